"""Right prompts of engineers: logs, commits, code and commands."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank
from tests.lint.making import starred, table

RIGHT = (
    ask(
        "the type of a commit after the conventional commits",
        "commit-type",
        """
        Commit message: {subject}
        Type:
        """,
        table(
            "subject|kind",
            """
            Add dark mode to the settings page|feat
            Prevent crash when the cart is empty|fix
            Explain the retry options in the README|docs
            Cover the date parser with unit tests|test
            Support login with passkeys|feat
            Correct off-by-one in pagination|fix
            Describe the new endpoints in the API guide|docs
            Check rounding of negative totals in a new test case|test
            Let users export reports as CSV|feat
            Stop the timer from running twice|fix
            """,
        ),
        "kind",
        style="join",
        description=(
            "You label commits for a changelog. Choose one type for each commit message:\n"
            "feat - a new feature\n"
            "fix - a bug fix\n"
            "docs - documentation only\n"
            "test - adding or changing tests"
        ),
    ),
    ask(
        "what a Python snippet prints, in a fence",
        "python-prints",
        """
        What does the following Python program print? Reply with the output only.

        ```python
        {code}
        ```

        Output:
        """,
        table(
            "code|stdout",
            """
            print(len("banana"))|6
            x = [3, 1, 2]⏎x.sort()⏎print(x[0])|1
            for i in range(3):⏎    print(i, end=";")|0;1;2;
            print("abc"[::-1])|cba
            d = {"a": 1, "b": 2}⏎print(d.get("c", 7))|7
            print(17 % 5 + 17 // 5)|5
            def f(n):⏎    return 1 if n == 0 else n * f(n - 1)⏎print(f(4))|24
            s = "tea"⏎print("-".join(s))|t-e-a
            print(max([4, 9, 2]) - min([4, 9, 2]))|7
            print("yes" if "x" in "axe" else "no")|yes
            """,
        ),
        "stdout",
        fewshot=2,
        style="replace",
    ),
    ask(
        "a question turned into SQL over a schema that is given",
        "text-to-sql",
        """
        Given the schema below, write one SQL query that answers the question.
        Write the query on a single line, with keywords in uppercase and a semicolon at the end. No explanation.

        Schema:
        employees(id, name, city, salary, hired)
        orders(id, employee_id, total, placed)

        Question: {question}
        SQL:
        """,
        table(
            "question|query",
            """
            What are the names of all employees?|SELECT name FROM employees;
            How many employees are there?|SELECT COUNT(*) FROM employees;
            What is the highest salary?|SELECT MAX(salary) FROM employees;
            Who works in Porto?|SELECT name FROM employees WHERE city = 'Porto';
            What is the average total of the orders?|SELECT AVG(total) FROM orders;
            Which employees earn more than 50000?|SELECT name FROM employees WHERE salary > 50000;
            How many employees does each city have?|SELECT city, COUNT(*) FROM employees GROUP BY city;
            List the names from the highest salary to the lowest.|SELECT name FROM employees ORDER BY salary DESC;
            In which different cities do employees live?|SELECT DISTINCT city FROM employees;
            What is the sum of all order totals?|SELECT SUM(total) FROM orders;
            """,
        ),
        "query",
        fewshot=0,
        max_tokens=96,
    ),
    ask(
        "whether a regular expression matches the whole string, true or false",
        "regex-match",
        """
        Does the regular expression match the entire string? Answer true or false.

        Pattern: {pattern}
        String: {string}
        Answer:
        """,
        table(
            "pattern|string|matches",
            r"""
            \d{4};2024;true
            [a-z]+;Hello;false
            ab*;abbb;true
            (cat|dog)s?;dogs;true
            \d+\.\d{2};12.5;false
            [A-Z]{2}\d{3};AB123;true
            colou?r;colouur;false
            x|y;xy;false
            a.c;abc;true
            \w+@\w+;me at home;false
            """,
            ";",
        ),
        "matches",
        style="fstring",
    ),
    ask(
        "the next version by the rules of semantic versioning",
        "semver-bump",
        """
        Current version: {version}
        Change: {change}
        Next version:
        """,
        table(
            "version|change|next",
            """
            1.4.2|Fixes a crash on start-up.|1.4.3
            2.0.9|Adds an optional argument, everything else works as before.|2.1.0
            0.9.1|Corrects a typo in an error message.|0.9.2
            3.7.0|Removes the deprecated login call, so old clients break.|4.0.0
            5.2.6|Adds a new endpoint, backwards compatible.|5.3.0
            1.0.0|Fixes a memory leak.|1.0.1
            2.3.4|Renames all fields of the response, which breaks clients.|3.0.0
            6.1.8|Adds support for Swedish, backwards compatible.|6.2.0
            4.4.0|Fixes wrong rounding of prices.|4.4.1
            1.9.5|Drops Python 3.8, which breaks old installations.|2.0.0
            """,
        ),
        "next",
        style="join",
        description=(
            "Determine the next version number (MAJOR.MINOR.PATCH) after a change. "
            "If the change breaks existing users, raise MAJOR and set MINOR and PATCH to 0. "
            "If it adds something without breaking anybody, raise MINOR and set PATCH to 0. "
            "Otherwise raise PATCH."
        ),
        shots=table(
            "version|change|next",
            """
            2.1.7|Fixes a broken link in the help.|2.1.8
            0.4.3|Adds a new command, all others stay as they are.|0.5.0
            3.2.2|Removes the old file format, which breaks all readers.|4.0.0
            1.1.1|Corrects a wrong default.|1.1.2
            """,
        ),
    ),
    ask(
        "the number of the line with the bug",
        "bug-line",
        """
        The function below is supposed to do what the comment says, but exactly one line is wrong.
        Return the number of that line as an integer.

        {listing}

        Line:
        """,
        table(
            "program|line#",
            """
            # return the sum of a list⏎def total(xs):⏎    s = 1⏎    for x in xs:⏎        s += x⏎    return s|3
            # return True if n is even⏎def even(n):⏎    return n % 2 == 1|3
            # return the larger number⏎def larger(a, b):⏎    if a > b:⏎        return a⏎    return a|5
            # count the vowels of a word⏎def vowels(w):⏎    n = 0⏎    for c in w:⏎        if c in
                "bcdfg":⏎            n += 1⏎    return n|5
            # return the product of a list⏎def product(xs):⏎    p = 1⏎    for x in xs:⏎        p += x⏎    return p|5
            # return the last item⏎def last(xs):⏎    return xs[0]|3
            # return the mean of a list⏎def mean(xs):⏎    n = len(xs) + 1⏎    return sum(xs) / n|3
            # add two numbers⏎def add(a, c):⏎    d = a - c⏎    return d|3
            # return how many items are positive⏎def positive(xs):⏎    n = 0⏎    for x in xs:⏎        if x >
                0:⏎            n += 2⏎    return n|6
            # greet a person by name⏎def greet(name):⏎    text = "Hello, "⏎    text += name⏎    return name|5
            """,
        ),
        gold='str(data["line"])',
        made="""
        numbered = enumerate(data["program"].split("\\n"), start=1)
        listing = "\\n".join(f"{number}: {line}" for number, line in numbered)
        """,
        fewshot=2,
    ),
    ask(
        "a shell command for a task",
        "shell-command",
        """
        Write a bash command for the task. Return only the command, without explanation and without backticks.

        Task: {task}
        Command:
        """,
        table(
            "task|command",
            """
            Show the current directory.|pwd
            Count the lines of notes.txt.|wc -l notes.txt
            Create a directory called reports.|mkdir reports
            Show the last 20 lines of app.log.|tail -n 20 app.log
            Rename draft.md to final.md.|mv draft.md final.md
            List all files, hidden ones included.|ls -a
            Find the word timeout in server.log.|grep timeout server.log
            Sort names.txt in reverse order.|sort -r names.txt
            Make run.sh executable.|chmod +x run.sh
            Copy config.json into the folder backup.|cp config.json backup/
            """,
        ),
        "command",
        shots=table(
            "task|command",
            """
            Show who is logged in.|who
            Print the date and time.|date
            Delete the file old.log.|rm old.log
            Show how much of each disk is used.|df -h
            """,
        ),
    ),
    rank(
        "the complexity of an algorithm by its letter, ranked",
        "big-o",
        """
        {question}
        {options}
        Reply with the letter of the correct option.
        Answer:
        """,
        tuple(
            {
                "question": row["question"],
                "choices": row["choices"],
                "target_scores": {f" {each}": int("ABC"[row["answer"]] == each) for each in "ABC"},
            }
            for row in starred(
                """
                What is the time complexity of binary search in a sorted array?|O(n)/*O(log n)/O(n^2)
                What is the time complexity of reading one array item by its index?|*O(1)/O(n)/O(log n)
                What is the time complexity of comparing each item of a list with each other one?|O(n)/O(log
                    n)/*O(n^2)
                What is the time complexity of summing up a list?|O(1)/*O(n)/O(n^2)
                What is the average time complexity of a look-up in a hash table?|O(n)/O(n log n)/*O(1)
                What is the time complexity of merge sort?|*O(n log n)/O(n)/O(n^2)
                What is the worst case of bubble sort?|O(log n)/*O(n^2)/O(n)
                What is the time complexity of pushing onto a stack?|O(n)/O(log n)/*O(1)
                What is the time complexity of finding the smallest item of an unsorted list?|*O(n)/O(1)/O(log n)
                """
            )
        ),
        made="""
        options = "\\n".join(f"{letter}) {text}" for letter, text in zip("ABC", data["choices"]))
        """,
        fewshot=0,
    ),
)
