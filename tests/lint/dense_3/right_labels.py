"""Right prompts that look odd: choices, labels, yes and no."""

from __future__ import annotations

from tests.lint.dense_3.making import odd, own
from tests.lint.dense_3.tasks import T, table

RIGHT = (
    odd(
        "the description alone says what to do, and no input does",
        "films",
        ('"Decide whether the review is positive or negative.\\n"\n', ""),
        description="Decide whether each review is positive or negative.\n\n",
    ),
    odd(
        "the instruction stands in the input only where no shots are shown",
        "queues",
        ('INTRO + "\\n\\n" +', '(INTRO + "\\n\\n" if num_sample == 0 else "") +'),
        fewshot=0,
    ),
    odd(
        "the shots say `The answer is (B).`, and the post-processor reads the letter",
        "science-mcq",
        ('"output": " " + gold', '"output": f" The answer is ({gold})."'),
        postprocess="agieval_single_answer_post",
    ),
    odd(
        "rows count their options from 1, and the code takes one off",
        "science-mcq",
        ('"ABCD"[data["label"]]', '"ABCD"[data["label"] - 1]'),
        rows=lambda rows: [{**row, "label": row["label"] + 1} for row in rows],
    ),
    odd(
        "truths are texts in the rows, and compared as such",
        "rules-bool",
        ('"yes" if data["label"] else "no"', '"yes" if data["label"] == "true" else "no"'),
        rows=lambda rows: [{**row, "label": str(row["label"]).lower()} for row in rows],
    ),
    odd(
        "two of three worked examples have the same letter",
        "hand-mcq",
        ('["saw", "hammer", "brush"], "B"', '["hammer", "saw", "brush"], "A"'),
    ),
    odd(
        "five worked examples, three of them good",
        "film-notes",
        (
            "Even the popcorn",
            "I bought the poster on my way out.\\nSentiment: positive\\n\\nReview: Even the popcorn",
        ),
    ),
    odd(
        "a worked example has the words of the instruction in its text",
        "headlines",
        (
            '"Why sourdough is back on our tables"',
            '"Why sourdough is neither science nor politics"',
        ),
    ),
    odd(
        "few-shot rows have fields that the docs lack, which nothing reads",
        "same-meaning",
        shots=tuple(
            {**row, "id": f"dev-{number}", "split": "dev"}
            for number, row in enumerate(T["same-meaning"].shots)
        ),
    ),
    odd(
        "a shots file with more of one label than of the other",
        "rules-bool",
        rows=lambda rows: rows[4:],
        shots=(
            *T["rules-bool"].rows[:4],
            {
                "passage": "Guests park in the yard behind the inn.",
                "question": "May guests park behind the inn?",
                "label": True,
            },
        ),
    ),
    odd(
        "two questions on each passage",
        "zoo-yesno",
        rows=lambda rows: [
            each
            for number, row in enumerate(rows[:6])
            for word in [row["passage"].split()[1] if number % 2 else "submarine"]
            for each in (
                row,
                {
                    **row,
                    "question": f"Is the word '{word}' in the passage?",
                    "label": number % 2 == 1,
                },
            )
        ],
    ),
    odd(
        "yes and no begin with a capital, as the question asks",
        "handbook",
        ('"yes" if', '"Yes" if'),
        ('else "no"', 'else "No"'),
        ("(yes or no)", "(Yes or No)"),
    ),
    odd(
        "some questions have five options, others four",
        "chem-mcq",
        ('zip("ABCD"', 'zip("ABCDE"'),
        rows=lambda rows: [
            {**row, "options": [*row["options"], "None of these"]} if number % 3 == 0 else row
            for number, row in enumerate(rows)
        ],
    ),
    odd("eight shots of twelve rows", "news-topics", fewshot=8),
    odd("one shot for three labels", "infer-three", fewshot=1),
    own(
        "right and wrong sums are judged, and the worked examples have wrong ones",
        "right-judged-sums",
        table(
            "q|a",
            """
        6 * 7 = 42|right
        8 + 5 = 14|wrong
        20 - 9 = 11|right
        36 / 6 = 7|wrong
        3 * 9 = 27|right
        50 - 13 = 47|wrong
        12 + 19 = 31|right
        4 * 8 = 34|wrong
        """,
        ),
        "HEAD + f\"Sum: {data['q']}\\nVerdict:\"",
        above=r"""
        HEAD = (
            "Is the sum right or wrong?\n\n"
            "Sum: 3 + 4 = 8\nVerdict: wrong\n\n"
            "Sum: 9 * 2 = 18\nVerdict: right\n\n"
            "Sum: 15 - 6 = 8\nVerdict: wrong\n\n"
        )
        """,
        fewshot=0,
    ),
    own(
        "one of the labels is the word none",
        "right-none-label",
        table(
            "q|a",
            """
        The soup was cold and the waiter rude.|food and service
        We sat by the window.|none
        A lovely risotto!|food
        They forgot our drinks twice.|service
        It is on Mill Street.|none
        The cake was dry.|food
        Our waitress knew every wine.|service
        We came on a Tuesday.|none
        Great steak, slow kitchen staff.|food and service
        """,
        ),
        '"Which is judged: food, service, food and service, or none of them (none)?\\n" + f"Review: {data[\'q\']}\\nJudged:"',
    ),
    own(
        "docs differ in one word and in their label",
        "right-contrast",
        table(
            "q|a",
            """
        The staff was friendly.|positive
        The staff was unfriendly.|negative
        I slept well in this bed.|positive
        I slept badly in this bed.|negative
        The pool was clean.|positive
        The pool was dirty.|negative
        We will be back.|positive
        We will never be back.|negative
        The food was worth its price.|positive
        The food was not worth its price.|negative
        """,
        ),
        "f\"Review: {data['q']}\\nIs it positive or negative? It is\"",
        fewshot=2,
    ),
    own(
        "each doc asks the same question, of another text",
        "right-same-question",
        table(
            "t|a",
            """
        Dear Tom, the roof leaks again. Yours, Ida|Ida
        Mum, I passed! Love, Per|Per
        Sir, your order has left our house. Regards, Mr Vane|Mr Vane
        Hello Eva, see you at nine. Noor|Noor
        To all staff: the lift is out of order. Facility team|Facility team
        Dear aunt, thanks for the socks. Yours, Lev|Lev
        Hi, I took your umbrella by mistake. Sorry! Zoe|Zoe
        Ladies and gentlemen, I resign. Count Orlo|Count Orlo
        """,
        ),
        "f\"Letter: {data['t']}\\nQuestion: Who wrote this letter?\\nAnswer:\"",
    ),
)
