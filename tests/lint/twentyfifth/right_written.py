"""Right prompts of their own that look odd: in English and in several languages."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

OPPOSITE = qa("""
hot > cold
early > late
strong > weak
empty > full
rough > smooth
narrow > wide
cheap > expensive
brave > cowardly
dry > wet
loud > quiet
""")
SUMS = qa("""
14 + 9 > 23
31 - 6 > 25
7 * 8 > 56
90 / 6 > 15
12 + 45 > 57
64 - 27 > 37
11 * 9 > 99
84 / 7 > 12
38 + 24 > 62
50 - 41 > 9
""")
YEARS = qa("""
The bridge was opened in 1894 by the mayor. > 1894
Since 1921 the bank has had a branch in Lund. > 1921
He was born in Cadiz in 1756 and died at sea. > 1756
A flood in 1953 destroyed the dyke. > 1953
They planted the lime trees in 1810. > 1810
In 1672 the printer moved to Leiden. > 1672
The line to Gdansk was built in 1870. > 1870
Her second novel came out in 1939. > 1939
The observatory dates from 1735. > 1735
Women could study there from 1908 on. > 1908
""")
ANIMALS = starred("""
Which of them lays eggs?|bat/*duck/otter
Which of them can fly?|*owl/seal/mole
Which of them lives in the sea?|hare/lynx/*squid
Which of them hibernates?|*hedgehog/goat/stork
Which of them has eight legs?|ant/*spider/beetle
Which of them eats grass?|wolf/adder/*sheep
Which of them is a reptile?|newt/*gecko/trout
Which of them is nocturnal?|*badger/swallow/lizard
Which of them spins a cocoon?|crab/snail/*silkworm
Which of them carries its young in a pouch?|lion/*koala/moose
""")
SPEECH = table(
    "who|said|a",
    """
    Waiter|Your soup will be there in a minute.|restaurant
    Nurse|The doctor will see you now.|hospital
    Guard|Tickets, please. Next stop is Lincoln.|train
    Teacher|Open your books at page ten.|school
    Librarian|You may borrow five novels.|library
    Farmer|The cows have been milked.|farm
    Clerk|Would you like stamps as well?|post office
    Steward|Fasten your seat belts for landing.|plane
    Judge|The witness may step down.|court
    Baker|The rye loaves are still warm.|bakery
    """,
)
EMOTION = scored("""
My dog came home after three days!|*joy/anger/fear
They lost my luggage again and laughed about it.|joy/*anger/fear
Something is scratching at the cellar door.|joy/anger/*fear
I got the part in the play!|*joy/anger/fear
Who dared to scratch my car?|joy/*anger/fear
The ice is cracking under us.|joy/anger/*fear
We are having twins!|*joy/anger/fear
He lied to me for a year.|joy/*anger/fear
I hear steps behind me in the dark.|joy/anger/*fear
""")
INLINE = '"; ".join(f"{l}) {c}" for l, c in zip("abc", data["choices"]))'
LETTER = '"abc"[data["answer"]]'
RIGHT = (
    ask("a ratio as the cue of an analogy", OPPOSITE, "f\"up : down :: {data['q']} :\""),
    ask("an equals sign with a stroke", OPPOSITE, "f\"{data['q']} ≠\""),
    ask("a sentence with the gap at its end", OPPOSITE, "f\"The opposite of {data['q']} is\""),
    ask("a word in guillemets", OPPOSITE, "f\"Opposite of «{data['q']}»:\""),
    ask("a dictionary's entry", OPPOSITE, "f\"{data['q']} (adj.), antonym:\""),
    ask("an asterisk in front of a word", OPPOSITE, "f\"* {data['q']} <->\""),
    ask("code that asks for a value", OPPOSITE, "f\"antonym({data['q']}) =\""),
    ask("a dialogue of two children", OPPOSITE, "f\"Tim: I say {data['q']}!\\nPia: Then I say\""),
    ask(
        "an answer in a box of LaTeX",
        SUMS,
        "f\"Compute ${data['q']}$. Box it.\\nResult:\"",
        output='f" \\\\boxed{{{gold}}}"',
        postprocess="math_post",
    ),
    ask("an equals sign alone is the cue", SUMS, "f\"{data['q']} =\""),
    ask("a shell's prompt", SUMS, "f\"$ echo $(({data['q']}))\\n\"", output="gold"),
    ask("a row of a spreadsheet", SUMS, "f\"={data['q'].replace(' ', '')}\\tshows:\""),
    ask(
        "signs of operations in words too",
        SUMS,
        "f\"Work out {data['q']} (here * is times and / is divided by):\"",
    ),
    ask(
        "an unusual name of the answer",
        SUMS,
        "f\"Sum, difference or the like: {data['q']}\\nValue:\"",
    ),
    ask("dollar signs around a formula", SUMS, "f\"What is $ {data['q']} $?\\nAnswer:\""),
    ask("a comment in code as the question", SUMS, "f\"let x = {data['q']};\\n// x is now\""),
    ask("four digits are asked for", YEARS, "f\"{data['q']}\\nYear (four digits):\""),
    ask("a line of JSON and a bare cue", YEARS, '\'{"text": "\' + data["q"] + \'"}\\nyear:\''),
    ask(
        "the year is asked in three languages",
        YEARS,
        "f\"{data['q']}\\nWhich year / quelle année / welches Jahr?\"",
    ),
    ask("a footnote's sign", YEARS, "f\"{data['q']}*\\n* The year in this sentence:\""),
    ask("section signs", YEARS, "f\"§ 1 {data['q']}\\n§ 2 The year that § 1 names:\""),
    ask(
        "a head and a rule under it",
        YEARS,
        "f\"Text\\n====\\n{data['q']}\\n\\nYear\\n====\\n\"",
        output="gold",
    ),
    ask(
        "an e-mail's head",
        YEARS,
        "f\"From: archive\\nSubject: a date\\n\\n{data['q']}\\n\\nYear:\"",
    ),
    ask(
        "options in a row with semicolons",
        ANIMALS,
        f'data["question"] + "\\n" + {INLINE} + "\\nAnswer:"',
        LETTER,
    ),
    ask(
        "the options stand before the question",
        ANIMALS,
        f'{INLINE} + "\\n" + data["question"] + "\\nLetter:"',
        LETTER,
    ),
    ask(
        "the answer is the text and the list has dashes",
        ANIMALS,
        '"\\n- ".join([data["question"], *data["choices"]]) + "\\nAnimal:"',
        'data["choices"][data["answer"]]',
    ),
    ask(
        "numbers for the options and a number as answer",
        ANIMALS,
        '"\\n".join([data["question"], *(f"#{n} {c}" for n, c in enumerate(data["choices"], 1)), "No."])',
        'str(data["answer"] + 1)',
    ),
    ask(
        "numbers that count from nought",
        ANIMALS,
        '"\\n".join([data["question"], *(f"{n}: {c}" for n, c in enumerate(data["choices"])), "Index:"])',
        'str(data["answer"])',
    ),
    ask(
        "ordinal words for the options",
        ANIMALS,
        'data["question"] + " " + ", ".join(data["choices"]) + ".\\nIs it the first, second or third?\\nIt is the"',
        '["first", "second", "third"][data["answer"]]',
    ),
    ask(
        "options joined by or",
        ANIMALS,
        'data["question"] + " The " + ", the ".join(data["choices"][:2]) + " or the " + data["choices"][2] + "?\\nThe"',
        'data["choices"][data["answer"]]',
    ),
    ask(
        "Greek letters for the options",
        ANIMALS,
        '"\\n".join([data["question"], *(f"{l}. {c}" for l, c in zip("αβγ", data["choices"])), "Answer:"])',
        '"αβγ"[data["answer"]]',
    ),
    ask(
        "circled numbers",
        ANIMALS,
        'data["question"] + "\\n" + " ".join(f"{l} {c}" for l, c in zip("①②③", data["choices"])) + "\\nAnswer:"',
        '"①②③"[data["answer"]]',
    ),
    ask(
        "boxes to be ticked by letter",
        ANIMALS,
        '"\\n".join([data["question"], *(f"☐ {l} {c}" for l, c in zip("ABC", data["choices"])), "Tick box"])',
        '"ABC"[data["answer"]]',
    ),
    ask(
        "a speaker's name and a colon in the text",
        SPEECH,
        "f\"{data['who']}: {data['said']}\\nPlace:\"",
    ),
    ask(
        "stage directions",
        SPEECH,
        "f\"[A {data['who'].lower()} enters and speaks: {data['said']}]\\nScene:\"",
    ),
    ask(
        "nested quotes",
        SPEECH,
        "f\"'\\\"{data['said']}\\\" says the {data['who'].lower()}.' Where are we?\\nIn or on a\"",
    ),
    ask(
        "a riddle's last line is a question",
        SPEECH,
        "f\"Who speaks? {data['who']}.\\nWhat is said? {data['said']}\\nWhere?\"",
    ),
    ask("a log with times", SPEECH, "f\"08:00 {data['who']} > {data['said']}\\n08:01 location >\""),
    ask("fields in YAML", SPEECH, "f\"speaker: {data['who']}\\nline: {data['said']}\\nplace:\""),
    ask(
        "a hint that is meant and tells nothing",
        SPEECH,
        "f\"{data['who']}: {data['said']}\\nHint: think of where such people work.\\nPlace:\"",
    ),
    ask(
        "the options are never named, and no cue stands before them",
        EMOTION,
        "f\"{data['question']}\\nHow does the writer feel?\\n\"",
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "feelings are named in another order than ranked",
        EMOTION,
        "f\"fear, joy or anger?\\n{data['question']}\\n\"",
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
)
