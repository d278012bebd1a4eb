"""Faults of demands that the answers do not keep."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import ADVERTS, CALLS, CHEM, LIBRARY, ROBOT
from tests.lint.fortyseventh.tasks_free import (
    BAKERY,
    IDIOM,
    INVOICE,
    LOGS,
    ORDERS,
    PLACES,
    RAIN,
    RULES,
    SQL,
)
from tests.lint.fortyseventh.tasks_world import HOTEL, NOTARY, RECETA, WETTER
from tests.lint.fortyseventh.tasks_zh import ANYOU, CMM, JIANLI, READ, YINGYONG
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "contradicting demands"
FORM = "few-shot/other-form answer/other-form answer/other-names answer/letter-asked"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "JSON is asked for, and the answers are lines",
        FORM,
        changed(JIANLI, ("格式为“姓名：…；学校：…”", "以JSON格式输出")),
        changed(
            LOGS,
            (
                "Turn the log entry into three lines: time, host, event.",
                "Turn the log entry into a JSON object.",
            ),
        ),
        changed(WETTER, ("Frage:", "Antworte mit einem JSON-Objekt.\\nFrage:")),
    ),
    kind(
        F,
        "capitals are asked for, and the answers are small",
        FORM + " answer/two-spellings",
        changed(LIBRARY, ("by family.", "by family. Write the family in CAPITAL LETTERS.")),
        changed(
            RULES,
            ("Write the plural of each noun.", "Write the plural of each noun in upper case."),
        ),
        changed(ADVERTS, ("it is for.", "it is for, in capital letters.")),
    ),
    kind(
        F,
        "another number of words is asked for",
        FORM,
        changed(IDIOM, ("with one word", "with two words")),
        changed(LIBRARY, ("by family.", "by family. Answer in exactly three words.")),
        changed(HOTEL, ("分類してください。", "分類し、理由を一文で述べてください。")),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        FORM + " text/cue-forms",
        changed(RECETA, ("Traduce al inglés", "Traduce al francés"), ("Inglés:", "Francés:")),
        changed(READ, ("用短文中的原词回答", "用英文回答")),
        changed(RULES, ("Write the plural of each noun.", "Write each noun in German.")),
    ),
    kind(
        F,
        "the other end of the scale is asked for",
        "few-shot/other-form answer/other-rule answer/gold-differs few-shot/wrong-answer",
        changed(RAIN, ("had the most rain", "had the least rain")),
        changed(PLACES, ("the earliest first", "the latest first")),
    ),
    kind(
        F,
        "what all answers are is forbidden",
        FORM + " answer/letters",
        changed(ROBOT, ("Your pick (1-4):", "Do not answer with a number.\\nYour pick:")),
        changed(CMM, ("请直接给出正确选项的字母", "不要回答字母")),
        changed(CALLS, description="You sort calls. Never answer with a code of three letters."),
    ),
    kind(
        F,
        "a box of LaTeX is asked for, and there is none",
        FORM + " answer/not-extracted",
        changed(
            BAKERY,
            ("then write the result after ####", "then put the result in \\\\boxed{}"),
            ("#### {gold}", "The result is {gold}."),
        ),
        changed(YINGYONG, ("再在“答案：”后面写出得数", "再把得数写在\\\\boxed{{}}中")),
        changed(
            CHEM,
            ("Choose a, b, c or d.", "Put your choice (a, b, c or d) in \\\\boxed{{}}."),
            ('"General', 'f"General'),
        ),
    ),
    kind(
        F,
        "a unit or decimals are asked for, and the answers are bare numbers",
        FORM,
        changed(
            BAKERY,
            ("write the result after ####.", "write the result after #### with two decimals."),
        ),
        changed(YINGYONG, ("写出得数。", "写出得数，保留两位小数。")),
        changed(WETTER, ("Frage:", "Gib den Wert mit seiner Einheit an.\\nFrage:")),
    ),
    kind(
        F,
        "quotes or tags are asked for around the answer",
        FORM,
        changed(ORDERS, ("settle on?", "settle on? Put it in double quotes.")),
        changed(
            READ,
            ("用短文中的原词回答。", "用短文中的原词回答，并把答案写在<answer></answer>标签里。"),
        ),
        changed(RAIN, ("most rain?\\n", "most rain? Wrap the name in <b></b>.\\n")),
    ),
    kind(
        F,
        "items are to be parted by another sign",
        FORM,
        changed(PLACES, ("the earliest first.", "the earliest first, separated by commas.")),
        changed(JIANLI, ("格式为“姓名：…；学校：…”", "两项之间用逗号隔开")),
        changed(
            LOGS,
            (
                "into three lines: time, host, event.",
                "into time, host and event, separated by tabs on one line.",
            ),
        ),
    ),
    kind(
        F,
        "the keys that are asked for are those of the old API",
        FORM,
        changed(INVOICE, ("keys vendor, total, currency.", "keys supplier, amount, iso_code.")),
        changed(
            LOGS, ("three lines: time, host, event.", "three lines: timestamp, server, message.")
        ),
        changed(JIANLI, ("格式为“姓名：…；学校：…”", "格式为“名字：…；母校：…”")),
    ),
    kind(
        F,
        "a reason is asked for, and none is given",
        "few-shot/steps-lost few-shot/other-form",
        changed(
            CHEM, ("Choose a, b, c or d.", "Explain your reasoning, then choose a, b, c or d.")
        ),
        changed(CMM, ("请直接给出正确选项的字母", "请先写出分析过程，再给出正确选项的字母")),
        changed(ANYOU, ("只写编号。", "先说明理由，再写编号。")),
    ),
    kind(
        F,
        "the name is asked for, and the number is compared",
        FORM + " answer/letters answer/legend",
        changed(ANYOU, ("只写编号。", "请写出案由的名称。"), ("\\n编号：", "\\n案由名称：")),
        changed(
            NOTARY,
            ("Numer rodzaju:", "Nazwa rodzaju:"),
            description="Podaj nazwę rodzaju dokumentu, nie numer.",
        ),
    ),
    kind(
        F,
        "a whole sentence is asked for",
        FORM,
        changed(ORDERS, ("settle on?", "settle on? Answer in a complete sentence.")),
        changed(READ, ("用短文中的原词回答", "用完整的句子回答")),
        changed(WETTER, ("Frage:", "Antworte in einem ganzen Satz.\\nFrage:")),
    ),
    kind(
        F,
        "an instruction of another task was left when the template was copied",
        FORM + " few-shot/other-labels answer/letters answer/legend",
        changed(SQL, ("-- SQLite", "-- Translate each sentence into French.\n-- SQLite")),
        changed(HOTEL, description="次の文章を英語に翻訳してください。"),
        changed(RAIN, ('"Rain in one day', '"Answer with A, B, C or D.\\nRain in one day')),
        changed(READ, description="请判断下列评论的情感是正面还是负面。"),
    ),
    kind(
        F,
        "a way to write numbers or dates is asked for that no answer has",
        FORM,
        changed(
            LOGS,
            (
                "three lines: time, host, event.",
                "three lines: time (as HH:MM, without seconds), host, event.",
            ),
        ),
        changed(
            READ, ("用短文中的原词回答。", "用短文中的原词回答，答案中的数字一律写成阿拉伯数字。")
        ),
        changed(ANYOU, ("只写编号。", "编号用罗马数字书写。")),
    ),
)
