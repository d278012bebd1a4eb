"""Right tasks whose rows are nested: options with labels, spans with places, dialogues."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

NATURE = SmallTask(
    "nature-arc",
    code(
        r"""
        choices = data["choices"]
        lines = ["Question: " + data["question"]]
        lines += [f"{label}) {text}" for label, text in zip(choices["label"], choices["text"])]
        text = "\n".join(lines) + "\nAnswer:"
        return {"input": text, "output": " " + data["answerKey"], "processed_output": data["answerKey"]}
        """
    ),
    tuple(
        {
            "question": row["question"],
            "choices": {"text": row["texts"], "label": list("ABCD")},
            "answerKey": row["key"],
        }
        for row in table(
            "question|texts*|key",
            """
            What does a plant's root take up?|light/water/wind/sound|B
            What makes day and night?|Earth's turning/the tides/the Moon/clouds|A
            Which animal lays eggs?|dog/horse/whale/duck|D
            What do we see with?|ears/nose/eyes/skin|C
            Which one is a solid?|steam/milk/brick/air|C
            What do bees make?|honey/silk/wool/butter|A
            Which season is the coldest?|spring/summer/autumn/winter|D
            What is needed for a fire?|sand/oxygen/salt/ice|B
            Which tool measures heat?|ruler/scale/clock/thermometer|D
            What covers a bird?|feathers/scales/fur/bark|A
            What does a magnet attract?|paper/iron/wood/glass|B
            Which sense is in the tongue?|sight/hearing/taste/touch|C
            """,
        )
    ),
)

PLACES = SmallTask(
    "placed-spans",
    code(
        r"""
        first = data["answers"]["text"][0]
        start = data["answers"]["answer_start"][0]
        gold = data["context"][start : start + len(first)]
        text = f"Context: {data['context']}\nQuestion: {data['question']}\nAnswer:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "context": row["context"],
            "question": row["question"],
            "answers": {
                "text": row["golds"],
                "answer_start": [row["context"].index(gold) for gold in row["golds"]],
            },
        }
        for row in table(
            "context|question|golds*",
            """
            The clock in the hall was built in Geneva in 1811.|Where was the clock built?|Geneva/in Geneva
            Rosa Lindt led the expedition until her horse fell ill.|Who led the expedition?|Rosa Lindt/Lindt
            The dam was closed after a storm in late March.|When was the storm?|late March/March
            Only goats can reach the upper meadow.|Which animals reach the upper meadow?|goats
            The soup is thickened with ground almonds.|What thickens the soup?|ground almonds/almonds
            Two brothers from Ghent founded the mill.|Who founded the mill?|Two brothers from Ghent/Two brothers
            Salt was carried over the pass on mules.|What was carried over the pass?|Salt
            The bell cracked on its very first Sunday.|What cracked?|The bell/bell
            Her second novel sold forty thousand copies.|How many copies were sold?|forty thousand
            The island has no harbour, so boats land on sand.|What does the island lack?|harbour/no harbour
            """,
        )
    ),
)

DUIHUA = SmallTask(
    "duihua-lijie",
    code(
        r"""
        hang = "\n".join(data["dialogue"])
        xuan = "\n".join(f"{k}. {v}" for k, v in zip("ABC", data["choice"]))
        gold = "ABC"[data["choice"].index(data["answer"])]
        text = f"阅读对话，选出正确答案。\n{hang}\n问题：{data['question']}\n{xuan}\n答案："
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "dialogue*|question|choice*|answer",
        """
        女：你怎么又迟到了？/男：地铁坏了，我走过来的。|男的是怎么来的？|走路/坐地铁/坐出租车|走路
        男：周末去爬山吗？/女：我得在家照顾妈妈。|女的周末做什么？|爬山/照顾妈妈/上班|照顾妈妈
        女：这件多少钱？/男：原价两百，今天打八折。|这件今天多少钱？|两百/一百八/一百六|一百六
        男：您要咖啡还是茶？/女：给我一杯热水就好。|女的要什么？|咖啡/热水/茶|热水
        女：你的行李呢？/男：忘在宾馆了，得回去拿。|男的要去哪里？|宾馆/机场/车站|宾馆
        男：考试考得怎么样？/女：别提了，最后两题没做完。|女的考得怎么样？|很好/没参加/不太好|不太好
        女：电影几点开始？/男：七点半，还有一个小时。|现在几点？|六点半/七点半/八点半|六点半
        男：医生怎么说？/女：说我要少吃盐。|女的应该怎么做？|多运动/少吃盐/早睡觉|少吃盐
        女：雨这么大，别走了。/男：没事，我开车来的。|男的怎么回去？|骑车/坐车/开车|开车
        男：小狗叫什么？/女：叫豆豆，是邻居送的。|小狗是谁送的？|同学/邻居/亲戚|邻居
        """,
    ),
)

TASKS = (NATURE, PLACES, DUIHUA)
