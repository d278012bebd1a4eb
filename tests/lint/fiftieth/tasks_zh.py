"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

HISTORY = SmallTask(
    "zhongkao-lishi",
    code(
        """
    options = data["options"]
    lines = ["以下是中考历史单项选择题，请选出正确答案，只写字母。", "题目：" + data["stem"]]
    for key in sorted(options):
        lines.append(f"{key}．{options[key]}")
    lines.append("答案：")
    return {
        "input": "\\n".join(lines),
        "output": data["answer"],
        "processed_output": data["answer"],
    }
    """
    ),
    tuple(
        {"stem": row["q"], "options": dict(zip("ABCD", row["o"], strict=True)), "answer": row["a"]}
        for row in table(
            "q|o*|a",
            """
    秦始皇统一六国是在哪一年？|公元前221年/公元前206年/公元25年/公元618年|A
    都江堰是谁主持修建的？|商鞅/李冰/张骞/郑和|B
    造纸术由哪位宦官改进？|赵高/高力士/蔡伦/魏忠贤|C
    科举制创立于哪个朝代？|汉朝/宋朝/明朝/隋朝|D
    “贞观之治”时在位的皇帝是谁？|唐太宗/汉武帝/宋太祖/康熙帝|A
    郑和下西洋开始于哪个朝代？|唐朝/明朝/清朝/元朝|B
    虎门销烟的主持者是谁？|曾国藩/李鸿章/林则徐/左宗棠|C
    辛亥革命爆发于哪座城市？|广州/南京/北京/武昌|D
    《史记》的作者是谁？|司马迁/班固/司马光/陈寿|A
    丝绸之路的开辟者是谁？|班超/张骞/玄奘/苏武|B
    五四运动爆发于哪一年？|1911年/1915年/1919年/1927年|C
    遵义会议召开于哪一年？|1921年/1927年/1949年/1935年|D
    """,
        )
    ),
    fewshot=5,
)

TAKEAWAY = SmallTask(
    "waimai-pinglun",
    code(
        """
    text = f"判断下面的外卖评价是好评还是差评。\\n评价：{data['review']}\\n结果："
    gold = "好评" if data["label"] else "差评"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "review|label#",
        """
    送得特别快，菜还是热的。|1
    等了两个小时，汤全洒了。|0
    分量足，味道也正宗。|1
    米饭是夹生的，再也不点了。|0
    包装很用心，还送了水果。|1
    少送了一份菜，打电话没人接。|0
    骑手态度很好，下雨天也准时。|1
    肉不新鲜，有怪味。|0
    价格实惠，已经点了好几次。|1
    油太多，吃完肚子疼。|0
    """,
    ),
    fewshot=4,
)

ARITH = SmallTask(
    "xiaoxue-yingyong",
    code(
        """
    head = "做小学应用题，只写得数，不写单位。"
    text = "%s\\n问：%s\\n答：" % (head, data["problem"])
    return {"input": text, "output": str(data["ans"]), "processed_output": str(data["ans"])}
    """
    ),
    table(
        "problem|ans#",
        """
    小明有15支铅笔，送给同学6支，还剩几支？|9
    一箱苹果重8千克，5箱重多少千克？|40
    全班42人平均分成6组，每组几人？|7
    商店上午卖出36瓶水，下午卖出28瓶，一共卖出多少瓶？|64
    一本书120页，已经看了75页，还剩多少页？|45
    每张票12元，买4张要多少元？|48
    操场一圈400米，跑3圈是多少米？|1200
    妈妈买了3斤梨，每斤5元，付50元，找回多少元？|35
    72颗糖装进9个盒子，每盒装几颗？|8
    """,
    ),
)

JUDGE = SmallTask(
    "panduan-dili",
    code(
        """
    return {
        "input": TEMPLATE.format(**data),
        "output": MARK[data["truth"]],
        "processed_output": MARK[data["truth"]],
    }
    """,
        above="""
    MARK = {True: "对", False: "错"}
    TEMPLATE = "判断题（对或错）：{statement}\\n判断："
    """,
    ),
    table(
        "statement|truth?",
        """
    长江是中国最长的河流。|true
    青海湖位于海南省。|false
    赤道把地球分为南北两个半球。|true
    珠穆朗玛峰在新疆境内。|false
    黄河注入渤海。|true
    撒哈拉沙漠在南美洲。|false
    台湾岛是中国第一大岛。|true
    月球是地球的行星。|false
    北京的纬度比广州高。|true
    太平洋是面积最小的大洋。|false
    """,
    ),
    fewshot=4,
)

PEOPLE = SmallTask(
    "renming-chouqu",
    code(
        """
    text = ("请抽取句子中的所有人名，用顿号隔开。\\n"
            f"句子：{data['sentence']}\\n"
            "人名：")
    gold = "、".join(data["people"])
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "sentence|people*",
        """
    王建国和李秀英昨天去了西安。|王建国/李秀英
    教练周明对记者表示满意。|周明
    展览由陈晓东、刘芳和赵磊共同策划。|陈晓东/刘芳/赵磊
    张伟写信给在广州工作的孙丽。|张伟/孙丽
    本届主席是来自杭州的吴海燕。|吴海燕
    冯涛把冠军奖杯交给了郭静。|冯涛/郭静
    医生何平建议病人多休息。|何平
    唐宁、马超和秦岚一起登上了泰山。|唐宁/马超/秦岚
    记者罗成采访了歌手蒋雪。|罗成/蒋雪
    """,
    ),
)

IDIOM = SmallTask(
    "chengyu-tiankong",
    code(
        """
    marks = "①②③④"
    picks = "".join(f"{mark}{idiom} " for mark, idiom in zip(marks, data["candidates"])).strip()
    text = "\\n".join(["选择合适的成语填入括号中，只写序号。", data["content"], picks, "序号："])
    gold = marks[data["candidates"].index(data["idiom"])]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "content|candidates*|idiom",
        """
    他做事总是（　），从不半途而废。|有始有终/虎头蛇尾/东张西望/画蛇添足|有始有终
    听到这个好消息，大家（　）。|愁眉苦脸/欢天喜地/垂头丧气/怒发冲冠|欢天喜地
    会场里（　），连针掉下的声音都听得见。|人山人海/锣鼓喧天/鸦雀无声/七嘴八舌|鸦雀无声
    两支球队实力相当，比赛打得（　）。|一帆风顺/轻而易举/不劳而获/难解难分|难解难分
    春天的公园里（　），美极了。|百花齐放/寒风刺骨/白雪皑皑/落叶纷纷|百花齐放
    他说话吞吞吐吐，显得（　）。|理直气壮/心神不定/滔滔不绝/口若悬河|心神不定
    老师（　）的教导让我们终生难忘。|粗枝大叶/半信半疑/语重心长/自相矛盾|语重心长
    这座桥（　），是古代建筑的代表。|摇摇欲坠/支离破碎/平淡无奇/历史悠久|历史悠久
    """,
    ),
)

READING = SmallTask(
    "yuedu-duanda",
    code(
        """
    parts = {"短文": data["passage"], "问题": data["question"]}
    body = "\\n".join(f"{name}：{value}" for name, value in parts.items())
    text = f"根据短文回答问题，答案必须是原文中的词语。\\n{body}\\n回答："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """
    ),
    qa(
        """
    小城的图书馆建于1958年，馆内藏有两万册旧书。 > 图书馆建于哪一年？ > 1958年
    奶奶每天清早到江边打太极拳，风雨无阻。 > 奶奶在哪里打太极拳？ > 江边
    茶农在清明前采下嫩芽，炒成龙井。 > 茶农采下的是什么？ > 嫩芽
    这趟列车从成都出发，途经遵义，终点是贵阳。 > 列车的终点是哪里？ > 贵阳
    为了保护候鸟，村民们把鱼塘改成了湿地。 > 鱼塘被改成了什么？ > 湿地
    石雕的作者是一位名叫林叔的木匠。 > 作者原来是什么工匠？ > 木匠
    夏令营一共持续十二天，最后一天举行篝火晚会。 > 最后一天举行什么活动？ > 篝火晚会
    他把祖父留下的怀表捐给了博物馆。 > 他捐出了什么？ > 怀表
    """,
        "passage|question|answer",
    ),
)

TASKS = (HISTORY, TAKEAWAY, ARITH, JUDGE, PEOPLE, IDIOM, READING)
