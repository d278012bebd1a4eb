// @ts-check
// Times as the reader's own clock has them: the kernel's, and that of whoever saved or scored, may
// be in other zones.

/**
 * Return a time as it is written, in short and in full with its zone; of what is no time with a zone,
 * the text itself.
 * @param {string} when as ISO 8601 has it, `2026-11-30T14:05:33+00:00`
 */
export function written(when) {
  const time = /T.*(Z|[+-]\d\d:?\d\d)$/.test(when) ? new Date(when) : null;
  if (!time || Number.isNaN(time.getTime())) return { short: when, minute: when, full: when };
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const day = `${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  const clock = `${two(time.getHours())}:${two(time.getMinutes())}`;
  const minute = `${time.getFullYear()}-${day} ${clock}`;
  return { short: `${day} ${clock}`, minute, full: `${minute} (${Intl.DateTimeFormat().resolvedOptions().timeZone})` };
}

/**
 * Put a time before what is said of an option, and where `inLabel`, before its label.
 * @param {import("./types").TimedName[]} options @param {boolean} [inLabel]
 */
export function withTimes(options, inLabel = false) {
  return options.map(({ when, label, title, ...option }) => {
    if (!when) return { ...option, label, title };
    const { short, full } = written(when);
    return { ...option, label: inLabel ? `${short} · ${label}` : label, title: title ? `${full} · ${title}` : full };
  });
}
