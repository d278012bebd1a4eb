"""Right tasks in Chinese, some of them in traditional characters."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code
from tests.lint.thirtieth.making import starred

ZQUIZ = SmallTask(
    "changshi-xuanze",
    code(r"""
    xuanxiang = "\n".join(f"{mark}. {text}" for mark, text in zip("ABCD", data["choices"]))
    text = f"题目：{data['question']}\n{xuanxiang}\n请选出正确的选项，只写字母。\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    中国最长的河流是哪一条？|黄河/*长江/珠江/淮河
    水的化学式是什么？|CO2/O2/*H2O/NaCl
    《红楼梦》的作者是谁？|*曹雪芹/吴承恩/罗贯中/施耐庵
    一年中白昼最长的节气是哪一个？|冬至/春分/秋分/*夏至
    人体最大的器官是什么？|肝脏/*皮肤/大脑/心脏
    下列哪种动物是哺乳动物？|鲨鱼/企鹅/*鲸鱼/蜥蜴
    光在真空中的速度约为每秒多少千米？|*三十万/三千/三万/三百
    日本的首都是哪座城市？|大阪/京都/奈良/*东京
    地球的卫星是哪一个？|火星/*月球/金星/太阳
    下列哪种乐器属于弦乐器？|笛子/小号/*二胡/鼓
    中国的国宝是哪种动物？|*大熊猫/东北虎/金丝猴/丹顶鹤
    指南针指示的是什么？|时间/温度/湿度/*方向
    """),
)

ZSHOP = SmallTask(
    "wangdian-pingjia",
    code(r"""
    text = "评价：" + data["pingjia"] + "\n这条评价是好评还是差评？\n"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "pingjia": text,
            "target_scores": {"好评": int(good), "差评": int(not good)},
        }
        for text, good in (
            ("衣服质量很好，穿着特别舒服。", True),
            ("用了两天就坏了，客服也不理人。", False),
            ("物流太慢，包装破烂，非常失望。", False),
            ("颜色漂亮，妈妈收到后很喜欢。", True),
            ("性价比高，下次还会再来买。", True),
            ("味道难闻，扔掉了，浪费钱。", False),
            ("音质清晰，电池也耐用，很满意。", True),
            ("尺码完全不对，退货还要自己出运费。", False),
            ("卖家态度热情，送的小礼物很可爱。", True),
            ("屏幕有划痕，明显是二手货。", False),
        )
    ),
    method="ppl",
)

ZMATH = SmallTask(
    "yingyongti",
    code(r"""
    text = f"问题：{data['wenti']}\n请一步一步地计算，最后写出答案。\n解答："
    output = f"{data['guocheng']}所以答案是{data['daan']}。"
    return {"input": text, "output": output, "processed_output": str(data["daan"])}
    """),
    table(
        "wenti|guocheng|daan#",
        """
    小明买了3支笔，每支4元，又买了一本8元的书，一共花了多少元？|笔花了3*4=12元，加上书是12+8=20元。|20
    一筐苹果有45个，卖掉了18个，剩下的平均分给9个孩子，每人几个？|剩下45-18=27个，每人27/9=3个。|3
    一辆车每小时行60千米，4小时行多少千米，离300千米的目的地还差多少？|4小时行60*4=240千米，还差300-240=60千米。|60
    教室里有6排座位，每排7个，空了5个，坐了多少人？|一共有6*7=42个座位，坐了42-5=37人。|37
    妈妈今年36岁，是女儿年龄的4倍，两人相差几岁？|女儿36/4=9岁，相差36-9=27岁。|27
    图书馆有150本书，借出40本，又买来25本，现在有多少本？|借出后有150-40=110本，现在有110+25=135本。|135
    一盒饼干12块，5盒一共多少块，吃了16块后还有多少块？|5盒有12*5=60块，还有60-16=44块。|44
    绳子长56米，剪成8段，其中3段一共长多少米？|每段56/8=7米，3段长7*3=21米。|21
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

ZREAD = SmallTask(
    "duanwen-yuedu",
    code(r"""
    hang = [
        "阅读短文，用文中的原话回答问题。",
        "短文：" + data["duanwen"],
        "问题：" + data["wenti"],
        "回答：",
    ]
    return {"input": "\n".join(hang), "output": data["huida"], "processed_output": data["huida"]}
    """),
    table(
        "duanwen|wenti|huida",
        """
    张桂芳在杭州开了一家面馆，每天早上五点开门。|面馆开在哪座城市？|杭州
    王教授花了十二年时间，终于编完了这部方言词典。|编词典用了多长时间？|十二年
    小镇的老桥在去年夏天被洪水冲垮，今年由铁道兵重建。|老桥是被什么冲垮的？|洪水
    李雷把祖父留下的怀表送给了博物馆。|李雷送给博物馆什么东西？|怀表
    为了保护候鸟，湿地公园从三月起禁止放风筝。|公园禁止做什么？|放风筝
    这支球队的教练陈凯曾经是一名游泳运动员。|教练叫什么名字？|陈凯
    从成都到昆明的新铁路比旧线短了一百多千米。|新铁路的终点是哪里？|昆明
    因为大雾，原定上午起飞的航班推迟到了傍晚。|航班为什么推迟？|大雾
    """,
    ),
    shots=table(
        "duanwen|wenti|huida",
        """
    赵敏在苏州学了三年刺绣。|赵敏在哪里学刺绣？|苏州
    果园里的梨树是祖母在结婚那年种下的。|梨树是谁种下的？|祖母
    火车晚点了四十分钟，乘客们都很着急。|火车晚点了多久？|四十分钟
    """,
    ),
)

TQUIZ = SmallTask(
    "wenshi-xuanti",
    code(
        r"""
    lines = [f"（{mark}）{text}" for mark, text in zip(MARKS, data["choices"])]
    text = "問題：" + data["question"] + "\n" + "\n".join(lines) + "\n正確的選項是："
    gold = MARKS[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    MARKS = "甲乙丙丁"
    """,
    ),
    starred("""
    臺灣最高的山是哪一座？|阿里山/*玉山/雪山/大霸尖山
    「床前明月光」的作者是誰？|杜甫/王維/*李白/白居易
    端午節通常吃什麼？|*粽子/月餅/湯圓/年糕
    下列哪一項是中國古代的樂器？|鋼琴/吉他/薩克斯風/*古箏
    造紙術的改良者是誰？|畢昇/*蔡倫/張衡/祖沖之
    香港的貨幣叫什麼？|人民幣/新臺幣/*港元/日圓
    《西遊記》裡的孫悟空出生在哪裡？|*花果山/流沙河/高老莊/火焰山
    秦朝的第一位皇帝是誰？|漢武帝/唐太宗/宋太祖/*秦始皇
    中秋節在農曆幾月？|七月/*八月/九月/十月
    """),
)

TNLI = SmallTask(
    "tuilun-panduan",
    code(r"""
    text = (
        f"前提：{data['premise']}\n"
        f"假設：{data['hypothesis']}\n"
        "根據前提，假設成立嗎？請回答「成立」、「不成立」或「無法判斷」。\n"
        "判斷："
    )
    return {"input": text, "output": data["label"], "processed_output": data["label"]}
    """),
    table(
        "premise|hypothesis|label",
        """
    會議在週三下午舉行，全體員工都參加了。|有員工參加了會議。|成立
    這家餐廳只在晚上營業。|這家餐廳供應早餐。|不成立
    林小姐養了一隻貓。|林小姐住在臺北。|無法判斷
    弟弟把整盒巧克力都吃完了。|盒子裡還剩很多巧克力。|不成立
    這座橋建於一九三五年。|這座橋在一九四〇年已經存在。|成立
    他買了兩張音樂會的票。|音樂會的票很貴。|無法判斷
    昨天整天都在下大雨。|昨天是晴天。|不成立
    所有的學生都交了作業。|班長交了作業。|成立
    奶奶在公園裡散步。|奶奶今天穿了紅色的外套。|無法判斷
    """,
    ),
)

ZIDIOM = SmallTask(
    "chengyu-tiankong",
    code(r"""
    houxuan = list(data["target_scores"])
    text = f"句子：{data['juzi']}\n从“{'”“'.join(houxuan)}”中选出适合填入括号的成语。\n成语：\n"
    gold = [key for key, value in data["target_scores"].items() if value][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "juzi|target_scores=",
        """
    他做事总是（　　），从来不能坚持到底。|*半途而废/画龙点睛/守株待兔
    考试前他（　　），结果什么也没记住。|雪中送炭/*临时抱佛脚/井底之蛙
    这篇文章的结尾起到了（　　）的作用。|掩耳盗铃/亡羊补牢/*画龙点睛
    只想靠运气而不努力，就像（　　）。|*守株待兔/一鸣惊人/胸有成竹
    邻居在我们最困难的时候（　　），令人感动。|锦上添花/*雪中送炭/对牛弹琴
    发现漏洞后及时修补，（　　），还不算晚。|画蛇添足/叶公好龙/*亡羊补牢
    他准备充分，上台时（　　）。|*胸有成竹/杯弓蛇影/滥竽充数
    本来已经很好，再加这一笔就是（　　）。|破釜沉舟/*画蛇添足/愚公移山
    跟不懂音乐的人谈交响乐，简直是（　　）。|一箭双雕/卧薪尝胆/*对牛弹琴
    """,
    ),
    method="ppl",
)

TNEWS = SmallTask(
    "xinwen-fenlei",
    code(
        r"""
    text = f"{HEAD}\n\n標題：{data['title']}\n類別："
    gold = NAMES[data["label"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    NAMES = ["體育", "財經", "科技", "娛樂"]
    HEAD = "請把新聞標題歸入下列類別之一：體育、財經、科技、娛樂。"
    """,
    ),
    table(
        "title|label#",
        """
    中華隊九局下逆轉，奪下棒球冠軍|0
    央行宣布升息一碼，臺幣走強|1
    新型晶片問世，運算速度提升三倍|2
    金曲獎揭曉，年度歌手由新人奪得|3
    股市收盤大跌五百點，電子股領跌|1
    羽球好手直落二晉級四強|0
    知名導演新片開拍，男主角曝光|3
    研究團隊開發出可折疊的電池|2
    馬拉松今晨開跑，兩萬名跑者參加|0
    手機作業系統推出更新，修補漏洞|2
    出口連三月成長，企業獲利創新高|1
    影后宣布婚訊，粉絲送上祝福|3
    """,
    ),
    fewshot=4,
)

TASKS = (ZQUIZ, ZSHOP, ZMATH, ZREAD, TQUIZ, TNLI, ZIDIOM, TNEWS)
