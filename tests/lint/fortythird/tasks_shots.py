"""Right tasks that bring their examples along: by hand, from pools, and by a class."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

HAND = SmallTask(
    "tweet-moods",
    code(
        r"""
    text = SHOTS + f"\n\nTweet: {data['tweet']}\nMood:"
    return {"input": text, "output": " " + data["mood"], "processed_output": data["mood"]}
    """,
        above='''
    SHOTS = """Say whether the mood of the tweet is happy, sad or angry.

    Tweet: Got the keys to my first flat today!!
    Mood: happy

    Tweet: Third delay this week, I am done with this airline
    Mood: angry

    Tweet: The house is so quiet since our dog died
    Mood: sad"""
    ''',
    ),
    table(
        "tweet|mood",
        """
    Passed my driving test on the first try|happy
    Who parks across two bays, honestly?!|angry
    I miss my gran every single day|sad
    Best birthday party ever, thank you all|happy
    The council raised my rent AGAIN|angry
    Nobody came to my recital|sad
    Just met my baby niece and she smiled at me|happy
    Stop calling me at dinner time, you scammers|angry
    My best friend moved to another country|sad
    """,
    ),
    fewshot=0,
)

POOL = SmallTask(
    "good-english",
    code(
        r"""
    blocks = [f"Sentence: {shot['s']}\nIs it good English? {shot['ok']}" for shot in POOL]
    blocks.append(f"Sentence: {data['sentence']}\nIs it good English?")
    gold = ["no", "yes"][data["acceptable"]]
    return {"input": "\n\n".join(blocks), "output": " " + gold, "processed_output": gold}
    """,
        above="""
    POOL = [
        {"s": "She have two cats.", "ok": "no"},
        {"s": "The soup is still hot.", "ok": "yes"},
        {"s": "Him likes to swim.", "ok": "no"},
        {"s": "We were late for dinner.", "ok": "yes"},
    ]
    """,
    ),
    table(
        "sentence|acceptable#",
        """
    The boys is playing outside.|0
    Ravi sent me a postcard.|1
    I goed to the market.|0
    They have known each other for years.|1
    Much people came to the fair.|0
    Nobody told us about the storm.|1
    The door was open by the wind was.|0
    My shoes are under the bed.|1
    He don't know the way.|0
    """,
    ),
    fewshot=0,
)

HEADLINES = SmallTask(
    "headline-desk",
    code(
        r"""
    def block(title, desk=""):
        return f"标题：{title}\n版面：{desk}"

    text = "请判断新闻标题属于体育、财经还是科技版面。\n\n"
    text += "\n\n".join(block(title, desk) for title, desk in EXAMPLES)
    text += "\n\n" + block(data["title"])
    gold = data["desk"]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    EXAMPLES = (
        ("国乒包揽世界杯男女单打冠军", "体育"),
        ("央行宣布下调存款准备金率", "财经"),
        ("国产手机芯片实现量产", "科技"),
    )
    """,
    ),
    table(
        "title|desk",
        """
    女排三比零战胜对手晋级决赛|体育
    沪指收盘上涨百分之一|财经
    新一代火箭发动机试车成功|科技
    马拉松赛周日鸣枪起跑|体育
    多家银行上调理财收益|财经
    科学家用机器人探测深海|科技
    主教练公布新一期集训名单|体育
    九月出口额同比增长|财经
    无人车在高速公路上完成测试|科技
    """,
    ),
    fewshot=0,
)

LETTERS = SmallTask(
    "last-letters",
    code(
        r"""
    return Puzzle(data["words"]).render()
    """,
        above='''
    class Puzzle:
        """The last letters of some words."""

        def __init__(self, words):
            self.words = words.split()
            self.gold = "".join(word[-1] for word in self.words)

        def steps(self):
            return " ".join(f'The last letter of "{w}" is "{w[-1]}".' for w in self.words)

        def render(self):
            words = " ".join(self.words)
            return {
                "input": f'Q: Take the last letters of the words in "{words}" and join them.\\nA:',
                "output": f" {self.steps()} So the answer is {self.gold}.",
                "processed_output": self.gold,
            }
    ''',
    ),
    table(
        "words",
        """
    Ada Byron
    Carl Otto Benz
    Lena Fox
    Omar Khan Junior
    Piet Mondrian
    Rosa Parks
    Iris Blum Keller
    Hugo Wolf
    """,
    ),
    postprocess="bbh_post",
)

TASKS = (HAND, POOL, HEADLINES, LETTERS)
