"""Right tasks with answers in words, numbers, other languages and forms of data."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

MARKET = SmallTask(
    "market",
    code("""
    text = f"Problem: {data['question']}\\nSolution: Let's think step by step."
    output = f" {data['steps']} The answer is {data['answer']}."
    return {"input": text, "output": output, "processed_output": str(data["answer"])}
    """),
    table(
        "question|steps|answer#",
        """
        Ada buys 3 pens at 4 euros each. What does she pay?|3 * 4 = 12.|12
        A box holds 6 eggs. How many eggs are in 5 boxes?|5 * 6 = 30.|30
        Ben had 20 stamps and gave 7 away. How many are left?|20 - 7 = 13.|13
        Two shelves hold 9 and 14 books. How many is that?|9 + 14 = 23.|23
        Eva shares 24 nuts among 4 friends. How many does each get?|24 / 4 = 6.|6
        A bus has 40 seats and 33 are taken. How many are free?|40 - 33 = 7.|7
        Tom runs 8 km on each of 7 days. How far does he run?|8 * 7 = 56.|56
        A rope of 45 m is cut into 5 pieces. How long is a piece?|45 / 5 = 9.|9
        Mia has 15 marbles and wins 18. How many has she?|15 + 18 = 33.|33
        A crate weighs 11 kg. What do 4 crates weigh?|11 * 4 = 44.|44
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=96,
)
PARCELS = SmallTask(
    "parcels",
    code("""
    parts = [
        "Which city was the parcel sent to? Copy its name from the message.",
        f"Message: {data['message']}",
        "City:",
    ]
    city = data["city"]
    return {"input": "\\n".join(parts), "output": f" {city}", "processed_output": city}
    """),
    table(
        "message|city",
        """
        Your parcel left Hamburg on Monday and was handed over in Oslo.|Oslo
        We sent the two vases to Porto by night train.|Porto
        Delivery to Krakow failed; the driver will try again.|Krakow
        The crate from Lyon arrived in Geneva with a broken seal.|Geneva
        Please collect your books at the depot in Turin.|Turin
        The customs office in Vienna has released your parcel.|Vienna
        The courier reached Tallinn at noon and rang twice.|Tallinn
        Your shoes are on their way from Milan to Bergen.|Bergen
        A neighbour in Ghent took the box for you.|Ghent
        The last stop of the van was Seville, where it was unloaded.|Seville
        """,
    ),
)
PHRASES = SmallTask(
    "phrases",
    code(
        """
        text = TEMPLATE % data["en"]
        return {"input": text, "output": " " + data["fr"], "processed_output": data["fr"]}
        """,
        'TEMPLATE = "Translate into French.\\nEnglish: %s\\nFrench:"',
    ),
    qa(
        """
        Good evening, madam. > Bonsoir, madame.
        The cat sleeps on the chair. > Le chat dort sur la chaise.
        I am looking for the station. > Je cherche la gare.
        She reads a newspaper. > Elle lit un journal.
        We eat at seven. > Nous mangeons à sept heures.
        The water is cold. > L'eau est froide.
        My brother works in Paris. > Mon frère travaille à Paris.
        Where is the library? > Où est la bibliothèque ?
        It rains a lot here. > Il pleut beaucoup ici.
        The children play outside. > Les enfants jouent dehors.
        """,
        "en|fr",
    ),
)
SNIPPETS = SmallTask(
    "snippets",
    code(
        """
        text = TEMPLATE.replace("PROGRAM", data["program"])
        return {"input": text, "output": f" {data['printed']}", "processed_output": data["printed"]}
        """,
        '''
        TEMPLATE = """What does this program print?
        ```python
        PROGRAM
        ```
        Output:"""
        ''',
    ),
    table(
        "program|printed",
        """
        print(len("harbour"))|7
        x = 3⏎x += 5⏎print(x)|8
        print("ab" * 2)|abab
        words = ["sea", "sky"]⏎print(words[1])|sky
        print(17 % 5)|2
        n = 10⏎while n > 4:⏎  n -= 3⏎print(n)|4
        print("Tulip".lower())|tulip
        print(sum([2, 4, 9]))|15
        print("pine"[::-1])|enip
        print(max(6, 11, 3))|11
        """,
    ),
)
WELLS = SmallTask(
    "wells",
    code("""
    prompt = "Passage: " + data["context"] + "\\n"
    prompt += "Question: " + data["question"] + "\\n"
    prompt += "Answer:"
    answer = data["answers"][0]
    return {"input": prompt, "output": " " + answer, "processed_output": answer}
    """),
    table(
        "context|question|answers*",
        """
        The well of Arden was dug by monks in 1312 and gave water until a fire.|Who dug the well?|monks
        Clara Voss painted the ceiling in six months with two pupils.|How long did it take?|six months
        The mill stands on the river Tann and grinds rye.|What does the mill grind?|rye
        In 1875 the market moved from the abbey to the quay.|When did the market move?|1875
        The bell was cast in Bruges and weighs two tons.|Where was the bell cast?|Bruges
        The old road was paved with basalt from the quarry at Lom.|What was the road paved with?|basalt
        Postmen crossed the pass on skis until the tunnel opened.|How did the postmen cross?|on skis
        The count left the forest to his gardener.|Who got the forest?|his gardener
        Its tower burned in 1701 after lightning struck it.|When did the tower burn?|1701
        Salt from the mine was shipped to Riga.|Where was the salt shipped?|Riga
        """,
    ),
)
PLURALS = SmallTask(
    "plurals",
    code(
        """
        text = EXAMPLES + f"Singular: {data['word']}\\nPlural:"
        return {"input": text, "output": f" {data['plural']}", "processed_output": data["plural"]}
        """,
        '''
        EXAMPLES = """Give the plural of the noun.

        Singular: fox
        Plural: foxes

        Singular: lady
        Plural: ladies

        Singular: tooth
        Plural: teeth

        """
        ''',
    ),
    qa(
        """
        church > churches
        mouse > mice
        leaf > leaves
        city > cities
        goose > geese
        hero > heroes
        table > tables
        knife > knives
        bus > buses
        child > children
        """,
        "word|plural",
    ),
    fewshot=0,
)
MONEY = SmallTask(
    "money",
    code("""
    cue = {"q": "Country:", "a": "Currency:"}
    text = " ".join([cue["q"], data["country"]]) + "\\n" + cue["a"]
    return {"input": text, "output": " " + data["currency"], "processed_output": data["currency"]}
    """),
    qa(
        """
        Japan > yen
        Poland > zloty
        India > rupee
        Mexico > peso
        Sweden > krona
        Thailand > baht
        Hungary > forint
        Kenya > shilling
        Brazil > real
        Turkey > lira
        """,
        "country|currency",
    ),
    shots=qa(
        """
        China > yuan
        Israel > shekel
        Ghana > cedi
        Vietnam > dong
        """,
        "country|currency",
    ),
)
TICKETS = SmallTask(
    "tickets",
    code(
        """
        text = "Return the name and the seat as a JSON object.\\nText: " + data["text"] + "\\nJSON:"
        made = json.dumps({"name": data["name"], "seat": data["seat"]}, ensure_ascii=False)
        return {"input": text, "output": " " + made, "processed_output": made}
        """,
        "import json",
    ),
    table(
        "text|name|seat",
        """
        Mrs Arlt sits in 14C, next to the window.|Arlt|14C
        Seat 3A was booked for Dr Okafor.|Okafor|3A
        Please move Mr Lund to 22F.|Lund|22F
        Ms Petrov asked for 9D.|Petrov|9D
        In 17B there is Mr Haas, who needs a blanket.|Haas|17B
        Mr Sato has paid for 1A.|Sato|1A
        Mrs Moreau changed to 30E at the gate.|Moreau|30E
        8F belongs to Ms Nilsen.|Nilsen|8F
        Mr Conti was given 11C.|Conti|11C
        Ms Varga keeps 26B.|Varga|26B
        """,
    ),
)
TIDES = SmallTask(
    "tides",
    code("""
    table = "Port | High water\\n" + "\\n".join(f"{a} | {b}" for a, b in data["tides"].items())
    text = f"{table}\\nWhen is high water at {data['port']}?\\nTime:"
    time = data["tides"][data["port"]]
    return {"input": text, "output": f" {time}", "processed_output": time}
    """),
    tuple(
        {"port": names[place], "tides": dict(zip(names, times, strict=True))}
        for names, times, place in (
            (("Brest", "Cork", "Dover"), ("04:12", "05:37", "11:20"), 1),
            (("Emden", "Faro", "Goole"), ("00:45", "02:58", "06:31"), 0),
            (("Hull", "Ipswich", "Jersey"), ("06:05", "11:52", "07:14"), 2),
            (("Kiel", "Leith", "Malaga"), ("01:10", "02:26", "04:49"), 1),
            (("Nantes", "Ostend", "Poole"), ("05:03", "12:17", "09:44"), 2),
            (("Quimper", "Rye", "Skye"), ("04:38", "10:56", "06:22"), 0),
            (("Torquay", "Ulsta", "Vigo"), ("06:47", "09:15", "03:33"), 2),
            (("Wick", "Yarmouth", "Bilbao"), ("11:08", "10:29", "03:51"), 1),
            (("Calais", "Derry", "Exmouth"), ("11:41", "07:23", "06:36"), 0),
            (("Fowey", "Galway", "Harwich"), ("05:19", "04:54", "12:02"), 1),
        )
    ),
)
TASKS = (MARKET, PARCELS, PHRASES, SNIPPETS, WELLS, PLURALS, MONEY, TICKETS, TIDES)
