"""Right prompts about code and signs, and right code that looks odd."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, asked, odd
from tests.lint.fifth.tasks_free import PRINTS, QUERIES, SHELL

_HTML = """\
Which tag begins a new line?|<br>
Which tag sets text in bold?|<b>
Which tag holds a list without numbers?|<ul>
Which tag begins a row of a table?|<tr>
Which tag shows a picture?|<img>
Which tag marks a paragraph?|<p>
Which tag is a link?|<a>
Which tag is the largest heading?|<h1>"""


_ENTITIES = """\
Which entity stands for &?|&amp;
Which entity stands for <?|&lt;
Which entity stands for >?|&gt;
Which entity stands for a no-break space?|&nbsp;
Which entity stands for the sign of copyright?|&copy;
Which entity stands for a double quote?|&quot;"""


_VALUES = """\
What does dict().get("k") return?|None
What does [] + [] give?|[]
What does bool("") give?|False
What does 7 / 2 give?|3.5
What does list("ab") give?|['a', 'b']
What does {}.copy() give?|{}
What does 3 == 3.0 give?|True
What does tuple([1]) give?|(1,)"""


_REGEX = """\
Which pattern matches a digit?|[0-9]
Which pattern matches any character?|.
Which pattern matches the end of a line?|$
Which pattern matches a or b?|[ab]
Which pattern matches one x or more?|x+
Which pattern matches three x?|x{3}
Which pattern matches the line's beginning?|^
Which pattern matches an optional x?|x?"""


_FORMAT = """\
print("{} and {}".format(1, 2))|1 and 2
print("%s!" % "no")|no!
print(f"{3 + 4}")|7
print("{name}".format(name="Eva"))|Eva
print("{0}{0}".format("ab"))|abab
print("%d%%" % 50)|50%
print("{:>3}".format(7).strip())|7
print("{{x}}".format())|{x}"""


_PATHS = r"""
Where is the file report.txt of the folder work on drive C?|C:\work\report.txt
Where is the folder temp on drive D?|D:\temp
Where is read.me in the folder old on drive C?|C:\old\read.me
Where is the folder run of drive E?|E:\run
Where is b.csv in table on drive D?|D:\table\b.csv
Where is a.py of the folder bin on drive C?|C:\bin\a.py"""


_LINKS = """\
What is the host of https://example.org/a%20b?|example.org
What is the host of http://docs.test/x?q=1|docs.test
What is the host of ftp://files.test/|files.test
What is the host of https://a.b.test/%C3%A9|a.b.test
What is the host of https://news.test:8080/|news.test
What is the host of http://w.test/?s=%2C|w.test"""


_EMOJI = """\
The cake is ready|🎂
It rains again|🌧️
The train leaves|🚆
My cat sleeps|🐱
I love you|❤️
Time for coffee|☕
We won the cup|🏆
Good night|🌙"""


_CYRILLIC = """\
How does one write "yes" in Russian?|да
How does one write "no" in Russian?|нет
How does one write "house" in Russian?|дом
How does one write "water" in Russian?|вода
How does one write "cat" in Russian?|кот
How does one write "world" in Russian?|мир"""


_CHAT = """\
User: I lost my card. / Bot: Is it a debit card? / User: Yes, it is.|block the card
User: My bill is wrong. / Bot: Of which month? / User: The one of May.|check the bill
User: I moved house. / Bot: May I have the new address? / User: Elm Road 4.|change the address
User: I want to leave. / Bot: Shall I close your account? / User: Please do.|close the account
User: The app is slow. / Bot: Since when? / User: Since yesterday.|file a fault
User: Can I pay later? / Bot: How much later? / User: Two weeks.|extend the term"""


_SHUFFLED = """\
TCA|CAT
ODG|DOG
USN|SUN
NOMO|MOON
EETR|TREE
KOBO|BOOK
DIBR|BIRD
RTSA|STAR"""


_DASHES = """\
Write 1990 to 1995 with a dash.|1990–1995
Write Monday to Friday with a dash.|Monday–Friday
Write pages 3 to 9 with a dash.|3–9
Write the train from Bonn to Ulm with a dash.|Bonn–Ulm
Write 20 to 30 with a dash.|20–30
Write A to Z with a dash.|A–Z"""


RIGHT: tuple[Right, ...] = (
    # What the task is about looks like a fault.
    asked("tags of HTML as answers", _HTML),
    asked("entities of HTML as answers", _ENTITIES),
    asked("Python's values as answers", _VALUES, '"Python: " + data["q"] + "\\nIt gives:"'),
    asked("patterns as answers", _REGEX, '"Regular expressions. " + data["q"] + "\\nPattern:"'),
    asked(
        "format strings in the code that is asked about",
        _FORMAT,
        '"```python\\n" + data["q"] + "\\n```\\nPrints:"',
    ),
    asked("paths of Windows", _PATHS),
    asked("addresses of the web", _LINKS, postprocess="until_return_post"),
    asked("pictures as answers", _EMOJI, 'data["q"] + "\\nEmoji:"'),
    asked("Russian words in an English prompt", _CYRILLIC),
    asked(
        "a chat of a help desk, in turns",
        _CHAT,
        'data["q"].replace(" / ", "\\n") + "\\n\\nWhat is to be done?"',
    ),
    asked(
        "words with their letters mixed up",
        _SHUFFLED,
        '"Letters: " + data["q"] + "\\nWord:"',
        fewshot=4,
    ),
    asked(
        "words with their letters apart",
        _SHUFFLED,
        '"Letters: " + " ".join(data["q"]) + "\\nWord:"',
        fewshot=4,
    ),
    asked("dashes as answers", _DASHES),
    # Prompts about code.
    odd(
        "code set in by four spaces instead of fences",
        PRINTS,
        (
            '"```python\\n" + data["code"] + "\\n```\\n"',
            '"\\n    " + data["code"].replace("\\n", "\\n    ") + "\\n\\n"',
        ),
    ),
    odd(
        "code behind a prompt of Python",
        PRINTS,
        (
            '"```python\\n" + data["code"] + "\\n```\\n"',
            '">>> " + data["code"].replace("\\n", "\\n>>> ").replace(">>>     ", "...     ") + "\\n"',
        ),
    ),
    odd("a comment as the cue before the output", PRINTS, ('"Output:"', '"# prints:"')),
    odd(
        "the output in a fence of its own",
        PRINTS,
        ('"Output:"', '"Output:\\n```\\n"'),
        ('" " + data["out"]', 'data["out"] + "\\n```"'),
        stop=("\n\n",),
    ),
    odd(
        "SQL as comments",
        QUERIES,
        ("Table: {", "-- Table: {"),
        ("\\nQuestion:", "\\n-- Question:"),
        ("\\nSQL:", "\\n"),
        ("f\" {data['query']}\"", "data['query']"),
        description="-- SQL",
    ),
    odd(
        "SQL that begins in the input",
        QUERIES,
        ("\\nSQL:", "\\nSQL: SELECT"),
        ("f\" {data['query']}\"", "data['query'][6:]"),
        ('data["query"],', 'data["query"][7:],'),
    ),
    odd(
        "SQL without semicolons",
        QUERIES,
        ("{data['query']}", "{data['query'].rstrip(';')}"),
        ('"processed_output": data["query"]', '"processed_output": data["query"].rstrip(";")'),
    ),
    odd(
        "commands in back quotes",
        SHELL,
        ('"\\n$"', '"\\nCommand:"'),
        ('" " + data["command"]', '" `" + data["command"] + "`"'),
        ('"processed_output": data["command"]', '"processed_output": "`" + data["command"] + "`"'),
    ),
    odd(
        "commands with the task as a question",
        SHELL,
        (
            '"# " + data["task"] + "\\n$"',
            '"How do I do this in a shell: " + data["task"].lower() + "?\\nLike this:"',
        ),
    ),
)
