"""Right tasks: in Spanish, French, German, Japanese, Portuguese and Russian."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

NOTICIAS = SmallTask(
    "noticias-es",
    code(
        r"""
    clave = ", ".join(f"{numero} = {nombre}" for numero, nombre in enumerate(TEMAS, start=1))
    text = f"Clasifica el titular por su tema ({clave}).\nTitular: {data['titular']}\nTema:"
    gold = str(data["tema"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='TEMAS = ["deportes", "economía", "cultura"]',
    ),
    table(
        "titular|tema#",
        """
    El Betis gana en casa con dos goles en el último minuto|1
    La inflación baja por tercer mes seguido|2
    El museo abre una exposición de grabados de Goya|3
    Suben los tipos de interés de las hipotecas|2
    La tenista se retira tras una lesión de rodilla|1
    Una novela sobre el mar gana el premio literario|3
    Los bancos cierran sucursales en los pueblos|2
    El ciclista colombiano se viste de líder|1
    El teatro estrena una obra de Lorca|3
    El paro cae gracias al turismo|2
    La selección pierde en los penaltis|1
    Restauran los frescos de una iglesia románica|3
    """,
    ),
    fewshot=4,
)

LECTURE = SmallTask(
    "lecture-fr",
    code(
        r'''
    modele = dedent("""\
        Texte : {texte}
        Question : {question}
        Réponse, avec les mots du texte :""")
    text = modele.format(texte=data["texte"], question=data["question"])
    return {"input": text, "output": " " + data["reponse"], "processed_output": data["reponse"]}
    ''',
        above="from textwrap import dedent",
    ),
    table(
        "texte|question|reponse",
        """
    Le phare fut bâti en 1857 par des marins bretons.|Qui a bâti le phare ?|des marins bretons
    Chaque matin, Luc livre le pain à bicyclette.|Que livre Luc ?|le pain
    La neige a bloqué le col pendant trois jours.|Combien de temps le col fut-il bloqué ?|trois jours
    Le peintre légua ses toiles à la ville de Nantes.|À quelle ville légua-t-il ses toiles ?|Nantes
    Les abeilles quittent la ruche au mois de mai.|Quand quittent-elles la ruche ?|au mois de mai
    Le vieux moulin sert aujourd'hui de bibliothèque.|À quoi sert le moulin ?|de bibliothèque
    Sa tante élève des chèvres près de Grenoble.|Qu'élève sa tante ?|des chèvres
    Un incendie détruisit le marché en 1903.|En quelle année le marché brûla-t-il ?|1903
    Le train de nuit relie Paris à Briançon.|D'où part le train ?|Paris
    """,
    ),
)

ARTIKEL = SmallTask(
    "artikel-de",
    code(r"""
    gold = [wort for wort, punkte in data["target_scores"].items() if punkte][0]
    satz = f"Setze den richtigen Artikel ein (der, die oder das).\n___ {data['nomen']}\nArtikel:"
    return {"input": satz, "output": gold, "processed_output": gold}
    """),
    keyed(
        "nomen",
        """
    Brücke|der/*die/das
    Löffel|*der/die/das
    Fenster|der/die/*das
    Garten|*der/die/das
    Uhr|der/*die/das
    Kind|der/die/*das
    Zeitung|der/*die/das
    Stuhl|*der/die/das
    Messer|der/die/*das
    Gabel|der/*die/das
    Berg|*der/die/das
    Dorf|der/die/*das
    """,
        lead=" ",
    ),
    method="ppl",
)

KANA = SmallTask(
    "yomigana-ja",
    code(r"""
    text = "次の漢字の読みをひらがなで書きなさい。\n漢字：" + data["kanji"] + "\n読み："
    gold = data["yomi"]
    return dict(input=text, output=gold, processed_output=gold)
    """),
    table(
        "kanji|yomi",
        """
    電車|でんしゃ
    図書館|としょかん
    先生|せんせい
    天気|てんき
    病院|びょういん
    料理|りょうり
    写真|しゃしん
    旅行|りょこう
    音楽|おんがく
    新聞|しんぶん
    """,
    ),
)

VERDADE = SmallTask(
    "verdade-pt",
    code(r"""
    text = "Responda V se a afirmação for verdadeira e F se for falsa.\n"
    text += f"Afirmação: {data['afirmacao']}\nResposta:"
    gold = "V" if data["verdadeira"] else "F"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "afirmacao|verdadeira?",
        """
    Lisboa fica junto ao rio Tejo.|true
    O Brasil faz fronteira com o Chile.|false
    A Lua gira em torno da Terra.|true
    Um triângulo tem quatro lados.|false
    O sangue é bombeado pelo coração.|true
    O ouro é um gás à temperatura ambiente.|false
    Camões escreveu Os Lusíadas.|true
    As baleias respiram por guelras.|false
    A água ferve a dez graus ao nível do mar.|false
    O Porto é uma cidade portuguesa.|true
    """,
    ),
)

SINONIM = SmallTask(
    "sinonimy-ru",
    code(
        r"""
    varianty = "\n".join(f"{nomer}) {slovo}" for nomer, slovo in enumerate(data["choices"], 1))
    text = VOPROS.format(slovo=data["question"], varianty=varianty)
    gold = str(data["answer"] + 1)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    VOPROS = "Выберите номер синонима к слову «{slovo}».\n{varianty}\nНомер:"
    """,
    ),
    starred("""
    храбрый|*смелый/тихий/слабый
    огромный|узкий/*большой/редкий
    торопиться|молчать/ждать/*спешить
    печальный|*грустный/острый/сытый
    врач|повар/*доктор/судья
    дорога|река/стена/*путь
    говорить|*беседовать/считать/прыгать
    быстрый|старый/*скорый/горький
    друг|сосед/враг/*приятель
    буря|*шторм/туман/жара
    """),
)

VERTALING = SmallTask(
    "translate-it",
    code(
        r"""
    shown = "\n".join(f"English: {en}\nItalian: {it}" for en, it in SHOTS)
    query = f"English: {data['en']}\nItalian:"
    text = shown + "\n" + query
    return {"input": text, "output": f" {data['it']}", "processed_output": data["it"]}
    """,
        above="""
    SHOTS = (
        ("The sea is calm today.", "Il mare è calmo oggi."),
        ("Where is the station?", "Dov'è la stazione?"),
        ("My sister lives in Turin.", "Mia sorella vive a Torino."),
    )
    """,
    ),
    records(
        "en it",
        ("The cat sleeps on the chair.", "Il gatto dorme sulla sedia."),
        ("I would like a coffee.", "Vorrei un caffè."),
        ("The train leaves at eight.", "Il treno parte alle otto."),
        ("We have two children.", "Abbiamo due figli."),
        ("The book is on the table.", "Il libro è sul tavolo."),
        ("It is raining again.", "Piove di nuovo."),
        ("He works in a bank.", "Lavora in una banca."),
        ("Open the window, please.", "Apri la finestra, per favore."),
    ),
    metric="bleu",
    fewshot=0,
)

TASKS = (NOTICIAS, LECTURE, ARTIKEL, KANA, VERDADE, SINONIM, VERTALING)
