"""Words of a prompt whose opposite is meant: it asks for the first, and the field of the answers is
that of the last; for the cause in all docs, and half of the rows have the effect; its instruction
says first letters, and its cue last ones; it calls complaints thanks, or all reviews bad ones where
half of them are good. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.rules.choices.signed import AFFIRMED
from workbench.lint.rules.choices.verdicts import says_yes
from workbench.lint.rules.instructions.called import of_all_texts
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    Said,
    golds,
    has_word,
    is_nearly_all,
    said_everywhere,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import say

_LOOKED_AT = 40

PAIRS: tuple[tuple[str, str], ...] = (
    ("first earliest 最早 最先 第一个", "last latest 最晚 最后"),
    ("oldest 最老 最年长", "youngest newest 最年轻 最新"),
    ("largest biggest greatest highest maximum max most 最大 最高 最多 最大值",
     "smallest lowest least minimum min fewest 最小 最低 最少 最小值"),
    ("longest 最长", "shortest 最短"),
    ("best 最好 最佳", "worst 最差 最坏"),
    ("cause reason 原因 起因", "effect result consequence 结果 后果 影响"),
    ("synonym synonyms 同义词 近义词", "antonym antonyms opposite 反义词"),
    ("singular 单数", "plural 复数"),
    ("before predecessor 之前 上一句 前一句", "after successor 之后 下一句 后一句"),
    ("start beginning 开始 开头", "end ending 结束 结尾"),
    ("buyer customer 买方 买家 顾客", "seller 卖方 卖家"),
    ("winner 胜者 赢家", "loser 败者 输家"),
    ("advantage advantages pros 优点", "disadvantage disadvantages cons 缺点"),
    ("increase 增加", "decrease 减少"),
    ("departure 出发", "arrival 到达"),
    ("fact 事实", "opinion 观点 看法"),
)  # fmt: skip
"""Words that exclude each other where one of two is asked for."""

_RIGHT = (
    "right correct true fits follows matches consistent agrees supported 正确 符合 相符 属实 对的"
    " 一致 合适"
)
_WRONG = (
    "wrong incorrect false odd not contradicts violates unsupported except misleading lie fake"
    " 错误 错 不符 不正确 不符合 违反 不一致 不属于 不是 有误 不对 不 除 没有 哪项不 未"
)
_OF_NO = compiled(r"wrong|incorrect|false|fake|odd|lie|错|不符", re.IGNORECASE)
"""Fields of the one that is not right."""
_WORDS_OF_NAME = exactly(r"[A-Za-z]+|[㐀-鿿]+")


def _sides(pair: tuple[str, str]) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    one, other = (frozenset(words.split()) for words in pair)
    yield one, other
    yield other, one


def opposed(subject: Subject) -> Iterator[Said]:
    """Yield words of all prompts whose opposite the rows, or the prompt's own cue, have."""
    texts = [simplified(text).casefold() for text in texts_of(subject)]
    if len(subject.rendered) < FEWEST_DOCS or not texts or subject.is_uniform:
        return
    yield from _by_value(subject, texts)
    yield from _by_name(subject, texts)
    yield from _by_cue(texts)
    yield from _by_last_cue(texts)
    yield from _by_letter(subject)
    yield from of_all_texts(subject, texts)
    yield from _by_verdict(subject, texts)
    yield from _by_order(subject, texts)


def _by_value(subject: Subject, texts: Sequence[str]) -> Iterator[Said]:
    """Yield the one of two opposites that all prompts have, where a field of the rows says which of
    the two is meant, and no prompt says what it says."""
    for name in sorted(subject.fields):
        told = [item.doc.data.get(name) for item in subject.rendered]
        values = {simplified(v).casefold() for v in told if isinstance(v, str)}
        if len(values) != 2 or not all(isinstance(v, str) for v in told):
            continue
        if values <= {g.casefold() for g in golds(subject)}:
            continue  # that is what is asked
        for pair in PAIRS:
            for one, other in _sides(pair):
                if not (values & one and values & other):
                    continue
                own, theirs = (values & one).pop(), (values & other).pop()
                is_said = all(has_word(text, one) for text in texts)
                if is_said and not any(has_word(text, other) for text in texts):
                    yield (
                        own,
                        say(
                            "the prompt says {words!r} to all docs, and the field {name} of some"
                            " says {other!r}",
                            words=own,
                            name=name,
                            other=theirs,
                        ),
                    )
                    return


def _by_name(subject: Subject, texts: Sequence[str]) -> Iterator[Said]:
    """Yield what a prompt asks for where the field that the answers are made of has the opposite
    name, and the prompt never says that."""
    for name in sorted(subject.fields):
        parts = {part.casefold() for part in _WORDS_OF_NAME.findall(simplified(name))}
        sides = [(one, other) for pair in PAIRS for one, other in _sides(pair) if parts & one]
        if _OF_NO.search(name) and not name.casefold().startswith("is_"):
            sides.append((frozenset(_WRONG.split()), frozenset(_RIGHT.split())))
        if len(sides) != 1 or not _makes_golds(subject, name):
            continue
        own, other = sides[0]
        asked = _question_of(texts)
        longest_first = sorted(other, key=lambda word: (-len(word), word))
        said = next((word for word in longest_first if has_word(asked, {word})), "")
        if said and not any(has_word(text, own) for text in texts):
            yield (
                said,
                say(
                    "the prompt says {words!r}, and the answers are made of the field {name}",
                    words=said,
                    name=name,
                ),
            )
            return


def _question_of(texts: Sequence[str]) -> str:
    """Return the lines of a prompt without its row that ask, or else all of it."""
    asking = [line for line in texts[0].split("\n") if re.search(r"[?？]|哪|which|what|who", line)]
    return "\n".join(asking)


def _makes_golds(subject: Subject, name: str) -> bool:
    """Say whether a field's values and the golds go with each other one to one."""
    there: dict[str, set[str]] = defaultdict(set)
    back: dict[str, set[str]] = defaultdict(set)
    for item in subject.rendered:
        value, gold = str(item.doc.data.get(name)), subject.right_of(item).strip()
        there[value].add(gold)
        back[gold].add(value)
    is_alone = sum(
        all(str(item.doc.data.get(other)) == str(item.doc.data.get(name))
            for item in subject.rendered)
        for other in subject.fields
    ) == 1  # fmt: skip
    several = (*there.values(), *back.values())
    return is_alone and len(there) > 1 and all(len(each) == 1 for each in several)


_ORDINAL = (
    r"(?P<{0}>first|last|longest|shortest|largest|smallest|highest|lowest|earliest|latest|oldest"
    r"|youngest|best|worst)\s(?P<{1}>[a-z]+)"
)
_CUE = compiled(rf"^[ \t]*{_ORDINAL.format('side', 'noun')}s?[ \t]*[:：]", re.M)
_HAN_CUE = compiled(r"^[ \t]*(?P<side>[首末尾])(?P<noun>字母|字|词|句)[ \t]*[:：]", re.M)
_OTHER_END = {"首": "末尾", "末": "首", "尾": "首"}


def _by_cue(texts: Sequence[str]) -> Iterator[Said]:
    """Yield what an instruction says of the opposite of which the cue speaks: `first letters` above
    `Last letters:`."""
    for match in said_everywhere(texts, _CUE):
        noun = match["noun"].rstrip("s")
        rest = _CUE.sub("", texts[0])
        if re.search(rf"\b{match['side']}\b", rest):
            continue
        for pair in PAIRS:
            for own, other in _sides(pair):
                theirs = "|".join(word for word in other if word.isascii())
                said = re.search(rf"\b(?:{theirs})\s{noun}s?\b", rest)
                if match["side"] in own and said:
                    yield said[0], say("the prompt says {words!r}, and its cue is {cue!r}",
                                       words=said[0], cue=match[0].strip())  # fmt: skip
                    return
    for match in said_everywhere(texts, _HAN_CUE):
        rest = _HAN_CUE.sub("", texts[0])
        said = re.search(rf"[{_OTHER_END[match['side']]}]个?{match['noun']}", rest)
        if said and f"{match['side']}{match['noun']}" not in rest:
            yield said[0], say("the prompt says {words!r}, and its cue is {cue!r}",
                               words=said[0], cue=match[0].strip())  # fmt: skip
            return


_LAST_LINE = exactly(r"(?:\A|\n)[ \t]*(?P<cue>[^\n:：]{3,40})[ \t]*[:：][ \t]*\Z")
_FEWEST_LETTERS = 4
_OF_TIME = ("start starts begin begins beginning", "end ends ending")
"""What a lease or a talk does at its ends."""


def _by_last_cue(texts: Sequence[str]) -> Iterator[Said]:
    """Yield what a question asks about a thing of whose opposite end the last cue speaks: `When
    does the lease begin?` above `End of lease:`."""
    match = _LAST_LINE.search(texts[0])
    if match is None:
        return
    cue = {*_WORDS_OF_NAME.findall(match["cue"])}
    rest = texts[0][: match.start()]
    lines = (line for line in rest.split("\n") if "?" in line)
    asked = [line for line in lines if all(line in text for text in texts)]
    things = [word for word in cue if len(word) >= _FEWEST_LETTERS and word.isascii()]
    pairs = (*PAIRS, _OF_TIME) if asked else ()
    for own, other in (sides for pair in pairs for sides in _sides(pair)):
        if not cue & own or has_word(rest, own) or cue & other:
            continue
        for line in asked:
            said = next((word for word in sorted(other) if has_word(line, {word})), "")
            if said and any(has_word(line, {thing}) for thing in things if thing not in own):
                yield said, say("the prompt says {words!r}, and its cue is {cue!r}",
                                words=said, cue=match["cue"])  # fmt: skip
                return


_LETTER = compiled(
    r"(?P<cue>(?P<first>\b(?:first|initial|starting) letter|\binitial\b|首字母|首字|第一个字母?)"
    r"|(?P<last>\b(?:last|final) letter|末字母|尾字母|末字|尾字|最后一个字母?))"
    r"(?: is|是|为)?[ \t]*[:：]?[ \t]*[\"“「]?(?P<sign>\w)(?!\w)",
    re.IGNORECASE,
)


def _by_letter(subject: Subject) -> Iterator[Said]:
    """Yield the cue of a first letter behind which the last one of the answer stands in all
    docs, or the other way round."""
    counts: Counter[str] = Counter()
    cue = ""
    items = subject.some(_LOOKED_AT)
    for item in items:
        match = _LETTER.search(simplified(item.example.input))
        gold = simplified(subject.right_of(item)).strip(" .。").casefold()
        if match is None or len(gold) < 2:
            return
        cue = match["cue"]
        first, last = (gold[0], gold[-1]) if match["first"] else (gold[-1], gold[0])
        sign = match["sign"].casefold()
        counts["own"] += sign == first
        counts["other"] += sign == last
    if is_nearly_all(counts["other"], len(items)) and 2 * counts["own"] < len(items):
        yield cue, say("behind {cue!r} stands the letter at the answer's other end", cue=cue)


_BREACH = compiled(
    r"违反|违背|违规|违禁|不符|\b(?:violat\w+|breach\w*|break\w* (?:the|this|a) rule|against the"
    r" rules?|contradict\w*"
    r"|differ\w*|forbidden|prohibited|not allowed|illegal|unsafe|disagree\w*)\b",
    re.IGNORECASE,
)
_KEPT = compiled(
    r"(?<!不)符合|遵守|合规|(?<!不)允许|一致|\b(?:compl(?:y|ies)|in line with|allowed|permitted"
    r"|follows?|obeys?"
    r"|consistent|agrees?|legal|same|safe|keeps? to)\b",
    re.IGNORECASE,
)


def _by_verdict(subject: Subject, texts: Sequence[str]) -> Iterator[Said]:
    """Yield a question after a breach to which yes is right where the row says that all is well, or
    the other way round: `ok`, and `does it violate the rule`."""
    items = subject.rendered
    said = [says_yes(subject.right_of(item)) for item in items]
    if None in said or len(set(said)) < 2:
        return
    asked = _question_of(texts)
    breach, kept = next(said_everywhere(texts, _BREACH), None), _KEPT.search(asked)
    if breach is None or kept or not _BREACH.search(asked):
        return
    for name in sorted(subject.fields):
        if simplified(name).casefold().removeprefix("is_") not in AFFIRMED - {"true", "correct"}:
            continue
        told = [item.doc.data.get(name) for item in items]
        if all(isinstance(one, bool) for one in told) and told == said:
            yield breach[0], say("the prompt says {words!r}, and the answers are made of the field"
                                 " {name}", words=breach[0], name=name)  # fmt: skip
            return


_FIRST_IS = compiled(
    r"(?:第一|首)(?:行|句|段|个)?(?:话)?(?:是|为)(?P<a>[㐀-鿿]{2,4})[，,；;、]\s?(?:而)?(?:第二"
    r"|后|接着|其次)(?:行|句|段|个)?(?:话)?"
    r"(?:是|为)(?P<b>[㐀-鿿]{2,4})"
    r"|\bfirst (?:line |sentence |text |comes )?(?:is |gives |has )?the (?P<c>\w+),? (?:and"
    r" )?(?:then|second|next|the second)"
    r" (?:line |sentence |text |comes )?(?:is |gives |has )?the (?P<d>\w+)"
    r"|\b(?:the|a) (?P<e>\w+) (?:is |are )?(?:is followed|comes before|stands above|precedes)(?:"
    r" by)? (?:the|a) (?P<f>\w+)",
    re.IGNORECASE,
)


def _by_order(subject: Subject, texts: Sequence[str]) -> Iterator[Said]:
    """Yield which of two texts is said to come first where their cues stand in the other order."""
    for match in said_everywhere(texts, _FIRST_IS):
        first, then = (said.casefold() for said in match.groups() if said)
        later = 0
        for item in subject.some(_LOOKED_AT):
            text = simplified(item.example.input).casefold().replace(match[0], " ")
            places = [
                match_of.start() if match_of else -1
                for match_of in (
                    re.search(rf"^\W*{re.escape(cue)}\w*\s?[:：]", text, re.M)
                    for cue in (first, then)
                )
            ]
            later += places[0] > places[1] >= 0
        if is_nearly_all(later, min(len(subject.rendered), _LOOKED_AT)):
            yield match[0], say("the prompt says {words!r}, and its cues stand in the other order",
                                words=match[0])  # fmt: skip
            return
