"""A rule on what a template opens and does not close: quotes, brackets, tags, fences."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.frames import MASK
from workbench.lint.rules.texts.open_marks import is_of_a_sentence, is_of_options, open_marks
from workbench.lint.rules.texts.own_tags import TAG, blocks_left_open
from workbench.lint.subject import Subject
from workbench.lint.told import told_in
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 20
"""What a template does alike in all docs is seen in so many."""

_SEEN_LONG = 5
"""So many, where a description is read with each of them."""

_SHORTENED = 100
_LONG_VALUE = exactly(f"{MASK}{{{_SHORTENED + 1},}}")
"""A long text of the row is looked at as one of so many signs."""

_FEWEST_DOCS = 2
_MOST_OF = 0.8
_BRACKETS = dict(zip("([{（［【「『《〈〔“«„", ")]}）］】」』》〉〕”»“", strict=True))
_OPENS_LINES = {'"': '"', "“": "”", "„": "“", "«": "»", "「": "」"}
_ROUND = "(（“«「『【〔"
_SIGNS = exactly("[" + re.escape("".join(sorted({*_BRACKETS, *_BRACKETS.values(), '"'}))) + "]")
_LABEL = exactly(
    r"(?:^|(?<=[\s,;:、，。；：？！*\x01]))(?:[^\W\d_]|\d{1,2}|[ivx]{2,4}|[IVX]{2,4})[)）\]]"
)
"""The mark of an option, which nothing opens."""

_WORD_LABEL = exactly(r"^[ \t]*[^\W\d_]{3,10}[)）\]](?=[ \t]*\S)", re.MULTILINE)
"""The same in words, `alpha)`: one alone has lost its partner."""

_FACE = exactly(r"(?<!\w)(?<!\d[-–~/.,])[:;=8][-~]?[()\[\]]|\d\"|\d'\d*\"")
_FENCE = exactly(
    r"^[ \t]*(?P<mark>```+|~~~+|\$\$)(?P<word>[\w+-]*)[ \t]*$|(?P<three>\"{3}|'{3})",
    re.MULTILINE,
)
_CUE = exactly(r"\n[ \t]*[^\W\d_][^:：\n\x01]{0,24}[:：]")
_IN_CUE = compiled(
    r"[(（\[【][^()（）\[\]【】\"'“‘`={}\n]*[^\W\d_]{2}[^()（）\[\]【】\"'“‘`={}\n]*[:：]\s*\Z"
)
"""A bracket in the cue that the input ends with: what the model writes stands behind the colon."""

_BEFORE_TEXTS = exactly(f"[\\[【(（]{MASK}+[ ]+{MASK}+[ .!?。]*\\Z")
"""A bracket that begins the last line, before a text of the row and a further one behind it."""

_NAMED_BEFORE = compiled(
    r"\b(?:in|inside|within|between|by|with|from|of|the|each|every|and|called|after|before|under)"
    r"\s[\"'“‘`「]?\Z|[在用以由从和与面的将把对于][\"“‘`「]?\Z",
    re.IGNORECASE,
)
_NAMED_BEHIND = compiled(
    r"[\"'”’`」]{0,2}\s?(?:(?:opening |xml |html )?(?:tag|block|section|element|marker)s?\b"
    r"|标签|标记|之间|[中里内])",
    re.IGNORECASE,
)
"""What stands around a tag that a sentence speaks of: `the text in the <lease> tags`."""

_VOID = frozenset({"br", "hr", "img", "wbr", "input", "meta", "link", "col"})
"""Tags of HTML that nothing closes."""

_POINTS = frozenset("»›》〉>")
"""They may point at what follows them."""

_ROLES = frozenset({"user", "assistant", "system", "human", "bot", "agent", "customer", "tool"})
_BBCODE = exactly(r"\[(?P<close>/?)(?P<name>[A-Z][A-Z_-]{2,24}|/?[a-z]{3,16})\]")


@dataclass(frozen=True, slots=True)
class _Open:
    """What is opened and not closed, or closed and never opened (`is_close`), and where."""

    mark: str
    place: int
    is_close: bool
    is_sure: bool = True


def unclosed(subject: Subject) -> Iterator[Hit]:
    """A quote, a bracket, a tag or a fence that the template opens is never closed, or one that it
    closes was never opened, in all docs alike."""
    is_long = bool(subject.settings.description)
    items = subject.rendered[: _SEEN_LONG if is_long else _SEEN_DOCS]
    if len(items) < _FEWEST_DOCS or subject.in_chat:
        return
    found = [(item, _unclosed_in(subject, item)) for item in items]
    marks = Counter(
        one.mark for _, several in found for one in {o.mark: o for o in several}.values()
    )
    for mark, count in marks.items():
        if count < _MOST_OF * len(items):
            continue
        for item, several in found:
            one = next((one for one in several if one.mark == mark), None)
            if one is None:
                continue
            text = f"{_before(subject)}{item.example.input}"
            around = text[max(0, one.place - 12) : one.place + 16]
            yield Hit(
                say("{mark} is closed, and nothing opens it: {around}",
                    mark=mark, around=shorten(around))
                if one.is_close
                else say("{mark} is opened and never closed: {around}",
                         mark=mark, around=shorten(around)),
                say("Write both ends of the quote, bracket, tag or fence, or neither."),
                item.doc.id,
                subject.code.line_with(mark) or subject.code.line_of_input,
                about=mark,
                severity=None if one.is_sure else "hint",
            )  # fmt: skip


def _before(subject: Subject) -> str:
    """Return what stands before an input: the description, apart from it."""
    description = subject.settings.description
    return f"{description}\n\n" if description.strip() else ""


def _unclosed_in(subject: Subject, item: Rendered) -> list[_Open]:
    """Return what the description and a doc's input leave open, but for what the answer closes, or
    what stands open at its very end for the model to go on in."""
    before = _before(subject)
    whole = _without_json(f"{before}{told_in(item)}")
    text = _LONG_VALUE.sub(MASK * _SHORTENED, whole)
    if item.example.input[-1:] in ('"', "{", "[", "(", "`", "“", "「", "<", "*", "$"):
        return []
    closed = "\n".join((*item.example.outputs, *item.choices, *subject.decoding.until))
    found = [
        *_fences(text),
        *_tags(text, TAG, item),
        *_tags(text, _BBCODE, item),
        *_blocks(text),
        *_brackets(text),
        *_pairs(text),
    ]
    last = text.rstrip()[-1:]
    if last in _POINTS and text.count(last) > 1:  # what each cue ends with
        found = [one for one in found if one.mark != last]
    found = [one for one in found if not _is_named_close(text, one, len(before))]
    left = [
        one
        for one in found
        if one.is_close or _is_left_behind(text, one) or not _closes(one.mark, closed)
    ]
    place = open_marks(text)
    left = left or ([] if place is None else [_Open("(", place, is_close=False)])
    return [replace(one, place=_place_in(whole, one.place)) for one in left]


def _place_in(whole: str, place: int) -> int:
    """Return where a place is in a text of which long values were shortened before it."""
    for match in _LONG_VALUE.finditer(whole):
        if match.start() + _SHORTENED > place:
            break
        place += match.end() - match.start() - _SHORTENED
    return place


def _is_left_behind(text: str, one: _Open) -> bool:
    """Say whether a round bracket or a quote was opened in an earlier paragraph than the last,
    where no answer closes it."""
    return one.mark in _ROUND and re.search(r"\n[ \t]*\n", text[one.place :]) is not None


def _is_named_close(text: str, one: _Open, described: int) -> bool:
    """Say whether a sentence speaks of a closing tag: `Stop after </answer>.` In a description of
    so many signs any that stands within a line is one."""
    if not one.is_close or one.mark[0] not in "<[":
        return False
    line = text[text.rfind("\n", 0, one.place) + 1 : one.place]
    is_within = one.place < described and line.strip() != ""
    return is_within or _NAMED_BEFORE.search(line[-12:]) is not None


def _blocks(text: str) -> Iterator[_Open]:
    for name, place, is_sure in blocks_left_open(text):
        if name.casefold() not in _VOID:
            yield _Open(f"<{name}>", place, is_close=False, is_sure=is_sure)


def _closes(mark: str, answers: str) -> bool:
    close = f"</{mark[1:-1]}" if mark[0] == "<" else _BRACKETS.get(mark, mark)
    if mark in _BRACKETS and close != mark:  # `(b)` closes what it opens itself
        return any(one.count(close) > one.count(mark) for one in answers.split("\n"))
    return close in answers


def _fences(text: str) -> Iterator[_Open]:
    """Yield a fence that is open at the end, where a line of the template stands behind it: else it
    is for the model to go on in."""
    for mark in ("`", "~", "$", '"', "'"):
        every = [m for m in _FENCE.finditer(text) if (m["mark"] or m["three"])[0] == mark]
        if len(every) % 2 == 0:
            continue
        last = every[-1]
        sign = last["mark"] or last["three"]
        behind = text[last.end() :]
        has_cue = _CUE.search(behind) is not None
        if behind.strip() and (has_cue or not last["word"]):
            yield _Open(sign, last.start(), is_close=False)


def _tags(text: str, pattern: AnyPattern, item: Rendered) -> Iterator[_Open]:
    """Yield the tags that are opened and not closed. Where several names are opened and none is
    closed they are marks of roles; and a tag that the prompt speaks of is none."""
    if ("<" if pattern is TAG else "[") not in text:
        return
    opened: dict[str, list[int]] = {}
    closed: dict[str, list[int]] = {}
    for match in pattern.finditer(text):
        if pattern is TAG and (match["void"] or match["name"].casefold() in _VOID):
            continue
        (closed if match["close"] else opened).setdefault(match["name"], []).append(match.start())
    for name, places in opened.items():
        is_framing = any(_frames(text, place, name) for place in places)
        alone = [other for other in opened if other not in closed and other != name]
        if pattern is _BBCODE and name in _ROLES:
            continue
        if text.rstrip().endswith(f"<{name}>"):
            places = places[:-1]  # the answer stands behind it
        meant = [place for place in places if not _is_spoken_of(text, place, name)]
        if len(closed.get(name, [])) < len(meant) and is_framing and (closed or not alone):
            if not closed.get(name) and sum(_frames(text, p, name) for p in places) > 1:
                continue  # it begins turns
            if re.search(rf"[\[<]/?end(?: of|_of)?[ _]{re.escape(name)}[\]>]", text, re.I):
                continue
            yield _Open(f"<{name}>" if pattern is TAG else f"[{name}]", places[-1], is_close=False)
    for name, places in closed.items():
        if len(opened.get(name, [])) < len(places):
            mark = f"</{name}>" if pattern is TAG else f"[/{name}]"
            if mark not in str(item.doc.data):
                yield _Open(mark, places[-1], is_close=True)


def _is_spoken_of(text: str, place: int, name: str) -> bool:
    """Say whether a sentence names a tag, and frames nothing with it."""
    behind = place + len(name) + 2
    return (
        not _frames(text, place, name)
        and _NAMED_BEFORE.search(text[max(0, place - 12) : place]) is not None
        and _NAMED_BEHIND.match(text, behind) is not None
    )


def _frames(text: str, place: int, name: str) -> bool:
    """Say whether a value of the row stands right behind a tag, or on the next line."""
    return re.match(r"[\s\"“]{0,3}\x01", text[place + len(name) + 2 :]) is not None


def _without_json(text: str) -> str:
    """Return a text of the same length without its lines that are JSON by themselves."""
    if '{"' not in text:
        return text
    return "\n".join(
        " " * len(line) if line.startswith("{") and _is_json(line) else line
        for line in text.split("\n")
    )


def _is_json(line: str) -> bool:
    try:
        return isinstance(json.loads(line, strict=False), dict)
    except ValueError:
        return False


def _brackets(text: str) -> Iterator[_Open]:
    """Yield brackets and double quotes of the template that have no partner."""
    bare = _FACE.sub(_blank_but_quotes, text)
    labels = {match.end() - 1 for match in _LABEL.finditer(bare)}
    worded = [match.end() - 1 for match in _WORD_LABEL.finditer(bare)]
    labels |= set(worded if len(worded) > 1 else ())
    bare = re.sub(r"\"{3}|<[^<>\n]{1,60}>", lambda m: " " * len(m[0]), bare)
    bare = _quoted_by_line(_as_turned(bare))
    waiting: list[tuple[str, int]] = []
    quotes: list[int] = []
    for match in _SIGNS.finditer(bare):
        sign, place = match[0], match.start()
        if sign == '"':
            quotes.append(place)
        elif sign in _BRACKETS and not (sign == "“" and waiting and waiting[-1][0] == "„"):
            waiting.append((sign, place))
        else:
            fitting = next((w for w in reversed(waiting) if _is_pair(w[0], sign)), None)
            if place in labels and (fitting is None or _is_below(bare, fitting[1], place)):
                continue
            if fitting is None:
                yield _Open(sign, place, is_close=True)
            else:
                waiting.remove(fitting)
    for sign, place in waiting:
        if not _is_open_to_end(bare, place):
            yield _Open(sign, place, is_close=False)
    if len(quotes) % 2:
        place = _odd_one(bare, quotes)
        if not _is_open_to_end(bare, place):
            yield _Open('"', place, is_close=False)


def _is_below(text: str, opened: int, place: int) -> bool:
    """Say whether a label's bracket begins a line below what is open, or is in another paragraph; a
    line may have been broken for its length, `(a murder in` and `1890 is W)`."""
    between = text[opened:place]
    line = between.rpartition("\n")[2]
    return "\n\n" in between or ("\n" in between and len(line.split()) == 1)


def _blank_but_quotes(match: re.Match[str]) -> str:
    """Return blanks for a face or a length in inches; a digit before a quote that closes what its
    paragraph opened is none: `"2 of 3"`."""
    text, start = match.string, match.start()
    before = text[text.rfind("\n\n", 0, start) + 1 : start]
    is_closing = match[0][-1] == '"' and match[0][0].isdigit() and before.count('"') % 2
    return match[0] if is_closing else " " * len(match[0])


_AS_CUE = exactly(r"[^\W_](?:[^»\n]{0,14}[^»\W])?»[^»\n]*$")


def _is_pair(opener: str, sign: str) -> bool:
    return _BRACKETS[opener] == sign or (opener, sign) == ("„", "”")  # German, and Polish


def _lines_with(mark: str, text: str) -> Sequence[str]:
    return [line for line in text.split("\n") if mark in line]


def _as_turned(text: str) -> str:
    """Return a text with quotes as English and French have them: German has »these«, and Swedish
    ”one” or »one» at both ends; cues that end in a mark, `Premise»`, have colons."""
    if "»" in text and "«" not in text and all(map(_AS_CUE.match, _lines_with("»", text))):
        text = text.replace("»", ":")
    if 0 <= text.find("»") < text.find("«"):
        text = text.translate(str.maketrans("»«", "«»"))
    for opener, close in ("«»", "“”"):
        if opener not in text and "„" not in text and close in text:
            text = re.sub(
                rf"(?<!\S){close}(?=\S)([^{close}\n]*){close}", rf"{opener}\1{close}", text
            )
    return text


def _quoted_by_line(text: str) -> str:
    """Return a text without the quotes that each further line of a quotation begins with, as those
    of several paragraphs do until the last of them closes it."""
    lines = text.split("\n")
    within = ""
    for place, line in enumerate(lines):
        mark = line.lstrip()[:1]
        if within and mark == within:
            at = line.index(mark)
            lines[place] = f"{line[:at]} {line[at + 1 :]}"
            rest = line[at + 1 :]
        elif mark and mark in _OPENS_LINES:
            rest, within = line.partition(mark)[2], mark
        elif line.strip():
            rest, within = "", ""
        else:
            continue
        if within and _OPENS_LINES[within] in rest:
            within = ""
    return "\n".join(lines)


def _odd_one(text: str, quotes: Sequence[int]) -> int:
    """Return the place of the quote that has no partner: the first whose line has an odd number."""
    lines = Counter(text.count("\n", 0, place) for place in quotes)
    odd = [place for place in quotes if lines[text.count("\n", 0, place)] % 2]
    return odd[0] if odd else quotes[-1]


def _is_open_to_end(text: str, place: int) -> bool:
    """Say whether what is open at a place stands on the input's last line, or is the brace of JSON
    or of a program that the model goes on with."""
    is_last = "\n" not in text[place:].rstrip()
    if is_last and _BEFORE_TEXTS.match(text, place) and text[:place].rstrip(" ")[-1:] in ("", "\n"):
        return False
    if is_last and _IN_CUE.match(text, place):
        word = text[:place].rstrip(" ")[-1:]
        return not word.isalpha() or (len(word.encode()) == 1 and text[place - 1] != " ")
    if is_last and text.rstrip()[-1] in "?？" and len(text[place:].split()) > 2:
        return False  # a question is over: `(yes or no ?`
    if is_last and is_of_options(text[place:].rstrip()):
        return False
    if is_last and is_of_a_sentence(text[place:].rstrip()):
        return False
    is_left = text[place] == "(" and "\n\n" in text[place:]
    return is_last or (
        not is_left
        and text[place] in "{[("
        and text[place + 1 : place + 2] in '\n"'
        and MASK in text[place:]
    )


def _pairs(text: str) -> Iterator[_Open]:
    """Yield the marks of bold print and of code in a line that are there an odd number of times."""
    start = 0
    for line in text.split("\n"):
        for mark in ("**", "`") if "```" not in line else ():
            if line.count(mark) % 2 and (mark == "`" or not re.search(r"\w ?\*\* ?\w", line)):
                yield _Open(mark, start + line.rfind(mark), is_close=False)
        start += len(line) + 1


RULES = (
    Rule(
        "text/unclosed",
        "warning",
        unclosed,
        "The model cannot tell where a text that is quoted or marked ends, and may close it "
        "itself.",
    ),
)
