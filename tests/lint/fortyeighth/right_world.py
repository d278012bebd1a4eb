"""Right prompts in Spanish, German, Vietnamese, French, Italian, Japanese, Korean and others."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

SINONIMOS = qa("""
alegre > contento
rápido > veloz
hermoso > bello
enfadado > furioso
empezar > comenzar
casa > hogar
cansado > agotado
""")
POLIZA = table(
    "clausula|cubre?",
    """
    Se indemnizan los daños por incendio en la vivienda.|true
    Quedan excluidos los daños por inundación del sótano.|false
    La póliza paga la grúa hasta 200 km.|true
    No se reembolsan los objetos perdidos en el avión.|false
    El robo con fuerza está cubierto.|true
    Los animales de compañía no entran en el seguro.|false
    """,
)
ARTIKEL = qa("""
Haus > das
Straße > die
Baum > der
Kind > das
Fahrkarte > die
Zug > der
Bahn > die
Fenster > das
""")
FAHRPLAN = records(
    "halte frage antwort",
    ({"Markt": "8:02", "Hafen": "8:11"}, "Markt", "8:02"),
    ({"Dom": "9:30", "Zoo": "9:44"}, "Zoo", "9:44"),
    ({"Messe": "7:15", "Park": "7:21"}, "Park", "7:21"),
    ({"Klinik": "6:05", "Schule": "6:18"}, "Klinik", "6:05"),
    ({"Rathaus": "12:40", "Bad": "12:52"}, "Bad", "12:52"),
    ({"Brücke": "15:33", "Insel": "15:47"}, "Brücke", "15:33"),
)
TRAINS = table(
    "ansage|grund",
    """
    Wegen eines Sturms ist die Strecke gesperrt.|Wetter
    Eine Weiche ist defekt, wir warten.|Technik
    Der Lokführer ist erkrankt, die Fahrt entfällt.|Personal
    Schnee auf den Gleisen verzögert die Abfahrt.|Wetter
    Die Türen schließen nicht, der Zug wird getauscht.|Technik
    Es fehlt ein Zugbegleiter, Abfahrt in 20 Minuten.|Personal
    """,
)
DAU = qa("""
Ha Noi > Hà Nội
Da Nang > Đà Nẵng
Hai Phong > Hải Phòng
Hue > Huế
Can Tho > Cần Thơ
Da Lat > Đà Lạt
""")
CAUDO = starred("""
Con gì gáy sáng?|*gà trống/con mèo/con cá
Con gì sủa gâu gâu?|con voi/*con chó/con rắn
Con gì có vòi dài?|con thỏ/con hổ/*con voi
Con gì kêu meo meo?|*con mèo/con bò/con dê
Con gì sống dưới nước và có vây?|con kiến/*con cá/con ngựa
Con gì cho ta sữa?|con cua/con ếch/*con bò
""")
VERBES = qa("""
nous (aller) > allons
tu (être) > es
ils (faire) > font
je (pouvoir) > peux
vous (dire) > dites
elle (venir) > vient
""")
AVIS = table(
    "avis|note#",
    """
    Accueil glacial, plat froid, addition salée.|1
    Correct, sans plus.|3
    Un régal du début à la fin !|5
    Service un peu lent mais bonne cuisine.|4
    Décevant pour ce prix.|2
    La meilleure table de la région.|5
    Je n'y retournerai jamais.|1
    """,
)
TRADUZIONI = qa("""
pane > bread
acqua > water
libro > book
finestra > window
strada > road
cavallo > horse
neve > snow
""")
JOSHI = table(
    "bun|joshi",
    """
    わたしは毎朝コーヒー（　）飲みます。|を
    駅の前（　）会いましょう。|で
    友だちに手紙（　）書きました。|を
    図書館（　）勉強しています。|で
    窓（　）開けてください。|を
    日本では箸（　）食べます。|で
    """,
)
KOR = table(
    "리뷰|감정",
    """
    배송이 빠르고 포장도 좋아요.|긍정
    하루 만에 고장 났어요.|부정
    색이 예뻐서 마음에 들어요.|긍정
    냄새가 심해서 못 쓰겠어요.|부정
    다음에도 또 살게요.|긍정
    설명과 전혀 다른 제품이 왔어요.|부정
    """,
)
PADEZH = keyed(
    "phrase",
    """
    я живу в|*городе/город/городом
    мы идём в|саду/*сад/садом
    он пишет|пера/перу/*пером
    нет|*воды/вода/воду
    я вижу|горы/горе/*гору
    она помогает|*брату/брат/братом
    """,
    lead=" ",
)
PORT = qa("""
O gato dorme. > Os gatos dormem.
A flor é bonita. > As flores são bonitas.
O avião chegou. > Os aviões chegaram.
O pão está quente. > Os pães estão quentes.
O animal corre. > Os animais correm.
A mulher canta. > As mulheres cantam.
""")
ARABIC = qa("""
مصر > القاهرة
فرنسا > باريس
اليابان > طوكيو
العراق > بغداد
إيطاليا > روما
المغرب > الرباط
""")

RIGHT: tuple[Right, ...] = (
    ask("synonyms in Spanish by an equals sign", SINONIMOS, "data['q'] + ' ='"),
    ask(
        "synonyms in Spanish as a crossword's clue",
        SINONIMOS,
        "f\"Sinónimo de «{data['q']}» ({len(data['a'])} letras):\"",
    ),
    right(
        "clauses of a policy, covered or not",
        "poliza",
        r"""
        text = f"Cláusula: {data['clausula']}\n¿Está cubierto? (sí/no)\nRespuesta:"
        gold = "sí" if data["cubre"] else "no"
        """,
        POLIZA,
    ),
    right(
        "clauses of a policy in a single sentence",
        "poliza-frase",
        r"""
        text = "Según la cláusula «" + data["clausula"].rstrip(".") + "», el daño queda"
        gold = "cubierto" if data["cubre"] else "excluido"
        """,
        POLIZA,
    ),
    ask("German articles behind the noun in brackets", ARTIKEL, "data['q'] + ' (der/die/das):'"),
    ask(
        "German articles as a tutor asks", ARTIKEL, "f\"Welcher Artikel gehört zu „{data['q']}“?\""
    ),
    right(
        "a timetable from a dict",
        "fahrplan",
        r"""
        zeilen = "\n".join(f"{ort:<8} {zeit}" for ort, zeit in data["halte"].items())
        text = f"Fahrplan\n{zeilen}\nAbfahrt {data['frage']}:"
        gold = data["antwort"]
        """,
        FAHRPLAN,
    ),
    right(
        "a timetable in running text",
        "fahrplan-satz",
        r"""
        text = "; ".join(f"{ort} um {zeit}" for ort, zeit in data["halte"].items())
        text += f". Wann fährt der Bus an der Haltestelle {data['frage']} ab? Um"
        gold = data["antwort"]
        """,
        FAHRPLAN,
    ),
    right(
        "reasons of delays in German",
        "ansagen",
        r"""
        text = "Grund der Störung (Wetter, Technik oder Personal)\n\n"
        text += data["ansage"] + "\n\nGrund:"
        gold = data["grund"]
        """,
        TRAINS,
    ),
    ask("accents of Vietnamese towns", DAU, "f\"Thêm dấu: {data['q']} →\""),
    right(
        "riddles of a Vietnamese school",
        "cau-do",
        r"""
        dong = "\n".join(f"{so}) {y}" for so, y in enumerate(data["choices"], start=1))
        text = f"Câu đố: {data['question']}\n{dong}\nChọn số:"
        gold = str(data["answer"] + 1)
        """,
        CAUDO,
    ),
    ask("French verbs in the present", VERBES, "f\"Conjuguez au présent : {data['q']} →\""),
    right(
        "stars of a French restaurant",
        "avis",
        r"""
        text = f"Avis : {data['avis']}\nNote sur 5 :"
        gold = str(data["note"])
        """,
        AVIS,
    ),
    right(
        "liked or not, in French",
        "avis-binaire",
        r"""
        text = f"« {data['avis']} »\nLe client est-il content ? Réponds par oui ou par non.\nRéponse :"
        gold = "oui" if data["note"] > 3 else "non"
        """,
        tuple(row for row in AVIS if row["note"] != 3),
    ),
    ask("Italian words and English ones", TRADUZIONI, "f\"italiano: {data['q']}\\ninglese:\""),
    right(
        "particles in Japanese",
        "joshi",
        r"""
        text = f"（　）に入る助詞は「を」ですか、「で」ですか。\n{data['bun']}\n答え："
        gold = data["joshi"]
        """,
        JOSHI,
        lead="",
    ),
    right(
        "reviews in Korean",
        "korean",
        r"""
        text = f"리뷰의 감정을 긍정 또는 부정으로 답하세요.\n리뷰: {data['리뷰']}\n감정:"
        gold = data["감정"]
        """,
        KOR,
    ),
    right(
        "cases in Russian, ranked",
        "padezh",
        r"""
        text = data["phrase"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        PADEZH,
        lead="",
        method="ppl",
        postprocess="",
    ),
    ask("singular to plural in Portuguese", PORT, "f\"Singular: {data['q']}\\nPlural:\""),
    ask("capitals in Arabic", ARABIC, "f\"الدولة: {data['q']}\\nالعاصمة:\""),
)
