"""Right prompts in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

FANYI = qa("""
我每天七点起床。 > I get up at seven every day.
图书馆在哪儿？ > Where is the library?
他比我高。 > He is taller than me.
明天可能下雪。 > It may snow tomorrow.
请给我一杯茶。 > Please give me a cup of tea.
她还没吃午饭。 > She has not had lunch yet.
""")
LIANGCI = qa("""
书 > 本
马 > 匹
桌子 > 张
鱼 > 条
飞机 > 架
衣服 > 件
""")
GUSHI = qa("""
床前明月光 > 疑是地上霜
春眠不觉晓 > 处处闻啼鸟
白日依山尽 > 黄河入海流
锄禾日当午 > 汗滴禾下土
红豆生南国 > 春来发几枝
离离原上草 > 一岁一枯荣
""")
GONGDAN = table(
    "描述|级别",
    """
    全公司邮箱无法登录，业务停摆。|紧急
    想换一个鼠标垫。|一般
    服务器机房冒烟。|紧急
    申请安装一款画图软件。|一般
    支付接口全部报错，用户无法下单。|紧急
    工位的网线有点短。|一般
    数据库主节点宕机，网站打不开。|紧急
    会议室的遥控器没电了。|一般
    """,
)
BINGLI = table(
    "主诉|科室",
    """
    反复胸闷心慌三天，活动后加重。|心内科
    右膝扭伤，肿胀不能行走。|骨科
    孩子发烧两天，伴有咳嗽，今年三岁。|儿科
    跌倒后左腕剧痛，畸形。|骨科
    心跳不齐，夜间憋醒。|心内科
    宝宝六个月，腹泻一天五次。|儿科
    血压升高伴胸痛半小时。|心内科
    搬重物后腰痛，腿发麻。|骨科
    """,
)
HETONG = table(
    "条款|甲方|金额",
    """
    江南纺织厂（甲方）应于签约当日支付定金三万元。|江南纺织厂|三万元
    甲方为星河书店，租金每月八千元，按季缴纳。|星河书店|八千元
    甲方北山茶场向乙方支付加工费十二万元。|北山茶场|十二万元
    本合同甲方系海天餐厅，违约金为五千元。|海天餐厅|五千元
    甲方（东风运输队）一次性付清货款六十万元。|东风运输队|六十万元
    """,
)
DANXUAN = starred("""
“会当凌绝顶，一览众山小”描写的是哪座山？|华山/*泰山/黄山
下列朝代中最早的是哪一个？|*秦朝/唐朝/宋朝
光合作用主要发生在植物的哪个部位？|根/茎/*叶
“三顾茅庐”中被请出山的人是谁？|*诸葛亮/关羽/曹操
一个直角等于多少度？|45/180/*90
世界上面积最大的洋是哪一个？|印度洋/*太平洋/北冰洋
""")
DUOXUAN = records(
    "题干 选项 答案",
    ("下列属于哺乳动物的有", ["鲸", "鲨鱼", "蝙蝠", "企鹅"], "AC"),
    ("下列数中是质数的有", ["2", "9", "11", "13"], "ACD"),
    ("下列城市中是直辖市的有", ["天津", "重庆", "南京", "杭州"], "AB"),
    ("下列属于金属的有", ["硫", "铁", "碳", "铜"], "BD"),
    ("下列作品的作者是鲁迅的有", ["《家》", "《呐喊》", "《彷徨》", "《骆驼祥子》"], "BC"),
    ("下列河流流入太平洋的有", ["长江", "黄河", "珠江", "额尔齐斯河"], "ABC"),
)
PANDUAN = table(
    "话|对?",
    """
    月亮自己会发光。|false
    水的化学式是H2O。|true
    所有的质数都是奇数。|false
    《西游记》的作者是吴承恩。|true
    蜘蛛是昆虫。|false
    赤道是最长的纬线。|true
    声音可以在真空中传播。|false
    武汉是湖北省的省会。|true
    """,
)
JINYI = qa("""
高兴 > 愉快
美丽 > 漂亮
立刻 > 马上
寒冷 > 冰冷
著名 > 有名
忽然 > 突然
""")
KONGQUE = keyed(
    "句子",
    """
    小猫在太阳底下睡___。|*觉/饭/路
    弟弟在河边钓___。|球/*鱼/歌
    妈妈在厨房里做___。|*饭/梦/操场
    同学们在教室里上___。|山/*课/船
    爷爷戴着老花镜看___。|*报纸/声音/味道
    晚上我们一起听___。|颜色/*音乐/石头
    """,
)
SHIJIAN = table(
    "新聞|日期",
    """
    民國一一二年三月五日，高雄舉行馬拉松。|三月五日
    花蓮於七月十九日開放新步道。|七月十九日
    十月一日起，台中公車票價調整。|十月一日
    嘉義管樂節將在十二月二十日登場。|十二月二十日
    澎湖花火節定於四月十八日開幕。|四月十八日
    """,
)
YUEYU = qa("""
佢喺邊度返工？ > 他在哪裡上班？
我唔知呀。 > 我不知道。
呢本書幾多錢？ > 這本書多少錢？
聽日落雨。 > 明天下雨。
你食咗飯未？ > 你吃過飯了嗎？
""")
BIAOGE = records(
    "行 问 答",
    *(
        ([["姓名", "语文", "数学"], [a, x, y], [b, u, v]], q, r)
        for a, x, y, b, u, v, q, r in (
            ("王芳", "88", "92", "李强", "79", "95", "李强的数学是多少分？", "95"),
            ("赵敏", "91", "73", "孙涛", "66", "84", "谁的语文是66分？", "孙涛"),
            ("周亮", "70", "98", "吴倩", "85", "77", "吴倩的语文是多少分？", "85"),
            ("郑和", "93", "81", "冯雪", "72", "90", "谁的数学是81分？", "郑和"),
            ("陈洁", "64", "87", "卫东", "96", "75", "卫东的数学是多少分？", "75"),
        )
    ),
)

RIGHT: tuple[Right, ...] = (
    ask("中译英，冒号对冒号", FANYI, "f\"中文：{data['q']}\\n英文：\"", output="gold"),
    ask(
        "中译英，一句说明",
        FANYI,
        '"把下面的句子译成英文。\\n" + data["q"] + "\\n译文："',
        output="gold",
    ),
    ask(
        "量词填空",
        LIANGCI,
        "f\"一____{data['q']}\\n横线处应填的量词是：\"",
        output="gold",
    ),
    ask("量词，箭头", LIANGCI, 'data["q"] + " →"'),
    ask("古诗接下句", GUSHI, "f\"上句：{data['q']}\\n下句：\"", output="gold"),
    ask("古诗，直接续写", GUSHI, 'data["q"] + "，"', output="gold"),
    ask(
        "工单分级",
        GONGDAN,
        '"你是IT服务台的值班员，请给工单定级（紧急/一般）。\\n工单：" + data["描述"] + "\\n级别："',
        gold='data["级别"]',
        output="gold",
    ),
    ask(
        "工单分级，带说明",
        GONGDAN,
        '"紧急：影响整个公司或带来危险；一般：其他情况。\\n\\n" + data["描述"] + "\\n属于："',
        gold='data["级别"]',
        output="gold",
    ),
    ask(
        "分诊到科室",
        BINGLI,
        '"\\n".join(["【主诉】" + data["主诉"], "【可选科室】心内科、骨科、儿科", "【科室】"])',
        gold='data["科室"]',
        output="gold",
    ),
    ask(
        "分诊，问句",
        BINGLI,
        "f\"患者说：“{data['主诉']}”\\n应挂心内科、骨科还是儿科？\\n答：\"",
        gold='data["科室"]',
        output="gold",
    ),
    ask(
        "合同抽取为JSON",
        HETONG,
        '"从条款中抽取甲方和金额，输出JSON，键为“甲方”和“金额”。\\n条款：" + data["条款"] + "\\nJSON："',
        gold='json.dumps({"甲方": data["甲方"], "金额": data["金额"]}, ensure_ascii=False)',
        output="gold",
        above="import json",
    ),
    ask(
        "合同里的金额",
        HETONG,
        "f\"条款：{data['条款']}\\n问：金额是多少？请照抄原文。\\n答：\"",
        gold='data["金额"]',
        output="gold",
    ),
    ask(
        "三个选项的单选题",
        DANXUAN,
        'data["question"] + "\\n" + "\\n".join(f"{m}、{c}" for m, c in zip("甲乙丙", data["choices"])) + "\\n答（甲、乙或丙）："',
        gold='"甲乙丙"[data["answer"]]',
        output="gold",
    ),
    ask(
        "单选题，回答选项原文",
        DANXUAN,
        "f\"{data['question']}\\n备选：{'；'.join(data['choices'])}\\n请写出正确的一项：\" ",
        gold='data["choices"][data["answer"]]',
        output="gold",
    ),
    ask(
        "多选题",
        DUOXUAN,
        '"多项选择题，把所有正确选项的字母按顺序连写。\\n" + data["题干"] + "（　　）\\n" + "\\n".join(f"{m}. {c}" for m, c in zip("ABCD", data["选项"])) + "\\n答案："',
        gold='data["答案"]',
        output="gold",
    ),
    ask(
        "判断题，画勾画叉",
        PANDUAN,
        "f\"判断正误，对的写√，错的写×。\\n{data['话']}（　　）\\n判断：\"",
        gold='"√" if data["对"] else "×"',
        output="gold",
    ),
    ask(
        "判断题，对或错",
        PANDUAN,
        '"这句话对还是错？\\n" + data["话"] + "\\n回答（对/错）："',
        gold='"对" if data["对"] else "错"',
        output="gold",
    ),
    ask("近义词", JINYI, "f\"“{data['q']}”的近义词：\"", output="gold"),
    ask("近义词，等号", JINYI, 'data["q"] + "≈"', output="gold"),
    ask(
        "新聞裡的日期",
        SHIJIAN,
        "f\"新聞：{data['新聞']}\\n活動或措施的月日（照原文）：\"",
        gold='data["日期"]',
        output="gold",
    ),
    ask("粵語譯成國語", YUEYU, "f\"粵語：{data['q']}\\n國語：\"", output="gold"),
    ask(
        "成绩表",
        BIAOGE,
        '"\\n".join("\\t".join(行) for 行 in data["行"]) + "\\n\\n问题：" + data["问"] + "\\n回答："',
        gold='data["答"]',
        output="gold",
    ),
    right(
        "词语填空的排序题",
        "right-kongque",
        """
        text = "选出能填入空格的词。\\n" + data["句子"] + "\\n空格处填："
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        KONGQUE,
        lead="",
        method="ppl",
    ),
)
