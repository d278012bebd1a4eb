"""Right tasks in Chinese, Spanish, Japanese, Arabic and Russian."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

PINGJIA = SmallTask(
    "pingjia-fangmian",
    code(
        r"""
    xuanxiang = "、".join(FANGMIAN)
    text = f"下面的评价说的是哪一方面？从{xuanxiang}中选一个。\n评价：{data['pingjia']}\n方面："
    gold = data["fangmian"]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    FANGMIAN = ("质量", "物流", "服务", "价格")
    """,
    ),
    table(
        "pingjia|fangmian",
        """
    穿了两次就开线了，面料也薄。|质量
    等了八天才到，快递员还放错了驿站。|物流
    问了三遍尺码，一直没人回我。|服务
    比商场便宜一半，很划算。|价格
    锅底很厚，煎蛋一点都不粘。|质量
    昨晚下单，今天中午就收到了。|物流
    客服很耐心，一步一步教我安装。|服务
    刚买完就降了五十块，心里不舒服。|价格
    杯口有毛刺，差点划到嘴。|质量
    箱子被压扁了，路上没人管。|物流
    售后答应退款，当天就处理好了。|服务
    这个价位买不到更好的了。|价格
    屏幕清晰，颜色也正。|质量
    """,
    ),
    fewshot=4,
)

GUSHI = SmallTask(
    "gushi-xuxie",
    code(
        r"""
    defen = data["target_scores"]
    gold = max(defen, key=defen.get)
    text = "短文：" + data["duanwen"] + "\n问题：" + data["wenti"] + "\n回答："
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "duanwen|wenti",
        """
    小林早上赶火车，忘了带雨伞，到站时全身都湿了。|小林忘了带什么？|*雨伞/车票/钱包/手机
    奶奶在阳台上种了番茄，今年结了三十多个，送给邻居一半。|番茄种在哪里？|院子/厨房/*阳台/公园
    图书馆周一闭馆，小周白跑了一趟，只好去咖啡店看书。|小周后来去了哪里？|学校/*咖啡店/书店/家里
    爸爸修好了自行车，弟弟高兴得马上骑去找同学。|谁修好了自行车？|弟弟/同学/妈妈/*爸爸
    这家面馆只卖三种面，中午总是排长队，因为味道好。|为什么排长队？|价格低/*味道好/地方小/送饮料
    姐姐学了五年钢琴，上个月开始学小提琴。|姐姐上个月开始学什么？|钢琴/吉他/*小提琴/笛子
    大雪封了山路，客车停在半山腰，司机给大家煮了姜汤。|司机煮了什么？|*姜汤/咖啡/面条/米饭
    小猫从树上下不来，消防员搬来梯子，把它抱了下来。|小猫原来在哪里？|屋顶/车底/井里/*树上
    公司把会议改到星期四，因为经理星期三要出差。|会议改到哪一天？|星期二/星期三/*星期四/星期五
    爷爷每天走一万步，医生说他的心脏像五十岁的人。|爷爷每天做什么？|游泳/*走路/打球/骑车
    超市的鸡蛋打折，妈妈买了四盒，做了一大锅茶叶蛋。|妈妈买了什么？|*鸡蛋/牛奶/茶杯/白糖
    老师把作文发回来，小梅得了全班最高分，脸都红了。|谁得了最高分？|老师/班长/同桌/*小梅
    """,
    ),
    method="ppl",
    fewshot=2,
)

SECCION = SmallTask(
    "seccion-periodico",
    code(
        r"""
    lista = " / ".join(SECCIONES)
    text = "¿A qué sección del periódico pertenece el titular?\n"
    text += "Secciones: " + lista + "\n\nTitular: " + data["titular"] + "\nSección:"
    gold = SECCIONES[data["numero"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    SECCIONES = ["Deportes", "Economía", "Cultura", "Política"]
    """,
    ),
    table(
        "titular|numero#",
        """
    El Betis remonta en el último minuto y se clasifica|0
    La inflación baja al dos por ciento en marzo|1
    El Prado presenta una muestra de dibujos de Goya|2
    El Senado aprueba la reforma de la ley electoral|3
    Una maratonista de Soria gana en Berlín|0
    Los hoteles suben los precios un diez por ciento|1
    Muere la poeta que renovó el verso gallego|2
    La ministra comparece hoy ante la comisión|3
    El ciclista andaluz pierde el maillot por tres segundos|0
    El paro alcanza su nivel más bajo desde 2008|1
    Estrenan en Cádiz una ópera sobre Magallanes|2
    Los dos partidos rompen su pacto de gobierno|3
    La selección de waterpolo viaja sin su portero|0
    El banco central mantiene los tipos de interés|1
    """,
    ),
    fewshot=4,
)

MASU = SmallTask(
    "masu-kei",
    code(
        r"""
    text = f"動詞を「ます」の形にしてください。\n辞書形：{data['jisho']}\nます形："
    gold = data["masu"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "jisho|masu",
        """
    食べる|食べます
    書く|書きます
    飲む|飲みます
    する|します
    泳ぐ|泳ぎます
    来る|来ます
    話す|話します
    待つ|待ちます
    見る|見ます
    帰る|帰ります
    遊ぶ|遊びます
    買う|買います
    起きる|起きます
    死ぬ|死にます
    """,
    ),
    fewshot=5,
)

QISM = SmallTask(
    "qism-almukalama",
    code(
        r"""
    text = "حوّل المكالمة إلى القسم المناسب.\n"
    for harf, qism in AQSAM.items():
        text += f"{harf}. {qism}\n"
    text += f"\nالمتصل: {data['kalam']}\nحرف القسم:"
    gold = data["harf"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    AQSAM = {"أ": "المبيعات", "ب": "الصيانة", "ج": "المحاسبة"}
    """,
    ),
    table(
        "kalam|harf",
        """
    الغسالة لا تدور منذ أمس وتصدر صوتاً غريباً.|ب
    هل لديكم عرض على المكيفات هذا الشهر؟|أ
    وصلتني فاتورة مرتين للطلب نفسه.|ج
    أرغب في شراء ثلاجة كبيرة، ما الأسعار؟|أ
    الماء يتسرب من تحت السخان.|ب
    أحتاج إلى إيصال بالمبلغ الذي دفعته.|ج
    الفرن لا يسخن، أرسلوا فنياً من فضلكم.|ب
    كم يكلف التلفاز الجديد مع التوصيل؟|أ
    خصمتم من بطاقتي أكثر من المتفق عليه.|ج
    باب المصعد عالق ولا يفتح.|ب
    متى يُعاد إليّ المبلغ المسترد؟|ج
    أريد طلب عشر مراوح لمكتبنا.|أ
    """,
    ),
    fewshot=3,
)

ANTONIM = SmallTask(
    "antonimy",
    code(
        r"""
    vopros = "Напиши слово с противоположным значением."
    text = "\n".join((vopros, "Слово: " + data["slovo"], "Антоним:"))
    gold = data["antonim"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "slovo|antonim",
        """
    горячий|холодный
    день|ночь
    быстро|медленно
    друг|враг
    высокий|низкий
    начало|конец
    лёгкий|тяжёлый
    богатый|бедный
    война|мир
    верх|низ
    широкий|узкий
    сухой|мокрый
    """,
    ),
)

TASKS = (PINGJIA, GUSHI, SECCION, MASU, QISM, ANTONIM)
