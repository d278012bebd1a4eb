"""Faults of the code."""

from __future__ import annotations

from tests.lint.fifth.faults import Case, each, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    PRINTS,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import INTENTS, NLI, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, JAPAN, RIVERS
from tests.lint.shape import Change, Kind, Row, SmallTask

FAMILY = "code"


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
        put(
            SPANS,
            rows=every_row(lambda row: row.update(answers={"text": [], "answer_start": []}), 20, 3),
        ),
        put(REVIEWS, rows=every_row(lambda row: row.update(label=2), 20, 3)),
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
)
