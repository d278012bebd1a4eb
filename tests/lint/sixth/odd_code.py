"""Right prompts whose code, shots or config look odd."""

from __future__ import annotations

from tests.lint.shape import changed
from tests.lint.sixth.styles import Right
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    AUSGABE,
    MARKET,
    MARKET_BY_HAND,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SHOP,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    JOURNAL,
    NLI,
    NLI_SHOTS,
    PARKS,
    PAWS,
    PINGLUN,
    REVIEWS,
    REVIEWS_BY_HAND,
    SMS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import ALLTAG, CAUSE, DYNASTY, KITCHEN, LAW, MUSIC, PRONOUN, SEA

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
    (
        "texts that speak of answers and options",
        changed(
            REVIEWS,
            rows=lambda rows: [
                *rows,
                {
                    "title": "Quiz",
                    "text": "Answer: A was always right, so the quiz was dull.",
                    "label": "negative",
                },
                {
                    "title": "Game",
                    "text": "Option B made us laugh: clever cards, lovely art.",
                    "label": "positive",
                },
            ],
        ),
    ),
    (
        "texts with braces and dollars of their own",
        changed(
            SPANS,
            rows=lambda rows: [
                *rows,
                {
                    "id": "a1",
                    "context": "In the form the field {name} is filled with the guest's name, and ${price} with 40.",
                    "question": "What fills the price?",
                    "answers": {"text": ["40"], "answer_start": [77]},
                },
            ],
        ),
    ),
    (
        "texts with escapes that are about escapes",
        changed(
            TRIVIA,
            rows=lambda rows: [
                *rows,
                {
                    "question": r"Which character does \n stand for in C?",
                    "aliases": ["newline", "line feed"],
                },
                {"question": r"What does \t stand for?", "aliases": ["tab", "a tab"]},
            ],
        ),
    ),
    (
        "texts about HTML",
        changed(
            SPANS,
            rows=lambda rows: [
                *rows,
                {
                    "id": "b2",
                    "context": "The tag <br> breaks a line and <hr> draws one; &amp; is an ampersand.",
                    "question": "Which tag draws a line?",
                    "answers": {"text": ["<hr>"], "answer_start": [31]},
                },
            ],
        ),
    ),
    (
        "few-shot rows of their own with all labels",
        changed(
            REVIEWS,
            shots=(
                {"text": "Fell to bits.", "label": "negative"},
                {"text": "A delight.", "label": "positive"},
                {"text": "Never again.", "label": "negative"},
            ),
        ),
    ),
    (
        "few-shot rows of their own, for sums",
        changed(
            MARKET,
            shots=(
                {
                    "question": "Ana has 3 kites and buys 4. How many has she?",
                    "answer": "3 + 4 = 7.\n#### 7",
                },
                {
                    "question": "Of 9 boats 2 sink. How many are left?",
                    "answer": "9 - 2 = 7.\n#### 7",
                },
                {"question": "How much are 6 bags of 5 nuts?", "answer": "6 * 5 = 30.\n#### 30"},
            ),
        ),
    ),
    ("one shot only", changed(TICKETS, fewshot=1)),
    (
        "no shots and a long description",
        changed(
            JOURNAL,
            fewshot=0,
            description="Vous lirez une phrase tirée d'un journal. Dites dans quelle rubrique elle a paru, en un mot.\n\nIl n'y a que quatre rubriques.",
        ),
    ),
    (
        "a description of several lines with rules",
        changed(DYNASTY, description="你是历史老师。\n规则：\n1. 只回答一个字母。\n2. 不要解释。"),
    ),
    (
        "a description that ends with a colon",
        changed(SATZ, description="English sentences and their German translations:"),
    ),
    ("one line between the shots", changed(PREFEITURA, own={"separator": "\n"})),
    (
        "hashes between the shots, and they stop",
        changed(REVIEWS, own={"separator": "\n###\n"}, stop=("\n###", "\n")),
    ),
    ("a stop sequence that only a next question has", changed(SPANS, stop=("\nContext:", "\n"))),
    ("many shots", changed(NLI, fewshot=9)),
    (
        "steps by hand, and steps asked for in both",
        changed(
            MARKET_BY_HAND,
            ('"A: 12', "\"A: Let's think. 12"),
            ('"A: 40', "\"A: Let's think. 40"),
            ('\\nA:"\n    number', "\\nA: Let's think.\"\n    number"),
            (
                'f" The answer is {number}."',
                "f\" {data['answer'].split('.')[1].strip()}. The answer is {number}.\"",
            ),
        ),
    ),
    (
        "worked examples with a rule of dashes between",
        changed(
            REVIEWS_BY_HAND,
            ("negative\n\nReview: A", "negative\n---\nReview: A"),
            ("positive\n\nReview", "positive\n---\nReview"),
            ('negative\n\n"""', 'negative\n---\n"""'),
        ),
    ),
    ("neutral first in the few-shot file", changed(NLI_SHOTS, shots=NLI_SHOTS.shots[::-1])),
    (
        "numbers with a plus sign as labels",
        changed(
            SMS,
            (r"0 = ham\n1 = spam", r"-1 = ham\n+1 = spam"),
            ('str(data["label"])', '("-1", "+1")[data["label"]]'),
        ),
    ),
    (
        "a question repeated with an own passage",
        changed(
            PARKS,
            rows=lambda rows: [
                *rows,
                {
                    "passage": "Hounds stay outside this park.",
                    "question": "may dogs enter the park",
                    "answer": False,
                },
            ],
        ),
    ),
    (
        "an instruction and its reminder in other words",
        changed(
            PRONOUN,
            (r"\nNumber:", r"\nWrite 1 or 2, whichever word belongs into the gap.\nNumber:"),
        ),
    ),
    (
        "a polite end",
        changed(ALLTAG, (r"Antwort:", r"Bitte nur den Buchstaben nennen, danke!\nAntwort:")),
    ),
    (
        "chat roles of a plain kind",
        changed(
            MELDUNG,
            (
                "f\"Article: {data['article']}\\n\\nHeadline:\"",
                "f\"System: You write headlines.\\nUser: {data['article']}\\nAssistant:\"",
            ),
        ),
    ),
    (
        "the role's line and a Chinese frame",
        changed(PINGLUN, ('text = f"', 'text = f"你是一名电商客服主管，请阅读下面的评论。\\n')),
    ),
    (
        "a schema of tables within comments",
        changed(
            SHOP,
            (
                '"-- customers(id, name, city)\\n"',
                '"/*\\n  customers: id INT, name TEXT, city TEXT\\n*/\\n"',
            ),
        ),
    ),
    (
        "a problem without its level, which is no part of it",
        changed(ALGEBRA, ('"Problem:\\n" + data["problem"]', '"Problem: " + data["problem"]')),
    ),
    (
        "PPL without a cue",
        changed(MUSIC, ("f\"Q: {data['question']}\\nA:\\n\"", "data['question'] + \"\\n\"")),
    ),
)
