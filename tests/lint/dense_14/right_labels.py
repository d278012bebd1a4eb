"""Right prompts: texts that get a label, in English."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "verbalizers of a film's review, ranked behind a sentence that they end",
        "sst-verbalizers",
        r"""
        text = f"{data['sentence']} It was"
        gold = max(data["target_scores"], key=lambda key: data["target_scores"][key])
        """,
        keyed(
            "sentence",
            """
        A gripping story that never lets go.|*great/terrible
        Ninety minutes of noise without a point.|great/*terrible
        The dullest sequel of the decade.|great/*terrible
        Funny, tender and beautifully shot.|*great/terrible
        I wanted my money back after ten minutes.|great/*terrible
        The cast is a joy from start to finish.|*great/terrible
        A masterpiece of quiet suspense.|*great/terrible
        Clumsy jokes and worse songs.|great/*terrible
        You will want to see it twice.|*great/terrible
        An ugly, lazy mess.|great/*terrible
        """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "kinds of questions in capitals with a legend, as in TREC",
        "trec-kinds",
        r"""
        text = LEGEND + "\n\nQuestion: " + data["text"] + "\nType:"
        gold = data["coarse"]
        """,
        table(
            "text|coarse",
            """
        Who wrote Dracula?|HUM
        Where is Mount Etna?|LOC
        How many bones has a cat?|NUM
        What does NASA stand for?|ABBR
        Who was the first president of Ghana?|HUM
        What is the full form of HTML?|ABBR
        When did the Titanic sink?|NUM
        What city hosts the Oktoberfest?|LOC
        What does the abbreviation e.g. mean?|ABBR
        Which explorer reached the South Pole first?|HUM
        How far is the Moon?|NUM
        In what country is Angkor Wat?|LOC
        """,
        ),
        above='LEGEND = "HUM: a person; LOC: a place; NUM: a number or a date; ABBR: an abbreviation"',
    ),
    right(
        "is the sentence good English, where bad sentences are the data",
        "cola-grammar",
        r"""
        text = f"Sentence: {data['sentence']}\nIs this sentence acceptable or unacceptable?"
        gold = "acceptable" if data["label"] == 1 else "unacceptable"
        """,
        table(
            "sentence|label#",
            """
        The more you read, the more you know.|1
        Mary persuaded to leave.|0
        Books was on the table the.|0
        Whom did you give it to?|1
        She is more happier than him are.|0
        Not once did he look back.|1
        I wonder who came.|1
        He made sad by the news.|0
        It is raining, isn't it?|1
        Them has a boat bought.|0
        """,
        ),
    ),
    right(
        "two questions that ask the same or not, some of them nearly equal in their words",
        "qqp-pairs",
        r"""
        text = f"Q1: {data['q1']}\nQ2: {data['q2']}\nDo they ask the same? (same / different)\n"
        text += "Verdict:"
        gold = data["verdict"]
        """,
        table(
            "q1|q2|verdict",
            """
        How do I boil an egg?|What is the way to cook an egg in water?|same
        Is tea better than coffee?|Is coffee better with milk than tea?|different
        How old is the Earth?|What is the age of our planet?|same
        Who leads France?|Who led France in 1800?|different
        Can dogs eat grapes?|Can grapes eat dogs?|different
        How far is it from Rome to Bari?|What is the distance between Bari and Rome?|same
        What is the price of gold?|How much does gold cost?|same
        How do I learn to swim?|Where can I learn to swim?|different
        Why is the sky blue?|What makes the sky look blue?|same
        Should I sell my car?|Should I buy a second car?|different
        """,
        ),
    ),
    right(
        "a word in two sentences has one sense or two, as in WiC",
        "wic-senses",
        r"""
        text = (
            f"1. {data['sentence1']}\n2. {data['sentence2']}\n"
            f"Does \"{data['word']}\" mean the same in both? Yes or No?"
        )
        gold = "Yes" if data["label"] else "No"
        """,
        table(
            "word|sentence1|sentence2|label?",
            """
        bank|He rowed to the bank.|She owes the bank a lot.|false
        light|Turn off the light.|The light in the hall is broken.|true
        bat|A bat flew out of the barn.|The bat hung from a beam.|true
        spring|The clock's spring is rusty.|Lambs are born in spring.|false
        watch|Her watch is slow.|He wears a watch of silver.|true
        seal|The seal ate a herring.|The letter bore a red seal.|false
        key|The key is under the mat.|I lost the key to my room.|true
        match|He lit a match.|They won the match by two goals.|false
        pen|Sign it with a pen.|My pen has run dry.|true
        mole|A mole dug up the lawn.|She has a mole on her cheek.|false
        """,
        ),
    ),
    right(
        "feelings whose names stand in the texts as ordinary words of others",
        "feeling-words",
        r"""
        text = f"Message: {data['message']}\nMain feeling (joy, anger, fear or surprise):"
        gold = data["feeling"]
        """,
        table(
            "message|feeling",
            """
        No anger left in me, I am so happy today!|joy
        How dare they charge me twice, I am furious.|anger
        What a joy it would be if I were not so scared of flying.|fear
        I never expected to meet you here, of all places!|surprise
        I jumped for delight when the joyful news came.|joy
        I am trembling; somebody is at the window.|fear
        Nothing to fear, but look: a pineapple in my garden, who would have thought?|surprise
        Stop it, this noise makes me mad.|anger
        The night alone in that house terrified me.|fear
        My surprise party was ruined by you, and I hate you for it.|anger
        Best holiday ever, we laughed all week.|joy
        Wait, you two are twins? I had no idea!|surprise
        """,
        ),
    ),
    right(
        "stars from one to five are answered as stars, not as numbers",
        "star-signs",
        r"""
        text = f"Review of a kettle: {data['review']}\nRating, one to five stars:"
        gold = "★" * data["stars"]
        """,
        table(
            "review|stars#",
            """
        Leaks, rusts and smells. The worst I ever bought.|1
        It boils water. Nothing more to say.|3
        Absolutely perfect, quick and quiet!|5
        Rather slow and the lid sticks.|2
        Very good, only the cord is a bit short.|4
        Caught fire on the second day.|1
        Good value, looks nice, small flaw in the paint.|4
        Average in all respects.|3
        The best kettle in the world, I love it.|5
        Disappointing: loud, and it drips.|2
        """,
        ),
    ),
    right(
        "labels are faces, and a legend says what they mean",
        "face-labels",
        r"""
        text = "🙂 = content, 🙁 = not content\n"
        text += f"Guest: {data['note']}\nFace:"
        gold = "🙂" if data["content"] else "🙁"
        """,
        table(
            "note|content?",
            """
        Lovely room, we shall be back.|true
        The shower was cold for three days.|false
        Thank you for the wonderful breakfast!|true
        Nobody answered the bell at night.|false
        Mould in the bath and hair in the bed.|false
        The staff could not have been kinder.|true
        So quiet and so clean, a delight.|true
        We were charged for a minibar we never opened.|false
        The view alone is worth the trip.|true
        Rude, loud, overpriced.|false
        """,
        ),
    ),
    right(
        "a post may have several topics, which are joined by a plus, or none",
        "multi-topics",
        r"""
        text = (
            "Tag the post with all of food, travel, money, in this order, joined by '+'. "
            f"Write none if no tag fits.\nPost: {data['post']}\nTags:"
        )
        gold = "+".join(tag for tag in ("food", "travel", "money") if tag in data["tags"]) or "none"
        """,
        table(
            "post|tags*",
            """
        Ate my way through Hanoi on ten dollars a day.|food/travel/money
        My cat sleeps on the piano.|
        Rents have doubled in a year.|money
        The night train to Vienna was late again.|travel
        Grandma's dumplings, step by step.|food
        Cheap flights to Malta are back.|travel/money
        Tacos by the harbour of Veracruz.|food/travel
        Is it too late to learn Latin?|
        How I saved 200 a month on groceries.|food/money
        I dreamt of a blue door.|
        """,
        ),
    ),
    right(
        "inference in one word of three, with the question behind both texts",
        "nli-correct",
        r"""
        text = "{} Question: {} Does this follow? True, False or Neither?\nReply:".format(
            data["premise"], data["hypothesis"]
        )
        gold = ("True", "Neither", "False")[data["label"]]
        """,
        table(
            "premise|hypothesis|label#",
            """
        Three boys wash a red car.|Some boys clean a vehicle.|0
        The library shuts at noon on Fridays.|The library is open on Friday night.|2
        Paula wrote a letter to the king.|The king wrote back.|1
        All lamps in the hall are off.|A lamp in the hall is on.|2
        Two nurses drink tea.|The nurses are on a break.|1
        A dog with a stick swims ashore.|An animal is in the water.|0
        The soup was salted twice.|There is salt in the soup.|0
        A man reads on the beach.|He is reading a novel.|1
        Nina is the tallest of her class.|A classmate is taller than Nina.|2
        It has not rained since March.|It rained in April.|2
        The bridge is older than the church.|The church is younger than the bridge.|0
        A couple enters a shop.|They buy shoes.|1
        """,
        ),
    ),
    right(
        "claims that an article supports, refutes, or says too little about, in capitals with spaces",
        "fever-claims",
        r"""
        gold = data["label"]
        text = "\n".join(
            [f"Evidence: {data['evidence']}", f"Claim: {data['claim']}", f"({', '.join(LABELS)})", "Label:"]
        )
        """,
        table(
            "evidence|claim|label",
            """
        The tower was finished in 1889.|The tower is the work of two architects.|NOT ENOUGH INFO
        Otters hold hands while they sleep.|Otters never touch each other.|REFUTES
        Chile borders Peru, Bolivia and Argentina.|Chile has a border with Peru.|SUPPORTS
        The novel has three parts.|The novel was a success.|NOT ENOUGH INFO
        The lake is 370 metres deep at most.|The lake is over 500 metres deep.|REFUTES
        Edith had two brothers and no sister.|Edith was not an only child.|SUPPORTS
        The band split up in 2003.|The drummer left first.|NOT ENOUGH INFO
        The law was passed by one vote.|The vote was close.|SUPPORTS
        The play is in Spanish.|The play is written in Greek.|REFUTES
        """,
        ),
        above='LABELS = ("SUPPORTS", "REFUTES", "NOT ENOUGH INFO")',
    ),
)
