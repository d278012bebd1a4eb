"""Right tasks whose prompts are as long as a guideline."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CHAT = SmallTask(
    "chat-moderation",
    code(
        r"""
    text = GUIDE + f"\n\nPlayer: {data['player']}\nMessage: {data['message']}\nAction:"
    gold = data["action"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    GUIDE = """You moderate the chat of an online game that is played by all ages.

    For every message choose one of three actions:
    - allow: the message may stand. Teasing about the game, swearing at dice and short spam of
      joy belong here.
    - mute: the player may not write for an hour. This is for insults of another player, for
      advertising and for the same line again and again.
    - ban: the account is closed. This is for threats, for slurs and for asking a child where it
      lives or to meet in private.

    Read the message as the other players would. Irony is common, so a mock threat with monsters
    or spells of the game is allowed. Names of players are never a reason by themselves. Where two
    actions fit, take the harder one. Do not explain the choice, and write the action alone."""
    ''',
    ),
    table(
        "player|message|action",
        """
    Zorn88|gg everyone, what a match!!!|allow
    mikki|you are the dumbest healer I ever met, go cry|mute
    Bolt_|tell me your street and I will come and break your arms|ban
    tess.a|my dragon is going to roast your whole village tonight|allow
    GoldShop|cheap gold at gold-now.example, half price this week|mute
    Nuno|how old are you? come to a private room, don't tell your mum|ban
    Ferra|argh, three misses in a row, damn dice|allow
    K1ng|noob noob noob noob noob noob noob noob|mute
    oldbear|does anyone need a healer for the crypt?|allow
    Vex|I know where you live, you won't wake up tomorrow|ban
    pip3r|Vex is a fat stupid loser|mute
    Amaro|people of your kind should all be gassed|ban
    lilo|woohoo woohoo level 50|allow
    SaleBot|follow my channel, link in my profile, free skins|mute
    """,
    ),
    fewshot=3,
)

TOWN = SmallTask(
    "town-complaints",
    code(
        r"""
    parts = [INTRO, "Codes:"]
    parts.extend(f"{number}: {meaning}" for number, meaning in CODES.items())
    parts.append(RULES)
    parts.append(f"Letter of {data['day']}:\n{data['letter']}")
    text = "\n\n".join(parts) + "\n\nCode:"
    gold = data["code"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    INTRO = (
        "The town's office for complaints files each letter under one code. The code decides "
        "which department answers, so it has to name what the writer wants mended. The letters "
        "are written by citizens and are printed here without their names."
    )
    CODES = {
        "N1": "noise of people, music or dogs",
        "N2": "noise of building sites and machines",
        "R1": "holes, ice or dirt on roads and pavements",
        "R2": "lamps, signs and traffic lights that are broken or missing",
        "W1": "rubbish that was not collected",
    }
    RULES = """Rules for filing:
    1. Take the code of the first thing that is complained of if there are several.
    2. Praise and thanks at the beginning of a letter do not count.
    3. Whether the writer is right plays no part.
    4. Write the code as it stands in the list, a letter and a figure."""
    ''',
    ),
    table(
        "day|letter|code",
        """
    3 May|Our neighbour's dog barks from six in the morning until he comes home.|N1
    4 May|The lamp in front of number 12 has been dark for two weeks.|R2
    4 May|Nobody emptied the brown bin in Ash Lane this Tuesday, and it stinks.|W1
    6 May|The crane in Dock Street is at work at five o'clock. We cannot sleep.|N2
    7 May|There is a hole in Park Road so deep that my bicycle broke in it.|R1
    9 May|Thank you for the new benches. The bar below us plays music until two, though.|N1
    10 May|The stop sign at the school was knocked down and lies in the hedge.|R2
    12 May|Bags of waste have stood beside the chapel since Easter.|W1
    13 May|They saw concrete next door on Sundays, too.|N2
    15 May|After the rain the pavement of Hill Street is covered in mud.|R1
    16 May|The traffic light at the bridge stays red for cyclists.|R2
    18 May|Our paper was left at the kerb again.|W1
    20 May|Young people shout in the park every night.|N1
    21 May|The ice before the post office was not cleared, and my mother fell.|R1
    """,
    ),
    fewshot=3,
)

TASKS = (CHAT, TOWN)
