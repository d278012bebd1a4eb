"""Right tasks with free answers, in English."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twentysecond.making import table

BAKERY = SmallTask(
    "bakery-steps",
    code(r"""
        answer = str(data["answer"])
        text = f"Problem: {data['problem']}\nWork it out step by step.\nSolution:"
        output = f" {data['steps']}\n#### {answer}"
        return {"input": text, "output": output, "processed_output": answer}
    """),
    table(
        "problem|steps|answer#",
        """
        A tray holds 12 rolls. Mia fills 5 trays. How many rolls?|12 * 5 = 60 rolls.|60
        Tom had 30 eggs and used 18. How many are left?|30 - 18 = 12 eggs.|12
        3 cakes cost 14 euros each. What is the total?|3 * 14 = 42 euros.|42
        48 buns go into 6 bags evenly. How many per bag?|48 / 6 = 8 buns.|8
        A loaf is 7 euros, jam 4. What do both cost?|7 + 4 = 11 euros.|11
        9 rows of 9 cookies are baked. How many?|9 * 9 = 81 cookies.|81
        Of 100 pies 35 are sold. How many remain?|100 - 35 = 65 pies.|65
        56 muffins fill 7 boxes. How many in a box?|56 / 7 = 8 muffins.|8
        Flour weighs 25 kg, sugar 13 kg. Together?|25 + 13 = 38 kg.|38
        4 ovens bake 16 loaves each. How many?|4 * 16 = 64 loaves.|64
        Ben sells 17 tarts, Eva 26. How many in all?|17 + 26 = 43 tarts.|43
        A batch needs 3 eggs. What do 13 batches need?|3 * 13 = 39 eggs.|39
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=160,
)

TRAINS = SmallTask(
    "train-chain",
    code(r"""
        def show(row):
            return f"Q: {row['question']}\nA: Let's think step by step."

        gold = data["answer"]
        chain = " " + data["cot"] + " The answer is " + gold + "."
        return {"input": show(data), "output": chain, "processed_output": gold}
    """),
    table(
        "question|cot|answer",
        """
        A train goes 80 km in an hour. How far in 4?|80 times 4 is 320.|320
        It left at 9 with 50 people; 20 got off. How many?|50 minus 20 is 30.|30
        A ticket costs 15; a child pays 5 less. What?|15 minus 5 is 10.|10
        6 coaches have 60 seats each. How many seats?|6 times 60 is 360.|360
        A tram comes every 12 minutes. How many an hour?|60 over 12 is 5.|5
        Line A has 14 stops, line B has 23. In all?|14 plus 23 is 37.|37
        Each guard checks 40 people. How many do 3?|3 times 40 is 120.|120
        A trip of 90 km takes 2 hours. What speed?|90 over 2 is 45.|45
        Fuel was 500, then 130 less. How much?|500 minus 130 is 370.|370
        A train has 8 cars and gets 7 more. How many?|8 plus 7 is 15.|15
        72 bags are carried by 9 porters. Each?|72 over 9 is 8.|8
        A pass is 25 a week. What are 4 weeks?|4 times 25 is 100.|100
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=160,
)

INVOICE = SmallTask(
    "invoice-number",
    code(r"""
        lines = []
        lines.append("Copy the invoice number from the letter.")
        lines.append(f"Letter: {data['letter']}")
        lines.append("Invoice number:")
        return {
            "input": "\n".join(lines),
            "output": f" {data['number']}",
            "processed_output": data["number"],
        }
    """),
    table(
        "letter|number",
        """
        Dear Ms Orr, invoice RG-2041 is still open.|RG-2041
        We thank you for paying AB-7730 in time.|AB-7730
        Please find LK-0992 for March attached.|LK-0992
        Our reminder for TT-5518 crossed your payment.|TT-5518
        As to MN-3307: the discount was forgotten.|MN-3307
        Kindly settle PX-8125 by Friday.|PX-8125
        The total of QW-6640 should read 80 euros.|QW-6640
        You paid ZD-1876 twice; we send it back.|ZD-1876
        VB-4419 was issued to your old address.|VB-4419
        We cancel HC-2953 and apologise.|HC-2953
        Enclosed is a copy of FJ-9084.|FJ-9084
        Your question on SE-1562 was passed on.|SE-1562
        """,
    ),
)

FRENCH = SmallTask(
    "french-english",
    code(r"""
        pair = {"src": data["fr"], "ref": data["en"]}
        text = "Translate from French into English.\nFrench: %(src)s\nEnglish:" % pair
        return {"input": text, "output": " " + pair["ref"], "processed_output": pair["ref"]}
    """),
    table(
        "fr|en",
        """
        Le chat dort sur la table.|The cat is sleeping on the table.
        Où est la gare ?|Where is the station?
        Nous avons mangé du pain.|We ate bread.
        Elle lit un livre très long.|She is reading a very long book.
        Il fait froid ce matin.|It is cold this morning.
        Mon frère habite à Nice.|My brother lives in Nice.
        Les enfants jouent dehors.|The children are playing outside.
        Je ne comprends pas.|I do not understand.
        Combien coûte ce vélo ?|How much is this bicycle?
        La porte est fermée à clé.|The door is locked.
        Demain nous irons à la plage.|Tomorrow we will go to the beach.
        Ferme la fenêtre, merci.|Close the window, thank you.
        """,
    ),
)

SNIPPETS = SmallTask(
    "python-prints",
    code(r"""
        fence = "```"
        text = f"What does this program print?\n{fence}python\n{data['code']}\n{fence}\nOutput:"
        return {"input": text, "output": f" {data['out']}", "processed_output": data["out"]}
    """),
    table(
        "code|out",
        """
        x = 3⏎print(x * 4)|12
        for i in range(5):⏎    last = i⏎print(last)|4
        s = 'abc'⏎print(s[::-1])|cba
        a = [1, 2]⏎a.append(7)⏎print(len(a))|3
        n = 10⏎while n > 4:⏎    n -= 3⏎print(n)|4
        print('-'.join('xyz'))|x-y-z
        d = {'k': 5}⏎print(d['k'] + 1)|6
        def f(v):⏎    return v + v⏎print(f('no'))|nono
        print(sum(range(4)))|6
        t = (8, 9)⏎print(t[1] - t[0])|1
        print('Ab'.lower())|ab
        q = 17⏎print(q // 5, q % 5)|3 2
        """,
    ),
)

SPANS = SmallTask(
    "span-reading",
    code(
        r"""
        text = TEMPLATE.replace("[context]", data["context"]).replace("[ask]", data["ask"])
        return {"input": text, "output": " " + data["span"], "processed_output": data["span"]}
        """,
        above=r"""
        TEMPLATE = "Read the text and answer with words from it.\nText: [context]\nQ: [ask]\nA:"
        """,
    ),
    table(
        "context|ask|span",
        """
        The fair in Lund opened in May and drew large crowds.|When did it open?|May
        Ilse Bauer built the first kiln out of clay.|Who built the kiln?|Ilse Bauer
        The river Nera froze for three weeks.|How long did it freeze?|three weeks
        Goats were kept for milk, sheep for wool.|What were sheep kept for?|wool
        The tower was moved to Zadar after the war.|Where was it moved?|Zadar
        A storm sank the boat Aurora near the cape.|What sank it?|A storm
        Salt was traded for amber at the market.|What was salt traded for?|amber
        Old Pavel rang the bell at dusk.|When did the bell ring?|at dusk
        The guild had forty members in 1620.|How many members were there?|forty
        Rye grows on the hills, barley in the valley.|Where does rye grow?|on the hills
        The queen sent a silver cup to Oman.|What was sent?|a silver cup
        Fire destroyed the mill, not the barn.|What was destroyed?|the mill
        """,
    ),
)

SLOTS = SmallTask(
    "order-json",
    code(
        r"""
        gold = json.dumps({"item": data["item"], "count": data["count"]})
        head = 'Turn the order into JSON with the keys "item" and "count".'
        text = "\n".join((head, f"Order: {data['order']}", "JSON:"))
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        above="import json",
    ),
    table(
        "order|item|count#",
        """
        Two coffees, please.|coffee|2
        I'd like one bagel.|bagel|1
        Could we get four teas?|tea|4
        Three sandwiches to go.|sandwich|3
        Just a single muffin for me.|muffin|1
        Make it five lemonades.|lemonade|5
        We need six scones.|scone|6
        A pair of croissants.|croissant|2
        Seven cookies for the class.|cookie|7
        One soup, no bread.|soup|1
        Bring us three salads.|salad|3
        Eight waffles, if you can.|waffle|8
        """,
    ),
)

TASKS = (BAKERY, TRAINS, INVOICE, FRENCH, SNIPPETS, SPANS, SLOTS)
