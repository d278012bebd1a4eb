"""What a sentence says of the answer's form by that form's name, whatever stands around it: `in
lower case`, `no capitals`, `as an ordinal`; by a number of things; or by an example, `like 3/4`.
The rule `few-shot/other-form` says so.

Nearly all answers have to speak against it, so that a sentence which merely names a form, or that
speaks of the row's texts, seldom finds anything.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.clauses import (
    is_a_quote,
    is_beside,
    is_converted,
    is_of_a_key,
)
from workbench.lint.rules.instructions.form_names import NAMED
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.rules.instructions.lengths import OF_THOUGHTS
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_FEWEST_DOCS = 6
_FEWEST_CONCERNED = 4
_MOST_OF = 0.95
_NEAR = 48
_SOON = 16
_ROOM = 24
_FEW_SIGNS = 4
"""More signs of Chinese that are asked for are about so many."""
_CLAUSES = exactly(r"[^.!?。！？;；\n]+(?:\.(?=\S)[^.!?。！？;；\n]+)*[:：]?")
_NEGATED = compiled(
    r"(?:\b(?:no|not|never|without|don['’]t|avoid|omit|skip|drop|leave (?:off|out)|rather than"
    r"|instead of|nor|neither|cannot|free of|remove|mustn['’]t)\b[^,:;]*"
    r"|(?:不(?:要|得|能|可|许|准|用|必|应|带|写|加|需|是)?|勿|别|无需?|省略|省去|去掉|而非|禁止)[^，。；：]{0,12})\Z",
    re.IGNORECASE,
)
_TAKEN_BACK = compiled(
    r"\A[^,;.]{0,24}?\b(?:is|are) (?:not|never|neither|optional)\b"
    r"|\A[^，。；]{0,8}不(?:必|用|需|要|允许)",
    re.IGNORECASE,
)
_AT_TIMES = compiled(
    r"\b(?:if|when|where|unless|except|may|can|either|or|optional\w*|depending)\b|若|如果|可以|或者?|除非",
    re.IGNORECASE,
)
_AT_MOST = compiled(
    r"\b(?:at most|up to|no more than|not more than|maximum(?: of)?|may|can|could)\b[^,;]{0,16}\Z"
    r"|必要时|如有|如果|最多|至多|不超过|可以?[^，。]{0,4}\Z",
    re.IGNORECASE,
)
_SPEAKS_OF_ROWS = compiled(
    r"\b(?:text|passage|sentence|input|list|string|table|paragraph|article|review|question|option"
    r"|choice|clue|row|line|document|quer(?:y|ie))s?\s(?:below|above)?\s?(?:is|are|has|have"
    r"|contains?"
    r"|was|were|uses?|comes?|given)\b|\b(?:convert|translate|change|turn|count the|how many)\b"
    r"|\A\W*the \w+ (?:is|are) (?:listed|given|shown)\b|\b(?:text|passage) (?:between|in|inside)\b"
    r"|\b(?:phrase|word|name|term|title|expression|part|sentence)s? (?:between|in|inside)"
    r" [a-z ]{3,24} (?:is|are|was|were|means?|refers?|has|have|stands?)\b"
    r"|\A\W*(?:what|which|whose)\b(?!.*\b(?:need|want)\b)"
    r"|(?:文本|短文|句子|材料|下面|以下|原文|题目|选项)[^，。；]{0,4}(?:是|有|含|为|都)|多少|哪|什么|几[个位]|转换?[为成]|改[为成写]",
    re.IGNORECASE,
)
_OF_LETTERS = compiled(
    r"(?:第[二三\d]个|其余|其他)字母[^。]{0,4}[大小]写"
    r"|\b(?:second|third|other|remaining) letters?\b[^.]{0,24}\b(?:capital\w*|upper|lower)"
    r"|\b(?:keywords?|names?|initials?|acronyms?|identifiers?|constants?|commands?)\b"
    r"(?: \w+){0,2} in (?:capital|small|upper|lower)",
    re.IGNORECASE,
)
"""What says of a letter or of some words, and not of an answer, in which case they are."""

_DEMANDS = compiled(
    r"\b(?:answer|repl|respon|writ|give|use|using|output|print|return|say|state|put|express|must"
    r"|should|only|just|no|never|not|always|exactly|label|value|result|format|form|need"
    r"|provide|list|name"
    r"|omit|leave|indicate|keep|wrap|enclose|has to|have to|needs? to)\w*\b"
    r"|\A\W*(?:(?:please|then|and|always)\s)*(?:begin|start|open|end|finish|close)\b[^,;.]{0,24}"
    r"\bwith\b"
    r"|答|写|填|输出|须|应|请|只|必|不|勿|限|用|给出|取|省",
    re.IGNORECASE,
)
_WORD = r"[\"'“‘「『]?(?P<{0}>[^\s\"'”’」』,;.，。；]{{1,20}}(?:\.{{3}})?)[\"'”’」』]?"
_TOKENS = compiled(
    rf"(?<!that )\b(?:start|begin)s?(?:ning"
    rf"|ing)?\b[^,;]{{0,16}}?\bwith (?:the words? )?{_WORD.format('first')}"
    r"(?=\s*(?:[,;.)]|\Z|since|because|so))"
    r"|\bfirst word\b[^,;]{0,24}?\b(?:be|is) [\"“‘](?P<first2>\w+)[\"”’]"
    r"|\b(?:end|finish)(?:s|es|ing)?\b[^,;]{0,16}?\bwith (?:the words? )?"
    r"[\"“‘](?P<last>[^\"”’\n]{1,20})[\"”’](?!\s(?:and|followed|plus|then)\b)"
    r"|\b(?:end|finish|close)\b[^,;]{0,16}?\bwith the words? "
    r"(?P<last3>(?-i:[A-Z])\w*(?: \w+){0,4})(?=\W*\Z)"
    r"|\b(?:start|begin|open)\b[^,;]{0,16}?\bwith the words? "
    r"(?P<first4>(?-i:[A-Z])\w*(?: \w+){1,4})"
    r"(?=\W*\Z)"
    r"|\b(?:not|never|avoid)\b[^,;]{0,24}?[\"“‘](?P<banned>\w+)[\"”’]"
    r"(?=\s*(?:\Z|in your|in the answer))"
    r"|\b(?:use|contain|include)s? (?:the word )?[\"“‘](?P<inner>\w+)[\"”’]"
    r"|\bthe word (?P<inner2>\w+) appears\b"
    r"|\bkeys? [\"“‘](?P<key>\w+)[\"”’]|\bkeys, [\"“‘](?P<key2>\w+)[\"”’]"
    r"|以[「“‘『](?P<first3>[^」”’』\n]{1,10})[」”’』](?:二字|两字|兩字)?(?:开头|起头|打头)"
    r"|以[「“‘『](?P<last2>[^」”’』\n]{1,10})[」”’』](?:结尾|收尾|结束)",
    re.IGNORECASE,
)
"""A text that answers begin or end with, or have in them."""

_COUNTED = compiled(
    rf"(?P<word>\b(?P<n>{NUMBERS}|single)[- ]words?\b)"
    rf"|(?P<letter>\b(?P<n2>{NUMBERS})[- ]letters?\b|\b(?P<n3>{NUMBERS}) letters long\b)"
    rf"|(?P<item>\b(?P<n4>{NUMBERS}) (?:items|keywords|key words|examples|things|names|tags"
    rf"|synonyms|answers)\b)"
    rf"|(?P<sentence>\b(?P<n5>{NUMBERS}|single) sentences?\b)"
    rf"|(?P<han>(?<![第每头頭前末后後这這首」』”’、])(?P<n6>{HAN})个?(?:汉|漢)?字(?!母|段|符|以|之|左|上|的|起|开|開|打|作|必"
    rf"|须|須))"
    rf"|(?P<most>限(?P<n7>\d+)个?字)|(?P<ju>(?<![第后後末每])(?:一|1)句话?(?!的))",
    re.IGNORECASE,
)
_OF_A_CHOICE = compiled(
    r"\b(?:of|from|among|between) (?:the|these|those|its)\s*\Z|[从由]这?\s*\Z", re.I
)
"""What stands before a number of things that one is chosen from: `one of the three words`."""

_ARE_THERE = compiled(
    r"\b(?:if|whether|when|do|does|are|is|read|compare|judge|consider|look at|how|that)\s"
    r"(?:the|these|those|both|its|their)\s*\Z|\b(?:these|those|both|if|where|when|whether)\s*\Z"
    r"|[这那這]\s*\Z",
    re.IGNORECASE,
)
"""What stands before a number of things that are there already: `if the two sentences agree`."""

_LEAST_OR_MOST = compiled(
    r"\b(?:at (?:least|most)|no more|no fewer|up to|more than|fewer|less|under|over|about"
    r"|around|roughly|or|to|to[- ]|maximum|minimum|within|than)\b"
    r"|以内|不超过|至少|最多|不少于|左右|以上|以下",
    re.IGNORECASE,
)
_HOLDS = compiled("包[含括]|含有")
_ITEMS = compiled(r"\s*(?:[,，;；、/|\n]|\band\b|和)\s*")
_ENDS = exactly(r"[.!?。！？]+[\"'”’」』]?(?:\s|\Z)|[。！？](?=.)")

_QUOTES = "\"'“”‘’「」『』()（）.,。，!！ "
_VERDICTS = compiled(
    r"(?P<yes>\byes\b|\btrue\b|\bcorrect\b|是(?!否)|对|對|正确"
    r"|正確)[\"'”’」』]?\s?(?:/|,|、|，|\bor\b|\band\b|或者?|和|还是)?"
    r"\s?[\"'“‘「『]?(?P<no>\bno\b|\bfalse\b|\bincorrect\b|否|错(?!误)|錯(?!誤)|错误|錯誤)",
    re.IGNORECASE,
)
_WITHIN = exactly(r"[{\[<]|\w+:")
_THIRD = compiled(
    r"[\"'”’」』]?\s*[,、，]?\s*(?:or|and|或者?|和|[,、，])\s*[\"'“‘「『\w]", re.IGNORECASE
)

_EXAMPLE = compiled(
    r"(?:按照?|以|用|写成)\s?[「“‘『]?(?P<han>\d(?!\d?小时制)[^」”’』，。\n]{1,20}?)[」”’』]?\s?"
    r"(?:这样|這樣)?的?(?:格式|形式)"
    r"|(?:\b(?:like(?: this)?|such as|e\.g\.,?|for example,?|for instance,?|as in|in the form"
    r"|look like this:?|form of)|例如|如|形如|比如)"
    r"\s?[:：]?\s?[\"'“‘「『(]?(?P<example>[^\"'”’」』()（）,，;；。\n]{1,24}?)[\"'”’」』]?"
    r"(?=\s*(?:[)）,，;；。\n]|\.?\Z|\.\s|which|so that|because|since|\())",
    re.IGNORECASE,
)


_ALTERNATIVES = compiled(r"\s(?:or|and)\s|\s/\s|或者?|和")
"""What parts several examples: `as in 2+ or 1-`."""

_IN_A_ROW = exactly(r"a ?([/|_+>→:;~]) ?a(?: ?\1 ?a)+")
"""The shape of words with one sign between them, `oak/elm/fir`."""

_JOINTS = exactly(r"[/|_+>→:;~]")

_PAIRED = compiled(
    r"\s(?:for|from|when|instead of|rather than|becomes?)\s|\s?(?:->|=>|[→⇒←])\s?|而[不非]是?"
    r"|(?:应|就)?(?:写|改|转|换|变|记|表示)(?:成|为|作)"
)
"""What parts an example of an answer from what it is the answer to, whichever stands first: `such
as 750 for rwxr-x---`."""


def said_otherwise(subject: Subject) -> tuple[str, Message] | None:
    """Return what a prompt says of the form of its answers and nearly all of these are not, with
    the words that say so; None where there is nothing of the kind."""
    items = subject.rendered
    texts = texts_of(subject)
    if len(items) < _FEWEST_DOCS or not texts or subject.method != "gen":
        return None
    answers = [item.example.output.strip() for item in items]
    golds = subject.golds
    if not all(answers):
        return None
    meant = _options_of(subject, golds)
    own = f"{subject.settings.description}\n{texts[0]}"
    for clause in _clauses(own):
        is_of_all = clause in subject.settings.description or all(clause in text for text in texts)
        if not is_of_all or not _is_demand(clause) or _is_of_a_text(clause, texts[0]):
            continue
        if is_of_a_key(clause, answers) or is_a_quote(clause) or _OF_LETTERS.search(clause):
            continue
        found = (
            _named(clause, answers, golds)
            or (_counted(clause, answers) and (not meant or _counted(clause, meant)))
            or _shaped(clause, answers)
            or _judged(clause, answers)
            or _without(clause, answers)
        )
        if found:
            return clause.strip(), say(
                "the prompt says {words}, and the answers are not so: {known}",
                words=shorten(clause.strip(), 60),
                known=", ".join(shorten(answer, 20) for answer in answers[:3]),
            )
    return None


def _options_of(subject: Subject, golds: Sequence[str]) -> Sequence[str]:
    """Return the texts of the options whose letters or numbers the golds are, none where some are
    not: a number of signs or words that is asked for may be meant of these."""
    shown = [subject.list_of(item).options for item in subject.rendered]
    pairs = zip(shown, golds, strict=True)
    texts = [next((o.text for o in options if o.label == gold), "") for options, gold in pairs]
    return texts if all(texts) else ()


def _clauses(text: str) -> Iterator[str]:
    for match in _CLAUSES.finditer(text):
        if match[0].strip():
            yield match[0].strip()


def _is_demand(clause: str) -> bool:
    is_short = (len(clause) <= _NEAR and clause[:1] in "(（") or clause.endswith((":", "："))
    return (is_short or _DEMANDS.search(clause) is not None) and not _SPEAKS_OF_ROWS.search(clause)


def _is_of_a_text(clause: str, text: str) -> bool:
    """Say whether a clause is the cue of a text of the row's, `In figures:`, and not the last."""
    is_cue = clause.endswith((":", "：")) and not any(sign in clause for sign in "(（,，")
    return is_cue and not text.rstrip().endswith(clause)


def _is_negated(clause: str, at: int) -> bool:
    return _NEGATED.search(clause[max(0, at - _NEAR) : at]) is not None


def _named(clause: str, answers: Sequence[str], golds: Sequence[str]) -> bool:
    """Say whether a clause asks for a form that no answer has, nor what is read from it, or forbids
    one that all have."""
    for form in NAMED:
        for match in form.named.finditer(clause):
            concerned = [answer for answer in answers if form.concerns(answer)]
            if len(concerned) < max(_FEWEST_CONCERNED, len(answers) / 2):
                continue
            having = sum(map(form.has, concerned))
            read = sum(map(form.has, golds))
            if _AT_MOST.search(clause[: match.start()]):
                continue
            is_negated = _is_negated(clause, match.start())
            behind = clause[match.end() :]
            if _AT_TIMES.search(behind[:_SOON]) or _TAKEN_BACK.search(behind):
                continue
            if is_converted(clause, match) or is_beside(clause, match.start()):
                continue
            if (
                is_negated
                and form.ways != "asked"
                and having >= _MOST_OF * len(concerned)
                and (read or not _are_longer(answers, golds))
            ):
                return True
            if (
                not is_negated
                and form.ways != "forbidden"
                and max(having, read) <= (1 - _MOST_OF) * len(concerned)
            ):
                return True
    return False


def _are_longer(answers: Sequence[str], golds: Sequence[str]) -> bool:
    """Say whether most answers have steps before what is read of them: then what is forbidden may
    be of the last word alone."""
    pairs = zip(answers, golds, strict=True)
    return 2 * sum(len(answer) > len(gold) + _ROOM for answer, gold in pairs) > len(answers)


def _counted(clause: str, answers: Sequence[str]) -> bool:
    """Say whether a clause asks for an exact number of words, letters, items or sentences, which
    nearly all answers have not."""
    match = _COUNTED.search(clause)
    if match is None or _is_negated(clause, match.start()) or OF_THOUGHTS.search(clause):
        return False
    if _OF_A_CHOICE.search(clause[: match.start()]) or _ARE_THERE.search(clause[: match.start()]):
        return False
    around = clause[max(0, match.start() - _NEAR // 2) : match.end() + _NEAR // 4]
    groups = match.groupdict()
    said = next(
        (groups[key] for key in ("n", "n2", "n3", "n4", "n5", "n6", "n7") if groups[key]), "1"
    )
    wanted = 1 if said.casefold() == "single" else as_number(said)
    is_bound = _LEAST_OR_MOST.search(around) is not None
    if groups["most"] or (groups["han"] and wanted > _FEW_SIGNS and not is_bound):
        return sum(len(_han(answer)) > wanted for answer in answers) >= _MOST_OF * len(answers)
    if is_bound or not wanted or (match["han"] and _HOLDS.search(clause)):
        return False
    counts = [_count(answer, match) for answer in answers]
    return sum(count != wanted for count in counts) >= _MOST_OF * len(counts) and not (
        groups["item"] and all(count == 1 for count in counts)
    )


def _count(answer: str, match: re.Match[str]) -> int:
    if match["word"]:
        return len(answer.split())
    if match["letter"]:
        return sum(map(str.isalpha, answer))
    if match["item"]:
        return len([part for part in _ITEMS.split(answer.strip(" .。")) if part.strip()])
    if match["sentence"] or match["ju"]:
        return max(1, len(_ENDS.findall(answer)))
    return len(_han(answer))


def _judged(clause: str, answers: Sequence[str]) -> bool:
    """Say whether a clause names two verdicts, `true or false`, and no answer begins with one."""
    match = _VERDICTS.search(clause)
    if match is None or _is_negated(clause, match.start()) or any(map(label_in, answers)):
        return False
    if _THIRD.match(clause[match.end() :]):
        return False
    named = {match["yes"].casefold(), match["no"].casefold()}
    are_within = all(_WITHIN.match(answer) for answer in answers)  # values of an object
    if are_within or any(_begins_with(answer, named) for answer in answers):
        return False
    return not any(bare(answer).endswith(tuple(named)) for answer in answers)  # behind reasons


def _without(clause: str, answers: Sequence[str]) -> bool:
    """Say whether a clause gives a text that answers begin or end with, or have, and none has."""
    match = _TOKENS.search(clause)
    if match is None or _is_negated(clause, match.start()) or _AT_TIMES.search(clause):
        return False
    if banned := match["banned"]:
        return all(re.search(rf"(?i)\b{banned}\b", answer) for answer in answers)
    name, said = next((key, text) for key, text in match.groupdict().items() if text)
    said = said.casefold()
    folded = [answer.casefold().lstrip("\"'“‘「") for answer in answers]
    if name.startswith("first"):
        return len(said) > 1 and not any(answer.startswith(said) for answer in folded)
    if name.startswith("last"):
        return not any(answer.rstrip(".。\"'”").endswith(said.rstrip(".。")) for answer in folded)
    return not any(said in answer for answer in folded)


def _begins_with(answer: str, named: Collection[str]) -> bool:
    text = answer.strip(_QUOTES).casefold()
    words = text.split()
    return bool(words and words[0].strip(_QUOTES) in named) or any(
        not word.isascii() and text.startswith(word) for word in named
    )


def _han(text: str) -> str:
    return "".join(sign for sign in text if sign.isalnum())


def _shaped(clause: str, answers: Sequence[str]) -> bool:
    """Say whether a clause shows by an example what an answer looks like, and none looks so: `like
    1h 30m`. Only signs and digits tell a shape, words do not."""
    for match in _EXAMPLE.finditer(clause):
        example = match["example"] or match["han"]
        parts = (part for pair in _PAIRED.split(example) for part in _ALTERNATIVES.split(pair))
        shapes = [_shape(part) for part in parts if part.strip()]
        if not any(map(_tells, shapes)) or "ISO" in example:
            continue
        if {*map(str.strip, _JOINTS.split(example))} & {*answers}:
            continue  # `such as yes/no/maybe`: these are several answers
        if _is_negated(clause, match.start()):
            continue
        has_digits = any(map(str.isdigit, example))
        own = [answer for answer in answers if not has_digits or any(map(str.isdigit, answer))]
        seen = [_shape(answer) for answer in own]
        is_seen = any(s in each if _tells(s) else s == each for s in shapes for each in seen)
        if len(own) >= _FEWEST_DOCS and not is_seen:
            return True
    return False


def _shape(text: str) -> str:
    bare = re.sub(r"[^\W\d_]+", "a", re.sub(r"\d+(?:[.,]\d+)?", "0", text.strip(" .。\"'")))
    return re.sub(r"a(?:[ '’-]a)+", "a", bare)


def _tells(shape: str) -> bool:
    has_figures = shape not in ("0", "a", "") and "0" in shape
    return has_figures or shape[:1] in "[(<{" or _IN_A_ROW.fullmatch(shape) is not None
