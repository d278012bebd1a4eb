"""Right prompts in German, French, Spanish, Italian, Russian, Japanese and of two languages."""

from __future__ import annotations

from tests.lint.making import ask, keyed, qa, right, starred, table

ARTIKEL = qa("""
Tisch > der
Lampe > die
Fenster > das
Garten > der
Blume > die
Auto > das
""")
TICKETS = qa("""
Der Bildschirm bleibt schwarz. > Hardware
Mein Kennwort ist abgelaufen. > Zugang
Die Maus reagiert nicht. > Hardware
Ich kann mich nicht anmelden. > Zugang
Der Drucker zieht kein Papier ein. > Hardware
Mein Konto wurde gesperrt. > Zugang
""")
NOMBRES = qa("""
douze > 12
vingt-trois > 23
quarante > 40
soixante-dix > 70
quatre-vingts > 80
cent cinq > 105
""")
AVIS = keyed(
    "avis",
    """
    Service impeccable et plats délicieux.|*positif/négatif
    Une heure d'attente pour un café froid.|positif/*négatif
    Nous reviendrons avec plaisir.|*positif/négatif
    La viande était dure comme du bois.|positif/*négatif
    Le meilleur couscous de la ville.|*positif/négatif
    Serveur désagréable, addition salée.|positif/*négatif
    """,
    " ",
)
VERBOS = qa("""
yo / hablar > hablo
tú / comer > comes
ella / vivir > vive
nosotros / cantar > cantamos
ellos / beber > beben
yo / escribir > escribo
""")
FRASES = qa("""
Good morning. > Buenos días.
Where is the market? > ¿Dónde está el mercado?
I do not have a car. > No tengo coche.
The water is cold. > El agua está fría.
See you tomorrow. > Hasta mañana.
He is my brother. > Es mi hermano.
""")
CITTA = starred("""
In quale città si trova il Colosseo?|Milano/*Roma/Torino
Dove si corre il Palio?|*Siena/Bari/Trieste
Quale città è famosa per i canali?|Genova/Bologna/*Venezia
Dove si trova la Mole Antonelliana?|*Torino/Napoli/Parma
In quale città è nata la pizza margherita?|Verona/*Napoli/Lucca
Dove si trova la torre pendente?|Arezzo/Ferrara/*Pisa
""")
GOROD = qa("""
Франция > Париж
Италия > Рим
Испания > Мадрид
Китай > Пекин
Египет > Каир
Куба > Гавана
""")
OTZYV = qa("""
Отличный чайник, кипит за минуту. > хороший
Сломался на второй день. > плохой
Ткань мягкая, размер подошёл. > хороший
Деньги на ветер, не берите. > плохой
Доставили быстро, всё работает. > хороший
Пахнет пластиком и течёт. > плохой
""")
YOMI = qa("""
山 > やま
川 > かわ
花 > はな
空 > そら
犬 > いぬ
雪 > ゆき
""")
KANJO = table(
    "text|label#",
    """
    合格の知らせに飛び上がった。|1
    財布を落として落ち込んだ。|0
    友だちと遊んで楽しかった。|1
    大切な花瓶を割ってしまった。|0
    旅行が中止になり、がっかりした。|0
    久しぶりに家族に会えて嬉しい。|1
    """,
)

PICK = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "der, die oder das",
        ARTIKEL,
        r'''f"Welcher Artikel passt: der, die oder das?\nWort: {data['q']}\nArtikel:"''',
    ),
    ask("Artikel in der Klammer", ARTIKEL, '''f"{data['q']} (der/die/das):"'''),
    ask(
        "Störungen im Amt", TICKETS, r'''f"Meldung: {data['q']}\nBereich (Hardware oder Zugang):"'''
    ),
    ask(
        "Störungen mit Legende",
        TICKETS,
        r""""\n".join(["H = Hardware, Z = Zugang", data["q"], "Kürzel:"])""",
        gold='data["a"][0]',
    ),
    ask(
        "nombres en chiffres",
        NOMBRES,
        r'''f"Écris le nombre en chiffres.\nNombre : {data['q']}\nChiffres :"''',
    ),
    ask("nombres, sans consigne", NOMBRES, '''f"{data['q']} ="'''),
    ask(
        "avis de restaurant",
        AVIS,
        r'''f"Avis : {data['avis']}\nCet avis est"''',
        gold=PICK,
        output="gold",
        method="ppl",
    ),
    ask(
        "avis sans exemples",
        AVIS,
        r'''f"« {data['avis']} » L'avis du client est"''',
        gold=PICK,
        output="gold",
        method="ppl",
        fewshot=0,
    ),
    ask(
        "conjugar en presente",
        VERBOS,
        r'''f"Conjuga el verbo en presente, sin el pronombre.\n{data['q']}:"''',
    ),
    ask("conjugar, con signo", VERBOS, '''f"{data['q']} ->"'''),
    ask(
        "frases al español",
        FRASES,
        r'''f"Traduce al español.\nInglés: {data['q']}\nEspañol:"''',
        metric="bleu",
    ),
    ask("frases, de un cuaderno", FRASES, r'''f"en: {data['q']}\nes:"''', metric="bleu"),
    ask(
        "città con lettere",
        CITTA,
        r'''data["question"] + "\n" + "\n".join(f"{m}. {c}" for m, c in zip("ABC", data["choices"])) + "\nRisposta:"''',
        gold='"ABC"[data["answer"]]',
    ),
    ask(
        "città per nome",
        CITTA,
        r'''f"{data['question']} Scegli tra {', '.join(data['choices'])}.\nRisposta:"''',
        gold='data["choices"][data["answer"]]',
    ),
    ask("столицы", GOROD, r'''f"Страна: {data['q']}\nСтолица:"'''),
    ask("столицы, вопрос", GOROD, r'''f"Какой город является столицей страны?\n{data['q']} —"'''),
    ask("отзывы", OTZYV, r'''f"Отзыв: {data['q']}\nОценка (хороший или плохой):"'''),
    ask(
        "отзывы знаком",
        OTZYV,
        r'''f"Поставь + хорошему отзыву и - плохому.\nОтзыв: {data['q']}\nЗнак:"''',
        gold='"+" if data["a"] == "хороший" else "-"',
    ),
    ask(
        "漢字の読み",
        YOMI,
        r'''f"漢字の読みをひらがなで書いてください。\n漢字：{data['q']}\n読み："''',
        output="gold",
    ),
    ask("漢字の読み、かっこ", YOMI, '''f"「{data['q']}」の読みは"''', output="gold"),
    ask(
        "気持ち",
        KANJO,
        r'''f"文：{data['text']}\n気持ちは肯定的ですか、否定的ですか。\n答え："''',
        gold='("否定的", "肯定的")[data["label"]]',
        output="gold",
    ),
    ask(
        "気持ち、数字",
        KANJO,
        r'''f"肯定的なら1、否定的なら0と答えてください。\n文：{data['text']}\n答え："''',
        gold='str(data["label"])',
        output="gold",
    ),
    right(
        "a colleague's helper for two languages",
        "en-zh-words",
        """
        def ask(english, chinese=""):
            return f"English: {english}\\nChinese: {chinese}".rstrip()

        text = ask(data["q"])
        gold = data["a"]
        """,
        qa("water > 水\nfire > 火\nmoon > 月亮\nsalt > 盐\ndoor > 门\nmilk > 牛奶"),
    ),
)
