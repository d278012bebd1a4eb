"""Right tasks: exams, sums, code and reading, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

OPTICS = SmallTask(
    "physics-quiz",
    code(
        r"""
    def show(options):
        return "\n".join(f"({letter}) {options[letter]}" for letter in sorted(options))

    head = "Answer the physics question with a single letter."
    text = f"{head}\nProblem: {data['problem']}\n{show(data['options'])}\nSolution:"
    return {"input": text, "output": f" {data['key']}", "processed_output": data["key"]}
    """
    ),
    records(
        "problem options key",
        *(
            (problem, dict(zip("ABCD", options.split("/"), strict=True)), key)
            for problem, options, key in (
                ("What is the unit of force?", "joule/newton/watt/pascal", "B"),
                ("Which wave needs a medium?", "light/radio/sound/X-rays", "C"),
                ("What does an ammeter measure?", "current/voltage/power/charge", "A"),
                ("Which colour bends most in glass?", "red/yellow/green/violet", "D"),
                ("What is the unit of power?", "newton/volt/watt/ohm", "C"),
                ("Which lens makes rays meet?", "concave/convex/flat/frosted", "B"),
                ("Which particle has no charge?", "electron/proton/ion/neutron", "D"),
                ("What keeps planets in orbit?", "gravity/friction/magnetism/heat", "A"),
                ("What is a vector?", "mass/time/velocity/energy", "C"),
                ("What does a barometer measure?", "heat/pressure/speed/mass", "B"),
                ("Which conducts heat best?", "copper/cork/wool/air", "A"),
                ("Which is a good mirror?", "slate/coal/cloth/silver", "D"),
            )
        ),
    ),
)

PRONOUN = SmallTask(
    "who-is-it",
    code(r"""
    text = (
        "Fill the blank in the sentence with option 1 or option 2.\n"
        f"Sentence: {data['sentence']}\n"
        f"1: {data['option1']}\n2: {data['option2']}\n"
        "Option:"
    )
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "sentence|option1|option2|answer",
        """
    The piano would not fit through the door because the _ was too wide.|piano|door|1
    Rosa thanked Ines for the soup that _ had cooked.|Rosa|Ines|2
    The nail bent under the hammer because the _ was soft.|nail|hammer|1
    Leo asked Max for help because _ knew the town well.|Leo|Max|2
    The cup broke on the floor because the _ was hard.|cup|floor|2
    The cat fled from the dog because the _ was afraid.|cat|dog|1
    Ann paid Beth back because _ had lent her the money.|Ann|Beth|2
    The letter did not fit the envelope since the _ was too small.|letter|envelope|2
    Tom passed the salt to Jim because _ sat next to it.|Tom|Jim|1
    The truck passed the bus because the _ was faster.|truck|bus|1
    """,
    ),
)

SQL = SmallTask(
    "one-table-sql",
    code(r"""
    schema = f"CREATE TABLE {data['table']} ({', '.join(data['columns'])});"
    text = f"-- Write one SQLite query.\n{schema}\n-- {data['question']}\n"
    return {"input": text, "output": data["query"], "processed_output": data["query"]}
    """),
    records(
        "table columns question query",
        (
            "staff",
            ["id", "name", "city"],
            "Who works in Oslo?",
            "SELECT name FROM staff WHERE city = 'Oslo';",
        ),
        (
            "books",
            ["id", "title", "pages"],
            "How many books are there?",
            "SELECT COUNT(*) FROM books;",
        ),
        (
            "trips",
            ["id", "goal", "price"],
            "What is the highest price?",
            "SELECT MAX(price) FROM trips;",
        ),
        (
            "cars",
            ["id", "maker", "year"],
            "Which makers have cars from 2010?",
            "SELECT maker FROM cars WHERE year = 2010;",
        ),
        ("songs", ["id", "title", "seconds"], "List all titles.", "SELECT title FROM songs;"),
        (
            "dogs",
            ["id", "name", "weight"],
            "What is the average weight?",
            "SELECT AVG(weight) FROM dogs;",
        ),
        (
            "rooms",
            ["id", "floor", "beds"],
            "How many beds are on floor 2?",
            "SELECT SUM(beds) FROM rooms WHERE floor = 2;",
        ),
        (
            "films",
            ["id", "title", "year"],
            "List the titles from old to new.",
            "SELECT title FROM films ORDER BY year;",
        ),
    ),
    description="The tables are small and have no indexes.",
)

TRACE = SmallTask(
    "trace-python",
    code(r"""
    text = "What does this program print?\n" + data["program"] + "\nIt prints:"
    gold = str(data["prints"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "program|prints",
        """
    a = 4⏎a += 3⏎print(a)|7
    words = "red green".split()⏎print(words[1])|green
    n = 10⏎while n > 3:⏎    n -= 4⏎print(n)|2
    print("ab" * 3)|ababab
    x = [1, 2, 3]⏎x.append(5)⏎print(sum(x))|11
    def f(n):⏎    return n * n⏎print(f(9))|81
    s = "lamp"⏎print(s[::-1])|pmal
    t = 0⏎for i in range(5):⏎    t += i⏎print(t)|10
    print(len("window"))|6
    d = {"k": 3}⏎print(d.get("k"))|3
    """,
    ),
)

SUMS = SmallTask(
    "market-sums",
    code(r"""
    text = f"Q: {data['problem']}\nThink step by step.\nA:"
    gold = str(data["result"])
    chain = f" {data['rationale']} So the answer is {gold}."
    return {"input": text, "output": chain, "processed_output": gold}
    """),
    table(
        "problem|rationale|result#",
        """
    Zoe buys 6 eggs at 2 coins each. What does she pay?|Six eggs cost 6 * 2 = 12 coins.|12
    A box has 48 pears and 15 are bad. How many are good?|There are 48 - 15 = 33 good pears.|33
    9 farmers bring 5 hens each. How many hens are there?|They bring 9 * 5 = 45 hens.|45
    64 jars go on 4 shelves. How many on each?|Each shelf has 64 / 4 = 16 jars.|16
    Ken sold 27 melons and then 18. How many in all?|He sold 27 + 18 = 45 melons.|45
    A cart carries 250 kg and 70 kg are unloaded. What is left?|There are 250 - 70 = 180 kg.|180
    Each of 7 stalls pays 30 coins. What is paid?|They pay 7 * 30 = 210 coins.|210
    81 plums are shared by 3 children. How many for each?|Each gets 81 / 3 = 27 plums.|27
    Mia had 19 coins and earned 24. What has she now?|She has 19 + 24 = 43 coins.|43
    A stall opens at 8 and closes at 17. How many hours?|It is open for 17 - 8 = 9 hours.|9
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

HEIGHTS = SmallTask(
    "rank-heights",
    code(r"""
    peaks = "; ".join(f"{peak['name']} {peak['metres']} m" for peak in data["peaks"])
    order = sorted(data["peaks"], key=lambda peak: -peak["metres"])
    gold = " > ".join(peak["name"] for peak in order)
    text = f"Rank the peaks from the highest to the lowest, with > between.\n{peaks}\nRanking:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {
            "peaks": [
                {"name": name, "metres": int(metres)}
                for name, metres in (each.split("=") for each in line.split())
            ]
        }
        for line in (
            "Orn=812 Tal=1440 Vik=977",
            "Bura=2210 Cerro=1985 Dome=2304",
            "Eck=640 Fell=590 Gow=615",
            "Hals=3120 Ilm=2875 Jura=2990",
            "Kofel=1342 Lind=1529 Moor=1201",
            "Nock=402 Ober=588 Pico=731",
            "Quill=1710 Rigi=1798 Säntis=2502",
            "Torre=905 Uri=1004 Vals=887",
            "Wart=1780 Xeno=1650 Yarra=1895",
        )
    ),
)

BOOLS = SmallTask(
    "passage-yes-no",
    code(r"""
    text = "\n".join((data["passage"], "Question: " + data["question"], "Answer Yes or No:"))
    gold = " Yes" if data["target_scores"][" Yes"] else " No"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "passage|question",
        """
    Oak trees can live for more than five hundred years.|Do oaks live longer than people?|*Yes/No
    The ferry runs from April to October only.|Can I take the ferry in January?|Yes/*No
    Penguins cannot fly, but they swim very well.|Are penguins good swimmers?|*Yes/No
    Honey keeps for years if its jar is closed.|Does honey go bad within a week?|Yes/*No
    Iceland lies on the border of two plates.|Is Iceland in the middle of one plate?|Yes/*No
    The flute belongs to the woodwinds though it is made of metal.|Is a flute a woodwind?|*Yes/No
    The library is open daily but for Mondays.|Is the library open on Sundays?|*Yes/No
    Bats find their way by sound.|Do bats steer by smell?|Yes/*No
    Glass can be melted and used again without end.|Can glass be recycled?|*Yes/No
    The tower was closed for repairs in 2019.|Could one climb the tower in 2019?|Yes/*No
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=2,
)

TASKS = (OPTICS, PRONOUN, SQL, TRACE, SUMS, HEIGHTS, BOOLS)
