"""Right prompts of kinds of task that none of the others has."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import asked, tiny
from tests.lint.fourth.rows import scored, table
from tests.lint.shape import SmallTask, code

_SENTENCES = """\
At night the|barked at the postman.|dog|book|dog
She drank a cup of|before work.|tea|sand|tea
He wrote with a|on the wall.|cloud|chalk|chalk
Late in the evening the|set behind the hills.|sun|soup|sun
We slept in a|by the lake.|verb|tent|tent
All morning the|sang in the tree.|stone|bird|bird"""
_GAPS = SmallTask(
    "gaps",
    code(
        r"""
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        return {"input": data["before"], "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "before": row["before"],
            "target_scores": scored(
                [f" {row[key]} {row['behind']}" for key in "ab"], f" {row['right']} {row['behind']}"
            ),
        }
        for row in table(_SENTENCES, "before", "behind", "a", "b", "right")
    ),
    method="ppl",
    metric="log_prob",
    fewshot=0,
)

RIGHT = (
    asked(
        "a passage whose answer ends it",
        """
Ten ships left the port, and the last was the Marie.|the Marie
Many saw it, but the first was Ali.|Ali
Of all towns he liked one best: Split.|Split
She opened the box and found a ring.|a ring
At the end of the road stands a mill.|a mill
They looked for the cat and found it in the oven.|the oven""",
        "{q}\\nWith what does the story end? With",
    ),
    asked(
        "answers that are nearly always yes or no, and sometimes neither",
        """
Is ice cold?|yes
Is fire wet?|no
Is this sentence about cats?|no
Do dogs bark?|yes
Will it rain in a hundred years today?|unknown
Is a square round?|no
Do trees have roots?|yes
How many stars are even in number?|unknown""",
        "{q} (yes, no or unknown)\\nAnswer:",
    ),
    asked(
        "scores from 1 to 5",
        """
Broken on arrival.|1
Quite good, but loud.|4
It is all right.|3
Best thing I ever bought.|5
Bad, though it looks nice.|2
Never again.|1
Good value.|4
Perfect!|5
Neither good nor bad.|3
Weak.|2""",
        "Review: {q}\\nStars (1 to 5):",
        fewshot=3,
    ),
    asked(
        "a rhyme is to be found",
        """
house|mouse
tree|bee
light|night
cat|hat
moon|spoon
rain|train""",
        "{q} rhymes with",
    ),
    asked(
        "the next number",
        """
2, 4, 6,|8
1, 3, 5,|7
5, 10, 15,|20
9, 8, 7,|6
1, 2, 4,|8
10, 20, 30,|40
3, 6, 9,|12
7, 5, 3,|1""",
        "{q}",
        own={"separator": "\n"},
        fewshot=4,
    ),
    asked(
        "a headline for a text",
        """
The old lighthouse was sold to a painter, who will live there.|Painter buys lighthouse
After three dry weeks it rained at last, to the joy of farmers.|Rain at last
The school's choir sang for the mayor and won a prize.|School choir wins prize
A fox was seen in the town hall, asleep on a chair.|Fox sleeps in town hall
The ferry will not sail on Monday because of the wind.|No ferry on Monday
The baker gave away his last bread and closed for good.|Baker closes for good""",
        "Text: {q}\\nHeadline:",
        metric="f1_score",
    ),
    tiny(
        "an answer of two parts",
        "q a b",
        """\
3 apples and 4 pears|3|4
10 cows and 2 dogs|10|2
6 cups and 6 plates|6|6
1 king and 8 knights|1|8
5 hens and 9 eggs|5|9
7 boats and 3 oars|7|3""",
        r"""
        gold = f"{data['a']}; {data['b']}"
        return {"input": f"Numbers in \"{data['q']}\":", "output": f" {gold}", "processed_output": gold}
        """,
    ),
    tiny(
        "a chat that quotes roles in tags",
        "user tone",
        """\
Could you help me, please?|polite
Do it now!|rude
Thank you so much.|polite
You idiots again.|rude
Would you mind waiting?|polite
Shut up.|rude
I am much obliged.|polite
Get lost!|rude""",
        r"""
        text = f"<user>{data['user']}</user>\nIs the user polite or rude?\n<answer>"
        return {"input": text, "output": data["tone"] + "</answer>", "processed_output": data["tone"]}
        """,
        stop=("</answer>",),
    ),
    ("options ranked by PPL that fill a gap in a sentence", _GAPS),
    tiny(
        "dates in two orders",
        "day month year",
        """\
03|11|1998
21|05|2004
30|09|1975
14|02|2011
08|12|1989
27|07|2016""",
        r"""
        gold = f"{data['year']}-{data['month']}-{data['day']}"
        text = f"{data['day']}.{data['month']}.{data['year']} is in ISO format"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
    ),
    tiny(
        "sentences of which one is odd, by the place of the sentence",
        "a b c gold",
        """\
Rain falls.|Snow falls.|Seven falls asleep.|3
Cats purr.|Stones purr.|Kittens purr.|2
Tea is sung.|Tea is hot.|Tea is green.|1
We eat bread.|We eat soup.|We eat clouds.|3
Time flies.|Birds fly.|Anvils fly.|3
Shoes think.|Poets think.|Children think.|1
Cars stop.|Red stops.|Trains stop.|2
Salt is loud.|Salt is white.|Salt is cheap.|1""",
        r"""
        shown = "\n".join(f"Sentence {n}: {data[key]}" for n, key in enumerate("abc", 1))
        text = shown + "\nThe sentence that makes no sense has the number"
        return {"input": text, "output": " " + data["gold"], "processed_output": data["gold"]}
        """,
    ),
)
