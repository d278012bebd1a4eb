"""Right small tasks in Chinese, whose matter looks like a fault."""

from __future__ import annotations

from tests.lint.dense_6.making import own

RIGHT = (
    own(
        "traditional characters are to be written as simplified ones",
        "q|a",
        """
        歡迎光臨|欢迎光临
        電腦教室|电脑教室
        後門請進|后门请进
        請勿吸煙|请勿吸烟
        圖書館|图书馆
        學習漢語|学习汉语
        飛機場|飞机场
        萬里長城|万里长城
        """,
        """f"把繁体字改写成简体字。\\n繁体：{data['q']}\\n简体：\"""",
        output="gold",
    ),
    own(
        "words of a segmenter are to be joined",
        "q|a",
        """
        我们 明天 去 爬山|我们明天去爬山
        他 在 银行 工作|他在银行工作
        请 把 门 关上|请把门关上
        今天 风 很 大|今天风很大
        她 会 说 法语|她会说法语
        火车 晚点 了|火车晚点了
        孩子 们 睡 了|孩子们睡了
        湖面 结 了 冰|湖面结了冰
        """,
        """f"去掉分词留下的空格。\\n分词：{data['q']}\\n原句：\"""",
        output="gold",
    ),
    own(
        "full-width digits are to be made plain",
        "q|a",
        """
        １９９８年|1998年
        ３５元|35元
        Ａ座１２层|A座12层
        ６０％|60%
        ２０２４／５／１|2024/5/1
        Ｂ７|B7
        ８：３０|8:30
        １０ｋｇ|10kg
        """,
        """f"把全角字符改成半角字符。\\n全角：{data['q']}\\n半角：\"""",
        output="gold",
    ),
    own(
        "letters of pinyin with the marks of tones",
        "q|a",
        """
        mǎ|马
        shuǐ|水
        huǒ|火
        shān|山
        yuè|月
        rén|人
        niǎo|鸟
        yú|鱼
        """,
        """f"哪个字读这个音：马、水、火、山、月、人、鸟还是鱼？\\n拼音：{data['q']}\\n汉字：\"""",
        output="gold",
    ),
    own(
        "sayings that say the same words twice",
        "q|a",
        """
        知之为知之，不知为＿＿。|不知
        人不犯我，我不＿＿。|犯人
        活到老，学到＿＿。|老
        一是一，二是＿＿。|二
        种瓜得瓜，种豆得＿＿。|豆
        前不着村，后不着＿＿。|店
        吃一堑，长一＿＿。|智
        天外有天，人外有＿＿。|人
        """,
        """f"填上空缺的字。\\n句子：{data['q']}\\n空缺：\"""",
        output="gold",
    ),
    own(
        "Chinese text without any marks, to which they are to be added",
        "q|a",
        """
        你好吗|你好吗？
        真漂亮啊|真漂亮啊！
        我是学生|我是学生。
        他来了没有|他来了没有？
        快跑|快跑！
        今天星期三|今天星期三。
        谁敲门|谁敲门？
        书在桌上|书在桌上。
        """,
        """f"在句末加上句号、问号或叹号。\\n原文：{data['q']}\\n加标点：\"""",
        output="gold",
    ),
    own(
        "entries of a dictionary in traditional characters with brackets inside one another",
        "q|a",
        """
        【杯】盛液體的器具（如「茶杯」）|茶杯
        【車】有輪的陸上交通工具（如「火車」）|火車
        【刀】切割的工具（如「菜刀」）|菜刀
        【燈】照明的器具（如「檯燈」）|檯燈
        【鏡】照出形像的器具（如「銅鏡」）|銅鏡
        【筆】書寫的工具（如「毛筆」）|毛筆
        【船】水上交通工具（如「帆船」）|帆船
        【鞋】穿在腳上的東西（如「布鞋」）|布鞋
        """,
        """f"抄出詞條所舉的例詞。\\n詞條：{data['q']}\\n例詞：\"""",
        output="gold",
    ),
)
