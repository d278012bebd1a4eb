"""Right tasks in other languages, and a translator's."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

REVIEW = SmallTask(
    "pingjia-fenlei",
    code(
        r"""
    leibie = "、".join(BIAOQIAN.values())
    text = f"请判断下面这条商品评价属于哪一类：{leibie}。\n评价：{data['text']}\n类别："
    gold = BIAOQIAN[data["label"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    BIAOQIAN = {1: "好评", 0: "中评", -1: "差评"}
    """,
    ),
    table(
        "text|label#",
        """
    面料柔软，尺码也合适，下次还会买。|1
    收到时杯子已经碎了，客服还不理人。|-1
    东西还行，就是普普通通，对得起这个价钱。|0
    物流飞快，第二天就到了，包装很精美。|1
    用了三天就坏了，太让人失望。|-1
    颜色和图片差不多，谈不上喜欢也谈不上讨厌。|0
    给妈妈买的按摩椅，她天天夸，非常满意。|1
    闻着一股怪味，根本不敢给孩子用。|-1
    质量一般，能用，没有什么惊喜。|0
    耳机音质超出预期，强烈推荐！|1
    说好送的充电线没有，感觉被骗了。|-1
    不好不坏，凑合着用吧。|0
    """,
    ),
    fewshot=4,
)

NOTICIA = SmallTask(
    "titular-seccion",
    code(
        r"""
    secciones = ["deportes", "economía", "cultura", "política"]
    text = "Indique la sección del periódico: {}.\n\nTitular: {}\nSección:".format(
        ", ".join(secciones), data["titular"]
    )
    gold = secciones[data["seccion"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "titular|seccion#",
        """
    El portero detiene dos penaltis y su equipo pasa a la final|0
    La inflación baja al dos por ciento en octubre|1
    Abre al público la casa natal de la poeta|2
    El Senado aprueba la reforma electoral|3
    La ciclista gana su tercera etapa de montaña|0
    Los bancos suben el interés de las hipotecas|1
    Una exposición reúne los grabados de Goya|2
    La ministra dimite tras la votación de los presupuestos|3
    El tenista vuelve a las pistas después de su lesión|0
    Caen las exportaciones de aceite de oliva|1
    El festival de cine premia una comedia rodada en Cádiz|2
    La oposición pide adelantar las elecciones|3
    """,
    ),
    fewshot=4,
)

ERROR = SmallTask(
    "error-code",
    code(
        r"""
    text = SHIJI + "\n\n文：" + data["bun"] + "\nエラーコード："
    gold = data["code"]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    SHIJI = "次の文からエラーコードを抜き出してください。"
    """,
    ),
    table(
        "bun|code",
        """
    用紙が詰まると、画面に「E-204」と表示されます。|E-204
    トナーがなくなったときは「E-310」が点滅しますので、交換してください。|E-310
    「W-015」は通信が不安定なことを示します。|W-015
    ふたが開いたままだと「E-101」が出て、印刷は始まりません。|E-101
    内部の温度が上がりすぎた場合、「H-777」と表示され、電源が切れます。|H-777
    パスワードを三回間違えると「L-003」となり、十分間操作できません。|L-003
    給紙トレイが空のときに出るのは「E-220」です。|E-220
    時計の電池が切れると、起動時に「W-048」が表示されます。|W-048
    本体を修理に出すのは「F-900」が消えない場合だけです。|F-900
    メモリが足りないと「E-512」と出ます。ほかの作業を終了してください。|E-512
    ケーブルが抜けているときは、「N-061」が表示されます。|N-061
    """,
    ),
)

CALLS = SmallTask(
    "mizaj-almuttasil",
    code(
        r"""
    text = "ما مزاج المتصل: راضٍ أم غاضب أم محايد؟\n"
    text += "المكالمة: " + data["call"] + "\n"
    text += "المزاج:"
    gold = data["mood"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "call|mood",
        """
    شكرًا جزيلًا، حللتم المشكلة في دقيقتين.|راضٍ
    هذه المرة الرابعة التي أتصل فيها ولا أحد يرد! عيب عليكم!|غاضب
    أريد أن أعرف مواعيد عمل الفرع يوم الأحد.|محايد
    الموظفة كانت لطيفة جدًا وأنا سعيد بالخدمة.|راضٍ
    خصمتم المبلغ مرتين، وهذا سرقة!|غاضب
    هل يمكن تغيير رقم الهاتف من التطبيق؟|محايد
    الإنترنت مقطوع منذ أسبوع وقد نفد صبري معكم!|غاضب
    ممتاز، وصل الفني في الموعد تمامًا.|راضٍ
    كم يستغرق نقل الخط إلى عنوان آخر؟|محايد
    لن أدفع قرشًا واحدًا بعد هذا الإهمال!|غاضب
    أشكركم، السرعة الجديدة رائعة.|راضٍ
    أحتاج نسخة من الفاتورة الأخيرة.|محايد
    """,
    ),
    fewshot=4,
)

VOPROS = SmallTask(
    "vybor-slova",
    code(
        r"""
    ocenki = data["target_scores"]
    gold = [slovo for slovo, ball in ocenki.items() if ball == 1].pop()
    text = "Вставьте пропущенное слово.\n" + data["fraza"] + "\nСлово:"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "fraza",
        """
    Зимой озеро покрывается ___ и по нему ходят пешком.|*льдом/песком/травой
    Хлеб режут острым ___ на доске.|мылом/*ножом/облаком
    Врач выписал больному ___ от кашля.|дорогу/лампу/*лекарство
    Ночью на небе видны луна и ___.|*звёзды/тарелки/ботинки
    Чтобы открыть дверь, нужен ___.|чайник/*ключ/огурец
    Пчёлы собирают нектар и делают ___.|бетон/сыр/*мёд
    Письмо бросают в почтовый ___.|*ящик/суп/поезд
    Учитель пишет на доске белым ___.|снегом/*мелом/сахаром
    Корабль стоит в порту на ___.|диване/грядке/*якоре
    Весной с юга возвращаются ___.|*птицы/шкафы/часы
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=2,
)

DEEN = SmallTask(
    "german-english",
    code(
        r"""
    pieces = ["Translate the German sentence into English.", "German: " + data["de"], "English:"]
    text = "\n".join(pieces)
    gold = data["en"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "de|en",
        """
    Der Zug hat heute keine Verspätung.|The train is not late today.
    Meine Schwester wohnt in einem kleinen Dorf.|My sister lives in a small village.
    Kannst du mir bitte das Salz geben?|Can you pass me the salt, please?
    Es regnet seit drei Tagen.|It has been raining for three days.
    Wir haben das Haus letztes Jahr gekauft.|We bought the house last year.
    Wo ist der nächste Bahnhof?|Where is the nearest station?
    Die Kinder spielen im Garten.|The children are playing in the garden.
    Er hat seinen Schlüssel vergessen.|He has forgotten his key.
    Das Museum ist montags geschlossen.|The museum is closed on Mondays.
    Ich trinke meinen Kaffee ohne Zucker.|I drink my coffee without sugar.
    Morgen fahren wir ans Meer.|Tomorrow we are going to the seaside.
    Warum hast du mich nicht angerufen?|Why didn't you call me?
    """,
    ),
)

TASKS = (REVIEW, NOTICIA, ERROR, CALLS, VOPROS, DEEN)
