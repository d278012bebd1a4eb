"""Right tasks in German, French, Spanish, Russian, Japanese, and from English to Portuguese."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

AMT = SmallTask(
    "amt-eingang",
    code(
        r"""
    zeilen = [EINLEITUNG, "Schreiben: " + data["text"], "Stelle:"]
    ziel = data["amt"]
    return {"input": "\n".join(zeilen), "output": " " + ziel, "processed_output": ziel}
    """,
        above="""
    import textwrap

    EINLEITUNG = textwrap.dedent('''
        Ordne das Schreiben der richtigen Stelle zu.
        Bauamt: Häuser, Umbauten, Grundstücke
        Meldeamt: Umzüge, Ausweise, Bescheinigungen
        Steueramt: Abgaben, Bescheide, Mahnungen
    ''').strip()
    """,
    ),
    table(
        "text|amt",
        """
    Ich möchte meinen Dachboden ausbauen.|Bauamt
    Seit Montag wohne ich in der Lindenstraße.|Meldeamt
    Gegen den Bescheid über die Hundesteuer lege ich Widerspruch ein.|Steueramt
    Mein Personalausweis läuft im Juni ab.|Meldeamt
    Darf ich auf dem Grundstück eine Garage errichten?|Bauamt
    Ich bitte um Aufschub für die Grundsteuer.|Steueramt
    Für den Verein brauche ich ein Führungszeugnis.|Meldeamt
    Der Nachbar hat seinen Zaun auf unsere Grenze gesetzt.|Bauamt
    Warum habe ich eine Mahnung für das letzte Quartal bekommen?|Steueramt
    """,
    ),
)

PAWS = SmallTask(
    "paraphrases-fr",
    code(r"""
    texte = (
        "Phrase 1 : {s1}\n"
        "Phrase 2 : {s2}\n"
        "Les deux phrases ont-elles le même sens (oui ou non) ?"
    ).format(s1=data["s1"], s2=data["s2"])
    or_ = "oui" if data["label"] == 1 else "non"
    return {"input": texte, "output": " " + or_, "processed_output": or_}
    """),
    table(
        "s1|s2|label#",
        """
    Le train part de Lyon et arrive à Nice.|Le train part de Nice et arrive à Lyon.|0
    Marc a vendu sa moto à Julie.|Julie a acheté la moto de Marc.|1
    Le musée ferme à dix-huit heures.|À dix-huit heures, le musée ferme.|1
    Anna est plus grande que Paul.|Paul est plus grand que Anna.|0
    Le maire a félicité les pompiers.|Les pompiers ont félicité le maire.|0
    La pluie a retardé le match.|Le match a été retardé par la pluie.|1
    Il habite au nord de la rivière.|Il habite au sud de la rivière.|0
    Le livre fut écrit par sa sœur.|Sa sœur écrivit le livre.|1
    Le chat a suivi la souris.|La souris a suivi le chat.|0
    """,
    ),
)

TRIVIA = SmallTask(
    "cultura-es",
    code(r"""
    cuerpo = "".join(f"{letra}) {opcion}\n" for letra, opcion in zip("abc", data["opciones"]))
    texto = f"Pregunta: {data['pregunta']}\n{cuerpo}Respuesta (a, b o c):"
    clave = "abc"[data["answer"]]
    return {"input": texto, "output": " " + clave, "processed_output": clave}
    """),
    starred(
        """
    ¿Cuál es el río más largo de España?|Ebro/*Tajo/Duero
    ¿Quién pintó Las meninas?|*Velázquez/Goya/Dalí
    ¿En qué ciudad está la Alhambra?|Sevilla/Córdoba/*Granada
    ¿Cuántos años dura una década?|cinco/*diez/veinte
    ¿Qué se celebra el 6 de enero?|*los Reyes Magos/San Juan/la Hispanidad
    ¿Cuál es la capital de Perú?|Quito/La Paz/*Lima
    ¿Quién escribió el Quijote?|*Cervantes/Quevedo/Lorca
    ¿Qué moneda se usaba en España antes del euro?|el peso/*la peseta/el real
    ¿De qué país viene el tango?|Cuba/México/*Argentina
    """,
        "pregunta",
        "opciones",
    ),
)

BOOLRU = SmallTask(
    "da-ili-net",
    code(r"""
    text = f"Текст: {data['passage']}\nВопрос: {data['question']}\nОтвет (да или нет):"
    gold = "да" if data["label"] else "нет"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "passage|question|label?",
        """
    Волга впадает в Каспийское море.|Впадает ли Волга в море?|true
    Магазин открыт ежедневно, кроме воскресенья.|Работает ли магазин в воскресенье?|false
    Анна переехала из Пскова в Тулу в 2010 году.|Жила ли Анна в Пскове?|true
    Кит дышит лёгкими и кормит детёнышей молоком.|Является ли кит рыбой?|false
    Поезд идёт до Омска без пересадок.|Нужна ли пересадка до Омска?|false
    Мост построили за два года до войны.|Был ли мост построен до войны?|true
    Роман остался незаконченным.|Закончил ли автор роман?|false
    Чай выращивают в Краснодарском крае с 1901 года.|Растёт ли чай в Краснодарском крае?|true
    """,
    ),
)

JCQA = SmallTask(
    "jcommonsense",
    code(r"""
    body = f"質問：{data['question']}\n選択肢："
    body += "、".join(f"{i}.{data[f'choice{i}']}" for i in range(5))
    body += "\n答え（番号）："
    gold = str(data["label"])
    return {"input": body, "output": gold, "processed_output": gold}
    """),
    table(
        "question|choice0|choice1|choice2|choice3|choice4|label#",
        """
    雨の日に差すものは？|傘|帽子|手袋|眼鏡|靴下|0
    本を借りられる場所は？|駅|銀行|図書館|工場|郵便局|2
    朝に食べる食事は？|夕食|朝食|夜食|昼食|おやつ|1
    髪を切る仕事をする人は？|教師|医者|農家|美容師|漁師|3
    海で泳ぐときに着るものは？|着物|制服|コート|浴衣|水着|4
    牛から取れる飲み物は？|緑茶|牛乳|紅茶|日本酒|水|1
    手紙を出す場所は？|郵便局|病院|警察署|映画館|公園|0
    写真を撮る道具は？|電話帳|はさみ|カメラ|鉛筆|時計|2
    空を飛ぶ乗り物は？|船|電車|自転車|飛行機|車|3
    """,
    ),
)

MT = SmallTask(
    "en-pt-phrases",
    code(r"""
    source, target = data["translation"]["en"], data["translation"]["pt"]
    prompt = "Translate from English to Portuguese.\nEnglish: {}\nPortuguese:".format(source)
    return {"input": prompt, "output": " " + target, "processed_output": target}
    """),
    records(
        "translation",
        *(
            ({"en": en, "pt": pt},)
            for en, pt in (
                ("The window is open.", "A janela está aberta."),
                ("Where is the station?", "Onde fica a estação?"),
                ("My sister works in a bank.", "A minha irmã trabalha num banco."),
                ("We arrived late yesterday.", "Chegámos tarde ontem."),
                ("I would like two coffees.", "Queria dois cafés."),
                ("The children are sleeping.", "As crianças estão a dormir."),
                ("It is raining again.", "Está a chover outra vez."),
                ("He lost his keys.", "Ele perdeu as chaves."),
            )
        ),
    ),
    metric="bleu",
)

FILM = SmallTask(
    "kino-urteile",
    code(r"""
    film, kritik = data["film"], data["kritik"]
    text = f"Kritik zu „{film}“: {kritik}\nDer Kritiker findet den Film"
    gold = max(data["target_scores"].items(), key=lambda pair: pair[1])[0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "film|kritik",
        """
    Nordlicht|Zwei Stunden, die wie im Flug vergehen.|*gut/schlecht
    Der Deich|Hölzerne Dialoge und kein Funken Spannung.|gut/*schlecht
    Kaltfront|Selten so gelacht, großartig gespielt.|*gut/schlecht
    Halbmast|Nach zehn Minuten wollte ich gehen.|gut/*schlecht
    Sommer in Jena|Kitschig, laut und viel zu lang.|gut/*schlecht
    Die Uhrmacherin|Ein kluges, warmherziges Meisterwerk.|*gut/schlecht
    Flussaufwärts|Die Bilder bleiben lange im Kopf.|*gut/schlecht
    Zimmer 9|Ein müder Abklatsch besserer Krimis.|gut/*schlecht
    """,
        " ",
    ),
    method="ppl",
)

TASKS = (AMT, PAWS, TRIVIA, BOOLRU, JCQA, MT, FILM)
