"""Right prompts with numbers, sums and orders to work out."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import qa, records, table

RIGHT = (
    asked(
        "word problems with steps and a set last sentence",
        "school-fair",
        """
        Solve the word problem. Think step by step, then give the final answer as "The answer is N."

        Problem: {problem}
        Solution:
        """,
        table(
            "problem|steps|total",
            """
            The class sells 24 cakes at 2 pounds each. How many pounds does it take?|24 * 2 = 48.|48
            There are 5 tables with 6 chairs each, and 3 chairs are broken. How many are left?|5 * 6 = 30. 30 - 3 =
                27.|27
            Priya has 45 tickets and gives away 18. How many does she keep?|45 - 18 = 27.|27
            A ribbon of 72 cm is cut into 8 equal pieces. How long is each piece in cm?|72 / 8 = 9.|9
            Leo has 3 bags of 15 marbles and finds 4 more. How many has he now?|3 * 15 = 45. 45 + 4 = 49.|49
            A raffle has 200 tickets; 126 are sold. How many are not sold?|200 - 126 = 74.|74
            Each of 7 teams has 4 children. How many children take part?|7 * 4 = 28.|28
            Juice costs 35 pence a cup. How many pence do 6 cups cost?|35 * 6 = 210.|210
            A jar has 64 sweets for 4 winners in equal shares. How many does each get?|64 / 4 = 16.|16
            The stall opens with 30 books, sells 19 and is given 12. How many are there now?|30 - 19 = 11. 11 + 12 =
                23.|23
            """,
        ),
        gold='data["total"]',
        shown="f\"{data['steps']} The answer is {gold}.\"",
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    asked(
        "how long something lasts, in minutes",
        "how-many-minutes",
        """
        Work out how many minutes there are between the two times. Give your answer as a number.

        Start: {start}
        End: {end}
        Minutes:
        """,
        table(
            "start|end|label",
            """
            09:00|09:45|45
            10:15|11:00|45
            08:50|09:20|30
            13:05|13:40|35
            11:30|13:00|90
            14:10|15:30|80
            07:55|08:15|20
            16:20|18:20|120
            12:40|13:05|25
            17:35|18:45|70
            """,
        ),
    ),
    asked(
        "the next number of a sequence",
        "number-patterns",
        "What is the next number in this sequence?\n{q}, ...\nNext number:",
        qa(
            """
            2, 4, 6, 8 > 10
            5, 10, 15, 20 > 25
            1, 2, 4, 8 > 16
            30, 27, 24, 21 > 18
            1, 4, 9, 16 > 25
            100, 90, 80, 70 > 60
            3, 9, 27, 81 > 243
            7, 14, 21, 28 > 35
            64, 32, 16, 8 > 4
            11, 22, 33, 44 > 55
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "fractions as percentages, with two examples in the text",
        "fraction-percent",
        """
        Convert the fraction to a percentage.

        Example: 1/2 = 50%
        Example: 1/4 = 25%

        {fraction} =
        """,
        table(
            "fraction|label",
            """
            3/4|75%
            1/5|20%
            1/10|10%
            2/5|40%
            7/10|70%
            1/20|5%
            9/10|90%
            3/5|60%
            1/100|1%
            4/5|80%
            """,
        ),
        fewshot=0,
    ),
    asked(
        "numbers to be ordered from smallest to largest",
        "order-numbers",
        """
        Put the numbers in order from smallest to largest. Separate them with commas.

        Numbers: {q}
        In order:
        """,
        qa(
            """
            14, 3, 27, 9 > 3, 9, 14, 27
            50, 5, 55, 15 > 5, 15, 50, 55
            8, 80, 18, 81 > 8, 18, 80, 81
            100, 10, 99, 19 > 10, 19, 99, 100
            62, 26, 22, 66 > 22, 26, 62, 66
            41, 7, 14, 71 > 7, 14, 41, 71
            33, 13, 31, 30 > 13, 30, 31, 33
            205, 250, 52, 25 > 25, 52, 205, 250
            17, 70, 77, 71 > 17, 70, 71, 77
            90, 9, 19, 91 > 9, 19, 90, 91
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "units of a laboratory to convert",
        "lab-units",
        "Convert the following quantity.\n\n{q} =",
        qa(
            """
            3 kg in g > 3000 g
            250 ml in l > 0.25 l
            4 m in cm > 400 cm
            90 min in s > 5400 s
            1500 mg in g > 1.5 g
            2 l in ml > 2000 ml
            75 mm in cm > 7.5 cm
            6000 m in km > 6 km
            5 h in min > 300 min
            800 g in kg > 0.8 kg
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "speeds and distances with a final answer",
        "train-sums",
        """
        Question: {question}
        Let's think step by step.
        """,
        table(
            "question|steps|label",
            """
            A train covers 180 km in 2 hours. What is its speed in km/h?|The speed is 180 / 2 = 90 km/h.|90
            A goods train runs at 60 km/h for 4 hours. How many km does it cover?|The distance is 60 * 4 = 240 km.|240
            A train has 8 coaches with 72 seats each. How many seats are there?|There are 8 * 72 = 576 seats.|576
            210 people are on board; 85 get off and 40 get on. How many are on board then?|210 - 85 = 125, and 125 +
                40 = 165.|165
            A ticket costs 14 pounds. What do 6 tickets cost in pounds?|They cost 6 * 14 = 84 pounds.|84
            The tunnel is 12 km long and half is dug. How many km are left?|Half of 12 is 12 / 2 = 6 km.|6
            One platform is 300 m long and the other 150 m. How many m are that together?|Together they have 300 + 150
                = 450 m.|450
            Trains leave every 15 minutes. How many leave in 3 hours?|An hour has 60 / 15 = 4 trains, so 3 hours have
                4 * 3 = 12.|12
            A line has 24 stations, and 9 of them have lifts. How many have no lift?|24 - 9 = 15 stations have none.|15
            A tank of 900 litres is used at 75 litres an hour. How many hours does it last?|It lasts 900 / 75 = 12
                hours.|12
            """,
        ),
        lead="\n",
        shown='data["steps"] + " So the answer is " + gold + "."',
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    asked(
        "recipes for other numbers of people",
        "scale-recipe",
        """
        A recipe for {people} people needs {amount} g of {food}. How many grams are needed for {guests} people?
        Answer with a number.
        Grams:
        """,
        table(
            "people|amount|food|guests|label",
            """
            4|200|flour|8|400
            2|150|rice|6|450
            6|300|sugar|2|100
            4|100|butter|2|50
            3|90|cheese|9|270
            5|500|potatoes|10|1000
            8|240|lentils|4|120
            2|80|oats|5|200
            10|1500|beef|4|600
            6|360|pasta|3|180
            """,
        ),
    ),
    asked(
        "steps of a recipe to be put in order",
        "recipe-order",
        """
        Put the steps in the right order. Answer with the numbers, for example: 2, 1, 3

        1. {steps[0]}
        2. {steps[1]}
        3. {steps[2]}

        Order:
        """,
        records(
            "steps label",
            (["Eat the egg.", "Boil the egg.", "Peel the egg."], "2, 3, 1"),
            (["Bake the loaf.", "Slice the loaf.", "Knead the dough."], "3, 1, 2"),
            (["Pour boiling water on the tea.", "Boil the water.", "Drink the tea."], "2, 1, 3"),
            (["Serve the fish.", "Catch the fish.", "Grill the fish."], "2, 3, 1"),
            (["Wash the salad.", "Pick the salad.", "Put the washed salad on plates."], "2, 1, 3"),
            (["Cook the jam.", "Stone the cherries.", "Fill the jam into jars."], "2, 1, 3"),
            (
                ["Drain the cooked pasta.", "Add sauce to the drained pasta.", "Cook the pasta."],
                "3, 1, 2",
            ),
            (
                ["Light the barbecue.", "Turn the sausages.", "Lay the sausages on the hot grill."],
                "1, 3, 2",
            ),
            (
                ["Peel the potatoes.", "Boil the peeled potatoes.", "Mash the boiled potatoes."],
                "1, 2, 3",
            ),
            (["Freeze the mixture.", "Scoop the ice cream.", "Mix cream and sugar."], "3, 1, 2"),
        ),
    ),
    asked(
        "doses to be worked out line by line",
        "dose-sums",
        """
        Calculate the answer step by step. End with a line that has #### and the number.

        {problem}
        """,
        table(
            "problem|steps|label",
            """
            A patient takes 2 tablets of 250 mg three times a day. How many mg is that a day?|2 * 250 = 500 mg each
                time.⏎500 * 3 = 1500 mg a day.|1500
            A bottle holds 200 ml and one dose is 5 ml. How many doses are in it?|200 / 5 = 40 doses.|40
            A drip of 600 ml runs for 4 hours. How many ml is that an hour?|600 / 4 = 150 ml an hour.|150
            The dose is 10 mg per kg. How many mg does a child of 18 kg need?|10 * 18 = 180 mg.|180
            A box has 3 strips of 14 tablets. At 2 tablets a day, how many days does it last?|3 * 14 = 42 tablets.⏎42
                / 2 = 21 days.|21
            The ward uses 35 pairs of gloves a shift. How many pairs are that in 3 shifts?|35 * 3 = 105 pairs.|105
            Of 120 ml of syrup 45 ml are gone. How many ml are left?|120 - 45 = 75 ml.|75
            A patient drinks 250 ml at breakfast, 300 ml at lunch and 400 ml at dinner. How many ml in all?|250 + 300
                = 550 ml.⏎550 + 400 = 950 ml.|950
            Insulin of 100 units per ml: how many units are in 3 ml?|100 * 3 = 300 units.|300
            A nurse sees 6 patients an hour for 7 hours. How many does she see?|6 * 7 = 42 patients.|42
            """,
        ),
        lead="\n",
        shown='data["steps"] + "\\n#### " + gold',
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
)
