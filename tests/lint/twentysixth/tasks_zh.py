"""Right tasks in Chinese, three of them in traditional characters."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

COMMON = SmallTask(
    "zh-changshi",
    code("""
    text = f"题目：{data['question']}\\n"
    for letter, option in zip("ABCD", data["choices"]):
        text += f"{letter}．{option}\\n"
    text += "答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    我国最长的河流是哪一条？|黄河/*长江/珠江/淮河
    《红楼梦》的作者是谁？|*曹雪芹/罗贯中/施耐庵/吴承恩
    一年中白昼最长的节气是哪一个？|立春/冬至/秋分/*夏至
    太阳从哪个方向升起？|西方/南方/*东方/北方
    下列哪一种动物会冬眠？|*刺猬/公鸡/山羊/骏马
    兵马俑在哪座城市附近？|洛阳/开封/*西安/北京
    人体最大的器官是什么？|心脏/肝脏/肺部/*皮肤
    端午节纪念的是哪位诗人？|李白/*屈原/杜甫/陶渊明
    造纸术由谁改进？|*蔡伦/毕昇/张衡/华佗
    月球绕哪个天体运行？|太阳/火星/*地球/金星
    铁生锈主要和什么有关？|阳光/*氧气/声音/重力
    中国的首都是哪里？|上海/广州/南京/*北京
    """),
)

FEEL = SmallTask(
    "zh-pinglun",
    code(
        """
        prompt = "判断下面这条外卖评论的情感，回答“好评”或“差评”。\\n评论：{}\\n情感：".format(data["text"])
        gold = MAPPING[data["label"]]
        return {"input": prompt, "output": gold, "processed_output": gold}
        """,
        'MAPPING = {1: "好评", 0: "差评"}',
    ),
    table(
        "text|label#",
        """
        送得很快，味道也很好，喜欢！|1
        太难吃了，还是凉的。|0
        包装精致，分量十足，满意。|1
        等了两个小时，态度极差。|0
        老板人很好，菜也新鲜，推荐。|1
        汤全洒了，非常失望。|0
        好吃，下次还会再点。|1
        里面有头发，恶心。|0
        这家面条真不错，赞一个。|1
        骑手很没礼貌，糟糕的体验。|0
        物美价廉，非常棒。|1
        米饭是馊的，太差劲了。|0
        """,
    ),
    fewshot=4,
)

PASSAGE = SmallTask(
    "zh-yuedu",
    code("""
    parts = ["阅读短文，回答问题。", "短文：" + data["passage"], "问题：" + data["question"], "回答："]
    return {
        "input": "\\n".join(parts),
        "output": data["answer"],
        "processed_output": data["answer"],
    }
    """),
    table(
        "passage|question|answer",
        """
        小明上周六跟爸爸去黄山看日出，拍了很多照片。|小明去哪里看日出？|黄山
        王老师从教三十年，去年在苏州退休。|王老师在哪里退休？|苏州
        这座石桥建于明代，全长九十米。|石桥建于哪个朝代？|明代
        李医生每天骑自行车上班，只要二十分钟。|李医生怎么上班？|骑自行车
        村里今年种了两千棵苹果树和三百棵梨树。|村里种了多少棵梨树？|三百棵
        奶奶把祖传的玉镯送给了表姐。|玉镯送给了谁？|表姐
        博物馆每周一闭馆，其余时间免费开放。|博物馆哪天闭馆？|周一
        爷爷年轻时在铁路上工作，后来开了一家书店。|爷爷后来开了什么店？|书店
        台风在广东登陆，造成大面积停电。|台风在哪里登陆？|广东
        张华用奖学金买了一台二手相机。|张华买了什么？|相机
        运动会因为下雨推迟到了星期四。|运动会推迟到哪天？|星期四
        这种茶叶产自福建，带有桂花的香味。|茶叶产自哪里？|福建
        """,
    ),
)

SUMS = SmallTask(
    "zh-yingyongti",
    code("""
    question, steps, total = data["question"], data["steps"], data["total"]
    return {
        "input": f"应用题：{question}\\n解：",
        "output": f"{steps}答案是{total}。",
        "processed_output": total,
    }
    """),
    table(
        "question|steps|total",
        """
        一支笔3元，买6支要多少元？|3×6=18。|18
        果园有45棵桃树，梨树比桃树多12棵，梨树有多少棵？|45+12=57。|57
        56个同学平均分成7组，每组几人？|56÷7=8。|8
        小红有80元，买书用去35元，还剩多少元？|80-35=45。|45
        一箱牛奶12盒，4箱有多少盒？|12×4=48。|48
        车上有30人，下车8人，又上车5人，现在有几人？|30-8=22。22+5=27。|27
        每天看15页书，6天看多少页？|15×6=90。|90
        一根绳子长63米，剪成9段一样长的，每段几米？|63÷9=7。|7
        妈妈买了5千克苹果，每千克8元，付50元，找回几元？|5×8=40。50-40=10。|10
        养鸡场有24只公鸡，母鸡是公鸡的3倍，母鸡有几只？|24×3=72。|72
        图书角有故事书38本、科技书26本，一共几本？|38+26=64。|64
        72块糖分给8人，每人几块？|72÷8=9。|9
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=128,
)

CHENGYU = SmallTask(
    "zh-chengyu-ppl",
    code("""
    text = f"选择合适的成语填入括号：\\n{data['question']}\\n填入：\\n"
    gold = ""
    for word, score in data["target_scores"].items():
        if score == 1:
            gold = word
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    他做事一向（　），从不拖拉。|*雷厉风行/画蛇添足/守株待兔
    听到这个消息，大家（　），高兴极了。|垂头丧气/*欢呼雀跃/对牛弹琴
    这幅画（　），看上去跟真的一样。|亡羊补牢/滥竽充数/*栩栩如生
    别（　），那里根本没有危险。|*杯弓蛇影/锦上添花/一帆风顺
    考前才看书，真是（　）。|井底之蛙/*临阵磨枪/风和日丽
    他说话（　），前后完全不一致。|画龙点睛/鹤立鸡群/*自相矛盾
    老师讲课（　），学生都听得入迷。|*绘声绘色/掩耳盗铃/四面楚歌
    两支球队实力相当，可谓（　）。|指鹿为马/*势均力敌/叶公好龙
    她在人群中（　），十分显眼。|拔苗助长/买椟还珠/*鹤立鸡群
    他（　）地完成了困难的任务，大家都佩服。|*出类拔萃/刻舟求剑/狐假虎威
    这点小事何必（　）。|百发百中/*大动干戈/春暖花开
    面对困难，我们要（　）。|坐井观天/叶落归根/*迎难而上
    """),
    method="ppl",
    metric="log_prob",
)

TO_EN = SmallTask(
    "zh-en-fanyi",
    code(
        """
        prompt = HEAD + "\\n中文：" + data["zh"] + "\\n英文："
        return {"input": prompt, "output": data["en"], "processed_output": data["en"]}
        """,
        'HEAD = "把中文句子翻译成英文。"',
    ),
    table(
        "zh|en",
        """
        今天天气很好。|The weather is fine today.
        我喜欢喝茶。|I like drinking tea.
        他住在北京。|He lives in Beijing.
        图书馆在哪里？|Where is the library?
        她会说法语。|She can speak French.
        我们明天去爬山。|We are going hiking tomorrow.
        这本书很有意思。|This book is interesting.
        请把门关上。|Please close the door.
        他们在公园里跑步。|They are running in the park.
        我的手机坏了。|My phone is broken.
        你几点起床？|What time do you get up?
        火车晚点了。|The train was late.
        """,
    ),
)

JUDGE = SmallTask(
    "zh-panduan",
    code(
        """
        examples = "".join(f"句子：{s}\\n判断：{j}\\n\\n" for s, j in DEMO)
        verdict = "正确" if data["is_true"] else "错误"
        return {
            "input": f"判断句子的说法是否正确。\\n\\n{examples}句子：{data['sentence']}\\n判断：",
            "output": verdict,
            "processed_output": verdict,
        }
        """,
        'DEMO = [("水在零度以下会结冰。", "正确"), ("鲸鱼是一种鱼。", "错误")]',
    ),
    table(
        "sentence|is_true?",
        """
        地球是圆的。|true
        蜘蛛有六条腿。|false
        北京在上海的北边。|true
        一小时有一百分钟。|false
        竹子是熊猫的主要食物。|true
        铁比水轻。|false
        三角形有三条边。|true
        太阳绕着地球转。|false
        冬天比夏天冷。|true
        鸵鸟会飞。|false
        盐能溶于水。|true
        二月有三十一天。|false
        """,
    ),
    fewshot=0,
)

HISTORY = SmallTask(
    "tw-lishi",
    code("""
    rows = [f"（{n}）{text}" for n, text in enumerate(data["choices"], 1)]
    question = "\\n".join(["歷史題：" + data["question"], *rows, "正確選項的編號："])
    gold = str(data["answer"] + 1)
    return {"input": question, "output": gold, "processed_output": gold}
    """),
    starred("""
    哪一位皇帝統一了六國？|漢武帝/*秦始皇/唐太宗
    鄭成功驅逐了哪一國的勢力？|*荷蘭/英國/法國
    清朝的最後一位皇帝是誰？|康熙/乾隆/*溥儀
    赤壁之戰發生在哪個時代？|*東漢末年/北宋/明初
    誰曾七次下西洋？|張騫/*鄭和/玄奘
    辛亥革命發生在哪一年？|1898年/1905年/*1911年
    絲路的起點是哪座城市？|*長安/杭州/泉州
    科舉制度由哪個朝代開始？|元朝/*隋朝/清朝
    馬關條約把臺灣割讓給誰？|俄國/德國/*日本
    《史記》的作者是誰？|*司馬遷/班固/陳壽
    蒙古帝國的建立者是誰？|忽必烈/*成吉思汗/努爾哈赤
    活字印刷由誰發明？|蔡倫/張衡/*畢昇
    """),
)

SERVICE = SmallTask(
    "tw-kefu",
    code(
        """
        prompt = "請判斷顧客來信屬於哪一類：" + "、".join(CLASSES) + "。\\n"
        prompt += f"來信：{data['letter']}\\n類別："
        return {"input": prompt, "output": data["kind"], "processed_output": data["kind"]}
        """,
        'CLASSES = ["退貨", "物流", "發票"]',
    ),
    table(
        "letter|kind",
        """
        鞋子太小了，我想退回去。|退貨
        包裹三天了還沒到。|物流
        請補寄統一編號的收據。|發票
        收到的杯子破了，要退錢。|退貨
        請問貨運到哪裡了？|物流
        公司報帳需要開立單據。|發票
        衣服顏色不對，可以退嗎？|退貨
        送貨員把箱子放錯地址了。|物流
        抬頭寫錯了，請重開。|發票
        耳機沒有聲音，我不要了。|退貨
        為什麼配送延遲？|物流
        上個月的單據還沒收到。|發票
        """,
    ),
)

ENTAIL = SmallTask(
    "tw-tuilun",
    code(
        """
        text = f"前提：{data['premise']}\\n假設：{data['hypothesis']}\\n關係（{LEGEND}）："
        gold = str(data["label"])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'LEGEND = "0＝矛盾，1＝蘊含，2＝無關"',
    ),
    table(
        "premise|hypothesis|label#",
        """
        小貓在沙發上睡覺。|小貓睡著了。|1
        店門已經關了。|店門開著。|0
        她買了一本書。|她喜歡旅行。|2
        孩子們在操場踢球。|孩子們在運動。|1
        今天一整天都在下雨。|今天沒有下雨。|0
        他穿著藍色外套。|他是律師。|2
        爸爸正在廚房煮湯。|有人在煮湯。|1
        火車準時到站。|火車誤點了。|0
        老師走進教室。|老師昨天生病了。|2
        山上開滿了櫻花。|山上有花。|1
        房間裡一個人也沒有。|房間裡有三個人。|0
        他正在寫信。|信是寫給母親的。|2
        """,
    ),
)

TASKS = (COMMON, FEEL, PASSAGE, SUMS, CHENGYU, TO_EN, JUDGE, HISTORY, SERVICE, ENTAIL)
