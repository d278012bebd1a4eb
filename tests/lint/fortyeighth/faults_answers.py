"""Faults of the answers, against metric, post-processor and what is asked."""

from __future__ import annotations

from tests.lint.fortyeighth.tasks_free import (
    CHAIN,
    DATES,
    INVOICE,
    RANK,
    READING,
    SENSOR,
    SQL,
    TITLES,
)
from tests.lint.fortyeighth.tasks_labels import (
    ASTRO,
    BAKERY,
    CHAT,
    CLUSTER,
    LEGAL,
    MEDIC,
    MUSEUM,
    SNLI,
)
from tests.lint.fortyeighth.tasks_world import (
    CHENGYU,
    GAOKAO,
    KEFU,
    KEIGO,
    SEGUROS,
    TIENGVIET,
    TRADUCTION,
    VERKEHR,
    XINXI,
    YIXUE,
    YUEDU,
)
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "answers"
D = "contradicting demands"
NAMES = (
    "answer/other-names answer/letter-asked answer/letters few-shot/other-form answer/other-form "
    "answer/legend few-shot/other-labels answer/two-spellings"
)
FORM = "few-shot/other-form answer/other-form"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the post-processor came with a config of another task",
        "answer/not-extracted",
        changed(SEGUROS, postprocess="gsm8k_post"),
        changed(RANK, postprocess="gsm8k_post"),
        changed(CHAIN, postprocess="until_return_post"),
    ),
    kind(
        F,
        "a stop sequence occurs in the answers",
        "answer/stopped-early answer/not-extracted",
        changed(RANK, stop=(" >",)),
        changed(XINXI, stop=("\n", "；")),
        changed(INVOICE, stop=("\n", ",")),
        changed(TITLES, stop=("\n", " and")),
    ),
    kind(
        F,
        "there is room for a letter where a sentence is due",
        "tokens/answer-too-long",
        changed(CHAIN, max_tokens=4),
        changed(SQL, max_tokens=1),
        changed(TITLES, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is another field than what the shots show",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs "
        "answer/other-names answer/not-an-option",
        changed(
            CHAT, ('"processed_output": gold', '"processed_output": data["replies"][data["best"]]')
        ),
        changed(KEFU, ('"processed_output": gold', '"processed_output": 类别[data["type"]]')),
        changed(CHAIN, ('"processed_output": gold', '"processed_output": data["reasoning"]')),
        changed(XINXI, ('"processed_output": gold', '"processed_output": str(data)')),
    ),
    kind(
        F,
        "the output repeats the cue",
        "answer/cue-again answer/not-extracted few-shot/not-a-choice",
        changed(READING, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(YUEDU, ('"output": gold', '"output": "【答案】" + gold')),
        changed(SEGUROS, ('"output": " " + data', '"output": " Ramo: " + data')),
    ),
    kind(
        F,
        "the answer is printed as Python has it: True, a list or a dict",
        "answer/python-value answer/other-names answer/two-spellings few-shot/other-form "
        "answer/not-extracted answer/letter-asked",
        changed(MEDIC, ('"true" if data["holds"] else "false"', 'str(data["holds"])')),
        changed(RANK, ('" > ".join(data["ranked"])', 'str(data["ranked"])')),
        changed(INVOICE, ("json.dumps(fields)", "str(fields)")),
    ),
    kind(
        F,
        "pandas made floats of the whole numbers",
        "answer/python-value answer/letters answer/other-names answer/letter-asked "
        "answer/not-an-option text/raw-value code/error few-shot/other-form",
        changed(KEFU, rows=put("type", lambda row: float(row["type"]))),
        changed(VERKEHR, rows=put("kat", lambda row: float(row["kat"]))),
        changed(INVOICE, rows=put("total", lambda row: float(row["total"]))),
    ),
    kind(
        F,
        "what the shots end with is not what is ranked",
        "few-shot/not-a-choice text/missing-space answer/not-in-output",
        changed(SNLI, ('"output": best[0]', '"output": best[0].strip()')),
        changed(CHENGYU, ('"output": gold', '"output": f"“{gold}”"')),
        changed(SNLI, ('"output": best[0]', '"output": best[0].title()')),
    ),
    kind(
        F,
        "a space stands before the answer in input and output, or in neither",
        "text/trailing-space text/double-space text/missing-space",
        changed(MEDIC, ('"VERDICT:"', '"VERDICT: "')),
        changed(MUSEUM, ('"output": " " + data', '"output": data')),
        changed(TIENGVIET, ('"Đáp án:"', '"Đáp án: "')),
        changed(SENSOR, ('"output": " " + data["a"]', '"output": data["a"]')),
    ),
    kind(
        F,
        "a newline ends the input, and a space begins the answer",
        "text/double-space text/double-newline",
        changed(TITLES, ('"Title:"]', '"Title:", ""]')),
        changed(SEGUROS, ('"Ramo:"', '"Ramo:\\n"')),
    ),
    kind(
        D,
        "JSON or tags are asked for by a colleague's rule, and the answers are bare",
        FORM,
        changed(MUSEUM, ("of a town museum.", "of a town museum. Answer in JSON.")),
        changed(VERKEHR, ("mit der Ziffer.", "mit der Ziffer als JSON-Objekt.")),
        changed(
            READING, ("answer the question.", "answer the question. Put them inside <answer> tags.")
        ),
        changed(KEFU, ("只输出类别编号。", "以JSON格式输出。")),
    ),
    kind(
        D,
        "the answer is asked for in another language than the rows have",
        FORM + " text/cue-forms answer/other-names answer/unlike-others",
        changed(TRADUCTION, ("Traduis en russe.", "Traduis en anglais.")),
        changed(
            SEGUROS,
            ("hogar, auto, salud o viaje.", "hogar, auto, salud o viaje. Responde en inglés."),
        ),
        changed(XINXI, ("格式为", "请用英文回答，格式为")),
    ),
    kind(
        D,
        "other letters' case is asked for than the answers have",
        NAMES,
        changed(BAKERY, ("or queue?", "or queue? Answer in capital letters.")),
        changed(CLUSTER, ("with one letter.", "with one lowercase letter.")),
        changed(MEDIC, ("Write true or false.", "Write TRUE or FALSE.")),
    ),
    kind(
        D,
        "the order that is asked for was turned round",
        "answer/other-rule few-shot/other-form answer/other-form few-shot/wrong-answer",
        changed(RANK, ("from largest to smallest", "from smallest to largest")),
        changed(DATES, ("as YYYY-MM-DD", "as DD-MM-YYYY")),
    ),
    kind(
        D,
        "another sign is to part the items, or the parts of a date",
        FORM + " answer/other-rule",
        changed(RANK, ("with > between them", "with commas between them")),
        changed(XINXI, ("“职位=…；城市=…；月薪=…”", "“职位=…，城市=…，月薪=…”")),
        changed(DATES, ("as YYYY-MM-DD", "as YYYY/MM/DD")),
    ),
    kind(
        D,
        "a label was renamed in the list alone",
        NAMES + " answer/not-an-option",
        changed(MUSEUM, ('"coins", "prints"', '"coins", "graphics"')),
        changed(SEGUROS, ("hogar, auto, salud", "hogar, vehículos, salud")),
        changed(YIXUE, ("正确答“对”", "正确答“正确”")),
        changed(BAKERY, ("service or queue?", "service or waiting time?")),
    ),
    kind(
        D,
        "another number of options or another range is told than there is",
        "answer/other-count answer/letters answer/letter-asked answer/other-names",
        changed(ASTRO, ("option (1-4)", "option (1-5)")),
        changed(GAOKAO, ("四个选项中", "五个选项中")),
        changed(TIENGVIET, ("(A, B hoặc C)", "(A, B, C hoặc D)")),
        changed(YUEDU, ("选择正确的一项", "从四个选项中选择正确的一项")),
    ),
    kind(
        D,
        "several letters are asked for by the sentence of a multi-select exam",
        FORM + " answer/letter-asked answer/other-count",
        changed(
            GAOKAO,
            (
                "四个选项中只有一项正确，请写出正确选项的字母",
                "四个选项中至少有两项正确，请写出所有正确选项的字母",
            ),
        ),
        changed(
            ASTRO,
            (
                "Answer with the number of the right option (1-4).",
                "Two options are right (1-4). Give both numbers, separated by a comma.",
            ),
        ),
    ),
    kind(
        D,
        "a reason is asked for, and the shots give none",
        FORM + " few-shot/steps-lost",
        changed(
            MEDIC,
            ("Write true or false.", "Write true or false and give a reason in one sentence."),
        ),
        changed(SEGUROS, ("salud o viaje.", "salud o viaje. Justifica la respuesta en una frase.")),
        changed(VERKEHR, ("mit der Ziffer.", "mit der Ziffer und einer kurzen Begründung.")),
    ),
    kind(
        D,
        "a number of words or signs is asked for that the answers do not have",
        FORM,
        changed(TITLES, ('"Title:"]', '"Title (exactly ten words):"]')),
        changed(
            READING,
            (
                "Copy the words of the article that answer the question.",
                "Answer the question with exactly one word of the article.",
            ),
        ),
        changed(TRADUCTION, ("Traduis en russe.", "Traduis en russe, en un seul mot.")),
    ),
    kind(
        D,
        "the answer alone is asked for, and the shots have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            CHAIN,
            ("Reason first, then write #### and the result.", "Write nothing but the result."),
        ),
        changed(CHAIN, ("\\nSolution:", "\\nGive only the final number.\\nSolution:")),
    ),
    kind(
        D,
        "keys or marks are asked for by other names than the answers have",
        FORM + " answer/other-names",
        changed(INVOICE, ("supplier, total and currency.\\n", "vendor, amount and currency.\\n")),
        changed(XINXI, ("“职位=…；城市=…；月薪=…”", "“岗位=…；地点=…；薪资=…”")),
        changed(CHAIN, ("then write #### and the result", "then put the result in \\\\boxed{}")),
    ),
    kind(
        D,
        "the name of the label is asked for, and the answers are its number, or the reverse",
        NAMES + " answer/python-value",
        changed(
            VERKEHR,
            ("antworte mit der Ziffer", "antworte mit dem Namen der Kategorie"),
            ("Ziffer:", "Kategorie:"),
        ),
        changed(KEFU, ("只输出类别编号", "只输出类别名称"), ("类别编号：", "类别名称：")),
        changed(LEGAL, ("Type of clause (", "Give the number of the clause's type (")),
    ),
    kind(
        D,
        "the legend says the opposite of what the labels mean in words",
        "answer/legend answer/gold-differs answer/other-rule answer/other-names few-shot/wrong-answer",
        changed(YIXUE, ("正确答“对”，错误答“错”", "正确答“错”，错误答“对”")),
        changed(
            MEDIC,
            (
                "Write true or false.",
                "Write true if the note contradicts the claim, false if it supports it.",
            ),
        ),
        changed(
            KEIGO,
            (
                "「敬語」か「普通体」で答えてください。",
                "敬語なら「普通体」、普通体なら「敬語」で答えてください。",
            ),
        ),
    ),
)
