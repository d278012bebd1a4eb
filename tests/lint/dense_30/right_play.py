"""Long right prompts in English of studios, stages, stadiums and houses full of books."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "game-bug-severity",
        "bug reports of a game studio with a severity",
        """
# Severity of player reports — Lanternfish Games, QA

**Context.** *Tidewalker* leaves early access in nine weeks. Community managers paste reports from the forum; you set the
severity, and the producers sort by it every morning.

## Levels

- `S1`: the game crashes, does not start, or a saved game is lost
- `S2`: the game runs, but a quest or a level cannot be finished
- `S3`: something works wrongly, and there is a way around it
- `S4`: it only looks or sounds wrong: textures, typos, animations, music

## How to decide between two levels

1. Take the more severe one *if the report says that it happens every time*.
2. Take the milder one if it happened once and never again.
3. Cheating and balance ("the crab boss is too hard") are handled by design and have been filtered out.

## Examples

Report: The word "harbour" has no u on the map.
Severity: S4
Report: My save from yesterday is gone.
Severity: S1
Report: The merchant pays twice for pearls; dropping the pearl first avoids it.
Severity: S3

## Output

The code with its capital S, nothing else.
""",
        "Report: {report}\nSeverity:",
        "report|a",
        """
Crashes to desktop whenever I open the sea chart.|S1
The lighthouse keeper never gives me the key, so the quest is stuck.|S2
My cape flickers through the boat when I sit down.|S4
The map does not open with M, but it does from the menu.|S3
After the patch the game shows a black window and closes.|S1
Level six has no exit since the bridge stays up.|S2
Seagulls have no sound.|S4
Arrows miss when I aim from the left; aiming from the right is fine.|S3
""",
    ),
    sheet(
        "npc-lines",
        "lines of dialogue of a game, said by whom",
        """
Writers' room, Lanternfish Games. Subject: who says it?

We lost the column with the speakers when the script was exported. Four characters remain to be matched, and each of them
has a voice that cannot be mistaken:

OLD BRINE speaks of himself as "we", swears by fish, and never finishes
         a story.
THE CLERK counts everything, is polite, and says "pursuant to".
PIP       asks a question in every line. Pip is eight.
VESNA     rhymes. Always, at the end.

When a line could be of two of them: a question that rhymes is Vesna's, and a polite question with numbers is the Clerk's.

Give the name as we print it in the script, that is, in capitals (OLD BRINE, THE CLERK, PIP, VESNA).

Line: "Pursuant to rule nine, you may take two candles."
Speaker: THE CLERK

Line: "The tide is high, the gulls are near, I'd wait for dawn and stay right here."
Speaker: VESNA
""",
        'Line: "{line}"\nSpeaker:',
        "line|a",
        """
By cod and herring, we once saw a ship that... ah, never mind.|OLD BRINE
Why is the moon wet?|PIP
Would you kindly sign all three copies, pursuant to the harbour code?|THE CLERK
A rope, a knot, a wooden crate, the boat leaves soon, so don't be late.|VESNA
Can I come too, and can my frog come?|PIP
We had a parrot, by the holy haddock, and that parrot... well.|OLD BRINE
I count fourteen barrels, madam, and thank you for waiting.|THE CLERK
Who took the lamp, who took the light, who goes out fishing in the night?|VESNA
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "library-shelfmarks",
        "books of a town library with their shelfmark",
        """
SHELFMARKS AT EASTGATE LIBRARY — A CRIB FOR VOLUNTEERS

A shelfmark has three parts with a hyphen in between: the room, the first three letters of the author's surname, the year.

ROOM      C  children (up to 12)
          N  novels and stories for adults
          F  facts: all that is not made up, for adults
          P  poems and plays for adults

LETTERS   capitals; umlauts and accents are written as the plain letter (Böll: BOL);
          a surname of two letters takes an X at the end (Li: LIX)

YEAR      of this edition, not of the first one

TWO BOOKS THAT WE HAVE ALREADY DONE
Book: Astrid Holm, The Fox Who Could Count, picture book, 2016
Shelfmark: C-HOL-2016
Book: Gérard Émile, A History of Salt, non-fiction, 2003
Shelfmark: F-EMI-2003

NOT ALLOWED: blanks, small letters, a dot at the end. The label printer stops at each of these.
""",
        "Book: {book}\nShelfmark:",
        "book|a",
        """
Mary Okafor, The Salt Road, novel, 2019|N-OKA-2019
Wei Li, Bridges and How They Stand, non-fiction, 2011|F-LIX-2011
Jörg Müller, Night Trains, poems, 1998|P-MUL-1998
Tove Lind, Ten Small Owls, picture book, 2021|C-LIN-2021
Ana Peña, Three Acts for a Lighthouse, play, 2007|P-PEN-2007
Carl Roth, The Winter Clerk, novel, first printed in 1950, this edition 2020|N-ROT-2020
Ruth Dale, Bees of the Moor, non-fiction, 2015|F-DAL-2015
Hanh Vo, My First Atlas of Clouds, ages 6 to 9, 2018|C-VOX-2018
""",
    ),
    sheet(
        "museum-labels",
        "object labels of a museum shortened to a line",
        """
Wall labels → phone guide

The phone shows one line per object. Please make the line out of the wall label in the following way.

(1) Begin with what the thing is, as the label calls it, with a capital.
(2) Then a comma and the material, in small letters.
(3) Then a comma and the place where it was made. If the label says "probably", write "probably" before the place.
(4) Then a comma and the date as given, including "about".
(5) Close with a full stop.

Leave out: who gave it to us, sizes, inventory numbers, and where it was found if that is not where it was made.

Here is one as a pattern:

Label: No. 1877. Spoon. Carved from horn, 14 cm. Made in Bergen about 1720. Gift of the Aas family.
Line: Spoon, horn, Bergen, about 1720.

And one with doubts:

Label: No. 204. Lantern. Tin and glass. Found in Riga, made probably in Lübeck in 1841.
Line: Lantern, tin and glass, probably Lübeck, 1841.
""",
        "Label: {label}\nLine:",
        "label|a",
        """
No. 31. Comb. Walrus ivory, 9 cm. Made in Tromsø about 1650.|Comb, walrus ivory, Tromsø, about 1650.
No. 450. Compass. Brass. Made in London in 1788. Gift of Captain Reeve.|Compass, brass, London, 1788.
No. 92. Bowl. Birch, 30 cm. Made probably in Turku about 1800.|Bowl, birch, probably Turku, about 1800.
No. 1203. Doll. Wax and linen. Found in Hull, made in Nuremberg in 1862.|Doll, wax and linen, Nuremberg, 1862.
No. 77. Anchor. Iron, 210 cm. Made in Gdańsk in 1695. Gift of the harbour.|Anchor, iron, Gdańsk, 1695.
No. 618. Fan. Silk. Made probably in Canton about 1830.|Fan, silk, probably Canton, about 1830.
""",
        metric="chrf",
        max_tokens=64,
    ),
    sheet(
        "football-minutes",
        "lines of a live ticker as events with minute and side",
        """
{
  "task": "Turn one line of our live ticker into an event code.",
  "club": "Our club is Rovers. Every other name of a club is the opponent's.",
  "code": "minute, side and event with colons in between, for example 45:H:GOAL",
  "side": {
    "H": "Rovers",
    "A": "the opponent"
  },
  "event": {
    "GOAL": "a goal counts, including one from the penalty spot",
    "CARD": "a yellow or red card",
    "SUB": "a player is replaced"
  },
  "hints": [
    "An own goal counts for the side that gets the goal.",
    "Minutes of added time are added up: 90+3 is 93.",
    "Goals that the referee takes back do not appear in the ticker."
  ],
  "samples": [
    "12' Penalty for Athletic, Bruun scores. => 12:A:GOAL",
    "90+2' Rovers take off Nkemelu, Hart comes on. => 92:H:SUB"
  ],
  "answer": "the code alone"
}
""",
        "{line} =>",
        "line|a",
        """
7' Hart heads Rovers into the lead.|7:H:GOAL
23' Yellow for Lindqvist of United after a late tackle.|23:A:CARD
45+1' United equalise through Moss.|46:A:GOAL
58' Rovers replace Adeyemi with young Collins.|58:H:SUB
66' United's captain puts it into his own net, Rovers lead again!|66:H:GOAL
71' Red card for Rovers' Boateng.|71:H:CARD
80' Athletic bring on a third striker for Marsh.|80:A:SUB
90+4' Collins scores for Rovers, what a day.|94:H:GOAL
""",
    ),
    sheet(
        "theatre-cues",
        "cue sheet questions of a theatre, by the number of the cue",
        """
THE SEAGULL'S WINTER (a play in one act) / PROMPT BOOK OF THE STAGE MANAGER

The deputy sits at the desk for the first time tonight. She asks, you tell her the cue to call. Cues have a letter for the
department and a number.

LIGHTS   L1 house lights down
         L2 morning on the pier
         L3 storm
         L4 blackout
SOUND    S1 foghorn
         S2 thunder
         S3 gramophone waltz
FLIES    F1 sail up
         F2 sail falls

Order of the evening: L1, L2, S1, F1, S3, L3, S2, F2, L4. Each is called once.

Three things to bear in mind
  - "What comes after X?" asks for the next in the order of the evening.
  - "What comes before X?" asks for the one in front of it.
  - "What do I call for ...?" asks for the cue with that meaning.

Question: What comes after S3?
Cue: L3
Question: What do I call for the foghorn?
Cue: S1

No words, only the cue. She has a headset on one ear.
""",
        "Question: {q}\nCue:",
        "q|a",
        """
What comes after L1?|L2
What comes before F2?|S2
What do I call for the waltz?|S3
What comes after F2?|L4
What do I call for the sail to go up?|F1
What comes before S1?|L2
What do I call for the storm lights?|L3
What comes after L2?|S1
""",
    ),
    sheet(
        "newsroom-headline-type",
        "headlines of a newsroom, news or comment",
        """
House style, section 12: marking of articles

1. Since the press council's ruling every article on our site bears a mark. The mark is set by the desk, from the headline
   and the first sentence.

2. "News" is what happened, what was said, what will happen. It may be dreadful, and it may quote opinions, so long as they are
   those of named others.

3. "Comment" is what the author thinks: demands, verdicts, irony, advice, predictions of the author's own.

4. When in doubt, look for a person who holds the view. If somebody is named: News. If it is nobody but us: Comment.

5. Numbers do not make a comment into news. "Forty years of neglect" is a verdict with a number in it.

6. Mark in one word with a capital: News or Comment.

For orientation:

Article: Minister resigns over ferry contract / She handed in her letter on Monday.
Mark: News

Article: Enough of the ferry farce / The council should have acted a year ago.
Mark: Comment
""",
        "Article: {head} / {first}\nMark:",
        "head|first|a",
        """
Bridge closed until spring|Engineers found cracks in two of the pillars.|News
A bridge too late|Nobody can be surprised that a thing unpainted since 1985 rusts.|Comment
Mayor calls opponents "cowards"|Ines Falk made the remark in a radio interview on Friday.|News
Give the night buses back|It is time that the city listened to those who clean its offices.|Comment
Rents up by six per cent|The statistical office published its figures this morning.|News
Teachers' union: reform "a disaster"|Its chair, Otto Braun, spoke in front of parliament.|News
Why the reform deserves a chance|Critics overlook how bad the old rules were.|Comment
The art of doing nothing|Our summer advice: stay in, and be glad of it.|Comment
""",
        labels="News/Comment",
    ),
    sheet(
        "publisher-blurbs",
        "manuscripts of a publisher matched to an imprint",
        """
To: reading group
From: Henrietta
Re: which imprint?

Since we merged, every manuscript has to be put into one of our four imprints before anybody reads page one. You have the
author's own sentence about it. Reply with the letter.

  (W) Wharf Books: crime, thrillers, anything with a body
  (T) Tallow Press: historical novels, set before 1950
  (G) Greenfinch: books for children and young people under 16
  (Q) Quire: cooking, gardens, crafts, and other things one can do

If two fit, the age of the reader beats all (a crime story for ten-year-olds is G), and crime beats history (a murder in 1890
is W).

Last month's, as they were in the end:
"A boy of eleven finds a secret tram line; for readers of his age." -> G
"Two weavers in Ghent, 1540, and the secret of their blue." -> T

Capital letter, no brackets please, I sort the replies by machine.
""",
        '"{m}" ->',
        "m|a",
        """
Sixty ways to make bread with what is in the cupboard.|Q
A detective in present-day Oslo has three weeks to find a poisoner.|W
A girl and her goat sail round an island; for readers from eight.|G
The diary of a nurse in the Crimean War.|T
In 1890 a judge is found dead in his own court.|W
How to build a greenhouse from old windows.|Q
A murder at summer camp, solved by four twelve-year-olds for children of that age.|G
A family of printers in Venice between 1600 and 1630.|T
""",
    ),
)
