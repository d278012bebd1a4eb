"""Code that makes another prompt each time, hides its errors or changes its rows."""

from __future__ import annotations

from functools import partial

from tests.lint.making import each, kind
from tests.lint.shape import changed
from tests.lint.twentyfifth.tasks_free import MARKET, PARCELS, PHRASES, TIDES, WELLS
from tests.lint.twentyfifth.tasks_options import DEDUCE, FERRY, GARDEN, NEWS, REVIEWS
from tests.lint.twentyfifth.tasks_zh import CHANGSHI, DIMING, LVYOU, YUEDU, YUNHAN

faulty = partial(kind, "code")
DRAWN = "code/random code/not-repeated"
KINDS = (
    faulty(
        "the global stream draws the order or the wording",
        DRAWN,
        changed(NEWS, ('", ".join(TOPICS)', '", ".join(random.sample(TOPICS, k=len(TOPICS)))')),
        changed(REVIEWS, ('f"Review:', 'random.choice(["Read this. ", "Look: "]) + f"Review:')),
        changed(LVYOU, ('"\\n答案："', 'random.choice(["\\n答案：", "\\n請作答："])')),
    ),
    faulty(
        "the row is changed in place",
        "code/changes-row code/not-repeated code/error",
        changed(WELLS, ('data["answers"][0]', 'data["answers"].pop()')),
        changed(DEDUCE, ("gold = str(", 'data["label"] = str(data["label"])\n    gold = str(')),
        changed(
            GARDEN,
            (
                "    lines = [",
                '    data["choices"][:] = data["choices"][:4] + ["none"]\n    lines = [',
            ),
        ),
    ),
    faulty(
        "any exception is swallowed",
        "code/hidden-errors text/absent-field",
        changed(
            TIDES,
            (
                '    time = data["tides"][data["port"]]',
                "    try:\n"
                '        time = data["tides"][data["port"]]\n'
                "    except:\n"
                '        time = "00:00"',
            ),
        ),
        changed(
            MARKET,
            (
                "    output = f",
                "    try:\n"
                '        data["answer"] / 1\n'
                "    except Exception:\n"
                '        return {"input": text, "output": " 0", "processed_output": "0"}\n'
                "    output = f",
            ),
            rows=each(lambda row: row.update(answer=str(row["answer"])), 5),
        ),
        changed(
            DIMING,
            (
                "    rows = [",
                "    try:\n"
                '        assert data["place"] in data["sentence"]\n'
                "    except BaseException:\n"
                '        data = dict(data, sentence=data["place"])\n'
                "    rows = [",
            ),
            rows=each(lambda row: row.update(sentence=row["sentence"][:4]), 6),
        ),
    ),
    faulty(
        "the order is that of a set",
        "code/set-order code/not-repeated",
        changed(
            NEWS,
            (
                '["sports", "business", "science", "culture"]',
                '{"sports", "business", "science", "culture"}',
            ),
        ),
        changed(TIDES, ('in data["tides"].items()', 'in set(data["tides"].items())')),
        changed(CHANGSHI, ('enumerate(data["choices"])', 'enumerate(frozenset(data["choices"]))')),
    ),
    faulty(
        "the prompt has the date or the time of the run",
        "code/time code/not-repeated",
        changed(
            WELLS,
            ("import random\n", "import random\nfrom datetime import date\n"),
            ('prompt = "', 'prompt = f"Today is {date.today():%d %B %Y}.\\n" + "'),
        ),
        changed(
            YUEDU,
            ("import random\n", "import random\nimport time\n"),
            ('f"短文', 'time.strftime("%Y年%m月%d日") + f"\\n短文'),
        ),
        changed(
            REVIEWS,
            ("import random\n", "import random\nimport datetime as dt\n"),
            ('input=f"', 'input=f"({dt.datetime.now().isoformat()}) '),
        ),
    ),
    faulty(
        "a file, the environment or the machine is asked",
        "code/outside code/not-repeated code/error",
        changed(
            PHRASES,
            ("import random\n", "import os\nimport random\n"),
            ('TEMPLATE % data["en"]', 'os.getenv("FR_HEAD", "Task: ") + TEMPLATE % data["en"]'),
        ),
        changed(
            PARCELS,
            ("import random\n", "import random\nfrom pathlib import Path\n"),
            (
                "    parts = [",
                '    head = Path("prompts/parcels.txt")\n'
                "    parts = [head.read_text()] if head.exists() else [\n"
                '        "Read the message.",',
            ),
        ),
        changed(
            YUNHAN,
            ("import random\n", "import platform\nimport random\n"),
            ("text = MUBAN", 'text = f"（{platform.system()}）" + MUBAN'),
        ),
    ),
    faulty(
        "the transform fails on some rows",
        "code/error code/hidden-errors",
        changed(FERRY, rows=each(lambda row: row.pop("passage"), 5)),
        changed(PARCELS, rows=each(lambda row: row.pop("city"), 6)),
        changed(LVYOU, ('SIGNS = "甲乙丙丁"', 'SIGNS = "甲乙丙"')),
    ),
    faulty(
        "what was rendered before shows in the prompt",
        "code/not-repeated code/changes-row few-shot/numbered",
        changed(
            GARDEN,
            ('LETTERS = "ABCD"', 'LETTERS = "ABCD"\nSEEN = []'),
            ('f"Question: ', 'f"Question {len(SEEN)}: '),
            ("    gold = ", "    SEEN.append(data)\n    gold = "),
        ),
        changed(
            NEWS,
            ("TOPICS = ", "COUNT = 0\nTOPICS = "),
            ("    names = ", "    global COUNT\n    COUNT += 1\n    names = "),
            ('f"Headline: ', 'f"#{COUNT} Headline: '),
        ),
        changed(
            DIMING,
            (
                "import random\n",
                "import itertools\nimport random\n\nNUMBERS = itertools.count(1)\n",
            ),
            ('"句子："', 'f"{next(NUMBERS)}、句子："'),
        ),
    ),
)
