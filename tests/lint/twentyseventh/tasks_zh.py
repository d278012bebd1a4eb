"""Right tasks: in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

ZMC = SmallTask(
    "changshi-xuanze",
    code(r"""
    text = f"题目：{data['question']}\n"
    for letter, choice in zip("ABCD", data["choices"]):
        text += f"{letter}．{choice}\n"
    text += "答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    中国最长的河流是哪一条？|黄河/*长江/珠江/淮河
    《红楼梦》的作者是谁？|罗贯中/施耐庵/*曹雪芹/吴承恩
    水在标准大气压下多少度沸腾？|*一百度/九十度/八十度/五十度
    下列哪一种动物是哺乳动物？|鳄鱼/企鹅/青蛙/*海豚
    中秋节在农历哪个月？|七月/*八月/九月/十月
    光年是什么的单位？|时间/速度/*距离/亮度
    首都机场位于哪座城市？|*北京/上海/广州/深圳
    “床前明月光”是谁的诗句？|杜甫/王维/白居易/*李白
    人体最大的器官是什么？|肝脏/*皮肤/心脏/肺
    哪一种乐器是弹拨乐器？|二胡/笛子/*古筝/唢呐
    """),
)

ZNLI = SmallTask(
    "yuyi-tuili",
    code(r"""
    text = "前提：{}\n假设：{}\n两句话的关系是蕴含、矛盾还是中立？\n关系：".format(
        data["sentence1"], data["sentence2"]
    )
    return {"input": text, "output": data["label"], "processed_output": data["label"]}
    """),
    table(
        "sentence1|sentence2|label",
        """
    小王昨天买了一辆红色的自行车。|小王买了车。|蕴含
    会议室里一个人也没有。|会议室里坐满了人。|矛盾
    妈妈在厨房里做饭。|她在做红烧鱼。|中立
    所有的学生都交了作业。|班长没有交作业。|矛盾
    老人牵着一条狗在公园散步。|有人在公园里。|蕴含
    他坐火车去了南京。|他去南京看朋友。|中立
    商店今天不营业。|商店今天照常营业。|矛盾
    她会说英语、法语和日语。|她会说法语。|蕴含
    孩子们在操场上踢球。|孩子们是三年级的学生。|中立
    这本书有三百多页。|这本书超过一百页。|蕴含
    """,
    ),
)

ZSENT = SmallTask(
    "dianping-qinggan",
    code(r"""
    text = f"评论：{data['comment']}\n这条评论是好评还是差评？\n判断：\n"
    gold = [each for each in data["target_scores"] if data["target_scores"][each] == 1][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"comment": row["question"], "target_scores": row["target_scores"]}
        for row in scored("""
    菜很新鲜，服务员也热情，下次还来。|*好评/差评
    等了一个小时才上菜，太失望了。|好评/*差评
    房间又脏又吵，绝不推荐。|好评/*差评
    老板送了水果，味道非常好。|*好评/差评
    面条煮烂了，汤也是凉的。|好评/*差评
    环境优雅，价格公道。|*好评/差评
    快递包装破了，东西也坏了。|好评/*差评
    孩子特别喜欢这里的蛋糕。|*好评/差评
    手机用了两天就死机，差劲。|好评/*差评
    音质清晰，佩戴舒服，很满意。|*好评/差评
    """)
    ),
    method="ppl",
)

ZSUM = SmallTask(
    "yingyong-ti",
    code(r"""
    text = "问题：" + data["question"] + "\n请一步一步计算，最后写出“#### ”和得数。\n解："
    output = data["steps"] + " #### " + str(data["answer"])
    return {"input": text, "output": output, "processed_output": str(data["answer"])}
    """),
    table(
        "question|steps|answer#",
        """
    一箱有8瓶水，6箱有多少瓶？|8*6=48，一共48瓶。|48
    小明有35元，花了17元，还剩多少元？|35-17=18，还剩18元。|18
    把72个苹果平均分给9个人，每人几个？|72/9=8，每人8个。|8
    书架上有24本书，又放上15本，有多少本？|24+15=39，有39本。|39
    一支笔4元，买13支要多少元？|4*13=52，要52元。|52
    车上有41人，下去12人，还有多少人？|41-12=29，还有29人。|29
    长方形长9米宽7米，面积是多少平方米？|9*7=63，面积63平方米。|63
    每天看16页，5天看多少页？|16*5=80，看80页。|80
    三班有男生22人，女生19人，共多少人？|22+19=41，共41人。|41
    96米布，每3米做一件，能做几件？|96/3=32，能做32件。|32
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

ZPOEM = SmallTask(
    "gushi-zuozhe",
    code(
        r"""
    text = f"{SHUOMING}\n\n诗句：{data['verse']}\n作者："
    return {"input": text, "output": data["poet"], "processed_output": data["poet"]}
    """,
        above='''
    SHUOMING = """写出诗句的作者，只写姓名。

    诗句：春眠不觉晓，处处闻啼鸟。
    作者：孟浩然

    诗句：鹅鹅鹅，曲项向天歌。
    作者：骆宾王"""
    ''',
    ),
    table(
        "verse|poet",
        """
    白日依山尽，黄河入海流。|王之涣
    谁知盘中餐，粒粒皆辛苦。|李绅
    千山鸟飞绝，万径人踪灭。|柳宗元
    红豆生南国，春来发几枝。|王维
    飞流直下三千尺，疑是银河落九天。|李白
    停车坐爱枫林晚，霜叶红于二月花。|杜牧
    野火烧不尽，春风吹又生。|白居易
    但愿人长久，千里共婵娟。|苏轼
    生当作人杰，死亦为鬼雄。|李清照
    慈母手中线，游子身上衣。|孟郊
    """,
    ),
    fewshot=0,
)

ZEN = SmallTask(
    "han-ying-ci",
    code(r"""
    text = f"把下面的句子翻译成英文。\n中文：{data['zh']}\n英文："
    return {"input": text, "output": data["en"], "processed_output": data["en"]}
    """),
    table(
        "zh|en",
        """
    我每天早上喝茶。|I drink tea every morning.
    图书馆在哪里？|Where is the library?
    他昨天没有来上班。|He did not come to work yesterday.
    这件衣服太贵了。|This coat is too expensive.
    我们下个月去旅行。|We are going on a trip next month.
    请把窗户关上。|Please close the window.
    她的弟弟是医生。|Her younger brother is a doctor.
    外面正在下雨。|It is raining outside.
    你喜欢吃什么水果？|What fruit do you like?
    火车晚点了二十分钟。|The train was twenty minutes late.
    """,
    ),
)

TMC = SmallTask(
    "taiwan-changshi",
    code(r"""
    options = data["options"]
    listed = "\n".join(f"({mark}) {options[mark]}" for mark in options)
    text = f"請選出正確答案，只回答代號。\n問：{data['question']}\n{listed}\n答："
    gold = data["key"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "question": row["question"],
            "options": dict(zip("甲乙丙", row["choices"], strict=True)),
            "key": "甲乙丙"[row["answer"]],
        }
        for row in starred("""
    臺灣最高的山是哪一座？|雪山/*玉山/合歡山
    阿里山位於哪一個縣？|*嘉義縣/花蓮縣/屏東縣
    日月潭在哪一個縣？|宜蘭縣/苗栗縣/*南投縣
    端午節習慣吃什麼？|湯圓/*粽子/月餅
    鳳梨酥的內餡用什麼水果？|*鳳梨/芒果/荔枝
    臺北一〇一在哪一區？|大安區/萬華區/*信義區
    墾丁在臺灣的哪一端？|北端/*南端/東端
    元宵節放天燈最有名的地方是哪裡？|*平溪/鹿港/美濃
    黑面琵鷺是哪一類動物？|魚類/昆蟲/*鳥類
    媽祖是保護什麼人的神明？|農夫/*漁民/商人
    """)
    ),
)

TYES = SmallTask(
    "duanwen-shifei",
    code(r"""
    lines = ["短文：" + data["text"], "問題：" + data["question"], "請回答「是」或「否」。", "回答："]
    gold = {1: "是", 0: "否"}[data["label"]]
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """),
    table(
        "text|question|label#",
        """
    圖書館週一休館，其他日子九點開門。|週一可以借書嗎？|0
    阿明騎腳踏車上學，要二十分鐘。|阿明搭公車上學嗎？|0
    這家麵店只賣素食。|素食的人能在這裡吃飯嗎？|1
    颱風來襲，明天全縣停班停課。|明天要上學嗎？|0
    奶奶種的番茄已經紅了。|番茄成熟了嗎？|1
    電影七點開演，片長兩小時。|電影九點左右結束嗎？|1
    小華對花生過敏。|小華適合吃花生糖嗎？|0
    這條步道全長三公里，老少皆宜。|小孩可以走這條步道嗎？|1
    最後一班捷運十二點開出。|凌晨兩點還有捷運嗎？|0
    美玲會彈鋼琴，也會拉小提琴。|美玲會樂器嗎？|1
    """,
    ),
)

TSPAN = SmallTask(
    "xinwen-tiqu",
    code(r"""
    text = f"根據新聞回答問題，用新聞裡的詞。\n新聞：{data['news']}\n問題：{data['ask']}\n答案："
    return {"input": text, "output": data["span"], "processed_output": data["span"]}
    """),
    table(
        "news|ask|span",
        """
    高雄港昨天舉行龍舟賽，由港務隊奪冠。|誰得了冠軍？|港務隊
    花蓮外海清晨發生規模五點二的地震。|地震發生在哪裡？|花蓮外海
    作家林秋在書展發表新書《海風》。|新書叫什麼？|《海風》
    市府宣布下月起公車票價調為十五元。|票價調為多少？|十五元
    動物園的小貓熊上週生下雙胞胎。|誰生了雙胞胎？|小貓熊
    臺南一間百年糕餅店將於六月歇業。|糕餅店何時歇業？|六月
    研究團隊在深海發現新種螃蟹。|在哪裡發現螃蟹？|深海
    因為大霧，松山機場關閉三小時。|機場為什麼關閉？|大霧
    教師吳美惠捐出稻米給受災居民。|她捐了什麼？|稻米
    棒球明星陳志遠宣布年底退休。|誰要退休？|陳志遠
    """,
    ),
)

TASKS = (ZMC, ZNLI, ZSENT, ZSUM, ZPOEM, ZEN, TMC, TYES, TSPAN)
