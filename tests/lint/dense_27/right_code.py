"""Right prompts about code: traces, queries, schedules, patterns, faults and types."""

from __future__ import annotations

from tests.lint.dense_27.making import LETTERED, STEPS, final, long
from tests.lint.making import qa, starred, table

RIGHT = (
    long(
        "SQL for questions over a schema with conventions that make queries comparable",
        "orchard-sql",
        """
        -- Role: analyst of an orchard
        -- Task: one SQL query for each question

        ## Schema
        ```sql
        CREATE TABLE trees (id INTEGER, sort TEXT, planted INTEGER, row_no INTEGER);
        CREATE TABLE harvest (tree_id INTEGER, year INTEGER, kilos INTEGER);
        ```

        ## Meaning of the columns
        - trees.sort: 'apple', 'pear', 'plum' or 'cherry'
        - trees.planted: the year of planting
        - harvest.kilos: what the tree bore in that year

        ## Conventions
        1. Keywords in capitals, names in small letters
        2. One line, closed by a semicolon
        3. No alias
        4. Text in single quotes
        5. COUNT(*) for counting rows

        ## Examples
        Question: How many trees are there?
        SQL: SELECT COUNT(*) FROM trees;

        Question: Which sorts stand in row 4?
        SQL: SELECT DISTINCT sort FROM trees WHERE row_no = 4;

        ## Question
        Question: {question}
        SQL:
        """,
        qa(
            """
            How many pear trees are there? > SELECT COUNT(*) FROM trees WHERE sort = 'pear';
            What is the year of planting of tree 17? > SELECT planted FROM trees WHERE id = 17;
            How many kilos were harvested in 2022? > SELECT SUM(kilos) FROM harvest WHERE year = 2022;
            Which trees were planted before 1990? > SELECT id FROM trees WHERE planted < 1990;
            What was the largest harvest of a tree in 2021? > SELECT MAX(kilos) FROM harvest WHERE year = 2021;
            How many trees are there of each sort? > SELECT sort, COUNT(*) FROM trees GROUP BY sort;
            What is the average harvest of tree 8? > SELECT AVG(kilos) FROM harvest WHERE tree_id = 8;
            In which year was the oldest plum tree planted? > SELECT MIN(planted) FROM trees WHERE sort = 'plum';
            In which rows do cherry trees stand? > SELECT DISTINCT row_no FROM trees WHERE sort = 'cherry';
            """,
            "question|answer",
        ),
        style="replace",
    ),
    long(
        "cron expressions from plain English with a legend of the fields and calibrated examples",
        "cron-lines",
        """
        You write schedules for cron.

        FIELDS, from left to right
        1. minute (0 to 59)
        2. hour (0 to 23)
        3. day of the month (1 to 31)
        4. month (1 to 12)
        5. weekday (0 is Sunday, 6 is Saturday)

        SIGNS
        - an asterisk stands for "every"
        - `*/N` in the first field stands for "every N minutes"
        - `A-B` stands for a range

        HOUSE RULES
        - Five fields with one space between two
        - Numbers, never names of days or months
        - No leading zeros
        - Monday to Friday is 1-5

        EXAMPLES
        Schedule: every day at 6:30 in the morning
        Cron: 30 6 * * *

        Schedule: every five minutes
        Cron: */5 * * * *

        Schedule: on the first of every month at midnight
        Cron: 0 0 1 * *
        =====
        Schedule: {schedule}
        Cron:
        """,
        table(
            "schedule|answer",
            """
            every day at noon|0 12 * * *
            every ten minutes|*/10 * * * *
            every Sunday at 4:15 in the morning|15 4 * * 0
            Monday to Friday at 8 in the morning|0 8 * * 1-5
            on the 15th of every month at 9:45 in the evening|45 21 15 * *
            every Saturday at midnight|0 0 * * 6
            on 1 January at 7 in the morning|0 7 1 1 *
            every two minutes|*/2 * * * *
            every day at 11:05 in the evening|5 23 * * *
            every Wednesday at 2:30 in the afternoon|30 14 * * 3
            """,
        ),
        style="plain",
        fewshot=2,
    ),
    long(
        "what a small program prints, after a trace of its variables",
        "trace-print",
        """
        # Program tracing

        You are a Python interpreter that shows its work.

        ## Protocol
        1. Follow the program line by line.
        2. Write down how the variable `x` changes, as `x: a, b, c`.
        3. Finish with `Final answer:` and what the program prints.

        ## Semantics you may need
        - `//` divides and rounds down.
        - `%` is what is left over.
        - `range(3)` is 0, 1, 2.

        ## Example
        Program:
        ```python
        x = 4
        x = x * 3
        x = x - 2
        print(x)
        ```
        Trace: x: 4, 12, 10
        Final answer: 10

        ## Program to trace
        Program:
        ```python
        {program}
        ```
        Trace:
        """,
        table(
            "program|steps|answer",
            """
            x = 7⏎x += 5⏎print(x)|x: 7, 12|12
            x = 20⏎x = x // 3⏎print(x)|x: 20, 6|6
            x = 1⏎for i in range(3):⏎    x = x * 2⏎print(x)|x: 1, 2, 4, 8|8
            x = 17⏎x = x % 5⏎x = x + 1⏎print(x)|x: 17, 2, 3|3
            x = 0⏎for i in range(4):⏎    x += i⏎print(x)|x: 0, 0, 1, 3, 6|6
            x = 9⏎if x > 5:⏎    x = x - 5⏎print(x)|x: 9, 4|4
            x = 3⏎while x < 20:⏎    x = x * 2⏎print(x)|x: 3, 6, 12, 24|24
            x = 50⏎x = x - 8⏎x = x // 6⏎print(x)|x: 50, 42, 7|7
            x = 2⏎x = x ** 3⏎x = x + 1⏎print(x)|x: 2, 8, 9|9
            """,
        ),
        output=STEPS,
        style="replace",
        **final(),
    ),
    long(
        "faults of snippets by a lettered catalogue, with the smell of each and one sample",
        "fault-catalogue",
        """
        <system>
        You triage findings of a code review. You name the class of the fault in a snippet of Python.
        </system>

        <catalogue>
        A. off by one: a loop or an index goes one step too far or stops one too early
        B. mutable default: a list or a dict is the default of a parameter
        C. unclosed resource: a file is opened and never closed
        D. wrong comparison: `is` compares values, or `=` was meant to be `==`
        </catalogue>

        <method>
        1. Read the whole snippet before you decide.
        2. Choose the fault that would show first when the snippet runs.
        3. Style, names and missing types are no faults.
        </method>

        <output_format>
        The letter alone.
        </output_format>

        <sample>
        Snippet:
        def best_roll(dice, sums=[]):
            for die in dice:
                sums += [die.throw()]
            return max(sums)
        Fault: B
        </sample>

        Snippet:
        {snippet}
        Fault:
        """,
        table(
            "snippet|answer",
            """
            for i in range(len(names) + 1):⏎    print(names[i])|A
            f = open("log.txt")⏎text = f.read()⏎print(text)|C
            if word is "stop":⏎    running = False|D
            def tag(key, tags={}):⏎    tags[key] = True⏎    return tags|B
            last = rows[len(rows)]|A
            def collect(x, seen=[]):⏎    seen.append(x)⏎    return seen|B
            out = open("sum.csv", "w")⏎out.write("a,b")|C
            if total is 1000:⏎    print("full")|D
            for day in range(1, 31):⏎    check_january(day)|A
            """,
        ),
        style="lines",
    ),
    long(
        "running time of functions as a choice of four, with rules of thumb",
        "growth-choice",
        """
        ## Prompt: growth of running time

        **Audience:** first-year students, so the answer has to be one of the options and nothing else.

        **Rules of thumb**
        | code | growth |
        | --- | --- |
        | a fixed number of steps | O(1) |
        | halving until nothing is left | O(log n) |
        | one pass | O(n) |
        | a pass inside a pass | O(n^2) |

        **Conventions**
        - n is the length of the list, or the number itself.
        - The worst case counts.
        - Passes that follow each other do not multiply.

        **Solved**
        Task: print the first item of a list
        A. O(1)
        B. O(log n)
        C. O(n)
        D. O(n^2)
        Answer: A

        Task: sum up all items of a list
        A. O(n^2)
        B. O(1)
        C. O(n)
        D. O(log n)
        Answer: C

        **Unsolved**
        Give the letter.

        Task: {task}
        {options}
        Answer:
        """,
        starred(
            """
            compare every item of a list with every other one|O(n)/*O(n^2)/O(1)/O(log n)
            look up a word in a sorted list by halving|*O(log n)/O(1)/O(n)/O(n^2)
            find the largest item of an unsorted list|O(n^2)/O(log n)/*O(n)/O(1)
            return the last item of a list|O(log n)/O(n)/O(n^2)/*O(1)
            print a square of n times n stars|O(1)/O(log n)/*O(n^2)/O(n)
            divide n by two until it is one|O(n)/O(1)/*O(log n)/O(n^2)
            count how often a word is in an unsorted list|*O(n)/O(n^2)/O(log n)/O(1)
            swap the first two items of a list|O(n^2)/*O(1)/O(n)/O(log n)
            go through a list twice, one pass after the other|O(n^2)/O(log n)/O(1)/*O(n)
            """,
            "task",
        ),
        make={"options": 'lettered(data["choices"])'},
        gold='"ABCD"[data["answer"]]',
        above=LETTERED,
        style="template",
    ),
)
