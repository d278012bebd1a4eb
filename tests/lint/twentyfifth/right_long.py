"""Right prompts of their own that look odd: long answers, lists, programs and letters of names."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

PROVERBS = qa("""
A stitch in time > saves nine, for small repairs made early spare large ones.
Too many cooks > spoil the broth, since nobody keeps an eye on the salt.
The early bird > catches the worm before the others are awake.
A rolling stone > gathers no moss, and no friends in its street.
Still waters > run deep, which a loud brook never learns.
All that glitters > is not gold, as the jeweller told his son.
Birds of a feather > flock together on the same wire.
The pen > is mightier than the sword in a long quarrel.
Rome > was not built in a day, nor was the road to it.
""")
SORTED = qa("""
pear, apple, fig > apple, fig, pear
lead, iron, zinc > iron, lead, zinc
oboe, harp, drum, viola > drum, harp, oboe, viola
Rome, Oslo, Bern > Bern, Oslo, Rome
red, blue, teal > blue, red, teal
owl, hen, jay, emu > emu, hen, jay, owl
wool, silk, felt > felt, silk, wool
May, June, April > April, June, May
noun, verb, article > article, noun, verb
""")
PEOPLE = table(
    "first|second|fact|a",
    """
    A. Berg|C. Dahl|Berg bakes the bread that Dahl eats.|A. Berg
    B. Frey|D. Holm|Holm was taught the recipe by Frey and bakes daily.|D. Holm
    E. Roth|A. Wolf|Wolf bakes, Roth sells.|A. Wolf
    C. Lind|B. Moss|Lind bakes for Moss on Sundays.|C. Lind
    D. Nash|E. Park|Park bakes what Nash delivers.|E. Park
    B. Ross|A. Shaw|Ross bakes and Shaw washes up.|B. Ross
    C. Todd|D. West|Todd keeps the books; West bakes.|D. West
    E. York|B. Zorn|York bakes rye, Zorn drinks tea.|E. York
    A. Ames|C. Boyd|Boyd bakes, and Ames sweeps the floor.|C. Boyd
    """,
)
CALLS = qa("""
abs(-4) > 4
min(8, 3) > 3
len([5, 6]) > 2
"a".upper() > A
bool(0) > False
round(2.6) > 3
"x-y".split("-")[0] > x
7 // 2 > 3
2 ** 5 > 32
not False > True
""")
RIGHT = (
    ask("answers are half sentences", PROVERBS, "data['q']"),
    ask("the dots of a proverb that goes on", PROVERBS, "f\"{data['q']} …\""),
    ask("a proverb behind the mark of a list", PROVERBS, "f\"Complete freely:\\n- {data['q']}\""),
    ask("long answers behind a cue in bold", PROVERBS, "f\"**Begin:** {data['q']}\\n**Go on:**\""),
    ask("lists in curly brackets", SORTED, "f\"{{{data['q']}}} in alphabetical order:\""),
    ask("a list as input and a list as answer", SORTED, "f\"Sort A to Z: {data['q']}\\nSorted:\""),
    ask("a pipe of a shell as the question", SORTED, "f\"{data['q']} | sort =>\""),
    ask(
        "letters that are initials of people",
        PEOPLE,
        "f\"Who bakes, {data['first']} or {data['second']}? {data['fact']}\\nBaker:\"",
    ),
    ask(
        "the people are in a list that looks like options",
        PEOPLE,
        "f\"{data['first']}\\n{data['second']}\\n{data['fact']}\\nThe baker's full name:\"",
    ),
    ask(
        "the prompt of a shell of Python",
        CALLS,
        "f\"What does it print?\\nprint({data['q']})\\n#\"",
    ),
    ask("an expression between grave accents", CALLS, "f\"`print({data['q']})` prints\""),
)
