"""Right tasks in traditional Chinese."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

FANDIAN = SmallTask(
    "tw-fandian",
    code(
        r"""
        text = f"{ZHISHI}\n\n評論：{data['review']}\n代號："
        gold = "PN"[data["label"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'ZHISHI = "請判斷旅館評論：正面請答P，負面請答N。"',
    ),
    table(
        "review|label#",
        """
        房間乾淨寬敞，櫃檯人員親切，非常滿意。|0
        冷氣壞掉，床單有霉味，糟糕透頂。|1
        早餐豐富又美味，下次一定再來。|0
        隔音很差，整晚睡不著，後悔訂了這家。|1
        浴室有蟑螂，嚇死人，服務也很爛。|1
        景觀超美，交通方便，大力推薦！|0
        等了一小時才入住，態度惡劣。|1
        老闆熱心，還送我們水果，好感動。|0
        地毯又髒又臭，完全不值這個價錢。|1
        溫泉很舒服，孩子玩得好開心。|0
        """,
    ),
)

CHANGSHI = SmallTask(
    "tw-zhenjia",
    code(r"""
    lines = ["敘述正確請寫「○」，敘述錯誤請寫「×」。", "敘述：" + data["statement"], "記號："]
    gold = "○" if data["correct"] else "×"
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """),
    table(
        "statement|correct?",
        """
        太陽從東邊升起。|true
        一年有十三個月。|false
        魚用鰓呼吸。|true
        玉山是臺灣最高的山。|true
        蜘蛛有四隻腳。|false
        水往高處流。|false
        蝙蝠是哺乳類動物。|true
        日本的首都是大阪。|false
        冰是固態的水。|true
        企鵝住在撒哈拉沙漠。|false
        """,
    ),
)

SHENGWU = SmallTask(
    "tw-shengwu",
    code(
        r"""
        text = "生物分類表\n" + "\n".join(f"{k}＝{v}" for k, v in BIAO) + f"\n生物：{data['name']}\n代碼："
        gold = str(data["kingdom"])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'BIAO = ((1, "動物"), (2, "植物"))',
    ),
    table(
        "name|kingdom#",
        """
        老虎|1
        玫瑰|2
        榕樹|2
        海豚|1
        向日葵|2
        麻雀|1
        竹子|2
        蝴蝶|1
        烏龜|1
        仙人掌|2
        """,
    ),
)

CIXING = SmallTask(
    "tw-cixing",
    code(r"""
    text = "判斷詞性，名詞寫「名」，動詞寫「動」，形容詞寫「形」。\n"
    text += f"詞語：{data['word']}\n詞性："
    gold = {"noun": "名", "verb": "動", "adj": "形"}[data["pos"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "word|pos",
        """
        桌子|noun
        奔跑|verb
        美麗|adj
        學校|noun
        游泳|verb
        寒冷|adj
        雨傘|noun
        吃飯|verb
        高大|adj
        石頭|noun
        """,
    ),
)

DAXIAO = SmallTask(
    "tw-daxiao",
    code(r"""
    first, second = data["pair"]
    text = f"比較兩個數。左邊較大請答「左」，右邊較大請答「右」。\n左：{first}\n右：{second}\n答案："
    gold = "左" if first > second else "右"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"pair": list(pair)}
        for pair in (
            *((48, 15), (7, 92), (310, 299), (64, 46), (5, 50)),
            *((128, 821), (77, 76), (1000, 999), (23, 32), (86, 608)),
        )
    ),
)

KESU = SmallTask(
    "tw-kesu",
    code(
        r"""
        text = f"客訴內容：{data['complaint']}\n緊急程度："
        gold = CHENGDU[data["level"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'CHENGDU = {"urgent": "急件", "normal": "普通件"}',
    ),
    table(
        "complaint|level",
        """
        瓦斯管線漏氣，整棟大樓都聞得到，快派人來！|urgent
        請問下個月的帳單可以改寄新地址嗎？|normal
        電梯裡困了三個人，其中一位喘不過氣！|urgent
        建議網站的字體放大一點。|normal
        店裡的插座冒火花，已經燒起來了！|urgent
        會員卡的照片想換一張。|normal
        有客人吃了便當後昏倒送醫，請立刻下架！|urgent
        想知道週年慶什麼時候開始。|normal
        地下室淹水，水快碰到電箱了，馬上處理！|urgent
        希望多幾種口味可以選。|normal
        """,
    ),
    description="會危及性命或財產、必須立刻處理的是急件，可以慢慢處理的是普通件。\n\n",
)

TASKS = (FANDIAN, CHANGSHI, SHENGWU, CIXING, DAXIAO, KESU)
