"""Right prompts: sums, dates, units and the ways to write numbers, in English."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "word problems with steps and four hashes, as in GSM8K",
        "school-gsm",
        r"""
        text = f"Question: {data['question']}\nAnswer:"
        gold = data["answer"].rpartition("#### ")[2]
        return {"input": text, "output": " " + data["answer"], "processed_output": gold}
        """,
        table(
            "question|answer",
            """
        Lena bakes 4 trays of 12 rolls and burns 5. How many are good?|She bakes 4 * 12 = 48 rolls. 48 - 5 = 43
            are good. #### 43
        A train has 6 cars of 80 seats. 412 seats are taken. How many are free?|There are 6 * 80 = 480 seats. 480
            - 412 = 68 are free. #### 68
        Jo earns $15 an hour and works 7 hours. She spends $40. How much is left?|She earns 15 * 7 = $105. 105 - 40
            = $65 is left. #### 65
        Of 96 eggs a quarter are brown. How many are not?|96 / 4 = 24 are brown. 96 - 24 = 72 are not. #### 72
        A pool loses 30 liters a day. How much does it lose in 2 weeks?|2 weeks are 14 days. 30 * 14 = 420. #### 420
        Sam is 9 and his aunt is 4 times as old. How old is she in 3 years?|She is 4 * 9 = 36. In 3 years she is
            36 + 3 = 39. #### 39
        3 pens cost $6. How much do 11 pens cost?|One pen costs 6 / 3 = $2. 11 * 2 = $22. #### 22
        A hike of 21 km takes 2 days. On day one they walk 13 km. How far is day two?|21 - 13 = 8. #### 8
        5 friends split a bill of $85 and each adds a tip of $2. What does each pay?|85 / 5 = $17. 17 + 2 = $19. #### 19
        A farm has 1,200 hens and sells 350. How many stay?|1,200 - 350 = 850. #### 850
        """,
        ),
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    right(
        "problems that carry facts nobody needs, answered by the number alone",
        "needless-facts",
        r"""
        text = data["problem"] + " (number only)\n="
        gold = str(data["number"])
        """,
        table(
            "problem|number#",
            """
        Rita, who is 31, buys 3 melons and 5 limes. How many fruits does she buy?|8
        At 7:45 a bus with 20 seats left with 14 guests. How many seats stayed empty?|6
        A 9-storey house has 4 flats on each floor and a garden of 200 m². How many flats are there?|36
        On famous Route 66 Al drove 120 miles before lunch and 75 after it. How many in all?|195
        Two of the 12 jurors were ill on the 3rd of May. How many were well?|10
        In 1999 the club had 48 members; half of them played chess. How many played?|24
        Flat 17 pays 30 a month for water. What does it pay in half a year?|180
        Her 2 sons and 3 daughters have 4 cats. How many children has she?|5
        The 5 o'clock class has 16 pupils, 9 of them girls. How many are boys?|7
        A 250 g jar costs 3 dollars. What do 7 jars cost?|21
        """,
        ),
    ),
    right(
        "a number is written as its row's locale writes it: with comma, point, space or apostrophe",
        "number-locales",
        r"""
        text = f"Write {data['plain']} as it is written in {data['place']}.\nWritten:"
        gold = data["written"]
        """,
        table(
            "plain|place|written",
            """
        1234567.5|the USA|1,234,567.5
        1234567.5|Germany|1.234.567,5
        98765.25|Switzerland|98’765.25
        40250.75|Italy|40.250,75
        40250.75|the UK|40,250.75
        7654321.1|Canada, in English|7,654,321.1
        15800.4|Spain, with a point for thousands|15.800,4
        3200100.9|India, in lakhs|32,00,100.9
        65000.3|Brazil|65.000,3
        65000.3|Australia|65,000.3
        """,
        ),
    ),
    right(
        "Roman numerals and what they come to",
        "roman-years",
        r"""
        text = f"{data['roman']} in Arabic figures is"
        gold = str(data["value"])
        """,
        table(
            "roman|value#",
            """
        XIV|14
        MCMXCIX|1999
        CDXLIV|444
        I|1
        DCCC|800
        MMXXI|2021
        XC|90
        LXVII|67
        MDCXVIII|1618
        CM|900
        """,
        ),
    ),
    right(
        "a date some days later, in the form of ISO 8601",
        "days-later",
        r"""
        text = f"Today is {data['day']}. Which date is it in {data['days']} days?\nDate (YYYY-MM-DD):"
        start = datetime.date.fromisoformat(data["day"])
        gold = (start + datetime.timedelta(days=data["days"])).isoformat()
        """,
        table(
            "day|days#",
            """
        2021-01-30|3
        2020-02-28|2
        2019-12-25|10
        2022-06-15|30
        2024-02-20|9
        1999-12-31|1
        2018-08-08|100
        2023-03-01|365
        2016-10-27|14
        2000-04-05|60
        """,
        ),
        above="import datetime",
    ),
    right(
        "the unit is asked for by the row, and stands in the answer",
        "convert-units",
        r"""
        text = f"Convert {data['amount']} to {data['unit']}. Give number and unit.\n"
        text += "Result:"
        gold = data["result"] + " " + data["unit"]
        """,
        table(
            "amount|unit|result",
            """
        3.2 km|m|3200
        45 min|h|0.75
        2 lb|oz|32
        18 L|mL|18000
        250 cm|m|2.5
        72 h|days|3
        5 ft|in|60
        0.4 kg|g|400
        1200 mA|A|1.2
        6 gal|qt|24
        """,
        ),
    ),
    right(
        "differences of times, whose colons stand in inputs and answers",
        "time-spans",
        r"""
        text = f"from: {data['start']}\nto: {data['end']}\nspan (h:mm):"
        gold = data["span"]
        """,
        table(
            "start|end|span",
            """
        08:15|09:00|0:45
        13:40|16:05|2:25
        23:30|00:10 (next day)|0:40
        06:00|18:00|12:00
        11:11|12:12|1:01
        22:50|06:20 (next day)|7:30
        09:59|10:00|0:01
        14:05|19:50|5:45
        00:00|03:33|3:33
        17:25|21:00|3:35
        """,
        ),
    ),
    right(
        "fractions in lowest terms, some of which come out whole",
        "lowest-terms",
        r"""
        text = f"Simplify {data['top']}/{data['bottom']} (a whole number where it is one).\nSimplest form:"
        value = Fraction(data["top"], data["bottom"])
        gold = str(value)
        """,
        table(
            "top#|bottom#",
            """
        6|8
        15|5
        14|21
        9|12
        100|25
        22|33
        5|7
        48|6
        27|81
        16|24
        """,
        ),
        above="from fractions import Fraction",
    ),
    right(
        "two numbers in different spellings are compared, and the answer is a sign",
        "compare-signs",
        r"""
        text = f"Put <, > or = between them: {data['left']} ? {data['right']}\nSign:"
        gold = data["sign"]
        """,
        table(
            "left|right|sign",
            """
        3/4|0.75|=
        -5|-4|<
        2^5|5^2|>
        1e3|999|>
        0.1|1/8|<
        50%|1/2|=
        7.30|7.3|=
        sqrt(50)|7|>
        a dozen|13|<
        0|-0.01|>
        -3|3|<
        XL|40|=
        """,
        ),
    ),
    right(
        "formulas in LaTeX with their dollars and backslashes, answered in a box",
        "latex-boxed",
        r"""
        text = f"Problem: {data['problem']}\nGive the final value in \\boxed{{}}.\nSolution:"
        gold = "\\boxed{" + data["value"] + "}"
        """,
        table(
            "problem|value",
            r"""
        What is $\frac{1}{2} + \frac{1}{3}$?|\frac{5}{6}
        Solve $2x - 7 = 9$ for $x$.|8
        What is $\sqrt{144}$?|12
        Evaluate $3^4$.|81
        What is $\gcd(18, 24)$?|6
        Find $f(2)$ if $f(x) = x^2 - 5x$.|-6
        What is $\sum_{k=1}^{5} k$?|15
        Simplify $\frac{2^7}{2^4}$.|8
        What is $5!$?|120
        What is $\binom{6}{2}$?|15
        Solve $x^2 = 49$ for $x < 0$.|-7
        """,
        ),
    ),
    right(
        "rounding by a rule that has an exception",
        "round-but",
        r"""
        text = (
            "Round the number to the nearest ten, but leave it unchanged if it ends in 5.\n"
            f"Number: {data['number']}\nRounded:"
        )
        number = data["number"]
        gold = str(number if number % 10 == 5 else (number + 5) // 10 * 10)
        """,
        table(
            "number#",
            """
        43
        65
        88
        120
        15
        371
        994
        7
        205
        56
        """,
        ),
    ),
    right(
        "sequences with an ellipsis, some of them below zero",
        "next-term",
        r"""
        terms = ", ".join(str(term) for term in data["terms"])
        text = f"{terms}, … Next term:"
        gold = str(data["next"])
        """,
        tuple(
            {"terms": terms, "next": following}
            for *terms, following in (
                (2, 4, 6, 8, 10),
                (81, 27, 9, 3, 1),
                (5, 2, -1, -4, -7),
                (1, 1, 2, 3, 5, 8),
                (1, 4, 9, 16, 25),
                (-2, 4, -8, 16, -32),
                (100, 90, 81, 73, 66),
                (3, 3, 3, 3, 3),
                (0, -5, -10, -15, -20),
                (1, 3, 7, 15, 31),
            )
        ),
    ),
)
