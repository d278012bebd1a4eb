"""Right prompts in English: answers of their own words, numbers, code and labels."""

from __future__ import annotations

from tests.lint.fourteenth import rows_en as rows
from tests.lint.fourteenth.making import ask, right, table

_CHAIN = {"postprocess": "gsm8k_post", "stop": ("\n\n",), "max_tokens": 200}
_FRACTIONS = table(
    "tex|value",
    r"""
    \frac{1}{2} + \frac{3}{2}|2
    \sqrt{49} - 3|4
    2^{5} - 2^{3}|24
    \sum_{k=1}^{4} k|10
    \binom{5}{2}|10
    |-9| + 3|12
    \int_0^6 1\,dx|6
    \log_{10} 1000|3
    \gcd(18, 30)|6
    \det\begin{pmatrix} 3 & 1 \\ 2 & 4 \end{pmatrix}|10
    """.replace("|-9|", r"\lvert -9 \rvert"),
)
_SUMS = table(
    "left|value",
    "\n".join(
        f"{a} + {b}|{a + b}"
        for a, b in [
            (48, 17),
            (23, 9),
            (305, 40),
            (7, 88),
            (64, 64),
            (19, 81),
            (250, 125),
            (33, 58),
            (412, 9),
            (76, 15),
        ]
    ),
)
_TWEETS = table(
    "tweet|label",
    """
    @user best concert of my life 😍😍 #grateful|positive
    my bus never came. again. 😡|negative
    new flavour is amaaazing 🍓|positive
    @user why is your app down ALL the time?!|negative
    sunrise run with @user ☀️ feeling great|positive
    lost my keys AND my phone today 🙃|negative
    so proud of this team!!! 🏆|positive
    cold pizza, flat soda, rude waiter 👎|negative
    can't stop smiling :-)|positive
    worst. update. ever. :(|negative
    """,
)
_BRACKETS = table(
    "open|close",
    """
    ( [ {|} ] )
    [ [ (|) ] ]
    { ( )  [|] }
    < ( <|> ) >
    ( ( [ ]|) )
    [ { }  {|} ]
    { < >  (|) }
    ( < [|] > )
    [ ( )  [|] ]
    { { [|] } }
    """.replace("  ", " "),
)
_DATES = table(
    "text|iso",
    """
    March 5, 2021|2021-03-05
    July 19, 1998|1998-07-19
    December 1, 2010|2010-12-01
    May 30, 2004|2004-05-30
    October 12, 1987|1987-10-12
    January 8, 2016|2016-01-08
    August 23, 1975|1975-08-23
    June 2, 2019|2019-06-02
    April 14, 1992|1992-04-14
    February 27, 2008|2008-02-27
    """,
)
_ANALOGIES = table(
    "a|b|c|d",
    """
    king|queen|man|woman
    hot|cold|up|down
    bird|nest|bee|hive
    hand|glove|foot|sock
    author|book|painter|picture
    day|night|summer|winter
    cow|calf|horse|foal
    car|road|train|rail
    France|Paris|Japan|Tokyo
    eye|see|ear|hear
    """,
)
_LAST = table(
    "text|word",
    """
    He knocked twice, but nobody opened the|door
    She put a stamp on the envelope and posted the|letter
    The baker pulled the loaves out of the|oven
    After the rain a rainbow stood above the|valley
    We had no umbrella, so we got|wet
    The captain gave the order to lower the|sails
    He blew out all the candles on the|cake
    The children built a castle out of|sand
    Turn left at the church, then cross the|bridge
    The thief climbed in through an open|window
    """,
)
_SQL = table(
    "ask|sql",
    """
    names of all pupils|name FROM pupils;
    how many books there are|COUNT(*) FROM books;
    titles of books after 1990|title FROM books WHERE year > 1990;
    the highest salary|MAX(salary) FROM staff;
    cities without repeats|DISTINCT city FROM customers;
    orders of customer 7|* FROM orders WHERE customer_id = 7;
    the average price of tea|AVG(price) FROM goods WHERE name = 'tea';
    the three oldest members|name FROM members ORDER BY age DESC LIMIT 3;
    staff per department|department, COUNT(*) FROM staff GROUP BY department;
    emails that are missing|id FROM users WHERE email IS NULL;
    """,
)
_PEOPLE = table(
    "text|name|city",
    """
    Ida Holm, a nurse, lives in Bergen.|Ida Holm|Bergen
    Yesterday Marco Reni opened his shop in Turin.|Marco Reni|Turin
    In Leeds, a driver named Tom Ash saved a cat.|Tom Ash|Leeds
    Lea Faber teaches chemistry at a school in Graz.|Lea Faber|Graz
    The prize went to Sven Dahl from Malmö.|Sven Dahl|Malmö
    Born in Porto, Rui Alves now paints ships.|Rui Alves|Porto
    Dublin's new mayor is Nora Quinn.|Nora Quinn|Dublin
    José Peña sells maps by the station of Cádiz.|José Peña|Cádiz
    The pilot, Amy Cole, landed safely in Perth.|Amy Cole|Perth
    Zoë Maas runs a bakery in Ghent.|Zoë Maas|Ghent
    """,
)
_GRAMMAR = tuple(
    {
        "sentence": row["s"],
        "target_scores": {"acceptable": int(row["ok"]), "unacceptable": 1 - int(row["ok"])},
    }
    for row in table(
        "s|ok",
        """
        The cat that I saw was asleep.|1
        Him went to the market yesterday.|0
        Few of the boys has finished.|0
        Whose coat is this?|1
        She gave to him it.|0
        What did you say that he bought?|1
        The more you read, the more you know.|1
        I am knowing the answer since Monday.|0
        There seems to be a problem.|1
        They was late again.|0
        """,
    )
)
_CONVERSATION = table(
    "word|scrambled",
    "\n".join(
        f"{w}|{s}"
        for w, s in [
            ("river", "e r v i r"),
            ("stone", "n o t s e"),
            ("bread", "d a b r e"),
            ("cloud", "u o l c d"),
            ("table", "b l e t a"),
            ("horse", "s e r o h"),
            ("green", "n e r g e"),
            ("light", "t h g i l"),
            ("music", "c i s u m"),
            ("house", "u s e o h"),
        ]
    ),
)
RIGHT = (
    ask(
        "The background in front, Q and A behind it.",
        "background",
        rows.SPANS,
        "f\"Background: {data['context']}\\n\\nQ: {data['question']}\\n\\nA:\"",
        "data['answer']",
        own={"separator": "\n\n---\n\n"},
    ),
    ask(
        "Quotes are asked for, and are part of the gold.",
        "in_quotes",
        rows.SPANS,
        "f\"{data['context']}\\n{data['question']} Quote the passage, with quotation marks.\\nAnswer:\"",
        "'\"' + data['answer'] + '\"'",
    ),
    ask(
        "The question stands before the passage.",
        "question_ahead",
        rows.SPANS,
        "f\"Question: {data['question']}\\nPassage: {data['context']}\\nAnswer:\"",
        "data['answer']",
    ),
    ask(
        "The passage stands in a fence of three quotes.",
        "fenced_passage",
        rows.SPANS,
        "f'Read the text between triple quotes.\\n\\n\\'\\'\\'\\n{data[\"context\"]}\\n\\'\\'\\'\\n\\n{data[\"question\"]}\\nAnswer:'",
        "data['answer']",
    ),
    ask(
        "Several golds, any of which counts.",
        "several_golds",
        rows.SPANS,
        "f\"{data['title']}: {data['context']}\\nQ: {data['question']}\\nA:\"",
        "[data['answer'], data['answer'].lower()]",
        "' ' + gold[0]",
    ),
    ask(
        "Some questions cannot be answered, and the prompt says what to write then.",
        "unanswerable",
        tuple(
            row
            | (
                {
                    "context": "The archive of the town burned down, so little is known of that time.",
                    "answer": "unanswerable",
                }
                if number % 4 == 3
                else {}
            )
            for number, row in enumerate(rows.SPANS)
        ),
        "f\"Answer from the passage, or write unanswerable if it does not say.\\nPassage: {data['context']}\\nQuestion: {data['question']}\\nAnswer:\"",
        "data['answer']",
    ),
    ask(
        "Steps, and the number behind four signs, as the benchmark has it.",
        "hashes",
        rows.SHOP,
        "'Solve the problem step by step. End with #### and the number.\\n\\n' + data['question'] + '\\n'",
        "data['answer']",
        "f\"{data['steps']}\\n#### {gold}\"",
        **_CHAIN,
    ),
    ask(
        "The number in a box of LaTeX.",
        "boxed",
        rows.SHOP,
        "'Problem: ' + data['question'] + ' Put the final number into \\\\boxed{}.\\nSolution:'",
        "data['answer']",
        "f\" {data['steps']} So it is $\\\\boxed{{{gold}}}$.\"",
        **_CHAIN,
    ),
    ask(
        "Sums end with the sign that the answer follows.",
        "sums",
        _SUMS,
        "data['left'] + ' ='",
        "data['value']",
        fewshot=5,
        own={"separator": "\n"},
    ),
    ask(
        "Formulas of LaTeX, with their braces and backslashes.",
        "latex",
        _FRACTIONS,
        "'Compute $' + data['tex'] + '$.\\nValue:'",
        "data['value']",
    ),
    right(
        "Worked examples are kept as pairs in the code.",
        "pairs",
        rows.SHOP,
        """
        lines = [f"Q: {q}\\nA: {a}\\n\\n" for q, a in WORKED]
        text = "".join(lines) + f"Q: {data['question']}\\nA:"
        answer = f" {data['steps']} The answer is {data['answer']}."
        return {"input": text, "output": answer, "processed_output": data["answer"]}
        """,
        """
        WORKED = [
            ("Ken has 6 coins and finds 7 more. How many has he?", "He has 6 + 7 = 13 coins. The answer is 13."),
            ("A box of 20 nails loses 8. How many are left?", "There are 20 - 8 = 12 left. The answer is 12."),
        ]
        """,
        fewshot=0,
        **_CHAIN,
    ),
    ask(
        "A session of the interpreter.",
        "session",
        tuple(
            {"call": c, "value": v}
            for c, v in [
                ("len('harbour')", "7"),
                ("3 ** 2 + 1", "10"),
                ("sorted([3, 1])", "[1, 3]"),
                ("'ab' * 2", "'abab'"),
                ("{'a': 1}.get('b', 0)", "0"),
                ("bool([])", "False"),
                ("10 // 4", "2"),
                ("'x,y'.split(',')", "['x', 'y']"),
                ("max('hello')", "'o'"),
                ("type(1.0).__name__", "'float'"),
            ]
        ),
        "'>>> ' + data['call'] + '\\n'",
        "data['value']",
        "gold",
        fewshot=4,
    ),
    ask(
        "A query is begun, and the answer goes on with it.",
        "sql",
        _SQL,
        "'-- ' + data['ask'] + '\\nSELECT'",
        "data['sql']",
        stop=("\n", ";\n"),
    ),
    ask(
        "What a program prints, in a fence with its language.",
        "prints",
        rows.PY,
        "f\"```python\\n{data['code']}\\n```\\n\\nThe program above prints\"",
        "data['output']",
    ),
    ask(
        "Records of JSON are taken from a text.",
        "records",
        _PEOPLE,
        "f\"Text: {data['text']}\\nGive name and city as JSON.\\nJSON:\"",
        "json.dumps({'name': data['name'], 'city': data['city']}, ensure_ascii=False)",
        above="import json",
    ),
    ask(
        "Dates are written anew.",
        "dates",
        _DATES,
        "data['text'] + ' ->'",
        "data['iso']",
        own={"separator": "\n"},
    ),
    ask(
        "Short messages with faces and names that were taken out.",
        "tweets",
        _TWEETS,
        "f\"Tweet: {data['tweet']}\\nSentiment (positive or negative):\"",
        "data['label']",
    ),
    ask(
        "Labels in capitals, listed and answered so.",
        "capitals",
        rows.MAIL,
        "f\"Route the mail to BILLING, TECHNICAL or DELIVERY.\\n\\n{data['subject']}\\n{data['body']}\\n\\nQueue:\"",
        "data['team'].upper()",
    ),
    ask(
        "A mail as a document of fields, with three dashes.",
        "front_matter",
        rows.MAIL,
        "f\"---\\nsubject: {data['subject']}\\nbody: {data['body']}\\n---\\nteam (billing, technical or delivery):\"",
        "data['team']",
        own={"separator": "\n\n"},
    ),
    ask(
        "Brackets are left open, and the answer closes them.",
        "brackets",
        _BRACKETS,
        "'Complete the sequence so that all brackets are closed properly.\\nInput: ' + data['open'] + '\\nOutput:'",
        "data['close']",
    ),
    ask(
        "An analogy stops before its last word.",
        "analogies",
        _ANALOGIES,
        "f\"{data['a']} is to {data['b']} as {data['c']} is to\"",
        "data['d']",
        own={"separator": "\n"},
    ),
    ask(
        "A text without its last word, and no cue at all.",
        "last_word",
        _LAST,
        "data['text']",
        "data['word']",
        fewshot=0,
        max_tokens=4,
    ),
    ask(
        "The answer is closed by a sentence that is read by its post-processor.",
        "so_the_answer",
        rows.BOOL,
        "f\"Q: {data['passage']} So: {data['question']}?\\nA: Let's think step by step.\\n\"",
        "'yes' if data['target_scores']['yes'] else 'no'",
        "f\"We are told: {data['passage']} So the answer is {gold}.\"",
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    ask(
        "Sentences are judged, and both words begin alike.",
        "grammar",
        _GRAMMAR,
        "data['sentence'] + '\\nIs this sentence acceptable or unacceptable?\\n'",
        "max(data['target_scores'], key=data['target_scores'].get)",
        "gold",
        method="ppl",
        metric="log_prob",
        fewshot=4,
    ),
    ask(
        "Letters with spaces between, to be put in order.",
        "anagrams",
        _CONVERSATION,
        "f\"Unscramble the letters into a word: {data['scrambled']}\\nWord:\"",
        "data['word']",
    ),
    ask(
        "A role is given in the description, and the cue is a heading.",
        "role",
        rows.MAIL,
        "f\"## Message\\n{data['subject']}: {data['body']}\\n\\n## Team\\n\"",
        "data['team']",
        "gold",
        description="You sort the mail of a web shop. Each message goes to one of three teams: billing, technical, delivery.",
        own={"separator": "\n\n"},
    ),
)
