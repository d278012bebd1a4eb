"""Faults of the code of transforms."""

from __future__ import annotations

from tests.lint.making import at, kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, DESK, FACT, GEO, MED, MOOD, ODD
from tests.lint.thirtyfirst.tasks_free import CELLS, FRENCH, PRINTS, READ, SQL, SUMS, TITLE
from tests.lint.thirtyfirst.tasks_zh import TNEWS, ZGAP, ZGEO, ZNAME, ZREAD, ZSUM

F = "code"
CLAUSE_TEXT = 'text = HEAD + "\\nClause: " + data["clause"] + "\\nKind:"'
REPEAT = "code/not-repeated code/random code/set-order code/hash code/time code/outside"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "options or cues are drawn from the global stream of random numbers",
        REPEAT,
        changed(
            GEO, ('text = f"Q:', 'lead = random.choice(["Q", "Question"])\n    text = f"{lead}:')
        ),
        changed(
            ZGAP,
            (
                '"、".join(data["target_scores"])',
                '"、".join(random.sample(list(data["target_scores"]), 3))',
            ),
        ),
        changed(
            ODD,
            (
                "lines = []",
                'data = {**data, "words": list(data["words"])}\n    random.shuffle(data["words"])'
                "\n    lines = []",
            ),
        ),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row code/error code/not-repeated answer/leaked text/said-again",
        changed(MED, ('gold = data["answer"]', 'gold = data.pop("answer")')),
        changed(ODD, ("lines = []", 'data["words"].sort()\n    lines = []')),
        changed(
            ZREAD,
            ("text = f", 'data["text"] = "（" + data["text"] + "）"\n    text = f'),
        ),
    ),
    kind(
        F,
        "a set gives its items in an order of its own",
        REPEAT,
        changed(
            ZGAP, ('"、".join(data["target_scores"])', '"、".join(set(data["target_scores"]))')
        ),
        changed(SQL, ('join(data["columns"])', 'join(set(data["columns"]))')),
        changed(
            MOOD,
            (
                "anger, fear, joy or sadness?",
                '" + ", ".join({each.strip() for each in data[\'target_scores\']}) + "?',
            ),
        ),
    ),
    kind(
        F,
        "a number in the prompt is the hash of a text",
        REPEAT + " text/raw-value",
        changed(GEO, ('f"Q:', "f\"[{hash(data['question']) % 1000}] Q:")),
        changed(
            ZNAME,
            ('text=data["text"]', 'text=f"（{abs(hash(data[\'text\'])) % 100}）" + data["text"]'),
        ),
        changed(TITLE, ('"Text: "', "f\"Text {abs(hash(data['text'])) % 1000}: \"")),
    ),
    kind(
        F,
        "the prompt has the date of the day on which it is rendered",
        REPEAT,
        changed(
            DESK,
            ("Message:", "Today is {datetime.date.today()}.\\nMessage:"),
            ("import random", "import datetime\nimport random"),
        ),
        changed(
            TNEWS,
            ('f"新聞標題', "f\"日期：{time.strftime('%Y-%m-%d')}\\n新聞標題"),
            ("import random", "import random\nimport time"),
        ),
        changed(
            READ,
            ("Passage: {data", "Year: {datetime.now().year}\\nPassage: {data"),
            ("import random", "import random\nfrom datetime import datetime"),
        ),
    ),
    kind(
        F,
        "an except for all errors hides rows that break",
        "code/hidden-errors",
        changed(
            CLAUSE,
            (
                CLAUSE_TEXT,
                f'try:\n        {CLAUSE_TEXT}\n    except:\n        text = "Kind:"',
            ),
        ),
        changed(
            SUMS,
            (
                'gold = str(data["answer"])',
                'try:\n        gold = str(data["answer"])\n    except Exception:\n'
                '        gold = "0"',
            ),
        ),
        changed(
            ZNAME,
            (
                'gold = "、".join(data["names"])',
                'try:\n        gold = "、".join(data["names"])\n    except Exception:\n'
                '        gold = "无"',
            ),
        ),
    ),
    kind(
        F,
        "the prompt hangs on the environment or on a file",
        "code/outside code/error",
        changed(
            FRENCH,
            ('"English: " +', 'os.environ.get("PROMPT_HEAD", "") + "English: " +'),
            ("import random", "import os\nimport random"),
        ),
        changed(
            ZGEO,
            ('f"题目：', "f\"{os.getenv('ZH_CUE', '题目')}："),
            ("import random", "import os\nimport random"),
        ),
        changed(
            PRINTS,
            (
                'text = "What',
                'head = Path("prompts/head.txt")\n'
                '    head = head.read_text() if head.exists() else ""\n    text = head + "What',
            ),
            ("import random", "import random\nfrom pathlib import Path"),
        ),
    ),
    kind(
        F,
        "the transform fails on a row that is unlike the others",
        "code/error text/unlike-others answer/unlike-others answer/not-an-option answer/no-gold",
        changed(FACT, rows=at(5, label=3)),
        changed(TNEWS, rows=at(4, topic=4)),
        changed(ZNAME, rows=at(3, names=None)),
    ),
    kind(
        F,
        "the number of shots is taken for a number of items of the row",
        "code/arguments text/cut-item text/first-item answer/not-an-option answer/letters",
        changed(CELLS, ('in data["cells"]]', 'in data["cells"][:num_sample]]'), fewshot=1),
        changed(SQL, ('join(data["columns"])', 'join(data["columns"][:num_sample])'), fewshot=1),
        changed(ZGEO, ('data["choices"])]', 'data["choices"][:num_sample])]')),
    ),
    kind(
        F,
        "the answer that is compared is a number and no text",
        "code/error answer/python-value",
        changed(DESK, ('"processed_output": gold', '"processed_output": data["team"]')),
        changed(SUMS, ('"processed_output": gold', '"processed_output": data["answer"]')),
        changed(ZSUM, ('"processed_output": gold', '"processed_output": data["answer"]')),
    ),
    kind(
        F,
        "a counter outside the function numbers the calls",
        "code/not-repeated few-shot/numbered",
        changed(
            CLAUSE,
            ('"\\nClause: "', 'f"\\nClause {next(CALLS)}: "'),
            ("import random", "import itertools\nimport random\n\nCALLS = itertools.count(1)"),
        ),
        changed(
            ZREAD,
            ('text = f"短文', 'SEEN.append(1)\n    text = f"第{len(SEEN)}题\\n短文'),
            ("import random", "import random\n\nSEEN = []"),
        ),
        changed(
            GEO,
            ('f"Q:', 'f"Q{next(CALLS)}:'),
            ("import random", "import itertools\nimport random\n\nCALLS = itertools.count(1)"),
        ),
    ),
)
