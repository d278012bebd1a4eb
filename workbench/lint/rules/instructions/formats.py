"""Forms of answers that a prompt may ask for, with what tells that an answer has another one, and
how an answer would have it: the case of its letters, lists, languages of machines."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.counts import ELSEWHERE
from workbench.lint.phrases import phrases
from workbench.messages import Message, say

_WORDS = exactly(r"[\w\u0900-\u0dff]+")
"""The vowels of Hindi and its kin are no letters to `\\w`."""

_HAN = compiled("[㐀-鿿]")
_STOPS = ".。!！?？,，;；…"
_ALL_SIGNS = compiled(r"punctuation|标点|Satzzeichen|ponctuation|puntuación", re.IGNORECASE)
_SQL = exactly(r"\b(?:select|insert|update|delete|create|with)\b", re.IGNORECASE)
_FEW = 3
_MANY = 12
_SHORT = 40
_SHORT_HAN = 6
_EAST = compiled("[\u3040-\u30ff\u3400-\u9fff]")
_UNPARTED = compiled("[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]")
"""Letters of languages that have no space between words."""

_LONG_WORD = 12
"""No word of Chinese or Japanese has so many letters, but for names."""
_ENDS_ON_LETTER = exactly(r"\w.*\b[A-Z]\W*\Z", re.DOTALL)
"""Steps that end with the letter of an option, which is a capital."""

NEARLY_ALL = 0.8
"""Most demands are of the form of all answers, of which a few may be exceptions."""

Lacks = Callable[[str, "re.Match[str]"], bool]


@dataclass(frozen=True, slots=True)
class Form:
    """What asks for a form, what says that an output lacks it, what it is called, and an answer in
    it ("{}" stands for the gold), by which a post-processor is tried where no shot shows one.
    `behind_steps` says that it closes steps, so that with these it is lost. `concerns` says of an
    answer whether it is one of those that are spoken of, such as the numbers among answers.
    Such a `share` of the answers that are spoken of, and at least so many, lack it where the
    demand is broken: a limit is by a single one. `least` is 0 where the rule says it."""

    asks: AnyPattern
    lacks: Lacks
    name: Message
    made: str = ""
    behind_steps: bool = False
    concerns: Callable[[str], bool] | None = None
    share: float = NEARLY_ALL
    least: int = 0


def form(
    pattern: str,
    lacks: Lacks,
    name: Message,
    made: str = "",
    *,
    behind_steps: bool = False,
    concerns: Callable[[str], bool] | None = None,
    share: float = NEARLY_ALL,
    least: int = 0,
) -> Form:
    """Return a form; its pattern looks at no case."""
    asks = compiled(pattern, re.IGNORECASE)
    return Form(asks, lacks, name, made, behind_steps, concerns, share, least)


BETWEEN_PARTS = exactly(r"[,，;；、|\n]|\band\b")
"""What stands between the parts of an answer that lists several."""

_HAS_REASON = compiled(r"理由|原因|因为|因為|\b(?:because|reason|since)\b", re.IGNORECASE)


def _has_parts(text: str) -> bool:
    """Say whether an answer has several parts, between which a sign may be asked for."""
    return BETWEEN_PARTS.search(text) is not None


def said_in(asked: re.Match[str]) -> str:
    """Return what the only group of a match says that has anything."""
    return next(said for said in asked.groups() if said)


def words_of(text: str) -> list[str]:
    """Return the words of a text; in Chinese, what stands between other signs."""
    return _WORDS.findall(text)


def _count(text: str) -> int:
    return len(words_of(text))


_BARE_VALUES = ("true", "false", "null")
"""What JSON writes for itself, without brackets or quotes."""


def is_json(text: str, told: str) -> bool:
    """Say whether an answer is an object or a list of JSON, or a value by itself that the prompt
    (`told`) names: `true`, where `true or false, as in JSON` is asked for."""
    is_value = text in _BARE_VALUES and re.search(rf"\b{text}\b", told) is not None
    return is_value or _bare_json(text)[:1] in ("{", "[")


def _bare_json(text: str) -> str:
    """Return an answer without the fence that it may begin with."""
    return text.lstrip("`jsonJSON \n")


def _starts_a_list(text: str) -> bool:
    return re.search(r"^\s*(?:[-*•]|\d+[.)])\s", text, re.MULTILINE) is not None


def is_fragment(text: str) -> bool:
    """Say whether an answer is a word or a few, and no sentence."""
    if text.rstrip("\"'”’」")[-1:] in (*".!?。！？",):
        return False
    return _count(text) <= _FEW and len(text) < (
        _SHORT if " " in text or _UNPARTED.search(text) is None else _SHORT_HAN
    )


def _is_long(text: str) -> bool:
    """Say whether an answer is more than one: it explains, too."""
    is_east = len(_HAN.findall(text)) > 3 * _MANY
    return is_east or (_count(text) > _MANY and len(text) > 60)


PLAIN: tuple[Form, ...] = (
    form(
        r"\b(?:in|with|using)\s(?:all[ -])?(?:capitals?|upper[- ]?case)\b"
        r"|\b(?:upper[- ]?case|capitals|capital letters) only\b"
        r"|\b(?:in|with|using|use|only)\s(?:only\s|just\s|all[ -])?(?:block\s)?(?:capitals"
        r"|capital letters"
        r"|block letters|upper[- ]?case(?: letters)?)\b"
        r"(?!\s(?:of|from|for|only (?:for|at|where|when)|A|at|where|when)\b)"
        r"|\bletters (?:must|should) be (?:in )?(?:capitals|upper[- ]?case)\b|(?:写|改|换"
        r"|转)[成为]大写(?!数字|金额)"
        r"|\bALL[ -]CAPS\b|大写字母(?:回答|作答|输出)"
        r"|(?:只|仅|全部?|一律|均|必须)(?:能|可|须|需)?用?(?:英文)?大写(?:字母)?(?!数字|金额)(?=$|[。，；,.;)）\n])"
        r"|\b(?:in|mit)\s(?:\w+\s)?(?:Großbuchstaben|GROSSBUCHSTABEN)\b"
        r"|\ben\s(?:lettres\s)?(?:majuscules|mayúsculas)\b|\b(?:en|con) letras mayúsculas\b"
        r"|大文字で"
        r"|(?:全部?|都|请)?用?(?:英文)?大写(?:字母)?(?:写|书写|表示)|\b(?:in"
        r"|em) (?:lettere )?(?:maiuscol[eo]"
        r"|maiúsculas)\b",
        lambda text, asked: (
            any(map(str.islower, text)) and not _ENDS_ON_LETTER.search(text)
            and not (asked[0].startswith("with capital") and text == text.title())
        ),
        say("capital letters"),
    ),
    form(
        r"\b(?:in|with|using)\s(?:all[ -])?lower[- ]?case\b|\blower[- ]?case only\b"
        r"|\b(?:in|with|using|use|only)\s(?:only\s|just\s|all[ -])?(?:small letters"
        r"|lower[- ]?case letters)\b"
        r"(?!\s(?:of|from|for|a|at|where|when)\b)|\bsmall letters only\b"
        r"|小写字母(?:回答|作答|输出)"
        r"|(?:只|仅|全部?|一律|均|必须)(?:能|可|须|需)?用?(?:英文)?小写(?:字母)?(?!数字|金额)(?=$|[。，；,.;)）\n])"
        r"|\b(?:in|mit)\s(?:\w+\s)?(?:Kleinbuchstaben|KLEINBUCHSTABEN)\b|\ben\s(?:lettres\s|letras\s)?"
        r"(?:minuscules|minúsculas)\b|小文字で"
        r"|(?:全部?|都|请)?用?(?:英文)?小写(?:字母)?(?:写|书写|表示)|\b(?:in"
        r"|em) (?:lettere )?(?:minuscol[eo]"
        r"|minúsculas)\b",
        lambda text, _: text.isupper() or (_count(text) <= _FEW and any(map(str.isupper, text))),
        say("small letters"),
    ),
    form(
        r"\bcapitali[sz]e (?:your|the) (?:answer|first letter)\b"
        r"|\b(?:start|begin)\b[^.\n]{0,20}\bwith a capital letter\b",
        lambda text, _: text[:1].islower(),
        say("a capital at the beginning"),
    ),
    form(
        r"\b(?:with|in|as|say|just|only|exactly)\s(?:just\s|only\s|exactly\s)?"
        r"(?:one|a single)\sword\b|(?:一个|单个)(?:词|单词)(?:回答|作答|输出)"
        r"|\bmit (?:nur )?einem (?:einzigen )?Wort\b|\b(?:en|par|d['’])\s?un (?:seul )?mot\b"
        rf"|\b(?:en|con) una (?:sola )?palabra\b|{phrases('word')}",
        lambda text, _: _count(text) > 2 or len(_EAST.findall(text)) > _LONG_WORD,
        say("one word"),
    ),
    form(
        r"\b(?:in|with|as|write|give)\s(?:a\s|one\s)?(?:whole|full|complete)\ssentences?\b"
        r"|\b(?:answer|reply|respond)\s(?:\w+\s){0,3}?(?:in|with)\s(?:a|one)\s"
        r"(?:\w+\s)?sentence\b|完整的?(?:一句话|句子)|整句(?!的(?:意思|意义|含义|语义|内容))|用一句话(?:回答|作答|概括)"
        r"|\b(?:mit|in)\s(?:einem|ganzen|vollständigen)\s(?:\w+\s)?S[aä]tz(?:en?)?\b"
        r"|(?<!é )(?<!ée )(?<!és )\b(?:en|par|avec)\s(?:une|des)\s(?:\w+\s)?"
        r"phrases?(?:\scomplètes?)?\b"
        r"|\b(?:en|con)\s(?:una\s)?(?:oración|oraciones|frases?)\scompletas?\b|\bcon una oración\b"
        rf"|(?:完全な|一つの|[英日独仏韓]語の|中国語の)文で|一文で(?:答|要約|説明)|{phrases('sentence')}",
        lambda text, _: is_fragment(text),
        say("a whole sentence"),
    ),
    form(
        r"\b(?:without|no|not|never)\s(?:\w+\s){0,2}JSON\b|不要.{0,6}JSON",
        lambda text, _: text[:1] in ("{", "["),
        say("no JSON"),
    ),
    form(
        r"(?<!out )(?<!not )\b(?:as|in|return|output|valid|with)\s(?:an?\s)?"
        r"(?:valid\s)?JSON\b|\b(?:turn|convert|put|map|parse|transform|rewrite|make|extract)\b"
        r"[^.\n:{]{3,60}\s(?:in)?to\s(?:an?\s|one\s)?(?:single\s|valid\s|flat\s)?JSON\b"
        r"|JSON\s?(?:格式|对象|形式|オブジェクト)|[用以按]\s?JSON\s?(?:回答|作答"
        r"|输出|返回)|\b(?:als|im|en|como|au format"
        r"|in formato)\sJSON\b"
        r"|(?:form|format|as|like|reply|return|answer|output|respond|格式)\b[^\n{]{0,30}"
        r"\{\s*[\"']?\w+[\"']?\s*:",
        lambda text, asked: not is_json(text, asked.string),
        say("JSON"),
        '{{"answer": "{}"}}',
    ),
    form(
        r"\b(?:an?|one|the|valid|as|in|return|output)\s(?:\w+\s)?JSON (?:list|array)s?\b"
        r"(?!\s(?:of (?:the )?(?:options|choices|records|rows)|below|above|is|has|contains))"
        r"|JSON\s?(?:数组|列表)(?:的)?(?:形式|格式|(?=$|[。，；,;)）\n:：]))",
        lambda text, _: _bare_json(text)[:1] == "{",
        say("a JSON list"),
    ),
    form(
        r"\b(?:an?|one|valid|as|return|output)\s(?:\w+\s)?JSON (?:object|dictionary|dict)\b"
        r"(?!\s(?:below|above|is|has|contains))|JSON\s?对象(?:的)?(?:形式|格式|(?=$|[。，；,;)）\n:：]))",
        lambda text, _: _bare_json(text)[:1] == "[",
        say("a JSON object"),
    ),
    form(
        r"\b(?:as|in|with)\s(?:a\s)?(?:bullet(?:ed)?(?:\s(?:points?|list))?|numbered list)\b"
        r"|项目符号|分点(?:回答|列出)",
        lambda text, _: not _starts_a_list(text),
        say("a list with marks"),
    ),
    form(
        r"\b(?:separated|parted|with) (?:by )?commas\b|\bcomma[- ]separated\b"
        r"|逗号(?:分隔|隔开)|\b(?:durch|mit) (?:Komma|Kommas|Kommata)\b(?! im)"
        r"|\b(?:par|avec) des virgules\b|\b(?:por|con) comas\b|(?:カンマ|コンマ)(?:で|区切り)",
        lambda text, _: not any(sign in text for sign in ",，"),
        say("commas between"),
        concerns=_has_parts,
    ),
    form(
        r"\b(?:separated|parted|with) (?:by )?semicolons\b|\bsemicolon[- ]separated\b"
        r"|分号(?:分隔|隔开)",
        lambda text, _: not any(sign in text for sign in ";；"),
        say("semicolons between"),
        concerns=_has_parts,
    ),
    form(
        rf"\b(?:list|give|name|write|choose|pick|select|state|nenne|gib|donne\w*|cite\w*|da"
        rf"|nombra)\s"
        rf"(?:the\s)?(?:two|three|four|five|{ELSEWHERE})\s(?:\w+\s)?(?:answers|reasons|examples"
        rf"|names"
        r"|items|synonyms|keywords|options|Antworten|Gründe|Beispiele|réponses|raisons|exemples"
        r"|respuestas|razones|ejemplos)\b"
        r"|(?:写出|列出|给出|说出|选出|选择)[两二三四五2-5]个(?:答案|例子|理由|原因|词语?|选项"
        r"|名字|同义词)",
        lambda text, _: (
            is_fragment(text)
            and not re.search(r"[,;，、；/|&+\n]|\s(?:and|und|et|y|e)\s|和|[A-J]{2}", text)
        ),
        say("several answers"),
    ),
    form(
        r"(?:\A|[.:\n]\s*|\bplease\s)(?:write|compose)\san?\s(?:\w+\s)?(?:essay|e-?mail|poem|haiku"
        r"|story|article|speech|review|tweet)\b"
        r"|\b(?:describe|explain|answer)\b[^.\n]{0,30}\bin (?:great )?detail\b"
        r"|详细(?:地)?(?:说明|解释|回答|描述)|\bausführlich\b|\ben détail\b|\bdetalladamente\b",
        lambda text, _: is_fragment(text),
        say("a longer text"),
    ),
    form(
        r"\b(?:write|answer (?:in|with)|reply (?:in|with))\sa\s(?:short\s|full\s)?paragraph\b"
        r"|用一段话(?:回答|作答|概括)|写一段话",
        lambda text, _: is_fragment(text),
        say("a paragraph"),
    ),
    form(
        r"\b(?:end|finish|close)\b[^.\n]{0,24}\bwith\s(?:a\s)?(?:full stop|period)\b"
        r"|\b(?:with|put|add)\sa\s(?:full stop|period)(?:\sat (?:the|its) end|\sbehind it"
        r"|\safter it)\b"
        r"|\b(?:full stop"
        r"|period) at the end\b(?<!without a full stop at the end)(?<!no full stop at the end)"
        r"(?<!without a period at the end)(?<!no period at the end)"
        r"|以句号(?:结尾|结束|收尾|作结)|(?:末尾|最后|结尾|句末)(?:要|请|须|应)?(?:加|写|用"
        r"|带)上?(?:一个)?句号|mit einem Punkt (?:ab|enden)|句点で終",
        lambda text, _: text[-1:] not in (".", "。"),
        say("a full stop"),
    ),
    form(
        r"\b(?:without|no)\s(?:a\s|any\s)?(?:full stop|period"
        r"|punctuation)(?:\smarks?)?(?:\sat the end)?\b"
        r"|\b(?:do not|don't|never) (?:add|use|write|put) (?:a |any )?(?:full stop|period"
        r"|punctuation)s?\b"
        r"|不要?(?:加|带|用|写|使用|出现)上?(?:任何)?(?:句号|标点)|ohne (?:Punkt|Satzzeichen)"
        r"|sans (?:point final|ponctuation)"
        r"|sin (?:punto final|puntuación)|句点は(?:つけ|付け|不要)",
        lambda text, asked: (
            text[-1:] in (_STOPS if _ALL_SIGNS.search(asked[0]) else ".。")
            and text != ""
            and not re.search(r"\.\w+\.$", text)
        ),
        say("no full stop"),
        behind_steps=True,
    ),
    form(
        r"\b(?:answer|write|give|reply|respond|transcribe|put)(?:\s(?:it|them|only|(?:the|your|each)\s\w+))*"
        r"\s(?:in|as|using|with) (?:Hanyu )?pinyin\b(?!\s(?:order|or)\b)|\buse (?:Hanyu )?pinyin\b"
        r"|[用以](?:汉语)?拼音(?:来)?(?:写|书写|作答|回答|表示|填写|拼写|标注)(?!(?:出|成)?的)"
        r"|(?:答案|回答)[^。，；\n]{0,4}(?:用|写成|以)(?:汉语)?拼音(?=$|[。，；)）\n])",
        lambda text, _: _HAN.search(text) is not None and not re.search("[A-Za-zāáǎàēéěè]", text),
        say("pinyin"),
    ),
    form(
        r"\b(?:in the form of|as|phrase\w* (?:\w+ )?as)\sa\squestion\b",
        lambda text, _: "?" not in text and "？" not in text,
        say("a question"),
    ),
    form(
        r"\b(?:as|return|in)\s(?:a\s)?Python list\b|\bas a list in Python\b"
        r"|Python\s?列表(?:的)?(?:形式|格式)|[用以]\s?Python\s?列表",
        lambda text, _: text.lstrip("`python \n")[:1] != "[",
        say("a list in Python"),
    ),
    form(
        r"\b(?:as|return|valid)\s(?:valid\s)?(?:YAML|TOML)\b|(?:YAML|TOML)\s?格式",
        lambda text, _: ":" not in text and "=" not in text,
        say("YAML or TOML"),
    ),
    form(
        r"\b(?:as|in|return|valid)\s(?:an?\s)?(?:valid\s)?XML\b",
        lambda text, _: "<" not in text,
        say("XML"),
    ),
    form(
        r"\b(?:as|in)\s(?:a\s)?markdown table\b",
        lambda text, _: "|" not in text,
        say("a table"),
    ),
    form(
        r"\b(?:write|give|return|output|answer with)\s(?:an?|the|one)\s(?:\w+\s)?SQL\s"
        r"(?:query|statement)\b",
        lambda text, _: _SQL.search(text) is None,
        say("a query in SQL"),
    ),
    form(
        r"\b(?:write|complete|implement|give)\b[^.\n]{0,30}\bPython\s(?:function|program|code)\b",
        lambda text, _: re.search(r"\b(?:def|return|print|import|lambda|for)\b|=|\(", text) is None,
        say("a program"),
    ),
    form(
        r"\bshow (?:your|all) (?:work|working|steps|reasoning)\b|\bexplain (?:your|the) "
        r"(?:answer|reasoning|choice|decision)\b|\bgive (?:a|your) reasons?\b|\bjustify your\b"
        r"|\bjustifie[zr]? (?:ta|votre) réponse\b|\b(?:explica|justifica) (?:tu|su) respuesta\b"
        rf"|說明理由|说明理由|写出(?:解题)?(?:过程|步骤)|{phrases('reasons')}",
        lambda text, _: (
            _count(text) <= _FEW and len(text) < 16 and _HAS_REASON.search(text) is None
        ),
        say("steps or reasons"),
    ),
    form(
        r"\b(?:do not|don't|never) (?:explain|give reasons|add an explanation)\b"
        r"|\bwithout (?:any |an )?explanations?\b|\bno explanations?\b"
        r"|\bnothing (?:else|but the answer)\b"
        r"|不要(?:任何)?解释|(?:不需|无需)(?:要)?解释|説明(?:は不要|しない)"
        r"|\b(?:keine|ohne) (?:Erklärung|Begründung)(?:en)?\b|\bsans (?:explication"
        r"|justification)s?\b"
        r"|\bsin (?:explicación|explicaciones|justificación)\b",
        lambda text, _: _is_long(text),
        say("no explanation"),
    ),
)  # fmt: skip
"""What a prompt may ask for besides signs around an answer, and figures."""
