"""Right prompts in English that ask for free text."""

from __future__ import annotations

from tests.lint.making import qa, right, table

RIGHT = (
    right(
        "reading comprehension by a span, as SQuAD in lm-evaluation-harness",
        "squad-span",
        r"""
        text = (
            f"Title: {data['title']}\n\nBackground: {data['context']}\n\n"
            f"Question: {data['question']}\n\nAnswer:"
        )
        gold = data["answer"]
        """,
        table(
            "title|context|question|answer",
            """
            Oslo Opera House|The house was opened in 2008 and was designed by the office Snohetta.|Who designed the
             house?|Snohetta
            Tea|Tea came to Portugal in the sixteenth century through merchants in Macau.|To which country did
             merchants bring tea?|Portugal
            Danube|The Danube rises in the Black Forest and flows into the Black Sea.|Where does the Danube
             rise?|the Black Forest
            Chess|The first official world champion was Wilhelm Steinitz, who won the title in 1886.|Who was the
             first official champion?|Wilhelm Steinitz
            Basalt|Basalt is formed when lava cools quickly at the surface.|What cools to form basalt?|lava
            Amber|Most amber comes from the shores of the Baltic.|Where does most amber come from?|the shores of
             the Baltic
            Velcro|George de Mestral had the idea for Velcro when burrs stuck to his dog.|What stuck to the
             dog?|burrs
            Saffron|Saffron is the dried stigma of a crocus that flowers in autumn.|When does the crocus
             flower?|in autumn
            """,
        ),
        fewshot=2,
    ),
    right(
        "a free answer on a story",
        "story-question",
        r"""
        text = "Read the story and answer the question in one word.\n\n"
        text += f"Story: {data['story']}\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        table(
            "story|question|answer",
            """
            Nora put a slice of cheese into the trap. In the morning the cheese was gone.|What did Nora use as
             bait?|cheese
            Grandpa took off his hat as he went into the church.|What did Grandpa take off?|hat
            The children built a fort of snow and hid behind it.|What was the fort made of?|snow
            Ali sold his bicycle, and with the money he bought a camera.|What did Ali sell?|bicycle
            On Tuesday the circus came to town, and on Friday it left.|When did the circus leave?|Friday
            Mother sliced two lemons for the fish.|Which fruit did Mother slice?|lemons
            The king gave his youngest daughter a white horse.|Which animal did the daughter get?|horse
            We met our new neighbour in the lift; her name is Petra.|What is the neighbour's name?|Petra
            """,
        ),
    ),
    right(
        "closed-book questions, as TriviaQA and Natural Questions",
        "trivia-qa",
        r"""
        text = f"Q: {data['q']}\nA:"
        gold = data["a"]
        """,
        qa("""
        Who painted the Mona Lisa? > Leonardo da Vinci
        What is the currency of Japan? > yen
        In which country is the city of Krakow? > Poland
        How many players has a football team on the pitch? > 11
        Which is the smallest planet of the solar system? > Mercury
        Who wrote Pride and Prejudice? > Jane Austen
        What is frozen water called? > ice
        Which instrument has 88 keys? > piano
        In which year did the Second World War end? > 1945
        """),
        fewshot=5,
    ),
    right(
        "arithmetic as in GPT-3's paper",
        "two-digit-sums",
        r"""
        text = f"Q: What is {data['a']} {data['op']} {data['b']}?\nA:"
        gold = str(data["answer"])
        """,
        table(
            "a#|op|b#|answer#",
            """
            48|plus|76|124
            93|minus|27|66
            12|times|11|132
            35|plus|58|93
            81|minus|46|35
            17|times|4|68
            64|plus|29|93
            70|minus|33|37
            15|times|6|90
            """,
        ),
        fewshot=4,
    ),
    right(
        "word problems with steps, as GSM8K with chains of thought",
        "word-problems-cot",
        r"""
        return {
            "input": f"Question: {data['question']}\nAnswer: Let's think step by step.",
            "output": f" {data['steps']} The answer is {data['answer']}.",
            "processed_output": data["answer"],
        }
        """,
        table(
            "question|steps|answer",
            """
            Kate has 5 boxes with 6 candles each. She lights 4 candles. How many are not lit?|There are 5 * 6 = 30
             candles. 30 - 4 = 26 are not lit.|26
            A train has 8 cars with 50 seats each. 120 seats are taken. How many are free?|There are 8 * 50 = 400
             seats. 400 - 120 = 280 are free.|280
            Bob earns 15 dollars an hour. He works 6 hours. How much does he earn?|He earns 15 * 6 = 90
             dollars.|90
            A farmer picks 72 apples and packs them into bags of 9. How many bags are there?|There are 72 / 9 = 8
             bags.|8
            Zoe has 40 stickers. She gives away 13 and buys 20. How many has she now?|She keeps 40 - 13 = 27.
             Then she has 27 + 20 = 47.|47
            A ticket costs 7 dollars. How much do 3 tickets and a drink for 2 dollars cost?|The tickets cost
             3 * 7 = 21 dollars. With the drink it is 21 + 2 = 23 dollars.|23
            A tank holds 90 litres. It loses 6 litres a day. How much is left after 5 days?|It loses 6 * 5 = 30
             litres. 90 - 30 = 60 litres are left.|60
            There are 24 pupils. A third of them wear glasses. How many do not?|24 / 3 = 8 wear glasses.
             24 - 8 = 16 do not.|16
            """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
    right(
        "word problems without steps",
        "word-problems-short",
        r"""
        text = f"Solve the problem. Give only the number.\n\nProblem: {data['problem']}\nAnswer:"
        gold = str(data["answer"])
        """,
        table(
            "problem|answer#",
            """
            A pack has 12 cards. How many cards are in 5 packs?|60
            Ella is 9 and her brother is 4 years older. How old is he?|13
            A cake is cut into 16 pieces, and 9 are eaten. How many are left?|7
            28 pupils form teams of 4. How many teams are there?|7
            A pen costs 3 euros. How many euros do 14 pens cost?|42
            A book has 180 pages. Leo has read 65. How many are left?|115
            A baker makes 30 loaves and sells 22. How many remain?|8
            Two buses carry 45 people each. How many people is that?|90
            """,
        ),
    ),
    right(
        "worked examples with steps in the text, answers by bbh_post",
        "coins-bbh",
        r"""
        text = EXAMPLES + f"Q: {data['story']} Is the coin still heads up?\nA:"
        times, gold = data["flips"], data["answer"]
        parity = "odd" if times % 2 else "even"
        unit = "time" if times == 1 else "times"
        return {
            "input": text,
            "output": f" The coin was flipped {times} {unit}, which is {parity}. So the answer is {gold}.",
            "processed_output": gold,
        }
        """,
        table(
            "story|flips#|answer",
            """
            Max flips the coin. Lea flips the coin. Tim flips the coin.|3|no
            Max does not flip the coin. Lea does not flip it.|0|yes
            Jo flips the coin. Sue flips the coin. Al does not flip it.|2|yes
            Pam does not flip the coin. Rod flips it.|1|no
            Kim flips the coin. Ned flips it. Eve flips it. Lou flips it.|4|yes
            Ian flips the coin. Mia does not flip it. Ray does not flip it.|1|no
            Tess flips the coin. Carl flips it.|2|yes
            Bea flips the coin. Sid flips it. Ulla flips it. Finn does not flip it.|3|no
            """,
        ),
        above=r"""
        EXAMPLES = (
            "A coin is heads up and is flipped as described. Is it still heads up?\n\n"
            "Q: Ana flips the coin. Ben flips the coin. Is the coin still heads up?\n"
            "A: The coin was flipped 2 times, which is even. So the answer is yes.\n\n"
            "Q: Ana flips the coin. Ben does not flip it. Is the coin still heads up?\n"
            "A: The coin was flipped 1 time, which is odd. So the answer is no.\n\n"
        )
        """,
        fewshot=0,
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "units converted",
        "convert-units",
        r"""
        text = f"Convert {data['value']} {data['from']} to {data['to']}.\nAnswer:"
        gold = f"{data['result']} {data['to']}"
        """,
        table(
            "value#|from|to|result#",
            """
            3|kilometres|metres|3000
            120|minutes|hours|2
            5|kilograms|grams|5000
            250|centimetres|millimetres|2500
            4|days|hours|96
            7000|millilitres|litres|7
            2|tonnes|kilograms|2000
            180|seconds|minutes|3
            6|weeks|days|42
            """,
        ),
    ),
    right(
        "dates brought into ISO's form",
        "iso-dates",
        r"""
        text = f"Rewrite the date in the format YYYY-MM-DD.\nDate: {data['date']}\nISO:"
        gold = data["iso"]
        """,
        table(
            "date|iso",
            """
            March 14, 2015|2015-03-14
            2 January 1999|1999-01-02
            July 4th, 1976|1976-07-04
            the 25th of December 2020|2020-12-25
            9 Nov 1989|1989-11-09
            October 31, 2003|2003-10-31
            1 May 2011|2011-05-01
            February 29, 2024|2024-02-29
            """,
        ),
    ),
)
