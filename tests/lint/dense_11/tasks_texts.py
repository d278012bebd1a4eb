"""Right tasks in English whose answer is a phrase, a sentence, a list or code."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

LEASE = SmallTask(
    "short-notices",
    code(r"""
    text = "Read the passage and answer the question.\n"
    text += f"Passage: {data['passage']}\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
    """),
    table(
        "passage|question|answer",
        """
        The pool on Mill Lane will be closed from Tuesday for new tiles.|Why will the pool be closed?|for new tiles
        Mr Osei lost a grey umbrella on the 8:40 train to Reading.|What did Mr Osei lose?|a grey umbrella
        The choir meets on Thursdays in the old fire station.|Where does the choir meet?|the old fire station
        Dogs must be kept on a lead between March and July.|When must dogs be on a lead?|between March and July
        Flat 6 is let to a couple from Bergen who repair clocks.|What do the tenants of flat 6 repair?|clocks
        Tickets for the fair are sold at the chemist's until noon.|Where are tickets sold?|at the chemist's
        The lift is out of order, so please take the stairs by gate C.|What is out of order?|the lift
        Mrs Varga will teach the beginners while Mr Lund is in hospital.|Who will teach the beginners?|Mrs Varga
        A set of brass keys was handed in at the library on Sunday.|What was handed in?|a set of brass keys
        The council has planted ninety lime trees along the canal.|How many trees were planted?|ninety
        """,
    ),
)

ORDERS = SmallTask(
    "order-json",
    code(
        r"""
        text = f"{ASK}\nOrder: {data['order']}\nJSON:"
        gold = json.dumps({key: data[key] for key in ("name", "item", "count")})
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        """
        import json

        ASK = "Write the order as a JSON object with the keys name, item and count."
        """,
    ),
    table(
        "order|name|item|count#",
        """
        Two pizzas for Ben, please.|Ben|pizza|2
        Could Ida have one lemonade?|Ida|lemonade|1
        Six oysters for the table of Mr Hale.|Hale|oyster|6
        Noor takes three pancakes.|Noor|pancake|3
        Four coffees, the name is Weber.|Weber|coffee|4
        A single omelette for Kim.|Kim|omelette|1
        Ruiz orders eight tacos.|Ruiz|taco|8
        Five bagels to take away, for Tess.|Tess|bagel|5
        Omar wants two salads.|Omar|salad|2
        Ten dumplings for Li, quickly!|Li|dumpling|10
        """,
    ),
)

SPANISH = SmallTask(
    "to-spanish",
    code(
        r"""
        prompt = HEAD + "\nEnglish: " + data["en"] + "\nSpanish:"
        return {"input": prompt, "output": " " + data["es"], "processed_output": data["es"]}
        """,
        'HEAD = "Translate the sentence from English into Spanish."',
    ),
    table(
        "en|es",
        """
        The window is closed.|La ventana está cerrada.
        Where is my brother?|¿Dónde está mi hermano?
        We live near the sea.|Vivimos cerca del mar.
        I don't drink coffee.|No bebo café.
        The train arrives tomorrow.|El tren llega mañana.
        She has two cats.|Ella tiene dos gatos.
        How much does it cost?|¿Cuánto cuesta?
        My father is a doctor.|Mi padre es médico.
        It is very cold today.|Hoy hace mucho frío.
        They are learning English.|Están aprendiendo inglés.
        The key is under the chair.|La llave está debajo de la silla.
        Good night, see you on Monday.|Buenas noches, hasta el lunes.
        """,
    ),
)

BRIEFS = SmallTask(
    "brief-summary",
    code(r"""
    text = f"Article: {data['article']}\nSummarise the article in one sentence.\nSummary:"
    return {"input": text, "output": f" {data['summary']}", "processed_output": data["summary"]}
    """),
    table(
        "article|summary",
        """
        The town hall roof leaked all winter. Builders will replace it in May, and the
         council will meet in the school.|The council moves to the school while its roof is replaced.
        Anglers found hundreds of dead fish in the Orne. A dairy has admitted that it let
         acid run into the river.|A dairy's acid killed hundreds of fish in the Orne.
        The number 12 bus was late on most days in June. The company says that it lacks
         drivers and is training ten more.|A lack of drivers made the number 12 bus late.
        A retired postman has walked every street of Leeds. It took him nine years and
         eleven pairs of boots.|A retired postman walked all streets of Leeds in nine years.
        The zoo's only tapir is to have company. A young female will come from Dublin in
         the autumn.|The zoo's tapir will be joined by a female from Dublin.
        Thieves took the bell of St Olave's at night. It weighs half a ton, so the police
         are looking for a lorry.|Thieves stole the heavy bell of St Olave's at night.
        Frost has ruined most of the cherries in the valley. Growers expect prices to
         double by summer.|Frost has ruined the cherries, so prices may double.
        Pupils at Hill School built a weather station. Their readings are now used by the
         local radio.|The local radio uses readings from a weather station built by pupils.
        The old cinema was sold to a climbing club. Its screen will make way for a wall of
         fourteen metres.|A climbing club turns the old cinema into a climbing hall.
        A storm cut off the island for three days. Food was brought by helicopter until
         the ferry ran again.|Helicopters fed the island while a storm kept the ferry away.
        """,
    ),
    max_tokens=96,
)

SORTED = SmallTask(
    "sort-words",
    code(r"""
    text = "Sort the words alphabetically.\n"
    text += "Words: " + ", ".join(data["words"]) + "\nSorted:"
    gold = ", ".join(sorted(data["words"]))
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "words*",
        """
        river/apple/stone
        lamp/garden/zebra/ink
        sugar/bread/milk
        orange/cat/needle/tiger
        door/window/arch
        yellow/black/green/amber
        piano/flute/harp
        carrot/onion/bean/turnip
        winter/autumn/spring
        mountain/cave/valley/bog
        """,
    ),
)

KEYWORDS = SmallTask(
    "keywords",
    code(r"""
    gold = "; ".join(data["keywords"])
    text = f"Text: {data['text']}\nGive three keywords, with semicolons between them.\nKeywords:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "text|keywords*",
        """
        Beavers build dams that turn streams into wetlands.|wetlands/beavers/dams
        The bank raised its interest on loans for houses.|loans/bank/interest
        A pinch of salt makes the sauce of tomatoes sweeter.|tomatoes/salt/sauce
        The violin maker dries spruce for ten years.|violin/spruce/drying
        Volcanoes on Iceland heat water for its towns.|volcanoes/heating/Iceland
        Goalkeepers train their reflexes with small balls.|training/goalkeepers/reflexes
        Lichen on gravestones tells how clean the air is.|lichen/gravestones/air
        The lawyer appealed against the fine for parking.|parking/appeal/fine
        Wool shrinks when it is washed in hot water.|wool/washing/shrinking
        Nurses on night shifts sleep less and eat worse.|nurses/sleep/shifts
        """,
    ),
)

PASSIVE = SmallTask(
    "active-passive",
    code(r"""
    lines = ["Rewrite the sentence in the passive voice."]
    lines += [f"Active: {data['active']}", "Passive:"]
    return {"input": "\n".join(lines), "output": f" {data['passive']}", "processed_output": data["passive"]}
    """),
    qa(
        """
        The dog chased the cat. > The cat was chased by the dog.
        A storm destroyed the bridge. > The bridge was destroyed by a storm.
        The nurse washed the child. > The child was washed by the nurse.
        Two men carried the piano. > The piano was carried by two men.
        My aunt wrote this song. > This song was written by my aunt.
        The king freed the prisoners. > The prisoners were freed by the king.
        A bee stung the gardener. > The gardener was stung by a bee.
        The teacher praised both girls. > Both girls were praised by the teacher.
        Mice ate the cheese. > The cheese was eaten by mice.
        The mayor opened the fair. > The fair was opened by the mayor.
        """,
        "active|passive",
    ),
)

ASKING = SmallTask(
    "make-question",
    code(r"""
    text = "Ask for the words in brackets.\n"
    text += f"Sentence: {data['sentence']}\nQuestion:"
    return {"input": text, "output": " " + data["question"], "processed_output": data["question"]}
    """),
    qa(
        """
        She lives [in Rome]. > Where does she live?
        They arrived [at noon]. > When did they arrive?
        [My uncle] painted the door. > Who painted the door?
        He is reading [a map]. > What is he reading?
        The cup costs [two pounds]. > How much does the cup cost?
        We met [at the zoo]. > Where did we meet?
        [Ella] has won the race. > Who has won the race?
        The shop opens [at seven]. > When does the shop open?
        They grow [potatoes]. > What do they grow?
        He has [three] brothers. > How many brothers has he?
        """,
        "sentence|question",
    ),
)

PYTHON = SmallTask(
    "python-expression",
    code(r"""
    text = "Write a Python expression for what is described.\n"
    text += f"Described: {data['wish']}\nExpression:"
    return {"input": text, "output": " " + data["code"], "processed_output": data["code"]}
    """),
    qa(
        """
        the length of the list xs > len(xs)
        the largest of a and b > max(a, b)
        the text s in capitals > s.upper()
        the square of n > n ** 2
        the last item of xs > xs[-1]
        whether n is even > n % 2 == 0
        the sum of the list xs > sum(xs)
        the text s backwards > s[::-1]
        the keys of the dict d as a list > list(d)
        the words of the text s > s.split()
        """,
        "wish|code",
    ),
)

SQL = SmallTask(
    "sql-query",
    code(r"""
    prompt = "Schema: {}\nWrite a query in SQL.\nQuestion: {}\nQuery:".format(data["schema"], data["question"])
    return {"input": prompt, "output": " " + data["query"], "processed_output": data["query"]}
    """),
    table(
        "schema|question|query",
        """
        staff(id, name, age)|How many people are on the staff?|SELECT COUNT(*) FROM staff;
        books(id, title, price)|What are the titles of all books?|SELECT title FROM books;
        pets(id, kind, weight)|What does the heaviest pet weigh?|SELECT MAX(weight) FROM pets;
        trains(id, goal, track)|Which trains leave from track 4?|SELECT id FROM trains WHERE track = 4;
        films(id, title, year)|Which films are from 1999?|SELECT title FROM films WHERE year = 1999;
        cities(name, land, people)|Which cities are in Chad?|SELECT name FROM cities WHERE land = 'Chad';
        wines(id, grape, year)|Which grapes are there, each once?|SELECT DISTINCT grape FROM wines;
        bills(id, total, paid)|What is the sum of all bills?|SELECT SUM(total) FROM bills;
        teams(id, name, points)|What is the mean of the points?|SELECT AVG(points) FROM teams;
        rooms(id, floor, beds)|Which rooms have two beds?|SELECT id FROM rooms WHERE beds = 2;
        """,
    ),
)

TRAINS = SmallTask(
    "train-table",
    code(r"""
    lines = ["| train | to | track |", "| --- | --- | --- |"]
    for train, goal, track in zip(data["trains"], data["goals"], data["tracks"]):
        lines.append(f"| {train} | {goal} | {track} |")
    lines += ["Use the table to answer.", f"Question: {data['question']}", "Answer:"]
    return {"input": "\n".join(lines), "output": f" {data['answer']}", "processed_output": data["answer"]}
    """),
    table(
        "trains*|goals*|tracks*|question|answer",
        """
        R4/S9/IC7|Ulm/Bonn/Kiel|2a/5b/1c|Where does S9 go?|Bonn
        R1/R8/IC2|Jena/Trier/Worms|3c/4a/7b|Which train goes to Worms?|IC2
        S3/S5/R6|Essen/Hagen/Fulda|9a/2b/6c|From which track does S3 leave?|9a
        IC9/R2/S7|Mainz/Celle/Gotha|8b/1a/3a|Where does IC9 go?|Mainz
        R5/S1/IC4|Lindau/Passau/Husum|5c/6a/2c|Which train goes to Lindau?|R5
        S8/R9/IC5|Zwickau/Stade/Moers|4b/7a/9c|From which track does IC5 leave?|9c
        R3/IC6/S2|Speyer/Emden/Aalen|1b/8a/5a|Where does S2 go?|Aalen
        IC1/S6/R7|Minden/Görlitz/Dachau|6b/3b/2b|Which train goes to Görlitz?|S6
        S4/IC3/R12|Neuss/Bautzen/Coburg|7c/9b/4c|From which track does R12 leave?|4c
        R11/S10/IC8|Wismar/Erding/Varel|8c/2a/1a|Where does R11 go?|Wismar
        """,
    ),
)

TASKS = (
    LEASE,
    ORDERS,
    SPANISH,
    BRIEFS,
    SORTED,
    KEYWORDS,
    PASSIVE,
    ASKING,
    PYTHON,
    SQL,
    TRAINS,
)
