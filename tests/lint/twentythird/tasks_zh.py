"""Right tasks in Chinese, with simplified and with traditional characters."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

SHICI = SmallTask(
    "shici",
    code("""
    text = f"题目：{data['question']}\\n"
    for i, choice in enumerate(data["choices"]):
        text += f"{chr(ord('A') + i)}．{choice}\\n"
    text += "请选出正确的一项，只写字母。\\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    《静夜思》的作者是谁？|杜甫/*李白/王维/白居易
    “春眠不觉晓”的下一句是什么？|*处处闻啼鸟/夜来风雨声/花落知多少/低头思故乡
    “但愿人长久”出自哪位词人？|李清照/辛弃疾/柳永/*苏轼
    被称为“诗圣”的是谁？|李贺/孟浩然/*杜甫/陆游
    “人生自古谁无死”的下一句是什么？|*留取丹心照汗青/山河破碎风飘絮/惶恐滩头说惶恐/零丁洋里叹零丁
    《琵琶行》的作者是谁？|元稹/*白居易/刘禹锡/韩愈
    “采菊东篱下”写的是哪位诗人的生活？|谢灵运/曹植/*陶渊明/屈原
    《离骚》的作者是谁？|宋玉/贾谊/司马迁/*屈原
    “大漠孤烟直”的下一句是什么？|黄河入海流/*长河落日圆/一片孤城万仞山/春风不度玉门关
    《声声慢》的作者是谁？|*李清照/欧阳修/晏殊/秦观
    """),
)

PINGJIA = SmallTask(
    "pingjia",
    code("""
    lines = [
        "判断下面的外卖评价是好评还是差评。",
        "评价：" + data["text"],
        "结论：",
    ]
    label = {1: "好评", 0: "差评"}[data["label"]]
    return {"input": "\\n".join(lines), "output": label, "processed_output": label}
    """),
    table(
        "text|label#",
        """
    送得很快，菜还是热的，味道很好。|1
    等了两个小时，汤全洒了。|0
    分量足，老板热情，下次还点。|1
    米饭是夹生的，太难吃了。|0
    包装干净，肉很新鲜。|1
    少了一份菜，客服还不理人。|0
    面条坨成一团，非常失望。|0
    好吃又便宜，强烈推荐。|1
    骑手态度恶劣，再也不点了。|0
    点心精致，孩子特别喜欢。|1
    里面有头发，恶心。|0
    味道一如既往地好，满意。|1
    """,
    ),
)

YUEDU = SmallTask(
    "yuedu",
    code("""
    parts = {"文章": data["context"], "问题": data["question"]}
    text = "阅读文章，用文中的词语回答问题。\\n"
    text += "".join(f"{name}：{value}\\n" for name, value in parts.items()) + "回答："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "context|question|answer",
        """
    王老师在青岛教了二十年书，去年回到了济南。|王老师去年回到了哪里？|济南
    小店每天早上六点开门，晚上十点关门。|小店几点开门？|早上六点
    因为大雾，去成都的航班晚点了三个小时。|航班为什么晚点？|大雾
    李明的爷爷是木匠，会做桌子和椅子。|李明的爷爷是做什么的？|木匠
    图书馆新到了五百本书，大多是科学类的。|图书馆新到了多少本书？|五百本
    张芳坐高铁去杭州看她的姑姑。|张芳怎么去杭州？|坐高铁
    这座桥是一九五七年在武汉建成的。|桥建在哪个城市？|武汉
    妹妹用压岁钱买了一把小提琴。|妹妹买了什么？|一把小提琴
    陈教练带队拿了三次冠军，今年退休了。|谁今年退休了？|陈教练
    茶园在山的南坡，每年四月采茶。|每年几月采茶？|四月
    """,
    ),
)

YINGYONG = SmallTask(
    "yingyong",
    code("""
    text = "应用题：%s\\n解答：让我们一步一步地算。" % data["question"]
    output = "%s答案是%d。" % (data["steps"], data["answer"])
    return {"input": text, "output": output, "processed_output": str(data["answer"])}
    """),
    table(
        "question|steps|answer#",
        """
    一支笔3元，一个本子5元，买4支笔和2个本子要多少元？|笔要4×3=12元，本子要2×5=10元，一共12+10=22元。|22
    小红有36颗糖，平均分给9个同学，每人几颗？|每人36÷9=4颗。|4
    一本书120页，每天看15页，几天看完？|要120÷15=8天。|8
    果园有18棵梨树，苹果树是梨树的3倍，一共几棵？|苹果树有18×3=54棵，一共18+54=72棵。|72
    妈妈带100元，买了3千克鱼，每千克24元，还剩多少元？|鱼要3×24=72元，还剩100-72=28元。|28
    一辆车每小时走60千米，5小时走多少千米？|走60×5=300千米。|300
    教室有6排座位，每排8个，坐了41人，还空几个？|座位有6×8=48个，还空48-41=7个。|7
    爷爷今年66岁，是小明的6倍，小明几岁？|小明66÷6=11岁。|11
    一根绳子长50米，剪去4段，每段9米，还剩几米？|剪去4×9=36米，还剩50-36=14米。|14
    两箱苹果共90个，第一箱有38个，第二箱有几个？|第二箱有90-38=52个。|52
    """,
    ),
    postprocess="exact_match_post",
    max_tokens=200,
)

FANYI = SmallTask(
    "fanyi",
    code(
        """
    shots = "\\n\\n".join(f"中文：{zh}\\n英文：{en}" for zh, en in PAIRS)
    text = f"把中文句子翻译成英文。\\n\\n{shots}\\n\\n中文：{data['zh']}\\n英文："
    return {"input": text, "output": data["en"], "processed_output": data["en"]}
    """,
        """
    PAIRS = [
        ("今天很冷。", "It is very cold today."),
        ("他是我的老师。", "He is my teacher."),
        ("你喜欢喝咖啡吗？", "Do you like coffee?"),
    ]
    """,
    ),
    table(
        "zh|en",
        """
    我在学习中文。|I am learning Chinese.
    火车几点开？|What time does the train leave?
    她的哥哥是医生。|Her brother is a doctor.
    桌子上有三本书。|There are three books on the table.
    我们明天去北京。|We are going to Beijing tomorrow.
    请把门关上。|Please close the door.
    这家饭馆很有名。|This restaurant is very famous.
    他每天跑步。|He runs every day.
    你叫什么名字？|What is your name?
    孩子们在花园里玩。|The children are playing in the garden.
    """,
    ),
    fewshot=0,
)

ZHENJIA = SmallTask(
    "zhenjia",
    code("""
    options = "/".join(data["target_scores"])
    text = f"请判断这句话的对错（{options}）。\\n句子：{data['sentence']}\\n判断："
    gold = [each for each, score in data["target_scores"].items() if score][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "sentence": row["sentence"],
            "target_scores": {"对": int(row["a"] == "对"), "错": int(row["a"] == "错")},
        }
        for row in table(
            "sentence|a",
            """
    太阳从东边升起。|对
    一年有十三个月。|错
    长江是中国最长的河。|对
    企鹅生活在北极的沙漠里。|错
    水在零度结冰。|对
    蜘蛛是昆虫。|错
    故宫在北京。|对
    五加七等于十一。|错
    月亮自己会发光。|错
    竹子是熊猫的主要食物。|对
    海水是甜的。|错
    一小时有六十分钟。|对
    """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

GUANXI = SmallTask(
    "guanxi",
    code("""
    text = (
        "請判斷兩個句子的關係：蘊含、矛盾或中立。\\n"
        f"前提：{data['premise']}\\n"
        f"假設：{data['hypothesis']}\\n"
        "關係："
    )
    return {"input": text, "output": data["label"], "processed_output": data["label"]}
    """),
    table(
        "premise|hypothesis|label",
        """
    兩個孩子在公園裡踢足球。|有人在戶外運動。|蘊含
    店裡一個客人也沒有。|店裡擠滿了客人。|矛盾
    他買了一張去高雄的車票。|他要去高雄看朋友。|中立
    奶奶在廚房煮湯。|有人在做飯。|蘊含
    街上的路燈全都亮著。|街上一片漆黑。|矛盾
    一個女孩在圖書館看書。|她在準備考試。|中立
    三隻貓睡在沙發上。|沙發上有動物。|蘊含
    這家餐廳只在晚上營業。|這家餐廳早上賣早餐。|矛盾
    老師在黑板上寫字。|老師教的是數學。|中立
    這班飛機已經降落了。|這班飛機還在空中。|矛盾
    工人正在修屋頂。|有人在工作。|蘊含
    """,
    ),
)

CHANGSHI = SmallTask(
    "changshi",
    code("""
    def options(scores):
        return "\\n".join(f"（{'甲乙丙'[i]}）{name}" for i, name in enumerate(scores))

    gold = max(data["target_scores"], key=data["target_scores"].get)
    text = f"問題：{data['question']}\\n選項：\\n{options(data['target_scores'])}\\n請寫出選項的內容。\\n答案："
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "question": row["question"],
            "target_scores": {c: int(i == row["answer"]) for i, c in enumerate(row["choices"])},
        }
        for row in starred("""
    臺灣最高的山是哪一座？|雪山/*玉山/阿里山
    端午節吃什麼？|*粽子/月餅/湯圓
    十二生肖的第一個是什麼？|牛/虎/*鼠
    做豆腐要用什麼豆？|紅豆/*黃豆/綠豆
    中秋節在農曆幾月？|*八月/五月/九月
    圍棋的棋子有哪兩種顏色？|紅和黑/紅和白/*黑和白
    淡水河流入哪裡？|*臺灣海峽/太平洋/日月潭
    蠶吃哪種葉子？|茶葉/*桑葉/竹葉
    二十四節氣中最先到的是哪個？|冬至/清明/*立春
    珠算用的工具叫什麼？|*算盤/羅盤/棋盤
    """)
    ),
    method="ppl",
    metric="log_prob",
)

DIDIAN = SmallTask(
    "didian",
    code(
        """
    text = PROMPT.format(news=data["news"])
    return {"input": text, "output": data["place"], "processed_output": data["place"]}
    """,
        '''
    PROMPT = """從新聞中找出地名。

    新聞：{news}
    地名："""
    ''',
    ),
    table(
        "news|place",
        """
    花蓮昨晚發生地震，無人受傷。|花蓮
    新的捷運站下週在板橋啟用。|板橋
    強風吹倒了基隆港邊的大樹。|基隆
    今年的燈會在臺南舉行。|臺南
    一名登山客在南投獲救。|南投
    新竹的米粉節吸引了上萬人。|新竹
    暴雨使屏東的農田淹水。|屏東
    老戲院在嘉義重新開幕。|嘉義
    候鳥已經飛抵宜蘭的濕地。|宜蘭
    澎湖的花火節延長兩週。|澎湖
    """,
    ),
)

TASKS = (SHICI, PINGJIA, YUEDU, YINGYONG, FANYI, ZHENJIA, GUANXI, CHANGSHI, DIDIAN)
