"""Labels that are turned round in the code: the row's field says `same: true`, and the answer is
`different`. What they are called tells so, whatever the prompt asks. The rule `answer/gold-differs`
says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from workbench.io.han import simplified
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_PAIRS = (
    (
        "same equal equals identical match matches matching matched equivalent duplicate duplicates"
        " paraphrase gleich dasselbe identisch même identique igual mismo misma iguales idéntico"
        " uguale stesso одинаковые одинаково совпадает 相同 一样 同 一致 等价 等同 重复 同一 同じ",
        "different differs differ distinct mismatch unequal verschieden unterschiedlich anders"
        " différent différents distinto distinta distintos diferente diferentes diverso diversi"
        " разные различаются 不同 不一样 不一致 不等价 不重复 异 異なる 違う",
    ),
    ("safe sicher sûr seguro sicuro безопасно 安全",
     "unsafe dangerous unsicher dangereux peligroso pericoloso опасно 危险 不安全"),
    ("relevant pertinent relevante 相关 有关", "irrelevant unrelated unwichtig 无关 不相关"),
    ("spam junk 垃圾 垃圾邮件", "ham legit legitimate 正常 正常邮件"),
    ("urgent dringend urgente срочно 紧急 加急", "routine 普通 不紧急 非紧急"),
    ("toxic abusive offensive 有害 有毒 攻击性", "clean harmless inoffensive 无害 正常"),
    ("allowed permitted legal erlaubt autorisé permitido 允许 合法 合规 可以",
     "forbidden prohibited illegal banned verboten prohibido 禁止 违法 违规 不允许 不可以"),
    ("open opened offen 未关闭 营业", "closed shut geschlossen 已关闭 关闭"),
    ("passed pass bestanden 通过 合格 及格", "failed fail durchgefallen 未通过 不合格 不及格"),
    ("available verfügbar disponible 有货 可用", "unavailable sold_out 缺货 无货 不可用"),
)  # fmt: skip
"""What names a thing and what names its opposite, as a field or as a label."""


def _sides() -> Mapping[str, frozenset[tuple[int, bool]]]:
    """Return of which pairs each name is, and of which side."""
    found: dict[str, set[tuple[int, bool]]] = {}
    for place, pair in enumerate(_PAIRS):
        for words, is_first in zip(pair, (True, False), strict=True):
            for word in words.split():
                found.setdefault(word, set()).add((place, is_first))
    return {word: frozenset(sides) for word, sides in found.items()}


SIDES = _sides()
"""Of which pairs of opposites each word is, and whether of the first side."""


def turned_in_code(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose label is the opposite of what a field of true and false is called, where
    that is true, and the other way round where it is false, in all docs."""
    golds = subject.rights_by_id
    sides = {gold: SIDES.get(simplified(gold.casefold())) for gold in {*golds.values()}}
    if len(golds) < _FEWEST_DOCS or len(sides) != 2 or None in sides.values():
        return
    if any(
        all(item.doc.data.get(name) == golds[item.doc.id] for item in subject.rendered)
        for name in subject.fields
    ):
        return  # a field has the labels as they are
    for name in sorted(subject.fields - subject.code.fields_of_input):
        values = {item.doc.id: item.doc.data.get(name) for item in subject.rendered}
        own = SIDES.get(plain_field(name))
        if own is None or not all(isinstance(value, bool) for value in values.values()):
            continue
        for place, is_first in own:
            labels = {
                gold: is_label_first
                for gold, both in sides.items()
                for other, is_label_first in both or ()
                if other == place
            }
            if len(set(labels.values())) < 2:
                continue
            if all(labels[gold] is not (values[doc] is is_first) for doc, gold in golds.items()):
                yield from _hits(subject, name, golds)
                return


def _hits(subject: Subject, name: str, golds: Mapping[int, str]) -> Iterator[Hit]:
    for item in subject.rendered:
        yield Hit(
            say("the row says {own}, processed_output {gold!r}",
                own=f"{name}: {str(item.doc.data.get(name)).lower()}", gold=golds[item.doc.id]),
            say("Ask for what the field says, or turn the answers round."),
            item.doc.id,
            subject.code.line_of_output,
            about="turned field",
            severity="warning",
        )  # fmt: skip


def plain_field(name: str) -> str:
    """Return what a field is called without what says that it is one of true and false."""
    bare = simplified(name.casefold())
    return bare.removeprefix("is_").removeprefix("are_").removeprefix("是否").strip("_")
