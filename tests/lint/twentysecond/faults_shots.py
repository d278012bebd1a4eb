"""Faults between shots, worked examples and the query."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Change, SmallTask, changed
from tests.lint.twentysecond.tasks_free import BAKERY, FRENCH
from tests.lint.twentysecond.tasks_labels import FACTS, HOTEL, NLI, STARS, TICKETS
from tests.lint.twentysecond.tasks_options import REEF
from tests.lint.twentysecond.tasks_zh import DIMING, POETRY, SHUXUE, WAIMAI, XINWEN, YUNHAN, ZHEN

_kind = partial(kind, "shots and query")


def _shown(task: SmallTask, example: str, *changes: Change) -> SmallTask:
    """Return a task whose text begins with an example that is written by hand, and has no shots."""
    above = ("import random\n", f"import random\n\nEXAMPLE = {example!r}\n")
    return changed(task, above, ("text = ", "text = EXAMPLE + "), *changes, fewshot=0)


KINDS = (
    _kind(
        "A worked example is answered wrongly",
        "few-shot/wrong-* few-shot/other-labels answer/chain-differs answer/letters answer/legend "
        "answer/gold-differs",
        changed(
            TICKETS,
            ("charged twice in March.\nTeam: billing", "charged twice in March.\nTeam: shipping"),
            ("Lyon for a week.\nTeam: shipping", "Lyon for a week.\nTeam: billing"),
        ),
        _shown(
            BAKERY,
            "Problem: Ann bakes 4 trays of 6 rolls. How many?\nWork it out step by step.\n"
            "Solution: 4 * 6 = 26 rolls.\n#### 26\n\n",
        ),
        _shown(
            REEF,
            "Question: Which animal builds reefs?\nA. eel\nB. coral\nC. crab\nD. squid\nAnswer: E\n\n",
        ),
        _shown(
            SHUXUE,
            "题目：小红有9个苹果，吃了4个，还剩几个？\n请一步一步地计算。\n解答：9-4=5。答案是6。\n\n",
        ),
    ),
    _kind(
        "The worked examples have a cue of their own",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(
            TICKETS,
            ("Team: billing\n", "Department: billing\n"),
            ("Team: shipping\n", "Department: shipping\n"),
            ("Team: accounts\n", "Department: accounts\n"),
        ),
        changed(
            XINWEN,
            ("類別：體育", "分類：體育"),
            ("類別：財經", "分類：財經"),
            ("類別：娛樂", "分類：娛樂"),
        ),
        _shown(NLI, "Premise: A cat sits.\nHypothesis: A cat stands.\nVerdict: contradiction\n\n"),
        _shown(FRENCH, "FR: Il pleut.\nEN: It is raining.\n\n"),
    ),
    _kind(
        "A worked example is one of the docs",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown answer/leaked few-shot/same-docs",
        changed(
            TICKETS,
            ("My parcel has been in Lyon for a week.", "The courier left the box in the rain."),
        ),
        changed(XINWEN, ("央行宣布升息半碼", "電子股領漲，大盤站上新高")),
        _shown(ZHEN, "把中文翻译成英文。\n中文：我的手机丢了。\n英文：I lost my phone.\n\n"),
    ),
    _kind(
        "A worked example has no answer",
        "few-shot/no-answer few-shot/worked-* text/empty-slot few-shot/other-count",
        changed(TICKETS, ("a week.\nTeam: shipping", "a week.\nTeam:")),
        changed(XINWEN, ("今晚揭曉\n類別：娛樂", "今晚揭曉")),
        _shown(FRENCH, "Translate from French into English.\nFrench: Il pleut.\nEnglish:\n\n"),
    ),
    _kind(
        "The shots' file has labels that are never right",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names answer/two-spellings",
        changed(
            HOTEL,
            shots=(
                {"review": "Nice place.", "label": "pos"},
                {"review": "Bad bed.", "label": "neg"},
                {"review": "Nice, but loud.", "label": "mix"},
                {"review": "Ugly.", "label": "neg"},
            ),
        ),
        changed(
            YUNHAN,
            shots=(
                {"sentence1": "猫在睡觉。", "sentence2": "有只动物。", "label": "entailment"},
                {"sentence1": "他在家。", "sentence2": "他在学校。", "label": "contradiction"},
                {"sentence1": "她买了书。", "sentence2": "书很贵。", "label": "neutral"},
            ),
        ),
        changed(
            STARS,
            shots=(
                {"report": "A dot is missing.", "grade": "low"},
                {"report": "All data is lost.", "grade": "high"},
                {"report": "Scrolling is slow.", "grade": "medium"},
            ),
        ),
    ),
    _kind(
        "All shots of the file have one label",
        "few-shot/lopsided few-shot/unlike-docs answer/same-gold",
        changed(
            FACTS,
            shots=tuple(
                {"statement": text, "correct": True}
                for text in (
                    "Gold is a metal.",
                    "Owls can fly.",
                    "Rice is a grain.",
                    "Lead is heavy.",
                )
            ),
            fewshot=4,
        ),
        changed(
            HOTEL,
            shots=tuple(
                {"review": text, "label": "positive"}
                for text in ("Superb.", "A charming inn.", "Loved the terrace.", "Top service!")
            ),
            fewshot=4,
        ),
        changed(
            WAIMAI,
            shots=tuple(
                {"content": text, "label": 0}
                for text in ("菜里有头发。", "送错了地址。", "又咸又油。", "饭没熟。")
            ),
            fewshot=4,
        ),
    ),
    _kind(
        "The shots' file is cut from the docs themselves",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown",
        changed(FACTS, shots=FACTS.rows[:4]),
        changed(FRENCH, shots=FRENCH.rows[2:6]),
        changed(DIMING, shots=DIMING.rows[::3]),
    ),
    _kind(
        "The prompt says another number of examples than it has",
        "few-shot/other-count few-shot/fewer answer/other-count",
        changed(
            TICKETS, ("or accounts.\n\nMessage", "or accounts. Here are five examples.\n\nMessage")
        ),
        changed(REEF, description="Below are 5 solved questions, then one for you.\n\n"),
        changed(XINWEN, ("體育、財經或娛樂。", "體育、財經或娛樂。以下是兩個例子。")),
    ),
    _kind(
        "A worked example gives its answer before its question",
        "few-shot/other-order few-shot/worked-* few-shot/other-cues",
        changed(
            TICKETS,
            (
                "Message: I cannot reset my password.\nTeam: accounts",
                "Team: accounts\nMessage: I cannot reset my password.",
            ),
        ),
        _shown(
            NLI,
            "Relation (entailment, neutral or contradiction): neutral\nPremise: A cat sits.\nHypothesis: It is old.\n\n",
        ),
        _shown(WAIMAI, "结论：好评\n评论：很好吃，下次还来。\n\n"),
    ),
    _kind(
        "The worked example stands behind the question's open cue",
        "few-shot/question-first few-shot/worked-* few-shot/other-order",
        changed(
            HOTEL,
            (
                '"Sentiment:",',
                '"Sentiment:\\n\\nExample:\\nReview: Fine rooms.\\nSentiment: positive\\n",',
            ),
            fewshot=0,
        ),
        changed(
            POETRY,
            (
                "\\n答案：",
                "\\n答案：\\n\\n例题：《孔乙己》的作者是谁？\\nA. 鲁迅\\nB. 巴金\\n答案：A\\n",
            ),
            fewshot=0,
        ),
        changed(
            STARS,
            ('"Severity:")', '"Severity:\\n\\nReport: A comma is missing.\\nSeverity: 0\\n")'),
            fewshot=0,
        ),
    ),
)
