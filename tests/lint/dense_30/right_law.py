"""Long right prompts in English of courts, banks, offices and those who register things."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "court-motions",
        "filings at a court's registry, with the kind of motion",
        """
IN THE REGISTRY OF THE COUNTY COURT

GUIDELINE FOR THE CLASSIFICATION OF FILINGS

1. Scope
This guideline applies to written motions in civil cases. Criminal filings are sorted elsewhere and do not occur here.

2. Classes
2.1 "extension": the party asks for more time, for whatever step.
2.2 "dismissal": the party asks that the case, or a claim in it, be ended without a judgment on the facts.
2.3 "evidence": the party asks that something be produced, admitted, or kept out as proof.
2.4 "costs": the party asks who shall bear fees, or that a sum be fixed.

3. Rules of precedence
3.1 What is asked for decides, not what the filing is called on its cover.
3.2 A request for more time to produce documents is an extension.
3.3 A request that the other side pay the fees of an expert is costs, although experts are evidence.

4. Form of the answer
The class in lower case, without quotation marks and without the number of the paragraph.

5. Illustrations
Filing: The claimant prays that the defendant's diary be produced.
Class: evidence
Filing: Counsel is ill and asks that the reply be due in May.
Class: extension
""",
        "Filing: {filing}\nClass:",
        "filing|a",
        """
The defendant asks for three more weeks to hand in the invoices.|extension
The claim was settled in March, so the court is asked to end the case.|dismissal
The photographs were taken secretly and should be kept out.|evidence
The claimant shall pay the surveyor's fee of 900, the defendant moves.|costs
The deadline for the appeal should be moved to the end of June.|extension
The defendant moves that the sum of the lawyer's fees be fixed.|costs
The recordings of the night watchman should be admitted as proof.|evidence
The second claim was filed in the wrong country and should be struck.|dismissal
""",
    ),
    sheet(
        "bank-transfers",
        "transfers that a bank's monitoring holds or lets through",
        """
### You
A junior analyst in the payments monitoring of a small bank. A senior reads your word and does the rest.

### The question
Is the transfer let through (PASS) or looked at by a person (HOLD)?

### HOLD if at least one of these is true
| no. | reason |
| --- | --- |
| H1 | 10,000 or more in cash was paid in on the same day |
| H2 | the account is younger than 30 days and the sum is above 5,000 |
| H3 | the receiver's name differs from the name on the invoice |
| H4 | the same sum was sent three times or more on one day |

### PASS in every other case
A large sum alone is no reason: people buy houses.

### Borderline
- An account of exactly 30 days is not younger than 30 days.
- A sum of exactly 5,000 is not above 5,000.
- A missing umlaut ("Muller" for "Müller") is not a different name.

### Three decisions from the handbook
Transfer: 250,000 to a notary, account 9 years old → PASS
Transfer: 6,000 to a car dealer, account 12 days old → HOLD
Transfer: 80 to a dentist, invoice says Krüger, receiver is Kruger → PASS

### Answer
PASS or HOLD in capitals, without the reason's number.
""",
        "Transfer: {t} →",
        "t|a",
        """
4,900 to a landlord, account 10 days old|PASS
700 to a roofer, invoice says Ahmed, receiver is Olsen|HOLD
12,000 to a brother, 15,000 in cash paid in the same day, account 4 years old|HOLD
5,000 to a school, account 8 days old|PASS
300 to a shop, sent five times on one day|HOLD
9,500 to a boatyard, account 30 days old|PASS
48,000 to a builder, account 6 years old|PASS
5,200 to a travel agency, account 29 days old|HOLD
150 to a plumber, sent twice on one day|PASS
""",
    ),
    sheet(
        "permit-fee",
        "fees of a town's permits for events, computed by table",
        """
Town of Ashcombe, Office for Public Space. Fee table for events, valid for all applications of this year.

Basic fee
    market stall            20
    street party            35
    film shoot             120
    concert                 80

Additions
    per day after the first    15
    power from our box         10 in total, whatever the number of days
    road closure               60 in total

Reductions
    registered charity: the basic fee is not charged, the additions are

Please compute the fee of the application. All sums are in pounds. Write the number alone, without a currency sign, since the
cashier's form has it printed already.

Application: concert, 3 days, road closure
Fee: 170

(80 for the concert, 2 times 15 for the days after the first, 60 for the road. That remark is for the reader; the answer
itself is just the number.)

Application: street party by a registered charity, 1 day, power
Fee: 10
""",
        "Application: {app}\nFee:",
        "app|a",
        """
market stall, 1 day, power|30
film shoot, 2 days|135
concert by a registered charity, 2 days, road closure|75
street party, 1 day, road closure|95
market stall, 5 days|80
film shoot, 3 days, power, road closure|220
concert, 1 day|80
market stall by a registered charity, 4 days, power|55
""",
    ),
    sheet(
        "patent-claims",
        "claims of patents, independent or dependent",
        """
Patent office, formalities section
Note for new examiners, second edition

What you decide. Each claim of an application is either independent or dependent, and we charge by the number of each. You
see one claim at a time.

What an independent claim is. It stands on its own: one could cross out all the other claims and still know what is to be
protected. It often opens with "A" or "An".

What a dependent claim is. It takes over all features of an earlier claim and adds at least one. It names the earlier claim
by its number ("according to claim 2", "as claimed in any of claims 1 to 4").

Two traps for beginners. First: a claim in another category that merely mentions an earlier one, such as "A method of making
the bottle of claim 1", is treated as independent in this office, since it protects something else. Second: "The" at the
beginning proves nothing by itself. Look for the number.

Wording of the answer. One of the two words, independent or dependent, in lower case.
""",
        "Claim: {claim}\nStatus:",
        "claim|a",
        """
A hinge with two leaves and a pin of ceramic.|independent
The hinge according to claim 1, wherein the pin is hollow.|dependent
A method of casting the hinge of claim 1 in sand.|independent
The lamp as claimed in any of claims 1 to 3, further having a dimmer.|dependent
An umbrella whose ribs consist of carbon fibre.|independent
The kettle according to claim 4, wherein the lid is transparent.|dependent
A process of cleaning the filter of claim 2 with steam.|independent
The saddle as claimed in claim 6, covered with cork.|dependent
""",
        labels="independent/dependent",
        apart=True,
        fewshot=4,
    ),
    sheet(
        "ballot-papers",
        "marks on ballot papers, valid or not",
        """
POLLING STATION 114 / COUNTING TEAM
-----------------------------------

You hold up a ballot paper. Each voter has ONE cross. Decide: VALID or INVALID.

VALID
  - one clear cross, tick or dot in exactly one circle
  - a circle that is filled in completely
  - two crosses, if one of them is crossed out and "no" is written beside it
  - a crooked cross, as long as its middle lies inside the circle

INVALID
  - no mark at all
  - marks in two circles, neither of them taken back
  - the voter's name or signature anywhere on the paper
  - a remark that is not "no" (greetings, insults, drawings)
  - a paper that is torn through

ASKED OFTEN
  "The intention is clear, but there is a smiley." -> INVALID. A drawing is a drawing.
  "The corner is torn off, the rest is whole." -> VALID. Torn through means two pieces.

Say the word in capitals. Recounts are done by other people from other tables.
""",
        "Paper: {p}\nDecision:",
        "p|a",
        """
one tick in the second circle|VALID
crosses in circles one and four|INVALID
third circle filled in with blue ink|VALID
nothing on it|INVALID
cross in the first circle, signed J. Petrie at the bottom|INVALID
crosses in two circles, one crossed out with "no" beside it|VALID
cross in the fifth circle, "greetings from row two" in the margin|INVALID
crooked cross whose middle lies inside circle three|VALID
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "registry-names",
        "names of a civil registry brought into one order",
        """
# Civil registry: one way to write names

**Why.** The registry was merged from four villages that wrote names in four ways. We bring all of them into one.

**Target form:** `SURNAME, Given names (year of birth)`

1. The surname in capitals, also its particles: VAN DYK, O'BRIEN, DE LA CRUZ.
2. Given names with a capital at the beginning of each, in the order in which they stand.
3. The year of birth in round brackets, four digits. In the old books only the last two digits stand; all are from 19xx.
4. Titles (Dr, Prof., Sir) are left out.

**What you get.** A line in one of the four old ways. The surname is always marked by a star in front of it, and the year by `b.` in front of it.

**Samples**

Old: Dr anna maria *lindgren b. 61
New: LINDGREN, Anna Maria (1961)

Old: *van houten, pieter b. 1934
New: VAN HOUTEN, Pieter (1934)

If the spelling of a name looks odd to you, do not correct it: it is somebody's name.
""",
        "Old: {old}\nNew:",
        "old|a",
        """
maria *de la cruz b. 47|DE LA CRUZ, Maria (1947)
*o'brien, sean patrick b. 1958|O'BRIEN, Sean Patrick (1958)
Prof. ole *nygaard b. 22|NYGAARD, Ole (1922)
*ferrara, lucia b. 70|FERRARA, Lucia (1970)
Sir henry james *wood b. 1911|WOOD, Henry James (1911)
jan *van dyk b. 39|VAN DYK, Jan (1939)
*moss, edith b. 1905|MOSS, Edith (1905)
""",
    ),
    sheet(
        "insurance-clauses",
        "questions on a policy, answered by the number of the clause",
        """
You answer for the claims department of Northgate Home Insurance. Below is the policy in short. For each question of a
customer name the clause that settles it.

<policy>
  <clause id="3">Water. Damage by burst pipes is covered. Damage by floods and rain through open windows is not.</clause>
  <clause id="5">Theft. Covered if the door or window was broken. Bicycles only when they were locked.</clause>
  <clause id="8">Glass. Panes of windows, doors and ovens are covered. Spectacles and screens are not.</clause>
  <clause id="11">Visitors. What belongs to guests is covered up to 500.</clause>
  <clause id="14">Deadlines. Damage has to be reported within 14 days.</clause>
</policy>

Notes for the answer:
- write the id as a number: 3, 5, 8, 11 or 14
- the clause that settles the question is the right one even if the customer will not like what it says
- if things of a guest are stolen or broken, take clause 11, for it is the special rule
- questions on when to report always go to 14, whatever the damage

<sample>
<question>Rain came in while I was on holiday with the windows open. Do you pay for the parquet?</question>
<id>3</id>
</sample>
""",
        "<question>{q}</question>\n<id>",
        "q|a",
        """
My bicycle was stolen from the yard; it had no lock. Is it covered?|5
A ball flew through the glass of my balcony door. What now?|8
My neighbour's coat was stolen from our hall during dinner.|11
The pipe behind the sink burst. Is the kitchen covered?|3
I noticed the broken pane three weeks ago, is it too late to tell you?|14
The oven door has a crack in its pane.|8
Someone broke the cellar window and took my tools.|5
Until when can I report a burst pipe?|14
The river came into our cellar last night.|3
""",
        lead="",
        stop=("</id>", "\n"),
    ),
    sheet(
        "tax-letter-topics",
        "letters to a tax office with up to two topics",
        """
INSTRUCTIONS FOR THE MAIL ROOM OF THE TAX OFFICE

Every letter gets one topic or two. The scanner then sends a copy to each of the desks.

Topics, always in this order if there are two:
  ADDRESS    the sender has moved, or will move
  BANK       a new account for refunds, or a direct debit
  PAYMENT    asks for instalments, or has trouble to pay
  RETURN     the tax return itself: forms, receipts, corrections

Form: the topics in capitals, with a plus sign and no spaces between two of them.

Letter: We moved to Dover in May, and our account for refunds is a new one, too.
Topics: ADDRESS+BANK

Letter: I forgot a receipt for my desk and send it now.
Topics: RETURN

No letter has more than two topics, and none is without. Thanks and greetings are no topic. A copy of a receipt that is in
the envelope belongs to RETURN, even if the letter says little about it.
""",
        "Letter: {l}\nTopics:",
        "l|a",
        """
Please take the tax from my account by direct debit from now on.|BANK
From August I live in Exeter. Enclosed is a receipt that was missing.|ADDRESS+RETURN
I lost my job and would like to pay in six parts.|PAYMENT
Where do I get form 7 for my second flat?|RETURN
I have closed my old account, and this year I can only pay in instalments.|BANK+PAYMENT
Our new address is 4 Mill Lane.|ADDRESS
Line 12 of my return was wrong, and I cannot pay the rest at once.|PAYMENT+RETURN
""",
        apart=True,
        fewshot=2,
    ),
)
