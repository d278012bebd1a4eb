"""Faults of the code."""

from __future__ import annotations

from tests.lint.fifth.faults import Case, each, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PEOPLE,
    PRINTS,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, HISTORY, JAPAN, METALS, RIVERS, TOPICS
from tests.lint.shape import Change, Kind, Row, SmallTask

FAMILY = "code"
AGAIN = "code/not-repeated"


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


def _body_shuffled(setup: str, *more: Change, **fields: object) -> Case:
    return put(
        BODY,
        ("    lines = [", f'    right = options[data["cop"] - 1]\n    {setup}\n    lines = ['),
        ('"ABCD"[data["cop"] - 1]', '"ABCD"[options.index(right)]'),
        *more,
        **fields,
    )


def _first(row: Row) -> None:
    row["choices"].insert(0, row["choices"].pop(row["answer"]))
    row["answer"] = 0


def _first_column(row: Row) -> None:
    names = ["opa", "opb", "opc", "opd"]
    values = [row[name] for name in names]
    values.insert(0, values.pop(row["cop"] - 1))
    row.update(zip(names, values, strict=True), cop=1)


def _without(key: str, every: int) -> object:
    return every_row(lambda row: row.pop(key), every, 2)


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "options are shuffled by the module's `random`, not by `r`",
        "code/random code/not-repeated",
        _shuffled(RIVERS, 'random.sample(data["choices"], 4)'),
        _shuffled(JAPAN, 'sorted(data["choices"], key=lambda _: random.random())'),
        _body_shuffled("random.shuffle(options)"),
    ),
    kind(
        FAMILY,
        "a template is drawn at random by a stream of its own",
        "code/random code/not-repeated",
        put(
            REVIEWS,
            ('"Review: " +', 'random.choice(["Review: ", "Customer review: "]) +'),
        ),
        put(
            FRENCH,
            ('"English: " +', 'random.Random().choice(["English: ", "In English: "]) +'),
        ),
        put(
            NLI,
            ("Is this entailment", "{['Is this', 'Which is it:'][random.randrange(2)]} entailment"),
            ('"{[', 'f"{['),
        ),
    ),
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
        "an exception is swallowed, and the answer is left empty",
        "code/hidden-errors answer/empty",
        put(
            SPANS,
            (
                '    answer = data["answers"]["text"][0]\n',
                '    try:\n        answer = data["answers"]["text"][0]\n    except Exception:\n        answer = ""\n',
            ),
            rows=each("answers", lambda found: {"text": [], "answer_start": []}, 6),
        ),
        put(
            PASSAGES,
            (
                '    gold = "Yes" if data["answer"] else "No"\n',
                '    try:\n        gold = "Yes" if data["answer"] else "No"\n    except:\n        gold = "No"\n',
            ),
            rows=_without("answer", 5),
        ),
        put(
            NLI,
            (
                '    label = LABELS[data["label"]]\n',
                '    try:\n        label = LABELS[data["label"]]\n    except Exception:\n        pass\n        label = "neutral"\n',
            ),
            rows=each("label", lambda _: 9, 6),
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
        "`num_sample` is taken for the row's number or a size",
        "code/arguments",
        put(
            RIVERS,
            ('zip(LETTERS, data["choices"])', 'zip(LETTERS, data["choices"][: num_sample + 1])'),
        ),
        put(TALKS, ('in data["turns"])', 'in data["turns"][:num_sample])'), fewshot=2),
        put(TABLES, ('in data["table"]["rows"]', 'in data["table"]["rows"][: num_sample + 1]')),
    ),
    kind(
        FAMILY,
        "`dataset_name` is compared with a name that it never has, so a branch is dead",
        "code/arguments",
        put(
            REVIEWS,
            ("    sentiment = {", '    film = dataset_name == "reviews"\n    sentiment = {'),
            ('"Review: " +', '("Film review: " if film else "Text: ") +'),
        ),
        put(
            FRENCH,
            (
                "    return {",
                '    if dataset_name == "wmt14":\n        data = {"en": data["fr"], "fr": data["en"]}\n    return {',
            ),
            ('"English: "', '("English (news): " if dataset_name == "french" else "In English: ")'),
        ),
        put(
            NLI,
            (
                "    label = LABELS",
                '    names = LABELS if dataset_name == "nli" else ["yes", "maybe", "no"]\n    label = names',
            ),
        ),
    ),
    kind(
        FAMILY,
        "some rows raise, as a value is missing or out of range",
        "code/error",
        put(SPANS, rows=each("answers", lambda _: {"text": [], "answer_start": []}, 5)),
        put(REVIEWS, rows=each("label", lambda _: 2, 5)),
        put(RIVERS, rows=each("answer", lambda _: None, 6)),
        put(PASSAGES, rows=_without("question", 5)),
    ),
    kind(
        FAMILY,
        "options are shuffled with a seed that is the same in each call, so the right one keeps its place",
        "code/same-draw answer/one-place answer/same-gold",
        _shuffled(RIVERS, 'random.Random(0).sample(data["choices"], 4)', rows=every_row(_first)),
        _shuffled(JAPAN, 'random.Random(42).sample(data["choices"], 4)', rows=every_row(_first)),
        _body_shuffled("random.Random(1).shuffle(options)", rows=every_row(_first_column)),
    ),
    kind(
        FAMILY,
        "a key of the result is misspelt, or an output is kept under a name that nothing reads",
        "code/unused-key code/error answer/empty",
        put(
            RIVERS,
            (
                '"processed_output": gold}',
                '"processed_output": gold, "procesed_output": gold.lower()}',
            ),
        ),
        put(
            MATH,
            (
                '"processed_output": data["answer"],',
                '"processed_output": data["answer"],\n        "target": data["steps"],',
            ),
        ),
        put(
            INTENTS,
            (
                '"processed_output": data["intent"],',
                '"processed_output": data["intent"],\n        "choices": ["login", "delivery"],',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the module's `random` is seeded inside the transform",
        "code/random code/same-draw code/not-repeated",
        _shuffled(
            RIVERS,
            'random.sample(data["choices"], 4)',
            ("    choices = ", "    random.seed(0)\n    choices = "),
        ),
        _body_shuffled("random.seed(42); random.shuffle(options)"),
        put(
            PRINTS,
            (
                '    text = "What',
                '    random.seed(1)\n    text = random.choice(["", "Python 3. "]) + "What',
            ),
        ),
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
