"""Right prompts: small tasks of logic and of signs, in the manner of BBH."""

from __future__ import annotations

from tests.lint.dense_14.making import lettered
from tests.lint.making import right, table

RIGHT = (
    right(
        "Boolean expressions whose answers are Python's own words",
        "bool-expressions",
        r"""
        text = f"Q: {data['input']}\nA:"
        gold = data["target"]
        """,
        tuple(
            {"input": f"{expression} is", "target": str(value)}
            for expression, value in (
                ("not ( True ) and ( True )", False),
                ("True or not False and False", True),
                ("( False or False ) and not True", False),
                ("not not ( not False )", True),
                ("False or not ( True and True )", False),
                ("not ( False and True ) or False", True),
                ("( True and not True ) or True", True),
                ("not True or ( False and True )", False),
                ("True and ( not False or False )", True),
                ("not ( not True or True )", False),
            )
        ),
        description="Evaluate the result of a random Boolean expression.\n\n",
    ),
    right(
        "brackets that are left open on purpose, to be closed in the right order",
        "dyck-words",
        r"""
        text = "Complete the rest of the sequence, making sure that the brackets are closed properly.\n"
        text += f"Input: {data['open']}\nRest:"
        gold = data["rest"]
        """,
        table(
            "open|rest",
            """
        ( [ ] {|} )
        < < > (|) >
        [ { ( ) }|]
        { [ ( < >|) ] }
        ( ( ) [ {|} ] )
        < [ ] { (|) } >
        [ [ < ( )|> ] ]
        { } ( [|] )
        ( { } < [ ]|> )
        [ ( { < > } )|]
        """,
        ),
    ),
    right(
        "walks whose question is whether they end where they began",
        "walk-home",
        r"""
        text = (
            "If you follow these instructions, do you return to the starting point?\n"
            f"{' '.join(data['moves'])}\nOptions:\n- Yes\n- No\nAnswer:"
        )
        gold = "Yes" if data["home"] else "No"
        """,
        table(
            "moves*|home?",
            """
        Take 3 steps forward./Turn around./Take 3 steps forward.|true
        Turn left./Take 2 steps./Turn left./Take 2 steps.|false
        Take 5 steps./Take 5 steps./Turn around./Take 10 steps.|true
        Always face north./Take 4 steps left./Take 3 steps right./Take 1 step right.|true
        Turn right./Take 6 steps./Turn around./Take 5 steps.|false
        Always face forward./Take 2 steps back./Take 2 steps right.|false
        Take 1 step./Turn left./Turn left./Take 1 step.|true
        Always face east./Take 7 steps back./Take 7 steps forward.|true
        Take 4 steps./Turn right./Take 4 steps./Turn around./Take 8 steps.|false
        Turn around./Take 9 steps./Turn right./Take 1 step.|false
        """,
        ),
    ),
    right(
        "chains of who lies, answered with steps before the answer",
        "truth-web",
        r"""
        text = f"Question: {data['puzzle']}\nLet us think step by step.\n"
        text += "Answer:"
        gold = data["truthful"]
        output = f" {data['steps']} So the answer is {gold}."
        return {"input": text, "output": output, "processed_output": gold}
        """,
        table(
            "puzzle|steps|truthful",
            """
        Ann tells the truth. Bo says Ann lies. Does Bo tell the truth?|Ann is truthful, and Bo denies it. Thus Bo
            lies.|No
        Cy lies. Di says Cy lies. Does Di tell the truth?|Cy is a liar, as Di claims. Thus Di is truthful.|Yes
        Ed lies. Flo says Ed tells the truth. Gus says Flo lies. Does Gus tell the truth?|Ed is a liar, so Flo's
            claim is false. Gus says so, thus Gus is truthful.|Yes
        Hal tells the truth. Ida says Hal tells the truth. Jo says Ida lies. Does Jo tell the truth?|Hal is
            truthful, so Ida is right. Jo denies it, thus Jo lies.|No
        Kai lies. Lu says Kai lies. Mo says Lu lies. Does Mo tell the truth?|Kai is a liar, so Lu is right. Mo
            denies it, thus Mo lies.|No
        Ned tells the truth. Oz says Ned lies. Pia says Oz lies. Does Pia tell the truth?|Ned is truthful, so Oz
            is wrong. Pia says so, thus Pia is truthful.|Yes
        Quin lies. Rae says Quin tells the truth. Does Rae tell the truth?|Quin is a liar, so Rae's claim is
            false. Thus Rae lies.|No
        Sam tells the truth. Tia says Sam tells the truth. Does Tia tell the truth?|Sam is truthful, as Tia
            claims. Thus Tia is truthful.|Yes
        """,
        ),
        postprocess="bbh_post",
        max_tokens=96,
    ),
    right(
        "words to be sorted by the alphabet, where each answer has the words of its input",
        "sort-words",
        r"""
        text = f"Sort alphabetically: {' '.join(data['words'])}\nSorted:"
        gold = " ".join(sorted(data["words"]))
        """,
        table(
            "words*",
            """
        plum/ash/maple/fir
        zinc/iron/gold/copper/tin
        quiet/loud/dim
        novel/atlas/diary/bible
        seven/eight/one/four
        wren/owl/kite/heron/crow
        yarn/wool/silk/lace
        tiger/lynx/puma
        river/brook/lake/pond/sea
        mute/amber/rust/teal
        """,
        ),
    ),
    right(
        "objects are counted across kinds, and the answer is a word where the row asks for words",
        "count-things",
        r"""
        text = f"I have {data['things']}. How many {data['kind']} do I have? Write the number in {data['as']}.\nCount:"
        gold = data["count"]
        """,
        table(
            "things|kind|as|count",
            """
        two pears, a fig and a drum|fruits|words|three
        a flute, three violins and a cabbage|instruments|figures|4
        four chairs, a bed and two cats|animals|words|two
        a snail, a goose, a lamp and two hens|birds|figures|3
        five onions, a leek and a trumpet|vegetables|words|six
        a stove, two sofas and a bear|animals|figures|1
        a harp, a piano, a clarinet and ten plums|instruments|words|three
        three oranges, six lemons and a fridge|fruits|figures|9
        a table, two beds, four stools and a mouse|pieces of furniture|words|seven
        eight carrots, two leeks and a duck|vegetables|figures|10
        """,
        ),
    ),
    right(
        "nested negations, where yes and no are to be taken at their word",
        "not-not",
        r"""
        text = f"Statement: {data['statement']}\nQuestion: {data['question']}\nyes or no:"
        gold = data["reply"]
        """,
        table(
            "statement|question|reply",
            """
        It is not true that nobody came.|Did somebody come?|yes
        There is no guest who did not dance.|Did every guest dance?|yes
        She never fails to forget her keys.|Does she remember her keys?|no
        It is not impossible that it will rain.|Is it possible that it will rain?|yes
        None of the doors is unlocked.|Is there a door that is not locked?|no
        He did not deny that he had not paid.|Did he deny it?|no
        It is false that not all lamps are lit.|Are all lamps lit?|yes
        No one who is not a member may vote.|May non-members vote?|no
        I do not doubt that she is not at home.|Do I think that she is at home?|no
        Hardly a day goes by without a missed call.|Are calls missed on most days?|yes
        """,
        ),
    ),
    right(
        "arguments that are valid or invalid, whatever their sentences say about the world",
        "formal-fallacies",
        r"""
        text = "\n".join(("Is this argument deductively valid or invalid?", data["argument"], "It is"))
        gold = data["verdict"]
        """,
        table(
            "argument|verdict",
            """
        All fish can sing. A trout is a fish. Hence a trout can sing.|valid
        If it rains, the street is wet. The street is wet. Hence it rains.|invalid
        No poet is a liar. Ida is a poet. Hence Ida is no liar.|valid
        Some cats are black. Tom is a cat. Hence Tom is black.|invalid
        Either the key is lost or it is at home. It is not lost. Hence it is at home.|valid
        All kings wear hats. Leo wears a hat. Hence Leo is a king.|invalid
        If the alarm rang, Jo woke up. Jo did not wake up. Hence the alarm did not ring.|valid
        If you are in Paris, you are in France. You are not in Paris. Hence you are not in France.|invalid
        All owls are birds, and all birds are animals. Hence all owls are animals.|valid
        No stone is alive. No cloud is a stone. Hence all clouds are alive.|invalid
        """,
        ),
    ),
    right(
        "balls are exchanged, and the options (A) to (C) say who holds what in the end",
        "swap-balls",
        r"""
        text = data["question"] + "\nOptions:\n"
        text += "\n".join(f"({letter}) {name}" for letter, name in data["options"].items())
        text += "\nA:"
        gold = "(" + data["answer_key"] + ")"
        """,
        lettered(
            """
        Ali has a red ball, Bea a blue one, Cem a green one. Ali and Bea swap. What does Ali hold?|red/*blue/green
        Ali has a pink ball, Bea a grey one, Cem a tan one. Bea and Cem swap. What does Cem hold?|*grey/tan/pink
        Ali has a teal ball, Bea a gold one, Cem a lime one. Ali and Cem swap, then Ali and Bea. What does Ali
            hold?|teal/lime/*gold
        Ali has a navy ball, Bea a ruby one, Cem a jade one. Ali and Bea swap, then Bea and Cem. What does Cem
            hold?|*navy/ruby/jade
        Ali has a mint ball, Bea a plum one, Cem a sand one. Bea and Cem swap, then Ali and Cem. What does Bea
            hold?|mint/plum/*sand
        Ali has a rose ball, Bea a lead one, Cem a snow one. Ali and Cem swap twice. What does Cem
            hold?|rose/*snow/lead
        Ali has an ash ball, Bea a cork one, Cem a wine one. All swap so that each gets the next one's: Ali Bea's,
            Bea Cem's, Cem Ali's. What does Cem hold?|cork/wine/*ash
        Ali has a coal ball, Bea a milk one, Cem a moss one. Ali and Bea swap, then Ali and Cem. What does Ali
            hold?|coal/*moss/milk
        Ali has an aqua ball, Bea a rust one, Cem a wax one. Nobody swaps. What does Bea hold?|*rust/aqua/wax
        """,
            "ABC",
        ),
    ),
    right(
        "texts that run backwards, since they are to be turned round",
        "mirror-text",
        r"""
        text = f"Read it from right to left.\n{data['word'][::-1]} ->"
        gold = data["word"]
        """,
        table(
            "word",
            """
        lantern
        good morning
        Paris 1889
        to be or not
        velvet
        three mice
        stop it!
        winter coat
        O brave world
        42 is even
        """,
        ),
    ),
    right(
        "the last letters of names are joined, with the steps written out",
        "join-letters",
        r"""
        names = data["names"]
        text = f'Q: Take the last letters of the words in "{" ".join(names)}" and join them.\nA:'
        steps = " ".join(f'The last letter of "{name}" is "{name[-1]}".' for name in names)
        gold = "".join(name[-1] for name in names)
        output = f" {steps} So the answer is {gold}."
        return {"input": text, "output": output, "processed_output": gold}
        """,
        table(
            "names*",
            """
        Elon/Musk
        Larry/Page
        Ruth/Cole/West
        Hugo/Marsh
        Tina/Bold
        Oscar/Nash/Kim
        Vera/Lund
        Glenn/Peters
        Ursula/Frost
        Ravi/Stone/Hill
        """,
        ),
        postprocess="bbh_post",
        max_tokens=96,
    ),
    right(
        "riddles whose text has the words of their answers nowhere",
        "old-riddles",
        r"""
        text = f"What am I?\n\n{data['riddle']}\n\nI am"
        gold = data["answer"]
        """,
        table(
            "riddle|answer",
            """
        I have hands but cannot clap, and a face but no eyes.|a clock
        The more you take of me, the more you leave behind.|footsteps
        I have teeth but cannot bite; I tame what grows on heads.|a comb
        I get wet while I dry you.|a towel
        I have keys but open no door; my notes are not of paper.|a piano
        I follow you all day and leave you when the light goes out.|a shadow
        I have a neck but no head, and I hold wine.|a bottle
        I speak without a mouth, and come alive when you shout in a valley.|an echo
        I am full of holes and still hold water.|a sponge
        I have one eye and cannot see; I pull a thread.|a needle
        """,
        ),
    ),
)
