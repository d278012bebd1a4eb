"""Right prompts: talks, letters and instructions, in English."""

from __future__ import annotations

from tests.lint.making import keyed, right, table


def _talk(text: str) -> list[dict[str, str]]:
    return [
        {"role": "user" if number % 2 == 0 else "assistant", "content": turn.strip()}
        for number, turn in enumerate(text.split("/"))
    ]


RIGHT = (
    right(
        "talks of several turns with roles, of which the last user turn is to be answered",
        "turns-orders",
        r"""
        lines = [f"{turn['role'].capitalize()}: {turn['content']}" for turn in data["messages"]]
        text = "\n".join(lines) + "\nAssistant:"
        gold = data["reply"]
        """,
        tuple(
            {"messages": _talk(talk), "reply": reply}
            for talk, reply in (
                ("I have 3 plums./Good./I eat one. How many are left?", "2"),
                ("My name is Ida./Hello, Ida!/What is my name?", "Ida"),
                ("Say a colour./Blue./What did you just say?", "Blue"),
                ("The code is 771./Noted./What is the code?", "771"),
                ("I was born in 1980./I see./In which year was I ten?", "1990"),
                ("Tom is taller than Ben./All right./Who is shorter?", "Ben"),
                ("Let x be 6./Done./And y is twice x. What is y?", "12"),
                ("I live in Porto./A nice town./In which country is that?", "Portugal"),
                (
                    "Pick tea or coffee for me./Tea./And for my wife the other one. What does she get?",
                    "Coffee",
                ),
            )
        ),
        stop=("\nUser:", "\n\n"),
    ),
    right(
        "Alpaca's template, with an input that some rows do not need",
        "alpaca-mixed",
        r"""
        text = f"### Instruction:\n{data['instruction']}\n\n"
        if data["input"]:
            text += f"### Input:\n{data['input']}\n\n"
        text += "### Response:"
        gold = data["output"]
        """,
        table(
            "instruction|input|output",
            """
        Name the capital of Norway.||Oslo
        Give the plural of the noun.|goose|geese
        Write the number in words.|17|seventeen
        Which day comes before Monday?||Sunday
        Turn the sentence into a question.|She is ill.|Is she ill?
        Correct the spelling.|definately|definitely
        Name the largest planet of the solar system.||Jupiter
        Give the opposite.|shallow|deep
        Which gas makes up most of the air?||nitrogen
        Write in capitals.|stop here|STOP HERE
        """,
        ),
        lead="\n",
        stop=("\n\n", "###"),
    ),
    right(
        "orders of a customer become slots, and what was not said is a dash",
        "pizza-slots",
        r"""
        text = f"Order: {data['order']}\nSize | topping | time (a dash where nothing is said):"
        gold = " | ".join(data[key] or "-" for key in ("size", "topping", "time"))
        """,
        tuple(
            {"order": order, "size": size, "topping": topping, "time": time}
            for order, size, topping, time in (
                ("A large one with olives at seven.", "large", "olives", "seven"),
                ("Something with ham, please.", "", "ham", ""),
                ("Small, and I fetch it at noon.", "small", "", "noon"),
                ("Just a medium one.", "medium", "", ""),
                ("Tuna for half past eight.", "", "tuna", "half past eight"),
                ("Large with mushrooms.", "large", "mushrooms", ""),
                ("Can you have it ready by six?", "", "", "six"),
                ("A small one with corn for one o'clock.", "small", "corn", "one o'clock"),
                ("Medium with extra cheese.", "medium", "extra cheese", ""),
            )
        ),
    ),
    right(
        "what a caller wants, with shots of their own file",
        "caller-intents",
        r"""
        text = "Caller: " + data["utterance"] + "\nIntent (book, cancel or ask):"
        gold = data["intent"]
        """,
        table(
            "utterance|intent",
            """
        I'd like a room for two from Friday.|book
        Please drop my reservation for tonight.|cancel
        Do you have a car park?|ask
        Can I still get a table at eight? Put me down, please.|book
        I can't come after all, so strike me off the list.|cancel
        At what time is breakfast?|ask
        Two tickets for the late show, please.|book
        Is the pool heated in winter?|ask
        We won't need the twin room any more.|cancel
        Hold a single room for Ms. Obi.|book
        """,
        ),
        shots=table(
            "utterance|intent",
            """
        Reserve the blue hall for the 9th.|book
        Call off our dinner, please.|cancel
        Are dogs allowed?|ask
        I want a bed for one night.|book
        Undo my booking of last week.|cancel
        Which bus goes to you?|ask
        """,
        ),
    ),
    right(
        "a letter's tone, with an empty line between letter and cue and a description in two sentences",
        "letter-tone",
        r"""
        text = f"{FENCE}\n{data['letter']}\n{FENCE}\n\nTone:"
        gold = data["tone"]
        """,
        table(
            "letter|tone",
            """
        Dear Sir or Madam,⏎I write to enquire about the post.⏎Yours faithfully,⏎J. Abe|formal
        Hiya,⏎gonna be late, save me a seat!⏎xx Bo|informal
        Dear Professor Lund,⏎please find my essay enclosed.⏎Yours sincerely,⏎P. Roy|formal
        hey you,⏎pub at 8? bring the gang⏎Cal|informal
        To the Board,⏎we regret to inform you of a delay.⏎Respectfully,⏎D. Ek|formal
        Yo Max!⏎Loved the pics, lol.⏎Cheers, Eve|informal
        Dear Ms. Ferri,⏎thank you for your letter of 3 May.⏎With kind regards,⏎G. Hall|formal
        Mum,⏎can't talk now, ring ya later.⏎Hugs|informal
        Your Excellency,⏎we have the honour to invite you.⏎I. Jansen|formal
        Oi Kim,⏎where's my bike??⏎Lee|informal
        """,
        ),
        above='FENCE = "~~~"',
        description="Each letter stands between tildes. Say whether its tone is formal or informal.\n\n",
    ),
    right(
        "who a pronoun means, as a name out of the talk",
        "pronoun-talk",
        r"""
        text = f"{data['talk']}\n{data['question']}\nName:"
        gold = data["name"]
        """,
        table(
            "talk|question|name",
            """
        Ana: Did Leo call?⏎Ben: Yes, he sends his love.|Who sends his love?|Leo
        Kim: I saw Rosa.⏎Lou: Was she with her dog?|Whose dog is meant?|Rosa
        Max: Nora beat Ivan at chess.⏎Pia: He must be cross.|Who must be cross?|Ivan
        Uma: Carl helps Eva.⏎Vic: She pays him, I hope.|Who is to pay?|Eva
        Zoe: I met your uncle Sven.⏎Tim: He never told me!|Who never told Tim?|Sven
        Jo: Mara lent Paul her car.⏎Al: And he crashed it.|Who crashed the car?|Paul
        Ed: Is Olga ill?⏎Flo: No, but Hans is. He has the flu.|Who has the flu?|Hans
        Gus: Iris wrote to Kurt.⏎Hal: What did she want?|Who wanted something?|Iris
        Ray: Dora and Emil moved.⏎Sue: He got a job in Graz.|Who got a job?|Emil
        """,
        ),
    ),
    right(
        "the reply that goes on with a talk is ranked, and talks have cues of their speakers",
        "next-reply",
        r"""
        text = "\n".join(data["turns"]) + "\n" + data["next"] + ":"
        gold = [reply for reply, right in data["target_scores"].items() if right][0]
        """,
        keyed(
            "turns*|next",
            """
        M: Where have you put my glasses?/F: Look on your nose.|M|*Oh. So there they are./At half past
            six./No, it was my cousin's.
        F: Could you turn down the music?/M: What did you say?|F|I like apples./*I said: turn it down!/Two
            tickets, please.
        M: This soup is cold, waiter./W: I am sorry, sir.|M|The train was late./My aunt paints./*Please
            bring me another one.
        F: How much is this scarf?/S: Twenty euros.|F|*That is too much for me./It is raining./He is a dentist.
        M: I passed the exam!/F: I knew you would.|M|Take the second street./*Thanks for your faith in me./On Tuesday.
        W: Are you ready to order?/F: Not quite.|W|The lake is deep./She plays the harp./*I shall come back soon.
        F: My bus leaves in a minute!/M: Then run!|F|*Bye, see you!/I prefer silk./Green, with dots.
        M: Is anyone sitting here?/F: No, it is free.|M|Nine times seven./*May I sit down, then?/With a hammer.
        """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "a second turn asks for a change of the first answer, as in MT-bench",
        "second-turn",
        r"""
        text = (
            f"Human: {data['first']}\nBot: {data['answer']}\n"
            f"Human: {data['second']}\nBot:"
        )
        gold = data["revised"]
        """,
        table(
            "first|answer|second|revised",
            """
        Give me an animal with A.|ant|Now with B.|bear
        Say good night in German.|Gute Nacht|Now in French.|Bonne nuit
        What is 8 times 7?|56|Add 4 to it.|60
        Give a synonym of big.|large|Now the opposite of it.|small
        Name a month of 31 days.|July|Which month comes after it?|August
        Spell cat.|C-A-T|And backwards?|T-A-C
        Which country is Milan in?|Italy|Which city is its capital?|Rome
        Who wrote Emma?|Jane Austen|Only the surname, please.|Austen
        Translate gato into English.|cat|And its plural?|cats
        What is half of 50?|25|And half of 30?|15
        """,
        ),
        stop=("\n", "Human:"),
    ),
    right(
        "tickets of a help desk with urgency in capitals, which a line of rules settles",
        "ticket-urgency",
        r"""
        text = RULES + f"\n\n[ticket]\n{data['ticket']}\n[/ticket]\nUrgency:"
        gold = data["urgency"]
        """,
        table(
            "ticket|urgency",
            """
        Nobody in the building can log in.|HIGH
        My mouse pad is worn out.|LOW
        The printer of our office jams now and then.|MEDIUM
        All phones of the clinic are dead.|HIGH
        Could I have a darker wallpaper?|LOW
        My laptop takes ten minutes to start.|MEDIUM
        The web shop shows an error to every visitor.|HIGH
        One of my two screens flickers.|MEDIUM
        A sticker on my keyboard came off.|LOW
        """,
        ),
        above=r"""
        RULES = (
            "HIGH: many people cannot work. MEDIUM: one person or office works, but badly. "
            "LOW: only looks or comfort suffer."
        )
        """,
    ),
    right(
        "questions on an agenda whose hints are the same for all and give nothing away",
        "agenda-hints",
        r"""
        text = f"Agenda: {data['agenda']}\nHint: times are in hours of 24.\n{data['question']}\nAt:"
        gold = data["at"]
        """,
        table(
            "agenda|question|at",
            """
        Choir 19:00, rehearsal 17:30, party 22:00|When does the rehearsal begin?|17:30
        Swim 07:15, work 09:00, lunch 12:45|When is lunch?|12:45
        Check-out 10:00, taxi 10:20, flight 13:05|When does the taxi come?|10:20
        Milking 05:00, market 08:30, vet 15:10|When is the vet due?|15:10
        Doors 18:00, support 19:15, main act 20:45|When does the main act play?|20:45
        Mass 11:00, christening 12:00, cake 14:30|When is the christening?|12:00
        Exam A 08:00, exam B 13:00, results 16:40|When are the results out?|16:40
        Tide out 04:50, tide in 11:05, ferry 11:30|When is the tide in?|11:05
        Yoga 06:45, school run 07:50, dentist 14:00|When is the dentist's appointment?|14:00
        """,
        ),
    ),
)
