"""Right tasks: in Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

KEFU = SmallTask(
    "kefu-gongdan",
    code(r"""
    text = f"工单：{data['content']}\n请从退款、物流、质量、发票中选出一个类别。\n类别："
    gold = data["category"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "content|category",
        """
    钱什么时候退回到我的银行卡？|退款
    包裹在杭州停了五天没有动。|物流
    杯子一倒热水就裂了。|质量
    请把抬头改成我们公司的名称。|发票
    快递员把东西放错了楼。|物流
    我取消了订单，可是没有收到钱。|退款
    电子票据下载以后打不开。|发票
    毛衣洗了一次就掉色。|质量
    能不能换一个地址派送？|物流
    报销要用的单据还没有寄来。|发票
    耳机左边没有声音。|质量
    多付的二十元请还给我。|退款
    """,
    ),
    shots=table(
        "content|category",
        """
    取消预订以后，押金能拿回来吗？|退款
    三天前发货，到现在还没有送到。|物流
    椅子的腿是歪的。|质量
    可以补开一张增值税专用的吗？|发票
    """,
    ),
)

LISHI = SmallTask(
    "lishi-lianxi",
    code(r"""
    text = f"题目：{data['question']}\n"
    for number, choice in enumerate(data["choices"], 1):
        text += f"{number}．{choice}\n"
    text += "正确选项的序号："
    gold = str(data["answer"] + 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    统一六国的是哪一位君主？|汉武帝/*秦始皇/唐太宗/宋太祖
    郑和下西洋是在哪个朝代？|唐朝/宋朝/元朝/*明朝
    造纸术由谁改进？|*蔡伦/张衡/毕昇/祖冲之
    《史记》的作者是谁？|班固/司马光/*司马迁/陈寿
    唐朝的都城是哪里？|洛邑/*长安/汴京/临安
    发起戊戌变法的皇帝是谁？|*光绪帝/康熙帝/乾隆帝/道光帝
    第一次世界大战始于哪一年？|1905年/1911年/*1914年/1918年
    法国大革命中被攻占的监狱叫什么？|凡尔赛宫/卢浮宫/伦敦塔/*巴士底狱
    古埃及人使用哪一种文字？|甲骨文/楔形文字/*象形文字/字母文字
    《本草纲目》的作者是谁？|华佗/扁鹊/孙思邈/*李时珍
    赤壁之战中联合抗曹的是哪两方？|*孙刘/袁吕/马韩/刘袁
    活字印刷术由谁发明？|沈括/*毕昇/鲁班/蔡伦
    """),
)

TWREV = SmallTask(
    "canting-pinglun",
    code(r"""
    text = f"評論：{data['question']}\n這則評論是正面還是負面？\n判斷："
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    牛肉麵湯頭濃郁，下次還要再來。|*正面/負面
    等了一個鐘頭，菜還是冷的。|正面/*負面
    店員態度很差，再也不去了。|正面/*負面
    甜點好吃又不貴，全家都喜歡。|*正面/負面
    環境乾淨，服務親切，非常滿意。|*正面/負面
    魚不新鮮，吃完肚子痛。|正面/*負面
    價錢太高，份量又少，很失望。|正面/*負面
    老闆熱情，滷味一流。|*正面/負面
    小籠包皮薄餡多，令人難忘。|*正面/負面
    桌子油膩，廁所發臭，糟透了。|正面/*負面
    """),
    method="ppl",
)

TWSPAN = SmallTask(
    "lvyou-didian",
    code(
        r"""
    text = f"{SHUOMING}\n\n遊記：{data['text']}\n住宿地點："
    return {"input": text, "output": data["place"], "processed_output": data["place"]}
    """,
        above='''
    SHUOMING = """從遊記中找出作者過夜的地方，照原文抄寫。

    遊記：我們從高雄出發，晚上在墾丁住下。
    住宿地點：墾丁

    遊記：那天住在新竹，隔天才去苗栗。
    住宿地點：新竹"""
    ''',
    ),
    table(
        "text|place",
        """
    早上參觀臺南的古蹟，傍晚到嘉義的旅館休息。|嘉義
    在花蓮睡了一晚，第二天開車去臺東。|花蓮
    火車經過宜蘭，最後在礁溪泡湯過夜。|礁溪
    我們在京都投宿，白天到奈良看鹿。|京都
    飛機先到東京，轉車後在橫濱的飯店入住。|橫濱
    從香港坐船到澳門，當晚就睡在澳門。|澳門
    原本想住首爾，客滿後改到釜山訂房。|釜山
    離開曼谷以後，夜裡在清邁的民宿落腳。|清邁
    吃過基隆的夜市，回到臺北的旅館睡覺。|臺北
    一路騎到屏東才找到旅社，沒有在高雄停留。|屏東
    """,
    ),
    fewshot=0,
)

LIANG = SmallTask(
    "liangci-tiankong",
    code(r"""
    text = f"短语：{data['phrase']}\n量词："
    return {"input": text, "output": data["word"], "processed_output": data["word"]}
    """),
    table(
        "phrase|word",
        """
    一（　）书|本
    两（　）马|匹
    三（　）桌子|张
    一（　）河|条
    五（　）汽车|辆
    一（　）帽子|顶
    四（　）飞机|架
    一（　）井|口
    六（　）信|封
    一（　）花|朵
    """,
    ),
    description="在括号里填一个合适的量词。",
)

TASKS = (KEFU, LISHI, TWREV, TWSPAN, LIANG)
