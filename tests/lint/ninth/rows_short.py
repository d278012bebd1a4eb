"""Rows of small domains, in one line each."""

from __future__ import annotations

from tests.lint.ninth.making import table

CHEM = table(
    "name formula",
    """
water | H₂O
carbon dioxide | CO₂
ammonia | NH₃
methane | CH₄
sulfuric acid | H₂SO₄
ozone | O₃
table salt | NaCl
hydrogen peroxide | H₂O₂
nitric acid | HNO₃
ethanol | C₂H₆O
""",
)
ROMAN = table(
    "n roman",
    "4 | IV\n9 | IX\n12 | XII\n19 | XIX\n40 | XL\n58 | LVIII\n77 | LXXVII\n90 | XC\n104 | CIV\n400 | CD\n621 | DCXXI",
)
PLURALS = table(
    "one many",
    "child | children\nmouse | mice\nleaf | leaves\nbox | boxes\nfoot | feet\ncity | cities\nox | oxen\nknife | knives\nbaby | babies\ntooth | teeth\nhero | heroes",
)
CAPITAIS = table(
    "país capital",
    "Portugal | Lisboa\nJapão | Tóquio\nEgito | Cairo\nPeru | Lima\nQuênia | Nairóbi\nCanadá | Ottawa\nNoruega | Oslo\nIrã | Teerã\nCuba | Havana\nAngola | Luanda\nPolônia | Varsóvia",
)
SUMS = table(
    "a b sum",
    "12 | 7 | 19\n30 | 45 | 75\n8 | 64 | 72\n110 | 9 | 119\n23 | 58 | 81\n71 | 29 | 100\n5 | 37 | 42\n66 | 14 | 80\n93 | 17 | 110\n48 | 48 | 96\n250 | 31 | 281",
)
DATES = table(
    "text iso",
    "March 5, 2021 | 2021-03-05\nJuly 14, 1789 | 1789-07-14\nMay 1, 2000 | 2000-05-01\nOctober 31, 1517 | 1517-10-31\nJanuary 9, 1998 | 1998-01-09\nDecember 24, 2012 | 2012-12-24\nApril 30, 1945 | 1945-04-30\nJune 2, 1953 | 1953-06-02\nAugust 18, 2007 | 2007-08-18\nNovember 11, 1918 | 1918-11-11",
)
TAGS = table(
    "sentence tags",
    """
Dogs bark | NOUN VERB
She sings well | PRON VERB ADV
The old man slept | DET ADJ NOUN VERB
Run quickly | VERB ADV
Birds build nests | NOUN VERB NOUN
A red car stopped | DET ADJ NOUN VERB
We saw two ships | PRON VERB NUM NOUN
He often laughs | PRON ADV VERB
Three cats fought | NUM NOUN VERB
The baby cries | DET NOUN VERB
""",
)
IPA = table(
    "word ipa",
    "cat | /kæt/\nship | /ʃɪp/\nthin | /θɪn/\nmoon | /muːn/\njudge | /dʒʌdʒ/\nring | /rɪŋ/\nvision | /ˈvɪʒən/\nyes | /jɛs/\nfather | /ˈfɑːðə/\nboy | /bɔɪ/",
)
INTENTS = table(
    "turns intent",
    """
Hi, my card was swallowed by the machine. | lost_card
How much do I have left this month? | balance
Send 40 euros to Maria, please. | transfer
I left my card on the bus yesterday. | lost_card
What is in my savings account? | balance
Please pay my landlord 650. | transfer
Somebody stole my wallet with the card in it. | lost_card
Can you tell me what I own in total? | balance
Move 100 from savings to checking. | transfer
Is there enough on my account for the rent? | balance
I would like to wire money to my son. | transfer
My card is gone, please block it. | lost_card
""",
)
GRADES = tuple(
    {
        "table": f"| name | maths | art |\n| --- | --- | --- |\n| Ana | {a} | {b} |\n| Ben | {c} | {d} |",
        "question": f"What did {who} get in {what}?",
        "answer": gold,
    }
    for a, b, c, d, who, what, gold in (
        *((5, 3, 2, 4, "Ana", "maths", "5"), (1, 2, 6, 4, "Ben", "art", "4")),
        *((3, 6, 5, 2, "Ana", "art", "6"), (4, 2, 1, 3, "Ben", "maths", "1")),
        *((6, 1, 2, 5, "Ben", "art", "5"), (2, 4, 3, 6, "Ana", "maths", "2")),
        *((1, 3, 4, 2, "Ana", "art", "3"), (5, 6, 2, 1, "Ben", "maths", "2")),
        *((3, 1, 6, 5, "Ben", "maths", "6"), (2, 4, 5, 3, "Ana", "art", "4")),
    )
)
VERSE = table(
    "line author",
    """
Shall I compare thee to a summer's day? | Shakespeare
Tyger Tyger, burning bright, in the forests of the night | Blake
I wandered lonely as a cloud | Wordsworth
Because I could not stop for Death, he kindly stopped for me | Dickinson
To be, or not to be: that is the question | Shakespeare
Hope is the thing with feathers | Dickinson
The world is too much with us; late and soon | Wordsworth
To see a world in a grain of sand | Blake
All the world's a stage | Shakespeare
A slash of blue, a sweep of gray | Dickinson
""",
)
REVERSED = tuple(
    {"word": word, "reversed": word[::-1]}
    for word in [
        "stone",
        "lamp",
        "river",
        "cloud",
        "bread",
        "music",
        "plant",
        "tiger",
        "ocean",
        "candle",
    ]
)
