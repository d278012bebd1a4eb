"""Right prompts in the wording of CLUE and FewCLUE."""

from __future__ import annotations

from tests.lint.making import keyed, right, starred, table

RIGHT = (
    right(
        "TNEWS by PPL",
        "tnews",
        r"""
        text = f"新闻标题：{data['sentence']}\n这条新闻属于哪个类别？\n类别："
        gold = [key for key, score in data["target_scores"].items() if score][0]
        """,
        keyed(
            "sentence",
            """
            国足主场三球大胜对手|*体育/财经/教育/汽车
            央行宣布下调存款准备金率|体育/*财经/教育/汽车
            高考报名下周一开始|体育/财经/*教育/汽车
            这款新能源轿车续航七百公里|体育/财经/教育/*汽车
            马拉松冠军打破赛会纪录|*体育/财经/教育/汽车
            沪指收涨，成交额破万亿|体育/*财经/教育/汽车
            小学开学第一课怎么上|体育/财经/*教育/汽车
            国产越野车今日上市|体育/财经/教育/*汽车
            """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "IFLYTEK app descriptions",
        "iflytek",
        r"""
        text = "请判断下面这款应用的类别，从“购物、地图、音乐、理财”中选择一个。\n"
        text += f"应用描述：{data['sentence']}\n类别："
        gold = data["label_des"]
        """,
        table(
            "sentence|label_des",
            """
            海量商品天天打折，下单次日送达。|购物
            实时路况，语音导航，避开拥堵。|地图
            千万首歌曲在线听，支持离线下载。|音乐
            基金定投，随时查看收益。|理财
            大牌好物限时抢购，七天无理由退货。|购物
            公交换乘一键查询，步行骑行都好用。|地图
            电台、歌单、歌词，应有尽有。|音乐
            记账、储蓄、投资，管好每一分钱。|理财
            """,
        ),
        lead="",
    ),
    right(
        "AFQMC",
        "afqmc",
        r"""
        text = f"句子一：{data['sentence1']}\n句子二：{data['sentence2']}\n"
        text += "这两个句子的意思相同吗？请回答“是”或“否”。\n答案："
        gold = "是" if data["label"] == "1" else "否"
        """,
        table(
            "sentence1|sentence2|label",
            """
            花呗怎么还款|如何偿还花呗|1
            花呗怎么开通|花呗怎么关闭|0
            借呗额度怎么提高|怎样才能提升借呗额度|1
            我的账单在哪里看|我的账单为什么这么多|0
            能不能提前还清|可以提前全部还完吗|1
            为什么付款失败了|怎么修改付款密码|0
            绑定的手机号怎么换|如何更换绑定的手机号码|1
            红包什么时候到账|红包怎么发给朋友|0
            """,
        ),
        lead="",
    ),
    right(
        "CSL keywords",
        "csl",
        r"""
        text = f"摘要：{data['abst']}\n关键词：{'、'.join(data['keyword'])}\n"
        text += "以上关键词是否都与摘要相符？回答“是”或“否”。\n回答："
        gold = "是" if data["label"] else "否"
        """,
        table(
            "abst|keyword*|label?",
            """
            本文研究水稻在干旱条件下的根系生长。|水稻/干旱/根系|true
            本文提出一种识别车牌的神经网络。|车牌识别/茶叶|false
            我们分析了城市地铁的客流规律。|地铁/客流|true
            文章讨论唐代诗歌中的月亮意象。|唐诗/混凝土|false
            实验测定了铝合金的疲劳强度。|铝合金/疲劳强度|true
            本文调查了中学生的睡眠时间。|睡眠/风力发电|false
            研究表明绿茶能延缓油脂氧化。|绿茶/油脂氧化|true
            本文比较了两种桥梁的抗震性能。|抗震/昆虫|false
            """,
        ),
        lead="",
    ),
    right(
        "OCNLI in the wording of OpenCompass",
        "ocnli",
        r"""
        text = f"语句一：“{data['sentence1']}”\n语句二：“{data['sentence2']}”\n"
        text += "请问这两句话是什么关系？\nA. 蕴含\nB. 矛盾\nC. 无关\n"
        text += "请从“A”，“B”，“C”中进行选择。\n答："
        gold = {"entailment": "A", "contradiction": "B", "neutral": "C"}[data["label"]]
        """,
        table(
            "sentence1|sentence2|label",
            """
            他每天早上六点起床跑步。|他早上会跑步。|entailment
            这家店周一不开门。|这家店周一照常营业。|contradiction
            她在图书馆借了两本书。|她借的是小说。|neutral
            全班同学都去春游了。|没有一个同学去春游。|contradiction
            爷爷养了三只猫。|爷爷家里有猫。|entailment
            公司今年招了二十人。|公司明年还要招人。|neutral
            火车晚点了半个小时。|火车没有准时到。|entailment
            桥已经修好通车了。|桥还没有修好。|contradiction
            老王买了一台新电视。|老王的旧电视坏了。|neutral
            """,
        ),
        lead="",
    ),
    right(
        "CMNLI by PPL with a connecting word",
        "cmnli",
        r"""
        text = f"{data['sentence1']}？"
        gold = [key for key, score in data["target_scores"].items() if score == 1][0]
        """,
        tuple(
            {
                "sentence1": first,
                "target_scores": {f"{word}，{then}": int(word == right) for word in ("对", "错")},
            }
            for first, then, right in (
                ("会议推迟到下周三", "会议不在本周开", "对"),
                ("超市里只剩下一袋米", "超市里一袋米也没有", "错"),
                ("他会弹钢琴和吉他", "他会弹乐器", "对"),
                ("昨天一整天都是晴天", "昨天下了大雨", "错"),
                ("妹妹比姐姐小三岁", "姐姐年纪更大", "对"),
                ("门票已经全部卖完", "现在还买得到门票", "错"),
                ("教室在五楼", "教室不在一楼", "对"),
                ("他从来不喝咖啡", "他每天喝两杯咖啡", "错"),
            )
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "CLUEWSC",
        "cluewsc",
        r"""
        text = f"{data['text']}\n上文中的“{data['pronoun']}”指的是“{data['noun']}”吗？回答“是”或“不是”。\n答："
        gold = {"true": "是", "false": "不是"}[data["label"]]
        """,
        table(
            "text|pronoun|noun|label",
            """
            箱子放不进柜子，因为它太大了。|它|箱子|true
            小李借钱给小张，因为他急着用钱。|他|小李|false
            猫追老鼠，一直追到它钻进洞里。|它|老鼠|true
            母亲责备女儿，因为她打碎了花瓶。|她|母亲|false
            老师问学生问题，可是他答不上来。|他|学生|true
            石头砸破了玻璃，因为它很脆。|它|石头|false
            王医生救了老刘，老刘一直感谢他。|他|王医生|true
            哥哥背着弟弟上山，因为他走不动了。|他|哥哥|false
            """,
        ),
        lead="",
    ),
    right(
        "ChID idiom cloze",
        "chid",
        r"""
        text = f"从选项中选出填入横线处的成语。\n句子：{data['content']}\n"
        for letter, idiom in zip("ABCD", data["candidates"]):
            text += f"{letter}. {idiom}\n"
        text += "答案："
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            他做事____，从不半途而废。|三心二意/*持之以恒/虎头蛇尾/朝三暮四
            大厅里挤满了人，真是____。|*人山人海/门可罗雀/鸦雀无声/空空如也
            听到好消息，她____。|愁眉苦脸/垂头丧气/*喜出望外/闷闷不乐
            他的话____，谁也不信。|言之有理/实事求是/一针见血/*信口开河
            山上的风景____，游人流连忘返。|平淡无奇/*美不胜收/一片狼藉/不堪入目
            两队实力____，打成平手。|*不相上下/天差地别/悬殊巨大/一强一弱
            他____，一口气读完了全书。|心不在焉/东张西望/昏昏欲睡/*聚精会神
            小偷____，见警察就跑。|理直气壮/光明正大/*做贼心虚/问心无愧
            """,
            "content",
            "candidates",
        ),
        lead="",
    ),
    right(
        "EPRSTMT by PPL",
        "eprstmt",
        r"""
        text = f"内容：“{data['sentence']}”。情绪分类："
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "sentence",
            """
            耳机音质很好，做工也精致|*积极/消极
            用了一周就坏了，客服还不理人|积极/*消极
            送给妈妈的，她特别喜欢|*积极/消极
            颜色和图片差太多，很失望|积极/*消极
            物流飞快，包装完好，满意|*积极/消极
            衣服一洗就掉色，质量真差|积极/*消极
            水果新鲜又甜，会再买|*积极/消极
            屏幕有划痕，像是二手货，气人|积极/*消极
            """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "BUSTM short texts",
        "bustm",
        r"""
        text = f"请判断两句话的意思是否一致，一致输出1，不一致输出0。\n句1：{data['s1']}\n句2：{data['s2']}\n输出："
        gold = str(data["label"])
        """,
        table(
            "s1|s2|label#",
            """
            今天天气怎么样|今天的天气如何|1
            现在几点了|今天星期几|0
            帮我放一首歌|给我播放歌曲|1
            打开空调|关上窗户|0
            明天早上七点叫我|明早七点喊我起床|1
            讲个笑话|讲讲历史|0
            你叫什么名字|请问你的名字是什么|1
            附近有银行吗|附近有医院吗|0
            """,
        ),
        lead="",
    ),
    right(
        "XCOPA in Chinese",
        "xcopa-zh",
        r"""
        ask = {"cause": "原因是什么？", "effect": "结果是什么？"}[data["question"]]
        text = f"{data['premise']}{ask}\nA. {data['choice1']}\nB. {data['choice2']}\n答案："
        gold = "AB"[data["label"]]
        """,
        table(
            "premise|question|choice1|choice2|label#",
            """
            地面湿了。|cause|昨晚下过雨。|昨晚有月亮。|0
            杯子掉在地上。|effect|杯子变大了。|杯子摔碎了。|1
            她带上了雨伞。|cause|路上车很多。|天气预报说有雨。|1
            手机没电了。|effect|手机自动关机。|手机铃声响起。|0
            孩子哭了。|cause|他摔疼了膝盖。|他吃到了糖。|0
            司机踩了刹车。|effect|车飞了起来。|车停了下来。|1
            冰块化了。|cause|屋里很热。|杯子是蓝色的。|0
            他考试不及格。|effect|他得了奖学金。|他需要补考。|1
            """,
        ),
        lead="",
    ),
    right(
        "PAWS-X in Chinese",
        "pawsx-zh",
        r"""
        text = f"语句一：{data['sentence1']}\n语句二：{data['sentence2']}\n"
        text += "两句话表达的意思相同吗？\n选项：相同、不同\n回答："
        gold = ("不同", "相同")[data["label"]]
        """,
        table(
            "sentence1|sentence2|label#",
            """
            小明比小红高。|小红比小明高。|0
            这座桥由法国人设计。|法国人设计了这座桥。|1
            他从上海飞到北京。|他从北京飞到上海。|0
            河的北边是村庄。|村庄在河的北边。|1
            甲队以三比一战胜乙队。|乙队以三比一战胜甲队。|0
            这部小说1950年出版。|1950年，这部小说出版了。|1
            先放糖，再放盐。|先放盐，再放糖。|0
            她是公司唯一的女经理。|公司里只有她一位女经理。|1
            """,
        ),
        lead="",
    ),
)
