"""Faults of code that show from one call or one process to the next, or in another place."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixth.tasks_free import (
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
    TICKETS,
)
from tests.lint.sixth.tasks_options import KITCHEN, LAW, SEA

_code = partial(kind, "code")


def _first(line: str) -> tuple[str, str]:
    """Return the change that puts a line before the text is made."""
    return "    text = ", f"    {line}\n    text = "


KINDS = (
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
        "code/outside code/error refused",
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
        "code/*",
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
                "    text = \"\".join(DONE[-2:]) + text\n    DONE.append(f\"Review: {data['text']}\\nSentiment (positive or negative): {data['label']}\\n\\n\")\n    return {",
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
        "dataset_name is compared with the bare task name, which it never is, so what the branch adds is missing.",
        "code/arguments text/no-question text/ambiguous",
        changed(
            SPANS,
            (r"Context: {data['context']}\n", ""),
            (
                "    return {",
                '    if dataset_name == "spans":\n        text = f"Context: {data[\'context\']}\\n{text}"\n    return {',
            ),
        ),
        changed(
            PARKS,
            (r"{data['passage']}\n", ""),
            (
                "    return {",
                '    if dataset_name in ("parks", "boolq"):\n        text = data["passage"] + "\\n" + text\n    return {',
            ),
        ),
        changed(
            NLI,
            _first('intro = {"nli": data["premise"] + "\\n", "cb": ""}.get(dataset_name, "")'),
            (r"Premise: {data['premise']}\n", "{intro}"),
        ),
    ),
    _code(
        "A local package or one that nobody else has is imported for a small thing.",
        "code/imports code/error refused",
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
            ("import random", "import random\n\nimport workbench"),
        ),
    ),
)
