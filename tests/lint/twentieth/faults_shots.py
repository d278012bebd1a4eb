"""Faults between shots or worked examples and the question."""

from __future__ import annotations

from tests.lint.making import kind, table
from tests.lint.shape import SmallTask, changed
from tests.lint.twentieth.tasks_free import BOOL, GROCERY, TICKET, TONE
from tests.lint.twentieth.tasks_more import ISO, SORT
from tests.lint.twentieth.tasks_options import DESK, GAP, SCIENCE, SPAM
from tests.lint.twentieth.tasks_tw import PLACES, TRUTH
from tests.lint.twentieth.tasks_zh import REVIEW, WORDS

FAMILY = "shots and query"
WORKED = "few-shot/worked-* few-shot/other-* text/cue-forms text/shot-cue answer/other-names"


def iso(example: str, more: str = "") -> SmallTask:
    """Return the task of dates with a worked example, and no shots."""
    return changed(ISO, ("YYYY-MM-DD.\\n", f"YYYY-MM-DD.{more}\\n\\n{example}\\n\\n"), fewshot=0)


def spam(*examples: str) -> SmallTask:
    """Return the task of messages with worked examples, and no shots."""
    block = "\n\n".join(examples)
    return changed(SPAM, ("not.\n", f"not.\n\n{block}\n\n"), fewshot=0)


KINDS = (
    kind(
        FAMILY,
        "the question's last cue is another one than that of the worked examples",
        WORKED,
        changed(TICKET, ('\\nTeam:"', '\\nDepartment:"')),
        changed(REVIEW, ('"\\n情感："', '"\\n标签："')),
        iso("Date: 2 June 1999\\nAnswer: 1999-06-02"),
    ),
    kind(
        FAMILY,
        "a worked example is answered wrongly",
        "few-shot/wrong-* answer/chain-differs answer/legend answer/gold-differs answer/not-an-option",
        iso("Date: 7 May 1990\\nISO: 1990-07-05"),
        changed(
            SORT,
            (
                "space between.\\n",
                "space between.\\nWords: pen, ink, book\\nSorted: book, pen, ink\\n\\n",
            ),
            fewshot=0,
        ),
        changed(
            GROCERY,
            (
                'f"Problem:',
                '"Problem: Ann buys 6 buns at 2 dollars each. What does she pay?\\nSolution: '
                '6 * 2 = 14. #### 14\\n\\n"\n    text += f"Problem:',
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "the worked examples answer in another form or with other labels than count",
        WORKED,
        changed(
            TICKET,
            ("Team: billing\n", "Team: Billing.\n"),
            ("Team: delivery\n", "Team: Delivery.\n"),
            ("Team: account\n", "Team: Account.\n"),
        ),
        changed(REVIEW, ("情感：正面\n", "情感：好评\n"), ("情感：负面\n", "情感：差评\n")),
        spam(
            "Message: Win a car now!!!\nLabel: spam",
            "Message: I am at the door.\nLabel: not spam",
        ),
        changed(
            TRUTH,
            (
                "「錯」。\\n",
                "「錯」。\\n\\n敘述：雪是白色的。\\n判斷：正確\\n\\n敘述：魚住在樹上。\\n判斷：錯誤\\n\\n",
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "the rows of the shots' file are labelled otherwise than the docs",
        "few-shot/other-* few-shot/unlike-docs answer/letters answer/other-names answer/letter-asked "
        "answer/gold-differs answer/not-an-option answer/not-extracted answer/two-spellings",
        changed(
            TONE,
            shots=table(
                "review|tone",
                """
                A warm and funny book.|pos
                The lock jammed at once.|neg
                Good food, rude waiter.|mix
                """,
            ),
        ),
        changed(
            PLACES,
            shots=table(
                "題目|選項*|答案",
                """
                法國的首都是哪裡？|里昂/巴黎/尼斯/馬賽|B
                長城在哪一國？|中國/印度/蒙古/俄羅斯|A
                紐約在哪一洲？|亞洲/歐洲/北美洲/非洲|C
                """,
            ),
        ),
        changed(
            BOOL,
            shots=table(
                "passage|question|answer",
                """
                The well is dry in summer.|Is there water in the well in July?|false
                The inn has nine rooms.|Does the inn have rooms?|true
                Cats sleep up to 16 hours a day.|Do cats sleep 20 hours a day?|false
                """,
            ),
        ),
    ),
    kind(
        FAMILY,
        "the shots answer at once where steps are asked for",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form answer/not-extracted",
        changed(GROCERY, ('" " + " ".join(data["steps"]) + f" ####', 'f" ####')),
        changed(WORDS, ('"".join(data["步骤"]) + f"####', 'f"####')),
        changed(SCIENCE, ("f\" {data['why']} The answer", 'f" The answer')),
    ),
    kind(
        FAMILY,
        "the worked examples come behind the question that is asked",
        "few-shot/question-first few-shot/other-order few-shot/no-answer few-shot/run-in few-shot/other-cues",
        changed(TICKET, ("HEAD + f", "f"), ('\\nTeam:"', '\\nTeam:\\n\\n" + HEAD.rstrip()')),
        changed(
            REVIEW,
            (
                '示例 + "评论：" + data["评论"] + "\\n情感："',
                '"评论：" + data["评论"] + "\\n情感：\\n\\n" + 示例',
            ),
        ),
        changed(
            SPAM,
            (
                "\nLabel:",
                "\nLabel:\n\nMessage: You won a car!\nLabel: 1\n\nMessage: See you.\nLabel: 0",
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "all worked examples or shots have one label",
        "few-shot/lopsided few-shot/wrong-answer",
        changed(
            TICKET,
            (
                "The courier left my parcel in the rain.\nTeam: delivery",
                "Two fees for one bill?\nTeam: billing",
            ),
            (
                "I cannot change my user name.\nTeam: account",
                "The receipt is wrong.\nTeam: billing",
            ),
        ),
        spam(
            "Message: Win a car now!!!\nLabel: 1",
            "Message: Free loans for all.\nLabel: 1",
            "Message: Lose 10 kilos in a week\nLabel: 1",
            "Message: Claim your voucher here\nLabel: 1",
        ),
        changed(
            TONE,
            shots=table(
                "review|tone",
                """
                A warm and funny book.|positive
                The bed was soft and clean.|positive
                My kids adore this kite.|positive
                Helpful people, tasty cakes.|positive
                """,
            ),
            fewshot=4,
        ),
    ),
    kind(
        FAMILY,
        "a worked example and what follows it run together",
        "text/run-together few-shot/run-in few-shot/separator few-shot/other-form",
        changed(TICKET, ("Team: account\n\n", "Team: account")),
        changed(REVIEW, ("情感：负面\n\n", "情感：负面")),
        changed(
            DESK,
            ("\\nHeadline: {", "\\nHeadline: Rain ends cup match\\nDesk: BHeadline: {"),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "a worked example has no answer",
        "few-shot/no-answer text/empty-slot few-shot/other-form few-shot/worked-*",
        changed(TICKET, ("Team: delivery\n", "Team:\n")),
        changed(REVIEW, ("情感：正面\n\n", "\n")),
        iso("Date: 2 June 1999\\nISO:"),
    ),
    kind(
        FAMILY,
        "the examples are counted or numbered wrongly",
        "few-shot/other-count few-shot/numbered answer/other-count",
        changed(REVIEW, ("负面”。\n", "负面”。以下是三个例子：\n")),
        iso("Date: 2 June 1999\\nISO: 1999-06-02", " Here are two examples."),
        changed(
            GAP,
            (
                "its number.\\n",
                "its number.\\n\\nExample 1\\nSentence: I ___ tea.\\n1) like\\n2) likes\\n3) liking\\n"
                "Number: 1\\n\\nExample 1\\n",
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "a worked example lists its options otherwise than the question, or has none",
        "few-shot/no-options few-shot/worked-* few-shot/other-* answer/letters text/cue-forms",
        changed(
            PLACES,
            ('f"題目：', 'f"題目：首爾在哪一國？\\n答案：乙\\n\\n題目：'),
            fewshot=0,
        ),
        changed(
            GAP,
            (
                "its number.\\n",
                "its number.\\nSentence: I ___ tea.\\n(a) like\\n(b) likes\\n(c) liking\\nNumber: 1\\n\\n",
            ),
            fewshot=0,
        ),
        changed(
            SCIENCE,
            (
                'text = f"',
                'text = "Which bird cannot fly?\\nReasoning: Penguins swim. The answer is (A).\\n\\n"\n'
                '    text += f"',
            ),
            fewshot=0,
            shots=(),
        ),
    ),
)
