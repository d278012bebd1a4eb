"""Right prompts in Chinese that people of several trades would write, odd on purpose."""

from __future__ import annotations

from tests.lint.dense_18.making import records, right, table

RIGHT = (
    right(
        "one character with two readings, whose tones are marked",
        "duoyinzi",
        r"""
        text = f"词语：{data['word']}\n其中“{data['sign']}”的读音："
        gold = data["pinyin"]
        """,
        table(
            "word|sign|pinyin",
            """
        银行|行|háng
        行走|行|xíng
        音乐|乐|yuè
        快乐|乐|lè
        长大|长|zhǎng
        长江|长|cháng
        重复|重|chóng
        重量|重|zhòng
        归还|还|huán
        还有|还|hái
        """,
        ),
        lead="",
        max_tokens=8,
    ),
    right(
        "what 之 does in a classical sentence",
        "xuci-zhi",
        r"""
        text = f"下列文言句中的“之”是代词、助词还是动词（意为“往”）？\n句子：{data['sentence']}\n词性："
        gold = data["kind"]
        """,
        table(
            "sentence|kind",
            """
        学而时习之，不亦说乎？|代词
        吾欲之南海，何如？|动词
        水陆草木之花，可爱者甚蕃。|助词
        择其善者而从之。|代词
        辍耕之垄上。|动词
        先天下之忧而忧。|助词
        人非生而知之者，孰能无惑？|代词
        黄鹤楼送孟浩然之广陵。|动词
        醉翁之意不在酒。|助词
        """,
        ),
        lead="",
    ),
    right(
        "amounts in the capital numerals of banks, to be written in digits",
        "daxie-jine",
        r"""
        text = "把借条中的大写金额改写成阿拉伯数字，只写数字。\n"
        text += f"借条：{data['note']}\n金额："
        gold = data["amount"]
        """,
        table(
            "note|amount",
            """
        今借到王强人民币叁仟零伍拾元整，年底还清。|3050
        借李芳人民币壹万贰仟元整，月息一分。|12000
        今收到赵敏借款人民币捌佰陆拾元整。|860
        本人向钱叔借人民币伍万零柒佰元整，分两年归还。|50700
        今欠孙记粮行货款人民币玖仟肆佰壹拾贰元整。|9412
        兹借周涛人民币贰拾万元整，以房屋作抵押。|200000
        借吴老师人民币壹佰零叁元整买书。|103
        今向郑勇借人民币陆万陆仟元整，三个月内归还。|66000
        """,
        ),
        lead="",
        max_tokens=16,
    ),
    right(
        "JSON with Chinese keys, and null where a contract says nothing of a penalty",
        "hetong-json",
        r"""
        text = "从合同中提取“甲方”和“违约金”（单位：元），写成 JSON；没有写明违约金的填 null。\n"
        text += f"合同：{data['text']}\nJSON："
        gold = json.dumps({"甲方": data["party"], "违约金": data["penalty"]}, ensure_ascii=False)
        """,
        records(
            "text party penalty",
            ("甲方海川公司向乙方供应钢材，逾期交货须付违约金5000元。", "海川公司", 5000),
            ("甲方林秀英将房屋租给乙方，租期两年。", "林秀英", None),
            ("乙方为甲方德胜小学修缮屋顶，延误的违约金为800元。", "德胜小学", 800),
            ("甲方（青禾农场）每周供应鲜奶，价款按月结清。", "青禾农场", None),
            ("陈立作为甲方出让商标，任何一方反悔须付20000元违约金。", "陈立", 20000),
            ("甲方北岸酒店委托乙方清洗床单，数量以签收单为准。", "北岸酒店", None),
            ("甲方云帆软件提供维护服务，每次中断服务付违约金1500元。", "云帆软件", 1500),
            ("受让人付清全款后，甲方何平交付车辆，迟延的违约金为300元。", "何平", 300),
        ),
        lead="",
        above="import json",
    ),
    right(
        "beds with a fever, several of them or none",
        "jiaoban-tiwen",
        r"""
        text = "列出体温高于37.5℃的床号，用顿号隔开；没有就写“无”。\n"
        text += f"交班记录：{data['record']}\n床号："
        gold = "、".join(data["beds"]) or "无"
        """,
        records(
            "record beds",
            ("1床36.8℃，2床38.2℃，3床37.0℃", ["2床"]),
            ("4床36.5℃，5床36.9℃，6床37.2℃", []),
            ("7床39.1℃，8床37.1℃，9床38.0℃", ["7床", "9床"]),
            ("10床37.9℃，11床36.4℃，12床36.7℃", ["10床"]),
            ("1床37.3℃，3床37.6℃，5床38.8℃", ["3床", "5床"]),
            ("2床36.6℃，4床37.4℃，6床36.2℃", []),
            ("8床38.5℃，9床38.4℃，10床37.8℃", ["8床", "9床", "10床"]),
            ("11床36.3℃，12床37.2℃，13床39.0℃", ["13床"]),
        ),
        lead="",
    ),
    right(
        "moves of Chinese chess, whose third sign says the way",
        "xiangqi-qipu",
        r"""
        text = f"象棋记谱：{data['move']}\n这步棋是向前、向后还是横走？\n走向："
        gold = {"进": "向前", "退": "向后", "平": "横走"}[data["move"][2]]
        """,
        table(
            "move",
            """
        炮二平五
        马八进七
        车一退二
        兵三进一
        车九平八
        炮五退一
        相三进五
        帅五平四
        马四退三
        """,
        ),
        lead="",
    ),
    right(
        "tunes in digits and their syllables, in which rests are left out",
        "jianpu-changming",
        r"""
        notes = " ".join(data["notes"])
        text = f"把简谱写成唱名，用空格隔开；0 是休止符，略去不写。\n简谱：{notes}\n唱名："
        gold = " ".join(NAMES[note] for note in data["notes"] if note != "0")
        """,
        tuple(
            {"notes": line.split()}
            for line in (
                "1 1 5 5 6 6 5",
                "3 0 3 4 5",
                "1 2 3 1",
                "5 4 3 0 2",
                "6 5 6 0",
                "3 3 2 1 7",
                "0 1 3 5",
                "2 4 6 7 0 1",
            )
        ),
        lead="",
        above='NAMES = dict(zip("1234567", ("do", "re", "mi", "fa", "sol", "la", "si")))',
    ),
    right(
        "alarms of a web shop and their grades, with the legend in every prompt",
        "gaojing-fenji",
        r"""
        text = (
            "P0：全站不可用；P1：下单或支付受影响；P2：其他功能受影响；P3：用户没有受到影响\n"
            f"告警：{data['alarm']}\n级别："
        )
        gold = f"P{data['grade']}"
        """,
        table(
            "alarm|grade#",
            """
        所有机房断网，网站和App都打不开|0
        支付接口超时，三成订单付款失败|1
        商品评论加载不出来，下单正常|2
        备份任务晚了十分钟，已自动补跑|3
        购物车点“下单”报错，用户无法提交订单|1
        主域名解析失败，首页、下单、支付全部无法访问|0
        头像上传失败，别的页面正常|2
        测试机磁盘用到八成|3
        站内搜索没有结果，支付正常|2
        证书还有三十天到期|3
        """,
        ),
        lead="",
    ),
    right(
        "lines of old poems and the lines that follow",
        "gushi-xiaju",
        r"""
        text = f"《{data['title']}》（{data['poet']}）\n上句：{data['first']}\n下句："
        gold = data["second"]
        """,
        table(
            "title|poet|first|second",
            """
        登鹳雀楼|王之涣|白日依山尽|黄河入海流
        静夜思|李白|举头望明月|低头思故乡
        春晓|孟浩然|夜来风雨声|花落知多少
        悯农|李绅|谁知盘中餐|粒粒皆辛苦
        江雪|柳宗元|孤舟蓑笠翁|独钓寒江雪
        绝句|杜甫|两个黄鹂鸣翠柳|一行白鹭上青天
        山行|杜牧|停车坐爱枫林晚|霜叶红于二月花
        相思|王维|愿君多采撷|此物最相思
        枫桥夜泊|张继|姑苏城外寒山寺|夜半钟声到客船
        """,
        ),
        lead="",
    ),
    right(
        "sayings of two parts, which go on behind a dash",
        "xiehouyu",
        r"""
        text = f"补全歇后语。\n{data['front']}——"
        gold = data["back"]
        """,
        table(
            "front|back",
            """
        小葱拌豆腐|一清二白
        泥菩萨过江|自身难保
        竹篮打水|一场空
        哑巴吃黄连|有苦说不出
        芝麻开花|节节高
        孔夫子搬家|净是书
        黄鼠狼给鸡拜年|没安好心
        丈二和尚|摸不着头脑
        八仙过海|各显神通
        """,
        ),
        lead="",
    ),
)
