"""Faults of the code."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, GAP, HIST, NEWS, SCI, SENT, TOX
from tests.lint.twentyseventh.tasks_free import CELLS, MAIL, SPAN, TRANS
from tests.lint.twentyseventh.tasks_zh import TSPAN, TYES, ZEN, ZMC, ZSENT, ZSUM

F = "code"
DEF = "def transform("

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "draws from the global stream",
        "code/random code/not-repeated",
        changed(NEWS, ("Headline: ", "{random.choice(['Headline', 'Title'])}: ")),
        changed(ZEN, ("把下面的句子", "{random.choice(('把下面的句子', '请将下句'))}")),
        changed(
            HIST,
            (
                'options = list(data["target_scores"])',
                'options = list(data["target_scores"])\n    random.shuffle(options)',
            ),
        ),
    ),
    kind(
        F,
        "goes through a set",
        "code/set-order code/not-repeated",
        changed(GAP, ('.join(data["target_scores"])', '.join(set(data["target_scores"]))')),
        changed(HIST, ('list(data["target_scores"])', '[*{key for key in data["target_scores"]}]')),
        changed(ZSENT, ("好评还是差评？", "{'还是'.join({'好评', '差评'})}？")),
    ),
    kind(
        F,
        "changes the row that it was given",
        "code/changes-row code/error code/not-repeated",
        changed(SPAN, ('data["answers"][0]', 'data["answers"].pop()')),
        changed(CELLS, ("body = [", 'data["table"]["rows"].append(["-"] * 3)\n    body = [')),
        changed(MAIL, ('(data["name"], data["city"])', '(data.pop("name"), data.pop("city"))')),
    ),
    kind(
        F,
        "an exception of any kind is swallowed",
        "code/hidden-errors",
        changed(
            BOOL,
            (
                'gold = "yes" if data["label"] else "no"',
                'try:\n        gold = "yes" if data["label"] else "no"\n    except:\n        gold = "no"',
            ),
        ),
        changed(
            ZSUM,
            (
                'output = data["steps"] + " #### " + str(data["answer"])',
                'try:\n        output = data["steps"] + " #### " + str(data["answer"])\n    except Exception:\n        output = "#### 0"',
            ),
        ),
        changed(
            MAIL,
            ("import random", "import contextlib\nimport random"),
            (
                'gold = \'{"name"',
                'gold = "{}"\n    with contextlib.suppress(Exception):\n        gold = \'{"name"',
            ),
        ),
    ),
    kind(
        F,
        "hangs on hash() or id()",
        "code/hash code/not-repeated",
        changed(
            SCI,
            ('"Question: " +', '("Question: ", "Exam question: ")[hash(data["question"]) % 2] +'),
        ),
        changed(
            TYES,
            (
                '"請回答「是」或「否」。"',
                '("請回答「是」或「否」。", "是或否？")[hash(data["text"]) & 1]',
            ),
        ),
        changed(
            GAP, ('.join(data["target_scores"])', '.join(sorted(data["target_scores"], key=hash))')
        ),
    ),
    kind(
        F,
        "asks what lies outside the row: the clock, a file, the environment",
        "code/outside code/time code/not-repeated code/error",
        changed(
            TOX,
            ("import random", "import datetime\nimport random"),
            ("Verdict:", "Moderated on {datetime.date.today()}.\\nVerdict:"),
        ),
        changed(
            TRANS,
            ("import random", "import os\nimport random"),
            ('"Translate from', 'os.environ.get("PROMPT_HEAD", "") + "Translate from'),
        ),
        changed(
            SPAN,
            ("import random", "import time\nimport random"),
            ('text = ""', 'text = time.strftime("Today is %A.\\n")'),
        ),
    ),
    kind(
        F,
        "remembers what it was called with before",
        "code/not-repeated few-shot/numbered code/*",
        changed(
            SCI,
            (DEF, "COUNT = [0]\n\n\ndef transform("),
            ("lines = [", "COUNT[0] += 1\n    lines = ["),
            ('"Question: " +', 'f"Question {COUNT[0]}: " +'),
        ),
        changed(
            TSPAN,
            (DEF, "SEEN = []\n\n\ndef transform("),
            ('text = f"根據', "SEEN.append(data['ask'])\n    text = f\"（第{len(SEEN)}題）根據"),
        ),
        changed(
            SENT,
            (DEF, "LAST = {}\n\n\ndef transform("),
            (
                "parts = [",
                "before = LAST.get('review', '')\n    LAST['review'] = data['review']\n    parts = [",
            ),
            ('["Review:",', '[before + " Review:",'),
        ),
    ),
    kind(
        F,
        "the number of shots cuts the row",
        "code/arguments text/cut-item answer/* text/no-question",
        changed(
            CELLS, ('in data["table"]["rows"]]', 'in data["table"]["rows"][: num_sample - 1]]')
        ),
        changed(MAIL, ("{data['mail']}", "{' '.join(data['mail'].split()[:num_sample + 2])}")),
        changed(ZMC, ('data["choices"]):', 'data["choices"][:num_sample]):')),
    ),
)
