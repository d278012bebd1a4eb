"""Right prompts that sort a text into classes, with criteria, tie-breaks and examples."""

from __future__ import annotations

from tests.lint.dense_27.making import final, long
from tests.lint.making import table

RIGHT = (
    long(
        "emission scopes of invoice lines with inclusion and exclusion criteria",
        "ghg-scope",
        """
        ## System
        You support the sustainability team of a furniture maker. You assign each line of an invoice to a scope of
        the Greenhouse Gas Protocol.

        ## Definitions
        ### Scope 1: direct emissions
        - Include: fuel burnt in our own boilers, furnaces and vehicles; leaks from our own cooling plants
        - Exclude: fuel that a carrier burns for us

        ### Scope 2: purchased energy
        - Include: electricity, district heating, steam and cooling that we buy
        - Exclude: power from our own roof, which has no invoice

        ### Scope 3: all other indirect emissions
        - Include: purchased goods, business flights, hired freight, waste collection, commuting
        - Exclude: everything that falls under the first two scopes

        ## Tie-breaks
        1. Who burns the fuel decides, not who pays for it.
        2. If the line names a carrier, an airline or a taxi firm, it is scope 3.

        ## Output schema
        A single digit: 1, 2 or 3

        ## Solved lines
        Line: Natural gas for the boiler in hall B
        Scope: 1

        Line: Return flight Oslo to Milan, trade fair
        Scope: 3

        Line: Electricity, warehouse, March
        Scope: 2

        ## Line to solve
        Line: {line}
        Scope:
        """,
        table(
            "line|answer",
            """
            Diesel for our own delivery vans|1
            Taxi from the airport to the hotel|3
            District heating for the head office, first quarter|2
            Refill of leaked refrigerant in our cooling plant|1
            Collection of wood waste by the municipal service|3
            Electricity for the paint shop, July|2
            Petrol for the company cars of the sales team|1
            Sea freight to Rotterdam by a carrier|3
            Purchased steam for the bending presses|2
            Heating oil for the boiler of the old workshop|1
            Oak boards from a sawmill|3
            """,
        ),
        style="lines",
    ),
    long(
        "lines of a meeting's minutes sorted by their act, with a decision tree",
        "minutes-act",
        """
        You turn raw minutes into a tidy record. Give each line one of four tags.

        <tags>
          <tag name="DECISION">The group has settled something.</tag>
          <tag name="ACTION">A named person has to do something.</tag>
          <tag name="QUESTION">Something is still open and nobody has answered it.</tag>
          <tag name="INFO">A fact is reported and nothing follows from it.</tag>
        </tags>

        <decision_tree>
        1. Does the line ask something that stays unanswered? Then QUESTION.
        2. Otherwise, is there a named person with a task that lies ahead? Then ACTION.
        3. Otherwise, did the group agree on something, or reject something? Then DECISION.
        4. Otherwise INFO.
        </decision_tree>

        <notes>
        - A task that is already done is INFO.
        - "We will use X" without a name is a DECISION.
        </notes>

        <examples>
        Line: Priya will book the hall by Tuesday.
        Tag: ACTION

        Line: We agreed to drop the paper catalogue.
        Tag: DECISION

        Line: The newsletter has 4,200 readers.
        Tag: INFO

        Line: Who pays for the stand?
        Tag: QUESTION
        </examples>

        Write the tag in capitals, without the name of the person and without a reason.
        =====
        Line: {line}
        Tag:
        """,
        table(
            "line|answer",
            """
            Tom is to send the draft contract to the printer on Friday.|ACTION
            The group rejected the second logo.|DECISION
            Is the insurance still valid abroad?|QUESTION
            Visitor numbers rose by six per cent in May.|INFO
            All agreed that the fee stays at ten euros.|DECISION
            Lena will ask the caretaker for a spare key.|ACTION
            The lift was repaired last week.|INFO
            How many chairs do we need for the gala?|QUESTION
            We will use the blue tickets again this year.|DECISION
            The old projector was sold for forty euros.|INFO
            Hamid has to renew the domain before June.|ACTION
            Which of the two caterers can do vegan food?|QUESTION
            """,
        ),
        fewshot=3,
        style="plain",
    ),
    long(
        "severity of bike-share incidents in four grades, with the first rule that fits winning",
        "bike-severity",
        """
        # Incident desk of a bike-share scheme

        You read a report from the street and set its severity. The code drives the on-call rota, so a code that
        is too high wakes people up and a code that is too low leaves riders in danger.

        ## Codes
        ```yaml
        S1:
          meaning: somebody is hurt
          reaction: at once
        S2:
          meaning: nobody is hurt, but riding on would be dangerous
          examples: [brake, fork, wheel, battery that smokes]
          reaction: within one hour
        S3:
          meaning: the bike cannot be used or returned, and there is no danger
          examples: [lock, app, flat tyre, full dock]
          reaction: same day
        S4:
          meaning: a flaw of looks or comfort
          examples: [scratch, dirt, worn grip, faded sticker]
          reaction: next service
        ```

        ## How to decide
        1. Go from S1 down to S4 and stop at the first code that fits.
        2. Judge what is reported, not what might have happened.
        3. The tone of the report does not matter: capitals and curses raise no code.

        ## Examples
        Report: My saddle is full of bird droppings!!
        Severity: S4

        Report: The front brake does not grip at all.
        Severity: S2

        Report: A child fell and cut her knee.
        Severity: S1

        Report: I cannot end my ride, the app freezes.
        Severity: S3

        ## Report
        Report: {report}
        Severity:
        """,
        table(
            "report|answer",
            """
            The lock will not open although I have paid.|S3
            Rider hit a kerb and broke his wrist.|S1
            There is a scratch on the frame.|S4
            Smoke comes out of the battery.|S2
            The dock is full and I cannot return the bike.|S3
            The fork is cracked near the wheel.|S2
            A pedestrian was knocked over and bleeds.|S1
            The sticker with the number has faded.|S4
            Rear tyre is flat.|S3
            The rear brake cable has snapped.|S2
            The left grip is a bit worn.|S4
            """,
        ),
    ),
    long(
        "version bumps for changelog lines by a precedence list, written as a policy",
        "semver-bump",
        """
        RELEASE POLICY (extract)

        Scope
          This policy covers the public Python package. Tests, notebooks and the website are out of scope.

        1. Terms
          1.1 "Public name" means any function, class, argument or setting that the reference documents.
          1.2 "Break" means that code which ran with the last release fails or gives another result on purpose.

        2. Bumps
          2.1 major: a public name is removed or renamed, or its behaviour breaks.
          2.2 minor: a public name is added, or an optional argument is added.
          2.3 patch: a bug is fixed, speed improves or the documentation changes, and no public name is
              added, removed or renamed.

        3. Precedence
          3.1 If a line fits more than one clause, the larger bump wins.
          3.2 Deprecation alone removes nothing and counts as patch.

        4. Form
          4.1 State the bump in small letters: major, minor or patch.

        Precedents
          Change: Drop support for the argument `fast` of `load`
          Bump: major

          Change: Add `load_many`
          Bump: minor

          Change: Fix a crash in `load` when the file is empty
          Bump: patch

        Case
          Change: {change}
          Bump:
        """,
        table(
            "change|answer",
            """
            Rename `Frame.width` to `Frame.columns`|major
            Correct a typo in the tutorial|patch
            Add an optional argument `limit` to `search`|minor
            Remove the class `OldReader`|major
            Make `search` twice as fast|patch
            New function `to_parquet`|minor
            Deprecate `to_xls` and warn when it is called|patch
            `parse` now raises an error where it used to return an empty list|major
            Add the setting `cache_size`|minor
            Fix a rounding error in `mean`|patch
            Add `split_lines` and remove `lines`|major
            Add a class `Window` to the public API|minor
            """,
        ),
        style="replace",
    ),
    long(
        "replies to recruiting mails in five intents with a glossary and a final reminder",
        "outreach-replies",
        """
        **You are** a routing component in a recruiting tool. A recruiter wrote to a person; you read the reply.

        **Intents**

        | intent | the person ... | next step in the tool |
        | --- | --- | --- |
        | interested | wants to talk or asks for details of the job | book a call |
        | not_now | declines for the moment and leaves the door open | remind in six months |
        | not_interested | declines for good or asks not to be contacted | close |
        | referral | names somebody else who might want the job | write to that person |
        | auto_reply | did not write it; a machine did | wait |

        **Glossary**
        - OOO: out of office
        - JD: job description
        - comp: pay

        **Precedence**
        1. auto_reply before everything else
        2. referral before any kind of no
        3. interested before not_now

        **Examples**
        Reply: Could you share the JD and the comp range?
        Intent: interested

        Reply: I am OOO until 12 May.
        Intent: auto_reply

        Reply: Please take me off your list.
        Intent: not_interested

        Reply: Not for me, but my colleague Aiko is looking.
        Intent: referral

        Reply: I have just started somewhere new. Try me next year.
        Intent: not_now

        **Remember:** one intent, spelled as in the table.

        Reply: {reply}
        Intent:
        """,
        table(
            "reply|answer",
            """
            Sounds great, I am free on Thursday for a call.|interested
            Thanks, but I am happy here until the project ends. Ask me again in the autumn.|not_now
            Stop writing to me.|not_interested
            You may want to talk to Jonas Weber, he knows Kotlin well.|referral
            This mailbox is not monitored during the holidays.|auto_reply
            What is the salary, and is it remote?|interested
            No thanks. I do not want to work for a bank, ever.|not_interested
            I can't move before my son finishes school. Let's speak in two years.|not_now
            Thank you for your message. I have limited access to email until Monday.|auto_reply
            Not my field. My former team mate Rosa does exactly that.|referral
            I'd love to hear more.|interested
            """,
        ),
        style="template",
    ),
    long(
        "adverse events judged as serious or not by the usual six criteria, with reasoning first",
        "serious-event",
        """
        # Task
        Decide whether the adverse event in a short report counts as serious.

        # Criteria
        An event is serious if at least one of these six holds:
        1. It led to death.
        2. It was life-threatening at the time.
        3. It put the patient into hospital, or kept the patient there longer.
        4. It left a lasting disability.
        5. It is a birth defect.
        6. A doctor had to step in to prevent one of the above.

        # What does not count
        - Strong pain by itself. "Severe" describes intensity and is not the same as "serious".
        - A visit to the surgery without admission.
        - A stay that had been planned before the treatment began.

        # Procedure
        <steps>
        - Name the criterion that holds, or say that none holds.
        - Then write the last line: `Final answer: serious` or `Final answer: not serious`.
        </steps>

        # Examples
        Report: The patient had a severe headache for two days and took a walk.
        Reasoning: None of the criteria holds, since severe pain alone does not count.
        Final answer: not serious

        Report: The patient was admitted overnight with a swollen throat.
        Reasoning: Criterion 3 holds, since the patient was put into hospital.
        Final answer: serious

        # Report
        Report: {report}
        Reasoning:
        """,
        table(
            "report|steps|answer",
            """
            The patient lost the sight of one eye for good.|Criterion 4 holds, since the disability is
             lasting.|serious
            Mild rash on both arms, gone after three days.|None of the criteria holds.|not serious
            The patient died of a stroke a week after the second dose.|Criterion 1 holds, since the event led to
             death.|serious
            Severe nausea, the patient stayed at home.|None of the criteria holds, since the patient stayed at
             home.|not serious
            The child was born with a cleft palate.|Criterion 5 holds, since it is a birth defect.|serious
            The hip operation that had been booked months before went ahead.|None of the criteria holds, since
             the stay was planned.|not serious
            The heart stopped and was restarted in the ambulance.|Criterion 2 holds, since the event was
             life-threatening.|serious
            The patient saw the family doctor about a cough and went home.|None of the criteria holds, since
             nobody was admitted.|not serious
            Fever kept the patient in hospital for four days more.|Criterion 3 holds, since the stay became
             longer.|serious
            A very painful bruise where the needle went in.|None of the criteria holds, since pain alone does not
             count.|not serious
            """,
        ),
        output='" " + data["steps"] + "\\nFinal answer: " + gold',
        **final(),
    ),
)
