"""Right tasks whose prompts bring worked examples with options, texts and tables along."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

CAMP = SmallTask(
    "camp-quiz",
    code(
        r"""
    listed = "\n".join(f"{letter}. {text}" for letter, text in zip("ABC", data["choices"]))
    gold = "ABC"[data["answer"]]
    return {
        "input": f"{EXAMPLES}\n\nQuestion: {data['question']}\n{listed}\nAnswer:",
        "output": f" {gold}",
        "processed_output": gold,
    }
    """,
        above='''
    EXAMPLES = """Here are two examples.

    Question: What keeps food away from bears?
    A. a canister
    B. a hammock
    C. a whistle
    Answer: A

    Question: What is pitched on flat ground?
    A. a canoe
    B. a map
    C. a tent
    Answer: C"""
    ''',
    ),
    starred("""
    What do you tie a boat up with?|a tarp/*a rope/a spoon
    Which wood burns best?|*dry birch/wet oak/green pine
    What shows the way north?|a lantern/a kettle/*a compass
    What purifies water?|*boiling/stirring/shaking
    Where is a fire safest?|under a tree/*in a ring of stones/in a tent
    What keeps the rain out of a tent?|the peg/the mat/*the fly sheet
    Which knot makes a loop that holds?|*bowline/granny/slip
    What lights up a trail at night?|a whistle/*a head torch/a mirror
    What do you sleep in?|a rucksack/a stove/*a sleeping bag
    What heals a blister?|*a plaster/a match/a fork
    """),
    fewshot=0,
)

ADS = SmallTask(
    "small-ads",
    code(
        r"""
    text = SHOWN + f"Ad: {data['ad']}\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """,
        above='''
    SHOWN = """Read the ad and answer in its own words.

    Ad: Oak table, seats eight, to be collected in Dover.
    Question: Where is the table?
    Answer: Dover

    Ad: Beginner's cello with bow, hardly used.
    Question: What comes with the cello?
    Answer: bow

    """
    ''',
    ),
    table(
        "ad|question|answer",
        """
        Red bicycle with a basket, 24 inches, for sale.|What colour is the bicycle?|Red
        Quiet student seeks a room near the campus.|Who seeks a room?|Quiet student
        Six hens and a rooster to give away in Holt.|Where are the hens?|Holt
        Old typewriter, the ribbon is missing.|What is missing?|the ribbon
        Guitar lessons every Thursday at the youth club.|On which day are the lessons?|Thursday
        Wanted: a driver for a milk van, early shifts.|What will be driven?|a milk van
        Sewing machine by Adler in working order.|Who made the sewing machine?|Adler
        Swap my drum kit for a keyboard.|What is wanted for the drum kit?|a keyboard
        Garage to let behind the cinema.|Where is the garage?|behind the cinema
        Pram with new wheels, sold by Mrs Boyle.|Who sells the pram?|Mrs Boyle
        """,
    ),
    fewshot=0,
)

LEAGUE = SmallTask(
    "league-table",
    code(
        r"""
    lines = "\n".join(",".join(cells) for cells in data["cells"])
    text = f"{INTRO}\n\nTable:\n{lines}\nQuestion: {data['question']}\nCell:"
    return {"input": text, "output": f" {data['cell']}", "processed_output": data["cell"]}
    """,
        above='''
    INTRO = """Answer with one cell of the table.

    Table:
    team,points,coach
    Foxes,31,Lopez
    Herons,28,Banks
    Question: Who coaches the Herons?
    Cell: Banks"""
    ''',
    ),
    tuple(
        {
            "cells": [row["head"], row["one"], row["two"]],
            "question": row["question"],
            "cell": row["cell"],
        }
        for row in table(
            "head*|one*|two*|question|cell",
            """
            team/points/town|Wolves/40/Hull|Otters/22/Ayr|How many points have the Otters?|22
            player/goals/shirt|Mills/14/9|Okoro/17/11|Which shirt has Okoro?|11
            round/home/away|first/Bears/Hawks|second/Seals/Lynxes|Who is away in the second round?|Lynxes
            pool/length/lanes|Park/50/8|Mill/25/6|How many lanes has Mill?|6
            runner/time/land|Adeyemi/27:31/Kenya|Novak/28:04/Croatia|What was Novak's time?|28:04
            horse/jockey/odds|Comet/Reid/4.5|Ember/Shaw/7.0|Who rides Ember?|Shaw
            boat/crew/weight|Kestrel/4/310|Tern/8/705|What does Tern weigh?|705
            court/surface/seats|One/grass/9000|Two/clay/1200|What is the surface of Two?|clay
            rider/stage/gap|Costa/12/0:41|Weber/13/1:17|What is the gap of Weber?|1:17
            club/founded/colour|Rovers/1887/green|United/1902/white|When was United founded?|1902
            """,
        )
    ),
    fewshot=0,
)

XUNWU = SmallTask(
    "xunwu-qishi",
    code(
        r"""
    text = f"{範例}\n\n啟事：{data['啟事']}\n問題：{data['問題']}\n答案："
    return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
    """,
        above='''
    範例 = """請用啟事裡的詞回答問題。

    啟事：週日在碼頭遺失一把藍色雨傘。
    問題：雨傘是什麼顏色？
    答案：藍色

    啟事：陳太太尋找走失的白貓。
    問題：誰在找貓？
    答案：陳太太"""
    ''',
    ),
    table(
        "啟事|問題|答案",
        """
        在圖書館拾獲一支鋼筆，請洽櫃檯。|拾獲了什麼？|一支鋼筆
        本人於公車上遺失學生證，盼歸還。|在哪裡遺失學生證？|公車上
        黃色小狗昨晚在河堤走失。|小狗在哪裡走失？|河堤
        許先生出售二手鋼琴。|誰出售鋼琴？|許先生
        社區中心徵求英語志工。|徵求什麼志工？|英語志工
        週三在操場撿到一件外套。|哪天撿到外套？|週三
        花店誠徵送貨員，需有機車。|花店徵什麼人？|送貨員
        頂樓套房出租，附洗衣機。|套房附什麼？|洗衣機
        阿嬤的金戒指掉在菜市場。|戒指掉在哪裡？|菜市場
        免費贈送兩箱童書，限自取。|贈送什麼？|兩箱童書
        """,
    ),
    fewshot=0,
)

TASKS = (CAMP, ADS, LEAGUE, XUNWU)
