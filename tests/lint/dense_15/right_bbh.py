"""Right prompts in the styles of BIG-bench: sums, logic, orders and chains of thought."""

from __future__ import annotations

from tests.lint.dense_15.making import plain, ranked
from tests.lint.making import Right, keyed, right, table

RIGHT: tuple[Right, ...] = (
    plain(
        "GSM8K with its four signs before the result",
        "gsm-hashes",
        "Question: {q}\nAnswer:",
        """
        Pia packs 6 boxes with 7 candles each. How many candles?|6 * 7 = 42 candles.|42
        A train has 9 coaches of 60 seats; 35 seats are broken. How many work?|9 * 60 = 540. 540 - 35 = 505.|505
        Leo had 80 cents and bought 3 gums at 15 cents. What is left?|3 * 15 = 45. 80 - 45 = 35.|35
        Two jars hold 18 and 24 beans. Mo shares them among 6 friends. How many each?|18 + 24 = 42. 42 / 6 = 7.|7
        A tap drips 5 times a minute. How often in 2 hours?|2 * 60 = 120 minutes. 120 * 5 = 600.|600
        Nora walks 4 km to school and 4 km back. How far in 5 days?|4 + 4 = 8. 8 * 5 = 40.|40
        A book of 210 pages is read at 30 pages a day. How many days?|210 / 30 = 7 days.|7
        One ticket costs 11 dollars; from 4 on all are 2 dollars cheaper. What do 5 cost?|11 - 2 = 9. 5 * 9 = 45.|45
        """,
        fields="q|steps|a",
        gold="f\"{data['steps']}\\n#### {data['a']}\"\n"
        'return {"input": text, "output": " " + gold, "processed_output": data["a"]}',
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    plain(
        "boolean expressions whose answer is a Python value by name",
        "boolean-words",
        "Evaluate the Boolean expression; the result is True or False.\n{q} is",
        """
        not ( True ) and ( True )|False
        True or not False|True
        False or ( not not False )|False
        not ( False and True )|True
        True and not True|False
        ( False or True ) and True|True
        not True or False|False
        not not ( True or False )|True
        """,
    ),
    plain(
        "let's think step by step, closed by So the answer is",
        "coin-steps",
        "Q: {q} Is the coin still heads up?\nA: Let's think step by step.",
        """
        A coin is heads up. Ann flips it. Bo does not flip it.|One flip, which is odd.|no
        A coin is heads up. Cy flips it. Di flips it.|Two flips, which is even.|yes
        A coin is heads up. Ed does not flip it. Flo does not flip it.|No flip at all.|yes
        A coin is heads up. Gus flips it. Hal flips it. Ida flips it.|Three flips, which is odd.|no
        A coin is heads up. Jo flips it. Kim does not flip it. Lu flips it.|Two flips, which is even.|yes
        A coin is heads up. Mia does not flip it. Ned flips it.|One flip, which is odd.|no
        A coin is heads up. Ole flips it, then flips it once more.|Two flips, which is even.|yes
        A coin is heads up. Pat flips it. Quin flips it. Ray flips it. Sue does not.|Three flips, which is odd.|no
        """,
        fields="q|steps|a",
        gold="f\"{data['steps']} So the answer is {data['a']}.\"\n"
        'return {"input": text, "output": " " + gold, "processed_output": data["a"]}',
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=96,
    ),
    plain(
        "object counting, some things of which do not count",
        "count-fruit",
        "I have {q}. How many fruits do I have?\nNumber:",
        """
        two apples, a pear and a drum|3
        a flute, three plums and two figs|5
        a lemon, a cat and a chair|1
        four peaches, a violin, a kiwi and two mangoes|7
        a trumpet, two oranges, two bananas and a snail|4
        six cherries, a lamp and two pears|8
        a goat, a piano and two apricots|2
        three limes, three grapes, a fork and three melons|9
        """,
    ),
    plain(
        "navigate: turns and steps, answered by Yes and No with a capital",
        "navigate-start",
        "If you follow these instructions, do you return to the starting point?\n{q}\nYes or No:",
        """
        Take 3 steps. Turn around. Take 3 steps.|Yes
        Take 2 steps. Turn left. Take 2 steps.|No
        Always face forward. Take 5 steps left. Take 5 steps right.|Yes
        Take 4 steps. Turn around. Take 1 step.|No
        Turn right. Turn left.|Yes
        Always face forward. Take 1 step forward. Take 2 steps backward.|No
        Turn around. Take 6 steps. Turn around. Take 6 steps.|Yes
        Take 7 steps. Turn left.|No
        """,
    ),
    plain(
        "Dyck words: what closes an open sequence of brackets",
        "dyck-close",
        "Complete the sequence so that all brackets are closed properly.\nInput: {q}\nRest:",
        """
        ( [|] )
        { ( )|}
        < [ ] {|} >
        [ ( [|] ) ]
        ( ( ) <|> )
        { {|} }
        [ < > ( )|]
        < ( {|} ) >
        """,
    ),
    plain(
        "word problems of age with one number",
        "ages-now",
        "{q}\nThe age in years is",
        """
        Sam is 4 years older than Kay, who is 9. How old is Sam?|13
        Rita is twice as old as Tom, who is 8. How old is Rita?|16
        In 5 years Ali will be 20. How old is he now?|15
        Three years ago Eva was 7. How old is she now?|10
        Max is half as old as his mother, who is 44. How old is Max?|22
        The twins are together 24. How old is one twin?|12
        Dan, 30, is 6 years older than his brother. How old is the brother?|24
        Bea was 25 when Lou was born, and Lou is now 6. How old is Bea?|31
        """,
    ),
    plain(
        "last letters joined, with a worked chain in the description",
        "last-letters-shown",
        "Words: {q}\nLast letters:",
        """
        bright moon|tn
        open door|nr
        cold soup|dp
        happy frog|yg
        green leaf|nf
        small bus|ls
        three owls|es
        paper kite|re
        """,
        description="Join the last letters of both words.\n\nWords: red fish\nLast letters: dh\n\n",
    ),
    ranked(
        "sports: is the sentence plausible, ranked",
        "sports-plausible",
        r"""
        text = f"Is this sentence plausible? \"{data['sentence']}\"\n"
        """,
        keyed(
            "sentence",
            """
            The goalkeeper saved a penalty kick.|*yes/no
            The swimmer was shown a yellow card for a slam dunk.|yes/*no
            The pitcher struck out three batters in a row.|*yes/no
            The chess champion won the set by a tie-break serve.|yes/*no
            The golfer sank a long putt on the last green.|*yes/no
            The boxer hit a home run in round two.|yes/*no
            The cyclist attacked on the final climb.|*yes/no
            The rower scored a touchdown from the free-throw line.|yes/*no
            """,
        ),
    ),
    plain(
        "hyperbaton: which of two orders of adjectives is usual",
        "adjective-order",
        "Which phrase has the usual order of adjectives?\n(A) {x}\n(B) {y}\nAnswer:",
        """
        a big red ball|a red big ball|A
        a wooden old chair|an old wooden chair|B
        a lovely small town|a small lovely town|A
        two Italian fast cars|two fast Italian cars|B
        a long silk scarf|a silk long scarf|A
        a young nice teacher|a nice young teacher|B
        a huge grey elephant|a grey huge elephant|A
        some Greek tasty olives|some tasty Greek olives|B
        """,
        fields="x|y|a",
        gold="f\"({data['a']})\"",
    ),
    right(
        "tracking swaps: who holds what in the end",
        "swaps-end",
        r"""
        text = f"{data['start']} {data['swaps']} At the end, {data['who']} has the"
        gold = data["ball"]
        """,
        table(
            "start|swaps|who|ball",
            """
            Al has the red ball and Bo the blue ball.|They swap.|Al|blue ball
            Cy has the green ball and Di the white ball.|They swap twice.|Cy|green ball
            Ed has the pink ball, Flo the black ball and Gus the gold ball.|Ed and Gus swap.|Gus|pink ball
            Hal has the grey ball and Ida the brown ball.|Nobody swaps.|Ida|brown ball
            Jo has the lime ball, Kim the navy ball and Lu the tan ball.|Jo and Kim swap. Kim and Lu swap.|Lu|lime ball
            Mia has the teal ball and Ned the plum ball.|They swap three times.|Ned|teal ball
            Ole has the ruby ball and Pat the jade ball.|They swap.|Pat|ruby ball
            Quin has the mint ball and Ray the rust ball.|They swap twice.|Ray|rust ball
            """,
        ),
    ),
    plain(
        "a date a few days off, month first, as the question says",
        "date-offset",
        "{q} What is the date in MM/DD/YYYY?\nDate:",
        """
        Today is May 6, 1992. We meet tomorrow, on the day asked for.|05/07/1992
        Yesterday was the last day of 2019.|01/01/2020
        Today is March 1, 2020. The day asked for was yesterday.|02/29/2020
        The concert, on the day asked for, is one week after June 1, 2011.|06/08/2011
        Today is the first Christmas Day of the millennium that began in 2001.|12/25/2001
        It was April 30, 1987, a day ago.|05/01/1987
        The deadline, which is asked for, is two days before October 10, 2015.|10/08/2015
        Ten days after November 12, 1978 is the day asked for.|11/22/1978
        """,
    ),
    plain(
        "sums with brackets, whose answers may be below nought",
        "brackets-sums",
        "Calculate: {q}\nResult:",
        """
        ((3 + 4) * 2) - 5|9
        (8 - 9) * 6|-6
        (10 / 5) + (4 * 4)|18
        7 - (2 * (6 - 1))|-3
        ((1 - 2) * 3) + 4|1
        (5 - 12) + 2|-5
        6 * (9 - 7) * 2|24
        (3 * 3) - (4 * 4)|-7
        """,
    ),
    ranked(
        "causal judgement, the options' words in the question",
        "causal-ranked",
        r"""
        text = f"{data['story']} Did {data['who']} cause it, yes or no?"
        """,
        keyed(
            "story|who",
            """
            Tim kicked a ball through the window.|Tim|*yes/no
            A storm tore off the roof while Ana was on holiday.|Ana|yes/*no
            Leo left the tap on, and the bath ran over.|Leo|*yes/no
            The bridge fell from age on a day when Max was asleep at home.|Max|yes/*no
            Ida poured salt in the sugar bowl, and the tea was spoilt.|Ida|*yes/no
            Snow closed the road that Otto never uses.|Otto|yes/*no
            Uwe pulled the brake, and the train stopped.|Uwe|*yes/no
            Her neighbours' dog ate the cake before Eva got home.|Eva|yes/*no
            """,
            " ",
        ),
    ),
)
