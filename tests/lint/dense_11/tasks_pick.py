"""Right tasks that pick one of several things, or change the person of a sentence."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

CHEAPEST = SmallTask(
    "cheapest-item",
    code(r"""
    text = "Which item is the cheapest?\n" + f"Prices: {data['prices']}\nItem:"
    return {"input": text, "output": f" {data['item']}", "processed_output": data["item"]}
    """),
    qa(
        """
        milk 3, cheese 9, juice 4 > milk
        boots 80, cap 15, scarf 22 > cap
        lamp 40, chair 65, mirror 38 > mirror
        comb 4, soap 2, towel 11 > soap
        drum 95, horn 70, flute 120 > horn
        lily 5, tulip 3, rose 6 > tulip
        desk 150, shelf 60, stool 25 > stool
        atlas 30, novel 12, comic 7 > comic
        rice 2, lentils 3, nuts 8 > rice
        saw 18, drill 55, rake 21 > saw
        """,
        "prices|item",
    ),
)

FIRST = SmallTask(
    "first-event",
    code(
        r"""
        text = f"{ASKED}\nEvents: {'; '.join(data['events'])}\nEvent:"
        return {"input": text, "output": " " + data["first"], "processed_output": data["first"]}
        """,
        'ASKED = "Which of the three came first?"',
    ),
    table(
        "events*|first",
        """
        the moon landing/the fall of Rome/the French Revolution|the fall of Rome
        the first printed Bible/the first telephone/the first car|the first printed Bible
        the Titanic disaster/the end of the Cold War/the Great Fire of London|the Great Fire of London
        the building of the pyramids/the birth of Caesar/the Black Death|the building of the pyramids
        the Wall Street crash/the Battle of Hastings/the Russian Revolution|the Battle of Hastings
        the launch of Sputnik/the first iPhone/the death of Napoleon|the death of Napoleon
        the voyage of Columbus/the Boston Tea Party/the Suez Crisis|the voyage of Columbus
        the Great Depression/the Battle of Waterloo/the first euro coins|the Battle of Waterloo
        the Wright brothers' flight/the storming of the Bastille/Magna Carta|Magna Carta
        the death of Socrates/the reign of Charlemagne/the siege of Vienna|the death of Socrates
        """,
    ),
)

PERSON = SmallTask(
    "first-person",
    code(r"""
    text = "Rewrite the sentence in the first person singular.\n"
    text += f"Sentence: {data['they']}\nRewritten:"
    return {"input": text, "output": " " + data["me"], "processed_output": data["me"]}
    """),
    qa(
        """
        They sold their old farm. > I sold my old farm.
        They have never seen the sea. > I have never seen the sea.
        They were asleep at ten. > I was asleep at ten.
        They teach music in Ghent. > I teach music in Ghent.
        They do not eat meat. > I do not eat meat.
        They are proud of their garden. > I am proud of my garden.
        They rode home in the dark. > I rode home in the dark.
        They have two grown sons. > I have two grown sons.
        They will move in March. > I will move in March.
        They can read Arabic. > I can read Arabic.
        """,
        "they|me",
    ),
)

LONGEST = SmallTask(
    "zh-zuichang",
    code(r"""
    text = "下面哪个地名的字数最多？\n" + f"地名表：{'、'.join(data['names'])}\n地名："
    gold = max(data["names"], key=len)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "names*",
        """
        石家庄/大理/秦皇岛市
        呼和浩特/南昌/桂林
        武汉/张家界/长沙
        苏州/厦门/景德镇
        齐齐哈尔/牡丹江/大连
        海口/乌鲁木齐/拉萨
        攀枝花/成都/重庆
        贵阳/遵义/六盘水
        天津/佳木斯/青岛
        兰州/嘉峪关/西宁
        """,
    ),
)

TASKS = (CHEAPEST, FIRST, PERSON, LONGEST)
