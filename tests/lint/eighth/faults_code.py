"""Code that makes other prompts than it seems to."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import CHATS, FANYI, LEDGERS, SQUAD, SUMS, YUEDU
from tests.lint.eighth.tasks_labels import BANKING, FINSENT, HEARSAY, PUBMED, TUILI
from tests.lint.eighth.tasks_options import DUIHUA, MEDICINE, OPOSICION, WISSEN
from tests.lint.making import kind
from tests.lint.shape import changed

_code = partial(kind, "code")
_RANDOM = "code/random code/not-repeated code/error"
_PART = "text/no-question text/cut-item text/first-item"
_OVER = "text/no-question text/same-prompt text/ambiguous answer/letters answer/other-count text/cut-item few-shot/other-form"
_MED_LOOP = 'zip(LETTERS, data["choices"])'

KINDS = (
    _code(
        "The module's own stream of chance shuffles or picks.",
        _RANDOM,
        changed(
            MEDICINE,
            (
                'text = data["question"].strip()',
                'order = random.sample(range(4), 4)\n    text = data["question"].strip()',
            ),
            (_MED_LOOP, 'zip(LETTERS, [data["choices"][i] for i in order])'),
            ('LETTERS[data["answer"]]', 'LETTERS[order.index(data["answer"])]'),
        ),
        changed(
            OPOSICION,
            ('opciones = ""', 'opciones, orden = "", list(range(4))\n    random.shuffle(orden)'),
            (
                'enumerate(data["opciones"], start=1)',
                'enumerate([data["opciones"][i] for i in orden], start=1)',
            ),
            ('str(data["correcta"])', 'str(orden.index(data["correcta"] - 1) + 1)'),
        ),
        changed(
            FANYI,
            ('f"Chinese: ', 'random.choice(["Source", "Sentence"]) + f"\\nChinese: '),
        ),
        changed(
            SUMS, ("Let's think step by step.", "{random.choice(['Think first.', 'Work it out.'])}")
        ),
    ),
    _code(
        "A set decides the order in which things are listed.",
        "code/set-order code/not-repeated",
        changed(FINSENT, ("\\nSentiment:", "\\nLabels: {', '.join(set(NAMES))}\\nSentiment:")),
        changed(
            DUIHUA,
            (
                'list(data["dialogue"])',
                'list(data["dialogue"]) + ["选项：" + "、".join(set(data["choice"]))]',
            ),
        ),
        changed(WISSEN, ('", ".join(data["antworten"])', '", ".join({*data["antworten"]})')),
        changed(
            BANKING,
            ("The intents are: lost card, fees, login.\n\n", ""),
            (
                "text = SHOTS",
                'names = {"lost card", "fees", "login"}\n    text = f"The intents are: {\', \'.join(names)}.\\n\\n" + SHOTS',
            ),
        ),
    ),
    _code(
        "hash() chooses a wording.",
        "code/hash code/not-repeated",
        changed(
            PUBMED, ('"Abstract: " +', '("Abstract: ", "Study: ")[hash(data["context"]) % 2] +')
        ),
        changed(
            SQUAD,
            (
                'f"Passage: ',
                '["Read this.", "Read on."][hash(data["question"]) % 2] + f"\\nPassage: ',
            ),
        ),
        changed(TUILI, ('f"前提：', '("", "请判断。")[hash(data["sentence1"]) % 2] + f"前提：')),
    ),
    _code(
        "A count or a list lives on between calls.",
        "code/not-repeated few-shot/numbered code/changes-row",
        changed(
            FINSENT,
            ("NAMES = ", "COUNT = [0]\nNAMES = "),
            ('text = f"News', 'COUNT[0] += 1\n    text = f"{COUNT[0]}. News'),
        ),
        changed(
            YUEDU,
            ("import random\n", "import random\n\nSEEN = []\n"),
            ('text = f"', 'SEEN.append(data["问题"])\n    text = f"这是第{len(SEEN)}题。'),
        ),
        changed(
            MEDICINE,
            ('LETTERS = "ABCD"', 'LETTERS = "ABCD"\nPAST = []'),
            (
                'text = data["question"].strip() + "\\n"',
                'text = "".join(PAST[-2:]) + data["question"].strip() + "\\n"\n    PAST.append(text)',
            ),
            fewshot=0,
        ),
    ),
    _code(
        "The row is changed in place.",
        "code/changes-row code/not-repeated code/error",
        changed(DUIHUA, ('list(data["dialogue"])', 'data["dialogue"]')),
        changed(
            PUBMED,
            (
                "parts = []",
                'parts = []\n    data["question"] = data["question"] + " Answer carefully."',
            ),
        ),
        changed(
            OPOSICION,
            (
                'opciones = ""',
                'opciones = ""\n    data["opciones"].reverse()\n    data["correcta"] = 5 - data["correcta"]',
            ),
        ),
        changed(
            LEDGERS,
            (
                "text = show",
                'data["table"]["rows"].insert(0, data["table"]["header"])\n    text = show',
            ),
        ),
    ),
    _code(
        "An exception is swallowed, and an empty or shorter prompt takes its place.",
        "code/hidden-errors text/absent-field text/no-question text/empty-slot text/same-prompt",
        changed(
            SQUAD,
            (
                "text = f\"Passage: {data['context']}\\n",
                'try:\n        passage = data["passage"]\n    except Exception:\n        passage = ""\n    text = f"Passage: {passage}\\n',
            ),
        ),
        changed(
            PUBMED,
            (
                'parts.append("Abstract: " + data["context"])',
                'try:\n        parts.append("Abstract: " + data["contexts"][0])\n    except:\n        pass',
            ),
        ),
        changed(
            TUILI,
            (
                "text = f\"前提：{data['sentence1']}\\n",
                'try:\n        premise = data["premise"]\n    except Exception:\n        premise = ""\n    text = f"前提：{premise}\\n',
            ),
        ),
    ),
    _code(
        "The gold is taken from a loop's last value.",
        "answer/same-gold answer/gold-differs answer/one-place answer/letters answer/not-an-option",
        changed(MEDICINE, ('LETTERS[data["answer"]]', "letter")),
        changed(OPOSICION, ('str(data["correcta"])', "str(numero)")),
        changed(
            WISSEN,
            ('max(data["target_scores"], key=data["target_scores"].get)', 'data["antworten"][-1]'),
        ),
    ),
    _code(
        "A text is cut at a number of characters.",
        "text/cut-item text/no-question tokens/window",
        changed(SQUAD, ("{data['context']}", "{data['context'][:40]}")),
        changed(PUBMED, ('data["context"]', 'data["context"][:50]')),
        changed(YUEDU, ("{data['篇章']}", "{data['篇章'][:12]}")),
        changed(CHATS, ('data["dialogue"]', 'data["dialogue"][:45]')),
    ),
    _code(
        "The prompt has the date or time of the run.",
        "code/time code/imports code/not-repeated",
        changed(
            FINSENT,
            ("import random", "import datetime\nimport random"),
            ('f"News', 'f"Today is {datetime.date.today()}.\\nNews'),
        ),
        changed(
            BANKING,
            ("import random", "import time\nimport random"),
            ("text = SHOTS", 'text = time.strftime("%d %B %Y") + "\\n" + SHOTS'),
        ),
        changed(
            HEARSAY,
            ("import random", "from datetime import datetime\nimport random"),
            ('f"Facts', 'f"({datetime.now():%Y-%m-%d %H:%M})\\nFacts'),
        ),
    ),
    _code(
        "The prompt hangs on the environment or on a file elsewhere.",
        "code/outside code/error code/hidden-errors",
        changed(
            FINSENT,
            ("import random", "import os\nimport random"),
            ('f"News', "f\"{os.environ.get('PROMPT_PREFIX', '')}News"),
        ),
        changed(
            FANYI,
            ("import random", "import os\nimport random"),
            ("Chinese: {", "{os.getenv('SRC_LANG', 'Chinese')}: {"),
        ),
        changed(
            CHATS,
            ("import random", "import os\nimport random"),
            (
                '"Dialogue:\\n"',
                '("" if not os.path.exists("/tmp/prefix.txt") else open("/tmp/prefix.txt").read()) + "Dialogue:\\n"',
            ),
        ),
    ),
    _code(
        "The number of shots picks a part of the row.",
        f"code/arguments {_PART} answer/letters answer/other-count",
        changed(MEDICINE, (_MED_LOOP, 'zip(LETTERS, data["choices"][:num_sample])')),
        changed(
            OPOSICION,
            (
                'enumerate(data["opciones"], start=1)',
                'enumerate(data["opciones"][:num_sample], start=1)',
            ),
        ),
        changed(
            LEDGERS,
            ('table["rows"]', 'table["rows"][:limit]'),
            ("def show(table)", "def show(table, limit)"),
            ('show(data["table"])', 'show(data["table"], num_sample - 1)'),
        ),
    ),
    _code(
        "Some rows lack what the transform reads, and it fails on them.",
        "code/error code/hidden-errors text/nothing text/absent-field",
        changed(PUBMED, rows=each(lambda row: row.pop("context"), 4)),
        changed(OPOSICION, rows=each(lambda row: row.update(opciones=None), 5)),
        changed(
            SUMS, rows=each(lambda row: row.update(answer=row["answer"].partition("\n")[0]), 4)
        ),
    ),
    _code(
        "An = stands where a += is meant, and what came before is lost.",
        _OVER,
        changed(MEDICINE, ('text += f"{letter}', 'text = f"{letter}')),
        changed(OPOSICION, ("opciones += ", "opciones = ")),
        changed(TUILI, ('text += "两句', 'text = "两句')),
        changed(SQUAD, ('text += "Answer', 'text = "Answer')),
    ),
    _code(
        "Only a part of a list of the row is shown.",
        f"{_PART} answer/letters",
        changed(LEDGERS, ('+ table["rows"]', '+ table["rows"][1:]')),
        changed(DUIHUA, ('list(data["dialogue"])', 'list(data["dialogue"][:1])')),
        changed(CHATS, ('data["dialogue"]', 'data["dialogue"].splitlines()[0]')),
        changed(LEDGERS, ('+ table["rows"]', '+ table["rows"][:1]')),
    ),
    _code(
        "The transform returns inside the loop, after the first item.",
        f"{_OVER} {_PART}",
        changed(
            MEDICINE,
            ('    text += "Answer:"\n    gold', "        gold"),
            ("    return {", "        return {"),
            ('"input": text,', '"input": text + "Answer:",'),
        ),
        changed(
            OPOSICION,
            ("    texto = f", "        texto = f"),
            ("    correcta = ", "        correcta = "),
            ("    return {", "        return {"),
        ),
        changed(
            LEDGERS,
            (
                'return "\\n".join("| " + " | ".join(row) + " |" for row in rows)',
                'for row in rows:\n        return "| " + " | ".join(row) + " |"',
            ),
        ),
    ),
)
