"""Right prompts in Chinese."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

ANTONYMS = qa("""
高兴 > 难过
宽阔 > 狭窄
勇敢 > 胆小
干净 > 肮脏
聪明 > 愚蠢
寒冷 > 炎热
""")
CLASSIFIERS = qa("""
一（ ）河 > 条
一（ ）笔 > 支
一（ ）伞 > 把
一（ ）诗 > 首
一（ ）井 > 口
一（ ）马 > 匹
""")
EMOTION = table(
    "text|label",
    """
    终于考上了理想的大学，开心得睡不着！|喜
    他居然又骗我，真是气死了。|怒
    奶奶走了，我一个人坐在她的房间里。|哀
    中奖了，全家一起庆祝！|喜
    谁把我的车刮花了还不道歉！|怒
    最好的朋友搬走了，心里空落落的。|哀
    宝宝第一次叫妈妈，太幸福了。|喜
    说好的退款一拖再拖，欺人太甚。|怒
    小狗没能熬过这个冬天。|哀
    """,
)
MODERN = qa("""
吾日三省吾身。 > 我每天多次反省自己。
学而不思则罔。 > 只学习而不思考就会迷惑。
三人行，必有我师焉。 > 几个人同行，其中一定有我的老师。
温故而知新。 > 温习旧知识从而获得新的理解。
不耻下问。 > 不以向不如自己的人请教为耻。
知之为知之。 > 知道就是知道。
""")
SAME = table(
    "s1|s2|label",
    """
    怎么开通花呗？|花呗如何开通？|1
    运费谁出？|几天能到？|0
    密码忘了怎么办？|忘记密码如何处理？|1
    可以开发票吗？|能不能开票？|1
    怎么改地址？|怎么退货？|0
    有红色的吗？|有大号的吗？|0
    客服电话是多少？|请问客服的号码？|1
    """,
)
NUMBERS = qa("""
三百零五 > 305
四十二 > 42
一千二百 > 1200
九十九 > 99
六百一十七 > 617
八千 > 8000
""")
GEO = starred("""
下列城市中，属于四川省的是|*成都/长沙/合肥/福州
下列河流中，流入渤海的是|长江/珠江/*黄河/澜沧江
下列省份中，位于东北的是|云南/*吉林/广西/甘肃
下列湖泊中，面积最大的咸水湖是|太湖/洞庭湖/鄱阳湖/*青海湖
下列山脉中，位于新疆的是|*天山/秦岭/南岭/武夷山
下列岛屿中，属于浙江省的是|崇明岛/*舟山岛/海南岛/涠洲岛
下列高原中，海拔最高的是|黄土高原/内蒙古高原/*青藏高原/云贵高原
下列盆地中，位于新疆北部的是|四川盆地/塔里木盆地/柴达木盆地/*准噶尔盆地
""")
TRUE_ZH = keyed(
    "claim",
    """
    鸡是卵生动物。|*正确/错误
    月亮会自己发光。|正确/*错误
    水由氢和氧组成。|*正确/错误
    蝙蝠是鸟类。|正确/*错误
    北京是中国的首都。|*正确/错误
    一小时有一百分钟。|正确/*错误
    """,
)
TITLES = qa("""
市图书馆本周末起延长开放时间至晚上十点。 > 图书馆延长开放
受台风影响，今天上午所有渡轮停航。 > 台风致渡轮停航
我校女子排球队昨天夺得全省冠军。 > 女排夺得全省冠军
老城区的三座古桥将在明年全部修复。 > 三座古桥明年修复
由于原料涨价，早餐店的包子贵了五角。 > 包子涨价五角
""")
SLOTS = records(
    "says city day",
    ("帮我查一下明天武汉的天气。", "武汉", "明天"),
    ("周六厦门会下雨吗？", "厦门", "周六"),
    ("后天去昆明，要带外套吗？", "昆明", "后天"),
    ("今天哈尔滨多少度？", "哈尔滨", "今天"),
    ("周一贵阳有雾吗？", "贵阳", "周一"),
    ("济南今晚会不会降温？", "济南", "今晚"),
)
STEPS = table(
    "q|steps|a#",
    """
    甲有18元，乙比甲多7元，乙有多少元？|18+7=25|25
    一袋米重20千克，6袋重多少千克？|20×6=120|120
    54朵花插进9个瓶子，每瓶几朵？|54÷9=6|6
    全程100千米，已走37千米，还剩多少？|100-37=63|63
    每排13人，8排共多少人？|13×8=104|104
    """,
)
TRAD = qa("""
汉语 > 漢語
图书 > 圖書
电视 > 電視
学校 > 學校
飞机 > 飛機
医院 > 醫院
""")

RIGHT: tuple[Right, ...] = (
    ask("反义词，用箭头", ANTONYMS, 'data["q"] + "→"', output="gold"),
    ask("反义词，一句话", ANTONYMS, "f\"“{data['q']}”的反义词是\"", output="gold"),
    ask("量词填空", CLASSIFIERS, "f\"填入合适的量词：{data['q']}\\n量词：\"", output="gold"),
    ask(
        "情绪，三选一",
        EMOTION,
        "f\"判断微博的情绪（喜、怒、哀）。\\n微博：{data['text']}\\n情绪：\"",
        'data["label"]',
        "gold",
    ),
    ask(
        "情绪，带编号的类别",
        EMOTION,
        "f\"类别：1喜，2怒，3哀。\\n微博：{data['text']}\\n类别编号：\"",
        'str("喜怒哀".index(data["label"]) + 1)',
        "gold",
    ),
    ask(
        "文言文翻译",
        MODERN,
        "f\"把文言文译成现代汉语。\\n文言文：{data['q']}\\n译文：\"",
        output="gold",
        metric="bleu",
    ),
    ask(
        "同义问句，数字标签",
        SAME,
        "f\"两个问句意思相同输出1，不同输出0。\\n问句一：{data['s1']}\\n问句二：{data['s2']}\\n输出：\"",
        'data["label"]',
        "gold",
    ),
    ask(
        "同义问句，是与否",
        SAME,
        "f\"甲：{data['s1']}\\n乙：{data['s2']}\\n甲和乙的意思相同吗？（是/否）\\n回答：\"",
        '"是" if data["label"] == "1" else "否"',
        "gold",
    ),
    ask("汉字数字转阿拉伯数字", NUMBERS, "f\"{data['q']} =\""),
    ask("简体转繁体", TRAD, "f\"简体：{data['q']}\\n繁体：\"", output="gold"),
    ask(
        "新闻标题，不超过十个字",
        TITLES,
        "f\"{data['q']}\\n请拟一个不超过十个字的标题：\"",
        output="gold",
        metric="rouge",
    ),
    right(
        "地理选择，选项在一行",
        "dili-yihang",
        r"""
        options = " ".join(f"{mark}.{text}" for mark, text in zip("ABCD", data["choices"]))
        text = f"{data['question']}____。\n{options}\n答案："
        gold = "ABCD"[data["answer"]]
        """,
        GEO,
        lead="",
    ),
    right(
        "地理选择，圈码选项",
        "dili-quanma",
        r"""
        lines = [mark + item for mark, item in zip("①②③④", data["choices"])]
        text = "单选题：" + data["question"] + "\n" + "\n".join(lines) + "\n选择（①②③④之一）："
        gold = "①②③④"[data["answer"]]
        """,
        GEO,
        lead="",
    ),
    right(
        "地理选择，写出选项的文字",
        "dili-wenzi",
        r"""
        text = f"{data['question']}哪一个？\n可选：{'、'.join(data['choices'])}\n回答："
        gold = data["choices"][data["answer"]]
        """,
        GEO,
        lead="",
    ),
    right(
        "判断正误，按似然排序",
        "zhengwu-ppl",
        r"""
        text = f"“{data['claim']}”这句话是"
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        TRUE_ZH,
        lead="",
        method="ppl",
    ),
    right(
        "槽位抽取，输出JSON",
        "tianqi-caowei",
        r"""
        text = f"抽取城市和日期，输出JSON，键为city和day。\n用户：{data['says']}\nJSON："
        gold = json.dumps({"city": data["city"], "day": data["day"]}, ensure_ascii=False)
        """,
        SLOTS,
        above="import json",
        lead="",
    ),
    right(
        "槽位抽取，竖线分隔",
        "tianqi-shuxian",
        r"""
        text = f"用户：{data['says']}\n城市|日期："
        gold = data["city"] + "|" + data["day"]
        """,
        SLOTS,
        lead="",
    ),
    right(
        "应用题，先列式",
        "liesuan",
        r"""
        text = f"题：{data['q']}\n先列式计算，再写“答：”和得数。\n解："
        gold = str(data["a"])
        return {"input": text, "output": f"{data['steps']}。答：{gold}", "processed_output": gold}
        """,
        STEPS,
        postprocess="gsm8k_post",
    ),
    right(
        "应用题，只写得数",
        "deshu",
        r"""
        text = f"{data['q']}只写得数。\n得数："
        gold = str(data["a"])
        """,
        STEPS,
        lead="",
    ),
    right(
        "代码里的示例",
        "fanyi-shili",
        r"""
        head = "".join(f"词：{word}\n反义词：{other}\n" for word, other in SHOTS)
        text = head + f"词：{data['q']}\n反义词："
        gold = data["a"]
        """,
        ANTONYMS,
        above='SHOTS = (("快", "慢"), ("美丽", "丑陋"), ("安静", "吵闹"))',
        lead="",
        fewshot=0,
    ),
)
