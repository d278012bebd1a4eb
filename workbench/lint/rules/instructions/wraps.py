"""What a prompt may ask to have around an answer, or before it: a box, a fence, tags, quotes,
brackets, a sentence of its own."""

from __future__ import annotations

import re
from functools import partial

from workbench.lint.rules.instructions.formats import Form, form, said_in
from workbench.messages import say

_PUT = (
    r"\b(?:put|write|give|enclose|return|answer|wrap|reply|output|state|place|surround|respond"
    r"|format|schreib\w*|setz\w*|gib|antwort\w*|écri\w+|mett\w+|répond\w*|donne\w*|plac\w+"
    r"|entour\w+|escrib\w+|pon\w*|respond\w+|coloc\w+|scriv\w+|rispond\w+|escrev\w+)\b"
    r"[^.\n]{0,50}?\b"
)
_IN = r"(?:in|into|inside|within|between|with|by|zwischen|entre|dans|avec|con|tra|fra|em)\s"
_HAN_PUT = (
    r"(?:答案|结果|回答|选项|输出|字母|答え|解答|結果|出力)[^。\n]{0,8}"
    r"(?:放|写|置|括|包|框|用|加|填|を|は)[^。\n]{0,4}"
)
_PAIR = (
    r"(?P<pair>【\s*】|《\s*》|〈\s*〉|「\s*」|『\s*』|〔\s*〕|\[\[?\s*\]\]?|<<?\s*>>?|“\s*”"
    r"|\"\"|''"
    r"|\*\*(?: and |和|…|\.\.\.|\s)?\*\*|\$\$?(?: and |和|…|\.\.\.|\s)\$\$?)"
)
_TAG = (
    r"(?:answer|ans|final|final_answer|result|output|solution|label|antwort|ergebnis|réponse"
    r"|reponse"
    r"|respuesta|risposta|resposta|答案|回答|结果|答え|解答)"
)
_TAGS = r"\s?-?(?:tags?\b|标签|標籤|タグ|balises?\b|etiquetas?\b)"


def _lacks_signs(text: str, _: re.Match[str], *, signs: str) -> bool:
    return not any(sign in text for sign in signs)


WRAPS: tuple[Form, ...] = (
    form(
        r"\\boxed|\bboxed\b",
        lambda text, _: "boxed" not in text,
        say("a box, \\boxed{…}"),
        "\\boxed{{{}}}",
    ),
    form(
        r"\b(?:in|inside|into|within|using|einem|en|dans|als)\s(?:an?\s|un\s|einen?\s)?"
        r"```\w{0,12}[ -](?:code[ -])?(?:[Bb]lock|fence|bloc|bloque|blocco)s?\b"
        r"|\b(?:in|with|as|inside|into|within|use|using|return)\s(?:an?\s)?"
        r"(?:(?!the\b|this\b|that\b|each\b|following\b|above\b)\w+\s)?"
        r"(?:code|fenced)[ -](?:block|fence)s?\b|(?:用|(?<!可)以(?=代)|[放写][在到进]"
        r"|置于)[^。，\n]{0,6}代码块"
        r"|コードブロック(?:で|に|の中に|内に)(?:出力|答|書|入れ|囲)"
        r"|\b(?:in|als)\s(?:einem|einen|ein)\sCode-?block\b|\bdans un bloc de code\b"
        r"|\ben un bloque de código\b|\bem um bloco de código\b|\bin un blocco di codice\b"
        rf"|{_PUT}{_IN}(?:triple|three)\s(?:backticks|back-ticks|backquotes)\b"
        r"|三个反引号",
        lambda text, _: "```" not in text,
        say("a block of code"),
        "```\n{}\n```",
    ),
    form(
        rf"<(?P<tag>{_TAG})>(?=[^<\n]{{0,40}}</|{_TAGS})",
        lambda text, asked: f"<{asked['tag']}>" not in text,
        say("tags around the answer"),
        "<answer>{}</answer>",
    ),
    form(
        rf"(?:{_IN}|[在于到用])\s?<(?P<tag>\w{{1,20}})>\s?(?:and|to|和|与|及|到|…|\.\.\.)?\s?</(?P=tag)>",
        lambda text, asked: f"<{asked['tag']}>" not in text,
        say("tags around the answer"),
        "<answer>{}</answer>",
    ),
    form(
        rf"{_PUT}{_IN}(?:\w+\s)?(?:XML|HTML|answer)[ -]tags\b",
        lambda text, _: "<" not in text,
        say("tags around the answer"),
        "<answer>{}</answer>",
    ),
    form(
        r"\b(?:after|behind|with|by|write|put|nach|hinter|mit|après|derrière|avec|tras"
        r"|después de|con)"
        r"\s(?:\w+\s){0,3}?[\"'“]?####|四个井号|(?:在|以|用)\s?[\"“]?####|####[\"”」]?\s?(?:后"
        r"|之后|开头|の後"
        r"|に続け)",
        lambda text, _: "####" not in text,
        say("the answer behind ####"),
        "#### {}",
    ),
    form(
        r"\b(?:end|finish|conclude|close|begin|start)\b[^.\n\"“']{0,40}\b(?:with|by)\b"
        r"[^.\n\"“']{0,20}[\"“'](?P<said>[A-Za-z][^\"”'\n<\[({…_]{3,40}?)"
        r"(?:[\s:]*(?:[<\[({…_]|\.\.\.|[XN]\b)[^\"”'\n]*)?[.:]?[\"”']",
        lambda text, asked: asked["said"].strip().casefold() not in text.casefold(),
        say("a sentence of its own"),
        behind_steps=True,
    ),
    form(
        r"\b(?:ende|beende|schließ\w*|beginn\w*|termin\w*|fini\w*|commenc\w*|empiez\w*|acab\w*"
        r"|conclu\w*|inizi\w*)\b[^.\n\"“„«]{0,40}\b(?:mit|par|avec|con|por|com)\b"
        r"[^.\n\"“„«]{0,20}[\"“„«]\s?(?P<said>[^\W\d_][^\"”“»\n<\[({…_]{3,40}?)"
        r"(?:[\s:]*(?:[<\[({…_]|\.\.\.|[XN]\b)[^\"”“»\n]*)?[.:]?\s?[\"”“»]",
        lambda text, asked: asked["said"].strip().casefold() not in text.casefold(),
        say("a sentence of its own"),
        behind_steps=True,
    ),
    form(
        r"(?:以|用|按照?)\s?[“\"「『](?P<said>[^\W\d_X]{2,12}?)[\s：:]*(?:X|…+|\.{3}|_+|<[^>]*>"
        r"|\{[^}]*\})*"
        r"[”\"」』](?:来|的(?:形式|格式))?(?:结尾|结束|收尾|作结|开头|回答|作答)"
        r"|「(?P<ja>[^\W\d_X]{2,12}?)(?:X|…+|〇+|○+)?[」](?:で(?:終|締|始)|という(?:形|文)で)",
        lambda text, asked: (asked["said"] or asked["ja"]) not in text,
        say("a sentence of its own"),
        behind_steps=True,
    ),
    form(
        rf"{_PUT}{_IN}(?:double\s|single\s)?(?:quot(?:es|ation marks)|Anführungszeichen|guillemets"
        rf"|comillas|virgolette|aspas)\b|\bin Anführungszeichen (?:an|aus|schreiben|setzen)\b"
        r"|\b(?:put|add)\s(?:double\s)?quot(?:es|ation marks) around\b"
        r"|(?:答案|回答|输出|结果)[^。\n]{0,6}引号|[用以加](?:上)?(?:中文|英文)?[双单]?引号(?:把答案)?(?:括|包|标|引)(?!(?:起来?|住|出|注)?的)|(?:引用符|かぎ括弧|鉤括弧)で(?:囲"
        r"|くく|括)",
        lambda text, _: not any(sign in text for sign in "\"'“‘「《«„"),
        say("quotes"),
        '"{}"',
    ),
    *(
        form(
            rf"{_PUT}{_IN}(?:an?\s)?(?:{english})\s(?:brackets?|parentheses)\b"
            rf"|(?:[用以加]|[放写填置][在于到入进]?)上?(?:一[对个]|英文|半角)?(?:{han})括[号弧]"
            r"(?:把(?:它|答案))?(?:括|包|标|围|[中里内](?!的)|$|(?=[。，；,;)）\n]))(?!(?:起来?|住|出|注)?的)",
            partial(_lacks_signs, signs=signs),
            say("brackets"),
            made,
        )
        for english, han, signs, made in (
            ("square", "方|中", "[【［", "[{}]"),
            ("round", "圆|小", "(（", "({})"),
            ("curly|braced?", "花|大", "{｛", "{{{}}}"),
            ("angle|angled|pointed", "尖", "<《〈＜", "<{}>"),
        )
    ),
    form(
        rf"{_PUT}(?:like|as|as in|in the form(?: of)?|in the format|format:?)\s(?:this:\s?)?"
        r"(?P<shape>[\[(【（<{「][A-Z][\])】）>}」])(?!\s(?:or|to|and|through|is)\b)"
        r"|(?:答案|回答|输出|字母|选项)[^。\n]{0,10}(?:形如|例如|如|像|格式[为是：:]?)\s?"
        r"(?P<han>[\[(【（<{「][A-Z][\])】）>}」])",
        lambda text, asked: said_in(asked)[0] not in text,
        say("signs around the answer"),
    ),
    form(
        rf"{_PUT}{_IN}(?:square\s|round\s|double\s|angle\s|curly\s|eckigen?\s|runden?\s)?"
        r"(?P<gap>brackets|parentheses|braces|Klammern|crochets|parenthèses|corchetes|paréntesis"
        r"|parentesi|colchetes|parênteses)\b"
        # `Put the verb in brackets into the past`: they are the row's.
        r"(?!\s(?:into|ins?|au|aux|al|nella?|no|na)\b)"
        r"|(?:答案|回答|输出|结果)[^。，\n]{0,6}[方圆]?(?P<han>括号)|用[方圆中小]?(?P<by>括号)(?:括|包|标)(?!(?:起来?|住|出|注)?的)|(?:括弧|かっこ)(?P<ja>で)(?:囲|くく|括)",
        lambda text, _: not any(sign in text for sign in "[(（【<{「"),
        say("brackets"),
        "[{}]",
    ),
    form(
        rf"{_PUT}{_IN}(?:\w+\s)?{_PAIR}|{_HAN_PUT}{_PAIR.replace('pair', 'han')}"
        rf"|[用以]{_PAIR.replace('pair', 'by')}(?:把(?:它|答案))?"
        r"(?:括|包|框|围|标)(?!(?:起来?|住|出|注)?的)"
        rf"|(?:放|写|填|置)[在于到入进]{_PAIR.replace('pair', 'into')}(?:之)?[中里内间](?!的)"
        rf"|(?:加上?|带上?|套上?){_PAIR.replace('pair', 'added')}(?=[。，；,;)）\n]|$)"
        rf"|{_PAIR.replace('pair', 'ja')}(?:で(?:囲|くく|括)|の中に|内に)",
        lambda text, asked: said_in(asked)[0] not in text,
        say("signs around the answer"),
    ),
    form(
        rf"{_PUT}(?:in\s(?:bold|fett\w*|Fettschrift)|en (?:gras|negritas?)|in grassetto"
        rf"|em negrito)\b"
        rf"|{_PUT}{_IN}(?:\w+\s)?asterisks\b"
        r"|(?:答案|回答|结果|输出)[^。\n]{0,8}(?:加粗|粗体)|[用以]粗体(?:写|标|显示|表示|回答|输出)|太字で",
        lambda text, _: "*" not in text,
        say("bold letters"),
        "**{}**",
    ),
)  # fmt: skip
"""What a prompt may ask to have around an answer, and what tells that one has it not."""
