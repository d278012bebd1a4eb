"""Faults of the code itself."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import FERRIES, SPAM
from tests.lint.twentythird.tasks_more import CLAIMS, HARBOURS, RECORDS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import NATURE, REVIEWS, TROPHIES
from tests.lint.twentythird.tasks_zh import CHANGSHI, DIDIAN, GUANXI, YINGYONG, YUEDU, ZHENJIA

FAMILY = "code"

KINDS = (
    kind(
        FAMILY,
        "something is drawn from the global generator, or from one without a seed",
        "code/random code/not-repeated",
        changed(
            NATURE,
            (
                'for letter, choice in zip(letters, data["choices"]):',
                "order = random.sample(range(4), 4)\n"
                "    for letter, choice in zip(letters, [data['choices'][n] for n in order]):",
            ),
            ('letters[data["answer"]]', 'letters[order.index(data["answer"])]'),
        ),
        changed(
            CLAIMS,
            (
                'shown = "".join(',
                'demos = list(DEMOS)\n    random.Random().shuffle(demos)\n    shown = "".join(',
            ),
            ("verdict in DEMOS)", "verdict in demos)"),
        ),
        changed(
            SPAM,
            (
                '"Classify the message as spam or ham."',
                'random.choice(["Classify the message as spam or ham.", "Is this spam or ham?"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the transform changes the row that it is given",
        "code/changes-row code/not-repeated",
        changed(
            FERRIES,
            (
                'data["answers"][0]',
                'data["answers"].pop(0) if len(data["answers"]) > 1 else data["answers"][0]',
            ),
            ("text = ", "data['passage'] += ' '\n    text = "),
        ),
        changed(TALKS, ('turn["by"]] + ": "', 'turn.pop("by", "c")] + ": "')),
        changed(
            YUEDU, ("parts = {", "data['question'] = data['question'].rstrip('？')\n    parts = {")
        ),
    ),
    kind(
        FAMILY,
        "the order of a set is the order of the options",
        "code/set-order code/not-repeated",
        changed(REVIEWS, ('sorted(data["target_scores"])', 'list(set(data["target_scores"]))')),
        changed(ZHENJIA, ('"/".join(data["target_scores"])', '"/".join({*data["target_scores"]})')),
        changed(
            TROPHIES, ('list(data["target_scores"])', 'tuple(data["target_scores"].keys() | set())')
        ),
    ),
    kind(
        FAMILY,
        "any exception is swallowed, and a prompt without its content goes on",
        "code/hidden-errors text/absent-field text/no-question text/same-prompt text/empty-slot",
        changed(
            HARBOURS,
            (
                "return {",
                "try:\n        text = data['caption'] + '\\n' + text\n"
                "    except:\n        pass\n    return {",
            ),
        ),
        changed(
            DIDIAN,
            (
                'text = PROMPT.format(news=data["news"])',
                "try:\n        text = PROMPT.format(news=data['title'] + data['news'])\n"
                "    except Exception:\n        text = PROMPT.format(news='')",
            ),
        ),
        changed(
            UNITS,
            (
                'gold = str(data["result"])',
                'try:\n        gold = str(data["result"] / data["rate"])\n'
                '    except BaseException:\n        gold = str(data["result"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "what is shown hangs on hash() or id()",
        "code/hash code/not-repeated",
        changed(
            TROPHIES,
            (
                "parts = [",
                "if hash(data['sentence']) % 2:\n        options.reverse()\n    parts = [",
            ),
        ),
        changed(
            GUANXI,
            (
                "text = (",
                "labels = sorted(['蘊含', '矛盾', '中立'], key=hash)\n    text = (",
            ),
            (
                '"請判斷兩個句子的關係：蘊含、矛盾或中立。\\n"',
                "f\"請判斷兩個句子的關係：{'、'.join(labels)}。\\n\"",
            ),
        ),
        changed(
            SPAM,
            ('"{}\\nMessage: {}', '"{}\\nMessage " + str(id(data) % 1000) + ": {}'),
            ('Class:".format', 'Class:").format'),
            ('text = "{}', 'text = ("{}'),
        ),
    ),
    kind(
        FAMILY,
        "the prompt has the day or the time of the run",
        "code/time code/not-repeated",
        changed(
            RECORDS,
            ("import json", "import datetime\nimport json"),
            ('f"Text: ', 'f"Today is {datetime.date.today():%d %B %Y}.\\nText: '),
        ),
        changed(
            DIDIAN,
            ("import random", "import random\nimport time"),
            ("news=data", 'news=time.strftime("%Y年%m月%d日") + "，" + data'),
        ),
        changed(
            TALKS,
            (
                "turns = []",
                'from datetime import datetime\n\n    turns = [f"({datetime.now():%H:%M})"]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a counter outside the function makes prompts hang on the order of calls",
        "code/not-repeated few-shot/numbered few-shot/own-doc answer/in-id",
        changed(
            NATURE,
            ("def transform", "COUNT = [0]\n\n\ndef transform"),
            ('lines = [f"Question: ', 'COUNT[0] += 1\n    lines = [f"Question {COUNT[0]}: '),
        ),
        changed(
            YINGYONG,
            ("def transform", "SEEN = []\n\n\ndef transform"),
            (
                'text = "应用题：%s',
                'SEEN.append(data["question"])\n    text = f"第{len(SEEN)}题\\n" + "应用题：%s',
            ),
        ),
        changed(
            CHANGSHI,
            (
                "def transform",
                "from itertools import count\n\nNUMBERS = count(1)\n\n\ndef transform",
            ),
            ('text = f"問題：', 'text = f"問題{next(NUMBERS)}：'),
        ),
    ),
)
