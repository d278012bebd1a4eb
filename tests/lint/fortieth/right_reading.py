"""Right long prompts in English that read tables and passages, translate and edit."""

from __future__ import annotations

from tests.lint.fortieth.forms import inside, told
from tests.lint.making import Right, records, starred, table

RIGHT: tuple[Right, ...] = (
    told(
        "a copy editor mends one mistake per sentence",
        "right-copy-edit",
        """
        Copy-editing drill for new staff

        Every sentence below "Draft:" has one mistake of grammar or spelling. Write the sentence again
        without the mistake and leave everything else as it is.

        What counts as a mistake here:
          a) a verb that does not agree with its subject
          b) a misspelt word
          c) a wrong article (a for an, or the reverse)

        What does not:
          d) style, word order and commas
          e) British or American spelling; this desk accepts both

        The corrected sentence stands on one line and keeps its full stop.

        Draft: She have two brothers.
        Clean: She has two brothers.

        Draft: He ate a apple.
        Clean: He ate an apple.
        """,
        r"""
        text = f"Draft: {data['draft']}\nClean:"
        gold = data["clean"]
        """,
        table(
            "draft|clean",
            """
            The dogs barks at night.|The dogs bark at night.
            We recieved your letter.|We received your letter.
            It was an long day.|It was a long day.
            My uncle live in Cork.|My uncle lives in Cork.
            The libary opens at ten.|The library opens at ten.
            I need a umbrella.|I need an umbrella.
            The cakes was sold out.|The cakes were sold out.
            """,
        ),
    ),
    inside(
        "an examiner gives a passage, a question and four options",
        "right-passage-options",
        """
        You sit a reading test for adult learners of English (level B1).

        The test works like this. First comes a short passage between <passage> tags. Then comes a question
        with four options, (a) to (d). One of them is right according to the passage. The others may be true
        in the world, but the passage does not say them.

        - Base your answer on the passage alone.
        - Numbers and names in the options may be there to distract you.
        - There is no penalty for guessing, so always answer.

        Give the letter in lower case with its brackets, like the options have it.
        """,
        r"""
        options = "\n".join(f"({letter}) {each}" for letter, each in zip("abcd", data["options"]))
        text = f"{HEAD}\n\n<passage>\n{data['passage']}\n</passage>\n\n{data['question']}\n{options}\n\nAnswer:"
        gold = f"({'abcd'[data['answer']]})"
        """,
        tuple(
            {"passage": passage, **row}
            for passage, row in zip(
                (
                    "Tim's bus was full, so he walked to work and met an old friend.",
                    "The shop sells bread until noon. After that only cakes are left.",
                    "Rosa's garden was dry in June, but in July it rained for a week.",
                    "The museum is free on Sundays. On other days one pays six pounds.",
                    "Ken wanted to be a pilot. His eyes were too weak, so he became a mechanic.",
                    "The river froze, and the children went skating instead of swimming.",
                    "Because the oven broke, Lea served salad to her guests.",
                    "The letter was sent to the wrong house and arrived two weeks late.",
                ),
                starred(
                    """
                    How did Tim get to work?|by bus/*on foot/by car/by train
                    What can one buy in the afternoon?|bread/milk/*cakes/fruit
                    When was the garden dry?|*in June/in July/in May/in August
                    What does a visit on Tuesday cost?|nothing/two pounds/ten pounds/*six pounds
                    What is Ken's job?|pilot/*mechanic/optician/driver
                    What did the children do?|*skate/swim/fish/row
                    What did the guests eat?|soup/cake/bread/*salad
                    Why was the letter late?|snow/a strike/*a wrong address/a lost stamp
                    """,
                    "question",
                    "options",
                ),
                strict=True,
            )
        ),
    ),
    told(
        "a translator works with a glossary",
        "right-glossary",
        """
        Project: labels of kitchen appliances, English into German.

        Glossary (binding):
          power button = Ein-/Aus-Taste
          child lock = Kindersicherung
          steam tray = Dampfschale
          timer = Zeitschaltuhr

        Style sheet:
          • Address the user with "Sie".
          • An instruction has the verb first: "Leeren Sie den Wasserbehälter."
          • End each instruction with a full stop, as the English does.
          • Do not translate names of programmes; they stay in capitals, such as ECO.

        Reference:
          English: Clean the steam tray.
          German: Reinigen Sie die Dampfschale.
        """,
        r"""
        text = f"English: {data['en']}\nGerman:"
        gold = data["de"]
        """,
        table(
            "en|de",
            """
            Press the power button.|Drücken Sie die Ein-/Aus-Taste.
            Set the timer.|Stellen Sie die Zeitschaltuhr ein.
            Activate the child lock.|Aktivieren Sie die Kindersicherung.
            Remove the steam tray.|Entfernen Sie die Dampfschale.
            Choose the programme ECO.|Wählen Sie das Programm ECO.
            Open the door.|Öffnen Sie die Tür.
            Fill the steam tray with water.|Füllen Sie die Dampfschale mit Wasser.
            """,
        ),
        metric="exact_match",
    ),
    told(
        "a statistician reads one cell of a CSV",
        "right-csv-cell",
        """
        You are given a small table as CSV and a question about it.

        About the tables
        The first line has the names of the columns. Fields are parted by commas; no field has a comma in
        it. Numbers are whole. Rows are in no particular order.

        About the questions
        Some ask for a number, some for a name. Questions with "most" or "fewest" refer to all rows of the
        table. There are no ties.

        About the answers
        Write the field as it stands in the table. Do not write the name of the column. Do not explain.
        """,
        r"""
        lines = [",".join(data["columns"]), *(",".join(row) for row in data["cells"])]
        text = "CSV:\n" + "\n".join(lines) + f"\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        records(
            "columns cells question answer",
            (
                ["town", "schools"],
                [["Arden", "4"], ["Brook", "9"], ["Colm", "2"]],
                "Which town has the most schools?",
                "Brook",
            ),
            (
                ["name", "goals"],
                [["Ilse", "3"], ["Uta", "12"], ["Kaja", "7"]],
                "How many goals has Kaja?",
                "7",
            ),
            (
                ["lake", "depth"],
                [["Mere", "40"], ["Tarn", "18"], ["Loch", "95"]],
                "How deep is the lake called Tarn?",
                "18",
            ),
            (
                ["baker", "loaves"],
                [["Rossi", "60"], ["Meyer", "75"], ["Dubois", "52"]],
                "Which baker has the fewest loaves?",
                "Dubois",
            ),
            (
                ["line", "stops"],
                [["red", "14"], ["blue", "21"], ["green", "17"]],
                "How many stops has the blue line?",
                "21",
            ),
            (
                ["plant", "price"],
                [["fern", "6"], ["ivy", "4"], ["palm", "30"]],
                "Which plant costs 4?",
                "ivy",
            ),
            (
                ["pupil", "absent"],
                [["Ned", "5"], ["Sue", "1"], ["Lou", "8"]],
                "How many days was Ned absent?",
                "5",
            ),
            (
                ["film", "minutes"],
                [["Dawn", "101"], ["Rust", "88"], ["Gale", "123"]],
                "Which film has the most minutes?",
                "Gale",
            ),
        ),
    ),
    told(
        "a tutor asks for steps and closes with a phrase",
        "right-tutor-phrase",
        """
        You help adults who return to school with everyday sums.

        1. Restate nothing. Start with the first calculation.
        2. Show every calculation with its numbers, so that the learner can follow.
        3. Keep to two or three short sentences.
        4. Close with the phrase "So the answer is", the number and a full stop.
        5. Leave the unit out of the last sentence.

        Demonstration
        Q: A ticket costs 4 pounds. Ann buys 6 and pays with 30 pounds. What is her change?
        A: The tickets cost 6 * 4 = 24 pounds. The change is 30 - 24 = 6 pounds. So the answer is 6.

        Learners copy the calculations, so there must be at least one in each solution.
        """,
        r"""
        return {
            "input": f"Q: {data['q']}\nA:",
            "output": f" {data['work']} So the answer is {data['n']}.",
            "processed_output": data["n"],
        }
        """,
        table(
            "q|work|n",
            """
            A month's bus pass is 45 pounds. What do 4 months cost?|Four months cost 4 * 45 = 180
                pounds.|180
            Bill earns 12 pounds an hour and works 7 hours. He spends 20. What is left?|He earns 7 *
                12 = 84 pounds. After spending he has 84 - 20 = 64 pounds.|64
            A cake for 8 people needs 320 g of flour. How much is that for one person?|One person
                needs 320 / 8 = 40 g.|40
            Rent is 600 and heating 85 a month. What do both cost in 2 months?|A month costs 600 + 85 =
                685. Two months cost 2 * 685 = 1370.|1370
            A bag has 24 rolls. 3 bags are bought and 10 rolls are eaten. How many remain?|There are 3 *
                24 = 72 rolls. Then 72 - 10 = 62 remain.|62
            Five friends share a bill of 95 pounds. What does each pay?|Each pays 95 / 5 = 19
                pounds.|19
            """,
        ),
        postprocess="bbh_post",
        max_tokens=96,
    ),
)
