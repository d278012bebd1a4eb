"""Right tasks: numbers, spans, tables, code and translation, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

GSM = SmallTask(
    "gsm-port",
    code(r"""
    text = f"Question: {data['question']}\nLet's think step by step.\nAnswer:"
    gold = str(data["answer"])
    return {"input": text, "output": f" {data['steps']} #### {gold}", "processed_output": gold}
    """),
    table(
        "question|steps|answer#",
        """
    Tom buys 3 pens at 4 dollars each. What does he pay?|He pays 3 * 4 = 12 dollars.|12
    A farm has 25 hens and sells 9. How many are left?|There are 25 - 9 = 16 hens left.|16
    Six boxes hold 7 cups each. How many cups?|They hold 6 * 7 = 42 cups.|42
    Ann reads 18 pages on Monday and 27 on Tuesday. How many in all?|She reads 18 + 27 = 45.|45
    A rope of 56 metres is cut into 8 equal parts. How long is each?|Each is 56 / 8 = 7 metres.|7
    Ben has 50 dollars and spends 23. What remains?|He has 50 - 23 = 27 dollars left.|27
    A bus makes 5 trips with 31 people each. How many people?|It takes 5 * 31 = 155 people.|155
    Mia had 14 shells and found 19 more. How many now?|She has 14 + 19 = 33 shells.|33
    72 eggs are packed in dozens. How many dozens?|There are 72 / 12 = 6 dozens.|6
    A shop sold 48 cakes and then 35. How many in all?|It sold 48 + 35 = 83 cakes.|83
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

SQUAD = SmallTask(
    "squad-port",
    code(r"""
    text = "Answer the question with words from the passage.\n\n"
    text += f"Passage: {data['context']}\nQuestion: {data['question']}\nAnswer:"
    gold = data["answers"][0]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "context|question|answers*",
        """
    The bridge was built in 1894 by the engineer Paul Weber.|Who built the bridge?|Paul Weber
    In autumn the storks fly to Chad, where they stay until March.|Where do they fly?|Chad
    The café opened near the old harbour in 1962.|When did the café open?|1962
    Lena Horak studied chemistry before she became a pilot.|What did she study?|chemistry
    The festival ends with a race of wooden boats.|What is raced at the end?|wooden boats
    A fire in the cellar destroyed the archive in 1731.|What was destroyed?|the archive
    The river Ilm rises in the hills south of Weimar.|Which river is it?|Ilm
    After the war the palace served as a hospital.|What did the palace become?|a hospital
    Otto Brandt sold his shares to his sister Clara.|Who got the shares?|Clara
    The island's only school has forty pupils.|How many pupils are there?|forty
    """,
    ),
)

CRUX = SmallTask(
    "crux-port",
    code(
        r"""
    fence = "```"
    text = f"{fence}python\n{data['code']}\n{fence}\nWhat does {data['call']} return?\nOutput:"
    return {"input": text, "output": " " + data["out"], "processed_output": data["out"]}
    """
    ),
    records(
        "code call out",
        ("def f(x):\n    return x * 2 + 1", "f(4)", "9"),
        ("def f(s):\n    return s.upper()", "f('abc')", "'ABC'"),
        ("def f(xs):\n    return sorted(xs)", "f([3, 1, 2])", "[1, 2, 3]"),
        ("def f(n):\n    return n % 3 == 0", "f(9)", "True"),
        ("def f(s):\n    return len(s.split())", "f('to be or not')", "4"),
        ("def f(xs):\n    return [x for x in xs if x > 2]", "f([1, 3, 5])", "[3, 5]"),
        ("def f(a, b):\n    return a ** b", "f(2, 5)", "32"),
        ("def f(s):\n    return s[::-1]", "f('stop')", "'pots'"),
        ("def f(d):\n    return list(d)", "f({'a': 1, 'b': 2})", "['a', 'b']"),
        ("def f(n):\n    return n < 0", "f(7)", "False"),
    ),
)

PLAYERS = (
    ["Player", "Club", "Goals"],
    [["Rossi", "Parma", "14"], ["Vogel", "Bremen", "11"], ["Diaz", "Sevilla", "9"]],
)
PEAKS = (
    ["Peak", "Country", "Metres"],
    [["Triglav", "Slovenia", "2864"], ["Musala", "Bulgaria", "2925"], ["Rysy", "Poland", "2499"]],
)
TRAINS = (
    ["Train", "Leaves", "Platform"],
    [["Express", "08:15", "3"], ["Regional", "09:40", "1"], ["Night", "22:05", "7"]],
)

WTQ = SmallTask(
    "wiki-table",
    code(r"""
    lines = [" | ".join(data["header"])]
    lines += [" | ".join(cells) for cells in data["rows"]]
    shown = "\n".join(lines)
    text = f"Table:\n{shown}\nQuestion: {data['question']}\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "header rows question answer",
        (*PLAYERS, "Which club does Vogel play for?", "Bremen"),
        (*PEAKS, "In which country is Rysy?", "Poland"),
        (*TRAINS, "When does the Night train leave?", "22:05"),
        (*PLAYERS, "Who plays for Sevilla?", "Diaz"),
        (*TRAINS, "From which platform does the Express go?", "3"),
        (*PEAKS, "How high is Triglav in metres?", "2864"),
        (*PLAYERS, "How many goals has Rossi?", "14"),
        (*TRAINS, "Which train leaves at 09:40?", "Regional"),
        (*PEAKS, "Which peak is in Bulgaria?", "Musala"),
    ),
)

WMT = SmallTask(
    "wmt-port",
    code(
        r"""
    text = HEAD + f"English: {data['en']}\nGerman:"
    return {"input": text, "output": " " + data["de"], "processed_output": data["de"]}
    """,
        above='''
    HEAD = """Translate from English into German.

    English: The shop is closed today.
    German: Der Laden ist heute geschlossen.

    English: My uncle lives in Vienna.
    German: Mein Onkel wohnt in Wien.

    """
    ''',
    ),
    table(
        "en|de",
        """
    The train is late again.|Der Zug hat wieder Verspätung.
    She is reading a long letter.|Sie liest einen langen Brief.
    We have no more bread.|Wir haben kein Brot mehr.
    Where is the key to the cellar?|Wo ist der Schlüssel zum Keller?
    He drinks his coffee without sugar.|Er trinkt seinen Kaffee ohne Zucker.
    The children are playing in the garden.|Die Kinder spielen im Garten.
    Tomorrow it will be colder.|Morgen wird es kälter.
    I bought two green chairs.|Ich habe zwei grüne Stühle gekauft.
    The doctor comes at eight o'clock.|Der Arzt kommt um acht Uhr.
    Please open the window.|Bitte öffnen Sie das Fenster.
    """,
    ),
    fewshot=0,
)

TASKS = (GSM, SQUAD, CRUX, WTQ, WMT)
