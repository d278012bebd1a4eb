"""Right prompts in traditional characters that people of several trades would write, odd on purpose."""

from __future__ import annotations

from tests.lint.dense_18.making import keyed, ranked, right, table

RIGHT = (
    right(
        "simplified sentences to be written in traditional characters",
        "jian-zhuan-fan",
        r"""
        text = f"把簡體字改寫成正體字，不改用詞。\n簡體：{data['simplified']}\n正體："
        gold = data["traditional"]
        """,
        table(
            "simplified|traditional",
            """
        头发长了该剪了|頭髮長了該剪了
        皇后在花园后面散步|皇后在花園後面散步
        这件事发生在面包店|這件事發生在麵包店
        干燥的树干可以当柴|乾燥的樹幹可以當柴
        他见面时吃了一碗面|他見面時吃了一碗麵
        公里数写在里面|公里數寫在裡面
        系主任联系了我|系主任聯繫了我
        松树下很放松|松樹下很放鬆
        表哥买了一块手表|表哥買了一塊手錶
        """,
        ),
        lead="",
    ),
    right(
        "words in the signs of Bopomofo",
        "zhuyin-guozi",
        r"""
        text = f"看注音寫國字。\n注音：{data['zhuyin']}\n國字："
        gold = data["word"]
        """,
        table(
            "zhuyin|word",
            """
        ㄊㄞˊ ㄨㄢ|臺灣
        ㄒㄩㄝˊ ㄒㄧㄠˋ|學校
        ㄆㄥˊ ㄧㄡˇ|朋友
        ㄉㄧㄢˋ ㄋㄠˇ|電腦
        ㄒㄧ ㄍㄨㄚ|西瓜
        ㄏㄨㄛˇ ㄔㄜ|火車
        ㄧ ㄩㄢˋ|醫院
        ㄊㄨˊ ㄕㄨ ㄍㄨㄢˇ|圖書館
        ㄋㄧㄡˊ ㄋㄞˇ|牛奶
        ㄌㄠˇ ㄕ|老師
        """,
        ),
        lead="",
        max_tokens=8,
    ),
    right(
        "holdings of courts that name both parties, of whom one bears the costs",
        "susong-feiyong",
        r"""
        text = f"主文：{data['holding']}\n訴訟費用由誰負擔（原告或被告）？\n負擔者："
        gold = data["party"]
        """,
        table(
            "holding|party",
            """
        原告之訴駁回。訴訟費用由原告負擔。|原告
        被告應給付原告新臺幣五萬元。訴訟費用由被告負擔。|被告
        被告應將房屋騰空返還原告。訴訟費用由被告負擔。|被告
        原告請求被告給付租金之訴駁回。訴訟費用由原告負擔。|原告
        原告之訴及假執行之聲請均駁回。訴訟費用由原告負擔。|原告
        准原告與被告離婚。訴訟費用由被告負擔。|被告
        被告應拆除圍牆。原告其餘之訴駁回。訴訟費用由被告負擔。|被告
        原告先位及備位之訴均駁回。訴訟費用由原告負擔。|原告
        """,
        ),
        lead="",
    ),
    right(
        "Cantonese to be put into Mandarin",
        "yueyu-guoyu",
        r"""
        text = "請把粵語翻譯成國語。\n粵語：" + data["yue"] + "\n國語："
        gold = data["cmn"]
        """,
        table(
            "yue|cmn",
            """
        你食咗飯未呀？|你吃飯了嗎？
        我哋聽日去睇戲。|我們明天去看電影。
        佢唔喺屋企。|他不在家。
        呢個幾多錢？|這個多少錢？
        我唔識講日文。|我不會說日文。
        琴日落好大雨。|昨天下很大的雨。
        啲細路喺公園玩。|孩子們在公園玩。
        邊個攞咗我把遮？|誰拿了我的傘？
        """,
        ),
        lead="",
        metric="chrf",
    ),
    ranked(
        "visiting hours with an exception for children, and what follows for a visitor",
        "tanbing-guiding",
        r"""
        text = (
            "探病規定：每日下午兩點到四點可以探病；未滿十二歲的兒童不得進入，但探望父母者除外。\n"
            f"情況：{data['case']}\n結論：這個人現在"
        )
        """,
        keyed(
            "case",
            """
        三十歲的女兒下午三點來看母親。|*可以探病/不可以探病
        八歲的男孩下午三點來看表哥。|可以探病/*不可以探病
        十歲的女孩下午兩點半來看父親。|*可以探病/不可以探病
        同事上午十點來送花。|可以探病/*不可以探病
        五歲的孩子晚上八點來看母親。|可以探病/*不可以探病
        十五歲的學生下午三點半來看老師。|*可以探病/不可以探病
        十一歲的弟弟下午三點來看姊姊。|可以探病/*不可以探病
        六十歲的鄰居下午兩點十分來看他。|*可以探病/不可以探病
        """,
            lead="",
        ),
        fewshot=4,
    ),
    right(
        "years of the Republic to be counted in the common era, as the prompt explains",
        "minguo-nian",
        r"""
        text = f"民國年加 1911 就是西元年。\n{data['fact']}那是西元哪一年？只寫數字。\n答："
        gold = data["year"]
        """,
        table(
            "fact|year",
            """
        這棟老屋蓋於民國三十八年。|1949
        外公在民國五十七年開了雜貨店。|1968
        臺灣在民國七十六年解除戒嚴。|1987
        九二一大地震發生在民國八十八年。|1999
        姑姑的身分證寫著民國六十三年生。|1974
        學校於民國九十年改名。|2001
        這枚硬幣上刻著民國一百年。|2011
        高鐵在民國九十六年通車。|2007
        這輛車是民國一百一十二年出廠的。|2023
        """,
        ),
        lead="",
        max_tokens=8,
    ),
)
