"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtysecond.tasks_choice import AVI, FARM, KITCHEN, LAB, LEASE, MATCH
from tests.lint.thirtysecond.tasks_free import DESK
from tests.lint.thirtysecond.tasks_zh import TNEWS, TYES, ZTEA

F = "what a letter means"
LIST = 'zip("ABCD", data["choices"])'
MATCH_GOLD = 'str(["supported", "refuted", "unproven"].index(data["label"]))'
SHUFFLED = 'choices = list(data["choices"])\n    r.shuffle(choices)\n    '

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options are marked in other letters than are answered",
        "answer/letters answer/letter-asked answer/not-an-option answer/other-names",
        changed(AVI, (LIST, 'zip("abcd", data["choices"])')),
        changed(ZTEA, (LIST, 'zip("甲乙丙丁", data["choices"])')),
        changed(
            LAB,
            ('f"({n}) {text}"', 'f"({chr(96 + n)}) {text}"'),
        ),
    ),
    kind(
        F,
        "the place of the answer is counted from another number than the list",
        "answer/gold-differs answer/letters answer/legend answer/not-an-option",
        changed(AVI, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(ZTEA, ('"ABCD"[data["answer"]]', '"ABCD"[(data["answer"] + 1) % 4]')),
        changed(LAB, ('str(data["key"])', 'str(data["key"] - 1)')),
    ),
    kind(
        F,
        "the list drops the last option, which is right for some docs",
        "answer/letters answer/other-count text/cut-item answer/not-an-option",
        changed(AVI, ('zip("ABCD"', 'zip("ABC"')),
        changed(ZTEA, ('zip("ABCD"', 'zip("ABC"')),
        changed(LAB, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][:-1], 1)')),
    ),
    kind(
        F,
        "the legend counts from one, and the labels from nought",
        "answer/legend answer/letters answer/gold-differs answer/other-names",
        changed(FARM, ("enumerate(TOPICS)", "enumerate(TOPICS, 1)")),
        changed(
            MATCH,
            (
                "Is the claim supported, refuted, or unproven?",
                "Is the claim 1 = supported, 2 = refuted, or 3 = unproven?",
            ),
            ('" " + data["label"]', '" " + ' + MATCH_GOLD),
            ('"processed_output": data["label"]', f'"processed_output": {MATCH_GOLD}'),
        ),
        changed(
            TNEWS,
            (
                "'、'.join(KINDS)",
                "'、'.join(f'{n}＝{kind}' for n, kind in enumerate(KINDS, 1))",
            ),
            ('"output": data["kind"]', '"output": str(KINDS.index(data["kind"]))'),
            (
                '"processed_output": data["kind"]',
                '"processed_output": str(KINDS.index(data["kind"]))',
            ),
        ),
    ),
    kind(
        F,
        "the legend is turned round",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            LEASE,
            ("Answer yes or no.", "Answer with a number (0 = yes, 1 = no)."),
            ('"yes" if data["label"] else "no"', 'str(int(data["label"]))'),
        ),
        changed(
            TYES,
            ("請回答「是」或「否」。", "請回答數字（0＝是，1＝否）。"),
            ('"是" if data["label"] else "否"', '"1" if data["label"] else "0"'),
        ),
        changed(
            KITCHEN,
            (
                "Reply with harmless or risky.",
                "Reply with risky if nothing can go wrong, and with harmless if it is dangerous.",
            ),
        ),
    ),
    kind(
        F,
        "the list of labels lacks one that is answered",
        "answer/legend answer/other-names answer/letters answer/other-count answer/not-an-option",
        changed(FARM, ("in enumerate(TOPICS)", "in enumerate(TOPICS[:3])")),
        changed(DESK, ("appointment, prescription, or complaint", "appointment or prescription")),
        changed(TNEWS, ("'、'.join(KINDS)", "'、'.join(KINDS[:-1])")),
    ),
    kind(
        F,
        "the options are shuffled, and the gold keeps the old place",
        "answer/gold-differs answer/letters code/random answer/not-an-option",
        changed(AVI, ("lines = [", SHUFFLED + "lines = ["), (LIST, 'zip("ABCD", choices)')),
        changed(ZTEA, ("lines = [", SHUFFLED + "lines = ["), (LIST, 'zip("ABCD", choices)')),
        changed(
            LAB,
            ("listed = [", SHUFFLED + "listed = ["),
            ('enumerate(data["choices"], 1)', "enumerate(choices, 1)"),
        ),
    ),
    kind(
        F,
        "one mark of the list is there twice, and another is missing",
        "answer/letters",
        changed(AVI, ('zip("ABCD"', 'zip("ABBD"')),
        changed(ZTEA, ('zip("ABCD"', 'zip("AACD"')),
        changed(LAB, ('enumerate(data["choices"], 1)', 'zip("122", data["choices"])')),
    ),
    kind(
        F,
        "letters are asked for where numbers are listed, or numbers for letters",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(AVI, ("Answer:", "Answer with the number of the right option:")),
        changed(ZTEA, ("答案：", "请写出正确选项的数字编号：")),
        changed(LAB, ("Number of the right option:", "Letter of the right option:")),
    ),
    kind(
        F,
        "the prompt names a range of marks that is longer than the list",
        "answer/letters answer/other-count answer/legend answer/other-names answer/letter-asked",
        changed(AVI, ("Answer:", "Reply with A, B, C, D or E.\\nAnswer:")),
        changed(ZTEA, ("答案：", "请从A、B、C、D、E中选一个。\\n答案：")),
        changed(LAB, ("Number of the right option:", "Number of the right option (1 to 5):")),
    ),
    kind(
        F,
        "the list is sorted, and the gold is a place in the unsorted one",
        "answer/gold-differs answer/letters",
        changed(AVI, (LIST, 'zip("ABCD", sorted(data["choices"]))')),
        changed(ZTEA, (LIST, 'zip("ABCD", sorted(data["choices"]))')),
        changed(LAB, ('enumerate(data["choices"], 1)', 'enumerate(sorted(data["choices"]), 1)')),
    ),
)
