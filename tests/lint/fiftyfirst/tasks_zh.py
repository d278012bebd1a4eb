"""Right tasks: exams, desks and wards, in Chinese."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

LISHI = SmallTask(
    "lishi-xuanze",
    code(r"""
    xuanxiang = "\n".join(data["options"])
    text = "单项选择题：{}（ ）\n{}\n正确选项是：".format(data["stem"], xuanxiang)
    return {"input": text, "output": data["key"], "processed_output": data["key"]}
    """),
    table(
        "stem|options*|key",
        """
    统一六国的是|A．齐国/B．楚国/C．秦国/D．燕国|C
    科举制创立于|A．隋朝/B．汉朝/C．元朝/D．清朝|A
    郑和下西洋始于|A．宋朝/B．明朝/C．唐朝/D．元朝|B
    丝绸之路的起点是|A．洛阳/B．敦煌/C．开封/D．长安|D
    都江堰的主持修建者是|A．李冰/B．李斯/C．商鞅/D．郑国|A
    虎门销烟的领导者是|A．曾国藩/B．左宗棠/C．林则徐/D．李鸿章|C
    活字印刷术的发明者是|A．蔡伦/B．毕昇/C．沈括/D．张衡|B
    贞观之治出现在|A．汉武帝时/B．隋文帝时/C．宋太祖时/D．唐太宗时|D
    五四运动发生于|A．1911年/B．1919年/C．1921年/D．1937年|B
    《资治通鉴》的主编是|A．司马迁/B．欧阳修/C．司马光/D．班固|C
    """,
    ),
)

KEFU = SmallTask(
    "kefu-yitu",
    code(
        r"""
    lines = ["请判断用户留言的意图。", "可选意图：" + "、".join(YITU)]
    lines += [f"留言：{data['msg']}", "意图："]
    gold = YITU[data["intent_id"]]
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """,
        above="""
    YITU = ["查物流", "退货", "开发票", "改地址"]
    """,
    ),
    table(
        "msg|intent_id#",
        """
    我的快递三天没动了，到哪里了？|0
    衣服太大，想退掉。|1
    公司报销需要票据，抬头怎么填？|2
    搬家了，麻烦寄到新家去。|3
    什么时候能送到？|0
    收到的杯子裂了，不要了。|1
    能补开上个月的票吗？|2
    门牌号写错了，请改成8号。|3
    包裹显示签收，可我没收到。|0
    不喜欢这个颜色，怎么退？|1
    票开错了税号，能重开吗？|2
    收货人换成我妈妈的住处。|3
    """,
    ),
)

YINGYONG = SmallTask(
    "yingyong-ti",
    code(r"""
    ti = data["question"]
    text = f"题目：{ti}\n请先写出算式，再在“####”后面写出得数。\n解答："
    gold = str(data["answer"])
    return {
        "input": text,
        "output": data["steps"] + "\n#### " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "question|steps|answer#",
        """
    一支钢笔9元，买6支要多少元？|9×6=54|54
    果园有梨树48棵，苹果树比梨树多17棵，苹果树有多少棵？|48+17=65|65
    84页的书，每天看12页，几天看完？|84÷12=7|7
    妈妈带了100元，买菜用去38元，还剩多少元？|100-38=62|62
    5箱苹果，每箱16千克，共多少千克？|5×16=80|80
    水池有水96升，每分钟放出8升，几分钟放完？|96÷8=12|12
    小明身高142厘米，爸爸比他高33厘米，爸爸身高多少厘米？|142+33=175|175
    一列火车每小时行120千米，3小时行多少千米？|120×3=360|360
    """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=96,
)

CHENGYU = SmallTask(
    "chengyu-kong",
    code(r"""
    marks = "①②③④"
    rows = [f"{mark}{word}" for mark, word in zip(marks, data["words"])]
    text = "选择合适的成语填空，只写序号。\n" + data["sentence"] + "\n" + " ".join(rows) + "\n答："
    gold = marks[data["right"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "sentence|words*|right#",
        """
    他做事____，从不半途而废。|持之以恒/见异思迁/虎头蛇尾/朝三暮四|0
    面对困难，大家____，终于渡过难关。|各行其是/同心协力/袖手旁观/勾心斗角|1
    这幅画画得____，像真的一样。|面目全非/黯然失色/栩栩如生/平淡无奇|2
    老师讲得____，我们一听就懂。|语无伦次/含糊其辞/答非所问/深入浅出|3
    听到这个好消息，他____。|欣喜若狂/垂头丧气/愁眉苦脸/怒发冲冠|0
    会场里____，连一根针落地都听得见。|人声鼎沸/鸦雀无声/锣鼓喧天/七嘴八舌|1
    他说话____，从来不绕弯子。|拐弯抹角/吞吞吐吐/开门见山/旁敲侧击|2
    春天的公园里____，美极了。|寸草不生/满目疮痍/万籁俱寂/百花齐放|3
    """,
    ),
)

KESHI = SmallTask(
    "keshi-fenzhen",
    code(r"""
    def build(zhusu, nianling):
        return f"【主诉】{zhusu}\n【年龄】{nianling}岁\n【科室】（骨科／眼科／儿科）"

    return {
        "input": build(data["zhusu"], data["age"]),
        "output": data["dept"],
        "processed_output": data["dept"],
    }
    """),
    table(
        "zhusu|age#|dept",
        """
    右脚踝扭伤，肿胀两天|35|骨科
    视物模糊，眼睛干涩|42|眼科
    夜间哭闹，发热三十九度|1|儿科
    腰部摔伤，不能弯腰|58|骨科
    左眼红肿，流泪不止|27|眼科
    吐奶，不肯吃饭|2|儿科
    手腕骨折复查|61|骨科
    白内障术后检查|70|眼科
    咳嗽一周，幼儿园同班也有人咳嗽|4|儿科
    """,
    ),
)

TIAO = SmallTask(
    "fapiao-ziduan",
    code(
        r"""
    text = "从小票中提取店名和金额，输出JSON，键为“店名”和“金额”。\n小票：" + data["piao"] + "\nJSON："
    gold = json.dumps({"店名": data["dian"], "金额": data["jine"]}, ensure_ascii=False)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "piao|dian|jine#",
        """
    老王面馆 牛肉面两碗 合计36元|老王面馆|36
    谢谢惠顾！好邻居超市 实收128元|好邻居超市|128
    鲜花坊 玫瑰一束 应付99元|鲜花坊|99
    停车费15元 中心广场停车场|中心广场停车场|15
    文轩书店 词典一本 78元|文轩书店|78
    打印20页共10元 快印社|快印社|10
    大光明影院 成人票2张 90元|大光明影院|90
    小李修车 补胎 收费25元|小李修车|25
    """,
    ),
)

YUEDU = SmallTask(
    "yuedu-jieda",
    code(r"""
    text = f"閱讀短文，用文中的詞語回答。\n短文：{data['duanwen']}\n問：{data['wen']}\n答："
    return {"input": text, "output": data["da"], "processed_output": data["da"]}
    """),
    table(
        "duanwen|wen|da",
        """
    阿公每天清早在河堤散步，回家才吃早餐。|阿公在哪裡散步？|河堤
    姊姊把舊腳踏車送給鄰居，自己改搭公車。|姊姊把什麼送人？|舊腳踏車
    山上的茶園由三個兄弟一起照顧。|誰照顧茶園？|三個兄弟
    颱風過後，港口停了兩天才恢復開放。|港口停了多久？|兩天
    老師用木頭做了一個地球儀。|地球儀用什麼做的？|木頭
    小虎最怕打雷，一聽見就躲到床底下。|小虎怕什麼？|打雷
    這間餅店的鳳梨酥最有名。|餅店什麼最有名？|鳳梨酥
    他們約好在車站的鐘下見面。|他們在哪裡見面？|車站的鐘下
    """,
    ),
)

TASKS = (LISHI, KEFU, YINGYONG, CHENGYU, KESHI, TIAO, YUEDU)
