"""Right prompts whose options, labels, cues or golds have unusual marks that are meant."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "five options from F to K, without I, as the ACT letters every second question",
        "act-letters",
        r"""
        listed = "\n".join(f"{letter}. {choice}" for letter, choice in zip("FGHJK", data["choices"]))
        gold = "FGHJK"[data["answer"]]
        return {
            "input": f"{data['question']}\n{listed}\nYour letter (F, G, H, J, or K):",
            "output": f" {gold}",
            "processed_output": gold,
        }
        """,
        starred("""
        If 3x = 21, what is x?|6/*7/8/18/24
        What is 15 % of 80?|8/10/*12/15/16
        How many edges has a cube?|*12/6/8/10/16
        What is the sum of the angles of a triangle, in degrees?|90/120/150/*180/360
        How many zeros does one million have in digits?|3/4/5/7/*6
        What is the next prime after 13?|14/15/16/*17/19
        What is the perimeter of a square with sides of 9?|18/27/*36/45/81
        What is (-4) times (-6)?|-24/-10/10/20/*24
        How many minutes are 2.5 hours?|*150/125/130/145/180
        What is 2 to the power of 6?|12/*64/36/32/128
        """),
    ),
    right(
        "Roman numerals in small letters as the marks of options, asked for by that name",
        "roman-marks",
        r"""
        marks = ("i", "ii", "iii", "iv")
        lines = [f"Which work is by {data['artist']}? Answer with the Roman numeral."]
        for mark, work in zip(marks, data["works"]):
            lines.append(f"({mark}) {work}")
        gold = marks[data["right"]]
        return {"input": "\n".join(lines) + "\nNumeral:", "output": f" {gold}", "processed_output": gold}
        """,
        starred(
            """
            Vermeer|The Night Watch/*The Milkmaid/The Kiss/Guernica
            Munch|*The Scream/Sunflowers/Water Lilies/The Hay Wain
            Klimt|The Thinker/Olympia/*The Kiss/The Gleaners
            Botticelli|The Last Supper/David/Las Meninas/*The Birth of Venus
            Dalí|The Fall of Icarus/*The Persistence of Memory/Nighthawks/Ophelia
            Hopper|Campbell's Soup Cans/The Ambassadors/*Nighthawks/The Tempest
            Rodin|*The Thinker/Discobolus/Pietà/The Little Dancer
            Velázquez|Saturn/The Third of May/The Naked Maja/*Las Meninas
            """,
            "artist",
            "works",
            "right",
        ),
    ),
    right(
        "options that are numbered from 0, as a programmer's list is",
        "zero-based",
        r"""
        text = f"{data['question']}\n"
        text += "\n".join(f"[{n}] {choice}" for n, choice in enumerate(data["choices"]))
        text += "\nIndex (the first option has index 0):"
        gold = str(data["answer"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        starred("""
        Which language did Guido van Rossum design?|*Python/Ruby/Perl
        Which company made the Walkman?|Philips/*Sony/Bose
        Which of these is an operating system?|Oracle/Apache/*Linux
        Who is called the first programmer?|*Ada Lovelace/Alan Turing/Grace Hopper
        What does RAM stand for?|rapid access mode/*random access memory/read and memorise
        Which unit is the smallest?|byte/kilobyte/*bit
        What is a group of 8 bits called?|*byte/word/nibble
        Which port does HTTPS use by default?|80/*443/22
        """),
    ),
    right(
        "ticked and open boxes, where the ticked ones were chosen by a customer and are data",
        "pizza-boxes",
        r"""
        order = "\n".join(("[x] " if name in data["chosen"] else "[ ] ") + name for name in TOPPINGS)
        text = f"Order form:\n{order}\nIs this order free of meat?\nReply:"
        gold = "no" if {"ham", "salami"} & set(data["chosen"]) else "yes"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "chosen*",
            """
            ham/olives
            cheese/olives
            mushrooms
            salami/cheese/mushrooms
            cheese
            ham
            olives/mushrooms/cheese
            salami/olives
            ham/mushrooms
            """,
        ),
        above="""
        TOPPINGS = ("cheese", "ham", "mushrooms", "olives", "salami")
        """,
    ),
    right(
        "none of these as the last option, which is right at times",
        "none-of-these",
        r"""
        choices = [*data["choices"], "none of these"]
        text = data["question"] + "".join(f"\n{n}) {each}" for n, each in enumerate(choices, 1)) + "\nNumber:"
        gold = str(data["answer"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        records(
            "question choices answer",
            ("Which of these is a prime number?", ["21", "33", "51"], 4),
            ("Which of these is a planet?", ["Titan", "Venus", "Ceres"], 2),
            ("Which of these is in Africa?", ["Lima", "Quito", "Accra"], 3),
            ("Which of these is a bird?", ["stork", "bat", "moth"], 1),
            ("Which of these has eight legs?", ["ant", "wasp", "beetle"], 4),
            ("Which of these is a gas at room temperature?", ["neon", "iodine", "tin"], 1),
            ("Which of these did Mozart write?", ["Carmen", "Aida", "The Magic Flute"], 3),
            ("Which of these is a noble metal?", ["zinc", "platinum", "iron"], 2),
        ),
    ),
    right(
        "0 for yes and 1 for no, as a program's exit status has it",
        "exit-status",
        r"""
        text = "A command exits with 0 if all is well, and with 1 if it failed.\n"
        text += f"$ {data['command']}\n{data['printed']}\n$ echo $?"
        gold = str(data["status"])
        return {"input": text, "output": "\n" + gold, "processed_output": gold}
        """,
        table(
            "command|printed|status#",
            """
            make test|24 passed|0
            ping -c 1 db|Destination Host Unreachable|1
            ruff check .|Found 3 errors.|1
            cat notes.txt|milk, bread|0
            rm ghost.txt|rm: cannot remove 'ghost.txt': No such file or directory|1
            python -c "print(1)"|1|0
            npm test|2 failing, 7 passing|1
            sha256sum -c sums|image.iso: OK|0
            """,
        ),
        stop=("\n\n",),
    ),
    right(
        "arrows between question and answer in the place of cues",
        "arrow-cues",
        r"""
        return {"input": f"{data['country']} →", "output": f" {data['capital']}", "processed_output": data["capital"]}
        """,
        table(
            "country|capital",
            """
            Kenya|Nairobi
            Norway|Oslo
            Uruguay|Montevideo
            Vietnam|Hanoi
            Jordan|Amman
            Iceland|Reykjavik
            Cuba|Havana
            Nepal|Kathmandu
            """,
        ),
        description="country → capital\n\n",
    ),
    right(
        "emoji as labels, one of three",
        "emoji-moods",
        r"""
        text = f"{data['message']}\nWhich emoji fits: 😀, 😡 or 😢?\nEmoji:"
        gold = [emoji for emoji, fits in data["target_scores"].items() if fits][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            We won the cup!!!|*😀/😡/😢
            My grandmother died last night.|😀/😡/*😢
            He scratched my car and drove off, that swine.|😀/*😡/😢
            I got the job, I got the job|*😀/😡/😢
            They lied to us for years. I could scream.|😀/*😡/😢
            The dog is still missing, the kids cry all day.|😀/😡/*😢
            Holidays at last #sunshine|*😀/😡/😢
            How DARE they close our library|😀/*😡/😢
            Nobody came to my birthday...|😀/😡/*😢
            """,
            "message",
            " ",
        ),
        method="ppl",
    ),
    right(
        "several letters for an answer, in the order of the alphabet and without spaces",
        "select-all",
        r"""
        lines = [f"Select all that are {data['kind']} and write their letters without spaces, as in XY."]
        lines += [f"{letter} {thing}" for letter, thing in zip("ABCDE", data["things"])]
        gold = data["letters"]
        return {"input": "\n".join([*lines, "Letters:"]), "output": " " + gold, "processed_output": gold}
        """,
        table(
            "kind|things*|letters",
            """
            fruits|lime/brick/mango/nail/plum|ACE
            rivers|Etna/Danube/Nile/Sahara/Fuji|BC
            metals|tin/wood/silk/nickel/clay|AD
            even numbers|7/12/9/31/50|BE
            insects|ant/crab/wasp/shrew/moth|ACE
            verbs|apple/sing/river/write/run|BDE
            capitals of states|Rome/Milan/Sydney/Cairo/Lima|ADE
            colours|mauve/beige/fork/teal/spoon|ABD
            """,
        ),
    ),
    right(
        "labels in capitals with marks around them, which the prompt shows as they are",
        "bracket-labels",
        r"""
        head = "Route each message with one tag: <<URGENT>>, <<LATER>> or <<SPAM>>."
        text = "\n".join((head, "msg> " + data["msg"], "tag>"))
        gold = f"<<{data['tag'].upper()}>>"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "msg|tag",
            """
            The server room is on fire!|urgent
            Could we talk about the picnic sometime?|later
            CONGRATULATIONS you have won 1,000,000 $$$|spam
            Patient in room 9 has stopped breathing|urgent
            Cheap p1lls, no prescription, click here|spam
            When you have time, please water the fern.|later
            Gas smell in the school kitchen, send help now|urgent
            Minutes of last month's meeting attached.|later
            Hot singles near you >>> join free|spam
            """,
        ),
    ),
    right(
        "matching: a number and a letter for each pair, commas between",
        "match-pairs",
        r"""
        left = "\n".join(f"{n}. {text}" for n, text in enumerate(data["left"], 1))
        right = "\n".join(f"{mark}. {text}" for mark, text in zip("abc", data["right"]))
        text = f"Match {data['what']}. Write it as in 1-x, 2-y, 3-z.\n{left}\n{right}\nMatch:"
        return {"input": text, "output": f" {data['key']}", "processed_output": data["key"]}
        """,
        table(
            "what|left*|right*|key",
            """
            animals and homes|bee/fox/bird|den/nest/hive|1-c, 2-a, 3-b
            tools and trades|scalpel/plough/chisel|farmer/surgeon/sculptor|1-b, 2-a, 3-c
            countries and coins|Japan/India/Poland|zloty/yen/rupee|1-b, 2-c, 3-a
            words and opposites|hot/big/old|cold/new/small|1-a, 2-c, 3-b
            animals and their young|cow/sheep/dog|puppy/lamb/calf|1-c, 2-b, 3-a
            gods and realms|Neptune/Mars/Venus|war/sea/love|1-b, 2-a, 3-c
            planets and features|Saturn/Mars/Earth|rings/oceans/red dust|1-a, 2-c, 3-b
            authors and books|Orwell/Melville/Austen|Emma/1984/Moby-Dick|1-b, 2-c, 3-a
            shapes and sides|hexagon/triangle/square|three/four/six|1-c, 2-a, 3-b
            """,
        ),
    ),
    right(
        "a question mark and dashes as cues, and labels of one letter that are explained first",
        "one-letter-labels",
        r"""
        text = f"(h = happened, p = planned, n = neither)\n{data['sentence']}\n--?--"
        gold = {"past": "h", "future": "p", "none": "n"}[data["time"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "sentence|time",
            """
            The council will vote on Monday.|future
            The bridge fell last night.|past
            Copper conducts heat.|none
            We are going to paint the fence tomorrow.|future
            Her father sold the shop in 1999.|past
            Triangles have three sides.|none
            The king died in exile.|past
            They intend to move in June.|future
            Whales are mammals.|none
            """,
        ),
    ),
)
