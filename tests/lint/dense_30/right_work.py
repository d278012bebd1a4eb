"""Long right prompts in English of security, shops, factories, airlines and farms."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "soc-alerts",
        "alerts of a security operations centre, with the next step",
        """
# SOC L1 playbook (excerpt): what next?

> Audience: night shift. Owner: detection engineering. Reviewed every quarter.

Each alert is one line. Choose the next step from the following four.

| step | when |
| --- | --- |
| close | a known test, a scanner of ours, or a rule that is listed as noisy |
| enrich | we know too little: an unknown address, a hash nobody has seen, no owner of the machine |
| contain | code of an attacker runs on a machine, or data is leaving right now |
| escalate | an account with admin rights is involved, and nothing is running or leaving at the moment |

## Precedence

`contain` beats everything. `escalate` beats `enrich`. A test that was announced is always `close`.

## Our own things

- 10.20.0.5 is the vulnerability scanner
- the red team announces its tests as RT-2025-nn
- the noisy rule is "impossible travel (VPN)"

## Samples

```
alert: port scan from 10.20.0.5
step: close
alert: login of domain admin bt-adm at 03:10 from a new country, session ended
step: escalate
```

Return the step in lower case. No ticket text, no reasoning; the ticket has a field for these.
""",
        "alert: {alert}\nstep:",
        "alert|a",
        """
ransomware note appears on FIN-022, files are being renamed|contain
impossible travel (VPN) for user k.osei|close
unknown hash in the download folder of LAP-310, never executed|enrich
global admin mailbox rule changed last night, no further activity|escalate
mass logins on WEB-04, announced as RT-2025-14|close
2 GB per minute going from DB-01 to a foreign address|contain
single connection to an address without reputation|enrich
domain admin password reset by helpdesk without a ticket|escalate
machine without an owner in the inventory asks for an unknown domain|enrich
""",
    ),
    sheet(
        "log-query",
        "requests of a shop's staff as a line of SQL",
        """
You translate requests into SQL for the back office of Marlow & Daughters (tea, coffee, china).

TABLE orders
    id        INTEGER
    customer  TEXT
    city      TEXT
    total     REAL       -- pounds
    status    TEXT       -- 'open', 'sent' or 'returned'

CONVENTIONS
    1. One statement on one line, closed with a semicolon.
    2. Keywords in capitals, names of columns in small letters.
    3. Texts in single quotes.
    4. "How many" is SELECT COUNT(*), "how much" is SELECT SUM(total), "which" or "list" is SELECT id.
    5. Conditions come in the order of the request, with AND between them.
    6. "above" is >, "below" is <. No other comparison is needed besides =.

TWO PAIRS FROM THE MANUAL
Request: How many orders are open?
SQL: SELECT COUNT(*) FROM orders WHERE status = 'open';
Request: List the orders from York above 50 pounds.
SQL: SELECT id FROM orders WHERE city = 'York' AND total > 50;

Please don't sort, don't limit, and don't put anything around the statement.
""",
        "Request: {q}\nSQL:",
        "q|a",
        """
How many orders were returned?|SELECT COUNT(*) FROM orders WHERE status = 'returned';
How much did the orders from Leeds come to?|SELECT SUM(total) FROM orders WHERE city = 'Leeds';
Which orders are below 10 pounds?|SELECT id FROM orders WHERE total < 10;
How many open orders are from Bath?|SELECT COUNT(*) FROM orders WHERE status = 'open' AND city = 'Bath';
List the orders of the customer Okoro.|SELECT id FROM orders WHERE customer = 'Okoro';
How much did orders above 200 pounds come to?|SELECT SUM(total) FROM orders WHERE total > 200;
Which sent orders are from Derby?|SELECT id FROM orders WHERE status = 'sent' AND city = 'Derby';
""",
        max_tokens=96,
    ),
    sheet(
        "plc-snippets",
        "small functions for a factory's engineers in Python",
        """
Plant software group: helper functions

The line engineers describe a helper in one sentence, and you write it in Python 3. They paste it into their notebooks.

Requirements
  * exactly one function, with the name and the arguments that the sentence gives
  * two lines: the head, and a body that is one return statement, indented by four spaces
  * no type hints, no docstring, no comments, no imports
  * names of temporary variables in comprehensions: x

Pattern 1
Helper: celsius(f) turns degrees Fahrenheit into degrees Celsius.
Code:
def celsius(f):
    return (f - 32) * 5 / 9

Pattern 2
Helper: hot(temps) gives the list of all temps above 80.
Code:
def hot(temps):
    return [x for x in temps if x > 80]

The function is tested on values which the engineers keep for themselves, so it need not look like ours to be right. Short
and plain wins.
""",
        "Helper: {q}\nCode:\n",
        "q|a",
        """
area(w, h) multiplies width and height.|def area(w, h):⏎    return w * h
mean(values) gives the average of a list.|def mean(values):⏎    return sum(values) / len(values)
cold(temps) gives the list of all temps below 5.|def cold(temps):⏎    return [x for x in temps if x < 5]
spread(values) is the largest value minus the smallest.|def spread(values):⏎    return max(values) - min(values)
minutes(s) turns seconds into minutes.|def minutes(s):⏎    return s / 60
faulty(parts) counts the parts in the list that are zero.|def faulty(parts):⏎    return parts.count(0)
doubled(values) gives the list with each value times two.|def doubled(values):⏎    return [x * 2 for x in values]
""",
        lead="",
        stop=("\n\n",),
        postprocess="new_mbpp",
    ),
    sheet(
        "airline-baggage",
        "fees for baggage at an airline's desk",
        """
NORTHWIND AIR · CHECK-IN DESK · BAGGAGE CARD

THE FIRST BAG
Economy: 30 euros. Business: free.

EVERY FURTHER BAG
50 euros each, in both classes.

TOO HEAVY
A bag above 23 kg costs 40 euros more. In Business the limit is 32 kg. A bag that weighs exactly as much as the limit is not
too heavy.

NOT COUNTED
Prams, wheelchairs and crutches travel free and are not bags. So does one musical instrument, if it fits under the seat.

MEMBERS
Gold members have their first bag free in Economy. All else stays as it is.

HOW WE SAY IT
The sum as a whole number with the word euros: "0 euros", "30 euros".

CHECKED EXAMPLES
Passenger: Economy, two bags of 20 kg
Fee: 80 euros
Passenger: Business, one bag of 32 kg, a pram
Fee: 0 euros
""",
        "Passenger: {p}\nFee:",
        "p|a",
        """
Economy, one bag of 25 kg|70 euros
Business, two bags of 22 kg|50 euros
Economy, Gold, one bag of 23 kg|0 euros
Economy, one bag of 18 kg, crutches|30 euros
Business, one bag of 33 kg|40 euros
Economy, Gold, two bags of 20 kg|50 euros
Economy, three bags of 15 kg|130 euros
Economy, Gold, one bag of 24 kg|40 euros
Business, three bags of 30 kg, a pram|100 euros
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "farm-diary",
        "a farm's diary entries with field, work and amount",
        """
Good morning! You keep the field diary of Hollow Farm. The ministry wants it in a fixed form, my father writes it in his own.

**His way:** anything from three words to half a page, about the weather, too.

**The ministry's way:** `field; work; amount`

1. *field* is the name that we use: Long Acre, Mill Piece, Church Field or The Bog. Always written like this.
2. *work* is one of: sowing, spraying, manuring, mowing.
3. *amount* is the number with its unit, as he has it (kg, l or t), with a space between. For mowing there is no amount, and a
   dash takes its place.

He has his own words for things:
- "muck" is manure
- "cut the hay" is mowing
- "drilled" means sown with the drill
- "the wet one" is The Bog

*An entry of his:* Fine and dry at last. Drilled 180 kg of barley up on Long Acre before the crows noticed.
*The same for the ministry:* Long Acre; sowing; 180 kg

If he mentions who helped, or a breakdown, leave it out.
""",
        "*An entry of his:* {e}\n*The same for the ministry:*",
        "e|a",
        """
Cut the hay on Church Field. Tractor held.|Church Field; mowing; -
Got 12 t of muck out to Mill Piece, Joe drove.|Mill Piece; manuring; 12 t
Sprayed 40 l against thistles on the wet one.|The Bog; spraying; 40 l
Drilled oats, 150 kg, Mill Piece, wind from the west.|Mill Piece; sowing; 150 kg
Long Acre had 25 l of the new stuff against rust.|Long Acre; spraying; 25 l
Cold. Spread 8 t of muck over Church Field.|Church Field; manuring; 8 t
Cut the hay on the wet one at last, sank twice.|The Bog; mowing; -
""",
    ),
)
