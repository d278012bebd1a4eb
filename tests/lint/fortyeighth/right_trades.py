"""Right prompts of people who keep shops, machines and files, in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, table

TICKETS = table(
    "subject|body|team",
    """
    VPN drops|Every ten minutes the tunnel is gone.|network
    New starter|Please set up a mailbox for Ms Lind on Monday.|accounts
    Screen flickers|The left monitor goes black when I move it.|hardware
    Password|I am locked out after three tries.|accounts
    Wi-Fi in room 4|No signal behind the lift.|network
    Dead keyboard|Coffee got into it, keys stick.|hardware
    Leaver|Close the account of Mr Pohl at noon.|accounts
    Slow link|The branch in Ghent loads pages for minutes.|network
    """,
)
ADVERTS = table(
    "advert|hours|remote",
    """
    Night porter wanted, 30 hours a week, on site.|30|no
    Translator, 20 hours weekly, from wherever you are.|20|yes
    We need a welder at our yard for 40 hours a week.|40|no
    Support agent, 35 hours a week, home office.|35|yes
    Gardener for the castle park, 25 hours weekly.|25|no
    Bookkeeper, 15 hours per week, fully remote.|15|yes
    """,
)
STARS = qa("""
The handle broke on the second day. > 1
Does what it should, nothing more. > 3
Best kettle we have ever owned! > 5
It works, but it is loud and leaks a little. > 2
Very good, only the cable is short. > 4
Never again, it burnt the table. > 1
Wonderful, I bought one for my sister, too. > 5
Average quality at an average price. > 3
""")
UNITS = qa("""
3 km > 3000 m
0.5 km > 500 m
12 km > 12000 m
7.2 km > 7200 m
0.04 km > 40 m
25 km > 25000 m
""")
PLANTS = records(
    "reading state",
    ({"soil": 12, "light": 300}, "dry"),
    ({"soil": 55, "light": 410}, "fine"),
    ({"soil": 91, "light": 280}, "wet"),
    ({"soil": 8, "light": 520}, "dry"),
    ({"soil": 48, "light": 350}, "fine"),
    ({"soil": 87, "light": 190}, "wet"),
    ({"soil": 15, "light": 640}, "dry"),
    ({"soil": 62, "light": 330}, "fine"),
)
COMMITS = qa("""
add login by e-mail link > feat
crash when the list is empty > fix
explain how to build on Windows > docs
export of invoices as CSV > feat
wrong total after a refund > fix
typo in the manual's first page > docs
dark theme > feat
memory leak in the parser > fix
""")
CARDS = records(
    "card colour",
    ("queen of hearts", "red"),
    ("ace of spades", "black"),
    ("ten of diamonds", "red"),
    ("jack of clubs", "black"),
    ("two of hearts", "red"),
    ("king of spades", "black"),
)
HOTEL = table(
    "guest|aspects*",
    """
    The bed was soft, but the soup was cold.|bed/food
    Staff kind, room tiny.|staff/room
    Great breakfast!|food
    Noisy room, hard bed, rude porter.|room/bed/staff
    The waiter forgot us and the fish was raw.|staff/food
    A mattress like a cloud.|bed
    View over the bay from a bright room.|room
    """,
)
SHIPS = records(
    "record question value",
    ({"ship": "Hilda", "flag": "DK", "draft": "4.2"}, "flag", "DK"),
    ({"ship": "Ostara", "flag": "NL", "draft": "6.1"}, "draft", "6.1"),
    ({"ship": "Pinta", "flag": "PT", "draft": "3.8"}, "ship", "Pinta"),
    ({"ship": "Kaja", "flag": "PL", "draft": "5.0"}, "flag", "PL"),
    ({"ship": "Rhein II", "flag": "DE", "draft": "2.9"}, "draft", "2.9"),
    ({"ship": "Aurora", "flag": "FI", "draft": "7.4"}, "ship", "Aurora"),
)
REGIONS = qa("""
Bergen > Norway
Porto > Portugal
Lyon > France
Malmö > Sweden
Graz > Austria
Gdańsk > Poland
Cork > Ireland
""")
DIAG = table(
    "finding|code",
    """
    fracture of the left wrist|S62
    acute appendicitis|K35
    pneumonia, cause unknown|J18
    fracture of the right thumb|S62
    pneumonia after flu|J18
    burst appendix with peritonitis|K35
    broken scaphoid|S62
    """,
)
SPANS = table(
    "mail|order",
    """
    Where is my parcel? Order no. 55-2031, sent last week.|55-2031
    I want to return 61-0094, it is too small.|61-0094
    Please change the address for order 58-7712.|58-7712
    Hello, 60-1188 came without the screws.|60-1188
    Regarding 57-4460: two cups are broken.|57-4460
    Invoice for 62-3005, please.|62-3005
    """,
)

RIGHT: tuple[Right, ...] = (
    right(
        "a help desk's tickets with subject and body",
        "helpdesk",
        r"""
        text = f"Subject: {data['subject']}\nBody: {data['body']}\nTeam:"
        gold = data["team"]
        """,
        TICKETS,
        description="Send each ticket to one of three teams: network, accounts, hardware.",
    ),
    right(
        "tickets in tags of XML",
        "helpdesk-xml",
        r"""
        text = (
            "Which team takes the ticket? (accounts | hardware | network)\n"
            f"<ticket>\n  <subject>{data['subject']}</subject>\n  <body>{data['body']}</body>\n</ticket>\n"
            "Team:"
        )
        gold = data["team"]
        """,
        TICKETS,
    ),
    right(
        "job adverts to key: value",
        "adverts-kv",
        r"""
        text = "Read hours and place from the advert, in the form hours: N, remote: yes/no.\n"
        text += "Advert: " + data["advert"] + "\nResult:"
        gold = f"hours: {data['hours']}, remote: {data['remote']}"
        """,
        ADVERTS,
    ),
    right(
        "job adverts, remote or not",
        "adverts-remote",
        r"""
        text = "{}\nCan the job be done from home? (yes/no)".format(data["advert"])
        gold = data["remote"]
        """,
        ADVERTS,
    ),
    ask(
        "stars of a review as a number",
        STARS,
        "f\"{data['q']}\\nStars (1 to 5):\"",
    ),
    right(
        "stars counted by name",
        "stars-words",
        r"""
        names = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five"}
        text = f'A customer wrote: "{data["q"]}"\nHow many stars did they give, one, two, three, four or five?\nStars:'
        gold = names[data["a"]]
        """,
        STARS,
    ),
    ask("kilometres to metres with the unit", UNITS, "data['q'] + ' ='"),
    right(
        "readings of a plant pot as JSON",
        "pot",
        r"""
        shown = json.dumps(data["reading"])
        text = f"State of the plant (dry below 20, wet above 80, else fine; soil counts)\n{shown}\nState:"
        gold = data["state"]
        """,
        PLANTS,
        above="import json",
    ),
    right(
        "readings of a plant pot as a line of a log",
        "pot-log",
        r"""
        pairs = " ".join(f"{key}={value}" for key, value in sorted(data["reading"].items()))
        text = "Is the pot dry, fine or wet?\n" + pairs + "\n->"
        gold = data["state"]
        """,
        PLANTS,
    ),
    ask(
        "type of a commit",
        COMMITS,
        "'Prefix (feat, fix or docs) for: ' + data['q'] + '\\nPrefix:'",
    ),
    right(
        "a commit line that is to be completed",
        "commit-lead",
        r"""
        text = data["q"] + "\n# type of the change, one of docs, feat, fix:"
        gold = data["a"]
        """,
        COMMITS,
    ),
    right(
        "colour of a card, ranked",
        "cards",
        r"""
        scores = data["target_scores"]
        text = f"The {data['card']} is"
        gold = next(key for key in scores if scores[key])
        """,
        tuple(
            {
                **row,
                "target_scores": {
                    " " + each: int(each == row["colour"]) for each in ("red", "black")
                },
            }
            for row in CARDS
        ),
        lead="",
        method="ppl",
        postprocess="",
    ),
    right(
        "aspects of a stay, one or several, by commas",
        "hotel",
        r"""
        text = "Which of bed, food, room and staff does the guest mention? List them in the order "
        text += "in which they come, with commas.\n" + data["guest"] + "\nMentioned:"
        gold = ", ".join(data["aspects"])
        """,
        HOTEL,
    ),
    right(
        "number of aspects of a stay",
        "hotel-count",
        r"""
        text = f"{data['guest']}\nHow many of these are mentioned: bed, food, room, staff?\nCount:"
        gold = str(len(data["aspects"]))
        """,
        HOTEL,
    ),
    right(
        "a ship's register, field by field",
        "register",
        r"""
        rows = "\n".join(f"{key}: {value}" for key, value in data["record"].items())
        text = f"{rows}\nWhat is its {data['question']}?"
        text = text.replace("its ship", "the ship's name")
        gold = data["value"]
        """,
        SHIPS,
    ),
    right(
        "a register as a row of a sheet",
        "register-csv",
        r"""
        head = ",".join(data["record"])
        line = ",".join(data["record"].values())
        text = f"{head}\n{line}\n{data['question']} ="
        gold = data["value"]
        """,
        SHIPS,
    ),
    ask("a town and its country as a sentence", REGIONS, "data['q'] + ' is a city in'"),
    ask(
        "a town and its country in brackets of a letter head",
        REGIONS,
        "'City: ' + data['q'] + '\\nCountry:'",
        description="Complete the address book.",
    ),
    right(
        "codes of diagnoses with a legend",
        "icd",
        r"""
        text = "\n".join([
            "Code the diagnosis.",
            "  J18  pneumonia",
            "  K35  appendicitis",
            "  S62  fracture at wrist or hand",
            f"Diagnosis: {data['finding']}",
            "Code:",
        ])
        gold = data["code"]
        """,
        DIAG,
    ),
    right(
        "an order's number out of a mail",
        "order-no",
        r"""
        text = "Mail:\n" + data["mail"] + "\n\nOrder number:"
        gold = data["order"]
        """,
        SPANS,
    ),
    right(
        "an order's number, as a call with arguments",
        "order-call",
        r"""
        text = f"user: {data['mail']}\ncall: find_order("
        gold = '"' + data["order"] + '")'
        """,
        SPANS,
        lead="",
    ),
)
