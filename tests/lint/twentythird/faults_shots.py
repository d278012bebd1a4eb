"""Faults between the shots and the query."""

from __future__ import annotations

from tests.lint.making import kind, table
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import FRENCH, INFERENCE, SPAM
from tests.lint.twentythird.tasks_more import CLAIMS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import NATURE
from tests.lint.twentythird.tasks_zh import DIDIAN, FANYI, GUANXI, PINGJIA, SHICI

FAMILY = "shots and query"
SEEN = (
    "few-shot/own-doc few-shot/question-shown few-shot/near-copy few-shot/same-docs answer/leaked"
)
LAST = 'entry(data["claim"], "").rstrip()'

KINDS = (
    kind(
        FAMILY,
        "the question ends with another cue than the worked examples",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(FRENCH, ("\\nFrench:", "\\nTranslation:")),
        changed(CLAIMS, (LAST, "f\"Claim: {data['claim']}\\nAnswer:\"")),
        changed(FANYI, ("{data['zh']}\\n英文：", "{data['zh']}\\n译文：")),
    ),
    kind(
        FAMILY,
        "a worked example has a wrong answer",
        "few-shot/wrong-answer few-shot/wrong-sum answer/legend",
        changed(UNITS, ('"new": "days", "result": 49', '"new": "days", "result": 42')),
        changed(CLAIMS, ('("Ice floats on water.", "true")', '("Ice floats on water.", "false")')),
        changed(FRENCH, ("Nous avons deux chats.", "Nous avons trois chiens.")),
    ),
    kind(
        FAMILY,
        "the file of the shots is the beginning of the file that is scored",
        SEEN,
        changed(SPAM, shots=SPAM.rows[:4]),
        changed(NATURE, shots=NATURE.rows[:5]),
        changed(GUANXI, shots=GUANXI.rows[2:6]),
    ),
    kind(
        FAMILY,
        "the file of the shots has labels of another scheme",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names answer/two-spellings answer/unlike-others",
        changed(
            SPAM,
            shots=table(
                "message|kind",
                """
    Claim your gift card before midnight!|1
    Can you pick up some bread?|0
    Hot offer: loans without any checks!|1
    Running late, start without me.|0
    """,
            ),
        ),
        changed(
            INFERENCE,
            shots=table(
                "premise|hypothesis|label",
                """
    A dog sleeps on the sofa.|An animal is resting.|yes
    A boy eats soup.|The boy is hungry.|maybe
    The street is empty.|The street is crowded.|no
    """,
            ),
        ),
        changed(
            GUANXI,
            shots=table(
                "premise|hypothesis|label",
                """
    狗在院子裡叫。|有動物在叫。|支持
    他正在睡覺。|他正在開車。|反對
    她買了一束花。|她要去看媽媽。|無關
    """,
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example is one of the docs that are scored",
        SEEN,
        changed(
            CLAIMS, ('("Paper is made from wood.", "true")', '("Honey is made by bees.", "true")')
        ),
        changed(
            FRENCH,
            ("The door is open.", "The train is late."),
            ("La porte est ouverte.", "Le train est en retard."),
        ),
        changed(
            FANYI,
            (
                '("他是我的老师。", "He is my teacher.")',
                '("请把门关上。", "Please close the door.")',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the worked examples stand behind the question",
        "few-shot/question-first few-shot/other-order text/shot-cue few-shot/no-answer",
        changed(
            FRENCH,
            (
                "EXAMPLES + f\"English: {data['en']}\\nFrench:\"",
                "f\"English: {data['en']}\\nFrench:\\n\\n\" + EXAMPLES.rstrip()",
            ),
        ),
        changed(
            FANYI,
            (
                "\\n\\n{shots}\\n\\n中文：{data['zh']}\\n英文：",
                "\\n\\n中文：{data['zh']}\\n英文：\\n\\n{shots}",
            ),
        ),
        changed(
            CLAIMS,
            ('"\\n\\n" + shown + ' + LAST, '"\\n\\n" + ' + LAST + ' + "\\n\\n" + shown.rstrip()'),
        ),
    ),
    kind(
        FAMILY,
        "a worked example ends without its answer",
        "few-shot/no-answer text/empty-slot",
        changed(FRENCH, ("French: Où est la gare ?", "French:")),
        changed(UNITS, ('"days", "result": 49', '"days", "result": ""')),
        changed(FANYI, ('"Do you like coffee?"', '""')),
    ),
    kind(
        FAMILY,
        "all examples have one label",
        "few-shot/lopsided few-shot/other-labels",
        changed(
            CLAIMS,
            ('"Ice floats on water.", "true"', '"Ice sinks in water.", "false"'),
            ('"Paper is made from wood.", "true"', '"Paper is made from sand.", "false"'),
        ),
        changed(
            SPAM,
            shots=table(
                "message|kind",
                """
    Claim your gift card before midnight!|spam
    You have won two tickets, reply now!|spam
    Hot offer: loans without any checks!|spam
    Lose ten kilos in a week, order today!|spam
    """,
            ),
        ),
        changed(
            PINGJIA,
            shots=table(
                "text|label#",
                """
    咸得没法吃。|0
    一个小时才送到，凉了。|0
    送错了餐，还不给退。|0
    油太大，吃完肚子疼。|0
    """,
            ),
            fewshot=4,
        ),
    ),
    kind(
        FAMILY,
        "no newline parts the last example from the question",
        "few-shot/separator few-shot/run-in text/run-together text/missing-space",
        changed(FRENCH, ("prompt = EXAMPLES +", "prompt = EXAMPLES.strip() +")),
        changed(FANYI, ("{shots}\\n\\n中文：{data", "{shots}中文：{data")),
        changed(CLAIMS, ("+ shown + entry", "+ shown.strip() + ' ' + entry")),
    ),
    kind(
        FAMILY,
        "the prompt says how many examples there are, and there are not as many",
        "few-shot/other-count",
        changed(FRENCH, ("into French.", "into French. Here are five examples.")),
        changed(
            UNITS, ("Convert the amounts.", "Convert the amounts, as in the two examples below.")
        ),
        changed(FANYI, ("翻译成英文。", "翻译成英文。下面先给出四个例子。")),
    ),
    kind(
        FAMILY,
        "rows of the file of shots have fields of another make than the docs",
        "few-shot/unlike-docs few-shot/worked-form few-shot/other-form few-shot/other-labels few-shot/wrong-answer answer/other-names answer/unlike-others answer/gold-differs answer/letters answer/other-form text/unlike-others",
        changed(
            DIDIAN,
            shots=table(
                "news|place",
                """
    A fire broke out at a warehouse in Leeds.|Leeds
    Floods closed two roads near Utrecht.|Utrecht
    The fair opens in Porto on Friday.|Porto
    """,
            ),
        ),
        changed(
            SHICI,
            shots=table(
                "question|choices*|answer#",
                """
    《早发白帝城》的作者是谁？|李白/杜牧/王勃/岑参|1
    “白日依山尽”的下一句是什么？|更上一层楼/黄河入海流/欲穷千里目/疑是地上霜|2
    《满江红》的作者是谁？|辛弃疾/陆游/岳飞/文天祥|3
    """,
            ),
        ),
        changed(
            TALKS,
            shots=tuple(
                {"turns": [{"by": "a", "text": text}], "mood": mood}
                for text, mood in (
                    ("The caller was calm throughout.", "The customer was calm."),
                    ("The caller shouted at us.", "The customer was angry."),
                    ("The caller feared the worst.", "The customer was worried."),
                )
            ),
        ),
    ),
)
