"""Shots and query that differ."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twelfth.tasks import (
    BOOL,
    CHANGSHI_SHOTS,
    DUICUO,
    NLI,
    PINGLUN,
    PINGLUN_SHOTS,
    REVIEWS,
    SUMS,
    SUMS_SHOTS,
    TICKETS,
    XINWEN,
    YINGYONG,
    YITU,
)

_shots = partial(kind, "shots")

KINDS = (
    _shots(
        "The worked examples have another cue before the answer than the question.",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms few-shot/worked-form",
        changed(REVIEWS, (r"\nSentiment:", r"\nThe sentiment is")),
        changed(PINGLUN_SHOTS, (r"\n情感：", r"\n这条评论的态度是")),
        changed(CHANGSHI_SHOTS, ('text + "答案："', 'text + "选择："')),
    ),
    _shots(
        "Nothing parts the last worked example from the question.",
        "few-shot/separator few-shot/run-in text/run-together",
        changed(REVIEWS, ("SHOTS + f", "SHOTS.strip() + f")),
        changed(SUMS_SHOTS, ("DEMOS + f", "DEMOS.rstrip() + f")),
        changed(CHANGSHI_SHOTS, ("SHOTS + f", "SHOTS.strip() + f")),
    ),
    _shots(
        "The worked examples answer with other labels than the docs.",
        "few-shot/other-labels few-shot/worked-form few-shot/wrong-answer answer/other-names",
        changed(
            REVIEWS,
            ("Sentiment: negative", "Sentiment: bad"),
            ("Sentiment: positive", "Sentiment: good"),
        ),
        changed(PINGLUN_SHOTS, ("情感：正面", "情感：积极"), ("情感：负面", "情感：消极")),
        changed(CHANGSHI_SHOTS, ("答案：B", "答案：珠穆朗玛峰"), ("答案：D", "答案：月饼")),
    ),
    _shots(
        "A worked example has no answer.",
        "few-shot/no-answer few-shot/worked-form text/empty-slot",
        changed(REVIEWS, ("Sentiment: positive", "Sentiment:")),
        changed(PINGLUN_SHOTS, ("情感：负面", "情感：")),
        changed(CHANGSHI_SHOTS, ("答案：D", "答案：")),
    ),
    _shots(
        "A worked example is wrong: a letter that it does not list, a false sum, or a copy with another answer.",
        "few-shot/wrong-answer few-shot/wrong-sum few-shot/same-twice answer/letters answer/chain-differs few-shot/repeated",
        changed(CHANGSHI_SHOTS, ("答案：D", "答案：E")),
        changed(SUMS_SHOTS, ("5 * 6 = 30. The answer is 30", "5 * 6 = 35. The answer is 35")),
        changed(
            REVIEWS,
            (
                "Review: Cold food, and nobody said sorry.\nSentiment: negative",
                "Review: The zip broke on the first trip.\nSentiment: positive",
            ),
        ),
    ),
    _shots(
        "A worked example's steps close on another answer than they come to.",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs",
        changed(SUMS_SHOTS, ("40 - 15 = 25. The answer is 25", "40 - 15 = 25. The answer is 15")),
        changed(SUMS, ("#### {data['answer']}", "#### {int(data['answer']) + 1}")),
        changed(YINGYONG, ("答案是{data['答案']}", "答案是{len(steps)}")),
    ),
    _shots(
        "A worked example stands there twice.",
        "few-shot/same-twice few-shot/repeated",
        changed(REVIEWS, ("SHOTS + f", 'SHOTS + SHOTS.split("\\n\\n", 1)[1] + f')),
        changed(
            PINGLUN_SHOTS,
            ("刚买就降价，气死了。\n情感：负面", "颜色很好看，穿着也舒服。\n情感：正面"),
        ),
        changed(SUMS_SHOTS, ("DEMOS + f", "DEMOS + DEMOS + f")),
    ),
    _shots(
        "The worked examples stand behind the question.",
        "few-shot/question-first",
        changed(
            REVIEWS,
            (
                "SHOTS + f\"Review: {data['text']}\\nSentiment:\"",
                "f\"Review: {data['text']}\\nSentiment:\\n\\n\" + SHOTS.strip()",
            ),
        ),
        changed(
            PINGLUN_SHOTS,
            (
                'EXAMPLES + "评论：" + data["评论"] + "\\n情感："',
                '"评论：" + data["评论"] + "\\n情感：\\n\\n" + EXAMPLES.rstrip()',
            ),
        ),
        changed(
            SUMS_SHOTS,
            (
                "DEMOS + f\"Q: {data['question']}\\nA: Let's think step by step.\"",
                "f\"Q: {data['question']}\\nA: Let's think step by step.\\n\\n\" + DEMOS.rstrip()",
            ),
        ),
    ),
    _shots(
        "The prompt says how many examples there are, and it is another number.",
        "few-shot/other-count",
        changed(
            REVIEWS,
            (
                "Is the review positive or negative?",
                "Is the review positive or negative? Here are five examples.",
            ),
        ),
        changed(PINGLUN_SHOTS, ("正面还是负面。", "正面还是负面。下面有四个例子。")),
        changed(SUMS_SHOTS, ('DEMOS = """Q:', 'DEMOS = """Here are 4 solved examples.\n\nQ:')),
    ),
    _shots(
        "The output ends with newlines of its own, so shots are parted by four.",
        "few-shot/separator text/double-newline",
        changed(NLI, ('" " + label', '" " + label + "\\n\\n"')),
        changed(PINGLUN, ('"output": answer', '"output": answer + "\\n\\n"')),
        changed(TICKETS, ('" " + data["queue"]', '" " + data["queue"] + "\\n\\n\\n"')),
    ),
    _shots(
        "The few-shot file has rows that are scored.",
        "few-shot/own-doc few-shot/same-docs few-shot/near-copy few-shot/question-shown few-shot/fewer",
        changed(YITU, shots=YITU.rows[:5]),
        changed(NLI, shots=NLI.rows[3:8]),
        changed(DUICUO, shots=DUICUO.rows[1:6]),
    ),
    _shots(
        "The rows have each question a second time, with small changes.",
        "few-shot/near-copy few-shot/question-shown few-shot/own-doc",
        changed(
            XINWEN,
            rows=lambda rows: rows[:5] + [row | {"标题": row["标题"] + "。"} for row in rows[:5]],
            fewshot=5,
        ),
        changed(
            BOOL,
            rows=lambda rows: (
                rows[:5] + [row | {"question": row["question"].upper()} for row in rows[:5]]
            ),
            fewshot=5,
        ),
        changed(
            TICKETS,
            rows=lambda rows: (
                rows[:5] + [row | {"message": " " + row["message"].upper()} for row in rows[:5]]
            ),
            fewshot=5,
        ),
    ),
    _shots(
        "The few-shot file's labels are spelt otherwise than the docs'.",
        "few-shot/other-labels answer/two-spellings answer/other-names few-shot/wrong-answer",
        changed(
            YITU,
            shots=tuple(
                row | {"意图": label}
                for row, label in zip(YITU.shots, ("天气", "音乐", "闹钟"), strict=True)
            ),
        ),
        changed(
            TICKETS,
            shots=(
                {"message": "I paid twice.", "queue": "BILLING"},
                {"message": "Where is my box?", "queue": "SHIPPING"},
                {"message": "The screen stays black.", "queue": "TECHNICAL"},
            ),
        ),
        changed(
            XINWEN,
            shots=(
                {"标题": "男篮小组赛三连胜", "类别": "sports"},
                {"标题": "人民币汇率小幅走高", "类别": "finance"},
                {"标题": "国产芯片量产", "类别": "tech"},
            ),
        ),
    ),
    _shots(
        "The few-shot file has one row twice.",
        "few-shot/repeated few-shot/same-twice few-shot/fewer few-shot/near-copy",
        changed(YITU, shots=(*YITU.shots[:2], YITU.shots[0])),
        changed(
            TICKETS,
            shots=(
                {"message": "I paid twice.", "queue": "billing"},
                {"message": "Where is my box?", "queue": "shipping"},
                {"message": "I paid twice.", "queue": "billing"},
            ),
        ),
        changed(
            XINWEN,
            shots=(
                {"标题": "国产芯片量产", "类别": "科技"},
                {"标题": "国产芯片量产", "类别": "科技"},
                {"标题": "男篮小组赛三连胜", "类别": "体育"},
            ),
        ),
    ),
)
