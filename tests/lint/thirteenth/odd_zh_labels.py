"""Right prompts in Chinese: labels."""

from __future__ import annotations

from functools import partial

from tests.lint.thirteenth import rows_zh as rows
from tests.lint.thirteenth.making import PPL, ranked
from tests.lint.thirteenth.making import right as _right

right = partial(_right, lead="")
_CODES = {"体育": "sports", "财经": "finance", "科技": "tech", "教育": "education"}

LABELS_ZH = (
    right(
        "Sentiment in English words for Chinese reviews.",
        "english_labels",
        r"""
        text = f"Review: {data['评论']}\nSentiment (positive / negative):"
        gold = "positive" if data["标签"] else "negative"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        [{k: row[k] for k in ("评论", "标签")} for row in rows.WAIMAI],
        fewshot=4,
    ),
    right(
        "Nought and one with a legend in the description.",
        "nought_one",
        r"""
        text = "评论：" + data["评论"] + "\n标签："
        gold = str(data["标签"])
        """,
        [{k: row[k] for k in ("评论", "标签")} for row in rows.WAIMAI],
        fewshot=4,
        description="判断外卖评论的情感。标签：1表示好评，0表示差评。",
        max_tokens=2,
    ),
    right(
        "Faces as labels.",
        "faces",
        r"""
        text = f"「{data['评论']}」\n这位顾客的心情是😀还是😡？\n心情："
        gold = "😀" if data["标签"] == 1 else "😡"
        """,
        [{k: row[k] for k in ("评论", "标签")} for row in rows.WAIMAI],
        fewshot=2,
    ),
    right(
        "Worked examples in the template, one of each label.",
        "by_hand",
        r"""
        text = LI + "评论：" + data["评论"] + "\n情感："
        gold = ["负面", "正面"][data["标签"]]
        """,
        [{k: row[k] for k in ("评论", "标签")} for row in rows.WAIMAI],
        'LI = "请判断评论的情感是正面还是负面。\\n\\n评论：粥很香，送得也快。\\n情感：正面\\n\\n评论：炸鸡又冷又硬。\\n情感：负面\\n\\n"',
        fewshot=0,
    ),
    right(
        "News labels as words, listed with commas.",
        "news_words",
        r"""
        text = f"新闻：{data['标题']}。{data['摘要']}\n类别（体育、财经、科技、教育）："
        gold = data["栏目"]
        """,
        rows.XINWEN,
        fewshot=4,
    ),
    right(
        "News labels are ranked, the title alone is shown.",
        "news_ranked",
        r"""
        text = f"标题：《{data['标题']}》\n栏目："
        gold = data["栏目"]
        """,
        ranked(
            [{k: row[k] for k in ("标题", "栏目")} for row in rows.XINWEN],
            lambda r: {x: x == r["栏目"] for x in rows.LANMU},
        ),
        **{**PPL, "fewshot": 3},
    ),
    right(
        "An answer in JSON as asked for, with keys in English.",
        "news_json",
        r"""
        text = f"{data['摘要']}\n以JSON格式输出类别，键为category，取值为sports、finance、tech、education之一。\n输出："
        gold = json.dumps({"category": CODES[data["栏目"]]})
        """,
        rows.XINWEN,
        f"import json\n\nCODES = {_CODES!r}",
        fewshot=3,
    ),
    right(
        "Traditional characters, and the labels in corner brackets.",
        "traditional",
        r"""
        text = f"資料：{data['passage']}\n提問：{data['question']}\n請答「是」或「否」。\n答："
        gold = "是" if data["answer"] else "否"
        """,
        rows.SHIFEI,
        fewshot=4,
        max_tokens=4,
    ),
    right(
        "Traditional characters, yes and no ranked.",
        "traditional_ranked",
        r"""
        text = f"{data['passage']}\n問題：{data['question']}\n答案（是／否）："
        gold = "是" if data["answer"] else "否"
        """,
        ranked(rows.SHIFEI, lambda r: {"是": r["answer"], "否": not r["answer"]}),
        **{**PPL, "fewshot": 2},
    ),
)
