"""Right tasks of firms and offices, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

FOLLOWUP = SmallTask(
    "ward-followup",
    code(
        r"""
    note = data["note"].strip()
    text = "\n".join([ASK, "Note: " + note, "Follow-up in:"])
    return {"input": text, "output": " " + data["when"], "processed_output": data["when"]}
    """,
        above=r"""
    ASK = "When is the patient to come back? Copy the span of time from the note."
    """,
    ),
    table(
        "note|when",
        """
    Stitches out, wound dry. Return to the clinic in 10 days.|10 days
    Blood pressure still high, so the dose was doubled. Recheck in 2 weeks.|2 weeks
    Cast on the left wrist. X-ray and review in 6 weeks.|6 weeks
    Mild asthma, the inhaler helps. See us again in 6 months.|6 months
    Gave the second shot; the third is due in 3 months.|3 months
    Slight fever after surgery. Call back in 48 hours.|48 hours
    Ear looks better, drops for 5 more days. Control in 1 week.|1 week
    Pacemaker works as it should. Next check in 1 year.|1 year
    New glasses ordered. Eye pressure to be measured in 4 months.|4 months
    Started on warfarin. Blood test in 3 days.|3 days
    Tooth 36 filled. Come for cleaning in 9 months.|9 months
    Sprain of the right knee, brace fitted. Review in 12 days.|12 days
    """,
    ),
)

INTENT = SmallTask(
    "bank-intent",
    code(
        r"""
    text = DESK.prompt(data["text"])
    gold = data["intent"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """,
        above=r"""
    from dataclasses import dataclass

    @dataclass
    class Desk:
        intents: tuple
        question: str = "What does the customer want?"

        def prompt(self, message):
            names = ", ".join(self.intents)
            return f"{self.question} Choose from: {names}.\n\nCustomer: {message}\nIntent:"

    DESK = Desk(("lost card", "exchange rate", "loan", "new address", "close account"))
    """,
    ),
    table(
        "text|intent",
        """
    My wallet was stolen on the tram, please block everything.|lost card
    How many dollars do I get for 300 euros today?|exchange rate
    I moved to Graz last week, where do I tell you?|new address
    Could you lend me 8,000 for a used van?|loan
    I want to leave your bank and take my money with me.|close account
    I cannot find my Visa anywhere since Saturday.|lost card
    What do you charge for changing pounds into yen?|exchange rate
    Letters still go to my old flat, please change that.|new address
    What interest would I pay over five years for a kitchen?|loan
    Please cancel my current account by the end of May.|close account
    The machine kept my card and I am abroad.|lost card
    Is the Swiss franc cheaper now than in June?|exchange rate
    From 1 March I live in Linz, Hafenstrasse 9.|new address
    We would like to borrow money for solar panels.|loan
    We are moving to another bank, so shut our account.|close account
    """,
    ),
    fewshot=5,
)

LEASE = SmallTask(
    "lease-party",
    code(
        r"""
    legend = "\n".join(f"{mark} = {who}" for mark, who in PARTIES.items())
    text = f"Who has the duty under the lease?\n{legend}\n\nClause: {data['clause']}\nLetter:"
    return {"input": text, "output": " " + data["party"], "processed_output": data["party"]}
    """,
        above=r"""
    PARTIES = {"L": "the landlord", "T": "the tenant", "B": "both of them"}
    """,
    ),
    table(
        "clause|party",
        """
    The tenant shall pay the rent by the third of each month.|T
    The landlord shall keep the roof in good repair.|L
    Both parties shall sign the report on the day of handing over.|B
    Pets may be kept only after the tenant has asked in writing.|T
    The landlord shall return the deposit within sixty days.|L
    Landlord and tenant shall each bear half of the broker's fee.|B
    The tenant shall air the rooms daily.|T
    The owner shall insure the building against fire.|L
    Either side shall tell the other of any change of address.|B
    The lessee shall not drill into the tiles of the bathroom.|T
    The landlord shall have the boiler serviced once a year.|L
    Both sides shall attend a mediation before going to court.|B
    """,
    ),
    fewshot=4,
)

LOOT = SmallTask(
    "loot-table",
    code(
        r"""
    lines = ["| item | damage | weight |", "| --- | --- | --- |"]
    for item in data["items"]:
        lines.append("| {name} | {damage} | {weight} |".format(**item))
    lines.append("")
    lines.append("Which item has the highest damage?")
    lines.append("Item:")
    return {
        "input": "\n".join(lines),
        "output": " " + data["best"],
        "processed_output": data["best"],
    }
    """
    ),
    tuple(
        {
            "items": [
                {"name": name, "damage": int(damage), "weight": int(weight)}
                for name, damage, weight in (each.split("/") for each in items.split(", "))
            ],
            "best": best,
        }
        for items, best in (
            ("rusty dagger/7/2, oak bow/12/4, war hammer/31/15", "war hammer"),
            ("fire wand/44/1, long sword/28/9, sling/6/1", "fire wand"),
            ("club/10/8, halberd/36/13, throwing axe/18/5", "halberd"),
            ("whip/9/3, spear/21/7, crossbow/27/11", "crossbow"),
            ("ice staff/52/6, scythe/38/10, mace/24/12", "ice staff"),
            ("blowpipe/5/1, katana/41/6, trident/33/9", "katana"),
            ("iron fist/15/4, flail/22/14, dragon claw/63/3", "dragon claw"),
            ("short bow/11/3, pike/25/12, net/2/4", "pike"),
            ("rapier/26/5, morning star/29/13, quarterstaff/14/6", "morning star"),
            ("storm orb/70/2, saber/23/5, cleaver/19/6", "storm orb"),
            ("boomerang/8/1, lance/35/16, thorn blade/48/7", "thorn blade"),
        )
    ),
)

COMMIT = SmallTask(
    "commit-type",
    code(
        r"""
    text = PROMPT.format(kinds="\n".join(f"* {k}: {v}" for k, v in KINDS), **data)
    return {"input": text, "output": " " + data["type"], "processed_output": data["type"]}
    """,
        above=r'''
    KINDS = [
        ("feat", "users can do something new"),
        ("fix", "something that was broken works again"),
        ("docs", "only texts for readers changed"),
        ("test", "only checks were added or changed"),
    ]
    PROMPT = """Which type has this commit?
    {kinds}

    Subject: {subject}
    Files: {files}
    Type:"""
    ''',
    ),
    table(
        "subject|files|type",
        """
    Let people log in with a passkey|auth/passkey.py, web/login.tsx|feat
    Do not crash on an empty cart|cart/total.py|fix
    Explain the retry settings|README.md|docs
    Cover the parser's error paths|tests/test_parser.py|test
    Add a dark theme to the settings page|web/theme.css, web/settings.tsx|feat
    Close the socket when a read times out|net/client.go|fix
    Correct the install steps for Windows|docs/install.md|docs
    Check rounding with random amounts|tests/test_money.py|test
    Export reports as PDF|reports/pdf.py|feat
    Stop counting deleted users twice|stats/users.sql|fix
    Describe each field of the invoice API|docs/api/invoice.md|docs
    Run the smoke suite against Postgres 16|tests/smoke/conftest.py|test
    """,
    ),
    fewshot=4,
)

BIGO = SmallTask(
    "big-o",
    code(
        r"""
    fence = "```"
    block = f"{fence}python\n{data['snippet']}\n{fence}"
    text = f"{block}\nTime complexity in n, one of {', '.join(ORDERS)}:"
    return {"input": text, "output": " " + data["order"], "processed_output": data["order"]}
    """,
        above=r"""
    ORDERS = ["O(1)", "O(log n)", "O(n)", "O(n^2)"]
    """,
    ),
    records(
        "snippet order",
        ("def f(n):\n    return n * (n + 1) // 2", "O(1)"),
        (
            "def f(n):\n    total = 0\n    for i in range(n):\n        "
            "total += i\n    return total",
            "O(n)",
        ),
        ("def f(n):\n    while n > 1:\n        n //= 2", "O(log n)"),
        (
            "def f(n):\n    for i in range(n):\n        for j in range(i):\n"
            "            print(i, j)",
            "O(n^2)",
        ),
        ("def f(n):\n    return 'even' if n % 2 == 0 else 'odd'", "O(1)"),
        ("def f(n):\n    k = 1\n    while k < n:\n        k *= 3", "O(log n)"),
        ("def f(n):\n    while n:\n        n -= 2 if n > 1 else 1", "O(n)"),
        ("def f(n):\n    return [[0] * n for _ in range(n)]", "O(n^2)"),
        ("def f(n):\n    for _ in range(100):\n        n += 1\n    return n", "O(1)"),
        ("def f(n):\n    return list(range(n))[::-1]", "O(n)"),
    ),
)

TRAIN = SmallTask(
    "train-arrival",
    code(
        r"""
    text = (
        "A train leaves at %(start)s and travels for %(minutes)d minutes.\n"
        "When does it arrive? Write the time as HH:MM.\n"
        "Arrival:" % data
    )
    return {"input": text, "output": " " + data["end"], "processed_output": data["end"]}
    """
    ),
    table(
        "start|minutes#|end",
        """
    08:40|95|10:15
    13:05|50|13:55
    06:58|12|07:10
    17:30|145|19:55
    21:15|80|22:35
    09:00|200|12:20
    11:47|33|12:20
    15:22|8|15:30
    05:10|61|06:11
    18:09|111|20:00
    12:34|26|13:00
    """,
    ),
)

EVENT = SmallTask(
    "event-json",
    code(
        r"""
    record = {"title": data["title"], "day": data["day"], "place": data["place"]}
    gold = json.dumps(record)
    text = f'''Turn the advert into JSON with the keys "title", "day" and "place".
    Advert: {data["advert"]}
    JSON:'''
    text = textwrap.dedent(text.replace("\n    ", "\n"))
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json\nimport textwrap",
    ),
    table(
        "advert|title|day|place",
        """
    Jazz at Noon plays in the Old Mill on Sunday.|Jazz at Noon|Sunday|Old Mill
    On Friday the town hall hosts Chess for All.|Chess for All|Friday|town hall
    Come to Bake Off on Saturday, St Mary's School!|Bake Off|Saturday|St Mary's School
    Harbour Run starts on Monday at Pier 4.|Harbour Run|Monday|Pier 4
    Night of Poems, Thursday, Cafe Luna.|Night of Poems|Thursday|Cafe Luna
    The library shows Silent Films every Tuesday.|Silent Films|Tuesday|library
    Wednesday: Robot Wars in Hall 7.|Robot Wars|Wednesday|Hall 7
    Market Square is the place for Tango Night on Saturday.|Tango Night|Saturday|Market Square
    Friday brings Seed Swap to the botanical garden.|Seed Swap|Friday|botanical garden
    Quiz Kings meet on Monday in the Red Lion.|Quiz Kings|Monday|Red Lion
    """,
    ),
)

ARCHIVE = SmallTask(
    "archive-dates",
    code(
        r"""
    parts = dict(found=data["written"])
    text = "Letter dated: {found}\nIn the form YYYY-MM-DD:".format(**parts)
    gold = data["iso"]
    return dict(input=text, output=" " + gold, processed_output=gold)
    """
    ),
    table(
        "written|iso",
        """
    3rd of May 1871|1871-05-03
    December 24, 1909|1909-12-24
    the 17th of August 1848|1848-08-17
    9 Jan. 1923|1923-01-09
    30 September 1866|1866-09-30
    New Year's Day 1900|1900-01-01
    Feb. 11th, 1885|1885-02-11
    21 June 1934|1934-06-21
    the last day of October 1857|1857-10-31
    April 6th 1917|1917-04-06
    15 July 1892|1892-07-15
    """,
    ),
    postprocess="",
)

TASKS = (FOLLOWUP, INTENT, LEASE, LOOT, COMMIT, BIGO, TRAIN, EVENT, ARCHIVE)
