"""Shots and query that differ, or do not stand where they should."""

from __future__ import annotations

from functools import partial

from tests.lint.shape import Row, changed
from tests.lint.thirteenth.making import RowsChange, ending, kind, table
from tests.lint.thirteenth.rows_zh import CHANGSHI as CHANGSHI_ROWS
from tests.lint.thirteenth.rows_zh import CHANGSHI_SHOTS
from tests.lint.thirteenth.tasks_en import (
    ERRANDS,
    MAIL,
    MUSEUM,
    NLI,
    PARKS,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    DIMING,
    FANYI,
    SHIFEI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_shots = partial(kind, "shots and query")
_POND = """Passage: The pond is drained each winter and filled again in March.
Question: is there water in the pond in January?
"""
_NO = "Answer (yes or no): no\n"
_FOUNTAIN = "短文：公園的噴泉只在週末噴水。\n問題：星期三看得到噴泉噴水嗎？\n"
_FOU = "回答（是或否）：否\n"
_ALL_B = table(
    "题目 A B C D 答案",
    """
一年有几个季节？ | 3 | 4 | 5 | 6 | B
一打铅笔是多少支？ | 10 | 12 | 20 | 24 | B
闰年的二月有多少天？ | 28 | 29 | 30 | 31 | B
红绿灯中表示通行的是什么颜色？ | 红色 | 绿色 | 黄色 | 蓝色 | B
""",
)
_IN_WORDS = tuple(shot | {"答案": shot[shot["答案"]]} for shot in CHANGSHI_SHOTS)


def _sums(key: str, answer: str, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return three rows whose steps end on another number than their answer."""
    return tuple(
        {**row, "id": f"s{n}", answer: str(int(row[answer]) + 7)} for n, row in enumerate(rows[:3])
    )


def _off(answer: str, by: int) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows[::2]:
            row[answer] = str(int(row[answer]) + by)

    return put


KINDS = (
    _shots(
        "The question closes with another cue than the worked examples.",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(PARKS, ("{question}?\\nAnswer (yes or no):", "{question}?\\nYour verdict:")),
        changed(SHIFEI, ("{data['question']}\\n回答（是或否）：", "{data['question']}\\n結論：")),
        changed(DIMING, ('"句子：{}\\n地名：".format', '"句子：{}\\n答案：".format')),
    ),
    _shots(
        "The last worked example runs into the question, as its newlines are gone.",
        "few-shot/separator few-shot/run-in text/run-together text/lost-lines",
        changed(PARKS, ("noon?\nAnswer (yes or no): yes\n\n", "noon?\nAnswer (yes or no): yes")),
        changed(SHIFEI, ("回答（是或否）：是\n\n", "回答（是或否）：是")),
        changed(DIMING, (r"敦煌\n\n", "敦煌")),
    ),
    _shots(
        "The worked examples have other labels than the answers.",
        "few-shot/other-labels few-shot/worked-form few-shot/wrong-answer answer/other-names answer/letters",
        changed(
            PARKS,
            ("(yes or no): no\n", "(yes or no): false\n"),
            ("(yes or no): yes\n", "(yes or no): true\n"),
        ),
        changed(SHIFEI, ("否）：否\n", "否）：錯\n"), ("否）：是\n", "否）：對\n")),
        changed(CHANGSHI, shots=_IN_WORDS, postprocess="until_return_post"),
    ),
    _shots(
        "A worked example is one of the rows that are scored.",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs few-shot/repeated",
        changed(
            PARKS,
            (
                "Bicycles can be rented at the north gate from nine to five.",
                "The café takes cash only.",
            ),
            (
                "can I rent a bicycle at noon?\nAnswer (yes or no): yes",
                "can I pay by card in the café?\nAnswer (yes or no): no",
            ),
        ),
        changed(
            DIMING,
            ("爷爷的茶园在黄山脚下。", "公司打算明年把总部迁到合肥。"),
            ("地名：黄山", "地名：合肥"),
        ),
        changed(CHANGSHI, shots=CHANGSHI_ROWS[:4]),
    ),
    _shots(
        "A worked example has no answer.",
        "few-shot/no-answer answer/empty few-shot/worked-cue",
        changed(PARKS, ("Answer (yes or no): no\n", "Answer (yes or no):\n")),
        changed(SHIFEI, ("回答（是或否）：否\n", "回答（是或否）：\n")),
        changed(DIMING, ("地名：黄山", "地名：")),
    ),
    _shots(
        "A worked example is there twice.",
        "few-shot/same-twice few-shot/repeated",
        changed(PARKS, ("SHOTS + f", "SHOTS + SHOTS + f")),
        changed(DIMING, ('照原文写出。\\n\\n" + LIZI', '照原文写出。\\n\\n" + LIZI * 2')),
        changed(
            CHANGSHI, shots=(*CHANGSHI_SHOTS[:2], CHANGSHI_SHOTS[0], CHANGSHI_SHOTS[1]), fewshot=4
        ),
    ),
    _shots(
        "All shots have one and the same label.",
        "few-shot/lopsided answer/same-gold answer/one-place",
        changed(CHANGSHI, shots=_ALL_B, fewshot=4),
        changed(
            WAIMAI,
            shots=tuple(
                {"评论": text, "标签": 1, "target_scores": {"好评": 1, "差评": 0}}
                for text in (
                    "汤很鲜，面也筋道。",
                    "第三次点了，从没失望过。",
                    "小菜爽口，送餐员很客气。",
                    "烤鸭皮脆肉嫩。",
                )
            ),
        ),
        changed(
            PARKS,
            (
                "The pond is drained each winter and filled again in March.",
                "The kiosk sells tea all year.",
            ),
            (
                "is there water in the pond in January?\nAnswer (yes or no): no",
                "can I buy tea in January?\nAnswer (yes or no): yes",
            ),
            (
                'SHOTS = """',
                'SHOTS = """Passage: Guides lead walks on Sundays.\nQuestion: are there walks on Sundays?\nAnswer (yes or no): yes\n\n',
            ),
        ),
    ),
    _shots(
        "Shots have steps that come to another number than their answer.",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/not-in-output",
        changed(SHOP, shots=_sums("question", "answer", SHOP.rows), rows=lambda rows: rows[3:]),
        changed(YINGYONG, shots=_sums("题目", "得数", YINGYONG.rows), rows=lambda rows: rows[3:]),
        changed(SHOP, rows=_off("answer", 3)),
    ),
    _shots(
        "The worked examples are numbered, and the question is not, or with the first's number.",
        "few-shot/numbered few-shot/worked-cue few-shot/other-cues text/cue-forms",
        changed(
            PARKS,
            ("Passage: The pond", "Example 1\nPassage: The pond"),
            ("Passage: Bicycles", "Example 2\nPassage: Bicycles"),
            ('f"Passage:', 'f"Example 1\\nPassage:'),
        ),
        changed(SHIFEI, ("短文：公園", "短文1：公園"), ("短文：這條", "短文2：這條")),
        changed(
            DIMING,
            ("句子：爷爷", "例1\\n句子：爷爷"),
            ("句子：昨天", "例2\\n句子：昨天"),
            ('"句子：{}', '"例1\\n句子：{}'),
        ),
    ),
    _shots(
        "The output ends with newlines of its own.",
        "few-shot/separator text/separator-inside answer/stopped-early few-shot/trailing-space text/double-newline",
        changed(MAIL, ('"output": " " + team', '"output": " " + team + "\\n\\n"')),
        changed(MUSEUM, ('" " + golds[0]', '" " + golds[0] + "\\n"')),
        changed(XINWEN, ('"output": gold', '"output": gold + "\\n\\n"')),
    ),
    _shots(
        "The answers end with a space.",
        "few-shot/trailing-space answer/two-spellings",
        changed(MAIL, ('"output": " " + team', '"output": f" {team} "')),
        changed(FANYI, ('"output": target', '"output": target + " "')),
        changed(PYCODE, ('"output": " " + data["output"]', '"output": " " + data["output"] + " "')),
    ),
    _shots(
        "Steps are asked for, and the shots have the answer alone.",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(SHOP, (r'f" {steps}\n#### {', r'f" {')),
        changed(YINGYONG, ('data["解答"] + "\\n答案：" + ', "")),
        changed(PYCODE, (r"\nOutput:", r"\nLet's think step by step.\nOutput:")),
    ),
    _shots(
        "The worked examples have no options, and the question has.",
        "few-shot/no-options few-shot/worked-form few-shot/other-cues few-shot/worked-cue few-shot/wrong-answer",
        changed(
            SCIENCE,
            (
                'text = f"Question',
                'text = "Question: What is ice made of?\\nAnswer: B\\n\\nQuestion: What do cows eat?\\nAnswer: D\\n\\n" + f"Question',
            ),
            fewshot=0,
        ),
        changed(
            CHANGSHI,
            (
                'text += f"题目',
                'text += "题目：一周有几天？\\n答案：C\\n\\n题目：冰融化后变成什么？\\n答案：A\\n\\n" + f"题目',
            ),
            fewshot=0,
            shots=(),
        ),
        changed(
            YUEDU,
            (
                "回答问题。\\n短文",
                "回答问题。\\n短文：小花先浇水，再扫地。\\n问题：小花先做什么？\\n答案是B\\n\\n短文",
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "An instruction stands in the description and in each question again.",
        "text/repeated-instruction text/said-again",
        changed(
            SCIENCE,
            (
                'text = f"',
                'text = "The following are multiple choice questions (with answers) about science.\\n" + f"',
            ),
        ),
        changed(CHANGSHI, description="以下是一道单项选择题，请直接给出正确答案的选项。"),
        changed(
            WAIMAI,
            ("\\n答：", "\\n请判断评论的情感倾向。\\n答："),
            description="请判断评论的情感倾向。",
        ),
    ),
    _shots(
        "The worked examples stand behind the question that is asked.",
        "few-shot/question-first few-shot/other-order few-shot/worked-cue",
        changed(PARKS, ('SHOTS + f"', 'f"'), ending('text = text + "\\n\\n" + SHOTS.rstrip()')),
        changed(SHIFEI, ('FANLI + f"', 'f"'), ending('text = text + "\\n\\n" + FANLI.rstrip()')),
        changed(
            DIMING,
            ('写出。\\n\\n" + LIZI', '写出。\\n\\n"'),
            ending('text = text + "\\n\\n" + LIZI.rstrip()'),
        ),
    ),
    _shots(
        "The prompt says how many examples follow, and it is not as many.",
        "few-shot/other-count",
        changed(
            SCIENCE, description="Here are five solved questions about science, then one for you."
        ),
        changed(WAIMAI, description="下面先给出两个例子，然后请你判断最后一条评论。"),
        changed(PARKS, ('SHOTS = """', 'SHOTS = """Three examples are given first.\n\n')),
    ),
    _shots(
        "The output begins with the cue that the input ends with.",
        "answer/cue-again text/said-again few-shot/worked-form",
        changed(
            SCIENCE, ('f" {gold}"', 'f" Answer: {gold}"'), postprocess="agieval_single_answer_post"
        ),
        changed(MAIL, ('"output": " " + team', '"output": " Team: " + team')),
        changed(FANYI, ('"output": target', '"output": "英文：" + target')),
    ),
    _shots(
        "A worked example has its parts in another order, the answer first.",
        "few-shot/other-order few-shot/worked-cue few-shot/question-first few-shot/other-cues",
        changed(PARKS, (_POND + _NO, _NO + _POND)),
        changed(SHIFEI, (_FOUNTAIN + _FOU, _FOU + _FOUNTAIN)),
        changed(
            DIMING,
            (
                "句子：爷爷的茶园在黄山脚下。\\n地名：黄山",
                "地名：黄山\\n句子：爷爷的茶园在黄山脚下。",
            ),
        ),
    ),
    _shots(
        "In PPL the shots answer with another text than the choices.",
        "few-shot/not-a-choice answer/not-in-output few-shot/other-labels answer/two-spellings",
        changed(NLI, ('"output": answer', '"output": answer.capitalize()')),
        changed(WAIMAI, ('"output": label', '"output": label[0]')),
        changed(ERRANDS, ('"output": answer', '"output": str(data["label"])')),
    ),
)
