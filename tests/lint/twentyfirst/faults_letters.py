"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_labels import CLAIMS, NLI, PANTRY, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CAUSES, CHEMISTRY, GAPS, MUSEUM
from tests.lint.twentyfirst.tasks_tw import YESHI
from tests.lint.twentyfirst.tasks_zh import CHANGSHI, DIANPING, PANDUAN, YUNHAN

FAMILY = "what a letter means"
MEANT = "answer/gold-differs answer/letters answer/legend answer/not-an-option answer/other-names"

KINDS = (
    kind(
        FAMILY,
        "the gold's letter is taken one place off what the list shows",
        f"{MEANT} answer/letter-asked answer/one-place",
        changed(MUSEUM, ('letters[data["answer"]]', 'letters[data["answer"] - 1]')),
        changed(YESHI, ('"甲乙丙"[data["gold"]]', '"甲乙丙"[(data["gold"] + 1) % 3]')),
        changed(CAUSES, ('str(data["label"] + 1)', 'str(data["label"])')),
    ),
    kind(
        FAMILY,
        "options are sorted or turned round for the list, and the gold's place is the old one",
        MEANT,
        changed(CHANGSHI, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])')),
        changed(
            CHEMISTRY,
            (
                '[data["opt_a"], data["opt_b"], data["opt_c"]]',
                'sorted((data["opt_a"], data["opt_b"], data["opt_c"]), key=len)',
            ),
        ),
        changed(YESHI, ('enumerate(data["options"])', 'enumerate(sorted(data["options"]))')),
    ),
    kind(
        FAMILY,
        "the legend or the order of the list says the opposite of what the labels are",
        MEANT,
        changed(
            SPAM,
            ("0 = ordinary message", "0 = spam"),
            ("1 = spam", "1 = ordinary message"),
        ),
        changed(
            DIANPING,
            ("判断下面的评论是好评还是差评。", "判断下面的评论（1：差评，0：好评）。"),
            ('{1: "好评", 0: "差评"}', '{1: "1", 0: "0"}'),
        ),
        changed(
            NLI,
            (
                "Answer entailment, neutral or contradiction.",
                "Answer 0 for contradiction, 1 for neutral, 2 for entailment.",
            ),
            ('("entailment", "neutral", "contradiction")[data["label"]]', 'str(data["label"])'),
        ),
    ),
    kind(
        FAMILY,
        "the table from label to name is turned round",
        f"{MEANT} few-shot/wrong-answer",
        changed(
            REVIEWS, ('{0: "negative", 1: "positive"}', 'dict(enumerate(["positive", "negative"]))')
        ),
        changed(
            CLAIMS,
            (
                '{"SUPPORTS": "true", "REFUTES": "false"}',
                '{"REFUTES": "true", "SUPPORTS": "false"}',
            ),
        ),
        changed(
            YUNHAN,
            ('{"E": "蕴含", "N": "中立", "C": "矛盾"}', '{"E": "矛盾", "N": "中立", "C": "蕴含"}'),
        ),
    ),
    kind(
        FAMILY,
        "options are marked in one kind of letter, and answered in another",
        f"{MEANT} answer/letter-asked few-shot/worked-form few-shot/other-labels few-shot/*-form",
        changed(
            CHANGSHI,
            ('f"{z}. {x}" for z, x in zip("ABCD"', 'f"{z} {x}" for z, x in zip("①②③④"'),
        ),
        changed(
            CHEMISTRY,
            ('" " + data["key"]', '" " + data["key"].upper()'),
            ('"processed_output": data["key"]', '"processed_output": data["key"].upper()'),
        ),
        changed(CAUSES, ("(1) {data", "(i) {data"), ("(2) {data", "(ii) {data")),
    ),
    kind(
        FAMILY,
        "one mark stands before two options",
        f"{MEANT} answer/same-option text/said-again",
        changed(MUSEUM, ("zip(letters, data", 'zip("AABC", data')),
        changed(YESHI, ("({'甲乙丙'[序]})", "({'甲乙乙'[序]})")),
        changed(CAUSES, ("(2) {data", "(1) {data")),
    ),
    kind(
        FAMILY,
        "the list stops before the last option, which is the answer at times",
        f"{MEANT} text/cut-item text/no-question text/first-item answer/other-count",
        changed(CHANGSHI, ('data["choices"])', 'data["choices"][:-1])')),
        changed(GAPS, ('join(data["options"])', 'join(data["options"][1:])')),
        changed(
            CHEMISTRY,
            ('data["opt_b"], data["opt_c"]]', 'data["opt_b"]]'),
        ),
    ),
    kind(
        FAMILY,
        "nought is taken for a label that is missing, so another one stands in its place",
        f"{MEANT} answer/same-gold answer/one-place few-shot/lopsided",
        changed(CAUSES, ('str(data["label"] + 1)', 'str((data.get("label") or 1) + 1)')),
        changed(DIANPING, ('biaoqian[data["label"]]', 'biaoqian[data["label"] or 1]')),
        changed(MUSEUM, ('letters[data["answer"]]', 'letters[data["answer"] or 3]')),
    ),
    kind(
        FAMILY,
        "the label is a text, and whatever is no empty text is taken for yes",
        f"{MEANT} answer/same-gold few-shot/lopsided",
        changed(PANTRY, rows=put("answer", lambda row: str(row["answer"]))),
        changed(PANDUAN, rows=put("label", lambda row: "1" if row["label"] else "0")),
        changed(
            CLAIMS,
            (
                '{"SUPPORTS": "true", "REFUTES": "false"}[data["verdict"]]',
                '"true" if data["verdict"] else "false"',
            ),
        ),
    ),
)
