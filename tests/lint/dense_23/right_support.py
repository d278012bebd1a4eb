"""Right prompts of support leads: tickets and mails that are sorted, or read for what they name."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "tickets routed to a team from a list of labels with descriptions",
        "ticket-routing",
        """
        You are a triage assistant for an online furniture shop.
        Read the customer's message and assign it to exactly one team.

        Teams:
        - billing: charges, invoices, refunds, payment methods
        - delivery: late, lost or damaged parcels
        - returns: sending an item back or exchanging it
        - product: questions about size, material or assembly

        Return only the team name, in lowercase.

        Message: {message}
        Team:
        """,
        table(
            "message|team",
            """
            I was charged twice for the oak desk this month.|billing
            The parcel is marked as handed over, but nothing has arrived.|delivery
            Can I swap the grey sofa for the blue one?|returns
            Does the bookcase need to be fixed to the wall?|product
            My card was declined although it works elsewhere.|billing
            The courier left the box in the rain and the lamp is broken.|delivery
            I'd like to send the chairs back, they don't suit our kitchen.|returns
            Is the tabletop solid wood or veneer?|product
            Please send me an invoice with our VAT number.|billing
            My order was due on Tuesday and still isn't here.|delivery
            """,
        ),
        "team",
        fewshot=0,
    ),
    ask(
        "an order number, or None where there is none",
        "order-number",
        """
        Customer message: {body}
        Order number:
        """,
        table(
            "body|order_no",
            """
            Hi, where is my order ORD-48213? I have waited for a week.|ORD-48213
            Do you ship to Norway, and what does it cost?|None
            ORD-77120 came with the wrong colour, please advise.|ORD-77120
            I forgot my password and the reset mail never comes.|None
            Please cancel ORD-30958 before it leaves the warehouse.|ORD-30958
            Following up on ORD-61447, the second chair is missing.|ORD-61447
            Is the spring catalogue out yet?|None
            Can you add a gift note to ORD-90332?|ORD-90332
            The invoice for ORD-15086 shows the old address.|ORD-15086
            Your chat window does not open on my phone.|None
            """,
        ),
        "order_no",
        style="fstring",
        description=(
            "Extract the order number from the customer message. Order numbers have the form ORD-12345. "
            "Return the order number exactly as written, or None if the message has no order number."
        ),
    ),
    rank(
        "the customer's mood in one word, ranked",
        "customer-mood",
        """
        Describe the customer's mood in one word. Choose from: angry, worried, confused, pleased.

        Customer: "{quote}"
        Mood:
        """,
        ranked(
            "quote",
            ("angry", "worried", "confused", "pleased"),
            """
            This is the third time you have lied to me, I am furious!|angry
            Wonderful, it arrived a day early and works perfectly. Thanks!|pleased
            I don't get it: the page says paid, the mail says open. Which is it?|confused
            I am afraid somebody has got into my account, what if they take my savings?|worried
            Thank you so much, Priya solved it in two minutes!|pleased
            What a disgrace. Give me my money back right now!|angry
            Sorry, I'm lost. Do I press Save first, or Send?|confused
            My mother's oxygen device ships with you, and I fear it won't come in time.|worried
            Stop sending me this rubbish, you shameless crooks!|angry
            Lovely packaging, and my son adores the train set.|pleased
            """,
        ),
        fewshot=2,
    ),
    ask(
        "a return policy applied, yes or no",
        "return-policy",
        """
        ## Policy
        1. Unused items can be returned within 30 days.
        2. Sale items cannot be returned, unless they are faulty.
        3. Faulty items can be returned within 2 years.

        ## Case
        {case}

        ## Question
        May the customer return the item? Answer yes or no.

        ## Answer
        """,
        table(
            "case|verdict",
            """
            A jacket at full price, unused, bought 12 days ago.|yes
            A dress from the sale, unused, bought 3 days ago.|no
            A kettle at full price that stopped working after 14 months.|yes
            A pair of boots at full price, unused, bought 45 days ago.|no
            A radio from the sale whose display was dead from the start, bought 5 weeks ago.|yes
            A blender at full price, used every day, in order, bought 20 days ago.|no
            A lamp at full price, unused, bought yesterday.|yes
            A toaster that broke after 3 years.|no
            A tent at full price, unused, bought 28 days ago.|yes
            A scarf from the sale, unused, bought this morning.|no
            """,
        ),
        "verdict",
        lead="\n",
        fewshot=2,
    ),
    ask(
        "the language of a message as a two-letter code",
        "message-language",
        """
        Which language is the message written in?
        Return the two-letter ISO 639-1 code in lowercase (for example pl for Polish), with no other text.

        Message: {message}
        Code:
        """,
        table(
            "message|code",
            """
            Where can I download last year's statement?|en
            Wo finde ich meine Kundennummer?|de
            Je n'ai pas reçu ma facture de mars.|fr
            ¿Cuánto tarda el envío a Sevilla?|es
            Vorrei cambiare l'indirizzo di consegna.|it
            Het pakket is nog niet aangekomen.|nl
            A encomenda chegou sem o carregador.|pt
            Is there a student discount?|en
            Die Rechnung stimmt leider nicht.|de
            Comment puis-je modifier mon mot de passe ?|fr
            """,
        ),
        "code",
        fewshot=0,
        style="fstring",
    ),
    ask(
        "a mail turned into a JSON object of three keys",
        "mail-json",
        """
        Extract the following fields from the e-mail and return them as a JSON object on one line:
        "name" (string), "product" (string), "quantity" (integer).
        Do not add any other keys and do not wrap the object in a code block.

        E-mail:
        \\"\\"\\"
        {mail}
        \\"\\"\\"

        JSON:
        """,
        table(
            "mail|name|product|quantity#",
            """
            Hello, we need 12 whiteboards by Friday. Best, Anna Kovac|Anna Kovac|whiteboards|12
            Please send me 3 desk lamps. Kind regards, Tom Reed|Tom Reed|desk lamps|3
            Could we order 40 notebooks for the course? Yours, Mei Lin|Mei Lin|notebooks|40
            I'd like 2 office chairs, black. Thanks, Omar Haddad|Omar Haddad|office chairs|2
            We ran out of toner cartridges, 6 please. Regards, Lucy Hart|Lucy Hart|toner cartridges|6
            Put us down for 25 key cards. Cheers, Ivan Petrov|Ivan Petrov|key cards|25
            May I have 8 monitor stands? Sincerely, Ruth Adler|Ruth Adler|monitor stands|8
            Our new floor needs 15 waste bins. Greetings, Jan Visser|Jan Visser|waste bins|15
            Kindly deliver 4 coat racks. Best wishes, Nora Quinn|Nora Quinn|coat racks|4
            """,
        ),
        gold='json.dumps({key: data[key] for key in ("name", "product", "quantity")})',
        above="import json",
        fewshot=2,
    ),
    ask(
        "whether a thread is resolved, with definitions of two labels",
        "thread-status",
        """
        Thread:
        {thread}

        Status:
        """,
        table(
            "thread|status",
            """
            Customer: My code doesn't work.⏎Agent: Try SPRING24.⏎Customer: That did it, thank you.|resolved
            Customer: The invoice is wrong.⏎Agent: I have asked accounting.|unresolved
            Customer: How do I mute alerts?⏎Agent: Under Settings, Sounds.⏎Customer: Perfect.|resolved
            Customer: I can't sign in.⏎Agent: Have you tried another browser?⏎Customer: Same error.|unresolved
            Customer: Is my slot confirmed?⏎Agent: Yes, Monday at nine.⏎Customer: Great, all good then.|resolved
            Customer: The heater is cold.⏎Agent: A technician will call you.|unresolved
            Customer: Please add my wife to the policy.⏎Agent: Done.⏎Customer: Thanks, I can see her.|resolved
            Customer: The map is blank.⏎Agent: Please clear the cache.⏎Customer: Still blank.|unresolved
            Customer: Which plug do I need?⏎Agent: Type G.⏎Customer: Wonderful, that helps.|resolved
            """,
        ),
        "status",
        style="fstring",
        description=(
            "Decide whether the support thread is resolved or unresolved. "
            "A thread is resolved if the customer confirms that the problem is gone or the question is answered; "
            "otherwise it is unresolved. Respond with a single word."
        ),
        fewshot=2,
    ),
)
