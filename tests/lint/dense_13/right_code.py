"""Right prompts about programs, data formats and machines, with code as their text or as their answer."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "HumanEval's form: a signature with its docstring, and the body as the answer",
        "function-bodies",
        r'''
        text = f'def {data["head"]}:\n    """{data["doc"]}"""\n    return'
        return {"input": text, "output": f" {data['body']}", "processed_output": data["body"]}
        ''',
        table(
            "head|doc|body",
            """
            last(items)|Return the last of the items.|items[-1]
            total(numbers)|Return the sum of the numbers.|sum(numbers)
            square(x)|Return x times x.|x * x
            count(text)|Return how many characters the text has.|len(text)
            shout(text)|Return the text in capitals.|text.upper()
            largest(values)|Return the largest of the values.|max(values)
            joined(words)|Return the words with a comma between them.|",".join(words)
            is_even(n)|Return whether n is even.|n % 2 == 0
            """,
        ),
    ),
    right(
        "text to SQL with the schema as comments, and a query that goes on behind SELECT",
        "sql-select",
        r"""
        text = f"### SQLite tables, with their columns:\n# {data['schema']}\n### {data['question']}\nSELECT"
        return {
            "input": text,
            "output": " " + data["query"].removeprefix("SELECT "),
            "processed_output": data["query"].removeprefix("SELECT "),
        }
        """,
        table(
            "schema|question|query",
            """
            singer(id, name, age)|How many singers are there?|SELECT COUNT(*) FROM singer;
            city(name, people)|Which city has the most people?|SELECT name FROM city ORDER BY people DESC LIMIT 1;
            pet(name, kind)|List the names of all dogs.|SELECT name FROM pet WHERE kind = 'dog';
            flight(no, origin, goal)|Which flights go to Oslo?|SELECT no FROM flight WHERE goal = 'Oslo';
            book(title, price)|What is the average price?|SELECT AVG(price) FROM book;
            staff(name, team)|How many people has each team?|SELECT team, COUNT(*) FROM staff GROUP BY team;
            song(title, year)|Which songs came out after 1999?|SELECT title FROM song WHERE year > 1999;
            shop(name, town)|In which towns are there shops?|SELECT DISTINCT town FROM shop;
            """,
        ),
    ),
    right(
        "HTML as the data, with tags and entities, and text to be taken out of it",
        "html-title",
        r"""
        text = "Extract the text of the <title> element from the HTML. Leave entities as they are.\n\n"
        text += "```html\n" + data["html"] + "\n```\n\nTitle:"
        return {"input": text, "output": " " + data["title"], "processed_output": data["title"]}
        """,
        table(
            "html|title",
            """
            <html><head><title>Pens &amp; Ink</title></head><body><h1>Shop</h1></body></html>|Pens &amp; Ink
            <head><meta charset="utf-8"><title>Timetable 2024</title></head>|Timetable 2024
            <title>About us</title><p>We bake bread.<br>Every day.</p>|About us
            <html lang="fr"><title>Le café</title><body></body></html>|Le café
            <head><link rel="icon" href="x.png"><title>404 Not Found</title></head>|404 Not Found
            <title>Ferry to Skye</title><table><tr><td>09:00</td></tr></table>|Ferry to Skye
            <head><title>Log in</title><style>p { color: red; }</style></head>|Log in
            <title>R&amp;D jobs</title><ul><li>Chemist</li></ul>|R&amp;D jobs
            """,
        ),
    ),
    right(
        "percent signs of addresses, to be decoded",
        "url-decode",
        r"""
        encoded = data["encoded"]
        return {
            "input": f"Undo the percent-encoding of this query string.\nencoded: {encoded}\ndecoded:",
            "output": f" {data['decoded']}",
            "processed_output": data["decoded"],
        }
        """,
        table(
            "encoded|decoded",
            """
            q=red%20shoes|q=red shoes
            name=Tom%26Jerry|name=Tom&Jerry
            to=caf%C3%A9|to=café
            path=%2Fsrv%2Fana|path=/srv/ana
            when=10%3A30|when=10:30
            rate=50%25|rate=50%
            say=hi%21|say=hi!
            tag=%23news|tag=#news
            """,
        ),
    ),
    right(
        "what JavaScript prints, with its undefined, NaN and null among the answers",
        "js-console",
        r"""
        return {
            "input": "// What does the console show?\n" + data["js"] + "\n// ->",
            "output": " " + data["shown"],
            "processed_output": data["shown"],
        }
        """,
        table(
            "js|shown",
            """
            console.log(typeof null);|object
            console.log(0 / 0);|NaN
            let a;⏎console.log(a);|undefined
            console.log("5" + 3);|53
            console.log("5" - 3);|2
            const o = JSON.parse("{\\"x\\": null}");⏎console.log(o.x);|null
            console.log([1, 2, 3].length);|3
            console.log(!!"false");|true
            console.log(1 === "1");|false
            """,
        ),
    ),
    right(
        "the line with the bug, by its number, in listings that are numbered",
        "bug-line",
        r"""
        numbered = "\n".join(f"{n}: {line}" for n, line in enumerate(data["code"].split("\n"), 1))
        text = f"# {data['purpose']}\n{numbered}\n# One line is wrong. Its number:"
        return {"input": text, "output": f" {data['line']}", "processed_output": str(data["line"])}
        """,
        table(
            "purpose|code|line#",
            """
            Return the mean of xs.|def mean(xs):⏎    total = sum(xs)⏎    return total * len(xs)|3
            Count the vowels of s.|def vowels(s):⏎    n = 1⏎    for c in s:⏎        n += c in "aeiou"⏎    return n|2
            Return the factorial of n.|def fact(n):⏎    if n == 0:⏎        return 0⏎    return n * fact(n - 1)|3
            Return the smaller of a and b.|def low(a, b):⏎    if a > b:⏎        return a⏎    return b|2
            Print 1 to 5.|n = 1⏎while n <= 5:⏎    print(n)⏎    n -= 1|4
            Say whether s reads the same backwards.|def same(s):⏎    t = s[::1]⏎    return s == t|2
            Add up the even numbers.
             |def evens(xs):⏎    t = 0⏎    for x in xs:⏎        if x % 2:⏎            t += x⏎    return t|4
            Return the area of a circle.|def area(r):⏎    pi = 3.14159⏎    return pi * r|3
            """,
        ),
    ),
    right(
        "regular expressions full of backslashes, and whether they match",
        "regex-match",
        r"""
        text = f"Pattern: /^{data['pattern']}$/\nString: {data['string']}\nDoes the whole string match?\n"
        yes = data["matches"]
        text += "Answer true or false:"
        gold = "true" if yes else "false"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        records(
            "pattern string matches",
            (r"\d{4}", "2024", True),
            (r"[a-z]+\.txt", "notes.txt", True),
            (r"\w+@\w+\.com", "ana@site.org", False),
            (r"(ab)*", "ababa", False),
            (r"colou?r", "color", True),
            (r"\s*", "x", False),
            (r"[^0-9]+", "abc", True),
            (r"a.c", "ac", False),
            (r"-?\d+", "-17", True),
        ),
    ),
    right(
        "log lines, of which the level is to be copied",
        "log-level",
        r"""
        return {
            "input": f"{data['line']}\nLevel of this line (DEBUG, INFO, WARNING or ERROR):",
            "output": f" {data['level']}",
            "processed_output": data["level"],
        }
        """,
        table(
            "line|level",
            """
            2024-03-01 09:12:44,108 INFO [main] server.py:88 - listening on 0.0.0.0:8080|INFO
            2024-03-01 09:12:51,530 ERROR [worker-2] db.py:41 - connection refused (errno=111)|ERROR
            Mar  1 09:13:02 host app[311]: WARNING: disk /dev/sda1 is 91% full|WARNING
            [DEBUG] 09:13:10 cache miss for key="user:77"|DEBUG
            2024-03-01T09:14:00Z level=info msg="job done" id=5f2c status=INFO|INFO
            [ERROR] 09:15:27 Traceback (most recent call last): ValueError: bad id|ERROR
            2024-03-01 09:16:01,002 WARNING [gc] heap.py:9 - pause of 412 ms|WARNING
            DEBUG:root:retry 3/5 in 0.8 s|DEBUG
            """,
        ),
    ),
    right(
        "complexity classes as the ranked choices, with brackets and carets in them",
        "big-o",
        r"""
        text = f"Time complexity of {data['task']}?\nO-notation:"
        gold = max(data["target_scores"], key=lambda name: data["target_scores"][name])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            binary search in a sorted array|O(1)/*O(log n)/O(n)/O(n^2)
            reading the first item of an array|*O(1)/O(log n)/O(n)/O(n^2)
            finding the largest item of an unsorted list|O(1)/O(log n)/*O(n)/O(n^2)
            bubble sort in the worst case|O(1)/O(log n)/O(n)/*O(n^2)
            pushing onto a stack|*O(1)/O(log n)/O(n)/O(n^2)
            adding up all numbers of a list|O(1)/O(log n)/*O(n)/O(n^2)
            a search in a balanced tree|O(1)/*O(log n)/O(n)/O(n^2)
            comparing every pair of items in a list|O(1)/O(log n)/O(n)/*O(n^2)
            """,
            "task",
            " ",
        ),
        method="ppl",
    ),
    right(
        "shell commands for an answer, with pipes and dollars, behind a prompt sign",
        "shell-lines",
        r"""
        return {"input": f"# {data['wish']}\n$", "output": " " + data["cmd"], "processed_output": data["cmd"]}
        """,
        records(
            "wish cmd",
            ("print the directory we are in", "pwd"),
            ("count the lines of notes.txt", "wc -l notes.txt"),
            ("show the value of the variable HOME", "echo $HOME"),
            ("list the files, hidden ones too", "ls -a"),
            ("copy a.txt to b.txt", "cp a.txt b.txt"),
            ("show the first 3 lines of log", "head -n 3 log"),
            ("sort names.txt and drop repeated lines", "sort names.txt | uniq"),
            ("delete the empty directory tmp", "rmdir tmp"),
        ),
        stop=("\n",),
    ),
    right(
        "JSON for an answer, one object on a line, with the keys that the prompt names",
        "json-orders",
        r"""
        fields = {"item": data["item"], "quantity": data["quantity"], "gift": data["gift"]}
        gold = json.dumps(fields)
        text = 'Turn the order into JSON with the keys "item" (string), "quantity" (number) and "gift" (true or '
        text += f'false), in this order, on one line.\nOrder: {data["order"]}\nJSON:'
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "order|item|quantity#|gift?",
            """
            Two candles, please, and wrap them as a present.|candle|2|true
            I need 12 pencils for the office.|pencil|12|false
            Send one teapot to my aunt as a gift.|teapot|1|true
            Could I have five mugs? They are for me.|mug|5|false
            A present for Leo: three puzzles.|puzzle|3|true
            We are out of soap, so 20 bars of soap again.|bar of soap|20|false
            Please gift-wrap the four scarves.|scarf|4|true
            One lamp for my own desk.|lamp|1|false
            """,
        ),
        above="""
        import json
        """,
    ),
    right(
        "exceptions of Python by their names, which look like the words of a failed run",
        "which-exception",
        r"""
        text = "Which exception does this raise?\n>>> {}\n".format(data["code"])
        options = ", ".join(name.strip() for name in data["target_scores"])
        gold = [name for name, right in data["target_scores"].items() if right][0]
        return {"input": text + f"({options})\n", "output": gold, "processed_output": gold}
        """,
        scored(
            """
            int("x")|*ValueError/TypeError/KeyError/IndexError
            [1, 2][7]|ValueError/TypeError/KeyError/*IndexError
            {"a": 1}["b"]|ValueError/TypeError/*KeyError/IndexError
            1 + "1"|ValueError/*TypeError/KeyError/IndexError
            len(5)|ValueError/*TypeError/KeyError/IndexError
            ()[0]|ValueError/TypeError/KeyError/*IndexError
            float("ten")|*ValueError/TypeError/KeyError/IndexError
            dict()["id"]|ValueError/TypeError/*KeyError/IndexError
            """,
            "code",
        ),
        method="ppl",
    ),
    right(
        "escapes as the data: a string literal with backslashes, and how many characters it has",
        "literal-length",
        r"""
        return {
            "input": f'How many characters has the Python string "{data["literal"]}"?\nCharacters:',
            "output": " " + str(data["n"]),
            "processed_output": str(data["n"]),
        }
        """,
        records(
            "literal n",
            (r"a\nb", 3),
            (r"\t", 1),
            (r"c:\\x", 4),
            (r"one\ttwo", 7),
            (r"\\\\", 2),
            (r"say \"hi\"", 8),
            (r"end\n", 4),
            (r"no escape", 9),
        ),
    ),
)
