"""Faults of the code itself."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import BILLS, FRENCH, PHONE, PLURAL, READING, TABLE
from tests.lint.twentysixth.tasks_labels import INTENT, REVIEWS, SPAM, TOXIC
from tests.lint.twentysixth.tasks_options import GEOGRAPHY, IDIOMS, SYNONYMS
from tests.lint.twentysixth.tasks_zh import COMMON, FEEL, JUDGE, PASSAGE, SERVICE, SUMS

FAMILY = "code"

KINDS = (
    kind(
        FAMILY,
        "something is drawn from the global stream, which nobody seeds",
        "code/random code/not-repeated",
        changed(
            REVIEWS,
            (
                'text = "Is',
                'opening = random.choice(["", "Read carefully. "])\n    text = opening + "Is',
            ),
        ),
        changed(
            SYNONYMS, ("', '.join(data['choices'])", "', '.join(random.sample(data['choices'], 4))")
        ),
        changed(
            SERVICE,
            ('"、".join(CLASSES)', '"、".join(sorted(CLASSES, key=lambda c: random.random()))'),
        ),
    ),
    kind(
        FAMILY,
        "the row is changed in place",
        "code/changes-row code/not-repeated code/error",
        changed(
            TABLE,
            (
                'header, *body = data["table"]',
                'header = data["table"].pop(0)\n    body = data["table"]',
            ),
        ),
        changed(
            PASSAGE,
            (
                "parts = [",
                'data["question"] = data["question"].rstrip("？") + "？（简答）"\n    parts = [',
            ),
        ),
        changed(
            IDIOMS,
            ("best = max", 'data["target_scores"].update({"none of these": 0})\n    best = max'),
        ),
    ),
    kind(
        FAMILY,
        "an exception is swallowed, and a wrong prompt comes out",
        "code/hidden-errors answer/same-gold answer/gold-differs text/absent-field text/nothing text/empty-slot text/same-prompt",
        changed(
            READING,
            (
                "text += f\"Question: {data['question']}\\n\"",
                "try:\n        text += f\"Question: {data['query']}\\n\"\n    except Exception:\n        pass",
            ),
        ),
        changed(
            FEEL,
            (
                'gold = MAPPING[data["label"]]',
                'try:\n        gold = MAPPING[str(data["label"])]\n    except:\n        gold = "好评"',
            ),
        ),
        changed(
            PHONE,
            (
                'talk = "\\n"',
                'try:\n        note = data["meta"]["note"] + "\\n"\n    except (KeyError, Exception):\n        note = "Note: -\\n"\n    talk = note + "\\n"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a set decides the order of what is shown",
        "code/set-order code/not-repeated",
        changed(SYNONYMS, ("', '.join(data['choices'])", "', '.join(set(data['choices']))")),
        changed(INTENT, ('", ".join(INTENTS)', '", ".join({intent for _, intent in EXAMPLES})')),
        changed(
            SERVICE, ('CLASSES = ["退貨", "物流", "發票"]', 'CLASSES = {"退貨", "物流", "發票"}')
        ),
    ),
    kind(
        FAMILY,
        "hash or id chooses a wording",
        "code/hash code/not-repeated",
        changed(
            PLURAL,
            (
                'singular = data["singular"]',
                'singular = data["singular"]\n    cue = ("Plural", "More than one")[hash(singular) % 2]',
            ),
            ("\\nPlural:", "\\n{cue}:"),
        ),
        changed(
            TOXIC,
            (
                "parts = [question,",
                'parts = [question if hash(data["comment"]) % 3 else "Remove or keep?",',
            ),
        ),
        changed(
            COMMON,
            (
                'text = f"题目：',
                'text = ("请作答。\\n", "请选择。\\n")[id(data) // 16 % 2]\n    text += f"题目：',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the prompt has today's date, or the machine's name or folder",
        "code/time code/outside code/not-repeated code/imports",
        changed(
            BILLS,
            ('"input": f"Problem', '"input": f"Date: {datetime.date.today()}\\nProblem'),
            ("import random\n", "import datetime\nimport random\n"),
        ),
        changed(
            SUMS,
            ("question, steps", "import time\n    question, steps"),
            ('f"应用题：', "f\"{time.strftime('%Y年%m月')}\\n应用题："),
        ),
        changed(
            FRENCH,
            (
                'prompt = "Translate',
                'prompt = os.environ.get("PROMPT_STYLE", "Formal register. ") + "Translate',
            ),
            ("import random\n", "import os\nimport random\n"),
            (".format(**data)", ".format(**data)"),
        ),
    ),
    kind(
        FAMILY,
        "a counter or a list outside the function grows from call to call",
        "code/not-repeated code/changes-row",
        changed(
            GEOGRAPHY,
            ('INTRO = "', 'ASKED = []\nINTRO = "'),
            ("    body = ", '    ASKED.append(data["prompt"])\n    body = '),
            ("{INTRO}\\n\\n", "{INTRO}\\n\\nQuestion {len(ASKED)}: "),
        ),
        changed(
            JUDGE,
            (
                "examples = ",
                "DEMO.append((data['sentence'], '正确' if data['is_true'] else '错误'))\n    examples = ",
            ),
            ("for s, j in DEMO)", "for s, j in DEMO[:-1][-4:])"),
        ),
        changed(
            SPAM,
            (
                "def transform(data, num_sample: int, r: random.Random, dataset_name: str):\n",
                "SEEN = {}\n\n\ndef transform(data, num_sample: int, r: random.Random, dataset_name: str):\n    SEEN[len(SEEN)] = data\n",
            ),
            ('"Message:\\n%s', 'f"Message no. {len(SEEN)}:\\n" + "%s'),
        ),
    ),
)
