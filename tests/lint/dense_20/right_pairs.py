"""Right prompts in English that compare two texts, or judge words and sentences."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "paraphrases, as MRPC in lm-evaluation-harness",
        "same-meaning",
        r"""
        text = (
            f"Sentence 1: {data['sentence1']}\nSentence 2: {data['sentence2']}\n"
            "Question: Do both sentences mean the same thing?\nAnswer:"
        )
        gold = ("no", "yes")[data["label"]]
        """,
        table(
            "sentence1|sentence2|label#",
            """
            The museum will reopen in June.|In June the museum will open again.|1
            The thief was caught by two officers.|Two officers caught the thief.|1
            Profits rose by a tenth in March.|Profits fell by a tenth in March.|0
            She gave her brother a watch.|Her brother gave her a watch.|0
            The bridge is closed to all vehicles.|No vehicle may use the bridge.|1
            The match was put off because of snow.|The snow caused the match to be postponed.|1
            He moved from Rome to Milan.|He moved from Milan to Rome.|0
            All of the seats were taken.|Some of the seats were free.|0
            """,
        ),
    ),
    right(
        "similarity of two questions on a scale, with the scale explained",
        "question-similarity",
        r"""
        text = (
            "How similar are the two questions? Answer with 0 (not related), 1 (related) "
            "or 2 (same question).\n"
            f"Question 1: {data['q1']}\nQuestion 2: {data['q2']}\nScore:"
        )
        gold = str(data["score"])
        """,
        table(
            "q1|q2|score#",
            """
            How do I reset my password?|What must I do to change a forgotten password?|2
            How can I learn to swim?|What is the capital of Peru?|0
            How do I bake bread?|How do I bake a cake?|1
            Which laptop is best for students?|What is the best laptop for a student?|2
            Why do cats purr?|How old can cats become?|1
            When was the Eiffel Tower built?|How do I remove ink from a shirt?|0
            How long do eggs have to boil?|For how long should I boil eggs?|2
            What is a good book on Rome?|How do I get to Rome by train?|1
            How do vaccines work?|Where can I rent a canoe?|0
            """,
        ),
    ),
    right(
        "spam by the mail's own words, answer with a full stop",
        "mail-spam",
        r"""
        text = f"Email: {data['mail']}\n\nIs this email spam or not spam?\nIt is"
        gold = data["label"]
        return {"input": text, "output": f" {gold}.", "processed_output": gold}
        """,
        table(
            "mail|label",
            """
            You have WON a free cruise! Send your card number now to claim the prize.|spam
            Hi Tom, the minutes of Tuesday's meeting are attached.|not spam
            Lose 20 pounds in 5 days with this miracle pill, order today!!!|spam
            Your dentist appointment is on 4 May at 10:15.|not spam
            Make $5000 a week from home, no experience needed, click here.|spam
            Could you water my plants while I am away next week?|not spam
            The rent for April has been received, thank you.|not spam
            URGENT: a prince needs your help to move 12 million dollars.|spam
            """,
        ),
        postprocess="exact_match_post",
    ),
    right(
        "emotions with a few-shot file of its own",
        "emotion-file",
        r"""
        text = f"Message: {data['text']}\nEmotion (anger, fear, joy or sadness):"
        gold = data["emotion"]
        """,
        table(
            "text|emotion",
            """
            i am so glad that you came to my party|joy
            i was terrified when the lights went out|fear
            i cried all night after the funeral|sadness
            how dare they read my letters, i am furious|anger
            my heart jumped with happiness at the news|joy
            i feel lonely and heartbroken since she left|sadness
            he keeps insulting me and it makes my blood boil|anger
            i am scared of walking home in the dark|fear
            """,
        ),
        shots=table(
            "text|emotion",
            """
            we laughed and danced until morning|joy
            i am afraid that the plane will crash|fear
            it makes me mad that he lied to me again|anger
            i miss my grandmother and feel so sad|sadness
            """,
        ),
        fewshot=4,
    ),
    right(
        "sentence acceptability, as CoLA in lm-evaluation-harness",
        "grammar-cola",
        r"""
        text = f"{data['sentence']}\nQuestion: Does this sentence make sense?\nAnswer:"
        gold = ("no", "yes")[data["label"]]
        """,
        table(
            "sentence|label#",
            """
            The children are playing in the garden.|1
            The cat the mouse chased eaten has.|0
            She gave him the book.|1
            Him likes to swims very much.|0
            Nobody knows where the key is.|1
            They has went to the school yesterday.|0
            Book the is table on the.|0
            I have never seen such a large dog.|1
            """,
        ),
    ),
    right(
        "word sense, as WiC in lm-evaluation-harness",
        "word-sense",
        r"""
        text = (
            f"Sentence 1: {data['s1']}\nSentence 2: {data['s2']}\n"
            f"Question: Is the word '{data['word']}' used in the same way in the two sentences above?\nAnswer:"
        )
        gold = "yes" if data["label"] else "no"
        """,
        table(
            "word|s1|s2|label?",
            """
            bank|We sat on the bank of the river.|She works in a bank in Zurich.|false
            bark|The bark of the oak is rough.|Deer had eaten the bark off the trees.|true
            match|He lit the candle with a match.|The match ended in a draw.|false
            spring|The lambs are born in spring.|In spring the river is high.|true
            light|The bag is light enough to carry.|The light of the lamp was weak.|false
            ring|She wore a gold ring.|He lost his ring in the sea.|true
            letter|I got a letter from my aunt.|The postman brought two letters.|true
            crane|A crane lifted the beam.|A crane flew over the marsh.|false
            """,
        ),
    ),
)
