"""Faults of what an option's letter or number means."""

from __future__ import annotations

from functools import partial

from tests.lint.making import each, kind
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, RANK, SAME
from tests.lint.nineteenth.tasks_own import HOTEL
from tests.lint.nineteenth.tasks_tw import CHENGYU, SHIFEI
from tests.lint.nineteenth.tasks_zh import CHANGSHI, PINGLUN
from tests.lint.shape import changed

_kind = partial(kind, "what a letter means")
_WRONG = "answer/letters answer/gold-differs answer/not-an-option few-shot/wrong-answer"
_CHEM_GOLD = 'gold = data["answer"]'

KINDS = (
    _kind(
        "The list begins one further on than the answers count",
        f"{_WRONG} answer/letter-asked",
        changed(CHEM, ('zip("ABCD",', 'zip("BCDE",')),
        changed(RANK, ('enumerate(data["events"], start=1)', 'enumerate(data["events"])')),
        changed(CHENGYU, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"], 2)')),
    ),
    _kind(
        "The options are put in another order for the eye, and the answer is of the old one",
        f"{_WRONG} text/swapped-fields code/same-draw",
        changed(CHEM, ('data["options"])', 'sorted(data["options"]))')),
        changed(CHENGYU, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][::-1], 1)')),
        changed(
            CHANGSHI,
            (
                '    for letter in "ABCD":\n        text += f"{letter}. {data[letter]}\\n"',
                "    shown = sorted(data[key] for key in 'ABCD')\n"
                '    for letter, option in zip("ABCD", shown):\n'
                '        text += f"{letter}. {option}\\n"',
            ),
        ),
    ),
    _kind(
        "The options are shuffled after the letter was looked up",
        f"{_WRONG} code/random code/not-repeated code/changes-row code/same-draw",
        changed(
            CHEM,
            (
                "    for letter, option",
                '    shuffled = list(data["options"])\n    r.shuffle(shuffled)\n    for letter, option',
            ),
            ('zip("ABCD", data["options"])', 'zip("ABCD", shuffled)'),
        ),
        changed(
            CHENGYU,
            (
                '    options = "\\n"',
                '    mixed = r.sample(data["choices"], 4)\n    options = "\\n"',
            ),
            ('enumerate(data["choices"], 1)', "enumerate(mixed, 1)"),
        ),
        changed(
            RANK,
            (
                "    listed =",
                "    order = [0, 1, 2, 3]\n    r.shuffle(order)\n"
                '    events = [data["events"][i] for i in order]\n    listed =',
            ),
            ('enumerate(data["events"], start=1)', "enumerate(events, start=1)"),
        ),
    ),
    _kind(
        "A legend in the prompt explains the labels the wrong way round",
        "answer/legend answer/gold-differs",
        changed(
            BOOL,
            ("Answer yes or no.", "(1 = no, 0 = yes)"),
            ('"yes" if data["label"] else "no"', 'str(int(data["label"]))'),
        ),
        changed(
            SHIFEI,
            ("（請回答「是」或「否」）", "（0代表是，1代表否）"),
            ('"是" if data["answer"] else "否"', '"1" if data["answer"] else "0"'),
        ),
        changed(
            PINGLUN,
            ('gold = names[data["label"]]', 'gold = data["label"]'),
            ("判断下面的评论是好评还是差评。", "给评论打标签：neg表示好评，pos表示差评。"),
        ),
    ),
    _kind(
        "The prompt speaks of an option that is not listed",
        "answer/letters answer/other-count answer/letter-asked",
        changed(
            HOTEL,
            ("What does the guest want?", "What does the guest want? Choose from (A) to (F)."),
        ),
        changed(CHENGYU, ("請選出最適合填入空格的成語。", "請從1到5中選出最適合填入空格的成語。")),
        changed(CHANGSHI, ('text += "答案：', 'text += "请从A、B、C、D、E、F中选择。\\n答案：')),
    ),
    _kind(
        "The last option, or the first, falls out of the list",
        f"{_WRONG} text/cut-item answer/other-count text/first-item",
        changed(CHEM, ('data["options"]):', 'data["options"][:-1]):')),
        changed(
            RANK, ('enumerate(data["events"], start=1)', 'enumerate(data["events"][1:], start=2)')
        ),
        changed(CHENGYU, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][:3], 1)')),
    ),
    _kind(
        "Two options bear one mark",
        "answer/letters answer/same-option answer/stands-out answer/gold-differs",
        changed(CHEM, ('zip("ABCD",', 'zip("ABCC",')),
        changed(RANK, ('f"{n}) {event}"', 'f"{min(n, 3)}) {event}"')),
        changed(CHANGSHI, ('f"{letter}. {data', "f\"{letter if letter != 'B' else 'A'}. {data")),
    ),
    _kind(
        "What the class numbers mean is swapped in the table of names",
        "answer/legend answer/gold-differs answer/not-an-option",
        changed(
            SAME,
            ('{0: "different", 1: "same"}', '{0: "same", 1: "different"}'),
            rows=each(lambda row: row.update(gold=["different", "same"][row["label"]])),
            shots=(),
        ),
        changed(PINGLUN, ('{"pos": "好评", "neg": "差评"}', '{"pos": "差评", "neg": "好评"}')),
        changed(BOOL, ('"yes" if data["label"] else "no"', '"no" if data["label"] else "yes"')),
    ),
)
