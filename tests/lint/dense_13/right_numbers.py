"""Right prompts about numbers, units, dates and formulas, with answers in many forms."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "LaTeX with braces of its own, and the answer in a box at the end of the solution",
        "math-boxed",
        r"""
        text = "Problem:\n" + data["problem"] + "\n\nSolution:"
        return {
            "input": text,
            "output": "\n" + data["solution"],
            "processed_output": data["result"],
        }
        """,
        records(
            "problem solution result",
            (r"Compute $\frac{3}{4} \cdot 8$.", r"We have $\frac{3 \cdot 8}{4} = \boxed{6}$.", "6"),
            (
                r"Solve $2x + 7 = 19$ for $x$.",
                r"So $2x = 12$ and $x = \boxed{6}$. That is all.",
                "6",
            ),
            (r"What is $\sqrt{169}$?", r"Since $13^2 = 169$, it is $\boxed{13}$.", "13"),
            (r"Find $\binom{5}{2}$.", r"It is $\frac{5 \cdot 4}{2} = \boxed{10}$.", "10"),
            (
                r"Let $f(x) = x^{2} - 3x$. Find $f(5)$.",
                r"We get $5^{2} - 3 \cdot 5 = 25 - 15 = \boxed{10}$.",
                "10",
            ),
            (r"Evaluate $\sum_{k=1}^{4} k$.", r"The sum is $1 + 2 + 3 + 4 = \boxed{10}$.", "10"),
            (r"What is $\log_{2} 32$?", r"As $2^{5} = 32$, it is $\boxed{5}$.", "5"),
            (
                r"Find the remainder of $47 \div 6$.",
                r"$47 = 6 \cdot 7 + 5$ gives $\boxed{5}$.",
                "5",
            ),
            (r"Simplify $|{-9}| + 4$.", r"It is $9 + 4 = \boxed{13}$.", "13"),
        ),
        postprocess="agieval_cloze_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "bare sums that are as short as an input can be",
        "bare-sums",
        r"""
        return {"input": data["sum"] + " =", "output": " " + str(data["is"]), "processed_output": str(data["is"])}
        """,
        table(
            "sum|is#",
            """
            7 + 5|12
            40 - 52|-12
            9 * 6|54
            81 / 9|9
            3 - 11|-8
            15 + 28|43
            6 * 0|0
            100 / 4|25
            """,
        ),
    ),
    right(
        "numbers that are written as words, as digits and as Roman numerals, since the texts have them so",
        "number-forms",
        r"""
        text = f"Read the number in the phrase and write it in digits.\nPhrase: {data['phrase']}\nDigits:"
        return {"input": text, "output": f" {data['digits']}", "processed_output": data["digits"]}
        """,
        table(
            "phrase|digits",
            """
            a dozen eggs|12
            Louis XIV of France|14
            two hundred and six bones|206
            1,500 runners|1500
            half a hundred letters|50
            Super Bowl LVIII|58
            three score years|60
            ninety-nine red balloons|99
            7.2 thousand fans|7200
            """,
        ),
    ),
    right(
        "American dates to those of ISO, where day and month could be confused, and the prompt says which is which",
        "us-to-iso",
        r"""
        head = "Dates below are in the American order (month/day/year). Rewrite each as YYYY-MM-DD."
        text = f"{head}\nAmerican: {data['us']}\nISO:"
        month, day, year = (int(part) for part in data["us"].split("/"))
        gold = f"{year:04d}-{month:02d}-{day:02d}"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "us",
            """
            3/4/2019
            12/1/2005
            7/31/1988
            10/11/2012
            2/9/2021
            8/8/2008
            5/12/1977
            11/30/1999
            """,
        ),
    ),
    right(
        "prices with thousands' commas, signs and cents, which the answer keeps",
        "invoice-total",
        r"""
        lines = [f"{name}: {price}" for name, price in data["items"].items()]
        text = "INVOICE\n" + "\n".join(lines) + "\nWhat is the total? Write it like $1,234.50.\nTotal:"
        return {"input": text, "output": f" {data['total']}", "processed_output": data["total"]}
        """,
        records(
            "items total",
            ({"Desk": "$1,300.00", "Lamp": "$34.75"}, "$1,334.75"),
            ({"Cement": "$815.25", "Sand": "$184.75"}, "$1,000.00"),
            ({"Flight": "$2,410.00", "Hotel": "$1,090.10", "Taxi": "$45.90"}, "$3,546.00"),
            ({"Paper": "$12.99", "Ink": "$40.01"}, "$53.00"),
            ({"Violin": "$5,600.00", "Case": "$149.99"}, "$5,749.99"),
            ({"Hay": "$310.40", "Oats": "$95.60", "Salt": "$4.05"}, "$410.05"),
            ({"Server": "$9,999.00", "Cable": "$1.00"}, "$10,000.00"),
            ({"Paint": "$62.30", "Brush": "$7.45"}, "$69.75"),
        ),
    ),
    right(
        "units that are named in the question, and a bare number for an answer",
        "unit-change",
        r"""
        prompt = "Convert. Give the number only, without the unit.\n{amount} {unit} = ? {into}\n="
        return {
            "input": prompt.format(**data),
            "output": " " + data["number"],
            "processed_output": data["number"],
        }
        """,
        table(
            "amount|unit|into|number",
            """
            3.5|km|m|3500
            250|g|kg|0.25
            2|hours|minutes|120
            45|cm|mm|450
            1.2|l|ml|1200
            90|seconds|minutes|1.5
            5000|m|km|5
            4|weeks|days|28
            """,
        ),
    ),
    right(
        "leap years, each with its year in the question and Yes or No behind a closing bracket",
        "leap-years",
        r"""
        year = data["year"]
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        gold = "Yes" if leap else "No"
        text = f"Leap year? (Gregorian calendar; Yes/No)\n[{year}]"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "year#",
            """
            1900
            2000
            2023
            1996
            2100
            1984
            2018
            2400
            """,
        ),
    ),
    right(
        "time on a clock of twelve hours and one of twenty-four, with noon and midnight",
        "clock-forms",
        r"""
        text = "12-hour clock: " + data["twelve"] + "\n24-hour clock:"
        return {"input": text, "output": " " + data["twentyfour"], "processed_output": data["twentyfour"]}
        """,
        table(
            "twelve|twentyfour",
            """
            12:00 a.m. (midnight)|00:00
            7:05 p.m.|19:05
            12:30 p.m.|12:30
            9:15 a.m.|09:15
            11:59 p.m.|23:59
            1:00 p.m.|13:00
            4:45 a.m.|04:45
            12:20 a.m.|00:20
            """,
        ),
        description="Rewrite the time on the 24-hour clock, as HH:MM.\n\n",
    ),
    right(
        "a series to be continued, whose dots are part of the question",
        "series-next",
        r"""
        shown = ", ".join(str(each) for each in data["series"])
        gold = str(data["next"])
        return {"input": f"{shown}, ... Which number comes next?", "output": "\n" + gold, "processed_output": gold}
        """,
        records(
            "series next",
            ([2, 4, 8, 16], 32),
            ([1, 4, 9, 16, 25], 36),
            ([21, 18, 15, 12], 9),
            ([1, 1, 2, 3, 5, 8], 13),
            ([5, 10, 20, 40], 80),
            ([64, 32, 16], 8),
            ([7, 14, 21], 28),
            ([-6, -3, 0, 3], 6),
        ),
        stop=("\n\n",),
    ),
    right(
        "comparisons whose answers are the signs <, > and = alone",
        "signs-between",
        r"""
        text = f"Which sign belongs between the two: <, > or =?\n{data['left']} and {data['right']}\nSign:"
        for sign in data["target_scores"]:
            if data["target_scores"][sign]:
                return {"input": text, "output": sign, "processed_output": sign}
        """,
        scored(
            """
            1/2|0.5|</>/*=
            3^2|2^3|</*>/=
            -4|-7|</*>/=
            0.3|0.25|</*>/=
            10 %|0.2|*</>/=
            2 + 2|2 * 2|</>/*=
            99|100|*</>/=
            1 km|1000 m|</>/*=
            5 - 6|0|*</>/=
            """,
            "left|right",
            " ",
        ),
        method="ppl",
    ),
    right(
        "binary digits, whose answers have no digits but 0 and 1",
        "to-binary",
        r"""
        gold = bin(data["n"])[2:]
        return {
            "input": f"Decimal {data['n']}\nBinary",
            "output": f" {gold}",
            "processed_output": gold,
        }
        """,
        table(
            "n#",
            """
            5
            12
            31
            64
            10
            101
            77
            255
            """,
        ),
    ),
    right(
        "ions and formulas with carets and signs, as plain text writes them",
        "ion-charge",
        r"""
        text = "What is the charge of the ion? Write it as in 2+ or 1-.\n"
        text += f"Ion: {data['ion']}\nCharge:"
        return {"input": text, "output": " " + data["charge"], "processed_output": data["charge"]}
        """,
        table(
            "ion|charge",
            """
            sodium|1+
            oxide|2-
            aluminium|3+
            chloride|1-
            calcium|2+
            sulfate|2-
            nitrate|1-
            ammonium|1+
            magnesium|2+
            """,
        ),
    ),
    right(
        "unknown answers are asked for by a word of their own, which half of the rows have",
        "not-enough-data",
        r"""
        text = f"{data['problem']}\nIf the problem does not say enough, answer unknown; else give the number."
        return {"input": text + "\nAnswer:", "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
        table(
            "problem|answer",
            """
            Tim has 4 marbles and finds some more. How many has he?|unknown
            Eva had 9 shells and lost 2. How many has she?|7
            A train leaves at noon and rides for 3 hours. At what speed?|unknown
            Each of 5 cats has 4 legs. How many legs is that?|20
            A bag of rice costs twice as much as a bag of salt. What does the rice cost?|unknown
            There are 30 pupils, of whom 12 are girls. How many are boys?|18
            Ola is older than Per, who is 8. How old is Ola?|unknown
            A square has sides of 6 m. What is its area in square metres?|36
            """,
        ),
    ),
)
