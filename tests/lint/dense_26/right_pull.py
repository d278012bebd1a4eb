"""Right prompts in English that find, sort or hide something in a message, a line or a mail."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, table

RIGHT = (
    cell(
        "the address of a mail out of a line",
        "find-email",
        "Get the email address out of this text.\n{text}\nEmail:",
        table(
            "text|a",
            """
            Please write to orders@bluefern.example if the box is damaged.|orders@bluefern.example
            Tom's new address is tom.reed@kestrel.example, not the old one.|tom.reed@kestrel.example
            Questions? Ask help@lumen.example any time.|help@lumen.example
            CC the accountant (n.iyer@ledgerly.example) on everything.|n.iyer@ledgerly.example
            RSVP by Friday to events@quayhall.example or by phone.|events@quayhall.example
            I got a strange mail from win@prizes.example yesterday.|win@prizes.example
            Contact: Dr. Osei, j.osei@clinic.example, room 14.|j.osei@clinic.example
            Send the CV to jobs@northmill.example before noon.|jobs@northmill.example
            """,
        ),
        fewshot=0,
    ),
    cell(
        "the total of a receipt",
        "receipt-total",
        "{receipt}\n\nWhat is the total on this receipt? Just the number.\nTotal:",
        table(
            "receipt|a",
            """
            Coffee 3.20⏎Bagel 2.80⏎TOTAL 6.00⏎Cash 10.00⏎Change 4.00|6.00
            Milk 1.15⏎Bread 2.40⏎Eggs 3.05⏎TOTAL 6.60⏎Card 6.60|6.60
            Taxi fare 18.50⏎Night fee 2.50⏎TOTAL 21.00⏎Card 21.00|21.00
            Notebook 4.90⏎Pens 3.60⏎TOTAL 8.50⏎Cash 20.00⏎Change 11.50|8.50
            Soup 5.50⏎Tea 2.20⏎TOTAL 7.70⏎Cash 8.00⏎Change 0.30|7.70
            Paint 23.95⏎Brush 6.45⏎TOTAL 30.40⏎Card 30.40|30.40
            Tickets 36.00⏎Popcorn 7.80⏎TOTAL 43.80⏎Cash 50.00⏎Change 6.20|43.80
            Shampoo 4.35⏎Soap 1.75⏎TOTAL 6.10⏎Cash 7.00⏎Change 0.90|6.10
            """,
        ),
        fewshot=1,
    ),
    typed(
        "the priority of a ticket, with a legend",
        "ticket-priority",
        "Priority of this ticket? P1 = nobody can work, P2 = one person or one feature is affected, "
        "P3 = question or wish.\nTicket: {ticket}\nPriority:",
        table(
            "ticket|a",
            """
            The whole site has been down since 6 am, all users get error 503.|P1
            Could you add a dark mode some day?|P3
            My export button does nothing, colleagues can export fine.|P2
            How do I change my profile picture?|P3
            Database server is unreachable, no team can log in.|P1
            The printer on floor 2 prints only blank pages.|P2
            Payments fail for every customer in every country.|P1
            It would be nice to sort the list by date.|P3
            Lena cannot open attachments in her mailbox.|P2
            """,
        ),
    ),
    cell(
        "names hidden behind a mark",
        "hide-names",
        "Replace every person's name with [NAME] and change nothing else.\n\nText: {text}\nRedacted:",
        table(
            "text|a",
            """
            Call Susan about the invoice.|Call [NAME] about the invoice.
            Mark and Olivia share the corner office.|[NAME] and [NAME] share the corner office.
            The parcel was signed by Mr Dawson at noon.|The parcel was signed by Mr [NAME] at noon.
            I saw Yusuf at the dentist on Monday.|I saw [NAME] at the dentist on Monday.
            Please ask Helga for the spare key.|Please ask [NAME] for the spare key.
            Our new nurse, Beatriz, starts in May.|Our new nurse, [NAME], starts in May.
            Nobody told Raj that the meeting had moved.|Nobody told [NAME] that the meeting had moved.
            The letter from Colette arrived wet.|The letter from [NAME] arrived wet.
            """,
        ),
        fewshot=2,
    ),
    cell(
        "the level of a log line, copied",
        "log-level",
        "Log level of this line (DEBUG, INFO, WARN or ERROR)?\n{line}\nLevel:",
        table(
            "line|a",
            """
            2025-03-02 08:11:04 [INFO] worker-3 started|INFO
            2025-03-02 08:11:09 [ERROR] disk /dev/sdb1 not found|ERROR
            2025-03-02 08:12:40 [WARN] queue is 90 % full|WARN
            2025-03-02 08:12:41 [DEBUG] cache key user:812 missed|DEBUG
            2025-03-02 08:15:00 [INFO] nightly report sent to 14 people|INFO
            2025-03-02 08:15:22 [WARN] certificate expires in 6 days|WARN
            2025-03-02 08:16:57 [ERROR] could not bind port 8080|ERROR
            2025-03-02 08:17:03 [DEBUG] retry 2 of 5 in 400 ms|DEBUG
            """,
        ),
        fewshot=2,
    ),
    cell(
        "five stars for a review",
        "app-stars",
        "How many stars (1-5) did this user give?\nReview: {review}\nStars:",
        table(
            "review|stars#",
            """
            Crashes every single time. Useless. Uninstalled.|1
            It's okay, does what it says, nothing more.|3
            Absolutely love it, best app on my phone!|5
            Mostly annoying ads, though the timer works.|2
            Really good, just wish it synced a bit faster.|4
            Total scam, they took my money. Avoid!|1
            Perfect. Could not live without it.|5
            Average. Some good ideas, some bad ones.|3
            Great design and quick support, one small bug.|4
            Slow and confusing, but at least it was free.|2
            """,
        ),
        gold='str(data["stars"])',
    ),
    ranked(
        "a complaint or a compliment, ranked",
        "praise-or-not",
        "Guest comment: {comment}\nComplaint or compliment?\nAnswer:",
        keyed(
            "comment",
            """
            The breakfast was wonderful, thank you.|complaint/*compliment
            Our room smelled of smoke all weekend.|*complaint/compliment
            Nobody answered the phone at reception.|*complaint/compliment
            Your cook deserves a medal.|complaint/*compliment
            The shower was cold on both days.|*complaint/compliment
            Such friendly staff, we felt at home.|complaint/*compliment
            I was charged twice for the garage.|*complaint/compliment
            Lovely view and the softest pillows ever.|complaint/*compliment
            """,
            lead=" ",
        ),
    ),
    typed(
        "the intent of a sentence that is said to a speaker, with its list",
        "speaker-intent",
        "Intents: alarm, weather, music, shopping\nUser: {said}\nIntent:",
        table(
            "said|a",
            """
            Wake me up at six thirty.|alarm
            Will I need an umbrella tomorrow?|weather
            Play something by Nina Simone.|music
            Put oat milk on my list.|shopping
            How cold is it outside?|weather
            Turn the song up a bit.|music
            Set a timer for the pasta, nine minutes.|alarm
            Order more coffee filters.|shopping
            Skip this track.|music
            """,
        ),
    ),
    cell(
        "the people that a text names, as a list",
        "people-list",
        "List the people mentioned in the text, in order, separated by commas.\nText: {text}\nPeople:",
        table(
            "text|a",
            """
            Ada wrote to Charles before she left for London.|Ada, Charles
            In the photo Rosa stands between Malik and Joan.|Rosa, Malik, Joan
            Only Pieter knew the way to the cabin.|Pieter
            The jury chose Amina over Lars and Stefano.|Amina, Lars, Stefano
            Greta lent her bike to Oscar in June.|Greta, Oscar
            Doctor Nkemelu sees patients in Leeds on Mondays.|Nkemelu
            After dinner Ivo and Maud played chess.|Ivo, Maud
            Thanks to Elena, Boris found his passport at the Hilton.|Elena, Boris
            """,
        ),
        fewshot=2,
    ),
    typed(
        "toxic or fine, with examples from a file",
        "comment-check",
        "Comment: {comment}\nToxic or OK?",
        table(
            "comment|a",
            """
            You're a pathetic excuse for a human.|Toxic
            I think the second chart has a typo.|OK
            Shut your stupid mouth.|Toxic
            Thanks for sharing, very helpful!|OK
            Nobody would miss you if you vanished, loser.|Toxic
            Does anyone know the song at 2:10?|OK
            People from there are all filthy animals.|Toxic
            I disagree, but I see your point.|OK
            """,
        ),
        shots=table(
            "comment|a",
            """
            Go jump off a bridge, moron.|Toxic
            The recipe worked on the first try.|OK
            What a disgusting pig you are.|Toxic
            Could you post a link to the paper?|OK
            """,
        ),
        lead="\n",
        stop=("\n\n",),
        fewshot=2,
    ),
    cell(
        "the action items of a note with brackets",
        "who-does-it",
        "[note] {note}\n[question] Who has to do it?\n[answer]",
        table(
            "note|a",
            """
            Budget sheet is out of date, Farid updates it by Friday.|Farid
            Someone must book the room. Jutta said she would.|Jutta
            Alan asked for new chairs; Simone will order them.|Simone
            The demo broke again. Petra to find out why.|Petra
            Hugo is on leave, so Inés takes the support phone.|Inés
            Minutes: Keiko writes them this time.|Keiko
            The flyers go to print on Monday, Rob checks the proof.|Rob
            Liam brings the projector, nothing else is open.|Liam
            """,
        ),
        fewshot=2,
    ),
)
