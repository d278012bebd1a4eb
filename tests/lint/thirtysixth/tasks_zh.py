"""Right tasks: in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

CEVAL = SmallTask(
    "ceval-port",
    code(r"""
    text = "以下是单项选择题，请选出正确答案的字母。\n\n" + data["question"] + "\n"
    for letter in "ABCD":
        text += letter + ". " + data[letter] + "\n"
    text += "答案："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "question|A|B|C|D|answer",
        """
    我国面积最大的省级行政区是____。|西藏|新疆|青海|四川|B
    《史记》的作者是____。|司马迁|班固|司马光|陈寿|A
    三角形的内角和是____度。|90|120|180|360|C
    声音在____中不能传播。|水|钢铁|空气|真空|D
    辛亥革命发生在____年。|1898|1911|1919|1949|B
    化学元素铁的符号是____。|Fe|Cu|Ag|Au|A
    下列属于可再生能源的是____。|煤炭|石油|天然气|风能|D
    人体血液中运输氧气的是____。|白细胞|血小板|红细胞|血浆|C
    “但愿人长久”出自____的词。|李清照|辛弃疾|柳永|苏轼|D
    杭州是____省的省会。|浙江|江苏|安徽|福建|A
    二的十次方是____。|512|1024|2048|256|B
    地球的卫星是____。|火星|金星|月球|太阳|C
    """,
    ),
)

OCNLI = SmallTask(
    "ocnli-port",
    code(r"""
    text = f"句子一：{data['sentence1']}\n句子二：{data['sentence2']}\n"
    text += "句子一和句子二的关系（蕴含、中立或矛盾）："
    gold = data["label"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sentence1|sentence2|label",
        """
    老张昨天坐飞机去了广州。|老张昨天出门了。|蕴含
    教室里一个学生也没有。|教室里有三十个学生。|矛盾
    她买了一本新词典。|她要学法语。|中立
    今天气温降到了零下十度。|今天很热。|矛盾
    弟弟比哥哥高五厘米。|哥哥比弟弟矮。|蕴含
    他在车站等人。|他等的是他的妻子。|中立
    这家店全年不休息。|这家店春节也开门。|蕴含
    会议推迟到了下周一。|会议已经开完了。|矛盾
    爷爷在院子里种菜。|爷爷种的是黄瓜。|中立
    全班都通过了考试。|班里有人没有通过考试。|矛盾
    小李会修电脑和手机。|小李会修手机。|蕴含
    工人们正在修路。|这条路要修两个月。|中立
    """,
    ),
)

NER = SmallTask(
    "cluener-port",
    code(r"""
    text = f"找出句子中的人名，多个人名之间用顿号隔开。\n句子：{data['sentence']}\n人名："
    gold = "、".join(data["names"])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    records(
        "sentence names",
        ("导演陈国华和演员李梦一同走上红毯。", ["陈国华", "李梦"]),
        ("记者王晓东从上海发回报道。", ["王晓东"]),
        ("张伟传球，刘洋头球破门。", ["张伟", "刘洋"]),
        ("教授赵明德获得今年的科学奖。", ["赵明德"]),
        ("歌手周婷与作曲家孙立合作新歌。", ["周婷", "孙立"]),
        ("律师何静表示将提出上诉。", ["何静"]),
        ("市长马文涛会见了企业家高翔。", ["马文涛", "高翔"]),
        ("作家林雨的小说被译成六种语言。", ["林雨"]),
        ("教练郭强批评了后卫杨帆。", ["郭强", "杨帆"]),
        ("医生钱芳在山区工作了二十年。", ["钱芳"]),
    ),
)

DRCD = SmallTask(
    "drcd-port",
    code(r"""
    parts = ["請用文章裡的詞回答問題。", "文章：" + data["context"], "問題：" + data["question"]]
    text = "\n".join(parts) + "\n答案："
    gold = data["answer"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "context|question|answer",
        """
    淡水線捷運於一九九七年通車，全長二十三公里。|淡水線哪一年通車？|一九九七年
    畫家陳澄波出生於嘉義，後來到東京學畫。|陳澄波在哪裡學畫？|東京
    蘭嶼的達悟族人在春天捕捉飛魚。|達悟族人捕捉什麼？|飛魚
    這座燈塔由英國工程師設計，高十八公尺。|燈塔有多高？|十八公尺
    清明節時，家家戶戶都會去掃墓。|什麼時候去掃墓？|清明節
    林醫師把一生的積蓄捐給了孤兒院。|積蓄捐給了誰？|孤兒院
    黃河發源於青海，流經九個省區。|黃河發源於哪裡？|青海
    茶葉在十七世紀由荷蘭商人帶到歐洲。|誰把茶葉帶到歐洲？|荷蘭商人
    地震之後，老街的戲院改建成圖書館。|戲院改建成什麼？|圖書館
    企鵝靠厚厚的脂肪抵擋寒冷。|企鵝靠什麼禦寒？|厚厚的脂肪
    """,
    ),
)

SENTI = SmallTask(
    "senti-port",
    code(
        r"""
    legend = "，".join(f"{number}代表{name}" for number, name in enumerate(NAMES))
    text = f"請判斷評論的情感，{legend}。\n評論：{data['review']}\n情感："
    gold = str(data["label"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    NAMES = ("負面", "正面")
    """,
    ),
    table(
        "review|label#",
        """
    房間乾淨，服務親切，下次還要住。|1
    等了兩個小時，湯是冷的，太差了。|0
    劇情無聊，看到一半就睡著了。|0
    音質清楚又耐用，非常滿意。|1
    老闆人很好，牛肉麵超好吃。|1
    用了三天就壞掉，真是浪費錢。|0
    風景優美，孩子玩得很開心。|1
    包裝破爛，客服態度惡劣。|0
    床太硬，隔壁又吵，整晚沒睡。|0
    這本書感人又有趣，值得推薦。|1
    """,
    ),
    fewshot=4,
)

TASKS = (CEVAL, OCNLI, NER, DRCD, SENTI)
