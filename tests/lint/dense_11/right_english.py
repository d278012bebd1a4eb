"""Right prompts in English whose demands all answers keep to, built upon the right tasks."""

from __future__ import annotations

from tests.lint.dense_11.making import odd
from tests.lint.making import put

RIGHT = (
    odd(
        "one word is asked for, and all names are one word",
        "capital-cities",
        ("of the country.", "of the country in one word."),
    ),
    odd(
        "a capital letter is asked for, which all names have",
        "capital-cities",
        description="Begin every answer with a capital letter, and leave out the full stop.\n\n",
    ),
    odd(
        "small letters and a single word, without a prefix, are asked for",
        "opposites",
        (
            "opposite of the word.",
            "opposite of the word: one word in small letters, without un- or dis-.",
        ),
    ),
    odd(
        "auxiliaries are forbidden, and there is none",
        "past-tense",
        ("past tense.\\n", "past tense. Use no auxiliary and no pronoun.\\n"),
    ),
    odd(
        "a summary is forbidden, and the labels are named once more",
        "news-section",
        (
            "or politics?",
            "or politics? Do not summarise it: write one of these four words, in small letters.",
        ),
    ),
    odd(
        "JSON is spoken of, and forbidden",
        "news-section",
        description="Reply with the section alone. No JSON, no number, no full sentence.\n\n",
    ),
    odd(
        "the text of the option is forbidden, and letters are answered",
        "geo-mcq",
        (r'"\nAnswer:"', r'"\nWrite the letter, not the text of the option.\nAnswer:"'),
    ),
    odd(
        "the letters are said to go from A to D, and a number is forbidden",
        "geo-mcq",
        description="Answer with one capital letter from A to D. Never write a number or two letters.\n\n",
    ),
    odd(
        "no more than five letters are asked for, and true has four",
        "fact-check",
        ("true or false?", "true or false? Your answer has at most five letters."),
    ),
    odd(
        "reasons are spoken of, and forbidden",
        "fact-check",
        description="Do not explain your verdict, and do not correct the statement.\n\n",
    ),
    odd(
        "a noun is asked for, and adjectives are shown as what not to write",
        "speaker-feeling",
        ("or fear.", "or fear. Write the noun, not an adjective such as happy or angry."),
    ),
    odd(
        "capitals without full stops are asked for, by what not to write",
        "acronyms",
        (
            "usual abbreviation.",
            "usual abbreviation in capitals, without full stops (not U.S.A. or usa).",
        ),
    ),
    odd(
        "at most four letters are asked for, and there are two to four",
        "acronyms",
        description="Every abbreviation has two, three or four letters.\n\n",
    ),
    odd(
        "the sentence is not to be written out",
        "word-gap",
        ("fits into the gap?", "fits into the gap? Write only the word, not the whole sentence."),
    ),
    odd(
        "words are to be copied, among them one with a capital",
        "odd-one-out",
        (
            "with the others?",
            "with the others? Copy it as it stands there, in capitals or small letters.",
        ),
    ),
    odd(
        "an article is forbidden, and there is none",
        "plural-nouns",
        description="Write the noun alone, without 'the' and without a number before it.\n\n",
    ),
    odd(
        "the passage is not to be quoted",
        "boolq-lite",
        ("Answer yes or no.", "Answer yes or no, without a quotation from the passage."),
    ),
    odd(
        "at most five words are asked for, and there are one to five",
        "short-notices",
        ("answer the question.", "answer the question in at most five words."),
    ),
    odd(
        "whole sentences are spoken of, and forbidden",
        "short-notices",
        description="Answer with a phrase. A complete sentence is not wanted.\n\n",
    ),
    odd(
        "fences are forbidden, and there is none",
        "order-json",
        ("item and count.", "item and count, on one line and without ```json around it."),
    ),
    odd(
        "the number is to be a figure, told by an example of other content",
        "order-json",
        description='The form is {"name": "Eva", "item": "soup", "count": 7}, with the count as a number.\n\n',
    ),
    odd(
        "accents and turned marks are to be kept, and are",
        "to-spanish",
        ("into Spanish.", "into Spanish. Keep all accents, and the turned marks of questions."),
    ),
    odd(
        "English is forbidden, and Spanish is answered",
        "to-spanish",
        description="Never answer in English. Write one translation only.\n\n",
    ),
    odd(
        "at most twelve words are asked for, and there are ten to twelve",
        "brief-summary",
        ("in one sentence.", "in one sentence of at most twelve words."),
    ),
    odd(
        "bullet points and questions are forbidden",
        "brief-summary",
        description="Do not use bullet points, and do not ask a question. End with a full stop.\n\n",
    ),
    odd(
        "another order is spoken of, and forbidden",
        "sort-words",
        ("alphabetically.", "alphabetically from A to Z, not by length, with commas between them."),
    ),
    odd(
        "any order will do, and no full stop is wanted",
        "keywords",
        ("between them.", "between them and no full stop, in whatever order you like."),
    ),
    odd(
        "who did it is to be said with by, and is",
        "active-passive",
        ("passive voice.", "passive voice. Say with 'by' who did it, and keep the tense."),
    ),
    odd(
        "the answer is to be a question, and is",
        "make-question",
        ("in brackets.", "in brackets. Do not answer the question; end with a question mark."),
    ),
    odd(
        "functions and comments are forbidden, and there are none",
        "python-expression",
        description="One expression, no def, no import, no comment, no print.\n\n",
    ),
    odd(
        "capitals for keywords and a semicolon are asked for, and are there",
        "sql-query",
        ("in SQL.", "in SQL. Keywords are in capitals, and a semicolon ends it."),
    ),
    odd(
        "the row's number is forbidden, and the cell is copied",
        "train-table",
        (
            "Use the table to answer.",
            "Answer with a cell of the table, not with the number of its row.",
        ),
    ),
    odd(
        "a program is forbidden, and steps are shown",
        "shop-steps",
        ("Think step by step, and", "Do not write a program. Show your calculation, and"),
    ),
    odd(
        "the unit is not to be written behind the sign",
        "shop-steps",
        description="Behind #### stands the number alone, without dollars or kilometres.\n\n",
    ),
    odd(
        "figures are asked for, and words are what not to write",
        "count-letter",
        ("in the word?", "in the word? Write a figure such as 5, not a word such as five."),
    ),
    odd(
        "two digits for the hour and no p.m. are asked for",
        "clock-times",
        ("clock shows it.", "clock shows it: two digits, a colon, two digits. Leave out p.m."),
    ),
    odd(
        "the form of the date is told by an example of another date",
        "dates-to-iso",
        ("all in digits.", "all in digits (2001-01-31, not 31/01/2001)."),
    ),
    odd(
        "the sign of the currency and two decimals are asked for",
        "bill-total",
        ("in all?", "in all? Put the dollar sign first, and write two decimals, as in $80.00."),
    ),
    odd(
        "lowest terms are asked for, and decimals are forbidden",
        "add-fractions",
        ("Add the fractions.", "Add the fractions. Cancel the result, and do not write a decimal."),
    ),
    odd(
        "the opposite way is forbidden, and words are encrypted",
        "caesar-three",
        description="Never decrypt. Write small letters without spaces or hyphens.\n\n",
    ),
    odd(
        "the sign for per cent is asked for, right behind the number",
        "percentages",
        (r"\nPercentage:", r"\nPercentage (a whole number with %, no space between):"),
    ),
    odd(
        "closing noughts are asked for in each row, and are there",
        "mean-value",
        rows=put(
            "ask",
            lambda row: "What is the mean? Always two decimals, even where these are noughts.",
        ),
    ),
    odd(
        "capital letters are asked for, and figures are forbidden",
        "roman-numerals",
        ("Roman numeral.", "Roman numeral, in capital letters and without figures."),
    ),
    odd(
        "a space between number and unit is asked for",
        "convert-lengths",
        ("the number and the unit.", "the number, a space, and the unit's short sign."),
    ),
)
