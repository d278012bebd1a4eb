"""Right tasks in traditional characters, on entailment, and in two languages."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

FANYI = SmallTask(
    "fanyi-tw",
    code(
        """
        text = TI_SHI % (data["en"],)
        return {"input": text, "output": data["zh"], "processed_output": data["zh"]}
        """,
        """
        TI_SHI = "請把英文翻譯成繁體中文。\\n英文：%s\\n中文："
        """,
    ),
    table(
        "en|zh",
        """
        The library is closed today.|圖書館今天休館。
        Please take off your shoes.|請脫鞋。
        My grandmother grows roses.|我奶奶種玫瑰。
        This bus goes to the airport.|這班公車開往機場。
        He has lost his keys.|他把鑰匙弄丟了。
        We ordered two bowls of noodles.|我們點了兩碗麵。
        The typhoon arrives tomorrow.|颱風明天到。
        Whose bicycle is this?|這是誰的腳踏車？
        She speaks three languages.|她會說三種語言。
        The river is very wide here.|這裡的河很寬。
        I have never been to Hualien.|我沒去過花蓮。
        Turn left at the post office.|在郵局左轉。
        """,
    ),
)

CHANGSHI = SmallTask(
    "changshi-ppl",
    code(
        """
        xuan_xiang = "、".join(data["target_scores"])
        text = f"題目：{data['question']}\\n選項：{xuan_xiang}\\n答案：\\n"
        gold = next(each for each, score in data["target_scores"].items() if score)
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "question|target_scores=",
        """
        台灣最高的山是哪一座？|*玉山/雪山/合歡山
        端午節要吃什麼？|月餅/*粽子/湯圓
        下列哪一種動物是哺乳類？|企鵝/鱷魚/*鯨魚
        彩虹最外圈是什麼顏色？|*紅色/紫色/綠色
        一年當中白天最長的是哪個節氣？|冬至/*夏至/春分
        《西遊記》的作者是誰？|羅貫中/曹雪芹/*吳承恩
        人體最大的器官是什麼？|*皮膚/肝臟/肺
        圍棋的棋盤有幾條橫線？|十七條/*十九條/二十一條
        下列哪一種樂器用弓來拉？|琵琶/古箏/*二胡
        水的化學式是什麼？|*H2O/CO2/NaCl
        哪一種花在冬天開？|荷花/*梅花/向日葵
        香港的貨幣是什麼？|人民幣/澳門幣/*港元
        """,
    ),
    method="ppl",
    metric="log_prob",
)

TOUSU = SmallTask(
    "tousu-fenlei",
    code(
        """
        bu_men = data["dept"]
        return {
            "input": SHUO_MING + SHI_LI + f"\\n投訴：{data['complaint']}\\n部門：",
            "output": bu_men,
            "processed_output": bu_men,
        }
        """,
        """
        SHUO_MING = "把市民的投訴分派給一個部門：交通、環境或房屋。\\n\\n"
        SHI_LI = (
            "投訴：公園裡的垃圾桶三天沒有清。\\n部門：環境\\n\\n"
            "投訴：過馬路的燈太短，老人走不完。\\n部門：交通\\n\\n"
            "投訴：電梯壞了一個月還沒有修。\\n部門：房屋\\n"
        )
        """,
    ),
    table(
        "complaint|dept",
        """
        小巴司機在斑馬線前不停車。|交通
        工地晚上十點還在打樁，很吵。|環境
        天花板滲水，管理處一直不理。|房屋
        巴士站的上蓋不見了，下雨無處躲。|交通
        溪水變成了綠色，而且有臭味。|環境
        公屋的大門密碼鎖失靈。|房屋
        貨車長期停在單車徑上。|交通
        後巷有人把廚餘倒進水渠。|環境
        走廊的燈壞了，晚上一片漆黑，樓上樓下都一樣。|房屋
        隧道口的路牌被樹擋住。|交通
        燒烤場的煙飄進教室。|環境
        我申請調遷單位，半年沒有回音。|房屋
        """,
    ),
    fewshot=0,
)

YUNHAN = SmallTask(
    "yunhan-ppl",
    code(
        """
        gold = [k for k, v in data["target_scores"].items() if v == 1][0]
        text = (
            f"前提：{data['passage'][0]}\\n"
            f"假设：{data['passage'][1]}\\n"
            "两句话的关系是蕴含、中立还是矛盾？\\n"
        )
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "passage": [row["first"], row["second"]],
            "target_scores": {name: int(name == row["label"]) for name in ("蕴含", "中立", "矛盾")},
        }
        for row in table(
            "first|second|label",
            """
            所有的学生都交了作业。|小明是学生，他交了作业。|蕴含
            教室里一个人也没有。|有人在教室里唱歌。|矛盾
            她在火车站等人。|她在等她的妹妹。|中立
            昨天下了一整天的雨。|昨天有雨。|蕴含
            这家店从不打折。|这家店上周打了五折。|矛盾
            他买了一辆新车。|他买的车是红色的。|中立
            桌上只有一只杯子。|桌上有三只杯子。|矛盾
            猫正在沙发上睡觉。|有一只动物在睡觉。|蕴含
            我姐姐在医院工作。|我姐姐是护士。|中立
            桥去年就拆掉了。|那座桥现在已经不在了。|蕴含
            会议推迟到了星期五。|会议按原定的星期三举行。|矛盾
            孩子们在公园里放风筝。|今天是星期天。|中立
            """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

CIHUI = SmallTask(
    "cihui-english",
    code(
        """
        text = "\\n".join(
            (
                "根据中文释义写出英文单词，只写一个单词。",
                f"释义：{data['meaning']}",
                f"首字母：{data['word'][0]}",
                "单词：",
            )
        )
        return {"input": text, "output": data["word"], "processed_output": data["word"]}
        """
    ),
    table(
        "meaning|word",
        """
        存放书籍供人借阅的地方|library
        下雨时撑在头上的用具|umbrella
        给人看病的人|doctor
        一年中最冷的季节|winter
        连接两岸、供人通行的建筑|bridge
        用来写字的木杆，里面有石墨芯|pencil
        把一种语言转换成另一种语言的人|translator
        天上的水汽凝结成的白色团块|cloud
        夜里照明用的蜡制品|candle
        用面粉烤成的常见主食|bread
        生活在沙漠里、背上有峰的动物|camel
        记录年月日的纸本或墙上的挂件|calendar
        """,
    ),
)

TASKS = (FANYI, CHANGSHI, TOUSU, YUNHAN, CIHUI)
