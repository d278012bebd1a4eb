"""Right prompts in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_zh import BINGLI, CIYU, GONGDAN, KAOSHI, PANDUAN, YINGYONG, YUEDU
from tests.lint.making import Right, ask, odd, qa, records, right, table

PINGLUN = table(
    "text|label",
    """
    菜量很足，味道也好，下次还来。|好评
    等了一个小时才上菜，服务太差。|差评
    老板热情，环境干净。|好评
    汤里有头发，太恶心了。|差评
    价格实惠，学生党很喜欢。|好评
    米饭是夹生的，没法吃。|差评
    甜品做得精致，拍照好看。|好评
    停车场收费乱，体验糟糕。|差评
    """,
)
SHICI = qa("""
床前明月光， > 疑是地上霜
白日依山尽， > 黄河入海流
春眠不觉晓， > 处处闻啼鸟
野火烧不尽， > 春风吹又生
谁知盘中餐， > 粒粒皆辛苦
欲穷千里目， > 更上一层楼
""")
SHENGHUI = qa("""
湖南 > 长沙
湖北 > 武汉
四川 > 成都
云南 > 昆明
甘肃 > 兰州
福建 > 福州
江西 > 南昌
""")
FANYI = qa("""
谢谢你。 > Thank you.
请坐。 > Please sit down.
下雨了。 > It is raining.
我饿了。 > I am hungry.
门开着。 > The door is open.
明天见。 > See you tomorrow.
""")
HETONG = table(
    "tiaokuan|jia|yi",
    """
    甲方：东海公司；乙方：张伟。双方签订租房合同。|东海公司|张伟
    本合同由甲方李娜与乙方宏达建材订立。|李娜|宏达建材
    甲方为新城中学，乙方为蓝天食品厂。|新城中学|蓝天食品厂
    甲方王强将车卖给乙方刘洋。|王强|刘洋
    乙方顺风快递为甲方美佳超市送货。|美佳超市|顺风快递
    甲方：绿地物业，乙方：陈静，合同期一年。|绿地物业|陈静
    """,
)
WENDU = records(
    "city high low",
    ("北京", 30, 19),
    ("上海", 28, 22),
    ("广州", 33, 26),
    ("西安", 25, 14),
    ("大连", 21, 15),
    ("成都", 27, 18),
)
XUANZE = records(
    "question choices answer",
    ("水的化学式是？", ["H2O", "CO2", "O2"], 0),
    ("一年有几个季节？", ["两个", "三个", "四个"], 2),
    ("中国的首都是？", ["上海", "北京", "天津"], 1),
    ("蜜蜂采集的是？", ["花蜜", "泥土", "石头"], 0),
    ("一打鸡蛋是几个？", ["十个", "十二个", "八个"], 1),
    ("太阳从哪边升起？", ["西边", "北边", "东边"], 2),
)
GUZHU = table(
    "zi|yi|yn",
    """
    食|吃|是
    走|坐|否
    目|眼睛|是
    首|脚|否
    舟|船|是
    犬|猫|否
    """,
)
PINGJIA = qa("""
這家店的珍珠奶茶太甜了，喝不完。 > 負面
民宿老闆人很好，還請我們吃水果。 > 正面
捷運站旁邊，交通很方便。 > 正面
廁所有怪味，不會再來。 > 負面
導遊講解生動，孩子聽得入迷。 > 正面
排隊兩小時，東西卻賣完了。 > 負面
""")

RIGHT: tuple[Right, ...] = (
    ask(
        "reviews of a canteen",
        PINGLUN,
        '"评论：" + data["text"] + "\\n这是好评还是差评？"',
        'data["label"]',
        "gold",
    ),
    ask(
        "reviews as digits with their legend",
        PINGLUN,
        '"1表示好评，0表示差评。\\n评论：" + data["text"] + "\\n标签："',
        '"1" if data["label"] == "好评" else "0"',
        "gold",
    ),
    ask(
        "reviews in corner brackets",
        PINGLUN,
        "f\"请判断「{data['text']}」的情感，回答“好评”或“差评”：\"",
        'data["label"]',
        "gold",
    ),
    ask(
        "reviews as an object of JSON",
        PINGLUN,
        '"以JSON输出情感，键为sentiment，值为positive或negative。\\n评论：" + data["text"] + "\\n输出："',
        'json.dumps({"sentiment": "positive" if data["label"] == "好评" else "negative"})',
        "gold",
        above="import json",
    ),
    ask(
        "the next line of a poem",
        SHICI,
        '"请写出下一句（不带标点）。\\n" + data["q"]',
        output="gold",
    ),
    ask("the line as a dialogue", SHICI, '"老师：" + data["q"] + "\\n学生："', output="gold"),
    ask(
        "the first sign of the next line",
        SHICI,
        '"写出下一句的第一个字。\\n上句：" + data["q"] + "\\n字："',
        'data["a"][0]',
        "gold",
    ),
    ask(
        "capitals of provinces",
        SHENGHUI,
        "f\"问：{data['q']}省的省会是哪座城市？\\n答：\"",
        output="gold",
    ),
    ask("capitals by a gap at the end", SHENGHUI, 'data["q"] + "的省会是"', output="gold"),
    ask(
        "Chinese into English",
        FANYI,
        '"把中文译成英文。\\n中文：" + data["q"] + "\\n英文："',
        output="gold",
    ),
    ask("English into Chinese", FANYI, '"English: " + data["a"] + "\\nChinese:"', 'data["q"]'),
    ask(
        "parties of a contract",
        HETONG,
        '"条款：" + data["tiaokuan"] + "\\n甲方是谁？"',
        'data["jia"]',
        "gold",
    ),
    ask(
        "both parties, by a semicolon",
        HETONG,
        '"从条款中找出甲方和乙方，按“甲方；乙方”的顺序写，用分号隔开。\\n" + data["tiaokuan"] + "\\n结果："',
        'data["jia"] + "；" + data["yi"]',
        "gold",
    ),
    ask(
        "the range of a day's temperature",
        WENDU,
        "f\"{data['city']}今日最高{data['high']}℃，最低{data['low']}℃，温差是多少℃？\\n温差：\"",
        'str(data["high"] - data["low"]) + "℃"',
        "gold",
    ),
    ask(
        "a weather sentence",
        WENDU,
        '"城市|最高|最低\\n{city}|{high}|{low}\\n改写成一句话：".format(**data)',
        "f\"{data['city']}最高{data['high']}度，最低{data['low']}度。\"",
        "gold",
    ),
    right(
        "three options with circled digits",
        "zh-circled",
        """
        text = data["question"] + "\\n"
        text += "　".join(m + c for m, c in zip("①②③", data["choices"]))
        text += "\\n选："
        gold = "①②③"[data["answer"]]
        """,
        XUANZE,
        lead="",
    ),
    right(
        "three options with heavenly stems",
        "zh-stems",
        """
        lines = [f"{m}、{c}" for m, c in zip("甲乙丙", data["choices"])]
        text = "\\n".join(["请选择甲、乙或丙。", data["question"], *lines, "答："])
        gold = "甲乙丙"[data["answer"]]
        """,
        XUANZE,
        lead="",
    ),
    right(
        "three options, answered by the text",
        "zh-text",
        """
        text = f"{data['question']}（{'／'.join(data['choices'])}）\\n直接写出正确选项的内容："
        gold = data["choices"][data["answer"]]
        """,
        XUANZE,
        lead="",
    ),
    ask(
        "old words and their meaning",
        GUZHU,
        "f\"古文中“{data['zi']}”的意思是“{data['yi']}”吗？（是/否）\"",
        'data["yn"]',
        "gold",
    ),
    ask(
        "traditional reviews",
        PINGJIA,
        '"評論：" + data["q"] + "\\n情感（正面或負面）："',
        output="gold",
    ),
    ask(
        "traditional reviews with plus and minus",
        PINGJIA,
        '"正面記作＋，負面記作－。\\n" + data["q"] + "\\n記號："',
        '"＋" if data["a"] == "正面" else "－"',
        "gold",
    ),
    odd("geography, with a bracket for the letter", KAOSHI, ("答案：", "答案（A/B/C/D）：")),
    odd(
        "physics by tick and cross",
        PANDUAN,
        ('{True: "对", False: "错"}', '{True: "√", False: "×"}'),
        ("“对”", "“√”"),
        ("“错”", "“×”"),
    ),
    odd(
        "tickets by name of class",
        GONGDAN,
        ("只回答编号。类别：{shuoming}", "只回答类别名。类别：{shuoming}"),
        (
            '"；".join(f"{hao}={ming}" for hao, ming in LEIBIE.items())',
            '"、".join(LEIBIE.values())',
        ),
        ('str(data["label"])', 'LEIBIE[data["label"]]'),
        ("\\n编号：", "\\n类别名："),
    ),
    odd(
        "reading without the demand's heading",
        YUEDU,
        ('"【要求】用短文中的原词回答，不写句子。",\n', ""),
    ),
    odd("sums without shots", YINGYONG, fewshot=0),
    odd(
        "idioms with the sentence in quotes", CIYU, ('data["juzi"] +', '"“" + data["juzi"] + "”" +')
    ),
    odd(
        "notes with the order turned in demand and answer",
        BINGLI,
        ("“主诉：…；时长：…”", "“时长：…；主诉：…”"),
        ("写出主诉和时长", "写出时长和主诉"),
        (
            '(("主诉", "complaint"), ("时长", "duration"))',
            '(("时长", "duration"), ("主诉", "complaint"))',
        ),
    ),
)
