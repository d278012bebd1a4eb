"""Right tasks in Chinese, in simplified characters."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

PARCEL = SmallTask(
    "kuaidi-tousu",
    code(
        r"""
        text = "快递投诉分类：0代表破损，1代表延误，2代表丢失。\n投诉：" + data["text"] + "\n编号："
        gold = 编号[data["reason"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        '编号 = {"破损": "0", "延误": "1", "丢失": "2"}',
    ),
    table(
        "text|reason",
        """
        打开一看，花瓶碎成了好几块。|破损
        说好三天到，等了半个月还在路上。|延误
        包裹不见了，客服说找不到件。|丢失
        箱子被压扁，屏幕也裂了。|破损
        物流停在中转站八天没动，太慢了。|延误
        显示已签收，可我根本没收到，东西没了。|丢失
        瓶子漏了，里面的油洒了一箱。|破损
        生日礼物迟到了一个星期。|延误
        快递员承认把我的件弄丢了。|丢失
        杯子的把手断了，盒子也破了个洞。|破损
        """,
    ),
    shots=table(
        "text|reason",
        """
        盘子摔坏了两个。|破损
        已经晚了十天还没送到。|延误
        整个包裹失踪，查无下落。|丢失
        """,
    ),
)

POEMS = SmallTask(
    "gushi-jijie",
    code(
        r"""
        text = f"{TISHI}\n诗句：{data['verse']}\n季节："
        gold = "ABCD"["春夏秋冬".index(data["season"])]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        '''
        TISHI = """诗句写的是哪个季节？
        A 春天
        B 夏天
        C 秋天
        D 冬天"""
        ''',
    ),
    table(
        "verse|season",
        """
        春风又绿江南岸，明月何时照我还。|春
        接天莲叶无穷碧，映日荷花别样红。|夏
        停车坐爱枫林晚，霜叶红于二月花。|秋
        千里黄云白日曛，北风吹雁雪纷纷。|冬
        竹外桃花三两枝，春江水暖鸭先知。|春
        小荷才露尖尖角，早有蜻蜓立上头。|夏
        自古逢秋悲寂寥，我言秋日胜春朝。|秋
        孤舟蓑笠翁，独钓寒江雪。|冬
        绿树阴浓夏日长，楼台倒影入池塘。|夏
        好雨知时节，当春乃发生。|春
        """,
    ),
    shots=table(
        "verse|season",
        """
        不知细叶谁裁出，二月春风似剪刀。|春
        梅子黄时日日晴，正是初夏好时光。|夏
        空山新雨后，天气晚来秋。|秋
        柴门闻犬吠，风雪夜归人。|冬
        """,
    ),
)

IDIOMS = SmallTask(
    "chengyu-baobian",
    code(
        r"""
        text = "判断成语的感情色彩，褒义写1，贬义写0。\n\n"
        text += "成语：舍己为人\n答案：1\n\n成语：狼狈为奸\n答案：0\n\n"
        text += f"成语：{data['idiom']}\n答案："
        gold = "1" if data["praise"] else "0"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "idiom|praise?",
        """
        见义勇为|true
        阴险狡诈|false
        大公无私|true
        忘恩负义|false
        口蜜腹剑|false
        德高望重|true
        无恶不作|false
        助人为乐|true
        厚颜无耻|false
        聪明伶俐|true
        """,
    ),
    fewshot=0,
)

CLINIC = SmallTask(
    "yiyuan-keshi",
    code(
        r"""
        lines = ["病人该挂哪个科？", "甲：眼科", "乙：骨科", "丙：牙科"]
        lines += ["主诉：" + data["complaint"], "科室："]
        gold = {1: "甲", 2: "乙", 3: "丙"}[data["dept"]]
        return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
        """
    ),
    table(
        "complaint|dept#",
        """
        右眼红肿，看东西模糊。|1
        下楼梯摔倒，小腿骨折。|2
        蛀牙疼了三天，吃不下东西。|3
        视力下降，迎风流泪。|1
        膝关节疼痛，走路一瘸一拐。|2
        牙龈出血，还掉了一颗门牙。|3
        眼睛里进了沙子，睁不开。|1
        打球时手腕脱臼了。|2
        智齿发炎，半边脸都肿了。|3
        腰椎间盘突出，弯不下腰。|2
        """,
    ),
    shots=table(
        "complaint|dept#",
        """
        近视加深，眼前有黑影。|1
        锁骨骨裂，胳膊抬不起来。|2
        补过的牙又松动了。|3
        """,
    ),
)

HOTLINE = SmallTask(
    "baojing-dianhua",
    code(
        r"""
        prompt = "该拨打哪个电话？110找警察，119找消防队，120叫救护车。\n"
        for event, number in LIZI:
            prompt += f"情况：{event}\n电话：{number}\n"
        prompt += f"情况：{data['event']}\n电话："
        gold = DIANHUA[data["who"]]
        return {"input": prompt, "output": gold, "processed_output": gold}
        """,
        """
        DIANHUA = {"警察": "110", "消防": "119", "急救": "120"}
        LIZI = [("有人持刀抢劫", "110"), ("厨房起火，火势很大", "119"), ("老人突发心脏病晕倒", "120")]
        """,
    ),
    table(
        "event|who",
        """
        小偷正在撬邻居家的门|警察
        仓库着火，浓烟滚滚|消防
        孕妇大出血，需要马上送医院|急救
        有人被困在着火的楼里|消防
        歹徒绑架了一个孩子|警察
        同事突然昏迷，没有呼吸|急救
        山上的树林烧起来了|消防
        我的电动车被偷了|警察
        孩子误吞药片，口吐白沫|急救
        两伙人在街上打架斗殴|警察
        """,
    ),
    fewshot=0,
)

REPLY = SmallTask(
    "yaoyue-huifu",
    code(
        r"""
        text = SHUOMING + f"\n回复：{data['reply']}\n标签："
        gold = ("N", "Y")[int(data["agree"])]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'SHUOMING = "对方答应了就标Y，拒绝了就标N。"',
    ),
    table(
        "reply|agree?",
        """
        好啊，我一定到！|true
        真不好意思，那天我有事，去不了。|false
        没问题，算我一个。|true
        抱歉，我不想参加。|false
        行，周六见。|true
        还是算了吧，你们去玩吧。|false
        太好了，我早就想去了！|true
        谢谢邀请，可是我得加班，来不了。|false
        我不同意，请别再问了。|false
        当然可以，几点集合？|true
        """,
    ),
    shots=table(
        "reply|agree?",
        """
        可以呀，我很乐意。|true
        对不起，我不能去。|false
        好的，到时候见！|true
        """,
    ),
)

FRAUD = SmallTask(
    "duanxin-zhapian",
    code(
        r"""
        text = f"{BIAOZHUN}\n短信：{data['sms']}\n类别："
        gold = 类别[data["label"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        '''
        类别 = ["安全", "危险"]
        BIAOZHUN = """“安全”指来往正常的短信，“危险”指骗钱的短信。
        短信：您中了百万大奖，请先汇手续费领取。
        类别：危险
        短信：妈，我到家了，别担心。
        类别：安全"""
        ''',
    ),
    table(
        "sms|label#",
        """
        【公安局】您涉嫌洗钱，请把存款转到安全账户。|1
        周末一起去爬山吗？|0
        贷款免抵押，先交保证金，点击链接填写银行卡密码。|1
        您的快递已放在小区驿站，取件码3-12。|0
        我是你领导，马上给这个账号打五万元，别问。|1
        明天下午三点开家长会，请准时参加。|0
        刷单返利，日赚千元，先垫付三百。|1
        爸，晚饭我不回来吃了。|0
        您的社保卡异常，回复身份证号和验证码解冻。|1
        图书馆提醒：您借的书下周一到期。|0
        """,
    ),
    fewshot=0,
)

SENTENCE = SmallTask(
    "juzi-yuqi",
    code(
        r"""
        text = "①疑问句　②祈使句　③感叹句\n"
        text += f"句子：{data['sentence']}\n序号："
        gold = XUHAO[data["mood"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'XUHAO = {"疑问": "①", "祈使": "②", "感叹": "③"}',
    ),
    table(
        "sentence|mood",
        """
        你叫什么名字？|疑问
        请把窗户关上。|祈使
        这里的景色真美啊！|感叹
        图书馆几点开门？|疑问
        禁止在此停车。|祈使
        多么可爱的小猫啊！|感叹
        你为什么不去上学？|疑问
        快把作业交上来。|祈使
        哎呀，太可惜了！|感叹
        他是谁的哥哥？|疑问
        """,
    ),
    shots=table(
        "sentence|mood",
        """
        现在几点了？|疑问
        不要大声喧哗。|祈使
        今天真热啊！|感叹
        """,
    ),
)

STYLE = SmallTask(
    "wenyan-baihua",
    code(
        r"""
        text = "W＝文言文；B＝白话文\n例：学而时习之，不亦说乎？\n文体：W\n"
        text += "例：今天我们全班去公园玩。\n文体：B\n"
        text += f"例：{data['text']}\n文体："
        gold = {"classical": "W", "modern": "B"}[data["style"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "text|style",
        """
        吾日三省吾身，为人谋而不忠乎？|classical
        我妈妈做的红烧肉特别好吃。|modern
        昔者庄周梦为胡蝶，栩栩然胡蝶也。|classical
        手机没电了，你能借我一个充电器吗？|modern
        臣本布衣，躬耕于南阳。|classical
        地铁里人很多，我差点没挤上去。|modern
        温故而知新，可以为师矣。|classical
        周末他们去看了一场电影。|modern
        小明的电脑坏了，老师帮他修好了。|modern
        秦孝公据崤函之固，拥雍州之地。|classical
        """,
    ),
    fewshot=0,
)

COMPARE = SmallTask(
    "bi-daxiao",
    code(
        r"""
        text = f"左边的数大于右边就填A，小于右边就填B。\n左：{data['left']}　右：{data['right']}\n填："
        gold = "A" if data["left"] > data["right"] else "B"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "left#|right#",
        """
        38|83
        512|499
        7|70
        1001|1010
        96|69
        250|205
        640|460
        15|51
        888|900
        33|27
        """,
    ),
)

TASKS = (PARCEL, POEMS, IDIOMS, CLINIC, HOTLINE, REPLY, FRAUD, SENTENCE, STYLE, COMPARE)
