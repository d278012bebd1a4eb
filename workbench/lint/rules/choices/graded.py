"""A rubric whose numbers and words of degree go different ways: `0: two reasons, 1: none, 2: one`.
The rule `answer/legend` says so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise, permutations

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled
from workbench.messages import Message, quoted, say

_FEWEST_RANKED = 3
_WHOLE = compiled(r"-?\d{1,2}")

_SCALES = (
    (  # how many
        ("none", "no(?! more| longer)", "not a single", "zero", "without any", "nothing", "keine?",
         "aucune?", "ning[uú]n[ao]?", "nessun[ao]?", "nenhuma?", "żaden", "ни одно\\w+"),
        ("one", "only one", "a single", "exactly one", "just one", "eine?n? einzige\\w*",
         "genau eine?n?",
         "une? seule?", "un[ao]? sol[ao]?", "apenas uma?", "jeden", "одн[аоу]", "один"),
        ("two", "both", "zwei", "deux", "dos", "due", "dois", "duas", "dwa", "два", "две"),
        ("three", "drei", "trois", "tres", "tre", "três", "trzy", "три"),
        ("four", "vier", "quatre", "cuatro", "quattro", "quatro"),
        ("all", "every", "alle", "toutes", "tous", "todos", "todas", "tutti", "tutte"),
    ),
    (  # how far
        ("not at all", "gar nicht", "überhaupt nicht", "pas du tout", "en absoluto", "per niente"),
        ("slightly", "barely", "hardly", "a little", "kaum", "à peine", "apenas", "appena"),
        ("partly", "partially", "in part", "somewhat", "half", "teilweise", "partiellement",
         "en partie",
         "parcialmente", "en parte", "in parte"),
        ("mostly", "largely", "for the most part", "überwiegend", "weitgehend", "en grande partie",
         "en gran parte", "in gran parte"),
        ("fully", "completely", "entirely", "wholly", "vollständig", "völlig", "entièrement",
         "complètement", "completamente", "totalmente", "del tutto"),
    ),
    (  # how good
        ("very poor", "terrible", "awful", "very bad", "unusable", "sehr schlecht",
         "très mauvais\\w*"),
        ("poor", "bad", "weak", "schlecht", "mangelhaft", "mauvais\\w*", "mal[ao]", "scarso"),
        ("fair", "acceptable", "average", "adequate", "passable", "mediocre", "ausreichend",
         "moyenn?e?",
         "regular", "sufficiente"),
        ("good", "solid", "gut", "bonn?e?", "buen[ao]", "buono"),
        ("very good", "sehr gut", "très bonn?e?", "muy buen[ao]"),
        ("excellent", "outstanding", "perfect", "flawless", "ausgezeichnet", "excellente?",
         "excelente",
         "eccellente", "ottimo"),
    ),
    (  # how grave
        ("harmless", "negligible", "no risk", "no harm", "harmlos", "kein risiko"),
        ("minor", "mild", "low", "small", "gering\\w*", "leicht\\w*", "faible", "léger\\w*", "leve",
         "bajo", "lieve"),
        ("moderate", "medium", "mittler\\w*", "mittel", "mäßig\\w*", "modérée?", "moderad[ao]",
         "moderato"),
        ("major", "serious", "high", "large", "hoch", "schwer\\w*", "élevée?", "grave", "alto"),
        ("severe", "critical", "extreme", "very high", "fatal", "life-threatening", "kritisch\\w*",
         "(?:danger|risk|threat) to life", "life (?:is )?(?:in danger|at risk)", "lebensgefahr",
         "sehr hoch", "très élevée?", "crítico", "critico"),
    ),
)  # fmt: skip
_SCALES_HAN = (
    (
        ("没有", "无一", "一个也没", "一条也没", "零[个处条项点]", "未(?:给出|提到|提供)(?:任何)?"),
        ("[只仅]有一[个处条项点种步]", "一[个处条项点种步]"),
        ("[两二][个处条项点种步]",),
        ("三[个处条项点种步]",),
        ("四[个处条项点种步]",),
        ("全部", "所有"),
    ),
    (
        ("完全不", "完全没", "毫不", "毫无", "根本不"),
        ("略有", "稍有", "略微", "稍微", "几乎不"),
        ("部分", "一半"),
        ("基本", "大部分", "大体", "大致"),
        ("完全(?![不没])", "完整", "全部"),
    ),
    (
        ("很差", "极差", "非常差"),
        ("(?<![很极])较?差(?!异|别)", "不好"),
        ("一般", "尚可", "中等", "及格"),
        ("良好", "较好", "(?<!优)良"),
        ("优秀", "很好", "非常好", "极好", "出色", "优"),
    ),
    (
        ("无害", "无风险", "没有风险", "无影响"),
        ("轻微", "轻度", "低(?:风险)?", "较小"),
        ("中度", "中等", "一般"),
        ("严重", "重度", "高(?:风险)?", "较大"),
        ("致命", "极高", "极其严重", "危急", "非常严重"),
    ),
)


@cache
def _compiled(words: tuple[str, ...], *, is_han: bool) -> AnyPattern:
    one = "|".join(words)
    return compiled(f"(?:{one})" if is_han else rf"\b(?:{one})\b", re.IGNORECASE)


def disordered(said: Mapping[str, str]) -> Message | None:
    """Return what is to be said of a legend of numbers, which has what is `said` of each, whose
    words of degree neither rise nor fall with these, where three meanings or more have one."""
    if not all(_WHOLE.fullmatch(label) for label in said):
        return _against_names(said)
    if len(said) < _FEWEST_RANKED:
        return None
    texts = {int(label): said[label] for label in sorted(said, key=int)}
    for ranked in _ranked(texts):
        steps = [later - sooner for sooner, later in pairwise(ranked.values())]
        if len(ranked) >= _FEWEST_RANKED and min(steps) < 0 < max(steps):
            label = _first_turned(ranked)
            return say(
                "the legend says {text} of {label}, which stands out of order: its words of degree"
                " neither rise nor fall with its numbers",
                text=shorten(texts[label], 50), label=quoted(str(label)),
            )  # fmt: skip
    return None


_DEGREES = (
    "green low minor mild routine normal grün niedrig gering vert bas basse faible verde baja bajo"
    " baixa baixo bassa basso зелёный зеленый низкий низкая zielony niski niska groen laag 绿 绿色"
    " 綠 緑 低 轻 低风险",
    "yellow amber orange medium moderate gelb mittel jaune moyen moyenne amarillo amarilla media"
    " medio amarelo amarela média médio giallo gialla жёлтый желтый средний средняя żółty średni"
    " średnia geel gemiddeld 黄 黄色 中 中风险",
    "red high severe critical urgent rot hoch dringend rouge élevé élevée haut haute rojo roja alta"
    " alto vermelho vermelha rosso rossa красный высокий высокая czerwony wysoki wysoka rood hoog"
    " 红 红色 紅 赤 高 重 紧急 高风险",
)
"""Labels that are degrees by their names, from the least on."""

_DEGREE_OF = {name: place for place, names in enumerate(_DEGREES) for name in names.split()}
_OF_GRAVITY = 3
"""The scale that such labels are of."""


def _against_names(said: Mapping[str, str]) -> Message | None:
    """Return what is to be said of labels that are degrees, of which a higher one has the meaning
    of a lower degree of gravity than another: `red: minor`, `yellow: serious`."""
    degrees = {label: _DEGREE_OF.get(label.strip().casefold()) for label in said}
    if None in degrees.values() or len({*degrees.values()}) < len(degrees):
        return None
    for scales, is_han in ((_SCALES, False), (_SCALES_HAN, True)):
        patterns = [_compiled(words, is_han=is_han) for words in scales[_OF_GRAVITY]]
        ranks = {label: _rank(text, patterns) for label, text in said.items()}
        for one, other in permutations((label for label in said if ranks[label] is not None), 2):
            if _is_over(degrees[one], degrees[other]) and _is_over(ranks[other], ranks[one]):
                return say(
                    "the legend says {text} of {label}, and of {other}, which is a lower degree,"
                    " what is graver",
                    text=shorten(said[one], 50), label=quoted(one), other=quoted(other),
                )  # fmt: skip
    return None


def _is_over(one: int | None, other: int | None) -> bool:
    """Say whether one of two degrees is known to be the higher one."""
    return one is not None and other is not None and one > other


def _first_turned(ranked: Mapping[int, int]) -> int:
    """Return the first number at which degrees turn round."""
    labels = list(ranked)
    rises = [ranked[later] > ranked[sooner] for sooner, later in pairwise(labels)]
    turn = next((i for i, (a, b) in enumerate(pairwise(rises)) if a != b), 0)
    return labels[turn]


def _ranked(texts: Mapping[int, str]) -> list[Mapping[int, int]]:
    """Return how high each meaning stands on each scale, of those that have one of its words."""
    found: list[Mapping[int, int]] = []
    for scales, is_han in ((_SCALES, False), (_SCALES_HAN, True)):
        if is_han and all(text.isascii() for text in texts.values()):
            continue
        for scale in scales:
            patterns = [_compiled(words, is_han=is_han) for words in scale]
            ranks = {label: _rank(text, patterns) for label, text in texts.items()}
            found.append({label: rank for label, rank in ranks.items() if rank is not None})
    return found


def _rank(text: str, patterns: list[AnyPattern]) -> int | None:
    """Return the one degree that a text has a word of, of words at one place the longest; None
    where it has several or none."""
    spans = [
        (match.start(), -match.end(), rank)
        for rank, pattern in enumerate(patterns)
        for match in pattern.finditer(text)
    ]
    kept: set[int] = set()
    end = -1
    for start, negative_end, rank in sorted(spans):
        if start >= end:
            kept.add(rank)
            end = -negative_end
    return kept.pop() if len(kept) == 1 else None
