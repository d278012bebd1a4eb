"""Signs around, before, behind and between the parts of an answer, by their names; lines, numbers
and bullets of its items; and a text that is quoted as what an answer begins with or has."""

from __future__ import annotations

import re

from workbench.io.han import compiled
from workbench.lint.counts import ELSEWHERE, HAN, LENGTHS, NUMBERS, as_number
from workbench.lint.rules.instructions.clauses import Shape, shape
from workbench.prompts.listing import label_in

_NAMES = {
    r"hyphens?|dash(?:es)?|连字符|短横线?": "[-–—]",
    r"(?:forward )?slash(?:es)?|斜[杠线]": "/",
    r"semi-?colons?|分号": "[;；]",
    r"commas?|逗号": "[,，]",
    r"(?<!semi)(?<!semi-)colons?|冒号": "[:：]",
    r"underscores?|下划线": "_",
    r"(?:vertical )?bars?|pipes?|竖[线杠]": "[|｜]",
    r"asterisks?|stars?|星号": "[*★☆]",
    r"backticks?|反引号": "`",
    r"(?:code )?fences?|blocks? of code|code blocks?|代码块": "```",
    r"arrows?|箭头": "->|→|=>|⇒",
    r"(?:round )?brackets|parenthes[ei]s|圆?括号": r"[(（\[［【{]",
    r"square brackets|方括号": r"[\[［【]",
    r"curly (?:brackets|braces)|braces|花括号": r"\{",
    r"angle brackets|尖括号": "[<〈《]",
    r"quotation marks|quotes|inverted commas|引号": "[\"'“”‘’「『«»„]",
    r"book title marks|书名号": "《.+》",
    r"question marks?|问号": "[?？]",
    r"exclamation marks?|感叹号|叹号": "[!！]",
    r"(?:per ?cent|percentage) (?:signs?|symbols?)|% (?:signs?|symbols?)|百分号": "[%％]",
    r"dollar signs?|美元符号": r"\$",
    r"hash(?:es| signs?)|hashtags?|井号": "[#＃]",
    r"顿号": "、",
    r"ellips[ei]s|省略号": r"\.\.\.|…",
    r"plus signs?|加号": r"\+",
    r"middle dots?|间隔号": "[·・]",
}
"""The names of signs, with what an answer has that has them."""

_VERB = (
    r"(?:with|put|puts|add|adds|use|uses|using|in|inside|between|by|insert|place|write|wrap\w*"
    r"|enclos\w*|surround\w*|append|separat\w*|joined|followed|preceded|begin\w*|start\w*|end\w*"
    r"|into|marked|set)"
)
_HAN_VERB = r"(?:用|以|加上?|带上?|放[入在]|写[上在]|标上|使用|打上|添上)"


def _asking(named: str) -> str:
    return (
        rf"\b{_VERB} (?:an? |the |one |two |single |double |straight |their |its |all"
        rf" )*(?:{named})(?!\w)(?! (?:as|for|in) (?:an? |the )?(?:thousand|decimal|large|number))"
        rf"|{_HAN_VERB}(?:一个|英文|中文|半角|全角|双|单)*(?:{named})"
    )


def _is_named(named: str) -> str:
    return rf"(?<!\w)(?:{named})(?!\w)|(?:{named.rpartition('|')[2]})"


def _shape_of_sign(named: str, has: str) -> tuple[Shape, Shape]:
    made = compiled(rf"(?:{has})")
    is_long = named.startswith("commas") or named.startswith("(?<!semi)")
    return (
        shape(
            _asking(named),
            lambda text, _: made.search(text) is not None,
            lambda text: len(text) > 2 or is_long,
            sign=made,
        ),
        shape(_is_named(named), lambda text, match: _is_there(has, text, match), ways="forbidden"),
    )


_AT_END = compiled(r"\bend|\bbehind\b|\bafter\b|\bfinal|\blast\b|末|结尾|最后|后面", re.IGNORECASE)
_ELSEWHERE = compiled(
    r"\A (?:in|of|on|from|within) (?:the |your )?(?:text|passage|word|sentence|input|question)"
    r"|\A (?:before|between|after)\b",
    re.IGNORECASE,
)


def _is_there(sign: str, text: str, match: re.Match[str]) -> bool:
    """Say whether an answer has a sign that is forbidden, at its end where this is spoken of."""
    if _ELSEWHERE.search(match.string[match.end() :]):
        return False
    if _AT_END.search(match.string):
        return re.search(rf"(?:{sign})[\"'”’」』)）]*\Z", text) is not None
    return re.search(sign, text) is not None


_SEVERAL = compiled(r"\S[,;，；、/|]\s?\S|\S (?:and|>|->) \S|\n")


def _has_items(text: str) -> bool:
    return _SEVERAL.search(text) is not None


def _items(text: str) -> list[str]:
    parts = re.split(r"[,;，；、/|\n]|\s(?:and|et|und|y|e|и|>|->)\s|[和及]", text.strip(" .。"))
    return [part for part in parts if part.strip()]


_PLACES = compiled(
    r"[年月日…]|\.{3}|\b[a-z]\b|x{2}"
    r"|\b(?:number|answer|result|label|letter|name|word|text|value|date)\b",
    re.IGNORECASE,
)
"""What stands for something else in a text that is quoted as a form: `#### number`."""


def _is_quoted(text: str, match: re.Match[str]) -> bool:
    said = next(value for value in match.groups() if value).strip(" .。").casefold()
    if said.strip() in ("and", "or", "to", "和", "与", "或"):
        return True  # it stands between the two quotes that are meant
    is_pattern = _PLACES.search(said) is not None
    return is_pattern or said in text.casefold()


def _begins_so(text: str, match: re.Match[str]) -> bool:
    said = next(value for value in match.groups() if value)
    return text.casefold().lstrip("\"'“‘「¿¡ ").startswith(said.casefold())


def _is_as_long(text: str, match: re.Match[str]) -> bool:
    """Say whether a text has at least as many words or signs as are asked for."""
    said = match.groupdict()
    count = as_number(said.get("n") or said.get("han") or "1")
    unit = (said.get("unit") or "字").casefold()
    if unit.startswith("word"):
        return max(len(text.split()), sum("㐀" <= sign <= "鿿" for sign in text)) >= count
    if unit.startswith("sentence") or unit == "句":
        return len(re.findall(r"[.!?。！？]", text)) >= count
    return sum(map(str.isalnum, text)) >= count


def _has_so_many(text: str, match: re.Match[str]) -> bool:
    return len(_items(text)) == as_number(match["n"] or match["han"])


_NAMING = (
    r"(?<!non )(?<!não )(?<!не )(?<!ne )(?<!no )\b(?:indi(?:que|ca|car|quez)|nombr[ae]"
    r"|elij[ae]|elige|escrib[ae]|donne[rz]?|cite[rz]?|nomme[rz]?|choisi(?:r|s|ssez)|écri(?:re|s|vez)"
    r"|nenn(?:e|en|t)?"
    r"|wähl(?:e|en|t)?|schreib(?:e|en|t)?|gib|scegli(?:ere|ete)?|scriv(?:i|ere|ete)|escolh[ae]|escrev[ae]"
    r"|cite|назов(?:и|ите)|укаж(?:и|ите)|выбер(?:и|ите)|напиш(?:и|ите))"
)
"""What tells to name something, in other languages than English."""

_RUSSIAN = "два|две|три|четыре|пять"
_MEASURES = (
    r"(?:o|ou|oder|или|bis|a|à|y|e|et|und|palabras?|letras?|frases?|oraciones|líneas|linhas|cifras?|dígitos?|decimales|decimais|caracteres"
    r"|párrafos|parágrafos|pasos|passos|casas|algarismos|mots?|lettres?|phrases?|lignes?|chiffres?"
    r"|décimales|caractères|paragraphes|étapes|fois|veces|vezes|volte|mal|Wörter\w*|Worten?|Buchstaben"
    r"|Sätzen?|Zeilen|Ziffern|\w*[Ss]tellen|Zeichen|Absätzen?|Schritten?|parole|lettere|frasi|righe"
    r"|cifre|decimali|caratteri|paragrafi|passi|слов\w*|букв\w*|предложени\w*|строк\w*|цифр\w*|знак\w*"
    r"|шаг\w*|раз\w*|opcion\w+|options?|opzion\w+|opções|Optionen|números?|nombres|Zahlen|textos?|textes?"
    r"|Texte|testi)\b"
)
_NOUNS = (
    r"(?!letters?\b|words? (?:long|or|in)\b|sentences?\b|lines?\b|digits?\b|decimals?\b"
    r"|characters?\b"
    r"|paragraphs?\b|steps?\b|pieces?\b|places?\b|times?\b|options?\b|choices?\b|numbers?\b"
    r"|texts?\b|answers? (?:below|above)|dimensions?\b)"
)
ITEM_SHAPES: tuple[Shape, ...] = (
    *(each for named, has in _NAMES.items() for each in _shape_of_sign(named, has)),
    shape(
        r"\b(?:full stops?|periods?|dots?) (?:after|behind|between) (?:each|every|all|the|its"
        r"|their) (?:\w+ )?"
        r"(?:letters?|initials?)\b|\b(?:letters?|initials?) (?:separated|parted|followed) by"
        r" (?:full stops?|periods?|dots?)\b",
        r"\w\.\w",
        lambda text: len(text) > 1,
    ),
    shape(
        r"\b(?:dots?|full stops?|periods?|points?) between (?:the )?(?:hours?|minutes?|days?"
        r"|months?|digits?|numbers?)\b",
        r"\d\.\d",
        lambda text: re.search(r"\d\W\d", text) is not None,
    ),
    shape(
        r"\b(?:each|every|separate|own|new)\b[^,.]{0,24}\b(?:on|per|to) (?:an?|its|their|one|each)?"
        r" ?(?:own |new |separate |single )*lines?\b"
        r"|\b(?:one|an?|all)\b[^,.]{0,24}\b(?:(?:per|to)(?: an?| its| their| one| each)?"
        r"|on (?:an?|its|their|each)) (?:own |new |separate )*lines?\b"
        r"|\ba (?:word|name|item|number|line) (?:a|per) line\b|每行",
        r"\n",
        _has_items,
    ),
    shape(
        r"\bnumber (?:the|your|each|all|every|them)\b(?! of)|\bnumbered\b|\bas a numbered list\b"
        r"|(?:标上|加上|写上)(?:序号|编号)",
        r"(?:\A|\n)\W*1\s?[.):、）]|[(（]1[)）]|[①-⑳]|\b1[.)] .*\b2[.)] ",
    ),
    shape(
        r"\bbullet(?:ed)?(?: points?| lists?|s)?\b",
        r"(?m)^\s*[-*•·–]",
    ),
    shape(
        r"\b(?:word|letters?|syllables?|it|all|everything)\b[^,.]{0,30}\bwithout (?:any"
        r" )?spaces?\b(?! (?:before|after|around|at))|不留空格|不(?:要)?空格|连写|不加空格",
        lambda text, _: " " not in text,
        lambda text: len(text) > 2,
    ),
    shape(
        r"\b(?:begin|start|open)(?:s|ning|ing)?\b (?:\w+ ){0,3}?with (?:the )?(?:words? |phrase"
        r" )?(?:“(?P<a>[^”]{2,40})”|(?-i:(?P<b>[A-Z][a-z]+)(?=\W*\Z)))"
        r"|\bbeginning with (?:the )?(?:words? |phrase )?“(?P<c>[^”]{2,40})”"
        r"|以“(?P<d>[^”]{1,12})”(?:二字|两字)?(?:开头|起头|打头)",
        _begins_so,
        ways="both",
    ),
    shape(
        r"\b(?:with|put|add|append|write|join|joined|use|uses|insert|place|followed by|preceded"
        r" by|end\w*|contain\w*|include\w*|including)\b"
        r"(?:(?!\b(?:as in|such as|like|e\.g\.|for example|called|named|keys?|words?"
        r" to|informal|formal|polite|familiar|pronouns?)\b)[^“,:{\[])*“(?P<a>[^”]{1,20})”"
        r"|(?:加上?|带上?|写上|用(?![语户途词法品])|放)(?:(?!敬称|称呼|[如像])[^“，。；：]){0,6}“(?P<b>[^”]{1,10})”"
        r"(?![、和或及]|来?称呼)",
        _is_quoted,
    ),
    shape(
        r"\b(?:word|phrase|letter)s? “(?P<a>[^”]{1,20})”",
        lambda text, match: (
            re.search(rf"(?<!\w){re.escape(match['a'].casefold())}(?!\w)", text.casefold())
            is not None
        ),
        ways="forbidden",
    ),
    shape(
        r"\b(?:sign|symbol|character|mark|with|by) “?(?P<a>[#>@&~^*+=|]|->|=>|```)”?(?=[\s.,;)]"
        r"|[a-z]|\Z)",
        _is_quoted,
        lambda text: len(text) > 1,
    ),
    shape(
        rf"\b(?:at least|no (?:fewer|less) than|not (?:fewer|less) than|a minimum of|minimum)"
        rf" (?P<n>{LENGTHS})"
        r"[ -](?P<unit>words?|characters?|letters?|sentences?)\b"
        rf"|(?:不少于|至少|不得少于|不低于)(?:用|写)?(?P<han>{HAN}|[一二三四五六七八九]?十[一二三四五六七八九]?|\d{{1,3}})个?字",
        _is_as_long,
    ),
    shape(
        rf"\b(?:give|name|list|write|find|choose|pick|assign|state|mention|suggest) (?:me"
        rf" )?(?:the |any )?(?:exactly )?(?P<n>(?!1\b|one\b)(?:{NUMBERS}))"
        rf" {_NOUNS}(?:\w+ ){{0,2}}?[a-z]+s\b"
        rf"|(?:写出|给出|列出|找出|选出|提取|说出|举出|指出)(?P<han>(?![一1]个)(?:{HAN}))个(?!字|数|选项|答案)",
        _has_so_many,
        lambda text: len(text) < 120 and not label_in(text),
    ),
    shape(
        rf"{_NAMING} (?:(?:l[aoe]s|les|die|gli|as|os|genau|exactamente|exactement|esattamente"
        rf"|exatamente|ровно|bitte) )*(?P<n>{ELSEWHERE}|[2-9]|{_RUSSIAN}) (?!{_MEASURES})"
        r"(?:[^\W\d_]+ ){0,2}?[^\W\d_]{3,}(?!\w)",
        _has_so_many,
        lambda text: len(text) < 120 and not label_in(text),
    ),
    shape(
        r"\b(?:the one|a single|only one|exactly one|just one) (?:\w+ )?(?:keyword|word|label"
        r"|item|category|topic|tag|term)\b",
        lambda text, _: len(_items(text)) == 1,
        _has_items,
    ),
    shape(
        r"\b(?:list|give|write|name|choose|select|mark|answer with|tick) (?:down )?(?:the"
        r" )?(?:letters of )?(?:all|every|both)\b[^.]{0,20}"
        r"\b(?:of them|letters?|options?|answers?|correct|right|apply|true)\b|\bmore than one"
        r" (?:option|answer|letter)\b",
        lambda text, _: len(text.strip(" ().")) != 1,
        lambda text: label_in(text) != "",
    ),
)
"""What parts of an answer have around them, before, behind and between them, and how many there
are."""
