"""Right prompts of teachers: marking, tests and problems."""

from __future__ import annotations

from tests.lint.dense_23.making import ask
from tests.lint.making import starred, table

RIGHT = (
    ask(
        "short answers marked against a key with a rubric of three levels",
        "short-answer-marks",
        """
        Mark the student's answer against the key.

        Rubric:
        - correct: the answer has all points of the key
        - partially correct: the answer has at least one point of the key, but not all
        - incorrect: the answer has no point of the key

        Question: {question}
        Key: {key}
        Student: {response}
        Mark:
        """,
        table(
            "question|key|response|mark",
            """
            What do plants need to make sugar?|light, water, carbon dioxide|They need light, water and carbon
                dioxide.|correct
            Name two states of matter besides gas.|solid, liquid|solid|partially correct
            Which two bones form the lower leg?|tibia, fibula|the femur and the patella|incorrect
            Name the primary colours of paint.|red, yellow, blue|Yellow, blue and red.|correct
            Who wrote Faust, and when did he die?|Goethe, 1832|Goethe, in 1805|partially correct
            What are the products of burning methane?|water, carbon dioxide|oxygen and soot|incorrect
            Which two seas does the Suez Canal join?|Mediterranean Sea, Red Sea|The Mediterranean and the Red
                Sea.|correct
            Name the layers of the Earth.|crust, mantle, core|mantle and core|partially correct
            Name two planets without moons.|Mercury, Venus|Saturn and Mars|incorrect
            """,
        ),
        "mark",
        fewshot=2,
    ),
    ask(
        "a word problem with steps and the result in tags",
        "tagged-problem",
        """
        Solve the problem. Show your working, then put the final number in <answer> tags.

        Problem: {problem}
        Solution:
        """,
        table(
            "problem|working|number",
            """
            A box holds 24 eggs. How many eggs are in 3 boxes?|3 boxes hold 3 * 24 = 72 eggs.|72
            Sara has 50 stickers and gives 18 away. How many has she left?|She has 50 - 18 = 32 stickers left.|32
            Six children share 42 cherries. How many does each get?|Each gets 42 / 6 = 7 cherries.|7
            A train with 130 people stops; 45 get off and 20 get on. How many are on it now?|130 - 45 = 85, and 85
                + 20 = 105.|105
            Leo reads 15 pages a day. How many days does he need for 90 pages?|He needs 90 / 15 = 6 days.|6
            A garden is 12 m long and 5 m wide. How many metres of fence does it need?|The sides are 2 * 12 = 24
                and 2 * 5 = 10. 24 + 10 = 34.|34
            Mila bakes 4 trays of 9 buns and eats 2. How many are left?|4 * 9 = 36, and 36 - 2 = 34.|34
            Tickets cost 8 euros. How much do 7 tickets cost?|7 tickets cost 7 * 8 = 56 euros.|56
            Of 60 pupils half walk to school and 12 cycle. How many come otherwise?|60 / 2 = 30 walk. 60 - 30 - 12
                = 18.|18
            """,
        ),
        "number",
        output="f\" {data['working']} <answer>{gold}</answer>\"",
        postprocess="gsm8k_post",
        max_tokens=96,
        style="fstring",
    ),
    ask(
        "multiple choice with the letter in tags",
        "tagged-letter",
        """
        You will be given a multiple-choice question. Choose the correct option.
        Respond with the letter in answer tags, like this: <answer>X</answer>

        {question}
        A. {a}
        B. {b}
        C. {c}
        D. {d}

        Response:
        """,
        tuple(
            {
                "question": row["question"],
                **dict(zip("abcd", row["choices"], strict=True)),
                "correct": "ABCD"[row["answer"]],
            }
            for row in starred(
                """
                Which ocean lies between Africa and Australia?|the Arctic Ocean/*the Indian Ocean/the Atlantic
                    Ocean/the Southern Ocean
                What is the capital of Canada?|Toronto/Montreal/*Ottawa/Vancouver
                Which river flows through Vienna?|*the Danube/the Rhine/the Oder/the Seine
                Which country has the shape of a boot?|Greece/Spain/Croatia/*Italy
                Which desert covers much of Botswana?|the Gobi/*the Kalahari/the Atacama/the Negev
                Which is the longest mountain range on land?|the Alps/the Urals/the Rocky Mountains/*the Andes
                Which of these cities lies on an island?|*Havana/Lima/Quito/Bogotá
                Which country borders Portugal?|France/Morocco/*Spain/Andorra
                In which country is Mount Fuji?|China/*Japan/South Korea/Nepal
                Which line runs around the Earth at latitude zero?|the Arctic Circle/the prime meridian/the date
                    line/*the Equator
                """
            )
        ),
        "correct",
        output='f" <answer>{gold}</answer>"',
        postprocess="gaokao_single_choice_post",
        fewshot=0,
    ),
    ask(
        "a learner's sentence corrected with few changes",
        "grammar-fix",
        """
        Learner's sentence: {learner}
        Corrected sentence:
        """,
        table(
            "learner|corrected",
            """
            She go to school by bus.|She goes to school by bus.
            I have seen him yesterday.|I saw him yesterday.
            There are much people in the park.|There are many people in the park.
            He is more taller than me.|He is taller than me.
            We was late again.|We were late again.
            She doesn't likes coffee.|She doesn't like coffee.
            They live in Rome since 2010.|They have lived in Rome since 2010.
            He gave me an good advice.|He gave me good advice.
            The children is playing outside.|The children are playing outside.
            My sister is married with a doctor.|My sister is married to a doctor.
            """,
        ),
        "corrected",
        style="join",
        description=(
            "Correct the grammar of each sentence. Change as few words as possible, "
            "and return only the corrected sentence."
        ),
    ),
    ask(
        "statements on a passage, with three labels of which one is for what is not said",
        "true-false-not-given",
        """
        Do the following statements agree with the information in the passage? Write

        TRUE if the statement agrees with the passage
        FALSE if the statement contradicts the passage
        NOT GIVEN if the passage says nothing about it

        Passage: {passage}
        Statement: {statement}
        Answer:
        """,
        table(
            "passage|statement|verdict",
            """
            The lighthouse was built in 1870 and is still in use.|The lighthouse is no longer used.|FALSE
            Puffins nest in burrows on steep cliffs.|Puffins make their nests in burrows.|TRUE
            The festival lasts three days and is free.|Most visitors come from abroad.|NOT GIVEN
            Cork is stripped from the tree every nine years.|Most cork comes from Portugal.|NOT GIVEN
            The tunnel is 5 km long and has two lanes.|The tunnel has two lanes.|TRUE
            The library opens at ten and closes at six.|The library is open at eight in the morning.|FALSE
            Cocoa came to Europe in the sixteenth century.|Cocoa reached Europe in the 1500s.|TRUE
            The museum has no entrance fee.|Visitors have to buy a ticket.|FALSE
            The bridge was painted green last spring.|The paint was a gift from a local firm.|NOT GIVEN
            """,
        ),
        "verdict",
        style="parts",
        fewshot=0,
    ),
    ask(
        "the meaning of an idiom by the number of an option",
        "idiom-number",
        """
        What does the expression in quotes mean? Type the number of the right answer.

        "{idiom}"
        {options}
        Number:
        """,
        starred(
            """
            to break the ice|to damage a road/*to start a conversation/to cool a drink
            once in a blue moon|*very rarely/at night/with great joy
            to hit the books|to tidy a shelf/to be angry/*to study
            under the weather|outdoors/*slightly ill/in the rain
            to cost an arm and a leg|*to be expensive/to be dangerous/to be painful
            to let the cat out of the bag|to free an animal/to go shopping/*to reveal a secret
            to bite the bullet|to eat fast/*to accept something unpleasant/to be shot
            to be on the fence|*to be undecided/to be a neighbour/to be in danger
            to pull someone's leg|to help someone up/to hurt someone/*to tease someone
            """,
            "idiom",
            "meanings",
            "right",
        ),
        made="""
        options = "\\n".join(f"{n}) {meaning}" for n, meaning in enumerate(data["meanings"], 1))
        """,
        gold='str(data["right"] + 1)',
        fewshot=2,
    ),
)
