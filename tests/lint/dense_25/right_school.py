"""Right prompts of teachers and examiners, with long guides."""

from __future__ import annotations

from tests.lint.dense_25.making import described, filled, guided
from tests.lint.making import starred, table

MARKING = filled(
    "marks for short answers by a rubric",
    "short-answer-marks",
    """
    You are an examiner in biology for pupils of 14 years. You mark one answer at a time.

    QUESTION (2 marks)
    Explain why leaves are green and what this has to do with food.

    MARK SCHEME
    One mark for: the green colour comes from chlorophyll.
    One mark for: with it, plants use light to make sugar (accept: food, glucose, starch).

    RUBRIC
    2 - both points are there
    1 - only one of them is there
    0 - none of them is there

    GUIDANCE
    - Accept wrong spelling as long as the word can be recognised, such as "clorophil".
    - Ignore what is true but not asked for.
    - The word "photosynthesis" alone earns no mark; the pupil has to say what happens.
    - Do not take marks away for mistakes elsewhere in the answer.

    MARKED EXAMPLES
    Answer: Leaves have chlorophyll in them.
    Marks: 1

    Answer: It is the chlorophyll, which catches light so that the plant can make glucose.
    Marks: 2

    THE ANSWER TO BE MARKED
    Answer: {answer}
    Marks:""",
    table(
        "answer|label",
        """
        Because of clorophil, and the leaf makes sugar with the light.|2
        They are green so that animals can see them.|0
        The plant uses sunlight to produce its food.|1
        Photosynthesis.|0
        A substance called chlorophyll makes them green.|1
        Chlorophyll is green; it takes in light and starch is made.|2
        Green is the colour of nature and spring.|0
        The leaf turns light into glucose and gives off oxygen.|1
        The colour is chlorophyll's. With light the plant produces food.|2
        """,
    ),
)

ARGUMENT = described(
    "parts of an essay, few-shot",
    "essay-parts",
    """
    Annotation of argumentative essays (grades 9 to 12)

    Each item is one sentence from a pupil's essay on school uniforms. Label its function.

    Label set
    1. Claim: the pupil's own position or a reason for it.
       Test: could you put "I think that" before it?
    2. Evidence: a number, a study, a report or an experience that supports a claim.
       Test: could you ask "Where does this come from?"
    3. Counterclaim: the position of somebody who disagrees with the pupil.
       Test: does it begin like "Some people say" or "Opponents believe"?
    4. Rebuttal: the answer to such a position.
       Test: does it say why the other side is wrong?

    All pupils in this set argue for uniforms.
    Labels begin with a capital letter. Give one label per sentence.
    """,
    """f"Sentence: {data['sentence']}\\nLabel:\"""",
    table(
        "sentence|label",
        """
        School uniforms should be worn by everybody.|Claim
        A survey from 2019 found that 70 percent of parents save money with them.|Evidence
        Some people say that uniforms take away our freedom.|Counterclaim
        But that is wrong, since we can still choose our own shoes and hair.|Rebuttal
        Uniforms make a school feel like one team.|Claim
        At my last school, fights about clothes stopped within a month.|Evidence
        Opponents believe that uniforms are uncomfortable.|Counterclaim
        This is not true any more, because the new ones are made of soft cotton.|Rebuttal
        According to a report by our head teacher, fewer pupils were late.|Evidence
        Critics argue that rich families can buy better uniforms.|Counterclaim
        """,
    ),
)

GRAMMAR = guided(
    "correction with the fewest changes, with rules",
    "grammar-minimal",
    """
    You are a teacher of English as a foreign language. Correct the sentence of your pupil.

    Rules
    1. Change as little as possible. Do not make the style nicer.
    2. Correct grammar and spelling; leave names and facts alone.
    3. Keep the tense that the pupil has meant: "Yesterday I go" becomes "Yesterday I went".
    4. Use British spelling: colour, travelled, centre.
    5. Write the whole sentence again, with its full stop or question mark.
    6. Do not explain what you have changed.

    Typical mistakes
    - the s of the third person: she go -> she goes
    - articles: I have dog -> I have a dog
    - plurals: two child -> two children
    - prepositions: depend of -> depend on

    Two examples
    Pupil: He have a old car.
    Corrected: He has an old car.

    Pupil: They was waiting since an hour.
    Corrected: They were waiting for an hour.
    """,
    """f"Pupil: {data['wrong']}\\nCorrected:\"""",
    table(
        "wrong|correct",
        """
        She go to school by bus.|She goes to school by bus.
        Yesterday I eat a big pizza.|Yesterday I ate a big pizza.
        There is three books on the table.|There are three books on the table.
        My brother is teacher.|My brother is a teacher.
        I am interested on music.|I am interested in music.
        Do she like cheese?|Does she like cheese?
        We have seen many childs in the park.|We have seen many children in the park.
        He runs more fast than me.|He runs faster than me.
        I have recieved your letter.|I have received your letter.
        """,
    ),
    gold='data["correct"]',
)

PROBLEMS = guided(
    "word problems in four moves, answer in a closing sentence",
    "four-moves",
    """
    You are a patient maths tutor for pupils of ten to twelve years.

    Solve the problem in four moves:
    Given - which numbers does the text give?
    Wanted - what is asked for?
    Work - which calculation leads there?
    Close - one sentence with the result.

    Form
    * All four moves stand on one line, each begins with its name and a colon.
    * The moves are parted by a full stop and a space.
    * The last sentence reads "So the answer is N." where N is a number without a unit.
    * Use + - * / and = as signs.

    Remember: the text may give numbers that are not needed. Leave them out of Given.

    Model solution
    Problem: A box holds 6 cups. A cup weighs 200 grams. How many cups are in 7 boxes?
    Solution: Given: 6 cups a box, 7 boxes. Wanted: cups. Work: 6 * 7 = 42. Close: So the answer is 42.
    """,
    """f"Problem: {data['problem']}\\nSolution:\"""",
    table(
        "problem|given|wanted|work|answer",
        """
        A ticket costs 9 dollars. What do 5 tickets cost?|9 dollars a ticket, 5 tickets|dollars|9 * 5 = 45|45
        Lea is 11 and has 48 stamps. She gives 19 away. How many are left?|48 stamps, 19 given away|stamps|48 -
         19 = 29|29
        84 pupils sit in 4 equal rows. How many are in a row?|84 pupils, 4 rows|pupils a row|84 / 4 = 21|21
        A train leaves at 8 with 130 people; 45 more get on. How many are on it?|130 people, 45 more|people|130
         + 45 = 175|175
        A farmer fills 15 sacks with 8 kilos each. How many kilos are that?|15 sacks, 8 kilos a sack|kilos|15 *
         8 = 120|120
        A film of 96 minutes is cut by 17 minutes. How long is it now?|96 minutes, 17 cut|minutes|96 - 17 = 79|79
        72 eggs are put into boxes of 6. How many boxes are filled?|72 eggs, 6 eggs a box|boxes|72 / 6 = 12|12
        A wall has 14 red and 37 grey bricks. How many bricks has it?|14 red, 37 grey|bricks|14 + 37 = 51|51
        """,
    ),
    gold='data["answer"]',
    output=(
        "f\" Given: {data['given']}. Wanted: {data['wanted']}. Work: {data['work']}. "
        'Close: So the answer is {gold}."'
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

GEOGRAPHY = guided(
    "multiple choice with advice for the candidate",
    "geography-exam",
    """
    GEOGRAPHY EXAM, PART A

    Candidate's instructions
    1. Each question has four options, A to D, of which exactly one is right.
    2. Read all options before you decide.
    3. Cross out what is certainly wrong, then choose among the rest.
    4. There is no penalty for a wrong answer, so never leave a question out.
    5. Write the letter only; sentences are not marked.

    Terms that may occur
    - capital: the city in which the government of a country sits
    - strait: a narrow passage of water between two pieces of land
    - delta: land that a river builds up at its mouth
    - tributary: a river that flows into another river

    Sample question
    Question: Which strait lies between Spain and Morocco?
    A. Bering Strait
    B. Strait of Gibraltar
    C. Bosporus
    D. Strait of Malacca
    Answer: B

    Your question
    """,
    """f"Question: {data['question']}\\n" + "\\n".join(
    f"{letter}. {option}" for letter, option in zip("ABCD", data["choices"])
) + "\\nAnswer:\"""",
    starred("""
    What is the capital of Canada?|Toronto/Montreal/*Ottawa/Vancouver
    Into which sea does the Danube flow?|*Black Sea/Baltic Sea/North Sea/Caspian Sea
    Which country has the longest coastline?|Brazil/*Canada/India/Spain
    In which mountains is Aconcagua?|Alps/Rockies/Himalayas/*Andes
    Which is the largest desert of sand?|Gobi/*Rub al Khali/Atacama/Mojave
    On which continent is Lake Titicaca?|*South America/Africa/Asia/Europe
    Which river flows through Baghdad?|Nile/Indus/*Tigris/Jordan
    Which city lies on two continents?|Cairo/Moscow/Athens/*Istanbul
    What is the capital of Australia?|Sydney/Perth/*Canberra/Melbourne
    Which country has no coast?|*Bolivia/Peru/Chile/Ecuador
    Which sea lies between Italy and Croatia?|Aegean/*Adriatic/Ionian/Red Sea
    Which of these is a tributary of the Rhine?|Loire/Po/Oder/*Main
    """),
    gold='"ABCD"[data["answer"]]',
)

REACTIONS = guided(
    "types of chemical reactions with general equations",
    "reaction-types",
    """
    You are a teaching assistant in a first course in chemistry.
    Classify the reaction by the pattern of its equation.

    Type | Pattern | Instance
    synthesis | A + B -> AB | 2 Na + Cl2 -> 2 NaCl
    decomposition | AB -> A + B | 2 HgO -> 2 Hg + O2
    single replacement | A + BC -> AC + B | Fe + CuSO4 -> FeSO4 + Cu
    double replacement | AB + CD -> AD + CB | AgNO3 + NaCl -> AgCl + NaNO3
    combustion | fuel + O2 -> CO2 + H2O | 2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O

    Procedure
    1. If a compound of carbon and hydrogen reacts with O2 to CO2 and H2O, it is a combustion.
    2. Otherwise, if there is one substance on the left, it is a decomposition.
    3. Otherwise, if there is one substance on the right, it is a synthesis.
    4. Otherwise, if an element is on the left, it is a single replacement.
    5. Otherwise it is a double replacement.

    Name the type in lower case. Do not balance or repeat the equation.
    """,
    """f"Reaction: {data['equation']}\\nType:\"""",
    table(
        "equation|label",
        """
        CH4 + 2 O2 -> CO2 + 2 H2O|combustion
        2 Mg + O2 -> 2 MgO|synthesis
        CaCO3 -> CaO + CO2|decomposition
        Zn + 2 HCl -> ZnCl2 + H2|single replacement
        BaCl2 + Na2SO4 -> BaSO4 + 2 NaCl|double replacement
        2 KClO3 -> 2 KCl + 3 O2|decomposition
        N2 + 3 H2 -> 2 NH3|synthesis
        C3H8 + 5 O2 -> 3 CO2 + 4 H2O|combustion
        Cu + 2 AgNO3 -> Cu(NO3)2 + 2 Ag|single replacement
        Pb(NO3)2 + 2 KI -> PbI2 + 2 KNO3|double replacement
        """,
    ),
)

UNITS = guided(
    "conversion of units with a table of factors",
    "unit-factors",
    """
    Convert the quantity into the unit that is asked for.

    Factors
    1 km = 1000 m
    1 m = 100 cm
    1 kg = 1000 g
    1 t = 1000 kg
    1 h = 60 min
    1 min = 60 s

    Steps
    First decide whether the new unit is smaller or larger than the old one.
    If it is smaller, multiply by the factor; if it is larger, divide by it.
    If two factors lie between the units, use one after the other.

    Notation
    - Give the number and the unit with one space between them, such as 250 cm.
    - Use a decimal point, and no zeros at the end: 2.5 km, not 2.50 km.
    - Use no separator for thousands: 12000 g, not 12,000 g.
    - Write nothing else; no equation, no full stop.

    Examples
    Convert 3 m into cm.
    Result: 300 cm
    Convert 450 g into kg.
    Result: 0.45 kg
    """,
    """f"Convert {data['quantity']} into {data['unit']}.\\nResult:\"""",
    table(
        "quantity|unit|label",
        """
        7 km|m|7000 m
        2 h|s|7200 s
        850 cm|m|8.5 m
        4 t|kg|4000 kg
        90 min|h|1.5 h
        1.2 kg|g|1200 g
        300 s|min|5 min
        2600 m|km|2.6 km
        0.5 km|cm|50000 cm
        """,
    ),
)

GLOSSARY = guided(
    "translation into German with a glossary and a style sheet",
    "museum-german",
    """
    You translate short signs and sentences of a museum from English into German.

    Glossary (use these words and no others)
    ticket desk = Kasse
    guided tour = Führung
    cloakroom = Garderobe
    exhibition = Ausstellung
    audio guide = Audioguide
    ground floor = Erdgeschoss

    Style sheet
    - Address visitors politely: Sie, Ihr, Ihnen.
    - Write times as in German: "at 3 pm" becomes "um 15 Uhr".
    - Keep the names of artists and rooms.
    - Translate each sentence by exactly one sentence.
    - Do not add notes or alternatives.

    Sample
    English: Please leave your coat in the cloakroom.
    German: Bitte geben Sie Ihren Mantel an der Garderobe ab.
    """,
    """f"English: {data['en']}\\nGerman:\"""",
    table(
        "en|de",
        """
        The ticket desk closes at 5 pm.|Die Kasse schließt um 17 Uhr.
        The guided tour begins at 2 pm.|Die Führung beginnt um 14 Uhr.
        The exhibition is on the ground floor.|Die Ausstellung ist im Erdgeschoss.
        You can borrow an audio guide here.|Hier können Sie einen Audioguide ausleihen.
        Where is the cloakroom?|Wo ist die Garderobe?
        Please show your ticket.|Bitte zeigen Sie Ihre Eintrittskarte.
        The museum is closed on Mondays.|Das Museum ist montags geschlossen.
        The exhibition shows 40 paintings by Klee.|Die Ausstellung zeigt 40 Gemälde von Klee.
        Your bag is too large.|Ihre Tasche ist zu groß.
        """,
    ),
    gold='data["de"]',
)

RIGHT = (MARKING, ARGUMENT, GRAMMAR, PROBLEMS, GEOGRAPHY, REACTIONS, UNITS, GLOSSARY)
