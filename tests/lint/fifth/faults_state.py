"""Faults of code that keeps something, or takes it from elsewhere, from call to call."""

from __future__ import annotations

from tests.lint.fifth.faults import Case, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PEOPLE,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import INTENTS, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, HISTORY, JAPAN, METALS, RIVERS, TOPICS
from tests.lint.shape import Change, Kind, SmallTask

FAMILY = "code"


def above(line: str) -> Change:
    """Return a change that puts lines at the top of the module."""
    return "import random\n", f"import random\n{line}\n"


def _shuffled(task: SmallTask, shuffle: str, *more: Change, **fields: object) -> Case:
    """Return `rivers` or `japan` with its options drawn by `shuffle` from `data["choices"]`, and the gold
    that goes with them."""
    setup = f'    choices = {shuffle}\n    right = choices.index(data["choices"][data["answer"]])\n'
    if task is RIVERS:
        changes: tuple[Change, ...] = (
            ('zip(LETTERS, data["choices"])', "zip(LETTERS, choices)"),
            ('LETTERS[data["answer"]]', "LETTERS[right]"),
            ("    text = f", setup + "    text = f"),
        )
    else:
        changes = (
            ('enumerate(data["choices"], start=1)', "enumerate(choices, start=1)"),
            ('data["answer"] + 1', "right + 1"),
            ("    lines = [", setup + "    lines = ["),
        )
    return put(task, *changes, *more, **fields)


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "labels are listed in the order of a set",
        "code/set-order code/not-repeated",
        put(
            TOPICS,
            ("(World, Sports, Business or Technology)", "({', '.join(set(TOPICS.values()))})"),
        ),
        put(
            TALKS,
            ("anger, fear, joy or sadness?", "{', '.join({'anger', 'fear', 'joy', 'sadness'})}?"),
        ),
        put(
            METALS,
            ("\\nA:\\n", "\\nOne of: {', '.join(list(set(scores)))}\\nA:\\n"),
        ),
    ),
    kind(
        FAMILY,
        "the row is changed in place",
        "code/changes-row code/not-repeated",
        put(
            RIVERS,
            ("    text = f", '    data["choices"].append("None of these")\n    text = f'),
            ('"C", "D"]', '"C", "D", "E"]'),
        ),
        put(
            SPANS,
            ('data["answers"]["text"][0]', 'data["answers"]["text"].pop(0)'),
        ),
        put(
            TALKS,
            (
                "    turns = ",
                '    data["turns"][-1]["speaker"] = data["turns"][-1]["speaker"].upper()\n    turns = ',
            ),
        ),
        put(
            REVIEWS,
            (
                "    sentiment = {",
                '    data["text"] = data["text"].strip().rstrip(".")\n    sentiment = {',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a field is popped out of the row",
        "code/changes-row code/not-repeated code/error",
        put(
            MATH,
            ("{data['answer']}.", "{data.pop('answer')}."),
            ('"processed_output": data["answer"]', '"processed_output": answer'),
            ("    return {", '    answer = data["answer"]\n    return {'),
        ),
        put(
            INTENTS,
            ("    return {", '    intent = data.pop("intent")\n    return {'),
            ("{data['intent']}", "{intent}"),
            ('data["intent"]', "intent"),
        ),
        put(
            BODY, ("    lines = [", '    data.pop("id", None)\n    del data["opd"]\n    lines = [')
        ),
    ),
    kind(
        FAMILY,
        "today's date is in the prompt",
        "code/time code/not-repeated",
        put(
            RIVERS,
            above("import datetime"),
            ('text = f"', 'text = f"Today is {datetime.date.today()}.\\n'),
        ),
        put(
            NEWS,
            above("from datetime import datetime"),
            ('f"Article: ', 'f"[{datetime.now():%Y-%m-%d}]\\nArticle: '),
        ),
        put(
            INTENTS,
            above("import time"),
            ('f"Customer: ', "f\"Customer ({time.strftime('%A')}): "),
        ),
    ),
    kind(
        FAMILY,
        "the prompt hangs on the environment or on a file elsewhere",
        "code/outside",
        put(
            REVIEWS,
            above("import os"),
            ('"Review: " +', 'os.environ.get("REVIEW_CUE", "Text") + ": " +'),
        ),
        put(
            FRENCH,
            above('from pathlib import Path\n\nPROMPT = Path("prompt.txt")'),
            ('"English: " +', '(PROMPT.read_text() if PROMPT.exists() else "In English: ") +'),
        ),
        put(
            MATH,
            above("import os"),
            ("Let's think", "{'Let us' if os.path.exists('formal.txt') else 'We'} think"),
        ),
    ),
    kind(
        FAMILY,
        "a counter in the module numbers the questions, so the prompt hangs on what ran before",
        "code/not-repeated few-shot/numbered",
        put(
            RIVERS,
            above("\nCOUNT = 0"),
            (
                '    text = f"Question: ',
                '    global COUNT\n    COUNT += 1\n    text = f"Question {COUNT}: ',
            ),
        ),
        put(
            MATH,
            above("import itertools\n\nNUMBERS = itertools.count(1)"),
            ('f"Question: ', 'f"Question {next(NUMBERS)}: '),
        ),
        put(
            PAIRS,
            above("\nSEEN = []"),
            (
                '    text = "Question 1: "',
                '    SEEN.append(data["question1"])\n    text = f"Pair {len(SEEN)}\\n"\n    text += "Question 1: "',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a list of the module is filled from call to call, so the prompts grow",
        "code/* few-shot/question-shown few-shot/own-doc",
        put(
            BODY,
            above("\nlines = []"),
            ('    lines = [data["question"]]\n', '    lines.append(data["question"])\n'),
        ),
        put(
            TABLES,
            above("\nLINES = []"),
            ("    lines = [", "    lines = LINES\n    lines += ["),
        ),
        put(
            JAPAN,
            above("\nLINES = []"),
            ("    lines = [", "    lines = LINES\n    lines += ["),
        ),
    ),
    kind(
        FAMILY,
        "a default list is shared by all calls of a helper",
        "code/* few-shot/question-shown few-shot/own-doc",
        put(
            RIVERS,
            above(
                '\n\ndef listed(choices, lines=[]):\n    for letter, choice in zip("ABCD", choices):\n        lines.append(f"{letter}. {choice}\\n")\n    return "".join(lines)\n'
            ),
            (
                '    for letter, choice in zip(LETTERS, data["choices"]):\n        text += f"{letter}. {choice}\\n"\n',
                '    text += listed(data["choices"])\n',
            ),
        ),
        put(
            TALKS,
            above(
                '\n\ndef spoken(turns, said=[]):\n    for turn in turns:\n        said.append(turn["speaker"] + ": " + turn["text"])\n    return "\\n".join(said)\n'
            ),
            (
                '"\\n".join(f"{turn[\'speaker\']}: {turn[\'text\']}" for turn in data["turns"])',
                'spoken(data["turns"])',
            ),
        ),
        put(
            PEOPLE,
            above(
                '\n\ndef joined(people, names=[]):\n    names.extend(people)\n    return ", ".join(names)\n'
            ),
            ('", ".join(data["people"])', 'joined(data["people"])'),
        ),
    ),
    kind(
        FAMILY,
        "a template is chosen by `hash` or `id`, which differ from process to process",
        "code/hash code/not-repeated",
        put(
            REVIEWS,
            ('"Review: " +', '("Review: ", "Text: ")[hash(data["text"]) % 2] +'),
        ),
        put(
            FRENCH,
            ('"English: " +', '("English: ", "In English: ")[id(data) // 64 % 2] +'),
        ),
        _shuffled(JAPAN, 'sorted(data["choices"], key=hash)'),
    ),
    kind(
        FAMILY,
        "the prompt hangs on the doc before it, kept in the module",
        "code/not-repeated few-shot/question-shown",
        put(
            PASSAGES,
            above("\nLAST = {}"),
            (
                '    prompt = f"',
                '    before = LAST.get("question", "none")\n    LAST.update(data)\n    prompt = f"Previous question: {before}\\n',
            ),
        ),
        put(
            REVIEWS,
            above("\nLENGTHS = []"),
            (
                "    sentiment = {",
                '    LENGTHS.append(len(data["text"]))\n    long = max(LENGTHS) > len(data["text"])\n    sentiment = {',
            ),
            ('"Review: " +', '("Short review: " if long else "Review: ") +'),
        ),
        put(
            HISTORY,
            above("\nASKED = set()"),
            (
                '    text = "问题：',
                '    again = bool(ASKED)\n    ASKED.add(data["问题"])\n    text = ("下一题\\n" if again else "第一题\\n") + "问题：',
            ),
        ),
    ),
)
