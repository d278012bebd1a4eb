"""Right prompts with worked examples of their own, in the prompt or in a file, and without any."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, starred, table

RIGHT = (
    case(
        "lifeboat-form",
        "a form filled from a radio call, with one worked example in the prompt",
        """
Fill in the lifeboat form from the radio call. Leave no line out.

Radio: Yacht Merlin, two people aboard, engine dead, off Start Point.
Boat: Merlin
Persons: 2
Problem: engine
Place: Start Point

Radio: {c}
""",
        "c|a",
        """
Trawler Gannet here, five men, we are taking water near Lizard Head.|Boat: Gannet⏎Persons: 5⏎Problem: water⏎Place: Lizard Head
Dinghy Pip, one boy alone, mast broken, off Looe Island.|Boat: Pip⏎Persons: 1⏎Problem: mast⏎Place: Looe Island
This is ketch Solveig, three aboard, fire in the galley, by Eddystone.|Boat: Solveig⏎Persons: 3⏎Problem: fire⏎Place: Eddystone
Motorboat Zest, four people, out of fuel, off Prawle Point.|Boat: Zest⏎Persons: 4⏎Problem: fuel⏎Place: Prawle Point
Sloop Ariel, two of us, rudder lost, south of Rame Head.|Boat: Ariel⏎Persons: 2⏎Problem: rudder⏎Place: Rame Head
Cutter Dunlin, six aboard, anchor dragging in Bigbury Bay.|Boat: Dunlin⏎Persons: 6⏎Problem: anchor⏎Place: Bigbury Bay
""",
        lead="",
        fewshot=0,
        stop=("\n\n",),
        postprocess="general_torch",
    ),
    case(
        "archive-century",
        "two hand-made shots, a picture archive's century",
        """
Year 1453 -> 15th century
Year 1800 -> 18th century
Year {y} ->""",
        "y|a",
        """
1066|11th century
1215|13th century
1649|17th century
1700|17th century
1901|20th century
1337|14th century
1588|16th century
""",
        fewshot=0,
    ),
    case(
        "apiary",
        "a beekeeper's hives from a file of shots",
        "Hive note: {n}\nQueen seen (y/n):",
        "n|a",
        """
Plenty of brood, and there she was on frame 4, marked blue.|y
No sign of her, but eggs in three frames.|n
Queen spotted at the entrance side.|y
Looked twice through all frames and could not find the queen.|n
Found her majesty hiding under the lid.|y
Bees calm, stores full, queen not seen.|n
""",
        shots="""
Saw the queen laying on frame 6.|y
Queen not found, too many bees.|n
She ran across frame 2, unmarked.|y
Opened only for feeding, did not see the queen.|n
""",
        fewshot=3,
    ),
    case(
        "de-spende",
        "Spendenquittung, Beispiele aus eigener Datei",
        "Brief: {b}\nSpender; Betrag:",
        "b|a",
        """
Herzlichen Dank, liebe Frau Vogt, für Ihre 50 Euro.|Vogt; 50
Herr Dörr hat am Montag 120 Euro überwiesen.|Dörr; 120
Familie Klein gibt jedes Jahr 200 Euro.|Klein; 200
Wir danken Frau Sánchez für eine Spende von 35 Euro.|Sánchez; 35
Von Herrn Özil kamen 80 Euro in bar.|Özil; 80
Frau Wu rundet auf: 15 Euro.|Wu; 15
""",
        shots="""
Frau Thoma spendet 25 Euro für das Tierheim.|Thoma; 25
Danke an Herrn Lenz, der uns 60 Euro schickt.|Lenz; 60
Familie Böhm hat 90 Euro gesammelt.|Böhm; 90
Von Frau Ertl kamen 40 Euro für Futter.|Ertl; 40
""",
        fewshot=3,
    ),
    case(
        "zh-shots-file",
        "图书馆分类，示例另存一个文件",
        "书名：{b}\n分类号：",
        "b|a",
        """
《红楼梦》|I
《中国通史》|K
《高等数学》|O
《呐喊》|I
《史记选读》|K
《线性代数》|O
《边城》|I
""",
        shots="""
《骆驼祥子》|I
《明朝简史》|K
《概率论》|O
《围城》|I
""",
        lead="",
        head="分类号：I 文学，K 历史，O 数理。",
        fewshot=3,
    ),
    case(
        "zero-haiku",
        "zero-shot, the season word of a haiku",
        """
A haiku has a word that tells the season. Read the haiku and name that season: spring, summer, autumn or winter. Write one word in small letters.

{h}

Season:""",
        "h|a",
        """
cherry petals fall⏎on the bench where no one sits⏎a bus passes by|spring
cicadas all day⏎the shade of the one pine tree⏎moves across my feet|summer
first snow on the roof⏎the cat leaves a line of dots⏎to the neighbour's door|winter
red leaves in the gutter⏎grandfather counts his chestnuts⏎twice and then once more|autumn
tadpoles in the pond⏎a plum branch drops one blossom⏎on the small boy's net|spring
frost on the window⏎I write your name and watch it⏎melt into a tear|winter
""",
        fewshot=0,
    ),
    case(
        "zero-cron",
        "zero-shot, what a cron line means as a clock time",
        "At what time of day does this cron job run? Answer as HH:MM.\n{c}\nTime:",
        "c|a",
        """
30 4 * * * /usr/bin/backup|04:30
0 12 * * 1 /opt/report.sh|12:00
15 23 * * * /usr/bin/rotate|23:15
5 0 1 * * /opt/invoice|00:05
45 6 * * 1-5 /srv/jo/wake|06:45
20 18 * * 0 /opt/mail.py|18:20
""",
        fewshot=0,
    ),
    right(
        "zero-shot exam sheet in music theory with brackets to tick",
        "music-sheet",
        """
        lines = "\\n".join(f"[ ] {letter}  {each}" for letter, each in zip("PQRS", data["choices"]))
        text = "GRADE 2 THEORY - tick one box\\n\\n"
        text += f"{data['question']}\\n{lines}\\n\\nLetter of the box:"
        gold = "PQRS"[data["answer"]]
        """,
        starred(
            """
How many crotchets are there in a semibreve?|2/3/*4/8
What does "piano" mean on a score?|loud/*soft/fast/slow
Which clef is also called the G clef?|*treble/bass/alto/tenor
How many sharps has D major?|1/*2/3/4
"Allegro" tells you to play|softly/slowly/*fast/sadly
What does a sharp do to a note?|lowers it/*raises it/repeats it/mutes it
"""
        ),
        fewshot=0,
    ),
    right(
        "a dialogue with roles, and who spoke last",
        "roles-flat",
        """
        turns = "\\n".join(f"{who}: {said}" for who, said in data["turns"])
        text = f"{turns}\\n\\nWho spoke last? "
        text = text.rstrip()
        gold = data["turns"][-1][0]
        """,
        records(
            "turns",
            ([["Tenant", "The tap drips."], ["Landlord", "Since when?"], ["Tenant", "Monday."]],),
            ([["Landlord", "Rent is due."], ["Tenant", "I paid."], ["Landlord", "I see it now."]],),
            ([["Agent", "Two rooms, no pets."], ["Tenant", "I have a cat."]],),
            (
                [
                    ["Tenant", "May I paint?"],
                    ["Landlord", "Which colour?"],
                    ["Agent", "White only."],
                ],
            ),
            ([["Agent", "Here are the keys."], ["Tenant", "Thanks!"]],),
            ([["Tenant", "It is cold."], ["Landlord", "I will send someone."]],),
        ),
        fewshot=0,
        description="Read the talk and answer the question with one word, the role as it is written.",
    ),
    right(
        "hand-made shots of a jeweller's karat table in code",
        "karat",
        """
        text = SHOTS + f"{data['k']} karat ="
        gold = data["a"]
        """,
        table(
            "k|a",
            """
12|500 per mille
9|375 per mille
21|875 per mille
6|250 per mille
24|1000 per mille
15|625 per mille
""",
        ),
        above='SHOTS = "18 karat = 750 per mille\\n3 karat = 125 per mille\\n"',
        fewshot=0,
    ),
    rank(
        "fr-manuel",
        "exemples écrits à la main, synonymes classés",
        """
Synonyme de « rapide » : prompt
Synonyme de « maison » : logis
Synonyme de « {m} » :""",
        "m",
        """
content|*joyeux/triste/grand
voiture|*automobile/route/pneu
débuter|finir/*commencer/tomber
peur|calme/joie/*crainte
habiter|*demeurer/courir/vendre
fatigué|neuf/*las/fort
""",
        lead=" ",
        fewshot=0,
    ),
    case(
        "ru-ruchnoi",
        "рецепт: пример прямо в подсказке",
        """
Рецепт: Варить рис 20 минут, добавить масло.
Минут: 20

Рецепт: {r}
Минут:""",
        "r|a",
        """
Запекать утку 90 минут, поливая соком.|90
Оставить тесто на 45 минут в тепле.|45
Обжарить лук 5 минут.|5
Кипятить бульон 120 минут на слабом огне.|120
Держать селёдку в молоке 30 минут.|30
Взбивать белки 7 минут.|7
""",
        fewshot=0,
    ),
    case(
        "es-cero",
        "sin ejemplos, la hora del aviso de la comunidad",
        """
AVISO A LOS VECINOS
{t}

¿A qué hora empieza? Escribe la hora con el formato HH:MM.
""",
        "t|a",
        """
El jueves, corte de agua desde las 9:30 hasta las 13:00.|09:30
Reunión de la junta el lunes a las 19:00 en el portal.|19:00
La fumigación será el martes a las 8:15 en los garajes.|08:15
Obras en el ascensor: de 10:00 a 17:30, todos los días.|10:00
Cena de verano en la azotea, sábado a las 21:45.|21:45
Limpieza de bajantes el viernes, de 7:45 a 12:00.|07:45
""",
        lead="",
        fewshot=0,
    ),
    case(
        "zh-zero",
        "零样本，从请假条里找天数",
        """
请阅读下面的请假条，回答请了几天假。只写阿拉伯数字。

{n}

天数：""",
        "n|a",
        """
王老师：我因发烧，今明两天不能到校，特此请假。刘洋|2
张经理：家中老人住院，请假一周（七天）照看。小赵|7
李主任：本周三我去面签，请假一天。陈静|1
班主任：孩子出水痘，需在家休息十天，请批准。家长|10
孙总：十月八日至十月十日（三天）回老家，请假。周强|3
教练：脚扭伤，五天不能训练，请假。小峰|5
""",
        lead="",
        fewshot=0,
    ),
)
