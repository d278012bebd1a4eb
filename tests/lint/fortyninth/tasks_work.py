"""Right tasks: what companies put into prompts."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

TICKETS = SmallTask(
    "helpdesk-queues",
    code(
        r"""
    listed = "\n".join(f"- {name}: {meaning}" for name, meaning in QUEUES.items())
    text = f"Route the ticket to one of these queues.\n{listed}\n"
    text += f"Subject: {data['subject']}\nBody: {data['body']}\nQueue:"
    gold = data["queue"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    QUEUES = {
        "hardware": "broken or missing devices",
        "access": "passwords, accounts and permissions",
        "network": "VPN, Wi-Fi and connections",
    }
    """,
    ),
    table(
        "subject|body|queue",
        """
    Laptop will not start|The screen stays black after I press the button.|hardware
    Locked out|I typed my password wrong five times this morning.|access
    VPN drops|The tunnel closes every ten minutes from home.|network
    Shared folder|I cannot open the Finance folder since I changed teams.|access
    Slow Wi-Fi in 3B|Video calls freeze as soon as the room is full.|network
    Second monitor|It flickers and then goes dark.|hardware
    Cannot reach the printer server|Pings time out from the whole floor.|network
    New starter|Please create an account for Ola, who joins on Monday.|access
    Sticky keyboard|I spilled tea on it and the E key is stuck.|hardware
    Guest connection|Visitors get no IP address in the lobby.|network
    Two-factor reset|My old phone is gone and I have no codes.|access
    Headset|The left ear is silent, on every computer I tried.|hardware
    """,
    ),
    description="You sort tickets for the internal help desk.",
)

INVOICE = SmallTask(
    "invoice-json",
    code(
        r"""
    prompt = PROMPT.format(line=data["line"])
    fields = {"vendor": data["vendor"], "total": data["total"], "currency": data["currency"]}
    gold = json.dumps(fields)
    return {"input": prompt, "output": f" {gold}", "processed_output": gold}
    """,
        above='''
    import json

    PROMPT = """Read the invoice line and return a JSON object with vendor, total and currency.
    Line: {line}
    JSON:"""
    ''',
    ),
    table(
        "line|vendor|total#|currency",
        """
    No. 4471, Brightwater Ltd, amount due 320 GBP, net 30 days|Brightwater Ltd|320|GBP
    Kessler Druck: Rechnung vom 3. Mai, 96 EUR brutto|Kessler Druck|96|EUR
    Paid to Ocean Freight Co. the sum of 1450 USD|Ocean Freight Co.|1450|USD
    71 EUR, Bistro Lune, lunch for six people|Bistro Lune|71|EUR
    Northern Paper, 12 boxes, total 228 GBP|Northern Paper|228|GBP
    Invoice 88 from Delta Cloud, 640 USD for June|Delta Cloud|640|USD
    Hotel Adler, 3 Nächte, 411 EUR|Hotel Adler|411|EUR
    Taylor & Sons, repair of the gate, 185 GBP|Taylor & Sons|185|GBP
    Monthly licence, Pixelhouse, 59 USD|Pixelhouse|59|USD
    Umbrella Cleaning, week 14, 270 GBP|Umbrella Cleaning|270|GBP
    """,
    ),
)

DOSE = SmallTask(
    "ward-notes",
    code(r"""
    text = "Note: %(note)s\nList drug, dose and times a day, parted by semicolons.\nPlan:" % data
    gold = "; ".join([data["drug"], data["dose"], data["times"]])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "note|drug|dose|times",
        """
    Started metformin 500 mg, to be taken twice daily with meals.|metformin|500 mg|2
    Pt with pneumonia; amoxicillin 1 g three times a day for a week.|amoxicillin|1 g|3
    Continue ramipril 5 mg once each morning, recheck potassium.|ramipril|5 mg|1
    Pain controlled on ibuprofen 400 mg three times daily.|ibuprofen|400 mg|3
    Levothyroxine 75 mcg every morning before breakfast.|levothyroxine|75 mcg|1
    Discharged home on apixaban 5 mg twice a day.|apixaban|5 mg|2
    Paracetamol 1 g four times a day, not more.|paracetamol|1 g|4
    Add furosemide 40 mg in the morning and at noon.|furosemide|40 mg|2
    Sleep poor, trial of melatonin 2 mg at bedtime.|melatonin|2 mg|1
    Wound infected: flucloxacillin 500 mg four times a day.|flucloxacillin|500 mg|4
    """,
    ),
    description="The notes come from a ward round.",
)

CLAUSE = SmallTask(
    "lease-nli",
    code(r"""
    parts = [
        "Clause: " + data["clause"],
        "Statement: " + data["statement"],
        "Is the statement entailed by the clause, contradicted by it, or not mentioned in it?",
        "Verdict:",
    ]
    gold = next(key for key, value in data["target_scores"].items() if value == 1)
    return {"input": "\n".join(parts), "output": gold, "processed_output": gold}
    """),
    keyed(
        "clause|statement",
        """
    The tenant may keep one cat.|Dogs are welcome.|entailed/contradicted/*not mentioned
    Rent is due on the first of each month.|Rent is paid monthly.|*entailed/contradicted/not mentioned
    Subletting is forbidden.|A tenant may let a room to a friend.|entailed/*contradicted/not mentioned
    The landlord insures the roof.|The deposit is two months' rent.|entailed/contradicted/*not mentioned
    Either party may give three months' notice.|The lease can be ended.|*entailed/contradicted/not mentioned
    Heating is included in the rent.|The tenant pays extra for heat.|entailed/*contradicted/not mentioned
    Smoking is not allowed indoors.|Guests may smoke in the hall.|entailed/*contradicted/not mentioned
    The garden is shared by all flats.|Ground-floor tenants can use the garden.|*entailed/contradicted/not mentioned
    Keys must be returned on the last day.|Lost keys cost 40 euros.|entailed/contradicted/*not mentioned
    The flat is let furnished.|There is furniture in the flat.|*entailed/contradicted/not mentioned
    """,
        lead=" ",
    ),
    method="ppl",
)

SENSOR = SmallTask(
    "boiler-states",
    code(r"""
    text = "\n".join(
        [
            "A boiler is cold below 40 degrees, normal from 40 to 80, and hot above 80.",
            f"Sensor {data['sensor']} reads {data['reading']} degrees.",
            "State (cold, normal or hot):",
        ]
    )
    return {"input": text, "output": " " + data["state"], "processed_output": data["state"]}
    """),
    table(
        "sensor|reading#|state",
        """
    K1|35|cold
    K2|62|normal
    K3|91|hot
    K4|79|normal
    K5|84|hot
    K6|12|cold
    K7|45|normal
    K8|97|hot
    K9|28|cold
    M1|55|normal
    M2|88|hot
    M3|39|cold
    """,
    ),
    fewshot=4,
)

CHAT = SmallTask(
    "shop-chat-intent",
    code(
        r"""
    talk = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["turns"])
    text = f"{HEAD}\n{talk}\nIntent:"
    return {"input": text, "output": f" {data['intent']}", "processed_output": data["intent"]}
    """,
        above="""
    HEAD = "What does the customer want: return, delivery, price or cancel?"
    """,
    ),
    tuple(
        {
            "turns": [{"who": "Customer", "says": first}, {"who": "Shop", "says": second}],
            "intent": intent,
        }
        for first, second, intent in (
            ("The shoes are too small, can I send them back?", "Of course.", "return"),
            ("My parcel should have come on Friday.", "Let me check.", "delivery"),
            ("How much is the blue lamp?", "One moment, please.", "price"),
            ("Please stop my order, I bought it by mistake.", "I will try.", "cancel"),
            ("Where is my order 552?", "It left on Monday.", "delivery"),
            ("Is the sofa cheaper in green?", "I will ask.", "price"),
            ("I no longer need the desk I ordered an hour ago.", "I see.", "cancel"),
            ("This kettle leaks and I want my money back.", "I am sorry.", "return"),
            ("The courier never rang.", "Which street was it?", "delivery"),
            ("Do students get anything off?", "Yes, they do.", "price"),
            ("How do I post the coat back to you?", "We send a label.", "return"),
            ("Call off the order, I found one at home.", "Done.", "cancel"),
        )
    ),
)

JOBS = SmallTask(
    "job-adverts",
    code(
        r"""
    return {
        "input": TEMPLATE.format(**data),
        "output": f" {data['level']} | {data['place']}",
        "processed_output": f"{data['level']} | {data['place']}",
    }
    """,
        above=r"""
    TEMPLATE = (
        "Advert: {advert}\n"
        "Write the level (junior or senior), a bar, and the place (office, home or hybrid).\n"
        "Tags:"
    )
    """,
    ),
    table(
        "advert|level|place",
        """
    First job after university? Join our team in Leeds, on site.|junior|office
    Ten years of Java, fully remote, any time zone.|senior|home
    Lead architect, two days a week at our site in Porto, the rest wherever.|senior|hybrid
    We train you from scratch, from your own kitchen table.|junior|home
    Head of sales, based full time at our headquarters.|senior|office
    Trainee accountant, half the week with us and half remote.|junior|hybrid
    Principal engineer wanted at our factory, daily on the floor.|senior|office
    No experience needed; all work is done remotely.|junior|home
    Graduate scheme, every day in our London building.|junior|office
    Seasoned editor, works from wherever she likes.|senior|home
    """,
    ),
)

HEADLINE = SmallTask(
    "incident-titles",
    code(r"""
    text = f"{data['log'].strip()}\nTitle of the incident, in at most six words:"
    return {"input": text, "output": " " + data["title"], "processed_output": data["title"]}
    """),
    table(
        "log|title",
        """
    At 02:14 the database ran out of disk space and stopped all writes.|Database disk full
    Customers in Spain could not pay by card between noon and one.|Card payments down in Spain
    A certificate expired, so the mobile app refused to connect.|Expired certificate blocks app
    The nightly backup was started twice and slowed the site.|Double backup slows site
    Search returned no results after the index was rebuilt.|Empty search after rebuild
    A wrong price of 1 euro was shown for all televisions.|Televisions priced at one euro
    E-mails were delivered up to four hours late.|E-mails delayed by hours
    The login page showed an error to users of Firefox.|Login fails in Firefox
    """,
    ),
    metric="rouge",
    fewshot=2,
)

REVIEWS = SmallTask(
    "hotel-aspects",
    code(
        r"""
    shots = "".join(f"Guest: {said}\nAspect: {aspect}\n\n" for said, aspect in EXAMPLES)
    text = "Which aspect does the guest write about: room, staff, food or noise?\n\n" + shots
    text += "Guest: " + data["said"] + "\nAspect:"
    return {"input": text, "output": " " + data["aspect"], "processed_output": data["aspect"]}
    """,
        above="""
    EXAMPLES = [
        ("Breakfast was cold and there was no fruit.", "food"),
        ("The man at the desk carried our bags upstairs.", "staff"),
        ("A disco next door kept us awake.", "noise"),
        ("The bed was huge and the bath spotless.", "room"),
    ]
    """,
    ),
    table(
        "said|aspect",
        """
    Our window looked onto a brick wall.|room
    Nobody smiled at us during the whole stay.|staff
    The soup was the best I ever had.|food
    Lorries passed under our balcony all night.|noise
    The shower dripped and the carpet was torn.|room
    The waiter remembered our names.|staff
    They served stale rolls every morning.|food
    You could hear the lift through the wall.|noise
    The wardrobe had no hangers.|room
    The chef grills fish to perfection.|food
    """,
    ),
    fewshot=0,
)

STOCK = SmallTask(
    "stock-table",
    code(r"""
    rows = ["item | shelf | left"]
    for entry in data["items"]:
        rows.append(f"{entry['item']} | {entry['shelf']} | {entry['left']}")
    text = "\n".join(rows) + f"\nQ: {data['question']}\nA:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    records(
        "items question answer",
        *(
            (
                [
                    {"item": item, "shelf": shelf, "left": left}
                    for item, shelf, left in zip(names, shelves, counts, strict=True)
                ],
                question,
                answer,
            )
            for names, shelves, counts, question, answer in (
                (("nuts", "bolts"), ("A1", "A2"), (40, 12), "On which shelf are the bolts?", "A2"),
                (("paint", "glue"), ("C4", "B7"), (5, 9), "How many cans of paint are left?", "5"),
                (("rope", "tape"), ("D1", "D3"), (31, 8), "What is on shelf D1?", "rope"),
                (("salt", "lime"), ("E2", "E9"), (14, 77), "How many bags of lime are left?", "77"),
                (("saw", "axe"), ("F5", "F6"), (3, 6), "On which shelf is the saw?", "F5"),
                (("wire", "fuse"), ("G8", "H1"), (19, 50), "What is on shelf H1?", "fuse"),
                (("mops", "pails"), ("J2", "J4"), (22, 11), "How many pails are left?", "11"),
                (("hose", "pump"), ("K3", "K5"), (2, 4), "On which shelf is the hose?", "K3"),
                (("felt", "wool"), ("L6", "L7"), (60, 25), "What is on shelf L7?", "wool"),
                (("pins", "tags"), ("M1", "N2"), (90, 33), "How many pins are left?", "90"),
            )
        ),
    ),
)

TASKS = (TICKETS, INVOICE, DOSE, CLAUSE, SENSOR, CHAT, JOBS, HEADLINE, REVIEWS, STOCK)
