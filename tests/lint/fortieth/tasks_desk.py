"""Right tasks with long prompts in English: moderation, claims, mail, diagnoses and contracts."""

from __future__ import annotations

from tests.lint.fortieth.forms import led, task
from tests.lint.making import table

MOD = led(
    "comment-desk",
    """
    # Comment desk: moderation guideline

    You moderate the comments below the articles of a regional newspaper. You see one comment at a
    time, without the article and without the name of its author.

    ## Labels

    | Label | Use it when the comment … |
    | --- | --- |
    | allow | breaks none of the rules below, however sharp its opinion is |
    | insult | attacks another reader or a private person as a person |
    | spam | advertises goods, services or websites |
    | privacy | makes private data public, such as a home address or a phone number |

    ## Rules

    1. Give exactly one of the four labels.
    2. Criticism of a decision, a party or an authority is no insult.
    3. Swear words that are aimed at nobody are allowed.
    4. The number of a public office is no private data.
    5. If two labels fit, take the one that stands lower in the table.

    ## Edge cases

    - "The council should resign, all of them!" → allow
    - "Only an idiot like Peter W. could write that" → insult

    ## Output

    Write the label in lower case on one line. No explanation, no full stop.
    """,
    r"""
    text = f"Comment: {data['comment']}\nLabel:"
    return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
    """,
    table(
        "comment|label",
        """
        The new timetable is a step back for everyone who lives in the villages.|allow
        You are a pathetic liar, and your children must be ashamed of you.|insult
        Earn 3,000 a week from home, details on my page fastcash-now dot biz!|spam
        The landlord lives at 14 Quarry Lane, second floor, go and tell him.|privacy
        I do not agree with the mayor, but the plan has been voted on.|allow
        Cheap roof tiles, delivered free in the whole county, call Rooftop Ltd.|spam
        Her mobile is 0170 555 0199, ring her at night and see how she likes it.|privacy
        Nobody with half a brain would listen to a clown like you, Martin.|insult
        What a damn wet summer, and the pool is still closed.|allow
        Our slimming tea melts ten pounds in a week, order at teaslim dot shop.|spam
        The nurse from the article is Dana Voss, 3 Mill Street, house with the red door.|privacy
        Shut up, Karin, you are too stupid to read a budget.|insult
        """,
    ),
)

CLAIMS = task(
    "first-notice",
    """
    Role: You are a clerk in the claims department of a household insurer. You read the first notice
    of a loss and give it the code of its peril, so that it reaches the right adjuster.

    Codes
      W = water: pipes, hoses, appliances, rain that comes in
      F = fire: flames, smoke, lightning, explosion
      T = theft: burglary, robbery, things taken from a locked room
      G = glass: panes, mirrors, hobs of glass ceramic that break without another peril

    Guidance
      1. Look for what caused the loss, not for what was damaged.
      2. A pane that a burglar breaks is T.
      3. Water used by the fire brigade belongs to F.
      4. If an appliance leaks, the code is W even when the floor is what has to be replaced.
      5. Give one code. Every notice in this batch has exactly one.

    Samples
      Notice: The hose of the dishwasher came off and the kitchen was under water.
      Code: W

      Notice: Somebody forced the cellar door and two bicycles are gone.
      Code: T

      Notice: A candle set the curtain alight, and the wall is black with soot.
      Code: F

    Now code the next notice in the same way. Write the capital letter only.
    """,
    r"""
    text = HEAD + f"\n\nNotice: {data['notice']}\nCode:"
    gold = CODES[data["peril"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    table(
        "notice|peril",
        """
        The washing machine leaked overnight and the parquet has swollen.|water
        A frying pan caught fire and the extractor hood has melted.|fire
        The flat was broken into while we were on holiday; the jewellery is missing.|theft
        The shower door shattered when my daughter closed it.|glass
        Lightning struck the antenna and the television no longer works.|fire
        A pipe in the bathroom wall burst and soaked the room below.|water
        A man pulled my handbag from my shoulder at the garden gate.|theft
        A pot fell on the hob and the ceramic plate has a crack.|glass
        The firemen put out the burning shed and flooded our cellar.|fire
        Burglars smashed the terrace door and took the stereo.|theft
        """,
    ),
    more='CODES = {"water": "W", "fire": "F", "theft": "T", "glass": "G"}',
)

MAIL = task(
    "inbox-triage",
    """
    <role>
    You sort the shared inbox of a property management company before the team comes in at eight.
    </role>

    <priorities>
    P1 - danger to people or to the building, right now
    P2 - a service has failed, and somebody cannot use the flat as usual
    P3 - everything that can wait for some days: questions, invoices, wishes, thanks
    </priorities>

    <rules>
    - One priority for each e-mail.
    - Capital letters and exclamation marks do not raise the priority.
    - A past danger that has been dealt with is P3.
    - A smell of gas is always P1.
    - When the sender only announces that something may fail, use P3.
    </rules>

    <examples>
    <example>
    <email>There is smoke coming out of the fuse box in the hall.</email>
    <priority>P1</priority>
    </example>
    <example>
    <email>Since last night we have had no warm water on the third floor.</email>
    <priority>P2</priority>
    </example>
    <example>
    <email>PLEASE!!! When will the bill for last year be sent?</email>
    <priority>P3</priority>
    </example>
    </examples>

    <output>
    P1, P2 or P3 and nothing else. The tag around it is closed for you.
    </output>
    """,
    r"""
    text = HEAD + f"\n\n<email>{data['email']}</email>\n<priority>"
    return {"input": text, "output": data["level"], "processed_output": data["level"]}
    """,
    table(
        "email|level",
        """
        It smells of gas on the stairs between the first and the second floor.|P1
        The lift has been stuck since yesterday and my mother uses a wheelchair.|P2
        Thank you for sending the plumber so quickly, all is dry again.|P3
        May I paint my balcony door grey?|P3
        A part of the ceiling has come down in the entrance and people walk below it.|P1
        The heating in flat 12 has stayed cold for two days.|P2
        Please send me a copy of my lease for the bank.|P3
        The lock of our front door is broken and we cannot get into the flat.|P2
        A bare wire hangs from the lamp in the playground and it sparks.|P1
        Our toilet does not flush any more, and it is the only one.|P2
        """,
    ),
)

CHAPTER = led(
    "diagnosis-chapter",
    """
    CODING AID FOR TRAINEES

    Purpose. You help trainees in a hospital's coding office. For every diagnosis that a doctor wrote
    on the discharge letter you name the first letter of its ICD-10 code.

    Letters in this course
    • I – diseases of the heart and of the blood vessels
    • J – diseases of the airways and lungs
    • K – diseases of the mouth, stomach, bowel and liver
    • S – injuries to a single part of the body

    How to work
    (a) Read the diagnosis as it is written, abbreviations included.
    (b) Decide which organ is ill, and whether an injury is the cause.
    (c) An injury goes before the organ: a broken rib is S, although it lies over the lung.
    (d) High blood pressure belongs to I.
    (e) Diseases of the teeth belong to K.

    Form of the answer
    A single capital letter: I, J, K or S. The trainees copy it by hand, so add nothing to it.
    """,
    r"""
    gold = data["code"][0]
    text = f"Diagnosis: {data['diagnosis']}\nLetter:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    table(
        "diagnosis|code",
        """
        Atrial fibrillation, paroxysmal|I48.0
        Acute bronchitis|J20.9
        Gastric ulcer with bleeding|K25.4
        Fracture of the left collarbone|S42.0
        Essential hypertension|I10
        Pneumonia of the right lower lobe|J18.9
        Acute appendicitis|K35.8
        Open wound of the forearm|S51.9
        Asthma, mainly allergic|J45.0
        Myocardial infarction of the anterior wall|I21.0
        Caries of the dentine|K02.1
        Fracture of three ribs|S22.4
        """,
    ),
)

CLAUSE = task(
    "clause-review",
    """
    You support a small legal team that reviews supplier contracts before they are signed. The team
    wants to know what each clause is about, because every subject has its own reviewer.

    There are four subjects. Confidentiality covers what the parties must keep secret, for how long and
    with which exceptions. Termination covers how and when the contract ends, with or without cause.
    Liability covers who pays for damage, up to which amount, and what is excluded. Payment covers
    prices, invoices, due dates and interest on late sums.

    Please decide by what the clause does and not by single words. A clause that lets a party end the
    contract because an invoice was not paid is about termination. A clause that sets a sum for each
    breach of secrecy is about liability. Headings have been removed from the clauses, and the names of
    the parties have been replaced by "Supplier" and "Customer".

    Two samples from an earlier review:

    Clause: The Customer shall pay each invoice within thirty days of its receipt.
    Subject: payment

    Clause: The Supplier shall not disclose the Customer's drawings to any third party.
    Subject: confidentiality

    Write the subject of the following clause in one word and in small letters.
    """,
    r"""
    text = HEAD + f"\n\nClause: {data['clause']}\nSubject:"
    return {"input": text, "output": " " + data["subject"], "processed_output": data["subject"]}
    """,
    table(
        "clause|subject",
        """
        Either party may end this agreement by giving three months' written notice.|termination
        The Supplier's total responsibility for damage shall not exceed the fees of one year.|liability
        Sums that are overdue bear interest at four percent a year.|payment
        Both parties shall keep the terms of this agreement secret for five years.|confidentiality
        If the Customer fails to settle two invoices, the Supplier may cancel the contract.|termination
        Neither party answers for loss of profit or for indirect damage.|liability
        Prices are fixed for twelve months and include packaging.|payment
        Documents marked as secret shall be returned or destroyed on request.|confidentiality
        For each breach of secrecy the party at fault shall pay damages of 10,000 euros.|liability
        """,
    ),
)
