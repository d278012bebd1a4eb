"""Right tasks in simplified Chinese."""

from __future__ import annotations

from tests.lint.making import qa, scored, starred, table
from tests.lint.shape import SmallTask, code

CHANGSHI = SmallTask(
    "changshi",
    code(
        """
        xuanxiang = "\\n".join(f"{z}. {x}" for z, x in zip("ABCD", data["choices"]))
        text = f"题目：{data['question']}\\n{xuanxiang}\\n答案："
        daan = "ABCD"[data["answer"]]
        return {"input": text, "output": daan, "processed_output": daan}
        """
    ),
    starred(
        """
        《红楼梦》的作者是谁？|罗贯中/*曹雪芹/吴承恩/施耐庵
        我国最长的河流是哪一条？|黄河/珠江/*长江/黑龙江
        端午节人们常吃什么？|*粽子/月饼/汤圆/饺子
        下列哪座城市有兵马俑？|洛阳/开封/南京/*西安
        造纸术由谁改进？|张衡/*蔡伦/毕昇/沈括
        人体最大的器官是什么？|肝脏/心脏/*皮肤/大脑
        一天有多少小时？|*二十四/十二/二十/三十
        “春眠不觉晓”的作者是？|李白/杜甫/王维/*孟浩然
        水在标准大气压下多少度沸腾？|*一百/九十/八十/一百二十
        京剧中红脸多表示什么？|奸诈/*忠勇/鲁莽/滑稽
        下列哪种动物是哺乳动物？|企鹅/鳄鱼/*海豚/青蛙
        中国的国花常被认为是哪种？|菊花/荷花/兰花/*牡丹
        """
    ),
)

DIANPING = SmallTask(
    "dianping",
    code(
        """
        biaoqian = {1: "好评", 0: "差评"}
        lines = [
            "判断下面的评论是好评还是差评。",
            "评论：" + data["text"],
            "类别：",
        ]
        return {
            "input": "\\n".join(lines),
            "output": biaoqian[data["label"]],
            "processed_output": biaoqian[data["label"]],
        }
        """
    ),
    table(
        "text|label#",
        """
        菜品新鲜，服务热情，下次还来。|1
        等了一个小时，上来的汤是凉的。|0
        房间干净，老板娘很亲切。|1
        快递盒子破了，客服态度恶劣。|0
        耳机音质很好，性价比高。|1
        用了两天就坏，太失望了。|0
        味道正宗，分量十足，推荐。|1
        又吵又脏，再也不会住了。|0
        衣服合身，料子舒服，很满意。|1
        骗人的广告，垃圾产品。|0
        风景优美，导游讲得精彩。|1
        屏幕有划痕，退货还要扣钱，差劲。|0
        """,
    ),
    fewshot=4,
)

PANDUAN = SmallTask(
    "panduan",
    code(
        """
        text = data["passage"] + "\\n问：" + data["question"] + "（回答“是”或“否”）\\n答："
        gold = "是" if data["label"] else "否"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "passage|question|label?",
        """
        荷花夏天开放，冬天只剩枯叶。|荷花在冬天盛开吗？|false
        骆驼的驼峰储存脂肪。|驼峰里存着脂肪吗？|true
        竹子属于禾本科。|竹子是一种草本植物吗？|true
        这座桥建于1957年，十年后才通火车。|桥一建成就通了火车吗？|false
        蝙蝠靠回声辨别方向。|蝙蝠用声音探路吗？|true
        鲸用肺呼吸，要浮上水面换气。|鲸能一直不换气吗？|false
        博物馆每逢周一闭馆。|周一可以参观博物馆吗？|false
        茶叶须避光保存。|阳光对茶叶有害吗？|true
        青藏铁路2006年全线通车。|2006年可以坐火车进藏吗？|true
        这种蘑菇煮熟后仍有毒。|煮熟后可以吃这种蘑菇吗？|false
        """,
    ),
    fewshot=2,
)

CHOUQU = SmallTask(
    "chouqu",
    code(
        """
        text = MUBAN.format(**{"正文": data["news"], "问": data["ask"]})
        return {"input": text, "output": data["span"], "processed_output": data["span"]}
        """,
        '''
        MUBAN = """阅读下面的新闻，从原文中抄出答案。
        新闻：{正文}
        问题：{问}
        答案："""
        ''',
    ),
    table(
        "news|ask|span",
        """
        昨日，杭州一家书店为夜归人留灯到凌晨两点。|书店在哪座城市？|杭州
        张华老师用三十年收集了两千件民间剪纸。|谁收集了剪纸？|张华老师
        苏州评弹团将于下周赴柏林演出三场。|评弹团去哪里演出？|柏林
        今年第一批荔枝由货车运抵广州。|运来的是什么水果？|荔枝
        村民王大山在自家院里挖出一枚唐代铜镜。|挖出了什么？|一枚唐代铜镜
        成都地铁新线于九月开通，全长二十公里。|新线何时开通？|九月
        志愿者李敏每周六给老人读报。|志愿者叫什么名字？|李敏
        敦煌研究院公布了五十个洞窟的数字影像。|谁公布了影像？|敦煌研究院
        因大雾，机场关闭了六个小时。|机场为什么关闭？|大雾
        小镇的桂花节吸引了三万名游客。|来了多少游客？|三万名
        """,
    ),
)

YINGYONG = SmallTask(
    "yingyong",
    code(
        """
        wenti = f"问题：{data['question']}\\n解答：让我们一步一步地想。\\n"
        jieda = f"{data['steps']}答案是{data['answer']}。"
        return {"input": wenti, "output": jieda, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps|answer",
        """
        小明有12支铅笔，又买了9支，一共几支？|12+9=21。|21
        一箱苹果24个，3箱有几个？|24*3=72。|72
        一本书120页，每天读15页，几天读完？|120/15=8。|8
        妈妈买菜花了36元，付了50元，找回几元？|50-36=14。|14
        5个小组各种7棵树，死了4棵，还剩几棵？|5*7=35。35-4=31。|31
        一根绳子长90米，剪成6段，每段几米？|90/6=15。|15
        食堂有80袋米，用去33袋，又运来20袋，现有几袋？|80-33=47。47+20=67。|67
        一辆车每小时行60千米，4小时行几千米？|60*4=240。|240
        42名学生坐7张桌子，每桌几人？|42/7=6。|6
        一件衣服85元，一条裤子58元，共几元？|85+58=143。|143
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=96,
    fewshot=2,
)

YUNHAN = SmallTask(
    "yunhan",
    code(
        """
        return {
            "input": f"前提：{data['a']}\\n假设：{data['b']}\\n两句话的关系是：\\n",
            "output": GUANXI[data["label"]],
            "processed_output": GUANXI[data["label"]],
        }
        """,
        'GUANXI = {"E": "蕴含", "N": "中立", "C": "矛盾"}',
    ),
    tuple(
        {**row, "target_scores": {name: int(row["label"] == key) for key, name in names.items()}}
        for names in ({"E": "蕴含", "N": "中立", "C": "矛盾"},)
        for row in table(
            "a|b|label",
            """
            孩子们在操场上踢球。|有人在户外运动。|E
            爷爷在院子里浇花。|爷爷养了一只猫。|N
            教室里空无一人。|学生们正在上课。|C
            她买了两张去上海的车票。|她买了车票。|E
            雨下了整整一夜。|昨晚没有下雨。|C
            老师批改作业到深夜。|老师喜欢喝咖啡。|N
            商店九点开门。|商店上午营业。|E
            小狗趴在门口睡觉。|小狗正在追逐汽车。|C
            他们在山顶合影。|他们是大学同学。|N
            厨师把鱼放进锅里。|厨师在做菜。|E
            桥上一辆车也没有。|桥上堵满了车。|C
            姐姐在图书馆看书。|姐姐明天考试。|N
            """,
        )
    ),
    method="ppl",
)

FANYI = SmallTask(
    "fanyi",
    code(
        """
        text = "把下面的中文句子翻译成英文。\\n中文：%s\\n英文：" % data["zh"]
        return {"input": text, "output": data["en"], "processed_output": data["en"]}
        """
    ),
    qa(
        """
        今天的风很大。 > The wind is strong today.
        他每天骑车上班。 > He cycles to work every day.
        这家店的面条很好吃。 > The noodles in this shop are delicious.
        请把门关上。 > Please close the door.
        我们明年去北京。 > We will go to Beijing next year.
        妹妹不喜欢吃鱼。 > My little sister does not like fish.
        火车晚点了半个小时。 > The train is half an hour late.
        图书馆里禁止吸烟。 > Smoking is forbidden in the library.
        她会说三种语言。 > She speaks three languages.
        冬天的湖面结了冰。 > The lake is frozen in winter.
        """,
        "zh|en",
    ),
)

SHENGXIAO = SmallTask(
    "shengxiao",
    code(
        """
        text = "问题：" + data["question"] + "\\n答案：\\n"
        right = [o for o, s in data["target_scores"].items() if s == 1][0]
        return {"input": text, "output": right, "processed_output": right}
        """
    ),
    scored(
        """
        十二生肖中排在第一位的是？|牛/*鼠/虎
        龙后面的生肖是？|*蛇/马/羊
        十二生肖中会打鸣的是？|狗/猪/*鸡
        哪个生肖是传说中的动物？|兔/*龙/猴
        十二生肖中排在最后的是？|*猪/狗/鼠
        哪个生肖跑得最快、常用来比喻成功？|羊/蛇/*马
        “亡羊补牢”说的是哪个生肖？|*羊/牛/虎
        “守株待兔”等的是什么？|鼠/*兔/鸡
        “画蛇添足”画的是什么？|龙/马/*蛇
        “狐假虎威”里被借威风的是？|狗/*虎/猴
        """
    ),
    method="ppl",
    fewshot=2,
)

TASKS = (CHANGSHI, DIANPING, PANDUAN, CHOUQU, YINGYONG, YUNHAN, FANYI, SHENGXIAO)
