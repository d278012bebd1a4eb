"""Right prompts after public benchmarks whose answer is a label."""

from __future__ import annotations

from tests.lint.dense_18.making import keyed, ranked, right, table

RIGHT = (
    right(
        "BoolQ, its question in small letters and without its mark in the data",
        "boolq-yesno",
        r"""
        text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:"
        gold = "yes" if data["answer"] else "no"
        """,
        table(
            "passage|question|answer?",
            """
        Persian is an Indo-Iranian language spoken in Iran, Afghanistan (as Dari) and Tajikistan (as Tajik).
          |is persian spoken outside iran|true
        The Dead Sea has no outlet; water leaves it by evaporation alone.|does the dead sea flow into the ocean|false
        Tomatoes are botanically berries, though cooks treat them as vegetables.|is a tomato a berry|true
        Most pennies of 1943 were struck in steel, as copper was needed for the war.
          |were most 1943 pennies made of copper|false
        In Monopoly a player in jail may still collect rent.|can you collect rent in jail in monopoly|true
        The platypus lays eggs, and yet it is a mammal.|do any mammals lay eggs|true
        Alaska was bought from Russia in 1867 and became a state in 1959.|was alaska a state before 1900|false
        Ice hockey teams have six players on the ice at a time.|does an ice hockey team play with eleven|false
        Honey that is kept sealed does not spoil, even after centuries.|can sealed honey last a hundred years|true
        The Tour de France mostly ends in Paris; in 2024 it ended in Nice.|did the 2024 tour end in paris|false
        """,
        ),
    ),
    ranked(
        "RTE by perplexity, True or False behind the hypothesis",
        "rte-true-false",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True or False?\nAnswer:"
        """,
        keyed(
            "premise|hypothesis",
            """
        Wangari Maathai, a biologist from Kenya, received the Nobel Peace Prize in 2004.
          |Wangari Maathai won a Nobel Prize.|*True/False
        The factory in Leeds, which employs 900 people, will close in March.
          |The factory will hire more people.|True/*False
        Oil fell to 61 dollars a barrel on Monday, its lowest price this year.|Oil became cheaper.|*True/False
        A ferry with 40 passengers ran aground off Crete; nobody was hurt.|Forty people were hurt off Crete.|True/*False
        The Louvre raised its fee for visitors from outside Europe.|Some visitors of the Louvre pay more.|*True/False
        Doctors found no trace of the virus in the herd.|The herd carries the virus.|True/*False
        Lagos, not Abuja, is the largest city of Nigeria.|Abuja is the largest city of Nigeria.|True/*False
        The bridge over the Drina was finished in 1577.|The Drina has a bridge from the 16th century.|*True/False
        """,
        ),
        fewshot=4,
    ),
    ranked(
        "WiC, whether a word is used in the same way twice",
        "wic-same-sense",
        r"""
        text = f"Sentence 1: {data['sentence1']}\nSentence 2: {data['sentence2']}\n"
        text += f"Question: Is the word '{data['word']}' used in the same way in the two sentences above?\nAnswer:"
        """,
        keyed(
            "word|sentence1|sentence2",
            """
        bank|She sat on the bank of the river.|The bank raised its fees.|*no/yes
        head|He nodded his head.|She shook her head.|no/*yes
        spring|Flowers open in spring.|A spring in the mattress broke.|*no/yes
        cold|I caught a cold on the ferry.|His cold kept him in bed.|no/*yes
        light|The case is light.|Her bag was light enough to carry.|no/*yes
        match|They lost the match.|He struck a match.|*no/yes
        paper|Wrap it in brown paper.|The paper was torn.|no/*yes
        bark|The bark of the oak is rough.|The dog's bark woke us.|*no/yes
        """,
        ),
        fewshot=2,
    ),
    right(
        "MRPC, whose pairs share most of their words on purpose",
        "mrpc-pairs",
        r"""
        lines = [
            f"Sentence 1: {data['sentence1']}",
            f"Sentence 2: {data['sentence2']}",
            "Question: Do both sentences mean the same thing?",
            "Answer:",
        ]
        text = "\n".join(lines)
        gold = ("no", "yes")[data["label"]]
        """,
        table(
            "sentence1|sentence2|label#",
            """
        The company said its profit rose 12 percent.|Profit at the company went up by 12 percent, it said.|1
        The company said its sales fell in Asia.|The company said its sales fell in Europe.|0
        Police arrested two men near the port on Friday.|On Friday two men were arrested near the port.|1
        The senator will not run again, her office said.|The senator will run again, her office said.|0
        The vaccine protects nine of ten children.|Nine children in ten are protected by the vaccine.|1
        Heavy rain closed the road to the airport.|Heavy rain closed the airport itself.|0
        Shares of the bank closed at $31.20.|The bank's shares ended the day at $31.20.|1
        The judge dismissed the case on Tuesday.|The judge postponed the case on Tuesday.|0
        """,
        ),
    ),
    right(
        "CoLA, sentences with a fault of grammar as the data has them",
        "cola-makes-sense",
        r"""
        text = data["sentence"] + "\nQuestion: Is this sentence grammatical?\nAnswer:"
        gold = {0: "no", 1: "yes"}[data["label"]]
        """,
        table(
            "sentence|label#",
            """
        The more you read, the more you know.|1
        Them likes to swim in the lake.|0
        Bill whispered that he was leaving.|1
        She asked who did John see.|0
        What did you say that he bought?|1
        The books is on the table yesterday.|0
        It was raining, so nobody came.|1
        Mary devoured.|0
        The cat sat on mat a.|0
        Jessica loaded the wagon with hay.|1
        """,
        ),
        fewshot=4,
    ),
    right(
        "TweetEval's emotions, with @user and hashtags as they are published",
        "tweet-emotion",
        r"""
        text = f"Tweet: {data['text']}\nEmotion (anger, joy, optimism or sadness):"
        gold = NAMES[data["label"]]
        """,
        table(
            "text|label#",
            """
        @user you lied to my face AGAIN. I'm done, I am furious #liar|0
        Got the job!!! Dancing through the kitchen rn 💃 #bestday|1
        We lost today but this team will rise, just wait. #believe|2
        the house is so quiet without our dog. can't stop crying|3
        @user @user how DARE they close the library. Outrageous.|0
        Newborn niece has the tiniest toes ever, so happy 😍|1
        Month three of physio. Every step will get easier. #onward|2
        Another birthday alone, I miss you mum #grief|3
        My train is cancelled for the 5th time, these idiots! 😡|0
        laughing so hard at this video that my belly hurts 😂|1
        Rough year. Next one is going to be ours, I know it.|2
        nobody came to the funeral. heartbroken.|3
        """,
        ),
        above='NAMES = ("anger", "joy", "optimism", "sadness")',
        fewshot=4,
    ),
    right(
        "PubMedQA, an abstract and a question of yes, no or maybe",
        "pubmedqa-abstracts",
        r"""
        context = " ".join(data["contexts"])
        text = f"Abstract: {context}\nQuestion: {data['question']}\nAnswer (yes, no or maybe):"
        gold = data["final_decision"]
        """,
        table(
            "contexts*|question|final_decision",
            """
        Ninety nurses wore step counters./Those on night shifts walked 30 % less (p < 0.001).
          |Do nurses walk less at night?|yes
        We gave zinc or placebo to 200 adults with a cold./The colds lasted 7.1 and 7.0 days (p = 0.83).
          |Does zinc shorten a cold?|no
        Twelve runners drank beet juice./Times fell in six and rose in six; a larger trial is needed.
          |Does beet juice make runners faster?|maybe
        Of 310 hips, 4 % failed within ten years with cement, 4 % without.|Does cement make hips last longer?|no
        Children who slept under nets had half as many fevers (RR 0.51, 95 % CI 0.40 to 0.65).
          |Do bed nets prevent fevers?|yes
        Two of our four models favoured early surgery, two did not.|Is early surgery better in appendicitis?|maybe
        Hand washing with gel and with soap removed the same share of germs.|Is gel better than soap?|no
        Patients who were called by phone kept 92 % of visits, others 71 % (p < 0.01).
          |Do calls raise attendance?|yes
        In this pilot of eight twins, results were inconclusive.|Does music lower the pulse of infants?|maybe
        """,
        ),
        max_tokens=8,
    ),
    right(
        "XNLI in French, with the space that French puts before a colon",
        "xnli-fr",
        r"""
        text = (
            "Dites si la prémisse implique l'hypothèse : implication, contradiction ou neutre.\n"
            f"Prémisse : {data['premise']}\nHypothèse : {data['hypothesis']}\nRelation :"
        )
        gold = data["label"]
        """,
        table(
            "premise|hypothesis|label",
            """
        Un homme joue de la flûte dans le métro.|Quelqu'un fait de la musique.|implication
        La boulangerie ferme à midi le dimanche.|La boulangerie reste ouverte tout le dimanche.|contradiction
        Deux femmes attendent devant le guichet.|Elles vont à Marseille.|neutre
        Le chat dort sur le canapé.|Le chat court dans le jardin.|contradiction
        Tous les élèves ont réussi l'examen.|Aucun élève n'a échoué.|implication
        Paul a acheté une voiture hier.|La voiture est rouge.|neutre
        Il a neigé toute la nuit.|La nuit a été froide et sans neige.|contradiction
        Ma sœur parle trois langues.|Ma sœur parle plus d'une langue.|implication
        Un enfant souffle des bougies.|Il a sept ans.|neutre
        """,
        ),
    ),
    right(
        "TREC's six coarse classes",
        "trec-classes",
        r"""
        kinds = "abbreviation, entity, description, person, location, number"
        text = f"Question: {data['text']}\nAnswer type ({kinds}):"
        gold = data["coarse_label"]
        """,
        table(
            "text|coarse_label",
            """
        What does NASA stand for ?|abbreviation
        Which animal sleeps upside down ?|entity
        How does a zipper work ?|description
        Who composed The Four Seasons ?|person
        Where is the Gobi Desert ?|location
        How many strings has a cello ?|number
        What is the abbreviation of tablespoon ?|abbreviation
        What instrument did Yehudi Menuhin play ?|entity
        Why do onions make us cry ?|description
        What actress played Mary Poppins in 1964 ?|person
        What city is the Acropolis in ?|location
        When was the first moon landing ?|number
        """,
        ),
    ),
)
