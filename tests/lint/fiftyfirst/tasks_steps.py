"""Right tasks: sums, code, queries, summaries and translation, in English and other languages."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

BUDGET = SmallTask(
    "budget-steps",
    code(r"""
    parts = []
    parts.append("Solve the problem step by step and put the result behind ####.")
    parts.append(f"Problem: {data['problem']}")
    parts.append("Solution:")
    gold = str(data["result"])
    chain = f" {data['reasoning']} #### {gold}"
    return {"input": "\n".join(parts), "output": chain, "processed_output": gold}
    """),
    table(
        "problem|reasoning|result#",
        """
    A tin of paint costs 18 dollars. What do 4 tins cost?|4 * 18 = 72 dollars.|72
    Rosa earns 15 dollars an hour and works 6 hours. What is her pay?|15 * 6 = 90 dollars.|90
    A hall has 12 rows of 20 seats; 31 are taken. How many are free?|12 * 20 = 240 seats,
     240 - 31 = 209 are free.|209
    A 90 cm plank is cut into 5 equal pieces. How long is each?|90 / 5 = 18 cm.|18
    Ike had 64 stamps and gave away 19. How many has he left?|64 - 19 = 45 stamps.|45
    Three crates weigh 27 kg each. What do they weigh together?|3 * 27 = 81 kg.|81
    A bus leaves with 38 people, 14 get off, 9 get on. How many now?|38 - 14 = 24, 24 + 9 = 33
     people.|33
    A book has 312 pages; Mo reads 24 a day. How many days?|312 / 24 = 13 days.|13
    Eggs come in trays of 30. How many eggs are in 7 trays?|7 * 30 = 210 eggs.|210
    Lou pays 50 dollars for goods of 36 dollars. What is the change?|50 - 36 = 14 dollars.|14
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

SHELL = SmallTask(
    "shell-lines",
    code(r"""
    text = '''You are at a Linux prompt. Write one command.
    Wish: %(wish)s
    $''' % data
    text = "\n".join(line.strip() for line in text.splitlines())
    return {"input": text, "output": " " + data["cmd"], "processed_output": data["cmd"]}
    """),
    records(
        "wish cmd",
        ("show the last 20 lines of app.log", "tail -n 20 app.log"),
        ("count the lines of users.csv", "wc -l users.csv"),
        ("make a folder called backup", "mkdir backup"),
        ("show the size of the folder data", "du -sh data"),
        ("rename a.txt to b.txt", "mv a.txt b.txt"),
        ("list all files, hidden ones too", "ls -a"),
        ("find the word error in app.log", "grep error app.log"),
        ("show free disk space", "df -h"),
        ("unpack site.tar.gz", "tar -xzf site.tar.gz"),
    ),
)

QUERY = SmallTask(
    "staff-sql",
    code(
        r"""
    text = f"{SCHEMA}\n\n-- {data['ask']}\n"
    text += "SQL:"
    return {"input": text, "output": " " + data["sql"], "processed_output": data["sql"]}
    """,
        above='''
    SCHEMA = """CREATE TABLE staff (id INT, name TEXT, dept TEXT, pay INT);
    CREATE TABLE depts (dept TEXT, floor INT);"""
    ''',
    ),
    records(
        "ask sql",
        ("How many people are there?", "SELECT COUNT(*) FROM staff;"),
        ("Who earns more than 5000?", "SELECT name FROM staff WHERE pay > 5000;"),
        ("What is the highest pay?", "SELECT MAX(pay) FROM staff;"),
        ("Which departments are on floor 3?", "SELECT dept FROM depts WHERE floor = 3;"),
        ("What does sales pay on average?", "SELECT AVG(pay) FROM staff WHERE dept = 'sales';"),
        ("List all names by alphabet.", "SELECT name FROM staff ORDER BY name;"),
        ("Count people per department.", "SELECT dept, COUNT(*) FROM staff GROUP BY dept;"),
        ("On which floor is legal?", "SELECT floor FROM depts WHERE dept = 'legal';"),
    ),
    max_tokens=96,
)

MINUTES = SmallTask(
    "minutes-line",
    code(r"""
    source = data["minutes"]
    text = "Minutes:\n" + source + "\n\nSum the minutes up in one sentence.\nSummary:"
    return {"input": text, "output": " " + data["summary"], "processed_output": data["summary"]}
    """),
    records(
        "minutes summary",
        (
            "Ana reports that the new till fails on Sundays. Ben will call the maker by Friday.",
            "The till fails on Sundays and Ben will call the maker.",
        ),
        (
            "The roof quote came in at twice the estimate. The board puts the repair off to May.",
            "The roof repair is put off because it costs too much.",
        ),
        (
            "Two volunteers left in June. Carla asks for a notice in the library.",
            "Carla wants a notice to replace two volunteers.",
        ),
        (
            "The parents asked for later buses. The firm can run one at nine from autumn on.",
            "A bus at nine will run from autumn as the parents wished.",
        ),
        (
            "The club has 212 members, nine more than last year. Fees stay as they are.",
            "The club grew by nine members and keeps its fees.",
        ),
        (
            "Nobody had tested the alarm since March. Olu now does it on the first of each month.",
            "Olu will test the alarm each month.",
        ),
        (
            "The choir wants the hall on Tuesdays, and so does the judo group. They will share.",
            "The choir and the judo group share the hall on Tuesdays.",
        ),
    ),
    metric="f1_score",
)

AMT = SmallTask(
    "amt-de",
    code(r"""
    frage = f"Anliegen: {data['anliegen']}\n"
    frage += "Zuständig (Bauamt, Standesamt oder Ordnungsamt):"
    return {"input": frage, "output": f" {data['amt']}", "processed_output": data["amt"]}
    """),
    table(
        "anliegen|amt",
        """
    Ich möchte eine Garage errichten.|Bauamt
    Wir wollen im Juni heiraten.|Standesamt
    Der Nachbar grillt jede Nacht laut auf der Straße.|Ordnungsamt
    Unser Sohn wurde gestern geboren.|Standesamt
    Darf ich den Dachboden ausbauen?|Bauamt
    Ein Auto steht seit Wochen ohne Kennzeichen am Weg.|Ordnungsamt
    Ich brauche eine neue Geburtsurkunde.|Standesamt
    Wo reiche ich den Plan für das Haus ein?|Bauamt
    Jemand hat Müll im Park abgeladen.|Ordnungsamt
    Wir möchten den Anbau abreißen.|Bauamt
    """,
    ),
    description="Ordne jedes Anliegen dem richtigen Amt zu.",
)

ARTICLE = SmallTask(
    "article-fr",
    code(r"""
    choix = "\n".join("%s. %s" % paire for paire in zip("ABC", data["choix"]))
    texte = "Complétez la phrase.\n%s\n%s\nRéponse :" % (data["phrase"], choix)
    bonne = "ABC"[data["bonne"]]
    return {"input": texte, "output": " " + bonne, "processed_output": bonne}
    """),
    starred(
        """
    Elle boit ___ café.|*du/de la/des
    Il mange ___ soupe.|du/*de la/des
    Nous avons ___ amis à Lyon.|du/de la/*des
    Tu as ___ chance !|des/*de la/du
    Je prends ___ pain.|de la/des/*du
    Ils achètent ___ cerises.|*des/du/de la
    Vous cherchez ___ travail ?|de la/*du/des
    On entend ___ musique.|*de la/des/du
    Elle lit ___ romans.|du/de la/*des
    """,
        question="phrase",
        choices="choix",
        answer="bonne",
    ),
)

VERDAD = SmallTask(
    "verdad-es",
    code(r"""
    enunciado = "Lee el texto y di si la frase es verdadera (V) o falsa (F).\n"
    enunciado += "Texto: {texto}\nFrase: {frase}\nRespuesta:".format_map(data)
    letra = "V" if data["cierta"] else "F"
    return {"input": enunciado, "output": " " + letra, "processed_output": letra}
    """),
    table(
        "texto|frase|cierta?",
        """
    El mercado abre a las ocho y cierra a las dos.|El mercado abre por la tarde.|false
    Marta tiene dos hermanas y ningún hermano.|Marta tiene hermanas.|true
    El tren a Cádiz sale del andén cuatro.|El tren sale del andén cuatro.|true
    La piscina está vacía en invierno.|En invierno la piscina tiene agua.|false
    Juan cocina y Pedro lava los platos.|Pedro cocina.|false
    El museo es gratis los domingos.|Los domingos no se paga.|true
    La abuela nació en Perú en 1940.|La abuela nació en Chile.|false
    Hay pan pero no queda leche.|No queda leche.|true
    El perro duerme en el jardín.|El perro duerme en la cocina.|false
    """,
    ),
)

KANSOU = SmallTask(
    "kansou-ja",
    code(r"""
    text = "次の感想は「良い」「悪い」のどちらですか。\n感想：" + data["text"] + "\n評価："
    return {"input": text, "output": data["label"], "processed_output": data["label"]}
    """),
    table(
        "text|label",
        """
    料理がおいしくて、また行きたいです。|良い
    部屋が狭くて臭かった。|悪い
    店員さんがとても親切でした。|良い
    届いたときから壊れていました。|悪い
    音がきれいで満足しています。|良い
    待ち時間が長すぎる。|悪い
    景色が最高でした。|良い
    説明書がわかりにくい。|悪い
    """,
    ),
)

PRICES = SmallTask(
    "price-pair",
    code(r"""
    quotes = data["quotes"]
    text = f"Quotes for {data['item']} in euros\n"
    for shop, quote in quotes.items():
        text += f"{shop}: {quote:.2f}\n"
    text += "Which shop is the cheapest?\nShop:"
    gold = min(quotes, key=quotes.get)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "item quotes",
        ("a hinge", {"Bolt": 3.45, "Krone": 3.2, "Lund": 3.31}),
        ("a tap", {"Lund": 41.9, "Bolt": 42.25, "Krone": 42.1}),
        ("a spade", {"Krone": 17.8, "Lund": 18.05, "Bolt": 17.65}),
        ("a lock", {"Bolt": 12.4, "Krone": 12.35, "Lund": 12.1}),
        ("a drill bit", {"Lund": 5.2, "Krone": 5.05, "Bolt": 5.35}),
        ("a bucket", {"Krone": 6.75, "Bolt": 6.6, "Lund": 6.95}),
        ("a rake", {"Bolt": 14.1, "Lund": 14.3, "Krone": 14.45}),
        ("a ladder", {"Krone": 88.2, "Lund": 87.9, "Bolt": 88.1}),
    ),
)

FILMS = SmallTask(
    "film-moods",
    code(r"""
    text = "Viewer: " + data["said"] + "\nThe viewer found the film"
    scores = data["target_scores"]
    gold = max(scores, key=scores.get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "said",
        """
    I laughed from the first minute to the last.|*funny/sad/dull
    Nothing happens for two hours, I looked at my watch.|funny/sad/*dull
    We both cried when the old dog died.|funny/*sad/dull
    The scene with the goat had us in stitches.|*funny/sad/dull
    Halfway through I fell asleep.|funny/sad/*dull
    I needed a whole pack of tissues.|funny/*sad/dull
    Every line is a joke, and most of them work.|*funny/sad/dull
    A lonely end that broke my heart.|funny/*sad/dull
    Long talks about taxes, and no plot.|funny/sad/*dull
    """,
        lead=" ",
    ),
    method="ppl",
    metric="log_prob",
)

TASKS = (PRICES, FILMS, BUDGET, SHELL, QUERY, MINUTES, AMT, ARTICLE, VERDAD, KANSOU)
