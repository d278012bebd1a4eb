"""Right prompts that look odd, in English: words, signs and short answers."""

from __future__ import annotations

from tests.lint.making import ask, qa
from tests.lint.thirtieth.making import scored_by

NOUNS = ("lemon", "garden", "silver", "planet", "window", "butter", "rocket", "meadow")
SYMBOLS = qa("""
iron > Fe
gold > Au
silver > Ag
sodium > Na
potassium > K
lead > Pb
tin > Sn
mercury > Hg
""")
MORSE = qa("""
S > ...
O > ---
A > .-
N > -.
R > .-.
K > -.-
W > .--
D > -..
""")
PAST = qa("""
go > went
bring > brought
see > saw
write > wrote
fly > flew
catch > caught
begin > began
sing > sang
""")
GERMAN = qa("""
the dog > der Hund
the cat > die Katze
the bread > das Brot
the street > die Straße
the key > der Schlüssel
the girl > das Mädchen
the beer > das Bier
the door > die Tür
""")
EMOJI = qa("""
🍎 > apple
🐘 > elephant
🚗 > car
🌙 > moon
🎸 > guitar
🌂 > umbrella
🐝 > bee
🔑 > key
""")
DOMAINS = qa("""
https://www.example.org/news?id=4 > www.example.org
http://shop.example.com/cart > shop.example.com
https://docs.example.net/a/b.html#top > docs.example.net
ftp://files.example.edu/pub/ > files.example.edu
https://example.com/%7Eanna > example.com
https://mail.example.io:8080/in > mail.example.io
http://m.example.co.uk/ > m.example.co.uk
https://api.example.dev/v2/users > api.example.dev
""")
TAGS = qa("""
a paragraph > <p>
a link > <a>
a table row > <tr>
an image > <img>
a line break > <br>
an ordered list > <ol>
a heading of the first level > <h1>
a form > <form>
""")
SHELL = qa("""
list the files of a folder > ls
print the working directory > pwd
copy a file > cp
search text in files > grep
make a folder > mkdir
count lines and words > wc
show the first lines of a file > head
change permissions > chmod
""")
PARTS = qa("""
The *quick* fox ran. > adjective
She *sings* in a choir. > verb
He spoke *softly*. > adverb
The *river* is deep. > noun
They *built* a hut. > verb
A *cold* wind blew. > adjective
Put it on the *table*. > noun
It ended *badly*. > adverb
""")
SPEAKERS = qa("""
Ann: The kettle is on.⏎Bob: I'd rather have juice.⏎Who wants juice? > Bob
Ann: My train leaves at nine.⏎Bob: Mine goes at ten.⏎Whose train goes first? > Ann
Ann: I never learned to swim.⏎Bob: I was in a swimming club.⏎Who can swim? > Bob
Ann: I baked this pie.⏎Bob: It is delicious.⏎Who baked the pie? > Ann
Ann: Is this your scarf?⏎Bob: Yes, it's mine.⏎Who owns the scarf? > Bob
Ann: I have been to Peru twice.⏎Bob: I've never left Europe.⏎Who was in Peru? > Ann
Ann: You look tired.⏎Bob: I slept for three hours.⏎Who slept badly? > Bob
Ann: I shall pay.⏎Bob: That's kind of you.⏎Who will pay? > Ann
""")
QUOTED = qa("""
"Rain again," said Ida. > Ida
"Where is my hat?" asked Carl. > Carl
"Never!" cried the queen. > the queen
"I see," the doctor murmured. > the doctor
"Wait for us," called Nora. > Nora
"It is late," the guard said. > the guard
"What a view," Tom whispered. > Tom
"Two more," the barber replied. > the barber
""")
ACRONYMS = qa("""
as soon as possible > ASAP
by the way > BTW
in my opinion > IMO
for your information > FYI
frequently asked questions > FAQ
away from keyboard > AFK
do it yourself > DIY
to be announced > TBA
""")
LATEX = qa(r"""
$\frac{1}{2} + \frac{1}{4}$ > 3/4
$\sqrt{81}$ > 9
$2^{5}$ > 32
$\binom{4}{2}$ > 6
$\frac{2}{3} \cdot 9$ > 6
$(-7)^{2}$ > 49
$10^{3} - 1$ > 999
$\sqrt{16} + 3$ > 7
""")
CALENDAR = qa("""
the month after June > July
the day before Monday > Sunday
the month before March > February
the day after Thursday > Friday
the last month of the year > December
two days after Sunday > Tuesday
the month after August > September
the day before Thursday > Wednesday
""")
CAPS = tuple({"q": noun, "a": noun.upper()} for noun in NOUNS)
BACK = tuple({"q": noun, "a": noun[::-1]} for noun in NOUNS)
SPELT = tuple({"q": noun, "a": "-".join(noun)} for noun in NOUNS)
COUNTS = tuple(
    {"q": word, "a": str(sum(word.count(vowel) for vowel in "aeiou"))}
    for word in ("banana", "rhythm", "queue", "desk", "audio", "garden", "sequoia", "tree")
)
GAPS = tuple(
    {"q": noun[:place] + "_" + noun[place + 1 :], "a": noun[place]}
    for noun, place in zip(NOUNS, (0, 2, 1, 3, 5, 4, 2, 1), strict=True)
)
PLURALS = scored_by(
    """
    one mouse, two|*mice/mouses/mousen
    one ox, two|oxes/*oxen/oxs
    one leaf, two|leafs/leafes/*leaves
    one goose, two|gooses/*geese/geeses
    one child, two|*children/childs/childes
    one foot, two|foots/feets/*feet
    one wolf, two|wolfs/*wolves/wolfes
    one sheep, two|*sheep/sheeps/sheepes
    """
)
ENDINGS = scored_by(
    """
    He was thirsty, so he|* drank a glass of water./ painted the fence./ wound up the clock.
    The ice was thin, so they| skated on at once./* stayed off the lake./ ate some soup.
    Her shoes were wet, so she| sold her car./ read the paper./* put them by the stove.
    The bus was late, so we|* walked to school./ peeled the potatoes./ planted a tree.
    The baby cried, so he| closed the bank./* picked her up./ flew to Rome.
    The lamp flickered, so I| fed the hens./ signed the form./* changed the bulb.
    The pan was hot, so she|* used a cloth to lift it./ wrote a poem./ bought a map.
    The door was locked, so he| sneezed twice./* rang the bell./ grew a beard.
    """,
    strip=False,
)

RIGHT = (
    ask("symbols of elements", SYMBOLS, "f\"Element: {data['q']}\\nSymbol:\""),
    ask(
        "code of dots and dashes",
        MORSE,
        "f\"Write the letter in Morse code.\\nLetter: {data['q']}\\nCode:\"",
    ),
    ask("past tense with a dash", PAST, "f\"to {data['q']} – past tense:\""),
    ask("German with articles", GERMAN, "f\"English: {data['q']}\\nGerman:\""),
    ask("an emoji as question", EMOJI, "f\"{data['q']}\\nName:\""),
    ask("addresses of the web", DOMAINS, "f\"URL: {data['q']}\\nHost:\""),
    ask("tags as answers", TAGS, "f\"Which HTML tag stands for {data['q']}?\\nTag:\""),
    ask("a dollar sign as prompt of a shell", SHELL, "f\"# {data['q']}\\n$\""),
    ask(
        "stars around the word that is meant",
        PARTS,
        "f\"Is the word in stars a noun, verb, adjective or adverb?\\n{data['q']}\\nIt is:\"",
    ),
    ask("speakers with cues", SPEAKERS, "f\"{data['q']}\\nAnswer with the name.\\nName:\""),
    ask("a line that begins with a quote", QUOTED, "f\"{data['q']}\\nSpeaker:\""),
    ask("acronyms", ACRONYMS, "f\"Long: {data['q']}\\nShort:\""),
    ask(
        "formulas between dollars",
        LATEX,
        "f\"Compute. Write fractions with a slash.\\n{data['q']} =\"",
    ),
    ask("a phrase instead of a question", CALENDAR, "f\"Name {data['q']}.\\n→\""),
    ask(
        "the word in capitals, as asked",
        CAPS,
        "f\"Write in capital letters: {data['q']}\\nCapitals:\"",
    ),
    ask("the word backwards", BACK, "f\"Reverse the word.\\n{data['q']} ->\""),
    ask("the word spelt with hyphens", SPELT, "f\"Spell with hyphens: {data['q']}\\nSpelt:\""),
    ask(
        "a count of vowels",
        COUNTS,
        'f"How many vowels (a, e, i, o, u) are in \\"{data[\'q\']}\\"?\\nCount:"',
    ),
    ask("a gap in a word", GAPS, "f\"Which letter is missing?\\n{data['q']}\\nLetter:\""),
    ask(
        "a sentence that the choice ends, without a cue",
        PLURALS,
        "data['question'] + '\\n'",
        "next(k for k, v in data['target_scores'].items() if v)",
        "gold",
        method="ppl",
    ),
    ask(
        "continuations that begin with a space",
        ENDINGS,
        "data['question']",
        "next(k for k, v in data['target_scores'].items() if v)",
        "gold",
        method="ppl",
    ),
    ask("cues in upper case", PAST, "f\"VERB: {data['q']}\\nPAST:\""),
    ask(
        "a long rule above each question",
        ACRONYMS,
        "f\"----------\\nPhrase: {data['q']}\\nAcronym:\"",
    ),
    ask("a bullet before each field", GERMAN, "f\"* English: {data['q']}\\n* German:\""),
)
