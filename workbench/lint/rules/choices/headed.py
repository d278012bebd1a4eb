"""Labels at the heads of a legend's lines, `- spam: wants money`, `| E17 | Kühlung |`, and those
that answers are: which of these a legend lacks. The rule `answer/legend` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.io.alike import in_latin
from workbench.io.han import exactly
from workbench.lint.rules.instructions.labels import PARTS, is_misspelt, may_name, texts_of
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.messages import Message, say

_FEWEST_DOCS = 4
_MOST_LABELS = 40
_LONGEST = 40
_FEWEST_HEADS = 2
_MOST_OF = 0.6
_MOST_LACKING = 2
_MOST_BETWEEN = 3
"""So many lines may stand between two heads: what is said goes on in them."""

_LINE = exactly(
    r"(?P<lead>[ \t>#|]*(?:[-*•·–●▪■□◦→]|[(（]?\w{1,2}[.)、）])?[ \t]*)"
    r"(?P<open>[*_`\"“「『【\[<(（]{0,3})(?P<rest>\S.*)"
)
_BEHIND = exactly(
    r"(?P<close>[*_`\"”」』】\]>)）]{0,3})"
    r"[ \t]*(?P<sep>[:：=|–—→]|->|=>|-(?=[ \t])|[(（]"
    r"|[ \t](?=[^\s:：|–—][^\n:：|–—]{0,24}[:：|–—])"
    r"|[ \t](?:means|is|are|if|when|for|covers|includes|describes|concerns|contains)[ \t])"
    r"(?P<said>.*)"
)
_LINE_WITHIN = exactly(r"(?<=[^\n:：])\n(?=[^\n])")
_SENTENCE_ENDS = exactly(r"([.。;；])\s*(?=[^\W\d_])")
_SIGNS = frozenset((":", "：", "=", "–", "—", "→", "->", "=>", "-"))
_CLAUSE_ENDS = exactly(
    r"[。！？]|[.!?](?=\s)|[ \t]*[;；,，、/|()（）\[\]{}][ \t]*"
    r"(?:and |or |und |oder |et |ou |y |o |e )?"
)
_CLOSES = exactly(
    r"(?m)(?:[:：=→>|\-]|->)[ \t]*[*`\"“「]{0,2}(?P<label>[^\n:：=→>|*`\"”」]{1,40})\W{0,3}$"
)
"""What closes a line as the answer of a sample does."""


_OWN_CUE = exactly(r"\A[^\W\d][^:：]{0,24}[:：]\s+(?=\S)|\A(?:从|從)(?=\w\Z)")


@dataclass(frozen=True)
class _Head:
    """What heads a line of a legend: as it is written, where its line is, how its line is laid
    out, and what is said of it."""

    label: str
    line: int
    form: tuple[str, str, str]
    said: str


def lacking(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs whose answer heads no line of a legend that most answers head
    lines of, and is told nowhere else."""
    golds = subject.rights_by_id
    counts = Counter(golds.values())
    is_set = 2 < len(counts) <= _MOST_LABELS and len(golds) >= _FEWEST_DOCS
    if not is_set or any(not 0 < len(one) <= _LONGEST or "\n" in one for one in counts):
        return {}
    said = texts_of(subject)[0]
    texts = (said, _by_sentence(said), _by_clause(said, counts))
    found = ((text, each) for text in texts for each in _legends(text, counts))
    for read, heads in found:
        if not _is_said_by_all(subject, heads):
            continue
        if read is texts[-1] and heads[0].form[-1] not in _SIGNS:
            continue  # `Oak is for four, Elm for eight`
        named = Counter(bare(head.label) for head in heads)
        missing = {one for one in counts if not _is_named(one, named)}
        if not missing:
            return {}
        told = sum(count for one, count in counts.items() if one not in missing)
        if len(missing) > _MOST_LACKING or told < _MOST_OF * len(golds):
            continue
        others = named.keys() - set(map(bare, counts))
        if len(others) > len(missing) + 1:
            continue
        is_twice = len(missing) == 1 and not others and max(named.values()) == 2
        rest = _without(read, heads, counts)
        missing = {
            one
            for one in missing
            if is_twice
            or _is_slip(one, heads)
            or not (_is_told(rest, one) or _ends_one(heads, one))
        }
        if missing:
            explained = ", ".join(dict.fromkeys(head.label for head in heads))
            return {
                doc: say("the legend explains {others}, and not the answer {gold}",
                         others=shorten(explained, 60), gold=shorten(gold, 30))
                for doc, gold in golds.items()
                if gold in missing
            }  # fmt: skip
    return {}


def _is_said_by_all(subject: Subject, heads: Sequence[_Head]) -> bool:
    """Say whether what is said of labels stands in another prompt, too: the turns of a talk, each
    behind its speaker, are the row's."""
    other = f"{subject.settings.description}\0{subject.rendered[-1].example.input}"
    return sum(head.said.strip() in other for head in heads) * 2 > len(heads)


def told_in_lines(subject: Subject) -> Mapping[str, str]:
    """Return what a legend's lines say of each answer that heads one of them, of the legend with
    most; none where it says two things of one, or the same of two."""
    for heads, known in (*_told(subject), *_told(subject, is_parted=True)):
        said = {head.label: head.said.strip(" |*\t") for head in heads if head.label in known}
        is_clear = len(said) == len({*said.values()})
        if is_clear and len(said) > 1 and sum(head.label in known for head in heads) == len(said):
            return said
    return {}


def heads_of(subject: Subject) -> tuple[Sequence[str], str]:
    """Return the heads of the legend's lines as they are written, of a legend that has each answer
    once in some case, and what the prompt says besides them; none without such a one."""
    for found, known in _told(subject):
        folded = {label.casefold() for label in known}
        is_table = found[0].label.casefold() not in folded and "|" in found[0].form
        heads = found[is_table:]  # without the names of its columns
        if Counter(head.label.casefold() for head in heads) == Counter(map(str.casefold, known)):
            lines = texts_of(subject)[0].split("\n")
            for head in heads:
                lines[head.line] = head.said
            return [head.label for head in heads], "\n".join(lines)
    return (), ""


def _told(
    subject: Subject, *, is_parted: bool = False
) -> Iterator[tuple[list[_Head], frozenset[str]]]:
    """Yield the legends of a prompt, those of one line where it `is_parted`, with the answers of
    all docs, where these are labels."""
    known = frozenset(subject.rights)
    if not 2 <= len(known) <= _MOST_LABELS or len(subject.rendered) < _FEWEST_DOCS:
        return
    if any(not 0 < len(one) <= _LONGEST or "\n" in one for one in known):
        return
    text = texts_of(subject)[0]
    text = _by_clause(text, known) if is_parted else text
    for heads in _legends(text, dict.fromkeys(sorted(known), 1)):
        yield heads, known


def _by_sentence(text: str) -> str:
    """Return a text with each sentence of a paragraph on a line of its own."""
    return _SENTENCE_ENDS.sub(r"\1\n", _LINE_WITHIN.sub(" ", text))


def _ends_one(heads: Iterable[_Head], label: str) -> bool:
    """Say whether a head ends with a label, behind words of its sentence: `Topics 0: sports`."""
    return any(re.search(rf"(?<!\w){re.escape(label)}\Z", head.label) for head in heads)


def _by_clause(text: str, golds: Iterable[str]) -> str:
    """Return a text with what stands between marks of a list on lines of its own, and each label
    at its line's beginning: a legend of one line, `Sort it: 1 = rent; 2 = heating`."""
    labels = "|".join(re.escape(gold) for gold in sorted(golds))
    begins = rf"(?<=\S)[ \t]+(?=(?:{labels})[ \t]*(?:[:：=＝→]|->|=>|[–—-]\s))"
    return re.sub(begins, "\n", _CLAUSE_ENDS.sub("\n", text))


def _is_slip(label: str, heads: Iterable[_Head]) -> bool:
    """Say whether a label is one of a legend but for a sign: `payments`, or a letter of another
    alphabet."""
    return any(
        is_misspelt(bare(label), bare(head.label)) or in_latin(label) == in_latin(head.label)
        for head in heads
    )


def _is_named(gold: str, named: Collection[str]) -> bool:
    """Say whether an answer is a label, or several of them, as it is written."""
    own = bare(gold)
    return own in named or all(bare(part) in named for part in PARTS.split(gold))


def _is_told(text: str, label: str) -> bool:
    """Say whether a text names a label."""
    if len(label) == 1:
        return re.search(rf"(?<![^\W_]){re.escape(label)}(?![^\W_])", text) is not None
    return may_name(text, bare(label))


def _legends(text: str, golds: Mapping[str, int]) -> Iterator[list[_Head]]:
    """Yield the legends of a text, those with most answers at their heads first: lines of one form,
    with few others between."""
    lines = text.split("\n")
    found: dict[tuple[str, str, str], list[_Head]] = {}
    for place, line in enumerate(lines):
        for gold in golds:
            if gold.casefold() in line.casefold() and (head := _head_of(line, place, gold)):
                found.setdefault(head.form, []).append(head)
                break
    known = sorted(found, key=lambda form: -len({head.label for head in found[form]}))
    for form in known:
        own = found[form]
        labels = {bare(head.label) for head in own}
        if len(labels) < _FEWEST_HEADS or 2 * len(labels) < len(golds):
            continue
        for block in _blocks(lines, form, own):
            inside = {bare(head.label) for head in block}
            if 2 * len(inside & set(map(bare, golds))) >= len(golds):
                yield block


def _head_of(line: str, place: int, label: str) -> _Head | None:
    """Return a line's head where it is a label, in whatever case, and something is said of it."""
    match = _LINE.match(line)
    if match is None or not match["rest"].casefold().startswith(label.casefold()):
        return None
    behind = _BEHIND.match(match["rest"], len(label))
    if behind is None or not behind["said"].strip(" |*"):
        return None
    form = (_kind_of(match["lead"]), match["open"], behind["sep"])
    return _Head(match["rest"][: len(label)], place, form, behind["said"])


def _kind_of(lead: str) -> str:
    return "#" if any(map(str.isalnum, lead)) else lead.strip()


def _blocks(
    lines: Sequence[str], form: tuple[str, str, str], heads: Sequence[_Head]
) -> Iterator[list[_Head]]:
    """Yield the lines of one form that stand together, those included whose head is no answer."""
    places = {head.line: head for head in heads}
    block: list[_Head] = []
    for place, line in enumerate(lines):
        head = places.get(place) or _other_head(line, place, form)
        if head is None:
            continue
        if block and place - block[-1].line > _MOST_BETWEEN:
            yield block
            block = []
        block.append(head)
    yield block


def _other_head(line: str, place: int, form: tuple[str, str, str]) -> _Head | None:
    """Return what heads a line that is laid out in a form."""
    lead, opens, sep = form
    match = _LINE.match(line)
    if match is None or _kind_of(match["lead"]) != lead or match["open"] != opens:
        return None
    label, is_parted, said = match["rest"].partition(sep)
    if sep not in ":：":  # a legend of one line has a cue of its own: `Codes: a = apple; p = pear`
        label = _OWN_CUE.sub("", label)
    label = label.strip(' \t*_`"”」』】]>)）')
    is_head = is_parted and 0 < len(label) <= _LONGEST and said.strip(" |*-")
    return _Head(label, place, form, said) if is_head and any(map(str.isalnum, label)) else None


def _without(text: str, heads: Sequence[_Head], golds: Collection[str]) -> str:
    """Return a text without a legend's heads, and without the answers of samples."""
    lines = text.split("\n")
    for head in heads:
        lines[head.line] = head.said
    labels = set(map(bare, golds))
    return _CLOSES.sub(lambda m: "" if bare(m["label"]) in labels else m[0], "\n".join(lines))
