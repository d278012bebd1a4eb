"""Right prompts in English that look odd, of tasks of their own."""

from __future__ import annotations

from tests.lint.sixteenth.making import ask, pairs, rows_of

RIGHT = (
    ask(
        "answers that are single letters by chance",
        "vitamins",
        pairs(
            "scurvy > C;;night blindness > A;;rickets > D;;pernicious anaemia > B12;;beriberi > B1;;slow clotting of blood > K;;pellagra > B3;;weak bones in children > D;;bleeding gums > C;;dry eyes > A"
        ),
        "f\"Which vitamin is lacking?\\nDisease: {data['q']}\\nVitamin:\"",
    ),
    ask(
        "Roman numerals as answers",
        "numerals",
        pairs(
            "4 > IV;;9 > IX;;14 > XIV;;40 > XL;;51 > LI;;90 > XC;;99 > XCIX;;400 > CD;;606 > DCVI;;1000 > M"
        ),
        "f\"{data['q']} in Roman numerals is\"",
    ),
    ask(
        "a gap of underscores",
        "gaps",
        pairs(
            "She put the ____ in the oven. > cake;;He tied his ____ before the run. > shoes;;The ____ barked at the postman. > dog;;We lit a ____ to keep warm. > fire;;The pilot landed the ____. > plane;;She cut the bread with a ____. > knife;;They rowed the ____ across the lake. > boat;;He read the ____ aloud. > letter"
        ),
        '"Fill the gap with one word.\\n" + data["q"] + "\\nWord:"',
    ),
    ask(
        "formulas of LaTeX with braces",
        "latex",
        pairs(
            r"$\frac{1}{2} + \frac{1}{2}$ > 1;;$\sqrt{49}$ > 7;;$2^{5}$ > 32;;$\sum_{i=1}^{3} i$ > 6;;$|{-8}|$ > 8;;$\binom{5}{2}$ > 10;;$3!$ > 6;;$\log_{2} 16$ > 4;;$\lfloor 5.9 \rfloor$ > 5;;$\sqrt[3]{27}$ > 3"
        ),
        "f\"Evaluate {data['q']}.\\nValue:\"",
    ),
    ask(
        "tags that the question is about",
        "tags",
        pairs(
            "a line break > <br>;;a paragraph > <p>;;a link > <a>;;a table row > <tr>;;an image > <img>;;a list item > <li>;;bold text > <b>;;a numbered list > <ol>;;a table > <table>;;a form > <form>"
        ),
        "f\"Which HTML tag stands for {data['q']}?\\nTag:\"",
    ),
    ask(
        "entities that are to be decoded",
        "entities",
        rows_of(
            ("fish &amp; chips", "fish & chips"),
            ("3 &lt; 5", "3 < 5"),
            ("caf&eacute;", "café"),
            ("&copy; 2020", "© 2020"),
            ("5 &euro;", "5 €"),
            ("&frac12; cup", "½ cup"),
            ("R&amp;B", "R&B"),
            ("7 &gt; 2", "7 > 2"),
        ),
        '"Decode the HTML entities.\\nCoded: " + data["q"] + "\\nPlain:"',
    ),
    ask(
        "misspellings that are to be mended",
        "spelling",
        pairs(
            "recieve > receive;;definately > definitely;;seperate > separate;;occured > occurred;;wierd > weird;;untill > until;;neccessary > necessary;;tommorow > tomorrow;;goverment > government;;begining > beginning"
        ),
        "f\"Correct the spelling.\\nWrong: {data['q']}\\nRight:\"",
    ),
    ask(
        "doubled words that are to be found",
        "doubled",
        pairs(
            "The the cat sat down. > the;;She went to to town. > to;;We saw a a fox. > a;;It is is late. > is;;He has has left. > has;;Put it on on top. > on;;They and and their dog came. > and;;Look at at this. > at"
        ),
        '"One word stands there twice. Which?\\nSentence: " + data["q"] + "\\nWord:"',
    ),
    ask(
        "letters in disorder",
        "anagrams",
        rows_of(
            ("zbrea", "zebra"),
            ("erte", "tree"),
            ("sohue", "house"),
            ("nraib", "brain"),
            ("lpepa", "apple"),
            ("rwate", "water"),
            ("kmoney", "monkey"),
            ("slgas", "glass"),
        ),
        "f\"Unscramble: {' '.join(data['q'])}\\nWord:\"",
    ),
    ask(
        "capitals are asked for and given",
        "shout",
        pairs(
            "quiet > QUIET;;lamp > LAMP;;river > RIVER;;cloud > CLOUD;;seven > SEVEN;;paper > PAPER;;north > NORTH;;green > GREEN"
        ),
        '"Write the word in capital letters: " + data["q"] + "\\nResult:"',
    ),
    ask(
        "Morse code",
        "morse",
        pairs(
            "... --- ... > SOS;;.... .. > HI;;-. --- > NO;;.. - > IT;;.- -. > AN;;-- . > ME;;.-- . > WE;;--. --- > GO"
        ),
        '"Decode the Morse code.\\n" + data["q"] + "\\nText:"',
    ),
    ask(
        "values that Python prints so",
        "values",
        rows_of(
            ("[1, 2] + [3]", "[1, 2, 3]"),
            ("{}.get('a')", "None"),
            ("7 / 2", "3.5"),
            ("3 > 5", "False"),
            ("(1,) * 2", "(1, 1)"),
            ("4 / 2", "2.0"),
            ("not []", "True"),
            ("'ab' * 2", "'abab'"),
        ),
        "f\"What is the repr of this expression in Python?\\n{data['q']}\\nrepr:\"",
    ),
    ask(
        "escapes that the question is about",
        "escapes",
        pairs(
            r"'a\nb' > 3;;'tab\t' > 4;;'\\' > 1;;'x\\y' > 3;;'\n\n' > 2;;'hi\'s' > 4;;'\t\tz' > 3;;'q' > 1"
        ),
        "f\"How many characters has the Python string {data['q']}?\\nCount:\"",
    ),
    ask(
        "Russian in, English out",
        "russian",
        pairs(
            "Доброе утро. > Good morning.;;Где вокзал? > Where is the station?;;Я люблю чай. > I love tea.;;Идёт снег. > It is snowing.;;Он врач. > He is a doctor.;;Мы дома. > We are at home.;;Сколько стоит? > How much is it?;;Она поёт. > She sings."
        ),
        "f\"Russian: {data['q']}\\nEnglish:\"",
    ),
    ask(
        "Greek letters that look Latin",
        "greek",
        pairs("Α > alpha;;Β > beta;;Ε > epsilon;;Η > eta;;Ρ > rho;;Χ > chi;;Ν > nu;;Κ > kappa"),
        '"Name the Greek letter: " + data["q"] + "\\nName:"',
    ),
    ask(
        "a table of truth",
        "truth",
        pairs(
            "T and F > F;;T or F > T;;not T > F;;F or F > F;;T and T > T;;not F > T;;T xor T > F;;F xor T > T"
        ),
        "f\"(T = true, F = false)\\n{data['q']} =\"",
    ),
    ask(
        "commands of a shell with their prompt",
        "shell",
        rows_of(
            ("$ echo a b | wc -w", "2"),
            ("$ echo hi", "hi"),
            ("$ printf '%s' x", "x"),
            ("$ basename /usr/bin/awk", "awk"),
            ("$ expr 6 + 7", "13"),
            ("$ echo ${#HOME} | wc -l", "1"),
            ("$ seq 3 | tail -n 1", "3"),
            ("$ echo abc | tr a-c A-C", "ABC"),
        ),
        "f\"What does the shell print?\\n{data['q']}\\nOutput:\"",
    ),
    ask(
        "a template language that the question is about",
        "jinja",
        pairs(
            "Hello {{ name }}! > name;;{{ count }} items > count;;Dear {{ title }}, > title;;{{ city }}, {% if a %}yes{% endif %} > city;;Total: {{ sum }} > sum;;By {{ author }} > author;;Due {{ date }} > date;;{{ greeting }}, world > greeting"
        ),
        '"Which variable is printed by this Jinja template?\\nTemplate: " + data["q"] + "\\nVariable:"',
    ),
    ask(
        "lines of a log with their times",
        "logs",
        pairs(
            "2021-03-04T10:22:01Z ERROR disk full > ERROR;;2021-03-04T10:22:09Z INFO job started > INFO;;2021-03-04T11:00:00Z WARN slow query > WARN;;2021-03-05T00:00:01Z INFO rotated > INFO;;2021-03-05T04:14:44Z ERROR lost link > ERROR;;2021-03-05T04:15:10Z WARN retrying > WARN;;2021-03-05T04:15:31Z INFO link is up > INFO;;2021-03-06T09:09:09Z ERROR no route > ERROR"
        ),
        '"Log: " + data["q"] + "\\nLevel:"',
    ),
    ask(
        "a sentence that breaks off",
        "endings",
        pairs(
            "The early bird catches the ... > worm;;A stitch in time saves ... > nine;;Too many cooks spoil the ... > broth;;Actions speak louder than ... > words;;All that glitters is not ... > gold;;Strike while the iron is ... > hot;;Better late than ... > never;;Practice makes ... > perfect"
        ),
        "f\"Complete the proverb: {data['q']}\\nLast word:\"",
    ),
    ask(
        "pairs with colons as in a test of analogies",
        "analogies",
        pairs(
            "hand : glove :: foot : ? > sock;;day : night :: hot : ? > cold;;bird : nest :: bee : ? > hive;;cow : calf :: dog : ? > puppy;;pen : write :: knife : ? > cut;;king : queen :: uncle : ? > aunt;;ear : hear :: eye : ? > see;;France : Paris :: Italy : ? > Rome"
        ),
        'data["q"] + "\\nAnswer:"',
    ),
    ask(
        "long answers in whole sentences",
        "rewrites",
        pairs(
            "The cat chased the mouse. > The mouse was chased by the cat.;;Mary wrote the song. > The song was written by Mary.;;The storm broke the mast. > The mast was broken by the storm.;;Two men carried the piano. > The piano was carried by two men.;;The judge heard the case. > The case was heard by the judge.;;A bee stung the boy. > The boy was stung by a bee.;;The queen opened the bridge. > The bridge was opened by the queen.;;Rust ate the gate. > The gate was eaten by rust."
        ),
        "f\"Put the sentence into the passive voice. Answer with a whole sentence.\\nActive: {data['q']}\\nPassive:\"",
    ),
    ask(
        "JSON in the prompt and in the answer",
        "json",
        tuple(
            {"q": f"{name} is {age} years old.", "answer": f'{{"name": "{name}", "age": {age}}}'}
            for name, age in (
                ("Ann", 34),
                ("Bo", 7),
                ("Cem", 51),
                ("Dua", 19),
                ("Eli", 88),
                ("Fay", 23),
                ("Gil", 46),
                ("Hal", 65),
            )
        ),
        '"Answer as JSON, like {\\"name\\": \\"Zed\\", \\"age\\": 40}.\\nText: " + data["q"] + "\\nJSON:"',
    ),
    ask(
        "a box of LaTeX is asked for and given",
        "boxes",
        pairs(
            "6 * 7 > 42;;9 + 8 > 17;;50 - 13 > 37;;12 * 3 > 36;;81 - 9 > 72;;7 + 46 > 53;;5 * 11 > 55;;64 - 45 > 19"
        ),
        '"Put the result into \\\\boxed{}.\\nCompute " + data["q"] + "\\nResult:"',
        'r"\\boxed{" + data["answer"] + "}"',
    ),
    ask(
        "a hint that is part of a crossword",
        "crossword",
        pairs(
            "It barks (3) > dog;;Opposite of cold (3) > hot;;King of beasts (4) > lion;;Frozen water (3) > ice;;Colour of grass (5) > green;;Planet with rings (6) > Saturn;;It tells the time (5) > clock;;Baby cat (6) > kitten"
        ),
        '"Crossword. The number in brackets counts the letters.\\nClue: " + data["q"] + "\\nEntry:"',
    ),
    ask(
        "addresses with mixed marks",
        "addresses",
        pairs(
            "12/3 Mill St., Apt. #4-B, Cork > Cork;;P.O. Box 77, Graz > Graz;;c/o Lund, 5 Elm Rd., Oslo > Oslo;;Flat 2, 9½ Bay Ln., Bath > Bath;;Unit 8 (rear), Kai 3, Kiel > Kiel;;Rte 66, Mile 12, Tulsa > Tulsa;;1-2-3 Ginza, Chuo-ku, Tokyo > Tokyo;;Av. 9 #14-20, Cali > Cali"
        ),
        '"Address: " + data["q"] + "\\nTown:"',
    ),
    ask(
        "emoji for words",
        "emoji",
        pairs(
            "🐟 > fish;;🍎 > apple;;🌙 > moon;;🔑 > key;;🐘 > elephant;;🎹 > piano;;🚲 > bicycle;;⛵ > boat"
        ),
        "f\"{data['q']} =\"",
    ),
    ask(
        "a diff whose signs begin the lines",
        "diffs",
        pairs(
            "- x = 1⏎+ x = 2 > 2;;- n = 8⏎+ n = 5 > 5;;- k = 0⏎+ k = 9 > 9;;- a = 3⏎+ a = 4 > 4;;- t = 7⏎+ t = 1 > 1;;- w = 6⏎+ w = 60 > 60;;- z = 2⏎+ z = 12 > 12;;- q = 5⏎+ q = 33 > 33"
        ),
        "f\"```diff\\n{data['q']}\\n```\\nWhat is the new value?\\nValue:\"",
    ),
    ask(
        "digits with gaps that are to be counted",
        "series",
        pairs(
            "2, 4, 6, 8, _ > 10;;1, 4, 9, 16, _ > 25;;5, 10, 15, 20, _ > 25;;81, 27, 9, 3, _ > 1;;1, 1, 2, 3, 5, _ > 8;;100, 90, 80, 70, _ > 60;;3, 6, 12, 24, _ > 48;;7, 14, 21, 28, _ > 35"
        ),
        "f\"{data['q']}\\n_ =\"",
    ),
    ask(
        "a language to answer in that is not the prompt's",
        "spanish",
        pairs(
            "dog > perro;;house > casa;;milk > leche;;book > libro;;sun > sol;;bread > pan;;night > noche;;window > ventana"
        ),
        "f\"Answer in Spanish.\\nWhat is the Spanish word for “{data['q']}”?\\nRespuesta:\"",
    ),
    ask(
        "times in two forms",
        "clocks",
        pairs(
            "3:15 pm > 15:15;;7:40 am > 07:40;;12:05 am > 00:05;;9:30 pm > 21:30;;1:10 pm > 13:10;;11:59 pm > 23:59;;6:00 am > 06:00;;12:45 pm > 12:45"
        ),
        "f\"Write the time in the 24-hour form (HH:MM).\\n{data['q']} ->\"",
    ),
)
