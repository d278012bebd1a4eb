"""Code that makes the prompt another one than was meant."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_code = partial(kind, "code")

KINDS = (
    _code(
        "Labels or options are gone through as a set.",
        "code/set-order code/not-repeated",
        changed(lab.MODER_WORDS, ("', '.join(NAMES)", "', '.join(set(NAMES))")),
        changed(opt.TRIAGE_TEXT, ('in data["options"])', 'in set(data["options"]))')),
        changed(opt.CHENGYU, ('"、".join(options)', '"、".join({*options})')),
    ),
    _code(
        "The order of the options hangs on hash.",
        "code/hash code/not-repeated",
        changed(opt.TRIAGE_TEXT, ('in data["options"])', 'in sorted(data["options"], key=hash))')),
        changed(
            opt.CHENGYU,
            (
                'text = "选择',
                'random.Random(hash(data["句子"])).shuffle(options)\n    text = "选择',
            ),
        ),
        changed(
            lab.DIALOG,
            ('"\\n".join(rader)', 'f"Samtal {hash(rader[0]) % 1000}\\n" + "\\n".join(rader)'),
        ),
    ),
    _code(
        "A counter in the module numbers the questions from call to call.",
        "code/not-repeated few-shot/numbered",
        changed(
            opt.TRIAGE,
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
            ('f"Question: {', 'f"Question {next(COUNT)}: {'),
        ),
        changed(
            lab.NLI_ZH,
            ("import random\n", "import random\n\nN = 0\n"),
            ('    text = f"前提', '    global N\n    N += 1\n    text = f"第{N}题\\n前提'),
        ),
        changed(
            free.MAILS,
            ("import json\n", "import json\n\nSEEN = []\n"),
            ('    text = "Ex', '    SEEN.append(data)\n    text = f"#{len(SEEN)} " + "Ex'),
        ),
    ),
    _code(
        "The prompts of earlier calls are kept and shown as examples.",
        "code/not-repeated few-shot/own-doc answer/leaked few-shot/repeated few-shot/same-twice few-shot/other-count",
        changed(
            lab.HINDI,
            ("import random\n", "import random\n\nHISTORY = []\n"),
            (
                '    return {"input": prompt,',
                '    HISTORY.append(prompt + " " + data["bhav"])\n    return {"input": "\\n\\n".join([*HISTORY[-3:-1], prompt]),',
            ),
        ),
        changed(
            lab.SUCHE,
            ("import random\n", 'import random\n\nLAST = [""]\n'),
            (
                '    return {"input": text,',
                '    text, LAST[0] = LAST[0] + text, text + " " + antwort + "\\n\\n"\n    return {"input": text,',
            ),
        ),
        changed(
            free.NIHONGO,
            (
                "num_sample: int, r: random.Random, dataset_name: str)",
                "num_sample: int, r: random.Random, dataset_name: str, seen=[])",
            ),
            (
                '    return {"input": text,',
                '    seen.append(text)\n    return {"input": "\\n\\n".join(seen[-2:]),',
            ),
        ),
    ),
    _code(
        "The row is changed in place.",
        "code/changes-row code/not-repeated",
        changed(opt.TRIAGE_TEXT, ("    listed =", '    r.shuffle(data["options"])\n    listed =')),
        changed(lab.DIALOG, ("    rader", '    data["turer"].pop()\n    rader')),
        changed(
            free.TABEL,
            ('[data["kop"], *data["rijen"]]', 'data["rijen"]'),
            ("    tabel =", '    data["rijen"].insert(0, data["kop"])\n    tabel ='),
        ),
    ),
    _code(
        "An error is swallowed, and an empty text is put in.",
        "code/hidden-errors text/absent-field text/empty-slot text/no-question answer/empty text/ambiguous",
        changed(
            lab.CONTRACT,
            (
                "    text =",
                '    try:\n        clause = data["text"]\n    except Exception:\n        clause = ""\n    text =',
            ),
            ("{data['clause']}", "{clause}"),
        ),
        changed(
            free.RESUME,
            (
                "    text =",
                '    try:\n        body = data["corps"]\n    except KeyError:\n        body = ""\n    text =',
            ),
            ("{data['article']}", "{body}"),
        ),
        changed(
            free.NIHONGO,
            (
                "    text =",
                '    try:\n        passage = data["文章"]["本文"]\n    except:\n        passage = "なし"\n    text =',
            ),
            ("文章：{data['文章']}", "文章：{passage}"),
        ),
    ),
    _code(
        "The options are shuffled by the global random, so every run shows others.",
        "code/random code/not-repeated answer/gold-differs answer/letters",
        changed(
            opt.TRIAGE_TEXT,
            (
                "    listed =",
                '    data = {**data, "options": random.sample(data["options"], 4)}\n    listed =',
            ),
        ),
        changed(
            opt.RIDDLES,
            ("'; '.join(scores)", "'; '.join(random.sample(list(scores), len(scores)))"),
        ),
        changed(opt.CHENGYU, ('    text = "选', '    random.shuffle(options)\n    text = "选')),
    ),
    _code(
        "One variable is shown at two places, and the other nowhere.",
        "text/no-question text/swapped-fields text/said-again text/ambiguous",
        changed(lab.NLI_ZH, ("{data['假设']}", "{data['前提']}")),
        changed(lab.SUCHE, ("{data['titel']}", "{data['anfrage']}")),
        changed(lab.CONTRACT, ("{data['question']}", "{data['clause']}")),
    ),
    _code(
        "A slice leaves out the first or the last of a list.",
        "text/cut-item answer/letters answer/not-an-option text/no-question text/first-item",
        changed(free.TABEL, ('*data["rijen"]]', '*data["rijen"][1:]]')),
        changed(lab.DIALOG, ('in data["turer"]]', 'in data["turer"][:-1]]')),
        changed(opt.RIDDLES, ("'; '.join(scores)", "'; '.join(list(scores)[1:])")),
    ),
    _code(
        "The text is cut at a number of characters.",
        "text/cut-item text/no-question",
        changed(free.RESUME, ("{data['article']}", "{data['article'][:60]}")),
        changed(lab.CONTRACT, ("{data['clause']}", "{data['clause'][:25]}")),
        changed(free.NIHONGO, ("{data['文章']}", "{data['文章'][:10]}")),
    ),
    _code(
        "The clock is asked.",
        "code/time code/not-repeated",
        changed(
            free.DATES,
            ("import random", "import datetime\nimport random"),
            ('f"Q: {data', 'f"(It is {datetime.date.today()}.)\\nQ: {data'),
        ),
        changed(
            free.MAILS,
            ("import json", "import json\nimport time"),
            ('f"Mail: {', 'f"[{time.time():.0f}] Mail: {'),
        ),
        changed(
            lab.SUCHE,
            ("import random", "import random\nfrom datetime import datetime"),
            ('f"Suchanfrage: {', 'f"Datum: {datetime.now():%d.%m.%Y}\\nSuchanfrage: {'),
        ),
    ),
    _code(
        "The first row's prompt is cached, and all rows get it.",
        "text/same-prompt text/ambiguous code/not-repeated text/no-question few-shot/own-doc few-shot/near-copy",
        changed(
            lab.HINDI,
            ("import random\n", "import random\n\nCACHE = {}\n"),
            ('prompt = "', 'prompt = CACHE.setdefault(dataset_name, "'),
            ('data["samiksha"])', 'data["samiksha"]))'),
        ),
        changed(
            lab.REVIEW,
            ("import random\n", "import random\n\nFIRST = []\n"),
            ('    text = f"Review', '    FIRST.append(data["code"])\n    text = f"Review'),
            ("{data['code']}", "{FIRST[0]}"),
        ),
        changed(
            free.TRADUCE,
            ("import random\n", "import random\n\nSENTENCE = None\n"),
            (
                "    text =",
                '    global SENTENCE\n    SENTENCE = SENTENCE or data["es"]\n    text =',
            ),
            ('Spanish: " + data["es"]', 'Spanish: " + SENTENCE'),
        ),
    ),
    _code(
        "num_sample, which counts the shots, cuts the row's texts or lists.",
        "code/arguments text/cut-item text/no-question answer/letters",
        changed(opt.TRIAGE, ('data["options"])', 'data["options"][:num_sample])')),
        changed(lab.DIALOG, ('in data["turer"]]', 'in data["turer"][:num_sample]]'), fewshot=2),
        changed(free.TABEL, ('*data["rijen"]]', '*data["rijen"][:num_sample]]')),
    ),
    _code(
        "strip with a list of letters eats letters of the text.",
        "text/cut-item text/no-question text/changed",
        changed(opt.TRIAGE, ("{data['question']}", "{data['question'].lstrip('Question: What')}")),
        changed(free.OLYMP, ("{data['problem']}", "{data['problem'].strip('How many?')}")),
        changed(free.GRAMMAR, ("{data['source']}", "{data['source'].strip('Sentence: .')}")),
    ),
    _code(
        "The lines of a program or a table are joined by spaces.",
        "text/lost-lines text/no-question text/changed",
        changed(lab.REVIEW, ("{data['code']}", "{' '.join(data['code'].split())}")),
        changed(free.PYFUNC, ('data["code"] +', '" ".join(data["code"].split()) +')),
        changed(free.TABEL, ('tabel = "\\n".join', 'tabel = " ".join')),
    ),
    _code(
        "All letters are made small, where it matters.",
        "text/changed answer/not-in-output answer/two-spellings answer/not-extracted text/no-question answer/leaked answer/not-an-option few-shot/other-form answer/other-form",
        changed(free.MAILS, ("{data['mail']}", "{data['mail'].lower()}")),
        changed(free.GRAMMAR, ("{data['source']}", "{data['source'].lower()}")),
        changed(
            free.TABEL,
            ("\\n\\nVraag: {data['vraag']}", "\\n\\nVraag: {data['vraag']}"),
            ('" | ".join(cellen)', '" | ".join(cellen).lower()'),
        ),
    ),
)
