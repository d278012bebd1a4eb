"""Right prompts in Chinese of teachers and pupils: exams, sums, idioms, texts and marks."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "zh idioms with one character missing",
        table(
            "gap|sign",
            """
            画□添足|蛇
            守□待兔|株
            亡羊补□|牢
            井底之□|蛙
            对牛弹□|琴
            掩耳盗□|铃
            叶公好□|龙
            狐假□威|虎
            一□二鸟|石
            """,
        ),
        r"""f"成语填空，□处只填一个字。\n{data['gap']}\n□＝" """,
        'data["sign"]',
        "gold",
    ),
    ask(
        "zh geography in the manner of C-Eval",
        starred(
            """
            世界上面积最大的大洲是|非洲/*亚洲/欧洲/南极洲
            我国最大的淡水湖是|青海湖/洞庭湖/太湖/*鄱阳湖
            赤道穿过的国家是|*巴西/法国/日本/加拿大
            青藏高原的主要气候特点是|炎热多雨/四季如春/*高寒/终年多雾
            世界最高峰是|*珠穆朗玛峰/乞力马扎罗山/富士山/勃朗峰
            长江注入|渤海/黄海/*东海/南海
            我国面积最大的省级行政区是|西藏/*新疆/内蒙古/青海
            尼罗河位于|亚洲/南美洲/欧洲/*非洲
            下列城市中纬度最高的是|广州/上海/武汉/*哈尔滨
            """
        ),
        r"""(
            f"{data['question']}（　　）\n"
            + "\n".join(f"{a}. {b}" for a, b in zip("ABCD", data["choices"])) + "\n答案："
        )""",
        '"ABCD"[data["answer"]]',
        "gold",
        description="以下是中国关于初中地理考试的单项选择题，请选出其中的正确答案。\n\n",
    ),
    ask(
        "zh sums in steps with the answer in a frame of words",
        table(
            "q|steps|n#",
            """
            一盒粉笔50支，用去18支，又放进7支，现在有几支？|50-18=32，32+7=39。|39
            小丽买4本本子，每本3元，付20元，找回几元？|4×3=12，20-12=8。|8
            一共63人，每7人一组，分成几组？|63÷7=9。|9
            花店有玫瑰25枝，百合比玫瑰少9枝，百合几枝？|25-9=16。|16
            6盒饼干，每盒8块，吃掉10块，还剩几块？|6×8=48，48-10=38。|38
            一根绳子长72米，剪去一半，还剩几米？|72÷2=36。|36
            小军跑了3圈，每圈400米，共跑几米？|3×400=1200。|1200
            爸爸今年38岁，小明8岁，爸爸比小明大几岁？|38-8=30。|30
            """,
        ),
        r"""f"题：{data['q']}\n先列式，再写“答案是”和得数。\n解：" """,
        'str(data["n"])',
        """f"{data['steps']}答案是{gold}" """,
        postprocess="exact_match_post",
    ),
    ask(
        "zh teacher's comments and the mark they stand for",
        scored(
            """
            全对，书写工整，继续保持！|*优/良/差
            错了两题，思路清楚。|优/*良/差
            大半没写，请家长督促。|优/良/*差
            步骤完整，无一错误。|*优/良/差
            有一处计算失误，其余不错。|优/*良/差
            空白卷。|优/良/*差
            准确无误，还给出了第二种解法。|*优/良/差
            小错一个，下次细心。|优/*良/差
            抄袭，全部重做。|优/良/*差
            """,
            "comment",
        ),
        r"""f"批语：{data['comment']}\n等级（优、良、差）：\n" """,
        '[key for key, value in data["target_scores"].items() if value == 1][0]',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "zh poem lines in order with the next line",
        table(
            "line|after",
            """
            床前明月光，|疑是地上霜。
            白日依山尽，|黄河入海流。
            春眠不觉晓，|处处闻啼鸟。
            锄禾日当午，|汗滴禾下土。
            千山鸟飞绝，|万径人踪灭。
            红豆生南国，|春来发几枝。
            松下问童子，|言师采药去。
            鹅，鹅，鹅，|曲项向天歌。
            """,
        ),
        r"""f"上句：{data['line']}\n下句：" """,
        'data["after"]',
        "gold",
    ),
    ask(
        "zh short reading with words of the text",
        table(
            "text|q|a",
            """
            放学后，小刚把捡到的钱包交给了门卫张叔叔。|钱包交给了谁？|门卫张叔叔
            竹子开花后往往会成片枯死。|竹子什么时候枯死？|开花后
            这条铁路用了四年才修好。|修铁路用了多久？|四年
            外婆的院子里种着石榴和葡萄。|石榴种在哪里？|外婆的院子里
            骆驼的驼峰里储存的是脂肪。|驼峰里储存着什么？|脂肪
            因为大雾，航班晚了三个小时。|航班为什么晚了？|大雾
            老木匠用一块榆木做了一只小鸭。|小鸭是用什么做的？|榆木
            运动会上，三班的赵雪跳得最高。|谁跳得最高？|赵雪
            """,
        ),
        r"""f"㈠ 短文：{data['text']}\n㈡ 问题：{data['q']}（用原文的词语回答）\n㈢ 回答：" """,
        'data["a"]',
        "gold",
    ),
    ask(
        "zh pinyin with tone marks for one character",
        table(
            "sign|pinyin",
            """
            山|shān
            水|shuǐ
            木|mù
            人|rén
            马|mǎ
            天|tiān
            地（土地）|dì
            门|mén
            """,
        ),
        r"""f"写出汉字的拼音，要带声调符号。\n汉字：{data['sign']}\n拼音：" """,
        'data["pinyin"]',
        "gold",
    ),
    ask(
        "zh is the sentence faulty",
        table(
            "s|label",
            """
            通过这次活动，使我们受到了教育。|有语病
            他每天早上都去公园跑步。|没有语病
            我们要养成良好的习惯。|没有语病
            我断定他可能是新来的老师。|有语病
            这个故事发生在一百年前。|没有语病
            大约三十岁左右的人坐在窗边。|有语病
            妈妈买了苹果、香蕉和水果。|有语病
            窗外的雨渐渐停了。|没有语病
            """,
        ),
        r"""f"句子：{data['s']}\n这个句子有语病还是没有语病？" """,
        'data["label"]',
        "gold",
    ),
    ask(
        "zh classical words glossed in modern ones",
        table(
            "text|word|gloss",
            """
            学而时习之，不亦说乎？|说|高兴
            弃甲曳兵而走。|走|逃跑
            率妻子邑人来此绝境。|妻子|妻子和儿女
            阡陌交通，鸡犬相闻。|交通|交错相通
            虽有千里之能。|虽|即使
            媵人持汤沃灌。|汤|热水
            亲戚畔之。|畔|背叛
            一鼓作气，再而衰。|再|第二次
            """,
        ),
        r"""f"〖文言〗{data['text']}\n〖词〗{data['word']}\n〖今义解释〗" """,
        'data["gloss"]',
        "gold",
    ),
    ask(
        "zh true or false quiz with ticks and crosses",
        table(
            "s|mark",
            """
            鲸是哺乳动物。|√
            太阳绕着地球转。|×
            三角形的内角和是180度。|√
            1是质数。|×
            水在0℃结冰（标准大气压下）。|√
            蜘蛛有六条腿。|×
            光速比声速快。|√
            月亮自己会发光。|×
            """,
        ),
        r"""f"对的打√，错的打×。\n{data['s']}（" """,
        'data["mark"]',
        "gold + '）'",
        metric="prefix_match",
    ),
    ask(
        "zh antonyms with a hint of two characters for all",
        table(
            "word|anti",
            """
            光明|黑暗
            胜利|失败
            勤劳|懒惰
            寒冷|炎热
            增加|减少
            安全|危险
            骄傲|谦虚
            开始|结束
            """,
        ),
        r"""f"提示：答案都是两个字。\n“{data['word']}”的反义词：" """,
        'data["anti"]',
        "gold",
    ),
)
