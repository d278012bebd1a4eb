"""Right tasks of people who make benchmarks anew, with rows of their own."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

SKY = SmallTask(
    "sky-mcq",
    code(
        r"""
    text = data["question"]
    for letter, choice in zip("ABCD", data["choices"]):
        text += f"\n{letter}. {choice}"
    text += "\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "question|choices*|answer#",
        """
    Which planet is closest to the Sun?|Venus/Mercury/Mars/Earth|1
    What is a light year a measure of?|time/brightness/distance/mass|2
    Which of these is a star?|the Moon/Titan/Ceres/Sirius|3
    What causes the phases of the Moon?|the angle of sunlight on it/clouds on
      Earth/its own light/eclipses by Venus|0
    Which planet has the largest mass?|Saturn/Neptune/Jupiter/Uranus|2
    What lies between Mars and Jupiter?|the Kuiper belt/the main asteroid belt/the Oort
      cloud/the heliopause|1
    What is the nearest large galaxy to our own?|Andromeda/Sombrero/Whirlpool/Pinwheel|0
    What does a spectroscope split?|atoms/orbits/lenses/light|3
    Which body was called a planet until 2006?|Europa/Pluto/Vesta/Halley|1
    What is left of a very heavy star in the end?|a comet/a moon/a black hole/a ring|2
    Which planet turns on its side?|Uranus/Venus/Earth/Mercury|0
    What is the Sun mostly made of?|iron/oxygen/carbon/hydrogen|3
    Who first saw four moons of Jupiter by telescope?|Kepler/Galileo/Newton/Halley|1
    """,
    ),
    description="The following are multiple choice questions (with answers) about astronomy.",
    fewshot=4,
)

GRADE = SmallTask(
    "grade-steps",
    code(
        r"""
    text = f"Question: {data['question']}\nAnswer:"
    steps, gold = data["answer"].split("\n#### ")
    return {"input": text, "output": f" {steps}\n#### {gold}", "processed_output": gold}
    """
    ),
    tuple(
        {"question": question, "answer": f"{steps}\n#### {gold}"}
        for question, steps, gold in (
            (
                "Olga picks 14 plums from each of 6 trees and gives 20 away. How many has she?",
                "She picks 14 * 6 = 84 plums.\nShe keeps 84 - 20 = 64.",
                64,
            ),
            (
                "A hall has 18 rows of 12 chairs. 37 chairs are empty. How many are taken?",
                "There are 18 * 12 = 216 chairs.\n216 - 37 = 179 are taken.",
                179,
            ),
            (
                "A ticket costs 9 euros, for children 5 euros. What do 3 adults and 4 children "
                "pay?",
                "The adults pay 3 * 9 = 27 euros.\nThe children pay 4 * 5 = 20 euros.\n"
                "Together 27 + 20 = 47 euros.",
                47,
            ),
            (
                "Ravi reads 25 pages a day. His book has 330. How many are left after 9 days?",
                "In 9 days he reads 25 * 9 = 225 pages.\n330 - 225 = 105 are left.",
                105,
            ),
            (
                "A rope of 96 metres is cut into pieces of 8 metres. 5 pieces are sold. How many "
                "remain?",
                "96 / 8 = 12 pieces are cut.\n12 - 5 = 7 remain.",
                7,
            ),
            (
                "Eva has 45 stamps, Finn three times as many. How many have they together?",
                "Finn has 45 * 3 = 135 stamps.\nTogether they have 45 + 135 = 180.",
                180,
            ),
            (
                "A tank holds 500 litres. A pump takes out 35 litres a minute for 8 minutes. How "
                "much is left?",
                "The pump takes out 35 * 8 = 280 litres.\n500 - 280 = 220 litres are left.",
                220,
            ),
            (
                "A coach with 52 seats makes 4 trips, each time with 6 seats empty. How many "
                "people travel?",
                "Each time 52 - 6 = 46 people travel.\nIn 4 trips 46 * 4 = 184.",
                184,
            ),
            (
                "Jonas saves 15 euros a week and spends 40 euros once. What has he after 11 weeks?",
                "He saves 15 * 11 = 165 euros.\n165 - 40 = 125 euros are left.",
                125,
            ),
            (
                "A baker fills 7 trays with 24 buns each and burns 2 whole trays. How many are "
                "good?",
                "7 - 2 = 5 trays are good.\nThey hold 5 * 24 = 120 buns.",
                120,
            ),
            (
                "240 pupils go by bus, 60 in each. A bus costs 310 euros. What do the buses cost?",
                "240 / 60 = 4 buses are needed.\nThey cost 4 * 310 = 1240 euros.",
                1240,
            ),
            (
                "Mia walks 3 km to school and 3 km back on 5 days. How far is that in all?",
                "A day makes 3 * 2 = 6 km.\nIn 5 days 6 * 5 = 30 km.",
                30,
            ),
        )
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=200,
    fewshot=3,
)

CHORES = SmallTask(
    "chores-go-on",
    code(
        r"""
    scores = data["target_scores"]
    gold = [ending for ending in scores if scores[ending] == 1][0]
    text = f"{data['activity']}: {data['context']}"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "activity|context",
        """
    Changing a tyre|A man loosens the nuts and jacks up the car. Then he|*takes the wheel off and
      rolls it aside./sits on the roof and sings to it./pours the nuts into his soup./asks the
      tyre its age.
    Washing a dog|The tub is full of warm water, and the dog stands in it. The woman|reads the tub
      a contract./*rubs shampoo into its fur./folds the water into a drawer./mails the dog a
      postcard.
    Ironing shirts|He spreads a shirt on the board and tests the heat. Next he|plants the iron
      in a pot./drives the board to the lake./*runs the iron over the collar./counts the holes
      in the moon.
    Painting a fence|Old paint has been scraped off and the boards are clean. The girl|drinks the
      fence with a straw./teaches the nails to swim./hangs the boards on a cloud./*dips her
      brush and begins at the top.
    Making a bed|Fresh sheets lie on the chair and the mattress is bare. She|*pulls the fitted
      sheet over the corners./sends the mattress to school./fries the pillow in oil./asks the
      chair to dance a waltz.
    Mowing the lawn|The tank is full and the cord is in his hand. He|knits the grass a
      jumper./*pulls hard until the engine starts./marries the hose to the gate./throws the shed
      over the hill.
    Hanging a picture|They have measured twice and marked the wall. Now he|sells the wall to
      the frame./paints the hammer with jam./boils the mark for an hour./*drives a nail in at the
      mark.
    Cleaning windows|Soap runs down the pane in streaks. With the rubber blade she|writes the pane
      a cheque./buries the streaks at sea./*wipes it dry from top to bottom./feeds the soap to a
      lamp.
    Sewing on a button|The thread is through the needle and has a knot. The tailor|*pushes the
      needle up through the cloth./bakes the knot until it is brown./rows the button to
      Norway./tells the cloth to wait outside.
    Lighting a stove|Kindling lies crosswise on crumpled paper. Grandfather|weighs the paper
      against a trout./reads the kindling its rights./lends the stove his hat./*strikes a match
      and holds it below.
    Planting a tree|The hole is deep and its sides are loose. Two boys|hire the hole a
      lawyer./*set the roots in and fill up with earth./comb the branches with soup./wrap the
      spade as a gift for it.
    Packing a suitcase|Trousers and shoes already lie at the bottom. On top she|*lays the folded
      shirts./pours a litre of milk./rides a bicycle to work./hides the whole bedroom.
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=2,
)

HOUSE = SmallTask(
    "passage-yes-no",
    code(
        r"""
    text = "{}\nQuestion: {}?\nAnswer:".format(data["passage"], data["question"])
    gold = " yes" if data["label"] else " no"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {**row, "target_scores": {" yes": int(row["label"]), " no": int(not row["label"])}}
        for row in table(
            "passage|question|label?",
            """
    The lighthouse of Skar was built in 1854 and is run by a computer since 1992. Nobody has lived
      in it from then on.|does anybody live in the lighthouse of Skar|false
    Rhubarb is a vegetable, although it is mostly cooked with sugar and eaten as a sweet.|is
      rhubarb a vegetable|true
    Members of the club may bring one guest on weekdays. At weekends only members are let in.|can
      a guest come in on Sunday|false
    The river Ohm rises in the hills and flows into the Lahn after sixty kilometres.|does the Ohm
      flow into another river|true
    Wool shrinks when it is washed hot. Cotton bears sixty degrees and linen even ninety.|can
      linen be washed at ninety degrees|true
    The actor was asked to play the king again, but he declined, and the part went to his
      brother.|did the actor play the king again|false
    Most bats of the region sleep through the winter in caves; they wake up in March.|are the bats
      awake in January|false
    The museum's garden can be visited without a ticket, its halls cannot.|is the garden free to
      visit|true
    The treaty was signed by eleven states. Three others joined it later on.|did fourteen states
      join in the end|true
    The old tram line 3 was shut in 1968, and buses have gone along its route since.|does tram line
      3 run today|false
    The bakery makes its bread without milk, but there is butter in the croissants.|is there
      butter in the croissants|true
    The novel was printed in a hundred copies, all of which were lost in the fire of 1911.|does a
      copy of the novel exist today|false
    Honey does not go bad if it is kept dry. Jars of three thousand years were found to be
      good.|can honey keep for years|true
    """,
        )
    ),
    method="ppl",
    fewshot=4,
)

PHYSICS = SmallTask(
    "school-physics",
    code(
        r"""
    right = [key for key, score in data["target_scores"].items() if score > 0]
    (gold,) = right
    text = "Question: " + data["question"] + "\nAnswer:"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "question",
        """
    What do we call the force that pulls an apple down?|*gravity/friction/magnetism/pressure
    Which of these conducts electricity best?|wood/*copper/glass/rubber
    What is measured in newtons?|*force/heat/charge/distance
    At what temperature does water boil at sea level?|50 degrees/80 degrees/*100 degrees/180
      degrees
    What happens to most metals when they are heated?|they shrink/they vanish/*they expand/they
      freeze
    What carries sound?|a vacuum/empty space/nothing at all/*air
    Which colour of light has the longest wavelength?|blue/green/violet/*red
    What does a thermometer measure?|*temperature/weight/speed/volume
    What keeps a satellite on its way round the Earth?|the wind/*gravity/its lamps/the clouds
    Which tool is a lever?|a rope/a lens/*a crowbar/a mirror
    What bends light in a pair of glasses?|the frame/*the lenses/the case/the screws
    Which form of energy has a stretched spring?|*elastic/chemical/nuclear/thermal
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=3,
)

STARS = SmallTask(
    "review-tone",
    code(
        r"""
    gold = {1: " positive", 0: " negative"}[data["label"]]
    text = f"Review: {data['review']}\nSentiment:"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {**row, "target_scores": {" positive": row["label"], " negative": 1 - row["label"]}}
        for row in table(
            "review|label#",
            """
    The room smelled of smoke and the heating was broken.|0
    Best noodles I have had outside of Osaka.|1
    A lovely little film that made all three of us laugh.|1
    It fell apart on the second day, and nobody answers my mails.|0
    The nurse was patient and explained each step.|1
    Two hours of my life that I will never get back.|0
    I would stay there again tomorrow.|1
    The batteries were flat after twenty minutes.|0
    Great sound for such a small speaker.|1
    The guide mumbled, and we saw nothing but car parks.|0
    My daughter has not put the book down since Friday.|1
    Cold soup, rude waiter, wrong bill.|0
    The seams are neat and the colour is just as in the picture.|1
    """,
        )
    ),
    method="ppl",
    fewshot=4,
)

TASKS = (SKY, GRADE, CHORES, HOUSE, PHYSICS, STARS)
