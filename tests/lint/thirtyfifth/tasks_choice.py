"""Right tasks: labels and options, in English."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

MAIL = SmallTask(
    "support-mail",
    code(
        r"""
    text = f"{ASK}\nMail: {data['mail']}\nDepartment:"
    gold = data["department"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    ASK = "Which department should answer this mail: billing, delivery, returns or technical?"
    """,
    ),
    table(
        "mail|department",
        """
    You took the fee for March twice from my card.|billing
    My parcel has been stuck in Leipzig for nine days.|delivery
    The app closes as soon as I open the camera.|technical
    The shoes are too small and I want to send them back.|returns
    The driver left the box in the rain at the wrong house.|delivery
    Why is there a charge of 4 euros that I do not know?|billing
    I need a label to post the lamp back to you.|returns
    After the update I cannot sign in on my tablet.|technical
    Please change my payment from card to direct debit.|billing
    Can the courier come after six in the evening?|delivery
    How many days do I have to exchange a jacket?|returns
    The router blinks red and the web page does not load.|technical
    """,
    ),
    shots=table(
        "mail|department",
        """
    I was charged for a plan that I had cancelled.|billing
    When will the sofa get here?|delivery
    The vase is not what I ordered, may I send it back?|returns
    The printer shows error 52 and stops.|technical
    """,
    ),
)

LOGS = SmallTask(
    "log-triage",
    code(r"""
    text = "Log line: " + data["question"] + "\n"
    text += "Which part is at fault: disk, network or login?\nPart:\n"
    gold = next(name for name, score in data["target_scores"].items() if score)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    write error on /dev/sda1, sector 88213 unreadable|*disk/network/login
    request to 10.0.3.7 timed out after 30 s|disk/*network/login
    wrong password for user mia, attempt 3 of 5|disk/network/*login
    no space left on volume /var, 0 bytes free|*disk/network/login
    host mail.example.org unreachable, no route|disk/*network/login
    account of user tom locked after five failures|disk/network/*login
    packet loss of 40 percent on interface eth0|disk/*network/login
    session token of user ana has expired|disk/network/*login
    file system mounted read-only after bad blocks|*disk/network/login
    name server did not reply, lookup failed|disk/*network/login
    RAID array degraded, drive 2 missing|*disk/network/login
    unknown user name in sign-in form|disk/network/*login
    """),
    method="ppl",
)

MOD = SmallTask(
    "chat-moderation",
    code(
        r"""
    legend = ", ".join(f"{number} = {name}" for number, name in enumerate(CLASSES))
    text = f"Classes: {legend}\nMessage: {data['message']}\nClass number:"
    gold = str(data["label"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    CLASSES = ("harmless", "advertising", "insult")
    """,
    ),
    table(
        "message|label#",
        """
    See you all at practice on Thursday.|0
    Buy followers now, 500 for only 3 dollars!|1
    You are the dumbest person in this room.|2
    Has anyone found a blue scarf?|0
    Shut your mouth, you worthless clown.|2
    Cheap watches with free shipping, click my profile!|1
    Thanks for the recipe, the soup was great.|0
    Nobody likes you, you ugly fool.|2
    Earn 900 dollars a week from home, sign up today!|1
    The meeting moves to room 14.|0
    Get out of here, you stupid pig.|2
    Our new casino gives you 50 free spins, join now!|1
    """,
    ),
)

LES = SmallTask(
    "lesson-quiz",
    code(r"""
    lines = [f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"])]
    text = "Question: " + data["question"] + "\n" + "\n".join(lines) + "\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which sea lies between Italy and Croatia?|Black Sea/*Adriatic Sea/Red Sea/Baltic Sea
    Who invented the printing press with movable type in Europe?|Newton/Watt/*Gutenberg/Galilei
    How many sides does a hexagon have?|*six/seven/eight/five
    Which word is an adverb?|quick/quicker/speed/*quickly
    Which planet is closest to the Sun?|Venus/*Mercury/Mars/Earth
    What do we call frozen rain in round lumps?|dew/fog/*hail/frost
    Which instrument has keys and pedals?|*piano/violin/flute/trumpet
    What is the capital of Canada?|Toronto/Montreal/Vancouver/*Ottawa
    Which number is prime?|*13/15/21/27
    Which river flows through Paris?|Rhine/Loire/*Seine/Danube
    What is the past tense of "go"?|gone/goed/going/*went
    Which animal lays eggs?|bat/*platypus/whale/fox
    """),
)

GRAM = SmallTask(
    "english-course",
    code(r"""
    options = list(data["target_scores"])
    text = f"Which word fits the gap?\n{data['question']}\nWords: {' / '.join(options)}\nWord:\n"
    gold = max(options, key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    She ___ to school every morning.|go/*goes/going
    We have lived here ___ 2015.|*since/for/during
    There is not ___ milk in the fridge.|many/few/*much
    If it rains, we ___ at home.|*will stay/stayed/had stayed
    He is interested ___ old trains.|on/*in/at
    This is the boy ___ bike was stolen.|who/which/*whose
    They ___ dinner when the phone rang.|*were having/have/has had
    My bag is heavier ___ yours.|as/*than/then
    You ___ smoke in the hospital, it is forbidden.|need not/may/*must not
    I look forward ___ from you.|hear/*to hearing/heard
    """),
    method="ppl",
)

REV = SmallTask(
    "shop-reviews",
    code(
        r"""
    text = f"{HEAD}\n\nReview: {data['review']}\nSentiment:"
    gold = "positive" if data["label"] == 1 else "negative"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """Say whether the review is positive or negative.

    Review: The kettle boils fast and looks lovely.
    Sentiment: positive

    Review: Broke after two days, what a waste.
    Sentiment: negative"""
    ''',
    ),
    table(
        "review|label#",
        """
    The best backpack that I have ever owned.|1
    The zip jammed on the first trip. Awful.|0
    My daughter adores this puzzle.|1
    Ugly colour and a terrible smell.|0
    Overpriced rubbish, do not buy it.|0
    Superb sound and a battery that lasts for days.|1
    The blender leaks and the support is rude.|0
    Perfect fit, great fabric, I am delighted.|1
    A wonderful lamp with a soft, warm light.|1
    The worst headphones I have had in years.|0
    """,
    ),
    fewshot=0,
)

TASKS = (MAIL, LOGS, MOD, LES, GRAM, REV)
