"""More right long prompts in English with labels, codes and ratings."""

from __future__ import annotations

from tests.lint.making import Right, right, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "urgency of chats as a number in tags that the answer has as well",
        "right-chat-urgency",
        r"""
        text = HEAD + f"\n\n<chat>\n{data['chat']}\n</chat>\n<urgency>"
        gold = str(data["urgency"]) + "</urgency>"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "chat|urgency#",
            """
        The site is down and we lose orders every minute.|3
        How do I change the colour of my logo?|1
        Two of our five editors cannot sign in.|2
        Nobody can pay, the checkout shows an error.|3
        Is there a discount for schools?|1
        The export to PDF has been failing since noon.|2
        """,
        ),
        above='''
        HEAD = """<instructions>
        You read the first line of a chat with the support of a web shop builder.
        Rate how urgent it is.
        </instructions>

        <scale>
        3: customers of the shop cannot buy
        2: something is broken, but customers can buy
        1: a question or a wish; nothing is broken
        </scale>

        <policy>
        Capitals and exclamation marks do not raise the urgency.
        If you cannot tell whether customers can buy, assume that they can.
        </policy>

        <format>
        Write the digit, and close the tag that was opened for you.
        </format>"""
        ''',
        fewshot=0,
    ),
    right(
        "clauses of a lease rated by risk for the tenant",
        "right-lease-risk",
        r"""
        text = HEAD + "\n\nCLAUSE\n" + data["clause"] + "\n\nRISK\n"
        gold = data["risk"]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "clause|risk",
            """
        The landlord may raise the rent at any time without notice.|high
        The rent is due on the third of each month.|low
        The tenant pays for small repairs up to 100 pounds a year.|medium
        The landlord may end the lease within a day.|high
        The tenant may paint the walls.|low
        The tenant pays for the yearly check of the boiler.|medium
        The landlord may enter the flat whenever he likes.|high
        Two keys are handed over.|low
        """,
        ),
        above='''
        HEAD = """You volunteer at a tenants' association. People bring their lease, and you go through it
        clause by clause, from the tenant's point of view only.

        Risk levels
        low: the clause costs the tenant nothing beyond the rent and takes no right away
        medium: the clause can cost the tenant a limited sum
        high: the clause takes a right away, or can cost any sum

        Please keep in mind
        * Judge the clause as it is written, even if a court might strike it out.
        * Paying the rent itself is no extra cost.
        * If a clause has a limit, it is not high for its cost alone.

        Below each clause stands its level in lower case."""
        ''',
        fewshot=0,
    ),
    right(
        "a passage and four options, with the passage in a quote",
        "right-passage-four",
        r"""
        shown = "\n".join(f"({sign}) {each}" for sign, each in zip("ABCD", data["choices"]))
        text = f"> {data['passage']}\n\n{data['question']}\n{shown}\n\nCorrect option:"
        gold = "ABCD"[data["answer"]]
        """,
        tuple(
            {"passage": passage, **row}
            for passage, row in zip(
                (
                    "The lighthouse at Cape Rona was lit with oil until 1931, then with gas.",
                    "Three of the seven bridges over the Orn are closed to lorries.",
                    "Miss Hale teaches the cello on weekdays and sings in a choir on Sundays.",
                    "The market moved from the square to the park when the square was paved.",
                    "Otters sleep by day near the mill and hunt at night in the river.",
                    "The tower has 212 steps; visitors over 70 may take the lift.",
                ),
                starred("""
        What was the lighthouse lit with in 1920?|gas/*oil/wood/electricity
        How many bridges may lorries use?|three/seven/*four/ten
        When does Miss Hale sing?|*on Sundays/on Mondays/at night/never
        Why did the market move?|for more shade/by a vote/after a fire/*for the paving of the square
        Where do otters hunt?|near the mill/*in the river/in the park/by the road
        Who may take the lift?|*people over 70/children/nobody/the guide
        """),
                strict=True,
            )
        ),
        description="""Reading test, part two. You have 20 minutes.

Each item has a short passage, set off by an angle bracket, then a question and four options, (A) to
(D). Only one option agrees with the passage.

* Answer from the passage alone, also where you know better.
* A word from the passage may stand in a wrong option; check what is said about it.
* Numbers may have to be worked out: if three of five doors are open, two are shut.

Copy the letter of the correct option, without the brackets, to the line at the end of the item.

""",
        fewshot=2,
    ),
    right(
        "whether two records are one person, with a list of what counts",
        "right-same-person",
        r"""
        text = HEAD + f"\n\nRecord 1: {data['one']}\nRecord 2: {data['two']}\nSame person:"
        gold = "yes" if data["match"] else "no"
        """,
        table(
            "one|two|match?",
            """
        Anna Maria Stone, born 1901-03-02, Whitby|A. M. Stone, born 1901-03-02, Whitby|true
        John Reed, born 1888-07-15, Hull|John Reed, born 1889-07-15, Hull|false
        Mary Fox (née Hill), born 1910-01-30, York|Mary Hill, born 1910-01-30, York|true
        Peter Lamb, born 1895-11-11, Leeds|Paul Lamb, born 1895-11-11, Leeds|false
        Thomas Ward, born 1870-05-05, Ripon|Tho. Ward, born 1870-05-05, Selby|true
        Ellen Shaw, born 1899-09-09, Otley|Ellen Shaw, born 1899-09-06, Otley|false
        """,
        ),
        above='''
        HEAD = """A family history society merges two card indexes. For each pair of cards, say whether they
        are about the same person.

        These count as the same:
          + a name and its initials or its usual short form (Thomas, Tho.)
          + a married name, if the maiden name is given and agrees
          + another place of residence, since people move

        These count as different:
          - another date of birth, be it only the day or the year
          - another first name that is no short form

        There are twins in the index, which is why the first name matters even when all else agrees.

        Answer yes or no."""
        ''',
        fewshot=2,
    ),
    right(
        "departments of a museum by Roman numbers",
        "right-museum-rooms",
        r"""
        text = HEAD + f"\n\nObject: {data['thing']}\nRoom:"
        gold = data["room"]
        """,
        table(
            "thing|room",
            """
        flint axe from the gravel pit|I
        silver denarius of Hadrian|II
        knight's helmet|III
        steam whistle of a mill|IV
        bone needle from a cave|I
        tile of a Roman bath|II
        page of a monk's prayer book|III
        sewing machine, 1889|IV
        """,
        ),
        above='''
        HEAD = """Room plan of the town museum, for the volunteers who unpack the boxes.

        Room I    Stone Age: tools of flint and bone
        Room II   Romans: coins, tiles, glass
        Room III  Middle Ages: arms, manuscripts, church silver
        Room IV   Industry: machines and what was made with them

        Copies and casts go where the original would go. Maps go to the archive, and you will not find any
        in these boxes. If an object shows a scene of another age, its own age counts.

        Note the room by its Roman number."""
        ''',
        fewshot=3,
    ),
)
