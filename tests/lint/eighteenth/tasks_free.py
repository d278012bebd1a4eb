"""Right tasks in English whose answers are free: sums, spans, translations, code and tables."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

SPANS = SmallTask(
    "museum-spans",
    code(
        """
        return {
            "input": prompt(data["context"], data["question"]),
            "output": " " + data["answer"],
            "processed_output": data["answer"],
        }
        """,
        """
        def prompt(context, question):
            return f"Text: {context}\\nQuestion: {question}\\nAnswer with words from the text:"
        """,
    ),
    table(
        "context|question|answer",
        """
        The mill was built in 1743 by a Dutch engineer and grinds mustard seed to this day.|What does the mill grind?|mustard seed
        Ibrahim Sarr donated his stamp collection to the town in 1988, a year before he moved to Dakar.|Where did Sarr move to?|Dakar
        Entry is free on the first Sunday of each month; concerts in the courtyard start at dusk.|When do the concerts start?|at dusk
        The copper roof weighs eleven tonnes and was paid for by the guild of dyers.|Who paid for the roof?|the guild of dyers
        After the flood of 1910 the archive was moved from the cellar to the second floor.|Where was the archive kept before?|the cellar
        Two of the nine portraits are by Elena Brandt, the others by her pupils.|How many portraits are there in all?|nine
        The lighthouse keeper's diary names a ship, the Marigold, that no register knows.|What is the ship called?|the Marigold
        Glass was blown here until 1932, when the last furnace cooled for want of coal.|What was the furnace short of?|coal
        The garden has forty kinds of thyme, all of them grown from seed that Lady Ashby brought home.|What is grown in the garden?|thyme
        Guided tours last fifty minutes and end in the chapel.|Where do the tours end?|the chapel
        The bronze horse, cast in Florence, lost its left ear during the siege.|What did the horse lose?|its left ear
        A fox is carved over the gate, since the founder's name was Todd.|Which animal is carved over the gate?|A fox
        """,
    ),
)

SHOP = SmallTask(
    "market-sums",
    code(
        """
        prompt = "Q: {}\\nA: Let's work it out step by step.".format(data["question"])
        worked = f" {data['steps']} The answer is {data['answer']}."
        return {"input": prompt, "output": worked, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps|answer",
        """
        A crate holds 12 melons. Jon sells 5 crates and keeps 3 melons. How many melons did he have?|5 * 12 = 60. 60 + 3 = 63.|63
        Mira earns 9 dollars an hour and works 7 hours. She spends 20 dollars. How much is left?|9 * 7 = 63. 63 - 20 = 43.|43
        A rope of 84 metres is cut into 6 equal pieces. How long are two of them together?|84 / 6 = 14. 14 * 2 = 28.|28
        There are 45 chairs in 5 rows. Two rows are removed. How many chairs remain?|45 / 5 = 9. 9 * 3 = 27.|27
        Olga has 150 beads and uses 35 for each of 4 bracelets. How many are left?|35 * 4 = 140. 150 - 140 = 10.|10
        A bus has 38 riders. 14 get off and 9 get on. How many ride on?|38 - 14 = 24. 24 + 9 = 33.|33
        Six friends share 72 cherries and 30 plums equally. How many fruits has each?|72 + 30 = 102. 102 / 6 = 17.|17
        A book of 240 pages is read at 30 pages a day. How many days are left after 5?|30 * 5 = 150. 240 - 150 = 90. 90 / 30 = 3.|3
        Tickets cost 8 dollars, children pay half. What do 2 adults and 3 children pay?|2 * 8 = 16. 3 * 4 = 12. 16 + 12 = 28.|28
        Raj plants 11 rows of 7 tulips, and 6 of them die. How many live?|11 * 7 = 77. 77 - 6 = 71.|71
        A tank of 500 litres loses 25 litres an hour. What is in it after 8 hours?|25 * 8 = 200. 500 - 200 = 300.|300
        Eva bakes 4 trays of 18 rolls and packs them in bags of 8. How many bags?|4 * 18 = 72. 72 / 8 = 9.|9
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=160,
    stop=("\n\n",),
)

GERMAN = SmallTask(
    "into-german",
    code(
        """
        source, target = data["en"], data["de"]
        text = "Translate into German.\\n" + "English: " + source + "\\n" + "German:"
        return dict(input=text, output=" " + target, processed_output=target)
        """
    ),
    table(
        "en|de",
        """
        The train is late again.|Der Zug hat wieder Verspätung.
        Where is the nearest pharmacy?|Wo ist die nächste Apotheke?
        My brother lives above the bakery.|Mein Bruder wohnt über der Bäckerei.
        Please close the window.|Bitte schließen Sie das Fenster.
        We have been waiting for an hour.|Wir warten seit einer Stunde.
        She forgot her umbrella.|Sie hat ihren Regenschirm vergessen.
        The soup is too salty.|Die Suppe ist zu salzig.
        Nobody answered the letter.|Niemand hat auf den Brief geantwortet.
        How much does this coat cost?|Wie viel kostet dieser Mantel?
        The children are playing in the garden.|Die Kinder spielen im Garten.
        I would like a cup of tea.|Ich hätte gern eine Tasse Tee.
        It rained all night.|Es hat die ganze Nacht geregnet.
        """,
    ),
    fewshot=4,
)

PRINTS = SmallTask(
    "prints-what",
    code(
        """
        text = "What does this Python program print?\\n\\n" + data["program"] + "\\n\\nOutput:"
        gold = data["prints"]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "program|prints",
        """
        x = 4⏎for i in range(3):⏎    x += i⏎print(x)|7
        words = "to be or not".split()⏎print(len(words))|4
        s = "kayak"⏎print(s[1:4])|aya
        n = 10⏎while n > 3:⏎    n = n // 2⏎print(n)|2
        d = {"a": 1, "b": 5}⏎d["a"] += d["b"]⏎print(d["a"])|6
        print("-".join(str(i) for i in range(4)))|0-1-2-3
        a = [3, 1, 2]⏎a.sort()⏎print(a[0])|1
        def f(k):⏎    return k * k⏎print(f(3) + f(1))|10
        t = 0⏎for c in "banana":⏎    if c == "a":⏎        t += 1⏎print(t)|3
        print("yes" if 7 % 2 else "nope")|yes
        m = max([4, 19, 8])⏎print(m - 1)|18
        q = "left"⏎q = q.replace("e", "o")⏎print(q)|loft
        """,
    ),
)

UNITS = SmallTask(
    "unit-quiz",
    code(
        """
        text = f"Convert: {data['amount']} = ? {data['unit']}\\nResult:"
        return {"input": text, "output": f" {data['result']}", "processed_output": data["result"]}
        """
    ),
    table(
        "amount|unit|result",
        """
        3 km|m|3000
        250 cm|m|2.5
        2 h|min|120
        1500 g|kg|1.5
        4 weeks|days|28
        0.75 l|ml|750
        90 min|h|1.5
        6 m|cm|600
        5 kg|g|5000
        36 months|years|3
        48 h|days|2
        700 mm|cm|70
        """,
    ),
    shots=table(
        "amount|unit|result",
        """
        2 m|cm|200
        45 mm|cm|4.5
        3 days|h|72
        8 kg|g|8000
        21 days|weeks|3
        """,
    ),
)

PEOPLE = SmallTask(
    "people-json",
    code(
        """
        text = "\\n".join([
            "Write the person's name, age and city as JSON on one line.",
            f"Text: {data['text']}",
            "JSON:",
        ])
        gold = json.dumps({"name": data["name"], "age": data["age"], "city": data["city"]})
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        "import json",
    ),
    table(
        "text|name|age#|city",
        """
        Aged 34, Lucia Torres runs a bike shop in Porto.|Lucia Torres|34|Porto
        Our oldest member is Bo Lindqvist from Malmo, who has just turned 91.|Bo Lindqvist|91|Malmo
        In Leeds, 17-year-old Amy Cole won the chess open.|Amy Cole|17|Leeds
        Kofi Mensah (52) has been mayor of Tamale since spring.|Kofi Mensah|52|Tamale
        The prize goes to Hana Sato of Kobe, 28.|Hana Sato|28|Kobe
        At 40, Denis Roy opened his second restaurant in Lyon.|Denis Roy|40|Lyon
        Police in Perth thanked Ian Wood, 63, for the hint.|Ian Wood|63|Perth
        Farah Aziz teaches maths in Lahore; she is 45.|Farah Aziz|45|Lahore
        Only 12 years old, Milo Novak of Brno built a seismograph.|Milo Novak|12|Brno
        Sara Levi, a nurse from Haifa, is 37 and plays the oud.|Sara Levi|37|Haifa
        Tom Hale is 70 and still drives a tram in Zurich.|Tom Hale|70|Zurich
        Nadia Petrova, 25, moved to Varna for the lighthouse job.|Nadia Petrova|25|Varna
        """,
    ),
    max_tokens=80,
)

SORTED = SmallTask(
    "sort-words",
    code(
        """
        words = ", ".join(data["words"])
        gold = ", ".join(sorted(data["words"]))
        text = f"Sort these words alphabetically and put commas between them.\\nWords: {words}\\nSorted:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "words*",
        """
        pear/apple/melon/fig
        river/lake/ocean/brook
        violin/drum/harp/cello
        oak/elm/willow/birch
        hammer/saw/chisel/file
        amber/teal/crimson/ivory
        stork/heron/finch/eagle
        basil/thyme/cumin/mint
        Monday/Friday/Sunday/Tuesday
        copper/zinc/iron/gold
        novel/essay/poem/diary
        tent/rope/lamp/map
        """,
    ),
)

LOOKUP = SmallTask(
    "ferry-table",
    code(
        """
        head = "Line | From | Leaves | Price"
        body = "\\n".join(" | ".join(row) for row in data["rows"])
        text = f"{head}\\n{body}\\nQuestion: {data['question']}\\nAnswer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    tuple(
        {
            "rows": [cells.split(",") for cells in row["rows"]],
            "question": row["question"],
            "answer": row["answer"],
        }
        for row in table(
            "rows*|question|answer",
            """
            F1,Kiel,08:15,12/F2,Oslo,09:40,31/F3,Riga,07:05,18|When does F2 leave?|09:40
            F4,Turku,06:50,22/F5,Gdansk,10:30,15/F6,Visby,11:10,9|Where does F6 start from?|Visby
            F7,Dover,13:00,27/F8,Calais,14:20,25/F9,Hull,15:45,40|What is the price of F7?|27
            G1,Bari,16:30,33/G2,Patras,17:05,35/G3,Corfu,18:25,21|Which line leaves from Corfu?|G3
            G4,Split,07:30,19/G5,Ancona,08:45,23/G6,Zadar,09:10,16|When does G4 leave?|07:30
            G7,Cork,10:05,44/G8,Brest,11:50,38/G9,Jersey,12:35,29|What is the price of G8?|38
            H1,Genoa,20:15,50/H2,Tunis,21:40,55/H3,Nice,22:30,47|Where does H1 start from?|Genoa
            H4,Haugesund,05:55,11/H5,Bergen,06:35,14/H6,Alta,07:45,20|Which line leaves at 06:35?|H5
            H7,Varna,19:10,26/H8,Odesa,18:00,30/H9,Batumi,17:20,34|What is the price of H9?|34
            J1,Naha,04:40,60/J2,Kobe,05:20,52/J3,Busan,06:10,48|Which line leaves from Naha?|J1
            J4,Hilo,13:15,17/J5,Kona,12:05,13/J6,Lahaina,14:50,10|When does J6 leave?|14:50
            J7,Stornoway,09:25,8/J8,Oban,10:55,7/J9,Mallaig,12:15,6|Where does J8 start from?|Oban
            """,
        )
    ),
    fewshot=2,
)

WARD = SmallTask(
    "ward-cot",
    code(
        """
        listed = "\\n".join(f"({letter}) {option}" for letter, option in zip("ABC", data["options"]))
        text = f"Question: {data['question']}\\n{listed}\\nAnswer: Let's think step by step."
        output = f" {data['why']} The answer is ({data['key']})."
        return {"input": text, "output": output, "processed_output": data["key"]}
        """
    ),
    table(
        "question|options*|why|key",
        """
        A patient takes 2 tablets three times a day. How many in 5 days?|30/15/10|Two times three is 6 a day, and 6 times 5 is 30.|A
        A drip gives 80 ml an hour. How long does a bag of 400 ml last?|4 hours/5 hours/6 hours|400 divided by 80 is 5.|B
        A fever fell from 39.5 to 37.8 degrees. By how much?|2.3 degrees/1.3 degrees/1.7 degrees|39.5 minus 37.8 is 1.7.|C
        A nurse works shifts of 12 hours. How many make up 60 hours?|6/5/4|60 divided by 12 is 5.|B
        A dose is 5 mg for each kilogram. What does a child of 18 kg get?|90 mg/23 mg/85 mg|18 times 5 is 90.|A
        A bottle of 150 ml is used at 10 ml a day. How many days does it last?|10 days/12 days/15 days|150 divided by 10 is 15.|C
        A ward has 24 beds, a third of which are free. How many are taken?|16/8/12|A third of 24 is 8, and 24 minus 8 is 16.|A
        A pulse of 18 beats was counted in 15 seconds. What is it in a minute?|54/64/72|A minute has four times 15 seconds, and 18 times 4 is 72.|C
        A patient of 84 kg lost 7 kg and gained 2 kg. What is the weight now?|77 kg/79 kg/75 kg|84 minus 7 is 77, and 77 plus 2 is 79.|B
        A visit takes 20 minutes. How many fit into 3 hours?|9/6/12|3 hours are 180 minutes, and 180 divided by 20 is 9.|A
        Each of 7 rooms needs 4 masks a day. How many are used in 2 days?|28/56/48|7 times 4 is 28, and 28 times 2 is 56.|B
        A course of 21 pills is taken at 3 a day. How many days does it take?|6/8/7|21 divided by 3 is 7.|C
        """,
    ),
    postprocess="agieval_single_answer_post",
    max_tokens=160,
    stop=("Question:",),
)

TASKS = (SPANS, SHOP, GERMAN, PRINTS, UNITS, PEOPLE, SORTED, LOOKUP, WARD)
