"""Right tasks: texts, numbers, chains of thought, code and tables, in English."""

from __future__ import annotations

from tests.lint.shape import Row, SmallTask, code
from tests.lint.thirtyfirst.making import table

SUMS = SmallTask(
    "shop-sums",
    code(r"""
    text = f"Q: {data['question']}\nA: Let's think step by step."
    gold = str(data["answer"])
    output = f" {data['steps']} The answer is {gold}."
    return {"input": text, "output": output, "processed_output": gold}
    """),
    table(
        "question|steps|answer#",
        """
    A pen costs 3 euros. How much do 7 pens cost?|Each pen costs 3 euros, so 7 pens cost 7 * 3 = 21
      euros.|21
    Tom had 50 marbles and gave away 18. How many are left?|He gave away 18 of 50, so 50 - 18 = 32
      are left.|32
    A box holds 12 eggs. How many eggs are in 4 boxes and 5 more?|Four boxes hold 4 * 12 = 48 eggs.
      With 5 more there are 48 + 5 = 53.|53
    Ida earns 15 euros an hour and works 6 hours. What does she earn?|For 6 hours she gets 6 * 15 =
      90 euros.|90
    A rope of 84 metres is cut into 7 equal parts. How long is each?|Each part is 84 / 7 = 12
      metres long.|12
    A bus had 23 riders; 9 got off and 4 got on. How many ride now?|After 9 left there were 23 - 9
      = 14. Then 4 came, so 14 + 4 = 18.|18
    Milk costs 2 euros and bread 4. What do 3 of each cost?|Milk comes to 3 * 2 = 6 and bread to 3
      * 4 = 12, so 6 + 12 = 18 euros.|18
    A book has 240 pages. Mia reads 30 a day. How many days does it take?|She needs 240 / 30 = 8
      days.|8
    There are 5 rows of 14 chairs, and 6 chairs are broken. How many are whole?|There are 5 * 14 =
      70 chairs. Without the broken ones 70 - 6 = 64 remain.|64
    Leo saved 35 euros in May and twice as much in June. What has he saved?|In June he saved 2 * 35
      = 70. Together that is 35 + 70 = 105 euros.|105
    """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=200,
)


def grid(caption: str, lines: str, question: str, answer: str) -> Row:
    """Return a row with a table: cells between commas, lines between slashes."""
    header, *body = [[cell.strip() for cell in line.split(",")] for line in lines.split("/")]
    row: Row = {"caption": caption, "header": header, "cells": body}
    return {**row, "question": question, "answer": answer}


CELLS = SmallTask(
    "table-cells",
    code(
        r"""
    lines = [line(data["header"]), line(["---"] * len(data["header"]))]
    lines += [line(cells) for cells in data["cells"]]
    text = "\n".join(
        ["Table: " + data["caption"], *lines, "Question: " + data["question"], "Cell:"]
    )
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """,
        above="""
    def line(cells):
        return "| " + " | ".join(cells) + " |"
    """,
    ),
    (
        grid(
            "Ferries",
            "Port, Leaves, Fare / Oslo, 08:15, 40 / Kiel, 09:30, 55 / Riga, 11:00, 62",
            "When does the ferry to Kiel leave?",
            "09:30",
        ),
        grid(
            "Team",
            "Name, Role, Town / Vera, pilot, Bonn / Igor, cook, Graz / Lin, nurse, Metz",
            "Where does the cook live?",
            "Graz",
        ),
        grid(
            "Medals",
            "Country, Gold, Silver / Norway, 16, 8 / Germany, 12, 10 / Sweden, 8, 5",
            "How many gold medals did Norway win?",
            "16",
        ),
        grid(
            "Stock",
            "Item, Colour, Count / mug, red, 31 / bowl, blue, 17 / plate, white, 44",
            "Which colour does the bowl have?",
            "blue",
        ),
        grid(
            "Peaks",
            "Peak, Height, Country / Eiger, 3967, Switzerland / Triglav, 2864, Slovenia",
            "In which country is Triglav?",
            "Slovenia",
        ),
        grid(
            "Lessons",
            "Day, Subject, Room / Monday, music, 12 / Tuesday, art, 7 / Friday, maths, 21",
            "In which room is art taught?",
            "7",
        ),
        grid(
            "Books",
            "Title, Author, Year / Emma, Austen, 1815 / Ulysses, Joyce, 1922",
            "Who is the author of Ulysses?",
            "Joyce",
        ),
        grid(
            "Trains",
            "Line, From, To / S1, Harbour, Airport / S3, Zoo, Castle / S8, Mill, Lake",
            "Where does line S3 go to?",
            "Castle",
        ),
        grid(
            "Menu",
            "Dish, Price, Spicy / curry, 11, yes / soup, 6, no / pasta, 9, no",
            "What is the price of the pasta?",
            "9",
        ),
        grid(
            "Pets",
            "Pet, Owner, Age / Rex, Maria, 4 / Tiger, Jonas, 9 / Coco, Selma, 2",
            "Who owns Tiger?",
            "Jonas",
        ),
    ),
)

JSONS = SmallTask(
    "people-json",
    code(
        r"""
    text = f"{HEAD}\nText: {data['text']}\nJSON:"
    gold = json.dumps({"name": data["name"], "city": data["city"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    import json

    HEAD = 'Extract the person and the city as JSON with the keys "name" and "city".'
    """,
    ),
    table(
        "text|name|city",
        """
    Our new colleague Petra Vogel will work from Dresden.|Petra Vogel|Dresden
    In Lyon the mayor thanked Hugo Blanc for his help.|Hugo Blanc|Lyon
    Yesterday Samuel Okoro opened a bakery in Lagos.|Samuel Okoro|Lagos
    The prize went to Ingrid Dahl, a weaver from Bergen.|Ingrid Dahl|Bergen
    After ten years in Quito, Rosa Mendes wrote her first novel.|Rosa Mendes|Quito
    Police in Perth are looking for Owen Clarke.|Owen Clarke|Perth
    Aiko Mori plays the harp in an orchestra in Osaka.|Aiko Mori|Osaka
    The flight from Tunis was late, so Karim Saleh missed dinner.|Karim Saleh|Tunis
    Elena Popa studies law and lives in Cluj.|Elena Popa|Cluj
    A street in Cork was named after Nora Walsh.|Nora Walsh|Cork
    """,
    ),
)

FRENCH = SmallTask(
    "into-french",
    code(r"""
    return {
        "input": "English: " + data["en"] + "\nFrench:",
        "output": " " + data["fr"],
        "processed_output": data["fr"],
    }
    """),
    table(
        "en|fr",
        """
    The cat sleeps on the chair.|Le chat dort sur la chaise.
    I drink a cup of coffee every morning.|Je bois une tasse de café chaque matin.
    Where is the station?|Où est la gare ?
    My sister works in a hospital.|Ma sœur travaille dans un hôpital.
    We will leave tomorrow.|Nous partirons demain.
    The window is open.|La fenêtre est ouverte.
    He bought three red apples.|Il a acheté trois pommes rouges.
    It is raining in Paris.|Il pleut à Paris.
    They do not speak German.|Ils ne parlent pas allemand.
    This book is very old.|Ce livre est très vieux.
    """,
    ),
    description="Translate each sentence into French.",
)

PRINTS = SmallTask(
    "what-is-printed",
    code(r"""
    text = "What does this program print?\n```python\n" + data["program"] + "\n```\nOutput:"
    gold = data["printed"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "program|printed",
        """
    words = ["tea", "milk"]⏎print(len(words))|2
    total = 0⏎for n in range(4):⏎    total += n⏎print(total)|6
    text = "abc"⏎print(text[::-1])|cba
    x = 7⏎if x % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
    def twice(n):⏎    return 2 * n⏎⏎print(twice(9))|18
    names = {"a": 5, "b": 8}⏎print(names["b"])|8
    print("-".join(["x", "y", "z"]))|x-y-z
    n = 10⏎while n > 3:⏎    n -= 4⏎print(n)|2
    values = [3, 1, 2]⏎values.sort()⏎print(values[0])|1
    print("ha" * 3)|hahaha
    """,
    ),
)

SQL = SmallTask(
    "write-sql",
    code(r"""
    columns = ", ".join(data["columns"])
    text = f"Table {data['table']} has the columns {columns}.\n{data['question']}\nSQL:"
    return {"input": text, "output": " " + data["sql"], "processed_output": data["sql"]}
    """),
    table(
        "table|columns*|question|sql",
        """
    staff|name / age / salary|Who earns more than 5000?|SELECT name FROM staff WHERE salary > 5000;
    films|title / year / country|Which films were made in Spain?|SELECT title FROM films WHERE
      country = 'Spain';
    orders|id / day / total|How many orders are there?|SELECT COUNT(*) FROM orders;
    birds|species / weight|What is the greatest weight of a bird?|SELECT MAX(weight) FROM birds;
    rooms|number / floor / beds|Which rooms are on floor 2?|SELECT number FROM rooms WHERE floor =
      2;
    pupils|name / grade|List the names of the pupils in order of the alphabet.|SELECT name FROM
      pupils ORDER BY name;
    cars|brand / price / year|What is the average price of the cars?|SELECT AVG(price) FROM cars;
    books|title / author / pages|Which books have fewer than 100 pages?|SELECT title FROM books
      WHERE pages < 100;
    cities|name / people / country|How many people live in all cities together?|SELECT SUM(people)
      FROM cities;
    songs|title / singer / length|Which different singers are there?|SELECT DISTINCT singer FROM
      songs;
    """,
    ),
)

READ = SmallTask(
    "find-in-text",
    code(
        r"""
    text = f"{HEAD}Passage: {data['passage']}\nQuestion: {data['question']}\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """Answer each question with words from its passage.

    Passage: The lighthouse was painted white in 1954 by two brothers from Hull.
    Question: Where did the brothers come from?
    Answer: Hull

    """
    ''',
    ),
    table(
        "passage|question|answer",
        """
    The choir was founded by Helen Marsh in 1972. It sings on Sundays and toured Canada twice.|Who
      founded the choir?|Helen Marsh
    Beavers fell trees with their teeth. They use the wood to build dams, which keep wolves
      away.|What do dams keep away?|wolves
    The old mill ground rye until 1920, when a fire ruined its wheel. Now it is a school.|What
      ruined the wheel?|a fire
    The comet was first seen in Chile. It passes the Sun every 76 years and has a green tail.|Which
      colour is the tail?|green
    Saffron is made from crocuses. A pound takes 75,000 flowers, so it is dearer than silver.|What
      is saffron made from?|crocuses
    The team trained in Austria before it met Brazil. It lost by one goal in the last minute.|Where
      did the team train?|Austria
    Marble for the hall came from Carrara. Ships carried it to Genoa, and mules brought it
      here.|Which animals brought the marble?|mules
    The violin was sold in London for two million dollars. Its maker died poor in Cremona.|In which
      city did the maker die?|Cremona
    The island has no cars. Its eighty people go by bicycle, and their doctor rides a horse.|How
      many people live on the island?|eighty
    The parcel held tea, a blue scarf and a letter. Only the letter had got wet on the way.|What
      had got wet?|the letter
    """,
    ),
    fewshot=0,
)

LAST = SmallTask(
    "last-letters",
    code(r"""
    text = f'Take the last letters of the words in "{data["name"]}" and join them.\nJoined:'
    gold = "".join(word[-1] for word in data["name"].split())
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {"name": name}
        for name in (
            "Clara Benson",
            "Victor Hale",
            "Miriam Stokes",
            "Peter Lund",
            "Agnes Whitby",
            "Oscar Delgado",
            "Ruth Kimball",
            "Walter Finch",
            "Naomi Prescott",
            "Felix Graham",
        )
    ),
    fewshot=4,
)

TITLE = SmallTask(
    "short-titles",
    code(r"""
    lines = ["Write a title of at most six words.", "Text: " + data["text"], "Title:"]
    return {
        "input": "\n".join(lines),
        "output": " " + data["title"],
        "processed_output": data["title"],
    }
    """),
    table(
        "text|title",
        """
    The city council voted last night to close the main square to cars from next spring on.|Main
      Square to Become Car-Free
    A farmer near Dover found a pot of Roman coins while he was ploughing his field.|Farmer Digs Up
      Roman Coins
    Heavy snow has cut off three villages in the mountains, and helicopters bring them food.|Snow
      Cuts Off Mountain Villages
    The national library has put two million old photographs online, free for all to use.|Library
      Shares Old Photographs Online
    A baby elephant was born at the zoo on Saturday, the first one there for thirty years.|Zoo
      Welcomes a Baby Elephant
    The bakery on Mill Lane shuts after ninety years, since nobody wants to take it over.|Bakery
      Closes After Ninety Years
    Engineers have mended the bridge over the river a month earlier than was planned.|Bridge
      Repaired a Month Early
    Pupils of the village school have planted five hundred oaks along the old railway.|Pupils Plant
      Five Hundred Oaks
    The band has cancelled its tour because the singer broke her leg on the stage.|Broken Leg Ends
      Band's Tour
    A new night train will link the capital with the coast three times a week.|Night Train to Reach
      the Coast
    """,
    ),
    fewshot=2,
)

TASKS = (SUMS, CELLS, JSONS, FRENCH, PRINTS, SQL, READ, LAST, TITLE)
