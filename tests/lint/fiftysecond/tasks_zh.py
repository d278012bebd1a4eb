"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

DILI = SmallTask(
    "dili-xuanze",
    code(
        r"""
    xuanxiang = "\n".join(f"{zimu}．{neirong}" for zimu, neirong in zip("ABCD", data["options"]))
    text = f"【题目】{data['stem']}\n{xuanxiang}\n【答案】"
    gold = "ABCD"[data["label"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    records(
        "stem options label",
        ("武汉位于哪两条江的交汇处？", ["长江与汉江", "长江与赣江", "黄河与渭河", "珠江与西江"], 0),
        ("下列城市中纬度最高的是？", ["广州", "上海", "哈尔滨", "成都"], 2),
        ("我国最大的淡水湖是？", ["洞庭湖", "鄱阳湖", "太湖", "青海湖"], 1),
        ("世界上面积最小的大洲是？", ["欧洲", "亚洲", "非洲", "大洋洲"], 3),
        ("赤道穿过下列哪个国家？", ["日本", "埃及", "肯尼亚", "法国"], 2),
        ("黄河注入哪个海？", ["渤海", "黄海", "东海", "南海"], 0),
        ("“春城”指的是哪座城市？", ["拉萨", "昆明", "沈阳", "南京"], 1),
        ("世界最高峰位于哪条山脉？", ["昆仑山", "天山", "秦岭", "喜马拉雅山"], 3),
        ("我国的首都是？", ["上海", "北京", "西安", "重庆"], 1),
        ("下列省份中不临海的是？", ["福建", "山东", "浙江", "湖北"], 3),
        ("都江堰修建在哪条江上？", ["岷江", "嘉陵江", "乌江", "湘江"], 0),
        ("世界上人口最多的大洲是？", ["南美洲", "北美洲", "亚洲", "欧洲"], 2),
    ),
)

WAIMAI = SmallTask(
    "waimai-fangmian",
    code(
        r"""
    text = "请判断外卖评价主要说的是哪一方面（" + "、".join(FANGMIAN) + "）。\n"
    text += "评价：" + data["review"] + "\n方面："
    return {"input": text, "output": data["aspect"], "processed_output": data["aspect"]}
    """,
        above="""
    FANGMIAN = ["配送", "口味", "价格", "包装"]
    """,
    ),
    table(
        "review|aspect",
        """
    等了一个半小时才送到，骑手还找不到路。|配送
    汤洒了一半，盒子根本没盖紧。|包装
    太咸了，吃了两口就扔了。|口味
    一碗面卖四十八块，比店里还贵。|价格
    红烧肉肥而不腻，很香。|口味
    小哥提前十分钟到，还帮忙拿上楼。|配送
    用的是保温袋，餐具也单独装好。|包装
    满减之后才九块钱，真划算。|价格
    米饭夹生，菜也没有味道。|口味
    下雨天还准时送达，点赞。|配送
    塑料盒一捏就破，油漏得到处都是。|包装
    起送费从十五涨到了二十五。|价格
    """,
    ),
    fewshot=4,
)

PANDUAN = SmallTask(
    "panduan-ti",
    code(
        r"""
    zhengque = "对" if data["is_true"] else "错"
    return {
        "input": f"判断下面的说法是否正确，回答“对”或“错”。\n说法：{data['claim']}\n判断：",
        "output": zhengque,
        "processed_output": zhengque,
    }
    """
    ),
    table(
        "claim|is_true?",
        """
    水在标准大气压下一百摄氏度沸腾。|true
    蝙蝠是一种鸟。|false
    《红楼梦》的作者是曹雪芹。|true
    一年有三百天。|false
    光速比声速慢。|false
    植物的光合作用会放出氧气。|true
    地球绕着太阳转。|true
    三角形有四条边。|false
    长城位于中国。|true
    冰的密度比水大。|false
    """,
    ),
    fewshot=4,
)

KESHI = SmallTask(
    "guahao-keshi",
    code(
        r"""
    shuoming = "；".join(f"{hao}＝{ming}" for hao, ming in KESHI.items())
    text = f"根据患者主诉选择挂号科室，只写编号。\n科室：{shuoming}\n主诉：{data['text']}\n编号："
    gold = str(data["dept"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    KESHI = {1: "眼科", 2: "骨科", 3: "皮肤科", 4: "儿科"}
    """,
    ),
    table(
        "text|dept#",
        """
    右眼红肿流泪两天，看东西模糊。|1
    打篮球时摔倒，手腕疼得抬不起来。|2
    手臂上起红疹，很痒。|3
    宝宝八个月，发烧还咳嗽。|4
    腰疼三个月，弯腰时加重。|2
    近视度数又加深了，想配镜。|1
    三岁女儿拉肚子，不肯吃饭。|4
    脸上长了很多痘痘。|3
    膝盖积水，上下楼困难。|2
    孩子刚满周岁，来打疫苗。|4
    头皮脱屑，头发掉得厉害。|3
    眼前总有黑影飘来飘去。|1
    """,
    ),
    fewshot=4,
)

TONGZHI = SmallTask(
    "tongzhi-chouqu",
    code(
        r"""
    text = "从通知中抽取时间、地点，按“时间：…；地点：…”的格式输出。\n通知：{}\n输出：".format(
        data["notice"]
    )
    gold = f"时间：{data['when']}；地点：{data['where']}"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "notice|when|where",
        """
    新生报到定于九月一日在体育馆进行。|九月一日|体育馆
    周五下午三点请到三教201参加班会。|周五下午三点|三教201
    校运会将于十月八日在东操场举行。|十月八日|东操场
    请各位导师周一上午到行政楼开会。|周一上午|行政楼
    毕业答辩安排在五月二十日，地点为计算机学院会议室。|五月二十日|计算机学院会议室
    本周六晚七点，图书馆报告厅放映电影。|本周六晚七点|图书馆报告厅
    英语四级考试十二月十四日在西区教学楼举行。|十二月十四日|西区教学楼
    献血车三月五日停在南门广场。|三月五日|南门广场
    """,
    ),
)

YINGYONG = SmallTask(
    "yingyong-ti",
    code(
        r"""
    text = "应用题：" + data["ti"] + "\n请一步一步思考，最后写出答案。\n解："
    gold = str(data["daan"])
    return {"input": text, "output": data["guocheng"] + "答案是" + gold, "processed_output": gold}
    """
    ),
    table(
        "ti|guocheng|daan#",
        """
    小明买3本本子，每本4元，付了20元，应找回多少元？|本子共3*4=12元，找回20-12=8元。|8
    一辆车每小时行60千米，行了4小时，还剩35千米，全程多少千米？|
      已行60*4=240千米，全程240+35=275千米。|275
    果园有梨树24棵，苹果树是梨树的3倍，两种树共多少棵？|
      苹果树24*3=72棵，共24+72=96棵。|96
    72个鸡蛋平均装进8个盒子，每盒多少个？|每盒72/8=9个。|9
    工程队每天修路15米，修了6天后还剩40米，这条路长多少米？|
      已修15*6=90米，路长90+40=130米。|130
    妈妈今年36岁，女儿8岁，4年后妈妈比女儿大多少岁？|年龄差不变，36-8=28岁。|28
    一箱牛奶12盒，5箱共多少盒？|共12*5=60盒。|60
    仓库有大米500千克，运走175千克，又运来80千克，现有多少千克？|
      运走后剩500-175=325千克，现有325+80=405千克。|405
    """.replace("|\n      ", "|"),
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

CHENGYU = SmallTask(
    "chengyu-tiankong",
    code(
        r"""
    zheng = next(k for k, v in data["target_scores"].items() if v)
    return {"input": f"成语填空：{data['sentence']}\n填入的成语：", "output": zheng,
            "processed_output": zheng}
    """
    ),
    keyed(
        "sentence",
        """
    他做事总是____，从不坚持到底。|*半途而废/画龙点睛/守株待兔
    考试前才看书，真是____。|胸有成竹/*临阵磨枪/一箭双雕
    这篇文章多写了最后一段，纯属____。|*画蛇添足/井底之蛙/塞翁失马
    听了老师的话，我____。|杯弓蛇影/*恍然大悟/叶公好龙
    几十年过去，家乡的变化____。|掩耳盗铃/对牛弹琴/*翻天覆地
    两队实力接近，____。|*不相上下/狐假虎威/望梅止渴
    他只见过小县城，却自以为了不起，如同____。|锦上添花/*井底之蛙/亡羊补牢
    丢了钱包才缝口袋，也算____。|*亡羊补牢/一鸣惊人/百发百中
    """,
    ),
    method="ppl",
)

TASKS = (DILI, WAIMAI, PANDUAN, KESHI, TONGZHI, YINGYONG, CHENGYU)
