"""Right prompts of insurers, law firms and accountants, with long guides."""

from __future__ import annotations

from tests.lint.dense_25.making import BEST, described, filled, guided
from tests.lint.making import scored, table

ROUTING = guided(
    "routing of claims by a table of codes",
    "claim-codes",
    """
    You work in the mail room of a home insurer. Every letter gets the code of the team that handles it.

    TABLE OF CODES
    W10 | water: burst pipes, leaking machines, overflowing baths
    F20 | fire: flames, smoke, lightning, explosions
    T30 | theft: burglary, robbery, stolen bicycles
    S40 | storm: wind, hail, fallen trees
    L50 | liability: damage that the customer did to someone else

    HOW TO PROCEED
    Step 1. Find out whose property was damaged. If it belongs to somebody else, the code is L50, whatever the cause.
    Step 2. Otherwise find the first cause of the damage and take its code.
    Step 3. Check that your code stands in the table.

    NOTES
    * Water that the fire brigade used counts as fire, because the fire was the first cause.
    * Rain that comes in through a roof opened by wind counts as storm.
    * Answer with the code alone, for example S40.
    """,
    """f"Letter: {data['letter']}\\nCode:\"""",
    table(
        "letter|label",
        """
        A pipe burst under our kitchen sink and the floor is ruined.|W10
        While we were on holiday somebody broke in and took the television.|T30
        Hail the size of eggs has smashed the skylight.|S40
        My son kicked a ball through the neighbour's window.|L50
        A candle set the curtains alight; the fire brigade soaked the whole room.|F20
        The washing machine leaked overnight and the parquet has swollen.|W10
        The gale tore off tiles and then it rained onto the bed.|S40
        I spilled red wine on a friend's white sofa.|L50
        My bicycle was stolen from the locked cellar.|T30
        Lightning struck the chimney and burnt the attic.|F20
        """,
    ),
)

COVERED = filled(
    "coverage under the clauses of a policy",
    "travel-cover",
    """
    ROLE: You are a claims adjuster for travel insurance.
    TASK: Decide whether the event below is covered by the policy "Easy Trip".

    POLICY (extract)
    Clause 1. We pay if you cancel before departure because you, or a relative, fall seriously ill.
    Clause 2. We pay for luggage that is lost or stolen, but not for cash.
    Clause 3. We pay for medical treatment abroad, but not for treatment that was planned before the trip.
    Clause 4. We do not pay if the event was caused by alcohol or drugs.
    Clause 5. We do not pay for a change of mind or for bad weather.

    DECISION
    1. Look for a clause that excludes the event. If there is one, write: not covered
    2. If there is none, look for a clause that pays for it. If there is one, write: covered
    3. In all other cases write: not covered

    Don't explain your decision and don't cite the clause.

    EVENT: {event}
    DECISION:""",
    table(
        "event|label",
        """
        Her suitcase never arrived in Lisbon and the airline cannot find it.|covered
        He cancelled because the forecast promised rain for two weeks.|not covered
        She broke a leg while skiing and was operated on in Innsbruck.|covered
        A thief took 300 euros in notes from his wallet.|not covered
        Two days before departure her father had a stroke, so she cancelled.|covered
        He fell off a balcony after drinking a bottle of rum and needed surgery.|not covered
        She went to Budapest for a dental implant arranged in spring.|not covered
        His camera was stolen from the hotel room in Naples.|covered
        They no longer felt like travelling together and cancelled.|not covered
        """,
    ),
)

CLAUSES = described(
    "types of contract clauses with definitions, few-shot",
    "clause-types",
    """
    Annotation guideline: clauses of commercial contracts

    You are a paralegal with ten years of experience. Name the type of the clause that you are shown.

    Types and what they cover
    Termination: how and when a party may end the contract; notice periods.
    Confidentiality: what must be kept secret, from whom and for how long.
    Liability: caps, exclusions and indemnities for damage.
    Governing law: which law applies and which courts decide.
    Payment: prices, due dates, interest on late sums.

    Borderline cases
    - A penalty for telling secrets is Confidentiality, because that is what it protects.
    - Interest on late payment is Payment, not Liability.
    - A right to leave because of late payment is Termination.

    Output: the type exactly as it is written above, on one line, nothing else.
    """,
    """f"Clause: {data['clause']}\\nType:\"""",
    table(
        "clause|label",
        """
        Either party may end this agreement with sixty days' written notice.|Termination
        The Recipient shall not disclose the Information to third parties.|Confidentiality
        In no event shall the total damages exceed the fees of the last year.|Liability
        This agreement is subject to the laws of Scotland.|Governing law
        Invoices fall due thirty days after receipt.|Payment
        The Supplier may leave the contract if two invoices remain unpaid.|Termination
        Sums that are overdue bear interest at eight percent a year.|Payment
        The courts of Vienna decide all disputes.|Governing law
        The duty of secrecy lasts for five years after the end of the project.|Confidentiality
        Neither party answers for loss of profit.|Liability
        """,
    ),
)

ENTAIL = guided(
    "entailment between a contract and a statement, three labels by letter",
    "contract-nli",
    """
    Below you find a passage of a non-disclosure agreement and a hypothesis about it.
    Choose the option that describes their relation.

    Options
    A. Entailed - the passage says so, or it follows from what the passage says.
    B. Contradicted - the passage says the opposite, or rules the hypothesis out.
    C. Not mentioned - the passage neither says so nor rules it out.

    Guidance for annotators
    1. Read the passage as a lawyer would: "shall" and "must" are duties, "may" is a right.
    2. Do not use what such agreements usually say; use the passage alone.
    3. A hypothesis that is more general than the passage is Entailed: "in writing" entails "in some form".
    4. A hypothesis that adds a detail which the passage lacks is Not mentioned.
    5. An exception in the passage counts: "except to lawyers" contradicts "to nobody at all".

    Worked example
    Passage: The Recipient shall return all documents within ten days.
    Hypothesis: The Recipient may keep the documents for ever.
    Answer: B

    Answer with the letter of the option.
    """,
    """f"Passage: {data['passage']}\\nHypothesis: {data['hypothesis']}\\nAnswer:\"""",
    table(
        "passage|hypothesis|label",
        """
        The Recipient may share Information with its employees who need to know it.|Some employees may see the
         Information.|A
        All notices must be sent by registered mail.|Notices may be sent by e-mail.|B
        The Recipient shall protect the Information with reasonable care.|The Recipient must encrypt the Information.|C
        The duties under this agreement survive its end by three years.|The duties end together with the agreement.|B
        The Recipient shall destroy all copies upon written request.|Copies have to be destroyed if this is asked for
         in writing.|A
        Information does not include what is in the public domain.|The Recipient must mark public facts as such.|C
        Neither party may assign this agreement without consent.|A party may assign the agreement freely.|B
        The Recipient shall inform the Discloser of any court order.|The Discloser pays the fees of the court.|C
        The Recipient shall use the Information only to evaluate the purchase.|Use of the Information for other ends is
         forbidden.|A
        """,
    ),
)

EXPENSES = guided(
    "reimbursement by caps, with steps and a number behind hashes",
    "expense-caps",
    """
    You check travel expenses for the finance department of a small company.

    Caps per item
    - dinner: at most 40 dollars
    - hotel: at most 120 dollars a night
    - taxi: at most 25 dollars a ride
    - train: no cap, paid in full
    - drinks at the bar: never paid

    Instructions
    1. For each item write down the amount that is paid: the amount on the receipt, the cap if that is lower, or 0.
    2. Then add the amounts up.
    3. Finish with "####" and the total in dollars, digits only.

    Worked example
    Receipts: dinner 55, taxi 18
    Reasoning: dinner 40, taxi 18. 40 + 18 = 58 #### 58

    Check before you answer: does every item of the list stand in your sum, what is never paid with 0?
    """,
    """f"Receipts: {data['receipts']}\\nReasoning:\"""",
    table(
        "receipts|steps|total",
        """
        dinner 32, taxi 30|dinner 32, taxi 25. 32 + 25 = 57|57
        hotel 140 for one night, train 66|hotel 120, train 66. 120 + 66 = 186|186
        dinner 48, drinks at the bar 19, taxi 12|dinner 40, drinks 0, taxi 12. 40 + 0 + 12 = 52|52
        train 210, dinner 40|train 210, dinner 40. 210 + 40 = 250|250
        hotel 99 for one night, dinner 61|hotel 99, dinner 40. 99 + 40 = 139|139
        taxi 44, taxi 16, train 35|taxi 25, taxi 16, train 35. 25 + 16 + 35 = 76|76
        hotel 131 for one night, taxi 27|hotel 120, taxi 25. 120 + 25 = 145|145
        dinner 22, drinks at the bar 8|dinner 22, drinks 0. 22 + 0 = 22|22
        train 58, hotel 118 for one night, dinner 39|train 58, hotel 118, dinner 39. 58 + 118 + 39 = 215|215
        """,
    ),
    gold='data["total"]',
    output="f\" {data['steps']} #### {gold}\"",
    postprocess="gsm8k_post",
    max_tokens=160,
)

LEDGER = guided(
    "accounts of a ledger by number",
    "ledger-accounts",
    """
    Context
    Our bookkeeping uses a short chart of accounts. You assign each entry of the bank statement to one account.

    Chart of accounts
    4100 Rent and utilities
    4200 Wages and social security
    4300 Travel
    4400 Office supplies and software
    4500 Advertising

    Rules
    - Use one of the five numbers above, never a number of your own.
    - Electricity, gas, water and heating go to 4100.
    - Train tickets, flights, hotels and petrol go to 4300, even if the trip was to a trade fair.
    - Licences for programs go to 4400.
    - Printed flyers go to 4500, not to 4400, since they are made for customers.
    - If an entry names two things, take the one that comes first.

    Format
    Four digits on one line. Do not repeat the name of the account.

    Examples
    Entry: Salaries for May
    Account: 4200

    Entry: Hotel during the trade fair in Milan
    Account: 4300
    """,
    """f"Entry: {data['entry']}\\nAccount:\"""",
    table(
        "entry|label",
        """
        Paper, toner and staples|4400
        Office rent for July|4100
        Return flight to Dublin|4300
        Banner on a news site, two weeks|4500
        Christmas bonus for the staff|4200
        Electricity, second quarter|4100
        Licence for the drawing program, one year|4400
        500 printed flyers for the summer sale|4500
        Petrol for the trip to the supplier|4300
        Social security contributions for June|4200
        """,
    ),
)

APPEAL = guided(
    "the outcome of an appeal, PPL",
    "appeal-outcome",
    """
    You help a law school to build a data set of decisions by courts of appeal.
    For each extract you name what the court of appeal did with the judgment of the court below.

    Definitions
    affirmed: the judgment of the court below stands. Typical words: uphold, affirm, dismiss the appeal.
    reversed: the judgment is replaced by the opposite one. Typical words: reverse, set aside and enter judgment.
    remanded: the case goes back to the court below. Typical words: remand, send back, order a new trial.

    Decision steps
    1. If the case goes back to the court below, it is remanded, even if the judgment was also set aside.
    2. If not, and the judgment is replaced, it is reversed.
    3. If not, it is affirmed.

    Please ignore what the parties asked for, and what a dissenting judge would have done.
    """,
    """f"Extract: {data['extract']}\\nOutcome:\"""",
    tuple(
        {
            "extract": row["question"],
            "target_scores": {f" {key}": score for key, score in row["target_scores"].items()},
        }
        for row in scored("""
        We find no error and uphold the decision of the trial judge.|*affirmed/reversed/remanded
        We set the verdict aside and order a new trial before another jury.|affirmed/reversed/*remanded
        The claim should have failed; we enter judgment for the defendant instead.|affirmed/*reversed/remanded
        The appeal is dismissed with costs.|*affirmed/reversed/remanded
        The matter is sent back so that damages can be assessed.|affirmed/reversed/*remanded
        We acquit the appellant, whose conviction rested on a mistake of law.|affirmed/*reversed/remanded
        Although one of us would reverse, the majority lets the sentence stand.|*affirmed/reversed/remanded
        The permit, refused below, is granted by this court.|affirmed/*reversed/remanded
        Since the judge heard no witnesses, he has to hear the case afresh.|affirmed/reversed/*remanded
        """)
    ),
    gold=BEST,
    lead="",
    method="ppl",
)

INVOICE = filled(
    "fields of an invoice as JSON, with a skeleton",
    "invoice-json",
    """
    You are a data entry clerk. Extract four fields from the invoice text.

    Return JSON with exactly this skeleton, on one line:
    {{"number": "...", "date": "YYYY-MM-DD", "currency": "...", "total": 0.00}}

    Field notes
    - number: the invoice number with its letters and dashes, as printed.
    - date: the date of the invoice, never the due date.
    - currency: the code of three letters. A euro sign is EUR, a pound sign is GBP, a dollar sign is USD.
    - total: the amount to pay, tax included, with two decimals and a point, without a separator for thousands.

    Dates are printed as day/month/year.

    Example
    Invoice text: INVOICE A-17, 03/02/2024. Net £100.00, VAT £20.00, total £120.00. Due 03/03/2024.
    Result: {{"number": "A-17", "date": "2024-02-03", "currency": "GBP", "total": 120.00}}

    Reminder: no Markdown fence, no comment, only the object.

    Invoice text: {text}
    Result:""",
    table(
        "text|number|date|currency|total",
        """
        INVOICE 2024-118, 14/05/2024. Net €50.00, VAT €10.00, total €60.00. Due
         14/06/2024.|2024-118|2024-05-14|EUR|60.00
        INVOICE B-9, 01/12/2023. Net $1,200.00, tax $96.00, total $1,296.00. Due 31/12/2023.|B-9|2023-12-01|USD|1296.00
        INVOICE KL-77, 22/08/2024. Total £45.50, VAT included. Due 05/09/2024.|KL-77|2024-08-22|GBP|45.50
        INVOICE 00541, 09/01/2025. Net €300.00, VAT €57.00, total €357.00. Due 23/01/2025.|00541|2025-01-09|EUR|357.00
        INVOICE X-3-20, 30/06/2023. Total $18.99, tax included. Paid by card.|X-3-20|2023-06-30|USD|18.99
        INVOICE M-402, 17/10/2024. Net £2,000.00, VAT £400.00, total £2,400.00.|M-402|2024-10-17|GBP|2400.00
        INVOICE 7781-C, 05/03/2025. Net €80.00, VAT €15.20, total €95.20. Due 05/04/2025.|7781-C|2025-03-05|EUR|95.20
        INVOICE T-56, 28/02/2024. Total £9.75, VAT included. Due 13/03/2024.|T-56|2024-02-28|GBP|9.75
        INVOICE R-610, 11/11/2023. Net $500.00, tax $35.00, total $535.00. Due 11/12/2023.|R-610|2023-11-11|USD|535.00
        """,
    ),
    gold=(
        'f\'{{"number": "{data["number"]}", "date": "{data["date"]}", \' '
        'f\'"currency": "{data["currency"]}", "total": {data["total"]}}}\''
    ),
    max_tokens=96,
)

RIGHT = (ROUTING, COVERED, CLAUSES, ENTAIL, EXPENSES, LEDGER, APPEAL, INVOICE)
