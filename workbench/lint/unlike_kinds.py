"""More that nearly all rows of a file have in common, and a few lack: what kind of thing a text is
(a word, a number, an object of JSON, a table with its header), what stands around it or at its end,
and in which of two languages each of two texts is.

What rows say is read off the others of the file, so most of this needs no list of words; the marks
that annotators and answer keys leave are in lists here.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Any, Literal

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.tongues import ascii_words, small_words, tongue_of
from workbench.lint.unlike import FEWEST_ROWS, Fault, Row, Trait, faults_in, traits_of
from workbench.lint.unlike_brought import traits_of_brought
from workbench.lint.unlike_items import traits_of_items
from workbench.lint.unlike_scales import traits_of_scales
from workbench.lint.unlike_scripts import traits_of_scripts
from workbench.lint.unlike_values import rare, traits_of_values
from workbench.messages import Message, say

_FEW = 0.25
_FEW_QUOTED = 0.4
_MOST_LABELS = 12
_LONG = 40
_MOST_SHARED = 0.4
_MOST_PAIRS = 6
_LONGEST_CHECK = 400
_ACCENT = "\0"
_NUMBER = exactly(r"[-+−]?\d+(?:[.,]\d+)?")
_WORD = exactly(r"[^\W\d_]+")
_KEY = exactly(r"[{ ]'\w+': ")
_QUOTED = compiled(r"""(['"`“‘«「『])\1{0,2}(?P<inside>[^'"`“”‘’«»「」『』\n]+)['"`”’»」』]{1,3}""")

SIGNS_OF_VERDICTS = ("○", "×", "〇", "✓", "✗", "√", "✔", "✘", "☑", "☒", "✅", "❌")
VERDICTS = (
    *SIGNS_OF_VERDICTS,
    *("T", "F", "Y", "N", "R", "W"),
    *("对", "错", "正确", "错误", "是", "否", "正解", "不正解"),
    *("True", "False", "true", "false", "TRUE", "FALSE", "right", "wrong", "Right", "Wrong"),
    *("correct", "incorrect", "Correct", "Incorrect", "yes", "no", "Yes", "No", "YES", "NO"),
    *("vrai", "faux", "Vrai", "Faux", "richtig", "falsch", "Richtig", "Falsch"),
)
"""What answer keys write behind a statement, in brackets; signs also without."""

CHECKS = (
    r"\b(?:attention|instructed[- ]response|manipulation|instructional manipulation) check\b",
    r"\b(?:to show|to prove|to confirm|so we know) that you(?: are|'re| have)? (?:still )?"
    r"(?:read|reading|paying|human|awake)\b",
    r"\bplease (?:just |simply )?(?:select|choose|pick|click|mark|answer|tick|rate) "
    r"(?:this |it )?(?:as |on |the (?:option |label |answer )?)?[\"'“‘«]",
    r"\bif you(?: are|'re) (?:still )?(?:reading|paying attention)\b",
    r"\bthis is (?:only |just )?an? (?:test|gold|control|trap|screening|dummy|quality[- ]control) "
    r"(?:question|item|row|sentence|message|record|entry|example)\b",
    r"\b(?:ignore|do not answer|don't answer) this (?:question|item|row|sentence)\b",
    r"\blorem ipsum\b|\basdf+(?:gh)?(?:jkl)?\b|\bqwerty\b",
    r"\Atest(?:ing)?(?: (?:test|row|item|entry|\d+))?[.!]?\Z",
    r"(?:注意力|专注度|认真度|甄别)(?:检测|检查|测试|题)",
    r"(?:本题|此题|这道题|这一题|本条)(?:是|为|仅为)?(?:用于|用来)?(?:检[测验查]|测试|甄别)",
    r"(?:请|本题请)(?:直接)?(?:选择?|勾选|点击|填写?)[\"'“‘「『]",
    r"\A(?:(?:测试|測試|test|testing)[\s,，]*){1,3}(?:asdf\w*|\d+)?[.。！!]?\Z",
    r"\A测试(?:数据|题目?|行|条目|一下|\d+)?[。！]?\Z",
)
"""What a row says that is none of the data: it asks whether an annotator reads, or tries a form."""

_CHECKS = tuple(compiled(check, re.IGNORECASE) for check in CHECKS)
_CHECK_WORDS = (
    *("check", "you", "please", "this", "lorem", "asdf", "qwerty", "test", "测试", "測試"),
    *("题", "題", "请", "請", "注意"),
)
_VERDICT_END = compiled(
    rf"(?:(?<![A-Za-z0-9_])[(（\[【](?:{'|'.join(map(re.escape, VERDICTS))})[)）\]】]"
    r"|[✓✗√✔✘☑☒✅❌])\s*[。.]?\s*\Z"
)
_MARKS = "✓✗√✔✘☑☒✅❌)）]】"


def faults_by_trait(
    rows: Sequence[Row], fields: Sequence[str]
) -> Mapping[tuple[str, int], Sequence[Fault]]:
    """Return the rows that lack what most have in common, by field and the trait's place."""
    found: dict[tuple[str, int], list[Fault]] = defaultdict(list)
    for place, trait in enumerate([*traits_of(rows, fields), *more_traits(rows, fields)]):
        for fault in faults_in(rows, [trait]):
            found[trait.field, place].append(fault)
    return found


def more_traits(rows: Sequence[Row], fields: Sequence[str]) -> list[Trait]:
    """Return what most of the rows have in common besides, as far as these fields go."""
    if len(rows) < FEWEST_ROWS:
        return []
    found: list[Trait] = []
    columns = {name: [row[name] for row in rows if name in row] for name in fields}
    full = {name: values for name, values in columns.items() if len(values) >= FEWEST_ROWS}
    for name, values in full.items():
        found += filter(None, (make(name, values) for make in _MAKERS))
    found += traits_of_values(full)
    found += traits_of_items(full)
    found += traits_of_scripts(full)
    found += traits_of_scales(full)
    found += traits_of_brought(rows, full)
    texts = [name for name, values in full.items() if all(isinstance(v, str) for v in values)]
    for name in texts:
        found += filter(None, [_of_labels_elsewhere(name, {key: full[key] for key in texts})])
    tongue, words = cache(partial(_tongue, rows)), cache(partial(_vocabulary, rows))
    for one, other in combinations(texts[:_MOST_PAIRS], 2):
        found += filter(None, [_of_capitals(one, other, rows), _of_capitals(other, one, rows)])
        tongues = tongue(one), tongue(other)
        if "" in tongues or len({*tongues}) > 1:
            found += _exchanged(one, other, rows, tongues, words)
    return found


def _of_capitals(one: str, other: str, rows: Sequence[Row]) -> Trait | None:
    """Names in one field and things in another one, and a row that has them the other way round, as
    capital letters tell."""
    pairs = [(str(row.get(one, ""))[:1], str(row.get(other, ""))[:1]) for row in rows]
    odd = [place for place, (a, b) in enumerate(pairs) if a.islower() and b.isupper()]
    usual = sum(a.isupper() and b.islower() for a, b in pairs)
    if not 0 < len(odd) <= _FEW * len(rows) or usual + len(odd) < len(rows):
        return None
    texts = {str(rows[place][one]) for place in odd}

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = str(row.get(one, ""))
        if own not in texts:
            return ""
        return say("it has changed places with {other}: {own}", other=other, own=_short(own))

    return Trait(one, lacks)


def _tongue(rows: Sequence[Row], name: str) -> str:
    """Return the language of all texts of a field, "" where they have too little to tell."""
    return tongue_of("\n".join(str(row.get(name)) for row in rows))


def _of_quotes(name: str, values: Sequence[Any]) -> Trait | None:
    """Texts that stand in quotes as a whole, among others without; not what an interpreter shows,
    which has other values beside them."""
    if sum(map(_is_quoted, values)) < 2 or any(map(_is_of_python, values)):
        return None
    return rare(
        name, values, _is_quoted,
        lambda own: say("it stands in quotes, and others do not: {own}", own=_short(own)),
        is_sure=False, few=_FEW_QUOTED,
    )  # fmt: skip


def _is_quoted(value: Any) -> bool:
    return isinstance(value, str) and _QUOTED.fullmatch(value.strip()) is not None


def _is_of_python(value: Any) -> bool:
    text = str(value).strip()
    return text[:1] in ("[", "{", "(") or text in ("True", "False", "None")


def _of_json(name: str, values: Sequence[Any]) -> Trait | None:
    """Texts that are an object of JSON as a whole, among others that are none, or a whole row as
    Python prints it."""
    key = f"'{name}': "

    def is_record(value: Any) -> bool:
        is_one = isinstance(value, str) and value[:1] == "{" and value.rstrip()[-1:] == "}"
        return is_one and key in value and len(_KEY.findall(value)) > 1

    return rare(
        name, values, lambda value: _is_object(value) or is_record(value),
        lambda own: say("it is an object of JSON, and others are plain texts: {own}",
                        own=_short(own)),
        is_sure=True,
    )  # fmt: skip


def _is_object(value: Any) -> bool:
    if not isinstance(value, str) or value.strip()[:1] not in ("{", "[") or '"' not in value:
        return False
    try:
        made = json.loads(value)
    except (ValueError, RecursionError):
        return False
    return isinstance(made, dict) or (isinstance(made, list) and len(made) > 0)


def _of_labels(name: str, values: Sequence[Any]) -> Trait | None:
    """A few numbers where all others are a few words, each of them several times."""
    texts = [value.strip() for value in values if isinstance(value, str)]
    words = Counter(text for text in texts if text and not _is_number(text))
    is_closed = 1 < len(words) <= _MOST_LABELS and words.total() >= 2 * len(words)
    # Where words are there once, answers are open: names, years and `n/a`.
    once = sum(count == 1 for count in words.values())
    if len(texts) < len(values) or not is_closed or 3 * once > len(words):
        return None
    usual = ", ".join(sorted(words)[:3])
    return rare(
        name, values, _is_number,
        lambda own: say("it is the number {own}, where others are words: {usual}",
                        own=own, usual=usual),
        is_sure=True,
    )  # fmt: skip


def _of_labels_elsewhere(name: str, columns: Mapping[str, Sequence[str]]) -> Trait | None:
    """A text that is no label, where all others are a few, and whose row has one in another
    field, whose own texts are others: two notes or two players share theirs."""
    values = columns[name]
    counts = Counter(value.strip() for value in values)
    labels = {label for label, count in counts.items() if count > 1}
    often = sum(counts[label] for label in labels)
    if not 1 < len(labels) <= _MOST_LABELS or not (1 - _FEW) * len(values) <= often < len(values):
        return None
    apart = [
        key
        for key, texts in columns.items()
        if key != name and sum(text.strip() in labels for text in texts) <= _FEW * len(texts)
    ]

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = str(row.get(name, "")).strip()
        if not own or own in labels:
            return ""
        other = next((key for key in apart if str(row.get(key, "")).strip() in labels), "")
        said = say("it has changed places with {other}: {own}", other=other, own=_short(own))
        return said if other else ""

    return Trait(name, lacks, is_sure=True)


def _is_number(value: Any) -> bool:
    return isinstance(value, str) and _NUMBER.fullmatch(value.strip()) is not None


def _of_null(name: str, values: Sequence[Any]) -> Trait | None:
    """Null among truth values: whatever reads it takes it for a no."""
    if not all(value is None or isinstance(value, bool) for value in values):
        return None
    return rare(
        name, values, lambda value: value is None,
        lambda _: say("it is null, where others are true or false"), is_sure=True,
    )  # fmt: skip


def _of_header(name: str, values: Sequence[Any]) -> Trait | None:
    """Tables whose first line names the columns, and some that begin with their figures."""
    heads = [has for value in values if (has := _has_header(value)) is not None]
    if len(heads) < FEWEST_ROWS or sum(heads) < (1 - _FEW) * len(heads):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if _has_header(own) is not False:
            return ""
        return say("its table has no header, and others have one: {own}",
                   own=_short(str(_lines_of(own)[0])))  # fmt: skip

    return Trait(name, lacks, is_sure=True)


def _has_header(value: Any) -> bool | None:
    """Say whether the first line of a table has words alone above figures; None of no table."""
    if isinstance(value, str) and "\n" not in value:
        return None
    lines = _lines_of(value)
    cells = [_cells_of(line) for line in lines]
    if len(cells) < 2 or len({len(line) for line in cells}) != 1 or len(cells[0]) < 2:
        return None
    figures = [
        place
        for place in range(len(cells[0]))
        if all(_is_figure(line[place]) for line in cells[1:])
    ]
    if not figures:
        return None
    return not any(_is_figure(cells[0][place]) for place in figures)


def _lines_of(value: Any) -> Sequence[Any]:
    if isinstance(value, str):
        return [line for line in value.split("\n") if line.strip(" |-:+")]
    return value if isinstance(value, list) else []


def _cells_of(line: Any) -> Sequence[str]:
    if isinstance(line, list):
        return [str(cell) for cell in line]
    text = line.strip().strip("|") if isinstance(line, str) else ""
    sign = next((sign for sign in ("\t", "|", ";", ",") if sign in text), None)
    return [cell.strip() for cell in text.split(sign)] if sign else []


def _is_figure(cell: str) -> bool:
    return re.fullmatch(r"[$€£¥]?[-−]?\d[\d.,:/ ]*\s?[%°\w]{0,3}", cell.strip()) is not None


def _of_verdicts(name: str, values: Sequence[Any]) -> Trait | None:
    """Statements that end with the verdict of an answer key."""
    return rare(
        name, values, _has_verdict,
        lambda own: say("it ends with a verdict of its own: {own}", own=own.strip()[-_LONG:]),
        is_sure=True,
    )  # fmt: skip


def _has_verdict(value: Any) -> bool:
    if not isinstance(value, str) or value.rstrip(" 。.")[-1:] not in tuple(_MARKS):
        return False
    match = _VERDICT_END.search(value)
    return match is not None and match.start() > 2


def _of_checks(name: str, values: Sequence[Any]) -> Trait | None:
    """Rows that ask whether an annotator reads, or that somebody tried the form with."""
    in_one = "\n".join(text for value in values for text in _short_leaves(value)).casefold()
    if not any(map(in_one.__contains__, _CHECK_WORDS)):
        return None
    if all(isinstance(value, str) and len(value.split()) == 1 for value in values):
        return None  # `test` may be a label like the others
    return rare(
        name, values, lambda value: _check_in(value) != "",
        lambda own: say("it says what is none of the data: {own}", own=_short(_check_in(own))),
        is_sure=True,
    )  # fmt: skip


def _check_in(value: Any) -> str:
    for text in _short_leaves(value):
        if any(map(text.casefold().__contains__, _CHECK_WORDS)):
            for check in _CHECKS:
                if check.search(text):
                    return text
    return ""


def _short_leaves(value: Any) -> Iterator[str]:
    leaves = leaves_of(value) if isinstance(value, str | list | dict) else ()
    return (text for text in leaves if len(text) < _LONGEST_CHECK)


def _exchanged(
    one: str,
    other: str,
    rows: Sequence[Row],
    tongues: tuple[str, str],
    words: Callable[[str], Counter[str]],
) -> Iterator[Trait]:
    """Yield what says of two texts in two languages that they have changed places: the words that
    other rows have in the one field stand in the other, and the other way round."""
    is_sure = "" not in tongues
    first, second = words(one).copy(), words(other).copy()
    shared = sum((first & second).values())
    # Rows that are exchanged bring words of the other language along.
    most = _MOST_SHARED if is_sure else _MOST_SHARED / 2
    if shared > most * min(first.total(), second.total()):
        return
    first.update(small_words(tongues[0]))
    second.update(small_words(tongues[1]))

    @lru_cache(maxsize=2048)
    def are_turned(a: str, b: str) -> bool:
        away = _hits(a, second, first, b, a), _hits(b, first, second, a, b)
        # One word may be a name; each of the two texts has to speak the other's language.
        if min(away) < 1:
            return False
        own = _hits(a, first, second, a, b) + _hits(b, second, first, b, a)
        return sum(away) >= 3 * max(own, 0.5)

    def turned(row: Row) -> Message | Literal[""] | None:
        a, b = row.get(one), row.get(other)
        if not isinstance(a, str) or not isinstance(b, str) or a == b:
            return None
        if not are_turned(a, b):
            return ""
        return say("it has changed places with {other}: {own}", other=other, own=_short(a))

    if sum(bool(turned(row)) for row in rows) <= _FEW * len(rows):
        yield Trait(one, turned, is_sure)


def _vocabulary(rows: Sequence[Row], name: str) -> Counter[str]:
    """Count in how many rows a field has each word, in small letters."""
    counts: Counter[str] = Counter()
    for row in rows:
        text = row.get(name)
        counts.update(_words(text) if isinstance(text, str) else ())
    return counts


@lru_cache(maxsize=2048)
def _words(text: str) -> frozenset[str]:
    """Return the words of a text, and a mark for letters that English has not."""
    if text.isascii():
        return frozenset(ascii_words(text))
    return frozenset(map(str.casefold, _WORD.findall(text))) | {_ACCENT}


def _hits(
    text: str, known: Mapping[str, int], rest: Mapping[str, int], own: str, away: str
) -> int:  # fmt: skip
    """Count the words of a text that other rows have in a field, and seldom in the other one; the
    row's own texts, `own` in that field and `away` in the other, count for nothing."""
    in_own, in_away = _words(own), _words(away)
    return sum(
        (often := known.get(word, 0) - (word in in_own)) > 0
        and often > 2 * (rest.get(word, 0) - (word in in_away))
        for word in _words(text)
    )


def _short(text: str) -> str:
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"


_MAKERS = (
    _of_quotes,
    _of_json,
    _of_labels,
    _of_null,
    _of_header,
    _of_verdicts,
    _of_checks,
)
