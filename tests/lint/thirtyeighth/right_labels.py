"""Right prompts: the tasks in English, and the same in other dress."""

from __future__ import annotations

from tests.lint.making import odd, table
from tests.lint.thirtyeighth import tasks_en, tasks_more
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, RECIPE, SHOP, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, PRINTS, SPORT, TRIP

OWN = table(
    "message|label",
    """
    You took the money for my order two times.|billing
    The driver rang at the wrong door.|delivery
    How do I send the shirt back?|returns
    Your website will not load on my tablet.|technical
    """,
)

RIGHT = (
    *((f"the task {task.name}", task) for task in (*tasks_en.TASKS, *tasks_more.TASKS)),
    odd("letters in brackets", QUIZ, ("{letter}. {text}", "({letter}) {text}")),
    odd(
        "the instruction is the description",
        QUIZ,
        (
            r'"Choose the right answer and reply with its letter (A, B, C or D).\n\n"',
            '""',
        ),
        description="Choose the right answer and reply with its letter.",
    ),
    odd(
        "tags around the message",
        TICKET,
        (r"Message: {data['message']}\n", r"<message>\n{data['message']}\n</message>\n"),
    ),
    odd("a few-shot file of its own", TICKET, shots=OWN),
    odd("headings of Markdown", TICKET, (r"Message: ", r"### Message\n"), ("Label:", "### Label:")),
    odd(
        "the legend in lines",
        MAIL,
        (
            "1 = it can wait, 2 = it is for this week, 3 = it has to be done today",
            "1: it can wait\n2: it is for this week\n3: it has to be done today",
        ),
    ),
    odd("no shots", MAIL, fewshot=0),
    odd(
        "cues in capitals",
        SPORT,
        ("Report:", "REPORT:"),
        ("Question:", "QUESTION:"),
        ("Answer:", "ANSWER:"),
    ),
    odd(
        "options in one line",
        GAME,
        (r'"\n".join(f"- {option}" for option in options)', '"; ".join(options)'),
    ),
    odd("five shots", SHOP, fewshot=5),
    odd("a log between backticks", LOGS, ('"Log: " + data["log"]', '"Log: `" + data["log"] + "`"')),
    odd(
        "a table of Markdown",
        TRIP,
        (
            'head = "Train | To | Leaves | Platform"',
            r'head = "Train | To | Leaves | Platform\n--- | --- | --- | ---"',
        ),
    ),
    odd(
        "a hint that is meant",
        TRIP,
        (
            r"\n\nQuestion:",
            r"\n\nAll times are local. Reply with one cell of the table.\nQuestion:",
        ),
    ),
    odd(
        "a sample in the text",
        RECIPE,
        (
            'f"Line:',
            r"""'Line: Chop 80 g of nuts.\nJSON: {"item": "nuts", "amount": 80, "unit": "g"}'"""
            r""" '\n\n' f"Line:""",
        ),
        fewshot=0,
    ),
    odd("arrows for cues", PRINTS, ('"It prints:"', '"==>"')),
    odd("a cue for steps", SUMS, ('"Solution:"', '''"Steps and answer:"''')),
)
