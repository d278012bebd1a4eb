"""What stands right behind another text, with no white space or mark between: a cue of the
template, the next sentence of an instruction, the next item of a list, another text of the row. The
rule `text/run-together` says so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 60
"""What a template does alike in all docs is seen in so many."""

_MOST_OF = 0.5
_NEARLY_ALL = 0.8
_FEWEST_DOCS = 3
_MOST_LEAVES = 40
_FEWEST_SIGNS = 3
_ENDS = ".!?,)]\"'”’…。！？；」』）】"
_MOST_BEFORE = 17
_ENDS_IN_MARK = compiled(rf"[^\s:：]*[{re.escape(_ENDS)}]\Z")
_ENDS_IN_WORD = compiled(rf"[^\s:：]*[\w{re.escape(_ENDS)}]\Z")
_STOPS = tuple(".!?。！？；;")
_OPENING, _CLOSING = tuple("\"'“‘「『`«"), tuple("\"'”’」』`»")
_CUE = compiled(
    r"(?:\A|[\n\0]|(?<=[.!?)\"'”。！？a-z}]))"
    r"(?P<cue>(?:[A-Z][^\W\d_]*|(?:\A|(?<=[\n\0。！？}]))[\u0400-\u052f\u3040-\u9fff\uac00-\ud7af]{1,12})"
    r"(?:[ ](?:[^\W_]+|\([^()\n]{1,20}\))){0,3}[ ]?[:：])"
)
"""A cue at the beginning of a literal or a line, or right behind another sign: `{text}Label:`."""

_GOES_ON = compiled(
    r"(?:由此|因此|所以|可知|可见|那么|于是|从而|换言之|也就是说|つまり|従って|よって)"
)
"""What a sentence goes on with, and no text begins with."""

_OF_DATES = exactly(r"[DMYTJAGHS]{2,4}\s?[:：]")
"""The end of how a date is to be written, `DD.MM.YYYY:`."""

_IN_A_WORD = exactly(r"(?<=[a-z])(?:[A-Z]{2,}|TeX|Script|Tube|Hub|Phone|Point|Book|Net)[:： ]")
"""The second half of a name such as LaTeX, MySQL or JavaScript."""

_SENTENCES = exactly(r"(?<=[^\W\d_A-Z]{2})[.?!](?=[A-Z][a-z]+[ ,])(?![A-Z]\w*\()")
_TWO_LETTERS = exactly(r"[^\W\d_]{2}")
_NEW_SENTENCE = exactly(r"[A-Z][a-z]*[ ,][^\n]*[.?!:]")
_MARK = exactly(r"[(\[（]?(?:[A-Za-z]|\d{1,2})[.)\]:：．、）][ ]?")
"""The mark of an option."""

_IN_CODE = exactly(r"[=(){}\[\]<>/\\`_@]|\w\.\w+\.\w")
_EAST = compiled("[\u3040-\u30ff\u3400-\u9fff]")


_IN_BRACKETS = exactly(r"(?:\A|\n)[ \t]*[(（\[【〔][^()（）\[\]【】〔〕\n]{1,24}[)）\]】〕]\Z")
"""How a line begins whose cue has what may be answered before it: `（对/错）判断：`."""

_FULL_STOPS = frozenset("。！？")
_SENTENCE_SIGNS = 8


def run_in_examples(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before which one worked example ends where the next one begins, on one line:
    `Topic: sports Headline: Probe lands`."""
    for item in subject.some(_SEEN_DOCS):
        text = item.example.input
        cues = subject.cues(text)
        if len(cues) < _FEWEST_DOCS or cues[-1].content.strip():
            continue
        closing = cues[-1].written
        openings = {cue.written for cue in cues if cue.name != cues[-1].name}
        for opening in openings:
            found = re.search(
                rf"^{re.escape(closing)}[ \t]*[^\n]{{1,40}}?[ \t]*{re.escape(opening)}", text, re.M
            )
            if found and not stands_in(item.doc.data, found[0]):
                yield Hit(
                    say("an example goes on in the next one on its line: {around}",
                        around=shorten(found[0], 50)),
                    say("End each example with the same line breaks."),
                    item.doc.id,
                    subject.code.line_with(opening) or subject.code.line_of_input,
                    about="run in",
                )  # fmt: skip
                break


def glued_cues(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a cue of the template right behind a word or a mark, in most
    docs; and those in which two sentences of it have nothing between them."""
    items = subject.some(_SEEN_DOCS)
    found: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    cues = _cues_of(subject)
    for item in items if cues else ():
        text = item.example.input
        for cue in cues:
            if _is_within_lines(cue, subject.code.template):
                continue
            glued = (a for a in _glued(text, cue) if not stands_in(item.doc.data, a))
            # `哪个成语？候选：` is written so: only behind a text of the row something is missing.
            glued = (a for a in glued if not (_EAST.search(a) and a in subject.code.template))
            around = next(glued, "")
            if around:
                found[cue].append((item, around))
    for cue, cases in found.items():
        if len(cases) < max(min(_FEWEST_DOCS, len(items)), _MOST_OF * len(items)):
            continue
        for item, around in cases:
            yield Hit(
                say("the cue {cue!r} stands right behind what comes before it: {around}",
                    cue=cue, around=shorten(around)),
                say("Begin it on a line of its own: a newline is missing before it."),
                item.doc.id,
                subject.code.line_with(cue) or subject.code.line_of_input,
                about=cue,
            )  # fmt: skip
        return
    yield from _glued_sentences(subject, items)


def _is_within_lines(cue: str, template: str) -> bool:
    """Say whether a template has a cue behind a full stop wherever it stands, in its samples and
    its question: `Item: a knife. Verdict:`."""
    places = [match.start() for match in re.finditer(re.escape(cue), template)]
    behind_stops = [template[:place].rstrip(" ")[-1:] in _STOPS for place in places]
    return any(behind_stops[: len(places) if len(places) > 1 else 0]) and all(
        is_behind or template[:place].endswith("\0")
        for place, is_behind in zip(places, behind_stops, strict=True)
    )


def _cues_of(subject: Subject) -> Sequence[str]:
    """Return the template's cues, the longest first."""
    found = _CUE.finditer(subject.code.template)
    cues = {match["cue"] for match in found if not _IN_A_WORD.match(match.string, match.start())}
    cues = {cue for cue in cues if len(cue) > 2 or cue[0] in "QA问答"}
    cues = {cue for cue in cues if not _GOES_ON.match(cue) and not _OF_DATES.match(cue)}
    return sorted(cues, key=len, reverse=True)


def _glued(text: str, cue: str) -> Iterator[str]:
    """Yield where a cue stands right behind a word or a mark; where Chinese or Japanese marks end
    what is before it, only in a text whose other cues begin lines."""
    # In Chinese a cue may be the end of a sentence's words, and of no mark.
    ends = _ENDS_IN_MARK if _EAST.match(cue) else _ENDS_IN_WORD
    parts = text.split(cue)
    for part, behind in pairwise(parts):
        before = ends.search(part[-_MOST_BEFORE:])
        is_quoted = part[-1:] in _OPENING and behind[:1] in _CLOSING
        if before is None or is_quoted or _IN_BRACKETS.search(part):
            continue
        found = before[0] + cue
        is_east = _EAST.search(found) is not None
        if is_east and before[0][-1] in _FULL_STOPS and len(cue) >= _SENTENCE_SIGNS:
            continue  # a sentence behind another: `从下面选一个词抄下来：`
        if not is_east or re.search(r"\n[^\s:：]{1,8}[:：]", text):
            yield found


def _glued_sentences(subject: Subject, items: Sequence[Rendered]) -> Iterator[Hit]:
    told = [literal.text for literal in subject.code.literals if literal.of_input]
    told.append(subject.settings.description)
    for text in told:
        for match in _SENTENCES.finditer(text):
            around = text[max(0, match.start() - 12) : match.end() + 12]
            is_shown = any(around in i.example.input for i in items) or text is told[-1]
            if is_shown and not _IN_CODE.search(around):
                yield Hit(
                    say("two sentences have nothing between them: {around}", around=around),
                    say("Write a space or a newline between them."),
                    None if text is told[-1] else items[0].doc.id,
                    subject.code.line_with(around),
                    about="sentences",
                )
                return


def glued_items(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has the items of a row's list right behind each other."""
    glued: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    docs: Counter[str] = Counter()
    for item in subject.rendered if not subject.is_uniform else ():
        for name, value in _lists_of(subject, item):
            for part, leaves in _lists_in(value, name):
                joints = _joints(leaves, item.example.input)
                if joints is None:
                    continue
                docs[part] += 1
                around, is_marked = joints
                if around and (is_marked or not _is_spelt(leaves, item)):
                    glued[part].append((item, around))
    for name, cases in glued.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * docs[name]):
            continue
        for item, around in cases:
            yield Hit(
                say("the items of the row's {name} stand right behind each other: {around}",
                    name=name, around=shorten(around, 40)),
                say("Join them with something between: '\\n'.join(…), ', '.join(…)."),
                item.doc.id,
                subject.code.line_with("join") or subject.code.line_of_field(name)
                or subject.code.line_of_input,
                about=name,
            )  # fmt: skip


def _lists_of(subject: Subject, item: Rendered) -> Iterator[tuple[str, Any]]:
    """Yield the lists and dicts of a row with their names, and its options where these stand in
    fields of their own."""
    several = 0
    for name, value in item.doc.data.items():
        if isinstance(value, list | dict) and name != "target_scores":
            several += 1
            yield str(name), value
    options = subject.truths[item.doc.id].options
    if not several and len(options) > 2:
        yield "options", list(options)


def _lists_in(value: Any, name: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the lists in a value, each as the texts that it is made of, with the name of the field
    they stand in; the keys of a dict are no texts."""
    if isinstance(value, Mapping):
        parts = [*value.values()]
        for key, part in value.items():
            if isinstance(part, list | dict):
                yield from _lists_in(part, str(key))
        if not all(isinstance(part, str | int | float) for part in parts):
            return
    elif isinstance(value, list):
        parts = value
        if all(isinstance(part, list) for part in value):
            for part in value:
                yield from _lists_in(part, name)
            return
    else:
        return
    are_texts = all(isinstance(part, str) for part in parts)
    leaves = parts if are_texts else [str(leaf) for part in parts for leaf in _texts_of(part)]
    if 2 <= len(leaves) <= _MOST_LEAVES:
        yield name, leaves


def _texts_of(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        for value in part.values():
            yield from _texts_of(value)
    elif isinstance(part, list):
        for value in part:
            yield from _texts_of(value)
    elif isinstance(part, str | int | float) and not isinstance(part, bool):
        yield str(part)


def _joints(leaves: Sequence[str], text: str) -> tuple[str, bool] | None:
    """Return where most items of a list stand right behind the one before, "" where they do not,
    and whether all have marks such as `2:`; None where the list is not shown in its order."""
    place, count, glued, marked, around = -1, 0, 0, 0, ""
    for leaf in leaves:
        if not leaf.strip():
            return None
        at = text.find(leaf, max(place, 0))
        if at < 0:
            return None
        if place >= 0:
            count += 1
            is_next = at == place or _MARK.fullmatch(text, place, at) is not None
            if is_next and _is_joint(text[place - 1], text[place]):
                glued += 1
                # In Chinese and Japanese brackets alone may part the items of a line.
                marked += at > place and text[place].isalnum()
                around = around or text[max(0, place - 12) : at + 12]
        place = at + len(leaf)
    # Of a list of dicts every other joint may be the template's own.
    return around if 2 * glued >= max(count - 1, 1) and glued else "", 0 < count == marked


def _is_joint(before: str, after: str) -> bool:
    return (before.isalnum() or before in _ENDS) and (after.isalnum() or after in "\"'“‘(「（")


def _is_spelt(leaves: Sequence[str], item: Rendered) -> bool:
    """Say whether the items are signs, pieces of words, or words of a script that has no spaces."""
    if sum(map(len, leaves)) < _FEWEST_SIGNS * len(leaves):
        return True
    text = "".join(leaves)
    is_east = 2 * len(_EAST.findall(text)) > len(text)
    return is_east or stands_in(item.doc.data, text) or text in golds_of(item.example)


def glued_fields(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has two texts of the row right behind each other."""
    yield from _glued_words(subject)
    yield from _glued_to_sentences(subject)
    glued: dict[tuple[str, str], list[tuple[Rendered, str]]] = defaultdict(list)
    for item in subject.rendered if not subject.is_uniform else ():
        text = item.example.input
        ends: dict[int, str] = {}
        begins: list[tuple[int, str, str]] = []
        for name, value in item.doc.data.items():
            if isinstance(value, str) and len(value) > _FEWEST_SIGNS and " " in value.strip():
                at = text.find(value)
                if at >= 0:
                    begins.append((at, str(name), value))
                    ends[at + len(value)] = str(name)
        for at, name, value in begins:
            if at in ends and _is_joint(text[at - 1], value[0]):
                glued[ends[at], name].append((item, text[max(0, at - 12) : at + 12]))
    for (first, second), cases in glued.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered)):
            continue
        for item, around in cases:
            yield Hit(
                say("the row's {second} stands right behind its {first}: {around}",
                    first=first, second=second, around=shorten(around, 40)),
                say("Write a space or a newline between them."),
                item.doc.id,
                subject.code.line_of_field(second) or subject.code.line_of_input,
                about=second,
            )  # fmt: skip


def _glued_to_sentences(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a text of the row right behind a sentence of the template:
    `Translate the sentence.Der Hund`; where it is so in the first doc, nearly all have to be so."""
    glued: list[tuple[Rendered, str, str]] = []
    items = subject.rendered if not subject.is_uniform else ()
    for item in items:
        found = _behind_a_sentence(item, subject.code.template)
        glued += [(item, *found)] if found else []
        if not glued:
            return
    for item, name, around in glued if len(glued) >= _NEARLY_ALL * len(items) else ():
        yield Hit(
            say("the row's {name} has a word right beside it: {around}",
                name=name, around=shorten(around, 40)),
            say("Write a space or a newline between them."),
            item.doc.id,
            subject.code.line_of_field(name) or subject.code.line_of_input,
            about=name,
        )  # fmt: skip


def _behind_a_sentence(item: Rendered, template: str) -> tuple[str, str] | None:
    """Return the field whose text stands right behind a sentence that the template has, and what
    is around; None where there is none."""
    text = item.example.input
    for name, value in item.doc.data.items():
        bare = value.strip() if isinstance(value, str) else ""
        at = text.find(bare) if bare[:1].isupper() else -1
        sentence = text[:at].rpartition("\n")[2] if at > 0 else ""
        if not sentence.endswith((".", "!", "?")) or not _TWO_LETTERS.fullmatch(sentence[-3:-1]):
            continue
        is_said = len(sentence.split()) >= _FEWEST_SIGNS and not _IN_CODE.search(sentence)
        if is_said and sentence in template:
            return str(name), text[max(0, at - 12) : at + 12]
    return None


def _glued_words(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a word right behind a text of the row, its full stop maybe cut
    off, or right before it: `muddybecause`."""
    glued: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    for item in subject.rendered if not subject.is_uniform else ():
        text = item.example.input
        for name, value in item.doc.data.items():
            bare = value.strip().rstrip(".!?") if isinstance(value, str) else ""
            if len(bare.split(None, _FEWEST_SIGNS)) < _FEWEST_SIGNS or not bare[-1].isascii():
                continue
            at = text.find(bare)
            if at < 0:
                continue
            end = at + len(bare)
            is_behind = bare[-1].isalnum() and _TWO_LETTERS.match(text, end) is not None
            whole = at + len(value.strip())
            if value.strip()[-1] in ".!?" and _NEW_SENTENCE.match(text, whole):
                is_behind, end = True, whole
            before = text[max(0, at - 2) : at]
            is_before = before.isalpha() and len(set(before)) > 1 and bare[0].isalpha()
            place = end if is_behind else at
            around = text[max(0, place - 12) : place + 12]
            if (is_behind or is_before) and around.isascii():
                joined = (
                    text[max(0, end - 4) : end + 3] if is_behind else text[max(0, at - 3) : at + 4]
                )
                if not stands_in(item.doc.data, joined):
                    glued[str(name)].append((item, around))
    for name, cases in glued.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered)):
            continue
        for item, around in cases:
            yield Hit(
                say("the row's {name} has a word right beside it: {around}",
                    name=name, around=shorten(around, 40)),
                say("Write a space or a newline between them."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )  # fmt: skip
