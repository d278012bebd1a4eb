"""Long right prompts in English of newsrooms, libraries, museums and schools."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "check-worthy",
        "whether a sentence of a speech is worth a fact check",
        """
## Fact-check desk: what do we check?

You screen the sentences of political speeches. Our checkers have time for few, so each sentence gets a yes or a no.

**Yes** if all of these hold:
* it says something about the world that is either so or not so,
* somebody could find out with public sources,
* it would matter to voters if it were false.

**No** if one of these holds:
* it is a promise or a forecast,
* it is a wish, a greeting, thanks, or praise,
* it tells of the speaker's private life.

**Borderline, and how we decided**
| sentence | decision | because |
|---|---|---|
| "We will cut waiting times in half." | no | promise |
| "We have cut waiting times in half." | yes | it happened or it did not |
| "I grew up above a bakery." | no | private life |

Write yes or no in lower case.
""",
        "Sentence: {sentence}\nWorth a check:",
        "sentence|decision",
        """
Unemployment fell by three per cent under my predecessor.|yes
My wife and I have been married for thirty years.|no
Every child will have a laptop by 2030.|no
This city spends more on parking than on schools.|yes
Thank you all for coming out in the rain.|no
Crime in the harbour district has doubled since 2019.|yes
Nine in ten of our bridges have been inspected this year.|yes
I hope that we can be friends again.|no
The new hospital cost twice what the minister had told parliament.|yes
""",
        labels="yes/no",
    ),
    manual(
        "who-said-it",
        "speaker of a quotation in a news paragraph",
        """
Instructions for the quotation index

What the index is for. Readers can look up everything that a person has been quoted with in our paper. For this we need to
know, for each quotation, who said it.

What you get. A paragraph and one quotation from it.

What you give. The name of the speaker as the paragraph has it, first name and surname, without a title or an office. So it is
"Helena Sorge", and neither "Mayor Sorge" nor "the mayor".

Pronouns. If the paragraph says "she added", find out whom it means from what stands before.

Quotations of quotations. Sometimes a person repeats what another has said. The speaker is the one whose words they are at
first. In: Ivo Bell recalled that his coach Ana Ruiz used to say "run your own race", the speaker is Ana Ruiz.

Documents. Letters and reports have authors; take the author.

Last check. Is the name spelled exactly as in the paragraph? Then you are done.
""",
        'Paragraph: {paragraph}\nQuotation: "{quotation}"\nSpeaker:',
        "paragraph|quotation|speaker",
        """
Mayor Helena Sorge met the chief engineer, Paul Adler, on Tuesday. "The bridge will hold," Adler said.|The bridge will hold|Paul Adler
Dora Lind has run the bakery since 1998. She never thought of selling, she said. "What would I do all day?"|What would I do all day?|Dora Lind
Striker Tom Vance remembered what his father, Bill Vance, told him: "Shoot first, think later."|Shoot first, think later|Bill Vance
Judge Rita Okoye asked the witness, Sam Poole, about the keys. "I lost them in May," he replied.|I lost them in May|Sam Poole
In her report Nora Falk writes of "a culture of silence". Director Jan Huber would not comment.|a culture of silence|Nora Falk
Minister Leo Hart praised the nurses. "They carried us," he said. The hospitals made no statement.|They carried us|Leo Hart
Minister Ada Finch thanked the teachers. Union leader Eve Moss was not impressed. "Praise pays no rent," she said.|Praise pays no rent|Eve Moss
Curator Mia Stone showed the letter in which the painter Karl Voss complains of "a winter without coal".|a winter without coal|Karl Voss
""",
        fewshot=2,
        stop=("\n\n",),
    ),
    manual(
        "headline-case",
        "headlines brought from title case into the paper's sentence case",
        """
# Style card 12: headlines

Our agency feeds come in Title Case. Our paper prints headlines in sentence case. Change the capitals and nothing else.

1. The first word has a capital.
2. Names of people, places, firms, months and weekdays keep theirs.
3. Abbreviations stay as they are: EU, NATO, MP.
4. After a colon the next word is small, unless it is a name.
5. Digits, marks and spelling are left alone. Do not put a full stop at the end.

In: Storm Closes Schools In Wales: Trains Resume On Monday
Out: Storm closes schools in Wales: trains resume on Monday

If a headline has quotes, rule 1 holds for the first word in the quotes, too.

In: "We Are Ready," Says Head Of NATO
Out: "We are ready," says head of NATO

One headline in, one headline out.
""",
        "In: {raw}\nOut:",
        "raw|headline",
        """
Farmers Block Roads In Paris Over Fuel Prices|Farmers block roads in Paris over fuel prices
New Rules For EU Banks Start In March|New rules for EU banks start in March
Museum Finds Lost Letter: Owner Was A Baker|Museum finds lost letter: owner was a baker
"It Is Over," Says Captain After Defeat In Madrid|"It is over," says captain after defeat in Madrid
Heavy Snow Stops Flights From Oslo On Friday|Heavy snow stops flights from Oslo on Friday
MP Quits After Dinner With Lobbyist|MP quits after dinner with lobbyist
Toyota Recalls 40,000 Cars: Brakes May Fail|Toyota recalls 40,000 cars: brakes may fail
Rents In Berlin Rise Again, Study Finds|Rents in Berlin rise again, study finds
""",
    ),
    manual(
        "library-class",
        "hundred of the Dewey classification for a book",
        """
A note to whoever shelves donations

Dear volunteer (human or otherwise),

books that people give us have no shelf mark. To get them near their place, all we need is the hundred of the Dewey system.
Here is the part of it that our branch has:

100 philosophy and psychology
300 society, law, education, economics
500 mathematics and natural science
600 medicine, engineering, cooking, gardening
700 arts, music, sport, games
900 history, geography, travel, lives of people

Two things puzzle everyone at first. Animals are 500 when the book describes them in nature, and 600 when it is about keeping
them. Lives of people are 900 whatever these people did, so the life of a painter is 900 while a book about her paintings is 700.

We take neither novels nor children's books, so you need not look for a number for them.

Please answer with the three digits only. Thank you, and there is tea in the back room.

The branch librarians
""",
        "Title: {title}\nAbout: {about}\nHundred:",
        "title|about|hundred",
        """
The Quiet Mind|how attention and memory work|100
Law for Tenants|rights of people who rent a flat|300
Prime Time|what is known about prime numbers|500
Soups of the North|recipes for cold days|600
Chess in Fifty Games|masters' games with comments|700
Walking the Elbe|a journey along a river|900
A Hen in the Yard|how to keep chickens|600
Wolves|how packs live in the wild|500
Frida|the life of a painter|900
The Price of Bread|why food costs what it costs|300
How to Look at Murals|paintings on walls and what they mean|700
""",
        apart=True,
    ),
    manual(
        "object-years",
        "years for the wording of a museum label",
        """
DATING WORDS -> YEARS (collection database, field "made")

We replace words by a range of years: START-END, four digits each, a hyphen in between.

Table of words
- "18th century" ............... 1700-1799
- "first half of the ..." ...... first fifty years: 1700-1749
- "second half of the ..." ..... last fifty years: 1750-1799
- "early ..." .................. first thirty years: 1700-1729
- "late ..." ................... last thirty years: 1770-1799
- "1760s" ...................... 1760-1769
- "about 1765" ................. five years either way: 1760-1770
- "1765" ....................... start and end are the same: 1765-1765

All other centuries work in the same way.

Sample
Label: Snuff box, silver, late 17th century
Years: 1670-1699

Do not write "c.", question marks or spaces. The field has room for nine characters.
""",
        "Label: {label}\nYears:",
        "label|years",
        """
Pocket watch, gold, 18th century|1700-1799
Teapot, porcelain, about 1750|1745-1755
Poster for a circus, 1890s|1890-1899
Chair, walnut, first half of the 19th century|1800-1849
Sextant, brass, 1788|1788-1788
Sampler, linen, early 18th century|1700-1729
Globe, paper on wood, second half of the 17th century|1650-1699
Ship model, oak, late 19th century|1870-1899
Fan, ivory and silk, about 1820|1815-1825
""",
    ),
    manual(
        "fraction-marking",
        "kind of mistake in a pupil's addition of fractions",
        """
You are the marking assistant of a maths department (year 7). Pupils add two fractions. You say which of four codes goes
into the mark book.

===== CODES =====
OK  the result is right, in lowest terms or not
ADD numerators were added and denominators were added, as in 1/2 + 1/3 = 2/5
DEN a common denominator was found, but the numerators were not changed with it, as in 1/2 + 1/3 = 2/6
CAL the way is unknown or right, but the result is some other wrong number

===== ORDER OF TESTS =====
First OK, then ADD, then DEN. What is left is CAL.

===== PLEASE NOTE =====
> 2/4 is as right as 1/2. We teach lowest terms in spring.
> Denominators in these exercises always differ, and the common one is their product or their least common multiple.
> Write the code alone, in capitals.

===== ONE OF EACH =====
Work: 1/2 + 1/4 = 3/4
Code: OK
Work: 1/3 + 1/5 = 2/8
Code: ADD
Work: 1/3 + 1/5 = 2/15
Code: DEN
Work: 1/3 + 1/5 = 7/15
Code: CAL
""",
        "Work: {work}\nCode:",
        "work|code",
        """
1/2 + 1/5 = 7/10|OK
1/4 + 1/3 = 2/7|ADD
2/3 + 1/4 = 3/12|DEN
1/6 + 1/2 = 4/6|OK
3/4 + 1/5 = 4/9|ADD
1/2 + 2/5 = 8/10|CAL
1/7 + 1/2 = 2/14|DEN
2/5 + 1/3 = 11/15|OK
1/4 + 1/6 = 7/12|CAL
1/6 + 2/3 = 3/9|ADD
3/8 + 1/3 = 4/24|DEN
""",
    ),
    manual(
        "essay-bands",
        "band of a pupil's argument by what it has",
        """
Writing: argument paragraph. Band descriptors for the first reader.

Band 1. A claim and nothing else.
Band 2. A claim with one reason.
Band 3. A claim with two reasons or more.
Band 4. A claim with two reasons or more, and an answer to what the other side would say.

How to read. Spelling and handwriting are marked elsewhere. A reason is anything that follows "because", "since" or "as", or that
could follow it. The same reason in other words is one reason. An answer to the other side names their point and says why it does
not win; to say that others disagree is not enough.

How to report. Give the number of the band, no word before it.

Two that all readers agreed on:
Paragraph: Homework should stay because it trains memory.
Band: 2
Paragraph: Phones should be banned in class.
Band: 1
""",
        "Paragraph: {paragraph}\nBand:",
        "paragraph|band",
        """
School should begin later.|1
Uniforms are good because nobody is teased for cheap clothes, and since mornings are quicker.|3
Zoos should be closed because animals suffer there.|2
The canteen should be free, because some cannot pay and because hungry pupils learn badly. It costs money, but sick pupils cost more.|4
We need a longer break.|1
Cycling to school is better, as it keeps you fit.|2
The trip should go to the sea, because it is cheap and because nobody has been there. Some do not agree.|3
Exams should be open book, since work is like that and as fear goes away. People say pupils get lazy, yet finding things fast takes practice.|4
Latin should be taught because it helps with French, and as it shows how grammar works.|3
""",
        examples="""
The pool should open on Sundays, because families have time then and since it stands empty. Staff cost money, but Sunday tickets bring more than that.|4
Caps should be allowed in the yard.|1
Group work is useful, because the weak learn from the strong and as it is fun.|3
""",
        fewshot=3,
        stop=("\n", "Paragraph:"),
    ),
    manual(
        "adjective-list",
        "adjectives of a sentence in their order",
        """
<exercise-guide grade="5">
  <aim>Pupils check their own grammar exercise against your answer, so it must be complete and in order.</aim>
  <do>
    <step n="1">Read the sentence.</step>
    <step n="2">Find every adjective that describes a noun, before it or after a form of "be".</step>
    <step n="3">List them in the order in which they occur, in lower case, with a comma and a space in between.</step>
  </do>
  <dont>
    <item>Do not list articles, numbers, or words such as "my", "this" and "some".</item>
    <item>Do not list adverbs such as "slowly" or "very".</item>
    <item>Do not change the form: "older" stays "older".</item>
  </dont>
  <sample>
    <in>The old captain was very tired after seven long days.</in>
    Adjectives: old, tired, long
  </sample>
  <note>Every sentence has at least one adjective.</note>
</exercise-guide>
""",
        "<in>{sentence}</in>\nAdjectives:",
        "sentence|adjectives",
        """
A grey cat slept on the warm roof.|grey, warm
My younger brother is clever and lazy.|younger, clever, lazy
The soup was cold and rather salty.|cold, salty
Three brave firemen carried a heavy hose.|brave, heavy
The sky is blue today.|blue
She wore a green coat and very dirty boots.|green, dirty
This small village has narrow streets and a round tower.|small, narrow, round
Some wild horses live near the frozen lake.|wild, frozen
""",
    ),
)
