"""Faults of the code."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Change, Kind, Row, changed
from tests.lint.twentyninth.tasks_choice import COOK, MOOD, SIGNS, SPAM, STARS
from tests.lint.twentyninth.tasks_free import CONTEXT, DATES, GRID, QUERY, STEPS
from tests.lint.twentyninth.tasks_zh import TQUIZ, TSPAN, ZNEWS, ZQUIZ, ZREAD, ZSENT

F = "code"
START = "def transform(data, num_sample: int, r: random.Random, dataset_name: str):\n"
AGAIN = "code/not-repeated"


def begin(*lines: str) -> Change:
    """Return what puts lines at the beginning of the transform."""
    return START, START + "".join(f"    {line}\n" for line in lines)


def above(*lines: str) -> Change:
    """Return what puts lines at the top of the module."""
    return "import random\n", "import random\n" + "".join(f"{line}\n" for line in lines)


def without(key: str, *numbers: int):
    """Return what takes a field out of some rows."""

    def run(rows: list[Row]) -> None:
        for number in numbers:
            del rows[number][key]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options are shuffled in place by the global stream, and the answer is not moved",
        f"code/random code/changes-row answer/gold-differs {AGAIN}",
        changed(COOK, begin('random.shuffle(data["options"])')),
        changed(SIGNS, begin('random.shuffle(data["words"])')),
        changed(ZQUIZ, begin('random.shuffle(data["options"])')),
    ),
    kind(
        F,
        "a cue is drawn at random",
        f"code/random text/shot-cue {AGAIN}",
        changed(MOOD, ("Emotion:", "{random.choice(['Emotion', 'Feeling'])}:")),
        changed(TSPAN, ('"\\n答案："', 'random.choice(["\\n答案：", "\\n回答："])')),
        changed(SPAM, ("Label:", 'Label:" + random.choice(["", "\\n"]) + "')),
    ),
    kind(
        F,
        "the row is changed in place",
        f"code/changes-row {AGAIN} text/said-again",
        changed(CONTEXT, begin('data["question"] += " Be brief."')),
        changed(STEPS, begin('data["question"] += " Show the way."')),
        changed(QUERY, begin('data["columns"].append("note")')),
    ),
    kind(
        F,
        "a set is listed in the order that it happens to have",
        f"code/set-order answer/gold-differs {AGAIN}",
        changed(TQUIZ, ('join(data["target_scores"])', 'join(set(data["target_scores"]))')),
        changed(ZNEWS, ('("体育", "财经", "科技", "娱乐")', '{"体育", "财经", "科技", "娱乐"}')),
        changed(SIGNS, ("numbered(data['words'])", "numbered(set(data['words']))")),
    ),
    kind(
        F,
        "whatever goes wrong is swallowed",
        "code/hidden-errors text/absent-field text/empty-slot text/same-prompt text/no-question",
        changed(
            CONTEXT,
            begin("try:", '    hint = data["hint"]', "except:", '    hint = ""'),
            ("\\nAnswer:", "{hint}\\nAnswer:"),
        ),
        changed(
            ZSENT,
            begin("try:", '    shop = data["shop"]', "except Exception:", '    shop = "店"'),
            ('f"评论：', 'f"{shop}\\n评论：'),
        ),
        changed(
            DATES,
            begin("try:", '    date = data["date"].strip()', "except Exception:", '    date = ""'),
            ('% data["date"]', "% date"),
        ),
    ),
    kind(
        F,
        "today's date is in the prompt",
        f"code/time {AGAIN}",
        changed(
            DATES,
            above("from datetime import date"),
            ('text = "', 'text = f"Today is {date.today()}.\\n" + "'),
        ),
        changed(
            CONTEXT,
            above("import datetime"),
            ('text = f"', 'text = f"Year: {datetime.datetime.now().year}\\n'),
        ),
        changed(TSPAN, above("import time"), ("lines = [", 'lines = [time.strftime("%Y-%m-%d"), ')),
    ),
    kind(
        F,
        "the environment or a file beside the transform is read",
        "code/outside",
        changed(
            MOOD,
            above("import os"),
            ("Emotion:", "{os.environ.get('MOOD_CUE', 'Emotion')}:"),
        ),
        changed(
            STARS,
            above("from pathlib import Path"),
            begin(
                'path = Path("/tmp/stars_prompt.txt")',
                'head = path.read_text() if path.exists() else "How many stars, from 1 to 5?"',
            ),
            ('"How many stars does the guest give, from 1 to 5?"', "head"),
        ),
        changed(
            ZREAD,
            above("import os"),
            begin('tail = "\\n" if os.getenv("ZH_NEWLINE") else ""'),
            ("MUBAN.format(**data)", "MUBAN.format(**data) + tail"),
        ),
    ),
    kind(
        F,
        "a choice hangs on hash",
        f"code/hash {AGAIN} text/shot-cue",
        changed(MOOD, ("Emotion:", "{['Emotion', 'Mood'][hash(data['text']) % 2]}:")),
        changed(CONTEXT, ("Passage:", "{'Passage' if hash(data['context']) % 2 else 'Text'}:")),
        changed(
            ZREAD, ("MUBAN.format(**data)", 'MUBAN.format(**data) + " " * (hash(str(data)) % 2)')
        ),
    ),
    kind(
        F,
        "the module counts its calls, and the prompt shows the count",
        f"{AGAIN} few-shot/numbered text/shot-cue",
        changed(
            STEPS,
            above("CALLS = []"),
            begin("CALLS.append(1)"),
            ('f"Q: ', 'f"Q: {len(CALLS)}. '),
        ),
        changed(
            TSPAN,
            above("from itertools import count", "NUMBER = count(1)"),
            ("lines = [", 'lines = [f"第{next(NUMBER)}題", '),
        ),
        changed(
            GRID,
            above("SEEN = {}"),
            begin('SEEN[len(SEEN)] = data["cell"]'),
            ("Question: {", "Question {len(SEEN)}: {"),
        ),
    ),
    kind(
        F,
        "some rows lack a field that is read",
        "code/error text/absent-field",
        changed(CONTEXT, rows=without("answer", 3, 7)),
        changed(ZREAD, rows=without("passage", 5)),
        changed(COOK, rows=without("label", 2, 10)),
    ),
    kind(
        F,
        "what is compared is a number and no text",
        "code/error answer/python-value answer/not-in-output",
        changed(STARS, ('"processed_output": gold', '"processed_output": data["stars"]')),
        changed(SPAM, ('"processed_output": gold', '"processed_output": data["label"]')),
        changed(
            STEPS, ('"processed_output": str(data["answer"])', '"processed_output": data["answer"]')
        ),
    ),
)
