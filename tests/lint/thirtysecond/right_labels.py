"""Right prompts: the tasks, and tasks that are written in another way."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.thirtysecond import tasks_choice, tasks_free, tasks_zh
from tests.lint.thirtysecond.tasks_choice import (
    AVI,
    FARM,
    HOTEL,
    KITCHEN,
    LAB,
    LEASE,
    MATCH,
    MUSEUM,
    RAIL,
)
from tests.lint.thirtysecond.tasks_free import (
    CLINIC,
    DESK,
    LEAGUE,
    MENU,
    PRINTS,
    SHELF,
    SORTED,
    UNITS,
)
from tests.lint.thirtysecond.tasks_zh import TMUS, TNEWS, TYES, ZPOEM, ZSPAN, ZSUM, ZTEA

TASKS = (*tasks_choice.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)
ROMAN = '("I", "II", "III", "IV")'

RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    odd("letters in brackets", AVI, ('f"{letter}. {text}"', 'f"({letter}) {text}"')),
    odd("options on one line", AVI, ('"\\n".join(lines)', '"; ".join(lines)')),
    odd(
        "small letters in list and answer",
        AVI,
        ('zip("ABCD"', 'zip("abcd"'),
        ('"ABCD"[data', '"abcd"[data'),
    ),
    odd(
        "Roman numerals in list and answer",
        AVI,
        ('zip("ABCD"', f"zip({ROMAN}"),
        ('"ABCD"[data', f"{ROMAN}[data"),
    ),
    odd("a cue that is half a sentence", AVI, ("Answer:", "The right letter is")),
    odd(
        "letters and their range in the prompt",
        AVI,
        ("\\nAnswer:", "\\nReply with a single letter from A to D.\\nAnswer:"),
    ),
    odd("options after a dash", MUSEUM, ("Choose one of: ", "Options - ")),
    odd(
        "a list of options in square brackets",
        MUSEUM,
        ("{'; '", "[{'; '"),
        ("options)}.", "options)}]"),
    ),
    odd(
        "labels with capitals",
        LEASE,
        ('"yes" if data["label"] else "no"', '"Yes" if data["label"] else "No"'),
        ("Answer yes or no.", "Answer Yes or No."),
    ),
    odd(
        "a legend of one letter each",
        LEASE,
        ('"yes" if data["label"] else "no"', '"y" if data["label"] else "n"'),
        ("Answer yes or no.", "Answer y (yes) or n (no)."),
    ),
    odd(
        "the labels are explained in a description",
        MATCH,
        description="A claim is supported if the report says so, refuted if the report rules it "
        "out, and unproven if it may be either.\n\n",
    ),
    odd(
        "texts in tags",
        MATCH,
        ("Report: {report}", "<report>{report}</report>"),
        ("Claim: {claim}", "<claim>{claim}</claim>"),
    ),
    odd("a quote in angle quotes", HOTEL, ('data["review"], "', 'f"«{data[\'review\']}»", "')),
    odd(
        "a legend with a line for each number",
        FARM,
        ('", ".join(f"{number} = {name}"', '"".join(f"\\n{number}: {name}"'),
        ("Topics: {", "Topics:{"),
    ),
    odd(
        "legend and labels counted from one",
        FARM,
        ("enumerate(TOPICS)", "enumerate(TOPICS, 1)"),
        ('str(data["topic"])', 'str(data["topic"] + 1)'),
    ),
    odd("a rule of dashes", KITCHEN, ("{head}\\n\\n", "{head}\\n-----\\n")),
    odd("a gap of dots in brackets", RAIL, ("{before}_____{after}", "{before}(...){after}")),
    odd(
        "letters for numbers in list and answer",
        LAB,
        ('f"({n}) {text}"', 'f"({chr(96 + n)}) {text}"'),
        ("Number of the right", "Letter of the right"),
        ('str(data["key"])', 'chr(96 + data["key"])'),
    ),
    odd("cues in capitals", SHELF, ('"Text"', '"TEXT"'), ('"Question"', '"QUESTION"')),
    odd("a chain behind a cue of its own", CLINIC, ("A: Let us work it out.", "Solution:")),
    odd("codes of languages as cues", MENU, ("Italian: %s", "[it] %s"), ("English:", "[en]")),
    odd(
        "a table of Markdown",
        LEAGUE,
        (
            'lines = ["team | won | lost | points"] + [" | ".join(row) for row in data["rows"]]',
            'lines = ["| team | won | lost | points |", "| --- | --- | --- | --- |"]\n'
            '    lines += ["| " + " | ".join(row) + " |" for row in data["rows"]]',
        ),
    ),
    odd(
        "a table with commas",
        LEAGUE,
        ("team | won | lost | points", "team,won,lost,points"),
        ('" | ".join(row)', '",".join(row)'),
    ),
    odd("a fence of tildes", PRINTS, ("```python", "~~~python"), ("\\n```\\n", "\\n~~~\\n")),
    odd("roles in brackets", DESK, ("{turn['who']}: {", "[{turn['who']}] {")),
    odd("examples of units with arrows", UNITS, ("A:", "->"), ("Q: ", "")),
    odd(
        "a rule that is named in other words",
        SORTED,
        ("Put the titles in alphabetical order", "Sort the titles from A to Z"),
    ),
    odd(
        "the heavenly stems as marks",
        ZTEA,
        ('zip("ABCD"', 'zip("甲乙丙丁"'),
        ('"ABCD"[data', '"甲乙丙丁"[data'),
    ),
    odd("letters in full-width brackets", ZTEA, ('f"{letter}. {text}"', 'f"（{letter}）{text}"')),
    odd("titles of parts in hooks", ZSPAN, ("短文：{", "【短文】{"), ("问题：{", "【问题】{")),
    odd("a title for the steps", ZSUM, ("解答：", "解题过程：")),
    odd("options with slashes", TMUS, ("'、'.join(options)", "' / '.join(options)")),
    odd("a lease in quotes", TYES, ("條款：{data['clause']}", "條款：「{data['clause']}」")),
    odd("classes in book marks", TNEWS, ("{'、'.join(KINDS)}", "〔{'／'.join(KINDS)}〕")),
    odd(
        "a line of a poem in quotes",
        ZPOEM,
        ("上一句：{data['first']}", "上一句：“{data['first']}”"),
    ),
)
