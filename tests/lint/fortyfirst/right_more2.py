"""More right long prompts in English with numbers, objects and sentences."""

from __future__ import annotations

from tests.lint.making import Right, keyed, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "scores of games as home and away, from reports",
        "right-game-score",
        r"""
        text = HEAD + f"\n\nReport: {data['report']}\nScore:"
        gold = f"{data['home']}:{data['away']}"
        """,
        table(
            "report|home#|away#",
            """
        Dunmore lost 1 to 4 at home against Fenwick.|1|4
        Visitors Arden won by three goals to nil in Barton.|0|3
        A draw in Clay, two goals on each side.|2|2
        Home team Egerton beat Foxley by five goals to one.|5|1
        Hartley won 2 to 1 away in Ingham.|1|2
        No goals were seen between Jarrow and guests Kelso.|0|0
        """,
        ),
        above='''
        HEAD = """The sports desk keeps a table of results. Reports come in as sentences, and the table needs
        the score.

        Write the goals of the home team first, then a colon, then those of the visitors, all in digits and
        without spaces. It does not matter who won or who is named first.

        Words that tell who is at home: "at home", "home team", "received". Words that tell who is not:
        "away", "visitors", "guests". The place of the game belongs to the home team.

        Check: a report that says "won 3 to 0 away" is 0:3."""
        ''',
        fewshot=2,
    ),
    right(
        "sentences put into the past tense, with a list of irregular verbs",
        "right-past-tense",
        r"""
        text = HEAD + f"\n\nToday: {data['now']}\nYesterday:"
        gold = data["past"]
        """,
        table(
            "now|past",
            """
        He buys a loaf.|He bought a loaf.
        The hens sleep.|The hens slept.
        I write a card.|I wrote a card.
        She opens the gate.|She opened the gate.
        They sing in church.|They sang in church.
        We clean the barn.|We cleaned the barn.
        """,
        ),
        above='''
        HEAD = """Unit 7: what happened yesterday?

        You already know that most verbs take -ed. These do not:

          buy - bought
          sing - sang
          sleep - slept
          write - wrote

        Rewrite each sentence as if it were about yesterday. Change the verb and leave all other words as
        they are. Keep the full stop. Do not add the word "yesterday", which stands at the beginning of the
        line.

        Today: She sings a song.
        Yesterday: She sang a song."""
        ''',
        fewshot=1,
    ),
    right(
        "cells of a table of commas, with a header and a rule for missing ones",
        "right-comma-cells",
        r"""
        text = HEAD + f"\n\n{data['csv']}\n\nQ: {data['q']}\nA:"
        gold = data["cell"]
        """,
        table(
            "csv|q|cell",
            """
        plant,height,colour⏎aster,40,blue⏎poppy,60,red|How high is the aster?|40
        plant,height,colour⏎iris,70,violet⏎daisy,20,white|What colour is the daisy?|white
        plant,height,colour⏎rose,90,n/a⏎lily,80,white|What colour is the rose?|n/a
        plant,height,colour⏎tulip,35,yellow⏎lupin,100,blue|Which plant is yellow?|tulip
        plant,height,colour⏎mint,50,green⏎sage,45,grey|How high is the sage?|45
        plant,height,colour⏎dahlia,n/a,red⏎phlox,75,pink|How high is the dahlia?|n/a
        """,
        ),
        above='''
        HEAD = """The nursery's stock list comes as comma-separated values. The first line has the names of the
        columns; heights are in centimetres.

        When a colleague asks something, answer with the cell that has the answer, spelled as it is in the
        list. Heights are given without "cm". Where the list says n/a, so do you: it is better than
        a guess.

        Nobody will ask for anything that needs more than one cell."""
        ''',
        fewshot=2,
    ),
    right(
        "next turns of a hotel's phone line, ranked",
        "right-hotel-turns",
        r"""
        text = HEAD + f"\n\nGuest: {data['guest']}\nReception:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "guest",
            """
        My heating does not work.|*I will send someone up at once./That is a blue door, madam, and a
            fine one too./Yes.
        When is breakfast?|Our pool is closed in winter, and in spring as well./*It is from seven to ten./No.
        Can you call me a taxi?|You are a taxi./The towels are in the cupboard on the left, sir./*Of
            course, for what time?
        I forgot my room number.|*May I have your name, please?/The number of stars on the sign is four,
            as everyone knows./Good.
        Is there a doctor nearby?|We have a piano, which was tuned only last week./*Yes, two houses
            down the road./Paint it.
        I would like to stay a day longer.|Days are long./*Let me see if your room is free./The lift was built
            in 1930 by a firm from Turin.
        """,
            lead=" ",
        ),
        above='''
        HEAD = """Transcripts from the phone line of the Hotel Astoria, used in the training of new staff.

        What you should notice in them:
        - Reception never argues.
        - Reception offers help before explaining anything.
        - Answers fit into one breath.
        - If a request cannot be met, Reception says what can be done instead.

        Guest: The lamp by my bed is broken.
        Reception: I am sorry, we will bring you another one."""
        ''',
        lead="",
        method="ppl",
    ),
    right(
        "ingredients made an array of strings",
        "right-ingredients-array",
        r"""
        text = HEAD + "\n\nInput: " + data["step"] + "\nOutput:"
        gold = json.dumps(data["things"])
        """,
        records(
            "step things",
            ("Whisk the eggs with sugar.", ["eggs", "sugar"]),
            ("Fry the onions in butter until brown.", ["onions", "butter"]),
            ("Let the dough rest for an hour.", ["dough"]),
            ("Add salt, pepper and thyme.", ["salt", "pepper", "thyme"]),
            ("Preheat the oven.", []),
            ("Pour milk over the bread.", ["milk", "bread"]),
        ),
        above='''
        import json

        HEAD = """Task: find the ingredients in one step of a recipe.

        Definition: an ingredient is anything that will be eaten. Pots, ovens and times are none. A half-made
        thing such as dough or batter counts.

        Output format: a JSON array of strings in the order of the step. Copy each ingredient as a
        single word, without its article. With no ingredient the array is empty: []

        Good: ["flour", "water"]
        Bad: flour and water
        Bad: ["the flour", "some water"]

        Input: Stir flour into the water.
        Output: ["flour", "water"]"""
        ''',
        fewshot=2,
    ),
)
