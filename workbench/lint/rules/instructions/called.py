"""A class that a prompt says all its texts are of, `these are complaints`, where answers are of its
opposite, too, or a field or a cue says that they are. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from workbench.io.han import compiled, simplified
from workbench.lint.rules.instructions.heard import Said, are_labels, golds, said_everywhere
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say

CONTENTS: Mapping[str, str] = {
    "negative": "差评 差評 负面评论 負面評論 投诉信? 投訴信? 抱怨 批评信 negative_reviews?"
    " bad_reviews? complaints?"
    " letters?_of_complaint unhappy_customers negative_comments?",
    "positive": "好评 好評 正面评论 正面評論 感谢信 感謝信 表扬信 表揚信 称赞信 稱讚信"
    " positive_reviews? good_reviews? letters?_of_praise"
    " thank[-_]you_(?:letters?|notes?) compliments? letters?_of_thanks happy_customers"
    " positive_comments?",
    "spam": "垃圾短信 垃圾邮件 spam spam_messages? spam_e-?mails?",
    "ham": "正常短信 正常邮件 legitimate_messages? legitimate_e-?mails? ham_messages?",
}
"""What all texts may be called, by the class that they then are of."""

_OPPOSITE = {"negative": "positive", "positive": "negative", "spam": "ham", "ham": "spam"}
_NAMES = {
    "negative": "negative neg bad 负面 消极 差评 负 0 投诉 投诉内容 complaint complaints",
    "positive": "positive pos good 正面 积极 好评 正 1 感谢 感谢信 praise compliment",
    "spam": "spam junk 垃圾短信 垃圾",
    "ham": "ham legit legitimate not_spam 正常短信 正常",
}
_CALLED = "|".join(word.replace("_", " ") for words in CONTENTS.values() for word in words.split())
_CALLS = compiled(
    r"(?:(?:以下|下面|下列|这些?)[^，。；\n]{0,3}(?:都|均|全)?(?:是|为)[^。；？?\n还或]{0,12}?"
    r"|\b(?:the following|these|below"
    r"|here|all of them|the \w+ below) (?:are|is)\s(?:all\s)?(?:\w+\s){0,3}?)"
    rf"(?P<what>{_CALLED})"
    r"(?!(?:\s?[（(][^（）()\n]{1,15}[）)])?(?:[\s,]*(?:or|and)\b|和|或|还是|与)|[\w-])",
    re.IGNORECASE,
)


def of_all_texts(subject: Subject, texts: Sequence[str]) -> Iterator[Said]:
    """Yield what calls all texts members of one class where the answers have its opposite, too, or
    a field or a cue calls them that."""
    for match in said_everywhere(texts, _CALLS):
        what = simplified(match["what"])
        called = next(
            key for key, words in CONTENTS.items()
            if any(re.fullmatch(w.replace("_", " "), what, re.I) for w in words.split())
        )  # fmt: skip
        other = _OPPOSITE[called]
        own_names, other_names = ({*_NAMES[key].split()} for key in (called, other))
        counts = golds(subject)
        both = are_labels(counts) and own_names & {*counts} and other_names & {*counts}
        fields = {simplified(f).casefold() for f in subject.fields if not is_of_answers(f)}
        cues = {c.strip(" \n:：") for c in re.findall(r"^[^\n:：]{1,12}[:：]", texts[0], re.M)}
        named = (fields | cues) & (other_names - {"0", "1", "good", "bad"})
        if both or named:
            yield match[0], say("the prompt calls all texts {words!r}, and some are the opposite",
                                words=match["what"])  # fmt: skip
            return
