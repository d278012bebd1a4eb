"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

KAOSHI = SmallTask(
    "dili-xuanze",
    code(r"""
    xuanxiang = "\n".join(f"{hao}．{wen}" for hao, wen in data["options"].items())
    shuru = f"下面是初中地理单项选择题，只写选项字母。\n题目：{data['question']}\n{xuanxiang}\n答案："
    return {"input": shuru, "output": data["answer"], "processed_output": data["answer"]}
    """),
    tuple(
        {"question": question, "options": dict(zip("ABCD", texts, strict=True)), "answer": answer}
        for question, texts, answer in (
            ("我国最长的河流是", ("黄河", "长江", "珠江", "黑龙江"), "B"),
            ("世界上面积最大的大洋是", ("太平洋", "大西洋", "印度洋", "北冰洋"), "A"),
            ("赤道穿过的国家是", ("日本", "英国", "加拿大", "肯尼亚"), "D"),
            ("被称为“世界屋脊”的高原是", ("黄土高原", "云贵高原", "青藏高原", "内蒙古高原"), "C"),
            ("我国最大的淡水湖是", ("洞庭湖", "太湖", "青海湖", "鄱阳湖"), "D"),
            ("东北三省不包括", ("吉林", "河北", "辽宁", "黑龙江"), "B"),
            ("“春城”指的是", ("昆明", "哈尔滨", "拉萨", "重庆"), "A"),
            ("世界上人口最少的大洲是", ("非洲", "亚洲", "南极洲", "欧洲"), "C"),
            ("北回归线没有穿过的省级行政区是", ("广东", "云南", "台湾", "山东"), "D"),
            ("塔里木盆地位于", ("新疆", "四川", "青海", "西藏"), "A"),
            ("泰山位于", ("河南", "陕西", "山东", "安徽"), "C"),
            ("地球自转一周的时间约为", ("一年", "一天", "一月", "一周"), "B"),
        )
    ),
)

PANDUAN = SmallTask(
    "wuli-panduan",
    code(r"""
    timu = "判断下列物理说法是否正确，正确的写“对”，错误的写“错”。\n"
    timu += "说法：" + data["shuofa"] + "\n判断："
    daan = {True: "对", False: "错"}[data["zhengque"]]
    return {"input": timu, "output": daan, "processed_output": daan}
    """),
    table(
        "shuofa|zhengque?",
        """
    光在真空中沿直线传播。|true
    声音可以在真空中传播。|false
    冰熔化时要吸收热量。|true
    力的单位是焦耳。|false
    凸透镜对光有会聚作用。|true
    水的沸点随气压升高而降低。|false
    同名磁极相互排斥。|true
    导体的电阻与长度无关。|false
    用吸管喝饮料利用了大气压。|true
    物体静止时不受任何力。|false
    """,
    ),
)

GONGDAN = SmallTask(
    "kefu-gongdan",
    code(
        r"""
    shuoming = "；".join(f"{hao}={ming}" for hao, ming in LEIBIE.items())
    prompt = f"请给客服工单分类，只回答编号。类别：{shuoming}。\n工单：{data['text']}\n编号："
    gold = str(data["label"])
    return {"input": prompt, "output": gold, "processed_output": gold}
    """,
        above="""
    LEIBIE = {0: "物流", 1: "退款", 2: "发票", 3: "账号"}
    """,
    ),
    table(
        "text|label#",
        """
    快递三天没动了，到底什么时候能送到？|0
    我要退货，钱什么时候退回来？|1
    请补开一张增值税专用发票。|2
    手机号换了，登录不上原来的账号。|3
    包裹显示签收，可是我没收到货。|0
    发票抬头写错了，能重开吗？|2
    密码忘了，短信验证码也收不到。|3
    取消订单以后退款一直没有到账。|1
    能不能换一家快递公司派送？|0
    电子发票的下载链接打不开。|2
    我的账号被别人登录了。|3
    多付了二十元，请退给我。|1
    """,
    ),
)

YUEDU = SmallTask(
    "xinwen-yuedu",
    code(r"""
    parts = [
        "【短文】" + data["context"],
        "【问题】" + data["question"],
        "【要求】用短文中的原词回答，不写句子。",
        "【答案】",
    ]
    answer = data["answers"]["text"][0]
    return {"input": "\n".join(parts), "output": answer, "processed_output": answer}
    """),
    tuple(
        {"context": context, "question": question, "answers": {"text": [answer]}}
        for context, question, answer in (
            ("苏州博物馆新馆由贝聿铭设计，2006年开馆。", "谁设计了新馆？", "贝聿铭"),
            ("今年的马拉松从人民广场出发，终点在体育场。", "比赛的起点在哪里？", "人民广场"),
            ("村里种了三百亩茶树，清明前开始采茶。", "什么时候开始采茶？", "清明前"),
            ("这座石桥建于宋代，全长八十米。", "石桥有多长？", "八十米"),
            ("列车因大雾晚点两小时，下午才到郑州。", "列车为什么晚点？", "大雾"),
            ("小岛上只有一所小学，共有四名教师。", "小学有几名教师？", "四名"),
            ("她用竹子编成灯笼，卖给外地游客。", "灯笼是用什么编的？", "竹子"),
            ("考古队在沙漠里发现了一口唐代古井。", "古井是哪个朝代的？", "唐代"),
            ("图书馆周一闭馆，其余日子九点开门。", "图书馆哪天不开门？", "周一"),
        )
    ),
)

YINGYONG = SmallTask(
    "xiaoxue-yingyong",
    code(r"""
    return {
        "input": "应用题：" + data["ti"] + "\n请先列式计算，最后写“#### 得数”。\n解：",
        "output": data["shi"] + " #### " + str(data["de"]),
        "processed_output": str(data["de"]),
    }
    """),
    table(
        "ti|shi|de#",
        """
    一箱苹果有24个，3箱有多少个？|24×3=72|72
    妈妈买菜用了35元，付了50元，找回多少元？|50-35=15|15
    56名同学平均分成7组，每组几人？|56÷7=8|8
    一本书原价40元，降了12元，现价多少元？|40-12=28|28
    小明每分钟走60米，9分钟走多少米？|60×9=540|540
    果园有梨树45棵、桃树38棵，一共多少棵？|45+38=83|83
    一根绳子长96米，剪成6段，每段多少米？|96÷6=16|16
    水池有水70吨，用去43吨，还剩多少吨？|70-43=27|27
    """,
    ),
    postprocess="gsm8k_post",
)

CIYU = SmallTask(
    "tiankong-ppl",
    code(r"""
    gold = [ci for ci, fen in data["target_scores"].items() if fen > 0][0]
    return {"input": data["juzi"] + "\n横线上应填：", "output": gold, "processed_output": gold}
    """),
    keyed(
        "juzi",
        """
    他做事总是____，从不拖延。|*雷厉风行/拖泥带水
    听了这个消息，大家都____。|水落石出/*喜出望外
    这两件衣服颜色____，很难分清。|*大同小异/天壤之别
    老师讲课____，学生很爱听。|枯燥乏味/*深入浅出
    他____地说了半天，谁也没听明白。|*语无伦次/言简意赅
    面对困难，我们不能____。|勇往直前/*半途而废
    节日的广场上____，热闹极了。|*人山人海/门可罗雀
    他对历史____，问什么都答得上来。|一无所知/*了如指掌
    """,
    ),
    method="ppl",
)

BINGLI = SmallTask(
    "menzhen-bingli",
    code(
        r"""
    answer = "；".join(f"{name}：{data[field]}" for name, field in ITEMS)
    return {"input": TEMPLATE.format(note=data["note"]), "output": answer, "processed_output": answer}
    """,
        above='''
    ITEMS = (("主诉", "complaint"), ("时长", "duration"))
    TEMPLATE = """阅读门诊病历，写出主诉和时长，格式为“主诉：…；时长：…”。
    病历：{note}
    摘要："""
    ''',
    ),
    records(
        "note complaint duration",
        ("患者男，45岁，咳嗽三天，无发热。", "咳嗽", "三天"),
        ("女，30岁，头痛两周，夜间明显。", "头痛", "两周"),
        ("患儿腹泻一天，精神尚可。", "腹泻", "一天"),
        ("老年男性，胸闷半年，活动后加重。", "胸闷", "半年"),
        ("患者诉腰痛五天，弯腰困难。", "腰痛", "五天"),
        ("女，22岁，皮疹一周，伴瘙痒。", "皮疹", "一周"),
        ("男，60岁，失眠三个月，情绪低落。", "失眠", "三个月"),
        ("患者耳鸣十天，右侧为主。", "耳鸣", "十天"),
    ),
)

TASKS = (KAOSHI, PANDUAN, GONGDAN, YUEDU, YINGYONG, CIYU, BINGLI)
