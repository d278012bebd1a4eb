"""Faults of the code."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import (
    COPA,
    EMO,
    GEO,
    GRAM,
    IDIOM,
    NURSE,
    PARA,
    SPAM,
    TRIAGE,
)
from tests.lint.twentyeighth.tasks_free import (
    CARD,
    CELLS,
    CHAIN,
    CLUES,
    PAST,
    PRINTED,
    SPAN,
    SPANISH,
    UNITS,
)
from tests.lint.twentyeighth.tasks_zh import TCALL, TGAP, TNLI, ZMATH, ZMCQ, ZNEWS, ZSENT, ZSPAN

F = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "options are shuffled by the global stream",
        "code/random code/not-repeated code/changes-row answer/letters answer/gold-differs",
        changed(
            IDIOM,
            (
                'list(data["target_scores"])\n',
                'list(data["target_scores"])\n    random.shuffle(options)\n',
            ),
        ),
        changed(
            GEO,
            ("lines = [", 'order = random.sample(data["choices"], 4)\n    lines = ['),
            ('zip("ABCD", data["choices"])', 'zip("ABCD", order)'),
            ('"ABCD"[data["answer"]]', '"ABCD"[order.index(data["choices"][data["answer"]])]'),
        ),
        changed(
            ZSPAN,
            (
                'text = f"文章',
                'ask = random.choice(["请用文章中的原词回答。", "请摘抄文章中的词语。"])\n'
                '    text = f"文章',
            ),
            ("请用文章中的原词回答。\\n回答", "{ask}\\n回答"),
        ),
    ),
    kind(
        F,
        "options or names are taken from a set",
        "code/set-order code/not-repeated",
        changed(
            TGAP, ('"、".join(data["target_scores"])', '"、".join(set(data["target_scores"]))')
        ),
        changed(
            TCALL, ('INTENTS = ("查詢", "投訴", "退貨")', 'INTENTS = {"查詢", "投訴", "退貨"}')
        ),
        changed(
            EMO, ('for key in data["target_scores"])', 'for key in set(data["target_scores"]))')
        ),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row code/not-repeated code/error",
        changed(
            NURSE,
            ('text = data["stem"]', 'data["stem"] = "Q: " + data["stem"]\n    text = data["stem"]'),
        ),
        changed(SPAN, ('data["answers"][0]', 'data["answers"].pop(0)')),
        changed(CELLS, ("head =", 'data["table"].append(["-", "-", "-"])\n    head =')),
    ),
    kind(
        F,
        "a file or the environment is read in the transform",
        "code/outside code/error code/imports",
        changed(
            PARA,
            ("text = (", 'style = os.environ.get("PROMPT_STYLE", "")\n    text = style + ('),
            ("import random\n", "import os\nimport random\n"),
        ),
        changed(
            TNLI,
            (
                'text = "前提',
                'lead = ""\n    if os.path.exists("lead.txt"):\n'
                '        lead = open("lead.txt", encoding="utf-8").read()\n    text = lead + "前提',
            ),
            ("import random\n", "import os\nimport random\n"),
        ),
        changed(
            SPANISH,
            (
                'text += f"Spanish',
                'if os.getenv("SHORT_PROMPT"):\n        text = ""\n    text += f"Spanish',
            ),
            ("import random\n", "import os\nimport random\n"),
        ),
    ),
    kind(
        F,
        "today's date is in the prompt",
        "code/time code/not-repeated",
        changed(
            CARD,
            ('text = f"Text', 'text = f"Date: {datetime.date.today()}\\nText'),
            ("import json", "import datetime\nimport json"),
        ),
        changed(
            CELLS,
            ('f"Timetable:\\n', 'time.strftime("%d %B %Y") + f"\\nTimetable:\\n'),
            ("import random\n", "import random\nimport time\n"),
        ),
        changed(
            ZNEWS,
            ('text = f"', 'text = f"今天是{date.today()}。\\n'),
            ("import random\n", "import random\nfrom datetime import date\n"),
        ),
    ),
    kind(
        F,
        "a broad except hides rows that break",
        "code/hidden-errors text/absent-field answer/empty answer/not-in-output",
        changed(
            UNITS,
            (
                'gold = str(data["result"])',
                'try:\n        gold = str(data["result"])\n    except:\n        gold = "0"',
            ),
        ),
        changed(
            ZMCQ,
            (
                'gold = "ABCD"[data["answer"]]',
                'try:\n        gold = "ABCD"[data["answer"]]\n    except Exception:\n        gold = "A"',
            ),
        ),
        changed(
            TRIAGE,
            (
                'gold = LETTERS[data["kind"]]',
                'try:\n        gold = LETTERS[data["kind"]]\n    except Exception:\n        pass',
            ),
        ),
    ),
    kind(
        F,
        "some rows lack the field that is read",
        "code/error text/absent-field few-shot/fewer text/unlike-others",
        changed(SPAN, rows=each(lambda row: row.pop("answers"), every=4)),
        changed(ZMATH, rows=each(lambda row: row.pop("steps"), every=5)),
        changed(NURSE, rows=each(lambda row: row.pop("key"), every=4)),
    ),
    kind(
        F,
        "a package is imported that the platform does not bring along",
        "code/imports code/error",
        changed(CLUES, ("import random\n", "import random\nfrom unidecode import unidecode\n")),
        changed(ZSENT, ("import random\n", "import random\nimport jieba\n")),
        changed(SPAM, ("import random\n", "import random\nimport inflect\n")),
    ),
    kind(
        F,
        "a template is chosen by hash",
        "code/hash code/not-repeated",
        changed(
            GRAM,
            ('"Sentence: %s\\n', '("Sentence", "Text")[hash(data["sentence"]) % 2] + ": %s\\n'),
            ('text = ("Sentence"', 'text = (("Sentence"'),
            ('Verdict:" %', 'Verdict:") %'),
        ),
        changed(
            COPA,
            ('link = " because"', 'link = (" because", " since")[hash(data["premise"]) % 2]'),
        ),
        changed(
            TNLI,
            (
                'text = "前提',
                'r.seed(hash(data["premise"]))\n    '
                'lead = r.choice(["請看下題。\\n", "請看這題。\\n"])\n    text = lead + "前提',
            ),
        ),
    ),
    kind(
        F,
        "the number of shots is taken for a number of items",
        "code/arguments answer/letters text/cut-item answer/not-an-option code/error",
        changed(GEO, ('data["choices"])]', 'data["choices"][:num_sample])]')),
        changed(ZMCQ, ('data["options"])', 'data["options"][:num_sample])')),
        changed(
            NURSE, ('enumerate(data["options"], 1)', 'enumerate(data["options"][:num_sample], 1)')
        ),
    ),
    kind(
        F,
        "a counter of the module makes each call another one",
        "code/not-repeated code/changes-row few-shot/numbered text/shot-cue",
        changed(
            CHAIN,
            ("import random\n", "import random\nSEEN = []\n"),
            ('text = f"Problem:', 'SEEN.append(1)\n    text = f"Problem {len(SEEN)}:'),
        ),
        changed(
            PAST,
            ('EXAMPLES = """', 'COUNT = {"n": 0}\n\nEXAMPLES = """'),
            (
                'text = f"{EXAMPLES}\\n\\nVerb',
                'COUNT["n"] += 1\n    text = f"{EXAMPLES}\\n\\n[{COUNT[\'n\']}] Verb',
            ),
        ),
        changed(
            PRINTED,
            ("import random\n", "import itertools\nimport random\nNUMBER = itertools.count(1)\n"),
            ('text = f"{fence}', 'text = f"Program {next(NUMBER)}\\n{fence}'),
        ),
    ),
)
