"""Right prompts that look odd: unusual cues, marks and hints around short answers in English."""

from __future__ import annotations

from tests.lint.making import ask, qa

OPPOSITES = qa("""
hot > cold
early > late
empty > full
buy > sell
narrow > wide
rough > smooth
north > south
ascend > descend
""")
SYMBOLS = qa("""
iron > Fe
gold > Au
sodium > Na
lead > Pb
oxygen > O
tin > Sn
silver > Ag
helium > He
""")
CAPITALS = qa("""
Austria > Vienna
Chile > Santiago
Portugal > Lisbon
Thailand > Bangkok
Finland > Helsinki
Morocco > Rabat
Greece > Athens
Ireland > Dublin
""")
YOUNG = qa("""
dog > puppy
cat > kitten
sheep > lamb
horse > foal
goose > gosling
goat > kid
deer > fawn
frog > tadpole
""")
SUMS = qa("""
17 + 25 > 42
60 - 14 > 46
9 * 8 > 72
81 / 9 > 9
33 + 48 > 81
100 - 37 > 63
12 * 5 > 60
96 / 8 > 12
""")
FRENCH = qa("""
bread > pain
water > eau
church > église
summer > été
window > fenêtre
boy > garçon
sister > sœur
snow > neige
""")
INVENTED = qa("""
What did Gutenberg build? > a printing press
What did Nobel invent? > dynamite
What did Braille devise? > a script for the blind
What did Daimler build? > a motor car
What did Bell patent? > the telephone
What did Volta invent? > the electric battery
What did Montgolfier fly? > a hot-air balloon
What did Daguerre perfect? > an early kind of photograph
""")
REVERSED = qa("""
stop > pots
live > evil
drawer > reward
part > trap
tips > spit
gum > mug
loop > pool
star > rats
""")

RIGHT = (
    ask("no cue, an arrow of two signs", OPPOSITES, "f\"{data['q']} ->\""),
    ask("no cue, an arrow that is one character", OPPOSITES, "f\"{data['q']} →\""),
    ask("an equals sign is the cue", OPPOSITES, "f\"opposite({data['q']}) =\""),
    ask("a question of one word, and a mark", CAPITALS, "f\"{data['q']}?\""),
    ask(
        "the answer's cue stands on top, too",
        CAPITALS,
        "f\"Name capitals. Write each behind Capital:\\n\\nCountry: {data['q']}\\nCapital:\"",
    ),
    ask("the sentence goes on to its answer", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask(
        "a proverb of analogy, of three parts",
        CAPITALS,
        "f\"Paris is to France as what is to {data['q']}?\\nAnswer:\"",
    ),
    ask(
        "symbols with a rule of capitals",
        SYMBOLS,
        'f"Write the symbol: the first letter large, the second, if any, small.\\n'
        "Element: {data['q']}\\nSymbol:\"",
    ),
    ask("cues in capitals with brackets", SYMBOLS, "f\"[ELEMENT] {data['q']}\\n[SYMBOL]\""),
    ask(
        "cues between hashes",
        SYMBOLS,
        "f\"### Element\\n{data['q']}\\n### Symbol\"",
        output='"\\n" + gold',
        stop=("\n\n",),
    ),
    ask(
        "young animals in a riddle",
        YOUNG,
        "f\"Mother says: I am a {data['q']}. What are you, my child?\\nChild: I am a\"",
    ),
    ask(
        "the answer's length is told",
        YOUNG,
        "f\"What is the young of a {data['q']} called? ({len(data['a'])} letters)\\nWord:\"",
    ),
    ask(
        "dashes are drawn for the letters",
        YOUNG,
        "f\"Young {data['q']}: {'_ ' * (len(data['a']) - 1)}_\\nWord:\"",
    ),
    ask("a sum ends with an equals sign", SUMS, "f\"{data['q']} =\""),
    ask(
        "a calculator's log",
        SUMS,
        "f\">>> {data['q'].replace('/', '//')}\"",
        output='"\\n" + gold',
        stop=("\n\n",),
    ),
    ask(
        "a sum in words of politeness",
        SUMS,
        "f\"Dear machine, would you kindly tell me what {data['q']} comes to?\\nDear human, it is\"",
    ),
    ask(
        "digits are asked for by name",
        SUMS,
        "f\"Compute {data['q']}. Use digits, not words.\\nResult:\"",
    ),
    ask(
        "French with accents, as asked",
        FRENCH,
        'f"Translate into French, with all accents and without the article.\\n'
        "English: {data['q']}\\nFrench:\"",
    ),
    ask("French answer behind a tilde", FRENCH, "f\"en: {data['q']} ~ fr:\""),
    ask("French with the cue in French", FRENCH, "f\"Traduis en français : {data['q']}\\nMot :\""),
    ask("an answer of several words", INVENTED, "f\"Q. {data['q']}\\nA.\""),
    ask(
        "a quiz show with its host",
        INVENTED,
        "f\"Host: {data['q']}\\nContestant, after a short silence:\"",
    ),
    ask(
        "an answer with an article, behind an arrow",
        INVENTED,
        "f\"{data['q']} Begin with an article where there is one.\\n=>\"",
    ),
    ask("a word backwards", REVERSED, "f\"Spell it from right to left: {data['q']}\\nReversed:\""),
    ask(
        "letters parted by hyphens in the question",
        REVERSED,
        "f\"{'-'.join(data['q'])}\\nThe same letters backwards, as one word:\"",
    ),
    ask(
        "the word stands in quotes", REVERSED, 'f"Reverse the word \\"{data[\'q\']}\\".\\nAnswer:"'
    ),
    ask("guillemets around the word", REVERSED, "f\"Reverse «{data['q']}».\\nAnswer:\""),
    ask(
        "the last part of the word is asked for",
        REVERSED,
        "f\"What is the last letter of {data['q']}?\\nLetter:\"",
        gold="data['q'][-1]",
    ),
    ask(
        "the first letter is asked for",
        REVERSED,
        "f\"What is the first letter of {data['q']}?\\nLetter:\"",
        gold="data['q'][0]",
    ),
    ask(
        "output begins with a newline",
        CAPITALS,
        "f\"Write the capital of {data['q']} on the next line.\"",
        output='"\\n" + gold',
        stop=("\n\n",),
    ),
)
