"""Long right prompts in Polish, Swedish, Korean, Turkish and Czech."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "pl-przychodnia-terminy",
        "prośby o wizytę zamieniane na kod terminu",
        """
INSTRUKCJA DLA REJESTRACJI PRZYCHODNI „POD LIPAMI”

Z każdej prośby robimy kod terminu. Kod składa się z trzech znaków: litery lekarza, litery pory i cyfry dnia.

LEKARZ     O  okulista
           D  dentysta
           P  pediatra
PORA       R  rano
           W  wieczorem
DZIEŃ      1  poniedziałek
           2  wtorek
           3  środa
           4  czwartek
           5  piątek

ZASADY
I.   Znaki stoją jeden za drugim, bez spacji.
II.  „Po pracy” znaczy wieczorem, „przed szkołą” znaczy rano.
III. Ból zęba i plomba to dentysta, okulary to okulista, dziecko z gorączką to pediatra.

PRZYKŁADY
Prośba: Chciałbym do okulisty w środę rano.
Kod: OR3
Prośba: Wypadła mi plomba, może być poniedziałek po pracy.
Kod: DW1
""",
        "Prośba: {q}\nKod:",
        "q|a",
        """
Do pediatry we wtorek rano, proszę.|PR2
Potrzebuję nowych okularów, piątek wieczorem?|OW5
Dentysta, czwartek przed szkołą.|DR4
Córka ma gorączkę, możemy przyjść w środę wieczorem.|PW3
Boli mnie ząb od niedzieli, przyjdę we wtorek po pracy.|DW2
Okulista w poniedziałek rano, jeśli można.|OR1
Z synem do pediatry w piątek przed szkołą.|PR5
""",
        apart=True,
        fewshot=2,
    ),
    sheet(
        "sv-vaderfragor",
        "påståenden om en väderrapport, rätt eller fel",
        """
Läsförståelse för sfi, kurs C: väderrapporten

Så här gör du. Läs rapporten. Läs sedan påståendet. Svara "rätt" om påståendet stämmer med rapporten och "fel" om det inte gör
det. Använd bara rapporten, inte det du själv vet om vädret.

Rapporten
På måndag snöar det i norr och regnar i söder. På tisdag blir det sol i hela landet, men kallt: tio minusgrader i norr och två
plusgrader i söder. På onsdag kommer en storm från väster. Färjorna till Gotland är inställda hela onsdagen, och tågen i väster
kan bli sena. På torsdag är det lugnt igen.

Att tänka på
1. Ett påstående som säger tvärtom är fel.
2. Siffror ska vara exakt som i rapporten.
3. Alla påståenden går att avgöra med rapporten.

Exempel
Påstående: På torsdag blåser det storm.
Svar: fel

Skriv med liten bokstav.
""",
        "Påstående: {q}\nSvar:",
        "q|a",
        """
På måndag regnar det i söder.|rätt
På tisdag skiner solen bara i söder.|fel
Stormen kommer från öster.|fel
Färjorna till Gotland går inte på onsdag.|rätt
På tisdag är det tio minusgrader i norr.|rätt
På måndag snöar det i söder.|fel
Tågen i väster kan bli försenade på onsdag.|rätt
På tisdag är det fem plusgrader i söder.|fel
""",
        labels="rätt/fel",
    ),
    sheet(
        "ko-doseogwan-munui",
        "도서관 문의를 담당 부서로 나누기",
        """
# 한빛도서관 문의 분류 안내

## 역할
당신은 도서관 안내 데스크에서 문의를 읽고 담당 부서를 정합니다.

## 부서
- 대출팀: 대출, 반납, 연체, 예약
- 자료팀: 희망 도서, 파손된 책, 책의 위치
- 시설팀: 냉난방, 조명, 화장실, 주차
- 행사팀: 강연, 독서 모임, 전시

## 헷갈리기 쉬운 경우
1. 반납한 책이 찢어져 있다는 문의는 자료팀입니다.
2. 강연이 열리는 방이 춥다는 문의는 시설팀입니다.
3. 독서 모임에서 읽을 책을 예약하려는 문의는 대출팀입니다.

## 예시
문의: 빌린 책을 이틀 늦게 돌려주면 어떻게 되나요?
부서: 대출팀

문의: 주차장이 몇 시에 닫히나요?
부서: 시설팀

## 답하는 방법
부서 이름만 쓰세요. 설명이나 마침표는 쓰지 마세요.
""",
        "문의: {q}\n부서:",
        "q|a",
        """
이 소설을 예약하고 싶어요.|대출팀
열람실 전등이 깜빡거려요.|시설팀
다음 달 작가 강연은 언제인가요?|행사팀
새로 나온 과학책을 사 주세요.|자료팀
돌려받은 그림책의 표지가 뜯겨 있네요.|자료팀
강연실이 추워서 외투를 입고 들었어요.|시설팀
독서 모임에 가입하고 싶습니다.|행사팀
연체료를 어디에서 내나요?|대출팀
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "tr-havayolu-yorum",
        "yolcu yorumlarında geçen konu ve duygu",
        """
MAVİ KANAT HAVAYOLLARI / YOLCU DENEYİMİ BİRİMİ
Yorum kodlama kılavuzu

Her yoruma iki parçalı bir kod verilir: konu ve işaret. Aralarında boşluk yoktur.

Konular
    koltuk    oturma yeri, diz mesafesi
    yemek     ikram, içecek
    bagaj     bavul, el çantası
    ekip      kabin görevlileri, pilot

İşaretler
    +         yolcu memnun
    -         yolcu memnun değil

Notlar
(1) Her yorumda yalnızca bir konu vardır.
(2) Alaycı yorumlarda asıl anlam geçerlidir: "Bavulum Paris'i gezmiş, ne güzel" memnun bir yolcu değildir.
(3) Konu küçük harfle yazılır.

Örnekler
Yorum: Hostesler güler yüzlüydü.
Kod: ekip+
Yorum: Bavulum iki gün sonra geldi.
Kod: bagaj-
""",
        "Yorum: {q}\nKod:",
        "q|a",
        """
Çorba sıcak ve lezzetliydi.|yemek+
Dizlerim öndeki koltuğa değdi, çok dardı.|koltuk-
Pilotun açıklamaları bizi rahatlattı.|ekip+
Bavulum banttan ilk çıkanlardan biriydi, harika.|bagaj+
Sandviç bayattı.|yemek-
Ne kibar bir görevli, suyu üstüme döktü ve güldü.|ekip-
Koltuk genişti, rahat uyudum.|koltuk+
El çantamı zorla kargoya verdiler.|bagaj-
""",
    ),
    sheet(
        "cs-skola-skloneni",
        "čeština pro cizince: doplnění tvaru slova",
        """
Jazyková škola Slunečnice, pracovní list č. 14: místo (6. pád)

Milí studenti,
v každé větě je v závorce slovo v 1. pádě. Napište ho ve správném tvaru pro místo, tedy po předložce „v“ nebo „na“.

Co jsme se učili:
  • rod mužský (stůl, most, park): -e, -ě nebo -u (na stole, na mostě, v parku)
  • rod ženský (mapa, voda, řeka): -ě nebo -e (na mapě, ve vodě, v řece)
  • rod střední (okno, auto, jezero): -ě nebo -e (na okně, v autě, na jezeře)

Jak odpovídat:
  • jen tvar toho slova, malým písmenem
  • bez předložky, ta už ve větě stojí

Vzor:
Věta: Včera jsme byli na (hora).
Tvar: hoře

Pozor na změny r → ř, k → c a h → z před koncovkou -e!
""",
        "Věta: {q}\nTvar:",
        "q|a",
        """
Děti jsou ve (škola).|škole
Čekám na tebe v (kavárna).|kavárně
V sobotu budeme na (hrad).|hradě
Kočka spí na (zahrada).|zahradě
Film dávají v (kino).|kině
Bydlíme ve (město).|městě
Houby rostou v (les).|lese
Recept jsem našla v (kniha) o vaření.|knize
""",
    ),
)
