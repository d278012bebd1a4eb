"""Faults about what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import INFERENCE, ROUTES, SPAM
from tests.lint.twentythird.tasks_more import CLAIMS, TALKS
from tests.lint.twentythird.tasks_options import BRIDGES, LAWS, NATURE, ODDONES
from tests.lint.twentythird.tasks_zh import GUANXI, PINGJIA, SHICI

FAMILY = "what a letter means"
TOLD = "answer/gold-differs answer/letters answer/legend answer/letter-asked"

KINDS = (
    kind(
        FAMILY,
        "the place of the gold is taken as counted from one, and it is not",
        TOLD,
        changed(NATURE, ('letters[data["answer"]]', 'letters[data["answer"] - 1]')),
        changed(SHICI, ('"ABCD"[data["answer"]]', 'chr(ord("A") + data["answer"] + 1)')),
        changed(ODDONES, ('str(data["odd"])', 'str(data["odd"] + 1)')),
    ),
    kind(
        FAMILY,
        "options are sorted for display, and the gold keeps its old place",
        TOLD,
        changed(NATURE, ('zip(letters, data["choices"])', 'zip(letters, sorted(data["choices"]))')),
        changed(
            SHICI, ('enumerate(data["choices"])', 'enumerate(sorted(data["choices"], key=len))')
        ),
        changed(ODDONES, ('enumerate(row["words"], 1)', 'enumerate(sorted(row["words"]), 1)')),
        changed(
            LAWS,
            (
                "for letter, text in sorted(options.items())",
                'for letter, text in zip("ABC", sorted(options.values()))',
            ),
        ),
    ),
    kind(
        FAMILY,
        "options are rotated against a bias of place, and the gold does not turn with them",
        TOLD,
        changed(
            NATURE,
            (
                'for letter, choice in zip(letters, data["choices"]):',
                "turn = len(data['question']) % 3 + 1\n"
                "    turned = data['choices'][turn:] + data['choices'][:turn]\n"
                "    for letter, choice in zip(letters, turned):",
            ),
        ),
        changed(SHICI, ('enumerate(data["choices"])', 'enumerate(reversed(data["choices"]))')),
        changed(
            ODDONES,
            ('enumerate(row["words"], 1)', 'enumerate(row["words"][2:] + row["words"][:2], 1)'),
        ),
    ),
    kind(
        FAMILY,
        "the legend gives two labels each other's meaning",
        TOLD + " answer/other-names",
        changed(ROUTES, ('0: "billing", 1: "delivery"', '0: "delivery", 1: "billing"')),
        changed(
            INFERENCE,
            ("premise (entailment), contradicts it ", "premise (contradiction), contradicts it "),
            ('"(contradiction), or neither', '"(entailment), or neither'),
        ),
        changed(
            SPAM,
            (
                "as spam or ham.",
                "as spam (something a friend or colleague wrote) or ham (unwanted advertising).",
            ),
        ),
        changed(
            GUANXI,
            ("：蘊含、矛盾或中立。", "：能由前提推出的是矛盾，與前提衝突的是蘊含，其餘是中立。"),
        ),
    ),
    kind(
        FAMILY,
        "the code maps the row's value to the opposite label",
        TOLD,
        changed(PINGJIA, ('{1: "好评", 0: "差评"}', '{0: "好评", 1: "差评"}')),
        changed(CLAIMS, ('"true" if data["holds"]', '"true" if not data["holds"]')),
        changed(BRIDGES, ('gold = "yes" if scores["yes"]', 'gold = "yes" if scores["no"]')),
    ),
    kind(
        FAMILY,
        "options are marked in small letters, and the answer is a capital",
        TOLD,
        changed(NATURE, ('f"{letter}. {choice}"', 'f"{letter.lower()}) {choice}"')),
        changed(SHICI, ("chr(ord('A') + i)", "'abcd'[i]")),
        changed(LAWS, ('f"({letter}) {text}"', 'f"({letter.lower()}) {text}"')),
    ),
    kind(
        FAMILY,
        "options are numbered, and the answer is a letter (or the other way round)",
        TOLD,
        changed(
            NATURE,
            ("for letter, choice in zip(letters,", "for number, choice in zip('1234',"),
            ("{letter}. {choice}", "{number}. {choice}"),
        ),
        changed(SHICI, ("{chr(ord('A') + i)}．", "（{i + 1}）")),
        changed(
            ODDONES,
            (
                'f"{n}) {word}" for n, word in enumerate(row["words"], 1)',
                "f\"{n}) {word}\" for n, word in zip('abcd', row['words'])",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the list stops before the last options, so that some golds are not listed",
        TOLD + " text/cut-item answer/other-count answer/not-an-option",
        changed(NATURE, ('zip(letters, data["choices"])', 'zip("ABC", data["choices"])')),
        changed(SHICI, ('enumerate(data["choices"])', 'enumerate(data["choices"][:-1])')),
        changed(ODDONES, ('enumerate(row["words"], 1)', 'zip(range(1, 4), row["words"])')),
    ),
    kind(
        FAMILY,
        "the legend leaves one label out",
        TOLD + " answer/other-names answer/other-count",
        changed(ROUTES, (', 3: "returns"', "")),
        changed(
            INFERENCE,
            ("(entailment), contradicts it ", "(entailment) or contradicts it "),
            ('"(contradiction), or neither (neutral).', '"(contradiction).'),
        ),
        changed(TALKS, ("(calm, angry or worried)", "(calm or angry)")),
    ),
)
