"""Right prompts in traditional characters: newspapers, clinics, archives, schools and temples."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "tw news by page",
        table(
            "title|page",
            """
            颱風逼近，東部海域發布警報|氣象
            台北馬拉松三萬人開跑|體育
            央行升息半碼，股市收黑|財經
            羽球公開賽女單奪冠|體育
            明日降溫，北部有雨|氣象
            半導體廠宣布擴大投資|財經
            職棒總冠軍賽今晚開打|體育
            寒流來襲，合歡山下雪|氣象
            新台幣匯率創新高|財經
            """,
        ),
        r"""f"版面：氣象、體育、財經\n標題：「{data['title']}」\n版面：" """,
        'data["page"]',
        "gold",
    ),
    ask(
        "tw archive cards with the year in the calendar of the Republic",
        table(
            "card|year",
            """
            民國元年，臨時政府成立。|1912
            民國三十四年，戰爭結束。|1945
            民國八年，學生上街遊行。|1919
            民國七十六年，宣布解嚴。|1987
            民國八十八年，發生大地震。|1999
            民國一百年，舉辦花博。|2011
            民國五十七年，實施九年國教。|1968
            民國十七年，北伐告成。|1928
            """,
        ),
        r"""f"民國年加1911即為西元年。\n卡片：{data['card']}\n西元年份：" """,
        'data["year"]',
        "gold",
    ),
    ask(
        "tw lamps of the temple as a table with a cell asked",
        table(
            "x#|y#|z#|who|n#",
            """
            12|9|30|光明燈|12
            5|18|7|太歲燈|18
            44|2|61|財神燈|61
            80|35|16|太歲燈|35
            27|73|50|光明燈|27
            6|11|95|財神燈|95
            39|21|8|光明燈|39
            14|66|53|太歲燈|66
            """,
        ),
        r"""(
            "燈別｜盞數\n"
            f"光明燈｜{data['x']}\n太歲燈｜{data['y']}\n財神燈｜{data['z']}\n\n"
            f"{data['who']}有幾盞？\n盞數："
        )""",
        'str(data["n"])',
        "gold",
    ),
    ask(
        "tw patient talk yes or no ranked",
        scored(
            """
            護理師：有吃早餐嗎？　病人：沒有，昨晚十點後就沒吃。|*是/否
            護理師：還沒吃東西吧？　病人：剛喝了一碗粥。|是/*否
            護理師：空腹嗎？　病人：對，什麼都沒吃。|*是/否
            護理師：喝過牛奶嗎？　病人：喝了半杯。|是/*否
            護理師：早上吃了什麼？　病人：一顆茶葉蛋。|是/*否
            護理師：有沒有吃糖果？　病人：都沒有，八小時沒進食。|*是/否
            護理師：吃過了嗎？　病人：還沒，肚子好餓。|*是/否
            護理師：有遵照空腹規定嗎？　病人：忘了，吃了饅頭。|是/*否
            """,
            "talk",
        ),
        r"""f"{data['talk']}\n病人是否空腹？\n" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "tw measure words by number",
        starred(
            """
            一＿書|*本/隻/張/杯
            一＿魚|座/*條/輛/棵
            一＿車|朵/雙/*輛/頁
            一＿山|枝/匹/件/*座
            一＿花|*朵/頭/扇/艘
            一＿衣服|間/*件/滴/首
            一＿船|束/粒/*艘/封
            一＿馬|盞/串/面/*匹
            一＿信|*封/塊/口/場
            """,
            "gap",
        ),
        r"""(
            f"填入量詞：{data['gap']}\n"
            + "　".join(f"{mark}{text}" for mark, text in zip("⑴⑵⑶⑷", data["choices"])) + "\n選："
        )""",
        '"⑴⑵⑶⑷"[data["answer"]]',
        "gold",
    ),
    ask(
        "tw into simplified characters",
        table(
            "trad|simp",
            """
            圖書館在車站旁邊。|图书馆在车站旁边。
            請關門。|请关门。
            他學習漢語三年了。|他学习汉语三年了。
            醫生說沒有問題。|医生说没有问题。
            這個雞蛋壞了。|这个鸡蛋坏了。
            我們見過兩次。|我们见过两次。
            風很大，帶傘。|风很大，带伞。
            請買一斤麵條。|请买一斤面条。
            """,
        ),
        r"""f"繁體：{data['trad']}\n簡體：" """,
        'data["simp"]',
        "gold",
    ),
    ask(
        "tw lost and found with where it was left",
        table(
            "note|place",
            """
            黑色雨傘一把，遺失於捷運車廂。|捷運車廂
            有人在操場撿到一支手錶。|操場
            眼鏡忘在圖書館，鏡框紅色。|圖書館
            昨天在夜市掉了錢包。|夜市
            拾獲學生證一張，地點：福利社。|福利社
            我的水壺可能留在禮堂。|禮堂
            外套掛在餐廳忘了拿。|餐廳
            在公園遺失一隻手套。|公園
            """,
        ),
        r"""f"失物招領\n{data['note']}\n地點（照抄）：" """,
        'data["place"]',
        "gold",
    ),
    ask(
        "tw change in coins in steps",
        table(
            "q|steps|n#",
            """
            珍奶55元，付100元，找多少？|100-55=45。|45
            便當每個90元，買3個，共多少？|90×3=270。|270
            車票一張23元，買兩張共多少？|23×2=46。|46
            悠遊卡有200元，用了68元，剩多少？|200-68=132。|132
            雞排80元，豆花40元，一共多少？|80+40=120。|120
            四人平分一張480元的帳單，每人多少？|480÷4=120。|120
            一包面紙10元，買7包，付100元，找多少？|10×7=70。100-70=30。|30
            門票250元，學生減50元，兩名學生共多少？|250-50=200。200×2=400。|400
            """,
        ),
        r"""f"問：{data['q']}\n寫出算式，最後寫「#### 」加得數。\n算：" """,
        'str(data["n"])',
        """f"{data['steps']} #### {gold}" """,
        postprocess="gsm8k_post",
    ),
    ask(
        "tw does the second sentence follow",
        table(
            "s1|s2|label",
            """
            阿明把腳踏車借給了弟弟。|弟弟借到了腳踏車。|成立
            會議改到下週三。|會議照原定時間舉行。|不成立
            她是班上最高的學生。|班上有人比她高。|不成立
            這家店全年無休。|春節時這家店也開門。|成立
            爺爺不會游泳。|爺爺是游泳教練。|不成立
            所有票都賣完了。|現在買不到票。|成立
            小美只吃素。|小美晚餐吃了牛排。|不成立
            橋在五點以後封閉。|六點時不能過橋。|成立
            """,
        ),
        r"""f"甲：{data['s1']}\n乙：{data['s2']}\n若甲為真，乙「成立」或「不成立」？乙" """,
        'data["label"]',
        "gold",
    ),
    ask(
        "tw solar terms and their season",
        table(
            "term|season",
            """
            立春|春
            夏至|夏
            秋分|秋
            冬至|冬
            驚蟄|春
            大暑|夏
            霜降|秋
            大寒|冬
            清明|春
            白露|秋
            """,
        ),
        r"""f"節氣「{data['term']}」屬於哪一季？（春夏秋冬，一個字）\n季節：" """,
        'data["season"]',
        "gold",
    ),
)
