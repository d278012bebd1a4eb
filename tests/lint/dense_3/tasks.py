"""The right tasks of three other corpora by name, and some of this one's own."""

from __future__ import annotations

import textwrap
from dataclasses import replace

from tests.lint.eighteenth import tasks_en as en18
from tests.lint.eighteenth import tasks_free as free18
from tests.lint.eighteenth import tasks_labels as labels18
from tests.lint.eighteenth import tasks_tw as tw18
from tests.lint.eighteenth import tasks_zh as zh18
from tests.lint.nineteenth import tasks_en as en19
from tests.lint.nineteenth import tasks_free as free19
from tests.lint.nineteenth import tasks_own as own19
from tests.lint.nineteenth import tasks_tw as tw19
from tests.lint.nineteenth import tasks_zh as zh19
from tests.lint.seventeenth import tasks_en as en17
from tests.lint.seventeenth import tasks_free as free17
from tests.lint.seventeenth import tasks_zh as zh17
from tests.lint.shape import Row, SmallTask, code


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars; `⏎` is a newline, a field that ends
    with `*` is a list between slashes, and one with `#` a whole number."""
    rows = []
    for line in textwrap.dedent(text).strip().splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            if name.endswith("*"):
                row[name[:-1]] = value.split("/")
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            else:
                row[name] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


HAND_SUMS = SmallTask(
    "hand-sums",
    code(
        r"""
        text = HEAD + f"Q: {data['question']}\nA: Let's think step by step."
        gold = data["answer"]
        output = f" {data['steps']} The answer is {gold}."
        return {"input": text, "output": output, "processed_output": gold}
        """,
        r'''
        HEAD = """Q: A box holds 6 pens. How many pens are in 4 boxes?
        A: Let's think step by step. 4 boxes hold 4 * 6 = 24 pens. The answer is 24.

        Q: Nina had 30 stamps and gave 12 away. How many has she now?
        A: Let's think step by step. She keeps 30 - 12 = 18 stamps. The answer is 18.

        Q: 45 chairs stand in 5 equal rows, and 2 rows are taken out. How many chairs are left?
        A: Let's think step by step. A row has 45 / 5 = 9 chairs. 3 rows have 3 * 9 = 27. The answer is 27.

        """
        ''',
    ),
    table(
        "question|steps|answer",
        """
        A pack has 8 cards. How many cards are in 7 packs?|7 packs have 7 * 8 = 56 cards.|56
        Lou had 41 marbles and lost 9. How many are left?|41 - 9 = 32 are left.|32
        A cook uses 3 eggs a cake. How many eggs do 11 cakes take?|11 cakes take 11 * 3 = 33 eggs.|33
        A path of 60 m gets a lamp every 5 m, and 4 lamps fail. How many work?|There are 60 / 5 = 12 lamps. 12 - 4 = 8 work.|8
        Sam runs 4 km on each of 5 days and 10 km on Sunday. How far is that?|Five days make 5 * 4 = 20 km. 20 + 10 = 30.|30
        A jar of 96 sweets is shared by 8 pupils. How many does each get?|Each gets 96 / 8 = 12.|12
        Two vans carry 14 and 19 boxes. How many boxes are that?|14 + 19 = 33 boxes.|33
        A shirt costs 25 dollars, with 6 off. What do 2 shirts cost?|One costs 25 - 6 = 19. Two cost 2 * 19 = 38.|38
        A choir of 52 loses 13 and gains 6. How many sing?|52 - 13 = 39. 39 + 6 = 45.|45
        A loaf is cut into 18 slices. How many slices do 5 loaves give?|5 * 18 = 90 slices.|90
        """,
    ),
    fewshot=0,
    postprocess="exact_match_post",
    stop=("Q:",),
    max_tokens=96,
)

HAND_MCQ = SmallTask(
    "hand-mcq",
    code(
        r"""
        blocks = [show(*example) + " " + key for *example, key in EXAMPLES]
        blocks.append(show(data["question"], data["options"]))
        gold = data["answer"]
        return {"input": "\n\n".join(blocks), "output": " " + gold, "processed_output": gold}
        """,
        r"""
        EXAMPLES = [
            ("Which animal lays eggs?", ["hen", "cow", "cat"], "A"),
            ("Which month has 28 days in most years?", ["May", "July", "February"], "C"),
            ("Which tool drives nails?", ["saw", "hammer", "brush"], "B"),
        ]

        def show(question, options):
            listed = "\n".join(f"{letter}. {option}" for letter, option in zip("ABC", options))
            return f"Question: {question}\n{listed}\nAnswer:"
        """,
    ),
    table(
        "question|options*|answer",
        """
        Which bird cannot fly?|swallow/penguin/gull|B
        Which of these is a fruit?|plum/leek/radish|A
        What do bees make?|silk/wool/honey|C
        Which season comes after summer?|autumn/winter/spring|A
        Which liquid do cows give?|oil/milk/ink|B
        Where do fish live?|in trees/in caves/in water|C
        Which of these has wheels?|a tram/a sledge/a raft|A
        What do we read with?|our ears/our eyes/our knees|B
        Which shape has three sides?|square/circle/triangle|C
        Which is the coldest?|steam/ice/tea|B
        """,
    ),
    fewshot=0,
)

TAGS = SmallTask(
    "film-tags",
    code(
        r"""
        gold = ", ".join(data["tags"])
        text = "List the genres of the film in the order of the alphabet, with commas between them.\n"
        text += f"Plot: {data['plot']}\nGenres:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "plot|tags*",
        """
        Two bank robbers fall for the same detective.|crime/romance
        A crew wakes on a ship where something hunts them.|horror/science fiction
        A young king sings his way through a civil war.|musical/war
        A sheriff and a ghost share a saloon.|fantasy/western
        Three retired clowns rob a casino and laugh about it.|comedy/crime
        A robot learns to love its maker's daughter.|romance/science fiction
        Soldiers in a trench meet a creature of the mud.|horror/war
        Two bakers bicker, marry and bicker on.|comedy/romance
        A wizard is tried for a murder by broom.|crime/fantasy
        Cowboys tap-dance across the prairie.|musical/western
        """,
    ),
)

DEMOS = SmallTask(
    "own-demos",
    code(
        r"""
        lines = [f"{left} -> {right}" for left, right in data["demos"]]
        lines.append(f"{data['query']} ->")
        return {
            "input": "\n".join(lines),
            "output": " " + data["answer"],
            "processed_output": data["answer"],
        }
        """
    ),
    tuple(
        {
            "demos": [pair.split("=") for pair in row["demos"]],
            "query": row["query"],
            "answer": row["answer"],
        }
        for row in table(
            "demos*|query|answer",
            """
            cat=cats/box=boxes/lamp=lamps|dish|dishes
            go=went/see=saw/eat=ate|take|took
            big=bigger/cold=colder/wide=wider|thin|thinner
            hot=cold/up=down/old=young|rich|poor
            Rome=Italy/Oslo=Norway/Lima=Peru|Kabul|Afghanistan
            3=9/5=25/2=4|6|36
            sing=singer/teach=teacher/drive=driver|bake|baker
            abc=cba/xyz=zyx/mno=onm|pqr|rqp
            happy=unhappy/fair=unfair/kind=unkind|safe|unsafe
            one=1/four=4/nine=9|seven|7
            """,
        )
    ),
    fewshot=0,
)

HAND_ZH = SmallTask(
    "zh-hand-sums",
    code(
        r"""
        text = SHILI + "问题：" + data["question"] + "\n解答："
        output = data["steps"] + "答案是" + data["answer"] + "。"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        r"""
        SHILI = (
            "问题：一盒有6支笔，4盒有几支？\n解答：4盒有4*6=24支。答案是24。\n\n"
            "问题：小美有30张邮票，送出12张，还剩几张？\n解答：还剩30-12=18张。答案是18。\n\n"
            "问题：45把椅子排成5行，搬走2行，还剩几把？\n解答：每行45/5=9把，剩3行，3*9=27把。答案是27。\n\n"
        )
        """,
    ),
    table(
        "question|steps|answer",
        """
        一包有8张卡片，7包有几张？|7包有7*8=56张。|56
        小路有41颗弹珠，丢了9颗，还剩几颗？|还剩41-9=32颗。|32
        做一个蛋糕要3个鸡蛋，11个蛋糕要几个？|要11*3=33个。|33
        一罐96颗糖分给8个学生，每人几颗？|每人96/8=12颗。|12
        两辆车分别装14箱和19箱，一共几箱？|一共14+19=33箱。|33
        一条面包切18片，5条切几片？|切5*18=90片。|90
        小山每天跑4千米，跑5天，周日再跑10千米，一共几千米？|5天跑5*4=20千米，20+10=30千米。|30
        合唱团52人，走了13人，来了6人，现在几人？|52-13=39，39+6=45人。|45
        """,
    ),
    fewshot=0,
    postprocess="exact_match_post",
    max_tokens=96,
)

HAND_TW = SmallTask(
    "tw-hand-mcq",
    code(
        r"""
        xuan = "\n".join(f"({zi}) {ci}" for zi, ci in zip("甲乙丙", data["options"]))
        text = LI_TI + f"題目：{data['question']}\n{xuan}\n答案："
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """,
        r'''
        LI_TI = """題目：哪一種動物會下蛋？
        (甲) 母雞
        (乙) 母牛
        (丙) 母貓
        答案：甲

        題目：哪一個月通常有二十八天？
        (甲) 五月
        (乙) 七月
        (丙) 二月
        答案：丙

        題目：用什麼工具敲釘子？
        (甲) 鋸子
        (乙) 鐵鎚
        (丙) 刷子
        答案：乙

        """
        ''',
    ),
    table(
        "question|options*|answer",
        """
        哪一種鳥不會飛？|燕子/企鵝/海鷗|乙
        下列哪一個是水果？|李子/韭菜/蘿蔔|甲
        蜜蜂會釀什麼？|蠶絲/羊毛/蜂蜜|丙
        夏天之後是什麼季節？|秋天/冬天/春天|甲
        乳牛會產什麼？|石油/牛奶/墨水|乙
        魚住在哪裡？|樹上/山洞/水中|丙
        下列哪一個有輪子？|電車/雪橇/竹筏|甲
        我們用什麼看書？|耳朵/眼睛/膝蓋|乙
        什麼圖形有三個邊？|正方形/圓形/三角形|丙
        """,
    ),
    fewshot=0,
)

OWN = (HAND_SUMS, HAND_MCQ, TAGS, DEMOS, HAND_ZH, HAND_TW)
MODULES = (
    *(en17, free17, zh17),
    *(en18, free18, labels18, tw18, zh18),
    *(en19, free19, own19, tw19, zh19),
)
OTHER_NAMES = {id(free18.SHOP): "market-steps", id(en19.TICKETS): "queues"}
T = {
    task.name: task
    for each in (*(task for module in MODULES for task in module.TASKS), *OWN)
    for task in [replace(each, name=OTHER_NAMES.get(id(each), each.name))]
}
