"""Right tasks: in Japanese, Polish, French, Turkish, Spanish and German."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

HOTEL = SmallTask(
    "hotel-kuchikomi",
    code(r"""
    text = (
        "宿泊のお客様の声を「好評」「苦情」「要望」のいずれかに分類してください。\n"
        f"お客様の声：{data['voice']}\n分類："
    )
    return {"input": text, "output": data["kind"], "processed_output": data["kind"]}
    """),
    table(
        "voice|kind",
        """
    朝食がとても美味しかったです。|好評
    隣の部屋の音がうるさくて眠れませんでした。|苦情
    加湿器を部屋に置いてほしいです。|要望
    スタッフの笑顔に癒やされました。|好評
    浴室の排水口が臭かったです。|苦情
    チェックアウトを十一時にしていただきたいです。|要望
    駅から近くて本当に便利でした。|好評
    予約した部屋と違う部屋に通されました。|苦情
    枕の種類を増やしてほしいです。|要望
    大浴場が広くて最高でした。|好評
    エアコンが壊れていて寒かったです。|苦情
    子供用の食器を用意していただきたいです。|要望
    """,
    ),
    fewshot=3,
)

NOTARY = SmallTask(
    "akty-notarialne",
    code(
        r"""
    lista = "\n".join("%d. %s" % (nr, nazwa) for nr, nazwa in RODZAJE.items())
    tekst = f"Rodzaje dokumentów:\n{lista}\n\nFragment: {data['fragment']}\nNumer rodzaju:"
    nr = str(data["nr"])
    return {"input": tekst, "output": " " + nr, "processed_output": nr}
    """,
        above="""
    RODZAJE = {1: "testament", 2: "pełnomocnictwo", 3: "umowa sprzedaży", 4: "umowa darowizny"}
    """,
    ),
    table(
        "fragment|nr#",
        """
    Do całości spadku powołuję moją córkę Annę.|1
    Upoważniam brata do działania w moim imieniu w banku.|2
    Sprzedający przenosi własność lokalu za cenę 300 000 zł.|3
    Jan Lis daruje synowi działkę w Pile.|4
    Kupujący zapłaci resztę ceny do 1 maja.|3
    Zapisuję wnukowi zegarek po dziadku na wypadek mojej śmierci.|1
    Obdarowana oświadcza, że darowiznę przyjmuje.|4
    Pełnomocnik może odbierać korespondencję z urzędów.|2
    Odwołuję mój poprzedni testament.|1
    Strony ustalają cenę sprzedaży samochodu.|3
    Babcia przekazuje wnuczce mieszkanie w darze.|4
    Mocodawca udziela pełnomocnictwa do sprzedaży domu.|2
    """,
    ),
    description="Wybierz rodzaj dokumentu, z którego pochodzi fragment.",
)

ECOLE = SmallTask(
    "vrai-faux-ce2",
    code(r"""
    texte = "Réponds par vrai ou faux.\n"
    texte += "Phrase : " + data["phrase"] + "\nRéponse :"
    bon = "vrai" if data["juste"] else "faux"
    return {"input": texte, "output": " " + bon, "processed_output": bon}
    """),
    table(
        "phrase|juste?",
        """
    Une année a douze mois.|true
    Le hibou est un poisson.|false
    Sept fois huit font cinquante-six.|true
    La Loire se jette dans la mer Rouge.|false
    Un triangle a quatre côtés.|false
    La glace est de l'eau gelée.|true
    Paris est la capitale de la France.|true
    Les vaches mangent des cailloux.|false
    Le soleil se lève à l'est.|true
    Une minute dure cent secondes.|false
    """,
    ),
)

HABER = SmallTask(
    "haber-turu",
    code(r"""
    metin = "Haber başlığı: {}\nKonu:".format(data["baslik"])
    dogru = next(k for k in data["target_scores"] if data["target_scores"][k])
    return {"input": metin, "output": dogru, "processed_output": dogru}
    """),
    keyed(
        "baslik",
        """
    Milli takım grubu lider bitirdi|*spor/ekonomi/sağlık/kültür
    Merkez Bankası faizi sabit tuttu|spor/*ekonomi/sağlık/kültür
    Grip aşısı eczanelere geldi|spor/ekonomi/*sağlık/kültür
    Genç yazarın romanı ödül aldı|spor/ekonomi/sağlık/*kültür
    Enflasyon beklentinin altında kaldı|spor/*ekonomi/sağlık/kültür
    Kaleci penaltıyı kurtardı|*spor/ekonomi/sağlık/kültür
    Müzede yeni sergi açıldı|spor/ekonomi/sağlık/*kültür
    Uzmanlar uyku için uyardı|spor/ekonomi/*sağlık/kültür
    İhracat yüzde beş arttı|spor/*ekonomi/sağlık/kültür
    Maratonu Kenyalı atlet kazandı|*spor/ekonomi/sağlık/kültür
    Hastanede kalp nakli yapıldı|spor/ekonomi/*sağlık/kültür
    Film festivali bu akşam başlıyor|spor/ekonomi/sağlık/*kültür
    """,
        lead=" ",
    ),
    method="ppl",
)

RECETA = SmallTask(
    "recetas-es-en",
    code(
        r"""
    partes = [f"Español: {data['es']}", "Inglés:"]
    texto = "Traduce al inglés las frases de la receta.\n\n" + "\n".join(partes)
    return {"input": texto, "output": " " + data["en"], "processed_output": data["en"]}
    """
    ),
    table(
        "es|en",
        """
    Pela las patatas.|Peel the potatoes.
    Corta la cebolla en trozos.|Cut the onion into pieces.
    Añade una pizca de sal.|Add a pinch of salt.
    Deja reposar la masa una hora.|Let the dough rest for an hour.
    Precalienta el horno.|Preheat the oven.
    Bate tres huevos.|Beat three eggs.
    Fríe el ajo en aceite.|Fry the garlic in oil.
    Sirve el plato frío.|Serve the dish cold.
    Mezcla la harina con el azúcar.|Mix the flour with the sugar.
    Hierve el arroz veinte minutos.|Boil the rice for twenty minutes.
    """,
    ),
    metric="f1_score",
)

WETTER = SmallTask(
    "messwerte-de",
    code(r"""
    werte = ", ".join(f"{name}={wert}" for name, wert in data["werte"].items())
    text = f"Messung: {werte}\nFrage: Welcher Wert gehört zu {data['gesucht']}?\nAntwort:"
    gold = data["werte"][data["gesucht"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    records(
        "werte gesucht",
        ({"Temperatur": "21,5", "Feuchte": "48", "Druck": "1013"}, "Feuchte"),
        ({"Temperatur": "19,0", "Feuchte": "55", "Druck": "1008"}, "Temperatur"),
        ({"Strom": "2,4", "Spannung": "230", "Leistung": "552"}, "Leistung"),
        ({"Strom": "0,8", "Spannung": "12", "Leistung": "9,6"}, "Spannung"),
        ({"Temperatur": "-4,2", "Feuchte": "81", "Druck": "1021"}, "Druck"),
        ({"Drehzahl": "1450", "Last": "70", "Öldruck": "3,1"}, "Öldruck"),
        ({"Drehzahl": "2900", "Last": "35", "Öldruck": "2,7"}, "Drehzahl"),
        ({"Strom": "5,1", "Spannung": "48", "Leistung": "245"}, "Strom"),
        ({"Drehzahl": "900", "Last": "12", "Öldruck": "1,9"}, "Last"),
    ),
)

TASKS = (HOTEL, NOTARY, ECOLE, HABER, RECETA, WETTER)
