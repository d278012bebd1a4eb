"""Rows with options, in the shapes that public data sets have."""

from __future__ import annotations

from tests.lint.shape import PLACES, Row
from tests.lint.sixth.tables import table


def _placed(rows: list[Row], keys: str, place_of: str = PLACES) -> list[tuple[Row, list[str], int]]:
    """Return each row with its options, the right one (the first of `keys`) moved to its place."""
    made = []
    for row, mark in zip(rows, place_of * 3, strict=False):
        right, *wrong = [row[key] for key in keys]
        place = int(mark) % len(keys)
        made.append((row, [*wrong[:place], right, *wrong[place:]], place))
    return made


_SEA = table("""
question | a | b | c | d
Which ocean lies between Africa and Australia? | Indian Ocean | Atlantic Ocean | Arctic Ocean | Southern Ocean
What mainly causes the tides? | the Moon's pull | the wind | volcanic heat | salt
What is the deepest known trench? | Mariana Trench | Tonga Trench | Java Trench | Puerto Rico Trench
What does a barometer measure? | air pressure | humidity | wind speed | rainfall
What do corals lose when they bleach? | algae | bones | feathers | roots
What is a group of islands called? | archipelago | peninsula | isthmus | delta
Which current warms north-west Europe? | Gulf Stream | Humboldt Current | Benguela Current | Oyashio Current
Where does a lagoon lie? | behind a reef | on a summit | under a glacier | inside a crater
What is brackish water? | salt and fresh water mixed | boiled water | frozen water | distilled water
What do ships use a sextant for? | finding latitude | steering | weighing cargo | pumping water
Which animal filters plankton with baleen? | blue whale | sperm whale | orca | dolphin
What is a fjord carved by? | a glacier | a meteorite | lava | coral
Which strait parts Spain from Morocco? | Gibraltar | Bosporus | Hormuz | Malacca
What is the speed of a ship given in? | knots | bars | ohms | carats
What does a lighthouse lens concentrate? | light | sound | heat from the sea | magnetism
Which sea has no coast? | Sargasso Sea | Red Sea | Black Sea | Baltic Sea
What is the left side of a ship called? | port | starboard | stern | bow
What is the half-submerged zone between tides called? | intertidal zone | abyssal plain | mesosphere | taiga
Which country owns Greenland? | Denmark | Norway | Iceland | Canada
What forms when a river drops its mud at the sea? | a delta | a caldera | a moraine | a geyser
""")

SEA = tuple(
    {"id": f"s{n:03}", "question": row["question"], "options": options, "answer": "ABCD"[place]}
    for n, (row, options, place) in enumerate(_placed(_SEA, "abcd"))
)
"""Four options in a list, the answer a letter."""

_KITCHEN = table("""
stem | a | b | c | d
Which tool is best for lifting a poached egg out of water? | slotted spoon | rolling pin | box grater | pastry bag
Why is bread dough left alone for an hour? | so that it rises | so that it cools the oven | so that it dries out | so that it turns sour at once
What makes an emulsion of oil and vinegar hold? | mustard | sugar lumps | ice | paper
Which part of the plant is cinnamon? | bark | root | seed | petal
What happens to egg white when it is whisked? | it traps air | it melts | it dissolves | it burns
Which of these is a leavening agent? | baking powder | corn oil | rice vinegar | table salt
Which pan spreads heat most evenly? | copper pan | glass bowl | tin can | wooden tray
Why do onions make cooks cry? | a gas irritates the eyes | the skin is sticky | their juice is hot | their colour is bright
What is blanching? | boiling briefly | freezing slowly | frying twice | drying in the sun
Which flour has the most gluten? | bread flour | rice flour | cornflour | almond flour
How is a roux begun? | with fat and flour | with milk and ice | with egg and sugar | with wine and salt
Which fruit keeps jam from staying runny? | apple, for its pectin | melon, for its water | fig, for its seeds | date, for its stone
What does resting a roast do? | lets juices settle | adds salt | makes it crisp | cools the pan
What is a julienne? | thin strips | a thick soup | a round loaf | a cold sauce
Which leaf goes into a bouquet garni? | bay | lettuce | mint tea | cabbage
What does a double boiler protect chocolate from? | scorching | freezing | bleaching | fermenting
""")

KITCHEN = tuple(
    {
        "id": f"K-{n + 401}",
        "question": {
            "stem": row["stem"],
            "choices": [
                {"label": x, "text": text} for x, text in zip("ABCD", options, strict=True)
            ],
        },
        "answerKey": "ABCD"[place],
    }
    for n, (row, options, place) in enumerate(_placed(_KITCHEN, "abcd", PLACES[5:]))
)
"""As ARC and CommonsenseQA have it: choices with labels within the question."""

_MUSIC = table("""
question | a | b | c
How many strings has a violin? | four | six | nine
Who plays from a full score? | the conductor | the usher | the tuner
What does piano mean in a score? | softly | loudly | faster
Which instrument has a slide? | trombone | oboe | harp
What is a cappella music sung without? | instruments | words | rhythm
Which clef do cellos mostly read? | bass clef | treble clef | drum clef
What does an octave double? | the frequency | the loudness | the tempo
Which of these is a woodwind? | bassoon | tuba | viola
What is a fermata? | a held note | a dropped bar | a kind of drum
Who tunes a piano? | a technician | a critic | a composer
What does allegro ask for? | a lively pace | a sad tone | a long silence
Which voice is the lowest? | bass | alto | tenor
What is a canon? | a strict imitation | a loud ending | a stage curtain
Which family does the marimba belong to? | percussion | strings | brass
What does a metronome mark? | the beat | the key | the volume
What is a duet written for? | two players | one choir | ten harps
What does a mute do? | dampens the sound | raises the pitch | tightens the bow
Which dance has three beats in a bar? | waltz | march | polka
""")

MUSIC = tuple(
    {
        "question": row["question"],
        "target_scores": {text: int(i == place) for i, text in enumerate(options)},
    }
    for row, options, place in _placed(_MUSIC, "abc", "201102201021012201")
)
"""BIG-bench's scores by option."""

_LAW = table("""
case | a | b | c | d | e
A buyer pays for a bicycle and it is never sent. | breach of contract | theft of title | libel | trespass | perjury
A newspaper prints a false claim that ruins a baker's name. | defamation | burglary | arson | battery | bribery
A witness lies under oath about the time. | perjury | nuisance | negligence | duress | slander of goods
A neighbour's drums sound until four each night. | nuisance | fraud | embezzlement | bigamy | treason
A clerk moves the firm's money to his own account. | embezzlement | trespass | assault | mayhem | libel
A shopper slips on oil that staff had seen and left. | negligence | extortion | forgery | larceny | perjury
A guest walks over a fenced field after being told not to. | trespass | usury | slander | piracy | conversion of funds
A man signs another's name on a cheque. | forgery | nuisance | arson | eviction | kidnapping
A driver offers an officer cash to tear up a ticket. | bribery | burglary | estoppel | libel | trespass
A lender asks for nine hundred per cent a year. | usury | battery | vagrancy | perjury | sedition
A tenant sets fire to the barn for the insurance. | arson | slander | nuisance | duress | bigamy
Someone threatens to publish photographs unless paid. | blackmail | negligence | trespass | libel | mayhem
A guard locks a customer in a room for six hours. | false imprisonment | usury | forgery | treason | larceny
A woman marries while still married to another. | bigamy | arson | bribery | nuisance | assault
A seller turns back the counter of a car. | fraud | trespass | battery | sedition | bigamy
A man strikes another in a queue. | battery | embezzlement | forgery | usury | perjury
""")

LAW = tuple(
    {"case": row["case"], "choices": options, "gold": place}
    for row, options, place in _placed(_LAW, "abcde", "3042131402240313")
)
"""Five options, the answer an index from 0."""

_DYNASTY = table("""
题目 | a | b | c | d
下列哪座城市是六朝古都？ | 南京 | 广州 | 昆明 | 兰州
造纸术的改进者一般认为是谁？ | 蔡伦 | 张衡 | 毕昇 | 沈括
丝绸之路的东端起点是哪里？ | 长安 | 泉州 | 大都 | 临安
《本草纲目》的作者是谁？ | 李时珍 | 孙思邈 | 华佗 | 扁鹊
科举制度正式创立于哪个朝代？ | 隋朝 | 汉朝 | 宋朝 | 清朝
都江堰由谁主持修建？ | 李冰 | 郑国 | 大禹 | 王景
活字印刷术的发明者是谁？ | 毕昇 | 蔡伦 | 祖冲之 | 黄道婆
赤壁之战中联军的主要将领是谁？ | 周瑜 | 曹操 | 司马懿 | 袁绍
《史记》的作者是谁？ | 司马迁 | 班固 | 司马光 | 陈寿
大运河的开凿主要在哪位皇帝时期？ | 隋炀帝 | 汉武帝 | 唐太宗 | 宋太祖
郑和下西洋始于哪个朝代？ | 明朝 | 元朝 | 唐朝 | 清朝
甲骨文主要出土于哪里？ | 安阳 | 洛阳 | 开封 | 咸阳
统一六国的君主是谁？ | 嬴政 | 刘邦 | 项羽 | 赵武灵王
《水浒传》的故事背景是哪个朝代？ | 宋朝 | 明朝 | 唐朝 | 元朝
“贞观之治”出现在谁在位时？ | 唐太宗 | 唐玄宗 | 汉文帝 | 康熙帝
被称为“诗圣”的诗人是谁？ | 杜甫 | 李白 | 王维 | 白居易
""")

DYNASTY = tuple(
    {
        "题目": row["题目"],
        **dict(zip("ABCD", options, strict=True)),
        "答案": "ABCD"[place],
    }
    for row, options, place in _placed(_DYNASTY, "abcd", PLACES[7:])
)
"""C-Eval's columns: A to D, and the letter that is right."""

_CAUSE = table("""
premise | a | b | asked
The bus driver braked hard. | A dog ran into the road. | The radio played a song. | cause
The shelf collapsed. | It was loaded with bricks. | It was painted green. | cause
The girl opened her umbrella. | It began to pour. | The shop was closed. | cause
The soup boiled over. | The stove was covered in broth. | The cook lost his keys. | effect
The runner twisted her ankle. | She left the race. | She bought a newspaper. | effect
The lights went out in the whole street. | The neighbours lit candles. | The neighbours mowed their lawns. | effect
The man's alarm did not ring. | He came late to work. | He won the lottery. | effect
The lake froze. | The temperature fell far below zero. | The fish market opened. | cause
The baby stopped crying. | Her father gave her a bottle. | A plane was delayed. | cause
The tree was struck by lightning. | Its trunk split in two. | Its owner learnt French. | effect
The museum gave free entry. | Many families came. | The paintings faded overnight. | effect
The tyre went flat. | The car had driven over a nail. | The car had been washed. | cause
The team scored in the last minute. | Their fans cheered. | Their fans fell asleep. | effect
The plant withered. | Nobody had watered it. | Its pot was blue. | cause
The child ate too many sweets. | He had a stomach ache. | He grew a beard. | effect
The bread was hard as stone. | It had lain open for a week. | It had been bought in town. | cause
The computer was infected by a virus. | Its files were lost. | Its desk was moved. | effect
The hiker lit a fire. | The night had grown cold. | The map was new. | cause
""")

CAUSE = tuple(
    {
        "premise": row["premise"],
        "choice1": options[0],
        "choice2": options[1],
        "question": row["asked"],
        "label": place,
    }
    for row, options, place in _placed(_CAUSE, "ab", "011010011001011010")
)
"""COPA's rows."""

_PRONOUN = table("""
sentence | a | b
Lena lent Rosa her tent because _ was going camping. | Rosa | Lena
The piano would not fit through the door because the _ was too wide. | piano | door
Omar thanked Felix after _ had carried the boxes upstairs. | Felix | Omar
The cup fell off the tray because the _ was tilted. | tray | cup
Priya asked Nora for advice since _ had studied law. | Nora | Priya
The boat passed under the bridge because the _ was low enough. | boat | bridge
Ivan beat Kofi at chess although _ had practised for months. | Kofi | Ivan
The candle lit the cave until the _ had burnt down. | candle | cave
Grace hid behind Amir because _ was taller. | Amir | Grace
The soup was poured from the pot into the bowl until the _ was empty. | pot | bowl
Tariq phoned Helen so that _ could hear the news from him. | Helen | Tariq
The book would not go into the bag because the _ was too thick. | book | bag
Marta scolded Jonas because _ had broken the vase. | Jonas | Marta
The truck could not overtake the tractor because the _ was too slow. | truck | tractor
Sana paid Bruno after _ had repaired the roof. | Bruno | Sana
The ladder leaned on the wall until the _ was painted. | wall | ladder
Emil envied Yara because _ had won the prize. | Yara | Emil
The hammer cracked the tile because the _ was so heavy. | hammer | tile
""")

PRONOUN = tuple(
    {
        "sentence": row["sentence"],
        "option1": options[0],
        "option2": options[1],
        "answer": str(place + 1),
    }
    for row, options, place in _placed(_PRONOUN, "ab", "100101101001100110")
)
"""Winogrande's rows."""

_ALLTAG = table("""
frage | a | b | c
Womit schreibt man an eine Tafel? | mit Kreide | mit Butter | mit Sand
Wo kauft man Briefmarken? | bei der Post | beim Bäcker | im Schwimmbad
Was trägt man bei Regen? | einen Mantel | eine Badehose | einen Fächer
Wann geht die Sonne auf? | am Morgen | am Abend | um Mitternacht
Was braucht ein Fahrrad zum Rollen? | Räder | Segel | Kerzen
Wer repariert Wasserrohre? | der Klempner | der Kellner | der Notar
Was misst ein Thermometer? | die Wärme | die Länge | das Gewicht
Woraus macht man Käse? | aus Milch | aus Stein | aus Holz
Was liegt auf einem Bett? | eine Decke | ein Gleis | ein Zaun
Womit isst man Suppe? | mit dem Löffel | mit der Gabel | mit der Schere
Wo wachsen Äpfel? | am Baum | im Keller | unter Wasser
Was tut man an einer roten Ampel? | anhalten | hupen | überholen
Wer fliegt ein Flugzeug? | die Pilotin | die Gärtnerin | die Köchin
Was steht in einem Kalender? | die Tage | die Rezepte | die Lieder
Womit öffnet man eine Tür? | mit dem Schlüssel | mit dem Kamm | mit der Zwiebel
""")

ALLTAG = tuple(
    {"frage": row["frage"], "optionen": options, "antwort": options[place]}
    for row, options, place in _placed(_ALLTAG, "abc", "120012021201210")
)
"""Three options, and the answer's text."""
