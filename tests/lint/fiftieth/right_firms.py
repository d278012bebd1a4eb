"""Right prompts of people who put their firm's own tables into a prompt."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, table

MAILS = table(
    "id|sender|body|urgent",
    """
    m1|Petra|The server room is flooding, come now!|yes
    m2|Ravi|Minutes of last month's meeting are in the folder.|no
    m3|Olga|A customer waits at the gate and nobody opens.|yes
    m4|Tom|Cake in the kitchen for my birthday.|no
    m5|Ines|Payroll fails tonight unless someone signs before six.|yes
    m6|Kofi|The new chairs come in autumn.|no
    m7|Lars|Gas smell in hall B.|yes
    m8|Mei|Here are the holiday photos.|no
    """,
)
STOCK = records(
    "sku name pieces minimum",
    ("K-1", "hinge", 12, 20),
    ("K-2", "bolt", 90, 50),
    ("K-3", "bracket", 4, 10),
    ("K-4", "washer", 300, 100),
    ("K-5", "dowel", 75, 60),
    ("K-6", "latch", 0, 5),
    ("K-7", "castor", 16, 15),
    ("K-8", "handle", 8, 25),
)
LOGS = qa(
    """
    GET /cart 200 18ms > 200
    POST /login 401 7ms > 401
    GET /old-shop 301 2ms > 301
    PUT /basket/7 500 930ms > 500
    GET /img/a.png 304 1ms > 304
    DELETE /user/9 403 11ms > 403
    POST /order 201 64ms > 201
    GET /nowhere 404 3ms > 404
    """,
    "line|status",
)
CALLS = table(
    "agent|customer|mood",
    """
    How can I help?|I have called four times, this is a disgrace!|angry
    Anything else?|No, you have been wonderful.|happy
    Your number, please.|It is 4471.|calm
    I can offer a voucher.|Keep your voucher, I want my money!|angry
    The engineer comes at nine.|Oh, that is fantastic news!|happy
    Is the lamp green?|It is orange.|calm
    Could you hold the line?|Hold? I am sick of waiting!|angry
    We have upgraded you.|Really? You made my day!|happy
    Which floor?|The second.|calm
    """,
)
ADDRESSES = table(
    "raw|street|town",
    """
    12 Mill Lane, Ripon HG4|12 Mill Lane|Ripon
    Flat 3, 88 Quay Street, Bristol BS1|88 Quay Street|Bristol
    7 The Green, Totnes TQ9|7 The Green|Totnes
    c/o Bell, 41 Abbey Road, Selby YO8|41 Abbey Road|Selby
    19 Castle Hill, Lincoln LN1|19 Castle Hill|Lincoln
    2 Harbour View, Whitby YO21|2 Harbour View|Whitby
    150 London Road, Derby DE1|150 London Road|Derby
    """,
)
SKILLS = table(
    "cv|skills*",
    """
    Wrote Go services and ran them on Linux.|Go/Linux
    Ten years of Excel, some SAP.|Excel/SAP
    I weld and I solder.|weld/solder
    Teaches Latin and Greek.|Latin/Greek
    Built sites with Django and Vue.|Django/Vue
    Plays cello, restores pianos, no computers.|cello/pianos
    Cuts film in Avid; colours it in Resolve.|Avid/Resolve
    """,
)
LEASES = table(
    "clause|months#",
    """
    The tenant may leave on three months' notice.|3
    Notice is one month, in writing.|1
    Half a year before the end either side must give notice.|6
    Twelve months' notice applies to the shop on the ground floor.|12
    Two months' notice, always to the end of a month.|2
    The notice period is nine months.|9
    Notice of four months is agreed.|4
    """,
)
MEDS = table(
    "note|drug|dose",
    """
    Start ibuprofen 400 mg three times a day.|ibuprofen|400 mg
    Metformin 850 mg with breakfast.|Metformin|850 mg
    Reduce ramipril to 5 mg.|ramipril|5 mg
    Give amoxicillin 500 mg for a week.|amoxicillin|500 mg
    Continue aspirin 100 mg.|aspirin|100 mg
    Sertraline 50 mg in the morning.|Sertraline|50 mg
    Switch to torasemide 10 mg.|torasemide|10 mg
    """,
)
SUBJECTS = table(
    "mail|subject",
    """
    The lift in block C is out of order until Friday noon.|Lift in block C out of order
    From June on lunch is served until two o'clock.|Lunch served until two from June
    Please hand in your travel receipts by the tenth.|Travel receipts due by the tenth
    We welcome Sara Holm, who joins the design team today.|Sara Holm joins the design team
    The printers on floor four have moved to room 411.|Floor four printers now in room 411
    On Monday the car park is closed for painting.|Car park closed on Monday
    """,
)
READINGS = records(
    "station hours",
    ("Alm", [3, 5, 4]),
    ("Bro", [9, 9, 9]),
    ("Dal", [2, 0, 7]),
    ("Ek", [6, 6, 3]),
    ("Fors", [10, 2, 6]),
    ("Gran", [8, 1, 3]),
    ("Holm", [5, 5, 11]),
)

RIGHT: tuple[Right, ...] = (
    ask(
        "an office manager's mails, urgent or not",
        MAILS,
        "f\"From: {data['sender']}\\nMail: {data['body']}\\n\\nIs it urgent (yes/no)?\"",
        'data["urgent"]',
    ),
    ask(
        "stock below its minimum, computed in the code",
        STOCK,
        '"{name}: {pieces} in stock, minimum {minimum}.\\nReorder, yes or no?".format(**data)',
        '"yes" if data["pieces"] < data["minimum"] else "no"',
    ),
    ask(
        "how many pieces are missing, with a minus where there are too many",
        STOCK,
        "f\"Item {data['name']}: {data['pieces']} pieces.\\nMinimum: {data['minimum']} pieces."
        '\\nMinimum minus pieces ="',
        'str(data["minimum"] - data["pieces"])',
    ),
    ask(
        "status code of an access log",
        LOGS,
        "f\"Access log:\\n    {data['line']}\\nHTTP status code:\"",
        'data["status"]',
    ),
    right(
        "a call with two turns and the mood of the customer",
        "right-call-mood",
        """
        moods = ("angry", "calm", "happy")
        text = "How does the customer feel: " + "/".join(moods) + "?\\n"
        text += f"AGENT: {data['agent']}\\nCUSTOMER: {data['customer']}\\nFeeling:"
        gold = data["mood"]
        """,
        CALLS,
    ),
    right(
        "street and town as JSON, keys in the prompt",
        "right-address-json",
        """
        text = "Address: " + data["raw"] + "\\nJSON with the keys street and town:"
        gold = json.dumps({"street": data["street"], "town": data["town"]})
        """,
        ADDRESSES,
        above="import json",
    ),
    ask(
        "the town alone, from an address",
        ADDRESSES,
        '"In which town is this address?\\n" + data["raw"] + "\\nTown:"',
        'data["town"]',
    ),
    ask(
        "two skills, as the CV writes them",
        SKILLS,
        '"CV: " + data["cv"] + "\\nSkills (comma-separated):"',
        '", ".join(data["skills"])',
    ),
    ask(
        "months of notice as a figure, though the clause spells them out",
        LEASES,
        "f\"Clause: {data['clause']}\\nNotice period in months (digits only):\"",
        'str(data["months"])',
    ),
    ask(
        "a drug and its dose with an at sign",
        MEDS,
        "f\"Write drug @ dose.\\nNote: {data['note']}\\nPrescription:\"",
        "f\"{data['drug']} @ {data['dose']}\"",
    ),
    ask(
        "a dose with its unit",
        MEDS,
        "f\"{data['note']}\\nWhat is the dose, with its unit?\"",
        'data["dose"]',
    ),
    ask(
        "a subject line for a notice",
        SUBJECTS,
        "f\"Write a short subject line for the notice.\\n\\nNotice: {data['mail']}\\nSubject:\"",
        'data["subject"]',
    ),
    ask(
        "sum of a list of hours, shown with plus signs",
        READINGS,
        'f"Station {data[\'station\']}: " + " + ".join(map(str, data["hours"])) + " ="',
        'str(sum(data["hours"]))',
    ),
    ask(
        "the mean of three values, whole in every row",
        READINGS,
        '"Mean of " + ", ".join(str(n) for n in data["hours"]) + " (a whole number):"',
        'str(sum(data["hours"]) // 3)',
    ),
    ask(
        "hours as a table of Markdown and the largest",
        READINGS,
        '"| day | hours |\\n|---|---|\\n" + "\\n".join(f"| {n} | {h} |" for n, h in '
        'enumerate(data["hours"], 1)) + "\\nLargest value:"',
        'str(max(data["hours"]))',
    ),
    right(
        "a template of the standard library",
        "right-string-template",
        """
        text = FORM.substitute(sender=data["sender"], body=data["body"])
        gold = data["urgent"]
        """,
        MAILS,
        above="""
        from string import Template

        FORM = Template("$sender wrote: $body\\nMust someone act today? yes/no:")
        """,
    ),
    right(
        "labels from a dictionary of the code",
        "right-mood-codes",
        """
        code = {"angry": "A", "calm": "C", "happy": "H"}
        legend = "; ".join(f"{short} = {mood}" for mood, short in code.items())
        text = f"Code the mood of the caller ({legend}).\\nCaller: {data['customer']}\\nCode:"
        gold = code[data["mood"]]
        """,
        CALLS,
    ),
    right(
        "a named tuple that renders itself",
        "right-named-tuple-item",
        """
        item = Item(data["name"], data["pieces"], data["minimum"])
        text = item.render() + "\\nEnough (true/false)?"
        gold = str(data["pieces"] >= data["minimum"]).lower()
        """,
        STOCK,
        above="""
        from typing import NamedTuple


        class Item(NamedTuple):
            name: str
            pieces: int
            minimum: int

            def render(self):
                return f"{self.name.capitalize()}: have {self.pieces}, need {self.minimum}."
        """,
    ),
)
