"""Right prompts after public benchmarks of programs, queries, tables and short stories."""

from __future__ import annotations

from tests.lint.dense_18.making import right, table
from tests.lint.shape import Row


def _mbpp(number: int, text: str, code: str, *tests: str) -> Row:
    return {
        "task_id": number,
        "text": text,
        "code": code,
        "test_list": list(tests),
        "test_setup_code": "",
        "challenge_test_list": [],
    }


RIGHT = (
    right(
        "MBPP with its tests in the prompt and [BEGIN] and [DONE] around the code",
        "mbpp-tests",
        r"""
        tests = "\n".join(data["test_list"])
        text = f"You are an expert Python programmer, and here is your task: {data['text']}"
        text += f" Your code should pass these tests:\n\n{tests}\n[BEGIN]"
        return {
            "input": text,
            "output": f"\n{data['code']}\n[DONE]",
            "processed_output": data["code"],
        }
        """,
        (
            _mbpp(
                11,
                "Write a function to add three numbers.",
                "def add3(a, b, c):\n    return a + b + c",
                "assert add3(1, 2, 3) == 6",
                "assert add3(0, 0, 5) == 5",
            ),
            _mbpp(
                12,
                "Write a function to find the longest word of a sentence.",
                "def longest(text):\n    return max(text.split(), key=len)",
                'assert longest("a big house") == "house"',
                'assert longest("to be sure") == "sure"',
            ),
            _mbpp(
                13,
                "Write a function to remove repeated items and keep their order.",
                "def unique(items):\n    return list(dict.fromkeys(items))",
                "assert unique([2, 1, 2]) == [2, 1]",
                'assert unique(["x", "x"]) == ["x"]',
            ),
            _mbpp(
                14,
                "Write a function to count the digits of a string.",
                "def digits(text):\n    return sum(sign.isdigit() for sign in text)",
                'assert digits("a1b22") == 3',
                'assert digits("none") == 0',
            ),
            _mbpp(
                15,
                "Write a function to convert Celsius to Fahrenheit.",
                "def to_fahrenheit(degrees):\n    return degrees * 9 / 5 + 32",
                "assert to_fahrenheit(100) == 212",
                "assert to_fahrenheit(-40) == -40",
            ),
            _mbpp(
                16,
                "Write a function to rotate a list by one place to the left.",
                "def rotate(items):\n    return items[1:] + items[:1]",
                "assert rotate([1, 2, 3]) == [2, 3, 1]",
                "assert rotate([]) == []",
            ),
            _mbpp(
                17,
                "Write a function to find the factorial of a number.",
                "def factorial(n):\n    return 1 if n < 2 else n * factorial(n - 1)",
                "assert factorial(5) == 120",
                "assert factorial(0) == 1",
            ),
            _mbpp(
                18,
                "Write a function to swap the keys and values of a dictionary.",
                "def invert(pairs):\n    return {value: key for key, value in pairs.items()}",
                'assert invert({"a": 1}) == {1: "a"}',
                "assert invert({}) == {}",
            ),
        ),
        postprocess="new_mbpp_post",
        metric="function_execution",
        stop=("[DONE]",),
        max_tokens=256,
    ),
    right(
        "Spider, comments of SQL with the tables before the query",
        "spider-schema",
        r"""
        schema = "\n".join(f"# {line}" for line in data["schema"])
        text = f"### SQLite tables, with their columns:\n#\n{schema}\n#\n### {data['question']}\nSELECT"
        gold = data["query"].removeprefix("SELECT ")
        """,
        table(
            "schema*|question|query",
            """
        singer(id, name, age)/concert(id, singer_id, year)|How many singers are there?|SELECT count(*) FROM singer
        city(name, country, people)|List the cities of Peru.|SELECT name FROM city WHERE country = 'Peru'
        pet(id, kind, weight)/owner(pet_id, name)|What does the heaviest pet weigh?|SELECT max(weight) FROM pet
        book(title, author, year)|Which books came out before 1900?|SELECT title FROM book WHERE year < 1900
        flight(no, origin, target)|Which targets are served from Oslo, each once?
          |SELECT DISTINCT target FROM flight WHERE origin = 'Oslo'
        staff(name, dept, pay)|What is the mean pay of each department?|SELECT dept, avg(pay) FROM staff GROUP BY dept
        race(name, track, date)|Show all races, the latest first.|SELECT name FROM race ORDER BY date DESC
        album(id, title)/track(album_id, name)|Name the tracks of the album Blue.
          |SELECT track.name FROM track JOIN album ON track.album_id = album.id WHERE album.title = 'Blue'
        """,
        ),
        stop=("\n", ";"),
        max_tokens=96,
    ),
    right(
        "WikiTableQuestions, a table with one row a line and tabs between the cells",
        "wikitable-tabs",
        r"""
        rows = [data["header"], *data["rows"]]
        text = "\n".join("\t".join(cells) for cells in rows)
        text += f"\n\nUsing the table above: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        tuple(
            {
                "header": row["header"],
                "rows": [row["one"], row["two"], row["three"]],
                "question": row["question"],
                "answer": row["answer"],
            }
            for row in table(
                "header*|one*|two*|three*|question|answer",
                """
        Year/Host/Winner|1998/France/France|2002/Japan/Brazil|2006/Germany/Italy|who won in 2002?|Brazil
        Peak/Height/Country|Elbrus/5642/Russia|Teide/3715/Spain|Etna/3357/Italy|which peak is in Spain?|Teide
        Film/Director/Minutes|Rope/Hitchcock/80|Ran/Kurosawa/162|Solaris/Tarkovsky/167|who directed Ran?|Kurosawa
        Name/Party/Seats|Ames/Green/14|Bono/Liberal/9|Cole/Labour/31|how many seats did Bono get?|9
        Line/From/To|U1/Ost/West|U2/Nord/Hafen|U3/Zoo/Messe|where does the U3 begin?|Zoo
        Ship/Built/Fate|Argo/1911/sunk|Vega/1920/scrapped|Lyra/1934/museum|which ship became a museum?|Lyra
        Bowl/Origin/Age|jade/China/900|glass/Rome/1800|wood/Norway/300|how old is the bowl from Rome?|1800
        Rider/Team/Points|Moss/Red/25|Okada/Blue/18|Ruiz/Red/15|which rider is in the Blue team?|Okada
        """,
            )
        ),
    ),
    right(
        "BBH's object counting with its three steps and so the answer is",
        "bbh-counting",
        r"""
        text = f"Q: {data['input']}\nA: Let's think step by step."
        steps = f"{data['cot']} So the answer is {data['target']}."
        return {"input": text, "output": " " + steps, "processed_output": data["target"]}
        """,
        table(
            "input|cot|target",
            """
        I have a flute, two drums and a harp. How many musical instruments do I have?
          |There is 1 flute, 2 drums and 1 harp. 1 + 2 + 1 = 4.|4
        I have three goats, a duck and a chair. How many animals do I have?
          |A chair is no animal. There are 3 goats and 1 duck. 3 + 1 = 4.|4
        I have five plums, a leek and two figs. How many fruits do I have?
          |A leek is a vegetable. There are 5 plums and 2 figs. 5 + 2 = 7.|7
        I have a desk, a sofa and four beds. How many pieces of furniture do I have?
          |There is 1 desk, 1 sofa and 4 beds. 1 + 1 + 4 = 6.|6
        I have two snails, a bear, a cow and a stove. How many animals do I have?
          |A stove is no animal. There are 2 snails, 1 bear and 1 cow. 2 + 1 + 1 = 4.|4
        I have an onion, three carrots and a head of cabbage. How many vegetables do I have?
          |There is 1 onion, 3 carrots and 1 cabbage. 1 + 3 + 1 = 5.|5
        I have six bananas, a violin and two limes. How many fruits do I have?
          |A violin is no fruit. There are 6 bananas and 2 limes. 6 + 2 = 8.|8
        I have a trumpet, four bells, a clarinet and three pianos. How many musical instruments do I have?
          |There is 1 trumpet, 4 bells, 1 clarinet and 3 pianos. 1 + 4 + 1 + 3 = 9.|9
        """,
        ),
        description="Questions that involve enumerating objects of different types and counting those of one type.",
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "bAbI's stories, of which every line is numbered",
        "babi-where",
        r"""
        lines = [f"{number} {line}" for number, line in enumerate(data["story"], start=1)]
        lines.append(f"{len(lines) + 1} {data['question']}")
        text = "\n".join(lines) + "\nAnswer:"
        gold = data["answer"]
        """,
        table(
            "story*|question|answer",
            """
        Mary went to the hall./John took the ball./John went to the attic.|Where is the ball?|attic
        Daniel moved to the garden./Sandra went to the office./Daniel went to the kitchen.|Where is Daniel?|kitchen
        Sandra picked up the milk./Sandra went to the bathroom./Sandra left the milk there.|Where is the milk?|bathroom
        John is in the park./Mary followed John to the cinema.|Where is Mary?|cinema
        Fred got the apple./Bill went to the school./Fred went to the bedroom.|Where is the apple?|bedroom
        Julie travelled to the office./Julie travelled back to the hall.|Where is Julie?|hall
        Bill grabbed the lamp in the cellar./Bill dropped the lamp./Bill went to the roof.|Where is the lamp?|cellar
        Jeff is either in the park or in the school./Jeff is not in the park.|Where is Jeff?|school
        Mary gave the cake to Fred in the garden./Fred did not move.|Where is the cake?|garden
        """,
        ),
        max_tokens=4,
    ),
)
