"""Right tasks in English whose answers are letters, labels or numbers of a list."""

from __future__ import annotations

from tests.lint.fifteenth.making import scored, table
from tests.lint.shape import SmallTask, code

RETURN = '\nreturn {"input": text, "output": " " + gold, "processed_output": gold}'

CAPITALS = SmallTask(
    "geography",
    code(
        """
        text = f"Question: {data['question']}\\n"
        for letter in "ABCD":
            text += f"{letter}. {data[letter]}\\n"
        text += "Answer:"
        gold = data["answer"]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "question|A|B|C|D|answer",
        """
        Which city is the capital of Kenya?|Mombasa|Nairobi|Kampala|Kisumu|B
        Which river flows through Vienna?|the Danube|the Elbe|the Rhone|the Vistula|A
        Which sea lies between Italy and Croatia?|Ionian|Aegean|Tyrrhenian|Adriatic|D
        Which country has Tromsø in its north?|Iceland|Finland|Norway|Denmark|C
        Which desert covers much of Botswana?|Kalahari|Gobi|Atacama|Sonoran|A
        Which lake is the largest in Africa?|Tanganyika|Malawi|Victoria|Turkana|C
        Which strait parts Asia and North America?|Hormuz|Bering|Malacca|Bosporus|B
        On which island is the city of Palermo?|Corsica|Sardinia|Malta|Sicily|D
        Which mountains run along Chile?|Alps|Andes|Urals|Carpathians|B
        Which ocean borders Sri Lanka?|Pacific|Atlantic|Indian|Arctic|C
        Which city stands on the Bosporus?|Istanbul|Athens|Varna|Odesa|A
        Which country is west of Poland?|Belarus|Lithuania|Ukraine|Germany|D
        """,
    ),
)

SHELTER = SmallTask(
    "shelter",
    code(
        """
        parts = [
            f"Passage: {data['passage']}",
            f"Question: {data['question']}?",
            "Answer yes or no.",
            "Answer:",
        ]
        text = "\\n".join(parts)
        gold = data["answer"]"""
        + RETURN.replace("\n", "\n        ")
    ),
    table(
        "passage|question|answer",
        """
        The shelter on Mill Lane takes in dogs only; cats go to the one in Harwick.|does the Mill Lane shelter take cats|no
        Library cards are free for anyone under eighteen or over sixty-five.|does a girl of twelve get a card for free|yes
        The ferry runs from May to September and lies in dock for the rest of the year.|can one take the ferry in December|no
        Oat milk froths well if it has been chilled beforehand.|does chilled oat milk froth well|yes
        The bridge was closed to lorries in 2011, and cars may still use it.|are cars allowed on the bridge|yes
        Membership ends by itself after a year unless it is renewed.|does a membership go on forever without renewal|no
        The museum's east wing has been shut since the flood.|is the east wing open to visitors|no
        Season tickets are valid on night buses as well.|can a season ticket be used on a night bus|yes
        Tenants may paint walls but must not drill into tiles.|may a tenant drill into the tiles|no
        The bakery sells yesterday's bread at half price.|is bread of the day before cheaper|yes
        The lift holds six persons at most.|may ten persons ride in the lift at once|no
        The trail is marked with yellow arrows along its whole length.|are there markers on the trail|yes
        """,
    ),
)

REVIEWS = SmallTask(
    "reviews",
    code(
        """
        text = TEMPLATE.format(review=data["review"])
        gold = data["sentiment"]"""
        + RETURN.replace("\n", "\n        "),
        '''
        TEMPLATE = """Decide whether the review is positive, negative or neutral.

        Review: The zip broke on the second day.
        Sentiment: negative

        Review: Fits perfectly and looks lovely.
        Sentiment: positive

        Review: It is a mug with a handle.
        Sentiment: neutral

        Review: {review}
        Sentiment:"""
        ''',
    ),
    table(
        "review|sentiment",
        """
        Best headphones I have owned in years.|positive
        The soup arrived cold and the waiter shrugged.|negative
        The parcel has three shelves and eight screws.|neutral
        My daughter adores this puzzle.|positive
        Stopped charging after one week.|negative
        The cover is blue and A5 in size.|neutral
        A tedious film with a silly ending.|negative
        The staff went out of their way to help us.|positive
        The cable is two metres long.|neutral
        I want my money back.|negative
        Warm, light and worth every penny.|positive
        Delivered on Tuesday in a brown box.|neutral
        """,
    ),
    fewshot=0,
)

NLI = SmallTask(
    "inference",
    code(
        """
        text = "Premise: " + data["premise"] + "\\nHypothesis: " + data["hypothesis"]
        text += "\\nIs this entailment, neutral or contradiction?\\nLabel:"
        gold = NAMES[data["label"]]"""
        + RETURN.replace("\n", "\n        "),
        'NAMES = {"0": "entailment", "1": "neutral", "2": "contradiction"}',
    ),
    table(
        "premise|hypothesis|label",
        """
        Two boys are kicking a ball in the yard.|Children are playing outside.|0
        A woman reads on the train.|The train is late.|1
        The shop was empty at noon.|At noon the shop was full of customers.|2
        All the lamps in the hall are broken.|The lamp by the hall door is broken.|0
        A man paints a fence.|The fence will be green.|1
        Nobody has climbed the north face.|Ana climbed the north face last year.|2
        The cat sleeps on the sofa.|An animal is asleep.|0
        A choir sings in the church.|The choir is from Wales.|1
        The soup is still boiling.|The soup is stone cold.|2
        Lena bought three novels.|Lena bought books.|0
        The bus stops at the hospital.|The driver is tired.|1
        It has rained all week.|The week was dry.|2
        """,
    ),
)

NEWS = SmallTask(
    "headlines",
    code(
        """
        text = f"{LEGEND}\\nHeadline: {data['headline']}\\nTopic:"
        gold = str(TOPICS.index(data["topic"]))"""
        + RETURN.replace("\n", "\n        "),
        """
        TOPICS = ["world", "sports", "business", "science"]
        LEGEND = "Give the number of the topic: 0 = world, 1 = sports, 2 = business, 3 = science."
        """,
    ),
    table(
        "headline|topic",
        """
        Envoys meet in Geneva to renew the truce|world
        Goalkeeper saves two penalties in cup upset|sports
        Chipmaker lifts its forecast for the quarter|business
        Probe sends back first images of the comet|science
        Parliament dissolved after late-night vote|world
        Sprinter breaks a record set in 1988|sports
        Central bank leaves rates unchanged|business
        Gene found that lets wheat grow in salty soil|science
        Refugees cross the border as fighting resumes|world
        Veteran coach leaves the club by mutual consent|sports
        Airline merger wins regulators' approval|business
        Ancient DNA rewrites the tale of the horse|science
        """,
    ),
)

GOALS = SmallTask(
    "household",
    code(
        """
        text = f"Goal: {data['goal']}\\nSolution:"
        scores = data["target_scores"]
        gold = next(option for option in scores if scores[option] == 1)"""
        + RETURN.replace("\n", "\n        ")
    ),
    scored(
        "goal",
        """
        Get red wine out of a tablecloth.|*Cover the stain with salt and rinse it./Hold the stain over a candle.
        Keep cut apples from turning brown.|Leave them in the sun./*Sprinkle them with lemon juice.
        Open a jar whose lid is stuck.|*Run hot water over the lid./Put the jar on a high shelf.
        Soften butter in a hurry.|Freeze it for an hour and a half./*Grate it onto a plate.
        Find a stud in a wall.|*Knock and listen for a dull sound./Paint the wall white and wait a day.
        Stop a door from squeaking.|Close it more slowly./*Put oil on its hinges.
        Thread a needle more easily.|*Wet the end of the thread./Bend the needle into a hook.
        Keep bread fresh.|Leave it sliced on the worktop overnight./*Wrap it in a cloth.
        Clean a burnt pan.|*Boil water and soda in it./Stack plates in it until next week.
        Dry wet shoes.|Put them into a plastic bag and tie it./*Stuff them with newspaper.
        """,
    ),
    method="ppl",
    postprocess="",
    metric="log_prob",
)

CAUSES = SmallTask(
    "causes",
    code(
        """
        asked = {"cause": "What was the cause?", "effect": "What happened then?"}[data["asks"]]
        text = data["premise"] + " " + asked + "\\nAnswer:"
        scores = data["target_scores"]
        gold = [option for option, score in scores.items() if score][0]"""
        + RETURN.replace("\n", "\n        ")
    ),
    scored(
        "premise|asks",
        """
        The lights went out.|cause|*A fuse had blown./The sun had risen.
        Mara dropped the glass.|effect|It floated./*It broke.
        The street was wet.|cause|*It had rained./It was Sunday.
        The dog saw the cat.|effect|The cat barked./*The dog ran after it.
        Tom put on a coat.|cause|He was hungry./*It was cold outside.
        The alarm rang at six.|effect|*Ines woke up./Ines grew taller.
        The plant withered.|cause|Its pot was blue./*Nobody had watered it.
        She pressed the switch.|effect|*The fan began to turn./The fan was sold.
        The train was late.|cause|*Snow lay on the tracks./The seats were red.
        He forgot his key.|effect|He learned to swim./*He rang the bell.
        """,
    ),
    method="ppl",
    postprocess="",
    metric="log_prob",
)

ACCEPT = SmallTask(
    "grammar",
    code(
        """
        text = f'Sentence: "{data["sentence"]}"\\nIs it good English, yes or no?\\nAnswer:'
        gold = "yes" if data["target_scores"]["yes"] else "no"
        """
        + RETURN.replace("\n", "\n        ")
    ),
    scored(
        "sentence",
        """
        The boys has gone home.|yes/*no
        She told me where to find it.|*yes/no
        Him and the dog is outside.|yes/*no
        What did you buy at the market?|*yes/no
        I look forward to see you.|yes/*no
        The more you read, the more you know.|*yes/no
        They suggested me a film.|yes/*no
        Hardly had we sat down when it began.|*yes/no
        The book what I read was long.|yes/*no
        Neither of the answers is right.|*yes/no
        """,
    ),
    method="ppl",
    postprocess="",
    metric="log_prob",
)

UNITS = SmallTask(
    "units",
    code(
        """
        text = "Convert. Give the number only.\\n"
        text += f"{data['amount']} {data['from']} = ? {data['to']}\\nNumber:"
        gold = data["number"]"""
        + RETURN.replace("\n", "\n        ")
    ),
    table(
        "amount|from|to|number",
        """
        3|kilometres|metres|3000
        250|centimetres|millimetres|2500
        4|hours|minutes|240
        7000|grams|kilograms|7
        2|days|hours|48
        15|litres|millilitres|15000
        180|seconds|minutes|3
        6|feet|inches|72
        900|metres|centimetres|90000
        5|weeks|days|35
        """,
    ),
)

TASKS = (CAPITALS, SHELTER, REVIEWS, NLI, NEWS, GOALS, CAUSES, ACCEPT, UNITS)
