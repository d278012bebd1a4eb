"""A rating that a row has beside its label, `stars: 5`, against what the label says: where bad
labels go with more stars than good ones, the two are exchanged. The rule `answer/gold-differs` says
so."""

from __future__ import annotations

import re
from collections import defaultdict
from statistics import mean
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.senses import classes_of
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say

_RATING = compiled(
    r"(?:^|_)(?:stars?|ratings?|rated|points?|grade|overall|score)(?:$|_)|评分|星级|星数|打分|評価|評分|별점|평점|점수"
    r"|(?:^|_)(?:sterne|bewertung|étoiles|etoiles|estrellas|estrelas|stelle|nota|note|puntuaci[oó]n"
    r"|voto|avalia[cç][aã]o|valoraci[oó]n|оценка|звезд\w*|рейтинг|ocena|gwiazdki)(?:$|_)",
    re.IGNORECASE,
)
_GOOD_ELSEWHERE = (
    "хорошо хороший положительный положительная позитивный позитивно gut positiv bon bonne positif"
    " positive bueno buena positivo positiva bom boa buono buona dobry dobra pozytywny pozytywna"
    " goed positief bra iyi olumlu baik positif tốt إيجابي جيد 긍정 긍정적 좋음 肯定的 ポジティブ"
    " 良い सकारात्मक"
)
_BAD_ELSEWHERE = (
    "плохо плохой отрицательный отрицательная негативный негативно schlecht negativ mauvais"
    " mauvaise négatif négative malo mala negativo negativa ruim mau má cattivo cattiva zły zła"
    " negatywny negatywna slecht negatief dålig kötü olumsuz buruk negatif xấu سلبي سيئ 부정 부정적"
    " 나쁨 否定的 ネガティブ 悪い नकारात्मक"
)
_GOOD, _BAD = frozenset(_GOOD_ELSEWHERE.split()), frozenset(_BAD_ELSEWHERE.split())
"""What good and bad are called as labels, in other languages than the lexicon's."""

_FEWEST_DOCS = 6
_FEWEST_EACH = 2
_BEST = 10
_OF_PENALTIES = exactly(r"penalt|error|severity|rank|place", re.IGNORECASE)


def rated_otherwise(subject: Subject) -> dict[int, Message]:
    """Return what is said of the docs, by id, where labels are good and bad ones, and all good ones
    have lower ratings than any bad one."""
    golds = subject.rights_by_id
    classes = classes_of(frozenset(golds.values())) if len(golds) >= _FEWEST_DOCS else {}
    keys = {label: sense.key for label, sense in classes.items()}
    for label in set(golds.values()) if len(golds) >= _FEWEST_DOCS else ():
        own = label.strip(" .。").casefold()
        if own in _GOOD or own in _BAD:
            keys.setdefault(label, "positive" if own in _GOOD else "negative")
    if not {"positive", "negative"} <= set(keys.values()):
        return {}
    for name in sorted(subject.fields):
        if not _RATING.search(name) or _OF_PENALTIES.search(name):
            continue
        ratings: dict[str, list[float]] = defaultdict(list)
        for item in subject.rendered:
            value: Any = item.doc.data.get(name)
            is_rating = isinstance(value, int | float) and 0 <= value <= _BEST
            if not is_rating or isinstance(value, bool):
                break
            ratings[keys.get(golds[item.doc.id], "")].append(float(value))
        else:
            good, bad = ratings["positive"], ratings["negative"]
            is_turned = min(len(good), len(bad)) >= _FEWEST_EACH and max(good) < min(bad)
            if is_turned:
                low = next(g for g in golds.values() if keys.get(g) == "positive")
                what = say("the label {label} goes with a lower {name} than its opposite: "
                           "{low:g} and {high:g}",
                           label=quoted(low), name=name,
                           low=mean(good), high=mean(bad))  # fmt: skip
                return dict.fromkeys(golds, what)
    return {}
