"""Right prompts in traditional Chinese."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "tw geography with options in brackets",
        starred("""
        臺灣最高的山是哪一座？|*玉山/雪山/阿里山/陽明山
        日月潭位於哪一縣？|嘉義縣/花蓮縣/*南投縣/屏東縣
        臺灣最南端的縣是？|臺東縣/*屏東縣/宜蘭縣/苗栗縣
        下列何者是離島？|板橋/新竹/彰化/*澎湖
        太魯閣峽谷在哪一縣？|*花蓮縣/雲林縣/南投縣/新竹縣
        臺灣最長的河流是？|淡水河/高屏溪/*濁水溪/大甲溪
        赤崁樓位於哪一市？|臺北市/*臺南市/桃園市/臺中市
        下列何者盛產芒果？|馬祖/淡水/基隆/*玉井
        """),
        r'"題目：" + data["question"] + "\n" + "".join(f"（{m}）{o}" for m, o in zip("甲乙丙丁", data["choices"]))'
        r' + "\n答案："',
        '"甲乙丙丁"[data["answer"]]',
        "gold",
    ),
    ask(
        "tw simplified words written in traditional signs",
        qa("""
        图书馆 > 圖書館
        电话 > 電話
        飞机 > 飛機
        医院 > 醫院
        学习 > 學習
        铁路 > 鐵路
        音乐 > 音樂
        儿童 > 兒童
        """),
        r'"簡體：" + data["q"] + "\n繁體："',
        output="gold",
    ),
    ask(
        "tw years of the republic turned to common years",
        qa("""
        民國元年 > 1912
        民國38年 > 1949
        民國50年 > 1961
        民國76年 > 1987
        民國88年 > 1999
        民國90年 > 2001
        民國100年 > 2011
        民國112年 > 2023
        """),
        r'"將民國年換算為西元年，只寫數字。\n" + data["q"] + "\n西元："',
        output="gold",
    ),
    ask(
        "tw questions of fact with a reason before the verdict",
        table(
            "s|w|a",
            """
            鯨魚是魚類。|鯨魚是哺乳類。|錯
            蜘蛛有八隻腳。|蜘蛛屬於蛛形綱，有四對足。|對
            月亮自己會發光。|月光是反射的陽光。|錯
            水在攝氏零度結冰。|在標準氣壓下，冰點是零度。|對
            企鵝會飛。|企鵝的翅膀只用來游泳。|錯
            番茄含有維生素。|番茄富含維生素C。|對
            地球是太陽系最大的行星。|最大的行星是木星。|錯
            一打是十二個。|一打就是十二。|對
            """,
        ),
        r'"判斷敘述，先說理由，再寫「所以：對」或「所以：錯」。\n敘述：" + data["s"] + "\n理由："',
        '"所以：" + data["a"]',
        'data["w"] + gold',
        metric="in_match",
    ),
    ask(
        "tw feelings in a diary that are ranked",
        scored("""
        今天終於拿到獎學金！|*高興/難過/生氣
        養了十年的狗走了。|高興/*難過/生氣
        鄰居又把垃圾丟在我家門口，太過分了！|高興/難過/*生氣
        媽媽出院了，全家去慶祝。|*高興/難過/生氣
        好朋友要搬到國外，我哭了一晚。|高興/*難過/生氣
        排隊兩小時竟被人插隊，氣死我了。|高興/難過/*生氣
        初雪好美，我們又唱又跳。|*高興/難過/生氣
        比賽輸了，大家默默流淚。|高興/*難過/生氣
        他騙了我的錢還罵我，可惡！|高興/難過/*生氣
        """),
        r'"日記：" + data["question"] + "\n心情：\n"',
        BEST,
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "tw a passage and an answer copied from it",
        table(
            "p|q|a",
            """
            阿里山森林鐵路建於1912年，原用來運送木材。|鐵路原本運送什麼？|木材
            珍珠奶茶起源於臺中，後來傳遍各國。|珍珠奶茶起源於哪裡？|臺中
            黑面琵鷺每年十月飛抵七股過冬。|黑面琵鷺幾月飛抵？|十月
            九份因金礦而興盛。|九份因什麼而興盛？|金礦
            故宮的翠玉白菜上有一隻螽斯。|白菜上有什麼昆蟲？|螽斯
            外婆用月桃葉包粽子。|用什麼葉包粽子？|月桃葉
            小明的父親是一名船長。|父親的職業是什麼？|船長
            鹽水蜂炮在元宵節舉行。|蜂炮在什麼節日舉行？|元宵節
            """,
        ),
        r'"文章：「" + data["p"] + "」\n問題：" + data["q"] + "\n答案（抄自文章）："',
        output="gold",
    ),
    ask(
        "tw measure words in a gap",
        qa("""
        一＿魚 > 條
        一＿馬 > 匹
        一＿書 > 本
        一＿傘 > 把
        一＿飛機 > 架
        一＿信 > 封
        一＿花 > 朵
        一＿電影 > 部
        """),
        r'"填入最合適的量詞：" + data["q"] + " →"',
    ),
    ask(
        "tw service replies sorted by wish",
        table(
            "t|a",
            """
            請問幾點打烊？|詢問
            冷氣太吵了，請改善！|抱怨
            店員很親切，給你們按讚。|稱讚
            可以帶寵物進店嗎？|詢問
            等了一小時才上菜，真誇張。|抱怨
            蛋糕好吃極了，謝謝主廚。|稱讚
            停車場在哪裡？|詢問
            湯裡有頭髮，噁心。|抱怨
            環境乾淨，服務一流。|稱讚
            """,
        ),
        r'"留言類別：詢問、抱怨、稱讚。\n留言：" + data["t"] + "\n類別："',
        output="gold",
    ),
)
