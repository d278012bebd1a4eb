"""Right prompts with options: by letter, by number, ranked, and with steps before the letter."""

from __future__ import annotations

from tests.lint.dense_27.making import LETTERED, STEPS, final, long
from tests.lint.making import keyed, starred
from tests.lint.shape import Row

LETTER = 'chr(65 + data["answer"])'


def _with(rows: tuple[Row, ...], key: str, lines: str) -> tuple[Row, ...]:
    """Return rows with one more field, whose values are the lines of a text."""
    values = [line.strip() for line in lines.strip().splitlines()]
    return tuple({**row, key: value} for row, value in zip(rows, values, strict=True))


RIGHT = (
    long(
        "kitchen hygiene questions with steps and a final letter, after an exam's instructions",
        "hygiene-exam",
        """
        # Food hygiene certificate: mock exam

        ## Instructions to the candidate
        You sit a mock exam for kitchen staff. Each question has four options, and one of them is right.

        ## How to answer
        1. Think aloud in one or two sentences.
        2. Rule options out where you can.
        3. Close with a line of the form `Final answer: X`, where X is A, B, C or D.

        ## Standards that the exam is based on
        - Fridges run at 5 degrees Celsius or below.
        - Hot food is held at 63 degrees Celsius or above.
        - Raw meat is stored below food that is ready to eat.
        - Hands are washed for twenty seconds.

        ## Marking
        | what | marks |
        | --- | --- |
        | right letter | 1 |
        | wrong letter, or none | 0 |

        ## Example
        Question: For how long are hands washed?
        A. Two seconds
        B. Five seconds
        C. Twenty seconds
        D. Ten minutes
        Reasoning: The standard says twenty seconds, and ten minutes would be far too long.
        Final answer: C

        ## Question
        Question: {question}
        {options}
        Reasoning:
        """,
        _with(
            starred(
                """
                At which temperature may soup be held hot?|40 degrees/50 degrees/*65 degrees/30 degrees
                Where is raw chicken stored?|*on the lowest shelf/on the top shelf/next to the salad/above the cake
                Which fridge is too warm?|one at 2 degrees/*one at 9 degrees/one at 4 degrees/one at 5 degrees
                What comes first after handling raw meat?|making salad/serving guests/counting cash/*washing hands
                Which food spoils fastest at room temperature?|dry rice/sugar/*cooked chicken/honey
                What does a use-by date tell?|*until when food is safe/where food was packed/how food tastes/who sold it
                How is frozen fish thawed safely?|in the sun/*in the fridge/on the radiator/on the window sill
                What kills most bacteria?|salt on the rim/cold water/fresh air/*thorough cooking
                """
            ),
            "steps",
            """
            Hot food is held at 63 degrees or above, and 65 degrees alone is hot enough.
            Raw meat is stored below all else, so its juice cannot drip on other food.
            Fridges run at 5 degrees or below, and 9 degrees is above that.
            Raw meat leaves germs on the hands, so they are washed before anything else.
            Cooked chicken is moist and rich in protein, while the others keep for long.
            The date says until when the food can be eaten safely.
            In the fridge the fish stays cold while it thaws.
            Heat kills bacteria, while cold water and air do not.
            """,
        ),
        make={"options": 'lettered(data["choices"])'},
        gold=LETTER,
        output=STEPS,
        above=LETTERED,
        style="replace",
        **final(r"Final answer: ([A-D])"),
    ),
    long(
        "seamanship questions by a bare letter, with a persona and a list of pitfalls",
        "seamanship",
        """
        <role>
        You are an examiner for the coastal skipper's licence with thirty years at sea.
        </role>

        <format>
        Each item has a question and three options. Reply with the letter of the right one: A, B or C.
        No bracket, no full stop and no explanation.
        </format>

        <pitfalls>
        1. Port is left and starboard is right, as seen when one looks forward.
        2. A knot is a speed. A nautical mile is a distance.
        3. Wind is named after where it comes from, current after where it goes to.
        4. The longest option is not more likely to be right than the others.
        </pitfalls>

        <practice>
        Question: Which side is port?
        A. left
        B. right
        C. the stern
        Answer: A

        Question: What is measured in knots?
        A. depth
        B. speed
        C. weight
        Answer: B
        </practice>

        Question: {question}
        {options}
        Answer:
        """,
        starred(
            """
            From where does a north wind blow?|from the south/*from the north/from the east
            What colour is the starboard light?|*green/red/white
            What is the front of a boat called?|stern/keel/*bow
            What does an echo sounder measure?|*depth/speed/wind
            How long is a nautical mile?|1,000 metres/1,609 metres/*1,852 metres
            What is the rear of a boat called?|bow/*stern/mast
            Which instrument shows the course?|*compass/barometer/anemometer
            Which sail is set behind the mast of a sloop?|jib/spinnaker/*mainsail
            What falls before a storm?|the tide table/*the barometer/the compass
            """
        ),
        make={"options": 'lettered(data["choices"])'},
        gold=LETTER,
        above=LETTERED,
        style="fstring",
    ),
    long(
        "traffic rules by the number of an option, with the rules of a made-up town in the prompt",
        "town-traffic",
        """
        TRAFFIC CODE OF THE TOWN OF ELMSTOW (for training only)

        Section 1: Speed
          The limit is 30 km an hour in streets and 50 km an hour on the ring road.
        Section 2: Bicycles
          Bicycles may use bus lanes. They may not use footpaths.
        Section 3: Parking
          Parking is free on Sundays and costs 2 euros an hour on all other days.
        Section 4: Trams
          Trams always go first.

        INSTRUCTIONS FOR THE MODEL
        - Read the question and its numbered options.
        - Use the code above, even where real codes differ.
        - Answer with the number of the right option, as a digit.

        SAMPLE
        Question: Who goes first where a car and a tram meet?
        1) the car
        2) the faster one
        3) the tram
        4) the one from the right
        Number: 3

        ITEM
        Question: {question}
        {options}
        Number:
        """,
        starred(
            """
            How fast may one drive on the ring road?|30 km an hour/*50 km an hour/70 km an hour/100 km an hour
            What does an hour of parking cost on Monday?|*2 euros/1 euro/5 euros/nothing
            Where may bicycles ride?|on footpaths/in tunnels/on the rails/*in bus lanes
            On which day is parking free?|Monday/Friday/*Sunday/Saturday
            A tram and a bicycle meet. Who goes first?|the bicycle/*the tram/the older rider/nobody
            What is the limit in Mill Street?|10 km an hour/50 km an hour/60 km an hour/*30 km an hour
            What do three hours of parking cost on Tuesday?|2 euros/4 euros/*6 euros/9 euros
            Which section deals with bicycles?|Section 1/*Section 2/Section 3/Section 4
            Where may bicycles not ride?|*on footpaths/in bus lanes/in streets/on the ring road
            """
        ),
        make={
            "options": '"\\n".join(f"{i}) {each}" for i, each in enumerate(data["choices"], start=1))'
        },
        gold='str(data["answer"] + 1)',
        style="template",
    ),
    long(
        "explanations of proverbs, ranked by likelihood as whole texts after a guide for learners",
        "proverb-sense",
        """
        # Learner's dictionary of proverbs: guide for writers

        **What an entry is.** A proverb, and behind it what people mean by it.

        **What makes a good meaning**
        - It is one clause, without "means that".
        - It says what follows for life, not what the words say.
        - It does not repeat the picture of the proverb.

        **What makes a bad meaning**
        - It takes the picture literally.
        - It says the contrary.
        - It belongs to another proverb.

        **Finished entries**

        Proverb: Don't cry over spilt milk.
        Meaning: It is no use to regret what cannot be changed.

        Proverb: The early bird catches the worm.
        Meaning: Those who start soon have the best chances.

        Proverb: Too many cooks spoil the broth.
        Meaning: A task suffers when too many people join in.

        **Entry to be finished**

        Proverb: {proverb}
        Meaning:
        """,
        keyed(
            "proverb",
            """
            Every cloud has a silver lining.|*There is something good in every misfortune./Those who own silver are
             happier than all others./It will rain before evening.
            A stitch in time saves nine.|Nine people always sew much faster than one person alone./*Mending a small
             fault soon prevents a large one./One should never hurry.
            Actions speak louder than words.|Loud people are rarely heard./Promises are worth much more than gifts or
             money./*What people do matters more than what they say.
            You can't judge a book by its cover.|*Looks do not show what somebody is worth./Books should always be sold
             without any cover./First impressions are right.
            When in Rome, do as the Romans do.|Travel is only for the rich./*Adapt to the customs of the place where you
             are./Old cities have the best food and the kindest hosts.
            Better late than never.|Those who are late are always punished in the end./Clocks are hardly ever
             right./*Doing something with delay beats not doing it.
            Birds of a feather flock together.|*People who are alike seek each other's company./Those who differ from
             each other make the best friends./Birds fly south in autumn.
            Don't put all your eggs in one basket.|Eggs should be bought in small numbers./*Spread your risk over
             several things./Trust one friend with everything you own.
            Practice makes perfect.|Talent cannot be learnt./People who are perfect have no need of friends./*Skill
             comes from doing a thing again and again.
            """,
            lead=" ",
        ),
        gold='max(data["target_scores"], key=data["target_scores"].get)',
        output="gold",
        style="lines",
        method="ppl",
        metric="log_prob",
    ),
    long(
        "the odd one out in four words, answered by the word, with a taxonomy of reasons",
        "odd-word",
        """
        You set puzzles for a weekly paper. In each puzzle three words belong to one group and one word does not.

        ## Kinds of groups
        - species: birds, trees, fish
        - use: tools, vessels, vehicles
        - place: capitals, rivers, mountains
        - matter: metals, gases, gems

        ## Procedure
        1. Find the group into which three of the words fall.
        2. The word that is left is the answer.
        3. Only meaning counts. Length, rhyme and first letters do not.

        ## Form
        The word alone, spelled as in the puzzle.

        ## Solved puzzles
        Puzzle: oak, birch, salmon, elm
        Odd one out: salmon

        Puzzle: Danube, Oslo, Nile, Volga
        Odd one out: Oslo

        ## New puzzle
        Puzzle: {puzzle}
        Odd one out:
        """,
        tuple(
            {"puzzle": puzzle, "answer": answer}
            for puzzle, answer in (
                ("copper, iron, cotton, tin", "cotton"),
                ("lorry, spade, tram, bus", "spade"),
                ("robin, wren, finch, trout", "trout"),
                ("Amazon, Madrid, Lisbon, Rome", "Amazon"),
                ("ruby, opal, topaz, oxygen", "oxygen"),
                ("hammer, cup, chisel, saw", "cup"),
                ("helium, granite, argon, neon", "granite"),
                ("cod, herring, maple, plaice", "maple"),
                ("Paris, Vienna, Berlin, Everest", "Everest"),
                ("jug, lark, mug, bowl", "lark"),
            )
        ),
        style="format",
    ),
)
