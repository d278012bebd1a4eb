"""Right prompts in traditional Chinese characters."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "TMMLU 的形式：選項用括號字母，答案也帶括號",
        "tmmlu-kuohao",
        r"""
        text = f"問題：{data['question']}"
        for mark, choice in zip("ABCD", data["choices"]):
            text += f"\n({mark}) {choice}"
        gold = f"({'ABCD'[data['answer']]})"
        return {"input": text + "\n答案：", "output": gold, "processed_output": gold}
        """,
        starred("""
        下列何者為可再生能源？|石油/*風力/煤炭/天然氣
        人體血液中負責運送氧氣的是什麼？|*紅血球/白血球/血小板/血漿
        臺灣的立法機關是什麼？|行政院/司法院/監察院/*立法院
        下列何者不是三原色光？|紅/綠/*黃/藍
        DNA 的中文名稱是什麼？|*去氧核糖核酸/核糖核酸/胺基酸/葡萄糖
        「清明上河圖」描繪哪個朝代的城市？|唐/*宋/元/清
        下列何者為偶數？|77/91/*58/103
        歐盟的共同貨幣是什麼？|英鎊/法郎/馬克/*歐元
        """),
    ),
    right(
        "DRCD：閱讀測驗，答案在文中，問句與引號並用",
        "drcd-yuedu",
        r"""
        lines = ("「" + data["paragraph"] + "」", "根據上文，" + data["question"], "答：")
        return {"input": "\n".join(lines), "output": data["answer"], "processed_output": data["answer"]}
        """,
        table(
            "paragraph|question|answer",
            """
            阿里山林業鐵路於一九一二年通車至二萬平。|鐵路何時通車至二萬平？|一九一二年
            布袋戲以雙手操弄木偶，雲林是重鎮。|布袋戲的重鎮是哪裡？|雲林
            櫻花鉤吻鮭只生長在大甲溪上游。|櫻花鉤吻鮭生長在哪裡？|大甲溪上游
            畫家陳澄波出生於嘉義，擅長油畫。|陳澄波擅長什麼？|油畫
            鹽水蜂炮每年元宵節舉行，相傳源於清代。|鹽水蜂炮相傳源於何時？|清代
            高鐵從南港到左營約需兩小時。|從南港到左營約需多久？|兩小時
            蘭嶼的達悟族以飛魚為主食之一。|達悟族住在哪裡？|蘭嶼
            凍頂烏龍產於南投鹿谷，屬半發酵茶。|凍頂烏龍屬於哪一類茶？|半發酵茶
            """,
        ),
    ),
    right(
        "粵語句子與書面語，兩者用字不同",
        "yueyu-shumian",
        r"""
        return {
            "input": f"將粵語改寫成書面語。\n粵語：{data['yue']}\n書面語：",
            "output": data["zh"],
            "processed_output": data["zh"],
        }
        """,
        table(
            "yue|zh",
            """
            你食咗飯未呀？|你吃了飯沒有？
            我唔知佢去咗邊。|我不知道他去了哪裡。
            呢個幾多錢？|這個多少錢？
            聽日會落雨。|明天會下雨。
            佢哋喺度等緊我。|他們在這裡等著我。
            唔該借借。|麻煩讓一讓。
            我好鍾意睇戲。|我很喜歡看電影。
            邊個係你阿哥？|誰是你哥哥？
            """,
        ),
        metric="chrf",
    ),
    right(
        "簡體轉繁體，輸入是簡體，其餘全是繁體",
        "jian-fan",
        r"""
        text = f"請把簡體字改成繁體字。\n簡體：{data['simple']}\n繁體："
        return {"input": text, "output": data["full"], "processed_output": data["full"]}
        """,
        table(
            "simple|full",
            """
            头发|頭髮
            发现|發現
            后来|後來
            皇后|皇后
            干杯|乾杯
            树干|樹幹
            面条|麵條
            里程|里程
            这里|這裡
            """,
        ),
    ),
    right(
        "是非題用Ｏ與Ｘ，全形字母是臺灣考卷的寫法",
        "shifei-ox",
        r"""
        text = f"是非題（對的寫Ｏ，錯的寫Ｘ）\n（　）{data['statement']}\n答案：\n"
        gold = [mark for mark, score in data["target_scores"].items() if score][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            蝴蝶的幼蟲會吐絲結網捕食。|Ｏ/*Ｘ
            正方形的四個角都是直角。|*Ｏ/Ｘ
            企鵝不會飛。|*Ｏ/Ｘ
            臺灣位於南半球。|Ｏ/*Ｘ
            鹽溶於水是化學變化。|Ｏ/*Ｘ
            心臟屬於循環系統。|*Ｏ/Ｘ
            彩虹共有七種顏色的說法來自牛頓。|*Ｏ/Ｘ
            閏年的二月有三十天。|Ｏ/*Ｘ
            """,
            "statement",
        ),
        method="ppl",
    ),
    right(
        "民國紀年換算成西元",
        "minguo-xiyuan",
        r"""
        gold = f"西元{data['year'] + 1911}年"
        return {"input": f"民國{data['year']}年＝", "output": gold, "processed_output": gold}
        """,
        table(
            "year#",
            """
            1
            38
            50
            76
            88
            100
            105
            113
            """,
        ),
    ),
    right(
        "餐廳評論，標籤為推、噓，源自論壇用語",
        "tui-xu",
        r"""
        text = f"{data['post']}\n（推＝好評，噓＝負評）\n→"
        gold = "推" if data["good"] == 1 else "噓"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "post|good#",
            """
            這家滷肉飯肥而不膩，湯頭也鮮，大推！|1
            排隊一小時，麵卻是糊的，氣到不行。|0
            店員臉超臭，杯子還有口紅印，雷。|0
            老闆娘親切，小菜免費續，必訪。|1
            蛋糕甜到發膩，價錢又貴，不會再去。|0
            海鮮超新鮮，CP值爆表。|1
            冷氣壞了也不講，熱得半死又難吃。|0
            手沖咖啡香氣十足，座位舒服，愛了。|1
            """,
        ),
    ),
    right(
        "法律條文引用：第幾條適用，用國字作答",
        "fatiao-di",
        r"""
        law = "\n".join(f"第{n}條：{text}" for n, text in LAW.items())
        text = f"{law}\n案例：{data['case']}\n應適用第幾條？\n第"
        return {"input": text, "output": f"{data['article']}條", "processed_output": f"{data['article']}條"}
        """,
        table(
            "case|article",
            """
            小明在車廂裡吃便當。|一
            王太太帶著大狗進站，沒有裝籠。|二
            乘客在月臺上點菸。|三
            學生在捷運上喝珍珠奶茶。|一
            老先生在電扶梯旁抽雪茄。|三
            阿美抱著沒有裝籠的貓上車。|二
            旅客在車上嚼檳榔配餅乾。|一
            工人在站內廁所吸電子菸。|三
            小女孩把鸚鵡放在肩上進站，沒有籠子。|二
            """,
        ),
        above="""
        LAW = {"一": "車廂內禁止飲食。", "二": "寵物須裝籠始得進站。", "三": "站區全面禁菸。"}
        """,
    ),
    right(
        "成語中的數字填空，答案為一個國字",
        "chengyu-shuzi",
        r"""
        text = f"□內填數字：{data['idiom']}\n□＝"
        return {"input": text, "output": data["number"], "processed_output": data["number"]}
        """,
        table(
            "idiom|number",
            """
            □上八下|七
            朝□暮四|三
            □面楚歌|四
            □體投地|五
            □全十美|十
            □面玲瓏|八
            □牛一毛|九
            □目十行|一
            □神無主|六
            """,
        ),
    ),
    right(
        "作者與作品配對，選項以圓點分行，答案是人名",
        "zuozhe-mingdan",
        r"""
        names = "\n".join(f"・{name}" for name in data["target_scores"])
        text = f"《{data['work']}》是誰寫的？\n{names}\n作者：\n"
        gold = max(data["target_scores"], key=lambda name: data["target_scores"][name])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            城南舊事|*林海音/白先勇/余光中
            臺北人|張愛玲/*白先勇/三毛
            撒哈拉的故事|龍應台/席慕蓉/*三毛
            鄉愁|*余光中/鄭愁予/楊牧
            目送|簡媜/*龍應台/朱天文
            傾城之戀|琦君/林海音/*張愛玲
            錯誤|*鄭愁予/洛夫/瘂弦
            七里香|楊牧/*席慕蓉/余光中
            射鵰英雄傳|古龍/梁羽生/*金庸
            """,
            "work",
        ),
        method="ppl",
    ),
    right(
        "客服信件擷取單號，單號中有字母與連字號",
        "danhao-xiequ",
        r"""
        return {
            "input": "信件：{}\n請擷取訂單編號，照原樣寫出。\n編號：".format(data["mail"]),
            "output": data["order"],
            "processed_output": data["order"],
        }
        """,
        table(
            "mail|order",
            """
            您好，我的訂單 TW-20391 還沒到貨，電話 0912-345-678。|TW-20391
            訂單A00815號想改地址，謝謝。|A00815
            請取消 #77-1203，我在5月3日下單的。|77-1203
            編號 KH-0055-B 的椅子少了一支腳。|KH-0055-B
            刷卡兩次！訂單：2024-0619-01，金額1,280元。|2024-0619-01
            收到的是XL，我訂的是M，單號M-4410。|M-4410
            發票抬頭要改，訂單編號是 Z9Z9。|Z9Z9
            TP-7008 這筆可以開統編嗎？統編 12345675。|TP-7008
            """,
        ),
    ),
    right(
        "對話角色判斷，說話者以甲、乙標示，答案也是甲或乙",
        "duihua-jiayi",
        r"""
        talk = "\n".join(data["turns"])
        text = f"{talk}\n問：{data['question']}（甲或乙）\n答："
        return {"input": text, "output": data["who"], "processed_output": data["who"]}
        """,
        records(
            "turns question who",
            (["甲：醫生，我頭痛三天了。", "乙：有發燒嗎？"], "誰是病人？", "甲"),
            (["甲：請問要坐到哪裡？", "乙：臺北車站，麻煩您。"], "誰是乘客？", "乙"),
            (["甲：這題我不會。", "乙：先看課本第十頁。"], "誰在教人？", "乙"),
            (["甲：租金一個月一萬二。", "乙：可以養貓嗎？"], "誰是房東？", "甲"),
            (["甲：借我一枝筆。", "乙：拿去，記得還。"], "誰借到了筆？", "甲"),
            (["甲：你昨天為什麼沒來？", "乙：我睡過頭了，對不起。"], "誰沒有來？", "乙"),
            (["甲：恭喜得獎！", "乙：謝謝，都是評審抬愛。"], "誰得了獎？", "乙"),
            (["甲：我把你的杯子打破了。", "乙：沒關係。"], "誰打破了杯子？", "甲"),
        ),
    ),
)
