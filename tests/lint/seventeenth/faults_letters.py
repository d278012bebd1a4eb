"""Faults of what a letter means."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.seventeenth.tasks_en import FILMS, LAWS, PLANETS, RELATIONS, SPAM, WORDS
from tests.lint.seventeenth.tasks_free import SCIENCE
from tests.lint.seventeenth.tasks_zh import CHANGSHI, CHENGYU, PANDUAN, PINGLUN
from tests.lint.shape import changed

FAMILY = "what a letter means"

KINDS = (
    kind(
        FAMILY,
        "the options are listed in another order than the gold counts them in",
        "answer/gold-differs answer/letters answer/leaked",
        changed(WORDS, ('enumerate(data["words"])', 'enumerate(data["words"][::-1])')),
        changed(SCIENCE, ("enumerate(options))", "enumerate(sorted(options)))")),
        changed(
            CHENGYU,
            ('enumerate(data["choices"], start=1)', 'enumerate(sorted(data["choices"]), 1)'),
        ),
    ),
    kind(
        FAMILY,
        "the gold's letter is one off the list's",
        "answer/gold-differs answer/letters answer/chain-differs answer/not-an-option",
        changed(WORDS, ('"abc"[data["gold"]]', '"abc"[data["gold"] - 1]')),
        changed(
            SCIENCE, ('letter = chr(ord("A") + data["gold"])', 'letter = chr(66 + data["gold"])')
        ),
        changed(CHENGYU, ("start=1", "start=0")),
        changed(PLANETS, ('LETTERS = "ABCD"', 'LETTERS = "BCDE"')),
    ),
    kind(
        FAMILY,
        "the list has letters of another case than the answer",
        "answer/letters answer/other-names answer/letter-asked",
        changed(PLANETS, ('LETTERS = "ABCD"', 'LETTERS = "abcd"')),
        changed(CHANGSHI, ('f"{letter}. {option}\\n"', 'f"{letter.lower()}. {option}\\n"')),
        changed(WORDS, ("f\"({'abc'[index]}) {word}\\n\"", "f\"({'ABC'[index]}) {word}\\n\"")),
    ),
    kind(
        FAMILY,
        "the last option gets no letter and is dropped",
        "answer/letters answer/not-an-option text/cut-item answer/other-count",
        changed(PLANETS, ('LETTERS = "ABCD"', 'LETTERS = "ABC"')),
        changed(CHANGSHI, ('data["options"].items()', 'list(data["options"].items())[:-1]')),
        changed(CHENGYU, ('enumerate(data["choices"], start=1)', 'zip((1, 2), data["choices"])')),
    ),
    kind(
        FAMILY,
        "the options have numbers, and the answer is a letter",
        "answer/letters answer/letter-asked answer/not-an-option",
        changed(
            PLANETS,
            ('f"{letter}. {option}" for letter', 'f"{number}. {option}" for number'),
            ('zip(LETTERS, data["options"])', 'enumerate(data["options"], 1)'),
        ),
        changed(SCIENCE, ("({chr(ord('A') + i)}) {o}", "({i + 1}) {o}")),
        changed(
            CHANGSHI,
            (
                'for letter, option in data["options"].items():',
                'for n, option in enumerate(data["options"].values()):',
            ),
            ('f"{letter}. {option}\\n"', 'f"{n + 1}. {option}\\n"'),
        ),
    ),
    kind(
        FAMILY,
        "the prompt names a range of letters that the list does not have",
        "answer/letters answer/letter-asked answer/other-count",
        changed(SCIENCE, ("then give the letter.", "then give the letter, from A to D.")),
        changed(CHANGSHI, ('text += "答案："', 'text += "从A到F中选一个。\\n答案："')),
        changed(WORDS, ("Give its letter in parentheses.", "Reply with (a), (b), (c) or (d).")),
    ),
    kind(
        FAMILY,
        "the legend has the labels the wrong way round",
        "answer/legend answer/gold-differs",
        changed(SPAM, ("0 = wanted, 1 = spam", "0 = spam, 1 = wanted")),
        changed(
            LAWS, ("(yes or no)", "(Write no if the passage says so, and yes if it does not.)")
        ),
        changed(PANDUAN, ("回答「對」或「錯」。", "敘述正確請答「錯」，敘述錯誤請答「對」。")),
        changed(
            RELATIONS,
            (
                "Is the relation entailment, neutral or contradiction?",
                "Say entailment if both cannot be true, contradiction if the second follows from the "
                "first, and neutral otherwise.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "digits stand for labels in the prompt, and the answers are the labels' words",
        "answer/legend answer/letter-asked answer/other-names few-shot/other-form answer/letters",
        changed(
            FILMS,
            (
                "Decide whether the review is positive or negative.",
                "Rate the review: 1 = positive, 0 = negative. Give only the number.",
            ),
        ),
        changed(
            PINGLUN,
            (
                "判断下面的评论是好评还是差评。",
                "判断下面的评论：1代表好评，0代表差评，只输出数字。",
            ),
        ),
        changed(PANDUAN, ("回答「對」或「錯」。", "正確請填1，不正確請填0，只填數字。")),
    ),
    kind(
        FAMILY,
        "the letter in the row says another option than its own key",
        "answer/gold-differs answer/chain-differs answer/not-an-option",
        changed(
            PLANETS,
            rows=each(lambda row: row.update(gold=(("ABCD".index(row["answer"]) + 1) % 4))),
        ),
        changed(
            CHANGSHI,
            rows=each(
                lambda row: row.update(
                    answer_text=row["options"]["ABCD"["BCDA".index(row["answer"])]]
                )
            ),
        ),
        changed(SCIENCE, rows=each(lambda row: row.update(gold=(row["gold"] + 1) % 3), 2)),
    ),
    kind(
        FAMILY,
        "options begin with letters of their own, from an older order",
        "answer/letters text/said-again answer/gold-differs",
        changed(
            PLANETS,
            rows=each(
                lambda row: row.update(
                    options=[f"{a}. {o}" for a, o in zip("DCBA", row["options"], strict=True)]
                )
            ),
        ),
        changed(
            SCIENCE,
            rows=each(
                lambda row: row.update(
                    options=[f"{a}) {o}" for a, o in zip("BCA", row["options"], strict=True)]
                )
            ),
        ),
        changed(
            CHENGYU,
            rows=each(
                lambda row: row.update(
                    choices=[f"{a}、{o}" for a, o in zip("321", row["choices"], strict=True)]
                )
            ),
        ),
    ),
)
