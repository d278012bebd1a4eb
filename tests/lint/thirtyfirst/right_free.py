"""Right prompts that look odd: texts, numbers, code and tables, in English."""

from __future__ import annotations

from tests.lint.making import ask, odd, put
from tests.lint.thirtyfirst.making import qa
from tests.lint.thirtyfirst.tasks_free import (
    CELLS,
    FRENCH,
    JSONS,
    LAST,
    PRINTS,
    READ,
    SQL,
    SUMS,
    TASKS,
    TITLE,
)

RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    odd("four hashes before the number", SUMS, ("The answer is {gold}.", "#### {gold}")),
    odd(
        "the bare number, without steps",
        SUMS,
        (" Let's think step by step.", ""),
        ("f\" {data['steps']} The answer is {gold}.\"", 'f" {gold}"'),
    ),
    odd(
        "the question is a problem",
        SUMS,
        ("Q: {", "Problem: {"),
        ("\\nA: Let's", "\\nSolution: Let's"),
    ),
    odd(
        "steps in a box",
        SUMS,
        ("The answer is {gold}.", "So we get \\\\boxed{{{gold}}}."),
        ("\\nA: Let's", "\\nBox the final number with \\\\boxed.\\nA: Let's"),
    ),
    odd("one shot", SUMS, fewshot=1),
    odd(
        "cells between tabs",
        CELLS,
        ('"| " + " | ".join(cells) + " |"', '"\\t".join(cells)'),
        (', line(["---"] * len(data["header"]))', ""),
    ),
    odd(
        "cells between commas",
        CELLS,
        ('"| " + " | ".join(cells) + " |"', '",".join(cells)'),
        (', line(["---"] * len(data["header"]))', ""),
    ),
    odd(
        "the question stands before the table",
        CELLS,
        (
            '["Table: " + data["caption"], *lines, "Question: " + data["question"], "Cell:"]',
            '["Question: " + data["question"], "Table: " + data["caption"], *lines, "Cell:"]',
        ),
    ),
    odd(
        "a fence around the table", CELLS, ('*lines, "Question', '"```", *lines, "```", "Question')
    ),
    odd(
        "a semicolon in place of JSON",
        JSONS,
        ('as JSON with the keys "name" and "city".', "as: name; city"),
        ("\\nJSON:", "\\nResult:"),
        (
            'json.dumps({"name": data["name"], "city": data["city"]})',
            "f\"{data['name']}; {data['city']}\"",
        ),
    ),
    odd(
        "only the city is asked for",
        JSONS,
        ('the person and the city as JSON with the keys "name" and "city".', "the city."),
        ("\\nJSON:", "\\nCity:"),
        ('json.dumps({"name": data["name"], "city": data["city"]})', 'data["city"]'),
    ),
    odd("codes of languages as cues", FRENCH, ('"English: "', '"en: "'), ("\\nFrench:", "\\nfr:")),
    odd(
        "an arrow between the languages",
        FRENCH,
        ('"English: " + data["en"] + "\\nFrench:"', 'data["en"] + " →"'),
    ),
    odd(
        "from French into English",
        FRENCH,
        ('"English: " + data["en"] + "\\nFrench:"', '"French: " + data["fr"] + "\\nEnglish:"'),
        ('" " + data["fr"]', '" " + data["en"]'),
        ('"processed_output": data["fr"]', '"processed_output": data["en"]'),
        description="Translate each sentence into English.",
    ),
    odd(
        "the instruction is in French",
        FRENCH,
        ('"English: "', '"Anglais : "'),
        ("\\nFrench:", "\\nFrançais :"),
        description="Traduis chaque phrase en français.",
    ),
    odd(
        "the sentence in double angle marks",
        FRENCH,
        ('"English: " + data["en"]', '"English: «" + data["en"] + "»"'),
    ),
    odd("a fence without a language", PRINTS, ("```python", "```")),
    odd(
        "a session of the shell",
        PRINTS,
        (
            'What does this program print?\\n```python\\n" + data["program"] + "\\n```\\nOutput:"',
            '$ cat prog.py\\n" + data["program"] + "\\n$ python prog.py"',
        ),
        ('" " + gold', '"\\n" + gold'),
        stop=("\n\n",),
    ),
    odd("a comment as the cue", PRINTS, ("```\\nOutput:", "```\\n# prints:")),
    odd(
        "the schema as code",
        SQL,
        (
            "Table {data['table']} has the columns {columns}.",
            "CREATE TABLE {data['table']} ({columns});",
        ),
    ),
    odd(
        "the question as a comment of SQL",
        SQL,
        ("{data['question']}\\nSQL:", "-- {data['question']}\\nSQL:"),
    ),
    odd(
        "the query begins in the prompt",
        SQL,
        ("\\nSQL:", "\\nSQL: SELECT"),
        (
            '" " + data["sql"], "processed_output": data["sql"]',
            'data["sql"][6:], "processed_output": data["sql"][7:]',
        ),
    ),
    odd(
        "a query without its semicolon, as asked",
        SQL,
        ("\\nSQL:", "\\nLeave out the semicolon.\\nSQL:"),
        rows=put("sql", lambda row: row["sql"].rstrip(";")),
    ),
    odd(
        "the passage between tags",
        READ,
        ("Passage: {data['passage']}", "Passage: <p>{data['passage']}</p>"),
        (
            "Passage: The lighthouse was painted white in 1954 by two brothers from Hull.",
            "Passage: <p>The lighthouse was painted white in 1954 by two brothers from Hull.</p>",
        ),
    ),
    odd(
        "no worked example, but three shots",
        READ,
        (
            "Passage: The lighthouse was painted white in 1954 by two brothers from Hull.\n"
            "Question: Where did the brothers come from?\nAnswer: Hull\n\n",
            "",
        ),
        fewshot=3,
    ),
    odd(
        "answers in quotes, as asked",
        READ,
        ("words from its passage.", "words from its passage, in double quotes."),
        ("Answer: Hull", 'Answer: \\"Hull\\"'),
        ('gold = data["answer"]', "gold = '\"' + data[\"answer\"] + '\"'"),
    ),
    odd(
        "the letters with dashes, as asked",
        LAST,
        ("and join them.", "and join them with a dash."),
        ('"".join(', '"-".join('),
    ),
    odd(
        "first letters in place of last ones",
        LAST,
        ("the last letters", "the first letters"),
        ("word[-1]", "word[0]"),
    ),
    odd(
        "the result in capitals, as asked",
        LAST,
        ("join them.\\n", "join them. Write capital letters.\\n"),
        ("word[-1] for", "word[-1].upper() for"),
    ),
    odd(
        "steps before the letters",
        LAST,
        ("\\nJoined:", "\\nThink step by step.\\nJoined:"),
        (
            '"output": " " + gold',
            '"output": f" The letters are {gold[0]} and {gold[1]}. So the answer is {gold}."',
        ),
        postprocess="bbh_post",
    ),
    odd(
        "titles in capitals, as asked",
        TITLE,
        ("of at most six words.", "of at most six words, in capitals."),
        rows=put("title", lambda row: row["title"].upper()),
    ),
    odd("the cue is TL;DR", TITLE, ('"Title:"]', '"TL;DR:"]')),
    odd(
        "the instruction comes last",
        TITLE,
        (
            '["Write a title of at most six words.", "Text: " + data["text"], "Title:"]',
            '["Text: " + data["text"], "Write a title of at most six words.", "Title:"]',
        ),
    ),
    ask(
        "sums in words",
        qa("""
        two and five > seven
        four and four > eight
        one and two > three
        six and three > nine
        five and one > six
        three and seven > ten
        two and two > four
        one and four > five
        """),
        '"Add: " + data["q"] + "\\n="',
    ),
    ask(
        "chemical signs",
        qa("""
        sodium > Na
        iron > Fe
        gold > Au
        silver > Ag
        lead > Pb
        tin > Sn
        copper > Cu
        potassium > K
        """),
        "f\"Element: {data['q']}\\nSymbol:\"",
    ),
    ask(
        "numbers in Roman numerals",
        qa("""
        4 > IV
        9 > IX
        14 > XIV
        40 > XL
        90 > XC
        51 > LI
        101 > CI
        600 > DC
        """),
        "f\"{data['q']} in Roman numerals is\"",
    ),
    ask(
        "regular expressions as answers",
        qa(r"""
        one or more digits > \d+
        the letter a three times > a{3}
        a dot at the end > \.$
        a word of small letters > [a-z]+
        exactly two digits > \d{2}
        any character > .
        a space > \s
        an optional minus > -?
        """),
        "f\"Pattern for {data['q']}:\"",
    ),
    ask(
        "commands of the shell",
        qa("""
        List all files, hidden ones too. > ls -a
        Show the working folder. > pwd
        Make a folder named out. > mkdir out
        Remove the file old.txt. > rm old.txt
        Count the lines of log.txt. > wc -l log.txt
        Copy a.txt to b.txt. > cp a.txt b.txt
        Show the first lines of data.csv. > head data.csv
        Rename x.md to y.md. > mv x.md y.md
        """),
        "f\"# {data['q']}\\n$\"",
    ),
    ask(
        "plurals, with the singular in italics",
        qa("""
        mouse > mice
        child > children
        foot > feet
        goose > geese
        knife > knives
        ox > oxen
        tooth > teeth
        box > boxes
        """),
        "f\"The plural of *{data['q']}* is\"",
    ),
    ask(
        "an emoji for an animal",
        qa("""
        dog > 🐶
        cat > 🐱
        fish > 🐟
        bird > 🐦
        horse > 🐴
        frog > 🐸
        snake > 🐍
        bee > 🐝
        """),
        "f\"Animal: {data['q']}\\nEmoji:\"",
    ),
    ask(
        "dates in the form that is asked for",
        qa("""
        5 March 1998 > 1998-03-05
        17 July 2004 > 2004-07-17
        30 January 1975 > 1975-01-30
        9 October 2011 > 2011-10-09
        22 May 1987 > 1987-05-22
        1 December 2020 > 2020-12-01
        14 April 1969 > 1969-04-14
        28 August 2016 > 2016-08-28
        """),
        "f\"Write the date as YYYY-MM-DD.\\nDate: {data['q']}\\nISO:\"",
    ),
    ask(
        "anagram with letters apart",
        qa("""
        t a c > cat
        n u s > sun
        p a m > map
        x o f > fox
        d e b > bed
        p u c > cup
        y e k > key
        b u c > cub
        """),
        "f\"Turn the letters round: {data['q']}\\nWord:\"",
    ),
    ask(
        "lists in brackets of Python, both asked and answered",
        qa("""
        [3, 1, 2] > [1, 2, 3]
        [9, 4] > [4, 9]
        [5, 8, 6, 7] > [5, 6, 7, 8]
        [2, 0, 1] > [0, 1, 2]
        [7, 3, 9] > [3, 7, 9]
        [6, 6, 1] > [1, 6, 6]
        [8, 2] > [2, 8]
        [4, 3, 5, 1] > [1, 3, 4, 5]
        """),
        "f\"Sort the Python list.\\nList: {data['q']}\\nSorted:\"",
    ),
    ask(
        "the next turn of a talk at a counter",
        qa("""
        A ticket to Bath, please. > Single or return?
        Where do I get the keys? > At the desk on the left.
        Is this seat free? > Yes, please sit down.
        What time do you close? > We close at eight.
        Could I have the bill? > Of course, one moment.
        Does the soup have milk in it? > No, it is made without milk.
        Can I pay by card? > Yes, all cards are welcome.
        Is the lift working? > Not today, I am afraid.
        """),
        "f\"Guest: {data['q']}\\nClerk:\"",
    ),
    ask(
        "yes or no about numbers, with a dollar sign",
        qa("""
        Is $5 more than $3? > yes
        Is $2 more than $9? > no
        Is $7 less than $8? > yes
        Is $6 less than $1? > no
        Is $10 more than $4? > yes
        Is $3 more than $8? > no
        Is $1 less than $2? > yes
        Is $9 less than $5? > no
        """),
        "f\"{data['q']} (yes/no)\\nAnswer:\"",
    ),
    ask(
        "opposites as an analogy",
        qa("""
        up > down
        day > night
        hot > cold
        long > short
        early > late
        rich > poor
        soft > hard
        empty > full
        """),
        "f\"left : right :: {data['q']} :\"",
    ),
)
