"""Right prompts in English that look odd: tasks of their own."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored

CAPITALS = qa("""
Austria > Vienna
Chile > Santiago
Ghana > Accra
Thailand > Bangkok
Ireland > Dublin
Portugal > Lisbon
Iraq > Baghdad
Fiji > Suva
""")
SUMS = qa("""
23 + 41 > 64
15 + 9 > 24
70 + 18 > 88
36 + 36 > 72
8 + 57 > 65
44 + 27 > 71
60 + 31 > 91
12 + 19 > 31
""")
PAST = qa("""
go > went
see > saw
buy > bought
swim > swam
fly > flew
write > wrote
think > thought
hide > hid
""")
PARITY = qa("""
17 > odd
24 > even
90 > even
31 > odd
58 > even
73 > odd
45 > odd
66 > even
""")
SYMBOLS = qa("""
iron > Fe
silver > Ag
sodium > Na
helium > He
lead > Pb
carbon > C
copper > Cu
zinc > Zn
""")
SPELLING = qa("""
recieve > receive
seperate > separate
definately > definitely
occured > occurred
untill > until
wierd > weird
adress > address
begining > beginning
""")
TONGUES = qa("""
Guten Morgen > German
Buenos días > Spanish
Bonjour à tous > French
Buona notte > Italian
Vielen Dank > German
Hasta luego > Spanish
Merci beaucoup > French
Grazie mille > Italian
""")
FACTS = qa("""
Whales are mammals. > true
The Moon is larger than the Earth. > false
Spiders have eight legs. > true
Ice sinks in water. > false
Gold is a metal. > true
Penguins can fly. > false
The Nile is in Africa. > true
Glass is made from wood. > false
""")
ADDRESSES = qa("""
Write to ann@example.org about the rooms. > ann@example.org
The office is info@example.com, open till five. > info@example.com
Send the files to b.lee@example.net by Friday. > b.lee@example.net
Ask press@example.org for pictures. > press@example.org
My new address is joe_77@example.com, by the way. > joe_77@example.com
For refunds use pay@example.net only. > pay@example.net
Contact the club at chess@example.org. > chess@example.org
Bills go to desk@example.com every month. > desk@example.com
""")
LISTS = qa("""
pear, apple, fig > apple, fig, pear
tin, zinc, iron > iron, tin, zinc
owl, crow, dove > crow, dove, owl
red, blue, green > blue, green, red
Oslo, Bern, Rome > Bern, Oslo, Rome
oak, elm, ash > ash, elm, oak
tea, milk, beer > beer, milk, tea
cat, bat, ant > ant, bat, cat
""")
CALLS = qa("""
len("abc") > 3
max(4, 9, 2) > 9
10 // 3 > 3
2 ** 5 > 32
abs(-7) > 7
min(8, 6) > 6
17 % 5 > 2
round(2.4) > 2
""")
HEX = qa("""
10 > 0xa
255 > 0xff
16 > 0x10
31 > 0x1f
100 > 0x64
7 > 0x7
64 > 0x40
200 > 0xc8
""")
NAMES = qa("""
Ada Lovelace > A. L.
Alan Turing > A. T.
Grace Hopper > G. H.
Emmy Noether > E. N.
Niels Bohr > N. B.
Marie Curie > M. C.
Isaac Newton > I. N.
Rosa Parks > R. P.
""")
HABITATS = scored("""
Where does a camel live?|in the sea/*in the desert/on the ice
Where does a polar bear live?|*on the ice/in the desert/in the jungle
Where does a shark live?|in a tree/in a cave/*in the sea
Where does a mole live?|*under the ground/on a roof/in the sea
Where does a toucan live?|on the ice/*in the jungle/under the ground
Where does a squirrel live?|in the sea/in the desert/*in a tree
Where does a cow live?|*on a farm/in a cave/on the ice
Where does a gull nest?|in the desert/*on a cliff/under the ground
""")
BEST = 'next(k for k, v in data["target_scores"].items() if v)'

RIGHT = (
    ask("question and answer by a dash", CAPITALS, '"Capital of " + data["q"] + " -"'),
    ask("a sentence that the answer ends", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask(
        "a tag of XML before the cue",
        CAPITALS,
        '"<country name=\\"" + data["q"] + "\\" />\\nCapital:"',
    ),
    ask(
        "a table that the answer goes on",
        CAPITALS,
        '"| country | capital |\\n| --- | --- |\\n| " + data["q"] + " |"',
        fewshot=0,
    ),
    ask("a form with dots", CAPITALS, '"Country ..... " + data["q"] + "\\nCapital ....."'),
    ask("an equation with its sign at the end", SUMS, 'data["q"] + " ="'),
    ask("a question in words", SUMS, '"How much is " + data["q"] + "?"'),
    ask("a sum as LaTeX", SUMS, '"$" + data["q"] + " =$"'),
    ask(
        "a reminder of the rules of arithmetic",
        SUMS,
        '"Add the numbers; carry the one where needed.\\n\\n" + data["q"] + "\\nTotal:"',
    ),
    ask("a prompt of Python", CALLS, '">>> " + data["q"]', output='"\\n" + gold', stop=("\n>>>",)),
    ask("a comment as the cue", CALLS, '"print(" + data["q"] + ") # prints"'),
    ask("an assertion", CALLS, '"assert " + data["q"] + " =="'),
    ask("a notebook's cells", CALLS, '"In [1]: " + data["q"] + "\\nOut[1]:"'),
    ask(
        "a base in the prefix",
        HEX,
        '"Write in hexadecimal, with 0x.\\nDecimal: " + data["q"] + "\\nHexadecimal:"',
    ),
    ask("hex by a call", HEX, '"hex(" + data["q"] + ") ->"'),
    ask("verbs by an arrow", PAST, 'data["q"] + " →"'),
    ask("verbs in a sentence", PAST, '"Today I " + data["q"] + ", and yesterday I"'),
    ask("verbs with bullet points", PAST, '"• present: " + data["q"] + "\\n• past:"'),
    ask(
        "an answer in quotes, as is asked",
        PAST,
        '"Give the past tense, in double quotes.\\nVerb: " + data["q"] + "\\nPast:"',
        gold="'\"' + data[\"a\"] + '\"'",
    ),
    ask("a short choice", PARITY, '"Even or odd? " + data["q"] + ":"'),
    ask("a choice in brackets", PARITY, 'data["q"] + " is an (odd/even) number. It is"'),
    ask(
        "labels as letters, with a legend",
        PARITY,
        '"E: even, O: odd.\\nNumber: " + data["q"] + "\\nLetter:"',
        gold='data["a"][0].upper()',
    ),
    ask("a sentence about a number", PARITY, '"The number " + data["q"] + " is"'),
    ask("a lookup in a book", SYMBOLS, '"Periodic table, entry of " + data["q"] + ":"'),
    ask("symbols by a colon", SYMBOLS, 'data["q"].capitalize() + ":"'),
    ask("a key and a value of YAML", SYMBOLS, '"element: " + data["q"] + "\\nsymbol:"'),
    ask(
        "words that are misspelt on purpose",
        SPELLING,
        '"Correct the spelling.\\nWrong: " + data["q"] + "\\nRight:"',
    ),
    ask("a diff of two lines", SPELLING, '"- " + data["q"] + "\\n+"'),
    ask("foreign words in quotes", TONGUES, '"Which language is «" + data["q"] + "»?\\nLanguage:"'),
    ask(
        "the labels on a line of their own",
        TONGUES,
        '"[French | German | Italian | Spanish]\\n" + data["q"] + "\\n=>"',
    ),
    ask(
        "a statement to be judged",
        FACTS,
        '"True or false: " + data["q"] + "\\nAnswer (in small letters):"',
    ),
    ask(
        "numbers for truth, with a legend",
        FACTS,
        '"1 = true, 0 = false\\nStatement: " + data["q"] + "\\nValue:"',
        gold='{"true": "1", "false": "0"}[data["a"]]',
    ),
    ask(
        "a quiz master's words", FACTS, '"Quiz master: " + data["q"] + " True or false?\\nPlayer:"'
    ),
    ask(
        "an answer that is copied from the text",
        ADDRESSES,
        '"Text: " + data["q"] + "\\nE-mail address:"',
    ),
    ask(
        "an address in angle brackets, as is asked",
        ADDRESSES,
        '"Copy the e-mail address, in angle brackets.\\n" + data["q"] + "\\nAddress:"',
        gold='"<" + data["a"] + ">"',
        fewshot=2,
    ),
    ask("items in order", LISTS, '"Sort by the alphabet: " + data["q"] + "\\nSorted:"'),
    ask(
        "lists of Python, as is meant",
        LISTS,
        '"sorted(" + str(data["q"].split(", ")) + ")[0] =="',
        gold='repr(data["a"].split(", ")[0])',
        fewshot=2,
    ),
    ask("initials with points", NAMES, '"Name: " + data["q"] + "\\nInitials:"'),
    ask(
        "a ranked phrase that ends the question",
        HABITATS,
        '"Q: " + data["question"] + "\\nA:\\n"',
        gold=BEST,
        output="gold",
        method="ppl",
    ),
    ask(
        "ranked texts that are listed by dashes",
        HABITATS,
        'data["question"] + "\\n" + "\\n".join("- " + k for k in data["target_scores"]) '
        '+ "\\nPlace:\\n"',
        gold=BEST,
        output="gold",
        method="ppl",
    ),
    ask(
        "ranked texts after bars",
        HABITATS,
        'data["question"] + " " + " | ".join(data["target_scores"]) + "\\n=\\n"',
        gold=BEST,
        output="gold",
        method="ppl",
    ),
)
