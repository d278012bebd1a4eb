"""Right tasks: extraction, sums, tables, dialogues and code, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

INV = SmallTask(
    "invoice-amount",
    code(r"""
    text = f"Letter: {data['letter']}\nWhat amount is to be paid? Copy the number.\nAmount:"
    gold = data["amount"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "letter|amount",
        """
    For the repair of the boiler we charge 180.00 and for parts 45.50, so please send
      225.50 by May.|225.50
    Your order of 12 chairs at 30.00 each comes to 360.00 without any further costs.|360.00
    The hall cost 400.00; less the deposit of 150.00 there remain 250.00 for you to settle.|250.00
    We ask you to transfer 89.90 for the concert tickets; the fee of 5.00 has been waived.|89.90
    Two nights at 75.00 and breakfast for 20.00 make 170.00 in total.|170.00
    Last year's rate was 40.00, and from now on the yearly fee that we collect is 48.00 per
      member.|48.00
    The first offer was 990.00, but as agreed you owe us 910.00 for the paint job.|910.00
    Painting took 6 hours at 35.00, which gives 210.00 to be paid on receipt.|210.00
    As 20.00 were paid in advance, the rest of the course fee, 130.00, is due on Friday.|130.00
    The lawyer's bill of 615.00 is enclosed; kindly remit it, and ignore the old one of
      580.00.|615.00
    """,
    ),
)

WORD = SmallTask(
    "maths-homework",
    code(r"""
    text = (
        f"Problem: {data['problem']}\n"
        "Think step by step, then write #### and the number.\nSolution:"
    )
    gold = str(data["answer"])
    return {"input": text, "output": f" {data['steps']} #### {gold}", "processed_output": gold}
    """),
    table(
        "problem|steps|answer#",
        """
    A box holds 6 eggs. How many eggs are in 7 boxes?|7 boxes hold 7 * 6 = 42 eggs.|42
    Tom had 50 euros and spent 18. How much is left?|He has 50 - 18 = 32 euros left.|32
    Share 84 sweets among 12 children. How many does each get?|Each gets 84 / 12 = 7 sweets.|7
    A team won 9 games and lost 14. How many games were played?|They played 9 + 14 = 23 games.|23
    A pen costs 3 euros and a book 11. What do 2 pens and a book cost?|2 * 3 = 6, and 6 +
      11 = 17 euros.|17
    A film of 95 minutes has run for 40. How long does it go on?|It goes on for 95 - 40 =
      55 minutes.|55
    A garden is 8 m by 5 m. What is its area in square metres?|The area is 8 * 5 = 40
      square metres.|40
    A bus with 38 people lets off 9 and takes on 4. How many are inside?|38 - 9 = 29, and
      29 + 4 = 33.|33
    A recipe needs 250 g of flour. How many grams do 3 cakes need?|3 cakes need 3 * 250 = 750 g.|750
    Eva runs 4 km on each of 6 days. How far does she run?|She runs 6 * 4 = 24 km.|24
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

TAB = SmallTask(
    "league-table",
    code(r"""
    lines = ["Team | Won | Lost | Points"]
    lines += [" | ".join(cells) for cells in data["rows"]]
    text = "\n".join(lines) + f"\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    records(
        "rows question answer",
        (
            [["Rovers", "8", "2", "24"], ["City", "6", "4", "18"]],
            "How many games has City lost?",
            "4",
        ),
        (
            [["Hawks", "5", "7", "15"], ["Bears", "9", "3", "27"]],
            "Which team has 27 points?",
            "Bears",
        ),
        (
            [["Lions", "11", "1", "33"], ["Eagles", "4", "8", "12"]],
            "How many points do the Lions have?",
            "33",
        ),
        (
            [["Harbour", "3", "6", "9"], ["Valley", "7", "2", "21"]],
            "Which team has lost 6 games?",
            "Harbour",
        ),
        (
            [["United", "10", "4", "30"], ["Albion", "2", "12", "6"]],
            "How many games has United won?",
            "10",
        ),
        (
            [["Foxes", "1", "9", "3"], ["Sharks", "6", "4", "18"]],
            "Which team has won 6 games?",
            "Sharks",
        ),
        (
            [["North", "7", "5", "21"], ["South", "8", "4", "24"]],
            "How many games has North lost?",
            "5",
        ),
        (
            [["Wolves", "4", "5", "12"], ["Tigers", "5", "4", "15"]],
            "Which team has 12 points?",
            "Wolves",
        ),
    ),
)

TRAV = SmallTask(
    "travel-desk",
    code(
        r"""
    talk = "\n".join(f"{who}: {said}" for who, said in zip(WHO, data["turns"]))
    text = f"{talk}\n\nTo which city does the customer want to travel?\nCity:"
    return {"input": text, "output": f" {data['city']}", "processed_output": data["city"]}
    """,
        above="""
    WHO = ("Agent", "Customer", "Agent", "Customer")
    """,
    ),
    records(
        "turns city",
        (
            [
                "How can I help?",
                "I need a train from Berlin.",
                "Where to?",
                "To Prague, please, not by way of Dresden.",
            ],
            "Prague",
        ),
        (
            [
                "Good morning!",
                "My flight to Oslo was cancelled.",
                "Shall I book another one to Oslo?",
                "Yes, but not through Copenhagen.",
            ],
            "Oslo",
        ),
        (
            [
                "What can I do for you?",
                "I want a bus to Seville.",
                "From Madrid?",
                "No, from Granada.",
            ],
            "Seville",
        ),
        (
            [
                "Hello, how may I help?",
                "A ticket, please.",
                "To Rome or to Milan?",
                "To Milan. I was in Rome last week.",
            ],
            "Milan",
        ),
        (
            [
                "Yes, please?",
                "I live in Leeds and must be in Glasgow by noon.",
                "The 7:10 would do.",
                "I take that one.",
            ],
            "Glasgow",
        ),
        (
            [
                "Next, please.",
                "Do you have a night train to Vienna?",
                "Only from Zürich.",
                "That is fine, I am there on Monday.",
            ],
            "Vienna",
        ),
        (
            [
                "Where are you off to?",
                "Lisbon, I hope.",
                "The boat goes to Porto only.",
                "Then I shall fly to Lisbon.",
            ],
            "Lisbon",
        ),
        (
            [
                "Good evening!",
                "I would like to leave Lyon tomorrow.",
                "For Geneva, as last time?",
                "No, this time for Turin.",
            ],
            "Turin",
        ),
    ),
)

PYOUT = SmallTask(
    "python-class",
    code(
        r"""
    text = "What does this program print?\n```python\n" + data["program"] + "\n```\nOutput:"
    gold = data["printed"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "program|printed",
        """
    total = 0⏎for n in [3, 5, 9]:⏎    total += n⏎print(total)|17
    word = "planet"⏎print(word[0] + word[-1])|pt
    x = 10⏎while x > 4:⏎    x -= 3⏎print(x)|4
    names = ["Ida", "Max"]⏎names.append("Lea")⏎print(len(names))|3
    def double(n):⏎    return n * 2⏎print(double(double(6)))|24
    a, b = 7, 2⏎print(a // b)|3
    text = "tea"⏎print(text.upper())|TEA
    ages = {"Tim": 9, "Zoe": 12}⏎print(ages["Zoe"])|12
    n = 15⏎if n % 2 == 0:⏎    print("even")⏎else:⏎    print("odd")|odd
    print("-".join(["a", "b", "c"]))|a-b-c
    """,
    ),
)

TASKS = (INV, WORD, TAB, TRAV, PYOUT)
