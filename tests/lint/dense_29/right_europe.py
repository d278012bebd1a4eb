"""Long right prompts in Italian, Portuguese, Dutch, Polish, Swedish and Turkish."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "it-biblioteca",
        "richieste a una biblioteca smistate per sportello",
        """
# Smistamento delle richieste, Biblioteca civica

Sei l'assistente del banco centrale. Arriva una richiesta scritta e devi dire a quale sportello va.

## Sportelli
| numero | sportello | che cosa fa |
|---|---|---|
| 1 | Prestito | restituzioni, rinnovi, prenotazioni, tessere |
| 2 | Consultazione | ricerche, bibliografie, giornali vecchi, microfilm |
| 3 | Ragazzi | tutto quello che riguarda lettori fino a 14 anni |
| 4 | Sale | prenotazione di aule, proiettori, mostre |

## Criteri
- L'età decide per prima: la tessera per una bambina di sei anni è 3.
- Un giornale vecchio si guarda in sede, dunque 2; un giornale del mese si porta a casa, dunque 1.
- Chi protesta va allo sportello di cui si lamenta.

## Risposta
Solo il numero.

Richiesta: Vorrei rinnovare due romanzi.
Sportello: 1
""",
        "Richiesta: {richiesta}\nSportello:",
        "richiesta|sportello",
        """
Cerco un quotidiano del 1954.|2
Possiamo usare l'aula grande giovedì sera?|4
Ho perso la tessera, come ne faccio un'altra?|1
Mio figlio di otto anni cerca libri sui dinosauri.|3
Mi serve una bibliografia su Ada Negri.|2
Il proiettore dell'aula non funzionava, è una vergogna!|4
Posso prenotare l'ultimo romanzo della Ginzburg?|1
Una tessera per mia nipote di cinque anni, per favore.|3
Dove si leggono i microfilm?|2
""",
        fewshot=3,
    ),
    manual(
        "it-orario",
        "orari di allenamento dal testo alla forma breve",
        """
Regole per il calendario della polisportiva

Gli allenatori mandano un messaggio, il calendario vuole una forma breve. La forma è:

GIORNO INIZIO-FINE LUOGO

1. GIORNO sono le prime tre lettere, maiuscole: LUN, MAR, MER, GIO, VEN, SAB, DOM.
2. INIZIO e FINE sono ore e minuti con i due punti, due cifre ciascuno: 09:00.
3. Se il messaggio dice quanto dura l'allenamento, calcola la fine.
4. LUOGO è piscina, campo o palestra, in minuscolo.
5. Tra le tre parti c'è uno spazio solo; intorno al trattino nessuno.

Messaggio: Mercoledì in piscina dalle sei alle sette e mezza di sera.
Calendario: MER 18:00-19:30 piscina

Tutto il resto (squadra, materiale, saluti) non entra nel calendario.
""",
        "Messaggio: {messaggio}\nCalendario:",
        "messaggio|calendario",
        """
Sabato mattina campo, dalle 9 alle 11, portate le pettorine.|SAB 09:00-11:00 campo
Lunedì palestra alle 19, un'ora e mezza.|LUN 19:00-20:30 palestra
Venerdì si nuota: piscina dalle 17:15 alle 18:15.|VEN 17:15-18:15 piscina
Domenica alle 10:30 al campo, due ore. A presto!|DOM 10:30-12:30 campo
Martedì dalle 20 alle 21:45 in palestra.|MAR 20:00-21:45 palestra
Giovedì piscina, inizio alle 7 di mattina, quarantacinque minuti.|GIO 07:00-07:45 piscina
Mercoledì al campo dalle 16:30 alle 18, piccoli compresi.|MER 16:30-18:00 campo
""",
        apart=True,
    ),
    manual(
        "pt-ouvidoria",
        "manifestações à ouvidoria de uma prefeitura, por tipo",
        """
OUVIDORIA MUNICIPAL — GUIA PARA CLASSIFICAR MANIFESTAÇÕES

Quem usa este guia: atendentes e o assistente automático.

Os quatro tipos

ELOGIO: o cidadão agradece ou reconhece um bom serviço.
DENÚNCIA: o cidadão aponta um ato ilícito (propina, fraude, desvio, agressão) de um servidor ou de uma empresa contratada.
RECLAMAÇÃO: o cidadão está insatisfeito com um serviço, mas não aponta ato ilícito.
PEDIDO: o cidadão quer que algo seja feito ou quer uma informação, sem se queixar do que houve.

Perguntas que ajudam

1. Há um ato ilícito? Se sim, DENÚNCIA, mesmo que haja também queixa.
2. Há queixa? Se sim, RECLAMAÇÃO, mesmo que termine com um pedido.
3. Há agradecimento? Se sim, ELOGIO.
4. Nada disso? PEDIDO.

Exemplo
Texto: O fiscal cobrou propina para liberar a minha banca.
Tipo: DENÚNCIA

Responda com o tipo em maiúsculas, com os acentos.
""",
        "Texto: {texto}\nTipo:",
        "texto|tipo",
        """
A coleta de lixo atrasou três vezes este mês.|RECLAMAÇÃO
Gostaria de saber o horário do posto de vacinação.|PEDIDO
A enfermeira Lúcia cuidou muito bem da minha mãe, obrigado.|ELOGIO
Um funcionário desvia gasolina da garagem municipal.|DENÚNCIA
Solicito a poda da árvore em frente ao número 40.|PEDIDO
O ônibus passa lotado e ninguém faz nada, mandem mais um.|RECLAMAÇÃO
A empresa da merenda frauda as notas, e a comida vem fria.|DENÚNCIA
Parabéns à equipe que consertou a ponte em dois dias.|ELOGIO
Fiquei quatro horas na fila do cadastro.|RECLAMAÇÃO
""",
        labels="ELOGIO/DENÚNCIA/RECLAMAÇÃO/PEDIDO",
    ),
    manual(
        "pt-etiqueta",
        "etiquetas de um laboratório agrícola, com cálculo da validade",
        """
<guia>
Você prepara etiquetas para amostras de solo e de folha de um laboratório agrícola.

<formato>
TIPO-NÚMERO-VALIDADE
TIPO: S para solo, F para folha
NÚMERO: quatro algarismos, completados com zeros à esquerda
VALIDADE: MMAA, o mês e o ano até quando a amostra é guardada
</formato>

<guarda>
Solo é guardado por 6 meses depois do mês da coleta.
Folha é guardada por 2 meses depois do mês da coleta.
</guarda>

<passo-a-passo>
Coleta em outubro de 2025, solo: outubro mais 6 meses é abril de 2026, portanto 0426.
</passo-a-passo>

<modelo>
Amostra: solo, número 83, coleta em outubro de 2025
Etiqueta: S-0083-0426
</modelo>

<lembrete>Sem espaços. A impressora corta depois de onze caracteres.</lembrete>
</guia>
""",
        "Amostra: {tipo}, número {numero}, coleta em {coleta}\nEtiqueta:",
        "tipo|numero|coleta|etiqueta",
        """
folha|12|março de 2025|F-0012-0525
solo|7|janeiro de 2025|S-0007-0725
folha|340|novembro de 2025|F-0340-0126
solo|1205|agosto de 2025|S-1205-0226
folha|58|junho de 2025|F-0058-0825
solo|611|maio de 2025|S-0611-1125
folha|9|dezembro de 2025|F-0009-0226
solo|77|julho de 2025|S-0077-0126
""",
    ),
    manual(
        "nl-school",
        "verslagjes van leerlingen beoordeeld met een rubric",
        """
Beoordeling van het practicumverslag (klas 2)

Je helpt de docent natuurkunde. Een leerling levert een heel kort verslag in. Jij geeft een letter.

G = goed: er staat een meting met een eenheid EN een conclusie
V = voldoende: er staat een meting met een eenheid, maar geen conclusie
O = onvoldoende: er staat geen meting met een eenheid

Wat is een meting met een eenheid? Een getal met bijvoorbeeld cm, seconden, graden of gram. "Het water was heet" is geen meting.
"Het water was 80" is er ook geen, want de eenheid ontbreekt.

Wat is een conclusie? Een zin die met "dus" of "daarom" zegt wat de meting betekent.

Let op: een conclusie zonder meting met eenheid blijft O.

Verslag: De veer werd 4 cm langer.
Letter: V

Verslag: De veer werd langer, dus hij is slap.
Letter: O

Geef alleen de hoofdletter.
""",
        "Verslag: {verslag}\nLetter:",
        "verslag|letter",
        """
Het blokje woog 52 gram, dus het is van aluminium.|G
De slinger deed er 2 seconden over.|V
Het lampje brandde fel.|O
Het water werd 80 en daarom kookte het niet.|O
De kogel viel in 0,5 seconden, dus langzamer dan de steen.|G
De draad was 30 cm lang.|V
De magneet was sterk, dus het ijzer bleef hangen.|O
Na een minuut was het 21 graden, daarom is het lokaal te koud.|G
Het karretje reed 150 cm ver.|V
""",
        labels="G/V/O",
    ),
    manual(
        "pl-sklep",
        "zwroty w sklepie internetowym: decyzja według regulaminu",
        """
# Zwroty – instrukcja dla asystenta

## Rola
Czytasz zgłoszenie zwrotu i podajesz decyzję. Decyzję widzi klient.

## Decyzje
* **przyjąć** – zwracamy całą kwotę
* **odrzucić** – nie zwracamy nic
* **wymienić** – wysyłamy taki sam towar

## Zasady
1. Towar nieużywany, do 14 dni od dostawy: przyjąć.
2. Towar wadliwy: wymienić, niezależnie od liczby dni.
3. Towar używany i niewadliwy: odrzucić.
4. Towar nieużywany, niewadliwy, po 14 dniach: odrzucić.
5. Dzień czternasty należy jeszcze do terminu.

## Odpowiedź
Jedno słowo z listy, małą literą.

Zgłoszenie: Czajnik nieużywany, 9 dni od dostawy.
Decyzja: przyjąć

## Pamiętaj
Brak paragonu niczego nie zmienia, bo zamówienie jest w systemie.
""",
        "Zgłoszenie: {zgloszenie}\nDecyzja:",
        "zgloszenie|decyzja",
        """
Buty nieużywane, 14 dni od dostawy.|przyjąć
Mikser wadliwy, nie włącza się, 60 dni od dostawy.|wymienić
Sukienka używana, bez wad, 5 dni od dostawy.|odrzucić
Lampa nieużywana, bez wad, 20 dni od dostawy.|odrzucić
Plecak nieużywany, 3 dni od dostawy, brak paragonu.|przyjąć
Zegarek wadliwy, stoi, 10 dni od dostawy.|wymienić
Namiot używany na jednym wyjeździe, bez wad, 12 dni od dostawy.|odrzucić
Koc nieużywany, 1 dzień od dostawy.|przyjąć
Słuchawki wadliwe, trzeszczą, brak paragonu, 30 dni od dostawy.|wymienić
""",
        fewshot=4,
    ),
    manual(
        "sv-museum",
        "föremål i ett museum får ett magasin",
        """
Var ska föremålet förvaras? En vägledning för magasinet

Vi har tre magasin. De skiljer sig åt i luftfuktighet, och därför är det materialet som avgör.

Magasin Norr (torrt): metall
Magasin Söder (lagom): trä, ben, läder, papper, textil
Magasin Öst (vanlig luft): sten, glas, keramik

När ett föremål har flera material gäller det känsligaste. Ordningen från känsligast till tåligast är: textil och papper, läder, trä och ben,
metall, sten, glas och keramik. En kniv med skaft av trä hör alltså till Söder, och en glasflaska med metallkork hör till Norr.

Målningar på duk räknas som textil. Mynt räknas som metall, även förgyllda.

Svara med väderstrecket: Norr, Söder eller Öst.

Exempel
Föremål: en sabel av järn, utan skaft
Magasin: Norr
""",
        "Föremål: {sak}\nMagasin:",
        "sak|magasin",
        """
en karaff av glas|Öst
ett silvermynt från 1600-talet|Norr
en psalmbok med spänne av mässing|Söder
en yxa av sten, utan skaft|Öst
ett ankare av järn|Norr
en docka av tyg med huvud av porslin|Söder
en målning på duk|Söder
en kruka av keramik|Öst
ett fönster av glas med ram av bly|Norr
ett sadelstycke av läder|Söder
""",
    ),
    manual(
        "tr-ciftlik",
        "süt çiftliğinde ölçüm sonuçlarına göre karar",
        """
SÜT KABUL TALİMATI

Görevin, çiftlikten gelen sütün ölçümlerine bakıp üç karardan birini vermektir.

Kararlar
- kabul: bütün ölçümler sınırların içinde
- bekletme: yalnızca sıcaklık sınırın dışında
- ret: yağ sınırın altında ya da antibiyotik var

Sınırlar
1. Sıcaklık en fazla 6 derece olabilir.
2. Yağ en az yüzde 3,2 olmalıdır.
3. Antibiyotik hiç olmamalıdır.

Sınırın tam üstündeki değer kabul edilir: 6 derece uygundur, yüzde 3,2 uygundur.
Hem sıcaklık hem yağ uygunsuzsa karar rettir.

Örnek
Ölçüm: 9 derece, yağ yüzde 3,6, antibiyotik yok
Karar: bekletme

Yalnızca kararı küçük harfle yaz.
""",
        "Ölçüm: {derece} derece, yağ yüzde {yag}, antibiyotik {anti}\nKarar:",
        "derece|yag|anti|karar",
        """
4|3,8|yok|kabul
8|3,5|yok|bekletme
5|2,9|yok|ret
6|3,2|yok|kabul
3|4,0|var|ret
11|3,9|yok|bekletme
9|3,0|yok|ret
5|3,4|yok|kabul
7|3,7|yok|bekletme
10|3,3|var|ret
""",
        fewshot=3,
    ),
)
