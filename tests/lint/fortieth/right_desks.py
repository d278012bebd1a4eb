"""Right long prompts in English, with labels and codes of desks."""

from __future__ import annotations

from tests.lint.fortieth.forms import inside, told
from tests.lint.making import Right, table

RIGHT: tuple[Right, ...] = (
    told(
        "a platform engineer grades the severity of findings",
        "right-severity",
        """
        Context: an automatic scanner reports findings on pull requests. Engineers drown in them, so each
        finding gets a severity before it is shown.

        Severity levels (highest first)
          blocker = data is lost, secrets leak, or the service does not start
          major   = users get wrong results or errors, and the service keeps running
          minor   = nobody but developers notices: names, comments, dead code, slow tests

        Procedure
          Step 1: Would the service start and keep its data and its secrets? If not: blocker. Stop.
          Step 2: Would a user notice? If so: major. Stop.
          Step 3: Otherwise: minor.

        Please note that the scanner's own words such as "critical" or "info" are often wrong. They have
        been removed.

        Reply with the level only.
        """,
        r"""
        text = f"Finding: {data['finding']}\nSeverity:"
        gold = data["severity"]
        """,
        table(
            "finding|severity",
            """
            The password of the database is printed to the public log.|blocker
            The total in the basket leaves out the second item.|major
            The function `calc` has no docstring.|minor
            On restart the queue is emptied without being saved.|blocker
            Search returns an error page for words with an umlaut.|major
            An import is never used.|minor
            The configuration has a comma too many, and the server refuses to start.|blocker
            Prices are shown without tax in the French shop.|major
            A test waits ten seconds for nothing.|minor
            """,
        ),
    ),
    told(
        "a maths teacher names the error in a wrong solution",
        "right-error-types",
        """
        ---
        task: diagnosis of errors
        audience: teachers in training
        items: one equation with a pupil's wrong step
        ---

        Each item shows an equation and the line that a pupil wrote below it. The line is always wrong.
        Find out which mistake explains it.

        Type 1 · sign: a plus or minus was lost or turned round
        Type 2 · arithmetic: the idea is right, and a sum or product was miscalculated
        Type 3 · order: addition was done before multiplication

        Tips
        > Do the step yourself before you look at the pupil's line.
        > If the pupil's number differs from yours by its sign alone, it is type 1.
        > If working from left to right gives the pupil's number, it is type 3.

        Answer with the number of the type (1, 2 or 3).
        """,
        r"""
        text = f"Equation: {data['given']}\nPupil: {data['line']}\nType:"
        gold = data["type"]
        """,
        table(
            "given|line|type",
            """
            3 - 8 = ?|3 - 8 = 5|1
            2 + 3 * 4 = ?|2 + 3 * 4 = 20|3
            7 * 8 = ?|7 * 8 = 54|2
            -6 - 2 = ?|-6 - 2 = 8|1
            5 + 5 * 2 = ?|5 + 5 * 2 = 20|3
            17 + 26 = ?|17 + 26 = 42|2
            -4 * 5 = ?|-4 * 5 = 20|1
            1 + 6 * 3 = ?|1 + 6 * 3 = 21|3
            9 * 6 = ?|9 * 6 = 56|2
            """,
        ),
    ),
    told(
        "a newsroom tags headlines by a decision tree",
        "right-headline-tree",
        """
        Desk routing for headlines. Follow the tree from the top and stop at the first yes.

        (1) Is a match, an athlete or a championship the subject?
            yes -> sport
            no  -> go to (2)
        (2) Is it about a court, the police or a crime?
            yes -> justice
            no  -> go to (3)
        (3) Is it about a firm, prices, jobs or the stock exchange?
            yes -> business
            no  -> culture

        In this batch whatever reaches the last line is about books, films, music or museums.

        Consequences of the order: an athlete in court goes to sport, a firm in court goes to justice.

        Write the name of the desk as it stands behind the arrow.
        """,
        r"""
        text = f"Headline: {data['headline']}\nDesk:"
        gold = data["desk"]
        """,
        table(
            "headline|desk",
            """
            Late goal sends Rovers into the final|sport
            Two held after robbery at jeweller's|justice
            Steel maker to cut 400 jobs|business
            City gallery shows lost drawings|culture
            Sprinter fined for speeding on the A4|sport
            Judge stops merger of dairy firms|justice
            Rents rise faster than wages|business
            First novel wins the autumn prize|culture
            """,
        ),
    ),
    inside(
        "a hotel group asks for aspect and polarity together",
        "right-aspect-polarity",
        """
        You analyse guest feedback for a group of seaside hotels.

        INPUT
        A single sentence from a review. It is about one aspect of the stay and has one clear tone.

        ASPECTS
        room (bed, bathroom, view, noise)
        food (breakfast, restaurant, bar)
        staff (reception, cleaning, service at the table)

        TONE
        + when the guest is pleased
        - when the guest is not

        EDGE CASES
        The waiter is staff even though he brings food.
        A clean bathroom is room; friendly cleaners are staff.

        OUTPUT
        The aspect, a space, and the sign, as in "room +" or "staff -" but without quotes.
        """,
        r"""
        text = HEAD + "\n\nReview: " + data["review"] + "\nResult:"
        gold = f"{data['aspect']} {data['tone']}"
        """,
        table(
            "review|aspect|tone",
            """
            We could hear the lift all night.|room|-
            The pancakes were the best I have ever had.|food|+
            The lady at reception rolled her eyes at us.|staff|-
            From the bed you can see the lighthouse.|room|+
            Breakfast was cold and over by nine.|food|-
            Our waiter remembered all our names.|staff|+
            The shower leaked onto the carpet.|room|-
            The fish at the restaurant was wonderfully fresh.|food|+
            """,
        ),
    ),
    told(
        "an emergency nurse sorts patients by colour",
        "right-triage-colours",
        """
        Triage card for training sessions

        RED: life in danger within minutes. No breathing, heavy bleeding, unconscious, chest pain with sweat.
        YELLOW: needs a doctor within the hour. Broken bones, deep cuts, high fever with confusion.
        GREEN: can wait for some hours. Sprains, small cuts, colds, prescriptions.

        Instructor's remarks
        – Loud patients are not the sick ones. Judge by signs, not by noise.
        – When two colours seem possible, take the more urgent one.
        – Age by itself changes nothing.
        – Wishes of relatives change nothing either.

        This is a classroom exercise; no real patient is treated by these answers.

        Answer: the colour in capital letters.
        """,
        r"""
        text = f"Patient: {data['patient']}\nColour:"
        gold = data["colour"].upper()
        """,
        table(
            "patient|colour",
            """
            Man of 61, pale, sweating, pressure on the chest|red
            Girl of 9, ankle twisted in gym class, can stand|green
            Woman of 40, forearm clearly broken, pulse normal|yellow
            Cyclist, does not answer and does not open his eyes|red
            Student with a runny nose for three days|green
            Cook with a deep cut in the palm, bleeding stopped|yellow
            Worker, blood spurting from the thigh|red
            Man of 80 who needs a new prescription|green
            Woman of 77, 39.8 degrees, does not know what day it is|yellow
            """,
        ),
    ),
    told(
        "an adjuster decides by a policy that stands in the prompt",
        "right-policy-cover",
        """
        Below is the part of a travel policy that matters for lost luggage. Decide for each report
        whether the loss is covered.

        === POLICY, SECTION 4: LUGGAGE ===
        4.1 Luggage is covered while it is in the hands of an airline, a railway or a hotel.
        4.2 Luggage is covered when it is stolen by force.
        4.3 Cash, tickets and passports are never covered.
        4.4 Nothing is covered that was left unattended in a public place.
        === END OF SECTION 4 ===

        Reading rules
        - 4.3 and 4.4 go before 4.1 and 4.2.
        - The value of the luggage plays no role here.
        - Treat every report as true.

        Answer "covered" or "not covered".
        """,
        r"""
        text = f"Report: {data['report']}\nDecision:"
        gold = "covered" if data["cover"] else "not covered"
        """,
        table(
            "report|cover?",
            """
            The airline sent my suitcase to another continent and it never came back.|true
            I left my backpack on a bench at the beach and went swimming.|false
            Two men with a knife took my camera bag.|true
            The hotel's porter lost my golf bag.|true
            My passport vanished while the hotel kept it.|false
            Two robbers tore 300 in cash from my hand.|false
            The railway checked in my trunk and cannot find it.|true
            My bag stood alone at the fountain for an hour and was gone.|false
            """,
        ),
    ),
)
