"""Rows with signs and scripts that belong there."""

from __future__ import annotations

from tests.lint.ninth.making import Row, table

FARSI = table(
    "یک چند",
    "کتاب | کتاب‌ها\nدرخت | درخت‌ها\nخانه | خانه‌ها\nمیز | میزها\nشهر | شهرها\nستاره | ستاره‌ها\nراه | راه‌ها\nکوچه | کوچه‌ها\nچشم | چشم‌ها\nنامه | نامه‌ها",
)
HINDI = table(
    "वाक्य भाव",
    """
खाना बहुत स्वादिष्ट था और सेवा तेज़ थी। | सकारात्मक
फ़ोन दो दिन में ही बंद हो गया। | नकारात्मक
कमरा साफ़ था और लोग मिलनसार थे। | सकारात्मक
फ़िल्म इतनी लंबी थी कि हम बीच में उठ गए। | नकारात्मक
डॉक्टर ने हर सवाल का जवाब दिया। | सकारात्मक
बस तीन घंटे देर से आई। | नकारात्मक
बच्चों को यह किताब बहुत पसंद आई। | सकारात्मक
पैसे वापस माँगे तो किसी ने नहीं सुना। | नकारात्मक
नया पुल बनने से रास्ता छोटा हो गया। | सकारात्मक
जूते पहले ही दिन फट गए। | नकारात्मक
""",
)
THAI = table(
    "ไทย อังกฤษ",
    "แมว | cat\nน้ำ | water\nบ้าน | house\nหนังสือ | book\nปลา | fish\nดอกไม้ | flower\nภูเขา | mountain\nฝน | rain\nโรงเรียน | school\nนก | bird",
)
TURKCE = table(
    "küçük büyük",
    "izmir | İZMİR\nışık | IŞIK\nistanbul | İSTANBUL\nçilek | ÇİLEK\nığdır | IĞDIR\nşiir | ŞİİR\nkapı | KAPI\ndeniz | DENİZ\nyıldız | YILDIZ\ngiriş | GİRİŞ",
)
IVRIT = table(
    "מילה הפך",
    "גדול | קטן\nחם | קר\nיום | לילה\nחדש | ישן\nטוב | רע\nארוך | קצר\nחזק | חלש\nמהיר | איטי\nפתוח | סגור\nקרוב | רחוק",
)
MARKUP = table(
    "markdown html",
    "**bold** | <b>bold</b>\n*note* | <i>note</i>\n**sea** | <b>sea</b>\n*wind* | <i>wind</i>\n**Rule 1** | <b>Rule 1</b>\n*et al.* | <i>et al.</i>\n**stop** | <b>stop</b>\n*maybe* | <i>maybe</i>\n**north** | <b>north</b>\n*soft* | <i>soft</i>",
)
ENTITIES = table(
    "coded plain",
    "Tom &amp; Ann | Tom & Ann\n3 &lt; 5 | 3 < 5\ncaf&eacute; | café\n9 &gt; 2 | 9 > 2\nR&amp;D | R&D\n&copy; 2020 | © 2020\n5 &euro; | 5 €\nna&iuml;ve | naïve\nsalt &amp; pepper | salt & pepper\n&Uuml;ber | Über",
)
SHELL = table(
    "task command",
    "list all files, hidden ones too | ls -a\nshow the current folder | pwd\nmake a folder called src | mkdir src\ndelete old.txt | rm old.txt\ncount the lines of a.txt | wc -l a.txt\ncopy a.txt to b.txt | cp a.txt b.txt\nshow the first lines of log.txt | head log.txt\nfind all files that end with .py | find . -name '*.py'\nsort names.txt | sort names.txt\nshow free disk space | df -h",
)
CHESS = table(
    "moves name",
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 | Ruy Lopez\n1. e4 c5 | Sicilian Defence\n1. d4 d5 2. c4 | Queen's Gambit\n1. e4 e6 | French Defence\n1. e4 c6 | Caro-Kann Defence\n1. e4 e5 2. f4 | King's Gambit\n1. c4 | English Opening\n1. e4 e5 2. Nf3 Nc6 3. Bc4 | Italian Game\n1. f4 | Bird's Opening\n1. e4 d5 | Scandinavian Defence",
)
DNA = table(
    "strand pair",
    "ATTGC | TAACG\nGGCAT | CCGTA\nTTACG | AATGC\nCGCGA | GCGCT\nAACCT | TTGGA\nGTGAC | CACTG\nCATAG | GTATC\nTGCAA | ACGTT\nACGGT | TGCCA\nCCTAG | GGATC",
)
_LAKES = (
    *(("Lake Lagoda", "Ladoga"), ("Mount Everset", "Everest"), ("the river Dabune", "Danube")),
    *(("the Shaara desert", "Sahara"), ("the city of Innsbruk", "Innsbruck")),
    *(("the isle of Mlata", "Malta"), ("the city of Osol", "Oslo"), ("the port of Gneoa", "Genoa")),
    *(("Lake Conmo", "Como"), ("the canal of Sueze", "Suez")),
)
SPELLING = tuple({"text": text, "name": name} for text, name in _LAKES)
_ALIASES = (
    ("Which company made the Walkman?", ["Sony", "Sony Corporation"]),
    ("What is the largest city of the United States?", ["New York", "New York City", "NYC"]),
    ("Who wrote Hamlet?", ["Shakespeare", "William Shakespeare"]),
    ("Which country was once called Siam?", ["Thailand"]),
    ("What is H2O?", ["water"]),
    ("Which planet is called the red one?", ["Mars"]),
    ("Who discovered penicillin?", ["Alexander Fleming", "Fleming"]),
    ("What does CPU stand for?", ["central processing unit"]),
    ("Which ocean lies west of Portugal?", ["Atlantic", "Atlantic Ocean", "the Atlantic"]),
    ("What is the currency of Japan?", ["yen", "Japanese yen"]),
)
ALIASES: tuple[Row, ...] = tuple({"question": q, "answers": a} for q, a in _ALIASES)
_NONE = (
    ("Which of these is a mammal?", ["shark", "trout", "dolphin"], 2),
    ("Which of these is a prime number?", ["21", "27", "33"], 3),
    ("Which of these orbits the earth?", ["the moon", "Mars", "Venus"], 0),
    ("Which of these is made of milk?", ["tofu", "butter", "flour"], 1),
    ("Which of these can fly?", ["emu", "penguin", "ostrich"], 3),
    ("Which of these is a string instrument?", ["viola", "flute", "drum"], 0),
    ("Which of these is a capital?", ["Milan", "Munich", "Madrid"], 2),
    ("Which of these burns?", ["sand", "paper", "granite"], 1),
    ("Which of these is a noble gas?", ["neon", "oxygen", "chlorine"], 0),
    ("Which of these has six sides?", ["square", "circle", "triangle"], 3),
)
NONE = tuple({"question": q, "options": [*o, "none of the above"], "gold": g} for q, o, g in _NONE)
