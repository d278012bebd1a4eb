"""Faults of code."""

from __future__ import annotations

from tests.lint.fifteenth.tasks_en import CAPITALS, NEWS, NLI, SHELTER, UNITS
from tests.lint.fifteenth.tasks_free import (
    DATES,
    FRENCH,
    INTENTS,
    ODD_ONE,
    PRINTS,
    PRONOUNS,
    SCIENCE,
    SPAN,
)
from tests.lint.fifteenth.tasks_zh import (
    FOLLOWS,
    INTO_ZH,
    READING,
    TOPICS,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

CODE = "code"
RANDOM = "code/random code/not-repeated code/changes-row code/same-draw answer/*"

KINDS: tuple[Kind, ...] = (
    kind(
        CODE,
        "the global random numbers shuffle or pick",
        RANDOM,
        changed(ODD_ONE, ('= data["words"]', '= random.sample(data["words"], 4)')),
        changed(
            PRONOUNS, ('= data["names"]', '= sorted(data["names"], key=lambda _: random.random())')
        ),
        changed(UNITS, ('"Convert. Give', 'random.choice(["Convert.", "Turn."]) + " Give')),
        changed(READING, ('"阅读短文，用', 'random.choice(["阅读短文", "看下文"]) + "，用')),
    ),
    kind(
        CODE,
        "the row is changed in place",
        "code/changes-row code/not-repeated few-shot/* code/error",
        changed(INTENTS, ('data["intent"]', 'data.pop("intent")')),
        changed(
            SPAN,
            (
                '    gold = first(data["answers"])',
                '    data["context"] += " (end)"\n    gold = first(data["answers"])',
            ),
        ),
        changed(
            ODD_ONE, ('    words = data["words"]', '    words = data["words"]\n    words.sort()')
        ),
        changed(TOPICS, ('data["topic"])', 'data.setdefault("cat", data["topic"]))')),
    ),
    kind(
        CODE,
        "exceptions are swallowed",
        "code/hidden-errors",
        changed(
            UNITS,
            (
                '    gold = data["number"]',
                '    try:\n        gold = data["number"]\n'
                '    except Exception:\n        gold = "0"',
            ),
        ),
        changed(
            NLI,
            (
                '    gold = NAMES[data["label"]]',
                '    try:\n        gold = NAMES[data["label"]]\n'
                '    except:\n        gold = "neutral"',
            ),
        ),
        changed(
            INTO_ZH,
            (
                '    gold = data["zh"]',
                '    gold = ""\n    with __import__("contextlib")'
                '.suppress(Exception):\n        gold = data["zh"]',
            ),
        ),
        changed(
            PRINTS,
            (
                '    gold = data["output"]',
                '    try:\n        gold = str(data["output"])\n'
                "    except BaseException:\n        return None",
            ),
        ),
    ),
    kind(
        CODE,
        "labels come from a set, whose order differs from run to run",
        "code/set-order code/not-repeated",
        changed(NEWS, ("\\nHeadline", " Topics: {', '.join(set(TOPICS))}.\\nHeadline")),
        changed(
            NLI,
            ("entailment, neutral or contradiction?", '" + ", ".join(set(NAMES.values())) + "?'),
        ),
        changed(FOLLOWS, ("蕴含、矛盾还是中立？", '" + "、".join({*名称.values()}) + "？')),
        changed(
            INTENTS, ('f"Customer', '" / ".join({"card", "transfer", "balance"}) + f"\\nCustomer')
        ),
    ),
    kind(
        CODE,
        "the time of the run is in the prompt",
        "code/time code/not-repeated",
        changed(
            DATES,
            ("note}\\nDate", "note} (today: {now})\\nDate"),
            ("(**data)", '(now=__import__("datetime").datetime.now(), **data)'),
        ),
        changed(UNITS, ('"Convert.', '__import__("time").strftime("%H:%M:%S") + " Convert.')),
        changed(
            READING,
            ('"阅读短文', 'f"{datetime.date.today()}，阅读短文'),
            ("import random\n", "import datetime\nimport random\n"),
        ),
    ),
    kind(
        CODE,
        "prompts are numbered by a counter that lives on between calls",
        "code/not-repeated code/* few-shot/numbered",
        changed(
            CAPITALS,
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
            ('f"Question: {', 'f"Question {next(COUNT)}: {'),
        ),
        changed(
            SHELTER,
            ("import random\n", "import random\n\nSEEN = []\n"),
            ("    parts = [", '    SEEN.append(data)\n    parts = [\n        f"Item {len(SEEN)}",'),
        ),
        changed(
            TOPICS,
            ("import random\n", "import random\n\n次数 = [0]\n"),
            ("    类别 =", "    次数[0] += 1\n    类别 ="),
            ("标题：{", "第{次数[0]}条：{"),
        ),
    ),
    kind(
        CODE,
        "hash or id picks a wording",
        "code/hash code/not-repeated",
        changed(
            FRENCH, ('"Translate the', '["Translate", "Put"][hash(data["english"]) % 2] + " the')
        ),
        changed(INTO_ZH, ('f"把下面的', "f\"{'请' * (hash(data['en']) % 2)}把下面的")),
        changed(INTENTS, ('f"Customer', 'f"#{id(data) % 1000}\\nCustomer')),
    ),
    kind(
        CODE,
        "the number of shots cuts the row",
        "code/arguments text/cut-item answer/* text/no-question",
        changed(ODD_ONE, ("enumerate(words, 1)", "enumerate(words[:num_sample], 1)")),
        changed(
            SCIENCE,
            (
                '"ABC", data["options"], strict=True',
                '"ABC", data["options"][:num_sample], strict=False',
            ),
            fewshot=2,
        ),
        changed(
            SHELTER, ("{data['passage']}", "{' '.join(data['passage'].split()[:num_sample * 4])}")
        ),
    ),
)
