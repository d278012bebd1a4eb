"""Right prompts in German, Dutch, Polish, Turkish, Russian."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, qa, table

RIGHT = (
    cell(
        "der, die oder das",
        "de-artikel",
        "der, die oder das?\n{q}:",
        qa(
            """
            Tisch > der
            Lampe > die
            Fenster > das
            Brücke > die
            Löffel > der
            Mädchen > das
            Zeitung > die
            Hund > der
            Auto > das
            """
        ),
        fewshot=3,
    ),
    typed(
        "Datum mit ausgeschriebenem Monat",
        "de-datum",
        "Schreib den Monat aus.\n{kurz} ->",
        table(
            "kurz|a",
            """
            12.3.2024|12. März 2024
            1.11.2019|1. November 2019
            24.12.2022|24. Dezember 2022
            7.6.1998|7. Juni 1998
            30.8.2021|30. August 2021
            15.1.2025|15. Januar 2025
            9.10.2016|9. Oktober 2016
            28.2.2023|28. Februar 2023
            """,
        ),
        fewshot=2,
    ),
    cell(
        "Lob, Frage oder Beschwerde",
        "de-anliegen",
        "Ist das ein Lob, eine Frage oder eine Beschwerde? Nur ein Wort.\n\n{mail}\n\nAntwort:",
        table(
            "mail|a",
            """
            Vielen Dank, Ihre Mitarbeiterin war wirklich großartig!|Lob
            Haben Sie am Samstag geöffnet?|Frage
            Seit drei Wochen warte ich auf mein Geld, eine Frechheit.|Beschwerde
            Kann ich die Jacke auch in Blau bestellen?|Frage
            Die Schuhe sind wunderbar bequem, ich bin begeistert.|Lob
            Das Paket kam offen und nass hier an. So geht das nicht.|Beschwerde
            Wie lange gilt der Gutschein?|Frage
            Schon zum zweiten Mal wurde die falsche Größe geliefert!|Beschwerde
            Toller Service, ich empfehle Sie gern weiter.|Lob
            """,
        ),
        fewshot=2,
    ),
    cell(
        "Gegenteile mit Gleichheitszeichen",
        "de-gegenteil",
        'Gegenteil von "{q}" =',
        qa(
            """
            laut > leise
            billig > teuer
            trocken > nass
            mutig > feige
            gerade > krumm
            voll > leer
            früh > spät
            dick > dünn
            """
        ),
    ),
    typed(
        "een zin verbeterd",
        "nl-verbeter",
        "Verbeter de fout in deze zin.\nZin: {fout}\nGoed:",
        table(
            "fout|a",
            """
            Hij word morgen dertig.|Hij wordt morgen dertig.
            Ik heb de brief gistere verstuurd.|Ik heb de brief gisteren verstuurd.
            Hun hebben geen tijd.|Zij hebben geen tijd.
            Zij is groter als haar broer.|Zij is groter dan haar broer.
            Hij vind het een leuk boek.|Hij vindt het een leuk boek.
            Het meisje die daar staat, is mijn nicht.|Het meisje dat daar staat, is mijn nicht.
            Me fiets is gestolen.|Mijn fiets is gestolen.
            Wij heeft een nieuwe auto.|Wij hebben een nieuwe auto.
            """,
        ),
        fewshot=2,
    ),
    cell(
        "de of het",
        "nl-lidwoord",
        "Vul in (de/het): ___ {q}\nLidwoord:",
        qa(
            """
            huis > het
            tafel > de
            boek > het
            fiets > de
            kind > het
            straat > de
            water > het
            deur > de
            """
        ),
        fewshot=2,
    ),
    cell(
        "co nie pasuje",
        "pl-nie-pasuje",
        "Które słowo nie pasuje do pozostałych?\n{slowa}\nOdpowiedź:",
        table(
            "slowa|a",
            """
            jabłko, gruszka, młotek, śliwka|młotek
            pies, krzesło, kot, koń|krzesło
            wtorek, środa, piątek, maj|maj
            sosna, dąb, łosoś, buk|łosoś
            zielony, siedem, żółty, czarny|siedem
            Warszawa, Wisła, Kraków, Gdańsk|Wisła
            nóż, łyżka, widelec, skarpeta|skarpeta
            skrzypce, trąbka, lodówka, flet|lodówka
            """,
        ),
        fewshot=2,
    ),
    cell(
        "liczba mnoga ze strzałką",
        "pl-mnoga",
        "Liczba mnoga:\n{q} ->",
        qa(
            """
            kot > koty
            książka > książki
            okno > okna
            miasto > miasta
            noga > nogi
            stół > stoły
            kwiat > kwiaty
            szkoła > szkoły
            """
        ),
        fewshot=3,
    ),
    typed(
        "yorumun duygusu, üç sınıf",
        "tr-yorum",
        "Yorum olumlu mu, olumsuz mu, nötr mü?\nYorum: {yorum}\nDuygu:",
        table(
            "yorum|a",
            """
            Kargo çok hızlıydı, ürün harika!|olumlu
            İki günde bozuldu, paramı geri istiyorum.|olumsuz
            Kutunun içinden kablo ve kılavuz çıkıyor.|nötr
            Kumaşı berbat, ilk yıkamada soldu.|olumsuz
            Bayıldım, herkese tavsiye ederim.|olumlu
            Ürün siyah ve beyaz olarak satılıyor.|nötr
            Satıcı çok ilgisizdi, hiç memnun kalmadım.|olumsuz
            Tam istediğim gibi, çok teşekkürler.|olumlu
            Paket salı günü teslim edildi.|nötr
            """,
        ),
    ),
    cell(
        "Türkçe kelimelerin İngilizcesi",
        "tr-kelime",
        '"{q}" İngilizcede ne demek?',
        qa(
            """
            pencere > window
            çocuk > child
            deniz > sea
            ekmek > bread
            kütüphane > library
            yağmur > rain
            anahtar > key
            köprü > bridge
            """
        ),
        lead="\n",
        stop=("\n\n",),
        fewshot=2,
    ),
    cell(
        "конец пословицы",
        "ru-poslovica",
        "Закончи пословицу.\n{q}…",
        qa(
            """
            Тише едешь > дальше будешь
            Ученье — свет > а неученье — тьма
            Что посеешь > то и пожнёшь
            Любишь кататься > люби и саночки возить
            Волков бояться > в лес не ходить
            Семь раз отмерь > один раз отрежь
            Не имей сто рублей > а имей сто друзей
            Взялся за гуж > не говори, что не дюж
            """
        ),
        fewshot=2,
    ),
    ranked(
        "да или нет по тексту",
        "ru-da-net",
        "Текст: {text}\nВопрос: {ask}\nОтвет (да или нет):",
        keyed(
            "text|ask",
            """
            Музей закрыт по понедельникам.|Можно ли попасть в музей в понедельник?|да/*нет
            Оля купила два билета в театр.|Купила ли Оля билеты?|*да/нет
            Поезд в Казань отменили из-за снега.|Поедет ли поезд в Казань?|да/*нет
            В доме девять этажей и два лифта.|Есть ли в доме лифт?|*да/нет
            Все ученики сдали экзамен.|Провалил ли кто-нибудь экзамен?|да/*нет
            Игорь живёт на даче с мая по сентябрь.|Живёт ли Игорь на даче в июле?|*да/нет
            В супе нет ни мяса, ни рыбы.|Есть ли в супе мясо?|да/*нет
            Книга вышла в 1965 году.|Вышла ли книга в двадцатом веке?|*да/нет
            """,
            lead=" ",
        ),
    ),
)
