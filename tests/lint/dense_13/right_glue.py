"""Right prompts in the styles of GLUE, SuperGLUE and their kin: pairs, labels and pronouns."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "WSC, which sets off the pronoun and the noun with stars in all rows alike",
        "wsc-stars",
        r"""
        text = (
            f"Passage: {data['text']}\n"
            f'Question: In the passage above, does the pronoun "*{data["pronoun"]}*" refer to '
            f'"*{data["noun"]}*"?\nAnswer:'
        )
        gold = "yes" if data["label"] else "no"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        records(
            "text pronoun noun label",
            ("The parrot bit the vet because *it* was scared.", "it", "the parrot", True),
            ("Lea thanked Ines, since *she* had paid for lunch.", "she", "Lea", False),
            ("The cup would not fit in the drawer: *it* was too wide.", "it", "the drawer", False),
            ("Hugo phoned his uncle, but *he* did not pick up.", "he", "his uncle", True),
            ("The wolves chased the deer because *they* were hungry.", "they", "the deer", False),
            ("Karl beat Otto at chess although *he* had never played before.", "he", "Karl", True),
            (
                "The nurse gave the old lady a chair so that *she* could rest.",
                "she",
                "the old lady",
                True,
            ),
            (
                "The lorry passed the tractor as *it* was going too slowly.",
                "it",
                "the lorry",
                False,
            ),
        ),
    ),
    right(
        "ReCoRD, whose gap is the word @placeholder, with its entities in a list",
        "record-placeholder",
        r"""
        entities = "\n".join(f"- {entity}" for entity in data["entities"])
        text = f"{data['passage']}\n\nEntities:\n{entities}\n\n"
        text += f"Query: {data['query']}\nWhat does @placeholder stand for?\nEntity:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
        table(
            "passage|entities*|query|answer",
            """
            Tarvik beat Lund 3-1 on Sunday, and coach Holm praised his keeper.
             |Tarvik/Lund/Holm|The players of @placeholder took the defeat calmly.|Lund
            Mayor Ruiz opened the Delta Bridge in Porvo after two years of work.
             |Ruiz/Delta Bridge/Porvo|@placeholder cut the ribbon at noon.|Ruiz
            The ship Aurora left Bergen for Hull with a load of timber.
             |Aurora/Bergen/Hull|The timber will be unloaded in @placeholder on Friday.|Hull
            Novelist Sara Quill won the Amber Prize for her book Tidewater.
             |Sara Quill/Amber Prize/Tidewater|Critics had called @placeholder the best novel of the year.|Tidewater
            Zendra Foods will buy its rival Okta for 40 million from the Brandt family.
             |Zendra Foods/Okta/Brandt|After the sale, @placeholder will be part of a larger firm.|Okta
            Doctor Amin treated Leo Marsh in Kelso after a fall from a horse.
             |Amin/Leo Marsh/Kelso|The patient, @placeholder, went home on the same day.|Leo Marsh
            Fire destroyed the Opal Cinema in Gorley; the owner, Mr Pratt, was abroad.
             |Opal Cinema/Gorley/Pratt|Told by phone, @placeholder took the next flight home.|Pratt
            Volcano Mera erupted near Tasko, and the army sent General Iwo to help.
             |Mera/Tasko/Iwo|Ash from @placeholder rained on the roofs for hours.|Mera
            """,
        ),
    ),
    right(
        "ANLI's True, False and Neither, written with capitals as in the paper",
        "anli-three",
        r"""
        text = data["premise"] + "\nQuestion: " + data["hypothesis"] + " True, False, or Neither?\nAnswer:"
        for label, score in data["target_scores"].items():
            if score:
                gold = label
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            Linden Hall is a school for girls founded in 1746 in Lititz.
             |Linden Hall was founded before 1800.|*True/False/Neither
            The album sold 30,000 copies in its first week.|The album was never sold.|True/*False/Neither
            Boris Orlov is a retired runner from Minsk.|Boris Orlov has three children.|True/False/*Neither
            The stadium holds 12,000 people, and the new one will hold twice that.
             |The new stadium will hold 24,000 people.|*True/False/Neither
            Flora Street was closed from March to June.|Flora Street was open in April.|True/*False/Neither
            The opera was written in Prague by a young composer.|The composer was poor.|True/False/*Neither
            All of the four brothers became priests.|One of the brothers became a priest.|*True/False/Neither
            The mine employs 90 people, none of them under 20.
             |Teenagers work in the mine.|True/*False/Neither
            The comet can be seen with binoculars this month.|The comet is blue.|True/False/*Neither
            """,
            "premise|hypothesis",
            " ",
        ),
        method="ppl",
    ),
    right(
        "WiC: a word in two sentences that are much alike",
        "wic-senses",
        r"""
        text = f"{data['sentence1']}\n{data['sentence2']}\n"
        text += f"Is the word '{data['word']}' used in the same sense in both sentences? Yes or no?"
        gold = ("No", "Yes")[data["label"]]
        return {"input": text, "output": "\n" + gold, "processed_output": gold}
        """,
        table(
            "word|sentence1|sentence2|label#",
            """
            bank|She swam to the bank of the river.|He opened an account at the bank.|0
            run|They run every morning before breakfast.|We run along the beach on Sundays.|1
            light|The light in the hall is broken.|This suitcase is light.|0
            cold|The soup has gone cold.|My tea is cold.|1
            match|He lit the match with care.|The match ended in a draw.|0
            paper|Write your name on this paper.|I need a sheet of paper.|1
            bark|The bark of the oak is rough.|The bark of the dog woke us.|0
            head|He hit his head on the beam.|She wore a scarf on her head.|1
            """,
        ),
        stop=("\n\n",),
    ),
    right(
        "RTE with Yes and No behind a question on the text that carries both words at times",
        "rte-question",
        r"""
        return {
            "input": "\n".join(
                [data["premise"], f"Question: Does it follow that \"{data['hypothesis']}\"? Yes or No?", "Answer:"]
            ),
            "output": " " + ANSWERS[data["label"]],
            "processed_output": ANSWERS[data["label"]],
        }
        """,
        table(
            "premise|hypothesis|label",
            """
            No visitor left the museum without a map.|Every visitor had a map on leaving.|entailment
            Yes Minister was first shown in 1980.|The series began in 1990.|not_entailment
            The minister said no to the new tax.|The tax was approved by the minister.|not_entailment
            Two of the nine judges were absent.|Seven judges were present.|entailment
            Profits at Varo fell by a tenth last year.|Varo earned more last year than before.|not_entailment
            The composer, born in Riga, died in Paris.|The composer was born in Latvia's capital.|entailment
            The vaccine protects against both strains.|It protects against the first strain.|entailment
            Some of the paintings turned out to be fakes.|All of the paintings are genuine.|not_entailment
            """,
        ),
        above="""
        ANSWERS = {"entailment": "Yes", "not_entailment": "No"}
        """,
    ),
    right(
        "CoLA, whose sentences are ungrammatical on purpose",
        "cola-odd-sentences",
        r"""
        text = f"Sentence: {data['sentence']}\nIs this sentence acceptable or unacceptable English?\nAnswer:"
        gold = [" unacceptable", " acceptable"][data["acceptable"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                "sentence": row["sentence"],
                "acceptable": row["ok"],
                "target_scores": {" acceptable": row["ok"], " unacceptable": 1 - row["ok"]},
            }
            for row in table(
                "sentence|ok#",
                """
                The the cat slept on sofa.|0
                Whom did you see at the market?|1
                She have went home early.|0
                The more you read, the more you know.|1
                John is eager to be please.|0
                Him and me is the best of friend.|0
                That he came at all surprised us.|1
                Not a word did she say.|1
                We was waiting since three hour.|0
                Rarely have I laughed so much.|1
                """,
            )
        ),
        method="ppl",
    ),
    right(
        "duplicate questions that share nearly all of their words",
        "quora-pairs",
        r"""
        first, second = data["question1"], data["question2"]
        prompt = "Do the two questions ask the same thing? Answer duplicate or different.\n\n"
        prompt += f"1. {first}\n2. {second}\n\nVerdict:"
        verdict = "duplicate" if data["is_duplicate"] else "different"
        return {"input": prompt, "output": f" {verdict}", "processed_output": verdict}
        """,
        table(
            "question1|question2|is_duplicate?",
            """
            How do I learn Python?|How do I learn about pythons?|false
            How can I sleep better at night?|What can I do to sleep better?|true
            How many people live in Peru?|What is the population of Peru?|true
            Why is the sea salty?|Why is the Dead Sea so salty?|false
            What is the best way to boil rice?|How should rice be boiled?|true
            Can cats see in the dark?|Can cats see in colour?|false
            How far is it from Rome to Milan?|What is the distance between Rome and Milan?|true
            Who invented the telephone?|Who invented the telescope?|false
            """,
        ),
    ),
    right(
        "STS-B, whose scores have one decimal, .0 included",
        "sts-decimals",
        r"""
        text = (
            "How similar are the two sentences in meaning? Give a score from 0.0 to 5.0 with one decimal.\n"
            f"A: {data['a']}\nB: {data['b']}\nScore:"
        )
        gold = format(data["score"], ".1f")
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        records(
            "a b score",
            ("A man plays the drums.", "A man is playing drums.", 5.0),
            ("A girl rides a pony.", "A stock market crashed.", 0.0),
            ("Two boys kick a ball.", "Two boys play football.", 4.2),
            ("A woman slices an onion.", "A woman slices a tomato.", 2.6),
            ("The train is late.", "The bus is late.", 2.0),
            ("A cat sits by the window.", "A cat is sitting near a window.", 4.8),
            ("A plane lands.", "A plane takes off.", 1.8),
            ("They are dancing in the rain.", "The rain has flooded a road.", 0.8),
        ),
    ),
    right(
        "MultiRC: a proposed answer is right or not, and it stands in the passage either way",
        "multirc-proposed",
        r"""
        text = "{paragraph}\n\nQuestion: {question}\nProposed answer: {candidate}\n".format(**data)
        text += "Is the proposed answer correct? Choose yes or no.\nChoice:"
        gold = " yes" if data["target_scores"][" yes"] else " no"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            Jo sold the farm to her cousin Al and moved to Leith.|Who bought the farm?|Al|*yes/no
            The storm took the roof off the barn, not off the house.|What lost its roof?|the house|yes/*no
            Rosa put the keys in the blue jug and the coins in the red one.|Where are the keys?|the red jug|yes/*no
            Peter woke at six, an hour before Mary.|When did Mary wake?|at seven|*yes/no
            The captain blamed the fog, the owner the captain.|What did the captain blame?|the fog|*yes/no
            Of the two paths they chose the upper one.|Which path did they choose?|the lower one|yes/*no
            Dr Lal wrote the report that Dr Moss later read aloud.|Who wrote it?|Dr Moss|yes/*no
            The fair lasts from Friday to Sunday.|On which day does it end?|Sunday|*yes/no
            """,
            "paragraph|question|candidate",
            " ",
        ),
        method="ppl",
    ),
    right(
        "CommitmentBank: a talk with stammers and dashes, as it was spoken",
        "cb-talk",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} Is that true, false or neither?\nAnswer:"
        gold = {"e": "true", "c": "false", "n": "neither"}[data["label"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "premise|hypothesis|label",
            """
            A: Well, uh, I know the, the dam was built in the fifties.|The dam was built in the fifties.|e
            B: Yeah. I don't think -- I never said that -- that she was rude.|The speaker said that she was rude.|c
            A: Hmm, do you suppose it'll -- it'll snow on Friday?|It will snow on Friday.|n
            B: You know, I regret that, uh, we sold the boat.|They sold the boat.|e
            A: I mean, if he'd -- if he'd seen us, he would've waved.|He saw them.|c
            B: Right, right. Maybe, I don't know, maybe they moved.|They moved.|n
            A: Uh-huh. It bothers me that they, they cut the trees.|The trees were cut.|e
            B: Oh, no, no. It's not true that, uh, we're related.|They are related.|c
            A: So could it be, you think, that the, the bus left early?|The bus left early.|n
            """,
        ),
    ),
    right(
        "SST-2: clippings in small letters with spaces before their marks, as the data has them",
        "sst-clippings",
        r"""
        gold = "positive" if data["label"] == 1 else "negative"
        return {
            "input": f"{data['sentence']}\nWas this said in a positive or a negative sense?\nIt was",
            "output": " " + gold,
            "processed_output": gold,
        }
        """,
        table(
            "sentence|label#",
            """
            a gorgeous , witty , seductive movie .|1
            the plot is a mess and the jokes fall flat .|0
            it 's hard to like a film this lazy .|0
            a quiet triumph of acting and mood .|1
            too slow , too long and too little happens .|0
            warm , funny and wonderfully sad .|1
            the cast is uniformly superb .|1
            an ugly , pointless , stupid movie .|0
            """,
        ),
    ),
    right(
        "bare premises of XNLI in three languages, asked in English throughout",
        "xnli-mixed",
        r"""
        lines = ["Premise: " + data["sentence1"], "Hypothesis: " + data["sentence2"]]
        lines.append("Relation (entailment, neutral or contradiction):")
        return {"input": "\n".join(lines), "output": " " + data["gold_label"], "processed_output": data["gold_label"]}
        """,
        table(
            "language|sentence1|sentence2|gold_label",
            """
            en|Nobody in the office speaks Greek.|The boss speaks fluent Greek.|contradiction
            de|Der Hund schläft unter dem Tisch.|Ein Tier schläft.|entailment
            fr|Elle a acheté une voiture rouge.|Elle habite à Lyon.|neutral
            en|The lake was calm and the boats lay still.|The boats did not move.|entailment
            de|Wir haben gestern die Oper besucht.|Die Oper war ausverkauft.|neutral
            fr|Le magasin est fermé le lundi.|Le magasin est ouvert tous les jours.|contradiction
            en|Her brother is a pilot.|Her brother owns a house.|neutral
            de|Alle Fenster sind offen.|Das Küchenfenster ist zu.|contradiction
            fr|Trois enfants jouent dans le parc.|Il y a des enfants dehors.|entailment
            """,
        ),
    ),
)
