"""More faults of code: closures, caches, iterators, names that are lost, in English and Chinese."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "code"
GOLD = "answer/*"
DEF = "def transform("

KINDS = (
    kind(
        FAMILY,
        "the menu counts from one, the gold from nought since a refactoring",
        GOLD,
        bad("news-topics", ('data["topic"]) + 1)', 'data["topic"]))')),
    ),
    kind(
        FAMILY,
        "labels of 1 and 2 are expected where they are 0 and 1: nothing is acceptable",
        f"{GOLD} few-shot/*",
        bad(
            "acceptable",
            (
                '{1: "yes", 0: "no"}[data["acceptable"]]',
                '"yes" if data["acceptable"] > 1 else "no"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "turns are taken through a set to drop those that are there twice",
        "code/set-order code/not-repeated code/*",
        bad(
            "phone-intent",
            (
                "f\"{turn['who']}: {turn['says']}\" for turn in data[\"turns\"]",
                'f"{who}: {says}" for who, says in {(t["who"], t["says"]) for t in data["turns"]}',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the names are unpacked from the row's values, in whatever order these are",
        "code/* text/* answer/*",
        bad(
            "capitals-fmt",
            (
                "    prompt = FORM",
                "    continent, country, *_ = data.values()\n    prompt = FORM",
            ),
            (
                'country=data["country"], continent=data["continent"]',
                "country=country, continent=continent",
            ),
        ),
    ),
    kind(
        FAMILY,
        "strip is given a word, and takes its letters off the answer's end",
        f"{GOLD} text/cut-item",
        bad(
            "short-spans",
            ("    fields = {", '    span = data["span"].rstrip(" answer.")\n    fields = {'),
            ("f\" {data['span']}\"", 'f" {span}"'),
            ('"processed_output": data["span"]', '"processed_output": span'),
        ),
    ),
    kind(
        FAMILY,
        "the right queue is taken out of the module's list and put in front, in place",
        f"code/* {GOLD}",
        bad(
            "queue-tickets",
            (
                "    prompt = INTRO",
                '    QUEUES.remove(data["queue"])\n    QUEUES.insert(0, data["queue"])\n'
                '    prompt = "Route the ticket to one queue: " + ", ".join(QUEUES) + "."',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the filter of a comprehension was lost: the first name is always right",
        GOLD,
        bad(
            "nli-daily",
            (
                'for name, score in data["target_scores"].items() if score]',
                'for name in data["target_scores"]]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "options are sorted by their score, so that the right one is named first",
        GOLD,
        bad(
            "who-is-it",
            (
                'options = list(data["target_scores"])',
                'options = sorted(data["target_scores"], key=data["target_scores"].get, reverse=True)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a cache has the first word of the question as its key",
        f"code/* text/* {GOLD} few-shot/*",
        bad(
            "market-steps",
            (DEF, "CACHE = {}\n\n\n" + DEF),
            (
                'data["question"], data["steps"], data["answer"]\n',
                'data["question"], data["steps"], data["answer"]\n'
                "    question = CACHE.setdefault(question.split()[0], question)\n",
            ),
        ),
    ),
    kind(
        FAMILY,
        "a method is named and not called, and its repr is in the output",
        f"text/raw-value code/* text/* {GOLD}",
        bad("en-fr", ('data["fr"].strip()', 'str(data["fr"].strip)')),
    ),
    kind(
        FAMILY,
        "the program is run in another process to find out what it prints",
        "code/outside code/*",
        bad(
            "py-output",
            ("import random\n", "import random\nimport subprocess\nimport sys\n"),
            (
                '    return {"input"',
                '    ran = subprocess.run([sys.executable, "-c", data["program"]], capture_output=True, text=True)\n'
                '    printed = ran.stdout.strip()\n    return {"input"',
            ),
            (
                '"output": data["printed"], "processed_output": data["printed"]',
                '"output": printed, "processed_output": printed',
            ),
        ),
    ),
    kind(
        FAMILY,
        "all fields of the row are added to those that are shown",
        f"{GOLD} text/*",
        bad(
            "event-dates",
            (
                '    parts.append("Text: " + data["text"])\n',
                '    for key, value in data.items():\n        parts.append(f"{key.title()}: {value}")\n',
            ),
        ),
    ),
    kind(
        FAMILY,
        "JSON is dumped twice, once by a helper",
        f"text/escaped text/* {GOLD} few-shot/other-form",
        bad("order-json", ("gold = json.dumps(record)", "gold = json.dumps(json.dumps(record))")),
    ),
    kind(
        FAMILY,
        "a column and its rows are zipped the wrong way, and the table is turned on its side",
        "text/* answer/*",
        bad(
            "small-tables",
            (
                '" | ".join(row.split(",")) + " |" for row in data["rows"]',
                '" | ".join(col) + " |" for col in zip(*(row.split(",") for row in data["rows"]))',
            ),
        ),
    ),
)
