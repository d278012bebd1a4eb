"""Right tasks in other languages than English."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

DEEN = SmallTask(
    "german-english",
    code(
        r"""
    fields = {"de": data["de"], "task": "Translate the German sentence into English."}
    text = string.Template("$task\n\nGerman: $de\nEnglish:").substitute(fields)
    return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
    """,
        above="import string",
    ),
    table(
        "de|en",
        """
    Der Hund schläft unter dem Tisch.|The dog sleeps under the table.
    Morgen fahren wir ans Meer.|Tomorrow we are going to the sea.
    Hast du den Schlüssel gefunden?|Have you found the key?
    Meine Schwester lernt Geige.|My sister is learning the violin.
    Das Fenster ist seit gestern kaputt.|The window has been broken since yesterday.
    Bitte schließen Sie die Tür.|Please close the door.
    Es gibt keinen Zucker mehr.|There is no more sugar.
    Die Kinder spielen im Schnee.|The children are playing in the snow.
    Wann fährt der letzte Bus?|When does the last bus leave?
    Er hat sein Fahrrad verkauft.|He has sold his bicycle.
    """,
    ),
)

SECCION = SmallTask(
    "diario-seccion",
    code(
        r"""
    secciones = ["deportes", "política", "economía", "cultura"]
    texto = "¿En qué sección del diario va este titular: " + ", ".join(secciones[:-1])
    texto += " o " + secciones[-1] + "?\n"
    texto += "Titular: " + data["titular"] + "\n"
    texto += "Sección:"
    return {"input": texto, "output": " " + data["seccion"], "processed_output": data["seccion"]}
    """
    ),
    table(
        "titular|seccion",
        """
    El Sevilla remonta en el último minuto y sigue líder|deportes
    El Senado aprueba la ley de vivienda por dos votos|política
    La inflación baja al tres por ciento en marzo|economía
    Una exposición reúne por primera vez los retratos de Goya|cultura
    La ministra presenta su dimisión tras el debate|política
    Las exportaciones de aceite crecen un doce por ciento|economía
    La ciclista vasca gana la etapa reina del Tour|deportes
    El festival de teatro clásico abre con Lope de Vega|cultura
    El banco central mantiene los tipos de interés|economía
    El alcalde convoca elecciones para junio|política
    Muere a los noventa años el novelista Julián Prado|cultura
    El tenista se retira por una lesión de rodilla|deportes
    """,
    ),
    fewshot=4,
)

MAIRIE = SmallTask(
    "mairie-service",
    code(
        r"""
    choix = "\n".join(f"{lettre}) {nom}" for lettre, nom in SERVICES.items())
    texte = f"À quel service de la mairie faut-il transmettre ce message ?\n{choix}\n\n"
    texte += f"Message : {data['message']}\nLettre du service :"
    return {"input": texte, "output": " " + data["lettre"], "processed_output": data["lettre"]}
    """,
        above=r"""
    SERVICES = {"a": "voirie", "b": "eau", "c": "déchets", "d": "état civil"}
    """,
    ),
    table(
        "message|lettre",
        """
    Il y a un trou énorme devant le 12, rue des Lilas.|a
    Ma poubelle jaune n'a pas été vidée depuis deux semaines.|c
    Je voudrais un extrait d'acte de naissance.|d
    Le robinet donne une eau marron depuis ce matin.|b
    Le lampadaire de l'avenue Foch est tombé sur la chaussée.|a
    Où puis-je déposer un vieux matelas ?|c
    Nous souhaitons nous marier en juin, quels papiers faut-il ?|d
    Une canalisation fuit sous notre trottoir.|b
    Les pavés de la place sont descellés.|a
    Quand passe le camion pour le verre ?|c
    Mon père est décédé hier, comment le déclarer ?|d
    Ma facture d'eau a triplé sans raison.|b
    """,
    ),
    fewshot=4,
)

KEITAI = SmallTask(
    "manual-keitai",
    code(
        r"""
    text = f"次の文を「です・ます」の文に直してください。\n文：{data['plain']}\n直した文："
    return {"input": text, "output": data["polite"], "processed_output": data["polite"]}
    """
    ),
    table(
        "plain|polite",
        """
    電源を切る。|電源を切ります。
    ふたを閉める。|ふたを閉めます。
    これは安全な材料だ。|これは安全な材料です。
    ランプが赤く光る。|ランプが赤く光ります。
    水を入れてはいけない。|水を入れてはいけません。
    電池は付属していない。|電池は付属していません。
    画面に番号が出る。|画面に番号が出ます。
    ボタンを長く押す。|ボタンを長く押します。
    設定は自動だ。|設定は自動です。
    フィルターを月に一度洗う。|フィルターを月に一度洗います。
    """,
    ),
)

SHAKWA = SmallTask(
    "shakwa-naw",
    code(
        r"""
    lines = (
        "ما نوع الشكوى: " + "، ".join(TYPES) + "؟",
        "الشكوى: " + data["text"],
        "النوع:",
    )
    text = "\n".join(lines)
    return {"input": text, "output": " " + data["type"], "processed_output": data["type"]}
    """,
        above=r"""
    TYPES = ["فاتورة", "إنترنت", "توصيل"]
    """,
    ),
    table(
        "text|type",
        """
    خصمتم من حسابي مبلغا مرتين هذا الشهر.|فاتورة
    الشبكة بطيئة جدا منذ يومين في البيت.|إنترنت
    لم يصل الجهاز الذي طلبته حتى الآن.|توصيل
    لماذا زاد المبلغ المطلوب عن الشهر الماضي؟|فاتورة
    الواي فاي ينقطع كل عشر دقائق.|إنترنت
    أرسل المندوب الطرد إلى عنوان خاطئ.|توصيل
    دفعت أمس وما زال النظام يقول إنني لم أدفع.|فاتورة
    لا أستطيع فتح أي موقع من هاتفي.|إنترنت
    وصلت الشريحة مكسورة داخل الظرف.|توصيل
    أريد تفاصيل الرسوم التي أضيفت هذا الأسبوع.|فاتورة
    سرعة التحميل أقل مما اشتركت فيه.|إنترنت
    انتظرت المندوب طوال اليوم ولم يحضر.|توصيل
    """,
    ),
    fewshot=4,
)

SHANGPIN = SmallTask(
    "shangpin-leimu",
    code(
        r"""
    text = MUBAN.replace("【标题】", data["title"])
    return {"input": text, "output": data["category"], "processed_output": data["category"]}
    """,
        above=r'''
    MUBAN = """请把商品归入下列类目之一：数码、服饰、食品、家居。
    商品标题：【标题】
    类目："""
    ''',
    ),
    table(
        "title|category",
        """
    无线蓝牙耳机降噪运动跑步长续航|数码
    纯棉短袖男夏季宽松圆领|服饰
    云南小粒咖啡豆中度烘焙500克|食品
    北欧简约落地灯客厅卧室|家居
    冬季加绒打底裤女高腰显瘦|服饰
    20000毫安充电宝快充便携|数码
    四件套床单被罩全棉1.8米|家居
    手工牛轧糖花生味独立包装|食品
    机械键盘青轴有线办公|数码
    羊毛围巾格子秋冬保暖|服饰
    有机燕麦片即食早餐1千克|食品
    免打孔浴室置物架三层|家居
    """,
    ),
    fewshot=4,
)

PINGLUN = SmallTask(
    "pinglun-haocha",
    code(
        r"""
    daan = [k for k, v in data["target_scores"].items() if v > 0]
    return {
        "input": "买家评论：" + data["comment"] + "\n这条评论是好评还是差评？\n答：",
        "output": daan[0],
        "processed_output": daan[0],
    }
    """
    ),
    keyed(
        "comment",
        """
    洗了一次就掉色，再也不买了。|好评/*差评
    做工很细，穿着舒服，值得推荐。|*好评/差评
    客服态度恶劣，问什么都不回。|好评/*差评
    物流快，第二天就到了，东西也新鲜。|*好评/差评
    屏幕有两条划痕，明显是翻新机。|好评/*差评
    孩子爱不释手，还想再买一个。|*好评/差评
    味道和小时候吃的一样，赞！|*好评/差评
    尺码偏小，退货还要自己出运费。|好评/*差评
    灯光柔和，安装也简单。|*好评/差评
    用了三天就坏了，气死我了。|好评/*差评
    """,
    ),
    method="ppl",
    fewshot=4,
)

GUSHI = SmallTask(
    "gushi-zuozhe",
    code(
        r"""
    xuan = [f"{m}. {n}" for m, n in zip("ABCD", data["xuanxiang"])]
    text = "题目：" + data["ti"] + "\n" + "\n".join(xuan) + "\n答案："
    da = "ABCD"[data["da"]]
    return {"input": text, "output": da, "processed_output": da}
    """
    ),
    starred(
        """
    “床前明月光”的作者是谁？|*李白/杜甫/王维/白居易
    “国破山河在”的作者是谁？|李白/*杜甫/苏轼/陆游
    “大江东去，浪淘尽”的作者是谁？|李清照/辛弃疾/*苏轼/柳永
    “离离原上草”的作者是谁？|王昌龄/孟浩然/杜牧/*白居易
    “春眠不觉晓”的作者是谁？|王之涣/*孟浩然/李商隐/贺知章
    “空山不见人”的作者是谁？|*王维/李贺/岑参/高适
    “白日依山尽”的作者是谁？|陶渊明/骆宾王/*王之涣/韩愈
    “寻寻觅觅，冷冷清清”的作者是谁？|柳永/姜夔/秦观/*李清照
    “死去元知万事空”的作者是谁？|文天祥/范成大/*陆游/杨万里
    “采菊东篱下”的作者是谁？|谢灵运/*陶渊明/曹操/曹植
    “清明时节雨纷纷”的作者是谁？|*杜牧/刘禹锡/温庭筠/贾岛
    “醉里挑灯看剑”的作者是谁？|岳飞/欧阳修/王安石/*辛弃疾
    """,
        question="ti",
        choices="xuanxiang",
        answer="da",
    ),
)

PODD = SmallTask(
    "podderzhka-tema",
    code(
        r"""
    текст = f"Обращение: {data['text']}\nТема (доставка, оплата или возврат):"
    return {"input": текст, "output": " " + data["topic"], "processed_output": data["topic"]}
    """
    ),
    table(
        "text|topic",
        """
    Курьер обещал приехать до шести, а уже девять вечера.|доставка
    Деньги списались дважды, проверьте, пожалуйста.|оплата
    Куртка мала, хочу отправить её обратно.|возврат
    Можно ли заплатить картой при получении?|оплата
    Посылка третью неделю лежит на складе в Казани.|доставка
    Чайник не работает, верните мне деньги.|возврат
    Привезли не по тому адресу.|доставка
    Промокод не действует, сумма та же.|оплата
    Как сдать сапоги, если я их один раз надела?|возврат
    Когда приедет мой заказ в Томск?|доставка
    Банк отклоняет платёж, хотя лимит не исчерпан.|оплата
    Товар не подошёл, заберите его.|возврат
    """,
    ),
    fewshot=4,
)

TASKS = (DEEN, SECCION, MAIRIE, KEITAI, SHAKWA, SHANGPIN, PINGLUN, GUSHI, PODD)
