"""Code: order, hash seeds, state, changed rows, hidden errors, the wrong variable, what is cut."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU,
    CHENGYU_TEXT,
    CIVICS,
    DATES,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    CRUX,
    DRCD,
    FRENCH,
    GSM,
    MATH,
    MELDUNG,
    SQUAD,
    TRIVIA,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, RTE, WAIMAI
from tests.lint.shape import changed

_k = partial(kind, "code")
_CUT = "text/cut-item text/no-question text/lost-lines text/changed text/ambiguous text/run-together text/first-item"

KINDS = (
    _k(
        "Options or names go through a set, so their order is that of the hash seed.",
        "code/set-order code/not-repeated answer/letters answer/gold-differs",
        changed(
            CHENGYU_TEXT, ("'、'.join(data['candidates'])", "'、'.join(set(data['candidates']))")
        ),
        changed(DATES, ('enumerate(data["options"])', 'enumerate(set(data["options"]))')),
        changed(QUIZ_JA, ("enumerate(choices)", "enumerate({*choices})")),
        changed(
            SQUAD, ('golds = data["answers"]["text"]', 'golds = list(set(data["answers"]["text"]))')
        ),
    ),
    _k(
        "hash() or id() decides something.",
        "code/hash code/not-repeated",
        changed(
            TRIVIA,
            ("return {", "cue = ('A', 'Answer')[hash(question) % 2]\n    return {"),
            (r'"Q: %s\nA:" % question', r'"Q: %s\n%s:" % (question, cue)'),
        ),
        changed(
            CIVICS,
            (
                'body = data["question"].strip()',
                'r.seed(hash(data["question"]))\n    body = r.choice(["", "Question: "]) + data["question"].strip()',
            ),
        ),
        changed(NEWS, ('f"Article:', 'f"Article {id(data)}:')),
    ),
    _k(
        "A counter of the module goes on from call to call.",
        "code/not-repeated code/*",
        changed(
            TRIVIA,
            ("import random\n", "import random\n\nCOUNT = [0]\n"),
            ("return {", "COUNT[0] += 1\n    return {"),
            (r'"Q: %s\nA:" % question', r'"Q%d: %s\nA:" % (COUNT[0], question)'),
        ),
        changed(
            DRCD,
            (
                "import random\n",
                "import random\nimport itertools\n\nnumbers = itertools.count(1)\n",
            ),
            ("问题：", "问题{next(numbers)}："),
        ),
        changed(
            WAIMAI,
            ("LABELS = {", "SEEN = []\nLABELS = {"),
            (
                'answer = LABELS[data["label"]]\n',
                'answer = LABELS[data["label"]]\n    SEEN.append(data["review"])\n',
            ),
            ('"外卖评论："', 'f"第{len(SEEN)}条外卖评论："'),
        ),
    ),
    _k(
        "The row is changed in place.",
        "code/changes-row code/not-repeated",
        changed(
            SCIENCE,
            ("options = zip", 'data["choices"]["text"].append("none of these")\n    options = zip'),
        ),
        changed(
            CHENGYU,
            (
                'sentence = data["content"].replace("#idiom#", "____")',
                'data["content"] = data["content"].replace("#idiom#", "____") + "（成语）"\n    sentence = data["content"]',
            ),
        ),
        changed(SQUAD, ("golds = data", 'data["question"] += " Be brief."\n    golds = data')),
        changed(CHENGYU_TEXT, ("gold = ", 'data["candidates"].sort()\n    gold = ')),
    ),
    _k(
        "A broad except hides what goes wrong.",
        "code/hidden-errors text/absent-field text/empty-slot",
        changed(
            GSM,
            (
                'steps, answer = data["answer"].split("\\n#### ")',
                'try:\n        steps, answer = data["answer"].split("\\n#### ")\n    except:\n        steps, answer = "", "0"',
            ),
            rows=lambda rows: [
                row | {"answer": row["answer"].replace("####", "A:")} if i % 4 == 1 else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            NEWS,
            (
                'topic = TOPICS[data["label"]]',
                'try:\n        topic = TOPICS[data["label"]]\n    except Exception:\n        topic = "World"',
            ),
            rows=lambda rows: [row | {"label": row["label"] + 1} for row in rows],
        ),
        changed(
            SQUAD,
            (
                'golds = data["answers"]["text"]',
                'golds = [""]\n    try:\n        golds = data["answers"]["text"]\n    except Exception:\n        pass',
            ),
            rows=lambda rows: [
                row | {"answers": None} if i % 5 == 2 else row for i, row in enumerate(rows)
            ],
        ),
    ),
    _k(
        "A stream of its own or the module random draws.",
        "code/random code/not-repeated",
        changed(
            CHENGYU_TEXT,
            ("'、'.join(data['candidates'])", "'、'.join(random.sample(data['candidates'], 4))"),
        ),
        changed(
            TRIVIA,
            ("return {", 'ask = random.choice(["Q", "Question"])\n    return {'),
            (r'"Q: %s\nA:" % question', r'"%s: %s\nA:" % (ask, question)'),
        ),
        changed(
            BOOLQ,
            (
                "passage, question =",
                'cue = random.choice(["Answer yes or no.", "Yes or no, answer with one word: yes or no."])\n    passage, question =',
            ),
            ("Answer yes or no.\\nAnswer", "{cue}\\nAnswer"),
        ),
    ),
    _k(
        "One field stands in the place of another: the wrong variable.",
        "text/no-question text/repeated-instruction text/swapped-fields text/ambiguous text/same-prompt answer/leaked text/*",
        changed(NLI_ES, ("{data['hipotesis']}", "{data['premisa']}")),
        changed(RTE, ('data["hypothesis"].strip()', 'data["premise"].strip()')),
        changed(DRCD, ("短文：{data['context']}", "短文：{data['question']}")),
        changed(
            BOOLQ, ('= data["passage"], data["question"]', '= data["question"], data["question"]')
        ),
    ),
    _k(
        "A text is cut at a number of characters.",
        _CUT,
        changed(NEWS, ("{data['text']}", "{data['text'][:40]}")),
        changed(DRCD, ("{data['context']}", "{data['context'][:15]}")),
        changed(BOOLQ, ("{passage}", "{passage[:60]}")),
        changed(MELDUNG, ('data["text"].strip()', 'data["text"][:50]')),
    ),
    _k(
        "Only the first line, sentence or word of a text is taken.",
        _CUT,
        changed(CRUX, ("{data['code']}", "{data['code'].splitlines()[0]}")),
        changed(MELDUNG, ('data["text"].strip()', 'data["text"].split(".")[0]')),
        changed(SQUAD, ("{data['context']}", "{data['context'].split('. ')[0]}")),
        changed(GSM, ('data["question"] +', 'data["question"].split(".")[0] +')),
    ),
    _k(
        "strip with a set of characters eats letters of the text.",
        f"{_CUT} answer/* text/*",
        changed(TRIVIA, (".strip()", '.lstrip("Question: Wh")')),
        changed(CIVICS, ("format(letter, choice)", 'format(letter, choice.lstrip("the "))')),
        changed(MELDUNG, ('data["text"].strip()', 'data["text"].strip("Die Nach. ")')),
    ),
    _k(
        "Newlines are taken out, and what they parted runs together.",
        f"{_CUT} text/*",
        changed(CRUX, ("{data['code']}", "{data['code'].replace(chr(10), '')}")),
        changed(SCIENCE, (r'"\n".join(lines)', '"".join(lines)')),
        changed(QUIZ_JA, (r'"\n".join(', '"".join(')),
        changed(CIVICS, (r'"({}) {}\n"', '"({}) {}"')),
    ),
    _k(
        "A loop sets where it should add, so only the last item is left.",
        "answer/letters text/* few-shot/wrong-answer answer/not-an-option",
        changed(CIVICS, ("body += ", "body = ")),
        changed(SCIENCE, ("lines += [", "lines = [")),
        changed(SQUAD, ("text += f", "text = f")),
        changed(DATES, ('text += "\\n".join', 'text = "\\n".join')),
    ),
    _k(
        "All is written small, or without its spaces or marks, though that tells something.",
        f"{_CUT} answer/* text/changed",
        changed(
            MATH, ('data["problem"] +', 'data["problem"].replace("\\\\", "").replace("$", "") +')
        ),
        changed(CRUX, ("{data['code']}", "{data['code'].lower().replace('    ', '')}")),
        changed(BOOLQ, ("{passage}", "{passage.replace(' ', '')}")),
        changed(FRENCH, ("{data['en']}", "{data['en'].replace(' ', '')}")),
    ),
    _k(
        "The clock, a fresh uuid, the environment or a file is read.",
        "code/time code/random code/outside code/not-repeated code/error code/hidden-errors",
        changed(
            NEWS,
            ("import random\n", "import datetime\nimport random\n"),
            ('f"Article:', 'f"Date: {datetime.datetime.now()}\\nArticle:'),
        ),
        changed(
            TRIVIA,
            ("import random\n", "import random\nimport uuid\n"),
            (r'"Q: %s\nA:" % question', r'f"[{uuid.uuid4()}] Q: {question}\nA:"'),
        ),
        changed(
            DRCD,
            ("import random\n", "import os\nimport random\n"),
            ('head = "', 'head = os.environ.get("HEAD", "") + "'),
        ),
        changed(DATES, ('HEAD + "Q: "', 'open("head.txt").read() + "Q: "')),
    ),
    _k(
        "num_sample, the number of shots, picks a part of the row.",
        "code/arguments text/cut-item answer/letters",
        changed(CIVICS, ('data["choices"])', 'data["choices"][:num_sample])')),
        changed(CHENGYU_TEXT, ("data['candidates'])", "data['candidates'][:num_sample])")),
        changed(QUIZ_JA, ("range(5)", "range(num_sample + 1)")),
    ),
    _k(
        "Some rows raise.",
        "code/error",
        changed(NEWS, ("{data['text']}", "{data['text'].split(' a ')[1]}")),
        changed(
            GSM,
            rows=lambda rows: [
                row | {"answer": row["answer"].replace("#### ", "####")} if i == 4 else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            WAIMAI,
            rows=lambda rows: [row | {"label": 2} if i == 5 else row for i, row in enumerate(rows)],
        ),
        changed(
            QUIZ_JA,
            rows=lambda rows: [row for i, row in enumerate(rows) if i % 4 or row.pop("choice4")],
        ),
    ),
    _k(
        "A list that is a default argument grows from call to call.",
        "code/not-repeated code/* text/*",
        changed(
            SCIENCE,
            ("dataset_name: str):", "dataset_name: str, lines=[]):"),
            ('lines = [f"Question', 'lines += [f"Question'),
        ),
        changed(
            CHENGYU,
            ("dataset_name: str):", "dataset_name: str, parts=[]):"),
            (
                'parts = ["请选出最适合填入横线处的成语。", f"句子',
                'parts += ["请选出最适合填入横线处的成语。", f"句子',
            ),
        ),
        changed(
            CIVICS,
            ("dataset_name: str):", "dataset_name: str, seen=[]):"),
            (
                'body = data["question"].strip()',
                'seen.append(data["question"].strip())\n    body = "\\n".join(seen[-2:])',
            ),
        ),
    ),
)
