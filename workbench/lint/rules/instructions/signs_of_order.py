"""Answers that say an order by their signs, `whale > cat > ant`, where the prompt asks for the
order that the other sign says. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SIGNS = {">": compiled(r"\S ?[>＞≥] ?\S"), "<": compiled(r"\S ?[<＜≤] ?\S")}
_EITHER = frozenset("<>＜＞≤≥")
_OF_MARKUP = compiled(r"</?\w+>|->|=>|<-")
_LOW = (
    r"(?:smallest|lowest|least|fewest|shortest|lightest|youngest|slowest|cheapest|coldest|weakest"
    r"|low|small|few|little)"
)
_HIGH = (
    r"(?:largest|biggest|greatest|highest|most|longest|heaviest|oldest|fastest|dearest|tallest"
    r"|hottest|strongest|high|large|big|great|much|many)"
)
_UP = compiled(
    rf"\b{_LOW}(?: \w+)? to (?:the )?{_HIGH}\b|\b(?:ascending|increasing|rising)\b"
    r"|\b(?:vo[mn]|mit) (?:de[rmn] )?\w*(?:kleinst|niedrigst|wenigst|leichtest|kürzest)\w* "
    r"(?:zu[mr]?|bis|an)\b|\b(?:aufsteigend|steigend)\w*\b"
    r"|\bdu (?:plus petit|moins)\b[^.\n]{0,16}\bau (?:plus|moins)\b|\bcroissante?\b"
    r"|\bde (?:menor|menos) a (?:mayor|más)\b|\bascendentes?\b"
    r"|\bd[oa] (?:menor|menos)\b[^.\n]{0,12}\b(?:ao?|para o) (?:maior|mais)\b|\b(?:de)?crescente\b"
    r"(?<!decrescente)"
    r"|\bdal (?:più piccolo|minore|meno)\b[^.\n]{0,12}\bal (?:più|maggiore)\b"
    r"|\bот (?:меньш|сам\w+ маленьк|наименьш)\w+ (?:к|до)\b|\b(?:по )?возрастани\w+"
    r"|\bod najmniejsz\w+ do\b|\brosnąc\w+|\bvan (?:klein|laag|licht) naar\b|\boplopend\w*"
    r"|[从由從](?:小|低|少|短|轻|輕|弱|慢)[到至]|升序|昇順"
    r"|小さい(?:もの)?(?:から|順)|少ない順|低い順|오름차순|작은 (?:것부터|순)",
    re.IGNORECASE,
)
_DOWN = compiled(
    rf"\b{_HIGH}(?: \w+)? to (?:the )?{_LOW}\b|\b(?:descending|decreasing|falling)\b"
    r"|\b(?:vo[mn]|mit) (?:de[rmn] )?\w*(?:größt|groesst|höchst|meist|schwerst|längst)\w* "
    r"(?:zu[mr]?|bis|an)\b|\b(?:absteigend|fallend)\w*\b"
    r"|\bdu (?:plus (?:grand|gros|haut|long|lourd))\b[^.\n]{0,16}\bau (?:plus|moins)\b"
    r"|\bdécroissante?\b"
    r"|\bde (?:mayor|más) a (?:menor|menos)\b|\bdescendentes?\b"
    r"|\bd[oa] (?:maior|mais)\b[^.\n]{0,12}\b(?:ao?|para o) (?:menor|menos)\b|\bdecrescente\b"
    r"|\bdal (?:più grande|maggiore|più)\b[^.\n]{0,12}\bal (?:più piccolo|minore|meno)\b"
    r"|\bот (?:больш|сам\w+ больш|наибольш)\w+ (?:к|до)\b|\b(?:по )?убывани\w+"
    r"|\bod największ\w+ do\b|\bmalejąc\w+|\bvan (?:groot|hoog|zwaar) naar\b|\baflopend\w*"
    r"|[从由從](?:大|高|多|长|長|重|强|強|快)[到至]|降序|降順"
    r"|大きい(?:もの)?(?:から|順)|多い順|高い順|내림차순|큰 (?:것부터|순)",
    re.IGNORECASE,
)


def other_sign_of_order(subject: Subject) -> Iterator[Said]:
    """Yield the words that ask for an order from the least, where all answers have `>` between
    their items, or for one from the most, where they have `<`."""
    outputs = [item.example.output.strip() for item in subject.rendered]
    # Nearly all have to have one.
    if len(outputs) < _FEWEST_DOCS or _EITHER.isdisjoint("".join(outputs[:2])):
        return
    for sign, other, wrong, right in ((">", "<", _UP, _DOWN), ("<", ">", _DOWN, _UP)):
        has = sum(_has(sign, text) and not _has(other, text) for text in outputs)
        if has < _NEARLY_ALL * len(outputs):
            continue
        text = own_text(subject)
        match = wrong.search(text)
        if match and not right.search(text):
            yield (
                match[0],
                say("the prompt asks for the order {words!r}, and the answers have {sign} between"
                    " their items: {own}",
                    words=match[0], sign=sign, own=outputs[0][:40]),
            )  # fmt: skip
        return


def _has(sign: str, text: str) -> bool:
    return _SIGNS[sign].search(text) is not None and not _OF_MARKUP.search(text)
