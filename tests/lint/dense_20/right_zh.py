"""Right prompts in simplified Chinese that ask for a label or an option."""

from __future__ import annotations

from tests.lint.making import keyed, right, starred, table

RIGHT = (
    right(
        "单项选择题，C-Eval 的写法",
        "zh-ceval",
        r"""
        text = data["question"] + "\n"
        text += "\n".join(f"{letter}. {data[letter]}" for letter in "ABCD")
        text += "\n答案："
        gold = data["answer"]
        """,
        table(
            "question|A|B|C|D|answer",
            """
            世界上面积最大的国家是____。|中国|加拿大|俄罗斯|美国|C
            《西游记》的作者是____。|吴承恩|罗贯中|曹雪芹|施耐庵|A
            人体正常的体温大约是____摄氏度。|27|37|47|57|B
            我国第一部纪传体通史是____。|《汉书》|《资治通鉴》|《春秋》|《史记》|D
            光在真空中的速度约为每秒____万千米。|3|30|300|3000|B
            下列城市中，属于直辖市的是____。|南京|杭州|重庆|成都|C
            “床前明月光”的作者是____。|李白|杜甫|白居易|王维|A
            水在标准大气压下的沸点是____摄氏度。|0|50|80|100|D
            """,
        ),
        lead="",
        description="以下是中国关于常识考试的单项选择题，请选出其中的正确答案。",
    ),
    right(
        "单项选择题，要求只回答选项字母",
        "zh-only-letter",
        r"""
        lines = ["请回答下面的选择题，只输出正确选项的字母。", f"问题：{data['question']}"]
        lines += [f"（{letter}）{choice}" for letter, choice in zip("ABCD", data["choices"])]
        text = "\n".join(lines) + "\n答案："
        gold = "ABCD"[data["answer"]]
        """,
        starred("""
        植物进行光合作用的主要器官是？|根/茎/*叶/花
        下列动物中，属于两栖动物的是？|*青蛙/乌龟/鲤鱼/麻雀
        电流的单位是？|伏特/*安培/欧姆/瓦特
        地球的天然卫星是？|火星/金星/太阳/*月球
        下列物质中，能导电的是？|塑料/*铜/玻璃/橡胶
        血液中运输氧气的细胞是？|*红细胞/白细胞/血小板/神经细胞
        彩虹的形成主要是因为光的？|反射/衍射/*色散/直线传播
        下列能源中，属于可再生能源的是？|煤炭/石油/天然气/*风能
        """),
        lead="",
    ),
    right(
        "判断题，回答“对”或“错”",
        "zh-panduan",
        r"""
        text = f"判断下面的说法是否正确，回答“对”或“错”。\n说法：{data['claim']}\n判断："
        gold = "对" if data["label"] else "错"
        """,
        table(
            "claim|label?",
            """
            三角形的内角和是180度。|true
            鲸鱼是一种鱼。|false
            一年有二十四个节气。|true
            黄河流入南海。|false
            铁在潮湿的空气中容易生锈。|true
            所有的鸟都会飞。|false
            太阳是一颗行星。|false
            长江是中国最长的河流。|true
            """,
        ),
        lead="",
    ),
    right(
        "是非问答，先短文后问题",
        "zh-shifei",
        r"""
        text = f"短文：{data['passage']}\n问题：{data['question']}\n请回答“是”或“否”。\n回答："
        gold = data["answer"]
        """,
        table(
            "passage|question|answer",
            """
            图书馆周一闭馆，其余时间早上九点开门。|图书馆周一开门吗？|否
            小李去年从上海搬到了苏州。|小李现在住在苏州吗？|是
            这趟列车只停南京和杭州两站。|这趟列车停无锡站吗？|否
            妈妈买了苹果和梨，没有买香蕉。|妈妈买梨了吗？|是
            比赛因下雨改到了星期六。|比赛的时间变了吗？|是
            公园里禁止骑自行车。|可以在公园里骑自行车吗？|否
            老王的两个儿子都是医生。|老王的儿子当医生吗？|是
            这家餐厅不提供外卖。|可以点这家餐厅的外卖吗？|否
            """,
        ),
        lead="",
    ),
    right(
        "自然语言推理，三个标签，OCNLI 的写法",
        "zh-ocnli",
        r"""
        text = (
            f"前提：{data['sentence1']}\n假设：{data['sentence2']}\n"
            "请问前提和假设是什么关系？从“蕴含”“中立”“矛盾”中选择。\n关系："
        )
        gold = {"entailment": "蕴含", "neutral": "中立", "contradiction": "矛盾"}[data["label"]]
        """,
        table(
            "sentence1|sentence2|label",
            """
            他每天早上都去公园跑步。|他有跑步的习惯。|entailment
            桌子上放着一杯热咖啡。|桌子上什么也没有。|contradiction
            她在超市买了一袋米。|她家里来了客人。|neutral
            会议从下午三点开到五点。|会议开了两个小时。|entailment
            这座桥是去年建成的。|这座桥已有一百年历史。|contradiction
            老师正在批改作业。|这个班有四十个学生。|neutral
            弟弟比我小三岁。|我比弟弟大。|entailment
            昨天全市停电。|昨天全市供电正常。|contradiction
            爷爷在院子里种花。|爷爷喜欢下棋。|neutral
            """,
        ),
        lead="",
        fewshot=3,
    ),
    right(
        "自然语言推理，PPL，二分类",
        "zh-rte-ppl",
        r"""
        text = f"{data['premise']}\n由此能否推出：{data['hypothesis']}\n回答："
        gold = [key for key, value in data["target_scores"].items() if value == 1][0]
        """,
        keyed(
            "premise|hypothesis",
            """
            全班同学都通过了考试。|小明是这个班的学生，他通过了考试。|*能/不能
            商店上午十点才开门。|早上八点可以进店买东西。|能/*不能
            张女士有一个哥哥和一个妹妹。|张女士不是独生女。|*能/不能
            火车晚点了半个小时。|火车提前到站。|能/*不能
            他把钱全部捐给了学校。|学校收到了他的捐款。|*能/不能
            湖面结了厚厚的冰。|湖水现在很暖和。|能/*不能
            这本书只有中文版。|这本书有英文版。|能/*不能
            她用左手写字。|她会写字。|*能/不能
            """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "情感分析，正面或负面",
        "zh-qinggan",
        r"""
        text = f"评论：{data['text']}\n情感倾向（正面/负面）："
        gold = "正面" if data["label"] == 1 else "负面"
        """,
        table(
            "text|label#",
            """
            手机运行流畅，拍照清晰，很喜欢。|1
            快递太慢了，盒子也破了，很失望。|0
            客服态度恶劣，再也不会买了。|0
            衣服质量很好，穿着舒服。|1
            电影情节精彩，演员演技出色。|1
            书的印刷模糊，错字连篇，太差了。|0
            味道难吃，服务员还不理人。|0
            房间整洁，早餐丰盛，值得推荐。|1
            """,
        ),
        lead="",
        fewshot=4,
    ),
    right(
        "情感分析，三分类，带标签说明",
        "zh-sanfenlei",
        r"""
        text = "请判断微博的情感：0表示消极，1表示中性，2表示积极。只回答数字。\n"
        text += f"微博：{data['weibo']}\n情感："
        gold = str(data["label"])
        """,
        table(
            "weibo|label#",
            """
            终于拿到驾照了，太开心啦！|2
            今天下午两点在三号楼开会。|1
            又堵车一个小时，烦死了。|0
            地铁四号线末班车是十一点。|1
            新买的耳机第二天就坏了，真气人。|0
            这家火锅好吃到哭，爱了爱了！|2
            明天多云，最高气温十八度。|1
            丢了钱包，倒霉透顶。|0
            孩子考上了理想的大学，全家都高兴！|2
            """,
        ),
        lead="",
        fewshot=3,
    ),
    right(
        "新闻分类，TNEWS 的写法",
        "zh-xinwen",
        r"""
        text = f"新闻标题：{data['title']}\n问：这条新闻属于体育、财经、科技、娱乐中的哪一类？\n答："
        gold = data["class"]
        """,
        table(
            "title|class",
            """
            国足主场二比一逆转取胜|体育
            央行宣布下调存款准备金率|财经
            新款折叠屏手机下月发布|科技
            这位歌手的新专辑今日上线|娱乐
            女排三局横扫对手晋级决赛|体育
            三大股指集体收涨，银行股领涨|财经
            我国成功研制新型量子芯片|科技
            电视剧收官，主演发文告别角色|娱乐
            """,
        ),
        lead="",
    ),
    right(
        "意图识别，客服语句",
        "zh-yitu",
        r"""
        text = (
            "你是一名客服助手，请判断用户的意图，意图包括：查询物流、申请退款、修改地址、投诉。\n"
            f"用户：{data['query']}\n意图："
        )
        gold = data["intent"]
        """,
        table(
            "query|intent",
            """
            我的包裹到哪里了？|查询物流
            这件衣服不合适，我想把钱退回来。|申请退款
            收货地址写错了，帮我改成公司地址。|修改地址
            你们的快递员骂人，我要投诉他！|投诉
            下单三天了，快递走到哪一步了？|查询物流
            东西是坏的，请给我退款。|申请退款
            我搬家了，订单能寄到新住处吗？|修改地址
            你们客服态度太差，找你们经理来！|投诉
            """,
        ),
        lead="",
    ),
    right(
        "两句话意思是否相同，LCQMC 的写法",
        "zh-lcqmc",
        r"""
        text = f"句子一：{data['s1']}\n句子二：{data['s2']}\n这两个句子的意思是否相同？请回答“相同”或“不同”。\n答："
        gold = "相同" if data["label"] else "不同"
        """,
        table(
            "s1|s2|label#",
            """
            怎么修改登录密码？|登录密码在哪里改？|1
            北京到上海的高铁多少钱？|上海到北京的飞机几点起飞？|0
            感冒了吃什么药好？|得了感冒应该吃什么药？|1
            苹果手机怎么截屏？|苹果怎么削皮？|0
            附近有什么好吃的餐厅？|附近哪家餐厅好吃？|1
            如何学好英语？|英语老师叫什么名字？|0
            明天会下雨吗？|明天有没有雨？|1
            这本书是谁写的？|这本书多少页？|0
            """,
        ),
        lead="",
    ),
    right(
        "成语填空，PPL，ChID 的写法",
        "zh-chid-ppl",
        r"""
        text = f"从备选成语中选一个填入横线：\n{data['text']}\n备选：{'、'.join(data['target_scores'])}\n应填："
        gold = max(data["target_scores"], key=lambda word: data["target_scores"][word])
        """,
        keyed(
            "text",
            """
            他说话总是____，从不绕弯子。|*开门见山/画龙点睛/纸上谈兵
            小偷____，自己把赃物交了出来。|胸有成竹/*做贼心虚/名列前茅
            这次考试他准备充分，显得____。|手忙脚乱/愁眉苦脸/*胸有成竹
            老师讲课____，大家都听得入了迷。|*绘声绘色/无精打采/半途而废
            学习要坚持，不能____。|持之以恒/*半途而废/全力以赴
            敌军被打得____，四处逃散。|井井有条/安居乐业/*落花流水
            节日的广场上____，热闹非凡。|*人山人海/孤苦伶仃/荒无人烟
            他只会空谈理论，简直是____。|脚踏实地/*纸上谈兵/名副其实
            """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "代词指代，CLUEWSC 的写法",
        "zh-wsc",
        r"""
        text = (
            f"{data['text']}\n问题：句中的“{data['pronoun']}”指的是“{data['noun']}”吗？\n"
            "选项：\nA. 是\nB. 不是\n答案："
        )
        gold = "A" if data["same"] else "B"
        """,
        table(
            "text|pronoun|noun|same?",
            """
            奶奶把毛衣递给小玲，她高兴地穿上了。|她|小玲|true
            老张批评了小王，因为他又迟到了。|他|老张|false
            箱子太小，装不下这个球，它实在太大了。|它|球|true
            姐姐借给妹妹一把伞，她忘了带伞。|她|姐姐|false
            猫追着老鼠跑，它吓得钻进了洞里。|它|老鼠|true
            医生叮嘱病人按时吃药，他点头答应了。|他|医生|false
            小刚向小明道歉，因为他弄坏了小明的笔。|他|小刚|true
            桌子搬不进房门，因为它太窄了。|它|桌子|false
            """,
        ),
        lead="",
    ),
    right(
        "近义词选择，按数字作答",
        "zh-jinyici",
        r"""
        text = f"下面哪个词和“{data['word']}”意思最接近？请回答序号。\n"
        for number, option in enumerate(data["options"], start=1):
            text += f"{number}. {option}\n"
        text += "序号："
        gold = str(data["answer"] + 1)
        """,
        starred(
            """
            高兴|*愉快/忧愁/疲倦/安静
            立刻|慢慢/*马上/偶尔/一直
            美丽|丑陋/高大/*漂亮/宽阔
            帮助|阻止/讨厌/离开/*协助
            勤劳|懒惰/*勤快/聪明/温柔
            著名|普通/平凡/*有名/陌生
            担心|*忧虑/放心/喜欢/赞成
            寒冷|炎热/潮湿/干燥/*冰冷
            """,
            "word",
            "options",
        ),
        lead="",
    ),
)
