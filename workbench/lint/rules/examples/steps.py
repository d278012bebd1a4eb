"""Steps that a prompt asks for and its shots lack, or that they have where none are asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from workbench.answers.reasoning import shot_style
from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import texts_of_row
from workbench.lint.phrases import phrases
from workbench.lint.rules.examples.steps_first import REASON_FIRST
from workbench.lint.subject import Subject, golds_of, tail_of
from workbench.messages import quoted, say
from workbench.types import Example, Rendered

_STEPS = compiled(
    "step by step|step-by-step|one step (?:after another|at a time)|let['’]?s work (?:it|this) out"
    "|一步一步|一步步|逐步|分步|schritt für schritt|schrittweise"
    "|étape par étape|pas à pas|paso a paso|passo a passo|ステップバイステップ|一歩ずつ|段階的に"
    f"|順を追って|{phrases('steps')}",
    re.IGNORECASE,
)
_WORKING = compiled(
    r"\b(?:show|write (?:down|out)?|give|explain|include)\s(?:all\s)?(?:your|the|its)\s"
    r"(?:work(?:ings?)?|steps|reasoning|calculations?|intermediate steps)\b"
    r"|\b(?:reason|calculate|work it out|explain)\b[^.\n]{0,30}\bbefore (?:you )?answer\w*"
    r"|\b(?:reason|think|calculate|work it out|explain)\b[^.\n]{0,30}"
    r"\bthen (?:answer|give|state|write)\b"
    r"|\bfirst,?\s(?:reason|calculate|explain|work it out)\b"
    r"|先(?:列式|推理|分析|思考|计算|說明|说明|解释|写出)[^。\n]{0,12}(?:再|然后|最后|后)"
    r"|(?:写出|给出|列出)(?:解题|计算|推理|解答|详细)?的?(?:过程|步骤|算式)"
    r"|(?:途中(?:の)?(?:式|計算)|計算過程|考え方|理由)(?:も|を)[^。\n]{0,8}(?:書|示|説明)"
    r"|\b(?:Rechenweg|Lösungsweg|Zwischenschritte|Begründe|erkläre (?:zuerst|deine))\b"
    r"|\b(?:montre|détaille|explique|écris)\w*\s(?:tes|vos|les|ton|votre|le)\s"
    r"(?:calculs?|étapes|raisonnement)\b"
    r"|\b(?:muestra|explica|escribe|detalla)\w*\s(?:tus|los|tu|el|su)\s"
    rf"(?:cálculos?|pasos|razonamiento)\b|{phrases('working')}",
    re.IGNORECASE,
)
"""What asks for steps beside the answer, less loudly."""

_EACH = (
    r"(?:each|every|all|both)\s(?:of the\s)?(?:\w+\s)?(?:options?|choices?|answers?|alternatives?)"
)
_ANSWER = (
    r"(?:answer|choose|decide|pick|select|conclude|respond|reply|commit|settle|give|state|write"
    r"|name|label|classify|judge)"
)
_PART = "line|step|row|sentence|clause|token|stage"
_WITH_REASON = (
    r"\b(?:and|then|also|plus)\s(?:(?!not|never|do\b)\w+\s)?(?:explain|justify|motivate|say)\s"
    r"(?:why|how you|your (?:choice|answer|decision|label|verdict)|the (?:choice|reason))\b"
    r"|\b(?:give|state|add|provide|followed by|together with)\s(?:an?|one|your|the)\s"
    r"(?:short\s|brief\s|one-sentence\s|one-line\s)?(?:reason|justification|rationale)\b"
    r"|\bund (?:begründe\w*|erkläre?n?\b[^.\n]{0,16}\bwarum)|\bet (?:justifi|expliqu)ez?\b"
    r"|\by (?:justifica|explica|razona)\w*\b|\be (?:giustifica|spiega|justifique|explique)\w*\b"
    r"|\bи (?:объясни|обоснуй)\w*|\bi (?:uzasadnij|wyjaśnij)\b"
    r"|\ben (?:leg uit|motiveer|licht toe)\b"
    r"|并(?:且|简要|简单)?(?:说明|解释|给出|写出|附上)(?:一下)?(?:你的)?(?:理由|原因|为什么|依据)"
    r"|(?:理由|根拠)(?:も|を)(?:添え|述べ|書|説明|付け)|이유(?:도|를) (?:함께|설명|쓰|적)"
)
"""What asks for a reason besides an answer."""

_BESIDES = compiled(_WITH_REASON, re.IGNORECASE)
_FIRST = compiled(
    rf"\b(?:reason|argue|work|talk)\s(?:\w+\s){{0,2}}?through\b[^.\n]{{0,40}}?"
    rf"(?:\bbefore\s(?:you\s)?{_ANSWER}\w*|\band then\b|,\sthen\b)"
    rf"|\b(?:explain|justify|discuss|comment on|argue for|write down|spell out)\b[^.\n]{{0,50}}?"
    rf"(?:\bbefore\s(?:you\s)?{_ANSWER}\w*|\band then {_ANSWER}\b|,\s(?:and\s)?then\s{_ANSWER}\b)"
    r"|\b(?:reason|calculate|work it out|argue)\s(?:about it\s)?first(?:,|\b[^.\n]{0,12}?\bthen\b)"
    r"|\b(?:reason|think|argue|work|calculate|figure|do|solve)\s(?:it\s|this\s|them\s)?(?:out\s)?"
    r"(?:out loud|aloud|in writing|on paper|explicitly)\b"
    r"|\b(?:trace|walk|go|work|step|follow|execute|simulate|derive|compute)\b[^.\n]{0,40}?"
    rf"\b(?:{_PART}) (?:by|after|for) (?:{_PART})\b[^.\n]{{0,20}}?"
    rf"(?:\bbefore\s(?:you\s)?{_ANSWER}\w*|\band then\b|,\sthen\b|\bfirst\b)"
    rf"|\b(?:trace|derive|lay out|set out|note down|jot down)\s[^.\n]{{0,40}}?"
    rf"\bbefore\s(?:you\s)?{_ANSWER}\w*"
    r"|\b(?:explain|justify|argue for|give (?:a|your) reasons? for|motivate)\s(?:your|the|each)\s"
    r"(?:\w+\s)?(?:choice|answer|decision|verdict|pick|label)s?,?\s(?:first|beforehand)\b"
    rf"|\b(?:first|before you {_ANSWER}|before {_ANSWER}ing),?\s"
    r"(?:explain|justify|trace|derive|show|write (?:down|out))\b(?!\s(?:the|your)\s"
    r"(?:answer|letter|number|label)\b)"
    rf"|\b(?:explain|discuss|analy[sz]e|argue)\s(?:why\s)?{_EACH}\b"
    r"|\b(?:write|give|state|show)\s(?:out\s|down\s)?your\s(?:\w+\s)?"
    r"(?:reasoning|thoughts|thinking|analysis|rationale|derivation|working)\b"
    r"|\b(?:reasoning|explanation|analysis|rationale|working)"
    r" (?:first|before (?:the|your) answer)\b"
    rf"|{_WITH_REASON}|{REASON_FIRST}"
    r"|先[^。，；\n]{0,8}(?:逐[项个一条步]分析|推理|列式|推导|论证|说明理由|解释|写出思路|写出理由)[^。；\n]{0,12}"
    r"(?:再|然后|最后|之后|后)[^。；\n]{0,6}(?:作答|回答|选|给出|得出|写出?|判断|下结论|作出|答)"
    r"|(?:逐[项个一条]|对?每[一个]?[个项条]?选项)[^。，；\n]{0,8}(?:分析|推理|说明|论证|讨论|排除|解释)"
    r"|(?:分析|推理|说明|论证|讨论|解释)[^。，；\n]{0,2}(?:每[一个]?[个项条]?|各个?)选项"
    r"|(?:写出|给出|写下|说出)(?:你的?)?(?:完整的?|详细的?)?(?:思路|思考过程|推理过程|分析过程|推导过程|理由)"
    r"|先(?:写出?|列出?|给出|写明|写下|讲|说)(?:清楚?|一下)?(?:你的|计算|推理|解题|解答|演算|运算|完整的?|详细的?){0,2}"
    r"(?:过程|步骤|思路|理由|算式|依据)"
    r"|(?:逐行|逐句|逐条|一行一行地?|一句一句地?)(?:地)?(?:分析|跟踪|追踪|推演|推导|模拟|执行|说明|解释|演算)"
    r"(?!的|结果|表)",
    re.IGNORECASE,
)
"""What asks to write something before the answer, wherever in a prompt it stands: not to think or
to read before, which is done in silence."""
_NO_STEPS = compiled(
    r"\b(?:not|no|without|never|nicht|ohne|pas|sans|sin|não|sem|non|senza|niet|zonder|inte|utan|nie"
    r"|bez|не|без|tidak|jangan|tanpa|không|đừng|لا|بدون|دون)\b|don't|不|别|无需|勿",
    re.IGNORECASE,
)
_AFTER_STEPS = compiled(
    r"\b(?:working|work|steps?|reason\w*|think|explain|solve)\b[^.\n]*\b(?:then|finally|before|and)\b"
    r"|\b(?:behind|after|below) (?:####|the (?:steps|working|word))"
    r"|(?:过程|步骤|推理|思考|解释)[^。\n]*(?:再|然后|最后)",
    re.IGNORECASE,
)
_ALONE = compiled(
    r"\b(?:answer|number|letter|result|label|word|value|option)s?\s(?:alone|only)\b"
    r"|\b(?:only|just)\s(?:with\s)?(?:the|a|one|your)\s(?:\w+\s)?"
    r"(?:answer|number|letter|result|label|word|value|option)"
    r"|\b(?:no|without)\s(?:an?y?\s)?(?:explanations?|reasoning|steps|working)\b"
    r"|\b(?:do not|don't)\s(?:explain|show|add|write (?:any|a|anything (?:else|but|except))\b)"
    r"|\b(?:and|but) nothing (?:else|more)\b|\bnothing but (?:the|a|one)\b"
    r"|\b(?:no|without)\s(?:any\s)?(?:other|further|additional|extra)\s(?:text|words?|comments?)\b"
    r"|\b(?:with|in|give|use) (?:exactly )?(?:one|a single) (?:word|number|letter)\b(?! or)"
    r"|(?:不要|无需|不必|不用|不需要)(?:任何)?(?:解释|说明|过程|步骤|推理)"
    r"|直接(?:写出|给出|回答|输出|说出)|(?:只|仅)(?:需|要)?(?:写|给出|输出|回答|填)",
    re.IGNORECASE,
)
"""What asks for an answer without steps."""

_ALONE_ELSEWHERE = compiled(phrases("alone"), re.IGNORECASE)
_IN_HEAD = compiled(
    r"\bin (?:your|the) head\b|\bmentally\b|\bsilently\b|\bto yourself\b|心算|在心里|默默",
    re.IGNORECASE,
)
"""Steps that are not to be written."""

_LASTLY = compiled(
    "al final|en la última|à la fin|en dernière|am Ende|am Schluss|zuletzt|no final|na última"
    "|por fim"
    "|alla fine|infine|nell'ultima|aan het eind|tot slot|på slutet|till sist|na końcu|na"
    " koniec|в конце"
    "|в последней|затем|sonunda|son satır|di akhir|akhirnya|cuối|마지막|끝에|النهاية|الأخير"
    "|أخيرا|अंत में"
    "|最后|最後|dann|ensuite|luego|después|depois|poi|daarna|sedan|następnie|потом|sonra"
    "|kemudian|sau đó",
    re.IGNORECASE,
)
"""What speaks of the end of an answer: what stands before it may be steps."""

_OF_ALONE = ("alone", "only", "just", "no", "without", "don't", "one", "single", *"不无直只仅")
"""One of these is in all of that: quicker to tell."""

_SILENTLY = compiled(
    r"\b(?:silently|yourself|privately|in your head|mentally|internally|may|can|optional\w*|if you"
    r"|would)\b|心里|内心|默默|不必写|不用写|可以",
    re.IGNORECASE,
)
_NEAR = 40
_JUST_BEFORE = 8
_FEW_WORDS = 4
_ROOM = 24
"""An output with more signs than that beside its answer may have steps."""

_FEWEST_SIGNS = 10
_FEWEST_LETTERS = 6
_PART_END = exactly(r"[,，、]")
_ASKS = 80
"""The cue to think stands within so many characters of the input's end."""


def asks_for_steps(text: str) -> bool:
    """Say whether an input ends by asking for steps."""
    end = text[-_ASKS:]
    return _asks(end.rstrip().rpartition("\n")[2]) or _asks(end)


@lru_cache(maxsize=1024)
def _asks(end: str) -> bool:  # last lines are often the same
    return _STEPS.search(end) is not None


@lru_cache(maxsize=1024)
def _work_in(text: str) -> re.Match[str] | None:
    """Return what asks for steps beside the answer: descriptions and ends are often the same."""
    return _WORKING.search(text)


def _working_asked(subject: Subject, text: str) -> str:
    """Return the words of the template that ask for steps at the end of an input, or in the
    description."""
    for part in (text[-_ASKS:], subject.settings.description):
        match = _work_in(part)
        match = None if match and _IN_HEAD.search(part) else match
        is_own = match and (part is not text[-_ASKS:] or match[0] in subject.code.template)
        if match and is_own and not _NO_STEPS.search(part[: match.start()][-_JUST_BEFORE:]):
            return match[0]
    for words, is_described in _firsts_in(subject.settings.description, subject.code.template):
        if is_described or words in text:
            return words
    return ""


@lru_cache(maxsize=8)
def _firsts_in(description: str, template: str) -> tuple[tuple[str, bool], ...]:
    """Return what asks in a description or a part of a template to write steps first, and whether
    it is of the description."""
    parts = (description, *template.split("\0"))
    found = [(match[0], part == description) for part in parts if (match := _first_in(part))]
    return tuple(found)


@lru_cache(maxsize=1024)
def _first_in(text: str) -> re.Match[str] | None:
    """Return what asks in a text to write steps first; where that is for the reader alone, or is
    asked for besides, nothing does."""
    match = _FIRST.search(text)
    if match is None:
        return None
    before = text[: match.start()][-_JUST_BEFORE:].rpartition("\n")[2]
    is_joined = _BESIDES.match(match[0]) is not None  # `yes or no and explain why`
    if _NO_STEPS.search(before) and not is_joined:
        return None
    around = text[max(0, match.start() - _NEAR) : match.end() + _NEAR]
    return None if _SILENTLY.search(around) or _ALONE.search(text) else match


def _is_bare(example: Example) -> bool:
    """Say whether an output has room for its answer and no steps."""
    gold = golds_of(example)[0].strip()
    left = example.output.replace(gold, "", 1)
    is_sum = any(sign in left for sign in "=×÷+*") and any(map(str.isdigit, left))
    return gold in example.output and not is_sum and len(left) <= _ROOM


def _is_short(example: Example) -> bool:
    gold = golds_of(example)[0].strip()
    return len(gold) <= _ROOM and len(gold.split()) <= _FEW_WORDS


def steps_lost(subject: Subject) -> Iterator[Hit]:
    """The input ends by asking for steps, and the shots answer at once."""
    if subject.method != "gen" or not any(subject.shown):
        return
    asking = {i.doc.id for i in subject.rendered if asks_for_steps(i.example.input)}
    if 2 * len(asking) < len(subject.rendered) and not _STEPS.search(subject.told):
        asking = set()  # a few rows have such words
    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        is_loud = bool(shots) and item.doc.id in asking
        asked = "" if is_loud or not shots else _working_asked(subject, item.example.input)
        if not is_loud and not asked:
            continue
        examples = [found[1] for shot in shots if (found := subject.behind(shot.doc_id))]
        if asked and not all(map(_is_bare, examples)):
            continue
        if asked and _first_in(asked) and not all(map(_is_short, examples)):
            continue  # what is asked to be written may be the answer itself
        if examples and all(shot_style(example) == "direct" for example in examples):
            yield Hit(
                say(
                    "the input asks for steps, {end}, and the shots answer at once: {output}",
                    end=quoted(asked) if asked else tail_of(item.example.input, 30),
                    output=shorten(shots[0].output, 30),
                ),
                say("Put the row's reasoning into output, before the answer."),
                item.doc.id,
                subject.code.line_ending(item.example.input),
            )


def _has_steps(item: Rendered) -> bool:
    """Say whether an output has steps before its answer, be it within one clause: a text of the row
    and what is made of it, or a part of a sentence up to a comma."""
    if shot_style(item.example) == "steps":
        return True
    output = item.example.output.strip()
    gold = golds_of(item.example)[0].strip()
    before = output.removesuffix(gold)
    if not gold or before == output or len(before) < _FEWEST_SIGNS:
        return False
    texts = [text for text in texts_of_row(item.doc.data) if text != gold and text in before]
    said = before.replace(max(texts, key=len, default=""), "") if texts else before
    parts = _PART_END.split(said)
    is_told = bool(texts) or len(parts) > 1
    return is_told and sum(map(str.isalpha, said)) >= _FEWEST_LETTERS


def _alone_elsewhere(text: str) -> re.Match[str] | None:
    """Return what a text says of an answer alone, in other languages, where it is not what steps
    are to end with."""
    match = _ALONE_ELSEWHERE.search(text)
    is_last = match and (_STEPS.search(text) or _WORKING.search(text) or _LASTLY.search(text))
    return None if is_last else match


def _alone_before(template: str) -> re.Match[str] | None:
    """Return what asks for the answer alone in a template that nowhere asks for steps: it may stand
    before the question."""
    asked = _ALONE.search(template)
    is_other = any(each.search(template) for each in (_STEPS, _WORKING, _LASTLY))
    return None if is_other else asked


def steps_forbidden(subject: Subject) -> Iterator[Hit]:
    """The input ends by asking for the answer alone, and the outputs have steps before it."""
    if subject.method != "gen":
        return
    description = subject.settings.description
    described = _ALONE.search(description) or _alone_elsewhere(description)
    if described and _AFTER_STEPS.search(description[: described.start()].rpartition("\n")[2]):
        described = None  # of what stands behind the steps
    elsewhere = _alone_elsewhere(subject.code.template)
    before = _alone_before(subject.code.template)
    for item in subject.rendered:
        tail = item.example.input[-_ASKS:]
        may_be = any(map(tail.casefold().__contains__, _OF_ALONE))
        asked = _ALONE.search(tail) if may_be else None
        if asked and _AFTER_STEPS.search(tail[: asked.start()].rpartition("\n")[2]):
            asked = None  # of the line behind the steps
        if asked and asked[0] not in subject.code.template:  # a row may say how to answer itself
            asked = None
        asked = asked or described
        if asked is None and elsewhere and elsewhere[0] in tail:
            asked = elsewhere
        if asked is None and before and before[0] in item.example.input:
            asked = before
        if asked is None or not _has_steps(item):
            continue
        yield Hit(
            say(
                "the input asks for the answer alone, {asked!r}, and the output has steps: "
                "{output}",
                asked=asked[0],
                output=shorten(item.example.output.strip(), 40),
            ),
            say("Ask for steps, or leave them out of the output."),
            item.doc.id,
            subject.code.line_with(asked[0]) or subject.code.line_of_input,
        )
