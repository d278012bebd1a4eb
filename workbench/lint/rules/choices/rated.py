"""A rating that a row has beside its label, `stars: 5`, against what the label says: where bad
labels go with more stars than good ones, the two are exchanged. The rule `answer/gold-differs` says
so."""

from __future__ import annotations

import re
from collections import defaultdict
from statistics import mean
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.rules.instructions.labels import gold_of
from workbench.lint.senses import classes_of
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_RATING = compiled(
    r"(?:^|_)(?:stars?|ratings?|rated|points?|grade|overall|score)(?:$|_)|评分|星级|星数|打分",
    re.IGNORECASE,
)
_FEWEST_DOCS = 6
_FEWEST_EACH = 2
_BEST = 10
_OF_PENALTIES = exactly(r"penalt|error|severity|rank|place", re.IGNORECASE)


def rated_otherwise(subject: Subject) -> dict[int, Message]:
    """Return what is said of the docs, by id, where labels are good and bad ones, and all good ones
    have lower ratings than any bad one."""
    golds = {item.doc.id: gold_of(subject, item).strip() for item in subject.rendered}
    classes = classes_of(frozenset(golds.values())) if len(golds) >= _FEWEST_DOCS else {}
    keys = {label: sense.key for label, sense in classes.items()}
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
                           label=repr(low), name=name, low=mean(good), high=mean(bad))  # fmt: skip
                return dict.fromkeys(golds, what)
    return {}
