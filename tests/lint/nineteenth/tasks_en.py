"""Right tasks in English with options or labels."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CHEM = SmallTask(
    "chem-mcq",
    code(
        r"""
        lines = ["Question: " + data["question"]]
        for letter, option in zip("ABCD", data["options"]):
            lines.append(f"{letter}. {option}")
        lines.append("Answer:")
        gold = data["answer"]
        return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "question|options*|answer",
        """
        Which gas do plants take in for photosynthesis?|Oxygen/Carbon dioxide/Helium/Methane|B
        Which metal is liquid at room temperature?|Mercury/Copper/Zinc/Silver|A
        What is the chemical symbol of sodium?|So/Sd/Nm/Na|D
        Which particle carries a negative charge?|Proton/Neutron/Electron/Photon|C
        Which acid is found in vinegar?|Citric acid/Acetic acid/Lactic acid/Nitric acid|B
        Which element is needed to make steel from iron?|Carbon/Neon/Iodine/Sulfur|A
        What is formed when an acid meets a base?|An alloy/A polymer/An isotope/A salt|D
        Which gas makes up most of the air?|Argon/Oxygen/Nitrogen/Hydrogen|C
        Which of these is a noble gas?|Chlorine/Fluorine/Bromine/Krypton|D
        What does a catalyst lower?|Mass/Activation energy/Density/Boiling point|B
        Which scale measures acidity?|Mohs/Richter/pH/Kelvin|C
        Which substance is an element?|Gold/Water/Brass/Glass|A
        """,
    ),
    description="The following are multiple choice questions about chemistry.\n\n",
)

BOOL = SmallTask(
    "rules-bool",
    code(
        r"""
        gold = "yes" if data["label"] else "no"
        prompt = (
            f"Passage: {data['passage']}\n"
            f"Question: {data['question']} Answer yes or no.\n"
            f"Answer:"
        )
        return {"input": prompt, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "passage|question|label?",
        """
        The museum opens at ten on weekdays and stays shut on Mondays.|Can you visit the museum on a Monday?|false
        Members may borrow up to six books at a time.|May a member take home five books?|true
        Dogs are welcome on the upper deck of the ferry only.|Are dogs allowed on the upper deck?|true
        The pass is valid for one adult and cannot be shared.|Can two adults use one pass together?|false
        All tents must be taken down before noon on Sunday.|May a tent stay up on Sunday evening?|false
        Children below five travel free on every tram line.|Does a child of three travel free by tram?|true
        The lake freezes in most winters, and skating is then permitted.|Is skating ever permitted on the lake?|true
        Returns are accepted within thirty days with a receipt.|Can you return goods after two months?|false
        Bicycles may be carried on trains outside rush hour.|Can a bicycle go on a train at rush hour?|false
        The pool lends towels to guests at no cost.|Can a guest get a towel for free?|true
        """,
    ),
    fewshot=4,
)

TICKETS = SmallTask(
    "tickets",
    code(
        r"""
        prompt = INTRO + "\n\n" + "Ticket: " + data["text"] + "\n" + "Queue:"
        return {"input": prompt, "output": " " + data["queue"], "processed_output": data["queue"]}
        """,
        """
        QUEUES = ["billing", "delivery", "login", "refund"]
        INTRO = "Route the ticket to one queue: " + ", ".join(QUEUES) + "."
        """,
    ),
    table(
        "text|queue",
        """
        I was charged twice for my May invoice.|billing
        My parcel has been stuck at the depot for a week.|delivery
        The page says my password is wrong, but I just reset it.|login
        The kettle arrived broken and I want my money back.|refund
        Why is there a fee of two euros on my statement?|billing
        The courier left the box at the wrong house.|delivery
        I no longer receive the code for signing in.|login
        Please pay me back for the concert that was called off.|refund
        Can you send the receipt to our accountant?|billing
        When will order 5512 reach Lyon?|delivery
        My account is locked after three tries.|login
        I sent the shoes back in March and still wait for the sum.|refund
        """,
    ),
)

NLI = SmallTask(
    "nli-daily",
    code(
        r"""
        text = f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\nRelation:\n"
        gold = [name for name, score in data["target_scores"].items() if score][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "premise|hypothesis|target_scores=",
        """
        A man in a red coat waters the garden.|Somebody waters plants.|*entailment/neutral/contradiction
        Two girls run along the beach.|The girls are asleep in bed.|entailment/neutral/*contradiction
        A cook slices onions in a kitchen.|The cook is making soup for his mother.|entailment/*neutral/contradiction
        The bus is empty.|Forty people sit in the bus.|entailment/neutral/*contradiction
        A woman plays the cello on stage.|A musician performs.|*entailment/neutral/contradiction
        Some boys wait at a bus stop.|The boys go to a football match.|entailment/*neutral/contradiction
        A dog sleeps under the table.|An animal is resting.|*entailment/neutral/contradiction
        Three workers repair a roof.|The workers are being paid well.|entailment/*neutral/contradiction
        A child reads a comic.|Nobody is reading.|entailment/neutral/*contradiction
        An old couple dances in the street.|Two people are moving to music outdoors.|*entailment/neutral/contradiction
        """,
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)

CLOZE = SmallTask(
    "who-is-it",
    code(
        r"""
        options = list(data["target_scores"])
        gold = max(data["target_scores"], key=data["target_scores"].get)
        text = "Sentence: " + data["sentence"]
        text += "\nIn this sentence, \"" + data["pronoun"] + "\" is " + " or ".join(options) + "?\nAnswer:\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "sentence|pronoun|target_scores=",
        """
        The cup did not fit in the box because it was too tall.|it|*the cup/the box
        The cup did not fit in the box because it was too small.|it|the cup/*the box
        Paul thanked Erik because he had been given help.|he|*Paul/Erik
        Paul thanked Erik because he had given help.|he|Paul/*Erik
        The lorry overtook the bus since it was going so slowly.|it|the lorry/*the bus
        The lorry overtook the bus since it was in a hurry.|it|*the lorry/the bus
        Ida lent Rosa the notes, as she had missed the lecture.|she|Ida/*Rosa
        Ida lent Rosa the notes, as she had spare ones.|she|*Ida/Rosa
        The ball broke the shelf because it was made of steel.|it|*the ball/the shelf
        The ball broke the shelf because it was made of paper.|it|the ball/*the shelf
        """,
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)

RANK = SmallTask(
    "first-of-four",
    code(
        r"""
        listed = "\n".join(f"{n}) {event}" for n, event in enumerate(data["events"], start=1))
        gold = str(data["first"])
        return {
            "input": TEMPLATE.format(listed=listed),
            "output": gold,
            "processed_output": gold,
        }
        """,
        r"""
        TEMPLATE = "Which of these events came first? Reply with its number.\n{listed}\nNumber:\n"
        """,
    ),
    table(
        "events*|first#",
        """
        fall of the Berlin Wall/moon landing/first iPhone/Chernobyl accident|2
        Battle of Hastings/Black Death/Magna Carta/printing press|1
        French Revolution/Boston Tea Party/Waterloo/Great Fire of London|4
        Suez Canal opens/Eiffel Tower built/Crimean War/Titanic sinks|3
        founding of Rome/Trojan War/death of Caesar/birth of Plato|2
        first radio broadcast/first telephone call/first email/first telegraph line|4
        Armada defeated/Mayflower sails/Newton's Principia/Cook reaches Australia|1
        euro coins/Maastricht Treaty/Treaty of Rome/Brexit vote|3
        Woodstock/Elvis' first single/Live Aid/death of Lennon|2
        Hubble launched/Sputnik/Voyager 1/first space shuttle|2
        penicillin found/X-rays found/DNA structure/first vaccine|4
        Gutenberg Bible/Columbus sails/Luther's theses/Globe Theatre|1
        """,
    ),
)

SAME = SmallTask(
    "same-meaning",
    code(
        r"""
        first, second = data["pair"]
        gold = {0: "different", 1: "same"}[data["label"]]
        text = f"Sentence 1: {first}\nSentence 2: {second}\nMeaning (same or different):"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "pair*|label#",
        """
        The shop shuts at six./The store closes at 6 pm.|1
        He sold his boat to Ana./Ana sold him her boat.|0
        It rained all week./There was rain every day of the week.|1
        She is taller than Mia./Mia is taller than she is.|0
        The talk was put off until May./They moved the talk to May.|1
        Few people came./Many people came.|0
        The vase was broken by Tom./Tom broke the vase.|1
        We met after lunch./We met before lunch.|0
        Nobody knew the answer./The answer was not known to anyone.|1
        The red car hit the blue one./The blue car hit the red one.|0
        """,
    ),
    shots=table(
        "pair*|label#",
        """
        The cat chased the mouse./The mouse ran after the cat.|0
        I gave her the key./She got the key from me.|1
        All shops were open./No shop was closed.|1
        The train left late./The train left on time.|0
        """,
    ),
)

TASKS = (CHEM, BOOL, TICKETS, NLI, CLOZE, RANK, SAME)
