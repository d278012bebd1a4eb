"""Right prompts in the styles of exams and benchmarks whose answer is one of several options."""

from __future__ import annotations

from tests.lint.dense_15.making import ranked
from tests.lint.making import Right, keyed, records, right, starred
from tests.lint.shape import Row


def _supported(text: str) -> tuple[Row, ...]:
    rows = []
    for row in starred(text, "both"):
        support, question = row.pop("both").split("~")
        rows.append({"support": support, "question": question, **row})
    return tuple(rows)


RIGHT: tuple[Right, ...] = (
    right(
        "MMLU on astronomy, its subject in the description",
        "mmlu-astronomy",
        r"""
        text = data["question"]
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"\n{letter}. {choice}"
        text += "\nAnswer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred("""
        Which planet has the shortest year?|Venus/Mars/*Mercury/Earth
        What is the Sun mostly made of?|*hydrogen/oxygen/iron/carbon
        Which galaxy is our own?|Andromeda/*the Milky Way/Triangulum/the Whirlpool
        What causes the phases of the Moon?|clouds on Earth/the shadow of Mars/its own glow/*its changing angle
         to the Sun
        Which planet is known for its Great Red Spot?|Saturn/*Jupiter/Neptune/Uranus
        What do we call a star that suddenly explodes?|*a supernova/a nebula/a quasar/a comet
        Which body is classed as a dwarf planet?|Titan/Ganymede/Io/*Pluto
        How long does light from the Sun take to reach us?|about 8 seconds/about 8 hours/*about 8 minutes/about 8 days
        """),
        description="The following are multiple choice questions (with answers) about astronomy.\n\n",
        stop=("\n\n",),
    ),
    right(
        "ARC with keys of its own, letters or digits as the row has them",
        "arc-keys",
        r"""
        lines = [f"Question: {data['question']}"]
        lines += [f"({key}) {choice}" for key, choice in zip(data["labels"], data["texts"])]
        text = "\n".join([*lines, "Answer key:"])
        gold = data["answerKey"]
        """,
        records(
            "question labels texts answerKey",
            (
                "Which of these conducts electricity best?",
                list("ABCD"),
                ["wood", "glass", "copper", "rubber"],
                "C",
            ),
            (
                "What do bees collect from flowers?",
                list("1234"),
                ["sand", "nectar", "bark", "salt"],
                "2",
            ),
            (
                "Which season follows winter?",
                list("ABCD"),
                ["spring", "autumn", "summer", "harvest"],
                "A",
            ),
            (
                "What happens to ice at 20 °C?",
                list("1234"),
                ["It freezes.", "It burns.", "It rusts.", "It melts."],
                "4",
            ),
            ("Which animal lays eggs?", list("ABCD"), ["cow", "whale", "cat", "hen"], "D"),
            (
                "Which tool measures temperature?",
                list("1234"),
                ["thermometer", "ruler", "scale", "clock"],
                "1",
            ),
            (
                "What do roots take in from soil?",
                list("ABCD"),
                ["light", "water", "sound", "wind"],
                "B",
            ),
            (
                "Which one is a source of light?",
                list("1234"),
                ["the Moon", "a mirror", "a candle", "a window"],
                "3",
            ),
        ),
    ),
    ranked(
        "HellaSwag: a beginning and three ends, ranked",
        "hellaswag-ends",
        r"""
        text = f"[{data['activity']}] {data['context']}"
        """,
        keyed(
            "activity|context",
            """
            Baking bread|A woman kneads dough on a floured board. She|*shapes it into a loaf and puts it in the
             oven./throws
             it over the garden fence and goes to look for a ladder./paints it blue with a brush.
            Washing a car|A boy fills a bucket with soapy water. He|drinks the soap slowly and falls asleep
             under the car./*dips a sponge in it and
             scrubs the doors./ties it to a kite.
            Playing tennis|The player throws the ball up to serve. She|bites into the ball./folds the net into
             a bag./*swings
             the racket and hits it across the net.
            Mowing the lawn|The man pulls the starter cord twice. The engine|*roars and he pushes the mower
             forward./sings
             a long song to all the birds on the roof./turns into a small tree.
            Brushing teeth|The girl squeezes paste onto the brush. She|combs her long hair with it and goes to
             the dance./*scrubs her teeth and rinses
             her mouth./writes her name on the mirror.
            Changing a tyre|He loosens the nuts and lifts the car with a jack. Then he|eats the nuts one by
             one./drives off
             without a wheel./*takes off the wheel and fits the spare one.
            Making tea|The kettle whistles on the stove. Grandmother|*pours the water over the leaves in the
             pot./plants the
             kettle in the garden between two rows of beans./hangs the water on a hook.
            Fishing|The float sinks below the surface. The old man|reads the fish a story./*strikes and reels in
             the line./throws his boots into the boat.
            """,
            " ",
        ),
    ),
    ranked(
        "WinoGrande: the gap stays, and the two names are ranked",
        "winogrande-gap",
        r"""
        text = f"{data['sentence']}\nWho or what belongs in the gap \"_\"?\n"
        """,
        keyed(
            "sentence",
            """
            Anna asked Ruth for help because _ knew the city well.|Anna/*Ruth
            The trophy did not fit into the case because the _ was too big.|*trophy/case
            Tom lent Ben money since _ had plenty of it.|*Tom/Ben
            The sofa would not go through the door as the _ was too narrow.|sofa/*door
            Lisa thanked Mary because _ had carried the bags.|Lisa/*Mary
            We put the cake on the plate after the _ had been washed.|cake/*plate
            Paul fed Jim's cat because _ had offered to do so.|*Paul/Jim
            The nail broke the tile since the _ was brittle.|nail/*tile
            Kate beat Sue at chess because _ had practised more.|*Kate/Sue
            The lamp stood on the desk until the _ fell off.|*lamp/desk
            """,
        ),
    ),
    ranked(
        "COPA: cause and effect, each with its connective",
        "copa-links",
        r"""
        link = "because" if data["ask"] == "cause" else "so"
        text = data["premise"].rstrip(".") + f" {link}"
        """,
        keyed(
            "premise|ask",
            """
            The grass was wet.|cause|*it had rained in the night./the sun was shining.
            The boy dropped his glass.|effect|*it broke into pieces./it sang a sad song to the cat.
            The shop was closed.|cause|the door was green./*it was a holiday.
            She missed the last bus.|effect|she bought a hat./*she had to walk home.
            The dog barked loudly.|cause|*a stranger stood at the gate./it was fast asleep.
            He forgot his umbrella.|effect|his shoes grew./*he got soaked.
            The candle went out.|cause|the wax was red./*someone opened the window.
            The team won the cup.|effect|*its fans danced in the streets./the grass turned to glass.
            """,
            " ",
        ),
    ),
    right(
        "CommonsenseQA with five options on one line",
        "csqa-line",
        r"""
        options = " ".join(f"({letter}) {each}" for letter, each in zip("ABCDE", data["choices"]))
        text = f"Q: {data['question']}\nAnswer choices: {options}\nA:"
        gold = "ABCDE"[data["answer"]]
        """,
        starred("""
        Where would you put a dirty plate?|the attic/the bed/*the sink/the mailbox/the garden
        What do people wear on their feet?|*boots/gloves/scarves/hats/belts
        Where do you find a judge at work?|bakery/courtyard/beach/*courtroom/stable
        What is a hammer used for?|watering plants/*driving nails/cutting paper/sewing/painting
        Where would you borrow a novel?|garage/pharmacy/gym/bank/*library
        What might you do when you are tired?|run a race/*lie down/lift weights/dance/shout
        What does a baker need most?|*flour/coal/ink/wool/sand
        What would a fish die without?|feathers/paper/*water/shoes/grass
        Where do passengers wait for a plane?|harbour/stable/chapel/*airport/barn
        Which of these tells the time?|a spoon/a pillow/a ladder/a bucket/*a watch
        """),
    ),
    right(
        "SciQ: the support stands first and names the answer",
        "sciq-support",
        r"""
        text = f"{data['support']}\n\nQuestion: {data['question']}\n"
        text += "".join(f"{number}) {each}\n" for number, each in enumerate(data["choices"], 1))
        text += "Number:"
        gold = str(data["answer"] + 1)
        """,
        _supported(
            """
            Plants make sugar in their leaves with the help of chlorophyll.~What helps plants to make
             sugar?|*chlorophyll/keratin/insulin
            Sound travels faster in water than in air.~Where is sound faster?|air/*water/empty space
            The femur is the longest bone of the human body.~Which bone is the longest?|skull/rib/*femur
            Alloys such as bronze are mixtures of metals.~What is bronze?|a gas/*an alloy/a salt
            Arteries carry blood away from the heart.~What carries blood away from the heart?|*arteries/nerves/tendons
            Igneous rock forms when magma cools.~What forms when magma cools?|coal/chalk/*igneous rock
            A lever turns around a fixed point, the fulcrum.~What is a lever's fixed
             point called?|*fulcrum/axle/wedge
            Whales breathe with lungs, not gills.~With what do whales breathe?|gills/*lungs/skin
            Venus is hotter than Mercury because of its dense air.~Which planet is
             hotter?|Mercury/Mars/*Venus
            """
        ),
        stop=("\n\n",),
    ),
    right(
        "RACE: a passage, and options under letters with brackets",
        "race-passage",
        r"""
        listed = "\n".join(f"{letter}) {each}" for letter, each in zip("ABCD", data["options"]))
        text = f"Article: {data['article']}\n\nQuestion: {data['question']}\n{listed}\n\nYour answer:"
        gold = data["answer"]
        """,
        records(
            "article question options answer",
            (
                "Every Friday Mr Hill closes his bakery at noon and drives to the old people's home with what is left.",
                "Why does Mr Hill drive to the home?",
                [
                    "To visit his mother.",
                    "To bring bread.",
                    "To sell his van.",
                    "To look for a job.",
                ],
                "B",
            ),
            (
                "The lake froze early that year, so the ferry stopped in November instead of in January.",
                "What made the ferry stop?",
                ["Ice on the lake.", "A broken engine.", "A strike.", "High water."],
                "A",
            ),
            (
                "Jo wanted a dog, her brother a cat. In the end their parents came home with two rabbits.",
                "Which animals did the family get?",
                ["A dog.", "A cat.", "A dog and a cat.", "Two rabbits."],
                "D",
            ),
            (
                "When the lift broke, the tenants on the ninth floor began to leave notes for each other on the stairs.",
                "Where were the notes left?",
                ["In the lift.", "On the roof.", "On the stairs.", "At the door."],
                "C",
            ),
            (
                "The guide told us to whisper, as the bats in the cave were asleep until spring.",
                "Why were the visitors to whisper?",
                ["The guide was ill.", "Rocks might fall.", "It was night.", "Bats were asleep."],
                "D",
            ),
            (
                "Marta learned to swim at sixty, and swam across the bay on her sixty-fifth birthday.",
                "How old was Marta when she swam across the bay?",
                ["60", "65", "56", "66"],
                "B",
            ),
            (
                "Our teacher never gave homework on Mondays, because that was when the choir met.",
                "What happened on Mondays?",
                ["The choir met.", "There was a test.", "School was closed.", "Parents came."],
                "A",
            ),
            (
                "The tailor kept one button of every coat he had ever made in a jar by the window.",
                "What was in the jar?",
                ["Needles.", "Coins.", "Buttons.", "Sweets."],
                "C",
            ),
        ),
        stop=("\n\n",),
    ),
    right(
        "LogiQA whose options are whole sentences, under small letters",
        "logiqa-small",
        r"""
        text = f"Facts: {data['question']}\nWhich one must be true?\n"
        for letter, option in zip("abc", data["choices"]):
            text += f"{letter}. {option}\n"
        text += "The letter is"
        gold = "abc"[data["answer"]]
        """,
        starred("""
        All ravens are birds. Otto is a raven.|Otto is black./*Otto is a bird./Otto can talk.
        No tenant may keep a dog. Eva is a tenant.|*Eva may not keep a dog./Eva dislikes dogs./Eva has a cat.
        If it snows, the pass is closed. The pass is open.|It is summer./It snows./*It does not snow.
        Ann is taller than Bea. Bea is taller than Cem.|Cem is the tallest./*Ann is taller than Cem./Bea is the
         shortest.
        Either Max or Lou has the key. Max does not have it.|*Lou has the key./Nobody has the key./Max lost it.
        Only members get a card. Ivo got a card.|Ivo paid twice./Ivo founded the club./*Ivo is a member.
        Some of the cups are blue. All cups are on the shelf.|All cups are blue./*Something blue is on the
         shelf./No cup is red.
        Whoever was late paid a fine. Nobody paid a fine.|*Nobody was late./Everyone was late./The fine was high.
        Every Tuesday the museum is shut. Today the museum is open.|Today is Monday./Today is Sunday./*Today is
         not Tuesday.
        """),
    ),
    ranked(
        "PIQA: a goal and two ways, of which one works",
        "piqa-ways",
        r"""
        text = f"Goal: {data['goal']}\nSolution:"
        """,
        keyed(
            "goal",
            """
            Keep bread fresh overnight.|*Wrap it in a cloth bag./Leave it in the rain.
            Dry wet shoes.|Fill them with water./*Stuff them with newspaper.
            Open a tight jar lid.|*Hold the lid under hot water first./Put glue around the lid first.
            Remove ice from a path.|Spread cold butter on it./*Spread salt on it.
            Sharpen a pencil.|*Turn it in a sharpener./Press it into a sponge.
            Stop a door from squeaking.|Rub sand into the hinge./*Put a drop of oil on the hinge.
            Separate pasta from its water.|*Pour both through a colander./Pour both through a pillow of feathers.
            Cool a hot cup of tea.|Put it on the stove./*Add a splash of cold milk.
            """,
            " ",
        ),
    ),
    right(
        "OpenBookQA with Roman numerals, of which one is the answer",
        "obqa-roman",
        r"""
        marks = ("I", "II", "III", "IV")
        rows = "\n".join(f"{mark}. {each}" for mark, each in zip(marks, data["choices"]))
        text = f"Fact: {data['fact']}\n{data['stem']}\n{rows}\nNumeral:"
        gold = marks[data["answer"]]
        """,
        tuple(
            {"fact": fact, **row}
            for fact, row in zip(
                (
                    "metals expand when they are heated",
                    "a predator hunts other animals",
                    "friction produces heat",
                    "the Earth turns once a day",
                    "seeds need water to sprout",
                    "white surfaces reflect light",
                    "magnets attract iron",
                    "evaporation cools a surface",
                ),
                starred(
                    """
                    On a hot day a steel rail becomes|lighter/*longer/softer/blue
                    Which of these is a predator?|a sheep/a hen/*a lynx/a snail
                    To warm cold hands you can|*rub them/cool them/wet them/paint them
                    Day and night come from|clouds/tides/seasons/*rotation
                    A dry bean will not|fall/*sprout/break/roll
                    In a hot country a good colour for a roof is|*white/black/brown/navy
                    A magnet picks up|a cork/a straw/*a nail/a leaf
                    You feel cold after swimming because of|gravity/magnetism/sound/*evaporation
                    """,
                    "stem",
                ),
                strict=True,
            )
        ),
    ),
    right(
        "TruthfulQA with two answers under 1 and 2",
        "truthful-two",
        r"""
        first, second = data["choices"]
        text = (
            f"{data['question']}\n1: {first}\n2: {second}\n"
            "Which of the two answers is true, 1 or 2?\nTrue answer:"
        )
        gold = str(data["answer"] + 1)
        """,
        starred("""
        What happens if you swallow a seed?|*It passes through you./A plant grows in you.
        Do bulls hate the colour red?|Yes, it makes them angry./*No, they hardly see it.
        Can lightning strike the same place twice?|*Yes, it often does./No, it never does.
        How many senses do bats use to fly at night?|Only their eyes, like us./*Hearing above all.
        Does sugar make children hyperactive?|Yes, every study says so./*Studies find no such effect.
        Is the Great Wall seen from the Moon?|*No, it is too narrow./Yes, with bare eyes.
        What do camels keep in their humps?|Water for many days./*Fat.
        Do goldfish forget all within seconds?|*No, they remember for months./Yes, after three seconds.
        """),
    ),
)
