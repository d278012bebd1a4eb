"""Right tasks of companies, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

TICKETS = SmallTask(
    "ticket-queue",
    code(
        r"""
    lines = ["Route the customer's message to one of our queues.", "", "Queues:"]
    lines += [f"- {name}: {meaning}" for name, meaning in QUEUES.items()]
    lines += ["", "Message: " + data["message"], "Queue:"]
    gold = data["queue"]
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """,
        above="""
    QUEUES = {
        "cards": "debit cards and ATMs",
        "transfers": "money sent to or from another bank",
        "login": "PINs, passwords and blocked accounts",
        "airtime": "top-ups of phones and data",
    }
    """,
    ),
    table(
        "message|queue",
        """
    The ATM at Yaba swallowed my debit card this morning.|cards
    I sent 20k to my sister's GTBank account and she has not seen it.|transfers
    The app says my password is wrong, and I cannot reset it.|login
    Bought a 2GB bundle for MTN, nothing came.|airtime
    My card was declined at Shoprite though there is money.|cards
    You people blocked my account after three wrong PINs.|login
    A transfer from Kuda has been pending since Friday.|transfers
    I topped up the wrong phone number, can you take it back?|airtime
    When will my new Verve card be delivered?|cards
    I was charged twice for one transfer to Access Bank.|transfers
    The recharge of 500 naira did not reach my line.|airtime
    I forgot my PIN and the code never arrives.|login
    """,
    ),
    fewshot=4,
)

INVOICE = SmallTask(
    "invoice-json",
    code(
        r"""
    text = (
        "Read the invoice line and return a JSON object with the keys "
        '"item", "qty" and "unit_price".\n\n'
        f"Line: {data['line']}\nJSON:"
    )
    gold = json.dumps({"item": data["item"], "qty": data["qty"], "unit_price": data["price"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "line|item|qty#|price#",
        """
    12 x toner cartridge @ 45 each|toner cartridge|12|45
    office chair, 3 pcs, unit 120|office chair|3|120
    A4 paper (ream) 50 @ 6|A4 paper (ream)|50|6
    2 pcs whiteboard at 80 per piece|whiteboard|2|80
    HDMI cable: qty 15, price 9|HDMI cable|15|9
    30 units of safety gloves @ 4|safety gloves|30|4
    desk lamp 7 pcs, 25 apiece|desk lamp|7|25
    1 x server rack @ 640|server rack|1|640
    USB drive, quantity 40, 11 each|USB drive|40|11
    5 boxes of stamps @ 13 a box|stamps|5|13
    """,
    ),
)

COLD = SmallTask(
    "cold-chain",
    code(
        r"""
    readings = ", ".join(f"{value} C" for value in data["readings"])
    text = TEMPLATE.format(truck=data["truck"], readings=readings)
    return {"input": text, "output": " " + data["state"], "processed_output": data["state"]}
    """,
        above='''
    TEMPLATE = """A vaccine truck has to stay between 2 C and 8 C.
    Answer "warm" if any reading is above 8 C, "cold" if any is below 2 C, and else "ok".

    Truck: {truck}
    Readings: {readings}
    State:"""
    ''',
    ),
    records(
        "truck readings state",
        ("KJA-118", [4, 5, 5, 6], "ok"),
        ("LSR-207", [6, 7, 9, 11], "warm"),
        ("ABJ-031", [3, 1, 0, 2], "cold"),
        ("EKY-540", [7, 6, 6, 5], "ok"),
        ("GGE-662", [2, 1, 3, 4], "cold"),
        ("IKD-019", [8, 10, 7, 6], "warm"),
        ("APP-415", [5, 4, 3, 3], "ok"),
        ("MUS-873", [4, 6, 8, 12], "warm"),
        ("FST-226", [5, 3, -1, 2], "cold"),
        ("KTU-754", [3, 4, 4, 7], "ok"),
        ("BDG-390", [9, 9, 8, 7], "warm"),
    ),
)

CLAUSE = SmallTask(
    "contract-clause",
    code(
        r"""
    options = "\n".join(f"({mark}) {name}" for mark, name in zip("abcd", data["options"]))
    text = f'Clause: "{data["clause"]}"\n\nWhat does this clause deal with?\n{options}\nAnswer:'
    gold = "abcd"[data["options"].index(data["kind"])]
    return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
    """
    ),
    table(
        "clause|options*|kind",
        """
    Either party may end this agreement with thirty days' notice.|termination/payment/liability/
      confidentiality|termination
    Invoices are due within fourteen days of receipt.|liability/payment/termination/governing law|
      payment
    The courts of Lagos State shall hear all disputes.|payment/confidentiality/liability/
      governing law|governing law
    The consultant shall not disclose the client's data to anyone.|termination/liability/
      confidentiality/payment|confidentiality
    The supplier's total liability shall not exceed the fees paid.|liability/governing law/
      termination/payment|liability
    A late fee of two percent is added per month.|confidentiality/termination/payment/
      liability|payment
    This contract ends automatically on 31 December.|governing law/payment/confidentiality/
      termination|termination
    Neither side answers for loss of profit.|payment/liability/governing law/
      confidentiality|liability
    All documents marked secret must be returned or destroyed.|confidentiality/payment/
      termination/liability|confidentiality
    The laws of Brazil apply to this contract.|liability/termination/governing law/
      payment|governing law
    """.replace("|\n      ", "|").replace("/\n      ", "/"),
    ),
)

WARD = SmallTask(
    "ward-triage",
    code(
        r"""
    text = HEAD + "\n\n" + "Note: " + data["note"] + "\nLevel:"
    gold = str(data["level"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """You are the triage nurse. Give the level of the note as a digit.
    1 = life in danger, act now
    2 = urgent, see within the hour
    3 = can wait, see today
    4 = no need for a doctor"""
    ''',
    ),
    table(
        "note|level#",
        """
    Man, 58, crushing chest pain, grey and sweating, pulse hardly felt.|1
    Child, 4, fever of 39.4 since morning, drinks a little.|2
    Woman, 30, wants her ears pierced.|4
    Boy, 12, sprained ankle yesterday, walks with a limp.|3
    Woman, 67, not breathing, found on the floor.|1
    Man, 44, needs a copy of his vaccination card.|4
    Girl, 9, cut on the palm, still bleeding through the cloth.|2
    Man, 25, sore throat for three days, no fever.|3
    Driver, 40, thrown from a motorcycle, unconscious.|1
    Woman, 51, mild rash on the arm for two weeks.|3
    Man, 35, kidney stone, strong pain, vomiting.|2
    Student asks for the opening hours of the pharmacy.|4
    """,
    ),
    fewshot=4,
)

JOBS = SmallTask(
    "job-years",
    code(
        r"""
    parts = [
        "How many years of experience does the advert ask for? Answer with a number.",
        "Advert: %s" % data["advert"],
        "Years:",
    ]
    gold = "%d" % data["years"]
    return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "advert|years#",
        """
    Backend engineer (Go), remote, 4 years of experience, laptop provided.|4
    We hire a nurse for nights; 2 years in a ward are required.|2
    Accountant wanted. At least 5 years, SAP a plus.|5
    Teacher of physics, 3 years in a secondary school, from 1 September.|3
    Head chef: 10 years in kitchens, team of 6.|10
    Data analyst, SQL and 1 year of practice.|1
    Site manager with 8 years on large sites, own car.|8
    Lawyer, 6 years at the bar, fluent in Portuguese.|6
    Tailor for bridal wear, 7 years, Saturdays too.|7
    Pilot, 12 years, 3000 hours on jets.|12
    """,
    ),
)

REFUND = SmallTask(
    "refund-chat",
    code(
        r"""
    turns = [f"{turn['who']}: {turn['says']}" for turn in data["chat"]]
    text = "\n".join(turns) + "\n\nDoes the customer want the money back? Yes or no?\nAnswer:"
    gold = next(key for key, score in data["target_scores"].items() if score == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            "chat": [
                {"who": "Customer", "says": first},
                {"who": "Agent", "says": reply},
                {"who": "Customer", "says": last},
            ],
            "target_scores": {" Yes": int(back), " No": int(not back)},
        }
        for first, reply, last, back in (
            ("The shoes are too small.", "Shall we send a larger pair?", "No, pay me back.", True),
            ("My parcel is late.", "It comes on Monday.", "Fine, I will wait.", False),
            ("The blender is broken.", "Sorry! What can we do?", "Refund me, please.", True),
            ("Where is my invoice?", "In your mail box.", "Found it, thanks.", False),
            ("The dress is not red.", "We can exchange it.", "Yes, do that.", False),
            ("I cancelled the trip.", "We saw that.", "So return the fare to my card.", True),
            ("You charged me twice.", "We are sorry.", "I want that second amount back.", True),
            ("Is the sofa in stock?", "Yes, three of them.", "Good, I take one.", False),
            ("The milk was sour.", "A voucher, perhaps?", "A voucher is okay.", False),
            ("The phone has no sound.", "We repair it free.", "I prefer my cash again.", True),
        )
    ),
    method="ppl",
)

SQL = SmallTask(
    "shop-sql",
    code(
        r"""
    text = f"-- {SCHEMA}\n-- {data['ask']}\nSELECT"
    query = data["query"].removeprefix("SELECT")
    return {"input": text, "output": query, "processed_output": query.strip()}
    """,
        above="""
    SCHEMA = "orders(id, customer, city, total, paid)"
    """,
    ),
    table(
        "ask|query",
        """
    How many orders are there?|SELECT COUNT(*) FROM orders;
    Who ordered from Ibadan?|SELECT customer FROM orders WHERE city = 'Ibadan';
    What is the largest total?|SELECT MAX(total) FROM orders;
    Which orders are not paid?|SELECT id FROM orders WHERE paid = 0;
    What do the paid orders sum to?|SELECT SUM(total) FROM orders WHERE paid = 1;
    Which cities do we sell to?|SELECT DISTINCT city FROM orders;
    How many orders has each city?|SELECT city, COUNT(*) FROM orders GROUP BY city;
    List the customers by name.|SELECT customer FROM orders ORDER BY customer;
    What is the mean total in Kano?|SELECT AVG(total) FROM orders WHERE city = 'Kano';
    Which orders are above 900?|SELECT id FROM orders WHERE total > 900;
    """,
    ),
)

STOCK = SmallTask(
    "stock-table",
    code(
        r"""
    head = "| " + " | ".join(data["columns"]) + " |"
    rule = "|" + "|".join("---" for _ in data["columns"]) + "|"
    body = ["| " + " | ".join(cells) + " |" for cells in data["cells"]]
    text = "\n".join([head, rule, *body, "", "Question: " + data["question"], "Answer:"])
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """
    ),
    records(
        "columns cells question answer",
        *(
            (["Part", "Bin", "Count"], [list(each.split()) for each in cells.split("/")], ask, got)
            for cells, ask, got in (
                ("bolt A3 140/nut A4 95/washer B1 310", "In which bin are the nuts?", "A4"),
                ("fuse C2 18/relay C7 42/switch D1 7", "How many relays are there?", "42"),
                ("hose F5 12/valve F6 30/pump G1 4", "Which part is in bin G1?", "pump"),
                ("drill H2 9/saw H3 5/file H8 21", "How many saws are there?", "5"),
                ("pipe K1 66/elbow K2 48/tee K9 37", "Which part is in bin K2?", "elbow"),
                ("lamp L4 80/plug L5 61/cord M2 19", "In which bin are the cords?", "M2"),
                ("gear N1 23/belt N6 14/chain P3 8", "How many belts are there?", "14"),
                ("tape Q2 55/glue Q7 33/wax R1 10", "In which bin is the wax?", "R1"),
                ("disc S3 28/pad S4 72/shoe T2 16", "Which part is in bin S3?", "disc"),
                ("nail U1 900/screw U2 750/hook V5 64", "In which bin are the hooks?", "V5"),
            )
        ),
    ),
)

OUTAGE = SmallTask(
    "outage-nli",
    code(
        r"""
    text = f"{data['report']}\nClaim: {data['claim']}\nIs the claim true, false or unknown?\nIt is"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "report|claim",
        """
    The database was down from 02:10 to 02:55.|The database failed at night.|*true/false/unknown
    No customer data was lost.|Some customer records were lost.|true/*false/unknown
    The queue filled up after the deploy.|The deploy was made by Sade.|true/false/*unknown
    Two of five servers restarted by themselves.|All servers restarted.|true/*false/unknown
    We rolled back to version 3.1 at noon.|A rollback took place.|*true/false/unknown
    The certificate expired on Sunday.|The new one costs 90 dollars.|true/false/*unknown
    Payments were refused for an hour.|Payments worked all day.|true/*false/unknown
    The alarm rang in Jakarta and Istanbul.|The alarm rang in Istanbul.|*true/false/unknown
    The disk of the log server was full.|The log server is in Wuhan.|true/false/*unknown
    """,
        lead=" ",
    ),
    method="ppl",
)

TASKS = (TICKETS, INVOICE, COLD, CLAUSE, WARD, JOBS, REFUND, SQL, STOCK, OUTAGE)
