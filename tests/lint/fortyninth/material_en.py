"""Rows of the right prompts in English."""

from __future__ import annotations

from tests.lint.making import keyed, qa, records, scored, starred, table

LEVELS = table(
    "line|level",
    """
    payment service answered in 12 ms|info
    disk usage at 91 percent on node 4|warning
    could not open socket: permission denied|error
    user 88 logged out|info
    retry 3 of 5 for the mail queue|warning
    out of memory, process killed|error
    cache was refreshed|info
    clock is 2 seconds behind the server|warning
    config file not found, giving up|error
    """,
)
PLURALS = qa("""
mouse > mice
child > children
leaf > leaves
tooth > teeth
ox > oxen
goose > geese
city > cities
knife > knives
""")
UNITS = qa("""
3 km > 3000 m
7 km > 7000 m
12 km > 12000 m
0.5 km > 500 m
9 km > 9000 m
2.5 km > 2500 m
20 km > 20000 m
""")
CITIES = qa("""
The parade in Lyon drew thousands. > Lyon
She moved to Krakow after her exams. > Krakow
Our plant in Osaka will close in May. > Osaka
He was born in Quito and raised at sea. > Quito
Trains to Bergen are late today. > Bergen
The court in Perth heard the case. > Perth
They opened a bakery in Tunis. > Tunis
""")
MOODS = qa("""
We won, we won! > joy
Who took my bike again? I am furious. > anger
I still miss my grandmother every day. > sadness
What a lovely surprise, thank you! > joy
Stop lying to me. > anger
The house feels empty without the dog. > sadness
I got the job and I am dancing. > joy
How dare they cancel it twice! > anger
Nobody came to his funeral. > sadness
""")
TIMES = qa("""
quarter past four in the afternoon > 16:15
half past nine in the morning > 09:30
ten to eight in the evening > 19:50
noon > 12:00
five past one in the afternoon > 13:05
twenty to six in the morning > 05:40
""")
EVENS = qa("""
14 > even
27 > odd
90 > even
33 > odd
58 > even
71 > odd
65 > odd
12 > even
""")
SLANG = qa("""
gonna > going to
wanna > want to
kinda > kind of
dunno > do not know
gimme > give me
lemme > let me
""")
PARTS = qa(
    """
quickly > adverb
table > noun
bright > adjective
sing > verb
slowly > adverb
river > noun
heavy > adjective
build > verb
""",
    "q|a",
)
MAIL = table(
    "mail|spam",
    """
    You have won a free cruise, click now!|yes
    Minutes of Tuesday's meeting attached.|no
    Cheap pills, no recipe needed.|yes
    Can you cover my shift on Sunday?|no
    Your cousin the prince left you millions.|yes
    The plumber comes at ten tomorrow.|no
    Lose ten kilos in two days!|yes
    Happy birthday from all of us.|no
    """,
)
PAIRS = table(
    "one|two|same",
    """
    The shop shuts at six.|At six the shop closes.|same
    He paints boats.|He paints in boats.|different
    Rain is likely today.|It will probably rain today.|same
    Lia sold the car to Ron.|Ron sold the car to Lia.|different
    The film was too long.|The film should have been shorter.|same
    Nobody knew the way.|Everybody knew the way.|different
    I gave up smoking.|I stopped smoking.|same
    """,
)
EMOTICONS = scored("""
The cake burned again|happy/*sad
I passed my driving test|*happy/sad
My tent was stolen|happy/*sad
Grandma is out of hospital|*happy/sad
The concert was called off|happy/*sad
We found the lost kitten|*happy/sad
""")
COMMON = starred("""
Which is the odd one out?|apple/pear/*hammer/plum
Which is the odd one out?|*carrot/red/blue/green
Which is the odd one out?|violin/*spoon/flute/drum
Which is the odd one out?|tiger/lion/puma/*salmon
Which is the odd one out?|bus/tram/train/*candle
Which is the odd one out?|*Tuesday/June/May/April
Which is the odd one out?|rain/snow/*chair/hail
Which is the odd one out?|nurse/*brick/baker/judge
""")
PRICES = records(
    "basket total",
    ([("milk", 2), ("bread", 3)], 5),
    ([("tea", 4), ("jam", 5), ("eggs", 3)], 12),
    ([("rice", 6), ("salt", 1)], 7),
    ([("ham", 8), ("leeks", 2), ("figs", 4)], 14),
    ([("soap", 3), ("oil", 7)], 10),
    ([("nuts", 9), ("dates", 8)], 17),
)
FUNCS = qa("""
return the square of n > lambda n: n * n
return the last item of xs > lambda xs: xs[-1]
return the length of s > lambda s: len(s)
return x plus one > lambda x: x + 1
return s in capitals > lambda s: s.upper()
return the smaller of a and b > lambda a, b: min(a, b)
""")
DEFS = qa("""
a person who bakes bread > baker
a building where films are shown > cinema
the frozen form of water > ice
an instrument for telling time > clock
the young of a dog > puppy
a place where books are lent > library
""")
DATES = qa("""
3 May 2019 > 2019-05-03
21 December 1998 > 1998-12-21
9 August 2004 > 2004-08-09
30 January 2011 > 2011-01-30
14 July 1977 > 1977-07-14
6 October 2023 > 2023-10-06
""")
FACTS = keyed(
    "statement",
    """
    Ice is frozen water.|*true/false
    Sharks are mammals.|true/*false
    Paris is on the Seine.|*true/false
    A spider has four legs.|true/*false
    Gold is heavier than water.|*true/false
    Mars is hotter than Venus.|true/*false
    """,
    lead=" ",
)
CLOZE = scored("""
She poured the tea into a|*cup/hill/shoe
The ship sailed across the|oven/*sea/lamp
He locked the door with a|cloud/fish/*key
The farmer milked the|*cow/roof/sock
They lit the room with a|stone/*candle/river
The bird built its|coin/rope/*nest
""")
