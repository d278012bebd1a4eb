"""Right prompts in Chinese of teachers, clerks, shops and exams."""

from __future__ import annotations

from tests.lint.making import ask, qa, starred, table

CITIES = qa("""
广东 > 广州
浙江 > 杭州
四川 > 成都
湖北 > 武汉
山东 > 济南
福建 > 福州
""")
MEASURE = qa("""
一_书 > 本
两_马 > 匹
三_鱼 > 条
一_树 > 棵
四_车 > 辆
一_伞 > 把
""")
OPPOSITE = qa("""
高 > 矮
快 > 慢
冷 > 热
轻 > 重
新 > 旧
远 > 近
""")
POEMS = qa("""
床前明月光 > 疑是地上霜
白日依山尽 > 黄河入海流
春眠不觉晓 > 处处闻啼鸟
锄禾日当午 > 汗滴禾下土
红豆生南国 > 春来发几枝
千山鸟飞绝 > 万径人踪灭
""")
DESK = qa("""
快递三天没有更新了，帮我查一下。 > 物流
衣服小了，想换大一号的。 > 售后
优惠券怎么用不了？ > 活动
包裹显示签收，可是我没收到。 > 物流
耳机只有一边响，要退货。 > 售后
满两百减三十什么时候结束？ > 活动
""")
HISTORY = starred("""
唐朝的都城是|洛阳/*长安/开封
活字印刷术的发明者是|蔡伦/*毕昇/张衡
郑和下西洋发生在|*明朝/宋朝/清朝
《史记》的作者是|班固/司马光/*司马迁
赤壁之战中获胜的一方是|*孙刘联军/曹军/匈奴
科举制度开始于|*隋朝/汉朝/元朝
""")
JUDGE = table(
    "text|ok?",
    """
    地球绕着太阳转。|true
    鲸鱼是一种鱼。|false
    水在标准大气压下一百度沸腾。|true
    三角形的内角和是三百六十度。|false
    长江比黄河长。|true
    冰的密度比水大。|false
    """,
)
SUMS = table(
    "q|steps|a",
    """
    小红有8个苹果，吃了3个，又买了5个，现在有几个？|8-3+5=10|10
    一箱牛奶有24盒，两箱有多少盒？|24×2=48|48
    45个同学平均分成5组，每组几人？|45÷5=9|9
    一根绳子长30米，用去12米，还剩多少米？|30-12=18|18
    每张票15元，买4张要多少元？|15×4=60|60
    甲有20元，乙比甲多7元，乙有多少元？|20+7=27|27
    """,
)
PLACES = table(
    "text|person|place",
    """
    王芳昨天从南京飞到了昆明。|王芳|昆明
    李强下个月要去大连工作。|李强|大连
    陈静带着孩子搬到了苏州。|陈静|苏州
    赵磊正在厦门参加比赛。|赵磊|厦门
    孙丽暑假去了敦煌旅行。|孙丽|敦煌
    周明坐高铁前往长沙。|周明|长沙
    """,
)

RIGHT = (
    ask("省会", CITIES, 'data["q"] + "的省会是"', output="gold"),
    ask("省会，问答", CITIES, r'''f"问：{data['q']}省的省会是哪座城市？\n答："''', output="gold"),
    ask(
        "量词填空",
        MEASURE,
        r'''"填上合适的量词。\n" + data["q"].replace("_", "（　　）") + "\n量词："''',
        output="gold",
    ),
    ask(
        "量词填空，下划线",
        MEASURE,
        r'''f"{data['q'].replace('_', '____')}\n横线处应填的量词是："''',
        output="gold",
    ),
    ask("反义词", OPPOSITE, '''f"“{data['q']}”的反义词："''', output="gold"),
    ask("反义词，箭头", OPPOSITE, '''f"{data['q']} →"''', output='" " + gold'),
    ask("接下一句诗", POEMS, r'''f"请写出下一句诗。\n上句：{data['q']}\n下句："''', output="gold"),
    ask("接下一句诗，逗号", POEMS, '''f"{data['q']}，"''', output="gold", fewshot=4),
    ask(
        "客服分类",
        DESK,
        r'''f"把顾客的话分到物流、售后、活动三类之一。\n顾客：{data['q']}\n类别："''',
        output="gold",
    ),
    ask(
        "客服分类，带说明",
        DESK,
        r""""\n".join(["类别说明：", "物流——包裹的运送", "售后——退货和换货", "活动——优惠和券", "", f"留言：{data['q']}", "类别："])""",
        output="gold",
    ),
    ask(
        "客服分类，用数字",
        DESK,
        r'''f"1＝物流，2＝售后，3＝活动\n留言：{data['q']}\n编号："''',
        gold='{"物流": "1", "售后": "2", "活动": "3"}[data["a"]]',
        output="gold",
    ),
    ask(
        "历史单选",
        HISTORY,
        r'''data["question"] + "（　　）\n" + "\n".join(f"{m}．{c}" for m, c in zip("ABC", data["choices"])) + "\n答案："''',
        gold='"ABC"[data["answer"]]',
        output="gold",
    ),
    ask(
        "历史单选，写内容",
        HISTORY,
        r'''f"{data['question']}____。从下面选一个词抄下来：{'、'.join(data['choices'])}。\n答："''',
        gold='data["choices"][data["answer"]]',
        output="gold",
    ),
    ask(
        "历史单选，用圈码",
        HISTORY,
        r'''f"题目：{data['question']}\n" + "".join(f"{m}{c}\n" for m, c in zip("①②③", data["choices"])) + "选："''',
        gold='"①②③"[data["answer"]]',
        output="gold",
    ),
    ask(
        "判断对错",
        JUDGE,
        r'''f"判断下面的说法，对的写“对”，错的写“错”。\n说法：{data['text']}\n判断："''',
        gold='"对" if data["ok"] else "错"',
        output="gold",
    ),
    ask(
        "判断，打钩",
        JUDGE,
        r'''f"对的打√，错的打×。\n{data['text']}\n答："''',
        gold='"√" if data["ok"] else "×"',
        output="gold",
    ),
    ask("应用题，直接写得数", SUMS, r'''f"{data['q']}只写得数。\n得数："''', output="gold"),
    ask(
        "应用题，先列式",
        SUMS,
        r'''f"题：{data['q']}\n先列算式，再在“####”后面写得数。\n解："''',
        output="f\"{data['steps']} #### {gold}\"",
        postprocess="gsm8k_post",
    ),
    ask(
        "抽取人名",
        PLACES,
        r'''f"句子：{data['text']}\n句中的人名："''',
        gold='data["person"]',
        output="gold",
    ),
    ask(
        "抽取地名",
        PLACES,
        r'''f"{data['text']}\n句中提到的城市是："''',
        gold='data["place"]',
        output="gold",
    ),
    ask(
        "抽取成JSON",
        PLACES,
        r'''f"从句子中抽取人名和目的地，输出JSON，键为“人名”和“目的地”。\n句子：{data['text']}\nJSON："''',
        gold='json.dumps({"人名": data["person"], "目的地": data["place"]}, ensure_ascii=False)',
        output="gold",
        above="import json",
    ),
)
