"""Right prompts in the wording of BIG-bench and BBH."""

from __future__ import annotations

from tests.lint.making import keyed, right, starred, table

RIGHT = (
    right(
        "BBH boolean expressions",
        "bbh-boolean",
        r"""
        text = "Evaluate the result of a random Boolean expression.\n\nQ: " + data["input"] + "\nA:"
        gold = data["target"]
        """,
        table(
            "input|target",
            """
            not ( True ) and ( True ) is|False
            True and not not ( not False ) is|True
            not True or False or ( False ) is|False
            False or not ( True ) and False is|False
            True or not False and True and False is|True
            not ( True and False ) is|True
            True and False and not True and True is|False
            not not ( False or True ) is|True
            """,
        ),
    ),
    right(
        "BBH causal judgement",
        "bbh-causal",
        r"""
        text = "How would a typical person answer the following question about causation?\n\n"
        text += "Q: " + data["story"] + "\nOptions:\n- Yes\n- No\nA:"
        gold = data["target"]
        """,
        table(
            "story|target",
            """
            Ben left the tap running and went out. The bath overflowed. Did Ben cause the flood?|Yes
            Mia watered her fern at noon. At one, a car honked. Did Mia cause the honking?|No
            Tom cut the rope, and the swing fell. Did Tom cause the swing to fall?|Yes
            Ada sneezed, and far away a bridge was opened. Did Ada cause the opening?|No
            Lee unplugged the freezer, and the ice melted. Did Lee cause the ice to melt?|Yes
            Ira wore a red hat on the day it rained. Did Ira cause the rain?|No
            Kim kicked the ball through a window. Did Kim cause the window to break?|Yes
            Jo was asleep when the shop next door was robbed. Did Jo cause the robbery?|No
            """,
        ),
    ),
    right(
        "BBH date understanding with letters in brackets",
        "bbh-date",
        r"""
        text = "Infer the date from context.\n\nQ: " + data["question"] + "\nOptions:\n"
        text += "\n".join(f"({letter}) {date}" for letter, date in zip("ABC", data["choices"]))
        text += "\nA:"
        gold = "(" + "ABC"[data["answer"]] + ")"
        """,
        starred(
            """
            Today is March 1, 2023. What is the date yesterday?|*02-28-2023/02-27-2023/03-02-2023
            Tomorrow is July 4, 2019. What is the date today?|07-05-2019/*07-03-2019/07-02-2019
            Yesterday was May 31, 2021. What is the date today?|05-30-2021/06-02-2021/*06-01-2021
            Today is January 8, 2020. What is the date one week ago?|12-31-2019/*01-01-2020/01-15-2020
            Today is December 31, 2018. What is the date tomorrow?|*01-01-2019/12-30-2018/01-02-2019
            Today is August 10, 2022. What is the date 10 days from now?|08-19-2022/08-21-2022/*08-20-2022
            Two days ago it was April 2, 2017. What is the date today?|*04-04-2017/04-03-2017/03-31-2017
            Today is February 28, 2024. What is the date tomorrow?|03-01-2024/*02-29-2024/02-27-2024
            Today is October 1, 2015. What is the date yesterday?|10-02-2015/09-29-2015/*09-30-2015
            """,
        ),
    ),
    right(
        "BBH object counting",
        "bbh-counting",
        r"""
        text = f"Questions that involve enumerating objects.\n\nQ: {data['question']}\nA:"
        gold = str(data["count"])
        """,
        table(
            "question|count#",
            """
            I have a piano, two drums, and a flute. How many musical instruments do I have?|4
            I have three onions and a carrot. How many vegetables do I have?|4
            I have a cow, a duck, and four goats. How many animals do I have?|6
            I have two plums, a peach, and two oranges. How many fruits do I have?|5
            I have a lamp, a bed, and a chair. How many objects do I have?|3
            I have five hens and two rabbits. How many animals do I have?|7
            I have a trumpet and a violin. How many musical instruments do I have?|2
            I have six grapes, a mango, and a kiwi. How many fruits do I have?|8
            """,
        ),
    ),
    right(
        "BBH navigate",
        "bbh-navigate",
        r"""
        text = "If you follow these instructions, do you return to the starting point?\n"
        text += f"{data['steps']}\nOptions:\n- Yes\n- No\nAnswer:"
        gold = data["target"]
        """,
        table(
            "steps|target",
            """
            Take 3 steps. Turn around. Take 3 steps.|Yes
            Take 5 steps. Turn left. Take 5 steps.|No
            Always face forward. Take 2 steps left. Take 2 steps right.|Yes
            Always face forward. Take 4 steps forward. Take 1 step backward.|No
            Turn right. Take 6 steps. Turn around. Take 6 steps.|Yes
            Take 1 step. Take 7 steps. Turn around. Take 9 steps.|No
            Turn left. Turn left. Turn left. Turn left.|Yes
            Take 8 steps. Turn right. Take 2 steps.|No
            """,
        ),
    ),
    right(
        "BBH word sorting",
        "bbh-sorting",
        r"""
        text = "Sort a list of words.\n\nQ: Sort the following words alphabetically: List: "
        text += " ".join(data["words"]) + "\nA:"
        gold = " ".join(sorted(data["words"]))
        """,
        table(
            "words*",
            """
            pear/apple/mango
            zebra/lion/bear/ant
            oak/fir/elm
            tulip/daisy/rose/aster
            steel/iron/tin/brass
            violin/cello/harp
            north/east/south/west
            Monday/Friday/Sunday
            """,
        ),
    ),
    right(
        "BIG-bench odd one out by PPL",
        "bb-odd-one-out",
        r"""
        words = list(data["target_scores"])
        text = "Pick the odd word out: " + ", ".join(word.strip() for word in words)
        text += "\nAnswer:"
        gold = next(word for word in words if data["target_scores"][word])
        """,
        keyed(
            "group",
            """
            animals|cat/dog/*hammer/mouse
            fruit|*bus/apple/cherry/plum
            colours|red/*window/green/blue
            tools|saw/drill/pliers/*butter
            weather|rain/snow/*pencil/hail
            rooms|kitchen/*penguin/bedroom/bathroom
            metals|*banana/iron/copper/zinc
            drinks|tea/coffee/juice/*shovel
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "BIG-bench analogies with a colon",
        "bb-analogies",
        r"""
        text = "Complete the analogy.\n" + f"{data['a']} is to {data['b']} as {data['c']} is to"
        gold = data["d"]
        """,
        table(
            "a|b|c|d",
            """
            bird|nest|bee|hive
            hand|glove|foot|sock
            author|book|composer|symphony
            day|night|summer|winter
            kitten|cat|puppy|dog
            pen|write|knife|cut
            Paris|France|Rome|Italy
            fish|water|camel|desert
            """,
        ),
    ),
    right(
        "BBH disambiguation of pronouns",
        "bbh-pronouns",
        r"""
        text = "Clarify the meaning of sentences with ambiguous pronouns.\n\n"
        text += "Q: In the following sentence, explain the antecedent of the pronoun.\n"
        text += f"Sentence: {data['question']}\nOptions:\n"
        for letter, option in zip("AB", data["choices"]):
            text += f"({letter}) {option}\n"
        text += "A:"
        gold = "(%s)" % "AB"[data["answer"]]
        """,
        starred(
            """
            The nurse thanked the driver because he had been on time.|The nurse was on time/*The driver was on time
            The cook told the waiter a secret that she had kept.|*The cook had kept it/The waiter had kept it
            The editor called the writer because his text was late.|The editor's text was late/*The writer's text was
              late
            The guard woke the guest to say that he smelled smoke.|*The guard smelled smoke/The guest smelled smoke
            The teacher praised the pupil for her neat drawing.|The teacher drew neatly/*The pupil drew neatly
            The clerk asked the customer what she wanted to buy.|The clerk wanted to buy/*The customer wanted to buy
            The pilot apologised to the passenger for his late arrival.|*The pilot came late/The passenger came late
            The baker promised the boy that he would bake a cake.|*The baker would bake/The boy would bake
            """,
        ),
    ),
    right(
        "BIG-bench known units of measurement",
        "bb-units",
        r"""
        text = f"Q: {data['question']}\nA:"
        gold = data["answer"]
        """,
        table(
            "question|answer",
            """
            How many centimetres are there in 3 metres?|300
            How many minutes are there in 2 hours?|120
            How many grams are there in 5 kilograms?|5000
            How many days are there in 4 weeks?|28
            How many millilitres are there in 2 litres?|2000
            How many metres are there in 7 kilometres?|7000
            How many seconds are there in 9 minutes?|540
            How many months are there in 6 years?|72
            """,
        ),
        description="Convert the units. Answer with a number.",
    ),
    right(
        "BBH hyperbaton with two options",
        "bbh-hyperbaton",
        r"""
        text = "Order adjectives correctly in English sentences.\n\n"
        text += "Q: Which sentence has the correct adjective order:\nOptions:\n"
        text += f"(A) {data['first']}\n(B) {data['second']}\nA:"
        gold = f"({data['right']})"
        """,
        table(
            "first|second|right",
            """
            a lovely old red car|a red old lovely car|A
            wooden small boxes|small wooden boxes|B
            a Chinese big vase|a big Chinese vase|B
            a nice new leather coat|a leather new nice coat|A
            an ugly square green table|a green ugly square table|A
            silver two tiny rings|two tiny silver rings|B
            a French young chef|a young French chef|B
            a huge round white plate|a white round huge plate|A
            """,
        ),
    ),
    right(
        "BIG-bench next number of a sequence",
        "bb-sequences",
        r"""
        text = f"What is the next number in the sequence?\n{data['sequence']},"
        gold = str(data["next"])
        """,
        table(
            "sequence|next#",
            """
            2, 4, 6, 8|10
            5, 10, 15, 20|25
            1, 2, 4, 8|16
            30, 27, 24, 21|18
            1, 4, 9, 16|25
            100, 90, 80, 70|60
            3, 9, 27, 81|243
            7, 14, 21, 28|35
            """,
        ),
    ),
)
