"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

ZLIFE = SmallTask(
    "shenghuo",
    code(r"""
    lines = [f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])]
    text = "问题：" + data["question"] + "\n" + "\n".join(lines) + "\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    中国的首都是哪座城市？|上海/*北京/广州/西安
    一年中白天最长的节气是哪一个？|*夏至/冬至/春分/立秋
    《西游记》的作者是谁？|曹雪芹/施耐庵/*吴承恩/罗贯中
    水的化学式是什么？|CO2/O2/NaCl/*H2O
    下列哪种动物是哺乳动物？|青蛙/*鲸鱼/鲨鱼/乌龟
    端午节人们通常吃什么？|月饼/汤圆/饺子/*粽子
    人体最大的器官是什么？|*皮肤/心脏/大脑/胃
    世界上最高的山峰是哪一座？|泰山/华山/*珠穆朗玛峰/富士山
    一个小时有多少分钟？|24/30/*60/100
    下列哪种乐器是弦乐器？|*二胡/笛子/唢呐/锣
    三角形的内角和是多少度？|90/*180/270/360
    太阳系中最大的行星是哪一颗？|地球/火星/金星/*木星
    """),
)

ZREV = SmallTask(
    "canting-pinglun",
    code(r"""
    text = f"判断下面的评论是正面还是负面。\n评论：{data['comment']}\n情感："
    gold = "正面" if data["label"] == 1 else "负面"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "comment|label#",
        """
    菜很新鲜，服务员也热情。|1
    等了一个小时才上菜，太失望了。|0
    环境优雅，很适合约会。|1
    汤是凉的，肉又老又硬。|0
    价格不贵，味道一流，还会再来。|1
    桌子很脏，没有人来擦。|0
    甜点好吃得让人惊喜。|1
    结账时多收了我两道菜的钱。|0
    老板亲切，分量十足。|1
    里面有一根头发，真恶心。|0
    """,
    ),
)

TYES = SmallTask(
    "yuedu-panduan",
    code(r"""
    text = f"短文：{data['passage']}\n問題：{data['question']}\n請回答「是」或「否」。\n回答："
    gold = next(key for key, value in data["target_scores"].items() if value)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"passage": passage, "question": question, "target_scores": {"是": good, "否": 1 - good}}
        for passage, question, good in (
            ("圖書館每週一休館，其餘日子照常開放。", "圖書館週一開放嗎？", 0),
            ("小美養了三隻貓和一隻狗。", "小美養的貓比狗多嗎？", 1),
            ("這班火車從臺北開往高雄，途中停靠臺中。", "火車會停靠臺中嗎？", 1),
            ("因為颱風，學校明天停課一天。", "學生明天要上課嗎？", 0),
            ("這家店只收現金，不收信用卡。", "在這家店可以刷卡嗎？", 0),
            ("爺爺今年八十歲，奶奶比他小兩歲。", "奶奶比爺爺年輕嗎？", 1),
            ("這座橋建於1935年，去年重新整修。", "這座橋是去年建成的嗎？", 0),
            ("博物館對六歲以下的兒童免費。", "五歲的兒童可以免費參觀嗎？", 1),
            ("他昨天買了兩本書，一本也沒有看完。", "他看完其中一本書了嗎？", 0),
            ("演唱會的門票在十分鐘內全部售完。", "門票賣光了嗎？", 1),
        )
    ),
    method="ppl",
)

TPLACE = SmallTask(
    "didian",
    code(
        r"""
    text = f"{HEAD}\n\n句子：{data['sentence']}\n地點："
    return {"input": text, "output": data["place"], "processed_output": data["place"]}
    """,
        above="""
    HEAD = "請從句子中找出事情發生的地點。"
    """,
    ),
    table(
        "sentence|place",
        """
    昨天下午，王先生在花蓮買了一棟房子。|花蓮
    去年的比賽在東京舉行，吸引了許多觀眾。|東京
    她出生在臺南，是家裡的長女。|臺南
    我們上個月在巴黎看了一場畫展。|巴黎
    三名登山客在玉山迷路，今早獲救。|玉山
    這部電影是在倫敦拍攝的，花了兩年。|倫敦
    林小姐在香港工作了五年。|香港
    新的工廠將在桃園動工，預計三年完成。|桃園
    """,
    ),
    shots=table(
        "sentence|place",
        """
    上週末，孩子們在宜蘭放風箏。|宜蘭
    會議明天在首爾召開。|首爾
    他年輕的時候在大阪開過餐廳。|大阪
    """,
    ),
)

ZGAP = SmallTask(
    "chengyu",
    code(r"""
    options = "、".join(data["target_scores"])
    text = f"从下列词语中选一个填空。\n句子：{data['question']}\n词语：{options}\n填入："
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    他做事总是____，从不半途而废。|*持之以恒/三心二意/画蛇添足
    听到好消息，她高兴得____。|愁眉苦脸/*手舞足蹈/守株待兔
    教室里____，连针掉在地上都听得见。|人山人海/七嘴八舌/*鸦雀无声
    节日的广场上____，热闹极了。|*人山人海/鸦雀无声/孤苦伶仃
    他说的话____，没有人相信。|名副其实/*自相矛盾/井井有条
    妈妈把房间收拾得____。|乱七八糟/雪上加霜/*井井有条
    面对困难，我们不能____。|再接再厉/*半途而废/勇往直前
    这幅画画得____，像真的一样。|*栩栩如生/空空如也/纸上谈兵
    """),
    method="ppl",
)

TASKS = (ZLIFE, ZREV, TYES, TPLACE, ZGAP)
