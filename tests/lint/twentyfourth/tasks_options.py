"""Right tasks whose answers are options or labels, in English."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

GARDEN = SmallTask(
    "garden-mcq",
    code(
        """
        lines = [f"{mark}. {choice}" for mark, choice in zip("ABCD", data["choices"])]
        listed = "\\n".join(lines)
        text = f"Question: {data['question']}\\n{listed}\\nAnswer:"
        gold = "ABCD"[data["answer"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    starred(
        """
        Which plant fixes nitrogen in the soil?|wheat/*clover/potato/lettuce
        Which of these is a perennial herb?|*thyme/dill/basil/borage
        What does a seedling need first from the soil?|light/shade/*water/wax
        Which tool is made for cutting thick branches?|rake/hoe/trowel/*saw
        Which insect eats aphids?|cricket/*ladybird/wasp larva/moth
        What is compost made of?|*dead plants/sea salt/lime/clay
        Which vegetable grows under the ground?|kale/leek/*carrot/chard
        When are tulip bulbs planted?|in May/in June/in July/*in October
        Which tree keeps its needles all year?|larch/*spruce/oak/birch
        What is it called to prick holes into a lawn for air?|*aeration/grafting/mulching/forcing
        Which fruit grows on a cane?|plum/quince/*raspberry/pear
        What spreads the seeds of the dandelion?|ants/rain/birds/*wind
        """
    ),
)

MUSEUM = SmallTask(
    "museum-rules",
    code(
        """
        asked = "Passage: {passage}\\nQuestion: {question}\\nAnswer (yes or no):"
        text = asked.format(passage=data["passage"], question=data["question"])
        gold = "yes" if data["label"] else "no"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "passage|question|label?",
        """
        Bags larger than a sheet of paper go into the lockers.|May I carry a trunk inside?|false
        Pencils are fine in the galleries; ink is not.|Can I draw with a pencil?|true
        Children under six come in free on Sundays.|Does a child of four pay on Sunday?|false
        The tower is closed while the wind is strong.|Is the tower open in a storm?|false
        Guides speak English, Dutch and Polish.|Is there a guide who speaks Dutch?|true
        Dogs that help blind visitors are welcome.|May a guide dog come in?|true
        The cafe takes cards and coins alike.|Can I pay for tea by card?|true
        Tickets are good for the day they are bought.|Is the ticket good next week?|false
        Photos are allowed, but no flash.|May I use the flash?|false
        The lift reaches all floors except the roof.|Does the lift go to the roof?|false
        A coat may be left at the desk for nothing.|Is the cloakroom free?|true
        The shop sends prints abroad.|Will the shop post a print to Japan?|true
        """,
    ),
)

TONES = ("positive", "negative")

FILMS = SmallTask(
    "film-tone",
    code(
        """
        text = "Review: " + data["review"] + "\\nTone:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "review": row["review"],
            "target_scores": {f" {tone}": int(tone == row["tone"]) for tone in TONES},
        }
        for row in table(
            "review|tone",
            """
            A warm, clever comedy that I would see twice.|positive
            The plot sinks in its first ten minutes.|negative
            Two hours of noise and not one idea.|negative
            Splendid acting and a score to match.|positive
            I laughed until the lights came on.|positive
            A dull copy of a dull book.|negative
            It is far too long and badly lit.|negative
            The best debut of the year.|positive
            Even the dog looks bored.|negative
            A joy for the whole family.|positive
            Wooden lines, spoken by wooden people.|negative
            Tender, funny and beautifully shot.|positive
            """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

WARDS = SmallTask(
    "ward-triage",
    code(
        """
        text = HEAD + f"Note: {data['note']}\\nPriority:"
        gold = data["priority"]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        '''
        HEAD = """Decide whether a call to the ward is urgent or routine.

        Note: Patient cannot breathe lying down.
        Priority: urgent

        Note: Asks when the library trolley comes.
        Priority: routine

        Note: Wants a second pillow.
        Priority: routine

        Note: Chest pain for five minutes.
        Priority: urgent

        """
        ''',
    ),
    table(
        "note|priority",
        """
        Bleeding through the bandage.|urgent
        Would like the window opened.|routine
        Has lost the remote control.|routine
        Drip has run dry and the arm swells.|urgent
        Fell in the bathroom and cannot get up.|urgent
        Asks for the menu of tomorrow.|routine
        Cannot be woken.|urgent
        Needs help with the crossword.|routine
        Lips have turned blue.|urgent
        Wishes to change the channel.|routine
        Wants to know the visiting hours.|routine
        Sudden weakness of the left side.|urgent
        """,
    ),
    fewshot=0,
)

DESK = SmallTask(
    "news-desk",
    code(
        """
        text = (
            "Which desk gets the headline? 1 = sport, 2 = politics, 3 = weather.\\n"
            f"Headline: {data['headline']}\\n"
            "Desk:"
        )
        number = str(data["desk"])
        return {"input": text, "output": f" {number}", "processed_output": number}
        """
    ),
    table(
        "headline|desk#",
        """
        Late goal sends the home team to the final|1
        Parliament votes on the new budget tonight|2
        Snow expected above six hundred metres|3
        Minister resigns after a letter is found|2
        Sprinter breaks a record of eleven years|1
        Heat wave to end with storms on Friday|3
        Coach praises the young goalkeeper|1
        Fog delays ferries in the north|3
        Senate debates the election law|2
        Rain to last until the weekend|3
        Tennis champion out in the first match|1
        Mayor wins a second term by forty votes|2
        """,
    ),
)

HYPO = SmallTask(
    "claim-pairs",
    code(
        """
        words = {0: "true", 1: "false", 2: "unknown"}
        gold = words[data["label"]]
        text = f'''Facts: {data["premise"]}
        Claim: {data["claim"]}
        Given the facts, is the claim true, false or unknown?
        Verdict:'''
        text = "\\n".join(line.strip() for line in text.splitlines())
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "premise|claim|label#",
        """
        The bridge was closed all of March.|Cars crossed the bridge on 10 March.|1
        Two of the three cats are black.|At least one cat is black.|0
        Mona sent a parcel to her aunt.|The parcel has arrived.|2
        The choir sang without a conductor.|A conductor led the choir.|1
        The bakery sold every loaf by noon.|At one o'clock no loaf was left.|0
        Ivo bought a bicycle last week.|The bicycle is red.|2
        All windows on the ground floor are shut.|A ground floor window is open.|1
        The train left ten minutes late.|The train did not leave on time.|0
        A boy is feeding ducks by the pond.|The boy is eight years old.|2
        The lamp has two bulbs, and both are broken.|One bulb of the lamp works.|1
        Only members may vote, and Lea voted.|Lea is a member.|0
        The letter was written in Rome.|The letter is about money.|2
        """,
    ),
)

KITCHEN = SmallTask(
    "kitchen-ppl",
    code(
        """
        options = dict(zip(("A", "B", "C"), data["options"]))
        text = data["question"]
        for letter, option in options.items():
            text += f"\\n({letter}) {option}"
        text += "\\nThe right option is"
        return {"input": text, "output": data["gold"], "processed_output": data["gold"]}
        """
    ),
    tuple(
        {
            "question": row["question"],
            "options": row["choices"],
            "gold": f" ({'ABC'[row['answer']]})",
            "target_scores": {f" ({x})": int(i == row["answer"]) for i, x in enumerate("ABC")},
        }
        for row in starred(
            """
            What makes bread rise?|salt/*yeast/pepper
            Which pan is best for an omelette?|a stock pot/a wok/*a flat pan
            What thickens a sauce?|*flour/vinegar/wine
            What is a whisk for?|slicing/*beating/grating
            How is rice cooked?|*in water/on a spit/in sugar
            Which knife has teeth?|the paring knife/the cleaver/*the bread knife
            What keeps cut apples white?|oil/*lemon juice/milk
            What is melted for a fondue?|*cheese/lard/gelatine
            Which spice is the dearest?|cumin/mustard/*saffron
            What is stock boiled from?|*bones/crusts/corks
            What is the white of an egg rich in?|starch/*protein/sugar
            Which of these is sour?|honey/cream/*vinegar
            """
        )
    ),
    method="ppl",
    metric="log_prob",
)

CALLS = SmallTask(
    "caller-intent",
    code(
        """
        talk = "\\n".join(f"{turn['who']}: {turn['text']}" for turn in data["turns"])
        legend = ", ".join(f"{k} for {v}" for k, v in LEGEND.items())
        text = f"{talk}\\nWhat does the caller want? Answer {legend}.\\nIntent:"
        back = {v: k for k, v in LEGEND.items()}
        gold = back[data["intent"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'LEGEND = {"B": "booking", "C": "cancelling", "Q": "a question"}',
    ),
    tuple(
        {
            "turns": [
                {"who": "Clerk", "text": row["clerk"]},
                {"who": "Caller", "text": row["caller"]},
            ],
            "intent": row["intent"],
        }
        for row in table(
            "clerk|caller|intent",
            """
            Hotel Adler, good morning.|I'd like a room for two nights.|booking
            Hello, Hotel Adler.|Please drop my reservation of Friday.|cancelling
            Adler, what can I do?|Do you have a lift?|a question
            Hotel Adler.|We can't come after all, sorry.|cancelling
            Good evening, the Adler.|Is breakfast served before seven?|a question
            The Adler, Ms Kern speaking.|A double room from the 3rd, please.|booking
            Hotel Adler, hello.|How far is it to the station?|a question
            Adler, how may I help?|Could you keep a single room for me?|booking
            Hello?|My mother is ill, so we give up the room.|cancelling
            Hotel Adler, reception.|Reserve the suite for Saturday.|booking
            Adler, good day.|May I bring my dog?|a question
            This is the Adler.|Take me off the list for May.|cancelling
            """,
        )
    ),
)

TASKS = (GARDEN, MUSEUM, FILMS, WARDS, DESK, HYPO, KITCHEN, CALLS)
