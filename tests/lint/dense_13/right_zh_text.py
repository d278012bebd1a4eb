"""Right prompts in simplified Chinese on words, verses, talks and forms."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "诗句接龙：上句以逗号结尾，下句是答案",
        "shiju-xiaju",
        r"""
        second = data["second"] + "。"
        return {"input": f"上句：{data['first']}，\n下句：", "output": second, "processed_output": second}
        """,
        table(
            "first|second",
            """
            海内存知己|天涯若比邻
            欲穷千里目|更上一层楼
            春蚕到死丝方尽|蜡炬成灰泪始干
            夜来风雨声|花落知多少
            两个黄鹂鸣翠柳|一行白鹭上青天
            不识庐山真面目|只缘身在此山中
            羌笛何须怨杨柳|春风不度玉门关
            山重水复疑无路|柳暗花明又一村
            随风潜入夜|润物细无声
            """,
        ),
    ),
    right(
        "歇后语：前半句后有破折号",
        "xiehouyu",
        r"""
        text = f"{data['front']}——"
        return {"input": text, "output": data["back"], "processed_output": data["back"]}
        """,
        table(
            "front|back",
            """
            泥菩萨过江|自身难保
            哑巴吃黄连|有苦说不出
            竹篮打水|一场空
            芝麻开花|节节高
            猫哭老鼠|假慈悲
            丈二和尚|摸不着头脑
            八仙过海|各显神通
            小葱拌豆腐|一清二白
            """,
        ),
        description="请把歇后语的后半部分补充完整。\n\n",
    ),
    right(
        "字谜，每题都提示“打一字”",
        "zimi",
        r"""
        return {"input": f"谜面：{data['riddle']}（打一字）\n谜底：", "output": data["sign"], "processed_output": data["sign"]}
        """,
        table(
            "riddle|sign",
            """
            一口咬掉牛尾巴|告
            千里相逢|重
            人在草木间|茶
            一加一|王
            十张口，一颗心|思
            两个月亮在一起|朋
            水上有工程|江
            大雨落在横山上|雪
            三人同日去看花|春
            """,
        ),
    ),
    right(
        "拼音写汉字，声调符号是数据的一部分",
        "pinyin-hanzi",
        r"""
        text = f"看拼音写词语。\n拼音：{data['pinyin']}\n词语："
        return {"input": text, "output": data["word"], "processed_output": data["word"]}
        """,
        table(
            "pinyin|word",
            """
            xuéxiào|学校
            túshūguǎn|图书馆
            péngyou|朋友
            lǜsè|绿色
            fēijī|飞机
            nǚ'ér|女儿
            yīyuàn|医院
            dōngxi|东西
            zìxíngchē|自行车
            """,
        ),
    ),
    right(
        "全角数字改成半角，输入里故意有全角字符",
        "quanjiao-banjiao",
        r"""
        full = data["full"]
        half = "".join(chr(ord(sign) - 0xFEE0) if "！" <= sign <= "～" else sign for sign in full)
        return {"input": f"把全角字符改成半角。\n全角：{full}\n半角：", "output": half, "processed_output": half}
        """,
        table(
            "full",
            """
            ２０２４
            ＡＢＣ１２３
            ３．１４
            Ｎｏ．７
            １００％
            ＵＳＢ－Ｃ
            １２＋８＝２０
            ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ
            """,
        ),
    ),
    right(
        "错别字改正，原句里有错字",
        "cuobiezi",
        r"""
        wrong, fixed = data["wrong"], data["fixed"]
        text = f"下面的词里有一个错别字，请写出正确的词。\n错：{wrong}\n对："
        return {"input": text, "output": fixed, "processed_output": fixed}
        """,
        table(
            "wrong|fixed",
            """
            再接再励|再接再厉
            按步就班|按部就班
            一愁莫展|一筹莫展
            谈笑风声|谈笑风生
            走头无路|走投无路
            穿流不息|川流不息
            迫不急待|迫不及待
            金榜提名|金榜题名
            自抱自弃|自暴自弃
            """,
        ),
    ),
    right(
        "量词填空，选项之间用顿号，答案只有一个字",
        "liangci",
        r"""
        words = "、".join(data["target_scores"])
        text = f"一（　）{data['noun']}\n可选的量词：{words}\n括号里填：\n"
        gold = [word for word in data["target_scores"] if data["target_scores"][word]][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            牛|*头/本/把
            书|座/*本/只
            雨伞|条/头/*把
            大山|*座/支/件
            鱼|本/*条/辆
            毛笔|匹/张/*支
            马|*匹/朵/面
            红旗|口/*面/双
            衬衫|颗/盏/*件
            """,
            "noun",
        ),
        method="ppl",
    ),
    right(
        "文言文翻译，引号里是原文",
        "wenyan-fanyi",
        r"""
        return {
            "input": "把文言文译成白话。\n原文：「" + data["old"] + "」\n译文：",
            "output": "「" + data["new"] + "」",
            "processed_output": "「" + data["new"] + "」",
        }
        """,
        table(
            "old|new",
            """
            学而时习之，不亦说乎？|学了并且时常温习，不也很愉快吗？
            三人行，必有我师焉。|几个人一起走，其中一定有可以做我老师的人。
            温故而知新，可以为师矣。|温习旧知识而有新体会，就可以做老师了。
            己所不欲，勿施于人。|自己不想要的，不要强加给别人。
            知之为知之，不知为不知。|知道就是知道，不知道就是不知道。
            逝者如斯夫，不舍昼夜。|流逝的时光就像这河水，日夜不停。
            青，取之于蓝，而青于蓝。|靛青从蓝草中取得，却比蓝草更青。
            不积跬步，无以至千里。|不一步步积累，就没有办法走到千里之外。
            """,
        ),
        metric="bleu",
    ),
    right(
        "日期的三种写法，统一成一种",
        "riqi-tongyi",
        r"""
        text = f"日期：{data['date']}\n改写成“年-月-日”，月和日各两位："
        return {"input": text, "output": data["iso"], "processed_output": data["iso"]}
        """,
        table(
            "date|iso",
            """
            2019年3月5日|2019-03-05
            二〇二一年十月一日|2021-10-01
            1998.7.12|1998-07-12
            2008/8/8|2008-08-08
            一九四九年十月七日|1949-10-07
            2023年12月31日|2023-12-31
            2016.11.2|2016-11-02
            二〇〇〇年一月二十日|2000-01-20
            1984/5/30|1984-05-30
            """,
        ),
    ),
    right(
        "信息抽取成JSON，键名是英文，值是中文，没有的写null",
        "chouqu-json",
        r"""
        gold = json.dumps({"name": data["name"], "city": data["city"]}, ensure_ascii=False)
        text = "从句子里抽取姓名（name）和城市（city），写成一行JSON；句子里没有的写null。\n"
        text += f"句子：{data['text']}\nJSON："
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        records(
            "text name city",
            ("我叫陈静，住在厦门。", "陈静", "厦门"),
            ("客户周涛要求上门维修。", "周涛", None),
            ("请把样品寄到青岛分公司。", None, "青岛"),
            ("高磊下周从昆明出发。", "高磊", "昆明"),
            ("联系人：黄敏，电话待补。", "黄敏", None),
            ("会议地点改在南昌。", None, "南昌"),
            ("唐宁在贵阳开了一家书店。", "唐宁", "贵阳"),
            ("谢婷刚刚签收了包裹。", "谢婷", None),
        ),
        above="""
        import json
        """,
    ),
    right(
        "多轮对话，最后一轮由客服回答，标签是意图",
        "kefu-yitu",
        r"""
        talk = "\n".join(f"{who}：{said}" for who, said in data["talk"])
        text = f"{talk}\n——以上顾客的意图是“查询”“投诉”还是“退换”？\n意图："
        return {"input": text, "output": data["intent"], "processed_output": data["intent"]}
        """,
        records(
            "talk intent",
            ([["客服", "您好，请讲。"], ["顾客", "我的快递到哪儿了？"]], "查询"),
            (
                [["顾客", "鞋小了一码。"], ["客服", "您想怎么处理？"], ["顾客", "换大一码的。"]],
                "退换",
            ),
            (
                [
                    ["顾客", "你们的司机骂人！"],
                    ["客服", "非常抱歉。"],
                    ["顾客", "我要告诉你们经理。"],
                ],
                "投诉",
            ),
            ([["客服", "在的。"], ["顾客", "会员积分有多少？"]], "查询"),
            (
                [["顾客", "杯子收到是碎的。"], ["客服", "可以补发。"], ["顾客", "不用，退钱吧。"]],
                "退换",
            ),
            ([["顾客", "等了四十分钟没人管。"], ["顾客", "这是什么服务态度？"]], "投诉"),
            ([["顾客", "营业到几点？"], ["客服", "哪家店？"], ["顾客", "人民路店。"]], "查询"),
            ([["顾客", "颜色发错了。"], ["客服", "抱歉。"], ["顾客", "给我寄回红色的。"]], "退换"),
            ([["客服", "请您打分。"], ["顾客", "零分！店员爱理不理。"]], "投诉"),
        ),
    ),
    right(
        "中医常识：题干里有“不”，选项是甲乙丙丁",
        "zhongyi-xuanze",
        r"""
        marks = "甲乙丙丁"
        text = data["question"] + "".join(f"\n{mark}、{each}" for mark, each in zip(marks, data["choices"]))
        gold = marks[data["answer"]]
        return {"input": text + "\n选：", "output": gold, "processed_output": gold}
        """,
        starred("""
        下列哪一项不属于“四诊”？|望/闻/*算/切
        下列哪一味药不是菊科植物？|*人参/菊花/蒲公英/苍术
        “五脏”不包括下列哪一项？|心/肝/肺/*胃
        下列哪一项不是“五行”之一？|金/*风/水/土
        枸杞子入药的部位是哪里？|根/叶/*果实/树皮
        《伤寒杂病论》的作者是谁？|*张仲景/李时珍/孙思邈/华佗
        “悬壶济世”说的是什么人？|教师/商人/农民/*医生
        麻沸散据说由谁发明？|扁鹊/*华佗/葛洪/王叔和
        """),
    ),
)
