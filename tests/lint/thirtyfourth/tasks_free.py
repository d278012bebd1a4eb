"""Right tasks: texts, numbers, code and tables, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

MATH = SmallTask(
    "word-sums",
    code(r"""
    text = f"Question: {data['question']}\nAnswer:"
    gold = data["answer"]
    return {
        "input": text,
        "output": f" {data['steps']} #### {gold}",
        "processed_output": gold,
    }
    """),
    table(
        "question|steps|answer",
        """
    Ben has 3 boxes of 12 pens. How many pens has he?|3 * 12 = 36 pens.|36
    A bus with 40 people loses 15 and gains 7. How many are in it?|40 - 15 = 25, and 25 + 7 = 32.|32
    Tea costs 4 euros and cake 5. What do 2 of each cost?|4 + 5 = 9, and 9 * 2 = 18.|18
    A rope of 56 metres is cut into 8 equal parts. How long is each?|56 / 8 = 7 metres.|7
    Nina reads 25 pages a day. How many pages in 6 days?|25 * 6 = 150 pages.|150
    A farmer sells 14 of 50 hens, then 9 more. How many are left?|14 + 9 = 23, and 50 - 23 = 27.|27
    Five friends share 85 euros. How much does each get?|85 / 5 = 17 euros.|17
    A hall has 12 rows of 11 seats; 20 are broken. How many are good?|12 * 11 = 132, and 132 - 20
      = 112.|112
    A train goes 90 km in an hour. How far does it go in 4 hours?|90 * 4 = 360 km.|360
    Ida is 8, her aunt is 5 times as old. How old is the aunt?|8 * 5 = 40 years.|40
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

SPAN = SmallTask(
    "text-spans",
    code(r"""
    text = f"Text: {data['context']}\nQuestion: {data['question']}\n"
    text += "Answer with words from the text.\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "context|question|answer",
        """
    The Café Müller opened in 1921 and was run by two sisters from Graz.|Where did the sisters
      come from?|Graz
    Admiral Okafor sailed to Lagos with nine ships in the spring.|Who sailed to Lagos?|Admiral
      Okafor
    The tower in Brno was painted green after the great fire.|What colour was the tower
      painted?|green
    José keeps his bees behind the school, where lavender grows.|What grows behind the
      school?|lavender
    The museum moved from Harbour Street to the old station in May.|Where did the museum move
      to?|the old station
    Professor Lindqvist found the coin while she dug up potatoes.|What did the professor find?|the
      coin
    The Séance, a novel by Ada Quill, was printed in Dublin.|In which city was the novel
      printed?|Dublin
    Rain stopped the match after forty minutes, and the crowd went home.|What stopped the
      match?|Rain
    The bridge over the Tamar was designed by Brunel in his last years.|Who designed the
      bridge?|Brunel
    A baker named Zoë won the marathon in front of a soldier.|What was the winner's
      profession?|baker
    """,
    ),
)

PRINTS = SmallTask(
    "program-output",
    code(r"""
    gold = data["result"]
    text = f"What does this Python program print?\n```python\n{data['program']}\n```\nOutput:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "program|result",
        """
    x = 3⏎x = x * 4⏎print(x)|12
    words = ['a', 'bc']⏎print(len(words))|2
    total = 0⏎for n in range(5):⏎    total += n⏎print(total)|10
    name = 'lint'⏎print(name[::-1])|tnil
    a, b = 7, 2⏎print(a % b)|1
    s = 'one two'⏎print(s.split()[1])|two
    n = 2⏎while n < 50:⏎    n = n * n⏎print(n)|256
    d = {'k': 5}⏎d['k'] += 4⏎print(d['k'])|9
    def f(x):⏎    return x - 1⏎print(f(f(9)))|7
    print('ab'.upper() + 'c')|ABc
    """,
    ),
)

TRANS = SmallTask(
    "english-german",
    code(r"""
    gold = data["de"]
    text = f"Translate into German.\nEnglish: {data['en']}\nGerman:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "en|de",
        """
    The cat sleeps under the table.|Die Katze schläft unter dem Tisch.
    We are going home now.|Wir gehen jetzt nach Hause.
    My brother is learning Spanish.|Mein Bruder lernt Spanisch.
    The windows are open.|Die Fenster sind geöffnet.
    She buys bread and cheese.|Sie kauft Brot und Käse.
    It is snowing in the mountains.|In den Bergen schneit es.
    The train is five minutes late.|Der Zug hat fünf Minuten Verspätung.
    They have two daughters.|Sie haben zwei Töchter.
    I drink coffee without milk.|Ich trinke Kaffee ohne Milch.
    The book is very old.|Das Buch ist sehr alt.
    """,
    ),
)

CELLS = SmallTask(
    "table-lookup",
    code(r"""
    lines = [" | ".join(cells) for cells in data["table"]]
    text = "\n".join(lines) + f"\n\nQuestion: {data['question']}\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "table question answer",
        (
            [["City", "River"], ["Vienna", "Danube"], ["Rome", "Tiber"]],
            "Which river is in Rome?",
            "Tiber",
        ),
        ([["Name", "Age"], ["Eva", "31"], ["Tom", "27"]], "How old is Eva?", "31"),
        ([["Fruit", "Price"], ["fig", "80"], ["plum", "35"]], "What does a plum cost?", "35"),
        ([["Team", "Goals"], ["Reds", "4"], ["Blues", "1"]], "Which team has 4 goals?", "Reds"),
        ([["Tree", "Height"], ["oak", "22"], ["yew", "12"]], "How high is the oak?", "22"),
        (
            [["Day", "Soup"], ["Monday", "leek"], ["Friday", "tomato"]],
            "On which day is there leek soup?",
            "Monday",
        ),
        (
            [["Ship", "Year"], ["Argo", "1902"], ["Vega", "1878"]],
            "When was the Vega built?",
            "1878",
        ),
        ([["Pet", "Owner"], ["Rex", "Olga"], ["Tiger", "Paul"]], "Who owns Rex?", "Olga"),
        (
            [["Peak", "Land"], ["Triglav", "Slovenia"], ["Rysy", "Poland"]],
            "In which land is Rysy?",
            "Poland",
        ),
        (
            [["Room", "Floor"], ["attic", "3"], ["cellar", "0"]],
            "Which room is on floor 3?",
            "attic",
        ),
    ),
)

TASKS = (MATH, SPAN, PRINTS, TRANS, CELLS)
