"""Right prompts in Chinese: options and labels."""

from __future__ import annotations

from functools import partial

from tests.lint.thirteenth import rows_zh as rows
from tests.lint.thirteenth.making import PPL, ranked
from tests.lint.thirteenth.making import right as _right

right = partial(_right, lead="")
_ASKING = ("哪座城市", "哪种气体", "哪一种", "哪一颗", "哪一条", "什么", "多少", "谁")


def _with_gap(question: str) -> str:
    for word in _ASKING:
        question = question.replace(word, "（　　）")
    return question.rstrip("？") + "。"


_GAPS = [row | {"题目": _with_gap(row["题目"])} for row in rows.CHANGSHI]

CHOICES_ZH = (
    right(
        "C-Eval's own wording.",
        "ceval",
        r"""
        text = data["题目"] + "\n" + "".join(f"{k}. {data[k]}\n" for k in "ABCD") + "答案："
        gold = data["答案"]
        """,
        rows.CHANGSHI,
        shots=rows.CHANGSHI_SHOTS,
        description="以下是中国关于常识考试的单项选择题，请选出其中的正确答案。",
    ),
    right(
        "Letters in full-width brackets, and the letter alone as the answer.",
        "wide_brackets",
        r"""
        xuanxiang = "".join(f"（{k}）{data[k]}" for k in "ABCD")
        text = f"{data['题目']}{xuanxiang}\n请只回答字母。\n字母："
        gold = data["答案"]
        """,
        rows.CHANGSHI,
        max_tokens=2,
    ),
    right(
        "Heavenly stems as marks.",
        "stems",
        r"""
        text = data["题目"] + "\n"
        for mark, key in zip("甲乙丙丁", "ABCD"):
            text += f"{mark}、{data[key]}\n"
        text += "正确的一项是："
        gold = "甲乙丙丁"["ABCD".index(data["答案"])]
        """,
        rows.CHANGSHI,
    ),
    right(
        "The option's text is the answer, with commas between the options.",
        "text_answer",
        r"""
        text = f"问：{data['题目']}\n备选：{data['A']}、{data['B']}、{data['C']}、{data['D']}\n答："
        gold = data[data["答案"]]
        """,
        rows.CHANGSHI,
        fewshot=4,
    ),
    right(
        "The letters are ranked.",
        "ranked_letters_zh",
        r"""
        text = f"{data['题目']}\nA：{data['A']}\nB：{data['B']}\nC：{data['C']}\nD：{data['D']}\n答案："
        gold = data["答案"]
        """,
        ranked(rows.CHANGSHI, lambda r: {k: k == r["答案"] for k in "ABCD"}),
        **{**PPL, "fewshot": 2},
    ),
    right(
        "The options' texts are ranked, and only the question is shown.",
        "ranked_texts_zh",
        r"""
        text = "问题：" + data["题目"] + "\n回答："
        gold = data[data["答案"]]
        """,
        ranked(rows.CHANGSHI, lambda r: {r[k]: k == r["答案"] for k in "ABCD"}),
        **{**PPL, "fewshot": 0},
    ),
    right(
        "The answer in the brackets of a Chinese exam.",
        "gaokao",
        r"""
        text = "请你做一道单项选择题，将解题结果写在【答案】之后。\n题目：" + data["题目"] + "\n"
        text += "\n".join(k + "．" + data[k] for k in "ABCD") + "\n"
        return {"input": text, "output": "【答案】" + data["答案"], "processed_output": data["答案"]}
        """,
        rows.CHANGSHI,
        postprocess="gaokao_single_choice_post",
        fewshot=2,
    ),
    right(
        "A short analysis before the letter, which is the last capital.",
        "analysis",
        r"""
        text = f"题目：{data['题目']}\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n先简要分析，再给出答案。\n分析："
        output = f"四个选项中只有“{data[data['答案']]}”符合题意。\n答案：{data['答案']}"
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """,
        rows.CHANGSHI,
        postprocess="gaokao_single_choice_post",
        stop=("\n\n", "题目："),
        max_tokens=128,
    ),
    right(
        "A question as JSON with Chinese keys.",
        "json_zh",
        r"""
        ti = json.dumps({"题目": data["题目"], "选项": {k: data[k] for k in "ABCD"}}, ensure_ascii=False)
        text = ti + "\n正确选项的字母："
        gold = data["答案"]
        """,
        rows.CHANGSHI,
        "import json",
        fewshot=2,
    ),
    right(
        "English cues around a Chinese question.",
        "english_cues",
        r"""
        text = f"Question: {data['题目']}\n"
        for key in ["A", "B", "C", "D"]:
            text += f"({key}) {data[key]}\n"
        text += "Answer:"
        return {"input": text, "output": " " + data["答案"], "processed_output": data["答案"]}
        """,
        rows.CHANGSHI,
        fewshot=3,
    ),
    right(
        "A gap in full-width brackets with ideographic spaces, as exams print it.",
        "wide_gap",
        r"""
        text = data["题目"] + "\n" + "　".join(f"{k}．{data[k]}" for k in "ABCD") + "\n应选："
        gold = data["答案"]
        """,
        _GAPS,
        fewshot=1,
    ),
    right(
        "Options in an order that is drawn, and the letter goes along.",
        "drawn_order",
        r"""
        keys = list("ABCD")
        r.shuffle(keys)
        text = "题目：" + data["题目"] + "\n" + "".join(f"{new}. {data[old]}\n" for new, old in zip("ABCD", keys))
        text += "答案："
        gold = "ABCD"[keys.index(data["答案"])]
        """,
        rows.CHANGSHI,
    ),
    right(
        "Headings in lenticular brackets.",
        "lenticular",
        r"""
        lines = ["【短文】", data["文章"], "【问题】", data["问题"], "【选项】"]
        lines += [f"{k}. {v}" for k, v in data["选项"].items()]
        text = "\n".join(lines) + "\n【答案】"
        gold = data["答案"]
        """,
        rows.YUEDU,
        fewshot=2,
    ),
    right(
        "Options with circled figures, and the figure is asked for.",
        "circled",
        r"""
        xuan = "；".join(f"{m}{v}" for m, v in zip("①②③", data["选项"].values()))
        text = f"{data['文章']}\n{data['问题']}（{xuan}）\n请填序号："
        gold = "①②③"["ABC".index(data["答案"])]
        """,
        rows.YUEDU,
        fewshot=0,
        max_tokens=6,
    ),
    right(
        "The answers' texts are ranked behind a passage.",
        "ranked_reading",
        r"""
        text = f"短文：{data['文章']}\n问题：{data['问题']}\n回答："
        gold = data["选项"][data["答案"]]
        """,
        ranked(rows.YUEDU, lambda r: {v: k == r["答案"] for k, v in r["选项"].items()}),
        **{**PPL, "fewshot": 1},
    ),
    right(
        "Tags of XML in English around Chinese text.",
        "xml_zh",
        r"""
        opts = "\n".join(f"<{k}>{v}</{k}>" for k, v in data["选项"].items())
        text = f"<passage>{data['文章']}</passage>\n<question>{data['问题']}</question>\n{opts}\n请回答A、B或C："
        gold = data["答案"]
        """,
        rows.YUEDU,
        fewshot=1,
    ),
    right(
        "A multiple choice of a dialogue, answered with a sentence.",
        "so_choose",
        r"""
        text = f"用户：{data['文章']}{data['问题']}\n" + "\n".join(f"{k}、{v}" for k, v in data["选项"].items()) + "\n助手："
        gold = data["答案"]
        return {"input": text, "output": f"应该选{gold}。", "processed_output": gold}
        """,
        rows.YUEDU,
        postprocess="gaokao_single_choice_post",
        stop=("\n", "用户："),
    ),
    right(
        "Idioms, and the idiom itself as the answer.",
        "idiom_text",
        r"""
        text = f"从“{'、'.join(data['候选'])}”中选一个成语填空：{data['句子']}\n成语："
        gold = data["候选"][data["答案"]]
        """,
        rows.CHENGYU,
    ),
    right(
        "Idioms are ranked.",
        "idiom_ranked",
        r"""
        text = data["句子"] + "\n横线上的成语是："
        gold = data["候选"][data["答案"]]
        """,
        ranked(rows.CHENGYU, lambda r: {w: n == r["答案"] for n, w in enumerate(r["候选"])}),
        **{**PPL, "fewshot": 2},
    ),
    right(
        "Idioms with letters, gap and list in one paragraph.",
        "idiom_letters",
        r"""
        words = " ".join(f"{k}.{w}" for k, w in zip("ABCD", data["候选"]))
        text = f"填入横线处最恰当的一项是：{data['句子']}\n{words}\n答案是："
        gold = "ABCD"[data["答案"]]
        """,
        rows.CHENGYU,
        fewshot=3,
    ),
)
