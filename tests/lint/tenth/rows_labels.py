"""Rows with labels."""

from __future__ import annotations

from tests.lint.tenth.making import table

REVIEW = (
    {"code": "def last(xs):\n    return xs[len(xs)]", "verdict": "bug"},
    {"code": "def area(w, h):\n    return w * h", "verdict": "fine"},
    {"code": "total = 0\nfor x in xs:\n    total = x", "verdict": "bug"},
    {"code": "def is_even(n):\n    return n % 2 == 0", "verdict": "fine"},
    {"code": "with open(path) as f:\n    text = f.read()", "verdict": "fine"},
    {"code": "def half(n):\n    return n * 2", "verdict": "bug"},
    {"code": "names = sorted(names, key=len)", "verdict": "fine"},
    {"code": "while i < 10:\n    print(i)", "verdict": "bug"},
    {"code": "def add(x, seen=[]):\n    seen.append(x)\n    return seen", "verdict": "bug"},
    {"code": "def first(xs):\n    return xs[0] if xs else None", "verdict": "fine"},
    {"code": "if user is not None:\n    greet(user)", "verdict": "fine"},
    {"code": "def mean(xs):\n    return sum(xs) / (len(xs) - 1)", "verdict": "bug"},
)
_SUCHE = table(
    "anfrage titel passt",
    """
fahrrad bremse quietscht | Quietschende Bremsen am Rad in zehn Minuten beheben | 1
apfelkuchen ohne ei | Die schönsten Radwege am Bodensee | 0
kündigungsfrist mietwohnung | Wie lange ist die Frist, wenn Mieter ausziehen wollen? | 1
laptop wird heiß | Was tun, wenn der Rechner zu warm läuft | 1
schlafsack winter | Sommerkleider im Ausverkauf | 0
zug berlin prag dauer | Mit der Bahn von Berlin nach Prag: Fahrzeiten und Preise | 1
rosen schneiden wann | Steuererklärung: Fristen im Überblick | 0
kind fieber 40 grad | Hohes Fieber bei Kindern: wann zum Arzt? | 1
drucker findet wlan nicht | Zimmerpflanzen, die wenig Licht brauchen | 0
grundgesetz artikel 5 text | Rezepte für einen schnellen Feierabend | 0
""",
)
SUCHE = tuple(row | {"passt": int(row["passt"])} for row in _SUCHE)
_MODER = table(
    "post label",
    """
Does anyone know when the library opens on Sunday? | 1
WIN a free phone!!! Click bit.example/x7 within 10 minutes!!! | 2
You are the dumbest person who ever wrote here. | 3
Come to my street again and I will break your legs. | 4
My tomatoes are finally ripe, here is a photo. | 1
Cheap watches, best price, only today, visit our shop now | 2
Nobody with a brain would listen to a clown like you. | 3
I know where you park your car. You will not like tomorrow. | 4
The bus was twenty minutes late again this morning. | 1
Earn 5000 a week from home, write to me for the secret | 2
What a pathetic excuse for a teacher she is. | 3
Delete that post or something will happen to your dog. | 4
""",
)
MODER = tuple(row | {"label": int(row["label"])} for row in _MODER)
MODER_NAMES = ("fine", "spam", "insult", "threat")
DIALOG = (
    (["Hej, jag vill boka ett bord för fyra.", "Vilken dag?", "På fredag klockan sju."], "boka"),
    (["Min tvättmaskin läcker.", "Hur gammal är den?", "Bara två månader!"], "klaga"),
    (["Vad kostar ett årskort?", "För vuxen eller barn?", "För en vuxen."], "fråga"),
    (["Jag måste ställa in tiden på måndag.", "Vill du ha en ny?", "Nej tack."], "avboka"),
    (["Finns det rum i helgen?", "Ja, två stycken.", "Då tar jag det ena."], "boka"),
    (["Maten var kall och kom en timme sent.", "Det var tråkigt.", "Ja, verkligen."], "klaga"),
    (["När stänger ni i dag?", "Menar du butiken?", "Ja, den på torget."], "fråga"),
    (["Jag kan inte komma på kursen.", "Ska vi ta bort dig?", "Ja, stryk mig."], "avboka"),
    (["Kan jag få en tid hos tandläkaren?", "Onsdag går bra.", "Skriv upp mig."], "boka"),
    (["Ni har dragit pengar två gånger.", "Det ska vi se.", "Det är inte okej."], "klaga"),
    (["Har ni glutenfritt bröd?", "I dag eller imorgon?", "I dag."], "fråga"),
    (["Ta bort min beställning, tack.", "Numret?", "Fyra två sju."], "avboka"),
)
DIALOG = tuple(
    {
        "turer": [
            {"vem": "Kund" if place % 2 == 0 else "Personal", "text": text}
            for place, text in enumerate(texts)
        ],
        "avsikt": label,
    }
    for texts, label in DIALOG
)
_GRAMATYKA = table(
    "zdanie poprawne",
    """
Wczoraj poszliśmy do kina. | tak
On widziałem psa w parku. | nie
Moja siostra lubi gotować. | tak
Ja mieć dwa koty i jednego psa. | nie
Dzieci bawią się w ogrodzie. | tak
Jutro byłem w szkole. | nie
Książka leży na stole. | tak
Ona kupił nowy rower. | nie
Nie mam czasu na kawę. | tak
Te stół są bardzo ciężki. | nie
""",
)
GRAMATYKA = tuple(
    {
        "zdanie": row["zdanie"],
        "target_scores": {word: int(word == row["poprawne"]) for word in ("tak", "nie")},
    }
    for row in _GRAMATYKA
)
HINDI = table(
    "samiksha bhav",
    """
कहानी बहुत अच्छी थी और अभिनय लाजवाब। | सकारात्मक
तीन घंटे बर्बाद हो गए, कुछ भी समझ नहीं आया। | नकारात्मक
गाने दिल को छू लेते हैं, ज़रूर देखें। | सकारात्मक
निर्देशन कमज़ोर है और संवाद उबाऊ। | नकारात्मक
पूरे परिवार के साथ देखने लायक फ़िल्म। | सकारात्मक
नायक का काम बेजान है, मैं बीच में ही उठ गया। | नकारात्मक
टिकट के पैसे वसूल हो गए। | सकारात्मक
इतनी खराब फ़िल्म मैंने पहले नहीं देखी। | नकारात्मक
हँसते हँसते पेट दुख गया, मज़ा आ गया। | सकारात्मक
पटकथा में कोई दम नहीं है। | नकारात्मक
""",
)
NLI_ZH = table(
    "前提 假设 标签",
    """
一个男人在公园里遛狗。 | 有人在户外。 | 蕴含
孩子们在操场上踢球。 | 孩子们都在睡觉。 | 矛盾
一位妇女在厨房切菜。 | 她准备给客人做晚饭。 | 中立
两辆公共汽车停在车站。 | 车站里有公共汽车。 | 蕴含
老人坐在长椅上看报。 | 老人正在跑步。 | 矛盾
学生们排队进入图书馆。 | 他们明天有考试。 | 中立
一只猫趴在窗台上。 | 窗台上有一只动物。 | 蕴含
街上下着大雨。 | 天气晴朗，没有一滴雨。 | 矛盾
女孩手里拿着一封信。 | 信是她哥哥写的。 | 中立
厨师把鱼放进锅里。 | 厨师在处理一条鱼。 | 蕴含
舞台上只有一位歌手。 | 舞台上站满了演员。 | 矛盾
工人们在修一座桥。 | 桥是去年夏天坏的。 | 中立
""",
)
_CONTRACT = table(
    "clause question answer",
    """
The tenant may keep one cat in the flat, but no dogs. | May the tenant keep a dog | 0
Either party may end this agreement with thirty days' notice in writing. | Can the customer end the agreement | 1
The deposit is returned within two months after the keys are handed over. | Is the deposit ever given back | 1
The seller is not liable for damage caused by frost. | Does the seller pay for frost damage | 0
The licence covers use on up to three computers. | May the software run on two computers | 1
Subletting requires the written consent of the landlord. | Is subletting allowed without asking | 0
Overtime is paid at one and a half times the usual rate. | Do employees get more for overtime | 1
Goods that were worn cannot be returned. | Can a worn coat be sent back | 0
The insurance covers theft from a locked car. | Is theft from a locked car covered | 1
The contractor shall not hire other firms for this work. | May the contractor use another firm | 0
Interest is charged from the first day of late payment. | Does late payment cost interest | 1
The garden may not be used after ten in the evening. | Is the garden open at midnight | 0
""",
)
CONTRACT = tuple(row | {"answer": row["answer"] == "1"} for row in _CONTRACT)
