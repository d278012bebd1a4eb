"""Right prompts in simplified Chinese, in the styles of examinations and well-known benchmarks."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "C-Eval's form, with its sentence as the config's description",
        "ceval-dili",
        r"""
        text = data["question"]
        for mark in "ABCD":
            text += f"\n{mark}. {data[mark]}"
        text += "\n答案："
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """,
        tuple(
            {
                "question": row["question"],
                **dict(zip("ABCD", row["choices"], strict=True)),
                "answer": "ABCD"[row["answer"]],
            }
            for row in starred("""
            我国面积最大的省级行政区是____。|内蒙古/*新疆/西藏/青海
            世界上最深的湖泊是____。|*贝加尔湖/里海/死海/青海湖
            下列城市中，位于长江沿岸的是____。|洛阳/兰州/济南/*武汉
            赤道穿过的国家是____。|埃及/南非/*肯尼亚/摩洛哥
            我国最大的淡水湖是____。|洞庭湖/太湖/*鄱阳湖/洪泽湖
            世界上面积最大的大洋是____。|*太平洋/大西洋/印度洋/北冰洋
            黄土高原上突出的环境问题是____。|酸雨/*水土流失/赤潮/地面沉降
            日界线大致沿着____经线。|0度/90度/120度/*180度
            """)
        ),
        description="以下是中国关于初中地理考试的单项选择题，请选出其中的正确答案。\n\n",
    ),
    right(
        "CMMLU：逻辑题，题干里有字母甲乙丙，选项用ABCD",
        "cmmlu-luoji",
        r"""
        lines = ["以下是关于逻辑推理的单项选择题，请直接给出正确答案的选项。", "题目：" + data["question"]]
        lines += [f"{mark}. {each}" for mark, each in zip("ABC", data["choices"])]
        gold = "ABC"[data["answer"]]
        return {"input": "\n".join([*lines, "答案是："]), "output": gold, "processed_output": gold}
        """,
        starred("""
        甲比乙高，乙比丙高，谁最矮？|甲/乙/*丙
        甲乙丙中只有一人会游泳，甲说自己会，这是真话。谁会游泳？|*甲/乙/丙
        甲在乙的左边，丙在乙的右边，谁在中间？|甲/*乙/丙
        乙到得比甲早，丙到得比乙早，谁最先到？|甲/乙/*丙
        甲的钱是乙的两倍，乙的钱是丙的两倍，谁最有钱？|*甲/乙/丙
        甲不姓王，丙不姓王，三人中有一人姓王，是谁？|甲/*乙/丙
        甲乙丙抽签，甲没抽中，乙也没抽中，有一人抽中，是谁？|甲/乙/*丙
        丙比甲大三岁，甲比乙大一岁，谁最小？|甲/*乙/丙
        乙做五道题，丙做四道，甲做六道，谁做得最多？|*甲/乙/丙
        """),
    ),
    right(
        "语文成语填空（ChID），空用#idiom#表示",
        "chid-kong",
        r"""
        candidates = "、".join(data["target_scores"])
        text = f"{data['content']}\n候选成语：{candidates}\n#idiom#处应填：\n"
        gold = [word for word, score in data["target_scores"].items() if score][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            他一听到响声就往外跑，真是#idiom#。|*惊弓之鸟/如鱼得水/胸有成竹
            考试前他复习得很充分，可谓#idiom#。|画蛇添足/*胸有成竹/一盘散沙
            这支队伍没有纪律，像#idiom#。|锦上添花/水落石出/*一盘散沙
            经过调查，真相终于#idiom#。|*水落石出/守株待兔/对牛弹琴
            跟他讲音乐，简直是#idiom#。|柳暗花明/*对牛弹琴/雪中送炭
            灾区最缺水的时候，送水就是#idiom#。|叶公好龙/狐假虎威/*雪中送炭
            文章已经写完，再加这一段就是#idiom#。|*画蛇添足/破釜沉舟/一鸣惊人
            他平时话不多，这次发言却#idiom#。|掩耳盗铃/*一鸣惊人/刻舟求剑
            想不劳动就有收获，无异于#idiom#。|百折不挠/一心一意/*守株待兔
            """,
            "content",
        ),
        method="ppl",
    ),
    right(
        "OCNLI：蕴含、中性、矛盾，标签在句子里出现也无妨",
        "ocnli-biaoqian",
        r"""
        text = "句子一：{sentence1}\n句子二：{sentence2}\n关系（蕴含/中性/矛盾）：".format(**data)
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """,
        table(
            "sentence1|sentence2|label",
            """
            两人的矛盾已经化解了。|两人至今不和。|矛盾
            这篇论文引用了三十多本书。|论文引用了书。|蕴含
            他对这件事持中性的看法。|他是一名记者。|中性
            车厢里坐满了去赶集的人。|车厢里有人。|蕴含
            老李一辈子没有离开过县城。|老李去过国外留学。|矛盾
            姐姐昨晚给我打了电话。|姐姐打电话是为了借钱。|中性
            这条路晚上没有路灯。|这条路夜里灯火通明。|矛盾
            奶奶养了一只黑猫和两只白猫。|奶奶养的猫不止一只。|蕴含
            店里新来了一位厨师。|新厨师来自四川。|中性
            """,
        ),
    ),
    right(
        "CLUE的WSC：代词指代，题目里有两个引号",
        "cluewsc-zhidai",
        r"""
        text = f"{data['text']}\n上文中的“{data['pronoun']}”指的是“{data['noun']}”吗？回答是或不是。\n回答："
        gold = "是" if data["label"] else "不是"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "text|pronoun|noun|label?",
            """
            小丽把伞借给了阿姨，因为她没有带伞。|她|阿姨|true
            杯子放不进柜子，因为它太高了。|它|柜子|false
            老张批评了小陈，因为他又迟到了。|他|小陈|true
            狗追着猫跑，最后它爬上了树。|它|狗|false
            弟弟向哥哥道歉，因为他弄坏了哥哥的模型。|他|弟弟|true
            护士扶着老太太，怕她摔倒。|她|护士|false
            箱子压坏了桌子，因为它太重。|它|箱子|true
            王教授推荐了刘博士，因为他正需要一份工作。|他|王教授|false
            """,
        ),
    ),
    right(
        "AFQMC：两个问句几乎一样，意思却未必相同",
        "afqmc-xiangtong",
        r"""
        first, second = data["pair"]
        text = f"问句1：{first}\n问句2：{second}\n两个问句的意思是否相同？\n"
        gold = "相同" if data["target_scores"]["相同"] else "不同"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            怎么提高花呗额度/花呗额度怎么能提高|*相同/不同
            借呗能提前还款吗/借呗能延期还款吗|相同/*不同
            为什么我的账户被冻结了/我的账号怎么被冻结了|*相同/不同
            如何开通信用卡/如何注销信用卡|相同/*不同
            转账多久到账/转过去的钱几时能到|*相同/不同
            忘了支付密码怎么办/忘了登录密码怎么办|相同/*不同
            账单从哪里看/在哪儿能看到账单|*相同/不同
            退款退到银行卡吗/退货要自己付运费吗|相同/*不同
            """,
            "pair*",
        ),
        method="ppl",
    ),
    right(
        "CMRC：阅读理解，答案是原文的片段",
        "cmrc-pianduan",
        r"""
        return {
            "input": f"阅读文章，用原文回答。\n文章：{data['context']}\n问：{data['question']}\n答：",
            "output": data["answers"][0],
            "processed_output": data["answers"],
        }
        """,
        table(
            "context|question|answers*",
            """
            赵州桥由隋代工匠李春设计，全长六十四米。|赵州桥由谁设计？|李春/隋代工匠李春
            大熊猫每天要花十几个小时吃竹子。|大熊猫吃什么？|竹子
            敦煌莫高窟始建于前秦，历经十个朝代。|莫高窟始建于何时？|前秦
            龙井茶产于杭州西湖一带，以清明前采摘的为上品。|龙井茶产于哪里？|杭州西湖一带/杭州西湖
            1949年，他随父亲迁居成都，在那里开了一家茶馆。|他在成都开了什么？|一家茶馆/茶馆
            青藏铁路于2006年全线通车，最高点在唐古拉山。|青藏铁路最高点在哪里？|唐古拉山
            《本草纲目》由李时珍所著，共五十二卷。|《本草纲目》有多少卷？|五十二卷
            候鸟每年秋天飞往鄱阳湖过冬。|候鸟何时飞往鄱阳湖？|每年秋天/秋天
            """,
        ),
    ),
    right(
        "新闻分类（TNEWS），标签也是常用词",
        "tnews-fenlei",
        r"""
        text = f"新闻标题：{data['title']}\n关键词：{'、'.join(data['keywords'])}\n"
        text += "类别从“体育”“财经”“教育”“旅游”中选一个。\n类别："
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """,
        table(
            "title|keywords*|label",
            """
            国足客场零比一告负，体育迷深夜叹息|国足/客场|体育
            央行宣布下调存款准备金率|央行/准备金|财经
            多所高校公布今年招生计划|高校/招生|教育
            五一去哪儿玩？这七座古镇人少景美|古镇/五一|旅游
            体育用品公司股价连续三天上涨|股价/公司|财经
            女排三比二逆转，主攻手独得三十分|女排/逆转|体育
            小学生作业减负，教师课后辅导免费|减负/教师|教育
            高铁开通，三小时可到海边看日出|高铁/海边|旅游
            马拉松报名人数创新高|马拉松/报名|体育
            人民币汇率小幅回升|汇率/人民币|财经
            """,
        ),
    ),
    right(
        "C3：对话加问题，四个选项用圈码",
        "c3-quanma",
        r"""
        talk = "\n".join(data["talk"])
        options = "；".join(f"{mark}{text}" for mark, text in zip("①②③④", data["choices"]))
        gold = "①②③④"[data["answer"]]
        text = f"{talk}\n问题：{data['question']}\n{options}\n正确的是："
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {"talk": talk.split("/"), **row}
            for talk, row in zip(
                (
                    "女：你感冒好了吗？/男：好多了，就是还有点咳嗽。",
                    "男：这件大衣能便宜点吗？/女：已经打八折了。",
                    "女：火车几点开？/男：还有半个小时，来得及。",
                    "男：周末去爬山吧。/女：天气预报说有雨。",
                    "女：你怎么又迟到了？/男：路上堵车。",
                    "男：请问借书证怎么办？/女：到二楼前台填表。",
                    "女：汤是不是太咸了？/男：我觉得正好。",
                    "男：这盆花怎么黄了？/女：你浇水太多了。",
                ),
                starred("""
                男的现在怎么样？|完全好了/*还有点咳嗽/发高烧/腿疼
                他们最可能在哪里？|医院/车站/*服装店/教室
                火车什么时候开？|*半小时后/一小时后/已经开了/明天
                女的是什么意思？|非常想去/没有时间/爬山太累/*可能去不了
                男的为什么迟到？|起晚了/*堵车/生病了/忘了时间
                对话最可能在哪里？|*图书馆/银行/餐厅/机场
                男的觉得汤怎么样？|太咸/太淡/*正好/太烫
                花为什么黄了？|缺阳光/太冷/有虫子/*水太多
                """),
                strict=True,
            )
        ),
    ),
    right(
        "高考单选：先写解析，再写【答案】",
        "gaokao-jiexi",
        r"""
        options = "\n".join(f"{mark}．{text}" for mark, text in zip("ABCD", data["choices"]))
        gold = "ABCD"[data["answer"]]
        return {
            "input": f"请先写【解析】，再写【答案】。\n题目：{data['question']}\n{options}\n【解析】",
            "output": f"{data['why']}【答案】{gold}",
            "processed_output": gold,
        }
        """,
        tuple(
            {**row, "why": why}
            for row, why in zip(
                starred("""
                下列物质属于单质的是|水/*铁/食盐/二氧化碳
                下列历史事件发生最早的是|*商鞅变法/赤壁之战/安史之乱/郑和下西洋
                直线y=2x+1的斜率是|1/-1/*2/-2
                细胞中进行有氧呼吸的主要场所是|叶绿体/核糖体/液泡/*线粒体
                下列单位中表示力的是|焦耳/*牛顿/瓦特/伏特
                函数y=x²的最小值是|*0/1/-1/2
                下列诗人生活在宋代的是|李白/杜甫/*陆游/王维
                地球上的四季变化是由于|地球自转/月球引力/太阳黑子/*地球公转
                """),
                (
                    "单质只含一种元素，铁符合。",
                    "商鞅变法在战国时期，其余都在其后。",
                    "一次函数中x的系数就是斜率，为2。",
                    "有氧呼吸主要在线粒体中进行。",
                    "力的单位是牛顿，其余是功、功率、电压的单位。",
                    "x²不小于0，当x=0时取最小值。",
                    "陆游是南宋诗人，其余是唐代诗人。",
                    "四季变化由地球绕太阳公转引起。",
                ),
                strict=True,
            )
        ),
        postprocess="gaokao_single_choice_post",
        max_tokens=128,
    ),
    right(
        "数学应用题，步骤里用×和÷，得数写在最后",
        "shuxue-buzhou",
        r"""
        steps = "".join(data["steps"])
        return {
            "input": f"应用题：{data['question']}\n请写出过程，最后以“答案是”加数字结束。\n过程：",
            "output": f"{steps}答案是{data['answer']}。",
            "processed_output": str(data["answer"]),
        }
        """,
        records(
            "question steps answer",
            ("5盒鸡蛋每盒12个，碎了4个，还剩几个？", ["5×12=60（个）。", "60-4=56（个）。"], 56),
            (
                "一条路长900米，已修三分之一，还剩多少米？",
                ["900÷3=300（米）。", "900-300=600（米）。"],
                600,
            ),
            ("爸爸38岁，是儿子年龄的2倍少2岁，儿子几岁？", ["38+2=40。", "40÷2=20（岁）。"], 20),
            (
                "3台机器每小时各织布7米，8小时共织多少米？",
                ["3×7=21（米）。", "21×8=168（米）。"],
                168,
            ),
            ("一本书240页，每天看30页，几天看完？", ["240÷30=8（天）。"], 8),
            (
                "买4支笔和1个本子共用23元，本子3元，笔每支几元？",
                ["23-3=20（元）。", "20÷4=5（元）。"],
                5,
            ),
            ("正方形边长11厘米，周长多少厘米？", ["11×4=44（厘米）。"], 44),
            (
                "水池有水75升，每分钟进水5升，6分钟后有多少升？",
                ["5×6=30（升）。", "75+30=105（升）。"],
                105,
            ),
        ),
        postprocess="exact_match_post",
        max_tokens=128,
    ),
    right(
        "法律题：法条在前，案例在后，问罪名",
        "falv-zuiming",
        r"""
        options = "；".join(name for name in data["target_scores"])
        text = f"案情：{data['fact']}\n可选罪名：{options}。\n罪名：\n"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            王某深夜撬开商店的门，拿走香烟二十条。|*盗窃罪/诈骗罪/抢劫罪
            李某谎称能安排工作，骗取他人八万元。|盗窃罪/*诈骗罪/抢劫罪
            赵某持刀威胁路人，逼其交出手机。|盗窃罪/诈骗罪/*抢劫罪
            孙某在公交车上偷走乘客的钱包。|*盗窃罪/诈骗罪/抢劫罪
            周某打倒出租车司机，抢走当天的车款。|盗窃罪/诈骗罪/*抢劫罪
            吴某冒充客服，让老人把存款转到自己的账户。|盗窃罪/*诈骗罪/抢劫罪
            郑某趁邻居外出，翻窗取走金项链。|*盗窃罪/诈骗罪/抢劫罪
            冯某用假合同收取三家公司的定金后逃走。|盗窃罪/*诈骗罪/抢劫罪
            陈某闯入超市，用枪指着店员抢走现金。|盗窃罪/诈骗罪/*抢劫罪
            """,
            "fact",
        ),
        method="ppl",
    ),
)
