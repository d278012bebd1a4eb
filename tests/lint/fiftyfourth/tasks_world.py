"""Right tasks in other languages than English."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

CARTAS = SmallTask(
    "cartas-postura",
    code(
        r"""
    posturas = ("a favor", "en contra", "neutral")
    text = "El diario recibe cartas sobre la zona peatonal. "
    text += "Indique la postura del lector (" + ", ".join(posturas) + ").\n\n"
    text += f"Carta: {data['carta']}\nPostura:"
    gold = data["postura"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "carta|postura",
        """
    Por fin se puede pasear sin humo. ¡Que la amplíen hasta el río!|a favor
    Mi taller perdió la mitad de los clientes desde el corte. Es un disparate.|en contra
    Me da igual por dónde pasen los coches, yo vivo en el campo.|neutral
    Los niños juegan otra vez en la plaza, gracias al ayuntamiento.|a favor
    Nadie consultó a los vecinos y ahora no podemos ni descargar la compra.|en contra
    ¿Podrían publicar el plano de las calles cortadas?|neutral
    Un acierto: se oye a los pájaros y las terrazas están llenas.|a favor
    Basta de ocurrencias, devuélvannos la calle Mayor.|en contra
    Ni mejor ni peor que antes, sinceramente.|neutral
    Ojalá otras ciudades copien esta zona peatonal.|a favor
    El autobús da un rodeo absurdo y llego tarde cada día por culpa de esto.|en contra
    El pleno votará sobre la zona el próximo jueves.|neutral
    """,
    ),
    fewshot=3,
)

KOSHO = SmallTask(
    "kosho-bangou",
    code(
        r"""
    ichiran = "\n".join(f"{n}. {g}" for n, g in enumerate(GENIN, 1))
    text = f"症状に合う原因の番号を答えてください。\n{ichiran}\n\n症状：{data['shojo']}\n番号："
    gold = str(GENIN.index(data["genin"]) + 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above=r"""
    GENIN = ["電源の不良", "紙詰まり", "インク切れ", "通信の不良"]
    """,
    ),
    table(
        "shojo|genin",
        """
    ボタンを押してもランプがつかない。|電源の不良
    用紙が途中で止まり、先がしわになっている。|紙詰まり
    文字がだんだん薄くなり、赤い色が出ない。|インク切れ
    パソコンから送っても、プリンターが見つからないと出る。|通信の不良
    給紙口から変な音がして、紙が斜めに出てくる。|紙詰まり
    コンセントを替えたら動いた。|電源の不良
    無線ルーターを替えてから印刷できない。|通信の不良
    黒の部分だけ白い筋が入る。カートリッジは空だった。|インク切れ
    後ろのふたを開けたら、破れた紙が残っていた。|紙詰まり
    雷のあと、まったく動かなくなった。|電源の不良
    交換してくださいという表示がインクの絵といっしょに出た。|インク切れ
    ケーブルを抜き差しすると、また接続された。|通信の不良
    """,
    ),
    fewshot=4,
)

TALAB = SmallTask(
    "talab-raqm",
    code(
        r"""
    text = QALIB % {"risala": data["message"]}
    gold = data["order"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    QALIB = """استخرج رقم الطلب من رسالة العميل.
    الرسالة: %(risala)s
    رقم الطلب:"""
    ''',
    ),
    table(
        "message|order",
        """
    مرحبا، أين وصل الطلب 48213؟ دفعت قبل 3 أيام.|48213
    أريد إلغاء طلبي رقم 90177 من فضلكم.|90177
    وصلني صندوق واحد من أصل 2، والطلب هو 55304.|55304
    لماذا تأخر 71926؟ قلتم 5 أيام فقط.|71926
    الفاتورة الخاصة بالطلب 30458 فيها خطأ.|30458
    طلبت حذاء مقاس 42 تحت الرقم 66891 ووصل مقاس أصغر.|66891
    غيّروا عنوان التوصيل للطلب 12740 إلى شارع النيل 9.|12740
    الطلب رقم 83365 مكسور وأريد استبداله.|83365
    هل شُحن 27519 اليوم أم غدا؟|27519
    اشتريت 4 أكواب في الطلب 94082 ونقص واحد.|94082
    شكرا، استلمت 61637 في موعده.|61637
    أعيدوا لي 150 ريالا عن الطلب 75248.|75248
    """,
    ),
)

KEFU = SmallTask(
    "kefu-yitu",
    code(
        r"""
    text = "\n".join(
        [
            "判断买家想办什么事，只能从以下四项里选：" + "、".join(YITU) + "。",
            "买家：" + data["msg"],
            "意图：",
        ]
    )
    gold = data["intent"]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above=r"""
    YITU = ["退货", "查物流", "开发票", "改地址"]
    """,
    ),
    table(
        "msg|intent",
        """
    鞋子小了一码，怎么寄回给你们？|退货
    都五天了，包裹走到哪里了？|查物流
    公司要报销，能给一张抬头是新海贸易的票吗？|开发票
    我搬家了，请送到幸福路8号。|改地址
    收到的杯子有裂纹，我不要了。|退货
    显示已签收，可我没拿到快件。|查物流
    上个月买的打印机还能补一张电子票吗？|开发票
    收件人写错小区了，帮我换成阳光花园。|改地址
    颜色和图片差太多，钱退给我吧。|退货
    今天能派送吗？我下午要出门。|查物流
    税号填好了，麻烦尽快开出来。|开发票
    能不能直接寄到我单位去，家里没人。|改地址
    """,
    ),
    fewshot=4,
)

CHENGYU = SmallTask(
    "chengyu-xuan",
    code(
        r"""
    fenshu = data["target_scores"]
    gold = sorted(fenshu, key=fenshu.get, reverse=True)[0]
    text = "意思：" + data["yisi"] + "\n成语："
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "yisi",
        """
    做了多余的事，反而坏了事。|*画蛇添足/守株待兔/对牛弹琴/亡羊补牢
    不努力，只想碰运气得到好处。|刻舟求剑/*守株待兔/叶公好龙/井底之蛙
    见识短浅，眼界很窄。|狐假虎威/掩耳盗铃/*井底之蛙/画龙点睛
    出了差错及时补救，还不算晚。|杯弓蛇影/买椟还珠/滥竽充数/*亡羊补牢
    借别人的威势去欺压人。|*狐假虎威/愚公移山/自相矛盾/塞翁失马
    自己骗自己，以为别人不知道。|画饼充饥/一鸣惊人/*掩耳盗铃/望梅止渴
    没有真本事，混在行家里充数。|胸有成竹/*滥竽充数/水滴石穿/破釜沉舟
    说话做事前后抵触。|*自相矛盾/闻鸡起舞/凿壁偷光/指鹿为马
    下定决心，不留退路地干到底。|纸上谈兵/三顾茅庐/守口如瓶/*破釜沉舟
    只会空谈理论，不能解决实际问题。|负荆请罪/完璧归赵/*纸上谈兵/卧薪尝胆
    """,
    ),
    method="ppl",
)

PISMA = SmallTask(
    "pisma-vid",
    code(
        r"""
    vidy = {"ж": "жалоба", "в": "вопрос", "б": "благодарность"}
    legend = ", ".join(f"{k} — {v}" for k, v in vidy.items())
    text = f"Определите вид письма ({legend}).\nПисьмо: {data['letter']}\nБуква:"
    gold = data["kind"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "letter|kind",
        """
    Во дворе третий месяц не горит ни один фонарь, сколько можно!|ж
    Подскажите, в какие часы работает приём документов?|в
    Спасибо дворнику Сергею, дорожки всегда чистые.|б
    Лифт застревает каждый день, а диспетчер бросает трубку.|ж
    Нужно ли менять счётчик воды в этом году?|в
    Очень рады новой площадке, дети в восторге, низкий поклон.|б
    Мусор не вывозят с прошлой среды, стоит ужасный запах.|ж
    Как записать ребёнка в детский сад по новому адресу?|в
    От души благодарим бригаду за быстрый ремонт крыши.|б
    Батареи ледяные, в квартире тринадцать градусов, это безобразие.|ж
    Когда начнётся ремонт моста на улице Мира?|в
    Передайте мою признательность врачу, которая приехала ночью.|б
    """,
    ),
    fewshot=4,
)

FREN = SmallTask(
    "french-english",
    code(
        r"""
    text = "Translate from French into English.\n\n"
    for name, value in (("French", data["fr"]), ("English", None)):
        text += f"{name}: {value}\n" if value else f"{name}:"
    gold = data["en"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "fr|en",
        """
    Le boulanger ouvre à six heures.|The baker opens at six o'clock.
    Nous avons perdu la clé du garage.|We have lost the key to the garage.
    Il neige depuis ce matin.|It has been snowing since this morning.
    Ma tante habite près de la gare.|My aunt lives near the station.
    Veux-tu encore du fromage ?|Do you want some more cheese?
    Les voisins ont adopté un chat noir.|The neighbours have adopted a black cat.
    Je n'ai jamais vu la mer.|I have never seen the sea.
    Le train pour Lyon a vingt minutes de retard.|The train to Lyon is twenty minutes late.
    Qui a mangé la dernière pomme ?|Who ate the last apple?
    Elle apprend à conduire avec son père.|She is learning to drive with her father.
    Ferme la porte, il fait froid.|Close the door, it is cold.
    Ce livre coûte douze euros.|This book costs twelve euros.
    """,
    ),
)

TASKS = (CARTAS, KOSHO, TALAB, KEFU, CHENGYU, PISMA, FREN)
