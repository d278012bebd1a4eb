"""Right tasks whose answers are words, numbers, spans and sentences."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

WORKSHOP = SmallTask(
    "workshop",
    code(
        """
        text = f"Question: {data['question']}\\nAnswer: Let's think step by step."
        answer = f" {data['steps']} The answer is {data['answer']}."
        return {"input": text, "output": answer, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps|answer",
        """
        A plank of 240 cm is cut into 8 equal parts. How long is each?|240 / 8 = 30.|30
        Mia packs 6 boxes of 12 screws and loses 5. How many are left?|6 * 12 = 72. 72 - 5 = 67.|67
        A tin holds 3 litres. How many tins for 21 litres?|21 / 3 = 7.|7
        Tom saws 4 logs an hour for 6 hours. How many logs?|4 * 6 = 24.|24
        A saw costs 45 euros, a file 18. What do both cost?|45 + 18 = 63.|63
        From 100 nails 36 are bent and 14 lost. How many are good?|100 - 36 = 64. 64 - 14 = 50.|50
        5 shelves bear 16 books each. How many books?|5 * 16 = 80.|80
        A roll of 90 m is used at 15 m a day. How many days?|90 / 15 = 6.|6
        A crate of 28 kg holds 7 bags. What does a bag weigh?|28 / 7 = 4.|4
        Ann has 3 pots of 9 brushes and buys 11. How many now?|3 * 9 = 27. 27 + 11 = 38.|38
        A wall of 56 tiles has 8 rows. How many tiles a row?|56 / 8 = 7.|7
        Paul earns 13 an hour for 5 hours. What does he get?|13 * 5 = 65.|65
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=96,
)

FERRY = SmallTask(
    "ferry",
    code(
        """
        solution, number = data["answer"].split("\\n#### ")
        return {
            "input": "Problem: " + data["question"] + "\\nSolution:",
            "output": " " + solution + "\\n#### " + number,
            "processed_output": number,
        }
        """
    ),
    table(
        "question|answer",
        """
        A ferry takes 30 cars a trip and makes 5 trips. How many cars?|It takes 30 * 5 = 150
         cars.⏎#### 150
        A ticket is 8 euros. What do 4 people pay?|They pay 4 * 8 = 32 euros.⏎#### 32
        Of 60 seats 22 are taken. How many are free?|There are 60 - 22 = 38 free seats.⏎#### 38
        The trip is 12 km at 24 km an hour. How many minutes?|It takes 12 / 24 = 0.5 hours, that is
         30 minutes.⏎#### 30
        A crew of 9 works in shifts of 3. How many shifts?|There are 9 / 3 = 3 shifts.⏎#### 3
        17 bikes and 25 more come on board. How many bikes?|There are 17 + 25 = 42 bikes.⏎#### 42
        A child pays half of 14 euros. What do 3 children pay?|A child pays 14 / 2 = 7 euros.
         Three pay 3 * 7 = 21 euros.⏎#### 21
        The kiosk sells 6 teas at 3 euros. What does it take?|It takes 6 * 3 = 18 euros.⏎#### 18
        100 litres less 45 are left in the tank. How many litres?|There are 100 - 45 = 55
         litres.⏎#### 55
        A boat leaves every 20 minutes. How many leave in 3 hours?|3 hours are 180 minutes.
         180 / 20 = 9 boats leave.⏎#### 9
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=96,
    fewshot=2,
)

NOTICES = SmallTask(
    "notices",
    code(
        """
        text = "Copy the name of the place from the notice.\\n"
        text += f"Notice: {data['notice']}\\n"
        text += "Place:"
        return {"input": text, "output": f" {data['place']}", "processed_output": data["place"]}
        """
    ),
    table(
        "notice|place",
        """
        The quilting circle meets on 4 May at Alder Hall, bring thread.|Alder Hall
        From Monday the library moves to Canal House for the summer.|Canal House
        Found: one glove, ask at the Old Dairy before noon.|the Old Dairy
        Jazz tonight in the Blue Cellar, doors open at nine.|the Blue Cellar
        Flu jabs are given at St Anne's Clinic all week.|St Anne's Clinic
        Lost cat, last seen near Miller's Bridge on Tuesday.|Miller's Bridge
        The chess finals are played in Room 12 of the town hall.|Room 12
        Free apples behind Rowan Farm while they last.|Rowan Farm
        Boats can be hired at Heron Dock until October.|Heron Dock
        Choir practice is held in the Lower Chapel from now on.|the Lower Chapel
        Vote at Elm Street School between eight and six.|Elm Street School
        The flea market fills Tanner Square on Sundays.|Tanner Square
        """,
    ),
)

SCRIPTS = SmallTask(
    "scripts",
    code(
        """
        body = f"```python\\n{data['code']}\\n```"
        text = f"What does this program print?\\n{body}\\nOutput:"
        return {"input": text, "output": f" {data['out']}", "processed_output": data["out"]}
        """
    ),
    table(
        "code|out",
        """
        x = 3⏎x += 4⏎print(x)|7
        words = ["a", "bc"]⏎print(len(words[1]))|2
        s = 0⏎for i in range(4):⏎    s += i⏎print(s)|6
        print("ab" * 3)|ababab
        d = {"k": 5}⏎print(d["k"] - 1)|4
        def f(n):⏎    return n * n⏎print(f(9))|81
        print(sorted([3, 1, 2])[0])|1
        t = "lint"⏎print(t[::-1])|tnil
        print(17 % 5 + 1)|3
        a, b = 2, 8⏎a, b = b, a⏎print(a)|8
        print("tea".upper())|TEA
        n = 10⏎while n > 3:⏎    n -= 4⏎print(n)|2
        """,
    ),
    fewshot=2,
)

FRENCH = SmallTask(
    "french",
    code(
        """
        lines = ["Translate from English to French.", ""]
        lines.append("English: " + data["en"])
        lines.append("French:")
        return {
            "input": "\\n".join(lines),
            "output": " " + data["fr"],
            "processed_output": data["fr"],
        }
        """
    ),
    qa(
        """
        The bread is still warm. > Le pain est encore chaud.
        We live near the harbour. > Nous habitons près du port.
        He lost his keys yesterday. > Il a perdu ses clés hier.
        The children sleep. > Les enfants dorment.
        It is going to snow. > Il va neiger.
        She speaks slowly. > Elle parle lentement.
        I have read this book. > J'ai lu ce livre.
        The shop closes at six. > Le magasin ferme à six heures.
        Our train is late. > Notre train est en retard.
        They drink cold milk. > Ils boivent du lait froid.
        """,
        "en|fr",
    ),
)

PARKS = SmallTask(
    "parks",
    code(
        """
        text = data["passage"] + "\\nQ: " + data["question"] + "\\nA:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "passage|question|answer",
        """
        Hill Park was laid out in 1880 by Ada Long. It has two ponds.|Who laid out Hill
         Park?|Ada Long
        The Palm House burned in 1903. A glass hall stands there now.|When did the Palm House
         burn?|1903
        Deer were brought to Fox Wood from Wales. They number eighty.|Where did the deer come
         from?|Wales
        The bandstand was a gift of the brewers. It is painted green.|Who gave the
         bandstand?|the brewers
        A storm felled the great elm in 1987. Its wood became benches.|What became of the elm's
         wood?|benches
        The maze has walls of yew. Children find its heart in ten minutes.|What are the maze's
         walls made of?|yew
        Entry costs two pounds in summer. In winter it is free.|When is entry free?|winter
        The swans are fed by Mr Hobbs. He comes at dawn.|Who feeds the swans?|Mr Hobbs
        The north gate came from a castle in Kent. It weighs a ton.|Where was the gate
         from?|a castle in Kent
        Bats live in the ice house. It has been shut since 1950.|What lives in the ice house?|Bats
        """,
    ),
    shots=table(
        "passage|question|answer",
        """
        The rose garden lies behind the mill. It was planted by nuns.|Who planted the rose
         garden?|nuns
        The clock was built in Lyon. It strikes thirteen once a year.|Where was the clock
         built?|Lyon
        The lake is fed by a spring. It never dries up.|What feeds the lake?|a spring
        """,
    ),
    fewshot=2,
)

OPPOSITES = SmallTask(
    "opposites",
    code(
        """
        text = (
            "Give the opposite of each word.\\n\\n"
            "Word: wet\\nOpposite: dry\\n\\n"
            "Word: narrow\\nOpposite: wide\\n\\n"
            "Word: begin\\nOpposite: end\\n\\n"
            f"Word: {data['word']}\\nOpposite:"
        )
        return {"input": text, "output": f" {data['opposite']}", "processed_output": data["opposite"]}
        """
    ),
    qa(
        """
        hot > cold
        early > late
        rich > poor
        accept > refuse
        arrive > leave
        loud > quiet
        ancient > modern
        rough > smooth
        victory > defeat
        buy > sell
        strong > weak
        deep > shallow
        """,
        "word|opposite",
    ),
    fewshot=0,
)

TIMES = SmallTask(
    "times",
    code(
        """
        rows = ["| line | leaves | arrives | platform |", "| --- | --- | --- | --- |"]
        for train in data["trains"]:
            rows.append("| " + " | ".join(train) + " |")
        text = "\\n".join(rows) + f"\\n\\n{data['question']}\\nAnswer with one cell of the table:"
        return {"input": text, "output": f" {data['cell']}", "processed_output": data["cell"]}
        """
    ),
    tuple(
        {
            "trains": [
                [f"R{n}", f"08:{10 + n}", f"09:{20 + n}", str(n % 4 + 1)],
                [f"S{n}", f"11:{30 + n}", f"12:{40 + n}", str((n + 2) % 4 + 5)],
                [f"T{n}", f"14:{45 - n}", f"15:{55 - n}", str(n % 3 + 9)],
            ],
            "question": asked.replace("#", f"{line}{n}"),
            "cell": cell,
        }
        for n, line, asked, cell in (
            (1, "R", "When does line # leave?", "08:11"),
            (2, "S", "When does line # arrive?", "12:42"),
            (3, "T", "From which platform does line # go?", "9"),
            (4, "S", "When does line # leave?", "11:34"),
            (5, "T", "When does line # arrive?", "15:50"),
            (6, "R", "From which platform does line # go?", "3"),
            (7, "T", "When does line # leave?", "14:38"),
            (8, "R", "When does line # arrive?", "09:28"),
            (9, "S", "From which platform does line # go?", "8"),
            (10, "R", "When does line # leave?", "08:20"),
        )
    ),
    fewshot=1,
)

TASKS = (WORKSHOP, FERRY, NOTICES, SCRIPTS, FRENCH, PARKS, OPPOSITES, TIMES)
