"""Worked samples wherever they stand in a prompt: amid its rules, under headings, in tags.

`blocks` and `paragraphs` read the examples that stand before the question. A guideline has its
samples in a section of their own, and rules, tables or a form behind them. What tells a sample is
which cues the docs' own question has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from workbench.io.han import compiled, exactly

_FIELD = exactly(
    r"[ \t>*-]*(?:\(?\d{1,2}[.)、．][ \t]*)?(?:#{1,6}[ ])?\**"
    r"(?P<name>[¿¡]?[^\W\d_][^:：\n<>|\"“]{0,40}?)[ \t*]*(?P<mark>[:：])(?!//)\**[ \t\u3000]*"
    r"(?P<content>[^\n]*)"
)
_TAG = exactly(
    r"[ \t]*<(?P<name>[^\W\d_][\w-]{0,30})>[ \t]*(?P<content>[^\n]*?)[ \t]*"
    r"(?:</(?P=name)>[ \t]*)?\Z"
)
_CLOSING_TAG = exactly(r"[ \t]*</[\w-]+>[ \t]*\Z")
_HEADING = exactly(r"[ \t]*(?:#{1,6} |[【■◆●▌]|\*\*[^*\n]+\*\*[ \t]*\Z)")
COUNTED = compiled(
    r"[ \t>*#\[(（【<-]*(?P<word>Example|Sample|Case|Shot|Demo|Illustration|Exemple|Modèle|Beispiel"
    r"|Muster|Ejemplo|Exemplo|Esempio|Voorbeeld|Пример|示例|样例|样本|范例|例题?|例子|案例|事例|예시?)"
    r"[ \t]?(?:#|No\.|Nr\.|n°)?[ \t]?(?P<n>\d{1,2}|[一二三四五六七八九十])"
    r"(?=[ \t]*(?:[.:)\]）】：>、．*]|$))",
    re.IGNORECASE,
)
"""A line that numbers what stands below it."""

_ARROW = exactly(
    r"[ \t>*•–-]*(?:\(?\w{1,2}[.)] )?(?P<asked>[^\n→⇒⟶]{2,300}?)[ \t]*(?:→|⇒|⟶|->|=>)[ \t]*"
    r"(?P<answer>[^\n→⇒⟶]{1,60}?)[ \t]*\Z"
)
_LETTERS = exactly(r"[^\W_]")
_NUMBER = exactly(r"[ #]*\d{1,2}\Z")
_SOME_OTHERS = 4
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Field:
    """A cue or a tag at the beginning of a line: its words in small letters, as it is written, and
    what stands behind it, up to the next or an empty line."""

    name: str
    written: str
    content: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A paragraph of the template that is made of cues, the number of its first line, and of its
    section: what stands below one heading or sentence."""

    fields: tuple[Field, ...]
    line: int
    section: int

    @property
    def names(self) -> tuple[str, ...]:
        """The cues' words, in order."""
        return tuple(field.name for field in self.fields)

    @property
    def answer(self) -> str:
        """What stands behind its last cue."""
        return self.fields[-1].content

    @property
    def question(self) -> str:
        """What stands behind its other cues."""
        return "\n".join(field.content for field in self.fields[:-1])


@dataclass(frozen=True, slots=True)
class Samples:
    """What a template shows: `asked` are the cues of the docs' own question, the last one open;
    `worked` the samples that are made as it is; `parts` all paragraphs of cues, in order, those
    among them; `pairs` the lines with an arrow; `rest` what the template says besides samples, and
    `lines` all lines, those of the question empty. `is_behind` says that samples stand behind the
    question, and nothing asks it again."""

    asked: tuple[Field, ...] = ()
    worked: tuple[Sample, ...] = ()
    parts: tuple[Sample, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    rest: str = ""
    lines: tuple[str, ...] = ()
    is_behind: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The words of the question's cues, in order."""
        return tuple(field.name for field in self.asked)


NO_SAMPLES = Samples()


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    is_told: bool

    @property
    def is_blank(self) -> bool:
        return not self.text.strip()


def samples_in(description: str, texts: Sequence[str], is_own: Callable[[str], bool]) -> Samples:
    """Return the samples in a description and in the inputs of some docs, of which it reads the
    first; what all of them have is the template's. `is_own` says of a cue whether the template
    wrote it."""
    if len(set(texts)) < _FEWEST:
        return NO_SAMPLES
    others = [set(text.split("\n")) for text in texts[1 : 1 + _SOME_OTHERS] if text != texts[0]]
    told = set.intersection(*others) if others else set[str]()
    lines = [_Line(line, is_told=True) for line in (*description.split("\n"), "")]
    lines += [_Line(line, not line.strip() or line in told) for line in texts[0].split("\n")]
    start, end = _region(lines)
    asked = _fields_asked(lines[start:end], is_own)
    if not asked or asked[-1].content:
        return NO_SAMPLES
    around = [replace(line, is_told=False) if start <= i < end else line
              for i, line in enumerate(lines)]  # fmt: skip
    names = tuple(field.name for field in asked)
    reader = _Reader(names)
    reader.read(around)
    parts, used = tuple(reader.made), reader.of_line
    worked = tuple(made for part in parts if (made := _as_asked(part, names)) is not None)
    shown = {part.line for part in worked}
    pairs: list[tuple[str, str]] = []
    rest: list[str] = []
    for place, line in enumerate(around):
        arrow = _ARROW.match(line.text) if line.is_told else None
        if arrow:
            pairs.append((arrow["asked"].strip(), arrow["answer"].strip()))
        elif line.is_told and used.get(place) not in shown:
            rest.append(line.text)
    is_behind = any(part.line >= end for part in worked)
    return Samples(
        asked,
        worked,
        parts,
        tuple(pairs),
        "\n".join(rest),
        tuple(line.text if line.is_told else "" for line in around),
        is_behind,
    )


def _region(lines: Sequence[_Line]) -> tuple[int, int]:
    """Return from which line to which one the docs' own question stands: what changes from doc to
    doc, with the cues around it."""
    last = next((i for i in range(len(lines) - 1, -1, -1) if not lines[i].is_told), -1)
    if last < 0:
        return 0, 0
    start = last
    for place in range(last, -1, -1):
        line = lines[place]
        if not line.is_told or _is_open(line.text):
            start = place
        elif not line.is_blank and _LETTERS.search(line.text) and not _is_tag(line.text):
            break
    end = next((i for i in range(last + 1, len(lines)) if lines[i].is_blank), len(lines))
    open_at = next((i for i in range(len(lines) - 1, last, -1) if not lines[i].is_blank), -1)
    if open_at >= end and _is_open(lines[open_at].text):
        end = open_at + 1  # an instruction stands between the row's text and the last cue
    return start, end


def _field(text: str) -> Field | None:
    """Return the cue or the tag that a line begins with."""
    match = _TAG.match(text) if "<" in text else None
    if match:
        return Field(match["name"].casefold(), f"<{match['name']}>", match["content"])
    match = _FIELD.match(text) if ":" in text or "：" in text else None
    if match is None:
        return None
    name = " ".join(match["name"].casefold().split())
    return Field(name, text[match.start("name") : match.end("mark")], match["content"].strip())


def _is_open(text: str) -> bool:
    field = _field(text)
    return field is not None and not field.content


def _is_tag(text: str) -> bool:
    return _CLOSING_TAG.match(text) is not None or (
        "<" in text and (match := _TAG.match(text)) is not None and not match["content"]
    )


def _fields_asked(lines: Sequence[_Line], is_own: Callable[[str], bool]) -> tuple[Field, ...]:
    """Return the cues of the docs' own question; a tag around cues is none."""
    found: list[Field] = []
    for place, line in enumerate(lines):
        field = _field(line.text)
        if field is None or not is_own(field.written):
            continue
        behind = next((each for each in lines[place + 1 :] if not each.is_blank), None)
        is_around = behind is not None and _is_tag(line.text) and _field(behind.text) is not None
        if line.is_told and field.content:
            continue
        if not is_around:
            has_text = field.content or (behind is not None and _field(behind.text) is None)
            found.append(replace(field, content="\1" if has_text else ""))
    return tuple(found)


class _Reader:
    """Reads the paragraphs of cues of a template's lines."""

    def __init__(self, asked: Sequence[str]) -> None:
        self.made: list[Sample] = []
        self.of_line: dict[int, int] = {}
        self._asked = asked
        self._fields: list[Field] = []
        self._first = self._section = 0

    def read(self, lines: Sequence[_Line]) -> None:
        for place, line in enumerate(lines):
            is_between = not line.is_told or line.is_blank or _is_around(lines, place)
            if is_between or COUNTED.match(line.text):
                self._close()
            elif _HEADING.match(line.text):
                self._close()
                self._section += 1
            else:
                self._take(place, line.text)
        self._close()

    def _take(self, place: int, text: str) -> None:
        field = _field(text)
        if field is None and self._fields and _CLOSING_TAG.match(text):
            self._close()
        elif field is None and self._fields:
            self.of_line[place] = self._first
            last = self._fields[-1]
            self._fields[-1] = replace(last, content=f"{last.content}\n{text.strip()}".strip())
        elif field is None:
            self._section += 1
        else:
            name = _canonical(field.name, self._asked)
            if self._fields and name == _without_heading(self._fields, self._asked)[0].name:
                self._close()
            if not self._fields:
                self._first = place
            self.of_line[place] = self._first
            self._fields.append(replace(field, name=name))

    def _close(self) -> None:
        """Make a part of the cues so far, or the rest of the one before that has an empty line."""
        own = _without_heading(self._fields, self._asked)
        before = self.made[-1] if self.made else None
        if before is not None and _goes_on(before, own, self._asked):
            self.made[-1] = replace(before, fields=(*before.fields, *own))
            for place in [p for p, at in self.of_line.items() if at == self._first]:
                self.of_line[place] = before.line
        elif own:
            self._section += len(own) < len(self._fields) or not own[-1].content
            self.made.append(Sample(tuple(own), self._first, self._section))
        self._fields = []


def _is_around(lines: Sequence[_Line], place: int) -> bool:
    """Say whether a line is a tag alone, around cues and not around a text."""
    text = lines[place].text
    if not _is_tag(text):
        return False
    if _CLOSING_TAG.match(text):
        return False
    behind = next((line for line in lines[place + 1 :] if not line.is_blank), None)
    return behind is None or _field(behind.text) is not None or _is_tag(behind.text)


def _without_heading(fields: Sequence[Field], asked: Sequence[str]) -> list[Field]:
    """Return cues without those that nothing stands behind, before others, and that are none of
    the question's: headings."""
    is_one = (field.content != "" or field.name in asked for field in fields)
    first = next((place for place, found in enumerate(is_one) if found), len(fields) - 1)
    return list(fields[max(0, first) :])


def _goes_on(before: Sample, fields: Sequence[Field], asked: Sequence[str]) -> bool:
    """Say whether some cues are the rest of a sample that has an empty line in it."""
    names = before.names
    rest = tuple(field.name for field in fields)
    is_begun = 0 < len(names) < len(asked) and tuple(asked[: len(names)]) == names
    return is_begun and rest == tuple(asked[len(names) :])


def _canonical(name: str, asked: Sequence[str]) -> str:
    """Return a cue's words without its number, where the question has them so."""
    bare = _NUMBER.sub("", name)
    return bare if name not in asked and bare in asked else name


def _as_asked(part: Sample, asked: Sequence[str]) -> Sample | None:
    """Return a paragraph's cues from the question's first one to its last, where it has all of them
    in their order, and an answer; None otherwise."""
    names = part.names
    if asked[-1] not in names or asked[0] not in names:
        return None
    end = len(names) - 1 - names[::-1].index(asked[-1])
    own = part.fields[names.index(asked[0]) : end + 1]
    places = [place for place, field in enumerate(own) if field.name in asked]
    if tuple(own[place].name for place in places) != tuple(asked) or not own[-1].content:
        return None
    return replace(part, fields=own)
