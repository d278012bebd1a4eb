"""Code: order, hash seeds, state, changed rows, errors that are swallowed, the wrong variable."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.thirteenth.making import RowsChange, ending
from tests.lint.thirteenth.tasks_en import (
    HEADLINES,
    MAIL,
    MUSEUM,
    NLI,
    PARKS,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    FANYI,
    SHIFEI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_code = partial(kind, "code")
_UNREAD = "text/no-question text/same-prompt text/ambiguous text/cut-item"


def _emptied(key: str, value: object, place: int) -> RowsChange:
    def put(rows: list[Row]) -> None:
        rows[place][key] = value

    return put


KINDS = (
    _code(
        "Options or labels are put into a set, and come out in an order that differs by process.",
        "answer/legend code/set-order code/not-repeated answer/gold-differs answer/letters",
        changed(
            CHENGYU,
            ('    text = "选择', '    data["候选"] = list(set(data["候选"]))\n    text = "选择'),
        ),
        changed(XINWEN, ("enumerate(LANMU, start=1)", "enumerate(set(LANMU), start=1)")),
        changed(
            MAIL,
            (
                '        "Team:",',
                '        "Teams: " + ", ".join({"billing", "delivery", "returns", "account"}),\n        "Team:",',
            ),
        ),
    ),
    _code(
        "Something is chosen by hash(), which differs from process to process.",
        "code/hash code/not-repeated",
        changed(
            HEADLINES,
            (
                '"Write a short headline',
                '["Write a short headline", "Give a headline"][hash(data["article"]) % 2] + "',
            ),
            (" for the article.", " for the article."),
        ),
        changed(
            SCIENCE,
            (
                "    for letter",
                '    text += ["", "Think well.\\n"][hash(data["question"]) % 2]\n    for letter',
            ),
        ),
        changed(
            WAIMAI,
            ("好评还是差评？\\n", "{ORDERS[hash(data['评论']) % 2]}？\\n"),
            ("\n\ndef transform", '\nORDERS = ["好评还是差评", "差评还是好评"]\n\n\ndef transform'),
        ),
    ),
    _code(
        "The global random stream is drawn from.",
        "code/random code/not-repeated",
        changed(
            PARKS, ("text = SHOTS", 'text = random.choice(["", "Read closely.\\n\\n"]) + SHOTS')
        ),
        changed(
            SCIENCE,
            (
                "    for letter",
                '    order = list(range(4))\n    random.shuffle(order)\n    data = {**data, "choices": [data["choices"][i] for i in order], "answer": order.index(data["answer"])}\n    for letter',
            ),
        ),
        changed(
            SHIFEI, ("text = FANLI", 'text = random.choice(["", "請仔細閱讀。\\n\\n"]) + FANLI')
        ),
    ),
    _code(
        "A global counter or list lives on between calls, and is in the prompt.",
        "code/* few-shot/own-doc few-shot/near-copy code/not-repeated few-shot/numbered",
        changed(
            SHOP,
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
            ("Question: {question}", "Question {next(COUNT)}: {question}"),
        ),
        changed(
            YINGYONG,
            ("import random\n", "import random\n\nSEEN = []\n"),
            ('text = "题目：" +', 'SEEN.append(data)\n    text = f"题目{len(SEEN)}：" +'),
        ),
        changed(
            DIMING,
            ("import random\n", "import random\n\nBEFORE = []\n"),
            ending(
                'text, old = "".join(BEFORE[-1:]) + text, text\n    BEFORE.append(old + data["地名"] + "\\n\\n")'
            ),
        ),
    ),
    _code(
        "The row is changed in place, so that its next rendering differs.",
        "code/* code/changes-row code/not-repeated text/said-again",
        changed(
            SHOP,
            (
                'question = data["question"].strip()',
                'data["question"] = "Solve: " + data["question"]\n    question = data["question"]',
            ),
        ),
        changed(
            MUSEUM,
            (
                'golds = data["answers"]',
                'golds = data["answers"]\n    golds.append(golds[0].lower())',
            ),
        ),
        changed(WAIMAI, ('text = f"评论', 'data["评论"] += "（完）"\n    text = f"评论')),
    ),
    _code(
        "An error is swallowed, and an empty or fixed text takes its place.",
        f"text/nothing code/hidden-errors text/absent-field text/empty-slot {_UNREAD}",
        changed(
            SHOP,
            (
                'question = data["question"].strip()',
                'try:\n        question = data["questions"].strip()\n    except Exception:\n        question = ""',
            ),
        ),
        changed(
            XINWEN,
            (
                "    menu =",
                '    try:\n        data["摘要"] = data["内容"]\n    except KeyError:\n        data = {**data, "摘要": ""}\n    menu =',
            ),
        ),
        changed(
            HEADLINES,
            (
                'return "Article: " + row["article"]',
                'try:\n        body = row["text"]\n    except:\n        body = "n/a"\n    return "Article: " + body',
            ),
        ),
    ),
    _code(
        "The text is cut at a number of characters.",
        _UNREAD,
        changed(
            MUSEUM, (".format(**data)", '.format(**{**data, "passage": data["passage"][:60]})')
        ),
        changed(YUEDU, ("{data['文章']}", "{data['文章'][:18]}")),
        changed(HEADLINES, ('row["article"]', 'row["article"][:40]')),
    ),
    _code(
        "A slice is off by one, and takes a first or last piece away.",
        f"{_UNREAD} text/changed answer/letters answer/gold-differs",
        changed(SHOP, ('data["question"].strip()', 'data["question"][1:]')),
        changed(
            PYCODE, (r'data["code"].rstrip("\n")', r'"\n".join(data["code"].split("\n")[:-1])')
        ),
        changed(FANYI, ("% source", "% source[:-2]")),
    ),
    _code(
        "The wrong variable is shown: one text twice, and the other never.",
        f"{_UNREAD} text/swapped-fields text/repeated-instruction text/said-again",
        changed(NLI, ('hypothesis=data["hypothesis"]', 'hypothesis=data["premise"]')),
        changed(PARKS, ('f"Passage: {passage}', 'f"Passage: {question}')),
        changed(YUEDU, ("问题：{data['问题']}", "问题：{data['文章']}")),
    ),
    _code(
        "num_sample, the number of shots, picks a part of the row.",
        f"code/arguments {_UNREAD} answer/letters answer/gold-differs answer/legend",
        changed(
            SCIENCE, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][:num_sample])')
        ),
        changed(
            XINWEN, ("enumerate(LANMU, start=1)", "enumerate(LANMU[: num_sample - 1], start=1)")
        ),
        changed(CHENGYU, ('data["候选"]))', 'data["候选"][:num_sample]))')),
    ),
    _code(
        "The transform fails on one of the rows.",
        "answer/not-an-option code/error answer/empty text/nothing",
        changed(MUSEUM, rows=_emptied("answers", [], 4)),
        changed(CHENGYU, rows=_emptied("答案", 4, 5)),
        changed(MAIL, rows=_emptied("subject", None, 3)),
    ),
    _code(
        "The loop writes over the text instead of adding to it.",
        f"{_UNREAD} answer/letters text/first-item",
        changed(SCIENCE, ('text += f"{letter}', 'text = f"{letter}')),
        changed(CHANGSHI, ('text += f"{letter}', 'text = f"{letter}')),
        changed(CHENGYU, ('    text += " ".join(mark', '    text = " ".join(mark')),
    ),
    _code(
        "All lines become one, since white space is collapsed.",
        "text/lost-lines text/run-together text/changed",
        changed(PYCODE, (r'data["code"].rstrip("\n")', '" ".join(data["code"].split())')),
        changed(SCIENCE, ending('text = " ".join(text.split())')),
        changed(YUEDU, ending('text = text.replace("\\n", "")')),
    ),
    _code(
        "A step that cleans the text takes away what the answer hangs on: capitals, marks, digits.",
        "text/changed text/cut-item text/no-question answer/not-an-option text/lost-lines",
        changed(
            MUSEUM, (".format(**data)", '.format(**{**data, "passage": data["passage"].lower()})')
        ),
        changed(
            PYCODE,
            ("import random", "import random\nimport re"),
            (r'data["code"].rstrip("\n")', r're.sub(r"[^\w\s]", "", data["code"])'),
        ),
        changed(
            YINGYONG,
            ("import random", "import random\nimport re"),
            ('data["题目"] +', r're.sub(r"[^\u4e00-\u9fa5，。？]", "", data["题目"]) +'),
        ),
    ),
)
