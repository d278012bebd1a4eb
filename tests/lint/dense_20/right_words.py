"""Right prompts in English on wording: translation, titles, correction, cloze."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "translation into German, as WMT in PaLM's paper",
        "to-german",
        r"""
        text = f"English: {data['en']}\nGerman:"
        gold = data["de"]
        """,
        table(
            "en|de",
            """
            Good morning, Mrs. Weber.|Guten Morgen, Frau Weber.
            The train is late.|Der Zug hat Verspätung.
            I would like a cup of coffee.|Ich möchte eine Tasse Kaffee.
            My brother is a teacher.|Mein Bruder ist Lehrer.
            It is very cold today.|Heute ist es sehr kalt.
            We are going to the cinema tonight.|Heute Abend gehen wir ins Kino.
            The shop opens at nine o'clock.|Der Laden öffnet um neun Uhr.
            Do you speak English?|Sprechen Sie Englisch?
            """,
        ),
        description="Translate the following sentences from English to German.",
    ),
    right(
        "summaries of one sentence, with TL;DR",
        "tldr",
        r"""
        text = f"{data['text']}\n\nTL;DR:"
        gold = data["summary"]
        """,
        table(
            "text|summary",
            """
            I bought a used car last month. After a week the brakes failed, and the dealer refuses to pay for the
             repair. Has anyone been in such a situation?|The dealer won't pay for the failed brakes of my used car.
            The city council voted on Monday to turn the old tram depot into a market hall. Work will begin in May
             and cost nine million euros.|The old tram depot will become a market hall.
            Our cat had not eaten for two days. The vet found a piece of string in her throat and took it out. She
             is fine now.|The cat stopped eating because of a piece of string, but is fine.
            Due to the drought the river has fallen to its lowest level in forty years. Ferries have been stopped
             until further notice.|Ferries stopped as drought lowers the river.
            The band has cancelled its tour of Europe after the singer broke his arm. Tickets will be
             refunded.|The tour is cancelled because the singer broke his arm.
            The new library opened on Saturday with music and free cake. More than two thousand people
             came.|Over two thousand people came to the opening of the library.
            My flatmate never washes up, although we agreed on a plan. I have talked to her three times, and
             nothing changes.|My flatmate ignores our plan for washing up.
            Scientists have found a frog in Peru that glows in the dark. It lives in treetops and is as small as a
             thumb.|A tiny frog that glows was found in Peru.
            """,
        ),
        fewshot=1,
        metric="f1_score",
        max_tokens=96,
    ),
    right(
        "headlines for news",
        "headline",
        r"""
        text = f"Write a short headline for the article.\n\nArticle: {data['article']}\n\nHeadline:"
        gold = data["headline"]
        """,
        table(
            "article|headline",
            """
            Firefighters freed a calf from a well near Bath on Thursday. The animal was not hurt.|Calf Rescued From
             Well
            The airline said that it will hire 800 pilots by the end of next year.|Airline to Hire 800 Pilots
            A storm that hit the coast overnight left ten thousand homes without power.|Storm Cuts Power to 10,000
             Homes
            The price of bread has risen by a fifth since January because of poor harvests.|Poor Harvests Push Up
             Bread Price
            A schoolgirl of twelve has won the national chess championship for adults.|Girl, 12, Wins Chess Title
            The zoo has named its baby elephant Asha after a vote in which 9,000 people took part.|Zoo Names Baby
             Elephant Asha
            A bridge that was built by the Romans has collapsed after weeks of rain.|Roman Bridge Collapses After
             Rain
            Police are looking for two men who stole a bronze statue from the park.|Thieves Take Statue From Park
            """,
        ),
        metric="f1_score",
    ),
    right(
        "correction of grammar",
        "fix-grammar",
        r"""
        text = f"Correct the grammar of the sentence.\nOriginal: {data['wrong']}\nCorrected:"
        gold = data["right"]
        """,
        table(
            "wrong|right",
            """
            She go to work by bus.|She goes to work by bus.
            I have saw this film before.|I have seen this film before.
            There is many people here.|There are many people here.
            He don't like onions.|He doesn't like onions.
            We was very tired.|We were very tired.
            This is more better than that.|This is better than that.
            I look forward to meet you.|I look forward to meeting you.
            They have two childs.|They have two children.
            """,
        ),
    ),
    right(
        "spelling of single words",
        "spelling",
        r"""
        text = f"The word \"{data['typo']}\" is misspelled. The correct spelling is"
        gold = data["word"]
        """,
        table(
            "typo|word",
            """
            recieve|receive
            definately|definitely
            seperate|separate
            tommorow|tomorrow
            neccessary|necessary
            begining|beginning
            wierd|weird
            goverment|government
            calender|calendar
            """,
        ),
    ),
    right(
        "the last word of a passage, as LAMBADA's cloze form",
        "lambada-cloze",
        r"""
        text = f"{data['text']} ____. ->"
        gold = data["word"]
        """,
        table(
            "text|word",
            """
            He put the key into the lock, turned it, and opened the|door
            It was so dark that she lit a|candle
            The cow had eaten all the hay, so the farmer went to fetch more|hay
            They sat down by the river, and he threw his fishing line into the|water
            The dentist asked her to open her|mouth
            After the rain there was a rainbow in the|sky
            He was thirsty and drank a whole glass of|water
            The barber picked up his scissors and began to cut the boy's|hair
            """,
        ),
    ),
    right(
        "meanings of idioms",
        "idioms",
        r"""
        text = f"Explain the idiom in a few words.\nIdiom: {data['idiom']}\nMeaning:"
        gold = data["meaning"]
        """,
        table(
            "idiom|meaning",
            """
            a piece of cake|something very easy
            under the weather|slightly ill
            once in a blue moon|very rarely
            spill the beans|reveal a secret
            hit the sack|go to bed
            cost an arm and a leg|be very expensive
            break the ice|ease the tension at a first meeting
            call it a day|stop working
            """,
        ),
        metric="f1_score",
    ),
)
