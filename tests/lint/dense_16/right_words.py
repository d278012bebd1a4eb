"""Right prompts of translators, language teachers and editors: glossaries, forms of words, cloze and marks."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "a glossary entry used in a translation",
        table(
            "en|term|es|out",
            """
            The valve is open.|valve|válvula|La válvula está abierta.
            The pump is broken.|pump|bomba|La bomba está rota.
            Clean the filter.|filter|filtro|Limpie el filtro.
            The tank is full.|tank|depósito|El depósito está lleno.
            Close the lid.|lid|tapa|Cierre la tapa.
            The wheel is new.|wheel|rueda|La rueda es nueva.
            Turn the key.|key|llave|Gire la llave.
            The cable is long.|cable|cable|El cable es largo.
            """,
        ),
        r"""f"EN>ES (glossary: {data['term']} = {data['es']})\nEN: {data['en']}\nES:" """,
        'data["out"]',
        metric="bleu",
    ),
    ask(
        "German articles before nouns",
        table(
            "noun|article",
            """
            Haus|das
            Tisch|der
            Lampe|die
            Kind|das
            Hund|der
            Katze|die
            Mädchen|das
            Löffel|der
            Gabel|die
            """,
        ),
        r"""f"der, die oder das? ___ {data['noun']}\n___ =" """,
        'data["article"]',
    ),
    ask(
        "false friends by likelihood",
        scored(
            """
            German “Gift”|*poison/present
            Spanish “éxito”|exit/*success
            French “librairie”|*bookshop/library
            Italian “burro”|donkey/*butter
            Spanish “embarazada”|*pregnant/embarrassed
            French “pain”|ache/*bread
            Swedish “barn”|*child/shed
            German “bald”|hairless/*soon
            """,
            "word",
        ),
        r"""f"{data['word']} means:\n" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "a gap in a sentence with the choices in brackets",
        table(
            "s|choices*|a",
            """
            She has lived here ____ 2009.|since/for/ago|since
            He is afraid ____ spiders.|for/of/at|of
            We arrived ____ the airport at six.|to/in/at|at
            I am good ____ chess.|at/in/on|at
            They waited ____ the bus.|at/for/to|for
            This book belongs ____ me.|of/for/to|to
            She is married ____ a doctor.|to/with/by|to
            It depends ____ the weather.|of/on/from|on
            """,
        ),
        r"""f"{data['s']} [{', '.join(data['choices'])}]\n____:" """,
    ),
    ask(
        "subtitles in three languages told apart",
        table(
            "line|lang",
            """
            - Où vas-tu ? - À la gare.|FR
            - ¿Adónde vas? - A la estación.|ES
            - Wohin gehst du? - Zum Bahnhof.|DE
            Je ne sais pas.|FR
            No lo sé.|ES
            Das weiß ich nicht.|DE
            Merci, à demain !|FR
            Gracias, ¡hasta mañana!|ES
            Danke, bis morgen!|DE
            """,
        ),
        r"""f"00:01:07,000 --> 00:01:09,500\n{data['line']}\n\n(DE, ES or FR) Language:" """,
        'data["lang"]',
    ),
    ask(
        "words whose plural is as they are and others",
        table(
            "one|many",
            """
            mouse|mice
            sheep|sheep
            child|children
            deer|deer
            knife|knives
            tooth|teeth
            series|series
            city|cities
            ox|oxen
            """,
        ),
        r"""f"one {data['one']}, two" """,
        'data["many"]',
    ),
    ask(
        "winograd like pairs with numbered names",
        starred(
            """
            The trophy did not fit into the bag because it was too big. What was too big?|*the trophy/the bag
            Ann lent Eva her coat since she was cold. Who was cold?|Ann/*Eva
            The ball broke the window because it was made of glass. What was made of glass?|the ball/*the window
            Tom thanked Ben because he had helped. Who had helped?|Tom/*Ben
            The cat chased the mouse until it was tired of hunting. What was tired?|*the cat/the mouse
            Ida called Mia to say that she would be late. Who would be late?|*Ida/Mia
            The jug filled the cup until it was empty. What was empty?|*the jug/the cup
            Per paid Jan after he had sent the bill. Who sent the bill?|Per/*Jan
            """
        ),
        r"""(
            f"{data['question']}\n1: {data['choices'][0]}\n2: {data['choices'][1]}\nNumber:"
        )""",
        'str(data["answer"] + 1)',
    ),
    ask(
        "several synonyms where the best stands in the list",
        starred(
            """
            rapid|sluggish/*quick/wet/kind
            silent|gigantic/tall/*quiet/old
            begin|*start/conclude/sell/fold
            huge|tiny/red/flat/*enormous
            brave|*courageous/shy/late/thin
            wealthy|poor/*rich/sad/neat
            angry|calm/deaf/*furious/ripe
            purchase|lose/paint/bend/*buy
            """,
            "word",
        ),
        r"""(
            f"Synonym of *{data['word']}*\n"
            + "\n".join(f"{mark}] {text}" for mark, text in zip("pqrs", data["choices"]))
            + "\nMark:"
        )""",
        '"pqrs"[data["answer"]]',
    ),
    ask(
        "Latin verbs by person",
        table(
            "form|person",
            """
            amo|1
            amas|2
            amat|3
            video|1
            vides|2
            videt|3
            cantas|2
            portat|3
            laudo|1
            """,
        ),
        r"""f"verbum: {data['form']} (singular, present)\nperson (1, 2, 3):" """,
        'data["person"]',
    ),
    ask(
        "names of shops kept as they are written",
        table(
            "sent|name",
            """
            We met at the Blue Anchor before noon.|Blue Anchor
            They bought bread from Old Tom's on Friday.|Old Tom's
            My aunt runs the Copper Kettle with two friends.|Copper Kettle
            Nobody liked the soup at Harbour Lights.|Harbour Lights
            The waiter left Café Noir after a quarrel.|Café Noir
            You can park behind Green & Sons for an hour.|Green & Sons
            A thief broke into Silver Spoon last night.|Silver Spoon
            The cheapest shoes are at Step In near here.|Step In
            """,
        ),
        r"""f"{data['sent']}\nName of the shop or inn, without “the”:" """,
        'data["name"]',
    ),
)
