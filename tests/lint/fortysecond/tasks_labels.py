"""Right tasks with guidelines in English whose answers are labels."""

from __future__ import annotations

from tests.lint.fortysecond.writing import guide
from tests.lint.making import table
from tests.lint.shape import SmallTask, code

MODERATE = guide(
    "forum-moderation",
    """
    # Community moderation, hiking forum

    ## Your role
    You review comments that members have reported. You do not talk to the member; you only
    record a decision that a human lead will see in the queue.

    ## Decisions
    | Decision | When |
    |---|---|
    | KEEP | The comment is within the house rules, even if it is blunt or wrong. |
    | WARN | The comment insults another member but threatens nobody. |
    | REMOVE | The comment advertises goods or services. |
    | ESCALATE | The comment threatens harm to a person or to the writer himself. |

    ## House notes
    - Swear words alone are fine. What counts is whether a member is the target.
    - A link to a public trail map is not advertising.
    - If a comment both insults and threatens, the threat decides: ESCALATE.
    - Sarcasm is judged by its target, exactly as open insults are.

    ## Worked samples
    Comment: Anyone who trusts you with a map deserves to get lost, you muppet.
    Decision: WARN

    Comment: Cheap carbon poles, 40 % off this week only, message me!
    Decision: REMOVE

    Comment: That ridge is a damn nightmare in the wind.
    Decision: KEEP

    ## Output
    Write one of the four decisions in capital letters and stop.
    """,
    r'''f"\n\nComment: {data['comment']}\nDecision:"''',
    table(
        "comment|gold",
        """
    You clearly cannot read a contour line, you clown.|WARN
    The hut was full by noon, so bring a tent.|KEEP
    If I meet you on the trail I will break your legs.|ESCALATE
    Buy my guided tours at half price, book through my page.|REMOVE
    Bloody rain again, the whole valley is a swamp.|KEEP
    I have no reason to live and I am going up there alone tonight.|ESCALATE
    Only a complete idiot like you would wear trainers on a glacier.|WARN
    New boots for sale, all sizes, free shipping if you order today.|REMOVE
    Here is the link to the county's free trail map.|KEEP
    """,
    ),
)

CLAIM = SmallTask(
    "motor-claims",
    code(
        r"""
    return {
        "input": f"{GUIDE}\n\n<report>\n{data['report']}\n</report>\nRoute:",
        "output": f" {data['route']}",
        "processed_output": data["route"],
    }
    """,
        above='''
    GUIDE = """<context>
    A regional insurer receives short damage reports for private cars. Each report is sent to one
    desk. Reports that go to the wrong desk lose two working days.
    </context>
    <desks>
    G: glass damage only, such as a chipped or broken windscreen
    T: theft of the car or of parts of it
    W: storm, hail, flood or another force of nature
    C: collision with another vehicle, a person, an animal or an object
    </desks>
    <rules>
    1. Look at the cause of the damage before you look at the part.
    2. Glass that broke in a collision belongs to C, never to G.
    3. A window smashed by a thief belongs to T.
    4. Hail dents and hail-broken glass both belong to W.
    5. When a stone from the road hits the windscreen, choose G.
    </rules>
    <samples>
    <report>
    A deer ran into the left door on a country road.
    </report>
    Route: C

    <report>
    A branch fell on the roof during the gale.
    </report>
    Route: W
    </samples>
    <format>
    Give the letter of one desk: G, T, W or C. No words.
    </format>"""
    ''',
    ),
    table(
        "report|route",
        """
    A pebble thrown up by a lorry left a star-shaped chip in the windscreen.|G
    In the morning all four wheels were gone from the driveway.|T
    I reversed into a concrete post in the car park.|C
    The river rose overnight and the engine stood under water.|W
    Hailstones dented the bonnet and cracked the rear window.|W
    Somebody broke the side window and took the radio.|T
    Another driver ran the red light and hit my wing; the headlamp glass is broken.|C
    While I was on the motorway a stone cracked the front screen.|G
    A wild boar crossed the road and I could not stop in time.|C
    """,
    ),
    fewshot=2,
)

TARIFF = guide(
    "tariff-chapter",
    """
    You assist a customs broker. For each line of a commercial invoice, assign the chapter of the
    tariff under which the goods are declared. Only these five chapters occur in today's batch:

      09  coffee, tea and spices
      42  articles of leather, travel goods and handbags
      61  clothing, knitted or crocheted
      64  footwear
      95  toys, games and sports requisites

    General notes

    (a) Classify by what the article is, not by what it is packed in. Tea in a leather gift box
        is still chapter 09.
    (b) Sports shoes are footwear; sports equipment that is not worn on the foot goes to 95.
    (c) A leather belt bag is chapter 42 and not clothing.
    (d) Doll's clothes follow the doll.

    Samples from last week's batch

    Invoice line: 300 pcs knitted cotton pullovers, men's
    Chapter: 61

    Invoice line: 50 pcs plastic building bricks, children's set
    Chapter: 95

    The answer consists of the two digits of the chapter.
    """,
    r'"\n\nInvoice line: " + data["line"] + "\nChapter:"',
    table(
        "line|gold",
        """
    120 pcs ladies' handbags, cow leather|42
    2,000 kg green tea in foil bags|09
    80 pairs running shoes, rubber sole|64
    40 pcs tennis rackets, carbon frame|95
    600 pcs crocheted baby jackets|61
    15 bags of black pepper, 25 kg each|09
    25 pcs suitcases with wheels, leather cover|42
    90 pairs of winter boots, lined|64
    10 pcs table football, with balls|95
    """,
    ),
)

CLAUSE = SmallTask(
    "lease-clauses",
    code(
        r"""
    options = "\n".join(f"({sign}) {name}: {NAMES[name]}" for sign, name in zip("ABCDE", NAMES))
    text = GUIDE.replace("@OPTIONS", options) + f"\n\nClause: {data['clause']}\nType:"
    gold = "ABCDE"[list(NAMES).index(data["type"])]
    return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
    """,
        above='''
    NAMES = {
        "Rent": "how much is paid, when and how it may be raised",
        "Deposit": "security that the tenant leaves with the landlord",
        "Repairs": "who keeps the premises in good order",
        "Termination": "how and when the lease comes to an end",
        "Use": "what the premises may be used for",
    }
    GUIDE = """Memo to the review team

    We are sorting the clauses of about nine hundred commercial leases so that partners can
    compare like with like. Please read each clause as a whole; a clause that mentions money is
    not for that reason about rent. Where a clause touches two subjects, file it under the subject
    of its main verb. Definitions and headings have been taken out beforehand, so every clause in
    the batch fits one of the five types below.

    @OPTIONS

    Two clauses that were discussed in the meeting may serve as a guide.

    Clause: The Tenant shall not carry on any trade in the premises other than that of a florist.
    Type: (E)

    Clause: The Landlord may retain the sum of three months' rent as security for any arrears.
    Type: (B)

    Reply with the letter of the type in round brackets, e.g. (A). Comments are not needed."""
    ''',
    ),
    table(
        "clause|type",
        """
    The Tenant shall pay 4,000 pounds on the first day of every quarter.|Rent
    Either party may end this lease by six months' written notice.|Termination
    The Landlord shall keep the roof and the outer walls in sound condition.|Repairs
    The premises shall serve as a dental surgery and for no other purpose.|Use
    On signing, the Tenant shall lodge 9,000 pounds with the Landlord's agent as security.|Deposit
    The yearly amount shall rise in line with the index of consumer prices.|Rent
    The Tenant shall paint the interior every fifth year.|Repairs
    This lease ends without notice on 31 December 2030.|Termination
    No part of the premises may be used as a dwelling.|Use
    The security shall be returned within thirty days after the keys are handed over.|Deposit
    """,
    ),
    fewshot=0,
)

REVIEW = SmallTask(
    "review-comments",
    code(
        r"""
    text = f"Comment: {data['comment']}\nLabel:"
    gold = LABELS[data["label"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    LABELS = {"b": "defect", "s": "style", "p": "speed", "q": "question"}
    """,
    ),
    table(
        "comment|label",
        """
    This index runs one past the end when the list is empty.|b
    Please rename tmp2 to something that says what it holds.|s
    Calling the database inside the loop will be slow for large carts.|p
    Why do we need a second lock here?|q
    The file handle is never closed when parsing fails.|b
    Two blank lines between functions, please.|s
    Could this regex be compiled once outside the function? It dominates the profile.|p
    What happens in the old client, do you know?|q
    The sign is wrong, so refunds are added to the total.|b
    Our guide asks for single quotes in this folder.|s
    """,
    ),
    shots=table(
        "comment|label",
        """
    The timeout is given in seconds but the API expects milliseconds.|b
    Sorting the whole array to find its minimum wastes time.|p
    Is there a ticket for the follow-up?|q
    Trailing commas are missing in this block.|s
    """,
    ),
    fewshot=4,
    description="""Labelling comments from code reviews

Background: the platform team wants to know what reviewers spend their time on. You label one
comment at a time. You see neither the code nor the reply of the author.

Labels
  defect    the code does something wrong or may crash
  style     naming, layout or wording, with no effect on behaviour
  speed     the code is right but wastes time or memory
  question  the reviewer wants to know something and asks for no change

Edge cases
  * A suggestion that is phrased as a question is not a question; label what is suggested.
  * A missing release of a file or a lock is a defect.
  * Praise has been removed from the data.

Output: the label in lower case, no full stop.""",
)

MATCH = guide(
    "offer-matching",
    """
    TASK
    Two shops list an offer each. Say whether both offers are for the same product, so that the
    comparison site can show them on one page.

    WHAT COUNTS AS THE SAME
    - same brand, same model and same variant (size, capacity, pack)
    - a different colour is still the same product
    - different wording, word order, units or abbreviations do not matter

    WHAT COUNTS AS DIFFERENT
    - another capacity or another number of pieces in the pack
    - an accessory for the product instead of the product
    - a predecessor or successor of the model

    HOW TO ANSWER
    Write match if the offers belong on one page, and no match if they do not.

    EXAMPLES
    Offer 1: Brewly kettle K20, 1.7 l, red
    Offer 2: K20 Brewly electric kettle 1.7 litres black
    Verdict: match

    Offer 1: Brewly kettle K20, 1.7 l
    Offer 2: Lime filter for Brewly K20
    Verdict: no match
    """,
    r'''f"\n\nOffer 1: {data['one']}\nOffer 2: {data['two']}\nVerdict:"''',
    table(
        "one|two|gold",
        """
    Sono headphones H5 wireless, white|Sono H5 cordless headphones (black)|match
    Drillo cordless drill D18, 2 batteries|Drillo D18 charger|no match
    Pixo memory card 64 GB|Pixo memory card 128 GB|no match
    Nuvo toothbrush heads, pack of 4|4-pack Nuvo brush heads|match
    Lumo desk lamp L3|Lumo desk lamp L4|no match
    Airo fan A10, 40 cm, grey|Fan Airo A10 (400 mm) blue|match
    Tento tent for three persons T3|T3 3-person tent by Tento|match
    Cleo detergent 2 l|Cleo detergent 5 l|no match
    """,
    ),
)

TASKS = (MODERATE, CLAIM, TARIFF, CLAUSE, REVIEW, MATCH)
