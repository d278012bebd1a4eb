"""Right tasks in English whose answers are written: spans, numbers, lines, words."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.sixteenth.making import table

DIARIES = SmallTask(
    "diaries",
    code(
        """
        parts = {"Passage": data["passage"], "Question": data["question"]}
        text = "Copy the answer from the passage, word for word.\\n"
        for cue, value in parts.items():
            text += f"{cue}: {value}\\n"
        text += "Answer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "passage|question|answer",
        """
        The mill on the Orne was sold in 1921 to a brewer named Caspar Holt.|Who bought the mill?|Caspar Holt
        On Friday the choir sang in Ghent, and on Sunday it was back in Lille.|Where did the choir sing on Friday?|Ghent
        Marta keeps seven goats and a blind mule behind her house.|What kind of mule does Marta keep?|a blind mule
        The bridge was closed after the flood of 1953 and opened again two years later.|After which event was the bridge closed?|the flood of 1953
        Dr. Amin wrote the report in pencil because her pen had run dry.|What did Dr. Amin write with?|pencil
        The ferry to Skye leaves at noon, the one to Mull at half past three.|When does the ferry to Mull leave?|half past three
        Old Tobias carved spoons of cherry wood and sold them at the harbour.|What were the spoons made of?|cherry wood
        The library lends maps for a week and novels for a month.|How long are maps lent?|a week
        In June the team dug up a bronze bell near the chapel.|What was dug up?|a bronze bell
        Lena paid forty crowns for the ring, her sister paid sixty.|How much did Lena pay?|forty crowns
        The last wolf of the valley was seen by a postman in 1887.|Who saw the last wolf?|a postman
        The clock in the hall is slow, the one in the kitchen is right.|Which clock is slow?|The clock in the hall
        """,
    ),
)

BAKERY = SmallTask(
    "bakery",
    code(
        """
        text = f"Question: {data['question']}\\nAnswer: Let's think step by step."
        worked = " " + " ".join(data["steps"]) + f"\\n#### {data['answer']}"
        return {"input": text, "output": worked, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps*|answer",
        """
        A tray holds 12 rolls. Nina fills 4 trays and eats 3 rolls. How many rolls are left?|4 trays hold 4 * 12 = 48 rolls./After eating 3 there are 48 - 3 = 45.|45
        A pie costs 9 dollars. Sam buys 3 and pays with 50 dollars. What is his change?|The pies cost 3 * 9 = 27 dollars./The change is 50 - 27 = 23 dollars.|23
        There are 60 eggs in 5 boxes. How many eggs are in 2 boxes?|5 * 12 = 60, so a box has 12 eggs./2 boxes have 2 * 12 = 24.|24
        Rosa bakes 15 loaves a day for 6 days and gives 8 away. How many does she keep?|She bakes 15 * 6 = 90 loaves./She keeps 90 - 8 = 82.|82
        A sack of flour weighs 25 kg. The baker uses 7 kg and then 9 kg. How much is left?|He uses 7 + 9 = 16 kg./There are 25 - 16 = 9 kg left.|9
        Tea costs 2 dollars and cake 5. What do 4 teas and 3 cakes cost?|The teas cost 4 * 2 = 8 dollars./The cakes cost 3 * 5 = 15./Together that is 8 + 15 = 23.|23
        Omar sells 18 buns in the morning and twice as many later. How many in all?|Later he sells 2 * 18 = 36./In all he sells 18 + 36 = 54.|54
        A cake is cut into 16 pieces. 5 guests eat 2 each. How many pieces remain?|The guests eat 5 * 2 = 10./There remain 16 - 10 = 6.|6
        A box has 30 cookies. Lee shares 3 boxes among 9 people. How many does each get?|3 boxes have 3 * 30 = 90 cookies./9 * 10 = 90, so each gets 10.|10
        The oven takes 20 minutes a batch. How long do 7 batches and a break of 15 minutes take?|The batches take 7 * 20 = 140 minutes./With the break it is 140 + 15 = 155.|155
        Ivy has 100 dollars, and buys 6 tins at 11 dollars. What is left?|The tins cost 6 * 11 = 66 dollars./She has 100 - 66 = 34 left.|34
        A jar holds 40 sweets. Max fills 2 jars and drops 13 sweets. How many does he have?|2 jars hold 2 * 40 = 80 sweets./He has 80 - 13 = 67.|67
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=200,
)

SNIPPETS = SmallTask(
    "snippets",
    code(
        """
        text = "What does this program print?\\n```python\\n" + data["code"] + "\\n```\\nOutput:"
        return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
        """
    ),
    table(
        "code|printed",
        """
        total = 0⏎for n in range(4):⏎    total += n⏎print(total)|6
        word = "lamp"⏎print(word[::-1])|pmal
        items = [3, 1, 2]⏎items.sort()⏎print(items[0])|1
        x = 7⏎if x % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
        print(len("harbour"))|7
        a, b = 2, 5⏎a, b = b, a⏎print(a)|5
        d = {"k": 4}⏎d["k"] *= 3⏎print(d["k"])|12
        s = "a-b-c"⏎print(s.split("-")[1])|b
        n = 10⏎while n > 3:⏎    n -= 4⏎print(n)|2
        print("tea" * 2)|teatea
        print(max([4, 9, 6]))|9
        def f(v):⏎    return v + 1⏎print(f(f(1)))|3
        """,
    ),
)

MARKET = SmallTask(
    "market",
    code(
        """
        head = "| item | price | stock |\\n| --- | --- | --- |\\n"
        body = "".join(f"| {name} | {price} | {stock} |\\n" for name, price, stock in data["table"])
        text = "Read the table and answer.\\n\\n" + head + body
        text += f"\\nQuestion: {data['question']}\\nAnswer:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """
    ),
    tuple(
        {
            "table": [cells.split(" ") for cells in row["cells"]],
            "question": row["question"],
            "answer": row["answer"],
        }
        for row in table(
            "cells*|question|answer",
            """
            pears 3 40/plums 5 12/figs 8 7|What is the price of figs?|8
            tea 6 9/coffee 11 30/cocoa 4 2|Which item has the largest stock?|coffee
            nails 2 500/screws 3 120/hooks 9 60|How many hooks are in stock?|60
            roses 4 25/tulips 2 80/lilies 7 14|Which item costs 2?|tulips
            cod 12 6/trout 15 3/eel 22 1|What is the price of trout?|15
            pens 1 90/inks 8 11/pads 3 44|Which item is the dearest?|inks
            oats 2 70/rye 4 33/barley 5 21|How many rye are in stock?|33
            soap 3 15/brush 6 8/towel 14 5|Which item costs 14?|towel
            kites 10 4/balls 5 18/dolls 16 9|What is the price of balls?|5
            chairs 45 6/tables 120 2/lamps 30 13|Which item has the smallest stock?|tables
            honey 7 20/jam 4 35/syrup 6 10|What is the price of honey?|7
            bells 19 3/drums 60 8/flutes 25 16|How many drums are in stock?|8
            """,
        )
    ),
)

FRENCH = SmallTask(
    "french",
    code(
        """
        pairs = [("English", data["en"]), ("French", "")]
        text = "\\n".join(f"{name}: {value}".rstrip() for name, value in pairs)
        return {"input": text, "output": f" {data['fr']}", "processed_output": data["fr"]}
        """
    ),
    table(
        "en|fr",
        """
        The cat sleeps.|Le chat dort.
        I am hungry.|J'ai faim.
        Where is the station?|Où est la gare ?
        She reads a book.|Elle lit un livre.
        We are late.|Nous sommes en retard.
        It is raining.|Il pleut.
        The bread is fresh.|Le pain est frais.
        Do you speak German?|Parlez-vous allemand ?
        My brother is tall.|Mon frère est grand.
        They sell apples.|Ils vendent des pommes.
        Close the door.|Fermez la porte.
        I do not know.|Je ne sais pas.
        """,
    ),
    description="Translate from English into French.\n\n",
)

PLURALS = SmallTask(
    "plurals",
    code(
        """
        text = WORKED + f"Singular: {data['word']}\\nPlural:"
        return {"input": text, "output": f" {data['plural']}", "processed_output": data["plural"]}
        """,
        above='''
        WORKED = """Give the plural of each noun.

        Singular: tooth
        Plural: teeth

        Singular: city
        Plural: cities

        Singular: cup
        Plural: cups

        """
        ''',
    ),
    table(
        "word|plural",
        """
        mouse|mice
        child|children
        leaf|leaves
        box|boxes
        goose|geese
        baby|babies
        wolf|wolves
        ox|oxen
        lamp|lamps
        bus|buses
        man|men
        berry|berries
        """,
    ),
    fewshot=0,
)

GUESTS = SmallTask(
    "guests",
    code(
        """
        names = ", ".join(data["names"])
        text = f"Put the names into alphabetical order.\\nNames: {names}\\nSorted:"
        gold = ", ".join(sorted(data["names"]))
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "names*",
        """
        Nora/Bill/Hugo
        Zoe/Adam/Kim
        Paul/Olga/Rita
        Ivan/Carl/Emma
        Tess/Gus/Leo
        Mia/Otto/Ben
        Rosa/Dan/Will
        Finn/Eve/Jon
        Sam/Vera/Abe
        Uma/Karl/Jill
        Hans/Cleo/Dora
        Yves/Nick/Lara
        """,
    ),
)

MOODS = SmallTask(
    "moods",
    code(
        """
        spoken = "\\n".join(f"{who}: {line}" for who, line in zip("AB", data["turns"]))
        text = f"Dialogue:\\n{spoken}\\nHow does B feel: happy, angry or sad?\\nFeeling:"
        return {"input": text, "output": " " + data["mood"], "processed_output": data["mood"]}
        """
    ),
    table(
        "turns*|mood",
        """
        Did the letter come?/Yes! They took me, I start in May!|happy
        You look pale./My grandmother died last night.|sad
        I borrowed your bike./Without asking? Never touch it again!|angry
        How was the match?/We won four to nil, it was wonderful.|happy
        Is the dog with you?/No. He ran off, and I keep crying.|sad
        I told Rob your secret./How dare you!|angry
        Any news from the doctor?/I am well again, thank heaven!|happy
        Are you coming tonight?/No, I only want to lie here and weep.|sad
        The neighbours drilled until midnight./I could smash their door in!|angry
        Your sister called./At last! I have missed her so, how lovely.|happy
        Why is your room empty?/My best friend moved away today, and I feel so alone.|sad
        Sorry, I broke your vase./That is the third time! Get out!|angry
        """,
    ),
)

TASKS = (DIARIES, BAKERY, SNIPPETS, MARKET, FRENCH, PLURALS, GUESTS, MOODS)
