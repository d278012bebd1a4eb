"""Tags that part a prompt into blocks, each on a line of its own: one that is opened and never
closed. The rule `text/unclosed` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from workbench.io.han import exactly
from workbench.lint.frames import MASK

TAG = exactly(
    r"<(?P<close>/?)(?P<name>[^\W\d_][\w-]{0,24})(?:\s[^<>\n]{0,60})?(?P<void>/?)>",
)
_FORM = exactly(r"[.…_\s\x01]*\Z")


def blocks_left_open(text: str) -> Iterator[tuple[str, int, bool]]:
    """Yield the names of tags on lines of their own that nothing closes, with their places, and
    whether it is sure: other blocks of the text are closed. The last tag of a text is for the
    answer to go on in, and where several are opened and none is closed they are headings."""
    if "<" not in text:
        return
    opened: dict[str, list[int]] = {}
    counts: Counter[str] = Counter()
    paired: set[str] = set()
    for match in TAG.finditer(text):
        name = match["name"]
        if match["void"]:
            continue
        if match["close"]:
            counts[name] -= 1
            paired.add(name)
        else:
            counts[name] += 1
            if _is_a_line(text, match.start(), match.end()):
                opened.setdefault(name, []).append(match.start())
    never = [name for name in opened if counts[name] > 0]
    closed = [name for name in opened if counts[name] <= 0]
    if len(never) > 1 and not closed:
        return
    for name in never:
        place = _left_open(text, name, opened[name])
        rest = text[place:].partition(">")[2]
        if place >= 0 and not _FORM.match(rest):
            yield name, place, bool(closed) or name in paired


def _left_open(text: str, name: str, places: list[int]) -> int:
    """Return the place of the first of some tags that another of its name follows, or nothing."""
    close = f"</{name}>"
    for place, after in zip(places, (*places[1:], len(text)), strict=True):
        if close not in text[place:after]:
            return place
    return -1


def _is_a_line(text: str, start: int, end: int) -> bool:
    before = text[text.rfind("\n", 0, start) + 1 : start]
    behind = text[end:].partition("\n")[0]
    return not before.strip() and not behind.strip(f" \t\r{MASK}") and MASK not in behind
