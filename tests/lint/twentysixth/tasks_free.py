"""Right tasks in English whose answer is free text."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

READING = SmallTask(
    "short-reading",
    code("""
    text = f"Passage: {data['passage']}\\n"
    text += f"Question: {data['question']}\\n"
    text += "Answer:"
    return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
    """),
    table(
        "passage|question|answer",
        """
        The ferry to Skye left Mallaig at nine with forty cars on board.|Where did the ferry leave?|Mallaig
        In 1911 Marie Curie won her second Nobel Prize, this time in chemistry.|In which year was it?|1911
        Lena moved from Oslo to Lisbon to open a bakery with her cousin.|Where did Lena move to?|Lisbon
        The museum owns three paintings by Vermeer and one by Hals.|Who painted three of them?|Vermeer
        After the storm the farmers counted twelve broken fences.|How many fences were broken?|twelve
        The river Tamar divides Cornwall from Devon.|Which river is it?|Tamar
        Omar paid for the bread with a silver coin from Tunis.|What did Omar buy?|bread
        The bridge was closed in May and opened again in August.|When did it open again?|August
        A violin made in Cremona was sold to a dentist from Graz.|Who bought the violin?|a dentist
        The team from Leeds lost the final to the team from York.|Which team won?|York
        Ruth keeps bees on the roof of the old library.|What does Ruth keep?|bees
        The tower, built of red brick, is 61 metres high.|What is the tower built of?|red brick
        """,
    ),
)

BILLS = SmallTask(
    "bill-steps",
    code("""
    return {
        "input": f"Problem: {data['problem']}\\nSolution: Let's work it out.",
        "output": f" {data['steps']} The answer is {data['total']}.",
        "processed_output": data["total"],
    }
    """),
    table(
        "problem|steps|total",
        """
        Tim buys 3 pens at 4 dollars each and a pad for 5 dollars. What does he pay?|3*4=12. 12+5=17.|17
        A crate has 6 rows of 8 eggs. 5 eggs break. How many are left?|6*8=48. 48-5=43.|43
        Ann reads 12 pages a day for 5 days. How many pages does she read?|12*5=60.|60
        4 friends share 36 sweets. How many does each get?|36/4=9.|9
        A bus holds 40 people. 23 get on, then 9 more. How many seats are free?|23+9=32. 40-32=8.|8
        Joe saves 7 dollars a week. How much has he after 9 weeks?|7*9=63.|63
        A rope of 50 metres is cut into 2 equal parts, and 5 metres are cut from one. How long is it?|50/2=25. 25-5=20.|20
        Mia bakes 24 rolls, sells 15 and bakes 10 more. How many has she?|24-15=9. 9+10=19.|19
        A shelf has 5 boards with 11 books each. How many books are there?|5*11=55.|55
        Sam runs 3 km on each of 4 days and 6 km on Sunday. How far does he run?|3*4=12. 12+6=18.|18
        A farm has 14 cows and twice as many hens. How many animals has it?|14*2=28. 14+28=42.|42
        Eve had 90 dollars and spent 35 and 18. How much is left?|35+18=53. 90-53=37.|37
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=128,
)

FRENCH = SmallTask(
    "to-french",
    code("""
    prompt = "Translate from English into French.\\nEnglish: {en}\\nFrench:".format(**data)
    return {"input": prompt, "output": " " + data["fr"], "processed_output": data["fr"]}
    """),
    table(
        "en|fr",
        """
        The door is open.|La porte est ouverte.
        I have two sisters.|J'ai deux sœurs.
        Where is the station?|Où est la gare ?
        We eat bread in the morning.|Nous mangeons du pain le matin.
        The book is under the table.|Le livre est sous la table.
        She speaks three languages.|Elle parle trois langues.
        It is raining today.|Il pleut aujourd'hui.
        They live in a small village.|Ils habitent dans un petit village.
        My father works in a factory.|Mon père travaille dans une usine.
        The dog sleeps near the fire.|Le chien dort près du feu.
        Can you help me?|Pouvez-vous m'aider ?
        The children are at school.|Les enfants sont à l'école.
        """,
    ),
)

OUTPUT = SmallTask(
    "python-prints",
    code("""
    text = "What does this program print?\\n```python\\n"
    text += data["program"]
    text += "\\n```\\nOutput:"
    return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
    """),
    table(
        "program|printed",
        """
        x = 3⏎y = x + 4⏎print(y)|7
        word = "tea"⏎print(word * 2)|teatea
        total = 0⏎for i in range(4):⏎    total += i⏎print(total)|6
        a = [5, 9, 2]⏎print(max(a))|9
        n = 17⏎if n % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
        s = "planet"⏎print(s[0:4])|plan
        def f(x):⏎    return x * x⏎print(f(6))|36
        d = {"a": 1, "b": 5}⏎print(d["b"])|5
        print(len("bottle"))|6
        a, b = 8, 3⏎a, b = b, a⏎print(a)|3
        print(", ".join(["x", "y"]))|x, y
        i = 1⏎while i < 50:⏎    i *= 3⏎print(i)|81
        """,
    ),
)

TABLE = SmallTask(
    "price-table",
    code(
        """
        header, *body = data["table"]
        lines = [" | ".join(header), " | ".join("---" for _ in header)]
        lines += [" | ".join(row) for row in body]
        text = "\\n".join(lines) + f"\\n\\nQ: {data['question']}\\nA:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    tuple(
        {
            "table": [["item", "price", "stock"], *[cell.split() for cell in body.split("/")]],
            "question": question,
            "answer": answer,
        }
        for body, question, answer in (
            ("pen 2 40/pad 5 12/ink 9 3", "What is the price of ink?", "9"),
            ("rose 4 11/lily 6 8/fern 3 25", "How many lily are in stock?", "8"),
            ("saw 21 2/nail 1 900/glue 7 14", "What is the price of glue?", "7"),
            ("tea 3 60/milk 2 31/cake 8 5", "Which item costs 8?", "cake"),
            ("lamp 35 4/rug 80 1/sofa 420 2", "Which item has 1 in stock?", "rug"),
            ("oats 2 70/rice 4 55/salt 1 90", "What is the price of rice?", "4"),
            ("hat 18 7/scarf 15 9/glove 11 6", "How many scarf are in stock?", "9"),
            ("bolt 1 300/gear 14 22/belt 9 17", "Which item costs 14?", "gear"),
            ("plum 2 44/kiwi 1 38/fig 3 19", "Which item has 38 in stock?", "kiwi"),
            ("drum 99 3/flute 75 2/harp 860 1", "What is the price of flute?", "75"),
            ("bowl 6 13/cup 4 27/jug 12 5", "How many jug are in stock?", "5"),
            ("tent 120 6/rope 16 10/map 5 33", "Which item costs 16?", "rope"),
        )
    ),
)

CITY = SmallTask(
    "city-finder",
    code('''
    prompt = f"""Write down the city that the sentence names.

    Sentence: The conference was moved to Vienna at short notice.
    City: Vienna

    Sentence: She grew up in Osaka with four brothers.
    City: Osaka

    Sentence: {data["sentence"]}
    City:"""
    return {"input": prompt, "output": f" {data['city']}", "processed_output": data["city"]}
    ''')
    .replace("\n    Sentence", "\nSentence")
    .replace("\n    City", "\nCity"),
    table(
        "sentence|city",
        """
        We spent a rainy week in Dublin.|Dublin
        The painter died in Florence in 1576.|Florence
        His flight to Nairobi was cancelled.|Nairobi
        The mayor of Toronto opened the park.|Toronto
        In Lima the fog stays all winter.|Lima
        A tram line runs through Zurich.|Zurich
        Her parents sell carpets in Tehran.|Tehran
        The final will be held in Madrid.|Madrid
        They met at a jazz club in Havana.|Havana
        The parcel was posted in Warsaw.|Warsaw
        Smoke hung over Delhi for days.|Delhi
        He studied law in Bologna.|Bologna
        """,
    ),
    fewshot=0,
)

PHONE = SmallTask(
    "appointment-time",
    code("""
    talk = "\\n".join(f"{turn['who']}: {turn['says']}" for turn in data["turns"])
    text = f"{talk}\\n\\nAt what time is the appointment? Write it as HH:MM.\\nTime:"
    return {"input": text, "output": " " + data["time"], "processed_output": data["time"]}
    """),
    tuple(
        {"turns": [{"who": "Clerk", "says": one}, {"who": "Caller", "says": two}], "time": time}
        for one, two, time in (
            ("Does half past nine suit you?", "Yes, half past nine is fine.", "09:30"),
            ("We have two in the afternoon.", "Good, I will be there at two.", "14:00"),
            ("Would ten in the morning do?", "Ten is perfect.", "10:00"),
            ("I can offer a quarter past three.", "That works for me.", "15:15"),
            ("Noon is the only slot left.", "Then noon it is.", "12:00"),
            ("How about half past four?", "Half past four, thank you.", "16:30"),
            ("The doctor is free at eight.", "Eight in the morning, all right.", "08:00"),
            ("Shall we say a quarter to one?", "A quarter to one, agreed.", "12:45"),
            ("There is one at five in the evening.", "I take the one at five.", "17:00"),
            ("Is eleven too late?", "No, eleven suits me.", "11:00"),
        )
    ),
    shots=tuple(
        {"turns": [{"who": "Clerk", "says": one}, {"who": "Caller", "says": two}], "time": time}
        for one, two, time in (
            ("Can you come at half past ten?", "Sure, half past ten.", "10:30"),
            ("The dentist has six in the evening.", "Six is good.", "18:00"),
            ("A quarter past eight is open.", "I will come then.", "08:15"),
        )
    ),
)

PLURAL = SmallTask(
    "plural-forms",
    code("""
    singular = data["singular"]
    return {
        "input": f"Singular: {singular}\\nPlural:",
        "output": f" {data['plural']}",
        "processed_output": data["plural"],
    }
    """),
    table(
        "singular|plural",
        """
        child|children
        mouse|mice
        box|boxes
        leaf|leaves
        city|cities
        ox|oxen
        tooth|teeth
        hero|heroes
        sheep|sheep
        crisis|crises
        dish|dishes
        lamp|lamps
        """,
    ),
    fewshot=5,
)

TASKS = (READING, BILLS, FRENCH, OUTPUT, TABLE, CITY, PHONE, PLURAL)
