"""What a letter means: letters, options and golds that are out of step."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.thirteenth.tasks_en import SCIENCE
from tests.lint.thirteenth.tasks_zh import CHANGSHI, CHENGYU, XINWEN, YUEDU

_letters = partial(kind, "what a letter means")
_OUT_OF_STEP = "answer/gold-differs answer/letters answer/legend answer/not-an-option"
_LOOP_ZH = 'for letter in "ABCD":\n        text += f"{letter}. {data[letter]}\\n"'

KINDS = (
    _letters(
        "An index that counts from nought is read as if it counted from one, or the list does.",
        _OUT_OF_STEP,
        changed(SCIENCE, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(CHENGYU, ('MARKS[data["答案"]]', 'MARKS[data["答案"] - 1]')),
        changed(XINWEN, ("start=1", "start=0")),
    ),
    _letters(
        "The options are shown in another order, and the letter is that of the old one.",
        f"{_OUT_OF_STEP} code/changes-row",
        changed(SCIENCE, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(CHENGYU, ('    text = "选择', '    r.shuffle(data["候选"])\n    text = "选择')),
        changed(
            YUEDU,
            ('data["选项"].items()', 'zip("ABC", reversed(list(data["选项"].values())))'),
        ),
    ),
    _letters(
        "The list has letters or numbers of another kind than the answers.",
        "answer/letters answer/letter-asked answer/other-form few-shot/other-form answer/not-an-option",
        changed(SCIENCE, ('zip("ABCD", ', 'zip("1234", ')),
        changed(CHANGSHI, ('f"{letter}. {', 'f"{letter.lower()}. {')),
        changed(CHENGYU, ('zip(MARKS, data["候选"])', 'zip("甲乙丙丁", data["候选"])')),
    ),
    _letters(
        "The last option is left out, and is the right one in some docs.",
        f"{_OUT_OF_STEP} text/cut-item",
        changed(SCIENCE, ('zip("ABCD", ', 'zip("ABC", ')),
        changed(CHANGSHI, ('for letter in "ABCD":', 'for letter in "ABC":')),
        changed(CHENGYU, ("zip(MARKS,", "zip(MARKS[:3],")),
    ),
    _letters(
        "The instruction names letters that the list does not have.",
        "few-shot/other-form answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(SCIENCE, ('"Answer:"', r'"Answer with A, B, C, D or E.\nAnswer:"')),
        changed(YUEDU, ("阅读短文，回答问题。", "阅读短文，从A、B、C、D中选出正确答案。")),
        changed(
            CHANGSHI,
            (
                "请直接给出正确答案的选项。",
                "请直接给出正确答案的选项（A、B、C、D、E、F中的一个）。",
            ),
        ),
    ),
    _letters(
        "The options stand there without letters, and a letter is the answer.",
        "answer/letters answer/letter-asked answer/other-names",
        changed(SCIENCE, ('f"{letter}. {choice}', 'f"- {choice}')),
        changed(CHANGSHI, ('f"{letter}. {data[letter]}', 'f"{data[letter]}')),
        changed(YUEDU, ('f"{key}、{value}"', 'f"{value}"')),
    ),
    _letters(
        "A letter stands there twice, or two have changed places, in a list typed by hand.",
        f"{_OUT_OF_STEP} answer/same-option",
        changed(SCIENCE, ('zip("ABCD", ', 'zip("ABDC", ')),
        changed(
            CHANGSHI,
            (
                _LOOP_ZH,
                r"""text += f"A. {data['A']}\nB. {data['B']}\nC. {data['C']}\nC. {data['D']}\n" """.strip(),
            ),
        ),
        changed(CHENGYU, ("zip(MARKS,", 'zip("①②②④",')),
    ),
    _letters(
        "A number is asked for where letters are listed, or the other way round.",
        "answer/letters answer/letter-asked few-shot/other-form answer/other-names",
        changed(
            SCIENCE, ('"Answer:"', r'"Reply with the number of the right option (1-4).\nAnswer:"')
        ),
        changed(XINWEN, ("请回答栏目的编号：", "请回答栏目前的字母：")),
        changed(CHENGYU, ("横线处。", "横线处，回答A、B、C或D。")),
    ),
)
