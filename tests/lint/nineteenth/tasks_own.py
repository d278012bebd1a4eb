"""Right tasks in English whose template brings its own worked examples, dialogue or tags."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

FILMS = SmallTask(
    "film-notes",
    code(
        r"""
        text = HEAD + f"Review: {data['review']}\nSentiment:"
        return {"input": text, "output": f" {data['tone']}", "processed_output": data["tone"]}
        """,
        r"""
        HEAD = (
            "Say whether a review is positive or negative.\n\n"
            "Review: I laughed from the first scene to the last.\nSentiment: positive\n\n"
            "Review: Two hours of my life that I will not get back.\nSentiment: negative\n\n"
            "Review: The songs alone are worth the ticket.\nSentiment: positive\n\n"
            "Review: Even the popcorn had more depth.\nSentiment: negative\n\n"
        )
        """,
    ),
    table(
        "review|tone",
        """
        A warm, clever film with a wonderful cast.|positive
        The plot falls apart after ten minutes.|negative
        I would happily see it again tomorrow.|positive
        Flat jokes and wooden acting throughout.|negative
        The ending moved the whole room to tears.|positive
        So dull that my neighbour snored.|negative
        A feast for the eyes, and sharp as well.|positive
        The sequel nobody asked for, and rightly so.|negative
        Her best role in years.|positive
        The camera shakes as much as the story.|negative
        """,
    ),
    fewshot=0,
)

WORDS = SmallTask(
    "word-ends",
    code(
        r"""
        words = data["words"]
        text = EXAMPLES + "Words: " + ", ".join(words) + "\nLast letters:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
        r"""
        SOLVED = [("lamp, tree", "pe"), ("salt, moon, river", "tnr"), ("glass, idea", "sa")]
        EXAMPLES = "Join the last letters of the words.\n\n" + "".join(
            f"Words: {words}\nLast letters: {ends}\n\n" for words, ends in SOLVED
        )
        """,
    ),
    table(
        "words*|answer",
        """
        book/chair|kr
        piano/desk/cup|okp
        green/hill|nl
        bread/knife|de
        cold/winter/day|dry
        stone/ring|eg
        north/wind|hd
        paper/clip/box|rpx
        garden/fence|ne
        silver/fork/mat|rkt
        """,
    ),
    fewshot=0,
)

EMAIL = SmallTask(
    "order-json",
    code(
        r"""
        import json

        record = {"item": data["item"], "quantity": data["quantity"]}
        gold = json.dumps(record)
        text = "Give the order as JSON with the keys item and quantity.\n"
        text += f"Message: {data['message']}\nJSON:\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "message|item|quantity#",
        """
        Hi, could you send me four boxes of chalk? Thanks, Ann|chalk|4
        We need 12 staplers by Friday.|staplers|12
        Please put two ladders on our account.|ladders|2
        I want to order 30 envelopes, the white ones.|envelopes|30
        Do you still have rulers? If so, six for me.|rulers|6
        One desk lamp, please, to the usual address.|desk lamp|1
        Ten binders would do for now.|binders|10
        Kindly deliver 8 chairs to room 4.|chairs|8
        Add three whiteboards to the order.|whiteboards|3
        Send 25 pencils. Best, Raj|pencils|25
        """,
    ),
    max_tokens=48,
)

HOTEL = SmallTask(
    "hotel-intents",
    code(
        r"""
        menu = "\n".join(f"({key}) {name}" for key, name in INTENTS.items())
        key = next(k for k, name in INTENTS.items() if name == data["intent"])
        text = f"What does the guest want?\n{menu}\nGuest: {data['said']}\nChoice:"
        return {"input": text, "output": f" ({key})", "processed_output": f"({key})"}
        """,
        """
        INTENTS = {"A": "book a room", "B": "cancel a stay", "C": "complain", "D": "ask the way"}
        """,
    ),
    table(
        "said|intent",
        """
        Do you have a double free next weekend?|book a room
        I am afraid we cannot come after all.|cancel a stay
        The shower has been cold for three days.|complain
        How do I get to you from the airport?|ask the way
        Two nights for a family of four, please.|book a room
        My neighbour plays drums at midnight!|complain
        Which tram stops near the hotel?|ask the way
        Please take my name off the list for May.|cancel a stay
        I would like to stay from the 3rd to the 5th.|book a room
        Is the old town left or right of the river?|ask the way
        There was a beetle in my soup.|complain
        Something came up, so free the room for others.|cancel a stay
        """,
    ),
    fewshot=4,
)

TASKS = (FILMS, WORDS, EMAIL, HOTEL)
