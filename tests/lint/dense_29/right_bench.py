"""Long right prompts in English of courts, banks and government offices."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "hearing-date",
        "date of the hearing in a court's notice, in ISO form",
        """
Registry of the County Court - calendar import

Context
Notices reach us as running text. The calendar needs the day of the hearing. A notice usually has two or three dates:
when it was issued, when papers have to be filed, when the judge sits.

Instructions
1. Find the day on which the parties have to appear.
2. Write it as YYYY-MM-DD.
3. If a hearing was moved, the new day counts.
4. All notices are from England: 03/04/2025 is the third of April.

Not wanted
- the weekday
- the time of day
- the date of issue or the deadline for papers

Worked example
Notice: Issued 2 May 2025. The claim is listed for 14 June 2025 at 10 a.m. Bundles by 7 June 2025.
Hearing: 2025-06-14
""",
        "Notice: {notice}\nHearing:",
        "notice|hearing",
        """
Issued 11 March 2025. Parties are to attend on 29 April 2025 in court 4.|2025-04-29
The hearing of 6 May 2025 is vacated and relisted for 20 May 2025.|2025-05-20
Witness statements by 01/08/2025. Trial on 12/09/2025.|2025-09-12
Trial starts 3 November 2025; skeleton arguments by 27 October 2025.|2025-11-03
By order dated 5 January 2025 the parties appear on 05/02/2025 at 2 p.m.|2025-02-05
Issued 30 June 2025. Costs hearing: 18 July 2025. Schedules by 11 July 2025.|2025-07-18
The hearing listed for 9 October 2025 has been brought forward to 2 October 2025.|2025-10-02
Attend on 10/12/2025 at noon. This notice was sent on 21/11/2025.|2025-12-10
""",
        apart=True,
    ),
    manual(
        "motion-outcome",
        "outcome of a motion in a docket entry",
        """
<guidelines>
<who>You code docket entries for a study of civil procedure in federal district courts.</who>

<question>How was the motion decided?</question>

<codes>
<code name="granted">The court gave the movant everything that was asked for.</code>
<code name="denied">The court gave the movant nothing.</code>
<code name="mixed">The court gave a part and refused a part.</code>
<code name="moot">The court did not decide, because the motion no longer mattered.</code>
<code name="withdrawn">The movant took the motion back.</code>
</codes>

<edge-cases>
<case>"Granted as unopposed" is granted.</case>
<case>"Denied without prejudice" is denied, since nothing was given.</case>
<case>"Denied as moot" is moot: the court had no reason to decide.</case>
<case>A motion that is granted with other dates than asked for is mixed.</case>
</edge-cases>

<format>The name of one code, nothing else.</format>
</guidelines>
""",
        "Entry: {entry}\nCode:",
        "entry|code",
        """
ORDER granting motion to dismiss in its entirety.|granted
ORDER granting in part and denying in part motion for summary judgment.|mixed
NOTICE by plaintiff withdrawing motion to compel.|withdrawn
ORDER denying without prejudice motion to seal.|denied
ORDER denying as moot motion to stay, the case having settled.|moot
MINUTE ENTRY: motion for leave to amend granted as unopposed.|granted
ORDER: motion in limine is denied for the reasons stated on the record.|denied
ORDER granting motion for extension, but to May 1 rather than June 1 as asked.|mixed
Defendant takes back its motion to transfer venue.|withdrawn
ORDER: the motion for a protective order is moot in light of the new complaint.|moot
""",
        fewshot=4,
    ),
    manual(
        "statement-codes",
        "lines of a bank statement, with a code of three letters",
        """
BOOKKEEPING DESK. HOW TO CODE A STATEMENT LINE.

EVERY LINE GETS ONE CODE OF THREE CAPITALS.

SAL = WAGES AND SALARIES THAT COME IN
RNT = RENT THAT GOES OUT
CRD = PAYMENTS BY CARD IN A SHOP OR ONLINE
ATM = CASH TAKEN FROM A MACHINE
CHG = WHAT THE BANK ITSELF CHARGES: ACCOUNT FEE, OVERDRAFT, NEW CARD
INT = INTEREST THAT THE BANK PAYS

RULES
1. THE FEE FOR USING ANOTHER BANK'S MACHINE IS CHG. THE CASH FROM IT IS ATM.
2. OVERDRAFT INTEREST GOES OUT, SO IT IS CHG. INT IS FOR INTEREST THAT COMES IN.
3. AN ADVANCE ON WAGES IS SAL.
4. A CARD PAYMENT TO THE LANDLORD IS RNT: WHAT IT IS FOR BEATS HOW IT IS PAID.

TWO CODED LINES
LINE: LIBRARY CAFE CARD 4411 -3.80
CODE: CRD
LINE: NEW CARD AFTER LOSS -12.00
CODE: CHG

CHECK: IS YOUR ANSWER ONE OF THE SIX? THEN SEND IT.
""",
        "LINE: {line}\nCODE:",
        "line|code",
        """
WAGES MARCH HOLLIS BAKERY LTD +1,912.40|SAL
CASH MACHINE STATION ROAD -60.00|ATM
CREDIT INTEREST Q1 +4.17|INT
MONTHLY ACCOUNT FEE -5.00|CHG
RENT APRIL 14 MILL LANE -780.00|RNT
SHOE SHOP CARD 4411 -64.99|CRD
OVERDRAFT INTEREST FEBRUARY -8.32|CHG
ADVANCE ON WAGES HOLLIS BAKERY LTD +300.00|SAL
CARD 4411 MILL LANE LETTINGS RENT MAY -780.00|RNT
FEE FOR USE OF OTHER BANK'S MACHINE -1.75|CHG
ONLINE BOOKSELLER CARD 4411 -23.10|CRD
""",
        fewshot=3,
    ),
    manual(
        "laundering-score",
        "number of red flags in a transaction report",
        """
# Transaction monitoring: red-flag score

**Audience:** analysts of level 1, and the model that pre-scores for them.

Read the report of one customer's month. Count how many of these four flags it shows. The count is the score.

| flag | shown when |
|---|---|
| cash | cash deposits of 10,000 or more in all |
| speed | money leaves the account within a day of coming in |
| border | transfers to or from a country outside the customer's own |
| mismatch | the sums do not fit the job that the customer has given |

### Rules of counting

- A flag counts once, however often it is shown.
- What the report does not mention is not shown.
- "Mismatch" needs the report to say so in words ("does not fit", "far above"). Do not judge it by yourself.
- 0 is a score as good as any other.

### Example

Report: Student. Deposited 12,000 in cash, far above what a student has. No transfers.
Score: 2

The two flags are cash and mismatch.

### Output

A single digit from 0 to 4.
""",
        "Report: {report}\nScore:",
        "report|score",
        """
Nurse. Salary in, rent and shopping out.|0
Kiosk owner. Deposited 14,500 in cash, which fits the shop.|1
Waiter. 30,000 arrived from abroad, far above his wages, and left the next morning.|3
Retired teacher. Sends 200 a month to a daughter in another country.|1
Student. Deposited 11,000 in cash, wired it abroad the same day; the sum does not fit a student's means.|4
Plumber. 3,000 in cash from customers, as every month.|0
Consultant. 25,000 came in and went out within hours, all within the country.|1
Farmer. Deposited 10,000 in cash after the cattle market, then 6,000 to a dealer abroad.|2
Driver. Received 40,000 from an aunt in the same town; the sum does not fit his job.|1
""",
    ),
    manual(
        "permit-route",
        "procedure for a building application, by letter",
        """
Planning Office, Borough of Eastmere
Which procedure does an application go through?

A. No permit needed
   Garden sheds up to 10 square metres, fences up to 2 metres, painting, solar panels on a roof.

B. Notification
   Garages, carports and extensions of one storey up to 30 square metres. The applicant tells us and may start after a month.

C. Full permit
   New houses, extensions of more than one storey or more than 30 square metres, change of use.

D. Heritage board
   Everything that touches the outside of a listed building, however small.

How to go about it. Ask first whether the building is listed and the outside is touched; then it is D and you are done.
Otherwise look for the description that fits among A, B and C. Measures at the limit belong to the lower procedure: a shed of
exactly 10 square metres is A. Work inside a listed building is treated like work in any other building.

Give the letter.
""",
        "Application: {what}\nProcedure:",
        "what|letter",
        """
Shed of 8 square metres behind a terraced house|A
Carport of 18 square metres|B
New house with two storeys on an empty plot|C
New windows to the street in a listed town hall|D
Turning a shop into a dental practice|C
Fence of 1.8 metres around a garden|A
Painting the facade of a listed mill|D
Extension of one storey, exactly 30 square metres|B
Solar panels on the roof of a bungalow|A
Extension of two storeys at the back of a villa, not listed|C
Solar panels on the roof of a listed chapel|D
Garage of 24 square metres beside a farmhouse, not listed|B
""",
        apart=True,
    ),
    manual(
        "disclosure-talk",
        "what to do with a page under a freedom of information request",
        """
A talk between two officers, kept as the guideline of the disclosure team.

Mbeki: When a citizen asks for a file, what do I do with each page?
Lindqvist: One of three things. You release it, you redact it, or you withhold it.

Mbeki: When do I release?
Lindqvist: When nothing on the page is protected. The names of officers who act in their office are not protected.

Mbeki: And redact?
Lindqvist: When a protected detail stands on a page that can go out without it: a private address, a phone number, a
date of birth, a bank account, the name of a citizen who complained.

Mbeki: So withhold is for the rest?
Lindqvist: It is for pages that are protected as a whole: legal advice to the office, drafts, and medical reports.

Mbeki: A draft with a private address on it?
Lindqvist: Withhold. The stronger protection wins.

Mbeki: Minutes of a public meeting in which a councillor is named?
Lindqvist: Release. A councillor acts in office.

Mbeki: What do I write on the slip?
Lindqvist: One of the three verbs, in lower case: release, redact or withhold.
""",
        "Page: {page}\nSlip:",
        "page|verb",
        """
Minutes of the public budget meeting of 4 June.|release
Letter from a resident about noise, with her name and phone number.|redact
Opinion of the office's lawyer on the lease.|withhold
Table of bus passengers by month.|release
Invoice of a gardener with his bank account on it.|redact
Medical report on a fitness to drive.|withhold
Second draft of the noise policy, with a citizen's private address.|withhold
Email in which the head of the department thanks the fire service.|release
Application for a stall with the applicant's date of birth.|redact
""",
        labels="release/redact/withhold",
    ),
    manual(
        "late-fee",
        "late fee of a tax return, computed from a rule",
        """
REVENUE OFFICE / LATE FEES / WORKING INSTRUCTION 7

1 Scope
1.1 This instruction says how the late fee of an income tax return is worked out.
1.2 It holds for private persons.

2 The fee
2.1 For each month begun after the deadline the fee is 25 dollars.
2.2 A month begins again on the same day of the next month. One day late is one month begun.
2.3 The fee is never higher than 200 dollars.
2.4 A person who is owed a refund pays half of the fee under 2.1 and 2.3.

3 Waiver
3.1 If the person was in hospital on the day of the deadline, the fee is 0 dollars.

4 Samples
4.1 Late by 3 months begun, tax owed, no hospital. Fee: $75
4.2 Late by 10 months begun, tax owed, no hospital. Fee: $200

5 Form of the answer
5.1 A dollar sign and the amount. Cents only where there are any, with two digits: $12.50.
""",
        "Late by {span} begun, {balance}, {hospital}. Fee:",
        "span|balance|hospital|fee",
        """
2 months|tax owed|no hospital|$50
1 month|refund due|no hospital|$12.50
6 months|tax owed|no hospital|$150
5 months|tax owed|in hospital on the day|$0
12 months|refund due|no hospital|$100
3 months|refund due|no hospital|$37.50
9 months|tax owed|no hospital|$200
4 months|refund due|no hospital|$50
7 months|tax owed|no hospital|$175
""",
    ),
    manual(
        "wire-json",
        "payment order from a customer's message as JSON over several lines",
        """
You prepare payment orders for the back office of a private bank. A customer writes in plain words, you fill in the order.

The order is JSON over five lines, like this one:

{
  "amount": 1250.00,
  "currency": "EUR",
  "to": "Garage Weiss"
}

Meaning of the keys
- amount: a number with two decimals, no separator for thousands
- currency: EUR, USD, GBP or CHF. A bare "pounds" is GBP, "francs" are CHF, "dollars" are USD.
- to: the name of who gets the money, without Mr, Mrs, Ms or Dr

What the customer says about the purpose or the day goes to another form, so leave it out. Keep the two spaces in front of
each key; the back office compares orders with a program that looks at every character.
""",
        "Message: {message}\nOrder:\n",
        "message|order",
        """
Please send 300 dollars to Dr Amy Liu for the check-up.|{⏎  "amount": 300.00,⏎  "currency": "USD",⏎  "to": "Amy Liu"⏎}
Transfer 1,480.50 euros to Malerei Stark on Friday.|{⏎  "amount": 1480.50,⏎  "currency": "EUR",⏎  "to": "Malerei Stark"⏎}
Could you pay Mrs Olga Petrov 75 pounds?|{⏎  "amount": 75.00,⏎  "currency": "GBP",⏎  "to": "Olga Petrov"⏎}
Twelve thousand francs to Chalet Rosa, for August.|{⏎  "amount": 12000.00,⏎  "currency": "CHF",⏎  "to": "Chalet Rosa"⏎}
My rent, 940 euros, to Hausverwaltung Nord, please.|{⏎  "amount": 940.00,⏎  "currency": "EUR",⏎  "to": "Hausverwaltung Nord"⏎}
19.99 pounds to Mr Ben Okafor, I owe him lunch.|{⏎  "amount": 19.99,⏎  "currency": "GBP",⏎  "to": "Ben Okafor"⏎}
Send Atelier Blum 560 francs, invoice 88.|{⏎  "amount": 560.00,⏎  "currency": "CHF",⏎  "to": "Atelier Blum"⏎}
2,300 dollars go to Ms Carla Reyes for the guitar.|{⏎  "amount": 2300.00,⏎  "currency": "USD",⏎  "to": "Carla Reyes"⏎}
""",
        lead="",
        stop=("\n\n",),
        postprocess="general_torch",
    ),
)
