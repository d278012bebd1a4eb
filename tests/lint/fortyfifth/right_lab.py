"""Right prompts of programmers, labs, courts and newsrooms, in English."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import CHAT, FARM, JOBS, ORDER, TRACE
from tests.lint.fortyfifth.tasks_labels import BOOLQ, LEASE, LOGS, NEXT, NURSE, REVIEWS, SENSOR
from tests.lint.making import Right, ask, odd, qa, records, right, table

REGEX = qa(r"""
one or more digits > \d+
a word of three letters > [a-z]{3}
the letter a at the start > ^a
a dot at the end > \.$
cat or dog > cat|dog
an optional minus sign > -?
""")
SHELL = qa("""
show the current folder > pwd
make a folder called tmp > mkdir tmp
remove the file a.txt > rm a.txt
count the lines of b.csv > wc -l b.csv
copy x.py to y.py > cp x.py y.py
show the first 5 lines of log.txt > head -n 5 log.txt
""")
LATEX = qa(r"""
x squared > $x^2$
one half > $\frac{1}{2}$
the square root of two > $\sqrt{2}$
a times b > $a \cdot b$
alpha plus beta > $\alpha + \beta$
x is at least 3 > $x \ge 3$
""")
ELEMENTS = table(
    "name|symbol|number#",
    """
    hydrogen|H|1
    helium|He|2
    carbon|C|6
    oxygen|O|8
    sodium|Na|11
    iron|Fe|26
    gold|Au|79
    """,
)
CONVERT = qa("""
3 km > 3000 m
0.5 km > 500 m
12 km > 12000 m
7 km > 7000 m
1.2 km > 1200 m
40 km > 40000 m
""")
GENES = records(
    "dna rna",
    ("ATG", "AUG"),
    ("TTCA", "UUCA"),
    ("GATTA", "GAUUA"),
    ("CCT", "CCU"),
    ("TAGC", "UAGC"),
    ("GTGT", "GUGU"),
)
VERDICTS = table(
    "case|verdict",
    """
    The shop window was smashed by the accused, who admits it.|guilty
    Two witnesses saw the accused at home at the time of the theft.|not guilty
    The stolen ring was on the finger of the accused, who laughs at the judge.|guilty
    The accused was in hospital that week, as the doctor swears.|not guilty
    A film shows how the accused sets fire to the barn.|guilty
    The alleged victim says that nothing was ever taken.|not guilty
    """,
)
DATES = qa("""
3 May 2021 > 2021-05-03
14 July 1999 > 1999-07-14
30 November 2008 > 2008-11-30
1 January 2020 > 2020-01-01
22 August 2015 > 2015-08-22
9 March 1987 > 1987-03-09
""")
HEADS = table(
    "text|head",
    """
    The mayor of Sligo opened a new swimming pool on Saturday.|Sligo gets new pool
    Thieves took three hundred bicycles from a store in Ghent.|Bicycles stolen in Ghent
    Snow closed the pass between the two valleys for a week.|Pass closed by snow
    The old theatre is to become a school for dancers.|Theatre becomes dance school
    A seal swam forty miles up the river to the surprise of anglers.|Seal swims up river
    """,
)

RIGHT: tuple[Right, ...] = (
    ask("regular expressions", REGEX, '"Regex for: " + data["q"] + "\\nRegex:"'),
    ask(
        "regular expressions between slashes, which is asked for",
        REGEX,
        '"Write the pattern between slashes.\\nPattern for " + data["q"] + ":"',
        '"/" + data["a"] + "/"',
    ),
    ask("a shell with its dollar", SHELL, '"# " + data["q"] + "\\n$"'),
    ask(
        "shell commands in backticks",
        SHELL,
        '"Give the command in backticks.\\nTask: " + data["q"] + "\\nCommand:"',
        '"`" + data["a"] + "`"',
    ),
    ask("formulas between dollars", LATEX, '"Say it in LaTeX: " + data["q"] + "\\nLaTeX:"'),
    ask(
        "formulas in a box",
        qa("""
        What is 6 times 7? > 42
        What is 9 plus 8? > 17
        What is 50 minus 8? > 42
        What is 36 over 4? > 9
        What is 11 times 3? > 33
        """),
        '"Put the result into \\\\boxed{}.\\nProblem: " + data["q"] + "\\nResult:"',
        '"\\\\boxed{" + data["a"] + "}"',
    ),
    ask(
        "symbols of elements",
        ELEMENTS,
        "f\"{data['name'].capitalize()} has the chemical symbol\"",
        'data["symbol"]',
    ),
    ask(
        "atomic numbers in a comment of code",
        ELEMENTS,
        "f\"# {data['name']}\\nATOMIC_NUMBER[\\\"{data['symbol']}\\\"] =\"",
        'str(data["number"])',
    ),
    ask(
        "elements as key and value",
        ELEMENTS,
        '"element: " + data["name"] + "\\nReply with symbol=… and number=….\\n"',
        "f\"symbol={data['symbol']} number={data['number']}\"",
        "gold",
    ),
    ask("kilometres to metres", CONVERT, '"Convert to metres: " + data["q"] + " ="'),
    ask(
        "kilometres to metres, number alone",
        CONVERT,
        '"How many metres are " + data["q"] + "? Give the number without its unit.\\nNumber:"',
        'data["a"].split()[0]',
    ),
    ask("dna to rna", GENES, '"DNA " + data["dna"] + "\\nRNA"', 'data["rna"]'),
    ask(
        "dna to rna, with the rule told",
        GENES,
        "f\"Replace each T by U.\\n{data['dna']} =>\"",
        'data["rna"]',
    ),
    ask(
        "the length of a strand",
        GENES,
        "f\"How many bases has {data['dna']}?\"",
        'str(len(data["dna"]))',
    ),
    ask(
        "verdicts, one of which has the other in it",
        VERDICTS,
        '"Verdict: guilty or not guilty?\\nCase: " + data["case"] + "\\nThe court finds the accused"',
        'data["verdict"]',
    ),
    ask(
        "verdicts by a code",
        VERDICTS,
        '"G = guilty, NG = not guilty\\n" + data["case"] + "\\nCode:"',
        '{"guilty": "G", "not guilty": "NG"}[data["verdict"]]',
    ),
    ask("dates as ISO has them", DATES, '"Date: " + data["q"] + "\\nYYYY-MM-DD:"'),
    ask(
        "dates, the year alone in two digits",
        DATES,
        '"Give the last two digits of the year.\\n" + data["q"] + "\\nDigits:"',
        'data["a"][2:4]',
    ),
    ask(
        "headlines of at most five words without a full stop",
        HEADS,
        '"Text: " + data["text"] + "\\nHeadline (at most five words, no full stop):"',
        'data["head"]',
    ),
    ask("headlines, tl;dr", HEADS, 'data["text"] + "\\nTL;DR:"', 'data["head"]'),
    right(
        "headlines with an early return for the empty",
        "heads-guard",
        """
        article = data["text"].strip()
        if not article:
            raise ValueError("an article without text")
        gold = data["head"]
        text = f"ARTICLE\\n{article}\\nHEADLINE\\n"
        """,
        HEADS,
        lead="",
    ),
    odd("zero shots of the reviews", REVIEWS, fewshot=0),
    odd("logs with a description above", LOGS, description="The lines are from one night."),
    odd("five shots for the nurses", NURSE, fewshot=5),
    odd(
        "the lease's labels as letters that the question explains",
        LEASE,
        ('"E": "supported", "C": "refuted", "N": "not mentioned"', '"E": "E", "C": "C", "N": "N"'),
        (
            "(supported / refuted / not mentioned)",
            "(E = supported, C = refuted, N = not mentioned)",
        ),
    ),
    odd("readings between bars", SENSOR, ('", ".join(str', '" | ".join(str')),
    odd("a passage with its cue in capitals", BOOLQ, ('f"{data', 'f"PASSAGE\\n{data')),
    odd("solutions with the cue of the paper", FARM, ("\\nSolution:", "\\nWorked solution:")),
    odd("a program between tags", TRACE, ("```python", "<code>"), ("```", "</code>")),
    odd("skills by semicolons", JOBS, ("by commas", "by semicolons"), ('", ".join', '"; ".join')),
    odd("turns with dashes", CHAT, ("{turn['from']}: ", "- {turn['from']} - ")),
    odd(
        "numbers of steps as an arrow chain",
        ORDER,
        ("separated by commas", "joined by arrows (->)"),
        ('", ".join(str', '" -> ".join(str'),
    ),
    odd(
        "what happens next, with a lead",
        NEXT,
        ('data["activity"] + ": "', '"[" + data["activity"] + "] "'),
    ),
)
