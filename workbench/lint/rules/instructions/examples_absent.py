"""A prompt that sends its reader to examples, `Decide as in the examples above`, and shows none.
The rule `few-shot/other-count` says so."""

from __future__ import annotations

import re

from workbench.io.han import compiled
from workbench.lint.rules.examples.on_one_line import line_pairs
from workbench.lint.rules.instructions.heard import (
    Said,
    before_in_sentence,
    behind_in_sentence,
)
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_ABOVE = {
    "examples|samples|demonstrations": r"above|before|preceding|previous|shown|given",
    "Beispielen?|Mustern?": r"oben|oberen|obigen|vorigen|vorherigen|vorangehenden|gezeigten",
    "exemples": r"ci-dessus|précédents|plus haut|donnés",
    "ejemplos": r"de arriba|anteriores|dados|mostrados|previos",
    "esempi": r"(?:qui )?sopra|precedenti|dati|mostrati",
    "exemplos": r"acima|anteriores|dados|mostrados",
    "voorbeelden": r"hierboven|bovenstaande|voorgaande|gegeven",
    "przykład(?:y|ach|ów|ami)": r"powyżej|powyższ\w+|podan\w+",
    "пример(?:ах|ы|ам|ов|ами)": r"выше|приведенн\w+|приведённ\w+|предыдущ\w+|данн\w+",
}
"""What examples are called in a language, and what points back to them beside it."""

_BESIDE = "|".join(
    rf"\b(?:{noun})\b[ ,](?:\w+ ){{0,2}}?(?:{words})\b|\b(?:{words}) (?:\w+ )?(?:{noun})\b"
    for noun, words in _ABOVE.items()
)
_REFERRED = compiled(
    rf"{_BESIDE}"
    r"|(?:上面|上述|以上|前面)的?[^，。\n]{0,4}?(?:示例|例子|范例|样例|例题|例句)"
    r"|(?:上|前|上記|前記|これまで)の[^、。\n]{0,4}?(?:例|例題|例文)(?=[のにをとでから])"
    r"|위의? (?:\S+ )?(?:예시|예제|보기)|앞의 (?:예시|예제)"
    r"|الأمثلة (?:أعلاه|السابقة|المذكورة)",
    re.IGNORECASE,
)
_NONE = compiled(
    r"\b(?:no|not|without|none|keine?n?|ohne|sans|aucune?|pas|sin|ning\w+|senza|sem|nenhum|bez|нет|без"
    r"|geen|zonder)\b|没有|不|无|無|なし|ない|없",
    re.IGNORECASE,
)
_SPOKEN_OF = compiled(
    r"example|sample|demonstration|beispiel|muster|exemple|ejemplo|esempi|exemplo|voorbeeld|przykład"
    r"|пример|示例|例|예|أمثلة",
    re.IGNORECASE,
)
_MOST_LINES = 8
"""A prompt of more lines may show examples in a way of its own."""


def examples_absent(subject: Subject) -> Said | None:
    """Return what all prompts say of examples that stand before the question, where none does: no
    shot, no worked example of any make, and no other word of examples, which may be their
    heading."""
    items = subject.rendered
    if not items or subject.settings.num_fewshot or subject.shown_to(items[0]):
        return None
    text = own_text(subject)
    match = _REFERRED.search(text)
    if match is None or len(_SPOKEN_OF.findall(text)) > len(_SPOKEN_OF.findall(match[0])):
        return None
    if _NONE.search(f"{before_in_sentence(match)}{match[0]}{behind_in_sentence(match)}"):
        return None
    item = items[0]
    lines = [line for line in item.example.input.split("\n") if line.strip()]
    worked = max(len(subject.blocks_of(item)), len(subject.paragraphs_of(item))) > 1
    if worked or subject.samples.worked or subject.samples.pairs or line_pairs(subject):
        return None
    if len(lines) > _MOST_LINES or any(_SPOKEN_OF.search(str(name)) for name in item.doc.data):
        return None
    return match[0], say("the prompt speaks of {said}, and shows {n}", said=match[0], n=0)
