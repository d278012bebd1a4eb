"""Right prompts of students and researchers who annotate their data."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank
from tests.lint.making import records, table

RIGHT = (
    ask(
        "stance towards a target, with an edge case",
        "stance",
        """
        Annotate the stance of the post towards the target.

        FAVOR: the author supports the target
        AGAINST: the author opposes the target
        NONE: the author takes no side

        Edge case: a question without any judgement is NONE.

        Target: {target}
        Post: {post}
        Stance:
        """,
        table(
            "target|post|stance",
            """
            car-free city centre|Finally our kids can cross the street safely. More of this!|FAVOR
            school uniforms|Uniforms are a stupid waste of money, scrap them.|AGAINST
            nuclear power|When was the first reactor built?|NONE
            higher fuel tax|This tax punishes people in villages. Shame!|AGAINST
            later school start|Our teens need sleep, I fully back starting at nine.|FAVOR
            wind farms at sea|Does anybody know how tall they are?|NONE
            ban on fireworks|Yes please, ban them. My dog trembles for days.|FAVOR
            tourist tax|No way should visitors pay for breathing our air!|AGAINST
            four-day week|The vote on it is on Thursday.|NONE
            """,
        ),
        "stance",
        fewshot=0,
    ),
    ask(
        "pairs of questions, same meaning or not",
        "question-pairs",
        """
        Do these two questions ask the same thing? Reply with Yes or No only.

        Q1: {q1}
        Q2: {q2}
        Reply:
        """,
        table(
            "q1|q2|same",
            """
            How can I learn to juggle?|What is a good way to learn juggling?|Yes
            Why is the sky blue?|Why is the sea salty?|No
            Which is the largest lake on Earth?|What is the name of the world's biggest lake?|Yes
            How do I boil rice?|How do I store rice?|No
            What does a notary earn?|How much money do notaries make?|Yes
            When does the museum open?|Who designed the museum?|No
            How long do tortoises live?|What is the lifespan of a tortoise?|Yes
            Can cats eat cheese?|Can cats see in the dark?|No
            Is it hard to move to Canada?|How difficult is moving to Canada?|Yes
            Where are truffles found?|What do truffles cost?|No
            """,
        ),
        "same",
        style="fstring",
        shots=table(
            "q1|q2|same",
            """
            Where can I buy stamps?|Which shops sell stamps?|Yes
            How tall is a giraffe?|What do giraffes eat?|No
            Why do leaves turn red?|What makes leaves go red?|Yes
            Is glass a liquid?|Can glass be recycled?|No
            """,
        ),
    ),
    ask(
        "the similarity of two sentences from 0 to 3 with descriptions",
        "similarity-scale",
        """
        Rate the similarity of meaning of two sentences as an integer from 0 to 3:
        0 - unrelated
        1 - same topic, but different statements
        2 - nearly the same, a detail differs
        3 - same meaning

        Sentence A: {a}
        Sentence B: {b}
        Similarity:
        """,
        table(
            "a|b|score#",
            """
            A man is slicing bread.|A man cuts bread into slices.|3
            A girl is riding a horse.|The stock market fell today.|0
            Two dogs are running in a field.|Three dogs are running in a field.|2
            A woman plays the flute.|A flute lies in a shop window.|1
            The child is asleep.|The kid is sleeping.|3
            He bought a red car.|He bought a blue car.|2
            Bees make honey.|The parliament meets on Monday.|0
            A boy kicks a football.|The football match was cancelled.|1
            The plane landed safely.|The aircraft had a safe landing.|3
            The lake is frozen.|He forgot his umbrella.|0
            She left at five.|She left at six.|2
            """,
        ),
        gold='str(data["score"])',
        fewshot=3,
        style="parts",
    ),
    rank(
        "whom a pronoun stands for, ranked",
        "pronoun-reference",
        """
        In the sentence below, who does the pronoun "{pronoun}" refer to?

        {sentence}

        The pronoun "{pronoun}" refers to
        """,
        tuple(
            {
                "sentence": sentence,
                "pronoun": pronoun,
                "target_scores": {f" {name}": int(name == gold) for name in names.split(" or ")},
            }
            for sentence, pronoun, names, gold in (
                (
                    "Anna thanked Julia because she had helped her move.",
                    "she",
                    "Anna or Julia",
                    "Julia",
                ),
                ("Paul lent Eric money since he was broke.", "he", "Paul or Eric", "Eric"),
                (
                    "Mary called Susan to say that she would be late.",
                    "she",
                    "Mary or Susan",
                    "Mary",
                ),
                ("Tim lost to Rob although he had trained more.", "he", "Rob or Tim", "Tim"),
                ("Ella envied Nina because she had won the race.", "she", "Nina or Ella", "Nina"),
                (
                    "Karl asked Ben for help, as he could not lift the box alone.",
                    "he",
                    "Ben or Karl",
                    "Karl",
                ),
                (
                    "Lucy comforted Emma after she had failed the exam.",
                    "she",
                    "Lucy or Emma",
                    "Emma",
                ),
                ("Mark promised Leo that he would repay him.", "he", "Mark or Leo", "Mark"),
                ("Ida hired Rosa because she needed a lawyer.", "she", "Ida or Rosa", "Ida"),
                ("Omar praised Ali for what he had built.", "he", "Omar or Ali", "Ali"),
            )
        ),
        fewshot=2,
    ),
    ask(
        "named entities by type, with None for a type without any",
        "entities-typed",
        """
        Text: {text}
        Entities:
        """,
        table(
            "text|persons|places",
            """
            Greta Holm flew from Malmö to Tallinn.|Greta Holm|Malmö, Tallinn
            The committee met in Strasbourg.|None|Strasbourg
            Hugo Blum and Ada Stern wrote the report.|Hugo Blum, Ada Stern|None
            Luis Vega teaches in Quito.|Luis Vega|Quito
            Snow closed the roads around Innsbruck and Bolzano.|None|Innsbruck, Bolzano
            Yuki Mori thanked Ben Shaw.|Yuki Mori, Ben Shaw|None
            In Accra, Kofi Badu opened a school.|Kofi Badu|Accra
            Ships from Genoa anchor in Valletta.|None|Genoa, Valletta
            Elif Kaya has painted since childhood.|Elif Kaya|None
            """,
        ),
        gold="f\"Persons: {data['persons']}; Places: {data['places']}\"",
        description=(
            "Find all persons and places in the text. "
            'Answer in the format "Persons: X, Y; Places: Z" and write None where there is none of a type.'
        ),
        style="join",
    ),
    ask(
        "a relation as a triple between bars",
        "relation-triple",
        """
        Extract the relation in the sentence as a triple: subject | relation | object
        Allowed relations: born_in, works_for, founded

        Sentence: Lise Meitner was born in Vienna.
        Triple: Lise Meitner | born_in | Vienna

        Sentence: {sentence}
        Triple:
        """,
        records(
            "sentence subject relation object",
            ("Ole Kirk founded the firm Brickhouse.", "Ole Kirk", "founded", "Brickhouse"),
            ("Maya Cole works for Northbank.", "Maya Cole", "works_for", "Northbank"),
            ("Igor Lang was born in Riga.", "Igor Lang", "born_in", "Riga"),
            (
                "Since May, Tess Orr has been employed at Fogware.",
                "Tess Orr",
                "works_for",
                "Fogware",
            ),
            ("Paolo Riva set up the school Aperta.", "Paolo Riva", "founded", "Aperta"),
            ("The birthplace of Nora Lie is Bergen.", "Nora Lie", "born_in", "Bergen"),
            ("Hans Vogt is an engineer at Turbinex.", "Hans Vogt", "works_for", "Turbinex"),
            ("Sara Bloom came into the world in Utrecht.", "Sara Bloom", "born_in", "Utrecht"),
            ("Ivo Petek started the brewery Hopline.", "Ivo Petek", "founded", "Hopline"),
        ),
        gold="f\"{data['subject']} | {data['relation']} | {data['object']}\"",
        fewshot=0,
    ),
    ask(
        "which of two events came first, with the reason before the answer",
        "event-order",
        """
        {story}
        Which happened first: (A) {a} or (B) {b}?
        Think it through briefly, then close with "So the answer is A." or "So the answer is B."
        Reasoning:
        """,
        table(
            "story|a|b|thought|first",
            """
            Before she ate, Mia washed her hands.|eating|washing hands|The story says that washing came before
                eating.|B
            Jon locked up after the last guest had left.|the guest left|Jon locked up|The locking came after the
                leaving.|A
            The lights went out, and then the band began to play.|the band played|the lights went out|The word
                "then" puts the playing last.|B
            Having read the letter, Eva burned it.|reading the letter|burning the letter|She had read it when she
                burned it.|A
            The road was closed once the snow had fallen.|closing the road|snow falling|The snow had fallen when
                the road was closed.|B
            Tom fed the cat and afterwards went to bed.|feeding the cat|going to bed|The word "afterwards" puts
                going to bed last.|A
            By the time the doctor came, the pain had gone.|the pain went|the doctor came|The pain had gone when
                the doctor came.|A
            She had sold the house when she moved to Rome.|moving to Rome|selling the house|The house had been
                sold when she moved.|B
            Until he met Ida, Sven had never danced.|dancing|meeting Ida|He did not dance until he had met her.|B
            """,
        ),
        "first",
        output="f\" {data['thought']} So the answer is {gold}.\"",
        postprocess="bbh_post",
        style="fstring",
    ),
)
