"""Right prompts in traditional Chinese about daily life in Taiwan."""

from __future__ import annotations

from tests.lint.dense_24.making import BEST, ask
from tests.lint.making import scored, table

RIGHT = (
    ask(
        "has a receipt won, by its last three digits",
        "fapiao-duijiang",
        """
        統一發票對獎規則：發票末三碼與頭獎號碼的末三碼相同，就是「中獎」，否則是「未中獎」。

        頭獎號碼：{prize}
        發票號碼：{receipt}
        對獎結果：
        """,
        table(
            "prize|receipt|answer",
            """
            46356460|81902460|中獎
            46356460|71520461|未中獎
            59028213|33410213|中獎
            59028213|90218312|未中獎
            80244935|80244953|未中獎
            80244935|12760935|中獎
            31706872|66043872|中獎
            31706872|31706827|未中獎
            17093584|45530584|中獎
            17093584|17093580|未中獎
            """,
        ),
    ),
    ask(
        "years of the Republic turned into years of our era",
        "minguo-nian",
        """
        民國年加上1911等於西元年。請換算下列年份，只寫數字。
        民國{year}年是西元幾年？
        答案：
        """,
        table(
            "year#|answer",
            """
            38|1949
            50|1961
            64|1975
            76|1987
            88|1999
            90|2001
            99|2010
            102|2013
            109|2020
            114|2025
            """,
        ),
        style="add",
    ),
    ask(
        "five degrees of feeling in reviews of breakfast shops",
        "zaocan-pinglun",
        """
        請判斷早餐店評論的情緒，從下列五個標籤擇一輸出：
        非常負面、負面、中立、正面、非常正面

        評論：{review}
        情緒：
        """,
        table(
            "review|label",
            """
            吃完上吐下瀉，根本黑店，氣炸！|非常負面
            蛋餅有點軟爛，不太會再來。|負面
            就是一般的連鎖口味，沒有特別感覺。|中立
            飯糰料多實在，不錯吃。|正面
            全台最強蘿蔔糕，愛到每天報到！|非常正面
            豆漿偏甜，有些失望。|負面
            位子不多，價位普通，路過可以吃。|中立
            阿姨很親切，吐司烤得剛好。|正面
            蟑螂爬上桌還說沒關係，誇張噁心到極點！|非常負面
            此生吃過最美味的鐵板麵，完美無缺！|非常正面
            """,
        ),
        gold='data["label"]',
        fewshot=2,
        style="literals",
    ),
    ask(
        "a report of an earthquake as JSON with four fields",
        "dizhen-baogao",
        """
        你是氣象署的資料處理人員，請將地震新聞轉成 JSON。

        欄位說明：
        - time：發生時間，格式為 HH:MM
        - magnitude：芮氏規模，保留一位小數
        - location：震央所在地
        - depth：震源深度，整數，單位公里

        請只輸出一行 JSON。

        新聞：今早6點05分嘉義縣發生規模4.3地震，深度11公里。
        JSON：{"time": "06:05", "magnitude": 4.3, "location": "嘉義縣", "depth": 11}

        新聞：{news}
        JSON：
        """,
        table(
            "news|time|magnitude|location|depth#",
            """
            花蓮縣外海在14點32分發生規模5.1地震，深度22公里。|14:32|5.1|花蓮縣外海|22
            凌晨3點17分臺東縣發生規模4.0地震，深度8公里。|03:17|4.0|臺東縣|8
            宜蘭縣於9點48分發生規模4.7地震，深度65公里。|09:48|4.7|宜蘭縣|65
            21點03分，臺南市發生規模3.9地震，深度13公里。|21:03|3.9|臺南市|13
            南投縣在12點20分發生規模5.6地震，深度18公里。|12:20|5.6|南投縣|18
            屏東縣外海16點55分發生規模6.2地震，深度40公里。|16:55|6.2|屏東縣外海|40
            今晨5點41分高雄市發生規模4.5地震，深度9公里。|05:41|4.5|高雄市|9
            雲林縣19點29分發生規模3.6地震，深度27公里。|19:29|3.6|雲林縣|27
            新北市於23點11分發生規模4.8地震，深度92公里。|23:11|4.8|新北市|92
            上午10點16分苗栗縣發生規模3.4地震，深度7公里。|10:16|3.4|苗栗縣|7
            """,
        ),
        work="""
        record = {"time": data["time"], "magnitude": float(data["magnitude"])}
        record |= {"location": data["location"], "depth": data["depth"]}
        gold = json.dumps(record, ensure_ascii=False)
        """,
        above="import json",
        fewshot=0,
        max_tokens=128,
    ),
    ask(
        "three bins for rubbish, with rules",
        "laji-fenlei",
        """
        【任務】判斷物品應該丟到哪一類。
        【分類】
        一、資源回收：乾淨的紙、玻璃、金屬、塑膠容器
        二、廚餘：果皮、剩飯、菜葉
        三、一般垃圾：以上兩類以外的東西
        【輸出】只寫類別名稱。

        物品：{thing}
        類別：
        """,
        table(
            "thing|answer",
            """
            洗淨的鋁罐|資源回收
            西瓜皮|廚餘
            用過的衛生紙|一般垃圾
            玻璃醬油瓶（已沖洗）|資源回收
            隔夜的白飯|廚餘
            破掉的雨鞋|一般垃圾
            過期報紙|資源回收
            枯黃的高麗菜葉|廚餘
            菸蒂|一般垃圾
            乾淨的鮮奶塑膠瓶|資源回收
            香蕉皮|廚餘
            髒掉的口罩|一般垃圾
            """,
        ),
        fewshot=0,
    ),
    ask(
        "the county of a sight, asked bare",
        "jingdian-xianshi",
        """
        問題：{place}位於臺灣的哪個縣市？
        回答：
        """,
        table(
            "place|answer",
            """
            日月潭|南投縣
            太魯閣峽谷|花蓮縣
            國立故宮博物院本院|臺北市
            赤崁樓|臺南市
            駁二藝術特區|高雄市
            鵝鑾鼻燈塔|屏東縣
            野柳女王頭|新北市
            高美濕地|臺中市
            三仙台|臺東縣
            國立傳統藝術中心|宜蘭縣
            """,
        ),
        style="join",
    ),
    ask(
        "weights of the market in grams, with the unit in the answer",
        "taijin-huansuan",
        """
        一台斤等於600公克。請把下面的重量換算成公克，答案須附上單位「公克」。

        重量：{weight}台斤
        換算：
        """,
        table(
            "weight|answer",
            """
            4|2400公克
            2|1200公克
            3|1800公克
            0.5|300公克
            5|3000公克
            1.5|900公克
            10|6000公克
            2.5|1500公克
            7|4200公克
            12|7200公克
            """,
        ),
        gold='data["answer"]',
        fewshot=2,
    ),
    ask(
        "is there school tomorrow, yes or no",
        "tingban-tingke",
        """
        閱讀縣市政府公告，回答明天該地的學校是否停課，請回答「是」或「否」。
        公告：{notice}
        是否停課：
        """,
        table(
            "notice|answer",
            """
            基隆市：明天停止上班、停止上課。|是
            桃園市：明天照常上班、照常上課。|否
            澎湖縣：明天照常上班，各級學校停止上課。|是
            新竹縣：明天照常上班、照常上課，活動中心開放避難。|否
            臺東縣：颱風逼近，明天全縣停班停課。|是
            彰化縣：風雨未達標準，明天正常上課。|否
            嘉義市：明日上班上課一切如常。|否
            金門縣：因豪雨，明天所有學校停課一天。|是
            宜蘭縣：今日停課，明天起恢復上課。|否
            連江縣：明天航班取消，學校也停止上課。|是
            """,
        ),
        fewshot=2,
        style="replace",
    ),
    ask(
        "a drink, its sugar and its ice out of an order, with slashes",
        "shouyao-diandan",
        """
        請整理手搖飲的點單，格式為「品項/甜度/冰量」。
        例如：一杯烏龍綠茶，微糖，去冰。→烏龍綠茶/微糖/去冰

        點單：{order}
        整理：
        """,
        table(
            "order|drink|sugar|ice",
            """
            我要珍珠奶茶，半糖少冰，謝謝。|珍珠奶茶|半糖|少冰
            一杯四季春，無糖、正常冰。|四季春|無糖|正常冰
            冬瓜檸檬去冰，甜度微糖就好。|冬瓜檸檬|微糖|去冰
            給我全糖的多多綠，微冰。|多多綠|全糖|微冰
            幫我做百香綠茶，少糖、去冰。|百香綠茶|少糖|去冰
            芋頭鮮奶一杯，半糖，溫的不行，就少冰吧。|芋頭鮮奶|半糖|少冰
            甘蔗青茶無糖微冰，外帶。|甘蔗青茶|無糖|微冰
            老闆，鐵觀音拿鐵，少糖正常冰。|鐵觀音拿鐵|少糖|正常冰
            仙草凍奶茶，微糖，少冰，袋子不用。|仙草凍奶茶|微糖|少冰
            """,
        ),
        work="""gold = "/".join([data["drink"], data["sugar"], data["ice"]])""",
        fewshot=0,
    ),
    ask(
        "good or bad reviews of guesthouses, ranked",
        "minsu-pinglun",
        """
        民宿評論：{question}
        這則評論是正評還是負評？
        答：
        """,
        scored(
            """
            老闆娘一早就煮鹹粥給我們吃，好感動。|*正評/負評
            棉被有霉味，整晚睡不著。|正評/*負評
            陽台看出去就是海，美翻了。|*正評/負評
            熱水時有時無，冬天冷到發抖。|正評/*負評
            隔音超差，隔壁打呼聽得一清二楚。|正評/*負評
            房間一塵不染，床好睡，會再訪。|*正評/負評
            照片騙很大，實際又小又舊。|正評/*負評
            管家貼心安排接駁，一百分。|*正評/負評
            訂了雙人房卻給單人床，還不退差價。|正評/*負評
            小孩在院子玩得捨不得走，推推。|*正評/負評
            """
        ),
        work=BEST,
        method="ppl",
        metric="log_prob",
        style="literals",
    ),
)
