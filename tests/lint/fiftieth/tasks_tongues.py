"""Right tasks in German, Spanish, French, Japanese, Russian and Portuguese."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

BAHN = SmallTask(
    "bahn-feedback",
    code(
        """
    text = textwrap.dedent(
        f'''\\
        Ordne die Rückmeldung eines Fahrgasts genau einem Thema zu.
        Themen: Pünktlichkeit, Sauberkeit, Personal, Preis

        Rückmeldung: {data["text"]}
        Thema:'''
    )
    return {"input": text, "output": " " + data["thema"], "processed_output": data["thema"]}
    """,
        above="""
    import textwrap
    """,
    ),
    table(
        "text|thema",
        """
    Schon wieder vierzig Minuten zu spät.|Pünktlichkeit
    Die Toilette war völlig verdreckt.|Sauberkeit
    Der Schaffner hat uns sehr nett geholfen.|Personal
    Für die kurze Strecke zahle ich viel zu viel.|Preis
    Mein Anschluss war weg, weil der Zug verspätet war.|Pünktlichkeit
    Überall lagen Krümel und leere Flaschen.|Sauberkeit
    Am Schalter wurde ich unfreundlich abgefertigt.|Personal
    Mit dem Sparticket war die Fahrt richtig günstig.|Preis
    Auf die Minute genau angekommen, danke!|Pünktlichkeit
    Die Sitze waren frisch gereinigt.|Sauberkeit
    """,
    ),
    fewshot=4,
)

TRADUCE = SmallTask(
    "traduce-es-en",
    code(
        """
    shots = "".join(f"Español: {es}\\nInglés: {en}\\n\\n" for es, en in EJEMPLOS)
    text = "Traduce las frases al inglés.\\n\\n" + shots + f"Español: {data['es']}\\nInglés:"
    return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
    """,
        above="""
    EJEMPLOS = [
        ("¿Dónde está la estación?", "Where is the station?"),
        ("Mi hermana vive en Quito.", "My sister lives in Quito."),
        ("Ayer llovió todo el día.", "Yesterday it rained all day."),
    ]
    """,
    ),
    table(
        "es|en",
        """
    El gato duerme sobre la mesa.|The cat is sleeping on the table.
    Necesito un billete para mañana.|I need a ticket for tomorrow.
    ¿Cuánto cuesta este sombrero?|How much is this hat?
    Los niños juegan en el patio.|The children are playing in the yard.
    No encuentro mis llaves.|I cannot find my keys.
    Cerramos a las ocho.|We close at eight.
    La sopa está demasiado caliente.|The soup is too hot.
    Ella toca el violín muy bien.|She plays the violin very well.
    """,
    ),
    fewshot=0,
)

QCM = SmallTask(
    "qcm-culture",
    code(
        """
    choix = [f"{lettre} - {texte}" for lettre, texte in zip("ABCD", data["choix"])]
    text = "\\n".join(["Question : " + data["question"], *choix, "Réponse :"])
    gold = "ABCD"[data["bonne"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    starred(
        """
    Quel fleuve traverse Lyon ?|*le Rhône/la Loire/la Seine/le Rhin
    Qui a peint « Les Nymphéas » ?|Renoir/*Monet/Degas/Manet
    Quelle est la monnaie du Japon ?|le yuan/le won/*le yen/le baht
    En quelle année Louis XVI est-il mort ?|1789/1804/1815/*1793
    Quel gaz respirons-nous pour vivre ?|*l'oxygène/l'hélium/le néon/l'argon
    Combien de côtés a un hexagone ?|cinq/*six/sept/huit
    Quel animal est un reptile ?|le thon/la grenouille/*le lézard/le merle
    Qui a écrit « Germinal » ?|Hugo/Balzac/Proust/*Zola
    Quelle planète a les anneaux les plus visibles ?|*Saturne/Mars/Vénus/Mercure
    """,
        choices="choix",
        answer="bonne",
    ),
    fewshot=4,
)

KEIGO = SmallTask(
    "keigo-hantei",
    code(
        """
    gold = data["style"]
    text = f"次の文は丁寧体ですか、普通体ですか。\\n文：{data['bun']}\\n文体："
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "bun|style",
        """
    明日は京都へ行きます。|丁寧体
    昨日は早く寝た。|普通体
    この本はとても面白いです。|丁寧体
    弟はサッカーが好きだ。|普通体
    駅まで歩いて十分かかります。|丁寧体
    雨が降りそうだから傘を持っていく。|普通体
    会議は三時に始まりました。|丁寧体
    猫が庭で遊んでいる。|普通体
    お茶を一杯いただけますか。|丁寧体
    もう時間がない。|普通体
    """,
    ),
    fewshot=4,
)

NOVOSTI = SmallTask(
    "novosti-temy",
    code(
        """
    prompt = "Определи рубрику новости: спорт, экономика или культура.\\n"
    prompt += "Новость: " + data["headline"] + "\\n"
    prompt += "Рубрика:"
    return {"input": prompt, "output": " " + data["topic"], "processed_output": data["topic"]}
    """
    ),
    table(
        "headline|topic",
        """
    Сборная по хоккею выиграла матч в овертайме|спорт
    Центральный банк повысил ключевую ставку|экономика
    В Эрмитаже открылась выставка фарфора|культура
    Бегунья из Казани побила рекорд страны|спорт
    Цены на пшеницу упали третью неделю подряд|экономика
    Большой театр объявил премьеры сезона|культура
    Футболисты уступили в серии пенальти|спорт
    Завод получил крупный заказ на экспорт|экономика
    Режиссёр снял фильм по рассказу Чехова|культура
    Теннисист вышел в финал турнира|спорт
    """,
    ),
)

CHUVA = SmallTask(
    "pergunta-curta",
    code(
        """
    linhas = [
        f"Texto: {data['texto']}",
        f"Pergunta: {data['pergunta']}",
        "Responda com palavras do texto.",
        "Resposta:",
    ]
    text = chr(10).join(linhas)
    return {"input": text, "output": " " + data["resposta"], "processed_output": data["resposta"]}
    """
    ),
    table(
        "texto|pergunta|resposta",
        """
    A ponte nova liga Belém ao bairro do Guamá.|O que liga Belém ao Guamá?|A ponte nova
    O padeiro acorda às três horas e acende o forno.|Quem acende o forno?|O padeiro
    Em 1974 o cinema fechou por falta de público.|Quando o cinema fechou?|1974
    A professora Rita trouxe mapas antigos para a aula.|O que Rita trouxe?|mapas antigos
    Os pescadores vendem sardinhas no porto.|Onde os pescadores vendem?|no porto
    O museu guarda uma coleção de relógios.|O que o museu guarda?|uma coleção de relógios
    Choveu tanto que a estrada para Sintra ficou fechada.|O que ficou fechada?|a estrada para Sintra
    Dona Lúcia planta couves no quintal.|O que Dona Lúcia planta?|couves
    """,
    ),
)

TASKS = (BAHN, TRADUCE, QCM, KEIGO, NOVOSTI, CHUVA)
