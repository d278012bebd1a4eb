"""The signs, tags and marks that an answer is said to have, or not to have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.truth import without_accents

_NAMES: Mapping[str, str] = {
    r"[-–—‐]": r"hyphens?|dash(?:es)?|Bindestrich\w*|Gedankenstrich\w*|tirets?|traits? d['’]union"
    r"|gui[oó]n(?:es)?|hífe(?:n|ns|nes)|trattin[oi]|дефис\w*|тире|koppelteken\w*|连字符|短横线?"
    r"|(?<![句文中空])横线(?![处上部内里位中填])|ハイフン"
    r"|하이픈",
    r"[.。．]\s*\Z": r"full stops?|final (?:stop|dot)s?|periods?|Schlusspunkt\w*"
    r"|Punkt am (?:Ende|Schluss)"
    r"|point(?:s)? fina(?:l|ux)|punto final|ponto final|punto finale|句号|句點|句点"
    r"|точк\w+ в конце|마침표",
    r"[,，、]": r"commas?|Komma\w*|virgules?|vírgulas?|virgol[ae]|запят\w+|逗号|쉼표|カンマ",
    r"[;；]": r"semicolons?|Semikolon\w*|Strichpunkt\w*|points?-virgules?|punto y coma"
    r"|ponto e vírgula"
    r"|punto e virgola|分号|セミコロン",
    r"[:：]": r"colons?|Doppelpunkt\w*|deux-points|dos puntos|dois[- ]pontos|due punti"
    r"|двоеточи\w+|冒号|コロン",
    r"[/／]": r"slash(?:es)?|Schrägstrich\w*|barre oblique|斜杠|斜线|スラッシュ",
    r"[\"“”„'‘’«»「」『』]": r"quotes|quotation marks|inverted commas|Anführungszeichen|guillemets"
    r"|comillas|aspas|virgolette|кавыч\w+|aanhalingstekens|cudzys\w+|citattecken|tırnak\w*"
    r"|tanda kutip|علامت[اي] (?:ال)?(?:اقتباس|تنصيص)|علامات (?:ال)?(?:اقتباس|تنصيص)|مزدوج(?:ين|تين)"
    r"|引号|カギ括弧|かぎ括弧|따옴표",
    r"[\[(（【{]": r"(?:square |round |curly )?brackets|parenthes[ei]s|braces|(?:eckigen "
    r"|runden )?Klammern"
    r"|parenthèses|crochets|paréntesis|corchetes|parênteses|colchetes|parentesi|скобк\w+|haakjes|haken|nawias\w*|parantez\w*|hakparentes\w*|kurung"
    r"|方?括号"
    r"|括弧|괄호",
    r"->|=>|→|⇒|➔|»": r"arrows?|Pfeil\w*|flèches?|flechas?|freccia|frecce|стрелк\w+|箭头|矢印"
    r"|화살표",
    r"#": r"hash(?:es)?(?: signs?)?|Raute\w*|dièses?|almohadillas?|cerquilhas?|井号|シャープ",
    r"[*★☆＊]": r"asterisks?|Sternchen|astérisques?|asteriscos?|asterischi|звёздоч\w+|звездоч\w+"
    r"|星号"
    r"|アスタリスク",
    r"[=＝]": r"equals signs?|equal signs?|Gleichheitszeichen|signe égal|signo igual"
    r"|sinal de igual|等号",
    r"[%％]": r"percent signs?|per cent signs?|Prozentzeichen|signe pour cent|百分号",
    r"[!！]": r"exclamation (?:marks?|points?)|Ausrufezeichen|感叹号|惊叹号",
    r"_": r"underscores?|Unterstrich\w*|tirets? bas|guion(?:es)? bajos?|下划线",
    r"[|｜]": r"vertical bars?|pipes?(?: signs?)?|senkrechte\w* Strich\w*|竖线",
}
_ANY_NAME = compiled(
    "|".join(f"(?P<s{place}>{names})" for place, names in enumerate(_NAMES.values())),
    re.IGNORECASE,
)
_SIGNS: tuple[AnyPattern, ...] = tuple(map(exactly, _NAMES))
_PAIRED = _SIGNS[6:8]
"""Quotes and brackets: an answer stands between two of them."""

_STOP = _SIGNS[1]
_ENDED = exactly(r"[.。．?？!！]\s*\Z")
_SHOWN_BEHIND = exactly(r"\s?[(（「『“\"][^\w\s]{1,3}[)）」』”\"]")
"""A sign in brackets behind its name: `句点（。）`."""

_AROUND = compiled(
    r"\b(?:between|entre|zwischen|tra|fra|tussen|mellan|między|pomiędzy|между"
    r"|arasına|di antara|antara|giữa|بين)\s(?:the |den |les |las |los |as |os |le |gli |de )?"
    r"(?:\w+\s)?\Z",
    re.IGNORECASE,
)
"""What says that an answer stands between two signs, and not where one of them is."""
_DIGITS = compiled(
    r"\b(?:digits?|numbers?|figures|numerals?|Ziffern?|Zahlen|chiffres?|cifras?|números?|dígitos?"
    r"|algarismos?|cifre|numeri|цифр\w*|cijfers?|getallen|cyfr\w*|liczb\w*)\b|数字(?!母)|숫자",
    re.IGNORECASE,
)
_LETTERS = compiled(
    r"(?<!capital )(?<!small )(?<!case )(?<!other )"
    r"\b(?:letters?|Buchstaben|lettres|letras|lettere|букв\w*)\b|(?<![大小]写)字母",
    re.IGNORECASE,
)
_OF_OTHERS = compiled(
    r"\b(?:of|before|after|between|behind|leading|rule|in front|separat\w+|for (?:the )?thousand\w*"
    r"|page|line|option|item|row|second|more than one|trenn\w+|Tausender\w*|sépar\w+|separa\w+"
    r"|milhar\w*|mill\w+)\b|之间|前后|分隔|隔开|行号|区切|千位|前面|题号|选项",
    re.IGNORECASE,
)
_ACCENTS = compiled(
    r"\b(?:accents?|accent marks?|diacritics?|diacritical marks|Akzente|diakritische\w* Zeichen"
    r"|acentos?|tildes?|accenti|diacritici|accenten|diakrytyczn\w+)\b",
    re.IGNORECASE,
)
_FEWEST_ACCENTED = 2
_SHARE_ACCENTED = 0.1
_PARTS_THEM = compiled(
    r"\b(?:separat\w+|parted|joined|between|trenn\w*|getrennt|sépar\w+|separa\w+|divid\w+|if"
    r"|several"
    r"|each|разделя\w+|через)\b|分隔|隔开|隔開|区切|间隔|之间|多个",
    re.IGNORECASE,
)
_BESIDE = compiled(
    r"\b(?:behind|after|before|between|around|beside|hinter|nach|vor|zwischen|après|derrière|avant"
    r"|entre|después|tras|antes|depois|após|dopo|prima|после|за|перед)\s(?:the |an? |den |dem "
    r"|der |le"
    r" |la |les |l['’]|el |los |o |os |i |il |d[aeo]l? )?(?:\w+\s)?\Z|在[^，。]{0,3}\Z",
    re.IGNORECASE,
)
_BEHIND = compiled(r"\A[^，。]{0,2}(?:后|後|之后|前|之间|中间|の後)")
_RAW = exactly(
    r"[`\"“”'‘’「『(（](?P<quoted>[^\w\s`\"“”'‘’「」『』()（）.。,，…?!？！]{1,8})[`\"“”'‘’」』)）]"
    r"|(?<![^\s：:，,])(?P<bare>#{2,6}|[=-]{1,2}>|>{2,4}|<{2,4}|\*{2,4}|@{2,3}|\$\$|~{2,3}|%%"
    r"|\|\||→|⇒)(?![^\s,.;:，。；、])"
)
_PAIR = exactly(
    r"(?P<open>\[\[?|\{\{?|<{1,2}|【|《|〈|「|『|〔|«|“|„|\|\||\*\*)\s?(?:\.{3}|…+|_{2,}|~)?\s?"
    r"(?:\]\]?|\}\}?|>{1,2}|】|》|〉|」|』|〕|»|”|\|\||\*\*)"
)
"""Two signs with nothing between them, which stand for what an answer is put in."""

_TAG = exactly(r"<(?P<tag>[^\W\d_][\w-]{0,24})>")


def has_other_signs(told: Told, seen: Seen) -> bool:
    """Say whether a sentence asks for signs that no answer has, or forbids what all have."""
    return (
        _is_named(told.words, seen)
        or _has_accents(told.words, seen)
        or _is_shown(told.words, seen)
        or _is_tagged(told, seen)
        or _is_paired(told.words, seen)
    )


def _is_named(words: str, seen: Seen) -> bool:
    for match in _ANY_NAME.finditer(words):
        if not _is_word(words, match):
            continue
        place = next(i for i in range(len(_SIGNS)) if match[f"s{i}"])
        shown = _SHOWN_BEHIND.match(words, match.end())
        end = shown.end() if shown else match.end()
        sign, wanted = _SIGNS[place], polarity(words, match.start(), end)
        is_around = sign in _PAIRED and _AROUND.search(words[: match.start()])
        is_elsewhere = _is_beside(words, match.start(), end) or _PARTS_THEM.search(words)
        if is_elsewhere and not is_around:
            continue

        def has(text: str, sign: AnyPattern = sign) -> bool:
            return sign.search(text) is not None

        is_asked = wanted == "asked" and not sign.search(seen.tails_besides(words))
        is_forbidden = wanted == "forbidden" and not _OF_OTHERS.search(words)
        if (is_asked and seen.is_broken(has)) or (is_forbidden and _all_have(sign, seen)):
            return True
    return _is_forbidden(words, _DIGITS, r"\d", seen) or _is_forbidden(
        words, _LETTERS, r"[A-Za-z]", seen
    )


def _has_accents(words: str, seen: Seen) -> bool:
    """Say whether a sentence forbids accents, and some answers have them: others may have none."""
    match = None if all(map(str.isascii, seen.golds)) else _ACCENTS.search(words)
    if match is None or polarity(words, match.start(), match.end()) != "forbidden":
        return False
    count = sum(without_accents(text) != text for text in seen.golds)
    return count >= max(_FEWEST_ACCENTED, _SHARE_ACCENTED * len(seen.golds))


def _all_have(sign: AnyPattern, seen: Seen) -> bool:
    """Say whether nearly all answers have a sign; a full stop, whether most end with it, and the
    others with another mark of sentences."""
    if sign is _STOP and 2 * sum(map(_is_stopped, seen.outputs)) > len(seen.outputs):
        return seen.all_have(lambda text: _ENDED.search(text) is not None)
    return seen.all_have(lambda text: sign.search(text) is not None)


def _is_stopped(text: str) -> bool:
    return _STOP.search(text) is not None


def _is_word(words: str, match: re.Match[str]) -> bool:
    """Say whether a name in Latin letters is a word, and no part of one."""
    before, behind = words[: match.start()][-1:], words[match.end() :][:1]
    if not match[0][0].isalpha() or match[0][0] > "⺀":
        return True
    return not (before.isalpha() or behind.isalpha() or before == "-")


def _is_forbidden(words: str, named: AnyPattern, sign: str, seen: Seen) -> bool:
    """Say whether a sentence forbids digits or letters of which nearly all answers consist."""
    if _OF_OTHERS.search(words):
        return False
    only = re.compile(rf"[\W_]*{sign}(?:[\W_]*{sign})*[\W_]*")
    return any(
        polarity(words, match.start(), match.end()) == "forbidden"
        and seen.all_have(lambda text: only.fullmatch(text) is not None)
        for match in named.finditer(words)
    )


def _is_beside(words: str, start: int, end: int) -> bool:
    """Say whether a sign only tells where the answer stands: `behind the colon`."""
    return _BESIDE.search(words[:start]) is not None or _BEHIND.search(words[end:]) is not None


def _shown(words: str) -> Iterator[tuple[str, re.Match[str]]]:
    for match in _RAW.finditer(words):
        if match.start():
            yield match["quoted"] or match["bare"], match


def _is_shown(words: str, seen: Seen) -> bool:
    """Say whether a sentence shows signs to be written, and no answer has any of them."""
    found = list(_shown(words))
    if not found or _PARTS_THEM.search(words):
        return False
    texts = (*seen.outputs, *seen.golds)
    return not any(sign in text for sign, _ in found for text in texts) and all(
        polarity(words, match.start(), match.end()) == "asked"
        and sign not in seen.tails_besides(words)
        and not _BEHIND.search(words[match.end() :])
        and not _is_of_texts(words, sign, seen)
        for sign, match in found
    )


def _is_of_texts(words: str, sign: str, seen: Seen) -> bool:
    """Say whether inputs have a sign besides the sentence: it may be what marks their texts."""
    rest = (text.replace(sign, "", words.count(sign)) for text in seen.inputs[:12])
    return 2 * sum(sign in text for text in rest) >= len(seen.inputs[:12])


def _is_tagged(told: Told, seen: Seen) -> bool:
    """Say whether an answer is to stand in a tag, which no answer and no input has."""
    for match in _TAG.finditer(told.words):
        tag = match[0]
        if polarity(told.words, match.start(), match.end()) != "asked" or tag in seen.tails:
            continue
        own = seen.inputs[0].count(tag)
        if own > told.words.count(tag) or any(tag in text for text in seen.outputs):
            continue
        return True
    return False


def _is_paired(words: str, seen: Seen) -> bool:
    """Say whether an answer is to stand in a pair of signs that is shown empty, of which no answer
    has the first one; a gap of the row is none."""
    for match in _PAIR.finditer(words):
        sign, is_first = match["open"], not words[: match.start()].strip()
        if is_first or polarity(words, match.start(), match.end()) != "asked":
            continue
        texts = (*seen.outputs, *seen.golds, seen.tails_besides(words))
        if not any(sign in text for text in texts) and not _is_of_texts(words, sign, seen):
            return True
    return False
