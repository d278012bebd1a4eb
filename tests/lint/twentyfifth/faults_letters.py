"""What a letter or a label means."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentyfifth.tasks_options import DEDUCE, FERRY, GARDEN, MUSIC, NEWS, REVIEWS
from tests.lint.twentyfifth.tasks_zh import CHANGSHI, LVYOU, YUNHAN

letter = partial(kind, "what a letter means")
MEANS = "answer/gold-differs answer/legend answer/letters answer/letter-asked"
KINDS = (
    letter(
        "one is taken off an index that counts from nought",
        MEANS,
        changed(GARDEN, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] - 1]')),
        changed(MUSIC, ('"abc"[data["right"]]', '"abc"[data["right"] - 1]')),
        changed(LVYOU, ('SIGNS[data["answer"]]', 'SIGNS[int(data["answer"]) - 1]')),
    ),
    letter(
        "options are listed in another order than their letters are counted in",
        MEANS,
        changed(GARDEN, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, sorted(data["choices"]))')),
        changed(CHANGSHI, ('enumerate(data["choices"])', 'enumerate(reversed(data["choices"]))')),
        changed(MUSIC, ("listed(data['options'])", "listed(sorted(data['options']))")),
    ),
    letter(
        "the legend is turned round",
        MEANS + " answer/other-names",
        changed(
            DEDUCE,
            ("0 = entailment, 1 = neutral, 2", "0 = neutral, 1 = entailment, 2"),
        ),
        changed(
            FERRY,
            (
                "Answer yes or no.",
                "Say no where the passage affirms it, yes where the passage denies it.",
            ),
        ),
        changed(
            REVIEWS,
            (
                "Is the review positive or negative?",
                "Rate the review (0: the customer is content, 1: the customer is not).",
            ),
            rows=put("label", lambda row: str(int(row["label"] == "positive"))),
        ),
    ),
    letter(
        "letters are listed small and answered in capitals, or the other way round",
        MEANS + " answer/other-names",
        changed(GARDEN, ('f"{letter}. {choice}"', 'f"{letter.lower()}. {choice}"')),
        changed(MUSIC, ('"abc"[data["right"]]', '"ABC"[data["right"]]')),
        changed(CHANGSHI, ('("ABCD"[i], choice)', '("abcd"[i], choice)')),
    ),
    letter(
        "a number is asked for, letters are right",
        MEANS + " few-shot/other-form answer/other-names",
        changed(GARDEN, ('lines.append("Answer:")', 'lines.append("Number of the answer (1-4):")')),
        changed(CHANGSHI, ("只写选项的字母", "只写选项的数字序号")),
        changed(
            MUSIC,
            ("f\"{data['stem']}\\n", "f\"Type 1, 2 or 3.\\n{data['stem']}\\n"),
        ),
    ),
    letter(
        "one option is never listed",
        MEANS + " text/cut-item answer/other-count text/first-item",
        changed(GARDEN, ('zip(LETTERS, data["choices"])', 'zip(LETTERS[:3], data["choices"])')),
        changed(MUSIC, ("enumerate(options)", "enumerate(options[:-1])")),
        changed(LVYOU, ('zip(SIGNS, data["choices"])', 'list(zip(SIGNS, data["choices"]))[:3]')),
    ),
    letter(
        "the legend lacks one of the labels",
        MEANS + " answer/other-names answer/other-count answer/not-an-option",
        changed(DEDUCE, ("0 = entailment, 1 = neutral, 2 =", "0 = entailment, 2 =")),
        changed(NEWS, ('"science", "culture"]', '"science"]')),
        changed(YUNHAN, ("蕴含、中立还是矛盾", "蕴含还是矛盾")),
    ),
)
