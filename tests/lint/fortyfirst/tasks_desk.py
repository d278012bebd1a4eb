"""Right tasks in English: moderation, claims, code review, medical coding and recruiting."""

from __future__ import annotations

from tests.lint.fortyfirst.shaped import task
from tests.lint.making import table

MOD = task(
    "moderation",
    r"""
    text = HEAD + "\n\n<comment>" + data["comment"] + "</comment>\nAction:"
    gold = data["action"]
    """,
    '''
    HEAD = """<role>
    You moderate the comment section of a regional cycling magazine.
    </role>

    <context>
    Comments appear under articles about routes, races and bicycles. Readers are of all ages.
    Rough language among fans is normal here; threats and private data are not.
    </context>

    <actions>
    keep: the comment stays as it is
    hide: the comment insults another reader, or is advertising for a shop or a website
    remove: the comment threatens somebody, or gives away a private address or phone number
    </actions>

    <guidelines>
    - Swearing about the weather, a road or a bicycle is no reason to act: keep.
    - Criticism of an article or its author is welcome as long as nobody is insulted: keep.
    - When a comment both insults and threatens, the threat decides: remove.
    - Links to maps and to timetables are not advertising.
    </guidelines>

    <samples>
    <comment>Damn this headwind, I hated every metre of it.</comment>
    Action: keep
    <comment>You are an idiot if you ride without lights.</comment>
    Action: hide
    </samples>

    <output>
    One of the three actions in lower case, with no reason and no full stop.
    </output>"""
    ''',
    table(
        "comment|action",
        """
    The climb to the chapel is lovely in May, take water with you.|keep
    Best prices on carbon wheels, visit wheels4less today!|hide
    I know where you park your van and I will slash your tyres.|remove
    The author clearly never rode this route, the map is wrong.|keep
    Only a moron like Peter would buy that saddle.|hide
    Call this driver at 0171 555 0192 and tell him what you think.|remove
    Bloody rain again, my chain is all rust.|keep
    Say that once more and I will break your legs at the next race.|remove
    Our shop has twenty per cent off all helmets, come and see us!|hide
    """,
    ),
)

CLAIM = task(
    "glass-claims",
    r"""
    text = HEAD + f"\n\n### Claim\n\n{data['report']}\n\nDecision code:"
    gold = CODES[data["decision"]]
    """,
    '''
    CODES = {"full": "F", "partial": "P", "none": "N"}
    HEAD = """You assist the claims team of an insurer that sells a bicycle and e-bike policy.
    For each report you settle how much of the repair is paid.

    ### What the policy says

    Section 1. Damage by a fall or a crash is paid, whoever was at fault.
    Section 2. Theft is paid when the bicycle was locked to a fixed object.
    Section 3. Wear is never paid: worn chains, tyres, brake pads and bleached paint.
    Section 4. Batteries that are older than two years are paid at half their price.

    ### Decision codes

    | Code | Decision | When |
    | --- | --- | --- |
    | F | full payment | Section 1 or Section 2 applies, and nothing limits it |
    | P | partial payment | the damaged part is a battery under Section 4 |
    | N | no payment | Section 3 applies, or the lock that Section 2 asks for was missing |

    ### Edge cases

    * A worn part that breaks in a crash counts as crash damage.
    * A lock that was closed but fixed to nothing does not meet Section 2.
    * The price of the bicycle plays no part.

    Give the code alone: F, P or N."""
    ''',
    table(
        "report|decision",
        """
    I slid on wet leaves and the front wheel is bent.|full
    The chain has stretched after five thousand kilometres.|none
    My battery, three years old, cracked when the bike was hit by a car.|partial
    The bike was locked to a railing and the lock was cut at night.|full
    It was stolen from the porch, where it stood unlocked.|none
    A four-year-old battery was crushed in a crash.|partial
    The paint of the frame has faded in the sun.|none
    A taxi door opened in front of me and the fork snapped.|full
    The battery is thirty months old and broke in a fall on the stairs.|partial
    """,
    ),
)

REVIEW = task(
    "review-comments",
    r"""
    text = HEAD + "\n\nComment: " + data["comment"] + "\nLabel:"
    gold = data["label"]
    """,
    '''
    HEAD = """# Labelling of code review comments

    We study how teams talk in pull requests. You label one comment at a time.

    ## 1. Labels

    **bug** - the comment says that the code gives a wrong result or crashes
    **style** - the comment is about names, layout or wording, and behaviour stays the same
    **test** - the comment asks for a test or says that one is weak
    **praise** - the comment only says that something is good

    ## 2. How to choose

    1. A comment gets exactly one of the four labels.
    2. If a comment praises first and then complains, the complaint counts.
    3. A question is labelled by what it is about; there is no label for questions.
    4. A missing test for a crash is "test", because a test is what the reviewer wants.

    ## 3. Worked samples

    Comment: Nice split, but `x2` should be called `width`.
    Label: style

    Comment: This divides by zero when the list is empty.
    Label: bug

    ## 4. Form of the answer

    Write the label as it stands in Section 1, without asterisks. See rule 2 when in doubt."""
    ''',
    table(
        "comment|label",
        """
    The loop never reads the last row of the file.|bug
    Please rename `tmp` to something that says what it holds.|style
    Could you add a case with a negative amount?|test
    What a clean way to get rid of the nested ifs, thank you!|praise
    `parse` crashes on an empty string.|bug
    Two blank lines between functions, as in the rest of the module.|style
    The assertion only checks the type, so it would pass with any number.|test
    Really well explained docstring, I learned something.|praise
    The tax is added twice for orders from abroad.|bug
    I cannot find any check of the retry path; one would be good.|test
    """,
    ),
)

CODER = task(
    "clinic-codes",
    r"""
    text = HEAD + f"\n\nNote: {data['note']}\nCode:"
    gold = data["code"]
    """,
    '''
    HEAD = """Instruction for the coding desk of a family practice.

    You read a short note that a doctor dictated and assign the code of the house list. The house
    list is shorter than the official classification; use nothing but the codes below.

    R05 = cough without a known cause
    R51 = headache without a known cause
    J06 = cold, an infection of nose and throat
    L03 = infection of the skin
    S93 = sprain of the ankle or the foot
    Z00 = check-up of a person without complaints

    How to work:
    a) Code what the doctor concludes, not what the patient fears.
    b) When a cause is named, a symptom code (one that begins with R) is not used.
    c) Left and right are not told apart.
    d) Past illnesses are not coded.

    Example 1
    Note: Dry cough for a week, lungs clear, no fever. Cause open.
    Code: R05

    Example 2
    Note: Twisted her foot on the kerb, swelling, no fracture.
    Code: S93

    The answer is one code: a capital letter and two digits."""
    ''',
    table(
        "note|code",
        """
    Runny nose, sore throat, coughs at night. A cold.|J06
    Pain in the head since Monday, examination normal, cause unclear.|R51
    Fell while jogging, outer ankle sprained.|S93
    Yearly check-up, feels well, no findings.|Z00
    Red, hot patch on the shin around a scratch: skin infection.|L03
    Still coughs after two weeks, X-ray normal, no cause found.|R05
    Blocked nose and hoarse voice, infection of the upper airways.|J06
    Wants to be looked over before a long trip, no complaints.|Z00
    Tension in the temples every evening, cause not known yet.|R51
    """,
    ),
)

CV = task(
    "cv-object",
    r"""
    text = HEAD + "\n\nProfile: " + data["profile"] + "\nResult:"
    gold = json.dumps({"job": data["job"], "years": data["years"], "city": data["city"]})
    """,
    '''
    import json

    HEAD = """ROLE
    You are a sourcer at a recruiting agency. Candidates write a sentence about themselves, and the
    database needs it as an object.

    FIELDS
    - "job": the occupation, in lower case, in the singular
    - "years": years of experience, a whole number without quotes
    - "city": where the candidate lives now, spelled as in the profile

    RULES
    1. All three fields are always there, in the order above.
    2. If two cities are named, take the one where the candidate lives now.
    3. Numbers that are written out ("six") become digits.
    4. One line, no line breaks and no code fence.

    SAMPLE
    Profile: I have worked as a plumber for six years and live in Derby; I was born in Hull.
    Result: {"job": "plumber", "years": 6, "city": "Derby"}

    REMINDER
    The result is read by a program. Anything but the object breaks it."""
    ''',
    table(
        "profile|job|years#|city",
        """
    Nurse from Leeds with 12 years on the ward.|nurse|12|Leeds
    For four years I have been a baker; home is Bath.|baker|4|Bath
    I moved from York to Oxford and have 9 years as a welder.|welder|9|Oxford
    Teacher, 20 years of experience, living in Cardiff.|teacher|20|Cardiff
    Living in Perth, I have been an electrician for three years.|electrician|3|Perth
    After 7 years as a chef in Paris I now live in Dover.|chef|7|Dover
    A gardener of eleven years, I live in Exeter.|gardener|11|Exeter
    I live in Luton and have driven buses for 5 years as a bus driver.|bus driver|5|Luton
    """,
    ),
)

TASKS = (MOD, CLAIM, REVIEW, CODER, CV)
