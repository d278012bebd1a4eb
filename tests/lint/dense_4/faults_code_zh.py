"""Faults of code in Chinese tasks."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "code"
GOLD = "answer/*"
DEF = "def transform("

KINDS = (
    kind(
        FAMILY,
        "the variable of a loop has the gold's name, and is the last letter behind it",
        GOLD,
        bad(
            "changshi",
            ('    text = f"题目', '    letter = data["answer"]\n    text = f"题目'),
            (
                '"output": data["answer"], "processed_output": data["answer"]',
                '"output": letter, "processed_output": letter',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the process' number picks one of two wordings",
        "code/*",
        bad(
            "pinglun",
            ("import random\n", "import os\nimport random\n"),
            (
                '    prompt = "判断下面的评论',
                '    prompt = ("请" if os.getpid() % 2 else "") + "判断下面的评论',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a dict has one key twice, so that the passage is lost",
        "text/no-question text/* answer/*",
        bad("yuedu", ('"问题": data["question"]', '"短文": data["question"]')),
    ),
    kind(
        FAMILY,
        "an iterator is used up by a count before it is joined",
        "few-shot/* answer/* text/*",
        bad(
            "zh-yingyong",
            (
                '    chain = "".join(data["steps"])',
                '    steps = map(str.strip, data["steps"])\n    if len(list(steps)) == 0:\n'
                '        raise ValueError("no steps")\n    chain = "".join(steps)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a number is compared with True by is, which none is",
        f"code/error {GOLD}",
        bad("yunhan", ("[label] == 1]", "[label] is True]")),
    ),
    kind(
        FAMILY,
        "the number of an option goes on from the row before",
        f"code/* {GOLD}",
        bad(
            "chengyu",
            (DEF, "LAST = [0]\n\n\n" + DEF),
            (
                'enumerate(data["choices"], start=1))',
                'enumerate(data["choices"], start=LAST[0] + 1))\n    LAST[0] += len(data["choices"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the truth of a field's name is taken instead of the field's",
        f"{GOLD} few-shot/lopsided",
        bad("panduan", ('[data["correct"]]', '[bool("correct")]')),
    ),
    kind(
        FAMILY,
        "the finished prompt is kept in the row",
        "code/changes-row code/*",
        bad(
            "zh-en",
            ('"input": f"请', '"input": data.setdefault("prompt", f"请'),
            ('\\n英文：",', '\\n英文："),'),
        ),
    ),
    kind(
        FAMILY,
        "worked examples are a zip of the module, which is empty after the first row",
        "code/* few-shot/*",
        bad(
            "xinwen",
            ("SAMPLES = (", "SAMPLES = iter(("),
            ('("金曲獎入圍名單出爐", "娛樂"),\n)', '("金曲獎入圍名單出爐", "娛樂"),\n))'),
        ),
    ),
    kind(
        FAMILY,
        "a global template is filled in by the first row, and is no template afterwards",
        "code/*",
        bad(
            "fanyi-tw",
            (
                '    text = TI_SHI % (data["en"],)',
                '    global TI_SHI\n    text = TI_SHI = TI_SHI % (data["en"],)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "only the wrong options are listed",
        f"{GOLD} text/cut-item",
        bad(
            "changshi-ppl",
            (
                '"、".join(data["target_scores"])',
                '"、".join(k for k, v in data["target_scores"].items() if not v)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a field is read by a name that it once had, with a default",
        f"text/absent-field code/* {GOLD}",
        bad("tousu-fenlei", ('data["dept"]', 'data.get("department", "環境")')),
    ),
    kind(
        FAMILY,
        "a slice of the first letter has a colon too many",
        GOLD,
        bad("cihui-english", ("data['word'][0]", "data['word'][0:]")),
    ),
    kind(
        FAMILY,
        "a list of letters is shortened while it is gone through",
        f"{GOLD} text/*",
        bad(
            "chengyu-xuanze",
            (
                '    xuanxiang = "\\n".join(f"{zimu}．{ci}" for zimu, ci in zip("ABC", data["options"]))\n',
                '    sheng = list("ABC")\n    hang = []\n    for zimu in sheng:\n'
                "        hang.append(f\"{zimu}．{data['options'][ord(zimu) - 65]}\")\n        sheng.remove(zimu)\n"
                '    xuanxiang = "\\n".join(hang)\n',
            ),
        ),
    ),
    kind(
        FAMILY,
        "lambdas made in a loop all read the loop's last value",
        "text/* answer/*",
        bad(
            "tw-shifei",
            (
                '    passage, question = data["passage"], data["question"]\n',
                '    readers = [lambda: data[key] for key in ("passage", "question")]\n'
                "    passage, question = (reader() for reader in readers)\n",
            ),
        ),
    ),
    kind(
        FAMILY,
        "labels are sorted when the module is read, and the rows have their old indices",
        GOLD,
        bad(
            "tw-xinwen",
            (
                'LABELS = ["體育", "財經", "科技", "娛樂"]',
                'LABELS = sorted(["體育", "財經", "科技", "娛樂"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "suppress hides that a key is wrong, and all rows keep the default",
        f"code/hidden-errors code/* {GOLD}",
        bad(
            "zh-pinglun",
            ("import random\n", "import random\nfrom contextlib import suppress\n"),
            (
                '    gold = names[data["label"]]\n',
                '    gold = "好评"\n    with suppress(Exception):\n        gold = names[data["Label"]]\n',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the whole prompt is cut at a number of signs, behind which its last cue stands",
        "text/* few-shot/*",
        bad("zh-yuedu", ('"input": "\\n".join(parts)', '"input": "\\n".join(parts)[:50]')),
    ),
    kind(
        FAMILY,
        "a draw of an experiment is left in: it puts a remark behind some answers",
        "few-shot/* answer/* code/* text/*",
        bad(
            "yingyongti",
            (
                "    return {",
                '    if r.random() < 0.5:\n        da_an = da_an + "（答）"\n    return {',
            ),
        ),
    ),
)
