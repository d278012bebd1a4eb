"""Right prompts in the styles of BIG-bench's harder tasks: logic, order, brackets and letters."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "boolean expressions, whose answers are Python's True and False",
        "bbh-boolean",
        r"""
        return {"input": f"{data['input']} is", "output": f" {data['target']}", "processed_output": data["target"]}
        """,
        table(
            "input|target",
            """
            not ( True ) and ( True )|False
            True and not not ( not False )|True
            not True or False or ( False )|False
            False or not ( True ) and False|False
            not not ( not ( False ) )|True
            True and False and not True and True|False
            ( False or True ) and not False|True
            not ( False and True ) or False|True
            """,
        ),
        description="Evaluate the result of a random Boolean expression.\n\n",
    ),
    right(
        "brackets that are open on purpose, to be closed by the answer",
        "bbh-dyck",
        r"""
        text = "Complete the rest of the sequence, making sure that the brackets are closed properly.\n"
        text += f"Input: {data['opened']}\nOutput:"
        return {"input": text, "output": " " + data["closed"], "processed_output": data["closed"]}
        """,
        table(
            "opened|closed",
            """
            [ { [|] } ]
            < > ( ( [ ] {|} ) )
            ( < { } >|)
            { { ( ) } [ <|> ] }
            [ [ ] ( { }|) ]
            < ( [ ] )|>
            { < < ( )|> > }
            ( ) [ { ( )|} ]
            """,
        ),
    ),
    right(
        "words to be put into the order of the alphabet, so that the answer is made of the input's words",
        "bbh-sorting",
        r"""
        words = data["words"]
        gold = " ".join(sorted(words))
        text = f"Sort the following words alphabetically: List: {' '.join(words)}\nSorted:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "words*",
            """
            plum/apple/kiwi/fig
            violin/drum/oboe
            thunder/ash/moss/ember/coal
            zinc/tin/iron/lead
            sleeve/collar/button/hem/pocket
            otter/newt/heron
            salt/basil/thyme/dill/mint
            north/east/west/south
            """,
        ),
    ),
    right(
        "navigation with its options on lines with dashes, and the steps before Yes or No",
        "bbh-navigate",
        r"""
        text = "If you follow these instructions, do you return to the starting point? " + data["moves"]
        text += "\nOptions:\n- Yes\n- No\nA: Let's think step by step."
        output = f"\n{data['steps']} So the answer is {data['target']}."
        return {"input": text, "output": output, "processed_output": data["target"]}
        """,
        table(
            "moves|steps|target",
            """
            Always face forward. Take 4 steps left. Take 4 steps right.
             |We end at -4 + 4 = 0, which is where we began.|Yes
            Always face forward. Take 3 steps forward. Take 2 steps backward.
             |We end at 3 - 2 = 1, one step ahead of where we began.|No
            Turn around. Take 5 steps. Turn around. Take 5 steps.
             |We walk 5 steps away and the same 5 steps back.|Yes
            Take 6 steps. Turn right. Take 6 steps.
             |We end 6 steps ahead and 6 to the right of where we began.|No
            Always face forward. Take 1 step right. Take 7 steps left. Take 6 steps right.
             |We end at 1 - 7 + 6 = 0, which is where we began.|Yes
            Take 2 steps. Turn around. Take 1 step.
             |We walk 2 steps away and 1 back, so we are 1 step off.|No
            Turn left. Take 8 steps. Turn around. Take 9 steps.
             |We walk 8 steps away and 9 back, so we are 1 step off.|No
            Take 3 steps. Turn left. Turn left. Take 3 steps.
             |Two left turns are a half turn, so we walk 3 steps back.|Yes
            """,
        ),
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "dates with options in the American form, of which several differ in one figure alone",
        "bbh-dates",
        r"""
        marks = [f"({letter})" for letter in "ABCD"]
        lines = [data["question"] + " What is the date in MM-DD-YYYY?", "Options:"]
        lines += [" ".join(pair) for pair in zip(marks, data["choices"])]
        gold = marks[data["answer"]]
        return {"input": "\n".join([*lines, "Answer:"]), "output": " " + gold, "processed_output": gold}
        """,
        starred(
            """
            Today is May 6, 1992, and we ask for tomorrow.|*05-07-1992/05-05-1992/07-05-1992/05-16-1992
            Yesterday was April 30, 2021, and we ask for today.|04-31-2021/*05-01-2021/05-02-2021/01-05-2021
            It is Christmas Eve of 1937, and we ask for one week later.|12-30-1937/01-01-1938/*12-31-1937/12-17-1937
            Today is March 3, 2017, and we ask for a month ago.|04-03-2017/03-02-2017/02-28-2017/*02-03-2017
            It is New Year's Day of 2000, and we ask for yesterday.|*12-31-1999/01-02-2000/12-30-1999/12-31-2000
            Today is February 28, 2023, and we ask for tomorrow.|02-29-2023/*03-01-2023/03-02-2023/01-03-2023
            Today is 8 June 2010, and we ask for ten days ago.|06-18-2010/05-28-2010/*05-29-2010/08-05-2010
            Today is September 9, 1909, and we ask for a year later.|09-09-1908/09-10-1910/10-09-1910/*09-09-1910
            """
        ),
    ),
    right(
        "counting things, where each of them is named with its own number",
        "bbh-counting",
        r"""
        question = f"I have {data['things']}. How many {data['kind']} do I have?"
        return {
            "input": f"Q: {question}\nA:",
            "output": f" {data['target']}",
            "processed_output": str(data["target"]),
        }
        """,
        table(
            "things|kind|target#",
            """
            a flute, two drums, a table and a violin|musical instruments|4
            three carrots, a lamp, an onion and two leeks|vegetables|6
            a goat, a chair, four hens and a snail|animals|6
            two plums, a stove, a peach and five grapes|fruits|8
            a bed, a sofa, a trumpet and two stools|pieces of furniture|4
            one rose, three tulips, a brick and a lily|flowers|5
            a hammer, two saws, a pear and a file|tools|4
            two cars, a tram, six bicycles and a peanut|vehicles|9
            """,
        ),
    ),
    right(
        "a web of lies, whose answer is asked for in words that all of it is made of",
        "bbh-lies",
        r"""
        text = f"Question: {data['story']} Does {data['who']} tell the truth?\nAnswer:"
        return {"input": text, "output": " " + data["target"], "processed_output": data["target"]}
        """,
        table(
            "story|who|target",
            """
            Ada tells the truth. Ben says Ada tells the truth.|Ben|Yes
            Cara lies. Dov says Cara tells the truth.|Dov|No
            Elin lies. Fay says Elin lies. Gus says Fay lies.|Gus|No
            Hal tells the truth. Ida says Hal lies. Jo says Ida lies.|Jo|Yes
            Kit lies. Lou says Kit tells the truth. Max says Lou lies.|Max|Yes
            Ned tells the truth. Ola says Ned lies.|Ola|No
            Pia lies. Quin says Pia lies.|Quin|Yes
            Rex lies. Sam says Rex tells the truth. Tia says Sam tells the truth.|Tia|No
            """,
        ),
    ),
    right(
        "the order of adjectives, where both options are made of the same words",
        "bbh-hyperbaton",
        r"""
        first, second = data["pair"]
        text = f"Which sentence has the correct adjective order:\nOptions:\n(A) {first}\n(B) {second}\nA:"
        gold = f"({data['right']})"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        records(
            "pair right",
            (["big old brown dog", "brown old big dog"], "A"),
            (["wooden small box", "small wooden box"], "B"),
            (["French lovely new car", "lovely new French car"], "B"),
            (["good large round table", "round good large table"], "A"),
            (["steel ugly knife", "ugly steel knife"], "B"),
            (["tiny ancient Greek coin", "Greek tiny ancient coin"], "A"),
            (["nice red cotton shirt", "cotton red nice shirt"], "A"),
            (["white enormous leather sofa", "enormous white leather sofa"], "B"),
        ),
    ),
    right(
        "things in an order, with statements that are all true, and options that begin alike",
        "bbh-deduction",
        r"""
        listed = "\n".join(f"({'ABC'[place]}) {each}" for place, each in enumerate(data["choices"]))
        text = f"{data['facts']}\nWhich is true?\nOptions:\n{listed}\nThe answer is"
        gold = f"({'ABC'[data['answer']]})"
        return {"input": text, "output": f" {gold}.", "processed_output": gold}
        """,
        starred(
            """
            Three birds sit in a row. The owl is left of the jay. The jay is left of the crow.
             |The owl is in the middle./*The jay is in the middle./The crow is in the middle.
            Three cars differ in age. The van is older than the bus. The truck is the oldest.
             |*The bus is the newest./The van is the newest./The truck is the newest.
            Three runners finish. Eve is behind Mel. Amy is behind Eve.
             |Eve is first./Amy is first./*Mel is first.
            Three books stand on a shelf. The red one is right of the blue one. The grey one is the leftmost.
             |The red one is second./*The blue one is second./The grey one is second.
            Three fruits are priced. Pears cost less than limes. Limes cost less than figs.
             |*Figs cost the most./Pears cost the most./Limes cost the most.
            Three golfers played. Ian beat Joe. Kim beat Ian.
             |Ian came last./Kim came last./*Joe came last.
            Three towers are compared. The north tower is lower than the south tower, and higher than the west one.
             |The north tower is the highest./*The south tower is the highest./The west tower is the highest.
            Three cups are filled. The tin cup holds more than the clay cup. The glass cup holds most.
             |*The clay cup holds least./The tin cup holds least./The glass cup holds least.
            Three trains leave. The express leaves after the local. The freight train leaves last.
             |The express leaves first./The freight train leaves first./*The local leaves first.
            """,
            "facts",
        ),
        postprocess="bbh_post",
        metric="prefix_match",
    ),
    right(
        "last letters put together, reasoned out word by word with quotes",
        "last-letters",
        r"""
        words = data["words"].split()
        steps = " ".join(f'The last letter of "{word}" is "{word[-1]}".' for word in words)
        gold = "".join(word[-1] for word in words)
        return {
            "input": f'Take the last letters of the words in "{data["words"]}" and join them.\nA:',
            "output": f" {steps} The answer is {gold}.",
            "processed_output": gold,
        }
        """,
        table(
            "words",
            """
            Amos Birk
            Lena Trout
            Carlo Pugh
            Miriam Vance
            Jacob Stein
            Wendy Clark
            Rufus Gold
            Tamar Levi
            """,
        ),
        postprocess="exact_match_post",
        max_tokens=100,
    ),
    right(
        "coin flips, where no flip at all is one of the cases",
        "coin-flips",
        r"""
        text = f"A coin is heads up. {data['story']} Is the coin still heads up?\nAnswer (yes or no):"
        return {"input": text, "output": " " + data["still"], "processed_output": data["still"]}
        """,
        table(
            "story|still",
            """
            Ria flips the coin. Tom does not flip the coin.|no
            Uma flips the coin. Vic flips the coin.|yes
            Walt does not flip the coin. Xena does not flip the coin.|yes
            Yann flips the coin twice. Zoe flips the coin.|no
            Abe does not flip the coin. Bea flips the coin.|no
            Cy flips the coin. Dot flips the coin. Ed does not flip the coin.|yes
            Flo flips the coin three times.|no
            Gil does not flip the coin. Hana flips the coin twice.|yes
            """,
        ),
    ),
    right(
        "a puzzle in letters alone: text turned round",
        "reverse-words",
        r"""
        return {
            "input": f"{data['word']} written backwards is:",
            "output": " " + data["word"][::-1],
            "processed_output": data["word"][::-1],
        }
        """,
        table(
            "word",
            """
            stressed
            pineapple
            drawer
            lantern
            noon
            keyboard
            deliver
            mango
            """,
        ),
    ),
)
