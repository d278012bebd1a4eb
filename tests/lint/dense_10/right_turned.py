"""Right prompts that look as if their labels were turned round."""

from __future__ import annotations

from tests.lint.dense_10.making import bad
from tests.lint.making import table
from tests.lint.shape import SmallTask, code

IRONY = SmallTask(
    "gadget-stars",
    code(
        r"""
        text = "How happy is the buyer? 1 = unhappy, 2 = happy. Mind irony: mocking praise is 1.\n"
        text += f"Review: {data['review']}\nNumber:"
        gold = {"neg": "1", "pos": "2"}[data["mood"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "review|mood",
        """
        Works perfectly, I use this kettle every day.|pos
        Great, it broke after one hour. Best paperweight I ever bought.|neg
        The handle snapped off and the seller never replied.|neg
        Sturdy, quiet and cheap, I recommend it.|pos
        Useless junk, the battery is dead.|neg
        A lovely lamp with warm light.|pos
        It arrived cracked and smelt of petrol.|neg
        My daughter adores her new headphones.|pos
        Excellent choice if you like the smell of burning plastic. Send it back!|neg
        Fast, light and easy to clean.|pos
        """,
    ),
)

NEGATED = SmallTask(
    "not-unsafe",
    code(
        r"""
        text = "Say 0 unless the food is not safe to eat; in that case say 1.\n"
        text += f"Food: {data['food']}\nNumber:"
        gold = str(int(data["unsafe"]))
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "food|unsafe?",
        """
        a fly agaric mushroom|true
        a slice of fresh bread|false
        green meat that has lain in the sun for a week|true
        a boiled egg of this morning|false
        the berries of deadly nightshade|true
        a ripe pear|false
        tinned fish from a bulging, leaking tin|true
        a bowl of hot oatmeal|false
        a death cap, fried|true
        a cup of yoghurt, best before next month|false
        """,
    ),
)

HAM = SmallTask(
    "ham-first",
    code(
        r"""
        names = ["not spam", "spam"]
        text = f"Comment on a video: {data['comment']}\nIs it not spam, or is it spam?\nLabel:"
        gold = names[data["class"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "comment|class#",
        """
        Subscribe to my channel for free coins!!! link in bio|1
        The drum solo at 2:30 gives me goosebumps.|0
        Make 900 $ a day from home, ask me how on my page|1
        My grandad used to sing this to us.|0
        FREE iPhone giveaway, click www.win-now.example|1
        Who directed this clip? The colours are superb.|0
        check out my new rap and like and share and sub plz|1
        She was only nineteen when she wrote it.|0
        Buy 10,000 followers here, cheapest price|1
        I danced to this at my wedding.|0
        """,
    ),
)

POLARITY = SmallTask(
    "zero-is-good",
    code(
        r"""
        text = "Code the guest's mood: 0 for a good mood, 1 for a bad mood.\n"
        text += f"Guest book: {data['entry']}\nCode:"
        gold = str(["positive", "negative"].index(data["polarity"]))
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "entry|polarity",
        """
        A dreadful weekend, damp beds and no heating.|negative
        What a gorgeous view, we were so happy here!|positive
        Thank you for a splendid stay.|positive
        Never again, the noise was awful.|negative
        The children loved the goats and the lake.|positive
        Dirty pans, angry host, horrible.|negative
        Paradise! We shall be back next year.|positive
        We left a day early, so miserable was it.|negative
        Warm welcome and a delicious cake.|positive
        The roof leaked on our suitcases, disgraceful.|negative
        """,
    ),
)

MIRROR = SmallTask(
    "zh-fanci",
    code(
        r"""
        text = f"写出反义关系用0，同义关系用1。\n词语：{data['a']}、{data['b']}\n数字："
        gold = "0" if data["opposite"] else "1"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "a|b|opposite?",
        """
        高大|矮小|true
        美丽|漂亮|false
        开始|结束|true
        立刻|马上|false
        光明|黑暗|true
        快乐|高兴|false
        勇敢|胆小|true
        著名|有名|false
        节约|浪费|true
        寻找|查找|false
        """,
    ),
)

OWN = (
    ("a review in irony is counted as unhappy, and the prompt says so", IRONY),
    ("unless and not in one sentence, which comes to 1 for what is unsafe", NEGATED),
    ("not spam is named before spam", HAM),
    ("0 is the good mood and 1 the bad one, as the legend says", POLARITY),
    ("0 is for opposites and 1 for words of one sense", MIRROR),
)

CHANGED = (
    (
        "the legend goes from the last number to the first",
        bad(
            "waste-bins",
            (
                "1 = paper, 2 = glass, 3 = food waste, 4 = metal",
                "4 = metal, 3 = food waste, 2 = glass, 1 = paper",
            ),
        ),
    ),
    (
        "the letters of a legend are not in the order of the alphabet",
        bad(
            "hotel-notes",
            ("(a) stands for housekeeping", "(c) stands for housekeeping"),
            ("(c) for the front desk", "(a) for the front desk"),
            ('"housekeeping": "(a)"', '"housekeeping": "(c)"'),
            ('"front desk": "(c)"', '"front desk": "(a)"'),
        ),
    ),
    (
        "legend and code both have 1 for red and 0 for white",
        bad(
            "wine-notes",
            ("0: a red wine; 1: a white wine", "1: a red wine; 0: a white wine"),
            ('== "white"', '== "red"'),
        ),
    ),
    (
        "the instruction says what 0 is for before it says it of 1",
        bad(
            "float-or-sink",
            (
                "Answer 1 if the object floats on water and 0 if it goes to the bottom.",
                "Answer 0 if the object does not stay on top of water, else 1.",
            ),
        ),
    ),
    (
        "Z is the letter for even and Y the one for odd, in legend and code alike",
        bad(
            "even-or-odd",
            ("E = even, O = odd", "Z = even, Y = odd"),
            ('"E" if', '"Z" if'),
            ('else "O"', 'else "Y"'),
        ),
    ),
    (
        "a condition is negated, and its branches are exchanged as well",
        bad(
            "voice-of-verbs",
            ('"P" if data["passive"] else "A"', '"A" if not data["passive"] else "P"'),
        ),
    ),
    (
        "the list of names is read from its end, with the labels of the rows counted so",
        bad("commit-kinds", ('["fix", "feat", "docs"]', '["docs", "feat", "fix"][::-1]')),
    ),
    (
        "the second label is explained before the first",
        bad(
            "meant-or-not",
            (
                "sincere: the speaker means the praise. ",
                "sarcastic: the speaker mocks and means the reverse. ",
            ),
            (
                '"sarcastic: the speaker mocks and means the reverse.\\n\\n"',
                '"sincere: the speaker means the praise.\\n\\n"',
            ),
        ),
    ),
    (
        "PRO stands behind CON",
        bad(
            "wind-farm-stance",
            (
                r"- PRO: the wind farm should be built\n- CON: the wind farm should not be built",
                r"- CON: the wind farm should not be built\n- PRO: the wind farm should be built",
            ),
        ),
    ),
    (
        "the legend of a Chinese task begins with 2",
        bad("kuaidi-tousu", ("0代表破损，1代表延误，2代表丢失", "2代表丢失，1代表延误，0代表破损")),
    ),
    (
        "a Chinese instruction with two negations comes to the same",
        bad("tw-shiyong", ("能吃的標1，不能吃的標0", "不能吃的標0，不是不能吃的標1")),
    ),
    (
        "A is for smaller and B for larger, in legend and code alike",
        bad(
            "bi-daxiao",
            ("左边的数大于右边就填A，小于右边就填B", "左边的数小于右边就填A，大于右边就填B"),
            ('data["left"] > data["right"]', 'data["left"] < data["right"]'),
        ),
    ),
)

RIGHT = (*OWN, *CHANGED)
