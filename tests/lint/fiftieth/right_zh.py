"""Right prompts in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, starred, table

POEMS = qa("""
床前明月光， > 疑是地上霜。
白日依山尽， > 黄河入海流。
春眠不觉晓， > 处处闻啼鸟。
锄禾日当午， > 汗滴禾下土。
千山鸟飞绝， > 万径人踪灭。
红豆生南国， > 春来发几枝。
离离原上草， > 一岁一枯荣。
""")
CITIES = qa("""
四川省 > 成都
云南省 > 昆明
福建省 > 福州
山西省 > 太原
湖南省 > 长沙
吉林省 > 长春
甘肃省 > 兰州
""")
COMPLAINTS = table(
    "text|dept",
    """
    路灯坏了三天，晚上很黑。|市政
    楼上每天半夜装修，吵得睡不着。|环保
    公交车总是晚点半小时以上。|交通
    人行道的地砖碎了，老人摔倒了。|市政
    河里飘着油，气味刺鼻。|环保
    十字路口的红绿灯时间太短。|交通
    井盖不见了，很危险。|市政
    工厂烟囱冒黑烟。|环保
    共享单车堵住了公交车道。|交通
    """,
)
ANTONYMS = qa("""
大 > 小
高 > 低
快 > 慢
黑 > 白
冷 > 热
开 > 关
早 > 晚
""")
MEDICINE = starred("""
下列哪项属于脂溶性维生素？|维生素C/*维生素D/维生素B1/维生素B12
成人正常心率范围是每分钟多少次？|*60至100/20至40/120至160/180至200
胰岛素由哪个器官分泌？|肝脏/脾脏/*胰腺/肾脏
缺铁最容易引起哪种疾病？|夜盲症/佝偻病/坏血病/*贫血
测量血压常用的部位是哪里？|*上臂/手指/脚踝/颈部
青霉素使用前必须做什么？|禁食/*皮试/导尿/吸氧
人体最大的器官是什么？|肝脏/大脑/*皮肤/肺
流感的主要传播途径是什么？|血液/食物/土壤/*飞沫
""")
ORDERS = table(
    "msg|item|num#",
    """
    老板，来两碗牛肉面，不要香菜。|牛肉面|2
    我要一份蛋炒饭打包。|蛋炒饭|1
    麻烦给我们这桌加四瓶啤酒。|啤酒|4
    五个肉包子，谢谢。|肉包子|5
    三杯豆浆，都要热的。|豆浆|3
    再来六串羊肉串！|羊肉串|6
    给孩子点一份小馄饨。|小馄饨|1
    """,
)
SIMILAR = table(
    "a|b|same#",
    """
    怎么修改密码？|密码在哪里改？|1
    快递几天能到？|你们店几点关门？|0
    可以开发票吗？|能不能给我开张发票？|1
    会员怎么续费？|会员有什么好处？|0
    订单怎么取消？|我想取消订单怎么办？|1
    这件衣服有红色吗？|这件衣服能水洗吗？|0
    怎么联系人工客服？|人工客服怎么找？|1
    退款多久到账？|退货地址是什么？|0
    """,
)
PINYIN = qa("""
学校 > xuéxiào
朋友 > péngyou
天气 > tiānqì
老师 > lǎoshī
水果 > shuǐguǒ
火车 > huǒchē
中国 > Zhōngguó
""")
SUMMARY = table(
    "news|title",
    """
    昨日，市图书馆宣布从下月起延长开放时间至晚上十点。|市图书馆下月起开放至晚十点
    受台风影响，今天上午所有渡轮停航。|台风来袭 今日上午渡轮停航
    经过两年修缮，古城门将于周六重新开放。|古城门修缮两年 周六重新开放
    我市三名学生在全国机器人比赛中获得金奖。|我市三名学生获全国机器人赛金奖
    气象台预计，本周末气温将下降十度左右。|本周末气温预计降十度左右
    新地铁线路将于国庆节前通车，全程四十分钟。|新地铁线国庆节前通车
    """,
)
TRAD = table(
    "q|a",
    """
    臺灣最高的山是哪一座？|玉山
    日月潭位於哪個縣？|南投縣
    臺灣最長的河流是哪一條？|濁水溪
    故宮博物院位於哪個城市？|臺北市
    太魯閣國家公園主要位於哪個縣？|花蓮縣
    綠島屬於哪個縣？|臺東縣
    """,
)
NUMBERS = records(
    "han num",
    ("三十七", 37),
    ("一百零五", 105),
    ("六千二百", 6200),
    ("九十九", 99),
    ("四百一十", 410),
    ("两万八千", 28000),
    ("十六", 16),
)

RIGHT: tuple[Right, ...] = (
    ask("下一句诗", POEMS, '"请写出下一句。\\n" + data["q"]', output="gold"),
    ask("上句和下句各有提示", POEMS, "f\"上句：{data['q']}\\n下句：\"", output="gold"),
    ask("省会城市", CITIES, "f\"{data['q']}的省会是\"", output="gold"),
    ask("省会城市，问答体", CITIES, "f\"问：{data['q']}的省会是哪座城市？\\n答：\"", output="gold"),
    right(
        "市民投诉分到三个部门",
        "right-tousu",
        """
        text = "请将投诉转给对应部门（" + "、".join(DEPTS) + "）。\\n"
        text += f"投诉：{data['text']}\\n部门："
        gold = data["dept"]
        """,
        COMPLAINTS,
        lead="",
        above='DEPTS = ("市政", "环保", "交通")',
    ),
    right(
        "部门用编号表示",
        "right-tousu-bianhao",
        """
        codes = {"市政": "1", "环保": "2", "交通": "3"}
        legend = "\\n".join(f"{code}＝{name}" for name, code in codes.items())
        text = f"投诉属于哪个部门？只答编号。\\n{legend}\\n内容：{data['text']}\\n编号："
        gold = codes[data["dept"]]
        """,
        COMPLAINTS,
        lead="",
    ),
    ask("反义词用箭头", ANTONYMS, "f\"写出反义词：{data['q']} → \".rstrip()", output='" " + gold'),
    ask(
        "反义词用等号问",
        ANTONYMS,
        "f\"“{data['q']}”的反义词是什么？只写一个字。\\n反义词：\"",
        output="gold",
    ),
    right(
        "医学单选，字母加顿号",
        "right-yixue-dunhao",
        """
        lines = [f"{letter}、{text}" for letter, text in zip("ABCD", data["choices"])]
        text = "\\n".join([f"单选题：{data['question']}", *lines, "正确答案："])
        gold = "ABCD"[data["answer"]]
        """,
        MEDICINE,
        lead="",
    ),
    right(
        "医学单选，带圈数字",
        "right-yixue-quan",
        """
        marks = "①②③④"
        shown = "；".join(mark + text for mark, text in zip(marks, data["choices"]))
        text = f"{data['question']}{shown}。请写出正确选项的序号：".replace("？", "？\\n")
        gold = marks[data["answer"]]
        """,
        MEDICINE,
        lead="",
    ),
    right(
        "医学题不列选项，比较似然",
        "right-yixue-ppl",
        """
        gold = max(data["target_scores"], key=data["target_scores"].get)
        text = "问题：" + data["question"] + "\\n答案："
        """,
        tuple(
            {
                "question": row["question"],
                "target_scores": {x: int(n == row["answer"]) for n, x in enumerate(row["choices"])},
            }
            for row in MEDICINE
        ),
        lead="",
        method="ppl",
    ),
    right(
        "医学题，天干作选项",
        "right-yixue-tiangan",
        """
        gan = "甲乙丙丁"
        rows = "\\n".join(f"{g}：{t}" for g, t in zip(gan, data["choices"]))
        text = f"请从甲、乙、丙、丁中选出正确的一项。\\n题目：{data['question']}\\n{rows}\\n选择："
        gold = gan[data["answer"]]
        """,
        MEDICINE,
        lead="",
    ),
    right(
        "点餐信息转成JSON",
        "right-diancan-json",
        """
        text = f"从顾客的话里提取菜名和数量，输出JSON，键为item和num。\\n顾客：{data['msg']}\\nJSON："
        gold = json.dumps({"item": data["item"], "num": data["num"]}, ensure_ascii=False)
        """,
        ORDERS,
        lead="",
        above="import json",
    ),
    ask(
        "点餐数量用阿拉伯数字",
        ORDERS,
        "f\"顾客：{data['msg']}\\n一共几份？用阿拉伯数字回答。\\n份数：\"",
        'str(data["num"])',
        output="gold",
    ),
    ask(
        "点了什么，照抄原文",
        ORDERS,
        "f\"顾客点了什么？请照抄原文中的菜名。\\n顾客：{data['msg']}\\n菜名：\"",
        'data["item"]',
        output="gold",
    ),
    ask(
        "两个问题是否同义，是或否",
        SIMILAR,
        "f\"问题一：{data['a']}\\n问题二：{data['b']}\\n两个问题意思相同吗？（是/否）\"",
        '"是" if data["same"] else "否"',
        output="gold",
    ),
    ask(
        "两个问题是否同义，用一和零",
        SIMILAR,
        "f\"意思相同写1，不同写0。\\n甲：{data['a']}\\n乙：{data['b']}\\n判断：\"",
        'str(data["same"])',
        output="gold",
    ),
    ask(
        "拼音带声调",
        PINYIN,
        "f\"给词语注音，标出声调。\\n词语：{data['q']}\\n拼音：\"",
        output="gold",
    ),
    ask("拼音转汉字", PINYIN, "f\"{data['a']} 写成汉字是：\"", 'data["q"]', output="gold"),
    ask(
        "新闻标题，二十字以内",
        SUMMARY,
        "f\"为新闻拟一个标题，不超过二十个字。\\n新闻：{data['news']}\\n标题：\"",
        'data["title"]',
        output="gold",
    ),
    ask(
        "新闻概括，方括号提示",
        SUMMARY,
        "f\"【新闻】{data['news']}\\n【标题】\"",
        'data["title"]',
        output="gold",
    ),
    ask(
        "繁體地理問答",
        TRAD,
        "f\"請回答臺灣地理問題。\\n問題：{data['q']}\\n答案：\"",
        output="gold",
    ),
    ask("汉字数字转阿拉伯数字", NUMBERS, "f\"{data['han']}＝\"", 'str(data["num"])', output="gold"),
    ask(
        "阿拉伯数字转汉字数字",
        NUMBERS,
        "f\"用汉字写出数字{data['num']}：\"",
        'data["han"]',
        output="gold",
    ),
    ask(
        "英文指令，中文内容",
        COMPLAINTS,
        "f\"Which office handles the complaint: 市政, 环保 or 交通?\\n{data['text']}\\nOffice:\"",
        'data["dept"]',
    ),
)
