"""Right prompts in English about code, commands, words as letters, and short texts with a question."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, qa, right, table

RIGHT = (
    right(
        "what a piece of Python prints",
        "what-it-prints",
        r"""
        text = f"What does this print?\n\n{data['code']}\n\nOutput:"
        gold = data["output"]
        """,
        table(
            "code|output",
            """
            a = [4, 8, 15]⏎print(a[-1])|15
            print("tea" + "pot")|teapot
            x = 10⏎x -= 3⏎print(x * 2)|14
            print(len("banana"))|6
            for i in range(3):⏎    print(i, end="")|012
            d = {"k": 5, "m": 7}⏎print(d["m"])|7
            print("Hello"[1])|e
            def half(n):⏎    return n // 2⏎⏎print(half(9))|4
            print(sorted("cab")[0])|a
            """,
        ),
        fewshot=2,
    ),
    right(
        "does an expression fit the whole text",
        "regex-fits",
        r"""
        text = "Does the regex match the whole string? Answer yes or no.\n"
        text += f"regex: {data['regex']}\nstring: {data['string']}\nanswer:"
        gold = "yes" if data["match"] else "no"
        """,
        tuple(
            {"regex": regex, "string": string, "match": match}
            for regex, string, match in (
                (r"\d{3}", "417", True),
                ("[a-z]+", "Abc", False),
                ("a.c", "abc", True),
                (r"\d+-\d+", "12-", False),
                ("(ha)+", "hahaha", True),
                ("colou?r", "colouur", False),
                (r"[A-Z]{2}\d", "QX7", True),
                (r"\w+@\w+", "me.home", False),
                ("x*y", "xxxy", True),
            )
        ),
        fewshot=2,
    ),
    typed(
        "a query from a wish",
        "ask-sql",
        "Table: users(id, name, age, city)\nWrite one SQL query: {ask}\nSQL:",
        table(
            "ask|a",
            """
            all users from Lyon|SELECT * FROM users WHERE city = 'Lyon';
            the number of users|SELECT COUNT(*) FROM users;
            names of users older than 30|SELECT name FROM users WHERE age > 30;
            the average age|SELECT AVG(age) FROM users;
            all different cities|SELECT DISTINCT city FROM users;
            the names in alphabetical order|SELECT name FROM users ORDER BY name;
            the age of the oldest user|SELECT MAX(age) FROM users;
            the city of the user with id 12|SELECT city FROM users WHERE id = 12;
            """,
        ),
        fewshot=2,
    ),
    cell(
        "a command of the shell behind its dollar",
        "shell-line",
        "# {wish}\n$",
        table(
            "wish|a",
            """
            show the current directory|pwd
            list all files, hidden ones too|ls -a
            make a folder called data|mkdir data
            delete the file old.log|rm old.log
            count the lines of notes.txt|wc -l notes.txt
            show the first ten lines of sales.csv|head -n 10 sales.csv
            copy a.txt to b.txt|cp a.txt b.txt
            rename draft.md to final.md|mv draft.md final.md
            find ERROR in app.log|grep ERROR app.log
            """,
        ),
        fewshot=3,
    ),
    cell(
        "how often a letter is in a word",
        "count-letter",
        'How many times does the letter "{letter}" appear in "{word}"?\nAnswer:',
        table(
            "letter|word|n#",
            """
            r|strawberry|3
            e|elephant|2
            s|mississippi|4
            a|banana|3
            o|notebook|3
            t|button|2
            z|pizza|2
            n|onion|2
            m|calm|1
            """,
        ),
        gold='str(data["n"])',
    ),
    right(
        "how many words a sentence has",
        "count-words",
        r"""
        text = f"How many words?\n\"{data['sentence']}\"\nWords:"
        gold = str(data["words"])
        """,
        table(
            "sentence|words#",
            """
            The cat is asleep.|4
            We never saw him again.|5
            Come in!|2
            Rain fell on the empty square all night.|8
            She paid for both coffees.|5
            Is this seat taken?|4
            My uncle grows pumpkins behind his garage.|7
            Two trains left at noon.|5
            Nobody in the office knew where the key was.|9
            """,
        ),
        fewshot=2,
    ),
    ranked(
        "the same meaning or not, ranked",
        "same-meaning",
        "1: {one}\n2: {two}\nSame meaning?",
        keyed(
            "one|two",
            """
            The shop opens at nine.|The store opens at 9 am.|*yes/no
            He sold his car to Ida.|Ida sold her car to him.|yes/*no
            I forgot my umbrella.|I left without remembering my umbrella.|*yes/no
            All seats are taken.|There are plenty of free seats.|yes/*no
            She hardly ever smokes.|She smokes all the time.|yes/*no
            The flight was cancelled.|They called off the flight.|*yes/no
            Tom is Amy's uncle.|Amy is Tom's niece.|*yes/no
            The soup needs salt.|The soup is too salty.|yes/*no
            """,
            lead=" ",
        ),
    ),
    cell(
        "a claim beside a note, with three labels",
        "claim-check",
        "Note: {note}\nClaim: {claim}\nIs the claim true, false or unknown according to the note?\nAnswer:",
        table(
            "note|claim|a",
            """
            The pool is closed on Mondays.|You can swim there on Monday.|false
            Irma bought three kilos of cherries.|Irma bought fruit.|true
            The bus was late this morning.|The bus driver was ill.|unknown
            All rooms on the third floor are booked.|Room 312 on the third floor is free.|false
            A man in a red coat waits at the gate.|The man is waiting for his wife.|unknown
            The concert lasted two hours.|The concert took longer than one hour.|true
            No one in the office speaks Finnish.|The office manager speaks Finnish.|false
            The dog slept under the table.|The dog was asleep.|true
            Our new printer arrived on Tuesday.|The printer was expensive.|unknown
            """,
        ),
        fewshot=3,
    ),
    cell(
        "a question on a text, answered with its words",
        "answer-from-text",
        "Answer with a few words from the text.\n\nText: {text}\n\nQuestion: {question}\n\nAnswer:",
        table(
            "text|question|a",
            """
            The bridge at Tolna, built of oak in 1742, burned down in 1901.|What was the bridge built of?|oak
            Miriam trains guide dogs on a farm outside Ghent.|What kind of dogs does Miriam train?|guide dogs
            The first prize, a canoe, went to a baker from Lund.|What was the first prize?|a canoe
            Because of the drought the mayor banned fireworks.|What did the mayor ban?|fireworks
            The recipe needs saffron, which Noor brought from Shiraz.|Where is the saffron from?|Shiraz
            After the match the goalkeeper apologised to the fans.|Who apologised?|the goalkeeper
            The comet returns every seventy-six years.|How often does the comet return?|every seventy-six years
            The archive moved into a former brewery last autumn.|When did the archive move?|last autumn
            """,
        ),
        fewshot=2,
        postprocess="exact_match_post",
    ),
    typed(
        "one word for a gap",
        "gap-word",
        "Fill in the gap with one word.\n{q}\nWord:",
        qa(
            """
            I have lived in Rome ___ 2015. > since
            She is afraid ___ spiders. > of
            He is as tall ___ his brother. > as
            We are looking forward ___ the holidays. > to
            The train arrives ___ midnight. > at
            If I ___ you, I would stay. > were
            Neither Tom ___ Mia came. > nor
            It depends ___ the weather. > on
            """
        ),
        fewshot=2,
    ),
    cell(
        "the capital of a country, with nothing behind the question",
        "capital-of",
        "Capital of {country}? City name only.",
        table(
            "country|a",
            """
            Kenya|Nairobi
            Norway|Oslo
            Peru|Lima
            Canada|Ottawa
            Vietnam|Hanoi
            Hungary|Budapest
            Australia|Canberra
            Egypt|Cairo
            Uruguay|Montevideo
            """,
        ),
        lead="\n",
        stop=("\n\n",),
        fewshot=0,
    ),
    cell(
        "a pair and half a pair",
        "is-to-as",
        "{first} is to {second} as {third} is to",
        table(
            "first|second|third|a",
            """
            puppy|dog|kitten|cat
            hand|glove|foot|sock
            bird|nest|bee|hive
            day|night|summer|winter
            king|queen|uncle|aunt
            author|book|composer|symphony
            hungry|eat|thirsty|drink
            pen|write|knife|cut
            France|Paris|Japan|Tokyo
            """,
        ),
        fewshot=2,
    ),
)
