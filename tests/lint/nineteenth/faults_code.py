"""Faults of the transform's own code."""

from __future__ import annotations

from functools import partial

from tests.lint.making import each, kind
from tests.lint.nineteenth.tasks_en import CHEM, CLOZE, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import CAPITALS, DATES, FRENCH, SPAN, TABLE
from tests.lint.nineteenth.tasks_own import EMAIL, HOTEL, WORDS
from tests.lint.nineteenth.tasks_tw import CHENGYU, XINWEN
from tests.lint.nineteenth.tasks_zh import CHANGSHI, YINGYONG, YUEDU
from tests.lint.shape import changed

_kind = partial(kind, "code")
_UNSTABLE = "code/not-repeated code/random code/hash code/set-order code/time"

KINDS = (
    _kind(
        "Something is drawn from the global stream of chance",
        _UNSTABLE,
        changed(CHEM, ('["Question: " +', '[random.choice(["Question: ", "Exam question: "]) +')),
        changed(XINWEN, ('"、".join(LABELS)', '"、".join(random.sample(LABELS, len(LABELS)))')),
        changed(
            FRENCH,
            (
                'target = data["fr"].strip()',
                'target = data["fr"].strip()\n    if random.random() < 0.5:\n        source = source.lower()',
            ),
        ),
    ),
    _kind(
        "Labels are listed in the order of a set",
        _UNSTABLE,
        changed(
            TICKETS,
            (
                'QUEUES = ["billing", "delivery", "login", "refund"]',
                'QUEUES = {"billing", "delivery", "login", "refund"}',
            ),
        ),
        changed(XINWEN, ('"、".join(LABELS)', '"、".join(set(LABELS))')),
        changed(CLOZE, ('list(data["target_scores"])', 'list(frozenset(data["target_scores"]))')),
        changed(WORDS, ('words = data["words"]', 'words = [*{*data["words"]}]')),
    ),
    _kind(
        "The row is changed in place",
        "code/changes-row code/not-repeated",
        changed(TABLE, ('text = "\\n".join(', 'data["rows"].sort()\n    text = "\\n".join(')),
        changed(
            CHENGYU,
            (
                'gold = str(data["choices"].index(data["gold"]) + 1)',
                'gold = str(data["choices"].index(data["gold"]) + 1)\n    data.setdefault("number", gold)',
            ),
        ),
        changed(
            EMAIL,
            (
                'record = {"item": data["item"], "quantity": data["quantity"]}',
                'record = data\n    message = record.pop("message")',
            ),
            ("{data['message']}", "{message}"),
        ),
    ),
    _kind(
        "An exception is swallowed, and something else is put in its place",
        "code/hidden-errors text/absent-field text/nothing text/no-question few-shot/steps-lost",
        changed(
            YINGYONG,
            (
                'chain = "".join(data["steps"]) + f"答案是{data[\'answer\']}。"',
                'try:\n        chain = "".join(data["step"]) + f"答案是{data[\'answer\']}。"\n    except Exception:\n        chain = f"答案是{data[\'answer\']}。"',
            ),
        ),
        changed(
            DATES,
            (
                'parts.append("Text: " + data["text"])',
                'try:\n        parts.append("Text: " + data["body"])\n    except:\n        pass',
            ),
        ),
        changed(
            SPAN,
            (
                'text += "\\nAnswer',
                'try:\n        text = f"{data[\'heading\']}\\n{text}"\n    except BaseException:\n        text = "Untitled\\n" + text\n    text += "\\nAnswer',
            ),
        ),
    ),
    _kind(
        "The day of the run is in the prompt",
        _UNSTABLE,
        changed(
            DATES,
            ("parts = []", 'import datetime\n\n    parts = [f"Today is {datetime.date.today()}."]'),
        ),
        changed(
            XINWEN,
            ('"新聞標題：" + title', 'time.strftime("%Y年%m月") + "新聞標題：" + title'),
            ("import random\n", "import random\nimport time\n"),
        ),
        changed(
            HOTEL,
            (
                "What does the guest want?\\n",
                "It is {datetime.now():%H:%M}. What does the guest want?\\n",
            ),
            ("import random\n", "import random\nfrom datetime import datetime\n"),
        ),
    ),
    _kind(
        "A counter outside of the function goes on from call to call",
        "code/not-repeated few-shot/numbered code/random",
        changed(
            CAPITALS,
            (
                "    prompt = FORM",
                '    global CALLS\n    CALLS += 1\n    prompt = f"Question {CALLS}\\n" + FORM',
            ),
            ("FORM = ", "CALLS = 0\nFORM = "),
        ),
        changed(
            CHANGSHI,
            ('f"题目：', 'f"第{next(COUNTER)}题\\n题目：'),
            (
                "import random\n",
                "import itertools\nimport random\n\nCOUNTER = itertools.count(1)\n",
            ),
        ),
        changed(
            TABLE,
            (
                '"Read the table."',
                "f\"Read table {transform.__dict__.setdefault('seen', []).append(1) or len(transform.seen)}.\"",
            ),
        ),
    ),
    _kind(
        "A list outside of the function grows with each row",
        "code/not-repeated text/repeated-instruction text/said-again few-shot/repeated few-shot/own-doc answer/leaked",
        changed(
            DATES,
            ("    parts = []\n", "    parts = PARTS\n"),
            ("import random\n", "import random\n\nPARTS = []\n"),
        ),
        changed(
            CHEM,
            (
                'lines = ["Question: " + data["question"]]',
                'lines = collect("Question: " + data["question"])',
            ),
            (
                "import random\n",
                "import random\n\n\ndef collect(line, lines=[]):\n    lines.append(line)\n    return lines\n",
            ),
        ),
        changed(
            YUEDU,
            ('parts = ["阅读短文，用文中的词语回答问题。"]\n', "parts = HEAD\n"),
            ("import random\n", 'import random\n\nHEAD = ["阅读短文，用文中的词语回答问题。"]\n'),
        ),
    ),
    _kind(
        "Some rows break the transform",
        "code/error",
        changed(CHEM, rows=each(lambda row: row.update(options=None), 5)),
        changed(SAME, rows=each(lambda row: row["pair"].append("It is so."), 4)),
        changed(HOTEL, rows=each(lambda row: row.update(intent=row["intent"].title()), 6)),
    ),
)
