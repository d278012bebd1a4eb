"""Faults of shots and query."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    DESK,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import AMT, BUDGET, KANSOU, MINUTES, SHELL
from tests.lint.fiftyfirst.tasks_zh import KESHI, LISHI, YUEDU
from tests.lint.making import kind
from tests.lint.shape import Change, Kind, SmallTask, changed

S = "shots and query"


def _above(text: str) -> Change:
    return "import random\n", f"import random\n\nSHOTS = {text!r}\n"


def _shown(task: SmallTask, mark: str, new: str, text: str) -> SmallTask:
    """Return a task without shots of its own, in whose prompt worked examples stand."""
    return changed(task, _above(text), (mark, new), fewshot=0)


def _desk(text: str) -> SmallTask:
    return _shown(DESK, 'f"Subject:', 'SHOTS + f"Subject:', text)


def _budget(text: str) -> SmallTask:
    return _shown(
        BUDGET, 'parts.append(f"Problem', 'parts.append(SHOTS)\n    parts.append(f"Problem', text
    )


def _yuedu(text: str) -> SmallTask:
    return _shown(YUEDU, "回答。\\n短文", "回答。\\n{SHOTS}短文", text)


def _lishi(text: str) -> SmallTask:
    return _shown(LISHI, 'text = "', 'text = SHOTS + "', text)


def _amt(text: str) -> SmallTask:
    return _shown(AMT, 'frage = f"', 'frage = SHOTS + f"', text)


def _kansou(text: str) -> SmallTask:
    return _shown(KANSOU, 'どちらですか。\\n感想："', 'どちらですか。\\n" + SHOTS + "感想："', text)


LOGIN = "Subject: Forgot my PIN\nBody: The screen will not let me in.\n"
PAPER = "Subject: Paper tray\nBody: The copier says the tray is broken.\n"

KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "worked examples were written before the labels got their names",
        "few-shot/other-labels few-shot/worked-form answer/other-names answer/two-spellings "
        "answer/other-form few-shot/other-form few-shot/wrong-answer",
        _desk(f"{LOGIN}Queue: login\n\n{PAPER}Queue: devices\n\n"),
        _amt(
            "Anliegen: Meine Tochter kam zur Welt.\nZuständig (Bauamt, Standesamt oder Ordnungsamt): B\n\n"
        ),
        _kansou(
            "感想：味が薄い。\n評価：ネガティブ\n\n感想：とても便利です。\n評価：ポジティブ\n\n"
        ),
    ),
    kind(
        S,
        "a worked example waits for its answer",
        "few-shot/no-answer few-shot/worked-form few-shot/worked-cue text/note-left text/empty-slot",
        _desk(f"{LOGIN}Queue: access\n\n{PAPER}Queue:\n\n"),
        _yuedu("短文：媽媽在窗邊種了薄荷。\n問：媽媽種了什麼？\n答：\n\n"),
        _budget(
            "Problem: A cup costs 3 dollars. What do 5 cups cost?\nSolution: 3 * 5 = 15 dollars. #### 15\n\n"
            "Problem: A cap costs 9 dollars. What do 2 caps cost?\n"
        ),
    ),
    kind(
        S,
        "a worked example calculates or answers wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        _budget(
            "Problem: A cup costs 3 dollars. What do 5 cups cost?\nSolution: 3 * 5 = 18 dollars. #### 18\n"
        ),
        _budget(
            "Problem: A cup costs 3 dollars. What do 5 cups cost?\nSolution: 3 * 5 = 15 dollars. #### 12\n"
        ),
        _lishi(
            "单项选择题：长城东起（ ）\nA．山海关\nB．嘉峪关\nC．雁门关\nD．居庸关\n正确选项是：E\n\n"
        ),
        _yuedu("短文：媽媽在窗邊種了薄荷。\n問：媽媽種了什麼？\n答：玫瑰\n\n"),
    ),
    kind(
        S,
        "a worked example closes with another cue, or has its lines in another order",
        "few-shot/worked-cue few-shot/other-cues few-shot/other-order text/cue-forms text/shot-cue",
        _desk(f"{LOGIN}Team: access\n\n{PAPER}Team: hardware\n\n"),
        _desk(f"Queue: access\n{LOGIN}\nQueue: hardware\n{PAPER}\n"),
        _kansou("感想：味が薄い。\nラベル：悪い\n\n感想：とても便利です。\nラベル：良い\n\n"),
        _amt(
            "Zuständig (Bauamt, Standesamt oder Ordnungsamt): Bauamt\nAnliegen: Wer prüft meinen Balkon?\n\n"
        ),
    ),
    kind(
        S,
        "worked examples are numbered, with a gap, or another number than the prompt says",
        "few-shot/numbered few-shot/other-count",
        _desk(
            f"Here are three examples.\n\n{LOGIN}Queue: access\n\n{PAPER}Queue: hardware\n\nNow the ticket:\n"
        ),
        _yuedu(
            "例一：\n短文：媽媽在窗邊種了薄荷。\n問：媽媽種了什麼？\n答：薄荷\n\n例三：\n短文：哥哥搭船去澎湖。\n"
            "問：哥哥去哪裡？\n答：澎湖\n\n"
        ),
        changed(SNLI, ("[\n", '[\n            "Five examples are given below.",\n')),
    ),
    kind(
        S,
        "an example was taken from the test set",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        _desk(
            "Subject: Printer jam\nBody: The one on floor 2 eats every sheet.\nQueue: hardware\n\n"
        ),
        _yuedu("短文：小虎最怕打雷，一聽見就躲到床底下。\n問：小虎怕什麼？\n答：打雷\n\n"),
        changed(MINUTES, shots=(MINUTES.rows[2], MINUTES.rows[4], MINUTES.rows[0])),
    ),
    kind(
        S,
        "the shots' file was sorted by its label, and its first rows are all of one",
        "few-shot/lopsided few-shot/same-docs",
        changed(
            WARD,
            shots=tuple(
                {"note": note, "age": age, "colour": "green"}
                for note, age in (
                    ("Blister on the heel.", 31),
                    ("Wants a sick note.", 44),
                    ("Old scar itches.", 50),
                    ("Broken nail.", 18),
                    ("Mild cold.", 36),
                )
            ),
        ),
        changed(
            ADVERT,
            fewshot=4,
            shots=tuple(
                {"title": t, "place": "Kent", "text": x, "level": "senior"}
                for t, x in (
                    ("Director", "You lead forty people."),
                    ("Principal vet", "Fifteen years in practice."),
                    ("Chief editor", "You ran a newsroom."),
                    ("Lead chemist", "Eleven years in a lab."),
                    ("Head chef", "You ran three kitchens."),
                )
            ),
        ),
    ),
    kind(
        S,
        "the shots' file is of an older format of the data",
        "few-shot/unlike-docs code/error few-shot/other-labels few-shot/worked-form answer/other-form "
        "few-shot/other-form answer/two-spellings answer/other-names",
        changed(
            AMT,
            shots=(
                {"anliegen": "I want to build a shed.", "amt": "Bauamt"},
                {"anliegen": "Our daughter was born.", "amt": "Standesamt"},
                {"anliegen": "There is rubbish at the lake.", "amt": "Ordnungsamt"},
            ),
        ),
        changed(
            YUEDU,
            shots=(
                {"duanwen": "媽媽種了薄荷。", "wen": "媽媽種了什麼？", "da": "答：薄荷"},
                {"duanwen": "哥哥搭船去澎湖。", "wen": "哥哥去哪裡？", "da": "答：澎湖"},
                {"duanwen": "妹妹怕狗。", "wen": "妹妹怕什麼？", "da": "答：狗"},
            ),
        ),
        changed(
            KESHI,
            shots=(
                {"zhusu": "膝盖疼痛", "age": 50, "dept": "Orthopedics"},
                {"zhusu": "迎风流泪", "age": 66, "dept": "Ophthalmology"},
                {"zhusu": "腹泻三天", "age": 3, "dept": "Pediatrics"},
            ),
        ),
    ),
    kind(
        S,
        "the question stands before the worked examples",
        "few-shot/question-first few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(
            DESK,
            _above(f"\n\nExamples:\n{LOGIN}Queue: access\n\n{PAPER}Queue: hardware\n"),
            ('\\nQueue:"', '\\nQueue:" + SHOTS'),
            fewshot=0,
        ),
        changed(
            SHELL,
            _above("\n\nWish: show today's date\n$ date"),
            ('"input": text', '"input": text + SHOTS'),
            fewshot=0,
        ),
    ),
)
