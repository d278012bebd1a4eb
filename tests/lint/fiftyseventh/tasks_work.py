"""Right tasks of wards, desks, schools, studios and coders, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

LABS = SmallTask(
    "lab-flag",
    code(
        r"""
    lines = [
        "Compare the result with the reference range and answer low, normal or high.",
        f"Test: {data['test']} ({data['unit']})",
        f"Reference range: {data['low']} to {data['high']}",
        f"Result: {data['result']}",
        "Flag:",
    ]
    text = "\n".join(lines)
    gold = data["flag"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "test|unit|low|high|result|flag",
        """
    Haemoglobin|g/l|120|160|98|low
    Potassium|mmol/l|3.5|5.1|4.2|normal
    Creatinine|µmol/l|49|90|131|high
    Sodium|mmol/l|136|145|139|normal
    Platelets|10^9/l|150|400|88|low
    C-reactive protein|mg/l|0|5|74|high
    Glucose, fasting|mmol/l|3.9|5.6|5.1|normal
    TSH|mIU/l|0.4|4.0|9.3|high
    Ferritin|µg/l|15|150|7|low
    Calcium|mmol/l|2.15|2.55|2.31|normal
    Leucocytes|10^9/l|4.0|10.0|16.8|high
    Albumin|g/l|35|50|27|low
    Bilirubin|µmol/l|3|21|12|normal
    Uric acid|µmol/l|150|350|468|high
    Vitamin B12|pmol/l|150|600|102|low
    """,
    ),
    fewshot=4,
)

DESK = SmallTask(
    "bank-desk",
    code(
        r"""
    text = HEAD + "\n\nCustomer: " + data["message"] + "\nQueue:"
    gold = data["queue"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    QUEUES = {
        "cards": "lost, stolen, blocked or swallowed cards",
        "transfers": "money that is to go to another account, or has not arrived",
        "loans": "credits, mortgages, instalments",
        "login": "passwords, codes and the app",
    }
    HEAD = "Route the customer's message to one of these queues:"
    for name, meaning in QUEUES.items():
        HEAD += f"\n- {name}: {meaning}"
    """,
    ),
    table(
        "message|queue",
        """
    The machine at the station kept my Visa and gave me nothing back.|cards
    I sent 300 euros to my sister on Monday and she still hasn't got them.|transfers
    The app says my PIN is wrong, but I have not changed it.|login
    Can we pay off the rest of the mortgage before the term is over?|loans
    Someone took my purse on the tram, please block everything in it.|cards
    How do I set up a standing order for the rent?|transfers
    I never receive the text with the six digits.|login
    I'd like to skip one instalment because I'm between jobs.|loans
    My new debit card has the wrong first name on it.|cards
    I typed the wrong IBAN, can you stop the payment?|transfers
    After the update the app closes as soon as I open it.|login
    What rate would you give me for 15,000 euros over five years?|loans
    The shop says my card is declined though there is enough on it.|cards
    My employer paid on the 27th and nothing shows up on my account.|transfers
    I forgot the answer to my security question and am locked out.|login
    Our son wants to borrow for his studies. What do you offer?|loans
    """,
    ),
    fewshot=4,
)

GERMAN = SmallTask(
    "german-english",
    code(
        r"""
    text = "Translate from German into English.\n\nGerman: {source}\nEnglish:".format(**data)
    gold = data["target"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """
    ),
    table(
        "source|target",
        """
    Der Zug hat zehn Minuten Verspätung.|The train is ten minutes late.
    Ich habe meinen Schirm im Büro vergessen.|I left my umbrella at the office.
    Wo kann man hier gut essen?|Where can one eat well here?
    Sie wohnt seit drei Jahren in Leipzig.|She has lived in Leipzig for three years.
    Die Suppe ist noch zu heiß.|The soup is still too hot.
    Können Sie mir bitte helfen?|Can you help me, please?
    Morgen soll es regnen.|It is supposed to rain tomorrow.
    Der Schlüssel passt nicht ins Schloss.|The key does not fit the lock.
    Wir sehen uns am Donnerstag.|See you on Thursday.
    Das Museum ist montags geschlossen.|The museum is closed on Mondays.
    Er spielt lieber Schach als Karten.|He prefers chess to cards.
    Die Kinder schlafen schon.|The children are already asleep.
    """,
    ),
)

SPELL = SmallTask(
    "spelling-slip",
    code(
        r"""
    ask = "One word of the sentence is misspelt. Write that word as it should be."
    text = f"{ask}\n\nSentence: {data['sentence']}\nCorrect word:"
    gold = data["word"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "sentence|slip|word",
        """
    We will definately come to the fair.|definately|definitely
    The goverment has raised the tax on sugar.|goverment|government
    Please keep the two piles seperate.|seperate|separate
    I beleive the shop is closed.|beleive|believe
    Her neice plays the oboe.|neice|niece
    The hotel could not accomodate so many guests.|accomodate|accommodate
    It was a wierd noise, like a saw.|wierd|weird
    He was embarassed by the question.|embarassed|embarrassed
    The school library recieves new books each month.|recieves|receives
    Winter has arrived untill March.|untill|until
    There was an arguement about the bill.|arguement|argument
    My best subject is mathmatics.|mathmatics|mathematics
    They met on the nineth of May.|nineth|ninth
    The calender hangs by the door.|calender|calendar
    """,
    ),
)

NOTICE = SmallTask(
    "notice-period",
    code(
        r"""
    clause = data["clause"]
    text = f"Copy the period from the clause, word for word.\n\n<clause>{clause}</clause>\nPeriod:"
    gold = data["period"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "clause|period",
        """
    Either party may end this lease by giving three months' notice.|three months
    Defects have to be reported within ten days of delivery.|ten days
    The buyer may withdraw from the contract for fourteen days without giving reasons.|fourteen
      days
    The guarantee runs for two years from the date of the invoice.|two years
    Claims of the tenant lapse six months after the flat was handed back.|six months
    During a trial period of twelve weeks each side may leave at once.|twelve weeks
    Objections against the minutes are heard for thirty days after they were sent.|thirty days
    The option has to be taken up within eight weeks of the board's decision.|eight weeks
    For five years after leaving, the partner will not practise in this county.|five years
    Payment is due forty-five days after the goods were received.|forty-five days
    The offer binds us for one month from today.|one month
    Records of the meeting are kept for seven years and then destroyed.|seven years
    An appeal is to be lodged within four weeks of service of the judgment.|four weeks
    """,
    ),
)

LOOT = SmallTask(
    "loot-json",
    code(
        r"""
    text = (
        "Write what the hero picks up as a JSON object "
        'with the keys "item" (one of them) and "count".\n'
        "Scene: " + data["scene"] + "\nJSON:"
    )
    gold = json.dumps({"item": data["item"], "count": data["count"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "scene|item|count#",
        """
    Kara breaks the crate and takes the 3 arrows that were in it.|arrow|3
    Under the altar lie 2 keys, and Joss pockets both.|key|2
    The miller gives Kara 5 loaves for her trouble.|loaf|5
    Joss fishes 12 coins out of the well.|coin|12
    Behind the waterfall Mags finds 4 potions.|potion|4
    The spider leaves 8 threads when it dies, and Mags winds them up.|thread|8
    Kara plucks 6 feathers from the harpy's nest.|feather|6
    At the bottom of the trunk Joss sees 7 scrolls and takes them along.|scroll|7
    Mags wins 9 gems from the troll at cards.|gem|9
    The bees let Kara have 10 combs.|comb|10
    Joss digs up 15 bones by the chapel and keeps them.|bone|15
    The witch throws 11 candles at Mags, who gathers them.|candle|11
    """,
    ),
    max_tokens=40,
)

PARK = SmallTask(
    "parking-fee",
    code(
        r"""
    text = PROMPT % (data["plate"], data["minutes"])
    gold = str(data["fee"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    PROMPT = """Fees of the town hall's car park:
    up to 30 minutes: 0 euros
    31 to 60 minutes: 2 euros
    61 to 120 minutes: 5 euros
    more than 120 minutes: 9 euros

    Car %s stood there for %d minutes.
    Fee in euros:"""
    ''',
    ),
    table(
        "plate|minutes#|fee#",
        """
    KL 204|45|2
    BT 918|15|0
    MR 377|95|5
    ZS 560|180|9
    QA 112|60|2
    DN 845|121|9
    HV 290|30|0
    LW 473|110|5
    PE 661|240|9
    CJ 735|52|2
    FU 908|8|0
    GY 126|61|5
    TX 584|300|9
    """,
    ),
    fewshot=5,
)

BEASTS = SmallTask(
    "animal-class",
    code(
        r"""
    text = "To which class does the animal belong? Answer with the number.\n"
    text += "\n".join(f"{number} = {name}" for number, name in CLASSES.items())
    text += "\n\nAnimal: " + data["animal"] + "\nNumber:"
    gold = data["class"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    CLASSES = {"1": "mammal", "2": "bird", "3": "reptile", "4": "amphibian", "5": "fish"}
    """,
    ),
    table(
        "animal|class",
        """
    pike|5
    otter|1
    tree frog|4
    kestrel|2
    gecko|3
    dolphin|1
    fire salamander|4
    penguin|2
    seahorse|5
    grass snake|3
    fruit bat|1
    crested newt|4
    ostrich|2
    trout|5
    tortoise|3
    hedgehog|1
    toad|4
    puffin|2
    crocodile|3
    eel|5
    """,
    ),
    fewshot=5,
)

PRINTS = SmallTask(
    "what-prints",
    code(
        r"""
    text = "What does this Python program print?\n```python\n" + data["program"] + "\n```\nOutput:"
    gold = data["printed"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "program|printed",
        """
    n = 4⏎print(n * n - 1)|15
    word = "lemon"⏎print(word[::-1])|nomel
    total = 0⏎for i in range(5):⏎    total += i⏎print(total)|10
    print(len("kitchen") // 2)|3
    names = ["Ada", "Bo", "Cy"]⏎print(names[-1].lower())|cy
    x = 17⏎while x > 5:⏎    x -= 4⏎print(x)|5
    d = {"a": 3, "b": 8}⏎print(d["b"] - d["a"])|5
    def f(s):⏎    return s + s[0]⏎⏎print(f("tip"))|tipt
    print("-".join(str(k) for k in range(3)))|0-1-2
    a, b = 2, 9⏎a, b = b, a⏎print(a % b)|1
    print(sorted([7, 3, 5])[1])|5
    print("banana".count("an"))|2
    flag = not (3 > 2)⏎print(int(flag))|0
    print("x" * 4 + "y")|xxxxy
    """,
    ),
)

SQL = SmallTask(
    "ask-sql",
    code(
        r"""
    parts = [SCHEMA, "-- " + data["request"], ""]
    text = "\n".join(parts) + "SELECT"
    gold = data["query"].removeprefix("SELECT ")
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    SCHEMA = """-- SQLite. Tables:
    -- customers(id, name, city)
    -- orders(id, customer_id, total, day)"""
    ''',
    ),
    table(
        "request|query",
        """
    the names of the customers in Bern|SELECT name FROM customers WHERE city = 'Bern'
    how many orders there are|SELECT COUNT(*) FROM orders
    the largest total of an order|SELECT MAX(total) FROM orders
    all cities, each once|SELECT DISTINCT city FROM customers
    the ids of the orders above 500|SELECT id FROM orders WHERE total > 500
    the mean total of the orders|SELECT AVG(total) FROM orders
    the names of all customers in alphabetical order|SELECT name FROM customers ORDER BY name
    the number of customers per city|SELECT city, COUNT(*) FROM customers GROUP BY city
    the city of the customer with the id 7|SELECT city FROM customers WHERE id = 7
    the sum of the totals on 2031-05-04|SELECT SUM(total) FROM orders WHERE day = '2031-05-04'
    the day of the first order|SELECT MIN(day) FROM orders
    the totals of customer 12|SELECT total FROM orders WHERE customer_id = 12
    """,
    ),
)

GIST = SmallTask(
    "gist-headline",
    code(
        r"""
    text = f"Article:\n{data['article']}\n\nHeadline (at most six words):"
    gold = data["headline"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "article|headline",
        """
    The town council voted on Tuesday to close the indoor pool for two years. Its roof lets in
      rain, and repairs will cost four million.|Indoor pool to close for repairs
    A fox that had lived in the attic of the post office since spring was caught on Friday. It was
      set free in the woods.|Post office fox caught and freed
    Farmers in the valley expect the smallest apple harvest in ten years. Frost in April killed
      most of the blossom.|April frost ruins apple harvest
    Bus drivers have called off the strike that was planned for Monday. They will get five per cent
      more from June on.|Bus strike called off
    The library lends out tools from now on. Drills, saws and ladders may be kept for a
      week.|Library starts lending tools
    A retired teacher of 81 has swum across the lake in under three hours. Nobody of her age had
      done so before.|Teacher, 81, swims across lake
    The bridge by the mill was opened again on Sunday after a year of works. Lorries still have to
      take the long way round.|Mill bridge open again
    Thieves took eleven bicycles from the school's shed in the night to Thursday. The police ask
      for witnesses.|Eleven bicycles stolen from school
    The cinema in Station Road will get a second hall. It has sold twice as many tickets as before
      the pandemic.|Cinema to get second hall
    The hospital is looking for eighty nurses. Two wards are closed because shifts cannot be
      filled.|Nurse shortage closes two wards
    A storm brought down the old lime tree on the market square. It was said to be four hundred
      years old.|Storm fells old lime tree
    The brewery has bought the empty shoe factory and will move there in autumn. Forty jobs are to
      be created.|Brewery moves into shoe factory
    """,
    ),
    fewshot=2,
)

TURNS = SmallTask(
    "last-turn",
    code(
        r"""
    shown = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["talk"])
    kinds = ", ".join(KINDS[:-1]) + " or " + KINDS[-1]
    text = f"{shown}\n\nIs the last turn a {kinds}?\nIt is a"
    gold = data["act"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    KINDS = ["question", "promise", "refusal", "compliment"]
    """,
    ),
    tuple(
        {
            "talk": [
                dict(zip(("who", "says"), turn.split(": ", 1), strict=True))
                for turn in talk.split(" / ")
            ],
            "act": act,
        }
        for talk, act in (
            ("Ben: The tap drips again. / Lea: I'll mend it tonight.", "promise"),
            ("Ben: I have baked for Sunday. / Lea: Which cake is it?", "question"),
            ("Uma: Lend me your car, please. / Piet: No, not after last time.", "refusal"),
            ("Uma: This is my new coat. / Piet: It suits you so well!", "compliment"),
            ("Lea: We are out of milk. / Ben: I will bring some on my way home.", "promise"),
            ("Piet: The exam is on Friday. / Uma: How long does it take?", "question"),
            ("Lea: Sing with us! / Piet: I'd rather not, sorry.", "refusal"),
            ("Uma: I painted the door myself. / Lea: What a beautiful blue!", "compliment"),
            ("Piet: Nobody waters my plants. / Uma: You can count on me next week.", "promise"),
            ("Ben: I met your aunt. / Lea: Where did you see her?", "question"),
            ("Ben: Could you work on Sunday? / Uma: I'm afraid I can't.", "refusal"),
            ("Lea: Here is the soup. / Piet: You are a wonderful cook!", "compliment"),
            ("Uma: Don't tell him yet. / Ben: I won't say a word, I swear.", "promise"),
        )
    ),
    fewshot=4,
)

SCALE = SmallTask(
    "recipe-scale",
    code(
        r"""
    text = TEMPLATE.substitute(data)
    gold = f"{data['needed']} {data['unit']}"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    from string import Template

    TEMPLATE = Template(
        "A recipe for $served people takes $amount $unit of $what.\n"
        "How much $what is needed for $guests people? Give the number and the unit.\n"
        "Needed:"
    )
    """,
    ),
    tuple(
        {
            "served": served,
            "amount": amount,
            "unit": unit,
            "what": what,
            "guests": guests,
            "needed": amount * guests // served,
        }
        for served, amount, unit, what, guests in (
            (4, 300, "g", "flour", 6),
            (2, 150, "ml", "cream", 8),
            (5, 400, "g", "rice", 15),
            (3, 90, "g", "butter", 7),
            (6, 900, "ml", "stock", 10),
            (4, 8, "spoons", "sugar", 9),
            (8, 640, "g", "minced beef", 3),
            (10, 500, "g", "cheese", 4),
            (4, 120, "ml", "milk", 14),
            (2, 180, "g", "pasta", 5),
            (6, 240, "g", "spinach", 11),
            (5, 250, "ml", "wine", 12),
        )
    ),
)

DATES = SmallTask(
    "iso-date",
    code(
        r"""
    note = re.sub(r"\s+", " ", data["note"]).strip()
    text = f"When does it take place? Write the date as YYYY-MM-DD.\n\nNote: {note}\nDate:"
    gold = data["date"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import re",
    ),
    table(
        "note|date",
        """
    The hearing was moved to 4 March 2031, room 12.|2031-03-04
    Please keep 17 November 2030 free for the audit.|2030-11-17
    Graduation is on June 21st, 2032, in the main hall.|2032-06-21
    Your surgery has been booked for 9 January 2031.|2031-01-09
    We marry on 30 August 2031 and hope you can come.|2031-08-30
    The auction opens on December 2, 2030.|2030-12-02
    Street works in Mill Lane begin on 15 April 2031.|2031-04-15
    The choir sings on 24 May 2032 at eight.|2032-05-24
    Flight 281 leaves on February 8, 2031.|2031-02-08
    The flat will be handed over on 1 October 2030.|2030-10-01
    Our stand at the fair is booked from 13 July 2031.|2031-07-13
    The eclipse can be seen on 28 September 2032.|2032-09-28
    """,
    ),
)

COUNTS = SmallTask(
    "most-sightings",
    code(
        r"""
    places = [Place(name, number) for name, number in data["counts"].items()]
    text = "At which place were the most birds seen? Answer with its name.\n\n"
    text += "Species: " + data["species"] + "\n"
    text += "\n".join(str(place) for place in places)
    text += "\nPlace:"
    gold = data["place"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    from dataclasses import dataclass


    @dataclass
    class Place:
        name: str
        number: int

        def __str__(self):
            return f"* {self.name}: {self.number}"
    """,
    ),
    tuple(
        {"species": species, "counts": counts, "place": max(counts, key=counts.__getitem__)}
        for species, counts in (
            ("lapwing", {"Reed Bank": 31, "Old Weir": 8, "Gull Point": 17}),
            ("heron", {"Reed Bank": 4, "Old Weir": 12, "Gull Point": 9}),
            ("tern", {"Reed Bank": 0, "Old Weir": 3, "Gull Point": 205}),
            ("kingfisher", {"Old Weir": 6, "Reed Bank": 2, "Gull Point": 0}),
            ("curlew", {"Gull Point": 44, "Reed Bank": 58, "Old Weir": 19}),
            ("dunlin", {"Gull Point": 310, "Old Weir": 12, "Reed Bank": 96}),
            ("teal", {"Reed Bank": 71, "Gull Point": 25, "Old Weir": 70}),
            ("cormorant", {"Old Weir": 9, "Gull Point": 38, "Reed Bank": 11}),
            ("snipe", {"Old Weir": 5, "Gull Point": 1, "Reed Bank": 14}),
            ("dipper", {"Gull Point": 0, "Old Weir": 7, "Reed Bank": 1}),
            ("bittern", {"Reed Bank": 3, "Old Weir": 0, "Gull Point": 1}),
            ("grey wagtail", {"Gull Point": 2, "Reed Bank": 5, "Old Weir": 23}),
        )
    ),
)

TASKS = (
    LABS,
    DESK,
    GERMAN,
    SPELL,
    NOTICE,
    LOOT,
    PARK,
    BEASTS,
    PRINTS,
    SQL,
    GIST,
    TURNS,
    SCALE,
    DATES,
    COUNTS,
)
