"""Right tasks: what offices, wards and workshops keep in their tables."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

DESK = SmallTask(
    "desk-queues",
    code(
        r"""
    legend = "\n".join(f"- {name}: {what}" for name, what in QUEUES.items())
    text = f"Route the ticket to one of these queues.\n{legend}\n\n"
    text += f"Subject: {data['subject']}\nBody: {data['body']}\nQueue:"
    return {"input": text, "output": " " + data["queue"], "processed_output": data["queue"]}
    """,
        above="""
    QUEUES = {
        "billing": "invoices, refunds and payment methods",
        "access": "passwords, logins and locked accounts",
        "hardware": "broken screens, keyboards and printers",
    }
    """,
    ),
    table(
        "subject|body|queue",
        """
    Charged twice|My card shows two payments for March.|billing
    Cannot sign in|It says the password is wrong since Monday.|access
    Printer jam|The one on floor 2 eats every sheet.|hardware
    Account locked|I tried three times and now I am shut out.|access
    Refund?|I sent the chair back two weeks ago and saw no money.|billing
    Black display|The laptop starts but the screen stays dark.|hardware
    New VAT number|Please put it on our next invoice.|billing
    Reset link|The link in the mail has expired.|access
    Sticky keys|Coffee went over my keyboard.|hardware
    Change to direct debit|How do I stop paying by card?|billing
    Two-factor code|My phone is gone, so I get no codes.|access
    Dock is dead|No monitor works on the docking station.|hardware
    """,
    ),
)

INVOICE = SmallTask(
    "invoice-fields",
    code(
        r"""
    prompt = PROMPT % (data["ocr"].strip(),)
    gold = json.dumps({key: data[key] for key in ("vendor", "total", "currency")})
    return {"input": prompt, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    import json

    PROMPT = """Read the scanned invoice and give vendor, total and currency as a JSON object.

    Scan: %s
    JSON:"""
    ''',
    ),
    records(
        "ocr vendor total currency",
        ("Hansen Paper, A4 reams x 10, sum EUR 48.50", "Hansen Paper", 48.5, "EUR"),
        ("To pay: 1200.75 USD. Thank you! Apex Cranes", "Apex Cranes", 1200.75, "USD"),
        ("Lotus Catering / 14 lunches / GBP 173.25", "Lotus Catering", 173.25, "GBP"),
        ("Nord Taxi, ride to airport, EUR 37.4", "Nord Taxi", 37.4, "EUR"),
        ("USD 89.99 - toner - from Inkwell Ltd", "Inkwell Ltd", 89.99, "USD"),
        ("Mehta & Sons, 3 doors, total GBP 615.5", "Mehta & Sons", 615.5, "GBP"),
        ("Cleaning in May, EUR 260.8, Brightside", "Brightside", 260.8, "EUR"),
        ("Volt Electric: 2 sockets, USD 64.2", "Volt Electric", 64.2, "USD"),
    ),
    max_tokens=96,
)

LOGS = SmallTask(
    "log-pairs",
    code(r"""
    task = "Pull the service and the status code out of the line."
    text = "\n".join([task, "Line: " + data["line"], "Result:"])
    gold = "service: {service}; code: {code}".format(**data)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "line service code",
        ("10:02:11 checkout answered 502 after 3 tries", "checkout", 502),
        ("10:02:15 GET /img/7 from cdn-edge -> 304", "cdn-edge", 304),
        ("10:03:40 mailer: upstream said 421", "mailer", 421),
        ("10:05:02 search returned 200 in 12 ms", "search", 200),
        ("10:05:59 auth refused the token (401)", "auth", 401),
        ("10:07:13 404 for /old/pricing by webfront", "webfront", 404),
        ("10:08:30 queue full, ingest gives 503", "ingest", 503),
        ("10:09:44 profile created, users-api 201", "users-api", 201),
    ),
)

CLAUSE = SmallTask(
    "clause-types",
    code(
        r"""
    lines = ["Which type is the clause? Answer with the number."]
    for number, kind in enumerate(KINDS, 1):
        lines.append(f"{number}) {kind}")
    lines.append(f'Clause: "{data["clause"]}"')
    lines.append("Type:")
    gold = str(KINDS.index(data["kind"]) + 1)
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """,
        above="""
    KINDS = ["termination", "confidentiality", "liability", "governing law"]
    """,
    ),
    table(
        "clause|kind",
        """
    Either party may end this agreement with thirty days' notice.|termination
    The courts of Scotland shall have sole jurisdiction.|governing law
    The supplier's total exposure shall not exceed the fees paid.|liability
    Neither party shall disclose what it learns of the other's business.|confidentiality
    This contract is construed under the laws of Ontario.|governing law
    The licence ends at once if the licensee becomes insolvent.|termination
    Neither side answers for loss of profit.|liability
    Drawings and prices are kept secret for five years.|confidentiality
    After the first year the tenant may leave at any quarter's end.|termination
    The carrier is not answerable for damage by frost.|liability
    Employees shall not share customer lists with third parties.|confidentiality
    Swiss law applies, save for its rules on conflicts.|governing law
    """,
    ),
)

WARD = SmallTask(
    "ward-triage",
    code(r"""
    sheet = (
        "Triage note: {note}\n"
        "Age: {age}\n"
        "Colour (red = now, amber = within the hour, green = can wait):"
    )
    colour = data["colour"]
    return {"input": sheet.format(**data), "output": f" {colour}", "processed_output": colour}
    """),
    table(
        "note|age#|colour",
        """
    Crushing chest pain, sweating, grey face.|61|red
    Sprained ankle, walks with a limp, no swelling.|24|green
    High fever since last night, drinks little.|5|amber
    Not breathing on arrival, pulse weak.|47|red
    Asks for a repeat of hay fever tablets.|33|green
    Deep cut in the palm, bleeding slowed by pressure.|19|amber
    Wasp sting, itching only at the spot.|40|green
    Fell from a ladder, cannot be woken.|52|red
    Vomited four times today, dizzy when standing.|70|amber
    Splinter in the thumb.|11|green
    Severe migraine, cannot bear the light.|29|amber
    Throat closing after peanuts.|16|red
    """,
    ),
    fewshot=4,
)

SENSOR = SmallTask(
    "sensor-alarm",
    code(r"""
    shown = ", ".join(f"{value:.1f}" for value in data["readings"])
    text = (
        f"Cold store {data['room']}, limit {data['limit']:.1f} °C.\n"
        f"Readings: {shown}\n"
        "Say ALARM if any reading is above the limit, and OK if none is.\n"
        "State:"
    )
    gold = "ALARM" if max(data["readings"]) > data["limit"] else "OK"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "room limit readings",
        ("K1", 4.0, [2.1, 2.4, 3.0, 2.8]),
        ("K2", 4.0, [3.1, 4.6, 3.9, 3.3]),
        ("F1", -18.0, [-20.5, -19.7, -16.2, -18.8]),
        ("F2", -18.0, [-21.3, -22.0, -20.9, -19.1]),
        ("K3", 6.0, [5.2, 5.8, 5.5, 5.9]),
        ("K1", 4.0, [2.2, 3.7, 4.4, 5.1]),
        ("F1", -18.0, [-18.6, -19.2, -20.1, -18.3]),
        ("K2", 4.0, [1.9, 2.6, 7.3, 2.7]),
        ("K3", 6.0, [4.1, 4.4, 4.9, 4.2]),
        ("F2", -18.0, [-17.4, -18.9, -19.6, -20.2]),
    ),
)

ADVERT = SmallTask(
    "advert-level",
    code(r"""
    def card(advert):
        return "\n".join(
            ["Title: " + advert["title"], "Place: " + advert["place"], "Text: " + advert["text"]]
        )

    head = "Is the job junior, mid or senior?"
    text = f"{head}\n\n{card(data)}\nLevel:"
    return {"input": text, "output": " " + data["level"], "processed_output": data["level"]}
    """),
    table(
        "title|place|text|level",
        """
    Data analyst|Leeds|First job after your degree, we teach you the rest.|junior
    Platform lead|Remote|Ten years with large systems, you lead six people.|senior
    Accountant|Cork|Three years in a practice, you close the month alone.|mid
    Nurse|Bath|Newly qualified staff are welcome, with a mentor.|junior
    Head of design|Dublin|You have built teams before and report to the board.|senior
    Web developer|York|Four years with one framework, some code reviews.|mid
    Trainee baker|Ely|No experience needed, start in August.|junior
    Chief engineer|Hull|Twelve years at sea, in charge of the engine crew.|senior
    Recruiter|Derby|About three years of agency work behind you.|mid
    Lab assistant|Oxford|School leavers may apply.|junior
    """,
    ),
)

CHAT = SmallTask(
    "chat-solved",
    code(r"""
    turns = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["chat"])
    text = f"{turns}\n\nQuestion: was the customer's problem solved, yes or no?\nAnswer:"
    gold = "yes" if data["solved"] else "no"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "chat solved",
        (
            [
                {"who": "Customer", "says": "My parcel is late."},
                {"who": "Agent", "says": "It is at the depot, you get it today."},
                {"who": "Customer", "says": "It has just come, thanks!"},
            ],
            True,
        ),
        (
            [
                {"who": "Customer", "says": "The app crashes."},
                {"who": "Agent", "says": "Try to install it again."},
                {"who": "Customer", "says": "I did, and it still crashes."},
            ],
            False,
        ),
        (
            [
                {"who": "Customer", "says": "I need a receipt."},
                {"who": "Agent", "says": "I have mailed it."},
                {"who": "Customer", "says": "Got it, great."},
            ],
            True,
        ),
        (
            [
                {"who": "Customer", "says": "The heating makes a noise."},
                {"who": "Agent", "says": "Nobody is free before May."},
                {"who": "Customer", "says": "Then I will look elsewhere."},
            ],
            False,
        ),
        (
            [
                {"who": "Customer", "says": "How do I mute the doorbell?"},
                {"who": "Agent", "says": "Hold the button for five seconds."},
                {"who": "Customer", "says": "That works now."},
            ],
            True,
        ),
        (
            [
                {"who": "Customer", "says": "Wrong size came."},
                {"who": "Agent", "says": "We are out of yours."},
                {"who": "Customer", "says": "So I am stuck with these shoes."},
            ],
            False,
        ),
        (
            [
                {"who": "Customer", "says": "My voucher is refused."},
                {"who": "Agent", "says": "I have unlocked it."},
                {"who": "Customer", "says": "Now it was accepted."},
            ],
            True,
        ),
        (
            [
                {"who": "Customer", "says": "I cannot hear the caller."},
                {"who": "Agent", "says": "Please turn the volume up."},
                {"who": "Customer", "says": "It is at the top, and still nothing."},
            ],
            False,
        ),
    ),
)

ASPECTS = SmallTask(
    "review-aspects",
    code(r"""
    ask = "Which aspects does the review praise? List them in small letters, with commas, in the order of the text."
    gold = ", ".join(data["praised"])
    return {
        "input": f"{ask}\nProduct: {data['product']}\nReview: {data['review']}\nPraised:",
        "output": f" {gold}",
        "processed_output": gold,
    }
    """),
    table(
        "product|review|praised*",
        """
    phone|Lovely screen and a battery that lasts, but the camera is dull.|screen/battery
    tent|Light poles, leaky seams.|poles
    kettle|Its handle stays cool; a pity about the lid.|handle
    bike|Brakes and gears are superb, the saddle hurts.|brakes/gears
    hotel|Friendly staff, great breakfast, thin walls.|staff/breakfast
    lamp|The switch is well made, the cable far too short.|switch
    game|Music and story are wonderful, the controls are not.|music/story
    coat|A warm lining, good pockets, and a zip that broke at once.|lining/pockets
    """,
    ),
)

TASKS = (DESK, INVOICE, LOGS, CLAUSE, WARD, SENSOR, ADVERT, CHAT, ASPECTS)
