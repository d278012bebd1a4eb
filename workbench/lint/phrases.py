"""What a prompt demands of an answer, as sentences of many languages say it.

A table has an entry for each language, with a pattern for each idea; `phrases` joins those of one
idea, for a rule that looks for it in whatever language. What the rules say of English, Chinese and
the like in patterns of their own is not repeated here.

Words that bind to others without a space (Korean, Arabic, Hindi) are bounded by what they are
followed by, not by `\\b`: the vowels of Hindi are no letters to it.
"""

from __future__ import annotations

from collections.abc import Mapping

_DEMANDS: Mapping[str, Mapping[str, str]] = {
    "zh": {
        "alone": r"(?:不要|无需|不必|不用|不需要)(?:写|给出)(?:解释|说明|过程|步骤|推理)",
        "word": r"(?:只|仅)?用一个(?:词|词语|单词|字词)(?:来)?(?:回答|作答|概括|描述|形容|总结"
        r"|表达)|(?:只|仅)(?:写|用|回答|输出)一个(?:词|词语|单词)",
    },
    "ja": {
        "alone": r"(?:答え|数字|結果|記号|番号|解答|選択肢)(?:のみ|だけ)(?:を|で)"
        r"|(?:説明|途中式|計算過程|理由)(?:は|を)?(?:不要|書かな|書かず|なし|省)",
        "word": r"(?:一語|1語|１語|(?:一つ|1つ|ひとつ)の単語|単語(?:一つ|1つ|ひとつ))(?:だけ"
        r"|のみ)?で",
        "sentence": r"(?:完全な文|一文|文章)で(?:答|回答)",
    },
    "de": {
        "alone": r"\bnur\s(?:mit\s)?(?:der|die|das|dem|den|eine[mnr]?|ein|deine?)\s(?:\w+\s)?"
        r"(?:Antwort|Zahl|Buchstaben?|Ergebnis|Wort|Label|Wert|Lösung)\b"
        r"|\b(?:ohne|keine?n?)\s(?:jede\s|weiteren?\s)?(?:Erklärung|Begründung|Rechenweg|Lösungsweg"
        r"|Zwischenschritte|Schritte)\w*|\b(?:und )?sonst nichts\b|\bund nichts weiter\b",
        "word": r"\b(?:mit|in) (?:nur |genau )?einem (?:einzigen )?Wort\b"
        r"|\b(?:nenne|gib|schreib\w*)\b[^.\n]{0,16}\bein einziges Wort\b",
        "reasons": r"\b(?:begründe|erkläre?|erläutere?)\s(?:deine|Ihre)\s(?:Antwort|Wahl"
        r"|Entscheidung)\b",
    },
    "fr": {
        "steps": r"\bpar étapes\b",
        "alone": r"\b(?:seulement|uniquement|juste)\s(?:par\s|avec\s)?(?:l['’]|(?:le|la|une?|votre"
        r"|ta)\s)(?:\w+\s)?(?:réponse|nombre|lettre|résultat|mot|chiffre|étiquette|valeur|option)\b"
        r"|\bsans\s(?:aucune\s|autre\s|d['’]autre\s)?(?:explications?|justifications?|étapes|calculs?"
        r"|raisonnement)\b|\bn['’]expli\w+\s(?:pas|rien)\b|\bet rien d['’]autre\b",
        "word": r"\b(?:répon\w+|donne\w*|écri\w+|résum\w+|dites|dis|utilis\w+)\b[^.\n]{0,20}"
        r"\bun (?:seul|unique) mot\b",
        "reasons": r"\b(?:explique|justifie|motive)[zr]? (?:ta|votre|ton) (?:réponse|choix)\b",
    },
    "es": {
        "steps": r"\bpaso por paso\b",
        "alone": r"\b(?:solo|sólo|solamente|únicamente)\s(?:con\s)?(?:el|la|una?|tu)\s(?:\w+\s)?"
        r"(?:respuesta|número|letra|resultado|palabra|etiqueta|valor|opción)\b"
        r"|\bsin\s(?:ninguna\s|más\s)?(?:explicaci\w+|justificaci\w+|pasos|cálculos|razonamiento)\b"
        r"|\bno (?:expliques?|justifiques?|muestres)\b|\by nada más\b",
        "word": r"\b(?:en|con) una (?:sola |única )?palabra\b"
        r"|\b(?:responde|da|escribe|di)\w*\s(?:\w+\s){0,2}?una (?:sola|única) palabra\b",
        "reasons": r"\b(?:explica|justifica|razona)\w* (?:tu|su) (?:respuesta|elección)\b",
    },
    "pt": {
        "steps": r"\bpasso a passo\b|\betapa por etapa\b",
        "working": r"\b(?:mostr[ea]|expliqu?[eca]+|escrev[ea]|apresente|justifique)\s(?:todos\s)?"
        r"(?:os?|as?)?\s?(?:seus?\s|suas?\s|teus?\s|tuas?\s)?"
        r"(?:raciocínio|cálculos?|passos|contas|etapas)\b",
        "alone": r"\b(?:só|somente|apenas|unicamente)\s(?:com\s)?(?:[ao]|uma?|sua)\s(?:\w+\s)?"
        r"(?:resposta|número|letra|resultado|palavra|rótulo|valor|opção)\b"
        r"|\bsem\s(?:nenhuma\s|qualquer\s|mais\s)?(?:explicaç(?:ão|ões)|justificativas?|cálculos"
        r"|passos|raciocínio)\b|\bnão (?:explique|justifique|mostre)\b|\be nada mais\b",
        "word": r"\b(?:em|com|por) (?:apenas )?uma (?:só |única )?palavra\b",
        "sentence": r"\b(?:com|em|numa|por) (?:uma )?(?:frase|oração|orações|sentença)s?"
        r" completas?\b",
        "reasons": r"\b(?:explique|justifique|explica|justifica) (?:a )?(?:sua|tua) resposta\b",
        "number": r"\b(?:só|somente|apenas) (?:com )?(?:[ao]|um) número\b",
        "by_letter": r"\b(?:com|só|apenas) (?:com )?(?:apenas )?(?:a |uma )?letra\b",
        "by_number": r"\b(?:com|só|apenas) (?:com )?(?:apenas )?(?:o |um )número\b",
    },
    "it": {
        "steps": r"\bpasso (?:dopo|per|a) passo\b|\bpasso passo\b",
        "working": r"\b(?:mostra|spiega|scrivi|illustra|riporta)(?:te)?\s(?:tutti\s)?(?:il|i"
        r"|le|la)\s"
        r"(?:tuoi?\s|tua\s)?(?:ragionamento|calcoli|passaggi|procedimento)\b",
        "alone": r"\b(?:solo|soltanto|unicamente|solamente)\s(?:con\s)?(?:l['’]|(?:il|la|una?"
        r"|lo)\s)"
        r"(?:\w+\s)?(?:risposta|numero|lettera|risultato|parola|etichetta|valore|opzione)\b"
        r"|\bsenza\s(?:alcuna\s|altre\s|ulteriori\s)?(?:spiegazion[ei]|giustificazion[ei]|passaggi"
        r"|calcoli|ragionamento)\b|\bnon (?:spiegare|motivare|mostrare)\b|\be nient['’]altro\b",
        "word": r"\b(?:in|con) (?:solo )?una (?:sola |unica )?parola\b",
        "sentence": r"\b(?:con|in) (?:una )?fras[ei] (?:complet|inter)[ae]\b",
        "reasons": r"\b(?:spiega|motiva|giustifica) la (?:tua )?risposta\b",
        "number": r"\bsolo (?:con )?(?:il|un) numero\b",
        "by_letter": r"\b(?:con|solo) (?:solo )?(?:la |una )lettera\b",
        "by_number": r"\b(?:con|solo) (?:solo )?(?:il |un )numero\b",
    },
    "nl": {
        "steps": r"\bstap voor stap\b|\bstapsgewijs\b",
        "working": r"\b(?:toon|geef|schrijf|laat)\s(?:je|uw|de|alle)\s(?:berekening(?:en)?"
        r"|redenering"
        r"|tussenstappen|stappen)\b",
        "alone": r"\b(?:alleen|enkel|slechts|uitsluitend)\s(?:met\s)?(?:het|de|een|één|je|uw)\s"
        r"(?:\w+\s)?(?:antwoord|getal|letter|resultaat|woord|label|cijfer|nummer)\b"
        r"|\b(?:zonder|geen)\s(?:verdere\s|enige\s)?(?:uitleg|toelichting|berekening\w*|tussenstappen"
        r"|verklaring|stappen)\b|\b(?:en )?verder niets\b",
        "word": r"\b(?:in|met) (?:slechts |maar |precies )?(?:één|een|1) (?:enkel )?woord\b",
        "sentence": r"\b(?:in|met) (?:een )?(?:volledige|hele|complete) zin(?:nen)?\b|\bin één"
        r" zin\b",
        "reasons": r"\b(?:motiveer|verklaar|beargumenteer) (?:je|uw) (?:antwoord|keuze)\b"
        r"|\bleg (?:je|uw) antwoord uit\b",
        "number": r"\b(?:alleen|enkel|slechts) (?:met )?(?:het|een) (?:getal|cijfer)\b",
        "by_letter": r"\b(?:met|alleen) (?:alleen )?(?:de |een )letter\b",
        "by_number": r"\b(?:met|alleen) (?:alleen )?(?:het |een )(?:nummer|cijfer)\b",
    },
    "sv": {
        "steps": r"\bsteg för steg\b|\bstegvis\b",
        "working": r"\b(?:visa|redovisa|förklara)\s(?:alla\s)?(?:dina\s|ditt\s|din\s)?"
        r"(?:uträkning|beräkning|resonemang)\w*",
        "alone": r"\b(?:endast|bara|enbart)\s(?:med\s)?(?:svaret|talet|siffran|bokstaven|resultatet"
        r"|etiketten|ett (?:ord|tal)|en (?:siffra|bokstav))\b"
        r"|\butan\s(?:någon\s|vidare\s)?(?:förklaring|motivering|uträkning)\w*|\bförklara inte\b",
        "word": r"\b(?:med|i) (?:bara |endast |exakt )?ett (?:enda )?ord\b",
        "sentence": r"\b(?:med|i) (?:en )?(?:hela?|fullständiga?) mening(?:ar)?\b",
        "reasons": r"\b(?:motivera|förklara) (?:ditt|dina) (?:svar|val)\b",
        "number": r"\b(?:endast|bara|enbart) (?:med )?(?:ett tal|en siffra|talet|siffran)\b",
        "by_letter": r"\b(?:med|endast|bara) (?:bokstaven|en bokstav)\b",
        "by_number": r"\b(?:med|endast|bara) (?:siffran|en siffra|numret|ett nummer)\b",
    },
    "pl": {
        "steps": r"\bkrok po kroku\b",
        "working": r"\b(?:pokaż|zapisz|przedstaw|wyjaśnij|podaj)\s(?:wszystkie\s"
        r"|swoje\s)?(?:obliczenia"
        r"|kroki|rozumowanie|tok rozumowania)\b",
        "alone": r"\b(?:tylko|wyłącznie|jedynie)\s(?:\w+\s)?(?:odpowied\w+|liczb\w+|liter\w+"
        r"|wynik\w*"
        r"|słow\w+|etykiet\w+|numer\w*)|\bbez\s(?:\w+\s)?(?:wyjaśnie\w+|uzasadnie\w+|obliczeń|kroków"
        r"|objaśnień)\b|\bnie (?:wyjaśniaj|uzasadniaj|tłumacz)\b",
        "word": r"\bjednym (?:słowem|wyrazem)\b",
        "sentence": r"\b(?:pełnym|całym|jednym) zdaniem\b|\bpełnymi zdaniami\b",
        "reasons": r"\b(?:uzasadnij|wyjaśnij) (?:swoją |swój )?(?:odpowiedź|wybór)\b",
        "number": r"\b(?:tylko|wyłącznie|samą) liczb[ęą]\b|\bodpowie\w+ liczbą\b",
        "by_letter": r"\b(?:literą|(?:podaj|wpisz|zapisz) literę)(?=\s*(?:[.,:\n]|$|popraw"
        r"|właściw|odpowied))",
        "by_number": r"\b(?:podaj|wpisz|zapisz|tylko) numer\b|\bodpowie\w+ (?:numerem|cyfrą)\b",
    },
    "ru": {
        "steps": r"\bшаг за шагом\b|\bпо шагам\b|\bпошагово\b|\bпоэтапно\b",
        "working": r"\b(?:покажи|объясни|напиши|распиши|приведи|запиши)(?:те)?\s(?:все\s"
        r"|свои\s|свой\s"
        r"|подробн\w+\s)?(?:вычислени\w+|рассуждени\w+|ход (?:решения|рассуждений|мыслей)|шаги)\b",
        "alone": r"\b(?:только|лишь)\s(?:\w+\s)?(?:ответ\w*|числ\w+|букв\w+|результат\w*|слов\w+"
        r"|метк\w+|номер\w*)\b|\bбез\s(?:\w+\s)?(?:объяснени|пояснени|решени|рассуждени|вычислени"
        r"|комментари)\w+|\bне (?:объясня|поясня)\w+|\bи ничего (?:больше|кроме)\b",
        "word": r"\bодним (?:единственным )?словом\b"
        r"|\b(?:ответь|напиши|назови|дай|укажи)(?:те)?\b[^.\n]{0,16}\bодно слово\b",
        "sentence": r"\b(?:полным|целым|одним(?: полным)?|развёрнутым) предложением\b"
        r"|\bполными предложениями\b",
        "reasons": r"\b(?:объясни|обоснуй|аргументируй)(?:те)? (?:свой )?(?:ответ|выбор)\b",
        "number": r"\b(?:только|лишь|одним) числом?\b|\bответ\w* числом\b|\b(?:только"
        r"|ответ\w*) цифр\w+",
        "by_letter": r"\b(?:ответ\w* )(?:только )?(?:одной )?буквой\b"
        r"|\b(?:укажи|напиши|назови|запиши)(?:те)? букву(?=\s*(?:[.,:\n]|$|правильн|верн"
        r"|вариант|ответ))",
        "by_number": r"\bответ\w* (?:только )?(?:номером|цифрой)\b"
        r"|\b(?:укажи|напиши|назови|запиши)(?:те)? номер(?=\s*(?:[.,:\n]|$|правильн|верн"
        r"|вариант|ответ))",
    },
    "tr": {
        "steps": r"\badım adım\b",
        "working": r"\b(?:işlemleri|hesaplamaları|çözüm adımları|adımları)\w*\s"
        r"(?:göster|yaz|açıkla)(?!m[ae])\w*",
        "alone": r"\b(?:sadece|yalnızca|yalnız)\s(?:\w+\s)?(?:cevab\w+|cevap\w*|yanıt\w*|sayı\w*"
        r"|sonu[cç]\w*|harf\w*|kelime\w*|rakam\w*)|\baçıklama(?:sız| yapma| yazma| ekleme|"
        r" olmadan)",
        "word": r"\b(?:tek|bir) (?:bir )?(?:kelimeyle|sözcükle|kelime ile|sözcük ile)\b",
        "sentence": r"\btam (?:bir )?cümle(?:yle|lerle| ile| kurarak| olarak)|\btek cümleyle\b",
        "reasons": r"\b(?:cevabını|yanıtını|seçimini)\w* (?:açıkla|gerekçelendir)(?!m[ae])\w*",
        "number": r"\b(?:sadece|yalnızca) (?:bir |tek )?(?:sayı|rakam)\w*|\bsayıyla (?:cevap"
        r"|yanıt)",
        "by_letter": r"\b(?:harfiyle|harfle|harf ile|harfi ile)\b|\b(?:seçeneğin|şıkkın"
        r"|cevabın) harfini\b",
        "by_number": r"\b(?:numarasıyla|rakamla|numarayla)\b|\b(?:seçeneğin|şıkkın|cevabın)"
        r" numarasını\b",
    },
    "id": {
        "steps": r"\blangkah demi langkah\b|\bselangkah demi selangkah\b",
        "working": r"\b(?:tunjukkan|tuliskan|jelaskan|sertakan)\s(?:semua\s)?(?:langkah|perhitungan"
        r"|cara pengerjaan|penalaran)\w*",
        "alone": r"\b(?:hanya|cukup)\s(?:tulis\w*\s|jawab\w*\s|berikan\s|sebutkan\s)?(?:dengan\s)?"
        r"(?:jawaban|angka|huruf|hasil|satu kata|label|nomor)\w*"
        r"|\b(?:jawaban|angka|huruf|hasil)(?:nya)?\ssaja\b"
        r"|\btanpa\s(?:\w+\s)?(?:penjelasan|alasan|langkah|perhitungan)\b|\bjangan"
        r" (?:men)?jelaskan\b",
        "word": r"\b(?:dengan|dalam) (?:hanya )?satu kata\b|\bsatu kata saja\b",
        "sentence": r"\b(?:dengan|dalam) (?:satu )?kalimat (?:yang )?(?:lengkap|utuh)\b",
        "reasons": r"\bjelaskan (?:jawaban|alasan|pilihan)(?:mu| anda)\b",
        "number": r"\b(?:hanya|dengan) (?:sebuah |dengan )?angka\b",
        "by_letter": r"\b(?:dengan|hanya) (?:satu )?huruf\b",
        "by_number": r"\b(?:dengan|hanya|tulis\w*) (?:satu )?nomor\w*|\bdengan angka\b",
    },
    "vi": {
        "steps": r"\b(?:theo )?từng bước\b",
        "working": r"\b(?:trình bày|nêu|viết|ghi)\s(?:rõ\s)?(?:các bước|từng bước|cách giải"
        r"|lời giải"
        r"|phép tính|lập luận)\b",
        "alone": r"\bchỉ\s(?:cần\s)?(?:trả lời|ghi|viết|nêu|đưa ra)\s(?:bằng\s)?(?:một\s)?(?:đáp án"
        r"|kết quả|con số|số|chữ cái|từ|nhãn|câu trả lời)\b"
        r"|\bkhông\s(?:cần\s)?(?:giải thích|trình bày|nêu lý do)\b|\bđừng giải thích\b",
        "sentence": r"\bbằng (?:một )?câu (?:đầy đủ|hoàn chỉnh|trọn vẹn)",
        "reasons": r"\bgiải thích (?:câu trả lời|đáp án|lựa chọn) của (?:bạn|em)\b",
        "number": r"\b(?:bằng|chỉ (?:ghi|viết)) (?:một )?con số\b",
        "by_letter": r"\bbằng (?:một )?chữ cái\b|\b(?:ghi|viết) chữ cái (?:của|đứng)",
        "by_number": r"\bbằng (?:một )?con số\b|\b(?:bằng|ghi|viết) số thứ tự\b",
    },
    "ko": {
        "steps": r"단계별로|단계적으로|차근차근|한 단계씩|단계 단계",
        "working": r"(?:풀이|계산|추론|사고)\s?(?:과정|단계)(?:을|도)?\s?(?:모두\s|함께\s)?"
        r"(?:보여|쓰(?!지)|써|적(?!지)|설명(?!하지)|제시|서술)",
        "alone": r"(?:정답|답|숫자|결과|글자|번호|기호|단어)만\s?(?:쓰|적|답|말|출력|제시|입력"
        r"|대답|써)"
        r"|(?:설명|풀이|이유|과정)(?:은|는|을|를)?\s?(?:없이|생략|쓰지|적지|하지)",
        "word": r"(?:한|하나의) 단어로|단어 하나로|한 단어만",
        "sentence": r"(?:완전한|완성된|온전한|하나의 완전한) 문장으로|한 문장으로",
        "reasons": r"(?:답|선택|정답)의? ?(?:이유|근거)(?:를|도|와)\s?(?:함께\s)?(?:설명|쓰(?!지)"
        r"|제시|적(?!지)|서술)",
        "number": r"숫자(?:로만|만|로) ?(?:답|쓰|적|대답|써|출력|입력)",
        "by_letter": r"(?:알파벳|글자|문자|영문자)(?:으로|로|만) ?(?:답|쓰|적|고르|골라|선택"
        r"|대답|써)",
        "by_number": r"(?:번호(?:로|만|를|로만)|숫자(?:로|로만)) ?(?:답|쓰|적|고르|골라|선택"
        r"|대답|써)",
    },
    "ar": {
        "steps": r"خطوة (?:ب|تلو ال|وراء |بعد )?خطوة|خطوةً بخطوة",
        "working": r"(?:اشرح|بيّن|بين|اكتب|وضح|اعرض)\s(?:جميع\s)?(?:خطوات|طريقة الحل|تفكيرك"
        r"|حساباتك)",
        "alone": r"(?:الجواب|الإجابة|الرقم|النتيجة|العدد|الحرف|جواب|رقم|كلمة|حرف)\s"
        r"(?:(?:واحدة?|النهائية?)\s)?فقط|(?:بدون|دون|بلا)\s(?:أي\s)?(?:شرح|تفسير|توضيح|خطوات|تعليل)"
        r"|لا\s(?:تشرح|تفسر|توضح)",
        "word": r"(?:ب|في )كلمة واحدة",
        "sentence": r"(?:ب|في )(?:جملة (?:كاملة|تامة|واحدة)|جمل (?:كاملة|تامة))",
        "reasons": r"(?:اشرح|علل|برر|فسر)\s(?:إجابتك|جوابك|اختيارك)",
        "number": r"(?:برقم|بعدد|بالأرقام|بالرقم) ?فقط|(?:أجب|اكتب) (?:برقم|رقما|رقمًا)",
        "by_letter": r"(?:أجب|أجيبوا|اكتب) ب(?:ال)?حرف|اكتب حرف (?:الإجابة|الجواب|الخيار)",
        "by_number": r"(?:أجب|أجيبوا|اكتب) ب(?:ال)?رقم|اكتب رقم (?:الإجابة|الجواب|الخيار)",
    },
    "hi": {
        "steps": r"चरण[ -]दर[ -]चरण|कदम[ -]दर[ -]कदम|चरणबद्ध|क्रमवार",
        "working": r"(?:गणना|हल के चरण|सभी चरण|अपना तर्क)\s(?:भी\s)?(?:दिखा|लिख|समझा|बता)",
        "alone": r"(?:केवल|सिर्फ़|सिर्फ|मात्र)\s(?:एक\s)?(?:उत्तर|संख्या|अक्षर|परिणाम|शब्द|अंक|जवाब)"
        r"|बिना\s(?:किसी\s)?(?:व्याख्या|स्पष्टीकरण|चरण|कारण|समझाए)"
        r"|(?:व्याख्या|स्पष्टीकरण)\s(?:न|मत|नहीं)\s",
        "word": r"एक (?:ही )?शब्द में",
        "sentence": r"(?:पूरे|पूर्ण|एक) वाक्य(?:ों)? में",
        "reasons": r"अपने (?:उत्तर|जवाब) (?:को समझा|की व्याख्या|का कारण)",
        "number": r"(?:केवल|सिर्फ़|सिर्फ) (?:एक )?(?:संख्या|अंक)|(?:संख्या|अंकों) में (?:उत्तर|जवाब)",
        "by_letter": r"अक्षर (?:लिख|में उत्तर|में जवाब|बता)",
        "by_number": r"क्रमांक (?:लिख|में उत्तर|बता)|(?:विकल्प|उत्तर की) संख्या (?:लिख|बता)",
    },
}  # fmt: skip


def phrases(idea: str) -> str:
    """Return a pattern of one idea in all languages that have it here: "steps" (asked for loudly),
    "working" (steps beside the answer), "alone" (the answer without them), "word", "sentence",
    "reasons", "number", "by_letter" and "by_number" (which name an option)."""
    return "|".join(own[idea] for own in _DEMANDS.values() if idea in own)
