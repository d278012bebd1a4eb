"""The labels that a prompt names in a list, as sentences write it: `login, payment or damage`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.subject import Subject
from workbench.lint.truth import bare, is_scale, places_of
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_LOOKED_AT = 20
"""What a template names stands in all of so many docs."""

_MOST_LABELS = 12
_LONG = 3
_LONGEST = 20
_FEWEST_SIGNS = 4
_FEWEST_DOCS = 6
ASKS = compiled(
    r"\b(?:with|as|whether|labels?|answer|reply|respond|say|choose|classify|decide|judge|name|sort"
    r"|assign|categori[sz]e|tag|mark|pick|select|into|give|state|gib|nenn\w*|donne[rz]?|nomme[rz]?"
    r"|noem|geef|podaj|назов\w*"
    r"|antwort\w*|wähl\w*|entscheid\w*|ordne\w*|bestimm\w*|klassifizier\w*|sag\w?|ob"
    r"|répond\w*|choisi\w*|indique\w*|class\w*|détermin\w*|dites|dis|si"
    r"|respond\w*|eli[gj]\w*|clasific\w*|indica\w*|determin\w*|etiquet\w*|di (?:si|qué|cuál)"
    r"|classific\w*|identifi\w*|escolh\w*|diga|rispond\w*|scegli\w*|ответ\w*|выбер\w*|определ\w*"
    r"|укаж\w*|классифиц\w*|отнеси\w*|seç\w*|sınıflandır\w*|cevapla\w*|belirle\w*|yanıtla\w*"
    r"|wybierz\w*|odpowied\w*|sklasyfikuj\w*|określ\w*|oceń\w*|przypisz\w*|kies|antwoord\w*|bepaal"
    r"|classificeer|pilih\w*|jawab\w*|tentukan\w*|klasifikasikan|svara|välj|klassificera|avgör|bestäm"
    r"|phân loại|chọn|trả lời|xác định|هل|أجب|اختر|صنف|حدد)\b"
    r"|분류|선택|고르|답하|판단|판별|चुन|वर्गीकृत|उत्तर|判断|选择|回答|分类|分为|分成|归为|归入|選|答え|分類|判定",
    re.IGNORECASE,
)
_HEADS = compiled(
    r"(?:labels?|options|categories|classes|choices|topics|intents?|one of|choose from|类别|标签"
    r"|kategorien?|klassen|themen|eine[rsm]? (?:der|von)|catégories?|étiquettes?|thèmes?|l'une? des"
    r"|categorías?|etiquetas?|clases|temas|uno de|una de|ラベル|カテゴリー?|categorias?|rótulos?"
    r"|categorie|etichette|classi|категори\w+|метк\w+|классы|범주|레이블|카테고리|분류|الفئات|التصنيفات|nhãn"
    r"|danh mục|kategoriler|etiketler|etykiety|categorieën|kategori|श्रेणियाँ|श्रेणी|kategorier"
    r"|etiketter)"
    r"[^:：\n]{0,20}[:：]?\s*$",
    re.IGNORECASE,
)
AND_WORDS = ("and", "und", "et", "y", "e", "och", "en", "dan")
PARTS = compiled(
    rf",? (?:{'|'.join(OR_WORDS)}) |, (?:{'|'.join(AND_WORDS)}) | / |, |/|、|还是|或者|或"
    rf"|，|، "
    r"|または|もしくは|あるいは|或いは|또는|혹은|[」』”'’\"»]\s*(?:か|と|や|및|와|과|이나|나|of)?\s*[「『“‘'\"«]"
)
ENDS_OF_SENTENCES = exactly(r"[.。?？؟!！:：\n]")
_IN_BRACKETS = compiled(
    r"[(（](?!(?:e\.g|i\.e|such as|like|for example|z\.\s?B|par ex|por ej|例如|如|比如))"
    r"[^()（）…]{3,120}[)）]\s*$"
    r"(?<!etc\))(?<!etc\.\))(?<!等）)(?<!usw\.\))",
    re.IGNORECASE,
)
"""A list behind the name of what is asked for: `Topic (sport, trade or health):`."""

_GLOSS = exactly(r"\s*[(（][^()（）\n]{2,60}[)）]")
_OF_LIST = compiled(
    r"[ \t]*(?P<mark>[-*•·–]\s+|\(?\w[.)]\s+)(?P<label>[^\n:：=(（–—]{2,40}?)\s*"
    r"(?:[:：=(（–—]|\s-\s|[.;,]?$)"
    r"|(?P<meant>[^\s:：][^\n:：=(（–—]{1,19}?)\s*[:：][ \t]*\S"
)
"""A line of a list, behind a mark or with what the label means."""

_CUE_AT_END = exactly(r"(?:^|\n)[ \t]*([^\W\d_][^\W_]{1,19})[ \t]*[:：]\s*\Z")
_CORE = exactly(r"^[\s\W_]*(.*?)[\s\W_]*$", re.DOTALL)
_MOST_BESIDE = 4
_STEM = 5
"""Words that begin with so many letters alike may be forms of one."""

_HAN = compiled("[\u3400-\u9fff]")
_ALONE = r"(?<![\u3400-\u9fff]){0}|{0}(?![\u3400-\u9fff])|{0}(?=[或和还])|(?<=[或和]){0}"
_NO_SPACES = compiled("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\u0e00-\u0e7f]")
_QUOTES = str.maketrans("", "", "“”„‘’「」『』《》«»`*")
"""What stands around labels in a list: `“正面”或“负面”`."""

NO_LABELS = frozenset(
    {"not", "more", "less", "so", "none", "other", "fewer", "two", "the", "a", "an", "this", "that"}
)


def _last_cue(text: str) -> str:
    """Return the name of what a text ends by asking for: `queue` of `Queue:`."""
    match = _CUE_AT_END.search(text)
    return match[1].casefold() if match else ""


def sentences(text: str, cue: str = "") -> Iterator[tuple[str, bool]]:
    """Yield a text's sentences, with whether each asks for something, or says what there is of that
    for which the last cue asks: `Queues: billing, shipping` before `Queue:`."""
    for match in re.finditer(r"([^\n.。?？؟!！:：]+)([.。?？؟!！:：\n]?)", text):
        before = text[max(0, match.start() - 40) : match.start()].rpartition("\n")[2]
        asks = match[2] in ("?", "？", "؟") or ASKS.search(before + match[1]) is not None
        asks |= _IN_BRACKETS.search(match[1]) is not None
        head = before.strip().rstrip(":：").casefold()
        is_of_cue = (
            cue != ""
            and before.rstrip()[-1:] in (":", "：")
            and (
                head in (f"{cue}s", f"{cue}es", f"{cue[:-1]}ies")
                or (head != cue and head.endswith(cue))
            )
        )
        yield match[1], asks or is_of_cue or _HEADS.search(before) is not None


def listed_in(sentence: str, known: Collection[str], *, asks: bool) -> frozenset[str]:
    """Return the labels of a list in a sentence: words parted by commas, slashes or an "or", most
    of them known labels, or one of two or three single words."""
    parts = [_unquoted(part) for part in PARTS.split(sentence) if part.strip()]
    parts = [_with_its_and(part, known, sentence) for part in parts]
    if not asks or len(parts) < 2:
        return frozenset()
    ends = sorted(known, key=len, reverse=True)
    # A clause before the one that the list begins in: `Read it, and sort it into login or payment`.
    heads = [i for i, part in enumerate(parts[:-1]) if any(_ends_with(part, k) for k in ends)]
    if heads and parts[heads[0]] not in known:
        parts = parts[heads[0] :]
    first = next((k for k in ends if _ends_with(parts[0], k)), "")
    # What stands before a list belongs to the sentence: `Sort each into login, payment or damage`.
    first = first or (parts[0].split() or [""])[-1]
    last = next((k for k in ends if _begins_with(parts[-1], k)), parts[-1])
    named = [first, *parts[1:-1], last]
    hits = [part for part in named if part in known]
    others = [part for part in named if part not in known]
    is_list = 2 * len(hits) >= len(named) and len(hits) > 1
    are_words = all(" " not in part for part in others)
    is_near = any(is_misspelt(label, part) for part in others for label in known)
    is_list |= len(hits) == 1 and len(named) > 1 and are_words and (first in known or is_near)
    return frozenset(named) if is_list and not {*named} & NO_LABELS else frozenset()


def _with_its_and(part: str, known: Collection[str], sentence: str) -> str:
    """Return the label of a sentence that a part is the rest of, where a word of it means "and" in
    another language: `contra` of `en contra`."""
    wholes = (f"{word} {part}" for word in AND_WORDS if part not in known)
    return next((one for one in wholes if one in known and one in sentence.casefold()), part)


def _unquoted(part: str) -> str:
    return bare(part.translate(_QUOTES).strip("()[]（） "))


def is_listed(sentence: str, label: str) -> bool:
    """Say whether a sentence names a label beside others, whatever these are."""
    first, *others = [_unquoted(part) for part in PARTS.split(sentence)]
    return bool(others) and (
        _ends_with(first, label) or label in others[:-1] or _begins_with(others[-1], label)
    )


def is_misspelt(label: str, named: str) -> bool:
    """Say whether a word is another one but for a sign that is missing, too many or another, or
    two that are in the wrong order."""
    long, short = sorted((label, named), key=len, reverse=True)
    if len(short) < _FEWEST_SIGNS or long == short or len(long) > len(short) + 1:
        return False
    start = next((i for i, (a, b) in enumerate(zip(long, short, strict=False)) if a != b), -1)
    if start < 0:
        return True
    if len(long) > len(short):
        return long[start + 1 :] == short[start:]
    is_turned = long[start : start + 2] == short[start : start + 2][::-1]
    rest = start + (2 if is_turned else 1)
    return long[rest:] == short[rest:]


def _ends_with(text: str, label: str) -> bool:
    return text.endswith(label) and (not label.isascii() or not text[: -len(label)][-1:].isalnum())


def _begins_with(text: str, label: str) -> bool:
    return text.startswith(label) and (not label.isascii() or not text[len(label) :][:1].isalnum())


def constant_of(subject: Subject, item: Rendered) -> str:
    """Return a doc's description and input without the texts of its row."""
    text = item.example.input
    own = bare(subject.right_of(item))
    for value in item.doc.data.values():
        for part in value if isinstance(value, list | tuple) else (value,):
            if not isinstance(part, str) or len(part) <= _LONG:
                continue
            if bare(part) == own and len(own.split()) <= _LONG and len(own) <= _LONGEST:
                continue  # the template may list it as a label
            if " " not in part.strip() and len(part) <= _LONGEST and part in subject.told:
                continue  # a label that the template lists, whatever is right for the doc
            if " " in part.strip() or not part.isascii():  # one word may be a label
                text = text.replace(part, "\n")
    return f"{subject.settings.description}\n{text}"


def names_one(text: str, labels: Collection[str]) -> bool:
    """Say whether a text has one of the labels as a word."""
    folded = text.casefold()
    return any(
        _has_signs(label, folded)
        if not label.isascii()
        else _has_mark(label, folded)
        if not any(map(str.isalnum, label))
        else any(True for _ in places_of(label, folded))
        for label in labels
    )


def _has_mark(label: str, text: str) -> bool:
    """Say whether a text has a label of marks alone, behind a word of Chinese or a quote, too."""
    if any(True for _ in places_of(label, text)):
        return True
    behind = r"(?=[\s,.;，。；、)）」”\"']|\Z)"
    return re.search(rf"(?<=[\u3400-\u9fff「“\"']){re.escape(label)}{behind}", text) is not None


def _has_signs(label: str, text: str) -> bool:
    """Say whether a text has a label that is no word of Latin letters. One sign of Chinese, as `是`
    is, is no label within a word or a sentence."""
    if label not in text or len(label) > 1 or not _HAN.match(label):
        return label in text
    return re.search(_ALONE.format(re.escape(label)), text) is not None


def may_name(text: str, label: str) -> bool:
    """Say whether a text has a label as a word, with what Arabic writes before it, or in another
    form."""
    folded = text.casefold()
    if not any(map(str.isalnum, label)):
        return _has_mark(label, folded)
    if _NO_SPACES.search(label):
        return label in folded
    if len(label) > _STEM and label[:_STEM] in folded:
        return True
    return re.search(rf"(?<!\w)(?:ب|و|ال|بال)?{re.escape(label)}(?!\w)", folded) is not None


def is_alike(one: str, other: str) -> bool:
    """Say whether two words may be forms of one, as `positiva` and `positivo` are."""
    return min(len(one), len(other)) > _STEM and one[:_STEM] == other[:_STEM]


def texts_of(subject: Subject) -> Sequence[str]:
    """Return what some docs' prompts have besides their rows."""
    return [constant_of(subject, item) for item in subject.some(_LOOKED_AT)]


def lists_of(subject: Subject, texts: Sequence[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the sentences of all prompts that list labels, of which the answers are some, with
    these."""
    golds = list(subject.bare_rights)
    counts = Counter(golds)
    known = {gold for gold, count in counts.items() if count > 1 and not label_in(gold)}
    if not texts or not known or len(golds) < _FEWEST_DOCS or len(known) > _MOST_LABELS:
        return
    for sentence, asks in sentences(texts[0], _last_cue(texts[0])):
        said = listed_in(sentence, known, asks=asks)
        if not said and ("(" in sentence or "（" in sentence):
            said = listed_in(_GLOSS.sub("", sentence), known, asks=asks)
        if said and all(sentence in other for other in texts):
            yield sentence, said
    for line, said in _in_lines(texts[0], known):
        if all(line in other for other in texts):
            yield line, said


def _in_lines(text: str, known: Collection[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield lists with a label on each line, behind a mark or before what it means: `- ham: wanted
    mail`. What stands alone may be the answer of an example."""
    said: list[str] = []
    first = ""
    for line in (*text.split("\n"), ""):
        match = _OF_LIST.match(line)
        label = bare(match["label"] or match["meant"]) if match else ""
        if match and (label in known or (said and match["mark"])):
            first = first or line
            said.append(label)
            continue
        if len(said) > 1 and 2 * len({*known} & {*said}) >= len(said):
            yield first, frozenset(said)
        said, first = [], ""


def label_beside(gold: str, said: Collection[str]) -> str:
    """Return the one named label that an answer is but for marks around it or words beside it,
    `(anger)` and `login issue`; "" where it is named itself or is made of several."""
    own = bare(gold)
    if own in said:
        return ""
    match = _CORE.match(own)
    core = match[1] if match else own
    if core in said:
        return core
    words = re.findall(r"[^\W_]+", own)
    beside = [label for label in said if _is_beside(label, words)]
    return beside[0] if len(beside) == 1 else ""


def _is_beside(label: str, words: Sequence[str]) -> bool:
    own = re.findall(r"[^\W_]+", label)
    count = len(own)
    is_short = 0 < count < len(words) <= count + _MOST_BESIDE
    return is_short and own in (list(words[:count]), list(words[-count:]))


def names_ends(line: str, named: Collection[str]) -> bool:
    """Say whether a line has two labels as the ends of a scale: `from poor to excellent`."""
    if len(named) != 2:
        return False
    folded = line.casefold()
    one, other = sorted(named, key=folded.find)
    start, end = folded.find(one), folded.rfind(other)
    return is_scale(folded[:start], folded[start + len(one) : end])
