"""Right tasks in English whose answers are options or labels."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

MUSEUM = SmallTask(
    "museum-quiz",
    code(
        """
        lines = [f"Question: {data['question']}"]
        for letter, option in zip("ABCD", data["options"]):
            lines.append(f"{letter}. {option}")
        lines.append("Answer:")
        gold = data["key"]
        return {"input": "\\n".join(lines), "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "question|options*|key",
        """
        Who painted The Night Watch?|Vermeer/Rubens/Rembrandt/Hals|C
        In which city is the Uffizi?|Florence/Rome/Venice/Milan|A
        Which material did Rodin use for The Kiss?|Bronze/Marble/Clay/Oak|B
        Which museum shows the Rosetta Stone?|Louvre/Prado/Pergamon/British Museum|D
        Who designed the glass pyramid of the Louvre?|I. M. Pei/Le Corbusier/Gaudí/Gehry|A
        Which painter cut off part of his ear?|Monet/Degas/Cézanne/Van Gogh|D
        What is a fresco painted on?|Wet plaster/Canvas/Silk/Glass|A
        Which movement did Salvador Dalí belong to?|Cubism/Surrealism/Fauvism/Baroque|B
        Where was the Terracotta Army found?|Beijing/Nanjing/Xi'an/Lhasa|C
        Who carved the David in Florence?|Donatello/Michelangelo/Bernini/Canova|B
        Which island gave majolica its name?|Malta/Sicily/Crete/Majorca|D
        What does a curator mainly look after?|Tickets/Security/Collections/Catering|C
        """,
    ),
)
SCIENCE = SmallTask(
    "science-steps",
    code(
        """
        options = "\\n".join(f"({letter}) {each}" for letter, each in zip("ABC", data["options"]))
        text = f"{data['question']}\\n{options}\\n"
        text += 'Think step by step and close with "The answer is (X)."\\nReasoning:'
        output = f" {data['why']} The answer is ({data['gold']})."
        return {"input": text, "output": output, "processed_output": data["gold"]}
        """
    ),
    table(
        "question|options*|gold|why",
        """
        Which gas do plants take in to grow?|Oxygen/Carbon dioxide/Helium|B|Photosynthesis builds sugar
          from water and carbon dioxide.
        Why does ice float on water?|It is less dense/It is colder/It is harder|A|Water expands as it
          freezes, so ice has a lower density.
        Which part of a cell holds the DNA of a plant?|Wall/Vacuole/Nucleus|C|The chromosomes of
          plants lie in the nucleus.
        What turns liquid water into steam?|Cooling/Heating/Stirring|B|Boiling needs energy, and
          energy is brought in as heat.
        Which of these is a conductor?|Copper/Rubber/Glass|A|Metals let electrons move, and copper is
          a metal.
        Which planet is nearest to the sun?|Mars/Venus/Mercury|C|Seen from the sun the planets are
          Mercury, Venus, Earth, Mars.
        What does a thermometer measure?|Mass/Temperature/Length|B|The liquid in it expands with
          warmth, so it shows temperature.
        Which force pulls an apple down?|Gravity/Friction/Magnetism|A|The Earth attracts the apple by
          its mass.
        Which animal is a mammal?|Trout/Lizard/Bat|C|Mammals feed their young with milk, and bats do
          so.
        Which of these is a fossil fuel?|Wood/Coal/Wind|B|Coal was made of plants that lay buried for
          millions of years.
        """,
    ),
    postprocess="agieval_single_answer_post",
    max_tokens=128,
    shots=table(
        "question|options*|gold|why",
        """
        Which season follows spring?|Summer/Autumn/Winter|A|The order is spring, summer, autumn and
          winter.
        What do bees collect from flowers?|Bark/Nectar/Roots|B|Bees make honey, and honey is made of
          nectar.
        Which body gives off its own light?|The moon/Mars/The sun|C|Moons and planets only reflect, and
          stars shine.
        """,
    ),
)
GAP = SmallTask(
    "gap-number",
    code(
        """
        shown = "".join(f"{place}) {word}\\n" for place, word in enumerate(data["words"], 1))
        text = "Which word fills the gap? Reply with its number.\\n"
        text += f"Sentence: {data['sentence']}\\n{shown}Number:"
        gold = str(data["right"] + 1)
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "sentence|words*|right#",
        """
        She has lived here ___ 2014.|for/since/during|1
        He is taller ___ his brother.|than/then/as|0
        The train was late, ___ we missed the start.|because/although/so|2
        If I ___ you, I would apologise.|am/were/be|1
        They were looking forward to ___ us.|see/saw/seeing|2
        There is hardly ___ milk left.|any/no/some|0
        By noon she ___ three letters.|writes/write/had written|2
        Neither of the doors ___ locked.|were/was/are|1
        This soup tastes ___.|good/well/goodly|0
        We arrived ___ the airport at dawn.|to/in/at|2
        He denied ___ the vase.|breaking/to break/break|0
        How ___ luggage do you have?|many/much/few|1
        """,
    ),
)
DESK = SmallTask(
    "headline-desk",
    code(
        """
        legend = "; ".join(f"{letter} = {name}" for letter, name in DESKS.items())
        letters = {name: letter for letter, name in DESKS.items()}
        text = f"Send the headline to a desk ({legend}).\\nHeadline: {data['headline']}\\nDesk:"
        gold = letters[data["desk"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'DESKS = {"A": "World", "B": "Sports", "C": "Business", "D": "Technology"}',
    ),
    table(
        "headline|desk",
        """
        Ministers of both countries sign treaty on river waters|World
        Keeper saves two penalties as Leeds reach the final|Sports
        Central bank leaves interest rates where they are|Business
        New phone chip halves the power that photos need|Technology
        Thousands flee as volcano erupts near the capital|World
        Carmaker's shares fall after weak third quarter|Business
        Sprinter breaks national record in Zurich|Sports
        Browser update stops third-party cookies|Technology
        Parliament dissolved ahead of snap election|World
        Retailer to close forty stores by March|Business
        Cyclist wins third stage in pouring rain|Sports
        Open-source project patches flaw in web servers|Technology
        """,
    ),
)
SPAM = SmallTask(
    "spam-flag",
    code(
        """
        text = TEMPLATE.format(message=data["message"])
        gold = str(data["spam"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        TEMPLATE = """Label the message: 1 if it is spam, 0 if it is not.
        Message: {message}
        Label:"""
        ''',
    ),
    table(
        "message|spam#",
        """
        You have won a cruise! Click the link to claim your prize now.|1
        Can you pick up milk on your way home?|0
        Cheap pills without prescription, 80% off today only|1
        The meeting moved to room 204, see you there.|0
        Your account is locked. Verify your password at secure-login.biz|1
        Happy birthday! Dinner at eight?|0
        Make 5000 dollars a week from your sofa, no skills needed|1
        I've attached the draft of chapter three.|0
        Hot singles are waiting in your area|1
        Grandma's train arrives at 16:40 on platform 3.|0
        Final notice: claim your unclaimed inheritance of 2 million|1
        Did you find your umbrella?|0
        """,
    ),
)
COPA = SmallTask(
    "likely-link",
    code(
        """
        question = {"cause": "What caused this?", "effect": "What happened next?"}[data["ask"]]
        text = "\\n".join([f"Premise: {data['premise']}", question, "Answer:", ""])
        right = [option for option, score in data["target_scores"].items() if score == 1][0]
        return {"input": text, "output": right, "processed_output": right}
        """
    ),
    table(
        "premise|ask|target_scores=",
        """
        The pond froze over.|cause|*The night was very cold./A duck landed on it.
        The glass fell off the table.|effect|It was washed./*It broke.
        The runner wore a plaster.|cause|*He had a blister./He had new shoes.
        The baker overslept.|effect|The flour was white./*The bread was late.
        The lights went out.|cause|The film was long./*A fuse had blown.
        She watered the seeds daily.|effect|*They sprouted./They were sold.
        The dog barked.|cause|It was asleep./*A stranger rang.
        It rained for a week.|effect|*The river rose./The leaves were green.
        The man opened his umbrella.|cause|*It began to rain./He was going to work.
        The boy ate too much cake.|effect|His bike was red./*He felt sick.
        The tyre went flat.|cause|The car was new./*It ran over a nail.
        The teacher told a joke.|effect|*The class laughed./The bell was old.
        """,
    ),
    method="ppl",
    metric="log_prob",
)
NLI = SmallTask(
    "follows-or-not",
    code(
        """
        premise, hypothesis = data["premise"], data["hypothesis"]
        text = f"Premise: {premise}\\nHypothesis: {hypothesis}\\n"
        text += "Does the hypothesis follow? Answer yes, no or maybe.\\nAnswer:\\n"
        right = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": right, "processed_output": right}
        """
    ),
    table(
        "premise|hypothesis|target_scores=",
        """
        Two men are repairing a roof.|Some people are working.|*yes/no/maybe
        A girl in a red coat is asleep.|The girl is running.|yes/*no/maybe
        A chef is cutting onions.|The chef is making soup.|yes/no/*maybe
        The bus is full.|There is an empty seat on the bus.|yes/*no/maybe
        All windows are open.|The window of the kitchen is open.|*yes/no/maybe
        A woman reads on a bench.|The woman is waiting for a friend.|yes/no/*maybe
        Three dogs chase a ball.|Animals are moving.|*yes/no/maybe
        The museum is closed on Mondays.|One can visit the museum every day.|yes/*no/maybe
        A boy holds a violin case.|The boy is on his way to a lesson.|yes/no/*maybe
        Nobody passed the test.|Anna passed the test.|yes/*no/maybe
        The tea is boiling hot.|The tea is not cold.|*yes/no/maybe
        A man is buying flowers.|The flowers are for his wife.|yes/no/*maybe
        """,
    ),
    method="ppl",
    metric="log_prob",
)
TASKS = (MUSEUM, SCIENCE, GAP, DESK, SPAM, COPA, NLI)
