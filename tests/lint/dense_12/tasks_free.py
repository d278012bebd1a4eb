"""Right tasks in English whose answer is copied, looked up or worked out."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

NOTICE = SmallTask(
    "notice-board",
    code(r"""
    text = "Answer the question with words copied from the notice.\n"
    text += f"Notice: {data['notice']}\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    table(
        "notice|question|answer",
        """
        The pool is shut until 14 June because the filter is broken.|Why is the pool shut?|the filter is broken
        Lost: a grey umbrella, left on the number 7 bus on Monday.|What was lost?|a grey umbrella
        Line 3 ends at Harbour Square tonight because of the fireworks.|Where does line 3 end?|Harbour Square
        Mrs Ortega gives piano lessons at 12 Elm Street.|Who gives piano lessons?|Mrs Ortega
        The bakery is looking for an apprentice from September on.|When can an apprentice start?|September
        Dogs must be kept on a lead north of the lighthouse.|Where must dogs be on a lead?|north of the lighthouse
        Bring your own mug and pay thirty cents less.|How much less is paid?|thirty cents
        The lift was built in 1954 by Stigler and carries six persons.|Who built the lift?|Stigler
        Tickets for the play are sold at the pharmacy.|Where are tickets sold?|at the pharmacy
        The water will be turned off between nine and eleven.|When is the water off?|between nine and eleven
        Flat to let with two rooms and a view of the canal.|What can be seen from the flat?|the canal
        Found: a set of keys with a green tag, near the kiosk.|Where were the keys found?|near the kiosk
        """,
    ),
)

ORCHARD = SmallTask(
    "orchard-sums",
    code(r"""
    question, steps, total = data["question"], data["steps"], data["total"]
    return {
        "input": f"Q: {question}\nA: Let's think step by step.",
        "output": f" {steps} The answer is {total}.",
        "processed_output": str(total),
    }
    """),
    table(
        "question|steps|total#",
        """
        An orchard has 7 rows of 12 trees. How many trees is that?|7 * 12 = 84 trees.|84
        Of 150 pears 38 are rotten. How many are good?|150 - 38 = 112 pears are good.|112
        A picker fills 9 crates a day. How many in 6 days?|9 * 6 = 54 crates.|54
        96 plums are put into bags of 8. How many bags?|96 / 8 = 12 bags.|12
        A ladder costs 65 dollars and a rake 18. What do both cost?|65 + 18 = 83 dollars.|83
        Nina picks 14 kg, Theo 5 kg more. How much do both pick?|Theo picks 14 + 5 = 19 kg. 14 + 19 = 33 kg.|33
        A press makes 20 litres an hour for 4 hours; 15 are drunk. What is left?|20 * 4 = 80. 80 - 15 = 65 litres.|65
        Half of the 46 hives are sold. How many stay?|46 / 2 = 23 hives stay.|23
        5 boys share 3 baskets of 25 figs. How many figs each?|3 * 25 = 75. 75 / 5 = 15 figs.|15
        A truck takes 40 crates, and 130 wait. How many wait after 3 trips?|3 * 40 = 120. 130 - 120 = 10.|10
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=128,
)

RUNNER = SmallTask(
    "runner-steps",
    code(
        r"""
    text = f"{EXAMPLES}Problem: {data['problem']}\nSteps:"
    output = f" {data['work']} So the answer is {data['value']}."
    return {"input": text, "output": output, "processed_output": str(data["value"])}
    """,
        above='''
    EXAMPLES = """Solve each problem step by step.

    Problem: Ana runs 5 km on each of 6 days. How far is that?
    Steps: 5 * 6 = 30 km. So the answer is 30.

    Problem: Of 42 runners 9 give up. How many finish?
    Steps: 42 - 9 = 33 runners. So the answer is 33.

    """
    ''',
    ),
    table(
        "problem|work|value#",
        """
        A lap is 400 m. How many metres are 8 laps?|400 * 8 = 3200 m.|3200
        Ben ran 17 km and then 6 km more. How far was it?|17 + 6 = 23 km.|23
        A team of 4 shares 48 km equally. How far does each run?|48 / 4 = 12 km.|12
        Shoes cost 90 dollars, less 25. What is paid?|90 - 25 = 65 dollars.|65
        Eva trains 3 times a week for 15 weeks. How often is that?|3 * 15 = 45 times.|45
        In a race 28 women and 39 men start. How many start?|28 + 39 = 67 runners.|67
        Each of 11 stations has 20 cups. How many cups are there?|11 * 20 = 220 cups.|220
        A hill run of 36 km has 9 equal parts. How long is a part?|36 / 9 = 4 km.|4
        Tom lost 14 of his 51 medals. How many are left?|51 - 14 = 37 medals.|37
        A ticket is 16 dollars. What do 7 tickets cost?|16 * 7 = 112 dollars.|112
        """,
    ),
    fewshot=0,
    postprocess="bbh_post",
    stop=("\n\n",),
    max_tokens=128,
)

TABLES = SmallTask(
    "depot-table",
    code(r"""
    cells = [data["header"], *data["body"]]
    drawn = "\n".join(" | ".join(line) for line in cells)
    text = f"{drawn}\n\nQuestion: {data['question']}\nAnswer (one cell of the table):"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    tuple(
        {
            "header": row["header"],
            "body": [row["one"], row["two"], row["three"]],
            "question": row["question"],
            "answer": row["answer"],
        }
        for row in table(
            "header*|one*|two*|three*|question|answer",
            """
            Parcel/Town/Weight|P17/Lyon/4 kg|P18/Metz/11 kg|P19/Brest/2 kg|Where does P18 go?|Metz
            Truck/Driver/Dock|T1/Ibsen/north|T2/Moreau/south|T3/Kaya/west|Who drives T3?|Kaya
            Item/Stock/Shelf|lamp/14/C4|rope/30/A1|tarp/9/B2|On which shelf is the rope?|A1
            Day/Shift/Leader|Monday/early/Ruth|Tuesday/late/Omar|Friday/night/Lea|Which shift is on Friday?|night
            Ship/Flag/Berth|Alma/Malta/5|Hope/Chile/12|Nora/Japan/3|At which berth is the Hope?|12
            Pallet/Goods/Crates|L1/tea/48|L2/salt/20|L3/wool/36|What is on pallet L3?|wool
            Gate/Opens/Closes|East/06:00/18:30|West/07:15/20:00|South/05:45/22:00|When does West open?|07:15
            Van/Fuel/Seats|V3/diesel/3|V4/petrol/6|V5/electric/2|How many seats has V4?|6
            Code/Colour/Meaning|R2/red/fragile|G1/green/food|B7/blue/chilled|What does G1 mean?|food
            Firm/City/Since|Arlo/Ghent/1988|Bexa/Turin/2004|Cobo/Porto/1996|Since when is there Bexa?|2004
            """,
        )
    ),
)

AGE = SmallTask(
    "patient-age",
    code(r"""
    age = str(data["age"])
    text = f"Note: {data['note']}\nHow many years old is the patient? Give the number only.\nAge:"
    return {"input": text, "output": f" {age}", "processed_output": age}
    """),
    table(
        "note|age#",
        """
        A 34-year-old carpenter cut his left thumb.|34
        The patient, a woman of 71, fell on the stairs.|71
        Boy, 9 years old, with a cough for 2 weeks.|9
        She is 45 and has had migraine since she was 20.|45
        Male, 58, smoker, short of breath.|58
        This 27-year-old runner sprained her ankle.|27
        Retired teacher of 83 with knee pain.|83
        Girl of 12, rash after a picnic.|12
        A man aged 66 was stung by 3 wasps.|66
        The student is 19 and sleeps badly.|19
        """,
    ),
)

TOWER = SmallTask(
    "tower-heights",
    code(r"""
    return dict(
        input=f"Text: {data['text']}\nHow high is it, in metres?\nHeight:",
        output=f" {data['height']}",
        processed_output=data["height"],
    )
    """),
    table(
        "text|height",
        """
        The water tower of Orlen rises to 52 metres.|52 m
        At 118 metres the mast is seen from afar.|118 m
        The belfry, 83.5 metres high, has 9 bells.|83.5 m
        Its chimney of 200 metres was built in 1971.|200 m
        The lighthouse measures 41 metres.|41 m
        A crane of 64 metres stands in the port.|64 m
        The silo is 37.2 metres high and 12 wide.|37.2 m
        The dome reaches 95 metres above the nave.|95 m
        Each pylon has a height of 150 metres.|150 m
        The old mill is only 19 metres high.|19 m
        """,
    ),
)

TASKS = (NOTICE, ORCHARD, RUNNER, TABLES, AGE, TOWER)
