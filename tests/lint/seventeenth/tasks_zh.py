"""Right tasks in Chinese, in simplified and in traditional characters."""

from __future__ import annotations

from tests.lint.seventeenth.making import scored, table
from tests.lint.shape import SmallTask, code

CHANGSHI = SmallTask(
    "changshi",
    code(
        r"""
        text = f"题目：{data['question']}\n"
        for letter, option in data["options"].items():
            text += f"{letter}. {option}\n"
        text += "答案："
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    tuple(
        {**row, "options": dict(zip("ABCD", row["options"], strict=True))}
        for row in table(
            "question|options*|answer",
            """
            《红楼梦》的作者是谁？|施耐庵/曹雪芹/罗贯中/吴承恩|B
            世界上最长的河流是哪一条？|尼罗河/长江/黄河/恒河|A
            中国的首都是哪座城市？|上海/广州/成都/北京|D
            一年有多少个节气？|十二/三十/二十四/三十六|C
            人体最大的器官是什么？|心脏/皮肤/肝脏/大脑|B
            端午节通常吃什么？|月饼/汤圆/粽子/年糕|C
            水的化学式是哪一个？|H2O/CO2/NaCl/O2|A
            “床前明月光”是谁的诗句？|杜甫/王维/白居易/李白|D
            下列哪种动物是哺乳动物？|鲨鱼/海豚/乌龟/青蛙|B
            莫高窟位于哪个省？|甘肃/陕西/河南/山西|A
            围棋棋盘有多少条横线？|十五/十七/十九/二十一|C
            奥运五环中没有哪种颜色？|蓝色/黑色/红色/紫色|D
            """,
        )
    ),
)

PINGLUN = SmallTask(
    "pinglun",
    code(
        r"""
        prompt = "判断下面的评论是好评还是差评。\n评论：{}\n类别：".format(data["content"])
        return {"input": prompt, "output": data["label"], "processed_output": data["label"]}
        """
    ),
    table(
        "content|label",
        """
        房间很干净，前台态度也好，下次还来。|好评
        等了一个小时才上菜，而且是凉的。|差评
        快递第二天就到了，包装很结实。|好评
        用了三天屏幕就坏了，客服不理人。|差评
        味道一般，价格却贵得离谱。|差评
        声音清晰，电池能用一整天，值得买。|好评
        老板很热情，还送了一盘水果。|好评
        隔音太差，一夜没睡好。|差评
        衣服掉色，洗一次就不能穿了。|差评
        孩子特别喜欢，玩了一下午。|好评
        导游讲得生动，行程也不赶。|好评
        页数缺了十几页，印刷模糊。|差评
        """,
    ),
)

YUEDU = SmallTask(
    "yuedu",
    code(
        r"""
        parts = {"短文": data["passage"], "问题": data["question"]}
        text = "".join(f"{name}：{value}\n" for name, value in parts.items())
        text += "请用短文中的词语回答。\n答案：\n"
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "passage|question|answer",
        """
        小镇的图书馆建于1932年，由一位姓陈的商人出资，后来改成了茶馆。|图书馆是谁出资建的？|一位姓陈的商人
        竹子开花之后往往成片枯死，熊猫只好迁到别的山谷。|竹子什么时候成片枯死？|开花之后
        老李每天清晨去湖边钓鱼，傍晚在院子里下棋。|老李傍晚做什么？|下棋
        这座桥有三个桥洞，中间的最大，可以通过货船。|哪个桥洞可以通过货船？|中间的
        运动会因下雨推迟到星期五，地点改在体育馆。|运动会推迟到哪一天？|星期五
        她先学了两年法语，后来又自学了西班牙语。|她自学了哪种语言？|西班牙语
        村里的水井打在槐树下面，井水冬暖夏凉。|水井打在哪里？|槐树下面
        火车站在城北，汽车站在城南，相距六公里。|汽车站在哪里？|城南
        王医生退休以后回到家乡，开了一间免费的诊所。|王医生退休以后去了哪里？|家乡
        这种茶要用八十度的水泡，时间不能超过一分钟。|泡这种茶要用多少度的水？|八十度
        """,
    ),
)

YINGYONG = SmallTask(
    "yingyong",
    code(
        r"""
        text = f"问题：{data['question']}\n答案：让我们一步一步地想。\n"
        correct_answer = f"{data['steps']}答案是{data['answer']}。"
        return {"input": text, "output": correct_answer, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps|answer",
        """
        小红有12支铅笔，送给弟弟5支，还剩几支？|12-5=7。|7
        一箱苹果有8个，6箱一共有多少个？|8*6=48。|48
        48名学生平均分成4组，每组多少人？|48/4=12。|12
        一本书90页，小明每天看15页，几天看完？|90/15=6。|6
        妈妈买了3千克梨，每千克7元，付了50元，应找回多少元？|梨要3*7=21元。50-21=29。|29
        停车场有35辆车，开走了18辆，又开来了9辆，现在有多少辆？|35-18=17。17+9=26。|26
        一根绳子长64米，对折两次后每段长多少米？|64/2=32。32/2=16。|16
        果园里有7行桃树，每行11棵，一共有多少棵？|7*11=77。|77
        小刚上午写了23个字，下午写的是上午的2倍，下午写了多少个字？|23*2=46。|46
        5个工人一天做100个零件，每人一天做多少个？|100/5=20。|20
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=96,
)

YUNHAN = SmallTask(
    "yunhan",
    code(
        r"""
        text = "前提：" + data["premise"] + "\n"
        text += "假设：" + data["hypothesis"] + "\n"
        text += "两句话的关系是蕴含、中立还是矛盾？\n"
        gold = [label for label in data["target_scores"] if data["target_scores"][label] == 1][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    scored(
        "premise|hypothesis",
        """
        三个孩子在操场上踢足球。|有人在操场上运动。|蕴含
        餐厅里坐满了客人。|餐厅里一个人也没有。|矛盾
        一位老人在公园里看报纸。|老人喜欢喝茶。|中立
        她昨天坐飞机去了昆明。|她昨天哪儿也没去。|矛盾
        工人们正在修理屋顶。|屋顶有人在修。|蕴含
        小狗趴在门口睡觉。|小狗刚刚吃过饭。|中立
        他用左手写字，写得很快。|他在写字。|蕴含
        商店九点才开门。|商店八点就开门了。|矛盾
        两个女孩在看电影。|她们是同学。|中立
        山顶上还有积雪。|山顶上有雪。|蕴含
        列车准时到达了终点。|列车晚点了两个小时。|矛盾
        他在市场买了一条鱼。|他打算晚上请客。|中立
        """,
        ("蕴含", "中立", "矛盾"),
    ),
    method="ppl",
    metric="log_prob",
)

CHENGYU = SmallTask(
    "chengyu",
    code(
        r"""
        choices = "\n".join(f"{i}. {word}" for i, word in enumerate(data["choices"], start=1))
        text = "選出最適合填入空格的成語，只回答編號。\n" + data["sentence"] + "\n" + choices + "\n編號："
        return {"input": text, "output": data["number"], "processed_output": data["number"]}
        """
    ),
    table(
        "sentence|choices*|number",
        """
        他做事總是＿＿，從來沒有出過錯。|小心翼翼/一塌糊塗/見異思遷|1
        聽到這個消息，全家人都＿＿。|守株待兔/喜出望外/井底之蛙|2
        考試前才讀書，真是＿＿。|畫龍點睛/風和日麗/臨時抱佛腳|3
        這幅畫＿＿，連評審都說不出話來。|栩栩如生/雪中送炭/半途而廢|1
        學習貴在堅持，不能＿＿。|胸有成竹/半途而廢/一鳴驚人|2
        兩兄弟為了遺產＿＿，再也不來往了。|錦上添花/欣欣向榮/反目成仇|3
        老師傅＿＿，三分鐘就修好了機器。|得心應手/杞人憂天/對牛彈琴|1
        你擔心天會塌下來，未免＿＿了。|如魚得水/杞人憂天/滿載而歸|2
        漁船傍晚＿＿，碼頭上十分熱鬧。|紙上談兵/畫蛇添足/滿載而歸|3
        這座老街近年＿＿，遊客越來越多。|欣欣向榮/掩耳盜鈴/亡羊補牢|1
        他只會＿＿，從沒真的上過戰場。|雪中送炭/紙上談兵/衣錦還鄉|2
        文章已經很好，再加一段反而是＿＿。|一鳴驚人/胸有成竹/畫蛇添足|3
        """,
    ),
)

PANDUAN = SmallTask(
    "panduan",
    code(
        r"""
        gold = {True: "對", False: "錯"}[data["correct"]]
        text = "請判斷下列敘述，回答「對」或「錯」。\n敘述：" + data["claim"] + "\n判斷：\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "claim|correct?",
        """
        臺灣最高的山是玉山。|true
        鯨魚是一種魚類。|false
        颱風的中心稱為颱風眼。|true
        一公里等於一百公尺。|false
        蜘蛛有六隻腳。|false
        聲音無法在真空中傳播。|true
        日光燈裡裝的是純氧氣。|false
        蝙蝠能用回聲辨別方向。|true
        月球本身會發光。|false
        中秋節在農曆八月十五日。|true
        鑽石的主要成分是碳。|true
        澳洲位於北半球。|false
        """,
    ),
)

FANYI = SmallTask(
    "zh-en",
    code(
        r"""
        return {
            "input": f"请把下面的中文翻译成英文。\n中文：{data['zh']}\n英文：",
            "output": data["en"],
            "processed_output": data["en"],
        }
        """
    ),
    table(
        "zh|en",
        """
        今天天气很好。|The weather is nice today.
        我忘了带钥匙。|I forgot my keys.
        他在银行工作。|He works at a bank.
        请你说慢一点。|Please speak more slowly.
        火车几点出发？|What time does the train leave?
        她会弹钢琴。|She can play the piano.
        我们明年搬家。|We are moving next year.
        这条裙子太贵了。|This skirt is too expensive.
        晚饭已经做好了。|Dinner is ready.
        我从来没去过日本。|I have never been to Japan.
        """,
    ),
)

XINWEN = SmallTask(
    "xinwen",
    code(
        r"""
        text = "將新聞標題分類為：體育、財經、娛樂。\n\n"
        for title, label in SAMPLES:
            text += f"標題：{title}\n類別：{label}\n\n"
        text += f"標題：{data['title']}\n類別："
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """,
        """
        SAMPLES = (
            ("中華隊延長賽逆轉奪冠", "體育"),
            ("央行宣布升息半碼", "財經"),
            ("金曲獎入圍名單出爐", "娛樂"),
        )
        """,
    ),
    table(
        "title|label",
        """
        羽球名將宣布退役|體育
        臺股收盤重挫三百點|財經
        新片首週票房破億|娛樂
        歌手巡迴演唱會加場|娛樂
        馬拉松賽吸引兩萬人參加|體育
        晶圓廠上調全年營收預測|財經
        籃球聯賽新球季週末開打|體育
        油價下週調漲兩角|財經
        影后產後首度公開露面|娛樂
        游泳小將打破全國紀錄|體育
        房貸利率創十年新高|財經
        綜藝節目換主持人引熱議|娛樂
        """,
    ),
    fewshot=0,
)

TASKS = (CHANGSHI, PINGLUN, YUEDU, YINGYONG, YUNHAN, CHENGYU, PANDUAN, FANYI, XINWEN)
