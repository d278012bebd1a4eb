"""What tells to write an answer, or to make one thing of another, in the languages that
`about_answers` has few verbs of, and wherever such a verb stands."""

from __future__ import annotations

import re

from workbench.io.han import compiled

TELLS_TOO = compiled(
    r"\A\W*(?:please\s|now\s|then\s)?(?:turn|convert|transform|translate|express|render|rewrite"
    r"|represent|separate|divide|join|list|sort|rank|arrange"
    r"|order (?:the|these|them|from|by)|complete|implement|look at|round|do not|don['’]t|never"
    r"|leave (?:out|off)|omit|drop|skip|repeat|restate"
    r"|avoid)\b"
    r"|\b(?:and|then)\s(?:give|write|return|output|answer|state|report|name|put|print|say)\b"
    r"|\b(?:wandle|wandeln|übersetz|überführ|trenn|dr[uü]ck|stell|löse|runde|fass|programmier"
    r"|erstell|erzeug|nutz|benutz|entwickle|bring|ergänz|vermeid|kodier)\w*\b"
    r"|\b(?:convert|tradu[ci]|transform|génér|produi|présent|formul|exprim|sépar|plac|encod|donn"
    r"|fourn|résolv|évit|programm)\w*\b|\A\W*(?:n['’]|ne\s)?\w{3,}ez\b"
    r"|\b(?:convi?ert|transform|pas[ae]\b|gener|represent|expres|separ|divid|coloc|pon\b|ponga"
    r"|cre[ae]|resuelv|resolv|risolv|redonde|arredond|arroton|programe|evit|metti|mettete|produc"
    r"|produz|traduc|traduz|traduci|elabor|dai|dammi|dame|calcul|calcol|sep[aá]r|escr[ií]b|p[oó]n|devuélv|devuelv|devolv|restitui|separ|dividi)\w*\b"
    r"|\A\W*(?:não|non|geen|nie)\s\w+\b"
    r"|\b(?:преобраз|перевед|представ|сформулир|реши|оформ|сгенерир|составь|раздел|отдел|заключ"
    r"|постав|округл|верн|использу|избега|приведи|запис|напис|пиш|дай|укаж|назов|ответ)\w*\b"
    r"|\b(?:zamień|przekształć|przetłumacz|wygeneruj|rozwiąż|zwróć|utwórz|użyj|umieść|wpisz"
    r"|zapisz|rozdziel|oddziel|zaokrąglij|unikaj|wstaw|ujmij|pisz|napisz|podaj|podziel|odpowied|odpowiad)\w*\b|\A\W*nie\s\w+"
    r"|\b(?:zet|vertaal|maak|gebruik|formuleer|converteer|scheid|rond|plaats|noteer|vermijd|geef|schrijf|antwoord|leg)\w*\b"
    r"|\b(?:gör|översätt|använd|konvertera|omvandla|separera|avrunda|sätt|undvik)\w*\b"
    r"|\b(?:ubah|buat|gunakan|terjemahkan|keluarkan|kembalikan|pisahkan|bulatkan|letakkan)\w*\b"
    r"|\b(?:chuyển|dùng|tạo|xuất|đặt|làm tròn)\b"
    r"|(?:dönüştür|çevir|kullan|oluştur|döndür|ayır|yuvarla|koy)\w*"
    r"|(?:쓰[세시지]|쓰고|써|적[으어]|묶|붙[이여]|넣|구분하|변환하|바꾸|바꿔|만드|만들|표현하|반환하"
    r"|번역하|옮기|나타내|작성해|사용하|사용해)"
    r"|(?:書い|書き|書く|囲|付け|つけ|入れ|区切|変換|使[わっ]|表し|訳し|作っ|作成|直し)"
    r"|请[^，。；]{0,12}(?:转换?|翻译|编写|生成|表示|整理|加上?|放[在到进入]|包[在含]|改写)|隔开|分隔",
    re.IGNORECASE,
)
