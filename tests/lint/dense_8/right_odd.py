"""Right tasks that are changed so that they look suspicious, and are not."""

from __future__ import annotations

from tests.lint.dense_8.making import above, inside, odd, put

RIGHT = (
    odd(
        "places that count from one in the file are taken as they are",
        "gap-number",
        ('str(data["right"] + 1)', 'str(data["right"])'),
        rows=put("right", lambda value: value + 1),
    ),
    odd(
        "truth values are texts, and the code compares the text",
        "pantry",
        ('if data["answer"] else', 'if data["answer"] == "true" else'),
        rows=put("answer", lambda value: "true" if value else "false"),
    ),
    odd(
        "a pair of equal sentences is labelled as the same",
        "same-meaning",
        rows=lambda rows: [
            *rows,
            {"pair": ["The bell rang twice.", "The bell rang twice."], "label": 1},
        ],
    ),
    odd(
        "spam has nought as its label, as the legend says, and the file counts it as one",
        "spam-flag",
        ("1 if it is spam, 0 if it is not", "0 if it is spam, 1 if it is not"),
        ('str(data["spam"])', 'str(1 - data["spam"])'),
    ),
    odd(
        "two thirds of the reviews are negative",
        "reviews",
        rows=lambda rows: [row for n, row in enumerate(rows) if n not in (3, 7, 11)],
    ),
    odd(
        "golds are whole numbers in the file and become text in the code",
        "gongdan",
        ('str(类别.index(data["类别"]) + 1)', 'str(data["号"])'),
        rows=lambda rows: [
            {**row, "号": ["查询", "投诉", "退款"].index(row["类别"]) + 1} for row in rows
        ],
    ),
    odd(
        "ids and sources of the rows are kept and not shown",
        "parks",
        rows=lambda rows: [
            {"id": f"squad-dev-{n:05}", "source": "xquad_en", **row} for n, row in enumerate(rows)
        ],
    ),
    odd(
        "options are shuffled by a generator of each row's own question, and the key goes with them",
        "museum-quiz",
        inside(
            'order = [0, 1, 2, 3]\nrandom.Random(data["question"]).shuffle(order)\n'
            'options = [data["options"][n] for n in order]'
        ),
        ('zip("ABCD", data["options"])', 'zip("ABCD", options)'),
        ('gold = data["key"]', 'gold = "ABCD"[order.index("ABCD".index(data["key"]))]'),
    ),
    odd(
        "the classes are a set that is sorted before it is joined",
        "tw-xinwen",
        ('"、".join(LABELS)', '"、".join(sorted(set(LABELS)))'),
    ),
    odd(
        "a set is asked whether it holds a word, and nothing else",
        "tickets",
        inside(
            'if data["queue"] not in {"billing", "delivery", "login", "refund"}:\n'
            '    raise ValueError(data["queue"])'
        ),
    ),
    odd(
        "the answer is popped off a copy of the row",
        "opposites",
        inside('data = dict(data)\ngold = data.pop("opposite")'),
        ("f\" {data['opposite']}\"", 'f" {gold}"'),
        ('"processed_output": data["opposite"]', '"processed_output": gold'),
    ),
    odd(
        "an error is caught and raised again with the row's label",
        "yunhan",
        inside(
            "try:\n    guanxi = GUANXI[data['label']]\n"
            "except KeyError as error:\n    raise ValueError(data['label']) from error"
        ),
        ('GUANXI[data["label"]]', "guanxi"),
    ),
    odd(
        "a pure function keeps what it made in a cache",
        "py-output",
        above("from functools import lru_cache"),
        ("def build(program):", "@lru_cache(maxsize=None)\ndef build(program):"),
    ),
    odd(
        "a list is a default argument and is only read",
        "review-tone",
        ("def ask(review):", 'def ask(review, cues=["Review", "Tone"]):'),
        ("{head}\\nReview: {review}\\nTone:", "{head}\\n{cues[0]}: {review}\\n{cues[1]}:"),
    ),
    odd(
        "a hash that is the same everywhere says where the right option stands",
        "causes",
        above("import hashlib"),
        inside(
            'turn = hashlib.md5(data["premise"].encode()).digest()[0] % 2\n'
            'pair = [data["first"], data["second"]][:: -1 if turn else 1]'
        ),
        ("(1) {data['first']}\\n(2) {data['second']}", "(1) {pair[0]}\\n(2) {pair[1]}"),
        ('str(data["label"] + 1)', 'str((data["label"] ^ turn) + 1)'),
    ),
    odd(
        "functions made in a loop have their letter as a default",
        "museum",
        (
            'lines = [f"{letter}. {choice}" for letter, choice in zip(letters, data["choices"])]',
            'marks = [lambda text, letter=letter: f"{letter}. {text}" for letter in letters]\n'
            '    lines = [mark(choice) for mark, choice in zip(marks, data["choices"])]',
        ),
    ),
    odd(
        "an iterator over letters is made anew for each row",
        "changshi",
        inside('zimu = iter("ABCD")'),
        ('zip("ABCD", data["choices"])', 'zip(zimu, data["choices"])'),
    ),
    odd(
        "variables are called time, id and hash, and are values of the row",
        "times",
        inside('time, id, hash = "leaves", "line", "platform"'),
        ('"| line | leaves | arrives | platform |"', 'f"| {id} | {time} | arrives | {hash} |"'),
    ),
    odd(
        "the end of the data set's name says which method is run",
        "capitals-fmt",
        inside('cue = "A:" if dataset_name.endswith("_gen") else "A:\\n"'),
        ("prompt = FORM.format(", 'prompt = FORM.replace("A:", cue).format('),
    ),
    odd(
        "dates of the rows are read and written by datetime, without a clock",
        "event-dates",
        above("from datetime import date"),
        inside('gold = date.fromisoformat(data["date"]).isoformat()'),
        ('" " + data["date"]', '" " + gold'),
        ('"processed_output": data["date"]', '"processed_output": gold'),
    ),
    odd(
        "a row that has no such field is given a default that it needs",
        "small-tables",
        ('"Read the table."', 'data.get("head", "Read the table.")'),
        rows=lambda rows: [
            {**row, "head": "Read the table."} if n % 2 else row for n, row in enumerate(rows)
        ],
    ),
    odd(
        "an assertion says how many options a row has",
        "tw-chengyu",
        inside('assert len(data["choices"]) == 4, data["sentence"]'),
    ),
    odd(
        "a class of the transform holds the template",
        "hotel-intents",
        above(
            "class Menu:\n    def __init__(self, names):\n        self.names = names\n\n"
            "    def __str__(self):\n"
            '        return "\\n".join(f"({k}) {v}" for k, v in self.names.items())'
        ),
        (
            'menu = "\\n".join(f"({key}) {name}" for key, name in INTENTS.items())',
            "menu = Menu(INTENTS)",
        ),
    ),
    odd(
        "a list of lines is sorted that the function has made itself",
        "desk",
        inside("examples = list(EXAMPLES)\nexamples.sort(key=lambda pair: len(pair[0]))"),
        ("for t, q in EXAMPLES)", "for t, q in examples)"),
    ),
    odd(
        "the generator that is handed in is looked at and never drawn from",
        "notices",
        inside("assert isinstance(r, random.Random)"),
    ),
    odd(
        "every third passage has a sentence more",
        "yuedu",
        rows=put("短文", lambda value: value + "这是报上说的。", every=3),
    ),
    odd(
        "programs have braces, and the template is filled by replace",
        "what-it-prints",
        (
            '"What does this program print?\\n```python\\n" + data["program"] + "\\n```\\nOutput:"',
            '"What does this program print?\\n```python\\n{program}\\n```\\nOutput:".replace("{program}", data["program"])',
        ),
    ),
    odd(
        "the names of labels are a dict in another order, keyed by their numbers",
        "nli",
        (
            '("entailment", "neutral", "contradiction")[data["label"]]',
            '{2: "contradiction", 0: "entailment", 1: "neutral"}[data["label"]]',
        ),
    ),
    odd(
        "the right option is searched for in a loop that leaves early",
        "rivers",
        (
            "right = max(scores, key=scores.get)",
            "for right, score in scores.items():\n        if score:\n            break",
        ),
    ),
    odd(
        "a message speaks of a list of things to do",
        "spam-flag",
        rows=lambda rows: [
            *rows,
            {"message": "The TODO list hangs on the fridge, none of it is done.", "spam": 0},
        ],
    ),
)
