"""Right tasks in English whose answers are chosen: options, labels, yes and no."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.sixteenth.making import scored, table

CAPITALS = SmallTask(
    "capitals",
    code(
        """
        letter = "ABCD"[data["gold"]]
        prompt = question_block(data) + "\\nAnswer:"
        return {"input": prompt, "output": " " + letter, "processed_output": letter}
        """,
        above="""
        def question_block(row):
            lines = ["Question: " + row["question"]]
            for mark, choice in zip("ABCD", row["choices"]):
                lines.append(f"{mark}. {choice}")
            return "\\n".join(lines)
        """,
    ),
    table(
        "question|choices*|gold#",
        """
        Which river flows through Budapest?|Rhine/Danube/Elbe/Vistula|1
        Which desert covers much of Mongolia?|Gobi/Sahara/Atacama/Kalahari|0
        Which strait parts Spain from Morocco?|Bosphorus/Dover/Bering/Gibraltar|3
        Which lake is the deepest on earth?|Victoria/Superior/Baikal/Geneva|2
        Which mountain is the highest in Africa?|Elgon/Kilimanjaro/Toubkal/Meru|1
        Which country has Windhoek as its capital?|Botswana/Zambia/Angola/Namibia|3
        Which sea lies north of Turkey?|Black Sea/Red Sea/Dead Sea/Aral Sea|0
        Which island is the largest of the Mediterranean?|Crete/Malta/Sicily/Corsica|2
        Which city stands on the Bosphorus?|Ankara/Izmir/Varna/Istanbul|3
        Which volcano buried Pompeii?|Etna/Vesuvius/Stromboli/Hekla|1
        Which canal joins two oceans?|Panama/Kiel/Corinth/Erie|0
        Which state of the USA borders Mexico?|Nevada/Utah/Arizona/Kansas|2
        """,
    ),
    postprocess="agieval_single_answer_post",
)

KITCHEN = SmallTask(
    "kitchen",
    code(
        """
        text = TEMPLATE.format(question=data["question"])
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
        above="""
        TEMPLATE = "Answer the question with yes or no.\\nQuestion: {question}\\nAnswer:"
        """,
    ),
    table(
        "question|answer",
        """
        Can you boil an egg in its shell?|yes
        Does butter stay solid in a hot oven?|no
        Is flour an ingredient of most breads?|yes
        Do you peel an onion after frying it whole?|no
        Can rice be cooked in broth?|yes
        Is salt sweet?|no
        Does yeast make dough rise?|yes
        Should raw chicken be eaten pink?|no
        Can milk turn sour?|yes
        Is a sieve used to hold water?|no
        Does freezing turn water into ice?|yes
        Are almonds a kind of fish?|no
        """,
    ),
)

PREMISES = SmallTask(
    "premises",
    code(
        """
        names = {"e": "entailment", "n": "neutral", "c": "contradiction"}
        text = "Premise: " + data["premise"] + "\\n"
        text += "Hypothesis: " + data["hypothesis"] + "\\n"
        text += "Is this entailment, neutral or contradiction?\\n"
        text += "Label:"
        gold = names[data["label"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "premise|hypothesis|label",
        """
        A man is playing a violin on the street.|Somebody makes music.|e
        Two girls are racing on bicycles.|The girls are fast asleep.|c
        A woman reads a letter at the window.|The letter is from her brother.|n
        The shop is closed on Sundays.|You can buy bread there any Sunday.|c
        Four friends are hiking up a steep hill.|People are walking.|e
        A boy throws a stick for his dog.|The dog is three years old.|n
        The train to Leeds left at noon.|A train has departed.|e
        An old man is fishing alone.|A crowd is fishing.|c
        Children are painting a fence.|The fence will be green.|n
        Snow covers the whole village.|The ground is white.|e
        The lights in the hall are off.|The hall is brightly lit.|c
        A chef is tasting the soup.|The soup needs more pepper.|n
        """,
    ),
)

TICKETS = SmallTask(
    "tickets",
    code(
        """
        text = (
            f"Sort the message into one of these topics: {', '.join(TOPICS)}.\\n\\n"
            f"Message: {data['text']}\\n"
            "Topic:"
        )
        return {"input": text, "output": f" {data['topic']}", "processed_output": data["topic"]}
        """,
        above="""
        TOPICS = ["billing", "shipping", "account", "returns"]
        """,
    ),
    table(
        "id|text|topic",
        """
        m101|I was charged twice for my subscription in March.|billing
        m102|My parcel has been stuck in Rotterdam for nine days.|shipping
        m103|I cannot log in since I changed my phone.|account
        m104|The jacket is too small, how do I send it back?|returns
        m105|Please change the email that I sign in with.|account
        m106|Why is there a fee of 4.99 on my invoice?|billing
        m107|The courier left the box at the wrong house.|shipping
        m108|I want my money back for the broken lamp that I posted to you.|returns
        m109|Can I get a receipt with my VAT number on it?|billing
        m110|The tracking number does not work.|shipping
        m111|How do I reset my password?|account
        m112|May I swap these shoes for another colour?|returns
        """,
    ),
)

GOALS = SmallTask(
    "goals",
    code(
        """
        scores = data["target_scores"]
        best = max(scores, key=scores.get)
        prompt = f"Goal: {data['goal']}\\nWhat should one do?\\n"
        return {"input": prompt, "output": best, "processed_output": best}
        """
    ),
    scored(
        "goal",
        """
        Keep cut apples from turning brown.|*Sprinkle them with lemon juice./Leave them in the sun.
        Get a ring off a swollen finger.|Pull it with a hammer./*Rub soap on the finger first.
        Dry wet shoes overnight.|*Stuff them with newspaper./Put them into the freezer.
        Open a jar with a tight lid.|Blow on the lid for a long while./*Run hot water over the lid.
        Stop a door from squeaking.|Paint the handle./*Oil the hinges.
        Sharpen a dull kitchen knife.|*Draw it along a whetstone./Soak it in milk.
        Remove chewing gum from trousers.|Iron the gum until it is warm and soft./*Freeze the gum, then scrape it.
        Find a stud in a wall.|*Move a magnet along it./Pour water on it.
        Keep soup warm on a trip.|Carry it in a paper bag./*Carry it in a thermos.
        Wake up early without an alarm.|*Leave the curtains open./Close all the shutters the night before.
        Clean a burnt pot.|*Soak it with baking soda./Wipe it with a dry leaf.
        Water plants while away.|Turn on the radio./*Stand them in wet sand.
        """,
    ),
    method="ppl",
    metric="log_prob",
)

PRONOUNS = SmallTask(
    "pronouns",
    code(
        """
        lines = [data["sentence"], f'Who or what does "{data["pronoun"]}" stand for?', ""]
        right = [name for name, score in data["target_scores"].items() if score]
        return {"input": "\\n".join(lines), "output": right[0], "processed_output": right[0]}
        """
    ),
    scored(
        "sentence|pronoun",
        """
        The trophy did not fit into the case because it was too big.|it|*the trophy/the case
        The nurse thanked the baker since she had brought bread.|she|the nurse/*the baker
        The van overtook the bus because it was going so slowly.|it|the van/*the bus
        Paul lent Mark his umbrella, as he had two of them.|he|*Paul/Mark
        The parrot bit the child because it had been teased.|it|*the parrot/the child
        Anna asked Ruth the way because she was a stranger there.|she|*Anna/Ruth
        The ladder leant on the wall until it was pulled down by masons.|it|the ladder/*the wall
        The boss fired the clerk as he had stolen money.|he|the boss/*the clerk
        The sofa would not go through the door as it was too narrow.|it|the sofa/*the door
        Tom beat Ian at chess because he played better.|he|*Tom/Ian
        The fish ate the worm since it was hungry.|it|*the fish/the worm
        Kate gave Lily a plaster after she had cut her finger.|she|Kate/*Lily
        """,
    ),
    method="ppl",
    metric="log_prob",
)

FILMS = SmallTask(
    "films",
    code(
        """
        template = "Review: %s\\nSentiment (positive or negative):"
        word = {1: "positive", 0: "negative"}[data["label"]]
        return {"input": template % data["review"], "output": " " + word, "processed_output": word}
        """
    ),
    table(
        "review|label#",
        """
        A warm, funny film that I would see again tomorrow.|1
        Two hours of shouting, and not one line worth hearing.|0
        The plot falls apart before the first car chase.|0
        Every frame is a painting; what a joy.|1
        I laughed until my sides hurt.|1
        Wooden acting and a script from the bin.|0
        The sequel nobody wanted, and now we know why.|0
        Tender, clever and beautifully shot.|1
        It drags, and then it drags some more.|0
        The young lead is a revelation.|1
        A dull copy of a better movie.|0
        My whole family loved it.|1
        """,
    ),
)

SCIENCE = SmallTask(
    "science",
    code(
        """
        options = "\\n".join("(%s) %s" % pair for pair in zip("ABC", data["options"]))
        text = f"Q: {data['question']}\\n{options}\\nA:"
        gold = data["key"]
        return {"input": text, "output": f" ({gold})", "processed_output": gold}
        """
    ),
    table(
        "question|options*|key",
        """
        What gas do plants take in to make sugar?|oxygen/carbon dioxide/helium|B
        Which organ pumps blood?|heart/liver/lung|A
        What force pulls a dropped stone down?|magnetism/friction/gravity|C
        At what temperature does water freeze?|0 °C/50 °C/90 °C|A
        Which of these is a metal?|sulphur/chlorine/copper|C
        What do bees carry from flower to flower?|sand/pollen/salt|B
        Which planet is nearest to the sun?|Mars/Earth/Mercury|C
        What does a thermometer measure?|temperature/speed/mass|A
        Which animal is a mammal?|trout/whale/frog|B
        What is the hardest natural substance?|diamond/chalk/talc|A
        Which part of a plant takes up water?|petal/root/seed|B
        What makes the tides?|wind/clouds/the moon|C
        """,
    ),
    shots=table(
        "question|options*|key",
        """
        Which sense uses the ear?|hearing/taste/smell|A
        What do we call frozen water?|steam/ice/dew|B
        Which body gives the earth its light by day?|the moon/Venus/the sun|C
        How many legs has a spider?|six/eight/ten|B
        """,
    ),
    postprocess="agieval_single_answer_post",
)

TASKS = (CAPITALS, KITCHEN, PREMISES, TICKETS, GOALS, PRONOUNS, FILMS, SCIENCE)
