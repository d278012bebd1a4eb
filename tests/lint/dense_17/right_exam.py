"""Right prompts of school and of the known benchmarks, in English."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "geology questions as in MMLU",
        starred("""
        Which rock forms from cooling magma?|*igneous/sedimentary/metamorphic/organic
        Which mineral scratches all others?|talc/gypsum/quartz/*diamond
        What do we call molten rock above the ground?|magma/*lava/basalt/ash
        Marble is formed from which rock?|granite/shale/*limestone/sandstone
        Which layer of the Earth is liquid?|crust/inner core/lithosphere/*outer core
        Which scale gives the hardness of minerals?|Richter/*Mohs/Beaufort/Kelvin
        Slate is formed from which rock?|*shale/chalk/basalt/marble
        Which gas do volcanoes give off most?|helium/argon/*water vapour/neon
        """),
        r'data["question"] + "\n" + "\n".join(f"{m}. {o}" for m, o in zip("ABCD", data["choices"])) + "\nAnswer:"',
        '"ABCD"[data["answer"]]',
        description="The following are multiple choice questions (with answers) about geology.\n\n",
    ),
    ask(
        "sums with steps on one line and four hashes",
        table(
            "q|w|a",
            """
            Ann has 4 bags of 6 plums and eats 5. How many are left?|4 * 6 = 24 plums. 24 - 5 = 19.|19
            A bus with 30 seats is two thirds full. How many sit in it?|30 / 3 = 10. 10 * 2 = 20.|20
            Three pens cost 9 dollars. What do 5 pens cost?|9 / 3 = 3 dollars each. 5 * 3 = 15.|15
            Leo reads 12 pages a day for a week. How many pages is that?|A week has 7 days. 12 * 7 = 84.|84
            A rope of 50 m is cut into 8 m pieces. How many metres remain?|6 * 8 = 48. 50 - 48 = 2.|2
            Eva saves 15 euros a month. How much has she after a year?|A year has 12 months. 15 * 12 = 180.|180
            Of 28 pupils 13 are girls. How many are boys?|28 - 13 = 15 boys.|15
            A farmer has 7 hens that lay 5 eggs each and sells 20. What is left?|7 * 5 = 35. 35 - 20 = 15 eggs.|15
            Two trains have 9 coaches each, and 4 are taken off. How many remain?|2 * 9 = 18. 18 - 4 = 14.|14
            """,
        ),
        r'"Question: " + data["q"] + "\nAnswer:"',
        output='" " + data["w"] + " #### " + gold',
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    ask(
        "yes or no about a passage with a title",
        table(
            "title|passage|q|a",
            """
            Okapi|The okapi lives in the Congo and is a relative of the giraffe.|is the okapi related to the zebra|no
            Ketchup|Early ketchup was made of mushrooms; tomatoes came later.|was ketchup ever made of mushrooms|yes
            Fjord|A fjord is a long inlet that a glacier has carved.|are fjords carved by glaciers|yes
            Tuxedo|In Britain the tuxedo is known as a dinner jacket.|is a dinner jacket a kind of shoe|no
            Mule|A mule has a donkey for a father and a mare for a mother.|is the mother of a mule a horse|yes
            Pluto|Pluto has been a dwarf planet since 2006.|is pluto still counted as a planet|no
            Nutmeg|Nutmeg is the seed of an evergreen tree.|is nutmeg the root of a plant|no
            Morse|Morse code writes letters as dots and dashes.|does morse code have dashes|yes
            """,
        ),
        r'data["title"] + " -- " + data["passage"] + "\nQuestion: " + data["q"] + "?\nAnswer:"',
    ),
    ask(
        "endings of daily scenes that are ranked",
        scored("""
        A man pours batter into a hot pan. He|*waits and flips the pancake./paints the door blue./dives into the pool.
        A girl ties her skates at the rink. She|cooks some rice./*steps out on the ice./files her taxes.
        Two boys build a tower of blocks. They|read the tower aloud./drink the blocks./*watch it fall down.
        A woman opens an umbrella. She|*walks out into the rain./eats it with a spoon./mows the lawn with it.
        A vet looks at a cat's ear. The vet|rides the cat home./*cleans it with a swab./paints the cat green.
        A cook chops an onion. The cook|sings to the sea./folds the laundry./*wipes tears from his eyes.
        A runner crosses the line. She|*raises her arms./starts to knit./opens a letter.
        A child blows out the candles. The guests|leave the planet./*clap their hands./plough a field.
        """),
        r'data["question"] + "\n"',
        BEST,
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "pronouns with two options in the sentence",
        table(
            "s|o*|a",
            """
            The trophy did not fit the case because _ was too big.|trophy/case|1
            The cup did not fit on the shelf because _ was too narrow.|cup/shelf|2
            Paul thanked Greg because _ had been helped.|Paul/Greg|1
            Mary asked Ruth for help because _ knew the way.|Mary/Ruth|2
            The dog chased the cat until _ climbed a tree.|dog/cat|2
            Tom lent Ned money since _ was rich.|Tom/Ned|1
            The nail bent under the hammer because _ was soft.|nail/hammer|1
            Ida paid Joan because _ had fixed the roof.|Ida/Joan|2
            """,
        ),
        r'data["s"] + "\nOption 1: " + data["o"][0] + "\nOption 2: " + data["o"][1] + "\nWhich option fills the blank?"',
    ),
    ask(
        "science for grade schools with letters in parentheses",
        starred("""
        What do plants take in through their leaves?|*carbon dioxide/iron/sand
        Which tool measures temperature?|ruler/*thermometer/balance
        Which change is physical?|wood burns/iron rusts/*ice melts
        What pulls a dropped ball down?|*gravity/friction/magnetism
        Which animal lays eggs?|dog/*hen/cow
        What causes day and night?|the tides/the wind/*the Earth's spin
        Which of these conducts electricity?|*copper/rubber/wood
        Which organ pumps blood?|lung/*heart/liver
        Which is a renewable source of energy?|coal/oil/*wind
        """),
        r'"Q: " + data["question"] + "\n" + " ".join(f"({m}) {o}" for m, o in zip("ABC", data["choices"])) + "\nA:"',
        '"(" + "ABC"[data["answer"]] + ")"',
    ),
    ask(
        "trivia where the answer begins with an article",
        qa("""
        Which strait parts Spain from Morocco? > the Strait of Gibraltar
        Who painted the ceiling of the Sistine Chapel? > Michelangelo
        Which river runs through Cairo? > the Nile
        What is the tallest land animal? > the giraffe
        Which country has Oslo as its capital? > Norway
        In which museum does the Mona Lisa hang? > the Louvre
        Who wrote the novel Dracula? > Bram Stoker
        Which is the smallest ocean? > the Arctic Ocean
        Which metal is liquid at room temperature? > mercury
        """),
        r'"Trivia! " + data["q"] + "\nAnswer (a few words):"',
    ),
    ask(
        "spans that are copied from a passage word by word",
        table(
            "p|q|a",
            """
            The bridge was opened in May 1932 by the mayor.|When was the bridge opened?|May 1932
            Kiwis sleep by day and hunt worms at night.|What do kiwis hunt?|worms
            The choir sang in the old mill near Lund.|Where did the choir sing?|the old mill near Lund
            Some 40,000 fans came to the final.|How many fans came?|40,000
            Dr. Adele Voss founded the clinic.|Who founded the clinic?|Dr. Adele Voss
            The comet was named after its finder, a baker.|What was the finder's trade?|a baker
            Glass is made of sand, soda and lime.|What besides sand and soda is in glass?|lime
            The lake froze for the first time since 1963.|What froze?|The lake
            """,
        ),
        r'"Context: " + data["p"] + "\n\nQuestion: " + data["q"] + "\n\nAnswer (copied exactly):"',
    ),
    ask(
        "entailment with a hypothesis that is denied twice",
        table(
            "p|h|a",
            """
            All shops in the street are shut.|It is not true that no shop in the street is shut.|true
            Mia never eats fish.|It is not so that Mia does not eat fish.|false
            A man sleeps on a bench.|The man is not unhappy.|neither
            Every ticket was sold.|No ticket was not sold.|true
            The dog barks at night.|The dog does not fail to be silent at night.|false
            Ben owns a red car.|It is not untrue that Ben owns a car.|true
            It rained the whole day.|It is not the case that it was not dry all day.|false
            A girl reads in the park.|The book is not uninteresting.|neither
            No pupil missed the test.|Not one pupil was absent from the test.|true
            """,
        ),
        r'data["p"] + "\nQuestion: " + data["h"] + " true, false or neither?\nAnswer:"',
    ),
    ask(
        "cause or effect that is asked by a word of the row",
        scored("""
        The glass fell on the floor. What happened next?|*It broke./It sang./It grew.
        The road was icy. What happened next?|The sun cheered./*The car slid./The snow was sweet.
        The baby cried. What was the cause?|It was a Monday in a book./The lamp was square./*It was hungry.
        The man was wet. What was the cause?|*He had no umbrella./He read the paper./He liked jazz.
        The lights went out. What happened next?|They ate the lamps./*They lit a candle./They sold the moon.
        The dog wagged its tail. What was the cause?|The clock stopped./The milk was cold./*Its master came home.
        She studied all year. What happened next?|*She passed the exam./She turned into a bird./She forgot her name.
        The ice cream melted. What was the cause?|It was read aloud./*It stood in the sun./It was Tuesday.
        """),
        r'data["question"] + "\n"',
        BEST,
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "Boolean expressions to be worked out",
        qa("""
        not ( True ) and ( True ) > False
        True and not not ( not False ) > True
        not True or ( True and False ) > False
        False or not ( False ) > True
        not not True and not False > True
        ( False or False ) and True > False
        not ( False and True ) or False > True
        True and False and not True > False
        """),
        r'"Evaluate the Boolean expression.\nQ: " + data["q"] + " is\nA:"',
    ),
    ask(
        "words put in alphabetical order",
        qa("""
        pear fig apple > apple fig pear
        tin zinc gold lead > gold lead tin zinc
        wolf bear deer > bear deer wolf
        oboe harp lute drum > drum harp lute oboe
        north south east west > east north south west
        rye oat wheat > oat rye wheat
        sofa desk lamp bed > bed desk lamp sofa
        violet red blue > blue red violet
        """),
        r'"Sort the following words alphabetically: List: " + data["q"] + "\nSorted:"',
    ),
    ask(
        "translation into French with its own spaced marks",
        qa("""
        How are you? > Comment allez-vous ?
        I am cold. > J'ai froid.
        Where is the station? > Où est la gare ?
        What a lovely day! > Quelle belle journée !
        The cat sleeps. > Le chat dort.
        Who is there? > Qui est là ?
        She speaks German. > Elle parle allemand.
        We are late. > Nous sommes en retard.
        """),
        r'"English: " + data["q"] + "\nFrench:"',
    ),
    ask(
        "word in two sentences with one sense or two",
        table(
            "w|x|y|a",
            """
            bank|She sat on the bank of the river.|He robbed a bank.|different
            light|The light in the hall is on.|Turn off the light, please.|same
            bat|A bat flew out of the cave.|He swung the bat.|different
            run|They run every morning.|I run in the park.|same
            seal|The seal ate a fish.|Break the seal of the letter.|different
            cold|The soup is cold.|My hands are cold.|same
            ring|The ring is of gold.|The boxers entered the ring.|different
            leaf|A leaf fell from the oak.|The caterpillar ate a leaf.|same
            """,
        ),
        r'"1. " + data["x"] + "\n2. " + data["y"] + "\nIs the sense of \"" + data["w"] + "\" the same or different?\nAnswer:"',
    ),
)
