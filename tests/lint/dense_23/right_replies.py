"""Right prompts of support leads whose answers are texts: replies, summaries and subject lines."""

from __future__ import annotations

from tests.lint.dense_23.making import ask
from tests.lint.making import table

RIGHT = (
    ask(
        "an agent's note turned into one polite sentence of limited length",
        "polite-reply",
        """
        Rewrite the agent's internal note as a reply to the customer.

        Requirements:
        - exactly one sentence, no more than 15 words
        - polite, in full words instead of abbreviations
        - do not apologise

        Note: {note}
        Reply:
        """,
        table(
            "note|reply",
            """
            pw reset link sent, valid 24h|We have sent you a reset link, which is valid for 24 hours.
            refund done, 3-5 days on card|You will see the refund on your card in three to five days.
            item back in stock 12 May|The item you asked about will be back in stock on 12 May.
            needs photo of the damage|Could you please send us a photo of the damage?
            wrong dept, fwd to sales|We have forwarded your message to our sales team, who will write to you.
            update app to 5.2 then retry|Please update the app to version 5.2 and then try again.
            acct locked, unlock at branch|You can have your account unlocked at any of our branches.
            engineer visit fri 10-12|Our engineer will visit you on Friday between 10 and 12.
            contract ends 31 Aug, no renewal|Your contract ends on 31 August and will not be renewed.
            """,
        ),
        "reply",
        metric="f1_score",
        style="join",
    ),
    ask(
        "a chat summed up in no more than twelve words",
        "chat-summary",
        """
        Summarize the support chat below in one sentence of no more than 12 words.

        <chat>
        {chat}
        </chat>

        Summary:
        """,
        table(
            "chat|summary",
            """
            User: My tracking link shows an error.⏎Agent: I have sent you a new one.⏎User: That works, thanks.|The
                agent replaced a broken tracking link.
            User: Can I pay in two parts?⏎Agent: Yes, from 100 euros on.⏎User: Great, I'll do that.|The customer
                learned that payment in two parts is possible.
            User: The app crashes when I open a photo.⏎Agent: Please install version 8.⏎User: It still
                crashes.|The app keeps crashing on photos despite the update.
            User: I want to close my account.⏎Agent: I have closed it today.|The agent closed the customer's
                account on request.
            User: Is the store in Graz open on Sunday?⏎Agent: No, only from Monday to Saturday.|The customer asked
                about Sunday opening in Graz.
            User: Two cups were broken.⏎Agent: I'll send two new ones tomorrow.|The agent will replace two broken
                cups.
            User: I can't find the voucher field.⏎Agent: It is on the last page of the checkout.⏎User: Found
                it!|The agent explained where to enter a voucher.
            User: You billed me for June, but I left in May.⏎Agent: I have refunded June.|The agent refunded a
                charge made after cancellation.
            User: Do you have the chair in green?⏎Agent: It arrives in March.|The customer learned that green
                chairs arrive in March.
            """,
        ),
        "summary",
        metric="f1_score",
        fewshot=2,
    ),
    ask(
        "a subject line of limited length",
        "subject-line",
        """
        Write a subject line for the e-mail. Use at most 6 words, no emoji and no exclamation mark.

        E-mail: {mail}
        Subject:
        """,
        table(
            "mail|subject",
            """
            The car park will be closed on 4 June while it is resurfaced. Please use the one in Mill Lane.|Car
                park closed on 4 June
            Your subscription runs out next week. You can renew it in your profile.|Your subscription ends next week
            We have moved to a new office in Baker Street. Come and visit us.|We have a new office
            The minutes of yesterday's meeting are attached. Tell me if anything is missing.|Minutes of
                yesterday's meeting
            Please fill in the travel survey by Thursday so that we can book hotels.|Travel survey due by Thursday
            Our summer party is on 12 July, from six, in the garden.|Summer party on 12 July
            The printer on the third floor is broken, and a new one comes on Monday.|Broken printer on third floor
            Maria joins our team as a designer on 1 March. Please make her welcome.|Welcoming Maria, our new designer
            There will be a fire drill at ten tomorrow. Leave by the nearest stairs.|Fire drill at ten tomorrow
            """,
        ),
        "subject",
        metric="f1_score",
        style="replace",
    ),
    ask(
        "personal data replaced by placeholders that are meant",
        "redact-chat",
        """
        Anonymize the text. Replace every person's name with [NAME], every phone number with [PHONE]
        and every e-mail address with [EMAIL]. Leave everything else unchanged and return only the text.

        Example:
        Input: Call Peter on 020 555 0147.
        Output: Call [NAME] on [PHONE].

        Input: {text}
        Output:
        """,
        table(
            "text|masked",
            """
            Please tell Sandra that the keys are here.|Please tell [NAME] that the keys are here.
            Write to lee.mo@example.com for a quote.|Write to [EMAIL] for a quote.
            My number is 0161 555 0199, ask for Hugo.|My number is [PHONE], ask for [NAME].
            Olga left her card: olga@example.org.|[NAME] left her card: [EMAIL].
            Ring 0117 555 0182 before noon.|Ring [PHONE] before noon.
            Thanks, Benedict|Thanks, [NAME]
            Send the form to desk@example.net or ring 0131 555 0120.|Send the form to [EMAIL] or ring [PHONE].
            Yusuf and Carla will both attend.|[NAME] and [NAME] will both attend.
            The meeting with Ingrid is at three.|The meeting with [NAME] is at three.
            """,
        ),
        "masked",
        fewshot=0,
    ),
)
