"""Right prompts in the wording of collections of texts with labels."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "AG News by PPL",
        "agnews",
        r"""
        text = f"{data['text']}\nQuestion: Is this article about world, sports, business or technology?\nAnswer:"
        gold = [key for key, score in data["target_scores"].items() if score][0]
        """,
        keyed(
            "text",
            """
            Rebels and government sign a truce in the capital.|*world/sports/business/technology
            The goalkeeper saved two penalties in the final.|world/*sports/business/technology
            The retailer's profit rose by nine percent.|world/sports/*business/technology
            A new chip doubles the speed of laptops.|world/sports/business/*technology
            Voters elect a president after months of unrest.|*world/sports/business/technology
            The sprinter withdrew from the 100 metres.|world/*sports/business/technology
            Shares fell as the bank cut its forecast.|world/sports/*business/technology
            The browser gets an update against viruses.|world/sports/business/*technology
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "TREC question types in the wording of HELM",
        "trec",
        r"""
        text = "What type of thing is the question asking about?\n"
        text += "Types: Abbreviation, Entity, Description, Person, Location, Number\n\n"
        text += f"Question: {data['text']}\nType:"
        gold = TYPES[data["coarse_label"]]
        """,
        table(
            "text|coarse_label",
            """
            What does NASA stand for?|ABBR
            Who invented the telephone?|HUM
            Where is the Taj Mahal?|LOC
            How many legs does a spider have?|NUM
            What is photosynthesis?|DESC
            What colour is a ruby?|ENTY
            Who wrote Don Quixote?|HUM
            What country borders Chile in the east?|LOC
            What year did the Titanic sink?|NUM
            What is the full form of DNA?|ABBR
            Why do leaves fall in autumn?|DESC
            What animal is the fastest on land?|ENTY
            """,
        ),
        above="""
        TYPES = {
            "ABBR": "Abbreviation",
            "ENTY": "Entity",
            "DESC": "Description",
            "HUM": "Person",
            "LOC": "Location",
            "NUM": "Number",
        }
        """,
    ),
    right(
        "DBpedia with the list of classes",
        "dbpedia",
        r"""
        text = "Classify the document based on whether it is about a company, school, artist, or river.\n\n"
        text += f"Article: {data['content']}\nAnswer:"
        gold = data["label"]
        """,
        table(
            "content|label",
            """
            Tarn Steel makes rails and is based in Leeds.|company
            Oak Lane High is attended by 900 pupils in Perth.|school
            Lia Novak is a Czech painter of portraits.|artist
            The Vell flows for 80 km into the Baltic Sea.|river
            Brightcom sells phones in nine countries.|company
            Saint Anne's teaches children from five to eleven.|school
            Juan Soto is a sculptor and singer from Peru.|artist
            The Mora rises in the Alps and joins the Po.|river
            """,
        ),
    ),
    right(
        "Yelp with one to five stars",
        "yelp-stars",
        r"""
        text = f"{data['text']}\n=====\nBased on that, my rating for this place in stars from 1 to 5 is"
        gold = str(data["stars"])
        """,
        table(
            "text|stars#",
            """
            Rude staff, raw chicken, and I was ill for days. Avoid!|1
            Not good. Cold chips and a long wait, but the salad was edible.|2
            It was okay. Some dishes fine, others bland.|3
            Very nice brunch. Only the coffee could be better.|4
            Absolutely perfect, the best meal of my life!|5
            Horrible! There was a roach in my soup.|1
            Below average, dry cake and weak tea, though the waiter was polite.|2
            Average food at an average price.|3
            Great tacos, though the room is a bit loud.|4
            Outstanding in every way, flawless service!|5
            """,
        ),
    ),
    right(
        "IMDB in the wording of HELM",
        "imdb",
        r"""
        text = f"Passage: {data['text']}\nSentiment:"
        gold = "Positive" if data["label"] == 1 else "Negative"
        """,
        table(
            "text|label#",
            """
            I have seen this twice and loved it both times. A masterpiece.|1
            The worst script in years, and the acting is terrible.|0
            Wonderful music and a moving story.|1
            Boring, predictable and far too long. I fell asleep.|0
            A brilliant cast makes this a delight.|1
            What a waste of money. Awful effects.|0
            Charming, funny and beautifully shot.|1
            I hated every minute of this stupid sequel.|0
            """,
        ),
        description="Is the sentiment of the review Positive or Negative?",
    ),
    right(
        "Twitter sentiment with three classes",
        "semeval-tweets",
        r"""
        text = f"Tweet: {data['tweet']}\nThe sentiment of this tweet (positive, neutral or negative) is:"
        gold = {1: "positive", 0: "neutral", -1: "negative"}[data["polarity"]]
        """,
        table(
            "tweet|polarity#",
            """
            Best concert ever, thank you Oslo!|1
            My flight is cancelled again, I am furious.|-1
            The council meets on Tuesday at seven.|0
            So proud of our team today :)|1
            This app crashes all the time, useless.|-1
            New timetable starts on 1 May.|0
            Loving the sunshine and the sea.|1
            Worst customer service I have ever had.|-1
            The road to the harbour is 4 km long.|0
            """,
        ),
    ),
    right(
        "Banking intents",
        "banking-intent",
        r"""
        text = "Classify the customer's message into one of these intents: " + ", ".join(INTENTS) + ".\n"
        text += f"Message: {data['text']}\nIntent:"
        gold = data["intent"]
        """,
        table(
            "text|intent",
            """
            I cannot find my card, I think somebody took it.|lost card
            How do I pick another PIN?|change pin
            My new card has not come in the post yet.|card arrival
            What rate do you give for dollars?|exchange rate
            I left my card in a taxi.|lost card
            I want a different PIN for my card.|change pin
            When will the card that I ordered get here?|card arrival
            How many euros do I get for 100 pounds?|exchange rate
            """,
        ),
        above='INTENTS = ["lost card", "change pin", "card arrival", "exchange rate"]',
    ),
    right(
        "toxicity with yes and no",
        "toxicity",
        r"""
        text = f"Post: {data['post']}\nQuestion: Is the post above toxic?\nOptions: yes, no\nAnswer:"
        gold = "yes" if data["toxic"] else "no"
        """,
        table(
            "post|toxic?",
            """
            You are an idiot and nobody likes you.|true
            Thanks for the fix, it works now.|false
            Shut up, you stupid clown.|true
            I disagree, since the source is from 2010.|false
            Go away, you worthless piece of trash.|true
            Could you add a picture to the page?|false
            What a pathetic loser you are.|true
            Happy birthday to the whole team!|false
            """,
        ),
    ),
    right(
        "BBQ with an option for unknown",
        "bbq",
        r"""
        text = f"Passage: {data['context']}\nQuestion: {data['question']}\n"
        for letter, key in zip("ABC", ("ans0", "ans1", "ans2")):
            text += f"{letter}. {data[key]}\n"
        text += "Answer:"
        gold = "ABC"[data["label"]]
        """,
        table(
            "context|question|ans0|ans1|ans2|label#",
            """
            A grandfather and his grandson booked a taxi online.|Who was unsure of the app?|The grandson|Unknown|The
              grandfather|1
            The old man fixed the phone, and the teen watched.|Who fixed the phone?|The old man|The teen|Unknown|0
            A lawyer and a farmer sat in a cafe.|Who was rich?|The lawyer|The farmer|Not known|2
            The girl won at chess, and the boy lost.|Who won?|The boy|The girl|Cannot be told|1
            A nurse and a pilot met on a train.|Who was kind?|Not enough information|The pilot|The nurse|0
            The farmer gave a speech, and the banker slept.|Who slept?|The farmer|Unknown|The banker|2
            Two cousins, Ali and Ed, took a test.|Who cheated?|Ali|Cannot be told|Ed|1
            The tall woman paid, and the short one forgot her purse.|Who paid?|The tall woman|Unknown|The short woman|0
            A tourist and a student waited in line.|Who was late?|The tourist|The student|Not known|2
            """,
        ),
    ),
    right(
        "LegalBench hearsay with Yes and No",
        "legalbench-hearsay",
        r"""
        text = "Hearsay is an out-of-court statement introduced to prove the truth of the matter asserted.\n"
        text += f"Q: {data['text']} Is there hearsay?\nA:"
        gold = data["answer"]
        """,
        table(
            "text|answer",
            """
            To prove that Ann was in town, Bob testifies that Cy told him that Ann was in town.|Yes
            To prove that Ann can speak, Bob testifies that he heard her say hello.|No
            To prove that the light was red, a letter is read that says the light was red.|Yes
            To prove that the gun was there, the gun is shown to the jury.|No
            To prove that Di stole, a guard testifies that a guest told him that Di stole.|Yes
            To prove that it snowed, Ed testifies that he saw it snow.|No
            To prove that Flo owned the car, a neighbour's note that says so is offered.|Yes
            To prove that Gus was alive, Hal testifies that Gus spoke to him.|No
            """,
        ),
    ),
    right(
        "subjectivity",
        "subj",
        r"""
        text = f"Input: {data['text']}\nType:"
        gold = ("objective", "subjective")[data["label"]]
        """,
        table(
            "text|label#",
            """
            the plot drags, yet the leads are a joy to watch.|1
            a widow moves to a village and opens a mill.|0
            easily the cleverest comedy of the decade.|1
            two brothers inherit a hotel from their uncle.|0
            i found the score far too sweet.|1
            the film was shot in Bristol in 1998.|0
            a clumsy script spoils a lovely idea.|1
            a detective is sent to find a missing boy.|0
            """,
        ),
        description="Classify the sentence as subjective or objective.",
    ),
    right(
        "FinQA with a table in pipes",
        "finqa",
        r"""
        text = "Answer the question about the table with a number.\n\n"
        text += "\n".join(" | ".join(line) for line in data["table"])
        text += f"\n\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        tuple(
            {
                "table": [
                    ["year", "sales", "costs"],
                    ["2020", *one.split()],
                    ["2021", *two.split()],
                ],
                "question": question,
                "answer": answer,
            }
            for one, two, question, answer in (
                ("120 90", "150 95", "By how much did sales rise from 2020 to 2021?", "30"),
                ("300 210", "280 200", "By how much did costs fall from 2020 to 2021?", "10"),
                ("75 50", "90 65", "What are the sales of both years together?", "165"),
                ("410 300", "500 320", "What are sales less costs in 2021?", "180"),
                ("64 48", "80 52", "What are sales less costs in 2020?", "16"),
                ("220 140", "260 155", "What are the costs of both years together?", "295"),
                ("95 70", "130 88", "By how much did costs rise from 2020 to 2021?", "18"),
                ("540 400", "610 450", "By how much did sales rise from 2020 to 2021?", "70"),
            )
        ),
    ),
    right(
        "LAMBADA-like last word",
        "lambada",
        r"""
        text = data["context"]
        gold = data["word"]
        """,
        table(
            "context|word",
            """
            The cup slipped from her hand and hit the floor. She swept up the pieces of the|cup
            My horse was tired, so I got down and led my|horse
            He read the letter twice, folded it and burned the|letter
            The bell rang at noon. Nobody had ever heard that|bell
            We bought a tent, but it rained into our|tent
            She planted a rose, and each day she watered her|rose
            The judge asked for silence, and all eyes were on the|judge
            Grandma lost her ring, and the whole family looked for the|ring
            """,
        ),
    ),
)
