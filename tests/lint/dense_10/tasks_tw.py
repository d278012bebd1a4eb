"""Right tasks in Chinese, in traditional characters."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

VOTE = SmallTask(
    "tw-lichang",
    code(
        r"""
        text = f"議題：在社區興建公園\n留言：{data['comment']}\n1＝贊成，2＝反對\n立場："
        gold = str(LICHANG.index(data["stance"]) + 1)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'LICHANG = ["贊成", "反對"]',
    ),
    table(
        "comment|stance",
        """
        舉雙手支持，孩子終於有地方玩了。|贊成
        浪費公帑，我堅決不同意。|反對
        樹多空氣好，趕快動工吧！|贊成
        蚊子多又吵，拜託不要蓋。|反對
        這是德政，我投同意票。|贊成
        停車位都不夠了，還蓋什麼公園，取消吧。|反對
        非常期待，對老人家也很好。|贊成
        這個計畫根本是圖利財團，應該抵制。|反對
        早就該蓋了，大力支持。|贊成
        我會連署阻止這項工程。|反對
        """,
    ),
    shots=table(
        "comment|stance",
        """
        太棒了，完全支持這個建議。|贊成
        絕對不行，我反對到底。|反對
        好主意，希望早日完工。|贊成
        """,
    ),
)

ANIMALS = SmallTask(
    "tw-dongwu",
    code(
        r"""
        options = "（甲）哺乳類（乙）鳥類（丙）魚類"
        text = f"動物：{data['animal']}\n{options}\n屬於："
        gold = DAIHAO[data["class"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'DAIHAO = {"mammal": "甲", "bird": "乙", "fish": "丙"}',
    ),
    table(
        "animal|class",
        """
        老虎|mammal
        麻雀|bird
        鮭魚|fish
        海豚|mammal
        貓頭鷹|bird
        鯊魚|fish
        大象|mammal
        企鵝|bird
        金魚|fish
        蝙蝠|mammal
        鴕鳥|bird
        """,
    ),
    shots=table(
        "animal|class",
        """
        水牛|mammal
        鴿子|bird
        鰻魚|fish
        """,
    ),
)

LAW = SmallTask(
    "tw-anjian",
    code(
        r"""
        text = f"{SHUOMING}\n案情：{data['case']}\n類別："
        gold = "刑" if data["criminal"] else "民"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        '''
        SHUOMING = """刑：被告犯了罪，由檢察官起訴
        民：私人之間的財產或契約糾紛

        案情：男子持槍搶劫銀行後逃逸。
        類別：刑

        案情：房客與房東為退還押金對簿公堂。
        類別：民
        """
        ''',
    ),
    table(
        "case|criminal?",
        """
        被告蓄意殺人，經檢察官起訴。|true
        兩家公司因買賣契約的貨款發生爭議。|false
        嫌犯販賣毒品，遭警方逮捕。|true
        兄妹為了分割父親的遺產對簿公堂。|false
        鄰居的屋頂漏水，屋主請求賠償修繕費。|false
        竊賊潛入珠寶店偷走鑽石。|true
        男子縱火燒毀倉庫，造成兩人死亡。|true
        承租人拖欠租金，房東請求返還房屋。|false
        黑幫綁架商人勒索贖金。|true
        借款人逾期未還，債權人請求清償。|false
        """,
    ),
    fewshot=0,
)

SKY = SmallTask(
    "tw-tianqi",
    code(
        r"""
        lines = ["天氣代碼：S是晴天，R是雨天，W是下雪"]
        lines += ["日記：" + data["diary"], "代碼："]
        gold = "SRW"[data["weather"]]
        return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
        """
    ),
    table(
        "diary|weather#",
        """
        陽光普照，我們在沙灘上曬了一整天。|0
        傘被風吹翻了，全身淋得濕透。|1
        院子裡白茫茫一片，孩子們堆了雪人。|2
        萬里無雲，太陽曬得皮膚發燙。|0
        大雨傾盆，路上到處積水。|1
        雪花飄落，屋頂都變白了。|2
        豔陽高照，棉被一下子就曬乾了。|0
        梅雨下個不停，衣服都晾不乾。|1
        積雪太深，山路封閉了。|2
        毛毛雨下了一早上，我穿著雨衣上學。|1
        """,
    ),
    shots=table(
        "diary|weather#",
        """
        天空湛藍，陽光燦爛。|0
        雷雨交加，水淹到膝蓋。|1
        鵝毛大雪下了一夜。|2
        """,
    ),
)

MOOD = SmallTask(
    "tw-xinqing",
    code(
        r"""
        text = "請標出心情。樂：高興；怒：生氣；哀：難過\n"
        text += "日記：我考上了第一志願，全家歡呼！\n心情：樂\n"
        text += "日記：弟弟弄壞我的模型還不道歉，氣死我了。\n心情：怒\n"
        text += "日記：陪我十年的小狗走了，我哭了一夜。\n心情：哀\n"
        text += f"日記：{data['entry']}\n心情："
        gold = XINQING[data["emotion"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'XINQING = {"joy": "樂", "anger": "怒", "sadness": "哀"}',
    ),
    table(
        "entry|emotion",
        """
        比賽得了冠軍，我開心得跳起來！|joy
        他竟敢騙我，我火冒三丈。|anger
        外婆過世了，我的眼淚停不下來。|sadness
        收到喜歡的禮物，笑得合不攏嘴。|joy
        前面的車亂插隊，我氣得猛按喇叭。|anger
        好朋友搬走了，我心裡好失落，偷偷哭了。|sadness
        中了大獎，真是太幸福了！|joy
        老闆無故扣我薪水，我憤怒地拍桌子。|anger
        失戀以後，每天都以淚洗面。|sadness
        今天和家人去遊樂園，玩得好快樂。|joy
        """,
    ),
    fewshot=0,
)

CUSTOMS = SmallTask(
    "tw-shiyong",
    code(
        r"""
        text = f"能吃的標1，不能吃的標0。\n東西：{data['thing']}\n標記："
        gold = "1" if data["edible"] == "能" else "0"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "thing|edible",
        """
        白米飯|能
        洗衣粉|不能
        滷肉飯|能
        鐵釘|不能
        橡皮擦|不能
        鳳梨酥|能
        水餃|能
        汽油|不能
        香蕉|能
        玻璃彈珠|不能
        """,
    ),
    shots=table(
        "thing|edible",
        """
        牛肉麵|能
        電池|不能
        蘋果|能
        石頭|不能
        """,
    ),
)

TASKS = (VOTE, ANIMALS, LAW, SKY, MOOD, CUSTOMS)
