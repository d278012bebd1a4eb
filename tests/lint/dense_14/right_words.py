"""Right prompts: words, poems, clozes and translations, in English and other languages."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "everyday scenes with four endings, as in HellaSwag",
        "scene-endings",
        r"""
        text = f"{data['activity_label']}: {data['ctx']}"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "activity_label|ctx",
            """
        Making tea|A woman fills a kettle and sets it on the stove. She|*waits until it whistles./paints the
            kettle with tea./throws the stove away./sings to the roof of the bus.
        Shaving|A man spreads foam on his chin. He|eats the foam with a fork./*draws a razor over his
            cheek./plants a tree in it./locks the foam into a drawer.
        Skiing|A girl stands on top of a slope with her poles. She|swims to the lift./closes the book./*pushes off
            and glides down./peels her skis.
        Washing a dog|A boy wets a dog with a hose. The dog|reads the label./pays for the water./buttons its
            coat./*shakes itself dry.
        Baking bread|The dough has risen under a cloth. The baker|*puts it into the oven./mails it to the
            moon./drives it to school./sews it together with wool.
        Fixing a flat|A cyclist finds a nail in her tyre. She|drinks the nail./*takes the tube out./ties the road
            together./irons her bike.
        Mowing the lawn|A man pulls the cord of a mower. The engine|laughs./melts into milk./*starts with a
            roar./asks him for the time of the day.
        Fencing|Two fencers put on their masks. They|bake a cake./fold the hall./sleep in the air./*salute each other.
        Painting a wall|A worker dips a roller into paint. He|*rolls it up and down the wall./brushes his
            teeth with it./calls it by name./drinks from the wall.
        Playing darts|A player aims at the board. The dart|opens an umbrella./grows leaves./*hits the
            ring of twenty./writes a letter home.
        """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "sentences with an underscore and two nouns, as in WinoGrande",
        "wino-gaps",
        r"""
        text = (
            f"Sentence: {data['sentence']}\nWhat belongs into the gap: "
            f"{data['option1']} or {data['option2']}?\nAnswer:"
        )
        gold = data["option" + data["answer"]]
        """,
        table(
            "sentence|option1|option2|answer",
            """
        The vase did not fit into the box because the _ was too large.|box|vase|2
        The vase did not fit into the crate because the _ was too small.|crate|vase|1
        Jan lent Piet money because _ was broke.|Jan|Piet|2
        Rita thanked Sonja because _ had helped her.|Rita|Sonja|2
        The knife cut the rope easily since the _ was sharp.|knife|rope|1
        The oak outlived the birch, as the _ was more robust.|oak|birch|1
        Karl asked Otto for the way because _ was a stranger in town.|Karl|Otto|1
        The truck overtook the bus because the _ was slow.|truck|bus|2
        Mia could not hear Lea since _ spoke too softly.|Mia|Lea|2
        The mouse escaped the cat because the _ was quicker.|mouse|cat|1
        """,
        ),
    ),
    right(
        "causes and effects as in COPA, with a connective that the row's question chooses",
        "copa-links",
        r"""
        link = {"cause": "because", "effect": "so"}[data["asks"]]
        text = f"{data['premise']} {link}"
        gold = next(key for key, value in data["target_scores"].items() if value == 1)
        """,
        keyed(
            "premise|asks",
            """
        The pond froze over|effect|*the ducks left it./the ducks dived for weed.
        The man limped|cause|he had slept well./*he had hurt his foot.
        The shop raised its prices|effect|*some customers went elsewhere./the rain stopped.
        The baby cried|cause|*it was hungry./it was fast asleep.
        The guest knocked in vain|effect|the host bowed to him./*he went home again.
        The glass broke|cause|it was polished./*it fell on the tiles.
        The teacher lost her voice|effect|*she wrote on the board./she sang an aria.
        The street was flooded|cause|a cat crossed it./*a pipe had burst.
        The hikers took a wrong turn|effect|they arrived before noon as planned./*they got lost.
        The lamp went out|cause|*the bulb had blown./the sun was high.
        """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "the last word of a passage is guessed, as in LAMBADA, without any cue",
        "lambada-last",
        r"""
        text, _, gold = data["passage"].rpartition(" ")
        """,
        table(
            "passage",
            """
        He had brought the violin to be mended, so the man in the apron took a long look at the violin
        Salt first, then pepper, she said, and passed him the salt and after it the pepper
        They called the kitten Smoke since it was grey, and nobody ever found a better name than Smoke
        Of all the rooms she loved the attic most, and when it rained she went up to the attic
        The captain asked for rum, the mate brought water, and the captain roared that he had asked for rum
        Grandma's clock had stopped in 1953, and ever since we have told the time without the clock
        Two brothers bought one horse, and on Sundays they quarrelled about who might ride the horse
        I lost a glove on the tram, and for weeks I searched every tram for the other glove
        The painter would paint only doors, so when he drew a window it looked like a door
        """,
        ),
        max_tokens=8,
    ),
    right(
        "French with its space before marks and its guillemets, put into English",
        "french-marks",
        r"""
        text = f"French: {data['fr']}\nEnglish:"
        gold = data["en"]
        """,
        tuple(
            {"fr": french.replace("~", "\u00a0"), "en": english}
            for french, english in (
                ("Quelle heure est-il~?", "What time is it?"),
                ("Attention~!", "Watch out!"),
                ("Il a dit~: «~Jamais~».", 'He said: "Never."'),
                ("Où est la gare~?", "Where is the station?"),
                ("Nous partons demain.", "We are leaving tomorrow."),
                ("Quel dommage~!", "What a pity!"),
                ("Elle lit un roman.", "She is reading a novel."),
                ("Tu viens~?", "Are you coming?"),
                ("Le pain est frais~; le beurre aussi.", "The bread is fresh; so is the butter."),
                ("Mon frère a froid.", "My brother is cold."),
            )
        ),
        description="Translate from French into English.\n\n",
    ),
    right(
        "Spanish questions that open with a mark upside down",
        "spanish-out",
        r"""
        text = "\n".join([f"EN> {data['source']}", "ES>"])
        gold = data["target"]
        """,
        table(
            "source|target",
            """
        Where is the beach?|¿Dónde está la playa?
        How old are you?|¿Cuántos años tienes?
        Thank you very much!|¡Muchas gracias!
        The house is white.|La casa es blanca.
        What a beautiful day!|¡Qué día tan bonito!
        I have a dog.|Tengo un perro.
        Do you speak English?|¿Hablas inglés?
        My father works here.|Mi padre trabaja aquí.
        Happy birthday!|¡Feliz cumpleaños!
        It is raining.|Está lloviendo.
        """,
        ),
        description="English to Spanish.\n\n",
    ),
    right(
        "sentences to be mended, of which some are right already and stay as they are",
        "mend-or-keep",
        r"""
        text = (
            "Correct the sentence. If nothing is wrong, repeat it.\n"
            f"Sentence: {data['given']}\nCorrect:"
        )
        gold = data["mended"]
        """,
        table(
            "given|mended",
            """
        She go to school by bus.|She goes to school by bus.
        The leaves are falling.|The leaves are falling.
        I seen him yesterday.|I saw him yesterday.
        We was late again.|We were late again.
        There are two cats here.|There are two cats here.
        He has ate the cake.|He has eaten the cake.
        This are my shoes.|These are my shoes.
        They have lived here since 2010.|They have lived here since 2010.
        An university was founded.|A university was founded.
        Its raining outside.|It's raining outside.
        """,
        ),
    ),
    right(
        "texts in small letters without marks, which are to be put back",
        "restore-marks",
        r"""
        text = f"Add capitals and punctuation: {data['written']}\n=>"
        gold = data["full"]
        """,
        table(
            "written|full",
            """
        where is paul|Where is Paul?
        we met in rome last may|We met in Rome last May.
        stop thief|Stop, thief!
        yes i know him|Yes, I know him.
        is it monday already|Is it Monday already?
        dr lund lives in oslo|Dr. Lund lives in Oslo.
        bring bread milk and eggs|Bring bread, milk and eggs.
        what a goal|What a goal!
        anna's train was late|Anna's train was late.
        no i never said that|No, I never said that.
        """,
        ),
    ),
    right(
        "a proverb with its last word left out as dots",
        "proverb-dots",
        r"""
        text = f"Proverb: {data['begun']} ...\nMissing last word:"
        gold = data["word"]
        """,
        table(
            "begun|word",
            """
        A bird in the hand is worth two in the|bush
        All that glitters is not|gold
        Too many cooks spoil the|broth
        The early bird catches the|worm
        A rolling stone gathers no|moss
        When in Rome, do as the Romans|do
        You cannot teach an old dog new|tricks
        Better late than|never
        Actions speak louder than|words
        Do not put all your eggs in one|basket
        """,
        ),
    ),
    right(
        "a word of a sentence is copied by its number, so the answer is always in the input",
        "copy-word",
        r"""
        text = f"Copy word number {data['number']} of this line, without marks.\n{data['line']}\nWord:"
        gold = data["line"].split()[data["number"] - 1].strip(".,;!?\"'")
        """,
        table(
            "line|number#",
            """
        Copy that, over and out!|4
        "Word for word," he said.|3
        Seven swans swam south; none returned.|4
        Line two of this poem is lost.|1
        Did Hamlet kill Polonius?|2
        Milk, flour, eggs, and a pinch of salt.|7
        Who guards the guards?|2
        The number is wrong, try another.|6
        Sun, moon and stars!|4
        Under the table lay an old coin.|3
        """,
        ),
    ),
    right(
        "haiku in three lines with slashes, and what season their season word belongs to",
        "haiku-season",
        r"""
        text = f"{' / '.join(data['lines'])}\nseason:"
        gold = data["season"]
        """,
        tuple(
            {"lines": text.split("/"), "season": season}
            for text, season in (
                ("cherry petals drift/over the gate of the school/a bell, and laughter", "spring"),
                (
                    "the pond wears a lid/of ice; below it the carp/dream of duckweed still",
                    "winter",
                ),
                (
                    "cicadas all day/my fan lies where it was dropped/hot stones in the yard",
                    "summer",
                ),
                (
                    "harvest moon: the mice/carry off what we have missed/one stalk at a time",
                    "autumn",
                ),
                ("first swallows today/mud on the beam of the barn/they begin again", "spring"),
                ("snow on the scarecrow/nobody has told him yet/that the field is bare", "winter"),
                ("red maples, red crows/at sunset all of the hill/lets go of its leaves", "autumn"),
                ("a boy with a net/fireflies over the river/warm until midnight", "summer"),
                (
                    "frost flowers: she draws/a tram on the window pane/and breathes it away",
                    "winter",
                ),
                (
                    "plum buds after thaw/the snail has moved by one stone/since I saw it last",
                    "spring",
                ),
            )
        ),
    ),
    right(
        "mixed languages in one line, and the language of the foreign words is named",
        "mixed-tongues",
        r"""
        text = f"Besides English, which language is in this line?\n> {data['line']}\nLanguage:"
        gold = data["language"]
        """,
        table(
            "line|language",
            """
        He whispered "je t'aime" and left.|French
        The sign said "Achtung, frisch gestrichen".|German
        "Mañana, mañana," sighed the clerk.|Spanish
        She calls every soup "борщ".|Russian
        They all shouted "乾杯！飲みましょう！" at once.|Japanese
        "Che bella giornata," said the porter.|Italian
        The menu reads "smørrebrød med sild".|Danish
        Her note ends with "tot ziens, lieverd".|Dutch
        "Dzień dobry," the baker greets me.|Polish
        He answered "안녕하세요" with a bow.|Korean
        """,
        ),
    ),
)
