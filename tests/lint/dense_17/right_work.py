"""Right prompts of work: medicine, law, offices, code and talks."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "doses to be read from a note of a ward",
        table(
            "n|a",
            """
            Pt. given ibuprofen 400 mg p.o. at 08:00.|ibuprofen, 400 mg
            Start amoxicillin 500 mg t.i.d. for 7 days.|amoxicillin, 500 mg
            Paracetamol 1 g i.v. given after surgery.|paracetamol, 1 g
            No drugs given today.|none
            Metformin raised to 850 mg b.i.d.|metformin, 850 mg
            Furosemide 20 mg i.v., good response.|furosemide, 20 mg
            Patient refused all medication.|none
            Cetirizine 10 mg at night for hives.|cetirizine, 10 mg
            """,
        ),
        r'"Note: " + data["n"] + "\nDrug and dose (\"none\" if there is no drug):"',
    ),
    ask(
        "clauses of a lease and who has to pay",
        table(
            "c|a",
            """
            Minor repairs up to 100 euros are borne by the tenant.|tenant
            The landlord shall pay the property tax.|landlord
            Heating costs are charged to the tenant monthly.|tenant
            Repairs of the roof are at the landlord's expense.|landlord
            The tenant bears the cost of lost keys.|tenant
            The owner, being the landlord, insures the building at its own cost.|landlord
            Water is paid by the tenant, not the landlord.|tenant
            Not the tenant but the landlord pays the chimney sweep.|landlord
            """,
        ),
        r'"Clause: " + data["c"] + "\nWho pays, the landlord or the tenant?\nAnswer: the"',
    ),
    ask(
        "talk of two speakers and the next intent",
        table(
            "u|v|a",
            """
            Hi, I need a room.|For how many nights?|book_room
            My key card fails.|Which room are you in?|report_problem
            What time is breakfast?|Do you mean on weekdays?|ask_info
            I'd like to reserve a double.|From which day?|book_room
            The shower is cold.|Since when?|report_problem
            Is there a gym?|Yes, on floor two. Anything else?|ask_info
            A single for tonight, please.|May I have your name?|book_room
            The TV makes a noise.|Shall I send someone?|report_problem
            """,
        ),
        r'"Intents: book_room, report_problem, ask_info\nGuest: " + data["u"] + "\nDesk: " + data["v"]'
        r' + "\nIntent of the guest:"',
    ),
    ask(
        "log lines with their level to be named",
        qa("""
        09:12:01 disk full, write failed > ERROR
        09:12:07 user logged in > INFO
        09:13:44 memory at 85 %, close to the limit > WARN
        09:15:20 connection lost, giving up > ERROR
        09:16:02 job 7 finished > INFO
        09:18:39 slow query, took 9 s > WARN
        09:20:00 out of memory, process killed > ERROR
        09:21:11 cache warmed up > INFO
        """),
        r'"Levels: INFO (all is well), WARN (may go wrong), ERROR (went wrong)\nLog: " + data["q"] + "\nLevel:"',
    ),
    ask(
        "regular expressions that fit a string or do not",
        table(
            "r|s|a",
            """
            ^a+$|aaa|yes
            ^\\d{3}$|12|no
            ^[abc]x$|bx|yes
            ^colou?r$|color|yes
            ^.$|ab|no
            ^x*y$|y|yes
            ^[^0-9]+$|a1|no
            ^(ab)+$|aba|no
            """,
        ),
        r'"Does the pattern match the string?\nPattern: " + data["r"] + "\nString: " + data["s"] + "\nMatch (yes, no):"',
    ),
    ask(
        "bodies of short functions from their docstring",
        table(
            "n|d|a",
            """
            double(x)|Return twice x.|return 2 * x
            is_even(n)|Say whether n is even.|return n % 2 == 0
            first(items)|Return the first item.|return items[0]
            shout(text)|Return the text in capitals.|return text.upper()
            total(items)|Return the sum of the items.|return sum(items)
            square(x)|Return x times x.|return x * x
            backwards(text)|Return the text from its end to its start.|return text[::-1]
            size(items)|Return how many items there are.|return len(items)
            """,
        ),
        r'"def " + data["n"] + ":\n    " + 3 * chr(34) + data["d"] + 3 * chr(34)',
        output='"\\n    " + gold',
        stop=("\ndef",),
    ),
    ask(
        "commit titles sorted by their prefix",
        qa("""
        Correct the crash on empty input > fix
        Add a dark theme > feat
        Explain the installation on Windows > docs
        Repair the broken login > fix
        Support export to PDF > feat
        Describe all options in the manual > docs
        Stop the endless loop of the parser > fix
        Offer a search by colour > feat
        Mend a typo of the README > docs
        """),
        r'"feat = something new, fix = a bug that is mended, docs = manuals and README\nCommit: " + data["q"]'
        r' + "\nPrefix:"',
    ),
    ask(
        "exit codes in a legend of numbers",
        qa("""
        The tests passed. > 0
        A test failed. > 1
        The option is unknown. > 2
        All files were copied. > 0
        The server gave no reply. > 1
        An argument is missing. > 2
        Nothing was wrong. > 0
        The disk broke while writing. > 1
        There was one argument too many. > 2
        """),
        r'"0: all went well; 1: it failed while it ran; 2: it was called wrongly\nWhat happened: " + data["q"]'
        r' + "\nExit code:"',
    ),
    ask(
        "meetings as times of the day in two notations",
        qa("""
        3:15 p.m. > 15:15
        9:00 a.m. > 09:00
        12:30 p.m. > 12:30
        12:05 a.m. > 00:05
        7:45 p.m. > 19:45
        11:59 p.m. > 23:59
        6:20 a.m. > 06:20
        1:10 p.m. > 13:10
        """),
        r'"12 h: " + data["q"] + "\n24 h:"',
    ),
    ask(
        "letters of a firm whose tone is ranked",
        scored("""
        Dear Ms Hale, we kindly ask for your reply.|*formal/casual
        hey! u coming tonight?|formal/*casual
        We hereby confirm receipt of your payment.|*formal/casual
        lol see ya at lunch|formal/*casual
        Yours sincerely, the Board of Directors|*formal/casual
        gonna be late, sorry mate|formal/*casual
        Please find enclosed the signed agreement.|*formal/casual
        wanna grab a beer?|formal/*casual
        """),
        r'"Line: " + data["question"] + "\nTone:\n"',
        BEST,
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "first aid with a letter in square brackets",
        starred("""
        What cools a fresh burn best?|*running water/butter/flour
        What stops heavy bleeding?|a warm bath/*pressure on the wound/sugar
        What is done for a nosebleed?|lie flat/run about/*lean forward
        Whom do you call in Europe at 112?|*an ambulance/a taxi/a florist
        What keeps a sprain from swelling?|hot oil/*ice/salt
        What do you do with a bee sting?|bite it/heat it over a fire/*take the sting out
        What helps against fainting?|*raise the legs/stand up fast/drink rum
        What covers a small cut?|honeycomb/*a plaster/sand
        What is given for mild dehydration?|vinegar/coal/*water
        """),
        r'data["question"] + "\n" + "\n".join(f"[{m}] {o}" for m, o in zip("abc", data["choices"])) + "\nRight:"',
        '"[" + "abc"[data["answer"]] + "]"',
    ),
)
