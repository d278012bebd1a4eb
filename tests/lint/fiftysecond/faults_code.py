"""Faults of code."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import (
    HAUSA,
    NAIRA,
    PASSAGE,
    PASSIVE,
    SIZES,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import KARGO, NOTA, TARIH, TRADUIRE
from tests.lint.fiftysecond.tasks_work import CLAUSE, COLD, JOBS, STOCK, TICKETS, WARD
from tests.lint.fiftysecond.tasks_zh import DILI, KESHI, TONGZHI, WAIMAI
from tests.lint.making import kind
from tests.lint.shape import Change, Kind, changed

F = "code"


def _top(text: str) -> Change:
    return "import random\n", f"import random\n{text}\n"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options are shuffled in place by the global stream",
        "code/random code/changes-row code/not-repeated answer/gold-differs",
        changed(DILI, ('xuanxiang = "', 'random.shuffle(data["options"])\n    xuanxiang = "')),
        changed(
            TARIH,
            (
                'satirlar = [data["soru"]]',
                'random.shuffle(data["secenekler"])\n    satirlar = [data["soru"]]',
            ),
        ),
        changed(CLAUSE, ('options = "', 'random.shuffle(data["options"])\n    options = "')),
    ),
    kind(
        F,
        "a set takes out doubles of the labels, and their order with them",
        "code/set-order code/not-repeated",
        changed(WAIMAI, ('"、".join(FANGMIAN)', '"、".join(set(FANGMIAN))')),
        changed(TICKETS, ("in QUEUES.items()]", "in set(QUEUES.items())]")),
        changed(KESHI, ("in KESHI.items())", "in {*KESHI.items()})")),
    ),
    kind(
        F,
        "the gold is popped off the row",
        "code/changes-row code/error code/not-repeated",
        changed(
            STARS,
            (
                '"processed_output": str(data["stars"])',
                '"processed_output": str(data.pop("stars"))',
            ),
        ),
        changed(
            PASSAGE, ('"processed_output": data["span"]', '"processed_output": data.pop("span")')
        ),
        changed(NAIRA, ('" ".join(data["steps"])', '" ".join(data.pop("steps"))')),
    ),
    kind(
        F,
        "what fails is answered with a default",
        "code/hidden-errors answer/same-gold text/absent-field",
        changed(
            JOBS,
            (
                'gold = "%d" % data["years"]',
                'try:\n        gold = "%d" % data["year"]\n    except Exception:\n        gold = "0"',
            ),
        ),
        changed(
            SPAM,
            (
                'gold = data["v1"]',
                'try:\n        gold = data["class"]\n    except KeyError:\n        gold = "ham"',
            ),
        ),
        changed(
            KESHI,
            (
                'gold = str(data["dept"])',
                'try:\n        gold = str(data["keshi"])\n    except:\n        gold = "1"',
            ),
        ),
    ),
    kind(
        F,
        "a misspelt field is read by get",
        "text/absent-field text/empty-slot text/same-prompt text/no-question text/ambiguous "
        "answer/empty",
        changed(PASSAGE, ("{data['notes']}", "{data.get('note', '')}")),
        changed(TRADUIRE, ("{data['fr']}", "{data.get('fra', '')}")),
        changed(WAIMAI, ('data["review"]', 'data.get("comment", "")')),
    ),
    kind(
        F,
        "num_sample is taken for a number of the row",
        "code/arguments text/cut-item answer/letters",
        changed(TARIH, ('data["secenekler"])', 'data["secenekler"][:num_sample])')),
        changed(NOTA, ('join(data["linhas"])', 'join(data["linhas"][:num_sample])'), fewshot=2),
        changed(COLD, ('in data["readings"])', 'in data["readings"][:num_sample])')),
    ),
    kind(
        F,
        "the task's name is compared with one that it never has",
        "code/arguments",
        changed(
            SPAM,
            (
                'gold = data["v1"]',
                'gold = data["v1"]\n    if dataset_name == "sms_spam":\n        text = "Answer spam or ham.\\n" + text',
            ),
        ),
        changed(
            DILI,
            (
                'gold = "ABCD"',
                'if dataset_name == "dili":\n        text = "选择题\\n" + text\n    gold = "ABCD"',
            ),
        ),
        changed(
            TRADUIRE,
            (
                "    return",
                '    if dataset_name in ("fr-en", "de-en"):\n        consigne += " Be brief."\n    return',
            ),
        ),
    ),
    kind(
        F,
        "the prompt says what day it is",
        "code/time code/not-repeated",
        changed(
            JOBS,
            _top("import datetime"),
            ("parts = [", 'parts = [\n        f"Today is {datetime.date.today()}.",'),
        ),
        changed(
            TONGZHI,
            _top("import time"),
            ('"从通知中', '"今年是" + time.strftime("%Y") + "年。" + "从通知中'),
        ),
        changed(
            WARD,
            _top("from datetime import datetime"),
            ('HEAD + "\\n\\n"', 'HEAD + f"\\n\\nShift: {datetime.now():%H}h\\n"'),
        ),
    ),
    kind(
        F,
        "a guideline, a switch or a locale comes from the machine",
        "code/outside code/hidden-errors",
        changed(
            TICKETS, _top("import os"), ('"Queue:"]', 'os.environ.get("QUEUE_CUE", "Queue:")]')
        ),
        changed(
            WARD,
            _top("from pathlib import Path"),
            (
                "text = HEAD",
                'extra = Path("guideline.txt")\n    text = extra.read_text() if extra.exists() else HEAD',
            ),
        ),
        changed(STOCK, _top("import os"), ('"Answer:"]', '"Answer:" if os.getcwd() else "A:"]')),
    ),
    kind(
        F,
        "a slice loses the first or the last item",
        "text/cut-item answer/other-rule answer/not-an-option answer/letters",
        changed(SIZES, ('enumerate(data["things"], 1)', 'enumerate(data["things"][1:], 1)')),
        changed(STOCK, ('in data["cells"]]', 'in data["cells"][:-1]]')),
        changed(NOTA, ('join(data["linhas"])', 'join(data["linhas"][1:])')),
    ),
    kind(
        F,
        "the order of options is drawn from Python's hash of the question",
        "code/hash code/not-repeated",
        changed(
            DILI,
            (
                'xuanxiang = "',
                'xx = list(data["options"])\n    random.Random(hash(data["stem"])).shuffle(xx)\n    xuanxiang = "',
            ),
            ('zip("ABCD", data["options"])', 'zip("ABCD", xx)'),
            ('"ABCD"[data["label"]]', '"ABCD"[xx.index(data["options"][data["label"]])]'),
        ),
        changed(
            CLAUSE,
            ('options = "', 'names = sorted(data["options"], key=hash)\n    options = "'),
            ('zip("abcd", data["options"])', 'zip("abcd", names)'),
            ('data["options"].index(', "names.index("),
        ),
    ),
    kind(
        F,
        "a list at the top of the module grows from call to call",
        "code/not-repeated answer/leaked code/changes-row few-shot/own-doc few-shot/repeated "
        "few-shot/fewer few-shot/near-copy",
        changed(
            HAUSA,
            _top("SEEN = []"),
            (
                'text = f"English',
                'SEEN.append(data["en"])\n    text = f"Word {len(SEEN)}\\nEnglish',
            ),
        ),
        changed(
            TICKETS,
            _top("LOG = []"),
            ('lines = ["Route', 'LOG.append(data["message"])\n    lines = LOG[-3:-1] + ["Route'),
        ),
        changed(
            KARGO,
            _top("SON = {}"),
            (
                "    gold = ETIKET",
                '    if SON:\n        text = SON["metin"] + "\\n" + text\n    SON["metin"] = data["metin"]\n    gold = ETIKET',
            ),
        ),
    ),
    kind(
        F,
        "a default argument that is a list is shared by all calls",
        "code/not-repeated",
        changed(
            JOBS,
            _top(
                'def lines(advert, parts=[]):\n    parts.append("Advert: " + advert)\n    return "\\n".join(parts)\n'
            ),
            ('"Advert: %s" % data["advert"]', 'lines(data["advert"])'),
        ),
        changed(
            STOCK,
            _top("def with_rows(cells, out=[]):\n    out += cells\n    return out\n"),
            ('in data["cells"]]', 'in with_rows(data["cells"])]'),
        ),
    ),
    kind(
        F,
        "one template out of several is drawn without a seed",
        "code/random code/not-repeated text/shot-cue",
        changed(SPAM, ('"Class:"', '+ random.choice(["Class:", "Label:"])')),
        changed(
            HAUSA,
            (
                'text = f"English: {data',
                'word = random.choice(["English", "Word"])\n    text = f"{word}: {data',
            ),
        ),
    ),
    kind(
        F,
        "a library that the cluster lacks is imported for one call",
        "code/imports code/error",
        changed(SPAM, _top("import emoji"), ("{data['v2']}", "{emoji.demojize(data['v2'])}")),
        changed(
            DILI, _top("import jieba"), ("{data['stem']}", "{''.join(jieba.cut(data['stem']))}")
        ),
        changed(
            KARGO,
            _top("from unidecode import unidecode"),
            ('metin=data["metin"]', 'metin=unidecode(data["metin"])'),
        ),
    ),
    kind(
        F,
        "two fields are exchanged in the code",
        "text/swapped-fields answer/leaked few-shot/other-form answer/other-form",
        changed(TRADUIRE, ("{data['fr']}", "{data['en']}"), ('data["en"]', 'data["fr"]')),
        changed(HAUSA, ("{data['en']}", "{data['ha']}"), ('data["ha"]', 'data["en"]')),
        changed(
            PASSIVE,
            ('data["passive"]', 'data["x"]'),
            ('data["active"]', 'data["passive"]'),
            ('data["x"]', 'data["active"]'),
        ),
        changed(
            TONGZHI,
            (
                "时间：{data['when']}；地点：{data['where']}",
                "时间：{data['where']}；地点：{data['when']}",
            ),
        ),
    ),
)
