"""Right tasks of people who make benchmarks anew, with rows of their own."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

CIVICS = SmallTask(
    "civics-exam",
    code(
        r"""
    options = "\n".join(f"({letter}) {data[letter]}" for letter in "ABCD")
    text = "Question: " + data["question"] + "\n" + options + "\nAnswer:"
    gold = data["key"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "question|A|B|C|D|key",
        """
    Who signs a bill into law in the United States?|the Speaker|the President|the Chief
      Justice|the Attorney General|B
    How many members has the Senate of the United States?|50|435|100|538|C
    What is a referendum?|a vote by the people on a question|a speech of the opposition|a kind of
      tax|a meeting of judges|A
    Which body interprets the constitution in the end?|the army|the central bank|the press|the
      supreme court|D
    What does bicameral mean?|with two kings|with two courts|with two chambers|with two capitals|C
    In a monarchy the head of state is|a king or a queen|a general|a judge|a mayor|A
    What does a census count?|votes|people|laws|taxes|B
    What is meant by suffrage?|the pain of war|the duty to pay|the freedom to travel|the right to
      vote|D
    Which of these is a local tax in many countries?|import duty|property tax|excise on oil|tax on
      exports|B
    A veto is the power to|call an election|write a treaty|stop a decision|pardon a thief|C
    An incumbent is somebody who|holds the office now|counts the ballots|stands for the first
      time|lost the last vote|A
    What does a mayor lead?|a province|a regiment|a court|a town|D
    """,
    ),
    description="The following are questions on civics, each with four options and one answer.",
    fewshot=4,
)

SHOP = SmallTask(
    "shop-sums",
    code(
        r"""
    text = f"Problem: {data['problem']}\nSolution: Let's work it out."
    steps = " ".join(data["steps"])
    gold = str(data["result"])
    shown = f" {steps} The result is {gold}."
    return {"input": text, "output": shown, "processed_output": gold}
    """
    ),
    tuple(
        {"problem": problem, "steps": steps.split(" // "), "result": result}
        for problem, steps, result in (
            (
                "A kiosk sells 35 newspapers in the morning and 27 in the evening. 12 are left. "
                "How many were delivered?",
                "35 + 27 = 62 were sold. // 62 + 12 = 74 were delivered.",
                74,
            ),
            (
                "A baker packs 144 rolls into bags of 6. He sells 15 bags. How many bags remain?",
                "144 / 6 = 24 bags are packed. // 24 - 15 = 9 remain.",
                9,
            ),
            (
                "Ines buys 3 shirts at 18 euros and a belt at 22 euros. What does she pay?",
                "The shirts cost 3 * 18 = 54 euros. // With the belt it is 54 + 22 = 76 euros.",
                76,
            ),
            (
                "A florist ties 9 roses into each bunch. She has 130 roses and makes 13 bunches. "
                "How many roses are over?",
                "13 * 9 = 117 roses are tied. // 130 - 117 = 13 are over.",
                13,
            ),
            (
                "Paint is 14 euros a tin, two tins do a room. What does the paint for 5 rooms "
                "cost?",
                "5 rooms need 5 * 2 = 10 tins. // They cost 10 * 14 = 140 euros.",
                140,
            ),
            (
                "A bookshop orders 250 copies and returns a fifth. How many does it keep?",
                "A fifth is 250 / 5 = 50 copies. // It keeps 250 - 50 = 200.",
                200,
            ),
            (
                "The till holds 320 euros. Wages of 85 euros are paid three times. What is left?",
                "Wages come to 3 * 85 = 255 euros. // 320 - 255 = 65 euros are left.",
                65,
            ),
            (
                "A grocer mixes 4 kg of nuts at 9 euros with 6 kg at 5 euros. What is the whole "
                "worth?",
                "The first are worth 4 * 9 = 36 euros. // The others 6 * 5 = 30 euros. // "
                "Together 36 + 30 = 66 euros.",
                66,
            ),
            (
                "Umar sells 48 pens on Monday and half as many on Tuesday. How many in both days?",
                "On Tuesday he sells 48 / 2 = 24 pens. // In both days 48 + 24 = 72.",
                72,
            ),
            (
                "A coat of 120 euros is reduced by 15 euros, then by another 30. What is its "
                "price now?",
                "After the first cut it is 120 - 15 = 105 euros. // Then 105 - 30 = 75 euros.",
                75,
            ),
            (
                "A stall makes 16 litres of juice and fills it into jugs of 2 litres, which sell "
                "at 7 euros. What does it take in?",
                "16 / 2 = 8 jugs are filled. // They bring 8 * 7 = 56 euros.",
                56,
            ),
        )
    ),
    postprocess="gsm8k_post",
    max_tokens=160,
)

RECIPE = SmallTask(
    "recipe-goes-on",
    code(
        r"""
    scores = data["target_scores"]
    gold = max(scores, key=scores.get)
    text = "{dish}: {start}".format(**data)
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "dish|start",
        """
    Omelette|Three eggs are beaten with a pinch of salt. The butter foams in the pan, so the cook|
      *pours in the eggs and tilts the pan./hangs the eggs on a nail in the cellar./reads the salt a
      bedtime story./locks the butter in a drawer.
    Tomato soup|Onions have turned soft in oil and the tomatoes are chopped. Next she|sends the
      onions to the tailor./*adds the tomatoes and lets them simmer./buries the pot under the
      roses./plays the oil on a flute.
    Pancakes|The batter has rested and the first one is golden below. He|irons it with a hot
      shirt./posts it to his landlord./*flips it with a turn of the wrist./paints it blue and waits
      for spring.
    Roast chicken|The bird has been in the oven for an hour and its juice runs clear. She|ties it to
      a balloon./asks it for the way./throws it over the neighbour's fence./*lets it rest before she
      carves it.
    Bread|The dough has doubled under its cloth. The baker|*knocks it back and shapes a loaf./sings
      it to sleep on a train./counts its legs twice./trades it for a bicycle tyre.
    Fruit salad|Apples and pears lie in cubes, and they begin to brown. To stop that he|turns on the
      radio./paints the window frames./*squeezes a lemon over them./plants them in a row.
    Pasta|The water boils hard and the salt is in. Now they|*drop the spaghetti in and stir./pour
      the water on the stairs./teach the lid to dance./mail the steam to Rome.
    Mousse|The chocolate has melted, and the cream stands in soft peaks. The cook|rides the whisk
      into town./*folds the cream into the chocolate./nails the cream to the wall./weighs the moon
      on his scales.
    Rice|The grains have been rinsed until the water ran clear. After that one|sells them to the
      cat one by one./knits them into a scarf./drives them round the block./*covers them with water
      and brings it to the boil.
    Pickles|The jars are clean and the cucumbers fit in tightly. At last she|*fills them up with hot
      vinegar./marries them off to the onions./hides the jars from the rain under a hat./whistles
      until they leave.
    Gravy|Brown bits stick to the bottom of the pan. To loosen them he|calls the fire
      brigade./knocks at the oven door and waits./*adds a splash of wine and scrapes./hands the pan
      a towel and a book.
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=2,
)

NLI = SmallTask(
    "claim-check",
    code(
        r"""
    gold = next(label for label, score in data["target_scores"].items() if score == 1)
    text = (
        "Is the claim true, false or unknown by the note?\n"
        f"Note: {data['note']}\nClaim: {data['claim']}\nVerdict:"
    )
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "note|claim",
        """
    The pool closes for repairs from May to August.|One can swim there in June.|true/*false/unknown
    The pool closes for repairs from May to August.|The repairs cost more than a
      million.|true/false/*unknown
    Our ferry takes bicycles, but no cars.|A bicycle may come aboard.|*true/false/unknown
    The choir has forty members, most of them women.|The conductor is a man.|true/false/*unknown
    Trams of line 6 run every ten minutes until midnight.|Line 6 runs at eleven at
      night.|*true/false/unknown
    The old mill burnt down in 1871 and was never built again.|The mill stands
      today.|true/*false/unknown
    Apples of this kind keep until March if they lie cool.|The apples are
      red.|true/false/*unknown
    All flats in the house have a balcony.|The flat on the third floor has a
      balcony.|*true/false/unknown
    The lecture is free for students; others pay five euros.|Students pay five
      euros.|true/*false/unknown
    The road over the pass is open from June on.|One can drive over the pass in
      July.|*true/false/unknown
    Nobody under sixteen may rent a boat.|A boy of twelve may rent a
      boat.|true/*false/unknown
    The band played for two hours without a break.|The singer is from
      Norway.|true/false/*unknown
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=3,
)

COPA = SmallTask(
    "cause-effect",
    code(
        r"""
    joint = {"cause": "because", "effect": "so"}[data["asks"]]
    text = data["premise"].rstrip(".") + " " + joint
    gold = max(data["target_scores"], key=lambda key: data["target_scores"][key])
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "premise|asks",
        """
    The candle went out.|cause|*the wind blew through the window./the table was round.
    The boy spilled ink on his shirt.|effect|the sun rose earlier./*his mother soaked it in milk.
    The lake froze over.|effect|*the children went skating./the fish learned to read.
    The tenants moved out.|cause|the stairs had a railing./*the rent was doubled.
    The alarm rang at five.|effect|*she got up in the dark./the bed was made of oak.
    The bridge was closed.|cause|the river has a name./*its pillars had cracked.
    The dog barked all night.|effect|*the neighbours complained./the bones were white.
    The bread was hard as stone.|cause|the baker had a beard./*it had lain there for a week.
    The tree fell across the road.|effect|the leaves had been green./*the bus had to turn round.
    The crowd cheered.|cause|*the home team had scored./the grass was cut short.
    The laptop would not start.|cause|*its battery was empty./the desk faced north.
    He missed the last train.|effect|the platform had a clock./*he took a taxi home.
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=3,
)

ANALOGY = SmallTask(
    "word-pairs",
    code(
        r"""
    a, b, c = data["words"]
    text = f"{a} is to {b} as {c} is to"
    scores = data["target_scores"]
    gold, = [word for word in scores if scores[word]]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "words*",
        """
    hand/glove/foot|shoe lace/*sock/toe/leg
    bird/nest/bee|honey/sting/*hive/flower
    hot/cold/wet|rain/*dry/water/damp
    author/book/composer|violin/concert/ear/*symphony
    day/night/summer|*winter/sun/June/holiday
    pen/write/knife|fork/sharp/*cut/steel
    puppy/dog/kitten|milk/*cat/paw/mouse
    king/queen/uncle|nephew/cousin/*aunt/family
    eye/see/ear|ring/head/sound/*hear
    baker/bread/tailor|*suit/needle/shop/thread
    wheel/car/wing|feather/fly/sky/*plane
    France/Paris/Italy|Europe/pasta/*Rome/Milan
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=4,
)

TASKS = (CIVICS, SHOP, RECIPE, NLI, COPA, ANALOGY)
