"""Right tasks in other languages."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

KEFU = SmallTask(
    "kefu-yitu",
    code(
        r"""
    text = MUBAN.format(yitu="、".join(YITU), xiaoxi=data["xiaoxi"])
    gold = YITU[data["lei"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above=r'''
    YITU = ["退货", "物流", "发票", "优惠"]
    MUBAN = """请判断顾客的意图，从以下四类中选一类：{yitu}。

    顾客：{xiaoxi}
    意图："""
    ''',
    ),
    table(
        "xiaoxi|lei#",
        """
    鞋子穿着挤脚，我想寄回去换成钱。|0
    我的包裹三天没动静了，到哪儿了？|1
    能开公司抬头的吗？要报销用。|2
    双十一满减和店铺券可以一起用吗？|3
    什么时候能送到？我后天要出差。|1
    裙子有色差，不想要了，怎么办理？|0
    税号填错了，能重新开一张吗？|2
    老会员有没有折扣？|3
    快递显示已签收，可我没收到啊。|1
    收到的杯子裂了，请把钱还给我。|0
    电子版的票据发到我邮箱可以吗？|2
    下单后降价了，差价补不补？|3
    """,
    ),
    fewshot=4,
)

CIUDAD = SmallTask(
    "ciudad-noticia",
    code(
        r"""
    partes = {
        "Noticia": data["noticia"],
        "Ciudad": "",
    }
    text = "Copie de la noticia el nombre de la ciudad en la que ocurre.\n\n"
    text += "\n".join(f"{nombre}: {parte}".strip() for nombre, parte in partes.items())
    gold = data["ciudad"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "noticia|ciudad",
        """
    Un incendio obligó ayer a desalojar dos edificios en el centro de Zaragoza.|Zaragoza
    La alcaldesa de Vigo inauguró el nuevo mercado ante cientos de vecinos.|Vigo
    Tres mil corredores tomaron la salida en la media maratón de Valencia.|Valencia
    El festival de títeres vuelve a las plazas de Segovia con treinta compañías.|Segovia
    La policía de Murcia recuperó un cuadro robado hace doce años.|Murcia
    Los arqueólogos hallaron en Mérida un mosaico de la época de Adriano.|Mérida
    Una avería dejó sin agua a media ciudad de Gijón durante la noche.|Gijón
    El orfebre que restauró la custodia de Toledo expone ahora sus bocetos allí.|Toledo
    Cientos de estudiantes protestaron en Salamanca por el precio de los alquileres.|Salamanca
    El pleno de Cádiz aprobó peatonalizar el paseo junto al mar.|Cádiz
    Un pastelero de Huesca gana el concurso al mejor roscón del país.|Huesca
    La nieve cerró el aeropuerto de Pamplona hasta el mediodía.|Pamplona
    """,
    ),
)

TORISETSU = SmallTask(
    "torisetsu-bunrui",
    code(
        r"""
    gyo = ["説明書の文は「操作」「注意」「仕様」のどれですか。"]
    gyo.append("文：" + data["bun"])
    gyo.append("分類：")
    text = "\n".join(gyo)
    gold = data["bunrui"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "bun|bunrui",
        """
    電源ボタンを三秒間押してください。|操作
    濡れた手でプラグに触らないでください。|注意
    本体の重さは約二・四キログラムです。|仕様
    ふたを閉めてから、開始キーを押します。|操作
    お子様の手の届く所に置かないでください。|注意
    消費電力は八百ワットです。|仕様
    水を目盛りの線まで入れます。|操作
    運転中は蒸気が出るので、顔を近づけないでください。|注意
    コードの長さは一・五メートルです。|仕様
    ダイヤルを右に回して温度を選びます。|操作
    分解や改造は絶対にしないでください。|注意
    保存できる番号は最大二十件です。|仕様
    """,
    ),
    fewshot=3,
)

NIDAA = SmallTask(
    "sabab-alittisal",
    code(
        r"""
    asbab = " أو ".join(ASBAB.values())
    text = f"ما سبب المكالمة: {asbab}؟\nالمتصل: {data['kalam']}\nالسبب:"
    gold = ASBAB[data["sabab"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    ASBAB = {"c": "شكوى", "q": "استفسار", "b": "حجز"}
    """,
    ),
    table(
        "kalam|sabab",
        """
    وصلت الفاتورة بمبلغ مضاعف وهذا غير مقبول.|c
    كم سعر الغرفة المطلة على البحر؟|q
    أريد موعداً يوم الخميس عند الطبيب من فضلك.|b
    متى يفتح المتجر أبوابه في رمضان؟|q
    السائق كان فظاً معي وتأخر ساعة كاملة.|c
    احفظوا لي طاولة لأربعة أشخاص الليلة.|b
    هل تصلون إلى القرى خارج المدينة؟|q
    الإنترنت مقطوع منذ ثلاثة أيام ولا أحد يرد علينا.|c
    أود تذكرتين إلى عمّان صباح الغد.|b
    الهاتف الذي اشتريته منكم لا يعمل.|c
    ما الأوراق المطلوبة لفتح حساب؟|q
    سجّلوا اسمي في دورة السباحة للمبتدئين.|b
    """,
    ),
    fewshot=3,
)

MNOZH = SmallTask(
    "mnozhestvennoe",
    code(
        r"""
    slovo = data["slovo"]
    text = f"Поставь существительное во множественное число.\n{slovo} —"
    gold = data["mnozh"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "slovo|mnozh",
        """
    стол|столы
    книга|книги
    окно|окна
    друг|друзья
    город|города
    дерево|деревья
    тетрадь|тетради
    ребёнок|дети
    ухо|уши
    учитель|учителя
    море|моря
    брат|братья
    яблоко|яблоки
    """,
    ),
)

TASKS = (KEFU, CIUDAD, TORISETSU, NIDAA, MNOZH)
