"""Right prompts after public benchmarks in Chinese, two of them in traditional characters."""

from __future__ import annotations

from tests.lint.dense_18.making import keyed, ranked, right, starred, table

RIGHT = (
    right(
        "C-Eval with its gaps as four underscores and its subject in the description",
        "ceval-huaxue",
        r"""
        text = data["question"] + "\n"
        for letter, option in zip("ABCD", data["options"]):
            text += f"{letter}. {option}\n"
        text += "答案："
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
        下列变化中属于化学变化的是____。|冰雪融化/*铁钉生锈/玻璃破碎/酒精挥发
        空气中含量最多的气体是____。|*氮气/氧气/氩气/二氧化碳
        地壳中含量最多的金属元素是____。|铁/钙/*铝/钠
        能使紫色石蕊溶液变红的是____。|食盐水/肥皂水/石灰水/*稀盐酸
        水的化学式是____。|CO₂/*H₂O/O₂/H₂O₂
        用双氧水制取氧气时，二氧化锰的作用是____。|反应物/生成物/*催化剂/干燥剂
        下列物质属于纯净物的是____。|*蒸馏水/空气/海水/牛奶
        一氧化碳中碳元素的化合价是____。|-2/0/+4/*+2
        """,
            choices="options",
        ),
        lead="",
        description="以下是中国关于初中化学考试的单项选择题，请选出其中的正确答案。",
    ),
    right(
        "OCNLI as OpenCompass asks it, the relations as options",
        "ocnli-guanxi",
        r"""
        text = (
            f"语句一：“{data['sentence1']}”\n语句二：“{data['sentence2']}”\n"
            "请问这两句话是什么关系？\nA. 蕴含\nB. 矛盾\nC. 无关\n"
            "请从“A”，“B”，“C”中进行选择。\n答："
        )
        gold = {"entailment": "A", "contradiction": "B", "neutral": "C"}[data["label"]]
        """,
        table(
            "sentence1|sentence2|label",
            """
        两个孩子在沙滩上堆城堡|有孩子在海边玩|entailment
        这家药店二十四小时营业|这家药店晚上关门|contradiction
        她把钥匙交给了邻居|邻居是个退休教师|neutral
        会议推迟到下周三举行|会议今天已经开完了|contradiction
        他会说德语和日语|他至少会两种语言|entailment
        村口新修了一座石桥|修桥花了五十万元|neutral
        那只猫一直睡在屋顶上|那只猫正在院子里捉老鼠|contradiction
        全班同学都交了作业|班上没有人缺交作业|entailment
        小张昨天买了两本书|那两本书都是小说|neutral
        """,
        ),
        lead="",
    ),
    ranked(
        "C3, a talk of two and the answers ranked",
        "c3-duihua",
        r"""
        talk = "\n".join(data["document"])
        text = f"{talk}\n问题：{data['question']}\n答案："
        """,
        tuple(
            {**row, "document": [row.pop("one"), row.pop("two")]}
            for row in keyed(
                "one|two|question",
                """
        女：请问这条裙子有大号的吗？|男：大号卖完了，后天到货。|他们最可能在哪儿？|医院/*服装店/图书馆/邮局
        男：快点，电影七点开始。|女：现在才六点半，走路十分钟就到。|现在几点？|六点/七点/七点十分/*六点半
        女：你怎么又咳嗽了？|男：昨晚忘了关窗户，着凉了。|男的怎么了？|*感冒了/迟到了/迷路了/失业了
        男：这汤是不是忘了放盐？|女：医生让我少吃盐。|汤的味道怎么样？|太咸/太甜/*太淡/太辣
        女：师傅，去火车站多少钱？|男：打表，大概三十。|男的是做什么的？|老师/*司机/医生/厨师
        男：我的护照找到了！|女：我就说在红色的包里吧。|护照在哪里？|*红色的包里/桌子上/汽车里/办公室里
        女：外面雨停了吗？|男：停了，不过风还很大。|现在天气怎么样？|在下雪/在下雨/有太阳/*在刮风
        男：这个周末爬山去？|女：不行，我得准备周一的考试。|女的周末要做什么？|爬山/购物/*复习/搬家
        """,
                lead="",
            )
        ),
    ),
    right(
        "CMRC, whose answers begin with 答案是 as the prompt asks",
        "cmrc-daan-shi",
        r"""
        text = "根据文章回答问题。你的答案应该尽可能简练，请以“答案是”开头的句式作答。\n"
        text += f"文章：{data['context']}\n问：{data['question']}\n答："
        return {"input": text, "output": "答案是" + data["answer"], "processed_output": data["answer"]}
        """,
        table(
            "context|question|answer",
            """
        赵州桥位于河北省赵县，由隋代工匠李春主持建造。|赵州桥由谁主持建造？|李春
        丹顶鹤每年十月南飞，在江苏盐城的滩涂越冬。|丹顶鹤在哪里越冬？|江苏盐城的滩涂
        这部纪录片共六集，每集五十分钟，讲述黄河的变迁。|纪录片讲述什么？|黄河的变迁
        景德镇因产瓷而闻名，宋真宗赐名后沿用至今。|景德镇因什么而闻名？|产瓷
        该港口一九八五年开放，是东北最早的对外港口之一。|港口何时开放？|一九八五年
        藏羚羊栖息在海拔四千米以上的高原，以草为食。|藏羚羊吃什么？|草
        老舍的话剧《茶馆》写了三个时代，共三幕。|《茶馆》共几幕？|三幕
        二胡有两根弦，琴筒一般蒙蟒皮。|二胡的琴筒蒙什么？|蟒皮
        """,
        ),
        postprocess="exact_match_post",
    ),
    ranked(
        "AFQMC, two questions of a bank's customers, alike or not",
        "afqmc-xiangsi",
        r"""
        text = f"语句一：{data['sentence1']}\n语句二：{data['sentence2']}\n两句话的意思："
        """,
        keyed(
            "sentence1|sentence2",
            """
        花呗怎么提前还款|花呗可以提前还吗，怎么操作|不同/*相同
        借呗额度为什么降了|借呗额度怎么提高|*不同/相同
        银行卡丢了怎么办|我的银行卡不见了，该怎么处理|不同/*相同
        如何关闭自动扣款|怎么样取消自动扣费|不同/*相同
        账单日是哪一天|还款日是哪一天|*不同/相同
        更换手机号后怎么登录|忘记密码了怎么登录|*不同/相同
        转账多久能到账|转账的手续费是多少|*不同/相同
        分期后能一次还清吗|办了分期，可不可以一次性还完|不同/*相同
        """,
            lead="",
        ),
        fewshot=2,
    ),
    right(
        "CLUEWSC, whether a pronoun means what stands before it",
        "cluewsc-zhidai",
        r"""
        target = data["target"]
        text = f"{data['text']}\n这里的“{target['span2_text']}”是否指代“{target['span1_text']}”？请回答“是”或“否”。\n回答："
        gold = "是" if data["label"] == "true" else "否"
        """,
        tuple(
            {
                "text": row["text"],
                "target": {"span1_text": row["one"], "span2_text": row["two"]},
                "label": row["label"],
            }
            for row in table(
                "text|one|two|label",
                """
        老马从槽边抬起头，朝着走来的姑娘嘶叫，它认得她的脚步。|老马|它|true
        母亲把围巾递给姐姐，她怕女儿在路上着凉。|姐姐|她|false
        石头砸在冰面上，它裂开了一道长缝。|冰面|它|true
        王掌柜骂了伙计一顿，因为他打碎了花瓶。|王掌柜|他|false
        狗追着兔子跑进树林，它钻进洞里不见了。|兔子|它|true
        老师夸奖了小明，因为他的作文写得好。|老师|他|false
        箱子装不进柜子，因为它太大了。|箱子|它|true
        李婶扶着奶奶过马路，她的眼睛已经看不清了。|李婶|她|false
        """,
            )
        ),
        lead="",
        max_tokens=4,
    ),
    right(
        "EPRSTMT, reviews of a shop with a turn in the middle",
        "eprstmt-pingjia",
        r"""
        text = f"评价：{data['sentence']}\n这条评价是积极的还是消极的？\n情感："
        gold = {"Positive": "积极", "Negative": "消极"}[data["label"]]
        """,
        table(
            "sentence|label",
            """
        不是我吹，这锅真的不粘，煎蛋一绝。|Positive
        用了三天就开不了机，客服还不理人，气死了。|Negative
        本来担心太小，结果孩子穿着刚刚好，很满意！|Positive
        图片上看着挺好，拿到手全是线头，不会再买。|Negative
        物流慢了两天，可是东西好得没话说。|Positive
        除了便宜，一无是处。|Negative
        香味不浓不淡，我妈喜欢得不得了。|Positive
        说好送滤芯，没送，机器还漏水。|Negative
        不后悔买它，声音小，吸力大。|Positive
        """,
        ),
        lead="",
    ),
    ranked(
        "ChID, a gap and four idioms",
        "chid-chengyu",
        r"""
        text = f"以下引文中的____应填入什么成语？\n{data['content']}\n答："
        """,
        keyed(
            "content",
            """
        他做事____，从不拖泥带水，大家都服他。|*雷厉风行/画蛇添足/守株待兔/亡羊补牢
        两人的球技____，打了三局还分不出高下。|天壤之别/*旗鼓相当/一落千丈/孤掌难鸣
        这幅假画仿得____，连专家都看走了眼。|粗枝大叶/漏洞百出/*惟妙惟肖/杯弓蛇影
        考试前一晚才看书，____有什么用？|水滴石穿/胸有成竹/厚积薄发/*临时抱佛脚
        山路____，司机开得格外小心。|一马平川/*崎岖不平/门可罗雀/车水马龙
        听到获奖的消息，她____，当场跳了起来。|*欣喜若狂/愁眉苦脸/垂头丧气/无动于衷
        会上大家____，很快凑出了十几条建议。|默不作声/各自为政/闭门造车/*集思广益
        老板言而无信，员工对他的话都____。|深信不疑/奉若神明/*半信半疑/言听计从
        """,
            lead="",
        ),
        fewshot=2,
    ),
    right(
        "CSL, whether all keywords fit an abstract, as one digit with its legend",
        "csl-guanjianci",
        r"""
        words = "；".join(data["keyword"])
        text = f"摘要：{data['abst']}\n关键词：{words}\n（1 表示关键词都合适，0 表示有的不合适）\n判断："
        gold = data["label"]
        """,
        table(
            "abst|keyword*|label",
            """
        利用卫星影像监测了青海湖十年来的水位变化。|青海湖/水位/卫星影像|1
        调查了三所中学学生的近视率及用眼习惯。|近视率/中学生/水稻育种|0
        提出一种基于图的推荐算法，并在电影数据上验证。|推荐算法/图/电影数据|1
        分析了明代徽州契约中的土地买卖。|徽州契约/土地买卖/深度学习|0
        比较两种麻醉方法对老年患者术后认知的影响。|麻醉/老年患者/术后认知|1
        研究了高铁桥梁在地震作用下的振动。|高铁桥梁/地震/白血病|0
        测定了六种绿茶的茶多酚含量。|绿茶/茶多酚/含量测定|1
        讨论乡村小学合并后校车的安全问题。|校车安全/乡村小学/量子纠缠|0
        """,
        ),
        lead="",
    ),
    right(
        "LCSTS, a piece of news and its headline",
        "lcsts-zhaiyao",
        r"""
        return {
            "input": f"阅读以下新闻，并用一句话给出它的摘要。\n新闻：{data['content']}\n摘要：",
            "output": data["abst"],
            "processed_output": data["abst"],
        }
        """,
        table(
            "content|abst",
            """
        记者从市交通局获悉，地铁六号线将于五月一日开通，全程三十二公里，设站二十一座。|地铁六号线五一开通
        受冷空气影响，本省北部今夜有暴雪，气象台发布橙色预警，部分高速公路可能封闭。|本省北部今夜有暴雪
        国家图书馆昨日宣布，馆藏的两千册善本已完成数字化，读者可在网上免费阅读。|国图两千册善本可网上免费阅读
        某快递公司因泄露客户信息被罚款五十万元，并被责令一个月内整改。|快递公司泄露客户信息被罚五十万
        昨晚结束的女排决赛中，江苏队以三比一战胜天津队，时隔八年再次夺冠。|江苏女排时隔八年再夺冠
        由于原料涨价，多家方便面企业将从下月起上调价格，涨幅在一成左右。|多家方便面企业下月涨价
        科研人员在云南发现一种新的兰花，它只在夜间开放，花香近似柠檬。|云南发现夜间开放的新兰花
        市教育局发文，今年秋季起全市小学将下午放学时间推迟半小时。|全市小学秋季起推迟半小时放学
        """,
        ),
        metric="chrf",
    ),
    right(
        "CMATH with steps that close on a sentence with the number",
        "cmath-buzhou",
        r"""
        text = f"题目：{data['question']}\n解答：让我们一步一步来思考。"
        output = "\n" + data["steps"] + f"\n所以答案是{data['golden']}。"
        return {"input": text, "output": output, "processed_output": data["golden"]}
        """,
        table(
            "question|steps|golden",
            """
        一箱苹果重15千克，6箱苹果重多少千克？|每箱15千克，6箱重15×6=90千克。|90
        小红有48张邮票，送给弟弟19张，还剩多少张？|剩下48-19=29张。|29
        一条路长1200米，修路队每天修80米，几天修完？|天数是1200÷80=15天。|15
        长方形长9厘米，宽4厘米，周长是多少厘米？|长与宽的和是9+4=13厘米，周长是13×2=26厘米。|26
        一本书共240页，看了它的八分之三，看了多少页？|八分之一是240÷8=30页，八分之三是30×3=90页。|90
        鸡和兔共10只，腿共28条，兔有几只？|全是鸡有20条腿，多28-20=8条，每只兔多2条，8÷2=4只。|4
        一件衣服原价350元，打八折后多少元？|八折就是350×0.8=280元。|280
        甲乙两地相距180千米，汽车3小时到达，平均每小时行多少千米？|速度是180÷3=60千米。|60
        """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    ranked(
        "XCOPA in Chinese, the premise with 因为 or 所以 behind it",
        "xcopa-zh",
        r"""
        link = {"cause": "因为", "effect": "所以"}[data["question"]]
        text = data["premise"].rstrip("。") + "，" + link
        """,
        keyed(
            "premise|question",
            """
        他把闹钟关了。|effect|*他上班迟到了。/他赢了一场比赛。
        花盆里的花枯死了。|cause|墙上挂了一幅画。/*半个月没有人浇水。
        老人拄着拐杖走路。|cause|*他的腿受了伤。/他喜欢听京剧。
        手机掉进了水池。|effect|天上出现了彩虹。/*屏幕再也不亮了。
        村里停电了。|effect|*家家点起了蜡烛。/河水变成了红色。
        面包烤焦了。|cause|桌布是新买的。/*她忘了关烤箱。
        小猫躲到了床底下。|cause|*外面放起了鞭炮。/窗台上摆着书。
        票早就卖光了。|effect|舞台刷成了蓝色。/*我们没看成演出。
        """,
            lead="",
        ),
        fewshot=2,
    ),
    right(
        "DRCD, a span of a passage in traditional characters",
        "drcd-pianduan",
        r"""
        text = "\n".join([f"文章：{data['context']}", f"問題：{data['question']}", "答案："])
        gold = data["answers"][0]["text"]
        """,
        tuple(
            {**row, "answers": [{"text": row.pop("answer")}]}
            for row in table(
                "context|question|answer",
                """
        淡水線於1988年停駛，路廊後來改建為捷運。|淡水線在哪一年停駛？|1988年
        臺灣黑熊胸前有V字形的白色斑紋，善於爬樹。|黑熊胸前的斑紋是什麼形狀？|V字形
        鄭用錫是清代新竹人，為開臺第一位進士。|開臺第一位進士是誰？|鄭用錫
        烏山頭水庫由八田與一設計，灌溉嘉南平原。|烏山頭水庫灌溉哪個平原？|嘉南平原
        阿美族的豐年祭多在七、八月舉行，以歌舞祭祖。|豐年祭以什麼方式祭祖？|歌舞
        鹿港龍山寺奉祀觀音，1983年列為一級古蹟。|鹿港龍山寺奉祀哪位神明？|觀音
        金門高粱酒以當地高粱釀造，酒精濃度多為58度。|這種酒的酒精濃度多為幾度？|58度
        櫻花鉤吻鮭只生存在大甲溪上游，是冰河時期的孑遺。|櫻花鉤吻鮭生存在哪裡？|大甲溪上游
        """,
            )
        ),
        lead="",
    ),
    right(
        "TMMLU+, a subject of a school in Taiwan",
        "tmmlu-gongmin",
        r"""
        marks = ("A", "B", "C", "D")
        text = f"問題：{data['question']}\n\n"
        text += "".join(f"{mark}. {data[mark]}\n" for mark in marks)
        text += "\n正確答案："
        gold = data["answer"]
        """,
        tuple(
            {
                "question": row["question"],
                **dict(zip("ABCD", row["choices"], strict=True)),
                "answer": "ABCD"[row["answer"]],
            }
            for row in starred("""
        我國行使審判權的是哪一個院？|行政院/立法院/*司法院/監察院
        年滿幾歲可以投票選舉縣市長？|*二十歲/十六歲/二十五歲/三十歲
        小學生在網路上發表他人的私密照片，侵害了什麼權利？|財產權/*隱私權/受教權/選舉權
        物價持續上漲的現象稱為什麼？|蕭條/失業/外匯/*通貨膨脹
        下列何者屬於私法？|憲法/*民法/刑法/行政程序法
        消費者購買網路商品，收到後幾天內可以無條件退貨？|三天/十天/*七天/三十天
        里長屬於哪一級的公職人員？|*地方/中央/國際/司法
        為了避免權力集中，政府採用什麼原則？|君權神授/一黨專政/世襲制度/*權力分立
        """)
        ),
        lead="",
        fewshot=5,
    ),
)
