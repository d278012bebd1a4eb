"""Faults of the code."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import GAP, MEDALS, NAMES, RANK, SQL
from tests.lint.fortythird.tasks_exam import BOOL, CAUSE, CIVICS, MED, TREC
from tests.lint.fortythird.tasks_other import AMT, JCQA, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HEADLINES, POOL
from tests.lint.fortythird.tasks_zh import C3, CEVAL, HOTEL, IDIOM, OCNLI
from tests.lint.making import at, kind
from tests.lint.shape import Change, Kind, changed

F = "code"
DEF = "\n\ndef transform"


def above(text: str) -> Change:
    """Return the change that puts lines before the function."""
    return DEF, f"\n{text}\n{DEF}"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer is popped from the row, or a list in it is sorted",
        "code/changes-row code/error code/not-repeated",
        changed(
            CEVAL, ('"processed_output": data["answer"]', '"processed_output": data.pop("answer")')
        ),
        changed(GAP, ('gold = data["word"]', 'gold = data.pop("word")')),
        changed(RANK, ("    text =", '    data["things"].sort()\n    text =')),
        changed(MEDALS, ("    text =", '    data["table"]["rows"].reverse()\n    text =')),
    ),
    kind(
        F,
        "a counter of the module numbers the questions",
        "code/not-repeated few-shot/numbered",
        changed(
            TREC,
            above("COUNT = [0]"),
            ("    text = (", "    COUNT[0] += 1\n    text = ("),
            ('f"Question: {', 'f"Question {COUNT[0]}: {'),
        ),
        changed(
            JCQA,
            above("import itertools\nNUMBERS = itertools.count(1)"),
            ('f"質問：', 'f"質問{next(NUMBERS)}：'),
        ),
    ),
    kind(
        F,
        "a list that is a default, or a module's, grows from call to call",
        "code/not-repeated text/same-prompt text/cut-item answer/leaked",
        changed(
            POOL,
            ("blocks = [f", "blocks = POOL_BLOCKS\n    blocks += [f"),
            above("POOL_BLOCKS = []"),
        ),
        changed(
            AMT,
            ("zeilen = [EINLEITUNG,", "zeilen = GESEHEN\n    zeilen += [EINLEITUNG,"),
            above("GESEHEN = []"),
        ),
    ),
    kind(
        F,
        "an iterator of the module is used up by the first row",
        "code/not-repeated code/error answer/letters text/cut-item",
        changed(TRIVIA, above('LETRAS = iter("abc")'), ('zip("abc",', "zip(LETRAS,")),
        changed(HEADLINES, ("\n)\n", "\n)\nEXAMPLES = iter(EXAMPLES)\n")),
        changed(IDIOM, ("zip(MARKS,", "zip(SHOWN,"), above("SHOWN = iter(MARKS)")),
    ),
    kind(
        F,
        "the wording is drawn at random",
        "code/random code/not-repeated",
        changed(
            TREC,
            ('"What kind of thing', 'random.choice(["", "Please tell: "]) + "What kind of thing'),
        ),
        changed(HOTEL, ("TEMPLATE.format", 'random.choice([TEMPLATE, "请" + TEMPLATE]).format')),
        changed(MT, ('"Translate from', 'random.choice(["Now translate", "Translate"]) + " from')),
    ),
    kind(
        F,
        "the options are shuffled, and the gold is the place of before",
        "code/random code/same-draw code/changes-row answer/gold-differs code/not-repeated",
        changed(
            TRIVIA, ("    cuerpo =", '    random.Random(0).shuffle(data["opciones"])\n    cuerpo =')
        ),
        changed(IDIOM, ("    marked =", '    random.shuffle(data["candidates"])\n    marked =')),
        changed(CIVICS, ("    listed =", "    random.shuffle(options)\n    listed =")),
    ),
    kind(
        F,
        "the labels are listed from a set",
        "code/set-order code/not-repeated",
        changed(
            OCNLI,
            (
                '"两句的关系是蕴含、中立还是矛盾？"',
                '"两句的关系是" + "、".join(set(names.values())) + "中的哪一个？"',
            ),
        ),
        changed(
            NAMES,
            (
                'for span in data["entities"] if span["type"] == "PER"]',
                'for span in data["entities"] if span["type"] == "PER"]\n    found = list(set(found))',
            ),
        ),
        changed(RANK, ("', '.join(data['things'])", "', '.join(set(data['things']))")),
    ),
    kind(
        F,
        "an except hides what breaks",
        "code/hidden-errors text/absent-field",
        changed(
            BOOL,
            (
                '    gold = {True: "yes", False: "no"}[data["answer"]]',
                '    try:\n        gold = {True: "yes", False: "no"}[data["answer"]]\n    except Exception:\n        gold = "no"',
            ),
        ),
        changed(
            TREC,
            (
                '    gold = str(data["coarse_label"])',
                '    try:\n        gold = str(data["coarse_label"])\n    except:\n        gold = "0"',
            ),
        ),
        changed(
            HOTEL,
            (
                '    gold = LABELS[data["label"]]',
                '    try:\n        gold = LABELS[data["label"]]\n    except (Exception,):\n        gold = ""',
            ),
        ),
    ),
    kind(
        F,
        "hash picks one of several wordings",
        "code/hash code/not-repeated",
        changed(
            MT,
            (
                "    prompt = ",
                '    verb = ("Translate", "Put")[hash(source) % 2]\n    prompt = verb + ',
            ),
            ('"Translate from English to', '" from English to'),
        ),
        changed(C3, ("阅读对话", "{('请阅读', '阅读')[hash(data['question']) % 2]}对话")),
    ),
    kind(
        F,
        "the day of the run is written into the prompt",
        "code/time code/not-repeated",
        changed(
            CEVAL,
            ("import random", "import random\nimport datetime"),
            ('stem += "答案："', 'stem += f"（{datetime.date.today()}）\\n答案："'),
        ),
        changed(
            BOOL,
            ("import random", "import random\nimport time"),
            ('data["passage"], ""]', 'data["passage"], time.strftime("%d %B %Y"), ""]'),
        ),
    ),
    kind(
        F,
        "the old framework, or a package of the notebook, is imported",
        "code/imports code/error",
        changed(MED, ("import random", "import random\nfrom lm_eval.utils import make_table")),
        changed(
            CEVAL,
            (
                "import random",
                "import random\nfrom opencompass.registry import ICL_PROMPT_TEMPLATES",
            ),
        ),
        changed(
            SQL,
            ("import random", "import random\nfrom langchain_core.prompts import PromptTemplate"),
        ),
    ),
    kind(
        F,
        "the prompt hangs on the environment or on a file",
        "code/outside code/error code/not-repeated",
        changed(
            PAWS,
            ("import random", "import os\nimport random"),
            ("    texte = (", '    texte = os.environ.get("CONSIGNE", "") + ('),
        ),
        changed(
            TREC,
            ("import random", "import locale\nimport random"),
            ('f"Question: {', 'f"({locale.getlocale()[0]}) Question: {'),
        ),
        changed(
            HOTEL,
            ("import random", "import os\nimport random"),
            ("TEMPLATE.format", 'os.getenv("HOTEL_PROMPT", TEMPLATE).format'),
        ),
    ),
    kind(
        F,
        "num_sample or dataset_name is taken for something else",
        "code/arguments code/changes-row text/no-question text/cut-item answer/letters",
        changed(MEDALS, ('data["answers"][0]', 'data["answers"][num_sample - 3]')),
        changed(
            MED,
            (
                "    question =",
                '    if dataset_name == "medmcqa":\n        data["cop"] += 1\n    question =',
            ),
        ),
        changed(C3, ('join(data["talk"])', 'join(data["talk"][:num_sample])')),
    ),
    kind(
        F,
        "one row lacks a field, or has it as a text",
        "code/error answer/unlike-others text/unlike-others",
        changed(CAUSE, rows=at(2, asks_for="reason")),
        changed(HOTEL, rows=at(3, label="0")),
        changed(CIVICS, rows=at(4, key="w")),
        changed(
            AMT,
            rows=lambda rows: [
                {k: v for k, v in row.items() if n != 5 or k != "text"}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        F,
        "the gold is no text",
        "code/error answer/*",
        changed(TREC, ('"processed_output": gold', '"processed_output": data["coarse_label"]')),
        changed(RANK, ('"processed_output": gold', '"processed_output": data["order"]')),
        changed(BOOL, ('"processed_output": gold', '"processed_output": data["answer"]')),
    ),
    kind(
        F,
        "the loop lost its indentation, so only its last item is there",
        "text/cut-item text/first-item answer/letters text/no-question",
        changed(
            MED,
            ('        text += f"{mark.upper()}', '        line = f"{mark.upper()}'),
            ('    text += "Answer:"', '    text += line\n    text += "Answer:"'),
        ),
        changed(
            CEVAL,
            ('        stem += f"{key}', '        line = f"{key}'),
            ('stem += "答案："', 'stem += line + "答案："'),
        ),
        changed(
            C3,
            (
                r'talk = "\n".join(data["talk"])',
                'talk = ""\n    for turn in data["talk"]:\n        talk = turn',
            ),
        ),
    ),
)
