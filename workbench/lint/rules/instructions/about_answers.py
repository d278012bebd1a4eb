"""The sentences of a prompt that say what its answers are: those of a section on the output, under
a heading or in a tag, and those that tell to write, or speak of the answer, wherever they stand.

In a section, `Four digits.` is as much of a demand as `Write four digits.` is elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from workbench.io.han import compiled, exactly
from workbench.lint.blocks import Cue
from workbench.lint.rules.instructions.labels import constant_of
from workbench.lint.rules.instructions.tells import TELLS_TOO
from workbench.lint.sentences import NOT_NAMED
from workbench.lint.subject import Subject

_SEEN_DOCS = 6
_LONGEST_HEAD = 48
_LONG_LINE = 56
_LONG_LINE_HAN = 28
_SHORTEST = 3
_MARKS = " \t#*_=~-–—•·■□◆◇●○▪▸►§<>/【】[]「」『』()（）:：.、"
_NUMBER = exactly(
    r"(?:第?[一二三四五六七八九十]{1,2}[、，.．章节条部]|[（(]?[\dA-Za-zIVX]{1,3}[.)）]|\d+)\s*"
)
_HEADS = compiled(
    r"(?:outputs?|answers?|responses?|repl(?:y|ies)|formats?|forms?|reminders?|results?"
    r"|answering|replying|writing|labell?ing)"
    r"(?:[\s_-](?:formats?|forms?|style|sections?|rules?|requirements?|specifications?|part))?"
    r"|(?:(?:the|your|our|expected|required|final|desired)\s)(?:outputs?|answers?|response|reply"
    r"|results?)(?:[\s_-]formats?)?"
    r"|(?:form|format|style|wording|shape|layout) of (?:the |your |an? )?(?:outputs?|answers?"
    r"|response|reply|label)"
    r"|(?:how|what) (?:to|you|we|the) (?:\w+ ){0,3}?(?:answer|reply|respond|write|return|output"
    r"|expect|hand in|deliver|put down|need|get)(?: .{0,20})?"
    r"|(?:what|how) (?:the|your|an) (?:answer|output|reply|response) (?:\w+ ?){1,3}"
    r"|ausgabe\w*|(?:die |deine |ihre )?antwort(?:en)?|antwortform\w*|form der (?:ausgabe|antwort)"
    r"|rückgabe\w*|sortie|(?:la |votre |ta )?réponse|format (?:de|attendu|des?)\s?.{0,20}"
    r"|rendu|salida|(?:la |su |tu )?respuesta|formato(?: d.{1,24})?|cómo responder"
    r"|(?:come|cómo|como) (?:si|se) (?:\w+)|come (?:dev[ei] )?(?:rispond\w+|scriv\w+)"
    r"|cómo contestar"
    r"|comment (?:on |il faut )?(?:répond|écri)\w*|как (?:надо )?(?:отвеча|пис|напис)\w*"
    r"|jak (?:należy )?(?:odpowiad|pis|zapis)\w*|wie man (?:antwortet|schreibt)|hoe te antwoorden"
    r"|comment répondre|wie (?:zu antworten|geantwortet)\w*.{0,12}|saída"
    r"|(?:a |sua )?resposta|como responder|uscita|(?:la |tua )?risposta|come rispondere|uitvoer"
    r"|(?:het |je |uw )?antwoord|odpowiedź|wyjście|format odpowiedzi|ответ|вывод|формат(?: ответа)?"
    r"|svar|utdata|çıktı|cevap|yanıt|cevap biçimi|jawaban|keluaran|format jawaban|đầu ra|trả lời"
    r"|출력(?: 형식)?|답변?(?: 형식)?|응답(?: 형식)?|형식|المخرجات|الإجابة|उत्तर"
    r"|(?:如何|怎样|怎么)?(?:输出|回答|作答|答案|答题|答复|回复|填写|返回|结果|书写|标注结果)"
    r"(?:的?(?:格式|要求|形式|规范|说明|写法|方式|规则|样式))?|格式(?:要求|说明|规范)?"
    r"|(?:最后)?提醒"
    r"|(?:出力|回答|解答|答え|結果)の?(?:形式|書き方|方法|仕方|しかた|ルール|フォーマット)?"
    r"|答え方|書き方|フォーマット|書式",
    re.IGNORECASE,
)
_BULLET = exactly(
    r"[ \t]*(?:[-*•·–▪]\s+|(?:\d{1,2}|[a-zA-Z])[.)）]\s*"
    r"|[（(]?[一二三四五六七八九十\d]{1,2}[)）、.．]\s*|[①-⑳]\s*)"
)
_HEADING = exactly(
    r"[ \t]*(?:#{1,6}\s|\*\*[^*\n]+\*\*:?\s*$|【|[■□◆◇●▸►§]|</?\w[^<>]*>\s*$|[=-]{3,}|__[^_]+__)"
)
_OF_SAMPLE = exactly(r"[ \t>*#-]*(?P<name>[^\W\d_][^:：\n]{0,24}?)[ \t*]*[:：]")
_INLINE = exactly(r"(?P<head>[^:：\n]{2,30}?)[*_\s]*[:：][*_]*[ \t]*(?P<rest>\S.*)$")
_ELEMENT = exactly(
    r"<(?P<head>[^\W\d_][\w-]{0,24})[^<>\n]*>[ \t]*(?P<rest>\S.*?)[ \t]*(?:</[^<>\n]+>)?$"
)
_ENDS = compiled(
    r"(?<=[.!?؟])(?<!e\.g\.)(?<!i\.e\.)(?<!z\.B\.)(?<!p\. ex\.)(?<!etc\.)[)\"”»]?\s+"
    rf"|(?<=[。！？；]){NOT_NAMED}|(?<=;)\s"
)
_STOPPED = exactly(r"[.!?。！？；;:：)）」』]\s*$")
_VERBS = (
    r"(?:please\s|then\s|and\s|always\s|only\s|just\s|finally,?\s|lastly,?\s|first,?\s|now\s)*"
    r"(?:answer|reply|respond|write|give|return|output|print|state|provide|submit|close|end|finish"
    r"|conclude|begin|start|put|wrap|enclose|format|spell|express|label|justify|explain|reason"
    r"|report|produce|name|fill in|type|enter|set|summari[sz]e|sum up|think|show|use|add)\b"
)
_TELLS = compiled(
    rf"\A\W*{_VERBS}|[,;:]\s(?:and\s|then\s|but\s)*{_VERBS}|\b(?:please|must|should|shall|then|and"
    r" then|to)\s(?:always\s|only\s|just\s)*(?:answer|reply|respond|write|return|output|print)\b"
    r"|\b(?:the|your|an?|each|every|all|any)\s(?:final\s|whole\s)?(?:answers?|outputs?|repl(?:y"
    r"|ies)"
    r"|responses?|labels?)\s(?:is|are|must|should|shall|has|have|consists?|contains?|stands?|takes?"
    r"|goes|go|comes?|needs?|ends?|begins?|starts?|belongs?|will)\b|\bnothing (?:else|but)\b"
    r"|\b(?:s[ie] (?:scriv|rispond|indic|ragion|riport|dà|mett|escrib|respond|contest|escrev|anot"
    r"|pon|coloc|devuelv)\w*|on (?:écrit|répond|donne|note|indique|met|rend)|man (?:schreibt"
    r"|antwortet|gibt|nennt|notiert)|wird (?:\w+ ){0,6}(?:geschrieben|geantwortet|angegeben"
    r"|notiert)|пишется|указывается|(?:надо|нужно|следует) (?:ответить|отвечать|писать|написать"
    r"|указать)|należy (?:odpowied|napis|poda|pisa|zapisa)\w*|(?:pisze|podaje) się)\b"
    r"|\A\W*(?:bitte\s)?(?:antwort\w*|schreib\w*|gib|gebt|geben|nenn\w*|beend\w*|schließ\w*"
    r"|formulier\w*|verwend\w*|begründ\w*|notier\w*|beginn\w*|setz\w*|fass\w*|erklär\w*)\b"
    r"|\b(?:die|deine|ihre|jede)\s(?:antwort|ausgabe)\b"
    r"|\b(?:und|dann|et|puis|y|luego|e|poi|depois|en|dan|i|oraz|и|затем|och|dan)\s(?:antwort\w*"
    r"|répond\w*|respond[ae]\w*|contest[ae]\w*|rispond[ie]\w*|antwoord\w*|odpowied\w*|ответь\w*"
    r"|svara|jawab\w*)\b"
    r"|\A\W*(?:ne\s)?(?:répond\w*|écri\w*|donne\w*|termin\w*|renvo\w*|indiqu\w*|rédig\w*|note[rz]?"
    r"|justifi\w*|commenc\w*|expliqu\w*|utilis\w*|résum\w*|met(?:s|tez|tre))\b"
    r"|\b(?:la|votre|ta|chaque)\sréponse\b"
    r"|\A\W*(?:n[oã]o?\s|non\s)?(?:respond\w*|contest\w*|escrib\w*|escrev\w*|d[aáeê]\b|devuelv\w*"
    r"|devolv\w*|termin\w*|indi[cq]\w*|scriv\w*|rispond\w*|fornisc\w*|restitui\w*|justifi\w*"
    r"|giustific\w*|explique\w*|explica\w*|spieg\w*|empie\w*|comec\w*|comienc\w*|inizi\w*|resum\w*"
    r"|riassum\w*|us[aeo]\b|utili\w*|ponga|pon\b|coloque|anot\w*)\b"
    r"|\b(?:la|su|tu|a|sua|ogni|cada)\s(?:respuesta|resposta|risposta)\b"
    r"|\A\W*(?:не\s)?(?:ответ\w*|отвеча\w*|напиш\w*|пиш\w*|вывед\w*|укаж\w*|заверш\w*|закончи\w*"
    r"|запиш\w*|дай\w*|верни\w*|обоснуй\w*)|\bответ\s"
    r"|\A\W*(?:antwoord|schrijf|geef|leg|sluit|begin|eindig|svara|skriv|ange|avsluta|odpowied\w*"
    r"|napisz\w*"
    r"|podaj\w*|zakończ\w*|jawab\w*|tulis\w*|berikan|trả lời|viết|hãy)\b"
    r"|(?:yaz|cevapla|yanıtla|ver|belirt)(?:ın|in|ınız|iniz|un|ün)?[.!]?\s*\Z"
    r"|\A\W*(?:ثم |و)?(?:أجب|أجيبوا|اكتب|اكتبي|أعط|أعطِ|ضع|استخدم|استعمل|اذكر|أضف)(?!\w)"
    r"|(?:답하|쓰[세시]|작성하|출력하|적으|답변하|응답하)"
    r"|(?:\A|\s)(?:정답|답안|답변|답|출력|응답)(?:은|는)\s",
    re.IGNORECASE,
)
_NAMED = compiled(
    r"\b(?:the|an?|your|one)\s(?:\w+\s)?(?P<noun>number|figure|result|sum|total|value|date|time"
    r"|code|name|word|letter)\b",
    re.IGNORECASE,
)
_OF_NAMED = compiled(
    r"\A\W*(?:the|this|that|your)\s(?P<noun>number|figure|result|sum|total|value|date|time|code"
    r"|name|word|letter)\s(?:has|have|must|should|shall|needs?|consists|ends|begins|starts)\b",
    re.IGNORECASE,
)
"""What speaks of a thing that a sentence before it has told to give."""

_TELLS_HAN = compiled(
    r"(?:\A|[，,：:；])\W*(?:请|只|须|必须|需要?|要|应|直接|再|并|然后|最后|务必|一律|统一|仅|先"
    r"|不要|不得|不|勿)*"
    r"(?:写|填|输出|回答|作答|给出|返回|答|标注|列出|概括|总结|说明|解释|用|以|写成|说出)"
    r"|(?:答案|输出|结果|回答|标签|等级|答复|回复)[^，。]{0,4}(?:是|为|须|应|要|只|必须|用|以|写"
    r"|采用|一律|放|置|之)"
    r"|[用以][^，。]{1,14}(?:回答|作答|书写|表示|填写|输出|写|标出|括起|结尾|开头|收尾|结束)"
    r"|(?:答え|回答|出力|結果|判定)(?:は|を|に|の)|(?:答え|回答し|書[いきくか]|出力し|出力する"
    r"|記入|返し|返す|囲[んみむ]|記す|述べ(?=[てなよま])|説明し(?=[てな])|添え(?=[てな])|挙げ(?=[てな]))"
)
_HAN = compiled("[\u3040-\u30ff\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence on the answers, and whether it stands in a section on the output, or speaks of
    what one before it tells to give."""

    words: str
    in_section: bool


def told_of_answers(subject: Subject) -> Sequence[Told]:
    """Return the sentences of all prompts that say what answers are, each once."""
    return [told for told in told_widely(subject) if says_what_answers_are(told)]


def says_what_answers_are(told: Told) -> bool:
    """Say whether a sentence does, and not only tells to do something."""
    return told.in_section or _tells(told.words)


def told_widely(subject: Subject) -> Sequence[Told]:
    """Return these sentences, and those that tell to do something, in any of many languages."""
    if not subject.rendered:
        return ()
    first = subject.rendered[0]
    *others, last = subject.blocks_of(first)[-1].cues or (None,)
    # What the template has behind a cue is no text of the row: `Answer: low, mid or high.`
    of_rows = [cue for cue in others if cue and not _is_told(cue, subject.code.template)]
    cues = [cue.name.strip().casefold() for cue in (*of_rows, last) if cue]
    own = constant_of(subject, first)
    # A prompt that is mostly data has the same sentences in all docs, and the others differ.
    others = subject.rendered[:: max(1, len(subject.rendered) // _SEEN_DOCS)]
    texts = [_in_one_line(constant_of(subject, item)) for item in others]
    found: dict[str, Told] = {}
    for words, in_section in _sentences(own, cues):
        is_known = words in found and (found[words].in_section or not in_section)
        if len(words) < _SHORTEST or is_known or not all(words in text for text in texts):
            continue
        found[words] = Told(words, in_section)
    return list(found.values())


def _is_told(cue: Cue, template: str) -> bool:
    """Say whether a template has several words behind a cue, on its line."""
    said = cue.content.strip().partition("\n")[0]
    return len(said.split()) > 1 and f"{cue.written.strip()} {said}" in template


def _in_one_line(text: str) -> str:
    """Return a text whose wrapped lines are joined as sentences are."""
    return "\n".join(unit for unit, _ in units_of(text))


def _sentences(text: str, cues: Sequence[str]) -> Iterator[tuple[str, bool]]:
    last_cue = cues[-1] if cues else ""
    in_section, has_begun, is_apart = False, False, False
    named = set[str]()
    for unit, is_apart in units_of(text):
        sample = _OF_SAMPLE.match(unit)
        name = sample["name"].strip() if sample else ""
        if name.casefold() in cues and (name.casefold() == last_cue or not _is_head(name)):
            in_section = False
            continue
        if _is_head(unit):
            in_section, has_begun = not unit.lstrip().startswith("</"), False
            continue
        is_heading = _HEADING.match(unit) and not _ELEMENT.match(unit)
        if is_heading or (is_apart and has_begun):
            in_section = False
            if is_heading:
                continue
        inline = _ELEMENT.match(unit) or _INLINE.match(unit)
        is_inline = inline is not None and _is_head(inline["head"])
        rest = inline["rest"] if inline and (is_inline or unit.startswith("<")) else unit
        has_begun |= in_section
        for sentence in _ENDS.split(rest):
            words = _without_bullet(sentence.strip()) if sentence else ""
            of_named = _OF_NAMED.match(words)
            is_of_answer = of_named is not None and of_named["noun"].casefold() in named
            is_told = words != "" and _tells(words)
            if is_told:
                named |= {match["noun"].casefold() for match in _NAMED.finditer(words)}
            if words and (in_section or is_inline or is_told or TELLS_TOO.search(words)):
                yield words, in_section or is_inline
            elif is_of_answer:
                yield words, True


def _without_bullet(words: str) -> str:
    match = _BULLET.match(words)
    return words[match.end() :].strip() if match and match.end() < len(words) else words


def _tells(words: str) -> bool:
    return _TELLS.search(words) is not None or _tells_in_han(words)


def _tells_in_han(words: str) -> bool:
    return not words.isascii() and _TELLS_HAN.search(words) is not None


def _is_head(line: str) -> bool:
    """Say whether a line is a heading of a section on the output."""
    if len(line) > _LONGEST_HEAD:
        return False
    bare = line.strip(_MARKS)
    number = _NUMBER.match(bare)
    bare = bare[number.end() :].strip(_MARKS) if number else bare
    return bool(bare) and _HEADS.fullmatch(bare) is not None


def units_of(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a text, those that go on with a sentence joined, with whether an empty
    line stands before each."""
    unit, is_apart, was_empty = "", False, True
    for line in text.split("\n"):
        own = line.strip()
        if unit and own and not was_empty and _goes_on(unit, own):
            gap = "" if _HAN.match(unit[-1]) or _HAN.match(own[0]) else " "
            unit = f"{unit}{gap}{own}"
            continue
        if unit and (own or not was_empty):
            yield unit, is_apart
            unit = ""
        if own:
            unit, is_apart = own, was_empty
        was_empty = not own
    if unit:
        yield unit, is_apart


def _goes_on(unit: str, line: str) -> bool:
    last = unit.rpartition("\n")[2]
    least = _LONG_LINE_HAN if _HAN.search(last) else _LONG_LINE
    if len(last) < least or _BULLET.match(line) or _HEADING.match(line):
        return False
    return _STOPPED.search(unit) is None


_NOT = compiled(
    r"\b(?:no|not|never|without|nor|neither|cannot|avoid\w*|omit\w*|skip\w*|drop\w*|leave out"
    r"|leave off|rather than|instead of|free of|remov\w+|strip\w*|don['’]t|doesn['’]t|nothing"
    r"|ohne|kein\w*|nicht|nie|niemals|statt|weder|lass\w*|sans|pas|jamais|ne|ni|aucune?|au lieu"
    r"|sin|nunca|ningún|ninguna?|evit\w*|sem|não|nem|nenhum\w*|senza|non|né|mai|zonder|geen|niet"
    r"|utan|inte|bez|nie|без|не|ни|tanpa|jangan|không|đừng|olmadan|olmasın|yok)\b"
    r"|\bn['’](?=\w)|不(?!超|少|足|多|同)|勿|(?<![类级分识判个性区])别(?!为|是)|无(?!论)|禁止|省略|省去|去掉|去除|删"
    r"|而非|免|没|代替",
    re.IGNORECASE,
)
_NOT_BEHIND = compiled(
    r"\A[^，。、,.\n]{0,14}?(?:ない|ません|なし|ず(?:に|、|。|\Z)|不要|禁止|省く|省いて|省略"
    r"|없이|마[세시십]|않|말)"
    r"|\A[^，。,\n]{0,6}(?:不[要必用得写带加需能可]|勿|免|无需|禁)"
    r"|\A\W*(?:nothing|nichts|rien|nada|niente)\b"
    r"|\A[^,;.]{0,24}?\b(?:is|are|be) (?:not|never|neither|optional|forbidden|left out|omitted)\b",
    re.IGNORECASE,
)
_TAKES_UP = compiled(
    r"\A\W*(?:closed|followed|ended|ending|finished|wrapped|enclosed|written|spelled|with|suivie?s?"
    r"|terminée?s?|avec|gefolgt|abgeschlossen|mit|seguid[oa]s?|con|com|seguit[oaie]|с|z|ze)\b"
    r"|\A\W*(?:but|and then|then|just|only|nur|sondern|mais|seulement|sino|sólo|solo|mas|apenas|ma"
    r"|write|give|use|return|a|an|the|но|только)\b|\A\W*(?:只|而是?|但|请|要|直接|仅|写|用|再)",
    re.IGNORECASE,
)
_FREE = compiled(
    r"\b(?:if|unless|when(?:ever)?|where(?:ver)?|may|might|can|could|either|optional\w*|whatever"
    r"|depending|except|in case|as needed|allowed|necessary|wenn|falls|sofern|kann|können|darf"
    r"|s['’]il|lorsque?|quand|sauf|peut|peuvent|pouvez|cuando|salvo|excepto|puede[ns]?|quando"
    r"|pode[m]?|può|possono|indien|tenzij|kan|när|jeśli|gdy|może|если|когда|можно"
    r"|может|eğer|jika|kalau|nếu|khi)\b"
    r"|\A\W*si\b|[,;]\ss[ei]\b|\bou si\b|若|如果|可以|可用|也可|或许|除非|必要时|的话[，,]"
    r"|时[，,]|遇到"
    r"|場合|とき|なら|れば|てもよい|できる|경우|다면",
    re.IGNORECASE,
)
_NO_NOT = compiled(
    r"\b(?:nothing|no one thing|none)\s(?:but|except|other than|besides)\b|\bno(?:t)? (?:more|fewer"
    r"|less|longer) than\b|\bnot only\b|\bnichts (?:als|außer|anderes als)\b|\brien (?:que"
    r"|d['’]autre"
    r" que)\b|\bnada (?:más|mais) que\b|\bnient['’]altro che\b|\bniets anders dan\b",
    re.IGNORECASE,
)
"""What has the word of a denial and is none: `nothing but a letter`."""

_PARTS = exactly(r"[,，;；:：、(（]|\s[–—]\s")

Polarity = Literal["asked", "forbidden", ""]


def is_free(words: str) -> bool:
    """Say whether a sentence speaks of some answers alone, or leaves the choice."""
    return _FREE.search(words) is not None


def polarity(words: str, start: int, end: int) -> Polarity:
    """Say whether a sentence asks for what it names at a place or forbids it; "" where neither is
    certain, as in a list behind a `without`."""
    parts = _PARTS.split(_NO_NOT.sub(" ", words[:start]))
    near, behind = parts[-1], _PARTS.split(words[end:])[0]
    if _NOT.search(near) or _NOT_BEHIND.search(behind):
        return "forbidden"
    for part in reversed(parts):
        if _TAKES_UP.search(part):
            return "asked"
        if _NOT.search(part):
            return ""
    return "asked"
