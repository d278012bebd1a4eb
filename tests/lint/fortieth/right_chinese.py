"""Right long prompts in Chinese, of readers, writers and doctors."""

from __future__ import annotations

from tests.lint.fortieth.forms import inside, told
from tests.lint.making import Right, starred, table

RIGHT: tuple[Right, ...] = (
    told(
        "an editor numbers the columns of a news app",
        "right-zh-lanmu",
        """
        # 新闻客户端栏目分配说明

        ## 一、背景
        每天早上有几千条标题进入系统，需要分到四个栏目。分错的标题会推送给不感兴趣的用户。

        ## 二、栏目编号
        1 体育（比赛、运动员、俱乐部）
        2 财经（股市、企业、物价、就业）
        3 科技（手机、软件、航天、科学发现）
        4 健康（疾病、饮食、锻炼方法）

        ## 三、分配原则
        - 标题里出现公司名，不一定是财经，要看说的是什么事。
        - 运动员受伤仍归体育。
        - 科技公司的股价归财经。

        ## 四、答案
        只写栏目编号，一个阿拉伯数字。
        """,
        r"""
        text = f"标题：{data['title']}\n编号："
        gold = {"体育": "1", "财经": "2", "科技": "3", "健康": "4"}[data["column"]]
        """,
        table(
            "title|column",
            """
            主场三比一逆转，蓝鹰队晋级半决赛|体育
            猪肉价格连续两周回落|财经
            探测器成功着陆月球背面|科技
            医生提醒：秋季要多喝水，少熬夜|健康
            长跑名将膝盖受伤，退出马拉松|体育
            芯片企业股价大涨两成|财经
            新款折叠屏手机重量再减三十克|科技
            每天快走半小时，血压更平稳|健康
            """,
        ),
        lead="",
    ),
    inside(
        "an exam coach gives a short passage with options",
        "right-zh-yuedu",
        """
        你将参加一次中文阅读测验（相当于HSK四级）。

        【题目结构】
        先是一段短文，接着是一个问题和四个选项。选项前面有圈码①②③④。

        【作答说明】
        一、只根据短文作答，短文里没有的内容不能选。
        二、如果两个选项看上去都对，选与短文原话更接近的那个。
        三、每道题必须作答。

        【书写】
        在“答案：”后面写正确选项的圈码，不要抄写选项。
        """,
        r"""
        options = "\n".join(f"{mark}{each}" for mark, each in zip("①②③④", data["choices"]))
        text = f"{HEAD}\n\n短文：{data['passage']}\n问题：{data['question']}\n{options}\n答案："
        gold = "①②③④"[data["answer"]]
        """,
        tuple(
            {"passage": passage, **row}
            for passage, row in zip(
                (
                    "小王本来想坐地铁去机场，可是行李太多，最后叫了出租车。",
                    "这家饭馆中午人很多，晚上反而安静，所以我常常晚上去。",
                    "妹妹学钢琴三年了，弟弟上个月才开始学画画。",
                    "因为下大雨，运动会改到了下个星期五。",
                    "奶奶不会用手机付钱，每次买菜都带现金。",
                    "他毕业以后没有当老师，而是开了一家书店。",
                    "这件衣服原价三百元，现在打八折，只要二百四十元。",
                    "会议室的空调坏了，大家只好到图书馆开会。",
                ),
                starred(
                    """
                    小王怎么去的机场？|坐地铁/*坐出租车/骑车/走路
                    “我”一般什么时候去这家饭馆？|早上/中午/下午/*晚上
                    弟弟在学什么？|*画画/钢琴/唱歌/跳舞
                    运动会为什么改时间？|人太少/太热/*下大雨/放假
                    奶奶买菜怎么付钱？|用手机/*用现金/刷卡/赊账
                    他现在做什么？|*开书店/当老师/上大学/写小说
                    这件衣服现在多少钱？|三百元/二百元/八十元/*二百四十元
                    大家在哪儿开会？|会议室/办公室/*图书馆/食堂
                    """
                ),
                strict=True,
            )
        ),
        lead="",
    ),
    told(
        "a hospital guide sends patients to a department",
        "right-zh-fenzhen",
        """
        您好，您是医院门诊大厅的导诊员。病人说出不舒服的地方，您告诉他挂哪个科。

        可以挂的科室：
        眼科——看不清、眼睛红、眼睛疼
        骨科——扭伤、骨折、腰腿疼
        皮肤科——起疹子、发痒、掉头发
        口腔科——牙疼、牙龈出血、口腔溃疡

        导诊要点：
        （一）先听最主要的不舒服，再听其他的。
        （二）摔伤以后肿了，一律先去骨科。
        （三）不要诊断是什么病，不要开药。
        （四）病人说的价钱、医保问题不用回答。

        请直接说出科室的名称。
        """,
        r"""
        text = f"病人：{data['say']}\n科室："
        gold = data["room"]
        """,
        table(
            "say|room",
            """
            我刷牙的时候牙龈老出血。|口腔科
            昨天打球把脚踝扭了，现在肿得穿不上鞋。|骨科
            胳膊上起了一片红疹子，痒得睡不着。|皮肤科
            我看远处的东西越来越模糊。|眼科
            后面的大牙疼了三天了。|口腔科
            最近洗头的时候头发一把一把地掉。|皮肤科
            早上起来眼睛又红又疼。|眼科
            搬家以后腰一直疼，弯不下去。|骨科
            """,
        ),
        lead="",
    ),
    told(
        "a museum has its labels put into English",
        "right-zh-yingyi",
        """
        项目：博物馆展品名称中译英

        术语（必须照用）
        青花 = blue-and-white
        瓶 = vase
        盘 = plate
        碗 = bowl
        铜镜 = bronze mirror

        格式
        1. 首字母大写，其余小写，专有名词除外。
        2. 不加冠词，不加句号。
        3. 纹样放在最后，用with引出。
        4. 年代已在另一栏，不要翻译进来。

        例
        中文：青花龙纹碗
        英文：Blue-and-white bowl with dragon pattern
        """,
        r"""
        text = f"中文：{data['zh']}\n英文："
        gold = data["en"]
        """,
        table(
            "zh|en",
            """
            青花莲纹瓶|Blue-and-white vase with lotus pattern
            青花鱼纹盘|Blue-and-white plate with fish pattern
            凤纹铜镜|Bronze mirror with phoenix pattern
            青花牡丹纹碗|Blue-and-white bowl with peony pattern
            云纹铜镜|Bronze mirror with cloud pattern
            青花竹纹瓶|Blue-and-white vase with bamboo pattern
            青花花鸟纹盘|Blue-and-white plate with flower-and-bird pattern
            """,
        ),
        lead="",
    ),
    inside(
        "a lawyer rates the risk of a lease",
        "right-zh-fengxian",
        """
        # 身份
        你是一名房屋租赁方面的律师，站在承租人的立场审查合同条款。

        # 风险等级
        | 等级 | 标准 |
        | :-: | --- |
        | 高 | 承租人可能失去押金、住处或者要付很大一笔钱 |
        | 中 | 承租人要承担额外的、但数额有限的费用或麻烦 |
        | 低 | 双方权利义务对等，或者对承租人有利 |

        # 审查时请注意
        * 逐条独立判断，不考虑其他条款能否补救。
        * 条款写得含糊而后果严重的，按“高”处理。
        * 不评价房租贵不贵。

        # 回答
        只写等级，一个字。
        """,
        r"""
        text = f"{HEAD}\n\n# 条款\n{data['clause']}\n\n# 等级\n"
        gold = data["risk"]
        """,
        table(
            "clause|risk",
            """
            出租人可以随时收回房屋，承租人须在当天搬离。|高
            承租人每年应请人清洗一次空调，费用自理。|中
            任何一方解约都应提前三十天书面通知。|低
            承租人晚交房租一天，押金全部不退。|高
            房屋主体结构的维修由出租人负责并出钱。|低
            更换灯泡等易损件的费用由承租人承担。|中
            合同期满后，承租人有权优先续租。|低
            承租人提前退租的，须付清剩余全部租期的租金。|高
            门禁卡丢失的，补办费五十元由承租人支付。|中
            """,
        ),
        lead="",
    ),
    told(
        "a genealogist unifies dates of family books",
        "right-zh-riqi",
        """
        任务：把族谱里的日期统一成“年-月-日”的数字格式。

        要求：
        1. 年份四位，月和日各两位，中间用短横线。
        2. 民国元年是1912年，民国N年等于1911加N。
        3. “廿”是二十，“卅”是三十。
        4. 所有日期都已经换算成公历，不用再换算农历。
        5. 时辰、星期一律去掉。

        示范：
        原文：民国三年五月廿一日子时
        日期：1914-05-21

        原文：一九五六年元月十日
        日期：1956-01-10

        输出：只写日期。
        """,
        r"""
        text = f"原文：{data['old']}\n日期："
        gold = data["date"]
        """,
        table(
            "old|date",
            """
            民国十年三月初八日|1921-03-08
            一九四九年十月一日|1949-10-01
            民国廿五年十二月十二日|1936-12-12
            一九七八年六月卅日卯时|1978-06-30
            民国元年正月十五日|1912-01-15
            一九八三年二月廿八日星期一|1983-02-28
            民国十八年七月廿四日|1929-07-24
            二〇〇一年九月九日|2001-09-09
            """,
        ),
        lead="",
    ),
)
