"""Right prompts in the manner of evaluation suites, and base tasks in other dress."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import GAPS, HANDBOOK, NURSING, REPLY, SORTING
from tests.lint.fiftieth.tasks_free import INVOICE, JOBS, SENSOR, SQL, TRACE, WORDSUMS
from tests.lint.fiftieth.tasks_labels import BOOL, CLAUSES, ENTAIL, STARS, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, QCM, TRADUCE
from tests.lint.fiftieth.tasks_zh import ARITH, HISTORY, JUDGE, PEOPLE, READING
from tests.lint.making import Right, ask, odd, qa, records, right, scored, table

PARENS = table(
    "q|a",
    """
    ( ( )|)
    [ ( )|]
    { [ ]|}
    ( { }|)
    [ [ ]|]
    { ( ) [ ]|}
    ( [ ] { }|)
    """,
)
SWAPS = records(
    "start moves end",
    ("red", ["red to blue"], "blue"),
    ("green", ["green to red", "red to white"], "white"),
    ("blue", ["blue to green"], "green"),
    ("white", ["white to blue", "blue to red"], "red"),
    ("red", ["red to white", "white to green"], "green"),
    ("green", ["green to blue"], "blue"),
    ("blue", ["blue to red", "red to green", "green to white"], "white"),
    ("white", ["white to red"], "red"),
)
LAMBADA = table(
    "text|last",
    """
    He reached for the salt, but his wife had already put it on the soup. "That is enough," she said, and took back the|salt
    The violin had been her mother's. Every night she opened the case, only to look at the|violin
    They waited for the ferry. An hour passed, then two, and still there was no|ferry
    The lighthouse keeper climbed the stairs. For forty years he had lit the lamp of the|lighthouse
    My dog found the ball under the sofa, and all evening nobody could take from him that|ball
    She had lost the key again. In the grass, under the mat, nowhere was there a|key
    """,
)
SENTENCES = scored("""
The committee have agreed on the date.|*acceptable/unacceptable
The cat sat the on mat.|acceptable/*unacceptable
Whom did you see?|*acceptable/unacceptable
She enjoys to swims daily.|acceptable/*unacceptable
Rarely have I been so tired.|*acceptable/unacceptable
Him went home early.|acceptable/*unacceptable
What the boy ate was a pear.|*acceptable/unacceptable
Books three are on table the.|acceptable/*unacceptable
""")
COMMANDS = qa("""
list all files, hidden ones too > ls -a
print the working directory > pwd
count the lines of notes.txt > wc -l notes.txt
make a folder named out > mkdir out
show the last lines of app.log > tail app.log
delete the file old.csv > rm old.csv
search for TODO in main.c > grep TODO main.c
""")
REGEXES = qa("""
three digits > [0-9]{3}
one or more small letters > [a-z]+
a or b > [ab]
an optional minus sign > -?
four capital letters > [A-Z]{4}
any vowel > [aeiou]
""")
EMOJI = table(
    "tweet|emoji",
    """
    We won the cup!!!|🏆
    Happy birthday to my little sister|🎂
    So tired, going to bed|😴
    It is raining again...|🌧️
    I love you all|❤️
    Pizza tonight?|🍕
    New goal of the season, what a kick|⚽
    """,
)

RIGHT: tuple[Right, ...] = (
    ask("the bracket that is missing", PARENS, '"Close the open bracket: " + data["q"]'),
    right(
        "a ball that is moved between boxes",
        "right-swaps",
        """
        moves = "".join(f"Step {n}: {move}.\\n" for n, move in enumerate(data["moves"], 1))
        text = f"A ball lies in the {data['start']} box and is moved.\\n{moves}Box at the end:"
        gold = data["end"]
        """,
        SWAPS,
    ),
    ask("the last word of a passage", LAMBADA, 'data["text"]', 'data["last"]'),
    right(
        "acceptability by likelihood",
        "right-cola-ppl",
        """
        gold = next(key for key, score in data["target_scores"].items() if score)
        text = f'Sentence: "{data["question"]}"\\nThis sentence is'
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {**row, "target_scores": {" " + k: v for k, v in row["target_scores"].items()}}
            for row in SENTENCES
        ),
        method="ppl",
    ),
    ask("a command of the shell", COMMANDS, '"# " + data["q"] + "\\n$"'),
    ask(
        "what a command does",
        COMMANDS,
        '"Say what the command does.\\n$ " + data["a"] + "\\n#"',
        'data["q"]',
    ),
    ask("a regular expression", REGEXES, '"Regex for " + data["q"] + ":"'),
    ask("an emoji for a tweet", EMOJI, '"Tweet: " + data["tweet"] + "\\nEmoji:"', 'data["emoji"]'),
    odd("queues parted by a bar", TICKETS, ('", ".join(QUEUES)', '" | ".join(QUEUES)')),
    odd(
        "the ticket without its subject line's cue",
        TICKETS,
        ("f\"Subject: {data['subject']}\\n\"", "f\"# {data['subject']}\\n\""),
    ),
    odd(
        "the number of queues is said, and is right",
        TICKETS,
        ("one of these queues", "one of these four queues"),
    ),
    odd(
        "the legend in brackets",
        STARS,
        ('"0 = negative, 1 = neutral, 2 = positive"', '"(2: positive, 1: neutral, 0: negative)"'),
    ),
    odd(
        "the product is shown beside the review",
        STARS,
        (
            '"Review: %s" % data["review"].strip()',
            '"Product: %s\\nReview: %s" % (data["product"], data["review"])',
        ),
    ),
    odd("five shots of the legend", STARS, fewshot=5),
    odd("the clause in quotes", CLAUSES, ("Clause: {clause}", 'Clause: "{clause}"')),
    odd(
        "a remark on reading the clause",
        CLAUSES,
        ("Reply with the number only.", "Read the clause to its end. Reply with the number only."),
    ),
    odd(
        "hypothesis before premise",
        ENTAIL,
        (
            "f\"Premise: {data['premise']}\\n\"\n        f\"Hypothesis: {data['hypothesis']}\\n\"",
            "f\"Hypothesis: {data['hypothesis']}\\n\"\n        f\"Premise: {data['premise']}\\n\"",
        ),
    ),
    odd(
        "no shots besides those in the code",
        TRIAGE,
        ("Urgency is red, amber or green.", "Urgency is one of red, amber, green."),
    ),
    odd(
        "a rule between title and passage",
        BOOL,
        ("{data['title']} -- {", "{data['title']}\\n---\\n{"),
    ),
    odd(
        "the question with a capital",
        BOOL,
        ("{data['question']}?", "{data['question'].capitalize()}?"),
    ),
    odd("the number in square brackets", HANDBOOK, ('f"({n}) {option}"', 'f"[{n}] {option}"')),
    odd("no description above the exam", NURSING, description=""),
    odd("letters with a bracket", NURSING, ('f"{letter}. {data', 'f"{letter}) {data')),
    odd("the chat between rules", REPLY, ('f"{talk}\\n\\nWhich', 'f"---\\n{talk}\\n---\\nWhich')),
    odd(
        "letters in round brackets for the events",
        SORTING,
        ('f"[{letter}] {event}"', 'f"({letter}) {event}"'),
    ),
    odd("one shot for the gaps", GAPS, fewshot=1),
    odd(
        "the order of the keys is said",
        INVOICE,
        ('"vendor" and "total".', '"vendor" and "total" in this order.'),
    ),
    odd("no call for steps, and chains all the same", WORDSUMS, (" Let's think step by step.", "")),
    odd(
        "the question after the schema, as a comment of C",
        SQL,
        ("-- {data['ask']}", "/* {data['ask']} */"),
    ),
    odd(
        "the log with semicolons",
        SENSOR,
        ("time,celsius", "time;celsius"),
        ('f"{t},{v}"', 'f"{t};{v}"'),
        ("as CSV", "with semicolons"),
    ),
    odd(
        "the program in a fence",
        TRACE,
        ("print?\\n\\n{}\\n\\n", "print?\\n\\n```python\\n{}\\n```\\n\\n"),
    ),
    odd(
        "a semicolon without a space is asked for and kept",
        JOBS,
        ("`title; city`", "`title;city`"),
        ('"; ".join', '";".join'),
    ),
    odd("两个例子", HISTORY, fewshot=2),
    odd("选项用括号", HISTORY, ('f"{key}．', 'f"（{key}）')),
    odd("应用题不提单位", ARITH, ("只写得数，不写单位。", "直接写出得数。")),
    odd("判断题用引号", JUDGE, ("：{statement}", "：“{statement}”")),
    odd("人名用空格隔开", PEOPLE, ("用顿号隔开", "用空格隔开"), ('"、".join', '" ".join')),
    odd(
        "短文在后，问题在前",
        READING,
        (
            '"短文": data["passage"], "问题": data["question"]',
            '"问题": data["question"], "短文": data["passage"]',
        ),
    ),
    odd(
        "Themen als Liste",
        BAHN,
        (
            "Themen: Pünktlichkeit, Sauberkeit, Personal, Preis",
            "Themen:\n        - Pünktlichkeit\n        - Sauberkeit\n        - Personal\n        - Preis",
        ),
    ),
    odd("lettres entre parenthèses", QCM, ('f"{lettre} - {texte}"', 'f"({lettre}) {texte}"')),
    odd(
        "dos ejemplos",
        TRADUCE,
        ('    ("Ayer llovió todo el día.", "Yesterday it rained all day."),\n', ""),
    ),
)
