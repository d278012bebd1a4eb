"""Right prompts of their own that look odd: in Chinese, simplified and traditional, and mixed."""

from __future__ import annotations

from tests.lint.making import ask, qa, starred

FANYI = qa("""
苹果 > apple
窗户 > window
医生 > doctor
河流 > river
冬天 > winter
钥匙 > key
面包 > bread
星期五 > Friday
火车站 > railway station
图书馆 > library
""")
LIANGCI = qa("""
马 > 匹
鱼 > 条
书 > 本
桌子 > 张
衣服 > 件
车 > 辆
花 > 朵
树 > 棵
笔 > 支
刀 > 把
""")
SHUXUE = qa("""
3+4 > 7
9-5 > 4
6×2 > 12
18÷3 > 6
25+16 > 41
70-33 > 37
8×7 > 56
45÷9 > 5
12+19 > 31
60-48 > 12
""")
XUANZE = starred("""
哪一个是水果？|石头/*橘子/衬衫
哪一个会飞？|*燕子/水牛/山羊
哪一个是金属？|木炭/玻璃/*铝
哪一个是乐器？|*琵琶/毛笔/砚台
哪一个生活在水里？|松鼠/*鲤鱼/公鸡
哪一个是饮料？|馒头/米饭/*豆浆
哪一个是首都？|上海/*北京/广州
哪一个是季节？|*秋天/早晨/周末
哪一个可以写字？|筷子/枕头/*铅笔
""")
SHIXUAN = qa(
    """
    床前明月光 > 疑是地上霜
    春眠不覺曉 > 處處聞啼鳥
    白日依山盡 > 黃河入海流
    千山鳥飛絕 > 萬徑人蹤滅
    紅豆生南國 > 春來發幾枝
    松下問童子 > 言師採藥去
    空山不見人 > 但聞人語響
    向晚意不適 > 驅車登古原
    移舟泊煙渚 > 日暮客愁新
    """
)
PLAIN = "gold"
PICK = '"甲乙丙"[data["answer"]]'
RIGHT = (
    ask("中英文提示语混用而有意", FANYI, "f\"中文 {data['q']}\\nEnglish\""),
    ask("词在方头括号里", FANYI, "f\"【{data['q']}】的英文是\""),
    ask("箭头作提示", FANYI, "f\"{data['q']} →\""),
    ask("一问一答的对话", FANYI, "f\"学生：“{data['q']}”用英语怎么说？\\n老师：\"", output=PLAIN),
    ask("词典条目的样子", FANYI, "f\"{data['q']} 〔名词〕 英译：\"", output=PLAIN),
    ask("斜线两边是两种语言", FANYI, "f\"汉 / 英\\n{data['q']} /\""),
    ask(
        "空格由括号表示",
        LIANGCI,
        "f\"在（　）里填上合适的量词。\\n一（　）{data['q']}\\n量词：\"",
        output=PLAIN,
    ),
    ask("要求只用一个字", LIANGCI, "f\"“{data['q']}”的量词，只写一个字：\"", output=PLAIN),
    ask("下划线作空", LIANGCI, "f\"两____{data['q']}，空里填：\"", output=PLAIN),
    ask("句子写到一半", LIANGCI, "f\"数{data['q']}的时候，量词用\"", output=PLAIN),
    ask("等号就是提示", SHUXUE, "f\"{data['q']}=\"", output=PLAIN),
    ask("口算题有题头", SHUXUE, "f\"口算（直接写得数）\\n{data['q']}＝\"", output=PLAIN),
    ask(
        "得数后面不写单位的说明",
        SHUXUE,
        "f\"算式：{data['q']}\\n得数（不带单位）：\"",
        output=PLAIN,
    ),
    ask("用“几”提问", SHUXUE, "f\"{data['q']}等于几？\\n等于\"", output=PLAIN),
    ask(
        "选项在一行里",
        XUANZE,
        'data["question"] + "　".join(["", *(f"{l}、{c}" for l, c in zip("甲乙丙", data["choices"]))]) + "\\n选："',
        PICK,
        PLAIN,
    ),
    ask(
        "选项是词而回答也是词",
        XUANZE,
        'data["question"] + "（" + "／".join(data["choices"]) + "）\\n答："',
        'data["choices"][data["answer"]]',
        PLAIN,
    ),
    ask(
        "带圈数字",
        XUANZE,
        '"\\n".join([data["question"], *(l + c for l, c in zip("①②③", data["choices"])), "答案："])',
        '"①②③"[data["answer"]]',
        PLAIN,
    ),
    ask(
        "是第几个",
        XUANZE,
        'data["question"] + "、".join(data["choices"]) + "\\n是第几个？答（一、二、三）："',
        '"一二三"[data["answer"]]',
        PLAIN,
    ),
    ask(
        "選項字母用全形括號",
        XUANZE,
        '"\\n".join([data["question"], *(f"（{l}）{c}" for l, c in zip("ABC", data["choices"])), "答案："])',
        '"ABC"[data["answer"]]',
        PLAIN,
    ),
    ask("詩的上句後面是逗號", SHIXUAN, "f\"{data['q']}，\"", output=PLAIN),
    ask("接下一句詩", SHIXUAN, "f\"上句：{data['q']}\\n下句：\"", output=PLAIN),
    ask(
        "五個字一句",
        SHIXUAN,
        "f\"請接下句（五個字，不加標點）。\\n「{data['q']}」\\n下句：\"",
        output=PLAIN,
    ),
    ask("兩人對詩", SHIXUAN, "f\"甲吟：{data['q']}。\\n乙接：\"", output=PLAIN),
    ask(
        "雙引號裡有單引號",
        SHIXUAN,
        "f\"老師問：『「{data['q']}」的下一句是什麼？』\\n學生答：\"",
        output=PLAIN,
    ),
)
