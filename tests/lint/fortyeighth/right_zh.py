"""Right prompts in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, right, starred, table

SHI = qa("""
床前明月光 > 疑是地上霜
春眠不觉晓 > 处处闻啼鸟
白日依山尽 > 黄河入海流
锄禾日当午 > 汗滴禾下土
红豆生南国 > 春来发几枝
千山鸟飞绝 > 万径人踪灭
离离原上草 > 一岁一枯荣
""")
PINGLUN = qa("""
物流很快，包装也好，点赞。 > 好评
用了两天就坏了，客服还不理人。 > 差评
颜色和图片一样，很满意。 > 好评
尺码偏小，料子扎人。 > 差评
第三次回购了，家里人都喜欢。 > 好评
味道刺鼻，直接扔了。 > 差评
性价比高，推荐购买。 > 好评
少发了一件，还要我自己付邮费。 > 差评
""")
XINWEN = qa("""
国足主场一比零取胜，小组出线。 > 体育
央行宣布下调存款准备金率。 > 财经
新款手机搭载自研芯片。 > 科技
女排三比二逆转夺冠。 > 体育
科学家研制出可折叠电池。 > 科技
多家银行上调房贷利率。 > 财经
马拉松比赛吸引三万名跑者。 > 体育
人工智能助手能听懂方言了。 > 科技
股市午后跳水，两市成交缩量。 > 财经
""")
SHUXUE = table(
    "题|过程|答",
    """
    小明有15颗糖，给了妹妹6颗，还剩几颗？|15-6=9，所以还剩9颗。|9
    一支铅笔2元，买8支要多少元？|2*8=16，所以要16元。|16
    36个同学平均分成4组，每组几人？|36/4=9，所以每组9人。|9
    书架上层有23本书，下层有19本，共有几本？|23+19=42，所以共有42本。|42
    爸爸35岁，儿子7岁，爸爸比儿子大几岁？|35-7=28，所以大28岁。|28
    一箱苹果48个，吃了13个，还剩几个？|48-13=35，所以还剩35个。|35
    长方形长9米宽5米，面积是多少平方米？|9*5=45，所以面积是45平方米。|45
    """,
)
LISHI = starred(
    """
    秦始皇统一六国是在哪一年？|公元前256年/*公元前221年/公元前206年/公元前202年
    科举制度创立于哪个朝代？|*隋朝/宋朝/元朝/清朝
    郑和下西洋发生在哪个朝代？|唐朝/宋朝/*明朝/清朝
    《资治通鉴》的主编是谁？|班固/司马迁/欧阳修/*司马光
    甲午战争爆发于哪一年？|1840年/*1894年/1900年/1911年
    都江堰是谁主持修建的？|*李冰/蒙恬/商鞅/韩信
    活字印刷术的发明者是谁？|蔡伦/沈括/*毕昇/张衡
    五四运动爆发于哪一年？|1905年/1911年/1927年/*1919年
    """,
    question="题目",
    choices="选项",
    answer="正确",
)
YAOJIN = table(
    "药品|说明|忌酒",
    """
    头孢克肟|服药期间及停药后一周内不得饮酒。|是
    维生素C片|可与食物同服，无饮食禁忌。|否
    甲硝唑片|用药期间禁止饮酒。|是
    板蓝根颗粒|开水冲服，一日三次。|否
    安眠药|与酒精同用可致呼吸抑制，严禁饮酒。|是
    钙片|睡前嚼服，饮水即可。|否
    """,
)

RIGHT: tuple[Right, ...] = (
    ask("verses of Tang, the line that follows", SHI, "data['q'] + '，'", output="gold"),
    ask(
        "verses of Tang with cues of their own",
        SHI,
        "f\"上句：{data['q']}\\n下句：\"",
        output="gold",
    ),
    right(
        "reviews of a shop, good or bad",
        "pinglun",
        r"""
        text = f"买家评论：{data['q']}\n这是好评还是差评？"
        gold = data["a"]
        """,
        PINGLUN,
        lead="",
    ),
    right(
        "reviews of a shop by numbers with a legend",
        "pinglun-number",
        r"""
        text = f"判断评论的情感，好评输出1，差评输出0。\n评论：{data['q']}\n输出："
        gold = "1" if data["a"] == "好评" else "0"
        """,
        PINGLUN,
        lead="",
    ),
    right(
        "kinds of news with brackets",
        "xinwen",
        r"""
        text = "【新闻】" + data["q"] + "\n【类别（体育、财经、科技）】"
        gold = data["a"]
        """,
        XINWEN,
        lead="",
    ),
    right(
        "kinds of news by letters",
        "xinwen-letter",
        r"""
        labels = ["体育", "财经", "科技"]
        menu = "　".join(f"{mark}、{label}" for mark, label in zip("ABC", labels))
        text = f"新闻：{data['q']}\n类别：{menu}\n请选择（填字母）："
        gold = "ABC"[labels.index(data["a"])]
        """,
        XINWEN,
        lead="",
    ),
    right(
        "sums of a primary school with steps",
        "xiaoxue",
        r"""
        return {
            "input": f"题目：{data['题']}\n请先写出过程，再在####后写出答案。\n解答：",
            "output": f"{data['过程']}#### {data['答']}",
            "processed_output": data["答"],
        }
        """,
        SHUXUE,
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    right(
        "sums of a primary school, number only",
        "xiaoxue-short",
        r"""
        text = data["题"] + "（只写数字）\n答："
        gold = data["答"]
        """,
        SHUXUE,
        lead="",
    ),
    right(
        "history with letters in brackets",
        "lishi",
        r"""
        text = "单项选择题\n" + data["题目"] + "\n"
        text += "\n".join(f"（{mark}）{each}" for mark, each in zip("ABCD", data["选项"]))
        text += "\n正确选项："
        gold = "ABCD"[data["正确"]]
        """,
        LISHI,
        lead="",
    ),
    right(
        "history with all options in a line",
        "lishi-line",
        r"""
        text = data["题目"] + " "
        text += "；".join(f"{n}）{each}" for n, each in enumerate(data["选项"], 1))
        text += "。答案的序号是"
        gold = str(data["正确"] + 1)
        """,
        LISHI,
        lead="",
    ),
    right(
        "history with the right text as the answer",
        "lishi-text",
        r"""
        text = f"从备选答案中选出正确的一个。\n问：{data['题目']}\n备选：{'、'.join(data['选项'])}\n答："
        gold = data["选项"][data["正确"]]
        """,
        LISHI,
        lead="",
    ),
    right(
        "leaflets of drugs, whether alcohol is forbidden",
        "yaojin",
        r"""
        text = f"药品：{data['药品']}\n说明书：{data['说明']}\n服药期间是否必须忌酒（是/否）："
        gold = data["忌酒"]
        """,
        YAOJIN,
        lead="",
    ),
)
