"""Right tasks in English whose answer is a word, a label or a letter."""

from __future__ import annotations

from tests.lint.making import qa, scored, starred, table
from tests.lint.shape import SmallTask, code

CAPITALS = SmallTask(
    "capital-cities",
    code(r"""
    text = "Name the capital of the country.\n"
    text += f"Country: {data['country']}\n"
    text += "Capital:"
    return {"input": text, "output": f" {data['capital']}", "processed_output": data["capital"]}
    """),
    table(
        "country|capital",
        """
        Norway|Oslo
        Kenya|Nairobi
        Peru|Lima
        Japan|Tokyo
        Egypt|Cairo
        Hungary|Budapest
        Canada|Ottawa
        Thailand|Bangkok
        Cuba|Havana
        Portugal|Lisbon
        Iraq|Baghdad
        Senegal|Dakar
        """,
    ),
)

OPPOSITES = SmallTask(
    "opposites",
    code(r"""
    lines = ["Give the opposite of the word.", "Word: " + data["word"], "Opposite:"]
    gold = data["opposite"]
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "word|opposite",
        """
        hot|cold
        early|late
        narrow|wide
        buy|sell
        empty|full
        brave|cowardly
        rough|smooth
        arrive|depart
        victory|defeat
        rare|common
        always|never
        ancient|modern
        """,
    ),
)

PAST = SmallTask(
    "past-tense",
    code(
        r"""
        text = PROMPT.format(verb=data["verb"])
        return {"input": text, "output": " " + data["past"], "processed_output": data["past"]}
        """,
        r'PROMPT = "Write the verb in the past tense.\nVerb: {verb}\nPast tense:"',
    ),
    table(
        "verb|past",
        """
        go|went
        swim|swam
        write|wrote
        eat|ate
        begin|began
        fly|flew
        give|gave
        speak|spoke
        drive|drove
        sing|sang
        break|broke
        know|knew
        """,
    ),
)

TOPIC = SmallTask(
    "news-section",
    code(r"""
    text = (
        "Which section does the headline belong to: sports, business, science or politics?\n"
        f"Headline: {data['headline']}\n"
        "Section:"
    )
    return {"input": text, "output": f" {data['section']}", "processed_output": data["section"]}
    """),
    table(
        "headline|section",
        """
        Keeper saves two penalties as Harriers reach the final|sports
        Bakery chain to close forty shops after weak quarter|business
        Telescope spots water vapour around distant planet|science
        Senate rejects bill on postal voting by two votes|politics
        Marathon record falls by eleven seconds in Valencia|sports
        Airline raises forecast as fuel gets cheaper|business
        Fossil of a feathered dinosaur found in Mongolia|science
        Minister resigns over leaked letter to the president|politics
        Teenager wins Wimbledon title in straight sets|sports
        Carmaker buys rival for nine billion dollars|business
        Vaccine against malaria passes its last trial|science
        Parties agree on coalition after long talks|politics
        """,
    ),
)

GEO = SmallTask(
    "geo-mcq",
    code(r"""
    text = "Question: " + data["question"]
    for letter, choice in zip("ABCD", data["choices"]):
        text += f"\n{letter}. {choice}"
    text += "\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which is the longest river in Europe?|Danube/*Volga/Rhine/Loire
    Which country has the most islands?|*Sweden/Greece/Japan/Chile
    In which mountains does the Ganges rise?|Andes/Alps/*Himalayas/Urals
    Which sea lies between Italy and Croatia?|Black Sea/North Sea/Red Sea/*Adriatic Sea
    What is the largest hot desert?|Gobi/*Sahara/Namib/Thar
    Which strait parts Spain from Morocco?|*Gibraltar/Bosporus/Magellan/Bering
    Which lake is the deepest in the world?|Victoria/Geneva/*Baikal/Titicaca
    Which country has no coast?|Ghana/Gabon/Kenya/*Chad
    On which continent is Mount Kenya?|Asia/*Africa/Europe/Oceania
    Which city lies on the Seine?|*Paris/Lyon/Nice/Lille
    Which ocean washes the coast of Peru?|Atlantic/Indian/*Pacific/Arctic
    Which of these is a peninsula?|Malta/Sumatra/Jamaica/*Iberia
    """),
)

FACTS = SmallTask(
    "fact-check",
    code(r"""
    gold = "true" if data["holds"] else "false"
    return {
        "input": f"Statement: {data['statement']}\nIs the statement true or false?\nVerdict:",
        "output": " " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "statement|holds?",
        """
        Spiders have eight legs.|true
        The Moon makes its own light.|false
        Copper conducts electricity.|true
        Penguins live wild in Norway.|false
        Honey is made by bees.|true
        A pentagon has six sides.|false
        Iron is heavier than wood.|true
        Bats lay eggs.|false
        Venice is built on water.|true
        The piano is a wind instrument.|false
        Whales breathe air.|true
        Shakespeare wrote in Latin.|false
        """,
    ),
)

FEELING = SmallTask(
    "speaker-feeling",
    code(
        r"""
        text = f"{HEAD}\nSpeaker: {data['line']}\nFeeling:"
        gold = NAMES[data["label"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        """
        NAMES = ("joy", "anger", "sadness", "fear")
        HEAD = "What does the speaker feel? Choose joy, anger, sadness or fear."
        """,
    ),
    table(
        "line|label#",
        """
        We won, we won, I can't believe it, we won!|0
        How dare you read my letters!|1
        The house has been so empty since he died.|2
        Quiet, there is somebody in the cellar.|3
        She said yes! She will marry me!|0
        Get out, and take your lies with you.|1
        I cried the whole way home from the funeral.|2
        Don't open it, please, it may bite.|3
        What a glorious morning, let us dance!|0
        This is the third time he has cheated me, the swine.|1
        Nobody came to my birthday, not one.|2
        My hands shake when I think of the operation.|3
        """,
    ),
)

ACRONYMS = SmallTask(
    "acronyms",
    code(r"""
    gold = data["short"]
    text = "Give the usual abbreviation.\n" + f"Full name: {data['name']}\nAbbreviation:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "name|short",
        """
        North Atlantic Treaty Organization|NATO
        United Nations|UN
        World Health Organization|WHO
        European Space Agency|ESA
        central processing unit|CPU
        gross domestic product|GDP
        Federal Bureau of Investigation|FBI
        light-emitting diode|LED
        International Monetary Fund|IMF
        random-access memory|RAM
        chief executive officer|CEO
        World Trade Organization|WTO
        """,
    ),
)

GAP = SmallTask(
    "word-gap",
    code(r"""
    text = f"Which word fits into the gap?\nSentence: {data['question']}\nWord:\n"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    The baker put the ___ into the oven.|*bread/anchor/carpet
    After the rain the streets were ___.|loud/*wet/purple
    She tuned her ___ before the concert.|spoon/window/*violin
    The captain steered the ___ into the port.|*ship/piano/garden
    He lit a ___ because the room was dark.|stone/*candle/glove
    The doctor listened to his ___ twice.|shoe/ticket/*heart
    We picked ripe ___ from the tree.|*cherries/bottles/letters
    The judge read the ___ aloud.|soup/*verdict/cloud
    The dog buried its ___ in the garden.|storm/poem/*bone
    They pitched their ___ beside the lake.|*tent/kettle/ladder
    """),
    method="ppl",
    metric="log_prob",
)

ODD = SmallTask(
    "odd-one-out",
    code(r"""
    text = "Which word does not belong with the others?\n"
    text += "Words: %s\nOdd one:" % ", ".join(data["words"])
    return {"input": text, "output": " " + data["odd"], "processed_output": data["odd"]}
    """),
    table(
        "words*|odd",
        """
        apple/pear/hammer/plum|hammer
        red/chair/green/blue|chair
        trout/salmon/perch/eagle|eagle
        table/Monday/Friday/Sunday|table
        violin/drum/flute/carrot|carrot
        oak/shoe/birch/maple|shoe
        nurse/pilot/cloud/baker|cloud
        river/square/circle/triangle|river
        copper/iron/zinc/butter|butter
        tea/brick/coffee/cocoa|brick
        Paris/Rome/July/Madrid|July
        sock/glove/hat/lemon|lemon
        """,
    ),
)

PLURALS = SmallTask(
    "plural-nouns",
    code(
        r"""
        return {
            "input": f"{TASK}\n\nNoun: {data['noun']}\nPlural:",
            "output": f" {data['plural']}",
            "processed_output": data["plural"],
        }
        """,
        'TASK = "Write down the plural of the noun."',
    ),
    qa(
        """
        mouse > mice
        city > cities
        leaf > leaves
        tooth > teeth
        child > children
        box > boxes
        hero > heroes
        goose > geese
        wolf > wolves
        baby > babies
        man > men
        crisis > crises
        """,
        "noun|plural",
    ),
)

TASKS = (
    CAPITALS,
    OPPOSITES,
    PAST,
    TOPIC,
    GEO,
    FACTS,
    FEELING,
    ACRONYMS,
    GAP,
    ODD,
    PLURALS,
)
