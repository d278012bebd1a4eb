"""Right prompts that look as if they gave their answers away."""

from __future__ import annotations

from tests.lint.dense_1.making import BAKERY, QUEUES, STALL, column, each, put
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_tw as tw8
from tests.lint.making import odd
from tests.lint.nineteenth import tasks_free as free9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7

RIGHT = (
    odd(
        "ids that begin with a letter that has nothing to do with the team",
        en7.TICKETS,
        ('"Message: " +', '"Ref: " + data["ref"] + "\\nMessage: " +'),
        rows=column(
            "ref",
            [
                "B-104",
                "R-221",
                "A-310",
                "S-087",
                "S-552",
                "A-419",
                "R-230",
                "B-118",
                "A-777",
                "S-640",
                "R-015",
                "B-902",
            ],
        ),
    ),
    odd(
        "numbers of rows that are not sorted by label",
        en7.FILMS,
        ('"Review: {review}', '"Review no. {no}: {review}'),
        ('review=data["review"]', 'review=data["review"], no=data["no"]'),
        rows=column("no", list(range(1, 13))),
    ),
    odd(
        "the same reference behind each passage",
        free8.SPANS,
        rows=put("context", lambda row: row["context"] + " (From the town guide.)"),
    ),
    odd(
        "a title that is the passage's subject and no answer",
        free9.SPAN,
        ('fields = {"Passage"', 'fields = {"Title": data["title"], "Passage"'),
        rows=column(
            "title",
            [
                "A bakery",
                "An aircraft",
                "The harbour",
                "A play",
                "The mill",
                "A dry summer",
                "The tower",
                "A spring custom",
                "A band",
                "A mine",
            ],
        ),
    ),
    odd(
        "the year of printing beside the text, which is another date",
        free9.DATES,
        ('"Text: " + data["text"]', '"Text (read on 2025-02-11): " + data["text"]'),
    ),
    odd(
        "an example of the form in the template, the same for all",
        free8.PEOPLE,
        (
            '    "JSON:",',
            '    \'Form: {"name": "Jane Doe", "age": 50, "city": "Rome"}\',\n        "JSON:",',
        ),
    ),
    odd(
        "a question that has the number of its answer in it by chance",
        STALL,
        rows=each(
            lambda row: row.update(
                question="A crate has 12 rows of 2 eggs. Omar uses 9 and drops 3. How many are left?",
                steps="There are 12 * 2 = 24 eggs. He loses 9 + 3 = 12. 24 - 12 = 12 are left.",
                answer="12",
            ),
            20,
            1,
        ),
    ),
    odd(
        "a comment in each program that says nothing of what it prints",
        free7.PYTHON,
        rows=put("program", lambda row: "# prints a result\n" + row["program"]),
    ),
    odd(
        "a table whose lines are numbered, beside names that have numbers",
        free8.LOOKUP,
        (
            '"\\n".join(" | ".join(row) for row in data["rows"])',
            '"\\n".join(f"{n}. " + " | ".join(row) for n, row in enumerate(data["rows"], 1))',
        ),
        ('head = "Line |', 'head = "No. Line |'),
    ),
    odd(
        "the first letter of the word, which the task means to give, and how long it is",
        tw8.CIHUI,
        (
            r'f"首字母：{data[\'word\'][0]}"'.replace("\\'", "'"),
            r'''f"首字母：{data['word'][0]}（共{len(data['word'])}个字母）"''',
        ),
    ),
    odd(
        "words that begin with capitals, all of them",
        own9.WORDS,
        ("lamp, tree", "Lamp, Tree"),
        ("salt, moon, river", "Salt, Moon, River"),
        ("glass, idea", "Glass, Idea"),
        rows=put("words", lambda row: [word.capitalize() for word in row["words"]]),
    ),
    odd(
        "a remark on how often each label is right",
        free7.TOPICS,
        (
            "sports, politics, science or food",
            "sports, politics, science or food (all four occur about equally often)",
        ),
    ),
    odd(
        "a translation whose source has a name and a foreign word in it",
        free9.FRENCH,
        rows=each(
            lambda row: row.update(
                en="The café Chez Paul is closed.", fr="Le café Chez Paul est fermé."
            ),
            20,
            3,
        ),
    ),
    odd(
        "the queue of another, older ticket of the sender",
        QUEUES,
        (
            '"Ticket: " + data["text"]',
            '"Last ticket went to: " + data["last"] + "\\nTicket: " + data["text"]',
        ),
        rows=column(
            "last",
            [
                "login",
                "billing",
                "delivery",
                "billing",
                "refund",
                "login",
                "refund",
                "delivery",
                "billing",
                "refund",
                "delivery",
                "login",
            ],
        ),
    ),
    odd(
        "regions that are written as a time zone is, and name no capital",
        free9.CAPITALS,
        rows=column(
            "continent",
            [
                "Europe/Iberia",
                "Africa/East",
                "America/South",
                "Asia/Central",
                "America/North",
                "Africa/West",
                "Europe/Nordic",
                "Asia/South",
                "America/South",
                "Oceania/Melanesia",
            ],
        ),
    ),
    odd(
        "a note on the signs of the steps",
        BAKERY,
        ("Q: {}", "In the steps, * stands for times and / for divided by.\\nQ: {}"),
    ),
    odd(
        "the mail's subject is `Order`, with a running number",
        own9.EMAIL,
        (
            r"Message: {data['message']}",
            r"Subject: Order no. {data['no']}\nMessage: {data['message']}",
        ),
        rows=column("no", [881, 902, 913, 917, 925, 930, 941, 958, 966, 971]),
    ),
    odd(
        "passages that say yes and no themselves",
        en8.ZOO,
        rows=put(
            "passage",
            lambda row: row["passage"] + " (Yes, we speak Dutch; no, we do not take cheques.)",
        ),
    ),
)
