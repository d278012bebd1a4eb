"""Right prompts about code, records and languages."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import qa, right, table

RIGHT = (
    asked(
        "the service that a log line is from",
        "log-component",
        """
        Extract the name of the service from the log line.

        Log: {q}
        Service:
        """,
        qa(
            """
            2025-03-01 10:02:11 ERROR [billing] card declined > billing
            2025-03-01 10:02:15 INFO [search] index rebuilt in 41 s > search
            2025-03-01 10:03:40 WARN [mailer] queue is 90 % full > mailer
            2025-03-02 00:00:01 INFO [backup] nightly job started > backup
            2025-03-02 00:17:58 ERROR [backup-db] disk is full > backup-db
            2025-03-02 08:30:00 INFO [gateway] 12 new connections > gateway
            2025-03-02 09:11:23 WARN [login] five failed attempts > login
            2025-03-03 14:45:09 ERROR [thumbnails] cannot read image > thumbnails
            2025-03-03 15:00:00 INFO [scheduler] three jobs queued > scheduler
            2025-03-04 07:20:36 WARN [inventory] stock below zero > inventory
            """
        ),
        gold='data["a"]',
        fewshot=2,
    ),
    right(
        "orders as JSON with a sample in the description",
        "order-json",
        """
        text = f"Order: {data['order']}\\nJSON:"
        fields = {key: data[key] for key in ("item", "quantity", "color")}
        gold = json.dumps(fields)
        """,
        table(
            "order|item|quantity#|color",
            """
            Please send me two blue mugs.|mug|2|blue
            I'd like 5 white towels.|towel|5|white
            One black umbrella, please.|umbrella|1|black
            We need three yellow buckets by Friday.|bucket|3|yellow
            Could I get 12 green candles?|candle|12|green
            Add four brown cushions to my basket.|cushion|4|brown
            I want to order 6 red bowls.|bowl|6|red
            Ten grey blankets for the hotel.|blanket|10|grey
            Just 1 pink vase, thanks.|vase|1|pink
            7 orange folders for the office, please.|folder|7|orange
            """,
        ),
        above="import json",
        description=(
            "Turn each order into JSON with the keys item (singular), quantity and color.\n\n"
            'Order: Eight purple pens, please.\nJSON: {"item": "pen", "quantity": 8, "color": "purple"}'
        ),
    ),
    right(
        "questions in SQL over one table",
        "sql-orders",
        """
        text = f"{SCHEMA}\\n\\n-- {data['question']}\\nSQL:"
        gold = data["sql"]
        """,
        qa(
            """
            How many orders are there? > SELECT COUNT(*) FROM orders;
            List the names of all customers from Rome. > SELECT name FROM customers WHERE city = 'Rome';
            What is the highest total of an order? > SELECT MAX(total) FROM orders;
            List all cities of customers without repetition. > SELECT DISTINCT city FROM customers;
            What is the sum of the totals of all orders? > SELECT SUM(total) FROM orders;
            How many customers live in Oslo? > SELECT COUNT(*) FROM customers WHERE city = 'Oslo';
            What is the average total of the orders? > SELECT AVG(total) FROM orders;
            List the ids of the orders of customer 7. > SELECT id FROM orders WHERE customer_id = 7;
            List the names of all customers in alphabetical order. > SELECT name FROM customers ORDER BY name;
            What is the lowest total of an order? > SELECT MIN(total) FROM orders;
            """,
            "question|sql",
        ),
        above='''
        SCHEMA = """Write a SQL query that answers the question.

        CREATE TABLE customers (id INTEGER, name TEXT, city TEXT);
        CREATE TABLE orders (id INTEGER, customer_id INTEGER, total REAL);"""
        ''',
    ),
    right(
        "what a few lines of Python print",
        "notebook-cell",
        """
        text = "What is the output of this notebook cell?\\n\\n```python\\n" + data["cell"] + "\\n```\\n\\nOutput:"
        gold = data["printed"]
        """,
        table(
            "cell|printed",
            """
            prices = [4, 6, 10]⏎print(sum(prices))|20
            name = "Oslo"⏎print(name.lower())|oslo
            stock = {"pens": 3}⏎stock["pens"] += 2⏎print(stock["pens"])|5
            print(len([1, 2, 3, 4]))|4
            text = "a-b-c"⏎print(text.replace("-", "+"))|a+b+c
            n = 7⏎print(n // 2)|3
            rows = [3, 1, 2]⏎rows.sort()⏎print(rows[0])|1
            for i in range(3):⏎    last = i * 10⏎print(last)|20
            print("x" * 5)|xxxxx
            def half(x):⏎    return x / 2⏎⏎print(half(9))|4.5
            """,
        ),
        stop=("\n\n",),
    ),
    asked(
        "commit messages by type",
        "commit-type",
        """
        Label the commit message with one type: feat (a new feature), fix (a bug is repaired),
        docs (documentation only) or test (tests only).

        Commit: {message}
        Type:
        """,
        table(
            "message|label",
            """
            Repair crash when the basket is empty|fix
            Add export of orders to CSV|feat
            Correct a typo in the README|docs
            Add unit tests for the parser|test
            Introduce login with a passkey|feat
            Fix wrong rounding of taxes|fix
            Describe the installation in the manual|docs
            Cover the date helper with tests|test
            Support a second currency in the shop|feat
            Resolve the bug that showed prices twice|fix
            """,
        ),
        fewshot=4,
    ),
    asked(
        "the language of a message",
        "which-language",
        """
        In which language is the message written? Answer with English, German, French or Spanish.

        Message: {message}
        Language:
        """,
        table(
            "message|label",
            """
            Wo ist meine Bestellung geblieben?|German
            Je voudrais annuler ma commande.|French
            My parcel has not arrived yet.|English
            ¿Cuándo llega mi pedido?|Spanish
            Vielen Dank für die schnelle Lieferung!|German
            Can I change the delivery address?|English
            La taille ne convient pas, merci de m'aider.|French
            Quiero devolver estos zapatos.|Spanish
            Der Reißverschluss ist kaputt.|German
            Le colis est arrivé ouvert.|French
            """,
        ),
    ),
    asked(
        "sentences into German",
        "into-german",
        """
        Translate the following sentence from English into German.

        English: {q}
        German:
        """,
        qa(
            """
            The shop closes at six o'clock. > Das Geschäft schließt um sechs Uhr.
            My brother lives in Hamburg. > Mein Bruder wohnt in Hamburg.
            The water is too cold. > Das Wasser ist zu kalt.
            We are looking for a hotel. > Wir suchen ein Hotel.
            She bought a red dress. > Sie hat ein rotes Kleid gekauft.
            The children are sleeping already. > Die Kinder schlafen schon.
            Where did you find the key? > Wo hast du den Schlüssel gefunden?
            It has been snowing since yesterday. > Es schneit seit gestern.
            I do not like coffee. > Ich mag keinen Kaffee.
            The train to Berlin is full. > Der Zug nach Berlin ist voll.
            """
        ),
        gold='data["a"]',
        metric="bleu",
    ),
    right(
        "menus into English, with a file of shots",
        "menu-spanish",
        """
        text = "Spanish: " + data["es"] + "\\nEnglish:"
        gold = data["en"]
        """,
        qa(
            """
            pollo asado con patatas > roast chicken with potatoes
            sopa de tomate > tomato soup
            ensalada verde > green salad
            pescado a la plancha > grilled fish
            arroz con leche > rice pudding
            tarta de manzana > apple tart
            pan con aceite > bread with oil
            huevos fritos > fried eggs
            zumo de naranja > orange juice
            queso de cabra > goat cheese
            """,
            "es|en",
        ),
        shots=qa(
            """
            sopa de cebolla > onion soup
            helado de vainilla > vanilla ice cream
            agua sin gas > still water
            jamón y melón > ham and melon
            """,
            "es|en",
        ),
        description="You are a professional translator. Translate the dishes of a Spanish menu into English.",
    ),
    right(
        "the better of two translations",
        "better-translation",
        """
        text = (
            "Which translation of the French sentence is more accurate, A or B?\\n\\n"
            f"French: {data['french']}\\nA: {data['a']}\\nB: {data['b']}\\nMore accurate:"
        )
        gold = data["better"]
        """,
        table(
            "french|a|b|better",
            """
            Il pleut depuis hier.|It has been raining since yesterday.|It will rain until tomorrow.|A
            Je n'ai plus de pain.|I have more bread.|I have no bread left.|B
            Elle a perdu son sac.|She has sold her car.|She has lost her bag.|B
            Le magasin ouvre à neuf heures.|The shop opens at nine.|The shop closes at nine.|A
            Nous avons deux fils.|We have two threads.|We have two sons.|B
            Ils sont arrivés en retard.|They arrived late.|They arrived early.|A
            Mon oncle est médecin.|My uncle is a doctor.|My uncle takes medicine.|A
            La porte est fermée.|The farm is near.|The door is closed.|B
            Je te rappelle demain.|I will call you back tomorrow.|I reminded you yesterday.|A
            Ce livre est trop cher.|This book is too heavy.|This book is too expensive.|B
            """,
        ),
    ),
    right(
        "commands of a text adventure as JSON",
        "adventure-parser",
        """
        task = "Convert the player's command to JSON with the keys verb and object (one noun)."
        text = f"{task}\\n\\n> {data['command']}\\nJSON:"
        gold = json.dumps({"verb": data["verb"], "object": data["object"]})
        """,
        table(
            "command|verb|object",
            """
            take the lamp|take|lamp
            open the iron gate|open|gate
            eat the stale bread|eat|bread
            push the heavy statue|push|statue
            read the dusty scroll|read|scroll
            drop the rope|drop|rope
            light the candle|light|candle
            climb the old ladder|climb|ladder
            break the mirror|break|mirror
            feed the dragon|feed|dragon
            """,
        ),
        above="import json",
    ),
    asked(
        "clues of a crossword with their length",
        "crossword",
        """
        Solve the crossword clue. The number in brackets is the length of the answer.

        Clue: {q}
        Answer:
        """,
        qa(
            """
            Frozen water (3) > ice
            Opposite of north (5) > south
            Baby sheep (4) > lamb
            Capital of Norway (4) > Oslo
            It tells the time (5) > clock
            Yellow curved fruit (6) > banana
            Season after winter (6) > spring
            King of the jungle (4) > lion
            Number of days in a week (5) > seven
            You sleep in it (3) > bed
            """
        ),
        gold='data["a"]',
    ),
)
