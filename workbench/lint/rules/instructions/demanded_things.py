"""What a prompt demands of its answers in the words of many languages: a notation, capitals, a list
with marks, a fence, a confidence beside the label, a scale, the result without the way to it.

Each demand has a row of phrases per language, and what tells that an answer keeps to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from workbench.io.han import AnyPattern, compiled
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.rules.instructions.bounds import is_outside
from workbench.lint.rules.instructions.formats import is_json

Phrases = Mapping[str, str]
"""What a demand is said in, by language."""

_UNPARTED = ("zh", "ja")
_Q = "[\"“”„'‘’«»「」『』`]"
_QUOTED = compiled(rf"{_Q}\s?([^\W\d][\w -]{{0,23}}?)\s?{_Q}")
_NUMBERS = compiled(r"\d+(?:[.,]\d+)?")
_LETTER = compiled(r"[^\W\d_]")
_MARK = compiled(r"^\s*(?:[-*•–—·・]|\d{1,2}[.)])\s", re.MULTILINE)
_PAIR = compiled(r"\w\s?[:：]|^\W*-\s", re.MULTILINE)
_COLUMNS = compiled(r"[,;\t，]")
_LONG = 12
_TOO_LONG = 4
_SUM = compiled(r"\d\s?(?:[-+*/=×÷·−]|\bare\b|\bis\b|是|等于)\s?[\d(]|[=≈]\s?\d")

_OF_A_TEXT = compiled(
    r"\b(?:JSON|XML|YAML|CSV)[- ](?:above|below|input|file|schema|record|data|is|are|has|contains)"
    r"\b|\b(?:from|of|inside|read|parse\w*|given|aus|du|des|del|della|do|из)\s(?:the |an? |this "
    r"|each |le |la |il |el |o |dem |der )?(?:JSON|XML|YAML|CSV)\b"
    r"|(?:以下|上面|下面|给定|输入)的?\s?(?:JSON|XML|YAML|CSV)|(?:JSON|XML|YAML|CSV)\s?(?:中|里|数据)",
    re.IGNORECASE,
)
_NOTATIONS: Mapping[str, Callable[[str], bool]] = {
    "JSON": is_json,
    "XML": lambda text: "<" in text,
    "YAML": lambda text: _PAIR.search(text) is not None,
    "CSV": lambda text: _COLUMNS.search(text) is not None,
}
"""What tells that an answer is in each."""

_NOTATION = compiled(rf"(?<![A-Za-z])(?P<name>{'|'.join(_NOTATIONS)})(?![A-Za-z])")


@dataclass(frozen=True, slots=True)
class Demand:
    """What asks for something, and what tells of an answer that it has it. `is_of_case` says that
    it is the case of letters, and `is_ban` that the phrases forbid it, and are no denial of it.
    Where inputs end in a line with what it is `opened` by, the answer may go on with it."""

    asks: AnyPattern
    has: Callable[[str], bool]
    is_of_case: bool = False
    is_ban: bool = False
    opened: str = ""


def _asks(phrases: Phrases) -> AnyPattern:
    """Return what a demand is said in, whole words where a language parts words."""
    parted = "|".join(said for tongue, said in phrases.items() if tongue not in _UNPARTED)
    others = "|".join(phrases[tongue] for tongue in _UNPARTED)
    return compiled(rf"\b(?:{parted})\b|{others}", re.IGNORECASE)


def _is_cased(text: str) -> bool:
    return text.lower() != text.upper()


def _is_explained(text: str) -> bool:
    """Say whether an answer is more than a result: it has a sum, or words around a number."""
    return _SUM.search(text) is not None or (
        len(text.split()) > _TOO_LONG and any(map(str.isdigit, text))
    )


def has_confidence(text: str) -> bool:
    """Say whether an answer has a number beside a label or another number."""
    numbers = _NUMBERS.findall(text)
    return len(numbers) > 1 or (len(numbers) == 1 and len(_LETTER.findall(text)) > 0)


_CAPITALS: Phrases = {
    "en": r"(?:the|one|(?:answer|reply|respond) (?:only )?with a) capital letter"
    r"|(?:in|with|(?<!such )(?<!well )as(?: an?)?|use|only|using) (?:all[ -])?(?:block )?"
    r"(?:capitals"
    r"|capital letters?|upper[- ]?case(?: letters?)?)(?! (?:letters? )?(?:at|for|only (?:at|for)))"
    r"|capitali[sz]ed throughout",
    "de": r"(?:in |mit |als |den |die )?(?:\w+ )?Gro(?:ß|ss)buchstaben?"
    r"|(?:komplett|durchgehend|ganz) gro(?:ß|ss)(?:geschrieben)?|in Versalien",
    "fr": r"(?:en|la|avec des|une) (?:lettres? )?(?:majuscules?|capitales)",
    "es": r"(?:en|con|la|una) (?:letras? )?mayúsculas?",
    "it": r"(?:in|con|la|una) (?:letter[ae] )?maiuscol[oae]|tutto maiuscolo",
    "pt": r"(?:em|com|a|uma) (?:letras? )?maiúsculas?",
    "ru": r"(?:заглавн|прописн|больш)\w+ букв\w*|в верхнем регистре|капсом",
    "pl": r"(?:wielk|duż)\w+ liter\w+|wersalikami",
    "nl": r"(?:in|met|de) hoofdletters?",
    "zh": r"大写(?:的)?(?:英文|拉丁)?字母|(?:用|以|写成|一律|全部|全)大写(?!数字|金额|中文|汉字)",
    "ja": r"大文字(?:で|の|に)",
}
_SMALL: Phrases = {
    "en": r"(?:in|with|as an?|use|only|the|one|using) (?:all[ -])?(?:small letters?"
    r"|lower[- ]?case(?: letters?)?)",
    "de": r"(?:in |mit |als |den |die )?(?:\w+ )?Kleinbuchstaben?"
    r"|(?:komplett|durchgehend|ganz) klein(?:geschrieben)?|kleingeschrieben"
    r"|schreib\w* (?:Sie )?(?:\w+ ){1,4}klein",
    "fr": r"(?:en|la|avec des|une) (?:lettres? )?minuscules?",
    "es": r"(?:en|con|la|una) (?:letras? )?minúsculas?",
    "it": r"(?:in|con|la|una) (?:letter[ae] )?minuscol[oae]|tutto minuscolo",
    "pt": r"(?:em|com|a|uma) (?:letras? )?minúsculas?",
    "ru": r"(?:строчн|маленьк)\w+ букв\w*|в нижнем регистре",
    "pl": r"mał\w+ liter\w+",
    "nl": r"(?:in|met|de) kleine letters?",
    "zh": r"小写(?:的)?(?:英文|拉丁)?字母|(?:用|以|写成|一律|全部|全)小写(?!数字|金额|中文|汉字)",
    "ja": r"小文字(?:で|の|に)",
}
_LIST: Phrases = {
    "en": r"(?:as|in|with|into|using|use) (?:an? )?(?:short )?(?:bullet(?:ed)?(?: points?| list)?"
    r"|dashed list|numbered list|list with (?:dashes|bullets|hyphens))"
    r"|each (?:one )?on (?:a|its own) line,? (?:with|behind|after) a (?:dash|hyphen|bullet)",
    "de": r"(?:Liste|Aufzählung) mit (?:Spiegelstrichen|Bindestrichen|Strichen|Punkten)"
    r"|(?:in|mit|als) (?:Stichpunkten|Spiegelstrichen|Aufzählung\w*|nummerierte\w? Liste)",
    "fr": r"liste à (?:puces|tirets)|liste numérotée|liste avec des tirets",
    "es": r"lista (?:con (?:guiones|viñetas)|numerada)|con viñetas",
    "it": r"elenco (?:puntato|numerato|con trattini)|lista (?:con trattini|puntata|numerata)",
    "pt": r"lista (?:com (?:marcadores|travessões|hífens)|numerada)",
    "ru": r"(?:маркированн|нумерованн)\w+ спис\w+|спис\w+ (?:с|через) (?:дефис|тире|маркер)\w*",
    "pl": r"list\w+ (?:z myślnikami|punktowan\w+|wypunktowan\w+|numerowan\w+)|w punktach"
    r"|od myślników",
    "nl": r"(?:opsomming|lijst) met (?:streepjes|opsommingstekens|punten)",
    "zh": r"(?:短横线|横线|圆点|项目符号|编号)(?:开头的?)?(?:列表|清单|列出|逐条列出)"
    r"|[以用]列表(?:的?形式)?",
    "ja": r"箇条書き|ハイフン(?:付き|つき)の(?:リスト|一覧)",
}
_FENCE: Phrases = {
    "en": r"(?:code|fenced|markdown) (?:code )?(?:block|fence)s?|fenced code",
    "de": r"Code-?[Bb]locks?|umzäunt\w+ Block",
    "fr": r"blocs? de code",
    "es": r"bloques? de código",
    "it": r"blocc\w+ di codice",
    "pt": r"blocos? de código",
    "ru": r"блок\w* кода",
    "pl": r"blok\w* kodu",
    "nl": r"codeblok",
    "zh": r"代码(?:块|框|围栏)|三个反引号",
    "ja": r"コード(?:ブロック|フェンス)",
}
_AND = (
    r"(?:(?:and|with|plus|then|followed by|as well as|add|und|mit|dann|gefolgt von|samt|et|avec"
    r"|puis|suivie?s? d[e’']|y|con|luego|seguid\w+ de|e|com|seguit\w+ da|poi|depois|и|с|затем|oraz"
    r"|i|z|en|met)\s?(?:\S+\s){0,4}?)"
)
_CONFIDENCE: Phrases = {
    "en": rf"{_AND}(?:confidence|certainty|probability|likelihood)",
    "de": rf"{_AND}(?:\w*konfidenz\w*|\w*sicherheit(?:swert|sgrad)?|\w*wahrscheinlichkeit)",
    "fr": rf"{_AND}(?:confiance|certitude|probabilité)",
    "es": rf"{_AND}(?:confianza|certeza|probabilidad)",
    "it": rf"{_AND}(?:confidenza|certezza|probabilità|sicurezza)",
    "pt": rf"{_AND}(?:confiança|certeza|probabilidade)",
    "ru": rf"{_AND}(?:уверенност\w+|вероятност\w+)",
    "pl": rf"{_AND}(?:pewnoś\w+|prawdopodobieństw\w+)",
    "nl": rf"{_AND}(?:zekerheid|betrouwbaarheid|waarschijnlijkheid)",
    "zh": r"(?:[和及与并再附加带]|同时)[^，。；]{0,10}(?:置信度|确信度|把握程度|可信度|概率)",
    "ja": r"(?:と|も|、)[^、。]{0,6}(?:信頼度|確信度|確率)",
}
_RESULT: Phrases = {
    "en": r"(?:without|no|not|never|omit|leave out) (?:the |any |your |an? )?(?:workings?"
    r"|steps|calculations?|derivation|reasoning|units?)"
    r"|(?:only|just|nothing but) (?:the |a )?(?:final |bare |plain )?(?:result|number|figure)"
    r"|(?:the )?(?:number|result|figure)(?: of \w+)? (?:alone|only|by itself)",
    "de": r"(?:nur|lediglich|allein|ausschließlich) (?:das (?:End)?[Ee]rgebnis|die Zahl)"
    r"|(?:ohne|kein\w*) (?:Lösungsweg|Rechenweg|Rechnung(?:en)?|Zwischenschritte|Einheit\w*)",
    "fr": r"(?:seulement|uniquement|juste) le (?:résultat|nombre)|le résultat seul"
    r"|sans (?:le |les |aucun )?(?:calculs?|étapes|raisonnement|démarche|unités?)",
    "es": r"(?:solo|sólo|solamente|únicamente) el (?:resultado|número)|el resultado solo"
    r"|sin (?:los? |las? )?(?:cálculos?|pasos|desarrollo|razonamiento|unidad\w*)",
    "it": r"(?:solo|soltanto|solamente|unicamente) il (?:risultato|numero)"
    r"|senza (?:i |il |lo |l['’])?(?:calcoli|passaggi|ragionamento|svolgimento|unità)",
    "pt": r"(?:só|somente|apenas|unicamente) o (?:resultado|número)"
    r"|sem (?:os? |as? )?(?:cálculos?|passos|contas|raciocínio|unidade\w*)",
    "ru": r"только (?:результат|число|ответ)|без (?:решения|вычислений|хода|единиц\w*)",
    "pl": r"(?:tylko|wyłącznie|sam) (?:wynik|liczbę)"
    r"|bez (?:obliczeń|kroków|rozwiązania|jednost\w+)",
    "nl": r"(?:alleen|enkel) (?:het (?:resultaat|getal)|de uitkomst)|zonder (?:berekening|eenheid)",
    "zh": r"(?:只|仅|直接)(?:要|需|能|须)?(?:写|填|给出?|输出|回答|报出?)(?:最后的?|最终)?"
    r"(?:结果|得数|数字)(?!的)|(?:不写|不要写?|不必写?|无需|不用写?|省略|不带)(?:出|任何)?(?:解题|计算|中间)?"
    r"(?:过程|步骤|算式|单位)",
    "ja": r"(?:結果|数|数字|答え)(?:だけ|のみ)"
    r"|(?:途中式|計算過程|式|単位)(?:は|を)(?:書かない|書かず|省)",
}
_A = (
    r"(?:an?|one|your|the|its|brief|short|kurze[rnms]?|knappe[rnms]?|eine[rnms]?|deine[rnms]?"
    r"|ihre[rnms]?|de[rn]|die|une?|la|ta|votre|brève|courte|una?|tu|su|breve|uma|sua|a|o|il|tua"
    r"|кратк\w+|коротк\w+|een|korte|krótk\w+)"
)
_WITH = (
    r"(?:(?:and|with|plus|followed by|as well as|und|mit|samt|nebst|sowie|et|avec|puis|accompagnée?"
    r" d['e’]|y|con|más|e|com|mais|più|и|с|oraz|i|z|en|met|plus)\s(?:(?:add|give|state|write|gib"
    rf"|nenne|ajoute[rz]?|añade|agrega|aggiungi|acrescente|добавь\w*|dodaj)\s)?(?:{_A}\s){{1,3}})"
)
_REASON: Phrases = {
    "en": rf"{_WITH}(?:one-(?:sentence|line) )?(?:reason|justification|rationale|explanation)"
    r"(?! (?:and|or|for which|given|\())",
    "de": r"(?:und|mit|samt|nebst|sowie) (?:(?:eine[rnms]?|deine[rnms]?|kurze[rnms]?"
    r"|knappe[rnms]?|gib|nenne|de[rnm]|die) ){1,3}(?:Begründung|Erklärung|Erläuterung)",
    "fr": rf"{_WITH}(?:justification|explication|raison)",
    "es": rf"{_WITH}(?:justificación|explicación|razón)",
    "it": rf"{_WITH}(?:motivazione|giustificazione|spiegazione)",
    "pt": rf"{_WITH}(?:justificativa|justificação|explicação|razão)",
    "ru": r"(?:и|с|добавь\w*) (?:(?:кратк|коротк|сво|одн)\w+ )+(?:обоснован|пояснен|объяснен)\w+",
    "pl": r"(?:i|oraz|z|wraz z) (?:krótk\w+ |swoj\w+ )+(?:uzasadnieni|wyjaśnieni)\w+",
    "nl": rf"{_WITH}(?:motivering|toelichting|uitleg|onderbouwing)",
    "zh": r"(?:并|和|及|以及|同时|附上?|外加)[^，。；\n]{0,4}?(?:简要|简短|简单|一句)"
    r"的?(?:理由|原因|说明|解释|依据)",
    "ja": r"(?:と|および|、)(?:短い|簡単な|簡潔な)(?:理由|説明|根拠)",
}


def _has_reason(text: str) -> bool:
    """Say whether an answer is more than a label and its mark."""
    return len(text.split()) > _TOO_LONG or (not text.isascii() and len(text) > _LONG)


DEMANDS: Sequence[Demand] = (
    Demand(_asks(_CAPITALS), lambda text: text == text.upper(), is_of_case=True),
    Demand(_asks(_SMALL), lambda text: text == text.lower(), is_of_case=True),
    Demand(_asks(_LIST), lambda text: _MARK.search(text) is not None, opened="-"),
    Demand(_asks(_FENCE), lambda text: "```" in text, opened="```"),
    Demand(_asks(_CONFIDENCE), has_confidence),
    Demand(_asks(_REASON), _has_reason),
    Demand(_asks(_RESULT), _is_explained, is_ban=True),
)
_OF_A_START = compiled(
    r"\b(?:begin\w*|start\w*|first|initial|anfang\w*|beginn\w*|erste[rn]?|commenc\w+|premi[eè]re?"
    r"|empie\w+|comien\w+|primera|começ\w+|primeira|inizi\w+|prima|iniziale|перв\w+|начина\w+|z"
    r" wielkiej|pierwsz\w+|zaczyna\w+|names?|nouns?|proper|Namen|Substantiv\w*|noms? propres?"
    r"|nombres propios|nomi propri|имен\w*)\b|开头|首字母|开始|专有|人名|固有",
    re.IGNORECASE,
)


_AT_THE_END = compiled(
    r"#{2,}|\\\\boxed|<\w+>|\b(?:then|finally|lastly|after|behind|clos\w+|end|ends|finish\w*|conclu\w+"
    r"|last (?:line|place)|dann|danach|nach|hinter|am Ende|zum Schluss|schließ\w*|Rauten|letzte\w*"
    r"|puis|ensuite|après|à la fin|termin\w*|dernière ligne|luego|después|al final|última línea"
    r"|poi|dopo|alla fine|ultima riga|depois|no fim|ao final|última linha|затем|после|потом|в конце"
    r"|potem|następnie|na końcu)\b|最后(?!的?结果)|末尾|之后|再|然后|井号|最後に|あとに",
    re.IGNORECASE,
)
"""Where the result alone is to stand in one place of the answer, the way to it stands before."""


def is_without(told: Told, seen: Seen) -> bool:
    """Say whether a sentence demands what no answer has, in any of many languages."""
    if _has_other_notation(told.words, seen) or is_outside(told.words, seen):
        return True
    return any(_is_broken(demand, told.words, seen) for demand in DEMANDS)


def _is_broken(demand: Demand, words: str, seen: Seen) -> bool:
    match = demand.asks.search(words)
    if match is None:
        return False
    if demand.is_ban:
        is_meant = not _AT_THE_END.search(words) and not _is_denied(words, match)
        return is_meant and seen.all_have(demand.has, of_outputs_alone=True)
    if polarity(words, match.start(), match.end()) != "asked":
        return False
    if demand.is_of_case and (_OF_A_START.search(words) or not seen.all_have(_is_cased)):
        return False
    is_opened = demand.opened != "" and demand.opened in seen.tails
    return not is_opened and seen.is_broken(demand.has)


def _is_denied(words: str, match: re.Match[str]) -> bool:
    """Say whether what is forbidden is so only at times, or not at all: `not only the result`."""
    return polarity(words, match.start(), match.start()) == "forbidden"


def _has_other_notation(words: str, seen: Seen) -> bool:
    """Say whether answers are to be in a notation for programs, and none is; what is read out of
    the notation that a model gives is as it should be."""
    for match in _NOTATION.finditer(words):
        if polarity(words, match.start(), match.end()) != "asked" or _OF_A_TEXT.search(words):
            continue
        name = match["name"].upper()
        if name not in _NOTATIONS or any(sign in seen.tails for sign in "{[<`"):
            continue
        if seen.is_broken(_NOTATIONS[name]) and not _is_read(words, seen):
            return True
    return False


def _is_read(words: str, seen: Seen) -> bool:
    """Say whether the post-processor reads an answer out of an object that names its key."""
    subject = seen.subject
    if subject.settings.num_fewshot or not subject.grade:
        return False
    item = subject.rendered[0]
    for key in (*_QUOTED.findall(words), "answer", "label"):
        response = f'{{"{key}": "{seen.golds[0]}"}}'
        graded = subject.grade(item.doc.data, item.example.processed_output, response)
        if graded is not None and graded.is_right:
            return True
    return False
