"""Right prompts in English that look odd: more tasks of this corpus in another guise."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.sixteenth.making import each, table
from tests.lint.sixteenth.tasks_en import (
    FILMS,
    SCIENCE,
)
from tests.lint.sixteenth.tasks_free import (
    BAKERY,
    DIARIES,
    FRENCH,
    GUESTS,
    MARKET,
    MOODS,
    PLURALS,
    SNIPPETS,
)

FIRST = "until_return_post"

RIGHT = (
    odd(
        "thumbs as labels",
        FILMS,
        ("(positive or negative)", "(👍 or 👎)"),
        ('{1: "positive", 0: "negative"}', '{1: "👍", 0: "👎"}'),
    ),
    odd(
        "digits as labels, with their legend",
        FILMS,
        ("(positive or negative)", "(1 = positive, 0 = negative)"),
        ('{1: "positive", 0: "negative"}[data["label"]]', 'str(data["label"])'),
    ),
    odd(
        "plus and minus as labels",
        FILMS,
        ("Sentiment (positive or negative):", "Like it (+) or not (-)?"),
        ('{1: "positive", 0: "negative"}', '{1: "+", 0: "-"}'),
    ),
    odd(
        "small letters as marks and answers",
        SCIENCE,
        ('zip("ABC"', 'zip("abc"'),
        ('gold = data["key"]', 'gold = data["key"].lower()'),
        ("({gold})", "{gold}"),
        postprocess=FIRST,
    ),
    odd(
        "small Roman numbers as marks and answers",
        SCIENCE,
        ('zip("ABC"', 'zip(("i", "ii", "iii")'),
        ('gold = data["key"]', 'gold = {"A": "i", "B": "ii", "C": "iii"}[data["key"]]'),
        ("({gold})", "{gold}"),
        postprocess=FIRST,
    ),
    odd(
        "the letter and its text are the answer",
        SCIENCE,
        ('({gold})"', "({gold}) {data['options']['ABC'.index(gold)]}\""),
    ),
    odd(
        "the question before its passage",
        DIARIES,
        (
            '"Passage": data["passage"], "Question": data["question"]',
            '"Question": data["question"], "Passage": data["passage"]',
        ),
    ),
    odd(
        "a way out for what the passage lacks",
        DIARIES,
        ("word for word.", "word for word; where it does not say, write unknown."),
        rows=lambda rows: [
            *rows,
            {
                "passage": "The baker of Oudon has two sons.",
                "question": "How old is the baker?",
                "answer": "unknown",
            },
            {
                "passage": "It snowed on the pass all night.",
                "question": "Who crossed the pass?",
                "answer": "unknown",
            },
        ],
    ),
    odd(
        "a passage between lines of dashes",
        DIARIES,
        ('"Passage": data["passage"]', '"Passage": "\\n-----\\n" + data["passage"] + "\\n-----"'),
        ("{cue}: {value}", "{cue}:{' ' * (cue == 'Question')}{value}"),
    ),
    odd(
        "programs in a fence of tildes",
        SNIPPETS,
        ("```python\\n", "~~~\\n"),
        ("\\n```\\n", "\\n~~~\\n"),
    ),
    odd(
        "programs with numbers of lines",
        SNIPPETS,
        (
            'data["code"] +',
            '"\\n".join(f"{n}: {line}" for n, line in enumerate(data["code"].split("\\n"), 1)) +',
        ),
        ("program print?", "program print? (Lines are numbered.)"),
    ),
    odd(
        "a table with commas between",
        MARKET,
        ('"| item | price | stock |\\n| --- | --- | --- |\\n"', '"item,price,stock\\n"'),
        ('"| {name} | {price} | {stock} |\\n"', '"{name},{price},{stock}\\n"'),
    ),
    odd(
        "a table as lines of JSON",
        MARKET,
        ('"| item | price | stock |\\n| --- | --- | --- |\\n"', '""'),
        (
            'f"| {name} | {price} | {stock} |\\n"',
            'json.dumps({"item": name, "price": int(price), "stock": int(stock)}) + "\\n"',
        ),
        ("Read the table", "Read the records"),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "a table of HTML that the task is about",
        MARKET,
        (
            '"| item | price | stock |\\n| --- | --- | --- |\\n"',
            '"<table>\\n<tr><th>item</th><th>price</th><th>stock</th></tr>\\n"',
        ),
        (
            '"| {name} | {price} | {stock} |\\n"',
            '"<tr><td>{name}</td><td>{price}</td><td>{stock}</td></tr>\\n"',
        ),
        ("head + body", 'head + body + "</table>\\n"'),
        ("Read the table", "Read the HTML table"),
    ),
    odd(
        "a translation behind an arrow on one line",
        FRENCH,
        ('"\\n".join(f"{name}: {value}".rstrip() for name, value in pairs)', 'pairs[0][1] + " =>"'),
        description="English => French\n\n",
    ),
    odd(
        "sentences in guillemets on both sides",
        FRENCH,
        ('data["en"])', "f\"« {data['en']} »\")"),
        (
            'f" {data[\'fr\']}", "processed_output": data["fr"]',
            'f" « {data[\'fr\']} »", "processed_output": f"« {data[\'fr\']} »"',
        ),
    ),
    odd(
        "worked examples with arrows",
        PLURALS,
        (
            "Singular: tooth\nPlural: teeth\n\nSingular: city\nPlural: cities\n\nSingular: cup\nPlural: cups\n\n",
            "tooth -> teeth\ncity -> cities\ncup -> cups\n",
        ),
        ("Singular: {data['word']}\\nPlural:", "{data['word']} ->"),
    ),
    odd(
        "from Z to A, and so the answers are",
        GUESTS,
        ("into alphabetical order.", "into reverse alphabetical order, from Z to A."),
        ('sorted(data["names"])', 'sorted(data["names"], reverse=True)'),
    ),
    odd(
        "an order with signs between",
        GUESTS,
        ("alphabetical order.", "alphabetical order, with < between them."),
        ('gold = ", "', 'gold = " < "'),
    ),
    odd(
        "a JSON list is asked for and given",
        GUESTS,
        ("alphabetical order.", "alphabetical order, as a JSON list."),
        ('gold = ", ".join(sorted(data["names"]))', 'gold = json.dumps(sorted(data["names"]))'),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "what is said, with stage directions",
        MOODS,
        ("{who}: {line}", "{who} (on the phone): {line}"),
    ),
    odd(
        "steps with the cue on a line of its own",
        BAKERY,
        (
            "Answer: Let's think step by step.",
            "Think step by step and close with #### and the number.\\nSolution:",
        ),
    ),
    odd(
        "shots of another file with more words",
        FILMS,
        shots=table(
            "review|label#",
            "I came for the music and stayed, delighted, for everything else in it.|1\nAn insult to anyone who has ever paid for a ticket.|0\nSlow, grey, and proud of it.|0\nFive friends, one boat, endless charm.|1",
        ),
    ),
    odd(
        "names that are single letters",
        MOODS,
        ('zip("AB"', 'zip("XY"'),
        ("How does B feel", "How does Y feel"),
        rows=each(
            lambda row: row.update(turns=["Agent X here. " + row["turns"][0], row["turns"][1]])
        ),
    ),
    odd(
        "the cue in brackets",
        FILMS,
        ("Sentiment (positive or negative):", "[Sentiment: positive or negative?]"),
    ),
    odd(
        "only the number is asked for, and only it is given",
        MARKET,
        (
            "Read the table and answer.",
            "Read the table. Give the bare name or number, nothing else.",
        ),
    ),
)
