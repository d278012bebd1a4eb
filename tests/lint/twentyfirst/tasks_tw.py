"""Right tasks in traditional Chinese, and one in two languages."""

from __future__ import annotations

from tests.lint.making import qa, starred, table
from tests.lint.shape import SmallTask, code

YESHI = SmallTask(
    "yeshi",
    code(
        """
        選項 = ""
        for 序, 內容 in enumerate(data["options"]):
            選項 += f"({'甲乙丙'[序]}) {內容}\\n"
        text = f"問題：{data['q']}\\n{選項}請選出正確的選項（甲、乙、丙）。\\n答案："
        gold = "甲乙丙"[data["gold"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    starred(
        """
        珍珠奶茶起源於哪裡？|日本/*臺灣/韓國
        蚵仔煎的主要海鮮是什麼？|*牡蠣/蝦子/花枝
        臺灣最高的山是哪一座？|雪山/阿里山/*玉山
        鳳梨酥的內餡多用什麼？|*鳳梨/芒果/香蕉
        哪個城市有一〇一大樓？|高雄/*臺北/臺中
        元宵節常吃什麼？|粽子/月餅/*湯圓
        日月潭位於哪個縣？|花蓮縣/*南投縣/屏東縣
        鼎泰豐以哪種點心聞名？|*小籠包/燒賣/春捲
        太魯閣峽谷以哪種岩石著名？|花崗岩/砂岩/*大理石
        臺灣的鐵路便當常配什麼主菜？|*排骨/鮭魚/羊肉
        """,
        "q",
        "options",
        "gold",
    ),
    fewshot=2,
)

XINWEN = SmallTask(
    "xinwen",
    code(
        """
        例 = "\\n\\n".join(f"新聞：{a}\\n分類：{b}" for a, b in 範例)
        text = 說明 + "\\n\\n" + 例 + f"\\n\\n新聞：{data['標題']}\\n分類："
        return {"input": text, "output": data["類"], "processed_output": data["類"]}
        """,
        """
        說明 = "請將新聞標題分為體育、財經、娛樂三類之一。"
        範例 = [
            ("中華隊延長賽擊敗日本", "體育"),
            ("央行宣布升息半碼", "財經"),
            ("歌后巡迴演唱會門票秒殺", "娛樂"),
        ]
        """,
    ),
    table(
        "標題|類",
        """
        台股收盤上漲兩百點|財經
        羽球女單挺進四強|體育
        新片首映導演落淚|娛樂
        新臺幣貶至三年新低|財經
        投手完封對手奪下十勝|體育
        影帝宣布明年結婚|娛樂
        馬拉松好手刷新紀錄|體育
        電子大廠公布季報獲利|財經
        戲劇節入圍名單揭曉演員雀躍|娛樂
        籃球聯賽本週開打|體育
        房貸利率再創新高|財經
        金曲獎頒獎典禮星光熠熠|娛樂
        """,
    ),
    fewshot=0,
)

GUSHI = SmallTask(
    "gushi",
    code(
        """
        text = f"文章：{data['文']}\\n問題：{data['問']}\\n回答："
        return {"input": text, "output": data["答"], "processed_output": data["答"]}
        """
    ),
    table(
        "文|問|答",
        """
        阿嬤每天清晨到菜園拔蘿蔔，再騎車去市場賣。|阿嬤去哪裡賣蘿蔔？|市場
        颱風過後，漁港停了三十艘船。|颱風過後港裡停了幾艘船？|三十艘
        老師傅用竹子編燈籠，一天只做兩個。|燈籠用什麼編的？|竹子
        火車穿過隧道，海出現在右邊的窗外。|海在哪一邊？|右邊
        弟弟把零錢存進紅色的豬公撲滿。|撲滿是什麼顏色？|紅色
        書店的黑貓名叫墨墨，最愛睡在字典上。|黑貓叫什麼名字？|墨墨
        廟口的戲臺今晚演《白蛇傳》。|今晚演什麼戲？|《白蛇傳》
        姑姑從花蓮寄來一箱文旦。|文旦從哪裡寄來？|花蓮
        他在中藥行當學徒，學了六年才出師。|他當了幾年學徒？|六年
        溪邊的水車是阿公親手修好的。|水車是誰修好的？|阿公
        """,
    ),
    fewshot=2,
)

GLOSS = SmallTask(
    "gloss",
    code(
        """
        head = "What does the Chinese word mean in English? Answer with one English word."
        text = f"{head}\\nWord: {data['zh']}\\nMeaning:"
        return {"input": text, "output": f" {data['en']}", "processed_output": data["en"]}
        """
    ),
    qa(
        """
        苹果 > apple
        月亮 > moon
        桌子 > table
        医生 > doctor
        钥匙 > key
        河流 > river
        冬天 > winter
        雨伞 > umbrella
        老虎 > tiger
        面包 > bread
        """,
        "zh|en",
    ),
)

TASKS = (YESHI, XINWEN, GUSHI, GLOSS)
