// @ts-check
// The static twin (see twin.py) is for where the widget is not drawn; where it is, it is hidden.

/**
 * Hide the twin for as long as the widget is on the page; return what ends that.
 * @param {string} id of the twin, "" where there is none
 */
export function hideTwin(id) {
  const style = document.createElement("style");
  // A rule and not an attribute: each update puts a new element in the twin's place.
  if (id) style.textContent = `#${id}, .jp-OutputArea-child:has(#${id}) { display: none; }`;
  document.head.append(style);
  return () => style.remove();
}
