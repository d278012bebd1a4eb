"""Right prompts that teachers write for a class, in English."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import qa, right, starred, table

RIGHT = (
    asked(
        "a worksheet of true and false statements",
        "y4-true-false",
        """
        Read the statement and decide whether it is true or false. Reply with only True or False.

        Statement: {statement}
        Answer:
        """,
        table(
            "statement|label",
            """
            A spider has eight legs.|True
            The Sun goes around the Earth.|False
            Ice floats on water.|True
            A penguin is a mammal.|False
            Sound can travel through water.|True
            Plants need light to make their food.|True
            The Moon gives out light of its own.|False
            Copper is a metal.|True
            Bats lay eggs.|False
            An octopus has a backbone.|False
            """,
        ),
    ),
    asked(
        "the word class of one word of a sentence",
        "word-class",
        """
        Which part of speech is the word in the sentence? Choose from: noun, verb, adjective, adverb.

        Sentence: {sentence}
        Word: {word}
        Part of speech:
        """,
        table(
            "sentence|word|label",
            """
            The old bridge creaks in the wind.|bridge|noun
            She quickly tied her laces.|quickly|adverb
            A hungry fox crossed the yard.|hungry|adjective
            We built a den behind the shed.|built|verb
            His answer was wrong.|answer|noun
            The choir sang beautifully.|beautifully|adverb
            They wandered along the beach.|wandered|verb
            It was a bitter winter.|bitter|adjective
            The kite flew over the trees.|flew|verb
            Please speak softly in here.|softly|adverb
            """,
        ),
    ),
    asked(
        "plurals for a spelling lesson",
        "plurals",
        """
        Write the plural of the noun.

        Noun: {q}
        Plural:
        """,
        qa(
            """
            knife > knives
            baby > babies
            box > boxes
            tooth > teeth
            potato > potatoes
            child > children
            monkey > monkeys
            mouse > mice
            church > churches
            leaf > leaves
            """
        ),
        gold='data["a"]',
        fewshot=4,
    ),
    asked(
        "verbs to be put into the past",
        "past-simple",
        """
        Fill in the gap with the past simple of the verb in brackets. Write only the missing word.

        {q}
        Missing word:
        """,
        qa(
            """
            Yesterday we ____ (go) to the zoo. > went
            Mum ____ (bake) a lemon cake on Sunday. > baked
            He ____ (break) his arm last winter. > broke
            The dog ____ (run) into the road. > ran
            They ____ (study) all evening. > studied
            I ____ (write) a letter to my aunt. > wrote
            The baby ____ (sleep) until noon. > slept
            She ____ (stop) at the red light. > stopped
            We ____ (buy) two new goldfish. > bought
            The teacher ____ (speak) very slowly. > spoke
            """
        ),
        gold='data["a"]',
    ),
    right(
        "a short passage with three answers to choose from",
        "reading-abc",
        """
        lines = ["Read the passage, then choose the best answer.", "", data["passage"], ""]
        lines.append(data["question"])
        for letter, choice in zip("abc", data["choices"]):
            lines.append(f"{letter}) {choice}")
        lines.append("Answer:")
        text = "\\n".join(lines)
        gold = "abc"[data["answer"]]
        """,
        starred(
            """
            Nina missed the bus, so she walked to school in the rain.|How was Nina when she arrived?|*wet/asleep/hungry
            Tom put on his gloves and took his sledge up the hill.|Where is Tom?|at the beach/*in the snow/at a museum
            The shop was dark and a sign hung on the door.|What is the shop?|open/crowded/*closed
            Grandpa rubbed his eyes, yawned and went up to bed.|How does Grandpa feel?|*tired/excited/angry
            The crowd cheered as Mia crossed the line first.|What did Mia do?|lost the race/*won the race/left early
            Ben blew out nine candles, and everybody clapped.|What is the occasion?|a wedding/a school play/*a birthday
            The kitchen smelled of cinnamon, and the oven was warm.|What has somebody been
                doing?|*baking/painting/ironing
            The leaves were red and gold, and the swallows had gone.|Which season is it?|spring/*autumn/summer
            Sara whispered because the baby was in the next room.|What is the baby doing?|crying/playing/*sleeping
            Dad looked under the bonnet and shook his head.|What is broken?|the bicycle/*the car/the washing machine
            """,
            "passage|question",
        ),
    ),
    asked(
        "one misspelt word in each sentence",
        "spot-the-spelling",
        """
        One word in the sentence is spelled incorrectly. Write the correct spelling of that word and nothing else.

        Sentence: {q}
        Correct spelling:
        """,
        qa(
            """
            My freind lives next door. > friend
            We will meet on Wensday. > Wednesday
            The library is a quite different bilding. > building
            I beleive you are right. > believe
            She recieved a parcel this morning. > received
            It was a beautifull day at the lake. > beautiful
            Do not forget your umbrela. > umbrella
            The cheif cook made soup. > chief
            There was a stange noise in the attic. > strange
            They will go home tommorow. > tomorrow
            """
        ),
        gold='data["a"]',
    ),
    right(
        "the odd one out of four words",
        "odd-one-out",
        """
        words = ", ".join(data["words"])
        text = f"Three of these words belong together. Which one is the odd one out?\\nWords: {words}\\nOdd one out:"
        gold = data["odd"]
        """,
        table(
            "words*|odd",
            """
            apple/banana/carrot/pear|carrot
            violin/hammer/flute/drum|hammer
            salmon/trout/cod/robin|robin
            lorry/oak/birch/willow|lorry
            red/seven/green/blue|seven
            shirt/sock/coat/plate|plate
            Monday/Friday/April/Sunday|April
            spoon/desk/fork/knife|desk
            cow/horse/goat/wasp|wasp
            rain/chalk/snow/hail|chalk
            """,
        ),
        fewshot=4,
    ),
    asked(
        "analogies to complete",
        "analogies",
        "{q}",
        qa(
            """
            hot is to cold as up is to > down
            puppy is to dog as kitten is to > cat
            hand is to glove as foot is to > sock
            bird is to nest as bee is to > hive
            pen is to write as knife is to > cut
            day is to night as summer is to > winter
            Paris is to France as Rome is to > Italy
            eye is to see as ear is to > hear
            king is to queen as uncle is to > aunt
            teacher is to school as doctor is to > hospital
            """
        ),
        gold='data["a"]',
        description="Complete each analogy with one word.",
        fewshot=3,
    ),
    asked(
        "a synonym by its number",
        "synonym-number",
        """
        Which word is closest in meaning to "{question}"? Answer with the number.
        1. {choices[0]}
        2. {choices[1]}
        3. {choices[2]}
        4. {choices[3]}
        Number:
        """,
        starred(
            """
            begin|finish/*start/carry/forget
            tiny|huge/loud/*small/bright
            rapid|*quick/heavy/sour/calm
            furious|hungry/sleepy/proud/*angry
            ancient|modern/*old/clean/rough
            brave|*bold/weak/rude/thin
            purchase|sell/lend/*buy/throw
            silent|noisy/*quiet/wet/sharp
            wealthy|poor/kind/funny/*rich
            difficult|*hard/sweet/simple/short
            assist|hinder/*help/notice/wander
            """
        ),
        gold='str(data["answer"] + 1)',
    ),
    asked(
        "sentences without capitals and marks",
        "capitals-and-stops",
        """
        Rewrite the sentence with the correct capital letters and punctuation.

        Sentence: {q}
        Corrected:
        """,
        qa(
            """
            my sister lives in leeds > My sister lives in Leeds.
            where is the post office > Where is the post office?
            we are going to spain in july > We are going to Spain in July.
            can you see the moon > Can you see the moon?
            on monday i play football > On Monday I play football.
            the river thames flows through london > The river Thames flows through London.
            why is the sky blue > Why is the sky blue?
            anna and paul like chess > Anna and Paul like chess.
            is your birthday in may > Is your birthday in May?
            the train to york is late > The train to York is late.
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "homophones to choose between",
        "homophones",
        """
        Choose the word that correctly completes the sentence.

        Sentence: {sentence}
        Options: {first} or {second}
        Word:
        """,
        table(
            "sentence|first|second|label",
            """
            They forgot ___ coats.|there|their|their
            The dog wagged its ___.|tail|tale|tail
            I can ___ the sea from here.|sea|see|see
            My gran sent me a card by ___.|male|mail|mail
            The wind ___ all night.|blew|blue|blew
            She wants to ___ a letter.|right|write|write
            Put the parcel over ___.|there|their|there
            A ___ grazed by the stream.|deer|dear|deer
            He had to ___ for the bus.|weight|wait|wait
            Bread is made from ___.|flour|flower|flour
            """,
        ),
    ),
)
