"""What a prompt says of what stands where in it: a text above or below, texts by their names, a cue
by its words, people who talk, how many lines or gaps there are, that there is no example. The rule
`few-shot/other-form` says so.

All is compared with the rendered prompts, and told where nearly all docs speak against it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.gaps import count_of_gaps
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    Said,
    before_in_sentence,
    behind_in_sentence,
    is_nearly_all,
    said_everywhere,
    shown_texts,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_LOOKED_AT = 40
_SHORT = 40
_SOME = 0.3

_TEXT = (
    "texts?|messages?|reviews?|sentences?|passages?|articles?|tweets?|posts?|comments?"
    "|dialogues?|documents?|headlines?|e-?mails?|poems?|stories|story|paragraphs?|reports?"
    "|complaints?|tickets?|letters?|statements?|claims?|utterances?|quer(?:y|ies)|tables?|notes?"
    "|conversations?|chats?|abstracts?|programs?|snippets?|recipes?|contracts?|excerpts?|notices?"
)
_HAN_TEXT = (
    "文本|短文|文章|评论|句子|新闻|标题|对话|段落|材料|邮件|短信|留言|帖子|微博|投诉|诗|语句|消息"
    "|表格|程序|代码|摘要|公告|通知"
)
_BELOW = compiled(
    rf"\b(?:the|this|each|every|these) following (?:[a-z]+ )?(?:{_TEXT})\b"
    rf"|\b(?:the|this|each|these) (?:[a-z]+ )?(?:{_TEXT}) (?:given |shown |printed "
    rf"|quoted )?below\b"
    rf"|(?:下面|以下|下列|如下)(?:的|这)?一?[则条篇段句个份张]?(?:{_HAN_TEXT})",
    re.IGNORECASE,
)
_ABOVE = compiled(
    rf"\b(?:the|this|each|these) (?:above|preceding|foregoing) (?:[a-z]+ )?(?:{_TEXT})\b"
    rf"|\b(?:the|this|each|these) (?:[a-z]+ )?(?:{_TEXT}) (?:given |shown |printed "
    rf"|quoted )?above\b"
    rf"|(?:上面|以上|上述|上文)的?这?一?[则条篇段句个份张]?(?:{_HAN_TEXT})",
    re.IGNORECASE,
)


def standing_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what a prompt says of its own parts, and nearly none has it so."""
    items = subject.some(_LOOKED_AT)
    texts = [simplified(text) for text in texts_of(subject)]
    if len(items) < FEWEST_DOCS or not texts or subject.is_uniform:
        return
    for find in (_of_place, _of_names, _of_cues, _of_none, _of_people, _of_lines, _of_gaps):
        if found := next(find(subject, items, texts), None):
            yield found
            return


def _own(item: Rendered) -> str:
    return simplified(item.example.input)


def _of_place(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield a text that is said to stand below, or above, of words behind or before which nothing
    of any row stands."""
    for pattern, is_below in ((_BELOW, True), (_ABOVE, False)):
        for match in said_everywhere(texts, pattern):
            if is_below and match[0] in simplified(subject.settings.description):
                continue  # whatever is shown stands below a description
            if is_below and re.search(r"\A\s*[:：]", behind_in_sentence(match)):
                continue
            lacking = sum(_lacks_beside(item, match[0], is_below=is_below) for item in items)
            if is_nearly_all(lacking, len(items)):
                where = say("below") if is_below else say("above")
                yield (
                    match[0],
                    say(
                        "the prompt says {words!r}, and no text of the row stands {where}",
                        words=match[0],
                        where=where,
                    ),
                )
                return


def _lacks_beside(item: Rendered, words: str, *, is_below: bool) -> bool:
    """Say whether a row's texts stand all on the other side of some words in its input."""
    own = _own(item)
    places = [own.find(simplified(text)) for text in shown_texts(item)]
    if not places or -1 in places:
        return False
    place = own.find(words)
    if is_below:
        rest = own[place + len(words) :] if place >= 0 else ""
        line = re.split(r"[.?!。？！\n]", rest, maxsplit=1)[-1].strip() if rest else ""
        is_cue = len(line) <= _SHORT and line.count("\n") < 2
        return place >= 0 and is_cue and all(each < place for each in places)
    before = own[: max(place, 0)].strip()
    is_first = place < 0 or not re.search(r"\n\s*\S[\s\S]*\n", before)
    return is_first and all(each > place for each in places) and len(before) < 4 * _SHORT


_NOUN = "sentence|text|passage|document|statement|response|review|article|paragraph|message"
_HAN_NOUN = "句子|文本|段落|文章|陈述|回答|评论"
_NAMED = compiled(
    rf"\b(?P<noun>{_NOUN})s? (?P<mark>[AB12])\b(?=[^\d:.)\]】])"
    rf"|(?P<han>{_HAN_NOUN})\s?(?P<sign>[AB12甲乙一二])(?![:：)\w])",
    re.IGNORECASE,
)


def _of_names(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield the names of two texts, `Sentence A` and `Sentence B`, that stand above none."""
    said = list(said_everywhere(texts, _NAMED))
    marks = {(match["mark"] or match["sign"]).upper() for match in said}
    pairs = ({"A", "B"}, {"1", "2"}, {"甲", "乙"}, {"一", "二"})
    nouns = {(match["noun"] or match["han"]).casefold() for match in said}
    if len(nouns) != 1 or marks not in pairs:
        return
    one, two = sorted(marks)
    # As a heading, a tag or a label of whatever kind.
    signs = rf"(?:{re.escape(one)}|{re.escape(two)})"
    labelled = re.compile(
        rf"^\W*(?:\w+[ _-]?)?{signs}\W*(?:[:：.)\]】>、]|$)|[(\[<【]{signs}[)\]>】]"
        r"|first|second|第[一二]",
        re.IGNORECASE | re.MULTILINE,
    )
    cues_of = [subject.cues(item.example.input) for item in items]
    told = [[cue for cue in cues if cue.content.strip()] for cues in cues_of]
    if any(map(labelled.search, map(_own, items))) or not all(len(cues) > 1 for cues in told):
        return
    if is_nearly_all(sum(len(shown_texts(item)) > 1 for item in items), len(items)):
        first = told[0]
        yield said[0][0], say("the prompt speaks of {words!r}, and its texts are called {names}",
                              words=said[0][0],
                              names=", ".join(cue.name for cue in first[:3]))  # fmt: skip


_CUE_SAID = compiled(
    r"[\"'“‘「『`](?P<cue>[^\W\d_][\w ]{0,24}[:：])[\"'”’」』`]",
)
_OF_OWN = compiled(
    r"\b(?:your|you|answer with|answer (?:begins|starts)|reply|respon\w+|output|return|write|begin"
    r"|start|end|finish|use|put|follow\w*|conclude|close)\b(?!s\b)|你|作答|输出|回答以|请用|写|以[“‘「\"]",
    re.IGNORECASE,
)
_TELLS = compiled(
    r"\b(?:after|behind|starts?|begins?|marked|under|following|preceded|introduced|given|stands?"
    r"|labell?ed|tagged|headed|next to|between|called)\b|之后|后面|开头|标(?:记|明|注)|在|为",
    re.IGNORECASE,
)


def _of_cues(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield the cue that a prompt quotes as what stands before something, and that is nowhere."""
    for match in said_everywhere(texts, _CUE_SAID):
        before, behind = before_in_sentence(match), behind_in_sentence(match)
        is_of_own = _OF_OWN.search(before) and not re.search(r"\b(?:starts|begins)\b", before)
        if is_of_own or not _TELLS.search(before[-_SHORT:] + " " + behind[:_SHORT]):
            continue
        cue = re.sub(r"\s", "", match["cue"]).rstrip(":：").casefold()
        form = re.compile(rf"{re.escape(cue)}[*\s]*[:：]", re.IGNORECASE)
        rest = (
            f"{_own(item)}\n{simplified(item.example.output)}".replace(match[0], " ")
            for item in items
        )
        if not any(form.search(re.sub(r"[ \t]", "", text)) for text in rest):
            yield match[0], say("the prompt speaks of the cue {words}, and no text has it",
                                words=match[0])  # fmt: skip
            return


_NO_SHOT = compiled(
    r"\bzero[- ]?shot\b|\bwithout (?:any )?(?:worked |solved )?(?:examples|demonstrations)\b"
    r"|\bno (?:worked |solved |further )?(?:examples|demonstrations)\b(?! (?:of|that|from))"
    r"|零样本|零示例|(?:没有|不给|不提供|无)(?:任何)?(?:示例|例子|范例|样例)(?![外的中])",
    re.IGNORECASE,
)


def _of_none(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield what says that no example is given, where each prompt has some."""
    if not all(item.shot_ids for item in items):
        return
    for match in said_everywhere(texts, _NO_SHOT):
        if not re.search(r"\b(?:write|give|use|answer|add)\b[^.]*\Z", before_in_sentence(match)):
            n = len(items[0].shot_ids)
            yield match[0], say("the prompt speaks of {said}, and shows {n}", said=match[0], n=n)
            return


_NAME = r"[A-Z][a-z]+(?: [A-Z][a-z]+)?"
_TALK = compiled(
    rf"\b(?:chat|conversation|dialogue?|talk|exchange|interview|call|messages|discussion|debate)s?"
    rf" (?:between|of|with) (?P<one>{_NAME}) (?:and|&) (?P<two>{_NAME})\b"
    rf"|\b(?P<here>{_NAME}) and (?P<there>{_NAME}) (?:are )?(?:talk|chat|speak|argue"
    rf"|discuss)(?:ing)?\b"
)
_HAN_TALK = compiled(
    r"(?P<one>[㐀-鿿]{2,4}?)[和与跟同](?P<two>[㐀-鿿]{2,4}?)(?:之间)?的(?:一段)?(?:对话|聊天|谈话|通话|交谈)"
)
_SPEAKER = exactly(r"^\W*(?P<name>[A-Z][a-z]{1,14}|[㐀-鿿]{2,4})[ ]?[:：][ \t]*\S", re.M)
_LEADS = "读看阅请在下以一段听据根这是"


def _of_people(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield the two people that are said to talk, where others do."""
    for pattern in (_TALK, _HAN_TALK):
        for match in said_everywhere(texts, pattern):
            names = [name.lstrip(_LEADS) for name in match.groups() if name]
            others = 0
            for item in items:
                rest = _own(item).replace(match[0], " ")
                said = list(_SPEAKER.findall(rest))
                is_other = len(said) > 1 and not any(name in rest for name in names)
                others += is_other and not any(name in names for name in said)
            if all(names) and is_nearly_all(others, len(items)):
                yield match[0], say("the prompt says {words!r}, and others speak: {names}",
                                    words=match[0],
                                    names=", ".join(dict.fromkeys(said)))  # fmt: skip
                return


_THINGS = (
    "sentences|facts|statements|texts|pieces|passages|options|answers|lines|items|points|words"
    "|examples|reviews|events|steps|clues|hints|rules|choices|candidates|headlines|paragraphs"
)
_ANNOUNCED = compiled(
    rf"^[^\n:：]{{0,40}}?\b(?P<n>{NUMBERS}) (?:[a-z]+ )?(?:{_THINGS})\b"
    r"[^\n:：.]{0,30}[:：][ \t]*$"
    rf"|^[^\n:：]{{0,20}}?(?P<han>{HAN})\s?[个条句段则项点件步][^\n:：。]{{0,12}}[:：][ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
_ITEM = exactly(r"[ \t]*(?:[-*•·–]|\(?(?:\d{1,2}|[A-Za-z])[.)、．:：])[ \t]*\S")


def _of_lines(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield how many things a line announces where another number of them is listed below it."""
    for match in said_everywhere(texts, _ANNOUNCED):
        if re.search(r"\b(?:up to|at most|at least|or more|to)\b|至多|最多|至少", match[0]):
            continue
        wanted = as_number(match["n"] or match["han"])
        if wanted == 1:  # one of those that are listed is asked for
            continue
        counts: list[int] = []
        for item in items:
            own = _own(item)
            place = own.find(match[0].strip())
            if place >= 0:
                counts.append(_listed(own[place + len(match[0].strip()) :]))
        others = [count for count in counts if count not in (0, wanted)]
        if len(counts) >= FEWEST_DOCS and len(others) >= max(2, _SOME * len(counts)):
            yield match[0].strip(), say("the prompt announces {said!r}, and {n} are listed",
                                        said=match[0].strip(), n=others[0])  # fmt: skip
            return


def _listed(text: str) -> int:
    """Count the items of a list with which a text begins."""
    count = 0
    for line in text.lstrip("\n").split("\n"):
        if not _ITEM.match(line):
            break
        count += 1
    return count


_GAPS = compiled(
    rf"\b(?:the )?(?P<n>{NUMBERS}|both|a single) (?:blanks?|gaps?|missing words?)\b"
    rf"|(?P<han>{HAN})\s?[个处](?:空格?|空白|空缺)",
    re.IGNORECASE,
)


def _of_gaps(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> Iterator[Said]:
    """Yield how many gaps are to be filled where the texts have another number of them."""
    for match in said_everywhere(texts, _GAPS):
        said = (match["n"] or match["han"]).casefold()
        wanted = {"both": 2, "a single": 1}.get(said) or as_number(said)
        counts = [max(map(count_of_gaps, shown_texts(item)), default=0) for item in items]
        others = [count for count in counts if count not in (0, wanted)]
        if wanted and is_nearly_all(len(others), len(counts)):
            yield match[0], say("the prompt speaks of {said}, and shows {n}",
                                said=match[0], n=others[0])  # fmt: skip
            return
