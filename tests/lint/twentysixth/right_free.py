"""Right prompts that look odd: free answers over small rows."""

from __future__ import annotations

from tests.lint.making import ask, qa

CAPITALS = qa("""
France > Paris
Japan > Tokyo
Egypt > Cairo
Norway > Oslo
Peru > Lima
Kenya > Nairobi
Cuba > Havana
Greece > Athens
Iran > Tehran
Spain > Madrid
""")
OPPOSITES = qa("""
hot > cold
big > small
early > late
rich > poor
wet > dry
hard > soft
open > closed
young > old
loud > quiet
empty > full
""")
ADDITIONS = qa("""
12 + 7 > 19
30 + 45 > 75
8 + 16 > 24
51 + 22 > 73
9 + 9 > 18
64 + 13 > 77
27 + 5 > 32
40 + 41 > 81
15 + 38 > 53
6 + 88 > 94
""")
ROMAN = qa("""
XIV > 14
IX > 9
XL > 40
LXII > 62
CC > 200
VII > 7
XXIX > 29
MD > 1500
XCV > 95
LI > 51
""")
NAMES = qa("""
My name is Carla and I mend clocks. > Carla
Hello, this is Dmitri from room four. > Dmitri
You can call me Aisha if you like. > Aisha
I am Pedro, the new cook. > Pedro
Everyone in the village calls me Nell. > Nell
People know me as Bruno the baker. > Bruno
The name on my passport is Ingrid. > Ingrid
I was christened Oswald, sadly. > Oswald
It is Fatima speaking. > Fatima
Sign it with Walter, please. > Walter
""")
SQL = qa("""
all names of the staff > SELECT name FROM staff;
all cities of the clients > SELECT city FROM clients;
the number of orders > SELECT COUNT(*) FROM orders;
the highest wage of the staff > SELECT MAX(wage) FROM staff;
all dates of the orders > SELECT date FROM orders;
the number of clients > SELECT COUNT(*) FROM clients;
the lowest price of the goods > SELECT MIN(price) FROM goods;
all names of the goods > SELECT name FROM goods;
the mean wage of the staff > SELECT AVG(wage) FROM staff;
""")
CHEM = qa("""
water > H2O
table salt > NaCl
carbon dioxide > CO2
methane > CH4
ammonia > NH3
ozone > O3
hydrogen chloride > HCl
carbon monoxide > CO
sulphuric acid > H2SO4
""")

RIGHT = (
    ask("a country, an arrow of two signs, and its capital", CAPITALS, "f\"{data['q']} =>\""),
    ask("cues in capitals", CAPITALS, "f\"COUNTRY: {data['q']}\\nCAPITAL:\""),
    ask(
        "a slogan stands before each question",
        CAPITALS,
        "f\"Around the world in ten questions!\\n\\nWhat is the capital of {data['q']}?\\n\\nIt is\"",
    ),
    ask("a sentence that goes on with the answer", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask(
        "a dialogue of two who quiz each other",
        CAPITALS,
        "f\"Host: The capital of {data['q']}, please.\\nGuest:\"",
    ),
    ask(
        "a trailing phrase in brackets",
        CAPITALS,
        "f\"Q (geography): capital of {data['q']}?\\nA:\"",
    ),
    ask("an emoji as the cue", CAPITALS, "f\"🌍 {data['q']}\\n🏛️\""),
    ask("opposites joined by a sign of inequality", OPPOSITES, "f\"{data['q']} ≠\""),
    ask("a quoted word and a bare answer", OPPOSITES, 'f\'The opposite of "{data["q"]}" is:\''),
    ask(
        "two worked examples in one line, with semicolons",
        OPPOSITES,
        "f\"good: bad; up: down; {data['q']}:\"",
        fewshot=0,
        stop=(";", "\n"),
    ),
    ask(
        "an analogy with colons in the way of the old tests",
        OPPOSITES,
        "f\"tall : short :: {data['q']} :\"",
    ),
    ask(
        "instructions after the data",
        OPPOSITES,
        "f\"Word: {data['q']}\\n\\nNow give its opposite, one word, no full stop.\\nOpposite:\"",
    ),
    ask(
        "instructions in two languages",
        OPPOSITES,
        "f\"Give the opposite. / Gib das Gegenteil an (auf Englisch).\\n{data['q']}:\"",
    ),
    ask("a poem's line as a frame", OPPOSITES, "f\"Not {data['q']}, but\""),
    ask("a sum whose equals sign is the cue", ADDITIONS, "f\"{data['q']} =\""),
    ask("a sum in the signs of TeX", ADDITIONS, "f\"Compute $ {data['q']} $.\\nResult:\""),
    ask(
        "a sum as a console of Python shows it",
        ADDITIONS,
        "f\">>> print({data['q']})\\n\"",
        output="gold",
    ),
    ask(
        "a sum with its check asked for, and not shown",
        ADDITIONS,
        "f\"Add. Check your result in your head before you write it down.\\n{data['q']} =\"",
    ),
    ask("a sum with a question mark in its place", ADDITIONS, "f\"{data['q']} = ?\\n? =\""),
    ask(
        "a worked example on its own line with a rule below",
        ADDITIONS,
        "f\"2 + 2 = 4\\n---------\\n{data['q']} =\"",
        fewshot=0,
    ),
    ask(
        "a reason of one sentence that repeats the sum",
        ADDITIONS,
        "f\"Sum: {data['q']}\\nReasoning:\"",
        output="f\" Adding the two numbers of {data['q']} gives {gold}. The answer is {gold}.\"",
        postprocess="exact_match_post",
        stop=("\n\n",),
    ),
    ask("Roman numbers, that look like names", ROMAN, "f\"Roman: {data['q']}\\nArabic:\""),
    ask(
        "Roman numbers with a legend of letters",
        ROMAN,
        "f\"I = 1, V = 5, X = 10, L = 50, C = 100, D = 500, M = 1000\\n{data['q']} =\"",
    ),
    ask(
        "a name that stands in the text is asked for",
        NAMES,
        'f"\\"{data[\'q\']}\\"\\nWho is speaking?"',
    ),
    ask(
        "a name is asked for by a form with a blank line",
        NAMES,
        "f\"Statement: {data['q']}\\n\\nFirst name:\"",
    ),
    ask(
        "a chat with stamps of time",
        NAMES,
        "f\"[09:41] guest: {data['q']}\\n[09:42] bot: Noted. Name:\"",
    ),
    ask(
        "a comment sign before each cue, as the frame is a file",
        NAMES,
        "f\"# text\\n{data['q']}\\n# name of the speaker\\n\"",
        output="gold",
    ),
    ask("a query of SQL for a wish in words", SQL, "f\"-- {data['q']}\\n\"", output="gold"),
    ask(
        "a schema stands first, with brackets and commas",
        SQL,
        "f\"Tables: staff(name, wage), clients(name, city), orders(id, date), goods(name, price)\\nWish: {data['q']}\\nSQL:\"",
    ),
    ask("formulas with digits among letters", CHEM, "f\"Formula of {data['q']}:\""),
    ask(
        "formulas, and a note that digits are not set low",
        CHEM,
        "f\"Write digits on the line, as in C6H6.\\nCompound: {data['q']}\\nFormula:\"",
    ),
    ask(
        "an instruction with a negation that fits",
        CHEM,
        "f\"Do not write the name, write the formula.\\n{data['q']}:\"",
    ),
    ask(
        "a long preface of rules",
        CAPITALS,
        '"Rules of the quiz:\\n1. One answer only.\\n2. Use the English name.\\n3. No abbreviations.\\n\\n" + f"Country: {data[\'q\']}\\nCapital:"',
    ),
    ask("stars around the word that is asked about", OPPOSITES, "f\"Opposite of *{data['q']}*:\""),
    ask(
        "an underscore gap that is to be filled",
        OPPOSITES,
        "f\"If it is not {data['q']}, it is ____.\\nMissing word:\"",
    ),
)
