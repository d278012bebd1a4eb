"""Right tasks of vineyards, harbours, kitchens, wards and workshops, in English."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

VINE = SmallTask(
    "vine-trouble",
    code(
        r"""
    lines = [
        "Name the likeliest trouble of the vines: mildew, rot, mites or drought.",
        "",
        f"Grower's note: {data['note']}",
        "Trouble:",
    ]
    gold = data["trouble"]
    return {"input": "\n".join(lines), "output": f" {gold}", "processed_output": gold}
    """
    ),
    table(
        "plot|variety|note|trouble",
        """
    12|Riesling|White powder on the leaves of the lower rows, smells of mould.|mildew
    3|Merlot|Leaves hang limp by noon; the soil is cracked a hand deep.|drought
    7|Pinot noir|Berries brown and soft with grey fur after the wet week.|rot
    9|Riesling|Fine webs under the leaves, which look as if dusted with bronze.|mites
    4|Syrah|Pale oily spots on top, a white down beneath, after warm rain.|mildew
    15|Grenache|Young shoots have stopped growing, six weeks without a drop.|drought
    2|Merlot|Tiny red dots that crawl when I look through the glass.|mites
    8|Gamay|Bunches that touch each other are turning to mush.|rot
    6|Syrah|A flour-like film on the young grapes, and some have split.|mildew
    11|Gamay|Vinegar smell from the clusters, juice drips from burst skins.|rot
    1|Grenache|Yellow lower leaves fall early, and the dam has run dry.|drought
    5|Pinot noir|Leaves speckled silver, and eight-legged specks on the underside.|mites
    """,
    ),
)

SOCKS = SmallTask(
    "cast-on",
    code(
        r"""
    gauge, width, gold = data["gauge"], data["width"], str(data["cast_on"])
    text = (
        f"A knitter gets {gauge} stitches on 10 cm. The {data['piece']} is to be {width} cm wide. "
        "How many stitches are to be cast on? Show the sum, then close with the words "
        "'Cast on' and the number.\nSolution:"
    )
    shown = f" {gauge} * {width} / 10 = {gold}. Cast on {gold}"
    return {"input": text, "output": shown, "processed_output": gold}
    """
    ),
    table(
        "piece|gauge#|width#|cast_on#",
        """
    scarf|20|30|60
    blanket|22|50|110
    hat|28|25|70
    shawl|24|45|108
    mitten|30|22|66
    back of a jumper|18|55|99
    sleeve|26|35|91
    cushion cover|21|40|84
    headband|32|15|48
    throw|16|75|120
    baby jacket|25|36|90
    dishcloth|19|20|38
    """,
    ),
    own={
        "filters": [
            {"function": "regex", "regex_pattern": r"Cast on (\d+)"},
            {"function": "take_first"},
        ]
    },
)

TIDES = SmallTask(
    "next-high-water",
    code(
        r"""
    text = f"Tide table for {data['harbour']}\n"
    text += "High water: " + ", ".join(data["high"]) + "\n"
    text += "Low water: " + ", ".join(data["low"]) + "\n"
    text += f"It is {data['now']} now. When is the next high water?\nTime:"
    gold = data["next"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "harbour|high*|low*|now|next",
        """
    Whitby|03:12/15:37|09:20/21:48|09:40|15:37
    Oban|05:55/18:21|00:04/12:10|04:30|05:55
    Fowey|01:48/14:06|07:58/20:15|11:25|14:06
    Rye|10:44/23:05|04:36/16:59|08:15|10:44
    Tenby|06:31/18:52|00:22/12:41|13:00|18:52
    Wick|11:20/23:46|05:09/17:33|20:50|23:46
    Lerwick|09:02/21:27|02:51/15:14|06:45|09:02
    Poole|00:35/12:58|06:49/19:07|03:10|12:58
    Amble|02:17/14:40|08:26/20:49|01:05|02:17
    Dover|04:09/16:33|11:12/23:30|15:45|16:33
    Barmouth|07:26/19:50|01:13/13:37|08:00|19:50
    Girvan|11:51/23:59|05:40/18:02|10:30|11:51
    """,
    ),
    fewshot=2,
)

MUSIC = SmallTask(
    "music-theory",
    code(
        r"""
    options = "\n".join(f"{mark}) {each}" for mark, each in zip("ABCD", data["choices"]))
    text = f"{data['question']}\n{options}\nYour choice:"
    gold = data["key"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "question|choices*|key",
        """
    How many semitones are there in a perfect fifth?|five/six/seven/eight|C
    Which clef do violinists read?|alto/treble/bass/tenor|B
    How many sharps does D major have?|one/two/three/four|B
    What does the word piano ask of a player?|to play softly/to play loudly/to play fast/to
      repeat|A
    Which note lasts as long as two crotchets?|a quaver/a semibreve/a minim/a semiquaver|C
    What is the relative minor of C major?|E minor/D minor/G minor/A minor|D
    How many lines are there in a modern staff?|four/six/three/five|D
    Which of these is a woodwind?|the horn/the oboe/the viola/the tuba|B
    What does a fermata ask for?|holding the note/an octave higher/a repeat/a mute|A
    In what time is a waltz?|two-four/four-four/five-eight/three-four|D
    Which of these marks means slowly?|allegro/presto/adagio/vivace|C
    How many strings does a cello have?|four/five/six/seven|A
    """,
    ),
    description="Answer the questions on music theory with the letter of the right option.",
    fewshot=4,
)

FIRE = SmallTask(
    "fire-drill",
    code(
        r"""
    text = f"Staff training on fire safety.\n\nQ: {data['question']}\nA:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "question",
        """
    What do you do first when you see smoke in a corridor?|*raise the alarm/pack your bag/finish
      your call/look for the cause
    Which way down is right in a fire?|the lift/*the stairs/the laundry chute/the balcony
    What goes on a burning pan of oil?|water/flour/*a lid/milk
    What does the green sign with a running man show?|*the way out/the canteen/the gym/the toilets
    What colour are most fire extinguishers?|blue/*red/white/brown
    Which extinguisher is fit for live cables?|*carbon dioxide/plain water/foam/a wet cloth
    What must never be blocked?|the notice board/*the fire exit/the copier/the tea trolley
    Where does everybody meet after leaving?|in the lobby/in the garage/*at the assembly point/on
      the stairs
    What do you do with the door of a burning room?|prop it open/*shut it/lift it out/paint it
    How do you move through smoke?|*low, near the floor/upright/backwards/on tiptoe
    Who allows people back into the building?|a visitor/the cook/*the fire brigade/the first to ask
    How often should the fire alarm of an office be tested?|*once a week/once in ten
      years/never/each minute
    """,
        lead=" ",
    ),
    method="ppl",
)

HIVE = SmallTask(
    "queen-seen",
    code(
        r"""
    gold = ANSWERS[data["seen"]]
    text = "Hive log: %s\nDid the beekeeper see the queen that day?\nAnswer:" % data["note"]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above=r"""
    ANSWERS = {True: " yes", False: " no"}
    """,
    ),
    tuple(
        {**row, "target_scores": {" yes": int(row["seen"]), " no": int(not row["seen"])}}
        for row in table(
            "hive|note|seen?",
            """
    A|Queen on frame six, laying well, the green dot still on her.|true
    B|Plenty of eggs, but I could not find the queen anywhere.|false
    C|Workers and drones only; she was hiding again, as she does.|false
    A|Watched the queen walk over the brood of frame three.|true
    D|Lid off for a minute to feed them, no frame was lifted.|false
    B|Marked the new queen with a blue dot and put her back.|true
    D|Wasps at the entrance, so I closed up at once.|false
    C|There was the queen under the lid, long and dark, with her court.|true
    E|Three sealed cells, and the old queen has left with the swarm.|false
    E|Caught the young queen in the clip, clipped nothing, let her go.|true
    A|Too cold to open the hive, I only listened at the wall.|false
    B|The queen laid an egg right before my eyes on frame four.|true
    """,
        )
    ),
    method="ppl",
    fewshot=4,
)

MENU = SmallTask(
    "menu-allergens",
    code(
        r"""
    text = (
        "Which of the allergens egg, fish, milk, nuts and wheat are in the dish? "
        "List them in alphabetical order, with commas between them.\n"
        "Dish: {dish}\nIngredients: {parts}\nAllergens:"
    ).format(dish=data["dish"], parts=", ".join(data["parts"]))
    gold = ", ".join(data["allergens"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "dish|parts*|allergens*",
        """
    Pancakes|wheat flour/eggs/milk/sugar|egg/milk/wheat
    Walnut pesto|basil/walnuts/parmesan/olive oil|milk/nuts
    Grilled trout|trout/lemon/thyme|fish
    Carbonara|wheat spaghetti/eggs/bacon/pecorino|egg/milk/wheat
    Almond macaroons|almonds/egg white/sugar|egg/nuts
    Mashed potatoes|potatoes/butter/salt|milk
    Fish fingers|cod/wheat breadcrumbs/rapeseed oil|fish/wheat
    Omelette|eggs/chives/salt|egg
    Baguette|wheat flour/yeast/salt/water|wheat
    Salmon quiche|salmon/wheat flour/eggs/cream|egg/fish/milk/wheat
    Hazelnut brittle|hazelnuts/sugar/honey|nuts
    Rice pudding|rice/milk/cinnamon|milk
    Tuna pasta|tuna/wheat pasta/tomatoes|fish/wheat
    """,
    ),
    fewshot=4,
)

ROTA = SmallTask(
    "night-rota",
    code(
        r"""
    text = f"Night rota, {data['ward']}\n| night | nurse |\n| --- | --- |\n"
    for day, name in zip(DAYS, data["names"]):
        text += f"| {day} | {name} |\n"
    text += f"Who is on duty on {data['day']} night?\nNurse:"
    gold = data["names"][DAYS.index(data["day"])]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    """,
    ),
    table(
        "ward|names*|day|who",
        """
    Ward 3|Amira/Colm/Jutta/Pavel/Wren|Thursday|Pavel
    Ward 5|Ines/Bola/Tariq/Greta/Noor|Monday|Ines
    Maternity|Sunil/Maeve/Oskar/Lin/Dara|Wednesday|Oskar
    Surgery|Hedda/Kofi/Elif/Rosa/Yuri|Friday|Yuri
    Children|Femi/Astrid/Joao/Vera/Milo|Tuesday|Astrid
    Ward 8|Nadia/Piet/Uma/Stefan/Aoife|Wednesday|Uma
    Intensive care|Bruno/Sade/Kaya/Owen/Thea|Friday|Thea
    Geriatrics|Leila/Marek/Fay/Goran/Ida|Tuesday|Marek
    Stroke unit|Zeno/Carys/Hugo/Ayla/Rune|Monday|Zeno
    Dialysis|Edda/Tomas/Priya/Ciaran/Olga|Thursday|Ciaran
    Ward 1|Yusuf/Berit/Luca/Enid/Saga|Tuesday|Berit
    Emergency|Malik/Signe/Dov/Petra/Anouk|Friday|Anouk
    """,
    ),
    fewshot=2,
)

HEX = SmallTask(
    "hex-channel",
    code(
        r"""
    gold = data["channel"]
    return {
        "input": f"Colour: {data['colour']}\nStrongest channel (red, green or blue):",
        "output": " " + gold,
        "processed_output": gold,
    }
    """
    ),
    table(
        "colour|channel",
        """
    #C81E3A|red
    #1FA84C|green
    #2233CC|blue
    #F0E010|red
    #10F0E0|green
    #E010F0|blue
    #806040|red
    #3C5A3B|green
    #0A0B0C|blue
    #B4C8A0|green
    #FF7FFE|red
    #445566|blue
    #D2691E|red
    #5F4B8B|blue
    #00FF7F|green
    """,
    ),
    description="Which channel of the hex code #RRGGBB is the strongest?",
    fewshot=5,
)

TASKS = (VINE, SOCKS, TIDES, MUSIC, FIRE, HIVE, MENU, ROTA, HEX)
