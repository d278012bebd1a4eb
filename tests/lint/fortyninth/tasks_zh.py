"""Right tasks: in Chinese."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

HISTORY = SmallTask(
    "lishi-xuanze",
    code(
        r"""
    lines = [f"题目：{data['question']}"]
    for mark, option in zip(MARKS, data["choices"]):
        lines.append(f"{mark}．{option}")
    lines.append("请从A、B、C、D中选出正确的一项。")
    lines.append("答案：")
    gold = MARKS[data["answer"]]
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """,
        above='MARKS = "ABCD"',
    ),
    starred("""
    统一六国的皇帝是谁？|*秦始皇/汉武帝/唐太宗/宋太祖
    造纸术的改进者是谁？|张衡/*蔡伦/毕昇/华佗
    “贞观之治”出现在哪个朝代？|汉朝/宋朝/*唐朝/明朝
    郑和下西洋发生在哪个朝代？|元朝/清朝/宋朝/*明朝
    《资治通鉴》的主编是谁？|*司马光/司马迁/欧阳修/王安石
    五四运动爆发于哪一年？|1911年/*1919年/1921年/1937年
    明朝最初的都城在哪里？|北京/洛阳/*南京/西安
    丝绸之路的开辟者是谁？|班超/苏武/玄奘/*张骞
    发明地动仪的科学家是谁？|*张衡/祖冲之/沈括/郭守敬
    安史之乱发生在哪位皇帝时期？|唐太宗/唐高宗/*唐玄宗/唐宣宗
    《天工开物》的作者是谁？|徐光启/李时珍/徐霞客/*宋应星
    “焚书坑儒”与谁有关？|周武王/*秦始皇/汉高祖/隋文帝
    """),
)

SHOP = SmallTask(
    "dianshang-pinglun",
    code(
        r"""
    text = f"下面是一条{data['item']}的用户评论，请判断它是好评、中评还是差评。\n"
    text += f"评论：{data['review']}\n判断："
    return {"input": text, "output": data["label"], "processed_output": data["label"]}
    """
    ),
    table(
        "item|review|label",
        """
    耳机|音质清晰，戴着也很舒服，太喜欢了。|好评
    雨伞|用了一次就断了骨架，气死人。|差评
    台灯|亮度还行，外观一般，凑合用吧。|中评
    水杯|漏水漏得满包都是，坚决退货。|差评
    键盘|手感一流，打字特别顺，推荐购买。|好评
    拖鞋|不算好也不算坏，对得起这个价格。|中评
    背包|容量大又结实，出差就靠它了。|好评
    牙刷|刷毛太硬，牙龈都出血了，很失望。|差评
    毛巾|吸水一般，颜色还可以，普普通通。|中评
    电饭锅|煮出来的饭香喷喷的，全家满意。|好评
    手机壳|颜色和图片不符，客服还不理人。|差评
    日历|纸张普通，印刷也普通，没什么可说的。|中评
    """,
    ),
    description="你是一名电商平台的质检员。",
)

ZHSUM = SmallTask(
    "xiaoxue-yingyong",
    code(r"""
    text = "问题：{}\n请写出计算过程，最后写“答案是”和结果。\n解答：".format(data["question"])
    gold = str(data["answer"])
    return {
        "input": text,
        "output": f"{data['steps']}，答案是{gold}",
        "processed_output": gold,
    }
    """),
    table(
        "question|steps|answer#",
        """
    一箱苹果有24个，5箱有多少个？|24×5=120|120
    妈妈买菜花了36元，付了50元，找回多少元？|50-36=14|14
    学校有男生145人，女生138人，共多少人？|145+138=283|283
    96本书平均放在8层书架上，每层多少本？|96÷8=12|12
    一辆车每小时行65千米，4小时行多少千米？|65×4=260|260
    果园里有300棵树，砍掉了45棵，还剩多少棵？|300-45=255|255
    小明有28张邮票，小红有39张，一共多少张？|28+39=67|67
    72名同学分成6组，每组多少人？|72÷6=12|12
    一支钢笔18元，买7支要多少元？|18×7=126|126
    """,
    ),
    postprocess="gsm8k_post",
)

ORDERS = SmallTask(
    "dingdan-chouqu",
    code(r"""
    parts = ["从订单留言中抽取收货人、城市和数量。", "留言：" + data["note"], "结果："]
    gold = "收货人：{name}；城市：{city}；数量：{count}".format(**data)
    return {"input": "\n".join(parts), "output": gold, "processed_output": gold}
    """),
    table(
        "note|name|city|count#",
        """
    我是王芳，寄到南京，要3件，谢谢。|王芳|南京|3
    请给成都的刘强发2箱。|刘强|成都|2
    陈静订了10本，地址在广州。|陈静|广州|10
    杭州 赵磊 5个，尽快发货。|赵磊|杭州|5
    麻烦寄4袋给武汉的孙丽。|孙丽|武汉|4
    周涛要1台，送到西安。|周涛|西安|1
    吴敏在苏州，这次买6盒。|吴敏|苏州|6
    郑浩，青岛，8瓶，包装好一点。|郑浩|青岛|8
    7条毛巾，收件人何雪，长沙。|何雪|长沙|7
    给大连的马超寄9斤。|马超|大连|9
    """,
    ),
)

JUDGE = SmallTask(
    "changshi-panduan",
    code(r"""
    text = f"判断下面的说法是否正确，正确答“对”，错误答“错”。\n说法：{data['claim']}\n回答："
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "claim",
        """
    太阳从东方升起。|*对/错
    鲸鱼是一种鱼。|对/*错
    水在标准大气压下一百摄氏度沸腾。|*对/错
    长江比黄河短。|对/*错
    三角形有三条边。|*对/错
    企鹅生活在北极。|对/*错
    光比声音传播得快。|*对/错
    蜘蛛有六条腿。|对/*错
    铁比木头更容易导电。|*对/错
    一年有十三个月。|对/*错
    """,
    ),
    method="ppl",
)

POEMS = SmallTask(
    "gushi-xiaju",
    code(r"""
    return {
        "input": f"上句：{data['first']}\n出处：{data['poem']}\n下句：",
        "output": data["second"],
        "processed_output": data["second"],
    }
    """),
    table(
        "first|poem|second",
        """
    床前明月光|《静夜思》|疑是地上霜
    春眠不觉晓|《春晓》|处处闻啼鸟
    白日依山尽|《登鹳雀楼》|黄河入海流
    红豆生南国|《相思》|春来发几枝
    千山鸟飞绝|《江雪》|万径人踪灭
    锄禾日当午|《悯农》|汗滴禾下土
    离离原上草|《赋得古原草送别》|一岁一枯荣
    松下问童子|《寻隐者不遇》|言师采药去
    慈母手中线|《游子吟》|游子身上衣
    """,
    ),
    description="请写出古诗的下一句。",
)

READING = SmallTask(
    "yuedu-wenda",
    code(
        r"""
    body = f"【短文】{data['passage']}\n【问题】{data['question']}\n【答案】"
    return {"input": HEAD + body, "output": data["answer"], "processed_output": data["answer"]}
    """,
        above=r'HEAD = "阅读短文，用短文里的词语回答问题。\n"',
    ),
    records(
        "passage question answer",
        ("奶奶每天清晨去公园打太极拳，风雨无阻。", "奶奶去哪里打拳？", "公园"),
        ("这座桥建于明代，全部用青石砌成。", "桥是用什么砌成的？", "青石"),
        ("小船在夜里靠岸，渔民们忙着卸下鲜鱼。", "船什么时候靠岸？", "夜里"),
        ("爸爸的自行车坏了，只好坐地铁上班。", "爸爸坐什么上班？", "地铁"),
        ("候鸟在十月飞往南方的湖泊过冬。", "候鸟几月飞走？", "十月"),
        ("邮递员老李在山里送了三十年信。", "老李送了多少年信？", "三十年"),
        ("村口的老槐树下住着一位木匠。", "谁住在树下？", "一位木匠"),
        ("比赛因为大雾推迟了两个小时。", "比赛为什么推迟？", "大雾"),
        ("姐姐用旧报纸折了一只纸船。", "姐姐折了什么？", "一只纸船"),
    ),
)

TASKS = (HISTORY, SHOP, ZHSUM, ORDERS, JUDGE, POEMS, READING)
