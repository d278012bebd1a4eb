"""Right prompts that mark, class and normalise: a paper's script, a column and a line of a log."""

from __future__ import annotations

from tests.lint.dense_27.making import long
from tests.lint.making import table

RIGHT = (
    long(
        "short answers of pupils graded by two key ideas, with the sample answers of each mark",
        "key-ideas",
        """
        You mark short answers in a year 8 science test.

        QUESTION ON THE PAPER
        "Why does a puddle vanish faster on a sunny, windy day than on a cold, still one?"

        KEY IDEAS
        K1: Warmth (the sun, heat, a higher temperature) makes water evaporate faster.
        K2: Wind (moving air, a breeze) carries the damp air away.

        MARK SCHEME
        2 marks = both key ideas
        1 mark = one key idea
        0 marks = no key idea

        GUIDANCE FOR MARKERS
        - Ignore spelling. "Evaperates" is as good as "evaporates".
        - Do not ask for the word "evaporate"; "turns into vapour" or "dries up" will do.
        - Naming the weather without saying what it does earns nothing.
        - An answer that says the water soaks away earns nothing for that part.

        MARKED SCRIPTS
        Answer: The sun heats the water so it dries up quicker, and the breeze takes the wet air away.
        Mark: 2

        Answer: Because it is nice weather.
        Mark: 0

        Answer: The wind blows the damp air off.
        Mark: 1

        SCRIPT TO BE MARKED
        Give the mark as a single digit.

        Answer: {script}
        Mark:
        """,
        table(
            "script|answer",
            """
            Heat makes it evaporate faster.|1
            The water sinks into the road.|0
            It evaporates quicker when it is hot, and moving air carries the vapour off.|2
            The breeze moves the moist air away from the puddle.|1
            It was sunny and windy.|0
            Wind takes the wet air away and the warmth turns the water into vapour sooner.|2
            The sun's heat dries the puddle up faster.|1
            People walk through it and splash it away.|0
            A higher temperature speeds up evaporation, and the wind clears the humid air.|2
            Warm water evaperates more quickly.|1
            """,
        ),
        style="template",
    ),
    long(
        "columns of a table by how far they identify a person, for a release of data",
        "column-privacy",
        """
        <purpose>
        A statistics office releases tables to researchers. Before that, each column is classed by how far it tells
        who a person is.
        </purpose>

        <classes>
        direct: the value points at one person by itself
          in: full name, passport number, email address, phone number, licence plate
          out: anything that many people share
        quasi: the value points at a person only together with other columns
          in: birth date, postcode, occupation, sex
          out: measurements that nobody else could know
        none: the value says nothing about who the person is
          in: answers to a questionnaire, readings of a device, the number of visits
          out: free text, which is not released at all
        </classes>

        <rules>
        (i) Judge the meaning of the column, not its type.
        (ii) A code that the office made up for this table is none.
        (iii) When in doubt between direct and quasi, ask whether two people could share the value. If they
        commonly do, it is quasi.
        </rules>

        <examples>
        Column: passport_no (number of the passport)
        Class: direct

        Column: sex (as registered)
        Class: quasi

        Column: pain_score (answer from 0 to 10)
        Class: none
        </examples>

        <reminder>
        Answer with direct, quasi or none, without a full stop.
        </reminder>

        Column: {column}
        Class:
        """,
        table(
            "column|answer",
            """
            email (private address for the newsletter)|direct
            postcode (of the home)|quasi
            steps_per_day (reading of a wristband)|none
            phone (mobile number)|direct
            birth_date (day, month and year)|quasi
            visits (how often the clinic was seen)|none
            occupation (as in the census)|quasi
            name (first name and surname)|direct
            sleep_hours (answer to question 14)|none
            row_code (made up by the office for this table)|none
            plate (licence plate of the car)|direct
            """,
        ),
        style="fstring",
    ),
    long(
        "lines of a server's log as key=value pairs in a fixed order, with severities explained",
        "log-pairs",
        """
        # Log normaliser

        **Input:** one line of a log, in the free form of an old server
        **Output:** `level=<level> service=<service> code=<code>`

        ## Levels
        - `info`: something went as planned
        - `warn`: something was slow or was tried again, and worked in the end
        - `error`: something failed

        ## Services
        The service is the word in square brackets, in small letters.

        ## Codes
        The code is the number behind `rc`. If the line has none, write `code=0`.

        ## Examples
        Line: [MAIL] sent 3 messages, rc 200
        Pairs: level=info service=mail code=200

        Line: [Auth] token refused, rc 401
        Pairs: level=error service=auth code=401

        Line: [DISK] write worked at the second try
        Pairs: level=warn service=disk code=0

        ## Mistakes we have seen
        - A comma between the pairs
        - Quotes around the values
        - The level in capitals

        ## Line
        Line: {line}
        Pairs:
        """,
        table(
            "line|answer",
            """
            [CART] order 5512 saved, rc 201|level=info service=cart code=201
            [Search] index could not be opened, rc 503|level=error service=search code=503
            [DB] connected after two retries, rc 200|level=warn service=db code=200
            [Cache] cleared|level=info service=cache code=0
            [PAY] card declined, rc 402|level=error service=pay code=402
            [Geo] answer took nine seconds, rc 200|level=warn service=geo code=200
            [MAIL] mailbox full, message lost|level=error service=mail code=0
            [Auth] user signed in, rc 204|level=info service=auth code=204
            [Print] slow, page done at last|level=warn service=print code=0
            """,
        ),
        style="replace",
    ),
)
