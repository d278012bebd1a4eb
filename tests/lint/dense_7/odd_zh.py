"""Right prompts of this list's own in Chinese whose answers look like slips and are none."""

from __future__ import annotations

from tests.lint.dense_7.making import ask, table

ZH = 'gold = data["a"]\noutput = gold\n'

RIGHT = (
    ask(
        "拼音带声调",
        table(
            "q|a", "妈|mā\n马|mǎ\n水|shuǐ\n人|rén\n大|dà\n天|tiān\n好|hǎo\n国|guó\n爱|ài\n书|shū"
        ),
        "text = f\"写出汉字的拼音，带声调。\\n汉字：{data['q']}\\n拼音：\"\n" + ZH,
    ),
    ask(
        "数字写成大写",
        table(
            "q|a",
            """
            1|壹
            2|贰
            3|叁
            4|肆
            5|伍
            6|陆
            7|柒
            8|捌
            9|玖
            10|拾
            """,
        ),
        "text = f\"把数字写成中文大写。\\n数字：{data['q']}\\n大写：\"\n" + ZH,
    ),
    ask(
        "多选题的答案是几个字母",
        table(
            "q|c*|a",
            """
            哪些是金属？|铁/木头/铜/玻璃|AC
            哪些是鸟？|蝙蝠/猫头鹰/麻雀/飞蛾|BC
            哪些是偶数？|2/4/7/8|ABD
            哪些是水果？|石头/桌子/苹果/葡萄|CD
            哪些在亚洲？|日本/法国/泰国/巴西|AC
            哪些是颜色？|门/椅子/绿/蓝|CD
            哪些是河流？|黄河/泰山/华山/长江|AD
            哪些是动词？|灯/跑/书/唱|BD
            哪些会飞？|鱼/燕子/马/蜜蜂|BD
            哪些是乐器？|笛子/云/雨/鼓|AD
            """,
        ),
        """
        text = f"多选题：{data['q']}\\n"
        text += "".join(f"{letter}. {each}\\n" for letter, each in zip("ABCD", data["c"]))
        text += "写出所有正确选项的字母，按顺序，不加空格。\\n答案："
        gold = data["a"]
        output = gold
        """,
    ),
    ask(
        "年份写成汉字",
        table(
            "q|a",
            """
            1949|一九四九
            2008|二〇〇八
            1997|一九九七
            2024|二〇二四
            1911|一九一一
            1978|一九七八
            2001|二〇〇一
            1666|一六六六
            1840|一八四〇
            2010|二〇一〇
            """,
        ),
        "text = f\"把年份写成汉字。\\n年份：{data['q']}\\n汉字：\"\n" + ZH,
    ),
    ask(
        "簡體字要轉成繁體字",
        table(
            "q|a",
            "学习|學習\n电脑|電腦\n国家|國家\n飞机|飛機\n书店|書店\n医院|醫院\n银行|銀行\n开会|開會\n苹果|蘋果\n汉字|漢字",
        ),
        "text = f\"把簡體字轉成繁體字。\\n簡體：{data['q']}\\n繁體：\"\n" + ZH,
    ),
    ask(
        "病句要改正",
        table(
            "q|a",
            """
            我把饭吃完了了。|我把饭吃完了。
            他他很高兴。|他很高兴。
            今天天气很很好。|今天天气很好。
            我们去去公园。|我们去公园。
            她在在看书。|她在看书。
            猫睡着着了。|猫睡着了。
            门开开了。|门开了。
            雨停停了。|雨停了。
            车来来了。|车来了。
            水凉凉了。|水凉了。
            """,
        ),
        "text = f\"句子里有一个字多写了一遍，请改正。\\n\\n句子：我很很好。\\n改正：我很好。\\n\\n句子：{data['q']}\\n改正：\"\n"
        + ZH,
        fewshot=0,
    ),
    ask(
        "範例和題目都只有一個字",
        table(
            "q|a",
            """
            天|地
            高|低
            大|小
            長|短
            新|舊
            早|晚
            冷|熱
            輕|重
            快|慢
            遠|近
            """,
        ),
        "text = f\"寫出反義字。\\n\\n字：黑\\n反義：白\\n\\n字：上\\n反義：下\\n\\n字：{data['q']}\\n反義：\"\n"
        + ZH,
        fewshot=0,
    ),
)
