"""Right prompts of offices and services."""

from __future__ import annotations

from tests.lint.making import Right, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "a courier's delivery notes get a reason code",
        "courier-codes",
        """
        text = CODES + "\\nNote: " + data["note"] + "\\nCode:"
        gold = data["code"]
        """,
        table(
            "note|code",
            """
            Nobody opened, tried twice|N1
            Street name does not exist|A2
            Box crushed on one side|D3
            Receiver did not want it|R4
            No answer at the bell|N1
            House number missing|A2
            Bottle leaked in the van|D3
            Customer sent it back at the door|R4
            """,
        ),
        above='''
        CODES = """N1 = nobody at home
        A2 = address wrong or incomplete
        D3 = goods damaged
        R4 = receiver refuses the parcel"""
        ''',
    ),
    right(
        "a spreadsheet line is turned into a CSV line",
        "csv-contact",
        """
        text = "Write name;city;phone for this contact.\\n\\n" + data["card"] + "\\n\\nname;city;phone\\n"
        gold = ";".join([data["name"], data["city"], data["phone"]])
        """,
        table(
            "card|name|city|phone",
            """
            Mr Tom Hadley, call 555-0142, lives in Hull|Tom Hadley|Hull|555-0142
            Bath office: Rosa Quinn (555-0199)|Rosa Quinn|Bath|555-0199
            555-0107 is Amir Cole's number in Leeds|Amir Cole|Leeds|555-0107
            Please ring Nell Dray, Truro, on 555-0163|Nell Dray|Truro|555-0163
            Ivo Marsh of York - 555-0111|Ivo Marsh|York|555-0111
            Ask for Una Finch in Derby, 555-0178|Una Finch|Derby|555-0178
            """,
        ),
        lead="",
    ),
    right(
        "a helpdesk's priorities as plain digits with a legend below the ticket",
        "ticket-digit",
        """
        text = f'''Ticket: {data["ticket"]}

        1 means nobody can work, 2 means one person cannot work, 3 means it can wait.
        Priority:'''
        text = "\\n".join(line.strip() for line in text.splitlines())
        gold = str(data["priority"])
        """,
        table(
            "ticket|priority#",
            """
            The whole building has no network.|1
            My laptop does not start.|2
            Could I get a larger screen some day?|3
            Mail is down for all staff.|1
            Please change the picture on my badge.|3
            I am locked out of my account.|2
            All tills in the shop are frozen.|1
            The printer tray squeaks a little.|3
            """,
        ),
    ),
    right(
        "reviews with stars from one to five as a number",
        "stars-number",
        """
        text = f"Review of a kettle:\\n{data['review']}\\nStars (1 = worst, 5 = best):"
        gold = str(data["stars"])
        """,
        table(
            "review|stars#",
            """
            Broke on the first day. Never again.|1
            Boils fast, looks lovely, could not be happier.|5
            Does its job, nothing special.|3
            Good, though the lid is a bit stiff.|4
            Too loud and slow, but it still works.|2
            Perfect gift, my mother adores it.|5
            It melted. Dangerous rubbish.|1
            Average kettle at an average price.|3
            """,
        ),
    ),
    right(
        "a dialogue of a bank bot whose next act is named",
        "next-act",
        """
        lines = [f"{who.upper()}> {said}" for who, said in data["turns"]]
        text = (
            "Name the bot's next act: ask_amount, ask_account or confirm.\\n"
            + "\\n".join(lines)
            + "\\nNEXT ACT>"
        )
        gold = data["act"]
        """,
        records(
            "turns act",
            ([["user", "Send money to savings."], ["bot", "Sure."]], "ask_amount"),
            ([["user", "I want to send 40 euros."], ["bot", "All right."]], "ask_account"),
            ([["user", "40 euros to savings."], ["bot", "One moment."]], "confirm"),
            ([["user", "Move 15 pounds."], ["bot", "Of course."]], "ask_account"),
            ([["user", "Put something on my holiday account."], ["bot", "Yes."]], "ask_amount"),
            ([["user", "300 to the rent account."], ["bot", "Thanks."]], "confirm"),
            ([["user", "Transfer 9 euros, please."], ["bot", "Gladly."]], "ask_account"),
        ),
    ),
    right(
        "legal clauses are matched to a heading by letter",
        "clause-heading",
        """
        heads = "\\n".join(f"{letter}: {head}" for letter, head in HEADS)
        text = f"Headings\\n{heads}\\n\\nClause\\n{data['clause']}\\n\\nHeading (A, B, C or D):"
        gold = data["letter"]
        """,
        table(
            "clause|letter",
            """
            The tenant pays 900 euros by the third of each month.|A
            Either side may end this lease with three months' notice.|B
            Dogs and cats need the landlord's consent.|C
            The landlord mends the heating at his own cost.|D
            The rent rises with the price index once a year.|A
            No animals may be kept in the flat.|C
            Leaking pipes are repaired within a week.|D
            The lease ends without notice on 31 May.|B
            """,
        ),
        above="""
        HEADS = [("A", "Rent"), ("B", "Termination"), ("C", "Pets"), ("D", "Repairs")]
        """,
    ),
    right(
        "an insurer asks whether a claim is covered, given the policy in the prompt",
        "claim-covered",
        """
        text = "\\n".join((POLICY, "Claim: " + data["claim"], "Covered?"))
        gold = data["covered"]
        """,
        table(
            "claim|covered",
            """
            My locked bike was stolen from the cellar.|yes
            I lost my bike somewhere on holiday.|no
            The locked bike was taken at the station.|yes
            My unlocked bike was stolen outside the bakery.|no
            Thieves cut the lock of my bike and took it.|yes
            The frame rusted over the winter.|no
            """,
        ),
        above="""
        POLICY = "Policy: Theft of a locked bike is covered. Nothing else is. Reply yes or no."
        """,
    ),
    right(
        "a meter reading from a text message with its unit",
        "meter-unit",
        """
        text = f"SMS: {data['sms']}\\nReading with unit (kWh or m3):"
        gold = f"{data['value']} {data['unit']}"
        """,
        table(
            "sms|value|unit",
            """
            hi, electricity shows 48213 kWh today|48213|kWh
            gas meter: 771 m3. regards Lutz|771|m3
            Power 10233 kWh, flat 4|10233|kWh
            water 95 m3 on 1 Jan|95|m3
            we are at 6610 kWh now|6610|kWh
            cold water meter says 208 m3|208|m3
            """,
        ),
    ),
    right(
        "a hotel's mail is answered with the number of nights",
        "nights",
        """
        text = f"How many nights does the guest stay?\\n\\"{data['mail']}\\"\\nNights:"
        gold = str(data["nights"])
        """,
        table(
            "mail|nights#",
            """
            We arrive on 3 May and leave on 5 May.|2
            Just one night, the 9th of June.|1
            From Monday to Friday of the same week, please.|4
            A whole week, Sunday to Sunday.|7
            In on 12 July, out on 15 July.|3
            Arriving Saturday, gone again on Monday.|2
            """,
        ),
    ),
)
