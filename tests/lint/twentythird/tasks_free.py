"""Right tasks in English whose answer is a text, a number or a label."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

INFERENCE = SmallTask(
    "inference",
    code("""
    text = (
        "Say whether the hypothesis follows from the premise (entailment), contradicts it "
        "(contradiction), or neither (neutral).\\n"
        f"Premise: {data['premise']}\\n"
        f"Hypothesis: {data['hypothesis']}\\n"
        "Label:"
    )
    return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
    """),
    table(
        "premise|hypothesis|label",
        """
    Two boys are playing football in a park.|Children are outdoors.|entailment
    A woman is slicing an onion.|The woman is asleep.|contradiction
    A man is waiting at a bus stop.|He is going to work.|neutral
    Three dogs run along the beach.|Animals are running.|entailment
    The shop is closed on Sundays.|One can shop there every day.|contradiction
    A girl holds a red balloon.|It is her birthday.|neutral
    The old house has no electricity.|All rooms have electric light.|contradiction
    A choir sings in the cathedral.|People are making music.|entailment
    Workers repair the roof.|The roof was damaged by hail.|neutral
    The lake is frozen over.|Ice covers the lake.|entailment
    Nobody answered the door.|Somebody opened at once.|contradiction
    A cook tastes the sauce.|The sauce needs more salt.|neutral
    """,
    ),
)

TILLS = SmallTask(
    "tills",
    code("""
    text = f"Problem: {data['problem']}\\nSolution: Let's work it out step by step."
    solution = f" {data['steps']} The answer is {data['answer']}."
    return {"input": text, "output": solution, "processed_output": str(data["answer"])}
    """),
    table(
        "problem|steps|answer#",
        """
    A loaf costs 3 euros and a cake 12. What do 2 loaves and a cake cost?|Two loaves cost
     2 * 3 = 6. With the cake it is 6 + 12 = 18.|18
    Sam has 40 euros and buys 4 tickets for 7 euros each. What is left?|The tickets cost 4 * 7 =
     28. That leaves 40 - 28 = 12.|12
    A box holds 6 eggs. How many eggs are in 9 boxes, if 4 are broken?|Nine boxes hold 9 * 6 = 54.
     Without the broken ones it is 54 - 4 = 50.|50
    Rita reads 15 pages a day. How many pages does she read in 2 weeks?|Two weeks are 2 * 7 = 14
     days. She reads 14 * 15 = 210.|210
    A bus has 52 seats and 17 are free. Then 5 people get off. How many are left on it?|There are
     52 - 17 = 35 people. Then 35 - 5 = 30 are left.|30
    Tom saves 8 euros a week. How much has he after 6 weeks if he had 20 before?|He saves 6 * 8 =
     48. Together it is 48 + 20 = 68.|68
    Three friends share a bill of 75 euros. Each adds 2 euros as a tip. What does each pay?|Each
     share is 75 / 3 = 25. With the tip it is 25 + 2 = 27.|27
    A rope of 96 metres is cut into 8 pieces. How long are 3 pieces?|One piece is 96 / 8 = 12. Three
     are 3 * 12 = 36.|36
    A farm has 14 cows and twice as many sheep. How many animals is that?|There are 2 * 14 = 28
     sheep. Together it is 28 + 14 = 42.|42
    Eva picks 5 baskets of 11 apples and gives 9 away. How many has she?|She picks 5 * 11 = 55.
     Then 55 - 9 = 46 are left.|46
    """,
    ),
    postprocess="exact_match_post",
    max_tokens=200,
)

FERRIES = SmallTask(
    "ferries",
    code(
        """
    text = "\\n".join(
        [
            "Read the passage and answer the question with words from it.",
            "",
            section("Passage", data["passage"]),
            section("Question", data["question"]),
            "Answer:",
        ]
    )
    answer = data["answers"][0]
    return {"input": text, "output": f" {answer}", "processed_output": answer}
    """,
        """
    def section(name, body):
        return f"{name}: {body}"
    """,
    ),
    table(
        "passage|question|answers*",
        """
    The ferry to Skye left Mallaig at noon with forty passengers.|From where did it leave?|Mallaig
    Dr Okafor opened the clinic in 1987 with two nurses.|When was the clinic opened?|1987
    The choir rehearses in the old granary on Mondays.|Where does the choir rehearse?|the old
     granary
    Heavy snow closed the pass, so the bus took the tunnel.|What closed the pass?|Heavy snow
    Mrs Lind sold the farm to her nephew Karl last spring.|Who bought the farm?|Karl
    The museum keeps three hundred clocks, most of them Swiss.|What does the museum keep?|three
     hundred clocks
    The harbour was dredged in August for the larger ships.|In which month was it dredged?|August
    Anna won the regatta ahead of her brother Piet.|Who came second?|Piet
    The well in the square has been dry for nine years.|How long has it been dry?|nine years
    A baker named Rossi founded the fire brigade.|What was Rossi's trade?|baker
    The letter was posted in Cork and arrived in Bergen.|Where did the letter arrive?|Bergen
    """,
    ),
)

FRENCH = SmallTask(
    "french",
    code(
        """
    prompt = EXAMPLES + f"English: {data['en']}\\nFrench:"
    return {"input": prompt, "output": " " + data["fr"], "processed_output": data["fr"]}
    """,
        '''
    EXAMPLES = """Translate from English into French.

    English: The door is open.
    French: La porte est ouverte.

    English: We have two cats.
    French: Nous avons deux chats.

    English: Where is the station?
    French: Où est la gare ?

    """
    ''',
    ),
    table(
        "en|fr",
        """
    The child is sleeping.|L'enfant dort.
    I drink a cup of tea.|Je bois une tasse de thé.
    She works in a bank.|Elle travaille dans une banque.
    The train is late.|Le train est en retard.
    They live near the sea.|Ils habitent près de la mer.
    He does not like fish.|Il n'aime pas le poisson.
    My sister plays the piano.|Ma sœur joue du piano.
    It rains in the morning.|Il pleut le matin.
    The book is on the table.|Le livre est sur la table.
    We eat at eight o'clock.|Nous mangeons à huit heures.
    """,
    ),
    fewshot=0,
)

PRINTS = SmallTask(
    "prints",
    code("""
    program = data["code"]
    text = f"What does this program print?\\n```python\\n{program}\\n```\\nOutput:"
    return {"input": text, "output": " " + data["stdout"], "processed_output": data["stdout"]}
    """),
    table(
        "code|stdout",
        """
    total = 0⏎for n in [2, 5, 6]:⏎    total += n⏎print(total)|13
    word = "lamp"⏎print(word[::-1])|pmal
    a, b = 3, 8⏎if a > b:⏎    print("first")⏎else:⏎    print("second")|second
    xs = [4, 1, 9]⏎xs.sort()⏎print(xs[0])|1
    def twice(x):⏎    return 2 * x⏎print(twice(twice(5)))|20
    names = ["Bo", "Al"]⏎print("-".join(names))|Bo-Al
    d = {"a": 1, "b": 7}⏎print(d["b"] - d["a"])|6
    n = 10⏎while n > 3:⏎    n -= 4⏎print(n)|2
    print(len("teapot"))|6
    x = 17⏎print(x % 5)|2
    print("ab" * 3)|ababab
    """,
    ),
)

ROUTES = SmallTask(
    "routes",
    code(
        """
    legend = "\\n".join(f"{number} = {team}" for number, team in TEAMS.items())
    text = f"To which team does the ticket go?\\n{legend}\\n\\nTicket: {data['ticket']}\\nTeam:"
    number = str(data["label"])
    return {"input": text, "output": f" {number}", "processed_output": number}
    """,
        """
    TEAMS = {0: "billing", 1: "delivery", 2: "technical support", 3: "returns"}
    """,
    ),
    table(
        "ticket|label#",
        """
    I was charged twice for the same invoice.|0
    The parcel has been in transit for nine days.|1
    The app crashes whenever I log in.|2
    How do I send back shoes that do not fit?|3
    My router shows a red light and no connection.|2
    Please send me a receipt for last month's payment.|0
    The courier left the package in the rain.|1
    I want to return the lamp and get a refund label.|3
    The update fails with error 504.|2
    Why is there a fee on my credit card bill?|0
    The driver never came, where is my delivery?|1
    Can I exchange the jacket for a smaller size?|3
    """,
    ),
)

SPAM = SmallTask(
    "spam",
    code("""
    head = "Classify the message as spam or ham."
    text = "{}\\nMessage: {}\\nClass:".format(head, data["message"])
    return {"input": text, "output": " " + data["kind"], "processed_output": data["kind"]}
    """),
    table(
        "message|kind",
        """
    Win a free cruise now, just call this number!|spam
    Are we still meeting at six?|ham
    Your account is blocked, click here to verify.|spam
    I left your keys with the neighbour.|ham
    Cheap pills, no prescription needed!|spam
    Mum asks whether you come for dinner.|ham
    Congratulations, you have been selected for a prize!|spam
    Thanks for the notes, they helped a lot.|ham
    Earn 500 a day from home, reply YES.|spam
    The lecture is moved to room 12.|ham
    """,
    ),
    shots=table(
        "message|kind",
        """
    Claim your gift card before midnight!|spam
    Can you pick up some bread?|ham
    Hot offer: loans without any checks!|spam
    Running late, start without me.|ham
    """,
    ),
    fewshot=4,
)

TASKS = (INFERENCE, TILLS, FERRIES, FRENCH, PRINTS, ROUTES, SPAM)
