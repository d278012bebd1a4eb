"""Right tasks in simplified Chinese."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CHANGSHI = SmallTask(
    "zh-changshi",
    code(
        r"""
        text = f"题目：{data['question']}\n"
        for letter in "ABCD":
            text += f"{letter}. {data[letter]}\n"
        text += "答案：\n"
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "question|A|B|C|D|answer",
        """
        我国最长的河流是哪一条？|黄河|长江|珠江|淮河|B
        《红楼梦》的作者是谁？|施耐庵|吴承恩|罗贯中|曹雪芹|D
        一年有多少个节气？|二十四|十二|三十六|十八|A
        水的沸点在标准气压下是多少摄氏度？|五十|八十|一百|一百二十|C
        下列哪座城市是四川省的省会？|昆明|贵阳|重庆|成都|D
        光在真空中的速度约为每秒多少万公里？|三十|三|三百|十五|A
        端午节人们通常吃什么？|月饼|粽子|汤圆|年糕|B
        人体最大的器官是什么？|肝|心脏|皮肤|肺|C
        下列哪种动物是哺乳动物？|鲸|鲨鱼|企鹅|青蛙|A
        造纸术是在哪个朝代改进的？|唐朝|东汉|宋朝|明朝|B
        太阳系中最大的行星是哪一颗？|地球|火星|木星|金星|C
        围棋棋盘上有多少条横线？|十五|十七|二十一|十九|D
        """,
    ),
    description="以下是常识选择题，请选出正确的选项。\n\n",
)

PINGLUN = SmallTask(
    "zh-pinglun",
    code(
        r"""
        names = {"pos": "好评", "neg": "差评"}
        gold = names[data["label"]]
        text = "判断下面的评论是好评还是差评。\n评论：" + data["review"] + "\n判断：\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "review|label",
        """
        房间干净，服务员也很热情，下次还来。|pos
        等了一个小时才上菜，汤还是凉的。|neg
        物流很快，包装完好，孩子很喜欢。|pos
        用了两天就坏了，客服也不回复。|neg
        味道正宗，价格实惠，推荐给大家。|pos
        屏幕有划痕，明显是别人退回来的货。|neg
        音质超出预期，戴着也舒服。|pos
        隔音太差，整晚都没睡好。|neg
        老师讲得清楚，课后还耐心答疑。|pos
        照片和实物完全不一样，太失望了。|neg
        """,
    ),
    fewshot=4,
)

YINGYONG = SmallTask(
    "zh-yingyong",
    code(
        r"""
        prompt = "问题：{}\n解答：让我们一步一步地想。\n".format(data["question"])
        chain = "".join(data["steps"]) + f"答案是{data['answer']}。"
        return {"input": prompt, "output": chain, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps*|answer",
        """
        小明买了3支铅笔，每支2元，又买了一本5元的本子，一共花了多少元？|铅笔花了3*2=6元。/一共6+5=11元。|11
        果园有8行苹果树，每行12棵，砍掉了6棵，还剩多少棵？|原来有8*12=96棵。/还剩96-6=90棵。|90
        一本书有150页，每天看25页，几天看完？|需要150/25=6天。|6
        食堂运来40袋米，每袋20千克，吃掉300千克，还剩多少千克？|一共40*20=800千克。/还剩800-300=500千克。|500
        甲车每小时行60千米，行了4小时，还差30千米到站，全程多少千米？|行了60*4=240千米。/全程240+30=270千米。|270
        妈妈买了24个橘子，平均分给3个孩子，每个孩子吃掉2个后还有几个？|每人分到24/3=8个。/吃掉后还有8-2=6个。|6
        一桶油重18千克，用去一半后又用去4千克，还剩多少千克？|用去一半剩18/2=9千克。/还剩9-4=5千克。|5
        学校有女生260人，男生比女生多35人，一共多少人？|男生有260+35=295人。/一共260+295=555人。|555
        5个工人每人每天做14个零件，3天共做多少个？|每天做5*14=70个。/3天做70*3=210个。|210
        一根绳子长50米，剪去3段，每段7米，还剩多少米？|剪去3*7=21米。/还剩50-21=29米。|29
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=128,
)

YUEDU = SmallTask(
    "zh-yuedu",
    code(
        r"""
        parts = ["阅读短文，用文中的词语回答问题。"]
        parts += ["短文：" + data["passage"], "问题：" + data["question"], "回答：", ""]
        return {
            "input": "\n".join(parts),
            "output": data["answer"],
            "processed_output": data["answer"],
        }
        """
    ),
    table(
        "passage|question|answer",
        """
        老陈退休以后，在巷口开了一家修表铺，每天只接五块表。|老陈开了什么铺子？|修表铺
        去年夏天，村里请来一位木匠，修好了祠堂的大门。|谁修好了祠堂的大门？|木匠
        因为连日大雨，原定周六的龙舟赛改到了下个月。|龙舟赛为什么改期？|连日大雨
        图书馆三楼新开了阅览室，专门收藏地方志。|阅览室收藏什么？|地方志
        这种茶只长在海拔一千米以上的山坡，当地人叫它云雾茶。|当地人把这种茶叫什么？|云雾茶
        姐姐从苏州带回来一把折扇，送给了外婆。|折扇是从哪里带回来的？|苏州
        灯塔建于清末，如今由一对夫妻看守。|灯塔由谁看守？|一对夫妻
        他把奖金全部捐给了母校，用来买钢琴。|奖金用来买什么？|钢琴
        小镇每逢初八赶集，最热闹的是牛市。|集上最热闹的是什么？|牛市
        院子里有两棵枣树，是爷爷年轻时种下的。|枣树是谁种下的？|爷爷
        """,
    ),
)

YUNHAN = SmallTask(
    "zh-yunhan",
    code(
        r"""
        labels = list(data["target_scores"])
        gold = labels[[data["target_scores"][label] for label in labels].index(1)]
        text = f"前提：{data['first']}\n假设：{data['second']}\n"
        text += "两句的关系是" + "、".join(labels[:-1]) + "还是" + labels[-1] + "？\n关系：\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "first|second|target_scores=",
        """
        一个男孩在公园里放风筝。|有人在户外活动。|*蕴含/中立/矛盾
        会议室里空无一人。|经理正在会议室里讲话。|蕴含/中立/*矛盾
        她在车站等人。|她在等她的丈夫。|蕴含/*中立/矛盾
        两位老人在下象棋。|有人在下棋。|*蕴含/中立/矛盾
        商店昨天整天关门。|昨天很多人在商店里买东西。|蕴含/中立/*矛盾
        工人们正在修路。|这条路下周通车。|蕴含/*中立/矛盾
        狗趴在门口睡觉。|狗正在追猫。|蕴含/中立/*矛盾
        他用左手写字。|他是画家。|蕴含/*中立/矛盾
        学生们坐在教室里听课。|教室里有学生。|*蕴含/中立/矛盾
        雨下了一整夜。|夜里雨一直没停。|*蕴含/中立/矛盾
        """,
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)

TASKS = (CHANGSHI, PINGLUN, YINGYONG, YUEDU, YUNHAN)
