"""Right prompts in Chinese that look odd, in simplified and traditional characters."""

from __future__ import annotations

from tests.lint.making import ask, odd, qa, starred
from tests.lint.twentyeighth.tasks_zh import TCALL, TGAP, TNLI, ZMCQ, ZNEWS, ZSENT, ZSPAN

FANYI = qa("""
apple > 苹果
river > 河流
teacher > 老师
winter > 冬天
bridge > 桥
doctor > 医生
window > 窗户
moon > 月亮
""")
SHENGHUI = qa("""
广东 > 广州
四川 > 成都
浙江 > 杭州
湖北 > 武汉
陕西 > 西安
山东 > 济南
福建 > 福州
云南 > 昆明
""")
SUANSHU = qa("""
8 + 15 > 23
40 - 12 > 28
6 * 7 > 42
90 / 5 > 18
33 + 9 > 42
71 - 20 > 51
12 * 4 > 48
56 / 8 > 7
""")
ZHENJIA = qa("""
鯨魚是哺乳動物。 > 是
太陽從西邊升起。 > 否
三角形有三個角。 > 是
一年有十三個月。 > 否
冰比水輕。 > 是
蜘蛛有六條腿。 > 否
鐵會生鏽。 > 是
企鵝會飛。 > 否
""")
SHENGXIAO = starred("""
下列哪一種是水果？|*芒果/白菜/豆腐
下列哪一種是樂器？|剪刀/*鋼琴/雨傘
下列哪一種是交通工具？|花瓶/枕頭/*火車
下列哪一種是鳥類？|*麻雀/鯉魚/青蛙
下列哪一種是昆蟲？|老鷹/*螞蟻/山羊
下列哪一種是金屬？|木頭/棉花/*黃銅
下列哪一種是文具？|*鉛筆/湯匙/毛巾
下列哪一種是季節？|早晨/*秋天/星期
下列哪一種是顏色？|方形/響亮/*紫色
""")
FANYI_T = qa("""
今天的天氣很好。 > The weather is very good today.
我想喝一杯茶。 > I would like to drink a cup of tea.
他住在海邊。 > He lives by the sea.
圖書館在哪裡？ > Where is the library?
我們明天見。 > See you tomorrow.
她會說三種語言。 > She speaks three languages.
這本書很有趣。 > This book is very interesting.
火車已經開走了。 > The train has already left.
""")
CHENGYU = qa("""
画蛇添 > 足
守株待 > 兔
亡羊补 > 牢
井底之 > 蛙
对牛弹 > 琴
一箭双 > 雕
狐假虎 > 威
雪中送 > 炭
""")

Z = "gold"
LIST = '"\\n".join(f"{m}{o}" for m, o in zip(MARKS, data["choices"]))'

RIGHT = (
    ask("英译汉，箭头作提示", FANYI, "f\"{data['q']} →\""),
    ask("英译汉，中文引号", FANYI, "f\"“{data['q']}”用中文怎么说？\\n答：\"", output=Z),
    ask("英译汉，词典的样子", FANYI, "f\"【{data['q']}】名词。释义：\"", output=Z),
    ask("省会，句子接着写", SHENGHUI, "f\"{data['q']}省的省会是\"", output=Z),
    ask("省会，问答用甲乙", SHENGHUI, "f\"甲：{data['q']}的省会是哪里？\\n乙：\"", output=Z),
    ask(
        "省会，答案后要加市字",
        SHENGHUI,
        "f\"请写出省会，并加上“市”字。\\n省：{data['q']}\\n省会：\"",
        gold="data['a'] + '市'",
        output=Z,
    ),
    ask(
        "省会，用英文提问用中文作答",
        SHENGHUI,
        "f\"Name the capital of the Chinese province. Answer in Chinese.\\nProvince: {data['q']}\\n"
        'Capital:"',
    ),
    ask("算术，等号作提示", SUANSHU, "f\"{data['q']} =\""),
    ask("算术，只写数字", SUANSHU, "f\"计算：{data['q']}\\n只写阿拉伯数字。\\n得数：\"", output=Z),
    ask(
        "算术，要写出完整的等式",
        SUANSHU,
        "f\"算式：{data['q']}\\n请写出完整的等式。\\n等式：\"",
        gold="data['q'] + ' = ' + data['a']",
        output=Z,
    ),
    ask(
        "算术，答案放在方括号里",
        SUANSHU,
        "f\"{data['q']}等于多少？请把答案放在【】里。\\n答：\"",
        gold="'【' + data['a'] + '】'",
        output=Z,
    ),
    ask(
        "判斷，是或否",
        ZHENJIA,
        "f\"敘述：{data['q']}\\n這個敘述是否正確？請答「是」或「否」。\\n判斷：\"",
        output=Z,
    ),
    ask(
        "判斷，用圈和叉",
        ZHENJIA,
        "f\"正確請寫○，錯誤請寫╳。\\n{data['q']}\\n符號：\"",
        gold="'○' if data['a'] == '是' else '╳'",
        output=Z,
    ),
    ask(
        "判斷，用英文字母",
        ZHENJIA,
        "f\"（T＝正確，F＝錯誤）\\n{data['q']}\\n答案：\"",
        gold="'T' if data['a'] == '是' else 'F'",
        output=Z,
    ),
    ask(
        "判斷，用數字，圖例在前",
        ZHENJIA,
        "f\"1表示錯誤，2表示正確。\\n句子：{data['q']}\\n數字：\"",
        gold="'2' if data['a'] == '是' else '1'",
        output=Z,
    ),
    ask(
        "選項用天干",
        SHENGXIAO,
        f'data["question"] + "\\n" + {LIST} + "\\n答案："',
        gold='"甲乙丙"[data["answer"]]',
        output=Z,
        above='MARKS = ("甲、", "乙、", "丙、")',
    ),
    ask(
        "選項用中文數字",
        SHENGXIAO,
        f'data["question"] + "\\n" + {LIST} + "\\n請寫選項的中文數字："',
        gold='"一二三"[data["answer"]]',
        output=Z,
        above='MARKS = ("（一）", "（二）", "（三）")',
    ),
    ask(
        "選項用全形字母，答案也是",
        SHENGXIAO,
        f'data["question"] + "\\n" + {LIST} + "\\n答案："',
        gold='"ＡＢＣ"[data["answer"]]',
        output=Z,
        above='MARKS = ("Ａ．", "Ｂ．", "Ｃ．")',
    ),
    ask(
        "選項排成一行，寫出文字",
        SHENGXIAO,
        '"｜".join(data["choices"]) + "\\n" + data["question"] + "\\n請寫出該詞："',
        gold='data["choices"][data["answer"]]',
        output=Z,
    ),
    ask("漢譯英，提示語用英文", FANYI_T, "f\"Chinese: {data['q']}\\nEnglish:\""),
    ask("漢譯英，引號是直角的", FANYI_T, "f\"請把「{data['q']}」翻譯成英文。\\n英文：\"", output=Z),
    ask("成语缺最后一个字", CHENGYU, "f\"补全成语：{data['q']}□\\n□＝\"", output=Z),
    ask(
        "成语，写出四个字",
        CHENGYU,
        "f\"请写出以“{data['q']}”开头的四字成语：\\n成语：\"",
        gold="data['q'] + data['a']",
        output=Z,
    ),
    odd("题目和选项用方头括号", ZMCQ, ("题目：", "【题目】"), ("\\n答案：", "\\n【答案】")),
    odd("评论用引号括起", ZSENT, ("评论：{data['review']}", "“{data['review']}”")),
    odd(
        "问题在文章之前",
        ZSPAN,
        (
            "文章：{data['context']}\\n问题：{data['question']}",
            "问题：{data['question']}\\n文章：{data['context']}",
        ),
    ),
    odd(
        "类别编号从一百开始",
        ZNEWS,
        ("enumerate(NAMES)", "enumerate(NAMES, 100)"),
        ('str(data["label"])', 'str(data["label"] + 100)'),
    ),
    odd(
        "前提和假設用甲乙",
        TNLI,
        ("前提：", "甲："),
        ("假設：", "乙："),
        ("關係：", "甲對乙是："),
        description="甲是前提，乙是假設。請從「蘊涵」、「矛盾」、「中立」中選一個。",
    ),
    odd(
        "空格用括號表示",
        TGAP,
        ("{data['question']}", "{data['question'].replace('____', '（　）')}"),
    ),
    odd("對話用箭頭標示", TCALL, ("客服：", "客服→"), ("顧客：", "顧客→")),
)
