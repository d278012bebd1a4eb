"""Right prompts in other languages."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, right, starred, table

FEMININE = qa("""
actor > actriz
rey > reina
caballo > yegua
padre > madre
príncipe > princesa
poeta > poetisa
""")
PASSE = qa("""
je chante > je chantais
tu finis > tu finissais
il vend > il vendait
nous parlons > nous parlions
vous prenez > vous preniez
elles font > elles faisaient
""")
GENERO = table(
    "reseña|voto",
    """
    Una película preciosa, lloré de emoción.|positiva
    Dos horas perdidas, guion sin sentido.|negativa
    Los actores están magníficos.|positiva
    El final es ridículo y la música molesta.|negativa
    La vería mil veces más.|positiva
    Me dormí a los veinte minutos.|negativa
    """,
)
BERUFE = starred("""
Wer repariert Autos?|Bäcker/*Mechaniker/Richter
Wer verkauft Medikamente?|*Apotheker/Maler/Pilot
Wer unterrichtet Kinder?|Koch/Gärtner/*Lehrer
Wer schneidet Haare?|*Friseur/Metzger/Kapitän
Wer backt Brot?|Tischler/*Bäcker/Anwalt
Wer löscht Brände?|Schneider/Arzt/*Feuerwehrmann
""")
AMPEL = table(
    "meldung|stufe",
    """
    Druck im Kessel 9 bar, Grenzwert 8 bar|rot
    Filter zu 60 Prozent belegt, Wechsel bald nötig|gelb
    Alle Pumpen laufen ruhig|grün
    Leck an Ventil 4, Öl tritt aus|rot
    Temperatur leicht erhöht, bitte beobachten|gelb
    Wartung ohne Befund|grün
    Notabschaltung ausgelöst|rot
    Batterie der Uhr schwach|gelb
    Füllstand im Sollbereich|grün
    """,
)
TENSE_JA = qa("""
食べる > 食べます
行く > 行きます
見る > 見ます
書く > 書きます
話す > 話します
飲む > 飲みます
""")
KANJOU = table(
    "文|感情",
    """
    試験に合格して飛び上がった。|喜び
    財布を盗まれて腹が立つ。|怒り
    祖父が亡くなり涙が止まらない。|悲しみ
    娘が初めて歩いた、うれしい。|喜び
    約束を破られて許せない。|怒り
    友達が引っ越して寂しい。|悲しみ
    """,
)
ROMANA = qa("""
copil > copii
carte > cărți
masă > mese
om > oameni
floare > flori
stea > stele
""")
KOREAN = qa("""
물 > water
학교 > school
사과 > apple
친구 > friend
바다 > sea
시간 > time
""")
RUSSIAN = table(
    "отзыв|оценка",
    """
    Доставили быстро, всё работает.|хорошо
    Сломался на второй день.|плохо
    Мягкий и тёплый плед, очень рада.|хорошо
    Продавец не отвечает на письма.|плохо
    Чай ароматный, куплю ещё.|хорошо
    Коробка мятая, половины деталей нет.|плохо
    """,
)
VERO = keyed(
    "frase",
    """
    Roma è la capitale d'Italia.|*vero/falso
    Il sole gira intorno alla Terra.|vero/*falso
    Dante scrisse la Divina Commedia.|*vero/falso
    Il Po è una montagna.|vero/*falso
    L'acqua bolle a cento gradi.|*vero/falso
    I pesci respirano con i polmoni.|vero/*falso
    """,
    lead=" ",
)
GEGENTEIL = qa("""
groß > klein
hell > dunkel
alt > neu
warm > kalt
laut > leise
schnell > langsam
""")
FALTA = qa("""
O contrário de noite é ___. > dia
Comprei pão na ___. > padaria
A galinha põe um ___. > ovo
Ele abriu a porta com a ___. > chave
As abelhas fazem ___. > mel
""")
NIEDERLANDS = qa("""
de hond > the dog
het huis > the house
een boek > a book
de fiets > the bicycle
het raam > the window
een stoel > a chair
""")

RIGHT: tuple[Right, ...] = (
    ask("femeninos con flecha", FEMININE, "f\"{data['q']} ->\""),
    ask("femeninos en una frase", FEMININE, "f\"El femenino de «{data['q']}» es\""),
    ask(
        "l'imparfait",
        PASSE,
        "f\"Mets le verbe à l'imparfait.\\nPrésent : {data['q']}\\nImparfait :\"",
    ),
    ask(
        "votos de reseñas",
        GENERO,
        "f\"¿La reseña es positiva o negativa?\\nReseña: {data['reseña']}\\nVoto:\"",
        'data["voto"]',
    ),
    ask(
        "votos de reseñas con cifras",
        GENERO,
        "f\"Escribe 1 si la reseña es positiva y 0 si es negativa.\\nReseña: {data['reseña']}\\nVoto:\"",
        'str(int(data["voto"] == "positiva"))',
    ),
    right(
        "Ampel der Meldungen",
        "ampel-de",
        r"""
        stufen = {"grün": "in Ordnung", "gelb": "beobachten", "rot": "Gefahr"}
        liste = "\n".join(f"{name} = {sinn}" for name, sinn in stufen.items())
        text = f"Welche Stufe hat die Meldung?\n{liste}\nMeldung: {data['meldung']}\nStufe:"
        gold = data["stufe"]
        """,
        AMPEL,
    ),
    ask("丁寧な形", TENSE_JA, "f\"ます形にしなさい。\\n{data['q']}→\"", output="gold"),
    ask(
        "文の感情",
        KANJOU,
        "f\"文の感情を「喜び」「怒り」「悲しみ」から選べ。\\n文：{data['文']}\\n感情：\"",
        'data["感情"]',
        "gold",
    ),
    ask("plurale românești", ROMANA, "f\"Singular: {data['q']}\\nPlural:\""),
    ask("Korean words into English", KOREAN, "f\"Korean: {data['q']}\\nEnglish:\""),
    ask(
        "отзывы",
        RUSSIAN,
        "f\"Отзыв: {data['отзыв']}\\nОценка (хорошо или плохо):\"",
        'data["оценка"]',
    ),
    ask("Gegenteile", GEGENTEIL, "f\"Das Gegenteil von „{data['q']}“ ist\""),
    ask(
        "palavra que falta",
        FALTA,
        "f\"Complete a lacuna com uma palavra.\\n{data['q']}\\nPalavra:\"",
    ),
    ask("Dutch into English", NIEDERLANDS, "f\"Dutch: {data['q']}\\nEnglish:\""),
    right(
        "Berufe mit Buchstaben",
        "berufe-de",
        r"""
        zeilen = [f"{'abc'[nr]}) {wort}" for nr, wort in enumerate(data["choices"])]
        text = data["question"] + "\n" + "\n".join(zeilen) + "\nAntwort (a, b oder c):"
        gold = "abc"[data["answer"]]
        """,
        BERUFE,
    ),
    right(
        "Berufe als Wörter",
        "berufe-woerter-de",
        r"""
        a, b, c = data["choices"]
        text = f"{data['question']} {a}, {b} oder {c}?\nAntwort:"
        gold = data["choices"][data["answer"]]
        """,
        BERUFE,
    ),
    right(
        "vero o falso",
        "vero-it",
        r"""
        text = f"Frase: {data['frase']}\nVero o falso?\nLa frase è:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        VERO,
        lead="",
        method="ppl",
    ),
)
