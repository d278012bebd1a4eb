"""What a prompt says of its own task, as sentences of many languages say it: that there is a
passage to read, that there are options to choose from, a gap to fill, a text to translate.

As in `phrases`, a table has an entry for each language, with a pattern for each idea.
"""

from __future__ import annotations

from collections.abc import Mapping

_DE = (
    r"(?:Text|Textabschnitt|Abschnitt|Artikel|Absatz|Tabelle|Dialog|Gespräch|Geschichte|Bild"
    r"|Dokument|Auszug|Gedicht|Textes|Abschnitts|Artikels|Absatzes|Dialogs|Gesprächs|Dokuments)\b"
)
_FR = (
    r"(?:texte|passage|article|paragraphe|tableau|dialogue|extrait|document|histoire|image|récit"
    r"|poème|conversation)\b"
)
_ES = (
    r"(?:texto|pasaje|artículo|párrafo|tabla|diálogo|fragmento|documento|historia|imagen|relato"
    r"|poema|cuento|conversación)\b"
)
_PT = (
    r"(?:texto|trecho|artigo|parágrafo|tabela|diálogo|passagem|documento|história|imagem|fragmento"
    r"|conversa|poema)\b"
)
_IT = (
    r"(?:testo|brano|articolo|paragrafo|tabella|dialogo|passaggio|documento|storia|immagine|racconto"
    r"|conversazione|poesia)\b"
)
_NL = (
    r"(?:tekst|passage|artikel|alinea|tabel|dialoog|gesprek|verhaal|document|fragment|afbeelding)\b"
)
_SV = r"(?:text|stycke|artikel|tabell|dialog|berättelse|dokument|utdrag|bild|samtal)(?:e?[nt])?\b"
_PL = r"(?:tekst|fragment|artykuł|akapit|tabel|dialog|dokument|opowiadani|rozmow|wiersz)\w*"
_RU = r"(?:текст|отрыв|стать|абзац|таблиц|диалог|рассказ|документ|фрагмент|картин|рисун)\w*"
_AR = r"(?:نص|فقرة|مقال|مقالة|جدول|حوار|قطعة|قصة|صورة|مقطع|وثيقة)"
_VI = (
    r"(?:đoạn văn|đoạn trích|bài đọc|văn bản|bài viết|bảng|đoạn hội thoại|câu chuyện|bài báo"
    r"|hình ảnh|tài liệu)"
)
_ID = r"(?:teks|bacaan|paragraf|artikel|tabel|dialog|cerita|dokumen|wacana|gambar)\b"

_TASKS: Mapping[str, Mapping[str, str]] = {
    "zh": {
        "passage": r"(?:结合|依据|阅读|根据|参考|看)(?:下面|下列|以下|上面|上述|给出|所给)?的?"
        r"(?:这[段篇张])?(?:短文|文章|材料|表格|对话|段落|图片|资料|图表|上文)"
    },
    "ja": {
        "passage": r"(?:次|以下|下|上|下記|上記)の(?:文章|本文|会話|対話|表|図|グラフ|記事"
        r"|資料|物語"
        r"|段落)(?:を(?:読|見|参|もと|基|踏)|に(?:基|よ|つ|関))"
        r"|(?:文章|本文|資料|会話|記事)(?:を読(?:んで|み)|に基づ|によると|を参照|を参考)",
        "choice": r"多肢選択|選択式の問題",
        "open": r"(?:翻訳|要約)し(?:てください|なさい|ろ)",
    },
    "de": {
        "passage": rf"\b(?:lies|lesen Sie|betrachte|beachte|nutze|verwende)\s(?:\w+\s)?"
        rf"(?:den|das|die|diesen|diese|dieses)\s(?:folgende[ns]?\s|obigen?\s)?{_DE}"
        rf"|\b(?:laut|gemäß|anhand|nach|aufgrund|auf Grundlage)\s(?:des|dem|der)\s"
        rf"(?:folgenden\s|obigen\s)?{_DE}"
        rf"|\b(?:der|die|das|den|dem|des) (?:folgende|obige|untenstehende)[nrs]? {_DE}",
        "choice": r"\bMultiple-Choice\b",
        "gap": r"\b(?:fülle?|ergänze) die Lücken?\b",
        "open": r"^(?:bitte )?(?:übersetze?|paraphrasiere?)(?=\s\w)"
        r"|^(?:bitte )?fasse? [^.\n]{0,40} zusammen\b",
    },
    "fr": {
        "passage": rf"\b(?:lis|lisez|lire|regarde[zr]?|observe[zr]?|utilise[zr]?|consulte[zr]?)\s"
        rf"(?:attentivement\s)?(?:l['’]|(?:le|la|ce|cette|cet)\s){_FR}"
        rf"|\b(?:selon|d['’]après|à partir d\w|en vous appuyant sur|à l['’]aide d\w)\s?"
        rf"(?:l['’]|(?:le|la|u|e la)\s){_FR}"
        rf"|\b(?:l['’]|(?:le|la) ){_FR[:-2]} (?:suivant|ci-dessous|ci-dessus)e?\b",
        "choice": r"\bà choix multiples?\b",
        "gap": r"\b(?:rempli\w*|complét\w+) (?:le|les) (?:blanc|vide|trou|espace)s?\b",
        "open": r"^(?:traduis\w*|traduire|résume[zr]?|reformule[zr]?)(?=\s\w)",
    },
    "es": {
        "passage": rf"\b(?:lee|lea|observa|observe|mira|mire|usa|utiliza"
        rf"|consulta)\s(?:atentamente\s)?"
        rf"(?:el|la|este|esta)\s(?:siguiente\s)?{_ES}"
        rf"|\b(?:según|de acuerdo con|basándote en|con base en|a partir de)\s(?:el|la)\s"
        rf"(?:siguiente\s)?{_ES}|\bdel? (?:siguiente )?{_ES} (?:siguiente|anterior)\b"
        rf"|\b(?:el|la) (?:siguiente {_ES}|{_ES} (?:siguiente|anterior|de abajo|de arriba)\b)",
        "choice": r"\b(?:opción|selección|elección) múltiple\b",
        "gap": r"\b(?:rellen|complet|llen)\w+ (?:el|los) (?:espacio|hueco|blanco)s?\b",
        "open": r"^(?:traduce|traduzca|resume|resuma|reescribe|parafrasea)"
        r"(?=\s(?:el|la|los|las|este|esta|cada|al|en)\b)",
    },
    "pt": {
        "passage": rf"\b(?:leia|lê|observe|veja|use|utilize|consulte)\s(?:atentamente\s)?"
        rf"(?:o|a|este|esta|esse|essa)\s(?:seguinte\s)?{_PT}"
        rf"|\b(?:segundo|conforme|de acordo com|com base n|baseando-se n)\s?(?:o|a)\s{_PT}"
        rf"|\b[oa] (?:seguinte {_PT}|{_PT} (?:a seguir|abaixo|acima|seguinte)\b)",
        "options": r"\b(?:escolha|selecione|marque|assinale)\s(?:a|uma)\s(?:\w+\s)?(?:opção"
        r"|alternativa|resposta)\b|\b(?:dentre|entre|das) (?:as )?(?:\w+\s)?(?:opções"
        r"|alternativas)\b",
        "choice": r"\bmúltipla escolha\b",
        "gap": r"\b(?:preench|complet)\w+ (?:as?|os?) (?:lacuna|espaço)s?\b",
        "open": r"^(?:traduza|resuma|parafraseie|reescreva)(?=\s\w)",
    },
    "it": {
        "passage": rf"\b(?:leggi|leggete|osserva|guarda|usa|consulta)\s(?:attentamente\s)?"
        rf"(?:l['’]|(?:il|lo|la|questo|questa)\s)(?:seguente\s)?{_IT}"
        rf"|\b(?:secondo|in base a|sulla base de|basandoti su)l?\s?(?:l['’]|(?:il|lo|la)\s"
        rf"|\s)?{_IT}"
        rf"|\b(?:il|lo|la) (?:seguente {_IT}|{_IT} (?:seguente|qui sotto|sottostante)\b)",
        "options": r"\b(?:scegli|scegliete|seleziona|indica)\s(?:l['’]|(?:la"
        r"|una)\s)(?:\w+\s)?(?:opzione"
        r"|risposta|alternativa)\b|\b(?:tra|fra) le (?:\w+\s)?(?:opzioni|alternative|risposte)\b",
        "choice": r"\bscelta multipla\b",
        "gap": r"\b(?:riempi|completa)\w* (?:lo|gli) spazio? (?:vuot[oi])\b",
        "open": r"^(?:traduci|riassumi|parafrasa|riscrivi)(?=\s\w)",
    },
    "nl": {
        "passage": rf"\b(?:lees|bekijk|gebruik|raadpleeg)\s(?:de|het|deze|dit)\s(?:volgende\s"
        rf"|onderstaande\s|bovenstaande\s)?{_NL}|\b(?:volgens|op basis van|aan de hand"
        rf" van)\s(?:de|het)\s"
        rf"(?:volgende\s|onderstaande\s)?{_NL}|\b(?:de|het) (?:volgende|onderstaande"
        rf"|bovenstaande) {_NL}",
        "options": r"\bkies\s(?:het|de|een)\s(?:\w+\s)?(?:antwoord|optie|mogelijkheid)\b"
        r"|\buit de (?:\w+\s)?(?:opties|antwoorden|mogelijkheden)\b",
        "choice": r"\bmeerkeuze\w*",
        "gap": r"\bvul (?:de|het) (?:lege plek|gat|leemte|lege plekken|gaten) in\b",
        "open": r"^(?:vertaal|herschrijf|parafraseer)(?=\s\w)|^vat [^.\n]{0,40} samen\b",
    },
    "sv": {
        "passage": rf"\b(?:läs|titta på|använd)\s(?:den\s|det\s)?(?:följande\s|ovanstående\s"
        rf"|nedanstående\s)?{_SV}|\b(?:enligt|utifrån|baserat på|med hjälp"
        rf" av)\s(?:följande\s)?{_SV}",
        "options": r"\bvälj\s(?:rätt|det|ett)\s(?:\w+\s)?(?:svar|alternativ)\w*"
        r"|\bbland (?:\w+\s)?(?:alternativen|svaren)\b",
        "choice": r"\bflervals\w+",
        "gap": r"\bfyll i (?:luckan|luckorna)\b",
        "open": r"^(?:översätt|sammanfatta|omformulera)(?=\s\w)",
    },
    "pl": {
        "passage": rf"\b(?:przeczytaj|przeczytajcie|zapoznaj się z|spójrz na|wykorzystaj)\s"
        rf"(?:(?:poniższ|następując|powyższ|podan|dan)\w+\s|ten\s|tę\s)?{_PL}"
        rf"|\b(?:na podstawie|według|zgodnie z)\s(?:(?:poniższ|następując|powyższ|podan)\w+\s"
        rf"|tego\s"
        rf"|tej\s)?{_PL}|\b(?:poniższ|powyższ)\w+ {_PL}",
        "options": r"\bwybierz\s(?:\w+\s)?(?:odpowiedź|opcję|wariant)\b"
        r"|\bspośród (?:\w+\s)?(?:opcji|odpowiedzi|wariantów)\b",
        "choice": r"\bwielokrotnego wyboru\b",
        "gap": r"\buzupełnij (?:lukę|luki)\b",
        "open": r"^(?:przetłumacz|streść|sparafrazuj)(?=\s\w)",
    },
    "ru": {
        "passage": rf"\b(?:прочита\w+|прочти\w*|рассмотри\w*|посмотри\w* на|используй\w*)\s"
        rf"(?:(?:следующ|данн|приведённ|приведенн)\w+\s|этот\s|эту\s)?{_RU}"
        rf"|\b(?:согласно|на основе|на основании|исходя из|опираясь на|по)\s"
        rf"(?:(?:следующ|данн|приведённ|приведенн)\w+\s|этому\s|этой\s)?{_RU}"
        rf"|\b(?:следующ|приведённ|приведенн)\w+ {_RU}",
        "options": r"\bвыбер\w+\s(?:од\w+\s)?(?:(?:правильн|верн|подходящ|лучш)\w+\s)?"
        r"(?:вариант\w*|ответ\w*)\b"
        r"|\bиз (?:предложенных|следующих|приведённых|приведенных|данных) (?:вариантов|ответов)\b",
        "choice": r"\bс выбором (?:одного )?(?:варианта |правильного )?ответа\b",
        "gap": r"\bзаполни\w* пропуск\w*|\bвставь\w* пропущенн\w+",
        "open": r"^(?:переведи|перефразируй|перескажи)(?:те)?(?=\s\w)",
    },
    "tr": {
        "passage": r"\b(?:metni|parçayı|paragrafı|makaleyi|tabloyu|diyaloğu|hikâyeyi|hikayeyi"
        r"|belgeyi"
        r"|görseli)\s(?:dikkatle\s)?(?:oku|incele|kullan)\w*"
        r"|\b(?:metne|parçaya|tabloya|paragrafa|makaleye|diyaloğa)\s(?:göre|bakarak)\b"
        r"|\b(?:aşağıdaki|yukarıdaki)\s(?:metin|metn|parça|paragraf|tablo|makale|diyalo|hikâye)\w*",
        "options": r"\b(?:doğru|uygun) (?:seçeneği|şıkkı|cevabı) (?:seç|işaretle)\w*"
        r"|\b(?:aşağıdaki|verilen) (?:seçenek|şık)\w*",
        "choice": r"\bçoktan seçmeli\b",
        "gap": r"\bboşlu(?:ğu|kları) doldur\w*",
        "open": r"\b(?:çevir|özetle)(?:in|iniz|yin|yiniz)?\s?(?=[.:\n])",
    },
    "id": {
        "passage": rf"\b(?:bacalah|baca|perhatikan|lihatlah|lihat|gunakan)\s(?:\w+\s)?{_ID}"
        rf"|\b(?:berdasarkan|menurut|sesuai dengan)\s{_ID}|\b{_ID} (?:berikut|di atas|di bawah)\b",
        "options": r"\bpilih(?:lah)?\s(?:salah satu\s|satu\s)?(?:jawaban|opsi|pilihan)\b"
        r"|\bdari (?:\w+\s)?(?:pilihan|opsi)\b",
        "choice": r"\bpilihan ganda\b",
        "gap": r"\bisi(?:lah)? (?:titik-titik|bagian yang kosong|tempat kosong)",
        "open": r"^(?:terjemahkan|ringkaslah|parafrasekan)(?:lah)?(?=\s\w)",
    },
    "vi": {
        "passage": rf"\b(?:đọc|xem|dựa vào|dựa trên|theo|sử dụng)\s(?:kỹ\s)?(?:các\s)?{_VI}\b"
        rf"|\b{_VI} (?:sau|dưới đây|bên dưới)\b",
        "options": r"\bchọn (?:một )?(?:đáp án|phương án|câu trả lời)\b"
        r"|\btrong (?:số )?các (?:lựa chọn|đáp án|phương án)\b",
        "choice": r"\btrắc nghiệm\b",
        "gap": r"\bđiền vào chỗ trống\b",
        "open": r"^(?:hãy )?(?:dịch|tóm tắt|diễn đạt lại)(?=\s\w)",
    },
    "ko": {
        "passage": r"(?:다음|아래|위|주어진)의?\s?(?:글|지문|본문|기사|표|대화|이야기|단락"
        r"|그림|자료)"
        r"(?:을|를|에|의)?\s?(?:읽|보고|참고|참조|따르|바탕|근거)"
        r"|(?:지문|본문|글|표|대화|기사)(?:을|를) (?:읽고|보고|참고)|(?:지문|본문|표|글"
        r"|기사)에 따르면",
        "options": r"(?:보기|선택지|선지)(?:에서| 중에?서?|를 보고)"
        r"|(?:알맞은|올바른|옳은|맞는) (?:답|것)을 (?:고르|선택)",
        "choice": r"객관식",
        "gap": r"빈칸(?:을|에) (?:채우|알맞|들어)",
        "open": r"(?:번역|요약)(?:하세요|하시오|하라|해 ?주세요)",
    },
    "ar": {
        "passage": rf"(?:اقرأ|اقرئي|انظر إلى|استخدم|تأمل|راجع)\s(?:هذا\s|هذه\s)?(?:ال)?{_AR}(?!\w)"
        rf"|(?:بناءً? على|بناءا على|وفقا ل|وفقًا ل|حسب|استنادا إلى|من خلال)\s?(?:ال|ل)?{_AR}(?!\w)"
        rf"|ال{_AR} (?:التالية?|الآتية?|أعلاه|أدناه)",
        "options": r"اختر (?:الإجابة|الجواب|الخيار) (?:الصحيحة?|الأنسب)"
        r"|من (?:بين )?(?:الخيارات|الاختيارات|البدائل)",
        "choice": r"(?:ال)?اختيار من متعدد",
        "gap": r"(?:املأ|أكمل) الفراغ",
        "open": r"^(?:ترجم|لخص|أعد صياغة)(?=\s)",
    },
    "hi": {
        "passage": r"(?:गद्यांश|अनुच्छेद|पाठ|लेख|तालिका|संवाद|कहानी|परिच्छेद)\s(?:को\s)?(?:ध्यान से\s)?"
        r"(?:पढ|देख|के (?:आधार|अनुसार))",
        "options": r"(?:सही|उचित) (?:विकल्प|उत्तर) (?:चुन|का चयन)|विकल्पों में से",
        "choice": r"बहुविकल्पीय",
        "gap": r"रिक्त स्थान",
        "open": r"(?:अनुवाद|सारांश|संक्षेप) (?:कर|लिख|बता)",
    },
}  # fmt: skip


def phrases_of_task(idea: str) -> str:
    """Return a pattern of one idea in all languages that have it here: "passage", "options",
    "choice" (several are given), "gap", "open" (a text is to be translated or told in short)."""
    return "|".join(own[idea] for own in _TASKS.values() if idea in own)
