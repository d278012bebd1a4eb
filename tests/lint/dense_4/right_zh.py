"""Small right tasks in Chinese that look odd."""

from __future__ import annotations

from tests.lint.dense_4.making import own, table


def _plain(text: str) -> str:
    return f'text = {text}\nreturn {{"input": text, "output": data["a"], "processed_output": data["a"]}}'


RIGHT = (
    own(
        "one sign is asked for, and each answer is one",
        "fanyi",
        _plain(r"""f"写出反义字，只写一个字。\n字：{data['q']}\n反义字：" """),
        table(
            "q|a",
            """
            大|小
            高|低
            黑|白
            冷|热
            远|近
            快|慢
            轻|重
            新|旧
            """,
        ),
    ),
    own(
        "traditional text is to be turned into simplified, so that both are there",
        "jianti",
        _plain(r"""f"把繁体句子改写成简体。\n繁体：{data['q']}\n简体：" """),
        table(
            "q|a",
            """
            圖書館關門了。|图书馆关门了。
            他買了兩張車票。|他买了两张车票。
            這個問題很難。|这个问题很难。
            飛機晚點一個小時。|飞机晚点一个小时。
            醫生說沒關係。|医生说没关系。
            我們學習漢語。|我们学习汉语。
            風吹開了窗戶。|风吹开了窗户。
            貓在樹下睡覺。|猫在树下睡觉。
            """,
        ),
    ),
    own(
        "English labels are asked for in a Chinese prompt, and are right",
        "yingwen-biaoqian",
        _plain(
            r"""f"判断句子的时态，只回答 past、present 或 future。\n句子：{data['q']}\n时态：" """
        ),
        table(
            "q|a",
            """
            他昨天去了上海。|past
            她现在正在做饭。|present
            我们下个月搬家。|future
            去年这里下过大雪。|past
            孩子们此刻在睡觉。|present
            火车五分钟后到站。|future
            我小时候住在乡下。|past
            他明年毕业。|future
            电话正在响。|present
            """,
        ),
    ),
    own(
        "yes and no are stored as Y and N",
        "yn",
        r"""
        gold = {"Y": "是", "N": "否"}[data["flag"]]
        text = f"{data['q']}（回答“是”或“否”）\n回答："
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "q|flag",
            """
            冰是固体吗？|Y
            太阳从西边升起吗？|N
            三角形有四条边吗？|N
            蜜蜂会飞吗？|Y
            火是冷的吗？|N
            铁能被磁铁吸引吗？|Y
            一周有七天吗？|Y
            鱼用肺呼吸吗？|N
            """,
        ),
    ),
    own(
        "numbers in Chinese signs are to be written in digits",
        "shuzi",
        _plain(r"""f"把中文数字写成阿拉伯数字。\n中文：{data['q']}\n数字：" """),
        table(
            "q|a",
            """
            三十五|35
            一百零二|102
            九|9
            四千|4000
            七十|70
            二百五十|250
            十八|18
            六万|60000
            """,
        ),
    ),
    own(
        "two labels that differ in one sign, 有效 and 无效",
        "youxiao",
        _plain(r"""f"判断邮箱地址有效还是无效。\n地址：{data['q']}\n结果：" """),
        table(
            "q|a",
            """
            li@example.com|有效
            wang.example.com|无效
            zhao@@mail.cn|无效
            sun_88@mail.cn|有效
            @example.com|无效
            qian.lei@shop.com|有效
            zhou@|无效
            wu@school.edu|有效
            """,
        ),
    ),
    own(
        "the last one is asked for, in traditional characters, and is right",
        "zuihou",
        r"""
        text = f"下列詞語中，排在最後的是哪一個？\n詞語：{'、'.join(data['o'])}\n回答：\n"
        return {"input": text, "output": data["o"][-1], "processed_output": data["o"][-1]}
        """,
        table(
            "o*",
            """
            蘋果/香蕉/葡萄
            貓/狗/兔/馬
            臺北/高雄/臺南
            春/夏/秋/冬
            鋼琴/小提琴
            紅/綠/藍
            麵包/牛奶/雞蛋/果醬
            火車/飛機/輪船
            """,
        ),
    ),
    own(
        "a verse is to be gone on with, and the answer is not in the text",
        "shiju",
        _plain(r"""f"請寫出下一句。\n上句：{data['q']}\n下句：" """),
        table(
            "q|a",
            """
            床前明月光|疑是地上霜
            白日依山盡|黃河入海流
            春眠不覺曉|處處聞啼鳥
            鋤禾日當午|汗滴禾下土
            紅豆生南國|春來發幾枝
            千山鳥飛絕|萬徑人蹤滅
            松下問童子|言師採藥去
            空山不見人|但聞人語響
            """,
        ),
    ),
)
