"""More right tasks: stars to be told from reviews, options inside a line, and claims by number."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

STARS = SmallTask(
    "cafe-stars",
    code(
        r"""
        text = SCALE + f"Review: {data['review']}\nStars:"
        gold = str(data["stars"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r'SCALE = "How many stars does the guest give, from 1 (terrible) to 5 (excellent)?\n"',
    ),
    table(
        "review|stars#",
        """
        The cake was stale, the coffee cold, and the waiter rude. Never again!|1
        Best brunch of my life, I could not find a single fault.|5
        Neither good nor bad, it fills you up.|3
        Tasty soup and kind staff, only the chairs are hard.|4
        Overpriced and slow, though the tea was drinkable.|2
        I found a fly in the jam and they laughed at me.|1
        Everything was perfect, from the bread to the music.|5
        An average place with average food.|3
        Mostly disappointing, but the view helps a little.|2
        Really nice, a bit loud at noon.|4
        """,
    ),
)

INLINE = SmallTask(
    "odd-one-out",
    code(
        r"""
        listed = " ".join(f"{mark}) {word}" for mark, word in zip(MARKS, data["words"]))
        gold = MARKS[data["odd"] - 1]
        text = f"Which word does not belong to the others?\n{listed}\nLetter:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'MARKS = ("a", "b", "c", "d")',
    ),
    table(
        "words*|odd#",
        """
        apple/pear/hammer/plum|3
        sparrow/salmon/trout/carp|2
        violin/cello/harp/spoon|4
        rain/chair/table/sofa|1
        red/green/blue/seven|4
        Monday/Friday/winter/Sunday|3
        bus/lemon/tram/train|2
        pencil/wolf/bear/fox|1
        gold/silver/iron/bread|4
        nurse/cloud/baker/judge|2
        hat/glove/scarf/river|4
        soup/three/nine/six|1
        """,
    ),
)

CLAIMS = SmallTask(
    "ming-ti",
    code(
        r"""
        text = "下面三句话中，哪一句与短文不符？只写序号。\n短文：" + data["passage"] + "\n"
        for hao, ju in zip("①②③", data["claims"]):
            text += hao + ju + "\n"
        gold = "①②③"[data["wrong"]]
        return {"input": text + "序号：", "output": gold, "processed_output": gold}
        """
    ),
    table(
        "passage|claims*|wrong#",
        """
        茶馆每天八点开门，周一休息。|茶馆周一开门。/茶馆八点开门。/茶馆每周休息一天。|0
        小河从村东流过，河上有两座木桥。|村东有条河。/河上的桥是石头的。/河上有两座桥。|1
        李老师教了三十年数学，去年退休。|李老师教数学。/李老师已经退休。/李老师教了十年书。|2
        这趟车不停南站，终点是机场。|终点站是机场。/这趟车停南站。/这趟车去机场。|1
        书店二楼卖唱片，三楼是咖啡厅。|二楼有咖啡厅。/二楼卖唱片。/三楼有咖啡厅。|0
        爷爷种了四棵桃树，今年第一次结果。|桃树今年结果了。/爷爷种了桃树。/桃树有六棵。|2
        雨停以后，孩子们才出门踢球。|孩子们冒着雨踢球。/孩子们踢了球。/后来雨停了。|0
        会议改在周五下午，地点不变。|会议改期了。/会议地点也换了。/会议在周五开。|1
        小店只收现金，不能刷卡。|小店收现金。/小店不能刷卡。/小店可以刷卡。|2
        姐姐比我大两岁，在南京上大学。|姐姐比我小。/姐姐在南京。/姐姐是大学生。|0
        """,
    ),
)

TASKS = (STARS, INLINE, CLAIMS)
