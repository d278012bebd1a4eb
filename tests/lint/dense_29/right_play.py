"""Long right prompts in English of sport and game studios."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "match-cards",
        "what a referee shows for an offence",
        """
REFEREE TRAINING, MODULE 3: CARDS IN SIX-A-SIDE FOOTBALL
(Our league has its own rules. They differ from those on television.)

What can happen
  - no card
  - yellow: the player leaves the pitch for two minutes
  - red: the player is out for the rest of the match

Yellow is shown for
  1. holding or tripping on purpose
  2. kicking the ball away
  3. arguing with the referee
  4. a hand on purpose, outside the goal area

Red is shown for
  5. a tackle from behind
  6. spitting, hitting, insulting
  7. a hand on purpose that stops a sure goal
  8. the second yellow of a player in one match

No card is shown for all else: a hand by chance, a foul in an honest fight for the ball, taking the shirt off after a goal.

Say what is shown: no card, yellow or red.
""",
        "Offence: {offence}\nShown:",
        "offence|card",
        """
The ball hits a defender's hand by chance.|no card
Number 4 trips a forward on purpose near the halfway line.|yellow
The keeper insults the linesman.|red
Number 9 takes off his shirt after a goal.|no card
A tackle from behind on the right wing.|red
Number 7 argues with the referee; he has had a yellow before.|red
Number 2 kicks the ball away after the whistle, his first offence.|yellow
Two players fall in an honest fight for the ball.|no card
A defender stops a sure goal with his hand, on purpose.|red
Number 11 stops a pass with his hand on purpose in midfield, his first offence.|yellow
""",
        fewshot=3,
    ),
    manual(
        "bug-severity",
        "severity of a bug in a game",
        """
# Bug severity (QA, all platforms)

You read the summary of a bug report and answer with its severity.

### S1
Crash, freeze, lost save, or a quest of the main story that cannot be finished.

### S2
A side quest that cannot be finished, or a weapon, skill or vehicle that does not work at all.

### S3
Something works, but wrongly: numbers, sounds, collisions, animations, the behaviour of enemies.

### S4
Looks and words: typos, flicker, textures, a button that is a pixel off.

---

**Frequency does not change severity.** A crash that happens once in a hundred starts is S1.

**A workaround does not change severity** either. If reloading helps, say nothing of it.

**A typo that misleads** (the wrong key in a tutorial) is S3, since the player does the wrong thing.

---

Format: `S` and the digit.
""",
        "Summary: {summary}\nSeverity:",
        "summary|severity",
        """
Game freezes when the map is opened in a cave.|S1
Flame bow cannot be fired on any difficulty.|S2
Wolves walk through fences.|S3
"Recieve" in the inventory screen.|S4
Autosave overwrites and destroys older saves, rarely.|S1
Side quest "Lost Bell": bell cannot be picked up.|S2
Texture of the castle wall flickers at sunset.|S4
Footsteps sound like metal on grass.|S3
Main quest "The Gate": gate never opens.|S1
Tutorial says press E, but it is Q.|S3
Hang glider does not take off at all.|S2
""",
        apart=True,
    ),
    manual(
        "npc-line",
        "the line of a game character that fits its sheet, by letter",
        """
WRITERS' ROOM - VOICE CHECK

We have three characters in the harbour level. Each has a voice:

Old Brann, fisherman. Speaks of the sea in every line. Never asks questions.
Pip, ten years old. Asks a question in every line.
Captain Voss. Gives orders in every line. Never says please.

For each test you see the name of a character and three lines, A, B and C. Exactly one line keeps to the voice of that character. Choose it.

A line keeps to a voice only if it has all that the voice always has, and nothing that it never has.

Test
Character: Pip
A. The tide brings back what it takes.
B. Guard the gate, and close the hatch.
C. Why do gulls shout so much?
Choice: C

Answer with the letter. The voice actors get no other note, so there is no need for reasons.
""",
        "Test\nCharacter: {name}\nA. {a}\nB. {b}\nC. {c}\nChoice:",
        "name|a|b|c|choice",
        """
Captain Voss|Light the lamps, all of you.|Are we there yet?|The sea is older than any king.|A
Old Brann|Have you seen my boat?|The sea gives, and the sea waits.|Fetch the rope, now.|B
Pip|Bring me the chart.|A calm sea is a sea that thinks.|Can fish hear us?|C
Old Brann|Every storm leaves the sea a little wiser.|Row faster.|Is the sea cold today?|A
Captain Voss|Who hid my boots?|Please hold the wheel.|Drop the anchor and be silent.|C
Pip|My net is full of sea tonight.|How deep is the well?|Load the cannon.|B
Captain Voss|Seas come and go.|Turn the ship about.|Would you like an apple?|B
Old Brann|What lives down there?|Polish the bell.|I was born with the sea in my ears.|C
""",
    ),
)
