"""Right prompts of fact checkers, interviewers, recruiters and travel offices, with long guides."""

from __future__ import annotations

from tests.lint.dense_25.making import described, filled, guided
from tests.lint.making import qa, table

CHECK = filled(
    "claims against evidence, three verdicts",
    "fact-check",
    """
    You work for an independent fact-checking desk. Below you find a claim and one piece of evidence.

    ## Verdicts
    - SUPPORTED: the evidence shows that the claim is true.
    - REFUTED: the evidence shows that the claim is false.
    - NOT ENOUGH INFO: the evidence does not settle the question.

    ## Working rules
    1. Trust the evidence, even where you remember something else.
    2. Numbers have to agree. "About" and "nearly" allow a difference of five percent.
    3. If the evidence is about another person, place or year, the verdict is NOT ENOUGH INFO.
    4. A claim with two parts is SUPPORTED only if both are; if one part is false, it is REFUTED.
    5. Opinions in the evidence prove nothing.

    ## Example
    Claim: The bridge was opened in 1932 by the king.
    Evidence: The bridge was opened by a minister on 19 March 1932.
    Verdict: REFUTED

    Write the verdict in capitals, exactly as in the list.

    ## To be checked
    Claim: {claim}
    Evidence: {evidence}
    Verdict:""",
    table(
        "claim|evidence|label",
        """
        The library has more than a million books.|The library's catalogue lists 1.4 million books.|SUPPORTED
        The mayor was born in Ghent.|The mayor, who was born in Bruges, studied in Ghent.|REFUTED
        The factory employs 300 people.|In 2015 another factory of the firm employed 280 people.|NOT ENOUGH INFO
        The lake is nearly 100 metres deep.|Divers measured a depth of 98 metres.|SUPPORTED
        The film won two awards and was shot in Peru.|Shot in Peru, the film won a single award.|REFUTED
        The singer has sold ten million records.|A critic calls the singer the greatest voice of our time.|NOT
         ENOUGH INFO
        The tunnel is closed to bicycles.|Bicycles are not allowed in the tunnel.|SUPPORTED
        The school was founded before 1900.|The school was founded in 1924.|REFUTED
        The minister resigned because of the scandal.|The minister resigned on Tuesday and gave no reason.|NOT
         ENOUGH INFO
        """,
    ),
)

SURVEY = guided(
    "open answers of a survey by code numbers",
    "survey-codes",
    """
    CODING MANUAL - survey on moving house, question 12
    "Why did you move to your present home?"

    You code one answer at a time. Use the codes of this frame:
    10 work: a new job, a transfer, a shorter way to work
    20 family: marriage, children, separation, care of relatives
    30 costs: rent, price, taxes
    40 housing: size, garden, condition of the flat or the house
    50 area: neighbours, safety, nature, schools nearby

    Rules for coders
    R1. Code the reason that is named first if there are several.
    R2. Code what is said, not what you suspect behind it.
    R3. A wish for a bigger flat because of a baby is 40 if the flat is named first, and 20 if the baby is.
    R4. Noise from the street is 50; noise through thin walls is 40.
    R5. Each answer gets one code of two digits.

    Coded examples
    Answer: We needed a second bathroom.
    Code: 40
    Answer: My firm moved to Leeds and I went along.
    Code: 10
    """,
    """f"Answer: {data['answer']}\\nCode:\"""",
    table(
        "answer|label",
        """
        I found a post as a nurse in this town.|10
        My mother is ill and lives next door.|20
        The old rent was simply too high.|30
        The flat has a balcony and a large kitchen.|40
        It is so quiet and green around here.|50
        We got married and wanted to live together.|20
        The walls were thin, we heard every word of the neighbours.|40
        Lower taxes, and also nice people.|30
        I wanted to feel safe when I come home at night.|50
        To be able to cycle to the office in ten minutes.|10
        """,
    ),
)

HIRING = guided(
    "a first screening of applicants by counting criteria",
    "first-screening",
    """
    You support a recruiter who looks for a head chef. Sort each applicant by the four criteria below.

    Criteria
    (1) at least five years in a professional kitchen
    (2) has led a team
    (3) holds a certificate in food hygiene
    (4) can start within three months

    Scheme
    4 criteria met -> invite
    3 criteria met -> reserve list
    2 or fewer met -> decline

    Fairness
    - Age, gender, origin and photos play no part.
    - Only what the profile says counts; what it does not say is not met.
    - "At once" and "next week" are within three months.

    Walk through the criteria silently, count, and write the result of the scheme.

    Sample
    Profile: Six years in hotel kitchens, led a team of four, hygiene certificate, free in a year.
    Result: reserve list

    Next profile
    """,
    """f"Profile: {data['profile']}\\nResult:\"""",
    table(
        "profile|label",
        """
        Ten years in restaurants, led a brigade of eight, hygiene certificate, can start at once.|invite
        Two years in a canteen, hygiene certificate, can start next month.|decline
        Seven years as a cook, hygiene certificate, can start next week.|reserve list
        Twelve years in hotels, led a team of three, can start at once.|reserve list
        Five years in a bistro, led two cooks, hygiene certificate, free in six weeks.|invite
        Eight years in kitchens, free in half a year.|decline
        Four years in a brewery kitchen, led a team, hygiene certificate, can start at once.|reserve list
        Nine years on cruise ships, led a galley of ten, hygiene certificate, free in two months.|invite
        One year as a trainee, hygiene certificate, free in a year.|decline
        """,
    ),
)
SCORES = guided(
    "final scores of matches in a fixed notation",
    "final-scores",
    """
    You maintain a data base of football results. Read the sentence and write the final score.

    Notation
    home goals, hyphen, away goals: 2-1
    The home team is the one in whose stadium the match was played; the sentence always says so.

    Rules
    1. The goals of the home team come first, even if the home team lost.
    2. Take the score after ninety minutes; a score at half time is ignored.
    3. "Nil", "no goals" and "goalless" are 0.
    4. Write digits, also where the sentence has words: "two goals to one" is 2-1.
    5. No spaces around the hyphen.

    Example 1
    Report: Away at Porto, Braga won by three goals to one.
    Score: 1-3

    Example 2
    Report: At home to Lens, Nantes led 1-0 at half time and won 2-0.
    Score: 2-0

    Your report
    """,
    """f"Report: {data['report']}\\nScore:\"""",
    table(
        "report|label",
        """
        At home to Leeds, Hull won by four goals to two.|4-2
        Away at Genoa, Parma lost by one goal to nil.|1-0
        At home to Basel, Zurich drew, two goals each.|2-2
        Away at Ajax, Utrecht won by three goals to nil.|0-3
        At home to Celta, Getafe trailed 0-1 at half time and won 3-1.|3-1
        The match at home to Wigan was goalless for Derby.|0-0
        Away at Rennes, Brest won by two goals to one.|1-2
        At home to Malmo, Kalmar lost by five goals to two.|2-5
        Away at Graz, Linz drew, one goal each, after leading 1-0 at half time.|1-1
        """,
    ),
)

ORDER = guided(
    "ordering of cities from north to south, answer as letters",
    "north-to-south",
    """
    Sort three cities by their latitude, the northernmost first.

    Background
    - Latitude is the distance from the equator in degrees; north counts as positive, south as negative.
    - A city in the northern hemisphere always comes before one in the southern hemisphere.
    - In the southern hemisphere the city with the smaller number of degrees is further north.
    - For example, Helsinki is at 60, Madrid at 40 and Nairobi at -1.

    Procedure
    1. Recall the latitude of each city.
    2. Put the largest value first and the smallest last.
    3. Replace each city by its letter.

    Answer format
    Three capital letters, parted by a comma and a space, for instance: C, A, B
    Every letter occurs once. Nothing is written before or after them.

    Worked example
    A. Madrid
    B. Nairobi
    C. Helsinki
    Order: C, A, B

    Now sort these cities.
    """,
    """"\\n".join(
    f"{letter}. {city}" for letter, city in zip("ABC", data["cities"])
) + "\\nOrder:\"""",
    table(
        "cities*|label",
        """
        Rome/Oslo/Cairo|B, A, C
        Sydney/Tokyo/Singapore|B, C, A
        Reykjavik/Lisbon/Lagos|A, B, C
        Lima/Santiago/Bogota|C, A, B
        Athens/Cape Town/Berlin|C, A, B
        Mumbai/Moscow/Melbourne|B, A, C
        Dakar/London/Accra|B, A, C
        Edinburgh/Naples/Tripoli|A, B, C
        Auckland/Hanoi/Beijing|C, B, A
        """,
    ),
)

HEADLINE = guided(
    "one sentence on a hotel review, with limits of length",
    "hotel-digest",
    """
    You write the digest line that a travel site shows under each hotel review.

    Requirements
    - one sentence in English that begins with "Guest" and ends with a full stop
    - at most twelve words
    - name one good point and one bad point, the good one first, joined by "but"
    - third person and present tense: "Guest likes ..., but ..."
    - no names of persons, no prices, no exclamation marks

    Tone
    Neutral and friendly. Do not make the bad point smaller or larger than it is.

    Illustration
    Review: Our room had a great view of the sea. Breakfast was poor, though: cold coffee and no fruit.
    Digest: Guest likes the sea view, but finds the breakfast poor.

    Checklist before you answer
    [ ] one sentence
    [ ] twelve words or fewer
    [ ] the good point comes first
    """,
    """f"Review: {data['q']}\\nDigest:\"""",
    qa("""
    The bed was so comfortable. The lift did not work all week. > Guest likes the bed, but misses a working lift.
    Helpful staff at the desk. At night the bar below is very loud. > Guest likes the staff, but finds the nights loud.
    We enjoyed the pool every day. The rooms smell of smoke. > Guest likes the pool, but dislikes the smell of smoke.
    Right beside the station, so handy. The bathroom was tiny. > Guest likes the location, but finds the bathroom tiny.
    Superb dinner on the terrace. The Wi-Fi never worked. > Guest likes the dinner, but misses working Wi-Fi.
    Spotless rooms. The owner was rude to our children. > Guest likes the clean rooms, but finds the owner rude.
    The garden is a dream. The walls are thin as paper. > Guest likes the garden, but finds the walls thin.
    A generous breakfast. The beds are far too soft. > Guest likes the breakfast, but finds the beds too soft.
    """),
    gold='data["a"]',
)

OPENING = guided(
    "questions on opening hours, span or a fixed phrase",
    "visitor-desk",
    """
    You answer questions at the visitor desk of a small town. Use only the notice that you are given.

    How to answer
    1. Copy the shortest words from the notice that answer the question.
    2. Do not change them: no other case, no other order, no full stop behind them.
    3. If the notice does not have the answer, write: not stated
    4. Never add advice, even if it would help.

    Frequent mistakes
    "When does it open?" - wrong: "It opens at 9 am." - right: "9 am"
    "Is there a cafe?" - wrong: "I am sorry, I do not know." - right: "not stated"

    A good answer has one to five words: a time, a number, a price, a place or a person.
    """,
    """f"Notice: {data['notice']}\\nQuestion: {data['question']}\\nAnswer:\"""",
    table(
        "notice|question|label",
        """
        The castle is open daily from 10 am to 4 pm. Tickets cost 8 euros.|How much is a ticket?|8 euros
        Boat trips start at the old pier every hour until sunset.|Where do the trips start?|the old pier
        The town museum is closed for repairs until March.|Who is the director?|not stated
        Guided walks are led by Hanna Berg and last two hours.|Who leads the walks?|Hanna Berg
        The market takes place on Saturdays from 7 am to noon.|When does the market begin?|7 am
        Children under six swim free of charge in the outdoor pool.|How deep is the pool?|not stated
        The cable car runs from Easter to the end of October.|When does the season begin?|Easter
        Bicycles can be hired behind the post office for a deposit of 50 euros.|Where can bicycles be hired?|behind
         the post office
        The tower has 212 steps and no lift.|How many steps does it have?|212
        The zoo feeds its penguins at 11 am and 3 pm.|What does parking cost?|not stated
        """,
    ),
)

PRONOUNS = described(
    "whom a pronoun means, few-shot with rules in the description",
    "pronoun-guide",
    """
    Guideline for the annotation of pronouns

    In each sentence one pronoun is given. Find the person or thing that it stands for.

    1. Copy the words from the sentence, with their article if there is one.
    2. Choose the whole phrase: "the old doctor", not "doctor".
    3. Prefer the reading that makes sense of the whole sentence, not the nearest noun.
    4. Replace the pronoun by your answer and read the sentence again. If it sounds absurd, try the other one.
    5. Articles are written small, even if the phrase begins the sentence: "the cat", not "The cat".

    Illustration: in "The dog barked at the postman because it was afraid", the word "it" stands for the dog,
    since a postman would be "he".

    Only the phrase is written, with no full stop.
    """,
    """f"Sentence: {data['sentence']}\\nPronoun: {data['pronoun']}\\nStands for:\"""",
    table(
        "sentence|pronoun|label",
        """
        The trophy did not fit into the suitcase because it was too large.|it|the trophy
        The ball broke the window because it was made of thin glass.|it|the window
        Maria thanked Paula because she had received help.|she|Maria
        The cake was left on the shelf until it was stale.|it|the cake
        The nurse called the surgeon because he was needed at once.|he|the surgeon
        Tom lent Ben some money since he had lost his purse.|he|Ben
        The table would not go through the door because it was too narrow.|it|the door
        The lorry passed the cyclists because they were slow.|they|the cyclists
        We poured the milk from the jug into the bottle until it was full.|it|the bottle
        """,
    ),
)

RIGHT = (CHECK, SURVEY, HIRING, SCORES, ORDER, HEADLINE, OPENING, PRONOUNS)
