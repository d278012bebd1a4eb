"""Marks out of order where the row's options are the marks themselves, `{"甲": "red", …}`. The rule
`answer/letters` says so."""

from __future__ import annotations

from workbench.lint.truth import Shown
from workbench.messages import Message, say
from workbench.prompts.listing import label_in, labels_in_words, listings
from workbench.types import Rendered

_FEWEST = 3


def marks_out_of_order(item: Rendered, shown: Shown) -> Message | None:
    """Return what is said of a list that has all options of a row as its marks, neither up nor down
    one by one."""
    truth = [option.strip() for option in shown.truth.options]
    if len(truth) < _FEWEST or any(label_in(option) != option for option in truth):
        return None
    for run in listings(item.example.input):
        ranks = [option.rank for option in run]
        if sorted(option.label for option in run) != sorted(truth):
            continue
        if ranks not in (sorted(ranks), sorted(ranks, reverse=True)):
            return say("the options are marked {seen}", seen=labels_in_words(run))
    return None
