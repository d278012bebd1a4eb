"""Right tasks whose answers are labels, in English."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twentysecond.making import table

HOTEL = SmallTask(
    "hotel-mood",
    code(r"""
        text = "\n".join([
            "Is this hotel review positive, negative or mixed?",
            f"Review: {data['review']}",
            "Sentiment:",
        ])
        return {"input": text, "output": f" {data['label']}", "processed_output": data["label"]}
    """),
    table(
        "review|label",
        """
        Lovely staff and a spotless room.|positive
        The shower was cold and the bed was broken.|negative
        Great breakfast, but terrible noise all night.|mixed
        We enjoyed every minute of our stay.|positive
        Dirty carpets and rude service at the desk.|negative
        Beautiful view, though the food was awful.|mixed
        Excellent pool, we will come back.|positive
        Overpriced, smelly, and far from everything.|negative
        The room was wonderful but check-in was a nightmare.|mixed
        Friendly owner and delicious dinner.|positive
        Worst night I ever had in a hotel.|negative
        Charming building, yet the heating failed.|mixed
        """,
    ),
)

BOOLS = SmallTask(
    "passage-yesno",
    code(r"""
        parts = {"Passage": data["passage"], "Question": data["question"] + "?"}
        text = "".join(f"{name}: {value}\n" for name, value in parts.items())
        text += "Answer (yes or no):\n"
        gold = "yes" if data["target_scores"]["yes"] else "no"
        return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "passage|question|target_scores=",
        """
        The ferry to Brač runs daily except on Sundays.|can you sail on a Sunday|yes/*no
        Emperor penguins breed during the Antarctic winter.|do they breed in winter|*yes/no
        The library lends films, but not games.|can games be borrowed|yes/*no
        The bridge was opened to cyclists in 2014.|may cyclists use it|*yes/no
        Olive oil turns cloudy when it is chilled.|does cold change its look|*yes/no
        The dam was planned and never built.|does the dam exist|yes/*no
        Bats are active at night and sleep by day.|do bats sleep by day|*yes/no
        The mine closed in 1998 and is flooded.|is ore still dug there|yes/*no
        Mercury has no moons at all.|does a moon circle Mercury|yes/*no
        The choir rehearses in the old mill.|is there singing in the mill|*yes/no
        Tickets are sold on board as well.|can one pay on board|*yes/no
        The vaccine is given once, not twice.|is a second dose given|yes/*no
        """,
    ),
    method="ppl",
    metric="log_prob",
)

NLI = SmallTask(
    "notes-nli",
    code(
        r"""
        gold = NAMES[data["label"]]
        text = f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\n"
        text += "Relation (entailment, neutral or contradiction):"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        above='NAMES = ["entailment", "neutral", "contradiction"]',
    ),
    table(
        "premise|hypothesis|label#",
        """
        A boy is peeling an orange.|A child holds fruit.|0
        Two nurses wait for a bus.|They are sisters.|1
        The shop is closed all week.|Customers are buying bread there.|2
        A dog sleeps under the desk.|An animal is asleep.|0
        Ana reads a letter on the train.|The letter is from her bank.|1
        Nobody is in the pool.|Three men are swimming in the pool.|2
        Rain is falling on the harbour.|It is wet at the harbour.|0
        A man in red is climbing a wall.|He trains for a contest.|1
        The pianist plays alone.|The whole band is on stage.|2
        Kids are running across a field.|People are moving.|0
        The mayor opened a school.|The school was expensive.|1
        She sold her only car.|She still owns that car.|2
        """,
    ),
)

TICKETS = SmallTask(
    "ticket-route",
    code(
        r"""
        text = HEAD + "\nMessage: %s\nTeam:" % data["message"]
        return {"input": text, "output": " " + data["team"], "processed_output": data["team"]}
        """,
        above='''
        HEAD = """Route each message to one team: billing, shipping or accounts.

        Message: I was charged twice in March.
        Team: billing

        Message: My parcel has been in Lyon for a week.
        Team: shipping

        Message: I cannot reset my password.
        Team: accounts
        """
        ''',
    ),
    table(
        "message|team",
        """
        The refund has not reached my card.|billing
        The courier left the box in the rain.|shipping
        Please delete my profile.|accounts
        Why is there a fee on my invoice?|billing
        Can you send it to my office instead?|shipping
        The login page says my user is locked.|accounts
        My voucher was not deducted.|billing
        Tracking shows no movement since Monday.|shipping
        I want to change my e-mail address.|accounts
        Do you accept payment by bank transfer?|billing
        Half of the delivery was missing.|shipping
        Someone else signed in as me.|accounts
        """,
    ),
    fewshot=0,
)

STARS = SmallTask(
    "app-stars",
    code(r"""
        lines = ["Rate how severe the bug is.", "0 = cosmetic, 1 = annoying, 2 = blocking"]
        lines.append("Report: " + data["report"])
        lines.append("Severity:")
        grade = str(data["grade"])
        return {"input": "\n".join(lines), "output": f" {grade}", "processed_output": grade}
    """),
    table(
        "report|grade#",
        """
        The icon is one pixel too low.|0
        Search takes ten seconds on each try.|1
        The app crashes at start on every phone.|2
        A heading uses the wrong shade of grey.|0
        I have to log in again each morning.|1
        Nobody can pay: the order button is dead.|2
        There is a typo in the footer.|0
        Filters are lost when I go back.|1
        All saved files vanish after the update.|2
        The logo is blurry on large screens.|0
        Sound stutters now and then.|1
        Installation stops at half and cannot go on.|2
        """,
    ),
)

FACTS = SmallTask(
    "facts-tf",
    code(r"""
        gold = "true" if data["correct"] else "false"
        text = f"Statement: {data['statement']}\nTrue or false? Write true or false in small letters."
        return {"input": text + "\nVerdict:", "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "statement|correct?",
        """
        Copper conducts electricity.|true
        Spiders have six legs.|false
        The Danube flows through Vienna.|true
        Glass is made from iron.|false
        A leap year has 366 days.|true
        Penguins live at the North Pole.|false
        Sound travels faster than light.|false
        Honey is made by bees.|true
        Brazil borders Argentina.|true
        Diamonds are made of salt.|false
        Lisbon is the capital of Spain.|false
        Ice floats on water.|true
        """,
    ),
    shots=table(
        "statement|correct?",
        """
        Whales breathe air.|true
        Tokyo lies in China.|false
        Bamboo is a grass.|true
        The sun is a planet.|false
        """,
    ),
)

TASKS = (HOTEL, BOOLS, NLI, TICKETS, STARS, FACTS)
