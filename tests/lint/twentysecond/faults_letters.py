"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_labels import BOOLS, FACTS, HOTEL, NLI, STARS, TICKETS
from tests.lint.twentysecond.tasks_options import GARDEN, REEF, STAIRS
from tests.lint.twentysecond.tasks_zh import CHENGYU, POETRY, WAIMAI, XINWEN, YUNHAN

_kind = partial(kind, "what a letter means")

KINDS = (
    _kind(
        "The list's marks begin one later than those of the answers",
        "answer/letters answer/gold-differs answer/letter-asked answer/legend answer/leaked",
        changed(REEF, ("zip(letters, data", 'zip("BCDE", data')),
        changed(POETRY, ('zip("ABCD", data', 'zip("BCDE", data')),
        changed(CHENGYU, ("start=1", "start=2")),
        changed(STAIRS, ("{mark}) {choice}", "{int(mark) + 1}) {choice}")),
    ),
    _kind(
        "Options are listed in another order than that by which the gold is counted",
        "answer/gold-differs answer/letters",
        changed(REEF, ('zip(letters, data["choices"])', 'zip(letters, sorted(data["choices"]))')),
        changed(STAIRS, ('zip(marks, data["choices"])', 'zip(marks, data["choices"][::-1])')),
        changed(CHENGYU, ('enumerate(data["choices"],', 'enumerate(reversed(data["choices"]),')),
    ),
    _kind(
        "A legend is turned round",
        "answer/legend answer/gold-differs",
        changed(
            STARS,
            (
                "0 = cosmetic, 1 = annoying, 2 = blocking",
                "2 = cosmetic, 1 = annoying, 0 = blocking",
            ),
        ),
        changed(
            FACTS,
            ("Write true or false in", "Write true if it is wrong and false if it is right, in"),
        ),
        changed(WAIMAI, ("还是差评。", "还是差评（顾客不满意写好评，满意写差评）。")),
        changed(
            NLI,
            (
                "Relation (entailment, neutral or contradiction)",
                "entailment: they cannot both be true; contradiction: the second follows; "
                "neutral: neither.\\nRelation",
            ),
        ),
    ),
    _kind(
        "The gold's index is counted from one where it is counted from nought",
        "answer/gold-differs answer/letters",
        changed(REEF, ('letters[data["answer"]]', 'letters[data["answer"] - 1]')),
        changed(CHENGYU, ('str(data["answer"] + 1)', 'str(data["answer"])')),
        changed(POETRY, ('"ABCD"[data["answer"]]', '"DABC"[data["answer"]]')),
    ),
    _kind(
        "The prompt speaks of more marks than it lists",
        "answer/letters answer/other-count answer/letter-asked",
        changed(REEF, ('"\\nAnswer:"', '"\\nAnswer with A, B, C, D or E.\\nAnswer:"')),
        changed(GARDEN, ("Pick the best option.", "Pick the best option, (A) to (D).")),
        changed(STAIRS, ("Best action (number)", "Best action (a number from 1 to 5)")),
    ),
    _kind(
        "The code gives the labels' names the wrong way round",
        "answer/gold-differs answer/legend answer/other-rule few-shot/wrong-answer",
        changed(NLI, ('["entailment", "neutral", "contra', '["neutral", "entailment", "contra')),
        changed(WAIMAI, ('{1: "好评", 0: "差评"}', '{0: "好评", 1: "差评"}')),
        changed(FACTS, ('"true" if data', '"true" if not data')),
        changed(BOOLS, ('["target_scores"]["yes"]', '["target_scores"]["no"]')),
    ),
    _kind(
        "A mark is given to two options",
        "answer/letters answer/gold-differs answer/other-count",
        changed(REEF, ("zip(letters, data", 'zip("ABCC", data')),
        changed(STAIRS, ("{mark}) {choice}", "{mark if mark != '3' else '2'}) {choice}")),
        changed(POETRY, ('zip("ABCD", data', 'zip("AABC", data')),
    ),
    _kind(
        "The last option is not listed, and may be right",
        "answer/letters answer/no* text/cut-item answer/not-an-option",
        changed(REEF, ("zip(letters, data", 'zip("ABC", data')),
        changed(GARDEN, ('data["options"].items()', 'list(data["options"].items())[:2]')),
        changed(CHENGYU, ('data["choices"], start', 'data["choices"][:-1], start')),
    ),
    _kind(
        "One of the labels that the prompt names is another than the one that counts",
        "answer/other-names answer/legend few-shot/other-labels",
        changed(HOTEL, ("negative or mixed?", "negative or neutral?")),
        changed(TICKETS, ("one team: billing, shipping or", "one team: billing, logistics or")),
        changed(YUNHAN, ("（蕴含、中立、矛盾）", "（蕴含、中立、冲突）")),
        changed(XINWEN, ("體育、財經或娛樂。", "體育、政治或娛樂。")),
    ),
)
