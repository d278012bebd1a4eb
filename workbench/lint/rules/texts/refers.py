"""What a prompt's own text refers to and does not have: a table below, an appendix, a section of
its own, a rule of a number. The rule `text/no-question` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.counts import as_number
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.instructions.labels import names_one, texts_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say
from workbench.prompts.listing import label_in

_TABLE = (
    r"(?:tables?|charts?|grid|Tabelle|tableau|tabla|cuadro|tabela|quadro|tabella|tabel|таблиц\w+)"
)
_PLACE = (
    r"(?:below|above|unten|oben|ci-dessous|ci-dessus|abajo|arriba|de abajo|abaixo|acima|sotto|sopra"
    r"|hieronder|ниже|выше)"
)
_NEXT = (
    r"(?:following|folgende[nrs]?|suivante?s?|siguientes?|seguintes?|seguenti?|volgende"
    r"|следующ\w+)"
)
_SEE = r"(?:see|use|consult|siehe|vgl\.|voir|véase|ver|veja|vedi|zie|см\.)"
_TO_TABLES = compiled(
    rf"\b{_TABLE}\s(?:of\s(?:\w+\s){{1,3}}|\w+\s)?{_PLACE}\b|\b{_NEXT}\s{_TABLE}\b|\b{_TABLE}\s{_NEXT}\b"
    rf"|\b{_SEE}\s(?:the |die |le |la |a |o |de )?{_TABLE}\b"
    r"|(?:下面|以下|下列|上面|以上|后面|附)的?(?:表格?|对照表)(?![示达现述明面])|[下附]表(?![示达现述明面])"
    r"|(?:见|参见|参照|查)[^，。\n]{0,6}表格?(?![示达现述明面])|(?:下|次|以下|上)の表",
    re.IGNORECASE,
)
_ROWS = exactly(
    r"\|.*\|.*\n.*\|.*\||\t[^\t\n]+\n[^\n]*\t|\S[ ]{2,}\S[^\n]*\n[^\n]*\S[ ]{2,}\S|<table"
    r"|[─━┌│┃]|\\hline"
)
"""Two rows of a table one below the other."""

_LEGEND = exactly(
    r"(?:^[^\n=:：→–—-]{1,40}(?:[ ]?(?:=|→|->|:|：)[ ]?|[ ][–—-][ ])[^\n]+\n+){3}", re.MULTILINE
)
"""Three lines of a name and what belongs to it, which may be called a table."""

_BY_TABLE = compiled(
    rf"\b(?:by|using|according to|with the help of|consult|nach|gemäß|laut|selon|d['’]après|según"
    rf"|secondo|segundo|по|volgens)\s(?:the|der|le|la|o|a|de)\s?{_TABLE}(?![\w-])"
    r"(?!\s(?:of|for|in|that|des?|du|del|für|von|[“\"«])\b)"
    r"|(?:根据|按照?|依照|参照|对照|查)(?:该|此|这张)?(?:表格|对照表|密码表)(?![示达现述明面])",
    re.IGNORECASE,
)
"""What is done by a table, wherever that stands."""

_SINGLE_LINES = exactly(r"(?:[^\n|=:;,，；：]*[|=:;,，；：]){3}")
_TO_LABELS = compiled(
    r"\b(?:(?:list|labels|categories|classes|options|topics|choices|levels|codes) below"
    r"|(?:following|below) (?:list|labels|categories|classes|options|topics|choices))\b"
    r"|\b(?:Liste|Kategorien|Klassen) unten\b|\b(?:untenstehende\w*|folgende\w*)"
    r" (?:Liste|Kategorien)\b"
    r"|\b(?:liste|catégories|classes) ci-dessous\b|\b(?:lista|categorías) (?:de abajo|siguiente)\b"
    r"|(?:以下|下列|下面)的?(?:列表|清单|类别|标签|选项)(?:中|里|之中)",
    re.IGNORECASE,
)
"""What refers to a list of the labels behind it."""

_MOST_LABELS = 12
_ABOVE = compiled(r"above|oben|dessus|arriba|acima|sopra|выше|[以上]上|上[面表の]", re.IGNORECASE)
_BELOW = compiled(
    r"below|unten|dessous|abajo|abaixo|sotto|hieronder|ниже|下|附|" + _NEXT, re.IGNORECASE
)
_PART = (
    r"(?:appendix|annex|section|chapter|schedule|attachment|Anhang|Anlage|Abschnitt|Kapitel"
    r"|annexe|chapitre|anexo|apéndice|sección|apartado|capítulo|apêndice|seção|allegato|sezione"
    r"|capitolo|bijlage|hoofdstuk|приложени\w+|раздел\w*|rule|Regel|règle|regla|regra|regola"
    r"|table|Tabelle|tableau|tabla|tabela|tabella|таблиц\w+)"
)
_TO_PARTS = compiled(
    rf"\b(?P<part>{_PART})\s(?P<name>\d{{1,2}}(?:\.\d{{1,2}})?|[A-Z])(?![\w-])(?!\.\d)"
    r"|(?:见|参见|参照|参考|按照?|根据|依据|查)(?:下面|后面|上面)?的?"
    r"(?:(?P<han>附录|附件|附表|表|规则|原则|第)\s?(?P<number>[一二三四五六七八九十]{1,3}|\d{1,2}|[A-Z])?"
    r"(?P<unit>[节章条款点]|部分)?)",
    re.IGNORECASE,
)
_REFERS = compiled(
    r"(?:\b(?:see|use|consult|apply|under|per|in|to|from|by|as|and|or|with|siehe|vgl\.|nach|gemäß"
    r"|voir|selon|dans|véase|ver|según|en|veja|conforme|vedi|secondo|zie|volgens|см\.|по|в)"
    r"\s(?:the\s|also\s|auch\s|die\s|der\s|den\s|le\s|la\s|el\s|o\s|a\s|il\s|het\s|de\s)?"
    r"|l'|[(（]\s?)\Z",
    re.IGNORECASE,
)
"""What stands before the name of a part that is referred to."""

_OF_OTHERS = compiled(r"\s?(?:of|des?|du|del|della|do|da|van|из|к)\s|《", re.IGNORECASE)
"""What stands behind the name of a part of something else."""

_NAMED = compiled(
    r"\b(?:section|chapter|heading|list|table|box|appendix|Abschnitt|Kapitel|Tabelle|Liste"
    r"|rubrique|liste|sección|apartado|tabla|lista|seção|tabela|sezione|tabella|раздел\w*)\s"
    r"(?:called |headed |entitled |on |named )?[\"“«„](?P<title>[^\"”»“\n]{3,40})[\"”»“]"
    r"|(?:见|参见|参照)[“「《【](?P<han>[^”」》】\n]{2,20})[”」》】](?:一?[节章栏表]|部分)",
    re.IGNORECASE,
)
_LISTING = compiled(
    r"\b(?:the|this) (?:\w+ )?(?P<thing>glossary|log|dictionary|timetable|word ?list|vocabulary"
    r"|price list|inventory|ledger|catalogue?|bibliography|(?:conversation|chat|message|call|search"
    r"|browsing|order|purchase|medical) history) (?:below|above)\b"
    r"|\b(?:the|this) following (?:\w+ )?(?P<next>glossary|log|dictionary|timetable|word ?list"
    r"|vocabulary|price list|inventory|ledger|catalogue?|bibliography)\b"
    r"|(?:下面|以下|上面|下列)的?(?P<han>词汇表|术语表|日志|时刻表|价目表|清单|词典)",
    re.IGNORECASE,
)
"""What has several lines, wherever it stands."""

_HAN = "一二三四五六七八九十"
_BEHIND = 30


def refers_to_none(subject: Subject) -> Iterator[Hit]:
    """Yield hints on tables, sections and rules that the prompt's own text refers to, and that
    neither it nor a row has."""
    text = own_text(subject)
    found = next((words for find in _FINDERS for words in find(subject, text)), "")
    if not found:
        return
    yield on_own_text(
        subject,
        say("the prompt refers to {found!r}, and has no such part", found=found),
        say("Put it in, or take the reference out."),
        found,
        "refers",
    )


def _tables(subject: Subject, text: str) -> Iterator[str]:
    """Yield what refers to a table where the text has none: no rows, and no list of names and what
    belongs to them on that side of it."""
    match = _TO_TABLES.search(text)
    if match is None or _ROWS.search(text) or _has_rows(subject):
        return
    said = text[match.start() : match.end() + _BEHIND].partition("\n")[0]
    asked = _cue_lines(subject)
    before, behind = text[: match.start()], text[match.end() :]
    around = behind if _BELOW.search(said) else before if _ABOVE.search(said) else text
    lines = (line for line in around.split("\n") if not line.lstrip().startswith(asked))
    is_titled = re.search(rf"^\W*(?:{_TABLE}|表)\b", text, re.IGNORECASE | re.MULTILINE)
    if not is_titled and not _LEGEND.search("\n".join((*lines, ""))):
        yield match[0]


def _by_tables(subject: Subject, text: str) -> Iterator[str]:
    """Yield what is to be done by a table, where neither the text nor a row has lines of one, nor
    anything with several signs between parts, as a table on one line has."""
    match = _BY_TABLE.search(text)
    if match is None or _ROWS.search(text) or _LEGEND.search(f"{text}\n") or _has_rows(subject):
        return
    told = f"{text[: match.start()]}{text[match.end() :]}\n" + "\n".join(map(str, subject.fields))
    is_named = re.search(rf"(?<![^\W_])(?:{_TABLE}|表)", told, re.IGNORECASE) is not None
    texts = (value for item in subject.rendered[:1] for value in leaves_of(item.doc.data))
    if not is_named and not any(_SINGLE_LINES.search(value) for value in texts):
        yield match[0]


def _labels(subject: Subject, text: str) -> Iterator[str]:
    """Yield what refers to a list of labels behind it, where a few labels are right, and neither
    the text nor a row has any of them, nor a list."""
    match = _TO_LABELS.search(text)
    golds = Counter(subject.bare_rights) if match else Counter[str]()
    if match is None or not 2 <= len(golds) <= _MOST_LABELS or min(golds.values()) < 2:
        return
    own = texts_of(subject)[0]
    has_one = any(label_in(gold) or names_one(own, {gold}) for gold in golds)
    if not has_one and not any(subject.list_of(item).options for item in subject.rendered[:4]):
        yield match[0]


def _listings(subject: Subject, text: str) -> Iterator[str]:
    """Yield what refers to a glossary or a log where nothing else is called so, and neither the
    text nor a row has several lines of one make."""
    match = _LISTING.search(text)
    if match is None or _ROWS.search(text) or _LEGEND.search(f"{text}\n") or _has_rows(subject):
        return
    thing = next(thing for thing in match.groups() if thing).casefold()
    told = "\n".join((text, *map(str, subject.fields))).casefold()
    word = rf"\b{re.escape(thing)}\b" if thing.isascii() else thing
    if len(re.findall(word, told)) == 1 and not re.search(word, subject.rows_in_one.casefold()):
        yield match[0]


def _has_rows(subject: Subject) -> bool:
    """Say whether a row may bring a table: a list, a text of several lines, or one with bars."""
    item = next(iter(subject.rendered), None)
    values = item.doc.data.values() if item else ()
    return any(
        (isinstance(value, list | dict) and not _is_pair(value))
        or (isinstance(value, str) and any(map(value.__contains__, "\n|\t")))
        for value in values
    ) or (item is not None and _ROWS.search(item.example.input) is not None)


def _is_pair(value: Any) -> bool:
    """Say whether a list is one or two texts or numbers, as a range is, and no table."""
    is_short = isinstance(value, list) and len(value) <= 2
    return is_short and not any(isinstance(each, list | dict) for each in value)


def _cue_lines(subject: Subject) -> tuple[str, ...]:
    """Return what lines of worked examples begin with: the cues of what is asked."""
    items = subject.rendered[:1]
    cues = (cue for item in items for cue in subject.blocks_of(item)[-1].cues)
    return (*(cue.written.strip() for cue in cues), MASK)


def _parts(subject: Subject, text: str) -> Iterator[str]:
    """Yield what refers to a part by its number or its letter that no line begins with, nor a row
    speaks of."""
    for match in _TO_PARTS.finditer(text):
        word = match["part"] or match["han"]
        name = match["name"] or match["number"]
        is_meant = match["part"] is None or _REFERS.search(text[: match.start()])
        if not is_meant or not (name or (match["han"] or "").startswith("附")):
            continue
        if match["han"] == "第" and not match["unit"]:
            continue
        if _OF_OTHERS.match(text, match.end()) or word.casefold() in subject.rows_in_one.casefold():
            continue
        if not _begins_a_line(text, word, name or "", match):
            yield match[0]


def _begins_a_line(text: str, word: str, name: str, match: re.Match[str]) -> bool:
    """Say whether a line, other than that of a reference, begins with the name of a part."""
    number = as_number(name) if name and not name.isascii() else name
    names = {str(number), name} | {
        _HAN[number - 1] for number in (_int(str(number)),) if 0 < number <= 10
    }
    written = "|".join(sorted((re.escape(one) for one in names if one), key=len)[::-1])
    if not written:
        return re.search(rf"^[^\w\n]*{re.escape(word)}", text, re.MULTILINE) is not None
    is_table = match["part"] is not None and re.fullmatch(_TABLE, word, re.IGNORECASE)
    head = (
        rf"{_TABLE}\.?[ ]?[^\w\n]*"
        if is_table
        else (
            r"(?:[^\W\d_]{1,12}\.?[ ]?)?[^\w\n]*"
            if match["part"]
            else r"第?[^\w\n]*(?:[^\W\d_]{1,4})?\s?"
        )
    )
    begins = compiled(rf"^[^\w\n]*{head}(?:{written})(?!\w|\.\d)", re.IGNORECASE | re.MULTILINE)
    return any(not one.start() <= match.start() < one.end() for one in begins.finditer(text))


def _int(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _titles(subject: Subject, text: str) -> Iterator[str]:
    """Yield what refers to a part by its title, which stands nowhere else."""
    folded = text.casefold()
    for match in _NAMED.finditer(text):
        title = (match["title"] or match["han"]).strip().casefold()
        if folded.count(title) < 2 and title not in subject.rows_in_one.casefold():
            yield match[0]


_FINDERS = (_tables, _by_tables, _labels, _listings, _parts, _titles)
