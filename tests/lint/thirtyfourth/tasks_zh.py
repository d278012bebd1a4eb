"""Right tasks in Chinese, of simplified and of traditional characters."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

ZMC = SmallTask(
    "zh-kaoshi",
    code(r"""
    letters = "ABCD"
    options = data["choices"]
    text = f"题目：{data['question']}\n"
    for letter, option in zip(letters, options):
        text += f"{letter}．{option}\n"
    text += "答案："
    gold = letters[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    中国最长的河流是哪一条？|黄河/*长江/珠江/淮河
    《红楼梦》的作者是谁？|罗贯中/吴承恩/施耐庵/*曹雪芹
    水的化学式是什么？|*H2O/CO2/O2/NaCl
    地球的天然卫星是什么？|太阳/火星/*月球/金星
    人体最大的器官是什么？|肝脏/大脑/心脏/*皮肤
    东汉时改进造纸术的是谁？|张衡/*蔡伦/毕昇/沈括
    一年有多少个季节？|两个/三个/*四个/五个
    哪种动物是哺乳动物？|*海豚/鲨鱼/青蛙/麻雀
    秦朝的都城在哪里？|*咸阳/洛阳/南京/开封
    光在真空中每秒约走多少公里？|三百/三千/三万/*三十万
    哪个城市是四川省的省会？|重庆/*成都/贵阳/昆明
    端午节人们常吃什么？|月饼/汤圆/*粽子/饺子
    """),
)

ZSENT = SmallTask(
    "zh-pinglun",
    code(r"""
    gold = max(data["target_scores"], key=data["target_scores"].get)
    text = f"评论：{data['question']}\n这条评论是积极的还是消极的？\n情感："
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    房间干净，服务热情，下次还来。|*积极/消极
    等了两个小时才上菜，味道也很差。|积极/*消极
    快递很快，包装完好，非常满意。|*积极/消极
    手机用了三天就坏了，太失望了。|积极/*消极
    老板态度恶劣，再也不来了。|积极/*消极
    画面精美，剧情感人，值得一看。|*积极/消极
    耳机音质很棒，戴着也舒服。|*积极/消极
    衣服掉色严重，质量糟糕。|积极/*消极
    菜又咸又油，难以下咽。|积极/*消极
    孩子特别喜欢这本书，推荐购买。|*积极/消极
    """),
    method="ppl",
)

ZMATH = SmallTask(
    "zh-yingyongti",
    code(r"""
    text = f"问题：{data['question']}\n解答："
    gold = data["answer"]
    return {
        "input": text,
        "output": f"{data['steps']} #### {gold}",
        "processed_output": gold,
    }
    """),
    table(
        "question|steps|answer",
        """
    小明有15个苹果，吃了6个，还剩几个？|15-6=9，还剩9个。|9
    每盒有8支笔，7盒一共有多少支？|8×7=56，一共56支。|56
    72颗糖平均分给9个孩子，每人几颗？|72÷9=8，每人8颗。|8
    一本书120页，看了45页，还有多少页没看？|120-45=75，还有75页。|75
    甲有30元，乙比甲多12元，乙有多少元？|30+12=42，乙有42元。|42
    一件衣服85元，一条裤子60元，各买一件共多少元？|85+60=145，共145元。|145
    汽车每小时行70千米，3小时行多少千米？|70×3=210，行210千米。|210
    果园有梨树48棵，是桃树的4倍，桃树有几棵？|48÷4=12，桃树有12棵。|12
    长方形长9米、宽4米，面积是多少平方米？|9×4=36，面积是36平方米。|36
    妈妈买了3千克鱼，每千克22元，付100元，找回多少元？|22×3=66，100-66=34，找回34元。|34
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

TSPAN = SmallTask(
    "zh-tw-yuedu",
    code(r"""
    gold = data["answer"]
    text = f"短文：{data['context']}\n問題：{data['question']}\n請用短文中的詞語回答。\n答案："
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "context|question|answer",
        """
    陳老師住在臺南，每天騎腳踏車去學校，週末喜歡畫畫。|陳老師週末喜歡做什麼？|畫畫
    這座燈塔建於一八八三年，位於恆春半島的最南端。|燈塔建於哪一年？|一八八三年
    阿美族的豐年祭在夏天舉行，族人會穿上紅色的衣服。|族人穿什麼顏色的衣服？|紅色
    林醫師上個月從高雄搬到花蓮，開了一間小診所。|林醫師從哪裡搬走？|高雄
    圖書館星期一休館，其餘日子開到晚上九點。|圖書館星期幾休館？|星期一
    王先生用三年時間寫完小說，由遠山出版社印行。|哪家出版社印行小說？|遠山出版社
    颱風過後，村民一起清理街道，里長送來熱湯。|誰送來熱湯？|里長
    這條步道全長六公里，沿途可以看見櫻花和瀑布。|步道全長多少？|六公里
    小芳養了一隻烏龜，牠最愛吃的東西是黃瓜。|烏龜最愛吃什麼？|黃瓜
    老闆把店名改成「月光」，因為女兒在中秋出生。|女兒在什麼節日出生？|中秋
    """,
    ),
)

TFACT = SmallTask(
    "zh-tw-shifei",
    code(r"""
    gold = "對" if data["label"] else "錯"
    text = f"敘述：{data['claim']}\n這句話是對還是錯？\n判斷："
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "claim|label?",
        """
    太陽從東方升起。|true
    鯨魚是一種魚類。|false
    玉山是臺灣最高的山。|true
    一公斤等於五百公克。|false
    蜘蛛有八隻腳。|true
    冰的溫度比沸水高。|false
    日本的首都是大阪。|false
    三角形有三個角。|true
    蝙蝠是鳥類。|false
    月亮繞著地球轉。|true
    """,
    ),
)

TASKS = (ZMC, ZSENT, ZMATH, TSPAN, TFACT)
