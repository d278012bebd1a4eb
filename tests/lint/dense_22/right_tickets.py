"""Right prompts of a shop and of those who sort its tickets and mails."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import keyed, qa, records, right, table

RIGHT = (
    asked(
        "stars of a review on a scale with anchors",
        "review-stars",
        """
        Predict the star rating of the product review on a scale from 1 to 5.

        1 - very dissatisfied
        2 - dissatisfied
        3 - neither satisfied nor dissatisfied
        4 - satisfied
        5 - very satisfied

        Review: {review}
        Rating:
        """,
        table(
            "review|label",
            """
            Broke on the first day and smells of burnt plastic. Total junk, I want my money back!|1
            Absolutely perfect kettle, the best I have ever owned!|5
            It is okay. Nothing special, nothing terrible.|3
            Good blender, a little loud, but I like it.|4
            Rather disappointing, the handle wobbles and it heats slowly.|2
            Flawless. I am over the moon and would buy it ten times again!|5
            Horrible, dangerous, a complete waste of money. Avoid!|1
            Average lamp for an average price.|3
            Solid toaster and I am pleased with it, only the cord is short.|4
            Not great: it works, but the paint peeled off within a week.|2
            """,
        ),
        fewshot=5,
    ),
    asked(
        "reviews in tags, two classes",
        "review-tags",
        """
        Classify the sentiment of the review between the tags as "positive" or "negative". Output only the label.

        <review>{review}</review>

        Label:
        """,
        table(
            "review|label",
            """
            These boots kept my feet dry all winter, love them.|positive
            The zip jammed after two days, very poor quality.|negative
            Fast delivery and the colour is gorgeous.|positive
            Customer service never answered, I am furious.|negative
            The screen arrived cracked and the box was torn.|negative
            So comfortable that I ordered a second pair.|positive
            Great value, my kids adore this puzzle.|positive
            Cheap, ugly and far too small.|negative
            The headphones sound fantastic.|positive
            It leaks all over the table, useless.|negative
            """,
        ),
    ),
    asked(
        "tickets by priority, with what each means",
        "ticket-priority",
        """
        You are a support engineer. Assign a priority to the ticket.

        * **P1** - the whole service is down for everyone
        * **P2** - a main function fails for some users
        * **P3** - a question, a wish or a cosmetic defect

        Ticket: {ticket}
        Priority:
        """,
        table(
            "ticket|label",
            """
            Nobody in any office can log in, all servers are unreachable.|P1
            Could you add a dark theme some day?|P3
            Users in France cannot upload files since this morning.|P2
            The site returns error 500 on every page for all customers.|P1
            The logo is a bit blurred on my phone.|P3
            Payment by card fails for some of our clients.|P2
            Where can I find the user guide?|P3
            Complete outage: the entire platform is offline worldwide.|P1
            Export to PDF crashes for the accounts team.|P2
            There is a typo in the footer.|P3
            """,
        ),
    ),
    asked(
        "subject lines for mails",
        "mail-subject",
        """
        Write a short subject line for the email below.

        Email:
        {q}

        Subject:
        """,
        qa(
            """
            Dear team, the office will be closed on Monday because of the public holiday. > Office closed on Monday
            Hello, I ordered a green lamp but received a blue one. How can I exchange it? > Exchange of a wrong lamp
            Hi Rosa, can we move our call from two o'clock to four? > Moving our call to four
            Good morning, the lift in our building has been out of order since Thursday. > Lift out of order
            Dear customers, our prices will rise by three percent in May. > Price increase in May
            Hi all, I baked two cakes for my birthday, they are in the kitchen. > Birthday cake in the kitchen
            Dear Sir, I wish to cancel my gym membership at the end of June. > Cancellation of gym membership
            Hello, please send me a copy of invoice 88, I have mislaid it. > Copy of invoice 88
            Hi, the keys that you lost were found in the meeting room. > Your keys were found
            Dear parents, the school trip to the zoo is on 9 October. > School trip to the zoo
            """
        ),
        gold='data["a"]',
        metric="rouge",
    ),
    asked(
        "tickets that may be duplicates",
        "ticket-duplicates",
        """
        Do these two tickets describe the same problem? Answer Yes or No.

        Ticket 1: {first}
        Ticket 2: {second}
        Same problem:
        """,
        table(
            "first|second|label",
            """
            The app closes when I open the camera.|Opening the camera makes the app crash.|Yes
            I cannot reset my password.|The invoice shows the wrong address.|No
            Search is very slow today.|It takes ages until the search shows results.|Yes
            Videos have no sound in the browser.|There is no audio when I play a video in Firefox.|Yes
            Please delete my account.|The map shows the wrong city.|No
            The newsletter arrives twice.|I get each newsletter two times.|Yes
            The discount code is rejected.|My profile picture is upside down.|No
            Dates are shown in the American format.|The download button is missing.|No
            The printer prints blank pages.|All pages come out of the printer empty.|Yes
            The chat window covers the menu.|I was charged for a return.|No
            """,
        ),
    ),
    asked(
        "comments of a forum, toxic or not",
        "forum-comments",
        """
        Decide whether the comment is toxic. A comment is toxic if it insults, threatens or demeans someone.
        Answer with "toxic" or "not toxic".

        Comment: {comment}
        Answer:
        """,
        table(
            "comment|label",
            """
            You are an idiot and should shut up for good.|toxic
            I disagree with you, but thanks for the link.|not toxic
            Does anybody know a good plumber in Kent?|not toxic
            People like you are worthless scum.|toxic
            Go and hurt yourself, nobody likes you.|toxic
            Nice photo, where was it taken?|not toxic
            What a stupid moron, typical for your kind.|toxic
            The second chapter was hard to follow for me.|not toxic
            I will find you and smash your face.|toxic
            Congratulations on the new job!|not toxic
            """,
        ),
    ),
    asked(
        "questions that mean the same",
        "same-question",
        """
        Question A: {first}
        Question B: {second}
        Are the two questions paraphrases of each other?
        Options:
        - paraphrase
        - not a paraphrase
        Answer:
        """,
        table(
            "first|second|label",
            """
            How do I return a jacket?|What is the way to send a jacket back?|paraphrase
            When do you open on Sundays?|Do you sell gift cards?|not a paraphrase
            Is shipping to Norway free?|Do I pay for delivery to Norway?|paraphrase
            Can I pay by cheque?|Is it possible to pay with a cheque?|paraphrase
            Where is my parcel?|How do I change my password?|not a paraphrase
            How long does the battery last?|What colours does the phone come in?|not a paraphrase
            Which size should I order?|What size is right for me?|paraphrase
            Is the sofa in stock?|How heavy is the sofa?|not a paraphrase
            Do you repair watches?|Can you mend a watch?|paraphrase
            Are the plates dishwasher safe?|Are the plates made in Portugal?|not a paraphrase
            """,
        ),
    ),
    right(
        "products to a shelf, ranked by likelihood",
        "shop-shelf",
        """
        text = f"Product: {data['product']}\\nWhich department sells it: toys, garden or kitchen?\\nDepartment:\\n"
        gold = next(name for name, score in data["target_scores"].items() if score)
        """,
        keyed(
            "product",
            """
            wooden train set with 40 pieces|*toys/garden/kitchen
            steel frying pan, 28 cm|toys/garden/*kitchen
            hose with spray nozzle, 15 m|toys/*garden/kitchen
            teddy bear in a red jumper|*toys/garden/kitchen
            set of six bread knives|toys/garden/*kitchen
            lawn rake with a long handle|toys/*garden/kitchen
            doll's house with furniture|*toys/garden/kitchen
            whisk and mixing bowl|toys/garden/*kitchen
            seeds for a flower meadow|toys/*garden/kitchen
            """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    asked(
        "mails that need a reply",
        "needs-reply",
        "Email: {email}\n\nDoes this email need a reply?\nA) yes\nB) no\nAnswer:",
        table(
            "email|label",
            """
            Can you send me the figures by Thursday?|A
            FYI, the server was restarted last night.|B
            Which of the two dates suits you better?|A
            Thanks, got it!|B
            This is an automatic message. Please do not answer.|B
            Would you like to speak at our conference? Let me know.|A
            The canteen menu of this week is attached for information.|B
            Could you confirm that you received the contract?|A
            Your order has been shipped. No action is required.|B
            What is your phone number? The courier asks for it.|A
            """,
        ),
    ),
    right(
        "the sentiment towards one aspect of a restaurant",
        "aspect-mood",
        """
        text = (
            f"Review: {data['review']}\\n"
            f"What does the guest think of the {data['aspect']}? Answer good, bad or mixed.\\n"
            "Answer:"
        )
        gold = data["mood"]
        """,
        records(
            "review aspect mood",
            ("The soup was delicious but the waiter was rude.", "food", "good"),
            ("Lovely terrace; sadly the steak was burnt.", "food", "bad"),
            ("The waitress was charming at first and rude at the end.", "service", "mixed"),
            ("Fair prices, and the staff could not have been kinder.", "service", "good"),
            ("We waited an hour for the bill, though the cake was superb.", "service", "bad"),
            ("The starter was excellent, the main course a disaster.", "food", "mixed"),
            ("Dirty tables and awful music, but a heavenly curry.", "food", "good"),
            ("The room was cosy, yet the fish was raw and cold.", "food", "bad"),
            ("One waiter was a gem, the other one shouted at us.", "service", "mixed"),
            ("Great wine. The cook came out and helped us with the pram.", "service", "good"),
        ),
    ),
)
