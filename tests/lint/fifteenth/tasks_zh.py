"""Right tasks in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.fifteenth.making import scored, table
from tests.lint.shape import SmallTask, code

BACK = '\n        return {"input": text, "output": gold, "processed_output": gold}\n        '

COMMON = SmallTask(
    "zh-common",
    code(
        """
        lines = ["问题：" + data["question"]]
        lines += [f"{letter}. {data[letter]}" for letter in "ABCD"]
        text = "\\n".join(lines) + "\\n答案："
        gold = data["answer"]"""
        + BACK
    ),
    table(
        "question|A|B|C|D|answer",
        """
        《红楼梦》的作者是谁？|罗贯中|曹雪芹|施耐庵|吴承恩|B
        中国最长的河流是哪一条？|长江|黄河|珠江|淮河|A
        端午节通常吃什么？|月饼|汤圆|饺子|粽子|D
        人体最大的器官是什么？|肝脏|心脏|皮肤|大脑|C
        “但愿人长久”出自谁的词？|苏轼|李白|杜甫|柳永|A
        造纸术在哪个朝代得到改进？|唐朝|宋朝|东汉|清朝|C
        哪座城市被称为“冰城”？|沈阳|哈尔滨|长春|大连|B
        围棋棋盘上有多少条横线？|八条|十二条|十五条|十九条|D
        大熊猫主要吃什么？|鱼|竹子|昆虫|松果|B
        二十四节气中排在最前面的是哪个？|冬至|夏至|立春|秋分|C
        昆曲起源于哪个省？|江苏|四川|广东|陕西|A
        水的沸点在标准气压下是多少摄氏度？|五十|七十|八十|一百|D
        """,
    ),
)

COMMENTS = SmallTask(
    "zh-comments",
    code(
        """
        text = 模板.format(评论=data["text"])
        gold = data["label"]"""
        + BACK,
        '''
        模板 = """判断下面的评论是正面还是负面。

        评论：快递太慢了，等了半个月。
        情感：负面

        评论：味道正宗，下次还来。
        情感：正面

        评论：{评论}
        情感："""
        ''',
    ),
    table(
        "text|label",
        """
        屏幕清晰，运行流畅。|正面
        客服态度恶劣，再也不买了。|负面
        用了两天就坏了。|负面
        孩子很喜欢这本书。|正面
        房间宽敞，早餐丰富。|正面
        衣服掉色严重。|负面
        性价比很高，推荐给大家。|正面
        电影拖沓，看得想睡觉。|负面
        包装破损，里面全碎了。|负面
        师傅很专业，安装得又快又好。|正面
        """,
    ),
    fewshot=0,
)

STEPS = SmallTask(
    "zh-steps",
    code(
        """
        text = f"题目：{data['question']}\\n解答：让我们一步一步地想。\\n"
        gold = data["answer"]
        return {"input": text, "output": f"{data['steps']}答案是{gold}。", "processed_output": gold}
        """
    ),
    table(
        "question|steps|answer",
        """
        一支铅笔2元，买6支，付20元，找回多少元？|2*6=12，20-12=8。|8
        果园有5行树，每行9棵，死了3棵，还剩几棵？|5*9=45，45-3=42。|42
        小明每天看15页，看4天，再看12页，共多少页？|15*4=60，60+12=72。|72
        一箱牛奶24盒，平均分给4人，每人喝掉1盒，各剩几盒？|24/4=6，6-1=5。|5
        车上有30人，下去11人，上来7人，现在有几人？|30-11=19，19+7=26。|26
        每盒有8块饼干，3盒加5块共多少块？|8*3=24，24+5=29。|29
        一条绳长36米，剪成4段，用掉3段，用了多少米？|36/4=9，9*3=27。|27
        班里有45人，其中20人去爬山，15人去游泳，其余几人？|45-20=25，25-15=10。|10
        小红有50元，买两本书，每本18元，还剩多少元？|18*2=36，50-36=14。|14
        工人每小时做7个零件，做8小时，坏了4个，合格几个？|7*8=56，56-4=52。|52
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=128,
)

FOLLOWS = SmallTask(
    "zh-follows",
    code(
        """
        text = "前提：%s\\n假设：%s\\n" % (data["premise"], data["hypothesis"])
        text += "两句话的关系是蕴含、矛盾还是中立？\\n关系："
        gold = 名称[data["label"]]"""
        + BACK,
        '名称 = {"e": "蕴含", "n": "中立", "c": "矛盾"}',
    ),
    table(
        "premise|hypothesis|label",
        """
        两个孩子在河边放风筝。|有人在户外。|e
        老张在厨房做饭。|老张做的是川菜。|n
        商店今天不营业。|商店今天照常开门。|c
        她买了一斤苹果和一斤梨。|她买了水果。|e
        一辆公交车停在学校门口。|司机姓王。|n
        昨天整天都在下雨。|昨天是晴天。|c
        所有队员都通过了体检。|队长通过了体检。|e
        小李在图书馆看书。|小李在看历史书。|n
        会议室里空无一人。|会议室里坐满了人。|c
        奶奶养了三只猫。|奶奶养了动物。|e
        """,
    ),
)

READING = SmallTask(
    "zh-reading",
    code(
        """
        text = "\\n".join([
            "阅读短文，用原文中的词语回答问题。",
            "短文：" + data["passage"],
            "问题：" + data["question"],
            "回答：",
        ])
        gold = data["answer"]"""
        + BACK
    ),
    table(
        "passage|question|answer",
        """
        王先生在镇上开了一家豆腐店，每天清晨四点起床磨豆。|王先生开了什么店？|豆腐店
        石桥建于明代，桥下的水流向太湖。|桥下的水流向哪里？|太湖
        去年秋天，林医生从云南带回一批野生菌标本。|标本是谁带回的？|林医生
        这座灯塔高三十米，由花岗岩砌成。|灯塔由什么砌成？|花岗岩
        因为大雪，飞往西宁的航班改在第二天中午起飞。|航班为什么改期？|大雪
        陈老师退休以后学会了拉二胡，每周三在公园演奏。|陈老师学会了什么乐器？|二胡
        村里的祠堂去年改成了图书室，藏书两千册。|图书室原来是什么？|祠堂
        小船载着茶叶沿江而下，三天后到达九江。|小船载着什么？|茶叶
        考古队在沙丘下发现了一枚唐代铜镜。|铜镜是在哪里发现的？|沙丘下
        阿依古丽的地毯在展览会上获得了金奖。|谁的地毯获得了金奖？|阿依古丽
        """,
    ),
)

IDIOMS = SmallTask(
    "zh-idioms",
    code(
        """
        text = f"請選出最適合填入句中的成語。\\n句子：{data['sentence']}\\n成語："
        gold = max(data["target_scores"], key=data["target_scores"].get)"""
        + BACK
    ),
    scored(
        "sentence",
        """
        他說話總是＿＿，從不繞圈子。|*開門見山/畫蛇添足/杯弓蛇影
        兩隊實力相當，比賽打得＿＿。|對牛彈琴/*難分難解/守株待兔
        文章已經很好，再加一段就是＿＿。|井底之蛙/*畫蛇添足/一石二鳥
        她苦練十年，終於＿＿。|亡羊補牢/自相矛盾/*一鳴驚人
        你跟他講音樂，簡直是＿＿。|*對牛彈琴/愚公移山/水落石出
        事情拖了半年，真相終於＿＿。|*水落石出/刻舟求劍/狐假虎威
        他一會兒說去，一會兒說不去，＿＿。|雪中送炭/*自相矛盾/守株待兔
        災民斷糧時，這批米真是＿＿。|掩耳盜鈴/指鹿為馬/*雪中送炭
        只等運氣而不努力，無異於＿＿。|百發百中/畫龍點睛/*守株待兔
        結尾這一句＿＿，全文頓時活了。|*畫龍點睛/亡羊補牢/杞人憂天
        """,
    ),
    method="ppl",
    postprocess="",
    metric="log_prob",
)

INTO_ZH = SmallTask(
    "into-zh",
    code(
        """
        text = f"把下面的英文句子翻译成中文。\\n英文：{data['en']}\\n中文："
        gold = data["zh"]"""
        + BACK
    ),
    table(
        "en|zh",
        """
        The shop opens at nine.|商店九点开门。
        I have never been to Beijing.|我从来没去过北京。
        Please close the window.|请关上窗户。
        Her father is a carpenter.|她父亲是木匠。
        This tea is too hot.|这茶太烫了。
        We missed the last train.|我们错过了末班车。
        The children are asleep.|孩子们睡着了。
        He speaks three languages.|他会说三种语言。
        It will snow tomorrow.|明天会下雪。
        Who wrote this letter?|这封信是谁写的？
        """,
    ),
)

TRUE_FALSE = SmallTask(
    "zh-true-false",
    code(
        """
        題目 = data["statement"]
        text = f"判斷下列敘述，對的答「是」，錯的答「否」。\\n敘述：{題目}\\n答："
        gold = "是" if data["correct"] == "1" else "否"
        """
        + BACK
    ),
    table(
        "statement|correct",
        """
        玉山是臺灣最高的山。|1
        鯨魚是魚類。|0
        光的速度比聲音快。|1
        企鵝住在北極。|0
        一年有三百六十五天或三百六十六天。|1
        蜘蛛有六條腿。|0
        三角形的內角和是一百八十度。|1
        鐵在水裡會浮起來。|0
        李白是唐代的詩人。|1
        月亮自己會發光。|0
        """,
    ),
)

TOPICS = SmallTask(
    "zh-topics",
    code(
        """
        类别 = {"1": "体育", "2": "财经", "3": "科技"}
        说明 = "，".join(f"{k}表示{v}" for k, v in 类别.items())
        text = f"请给出新闻标题的类别编号（{说明}）。\\n标题：{data['title']}\\n编号："
        gold = next(k for k, v in 类别.items() if v == data["topic"])"""
        + BACK
    ),
    table(
        "title|topic",
        """
        女排三比零横扫对手晋级四强|体育
        央行宣布下调存款准备金率|财经
        我国成功发射遥感卫星|科技
        马拉松选手刷新全国纪录|体育
        三大股指收盘集体上涨|财经
        新型电池充电只需五分钟|科技
        主帅赛后宣布辞职|体育
        上市公司公布季度利润|财经
        国产操作系统发布新版本|科技
        双打组合夺得冠军|体育
        """,
    ),
)

TASKS = (COMMON, COMMENTS, STEPS, FOLLOWS, READING, IDIOMS, INTO_ZH, TRUE_FALSE, TOPICS)
