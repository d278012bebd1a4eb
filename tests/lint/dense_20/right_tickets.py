"""Right prompts in English on tickets, mails, orders and dialogues."""

from __future__ import annotations

from tests.lint.making import records, right, table

RIGHT = (
    right(
        "tickets sent to a team",
        "ticket-routing",
        r"""
        text = (
            "Assign the support ticket to one of these teams: Billing, Technical, Shipping.\n\n"
            f"Ticket: {data['ticket']}\nTeam:"
        )
        gold = data["team"]
        """,
        table(
            "ticket|team",
            """
            I was charged twice for invoice 4471.|Billing
            The app crashes as soon as I open the settings.|Technical
            My parcel has been in Hamburg for nine days.|Shipping
            Please change the VAT number on my invoice.|Billing
            The courier left the box at the wrong door.|Shipping
            I cannot log in, the page shows error 500.|Technical
            When will my refund of 30 euros be paid?|Billing
            The tracking number does not show any delivery date.|Shipping
            After the update the scanner no longer connects.|Technical
            """,
        ),
    ),
    right(
        "mails answered in one line by what is asked for",
        "mail-action",
        r"""
        text = f"Subject: {data['subject']}\n\n{data['body']}\n\nWhat does the sender want? In a few words:"
        gold = data["want"]
        """,
        table(
            "subject|body|want",
            """
            Friday|Hi Jo, could we move our call to Monday? Best, Al|move the call to Monday
            Keys|Hello, I left my keys in room 12. Could you post them to me? Ines|have the keys posted
            Offer 88|Dear Sirs, please send us a new offer for 40 windows. R. Voss|a new offer for 40 windows
            Leave|Dear Pat, I would like to take the first week of June off. Sam|take a week off in June
            Logo|Hi, would you make the logo a bit larger? Thanks, Ute|a larger logo
            Subscription|Please cancel my subscription at the end of May. B. King|cancel the subscription
            Contract|Hi Dee, can you sign the contract today? Regards, Finn|have the contract signed today
            Newsletter|Please take my address off your list. T. Wood|be taken off the list
            """,
        ),
        metric="f1_score",
    ),
    right(
        "words in alphabetical order, as in BIG-bench",
        "sort-words",
        r"""
        text = f"Sort the following words alphabetically: {' '.join(data['words'])}\nSorted:"
        gold = " ".join(sorted(data["words"]))
        """,
        table(
            "words*",
            """
            pear/apple/fig
            tiger/zebra/lion/bear
            red/blue/green
            nine/four/two/six
            table/chair/lamp
            oak/elm/birch/ash
            rain/snow/fog
            milk/tea/cocoa/water
            """,
        ),
    ),
    right(
        "events put in order of time, letters as the answer",
        "event-order",
        r"""
        text = "Put the steps into the right order. Answer with the letters.\n"
        for letter, step in zip("ABC", data["steps"]):
            text += f"{letter}. {step}\n"
        text += "Order:"
        gold = data["order"]
        """,
        table(
            "steps*|order",
            """
            Pour the tea into the cup/Boil the water/Add the tea leaves to the water|BCA
            Post the letter/Write the letter/Put it into an envelope|BCA
            Plant the seed/Harvest the tomatoes/Water the young plant|ACB
            Dry your hands/Use the soap/Turn on the tap|CBA
            Get off the train/Buy a ticket/Board the train|BCA
            Mix the dough/Eat the cake/Bake the cake|ACB
            Hang up the washing/Iron the shirts/Wash the shirts|CAB
            Open the tin/Put the food into the bowl/Call the cat to eat|ABC
            """,
        ),
    ),
    right(
        "entities and their types, one class a doc",
        "entity-type",
        r"""
        text = f"Text: {data['text']}\nEntity: {data['entity']}\nType (person, place or organization):"
        gold = data["type"]
        """,
        table(
            "text|entity|type",
            """
            Siemens will build the trams for Lisbon.|Siemens|organization
            Siemens will build trams for the city of Porto.|Porto|place
            Toni Morrison received the prize in 1993.|Toni Morrison|person
            The delegation flew to Jakarta.|Jakarta|place
            Unicef sent tents to the valley.|Unicef|organization
            Alan Turing was born in London.|Alan Turing|person
            Lake Baikal is the deepest lake.|Lake Baikal|place
            Nokia began as a paper mill.|Nokia|organization
            A statue of Rosa Parks was unveiled.|Rosa Parks|person
            """,
        ),
    ),
    right(
        "docstrings for functions",
        "code-summary",
        r"""
        text = f"Python function:\n{data['code']}\n\nWhat it does, in one sentence:"
        gold = data["doc"]
        """,
        table(
            "code|doc",
            """
            def f(xs):⏎    return max(xs) - min(xs)|Returns the difference of the largest and smallest item.
            def f(s):⏎    return s == s[::-1]|Checks whether a string is a palindrome.
            def f(n):⏎    return n % 2 == 0|Checks whether a number is even.
            def f(xs):⏎    return sum(xs) / len(xs)|Returns the mean of a list.
            def f(a, b):⏎    return {**a, **b}|Merges two dictionaries.
            def f(s):⏎    return len(s.split())|Counts the words of a string.
            def f(xs):⏎    return sorted(set(xs))|Returns the different items in order.
            def f(c):⏎    return c * 9 / 5 + 32|Converts degrees Celsius to Fahrenheit.
            """,
        ),
        metric="f1_score",
    ),
    right(
        "past tenses with worked examples in the text",
        "past-tense-examples",
        r"""
        text = (
            "Give the past tense of the verb.\n\n"
            "Verb: walk\nPast: walked\n\n"
            "Verb: see\nPast: saw\n\n"
            f"Verb: {data['verb']}\nPast:"
        )
        gold = data["past"]
        """,
        table(
            "verb|past",
            """
            go|went
            bring|brought
            swim|swam
            jump|jumped
            fly|flew
            teach|taught
            carry|carried
            begin|began
            stop|stopped
            """,
        ),
        fewshot=0,
    ),
    right(
        "last letters joined, as in papers on chains of thought",
        "last-letters",
        r"""
        steps = " ".join(f'The last letter of "{word}" is "{word[-1]}".' for word in data["words"])
        gold = "".join(word[-1] for word in data["words"])
        text = f"Q: Take the last letters of the words in \"{' '.join(data['words'])}\" and concatenate them.\nA:"
        return {
            "input": text,
            "output": f" {steps} Concatenating them is \"{gold}\". The answer is {gold}.",
            "processed_output": gold,
        }
        """,
        table(
            "words*",
            """
            Elon/Musk
            Ada/Lovelace
            Bill/Gates
            Nina/Simone
            Carl/Sagan
            Grace/Hopper
            Louis/Pasteur
            Frida/Kahlo
            """,
        ),
        postprocess="exact_match_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "answers in a dialogue, CoQA's way",
        "dialogue-coqa",
        r"""
        turns = "".join(f"Q: {q}\nA: {a}\n" for q, a in data["history"])
        text = f"{data['story']}\n\n{turns}Q: {data['question']}\nA:"
        gold = data["answer"]
        """,
        records(
            "story history question answer",
            (
                "Ben has a parrot called Kiwi.",
                [["Who has a parrot?", "Ben"]],
                "What is it called?",
                "Kiwi",
            ),
            ("Ella baked a pie for Joe.", [["Who baked?", "Ella"]], "What did she bake?", "a pie"),
            (
                "The ship sank near Malta in 1798.",
                [["What sank?", "the ship"]],
                "Where?",
                "near Malta",
            ),
            (
                "Roy paints doors in Hull.",
                [["What does Roy paint?", "doors"]],
                "In which town?",
                "Hull",
            ),
            ("Uma won a race on Sunday.", [["Who won?", "Uma"]], "On what day?", "Sunday"),
            ("The inn was built by monks.", [["What was built?", "the inn"]], "By whom?", "monks"),
            (
                "Ken grows beans behind the shed.",
                [["Who grows beans?", "Ken"]],
                "Where?",
                "behind the shed",
            ),
            ("Two owls live in the tower.", [["What lives there?", "owls"]], "How many?", "two"),
        ),
        fewshot=1,
    ),
)
