"""Right prompts in German, French, Spanish, Japanese, Korean, Russian, Portuguese and others."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_world import (
    BAHN,
    BANDO,
    EXAMEN,
    FARMACIA,
    NOVOSTI,
    RECETTE,
    YADO,
)
from tests.lint.making import Right, ask, odd, qa, table

ARTIKEL = qa("""
Tisch > der
Lampe > die
Buch > das
Gabel > die
Löffel > der
Messer > das
Straße > die
Garten > der
""")
MEHRZAHL = qa("""
Kind > Kinder
Haus > Häuser
Blume > Blumen
Auto > Autos
Apfel > Äpfel
Stadt > Städte
""")
AVIS = table(
    "avis|note#",
    """
    Très bon accueil, je reviendrai.|1
    Plat froid et serveur désagréable.|0
    Une terrasse superbe, tout était parfait.|1
    Trop cher et trop bruyant.|0
    Les desserts sont délicieux.|1
    Nous avons attendu deux heures.|0
    """,
)
VERBES = qa("""
chanter > nous chantons
finir > nous finissons
parler > nous parlons
choisir > nous choisissons
donner > nous donnons
être > nous sommes
""")
PAISES = qa("""
Perú > Lima
Ecuador > Quito
Uruguay > Montevideo
Colombia > Bogotá
Cuba > La Habana
Paraguay > Asunción
""")
SINO = qa("""
El agua hierve a 100 grados a nivel del mar. > sí
Los delfines son peces. > no
Madrid es la capital de España. > sí
La Luna es más grande que la Tierra. > no
El hielo es agua sólida. > sí
Un siglo tiene diez años. > no
""")
YOMI = qa("""
山 > やま
川 > かわ
空 > そら
犬 > いぬ
花 > はな
海 > うみ
""")
KOREAN = qa("""
배송이 빠르고 포장도 꼼꼼해요. > 긍정
화면이 깨져서 왔어요. > 부정
색깔이 예쁘고 마음에 들어요. > 긍정
한 달 만에 고장 났어요. > 부정
가격에 비해 품질이 훌륭해요. > 긍정
환불이 안 된다고 해서 화가 나요. > 부정
""")
RUSSIAN = qa("""
кошка > животное
берёза > растение
собака > животное
роза > растение
медведь > животное
дуб > растение
""")
PORTUGUES = qa("""
O produto chegou quebrado. > reclamação
Vocês abrem aos domingos? > dúvida
Adorei o atendimento da loja! > elogio
Qual é o prazo de entrega? > dúvida
A costura já se desfez. > reclamação
Parabéns pela rapidez! > elogio
""")
NUMERI = qa("""
tre > 3
sette > 7
undici > 11
venti > 20
nove > 9
quindici > 15
""")
DUTCH = qa("""
Ik heb honger. > I am hungry.
Het regent. > It is raining.
Waar is de sleutel? > Where is the key?
Zij leest een boek. > She is reading a book.
Wij gaan naar huis. > We are going home.
""")
TURKISH = qa("""
elma > meyve
havuç > sebze
armut > meyve
ıspanak > sebze
kiraz > meyve
lahana > sebze
""")

RIGHT: tuple[Right, ...] = (
    ask(
        "German articles",
        ARTIKEL,
        '"Der, die oder das? Schreibe den Artikel klein.\\n" + data["q"] + ":"',
    ),
    ask(
        "German articles by a table of letters",
        ARTIKEL,
        '"m = der, f = die, n = das\\nWort: " + data["q"] + "\\nGenus:"',
        '{"der": "m", "die": "f", "das": "n"}[data["a"]]',
    ),
    ask(
        "German plurals",
        MEHRZAHL,
        'f"ein {data[\'q\']}, viele".replace("ein Blume", "eine Blume").replace("ein Stadt", "eine Stadt")',
    ),
    ask("German plurals in a table", MEHRZAHL, '"Einzahl | Mehrzahl\\n" + data["q"] + " |"'),
    ask(
        "French reviews",
        AVIS,
        "f\"Avis : {data['avis']}\\nLe client est-il content ? Répondez par oui ou par non.\\nRéponse :\"",
        '"oui" if data["note"] else "non"',
    ),
    ask(
        "French reviews between guillemets",
        AVIS,
        "f\"« {data['avis']} »\\nAvis positif (1) ou négatif (0) :\"",
        'str(data["note"])',
    ),
    ask(
        "French verbs",
        VERBES,
        '"Conjuguez à la première personne du pluriel : " + data["q"] + "\\n->"',
    ),
    ask("Spanish capitals", PAISES, '"¿Cuál es la capital de " + data["q"] + "?\\nCapital:"'),
    ask(
        "Spanish yes and no",
        SINO,
        '"¿Es cierto? Responde sí o no.\\n" + data["q"] + "\\nRespuesta:"',
    ),
    ask(
        "Spanish, true and false by V and F",
        SINO,
        '"Verdadero (V) o falso (F): " + data["q"] + "\\n=>"',
        '"V" if data["a"] == "sí" else "F"',
    ),
    ask(
        "Japanese readings",
        YOMI,
        '"次の漢字の読みをひらがなで書いてください。\\n漢字：" + data["q"] + "\\n読み："',
        output="gold",
    ),
    ask(
        "Japanese readings as a card",
        YOMI,
        '"「" + data["q"] + "」は"',
        '"「" + data["a"] + "」"',
        "gold",
    ),
    ask("Korean reviews", KOREAN, '"리뷰: " + data["q"] + "\\n감정(긍정/부정):"'),
    ask(
        "Korean reviews with a sentence above",
        KOREAN,
        '"다음 상품평이 긍정인지 부정인지 쓰세요.\\n" + data["q"] + "\\n답:"',
    ),
    ask(
        "Russian plants and animals",
        RUSSIAN,
        '"Что это: животное или растение?\\n" + data["q"] + " —"',
    ),
    ask(
        "Russian as numbers",
        RUSSIAN,
        '"1 — животное, 2 — растение\\nСлово: " + data["q"] + "\\nНомер:"',
        '"1" if data["a"] == "животное" else "2"',
    ),
    ask(
        "Portuguese messages",
        PORTUGUES,
        '"Classifique a mensagem em reclamação, dúvida ou elogio.\\nMensagem: " + data["q"] + "\\nClasse:"',
    ),
    ask("Italian numbers", NUMERI, '"Scrivi il numero in cifre: " + data["q"] + " ="'),
    ask(
        "Italian numbers and the next one",
        NUMERI,
        '"Quale numero segue " + data["q"] + "? In cifre:"',
        'str(int(data["a"]) + 1)',
    ),
    ask("Dutch into English", DUTCH, '"Dutch: " + data["q"] + "\\nEnglish:"'),
    ask(
        "English into Dutch, in Dutch words",
        DUTCH,
        '"Vertaal naar het Nederlands.\\nEngels: " + data["a"] + "\\nNederlands:"',
        'data["q"]',
    ),
    ask(
        "Turkish fruit",
        TURKISH,
        '"Meyve mi, sebze mi?\\nKelime: " + data["q"] + "\\nTür:"',
        'data["a"]',
    ),
    odd(
        "complaints with the list behind",
        BAHN,
        ('"Worum geht es in der Beschwerde: Verspätung, Sauberkeit oder Personal?\\n"\n', ""),
        ('"Thema:"', '"Thema (Verspätung, Sauberkeit oder Personal):"'),
    ),
    odd("recipes by shots of the harness", RECETTE, ("EXEMPLES + ", ""), fewshot=2),
    odd(
        "history with the demand for a small letter",
        EXAMEN,
        ('"Pregunta: "', '"Responde con una letra minúscula.\\nPregunta: "'),
    ),
    odd("inns with a sentence that goes on", YADO, ("\\n分類：", "\\nこの口コミは")),
    odd("news in a chain of dots", NOVOSTI, ('", ".join', '" · ".join')),
    odd("leaflets without the short", FARMACIA, ("Resposta curta:", "Resposta (poucas palavras):")),
    odd("the call in guillemets", BANDO, ("Affermazione: %(frase)s", "Affermazione: «%(frase)s»")),
)
