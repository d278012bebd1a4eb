"""What a line of the prompt says that the answer begins with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import told_in
from workbench.lint.truth import places_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_OF = 0.8
_FEWEST_SIGNS = 3
_SHARE = 0.8
"""More of an answer is the answer, of which other rules speak."""

_SAID = exactly(r"[:：]\s*[\"'“‘«„「『]?(?P<said>[^\n]+?)[\"'”’»」』)）\]】\s.…_]*$", re.MULTILINE)
"""What stands behind a cue on its line, without marks around it."""

_BEGINS = compiled(
    r"(?:以|用)[\"'“‘「『]?(?P<han>[^\"'”’」』\n]{1,30}?)[\"'”’」』]?(?:开头|打头|起头|开始)"
    r"|\b(?:starts?|begins?|starting|beginning|opens?)\s(?:with|by)\s(?:the\s(?:words?|phrase)\s)?"
    r"(?:[\"“‘«„'](?P<quoted>[^\"”’»“\n]{3,40}?)[\"”’»“'](?!\w)|(?P<bare>\w{3,})\b)",
    re.IGNORECASE,
)
"""`The translation begins with "The"`."""

_NEARLY_ALL = 0.9
_FEWEST_DOCS = 4
_FEWEST_IN_COMMON = 2
_ENDS = " \t\n.…_"
_PARTED_NUMBER = exactly(r"(?P<first>\d{1,4})[:.,/-]\d")
_GOES_ON = compiled(
    r"\b(?:complet\w+|continu\w+|finish\w*|go on|goes on|begins?|beginning|starts?|starting|opening"
    r"|next|rest of|remaind\w+|remaining|followed|follows|fill|initials?|prefix"
    r"|first (?:letter|word|character|sign|line|half)s?|autocomplet\w+|repeat\w*|extend\w*"
    r"|missing)\b"
    r"|续写|接着|接下|开头|開頭|补全|补齐|补充|補齊|续|續|完成|填|首字|首字母|下一|后半|后面|剩下|剩餘|重复|重複",
    re.IGNORECASE,
)
"""A task that is given the beginning of what is to be written, and says so."""


def begun(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a line on which nothing but the beginning of their answer stands behind a
    cue, where it is so of nearly all: `Hint: The baker`; or whose input ends so."""
    at_end = _at_the_end(subject)
    yield from _hits(subject, at_end or _on_a_line(subject) or _in_a_number(subject))


def _in_a_number(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose input has the number that their answer begins with, `between 15 and 16`
    for 15:37, where it is so of nearly all, and no field or text of the row has it."""
    found: list[tuple[Rendered, str]] = []
    lacking = 0
    for item in subject.rendered:
        match = _PARTED_NUMBER.match(golds_of(item.example)[0].strip())
        said = match["first"] if match else ""
        is_of_row = said in map(str, item.doc.data.values())
        is_said = said != "" and not is_of_row
        is_said = is_said and any(True for _ in places_of(said, told_in(item), beside=":.-/"))
        if is_said:
            found.append((item, said))
        lacking += not is_said
        if lacking > (1 - _NEARLY_ALL) * len(subject.rendered):
            return ()
    kinds = {said for _, said in found}
    return found if len(found) >= _FEWEST_DOCS and len(kinds) > 2 else ()


def _on_a_line(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs with such a line, and what it says."""
    items = subject.rendered
    found: list[tuple[Rendered, str]] = []
    for place, item in enumerate(items):
        if said := _beginning_in(item):
            found.append((item, said))
        elif len(found) + len(items) - place - 1 < _MOST_OF * len(items):
            return ()  # too few are left
    return found


def _at_the_end(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose input ends with the first words or signs of the output, and these,
    where it is so of nearly all and the same cue stands before."""
    items = subject.rendered
    found: list[tuple[Rendered, str]] = []
    cue = ""
    for place, item in enumerate(items):
        said = _said_at_end(item)
        if said:
            before = item.example.input.rstrip(_ENDS)[: -len(said)]
            common = end_in_common(cue, before) if found else before
            if len(common.strip()) >= _FEWEST_IN_COMMON:
                cue = common
                found.append((item, said))
        if len(found) + len(items) - place - 1 < max(_FEWEST_DOCS, _NEARLY_ALL * len(items)):
            return ()  # too few are left
    told = f"{subject.code.template}\n{subject.settings.description}"
    return () if _GOES_ON.search(told) else found


def _said_at_end(item: Rendered) -> str:
    """Return the beginning of a doc's output that its input ends with, and that is no value of the
    row by itself: the part of a text that the task is to go on with."""
    text, output = item.example.input.rstrip(_ENDS), item.example.output.strip()
    end = text[-1:]
    sizes = (n for n in range(len(output) - 1, 0, -1) if output[n - 1] == end)
    size = next((n for n in sizes if text.endswith(output[:n])), 0)
    said, before = output[:size], text[: len(text) - size][-1:]
    is_word = not (before.isascii() and before.isalnum() and said[:1].isalnum())
    if not is_word or not any(map(str.isalnum, said)):
        return ""
    for value in item.doc.data.values():
        leaves = list(leaves_of(value))
        if said in map(str.strip, leaves) or said == _bare(" ".join(leaves), said):
            return ""
    return said


def _bare(text: str, like: str) -> str:
    """Return `like` where a text has the same words, whatever stands between; else the text."""
    one, other = (re.findall(r"\w+", each) for each in (text, like))
    return like if one == other else text


def end_in_common(one: str, other: str) -> str:
    """Return with what two texts end alike."""
    pairs = zip(reversed(one), reversed(other), strict=False)
    size = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    return one[len(one) - size :]


def _hits(subject: Subject, found: Sequence[tuple[Rendered, str]]) -> Iterator[Hit]:
    for item, said in found if len({said for _, said in found}) > 1 else ():
        yield Hit(
            say("the input says how the answer begins: {said}", said=shorten(said, 30)),
            say("Take the answer out of the input; it belongs into output."),
            item.doc.id,
            subject.code.line_of_input,
            about="inside",
        )


def _beginning_in(item: Rendered) -> str:
    """Return what a text has of the beginning of a doc's answer, and no other text of its row."""
    golds = {*golds_of(item.example), item.example.output.strip()}
    text = item.example.input
    # Fewer signs are a beginning in Chinese alone.
    least = _FEWEST_SIGNS if text.isascii() else 1
    if not any(len(gold) > least and gold[:least] in text for gold in golds):
        return ""
    for said in _said_in(text):
        if not any(_begins(gold, said) for gold in golds):
            continue
        texts = (value for value in item.doc.data.values() if isinstance(value, str))
        others = [text for text in texts if text.strip() not in golds]
        # A text has its answer in it, where that is copied: then it is no beginning of its own.
        is_copied = any(gold in text for gold in golds for text in others if len(gold) > len(said))
        if not any(_is_of(said, text, is_copied=is_copied) for text in others):
            return said
    return ""


def _is_of(said: str, text: str, *, is_copied: bool) -> bool:
    """Say whether what is said may be another text of the row, or a part of it."""
    return text.strip().startswith(said) if is_copied else said in text


def _said_in(text: str) -> Iterator[str]:
    """Yield what stands alone behind a cue, and what something is said to begin with."""
    yield from (said for m in _SAID.finditer(text) if len(said := m["said"]) >= _FEWEST_SIGNS)
    yield from (said for match in _BEGINS.finditer(text) for said in match.groups() if said)


def _begins(gold: str, said: str) -> bool:
    """Say whether an answer begins with a text and goes on behind it; of few signs it is a whole
    word, since the first letter of a word is a riddle's clue."""
    if not gold.startswith(said) or len(said) > _SHARE * len(gold):
        return False
    if len(said) >= _FEWEST_SIGNS:
        return True
    is_plain = said.isascii() and said.isalnum()
    return not gold[len(said)].isalnum() if is_plain else len(said) > 1
