"""Right prompts that look odd: texts, numbers, steps and code."""

from __future__ import annotations

from tests.lint.dense_3.making import odd, own
from tests.lint.dense_3.tasks import T, table

RIGHT = (
    odd(
        "two worked examples come to the same number",
        "hand-sums",
        (
            "45 chairs stand in 5 equal rows, and 2 rows are taken out. How many chairs are left?",
            "40 chairs stand in 5 equal rows, and 2 rows are taken out. How many chairs are left?",
        ),
        (
            "A row has 45 / 5 = 9 chairs. 3 rows have 3 * 9 = 27. The answer is 27.",
            "A row has 40 / 5 = 8 chairs. 3 rows have 3 * 8 = 24. The answer is 24.",
        ),
    ),
    odd(
        "the solution has several lines, and a single newline stops nothing",
        "garden-sums",
        max_tokens=300,
        stop=("\n\n", "Question:"),
    ),
    odd(
        "some lists are sorted already",
        "sort-words",
        rows=lambda rows: [
            {"words": sorted(row["words"])} if number % 4 == 0 else row
            for number, row in enumerate(rows)
        ],
    ),
    odd(
        "several results are the same number",
        "unit-quiz",
        rows=lambda rows: [
            {"amount": "2 min", "unit": "s", "result": "120"},
            {"amount": "12 dm", "unit": "cm", "result": "120"},
            {"amount": "0.12 kg", "unit": "g", "result": "120"},
            *rows[:6],
        ],
    ),
    odd(
        "accents stay as they are in JSON that is shown and compared",
        "people-json",
        ('"city": data["city"]})', '"city": data["city"]}, ensure_ascii=False)'),
        rows=lambda rows: [
            {
                **row,
                "city": row["city"].replace("Malmo", "Malmö").replace("Zurich", "Zürich"),
                "text": row["text"].replace("Malmo", "Malmö").replace("Zurich", "Zürich"),
            }
            for row in rows
        ],
    ),
    odd(
        "programs print words that look like cues",
        "prints-what",
        rows=lambda rows: [
            *rows[:8],
            {"program": 'print("Answer:", 2 + 2)', "prints": "Answer: 4"},
            {"program": 'q = "Question"\nprint(q + "?")', "prints": "Question?"},
        ],
    ),
    odd(
        "demonstrations stand in the row itself, with another arrow",
        "own-demos",
        ("{left} -> {right}", "{left} => {right}"),
        ("{data['query']} ->", "{data['query']} =>"),
    ),
    odd(
        "a worked example has a single word", "word-ends", ('("glass, idea", "sa")', '("sun", "n")')
    ),
    odd(
        "one film has one genre",
        "film-tags",
        rows=lambda rows: [
            *rows,
            {"plot": "A duke is found dead in his library.", "tags": ["crime"]},
        ],
    ),
    odd(
        "several spellings are golds, and the shots show the first",
        "capitals-fmt",
        (
            '"processed_output": data["capital"]',
            '"processed_output": [data["capital"], f"{data[\'capital\']} City"]',
        ),
    ),
    odd(
        "the shots file has just as many rows as are shown",
        "market",
        rows=lambda rows: rows[:8],
        shots=T["market"].rows[8:11],
    ),
    odd(
        "the greatest allowed length is short, and so are all answers", "event-dates", max_tokens=16
    ),
    odd(
        "two questions on each table",
        "ferry-table",
        rows=lambda rows: [
            each
            for row in rows[:6]
            for each in (
                row,
                {**row, "question": "Which line is listed last?", "answer": row["rows"][-1][0]},
            )
        ],
    ),
    own(
        "the chain ends with a check, whose result is not the answer",
        "right-checked",
        table(
            "q|s|a",
            """
        Ann has 5 bags of 6 figs. How many figs are that?|5 * 6 = 30. Check: 30 / 6 = 5.|30
        Of 44 seats 17 are taken. How many are free?|44 - 17 = 27. Check: 27 + 17 = 44.|27
        Three boys share 51 nuts. How many has each?|51 / 3 = 17. Check: 17 * 3 = 51.|17
        A mile of fence needs 8 rolls. What do 7 miles need?|8 * 7 = 56. Check: 56 / 8 = 7.|56
        Ivo had 12 coins and found 9. How many has he?|12 + 9 = 21. Check: 21 - 9 = 12.|21
        A cake for 10 is cut for 5. How many pieces has each?|10 / 5 = 2. Check: 2 * 5 = 10.|2
        A cat eats 3 tins a day. How many in 14 days?|3 * 14 = 42. Check: 42 / 14 = 3.|42
        Of 60 pages Lu read 38. How many are left?|60 - 38 = 22. Check: 22 + 38 = 60.|22
        """,
        ),
        "f\"Question: {data['q']}\\nSolve it and check your result.\\nSolution:\"",
        output="f\" {data['s']} The answer is {gold}.\"",
        postprocess="exact_match_post",
        max_tokens=96,
    ),
    own(
        "each row says into which language to translate, and its cue does, too",
        "right-both-ways",
        table(
            "l|q|a",
            """
        French|the cat|le chat
        German|the dog|der Hund
        French|the house|la maison
        German|the moon|der Mond
        French|the bread|le pain
        German|the tree|der Baum
        French|the sea|la mer
        German|the table|der Tisch
        """,
        ),
        "f\"Translate into {data['l']}: {data['q']}\\n{data['l']}:\"",
    ),
    own(
        "text and answer differ in one letter, as a spelling is mended",
        "right-spelling",
        table(
            "q|a",
            """
        The wether is fine today.|The weather is fine today.
        I recieved your letter.|I received your letter.
        We seperate the waste.|We separate the waste.
        She definately agreed.|She definitely agreed.
        He is my freind.|He is my friend.
        The goverment resigned.|The government resigned.
        It will hapen tomorrow.|It will happen tomorrow.
        They beleive in ghosts.|They believe in ghosts.
        """,
        ),
        '"Write the sentence without its spelling mistake.\\n" + f"Sentence: {data[\'q\']}\\nCorrected:"',
    ),
    own(
        "the instruction tells of a bad answer, and says that it is one",
        "right-bad-good",
        table(
            "q|a",
            """
        The meeting that was held on Monday was long.|Monday's meeting was long.
        The car that belongs to Ann is red.|Ann's car is red.
        The plan that the mayor made failed.|The mayor's plan failed.
        The shop that my uncle owns is shut.|My uncle's shop is shut.
        The song that the band wrote is sad.|The band's song is sad.
        The dog that lives with our neighbour barks.|Our neighbour's dog barks.
        The book that Ned wrote sold well.|Ned's book sold well.
        The roof that the barn has leaks.|The barn's roof leaks.
        """,
        ),
        "HEAD + f\"Long: {data['q']}\\nShort:\"",
        above=r"""
        HEAD = (
            "Make the sentence shorter, and keep its meaning.\n"
            "A bad answer loses something: for 'The coat that Eva has is blue.' it would be 'It is blue.'\n\n"
            "Long: The coat that Eva has is blue.\nShort: Eva's coat is blue.\n\n"
            "Long: The tea that they serve in the inn is weak.\nShort: The inn's tea is weak.\n\n"
        )
        """,
        fewshot=0,
    ),
    own(
        "the answer stands in the text, since it is to be copied from there in capitals",
        "right-copy",
        table(
            "q|a",
            """
        red apple|APPLE
        old house|HOUSE
        cold rain|RAIN
        long road|ROAD
        small bird|BIRD
        dark night|NIGHT
        warm bread|BREAD
        tall tree|TREE
        """,
        ),
        "f\"Write the second word in capitals: {data['q']}\\nResult:\"",
    ),
)
