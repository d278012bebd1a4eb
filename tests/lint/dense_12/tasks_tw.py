"""Right tasks in Chinese, in traditional characters."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

SHANGPIN = SmallTask(
    "shangpin-fenlei",
    code(
        r"""
    prompt = f"商品：{data['商品']}\n類別（{'、'.join(類別)}）："
    return {"input": prompt, "output": data["類別"], "processed_output": data["類別"]}
    """,
        above="""
    類別 = ("食品", "衣物", "文具")
    """,
    ),
    table(
        "商品|類別",
        """
        純棉長袖襯衫，三色可選|衣物
        阿里山烏龍茶禮盒|食品
        自動鉛筆替換筆芯|文具
        手工鳳梨酥十二入|食品
        防水登山外套|衣物
        活頁筆記本內頁|文具
        嬰兒羊毛襪五雙|衣物
        花蓮麻糬綜合口味|食品
        油性麥克筆十二色|文具
        無鹽烤杏仁果|食品
        修身牛仔褲|衣物
        圓規與量角器組合|文具
        """,
    ),
    shots=table(
        "商品|類別",
        """
        麻油雞湯調理包|食品
        保暖毛線帽|衣物
        透明膠帶與膠台|文具
        黑糖薑母茶塊|食品
        """,
    ),
)

JINGDIAN = SmallTask(
    "jingdian-shifei",
    code(r"""
    介紹, 問題 = data["介紹"], data["問題"]
    gold = "是" if data["答案"] else "否"
    text = f"介紹：{介紹}\n問題：{問題}\n請回答是或否。\n回答："
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "介紹|問題|答案?",
        """
        這座燈塔建於一八六七年，至今仍在使用。|燈塔現在還用嗎？|true
        步道全長八公里，途中沒有商店。|途中買得到水嗎？|false
        溫泉旅館距離車站五分鐘。|旅館離車站很遠嗎？|false
        老街的戲院每晚七點放電影。|晚上八點去還看得到電影嗎？|true
        吊橋因整修封閉到年底。|現在能走吊橋嗎？|false
        夜市每週一休息。|週五夜市有開嗎？|true
        博物館禁止攝影。|可以在館內拍照嗎？|false
        瀑布旁設有兩座涼亭。|瀑布旁有地方休息嗎？|true
        這間廟供奉媽祖。|廟裡拜的是媽祖嗎？|true
        湖上的遊船只在夏天開航。|一月能坐遊船嗎？|false
        """,
    ),
)

CHECI = SmallTask(
    "checi-biaoge",
    code(r"""
    標題 = "｜".join(data["欄位"])
    內容 = "\n".join("｜".join(列) for 列 in data["列"])
    text = f"請看時刻表回答問題，答案是表中的一格。\n{標題}\n{內容}\n問題：{data['問題']}\n答案："
    return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
    """),
    tuple(
        {
            "欄位": row["欄位"],
            "列": [row["一"], row["二"], row["三"]],
            "問題": row["問題"],
            "答案": row["答案"],
        }
        for row in table(
            "欄位*|一*|二*|三*|問題|答案",
            """
            車次/終點/月台|105/高雄/二|207/花蓮/四|311/臺中/一|207次開往哪裡？|花蓮
            船班/目的地/票價|甲/蘭嶼/1200|乙/綠島/460|丙/小琉球/410|乙船的票價是多少？|460
            公車/首班/末班|紅1/05:40/22:10|藍5/06:00/23:30|綠9/06:20/21:45|藍5的末班是幾點？|23:30
            航班/城市/登機門|BR1/東京/A6|CI8/曼谷/C2|JX3/首爾/B4|飛往首爾的登機門是哪一個？|B4
            車站/縣市/出口|瑞芳/新北/3|斗六/雲林/2|玉里/花蓮/1|斗六站在哪個縣市？|雲林
            車次/座位/餐點|81/12A/素食|85/7D/便當|93/3C/三明治|93次的餐點是什麼？|三明治
            路線/起點/里程|北環/淡水/14|東環/南港/22|西環/板橋/18|東環的里程是多少？|22
            櫃檯/業務/人員|一/退票/小陳|二/劃位/阿美|三/行李/老吳|誰負責行李？|老吳
            車廂/種類/座數|一/商務/30|五/自由/80|九/親子/52|親子車廂有幾個座位？|52
            碼頭/船名/開航|東一/海風/09:15|東二/晨光/10:50|西三/望月/13:20|晨光幾點開航？|10:50
            """,
        )
    ),
)

CHENGYU = SmallTask(
    "chengyu-xuanze",
    code(
        r"""
    選項 = "\n".join(f"（{號}）{詞}" for 號, 詞 in zip("甲乙丙", data["choices"]))
    題 = f"哪個成語適合填入空格？\n{data['sentence']}\n{選項}\n請回答代號。\n代號："
    答 = "甲乙丙"[data["index"]]
    return {"input": 題, "output": 答, "processed_output": 答}
    """,
    ),
    starred(
        """
        他做事總是＿＿，從不半途而廢。|畫蛇添足/*持之以恆/守株待兔
        這場雨＿＿，農民都很高興。|*來得正好/對牛彈琴/杞人憂天
        兩人一見面就＿＿，聊到深夜。|刻舟求劍/掩耳盜鈴/*一見如故
        她的歌聲＿＿，令人難忘。|*餘音繞樑/亡羊補牢/井底之蛙
        別再＿＿了，快說重點。|*拐彎抹角/如魚得水/風調雨順
        球隊＿＿，終於贏得冠軍。|坐井觀天/*齊心協力/半信半疑
        考試前他＿＿，整夜沒睡。|心平氣和/畫龍點睛/*忐忑不安
        店裡的貨品＿＿，什麼都有。|*應有盡有/一無所有/空空如也
        他＿＿，把別人的功勞說成自己的。|拾金不昧/*厚顏無恥/見義勇為
        山路＿＿，開車要小心。|一馬平川/四通八達/*蜿蜒曲折
        """,
        "sentence",
        "choices",
        "index",
    ),
)

LIANGCI = SmallTask(
    "mingci-liangci",
    code(
        r"""
    範例 = "".join(f"名詞：{名}\n量詞：{量}\n\n" for 名, 量 in 已知)
    text = f"為名詞選一個合適的量詞。\n\n{範例}名詞：{data['名詞']}\n量詞："
    return {"input": text, "output": data["量詞"], "processed_output": data["量詞"]}
    """,
        above="""
    已知 = (("馬", "匹"), ("筆", "枝"), ("傘", "把"))
    """,
    ),
    table(
        "名詞|量詞",
        """
        書|本
        車|輛
        河|條
        紙|張
        狗|隻
        樹|棵
        船|艘
        帽子|頂
        燈|盞
        信|封
        """,
    ),
    fewshot=0,
)

TASKS = (SHANGPIN, JINGDIAN, CHECI, CHENGYU, LIANGCI)
