"""Right tasks in English: what customers and patients want, and how soon."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

BANK = SmallTask(
    "bank-intent",
    code(
        r"""
        text = f"{GUIDE}\n\nCustomer: {data['query']}\nIntent:"
        gold = str(INTENTS.index(data["intent"]) + 1)
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r"""
        INTENTS = ["lost_card", "exchange_rate", "close_account"]
        GUIDE = "Reply with 1 for a lost or stolen card, with 2 for exchange rates, with 3 to close an account."
        """,
    ),
    table(
        "query|intent",
        """
        My wallet is gone and the debit card was in it.|lost_card
        How many euros do I get for 200 dollars today?|exchange_rate
        I want to shut my savings account for good.|close_account
        Someone stole my Visa in the tube, please block it.|lost_card
        What is the rate for Swiss francs?|exchange_rate
        I am leaving your bank, cancel my account please.|close_account
        I can't find my credit card anywhere.|lost_card
        Is the pound up against the yen?|exchange_rate
        Please terminate my current account at the end of May.|close_account
        I left my card in a taxi.|lost_card
        At what price do you change Polish zloty?|exchange_rate
        How do I end my account with you?|close_account
        """,
    ),
)

AIRLINE = SmallTask(
    "airline-talk",
    code(r"""
    lines = ["Call centre of an airline"]
    lines.append("(a) baggage; (b) refund; (c) seat")
    lines.append("Caller: " + data["caller"])
    lines.append("Topic:")
    gold = "abc"[data["topic"]]
    return {"input": "\n".join(lines), "output": f" ({gold})", "processed_output": f"({gold})"}
    """),
    table(
        "caller|topic#",
        """
        My suitcase did not arrive in Rome.|0
        The flight was cancelled and I want my money back.|1
        Could I sit by the window, please?|2
        How many bags may I check in?|0
        When will you pay back the price of my ticket?|1
        I'd like to sit next to my wife in row 12.|2
        The wheel of my trolley case was broken when I got it.|0
        I was charged twice and expect a reimbursement.|1
        Is there an aisle place with more room for the legs?|2
        Do skis count as luggage?|0
        """,
    ),
)

PRIORITY = SmallTask(
    "ticket-priority",
    code(r"""
    text = (
        "Priorities: P1 is an emergency that stops everyone, P2 is an ordinary fault of one person, "
        "P3 is a wish without any hurry.\n"
        f"Ticket: {data['ticket']}\n"
        "Priority:"
    )
    gold = {"high": "P1", "normal": "P2", "low": "P3"}[data["urgency"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "ticket|urgency",
        """
        The whole data centre is down, no one can work!|high
        My mouse has stopped working.|normal
        It would be nice to have a darker theme some day.|low
        All tills of the shop are dead and customers are queueing!|high
        Word crashes when I open one of my files.|normal
        Could the logo be a bit larger at some point? No hurry.|low
        Ransomware on the file server, everything is encrypted!|high
        I cannot log in to my mailbox since this morning.|normal
        An idea for next year: rounded buttons.|low
        Fire alarm in the server room, all services are off!|high
        """,
    ),
)

TRIAGE = SmallTask(
    "triage-colour",
    code(
        r"""
        text = f"{RULE}\nPatient: {data['patient']}\nColour:"
        colour = ORDER[data["level"]]
        return {"input": text, "output": " " + colour, "processed_output": colour}
        """,
        r"""
        ORDER = ["green", "yellow", "red"]
        RULE = "red = life in danger, yellow = should be seen within the hour, green = can wait"
        """,
    ),
    table(
        "patient|level#",
        """
        unconscious, no pulse, is being resuscitated|2
        small scratch on the finger, needs a plaster|0
        broken forearm, strong pain, pulse normal|1
        massive bleeding from the thigh, blood pressure very low|2
        runny nose for two days, no fever|0
        deep cut in the palm, bleeding has stopped, needs stitches|1
        cannot breathe, lips blue, throat swollen|2
        asks for a new prescription of an ointment|0
        kidney stone, severe cramps, vomits|1
        crushing pain in the chest, collapsed twice|2
        mosquito bite that itches|0
        """,
    ),
)

SHOP = SmallTask(
    "shop-mail",
    code(r"""
    text = f"Use P for praise and C for a complaint.\n\nLetter: {data['letter']}\nYour code:"
    codes = {True: "C", False: "P"}
    gold = codes[data["complaint"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "letter|complaint?",
        """
        The kettle leaks and your hotline hangs up on me.|true
        Thank you, the boots are splendid and came in a day!|false
        Third wrong parcel in a row, I am fed up.|true
        Your salesman was so patient, please give him my thanks.|false
        The shirt shrank at the first wash. I want it replaced.|true
        What a marvellous shop, keep it up.|false
        The chair arrived with a broken leg, this is unacceptable.|true
        I am delighted with the lamp, superb quality.|false
        No answer for three weeks, shameful service.|true
        The best bookshop in town, I always enjoy my visits.|false
        """,
    ),
)

TASKS = (BANK, AIRLINE, PRIORITY, TRIAGE, SHOP)
