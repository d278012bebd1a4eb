"""Right tasks in Chinese, in simplified characters."""

from __future__ import annotations

from tests.lint.making import qa, starred, table
from tests.lint.shape import SmallTask, code

MOOD = SmallTask(
    "zh-jiudian",
    code(
        r"""
        text = "判断下面这条酒店评论的情感倾向：正面还是负面？\n"
        text += f"评论：{data['comment']}\n情感："
        gold = KINDS[data["label"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'KINDS = ["负面", "正面"]',
    ),
    table(
        "comment|label#",
        """
        前台热情，房间一尘不染，住得很舒服。|1
        空调坏了没人修，一夜没睡好。|0
        早餐丰富，离地铁站也近，值得再来。|1
        浴室发霉，毛巾上还有头发。|0
        窗外就是湖景，孩子高兴极了。|1
        价格翻倍，服务却一塌糊涂。|0
        床很软，隔音也好，非常满意。|1
        押金拖了半个月才退，太气人。|0
        店长主动帮我们升级了房型，感动。|1
        走廊里全是烟味，再也不住了。|0
        """,
    ),
)

APPLIED = SmallTask(
    "zh-jisuan",
    code(r"""
    question = data["question"]
    return {
        "input": f"题目：{question}\n请写出计算过程，最后写“答案是”和得数。\n解答：",
        "output": f"{data['steps']}答案是{data['result']}。",
        "processed_output": str(data["result"]),
    }
    """),
    table(
        "question|steps|result#",
        """
        一条毛巾9元，买5条要多少元？|9×5=45。|45
        食堂运来大米80袋，吃了26袋，还剩几袋？|80-26=54。|54
        63名队员平均分成9组，每组几人？|63÷9=7。|7
        一本书180页，每天看20页，几天看完？|180÷20=9。|9
        爸爸38岁，比小丽大29岁，小丽几岁？|38-29=9。|9
        4盒鸡蛋每盒12个，打碎6个，还有几个？|4×12=48，48-6=42。|42
        甲车每小时行70千米，3小时行多少千米？|70×3=210。|210
        公园有柳树36棵，松树比柳树多15棵，松树有几棵？|36+15=51。|51
        三年级有4个班，每班31人，一共多少人？|31×4=124。|124
        小刚有100元，买球用了64元，还剩多少元？|100-64=36。|36
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=128,
)

CHOICE = SmallTask(
    "zh-kexue-xuanze",
    code(r"""
    lines = ["题目：" + data["question"]]
    lines += [f"{letter}. {option}" for letter, option in zip("ABCD", data["choices"])]
    lines.append("答案：")
    gold = "ABCD"[data["answer"]]
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """),
    starred("""
    光在下列哪种介质中传播最快？|水/玻璃/*真空/空气
    植物通过哪个部分吸收水分？|*根/花/果实/种子
    下列哪种物质能被磁铁吸引？|铜/*铁/铝/金
    彩虹是由光的什么现象形成的？|衍射/干涉/吸收/*折射
    人体血液由哪个器官推动？|*心脏/肝脏/肾脏/胃
    太阳系中最大的行星是哪一颗？|地球/火星/*木星/金星
    蝌蚪长大后变成什么？|蜥蜴/*青蛙/鲤鱼/乌龟
    测量气温用什么仪器？|天平/量筒/秒表/*温度计
    下列哪种能源是可再生的？|煤/石油/*风能/天然气
    声音不能在哪里传播？|*真空/海水/钢轨/木头
    """),
)

EN_ZH = SmallTask(
    "zh-yingyi",
    code(r"""
    prompt = "把下面的英文句子翻译成中文。\n英文：" + data["en"] + "\n中文："
    return {"input": prompt, "output": data["zh"], "processed_output": data["zh"]}
    """),
    table(
        "en|zh",
        """
        The meeting starts at nine.|会议九点开始。
        My younger sister likes painting.|我妹妹喜欢画画。
        Please open the window.|请打开窗户。
        This road leads to the station.|这条路通往车站。
        He forgot to bring his umbrella.|他忘了带伞。
        We bought a new computer.|我们买了一台新电脑。
        The soup is too salty.|汤太咸了。
        Their school has a swimming pool.|他们学校有一个游泳池。
        Grandpa goes for a walk every day.|爷爷每天去散步。
        The exam was very difficult.|考试很难。
        """,
    ),
)

READING = SmallTask(
    "zh-duanwen",
    code(r"""
    text = "阅读短文，回答问题。\n"
    for cue, key in (("短文", "passage"), ("问题", "question")):
        text += f"{cue}：{data[key]}\n"
    text += "回答："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "passage|question|answer",
        """
        周日早上，林老师带着学生去湿地观察白鹭。|林老师带学生观察什么？|白鹭
        小区的健身房因为漏水，下个月才能重新开放。|健身房为什么关闭？|漏水
        这趟列车从兰州开往乌鲁木齐，全程十一个小时。|列车开往哪里？|乌鲁木齐
        陈爷爷用旧报纸给邻居的孩子折了一只船。|陈爷爷用什么折船？|旧报纸
        果园里的桃子六月成熟，葡萄要等到八月。|葡萄几月成熟？|八月
        表姐大学毕业后在银行做了三年会计。|表姐在银行做什么？|会计
        昨天的足球赛因为雷雨提前结束。|足球赛为什么提前结束？|雷雨
        图书馆新买了四百本童话书，放在二楼。|新书放在哪里？|二楼
        护士小吴骑电动车去山村给老人量血压。|谁给老人量血压？|护士小吴
        他把捡到的钱包交给了地铁站的工作人员。|他捡到了什么？|钱包
        """,
    ),
)

ANTONYM = SmallTask(
    "zh-fanyici",
    code(
        r"""
        text = TISHI + "\n词语：" + data["word"] + "\n反义词："
        return {"input": text, "output": data["opposite"], "processed_output": data["opposite"]}
        """,
        'TISHI = "写出下面词语的反义词。"',
    ),
    table(
        "word|opposite",
        """
        高大|矮小
        骄傲|谦虚
        寒冷|炎热
        失败|成功
        勤劳|懒惰
        简单|复杂
        进步|退步
        悲伤|快乐
        安全|危险
        贫穷|富裕
        开始|结束
        热闹|冷清
        """,
    ),
)

PINYIN = SmallTask(
    "zh-pinyin",
    code(r"""
    text = "给词语注上拼音，并标出声调。\n词语：{}\n拼音：".format(data["word"])
    return {"input": text, "output": data["pinyin"], "processed_output": data["pinyin"]}
    """),
    table(
        "word|pinyin",
        """
        天空|tiān kōng
        苹果|píng guǒ
        老师|lǎo shī
        学校|xué xiào
        火车|huǒ chē
        朋友|péng yǒu
        月亮|yuè liàng
        大海|dà hǎi
        牛奶|niú nǎi
        手机|shǒu jī
        电影|diàn yǐng
        花园|huā yuán
        """,
    ),
)

TIMES = SmallTask(
    "zh-shijian",
    code(r"""
    text = f"把时间写成24小时制的数字形式。\n时间：{data['said']}\n写作："
    return {"input": text, "output": data["clock"], "processed_output": data["clock"]}
    """),
    table(
        "said|clock",
        """
        下午三点一刻|15:15
        晚上八点半|20:30
        下午两点零五分|14:05
        晚上十点二十分|22:20
        中午十二点|12:00
        傍晚六点四十分|18:40
        下午五点五十五分|17:55
        晚上七点十分|19:10
        下午一点三刻|13:45
        夜里十一点半|23:30
        """,
    ),
)

HEADLINES = SmallTask(
    "zh-biaoti-fenlei",
    code(r"""
    text = f"标题：{data['title']}\n这条新闻属于哪一类：体育、财经、科技、娱乐？\n类别："
    return {"input": text, "output": data["kind"], "processed_output": data["kind"]}
    """),
    table(
        "title|kind",
        """
        女排三比一逆转晋级四强|体育
        央行下调存款准备金率|财经
        国产芯片实现五纳米量产|科技
        新晋影后领奖时泪洒现场|娱乐
        短跑名将因伤退出世锦赛|体育
        油价连续三周上涨，股市承压|财经
        探测器传回火星高清图像|科技
        歌手宣布世界巡回演唱会日期|娱乐
        中超冠军之争悬念留到末轮|体育
        人民币汇率创半年新高|财经
        量子计算机原型机问世|科技
        古装剧首播收视率夺冠|娱乐
        """,
    ),
)

KEYTERMS = SmallTask(
    "zh-guanjianci",
    code(r"""
    gold = "、".join(data["terms"])
    text = f"句子：{data['sentence']}\n从句子中找出三个关键词，用顿号隔开。\n关键词："
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sentence|terms*",
        """
        沙尘暴影响了北方多地的航班。|沙尘暴/北方/航班
        医院推出夜间儿科门诊服务。|医院/夜间/门诊
        新能源汽车的销量首次超过燃油车。|汽车/销量/燃油车
        专家提醒老人冬季注意防滑。|专家/老人/防滑
        渔民在近海发现一头受伤的鲸鱼。|渔民/近海/鲸鱼
        大学生利用暑假到乡村支教。|大学生/暑假/支教
        博物馆展出唐代金银器。|博物馆/唐代/金银器
        连日暴雨导致水库水位上升。|暴雨/水库/水位
        老街的茶馆保留了评书表演。|老街/茶馆/评书
        气象台发布高温红色预警。|气象台/高温/预警
        """,
    ),
)

UNITS = SmallTask(
    "zh-danwei",
    code(r"""
    text = f"单位换算：{data['left']}等于多少{data['unit']}？\n只写数字。\n答："
    return {"input": text, "output": data["number"], "processed_output": data["number"]}
    """),
    table(
        "left|unit|number",
        """
        3千米|米|3000
        5吨|千克|5000
        2小时|分钟|120
        400厘米|米|4
        7千克|克|7000
        90秒|分钟|1.5
        6升|毫升|6000
        250克|千克|0.25
        8米|分米|80
        3天|小时|72
        """,
    ),
)

COUPLETS = SmallTask(
    "zh-xieshi",
    code(r"""
    text = "写出下一句诗。\n" + f"上句：{data['first']}\n下句："
    return {"input": text, "output": data["second"], "processed_output": data["second"]}
    """),
    qa(
        """
        床前明月光 > 疑是地上霜
        白日依山尽 > 黄河入海流
        春眠不觉晓 > 处处闻啼鸟
        千山鸟飞绝 > 万径人踪灭
        红豆生南国 > 春来发几枝
        松下问童子 > 言师采药去
        锄禾日当午 > 汗滴禾下土
        空山不见人 > 但闻人语响
        慈母手中线 > 游子身上衣
        危楼高百尺 > 手可摘星辰
        """,
        "first|second",
    ),
)

TASKS = (
    MOOD,
    APPLIED,
    CHOICE,
    EN_ZH,
    READING,
    ANTONYM,
    PINYIN,
    TIMES,
    HEADLINES,
    KEYTERMS,
    UNITS,
    COUPLETS,
)
