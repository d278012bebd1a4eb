"""Right prompts that look odd: chains, tables, code, texts with their answers, in English."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

TALES = table(
    "p|q|a",
    """
    Lena has a red bike and a green scooter.|What colour is the bike?|red
    The cook, Omar, left at nine.|Who left?|Omar
    It rained in Bath and snowed in York.|Where did it snow?|York
    The key is under the third pot.|Under which pot is the key?|the third
    Finn paid with a coin from Cuba.|Where was the coin from?|Cuba
    The owl sleeps in the barn by day.|Where does the owl sleep?|in the barn
    The train was late because of a storm.|What made the train late?|a storm
    Ruth keeps the map in her left boot.|What is in the boot?|the map
    """,
)
STEPS = table(
    "q|s|a",
    """
    5 cats have 4 legs each. How many legs?|5 * 4 = 20|20
    30 nuts minus 12 nuts. How many nuts?|30 - 12 = 18|18
    8 packs of 7 cards. How many cards?|8 * 7 = 56|56
    45 beads on 9 strings. How many on each?|45 / 9 = 5|5
    16 boys and 17 girls. How many children?|16 + 17 = 33|33
    90 pages, 25 read. How many are left?|90 - 25 = 65|65
    6 days of 24 hours. How many hours?|6 * 24 = 144|144
    64 eggs in boxes of 8. How many boxes?|64 / 8 = 8|8
    """,
)
PROGRAMS = table(
    "q|a",
    """
    print(2 ** 5)|32
    print("a" + "b" * 2)|abb
    print(17 // 3)|5
    print(len([4, 4, 4]))|3
    print(abs(-8))|8
    print("tea".upper())|TEA
    print(min(6, 2, 9))|2
    print(bool(""))|False
    """,
)
REGEX = table(
    "q|t|a",
    r"""
    \d+|42|yes
    [a-c]{3}|abd|no
    ^Z.$|Zo|yes
    (ha){2}|hah|no
    \w\s\w|a b|yes
    [^0-9]|7|no
    x?y|xxy|no
    .*end|the end|yes
    """,
)
LATEX = qa(r"""
\frac{1}{2} + \frac{1}{2} > 1
\sqrt{49} > 7
2^{10} > 1024
3! > 6
\sum_{k=1}^{4} k > 10
\binom{4}{2} > 6
\log_{10} 1000 > 3
\frac{15}{3} > 5
""")
PAIRS = table(
    "x#|y#|a",
    """
    3|8|8
    12|5|12
    7|6|7
    40|41|41
    19|91|91
    66|60|66
    2|1|2
    35|53|53
    """,
)
ISO = qa("""
March 5, 2021 > 2021-03-05
July 14, 1999 > 1999-07-14
May 1, 2008 > 2008-05-01
October 31, 2015 > 2015-10-31
January 9, 1987 > 1987-01-09
June 22, 2030 > 2030-06-22
December 3, 1950 > 1950-12-03
August 17, 2012 > 2012-08-17
""")
KEYS = qa("""
name=Ida;age=34 > {"name": "Ida", "age": 34}
name=Bo;age=9 > {"name": "Bo", "age": 9}
name=Kai;age=51 > {"name": "Kai", "age": 51}
name=Uma;age=27 > {"name": "Uma", "age": 27}
name=Leo;age=18 > {"name": "Leo", "age": 18}
name=Zoe;age=40 > {"name": "Zoe", "age": 40}
name=Max;age=63 > {"name": "Max", "age": 63}
name=Ann;age=72 > {"name": "Ann", "age": 72}
""")

GSM = {"postprocess": "gsm8k_post", "max_tokens": 128}
FENCE = "```"
NEXT_LINE = {"output": '"\\n" + gold', "stop": ("\n\n",)}

RIGHT = (
    ask(
        "the question stands before the passage",
        TALES,
        "f\"Question: {data['q']}\\nPassage: {data['p']}\\nAnswer:\"",
    ),
    ask(
        "the passage is quoted with angle brackets",
        TALES,
        "f\"> {data['p']}\\n\\n{data['q']}\\nAnswer:\"",
    ),
    ask(
        "the passage stands in tags",
        TALES,
        "f\"<passage>{data['p']}</passage>\\n<question>{data['q']}</question>\\nAnswer:\"",
    ),
    ask(
        "the question again after the passage, as asked",
        TALES,
        "f\"Keep the question in mind while you read.\\nQuestion: {data['q']}\\n\\n{data['p']}\\n\\n"
        "So, once more: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "the answer is to be copied from the text",
        TALES,
        "f\"{data['p']} {data['q']} Copy the words from the text.\\nWords:\"",
    ),
    ask(
        "a letter with a postscript",
        TALES,
        "f\"Dear reader,\\n{data['p']}\\nYours, the author\\nP.S. {data['q']}\\nReply:\"",
    ),
    ask(
        "numbered lines of a text",
        TALES,
        "f\"1: {data['p']}\\n2: {data['q']}\\n3:\"",
    ),
    ask("YAML with its keys", TALES, "f\"text: {data['p']}\\nquestion: {data['q']}\\nanswer:\""),
    ask(
        "steps in the output, after four hashes",
        STEPS,
        "f\"{data['q']}\\nSteps:\"",
        output="f\" {data['s']} #### {gold}\"",
        **GSM,
    ),
    ask(
        "steps are asked for and shown on two lines",
        STEPS,
        "f\"{data['q']}\\nWrite the calculation, then #### and its result.\"",
        output="f\"\\n{data['s']}\\n#### {gold}\"",
        stop=("\n\n",),
        **GSM,
    ),
    ask("no steps, and it is said so", STEPS, "f\"{data['q']} Do not show your work.\\nResult:\""),
    ask(
        "the sum alone is the answer",
        STEPS,
        "f\"{data['q']}\\nWrite the equation.\\nEquation:\"",
        gold="data['s']",
    ),
    ask(
        "the operation's name",
        STEPS,
        "f\"{data['q']}\\nDoes one add, subtract, multiply or divide to find out?\\nOne has to\"",
        gold='{"*": "multiply", "-": "subtract", "/": "divide", "+": "add"}[data["s"].split()[1]]',
    ),
    ask("a prompt of Python", PROGRAMS, "f\">>> {data['q']}\"", **NEXT_LINE),
    ask(
        "a fence around one line",
        PROGRAMS,
        f"f\"{FENCE}py\\n{{data['q']}}\\n{FENCE}\\nIt prints:\"",
    ),
    ask(
        "a comment before the code",
        PROGRAMS,
        "f\"# What does the next line print?\\n{data['q']}\\n# It prints:\"",
    ),
    ask("a shell that runs Python", PROGRAMS, "f\"$ python -c '{data['q']}'\"", **NEXT_LINE),
    ask(
        "regular expressions with backslashes",
        REGEX,
        "f\"Does the pattern match the whole text?\\nPattern: {data['q']}\\nText: {data['t']}\\nyes/no:\"",
    ),
    ask("formulas of LaTeX between dollars", LATEX, "f\"Evaluate ${data['q']}$.\\nValue:\""),
    ask(
        "formulas with a box, as asked",
        LATEX,
        "f\"Evaluate \\\\({data['q']}\\\\). Put the value into \\\\boxed{{}}.\\nValue:\"",
        gold="f\"\\\\boxed{{{data['a']}}}\"",
    ),
    ask(
        "the larger number, as in the input",
        PAIRS,
        "f\"Which is larger, {data['x']} or {data['y']}?\\nThe larger is\"",
    ),
    ask(
        "the smaller number, as in the input",
        PAIRS,
        "f\"min({data['x']}, {data['y']}) =\"",
        gold="str(min(data['x'], data['y']))",
    ),
    ask(
        "a comparison with signs",
        PAIRS,
        "f\"Put < or > between: {data['x']} ? {data['y']}\\nSign:\"",
        gold="'<' if data['x'] < data['y'] else '>'",
    ),
    ask(
        "numbers in a table of two columns",
        PAIRS,
        "f\"| x | y |\\n|---|---|\\n| {data['x']} | {data['y']} |\\n\\nx + y =\"",
        gold="str(data['x'] + data['y'])",
    ),
    ask(
        "a point with brackets",
        PAIRS,
        "f\"P = ({data['x']}, {data['y']})\\nMirror P at the line y = x.\\nQ =\"",
        gold="f\"({data['y']}, {data['x']})\"",
    ),
    ask(
        "dates with the form told",
        ISO,
        "f\"Write the date as YYYY-MM-DD.\\nDate: {data['q']}\\nISO:\"",
    ),
    ask(
        "dates with the form told by an example",
        ISO,
        "f\"Example: April 2, 2003 becomes 2003-04-02.\\n{data['q']} becomes\"",
    ),
    ask(
        "the year of a date",
        ISO,
        "f\"In which year was {data['q']}?\\nYear:\"",
        gold="data['q'].split(', ')[1]",
    ),
    ask(
        "dates in the order of the day",
        ISO,
        "f\"Write as DD.MM.YYYY: {data['q']}\\nDate:\"",
        gold="'.'.join(data['a'].split('-')[::-1])",
    ),
    ask("pairs of keys that become JSON", KEYS, "f\"Turn into JSON: {data['q']}\\nJSON:\""),
    ask(
        "JSON with braces doubled in the template",
        KEYS,
        'f"Schema: {{\\"name\\": string, \\"age\\": number}}\\nInput: {data[\'q\']}\\nOutput:"',
    ),
)
