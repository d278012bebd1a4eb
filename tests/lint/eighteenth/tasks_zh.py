"""Right tasks in simplified Chinese: idioms, reviews, reading, sums and rules."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CHENGYU = SmallTask(
    "chengyu-xuanze",
    code(
        """
        xuanxiang = "\\n".join(f"{zimu}．{ci}" for zimu, ci in zip("ABC", data["options"]))
        text = f"填入横线处最恰当的成语是哪一个？\\n句子：{data['sentence']}\\n{xuanxiang}\\n答案："
        return {"input": text, "output": data["key"], "processed_output": data["key"]}
        """
    ),
    table(
        "sentence|options*|key",
        """
        他说话总是____，从不拐弯抹角。|开门见山/画蛇添足/守株待兔|A
        比赛还没结束，别____地庆祝。|井井有条/得意忘形/雪中送炭|B
        图书馆里的书摆放得____。|杯弓蛇影/刻舟求剑/井井有条|C
        两家公司____，谁也不肯让步。|针锋相对/一帆风顺/温故知新|A
        老师讲得____，学生都听入了神。|亡羊补牢/绘声绘色/掩耳盗铃|B
        祝你这次旅行____。|对牛弹琴/叶公好龙/一帆风顺|C
        这道菜本来很好，加糖反而____。|画蛇添足/一鸣惊人/愚公移山|A
        发现漏洞马上修补，也算____。|滥竽充数/亡羊补牢/狐假虎威|B
        他平时不声不响，一上台却____。|自相矛盾/杞人忧天/一鸣惊人|C
        你前后说的话____，叫人怎么相信？|自相矛盾/胸有成竹/百发百中|A
        准备充分的她____地走进考场。|盲人摸象/胸有成竹/惊弓之鸟|B
        天又不会塌下来，何必____？|精卫填海/水滴石穿/杞人忧天|C
        """,
    ),
)

WAIMAI = SmallTask(
    "waimai-qinggan",
    code(
        """
        text = "判断下面这条外卖评价的情感，回答“正面”或“负面”。\\n"
        text += "评价：" + data["text"] + "\\n"
        text += "情感："
        gold = "正面" if data["label"] == 1 else "负面"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "text|label#",
        """
        送得很快，汤还是烫的，下次还点。|1
        等了两个小时，饭都凉透了。|0
        分量足，味道也好，就是喜欢这家的辣子鸡。|1
        里面居然有一根头发，太恶心了。|0
        包装严实，一滴汤都没洒。|1
        点的不要香菜，结果满满一层香菜。|0
        骑手小哥很有礼貌，还帮我把垃圾带下去了。|1
        米饭是夹生的，根本没法吃。|0
        第三次点了，每次都没有让我失望。|1
        价格涨了，肉却少了一半。|0
        奶茶甜度刚刚好，珍珠软糯。|1
        打电话给商家，对方直接挂断。|0
        """,
    ),
    fewshot=4,
)

YUEDU = SmallTask(
    "cunzhi-yuedu",
    code(
        """
        mu_ban = "阅读材料，用材料中的词语回答问题。\\n材料：{}\\n问题：{}\\n回答："
        return {
            "input": mu_ban.format(data["material"], data["question"]),
            "output": data["answer"],
            "processed_output": data["answer"],
        }
        """
    ),
    table(
        "material|question|answer",
        """
        村口的石桥建于清朝乾隆年间，桥面用的是从太湖运来的青石。|桥面的石头从哪里运来？|太湖
        祠堂每逢清明开放一天，平时由族长的侄子看管。|平时谁看管祠堂？|族长的侄子
        西坡种茶，东坡种竹，中间的水田归小学所有。|水田归谁所有？|小学
        老井在大旱那年干过一次，第二年又出了水。|什么干过一次？|老井
        一九五六年通了公路以后，渡船改运沙子。|渡船后来运什么？|沙子
        戏台的柱子上刻着八仙，其中何仙姑的脸被孩子们摸平了。|谁的脸被摸平了？|何仙姑
        腊月二十三，家家户户做年糕送给隔壁的老人。|年糕送给谁？|隔壁的老人
        磨坊的主人姓陆，祖上从宁波迁来。|主人的祖上来自哪里？|宁波
        后山有一片银杏林，最老的一棵要四个人才能合抱。|后山有什么林？|银杏林
        村里的邮局只在星期三和星期六开门，因为邮差要走三个村子。|邮差要走几个村子？|三个
        学校的钟是用一截旧铁轨做的。|钟是用什么做的？|一截旧铁轨
        牌坊毁于台风，只剩下两个石狮子。|牌坊毁于什么？|台风
        """,
    ),
)

YINGYONG = SmallTask(
    "yingyongti",
    code(
        """
        def ti_shi(hang):
            return "题目：" + hang["question"] + "\\n解答：我们一步一步来算。\\n"

        da_an = str(data["answer"])
        return {
            "input": ti_shi(data),
            "output": f"{data['steps']}所以答案是{da_an}。",
            "processed_output": da_an,
        }
        """
    ),
    table(
        "question|steps|answer#",
        """
        书架有4层，每层放18本书，借走了9本，还剩几本？|4×18=72，72-9=63，|63
        小华每天跑3千米，一周跑6天，两周跑多少千米？|3×6=18，18×2=36，|36
        一箱苹果48个，分给6个班，每班再加2个，每班有几个？|48÷6=8，8+2=10，|10
        一件衣服95元，打折后便宜了20元，买两件要多少元？|95-20=75，75×2=150，|150
        食堂有大米200千克，每天用25千克，用了5天，还剩多少千克？|25×5=125，200-125=75，|75
        停车场有36辆车，开走了15辆，又来了7辆，现在有几辆？|36-15=21，21+7=28，|28
        老师买了8支钢笔，每支12元，付了100元，找回多少元？|8×12=96，100-96=4，|4
        一根绳子长90米，剪成9段，其中4段长多少米？|90÷9=10，10×4=40，|40
        果园里有5行桃树，每行14棵，死了6棵，还有几棵？|5×14=70，70-6=64，|64
        三个同学一共收集了51个瓶子，平均每人几个？再加5个呢？|51÷3=17，17+5=22，|22
        电影票成人30元，儿童半价，两个大人一个儿童多少元？|30÷2=15，30×2=60，60+15=75，|75
        水池每小时进水6吨，出水2吨，7小时后有多少吨水？|6-2=4，4×7=28，|28
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=160,
    stop=("\n\n",),
)

SHIFEI = SmallTask(
    "guize-shifei",
    code(
        """
        duan = ["规定：" + data["rule"], "情况：" + data["case"], "这样做符合规定吗？（是/否）"]
        gold = {True: "是", False: "否"}[data["ok"]]
        return {"input": "\\n".join(duan) + "\\n", "output": gold, "processed_output": gold}
        """
    ),
    table(
        "rule|case|ok?",
        """
        宿舍晚上十一点熄灯。|小李十二点还开着大灯。|false
        实验室内必须戴护目镜。|王老师做实验时一直戴着护目镜。|true
        每人最多借五本书。|张敏一次借了四本。|true
        泳池内禁止跳水。|两个男孩从池边跳了下去。|false
        报销须附发票原件。|他交的是发票的复印件。|false
        访客须在门卫处登记。|客人先登记，然后才上楼。|true
        垃圾须在早上七点前放到门口。|邻居八点才把垃圾拿出来。|false
        未满十二岁的儿童须由大人陪同。|九岁的乐乐跟着爷爷进去了。|true
        考试时不得携带手机。|她把手机留在了家里。|true
        电动车不得在楼道里充电。|老赵在楼道里拉了插线板给车充电。|false
        请假须提前一天申请。|小周周一申请周三的假。|true
        会议室用完要关空调。|开完会，空调开了一整夜。|false
        """,
    ),
)

TASKS = (CHENGYU, WAIMAI, YUEDU, YINGYONG, SHIFEI)
