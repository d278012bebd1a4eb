"""Right tasks in Chinese, two of them in traditional characters."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

ZINT = SmallTask(
    "kefu-yitu",
    code(r"""
    text = (
        "你是网店客服，请判断顾客留言属于哪一类，只回答类别名称。\n"
        "退款：要求退回货款\n"
        "物流：询问包裹的配送情况\n"
        "质量：商品损坏或有缺陷\n"
        "发票：要求开具或修改发票\n\n"
        f"留言：{data['message']}\n类别："
    )
    gold = data["label"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "message|label",
        """
    我不想要了，什么时候能把钱还给我？|退款
    快递三天没动了，现在到哪里了？|物流
    杯子收到时已经碎了。|质量
    请把抬头改成我们公司的名称。|发票
    订单取消了，货款还没到账。|退款
    包裹显示已签收，可是我没拿到。|物流
    衣服洗了一次就掉色。|质量
    能不能给我补一张报销用的电子票？|发票
    多付的二十元请打回我的账户。|退款
    能不能改成周末派送？|物流
    耳机左边没有声音。|质量
    税号写错了，麻烦重新开一张。|发票
    """,
    ),
)

ZQUIZ = SmallTask(
    "changshi-xuanze",
    code(r"""
    options = "\n".join(f"{letter}．{text}" for letter, text in zip("ABCD", data["choices"]))
    text = f"请选出正确的一项，只写字母。\n题目：{data['question']}\n{options}\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    一年有几个季节？|两个/三个/*四个/五个
    下列哪种动物会飞？|*燕子/乌龟/青蛙/兔子
    中国最长的河流是哪一条？|黄河/*长江/珠江/淮河
    中秋节常吃的食品是什么？|粽子/汤圆/饺子/*月饼
    三角形的内角和是多少度？|90度/*180度/270度/360度
    太阳从哪个方向升起？|*东方/西方/南方/北方
    《静夜思》的作者是谁？|杜甫/白居易/王维/*李白
    人用什么器官呼吸？|心脏/胃/*肺/肝脏
    """),
)

TWEA = SmallTask(
    "tianqi-zuigao",
    code(
        r"""
    text = TEMPLATE.format(**data)
    gold = str(data["high"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above='''
    TEMPLATE = """請閱讀天氣預報，寫出當天的最高氣溫，只寫數字。
    預報：{forecast}
    最高氣溫："""
    ''',
    ),
    table(
        "forecast|high#",
        """
    臺北明天多雲，氣溫18到25度，東北風。|25
    花蓮有短暫陣雨，最低21度，最高27度。|27
    高雄晴朗炎熱，氣溫26到33度，請注意防曬。|33
    澎湖風大，清晨15度，午後升到20度。|20
    新竹陰天，全天氣溫在16到19度之間。|19
    臺東午後有雷雨，最高31度，夜間降到24度。|31
    嘉義早晚溫差大，清晨12度，中午可達28度。|28
    宜蘭整天有雨，氣溫14到17度。|17
    """,
    ),
)

TNEWS = SmallTask(
    "xinwen-shifou",
    code(r"""
    text = f"新聞：{data['news']}\n問題：{data['question']}\n請回答是或否："
    gold = next(key for key, score in data["target_scores"].items() if score)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "news|question",
        """
    市立圖書館下週起延長開放到晚上十點。|圖書館會提早關門嗎？|是/*否
    老街的石橋修好了，昨天重新開放通行。|現在可以走這座橋嗎？|*是/否
    因為颱風，週日的龍舟賽取消。|龍舟賽會在週日舉行嗎？|是/*否
    鎮上的小學今年收了六十名新生。|小學今年有新生嗎？|*是/否
    公車票價從明年起由十五元調到十八元。|票價會變貴嗎？|*是/否
    動物園的小熊貓因病休息，暫不見客。|遊客現在看得到小熊貓嗎？|是/*否
    新開的菜市場每週一公休。|菜市場週一有營業嗎？|是/*否
    消防隊在十分鐘內撲滅了倉庫的火。|火已經滅了嗎？|*是/否
    """,
    ),
    method="ppl",
)

ZTALK = SmallTask(
    "lvyou-duihua",
    code(r"""
    names = {"user": "顾客", "agent": "客服"}
    talk = "\n".join(f"{names[turn['role']]}：{turn['text']}" for turn in data["talk"])
    text = f"阅读下面的对话，写出顾客要去的城市。\n\n{talk}\n\n城市："
    gold = data["city"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    records(
        "talk city",
        *(
            (
                [
                    {"role": "user", "text": first},
                    {"role": "agent", "text": second},
                    {"role": "user", "text": third},
                ],
                city,
            )
            for first, second, third, city in (
                ("你好，我想订机票。", "请问去哪里？", "从上海飞昆明。", "昆明"),
                ("周五有去西安的车吗？", "有，上午九点。", "好，要两张。", "西安"),
                ("我要改签。", "改到哪一天？", "改到周日，还是去青岛。", "青岛"),
                ("下月想带父母旅行。", "定好地方了吗？", "定了，去桂林看山水。", "桂林"),
                ("请帮我订酒店。", "在哪个城市？", "在成都，住三晚。", "成都"),
                ("我在北京，想去哈尔滨看冰灯。", "需要导游吗？", "不用，谢谢。", "哈尔滨"),
                ("去厦门的船票多少钱？", "每位两百元。", "那我买一张。", "厦门"),
                (
                    "我的行程可以取消吗？",
                    "是去杭州的那个吗？",
                    "不，是去拉萨的，不取消了。",
                    "拉萨",
                ),
            )
        ),
    ),
)

TASKS = (ZINT, ZQUIZ, TWEA, TNEWS, ZTALK)
