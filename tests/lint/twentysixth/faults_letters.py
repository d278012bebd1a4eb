"""Faults of what a letter or a number means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_labels import GRAMMAR, NEWS, NLI, REVIEWS, TOXIC
from tests.lint.twentysixth.tasks_options import CIVICS, GEOGRAPHY, ODD, SCIENCE
from tests.lint.twentysixth.tasks_zh import COMMON, ENTAIL, FEEL, HISTORY

FAMILY = "what a letter means"
GOLD = "answer/gold-differs answer/letters answer/legend answer/not-an-option answer/letter-asked"

KINDS = (
    kind(
        FAMILY,
        "the gold's number is counted from nought where the list is counted from one, or by one too far",
        GOLD,
        changed(CIVICS, ('str(data["correct"] + 1)', 'str(data["correct"])')),
        changed(HISTORY, ('str(data["answer"] + 1)', 'str(data["answer"])')),
        changed(ODD, ("marks[data['odd']]", "marks[(data['odd'] + 1) % 4]")),
    ),
    kind(
        FAMILY,
        "options are sorted for the list, and the gold's letter is that of the row's order",
        GOLD,
        changed(SCIENCE, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(ODD, ('zip(marks, data["words"])', 'zip(marks, sorted(data["words"]))')),
        changed(
            CIVICS, ('enumerate(data["options"], start=1)', 'enumerate(sorted(data["options"]), 1)')
        ),
    ),
    kind(
        FAMILY,
        "a legend has two of its meanings exchanged",
        "answer/legend answer/gold-differs",
        changed(NEWS, ('2: "Sports", 3: "Business"', '2: "Business", 3: "Sports"')),
        changed(ENTAIL, ("0＝矛盾，1＝蘊含", "0＝蘊含，1＝矛盾")),
        changed(
            GRAMMAR,
            (
                "A = acceptable English, U = unacceptable",
                "U = acceptable English, A = unacceptable",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the names of the labels are in another order than the rows' numbers mean",
        GOLD + " answer/other-names answer/unlike-others",
        changed(
            REVIEWS, ('["negative", "neutral", "positive"]', '["positive", "neutral", "negative"]')
        ),
        changed(FEEL, ('{1: "好评", 0: "差评"}', '{0: "好评", 1: "差评"}')),
        changed(TOXIC, ('("keep", "remove")', '("remove", "keep")')),
    ),
    kind(
        FAMILY,
        "a letter is skipped in the list of options, and not in the gold",
        GOLD,
        changed(SCIENCE, ('zip("ABCD"', 'zip("ABDE"')),
        changed(COMMON, ('zip("ABCD"', 'zip("ACDE"')),
        changed(ODD, ("for mark, word in zip(marks,", 'for mark, word in zip("bcde",')),
    ),
    kind(
        FAMILY,
        "the last option is not listed, though it may be the right one",
        GOLD + " text/cut-item text/no-question",
        changed(SCIENCE, ('zip("ABCD", data["choices"])', 'zip("ABC", data["choices"])')),
        changed(COMMON, ('zip("ABCD", data["choices"])', 'zip("ABC", data["choices"])')),
        changed(GEOGRAPHY, ('data["options"].items()', 'list(data["options"].items())[:3]')),
    ),
    kind(
        FAMILY,
        "options are listed by letters, and the answers are numbers, or the other way round",
        GOLD + " answer/other-names",
        changed(COMMON, ('gold = "ABCD"[data["answer"]]', 'gold = str(data["answer"] + 1)')),
        changed(CIVICS, ('str(data["correct"] + 1)', '"ABC"[data["correct"]]')),
        changed(HISTORY, ('str(data["answer"] + 1)', '"甲乙丙"[data["answer"]]')),
    ),
    kind(
        FAMILY,
        "a legend says nothing of one of the labels that are answered",
        "answer/legend answer/other-names answer/other-count answer/letters",
        changed(
            NEWS, ("for code, name in DESKS.items()", "for code, name in list(DESKS.items())[:3]")
        ),
        changed(ENTAIL, ("0＝矛盾，1＝蘊含，2＝無關", "0＝矛盾，1＝蘊含")),
        changed(NLI, ("Answer Yes, No or Maybe.", "Answer Yes if it does and No if it does not.")),
    ),
)
