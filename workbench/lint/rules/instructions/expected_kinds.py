"""Which kind of thing an answer is said to be: a number, a letter, a name, a text, yes or no; and
what is to stand beside it, a reason or the steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from workbench.io.han import AnyPattern, compiled
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.prompts.listing import label_in

_ONE = (
    r"\b(?:an?|one|single|only|just|the|its|their|your|whose|eine?[rnm]?|die|das|de[nm]|nur|une?|la"
    r"|le|l['’]"
    r"|una|uno|el|um|uma|a|o|un|il|lo|sólo|solo|apenas|только|один|одну|одно|одной|tylko|jedn\w+|de|een|alleen)\s(?:[\w-]+\s)?"
)
_NUMBER = compiled(
    rf"{_ONE}(?:numbers?|digits?|figure|numeral|integer|Nummer|Zahl|Ziffer|numéro|chiffre|número"
    r"|cifra|numero|algarismo|номер|число|цифру?)\b(?!\s(?:of (?:words|sentences|times|cases|people"
    r"|lines)|or|oder|ou|o|или)\b)"
    r"|(?:编号|序号|番号|代码编号|번호)|[用以写填出个][^，。；]{0,3}(?:阿拉伯数字|算用数字)"
    r"|(?:一[个位]|只|仅)[^，。；]{0,4}数字(?!母)",
    re.IGNORECASE,
)
_ANY_NUMBER = compiled(
    r"\d|[①-⑳]|[一二三四五六七八九十百千零两]|\b(?:zero|one|two|three|four|five|six|seven|eight"
    r"|nine"
    r"|ten|none|half|[IVX]+)\b",
    re.IGNORECASE,
)
_LETTER = compiled(
    rf"{_ONE}(?:letter|Buchstaben?|lettre|letra|lettera|букв(?:у|ой)?"
    rf"|liter[aąęy])\b(?!\s(?:of (?!the\b|its\b)|or"
    rf"|und|and|oder|ou|o|или|from|to|an|für"
    r"|der|wie|jedes)\b)"
    r"|一[个個位][^，。；]{0,6}字母|(?:选项|選項|答案|类别|对应|相应)的?[^，。；]{0,2}字母|(?:只"
    r"|仅)[^，。；]{0,4}字母",
    re.IGNORECASE,
)
_OF_A_START = compiled(
    r"\b(?:begin\w*|start\w*|first|initial|end|last|anfang|beginn\w*|erste[rn]?|commenc\w+"
    r"|premi[eè]re?"
    r"|empie\w+|comien\w+|primera|começ\w+|primeira|inizi\w+|prima|перв\w+|Klein|Groß)\b"
    r"|开头|首字母|开始|每个",
    re.IGNORECASE,
)
_NAME = compiled(
    rf"{_ONE}(?:name|title|term|Name[n]?|Bezeichnung|nom|(?<!un )(?<!le )nombre|intitulé"
    rf"|nome|denominación|название)\b"
    r"|(?:的|[写填出])(?:全称|名称|名字)|名前|名称(?!的)",
    re.IGNORECASE,
)
_BESIDE_NAME = compiled(
    r"\b(?:code|number|letter|digit|nummer|numéro|número|id)\b|[号码編编]", re.I
)
_LONE_LETTER = compiled(r"(?<![^\W\d_])[^\W\d_](?![^\W\d_])(?!(?<=[aeiouyàèéóав]) [^\W\d_A-Z])")
"""A letter for itself, and no word of one: `a favor`."""
_TEXT = compiled(
    r"\b(?:an?|one|short|brief|own|few|\d|two|three|following)\s(?:[\w-]+\s){0,2}?(?:paragraph"
    r"|summary|essay"
    r"|report|bullet points?|bulleted list|numbered list|table|abstract|synopsis|outline"
    r"|description"
    r"|paraphrase|poem|headline|translation)s?\b"
    r"|\b(?:in|as) (?:full |complete |whole |bullet |numbered |your own )(?:sentences|points"
    r"|prose|words)\b"
    r"|\b(?:summari[sz]e|sum up|sums up|paraphrase|translate|rewrite)\b"
    r"|\b(?:zusammenfass\w*|fass\w* .{2,40} zusammen|Absatz|Aufzählung|Stichpunkte\w*|Tabelle"
    r"|ganzen Sätzen|vollständigen Sätzen|résum\w+|paragraphe|rédig\w+ un texte|phrases complètes"
    r"|resum[aeio]\w*|párrafo|parágrafo|oraciones completas|frases completas|riassun\w+|paragrafo"
    r"|кратк\w+ (?:содержание|пересказ)|изложение|абзац\w*|предложениями|samenvatt\w+|streszcz\w+"
    r"|sammanfatt\w+|ringkasan|özet\w*)\b"
    r"|[写给出列做作一这該该]?(?:摘要|概要|小结|总结|概述|综述|梗概|短评|评语|段落|报告|作文"
    r"|提纲)|完整的?(?:话|句子)|概括"
    r"|要約|箇条書き|段落で|まとめ(?!ない)|[用以成出张个]表格|项目符号|요약",
    re.IGNORECASE,
)
_MEANT_TEXT = compiled(
    r"\b(?:the|this|each|that|every|of|der|des|la|le|du|del|el|do|da|dell[ao]?)\s\w*\s?\Z"
    r"|[这该每本]\Z",
    re.IGNORECASE,
)
_REASON = compiled(
    r"\b(?:and|with|add|plus|then|including|give|write|by|first|behind|then|also|followed by"
    r"|state)\s"
    r"(?:\w+\s){0,3}?(?:your|an?|one|some|brief|short|the)\s(?:[\w-]+\s){0,2}?(?:reason(?:s|ing)?"
    r"|explanation|justification|rationale|comment|derivation|argument|working|evidence"
    r"|quotation)\b"
    r"|\A\W*(?:your|an?|the|first)\s(?:(?:short|brief|own|full|written)\s)?(?:reasoning"
    r"|explanation|justification|rationale"
    r"|working)\b"
    r"|\b(?:justify|explain|motivate|argue for|defend)\s(?:your|it|its|briefly|in (?:one|an?"
    r"|two)|why"
    r" (?:you|it|this|that)|the (?:\w+ )?(?:label|answer|choice|grade|decision|verdict|code|class"
    r"|category|score|rating|result)|why(?=\W*\Z))\b|\bsay why(?=\W*\Z)"
    r"|\bshow (?:your|the|all) (?:work\w*|steps|calculations?)\b"
    r"|\breason (?:step|in writing|aloud|through|your)\b|\bstep[\s-]by[\s-]step\b|\bwhy you\b"
    r"|\b(?:Begründung|begründe\w*|Rechenweg|Erläuterung|erläuter\w*|erklär\w*|Schritt für Schritt"
    r"|justifi\w+|motiv(?:ez|er|a|ando)\b|expli(?:qu|ca|que)\w*|raisonnement|étape par étape"
    r"|razon(?:a|amiento|es)\w*|paso a paso|raciocínio|passo a passo|giustific\w+|spieg\w+"
    r"|ragionament\w+|passo (?:per|dopo) passo|обосн\w+|объясн\w+|пошагово|рассужд\w+|toelicht\w+"
    r"|leg (?:je|uw|het|dit|kort) .{0,24}\buit"
    r"|uzasadni\w*|motivera|förklara|açıkla\w*|gerekçe\w*|jelaskan|alasan\w*|giải thích)\b"
    r"|(?:[写给附列并再讲补加]|说出|(?:\A|[，,；并再请])说明)[^，。；]{0,6}?(?:理由|原因|依据"
    r"|推理|思路|过程|步骤|解释|分析)(?![代编类的])|逐步|一步一步"
    r"|解释(?:为什么|原因|你的|一下)|(?:理由|根拠|考え方|説明)(?:も|を)[^。]{0,10}(?:書|示|述べ"
    r"|添え|付け)|段階的に|順を追って"
    r"|이유[를도와]|설명하|근거[를도]",
    re.IGNORECASE,
)
_SILENT = compiled(
    r"\bsilent\w*|\b(?:your|the) head\b|\b(?:to|for|by) yourself\b|\binternal\w*|\bmental\w*"
    r"|im Kopf"
    r"|de tête|на уме|про себя|a mente|心[里中]|内心|默默|脑中|頭の中|心の中",
    re.IGNORECASE,
)
_VERDICTS = compiled(
    r"(?<!\w)(?:(?P<en>yes\W{1,4}(?:or\W{1,3}|and\W{1,3}|else\W{1,3})?no"
    r"|true\W{1,4}(?:or\W{1,3})?false"
    r"|correct\W{1,4}(?:or\W{1,3})?incorrect|right\W{1,4}(?:or\W{1,3})?wrong)"
    r"|ja\W{1,4}(?:oder|of|eller)?\W{0,3}(?:nein|nee|nej)"
    r"|oui\W{1,4}(?:ou\W{1,3})?non|s[ií]\W{1,4}(?:[ou]\W{1,3})?no|sim\W{1,4}(?:ou\W{1,3})?não"
    r"|sì\W{1,4}(?:o\W{1,3})?no|вер\w+\W{1,4}(?:или\W{1,3})?невер\w+|да\W{1,4}(?:или\W{1,3})?нет"
    r"|richtig\W{1,4}(?:oder\W{1,3})?falsch|vrai\W{1,4}(?:ou\W{1,3})?faux"
    r"|evet\W{1,4}(?:veya\W{1,3}|ya da\W{1,3})?hayır"
    r"|tak\W{1,4}(?:lub\W{1,3})?nie|verdadero\W{1,4}(?:o\W{1,3})?falso)(?!\w)"
    r"|[“”\"「『]?(?:是|对|正确|有|属于)[“”\"」』]?(?:[、/和]|还是|或者?)[“”\"「『]?(?:否|错误?"
    r"|不正确|不是|不对|没有|无|不属于)[”\"」』]?(?=$|\W|来|作|回|两)"
    r"|はい\W{0,3}(?:か|または|、|・|/)?\W{0,3}いいえ|예\W{0,3}(?:또는|나)?\W{0,3}아니[요오]",
    re.IGNORECASE,
)
_POLAR_WORDS = compiled(
    r"(?<!\w)(?:yes|no|true|false|correct|incorrect|right|wrong|ja|nein|nee|nej|oui|non|s[ií]"
    r"|sim|não|sì"
    r"|да|нет|вер\w*|невер\w*|richtig|falsch|vrai|faux|evet|hayır|tak|nie|verdadero|falso)(?!\w)"
    r"|[是否对错有没无]|正确|属于|はい|いいえ|예|아니",
    re.IGNORECASE,
)
_OR = compiled(r"\A\W*(?:or|oder|ou|或|または|или)\b|\A\W*(?:或|または)", re.IGNORECASE)
_BEFORE_OR = compiled(
    r"(?:\b(?:or|oder|ou|или)\W{1,3}(?:\w+\s){0,2}|或者?|または)\Z", re.IGNORECASE
)


_COPIED = compiled(
    r"\b(?:write|give|copy|say|return|output|print|repeat|type)\s(?:(?:only|just|out|down)\s)*the"
    r" (?:word|text|phrase|sentence|name|option text|item)\b"
    r"(?!['’]s|\s(?:numbers?|letters?|labels?)\b)"
    r"|\b(?:schreib\w*|nenn\w*|gib) (?:nur )?(?:das Wort|den (?:Satz|Text|Namen))\b"
    r"|\b(?:écri\w*|donne\w*|recopi\w*) (?:seulement )?(?:le mot|la phrase|le texte)\b"
    r"|\b(?:escrib\w*|da|copia|scriv\w*) (?:solo )?(?:la (?:palabra|frase|parola)|el texto)\b"
    r"|(?:写出|抄写|抄下|填写|输出|给出|写下)(?:那个|这个|正确的?|该)?[^，。；的字母号]{0,6}"
    r"(?:词语?|单词|成语|句子|原文|文字)(?!的)",
    re.IGNORECASE,
)
"""What asks for the text of an option, and not for its mark."""


def is_other_kind(told: Told, seen: Seen) -> bool:
    """Say whether a sentence asks for a kind of answer that nearly none is of."""
    words = told.words
    return (
        _lacks(words, _NUMBER, seen, _is_no_number)
        or _lacks(words, _LETTER, seen, _is_no_letter)
        or _lacks(words, _NAME, seen, _is_no_name)
        or _lacks(words, _TEXT, seen, _is_no_text)
        or (seen.are_of_options and _lacks(words, _COPIED, seen, _is_mark_alone))
        or (not _SILENT.search(words) and _lacks(words, _REASON, seen, _has_no_reason))
        or _lacks(words, _VERDICTS, seen, _is_no_verdict)
    )


def _asked(words: str, pattern: AnyPattern) -> Iterator[re.Match[str]]:
    """Yield what a sentence asks for, and not as one of two ways."""
    for match in pattern.finditer(words):
        before, behind = words[: match.start()], words[match.end() :]
        is_one_of_two = _OR.search(behind) or _BEFORE_OR.search(before)
        if not is_one_of_two and polarity(words, match.start(), match.end()) == "asked":
            yield match


def _lacks(
    words: str, pattern: AnyPattern, seen: Seen, is_none: Callable[[re.Match[str], Seen], bool]
) -> bool:
    return any(is_none(match, seen) for match in _asked(words, pattern))


def _is_no_number(_: re.Match[str], seen: Seen) -> bool:
    return seen.are_labels and seen.is_broken(
        lambda text: _ANY_NUMBER.search(text) is not None or label_in(text) != ""
    )


def _is_no_letter(match: re.Match[str], seen: Seen) -> bool:
    if _OF_A_START.search(match.string):
        return False
    return seen.is_broken(lambda text: _LONE_LETTER.search(text) is not None)


def _is_no_name(match: re.Match[str], seen: Seen) -> bool:
    if _BESIDE_NAME.search(match.string) or seen.are_of_options:
        return False
    return seen.all_have(lambda text: re.fullmatch(r"\W*(?:\d+|[A-Za-z])\W*", text) is not None)


def _is_mark_alone(match: re.Match[str], seen: Seen) -> bool:
    """Say whether answers are marks of options whose texts are asked for."""
    is_of_mark = _BESIDE_NAME.search(match.string) or _NUMBER.search(match.string)
    texts = seen.option_texts
    are_words = bool(texts) and all(len(text) > 1 and not text.isdigit() for text in texts)
    return are_words and not is_of_mark and seen.all_have(lambda text: label_in(text) != "")


def _is_no_text(match: re.Match[str], seen: Seen) -> bool:
    is_meant = _MEANT_TEXT.search(match.string[: match.start()]) is not None
    return seen.are_labels and not is_meant and not _is_the_cue(match[0], seen)


def _has_no_reason(match: re.Match[str], seen: Seen) -> bool:
    if not seen.are_labels or _is_the_cue(match[0], seen):
        return False
    pairs: Sequence[tuple[str, str]] = list(zip(seen.outputs, seen.golds, strict=True))
    return all(len(output) <= len(gold) + 12 for output, gold in pairs)


def _is_no_verdict(match: re.Match[str], seen: Seen) -> bool:
    if _is_a_meaning(match) or any(map(_POLAR_WORDS.search, seen.option_texts)):
        return False
    return seen.is_broken(lambda text: _POLAR_WORDS.search(text) is not None)


def _is_a_meaning(match: re.Match[str]) -> bool:
    """Say whether verdicts stand for what is written in their stead: `1 for yes and 0 for no`."""
    before, behind = match.string[: match.start()], match.string[match.end() :]
    return re.search(r"[=:]\s?\W?\Z", before[-4:]) is not None or behind[:3].strip()[:1] == "="


def _is_the_cue(words: str, seen: Seen) -> bool:
    """Say whether what is asked for is called as the last cue is: `Reason:`."""
    return seen.last_cue != "" and seen.last_cue in words.casefold()
