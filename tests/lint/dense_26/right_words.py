"""Right prompts in English about words, sentences and short texts."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, qa, right, table

RIGHT = (
    cell(
        "plurals, as a text that goes on",
        "one-two",
        "one {q}, two",
        qa(
            """
            mouse > mice
            child > children
            foot > feet
            goose > geese
            ox > oxen
            knife > knives
            wolf > wolves
            potato > potatoes
            woman > women
            """
        ),
        fewshot=4,
    ),
    cell(
        "the past of a verb, as a text that goes on",
        "today-yesterday",
        "Today I {q}, yesterday I",
        qa(
            """
            go > went
            eat > ate
            write > wrote
            buy > bought
            swim > swam
            drive > drove
            think > thought
            sleep > slept
            catch > caught
            speak > spoke
            """
        ),
        fewshot=3,
    ),
    typed(
        "a rhyme out of three words",
        "rhyme-pick",
        "Which word rhymes with {word}: {one}, {two} or {three}?\nAnswer:",
        table(
            "word|one|two|three|a",
            """
            light|lake|night|lamp|night
            blue|shoe|green|blow|shoe
            cat|dog|cup|hat|hat
            rain|wet|train|ring|train
            moon|spoon|star|money|spoon
            bear|bead|paw|chair|chair
            gold|old|silver|goat|old
            tree|leaf|three|trap|three
            house|hose|mouse|home|mouse
            """,
        ),
        fewshot=2,
    ),
    cell(
        "what letters stand for",
        "stands-for",
        "What does {q} stand for?",
        qa(
            """
            GPS > Global Positioning System
            ATM > Automated Teller Machine
            FAQ > Frequently Asked Questions
            ETA > Estimated Time of Arrival
            GDP > Gross Domestic Product
            PDF > Portable Document Format
            USB > Universal Serial Bus
            VIP > Very Important Person
            CEO > Chief Executive Officer
            """
        ),
        lead="\n",
        stop=("\n\n",),
        fewshot=2,
    ),
    typed(
        "a right spelling for a wrong one",
        "fix-spelling",
        "Correct the spelling. One word only.\n{wrong} ->",
        table(
            "wrong|a",
            """
            accomodate|accommodate
            definately|definitely
            recieve|receive
            seperate|separate
            neccessary|necessary
            tommorow|tomorrow
            wierd|weird
            embarass|embarrass
            calender|calendar
            """,
        ),
    ),
    typed(
        "a curt message made polite",
        "make-polite",
        "Make this message sound polite and keep it to one sentence.\n\nMessage: {rude}\nPolite:",
        table(
            "rude|a",
            """
            Send me the file now.|Could you please send me the file as soon as you can?
            You're late again.|I noticed you were delayed again; could you please try to be on time?
            This report is bad.|I think the report would benefit from some more work.
            Move your car.|Would you mind moving your car, please?
            I don't understand you.|I'm sorry, could you please explain that once more?
            No, I can't come.|Thank you for the invitation, but unfortunately I cannot come.
            Turn that music down.|Would you be so kind as to turn the music down a little?
            Why haven't you answered?|I just wanted to ask kindly whether you had seen my message.
            """,
        ),
        metric="rouge",
        fewshot=2,
    ),
    typed(
        "one sentence for a few",
        "tldr",
        "{text}\n\ntl;dr:",
        table(
            "text|a",
            """
            The library's boiler broke on Sunday. Repairs take a week. Until then the reading room is closed, but
             books can be returned at the side door.|The reading room is closed for a week because the boiler broke.
            Our bakery grew out of its kitchen. In April we move two streets down, to the old post office. Hours and
             prices stay the same.|The bakery moves to the old post office in April.
            The team tested three glues on wet wood. Two let go within an hour. The third, made from mussels, held for
             a month.|A glue made from mussels held on wet wood far longer than two others.
            Bus 14 will skip Mill Lane from Monday because of roadworks. Passengers should use the stop at the
             church.|Bus 14 skips Mill Lane during roadworks, so use the stop at the church.
            Sales of bicycles fell by a tenth last year. Shops blame full warehouses and wet weather. Repairs, however,
             rose sharply.|Bicycle sales fell last year while repairs rose.
            A farmer near Ghent found a Roman coin while planting leeks. Experts date it to the year 70. It goes on
             show in May.|A Roman coin found by a farmer near Ghent will be shown in May.
            The school will start at 8:30 instead of 8:00 next term. A survey had shown that most pupils sleep too
             little.|School will start half an hour later so that pupils get more sleep.
            Two hikers lost their way in fog on Friday. They called for help and were found after four hours, cold but
             unhurt.|Two hikers lost in fog were found unhurt after four hours.
            """,
        ),
        metric="rouge",
        fewshot=1,
        max_tokens=96,
    ),
    cell(
        "the subject of a mail",
        "subject-line",
        "Write a subject line for this email (max 6 words).\n\n{mail}\n\nSubject:",
        table(
            "mail|a",
            """
            Please empty all kitchen cupboards by Wednesday.|Empty kitchen cupboards by Wednesday
            Dear Ms Cole, I have to move our interview to Tuesday at ten.|Interview moved to Tuesday at ten
            Hello, my invoice 3307 has the wrong address on it. Could you send a new one?|Wrong address on invoice 3307
            Team, we won the Hansen account! Cake at three in the lobby.|We won the Hansen account
            Hi Jo, could you lend me your tent for the last weekend in June?|Borrowing your tent in June
            Dear tenants, the water will be off from nine to noon on 4 May.|Water off on 4 May
            Hello, I'd like to cancel my subscription at the end of the month.|Cancelling my subscription
            Hi Sam, attached are the photos from the wedding. Share them as you like.|Photos from the wedding
            """,
        ),
        metric="rouge",
        fewshot=2,
    ),
    ranked(
        "the next turn of a talk, ranked",
        "next-turn",
        "A: {said}\nB:",
        keyed(
            "said",
            """
            How was the film?|*Boring, I left early./Two tickets, please./It is raining.
            Do you want milk in your tea?|At half past six./*No thanks, just sugar./My brother is older.
            Where did you park?|On Tuesdays./Yes, very much./*Right behind the bank.
            What time does the shop close?|*At eight, I think./In a blue bag./With my cousin.
            Who is that woman over there?|It costs ten euros./*My new boss./Under the table.
            Can I borrow your pen?|It was a long flight./Twice a week./*Sure, here you are.
            How long have you lived here?|*Since last spring./By bike, mostly./No, it's hers.
            Why are you limping?|Medium rare, please./*I twisted my ankle./The green one.
            Which bus goes to the zoo?|About two kilos./She's a nurse./*The number 12.
            """,
            lead=" ",
        ),
    ),
    ranked(
        "what an idiom means, ranked",
        "idiom-means",
        '"{idiom}" means:',
        keyed(
            "idiom",
            """
            break the ice|*start a conversation/fall into cold water/cool a drink
            cost an arm and a leg|hurt a lot/*be very expensive/need surgery
            once in a blue moon|every month/late at night/*very rarely
            spill the beans|*reveal a secret/cook badly/make a mess
            under the weather|outdoors in rain/*slightly ill/in a bad mood
            hit the sack|lose a fight/start boxing/*go to bed
            pull someone's leg|*tease someone/trip someone/help someone up
            bite the bullet|eat too fast/*do something unpleasant/go hunting
            call it a day|name a date/get up early/*stop working
            """,
            lead=" ",
        ),
    ),
    right(
        "the right one of two sentences, by number",
        "which-sentence",
        r"""
        text = f"Which sentence is correct English, 1 or 2?\n1) {data['one']}\n2) {data['two']}\nAnswer:"
        gold = str(data["right"])
        """,
        table(
            "one|two|right#",
            """
            Neither of them is here.|Neither of them are being here.|1
            He goed home.|He went home.|2
            She can sings well.|She can sing well.|2
            I've lived here for years.|I live here since years.|1
            There were fewer people today.|There was less peoples today.|1
            We was hungry.|We were hungry.|2
            Whose coat is this?|Who's coat is this?|1
            It depends of the price.|It depends on the price.|2
            """,
        ),
        fewshot=2,
    ),
    cell(
        "what a pronoun means",
        "who-is-it",
        "{sentence}\nQ: {question}\nA:",
        table(
            "sentence|question|a",
            """
            The trophy didn't fit in the suitcase because it was too big.|What was too big?|the trophy
            The ball broke the table because it was made of steel.|What was made of steel?|the ball
            Paul phoned George, but he didn't pick up.|Who didn't pick up?|George
            The nurse thanked the doctor because he had helped her.|Who had helped?|the doctor
            The cat chased the mouse until it hid in a hole.|What hid in a hole?|the mouse
            Emma lent Joan an umbrella since she had two.|Who had two umbrellas?|Emma
            The lorry overtook the bus because it was faster.|What was faster?|the lorry
            Sam paid the plumber after he had mended the tap.|Who had mended the tap?|the plumber
            """,
        ),
        fewshot=2,
    ),
)
