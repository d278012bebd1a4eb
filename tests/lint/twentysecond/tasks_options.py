"""Right tasks whose answers are options, in English."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twentysecond.making import scored, starred, table

REEF = SmallTask(
    "reef-mcq",
    code(r"""
        letters = "ABCD"
        lines = [f"{letter}. {choice}" for letter, choice in zip(letters, data["choices"])]
        gold = letters[data["answer"]]
        text = f"Question: {data['question']}\n" + "\n".join(lines) + "\nAnswer:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
        What do coral polyps mostly live on?|plankton/light/*sugars from algae/kelp
        Which animal has three hearts?|*octopus/starfish/lobster/tuna
        What is a group of whales called?|a herd/*a pod/a flock/a swarm
        Which ocean is the smallest?|Indian/Atlantic/Pacific/*Arctic
        What causes most tides?|the wind/*the moon/rainfall/rivers
        Which fish can inflate itself?|*puffer/salmon/herring/eel
        Where do sea turtles lay eggs?|in kelp/on reefs/*on beaches/in caves
        What do baleen whales eat?|sharks/seals/turtles/*krill
        Which of these is a mammal?|squid/*dugong/mackerel/seahorse
        What covers the skin of a shark?|feathers/wool/*denticles/mucus alone
        Which gas bleaches shells when it dissolves?|helium/argon/neon/*carbon dioxide
        Which depth zone gets sunlight?|*epipelagic/abyssal/hadal/bathypelagic
    """),
)

GARDEN = SmallTask(
    "garden-keys",
    code(r"""
        text = "Pick the best option.\n\n{}\n\n{}\n\nThe letter is:".format(
            data["stem"], "\n".join(f"({key}) {value}" for key, value in data["options"].items())
        )
        answer = data["key"]
        return dict(input=text, output=f" {answer}", processed_output=answer)
    """),
    tuple(
        {"stem": row["stem"], "options": dict(zip("ABC", row["options"], strict=True)), "key": key}
        for row, key in zip(
            table(
                "stem|options*",
                """
                Tomato plants wilt at noon but recover at night. They need|more shade/frost/salt
                Aphids cover the roses. A natural enemy is the|slug/ladybird/mole
                Bulbs of tulips are best planted in|spring/midsummer/autumn
                Compost smells of ammonia. It lacks|dry leaves/water/worms
                Hydrangeas turn blue in soil that is|chalky/acidic/sandy
                Moss spreads in a lawn that is too|dry/sunny/wet
                Strawberries spread by|runners/spores/tubers
                Nitrogen is fixed in the soil by|mint/clover/ivy
                Carrots fork when the ground is|loose/moist/stony
                Seedlings grow long and pale when they lack|light/warmth/room
                Pruning apples is mostly done in|July/winter/May
                A wilted basil first of all wants|sugar/wind/water
                """,
            ),
            "ABCABCABCABC",
            strict=True,
        )
    ),
)

CONTRACT = SmallTask(
    "contract-ppl",
    code(r"""
        text = f"Clause: {data['clause']}\n"
        text += f"Question: {data['question']}\nAnswer:\n"
        best = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": best, "processed_output": best}
    """),
    table(
        "clause|question|target_scores=",
        """
        Rent falls due on the first of each month.|When is rent due?|*monthly/weekly/yearly
        The buyer bears the cost of carriage.|Who pays for transport?|the seller/*the buyer/nobody
        Notice shall be given in writing.|May notice be oral?|yes/*no/only at work
        Either party may end this in May.|Who may end it?|*both/the lessor/the lessee
        The deposit earns no interest.|Does the deposit grow?|*no/yes/each year
        Disputes are heard in Oslo.|Where are disputes heard?|Bergen/Malmö/*Oslo
        The warranty lasts two years.|How long is the warranty?|one year/*two years/a decade
        The tenant may keep one cat.|How many cats are allowed?|none/two/*one
        Delivery takes place at the port.|Where are goods handed over?|*at the port/at sea/at a depot
        Late payment costs five percent.|What does lateness cost?|ten percent/*five percent/a day
        The author keeps all rights.|Who owns the text?|the press/the reader/*the author
        The licence covers Chile only.|Where does it apply?|*in Chile/in Peru/all over the world
        """,
    ),
    method="ppl",
    metric="log_prob",
)

ANALOGY = SmallTask(
    "analogy-ppl",
    code(
        r"""
        options = list(data["target_scores"])
        gold = next(option for option in options if data["target_scores"][option])
        text = TEMPLATE.format(question=data["question"], options=" / ".join(options))
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        above=r"""
        TEMPLATE = "Complete the analogy.\n{question}\nOptions: {options}\nCompletion:\n"
        """,
    ),
    scored("""
        Hand is to glove as foot is to …|hat/*sock/belt
        Bird is to nest as bee is to …|*hive/den/web
        Author is to book as composer is to …|paint/film/*symphony
        Hot is to cold as wet is to …|damp/*dry/warm
        Kitten is to cat as lamb is to …|*sheep/goat/cow
        Clock is to time as scale is to …|height/speed/*weight
        Wheel is to car as wing is to …|road/*plane/boat
        Doctor is to hospital as judge is to …|*court/farm/bank
        Ink is to pen as lead is to …|paper/eraser/*pencil
        Glad is to happy as angry is to …|calm/*furious/tired
        Petal is to flower as page is to …|*book/pen/desk
        Thirst is to drink as hunger is to …|sleep/run/*eat
    """),
    method="ppl",
    metric="log_prob",
)

STAIRS = SmallTask(
    "safety-choice",
    code(r"""
        marks = ["1", "2", "3"]
        listed = ""
        for mark, choice in zip(marks, data["choices"]):
            listed += f"{mark}) {choice}\n"
        gold = marks[data["answer"]]
        text = "Situation: " + data["question"] + "\n" + listed + "Best action (number):"
        return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
        A pan of oil is on fire.|*put a lid on it/pour water on it/carry it outside
        You smell gas in the flat.|light a candle/*open the windows/call a friend inside
        A socket sparks.|touch it/wet it/*switch off the mains
        A cyclist lies unconscious.|*check the breathing/give him tea/move the bicycle
        Lightning is near and you are in a field.|stand by a tree/*crouch low/fly a kite
        The smoke alarm beeps once a minute.|paint it/hit it/*change the battery
        A child drank bleach.|make it vomit/*call poison control/wait until night
        Ice cracks under you.|*lie flat/jump/run faster
        You feel an earthquake indoors.|use the lift/stand at a window/*get under a table
        A burn is fresh and red.|butter it/*cool it with water/rub it hard
        Your brakes fail downhill.|*shift to a low gear/close your eyes/honk only
        A cut bleeds strongly.|shake the arm/rinse for an hour/*press a cloth on it
    """),
    description="Choose the safest action and answer with its number.\n\n",
)

TASKS = (REEF, GARDEN, CONTRACT, ANALOGY, STAIRS)
