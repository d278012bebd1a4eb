"""Code: what is drawn, kept, cut, hidden or read from elsewhere."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import (
    CHANGSHI,
    COPA,
    KENTEI,
    MED,
    MED_TEXT,
    QUIZ,
    SHUFFLED,
    VIET,
)
from tests.lint.ninth.tasks_free import (
    DEPECHES,
    DEUTSCH,
    FEIRA,
    MAILS,
    SHOP,
    SQL,
    YUEDU,
)
from tests.lint.ninth.tasks_labels import ARAB, BOOL, EMOCIONES, KOREAN, TOUTIAO
from tests.lint.shape import Change, Row, changed

_code = partial(kind, "code")


def _above(lines: str) -> Change:
    return ("def transform(", f"{lines}\n\n\ndef transform(")


def _thousands(rows: list[Row]) -> None:
    for row in rows:
        if len(row["answer"]) > 3:
            row["answer"] = f"{int(row['answer']):,} dollars"


def _without(rows: list[Row], key: str) -> None:
    for row in rows[2::4]:
        row.pop(key)


KINDS = (
    _code(
        "The order of a set is the order in the prompt.",
        "code/set-order code/not-repeated",
        changed(TOUTIAO, ('("体育", "财经", "科技", "娱乐")', '{"体育", "财经", "科技", "娱乐"}')),
        changed(KOREAN, ("{', '.join(LABELS)}", "{', '.join(set(LABELS))}")),
        changed(MED_TEXT, ('.join(data["choices"])', '.join(set(data["choices"]))')),
    ),
    _code(
        "The global stream of random numbers is used, so that no run can be repeated.",
        "code/random code/not-repeated",
        changed(SHUFFLED, ("r.sample(", "random.sample(")),
        changed(
            DEPECHES,
            (
                'consigne = "Donnez un titre court à cette dépêche."',
                'consigne = random.choice(["Donnez un titre court à cette dépêche.", "Titrez cette dépêche."])',
            ),
        ),
        changed(
            MED_TEXT,
            (
                'options = ", ".join(data["choices"])',
                'options = list(data["choices"])\n    random.shuffle(options)\n    options = ", ".join(options)',
            ),
        ),
    ),
    _code(
        "A template is chosen by hash() or id().",
        "code/hash code/not-repeated",
        changed(DEUTSCH, (r"\nEnglish:", r"\n{['English', 'In English'][hash(data['de']) % 2]}:")),
        changed(
            BOOL,
            (
                "{data['passage']}",
                "{['Passage: ', 'Text: '][hash(data['passage']) % 2]}{data['passage']}",
            ),
        ),
        changed(COPA, ("More likely:", "{('More likely', 'Better')[hash(data['premise']) % 2]}:")),
    ),
    _code(
        "A counter of the module goes on from call to call.",
        "code/not-repeated few-shot/numbered code/* text/cue-forms text/shot-cue few-shot/other-cues",
        changed(
            SHOP,
            _above("count = 0"),
            ('text = f"Question:', 'global count\n    count += 1\n    text = f"Question {count}:'),
        ),
        changed(
            YUEDU,
            _above("SEEN = []"),
            ('parts = ["阅读：" +', 'SEEN.append(1)\n    parts = [f"{len(SEEN)}. 阅读：" +'),
        ),
        changed(
            KENTEI,
            _above("import itertools\n\nNUMBER = itertools.count(1)"),
            ('text = f"問題', 'text = f"問題{next(NUMBER)}'),
        ),
    ),
    _code(
        "The row itself is changed by the call.",
        "code/changes-row code/not-repeated code/error",
        changed(
            SHUFFLED,
            (
                'options = r.sample(data["options"], len(data["options"]))',
                'options = data["options"]\n    r.shuffle(options)',
            ),
        ),
        changed(
            BOOL,
            (
                'question = data["question"].capitalize() + "?"',
                'data["question"] = data["question"].capitalize() + "?"\n    question = data["question"]',
            ),
        ),
        changed(
            QUIZ,
            ("data['risposta']}\",", 'gold}",'),
            ('data["risposta"]}', "gold}"),
            ("text = f", 'gold = data.pop("risposta")\n    text = f'),
        ),
    ),
    _code(
        "A bare except hides that a field is missing, and the prompt lacks its text.",
        "code/hidden-errors text/absent-field text/no-question text/same-prompt text/empty-slot",
        changed(
            FEIRA,
            (
                'pergunta = data["pergunta"]',
                'try:\n        pergunta = data["enunciado"]\n    except:\n        pergunta = ""',
            ),
        ),
        changed(
            BOOL,
            (
                "text = f\"{data['passage']}",
                'try:\n        passage = data["context"]\n    except Exception:\n        passage = ""\n    text = f"{passage}',
            ),
        ),
        changed(
            MAILS,
            (
                'text = f"{ASK}',
                'try:\n        mail = data["body"].strip()\n    except KeyError:\n        mail = ""\n    text = f"{ASK}',
            ),
            ("{data['mail']}", "{mail}"),
        ),
    ),
    _code(
        "The text is cut at a number of characters that nearly none keeps within.",
        "text/no-question text/cut-item",
        changed(BOOL, ("{data['passage']}", "{data['passage'][:30]}")),
        changed(MAILS, ("{data['mail']}", "{data['mail'][:25]}")),
        changed(SHOP, ("{data['question']}", "{data['question'][:40]}")),
    ),
    _code(
        "The last character of each text is cut off.",
        "text/cut-item text/no-question text/changed",
        changed(DEUTSCH, ("{data['de']}", "{data['de'][:-2]}")),
        changed(VIET, ("{letter}. {option}", "{letter}. {option[:-1]}")),
        changed(EMOCIONES, ('frase=data["frase"]', 'frase=data["frase"][1:-1]')),
    ),
    _code(
        "One variable is used twice, so that another text is missing.",
        "text/no-question text/repeated-instruction text/swapped-fields text/same-prompt text/ambiguous",
        changed(YUEDU, ('"问题：" + data["问题"]', '"问题：" + data["段落"]')),
        changed(BOOL, ("{data['passage']}", "{question}")),
        changed(COPA, ("2: {options[1]}", "2: {options[0]}")),
    ),
    _code(
        "The date or time of the run stands in the prompt.",
        "code/time code/not-repeated",
        changed(
            DEPECHES,
            ("import random\n", "import datetime\nimport random\n"),
            ("Dépêche :", "Dépêche du {datetime.date.today()} :"),
        ),
        changed(
            MAILS,
            ("import random\n", "import random\nimport time\n"),
            ("{ASK}", "{time.ctime()}\\n{ASK}"),
        ),
        changed(
            SQL,
            ("import random\n", "import random\nfrom datetime import datetime\n"),
            ('text = f"', 'text = f"-- {datetime.now():%Y-%m-%d}\\n'),
        ),
    ),
    _code(
        "The transform fails on some of the rows.",
        "code/error",
        changed(QUIZ, rows=partial(_without, key="opzioni")),
        changed(MED, rows=partial(_without, key="opc")),
        changed(ARAB, rows=partial(_without, key="سؤال")),
    ),
    _code(
        "num_sample, the number of shots, picks options.",
        "code/arguments answer/letters text/cut-item answer/not-an-option",
        changed(VIET, ('data["lựa_chọn"])', 'data["lựa_chọn"][:num_sample])')),
        changed(MED_TEXT, ('.join(data["choices"])', '.join(data["choices"][:num_sample])')),
        changed(KENTEI, ('data["選択肢"],', 'data["選択肢"][:num_sample],')),
    ),
    _code(
        "A list is read from its second item on.",
        "text/cut-item answer/letters answer/not-an-option answer/gold-differs text/no-question few-shot/wrong-answer",
        changed(KENTEI, ('data["選択肢"],', 'data["選択肢"][1:],')),
        changed(CHANGSHI, ('for letter in "ABCD"', 'for letter in "ABCD"[1:]')),
        changed(TOUTIAO, ("'、'.join(CLASSES)", "'、'.join(CLASSES[1:])")),
    ),
)
