"""Right tasks in Chinese, in traditional characters."""

from __future__ import annotations

from tests.lint.making import qa, starred, table
from tests.lint.shape import SmallTask, code

QUIZ = SmallTask(
    "tw-dili",
    code(r"""
    text = f"地理題：{data['question']}\n"
    for number, option in enumerate(data["choices"], start=1):
        text += f"({number}) {option}\n"
    text += "正確選項的號碼："
    gold = str(data["answer"] + 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    臺灣最高的山是哪一座？|雪山/*玉山/合歡山
    日月潭位於哪一個縣？|*南投縣/花蓮縣/屏東縣
    臺灣最南端的岬角叫什麼？|富貴角/三貂角/*鵝鑾鼻
    澎湖群島位於哪一個海峽？|*臺灣海峽/巴士海峽/朝鮮海峽
    哪一條河是臺灣最長的河？|淡水河/*濁水溪/大甲溪
    阿里山以什麼聞名？|沙灘/火山/*日出
    北迴歸線經過哪一個城市？|基隆/*嘉義/臺北
    太魯閣峽谷主要由什麼岩石構成？|*大理石/砂岩/玄武岩
    哪一個港口在臺灣南部？|基隆港/蘇澳港/*高雄港
    綠島位於臺灣的哪一邊？|西邊/*東邊/北邊
    """),
)

POETS = SmallTask(
    "tw-shiren",
    code(r"""
    prompt = "下面的詩句是誰寫的？\n"
    prompt += "詩句：" + data["verse"] + "\n作者："
    return {"input": prompt, "output": data["poet"], "processed_output": data["poet"]}
    """),
    table(
        "verse|poet",
        """
        夜來風雨聲，花落知多少。|孟浩然
        舉頭望明月，低頭思故鄉。|李白
        國破山河在，城春草木深。|杜甫
        欲窮千里目，更上一層樓。|王之渙
        獨在異鄉為異客，每逢佳節倍思親。|王維
        野火燒不盡，春風吹又生。|白居易
        誰知盤中飧，粒粒皆辛苦。|李紳
        少小離家老大回，鄉音無改鬢毛衰。|賀知章
        孤舟蓑笠翁，獨釣寒江雪。|柳宗元
        但願人長久，千里共嬋娟。|蘇軾
        """,
    ),
)

SCRIPT = SmallTask(
    "tw-jianfan",
    code(
        r"""
        text = f"{SHUOMING}\n簡體：{data['simple']}\n繁體："
        return {"input": text, "output": data["full"], "processed_output": data["full"]}
        """,
        'SHUOMING = "請把簡體字改寫成繁體字。"',
    ),
    qa(
        """
        他们在学习汉语。 > 他們在學習漢語。
        这个问题很难。 > 這個問題很難。
        我买了两张电影票。 > 我買了兩張電影票。
        医生说要多运动。 > 醫生說要多運動。
        图书馆几点开门？ > 圖書館幾點開門？
        飞机晚点了一个小时。 > 飛機晚點了一個小時。
        爷爷喜欢听音乐。 > 爺爺喜歡聽音樂。
        请给我一杯热茶。 > 請給我一杯熱茶。
        孩子们画了一条龙。 > 孩子們畫了一條龍。
        车站离这里不远。 > 車站離這裡不遠。
        """,
        "simple|full",
    ),
)

VERDICT = SmallTask(
    "tw-shifei",
    code(
        r"""
        text = "請判斷敘述是否正確，回答「是」或「否」。\n敘述：{}\n判斷：".format(data["claim"])
        gold = ANSWERS[data["holds"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'ANSWERS = {True: "是", False: "否"}',
    ),
    table(
        "claim|holds?",
        """
        海水是鹹的。|true
        駱駝生活在海裡。|false
        一年有十二個月。|true
        正方形有五個角。|false
        蜜蜂會採花蜜。|true
        月亮比太陽大。|false
        水能滅火。|true
        冰塊比熱水燙。|false
        熊貓吃竹子。|true
        鯨魚用鰓呼吸。|false
        """,
    ),
)

AMOUNTS = SmallTask(
    "tw-jine",
    code(r"""
    text = f"請問一共要付多少錢？\n帳單：{data['bill']}\n金額："
    gold = f"{data['total']}元"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "bill|total",
        """
        牛肉麵180元，滷蛋15元|195
        車票75元，便當110元|185
        雨傘399元，手套120元|519
        電影票290元，爆米花95元|385
        鉛筆12元，筆記本48元，橡皮20元|80
        珍珠奶茶65元，雞排90元|155
        書本320元，地圖150元|470
        蘋果88元，香蕉45元，葡萄130元|263
        襯衫680元，領帶450元|1130
        門票250元，停車費60元|310
        """,
    ),
)

COMPLAINTS = SmallTask(
    "tw-kesu",
    code(
        r"""
        parts = ["這封來信屬於哪一類？類別有：" + "、".join(LEI) + "。"]
        parts += ["來信：" + data["letter"], "類別："]
        gold = LEI[data["label"]]
        return {"input": "\n".join(parts), "output": gold, "processed_output": gold}
        """,
        'LEI = ["帳單", "維修", "網路"]',
    ),
    table(
        "letter|label#",
        """
        這個月的費用怎麼多了兩百元？|0
        冷氣滴水，請派師傅來看。|1
        晚上一直連不上線，速度很慢。|2
        我已經繳款，卻又收到催繳通知。|0
        電梯門關不起來，很危險。|1
        路由器的燈一直閃紅色，不能上網。|2
        請寄一份去年的繳費明細給我。|0
        熱水器點不著火，能修嗎？|1
        視訊會議老是斷線，受不了。|2
        扣款金額和合約不一樣。|0
        洗衣機發出怪聲，轉不動。|1
        升級光纖以後反而更慢。|2
        """,
    ),
)

TASKS = (QUIZ, POETS, SCRIPT, VERDICT, AMOUNTS, COMPLAINTS)
