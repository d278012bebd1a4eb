"""Right prompts in Turkish, Hungarian, Finnish, Estonian, Arabic, Hebrew, Swahili, Esperanto, Welsh and Irish."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, starred, table

RIGHT = (
    case(
        "tr-kargo",
        "kargo mesajından şube",
        "Mesaj: {m}\nŞube:",
        "m|a",
        """
Paketiniz Kadıköy şubemizde teslim alınmayı bekliyor.|Kadıköy
Kargonuz yarın Bornova şubesine ulaşacak.|Bornova
Adreste bulunamadınız, Çankaya şubesine götürüldü.|Çankaya
Nilüfer şubesi bugün 18.00'de kapanıyor, paketinizi almayı unutmayın.|Nilüfer
Gönderiniz Ortahisar şubemizden yola çıktı.|Ortahisar
İade paketiniz Şişli şubesine kabul edildi.|Şişli
""",
    ),
    case(
        "tr-cogul",
        "çoğul eki",
        "{k} →",
        "k|a",
        """
kitap|kitaplar
ev|evler
göl|göller
okul|okullar
çiçek|çiçekler
deniz|denizler
yol|yollar
kuş|kuşlar
""",
        head="Sözcüğün çoğulunu yaz.",
        fewshot=4,
    ),
    case(
        "tr-yorum",
        "otel yorumları, olumlu ya da olumsuz",
        "Yorum: {y}\nSonuç (olumlu/olumsuz):",
        "y|a",
        """
Kahvaltı harikaydı, yine geliriz.|olumlu
Odada sıcak su yoktu.|olumsuz
Personel çok güler yüzlü.|olumlu
Gürültüden uyuyamadık.|olumsuz
Denize sıfır, tertemiz bir yer.|olumlu
Fotoğraflarla ilgisi yok, hayal kırıklığı.|olumsuz
Fiyatına göre çok iyi.|olumlu
""",
    ),
    right(
        "Türkçe test, şıklar alt alta",
        "tr-test",
        """
        siklar = [f"{harf}) {each}" for harf, each in zip("ABC", data["choices"])]
        text = "\\n".join([data["question"], *siklar, "Doğru şık:"])
        gold = "ABC"[data["answer"]]
        """,
        starred(
            """
Türkiye'nin başkenti hangisidir?|İstanbul/*Ankara/İzmir
Van Gölü hangi bölgededir?|*Doğu Anadolu/Ege/Marmara
"Beyaz" sözcüğünün zıt anlamlısı nedir?|sarı/ak/*siyah
Bir düzine kaç tanedir?|*12/10/20
İnce Memed'in yazarı kimdir?|Orhan Pamuk/*Yaşar Kemal/Aziz Nesin
Hangisi bir meyve değildir?|elma/kiraz/*patates
"""
        ),
        fewshot=2,
    ),
    case(
        "hu-ragok",
        "magyar helyhatározó",
        "{v}: hol laksz? -",
        "v|a",
        """
Budapest|Budapesten
Debrecen|Debrecenben
Szeged|Szegeden
Tokaj|Tokajban
Sopron|Sopronban
Eger|Egerben
Miskolc|Miskolcon
""",
        fewshot=4,
    ),
    case(
        "hu-busz",
        "késések a busztársaság naplójából",
        "Napló: {n}\nKésés percben:",
        "n|a",
        """
A 6:10-es járat baleset miatt 25 percet késett.|25
Hó miatt a 33-as busz 40 perc késéssel érkezett.|40
Dugó az M3-ason, 15 perc késés.|15
A 8-as busz pontosan érkezett.|0
Motorhiba: 55 perc késés a 14-es vonalon.|55
A 7:45-ös járat 5 percet késett.|5
""",
        head="Hány percet késett a busz? Csak a számot írd le; ha nem késett, írj 0-t.",
    ),
    case(
        "fi-sauna",
        "taloyhtiön saunavuorot",
        "{v}\nKenen vuoro on klo {k}?\n",
        "v|k|a",
        """
17 Virtanen⏎18 Korhonen⏎19 Lehto|18|Korhonen
16 Mäki⏎17 Salo⏎18 Niemi|16|Mäki
19 Koski⏎20 Laine|20|Laine
15 Heikkinen⏎16 Virtanen⏎17 Rinne|17|Rinne
18 Aalto⏎19 Salo⏎20 Saari|19|Salo
17 Laine⏎18 Mäki|17|Laine
""",
        lead="",
        fewshot=2,
    ),
    case(
        "fi-partitiivi",
        "partitiivi",
        "yksi {s}, kaksi",
        "s|a",
        """
talo|taloa
auto|autoa
kala|kalaa
kirja|kirjaa
poika|poikaa
omena|omenaa
lintu|lintua
""",
    ),
    case(
        "et-ilm",
        "eesti keel: tuul või vihm või lumi",
        "{t}\nMärksõna (tuul, vihm, lumi):",
        "t|a",
        """
Rannikul puhub kuni 20 m/s.|tuul
Öösel sajab paduvihma.|vihm
Teed on hommikul valged ja libedad, lund tuleb juurde.|lumi
Tugevad puhangud murravad puid.|tuul
Võtke vihmavari kaasa.|vihm
Mägedes on hanged meetri kõrgused.|lumi
Purjetajatele hoiatus: puhub tormi jõul.|tuul
""",
    ),
    case(
        "ar-jam",
        "جمع الكلمات بالعربية",
        "{m} ←",
        "m|a",
        """
كتاب|كتب
ولد|أولاد
بيت|بيوت
مدينة|مدن
قلم|أقلام
باب|أبواب
شجرة|أشجار
""",
        head="اكتب جمع الكلمة.",
    ),
    case(
        "ar-souq",
        "إعلان بيع: السعر",
        "الإعلان: {i}\nالسعر بالدينار:",
        "i|a",
        """
دراجة بحالة جيدة بسعر 40 دينارا، عمان|40
ثلاجة مستعملة سنتين، المطلوب 120 دينارا|120
للبيع طاولة خشب وأربعة كراسي، 75 دينارا|75
هاتف جديد 210 دنانير مع الكفالة|210
كتب جامعية 3 دنانير للكتاب الواحد|3
غسالة 95 دينارا، التوصيل مجاني|95
""",
        head="اكتب السعر رقما فقط.",
    ),
    case(
        "he-yom",
        "עברית: באיזה יום הפגישה",
        "הודעה: {m}\nיום:",
        "m|a",
        """
אולי ניפגש ביום שלישי בארבע?|שלישי
התור לרופא עבר ליום חמישי|חמישי
החוג יתקיים ביום ראשון כרגיל|ראשון
אמא מגיעה ביום שישי בצהריים|שישי
המבחן נדחה ליום רביעי|רביעי
הטיול יוצא ביום שני מוקדם|שני
""",
    ),
    case(
        "sw-wingi",
        "Kiswahili: umoja na wingi",
        "Umoja: {u}\nWingi:",
        "u|a",
        """
mtu|watu
kitabu|vitabu
mti|miti
jicho|macho
mtoto|watoto
kiti|viti
mkono|mikono
""",
    ),
    rank(
        "sw-methali",
        "Methali za Kiswahili",
        "{m}",
        "m",
        """
Haraka haraka|*haina baraka/ni nzuri
Haba na haba|hujaza debe/*hujaza kibaba
Asiyesikia la mkuu|*huvunjika guu/hupata tuzo
Mgeni siku mbili, siku ya tatu|*mpe jembe/mpe pesa
Mtaka cha mvunguni|huruka/*sharti ainame
Penye nia|*pana njia/pana giza
""",
        lead=" ",
        fewshot=2,
    ),
    case(
        "eo-mal",
        "Esperanto: kontraŭa vorto",
        "{v} :",
        "v|a",
        """
granda|malgranda
bona|malbona
varma|malvarma
riĉa|malriĉa
juna|maljuna
rapida|malrapida
forta|malforta
""",
        head="Skribu la kontraŭan vorton per mal-.",
    ),
    right(
        "Welsh numbers for a chapel's raffle",
        "cy-raffl",
        """
        text = f"Raffl y capel. Tocynnau: {', '.join(data['rhifau'])}\\nYn ffigurau:"
        gold = ", ".join(data["ffigurau"])
        """,
        table(
            "rhifau*|ffigurau*",
            """
tri/saith|3/7
un/pump/deg|1/5/10
naw/dau|9/2
chwech/wyth|6/8
pedwar/un|4/1
deg/tri/naw|10/3/9
""",
        ),
        fewshot=2,
    ),
    right(
        "Irish bus passes by fare zone from rows of lists",
        "ga-crios",
        """
        lines = "\\n".join(f"{place}: {zone}" for place, zone in data["zones"])
        text = f"{lines}\\nCén crios ina bhfuil {data['ask']}?"
        gold = dict(map(tuple, data["zones"]))[data["ask"]]
        """,
        records(
            "zones ask",
            ([["Gaillimh", "Crios 1"], ["An Spidéal", "Crios 2"]], "An Spidéal"),
            ([["Trá Lí", "Crios 1"], ["An Daingean", "Crios 3"]], "Trá Lí"),
            ([["Leitir Ceanainn", "Crios 2"], ["Gaoth Dobhair", "Crios 4"]], "Gaoth Dobhair"),
            ([["Corcaigh", "Crios 1"], ["Cúil Aodha", "Crios 3"]], "Cúil Aodha"),
            ([["Dún Garbhán", "Crios 2"], ["An Rinn", "Crios 3"]], "Dún Garbhán"),
            ([["Béal an Átha", "Crios 1"], ["Béal an Mhuirthead", "Crios 4"]], "Béal an Átha"),
        ),
        fewshot=2,
    ),
)
