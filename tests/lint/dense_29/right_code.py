"""Long right prompts in English whose transforms are written out: options, dialogues, columns, steps."""

from __future__ import annotations

from tests.lint.making import records, right, starred, table

RIGHT = (
    right(
        "reading comprehension for a museum's audio guide, options by letter",
        "audio-guide-quiz",
        """
        lines = [PAGE, "", f"Text: {data['text']}", f"Question: {data['question']}"]
        for letter, choice in zip("ABC", data["choices"]):
            lines.append(f"{letter}) {choice}")
        lines.append("Answer:")
        text = "\\n".join(lines)
        gold = "ABC"[data["answer"]]
        """,
        tuple(
            {"text": text, **row}
            for text, row in zip(
                (
                    "The clock was built in 1761 in Leeds. A flood stopped it in 1866, and it has not run since.",
                    "Sailors carved this whale tooth on long voyages. They blackened the lines with soot.",
                    "The loom needs two people. One throws the shuttle, the other lifts the threads.",
                    "This map shows California as an island. The mistake was copied for a hundred years.",
                    "The bell cracked on the day it was hung. It was cast again with more tin.",
                    "Glass eyes were put into the mask later. At first it had shells for eyes.",
                    "The miller's wife kept this diary. She wrote in it every Sunday until her death.",
                    "The boat was found in a bog by peat cutters. It is made of one oak.",
                ),
                starred(
                    """
                    What stopped the clock?|a fire/*a flood/a thief
                    What made the lines black?|*soot/ink/tar
                    Who lifts the threads?|the one who throws the shuttle/a child/*the other person
                    What does the map show as an island?|Florida/*California/Alaska
                    What was there more of in the second bell?|*tin/copper/iron
                    What was in the place of the eyes at first?|glass/coins/*shells
                    Who wrote the diary?|the miller/*the miller's wife/the miller's son
                    Where was the boat found?|*in a bog/in a lake/in a barn
                    """
                ),
                strict=True,
            )
        ),
        '''
        PAGE = """You answer the quiz at the end of the audio guide of a small museum.

        How the quiz works
        - Visitors hear a short text and one question about it.
        - There are three choices, A, B and C, and exactly one of them is right.
        - The text alone decides. What you know of the object from elsewhere is of no use here.

        How you answer
        - With the capital letter of the right choice, without a bracket.
        - Without a sentence around it.

        A sample from the entrance hall

        Text: The anchor weighs two tons. Six horses pulled it up the hill.
        Question: Who pulled the anchor?
        A) six horses
        B) two oxen
        C) sailors
        Answer: A

        Now the visitor stands in front of another object."""
        ''',
        fewshot=0,
    ),
    right(
        "sums on a school's stock of books, with steps and a last line",
        "book-stock-steps",
        """
        text = f"{RULES}\\n\\nStock: {data['stock']}\\nSteps:"
        gold = data["answer"]
        return {
            "input": text,
            "output": f" {data['steps']} So the answer is {gold}.",
            "processed_output": gold,
        }
        """,
        table(
            "stock|steps|answer",
            """
            30 atlases, 4 lent out, 2 lost, 5 bought|30 - 4 = 26. 26 - 2 = 24. 24 + 5 = 29.|29
            12 dictionaries, 3 lent out, 10 bought|12 - 3 = 9. 9 + 10 = 19.|19
            45 readers, 20 lent out, 5 lost|45 - 20 = 25. 25 - 5 = 20.|20
            18 songbooks, 6 bought, 1 lost|18 + 6 = 24. 24 - 1 = 23.|23
            60 workbooks, 35 lent out, 15 bought|60 - 35 = 25. 25 + 15 = 40.|40
            9 plays, 2 lent out, 2 lost, 8 bought|9 - 2 = 7. 7 - 2 = 5. 5 + 8 = 13.|13
            27 novels, 13 lent out|27 - 13 = 14.|14
            """,
        ),
        '''
        RULES = """# Stock count in the school library

        You count how many copies stand on the shelf.

        ## What to do with each word
        - lent out: these are not on the shelf, subtract them
        - lost: subtract them
        - bought: add them

        ## How to write it
        1. Go from left to right, one sum per step, each with a full stop.
        2. Close with the sentence "So the answer is N." where N is the last result.
        3. Everything stands on one line.

        ## One that is done
        Stock: 20 globes, 6 lent out, 1 bought
        Steps: 20 - 6 = 14. 14 + 1 = 15. So the answer is 15."""
        ''',
        fewshot=0,
        postprocess="bbh_post",
    ),
    right(
        "next turn of a chat at an airline's desk, chosen among policies",
        "chat-policy",
        """
        turns = [f"{who}: {said}" for who, said in data["chat"]]
        text = "Chat\\n" + "\\n".join(turns) + "\\nPolicy:"
        gold = data["policy"]
        """,
        records(
            "chat policy",
            (
                [
                    ["Guest", "My bag is not on the belt."],
                    ["Desk", "Which flight?"],
                    ["Guest", "The one from Oslo."],
                ],
                "P2",
            ),
            (
                [
                    ["Guest", "Can I bring my cello?"],
                    ["Desk", "How large is it?"],
                    ["Guest", "As tall as me."],
                ],
                "P3",
            ),
            (
                [
                    ["Guest", "My flight is cancelled, and now?"],
                    ["Desk", "Where to?"],
                    ["Guest", "To Porto."],
                ],
                "P1",
            ),
            (
                [
                    ["Guest", "I need a wheelchair."],
                    ["Desk", "At which gate?"],
                    ["Guest", "At B12."],
                ],
                "P4",
            ),
            (
                [
                    ["Guest", "My suitcase has lost a wheel."],
                    ["Desk", "Just now?"],
                    ["Guest", "Yes, on your plane."],
                ],
                "P2",
            ),
            (
                [
                    ["Guest", "We missed the connection because of your delay."],
                    ["Desk", "How many are you?"],
                    ["Guest", "Five."],
                ],
                "P1",
            ),
            (
                [
                    ["Guest", "My father is blind, could someone walk with him?"],
                    ["Desk", "When does he fly?"],
                    ["Guest", "At noon."],
                ],
                "P4",
            ),
            ([["Guest", "Do skis cost extra?"], ["Desk", "One pair?"], ["Guest", "Two."]], "P3"),
        ),
        fewshot=4,
        description="""Airport service desk: which policy does the agent open next?

The chat that you see stops before the agent's next turn. The agent has to open one of four policies to go on. Name it.

P1. Disruption: cancelled flights, delays, missed connections, new tickets
P2. Baggage problems: bags that are missing, late or damaged
P3. Special baggage: instruments, sport equipment, animals, before they are checked in
P4. Assistance: help for people who cannot walk, see or hear well, and for children who travel alone

Remarks
- Go by the guest's first turn. The later ones give details such as the flight, the gate or the number of people.
- A damaged cello is P2, because it is a bag that is damaged. A cello that is still at home is P3.
- If a delay has caused the missing of a connection, it is P1, however angry the guest is.

Answer with P and the digit.""",
    ),
    right(
        "columns of a farm's weighing sheet, the heaviest animal by its tag",
        "weighing-sheet",
        """
        sheet = "\\n".join(f"{tag}  {weight} kg" for tag, weight in data["weights"].items())
        text = TASK.format(sheet=sheet, group=data["group"])
        gold = data["tag"]
        """,
        records(
            "group weights tag",
            ("calves", {"C11": 94, "C12": 101, "C13": 88}, "C12"),
            ("lambs", {"L04": 21, "L05": 19, "L06": 17, "L07": 20}, "L04"),
            ("piglets", {"P31": 7, "P32": 6, "P33": 9}, "P33"),
            ("goats", {"G02": 55, "G08": 61, "G09": 60}, "G08"),
            ("heifers", {"H20": 310, "H21": 298, "H22": 305, "H23": 322}, "H23"),
            ("ewes", {"E17": 73, "E18": 70, "E19": 66}, "E17"),
            ("rams", {"R01": 98, "R02": 107, "R03": 95, "R04": 102}, "R02"),
        ),
        '''
        TASK = """<farm-office>
        <role>You read weighing sheets for the farm office.</role>
        <what>Each sheet has one group of animals, a line for each animal: the ear tag and the weight.</what>
        <want>The tag of the heaviest animal of the group. It gets the blue ribbon at the county show.</want>
        <care>
        Weights are in kilograms. No two animals of a group weigh the same.
        Look at all lines before you decide. The sheets are in the order of the tags and not of the weights.
        Tags are a letter and two digits. Write them as they stand.
        </care>
        <sample>
        Group: ducks
        D01  3 kg
        D02  4 kg
        Heaviest: D02
        </sample>
        </farm-office>

        Group: {group}
        {sheet}
        Heaviest:"""
        ''',
        fewshot=0,
    ),
    right(
        "cabinet of a chemical by the hazards on its label",
        "chem-store",
        """
        text = (
            GUIDE
            + "\\n\\nSubstance: " + data["substance"]
            + "\\nHazards: " + ", ".join(data["hazards"])
            + "\\nCabinet:"
        )
        gold = data["cabinet"]
        """,
        table(
            "substance|hazards*|cabinet",
            """
            acetone|flammable/irritant|red
            sodium hydroxide|corrosive|yellow
            sodium chloride|none|white
            mercury chloride|toxic/corrosive|blue
            methanol|toxic/flammable|red
            citric acid|irritant|white
            hydrochloric acid|corrosive/irritant|yellow
            lead nitrate|toxic/irritant|blue
            ethanol|flammable|red
            """,
        ),
        '''
        GUIDE = """STORE RULES OF THE TEACHING LABORATORY
        ======================================

        Every bottle has a cabinet. The cabinet follows from the hazards on the label, and if there are several,
        from the one that stands highest on this ladder:

            flammable -> red cabinet (vented, at the outer wall)
            toxic     -> blue cabinet (locked)
            corrosive -> yellow cabinet (with a tray)
            all else  -> white cabinet

        So a bottle that is toxic and corrosive goes to blue, since toxic stands higher.

        Irritants and bottles without a hazard are "all else".

        Name the colour only. The store keeper knows where the cabinets are.

        Substance: cyclohexane
        Hazards: flammable, irritant
        Cabinet: red"""
        ''',
        fewshot=0,
    ),
)
