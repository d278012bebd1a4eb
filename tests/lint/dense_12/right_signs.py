"""Right prompts in English with code, formulas, quotes, tables, options and marks of their own."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

LISTED = 'f"{data[\'question\']}\\n" + "\\n".join(f"{k}. {v}" for k, v in zip("ABC", data["choices"])) + "\\nAnswer:"'
BEST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "options of which one is part of another",
        starred("""
        What does a plant make in its leaves?|oxygen/sugar/*oxygen and sugar
        Where is the Louvre?|*Paris/Paris, Texas/South Paris
        What is H2O?|hydrogen/*hydrogen oxide/hydrogen peroxide
        Which city is the capital of Mexico?|Mexico/*Mexico City/New Mexico
        What do cows eat?|*grass/grass snakes/grasshoppers
        Which bird hoots?|*owl/owlfly/fowl
        What is a young goat?|kid/*a kid goat/a kidney
        Who rules a kingdom?|*king/kingfisher/kingpin
        """),
        LISTED,
        gold='"ABC"[data["answer"]]',
    ),
    ask(
        "the last option is none of these, and right now and then",
        starred("""
        Which of these is a planet?|Pluto/*Mars/none of these
        Which of these can fly?|ostrich/penguin/*none of these
        Which of these is a fish?|*cod/whale/none of these
        Which number is even?|7/9/*none of these
        Which of these is a gas?|*neon/gold/none of these
        Which word is a verb?|*run/table/none of these
        Which of these is a tree?|*elm/fern/none of these
        Which of these is a colour?|sofa/*green/none of these
        """),
        LISTED,
        gold='"ABC"[data["answer"]]',
    ),
    ask(
        "options are numbers that contain each other",
        starred("""
        What is 3 times 10?|3/13/*30
        What is 12 minus 11?|*1/11/111
        What is 4 plus 10?|4/*14/40
        What is 100 divided by 20?|50/*5/25
        What is 2 times 61?|*122/22/12
        What is 9 plus 0?|*9/90/99
        What is 70 minus 63?|70/*7/77
        What is 8 times 11?|8/18/*88
        """),
        LISTED,
        gold='"ABC"[data["answer"]]',
    ),
    ask(
        "ranked texts of one word and of many",
        scored("""
        Why do leaves fall in autumn?|*the tree saves water in the cold months/wind/boredom
        What do bees make?|*honey/glass that is blown in ovens/coal
        How does a boat float?|magic/*it pushes aside as much water as it weighs/glue
        What pulls the tide?|*the moon/a very long rope that sailors hold/salt
        What is steel made of?|*iron with a little carbon/clay/sand and honey
        Who repairs shoes?|*a cobbler/a person who paints ceilings/an otter
        Why is the sky blue?|paint/*air scatters blue light more than red/ink
        Where do foxes sleep?|*in a den/on the topmost branch of an oak/underwater
        """),
        "f\"{data['question']}\\nIn short:\\n\"",
        gold=BEST,
        output="gold",
        method="ppl",
    ),
    ask(
        "passages with questions of their own",
        table(
            "text|q|a",
            """
            "Who goes there?" cried the guard. "It is Tom," said a voice.|Who came?|Tom
            Why did it rain? Nobody knew. The fair was moved to the barn.|Where was the fair?|the barn
            What now? asked Lou, and Ben pointed at the ladder.|What did Ben point at?|the ladder
            Is it far? Two miles, said the driver.|How far is it?|Two miles
            Shall we stay? No, Eve answered, and took her hat.|What did Eve take?|her hat
            "How much?" "Six pounds," said the woman at the stall.|What was the price?|Six pounds
            Did you hear that? It was only the wind in the chimney.|What was heard?|the wind
            Where is the key? It hung on the nail behind the clock.|Where was the key?|on the nail
            """,
        ),
        "f\"Text: {data['text']}\\nQuestion: {data['q']} (words of the text)\\nAnswer:\"",
    ),
    ask(
        "calls with their brackets, as they are typed",
        qa("""
        the length of the list a > len(a)
        the largest of a > max(a)
        a from behind > reversed(a)
        the text s in capitals > s.upper()
        the sum of a > sum(a)
        s without spaces at its ends > s.strip()
        x rounded to two decimals > round(x, 2)
        the absolute value of x > abs(x)
        """),
        "f\"Write a Python expression for {data['q']}.\\nExpression:\"",
    ),
    ask(
        "programs that print truths and lists, as Python writes them",
        table(
            "q|a",
            """
            print(3 > 2)|True
            print([1, 2] + [3])|[1, 2, 3]
            print(None)|None
            print((4, 5))|(4, 5)
            print({"a": 1})|{'a': 1}
            print(7 / 2)|3.5
            print(8 / 2)|4.0
            print("x" in "box")|True
            print([])|[]
            """,
        ),
        "f\"What does Python print?\\n>>> {data['q']}\\nOutput:\"",
    ),
    ask(
        "formulas in LaTeX, with braces and backslashes",
        table(
            "q|a",
            r"""
            the square root of two|$\sqrt{2}$
            one half|$\frac{1}{2}$
            x squared|$x^{2}$
            the sum of all a with index i|$\sum a_{i}$
            alpha plus beta|$\alpha + \beta$
            x is at most y|$x \leq y$
            three quarters|$\frac{3}{4}$
            the sine of theta|$\sin \theta$
            """,
        ),
        "f\"Write in LaTeX, between dollar signs: {data['q']}\\nLaTeX:\"",
    ),
    ask(
        "titles keep the quotes that the style asks for",
        qa("""
        Poe's poem on a bird > "The Raven"
        Shirley Jackson's story of a draw > "The Lottery"
        Keats's poem on a vase > "Ode on a Grecian Urn"
        Blake's poem on a big cat > "The Tyger"
        Joyce's last story of Dubliners > "The Dead"
        Yeats's poem on an island > "The Lake Isle of Innisfree"
        Frost's poem on two roads > "The Road Not Taken"
        Gogol's story of a coat > "The Overcoat"
        """),
        "f\"Which short work is meant? Put its title into double quotes.\\nWork: {data['q']}\\nTitle:\"",
    ),
    ask(
        "tables with cells that are empty on purpose",
        tuple(
            {"rows": [line.split(",") for line in body.split("/")], "q": question, "a": gold}
            for body, question, gold in (
                ("name,bus,train/Ann,yes,/Bob,,yes", "Who takes the bus?", "Ann"),
                ("day,am,pm/Mon,Lee,/Tue,,Kay", "Who works on Tuesday?", "Kay"),
                ("plant,sun,shade/fern,,x/rose,x,", "Which plant is for the shade?", "fern"),
                ("dish,nuts,milk/pesto,x,/flan,,x", "Which dish has milk?", "flan"),
                ("room,key,code/101,K7,/102,,4410", "What is the code of 102?", "4410"),
                ("file,read,write/a.txt,yes,/b.txt,yes,yes", "Which file may be written?", "b.txt"),
                ("team,won,lost/Jays,5,/Owls,,5", "Which team lost?", "Owls"),
                ("tool,lent,back/saw,May,/axe,May,June", "Which tool is back?", "axe"),
            )
        ),
        '"\\n".join(",".join(line) for line in data["rows"]) + f"\\nQ: {data[\'q\']}\\nA:"',
    ),
    ask(
        "texts say (sic), and the question is about it",
        table(
            "text|q|a",
            """
            The sign read "Fresh egs (sic) daily".|Which word is misspelt?|egs
            He wrote: "I seen (sic) the mayor."|Which word is wrong?|seen
            The plate says "Dentest" (sic).|What does the plate say?|Dentest
            "Wellcome (sic) home", said the banner.|Which word is misspelt?|Wellcome
            The menu offers "appel (sic) pie".|Which word is misspelt?|appel
            She signed as "Yours truely (sic)".|Which word is misspelt?|truely
            The map shows "Lake Eerie" (sic).|Which name is misspelt?|Eerie
            The note said "Do not distrub (sic)".|Which word is misspelt?|distrub
            """,
        ),
        "f\"{data['text']}\\n{data['q']} Copy it.\\nWord:\"",
    ),
    ask(
        "names of tags are the answers, and the texts have tags",
        qa("""
        makes text bold: <b>hi</b> > b
        a line break: one<br>two > br
        a link: <a href="x">go</a> > a
        a list item: <li>egg</li> > li
        a picture: <img src="y"> > img
        a table's row: <tr></tr> > tr
        emphasis: <em>now</em> > em
        a paragraph: <p>text</p> > p
        """),
        "f\"Name the HTML element.\\nSnippet: {data['q']}\\nElement:\"",
    ),
    ask(
        "worked examples of which one has nothing as its result",
        qa("""
        7 pens, 7 lent > 0
        9 cups, 4 broken > 5
        12 eggs, 6 eaten > 6
        3 hats, 3 lost > 0
        20 nails, 8 used > 12
        15 figs, 1 sold > 14
        6 keys, 2 bent > 4
        11 bolts, 10 rusty > 1
        """),
        "HEAD + f\"Case: {data['q']}\\nLeft: \".rstrip()",
        above='''
        HEAD = """How many are left?

        Case: 5 apples, 5 eaten
        Left: 0

        Case: 8 cards, none lost
        Left: 8

        """
        ''',
        fewshot=0,
    ),
    ask(
        "a worked example is much longer than the others",
        qa("""
        The soup was cold. > negative
        Lovely staff and a view of the sea from each room. > positive
        Never again. > negative
        We came for one night and stayed for a week, so kind was everybody. > positive
        Bugs in the bed. > negative
        Superb. > positive
        The shower dripped, the heating hummed and the neighbours sang. > negative
        Clean, quiet and cheap. > positive
        """),
        "HEAD + f\"Review: {data['q']}\\nLabel:\"",
        above='''
        HEAD = """Label each review as positive or negative.

        Review: Fine.
        Label: positive

        Review: We had looked forward to the trip for months, but the room faced the bins, and the clerk laughed.
        Label: negative

        """
        ''',
        fewshot=0,
    ),
    ask(
        "both directions of a translation, each with its own cues",
        table(
            "from|to|q|a",
            """
            English|Dutch|The cat sleeps.|De kat slaapt.
            Dutch|English|Ik heb honger.|I am hungry.
            English|Dutch|Good night.|Goedenacht.
            Dutch|English|Waar woon je?|Where do you live?
            English|Dutch|The milk is sour.|De melk is zuur.
            Dutch|English|Het regent.|It is raining.
            English|Dutch|My bike is new.|Mijn fiets is nieuw.
            Dutch|English|Zij leest een boek.|She is reading a book.
            """,
        ),
        "f\"Translate from {data['from']} into {data['to']}.\\n{data['from']}: {data['q']}\\n{data['to']}:\"",
    ),
    ask(
        "talks in which one person speaks twice in a row",
        tuple(
            {"turns": [list(turn) for turn in turns], "a": gold}
            for turns, gold in (
                ((("Ada", "Hello."), ("Ada", "Is anyone in?"), ("Ben", "Yes, come in.")), "Ben"),
                ((("Cem", "Who has the ball?"), ("Dee", "I have it.")), "Dee"),
                ((("Eli", "It is late."), ("Fay", "True."), ("Fay", "I go home.")), "Fay"),
                ((("Gil", "I lost my hat."), ("Hal", "Here it is.")), "Hal"),
                ((("Ina", "Tea?"), ("Jo", "No."), ("Ina", "Then I drink it all.")), "Ina"),
                ((("Kai", "Look."), ("Kai", "A seal!"), ("Lia", "Where?")), "Lia"),
                ((("Max", "We won!"), ("Nell", "Finally.")), "Nell"),
                ((("Ole", "I cook."), ("Pam", "I wash up.")), "Pam"),
            )
        ),
        '"\\n".join(f"{who}: {says}" for who, says in data["turns"]) + "\\n\\nWho spoke last?\\nName:"',
    ),
    ask(
        "hours with a nought before them, and those that need none",
        qa("""
        five past eight in the morning > 08:05
        noon > 12:00
        a quarter to seven in the evening > 18:45
        midnight > 00:00
        half past nine in the morning > 09:30
        ten in the evening > 22:00
        twenty past one at night > 01:20
        a quarter past four in the afternoon > 16:15
        """),
        "f\"Write the time as HH:MM.\\nTime: {data['q']}\\nHH:MM:\"",
    ),
    ask(
        "regular expressions, full of signs",
        table(
            "q|a",
            r"""
            one digit|\d
            one or more digits|\d+
            the letter a or b|[ab]
            any single sign|.
            a full stop itself|\.
            the beginning of a line|^
            a word's border|\b
            three capitals|[A-Z]{3}
            """,
        ),
        "f\"Give the regular expression for {data['q']}.\\nRegex:\"",
    ),
)
