"""Right tasks: answers in words of their own, in English."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

SHELF = SmallTask(
    "library-span",
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
    The reading room was built in 1857 under a dome of iron.|When was the room built?|1857
    Ms Adeyemi bought the atlas at an auction in Bruges.|Where was the atlas bought?|Bruges
    The codex is written on vellum in brown ink.|What is the codex written on?|vellum
    Borrowers may keep a novel for three weeks.|How long may one keep a novel?|three weeks
    The archive moved to a salt mine to escape the damp.|What did the archive escape?|the damp
    Father Tobin catalogued the letters by hand.|Who catalogued the letters?|Father Tobin
    The bus with books stops at the mill on Tuesdays.|Where does the bus stop?|at the mill
    A leak on the top floor ruined forty maps.|What ruined the maps?|A leak on the top floor
    The oldest print shows a whale on the beach of Katwijk.|What does the print show?|a whale
    Two volumes were rebound in green leather.|In what were they rebound?|green leather
    """,
    ),
)

CLINIC = SmallTask(
    "clinic-sums",
    code(r"""
    text = f"Q: {data['problem']}\nA: Let us work it out."
    solution = f" {data['steps']} #### {data['result']}"
    return {"input": text, "output": solution, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    A nurse gives 3 tablets to each of 14 patients. How many is that?|3 * 14 = 42 tablets.|42
    A ward has 36 beds and 29 are taken. How many are free?|36 - 29 = 7 beds are free.|7
    A box of 96 swabs is shared by 8 rooms. How many per room?|96 / 8 = 12 swabs.|12
    A drip runs at 25 ml an hour. How many ml in 6 hours?|25 * 6 = 150 ml.|150
    There are 17 doctors and 45 nurses. How many people is that?|17 + 45 = 62 people.|62
    A shift has 9 hours with 2 breaks of 1 hour. How long is the work?|2 * 1 = 2. 9 - 2 = 7.|7
    A bottle of 500 ml lost 130 ml. How much is left?|500 - 130 = 370 ml are left.|370
    Each of 4 vans carries 2 stretchers. How many stretchers is that?|4 * 2 = 8 stretchers.|8
    A child weighs 20 kg and gets 5 mg per kg. What is the dose?|20 * 5 = 100 mg.|100
    There were 58 visits on Monday and 37 on Tuesday. How many in all?|58 + 37 = 95 visits.|95
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

MENU = SmallTask(
    "menu-italian",
    code(r"""
    prompt = "Translate from Italian into English.\n\nItalian: %s\nEnglish:" % data["it"]
    return {"input": prompt, "output": f" {data['en']}", "processed_output": data["en"]}
    """),
    qa(
        """
Il conto, per favore. > The bill, please.
La zuppa è troppo calda. > The soup is too hot.
Vorrei un bicchiere d'acqua. > I would like a glass of water.
Il pesce arriva ogni mattina. > The fish arrives every morning.
Non mangio carne. > I do not eat meat.
La cucina chiude alle dieci. > The kitchen closes at ten.
Abbiamo prenotato un tavolo per quattro. > We have booked a table for four.
Il pane è ancora caldo. > The bread is still warm.
Dov'è il sale? > Where is the salt?
Mia nonna faceva questa torta. > My grandmother used to make this cake.
""",
        "it|en",
    ),
    stop=("\n\n",),
)

LEAGUE = SmallTask(
    "league-cells",
    code(r"""
    lines = ["team | won | lost | points"] + [" | ".join(row) for row in data["rows"]]
    text = "\n".join(lines) + f"\n\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
    """),
    tuple(
        {"rows": [line.split() for line in rows.split(", ")], "question": question, "cell": cell}
        for rows, question, cell in (
            ("Otters 5 2 15, Herons 4 3 12", "How many games have the Herons won?", "4"),
            ("Foxes 7 1 21, Badgers 3 5 9", "How many points have the Foxes?", "21"),
            ("Rooks 2 6 6, Kites 8 0 24", "Which team has not lost a game?", "Kites"),
            ("Pikes 6 4 18, Carps 5 5 16", "How many games have the Pikes lost?", "4"),
            ("Stoats 9 3 27, Hares 10 2 30", "Which team has the most points?", "Hares"),
            ("Crows 1 7 3, Moles 6 2 19", "How many games have the Crows lost?", "7"),
            ("Toads 3 3 10, Newts 2 4 8", "How many points have the Newts?", "8"),
            ("Wrens 11 5 33, Robins 9 7 28", "Which team has won nine games?", "Robins"),
            ("Lynxes 0 8 1, Bears 5 3 14", "How many points have the Bears?", "14"),
            ("Seals 4 6 13, Whales 7 3 22", "How many games have the Whales won?", "7"),
        )
    ),
)

PRINTS = SmallTask(
    "what-prints",
    code(r"""
    text = f"What does this program print?\n\n```python\n{data['program']}\n```\nOutput:"
    gold = str(data["prints"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "program|prints",
        """
    deck = [4, 9, 2]⏎deck.sort()⏎print(deck[0])|2
    word = "pawn"⏎print(word.upper())|PAWN
    total = 0⏎for card in (3, 5, 8):⏎    total += card⏎print(total)|16
    dice = {"red": 6, "blue": 1}⏎print(dice["blue"])|1
    board = "x.o"⏎print(board.replace(".", "o"))|xoo
    lives = 3⏎while lives > 1:⏎    lives -= 1⏎print(lives)|1
    moves = ["e4", "e5", "Nf3"]⏎print(moves[-1])|Nf3
    score = 7⏎if score % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
    print(len("checkmate"))|9
    tiles = "a,b,c".split(",")⏎print("-".join(tiles))|a-b-c
    """,
    ),
)

BOOKING = SmallTask(
    "booking-json",
    code(
        r"""
    text = f"{ASK}\n\nMessage: {data['message']}\nJSON:"
    gold = json.dumps({"day": data["day"], "guests": data["guests"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    import json

    ASK = "Return the day and the number of guests of a booking as a JSON object."
    """,
    ),
    table(
        "message|day|guests#",
        """
    A table for 4 on Friday, please.|Friday|4
    We are 6 and would like to come on Sunday.|Sunday|6
    Is there room for 2 on Monday evening?|Monday|2
    On Saturday we shall be 11 for lunch.|Saturday|11
    Please note 3 guests for Thursday at eight.|Thursday|3
    My club, 14 people, wants to dine on Tuesday.|Tuesday|14
    Can you seat 5 on Wednesday near the window?|Wednesday|5
    Book us in for Friday, there are 7 of us.|Friday|7
    For Sunday brunch I need 9 seats.|Sunday|9
    A quiet corner for 2 on Thursday would be nice.|Thursday|2
    """,
    ),
)

DESK = SmallTask(
    "desk-intents",
    code(
        r"""
    talk = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["turns"])
    text = f"{HEAD}\n\n{talk}\nIntent:"
    return {"input": text, "output": " " + data["intent"], "processed_output": data["intent"]}
    """,
        above="""
    HEAD = "What does the caller want: appointment, prescription, or complaint?"
    """,
    ),
    tuple(
        {
            "turns": [
                {"who": "Desk", "says": "Good morning, how may I help?"},
                {"who": "Caller", "says": says},
            ],
            "intent": intent,
        }
        for says, intent in (
            ("I need to see Dr Lind before Friday.", "appointment"),
            ("My tablets have run out.", "prescription"),
            ("I sat in your hall for two hours and nobody came.", "complaint"),
            ("Could you renew my inhaler?", "prescription"),
            ("Is there a free slot next week?", "appointment"),
            ("The bill has my name wrong for the third time.", "complaint"),
            ("My son should have his eyes tested on Monday.", "appointment"),
            ("I want the cream that I had last month.", "prescription"),
            ("Your nurse was very rude to my mother.", "complaint"),
            ("Please move my visit to the afternoon.", "appointment"),
            ("I lost the slip for my drops and need another.", "prescription"),
            ("This is the worst practice in town.", "complaint"),
        )
    ),
)

UNITS = SmallTask(
    "unit-drill",
    code(
        r"""
    return {
        "input": f"{EXAMPLES}\n\nQ: {data['amount']} in {data['unit']}\nA:",
        "output": f" {data['value']}",
        "processed_output": data["value"],
    }
    """,
        above='''
    EXAMPLES = """Convert the amounts.

    Q: 2 km in m
    A: 2000

    Q: 300 cm in m
    A: 3

    Q: 5 minutes in seconds
    A: 300"""
    ''',
    ),
    table(
        "amount|unit|value",
        """
    4 kg|g|4000
    3 hours|minutes|180
    700 cm|m|7
    6 litres|ml|6000
    2 days|hours|48
    9000 m|km|9
    5 tonnes|kg|5000
    80 mm|cm|8
    4 weeks|days|28
    12000 g|kg|12
    """,
    ),
    fewshot=0,
)

SORTED = SmallTask(
    "alphabet-shelf",
    code(r"""
    text = f"Put the titles in alphabetical order.\nTitles: {data['titles']}\nOrder:"
    return {"input": text, "output": f" {data['order']}", "processed_output": data["order"]}
    """),
    tuple(
        {"titles": titles, "order": ", ".join(sorted(titles.split(", ")))}
        for titles in (
            "Emma, Dracula, Ivanhoe",
            "Walden, Candide, Ulysses",
            "Persuasion, Kim, Middlemarch",
            "Utopia, Germinal, Shane",
            "Nostromo, Beowulf, Lolita, Herzog",
            "Hamlet, Faust, Medea",
            "Tess, Nana, Carmen, Aida",
            "Orlando, Dune, Beloved",
            "Villette, Jazz, Cranford",
            "Solaris, Neuromancer, Contact",
        )
    ),
)

TASKS = (SHELF, CLINIC, MENU, LEAGUE, PRINTS, BOOKING, DESK, UNITS, SORTED)
