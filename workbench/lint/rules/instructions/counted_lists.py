"""How many labels a prompt says there are, against the list of them: the lines behind what says
so, the list, table or headings that name all answers, or sentences that each begin with one. The
rule `answer/other-count` says so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from workbench.io.han import compiled, exactly
from workbench.lint.counts import ELSEWHERE, HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.about_answers import is_free, units_of
from workbench.lint.rules.instructions.labels import constant_of
from workbench.lint.subject import Subject
from workbench.lint.truth import bare

_MOST = 12
_LOOKED_AT = 60
_HEAD_SIGNS = 32
_WRAPPED = 60
_NOUNS = (
    r"labels?|categories|classes|topics|types|intents|grades|levels|codes|tags|options|relations"
    r"|statuses|verdicts|ratings|values|sentiments|emotions|kinds|subjects|departments|queues|desks"
    r"|priorities|sections|Kategorien|Klassen|Labels|Stufen|Arten|Noten|Typen|Themen|Ämter"
    r"|catégories"
    r"|classes|étiquettes|types|niveaux|notes|thèmes|categorías|clases|etiquetas|tipos|niveles"
    r"|temas"
    r"|categorias|rótulos|níveis|classi|categorie|etichette|tipi|livelli"
)
_HAN_NOUNS = (
    r"(?:个|種|种|级|级别|档|項|项|つの|種類の|段階の|個の)?(?:类别|类型|标签|等级|级别|类(?=$"
    r"|[，。；：（(]|之一)|种关系|关系|关系类型|栏目|科室|部门|意图|情感|主题|代号|档次"
    r"|カテゴリー?|ラベル|段階|種類|分類)"
)
_ITEM = exactly(
    r"(?P<indent>[ \t]*)(?P<mark>\|(?!\s*:?-{2})|[-*•·–▪]\s|\d{1,2}[.)、．]|[（(]\d{1,2}[)）]|[①-⑳]"
    r"|[（(]?[一二三四五六七八九十]{1,2}[)）、.]|[A-Za-z][.)]\s|#{2,5}\s)?\s*(?P<rest>\S.*)$"
)
_RULE = exactly(r"[ \t]*\|?\s*:?-{2,}[-|: ]*$")
_CUT = exactly(r"\s*(?:[:：=（(—–|→]|\s-\s|[。.]\s)")
_DEFINED = exactly(r"[^\s|#:：=—–][^|:：=—–\n]{0,24}?\s?(?:[:：=]|\s[—–-]\s|——)\s?\S")
_SENTENCES = compiled(r"(?<=[.!?])\s+|(?<=[。！？])")


@dataclass(slots=True)
class _Run:
    """A list: of which marks its lines are, what they begin with, and which line is before it."""

    kind: tuple[int, str]
    before: str
    heads: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)


def count_beside_list(subject: Subject) -> tuple[str, int] | None:
    """Return the words that count the labels wrongly, with how many are listed; None where there
    are none."""
    if not subject.rendered:
        return None
    text = constant_of(subject, subject.rendered[0])
    units = [unit for unit, _ in units_of(text)]
    own_cue = subject.blocks_of(subject.rendered[0])[-1].cues
    own = _pattern_of_cue(own_cue[-1].name.strip() if own_cue else "")
    patterns = (_OF_LABELS, own) if own else (_OF_LABELS,)
    every = (match for unit in units for one in patterns for match in one.finditer(unit))
    golds = {bare(subject.right_of(item)) for item in subject.some(_LOOKED_AT)}
    found = [match for match in every if _is_of_all(match, golds)]
    if not found:
        return None
    runs = _runs(text)
    inputs = [
        item.example.input for item in subject.rendered[:: max(1, len(subject.rendered) // 4)]
    ]
    for match in found:
        said = as_number(match["n"] or match["han"])
        counts = [
            len(run.heads)
            for run in runs
            if _is_behind(run, match) or golds <= {*run.heads} or _is_marked(run, match, golds)
        ]
        counts += _in_prose(text, match[0], golds)
        counts += () if counts else _in_a_sentence(text, golds)
        is_told = counts and said not in counts and said != len(golds)
        if is_told and all(match[0] in f"{subject.settings.description}\n{i}" for i in inputs):
            return match[0], counts[0]
    return None


def _pattern_of_cue(cue: str) -> re.Pattern[str] | None:
    """Return the expression for a number of what the last cue asks for."""
    if not cue:
        return None
    if not _IS_NOUN.fullmatch(cue):
        return re.compile(
            _counted(_NOTHING, f"[个個種种つの项級级]{{0,2}}{re.escape(cue)}"), re.IGNORECASE
        )
    own = re.escape(cue[:-1]) + ("ies" if cue[-1] == "y" else f"{re.escape(cue[-1])}e?[sn]?")
    return re.compile(_counted(own, _NOTHING), re.IGNORECASE)


def _counted(nouns: str, han: str) -> str:
    return (
        rf"(?<![\w.-])(?P<n>{NUMBERS}|{ELSEWHERE})\s(?:\w+\s)?(?:{nouns})(?!\w)"
        r"|(?<![第每前后0-9一二三四五六七八九十])"
        rf"(?P<han>{HAN})\s?(?:{han})"
    )


_NOTHING = "(?!)"
_BETWEEN_LABELS = exactly(
    r"\s*[,，、;；/|]\s*(?:(?:or|and|oder|und|ou|et|o|y|e|или|и|或|和)\s)?"
    r"|\s(?:or|and|oder|und|ou|et|o|y|e|или|и)\s|[或和]|または"
)
_OF_LABELS = exactly(_counted(_NOUNS, _HAN_NOUNS), re.IGNORECASE)
"""A number of labels."""
_IS_NOUN = exactly(r"[A-Za-z][\w -]{2,24}")
_SOME = compiled(
    r"\b(?:first|last|other|next|more than|at least|between|any|these|those|both|than|up to|or"
    r"|ersten"
    r"|letzten|beiden|andere\w*|premi\w+|derni\w+|autres|primer\w+|últim\w+|otr[oa]s|outr\w+"
    r"|altr\w+)"
    r"\s\Z|[前后末其这這那该]\Z|(?:同时|至少|超过|其他)[^，。]{0,6}\Z",
    re.IGNORECASE,
)


def _is_of_all(match: re.Match[str], golds: Collection[str]) -> bool:
    """Say whether a number is that of all labels, and not of some of them: of what is listed right
    before it, `从甲、乙、丙这三类中`, it is, too."""
    number = as_number(match["n"] or match["han"])
    before = match.string[: match.start()]
    sentence = _SENTENCES.split(before)[-1] + _SENTENCES.split(match.string[match.start() :])[0]
    is_numbering = before.strip(" #*§_") == "" and match[0][0].isdigit()
    return (
        2 <= number <= _MOST
        and not is_numbering
        and (not _SOME.search(before) or before[:-1].casefold().endswith(tuple(golds)))
        and not is_free(sentence)
    )


def _is_behind(run: _Run, match: re.Match[str]) -> bool:
    """Say whether a list stands right behind what counts it: a heading, or a line with a colon."""
    line = match.string
    behind = line[match.end() :].strip(" *_】」)）")
    return run.before != "" and line.endswith(run.before) and (
        behind in ("", ":", "：") or line.rstrip().endswith((":", "："))
    )  # fmt: skip


def _is_marked(run: _Run, match: re.Match[str], golds: Collection[str]) -> bool:
    """Say whether the answers are marks of a list, and what counts it ends the line before."""
    return set(golds) <= {*run.marks} and run.before.endswith(match.string.strip())


def _in_prose(text: str, words: str, golds: Collection[str]) -> Iterator[int]:
    """Yield the number of the sentences behind a count, in its paragraph, that begin with an answer
    each, where there is one for each and no other."""
    paragraph = text.partition(words)[2].partition("\n\n")[0].replace("\n", " ")
    rest = [part for part in _SENTENCES.split(paragraph)[1:] if part.strip()]
    heads = {gold for gold in golds for part in rest if part.casefold().startswith(gold)}
    if len(heads) == len(golds) > 1 and len(rest) == len(golds):
        yield len(golds)


def _in_a_sentence(text: str, golds: Collection[str]) -> Iterator[int]:
    """Yield how many labels a sentence has in a row that has all answers: `happy, sad or angry`."""
    for sentence in _SENTENCES.split(text):
        folded = sentence.casefold()
        places = [folded.find(gold) for gold in golds if gold]
        if len(places) < 2 or min(places) < 0:
            continue
        end = max(folded.rfind(gold) + len(gold) for gold in golds)
        parts = [part for part in _BETWEEN_LABELS.split(folded[min(places) : end]) if part.strip()]
        heads = {_CUT.split(part)[0].strip(" \"'“”‘’「」*`") for part in parts}
        if set(golds) <= heads and len(parts) <= _MOST:
            yield len(parts)


def _runs(text: str) -> Sequence[_Run]:
    """Return the lists of a text: lines behind marks of one kind, rows of a table, headings, and
    lines that say what their first words mean."""
    found: list[_Run] = []
    open_runs: list[_Run] = []
    before, last, is_apart = "", "", False
    for line in text.split("\n"):
        if _RULE.match(line):
            continue
        if not line.strip():
            is_apart = True
            continue
        match = _ITEM.match(line)
        if match is None:
            before, last = line.strip(), line
            continue
        mark = (match["mark"] or "").strip()
        kind = (len(match["indent"]), _kind(mark) if mark else "=" if _DEFINED.match(line) else "")
        while open_runs and not _goes_on(open_runs[-1], kind, last, is_apart=is_apart):
            open_runs.pop()
        if kind[1]:
            if not open_runs or open_runs[-1].kind != kind:
                open_runs.append(_Run(kind, before))
                found.append(open_runs[-1])
            open_runs[-1].heads.append(_head(match["rest"]))
            open_runs[-1].marks.append(bare(mark.strip("().、．（）")))
        before, last, is_apart = line.strip(), line, False
    for run in found:
        if run.kind[1] == "|":
            del run.heads[0]  # the names of the columns
    return [run for run in found if len(run.heads) > 1]


def _goes_on(run: _Run, kind: tuple[int, str], last: str, *, is_apart: bool) -> bool:
    """Say whether a list goes on with a line, or has it in one of its items."""
    if kind == run.kind:
        return not (is_apart and kind[1] == "=")
    if run.kind[1][0] == "#":
        return kind[1][:1] != "#" or len(kind[1]) > len(run.kind[1])
    is_wrapped = not is_apart and not kind[1] and len(last) > _WRAPPED
    return kind[0] > run.kind[0] or is_wrapped


def _kind(mark: str) -> str:
    if mark[0] in "|#":
        return mark
    return (
        "n"
        if re.search(r"[\d一二三四五六七八九十①-⑳]", mark)
        else "a"
        if mark[0].isalpha()
        else mark
    )


def _head(rest: str) -> str:
    plain = rest.lstrip('*_`"“「『| ')
    return bare(_CUT.split(plain)[0].strip('*_`"”“「」『』| '))[:_HEAD_SIGNS]
