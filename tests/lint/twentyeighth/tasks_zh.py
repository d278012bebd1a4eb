"""Right tasks in Chinese, in simplified and traditional characters."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

ZMCQ = SmallTask(
    "zh-changshi",
    code(r"""
    options = "\n".join(f"{letter}. {text}" for letter, text in zip("ABCD", data["options"]))
    text = f"题目：{data['question']}\n{options}\n请选出正确选项的字母。\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred(
        """
    中国最长的河流是哪一条？|黄河/珠江/*长江/淮河
    《红楼梦》的作者是谁？|*曹雪芹/施耐庵/罗贯中/吴承恩
    水在标准大气压下的沸点是多少摄氏度？|50/*100/80/120
    端午节通常吃什么食物？|月饼/汤圆/元宵/*粽子
    一年中白天最长的节气是哪个？|春分/*夏至/秋分/冬至
    太阳系中最大的行星是哪颗？|地球/火星/土星/*木星
    人体最大的器官是什么？|*皮肤/肝脏/大脑/心脏
    故宫位于哪座城市？|西安/南京/*北京/洛阳
    围棋的棋子有哪两种颜色？|红和黑/*黑和白/红和蓝/黄和白
    蚕吃什么树的叶子？|柳树/松树/*桑树/杨树
    中国的国宝动物是什么？|*大熊猫/金丝猴/东北虎/丹顶鹤
    月球是哪颗行星的卫星？|火星/金星/水星/*地球
    """,
        choices="options",
    ),
)

ZSENT = SmallTask(
    "zh-dianping",
    code(r"""
    text = f"评论：{data['review']}\n这条评论是好评还是差评？\n结论："
    gold = [key for key, value in data["target_scores"].items() if value == 1][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"review": review, "target_scores": {"好评": int(good), "差评": int(not good)}}
        for review, good in (
            ("菜很新鲜，服务员也特别热情。", True),
            ("等了一个小时，上来的面已经凉了。", False),
            ("房间有霉味，再也不会来了。", False),
            ("性价比很高，全家人都喜欢。", True),
            ("包装精美，送货也快，非常满意。", True),
            ("用了两天就坏了，客服还不理人。", False),
            ("味道太咸，价格还贵得离谱。", False),
            ("环境安静舒适，下次还会再来。", True),
            ("质量差，颜色和图片完全不一样。", False),
            ("老板很贴心，送了我们一份甜点。", True),
        )
    ),
    method="ppl",
)

ZSPAN = SmallTask(
    "zh-yuedu",
    code(r"""
    text = f"文章：{data['context']}\n问题：{data['question']}\n请用文章中的原词回答。\n回答："
    gold = data["answer"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "context|question|answer",
        """
    小李去年从成都搬到了杭州，现在在一家茶叶公司上班。|小李现在住在哪里？|杭州
    这座石桥建于明朝，长约四十米，桥上刻着二十只狮子。|石桥建于什么朝代？|明朝
    张医生每周三在社区诊所义诊，周五去学校讲课。|张医生周五去哪里？|学校
    奶奶种的丝瓜被一场冰雹打坏了，只剩下几根藤。|什么打坏了丝瓜？|冰雹
    王芳用第一笔稿费给父亲买了一块手表。|王芳给父亲买了什么？|手表
    船队在泉州装上瓷器，三个月后到达波斯湾。|船队装了什么货物？|瓷器
    图书馆每天九点开门，但周一要到下午一点才开。|周一几点开门？|下午一点
    由于大雾，飞往昆明的航班推迟了两个小时。|航班为什么推迟？|大雾
    这本诗集由陈默翻译，林晓雨画了插图。|谁画了插图？|林晓雨
    村里的小学只有三个老师，却有六个年级。|学校有几个老师？|三个
    """,
    ),
)

ZMATH = SmallTask(
    "zh-yingyong",
    code(r"""
    text = f"应用题：{data['problem']}\n请先写出步骤，再在 #### 后面写出结果。\n解答："
    solution = f"{data['steps']} #### {data['result']}"
    return {"input": text, "output": solution, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    一箱苹果有24个，5箱有多少个？|5箱有 24 * 5 = 120 个。|120
    小红有60元，花了27元，还剩多少元？|还剩 60 - 27 = 33 元。|33
    一本书有96页，每天读8页，几天读完？|需要 96 / 8 = 12 天。|12
    男生有31人，女生有29人，一共多少人？|一共 31 + 29 = 60 人。|60
    7张桌子各坐6人，后来走了4人，还有多少人？|7 * 6 = 42，42 - 4 = 38。|38
    一条绳子长100米，剪成4段，每段多长？|每段长 100 / 4 = 25 米。|25
    每支笔3元，买15支要多少元？|要 3 * 15 = 45 元。|45
    停车场有80辆车，开走36辆，还有多少辆？|还有 80 - 36 = 44 辆。|44
    工人每小时做14个零件，6小时做多少个？|可以做 14 * 6 = 84 个。|84
    妈妈买了18个鸡蛋，又买了12个，用掉5个，还有几个？|18 + 12 = 30，30 - 5 = 25。|25
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

ZNEWS = SmallTask(
    "zh-xinwen",
    code(
        r"""
    legend = "，".join(f"{number}代表{name}" for number, name in enumerate(NAMES))
    text = f"新闻类别：{legend}。\n标题：{data['title']}\n类别编号："
    gold = str(data["label"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    NAMES = ["体育", "财经", "娱乐", "科技"]
    """,
    ),
    table(
        "title|label#",
        """
    女排三比零战胜对手，提前锁定小组第一|0
    央行宣布下调存款准备金率|1
    新款手机芯片采用三纳米工艺|3
    知名导演新片票房突破十亿|2
    国产机器人学会自己充电|3
    马拉松冠军刷新赛会纪录|0
    歌手时隔五年再开演唱会|2
    多家银行上调房贷利率|1
    足协杯决赛门票两小时售罄|0
    电视剧大结局收视率创新高|2
    两家上市公司宣布合并重组|1
    科学家研制出可弯曲的电池|3
    """,
    ),
    fewshot=4,
)

TNLI = SmallTask(
    "zh-tuili",
    code(r"""
    text = "前提：{premise}\n假設：{hypothesis}\n關係：".format(**data)
    return {"input": text, "output": data["label"], "processed_output": data["label"]}
    """),
    table(
        "premise|hypothesis|label",
        """
    一位老人在公園裡打太極拳。|有人在公園裡運動。|蘊涵
    孩子們正在教室裡考試。|孩子們都在操場上踢球。|矛盾
    她買了一張去臺南的車票。|她要去臺南探望外婆。|中立
    所有的商店今天都關門了。|書店今天關門了。|蘊涵
    他從來沒有出過國。|他去年去過日本。|矛盾
    一隻黑貓坐在窗臺上。|這隻貓今年三歲。|中立
    畫展從三月辦到五月。|畫展在四月開放。|蘊涵
    這杯咖啡裡沒有加糖。|這杯咖啡加了很多糖。|矛盾
    一名男子在雨中等公車。|他上班遲到了。|中立
    兩個女孩在河邊釣魚。|河邊有人。|蘊涵
    整個會場空無一人。|會場裡擠滿了觀眾。|矛盾
    弟弟在廚房裡煮麵。|弟弟打算請朋友吃飯。|中立
    """,
    ),
    description="請判斷前提與假設的關係，從「蘊涵」、「矛盾」、「中立」中選一個。",
)

TGAP = SmallTask(
    "zh-chengyu",
    code(r"""
    options = "、".join(data["target_scores"])
    text = f"請選擇最適合填入空格的成語。\n句子：{data['question']}\n成語：{options}\n答案："
    gold = next(key for key, value in data["target_scores"].items() if value)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    比賽前他苦練半年，終於____，拿到冠軍。|*如願以償/畫蛇添足/井底之蛙
    他說話總是____，讓人聽不出重點。|雪中送炭/*拐彎抹角/一箭雙鵰
    這個計畫已經很完美，再改就是____。|滴水穿石/亡羊補牢/*畫蛇添足
    老師講課____，學生都聽得入迷。|守株待兔/*引人入勝/杯弓蛇影
    在我最困難的時候，他____，借錢給我。|*雪中送炭/對牛彈琴/打草驚蛇
    不努力只想靠運氣，無異於____。|錦上添花/*守株待兔/一鳴驚人
    跟他談音樂簡直是____，他完全不懂。|如魚得水/胸有成竹/*對牛彈琴
    現在改正錯誤還來得及，正所謂____。|*亡羊補牢/掩耳盜鈴/狐假虎威
    考試前他準備充分，早已____。|半途而廢/杞人憂天/*胸有成竹
    他學吉他不到一個月就____，真可惜。|*半途而廢/一帆風順/水落石出
    """),
    method="ppl",
)

TCALL = SmallTask(
    "zh-kefu",
    code(
        r"""
    return {"input": show(data), "output": data["intent"], "processed_output": data["intent"]}
    """,
        above=r'''
    INTENTS = ("查詢", "投訴", "退貨")


    def show(row):
        """Return the talk and the question about it."""
        names = "、".join(INTENTS)
        talk = f"客服：{row['agent']}\n顧客：{row['customer']}"
        return f"{talk}\n顧客的意圖是什麼？請從{names}中選擇。\n意圖："
    ''',
    ),
    table(
        "agent|customer|intent",
        """
    您好，請問需要什麼協助？|我想知道包裹什麼時候會到。|查詢
    很高興為您服務。|你們的外送員態度太差了，我要申訴！|投訴
    請問有什麼問題嗎？|鞋子尺寸不合，我想退掉。|退貨
    歡迎來電，請說。|請問門市幾點打烊？|查詢
    您好，這裡是客服中心。|這件外套不要了，請把錢退給我。|退貨
    請問怎麼稱呼您？|我姓林，上次的服務糟透了，叫你們經理出來。|投訴
    午安，請問需要幫忙嗎？|會員點數要怎麼看？|查詢
    感謝您的耐心等候。|等了四十分鐘才有人接，太離譜了！|投訴
    您好，請說明您的需求。|收到的杯子破了，我要寄回去退款。|退貨
    請問還有其他問題嗎？|你們有賣充電線嗎？|查詢
    抱歉讓您久等了。|我對你們的店員非常不滿。|投訴
    請提供您的訂單編號。|編號是三〇五，這台風扇我想退回。|退貨
    """,
    ),
    shots=table(
        "agent|customer|intent",
        """
    您好，請問要找哪個部門？|我想問這個月的優惠活動。|查詢
    請問需要什麼服務？|耳機買錯型號了，我想退還。|退貨
    早安，很高興為您服務。|你們的帳單又算錯了，我很生氣！|投訴
    """,
    ),
)

TASKS = (ZMCQ, ZSENT, ZSPAN, ZMATH, ZNEWS, TNLI, TGAP, TCALL)
