"""Right tasks: in German, French, Spanish, Japanese, Russian and Italian."""

from __future__ import annotations

from tests.lint.making import records, scored, table
from tests.lint.shape import SmallTask, code

POST = SmallTask(
    "stadtwerke-post",
    code(r"""
    text = (
        "Geht es um Rechnung, Umzug oder Störung?\n"
        f"Nachricht: {data['nachricht']}\n"
        "Anliegen:"
    )
    gold = data["anliegen"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "nachricht|anliegen",
        """
    Ab Juni wohne ich in der Gartenstraße 4.|Umzug
    Seit gestern Abend ist der Strom weg.|Störung
    Der Abschlag für März wurde zweimal abgebucht.|Rechnung
    Das Wasser kommt braun aus der Leitung.|Störung
    Bitte melden Sie meinen Zähler zum Monatsende ab, ich ziehe aus.|Umzug
    Warum zahle ich 80 Euro mehr als im Vorjahr?|Rechnung
    Die Heizung wird seit der Wartung des Netzes nicht warm.|Störung
    Ich brauche einen Vertrag für meine neue Wohnung.|Umzug
    Können Sie mir eine Kopie der Jahresabrechnung schicken?|Rechnung
    In unserer Straße riecht es nach Gas.|Störung
    """,
    ),
)

GLOSS = SmallTask(
    "cuisine-traduction",
    code(r"""
    lignes = ["Traduis le mot en français.", f"Anglais : {data['en']}", "Français :"]
    return {
        "input": "\n".join(lignes),
        "output": " " + data["fr"],
        "processed_output": data["fr"],
    }
    """),
    table(
        "en|fr",
        """
    spoon|cuillère
    oven|four
    flour|farine
    strawberry|fraise
    knife|couteau
    salt|sel
    mushroom|champignon
    butter|beurre
    onion|oignon
    plate|assiette
    """,
    ),
)

CULT = SmallTask(
    "cultura-general",
    code(
        r"""
    def linea(numero):
        return f"{'abc'[numero]}) {data['opciones'][numero]}"

    texto = PLANTILLA % {
        "pregunta": data["pregunta"],
        "opciones": "\n".join(linea(numero) for numero in range(len(data["opciones"]))),
    }
    letra = "abc"[data["correcta"]]
    return {"input": texto, "output": " " + letra, "processed_output": letra}
    """,
        above=r"""
    PLANTILLA = "Pregunta: %(pregunta)s\n%(opciones)s\nRespuesta (a, b o c):"
    """,
    ),
    table(
        "pregunta|opciones*|correcta#",
        """
    ¿Cuál es la capital de Perú?|Quito/Lima/Bogotá|1
    ¿Quién pintó el Guernica?|Pablo Picasso/Joan Miró/Salvador Dalí|0
    ¿Qué mar baña Barcelona?|el Cantábrico/el Caribe/el Mediterráneo|2
    ¿Cuántas cuerdas tiene un violín?|cuatro/seis/cinco|0
    ¿Qué país inventó el papel?|Grecia/China/Egipto|1
    ¿Quién escribió Don Quijote?|Lope de Vega/Góngora/Miguel de Cervantes|2
    ¿Qué planeta tiene anillos muy visibles?|Marte/Saturno/Venus|1
    ¿Cuál es el metal líquido a temperatura ambiente?|el mercurio/el hierro/el plomo|0
    ¿En qué continente está Marruecos?|Asia/Europa/África|2
    """,
    ),
)

TENKI = SmallTask(
    "yoyaku-hizuke",
    code(r"""
    text = "\n".join(("メール：" + data["mail"], "予約の時刻を書き抜いてください。", "時刻："))
    return {"input": text, "output": data["time"], "processed_output": data["time"]}
    """),
    table(
        "mail|time",
        """
    明日の午後3時に二名で伺います。|午後3時
    土曜日の午前10時に歯の検診をお願いします。|午前10時
    午後6時から四名で席を取ってください。|午後6時
    来週の月曜日、午前9時に伺えますか。|午前9時
    会議室を午後1時から借りたいです。|午後1時
    髪のカットを午後5時に予約したいのですが。|午後5時
    十五日の午前11時に車の点検をお願いします。|午前11時
    子どもの写真撮影は午後2時でお願いします。|午後2時
    """,
    ),
)

OTZYV = SmallTask(
    "otzyvy-kino",
    code(r"""
    answer = max(data["target_scores"], key=lambda name: data["target_scores"][name])
    text = "Отзыв: " + data["question"] + "\nОценка (хорошо или плохо):\n"
    return {"input": text, "output": answer, "processed_output": answer}
    """),
    scored("""
    Прекрасный фильм, смотрел два раза.|*хорошо/плохо
    Скука смертная, ушли через час.|хорошо/*плохо
    Актёры играют блестяще.|*хорошо/плохо
    Сюжет глупый, шутки старые.|хорошо/*плохо
    Давно так не смеялась, всем советую!|*хорошо/плохо
    Зря потратили деньги на билеты.|хорошо/*плохо
    Музыка отвратительная, звук ужасный.|хорошо/*плохо
    Трогательная история и чудесный финал.|*хорошо/плохо
    Лучшая комедия этого года.|*хорошо/плохо
    Худшее, что я видел за всю жизнь.|хорошо/*плохо
    """),
    method="ppl",
)

VERBI = SmallTask(
    "verbi-italiani",
    code(
        r"""
    chi = PERSONE[data["persona"] - 1]
    text = "\n".join(
        [
            f"Verbo: {data['verbo']}",
            f"Persona: {chi}",
            "Presente indicativo:",
        ]
    )
    return {"input": text, "output": f" {data['forma']}", "processed_output": data["forma"]}
    """,
        above="""
    PERSONE = ["io", "tu", "lui", "noi", "voi", "loro"]
    """,
    ),
    records(
        "verbo persona forma",
        ("parlare", 1, "parlo"),
        ("vedere", 2, "vedi"),
        ("essere", 3, "è"),
        ("andare", 4, "andiamo"),
        ("finire", 6, "finiscono"),
        ("bere", 1, "bevo"),
        ("dormire", 5, "dormite"),
        ("volere", 3, "vuole"),
        ("avere", 6, "hanno"),
        ("fare", 2, "fai"),
    ),
)

TASKS = (POST, GLOSS, CULT, TENKI, OTZYV, VERBI)
