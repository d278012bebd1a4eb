"""Right tasks in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import qa, starred, table
from tests.lint.shape import SmallTask, code

CHANGSHI = SmallTask(
    "changshi",
    code("""
    text = "请回答下面的单项选择题，只写选项的字母。\\n题目：" + data["question"] + "\\n"
    for i, choice in enumerate(data["choices"]):
        text += "%s. %s\\n" % ("ABCD"[i], choice)
    gold = "ABCD"[data["answer"]]
    return {"input": text + "答案：", "output": gold, "processed_output": gold}
    """),
    starred("""
    我国最长的河流是哪一条？|黄河/*长江/珠江/淮河
    下列动物中哪一种是哺乳动物？|鲨鱼/青蛙/*海豚/乌龟
    端午节人们常吃什么？|*粽子/月饼/汤圆/饺子
    《红楼梦》的作者是谁？|罗贯中/施耐庵/吴承恩/*曹雪芹
    太阳系中最大的行星是哪一颗？|土星/*木星/火星/地球
    水的化学式是什么？|*H2O/CO2/NaCl/O2
    一年中白天最长的节气是？|冬至/春分/*夏至/秋分
    造纸术的改进者是谁？|张衡/毕昇/沈括/*蔡伦
    大熊猫主要吃什么？|*竹子/苹果/鱼虾/草籽
    二胡属于哪一类乐器？|打击乐器/吹奏乐器/键盘乐器/*弦乐器
    敦煌莫高窟在哪个省？|陕西/*甘肃/青海/四川
    光合作用放出什么气体？|氮气/氢气/*氧气/氦气
    """),
)
PINGJIA = SmallTask(
    "pingjia",
    code("""
    def prompt(text):
        return f"评论：{text}\\n这条评论是好评还是差评？\\n答："

    scores = data["target_scores"]
    gold = [label for label in scores if scores[label]][0]
    return {"input": prompt(data["text"]), "output": gold, "processed_output": gold}
    """),
    table(
        "text|target_scores=",
        """
        房间干净明亮，老板很热情，下次还来。|*好评/差评
        等了一个小时，菜还是凉的，太失望了。|好评/*差评
        用了两天就坏了，客服也不理人。|好评/*差评
        味道鲜美，分量也足，推荐给大家。|*好评/差评
        包装精美，送货很快，非常满意。|*好评/差评
        质量太差，一洗就掉色，后悔买了。|好评/*差评
        屏幕清晰，电池耐用，物超所值。|*好评/差评
        隔音很糟糕，整晚没睡好。|好评/*差评
        孩子很喜欢这本书，插图特别漂亮。|*好评/差评
        态度恶劣，乱收费，再也不去了。|好评/*差评
        """,
    ),
    method="ppl",
    metric="log_prob",
)
YINGYONG = SmallTask(
    "yingyong",
    code("""
    steps, result = data["steps"], data["answer"]
    text = f"题目：{data['question']}\\n请一步一步地计算。\\n解答："
    return {"input": text, "output": f"{steps}所以答案是{result}。", "processed_output": result}
    """),
    table(
        "question|steps|answer",
        """
        小明有5支铅笔，又买了8支，一共有几支？|5+8=13。|13
        每盒有6个梨，4盒有几个梨？|6×4=24。|24
        一根绳子长30米，用去12米，还剩几米？|30-12=18。|18
        36块糖平均分给9个孩子，每人几块？|36÷9=4。|4
        书架上层有17本书，下层有25本，共有几本？|17+25=42。|42
        汽车每小时行70千米，3小时行多少千米？|70×3=210。|210
        一本书有96页，已看41页，还有几页没看？|96-41=55。|55
        56元买7个碗，每个碗多少元？|56÷7=8。|8
        果园有19棵桃树，梨树比桃树多14棵，梨树有几棵？|19+14=33。|33
        每排坐11人，9排坐多少人？|11×9=99。|99
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=96,
)
YUNHAN = SmallTask(
    "yunhan",
    code(
        """
        text = MUBAN.format(premise=data["premise"], hypothesis=data["hypothesis"])
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """,
        'MUBAN = "前提：{premise}\\n假设：{hypothesis}\\n二者的关系是蕴含、中立还是矛盾？\\n关系："',
    ),
    table(
        "premise|hypothesis|label",
        """
        一位老人在公园里打太极拳。|有人在户外锻炼。|蕴含
        两个女孩在图书馆看书。|她们在准备考试。|中立
        商店昨天已经关门停业。|商店今天照常营业。|矛盾
        厨师正在切土豆。|有人在处理蔬菜。|蕴含
        一个男人在车站打电话。|他在跟妻子通话。|中立
        所有的窗户都关着。|有一扇窗户开着。|矛盾
        三只鸭子在湖面上游水。|湖上有动物。|蕴含
        工人在修理屋顶。|屋顶是被台风吹坏的。|中立
        教室里空无一人。|学生们在教室里上课。|矛盾
        小提琴手在台上演奏。|舞台上有人演奏乐器。|蕴含
        """,
    ),
)
DIMING = SmallTask(
    "diming",
    code("""
    rows = ["从句子中找出地名，照原文写出。", "句子：" + data["sentence"], "地名："]
    return {
        "input": "\\n".join(rows),
        "output": data["place"],
        "processed_output": data["place"],
    }
    """),
    table(
        "sentence|place",
        """
        爷爷年轻时在哈尔滨当过铁路工人。|哈尔滨
        这批瓷器是从景德镇运来的。|景德镇
        她每年夏天都去青岛看海。|青岛
        展览下个月将移至西安继续举行。|西安
        昨晚的暴雨使桂林的几条街道积水。|桂林
        他们在拉萨住了整整三年。|拉萨
        最好的龙井茶产自杭州。|杭州
        那家老字号的总店设在天津。|天津
        列车明早六点到达昆明。|昆明
        这位作家出生于绍兴。|绍兴
        """,
    ),
)
CHENGYU = SmallTask(
    "chengyu",
    code(
        """
        text = LIZI + f"释义：{data['meaning']}\\n成语："
        return {"input": text, "output": data["idiom"], "processed_output": data["idiom"]}
        """,
        '''
        LIZI = """根据释义写出四字成语。

        释义：比喻做事多此一举，反而坏事。
        成语：画蛇添足

        释义：形容非常安静。
        成语：鸦雀无声

        """
        ''',
    ),
    qa(
        """
        比喻事后补救，还不算晚。 > 亡羊补牢
        比喻目光短浅的人。 > 井底之蛙
        比喻不劳而获的侥幸心理。 > 守株待兔
        形容人多得像山和海一样。 > 人山人海
        比喻骗不了别人，只能骗自己。 > 掩耳盗铃
        形容学习或做事没有恒心，中途停止。 > 半途而废
        比喻自己说话做事前后抵触。 > 自相矛盾
        形容读书非常刻苦，拿锥子刺大腿。 > 悬梁刺股
        形容心里七上八下，非常不安。 > 忐忑不安
        比喻仗着别人的势力欺负人。 > 狐假虎威
        """,
        "meaning|idiom",
    ),
    fewshot=0,
)
LVYOU = SmallTask(
    "lvyou",
    code(
        """
        lines = ["題目：" + data["question"]]
        lines += [f"（{sign}）{each}" for sign, each in zip(SIGNS, data["choices"])]
        gold = SIGNS[data["answer"]]
        text = "\\n".join(lines) + "\\n答案："
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'SIGNS = "甲乙丙丁"',
    ),
    starred("""
    臺灣最高的山是哪一座？|阿里山/*玉山/雪山/合歡山
    日月潭位於哪一個縣？|*南投縣/花蓮縣/臺東縣/嘉義縣
    哪一種水果以關廟出產的最有名？|芒果/香蕉/*鳳梨/蓮霧
    九份老街從前因為什麼礦產而繁榮？|煤/銅/鐵/*金
    哪一條鐵路可以看到神木？|內灣線/*阿里山林業鐵路/集集線/平溪線
    下列哪一座島以玄武岩石柱聞名？|*澎湖/蘭嶼/綠島/金門
    媽祖主要保佑什麼人？|農夫/商人/*漁民/工匠
    哪一個城市舊稱「打狗」？|基隆/新竹/臺南/*高雄
    太魯閣峽谷的岩石主要是什麼？|砂岩/*大理石/花崗岩/石灰華
    平溪的元宵節以什麼活動著名？|*放天燈/划龍舟/燒王船/搶孤
    """),
)
YUEDU = SmallTask(
    "yuedu",
    code("""
    text = f"短文：{data['passage']}\\n問題：{data['question']}\\n"
    text += "請根據短文，用短文裡的詞語回答。\\n回答："
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "passage|question|answer",
        """
        阿嬤清晨四點起床磨豆漿，賣到中午才休息。|阿嬤幾點起床？|清晨四點
        老師把舊報紙摺成帽子，送給每個學生。|老師用什麼摺帽子？|舊報紙
        颱風過後，村民合力把橋修好了。|誰把橋修好了？|村民
        圖書館搬到車站對面以後，讀者多了一倍。|圖書館搬到哪裡？|車站對面
        那隻白鷺每天傍晚飛回竹林過夜。|白鷺在哪裡過夜？|竹林
        外公用三年時間雕了一艘木船。|外公花了多久雕船？|三年
        小鎮的鐘樓建於一九二八年，至今仍準時敲鐘。|鐘樓建於何時？|一九二八年
        姊姊存下壓歲錢，買了一把二手吉他。|姊姊買了什麼？|二手吉他
        廚師在湯裡加了一點陳皮，味道立刻不同。|廚師在湯裡加了什麼？|陳皮
        因為大霧，渡輪延後兩小時開航。|渡輪為什麼延後？|大霧
        """,
    ),
)
YISHU = SmallTask(
    "yishu",
    code("""
    text = "把下面的英文翻譯成中文（繁體）。\\n"
    text += "英文：{en}\\n中文：".format(**data)
    return {"input": text, "output": data["zh"], "processed_output": data["zh"]}
    """),
    qa(
        """
        The tea is too hot. > 茶太燙了。
        He forgot his umbrella on the bus. > 他把雨傘忘在公車上了。
        We live next to the river. > 我們住在河邊。
        The shop opens at ten. > 商店十點開門。
        My grandmother grows flowers. > 我的祖母種花。
        This road leads to the harbour. > 這條路通往港口。
        Please close the window. > 請關上窗戶。
        They have been friends for years. > 他們是多年的朋友。
        The moon is bright tonight. > 今晚的月亮很亮。
        I bought two tickets. > 我買了兩張票。
        """,
        "en|zh",
    ),
)
TASKS = (CHANGSHI, PINGJIA, YINGYONG, YUNHAN, DIMING, CHENGYU, LVYOU, YUEDU, YISHU)
