"""Shots and query that differ."""

from __future__ import annotations

from functools import partial

from tests.lint.eleventh.tasks_en import (
    ALGEBRA,
    DATES,
    NLI,
    REVIEWS,
    SCIENCE,
    SCIENCE_PPL,
    SUMS,
    TOPICS,
)
from tests.lint.eleventh.tasks_zh import (
    CEVAL,
    CHENGYU,
    GUSHI,
    JIUDIAN,
    OCNLI,
    PANDUAN,
    XINWEN,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import SmallTask, changed

_shots = partial(kind, "shots")

_BAD_SUMS = (
    {
        "question": "A farm has 7 hens that lay 5 eggs each. How many eggs is that?",
        "answer": "7 * 5 = 40 eggs.\n#### 40",
    },
    {
        "question": "Iva had 30 beads and lost 12. How many are left?",
        "answer": "She has 30 - 12 = 28 beads.\n#### 28",
    },
    {
        "question": "Four vans carry 9 people each. How many people travel?",
        "answer": "4 * 9 = 34 people travel.\n#### 34",
    },
)
_BAD_YINGYONG = (
    {"问题": "一盒有6个鸡蛋，5盒有多少个？", "解析": "一共有6×5=35个。", "答案": "35"},
    {"问题": "小丽有40元，花了18元，还剩多少元？", "解析": "还剩40-18=32元。", "答案": "32"},
    {"问题": "48本书放在4层书架上，平均每层多少本？", "解析": "每层48÷4=14本。", "答案": "14"},
)
_PASSAGE_SHOTS = """阅读下面的短文，用文中的词语回答问题。
短文：小镇的钟楼高二十六米，建于清末。
问题：钟楼有多高？
回答：二十六米

阅读下面的短文，用文中的词语回答问题。
短文：王婶每天清早去南街卖豆腐。
问题：王婶卖什么？
回答：豆腐"""


def _with_shots(task: SmallTask, *changes: tuple[str, str]) -> SmallTask:
    """Return the reading task with its examples in the description, changed."""
    text = _PASSAGE_SHOTS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return changed(task, fewshot=0, description=text)


# fmt: off
KINDS = (
    _shots(
        "The worked examples close with another cue than the query.",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(JIUDIAN, (r'"\n情感："', r'"\n标签："')),
        _with_shots(YUEDU, ("回答：", "答案：")),
        changed(REVIEWS, ("{data['text']}\\nSentiment:", "{data['text']}\\nThe sentiment is")),
    ),
    _shots(
        "The query has no cue, where the worked examples have one.",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/missing-space few-shot/no-answer text/run-together",
        changed(REVIEWS, ("{data['text']}\\nSentiment:", "{data['text']}\\n"), ("f\" {data['label']}\"", "data['label']")),
        changed(JIUDIAN, (r'"\n情感："', r'"\n"')),
        changed(YUEDU, ("\n回答：", "\n"), fewshot=0, description=_PASSAGE_SHOTS),
    ),
    _shots(
        "A worked example lacks its answer.",
        "few-shot/no-answer few-shot/worked-cue few-shot/other-cues few-shot/fewer",
        changed(REVIEWS, ("Sentiment: positive\n\nReview: Two", "Sentiment:\n\nReview: Two")),
        changed(JIUDIAN, ("情感：正面\n\n评论：等", "情感：\n\n评论：等")),
        _with_shots(YUEDU, ("回答：豆腐", "回答：")),
    ),
    _shots(
        "Nothing but a space, or nothing at all, parts the examples.",
        "few-shot/separator few-shot/run-in few-shot/no-stop text/run-together text/lost-lines",
        changed(REVIEWS, ("negative\n\nReview: Warm", "negative Review: Warm")),
        changed(SCIENCE, own={"separator": ""}),
        changed(CEVAL, own={"separator": " "}),
    ),
    _shots(
        "The examples have other labels than the docs.",
        "few-shot/other-labels few-shot/worked-form answer/other-names few-shot/not-a-choice few-shot/wrong-answer",
        changed(TOPICS, shots=tuple({**row, "category": row["category"].lower()[:4]} for row in TOPICS.shots)),
        changed(REVIEWS, ("Sentiment: negative", "Sentiment: bad"), ("Sentiment: positive", "Sentiment: good")),
        changed(JIUDIAN, ("情感：正面", "情感：好评"), ("情感：负面", "情感：差评")),
    ),
    _shots(
        "All examples have one label.",
        "few-shot/lopsided few-shot/other-labels",
        changed(
            TOPICS,
            shots=tuple(
                {"title": t, "body": b, "category": "Sports"}
                for t, b in (
                    ("Cup final ends in penalties", "The keeper saved two shots."),
                    ("Rower wins third gold", "She led from the first stroke."),
                    ("Coach leaves club", "He had trained the team for ten years."),
                    ("Sprinter breaks record", "He ran the distance in 9.7 seconds."),
                )
            ),
        ),
        changed(
            REVIEWS,
            ("Review: Warm, soft, and it fits perfectly.\nSentiment: positive", "Review: Far too small and itchy.\nSentiment: negative"),
            ("Review: A charming lamp that makes the corner cosy.\nSentiment: positive", "Review: The lamp hums.\nSentiment: negative"),
        ),
        changed(JIUDIAN, ("等了一个小时才办好入住。\n情感：负面", "前台很有耐心。\n情感：正面"), ("服务员态度恶劣，再也不来了。\n情感：负面", "泳池很大，水也干净。\n情感：正面")),
    ),
    _shots(
        "Scored rows serve as examples.",
        "few-shot/own-doc few-shot/same-docs few-shot/near-copy few-shot/question-shown",
        changed(TOPICS, shots=TOPICS.rows[:4]),
        changed(REVIEWS, ("The blade was blunt out of the box.", REVIEWS.rows[2]["text"])),
        changed(JIUDIAN, ("位置好找，房间宽敞明亮。", JIUDIAN.rows[2]["评论"])),
    ),
    _shots(
        "The instruction stands in the description and in every input.",
        "text/repeated-instruction",
        changed(TOPICS, description="Choose one topic: World, Sports, Business, Technology."),
        changed(CHENGYU, description="从候选成语中选出一个填入横线处。"),
        changed(ZHAIYAO, description="请为上面的新闻写一个简短的标题。"),
    ),
    _shots(
        "The worked examples of the shots file calculate wrongly.",
        "few-shot/wrong-sum answer/chain-differs few-shot/wrong-answer",
        changed(SUMS, shots=_BAD_SUMS),
        changed(YINGYONG, shots=_BAD_YINGYONG),
        changed(SUMS, fewshot=0, description="Question: Five bags hold 12 apples each. How many apples are there?\nAnswer: Let's think step by step.\n5 * 12 = 70 apples.\n#### 70"),
    ),
    _shots(
        "The chain of a shot closes on another answer than its steps come to.",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer answer/not-in-output answer/not-extracted answer/gold-differs",
        changed(SUMS, ('"\\n" + data["answer"]', '"\\n" + data["answer"].split("####")[0] + f"#### {int(gold) + 10}"'), ('"processed_output": gold', '"processed_output": str(int(gold) + 10)')),
        changed(YINGYONG, ("所以答案是{data['答案']}", "所以答案是{data['答案'][::-1]}"), ('"processed_output": data["答案"]', '"processed_output": data["答案"][::-1]')),
        changed(ALGEBRA, ('" " + data["solution"]', '" " + data["solution"] + " So the answer is $\\\\boxed{0}$."')),
    ),
    _shots(
        "Steps are asked for, and the shots answer at once.",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here answer/not-extracted",
        changed(SUMS, ('"\\n" + data["answer"]', '" " + gold')),
        changed(YINGYONG, ("f\"\\n{data['解析']}\\n所以答案是{data['答案']}。\"", 'data["答案"]')),
        changed(ALGEBRA, ("Solution:", "Let's think step by step."), ('" " + data["solution"]', '" $\\\\boxed{" + data["final"] + "}$"')),
    ),
    _shots(
        "One example stands there twice.",
        "few-shot/same-twice few-shot/repeated",
        changed(REVIEWS, ("A charming lamp that makes the corner cosy.", "Warm, soft, and it fits perfectly.")),
        changed(OCNLI, fewshot=4, shots=(*OCNLI.shots[:3], OCNLI.shots[0])),
        changed(TOPICS, shots=(*TOPICS.shots[:3], TOPICS.shots[1])),
    ),
    _shots(
        "The examples' answers have a full stop, quotes or brackets, and the docs' have none.",
        "few-shot/worked-form answer/other-form few-shot/other-labels few-shot/trailing-space",
        changed(REVIEWS, ("Sentiment: positive", "Sentiment: positive."), ("Sentiment: negative", "Sentiment: negative.")),
        changed(JIUDIAN, ("情感：正面", "情感：【正面】"), ("情感：负面", "情感：【负面】")),
        _with_shots(YUEDU, ("回答：二十六米", "回答：“二十六米”"), ("回答：豆腐", "回答：“豆腐”")),
    ),
    _shots(
        "The text says another number of examples than there are.",
        "few-shot/other-count",
        changed(REVIEWS, ("as positive or negative.", "as positive or negative. Here are five examples.")),
        changed(OCNLI, description="下面是五个例子，请照着回答最后一题。"),
        changed(SCIENCE, description="Here are two solved questions about science, and a third one for you.", fewshot=5),
    ),
    _shots(
        "The examples answer before they ask.",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues few-shot/no-answer few-shot/question-first",
        changed(
            REVIEWS,
            *[
                (f"Review: {text}\nSentiment: {label}", f"Sentiment: {label}\nReview: {text}")
                for text, label in (
                    ("The blade was blunt out of the box.", "negative"),
                    ("Warm, soft, and it fits perfectly.", "positive"),
                    ("Two of the six glasses arrived in pieces.", "negative"),
                    ("A charming lamp that makes the corner cosy.", "positive"),
                )
            ],
        ),
        changed(
            JIUDIAN,
            *[
                (f"评论：{text}\n情感：{label}", f"情感：{label}\n评论：{text}")
                for text, label in (("位置好找，房间宽敞明亮。", "正面"), ("等了一个小时才办好入住。", "负面"), ("服务员态度恶劣，再也不来了。", "负面"), ("免费升级了套房，惊喜！", "正面"))
            ],
        ),
        _with_shots(YUEDU, ("短文：王婶每天清早去南街卖豆腐。\n问题：王婶卖什么？\n回答：豆腐", "回答：豆腐\n短文：王婶每天清早去南街卖豆腐。\n问题：王婶卖什么？")),
    ),
    _shots(
        "The description runs into the first example.",
        "text/description-runs-on text/run-together",
        changed(SCIENCE, own={"description_separator": ""}),
        changed(NLI, own={"description_separator": ""}),
        changed(CEVAL, own={"description_separator": ""}),
    ),
    _shots(
        "The shots' outputs end with newlines of their own, so that gaps differ or grow.",
        "few-shot/separator few-shot/trailing-space text/double-newline answer/stopped-early text/two-spaces",
        changed(NLI, ('" " + data["label"]', '" " + data["label"] + "\\n\\n"')),
        changed(CEVAL, ('"output": data["answer"]', '"output": data["answer"] + "\\n\\n"')),
        changed(GUSHI, ('"output": data["下句"]', '"output": data["下句"] + "\\n"')),
    ),
    _shots(
        "The question stands before the examples.",
        "few-shot/question-first few-shot/no-answer few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        changed(REVIEWS, ("SHOTS + f\"Review: {data['text']}\\nSentiment:\"", "f\"Review: {data['text']}\\nSentiment:\\n\\n\" + SHOTS.strip()")),
        changed(JIUDIAN, ('prompt = EXAMPLES\n    prompt += "评论：" + data["评论"] + "\\n情感："', 'prompt = "评论：" + data["评论"] + "\\n情感：\\n\\n" + EXAMPLES.rstrip()')),
        changed(YUEDU, ("text = PROMPT.format(**data)", 'text = PROMPT.format(**data) + "\\n\\n短文：王婶每天清早去南街卖豆腐。\\n问题：王婶卖什么？\\n回答：豆腐"'), fewshot=0),
    ),
    _shots(
        "Shots and query all bear one and the same number.",
        "few-shot/numbered",
        changed(NLI, ("Premise: {premise}", "Example 1\nPremise: {premise}")),
        changed(GUSHI, ("请写出古诗的下一句。", "第1题：请写出古诗的下一句。")),
        changed(DATES, ('"Mail: "', '"Mail 1: "')),
    ),
    _shots(
        "In PPL a shot ends with another form of answer than is ranked.",
        "few-shot/not-a-choice few-shot/other-labels answer/not-in-output",
        changed(XINWEN, ('"output": answer', '"output": f"【{answer}】"')),
        changed(SCIENCE_PPL, ('"output": answer', '"output": "ABCD"[choices.index(answer)]')),
        changed(PANDUAN, ('"output": answer', '"output": answer + "。"')),
    ),
)
