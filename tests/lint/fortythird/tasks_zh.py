"""Right tasks in Chinese: exams, reviews, inference, idioms, sums, talks and orders."""

from __future__ import annotations

from tests.lint.making import records, starred, table
from tests.lint.shape import SmallTask, code

CEVAL = SmallTask(
    "ceval-mixed",
    code(r"""
    stem = f"以下是中国关于{data['subject']}考试的单项选择题，请选出其中的正确答案。\n"
    stem += f"题目：{data['question']}\n"
    for key in ["A", "B", "C", "D"]:
        stem += f"{key}. {data[key]}\n"
    stem += "答案："
    return {"input": stem, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "subject|question|A|B|C|D|answer",
        """
    高中地理|我国面积最大的省级行政区是|西藏|新疆|内蒙古|青海|B
    初中历史|秦始皇统一六国是在公元前|206年|356年|475年|221年|D
    计算机网络|HTTP默认使用的端口号是|80|21|25|110|A
    高中生物|植物细胞特有的结构是|细胞膜|线粒体|细胞壁|核糖体|C
    法律职业|我国的根本大法是|民法典|宪法|刑法|行政法|B
    初中化学|空气中含量最多的气体是|氧气|氩气|二氧化碳|氮气|D
    中国文学|《呐喊》的作者是|鲁迅|茅盾|巴金|老舍|A
    初中物理|力的国际单位是|焦耳|瓦特|牛顿|帕斯卡|C
    会计基础|会计等式的右边是负债与|收入|所有者权益|费用|利润|B
    中医学|五行中与肝对应的是|木|火|土|金|A
    """,
    ),
    stop=("\n",),
    max_tokens=8,
)

CMMLU = SmallTask(
    "cmmlu-rank",
    code(r"""
    options = "\n".join(f"({mark}) {text}" for mark, text in data["options"].items())
    prompt = f"问题：{data['question']}\n{options}\n正确选项是："
    gold = next(mark for mark in data["target_scores"] if data["target_scores"][mark])
    return {"input": prompt, "output": gold, "processed_output": gold}
    """),
    records(
        "question options target_scores",
        *(
            (
                question,
                dict(zip("甲乙丙丁", options.split("/"), strict=True)),
                {mark: int(mark == gold) for mark in "甲乙丙丁"},
            )
            for question, options, gold in (
                ("端午节纪念的诗人一般认为是谁？", "李白/屈原/杜甫/陆游", "乙"),
                ("川菜最突出的味道是什么？", "麻辣/酸甜/清淡/咸鲜", "甲"),
                ("京剧中红脸多代表什么性格？", "奸诈/凶猛/鲁莽/忠勇", "丁"),
                ("都江堰位于哪个省？", "陕西/湖北/四川/云南", "丙"),
                ("二十四节气中排在最前的是哪个？", "立春/春分/清明/雨水", "甲"),
                ("下列哪种乐器是弹拨乐器？", "二胡/笛子/琵琶/唢呐", "丙"),
                ("《本草纲目》的作者是谁？", "张仲景/李时珍/华佗/孙思邈", "乙"),
                ("“岁寒三友”是松、竹和什么？", "菊/兰/荷/梅", "丁"),
                ("中国象棋棋盘中间的空白叫什么？", "楚河汉界/长城/护城河/中线", "甲"),
            )
        ),
    ),
    method="ppl",
)

HOTEL = SmallTask(
    "hotel-reviews",
    code(
        r"""
    gold = LABELS[data["label"]]
    return {
        "input": TEMPLATE.format(**data),
        "output": gold,
        "processed_output": gold,
    }
    """,
        above="""
    LABELS = ["差评", "好评"]
    TEMPLATE = (
        "判断下面的酒店评论是好评还是差评。\\n"
        "评论：{review}\\n"
        "判断："
    )
    """,
    ),
    table(
        "review|label#",
        """
    前台态度很热情，房间也干净。|1
    隔音太差，半夜一直听见走廊说话。|0
    早餐种类丰富，孩子特别喜欢。|1
    空调坏了没人修，热得睡不着。|0
    离地铁站只有两分钟，出行非常方便。|1
    毛巾有污渍，再也不会来了。|0
    床很舒服，窗外就是湖，值得推荐。|1
    押金三天了还没退，打电话也没人接。|0
    服务员主动帮忙搬行李，很贴心。|1
    照片和实际完全不符，感觉被骗了。|0
    """,
    ),
)

OCNLI = SmallTask(
    "ocnli-three",
    code(r"""
    names = {"entailment": "蕴含", "neutral": "中立", "contradiction": "矛盾"}
    text = "\n".join([
        "句子一：" + data["sentence1"],
        "句子二：" + data["sentence2"],
        "两句的关系是蕴含、中立还是矛盾？",
        "关系：",
    ])
    gold = names[data["label"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sentence1|sentence2|label",
        """
    他每天骑车上班。|他会骑车。|entailment
    会议改到了周五下午。|会议在周一召开。|contradiction
    小王买了一台新电脑。|小王喜欢打游戏。|neutral
    这家店已经关门三年了。|这家店还在营业。|contradiction
    她弹了二十年的钢琴。|她碰过钢琴。|entailment
    图书馆里坐满了学生。|学生们在准备期末考试。|neutral
    火车晚点了四十分钟。|火车准时到站。|contradiction
    老李把房子卖了。|老李有过一套房子。|entailment
    天上飘着几朵云。|明天要下雨。|neutral
    """,
    ),
)

IDIOM = SmallTask(
    "idiom-blank",
    code(
        r"""
    marked = "  ".join(m + c for m, c in zip(MARKS, data["candidates"]))
    text = f"选择最合适的成语填入横线处。\n{data['content'].replace('#idiom#', '____')}\n"
    text = text + marked + "\n应填："
    gold = MARKS[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    MARKS = "①②③④"
    """,
    ),
    starred(
        """
    他说话总是#idiom#，没人知道他到底想说什么。|守株待兔/*含糊其辞/亡羊补牢/画龙点睛
    这篇文章的结尾真是#idiom#之笔。|*画龙点睛/对牛弹琴/杯弓蛇影/刻舟求剑
    跟不懂音乐的人谈和声，简直是#idiom#。|守口如瓶/一举两得/*对牛弹琴/水落石出
    骑车上班既省钱又锻炼，#idiom#。|半途而废/自相矛盾/掩耳盗铃/*一举两得
    经过半年调查，案情终于#idiom#。|*水落石出/井底之蛙/叶公好龙/狐假虎威
    学习贵在坚持，不能#idiom#。|锦上添花/*半途而废/雪中送炭/胸有成竹
    他赛前准备充分，上场时#idiom#。|手忙脚乱/张冠李戴/*胸有成竹/画蛇添足
    在我最困难的时候，他的帮助是#idiom#。|买椟还珠/拔苗助长/滥竽充数/*雪中送炭
    """,
        "content",
        "candidates",
    ),
)

ZSUM = SmallTask(
    "ape-chain",
    code(r"""
    gold = data["ans"]
    question = data["original_text"]
    return {
        "input": f"应用题：{question}\n请先列式计算，最后写“答案是”和结果。\n解：",
        "output": f"{data['equation']}，答案是{gold}",
        "processed_output": gold,
    }
    """),
    table(
        "original_text|equation|ans",
        """
    一本书有96页，小明每天看12页，几天能看完？|96÷12=8（天）|8
    果园里有35棵梨树和48棵桃树，一共有多少棵？|35+48=83（棵）|83
    每盒彩笔18元，买5盒要多少元？|18×5=90（元）|90
    仓库原有200袋米，运走75袋，还剩多少袋？|200-75=125（袋）|125
    一个正方形的边长是7厘米，周长是多少厘米？|7×4=28（厘米）|28
    三年级有4个班，每班42人，共有多少人？|42×4=168（人）|168
    爸爸今年38岁，比小红大29岁，小红几岁？|38-29=9（岁）|9
    63朵花平均插在9个瓶里，每瓶几朵？|63÷9=7（朵）|7
    """,
    ),
    postprocess="bbh_post",
)

C3 = SmallTask(
    "listening-talks",
    code(r"""
    talk = "\n".join(data["talk"])
    listed = "\n".join(f"{n}、{each}" for n, each in enumerate(data["choice"], 1))
    text = f"阅读对话，回答问题，只写选项的序号。\n{talk}\n问：{data['question']}\n{listed}\n答："
    gold = str(data["choice"].index(data["answer"]) + 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    records(
        "talk question choice answer",
        *(
            (talk.split("/"), question, choice.split("/"), answer)
            for talk, question, choice, answer in (
                (
                    "男：电影几点开始？/女：七点半，还有一刻钟。",
                    "现在几点？",
                    "七点/七点一刻/八点",
                    "七点一刻",
                ),
                (
                    "女：我想换一双大一号的。/男：好的，请把鞋给我。",
                    "他们最可能在哪儿？",
                    "鞋店/饭馆/医院",
                    "鞋店",
                ),
                (
                    "男：你怎么没去爬山？/女：脚还疼着呢。",
                    "女的为什么没去？",
                    "下雨了/太忙了/脚疼",
                    "脚疼",
                ),
                (
                    "女：这件衬衫打八折。/男：那就是八十块。",
                    "衬衫原价多少？",
                    "八十块/一百块/六十块",
                    "一百块",
                ),
                (
                    "男：护照带了吗？/女：在包里，机票也在。",
                    "他们要做什么？",
                    "坐飞机/看病/上课",
                    "坐飞机",
                ),
                (
                    "女：汤咸不咸？/男：淡了一点儿。",
                    "男的觉得汤怎么样？",
                    "太咸/很甜/有点儿淡",
                    "有点儿淡",
                ),
                (
                    "男：小张考上研究生了。/女：他父母一定很高兴。",
                    "谁考上了研究生？",
                    "女的/小张/男的",
                    "小张",
                ),
                (
                    "女：你的钥匙找到了？/男：原来在车里。",
                    "钥匙在哪儿？",
                    "家里/办公室/车里",
                    "车里",
                ),
            )
        ),
    ),
)

TASKS = (CEVAL, CMMLU, HOTEL, OCNLI, IDIOM, ZSUM, C3)
