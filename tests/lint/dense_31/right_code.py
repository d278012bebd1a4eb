"""Right prompts in English on code, signs and words: completion, SQL, regexes, formulas, spelling."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank

RIGHT = (
    case(
        "py-return",
        "Python completed in the middle of a line",
        "# {doc}\ndef f({args}):\n    return",
        "doc|args|a",
        """
double of x|x|x * 2
the last item of the list xs|xs|xs[-1]
whether n is even|n|n % 2 == 0
the text s in capitals|s|s.upper()
how many items xs has|xs|len(xs)
the larger of a and b|a, b|max(a, b)
the absolute value of x|x|abs(x)
""",
        fewshot=4,
    ),
    case(
        "js-const",
        "JavaScript that goes on after an equals sign",
        "// {doc}\nconst {name} =",
        "doc|name|a",
        """
the current year 2024 as a number|year|2024;
an empty array|list|[];
the text "ready"|state|"ready";
true|isOpen|true;
an array with 1, 2 and 3|nums|[1, 2, 3];
an object with the key id and the value 7|item|{ id: 7 };
""",
    ),
    case(
        "sql-shop",
        "SQL from a question on one table",
        "-- {q}\nSELECT",
        "q|a",
        """
titles of all books|title FROM books;
titles by Ursula Le Guin|title FROM books WHERE author = 'Ursula Le Guin';
how many books there are|COUNT(*) FROM books;
titles printed before 1950|title FROM books WHERE year < 1950;
the oldest year|MIN(year) FROM books;
all authors, each once|DISTINCT author FROM books;
titles from A to Z|title FROM books ORDER BY title;
""",
        head="CREATE TABLE books (title TEXT, author TEXT, year INTEGER);",
    ),
    case(
        "regex-words",
        "regular expressions for a data desk",
        "Matches exactly: {d}\nRegex:",
        "d|a",
        """
four digits|^\\d{4}$
two capital letters, then three digits|^[A-Z]{2}\\d{3}$
one or more small letters|^[a-z]+$
a capital letter and a full stop|^[A-Z]\\.$
a hash sign and six digits|^#\\d{6}$
a digit, a hyphen, a digit|^\\d-\\d$
""",
        fewshot=2,
    ),
    case(
        "shell-what",
        "shell commands for an intern",
        "To {do}:\n$",
        "do|a",
        """
list the files here, hidden ones too|ls -a
go up one folder|cd ..
make a folder called logs|mkdir logs
show which folder you are in|pwd
rename a.txt to b.txt|mv a.txt b.txt
copy a.txt to b.txt|cp a.txt b.txt
count the lines of a.txt|wc -l a.txt
""",
        head="Unix commands, one per task.",
    ),
    case(
        "py-prints",
        "what a short program prints",
        "```python\n{c}\n```\nprints",
        "c|a",
        """
x = 3⏎x += 4⏎print(x)|7
print("ab" * 2)|abab
for i in range(2):⏎    print(i, end=";")|0;1;
xs = [4, 1, 3]⏎print(sorted(xs)[0])|1
print(len("hello") // 2)|2
d = {"a": 5}⏎print(d.get("b", 0))|0
print("x" in "text")|True
""",
    ),
    case(
        "balance",
        "chemical equations balanced",
        "{u}\nBalanced:",
        "u|a",
        """
H2 + O2 -> H2O|2 H2 + O2 -> 2 H2O
N2 + H2 -> NH3|N2 + 3 H2 -> 2 NH3
Na + Cl2 -> NaCl|2 Na + Cl2 -> 2 NaCl
Mg + O2 -> MgO|2 Mg + O2 -> 2 MgO
Al + O2 -> Al2O3|4 Al + 3 O2 -> 2 Al2O3
KClO3 -> KCl + O2|2 KClO3 -> 2 KCl + 3 O2
CH4 + O2 -> CO2 + H2O|CH4 + 2 O2 -> CO2 + 2 H2O
""",
    ),
    case(
        "chord-notes",
        "a pianist's chords, three notes",
        "{c}:",
        "c|a",
        """
C major|C E G
G major|G B D
F major|F A C
A minor|A C E
D minor|D F A
E minor|E G B
D major|D F# A
C minor|C Eb G
""",
        head="Notes of the triad in root position.",
        fewshot=4,
    ),
    case(
        "derive",
        "derivatives in LaTeX",
        "f(x) = {f}\nf'(x) =",
        "f|a",
        """
x^2|2x
3x|3
x^3 + x|3x^2 + 1
\\sin x|\\cos x
e^x|e^x
5|0
4x^2 - 7|8x
""",
    ),
    case(
        "homophone",
        "the right homophone in a gap",
        "{s}\n({w})\nAnswer:",
        "s|w|a",
        """
They left ___ coats in the hall.|there, their|their
The knight fell off his ___.|hoarse, horse|horse
Can you ___ the bells?|hear, here|hear
We ___ the ball over the wall.|through, threw|threw
She has ___ much to do.|too, two|too
The ___ of the ship was torn.|sail, sale|sail
I need a ___ of paper.|piece, peace|piece
""",
        head="Fill the gap with one of the two words in brackets.",
    ),
    case(
        "article-gap",
        "articles in an English course for adults",
        "{s}\n",
        "s|a",
        """
She is __ honest woman. (a/an)|an
He plays in __ orchestra. (a/an)|an
It was __ useful tool. (a/an)|a
We waited for __ hour. (a/an)|an
They bought __ yacht. (a/an)|a
That is __ old trick. (a/an)|an
I saw __ unicorn in a dream. (a/an)|a
""",
        lead="",
    ),
    case(
        "irregular",
        "irregular verbs, three forms",
        "{v} -",
        "v|a",
        """
go|went - gone
sing|sang - sung
take|took - taken
break|broke - broken
write|wrote - written
swim|swam - swum
give|gave - given
drive|drove - driven
""",
        fewshot=5,
    ),
    case(
        "typo-fix",
        "a subeditor corrects one misspelling",
        "Wrong: {w}\nRight:",
        "w|a",
        """
We recieved your letter.|We received your letter.
The goverment fell in May.|The government fell in May.
It is definately closed.|It is definitely closed.
She was late becuase of fog.|She was late because of fog.
Their was no milk left.|There was no milk left.
The comittee meets today.|The committee meets today.
""",
    ),
    case(
        "plain-words",
        "officialese paraphrased by a town hall",
        "Official: {o}\nPlain:",
        "o|a",
        """
Applicants are required to furnish proof of residence.|Please show us where you live.
The facility will cease operations on 1 May.|We close for good on 1 May.
Persons under 12 are not permitted to enter unaccompanied.|Children under 12 need an adult with them.
Remuneration will be effected monthly.|We pay you every month.
Kindly refrain from the use of mobile devices.|Please do not use your phone.
Your correspondence has been duly received.|We have your letter.
""",
        metric="chrf",
        fewshot=2,
    ),
    rank(
        "odd-word",
        "which word does not belong, ranked",
        "Which word does not belong: {w}?\n",
        "w",
        """
trout, salmon, sparrow, pike|trout/salmon/*sparrow/pike
violin, spoon, cello, viola|violin/*spoon/cello/viola
oak, ash, elm, granite|oak/ash/elm/*granite
sonnet, haiku, teapot, limerick|sonnet/haiku/*teapot/limerick
Tuesday, June, May, April|*Tuesday/June/May/April
copper, silk, zinc, iron|copper/*silk/zinc/iron
""",
        fewshot=4,
    ),
    case(
        "limerick-rhyme",
        "the last word of a rhyme",
        "{v}",
        "v|a",
        """
The cat sat down upon the mat⏎and on its head it wore a|hat
A mouse ran quickly through the house⏎and told the news to Mister|Mouse
I met a bear upon the stair⏎and asked him if he'd like a|pear
The moon came up, a silver spoon,⏎and all the frogs began to|croon
There was a king who lost his ring⏎and after that he could not|sing
We set our sail before the gale⏎and on our way we saw a|whale
""",
        head="Finish each rhyme with one word.",
    ),
)
