"""Right tasks in English: choices, labels and yes or no."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

SCIENCE = SmallTask(
    "science-mcq",
    code(
        """
        lines = [f"Question: {data['question']}"]
        for letter, choice in zip("ABCD", data["choices"]):
            lines.append(f"{letter}. {choice}")
        lines.append("Answer:")
        gold = "ABCD"[data["label"]]
        return {"input": "\\n".join(lines), "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "question|choices*|label#",
        """
        Which gas do plants take in for photosynthesis?|oxygen/carbon dioxide/nitrogen/helium|1
        What force pulls a dropped stone to the ground?|gravity/magnetism/friction/static electricity|0
        Which organ pumps blood through the body?|the liver/the lungs/the stomach/the heart|3
        At what temperature does pure water boil at sea level?|50 °C/78 °C/100 °C/212 °C|2
        Which of these is a renewable source of energy?|coal/natural gas/crude oil/wind|3
        What do we call an animal that eats only plants?|a carnivore/a herbivore/an omnivore/a decomposer|1
        Which planet is closest to the Sun?|Mercury/Neptune/Mars/Saturn|0
        What is the hardest natural mineral?|quartz/topaz/diamond/calcite|2
        Which part of a cell holds most of its DNA?|the membrane/the nucleus/the ribosome/the vacuole|1
        What instrument measures air pressure?|a thermometer/a hygrometer/a barometer/an anemometer|2
        Which metal is liquid at room temperature?|mercury/iron/copper/zinc|0
        What does a chemist use to tell an acid from a base?|a magnet/a sieve/a prism/litmus paper|3
        """,
    ),
)

CAUSE = SmallTask(
    "cause-ppl",
    code(
        """
        text = f"Premise: {data['premise']}\\nWhat was the {data['asks']}?\\n"
        right = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": right, "processed_output": right}
        """
    ),
    table(
        "premise|asks|target_scores=",
        """
        The pond froze over.|cause|*The night was bitterly cold./The ducks flew in.
        Lena missed her train.|effect|She bought a newspaper./*She was late for the interview.
        The vase fell off the shelf.|effect|*It broke into pieces./It was painted blue.
        The dog barked at the door.|cause|It had just been fed./*A stranger rang the bell.
        The baker ran out of flour.|effect|*He closed the shop early./He hired a second cook.
        My phone stopped working.|cause|I called my sister./*I dropped it in the bath.
        The road was flooded.|effect|The asphalt was new./*Drivers had to take a detour.
        Tom's shirt was stained.|cause|*He had spilled his coffee./He ironed it on Sunday.
        The audience stood up and clapped.|cause|*The concert had been superb./The hall had velvet seats.
        The candle went out.|cause|The wax was scented./*Someone opened a window.
        Nora studied every evening.|effect|*She passed the exam./She sold her bicycle.
        The old bridge was closed.|cause|Tourists took pictures of it./*Engineers found cracks in it.
        """,
    ),
    method="ppl",
    metric="log_prob",
)

HOTELS = SmallTask(
    "hotel-reviews",
    code(
        """
        text = TEMPLATE.format(review=data["review"])
        return {"input": text, "output": " " + data["sentiment"], "processed_output": data["sentiment"]}
        """,
        """
        TEMPLATE = (
            "Classify the hotel review as positive, negative or mixed.\\n\\n"
            "Review: {review}\\n"
            "Sentiment:"
        )
        """,
    ),
    table(
        "review|sentiment|stars#",
        """
        Spotless room, friendly desk, and the best pancakes in town.|positive|5
        The heating was broken all night and nobody cared.|negative|1
        Lovely view of the harbour, but the walls are paper thin.|mixed|3
        We were moved twice and still got a room that smelled of smoke.|negative|1
        Quiet, central, fairly priced; we will be back in June.|positive|5
        Great pool and awful breakfast.|mixed|3
        Staff went out of their way to find us a cot.|positive|4
        Hair in the sink, stains on the sheets.|negative|1
        The bed was a dream, the parking a nightmare.|mixed|3
        Check-in took ninety minutes, and the key did not work.|negative|2
        A charming courtyard and thoughtful little touches everywhere.|positive|5
        Good value, although the lift was out of order for our whole stay.|mixed|3
        """,
    ),
)

ZOO = SmallTask(
    "zoo-yesno",
    code(
        """
        parts = {
            "Passage": data["passage"],
            "Question": data["question"] + " Answer yes or no.",
        }
        text = "\\n".join(f"{cue}: {value}" for cue, value in parts.items())
        gold = "yes" if data["label"] else "no"
        return {"input": text + "\\nAnswer:", "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "passage|question|label?",
        """
        The night house opens at noon and closes an hour before the zoo does.|Is the night house open at ten in the morning?|false
        Otters are fed at eleven and again at three; both feedings are public.|Can visitors watch an otter feeding in the afternoon?|true
        Dogs on a short leash are welcome, except in the aviary.|May a leashed dog enter the aviary?|false
        Members bring one guest free of charge on weekdays.|Does a member's guest have to pay on a Tuesday?|false
        The miniature railway does not run in rain.|Does the railway stop when it rains?|true
        Strollers can be rented at the north gate only.|Is it possible to rent a stroller at the south gate?|false
        The penguin pool was rebuilt in 2019 and is heated in winter.|Was the pool rebuilt after 2015?|true
        School classes of up to thirty pupils enter for a flat fee.|Is there a flat fee for a class of twenty-five?|true
        The giraffe terrace is reached by stairs; there is no lift yet.|Can the terrace be reached by lift?|false
        Lost children are taken to the ticket office by the keepers.|Do keepers bring lost children to the ticket office?|true
        No food may be taken into the butterfly hall.|Are visitors allowed to eat a sandwich in the butterfly hall?|false
        The café by the lake is open all year, the kiosk in summer only.|Is the lake café open in January?|true
        """,
    ),
)

INFER = SmallTask(
    "infer-three",
    code(
        """
        text = (
            "Decide whether the hypothesis is an entailment, a contradiction or neutral, given the premise.\\n"
            f"Premise: {data['premise']}\\n"
            f"Hypothesis: {data['hypothesis']}\\n"
            "Label:"
        )
        gold = NAMES[data["label"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        """
        NAMES = ["entailment", "neutral", "contradiction"]
        """,
    ),
    table(
        "premise|hypothesis|label#",
        """
        A man in a red jacket is skiing downhill.|A person is outdoors.|0
        Two girls are reading on a bench.|The girls are sisters.|1
        The shop was shut all of Monday.|Customers bought bread there on Monday.|2
        A chef is slicing onions in a kitchen.|Someone is preparing food.|0
        The bus left the station empty.|The bus was full of pupils.|2
        A woman is waiting at the gate.|She is flying to Lisbon.|1
        Three boys are swimming in a lake.|The boys are in the water.|0
        The painting hangs above the piano.|The painting is by a famous artist.|1
        Nobody came to the lecture.|The lecture hall was crowded.|2
        A cat is asleep on the warm roof.|An animal is sleeping.|0
        The orchestra is tuning its instruments.|They will play Mahler.|1
        The lamp in the hall is off.|The lamp in the hall is shining.|2
        """,
    ),
)

TASKS = (SCIENCE, CAUSE, HOTELS, ZOO, INFER)
