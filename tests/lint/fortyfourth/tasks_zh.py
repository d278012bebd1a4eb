"""Right tasks: in Chinese."""

from __future__ import annotations

from tests.lint.making import scored, table
from tests.lint.shape import SmallTask, code

DILI = SmallTask(
    "dili-danxuan",
    code(
        r"""
    ti = data["题干"]
    xuanxiang = "\n".join(f"{zimu}. {data[zimu]}" for zimu in "ABCD")
    return {
        "input": TOU + f"\n题目：{ti}\n{xuanxiang}\n答案：",
        "output": data["答案"],
        "processed_output": data["答案"],
    }
    """,
        above="""
    TOU = "以下是初中地理的单项选择题，请写出正确选项的字母。"
    """,
    ),
    table(
        "题干|A|B|C|D|答案",
        """
    我国面积最大的省级行政区是哪一个？|西藏|新疆|内蒙古|青海|B
    世界上最深的海沟位于哪个大洋？|太平洋|大西洋|印度洋|北冰洋|A
    我国最大的淡水湖是哪一个？|洞庭湖|太湖|洪泽湖|鄱阳湖|D
    赤道穿过下列哪个国家？|埃及|南非|肯尼亚|摩洛哥|C
    长江注入哪个海？|渤海|黄海|东海|南海|C
    地球自转一周大约需要多久？|一天|一周|一个月|一年|A
    巴西的官方语言是什么？|西班牙语|葡萄牙语|英语|法语|B
    塔里木河流经的是哪种地形区？|平原|沙漠|草原|盆地|D
    下列城市中，纬度最高的是哪一个？|广州|哈尔滨|武汉|北京|B
    我国东部季风区冬季多吹什么风？|偏南风|西南风|偏北风|东南风|C
    """,
    ),
)

YUNLI = SmallTask(
    "hetong-yunhan",
    code(r"""
    qian, hou = data["question"].split("→")
    text = "条款：" + qian + "\n说法：" + hou + "\n两者的关系（蕴含、矛盾、无关）：\n"
    gold = next(k for k, v in data["target_scores"].items() if v == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    乙方须在每月五日前付租金。→乙方每月付租金。|*蕴含/矛盾/无关
    房屋不得转租。→乙方可以把房屋租给别人。|蕴含/*矛盾/无关
    押金为两个月租金。→小区有停车场。|蕴含/矛盾/*无关
    合同一式两份，双方各执一份。→甲方持有一份合同。|*蕴含/矛盾/无关
    物业费由甲方承担。→物业费由乙方承担。|蕴含/*矛盾/无关
    租期为一年。→房屋在三楼。|蕴含/矛盾/*无关
    乙方不得饲养宠物。→乙方可以养狗。|蕴含/*矛盾/无关
    家具损坏由乙方赔偿。→乙方弄坏沙发要赔。|*蕴含/矛盾/无关
    提前退租须提前三十天通知。→甲方是一家公司。|蕴含/矛盾/*无关
    """),
    method="ppl",
)

TOUSU = SmallTask(
    "waimai-tousu",
    code(
        r"""
    shuoming = "，".join(f"{hao}表示{ming}" for hao, ming in LEIBIE.items())
    text = f"请判断外卖投诉的类型，只写数字。{shuoming}。\n投诉：{data['text']}\n类型："
    gold = str(data["label"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    LEIBIE = {1: "送达太晚", 2: "餐品有误", 3: "服务态度", 4: "食品卫生"}
    """,
    ),
    table(
        "text|label#",
        """
    等了两个小时还没到，菜都凉了。|1
    我点的是牛肉面，送来的是酸辣粉。|2
    骑手在电话里骂人。|3
    汤里有一只苍蝇。|4
    说好十二点到，结果一点半才来。|1
    少了一杯豆浆和一份小菜。|2
    商家客服爱理不理，还挂我电话。|3
    米饭有馊味，吃完拉肚子。|4
    备注了不要香菜，还是放了一大把。|2
    骑手迟到了四十分钟。|1
    鸡肉里面还是生的，有血水。|4
    送餐员把袋子往地上一扔就走，叫他也不理。|3
    """,
    ),
)

YUEDU = SmallTask(
    "duanwen-yuedu",
    code(r"""
    hang = ["阅读短文，用文中的词语回答问题。", "短文：" + data["duanwen"]]
    hang += ["问题：" + data["wenti"], "回答："]
    return {
        "input": "\n".join(hang),
        "output": data["huida"],
        "processed_output": data["huida"],
    }
    """),
    table(
        "duanwen|wenti|huida",
        """
    小燕的外婆住在绍兴，每年春节她都坐火车去看望外婆。|小燕的外婆住在哪里？|绍兴
    图书馆一楼借报纸，二楼借小说，三楼借词典。|在几楼借小说？|二楼
    爷爷种了一棵石榴树，去年结了三十个果子。|爷爷种的是什么树？|石榴树
    比赛原定星期六举行，因为下雨改到星期日。|比赛改到了哪一天？|星期日
    李医生先在成都工作，后来调到拉萨的医院。|李医生后来在哪个城市工作？|拉萨
    妈妈买了苹果和香蕉，弟弟只吃香蕉。|弟弟吃什么水果？|香蕉
    老王骑自行车上班，他的儿子坐地铁上学。|老王的儿子怎么上学？|坐地铁
    这本书是叶圣陶写的，插图由丰子恺画。|插图是谁画的？|丰子恺
    花店在银行和邮局之间，对面是学校。|花店的对面是什么？|学校
    """,
    ),
)

YINGYONG = SmallTask(
    "xiaoxue-yingyong",
    code(r"""
    gold = str(data["da"])
    shuru = f"题目：{data['ti']}\n请写出过程，最后写“#### 得数”。\n解："
    return {"input": shuru, "output": f"{data['jie']}#### {gold}", "processed_output": gold}
    """),
    table(
        "ti|jie|da#",
        """
    一箱有8瓶水，5箱有多少瓶？|8×5=40（瓶）。|40
    小明有36颗糖，吃了9颗，还剩多少颗？|36-9=27（颗）。|27
    54个苹果分给6个班，每班几个？|54÷6=9（个）。|9
    书店上午卖17本书，下午卖28本，一共卖多少本？|17+28=45（本）。|45
    一支笔3元，一本书12元，买2支笔和1本书要多少元？|3×2=6，6+12=18（元）。|18
    长方形长7米、宽4米，面积是多少平方米？|7×4=28（平方米）。|28
    一根绳子长60米，剪成5段，每段长几米？|60÷5=12（米）。|12
    车上有31人，下去8人，又上来5人，现在有多少人？|31-8=23，23+5=28（人）。|28
    每天看15页书，一个星期看多少页？|15×7=105（页）。|105
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

CHENGYU = SmallTask(
    "chengyu-xuantian",
    code(
        r"""
    fenxiang = zip(BIAOHAO, data["备选"])
    text = "句子：" + data["句子"] + "\n备选：" + " ".join(f"{b}{c}" for b, c in fenxiang)
    gold = BIAOHAO[data["正确"]]
    return {"input": text + "\n应填：", "output": gold, "processed_output": gold}
    """,
        above="""
    BIAOHAO = "①②③"
    """,
    ),
    table(
        "句子|备选*|正确#",
        """
    他做事____，从不半途而废。|守株待兔/持之以恒/刻舟求剑|1
    羊丢了才修羊圈，真是____。|亡羊补牢/画蛇添足/井底之蛙|0
    这幅画已经很好，再添几笔就是____。|愚公移山/叶公好龙/画蛇添足|2
    两军力量悬殊，弱者却____，赢得了胜利。|以少胜多/对牛弹琴/杞人忧天|0
    他整天担心天会塌下来，简直是____。|胸有成竹/杞人忧天/一举两得|1
    跟小猫讲微积分，无异于____。|如鱼得水/水滴石穿/对牛弹琴|2
    骑车上班既省钱又锻炼身体，真是____。|一举两得/自相矛盾/掩耳盗铃|0
    捂着耳朵去偷铃铛，这就叫____。|雪中送炭/一鸣惊人/掩耳盗铃|2
    下笔之前，画家对竹子的样子早已____。|狐假虎威/胸有成竹/滥竽充数|1
    """,
    ),
    description="选择合适的成语填入句中横线处，回答序号。",
)

JIAKAO = SmallTask(
    "jiakao-panduan",
    code(r"""
    daan = "正确" if data["answer"] else "错误"
    return {
        "input": "判断题：{0}\n判断（正确或错误）：".format(data["statement"]),
        "output": daan,
        "processed_output": daan,
    }
    """),
    table(
        "statement|answer?",
        """
    红灯亮时，车辆必须停在停止线以外。|true
    在高速公路上可以随意停车。|false
    饮酒后不得驾驶机动车。|true
    在学校门口应当加速通过。|false
    夜间会车时应当关闭远光灯，改用近光灯。|true
    驾驶时可以手持手机打电话。|false
    行人通过人行横道时，机动车应当停车让行。|true
    小型汽车的驾驶人可以不系安全带。|false
    遇到救护车执行任务时应当让行。|true
    黄灯亮表示可以加速冲过路口。|false
    """,
    ),
)

MENZHEN = SmallTask(
    "menzhen-fenke",
    code(
        r"""
    return {
        "input": f"主訴：{data['主訴']}\n請從{KEBIE}中選一個掛號科別。\n科別：",
        "output": data["科別"],
        "processed_output": data["科別"],
    }
    """,
        above="""
    KEBIE = "、".join(("眼科", "骨科", "皮膚科", "牙科"))
    """,
    ),
    table(
        "主訴|科別",
        """
    右眼紅腫，看東西模糊。|眼科
    臼齒痛了三天，喝冰水更痛。|牙科
    手臂起紅疹，晚上癢得睡不著。|皮膚科
    跌倒以後腳踝腫起來，不能走路。|骨科
    牙齦流血，刷牙時特別明顯。|牙科
    小腿的痣最近變大，顏色變深。|皮膚科
    眼前有黑點飄來飄去。|眼科
    打球時手指脫臼。|骨科
    臉上長滿青春痘。|皮膚科
    智齒長歪，想要拔掉。|牙科
    兩眼乾澀，戴隱形眼鏡不舒服。|眼科
    膝蓋疼痛，上下樓梯有困難。|骨科
    """,
    ),
)

TASKS = (DILI, YUNLI, TOUSU, YUEDU, YINGYONG, CHENGYU, JIAKAO, MENZHEN)
