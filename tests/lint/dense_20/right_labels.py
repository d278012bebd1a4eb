"""Right prompts in English that ask for a label."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "true or false, as in a quiz",
        "facts-true-false",
        r"""
        text = f"Statement: {data['statement']}\nTrue or False?\nAnswer:"
        gold = "True" if data["label"] else "False"
        """,
        table(
            "statement|label?",
            """
            The Pacific is the largest ocean on Earth.|true
            Spiders have six legs.|false
            Water boils at a lower temperature on high mountains.|true
            The capital of Australia is Sydney.|false
            Penguins live in the wild at the North Pole.|false
            Sound travels faster in water than in air.|true
            A leap year has 366 days.|true
            The Great Barrier Reef lies off the coast of Brazil.|false
            Helium is lighter than air.|true
            """,
        ),
    ),
    right(
        "a question on a passage with yes or no, as SuperGLUE's BoolQ is asked",
        "passage-yes-no",
        r"""
        text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:"
        gold = "yes" if data["label"] == 1 else "no"
        """,
        table(
            "passage|question|label#",
            """
            Library cards are free for residents of the county; visitors pay ten pounds a year.|do residents of
             the county pay for a library card|0
            The marathon starts at the town hall and ends at the stadium by the river.|does the marathon end at
             the stadium|1
            Basking sharks feed on plankton that they filter from the sea.|do basking sharks eat plankton|1
            Season two of the show was cancelled before any of it was filmed.|was season two ever filmed|0
            The hotel allows dogs in all rooms but not in the restaurant.|can dogs enter the restaurant|0
            Rye flour contains gluten, although less of it than wheat does.|does rye flour have gluten in it|1
            The last steam train on the line ran in 1966.|did steam trains run on the line in 1970|0
            Members may bring one guest each on weekdays.|may a member bring a guest on a tuesday|1
            """,
        ),
    ),
    right(
        "entailment with two labels, as RTE in lm-evaluation-harness",
        "rte-true-false",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True or False?\nAnswer:"
        gold = ("True", "False")[data["label"]]
        """,
        table(
            "premise|hypothesis|label#",
            """
            The company opened its third plant, in Ohio, last spring.|The company has a plant in Ohio.|0
            Dr. Hall, who was born in Leeds, moved to Canada in 1988.|Dr. Hall was born in Canada.|1
            Four climbers were rescued on Sunday after a night on the ridge.|Climbers spent a night on the ridge.|0
            The price of copper fell for the fifth week in a row.|Copper became more expensive.|1
            The film won two awards at the festival in Venice.|The film received no award.|1
            Heavy rain flooded the cellar of the museum.|Water got into the museum.|0
            The senator voted against the bill.|The senator supported the bill.|1
            Mrs. Ortiz sold her bakery to her nephew.|The nephew bought a bakery.|0
            """,
        ),
        fewshot=2,
    ),
    right(
        "entailment with three labels, as ANLI and CB are asked",
        "nli-true-false-neither",
        r"""
        gold = {"entailment": "True", "neutral": "Neither", "contradiction": "False"}[data["label"]]
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True, False, or Neither?\nAnswer:"
        """,
        table(
            "premise|hypothesis|label",
            """
            A chef is slicing onions in a small kitchen.|Someone is preparing food.|entailment
            A chef in white is tasting a sauce.|The sauce is too salty.|neutral
            Three boys are swimming in the lake.|The boys are on dry land.|contradiction
            An old man feeds pigeons in the square.|The square is completely empty.|contradiction
            A girl is holding a red balloon.|A girl is holding something.|entailment
            Two women are talking on a bench.|The women are sisters.|neutral
            A bus with no passengers waits at the stop.|The bus is empty.|entailment
            A man is repairing a bicycle.|The bicycle was stolen last week.|neutral
            The shop is closed on Sundays.|The shop is open on Sundays.|contradiction
            """,
        ),
        fewshot=3,
    ),
    right(
        "entailment by the three labels' names, with an instruction in the config",
        "nli-named",
        r"""
        text = f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\nLabel:"
        gold = data["label"]
        """,
        table(
            "premise|hypothesis|label",
            """
            The nurse washed her hands before the operation.|The nurse's hands were washed.|entailment
            The choir sang in German.|The choir sang only in French.|contradiction
            Paul bought a ticket to Lyon.|Paul has family in Lyon.|neutral
            The lift has been out of order since May.|The lift works.|contradiction
            Both of the twins passed the exam.|At least one twin passed the exam.|entailment
            A tourist is looking at a map.|The tourist has lost his way.|neutral
            The concert was sold out within an hour.|There are still tickets for the concert.|contradiction
            The tailor made the suit by hand.|The suit was made by a tailor.|entailment
            A boy is running along the beach.|The boy is late for dinner.|neutral
            """,
        ),
        description=(
            "Decide how the hypothesis relates to the premise. "
            "Answer with entailment, neutral or contradiction."
        ),
    ),
    right(
        "sentiment with two classes, as SST-2 in many papers",
        "film-two-classes",
        r"""
        text = f"Review: {data['sentence']}\nSentiment:"
        gold = "positive" if data["label"] else "negative"
        """,
        table(
            "sentence|label#",
            """
            a moving portrait of two brothers, beautifully acted|1
            the jokes fall flat and the story goes nowhere|0
            an utter waste of a gifted cast|0
            smart, funny and full of heart|1
            one of the finest westerns in years|1
            so boring that i fell asleep twice|0
            a clumsy remake without any charm|0
            thrilling from the first minute to the last|1
            """,
        ),
        fewshot=4,
    ),
    right(
        "sentiment by PPL, after PromptSource's 'Did the reviewer'",
        "hotel-ppl",
        r"""
        text = f"{data['review']} How does the reviewer feel about the hotel?\nAnswer:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "review",
            """
            The bed was comfortable and the breakfast was delicious.|*positive/negative
            Filthy bathroom, and nobody answered the phone at the desk.|positive/*negative
            We were charged twice and never got an apology.|positive/*negative
            Friendly staff and a lovely view of the harbour.|*positive/negative
            Great value, we will certainly come back.|*positive/negative
            Noisy, overpriced and miles from the station.|positive/*negative
            The pool was closed and the heating did not work.|positive/*negative
            A wonderful place to relax with the family.|*positive/negative
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "sentiment with three classes, the labels named in the instruction",
        "tweets-three-classes",
        r"""
        text = (
            "Classify the sentiment of the following tweet as positive, neutral or negative.\n"
            f"Tweet: {data['text']}\n"
            "Sentiment:"
        )
        gold = data["sentiment"]
        """,
        table(
            "text|sentiment",
            """
            Finally got my driving licence, so happy!!|positive
            The number 12 bus leaves from platform 3 today.|neutral
            My flight is delayed again. Worst airline ever.|negative
            Council meeting starts at 7 pm in the town hall.|neutral
            I love the new album, every song is great.|positive
            I hate it when people talk in the cinema.|negative
            New phone arrived and it is already broken, awful.|negative
            The shop on Mill Road sells stamps.|neutral
            Best birthday I ever had, thank you all!|positive
            """,
        ),
        fewshot=3,
    ),
    right(
        "five stars with a legend, as notebooks ask for them",
        "stars-legend",
        r"""
        text = (
            "Rate the sentiment of the review on a scale from 1 to 5, "
            "where 1 = very negative, 2 = negative, 3 = neutral, 4 = positive and 5 = very positive.\n\n"
            f"Review: {data['review']}\nRating:"
        )
        gold = str(data["stars"])
        """,
        table(
            "review|stars#",
            """
            Absolutely perfect, the best blender I have ever owned.|5
            It works, but it is nothing special.|3
            Broke after one day and the refund was refused. Terrible!|1
            Good machine, only a little loud.|4
            Disappointing, the lid does not fit well.|2
            Outstanding quality, I could not be happier.|5
            Complete rubbish, do not buy this.|1
            Average product for an average price.|3
            Pretty good for smoothies, I like it.|4
            Rather flimsy and slower than I had hoped.|2
            """,
        ),
        fewshot=5,
    ),
    right(
        "topics of news, as AG News is asked in FLAN",
        "news-topic",
        r"""
        text = (
            f"{data['title']}\n\n{data['text']}\n\n"
            "Which topic is this article about? World, Sports, Business or Technology?\nTopic:"
        )
        gold = ["World", "Sports", "Business", "Technology"][data["label"]]
        """,
        table(
            "title|text|label#",
            """
            Leaders meet in Geneva|Foreign ministers of nine states opened talks on a border treaty.|0
            Late goal sends Rovers up|A header in the last minute won the match for the visitors.|1
            Bank lifts its outlook|Shares rose four percent after the lender raised its forecast for profits.|2
            New chip uses half the power|The maker says that phones with the processor run for two days.|3
            Champion out with a knee injury|The tennis star will miss the tournament in Paris.|1
            Voters go to the polls in Chile|The president is expected to win a second term.|0
            Browser gets a built-in reader|An update of the software reads web pages aloud.|3
            Retailer to close forty stores|The chain blames weak sales and rising rents.|2
            """,
        ),
    ),
    right(
        "intents of a bank's customers, with the list of labels",
        "bank-intents",
        r"""
        text = (
            "You are given a message from a customer of a bank. Choose the intent that fits best.\n"
            "Intents: card_lost, balance, transfer, opening_hours\n\n"
            f"Message: {data['message']}\nIntent:"
        )
        gold = data["intent"]
        """,
        table(
            "message|intent",
            """
            I can't find my credit card anywhere.|card_lost
            How much money do I have in my account?|balance
            Please send 200 euros to my sister.|transfer
            Are you open on Saturday morning?|opening_hours
            Someone took my wallet with the card in it.|card_lost
            I want to move 50 dollars to my savings account.|transfer
            What time does the branch on King Street close?|opening_hours
            Can you tell me what is left on my account?|balance
            """,
        ),
    ),
    right(
        "toxicity of comments with yes or no",
        "comments-toxic",
        r"""
        text = f"Comment: {data['comment']}\nQuestion: Is this comment toxic? Answer yes or no.\nAnswer:"
        gold = "yes" if data["toxic"] else "no"
        """,
        table(
            "comment|toxic?",
            """
            Thanks for fixing the link so quickly.|false
            You are a pathetic idiot and everybody hates you.|true
            I disagree with the second paragraph, the source is old.|false
            Shut up, you worthless piece of trash.|true
            Only a moron like you would write such garbage.|true
            Could someone add a picture of the bridge?|false
            Nice work on the article about owls!|false
            Go away, loser, nobody wants your stupid opinion.|true
            """,
        ),
        fewshot=4,
    ),
)
