"""Right prompts in French, Turkish, Spanish, Italian and other languages."""

from __future__ import annotations

from tests.lint.making import Right, keyed, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "la dictée à trous du CM1",
        "fr-dictee",
        """
        text = f"Complète avec « a » ou « à ».\\n{data['q']}\\nMot :"
        gold = data["a"]
        """,
        qa("""
        Elle ___ un vélo rouge. > a
        Nous allons ___ la plage. > à
        Il ___ mangé sa pomme. > a
        Ce livre est ___ Léa. > à
        Mon frère ___ dix ans. > a
        Le train part ___ midi. > à
        """),
    ),
    right(
        "un tableau de conjugaison",
        "fr-conjugaison",
        """
        text = f"| verbe | personne | présent |\\n| {data['verbe']} | {data['p']} |"
        gold = data["forme"] + " |"
        """,
        table(
            "verbe|p|forme",
            """
            aller|nous|allons
            finir|tu|finis
            être|ils|sont
            avoir|vous|avez
            chanter|je|chante
            faire|elle|fait
            """,
        ),
    ),
    right(
        "le genre des noms avec leur article",
        "fr-genre",
        """
        text = f"« un » ou « une » ?\\n… {data['q']}\\n→"
        gold = data["a"]
        """,
        qa("""
        maison > une
        arbre > un
        école > une
        fleur > une
        nuage > un
        musée > un
        """),
    ),
    right(
        "des problèmes avec une phrase réponse",
        "fr-phrase",
        """
        text = f"{data['enonce']}\\nRéponds par une phrase entière.\\n"
        gold = data["phrase"]
        """,
        table(
            "enonce|phrase",
            """
            Léo a 8 billes et en gagne 5. Combien en a-t-il ?|Léo a 13 billes.
            Un paquet contient 6 œufs. Combien y a-t-il d'œufs dans 3 paquets ?|Il y a 18 œufs.
            Zoé avait 20 euros et en dépense 12. Combien lui reste-t-il ?|Il lui reste 8 euros.
            On partage 24 cartes entre 4 enfants. Combien chacun en reçoit-il ?|Chacun reçoit 6 cartes.
            Une classe a 11 filles et 13 garçons. Combien d'élèves ?|La classe a 24 élèves.
            Le car part à 8 heures et roule 3 heures. Quand arrive-t-il ?|Il arrive à 11 heures.
            """,
        ),
        lead="",
    ),
    right(
        "haberin kim, nerede alanları",
        "tr-kim-nerede",
        """
        text = f"Haber: {data['haber']}\\nKim; nerede:"
        gold = f"{data['kim']}; {data['nerede']}"
        """,
        table(
            "haber|kim|nerede",
            """
            Yazar Elif Koç, İzmir'de kitap imzaladı.|Elif Koç|İzmir
            Bakan Murat Er Konya'da fabrika açtı.|Murat Er|Konya
            Antalya'da konser veren Selin Ay alkışlandı.|Selin Ay|Antalya
            Ressam Can Tuna sergisini Bursa'da açıyor.|Can Tuna|Bursa
            Trabzon'da kürsüye çıkan Ali Bal konuştu.|Ali Bal|Trabzon
            Aşçı Derya Su, Mardin'de yarıştı.|Derya Su|Mardin
            """,
        ),
    ),
    right(
        "başlıkta soru var mı",
        "tr-iddia",
        """
        text = "Başlık bir iddia mı, soru mu, alıntı mı?\\n" + data["q"] + "\\nTür:"
        gold = data["a"]
        """,
        qa("""
        Maaşlar ne zaman yatacak? > soru
        "Bu yıl kar az yağdı" > alıntı
        Kaçak yapılar yıkılacak > iddia
        Kim kazandı? > soru
        "Sabrımız kalmadı" > alıntı
        Vapur seferleri artıyor > iddia
        """),
    ),
    right(
        "eş anlamlı sözcükler olasılıkla",
        "tr-es-anlam",
        """
        text = f"{data['soz']} sözcüğünün eş anlamlısı:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "soz",
            """
            siyah|beyaz/*kara/mavi
            okul|*mektep/ev/yol
            yürek|göz/el/*kalp
            al|*kırmızı/sarı/yeşil
            hekim|hasta/*doktor/ilaç
            cevap|soru/söz/*yanıt
            """,
            lead=" ",
        ),
        method="ppl",
        lead="",
    ),
    right(
        "ser o estar en un hueco",
        "es-ser",
        """
        text = f"Completa con una forma de ser o estar: {data['q']}\\nForma:"
        gold = data["a"]
        """,
        qa("""
        Madrid ___ en España. > está
        Nosotros ___ médicos. > somos
        La sopa ___ fría hoy. > está
        Yo ___ de Perú. > soy
        Ellos ___ cansados. > están
        La mesa ___ de madera. > es
        """),
    ),
    right(
        "reclamaciones con la letra del departamento",
        "es-depto",
        """
        text = f"V: ventas, L: logística, F: facturación\\n«{data['queja']}»\\nDepartamento:"
        gold = data["d"]
        """,
        table(
            "queja|d",
            """
            El paquete llegó con tres días de retraso.|L
            La factura tiene un IVA equivocado.|F
            El vendedor no me informó de la oferta.|V
            Me cobraron dos veces en la factura.|F
            El camión dejó la caja en la calle.|L
            Nadie en ventas responde a mi pedido de precios.|V
            """,
        ),
    ),
    right(
        "il plurale con l'articolo",
        "it-plurale",
        """
        text = "Metti al plurale, con l'articolo.\\n" + data["q"] + " ="
        gold = data["a"]
        """,
        qa("""
        il libro > i libri
        la casa > le case
        lo zaino > gli zaini
        l'amica > le amiche
        il fiore > i fiori
        la città > le città
        """),
    ),
    right(
        "ricette: quanti minuti",
        "it-minuti",
        """
        text = f"Ricetta: {data['passo']}\\nMinuti in tutto (solo il numero):"
        gold = str(data["min"])
        """,
        table(
            "passo|min#",
            """
            Lessa la pasta per 9 minuti.|9
            Inforna per 20 minuti, poi lascia riposare per 5 minuti.|25
            Rosola la cipolla 4 minuti e il riso 2 minuti.|6
            Cuoci il sugo per mezz'ora.|30
            Friggi 3 minuti per lato, due lati.|6
            Bolli l'uovo per 8 minuti.|8
            """,
        ),
    ),
    right(
        "provérbios portugueses",
        "pt-proverbios",
        """
        text = f"{data['q']} …\\nFim do provérbio:"
        gold = data["a"]
        """,
        qa("""
        Quem não tem cão, > caça com gato
        Mais vale um pássaro na mão > do que dois a voar
        Água mole em pedra dura > tanto bate até que fura
        De grão em grão > a galinha enche o papo
        Quem cala > consente
        Casa de ferreiro, > espeto de pau
        """),
    ),
    right(
        "ударение заглавной буквой",
        "ru-udarenie",
        """
        text = f"Выдели ударную гласную заглавной буквой: {data['q']}\\nОтвет:"
        gold = data["a"]
        """,
        qa("""
        звонит > звонИт
        торты > тОрты
        красивее > красИвее
        квартал > квартАл
        банты > бАнты
        каталог > каталОг
        """),
    ),
    right(
        "тема обращения жителя",
        "ru-obrashenie",
        """
        text = f"Темы: {', '.join(TEMY)}.\\nОбращение: {data['text']}\\nТема:"
        gold = TEMY[data["tema"]]
        """,
        table(
            "text|tema#",
            """
            Во дворе не вывозят мусор неделю.|1
            На улице Мира огромная яма на дороге.|0
            В подъезде не горит лампа.|2
            Контейнеры переполнены отходами.|1
            Фонарь у школы погас.|2
            Асфальт разбит у моста.|0
            """,
        ),
        above="""
        TEMY = ("дороги", "мусор", "освещение")
        """,
    ),
    right(
        "Maschinenmeldungen mit Schlüssel und Doppelpunkt",
        "de-meldung",
        """
        text = f"Meldung: {data['meldung']}\\nGib Teil und Zustand an (Teil: Zustand).\\n"
        gold = f"{data['teil']}: {data['zustand']}"
        """,
        table(
            "meldung|teil|zustand",
            """
            Die Pumpe ist überhitzt.|Pumpe|überhitzt
            Ventil geschlossen, alles in Ordnung.|Ventil|geschlossen
            Achtung, der Filter ist verstopft!|Filter|verstopft
            Motor gestoppt um 8 Uhr.|Motor|gestoppt
            Das Lager wurde geschmiert.|Lager|geschmiert
            Riemen gerissen, bitte tauschen.|Riemen|gerissen
            """,
        ),
        lead="",
    ),
    right(
        "der, die oder das im Deutschkurs",
        "de-artikel",
        """
        text = f"der, die oder das? {data['q']}:"
        gold = data["a"]
        """,
        qa("""
        Tisch > der
        Lampe > die
        Buch > das
        Sonne > die
        Mond > der
        Kind > das
        Apfel > der
        Zeitung > die
        """),
    ),
    right(
        "Arztbriefe werden mit ja, nein oder offen gelesen",
        "de-arztbrief",
        """
        text = (
            f"Brief: {data['brief']}\\n"
            f"Steht fest, dass {data['frage']}? Antworte mit ja, nein oder offen.\\n"
            "Antwort:"
        )
        gold = data["antwort"]
        """,
        table(
            "brief|frage|antwort",
            """
            Röntgen ohne Befund, kein Bruch.|der Arm gebrochen ist|nein
            Penicillinallergie seit Kindheit bekannt.|eine Allergie besteht|ja
            Laborwerte stehen noch aus.|das Blut in Ordnung ist|offen
            Blinddarm 2011 entfernt.|der Blinddarm entfernt wurde|ja
            Verdacht auf Grippe, Test läuft.|es eine Grippe ist|offen
            Patient raucht nicht.|der Patient raucht|nein
            """,
        ),
    ),
    right(
        "fietswinkel: welk onderdeel",
        "nl-onderdeel",
        """
        text = f"Klacht: {data['q']}\\nKies uit band, rem, ketting of licht.\\nOnderdeel:"
        gold = data["a"]
        """,
        qa("""
        Mijn fiets loopt leeg. > band
        Ik kan niet meer stoppen. > rem
        Hij valt er bij het schakelen steeds af. > ketting
        's Avonds ziet niemand mij. > licht
        Er zit een spijker in het rubber. > band
        Het piept als ik knijp. > rem
        """),
    ),
    right(
        "paires de phrases, même sens ou non",
        "fr-paires",
        """
        un, deux = data["paire"]
        text = f"1. {un}\\n2. {deux}\\nMême sens ? (oui ou non) :"
        gold = data["r"]
        """,
        records(
            "paire r",
            (["Il pleut fort.", "Il tombe des cordes."], "oui"),
            (["Elle aime le thé.", "Elle déteste le thé."], "non"),
            (["Le film a duré deux heures.", "Le film a fait 120 minutes."], "oui"),
            (["Paul vend sa voiture.", "Paul achète une voiture."], "non"),
            (["La porte est ouverte.", "La porte n'est pas fermée."], "oui"),
            (["Tous sont venus.", "Personne n'est venu."], "non"),
        ),
    ),
)
