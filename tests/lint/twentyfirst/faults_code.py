"""Faults of the code: what is not repeated, changes rows, hides errors or reads elsewhere."""

from __future__ import annotations

from tests.lint.making import at, kind
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_free import FERRY, PARKS, TIMES
from tests.lint.twentyfirst.tasks_labels import CLAIMS, DESK, NLI, PANTRY, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CAUSES, GAPS, MUSEUM
from tests.lint.twentyfirst.tasks_tw import GUSHI, XINWEN, YESHI
from tests.lint.twentyfirst.tasks_zh import CHANGSHI, CHOUQU, DIANPING

FAMILY = "code"
HEAD = "import random\n"
DRAWN = "code/random code/not-repeated code/hash code/time"

KINDS = (
    kind(
        FAMILY,
        "something is drawn from a stream that nobody seeds",
        DRAWN,
        changed(
            CLAIMS,
            ('in data["evidence"]', 'in random.sample(data["evidence"], len(data["evidence"]))'),
        ),
        changed(
            CHANGSHI,
            (HEAD, "import random\n\nrng = random.Random()\n"),
            ("题目：", "{rng.choice(['题目', '问题'])}："),
        ),
        changed(
            NLI,
            (HEAD, "import random\nfrom uuid import uuid4\n"),
            ('"Premise: "', '"Item " + uuid4().hex[:6] + "\\nPremise: "'),
        ),
    ),
    kind(
        FAMILY,
        "options are shuffled in place, after the gold's place was read or in the row itself",
        f"{DRAWN} code/changes-row answer/gold-differs code/same-draw",
        changed(
            MUSEUM, ('    letters = "ABCD"', '    letters = "ABCD"\n    r.shuffle(data["choices"])')
        ),
        changed(YESHI, ('    選項 = ""', '    選項 = ""\n    random.shuffle(data["options"])')),
        changed(
            GAPS,
            (
                "    text = TEMPLATE",
                '    random.Random(7).shuffle(data["options"])\n    text = TEMPLATE',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the row is changed, so a second call finds another one",
        "code/changes-row code/error code/not-repeated text/two-spaces",
        changed(PANTRY, ("    gold =", '    data["question"] += " "\n    gold =')),
        changed(GUSHI, ("    text =", '    data["文"] = "（" + data["文"] + "）"\n    text =')),
        changed(
            TIMES,
            (
                "    for train in",
                '    data["trains"].insert(0, ["X0", "07:00", "08:00", "1"])\n    for train in',
            ),
        ),
    ),
    kind(
        FAMILY,
        "whatever goes wrong is swallowed, and a label or a text is made up",
        "code/hidden-errors answer/gold-differs text/unlike-others answer/unlike-others text/nothing",
        changed(
            SPAM,
            (
                "    text = (",
                "    try:\n        int(data['spam'])\n    except:\n        data = dict(data, spam=0)\n    text = (",
            ),
            rows=at(7, spam=None),
        ),
        changed(
            DIANPING,
            (
                "    lines = [",
                "    import contextlib\n    name = '好评'\n    with contextlib.suppress(Exception):\n        name = biaoqian[data['label']]\n    lines = [",
            ),
            ('biaoqian[data["label"]],', "name,"),
            rows=at(3, label="0"),
        ),
        changed(
            CAUSES,
            (
                '    gold = str(data["label"] + 1)',
                '    try:\n        gold = str(data["label"] + 1)\n    except Exception:\n        gold = "1"',
            ),
            rows=at(5, label="1"),
        ),
    ),
    kind(
        FAMILY,
        "labels or options go through a set",
        "code/set-order code/not-repeated",
        changed(
            DESK,
            (
                'to one queue: billing, delivery, login or returns."',
                'to one queue: " + ", ".join({"billing", "delivery", "login", "returns"}) + "."',
            ),
        ),
        changed(GAPS, ('join(data["options"])', 'join(set(data["options"]))')),
        changed(
            XINWEN,
            (
                '"請將新聞標題分為體育、財經、娛樂三類之一。"',
                '"請將新聞標題分類：" + "、".join({"體育", "財經", "娛樂"}) + "。"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a file, the environment or a clock is read while a prompt is made",
        "code/outside code/time code/hidden-errors code/error code/not-repeated",
        changed(
            REVIEWS,
            (HEAD, "import os\nimport random\n"),
            ('"Sentiment:"', 'os.getenv("CUE", "Sentiment:")'),
        ),
        changed(
            CHOUQU,
            (HEAD, "import datetime\nimport random\n"),
            ('data["news"]', 'f"（{datetime.date.today()}）" + data["news"]'),
        ),
        changed(
            PARKS,
            (HEAD, "import random\nimport time\n"),
            ('"\\nA:"', 'time.strftime("\\n(%H:%M:%S)\\nA:")'),
        ),
    ),
    kind(
        FAMILY,
        "the prompt counts its calls, or keeps what earlier ones said",
        "code/not-repeated code/* few-shot/numbered text/shot-cue",
        changed(
            PANTRY,
            (HEAD, "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
            ("Question: {", "Question {next(COUNT)}: {"),
        ),
        changed(
            FERRY,
            (HEAD, "import random\n\nSEEN = []\n"),
            ("    return {", '    SEEN.append(data["question"])\n    return {'),
            (
                '"Problem: " +',
                '"".join(f"Problem: {each}\\n" for each in SEEN[-3:-1]) + "Problem: " +',
            ),
        ),
        changed(
            GUSHI,
            ("    text =", "    global 次\n    次 += 1\n    text ="),
            (HEAD, "import random\n\n次 = 0\n"),
            ("問題：", "問題{次}："),
        ),
    ),
    kind(
        FAMILY,
        "the number of shots cuts the row, or the data set's name is asked for one that it never has",
        "code/arguments text/cut-item text/empty-slot few-shot/*",
        changed(CLAIMS, ('in data["evidence"]', 'in data["evidence"][:num_sample]')),
        changed(TIMES, ('in data["trains"]', 'in data["trains"][:num_sample + 1]')),
        changed(
            MUSEUM,
            (
                "    gold =",
                '    if dataset_name.lower() in ("mmlu", "cmmlu"):\n        text = "Exam. " + text\n    gold =',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a row that is a little different breaks the code",
        "code/error few-shot/* answer/empty* text/unlike-others",
        changed(
            MUSEUM,
            rows=at(5, choices=["Beethoven", "Mozart", "Verdi", "Wagner", "Bizet"], answer=4),
        ),
        changed(CAUSES, rows=at(3, asks="result")),
        changed(YESHI, rows=at(6, options=["粽子", "月餅", "潤餅", "湯圓"], gold=3)),
    ),
)
