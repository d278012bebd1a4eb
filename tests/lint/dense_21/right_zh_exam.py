"""Right prompts in Chinese, in the wording of exams, reading and generation."""

from __future__ import annotations

from tests.lint.making import right, starred, table

RIGHT = (
    right(
        "C-Eval with its description",
        "ceval-history",
        r"""
        text = data["question"] + "\n"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "答案："
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            秦朝的都城在哪里？|洛阳/*咸阳/开封/南京
            发明活字印刷术的是谁？|蔡伦/张衡/*毕昇/祖冲之
            “贞观之治”是哪位皇帝在位时的局面？|*唐太宗/汉武帝/宋太祖/明成祖
            郑和下西洋发生在哪个朝代？|唐朝/宋朝/元朝/*明朝
            《史记》的作者是谁？|班固/*司马迁/司马光/陈寿
            五四运动发生在哪一年？|1911年/1915年/*1919年/1921年
            清朝的最后一位皇帝是谁？|*溥仪/光绪/同治/乾隆
            丝绸之路的开辟者是谁？|玄奘/卫青/班超/*张骞
            """
        ),
        lead="",
        description="以下是中国关于历史考试的单项选择题，请选出其中的正确答案。",
    ),
    right(
        "GAOKAO-Bench with analysis and 【答案】",
        "gaokao-physics",
        r"""
        text = "请你做一道物理选择题。请你一步一步思考，并在【答案】后写出选项字母。\n"
        text += f"题目：{data['question']}\n"
        text += "\n".join(f"{key}．{each}" for key, each in zip("ABCD", data["options"]))
        text += "\n【解析】"
        gold = "ABCD"[data["answer"]]
        output = f"{data['analysis']}【答案】{gold}"
        return {"input": text, "output": output, "processed_output": gold}
        """,
        tuple(
            {"analysis": analysis, **row}
            for analysis, row in zip(
                (
                    "路程等于速度乘时间，5乘4得20米。",
                    "力的国际单位是牛顿。",
                    "光在真空中传播得最快。",
                    "电流等于电压除以电阻，12除以6得2安。",
                    "功等于力乘距离，10乘3得30焦。",
                    "密度等于质量除以体积，8除以2得4。",
                    "声音的传播需要介质，真空中没有介质。",
                    "水银温度计利用了液体的热胀冷缩。",
                ),
                starred(
                    """
                    物体以5米每秒匀速运动4秒，路程是多少？|9米/*20米/25米/16米
                    力的国际单位是什么？|*牛顿/焦耳/瓦特/帕斯卡
                    光在哪种介质中传播得最快？|水/玻璃/空气/*真空
                    6欧的电阻两端电压为12伏，电流是多少？|6安/18安/*2安/72安
                    用10牛的力推物体前进3米，做功多少？|13焦/*30焦/7焦/3焦
                    质量8克、体积2立方厘米的物体，密度是多少克每立方厘米？|*4/16/10/6
                    声音不能在哪里传播？|水中/铁轨中/*真空中/空气中
                    水银温度计的原理是什么？|光的反射/惯性/磁化/*热胀冷缩
                    """,
                    choices="options",
                ),
                strict=True,
            )
        ),
        lead="",
        postprocess="gaokao_single_choice_post",
        max_tokens=128,
        stop=("\n\n",),
    ),
    right(
        "C3 dialogues",
        "c3",
        r"""
        text = f"阅读对话，回答问题。\n{data['dialogue']}\n问：{data['question']}\n"
        text += "\n".join(f"{letter}. {choice}" for letter, choice in zip("ABC", data["choices"]))
        text += "\n答："
        gold = "ABC"[data["answer"]]
        """,
        tuple(
            {"dialogue": dialogue.replace("⏎", "\n"), **row}
            for dialogue, row in zip(
                (
                    "男：电影几点开始？⏎女：七点半。",
                    "女：你怎么来的？⏎男：车坏了，我坐地铁来的。",
                    "男：要咖啡还是茶？⏎女：给我一杯茶吧。",
                    "女：妈妈去哪儿了？⏎男：她去医院看奶奶了。",
                    "男：这件大衣多少钱？⏎女：打折以后四百元。",
                    "女：周末去爬山吗？⏎男：不行，我要加班。",
                    "男：你的猫叫什么？⏎女：叫豆豆。",
                    "女：外面冷吗？⏎男：很冷，还下着雪。",
                    "男：你学什么专业？⏎女：我学法律。",
                ),
                starred(
                    """
                    电影什么时候开始？|七点/*七点半/八点
                    男的是怎么来的？|开车/走路/*坐地铁
                    女的要喝什么？|*茶/咖啡/牛奶
                    妈妈在哪里？|学校/*医院/商店
                    大衣现在多少钱？|*四百元/五百元/八百元
                    男的周末做什么？|爬山/睡觉/*加班
                    豆豆是什么？|*猫/狗/鸟
                    天气怎么样？|下雨/*下雪/刮风
                    女的学什么？|医学/历史/*法律
                    """
                ),
                strict=True,
            )
        ),
        lead="",
    ),
    right(
        "CMRC span reading",
        "cmrc",
        r"""
        text = f"根据文章回答问题，答案必须是原文中的词语。\n\n文章：{data['context']}\n\n问：{data['question']}\n答："
        gold = data["answer"]
        """,
        table(
            "context|question|answer",
            """
            苏堤全长近三公里，是苏轼任杭州知州时修建的。|苏堤是谁修建的？|苏轼
            该校创办于1905年，现有学生两万人。|该校创办于哪一年？|1905年
            大熊猫主要以竹子为食，偶尔也吃水果。|大熊猫主要吃什么？|竹子
            青海湖是中国最大的咸水湖，湖中有鸟岛。|湖中有什么岛？|鸟岛
            这部电影由李雪执导，在云南拍摄。|电影在哪里拍摄？|云南
            工程队用了九个月才挖通隧道。|挖通隧道用了多久？|九个月
            古城墙用青砖砌成，高十二米。|古城墙用什么砌成？|青砖
            冠军队的队长是来自大连的王强。|冠军队的队长是谁？|王强
            """,
        ),
        lead="",
    ),
    right(
        "LCSTS titles",
        "lcsts",
        r"""
        text = f"请为下面的新闻写一个标题。\n新闻：{data['text']}\n标题："
        gold = data["summary"]
        """,
        table(
            "text|summary",
            """
            昨日，本市地铁六号线正式开通，全长三十公里，共设二十二站。|地铁六号线昨日开通
            受台风影响，沿海三个城市今天停课，预计明天恢复。|台风致沿海三市停课
            某手机厂商发布财报，去年净利润增长一成五。|手机厂商去年利润增一成五
            省博物馆新馆将于五一开放，市民可免费参观。|省博新馆五一免费开放
            一名老人在公园走失，民警用两小时将其找到。|民警两小时找到走失老人
            今年小麦再获丰收，总产量创历史新高。|小麦总产量创新高
            市教育局规定，小学一二年级不得布置书面作业。|小学低年级不留书面作业
            昨晚女排以三比零战胜对手，提前进入决赛。|女排三比零晋级决赛
            """,
        ),
        lead="",
    ),
    right(
        "MGSM in Chinese",
        "mgsm-zh",
        r"""
        text = f"问题：{data['question']}\n逐步解答："
        output = f"{data['steps']}答案是{data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        table(
            "question|steps|answer",
            """
            小华有5个球，又买了6个，现在有几个？|原有5个，买了6个，5+6=11。|11
            一盒有12支笔，3盒有多少支？|每盒12支，12×3=36。|36
            停车场有40辆车，开走17辆，还剩几辆？|40-17=23。|23
            48颗糖分给8个孩子，每人几颗？|48÷8=6。|6
            爸爸35岁，比小军大27岁，小军几岁？|35-27=8。|8
            一本书每天读15页，6天读完，共几页？|15×6=90。|90
            妈妈买鱼花26元，买菜花9元，共花多少元？|26+9=35。|35
            绳子长63米，剪成7段，每段几米？|63÷7=9。|9
            """,
        ),
        lead="",
        postprocess="bbh_post",
        max_tokens=128,
    ),
    right(
        "true or false, with 对 and 错",
        "panduan",
        r"""
        text = f"判断题：{data['statement']}\n请回答“对”或“错”。\n答案："
        gold = "对" if data["label"] else "错"
        """,
        table(
            "statement|label?",
            """
            地球绕着太阳转。|true
            鲸鱼是一种鱼。|false
            水由氢和氧组成。|true
            长城位于广东省。|false
            一年有四个季节。|true
            月亮自己会发光。|false
            蜘蛛有八条腿。|true
            西瓜长在树上。|false
            """,
        ),
        lead="",
    ),
    right(
        "Chinese to English translation",
        "zh-en",
        r"""
        text = f"将下面的中文翻译成英文：\n{data['zh']}\n译文："
        gold = data["en"]
        """,
        table(
            "zh|en",
            """
            图书馆晚上九点关门。|The library closes at nine in the evening.
            我喜欢喝绿茶。|I like to drink green tea.
            他明天去北京。|He is going to Beijing tomorrow.
            这条河很深。|This river is very deep.
            她有两个弟弟。|She has two younger brothers.
            请把门关上。|Please close the door.
            孩子们在唱歌。|The children are singing.
            我们昨天看了电影。|We saw a film yesterday.
            """,
        ),
        lead="",
    ),
    right(
        "correcting wrong characters",
        "jiucuo",
        r"""
        text = f"改正句子中的错别字，写出改正后的句子。\n原句：{data['wrong']}\n改正："
        gold = data["right"]
        """,
        table(
            "wrong|right",
            """
            我们因该努力学习。|我们应该努力学习。
            他在公圆里散步。|他在公园里散步。
            今天的天汽很好。|今天的天气很好。
            妈妈做的饭很好痴。|妈妈做的饭很好吃。
            请你再座一会儿。|请你再坐一会儿。
            他以经回家了。|他已经回家了。
            这道题很检单。|这道题很简单。
            我门一起去看书。|我们一起去看书。
            """,
        ),
        lead="",
    ),
    right(
        "names of persons as a list",
        "shiti-renming",
        r"""
        text = f"找出句子中所有的人名，用顿号隔开。\n句子：{data['text']}\n人名："
        gold = "、".join(data["names"])
        """,
        table(
            "text|names*",
            """
            张伟和李娜在南京开了一家书店。|张伟/李娜
            教练王磊离开了球队。|王磊
            陈静、赵敏和周涛一起去了成都。|陈静/赵敏/周涛
            记者刘洋采访了市长。|刘洋
            孙丽把票送给了吴刚。|孙丽/吴刚
            何平获得了一等奖。|何平
            马超给郭亮写了一封信。|马超/郭亮
            在西安，林芳遇见了高远和罗杰。|林芳/高远/罗杰
            """,
        ),
        lead="",
    ),
    right(
        "tickets of customers with numbered classes",
        "gongdan",
        r"""
        text = "请判断工单的类型，只输出编号。\n1. 退款\n2. 物流\n3. 发票\n"
        text += f"工单内容：{data['content']}\n编号："
        gold = str(data["type"])
        """,
        table(
            "content|type#",
            """
            东西不合适，钱什么时候退给我？|1
            包裹三天没有更新，到哪里了？|2
            请给我开一张增值税发票。|3
            退货已经寄回，请尽快退款。|1
            快递显示已签收，可我没收到。|2
            发票抬头写错了，需要重开。|3
            我申请的退款被拒绝了，为什么？|1
            能不能改成送到公司？快递还没发出。|2
            电子发票在哪里下载？|3
            """,
        ),
        lead="",
    ),
    right(
        "ordering of steps",
        "paixu",
        r"""
        text = "把下面的句子按正确的顺序排列，写出字母。\n"
        text += "\n".join(f"{letter}. {each}" for letter, each in zip("ABC", data["parts"]))
        text += "\n顺序："
        gold = data["order"]
        """,
        table(
            "parts*|order",
            """
            然后把米洗干净/最后盖上锅盖煮饭/先量好两杯米|CAB
            他先起床/然后刷牙/最后出门上学|ABC
            最后贴上邮票寄出/先写好信/再装进信封|BCA
            先挖一个坑/最后浇水/再放进树苗|ACB
            再加入面粉/先打两个鸡蛋/最后放进烤箱|BAC
            最后交卷/再检查一遍/先把题目做完|CBA
            先买好票/再进站/最后上车|ABC
            最后晾干/先把衣服泡湿/再用肥皂搓洗|BCA
            """,
        ),
        lead="",
    ),
)
