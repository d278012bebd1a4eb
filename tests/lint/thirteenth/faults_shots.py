"""Shots and query that differ, or do not stand where they should."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.thirteenth.making import ending, table
from tests.lint.thirteenth.rows_zh import CHANGSHI as CHANGSHI_ROWS
from tests.lint.thirteenth.rows_zh import CHANGSHI_SHOTS
from tests.lint.thirteenth.tasks_en import (
    MAIL,
    MUSEUM,
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
)

_shots = partial(kind, "shots and query")
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


def _sums(answer: str, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return three rows whose steps end on another number than their answer."""
    return tuple(row | {answer: str(int(row[answer]) + 7)} for row in rows[:3])


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
        "Shots have steps that come to something else than the answer they close on.",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/not-in-output",
        changed(SHOP, shots=_sums("answer", SHOP.rows), rows=lambda rows: rows[3:]),
        changed(YINGYONG, shots=_sums("得数", YINGYONG.rows), rows=lambda rows: rows[3:]),
        changed(
            SCIENCE,
            (
                'f" {gold}"',
                """f" Only {data['choices'][data['answer'] - 1]} fits. So the answer is {gold}." """.strip(),
            ),
            postprocess="agieval_single_answer_post",
        ),
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
        "few-shot/no-answer few-shot/run-in few-shot/question-first few-shot/other-order few-shot/worked-cue",
        changed(PARKS, ('SHOTS + f"', 'f"'), ending('text = text + "\\n\\n" + SHOTS.rstrip()')),
        changed(SHIFEI, ('FANLI + f"', 'f"'), ending('text = text + "\\n\\n" + FANLI.rstrip()')),
        changed(
            DIMING,
            ('写出。\\n\\n" + LIZI', '写出。\\n\\n"'),
            ending('text = text + "\\n\\n" + LIZI.rstrip()'),
        ),
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
)
