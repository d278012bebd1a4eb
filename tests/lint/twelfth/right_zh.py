"""Right prompts in Chinese that look odd: choices and reviews."""

from __future__ import annotations

from tests.lint.twelfth import rows_zh as zh
from tests.lint.twelfth.right_making import ok, scored

_MC = r"""
options = "\n".join(f"{k}FMT{data[k]}" for k in "ABCD")
text = f"HEAD{data['问题']}\n{options}\nCUE"
gold = data["答案"]
"""


def _mc(name: str, what: str, head: str, mark: str, cue: str, **own):
    return ok(
        name,
        what,
        _MC.replace("FMT", mark).replace("HEAD", head).replace("CUE", cue),
        zh.CHANGSHI,
        **own,
    )


_S = r"gold = ['差评', '好评'][data['标签']]"

RIGHT = (
    _mc("zmc01", "letters with an enumeration comma", "题目：", "、", "答案："),
    _mc("zmc02", "letters with a full stop and a space", "", ". ", "答案："),
    _mc("zmc03", "full-width brackets behind letters", "【问】", "）", "【答】"),
    _mc("zmc04", "half-width brackets", "问：", ") ", "答："),
    _mc("zmc05", "letters with a wide colon", "问题：", "：", "正确答案："),
    _mc(
        "zmc06",
        "CEval's wording",
        r"以下是中国关于常识考试的单项选择题，请选出其中的正确答案。\n\n",
        ". ",
        "答案：",
    ),
    _mc(
        "zmc07",
        "CMMLU's wording, five shots",
        "题目：",
        ". ",
        "答案是：",
        fewshot=5,
        description="以下是关于常识的单项选择题，请直接给出正确答案的选项。",
    ),
    _mc(
        "zmc08",
        "no shots and an explicit demand for one letter",
        r"请回答下面的单选题，只输出A、B、C、D中的一个字母。\n",
        "．",
        "答案：",
        fewshot=0,
    ),
    ok(
        "zmc09",
        "options on one line",
        r"""
text = data["问题"] + "\n" + " ".join(f"({k}){data[k]}" for k in "ABCD") + "\n选："
gold = data["答案"]""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc10",
        "circled numbers, the circled number is the answer",
        r"""
marks = dict(zip("ABCD", "①②③④"))
text = "问题：" + data["问题"] + "\n" + "\n".join(marks[k] + data[k] for k in "ABCD") + "\n答案："
gold = marks[data["答案"]]""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc11",
        "heavenly stems as marks",
        r"""
marks = dict(zip("ABCD", "甲乙丙丁"))
text = f"{data['问题']}\n" + "".join(f"{marks[k]}、{data[k]}\n" for k in "ABCD") + "应选："
gold = marks[data["答案"]]""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc12",
        "the option's text is asked for",
        r"""
text = f"问题：{data['问题']}\n选项：{'；'.join(data[k] for k in 'ABCD')}\n请直接写出正确选项的内容。\n答案："
gold = data[data["答案"]]""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc13",
        "the letter stands in brackets behind the question",
        r"""
text = data["问题"] + "（　　）\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n答案："
gold = data["答案"]""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc14",
        "PPL over letters",
        r"""
text = data["问题"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n答案："
gold = data["答案"]""",
        scored(zh.CHANGSHI, "答案", {k: k for k in "ABCD"}),
        method="ppl",
        metric="log_prob",
    ),
    ok(
        "zmc15",
        "PPL over the options' texts, without a list",
        r"""
text = f"问：{data['问题']}\n答："
gold = data[data["答案"]]""",
        tuple(
            r | {"target_scores": {r[k]: int(k == r["答案"]) for k in "ABCD"}} for r in zh.CHANGSHI
        ),
        method="ppl",
        metric="log_prob",
    ),
    ok(
        "zmc16",
        "small letters, in Chinese",
        r"""
text = f"{data['问题']}\n" + "\n".join(f"{k.lower()}) {data[k]}" for k in "ABCD") + "\n答案："
gold = data["答案"].lower()""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc17",
        "Markdown headings and a list",
        r"""
text = f"### 问题\n{data['问题']}\n\n### 选项\n" + "\n".join(f"- {k}: {data[k]}" for k in "ABCD") + "\n\n### 答案\n"
gold = data["答案"]""",
        zh.CHANGSHI,
    ),
    ok(
        "zmc18",
        "gaokao post-processor and its mark",
        r"""
text = "请做下面的选择题。\n" + data["问题"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n"
gold = data["答案"]
output = f"【答案】{gold} <eoa>".replace(" <eoa>", "")""",
        zh.CHANGSHI,
        postprocess="gaokao_single_choice_post",
        fewshot=0,
    ),
    ok(
        "zrev01",
        "a plain sentiment cue",
        f"text = '评论：' + data['评论'] + '\\n情感倾向：'\n{_S}",
        zh.PINGLUN,
    ),
    ok(
        "zrev02",
        "quotes around the review",
        f"text = f'“{{data[\"评论\"]}}”这句话是好评还是差评？答：'\n{_S}",
        zh.PINGLUN,
    ),
    ok(
        "zrev03",
        "numbers with a legend, in Chinese",
        r"""
text = f"0表示差评，1表示好评。\n评论：{data['评论']}\n标签："
gold = str(data["标签"])""",
        zh.PINGLUN,
    ),
    ok(
        "zrev04",
        "the tail of a sentence as PPL choices",
        f"text = data['评论'] + '总之，这是一条'\n{_S}",
        scored(zh.PINGLUN, "标签", {0: "差评", 1: "好评"}),
        method="ppl",
        metric="log_prob",
    ),
    ok(
        "zrev05",
        "one word as label",
        r"""
text = f"判断情感（正/负）：{data['评论']}\n结果："
gold = "负正"[data["标签"]]""",
        zh.PINGLUN,
    ),
    ok(
        "zrev06",
        "XML tags",
        f"text = f'<评论>{{data[\"评论\"]}}</评论>\\n<问题>好评还是差评？</问题>\\n<回答>'\n{_S}\noutput = gold + '</回答>'",
        zh.PINGLUN,
        stop=("</回答>", "\n"),
    ),
    ok(
        "zrev07",
        "JSON as input, a word as answer",
        f"text = json.dumps({{'评论': data['评论']}}, ensure_ascii=False) + '\\n上面的评论是好评还是差评？\\n答：'\n{_S}",
        zh.PINGLUN,
        above="import json",
    ),
    ok(
        "zrev08",
        "an arrow as cue",
        f"text = data['评论'] + ' =>'\n{_S}",
        zh.PINGLUN,
        lead=" ",
        description="把评论分为好评和差评。",
    ),
    ok(
        "zrev09",
        "English cues around Chinese text",
        r"""
text = f"Review: {data['评论']}\nSentiment (positive/negative):"
gold = ("negative", "positive")[data["标签"]]""",
        zh.PINGLUN,
        lead=" ",
    ),
    ok(
        "zrev10",
        "a chat of user and assistant",
        f"text = '用户：请判断这条评论是好评还是差评。' + data['评论'] + '\\n助手：'\n{_S}",
        zh.PINGLUN,
    ),
)
