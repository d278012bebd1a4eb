"""Right tasks: in Chinese."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

CMM = SmallTask(
    "cmm-board",
    code(r"""
    body = "\n".join(f"{k}．{v}" for k, v in zip("ABCD", data["options"]))
    text = f"以下是关于{data['subject']}的单选题，请直接给出正确选项的字母。\n"
    text += f"题目：{data['question']}\n{body}\n答案是："
    gold = "ABCD"[data["label"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "subject|question|options*|label#",
        """
    地理|我国最长的河流是哪一条？|黄河/长江/珠江/辽河|1
    历史|秦朝的都城在哪里？|咸阳/洛阳/长安/开封|0
    物理|力的国际单位是什么？|焦耳/瓦特/帕斯卡/牛顿|3
    生物|植物进行光合作用的场所是什么？|线粒体/细胞核/叶绿体/液泡|2
    文学|《红楼梦》的作者是谁？|曹雪芹/罗贯中/吴承恩/施耐庵|0
    化学|空气中含量最多的气体是什么？|氧气/二氧化碳/氩气/氮气|3
    音乐|二胡有几根弦？|一根/两根/四根/六根|1
    体育|一场足球赛每队上场多少人？|九人/十人/十一人/十二人|2
    天文|太阳系中体积最大的行星是哪颗？|土星/木星/地球/火星|1
    数学|最小的质数是几？|零/一/二/三|2
    医学|缺乏哪种维生素会引起坏血病？|维生素C/维生素A/维生素D/维生素K|0
    地理|世界上面积最大的大洋是哪个？|大西洋/印度洋/北冰洋/太平洋|3
    """,
    ),
)

DRIVE = SmallTask(
    "jiakao-pan",
    code(
        r"""
    text = "【判断题】" + data["title"] + "\n（对/错）" + MARK
    gold = "对" if data["is_true"] else "错"
    return dict(input=text, output=gold, processed_output=gold)
    """,
        above="""
    MARK = "判断："
    """,
    ),
    table(
        "title|is_true?",
        """
    驾驶机动车时可以用手拨打电话。|false
    遇到红灯应当停车等待。|true
    在高速公路上可以倒车。|false
    夜间会车时应当使用近光灯。|true
    饮酒后不得驾驶机动车。|true
    通过学校门前时应当加速。|false
    行车时驾驶人必须系安全带。|true
    在人行横道上可以停车。|false
    雾天行车应当降低车速。|true
    驾驶证过期后仍可驾车。|false
    """,
    ),
    fewshot=4,
)

READ = SmallTask(
    "zh-yuedu",
    code(r"""
    text = "阅读短文，用短文中的原词回答。\n\n"
    text += "短文：{passage}\n问题：{query}\n回答：".format(
        passage=data["passage"], query=data["query"]
    )
    gold = data["spans"][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "passage|query|spans*",
        """
    小镇的图书馆建于一九五八年，馆长姓余。|图书馆建于哪一年？|一九五八年
    渔民们在凌晨出海，中午带着带鱼回来。|渔民们带回了什么？|带鱼
    王奶奶在阳台上种了茉莉和薄荷。|王奶奶在哪里种花草？|阳台上
    展览由市博物馆举办，免费开放两周。|展览由谁举办？|市博物馆
    冠军戴宁来自云南，今年二十岁。|冠军来自哪里？|云南
    因为大雪，列车晚点了四个小时。|列车为什么晚点？|大雪
    老石匠用青石刻了一对狮子。|狮子是用什么刻的？|青石
    茶园在海拔九百米的山坡上。|茶园的海拔是多少？|九百米
    夏令营的口号是“走得更远”。|夏令营的口号是什么？|走得更远
    医院新来了三位骨科医生。|新来了几位骨科医生？|三位
    """,
    ),
)

YINGYONG = SmallTask(
    "zh-yingyong",
    code(r"""
    text = f"应用题：{data['wenti']}\n请先列式，再在“答案：”后面写出得数。\n解："
    gold = str(data["deshu"])
    return {"input": text, "output": f"{data['lieshi']}。答案：{gold}", "processed_output": gold}
    """),
    table(
        "wenti|lieshi|deshu#",
        """
    一辆公交车每天跑16趟，5天跑多少趟？|16×5=80|80
    果园有梨树72棵，平均种成8行，每行几棵？|72÷8=9|9
    小芳存了145元，取出60元，还剩多少元？|145-60=85|85
    甲班捐书38本，乙班捐书47本，一共多少本？|38+47=85|85
    每箱牛奶24盒，3箱有多少盒？|24×3=72|72
    一根绳子长90米，剪去36米，还剩多少米？|90-36=54|54
    132名学生分成6组，每组多少人？|132÷6=22|22
    上午卖出57斤苹果，下午卖出68斤，共卖多少斤？|57+68=125|125
    一支钢笔13元，买7支要多少元？|13×7=91|91
    图书角有200本书，借走85本，还有多少本？|200-85=115|115
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

ANYOU = SmallTask(
    "anyou-fenlei",
    code(
        r"""
    names = "；".join(f"{i}、{name}" for i, name in enumerate(ANYOU, 1))
    text = f"请判断下列纠纷属于哪一类案由，只写编号。\n案由：{names}\n案情：{data['fact']}\n编号："
    gold = str(ANYOU.index(data["cause"]) + 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    ANYOU = ["民间借贷纠纷", "离婚纠纷", "劳动争议", "交通事故责任纠纷"]
    """,
    ),
    table(
        "fact|cause",
        """
    被告向原告借款五万元，到期未还。|民间借贷纠纷
    夫妻感情破裂，双方分居已满三年。|离婚纠纷
    公司拖欠员工四个月工资。|劳动争议
    货车闯红灯撞伤骑车人。|交通事故责任纠纷
    原告持借条要求归还本金和利息。|民间借贷纠纷
    双方对子女抚养和婚后房产分割有争议。|离婚纠纷
    单位没有签订劳动合同就将其辞退。|劳动争议
    两车在路口相撞，保险公司拒绝赔付。|交通事故责任纠纷
    朋友之间借钱周转，约定月息一分。|民间借贷纠纷
    丈夫长期家暴，妻子起诉要求离婚。|离婚纠纷
    工人上班时受伤，要求认定工伤待遇。|劳动争议
    行人过马路时被轿车撞倒。|交通事故责任纠纷
    """,
    ),
    fewshot=4,
)

GONGDAN = SmallTask(
    "gongdan-jinji",
    code(
        r"""
    text = "\n".join(
        [
            "你是客服主管，请给工单定级。",
            "P0：系统全部不可用",
            "P1：部分功能出错",
            "P2：咨询或建议",
            f"工单：{data['desc']}",
            "级别：",
        ]
    )
    gold = "P" + str(data["level"])
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "desc|level#",
        """
    所有门店都登录不上，收银全停了。|0
    导出报表的按钮点了没反应。|1
    希望增加夜间模式。|2
    整个网站打不开，提示服务器错误。|0
    请问发票可以开电子版吗？|2
    优惠券页面显示乱码，别的都正常。|1
    服务器宕机，全公司无法办公。|0
    想了解一下年费的价格。|2
    手机端上传头像总是失败。|1
    建议把字体调大一点。|2
    全国用户都收不到验证码，无法使用系统。|0
    搜索结果里图片不显示。|1
    """,
    ),
    fewshot=3,
)

CHENGYU = SmallTask(
    "chengyu-ppl",
    code(r"""
    text = f"句子：{data['sentence']}\n请写出填入____处最恰当的成语。\n成语："
    gold = max(data["target_scores"], key=lambda key: data["target_scores"][key])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "sentence",
        """
    他做事总是____，从不检查。|*马马虎虎/一丝不苟/精益求精
    听到捷报，全场____。|垂头丧气/*欢声雷动/鸦雀无声
    这幅画____，像真的一样。|*栩栩如生/粗制滥造/面目全非
    两人一见面就____，成了好友。|势不两立/*一见如故/不欢而散
    学习要____，不能半途而废。|三心二意/浅尝辄止/*持之以恒
    大雨过后，山路____，行走艰难。|畅通无阻/*泥泞不堪/一马平川
    面对强敌，战士们____。|贪生怕死/望风而逃/*英勇无畏
    他____，终于找到了走失的孩子。|*千方百计/无动于衷/袖手旁观
    老师讲得____，同学们听得入迷。|枯燥乏味/语无伦次/*绘声绘色
    节日的广场上____，热闹极了。|*人山人海/空无一人/冷冷清清
    """,
    ),
    method="ppl",
)

JIANLI = SmallTask(
    "jianli-chouqu",
    code(r"""
    prompt = "从简历句子中抽取姓名和学校，格式为“姓名：…；学校：…”。\n"
    prompt += f"句子：{data['text']}\n抽取结果：\n"
    gold = f"姓名：{data['person']}；学校：{data['school']}"
    return {"input": prompt, "output": gold, "processed_output": gold}
    """),
    records(
        "text person school",
        ("本人苏晓，毕业于武汉大学，现任工程师。", "苏晓", "武汉大学"),
        ("二〇一九年从四川大学毕业的邓飞擅长会计。", "邓飞", "四川大学"),
        ("应聘者罗敏来自南京大学。", "罗敏", "南京大学"),
        ("我叫贺军，在厦门大学学过法律。", "贺军", "厦门大学"),
        ("姓名为秦岚，母校是同济大学。", "秦岚", "同济大学"),
        ("从兰州大学硕士毕业后，史磊进入了银行。", "史磊", "兰州大学"),
        ("卢欣曾在中山大学担任助教。", "卢欣", "中山大学"),
        ("申请人崔浩现就读于山东大学。", "崔浩", "山东大学"),
        ("吉林大学的谭雪获得一等奖学金。", "谭雪", "吉林大学"),
    ),
)

TASKS = (CMM, DRIVE, READ, YINGYONG, ANYOU, GONGDAN, CHENGYU, JIANLI)
