"""Right prompts whose answers are texts and numbers: extraction, summaries, translation, sums, dialogues."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, asked, odd, written
from tests.lint.fifth.tasks_free import MATH
from tests.lint.shape import Row

_STEPS: tuple[Row, ...] = tuple(
    {**row, "lines": [f"{part.strip('.')}." for part in str(row["steps"]).split(". ")]}
    for row in MATH.rows
)


_CLOZE = """\
The opposite of hot is ____.|cold
A dozen eggs are ____ eggs.|twelve
Bees make ____.|honey
The sun rises in the ____.|east
A baby cat is called a ____.|kitten
We hear with our ____.|ears
Ice melts into ____.|water
A week has ____ days.|seven"""


_WORDS = """\
cat|animal
oak|tree
rose|flower
salmon|fish
hammer|tool
violin|instrument
copper|metal
Norway|country"""


_LETTERS = """\
Karl Rot, Eva Lind|t d
Ida Falk, Tom Berg|k g
Max Ode, Lea Sturm|e m
Ute Hahn, Ben Falk|n k
Pia Voss, Jan Holz|s z
Ole Kray, Mia Graf|y f
Zoe Blum, Tim Karo|m o
Ada Well, Rob Saar|l r"""


_HAIKU = """\
old pond / a frog leaps in / water's sound|frog
first snow / on the half-finished / bridge|snow
lightning / a heron's cry / stabs the dark|heron
the light of a candle / is moved to another / candle|candle
a world of dew / and within every dewdrop / a struggle|dew
over the wintry / forest, winds howl in rage|wind
in the cicada's cry / no sign can foretell / how soon it dies|cicada
this road / no one goes down it / autumn evening|road"""


_ADD = """\
17 + 25|42
90 - 48|42
6 * 7|42
81 / 9|9
13 + 18|31
100 - 64|36
8 * 12|96
144 / 12|12
55 + 66|121"""


_MONEY = """\
A pen is $2 and a pad is $5. What do two pens and a pad cost?|9
Rent is $700 and heating $85. What is that in all?|785
A $40 coat is sold for half. What does it cost?|20
Three tickets at $12 each are bought. What is paid?|36
From $50, $18 is spent. How much is left?|32
A $90 bill is split by three. What does each pay?|30
Tom earns $15 an hour for 4 hours. How much is it?|60
A $5 fee is added to $120. What is the sum?|125"""


_TEX = """\
Solve $x + 3 = 10$.|7
What is $\\frac{12}{4}$?|3
Find $2^{5}$.|32
What is $\\sqrt{81}$?|9
Evaluate $\\sum_{i=1}^{4} i$.|10
If $f(x) = 3x$, what is $f(5)$?|15
What is $|-8|$?|8
Solve $2y = 28$ for $y$.|14""".replace("|-8|", "¦-8¦")


_RIDDLES = """\
What has keys and opens no door?|a piano
What has hands and cannot clap?|a clock
What gets wet while it dries?|a towel
What has a neck and no head?|a bottle
What runs and has no legs?|a river
What has teeth and cannot bite?|a comb
What goes up and never comes down?|age
What has one eye and cannot see?|a needle"""


_NONE = """\
Which of Ida, Tom and Max is older than 90? Ida is 12, Tom 40, Max 71.|none
Who of the three speaks Dutch? Ann speaks Dutch, Bo and Cy do not.|Ann
Who has a car? Bo has one; Ann and Cy cycle.|Bo
Who was in Rome? None of them was ever in Italy.|none
Who plays chess? Cy does, the others play cards.|Cy
Who is taller than two metres? Ann is 1.62, Bo 1.80, Cy 1.75.|none
Who lives in Bonn? Ann lives there, Bo and Cy in Trier.|Ann
Who sings? Bo sings in a choir, the others don't.|Bo"""


RIGHT: tuple[Right, ...] = (
    # Sums, with steps and without.
    odd(
        "steps with a hash line at the end",
        MATH,
        (" The answer is {data['answer']}.", "\\n#### {data['answer']}"),
    ),
    odd(
        "steps with a boxed answer",
        MATH,
        (" The answer is {data['answer']}.", " So it is $\\\\boxed{{{data['answer']}}}$."),
    ),
    odd(
        "no steps, and no request for any",
        MATH,
        ("\\nAnswer: Let's think step by step.", "\\nAnswer:"),
        ("{data['steps']} The answer is {data['answer']}.", "{data['answer']}"),
    ),
    odd("steps without shots", MATH, fewshot=0),
    odd(
        "steps under a cue of their own",
        MATH,
        ("\\nAnswer: Let's think step by step.", "\\nSolution:"),
    ),
    odd(
        "an answer in another sentence",
        MATH,
        ("The answer is {data['answer']}.", "Therefore, the answer is {data['answer']}."),
    ),
    written(
        "steps as a list with numbers",
        _STEPS,
        "f\"Problem: {data['question']}\\nSteps:\"",
        '"\\n" + "\\n".join(lines) + f"\\nThe answer is {data[\'answer\']}."',
        'data["answer"]',
        first='lines = [f"{n}. {line}" for n, line in enumerate(data["lines"], 1)]',
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
    written(
        "steps as a list with dashes",
        _STEPS,
        "f\"{data['question']}\\nLet us work it out:\"",
        '"\\n" + "\\n".join(f"- {line}" for line in data["lines"]) + f"\\nThe answer is {data[\'answer\']}."',
        'data["answer"]',
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
    asked("bare sums with an equals sign", _ADD, 'data["q"] + " ="'),
    asked(
        "bare sums without a space before the result",
        _ADD,
        'data["q"].replace(" ", "") + "="',
        'data["a"]',
    ),
    asked("sums told as code", _ADD, '">>> " + data["q"] + "\\n"', 'data["a"]'),
    asked(
        "sums with dollar signs in them",
        _MONEY,
        output="f\" ${data['a']}\"",
        postprocess="gsm8k_post",
    ),
    asked("sums in LaTeX", _TEX, output="f\" ${data['a']}$\"", gold="f\"${data['a']}$\""),
    asked(
        "sums in LaTeX with boxes",
        _TEX,
        '"Problem:\\n" + data["q"] + "\\n\\nSolution:"',
        r'''" $\\boxed{" + data["a"] + "}$"''',
        postprocess="math_post",
    ),
    # Short answers.
    asked(
        "a gap to fill, with the word behind the sentence",
        _CLOZE,
        '"Fill the gap: " + data["q"] + "\\nWord:"',
    ),
    asked(
        "a gap to fill, where the prompt stops at the gap",
        "\n".join(line for line in _CLOZE.splitlines() if "____.|" in line),
        'data["q"].split(" ____")[0]',
        "f\" {data['a']}.\"",
        postprocess="exact_match_post",
    ),
    asked(
        "a gap in square brackets", _CLOZE, 'data["q"].replace("____", "[MASK]") + "\\n[MASK] is"'
    ),
    asked("word and class with an arrow", _WORDS, 'data["q"] + " →"'),
    asked(
        "word and class with a colon, a line each",
        _WORDS,
        'data["q"] + ":"',
        own={"separator": "\n"},
        fewshot=4,
    ),
    asked(
        "word and class as a sentence",
        _WORDS,
        '"What kind of thing is this: " + data["q"] + "?\\nIt is a kind of"',
    ),
    asked(
        "word and class in tags",
        _WORDS,
        '"<word>" + data["q"] + "</word>\\n<class>"',
        'data["a"] + "</class>"',
        postprocess="general_torch",
        metric="prefix_match",
        stop=("\n\n",),
    ),
    asked("last letters, with spaces between", _LETTERS, '"Last letters of " + data["q"] + "?"'),
    asked(
        "poems over several lines",
        _HAIKU,
        'data["q"].replace(" / ", "\\n") + "\\n\\nOne word from it:"',
    ),
    asked(
        "poems with slashes between their lines", _HAIKU, '"Poem: " + data["q"] + "\\nIts picture:"'
    ),
    asked(
        "riddles told as a talk",
        _RIDDLES,
        '"Child: " + data["q"] + "\\nGrandmother:"',
        '" It is " + data["a"] + "."',
        postprocess="general_torch",
        metric="in_match",
    ),
    asked("the word none as an answer", _NONE),
)
