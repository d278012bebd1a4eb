"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.thirteenth import rows_zh as rows

CHANGSHI = SmallTask(
    "changshi",
    code(
        r"""
        text = "以下是一道单项选择题，请直接给出正确答案的选项。\n\n"
        text += f"题目：{data['题目']}\n"
        for letter in "ABCD":
            text += f"{letter}. {data[letter]}\n"
        text += "答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.CHANGSHI,
    postprocess="gaokao_single_choice_post",
    max_tokens=8,
    shots=rows.CHANGSHI_SHOTS,
)
YUEDU = SmallTask(
    "yuedu",
    code(
        r"""
        options = "\n".join(f"{key}、{value}" for key, value in data["选项"].items())
        text = f"阅读短文，回答问题。\n短文：{data['文章']}\n问题：{data['问题']}\n{options}\n"
        answer = data["答案"]
        return {"input": text, "output": f"答案是{answer}", "processed_output": answer}
        """
    ),
    rows.YUEDU,
    fewshot=1,
    postprocess="agieval_single_answer_post",
    max_tokens=12,
)
WAIMAI = SmallTask(
    "waimai",
    code(
        r"""
        text = f"评论：{data['评论']}\n这条评论是好评还是差评？\n答："
        label = "好评" if data["标签"] == 1 else "差评"
        return {"input": text, "output": label, "processed_output": label}
        """
    ),
    rows.WAIMAI,
    method="ppl",
    metric="log_prob",
    fewshot=4,
)
YINGYONG = SmallTask(
    "yingyong",
    code(
        r"""
        text = "题目：" + data["题目"] + "\n请一步一步思考，最后写出答案。\n解："
        output = data["解答"] + "\n答案：" + data["得数"]
        return {"input": text, "output": output, "processed_output": data["得数"]}
        """
    ),
    rows.YINGYONG,
    fewshot=3,
    postprocess="gsm8k_post",
    stop=("\n\n", "题目："),
    max_tokens=256,
)
XINWEN = SmallTask(
    "xinwen",
    code(
        r"""
        menu = "\n".join(f"{i}. {name}" for i, name in enumerate(LANMU, start=1))
        text = f"标题：{data['标题']}\n摘要：{data['摘要']}\n栏目：\n{menu}\n请回答栏目的编号："
        gold = str(LANMU.index(data["栏目"]) + 1)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        f"LANMU = {list(rows.LANMU)!r}",
    ),
    rows.XINWEN,
    fewshot=4,
    max_tokens=4,
)
FANYI = SmallTask(
    "fanyi",
    code(
        r"""
        source, target = data["zh"], data["en"]
        text = "把下面的中文句子翻译成英文。\n中文：%s\n英文：" % source
        return {"input": text, "output": target, "processed_output": target}
        """
    ),
    rows.FANYI,
    fewshot=2,
    metric="bleu",
    max_tokens=64,
)
CHENGYU = SmallTask(
    "chengyu",
    code(
        r"""
        text = "选择合适的成语填入横线处。\n" + data["句子"] + "\n"
        text += " ".join(mark + word for mark, word in zip(MARKS, data["候选"]))
        text += "\n应填："
        gold = MARKS[data["答案"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'MARKS = "①②③④"',
    ),
    rows.CHENGYU,
    max_tokens=4,
)
SHIFEI = SmallTask(
    "shifei",
    code(
        r"""
        text = FANLI + f"短文：{data['passage']}\n問題：{data['question']}\n回答（是或否）："
        answer = {True: "是", False: "否"}[data["answer"]]
        return {"input": text, "output": answer, "processed_output": answer}
        """,
        r'''
        FANLI = """短文：公園的噴泉只在週末噴水。
        問題：星期三看得到噴泉噴水嗎？
        回答（是或否）：否

        短文：這條步道全年開放，不收門票。
        問題：走這條步道是免費的嗎？
        回答（是或否）：是

        """
        ''',
    ),
    rows.SHIFEI,
    fewshot=0,
    max_tokens=4,
)
DIMING = SmallTask(
    "diming",
    code(
        r"""
        text = "找出句子里的地名，照原文写出。\n\n" + LIZI
        text += "句子：{}\n地名：".format(data["文本"])
        return {"input": text, "output": data["地名"], "processed_output": data["地名"]}
        """,
        r"""
        LIZI = (
            "句子：爷爷的茶园在黄山脚下。\n地名：黄山\n\n"
            "句子：昨天夜里，开往敦煌的班车坏在了半路上。\n地名：敦煌\n\n"
        )
        """,
    ),
    rows.DIMING,
    fewshot=0,
    max_tokens=16,
)
CHINESE = (CHANGSHI, YUEDU, WAIMAI, YINGYONG, XINWEN, FANYI, CHENGYU, SHIFEI, DIMING)
