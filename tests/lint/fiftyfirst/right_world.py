"""Right prompts in other languages."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "der, die oder das",
        "de-artikel",
        'text = f"Artikel (der, die, das): ___ {data[\'q\']}\\nLösung:"\ngold = data["a"]',
        qa("""
    Tisch > der
    Lampe > die
    Buch > das
    Garten > der
    Straße > die
    Fenster > das
    Hund > der
    Kind > das
    Blume > die
    """),
    ),
    right(
        "deutsche Mehrzahl mit Pfeil",
        "de-plural",
        'text = data["q"] + " →"\ngold = data["a"]',
        qa("""
    das Haus > die Häuser
    der Apfel > die Äpfel
    die Katze > die Katzen
    das Auto > die Autos
    der Vater > die Väter
    die Zeitung > die Zeitungen
    """),
    ),
    right(
        "Zimmertemperatur als Klasse",
        "de-heizung",
        "text = f\"Messwert: {data['t']} °C\\nkalt (unter 18), gut (18 bis 23) oder warm (über 23)?\\nUrteil:\"\n"
        'gold = "kalt" if data["t"] < 18 else "warm" if data["t"] > 23 else "gut"',
        records("t", (16,), (21,), (26,), (14,), (19,), (28,), (22,), (17,), (25,)),
    ),
    right(
        "un avis de client en français",
        "fr-avis",
        'text = f"Avis : {data[\'q\']}\\nSentiment (positif ou négatif) :"\ngold = data["a"]',
        qa("""
    Livraison rapide et produit parfait. > positif
    Le vendeur ne répond jamais. > négatif
    Je recommande cette boutique à tous. > positif
    La couture a lâché au premier lavage. > négatif
    Un goût délicieux, toute la famille adore. > positif
    Notice illisible et pièces manquantes. > négatif
    """),
    ),
    right(
        "conjugaison au futur",
        "fr-futur",
        'text = f"Mettez au futur : {data[\'q\']}\\nFutur :"\ngold = data["a"]',
        qa("""
    je parle > je parlerai
    tu finis > tu finiras
    nous sommes > nous serons
    ils ont > ils auront
    elle vient > elle viendra
    vous allez > vous irez
    """),
    ),
    right(
        "preguntas sobre un texto breve",
        "es-lectura",
        "text = f\"{data['t']}\\n¿{data['p']}?\\nRespuesta:\"\ngold = data[\"r\"]",
        table(
            "t|p|r",
            """
    Rosa cultiva tomates en la terraza.|Qué cultiva Rosa|tomates
    El faro se construyó en 1888.|En qué año se construyó el faro|1888
    Mi tío Andrés repara relojes.|Quién repara relojes|Andrés
    La biblioteca está en la plaza.|Dónde está la biblioteca|en la plaza
    El partido empieza a las siete.|A qué hora empieza el partido|a las siete
    Los gatos duermen bajo la mesa.|Dónde duermen los gatos|bajo la mesa
    """,
        ),
    ),
    right(
        "traducción del inglés al español",
        "es-traduccion",
        'text = "Traduce al español.\\nInglés: " + data["q"] + "\\nEspañol:"\ngold = data["a"]',
        qa("""
    The door is open. > La puerta está abierta.
    I have two brothers. > Tengo dos hermanos.
    It is raining. > Está lloviendo.
    Where is the station? > ¿Dónde está la estación?
    We live in Seville. > Vivimos en Sevilla.
    The soup is cold. > La sopa está fría.
    """),
        metric="f1_score",
    ),
    right(
        "vero o falso",
        "it-vero",
        'text = f"Affermazione: {data[\'q\']}\\nRispondi vero o falso.\\nRisposta:"\ngold = "vero" if data["v"] else "falso"',
        table(
            "q|v?",
            """
    Roma è la capitale d'Italia.|true
    Il Po sfocia nel mar Tirreno.|false
    Il latte è bianco.|true
    Una settimana ha dieci giorni.|false
    La Sicilia è un'isola.|true
    Il ghiaccio è più caldo del fuoco.|false
    """,
        ),
    ),
    right(
        "classificação de mensagens",
        "pt-mensagens",
        """
        text = f"Mensagem: {data['q']}\\nTipo (pergunta, reclamação ou elogio):"
        gold = data["a"]
        """,
        qa("""
    A que horas abre a loja? > pergunta
    O pacote chegou todo amassado. > reclamação
    Parabéns, o atendimento foi ótimo! > elogio
    Vocês aceitam cartão? > pergunta
    Ninguém atende o telefone há dias. > reclamação
    Adorei o bolo de laranja, obrigada! > elogio
    """),
    ),
    right(
        "de of het",
        "nl-lidwoord",
        'text = f"de of het? ... {data[\'q\']}\\nAntwoord:"\ngold = data["a"]',
        qa("""
    huis > het
    fiets > de
    boek > het
    straat > de
    kind > het
    stoel > de
    raam > het
    """),
    ),
    right(
        "антонимы",
        "ru-antonimy",
        'text = f"Слово: {data[\'q\']}\\nАнтоним:"\ngold = data["a"]',
        qa("""
    день > ночь
    высокий > низкий
    тёплый > холодный
    друг > враг
    начало > конец
    сухой > мокрый
    """),
    ),
    right(
        "отзывы с оценкой цифрой",
        "ru-otzyvy",
        'text = f"1 — хороший отзыв, 0 — плохой отзыв.\\nОтзыв: {data[\'q\']}\\nОценка:"\ngold = str(data["n"])',
        table(
            "q|n#",
            """
    Отличный сервис, всем советую.|1
    Телефон сломался через неделю.|0
    Вкусно и недорого.|1
    Ждали официанта целый час.|0
    Прекрасный вид из окна.|1
    Грязный номер, шумные соседи.|0
    """,
        ),
    ),
    right(
        "漢字の読み",
        "ja-yomi",
        'text = f"読みをひらがなで書いてください。\\n漢字：{data[\'q\']}\\n読み："\ngold = data["a"]',
        qa("""
    学校 > がっこう
    電車 > でんしゃ
    友達 > ともだち
    天気 > てんき
    料理 > りょうり
    病院 > びょういん
    """),
        lead="",
    ),
    right(
        "助詞を選ぶ",
        "ja-joshi",
        """
        shown = "　".join(f"{n}．{w}" for n, w in enumerate(data["w"], 1))
        text = f"（ ）に入る助詞の番号を答えなさい。\\n{data['s']}\\n{shown}\\n番号："
        gold = str(data["k"] + 1)
        """,
        starred(
            """
    私は毎朝パン（ ）食べます。|*を/に/で
    駅（ ）友達に会いました。|を/*で/と
    東京（ ）行きたいです。|を/が/*へ
    雨（ ）降っています。|*が/を/へ
    兄は銀行（ ）勤めています。|を/*に/と
    ナイフ（ ）切ってください。|が/に/*で
    """,
            question="s",
            choices="w",
            answer="k",
        ),
        lead="",
    ),
    right(
        "이메일 분류",
        "ko-mail",
        'text = f"문의: {data[\'q\']}\\n분류(배송/환불/기타):"\ngold = data["a"]',
        qa("""
    택배가 아직 안 왔어요. > 배송
    돈을 돌려받고 싶습니다. > 환불
    영업시간이 어떻게 되나요? > 기타
    언제 도착하나요? > 배송
    취소했는데 입금이 안 됐어요. > 환불
    주차장이 있나요? > 기타
    """),
    ),
    right(
        "en eller ett",
        "sv-artikel",
        'text = f"Skriv en eller ett.\\n___ {data[\'q\']}\\nSvar:"\ngold = data["a"]',
        qa("""
    bil > en
    hus > ett
    bok > en
    äpple > ett
    stol > en
    bord > ett
    """),
    ),
    right(
        "miasta i kraje",
        "pl-stolice",
        'text = "Stolica kraju: " + data["q"] + "\\nMiasto:"\ngold = data["a"]',
        qa("""
    Polska > Warszawa
    Czechy > Praga
    Litwa > Wilno
    Austria > Wiedeń
    Francja > Paryż
    Norwegia > Oslo
    """),
    ),
    right(
        "zıt anlamlı kelimeler",
        "tr-zit",
        'text = f"Zıt anlamlısı nedir?\\nKelime: {data[\'q\']}\\nCevap:"\ngold = data["a"]',
        qa("""
    büyük > küçük
    sıcak > soğuk
    uzun > kısa
    açık > kapalı
    zengin > fakir
    eski > yeni
    """),
    ),
    right(
        "Latin verbs in the first person",
        "la-verba",
        'text = f"Give the first person singular of the Latin verb.\\nInfinitive: {data[\'q\']}\\nForm:"\ngold = data["a"]',
        qa("""
    amare > amo
    videre > video
    audire > audio
    legere > lego
    esse > sum
    ire > eo
    """),
    ),
    right(
        "ngày trong tuần",
        "vi-ngay",
        'text = f"Dịch sang tiếng Anh: {data[\'q\']}\\nTiếng Anh:"\ngold = data["a"]',
        qa("""
    thứ hai > Monday
    thứ ba > Tuesday
    thứ tư > Wednesday
    thứ năm > Thursday
    thứ sáu > Friday
    chủ nhật > Sunday
    """),
    ),
)
