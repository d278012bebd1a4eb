"""Right prompts that look odd: right tasks in another dress."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import LEASE, ODDS, PRIO, RIVER, SCI, STARS, STORE
from tests.lint.fortyfourth.tasks_free import (
    BILL,
    CHORES,
    COLD,
    DOSE,
    EVAL,
    LIBSQL,
    MINUTES,
    ORDER,
    TRIP,
)
from tests.lint.fortyfourth.tasks_langs import CULT, OTZYV, POST, TENKI
from tests.lint.fortyfourth.tasks_zh import CHENGYU, DILI, JIAKAO, MENZHEN, TOUSU, YUEDU
from tests.lint.making import odd

RIGHT = (
    odd(
        "letters in brackets at a till",
        STORE,
        ("A. {", "(A) {"),
        ("B. {", "(B) {"),
        ("C. {", "(C) {"),
        ("D. {", "(D) {"),
    ),
    odd(
        "digits where letters were, on both sides",
        STORE,
        ("A. {", "1. {"),
        ("B. {", "2. {"),
        ("C. {", "3. {"),
        ("D. {", "4. {"),
        ("Correct letter:", "Correct number:"),
        (
            '"output": " " + data["key"], "processed_output": data["key"]',
            '"output": " " + PLACES[data["key"]], "processed_output": PLACES[data["key"]]',
        ),
        ("TEMPLATE = ", 'PLACES = {"A": "1", "B": "2", "C": "3", "D": "4"}\nTEMPLATE = '),
    ),
    odd("选项写在一行里", DILI, ('"\\n".join(f"{zimu}. ', '"；".join(f"{zimu}. ')),
    odd("正确选项作提示", DILI, ("\\n答案：", "\\n正确选项：")),
    odd(
        "small labels for a clause",
        LEASE,
        ("Yes, No or Unclear.", "Write yes, no or unclear."),
        ('{0: "Yes", 1: "Unclear", 2: "No"}', '{0: "yes", 1: "unclear", 2: "no"}'),
    ),
    odd(
        "labels of linguists",
        LEASE,
        (
            "Does the clause support the claim? Yes, No or Unclear.",
            "Label the pair as entailment, neutral or contradiction.",
        ),
        (
            '{0: "Yes", 1: "Unclear", 2: "No"}',
            '{0: "entailment", 1: "neutral", 2: "contradiction"}',
        ),
    ),
    odd("priorities without shots", PRIO, fewshot=0, shots=()),
    odd("priorities with an equals sign", PRIO, ("{level.code}: {", "{level.code} = {")),
    odd("priorities with shots of the rows", PRIO, shots=()),
    odd("a passage in quotes", RIVER, ('[data["passage"], ', '[f"\\"{data[\'passage\']}\\"", ')),
    odd(
        "true or false about a river",
        RIVER,
        ('"yes" if data["answer"] else "no"', '"true" if data["answer"] else "false"'),
        description="Read the passage and answer the question with true or false.",
    ),
    odd(
        "bits for a river",
        RIVER,
        ('"yes" if data["answer"] else "no"', '"1" if data["answer"] else "0"'),
        description="Read the passage and answer the question with 1 for yes or 0 for no.",
    ),
    odd("options below each other in brackets", SCI, ('" ".join(listing)', '"\\n".join(listing)')),
    odd(
        "square brackets around letters",
        SCI,
        ('f"({key}) {text}"', 'f"[{key}] {text}"'),
        (
            'f" ({gold})", "processed_output": f"({gold})"',
            'f" [{gold}]", "processed_output": f"[{gold}]"',
        ),
    ),
    odd(
        "a traveller, not a guest",
        STARS,
        ("Guest: ", "Traveller: "),
        ("the guest give", "the traveller give"),
    ),
    odd(
        "stars out of five",
        STARS,
        ("Stars: 1", "Stars out of 5: 1"),
        ("Stars: 3", "Stars out of 5: 3"),
        ("Stars: 5", "Stars out of 5: 5"),
        ('nStars:"', 'nStars out of 5:"'),
    ),
    odd(
        "letters for the odd one",
        ODDS,
        ("Give the number of", "Give the letter of"),
        ("Number:", "Letter:"),
        ("{place}) {word}", "{'abcd'[place - 1]}) {word}"),
        ('str(data["odd"] + 1)', '"abcd"[data["odd"]]'),
    ),
    odd(
        "the odd word itself",
        ODDS,
        ("Give the number of the one", "Copy the one"),
        ("Number:", "Word:"),
        ("{place}) {word}", "- {word}"),
        ('str(data["odd"] + 1)', 'words[data["odd"]]'),
    ),
    odd("a receipt on a line of its own", BILL, ('"Receipt: " +', '"Receipt:\\n" +')),
    odd(
        "an object with the total first",
        BILL,
        (
            '{"vendor": data["vendor"], "total": data["total"]}',
            '{"total": data["total"], "vendor": data["vendor"]}',
        ),
        ('"vendor" and "total"', '"total" and "vendor"'),
    ),
    odd(
        "hashes before the result",
        TRIP,
        ('f" {steps} The answer is {gold}."', 'f" {steps} #### {gold}"'),
        (
            "A: Let's think step by step.",
            "Solve it step by step and close with #### and the number.\\nA:",
        ),
    ),
    odd("a schema without remarks", LIBSQL, ("-- SQLite tables\n", "")),
    odd(
        "the lowest reading",
        COLD,
        ("Highest reading:", "Lowest reading:"),
        ('str(max(data["readings"]))', 'str(min(data["readings"]))'),
    ),
    odd(
        "the readings' span",
        COLD,
        ("Highest reading:", "Difference between highest and lowest reading:"),
        ('str(max(data["readings"]))', 'str(max(data["readings"]) - min(data["readings"]))'),
    ),
    odd(
        "drug and dose with a bar",
        DOSE,
        ("as drug; dose.", "as drug | dose."),
        ('data["drug"] + "; " + data["dose"]', 'data["drug"] + " | " + data["dose"]'),
    ),
    odd(
        "cells of a notebook",
        EVAL,
        ('f">>> {asked}\\n"', 'f"In [1]: {asked}\\nOut[1]:"'),
        ('"output": gold', '"output": " " + gold'),
        description="What does the cell return?",
    ),
    odd("an arrow for the name", CHORES, ('"Name:"', '"->"')),
    odd("a chat with names in angle brackets", CHORES, ("[{turn['who']}] ", "<{turn['who']}> ")),
    odd(
        "dates with points",
        MINUTES,
        ("YYYY-MM-DD", "DD.MM.YYYY"),
        (
            'return {"input": text, "output": f" {data[\'date\']}", "processed_output": data["date"]}',
            'gold = ".".join(reversed(data["date"].split("-")))\n'
            '    return {"input": text, "output": f" {gold}", "processed_output": gold}',
        ),
    ),
    odd(
        "sorted words with commas",
        ORDER,
        ("alphabetically.", "alphabetically, with commas between them."),
        ('gold = " ".join', 'gold = ", ".join'),
        ('listed = " ".join', 'listed = ", ".join'),
    ),
    odd(
        "backwards through the alphabet",
        ORDER,
        ("alphabetically.", "in reverse alphabetical order."),
        ('sorted(data["words"])', 'sorted(data["words"], reverse=True)'),
    ),
    odd("数字和等号", TOUSU, ("{hao}表示{ming}", "{hao}={ming}")),
    odd(
        "方头括号作小标题",
        YUEDU,
        ('"短文：" +', '"【短文】" +'),
        ('"问题：" +', '"【问题】" +'),
        ('"回答："', '"【回答】"'),
    ),
    odd(
        "字母代替圈码",
        CHENGYU,
        ('"①②③"', '"ABC"'),
        ('f"{b}{c}"', 'f"{b}.{c}"'),
        description="选择合适的成语填入句中横线处，回答字母。",
    ),
    odd(
        "打勾打叉",
        JIAKAO,
        ('"正确" if data["answer"] else "错误"', '"√" if data["answer"] else "×"'),
        ("（正确或错误）", "（对的打√，错的打×）"),
    ),
    odd("科別用斜線分開", MENZHEN, ('"、".join', '"／".join')),
    odd("Kategorie statt Anliegen", POST, ('"Anliegen:"', '"Kategorie:"')),
    odd(
        "letras mayúsculas",
        CULT,
        ("{'abc'[numero]})", "{'ABC'[numero]})"),
        ('"abc"[data["correcta"]]', '"ABC"[data["correcta"]]'),
        ("(a, b o c)", "(A, B o C)"),
    ),
    odd(
        "оценка без скобок",
        OTZYV,
        ("Оценка (хорошо или плохо):", "Фильм хороший? Скажи: хорошо или плохо.\\nОценка:"),
    ),
    odd(
        "隅付き括弧の見出し", TENKI, ('"メール：" +', '"【メール】" +'), ('"時刻："', '"【時刻】"')
    ),
)
