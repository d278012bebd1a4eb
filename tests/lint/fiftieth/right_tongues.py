"""Right prompts in other languages than English and Chinese."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, right, starred, table

ARTIKEL = qa("""
Haus > das
Tür > die
Tisch > der
Buch > das
Lampe > die
Apfel > der
Fenster > das
Katze > die
""")
MIETE = table(
    "mail|anliegen",
    """
    Die Heizung bleibt seit Sonntag kalt.|Mangel
    Ich möchte zum Ende März ausziehen.|Kündigung
    Können Sie mir die Abrechnung von 2022 noch einmal schicken?|Nebenkosten
    Im Bad tropft die Decke.|Mangel
    Warum zahle ich für Wasser das Doppelte?|Nebenkosten
    Hiermit beende ich das Mietverhältnis fristgerecht.|Kündigung
    Die Klingel geht nicht mehr.|Mangel
    Wir geben die Wohnung im Juni auf.|Kündigung
    Die Kosten für den Hausmeister erscheinen mir zu hoch.|Nebenkosten
    """,
)
CAPITALES = qa("""
Pérou > Lima
Italie > Rome
Kenya > Nairobi
Suède > Stockholm
Cuba > La Havane
Égypte > Le Caire
Vietnam > Hanoï
""")
AVIS = table(
    "avis|note",
    """
    Accueil chaleureux et plats délicieux.|positif
    Une heure d'attente pour une pizza froide.|négatif
    Le meilleur couscous de la ville !|positif
    Serveur impoli, addition salée.|négatif
    On y retourne dès que possible.|positif
    Table sale et musique trop forte.|négatif
    Desserts à tomber par terre.|positif
    Je n'ai rien pu avaler.|négatif
    """,
)
RUSO = qa("""
дом > house
книга > book
река > river
окно > window
хлеб > bread
рука > hand
снег > snow
""")
NIHON = table(
    "shitsumon|kotae",
    """
    日本で一番高い山は何ですか。|富士山
    日本の首都はどこですか。|東京
    一週間は何日ですか。|七日
    信号で「止まれ」を表す色は何ですか。|赤
    節分にまくものは何ですか。|豆
    「源氏物語」の作者は誰ですか。|紫式部
    北海道の道庁がある都市はどこですか。|札幌
    """,
)
TEMPO = table(
    "frase|tempo",
    """
    Amanhã vou à praia.|futuro
    Ontem choveu muito.|passado
    Agora estou a ler.|presente
    No ano que vem casamos.|futuro
    Neste momento ele dorme.|presente
    Há dois anos vivi em Faro.|passado
    Para a semana começo a estudar.|futuro
    Na semana passada comprei um carro.|passado
    Hoje o sol brilha.|presente
    """,
)
TEST_IT = starred(
    """
    Quale città è famosa per la torre pendente?|*Pisa/Roma/Siena/Bari
    Chi ha dipinto la Gioconda?|Raffaello/*Leonardo/Giotto/Tiziano
    Quante corde ha un violino?|tre/sei/*quattro/otto
    In quale regione si trova Palermo?|Puglia/Lazio/Liguria/*Sicilia
    Quale fiume attraversa Roma?|*il Tevere/il Po/l'Arno/l'Adige
    Che cosa misura il termometro?|il peso/*la temperatura/il tempo/la distanza
    Quanti minuti ha un'ora?|trenta/cento/*sessanta/novanta
    Quale animale fa il miele?|la mosca/la vespa/il ragno/*l'ape
    """,
    question="domanda",
    choices="scelte",
    answer="giusta",
)
KOREAN = table(
    "text|label",
    """
    배송이 정말 빨라요.|긍정
    색이 사진과 너무 달라요.|부정
    아이가 아주 좋아합니다.|긍정
    하루 만에 고장 났어요.|부정
    가격에 비해 품질이 훌륭해요.|긍정
    다시는 사지 않을 거예요.|부정
    선물로 주기 딱 좋아요.|긍정
    냄새가 심해서 버렸어요.|부정
    """,
)
POLSKI = qa("""
kot > koty
stół > stoły
dom > domy
kobieta > kobiety
okno > okna
las > lasy
szkoła > szkoły
""")
RECETAS = table(
    "receta|minutos#",
    """
    Hervir la pasta diez minutos y servir.|10
    Hornear el pan durante media hora.|30
    Dejar el arroz al fuego veinte minutos.|20
    Cocer los huevos cinco minutos.|5
    Asar el pollo una hora entera.|60
    Freír las patatas un cuarto de hora.|15
    Marinar el pescado cuarenta minutos.|40
    """,
)

RIGHT: tuple[Right, ...] = (
    ask(
        "Artikel: der, die oder das",
        ARTIKEL,
        "f\"der, die oder das?\\nNomen: {data['q']}\\nArtikel:\"",
    ),
    ask(
        "Anliegen eines Mieters",
        MIETE,
        '"Worum geht es dem Mieter? (Mangel, Kündigung, Nebenkosten)\\n\\n" + data["mail"]'
        ' + "\\n\\nAnliegen:"',
        'data["anliegen"]',
    ),
    ask(
        "Anliegen als Buchstabe aus einer Liste",
        MIETE,
        "f\"M = Mangel\\nK = Kündigung\\nN = Nebenkosten\\n\\nMail: {data['mail']}\\nBuchstabe:\"",
        'data["anliegen"][0]',
    ),
    ask("capitales en une phrase", CAPITALES, "f\"La capitale de ce pays ({data['q']}) est :\""),
    ask("le pays d'une capitale", CAPITALES, "f\"Capitale : {data['a']}\\nPays :\"", 'data["q"]'),
    ask(
        "avis de restaurant",
        AVIS,
        "f\"Avis : « {data['avis']} »\\nCet avis est-il positif ou négatif ?\\nRéponse :\"",
        'data["note"]',
    ),
    ask(
        "avis avec un signe plus ou moins",
        AVIS,
        "f\"Notez l'avis avec + (positif) ou - (négatif).\\n{data['avis']}\\nNote :\"",
        '"+" if data["note"] == "positif" else "-"',
    ),
    ask(
        "перевод слов на английский",
        RUSO,
        "f\"Переведи на английский.\\nСлово: {data['q']}\\nПеревод:\"",
    ),
    ask("english to russian", RUSO, "f\"English: {data['a']}\\nRussian:\"", 'data["q"]'),
    ask(
        "日本語の一問一答",
        NIHON,
        "f\"質問：{data['shitsumon']}\\n答え：\"",
        'data["kotae"]',
        output="gold",
    ),
    ask(
        "日本語、短い指示",
        NIHON,
        "f\"質問に一語で答えなさい。\\nQ. {data['shitsumon']}\\nA.\"",
        'data["kotae"]',
    ),
    ask(
        "tempo verbal",
        TEMPO,
        "f\"Classifique a frase: passado, presente ou futuro.\\nFrase: {data['frase']}\\nTempo:\"",
        'data["tempo"]',
    ),
    right(
        "test di cultura con lettere",
        "right-test-it",
        """
        righe = [f"{lettera}) {scelta}" for lettera, scelta in zip("abcd", data["scelte"])]
        text = "\\n".join(["Domanda: " + data["domanda"], *righe, "Risposta (a, b, c o d):"])
        gold = "abcd"[data["giusta"]]
        """,
        TEST_IT,
    ),
    right(
        "test di cultura, risposta per esteso",
        "right-test-it-testo",
        """
        text = "{}\\nScegli tra: {}\\nScrivi la scelta per esteso.\\nRisposta:".format(
            data["domanda"], "; ".join(data["scelte"])
        )
        gold = data["scelte"][data["giusta"]]
        """,
        TEST_IT,
    ),
    ask(
        "한국어 상품평",
        KOREAN,
        "f\"상품평이 긍정인지 부정인지 답하세요.\\n상품평: {data['text']}\\n답:\"",
        'data["label"]',
    ),
    right(
        "한국어 상품평을 우도로 비교",
        "right-ko-ppl",
        """
        gold = next(label for label, score in data["target_scores"].items() if score)
        text = f"상품평: {data['text']}\\n감정:"
        """,
        tuple(
            {
                "text": row["text"],
                "target_scores": {
                    " 긍정": int(row["label"] == "긍정"),
                    " 부정": int(row["label"] == "부정"),
                },
            }
            for row in KOREAN
        ),
        lead="",
        method="ppl",
    ),
    ask("liczba mnoga", POLSKI, "f\"Liczba pojedyncza: {data['q']}\\nLiczba mnoga:\""),
    ask(
        "minutos de una receta en cifras",
        RECETAS,
        'f"¿Cuántos minutos dura la cocción o el reposo? Escribe solo cifras.\\n'
        "Receta: {data['receta']}\\nMinutos:\"",
        'str(data["minutos"])',
    ),
)
