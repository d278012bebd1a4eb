"""A last cue that names another task than the prompt describes: `Translate each word into French`
over `Singular:` and `Plural:`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.io.han import AnyPattern, compiled
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say

_LOOKED_AT = 20
_LONG_ANSWER = 6
"""What has more words is a text, which may be a translation under a cue of any name."""


def _of(pattern: str) -> AnyPattern:
    return compiled(pattern, re.IGNORECASE)


_ELSEWHERE = (
    r"\b(?:donne[rz]?|écri\w+|forme[rz]?|indique[rz]?|escrib[ae]|d[aéiê]|indica|forma|pon|escreva"
    r"|indique|forme|scriv\w+|dai|indica|gib|schreib\w*|bilde\w*|nenne?|geef|schrijf|vorm)"
    r"\s(?:l['’]|(?:le|la|el|il|lo|o|a|au?|den|die|das|het|de)\s)?"
)
"""What demands a form in other languages than English."""

_TASKS = {
    "translation": (
        _of(
            r"\btranslat\w*|[翻译译訳]成|翻译|译[为作]|\b(?:in|into) (?:French|German|Spanish"
            r"|Italian|English|Chinese|Japanese)\b|(?:法|德|英|日|西班牙|中)[语文]"
        ),
        _of(r"translations?|译文|翻译"),
    ),
    "plural": (
        _of(
            r"\bplura\w+|\bpluriel\w*|\bsing[ou]l[aie]\w+|\bMehrzahl|\bmeervoud|\bмножественн\w+"
            r"|\bliczb\w+ mnog\w+|\bmany\b|\bseveral\b|复数|单数|複数|복수"
        ),
        _of(
            r"plural(?:e|form)?(?: form)?|pluriel|Mehrzahl|meervoud|множественное число"
            r"|liczba mnoga|复数(?:形式)?|複数形|복수(?:형)?"
        ),
    ),
    "feminine": (
        _of(r"\bf[ée]m[ei]ni\w+|\bweiblich\w*|\bgen[de]\w+|\bwoman\b|\bженск\w+|\bżeńsk\w+|阴性"),
        _of(r"f[ée]minine?|femenino|femminile|feminino|weibliche Form|женский род|阴性(?:形式)?"),
    ),
    "diminutive": (
        _of(r"\bdiminuti\w+|\bVerkleinerung\w*|\bverkleinwoord\w*|\bуменьшительн\w+|\bsmall\w*"),
        _of(r"diminuti(?:ve|f|vo)|Verkleinerung(?:sform)?|verkleinwoord"),
    ),
    "opposite": (
        _of(
            r"\b[aá]nt[oó]n[iy]\w+|\bopposites?\b|\bcontrar\w+|\bcontraire|\bGegenteil\w*"
            r"|\btegen\w+|\bпротивоположн\w+|\bантоним\w*|反义|相反|反対"
        ),
        _of(
            r"ant[oó]n[iy]m(?:e|o)?|opposite|contraire|contrario|contrário|Gegenteil|tegendeel"
            r"|антоним|反义词|反対語"
        ),
    ),
    "synonym": (
        _of(
            r"\bsynonyms?\b|\bsame meaning\b|\bmeans? the same\b|\bsimilar\b|近义|同义|意思相[同近]"
        ),
        _of(r"synonym|近义词|同义词"),
    ),
    "past": (
        _of(r"\bpast\b|\btenses?\b|\bparticiples?\b|过去[式时]"),
        _of(r"past(?: tense| form| participle)?|过去式"),
    ),
    "sum": (
        _of(r"\b(?:sums?|add|adding|plus|totals?)\b|计算|求和|之和|总和|相加"),
        _of(r"sum|总和"),
    ),
    "order": (
        _of(r"\b(?:sort\w*|orders?|ordered|alphabetical\w*|arrange\w*|rank\w*)\b|排序|排列|顺序"),
        _of(r"sorted(?: (?:list|names|words|numbers))?|排序(?:结果)?"),
    ),
    "mood": (
        _of(
            r"\b(?:sentiments?|positive|negative|polarity|moods?|emotions?|feel\w*|tone|attitude"
            r"|opinions?)\b|情感|情绪|正面|负面|积极|消极|态度|褒贬"
        ),
        _of(r"sentiment|polarity|情感(?:倾向|极性)?|情绪"),
    ),
    "capital": (_of(r"\bcapitals?\b|首都|省会"), _of(r"capital(?: city)?|首都|省会")),
    "summary": (
        _of(r"\b(?:summar\w+|tl;?dr|gist|shorten\w*|in (?:one|a) sentence)\b|摘要|概括|总结|概述"),
        _of(r"summary|摘要|概括|总结"),
    ),
    "rhyme": (_of(r"\brhym\w+|押韵"), _of(r"rhyme|押韵词?")),
    "reversed": (_of(r"\b(?:revers\w+|backwards?)\b|倒|反转|逆序"), _of(r"reversed|倒序")),
}
"""For each task what speaks of it in a sentence, and the cues that name it alone."""

_DEMANDS = {
    "translation": _of(
        r"(?:^|[.!:\n]\s*|\bplease\s)translate\b(?! or)"
        r"|(?:^|[。，\n]|请)[将把][^。，；\n]{1,14}(?:翻译|译)[成为]|(?:^|请)翻译"
    ),
    "plural": _of(
        r"\b(?:give|write|form|find|state|name)\s(?:\w+\s){0,2}?plurals?\b"
        rf"|{_ELSEWHERE}(?:plural\w*|pluriel|Mehrzahl|meervoud)\b|复数形式"
    ),
    "feminine": _of(
        r"\b(?:give|write|form|find|state|name)\s(?:\w+\s){0,2}?feminine\b"
        rf"|{_ELSEWHERE}(?:féminin|femenino|femminile|feminino|weibliche Form)\b|阴性形式"
    ),
    "diminutive": _of(
        r"\b(?:give|write|form|find|state|name)\s(?:\w+\s){0,2}?diminutive\b"
        rf"|{_ELSEWHERE}(?:diminutif|diminutivo|Verkleinerung(?:sform)?|verkleinwoord)\b"
    ),
    "opposite": _of(
        r"\b(?:give|write|find|name|state)\s(?:\w+\s){0,2}?(?:antonym|opposite)s?\b"
        rf"|{_ELSEWHERE}(?:contraire|contrario|contrário|antonyme|antónimo|antônimo|Gegenteil"
        r"|tegendeel)\b|反义词"
    ),
    "synonym": _of(r"\b(?:give|write|find|name|state)\s(?:\w+\s){0,2}?synonyms?\b|近义词|同义词"),
    "past": _of(r"\b(?:give|write|find|state|put)\s(?:[\w']+\s){0,5}?past (?:tense|form)\b|过去式"),
    "mood": _of(r"\b(?:classify|determine|judge|decide|say)\s(?:\w+\s){0,3}?sentiment\b"),
    "summary": _of(r"(?:^|[.!:\n]\s*|\bplease\s)summari[sz]e\b"),
    "order": _of(r"(?:^|[.!:\n]\s*|\bplease\s)(?:sort|alphabeti[sz]e)\b|\balphabetical order\b"),
    "capital": _of(r"\b(?:give|write|name|state)\s(?:\w+\s){0,2}?capital\b|首都"),
    "sum": _of(r"\badd (?:up )?the numbers\b|\bgive the sum\b"),
}
"""What demands a task by itself."""

_CUE = compiled(r"(?:^|\n)[ \t]*(?P<cue>[^\n:：]{2,24}?)[ \t]*[:：]\s*\Z")


def cue_of_another_task(subject: Subject, texts: Sequence[str]) -> tuple[str, Message] | None:
    """Return the words that demand a task, with a message, where the last cue of all prompts names
    another one, of which nothing else speaks, and answers are a few words; None otherwise."""
    lasts = {match["cue"].strip() if (match := _CUE.search(text)) else "" for text in texts}
    cue = lasts.pop() if len(lasts) == 1 else ""
    named = [task for task, (_, cues) in _TASKS.items() if cue and cues.fullmatch(cue)]
    if not named or not _are_short(subject):
        return None
    spoken = re.sub(rf"(?m)^[ \t]*{re.escape(cue)}[ \t]*[:：][^\n]*$", "", texts[0])
    spoken = re.sub(r"(?m)^[ \t]*[^\n:：.。]{2,24}[:：]", "", spoken)  # other cues
    if any(_TASKS[task][0].search(spoken) for task in named):
        return None
    demand = next(
        (m for task, asks in _DEMANDS.items() if task not in named and (m := asks.search(spoken))),
        None,
    )
    if demand is None or not all(demand[0] in text for text in texts):
        return None
    words = demand[0].strip(" .:\n。，")
    return words, say("the prompt asks to {words!r}, and its last cue is {cue!r}",
                      words=words, cue=cue)  # fmt: skip


def _are_short(subject: Subject) -> bool:
    items = subject.some(_LOOKED_AT)
    return all(len(golds_of(item.example)[0].split()) <= _LONG_ANSWER for item in items)
