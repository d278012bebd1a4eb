"""Right prompts whose content or answers look odd."""

from __future__ import annotations

from tests.lint.seventeenth.making import ask, pairs

Q = "f\"Question: {data['q']}\\nAnswer:\""

RIGHT = (
    ask(
        "letters that are vitamins",
        pairs(
            "Which vitamin does the skin make in the sun? > D;; "
            "Which vitamin are carrots known for? > A;; Which vitamin prevents scurvy? > C;; "
            "Which vitamin is tocopherol? > E;; Which vitamin helps blood to clot? > K;; "
            "Ascorbic acid is which vitamin? > C;; Retinol is which vitamin? > A;; "
            "Lack of which vitamin causes rickets? > D"
        ),
        Q,
    ),
    ask(
        "blood groups and school grades as letters",
        pairs(
            "Blood without antigens A and B is of which group? > O;; "
            "Blood with both antigens is of which group? > AB;; "
            "Which group has antigen A alone? > A;; Which group has antigen B alone? > B;; "
            "Which group may give to all others? > O;; "
            "Which group may take from all others? > AB;; "
            "Parents of group O have children of which group? > O;; "
            "Which group has antibodies against B alone? > A"
        ),
        Q,
    ),
    ask(
        "notes of music as letters",
        pairs(
            "one whole step above F > G;; a half step above E > F;; the octave of D > D;; "
            "a fifth above C > G;; a third above C > E;; one whole step below B > A;; "
            "the first note of the scale of A minor > A;; a half step above B > C"
        ),
        r'''"Name the note: " + data["q"] + "\nNote:"''',
    ),
    ask(
        "Roman numbers",
        pairs(
            "4 > IV;; 9 > IX;; 14 > XIV;; 40 > XL;; 19 > XIX;; 90 > XC;; 2024 > MMXXIV;; "
            "55 > LV;; 101 > CI"
        ),
        r'''f"Write {data['q']} in Roman numerals:"''',
    ),
    ask(
        "Morse signs in the input",
        pairs(
            "... --- ... > SOS;; .... .. > HI;; -. --- > NO;; -.-- . ... > YES;; --. --- > GO;; "
            ".- -- > AM;; .. - > IT;; -- . > ME"
        ),
        r'''"Morse: " + data["q"] + "\nText:"''',
    ),
    ask(
        "strands of DNA",
        pairs(
            "ATGC > TACG;; GGAT > CCTA;; TTAA > AATT;; CGCG > GCGC;; ACGT > TGCA;; GATT > CTAA;; "
            "CCAA > GGTT;; TAGC > ATCG"
        ),
        r'''"strand 5'-" + data["q"] + "-3'\ncomplement, in the same order:"''',
    ),
    ask(
        "None, True and lists as a program prints them",
        pairs(
            "print([].append(1)) > None;; print(2 == 2) > True;; print([1] * 2) > [1, 1];; "
            "print(not True) > False"
            + ";; print(dict().get('x')) > None;; print((1, 2)) > (1, 2);; "
            "print(bool('')) > False;; print(3 / 2) > 1.5;; print({}) > {}"
        ),
        r'''"Say what Python prints.\n" + data["q"] + "\nOutput:"''',
    ),
    ask(
        "braces of another template language are what is asked about",
        pairs(
            "Hi {{ name }}! name = Bo > Hi Bo!;; {{ a }}-{{ b }} a = 1, b = 2 > 1-2;; "
            "{{ x | upper }} x = yes > YES;; {{ n + 1 }} n = 4 > 5;; <{{ tag }}> tag = p > <p>;; "
            "{{ w }}{{ w }} w = ha > haha;; {{ l | length }} l = [7, 8] > 2;; "
            "{{ q | trim }}! q = ' ok ' > ok!"
        ),
        r'''"What does this template of Jinja render to?\n" + data["q"] + "\nRendered:"''',
    ),
    ask(
        "tags of HTML are the answers",
        pairs(
            "a line break > <br>;; a paragraph > <p>;; a list with numbers > <ol>;; "
            "a row of a table > <tr>;; a link > <a>;; an image > <img>;; "
            "the largest heading > <h1>;; an item of a list > <li>"
        ),
        r'''f"Which tag of HTML makes {data['q']}?\nTag:"''',
    ),
    ask(
        "entities of HTML are asked about",
        pairs(
            "&amp; > ampersand;; &lt; > less-than sign;; &copy; > copyright sign;; "
            "&euro; > euro sign;; &quot; > quotation mark;; &deg; > degree sign;; "
            "&para; > pilcrow;; &sect; > section sign"
        ),
        r'''f"What does the entity {data['q']} stand for?\nAnswer:"''',
    ),
    ask(
        "escapes are the subject",
        pairs(
            "\\n > newline;; \\t > tab;; \\\\ > backslash;; \\r > carriage return;; "
            "\\0 > null character;; \\' > single quote;; \\a > bell;; \\b > backspace"
        ),
        r'''"In C, what character is " + data["q"] + " ?\nCharacter:"''',
    ),
    ask(
        "regular expressions with backslashes",
        pairs(
            r"^\d{3}$ on 123 > yes;; ^[a-c]+$ on abd > no;; \bcat\b on concat > no;; "
            r"^\w+@\w+$ on a@b > yes;; colou?r on color > yes;; ^$ on x > no;; "
            r"(ab){2} on abab > yes;; ^\s+$ on a.b > no"
        ),
        r'''f"Does the pattern match? {data['q']}\nyes or no:"''',
    ),
    ask(
        "formulas of LaTeX",
        pairs(
            r"\frac{1}{2} + \frac{1}{4} > \frac{3}{4};; \sqrt{49} > 7;; 2^{5} > 32;; "
            r"\frac{6}{8} > \frac{3}{4};; \sin(0) > 0;; "
            r"\frac{1}{3} \cdot \frac{1}{2} > \frac{1}{6};; 10^{-1} \cdot 50 > 5;; |{-4}| > 4"
        ),
        r'''"Simplify $" + data["q"] + "$.\nIn LaTeX, without dollar signs:"''',
    ),
    ask(
        "misspelt words that are to be put right",
        pairs(
            "recieve > receive;; seperate > separate;; definately > definitely;; "
            "accomodate > accommodate;; wierd > weird;; untill > until;; "
            "goverment > government;; tommorow > tomorrow"
        ),
        r'''"Misspelt: " + data["q"] + "\nCorrect:"''',
    ),
    ask(
        "sentences without marks or capitals that are to be restored",
        pairs(
            "where are you from > Where are you from?;; i live in rome > I live in Rome.;; "
            "stop that > Stop that!;; anna met tim in may > Anna met Tim in May.;; "
            "is it monday > Is it Monday?;; we won > We won!;; "
            "mr lee is here > Mr Lee is here.;; what a day > What a day!"
        ),
        r'''"Restore capitals and punctuation.\nRaw: " + data["q"] + "\nRestored:"''',
    ),
    ask(
        "the answer is the input turned round",
        pairs(
            "lint > tnil;; prompt > tpmorp;; apple > elppa;; stone > enots;; level > level;; "
            "drawer > reward;; noon > noon;; spam > maps"
        ),
        r'''"Reverse the letters of this word: " + data["q"] + "\nReversed:"''',
    ),
    ask(
        "the line is to be copied with one change",
        pairs(
            "The cat sat. > The dog sat.;; A cat sleeps. > A dog sleeps.;; "
            "My cat is old. > My dog is old.;; No cat here. > No dog here.;; "
            "One cat, two bowls. > One dog, two bowls.;; I saw a cat. > I saw a dog.;; "
            "Is the cat in? > Is the dog in?;; Cat or fish? > Dog or fish?"
        ),
        r'''"Copy the line, but turn every cat into a dog.\nLine: " + data["q"] + "\nCopy:"''',
    ),
    ask(
        "words with their letters mixed up",
        pairs(
            "ptale > plate;; ohsue > house;; terwa > water;; gdoar > doarg;; kobo > book;; "
            "tinra > train;; oclck > clock;; pepra > paper;; hcair > chair".replace(
                "gdoar > doarg;; ", ""
            )
        ),
        r'''"Unscramble: " + data["q"] + " →"''',
    ),
    ask(
        "numbers with commas and units",
        pairs(
            "3 km in metres > 3,000 m;; 2 t in kilos > 2,000 kg;; "
            "1.5 l in millilitres > 1,500 ml;; 4 h in seconds > 14,400 s;; "
            "12 m in centimetres > 1,200 cm;; 7 kg in grams > 7,000 g;; "
            "1 day in minutes > 1,440 min;; 5 km in metres > 5,000 m"
        ),
        r'''"Convert (comma between thousands, unit behind a space).\n" + data["q"] + " ="''',
    ),
    ask(
        "answers below nought and fractions",
        pairs(
            "3 - 8 > -5;; 1/2 of 1/4 > 1/8;; -2 * 3 > -6;; 1/3 + 1/3 > 2/3;; 0 - 7 > -7;; "
            "-4 - 4 > -8;; half of 1/3 > 1/6;; 5 - 6 > -1"
        ),
        r'''f"{data['q']}: what is it? (a fraction where it is no whole number)\nResult:"''',
    ),
    ask(
        "prices in dollars beside braces of Python",
        pairs(
            "a $20 shirt, 10% off > $18;; a $50 lamp, 20% off > $40;; an $8 book, 50% off > $4;; "
            "a $200 bike, 25% off > $150;; a $30 hat, 10% off > $27;; "
            "a $90 coat, a third off > $60;; a $16 pie, 25% off > $12;; a $40 game, 5% off > $38"
        ),
        r'''f"What do you pay for {data['q']}? Write the dollar sign.\nPrice:"''',
    ),
    ask(
        "times of day in two styles",
        pairs(
            "13:30 > 1:30 p.m.;; 08:05 > 8:05 a.m.;; 23:59 > 11:59 p.m.;; 00:10 > 12:10 a.m.;; "
            "12:00 > 12:00 p.m.;; 17:45 > 5:45 p.m.;; 06:20 > 6:20 a.m.;; 20:00 > 8:00 p.m."
        ),
        r'''data["q"] + " on the twelve-hour clock, with a.m. or p.m.:"''',
    ),
)
