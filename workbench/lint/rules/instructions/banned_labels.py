"""A label that is right for several docs, and that a prompt forbids whatever the case, or says to
be out of use: `Never answer refer`, `The level "urgent" is no longer used`. The rule
`answer/other-names` says so, in a hint."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.headed import heads_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import quoted, say

_FEWEST = 2
_MOST_LABELS = 40
_NEVER = (
    r"(?:\b(?:never|do not ever|nigdy nie|niemals|nie wieder|ne\s\w+\sjamais|jamais|nunca|mai"
    r"|никогда не)\b|绝不|从不|永远不|一律不|不得|切勿|禁止)"
)
_NOT_GIVE = (
    r"(?:\b(?:do not|don['’]t|must not|may not|should not|avoid)\s(?:ever\s)?(?:answer|reply"
    r"|respond|say|use|choose|pick|select|output|return|assign|give|write)(?:ing)?\b"
    r"|(?:请?不要|请勿|别|勿)(?:再)?(?:使用|选择?|回答|输出|填写?|标注))"
)
_OUT_OF_USE = (
    r"(?:\b(?:is|are|was|were|has been|have been)\s(?:now\s|since\s)?(?:no longer\s(?:in\suse|used"
    r"|allowed|valid|available|permitted|accepted|offered|an?\s(?:label|option|category|class|level))"
    r"|not\s(?:in use|(?:allowed|permitted|available|valid|used)\sany\s?more)|abolished"
    r"|withdrawn|discontinued|retired|deprecated|out of use)"
    r"|\bno longer exists?|\b(?:must|may|should|can)\s(?:not|never) be (?:used|chosen|assigned)"
    r"|\b(?:wird|ist) nicht mehr (?:verwendet|benutzt|vergeben|erlaubt|zulässig|gültig)"
    r"|\bwurde abgeschafft|\bentfällt"
    r"|\bn['’]est plus (?:utilisée?|valable|admise?|autorisée?|en usage)|\ba été supprimée?"
    r"|\bya no (?:se (?:usa|utiliza|admite)|es válid[oa])|\bha sido eliminad[oa]"
    r"|\bnon (?:si usa|è) più\b|\bnão (?:se usa|é usad[oa]|é válid[oa]) mais"
    r"|\bбольше не (?:использу\w+|применя\w+|действу\w+)|\bупразднен\w*|\bотмен[её]н\w*"
    r"|(?:已经?|现已)(?:停用|废止|废除|作废|停止使用|弃用)|不再(?:使用|采用|有效|存在)"
    r"|は(?:廃止|使用禁止|使わない|使わないで|使用しない|もう使)|은? 더 이상 사용)"
)
_SAYS_SO = compiled(f"{_NEVER}|{_NOT_GIVE}|{_OUT_OF_USE}", re.IGNORECASE)
_ON_CONDITION = compiled(
    r"\b(?:if|when|where|unless|until|before|after|because|only|without|for|than|just|alone|wenn"
    r"|falls|außer|ohne|si|sauf|sans|cuando|salvo|sin|sólo|solo|se|senza|jeśli|gdy|bez|если|когда"
    r"|без|кроме)\b|如果|若|除非|时|因为|仅|只|的话|而不|但|凡",
    re.IGNORECASE,
)
_BEGINS = compiled(
    r"\b(?:codes?|labels?|numbers?|ones)\s(?:that|which)\s(?:begins?|starts?)\swith\s(?:an?\s)?"
    r"[\"'“]?(?P<start>[A-Z0-9]{1,3})[\"'”]?\s(?:are|is|must)\s(?:never|not)\b",
    re.IGNORECASE,
)
_SENTENCE = exactly(r"[^\n.。!！;；?？]+")
_QUOTE = r"[\"'“”„«»「」『』`*]*"
_NOUN = r"(?:[ ]?[^\W\d_]{2,12}|[^\W\d_]{1,4})?"
"""What may stand between a label and what is said of it: `the green bin was`, `“发票”类已`."""


def banned_labels(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a label that the prompt bans, and several docs have."""
    golds = Counter(subject.rights)
    often = [gold for gold, count in golds.items() if count >= _FEWEST]
    if not 2 <= len(golds) <= _MOST_LABELS or not often or any(map(_SAYS_SO.search, golds)):
        return  # `Always, never or sometimes` forbids nothing
    heads, rest = heads_of(subject)
    found = _banned(often, rest if len(heads) > 1 else own_text(subject))
    if found is None:
        return
    label, words = found
    yield on_own_text(
        subject,
        say("the prompt forbids {label}, which is right for {n} docs: {words}",
            label=quoted(label), n=golds[label], words=shorten(words, 60)),
        say("Name the labels as the answers are written."),
        words,
        f"banned {words}",
    )  # fmt: skip


def _banned(often: Sequence[str], text: str) -> tuple[str, str] | None:
    """Return a label that a sentence bans in every case, and the sentence."""
    for match in _SENTENCE.finditer(text) if _SAYS_SO.search(text) or _BEGINS.search(text) else ():
        sentence = match[0].strip()
        begins = _BEGINS.search(sentence)
        rest = sentence.replace(begins[0], "") if begins else sentence
        if not begins and not _SAYS_SO.search(sentence):
            continue
        for gold in sorted(often, key=len, reverse=True):
            is_so = gold.startswith(begins["start"]) if begins else _bans(sentence, gold)
            if is_so and not _ON_CONDITION.search(rest.replace(gold, "")):
                return gold, sentence
    return None


def _bans(sentence: str, label: str) -> bool:
    """Say whether a label is the last thing that a part of a sentence says not to give, or whether
    a part of it begins with the label, and says that it is out of use."""
    if label.casefold() not in sentence.casefold() or (len(label) < 2 and label.isascii()):
        return False
    own = rf"{_QUOTE}{re.escape(label)}{_QUOTE}"
    word = rf"(?<![^\W_]){own}(?![^\W_])" if label.isascii() else own
    order = rf"(?i:{_NEVER}|{_NOT_GIVE})[^,，、]{{0,30}}?{word}\s*(?:\Z|[,，])"
    out = rf"(?i:(?:\A|[,，:：])[^,，:：、]{{0,16}}?{word}{_NOUN}\s?{_OUT_OF_USE})\s*(?:\Z|[,，])"
    return any(re.search(pattern, sentence) for pattern in (order, out))
