"""Right prompts whose code, shots or config look odd."""

from __future__ import annotations

from tests.lint.shape import changed
from tests.lint.sixth.styles import Right
from tests.lint.sixth.tasks_free import (
    AUSGABE,
    MARKET,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SPANS,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    NLI,
    PARKS,
    PAWS,
    REVIEWS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import CAUSE, KITCHEN, LAW, SEA

_IMPORT = "import random"

RIGHT: tuple[Right, ...] = (
    (
        "a set that is sorted before it is shown",
        changed(TICKETS, ("', '.join(TEAMS)", "', '.join(sorted(set(TEAMS)))")),
    ),
    (
        "a set for membership alone",
        changed(
            REVIEWS,
            ("    text = f", '    assert data["label"] in {"positive", "negative"}\n    text = f'),
        ),
    ),
    (
        "a copy of the row is changed, not the row",
        changed(
            CAFES,
            (
                "    stars = ",
                "    data = dict(data)\n    data['review'] = ' '.join(data['review'].split())\n    stars = ",
            ),
        ),
    ),
    (
        "a list is copied and then sorted",
        changed(PEOPLE, ('", ".join(data["persons"])', '", ".join(sorted(data["persons"]))')),
    ),
    (
        "a narrow except with a way out that is right",
        changed(
            MARKET,
            (
                'data["answer"].split("####")[1].strip()',
                '""\n    try:\n        number = str(int(data["answer"].split("####")[1]))\n    except ValueError:\n        number = data["answer"].split("####")[1].strip()',
            ),
        ),
    ),
    (
        "a template with format",
        changed(
            PREFEITURA,
            (
                "f\"Pergunta: {data['pergunta']}\\nResposta:\"",
                '"Pergunta: {pergunta}\\nResposta:".format(**data)',
            ),
        ),
    ),
    (
        "a template with percent signs",
        changed(
            SATZ, ("f\"English: {data['en']}\\nGerman:\"", '"English: %(en)s\\nGerman:" % data')
        ),
    ),
    (
        "a template of the standard library",
        changed(
            NLI,
            (_IMPORT, "import random\nfrom string import Template"),
            (
                "f\"Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}\\n\"",
                'Template("Premise: $premise\\nHypothesis: $hypothesis\\n").substitute(data)',
            ),
        ),
    ),
    (
        "a template in triple quotes, dedented",
        changed(
            SMS_NAMES,
            (_IMPORT, "import random\nfrom textwrap import dedent"),
            (
                "f\"Message: {data['message']}\\nIs it ham or spam?\\nIt is\"",
                'dedent("""\\\n        Message: {}\n        Is it ham or spam?\n        It is""").format(data["message"])',
            ),
        ),
    ),
    (
        "a wording that hangs on a digest of the text",
        changed(
            REVIEWS,
            (_IMPORT, "import hashlib\nimport random"),
            (
                '    text = f"Review:',
                '    digest = hashlib.sha256(data["text"].encode()).digest()\n    verb = ("wrote", "said")[digest[0] % 2]\n    text = f"A customer {verb}:',
            ),
        ),
    ),
    (
        "a class holds the template",
        changed(
            SPANS,
            (
                "def transform",
                'class Prompt:\n    def __init__(self, context, question):\n        self.lines = ("Context: " + context, "Question: " + question, "Answer:")\n\n    def __str__(self):\n        return "\\n".join(self.lines)\n\n\ndef transform',
            ),
            (
                "f\"Context: {data['context']}\\nQuestion: {data['question']}\\nAnswer:\"",
                'str(Prompt(data["context"], data["question"]))',
            ),
        ),
    ),
    (
        "nested functions and a lambda",
        changed(
            LAW,
            (
                '    text = data["case"]',
                '    mark = lambda n: chr(65 + n)\n    text = data["case"]',
            ),
            ("{chr(65 + index)}", "{mark(index)}"),
        ),
    ),
    (
        "a dict of labels in the module",
        changed(
            PAWS,
            ("def transform", 'NAMES = {0: "no", 1: "yes"}\n\n\ndef transform'),
            ('"yes" if data["same"] else "no"', 'NAMES[data["same"]]'),
        ),
    ),
    (
        "a match statement",
        changed(
            CAUSE,
            (
                '"AB"[data["label"]]',
                '"?"\n    match data["label"]:\n        case 0:\n            letter = "A"\n        case 1:\n            letter = "B"',
            ),
        ),
    ),
    (
        "dataset_name is looked at, as it is built",
        changed(
            MARKET,
            (
                'text = f"Question',
                'cue = "Question" if dataset_name.endswith("_gen") else "Q"\n    text = f"{cue}',
            ),
        ),
    ),
    (
        "a helper that ends each line",
        changed(
            KITCHEN,
            (
                "def transform",
                'def line(text):\n    return text.strip() + "\\n"\n\n\ndef transform',
            ),
            ('question["stem"] + "\\n"', 'line(question["stem"])'),
        ),
    ),
    (
        "a regular expression takes the number",
        changed(
            MARKET,
            (_IMPORT, "import random\nimport re"),
            (
                'data["answer"].split("####")[1].strip()',
                're.search(r"#### (\\d+)", data["answer"]).group(1)',
            ),
        ),
    ),
    (
        "a warning in the docstring of the transform",
        changed(
            PARKS,
            (
                '    text = f"',
                '    """Return the prompt; {passage} is the row\'s, None never."""\n    text = f"',
            ),
        ),
    ),
    (
        "an option that says None of these",
        changed(
            SEA,
            rows=lambda rows: [
                row
                | {
                    "options": [
                        "None of these"
                        if o in ("sound", "iceberg", "taiga", "argon", "bars")
                        else o
                        for o in row["options"]
                    ]
                }
                for row in rows
            ],
        ),
    ),
    (
        "answers that are the word None, null or nan",
        changed(
            AUSGABE,
            rows=lambda rows: [
                *rows,
                {"code": "def f(x):\n    x.sort()", "input": "[2, 1]", "output": "None"},
                {
                    "code": "def f(x):\n    return float('inf') - x",
                    "input": "float('inf')",
                    "output": "nan",
                },
            ],
        ),
    ),
)
