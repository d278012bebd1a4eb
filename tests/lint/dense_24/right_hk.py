"""Right prompts in traditional Chinese as people in Hong Kong write them."""

from __future__ import annotations

from tests.lint.dense_24.making import ask
from tests.lint.making import table

RIGHT = (
    ask(
        "sentences of Cantonese into written Chinese",
        "yueyu-shumian",
        """
        請將粵語口語改寫為書面語，保持原意，只輸出改寫結果。

        口語：{spoken}
        書面語：
        """,
        table(
            "spoken|written",
            """
            你食咗飯未呀？|你吃過飯了嗎？
            佢哋琴日去咗長洲。|他們昨天去了長洲。
            呢件衫好靚。|這件衣服很漂亮。
            我唔知佢喺邊度。|我不知道他在哪裏。
            聽日會唔會落雨？|明天會不會下雨？
            啲細路喺公園玩緊。|孩子們正在公園玩。
            你等我一陣。|你等我一會兒。
            今晚啲餸好好味。|今晚的菜很好吃。
            架巴士走咗喇。|巴士開走了。
            我哋一齊睇戲啦。|我們一起看電影吧。
            """,
        ),
        gold='data["written"]',
        shots=table(
            "spoken|written",
            """
            佢返咗屋企喇。|他回家了。
            呢度有冇廁所？|這裏有沒有洗手間？
            我好鍾意飲凍奶茶。|我很喜歡喝冰奶茶。
            """,
        ),
        style="replace",
    ),
    ask(
        "route and reason of a notice of buses, one a line with its name",
        "bashi-tonggao",
        """
        從巴士公司通告擷取「路線」及「原因」，分兩行輸出：
        路線：
        原因：

        通告：因彌敦道水浸，1A號線將改行窩打老道。
        路線：1A
        原因：彌敦道水浸

        通告：{notice}
        """,
        table(
            "notice|route|reason",
            """
            由於皇后大道中修路，11號線暫停服務。|11|皇后大道中修路
            因吐露港公路交通意外，74X號線班次延誤。|74X|吐露港公路交通意外
            受維多利亞公園年宵影響，8X號線須繞道。|8X|維多利亞公園年宵
            因屯門公路塌樹，59M號線需時較長。|59M|屯門公路塌樹
            由於荔枝角道爆水管，6C號線臨時改道。|6C|荔枝角道爆水管
            因西環單車賽，5B號線縮短行程。|5B|西環單車賽
            受青馬大橋強風影響，A21號線改用隧道。|A21|青馬大橋強風
            由於軒尼詩道火警，10號線不停灣仔站。|10|軒尼詩道火警
            因將軍澳電纜工程，98C號線延長行車時間。|98C|將軍澳電纜工程
            """,
        ),
        work="""gold = f"路線：{data['route']}\\n原因：{data['reason']}" """,
        output='"\\n" + gold',
        postprocess="general_torch",
        own={"filters": [{"function": "remove_whitespace"}, {"function": "take_first"}]},
        stop=("\n\n",),
        fewshot=0,
        style="literals",
    ),
    ask(
        "posts of a forum in Cantonese, positive or negative",
        "liandeng-qingxu",
        """
        留言：{post}
        情緒（正面／負面）：
        """,
        table(
            "post|answer",
            """
            呢間茶記啲西多士正到爆！|正面
            等足個半鐘先有位，以後唔會再嚟。|負面
            職員好有禮貌，仲幫我影相，讚。|正面
            部電話用咗兩日就壞，嬲死我。|負面
            個場好舊，啲凳又爛，失望。|負面
            今次演唱會勁好聽，值回票價！|正面
            呀哥推介嘅燒鵝真係好味。|正面
            落錯單仲要黑面，服務態度極差。|負面
            海景靚到不得了，一定再去。|正面
            隻手錶甩色，完全係呃錢。|負面
            """,
        ),
        style="join",
    ),
    ask(
        "a menu with prices, and what to pay for a meal in whole dollars",
        "chacanting-caidan",
        """
        【餐牌】
        {menu}

        【點菜】{order}

        請計算總數，只寫整數，單位為港元。
        總數：
        """,
        table(
            "menu|order|answer",
            """
            凍檸茶 22元⏎菠蘿油 18元|凍檸茶一杯、菠蘿油兩個|58
            沙嗲牛麵 46元⏎熱奶茶 20元|沙嗲牛麵兩碗、熱奶茶一杯|112
            叉燒飯 52元⏎例湯 15元|叉燒飯一碟、例湯一碗|67
            西多士 30元⏎鴛鴦 24元|西多士三份、鴛鴦三杯|162
            蛋撻 9元⏎雞尾包 11元|蛋撻四個、雞尾包兩個|58
            乾炒牛河 65元⏎豆漿 14元|乾炒牛河一碟、豆漿兩杯|93
            魚蛋粉 44元⏎炸魚皮 26元|魚蛋粉兩碗、炸魚皮一份|114
            雲吞麵 48元⏎油菜 25元|雲吞麵三碗、油菜一碟|169
            白粥 16元⏎油炸鬼 12元|白粥兩碗、油炸鬼一條|44
            焗豬扒飯 70元⏎羅宋湯 28元|焗豬扒飯兩份、羅宋湯兩碗|196
            """,
        ),
        fewshot=0,
    ),
    ask(
        "guilty or not, out of a report from court",
        "fating-caijue",
        """
        閱讀以下法庭新聞，指出被告最終是「罪成」還是「罪名不成立」。

        新聞：{news}
        裁決：
        """,
        table(
            "news|answer",
            """
            偷取同事手袋的文員今日承認控罪，判社會服務令八十小時。|罪成
            裁判官指證人供詞前後矛盾，疑點利益歸於被告，當庭釋放。|罪名不成立
            陪審團一致裁定司機危險駕駛，囚十四個月。|罪成
            控方未能證明男子知悉包裹藏毒，被告獲釋。|罪名不成立
            涉虛報學歷的保安經審訊後被定罪，罰款五千元。|罪成
            法官接納被告出於自衞，撤銷其傷人罪，並判給訟費。|罪名不成立
            店東明知是賊贓仍然收購，被判監半年。|罪成
            閉路電視證實被告當時身在公司，裁判官判其無罪。|罪名不成立
            前會計師挪用公款三百萬，認罪後還押候判。|罪成
            警員搜查程序違規，證物不獲接納，女子脫罪離開法院。|罪名不成立
            """,
        ),
        fewshot=2,
    ),
    ask(
        "signals of rainstorms by the rain in an hour, with if and else",
        "baoyu-xinhao",
        """
        暴雨警告信號按每小時雨量發出：
        - 如果雨量超過70毫米，發出黑色信號；
        - 如果雨量超過50毫米但不超過70毫米，發出紅色信號；
        - 如果雨量超過30毫米但不超過50毫米，發出黃色信號；
        - 否則不發出信號，寫「無」。
        請寫出信號的顏色，用兩個字；沒有信號時除外。

        每小時雨量：{rain}毫米
        信號：
        """,
        table(
            "rain#|answer",
            """
            35|黃色
            82|黑色
            20|無
            61|紅色
            48|黃色
            95|黑色
            55|紅色
            12|無
            74|黑色
            41|黃色
            68|紅色
            5|無
            """,
        ),
        fewshot=0,
        style="literals",
    ),
    ask(
        "offensive or not, with what the annotators were told",
        "liuyan-maofan",
        """
        標註指引
        冒犯：辱罵他人、詛咒他人或歧視某個羣體
        不冒犯：一般意見、批評事情而非攻擊人

        請為留言選擇標籤：冒犯、不冒犯

        留言：{comment}
        標籤：
        """,
        table(
            "comment|answer",
            """
            你個廢柴，去死啦。|冒犯
            我認為票價加得太急。|不冒犯
            那區的人全部都是垃圾。|冒犯
            節目改期也不早點公布，安排欠佳。|不冒犯
            胖成豬一樣還敢上鏡，嘔心。|冒犯
            新圖書館的座位比以前多。|不冒犯
            講這種話的人都是低能兒。|冒犯
            劇本節奏太慢，我看到一半便睡着了。|不冒犯
            祝你全家早日遭殃。|冒犯
            建議政府增設單車徑。|不冒犯
            """,
        ),
        fewshot=0,
    ),
    ask(
        "is a place on the island, in Kowloon or in the New Territories",
        "diqu-sanxuan",
        """
        香港地理小測驗：{place}在港島、九龍還是新界？
        答：
        """,
        table(
            "place|answer",
            """
            銅鑼灣|港島
            旺角|九龍
            沙田|新界
            太平山頂|港島
            尖沙咀|九龍
            元朗|新界
            中環|港島
            黃大仙|九龍
            大埔|新界
            赤柱|港島
            觀塘|九龍
            西貢|新界
            """,
        ),
        style="add",
    ),
    ask(
        "how alike two sentences are, from 0 to 2 by a scale",
        "xiangsi-chengdu",
        """
        請為兩句的相似程度評分，取值為0、1、2。
        2分：意思完全一樣
        1分：主題相同，但內容不同
        0分：主題不同

        句子甲：{first}
        句子乙：{second}
        分數：
        """,
        table(
            "first|second|score#",
            """
            渡輪每半小時開一班。|每隔三十分鐘有一班渡輪。|2
            渡輪票價下月調高。|新渡輪上週下水。|1
            渡輪停泊在碼頭。|姨媽學會了做月餅。|0
            學校下星期一放假。|下週一學校不用上課。|2
            學校操場正在翻新。|學校請了三位新老師。|1
            學校禮堂可坐五百人。|颱風正移近呂宋。|0
            爺爺每朝到茶樓飲茶。|爺爺天天早上去茶樓喝茶。|2
            爺爺喜歡下棋。|爺爺當過海員。|1
            爺爺的眼鏡斷了。|展覽館免費入場。|0
            股市今天大跌。|今天股市重挫。|2
            """,
        ),
        gold='str(data["score"])',
        fewshot=2,
    ),
)
