"""Right tasks in English: what a writer feels, means or is up to."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

HOTEL = SmallTask(
    "hotel-mood",
    code(r"""
    text = "Classify the guest's review: 0 = negative, 1 = positive.\n"
    text += f"Review: {data['review']}\nLabel:"
    gold = str(data["label"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "review|label#",
        """
        Spotless room, friendly staff and a great breakfast.|1
        The bathroom was filthy and nobody answered the phone.|0
        Noisy, overpriced and the bed was awful.|0
        We loved the view and will gladly come back.|1
        A wonderful stay, everything was perfect.|1
        Rude receptionist, cold soup, terrible night.|0
        Cockroaches in the kitchen. Disgusting.|0
        Lovely garden and a very comfortable bed.|1
        The worst hotel I have ever been to.|0
        Excellent service and delicious food.|1
        """,
    ),
)

EMOTION = SmallTask(
    "tweet-emotion",
    code(r"""
    text = (
        "Which emotion does the tweet show? Answer J for joy, S for sadness, A for anger, F for fear.\n"
        f"Tweet: {data['tweet']}\n"
        "Emotion:"
    )
    gold = "SJAF"[data["label"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "tweet|label#",
        """
        I got the job!!! Dancing around the kitchen right now|1
        Grandpa passed away last night. I can't stop crying.|0
        How DARE they charge me twice, I am absolutely furious|2
        Someone is trying the door handle and I'm home alone, I'm terrified|3
        Best birthday ever, thank you all so much, I'm so happy|1
        Everything feels empty since she left. I miss her so much.|0
        Sick of these lying politicians, makes my blood boil|2
        So scared of tomorrow's surgery, my hands are shaking|3
        We're having a baby girl! Over the moon!|1
        That idiot keyed my car, I'm so mad I could scream|2
        Lonely and heartbroken tonight, tears all over my pillow|0
        Heard footsteps in the attic again, frightened to death|3
        """,
    ),
)

STANCE = SmallTask(
    "stance-vote",
    code(
        r"""
        text = f"{LEGEND}\n\nTarget: {data['target']}\nTweet: {data['tweet']}\nStance:"
        gold = CODES[data["stance"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r"""
        LEGEND = "F: the tweet is in favor of the target\nA: the tweet is against the target"
        CODES = {"favor": "F", "against": "A"}
        """,
    ),
    table(
        "target|tweet|stance",
        """
        wind farms|Every turbine they put up is a step to a cleaner country. Build more!|favor
        wind farms|They kill birds and ruin the hills. Stop this madness.|against
        school uniforms|Uniforms make mornings easy and nobody gets teased. Keep them.|favor
        school uniforms|Forcing kids into grey jumpers is absurd. Scrap it.|against
        the new airport|We need this airport, it brings jobs and tourists.|favor
        the new airport|No to the airport! Save our fields and our sleep.|against
        a sugar tax|Tax the fizzy stuff, our children's teeth will thank us.|favor
        a sugar tax|One more tax that hits the poor. Vote it down.|against
        free buses|Free buses would be brilliant, count me in.|favor
        free buses|Who pays for it? A terrible idea, I oppose it.|against
        """,
    ),
)

TOXIC = SmallTask(
    "toxic-wiki",
    code(r"""
    label = 1 if data["toxic"] else 0
    return {
        "input": f"Answer 1 if the comment is toxic, answer 0 if it is civil.\nComment: {data['comment']}\nAnswer:",
        "output": f" {label}",
        "processed_output": str(label),
    }
    """),
    table(
        "comment|toxic?",
        """
        You are a pathetic moron, get lost.|true
        Thanks for adding the source, it helps a lot.|false
        Shut up, you stupid piece of trash.|true
        I moved the paragraph to the history section.|false
        Could you please explain why you removed the table?|false
        Only a complete idiot like you would write this garbage.|true
        Nobody wants you here, loser. Drop dead.|true
        Welcome to the project, and enjoy editing!|false
        I disagree, but I see your point.|false
        You disgusting scum, I hope you choke.|true
        """,
    ),
)

HAM = SmallTask(
    "sms-ham",
    code(r"""
    head = "Sort text messages. 'spam' is unsolicited advertising or fraud; 'ham' is an ordinary message.\n\n"
    name = ["ham", "spam"][data["label"]]
    return {
        "input": head + "Message: " + data["sms"] + "\nClass:",
        "output": " " + name,
        "processed_output": name,
    }
    """),
    table(
        "sms|label#",
        """
        Hey, running ten minutes late, order me a coffee please|0
        WINNER!! You have been selected for a £900 prize. Call 09061701461 now|1
        Mum says dinner is at seven, are you coming?|0
        Free ringtone! Reply TONE to 8007, £1.50 per week|1
        URGENT! Your account will be closed. Verify at http://bit.do/acc now|1
        Did you feed the cat before you left?|0
        Congrats! Claim your free cruise today, text YES to 88088|1
        I'm in the library on the second floor|0
        Lose 10 kilos in a week!!! Click here for our pills|1
        Happy birthday! See you on Saturday x|0
        """,
    ),
)

PHISH = SmallTask(
    "mail-phish",
    code(r"""
    text = (
        "Mails that want to steal data are called phishing, honest mails are called legitimate.\n"
        f"Mail: {data['mail']}\n"
        "This mail is called\n"
    )
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "mail|target_scores=",
        """
        Your mailbox is full. Enter your password here at once or it will be deleted.|*phishing/legitimate
        The minutes of Monday's meeting are in the shared folder.|phishing/*legitimate
        We noticed a strange log-in. Confirm your card number and PIN by this link.|*phishing/legitimate
        Lunch is at one in the canteen, bring your own cutlery.|phishing/*legitimate
        Dear customer, your parcel waits. Pay 1.99 with your bank log-in to release it.|*phishing/legitimate
        The lift will be serviced on Thursday morning.|phishing/*legitimate
        I am a prince and need your account data to transfer 12 million dollars.|*phishing/legitimate
        Thanks for your slides, I added two figures to them.|phishing/*legitimate
        Payroll update: send your social security number and password today.|*phishing/legitimate
        Choir practice starts at eight instead of seven this week.|phishing/*legitimate
        """,
    ),
    method="ppl",
    metric="log_prob",
)

FORMAL = SmallTask(
    "tone-formal",
    code(r"""
    text = "Is the sentence formal (F) or informal (I)?\nSentence: %s\nTone:" % data["sentence"]
    gold = {"formal": "F", "informal": "I"}[data["tone"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "sentence|tone",
        """
        We would be most grateful for your prompt reply.|formal
        gonna grab some grub, wanna come?|informal
        Please find enclosed the documents that you requested.|formal
        dude that was sooo funny lol|informal
        Yours faithfully, the Board of Directors|formal
        nah i'm good, catch ya later|informal
        The Committee hereby acknowledges receipt of your application.|formal
        omg u gotta see this|informal
        We regret to inform you that the position has been filled.|formal
        yo what's up, long time no see|informal
        """,
    ),
)

SARCASM = SmallTask(
    "sarcasm-note",
    code(r"""
    lines = [
        "Is the remark sarcastic?",
        "- yes: the speaker means the opposite of what is said",
        "- no: the speaker is sincere",
        f"Remark: {data['remark']}",
        "Answer:",
    ]
    gold = "yes" if data["sarcastic"] else "no"
    return {"input": "\n".join(lines), "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "remark|sarcastic?",
        """
        Oh great, another flat tyre. Just what I needed today.|true
        Thank you for driving me home, that was kind of you.|false
        Wow, two hours in a queue. What a treat.|true
        The concert was lovely, the cello above all.|false
        Sure, because waking me at 5 a.m. is such a nice thing to do.|true
        I am sorry that your dog is ill.|false
        Brilliant, the printer ate my report again. I love this office.|true
        My sister baked us a cake and it tasted good.|false
        Oh yes, please tell me more about your stamps for the tenth time.|true
        We are glad that the operation went well.|false
        """,
    ),
)

OPINION = SmallTask(
    "opinion-fact",
    code(
        r"""
        text = f"Sentence: {data['sentence']}\nCode:"
        gold = LABELS[data["y"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'LABELS = ("OBJ", "SUBJ")',
    ),
    table(
        "sentence|y#",
        """
        The film runs for 112 minutes.|0
        It is the most beautiful city in the world, I think.|1
        Water freezes at zero degrees Celsius.|0
        In my view the ending was a bit silly.|1
        The library opened in 1964.|0
        Nothing tastes better than my mother's soup.|1
        The town has 23,000 inhabitants.|0
        Honestly, modern art is boring.|1
        The train stops in Lyon and Dijon.|0
        I feel that cats are nicer than dogs.|1
        """,
    ),
    description="SUBJ marks a personal opinion, OBJ marks a plain statement of fact.\n\n",
)

POLITE = SmallTask(
    "polite-desk",
    code(r"""
    text = f"How does the customer write? (+ = polite, - = rude)\nLetter: {data['letter']}\nSign:"
    if data["polite"]:
        gold = "+"
    else:
        gold = "-"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "letter|polite?",
        """
        Would you be so kind as to send me the invoice? Many thanks.|true
        Send the damn invoice already, you morons.|false
        I would appreciate it if you could call me back.|true
        Are you deaf or just stupid? Where is my parcel?|false
        Excuse me, may I ask when you open on Sundays?|true
        Get your act together, you lazy idiots!|false
        Thank you very much for your patience with my questions.|true
        Shut your mouth and give me my money.|false
        Please forgive the trouble, could the order be changed?|true
        What a useless bunch of clowns you are.|false
        """,
    ),
)

TASKS = (HOTEL, EMOTION, STANCE, TOXIC, HAM, PHISH, FORMAL, SARCASM, OPINION, POLITE)
