"""Demands that no answer keeps to, where a number, an amount, a date, a time or a code is answered."""

from __future__ import annotations

from tests.lint.dense_11.making import CUE, FORM, LABELS, LETTER, STEPS, WORKED, bad, demand
from tests.lint.making import put

STEPWISE = "Think step by step, and write the result behind ####."
OFTEN = "How often does the letter occur in the word?"
SHOWS = "Write the time as a 24-hour clock shows it."
ISO = "Write the date as year-month-day, all in digits."
PAY = "What does the customer pay in all?"
ADD = "Add the fractions."
SHIFT = "Encrypt the word: replace each letter by the one three places later in the alphabet."
NUMBER = "Answer with the number and the unit."

KINDS = (
    demand(
        "the result alone is asked for, and steps stand before it",
        STEPS,
        bad("shop-steps", (STEPWISE, "Write the number only, without any working.")),
    ),
    demand(
        "a box of LaTeX is asked for, and the result stands behind another sign",
        f"{STEPS} answer/not-extracted",
        bad("shop-steps", (STEPWISE, r"Think step by step, and put the result into \\boxed{{}}.")),
    ),
    demand(
        "steps are to be numbered, three of them",
        STEPS,
        bad(
            "shop-steps",
            description="Solve each problem in exactly three steps, numbered (1), (2) and (3).\n\n",
        ),
    ),
    demand(
        "two decimals are asked for, and whole numbers are answered",
        FORM,
        bad("shop-steps", ("behind ####.", "behind ####, with two decimals as in 12.50.")),
    ),
    demand(
        "a program is asked for, and a calculation is answered",
        STEPS,
        bad("shop-steps", (STEPWISE, "Write a program in Python that prints the result.")),
    ),
    demand(
        "the number is to be spelled out, and is a figure",
        FORM,
        bad("count-letter", (OFTEN, f"{OFTEN} Write the number as a word.")),
    ),
    demand(
        "even or odd is asked, and the number is answered",
        LABELS,
        bad(
            "count-letter",
            (OFTEN, "Does the letter occur an even or an odd number of times in the word?"),
        ),
    ),
    demand(
        "the cue wants a Roman numeral, and a figure is answered",
        CUE,
        bad("count-letter", (r"\nNumber:", r"\nNumber (Roman numeral):")),
    ),
    demand(
        "the places of the letter are asked for, and their number is answered",
        FORM,
        bad(
            "count-letter",
            description="Give the positions of the letter in the word, with commas: 2, 5, 7\n\n",
        ),
    ),
    demand(
        "a 12-hour clock is asked for, and one of 24 hours is answered",
        FORM,
        bad(
            "clock-times",
            (SHOWS, "Write the time as a 12-hour clock shows it, with a.m. or p.m. behind it."),
        ),
    ),
    demand(
        "a dot is wanted between hours and minutes, by an example",
        FORM,
        bad("clock-times", (SHOWS, f"{SHOWS} Put a dot between hours and minutes (as in 09.45).")),
    ),
    demand(
        "seconds are asked for, and there are none",
        CUE,
        bad("clock-times", (r"\nOn the clock:", r"\nOn the clock (HH:MM:SS):")),
    ),
    demand(
        "a word is wanted behind the time, by an example",
        FORM,
        bad(
            "clock-times",
            description="All times have to end with the word 'hours', e.g. 07:00 hours.\n\n",
        ),
    ),
    demand(
        "the day comes first in the date that is asked for",
        FORM,
        bad("dates-to-iso", (ISO, "Write the date in the form DD/MM/YYYY.")),
    ),
    demand(
        "the year alone is asked for, and the whole date is answered",
        FORM,
        bad("dates-to-iso", (ISO, "Write only the year, nothing else.")),
    ),
    demand(
        "the day of the week is asked for in each row, and a date is answered",
        FORM,
        bad(
            "dates-to-iso",
            (ISO, "Read the sentence."),
            (r"\nDate:", r"\nAnswer:"),
            rows=put("sentence", lambda row: f"{row['sentence']} Which day of the week was it?"),
        ),
    ),
    demand(
        "the name of the month is wanted, and digits are there",
        CUE,
        bad(
            "dates-to-iso",
            (ISO, "Write down the date."),
            (r"\nDate:", r"\nDate (name of the month in full):"),
        ),
    ),
    demand(
        "two digits of the year are asked for, and four are answered",
        FORM,
        bad(
            "dates-to-iso",
            description="Years are to be written with their last two digits only.\n\n",
        ),
    ),
    demand(
        "euros are asked for, and dollars are answered",
        FORM,
        bad(
            "bill-total", (PAY, "What does the customer pay in all? Write the amount in euros (€).")
        ),
    ),
    demand(
        "no sign of a currency is wanted, and all have one",
        FORM,
        bad("bill-total", description="Write amounts without a currency sign.\n\n"),
    ),
    demand(
        "full dollars are asked for, and there are cents",
        FORM,
        bad("bill-total", (PAY, f"{PAY} Round up to full dollars.")),
    ),
    demand(
        "the cue wants cents, and dollars are answered",
        CUE,
        bad("bill-total", ('"Total:"', '"Total in cents (a whole number):"')),
    ),
    demand(
        "the dearest item is asked for, and the sum is answered",
        FORM,
        bad("bill-total", (PAY, "Which item on the bill costs the most?"), ('"Total:"', '"Item:"')),
    ),
    demand(
        "a decimal is asked for, and a fraction is answered",
        FORM,
        bad("add-fractions", (ADD, f"{ADD} Write the result as a decimal, such as 0.25.")),
    ),
    demand(
        "LaTeX is asked for, and the fraction is plain",
        FORM,
        bad("add-fractions", description="Results are written in LaTeX, as \\frac{a}{b}.\n\n"),
    ),
    demand(
        "the cue wants per cent, and a fraction is answered",
        CUE,
        bad("add-fractions", (r"\nResult:", r"\nResult in per cent:")),
    ),
    demand(
        "the product is asked for, and the sum is answered",
        FORM,
        bad(
            "add-fractions",
            (ADD, "Multiply the two numbers."),
            (r"\nSum:", r"\nNumbers:"),
            (r"\nResult:", r"\nProduct:"),
            rows=put("sum", lambda row: row["sum"].replace(" + ", " and ")),
        ),
    ),
    demand(
        "a worked sum shows another denominator, which all results are to have",
        WORKED,
        bad(
            "add-fractions",
            (ADD, f"{ADD} Always write the result over 100, e.g. 1/4 + 1/4 = 50/100."),
        ),
    ),
    demand(
        "the word is to be decrypted, and is encrypted",
        FORM,
        bad(
            "caesar-three",
            (
                SHIFT,
                "Decrypt the word: replace each letter by the one three places earlier in the alphabet.",
            ),
        ),
    ),
    demand(
        "hyphens are wanted between the letters",
        FORM,
        bad(
            "caesar-three",
            description="Put a hyphen between the letters of the encrypted word.\n\n",
        ),
    ),
    demand(
        "another shift is asked for than was made",
        FORM,
        bad("caesar-three", ("the one three places later", "the one thirteen places later")),
    ),
    demand(
        "the numbers of the letters are asked for, and letters are answered",
        FORM,
        bad(
            "caesar-three",
            (SHIFT, "Replace each letter by its number in the alphabet (a is 1, z is 26)."),
        ),
    ),
    demand(
        "the sign for per cent is forbidden, and all have it",
        CUE,
        bad("percentages", (r"\nPercentage:", r"\nPercentage (without the % sign):")),
    ),
    demand(
        "a share between 0 and 1 is asked for, and per cent are answered",
        FORM,
        bad(
            "percentages",
            (r"\nPercentage:", r"\nWrite it as a decimal number between 0 and 1.\nShare:"),
        ),
    ),
    demand(
        "a fraction in lowest terms is asked for, and per cent are answered",
        FORM,
        bad("percentages", description="Give each result as a fraction in lowest terms.\n\n"),
    ),
    demand(
        "one decimal is asked for in each row, and two are there",
        FORM,
        bad(
            "mean-value",
            rows=put("ask", lambda row: "What is the mean of the numbers? Round to one decimal."),
        ),
    ),
    demand(
        "the largest number is asked for in each row, and the mean is answered",
        FORM,
        bad(
            "mean-value",
            (r"\nMean:", r"\nAnswer:"),
            rows=put("ask", lambda row: "Which of the numbers is the largest?"),
        ),
    ),
    demand(
        "a comma is asked for in decimals, and a point is there",
        FORM,
        bad("mean-value", description="Use a decimal comma, as in 3,75, never a point.\n\n"),
    ),
    demand(
        "Arabic figures are asked for where they are given",
        FORM,
        bad(
            "roman-numerals",
            ("Write the number as a Roman numeral.", "Write the numeral in Arabic figures."),
        ),
    ),
    demand(
        "small letters are asked for by an example, and capitals are answered",
        FORM,
        bad(
            "roman-numerals",
            ("as a Roman numeral.", "as a Roman numeral in small letters (e.g. vii)."),
        ),
    ),
    demand(
        "the words of the number are asked for, and a numeral is answered",
        CUE,
        bad("roman-numerals", (r"\nNumeral:", r"\nNumber in English words:")),
    ),
    demand(
        "the unit is to be left out, and is there",
        FORM,
        bad("convert-lengths", (NUMBER, "Answer with the number only, without the unit.")),
    ),
    demand(
        "the unit is to be written out, and is short",
        FORM,
        bad(
            "convert-lengths",
            (NUMBER, "Answer with the number and the unit, whose name is written out."),
        ),
    ),
    demand(
        "an example of the form has another unit, which all answers are to have",
        LETTER,
        bad(
            "convert-lengths",
            description="All answers must be weights in kilograms, e.g. Answer: 3 kg\n\n",
        ),
    ),
    demand(
        "the unit is to come first",
        FORM,
        bad(
            "convert-lengths",
            (NUMBER, "Answer with the unit first, then the number, such as 'km 12'."),
        ),
    ),
    demand(
        "scientific notation is asked for, and plain numbers are answered",
        FORM,
        bad("convert-lengths", (NUMBER, f"{NUMBER} Use scientific notation, such as 4.2e+01.")),
    ),
)
