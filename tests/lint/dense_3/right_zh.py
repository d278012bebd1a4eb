"""Right prompts that look odd: simplified and traditional Chinese."""

from __future__ import annotations

from tests.lint.dense_3.making import odd, own
from tests.lint.dense_3.tasks import table

RIGHT = (
    odd(
        "labels are a circle and a cross, as the instruction says",
        "panduan",
        ('{True: "對", False: "錯"}', '{True: "○", False: "×"}'),
        ("回答「對」或「錯」", "正確的回答「○」，錯誤的回答「×」"),
    ),
    odd(
        "two worked examples for each class",
        "xinwen",
        (
            '("金曲獎入圍名單出爐", "娛樂"),',
            '("金曲獎入圍名單出爐", "娛樂"),\n    ("女排小組賽三連勝", "體育"),\n    ("台幣兌美元走升", "財經"),\n    ("偶像劇收視再創新高", "娛樂"),',
        ),
    ),
    odd(
        "worked examples in another order than the labels of the instruction",
        "tousu-fenlei",
        ("交通、環境或房屋", "房屋、交通或環境"),
    ),
    odd(
        "no shots, and the description says so",
        "zh-changshi",
        fewshot=0,
        description="以下是常识选择题，没有示例，请直接给出正确选项的字母。\n\n",
    ),
    odd("one shot for a translation", "zh-en", fewshot=1),
    odd(
        "options stand on one line",
        "changshi",
        ('text += f"{letter}. {option}\\n"', 'text += f"{letter}. {option}　"'),
        ('text += "答案："', 'text = text.rstrip("　") + "\\n答案："'),
    ),
    odd(
        "options are counted by Chinese numerals, and so are the answers",
        "chengyu",
        (
            'f"{i}. {word}" for i, word in enumerate(data["choices"], start=1)',
            'f"{i}、{word}" for i, word in zip("一二三", data["choices"])',
        ),
        (
            '"output": data["number"], "processed_output": data["number"]',
            '"output": "一二三"[int(data["number"]) - 1], "processed_output": "一二三"[int(data["number"]) - 1]',
        ),
    ),
    odd(
        "the description tells of examples without a number, and the shots follow",
        "fanyi-tw",
        description="以下是翻譯範例，最後一句請你翻譯。\n\n",
    ),
    odd(
        "two worked chains come to the same number",
        "zh-hand-sums",
        ("小美有30张邮票，送出12张", "小美有36张邮票，送出12张"),
        ("30-12=18张。答案是18", "36-12=24张。答案是24"),
    ),
    odd(
        "two questions on each text",
        "cunzhi-yuedu",
        rows=lambda rows: [
            each
            for row in rows[:5]
            for each in (
                row,
                {**row, "question": "材料的第一个字是什么？", "answer": row["material"][0]},
            )
        ],
    ),
    odd("six shots of ten rows", "zh-pinglun", fewshot=6),
    odd(
        "the shots reason after the answer, which the first line has alone",
        "waimai-qinggan",
        (
            '"output": gold',
            '"output": gold + ("\\n理由：顾客表示满意。" if gold == "正面" else "\\n理由：顾客表示不满。")',
        ),
        ("回答“正面”或“负面”。", "先回答“正面”或“负面”，再换行说明理由。"),
        stop=("\n\n",),
    ),
    own(
        "right and wrong sums are judged, and shots have wrong ones",
        "right-zh-suanshi",
        table(
            "q|a",
            """
        6×7=42|对
        8+5=14|错
        20-9=11|对
        36÷6=7|错
        3×9=27|对
        50-13=47|错
        12+19=31|对
        4×8=34|错
        """,
        ),
        "f\"判断算式的对错。\\n算式：{data['q']}\\n判断：\"",
        output="gold",
    ),
    own(
        "text and answer differ in one character, as it is mended",
        "right-zh-biezi",
        table(
            "q|a",
            """
        我门一起去学校。|我们一起去学校。
        他在公圆里散步。|他在公园里散步。
        今天的天汽真好。|今天的天气真好。
        妈妈买了一蓝苹果。|妈妈买了一篮苹果。
        请把窗户观上。|请把窗户关上。
        小猫喜欢吃渔。|小猫喜欢吃鱼。
        老师给我们讲故是。|老师给我们讲故事。
        爷爷每天看报低。|爷爷每天看报纸。
        """,
        ),
        "f\"改正句子中的错别字，写出完整的句子。\\n句子：{data['q']}\\n改正：\"",
        output="gold",
    ),
    own(
        "answers are in English, since the word is asked for in it",
        "right-tw-danzi",
        table(
            "q|a",
            """
        蘋果|apple
        老師|teacher
        火車|train
        雨傘|umbrella
        廚房|kitchen
        鋼琴|piano
        月亮|moon
        醫院|hospital
        """,
        ),
        "f\"寫出「{data['q']}」的英文單字，全部小寫。\\n英文：\"",
        output="gold",
    ),
    own(
        "worked examples are part of the instruction, and have the form of the question",
        "right-tw-liangci",
        table(
            "q|a",
            """
        一＿＿書|本
        一＿＿貓|隻
        一＿＿馬|匹
        一＿＿樹|棵
        一＿＿河|條
        一＿＿衣服|件
        一＿＿信|封
        一＿＿燈|盞
        """,
        ),
        "f\"在空格裡填上一個量詞。\\n「一＿＿紙」應填：張\\n「一＿＿刀」應填：把\\n「{data['q']}」應填：\"",
        output="gold",
        fewshot=0,
    ),
    own(
        "the next line of a poem is asked for, and looks like the one before",
        "right-zh-shiju",
        table(
            "q|a",
            """
        床前明月光|疑是地上霜
        白日依山尽|黄河入海流
        春眠不觉晓|处处闻啼鸟
        红豆生南国|春来发几枝
        千山鸟飞绝|万径人踪灭
        松下问童子|言师采药去
        慈母手中线|游子身上衣
        锄禾日当午|汗滴禾下土
        """,
        ),
        "f\"写出下一句诗，不加标点。\\n上句：{data['q']}\\n下句：\"",
        output="gold",
    ),
)
