"""Right prompts with rows of their own that look odd: languages, dialogues, tables, demands."""

from __future__ import annotations

from tests.lint.making import ask, qa

RIGHT = (
    ask(
        "Spanish marks of question",
        qa("""
        ¿Dónde está el gato? > Where is the cat?
        ¡Qué frío! > How cold!
        ¿Tienes hambre? > Are you hungry?
        ¡Buen viaje! > Have a good trip!
        ¿Cuánto cuesta? > How much is it?
        ¡Cuidado! > Careful!
        """),
        '"Spanish: " + data["q"] + "\\nEnglish:"',
    ),
    ask(
        "German nouns with their articles",
        qa("""
        Tisch > der
        Lampe > die
        Buch > das
        Hund > der
        Katze > die
        Haus > das
        """),
        '"Artikel (der, die oder das): ___ " + data["q"] + "\\nArtikel:"',
    ),
    ask(
        "a French space before the colon, everywhere",
        qa("""
        chien > dog
        maison > house
        pain > bread
        pomme > apple
        livre > book
        neige > snow
        """),
        '"Mot : " + data["q"] + "\\nEn anglais :"',
    ),
    ask(
        "Greek letters by name",
        qa("""
        alpha > α
        beta > β
        gamma > γ
        omega > ω
        pi > π
        sigma > σ
        """),
        '"Greek letter " + data["q"] + ":"',
    ),
    ask(
        "Russian words with Latin cues",
        qa("""
        дом > house
        вода > water
        хлеб > bread
        окно > window
        снег > snow
        друг > friend
        """),
        '"Russian: " + data["q"] + "\\nEnglish:"',
    ),
    ask(
        "Japanese in two scripts",
        qa("""
        いぬ > dog
        ネコ > cat
        みず > water
        パン > bread
        やま > mountain
        カメラ > camera
        """),
        '"Japanese: " + data["q"] + "\\nEnglish:"',
    ),
    ask(
        "which language is it, in several",
        qa("""
        Guten Morgen, alle zusammen > German
        Bonjour tout le monde > French
        Buenos días a todos > Spanish
        Buongiorno a tutti > Italian
        God morgon allihopa > Swedish
        Dzień dobry wszystkim > Polish
        """),
        '"Text: " + data["q"] + "\\nName of its language, in English:"',
    ),
    ask(
        "a talk with names as cues, the last one open",
        qa("""
        The kettle is in the hall. Where is it? > In the hall.
        My boots are red. What colour are they? > Red.
        Max called at noon. When did he call? > At noon.
        Pia has two cats. How many has she? > Two.
        We eat at Lou's. Where do we eat? > At Lou's.
        Ted ate the pie. Who ate it? > Ted.
        """),
        '"Pam repeats what Jo has told her.\\nJO: " + data["q"] + "\\nPAM:"',
    ),
    ask(
        "a chat with marks of turns in words",
        qa("""
        Track my order. > tracking
        Cancel my plan. > cancelling
        I want a person. > agent
        Where is my box? > tracking
        End my contract. > cancelling
        Let me talk to staff. > agent
        """),
        '"[user] " + data["q"] + "\\n[intent: tracking, cancelling or agent]"',
    ),
    ask(
        "a verse with slashes for its lines",
        qa("""
        The cat / wore a ___ > hat
        A mouse / lives in the ___ > house
        A goat / sails in a ___ > boat
        The bee / flew to the ___ > tree
        The king / lost his ___ > ring
        A bear / sits on a ___ > chair
        """),
        '"Complete the rhyme: " + data["q"] + "\\nRhyme word:"',
    ),
    ask(
        "sic and brackets in quotations",
        qa("""
        "He were [sic] late." > were
        "Them [sic] apples fell." > Them
        "She don't [sic] care." > don't
        "I seen [sic] it." > seen
        "We was [sic] there." > was
        "It come [sic] quick." > come
        """),
        '"Which word does [sic] point to?\\n" + data["q"] + "\\nWord:"',
    ),
    ask(
        "the number of a sentence is the answer",
        qa("""
        (1) Ice is cold. (2) Fire is wet. (3) Snow is white. > 2
        (1) Cows bark. (2) Dogs run. (3) Fish swim. > 1
        (1) Salt is salty. (2) Honey is sweet. (3) Lemons are blue. > 3
        (1) Tea is a drink. (2) Bread is baked. (3) Stones fly south. > 3
        (1) The moon is cheese. (2) Rain falls. (3) Grass grows. > 1
        (1) Cats purr. (2) Horses have wings. (3) Owls hoot. > 2
        """),
        '"Which sentence is false?\\n" + data["q"] + "\\nNumber:"',
    ),
    ask(
        "the smallest is asked for, and lists have it anywhere",
        qa("""
        14, 9, 31 > 9
        5, 62, 8 > 5
        77, 70, 71 > 70
        40, 12, 3 > 3
        19, 91, 20 > 19
        66, 6, 16 > 6
        """),
        '"Smallest of " + data["q"] + "?\\nNumber:"',
    ),
    ask(
        "what does not belong",
        qa("""
        apple, pear, chair > chair
        red, dog, blue > dog
        oak, elm, salmon > salmon
        Paris, Rome, spoon > spoon
        bus, tulip, tram > tulip
        violin, flute, carrot > carrot
        """),
        '"Odd one out: " + data["q"] + "\\nOdd:"',
    ),
    ask(
        "no explanation is asked for, and none given",
        qa("""
        Is 17 prime? > yes
        Is 21 prime? > no
        Is 2 prime? > yes
        Is 9 prime? > no
        Is 23 prime? > yes
        Is 27 prime? > no
        """),
        '"Do not explain; say yes or no and nothing else.\\n" + data["q"] + "\\n>"',
    ),
    ask(
        "an instruction that stands last",
        qa("""
        Rome is in Italy. > Italy
        Oslo is in Norway. > Norway
        Lima is in Peru. > Peru
        Cairo is in Egypt. > Egypt
        Accra is in Ghana. > Ghana
        Hanoi is in Vietnam. > Vietnam
        """),
        'data["q"] + "\\nThe country that this sentence names is"',
    ),
)
