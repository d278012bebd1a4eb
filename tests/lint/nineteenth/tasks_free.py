"""Right tasks in English with free answers: sums, spans, translation, code, tables."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

SUMS = SmallTask(
    "market-sums",
    code(
        r"""
        question, steps, answer = data["question"], data["steps"], data["answer"]
        return {
            "input": f"Question: {question}\nAnswer: Let's think step by step.",
            "output": f" {steps} The answer is {answer}.",
            "processed_output": answer,
        }
        """
    ),
    table(
        "question|steps|answer",
        """
        Lena buys 3 melons at 4 dollars each and a 2-dollar bag. How much does she pay?|The melons cost 3 * 4 = 12 dollars. With the bag it is 12 + 2 = 14 dollars.|14
        A box holds 24 eggs. Omar uses 9 and drops 3. How many are left?|He loses 9 + 3 = 12 eggs. 24 - 12 = 12 are left.|12
        Five friends share 40 stickers, then each gets 2 more. How many has each?|Each gets 40 / 5 = 8. Then 8 + 2 = 10.|10
        A train has 6 cars with 50 seats, and 280 seats are taken. How many are free?|There are 6 * 50 = 300 seats. 300 - 280 = 20 are free.|20
        Kim runs 5 km a day for 6 days and 8 km on Sunday. How far in all?|Six days make 5 * 6 = 30 km. With Sunday 30 + 8 = 38 km.|38
        A 90-page book is read at 15 pages a day. How many days does it take?|It takes 90 / 15 = 6 days.|6
        Jo has 7 rows of 8 tiles and breaks 5. How many whole tiles are there?|There are 7 * 8 = 56 tiles. 56 - 5 = 51 are whole.|51
        Tea costs 3 dollars and cake 5. What do 2 teas and 3 cakes cost?|Teas cost 2 * 3 = 6. Cakes cost 3 * 5 = 15. Together 6 + 15 = 21.|21
        A tank of 120 litres loses 4 litres an hour. What is left after 10 hours?|It loses 4 * 10 = 40 litres. 120 - 40 = 80 are left.|80
        Max saves 12 dollars a week for 4 weeks and spends 30. What remains?|He saves 12 * 4 = 48 dollars. 48 - 30 = 18 remain.|18
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n", "Question:"),
    max_tokens=128,
)

FRENCH = SmallTask(
    "en-fr",
    code(
        r"""
        source = data["en"].strip()
        target = data["fr"].strip()
        prompt = "Translate from English to French.\nEnglish: %s\nFrench:" % source
        return dict(input=prompt, output=" " + target, processed_output=target)
        """
    ),
    table(
        "en|fr",
        """
        The station is behind the church.|La gare est derrière l'église.
        I would like two coffees, please.|Je voudrais deux cafés, s'il vous plaît.
        My sister lives in Marseille.|Ma sœur habite à Marseille.
        We leave tomorrow morning.|Nous partons demain matin.
        The window is open.|La fenêtre est ouverte.
        He has lost his keys.|Il a perdu ses clés.
        Do you speak Spanish?|Parlez-vous espagnol ?
        The children play in the garden.|Les enfants jouent dans le jardin.
        It is too cold today.|Il fait trop froid aujourd'hui.
        She reads a book every week.|Elle lit un livre chaque semaine.
        """,
    ),
)

DATES = SmallTask(
    "event-dates",
    code(
        r"""
        parts = []
        parts.append("Find the date in the text and write it as YYYY-MM-DD.")
        parts.append("Text: " + data["text"])
        parts.append("Date:")
        return {
            "input": "\n".join(parts),
            "output": " " + data["date"],
            "processed_output": data["date"],
        }
        """
    ),
    table(
        "text|date",
        """
        The bridge was opened on 4 May 1932 by the mayor.|1932-05-04
        Rent is due on March 1, 2021, at the latest.|2021-03-01
        She was born in Graz on 17 November 1978.|1978-11-17
        The fair closes on August 30, 2019.|2019-08-30
        Their last concert was held on 9 July 2003 in Oslo.|2003-07-09
        On 22 January 1990 the two firms merged.|1990-01-22
        The law came into force on October 15, 1964.|1964-10-15
        We moved here on 2 June 2011.|2011-06-02
        The comet was seen on 28 February 1986.|1986-02-28
        Entries close on December 12, 2024.|2024-12-12
        """,
    ),
)

PYTHON = SmallTask(
    "py-output",
    code(
        r"""
        prompt = build(data["program"])
        return {"input": prompt, "output": data["printed"], "processed_output": data["printed"]}
        """,
        r'''
        def build(program):
            """Return the question about a program."""
            return f"What does this program print?\n```python\n{program}\n```\nOutput:\n"
        ''',
    ),
    table(
        "program|printed",
        """
        x = 4⏎x += 3⏎print(x * 2)|14
        words = ["a", "b", "c"]⏎print(len(words))|3
        for n in range(3):⏎    last = n⏎print(last)|2
        print("ab" * 3)|ababab
        d = {"k": 5}⏎print(d.get("z", 0))|0
        s = "hello"⏎print(s[1:3])|el
        print(sum([2, 5, 9]))|16
        a, b = 8, 3⏎if a > b:⏎    a -= b⏎print(a)|5
        print("x".join("123"))|1x2x3
        def f(n):⏎    return n - 1⏎print(f(10))|9
        """,
    ),
)

SPAN = SmallTask(
    "short-spans",
    code(
        r"""
        fields = {"Passage": data["context"], "Question": data["question"]}
        text = "\n".join(f"{cue}: {value}" for cue, value in fields.items())
        text += "\nAnswer with words from the passage:"
        return {"input": text, "output": f" {data['span']}", "processed_output": data["span"]}
        """
    ),
    table(
        "context|question|span",
        """
        Clara Weiss opened her bakery in Linz after the war and ran it with two nieces.|Where did Clara Weiss open her bakery?|Linz
        The Tern is a light aircraft that was first built by students in Delft.|Who first built the Tern?|students
        Cod, once the pride of the harbour, gave way to crab in the seventies.|What replaced cod?|crab
        The play was written in eleven days by Ned Farrow, a retired judge.|What was Ned Farrow before he retired?|judge
        Below the mill, the Arne joins the much wider Losse.|Which river does the Arne join?|Losse
        Because of the drought, farmers planted millet in place of rice.|Why did farmers plant millet?|the drought
        The tower, 63 metres high, was paid for by a tax on salt.|What was taxed to pay for the tower?|salt
        Each spring the monks carry a silver boat from the chapel to the quay.|What do the monks carry?|a silver boat
        Mara Quist sang the lead, while her brother Ole played the drums.|Who played the drums?|Ole
        The ore was shipped to Cardiff, where it was smelted.|Where was the ore smelted?|Cardiff
        """,
    ),
)

TABLE = SmallTask(
    "small-tables",
    code(
        r"""
        header = "| " + " | ".join(data["columns"]) + " |"
        rule = "|" + " --- |" * len(data["columns"])
        body = ["| " + " | ".join(row.split(",")) + " |" for row in data["rows"]]
        text = "\n".join(["Read the table.", header, rule, *body, "Q: " + data["question"], "A:"])
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "columns*|rows*|question|answer",
        """
        city/people|Bern,134/Basel,178/Zug,31|Which city has the most people?|Basel
        name/goals|Ito,7/Silva,11/Berg,4|How many goals has Ito?|7
        fruit/price|fig,3/plum,2/pear,5|Which fruit costs 5?|pear
        day/rain|Mon,12/Tue,0/Wed,8|On which day was there no rain?|Tue
        shop/staff|North,9/South,14/East,6|How many work at East?|6
        team/points|Reds,31/Blues,28/Greens,35|Which team leads?|Greens
        river/km|Aare,288/Inn,518/Rhine,1233|How long is the Inn in km?|518
        dish/votes|soup,15/stew,22/pie,18|Which dish came second?|pie
        planet/moons|Mars,2/Earth,1/Venus,0|How many moons has Mars?|2
        pupil/age|Ada,9/Ben,12/Cleo,10|Who is the oldest?|Ben
        """,
    ),
)

CAPITALS = SmallTask(
    "capitals-fmt",
    code(
        r"""
        prompt = FORM.format(country=data["country"], continent=data["continent"])
        return {"input": prompt, "output": " " + data["capital"], "processed_output": data["capital"]}
        """,
        r"""
        FORM = "Q: What is the capital of {country} ({continent})?\nA:"
        """,
    ),
    table(
        "country|continent|capital",
        """
        Portugal|Europe|Lisbon
        Kenya|Africa|Nairobi
        Peru|South America|Lima
        Mongolia|Asia|Ulaanbaatar
        Canada|North America|Ottawa
        Senegal|Africa|Dakar
        Norway|Europe|Oslo
        Nepal|Asia|Kathmandu
        Chile|South America|Santiago
        Fiji|Oceania|Suva
        """,
    ),
    fewshot=4,
)

TASKS = (SUMS, FRENCH, DATES, PYTHON, SPAN, TABLE, CAPITALS)
