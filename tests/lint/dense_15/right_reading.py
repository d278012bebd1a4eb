"""Right prompts on reading, talk and texts of many kinds, with worked examples in some descriptions."""

from __future__ import annotations

from tests.lint.dense_15.making import plain, ranked
from tests.lint.making import Right, records, right, starred

RIGHT: tuple[Right, ...] = (
    plain(
        "SQuAD: title, context, a span of it as answer",
        "squad-span",
        "Title: {t}\nContext: {c}\nQuestion: {q}\nAnswer:",
        """
        Kiel Canal|The canal was opened in 1895 and links the North Sea with the Baltic.|When was it opened?|1895
        Saffron|Saffron is taken from the stigmas of a crocus, by hand.|From which flower is it taken?|a crocus
        Yurt|A yurt is a round tent of felt, used by nomads.|Of what is the tent made?|felt
        Tower Bridge|Horace Jones designed the bridge, which was finished in 1894.|Who designed it?|Horace Jones
        Llama|Llamas spit when they are annoyed, mostly at each other.|What do they do when annoyed?|spit
        Gouda|The cheese is named after a town in the Netherlands.|In which country is the town?|the Netherlands
        Geyser|Old Faithful erupts about every ninety minutes.|What erupts so often?|Old Faithful
        Kimono|The sash that holds a kimono is called obi.|What is the sash called?|obi
        """,
        fields="t|c|q|a",
    ),
    plain(
        "TriviaQA without any context",
        "trivia-bare",
        "Q: {q}\nA:",
        """
        Which ocean lies between Africa and Australia?|the Indian Ocean
        Who wrote the play Hamlet?|William Shakespeare
        What is the largest desert of ice?|Antarctica
        Which metal has the symbol Fe?|iron
        Which country gave the Statue of Liberty to the USA?|France
        Who composed The Four Seasons?|Antonio Vivaldi
        What do you call a baby kangaroo?|a joey
        Which instrument has 88 keys?|the piano
        Which river flows through Paris?|the Seine
        """,
        description="Answer these questions:\n\n",
    ),
    plain(
        "LAMBADA: the last word is missing, and stood before",
        "lambada-last",
        "{q}",
        """
        "Give me the rope," said Lars, and Ivo handed him the|rope
        She looked for her ring everywhere; at last under the bed she found the|ring
        They had waited for the ferry all day, and at dusk there came the|ferry
        The king asked for a song, so the minstrel bowed and sang him a|song
        He planted a cherry tree, and every spring people came to see the|tree
        There was one violin left in the shop, and Nina bought the|violin
        A wolf had been seen, they said, but nobody believed in the|wolf
        Grandma hid a coin in the cake, and it was I who bit on the|coin
        """,
        description="Complete each text by one word that it has had before.\n\n",
    ),
    right(
        "DROP: a passage whose numbers are to be counted with",
        "drop-numbers",
        r"""
        text = f"Passage: {data['passage']}\nQuestion: {data['question']}\nAnswer with a number:"
        gold = str(data["number"])
        """,
        records(
            "passage question number",
            (
                "The Bears led 14 to 3 and won 21 to 10.",
                "By how many points did the Bears win?",
                11,
            ),
            (
                "In the village live 40 men, 45 women and 30 children.",
                "How many grown-ups live there?",
                85,
            ),
            ("The siege began in 1620 and ended in 1623.", "How many years did it last?", 3),
            (
                "He kicked goals of 20, 35 and 41 yards.",
                "How long in yards was his longest goal?",
                41,
            ),
            (
                "Of 50 seats the Greens hold 12 and the Reds 20.",
                "How many seats do others hold?",
                18,
            ),
            ("The tower had 7 bells, of which 2 were melted.", "How many bells were left?", 5),
            (
                "Two brigades of 600 men each joined the 1000 there.",
                "How many men were there then?",
                2200,
            ),
            ("Fares rose from 2 to 5 dollars.", "By how many dollars did fares rise?", 3),
        ),
    ),
    right(
        "CoQA: a talk about a story goes on, its turns in the row",
        "coqa-turns",
        r"""
        turns = "".join(f"Q: {asked}\nA: {said}\n" for asked, said in data["history"])
        text = f"{data['story']}\n\n{turns}Q: {data['question']}\nA:"
        gold = data["answer"]
        """,
        records(
            "story history question answer",
            (
                "Mina's goat ate the mail on Monday.",
                [["Whose goat was it?", "Mina's"]],
                "What did it eat?",
                "the mail",
            ),
            (
                "Old Karl mends clocks in a cellar.",
                [["What does he mend?", "clocks"]],
                "Where?",
                "in a cellar",
            ),
            (
                "Two girls found a purse by the well.",
                [["What was found?", "a purse"]],
                "By whom?",
                "two girls",
            ),
            (
                "The pilot landed in a field of rye.",
                [["Who landed?", "the pilot"]],
                "Where?",
                "in a field of rye",
            ),
            (
                "Zoe paints boats, her son paints birds.",
                [["What does Zoe paint?", "boats"]],
                "And her son?",
                "birds",
            ),
            (
                "A storm took the roof off the school.",
                [["What did the storm take?", "the roof"]],
                "Of what?",
                "the school",
            ),
            ("Ben walks to work when it snows.", [["Who walks?", "Ben"]], "When?", "when it snows"),
            (
                "Rosa sold her harp to buy a horse.",
                [["What did Rosa sell?", "her harp"]],
                "Why?",
                "to buy a horse",
            ),
        ),
        stop=("\n",),
    ),
    plain(
        "a doctor's note with short forms, whose meaning is asked for",
        "clinic-shorts",
        'Note: {n}\nSpell out "{s}":',
        """
        Pt. has HTN since 2011.|HTN|hypertension
        BP 140/90, HR 80.|BP|blood pressure
        Hx of MI in 2015.|MI|myocardial infarction
        CXR clear, no fever.|CXR|chest X-ray
        ECG without changes.|ECG|electrocardiogram
        UTI, treated for 5 days.|UTI|urinary tract infection
        COPD, still smokes.|COPD|chronic obstructive pulmonary disease
        Known DM, takes metformin.|DM|diabetes mellitus
        """,
        fields="n|s|a",
    ),
    plain(
        "a clause of law and what it is about, one of four words",
        "clause-topics",
        "Is the clause about price, delivery, liability or termination?\nClause: {q}\nTopic:",
        """
        The fee is 90 euros per hour plus VAT.|price
        Either party may end this agreement with a month's notice.|termination
        Goods shall be shipped within ten days.|delivery
        The seller is not liable for loss of profit.|liability
        The contract ends if a party is insolvent.|termination
        Discounts of 3 % apply to early payment.|price
        The carrier hands the goods over at the buyer's door.|delivery
        Damages are limited to the sum insured.|liability
        """,
    ),
    plain(
        "four lines of verse whose rhyme is missing",
        "rhyme-word",
        "Which word of the list rhymes at the gap?\n{q}\nList: {w}\nWord:",
        """
        The night was cold, the moon was bright,⏎We saw the stars by candle ___.|lamp, light, stone|light
        The cat sat down upon the mat⏎And watched a fly, and wore a ___.|coat, sock, hat|hat
        The ship went out upon the sea⏎With just the captain, you and ___.|me, him, Tom|me
        A farmer had a little cow⏎That said, I want my supper ___.|soon, now, then|now
        The king put on his crown of gold⏎Because the throne was very ___.|wet, hard, cold|cold
        I met a bear upon the stair⏎Who asked if I could comb his ___.|hair, nose, paw|hair
        The rain came down on every town⏎And washed the mayor's dressing ___.|room, gown, bag|gown
        Beneath the tree there lived a mole⏎Who kept his treasure in a ___.|nest, box, hole|hole
        """,
        fields="q|w|a",
    ),
    plain(
        "riddles, with worked examples in the description",
        "riddle-shown",
        "Riddle: {q}\nAnswer:",
        """
        What has hands but cannot clap?|a clock
        What has one eye but cannot see?|a needle
        What gets wetter the more it dries?|a towel
        What has a neck but no head?|a bottle
        What has keys but opens no door?|a piano
        What has a bed but never sleeps?|a river
        What goes up when rain comes down?|an umbrella
        What has legs but does not walk?|a table
        """,
        description="Solve the riddle with an article and a noun.\n\nRiddle: What has teeth but cannot bite?\n"
        "Answer: a comb\n\nRiddle: What has a spine but no bones?\nAnswer: a book\n\n",
    ),
    plain(
        "opposites, with three worked examples above the question in one line each",
        "opposites-lines",
        "big -> small\nfast -> slow\nloud -> quiet\n{q} ->",
        """
        hot|cold
        old|young
        dark|light
        wet|dry
        rich|poor
        full|empty
        hard|soft
        early|late
        """,
        fewshot=0,
    ),
    plain(
        "noise of a scanner in the text, and the year that it has",
        "scan-years",
        "The text was read by a scanner; ~ and ^ are stains.\nScan: {q}\nYear of print:",
        """
        PR!NTED ~ in London, 1788 ^|1788
        ~~ Leipzig: Weber, 1851|1851
        Paris ^ chez Didot, 1793 ~|1793
        New-York ~ Harper, 1869|1869
        ^ Venetia, 1542|1542
        Amst^rdam, by Blaeu ~ 1640|1640
        Edinburgh ~ Constable ^ 1811|1811
        ~ Basel, Froben, 1516 ^|1516
        """,
    ),
    plain(
        "translation into German, quotes included",
        "to-german",
        'English: "{q}"\nGerman:',
        """
        Good morning!|"Guten Morgen!"
        I am hungry.|"Ich habe Hunger."
        Where do you live?|"Wo wohnst du?"
        The train is late.|"Der Zug hat Verspätung."
        We have no time.|"Wir haben keine Zeit."
        It is snowing.|"Es schneit."
        My brother is a teacher.|"Mein Bruder ist Lehrer."
        Thank you very much.|"Vielen Dank."
        """,
        metric="bleu",
    ),
    ranked(
        "who speaks next in a talk, ranked by full lines",
        "next-line",
        r"""
        text = "\n".join(f"{who}: {line}" for who, line in data["talk"]) + f"\n{data['next']}:"
        """,
        records(
            "talk next target_scores",
            (
                [["Waiter", "Are you ready to order?"]],
                "Guest",
                {" Yes, the soup, please.": 1, " The bus left at six.": 0},
            ),
            (
                [["Amy", "Is this seat free?"]],
                "Bob",
                {" I was born in the north of Spain.": 0, " Sure, sit down.": 1},
            ),
            (
                [["Clerk", "Window or aisle?"]],
                "Man",
                {" Window, please.": 1, " No, thanks, I never eat meat.": 0},
            ),
            (
                [["Mum", "Have you fed the cat?"]],
                "Lou",
                {" It costs nine euros.": 0, " Not yet, I will now.": 1},
            ),
            (
                [["Nurse", "Where does it hurt?"]],
                "Boy",
                {" Here, at the knee.": 1, " At the cinema.": 0},
            ),
            (
                [["Tim", "What time is it?"]],
                "Eva",
                {" On a Thursday in the autumn.": 0, " Ten past four.": 1},
            ),
            (
                [["Coach", "Why are you late?"]],
                "Max",
                {" I missed the bus.": 1, " Twice a year, in spring.": 0},
            ),
            (
                [["Guide", "Any questions?"]],
                "Ann",
                {" With milk.": 0, " Yes, how old is this wall?": 1},
            ),
        ),
    ),
    right(
        "medical exam with five options and a note that is the same for all",
        "clinic-five",
        r"""
        text = f"{data['question']}\n" + "\n".join(
            f"{letter}) {each}" for letter, each in zip("ABCDE", data["choices"])
        )
        text += "\n(Hint: exactly one letter is right.)\nLetter:"
        gold = "ABCDE"[data["answer"]]
        """,
        starred("""
        Which vitamin prevents scurvy?|A/B12/*C/D/K
        Which organ makes insulin?|*pancreas/spleen/liver/kidney/thymus
        Which cells carry oxygen in the blood?|platelets/*red cells/mast cells/neurons/fat cells
        Which bone is in the thigh?|tibia/ulna/radius/*femur/fibula
        A lack of which metal causes anaemia most often?|zinc/lead/gold/tin/*iron
        What does a cardiologist treat?|*the heart/the skin/the ear/the eye/the bones
        Which virus causes chickenpox?|influenza/rabies/*varicella zoster/rotavirus/polio
        Which drug is an antibiotic?|aspirin/caffeine/insulin/*penicillin/heparin
        Which gland lies in the neck?|adrenal/*thyroid/pituitary/pineal/prostate
        Where is the retina?|in the ear/in the nose/in the lung/in the hand/*in the eye
        """),
    ),
)
