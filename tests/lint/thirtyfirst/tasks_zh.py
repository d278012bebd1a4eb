"""Right tasks in Chinese, some in traditional characters."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.thirtyfirst.making import starred, table

ZGEO = SmallTask(
    "zh-dili",
    code(r"""
    lines = [f"{letter}．{choice}" for letter, choice in zip("ABCD", data["choices"])]
    text = f"题目：{data['question']}\n" + "\n".join(lines) + "\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    我国最长的河流是哪一条？|黄河/珠江/*长江/黑龙江
    下列哪座城市是四川省的省会？|*成都/贵阳/昆明/重庆
    我国面积最大的省级行政区是哪一个？|西藏/内蒙古/青海/*新疆
    泰山位于哪个省？|河南/*山东/河北/山西
    我国最大的淡水湖是哪一个？|太湖/洞庭湖/洪泽湖/*鄱阳湖
    布达拉宫在哪座城市？|*拉萨/西宁/兰州/银川
    海南岛与大陆之间隔着哪个海峡？|台湾海峡/渤海海峡/*琼州海峡/巴士海峡
    有“冰城”之称的是哪座城市？|沈阳/*哈尔滨/长春/大连
    西湖位于哪座城市？|*杭州/苏州/扬州/南京
    我国最大的沙漠在哪个盆地中？|四川盆地/准噶尔盆地/柴达木盆地/*塔里木盆地
    敦煌莫高窟在哪个省？|陕西/*甘肃/宁夏/青海
    黄河最终流入哪个海？|黄海/东海/*渤海/南海
    """),
    description="以下是关于中国地理的单项选择题，请选出正确答案。",
)

ZREAD = SmallTask(
    "zh-yuedu",
    code(r"""
    text = f"短文：{data['text']}\n问题：{data['question']}\n请用短文中的词语回答。\n回答："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "text|question|answer",
        """
    小镇的邮局建于1936年，后来改成了茶馆，老板姓周。|邮局后来改成了什么？|茶馆
    王教授研究候鸟，每年秋天都去青海湖住上两个月。|王教授每年秋天去哪里？|青海湖
    这座桥全长三百米，由两位英国工程师设计。|桥是由哪国工程师设计的？|英国
    妈妈买了苹果和橙子，弟弟只吃了一个橙子。|弟弟吃了什么？|橙子
    比赛因为大雨推迟到周五，地点仍是体育馆。|比赛推迟到哪一天？|周五
    老李年轻时当过木匠，退休后在公园里教人下棋。|老李年轻时的职业是什么？|木匠
    展览共有四个展厅，最受欢迎的是瓷器展厅。|哪个展厅最受欢迎？|瓷器展厅
    列车从西安出发，经过洛阳，傍晚到达郑州。|列车的终点是哪里？|郑州
    这种茶产自福建，泡出来的茶水是金黄色的。|茶水是什么颜色？|金黄色
    表哥送给她一本字典，她用它学会了三千个汉字。|她收到的礼物是什么？|字典
    """,
    ),
)

ZSENT = SmallTask(
    "zh-pinglun",
    code(r"""
    text = "评论：" + data["review"] + "\n这条评论是正面还是负面？\n情感："
    gold = max(data["target_scores"], key=lambda name: data["target_scores"][name])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "review|target_scores=",
        """
    房间干净，服务员很热情，下次还住这里。|*正面/负面
    菜又冷又咸，再也不会来了。|正面/*负面
    手机用了两天就坏了，客服还不理人。|正面/*负面
    包装精美，孩子特别喜欢。|*正面/负面
    演员演技出色，看得我热泪盈眶。|*正面/负面
    剧情拖沓，看到一半就想走。|正面/*负面
    鞋底太硬，走一会儿脚就疼。|正面/*负面
    快递神速，东西和图片一模一样，很满意。|*正面/负面
    隔音太差，一晚上没睡好。|正面/*负面
    味道正宗，分量也足，值得推荐。|*正面/负面
    耳机音质清晰，价格也实惠。|*正面/负面
    衣服褪色严重，完全是浪费钱。|正面/*负面
    """,
    ),
    method="ppl",
)

ZSUM = SmallTask(
    "zh-yingyongti",
    code(r"""
    text = f"题目：{data['question']}\n请写出解题过程。\n解答："
    gold = str(data["answer"])
    output = f"{data['steps']}所以答案是{gold}。"
    return {"input": text, "output": output, "processed_output": gold}
    """),
    table(
        "question|steps|answer#",
        """
    一支笔4元，买6支要多少元？|每支4元，6支一共4×6=24元。|24
    小明有45颗糖，分给同学17颗，还剩多少颗？|用总数减去分掉的，45-17=28颗。|28
    72个苹果平均装进8个箱子，每箱多少个？|平均分用除法，72÷8=9个。|9
    果园有桃树35棵，梨树比桃树多12棵，一共有多少棵树？|梨树有35+12=47棵，两种树共35+47=82棵。|82
    汽车每小时行60千米，5小时行多少千米？|路程等于速度乘时间，60×5=300千米。|300
    一本书有180页，小红每天看20页，几天看完？|总页数除以每天的页数，180÷20=9天。|9
    长方形长8米，宽5米，周长是多少米？|长与宽的和是8+5=13米，周长是13×2=26米。|26
    妈妈带了100元，买菜花了38元，买肉花了42元，还剩多少元？|一共花了38+42=80元，还剩100-80=20元。|20
    三年级有3个班，每班40人，其中男生64人，女生多少人？|全年级有3×40=120人，女生有120-64=56人。|56
    一根绳子长90厘米，剪成6段，每段多少厘米？|平均剪开，90÷6=15厘米。|15
    """,
    ),
    postprocess="exact_match_post",
    max_tokens=200,
)

ZGAP = SmallTask(
    "zh-chengyu",
    code(r"""
    options = "、".join(data["target_scores"])
    text = f"句子：{data['sentence'].replace('___', '（　）')}\n备选：{options}\n应填："
    gold = [word for word, score in data["target_scores"].items() if score][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sentence|target_scores=",
        """
    他做事总是___，从来坚持不到最后。|*半途而废/一心一意/水滴石穿
    这件事已经发生，后悔也没用，不如___，把漏洞补上。|守株待兔/*亡羊补牢/画龙点睛
    他说话前后___，让人没法相信。|井井有条/天衣无缝/*自相矛盾
    有了好主意就要行动，别总是___。|*纸上谈兵/雪中送炭/一鸣惊人
    这本来很完整，你再加一笔就是___了。|胸有成竹/*画蛇添足/如虎添翼
    朋友在我最困难的时候借钱给我，真是___。|掩耳盗铃/杯弓蛇影/*雪中送炭
    他怕打针，看见白大褂就___。|*胆战心惊/心花怒放/从容不迫
    考试前他早已准备好，走进考场时___。|手忙脚乱/*胸有成竹/垂头丧气
    离家多年，他终于回到故乡，不禁___。|无动于衷/幸灾乐祸/*热泪盈眶
    会场里人很多，却___，连针掉下的声音都听得见。|*鸦雀无声/人声鼎沸/七嘴八舌
    他贪玩误了功课，___，最后没有考上大学。|精益求精/*得不偿失/喜出望外
    山路很窄，两边又是悬崖，大家走得___。|大摇大摆/漫不经心/*小心翼翼
    """,
    ),
    method="ppl",
)

ZNAME = SmallTask(
    "zh-renming",
    code(
        r"""
    text = HEAD.format(text=data["text"])
    gold = "、".join(data["names"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above=r"""
    HEAD = "找出文中的所有人名，用顿号隔开。\n文本：{text}\n人名："
    """,
    ),
    table(
        "text|names*",
        """
    张伟和李娜昨天在上海登记结婚。|张伟/李娜
    导演陈志远宣布新片明年上映。|陈志远
    赵敏、孙浩与周婷合写了这篇论文。|赵敏/孙浩/周婷
    球迷们给守门员马超送上鲜花。|马超
    法官何静听完了律师高峰的陈述。|何静/高峰
    据吴桂兰回忆，那年冬天特别冷。|吴桂兰
    老师表扬了林晓、郭涛和邓丽三位同学。|林晓/郭涛/邓丽
    这幅画是徐明画的，现由宋佳收藏。|徐明/宋佳
    记者唐宁在广州采访了作家韩雪。|唐宁/韩雪
    冠军最终属于来自大连的丁磊。|丁磊
    """,
    ),
)

TNEWS = SmallTask(
    "zht-xinwen",
    code(
        r"""
    text = f"新聞標題：{data['headline']}\n類別（{'、'.join(TOPICS)}）："
    gold = TOPICS[data["topic"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    TOPICS = ["體育", "財經", "科技", "娛樂"]
    """,
    ),
    table(
        "headline|topic#",
        """
    國家隊點球大戰險勝對手，晉級四強|0
    央行宣布升息一碼，房貸族壓力大增|1
    新款晶片耗電減半，手機續航可望延長|2
    天后睽違五年開唱，門票秒殺|3
    股市收盤大跌三百點，外資賣超|1
    網球名將奪下個人第十座大滿貫冠軍|0
    金曲獎入圍名單揭曉，新人歌手成黑馬|3
    太空望遠鏡傳回首批遙遠星系影像|2
    馬拉松選手打破塵封十年的全國紀錄|0
    機器人學會摺衣服，研究團隊公開程式碼|2
    連鎖超市擴大徵才，營收創新高|1
    影帝新戲殺青，與女主角合唱主題曲|3
    """,
    ),
    fewshot=4,
)

TEXAM = SmallTask(
    "zht-guowen",
    code(r"""
    lines = [f"（{mark}）{data[mark]}" for mark in "甲乙丙丁"]
    text = "\n".join(["問題：" + data["question"], *lines, "請選出正確的選項。", "答案："])
    gold = next(mark for mark in data["target_scores"] if data["target_scores"][mark])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {**row, "target_scores": {mark: int(mark == row["key"]) for mark in "甲乙丙丁"}}
        for row in table(
            "question|甲|乙|丙|丁|key",
            """
    「床前明月光」的作者是誰？|杜甫|李白|王維|白居易|乙
    《紅樓夢》的男主角是誰？|賈寶玉|薛蟠|賈璉|柳湘蓮|甲
    「歲寒三友」指松、竹和什麼？|菊|蘭|荷|梅|丁
    「三顧茅廬」中被請出山的是誰？|關羽|周瑜|諸葛亮|司馬懿|丙
    端午節紀念的是哪一位詩人？|陶淵明|蘇軾|屈原|曹植|丙
    《西遊記》裡的取經人是誰？|孫悟空|唐三藏|豬八戒|沙悟淨|乙
    「而立之年」是幾歲？|二十歲|四十歲|五十歲|三十歲|丁
    《史記》的作者是誰？|司馬遷|班固|司馬光|歐陽修|甲
    「破釜沉舟」說的是誰的故事？|劉邦|韓信|張良|項羽|丁
    「初唐四傑」之首通常說是誰？|王勃|韓愈|柳宗元|李商隱|甲
    「文房四寶」是筆、墨、紙和什麼？|扇|硯|琴|印|乙
    「先天下之憂而憂」出自哪篇文章？|醉翁亭記|赤壁賦|岳陽樓記|師說|丙
    """,
        )
    ),
    method="ppl",
)

TASKS = (ZGEO, ZREAD, ZSENT, ZSUM, ZGAP, ZNAME, TNEWS, TEXAM)
