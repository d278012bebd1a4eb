"""Right tasks in Indonesian, Turkish, Portuguese and French."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

ULASAN = SmallTask(
    "ulasan-toko",
    code(
        r"""
    text = (
        "Tentukan sentimen ulasan berikut: positif, negatif atau netral.\n"
        + "Ulasan: " + data["ulasan"] + "\n"
        + "Sentimen:"
    )
    return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
    """
    ),
    table(
        "ulasan|label",
        """
    Barang cepat sampai dan kualitasnya bagus sekali.|positif
    Warnanya tidak sesuai foto, saya kecewa.|negatif
    Paket diterima hari Selasa.|netral
    Penjual ramah, harga murah, mantap!|positif
    Kotaknya penyok dan isinya pecah.|negatif
    Belum dicoba, nanti saya kabari.|netral
    Sudah tiga kali beli di sini, selalu puas.|positif
    Ukuran tertulis L di labelnya.|netral
    Jangan beli di toko ini, penipu!|negatif
    Bahannya lembut, anak saya suka.|positif
    Dikirim dari Bandung lewat kurir.|netral
    Baru dipakai sehari sudah rusak.|negatif
    """,
    ),
    fewshot=4,
)

KARGO = SmallTask(
    "kargo-sikayet",
    code(
        r"""
    text = KALIP.format(metin=data["metin"])
    gold = ETIKET[data["sinif"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """,
        above='''
    ETIKET = ["gecikme", "hasar", "kayıp"]
    KALIP = """Şikâyetin konusu nedir? Seçenekler: gecikme, hasar, kayıp.
    Şikâyet: {metin}
    Konu:"""
    ''',
    ),
    table(
        "metin|sinif#",
        """
    Kargom iki haftadır gelmedi, hâlâ yolda görünüyor.|0
    Koliyi açtım, bardakların hepsi kırılmış.|1
    Şubede de depoda da paketimi bulamıyorlar.|2
    Yarın gelir dediler, beş gün geçti.|0
    Televizyonun ekranı çatlamış halde teslim edildi.|1
    Gönderim kayboldu, kimse nerede olduğunu bilmiyor.|2
    Teslimat üç kez ertelendi.|0
    Kutu ezilmiş, kitaplar ıslanmış.|1
    Takip numarası silinmiş, koli ortada yok.|2
    Bir günlük yol için on gün bekledim.|0
    Dolabın kapağı çizik ve kırık geldi.|1
    """,
    ),
    fewshot=4,
)

TARIH = SmallTask(
    "tarih-testi",
    code(
        r"""
    satirlar = [data["soru"]]
    for harf, secenek in zip("ABCD", data["secenekler"]):
        satirlar.append(harf + ") " + secenek)
    satirlar.append("Cevap:")
    gold = "ABCD"[data["dogru"]]
    return {"input": "\n".join(satirlar), "output": " " + gold, "processed_output": gold}
    """
    ),
    starred(
        """
    İstanbul hangi yılda fethedildi?|1071/*1453/1517/1923
    Türkiye Cumhuriyeti'nin ilk cumhurbaşkanı kimdir?|*Atatürk/İnönü/Bayar/Gürsel
    Malazgirt Savaşı kimler arasında oldu?|Fransa ve Rusya/Çin ve Moğollar/
      *Selçuklular ve Bizans/Mısır ve Roma
    Türkiye'nin başkenti neresidir?|İzmir/Bursa/Konya/*Ankara
    Mimar Sinan hangi camiyi yaptı?|Ayasofya/*Süleymaniye/Sultanahmet/Yeni Cami
    Cumhuriyet ne zaman ilan edildi?|*29 Ekim 1923/23 Nisan 1920/30 Ağustos 1922/19 Mayıs 1919
    Osmanlı Devleti'nin kurucusu kimdir?|II. Mehmet/I. Murat/Yıldırım Bayezid/*Osman Bey
    Hititlerin başkenti neresiydi?|Truva/Efes/*Hattuşa/Bergama
    Yazıyı ilk kullanan halk hangisidir?|*Sümerler/Vikingler/İnkalar/Hunlar
    Harf İnkılabı hangi yılda yapıldı?|1919/1938/*1928/1950
    """,
        question="soru",
        choices="secenekler",
        answer="dogru",
    ),
)

NOTA = SmallTask(
    "cupom-soma",
    code(
        r"""
    cupom = "\n".join(data["linhas"])
    text = f"Cupom:\n{cupom}\n\nQuanto custa tudo junto, em reais? Responda só com o número.\nTotal:"
    gold = str(data["total"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "linhas*|total#",
        """
    arroz 25/feijão 9|34
    pão 6/leite 5/queijo 30|41
    cimento 38/areia 90|128
    camisa 60/meias 15|75
    caderno 18/lápis 4/borracha 2|24
    tomate 8/cebola 7/alho 3|18
    gasolina 150/café 6|156
    ração 72/coleira 35|107
    sabão 11/esponja 5|16
    """,
    ),
)

ENEM = SmallTask(
    "enem-ppl",
    code(
        r"""
    texto = "Pergunta: " + data["pergunta"] + "\nResposta:"
    certa = [r for r, ponto in data["target_scores"].items() if ponto][0]
    return {"input": texto, "output": certa, "processed_output": certa}
    """
    ),
    keyed(
        "pergunta",
        """
    Qual é a capital do Brasil?|São Paulo/*Brasília/Salvador/Recife
    Que gás as plantas absorvem na fotossíntese?|oxigênio/nitrogênio/*gás carbônico/hélio
    Quem escreveu Dom Casmurro?|*Machado de Assis/José de Alencar/Clarice Lispector/Jorge Amado
    Qual é o maior bioma do Brasil?|Pampa/Cerrado/Caatinga/*Amazônia
    Em que ano foi abolida a escravidão no Brasil?|*1888/1822/1889/1808
    Qual é a fórmula da água?|CO2/*H2O/NaCl/O2
    Que órgão bombeia o sangue?|o fígado/o rim/o pulmão/*o coração
    Quantos graus tem um ângulo reto?|180/45/*90/360
    """,
        lead=" ",
    ),
    method="ppl",
)

TRADUIRE = SmallTask(
    "fr-en-phrases",
    code(
        r"""
    consigne = "Translate from French into English."
    return {
        "input": f"{consigne}\n\nFrench: {data['fr']}\nEnglish:",
        "output": " " + data["en"],
        "processed_output": data["en"],
    }
    """
    ),
    table(
        "fr|en",
        """
    Le train part à huit heures.|The train leaves at eight.
    Je cherche mes clés.|I am looking for my keys.
    Il pleut depuis hier.|It has been raining since yesterday.
    Où est la gare ?|Where is the station?
    Elle a vendu sa voiture.|She sold her car.
    Nous mangeons du poisson.|We are eating fish.
    Ferme la porte.|Close the door.
    Mon frère est médecin.|My brother is a doctor.
    Le musée est gratuit le lundi.|The museum is free on Mondays.
    """,
    ),
)

TASKS = (ULASAN, KARGO, TARIH, NOTA, ENEM, TRADUIRE)
