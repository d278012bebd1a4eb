"""Right prompts about tickets, mails and chats of customers, in English."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "a ticket goes to one of four teams",
        "ticket-route",
        r"""
        text = "Route the ticket to one team: billing, shipping, technical or account.\n\n"
        text += f"Ticket: {data['ticket']}\nTeam:"
        gold = data["team"]
        """,
        table(
            "ticket|team",
            """
            I was charged twice for my March subscription.|billing
            The parcel has been stuck in Memphis for a week.|shipping
            The app crashes as soon as I open the camera.|technical
            I want to change the e-mail address I log in with.|account
            Please send me a receipt with our VAT number on it.|billing
            The courier left the box at the wrong house.|shipping
            Export to CSV gives an empty file since the update.|technical
            How do I delete my profile and all my data?|account
            My voucher was not deducted from the price.|billing
            The tracking link says the label was never scanned.|shipping
            Sync between tablet and phone stopped working.|technical
            I forgot my password and cannot get in.|account
            """,
        ),
    ),
    right(
        "priorities with a legend",
        "ticket-priority",
        r"""
        text = "\n".join([*LEGEND, "", "Incident: " + data["incident"], "Priority:"])
        gold = f"P{data['priority']}"
        """,
        table(
            "incident|priority#",
            """
            Nobody in the company can reach the mail server.|1
            One printer out of three on floor 2 is out of toner.|3
            The user asks for a darker background of the login page.|4
            All shops are offline and cannot take payments.|1
            The sales team cannot open its shared calendar.|2
            One user's second screen flickers.|3
            Somebody suggests a nicer icon for the start menu.|4
            The accounting department cannot log in to its ledger.|2
            The power is off in the building, and all work has stopped.|1
            The warehouse team has lost its scanner connection.|2
            A single laptop does not charge at the desk.|3
            A wish: larger letters in the monthly newsletter.|4
            """,
        ),
        above="""
        LEGEND = (
            "P1: everybody is stopped from working",
            "P2: a whole team is stopped from working",
            "P3: a single user or device has a problem",
            "P4: a wish, nothing is broken",
        )
        """,
    ),
    right(
        "intent and order number as JSON",
        "chat-json",
        r"""
        import json

        gold = json.dumps({"intent": data["intent"], "order": data["order"] or None})
        text = (
            "Return one line of JSON with the keys intent (cancel, track or return) and order "
            f"(null if no number is given).\nCustomer: {data['chat']}\nJSON:"
        )
        """,
        table(
            "chat|intent|order",
            """
            hi, please cancel 55310, i ordered it twice|cancel|55310
            where is my stuff?? number 81207|track|81207
            the shoes from order 40996 pinch, i'd like to send them back|return|40996
            I changed my mind, stop the order please|cancel|
            any news on 77451, it should have come on monday|track|77451
            how do i send a lamp back that i don't like|return|
            Kindly cancel order 30028 before it ships.|cancel|30028
            when will my delivery be here?|track|
            62915 arrived broken, I want to return it|return|62915
            cancel 19480 and don't charge me|cancel|19480
            """,
        ),
        max_tokens=96,
    ),
    right(
        "mails that need a reply or not",
        "mail-reply",
        r"""
        text = f"From: {data['sender']}\nSubject: {data['subject']}\n\n{data['body']}\n\n"
        text += "Does this mail need a reply from us, yes or no?"
        gold = "yes" if data["needs_reply"] else "no"
        """,
        table(
            "sender|subject|body|needs_reply?",
            """
            j.moreno@altis.example|Quote for 40 chairs|Could you send us a quote by Thursday?|true
            noreply@payroll.example|Payslip May|Your payslip is ready. Do not answer this mail.|false
            h.okafor@finch.example|Visit on the 12th|Would ten o'clock suit you, or rather eleven?|true
            news@printworld.example|Summer offers|Ink at half price until Sunday.|false
            legal@brandt.example|Contract 7, annex B|Which of the two versions do you want to sign?|true
            l.sato@kumo.example|Thanks!|The samples arrived, all is well. No answer needed.|false
            it-desk@corp.example|Maintenance|The wiki will be down on Saturday night, for your information.|false
            p.diaz@verde.example|Late pallets|Please tell us when pallets 3 and 4 will leave your dock.|true
            robot@parking.example|Receipt|You paid 4.50 for two hours in lot C.|false
            m.weiss@optik.example|Complaint|The lenses are scratched. What will you do about it?|true
            """,
        ),
    ),
    right(
        "dates of meetings in ISO form",
        "mail-meeting-date",
        r"""
        text = f"Mail of {data['sent']}:\n\"{data['body']}\"\nDate of the meeting (YYYY-MM-DD):"
        gold = data["date"]
        """,
        table(
            "sent|body|date",
            """
            2 May 2023|Let us meet on the 9th of this month at ten.|2023-05-09
            28 December 2022|We will see each other on January 4, room 3.|2023-01-04
            14 July 2024|Tomorrow at noon in the canteen, as agreed.|2024-07-15
            30 September 2021|The kick-off is next month, on the 18th.|2021-10-18
            11 March 2022|I booked the room for 22 March, 9:30.|2022-03-22
            5 June 2023|Can we move it from June 7 to June 8? Good, June 8 then.|2023-06-08
            19 November 2024|The day after tomorrow works for all of us.|2024-11-21
            27 February 2024|See you in two days, leap day, at my office.|2024-02-29
            """,
        ),
    ),
    right(
        "refunds by a rule that has an exception",
        "refund-rule",
        r"""
        text = RULE + f"Case: {data['case']}\nDecision:"
        gold = "approve" if data["refund"] else "refuse"
        """,
        table(
            "case|refund?",
            """
            A blender, full price, brought back after 12 days.|true
            A coat from the sale, brought back after 3 days.|false
            A desk lamp, full price, brought back after 45 days.|false
            A kettle from the sale that never heated, after 9 days.|true
            A tent, full price, brought back after 29 days.|true
            A rug from the sale, wrong colour after all, after 20 days.|false
            A toaster, full price, defective, after 60 days.|false
            A sale vacuum cleaner with a defective motor, after 30 days.|true
            Headphones, full price, unopened, after 2 days.|true
            Garden chairs from the sale, one too many, after 1 day.|false
            """,
        ),
        above="""
        RULE = (
            "We refund whatever is brought back within 30 days, except items from the sale; "
            "these are refunded only if they are defective, within the same 30 days. "
            "Answer approve or refuse.\\n"
        )
        """,
    ),
    right(
        "groups of customers by the mark they gave",
        "nps-groups",
        r"""
        text = "9 and 10 are promoters, 7 and 8 passives, all below detractors.\n"
        text += f"Comment: {data['comment']}\nMark: {data['mark']} of 10\nGroup:"
        gold = group(data["mark"])
        """,
        table(
            "comment|mark#",
            """
            Could not be better.|10
            Fine, though the site is slow.|7
            I waited three weeks for a bolt.|2
            My whole family shops here now.|9
            Good prices, dull service.|8
            It came, at least.|6
            Never again.|0
            Solid, as always.|8
            You saved my holiday, thank you!|10
            The hotline hung up on me.|3
            """,
        ),
        above="""
        def group(mark):
            if mark >= 9:
                return "promoter"
            return "passive" if mark >= 7 else "detractor"
        """,
    ),
    right(
        "a bot hands over or goes on, by likelihood",
        "chat-handover",
        r"""
        talk = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["talk"])
        text = f"{talk}\n\nWho should answer now, the bot or a human?\n"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                "talk": [
                    {"who": who, "says": says}
                    for who, says in zip(("Bot", "Customer"), row["talk"], strict=True)
                ],
                "target_scores": row["target_scores"],
            }
            for row in table(
                "talk*|target_scores=",
                """
                Hello! How can I help?/What are your opening hours?|*bot/human
                Is there anything else?/I want to speak to a person, not a machine.|bot/*human
                Your order has left our house./Which courier brings it?|*bot/human
                Please describe the problem./My lawyer says you broke the contract.|bot/*human
                Hi there, ask me anything./Where do I find the size chart?|*bot/human
                Did that help?/No!! This is the fifth time I explain it, get me your boss.|bot/*human
                Welcome back, Joan./How do I reset my password?|*bot/human
                I am here to help./Your product burned my daughter's hand.|bot/*human
                Good evening!/Do you ship to Iceland?|*bot/human
                Was this the answer you needed?/It was not; let me talk to somebody real.|bot/*human
                """,
            )
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "who has to act, by name",
        "minutes-owner",
        r"""
        text = f"Minutes: {data['note']}\nTask: {data['task']}\nOwner:"
        gold = data["owner"]
        """,
        table(
            "note|task|owner",
            """
            Priya orders the badges, Tom books the hall, Ken prints.|booking the hall|Tom
            Since Olga is away, Bruno takes over the slides.|the slides|Bruno
            Lee will call the bank; Ana wants to be told the result.|calling the bank|Lee
            The draft is with Farid until Friday, then with Sue.|the draft after Friday|Sue
            Ewa offered to test, but Jan does it, as he knows the tool.|the test|Jan
            Mo writes the text, and Liv reads it before it goes out.|proofreading|Liv
            Rosa reports to the board what Nils has counted.|the report to the board|Rosa
            Keys are handed out by Ade, the list is kept by Pia.|handing out keys|Ade
            """,
        ),
    ),
    right(
        "summaries of calls in one sentence",
        "call-summary",
        r"""
        shown = "\n".join(data["call"])
        gold = data["summary"]
        return {
            "input": f"Sum up the call in one sentence.\n\n{shown}\n\nSummary:",
            "output": f" {gold}",
            "processed_output": gold,
        }
        """,
        table(
            "call*|summary",
            """
            Agent: What can I do?/Caller: My modem blinks red./Agent: I'll send a new one.|The caller gets a new modem
             because the old one blinks red.
            Agent: Good day./Caller: I'm moving to Leeds in June./Agent: Noted.|The caller announces a move to Leeds in
             June.
            Agent: Hello?/Caller: You billed me 90 instead of 60./Agent: We'll pay back 30.|The caller was billed too
             much and gets 30 back.
            Agent: Yes?/Caller: Is the pool open?/Agent: Not before May.|The caller learns that the pool opens in May
             at the earliest.
            Agent: Speaking./Caller: Please stop the newsletter./Agent: Done.|The newsletter was stopped at the
             caller's wish.
            Agent: Hi./Caller: Can I pay by card on delivery?/Agent: Cash only, sorry.|The caller may pay on delivery
             in cash alone.
            Agent: How may I help?/Caller: I lost a glove on bus 9./Agent: We have it.|The glove lost on bus 9 has been
             found.
            Agent: Good evening./Caller: Two more seats, please./Agent: Row 6 is free.|The caller books two more seats
             in row 6.
            """,
        ),
        metric="f1_score",
        max_tokens=96,
    ),
    right(
        "formal and casual mails, as letters",
        "mail-register",
        r"""
        text = f'Is the opening line (F) formal or (C) casual?\n"{data["line"]}"\nLetter:'
        gold = {"formal": "F", "casual": "C"}[data["register"]]
        """,
        table(
            "line|register",
            """
            Dear Sir or Madam, I am writing with regard to your notice of 4 May.|formal
            hey, got a sec?|casual
            Esteemed members of the board, it is my privilege to report the following.|formal
            Yo Sam, what's up with the servers lol|casual
            To whom it may concern: please find enclosed the documents requested.|formal
            Hiya! Quick one for you :)|casual
            Dear Dr. Lindqvist, permit me to thank you for your kind letter.|formal
            guys, pizza's here, come and get it|casual
            We hereby confirm receipt of your application dated 12 June.|formal
            Nah, forget it, let's do Friday instead|casual
            """,
        ),
    ),
)
