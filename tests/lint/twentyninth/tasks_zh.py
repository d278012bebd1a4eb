"""Right tasks in Chinese, in simplified and in traditional characters."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

ZQUIZ = SmallTask(
    "changshi-xuanze",
    code(r"""
    options = "\n".join(f"{letter}．{text}" for letter, text in zip("ABCD", data["options"]))
    text = f"以下是单项选择题，请直接给出正确选项的字母。\n题目：{data['question']}\n{options}\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred(
        """
    我国的首都是哪座城市？|上海/*北京/南京/西安
    一年有多少个月？|*十二个/十个/十一个/十三个
    水在标准大气压下多少度沸腾？|五十度/八十度/*一百度/二百度
    下列哪种动物会下蛋？|牛/羊/狗/*鸡
    太阳从哪个方向升起？|西方/*东方/南方/北方
    彩虹通常在什么之后出现？|*雨后/雪后/霜后/雾后
    蚕吐出的是什么？|棉/麻/*丝/毛
    下列哪种乐器有弦？|笛子/唢呐/大鼓/*二胡
    人体最大的器官是什么？|心脏/*皮肤/肝脏/大脑
    《红楼梦》的作者是谁？|*曹雪芹/罗贯中/施耐庵/吴承恩
    一斤等于多少克？|一百克/二百克/*五百克/一千克
    端午节吃什么？|月饼/汤圆/饺子/*粽子
    """,
        choices="options",
    ),
)

ZSENT = SmallTask(
    "dianping-qinggan",
    code(r"""
    text = f"评论：{data['review']}\n这条评论的情感是正面还是负面？\n情感："
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"review": review, "target_scores": {"正面": int(good), "负面": int(not good)}}
        for review, good in (
            ("菜很好吃，服务也热情。", True),
            ("等了两个小时才上菜，太差了。", False),
            ("房间又脏又吵，再也不来了。", False),
            ("环境优雅，下次还会来。", True),
            ("快递很快，包装完好，满意。", True),
            ("用了三天就坏了，客服还不理人。", False),
            ("味道一般，价格却很贵，失望。", False),
            ("电影感人，演员演得真好。", True),
            ("这本书写得生动，孩子很喜欢。", True),
            ("手机发烫，电池不耐用，后悔买了。", False),
        )
    ),
    method="ppl",
)

ZREAD = SmallTask(
    "yuedu-panduan",
    code(
        r"""
    text = MUBAN.format(**data)
    gold = "是" if data["label"] else "否"
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above='''
    MUBAN = """短文：{passage}
    问题：{question}
    请回答“是”或“否”。
    回答："""
    ''',
    ),
    table(
        "passage|question|label?",
        """
    图书馆周一闭馆，其他日子九点开门。|周一可以去图书馆借书吗？|false
    小李会说英语和法语，正在学日语。|小李会说法语吗？|true
    这座桥建于1965年，比隧道早十年。|隧道比桥建得早吗？|false
    超市的牛奶昨天全部卖完了。|昨天之后超市的牛奶有剩吗？|false
    地铁二号线经过火车站和体育馆。|坐二号线能到体育馆吗？|true
    王老师今年六十岁，明年退休。|王老师已经退休了吗？|false
    这种花只在夜里开放。|白天能看到这种花开放吗？|false
    哥哥身高一米八，弟弟身高一米七。|哥哥比弟弟高吗？|true
    比赛因为大雨改到了周日。|比赛的日期变了吗？|true
    合唱团一共有四十人，其中女生二十五人。|合唱团里女生比男生多吗？|true
    """,
    ),
)

ZMATH = SmallTask(
    "yingyong-ti",
    code(r"""
    text = "题目：" + data["question"] + "\n请一步一步地计算。\n解："
    output = data["steps"] + "所以答案是" + str(data["answer"])
    return {"input": text, "output": output, "processed_output": str(data["answer"])}
    """),
    table(
        "question|steps|answer#",
        """
    小明有12支铅笔，送给同学5支，又买了8支。现在有几支？|12-5=7，7+8=15。|15
    一箱苹果有24个，3箱一共有多少个？|24*3=72。|72
    一本书120页，每天看15页，几天看完？|120/15=8。|8
    停车场有36辆车，开走9辆，又来了4辆。现在有几辆？|36-9=27，27+4=31。|31
    一支钢笔9元，买4支付50元，找回多少元？|9*4=36，50-36=14。|14
    妈妈今年38岁，比女儿大26岁。两人一共多少岁？|38-26=12，38+12=50。|50
    长方形长9米，宽6米，周长是多少米？|9+6=15，15*2=30。|30
    教室里有6排座位，每排8个，坐了41人，空几个？|6*8=48，48-41=7。|7
    一袋米25千克，吃了4千克，剩下的分3份，每份几千克？|25-4=21，21/3=7。|7
    甲有45元，乙比甲多10元。两人一共有多少元？|45+10=55，45+55=100。|100
    """,
    ),
    postprocess="bbh_post",
)

ZNEWS = SmallTask(
    "biaoti-fenlei",
    code(
        r"""
    text = f"类别：{'、'.join(LEIBIE)}\n标题：{data['title']}\n所属类别："
    return {"input": text, "output": data["topic"], "processed_output": data["topic"]}
    """,
        above="""
    LEIBIE = ("体育", "财经", "科技", "娱乐")
    """,
    ),
    table(
        "title|topic",
        """
    国足主场两球取胜，小组排名升至第二|体育
    央行下调存款准备金率|财经
    新型芯片功耗降低四成|科技
    知名歌手宣布举办巡回演唱会|娱乐
    女排三比零横扫对手晋级决赛|体育
    沪指收涨，银行股领涨|财经
    火星车传回首批高清照片|科技
    贺岁片首日票房破三亿|娱乐
    马拉松选手刷新全国纪录|体育
    多家上市公司公布年度利润|财经
    国产大模型开放源代码|科技
    金像奖公布最佳导演名单|娱乐
    """,
    ),
    shots=table(
        "title|topic",
        """
    羽毛球名将宣布退役|体育
    人民币汇率小幅上升|财经
    卫星成功进入预定轨道|科技
    新剧开播，主演亮相发布会|娱乐
    """,
    ),
)

ZIDIOM = SmallTask(
    "chengyu-tiankong",
    code(
        r"""
    text = LIZI + f"成语：{data['gap']}\n缺字："
    return {"input": text, "output": data["char"], "processed_output": data["char"]}
    """,
        above=r"""
    LIZI = (
        "补全成语中缺少的一个字。\n\n"
        "成语：画__添足\n缺字：蛇\n\n"
        "成语：守株待__\n缺字：兔\n\n"
        "成语：__到成功\n缺字：马\n\n"
    )
    """,
    ),
    table(
        "gap|char",
        """
    亡__补牢|羊
    对__弹琴|牛
    __假虎威|狐
    井底之__|蛙
    叶公好__|龙
    胆小如__|鼠
    __立鸡群|鹤
    调虎离__|山
    一箭双__|雕
    惊弓之__|鸟
    """,
    ),
    fewshot=0,
)

TNLI = SmallTask(
    "tuili-panduan",
    code(r"""
    text = (
        f"前提：{data['premise']}\n"
        f"假設：{data['hypothesis']}\n"
        "前提與假設的關係是蘊含、矛盾還是中立？\n"
        "關係："
    )
    gold = data["label"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "premise|hypothesis|label",
        """
    兩個孩子在公園裡踢足球。|有人在戶外運動。|蘊含
    店裡的燈全都關了。|店裡燈火通明。|矛盾
    一位老人坐在長椅上看報紙。|他在等他的兒子。|中立
    她把三本書都還給了圖書館。|她至少還了一本書。|蘊含
    火車準時到站。|火車晚了一個小時。|矛盾
    廚師正在切洋蔥。|廚師今天心情不好。|中立
    所有學生都通過了考試。|班長通過了考試。|蘊含
    沒有人看過這部電影。|很多人看過這部電影。|矛盾
    一隻黑狗在沙灘上奔跑。|這隻狗的主人住在海邊。|中立
    他昨天買了一輛紅色的車。|他買了車。|蘊含
    房間裡空無一人。|房間裡有人在跳舞。|矛盾
    女孩在雨中撐著傘。|她要去上班。|中立
    """,
    ),
)

TSPAN = SmallTask(
    "chuchu-zhaoda",
    code(r"""
    lines = ["請從文章中找出問題的答案。", f"文章：{data['context']}", f"問題：{data['question']}"]
    text = "\n".join(lines) + "\n答案："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "context|question|answer",
        """
    這家書店由林美惠在臺南創立，專賣舊書。|書店是誰創立的？|林美惠
    玉山是臺灣最高的山，海拔三千九百五十二公尺。|臺灣最高的山叫什麼？|玉山
    音樂會原訂星期五舉行，後來改到星期日。|音樂會改到哪一天？|星期日
    祖父在後院種了茶樹，父親在前院種了蘭花。|父親種了什麼？|蘭花
    渡輪從基隆出發，次日早晨抵達馬祖。|渡輪從哪裡出發？|基隆
    博物館的鎮館之寶是一尊青銅鼎。|鎮館之寶是什麼？|青銅鼎
    張醫師每週三在鄉下義診，已經持續了十二年。|張醫師在哪裡義診？|鄉下
    第一屆比賽有八隊參加，冠軍是花蓮隊。|冠軍是哪一隊？|花蓮隊
    這座橋因颱風受損，縣府決定封閉三個月。|橋要封閉多久？|三個月
    姊姊喜歡爬山，弟弟喜歡潛水。|弟弟喜歡什麼？|潛水
    """,
    ),
)

TQUIZ = SmallTask(
    "dili-wenda",
    code(r"""
    options = "／".join(data["target_scores"])
    text = f"問：{data['question']}（{options}）\n答："
    gold = [name for name, score in data["target_scores"].items() if score][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    世界上面積最大的國家是哪一個？|加拿大/*俄羅斯/巴西
    日本的首都在哪裡？|*東京/大阪/京都
    尼羅河流入哪個海？|紅海/黑海/*地中海
    哪一個洲的人口最多？|*亞洲/非洲/歐洲
    金字塔在哪個國家最有名？|印度/*埃及/希臘
    世界最高的山峰是哪一座？|富士山/阿里山/*聖母峰
    澳洲的代表動物是什麼？|大象/*袋鼠/長頸鹿
    艾菲爾鐵塔在哪座城市？|倫敦/羅馬/*巴黎
    哪一條河流經上海附近入海？|*長江/黃河/珠江
    赤道經過哪個國家？|*肯亞/挪威/韓國
    撒哈拉沙漠位於哪一洲？|南美洲/*非洲/大洋洲
    企鵝主要生活在哪裡？|北極/西伯利亞/*南極
    """),
    method="ppl",
)

TASKS = (ZQUIZ, ZSENT, ZREAD, ZMATH, ZNEWS, ZIDIOM, TNLI, TSPAN, TQUIZ)
