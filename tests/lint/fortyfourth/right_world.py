"""Right prompts in other languages than English and Chinese."""

from __future__ import annotations

from tests.lint.making import ask, qa, right, scored, starred, table

RIGHT = (
    ask(
        "der, die oder das",
        qa("""
    Tisch > der
    Lampe > die
    Haus > das
    Baum > der
    Blume > die
    Kind > das
    Löffel > der
    Gabel > die
    Messer > das
    """),
        "f\"Welcher Artikel passt zu {data['q']}: der, die oder das?\\nArtikel:\"",
    ),
    ask(
        "Uhrzeit in Worten",
        qa("""
    halb drei > 2:30
    Viertel nach vier > 4:15
    zehn vor acht > 7:50
    fünf nach eins > 1:05
    Viertel vor zwölf > 11:45
    zwanzig nach sechs > 6:20
    halb elf > 10:30
    fünf vor neun > 8:55
    """),
        "f\"Uhrzeit: {data['q']}\\nIn Ziffern:\"",
    ),
    right(
        "Führerscheinfragen mit zwei Antworten",
        "right-de-fuehrerschein",
        """
        antworten = "\\n".join(f"{n}) {a}" for n, a in zip("12", data["choices"]))
        text = f"{data['question']}\\n{antworten}\\nRichtig ist Nummer"
        gold = str(data["answer"] + 1)
        """,
        starred(
            """
        Was tun Sie bei Gelb?|Gas geben/*anhalten, wenn es sicher geht
        Wer hat an der Kreuzung ohne Schilder Vorfahrt?|*wer von rechts kommt/wer von links kommt
        Wie schnell darf man innerorts fahren?|*höchstens 50 km/h, wenn kein Schild da ist/so schnell wie der Motor es hergibt
        Wann schalten Sie das Licht ein?|am Mittag/*bei Dunkelheit
        Was bedeutet ein Stoppschild?|langsam rollen/*ganz anhalten
        Was gilt am Zebrastreifen?|*Fußgänger gehen vor/Autos fahren immer zuerst
        Was tun Sie bei Müdigkeit?|*eine Pause machen/das Fenster öffnen und weiterfahren
        Wo überholt man auf der Autobahn?|rechts/*links
        """.replace("50 km/h", "50 Kilometer je Stunde")
        ),
    ),
    ask(
        "l'âge dans une phrase",
        qa("""
    Paul a douze ans et sa sœur en a neuf ; quel âge a Paul ? > 12
    Mon chat a sept ans. Quel âge a le chat ? > 7
    Léa, trente ans, habite Nantes. Quel âge a Léa ? > 30
    Hugo fêtera demain ses vingt ans. Quel âge aura Hugo demain ? > 20
    Le vieux chêne a cent ans. Quel âge a le chêne ? > 100
    Inès a quinze ans, Marc seize. Quel âge a Marc ? > 16
    La maison a quarante ans. Quel âge a-t-elle ? > 40
    Zoé vient d'avoir onze ans. Quel âge a Zoé ? > 11
    """),
        "f\"{data['q']}\\nRéponse en chiffres :\"",
    ),
    right(
        "avis de lecteurs, positif ou négatif",
        "right-fr-avis",
        """
        text = f"Avis : « {data['avis']} »\\nCet avis est-il positif ou négatif ?\\nRéponse :"
        gold = ["négatif", "positif"][data["note"]]
        """,
        table(
            "avis|note#",
            """
        Un roman magnifique, je l'ai dévoré.|1
        Ennuyeux du début à la fin.|0
        Les personnages sont plats et l'histoire ridicule.|0
        Une plume superbe, à lire absolument.|1
        J'ai abandonné au bout de trente pages.|0
        Drôle, tendre, intelligent : bravo !|1
        Quelle déception, rien ne tient debout.|0
        Mon coup de cœur de l'année.|1
        """,
        ),
    ),
    ask(
        "féminin d'un nom de métier",
        qa("""
    boulanger > boulangère
    acteur > actrice
    vendeur > vendeuse
    infirmier > infirmière
    musicien > musicienne
    directeur > directrice
    coiffeur > coiffeuse
    pharmacien > pharmacienne
    """),
        "f\"Masculin : {data['q']}\\nFéminin :\"",
    ),
    ask(
        "español: ser o estar",
        qa("""
    Madrid ____ en España. > está
    La nieve ____ blanca. > es
    Hoy mi hermano ____ enfermo. > está
    Dos más dos ____ cuatro. > es
    El café ya ____ frío. > está
    Mi abuela ____ médica. > es
    La puerta ____ abierta ahora. > está
    El fuego ____ caliente por naturaleza. > es
    """),
        "f\"Completa la frase con es o está.\\nFrase: {data['q']}\\nPalabra:\"",
    ),
    right(
        "quejas de un banco, como diccionario de códigos",
        "right-es-quejas",
        """
        codigos = "\\n".join(f"{codigo} – {tema}" for codigo, tema in TEMAS.items())
        text = f"Códigos:\\n{codigos}\\n\\nQueja: {data['queja']}\\nCódigo:"
        gold = data["codigo"]
        """,
        table(
            "queja|codigo",
            """
        El cajero se tragó mi tarjeta.|TAR
        Quiero saber por qué subió el interés de mi hipoteca.|PRE
        La aplicación no me deja entrar.|WEB
        Me han clonado la tarjeta en un viaje.|TAR
        Pagué la última cuota del préstamo y sigue abierto.|PRE
        La página muestra un saldo que no es el mío.|WEB
        Mi tarjeta nueva no funciona en las tiendas.|TAR
        No puedo descargar los extractos desde el móvil.|WEB
        """,
        ),
        above='TEMAS = {"TAR": "tarjetas", "PRE": "préstamos", "WEB": "banca en línea"}',
    ),
    ask(
        "反対の言葉",
        qa("""
    大きい > 小さい
    高い > 低い
    明るい > 暗い
    速い > 遅い
    新しい > 古い
    長い > 短い
    重い > 軽い
    多い > 少ない
    """),
        "f\"言葉：{data['q']}\\n反対の言葉：\"",
        output="gold",
    ),
    right(
        "日本語の感想を二つに分ける",
        "right-ja-kansou",
        """
        text = f"感想：{data['kansou']}\\nこの感想は「良い」ですか、「悪い」ですか。\\n答え："
        gold = "良い" if data["ok"] else "悪い"
        """,
        table(
            "kansou|ok?",
            """
        料理がとてもおいしかったです。|true
        店員の態度がひどくて、二度と行きません。|false
        景色が最高で、また泊まりたいです。|true
        部屋がカビ臭くて眠れませんでした。|false
        注文と違う物が届き、返品もできません。|false
        軽くて使いやすく、買って正解でした。|true
        子どもも大喜びで、大満足です。|true
        三日で壊れました。お金の無駄です。|false
        """,
        ),
        lead="",
    ),
    right(
        "都道府県の県庁所在地を記号で",
        "right-ja-kencho",
        """
        eranda = " ".join(f"{kigou}．{machi}" for kigou, machi in zip("アイウエ", data["choices"]))
        text = f"{data['question']}の県庁所在地はどれですか。記号で答えなさい。\\n{eranda}\\n記号："
        gold = "アイウエ"[data["answer"]]
        """,
        starred("""
        愛知県|*名古屋市/豊田市/岡崎市/一宮市
        石川県|小松市/*金沢市/加賀市/白山市
        宮城県|石巻市/大崎市/*仙台市/名取市
        兵庫県|姫路市/西宮市/明石市/*神戸市
        愛媛県|今治市/*松山市/新居浜市/宇和島市
        群馬県|*前橋市/高崎市/太田市/桐生市
        島根県|出雲市/浜田市/*松江市/益田市
        沖縄県|沖縄市/名護市/浦添市/*那覇市
        """),
        lead="",
    ),
    ask(
        "русский: единственное число",
        qa("""
    столы > стол
    книги > книга
    окна > окно
    деревья > дерево
    города > город
    ночи > ночь
    письма > письмо
    друзья > друг
    """),
        "f\"Множественное число: {data['q']}\\nЕдинственное число:\"",
    ),
    right(
        "обращения жителей, номер отдела",
        "right-ru-otdel",
        """
        otdely = ["дороги", "вода", "мусор"]
        spisok = ", ".join(f"{i} — {name}" for i, name in enumerate(otdely, start=1))
        text = f"Отделы: {spisok}.\\nОбращение: {data['text']}\\nНомер отдела:"
        gold = str(data["otdel"])
        """,
        table(
            "text|otdel#",
            """
        На улице Мира огромная яма.|1
        Второй день нет горячей воды.|2
        Контейнеры во дворе не вывозят неделю.|3
        Из крана течёт ржавая вода.|2
        На перекрёстке стёрлась разметка.|1
        Кто-то свалил старую мебель у подъезда.|3
        В подвале прорвало трубу.|2
        После дождя асфальт провалился.|1
        Урны в парке переполнены.|3
        """,
        ),
    ),
    ask(
        "italiano: il contrario",
        qa("""
    caldo > freddo
    alto > basso
    ricco > povero
    nuovo > vecchio
    lungo > corto
    pieno > vuoto
    facile > difficile
    vicino > lontano
    """),
        "f\"Parola: {data['q']}\\nContrario:\"",
    ),
    right(
        "português: sim ou não em PPL",
        "right-pt-simnao",
        """
        text = "Texto e pergunta: " + data["question"] + "\\nResposta (sim ou não):\\n"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        scored("""
        Ana mora em Faro, no sul. Ana mora no norte?|sim/*não
        O café abre às oito. Às nove está aberto?|*sim/não
        Rui não come carne. Rui come bife?|sim/*não
        O trem para em Braga. Posso descer em Braga?|*sim/não
        A loja fecha ao domingo. Abre ao domingo?|sim/*não
        Eva tem dois filhos. Eva é mãe?|*sim/não
        O lago gelou. Há gelo no lago?|*sim/não
        O bilhete é grátis. É preciso pagar?|sim/*não
        """),
        lead="",
        method="ppl",
    ),
    ask(
        "Nederlands: verkleinwoord",
        qa("""
    huis > huisje
    boom > boompje
    bloem > bloemetje
    kat > katje
    stoel > stoeltje
    boek > boekje
    ring > ringetje
    raam > raampje
    """),
        "f\"Woord: {data['q']}\\nVerkleinwoord:\"",
    ),
    ask(
        "polski: pora roku",
        qa("""
    Śnieg leży na polach i mróz szczypie w nos. > zima
    Liście żółkną i spadają z drzew. > jesień
    Kwitną pierwsze przebiśniegi. > wiosna
    Dzieci kąpią się w jeziorze, są wakacje. > lato
    Lepimy bałwana przed domem. > zima
    Zbieramy kasztany w parku. > jesień
    Bociany wracają z Afryki i budują gniazda. > wiosna
    Upał trwa od tygodnia, dojrzewają wiśnie. > lato
    """),
        "f\"Opis: {data['q']}\\nPora roku (wiosna, lato, jesień lub zima):\"",
    ),
    ask(
        "한국어: 높임말 고르기",
        qa("""
    밥 (할아버지께서) > 진지
    나이 (선생님의) > 연세
    이름 (어른의) > 성함
    집 (할머니의) > 댁
    말 (부모님의) > 말씀
    생일 (할아버지의) > 생신
    """),
        "f\"낱말: {data['q']}\\n높임말:\"",
    ),
    ask(
        "العربية: جمع الكلمة",
        qa("""
    كتاب > كتب
    باب > أبواب
    مدينة > مدن
    طفل > أطفال
    بيت > بيوت
    شجرة > أشجار
    """),
        "f\"المفرد: {data['q']}\\nالجمع:\"",
    ),
    ask(
        "Türkçe: sayıyı rakamla yaz",
        qa("""
    on iki > 12
    yirmi beş > 25
    kırk > 40
    elli üç > 53
    yetmiş > 70
    seksen dört > 84
    doksan dokuz > 99
    otuz bir > 31
    """),
        "f\"Yazıyla: {data['q']}\\nRakamla:\"",
    ),
)
