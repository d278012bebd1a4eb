"""Right prompts of offices, shops, workshops and clinics, in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, table

MAILS = table(
    "subject|body|folder",
    """
    Bill for March|Please find our bill over 340 pounds attached.|invoices
    Broken chair|The chair you sent has only three legs, I am furious.|complaints
    Position as a clerk|I should like to apply for the position of clerk.|applications
    Reminder|Your payment for order 77 is overdue since Monday.|invoices
    Internship|My CV is attached, I could start in June.|applications
    Rude driver|Your driver shouted at my daughter.|complaints
    Statement of account|The sum of 95 pounds is due on the 1st.|invoices
    Cook wanted|I saw your advert for a cook and would love the job.|applications
    Cold soup|The soup was cold and nobody said sorry.|complaints
    """,
)
FOLDERS = ("invoices", "complaints", "applications")
SCORES = table(
    "score#|comment|group",
    """
    10|I tell everyone about you.|promoter
    3|Never again.|detractor
    8|Fine, but nothing special.|passive
    9|Quick and friendly.|promoter
    6|Too expensive for what it is.|detractor
    7|It does its job.|passive
    0|You lost my data.|detractor
    8|Good, with some rough edges.|passive
    9|My whole team loves it.|promoter
    """,
)
FRIDGE = records(
    "fridge celsius state",
    ("A1", 4, "ok"),
    ("A2", 11, "alarm"),
    ("B1", 7, "ok"),
    ("B2", 0, "alarm"),
    ("C1", 5, "ok"),
    ("C2", 15, "alarm"),
    ("D1", 3, "ok"),
    ("D2", 9, "alarm"),
)
MINUTES = table(
    "note|owner|due",
    """
    Ruth sends the offer to the bank by Friday.|Ruth|Friday
    By Tuesday, Ali checks the fire doors.|Ali|Tuesday
    Dana books the hall until Monday.|Dana|Monday
    Until Thursday Piet collects the signatures.|Piet|Thursday
    Ines will call the printer on Wednesday.|Ines|Wednesday
    The slides are made by Hugo and due on Sunday.|Hugo|Sunday
    Yara has to order the paint before Saturday.|Yara|Saturday
    """,
)
WARD = table(
    "note|drug|dose",
    """
    Started on ibuprofen 400 mg for the knee.|ibuprofen|400 mg
    Gets amoxicillin 500 mg three times a day.|amoxicillin|500 mg
    Pain relieved by paracetamol 1 g at night.|paracetamol|1 g
    Metformin 850 mg was kept as before.|Metformin|850 mg
    We gave aspirin 100 mg in the morning.|aspirin|100 mg
    Takes ramipril 5 mg for blood pressure.|ramipril|5 mg
    """,
)
CALLS = table(
    "said|intent",
    """
    I want to speak to a human being.|agent
    How much money is on my account?|balance
    Somebody stole my card, lock it!|block_card
    What is my balance today?|balance
    Please put me through to one of your people.|agent
    I lost my card on the beach.|block_card
    Tell me what I have left in savings.|balance
    Connect me with an employee.|agent
    My card is gone, do something.|block_card
    """,
)
PARTS = table(
    "part|stock#|minimum#|order",
    """
    bolt M8|40|100|yes
    washer M8|500|200|no
    gasket|3|10|yes
    hose 2 m|25|20|no
    fuse 10 A|7|30|yes
    belt 900|12|5|no
    filter|1|4|yes
    spring|90|60|no
    """,
)

RIGHT: tuple[Right, ...] = (
    ask(
        "mails into folders, with a dash for each",
        MAILS,
        "HEAD + f\"{data['subject']} / {data['body']}\\nFolder:\"",
        'data["folder"]',
        above='''
        HEAD = """Which folder does the mail go to?
        - invoices: somebody wants to be paid
        - complaints: somebody is not content
        - applications: somebody wants a job

        Mail: """
        ''',
    ),
    ask(
        "mails in tags of XML, the answer without a space on a new line",
        MAILS,
        "f\"<mail>\\n<subject>{data['subject']}</subject>\\n<body>{data['body']}</body>\\n</mail>\\n"
        'Folder (invoices, complaints or applications):\\n"',
        'data["folder"]',
        "gold",
    ),
    ask(
        "mails under headings of Markdown",
        MAILS,
        '"### Subject\\n" + data["subject"] + "\\n### Body\\n" + data["body"] + "\\n### Folder\\n"',
        'data["folder"]',
        "gold",
        description="Sort each mail into invoices, complaints or applications.",
    ),
    right(
        "mails with lettered folders",
        "mail-letters",
        """
        letters = dict(zip("XYZ", FOLDERS))
        menu = "\\n".join(f"({letter}) {folder}" for letter, folder in letters.items())
        text = f"Mail: {data['body']}\\n{menu}\\nPick X, Y or Z:"
        gold = next(letter for letter, folder in letters.items() if folder == data["folder"])
        """,
        MAILS,
        above=f"FOLDERS = {FOLDERS!r}",
    ),
    ask(
        "mails in a dictionary of templates by name",
        MAILS,
        'TEMPLATES["plain"].format(**data)',
        'data["folder"]',
        above="""
        TEMPLATES = {
            "plain": "Mail: {subject}. {body}\\nFolder [invoices|complaints|applications]:",
            "short": "{body} =>",
        }
        """,
    ),
    ask(
        "promoters and detractors by the score",
        SCORES,
        '"9 or 10 is a promoter, 7 or 8 is passive, 0 to 6 is a detractor.\\n'
        'Score: %d\\nComment: %s\\nGroup:" % (data["score"], data["comment"])',
        'data["group"]',
    ),
    ask(
        "groups as one letter, whose meaning is told",
        SCORES,
        "f\"Comment ({data['score']}/10): {data['comment']}\\n\" "
        '"P = promoter (9-10), N = passive (7-8), D = detractor (0-6)\\nCode:"',
        '{"promoter": "P", "passive": "N", "detractor": "D"}[data["group"]]',
    ),
    ask(
        "fridges, with the range in the description",
        FRIDGE,
        "f\"fridge {data['fridge']}: {data['celsius']} degrees ->\"",
        'data["state"]',
        description="A fridge is ok from 2 to 8 degrees, and an alarm in all other cases.",
    ),
    ask(
        "fridges as lines of JSON",
        FRIDGE,
        'HEAD + json.dumps({"fridge": data["fridge"], "celsius": data["celsius"]}) + "\\n"',
        'json.dumps({"state": data["state"]})',
        "gold",
        above="""
        import json

        HEAD = 'Answer {"state": "ok"} from 2 to 8 degrees, else {"state": "alarm"}.\\n'
        """,
    ),
    ask(
        "who has to do it",
        MINUTES,
        '"From the minutes: " + data["note"] + "\\nWho has to do it?"',
        'data["owner"]',
    ),
    ask(
        "owner and day between bars",
        MINUTES,
        '"Write owner | day.\\n" + data["note"] + "\\n=>"',
        'data["owner"] + " | " + data["due"]',
    ),
    ask(
        "owner and day as an object of JSON",
        MINUTES,
        '"Minutes -> JSON with owner and due\\nMinutes: " + data["note"] + "\\nJSON:"',
        'json.dumps({"owner": data["owner"], "due": data["due"]})',
        above="import json",
    ),
    ask(
        "weekdays by their first three letters, in capitals",
        MINUTES,
        '"Give the weekday as three capital letters.\\n" + data["note"] + "\\nDay:"',
        'data["due"][:3].upper()',
    ),
    ask(
        "drug and dose as the note has them",
        WARD,
        '"\\n".join(["Copy drug and dose from the note.", "Note: " + data["note"], "Drug, dose:"])',
        "f\"{data['drug']}, {data['dose']}\"",
    ),
    ask(
        "the dose only",
        WARD,
        '"Note: {note}\\nDose of {drug}:".format(note=data["note"], drug=data["drug"])',
        'data["dose"]',
    ),
    ask(
        "a sentence that goes on with the dose",
        WARD,
        'data["note"] + " The dose of " + data["drug"] + " is"',
        'data["dose"]',
    ),
    ask(
        "intents with underscores, which the prompt lists so",
        CALLS,
        '"Intents: agent, balance, block_card\\nCaller: " + data["said"] + "\\nIntent:"',
        'data["intent"]',
    ),
    ask(
        "intents as calls of functions",
        CALLS,
        "DOC + f\"Caller: {data['said']}\\nCall:\"",
        'data["intent"] + "()"',
        above='''
        DOC = """Choose the function that the phone robot calls.
        agent() connects to an employee
        balance() tells how much money is left
        block_card() locks a lost or stolen card
        """
        ''',
    ),
    ask(
        "callers in quotes",
        CALLS,
        "'The caller said: \"' + data[\"said\"] + '\" The intent (agent, balance or block_card) is'",
        'data["intent"]',
    ),
    ask(
        "parts in a table of one row",
        PARTS,
        '"| part | stock | minimum |\\n|---|---|---|\\n| {part} | {stock} | {minimum} |\\n'
        'Is the stock below the minimum? (yes/no)\\n".format(**data)',
        'data["order"]',
        "gold",
    ),
    ask(
        "parts as CSV, the last column to fill in",
        PARTS,
        '"part;stock;minimum;order (yes if stock < minimum, else no)\\n'
        '{part};{stock};{minimum};".format(**data)',
        'data["order"]',
        "gold",
    ),
    ask(
        "how many to order, by a subtraction",
        tuple(row for row in PARTS if row["order"] == "yes"),
        "f\"{data['part']}: {data['stock']} in stock, {data['minimum']} needed. Missing:\"",
        'str(data["minimum"] - data["stock"])',
        fewshot=2,
    ),
    ask(
        "mails, a class that builds the prompt",
        MAILS,
        "Prompt(data).build()",
        'data["folder"].rstrip("s")',
        above='''
        class Prompt:
            """A mail and what is asked about it."""

            def __init__(self, row):
                self.row = row

            def build(self):
                return (
                    f"Mail about: {self.row['subject']}\\n{self.row['body']}\\n"
                    "Is it an invoice, a complaint or an application? One word:"
                )
        ''',
    ),
    ask(
        "notes of invoices with a currency in front",
        qa("""
        Two chairs at 45 dollars each > $90
        Rent of the hall, 300 dollars > $300
        Three lamps at 20 dollars each > $60
        Repair, one hour at 75 dollars > $75
        Five mugs at 8 dollars each > $40
        A desk for 210 dollars > $210
        """),
        '"Invoice line: " + data["q"] + "\\nAmount (like $15):"',
    ),
)
