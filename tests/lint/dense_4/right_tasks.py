"""Right tasks that were changed so that they look odd, and are right."""

from __future__ import annotations

from tests.lint.dense_4.making import odd
from tests.lint.shape import Row

DEF = "def transform("


def _mixed_orders(rows: list[Row]) -> None:
    for place, row in enumerate(rows):
        items = list(row["target_scores"].items())
        row["target_scores"] = dict(items[place % 3 :] + items[: place % 3])


def _more(*more: Row):
    return lambda rows: [*rows, *more]


RIGHT = (
    odd(
        "a description that counts the options, rightly",
        "planets",
        description="Each question has four options, of which exactly one is right. Reply with its letter.\n\n",
    ),
    odd(
        "reviews that praise by negations and blame by praise of something else",
        "films",
        rows=_more(
            {"review": "Not bad at all, and not a minute too long.", "label": "positive"},
            {"review": "The popcorn was excellent. Nothing else was.", "label": "negative"},
        ),
    ),
    odd("the labels of each row in another order", "relations", rows=_mixed_orders),
    odd(
        "a set that is sorted before it is shown",
        "tickets",
        (
            'TEAMS = ["billing", "shipping", "returns", "accounts"]',
            'TEAMS = sorted({"billing", "shipping", "returns", "accounts"})',
        ),
    ),
    odd(
        "words are turned by one place in a copy, and the gold with them",
        "gap-words",
        ('enumerate(data["words"])', 'enumerate(data["words"][1:] + data["words"][:1])'),
        ('"abc"[data["gold"]]', '"abc"[(data["gold"] - 1) % 3]'),
    ),
    odd(
        "a copy of the row's list is popped",
        "word-pairs",
        (
            'first, second, third = data["words"]',
            'words = list(data["words"])\n    third = words.pop()\n    first, second = words',
        ),
    ),
    odd(
        "labels are digits as texts",
        "sms",
        rows=lambda rows: [{**row, "label": str(row["label"])} for row in rows],
    ),
    odd(
        "truths are ones and noughts",
        "handbook",
        rows=lambda rows: [{**row, "holds": int(row["holds"])} for row in rows],
    ),
    odd(
        "an exception of one kind is caught and raised as another",
        "replies",
        (
            '    gold = next(key for key, value in data["target_scores"].items() if value == 1)\n',
            '    try:\n        gold = next(key for key, value in data["target_scores"].items() if value == 1)\n'
            '    except StopIteration as error:\n        raise ValueError("no reply is right") from error\n',
        ),
    ),
    odd(
        "a description that forbids what no answer does",
        "reading",
        description="The answer is copied from the text as it stands there; do not write a whole sentence.\n\n",
    ),
    odd(
        "a cache of a pure function",
        "market",
        (
            DEF,
            "@functools.lru_cache\ndef clean(question):\n    return question.strip()\n\n\n" + DEF,
        ),
        ("import random\n", "import functools\nimport random\n"),
        ('data["question"].strip()', 'clean(data["question"])'),
    ),
    odd(
        "names that are the same in both languages",
        "en-de",
        rows=_more(
            {
                "en": "We met in Hotel Adler, Berlin.",
                "de": "Wir haben uns im Hotel Adler, Berlin, getroffen.",
            },
            {"en": "Please call Martin Huber.", "de": "Bitte rufen Sie Martin Huber an."},
        ),
    ),
    odd(
        "programs that print None, True and nothing but a nan",
        "prints",
        rows=_more(
            {"program": "print({}.get(1))", "printed": "None"},
            {"program": "print(3 > 2)", "printed": "True"},
            {"program": 'print(float("nan"))', "printed": "nan"},
        ),
    ),
    odd(
        "days and months that are the same number",
        "dates",
        rows=_more(
            {"sentence": "The fair began on 5 May 2015.", "date": "2015-05-05"},
            {"sentence": "It was closed on November 11, 2011.", "date": "2011-11-11"},
        ),
    ),
    odd(
        "headlines with another topic's name in them",
        "headlines",
        rows=_more(
            {"headline": "Minister for sports steps down over donations", "topic": "politics"},
            {"headline": "Politics professor wins amateur chess cup", "topic": "sports"},
        ),
    ),
    odd(
        "choices are sorted, and the gold's place is looked up again",
        "science-mcq",
        ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))'),
        (
            '"ABCD"[data["label"]]',
            '"ABCD"[sorted(data["choices"]).index(data["choices"][data["label"]])]',
        ),
    ),
    odd(
        "a list of names is kept backwards, and read from its end",
        "infer-three",
        (
            'NAMES = ["entailment", "neutral", "contradiction"]',
            'NAMES = ["contradiction", "neutral", "entailment"]',
        ),
        ('NAMES[data["label"]]', 'NAMES[2 - data["label"]]'),
    ),
    odd(
        "a menu that counts from nought, with golds that do",
        "news-topics",
        ("enumerate(TOPICS, 1)", "enumerate(TOPICS)"),
        ('data["topic"]) + 1)', 'data["topic"]))'),
        ("Number of its topic:", "Number of its topic (0-3):"),
    ),
    odd(
        "countries whose capital has their name",
        "capitals-fmt",
        rows=_more(
            {"country": "Luxembourg", "continent": "Europe", "capital": "Luxembourg"},
            {"country": "Djibouti", "continent": "Africa", "capital": "Djibouti"},
        ),
    ),
    odd(
        "lists of a single word",
        "word-ends",
        rows=_more({"words": ["lantern"], "answer": "n"}, {"words": ["yard"], "answer": "d"}),
    ),
    odd(
        "a sum of floats that prints its error of rounding",
        "py-output",
        rows=_more(
            {"program": "print(0.1 + 0.2)", "printed": "0.30000000000000004"},
            {"program": "print(7 / 2)", "printed": "3.5"},
        ),
    ),
    odd(
        "a description that says that several verbs may fit, and how to choose",
        "phone-intent",
        description="If a customer wants several things, take the one that is said first.\n\n",
    ),
    odd(
        "a passage full of numbers, whose answer has none",
        "museum-spans",
        rows=_more(
            {
                "context": "The 1910 flood took 3 bridges, the 1932 fire the mill.",
                "question": "What did the fire take?",
                "answer": "the mill",
            }
        ),
    ),
    odd(
        "a count of examples that is right",
        "hotel-intents",
        description="Four calls with their choices come first, then the one to be decided.\n\n",
    ),
    odd(
        "a description that demands one of the four options, in Chinese",
        "changshi",
        description="以下是单项选择题，每题有四个选项，只有一个正确，请只写字母。\n\n",
    ),
    odd(
        "reviews with the other label's words",
        "pinglun",
        rows=_more(
            {"content": "看差评来的，结果比想象中好太多，必须五星。", "label": "好评"},
            {"content": "好评返现？我偏要说实话：难吃。", "label": "差评"},
        ),
    ),
    odd(
        "a sum whose answer is nought",
        "yingyong",
        rows=_more(
            {
                "question": "盒子里有9块糖，小明吃了4块，妹妹吃了5块，还剩几块？",
                "steps": "9-4=5。5-5=0。",
                "answer": "0",
            }
        ),
    ),
    odd(
        "two statements that differ in one word, one true and one false",
        "panduan",
        rows=_more(
            {"claim": "一公里等於一千公尺。", "correct": True},
            {"claim": "澳洲位於南半球。", "correct": True},
        ),
    ),
    odd(
        "truths where the code asks for 1",
        "waimai-qinggan",
        rows=lambda rows: [{**row, "label": bool(row["label"])} for row in rows],
    ),
    odd(
        "columns of the file that nothing reads, empty in some rows",
        "zh-changshi",
        rows=lambda rows: [
            {**row, "E": "", "note": None if n % 2 else "校对过"} for n, row in enumerate(rows)
        ],
    ),
    odd(
        "a demand for a translation without notes, and of one line",
        "fanyi-tw",
        ("請把英文翻譯成繁體中文。", "請把英文翻譯成繁體中文，只寫一行，不加註解。"),
    ),
)
