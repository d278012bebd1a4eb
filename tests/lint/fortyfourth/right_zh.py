"""Right prompts in Chinese: teachers, shops, hospitals and makers of test sets."""

from __future__ import annotations

from tests.lint.making import ask, qa, right, scored, starred, table

RIGHT = (
    ask(
        "古诗接下句",
        qa("""
    床前明月光， > 疑是地上霜。
    白日依山尽， > 黄河入海流。
    春眠不觉晓， > 处处闻啼鸟。
    锄禾日当午， > 汗滴禾下土。
    红豆生南国， > 春来发几枝。
    千山鸟飞绝， > 万径人踪灭。
    离离原上草， > 一岁一枯荣。
    慈母手中线， > 游子身上衣。
    """),
        "f\"上句：{data['q']}\\n下句：\"",
        output="gold",
    ),
    ask(
        "酒店评论的好差",
        qa("""
    房间干净，床也舒服。 > 好评
    空调坏了，一晚上没睡好。 > 差评
    早餐丰富，服务员很热情。 > 好评
    隔音太差，走廊整夜吵闹。 > 差评
    离地铁近，非常方便，下次还住。 > 好评
    押金拖了半个月才退，太气人了。 > 差评
    毛巾发黑，还有霉味。 > 差评
    前台帮忙升级了房型，特别满意。 > 好评
    """),
        "f\"判断下面的评论是好评还是差评。\\n评论：{data['q']}\\n结果：\"",
        output="gold",
    ),
    right(
        "选项用顿号隔开，回答原词",
        "right-zh-yuanci",
        """
        text = "从" + "、".join(data["choices"]) + "中选出不同类的一个。\\n不同类："
        gold = data["choices"][data["answer"]]
        """,
        table(
            "choices*|answer#",
            """
        苹果/铅笔/香蕉/葡萄|1
        飞机/老虎/狮子/大象|0
        红色/蓝色/绿色/桌子|3
        北京/上海/牛奶/广州|2
        钢琴/米饭/二胡/笛子|1
        医院/春天/夏天/冬天|0
        篮球/足球/茶叶/排球|2
        爸爸/妈妈/爷爷/石头|3
        """,
        ),
        lead="",
    ),
    ask(
        "数字写成汉字",
        qa("""
    15 > 十五
    20 > 二十
    37 > 三十七
    48 > 四十八
    63 > 六十三
    72 > 七十二
    86 > 八十六
    99 > 九十九
    """),
        "f\"阿拉伯数字：{data['q']}\\n汉字：\"",
        output="gold",
    ),
    right(
        "高考英语单选，竖排",
        "right-zh-gaokao",
        r"""
        text = "{q}\nA. {a}\nB. {b}\nC. {c}\n答案：".format(**data)
        gold = data["key"]
        """,
        table(
            "q|a|b|c|key",
            """
        He is good ____ drawing.|at|on|to|A
        The book ____ by a famous writer in 1950.|writes|was written|has written|B
        ____ a lovely day it is!|How|Which|What|C
        She has lived here ____ ten years.|for|since|from|A
        If I ____ you, I would apologise.|am|was being|were|C
        He asked me where I ____.|live now do|lived|do live|B
        Neither Tom nor I ____ wrong.|am|is|are|A
        It is the first time that I ____ sushi.|eat|have eaten|ate|B
        Would you mind ____ the window?|open|to open|opening|C
        """,
        ),
        lead="",
    ),
    right(
        "新闻分类，类别逐行说明",
        "right-zh-xinwen",
        """
        shuoming = "\\n".join(f"{ming}：{yi}" for ming, yi in LEI.items())
        text = f"请给新闻标题分类。\\n{shuoming}\\n标题：{data['title']}\\n类别："
        gold = data["label"]
        """,
        table(
            "title|label",
            """
        国家队三比一取胜，晋级四强|体育
        央行下调存款利率|财经
        新款折叠屏手机下月上市|科技
        女排联赛今晚揭幕|体育
        沪指收涨，银行股领跑|财经
        研究人员训练出能读唇语的模型|科技
        马拉松冠军刷新个人纪录|体育
        多家保险公司公布年度利润|财经
        国产芯片通过车规测试|科技
        """,
        ),
        lead="",
        above="""
        LEI = {"体育": "比赛和运动员", "财经": "钱、市场和公司盈亏", "科技": "产品和研究"}
        """,
    ),
    ask(
        "同义句判断用是和否",
        qa("""
    花呗怎么还款 / 怎样还花呗的钱 > 是
    怎么改手机号 / 手机号是多少位 > 否
    今天下雨吗 / 今天会不会下雨 > 是
    如何注销账户 / 账户被冻结怎么办 > 否
    快递几天能到 / 快递多久送到 > 是
    可以开发票吗 / 能不能给我开票 > 是
    店铺几点关门 / 店铺在几楼 > 否
    怎么学做菜 / 菜市场怎么走 > 否
    """),
        "f\"两个问题意思相同吗？回答是或否。\\n问题：{data['q']}\\n回答：\"",
        output="gold",
    ),
    right(
        "阅读题有四个数字选项",
        "right-zh-yuedu-shuzi",
        """
        text = f"短文：{data['duanwen']}\\n问题：{data['question']}\\n"
        text += " ".join(f"（{n}）{x}" for n, x in enumerate(data["choices"], 1))
        text += "\\n请填正确选项的数字。\\n数字："
        gold = str(data["answer"] + 1)
        """,
        tuple(
            {"duanwen": wen, **row}
            for wen, row in zip(
                (
                    "小华七点起床，七点半吃早饭，八点上学。",
                    "小镇有三座桥，最老的是石桥，最新的是铁桥。",
                    "奶奶养了五只鸡、三只鸭和两只鹅。",
                    "小店周一休息，周末营业到晚上十点。",
                    "阿里坐船去海南，坐飞机回来。",
                    "王老师教数学，李老师教音乐，陈老师教体育。",
                    "小狗叫豆豆，小猫叫咪咪，鹦鹉叫球球。",
                    "妹妹画了月亮，哥哥画了太阳，我画了星星。",
                ),
                starred("""
                小华几点吃早饭？|七点/*七点半/八点/九点
                最新的桥是哪一座？|木桥/石桥/*铁桥/竹桥
                奶奶养了几只鸡？|*五只/三只/两只/十只
                小店哪一天休息？|周六/周日/周五/*周一
                阿里怎么去海南？|坐飞机/坐火车/*坐船/骑车
                谁教音乐？|王老师/*李老师/陈老师/张老师
                鹦鹉叫什么？|*球球/咪咪/豆豆/花花
                谁画了太阳？|我/妹妹/姐姐/*哥哥
                """),
                strict=True,
            )
        ),
        lead="",
    ),
    ask(
        "抽取手机型号",
        qa("""
    我的星河X5充不进电。 > 星河X5
    请问远山M2有黑色吗？ > 远山M2
    刚买的飞鱼7就死机了。 > 飞鱼7
    白鹭S9的屏幕碎了怎么修？ > 白鹭S9
    晨光K3能不能插两张卡？ > 晨光K3
    我想把青松P1换成新的。 > 青松P1
    银杏Z4比去年贵了三百。 > 银杏Z4
    听说海燕A8要停产了。 > 海燕A8
    """),
        "f\"客户留言：{data['q']}\\n请抄出手机型号。\\n型号：\"",
        output="gold",
    ),
    right(
        "病历里的体温",
        "right-zh-tiwen",
        """
        text = "病历：" + data["bingli"] + "\\n体温（摄氏度，只写数字）："
        gold = data["tiwen"]
        """,
        table(
            "bingli|tiwen",
            """
        男，34岁，体温38.5℃，咽部充血。|38.5
        患儿6岁，T 39.2℃，咳嗽两天。|39.2
        体温36.7℃，血压120/80。|36.7
        女，58岁，发热至38.9℃，无皮疹。|38.9
        术后第一天，体温37.4℃，切口干燥。|37.4
        入院时T 40.1℃，神志清。|40.1
        体温36.4℃，心率每分钟72次。|36.4
        复查体温37.0℃，可以出院。|37.0
        """,
        ),
        lead="",
    ),
    ask(
        "把字句改成被字句",
        qa("""
    弟弟把花瓶打碎了。 > 花瓶被弟弟打碎了。
    大风把帽子吹走了。 > 帽子被大风吹走了。
    小猫把鱼吃掉了。 > 鱼被小猫吃掉了。
    妈妈把衣服洗干净了。 > 衣服被妈妈洗干净了。
    工人把旧楼拆了。 > 旧楼被工人拆了。
    同学把秘密说出去了。 > 秘密被同学说出去了。
    雨水把路淹没了。 > 路被雨水淹没了。
    司机把车修好了。 > 车被司机修好了。
    """),
        "f\"原句：{data['q']}\\n改成“被”字句：\"",
        output="gold",
    ),
    right(
        "PPL的情感标签放在句子里",
        "right-zh-ppl-juzi",
        """
        text = f"“{data['question']}”\\n说这句话的人很"
        gold = next(x for x in data["target_scores"] if data["target_scores"][x])
        """,
        scored("""
        我中奖啦！|*高兴/难过
        我的小狗昨天死了。|高兴/*难过
        终于考上大学了！|*高兴/难过
        朋友搬走了，我天天想哭。|高兴/*难过
        爷爷住院了，我好担心。|高兴/*难过
        明天去游乐园，太棒了！|*高兴/难过
        今天是我的生日，大家都来了！|*高兴/难过
        我的钱包丢了，一分钱也没有了。|高兴/*难过
        """),
        lead="",
        method="ppl",
    ),
)
