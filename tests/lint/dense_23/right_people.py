"""Right prompts of recruiters and of those who read contracts."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "years of experience out of a line of a CV",
        "years-experience",
        """
        From the CV entry below, work out how many full years the person stayed in the job.
        Both dates are on the first of the month. Return an integer.

        Entry: {entry}
        Years:
        """,
        table(
            "entry|years",
            """
            Nurse, St Mary's, January 2010 to January 2016|6
            Baker, Crumb & Co, May 2018 to May 2021|3
            Developer, Pixelworks, March 2012 to March 2020|8
            Driver, Cargo North, June 2015 to June 2017|2
            Teacher, Hill School, September 2004 to September 2015|11
            Clerk, Town Hall, April 2019 to April 2023|4
            Chef, Blue Door, July 2011 to July 2018|7
            Plumber, Watts & Sons, October 2000 to October 2010|10
            Designer, Studio Nine, February 2017 to February 2022|5
            """,
        ),
        "years",
        fewshot=2,
    ),
    ask(
        "the seniority of a job title",
        "title-seniority",
        """
        Job title: {title}
        Seniority:
        """,
        table(
            "title|seniority",
            """
            Junior Data Analyst|Junior
            Head of Logistics|Lead
            Accountant|Mid
            Senior Backend Engineer|Senior
            Marketing Trainee|Junior
            Director of Sales|Lead
            UX Designer|Mid
            Principal Chemist|Senior
            Graduate Civil Engineer|Junior
            Chief Pilot|Lead
            Copywriter|Mid
            Senior Nurse|Senior
            """,
        ),
        "seniority",
        style="fstring",
        description=(
            "Classify the job title by seniority: Junior, Mid, Senior or Lead.\n\n"
            "- Junior: trainees, graduates, titles with Junior\n"
            "- Mid: titles without any hint of rank\n"
            "- Senior: titles with Senior or Principal\n"
            "- Lead: heads, directors and chiefs"
        ),
    ),
    ask(
        "the skills of a profile, comma-separated",
        "profile-skills",
        """
        Extract all programming languages that the candidate names. Return them comma-separated, in the order
        in which they appear, or N/A if there are none.

        Candidate: {profile}
        Languages:
        """,
        table(
            "profile|languages",
            """
            I have built web shops in PHP and JavaScript.|PHP, JavaScript
            Ten years of Java, lately some Kotlin.|Java, Kotlin
            I manage a team of six and speak fluent Danish.|N/A
            My thesis was written in Python.|Python
            I port old Fortran code to Julia and test it in Python.|Fortran, Julia, Python
            Strong in Excel and bookkeeping.|N/A
            Embedded systems in C, tools in Rust.|C, Rust
            Mostly Ruby, but I like Haskell best.|Ruby, Haskell
            I train service dogs and write a blog.|N/A
            Statistics in R, games in Lua.|R, Lua
            """,
        ),
        "languages",
        fewshot=2,
        style="replace",
    ),
    ask(
        "candidates screened against two requirements",
        "screening",
        """
        Requirements for the position:
        (a) a driving licence
        (b) at least 3 years of experience as an electrician

        Does the candidate meet both requirements? Answer "Yes" or "No".

        Candidate: {candidate}
        Answer:
        """,
        table(
            "candidate|decision",
            """
            Electrician for 5 years, has a driving licence.|Yes
            Electrician for 8 years, does not drive.|No
            Carpenter for 10 years, has a driving licence.|No
            Electrician for 3 years, has a driving licence.|Yes
            Electrician for 1 year, has a driving licence.|No
            Electrician since 2009 without a break, drives a van with a valid licence.|Yes
            Office clerk for 4 years, no licence.|No
            Electrician for 12 years, licence for cars and lorries.|Yes
            Electrician for 2 years, no licence.|No
            Electrician for 4 years, got the licence at 18 and still has it.|Yes
            """,
        ),
        "decision",
        fewshot=0,
        style="join",
    ),
    ask(
        "the kind of an interview question with examples of each",
        "interview-question",
        """
        Sort interview questions into three kinds.

        behavioural - asks about something that the candidate did (e.g. "When did you last miss a deadline?")
        situational - asks what the candidate would do (e.g. "What would you do if a client shouted at you?")
        technical - asks for knowledge of the trade (e.g. "What is a foreign key?")

        Question: {question}
        Kind:
        """,
        table(
            "question|kind",
            """
            Tell me about a time you disagreed with your boss.|behavioural
            How would you react if two colleagues stopped talking to each other?|situational
            What does an index in a database do?|technical
            How did you handle your hardest project?|behavioural
            Imagine you find a mistake in a report on the day it is due. What would you do?|situational
            Explain the difference between TCP and UDP.|technical
            Describe a moment when you had to learn something fast.|behavioural
            If you got three urgent tasks at once, how would you choose?|situational
            Which types of concrete do you know?|technical
            """,
        ),
        "kind",
        fewshot=0,
        style="parts",
    ),
    ask(
        "a leave request as JSON with dates and a type",
        "leave-json",
        """
        Turn the request into a JSON object with these keys, in this order:
        "type": "vacation" or "sick"
        "from": first day, YYYY-MM-DD
        "to": last day, YYYY-MM-DD
        All dates are in 2025.

        Request: {request}
        JSON:
        """,
        table(
            "request|kind|start|end",
            """
            I'd like to take holidays from 7 to 18 July.|vacation|2025-07-07|2025-07-18
            I have the flu and stay at home from 3 to 5 February.|sick|2025-02-03|2025-02-05
            May I be on holiday from 22 to 31 December?|vacation|2025-12-22|2025-12-31
            My doctor signed me off from 10 to 21 March.|sick|2025-03-10|2025-03-21
            We fly to Crete, so I need 1 to 12 September off.|vacation|2025-09-01|2025-09-12
            Surgery on 5 May, I'll be back after 16 May, my last day off.|sick|2025-05-05|2025-05-16
            I plan a hiking trip from 11 to 15 August.|vacation|2025-08-11|2025-08-15
            Bad back, off from 13 to 14 October.|sick|2025-10-13|2025-10-14
            I want to spend 21 to 25 April with my kids at the sea.|vacation|2025-04-21|2025-04-25
            """,
        ),
        gold='json.dumps({"type": data["kind"], "from": data["start"], "to": data["end"]})',
        above="import json",
        fewshot=2,
    ),
    ask(
        "the type of a clause in a contract",
        "clause-type",
        """
        Identify the type of the contract clause.

        Types: payment, termination, confidentiality, liability

        Clause: "{clause}"
        Type:
        """,
        table(
            "clause|type",
            """
            Either party may end this agreement with three months' notice.|termination
            The client shall transfer the fee within 14 days of the invoice.|payment
            Neither party shall disclose any secrets of the other.|confidentiality
            The supplier shall not be held responsible for indirect damage.|liability
            The contract expires on 31 December unless it is renewed.|termination
            A deposit of 20 percent is due on signing.|payment
            All documents marked secret shall be kept under lock.|confidentiality
            Compensation for losses is limited to 50,000 euros.|liability
            In case of serious breach the contract may be cancelled at once.|termination
            The rent shall be settled on the first of each month.|payment
            """,
        ),
        "type",
        fewshot=2,
    ),
    rank(
        "whether a contract permits something, ranked",
        "clause-inference",
        """
        Read the clause and judge the statement.

        If the statement follows from the clause, answer Entailed.
        If it contradicts the clause, answer Contradicted.
        If the clause does not settle it, answer Neutral.

        Clause: {clause}
        Statement: {statement}
        Judgement:
        """,
        ranked(
            "clause|statement",
            ("Entailed", "Contradicted", "Neutral"),
            """
            The tenant may keep one cat.|The tenant may have a cat.|Entailed
            Smoking is forbidden in all rooms.|Guests may smoke in the kitchen.|Contradicted
            The rent is due on the third of the month.|The rent includes heating.|Neutral
            The employee may work from home on two days a week.|Working from home is allowed on some days.|Entailed
            The licence may not be transferred.|The licensee may pass the licence on.|Contradicted
            The warranty covers the battery for a year.|The battery was made in Korea.|Neutral
            All visitors must sign in at the desk.|A visitor has to sign in.|Entailed
            The contract cannot be terminated before 2027.|It can be terminated in 2025.|Contradicted
            The seller delivers the goods by rail.|The goods are insured.|Neutral
            """,
        ),
        fewshot=3,
    ),
    ask(
        "parties of a contract, one per line with their roles",
        "contract-parties",
        """
        Name the two parties of the agreement. Use this format, with each party on a line of its own:

        Seller: ...
        Buyer: ...

        Agreement: {opening}
        Parties:
        """,
        table(
            "opening|seller|buyer",
            """
            Oakline Ltd sells forty desks to Marsh School.|Oakline Ltd|Marsh School
            Farmhouse Eggs shall supply the Hotel Astor with eggs.|Farmhouse Eggs|Hotel Astor
            The City of Bern buys six trams from Railtec.|Railtec|City of Bern
            Vera Lund hands over her boat to Nils Aas for 9000 euros.|Vera Lund|Nils Aas
            Solarco purchases all panels from Brightworks.|Brightworks|Solarco
            Pim Bakker sells his bakery to Anneke Smit.|Pim Bakker|Anneke Smit
            Greenfield College acquires two ovens from Kitchen Pro.|Kitchen Pro|Greenfield College
            Aqua Nord delivers pumps to the Port of Kiel, which pays on receipt.|Aqua Nord|Port of Kiel
            Delta Print is to buy paper from Millfold.|Millfold|Delta Print
            """,
        ),
        gold="f\"Seller: {data['seller']}\\nBuyer: {data['buyer']}\"",
        lead="\n",
        postprocess="new_mbpp_post",
        fewshot=0,
    ),
)
