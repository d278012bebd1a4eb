"""Right long prompts in English with spans, numbers, objects and sentences."""

from __future__ import annotations

from tests.lint.making import Right, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "names of ships, separated by semicolons, and a dash where there are none",
        "right-ship-names",
        r"""
        text = HEAD + "\n\nLog: " + data["log"] + "\nShips:"
        gold = "; ".join(data["ships"]) or "-"
        """,
        records(
            "log ships",
            ("Passed the Aurora at noon, the Meteor an hour later.", ["Aurora", "Meteor"]),
            ("Fog all day, nothing in sight.", []),
            ("The Black Swan lies in harbour with a broken mast.", ["Black Swan"]),
            (
                "Took mail from the Hesper; the Tern and the Gull sailed.",
                ["Hesper", "Tern", "Gull"],
            ),
            ("Cook fell ill, the Fortune lent us hers.", ["Fortune"]),
            ("Repaired the sails. No wind.", []),
        ),
        above='''
        HEAD = """Project "Ships' Logs", instructions for transcribers, page 2

        We need the names of all ships that an entry mentions.

        a. Leave out the article: "the Aurora" becomes "Aurora".
        b. Keep the order in which the entry mentions them.
        c. Put a semicolon and a space between two names.
        d. If no ship is mentioned, write a single hyphen.
        e. Our own ship is never named in the log, so you need not look for her.

        Two entries that are done already:

        Log: Met the Daisy off the cape. She had seen the Lark.
        Ships: Daisy; Lark

        Log: Heavy rain, stayed below.
        Ships: -"""
        ''',
    ),
    right(
        "a glossary for a translation into French",
        "right-glossary-french",
        r"""
        text = HEAD + f"\n\nEnglish: {data['en']}\nFrench:"
        gold = data["fr"]
        """,
        table(
            "en|fr",
            """
        Save the file.|Enregistrez le fichier.
        Close the window.|Fermez la fenêtre.
        Choose a folder.|Choisissez un dossier.
        The file is too large.|Le fichier est trop volumineux.
        Open the settings.|Ouvrez les paramètres.
        The folder is empty.|Le dossier est vide.
        """,
        ),
        above='''
        HEAD = """You localise the messages of a small photo program from English into French.

        # Glossary (binding)

        | English | French |
        | --- | --- |
        | file | fichier |
        | folder | dossier |
        | settings | paramètres |
        | window | fenêtre |
        | to save | enregistrer |

        # Style

        - Users are addressed as "vous".
        - Commands use the imperative: "Cliquez", not "Cliquer".
        - Keep the full stop at the end, since it is there in English too.
        - One message in, one message out; never merge two.

        # Already approved

        English: Save the settings.
        French: Enregistrez les paramètres."""
        ''',
        metric="exact_match",
    ),
    right(
        "dates in many forms made ISO dates",
        "right-iso-dates",
        r"""
        text = f"As written: {data['raw']}\nISO:"
        gold = data["iso"]
        """,
        table(
            "raw|iso",
            """
        3 March 2021|2021-03-03
        July 4th, 1999|1999-07-04
        the 12th of May 2010|2010-05-12
        31/12/2005|2005-12-31
        Oct. 9, 1987|1987-10-09
        1.2.2003|2003-02-01
        """,
        ),
        description="""You clean a column of dates for an archive in Edinburgh.

What you get
Dates as clerks wrote them over fifty years, in words, with slashes or with dots.

What we need
The date in the form YYYY-MM-DD, with noughts in front of months and days below ten.

How to read them
1. With slashes or dots the day comes first, then the month: this is Scotland.
2. Months may be shortened to three letters.
3. Endings such as "st" and "th" mean nothing here.
4. All years are written in full.

For instance, "5/11/1976" is the fifth of November, so it becomes 1976-11-05.

""",
        fewshot=2,
    ),
    right(
        "doses worked out with a rule and a written calculation",
        "right-dose-steps",
        r"""
        text = HEAD + f"\n\nCase: {data['case']}\nWorking:"
        return {
            "input": text,
            "output": f" {data['steps']} #### {data['dose']}",
            "processed_output": data["dose"],
        }
        """,
        table(
            "case|steps|dose",
            """
        A cat of 4 kg gets 5 mg per kg.|4 * 5 = 20, below the limit of 200.|20
        A dog of 30 kg gets 8 mg per kg.|30 * 8 = 240, above the limit of 200, so 200.|200
        A hare of 2 kg gets 12 mg per kg.|2 * 12 = 24, below the limit of 200.|24
        A sheep of 50 kg gets 3 mg per kg.|50 * 3 = 150, below the limit of 200.|150
        A goat of 45 kg gets 6 mg per kg.|45 * 6 = 270, above the limit of 200, so 200.|200
        """,
        ),
        above='''
        HEAD = """Exercise sheet for veterinary assistants (invented figures, not for use on animals)

        The dose in milligrams is the weight times the milligrams per kilogram. No animal gets more than
        200 mg; if the product is larger, the dose is 200 mg.

        Write your working on one line: first the multiplication with its result, then how it compares
        with the limit. Close with #### and the dose as a bare number.

        Case: A fox of 6 kg gets 10 mg per kg.
        Working: 6 * 10 = 60, below the limit of 200. #### 60"""
        ''',
        postprocess="gsm8k_post",
        fewshot=2,
    ),
    right(
        "slots of a dialogue as an object with null",
        "right-taxi-slots",
        r"""
        text = HEAD + f"\n\nCaller: {data['said']}\nSlots:"
        gold = json.dumps({"from": data["start"], "to": data["goal"], "people": data["people"]})
        """,
        records(
            "said start goal people",
            ("A taxi from the Opera to Mill Lane for two.", "Opera", "Mill Lane", 2),
            ("I want to go to the airport.", None, "airport", None),
            ("Pick up four of us at the Grand Hotel.", "Grand Hotel", None, 4),
            ("From the zoo to the harbour, please.", "zoo", "harbour", None),
            ("Three people to Elm Street.", None, "Elm Street", 3),
            ("We are five at the cinema and go to the station.", "cinema", "station", 5),
        ),
        above='''
        import json

        HEAD = """System: dispatcher's assistant, version for the night shift

        You fill three slots from what a caller says.

        slot     meaning                                   type
        from     where the ride begins                     text or null
        to       where the ride ends                       text or null
        people   how many will ride                        whole number or null

        - Places are copied from the caller's words, without "the".
        - A slot that the caller leaves open is null. Never guess: a single caller may ride with friends.
        - Output is one line of valid JSON with the slots in the order of the list.

        Caller: Two of us are at the museum.
        Slots: {"from": "museum", "to": null, "people": 2}"""
        ''',
        fewshot=0,
    ),
    right(
        "questions turned into one line of SQL over a schema",
        "right-sql-line",
        r"""
        text = f"-- {data['ask']}\n"
        gold = data["sql"]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "ask|sql",
            """
        How many boats are there?|SELECT COUNT(*) FROM boat;
        List the names of all harbours.|SELECT name FROM harbour;
        Which boats are longer than 12 metres?|SELECT name FROM boat WHERE length > 12;
        List the names of boats by length.|SELECT name FROM boat ORDER BY length;
        What is the greatest length of a boat?|SELECT MAX(length) FROM boat;
        Which harbours have more than 100 berths?|SELECT name FROM harbour WHERE berths > 100;
        """,
        ),
        description="""-- Schema of the harbour master's database (SQLite)
-- CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, length REAL, harbour_id INTEGER);
-- CREATE TABLE harbour (id INTEGER PRIMARY KEY, name TEXT, berths INTEGER);
--
-- House style
--   * one statement on one line, closed by a semicolon
--   * keywords in capitals, names in small letters
--   * no aliases, no quotes around names
--   * if the question asks for boats or harbours, select their names only
--
-- Below, each comment is a question, and the line under it is its query.

""",
    ),
    right(
        "names and numbers in mails replaced by marks",
        "right-mask-private",
        r"""
        text = HEAD + "\n\nOriginal: " + data["mail"] + "\nMasked:"
        gold = data["masked"]
        """,
        table(
            "mail|masked",
            """
        Please call Ruth at 555-0134.|Please call [NAME] at [PHONE].
        I met Omar in Leeds yesterday.|I met [NAME] in Leeds yesterday.
        My number is 555-0178, ask for Tess.|My number is [PHONE], ask for [NAME].
        The meeting is at ten.|The meeting is at ten.
        Write to ivan@mail.example or to Ivan's wife.|Write to [EMAIL] or to [NAME]'s wife.
        Send it to info@shop.example today.|Send it to [EMAIL] today.
        """,
        ),
        above='''
        HEAD = """PRIVACY DESK - MASKING OF MAILS

        Before mails are used for training, private data in them is replaced by a mark in square brackets.

        [NAME]   first names and surnames of people
        [PHONE]  telephone numbers
        [EMAIL]  e-mail addresses

        What stays: towns, times, companies, and everything else, letter by letter. A first name and a
        surname side by side get one mark. If there is nothing to mask, repeat the mail unchanged.

        Original: Tell Ada Byron that we moved to Bristol.
        Masked: Tell [NAME] that we moved to Bristol."""
        ''',
        fewshot=2,
    ),
)
