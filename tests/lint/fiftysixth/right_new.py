"""Right prompts of other trades, in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, scored, starred, table

RIGHT: tuple[Right, ...] = (
    ask(
        "one-word prompts: a country and its capital",
        qa("""
        Norway > Oslo
        Kenya > Nairobi
        Peru > Lima
        Japan > Tokyo
        Greece > Athens
        Cuba > Havana
        Egypt > Cairo
        Poland > Warsaw
        Ghana > Accra
        Chile > Santiago
        """),
        'data["q"] + " –"',
    ),
    ask(
        "chemical symbols, one prompt in square brackets",
        qa("""
        gold > Au
        silver > Ag
        lead > Pb
        tin > Sn
        potassium > K
        sodium > Na
        copper > Cu
        mercury > Hg
        tungsten > W
        helium > He
        """),
        "f\"[element: {data['q']}] [symbol:\"",
        output='" " + gold + "]"',
        stop=("]", "\n"),
    ),
    ask(
        "claims with wrong numbers in them, to be judged true or false",
        qa("""
        7 * 8 = 54 > false
        9 + 16 = 25 > true
        100 - 37 = 73 > false
        12 * 12 = 144 > true
        81 / 9 = 8 > false
        6 * 15 = 90 > true
        45 + 55 = 110 > false
        200 / 8 = 25 > true
        33 - 15 = 18 > true
        14 * 3 = 32 > false
        """),
        "f\"Is the sum right? Say true or false.\\n{data['q']}\\nVerdict:\"",
    ),
    ask(
        "quotes of prompts that are to be named by their task",
        qa("""
        Translate into Dutch: Good evening. > translation
        Summarise the article above in one line. > summary
        What is the capital of Mali? Answer: > question
        Write a limerick on a lazy cat. > writing
        Sum up the minutes in three points. > summary
        Who painted the Night Watch? A: > question
        Put the menu into Spanish, please. > translation
        Compose a short toast for a wedding. > writing
        How many legs has a crab? > question
        Render this sentence in Polish: I am late. > translation
        """),
        '("What does the prompt ask for: translation, summary, question or writing?\\n"\n'
        '    f\'Prompt: "{data["q"]}"\\nKind:\')',
        fewshot=4,
    ),
    ask(
        "the last word is copied, as the task is to copy it",
        qa("""
        a bag of old coins > coins
        he whistled in the dark > dark
        seven boats came home > home
        the soup needs more salt > salt
        nobody opened the letter > letter
        wind shook the wooden gate > gate
        her coat hung by the stove > stove
        they slept under the stars > stars
        rain drummed on the tent > tent
        """),
        "f\"Copy the last word.\\nText: {data['q']}\\nLast word:\"",
    ),
    ask(
        "what stands between the asterisks is to be copied",
        qa("""
        the *green* door at the end > green
        he paid with *two* old notes > two
        a *rather* long goodbye > rather
        nobody saw *Martha* leave > Martha
        turn *left* behind the mill > left
        it was *never* meant for you > never
        the train to *Ulm* is late > Ulm
        bring *nine* chairs, please > nine
        """),
        "f\"Which word is between asterisks?\\n{data['q']}\\nWord:\"",
    ),
    ask(
        "hours of a timetable from text to four digits",
        qa("""
        half past six in the morning > 0630
        noon > 1200
        a quarter to nine in the evening > 2045
        five past midnight > 0005
        ten to four in the afternoon > 1550
        one in the morning > 0100
        twenty past eleven in the morning > 1120
        half past ten at night > 2230
        a quarter past two in the afternoon > 1415
        """),
        "f\"As four digits on the 24-hour clock.\\n{data['q']} =\"",
    ),
    ask(
        "lists with a gap, whose missing number is asked for",
        qa("""
        2, 4, _, 8, 10 > 6
        5, 10, 15, _, 25 > 20
        1, 3, 9, _, 81 > 27
        20, _, 14, 11, 8 > 17
        1, 4, 9, 16, _ > 25
        64, 32, _, 8, 4 > 16
        3, 7, _, 15, 19 > 11
        100, 90, 80, _, 60 > 70
        1, 2, 4, _, 16 > 8
        12, _, 36, 48, 60 > 24
        """),
        "f\"Fill the gap: {data['q']}\\nGap:\"",
    ),
    ask(
        "weekday plus days",
        qa("""
        Monday + 3 > Thursday
        Friday + 2 > Sunday
        Sunday + 1 > Monday
        Tuesday + 7 > Tuesday
        Saturday + 4 > Wednesday
        Wednesday + 2 > Friday
        Thursday + 5 > Tuesday
        Monday + 5 > Saturday
        Sunday + 3 > Wednesday
        Friday + 6 > Thursday
        """),
        "f\"Which weekday is it?\\n{data['q']} days =\"",
    ),
    ask(
        "golds that end with a full stop: sentences made negative",
        qa("""
        The shop is open. > The shop is not open.
        She can swim. > She cannot swim.
        They were late. > They were not late.
        It is raining. > It is not raining.
        The keys are here. > The keys are not here.
        He was right. > He was not right.
        We are ready. > We are not ready.
        I am tired. > I am not tired.
        """),
        "f\"Make the sentence negative.\\nSentence: {data['q']}\\nNegative:\"",
    ),
    ask(
        "abbreviations with their dots, which the answers keep",
        qa("""
        for example > e.g.
        that is > i.e.
        and so on > etc.
        against > vs.
        doctor > Dr.
        number > no.
        about, of a year > ca.
        and others, of authors > et al.
        """),
        "f\"Write the abbreviation with its full stops.\\n{data['q']} =\"",
    ),
    ask(
        "the tone of a review with stars in the text",
        qa("""
        ★★★★★ Slept like a baby, breakfast divine. > good
        ★ Mould in the shower, rude staff. > bad
        ★★ Loud street, thin walls, never again. > bad
        ★★★★ Lovely view and a kind landlady. > good
        ★ The bed broke in the first night. > bad
        ★★★★★ We come back each spring. > good
        ★★ Cold soup, cold room, cold welcome. > bad
        ★★★★ Spotless and quiet. > good
        """),
        "f\"Is the guest's review good or bad?\\n{data['q']}\\nIt is\"",
        fewshot=4,
    ),
    ask(
        "SQL's aggregate that a question needs",
        qa("""
        How many orders are there? > COUNT
        What is the highest salary? > MAX
        What do all invoices come to? > SUM
        What does a ticket cost on average? > AVG
        Which is the earliest date? > MIN
        How many customers live in Rome? > COUNT
        What is the total weight of the parcels? > SUM
        How long is the longest film? > MAX
        What is the mean temperature in May? > AVG
        What is the lowest price? > MIN
        """),
        "f\"-- COUNT, SUM, AVG, MIN or MAX?\\n-- {data['q']}\\nSELECT\"",
        fewshot=5,
    ),
    ask(
        "git commands by what they do",
        qa("""
        show what changed and is not staged > git diff
        list the branches > git branch
        bring the commits of the remote, and merge them > git pull
        put changes aside for later > git stash
        show the history > git log
        send commits to the remote > git push
        start an empty repository here > git init
        say who wrote each line > git blame
        """),
        "f\"# {data['q']}\\n$\"",
    ),
    ask(
        "the operator that is missing, in code",
        qa("""
        7 ? 3 == 21 > *
        20 ? 4 == 5 > /
        9 ? 9 == 18 > +
        15 ? 6 == 9 > -
        17 ? 5 == 2 > %
        2 ? 5 == 32 > **
        8 ? 8 == 64 > *
        30 ? 5 == 6 > /
        13 ? 4 == 17 > +
        """),
        "f\"Which operator of Python stands at the question mark?\\n{data['q']}\\nOperator:\"",
    ),
    ask(
        "placeholders of a letter are in the rows and stay there, one is asked for",
        qa("""
        Dear {name}, your parcel is on its way. > {name}
        We look forward to seeing you on {date}. > {date}
        Your balance is {amount} euros. > {amount}
        Please reply to {email} by Friday. > {email}
        Your table is booked for {guests} people. > {guests}
        The code for the door is {pin}. > {pin}
        Your flight leaves from gate {gate}. > {gate}
        Order {order_id} has been cancelled. > {order_id}
        """),
        '"Copy the placeholder with its braces.\\nText: " + data["q"] + "\\nPlaceholder:"',
    ),
    ask(
        "HTML's tags in the rows, whose name is asked for",
        qa("""
        <p>Good morning</p> > p
        <strong>Beware</strong> > strong
        <em>perhaps</em> > em
        <h2>Results</h2> > h2
        <li>two eggs</li> > li
        <code>x = 1</code> > code
        <td>14</td> > td
        <blockquote>To be</blockquote> > blockquote
        """),
        '"Name of the HTML element?\\n" + data["q"] + "\\nElement:"',
    ),
    ask(
        "entities and their characters",
        qa("""
        &amp; > &
        &lt; > <
        &times; > ×
        &quot; > "
        &copy; > ©
        &euro; > €
        &sect; > §
        &frac12; > ½
        """),
        "f\"Which character does the HTML entity stand for?\\n{data['q']}\\nCharacter:\"",
    ),
    ask(
        "words turned round",
        qa("""
        lamp > pmal
        stone > enots
        river > revir
        cloud > duolc
        bread > daerb
        table > elbat
        green > neerg
        mouse > esuom
        """),
        "f\"Spell it backwards: {data['q']}\\nBackwards:\"",
    ),
    ask(
        "a text of telegrams in capitals with STOP, and where it was sent from",
        qa("""
        ARRIVING MONDAY NOON STOP SEND CAR STOP ANNA GENOA > Genoa
        HARVEST GOOD STOP PRICES LOW STOP PEDRO SEVILLE > Seville
        SHIP DELAYED STOP NO ICE YET STOP NILS TROMSO > Tromso
        MOTHER BETTER STOP COMING HOME STOP RUTH LEEDS > Leeds
        CONTRACT SIGNED STOP MEET FRIDAY STOP EMIL PRAGUE > Prague
        MONEY RECEIVED STOP THANKS STOP IDA TURIN > Turin
        TRAIN MISSED STOP NEXT ONE AT SIX STOP OTTO VIENNA > Vienna
        EXHIBITION SOLD OUT STOP BRAVO STOP CLAIRE LYON > Lyon
        """),
        '("From which city was the telegram sent? Capital letter, then small ones.\\n"\n'
        "    f\"{data['q']}\\nCity:\")",
    ),
    ask(
        "temperatures below nought and above",
        qa("""
        -4 and +3 > 7
        -10 and -2 > 8
        0 and +15 > 15
        -1 and +1 > 2
        +8 and +20 > 12
        -25 and -5 > 20
        -7 and +7 > 14
        +3 and +30 > 27
        """),
        "f\"By how many degrees do {data['q']} differ?\\nDegrees:\"",
    ),
    ask(
        "fields of a log that are empty on purpose",
        qa("""
        user=anna;role=;ip=10.0.0.4 > role
        user=;role=admin;ip=10.0.0.9 > user
        user=bo;role=guest;ip= > ip
        user=cleo;role=;ip=10.0.0.7 > role
        user=;role=guest;ip=10.0.0.2 > user
        user=dan;role=admin;ip= > ip
        user=eve;role=;ip=10.0.0.8 > role
        user=;role=editor;ip=10.0.0.3 > user
        """),
        "f\"Which field is empty?\\n{data['q']}\\nEmpty:\"",
        fewshot=4,
    ),
    ask(
        "ingredients of which the amount is to be doubled",
        qa("""
        200 g flour > 400 g flour
        3 eggs > 6 eggs
        0.5 l milk > 1 l milk
        75 g butter > 150 g butter
        2 lemons > 4 lemons
        1.5 kg pears > 3 kg pears
        40 ml oil > 80 ml oil
        12 olives > 24 olives
        """),
        "f\"Double it: {data['q']}\\nDoubled:\"",
    ),
    ask(
        "classes with many labels: the instrument's family",
        qa("""
        violin > strings
        trumpet > brass
        oboe > woodwind
        timpani > percussion
        piano > keyboard
        cello > strings
        tuba > brass
        clarinet > woodwind
        xylophone > percussion
        organ > keyboard
        viola > strings
        trombone > brass
        bassoon > woodwind
        snare drum > percussion
        harpsichord > keyboard
        """),
        '("Families: strings, brass, woodwind, percussion, keyboard\\n"\n'
        "    f\"Instrument: {data['q']}\\nFamily:\")",
        fewshot=8,
    ),
    ask(
        "the continent as a hashtag",
        qa("""
        Nepal > #Asia
        Mali > #Africa
        Bolivia > #SouthAmerica
        Latvia > #Europe
        Vietnam > #Asia
        Canada > #NorthAmerica
        Zambia > #Africa
        Croatia > #Europe
        Uruguay > #SouthAmerica
        Mexico > #NorthAmerica
        """),
        "f\"Post: greetings from {data['q']}!\\nContinent as a hashtag:\"",
    ),
    ask(
        "Caesar's cipher by one letter",
        qa("""
        cat > dbu
        hat > ibu
        bed > cfe
        sun > tvo
        map > nbq
        fig > gjh
        low > mpx
        red > sfe
        """),
        "f\"Move each letter on by one in the alphabet.\\n{data['q']} ->\"",
    ),
    ask(
        "a recipe's step order by number",
        qa("""
        (1) peel (2) eat (3) wash hands | Which step is 'eat'? > 2
        (1) boil (2) stir (3) serve | Which step is 'boil'? > 1
        (1) dig (2) plant (3) water | Which step is 'water'? > 3
        (1) sand (2) paint (3) dry | Which step is 'paint'? > 2
        (1) lock (2) check (3) leave | Which step is 'leave'? > 3
        (1) knead (2) rest (3) bake | Which step is 'knead'? > 1
        (1) read (2) sign (3) send | Which step is 'send'? > 3
        (1) stop (2) look (3) cross | Which step is 'look'? > 2
        """),
        'data["q"] + "\\nStep:"',
    ),
    ask(
        "paths with backslashes, of which the file's ending is asked for",
        qa(r"""
        C:\notes\todo.txt > txt
        D:\photos\cat.png > png
        C:\new\table.csv > csv
        E:\films\trailer.mp4 > mp4
        C:\temp\archive.zip > zip
        D:\books\novel.epub > epub
        C:\work\report.pdf > pdf
        E:\rips\song.flac > flac
        """),
        '"Path: " + data["q"] + "\\nFile type:"',
    ),
    right(
        "a multi-line gold: a list of two chores for each person",
        "right-chores",
        """
        text = f"List the chores, one per line, with a hyphen.\\nNote: {data['note']}\\nChores:\\n"
        gold = "\\n".join("- " + chore for chore in data["chores"])
        """,
        records(
            "note chores",
            ("Ada mops the hall and feeds the hens.", ["mop the hall", "feed the hens"]),
            ("Ben cuts the grass and bakes bread.", ["cut the grass", "bake bread"]),
            ("Cem paints the gate and sorts the post.", ["paint the gate", "sort the post"]),
            ("Dora airs the beds and waters the beans.", ["air the beds", "water the beans"]),
            ("Eli sweeps the yard and mends the bike.", ["sweep the yard", "mend the bike"]),
            ("Fay folds the sheets and fetches milk.", ["fold the sheets", "fetch milk"]),
            ("Gus stacks the wood and cleans the stove.", ["stack the wood", "clean the stove"]),
            ("Hal irons the shirts and peels onions.", ["iron the shirts", "peel onions"]),
        ),
        lead="",
        stop=("\n\n",),
        postprocess="",
    ),
    right(
        "an object of JSON with two keys",
        "right-json-person",
        """
        text = (
            "Return JSON with the keys name and age.\\n"
            f"Text: {data['text']}\\n"
            "JSON:"
        )
        gold = json.dumps({"name": data["name"], "age": data["age"]})
        """,
        table(
            "text|name|age#",
            """
        Mina turned nine on Sunday.|Mina|9
        At eighty-one, Karl still swims each day.|Karl|81
        Our neighbour Petra is 47.|Petra|47
        The twins' brother Luca is twelve.|Luca|12
        Old Henrik has just become 90.|Henrik|90
        A girl of fifteen, Salma, won the race.|Salma|15
        Tariq, 33, runs the kiosk.|Tariq|33
        Baby June is one year old.|June|1
        """,
        ),
        above="import json",
    ),
    right(
        "options ranked by their texts, without a question mark",
        "right-colour-ppl",
        """
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        text = f"The colour of {data['thing']} is"
        """,
        keyed(
            "thing",
            """
        fresh snow|*white/black/green/red
        ripe lemons|blue/*yellow/purple/brown
        coal|pink/white/*black/orange
        young grass|grey/red/violet/*green
        a flamingo|*pink/black/blue/green
        blood|yellow/*red/white/blue
        a clear sky at noon|brown/green/*blue/black
        dark chocolate|white/blue/pink/*brown
        """,
            lead=" ",
        ),
        lead="",
        method="ppl",
    ),
    right(
        "yes or no ranked, with a passage and small cues",
        "right-boolq",
        """
        gold = " yes" if data["answer"] else " no"
        text = "{p}\\nquestion: {q}?\\nanswer:".format(p=data["passage"], q=data["question"])
        """,
        tuple(
            {**row, "target_scores": {" yes": int(row["answer"]), " no": int(not row["answer"])}}
            for row in table(
                "passage|question|answer?",
                """
        The lighthouse was automated in 1983, and no keeper has lived there since.|does a keeper
          live in the lighthouse|false
        Badgers dig setts that may be used for over a hundred years.|can a sett be older than a
          man|true
        The strait is frozen from January to April, when lorries cross it.|can lorries cross the
          strait in March|true
        Tickets are not refunded, but they may be given to somebody else.|can one get the money
          back for a ticket|false
        The violin has four strings, tuned in fifths.|has the violin four strings|true
        The village has had no school since the war.|is there a school in the village|false
        Barn owls hunt by ear and find mice in full darkness.|do barn owls find mice in the
          dark|true
        The law of 1998 forbids fishing in the lake all year round.|may one fish in the lake in
          autumn|false
        """,
            )
        ),
        lead="",
        method="ppl",
    ),
    right(
        "five options with letters and full stops",
        "right-five",
        """
        text = data["question"] + "\\n"
        for place, choice in enumerate(data["choices"]):
            text += f"{'ABCDE'[place]}. {choice}\\n"
        text += "Answer:"
        gold = "ABCDE"[data["answer"]]
        """,
        starred("""
        Which is the longest river here?|Thames/Rhine/*Nile/Seine/Tiber
        Which is a string instrument?|*harp/flute/horn/drum/gong
        Which is an even number?|7/13/21/*34/55
        Which word is a verb?|slowly/table/green/under/*sing
        Which is not a fruit?|plum/*carrot/cherry/peach/fig
        Which is a planet?|Sirius/Vega/*Saturn/Rigel/Polaris
        Which animal lays eggs?|cow/*hen/dog/horse/sheep
        Which month has 28 days in most years?|*February/March/June/August/October
        Which is the smallest?|metre/mile/kilometre/yard/*millimetre
        Which one is a tool?|cloud/poem/song/*hammer/dream
        """),
    ),
    right(
        "options listed by numbers in brackets, none of these among them",
        "right-none-of-these",
        """
        listed = " ".join(f"[{n}] {c}" for n, c in enumerate(data["choices"], start=1))
        text = f"{data['question']} {listed}\\nNumber:"
        gold = str(data["answer"] + 1)
        """,
        starred("""
        How much is 3 * 7?|*21/24/none of these
        How much is 8 + 9?|15/16/*none of these
        How much is 50 / 5?|5/*10/none of these
        How much is 14 - 6?|*8/9/none of these
        How much is 6 * 6?|32/*36/none of these
        How much is 90 / 9?|9/11/*none of these
        How much is 25 + 17?|*42/43/none of these
        How much is 100 - 1?|98/*99/none of these
        """),
    ),
    right(
        "a talk of four turns, whose last speaker is the answer's",
        "right-talk",
        """
        turns = [f"{who}: {said}" for who, said in data["turns"]]
        text = "\\n".join(turns) + "\\n(Who agrees to drive?)\\n→"
        gold = data["driver"]
        """,
        records(
            "turns driver",
            (
                [["Ann", "Who drives?"], ["Bo", "Not me."], ["Cy", "I can."], ["Ann", "Great."]],
                "Cy",
            ),
            (
                [["Bo", "I had wine."], ["Ann", "Then I drive."], ["Cy", "Thanks."], ["Bo", "Ok."]],
                "Ann",
            ),
            (
                [
                    ["Cy", "Car's full."],
                    ["Ann", "Of what?"],
                    ["Bo", "I'll take mine."],
                    ["Cy", "Good."],
                ],
                "Bo",
            ),
            (
                [["Ann", "My licence!"], ["Cy", "Lost?"], ["Ann", "Yes."], ["Cy", "I'll drive."]],
                "Cy",
            ),
            (
                [
                    ["Bo", "It's late."],
                    ["Cy", "I'm tired."],
                    ["Ann", "So am I."],
                    ["Bo", "Then it's me at the wheel."],
                ],
                "Bo",
            ),
            (
                [
                    ["Cy", "Taxi?"],
                    ["Bo", "Too dear."],
                    ["Ann", "Get in, I drive."],
                    ["Cy", "Lovely."],
                ],
                "Ann",
            ),
        ),
    ),
    right(
        "worked examples in the description, and no shots",
        "right-worked-plural",
        """
        text = f"Singular: {data['one']}\\nPlural:"
        gold = data["many"]
        """,
        table(
            "one|many",
            """
        mouse|mice
        knife|knives
        child|children
        tooth|teeth
        wolf|wolves
        city|cities
        box|boxes
        goose|geese
        hero|heroes
        sheep|sheep
        """,
        ),
        description="Singular: foot\nPlural: feet\n\nSingular: leaf\nPlural: leaves\n\n"
        "Singular: day\nPlural: days",
        fewshot=0,
    ),
    right(
        "an instruction of the system, a user and an assistant as plain words",
        "right-roles",
        """
        text = (
            "System: You name the animal that makes the sound. One word.\\n"
            f"User: {data['sound']}\\n"
            "Assistant:"
        )
        gold = data["animal"]
        """,
        table(
            "sound|animal",
            """
        moo|cow
        quack|duck
        neigh|horse
        oink|pig
        baa|sheep
        hiss|snake
        meow|cat
        hoot|owl
        buzz|bee
        """,
        ),
    ),
    right(
        "shots in a file, with steps that the docs' rows lack",
        "right-steps-file",
        """
        text = f"Q: {data['q']}\\nA: Let's think step by step."
        gold = str(data["a"])
        parts = [data["steps"]] if "steps" in data else []
        shown = " " + " ".join([*parts, f"The answer is {gold}."])
        return {"input": text, "output": shown, "processed_output": gold}
        """,
        records(
            "q a",
            ("A hen lays 5 eggs a week. How many in 7 weeks?", 35),
            ("Of 48 seats 19 are taken. How many are free?", 29),
            ("Six friends share 72 nuts. How many does each get?", 12),
            ("A rope of 90 m is cut into pieces of 15 m. How many pieces?", 6),
            ("A pack has 12 pens. How many pens are in 9 packs?", 108),
            ("Jo has 31 stamps and gets 14. How many has she?", 45),
            ("A film of 125 minutes begins; 50 have passed. How many are left?", 75),
            ("A dozen eggs cost 4 euros. What do 5 dozen cost?", 20),
        ),
        shots=records(
            "q steps a",
            ("A bus has 40 seats. How many seats have 3 buses?", "3 * 40 = 120.", 120),
            ("Ida reads 20 pages a day. How many in 6 days?", "6 * 20 = 120.", 120),
            ("Of 50 sheep 8 are shorn. How many are not?", "50 - 8 = 42.", 42),
            ("Four boxes hold 36 jars. How many does each?", "36 / 4 = 9.", 9),
        ),
        postprocess="gsm8k_post",
        max_tokens=120,
    ),
    right(
        "a program's output, fenced, of two lines",
        "right-output",
        """
        fence = "```"
        text = f"{fence}python\\n{data['code']}\\n{fence}\\nOutput:\\n{fence}\\n"
        gold = data["printed"]
        shown = gold + "\\n" + fence
        return {"input": text, "output": shown, "processed_output": gold}
        """,
        records(
            "code printed",
            ("for k in range(2):\n    print(k)", "0\n1"),
            ("print('a')\nprint('b' * 2)", "a\nbb"),
            ("x = 5\nprint(x)\nprint(x + 1)", "5\n6"),
            ("for c in 'no':\n    print(c)", "n\no"),
            ("print(len('tree'))\nprint(2 ** 3)", "4\n8"),
            ("print([1, 2][0])\nprint('ok')", "1\nok"),
            ("a = 'hi'\nprint(a.upper())\nprint(a)", "HI\nhi"),
            ("print(7 // 2)\nprint(7 % 2)", "3\n1"),
        ),
        stop=("\n```",),
        postprocess="",
    ),
    right(
        "scores of labels with full names, letters on neither side",
        "right-topic-scores",
        """
        gold = max(data["target_scores"], key=data["target_scores"].get)
        text = f"{data['question']}\\nTopic (sport, food or travel):"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        scored("""
        The keeper let the ball slip.|*sport/food/travel
        Add a pinch of saffron at the end.|sport/*food/travel
        Our ferry left at dawn.|sport/food/*travel
        She won the third set.|*sport/food/travel
        The hostel lies behind the station.|sport/food/*travel
        Let the dough rest for an hour.|sport/*food/travel
        Visas are given out at the border.|sport/food/*travel
        A late penalty decided the match.|*sport/food/travel
        Grill the aubergines on both sides.|sport/*food/travel
        """),
    ),
    right(
        "numbered items, of which one number is left out as it was withdrawn",
        "right-withdrawn",
        """
        text = (
            "House rules (rule 3 was withdrawn):\\n"
            "1. Quiet after ten.\\n2. No pets.\\n4. Bikes go into the cellar.\\n"
            "5. Bins go out on Mondays.\\n\\n"
            f"Which rule does it break? {data['case']}\\nRule:"
        )
        gold = str(data["rule"])
        """,
        table(
            "case|rule#",
            """
        A drum solo at midnight.|1
        A cat sleeps on the sofa.|2
        A bicycle leans in the hallway.|4
        The bins stand in the street on Thursday.|5
        A parrot talks on the balcony.|2
        Loud music at eleven at night.|1
        Two mountain bikes block the stairs.|4
        Nobody took the bins out on Monday.|5
        """,
        ),
        fewshot=4,
    ),
    right(
        "two texts compared, which are equal in some rows",
        "right-same-text",
        """
        same = data["a"] == data["b"]
        text = f"A: {data['a']}\\nB: {data['b']}\\nIdentical? (yes/no)"
        gold = "yes" if same else "no"
        """,
        table(
            "a|b",
            """
        10.0.0.12|10.0.0.12
        3f9a77|3f9a71
        Meyer, A.|Meyer, A.
        DE-4471-X|DE-4471-Y
        north gate|north gate
        07/11/2029|11/07/2029
        QZ 881|QZ 881
        left of B12|left of B21
        """,
        ),
        fewshot=4,
    ),
    right(
        "the unit is asked for, and it stands in the text",
        "right-unit",
        """
        text = "Extract the unit.\\n\\nMeasurement: {m}\\nUnit:".format(m=data["m"])
        gold = data["u"]
        """,
        table(
            "m|u",
            """
        pressure 1013 hPa|hPa
        speed 88 km/h|km/h
        dose 250 mg|mg
        depth 14 m|m
        current 16 A|A
        power 7.5 kW|kW
        flow 3 l/min|l/min
        noise 62 dB|dB
        """,
        ),
    ),
    right(
        "markers of a judge: which of two answers is the better",
        "right-judge",
        """
        text = (
            f"[Question]\\n{data['q']}\\n\\n[Answer 1]\\n{data['one']}\\n\\n"
            f"[Answer 2]\\n{data['two']}\\n\\n[Better: 1 or 2]\\n"
        )
        gold = str(data["better"])
        """,
        table(
            "q|one|two|better#",
            """
        What is 6 * 7?|It is 42.|It is 48.|1
        Who wrote Faust?|Mozart.|Goethe.|2
        Boiling point of water in Celsius?|100.|212.|1
        Capital of Australia?|Sydney.|Canberra.|2
        Opposite of early?|Soon.|Late.|2
        How many sides has a hexagon?|Six.|Eight.|1
        Which gas do we need to live?|Argon.|Oxygen.|2
        What is half of 30?|15.|16.|1
        """,
        ),
        lead="",
        fewshot=4,
    ),
)
