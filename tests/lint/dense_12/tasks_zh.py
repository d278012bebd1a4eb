"""Right tasks in Chinese, in simplified characters."""

from __future__ import annotations

from tests.lint.making import scored, table
from tests.lint.shape import SmallTask, code

DEPT = SmallTask(
    "guahao-keshi",
    code(r"""
    text = f"根据主诉选择科室：内科、外科、眼科。\n主诉：{data['主诉']}\n科室："
    return {"input": text, "output": data["科室"], "processed_output": data["科室"]}
    """),
    table(
        "主诉|科室",
        """
        咳嗽发热三天，夜里加重。|内科
        切菜时割伤手指，流血不止。|外科
        右眼红肿，看东西模糊。|眼科
        饭后胃胀，反酸一个月。|内科
        骑车摔倒，膝盖擦伤需要缝合。|外科
        近视加深，想重新验光。|眼科
        血压偏高，常常头晕。|内科
        脚底扎进一根钉子。|外科
        眼里进了沙子，一直流泪。|眼科
        腹泻两天，没有胃口。|内科
        背上长了脓包，需要切开。|外科
        老人视力下降，怀疑白内障。|眼科
        """,
    ),
    fewshot=4,
)

DRIVE = SmallTask(
    "jiakao-danxuan",
    code(r"""
    lines = ["题目：" + data["题目"]]
    lines += [f"{letter}. {data[letter]}" for letter in "ABCD"]
    lines.append("答案：")
    return {
        "input": "\n".join(lines),
        "output": data["答案"],
        "processed_output": data["答案"],
    }
    """),
    table(
        "题目|A|B|C|D|答案",
        """
        遇到红灯应当怎样做？|加速通过|停车等待|鸣笛通过|掉头行驶|B
        学校门前应当怎样行驶？|减速慢行|连续鸣笛|超越前车|紧靠左侧|A
        驾驶证的初次有效期是几年？|两年|四年|六年|十年|C
        雾天行车应当打开什么灯？|远光灯|阅读灯|转向灯|雾灯|D
        在高速公路上能否停车？|可以|一般不能|随时能|夜里能|B
        行人正在通过人行横道时应当怎样？|停车让行|绕行|鸣笛|加速|A
        酒后能否驾驶机动车？|少量能|短途能|不能|夜里能|C
        车辆没油时应当怎样？|继续行驶|推到路中间|弃车离开|靠边停车|D
        安全带应当由谁系？|只有司机|所有乘车人|只有前排|只有儿童|B
        夜间会车应当用什么灯？|近光灯|远光灯|雾灯|不开灯|A
        """,
    ),
)

GONGGAO = SmallTask(
    "gonggao-chouqu",
    code(
        r"""
    return {
        "input": 模板.format(公告=data["公告"], 问题=data["问题"]),
        "output": data["答案"],
        "processed_output": data["答案"],
    }
    """,
        above='''
    模板 = """请用公告里的原词回答问题。
    公告：{公告}
    问题：{问题}
    回答："""
    ''',
    ),
    table(
        "公告|问题|答案",
        """
        因管道检修，幸福小区周三上午停水。|哪天上午停水？|周三
        地铁二号线因施工只开到东门站。|二号线开到哪一站？|东门站
        本店招收两名面点学徒，包吃住。|招收什么人？|面点学徒
        周末在人民公园举办菊花展。|花展在哪里举办？|人民公园
        图书馆新书由王馆长负责登记。|谁负责登记新书？|王馆长
        三号楼电梯故障，请走楼梯。|哪栋楼的电梯坏了？|三号楼
        游泳馆因换水停业五天。|游泳馆为什么停业？|换水
        捡到黑色钱包一个，请到门卫处领取。|捡到了什么？|黑色钱包
        食堂明天起供应早餐小米粥。|食堂供应什么粥？|小米粥
        运动会改在十月九日举行。|运动会哪天举行？|十月九日
        """,
    ),
)

NONGCHANG = SmallTask(
    "nongchang-suanshu",
    code(r"""
    text = "应用题：" + data["应用题"] + "\n请写出计算过程，再给出答案。\n解答："
    output = f"{data['过程']}答案是{data['得数']}。"
    return {"input": text, "output": output, "processed_output": str(data["得数"])}
    """),
    table(
        "应用题|过程|得数#",
        """
        农场有6排果树，每排15棵，一共多少棵？|6×15=90，|90
        收了84筐桃，卖掉29筐，还剩几筐？|84-29=55，|55
        72千克大米装成8袋，每袋几千克？|72÷8=9，|9
        母鸡43只，公鸡18只，一共几只？|43+18=61，|61
        每天挤奶24升，7天挤多少升？|24×7=168，|168
        一头羊吃3千克草，25头羊吃几千克？|3×25=75，|75
        水池有300升水，用去4桶，每桶20升，还剩几升？|4×20=80，300-80=220，|220
        拖拉机每小时耕6亩，5小时后还差8亩，共几亩？|6×5=30，30+8=38，|38
        96个鸡蛋，每盒12个，装几盒？|96÷12=8，|8
        买5把锄头，每把35元，付200元，找回几元？|5×35=175，200-175=25，|25
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=128,
)

FANYI = SmallTask(
    "fanyi-ci",
    code(
        r"""
    text = f"{例子}\n\n词语：{data['词语']}\n反义词："
    return {"input": text, "output": data["反义词"], "processed_output": data["反义词"]}
    """,
        above='''
    例子 = """写出每个词语的反义词。

    词语：勇敢
    反义词：胆小

    词语：整齐
    反义词：凌乱

    词语：黑暗
    反义词：光明"""
    ''',
    ),
    table(
        "词语|反义词",
        """
        宽阔|狭窄
        骄傲|谦虚
        温暖|寒冷
        成功|失败
        减少|增加
        开始|结束
        安静|吵闹
        贫穷|富裕
        仔细|马虎
        上升|下降
        """,
    ),
    fewshot=0,
)

LIANXIANG = SmallTask(
    "changli-paixu",
    code(r"""
    text = f"问题：{data['question']}\n正确的说法是：\n"
    gold = [each for each, right in data["target_scores"].items() if right][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    冬天水面为什么会结冰？|风太大/*气温低/鱼太多
    切洋葱时为什么流泪？|刀太钝/颜色深/*气味刺激
    什么东西能吸住铁钉？|*磁铁/木棍/橡皮
    下雨前蚂蚁常常做什么？|*搬家/冬眠/唱歌
    哪种车没有发动机？|卡车/*自行车/公交车
    夜里靠什么辨认北方？|月光/云朵/*北极星
    水烧开时会冒出什么？|*蒸汽/泥沙/火星
    牙齿主要用来做什么？|听声音/*嚼食物/辨颜色
    哪一样东西会浮在水上？|石头/铁锤/*木板
    种子发芽最需要什么？|*水分/糖果/音乐
    """),
    method="ppl",
)

SHENGHUI = SmallTask(
    "shenghui-wenda",
    code(
        r"""
    blocks = ["说出各省的省会。", *(f"省份：{省}\n省会：{城}" for 省, 城 in 示例)]
    blocks.append(f"省份：{data['province']}\n省会：")
    city = data["capital"]
    return {"input": "\n\n".join(blocks), "output": city, "processed_output": city}
    """,
        above="""
    示例 = [("湖南省", "长沙市"), ("福建省", "福州市")]
    """,
    ),
    table(
        "province|capital",
        """
        四川省|成都市
        广东省|广州市
        浙江省|杭州市
        山东省|济南市
        云南省|昆明市
        辽宁省|沈阳市
        陕西省|西安市
        湖北省|武汉市
        江苏省|南京市
        甘肃省|兰州市
        """,
    ),
    fewshot=0,
)

ZHONGYING = SmallTask(
    "ying-zhong-yi",
    code(r"""
    text = f"把英文句子翻译成中文。\n英文：{data['en']}\n中文："
    return {"input": text, "output": data["zh"], "processed_output": data["zh"]}
    """),
    table(
        "en|zh",
        """
        The tea is still hot.|茶还是热的。
        My uncle is a farmer.|我叔叔是农民。
        Where did you park the car?|你把车停在哪里了？
        It snowed last night.|昨晚下雪了。
        She forgot her umbrella.|她忘了带雨伞。
        We will meet at the gate.|我们在大门口见面。
        This soup is too salty.|这个汤太咸了。
        The shop opens at eight.|商店八点开门。
        He plays chess with his father.|他和父亲下棋。
        I cannot find my glasses.|我找不到我的眼镜。
        """,
    ),
)

TASKS = (DEPT, DRIVE, GONGGAO, NONGCHANG, FANYI, LIANXIANG, SHENGHUI, ZHONGYING)
