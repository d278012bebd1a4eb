"""Faults of code: prompts that are not repeated, rows that change, calls that fail."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed
from tests.lint.sixth.tasks_free import (
    MARKET,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SPANS,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    NLI,
    PARKS,
    PINGLUN,
    REVIEWS,
    SMS,
    TICKETS,
)
from tests.lint.sixth.tasks_options import CAUSE, LAW, MUSIC, SEA, SEA_PLAIN

_code = partial(kind, "code")


def _first(line: str) -> tuple[str, str]:
    """Return the change that puts a line before the text is made."""
    return "    text = ", f"    {line}\n    text = "


def _lacking(field: str, every: int = 5) -> RowChange:
    """Return what takes a field out of some rows."""

    def take(rows: list[Row]) -> None:
        for row in rows[1::every]:
            del row[field]

    return take


def _unanswered(rows: list[Row]) -> None:
    for row in rows[2::5]:
        row["answers"]["text"] = []


def _no_hashes(rows: list[Row]) -> None:
    for row in rows[2::5]:
        row["answer"] = "no number here"


KINDS = (
    _code(
        "Options are shuffled by the module's own stream, so each run has another order.",
        "code/random code/not-repeated code/changes-row",
        changed(
            SEA,
            (
                'lines = [f"{letter}. {option}" for letter, option in zip("ABCD", data["options"])]',
                'options = random.sample(data["options"], 4)\n    right = data["options"]["ABCD".index(data["answer"])]\n    answer = "ABCD"[options.index(right)]\n    lines = [f"{letter}. {option}" for letter, option in zip("ABCD", options)]',
            ),
            ("f\" {data['answer']}\"", 'f" {answer}"'),
            ('"processed_output": data["answer"]', '"processed_output": answer'),
        ),
        changed(
            SEA_PLAIN,
            (
                'listed = "',
                'options = list(data["options"])\n    random.shuffle(options)\n    listed = "',
            ),
            ('for option in data["options"])', "for option in options)"),
        ),
        changed(TICKETS, ("{', '.join(TEAMS)}", "{', '.join(random.sample(TEAMS, len(TEAMS)))}")),
    ),
    _code(
        "A wording is chosen by chance from a list of templates, with no seed.",
        "code/random code/not-repeated",
        changed(
            REVIEWS,
            _first('cue = random.choice(["Review", "Text", "Comment"])'),
            ('f"Review:', 'f"{cue}:'),
        ),
        changed(
            PREFEITURA,
            _first('cue = random.choice(["Pergunta", "Questão"])'),
            ('f"Pergunta:', 'f"{cue}:'),
        ),
        changed(
            SATZ,
            _first('word = "English" if random.random() < 0.5 else "Source"'),
            ('f"English:', 'f"{word}:'),
        ),
    ),
    _code(
        "A field is popped from the row, so it lacks it when it serves again.",
        "code/changes-row code/error",
        changed(
            REVIEWS,
            _first('label = data.pop("label")'),
            ("{data['label']}\"", '{label}"'),
            ('"processed_output": data["label"]', '"processed_output": label'),
        ),
        changed(SPANS, ('data["answers"]["text"][0]', 'data["answers"]["text"].pop(0)')),
        changed(MUSIC, _first('del data["target_scores"]')),
    ),
    _code(
        "The row is written to: cleaned, renamed or sorted in place.",
        "code/changes-row",
        changed(
            CAFES,
            (
                "    text = f\"{data['review'].strip()}",
                "    data['review'] = data['review'].lower()\n    text = f\"{data['review'].strip()}",
            ),
        ),
        changed(PEOPLE, ("persons = ", 'data["persons"].append("nobody else")\n    persons = ')),
        changed(
            LAW,
            (
                '    text = data["case"] +',
                '    right = data["choices"][data["gold"]]\n    data["choices"].sort()\n    data["gold"] = data["choices"].index(right)\n    text = data["case"] +',
            ),
        ),
        changed(PARKS, _first('data["question"] = data["question"].capitalize()')),
    ),
    _code(
        "A broad except makes a wrong gold of the rows that fail, and nobody hears of it.",
        "code/hidden-errors answer/empty",
        changed(
            SPANS,
            (
                'answer = data["answers"]["text"][0]',
                'try:\n        answer = data["answers"]["text"][0]\n    except:\n        answer = "unknown"',
            ),
            rows=_unanswered,
        ),
        changed(
            MARKET,
            (
                'number = data["answer"].split("####")[1].strip()',
                'try:\n        number = data["answer"].split("####")[1].strip()\n    except Exception:\n        number = "0"',
            ),
            rows=_no_hashes,
        ),
        changed(
            PEOPLE,
            (
                '", ".join(data["persons"])',
                '""\n    try:\n        persons = data["persons"][0] + ", " + data["persons"][1]\n    except Exception as error:\n        print(error)',
            ),
        ),
    ),
    _code(
        "A field that some rows lack is read without a look, and those rows fail.",
        "code/error",
        changed(NLI, rows=_lacking("hypothesis")),
        changed(SPANS, rows=_lacking("context")),
        changed(CAUSE, rows=_lacking("choice2")),
        changed(SMS, rows=_lacking("label")),
    ),
    _code(
        "An index or a conversion fails on some rows.",
        "code/error",
        changed(MARKET, rows=_no_hashes),
        changed(
            PEOPLE, ('", ".join(data["persons"])', 'data["persons"][0] + ", " + data["persons"][1]')
        ),
        changed(
            CAFES,
            ('str(data["stars"])', '["bad", "poor", "fair", "good"][data["stars"]]'),
            fewshot=0,
        ),
        changed(MELDUNG, ("{data['article']}", "{data['article'].split('. ')[1]}")),
    ),
    _code(
        "Labels or options go through a set, whose order differs from process to process.",
        "code/set-order code/not-repeated",
        changed(TICKETS, ("{', '.join(TEAMS)}", "{', '.join(set(TEAMS))}")),
        changed(
            SEA_PLAIN, ('for option in data["options"])', 'for option in set(data["options"]))')
        ),
        changed(
            PEOPLE,
            (
                'text = f"',
                'names = list({*data["persons"], "Xenia", "Zeno"})\n    text = f"Candidates: {\', \'.join(names)}\\n',
            ),
            description="Which of the candidates are in the sentence? List them with commas between.",
        ),
    ),
    _code(
        "hash seeds a draw or picks a wording, and Python seeds it anew in each process.",
        "code/hash code/not-repeated",
        changed(
            REVIEWS,
            _first('cue = ["Review", "Text"][hash(data["text"]) % 2]'),
            ('f"Review:', 'f"{cue}:'),
        ),
        changed(
            SEA_PLAIN,
            (
                'listed = "',
                'options = list(data["options"])\n    random.Random(hash(data["question"])).shuffle(options)\n    listed = "',
            ),
            ('for option in data["options"])', "for option in options)"),
        ),
        changed(
            PINGLUN,
            _first('cue = "评论" if hash(data["正文"]) % 2 else "点评"'),
            ('f"评论：', 'f"{cue}：'),
        ),
    ),
)
