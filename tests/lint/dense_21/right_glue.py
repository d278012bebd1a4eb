"""Right prompts in the wording of GLUE, SuperGLUE and their kin."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "BoolQ as in lm-evaluation-harness",
        "boolq",
        r"""
        text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:"
        gold = "yes" if data["label"] else "no"
        """,
        table(
            "passage|question|label?",
            """
            Penguins live in the south of the world; most of them never see the north.|do most penguins live in the
              south|true
            The whale breathes by lungs and has to come up for air.|is the whale able to breathe under water|false
            A standard chess board has 64 squares of two colours.|does a chess board have 64 squares|true
            The tomato is grown all over the world and came from the Andes.|does the tomato come from Europe|false
            Glass is made by melting sand with soda and lime.|is glass made from sand|true
            The strike ended before the election was held.|was the strike still on at the election|false
            Both bridges of the town may be used by cyclists.|can you cycle over the bridges of the town|true
            The film was shot in Spain although its story is set in Mexico.|was the film shot in Mexico|false
            """,
        ),
    ),
    right(
        "RTE with True and False",
        "rte",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True or False?\nAnswer:"
        gold = "True" if data["label"] == "entailment" else "False"
        """,
        table(
            "premise|hypothesis|label",
            """
            The factory in Lyon hired ninety workers last spring.|The factory hired workers.|entailment
            The mayor opened the new pool on Monday.|The pool was designed by the mayor.|not_entailment
            Oil prices rose to their highest level since June.|Oil became more expensive.|entailment
            The orchestra will tour Japan in autumn.|The orchestra is from Japan.|not_entailment
            Snow closed all the schools of the county.|The schools were shut because of snow.|entailment
            Her second novel sold a million copies.|Her first novel sold a million copies.|not_entailment
            The dam holds back three rivers.|Three rivers are held back by the dam.|entailment
            The union met the minister on Friday.|The union and the minister agreed.|not_entailment
            """,
        ),
    ),
    right(
        "CB with three labels",
        "cb",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']}. True, False or Neither?\nAnswer:"
        gold = {"entailment": "True", "contradiction": "False", "neutral": "Neither"}[data["label"]]
        """,
        table(
            "premise|hypothesis|label",
            """
            A: I know that the shop has closed for good.|the shop has closed|entailment
            B: She realised that he was not at home.|he was at home|contradiction
            A: Do you think that it will snow?|it will snow|neutral
            B: He forgot that the door was locked.|the door was locked|entailment
            A: I am glad that nobody was hurt.|somebody was hurt|contradiction
            B: Perhaps the train is late.|the train is late|neutral
            A: They proved that the painting was a copy.|the painting was an original|contradiction
            B: I wonder if Ruth has a brother.|Ruth has a brother|neutral
            A: He admits that he broke the vase.|he broke the vase|entailment
            """,
        ),
    ),
    right(
        "COPA by PPL, cause and effect",
        "copa",
        r"""
        link = {"cause": "because", "effect": "so"}[data["question"]]
        text = data["premise"].rstrip(".") + " " + link
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "premise|question",
            """
            The lawn was wet.|cause|*it had rained at night./the sun shone all day.
            The boy dropped the cup.|effect|he drank the tea./*the cup broke.
            The woman put on her coat.|cause|she was reading a book./*it was cold outside.
            The battery of the phone was empty.|effect|*it switched itself off./it rang all night.
            The baby cried.|cause|it had a new blanket./*it was hungry.
            The driver braked hard.|effect|*the car stopped./the car took off.
            The ice in the glass melted.|cause|*the room was warm./the glass was blue.
            The student failed the exam.|effect|she won a prize for it./*she had to repeat it.
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "WiC",
        "wic",
        r"""
        text = f"Sentence 1: {data['sentence1']}\nSentence 2: {data['sentence2']}\n"
        text += f"Question: Is the word '{data['word']}' used in the same way in the two sentences above?\n"
        text += "Answer:"
        gold = ("no", "yes")[data["label"]]
        """,
        table(
            "word|sentence1|sentence2|label#",
            """
            bank|We sat on the bank of the river.|The bank lent us the money.|0
            bright|A bright lamp lit the hall.|The stars were bright that night.|1
            bat|A bat flew out of the cave.|He hit the ball with a bat.|0
            paper|She wrote on yellow paper.|The printer is out of paper.|1
            spring|The spring of the mattress broke.|The roses bloom in spring.|0
            cold|The soup is cold.|My hands are cold.|1
            match|He lit the fire with a match.|The match ended in a draw.|0
            key|I lost the key of my flat.|Which key opens the shed?|1
            """,
        ),
    ),
    right(
        "WSC in the wording of PromptSource",
        "wsc",
        r"""
        text = f"Passage: {data['text']}\n"
        text += f"Question: In the passage above, does the pronoun \"{data['pronoun']}\" "
        text += f"refer to \"{data['noun']}\"?\nAnswer:"
        gold = "yes" if data["label"] == 1 else "no"
        """,
        table(
            "text|pronoun|noun|label#",
            """
            The cup would not fit on the shelf because it was too tall.|it|The cup|1
            The boys beat the girls because they had trained harder.|they|the girls|0
            Susan called Ann, but she did not answer.|she|Ann|1
            The dog chased the cat until it climbed a tree.|it|The dog|0
            Paul lent Dave his coat because he was freezing.|he|Dave|1
            The table does not go through the door because it is too narrow.|it|The table|0
            The farmers feed the hens before they drive to town.|they|The farmers|1
            Mary thanked her aunt for the gift that she had sent.|she|Mary|0
            """,
        ),
    ),
    right(
        "CoLA as in lm-evaluation-harness",
        "cola",
        r"""
        text = f"{data['sentence']}\nQuestion: Does this sentence make sense?\nAnswer:"
        gold = "yes" if data["label"] else "no"
        """,
        table(
            "sentence|label?",
            """
            The students have read the whole book.|true
            The children is playing in yard the.|false
            What did you buy at the market?|true
            She sleep not last night never.|false
            He gave the letter to his neighbour.|true
            Books many on the table are lies.|false
            The train that left at nine was full.|true
            Him went home with she.|false
            """,
        ),
    ),
    right(
        "SST-2 by PPL with a labelled review",
        "sst",
        r"""
        text = f"Review: {data['sentence']}\nSentiment:"
        gold = [key for key, score in data["target_scores"].items() if score == 1][0]
        """,
        keyed(
            "sentence",
            """
            a gripping and beautifully acted drama|*positive/negative
            a dull, lifeless mess|positive/*negative
            funny from the first scene to the last|*positive/negative
            the jokes are stale and the plot is worse|positive/*negative
            tedious beyond belief|positive/*negative
            an absolute joy for the whole family|*positive/negative
            painfully slow and badly written|positive/*negative
            one of the year's finest films|*positive/negative
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "MRPC as in lm-evaluation-harness",
        "mrpc",
        r"""
        text = "Sentence 1: {sentence1}\nSentence 2: {sentence2}\n".format(**data)
        text += "Question: Do both sentences mean the same thing?\nAnswer:"
        gold = "yes" if data["label"] == 1 else "no"
        """,
        table(
            "sentence1|sentence2|label#",
            """
            The firm cut 200 jobs in May.|In May, 200 jobs were cut by the firm.|1
            The airline bought six new planes.|The airline raised its fares in May.|0
            Police arrested two men on Sunday.|Two men were arrested by police on Sunday.|1
            The senate passed the bill.|The president signed the treaty.|0
            Shares of the bank fell by 3 percent.|The bank's shares lost 3 percent.|1
            The storm left thousands without power.|Thousands fled from the fire.|0
            He declined to comment on the case.|He refused to say anything about the case.|1
            The museum reopens in June.|The museum shuts for good in June.|0
            """,
        ),
    ),
    right(
        "QQP in the wording of FLAN",
        "qqp",
        r"""
        text = f"{data['question1']}\n{data['question2']}\n"
        text += "Would you say that these questions are the same?\n"
        text += "OPTIONS:\n- no\n- yes\nAnswer:"
        gold = ["no", "yes"][data["is_duplicate"]]
        """,
        table(
            "question1|question2|is_duplicate#",
            """
            How do I learn to swim?|What is the best way to learn swimming?|1
            How do I bake bread?|Where can I buy fresh bread?|0
            Why is the sky blue?|What makes the sky look blue?|1
            How old is the Earth?|How large is the Earth?|0
            How can I lose weight fast?|What is a quick way to lose weight?|1
            What is the capital of Peru?|What is the currency of Peru?|0
            How do I reset my password?|How can I change a password that I forgot?|1
            Is coffee bad for the heart?|Is coffee grown in India?|0
            """,
        ),
    ),
    right(
        "STS-B with scores from 0 to 5",
        "stsb",
        r"""
        text = "Rate how similar the two sentences are in meaning, from 0 (unrelated) to 5 (the same).\n"
        text += f"Sentence 1: {data['sentence1']}\nSentence 2: {data['sentence2']}\nScore:"
        gold = str(data["score"])
        """,
        table(
            "sentence1|sentence2|score#",
            """
            A man plays the guitar.|A man is playing the guitar.|5
            A woman slices an onion.|A dog barks at the moon.|0
            A boy rides a bike.|A boy is riding his bicycle.|5
            A plane takes off.|The stock market fell today.|0
            Two children run in a park.|Two kids are running through the park.|5
            A girl is singing on a stage.|A girl is dancing on a stage.|3
            A cat drinks milk.|The parliament voted on a law.|0
            A man is cutting bread.|A man is cutting a tomato.|3
            A chef stirs a pot of soup.|A chef stirs a pot of rice.|3
            """,
        ),
    ),
    right(
        "QNLI as in lm-evaluation-harness",
        "qnli",
        r"""
        text = f"{data['question']}\n{data['sentence']}\n"
        text += "Question: Does this response answer the question?\nAnswer:"
        gold = "yes" if data["label"] == "entailment" else "no"
        """,
        table(
            "question|sentence|label",
            """
            When was the tower built?|The tower was built in 1887.|entailment
            Who wrote the opera?|The opera has three acts.|not_entailment
            How deep is the lake?|The lake is 210 metres deep.|entailment
            Where was the poet born?|The poet died in Vienna.|not_entailment
            What do pandas eat?|Pandas eat bamboo almost all day.|entailment
            How many people live in the town?|The town lies on the Danube.|not_entailment
            Which team won the cup?|Ajax won the cup after extra time.|entailment
            Why did the bridge fall?|The bridge was painted red.|not_entailment
            """,
        ),
    ),
)
