"""Right prompts that look odd: right tasks in another dress."""

from __future__ import annotations

from tests.lint.making import each, odd, put
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL, MOD, REV
from tests.lint.thirtyfifth.tasks_free import INV, PYOUT, TAB, TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LIANG, LISHI, TWREV, TWSPAN

RIGHT = (
    odd("letters in brackets", LES, ("{letter})", "({letter})")),
    odd("Greek letters as marks", LES, ('"ABCD"', '"αβγδ"')),
    odd("small letters as marks", LES, ('"ABCD"', '"abcd"')),
    odd(
        "options in one line",
        LES,
        ('"\\n".join(lines)', '"; ".join(lines)'),
    ),
    odd("a hint that tells nothing", LES, ("\\nAnswer:", "\\nHint: only one is right.\\nAnswer:")),
    odd(
        "answers by text under a list without marks",
        LES,
        ('f"{letter}) {text}" for', 'f"- {text}" for'),
        ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
    ),
    odd(
        "cues in bold", MAIL, ("\\nDepartment:", "\\n**Department:**"), ("\\nMail:", "\\n**Mail:**")
    ),
    odd("an arrow as last cue", MAIL, ("\\nDepartment:", "\\n=>")),
    odd("shots from the rows themselves", MAIL, shots=()),
    odd("a mail in quotes", MAIL, ("{data['mail']}", "\\\"{data['mail']}\\\"")),
    odd(
        "labels explained one by one",
        MAIL,
        ("\\nMail:", "\\nA question on an exchange belongs to returns.\\nMail:"),
    ),
    odd(
        "classes counted from one",
        MOD,
        ("(CLASSES)", "(CLASSES, 1)"),
        ('["label"])', '["label"] + 1)'),
    ),
    odd("a legend with arrows", MOD, ("{number} = {name}", "{number} -> {name}")),
    odd("a message that shouts", MOD, rows=put("message", lambda row: row["message"].upper(), 4)),
    odd(
        "ranked labels with a space",
        LOGS,
        ('Part:\\n"', 'Part:"'),
        rows=each(
            lambda row: row.update(
                target_scores={" " + key: value for key, value in row["target_scores"].items()}
            )
        ),
    ),
    odd(
        "a line of a log in backticks",
        LOGS,
        ('+ data["question"] +', "+ f\"`{data['question']}`\" +"),
    ),
    odd(
        "gaps as dots",
        GRAM,
        rows=put("question", lambda row: row["question"].replace("___", "(...)")),
    ),
    odd(
        "a review by a guest",
        REV,
        ("Review: {data", "Review by a guest: {data"),
        ("Review: The", "Review by a guest: The"),
        ("Review: Broke", "Review by a guest: Broke"),
    ),
    odd(
        "a currency in the question",
        INV,
        ("Copy the number.", "All amounts are in euros; copy the number without the unit."),
    ),
    odd(
        "a cue of two words for steps and result", WORD, ("\\nSolution:", "\\nWorking and result:")
    ),
    odd(
        "a table of Markdown",
        TAB,
        (
            '["Team | Won | Lost | Points"]',
            '["Team | Won | Lost | Points", "--- | --- | --- | ---"]',
        ),
    ),
    odd(
        "a table with commas",
        TAB,
        ("Team | Won | Lost | Points", "team,won,lost,points"),
        ('" | ".join', '",".join'),
    ),
    odd(
        "speakers by one letter",
        TRAV,
        ('("Agent", "Customer", "Agent", "Customer")', '("A", "C", "A", "C")'),
        ('f"{talk}', 'f"A is the agent, C the customer.\\n{talk}'),
    ),
    odd("a dialogue behind dashes", TRAV, ('f"{who}: {said}"', 'f"- {who}: {said}"')),
    odd(
        "a program between rules", PYOUT, ("```python\\n", "-----\\n"), ("\\n```\\n", "\\n-----\\n")
    ),
    odd(
        "工单放在直角引号里",
        KEFU,
        ("工单：{data['content']}", "工单：「{data['content']}」"),
    ),
    odd("方头括号作提示", KEFU, ("工单：", "【工单】"), ("类别：", "【类别】")),
    odd("不举例的工单", KEFU, fewshot=0, shots=()),
    odd(
        "汉字数字作序号",
        LISHI,
        ("{number}．", "{'一二三四'[number - 1]}、"),
        ('str(data["answer"] + 1)', '"一二三四"[data["answer"]]'),
    ),
    odd("题目后面有空括号", LISHI, rows=put("question", lambda row: row["question"] + "（　　）")),
    odd("先說明標籤的意思", TWREV, ("\\n判斷：", "\\n稱讚算正面，抱怨算負面。\\n判斷：")),
    odd(
        "遊記用引號括起來",
        TWSPAN,
        ("遊記：{data['text']}", "遊記：「{data['text']}」"),
        ("遊記：我們從高雄出發，晚上在墾丁住下。", "遊記：「我們從高雄出發，晚上在墾丁住下。」"),
        ("遊記：那天住在新竹，隔天才去苗栗。", "遊記：「那天住在新竹，隔天才去苗栗。」"),
    ),
    odd("没有说明的量词题", LIANG, description=""),
)
