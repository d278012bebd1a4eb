"""Right prompts of benchmarks' styles and odd formats: talks, code, logic, forms, shots of their own."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "a separate few-shot file with the same fields",
        table(
            "q|a",
            """
            What is the capital of Norway?|Oslo
            What is the capital of Chile?|Santiago
            What is the capital of Kenya?|Nairobi
            What is the capital of Canada?|Ottawa
            What is the capital of Poland?|Warsaw
            What is the capital of Japan?|Tokyo
            What is the capital of Egypt?|Cairo
            What is the capital of Peru?|Lima
            """,
        ),
        r"""f"Q: {data['q']}\nA:" """,
        shots=table(
            "q|a",
            """
            What is the capital of Spain?|Madrid
            What is the capital of Cuba?|Havana
            What is the capital of Ghana?|Accra
            What is the capital of Iran?|Tehran
            """,
        ),
    ),
    ask(
        "brackets closed as in BIG-Bench Hard",
        table(
            "open|close",
            """
            ( [|] )
            { (|) }
            [ [|] ]
            < {|} >
            ( ( [|] ) )
            { < (|) > }
            [|]
            < <|> >
            """,
        ),
        r"""f"Close all brackets in the right order.\nInput: {data['open']}\nOutput:" """,
        'data["close"]',
    ),
    ask(
        "boolean expressions as Python prints them",
        table(
            "e|a",
            """
            not ( True ) and True|False
            True or not False|True
            not not True|True
            False and not False|False
            ( True and False ) or False|False
            not ( False or False )|True
            True and not ( False )|True
            not True or False|False
            """,
        ),
        r"""f"{data['e']} is" """,
        postprocess="bbh_post",
    ),
    ask(
        "a ball under three cups in steps",
        table(
            "swaps|steps|a",
            """
            1 and 2|The ball goes to cup 2.|2
            2 and 3|Cup 1 is not touched.|1
            1 and 3|The ball goes to cup 3.|3
            1 and 2, then 2 and 3|The ball goes to cup 2, then to cup 3.|3
            1 and 3, then 1 and 2|The ball goes to cup 3 and stays there.|3
            2 and 3, then 1 and 2|It stays in cup 1, then goes to cup 2.|2
            1 and 2, then 1 and 2|The ball goes to cup 2, then back to cup 1.|1
            1 and 3, then 3 and 2|The ball goes to cup 3, then to cup 2.|2
            """,
        ),
        r"""f"A ball is under cup 1. Swapped: {data['swaps']}.\nUnder which cup is it? Think first.\nThoughts:" """,
        'data["a"]',
        """f" {data['steps']} So the answer is {gold}." """,
        postprocess="bbh_post",
    ),
    ask(
        "what comes next as in HellaSwag",
        scored(
            """
            A man cracks two eggs into a hot pan. He|reads the pan a story./*waits until they are done.
            A girl ties her skates and steps on the ice. She|*glides across the rink./plants a tree in it.
            The barber drapes a cape over the boy. He|*begins to cut his hair./sells the mirror to a fish.
            A woman pours soil into a pot. She|drives the pot to the moon./*sets a seedling in it.
            The diver climbs the ladder of the board. He|*jumps into the pool./eats the ladder.
            Two men lift a piano onto a van. They|pour it into a glass./*shut the doors of the van.
            A dog shakes itself after a bath. It|*sprays water all around./files its tax return.
            The pupil raises her hand. She|folds up the blackboard./*asks the teacher a question.
            """,
            "ctx",
            " ",
        ),
        r"""data["ctx"]""",
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
        fewshot=0,
    ),
    ask(
        "function bodies with one line for a docstring",
        table(
            "head|doc|line",
            """
            def double(x):|Return twice x.|return 2 * x
            def last(items):|Return the last item of a list.|return items[-1]
            def is_even(n):|Say whether n is even.|return n % 2 == 0
            def shout(text):|Return text in capitals.|return text.upper()
            def count(items):|Return how many items there are.|return len(items)
            def add(a, b):|Return the sum of a and b.|return a + b
            def half(x):|Return x divided by two.|return x / 2
            def flip(text):|Return text backwards.|return text[::-1]
            """,
        ),
        r"""f'{data["head"]}\n    \"\"\"{data["doc"]}\"\"\"'""",
        'data["line"]',
        '"\\n    " + gold',
        stop=("\n\n",),
    ),
    ask(
        "boolq with the instruction behind the question",
        table(
            "p|q|a",
            """
            Penguins are birds that cannot fly.|can penguins fly|no
            The Nile flows north into the Mediterranean.|does the nile flow north|yes
            Tomatoes are, to a botanist, berries.|is a tomato a berry to a botanist|yes
            The bank has no branch in Wales any more.|is there a branch in wales|no
            Honey keeps for years if it is sealed.|does sealed honey spoil in a week|no
            Both twins were born in Cork.|were the twins born in the same town|yes
            No dog is allowed on the beach but guide dogs.|may guide dogs go on the beach|yes
            The bridge never reopened after the flood.|is the bridge in use|no
            """,
        ),
        r"""f"{data['p']}\nquestion: {data['q']}? (yes/no)\nanswer:" """,
    ),
    ask(
        "form fields in XML with the value between tags",
        table(
            "text|zip",
            """
            Mr P. Vogel, 12 Elm Row, Dover 19901|19901
            Ms A. Ruiz, Box 7, Salem 97301, 2nd floor|97301
            Dr K. Oh, 4410 Pine Ave, Austin 73301|73301
            T. Bell, 99 Bay St., Juneau 99801|99801
            Fam. Ito, 15 Main St., Helena 59601|59601
            R. Diaz, 10021 Lake Rd, Boise 83702|83702
            U. Falk, Apt 3, 8 Hill Ln, Pierre 57501|57501
            J. Ames, 60 Mill Way, Concord 03301|03301
            """,
        ),
        r"""f"<address>{data['text']}</address>\nGive the ZIP code as <zip>12345</zip>.\nZIP code:" """,
        "f'<zip>{data[\"zip\"]}</zip>'",
    ),
    ask(
        "sentiment of tweets with handles and tags",
        table(
            "tweet|mood",
            """
            @bahn late AGAIN. thanks for nothing #fail|negative
            Best. Concert. Ever. @theband #live|positive
            omg this pizza <3 <3|positive
            my new phone died after 1 day >:( #positive #thinking|negative
            so proud of my sister!!! #graduation|positive
            stuck in traffic, rain, no coffee. ugh|negative
            cant stop smiling today :)|positive
            worst service in town, avoid @cafeX|negative
            """,
        ),
        r"""f"tweet » {data['tweet']}\npositive or negative »" """,
        'data["mood"]',
    ),
    ask(
        "an agenda with times and the free slot",
        table(
            "busy|free",
            """
            09-10, 11-12|10-11
            10-11, 11-12|09-10
            09-10, 10-11|11-12
            11-12, 09-10 (moved from 10-11)|10-11
            09-11|11-12
            10-12|09-10
            09-10 dentist, 10-11 lunch talk|11-12
            10-11 call, 11-12 call|09-10
            """,
        ),
        r"""f"Slots: 09-10, 10-11, 11-12\nBusy: {data['busy']}\nFree:" """,
        'data["free"]',
    ),
    ask(
        "TriviaQA without any instruction",
        table(
            "q|a",
            """
            Which bird lays the largest egg?|the ostrich
            In which ocean does Madagascar lie?|the Indian Ocean
            Who wrote The Hobbit?|J. R. R. Tolkien
            What is the longest river in Europe?|the Volga
            Which planet has the Great Red Spot?|Jupiter
            What do the French call the English Channel?|La Manche
            Who was the first woman to fly in space?|Valentina Tereshkova
            Which fruit is dried to make raisins?|grapes
            """,
        ),
        r"""f"{data['q']} --" """,
        metric="f1_score",
    ),
    ask(
        "shipping labels as scanned with the code's check digit",
        table(
            "code|digit",
            """
            12-34|0
            50-50|0
            11-11|4
            90-09|8
            23-45|4
            70-01|8
            31-20|6
            44-44|6
            """,
        ),
        r"""f"Check digit = last digit of the sum of all four digits.\n||| {data['code']} |||\nCheck digit:" """,
        'data["digit"]',
    ),
    ask(
        "politeness of mails in three steps of a scale with numbers",
        starred(
            """
            Send me the file. Now.|*rude/plain/polite
            Could you kindly send me the file when you have a moment?|rude/plain/*polite
            Here is the file.|rude/*plain/polite
            You idiots lost my file again.|*rude/plain/polite
            I would be most grateful for your help.|rude/plain/*polite
            The meeting is at four.|rude/*plain/polite
            Shut up and read it.|*rude/plain/polite
            Would you mind if we met at five instead?|rude/plain/*polite
            See the attached list.|rude/*plain/polite
            """,
            "mail",
        ),
        r"""f"Tone: 0 = rude, 1 = plain, 2 = polite\nMail: {data['mail']}\nTone:" """,
        'str(data["answer"])',
    ),
)
