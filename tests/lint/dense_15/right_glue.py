"""Right prompts in the styles of GLUE, SuperGLUE and other benchmarks with labels."""

from __future__ import annotations

from tests.lint.dense_15.making import ranked
from tests.lint.making import Right, keyed, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "BoolQ: passage, question without its mark, yes or no",
        "boolq-plain",
        r"""
        text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:"
        gold = "yes" if data["answer"] else "no"
        """,
        table(
            "passage|question|answer?",
            """
            Bananas float in water because they are less dense than it.|do bananas float in water|true
            Penguins have wings, but none of the species can fly.|can any penguin fly|false
            The Danube rises in Germany and ends in the Black Sea.|does the Danube end in the Black Sea|true
            Chess was never part of the Summer Olympics.|has chess been a summer olympic sport|false
            Glass is made by melting sand with soda and lime.|is sand used to make glass|true
            The metro of the city closes at midnight on weekdays.|does the metro run all night on weekdays|false
            Honey keeps for years if the jar stays closed.|can honey be kept for years|true
            Tomatoes are fruits in botany and vegetables in the kitchen.|are tomatoes fruits in botany|true
            The island has no airport and is reached by boat alone.|can you fly to the island|false
            A spider has eight legs and is no insect.|are spiders insects|false
            """,
        ),
    ),
    ranked(
        "RTE as True or False",
        "rte-truth",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True or False?\nAnswer:"
        """,
        keyed(
            "premise|hypothesis",
            """
            The mayor opened the new bridge on Sunday.|The bridge was opened by the mayor.|*True/False
            Oil prices fell for the third week.|Oil became more expensive.|True/*False
            The twins were born in Graz in 1990.|The twins were born in Austria's Graz.|*True/False
            Only two of the ten hikers reached the hut.|All the hikers reached the hut.|True/*False
            Sales of bicycles doubled last year.|More bicycles were sold last year.|*True/False
            The firm denied that it would close its plant.|The firm said its plant would close.|True/*False
            She sold the painting to a museum in Lyon.|A museum bought the painting.|*True/False
            The match was called off because of fog.|The match was played in fog.|True/*False
            """,
            " ",
        ),
    ),
    right(
        "CommitmentBank with three labels, all named",
        "cb-three",
        r"""
        text = (
            f"Text: {data['premise']}\nClaim: {data['hypothesis']}\n"
            "Does the speaker of the text hold the claim to be true, false or unknown?\nLabel:"
        )
        gold = data["label"]
        """,
        table(
            "premise|hypothesis|label",
            """
            I know that the shop has moved.|The shop has moved.|true
            I doubt whether he ever paid. Did he?|He paid.|unknown
            It is a lie that we lost the letter.|They lost the letter.|false
            Maybe the bus is late, who can tell?|The bus is late.|unknown
            I am glad that the rain has stopped.|The rain has stopped.|true
            Nobody here believes that the mine is safe, nor do I.|The mine is safe.|false
            We found out that the key was stolen.|The key was stolen.|true
            Ask her if the cake is ready.|The cake is ready.|unknown
            He was wrong to say that I sing.|The speaker sings.|false
            """,
        ),
        fewshot=4,
    ),
    right(
        "WiC: one word in two sentences",
        "wic-senses",
        r"""
        text = (
            f"1. {data['first']}\n2. {data['second']}\n"
            f"Is \"{data['word']}\" used in the same sense in 1 and 2? Answer yes or no.\nAnswer:"
        )
        gold = ("no", "yes")[data["same"]]
        """,
        table(
            "word|first|second|same#",
            """
            bank|We sat on the bank of the river.|The bank lends money.|0
            light|The light of the lamp was weak.|The light of the moon was pale.|1
            bark|The bark of the oak is thick.|I heard the bark of a dog.|0
            match|She struck a match.|The match went out in the wind.|1
            spring|In spring the storks return.|A spring of the mattress broke.|0
            letter|He posted a letter to his aunt.|A letter came from the court.|1
            key|The key turned in the lock.|I lost the key of my flat.|1
            bat|The bat slept in the attic.|He swung the bat at the ball.|0
            """,
        ),
    ),
    right(
        "SST-2 in small letters with the spaces of its tokenizer's time, as GLUE has them",
        "sst-tokens",
        r"""
        text = f"Movie review: {data['sentence']}\nIs it positive or negative?\nIt is"
        gold = "positive" if data["label"] else "negative"
        """,
        table(
            "sentence|label#",
            """
            a warm , funny and moving film|1
            dull , lifeless and far too long|0
            an absolute joy from start to finish|1
            the jokes fall flat , one after the other|0
            brilliantly acted and beautifully shot|1
            a boring mess without a single good idea|0
            the worst sequel of the year|0
            one of the finest comedies in years|1
            """,
        ),
    ),
    right(
        "CoLA, as the question of a linguist",
        "cola-linguist",
        r"""
        text = f"Sentence: {data['sentence']}\nWould a linguist call it acceptable or unacceptable?\nLinguist:"
        gold = data["label"]
        """,
        table(
            "sentence|label",
            """
            Who did you see at the fair?|acceptable
            Him likes the soup very much.|unacceptable
            The more you read, the more you know.|acceptable
            She put on the table.|unacceptable
            They has been waiting for hours.|unacceptable
            I wonder where she went.|acceptable
            Child the slept in the car.|unacceptable
            Never have I eaten so well.|acceptable
            """,
        ),
    ),
    right(
        "MRPC with 1 and 0, whose legend stands above",
        "mrpc-digits",
        r"""
        text = (
            "1 = both sentences say the same, 0 = they say different things\n"
            f"First: {data['s1']}\nSecond: {data['s2']}\n1 or 0?"
        )
        gold = str(data["same"])
        """,
        table(
            "s1|s2|same#",
            """
            The firm cut 300 jobs on Monday.|On Monday 300 jobs were cut by the firm.|1
            The firm cut 300 jobs.|The firm created 300 jobs.|0
            Rain stopped the race.|The race was stopped by rain.|1
            The minister flew to Oslo.|The minister flew home from Oslo.|0
            Police arrested two men in Leeds.|Two men were arrested by police in Leeds.|1
            Shares rose by two percent.|Shares fell by two percent.|0
            The author of the book is unknown.|Nobody knows who wrote the book.|1
            The hotel has a pool.|The hotel lost its pool.|0
            """,
        ),
    ),
    right(
        "QQP, where the answer's words stand in the question, too",
        "qqp-duplicate",
        r"""
        text = (
            "Decide whether the two questions are duplicate or distinct.\n"
            f"Question 1: {data['q1']}\nQuestion 2: {data['q2']}\nThe questions are"
        )
        gold = "duplicate" if data["is_duplicate"] else "distinct"
        """,
        table(
            "q1|q2|is_duplicate#",
            """
            How do I learn French fast?|What is the quickest way to learn French?|1
            How do I learn to cook?|How do I learn to dance?|0
            Why is the sky blue?|What makes the sky look blue?|1
            How can I sell my car?|How can I wash my car?|0
            What is the best time to visit Japan?|When should one visit Japan?|1
            How tall is Mont Blanc?|How old is Mont Blanc?|0
            Can dogs eat grapes?|Is it safe for dogs to eat grapes?|1
            Who founded Rome?|Who conquered Rome?|0
            """,
        ),
    ),
    ranked(
        "XNLI in English, by a connective",
        "xnli-link",
        r"""
        text = f"{data['premise']}, right?"
        """,
        keyed(
            "premise",
            """
            You never met my aunt|*No, I never met her./Yes, snow is white.
            The shop sells fish|No, seven is odd./*Yes, it sells cod and herring.
            Nobody came to the party|*No, not a single guest came./Yes, and grass is green.
            It rains a lot in Bergen|No, my shoe is brown./*Yes, nearly every day.
            You have read the contract|*Yes, every page of it./No, trains have wheels.
            The door was not locked|Yes, cats purr./*No, it stood wide open all night.
            She speaks Welsh|*Yes, it is her mother tongue./No, milk is white and clouds are grey.
            They did not pay the rent|Yes, a week has seven days in it./*No, they owe three months.
            """,
            " ",
        ),
    ),
    right(
        "AG News with its four desks and their numbers from 0",
        "agnews-zero",
        r"""
        legend = "; ".join(f"{number}: {name}" for number, name in enumerate(DESKS))
        text = f"Choose the desk of the news by its number.\n{legend}\nNews: {data['text']}\nNumber:"
        gold = str(data["label"])
        """,
        table(
            "text|label#",
            """
            The goalkeeper saved two penalties in the final.|1
            Chip maker unveils a faster processor.|3
            The president met rebels for peace talks.|0
            Bank profits rise as rates climb.|2
            Floods drive thousands from their homes abroad.|0
            Striker signs for three more seasons at the club.|1
            Retailer's shares drop after weak sales.|2
            New software spots fake photos.|3
            """,
        ),
        above='DESKS = ["World", "Sports", "Business", "Technology"]',
    ),
    right(
        "TREC: what sort of answer a question wants, by short codes that are explained",
        "trec-codes",
        r"""
        text = f"{CODES}\nQuestion: {data['question']}\nIt asks for:"
        gold = data["code"]
        """,
        table(
            "question|code",
            """
            Who painted the ceiling of the Sistine Chapel?|HUM
            Where is the Gobi Desert?|LOC
            How many keys has a piano?|NUM
            What is the capital of Chile?|LOC
            In what year did the war end?|NUM
            Who was the first man in space?|HUM
            What city hosts the carnival?|LOC
            How far is it to Sirius?|NUM
            Which queen ruled the longest?|HUM
            """,
        ),
        above='CODES = "HUM: a person; LOC: a place; NUM: a number or a date"',
    ),
    right(
        "Amazon stars, 1 to 5, whose meaning is given at both ends alone",
        "amazon-stars",
        r"""
        text = (
            "Guess the number of stars (1 = very bad, 5 = very good).\n"
            f"Title: {data['title']}\nBody: {data['body']}\nStars:"
        )
        gold = str(data["stars"])
        """,
        table(
            "title|body|stars#",
            """
            Love it|The best pan I have ever owned, simply perfect.|5
            Rubbish|Broke on the first day and nobody answers my mails.|1
            It is okay|Does what it should, neither good nor bad.|3
            Good, not great|Solid and pretty, but a bit heavy for me.|4
            Disappointed|Works, though loud and badly finished.|2
            Wonderful|My children adore it, excellent quality!|5
            Never again|Horrible smell, dangerous plug, money lost.|1
            Average|Fine for the price.|3
            Happy enough|Good sound, the cable could be longer.|4
            Rather poor|The zip jams and the colour is off.|2
            """,
        ),
    ),
    ranked(
        "Sarcasm or not, with the label's word in an answer's sentence",
        "irony-ranked",
        r"""
        text = f"Tweet: {data['tweet']}\nThe author of this tweet is"
        """,
        keyed(
            "tweet",
            """
            Great, another flat tyre. Just what I needed today.|*ironic/sincere
            Happy birthday to my dear sister!|ironic/*sincere
            Oh sure, because Mondays are so much fun.|*ironic/sincere
            Thank you all for your help with the move.|ironic/*sincere
            What a brilliant idea to dig up the road again.|*ironic/sincere
            Our cat came home after three days, we are so relieved.|ironic/*sincere
            I just love waiting two hours for the doctor.|*ironic/sincere
            The concert last night was lovely.|ironic/*sincere
            """,
            " ",
        ),
    ),
)
