"""Demands that no answer keeps to, where a phrase, a sentence, a list or code is answered."""

from __future__ import annotations

from tests.lint.dense_11.making import CUE, FORM, LABELS, LETTER, SHOWN, STEPS, bad, demand

READ = "Read the passage and answer the question."
ORDER = "Write the order as a JSON object with the keys name, item and count."
BRIEF = "Summarise the article in one sentence."
SORT = "Sort the words alphabetically."
THREE = "Give three keywords, with semicolons between them."
VOICE = "Rewrite the sentence in the passive voice."
ASK = "Ask for the words in brackets."
EXPRESSION = "Write a Python expression for what is described."

KINDS = (
    demand(
        "a complete sentence is asked for, and phrases are answered",
        FORM,
        bad("short-notices", (READ, f"{READ} Use a complete sentence with subject and verb.")),
    ),
    demand(
        "words of the passage are forbidden, and the answers are made of them",
        f"{FORM} answer/not-an-option",
        bad(
            "short-notices",
            (READ, f"{READ} Do not use any of the words that stand in the passage."),
        ),
    ),
    demand(
        "the sentence with the answer is to be quoted",
        FORM,
        bad(
            "short-notices",
            description="Quote the whole sentence in which the answer stands, between quotation marks.\n\n",
        ),
    ),
    demand(
        "the cue names labels, and the answers are phrases",
        f"{LABELS} text/cue-forms",
        bad("short-notices", (r"\nAnswer:", r"\nAnswer (yes, no or not given):")),
    ),
    demand(
        "a picture is to be looked at, and a passage is shown",
        SHOWN,
        bad("short-notices", (READ, "Look at the picture and answer the question.")),
    ),
    demand(
        "YAML is asked for, and JSON is answered",
        CUE,
        bad("order-json", ("as a JSON object", "in YAML"), (r"\nJSON:", r"\nYAML:")),
    ),
    demand(
        "the keys that are asked for are others",
        FORM,
        bad(
            "order-json",
            ("with the keys name, item and count", "with the keys customer, dish and number"),
        ),
    ),
    demand(
        "a fence is wanted around the object",
        FORM,
        bad(
            "order-json",
            description="Put the object into a block of code that begins with ```json.\n\n",
        ),
    ),
    demand(
        "a line of CSV is asked for, and JSON is answered",
        CUE,
        bad(
            "order-json",
            ("as a JSON object with the keys", "as a line of CSV with the columns"),
            ("JSON:", "Line:"),
        ),
    ),
    demand(
        "the number is to be a word inside the object, and is a number",
        FORM,
        bad("order-json", (ORDER, f"{ORDER} Spell out the count in letters.")),
    ),
    demand(
        "an element of XML is asked for by its form",
        f"{FORM} few-shot/worked-form",
        bad(
            "order-json",
            (ORDER, "Write the order as XML."),
            (r"\nJSON:", r"\nElement:"),
            description='Use this form: <order name="Al" item="tea" count="2"/>\n\n',
        ),
    ),
    demand(
        "another order of keys is asked for",
        FORM,
        bad(
            "order-json",
            ("the keys name, item and count", "the keys count, item and name, in this order"),
        ),
    ),
    demand(
        "the direction of the translation is turned round",
        FORM,
        bad("to-spanish", ("from English into Spanish", "from Spanish into English")),
        bad("german-lines", ("from German into English", "from English into German")),
    ),
    demand(
        "the translation is wanted in capitals",
        FORM,
        bad(
            "to-spanish",
            description="Translations are to be written in capital letters throughout.\n\n",
        ),
    ),
    demand(
        "accents are to be left out, and are there",
        FORM,
        bad(
            "to-spanish",
            ("into Spanish.", "into Spanish. Leave out all accents, write plain ASCII letters."),
        ),
    ),
    demand(
        "the cue wants slashes between the words",
        CUE,
        bad("to-spanish", (r"\nSpanish:", r"\nSpanish (with a slash between all words):")),
    ),
    demand(
        "a language near to that of the answers is asked for",
        CUE,
        bad("to-spanish", ("into Spanish", "into Italian"), (r"\nSpanish:", r"\nItalian:")),
    ),
    demand(
        "two translations are asked for, numbered",
        f"{FORM} answer/other-count",
        bad("to-spanish", description="Give two different translations, numbered 1. and 2.\n\n"),
    ),
    demand(
        "three sentences are asked for, and one is answered",
        f"{FORM} answer/other-count",
        bad("brief-summary", ("in one sentence", "in exactly three sentences")),
    ),
    demand(
        "bullet points are asked for",
        FORM,
        bad(
            "brief-summary",
            ("Summarise the article in one sentence.", "Summarise the article."),
            description="Summaries consist of bullet points, each of which begins with '- '.\n\n",
        ),
    ),
    demand(
        "at most four words are asked for, and there are nine or more",
        FORM,
        bad("brief-summary", ("in one sentence.", "in a headline of at most four words.")),
    ),
    demand(
        "at least fifty words are asked for, and there are ten",
        FORM,
        bad("brief-summary", ("in one sentence.", "in a text of no fewer than fifty words.")),
    ),
    demand(
        "the cue wants a question, and statements are answered",
        CUE,
        bad("brief-summary", (r"\nSummary:", r"\nSummary (in the form of a question):")),
    ),
    demand(
        "the words to begin with are none of the answers'",
        FORM,
        bad("brief-summary", (BRIEF, f"{BRIEF} Begin with the words 'In short,'.")),
    ),
    demand(
        "a rating is asked for, and a summary is answered",
        FORM,
        bad(
            "brief-summary",
            (BRIEF, "Rate how clear the article is, from 1 to 5. Only write the number."),
        ),
    ),
    demand(
        "the alphabet is to be gone through backwards",
        FORM,
        bad("sort-words", (SORT, "Sort the words in reverse alphabetical order, from Z to A.")),
    ),
    demand(
        "the shortest word is to come first",
        FORM,
        bad("sort-words", (SORT, "Sort the words by their length, the shortest one first.")),
    ),
    demand(
        "the cue wants a word a line",
        CUE,
        bad("sort-words", (r"\nSorted:", r"\nSorted (each word on a line of its own):")),
    ),
    demand(
        "the words are to be numbered",
        FORM,
        bad(
            "sort-words",
            description="Number the words of your list: 1. first 2. second 3. third\n\n",
        ),
    ),
    demand(
        "another sign is wanted between the words",
        FORM,
        bad("sort-words", (SORT, "Sort the words alphabetically, and join them with ' > '.")),
    ),
    demand(
        "the words are to be counted, and are sorted",
        FORM,
        bad(
            "sort-words",
            (SORT, "How many words are there? Answer with a number."),
            (r"\nSorted:", r"\nNumber:"),
        ),
    ),
    demand(
        "five are asked for, and three are answered",
        f"{FORM} answer/other-count",
        bad("keywords", ("Give three keywords", "Give five keywords")),
    ),
    demand(
        "commas are asked for, and semicolons are there",
        FORM,
        bad("keywords", ("with semicolons between them", "with commas between them")),
    ),
    demand(
        "a sign is wanted in front of each item",
        FORM,
        bad("keywords", description="Put the sign # in front of each keyword.\n\n"),
    ),
    demand(
        "the cue wants the alphabet's order, and items are in another",
        CUE,
        bad("keywords", (r"\nKeywords:", r"\nKeywords (in alphabetical order):")),
    ),
    demand(
        "a single item is asked for, and three are answered",
        f"{FORM} answer/other-count",
        bad("keywords", (THREE, "Give the one keyword that matters most, and no more than that.")),
    ),
    demand(
        "the active voice is asked for, and the passive is answered",
        FORM,
        bad("active-passive", (VOICE, "Rewrite the sentence in the active voice.")),
    ),
    demand(
        "the sentence is to be denied, and is not",
        FORM,
        bad("active-passive", description="Make the sentences negative with the word 'not'.\n\n"),
    ),
    demand(
        "the cue wants the future, and the past is answered",
        CUE,
        bad("active-passive", ('"Passive:"', '"Passive (in the future tense, with will):"')),
    ),
    demand(
        "no full stop is wanted, and all have one",
        FORM,
        bad("active-passive", (VOICE, f"{VOICE} Do not put a full stop at the end.")),
    ),
    demand(
        "who did it is not to be said, and is said in all answers",
        FORM,
        bad("active-passive", (VOICE, f"{VOICE} Never use the word 'by'.")),
    ),
    demand(
        "the question is to begin with another word than any does",
        FORM,
        bad("make-question", (ASK, f"{ASK} The question has to begin with the word Why.")),
    ),
    demand(
        "yes or no is wanted where questions are answered",
        LABELS,
        bad("make-question", description="Answer with yes or no only.\n\n"),
    ),
    demand(
        "question marks are forbidden, and all answers have one",
        FORM,
        bad("make-question", (ASK, f"{ASK} Leave out the question mark.")),
    ),
    demand(
        "the cue gives the words that the question begins with, and none does",
        CUE,
        bad("make-question", (r"\nQuestion:", r"\nQuestion (beginning with 'Could you tell me'):")),
    ),
    demand(
        "another language of programs is asked for",
        FORM,
        bad(
            "python-expression", ("Write a Python expression", "Write an expression in JavaScript")
        ),
    ),
    demand(
        "a whole function is asked for, and an expression is answered",
        FORM,
        bad(
            "python-expression",
            (EXPRESSION, "Write a complete Python function, with def and return."),
        ),
    ),
    demand(
        "a comment is wanted in the code",
        FORM,
        bad(
            "python-expression",
            description="Explain your code in a comment that begins with #.\n\n",
        ),
    ),
    demand(
        "backticks are wanted around the code",
        CUE,
        bad("python-expression", (r"\nExpression:", r"\nExpression (between backticks):")),
    ),
    demand(
        "keywords are wanted in small letters, and are capitals",
        FORM,
        bad(
            "sql-query", ("Write a query in SQL.", "Write a query in SQL, all of it in lower case.")
        ),
    ),
    demand(
        "the semicolon is forbidden, and all answers end with it",
        FORM,
        bad("sql-query", description="Queries must not end with a semicolon.\n\n"),
    ),
    demand(
        "the cue wants a call of pandas, and a query is answered",
        CUE,
        bad(
            "sql-query",
            (r"\nQuery:", r"\nPandas expression:"),
            ("Write a query in SQL.", "Use pandas."),
        ),
    ),
    demand(
        "the number of the row is asked for, and a cell is answered",
        LETTER,
        bad(
            "train-table",
            ("Use the table to answer.", "Answer with the number of the row in the table."),
        ),
    ),
    demand(
        "a bar chart is spoken of, and a table is shown",
        SHOWN,
        bad(
            "train-table", ("Use the table to answer.", "Read the answer off the bar chart above.")
        ),
    ),
    demand(
        "the whole row is asked for, and a cell is answered",
        FORM,
        bad(
            "train-table",
            description="Copy the whole row of the table that answers the question, bars included.\n\n",
        ),
    ),
    demand(
        "the cue asks for the column's name, and a cell is answered",
        CUE,
        bad("train-table", ('"Answer:"', '"Name of the column:"')),
    ),
    demand(
        "the program is to be mended, and what it prints is answered",
        FORM,
        bad(
            "what-prints",
            (
                "What does this Python program print?",
                "Find the bug and write the whole program without it.",
            ),
        ),
    ),
    demand(
        "steps are asked for, and what is printed is answered at once",
        STEPS,
        bad(
            "what-prints",
            description="Go through the program line by line and note the value of each variable "
            "before you answer.\n\n",
        ),
    ),
)
