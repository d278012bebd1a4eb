"""Right tasks: answers in words of their own, in English."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

SPAN = SmallTask(
    "find-span",
    code(r"""
    text = ""
    for cue, key in (("Text", "context"), ("Question", "question")):
        text += f"{cue}: {data[key]}\n"
    text += "Answer with words from the text:"
    gold = data["answers"][0]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "context|question|answers*",
        """
    Marta moved from Lisbon to Oslo in 2011 to study geology.|What did Marta study?|geology
    The recipe asks for four eggs, butter and a cup of rye flour.|Which flour is needed?|rye flour
    Lake Orta lies west of Lake Maggiore in Piedmont.|In which region is Lake Orta?|Piedmont
    The engine was built by Carl Benz and tested in Mannheim.|Who built the engine?|Carl Benz
    Swifts sleep while they fly, and land only to breed.|Why do swifts land?|to breed
    The choir sang a mass by Byrd before the bishop spoke.|Who spoke?|the bishop
    Her first novel, Salt, sold nine thousand copies.|What is the novel called?|Salt
    The old mill burned down after a bolt of lightning.|What caused the fire?|a bolt of lightning
    Kofi keeps bees on the roof of a bank in Leeds.|Where are the bees?|on the roof of a bank
    The strike ended on 4 March when the owners gave in.|When did the strike end?|4 March
    """,
    ),
)

STEPS = SmallTask(
    "market-sums",
    code(r"""
    text = f"Q: {data['problem']}\nA: Let us work it out."
    solution = f" {data['steps']} #### {data['result']}"
    return {"input": text, "output": solution, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    A crate holds 12 jars. How many jars are in 5 crates?|5 crates hold 12 * 5 = 60 jars.|60
    Ines had 40 coins and gave away 13. How many are left?|She has 40 - 13 = 27 coins.|27
    Three friends share 51 nuts. How many has each?|Each has 51 / 3 = 17 nuts.|17
    A bus has 28 people; 9 get off, 4 get on. How many are in it?|28 - 9 = 19. 19 + 4 = 23.|23
    Pens cost 3 dollars. What do 14 pens cost?|14 pens cost 3 * 14 = 42 dollars.|42
    A rope of 90 m is cut into 6 parts. How long is each?|Each is 90 / 6 = 15 m long.|15
    Tom reads 18 pages a day. How many in 4 days?|He reads 18 * 4 = 72 pages.|72
    A shop sold 35 hats, then 48 more. How many in all?|It sold 35 + 48 = 83 hats.|83
    Of 100 seats 64 are taken. How many are free?|100 - 64 = 36 seats are free.|36
    Two rows of 11 trees lose 3 trees. How many stand?|2 * 11 = 22. 22 - 3 = 19.|19
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

TRANS = SmallTask(
    "german-lines",
    code(r"""
    prompt = "Translate from German into English.\n\nGerman: %s\nEnglish:" % data["de"]
    return {"input": prompt, "output": f" {data['en']}", "processed_output": data["en"]}
    """),
    qa(
        """
    Das Wetter ist heute schön. > The weather is nice today.
    Wo ist der Bahnhof? > Where is the station?
    Ich habe meinen Schlüssel verloren. > I have lost my key.
    Die Kinder spielen im Garten. > The children are playing in the garden.
    Er kommt morgen zurück. > He is coming back tomorrow.
    Wir brauchen mehr Zeit. > We need more time.
    Das Buch liegt auf dem Tisch. > The book is on the table.
    Meine Schwester wohnt in Köln. > My sister lives in Cologne.
    Kannst du mir helfen? > Can you help me?
    Der Zug fährt um acht Uhr ab. > The train leaves at eight o'clock.
    """.replace("\n    ", "\n")
    ),
)
TRANS = SmallTask(
    TRANS.name, TRANS.source, tuple({"de": row["q"], "en": row["a"]} for row in TRANS.rows)
)

PRINTS = SmallTask(
    "what-prints",
    code(r"""
    fence = "```"
    text = "What does this Python program print?\n\n"
    text += f"{fence}python\n{data['program']}\n{fence}\n\nOutput:"
    return {"input": text, "output": " " + data["stdout"], "processed_output": data["stdout"]}
    """),
    table(
        "program|stdout",
        """
    total = 0⏎for n in range(4):⏎    total += n⏎print(total)|6
    words = ["pear", "fig"]⏎print(len(words[0]))|4
    def twice(x):⏎    return 2 * x⏎print(twice(21))|42
    print("ab" * 3)|ababab
    x = 17⏎print(x % 5)|2
    d = {"a": 1}⏎d["b"] = 8⏎print(sum(d.values()))|9
    s = "lemon"⏎print(s[::-1])|nomel
    print(max(3, 11, 7))|11
    for c in "hi":⏎    print(c, end="-")|h-i-
    n = 10⏎while n > 3:⏎    n -= 4⏎print(n)|2
    print(sorted([5, 1])[0])|1
    print("Kiwi".upper())|KIWI
    """,
    ),
)

DATES = SmallTask(
    "iso-dates",
    code(
        r"""
    text = f"{EXAMPLES}\n\nNote: {data['note']}\nDate:"
    return {"input": text, "output": " " + data["date"], "processed_output": data["date"]}
    """,
        above='''
    EXAMPLES = """Write the date of each note as YYYY-MM-DD.

    Note: Paid the rent on May 2nd, 2019.
    Date: 2019-05-02

    Note: The dentist sees me on 11 October 2022.
    Date: 2022-10-11"""
    ''',
    ),
    table(
        "note|date",
        """
    Board meeting moved to March 3rd, 2020.|2020-03-03
    The lease ends on 31 December 2024.|2024-12-31
    Flight to Rome: 7 July 2021, gate 12.|2021-07-07
    Born on February 9th, 1987.|1987-02-09
    We married on 15 August 2009.|2009-08-15
    The shop first opened on June 1st, 1998.|1998-06-01
    Last seen on 22 April 2016 near the pier.|2016-04-22
    Exam on September 18th, 2023 at nine.|2023-09-18
    Snow fell on 5 November 2010.|2010-11-05
    The patent was filed on January 27th, 2003.|2003-01-27
    """,
    ),
    fewshot=0,
)

CELLS = SmallTask(
    "cell-lookup",
    code(r"""
    header = "| " + " | ".join(data["table"]["columns"]) + " |"
    rule = "|" + " --- |" * len(data["table"]["columns"])
    body = ["| " + " | ".join(cells) + " |" for cells in data["table"]["rows"]]
    text = "\n".join(["Read the table.", "", header, rule, *body])
    text += f"\n\nQ: {data['ask']}\nA:"
    return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
    """),
    tuple(
        {
            "table": {
                "columns": row["columns"],
                "rows": [row["one"], row["two"], row["three"]],
            },
            "ask": row["ask"],
            "cell": row["cell"],
        }
        for row in table(
            "columns*|one*|two*|three*|ask|cell",
            """
    City/River/Bridges|Prague/Vltava/18|Rome/Tiber/27|Vienna/Danube/11|Which river is in Rome?|Tiber
    Name/Age/Team|Ada/31/red|Ben/24/blue|Cem/29/red|How old is Ben?|24
    Dish/Price/Spicy|dal/7/no|ramen/11/yes|pho/10/no|What does the pho cost?|10
    Planet/Moons/Rings|Mars/2/no|Saturn/146/yes|Venus/0/no|Which planet has rings?|Saturn
    Tool/Stock/Shelf|saw/4/B2|drill/9/C1|rasp/6/A7|On which shelf are the drills?|C1
    Song/Year/Singer|Dawn/1999/Ruiz|Tide/2004/Okoye|Hush/1987/Lind|Who sings Hush?|Lind
    Lake/Depth/Land|Garda/346/Italy|Como/425/Italy|Loch Ness/230/Scotland|How deep is Como?|425
    Bird/Eggs/Nest|wren/6/hedge|owl/4/barn|heron/3/tree|Where does the owl nest?|barn
    Room/Floor/Seats|Birch/2/40|Alder/1/12|Cedar/3/90|How many seats has Alder?|12
    Train/From/Time|RE1/Ulm/08:10|RE5/Kiel/09:45|S3/Jena/07:20|When does the S3 leave?|07:20
    """,
        )
    ),
)

OPPOSITE = SmallTask(
    "opposites",
    code(
        r"""
    blocks = [f"Word: {word}\nOpposite: {other}" for word, other in KNOWN.items()]
    blocks.append(f"Word: {data['word']}\nOpposite:")
    text = "\n\n".join(blocks)
    return dict(input=text, output=" " + data["opposite"], processed_output=data["opposite"])
    """,
        above="""
    KNOWN = {"hot": "cold", "early": "late", "buy": "sell"}
    """,
    ),
    table(
        "word|opposite",
        """
    tall|short
    dark|bright
    wet|dry
    noisy|quiet
    empty|full
    arrive|depart
    winter|summer
    friend|enemy
    rise|fall
    ancient|modern
    """,
    ),
    fewshot=0,
)

MAIL = SmallTask(
    "mail-fields",
    code(r"""
    task = 'Extract the sender and the city as JSON with the keys "name" and "city".'
    text = f"{task}\nMail: {data['mail']}\nJSON:"
    gold = '{"name": "%s", "city": "%s"}' % (data["name"], data["city"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "mail|name|city",
        """
    Hello from Porto! The boat is mended. Yours, Rui|Rui|Porto
    I reached Graz last night and sleep well here. Lena|Lena|Graz
    Greetings from rainy Bergen, the fish is splendid. Odd|Odd|Bergen
    We opened the new shop in Turin. Love, Paola|Paola|Turin
    Seoul is huge and I am lost daily. Best, Minji|Minji|Seoul
    The trial in Accra went well. Regards, Kwame|Kwame|Accra
    Still stuck in Cork because of the storm. Niamh|Niamh|Cork
    My flat in Lyon has a balcony at last. Kisses, Odile|Odile|Lyon
    The conference in Pune starts tomorrow. Ravi|Ravi|Pune
    Nobody told me that Quito is so high up! Elsa|Elsa|Quito
    """,
    ),
)

TASKS = (SPAN, STEPS, TRANS, PRINTS, DATES, CELLS, OPPOSITE, MAIL)
