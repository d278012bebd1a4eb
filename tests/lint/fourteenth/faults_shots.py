"""Shots and query that differ, and code."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth import rows_en, rows_zh
from tests.lint.fourteenth.tasks_en import (
    BOOL,
    MAIL,
    NLI,
    PY,
    SCIENCE,
    SHOP,
    SHOP_HAND,
    SPANS,
)
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    FANYI,
    PINGJIA,
    SHIFEI,
    XINWEN,
    XUHAO,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import changed

_shots = partial(kind, "shots and query")
_code = partial(kind, "code")
_CUES = "few-shot/worked-cue few-shot/other-cues text/cue-forms few-shot/worked-form text/shot-cue"
_COPY = (
    "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked"
)
_WRONG = (
    "few-shot/wrong-answer few-shot/other-labels few-shot/worked-form few-shot/wrong-sum"
    " answer/chain-differs"
)
_DRAWN = "code/random code/not-repeated code/hash code/set-order"
_HIDDEN = "code/hidden-errors text/absent-field text/empty-slot text/no-question text/nothing"

KINDS = (
    _shots(
        "The worked examples close with another cue than the query.",
        _CUES,
        changed(MAIL, ("\\nTeam:", "\\nDepartment:")),
        changed(XINWEN, ("\\n栏目：", "\\n类别：")),
        changed(SHOP_HAND, (r"\nA:", r"\nAnswer:")),
    ),
    _shots(
        "A worked example has lost its answer.",
        "few-shot/no-answer few-shot/worked-form few-shot/separator",
        changed(MAIL, ("Team: technical\n", "Team:\n")),
        changed(XINWEN, ("栏目：科技\n", "栏目：\n")),
        changed(
            SHOP_HAND,
            (
                "A: There are 8 * 40 = 320 seats. Of these 320 - 25 = 295 are free. The answer is 295.",
                "A:",
            ),
        ),
    ),
    _shots(
        "The worked examples stand behind the query.",
        "few-shot/question-first few-shot/no-answer few-shot/other-order",
        changed(
            MAIL,
            ("INTRO + EXAMPLES", "INTRO"),
            ('Team:"\n    return', 'Team:\\n\\n" + EXAMPLES\n    return'),
        ),
        changed(
            XINWEN,
            ("SHUOMING + LIZI + f", "SHUOMING + f"),
            ('栏目："\n    return', '栏目：\\n\\n" + LIZI\n    return'),
        ),
        changed(SHOP_HAND, ("SHOTS + f", "f"), ('\\nA:"', '\\nA:\\n\\n" + SHOTS')),
    ),
    _shots(
        "The worked examples stand there twice.",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction",
        changed(MAIL, ("INTRO + EXAMPLES", "INTRO + EXAMPLES + EXAMPLES")),
        changed(XINWEN, ("SHUOMING + LIZI", "SHUOMING + LIZI * 2")),
        changed(SHOP_HAND, ("SHOTS + f", "SHOTS + SHOTS + f")),
    ),
    _shots(
        "A worked example answers with what no doc has, or with another sum than its own.",
        _WRONG,
        changed(MAIL, ("Team: delivery", "Team: shipping")),
        changed(XINWEN, ("栏目：财经", "栏目：经济")),
        changed(SHOP_HAND, ("The answer is 43.", "The answer is 45.")),
    ),
    _shots(
        "The query runs into the last worked example.",
        "few-shot/separator few-shot/run-in text/run-together",
        changed(MAIL, ("INTRO + EXAMPLES", "INTRO + EXAMPLES.strip()")),
        changed(XINWEN, ("+ LIZI +", "+ LIZI.rstrip() +")),
        changed(SHOP_HAND, ("SHOTS + f", "SHOTS.strip() + f")),
    ),
    _shots(
        "The few-shot file has rows that are scored.",
        _COPY,
        changed(SHOP, shots=rows_en.SHOP[:4]),
        changed(SCIENCE, shots=rows_en.SCIENCE[2:6]),
        changed(YINGYONG, shots=rows_zh.YINGYONG[:4]),
    ),
    _shots(
        "A worked example is one of the docs.",
        _COPY,
        changed(
            MAIL,
            (
                "Subject: Discount\nMessage: The code for ten percent off was not taken off the price.",
                "Subject: Charged twice\nMessage: My card shows two payments for the same order.",
            ),
        ),
        changed(XINWEN, ("标题：外汇储备连续四个月上升", "标题：多家银行调整房贷利率")),
        changed(
            YUEDU,
            (
                "用文中的词语回答问题。\n",
                "用文中的词语回答问题。\n\n短文：昨夜的大风刮倒了院里的老槐树，好在没有人受伤。\n问题：大风刮倒了什么？\n回答：老槐树\n\n",
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "The answers of the shots end with a space.",
        "few-shot/trailing-space text/two-spaces answer/two-spellings",
        changed(SCIENCE, ('f" {answer}"', 'f" {answer} "')),
        changed(NLI, ('" " + label', 'f" {label} "')),
        changed(CHENGYU, ('"output": answer', '"output": answer + " "')),
    ),
    _shots(
        "The config parts the shots by nothing, or by a space.",
        "few-shot/separator few-shot/run-in text/run-together few-shot/no-stop",
        changed(NLI, own={"separator": ""}),
        changed(DILI, own={"separator": ""}),
        changed(PY, own={"separator": " "}),
    ),
    _code(
        "A set decides the order of what is listed.",
        "code/set-order code/not-repeated answer/letters",
        changed(CHENGYU, ("enumerate(options", "enumerate(set(options)")),
        changed(
            MAIL,
            (
                "text = INTRO + EXAMPLES",
                "teams = ', '.join({'billing', 'technical', 'delivery'})\n    text = f'Teams: {teams}.\\n\\n' + EXAMPLES",
            ),
        ),
        changed(
            XINWEN,
            (
                "text = SHUOMING",
                'lanmu = "、".join(set(["体育", "财经", "科技"]))\n    text = f"从下面的栏目中选择：{lanmu}。\\n\\n"',
            ),
        ),
    ),
    _code(
        "The built-in hash decides the wording or the order.",
        _DRAWN,
        changed(
            CHENGYU,
            ('options = data["候选"]', 'options = list(data["候选"])'),
            (
                'text = f"句子',
                'answer = options[data["正确"]]\n    random.Random(hash(data["句子"])).shuffle(options)\n    text = f"句子',
            ),
            ('    answer = options[data["正确"]]\n    return', "    return"),
        ),
        changed(
            SPANS,
            ('f"Question: {', "f\"{('Question', 'Q')[hash(data['title']) % 2]}: {"),
        ),
        changed(
            FANYI,
            (
                'text = f"中文：',
                'lead = ["中文", "原文"][hash(data["zh"]) % 2]\n    text = f"{lead}：',
            ),
        ),
    ),
    _code(
        "A counter outside the function numbers the questions.",
        "code/not-repeated few-shot/numbered code/*",
        changed(
            PY,
            ("import random\n", "import random\n\nSEEN = []\n"),
            (
                'text = "What',
                'SEEN.append(data)\n    text = f"Program {len(SEEN)}\\n"\n    text += "What',
            ),
        ),
        changed(
            SHIFEI,
            ("import random\n", "import random\nimport itertools\n\nSHU = itertools.count(1)\n"),
            ('text = f"', 'text = f"第{next(SHU)}題　'),
        ),
        changed(
            BOOL,
            ("import random\n", "import random\n\nSTATE = {'n': 0}\n"),
            ("scores = ", "STATE['n'] += 1\n    scores = "),
            (r"\nQuestion:", r"\nQuestion {STATE['n']}:"),
        ),
    ),
    _code(
        "The row itself is changed.",
        "code/changes-row code/error code/not-repeated",
        changed(DILI, ('text = f"', 'data["题目"] = data["题目"] + "？"\n    text = f"')),
        changed(SPANS, ("{data['title']}", "{data.pop('title')}")),
        changed(XUHAO, ("for number", 'options[-1] = options[-1] + "。"\n    for number')),
    ),
    _code(
        "An except hides that a field has another name.",
        _HIDDEN,
        changed(
            SPANS,
            (
                "lines = [",
                "try:\n        passage = data['passage']\n    except Exception:\n        passage = ''\n    lines = [",
            ),
            ("{data['context']}", "{passage}"),
        ),
        changed(
            YUEDU,
            (
                "text = MOBAN",
                "try:\n        duanwen = data['文章']\n    except:\n        duanwen = ''\n    text = MOBAN",
            ),
            ('format(data["短文"]', "format(duanwen"),
        ),
        changed(
            ZHAIYAO,
            (
                'text = f"',
                'try:\n        body = data["内容"]\n    except KeyError:\n        body = ""\n    text = f"',
            ),
            ("{data['正文']}", "{body}"),
        ),
    ),
    _code(
        "The global stream of random picks the wording or the order.",
        _DRAWN,
        changed(
            CHENGYU,
            ('options = data["候选"]', 'options = random.sample(data["候选"], 4)'),
            ('options[data["正确"]]', 'data["候选"][data["正确"]]'),
        ),
        changed(
            NLI,
            ("Label:", "{lead}:"),
            ("premise=data", 'lead=random.choice(["Label", "Answer"]), premise=data'),
        ),
        changed(FANYI, ('text = f"中文：', 'text = random.choice(["翻译：\\n", ""]) + f"中文：')),
    ),
    _code(
        "The date or the time of the run stands in the prompt.",
        "code/time code/not-repeated code/outside",
        changed(
            MAIL,
            ("import random\n", "import random\nfrom datetime import date\n"),
            ("INTRO + EXAMPLES", 'f"Today is {date.today()}. " + INTRO + EXAMPLES'),
        ),
        changed(
            ZHAIYAO,
            ("import random\n", "import random\nimport time\n"),
            ('text = f"', "text = f\"日期：{time.strftime('%Y-%m-%d')}\\n"),
        ),
        changed(
            PINGJIA,
            ("import random\n", "import random\nimport datetime\n"),
            ('text = f"', 'text = f"时间：{datetime.datetime.now():%Y-%m-%d %H:%M}\\n'),
        ),
    ),
    _code(
        "The text is cut, and with it what the answer hangs on.",
        "text/no-question text/cut-item answer/not-an-option",
        changed(SPANS, ("{data['context']}", "{data['context'][:50]}")),
        changed(YUEDU, ('data["短文"]', 'data["短文"][:12]')),
        changed(SHOP, ('data["question"]', 'data["question"][:40]')),
    ),
    _code(
        "Only one line of a loop is kept, since it assigns where it should add.",
        "text/cut-item text/no-question answer/letters few-shot/* text/first-item",
        changed(DILI, ('text += f"{letter}', 'text = f"{letter}')),
        changed(XUHAO, ('text += f"{number}', 'text = f"{number}')),
        changed(CHENGYU, ('text += f"（{number}', 'text = f"（{number}')),
    ),
)
