"""Right tasks in simplified Chinese."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

WAIMAI = SmallTask(
    "zh-waimai",
    code(r"""
    text = f"判断外卖评论的情感，0表示差评，1表示好评。\n评论：{data['review']}\n标签："
    gold = str(data["label"])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "review|label#",
        """
        送得很快，饭菜热乎，味道好极了。|1
        汤全洒了，打电话也没人接，太差劲了。|0
        等了两个小时，米饭都凉透了，再也不点了。|0
        分量足，价格实惠，下次还来。|1
        骑手态度很好，水果也新鲜，点赞！|1
        菜里有头发，恶心死了。|0
        又咸又油，难吃，浪费钱。|0
        非常满意，孩子特别喜欢吃。|1
        包装精致，口味一流，强烈推荐。|1
        肉是馊的，吃完拉肚子，投诉！|0
        """,
    ),
)

XINWEN = SmallTask(
    "zh-xinwen-jia",
    code(
        r"""
        text = f"新闻分类：{SHUOMING}。\n标题：{data['title']}\n类别："
        gold = DAIHAO[data["category"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        """
        SHUOMING = "甲代表体育，乙代表财经，丙代表科技"
        DAIHAO = {"sports": "甲", "finance": "乙", "tech": "丙"}
        """,
    ),
    table(
        "title|category",
        """
        国足客场两球小胜，前锋梅开二度|sports
        央行下调存款准备金率，股市大涨|finance
        新款手机芯片发布，运算速度翻倍|tech
        女排三比零横扫对手夺得冠军|sports
        多家银行公布年报，净利润下滑|finance
        机器人学会自己编写软件代码|tech
        马拉松名将打破全国纪录|sports
        基金经理看好债券，黄金价格回落|finance
        火箭成功发射，卫星进入预定轨道|tech
        篮球联赛决赛今晚开打|sports
        """,
    ),
)

TUILI = SmallTask(
    "zh-tuili-abc",
    code(r"""
    lines = ["A：蕴含", "B：中立", "C：矛盾", ""]
    lines += [f"前提：{data['premise']}", f"假设：{data['hypothesis']}", "关系："]
    gold = "ABC"[["entailment", "neutral", "contradiction"].index(data["label"])]
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """),
    table(
        "premise|hypothesis|label",
        """
        他昨天买了一台新电脑。|他买了电脑。|entailment
        教室里空无一人。|教室里坐满了学生。|contradiction
        妹妹在看书。|妹妹在看一本小说。|neutral
        这只猫是白色的。|这只猫是黑色的。|contradiction
        他们一家去了海南旅游。|他们出门旅游了。|entailment
        王阿姨提着一个袋子。|袋子里装的是苹果。|neutral
        火车已经开走了。|火车还停在站台上。|contradiction
        全班同学都及格了。|班长及格了。|entailment
        一个男人在河边钓鱼。|他钓了三个小时。|neutral
        天一直在下大雨。|外面在下雨。|entailment
        """,
    ),
)

TONGYI = SmallTask(
    "zh-tongyi",
    code(r"""
    text = "两个问题意思相同则回答1，不同则回答0。\n"
    text += f"问题一：{data['q1']}\n问题二：{data['q2']}\n回答："
    gold = "1" if data["same"] else "0"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "q1|q2|same?",
        """
        怎么更换手机号码？|如何修改手机号？|true
        苹果怎么削皮？|香蕉能放冰箱吗？|false
        北京今天天气怎么样？|今天北京的天气如何？|true
        怎样办理退货？|会员怎么充值？|false
        感冒了吃什么药好？|感冒该吃什么药？|true
        去火车站坐几路车？|火车票多少钱一张？|false
        密码忘了怎么办？|忘记密码该怎么处理？|true
        西红柿怎么种？|猫为什么怕水？|false
        如何快速入睡？|怎样才能很快睡着？|true
        孩子几岁上小学？|小学老师工资高吗？|false
        """,
    ),
)

KEFU = SmallTask(
    "zh-kefu",
    code(
        r"""
        text = "请判断用户的意图，只写编号：\n"
        for number, name in YITU.items():
            text += f"（{number}）{name}\n"
        text += f"用户：{data['utterance']}\n编号："
        gold = str(data["intent"])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'YITU = {1: "查询话费", 2: "办理宽带", 3: "挂失手机卡"}',
    ),
    table(
        "utterance|intent#",
        """
        我这个月话费还剩多少？|1
        家里想装个宽带，怎么收费？|2
        手机丢了，赶紧把卡停掉。|3
        帮我看看上个月花了多少话费。|1
        新房子要拉网线，能上门安装吗？|2
        我的卡被偷了，要挂失。|3
        为什么扣了我五十块钱话费？|1
        五百兆的宽带一年多少钱？|2
        手机掉河里找不着了，先把号码锁了。|3
        余额还有几块钱？|1
        """,
    ),
)

DUANXIN = SmallTask(
    "zh-duanxin",
    code(r"""
    text = f"短信：{data['sms']}\n这是垃圾短信吗？（是：推销或诈骗；否：正常短信）\n回答："
    gold = ["否", "是"][data["spam"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sms|spam#",
        """
        恭喜您中了一等奖，点击链接领取十万元！|1
        妈，我今晚加班，不回家吃饭了。|0
        低息贷款，无需抵押，当天放款，加微信详谈。|1
        明天下午三点开会，别忘了带材料。|0
        澳门赌场上线，首充送888，快来注册！|1
        你的雨伞落在我这儿了，周末给你带去。|0
        代开发票，价格优惠，欢迎来电。|1
        老师，小明发烧了，今天请一天假。|0
        您的银行卡已冻结，请立即拨打此号码提供密码。|1
        生日快乐！晚上一起吃火锅吧。|0
        """,
    ),
)

KESHI = SmallTask(
    "zh-keshi",
    code(r"""
    text = "导诊台请病人挂号：\n1. 眼科\n2. 骨科\n3. 皮肤科\n\n"
    text += f"病人：{data['symptom']}\n挂号："
    gold = str(data["dept"] + 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "symptom|dept#",
        """
        看东西模糊，眼睛又红又痒。|0
        摔了一跤，小腿骨折了。|1
        脸上长满了痘痘，还起红疹。|2
        近视越来越深，想验光配镜。|0
        膝关节疼，走路一瘸一拐。|1
        手上起湿疹，皮肤痒得厉害。|2
        眼皮跳，眼泪流个不停。|0
        腰椎间盘突出，腿发麻。|1
        后背长了一片荨麻疹。|2
        打球时手腕脱臼了。|1
        """,
    ),
)

FALV = SmallTask(
    "zh-falv",
    code(r"""
    text = "案件性质代码：M为民事案件，X为刑事案件。\n\n案情：甲持刀抢劫路人。\n代码：X\n\n"
    text += f"案情：邻居因漏水要求赔偿。\n代码：M\n\n案情：{data['case']}\n代码："
    gold = {"civil": "M", "criminal": "X"}[data["type"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "case|type",
        """
        夫妻双方协议离婚，对房产分割有争议。|civil
        张某入室盗窃，被当场抓获。|criminal
        李某贩卖毒品两公斤。|criminal
        租客拖欠房租三个月，房东起诉。|civil
        兄弟三人争夺父亲的遗产。|civil
        赵某故意杀人后潜逃。|criminal
        装修公司没有按合同完工，业主要求退款。|civil
        团伙拐卖儿童，主犯被判死刑。|criminal
        两家公司因货款不付闹上法庭。|civil
        周某绑架富商并勒索赎金。|criminal
        """,
    ),
    fewshot=0,
)

QINGXU = SmallTask(
    "zh-qingxu",
    code(
        r"""
        text = f"微博：{data['post']}\n情绪："
        gold = QINGXU[data["emotion"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'QINGXU = ["喜", "怒", "哀"]',
    ),
    table(
        "post|emotion#",
        """
        录取通知书到了，太开心啦，哈哈哈！|0
        又堵车又被追尾，那人还骂我，气死我了！|1
        奶奶走了，我再也吃不到她做的饭了，泪流不止。|2
        今天求婚成功，幸福得睡不着。|0
        骗子公司卷款跑路，真想砸了他们的招牌，可恶！|1
        养了十年的狗昨晚离开了，心里空荡荡的。|2
        宝宝会叫妈妈了，激动！|0
        楼上半夜装修，忍无可忍，火冒三丈！|1
        分手的第一天，一个人哭到天亮。|2
        演唱会抢到票了，高兴得跳起来！|0
        """,
    ),
    description="“喜”指高兴，“怒”指生气，“哀”指伤心。请给微博选一个字。\n\n",
)

BAOBIAN = SmallTask(
    "zh-baobian",
    code(r"""
    text = f"成语“{data['idiom']}”是褒义还是贬义？（褒义答+，贬义答-）\n答："
    if data["sense"] == "褒义":
        gold = "+"
    else:
        gold = "-"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "idiom|sense",
        """
        见义勇为|褒义
        狼心狗肺|贬义
        大公无私|褒义
        阿谀奉承|贬义
        德才兼备|褒义
        无恶不作|贬义
        勤勤恳恳|褒义
        贪得无厌|贬义
        厚颜无耻|贬义
        助人为乐|褒义
        """,
    ),
)

BINGJU = SmallTask(
    "zh-bingju",
    code(r"""
    text = f"下面的句子有没有语病？没有语病写“对”，有语病写“错”。\n句子：{data['sentence']}\n结果："
    gold = "对" if data["fluent"] else "错"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sentence|fluent?",
        """
        我们在操场上打篮球。|true
        我把饭吃在了很饱。|false
        他的身高比我很高。|false
        妈妈给我织了一件毛衣。|true
        春天来了，花都开了。|true
        由于下雨的原因，所以因此取消比赛了被。|false
        昨天我去明天学校。|false
        老师正在黑板上写字。|true
        三个书放了桌子在。|false
        这条河的水很清。|true
        """,
    ),
)

LAJI = SmallTask(
    "zh-laji",
    code(r"""
    options = "K是可回收物，C是厨余垃圾，Y是有害垃圾"
    text = f"垃圾分类（{options}）\n物品：{data['item']}\n字母："
    gold = {0: "K", 1: "C", 2: "Y"}[data["bin"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "item|bin#",
        """
        旧报纸|0
        苹果核|1
        废电池|2
        易拉罐|0
        剩饭剩菜|1
        过期药品|2
        玻璃瓶|0
        鱼骨头|1
        废灯管|2
        纸箱|0
        香蕉皮|1
        水银温度计|2
        """,
    ),
)

JIOU = SmallTask(
    "zh-jiou",
    code(r"""
    text = f"判断奇偶：能被2整除的是偶数，不能的是奇数。\n数字：{data['n']}\n判断："
    gold = ["偶数", "奇数"][data["n"] % 2]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple({"n": n} for n in (23, 48, 67, 90, 112, 135, 256, 301, 479, 584)),
)

TASKS = (
    *(WAIMAI, XINWEN, TUILI, TONGYI, KEFU, DUANXIN, KESHI),
    *(FALV, QINGXU, BAOBIAN, BINGJU, LAJI, JIOU),
)
