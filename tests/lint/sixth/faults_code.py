"""Faults of code: prompts that are not repeated, rows that change, calls that fail."""

from __future__ import annotations

from functools import partial

from tests.lint.shape import Row, changed
from tests.lint.sixth.making import kind
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    MARKET,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    NLI,
    PARKS,
    PINGLUN,
    REVIEWS,
    SMS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import CAUSE, KITCHEN, LAW, MUSIC, SEA, SEA_PLAIN

_code = partial(kind, "code")


def _first(line: str) -> tuple[str, str]:
    """Return the change that puts a line before the text is made."""
    return "    text = ", f"    {line}\n    text = "


def _lacking(field: str, every: int = 5) -> object:
    """Return what takes a field out of some rows."""

    def take(rows: list[Row]) -> None:
        for row in rows[1::every]:
            del row[field]

    return take


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
        "A bare except makes a wrong prompt of a row that fails.",
        "code/hidden-errors",
        changed(
            SPANS,
            (
                'answer = data["answers"]["text"][0]',
                'try:\n        answer = data["answers"]["text"][0]\n    except:\n        answer = ""',
            ),
        ),
        changed(
            MARKET,
            (
                'number = data["answer"].split("####")[1].strip()',
                'try:\n        number = data["answer"].split("####")[1].strip()\n    except Exception:\n        number = "0"',
            ),
        ),
        changed(
            ALGEBRA,
            (
                "found = re",
                "try:\n        data['level']\n    except Exception:\n        pass\n    found = re",
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
        changed(MELDUNG, ("{data['article']}", "{data['article'].split('.')[2]}")),
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
    _code(
        "The prompt has the date or the time of the run.",
        "code/time code/not-repeated",
        changed(
            PARKS,
            ("import random", "import datetime\nimport random"),
            ('text = f"', 'text = f"Today is {datetime.date.today()}. '),
        ),
        changed(
            TRIVIA,
            ("import random", "import random\nimport time"),
            ('text = "Q: "', 'text = time.strftime("%A, %d %B %Y") + "\\nQ: "'),
        ),
        changed(
            TICKETS,
            ("import random", "import random\nfrom datetime import datetime"),
            (r"\n\nTicket:", r"\n\nReceived: {datetime.now():%Y-%m-%d}\nTicket:"),
        ),
    ),
    _code(
        "A file or a setting beside the data is read at each call.",
        "code/outside code/error",
        changed(
            SATZ,
            _first('prefix = open("prompts/prefix.txt").read()'),
            ('text = f"', 'text = prefix + f"'),
        ),
        changed(
            REVIEWS,
            ("import random", "import os\nimport random"),
            ('text = f"', 'text = os.environ.get("PROMPT_PREFIX", "") + f"'),
        ),
        changed(
            KITCHEN,
            ("import random", "import pathlib\nimport random"),
            ('text = "The', 'text = pathlib.Path("intro.txt").read_text() + "The'),
        ),
    ),
    _code(
        "A counter in the module numbers the questions, so a prompt hangs on what was rendered before.",
        "code/not-repeated code/module-state code/*",
        changed(
            PREFEITURA,
            ("def transform", "COUNT = 0\n\n\ndef transform"),
            _first("global COUNT\n    COUNT += 1"),
            ('f"Pergunta:', 'f"Pergunta {COUNT}:'),
        ),
        changed(
            SPANS,
            ("def transform", "SEEN = []\n\n\ndef transform"),
            _first('SEEN.append(data["id"])'),
            ('f"Context:', 'f"({len(SEEN)}) Context:'),
        ),
        changed(
            SEA,
            ("def transform", "import itertools\n\nNUMBER = itertools.count(1)\n\n\ndef transform"),
            ('f"Question:', 'f"{next(NUMBER)}. Question:'),
        ),
    ),
    _code(
        "The questions asked before are kept in a list and shown, with their answers.",
        "code/not-repeated answer/leaked few-shot/* code/*",
        changed(
            PREFEITURA,
            ("def transform", "DONE = []\n\n\ndef transform"),
            (
                "    return {",
                "    text = \"\".join(DONE[-2:]) + text\n    DONE.append(f\"Pergunta: {data['pergunta']}\\nResposta: {data['resposta']}\\n\\n\")\n    return {",
            ),
            fewshot=0,
        ),
        changed(
            REVIEWS,
            ("def transform", "DONE = []\n\n\ndef transform"),
            (
                "    return {",
                "    text = \"\".join(DONE[-2:]) + text\n    DONE.append(f\"Review: {data['text']}\nSentiment (positive or negative): {data['label']}\\n\\n\")\n    return {",
            ),
            fewshot=0,
        ),
        changed(
            CAFES,
            ("import random", "import random\n\nHISTORY = []"),
            (
                "    return {",
                '    HISTORY.append(f"{data[\'review\']} {stars}")\n    text = "\\n".join(HISTORY[:-1][-3:]) + "\\n" + text\n    return {',
            ),
            fewshot=0,
        ),
    ),
    _code(
        "num_sample, the number of shots, is used to pick the option or the part of the row.",
        "code/arguments answer/letters text/cut-item",
        changed(SEA, ('zip("ABCD", data["options"])', 'zip("ABCD", data["options"][:num_sample])')),
        changed(SPANS, ("{data['context']}", "{data['context'][: num_sample * 10]}")),
        changed(LAW, ('enumerate(data["choices"])', 'enumerate(data["choices"][:num_sample + 1])')),
    ),
    _code(
        "dataset_name is compared with the bare task name, which it never is, so a branch is dead.",
        "code/arguments",
        changed(
            SMS_NAMES,
            (
                'text = f"Message',
                'label = "Text" if dataset_name == "sms_names" else "Message"\n    text = f"{label}',
            ),
        ),
        changed(
            MARKET,
            (
                'text = f"Question',
                'cue = "Sum" if dataset_name == "gsm8k" else "Question"\n    text = f"{cue}',
            ),
        ),
        changed(
            NLI,
            _first(
                'intro = {"nli": "Judge the pair.\\n", "rte": "Is it so?\\n"}.get(dataset_name, "")'
            ),
            ('text = f"', 'text = intro + f"'),
        ),
    ),
    _code(
        "A local package or one that nobody else has is imported for a small thing.",
        "code/imports code/error",
        changed(
            REVIEWS,
            ("import random", "import random\n\nfrom utils import clean"),
            ("{data['text']}", "{clean(data['text'])}"),
        ),
        changed(
            PINGLUN,
            ("import random", "import random\n\nimport jieba"),
            ("{data['正文']}", "{' '.join(jieba.cut(data['正文']))}"),
        ),
        changed(
            SATZ,
            ("import random", "import random\n\nfrom workbench import template"),
            ('text = f"', 'print(template)\n    text = f"'),
        ),
    ),
)
