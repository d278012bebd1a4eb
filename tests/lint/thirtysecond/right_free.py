"""Right prompts that look odd: numbers, code, tables and texts to read."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

PRODUCTS = qa("""
6 x 14 > 84
9 x 13 > 117
25 x 8 > 200
11 x 17 > 187
30 x 12 > 360
7 x 19 > 133
15 x 15 > 225
40 x 6 > 240
""")
CLOCK = qa("""
quarter past six in the morning > 06:15
half past two in the afternoon > 14:30
ten to nine in the evening > 20:50
noon > 12:00
five past seven in the morning > 07:05
twenty to four in the afternoon > 15:40
quarter to eleven at night > 22:45
""")
BINARY = qa("""
5 > 101
8 > 1000
11 > 1011
14 > 1110
6 > 110
19 > 10011
23 > 10111
""")
MEANS = qa("""
4, 8, 9 > 7
10, 20, 60 > 30
3, 5, 13 > 7
12, 12, 18 > 14
1, 2, 6 > 3
40, 50, 90 > 60
6, 7, 11 > 8
""")
FRACTIONS = qa("""
1/2 + 1/4 > 3/4
1/3 + 1/6 > 1/2
2/5 + 1/5 > 3/5
3/8 + 1/4 > 5/8
1/2 + 1/3 > 5/6
1/6 + 1/6 > 1/3
""")
SQL = qa("""
all trains > SELECT * FROM trains;
the names of all stations > SELECT name FROM stations;
the number of tickets > SELECT COUNT(*) FROM tickets;
the cheapest fare > SELECT MIN(fare) FROM tickets;
trains by departure > SELECT * FROM trains ORDER BY departure;
cities without repeats > SELECT DISTINCT city FROM stations;
""")
SLICES = table(
    "q|a",
    """
    "barley"[0]|b
    "oats"[-1]|s
    "wheat"[1:3]|he
    len("rye")|3
    "maize".upper()|MAIZE
    "millet".count("l")|2
    "spelt"[::-1]|tleps
    """,
)
REGEX = qa(r"""
one or more digits > \d+
a lower-case letter > [a-z]
the end of a line > $
any character > .
a word's border > \b
white space > \s
""")
HEX = qa("""
#FF0000 > red
#00FF00 > lime
#0000FF > blue
#FFFFFF > white
#000000 > black
#FFFF00 > yellow
""")
BASES = qa("""
GATTACA > CTAATGT
CCGTA > GGCAT
TTAGC > AATCG
AGGCT > TCCGA
CATCAT > GTAGTA
GGAAC > CCTTG
""")
SCORES = table(
    "q|s|a",
    """
    Gulls|Gulls 3:1 Terns|won
    Swifts|Swifts 0:2 Larks|lost
    Finches|Finches 1:1 Tits|drew
    Ravens|Ravens 5:4 Magpies|won
    Geese|Geese 2:2 Ducks|drew
    Owls|Owls 1:6 Eagles|lost
    Storks|Storks 2:0 Cranes|won
    Quails|Quails 0:1 Doves|lost
    Jays|Jays 3:3 Thrushes|drew
    """,
)
LABELS = table(
    "q|a",
    """
    Tomatoes, water, salt, basil. Best before 04/2027. 400 g|400 g
    Rye flour, yeast, salt. Keep dry. 750 g|750 g
    Milk, cultures. Keep at 5 degrees. 150 g|150 g
    Cocoa, sugar, milk powder. May contain nuts. 100 g|100 g
    Peas, mint. Cook for 3 minutes. 450 g|450 g
    Apples, cinnamon. Shake well. 200 g|200 g
    """,
)
CASES = table(
    "q|a",
    """
    Miller v. Ost, decided on 3 May 1987 in Dover, about a fence|1987
    Rao v. Lund, decided on 9 June 2004 in Leeds, about a loan|2004
    Diaz v. Kern, decided on 1 March 1999 in York, about a dog|1999
    Obi v. Walsh, decided on 30 July 2011 in Bath, about a boat|2011
    Sato v. Green, decided on 17 April 1976 in Hull, about rent|1976
    Novak v. Bell, decided on 8 August 2018 in Ely, about a wall|2018
    """,
)
FLIGHTS = table(
    "q|a",
    """
    BA117 LHR-JFK 08:25 gate B32|B32
    LH400 FRA-JFK 11:00 gate Z58|Z58
    KL861 AMS-NRT 14:40 gate F07|F07
    QF001 SYD-SIN 16:45 gate C24|C24
    AF022 CDG-JFK 10:10 gate K41|K41
    EK073 DXB-CDG 08:20 gate A15|A15
    """,
)
CHAINS = table(
    "q|steps|a",
    """
    4 rows of 6 seats, 5 seats taken|4 * 6 = 24. 24 - 5 = 19.|19
    3 nets of 8 lemons, 2 lemons eaten|3 * 8 = 24. 24 - 2 = 22.|22
    5 boxes of 9 stamps, 20 stamps sold|5 * 9 = 45. 45 - 20 = 25.|25
    2 coaches of 44 people, 8 people absent|2 * 44 = 88. 88 - 8 = 80.|80
    7 shelves of 11 books, 30 books lent|7 * 11 = 77. 77 - 30 = 47.|47
    6 vans of 7 crates, 12 crates broken|6 * 7 = 42. 42 - 12 = 30.|30
    """,
)
MOVES = qa("""
e2 to e4 with a pawn > e4
the knight to f3 > Nf3
the bishop takes on c6 > Bxc6
the queen gives check on h5 > Qh5+
castling on the king's side > O-O
castling on the queen's side > O-O-O
""")
EMPTY = qa("""
[3, 1, 2] > [1, 2, 3]
[9, 4] > [4, 9]
[7, 7, 0] > [0, 7, 7]
[15, 2, 8] > [2, 8, 15]
[6, 5, 4, 3] > [3, 4, 5, 6]
""")
SPELLED = qa("""
oven > o-v-e-n
kettle > k-e-t-t-l-e
ladle > l-a-d-l-e
whisk > w-h-i-s-k
fork > f-o-r-k
sieve > s-i-e-v-e
""")

RIGHT = (
    ask("an equation with an open end", PRODUCTS, "f\"{data['q']} =\""),
    ask(
        "a product in dollars of LaTeX",
        PRODUCTS,
        "\"Compute $\" + data['q'].replace('x', r'\\times') + \"$.\\nResult:\"",
    ),
    ask("a time on a clock of 24 hours", CLOCK, "f\"Write as HH:MM: {data['q']}\\nTime:\""),
    ask("a number with a subscript sign", BINARY, "f\"({data['q']})_10 in base 2 is\""),
    ask("digits of two only", BINARY, "f\"Decimal: {data['q']}\\nBinary:\""),
    ask("a mean of a list", MEANS, "f\"Mean of {data['q']}:\""),
    ask("a call of a function as question", MEANS, "f\">>> mean([{data['q']}])\\nprints\""),
    ask("fractions with slashes", FRACTIONS, "f\"Sum in lowest terms: {data['q']} =\""),
    ask("a query that ends with a semicolon", SQL, "f\"-- {data['q']}\\nSQL:\""),
    ask("a prompt of the shell", SQL, "f\"Ask for {data['q']}.\\nsqlite>\""),
    ask("an expression and what it gives", SLICES, "f\"{data['q']} ->\""),
    ask("an expression in a fence", SLICES, "f\"Evaluate.\\n```\\n{data['q']}\\n```\\nValue:\""),
    ask("signs of regular expressions", REGEX, "f\"Regex for {data['q']}:\""),
    ask("colours by their codes", HEX, "f\"What colour is {data['q']}?\\nColour:\""),
    ask("a strand and its complement", BASES, "f\"5'-3' strand: {data['q']}\\ncomplement:\""),
    ask(
        "a result as one of three words",
        SCORES,
        "f\"Result: {data['s']}\\nSay won, lost or drew.\\nThe {data['q']}\"",
    ),
    ask("a weight at the end of a label", LABELS, "f\"Label: {data['q']}\\nNet weight:\""),
    ask("a year in a line of a register", CASES, "f\"{data['q']}\\nYear of the decision:\""),
    ask("a gate on a board", FLIGHTS, "f\"DEPARTURES\\n{data['q']}\\nGate:\""),
    ask(
        "a gate that is copied",
        FLIGHTS,
        "f\"Copy the gate from the line.\\nLine: {data['q']}\\nGate =\"",
    ),
    ask(
        "steps and a result behind four signs",
        CHAINS,
        "f\"How many are left? {data['q']}.\\nSteps:\"",
        output="f\" {data['steps']} #### {gold}\"",
        postprocess="gsm8k_post",
        max_tokens=96,
    ),
    ask(
        "a result without steps",
        CHAINS,
        "f\"How many are left? {data['q']}. Give the number only.\\nLeft:\"",
    ),
    ask("moves in short notation", MOVES, "f\"Write in chess notation: {data['q']}\\nMove:\""),
    ask("a list of numbers as answer", EMPTY, "f\"sorted({data['q']}) ==\""),
    ask("a word spelled with hyphens", SPELLED, "f\"Spell {data['q']} with hyphens.\\nSpelled:\""),
    ask(
        "answers with units and a description",
        LABELS,
        "f\"Text: {data['q']}\\nWeight with its unit:\"",
        description="Find the weight on each label.\n\n",
    ),
)
