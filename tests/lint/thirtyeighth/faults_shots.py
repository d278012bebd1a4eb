"""Faults of shots, worked examples and the query behind them."""

from __future__ import annotations

from tests.lint.making import kind, table
from tests.lint.shape import Change, Kind, SmallTask, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, RECIPE, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import LOGS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TWEA, ZINT, ZTALK

F = "shots and query"
OWN_WORDS = table(
    "message|label",
    """
    My card was billed for a parcel that I never ordered.|payment
    The van drove past my house without stopping.|shipping
    Please collect the sofa, it is too wide for the room.|refund
    Your checkout page shows an error.|bug
    """,
)
IN_ENGLISH = table(
    "message|label",
    """
    请把押金退给我。|refund
    我的快递在哪个网点？|shipping
    锅盖有裂纹。|quality
    我要一张普通发票。|invoice
    """,
)


def sampled(task: SmallTask, *changes: Change) -> SmallTask:
    """Return a task without shots, whose text brings its samples along."""
    return changed(task, *changes, fewshot=0)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the few-shot file answers with other labels than the docs",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names",
        changed(TICKET, shots=OWN_WORDS),
        changed(ZINT, shots=IN_ENGLISH),
    ),
    kind(
        F,
        "the few-shot file is cut from the scored rows",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy",
        changed(TICKET, shots=TICKET.rows[:4]),
        changed(LOGS, shots=LOGS.rows[2:6]),
        changed(ZINT, shots=ZINT.rows[:4]),
    ),
    kind(
        F,
        "the sample in the text has other cues than the question",
        "few-shot/other-cues few-shot/worked-cue text/cue-forms few-shot/near-copy",
        sampled(
            TICKET,
            (
                'f"Message:',
                r'"Text: Where is my invoice?\nCategory: billing\n\n" f"Message:',
            ),
        ),
        sampled(
            MAIL,
            (
                "Subject: {subject}",
                "Title: Coffee\nText: Buy beans some day.\nLevel: 1\n\nSubject: {subject}",
            ),
        ),
        sampled(ZINT, ('f"留言：', r'"内容：货到哪里了？\n结果：物流\n\n" f"留言：')),
    ),
    kind(
        F,
        "the sample in the text is answered wrongly",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs",
        sampled(
            SUMS,
            (
                'f"Problem:',
                r'"Problem: A box holds 6 cans. How many do 3 boxes hold?\n"'
                "\n        "
                r'"Work it out step by step on one line, '
                r'then write #### and the final number.\n"'
                "\n        "
                r'"Solution: Three boxes hold 3 * 6 = 21 cans. #### 21\n\n"'
                '\n        f"Problem:',
            ),
        ),
        sampled(
            LOGS,
            (
                '"Log: " + data["log"]',
                r'"Log: 05:20:11 E5002 in the fan unit\nError code: E6117\n",'
                '\n        "Log: " + data["log"]',
            ),
        ),
        sampled(
            TWEA,
            (
                "預報：{forecast}",
                "預報：金門有霧，氣溫13到22度。\n最高氣溫：24\n\n預報：{forecast}",
            ),
        ),
    ),
    kind(
        F,
        "the sample in the text has no answer",
        "few-shot/no-answer",
        sampled(
            TICKET,
            ('f"Message:', r'"Message: I want a copy of my receipt.\nLabel:\n\n" f"Message:'),
        ),
        sampled(
            SPORT,
            (
                'f"Report:',
                r'"Report: Oslo won 2-0.\nQuestion: Did Oslo win?\nAnswer:\n\n" f"Report:',
            ),
        ),
        sampled(ZINT, ('f"留言：', r'"留言：我要退回多付的钱。\n类别：\n\n" f"留言：')),
    ),
    kind(
        F,
        "the sample stands behind the question, whose cue is left open",
        "few-shot/question-first few-shot/other-order few-shot/no-answer",
        sampled(
            SPORT,
            (
                r"\nAnswer:",
                r"\nAnswer:\n\nReport: Oslo won 2-0.\nQuestion: Did Oslo win?\nAnswer: yes",
            ),
        ),
        sampled(
            LOGS, ('"Error code:"', r'"Error code:\n\nLog: E5002 in unit 3\nError code: E5002"')
        ),
    ),
    kind(
        F,
        "the prompt announces more samples than it has",
        "few-shot/other-count",
        sampled(
            TICKET,
            (
                'f"Message:',
                r'"Here are three examples.\n\nMessage: I paid twice.\nLabel: billing\n\n"'
                "\n        "
                r'"Message: The page will not load.\nLabel: technical\n\n" f"Message:',
            ),
        ),
        sampled(
            ZINT,
            (
                'f"留言：',
                r'"下面是三个例子：\n\n留言：货到哪里了？\n类别：物流\n\n"'
                "\n        "
                r'"留言：碗是裂的。\n类别：质量\n\n" f"留言：',
            ),
        ),
        sampled(
            RECIPE,
            (
                'f"Line:',
                r'"Here are 2 examples:\nLine: Chop 80 g of nuts.\n"'
                "\n        "
                r"""'JSON: {"item": "nuts", "amount": 80, "unit": "g"}\n\n' f"Line:""",
            ),
        ),
    ),
    kind(
        F,
        "the shots' answers end with a space",
        "few-shot/trailing-space answer/two-spellings",
        changed(TRIP, ('" " + gold', '" " + gold + " "')),
        changed(MAIL, ('" " + gold', '" " + gold + " "')),
        changed(ZTALK, ('"output": gold', '"output": gold + " "')),
    ),
)
