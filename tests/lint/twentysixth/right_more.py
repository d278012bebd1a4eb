"""Right prompts that look odd: choices, labels, code, letters and more languages."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

GERMAN = qa("""
der Hund schläft > the dog is sleeping
das Haus ist alt > the house is old
wir gehen heim > we are going home
die Milch ist kalt > the milk is cold
er liest ein Buch > he is reading a book
ich habe Hunger > I am hungry
sie singt laut > she sings loudly
der Zug kommt > the train is coming
das Kind lacht > the child is laughing
""")
LOGIC = scored("""
Anna is taller than Ben. Ben is taller than Cleo. Who is tallest?|*Anna/Ben/Cleo
The red box is under the blue one, which is under the green one. Which is on top?|red/blue/*green
Tom came in before Sue and after Raj. Who came in second?|*Tom/Sue/Raj
Ida is older than Max, and Max is older than Leo. Who is youngest?|Ida/Max/*Leo
The fork is left of the knife, the spoon right of it. What is in the middle?|fork/*knife/spoon
Ken sits behind Lou. Lou sits behind Mia. Who sits in front?|Ken/Lou/*Mia
Monday was wetter than Tuesday, Tuesday wetter than Sunday. Which was wettest?|*Monday/Tuesday/Sunday
Pia runs faster than Rob, and Rob faster than Sam. Who is neither first nor last?|Pia/*Rob/Sam
The ash is higher than the elm, the elm than the yew. Which is lowest?|ash/elm/*yew
""")
WORDS = starred("""
a tool for driving nails|*hammer/pillow/candle
a person who bakes bread|sailor/*baker/tailor
the season after winter|autumn/summer/*spring
a young dog|*puppy/kitten/calf
the colour of snow|green/*white/brown
a place where books are lent|harbour/stable/*library
a machine that flies|*aeroplane/tractor/ferry
the meal of the morning|supper/*breakfast/dinner
a river of ice|volcano/desert/*glacier
""")
TICKETS = table(
    "text|level",
    """
    The whole site is down and no one can log in.|high
    The logo looks a bit blurry on my phone.|low
    Payments fail for every customer since noon.|high
    There is a typo on the help page.|low
    All our data is gone after the update.|high
    Could the button be a darker blue?|low
    The alarm system does not react at all.|high
    I would like a shorter greeting in the mails.|low
    Strangers can read our private files.|high
    """,
)
BINARY = qa("""
5 > 101
2 > 10
9 > 1001
6 > 110
12 > 1100
3 > 11
15 > 1111
8 > 1000
10 > 1010
""")

RIGHT = (
    ask("a German sentence without capitals at its head", GERMAN, "f\"DE: {data['q']}\\nEN:\""),
    ask("two languages in one line, with a flag each", GERMAN, "f\"🇩🇪 {data['q']} 🇬🇧\""),
    ask(
        "the instruction is German, and English is asked for",
        GERMAN,
        "f\"Übersetze ins Englische, ohne Punkt am Ende.\\n{data['q']}\\nEnglisch:\"",
    ),
    ask(
        "a ranking whose names are its options",
        LOGIC,
        "f\"{data['question']}\\n\"",
        gold="max(data['target_scores'], key=data['target_scores'].get)",
        output="gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "names in a row of bars, ranked by likelihood",
        LOGIC,
        "f\"{data['question']}\\n{' | '.join(data['target_scores'])}\\nName:\\n\"",
        gold="max(data['target_scores'], key=data['target_scores'].get)",
        output="gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "an instruction that only looks as if it gave the answer",
        LOGIC,
        "f\"Only one of the three is right, and it need not be the first.\\n{data['question']}\\n\"",
        gold="max(data['target_scores'], key=data['target_scores'].get)",
        output="gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "options by the letters X, Y and Z",
        WORDS,
        "f\"Which word means {data['question']}?\\n\" + '\\n'.join(f'{k}: {v}' for k, v in zip('XYZ', data['choices'])) + '\\nLetter:'",
        gold="'XYZ'[data['answer']]",
    ),
    ask(
        "options behind the cue of a crossword",
        WORDS,
        "f\"Crossword clue: {data['question']} ({' / '.join(data['choices'])})\\nSolution:\"",
        gold="data['choices'][data['answer']]",
    ),
    ask(
        "options with a bullet, answered by their words",
        WORDS,
        "f\"{data['question'].capitalize()}:\\n\" + ''.join(f'• {c}\\n' for c in data['choices']) + 'The word is'",
        gold="data['choices'][data['answer']]",
    ),
    ask(
        "ordinals as labels: first, second, third",
        WORDS,
        "f\"{data['question']}: first {data['choices'][0]}, second {data['choices'][1]}, third {data['choices'][2]}.\\nWhich one is meant (first, second or third)?\"",
        gold="('first', 'second', 'third')[data['answer']]",
    ),
    ask(
        "options listed from Z to X, each with its letter",
        WORDS,
        "f\"Which word means {data['question']}?\\n\" + '\\n'.join(f'({k}) {v}' for k, v in reversed(list(zip('XYZ', data['choices'])))) + '\\nLetter without brackets:'",
        gold="'XYZ'[data['answer']]",
    ),
    ask(
        "a scale of two labels with reasons to use each",
        TICKETS,
        "f\"Use high if work stops, and low if it can wait.\\nTicket: {data['text']}\\nPriority:\"",
        gold="data['level']",
    ),
    ask(
        "labels in quotes in the instruction, bare in the answer",
        TICKETS,
        'f\'Priority "high" or "low"? Write the word without its quotes.\\nTicket: {data["text"]}\\nPriority:\'',
        gold="data['level']",
    ),
    ask(
        "labels in a table of Markdown",
        TICKETS,
        "f\"| label | use |\\n|---|---|\\n| high | work stops |\\n| low | it can wait |\\n\\nTicket: {data['text']}\\nLabel:\"",
        gold="data['level']",
    ),
    ask("numbers that look like others: base two", BINARY, "f\"{data['q']} in base 2:\""),
    ask(
        "a call of a function and its value in a comment", BINARY, "f\"bin({data['q']})[2:]  # ->\""
    ),
    ask(
        "a worked example that is a number of another base",
        BINARY,
        "f\"decimal 4 = binary 100\\ndecimal {data['q']} = binary\"",
        fewshot=0,
    ),
)
