"""Prompts that speak of a passage, a table or a picture, and do not show it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.gaps import SURE, gap
from workbench.lint.leaves import leaves_of
from workbench.lint.phrases_task import phrases_of_task
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.lint.truth import OPTION_LISTS, is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.8
_FEWEST_WORDS = 3
_FEWEST_PARTS = 3
_CELLS = exactly(r"[,;|\t]")
_QUESTION_WORDS = 25
_ASKS = ("?", "？", "؟", "か。", "吗。", "呢。")
_ENDS = compiled('[。！？]|\\w{3}[.!?]["”»)]?\\s+\\w')
"""What ends a sentence before the question, which may be its passage."""

_NOUN = (
    "passage|text|article|paragraph|table|dialogue|dialog|conversation|talk|story|document|context"
    "|code|program|image|picture|figure|chart|e-?mail|poem|abstract|excerpt|report"
)
_SPOKEN = compiled(
    rf"\b(?:read|look at|use|using|see|study|consult|based on|according to|given|refer to|with)\s"
    rf"(?:the|this|that|each)\s(?:following\s|given\s)?(?:{_NOUN})\b(?! of\b)"
    rf"|\bthe (?:following|above) (?:{_NOUN})\b|\bthe (?:{_NOUN}) (?:above|below)\b"
    r"|(?:阅读|根据|依据|按照|结合|参考|读|看)(?:下面|下列|以下|以上|上面|上述|给出|所给)?的?(?:这?[段篇首则张份])?(?:短文"
    r"|文章|材料|表格|对话|段落|图片|课文|资料|新闻|报道|诗歌|邮件|代码|程序|通知|图表|上文)"
    r"|\b(?:in|from|of|about|on) the (?:passage|article|dialogue|conversation|table|chart|poem"
    rf"|e-?mail|excerpt|abstract) (?:above|below)\b|{phrases_of_task('passage')}",
    re.IGNORECASE,
)
_NO_LINE = compiled(
    r"passage|article|table|dialogue|dialog|conversation|talk|document|code|program|chart|e-?mail"
    r"|poem|abstract|excerpt|report|paragraph|短文|文章|表|对话|段落|课文|新闻|报道|诗歌|邮件|代码|程序|通知",
    re.IGNORECASE,
)
"""What a sentence or two that end in a question are not, where the prompt calls them a question."""

_OF_SENTENCES = compiled(
    r"passage|article|dialogue|dialog|conversation|talk|document|abstract|excerpt|report|paragraph"
    r"|story|短文|文章|对话|段落|课文|新闻|报道|材料",
    re.IGNORECASE,
)
"""What no word or two is."""

_ASKED_CUE = compiled(
    r"(?:^|\n)\W*(?:question|problem|query|claim|statement|q|frage|aufgabe|pregunta|problema|domanda"
    r"|pergunta|问题|题目|问|题|说法|叙述|敘述|陈述|命题|質問|問題|問)\s?\d*\W{0,2}[:：]\W{0,3}\Z",
    re.IGNORECASE,
)
"""What stands before a text that is asked, and no passage."""

_CUED_WORDS = 40
_GAP = gap(*SURE, "empty")
_MOST_BESIDE = 300
"""In more than so many characters of the template there may be a passage."""

_CUED_SENTENCES = 3
_STOP = compiled(r"[。！？]|\w[.!?][\"”»)]?(?:\s|\Z)")
_TABLE = compiled(
    r"(?:根据|依据|按照|参照|参考|结合|对照|看|读|查看|观察|查)[下上右左]表|[下上右左]表(?:中|所示|为|是|列出|给出|显示)|"
    r"\b(?:the|this)\s(?:table|chart)\s(?:above|below)\b|\b(?:following|above)\s(?:table|chart)\b"
    r"|(?:下面|上面|下列|上述|以下|所给)的?(?:表格|图表|统计[表图])|如[上下]表"
    r"|(?:아래|다음|위)의?\s?표(?:를|에|의|와)|\btabel\w+ (?:poniżej|powyżej)\b|\b(?:poniższ"
    r"|powyższ)\w+ tabel\w+",
    re.IGNORECASE,
)
_IS_TABLE = exactly(
    r"[|\t｜]|<t[dr]\b|\n[^\n]*\d[^\n]*\n[^\n]*\d|(?:[^,\n]+,){2}[^,\n]*\n(?:[^,\n]+,){2}"
)
_OF_TABLES = compiled(r"table|rows?\b|records?\b|cells|header|grid|csv|chart|表", re.IGNORECASE)
_SEEN = (
    r"(?:picture|image|photo(?:graph)?|diagram|map|drawing|screenshot|video|(?:bar|pie|line) "
    r"(?:chart|graph))"
)
_PRINTED = (
    r"(?P<thing>picture|image|photo(?:graph)?|diagram|map|drawing|screenshot|video|score"
    r"|sheet music|stave|staff|sketch|cartoon|poster|recording|clip|audio)"
)
_PICTURE = compiled(
    rf"\b(?:the|this)\s{_SEEN}\s(?:above|below|shows)\b"
    rf"|\b(?:following|above)\s{_SEEN}\b|如[上下]?图|[上下]图|(?:下面|上面)的?图片"
    rf"|\b(?:look at|see|study|watch)\s(?:the|this)\s{_SEEN}\b"
    rf"|\b(?:the|this|each)\s{_PRINTED}\s(?:(?:that|which)\s(?:is|was)\s)?(?:printed|shown|reproduced"
    r"|pictured|drawn|played|attached|displayed|enclosed)(?:\s(?:above|below|beside|next to|before"
    r"|here|with)\b|(?=[.,;!?\n]))"
    rf"|\byou (?:are shown|see|are given)\s(?:an?|the|this)\s{_SEEN}\b"
    r"|\b(?:sieh\w*|betracht\w*|schau\w*|beacht\w*)\b[^.\n]{0,16}\b(?:Bild|Abbildung|Foto|Grafik"
    r"|Zeichnung|Skizze)\b|\bauf dem (?:Bild|Foto)\b"
    r"|\b(?:regarde\w*|observe\w*|examine\w*)\s(?:bien )?(?:l['’]|la |le |cette |ce )"
    r"(?:image|photo|figure|dessin|illustration|schéma)\b"
    r"|\b(?:mir[ae]|observ[ae]|fíj\w+ en|examin[ae]|mirad|observad)\w*\s(?:la |el |esta |este )"
    r"(?:imagen|foto|figura|dibujo|ilustración|gráfico)\b"
    r"|\b(?:observe|vej[ao]|olhe|analise|examine)\w*\s(?:para )?(?:a |o |esta |este )"
    r"(?:imagem|figura|foto|desenho|ilustração|gráfico)\b"
    r"|\b(?:guard[ai]|osserv[ai]|esamin[ai])\w*\s(?:bene )?(?:l['’]|la |il |questa |questo )"
    r"(?:immagine|figura|foto|disegno|illustrazione|grafico)\b"
    r"|\b(?:посмотри|рассмотри|взгляни|смотри)\w*\s(?:на )?(?:рисун|картин|изображени|фото|схем)\w*"
    r"|\b(?:bekijk|kijk naar)\s(?:de |het |deze |dit )(?:afbeelding|foto|figuur|plaatje|tekening)\b"
    r"|\b(?:spójrz na|obejrzyj|zobacz|przyjrzyj się|popatrz na)\s(?:rysun|obraz|zdjęci"
    r"|ilustracj)\w*"
    r"|\b(?:lihat|perhatikan|amati) gambar\b|\b(?:resme|görsele|şekle|fotoğrafa) bak"
    r"|(?:그림|사진|이미지)(?:을|를)\s?(?:보고|보며|참고)|(?:図|絵|写真|画像)を(?:見て|参照|参考|もとに)"
    r"|(?:请|試|试)?(?:看|观察|根据|依据|按照?)图(?:片|表)?(?:回答|作答|填空|选择|判断|，)",
    re.IGNORECASE,
)
_CODE = compiled(
    r"\b(?:read|look at|study|run|trace|use) (?:the|this) (?:following |above |given )?(?:code"
    r"|program"
    r"|script|snippet)\b|\b(?:of|in|does|by|from|given|explain|is) the (?:following|above) (?:code"
    r"|program"
    r"|script|snippet)\b"
    r"|\bthe (?:code|program|script|snippet) (?:above|below)\b"
    r"|(?:阅读|根据|看|运行|分析)(?:下面|下列|以下|上面|上述)的?(?:这?段)?(?:代码|程序)"
    r"|(?:下面|下列|以下|上面|上述)的?(?:这?段)?(?:代码|程序)的?(?:输出|运行|结果|会)",
    re.IGNORECASE,
)
_IS_CODE = exactly(r"[=(){};<>\[\]\\`]|\n|\b(?:print|def|return|let|var|push|pop|echo|mov)\b", re.I)
"""What any code has a sign of."""

_OF_PICTURES = compiled(
    r"ima?ge?|picture|photo|caption|diagram|map|figure|chart|video|graph|transcript|audio|abc"
    r"|notation|grid|图|描述",
    re.IGNORECASE,
)


def unshown_text(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose prompt speaks of a passage or a table, and shows nothing of the row but
    its question."""
    items = subject.rendered
    if subject.is_uniform or len(items) < _FEWEST_DOCS:
        return
    texts = texts_of(subject)
    spoken = said_in_all(texts, _SPOKEN)
    alone = [i for i in items if _is_question_alone(subject, i, spoken[0])] if spoken else []
    if len(alone) < _MOST_OF * len(items):
        spoken, alone = _of_a_picture(subject, texts), list(items)
    if spoken is None:
        return
    for item in alone:
        yield Hit(
            say("the prompt speaks of {words!r}, and shows the question alone", words=spoken[0]),
            say("Put the text of the row into the input, too."),
            item.doc.id,
            subject.code.line_with(spoken[0]) or subject.code.line_of_input,
            about="spoken",
        )


def _of_a_picture(subject: Subject, texts: Sequence[str]) -> re.Match[str] | None:
    """Return what speaks of a table or of a picture, where no row has one."""
    table, picture = said_in_all(texts, _TABLE), said_in_all(texts, _PICTURE)
    if table and not _has_tables(subject):
        return table
    if table := said_in_all(texts, _CODE):
        own = (" ".join(leaves_of(item.doc.data)) for item in subject.rendered)
        if not any(map(_IS_CODE.search, own)):
            return table
    has_fields = any(_OF_PICTURES.search(str(name)) for name in subject.fields)
    if picture is None or has_fields or "<im" in texts[0]:
        return None
    return (
        None if picture["thing"] and _may_be_text(subject, picture["thing"], texts[0]) else picture
    )


def _may_be_text(subject: Subject, thing: str, text: str) -> bool:
    """Say whether what is called a score or a sketch may be a text: it has a field or a cue, or
    rows have texts of several lines."""
    thing = thing.casefold()
    is_named = any(thing in str(name).casefold() for name in subject.fields)
    leaves = (leaf for item in subject.rendered[:4] for leaf in leaves_of(item.doc.data))
    return is_named or text.casefold().count(thing) > 1 or any("\n" in leaf for leaf in leaves)


def _has_tables(subject: Subject) -> bool:
    """Say whether the rows have a field for a table, or a doc or the description shows one."""
    if any(map(subject.settings.description.__contains__, "|\t｜")):
        return True
    return any(_OF_TABLES.search(str(name)) for name in subject.fields) or any(
        _IS_TABLE.search(item.example.input) for item in subject.rendered
    )


def said_in_all(texts: Sequence[str], pattern: AnyPattern) -> re.Match[str] | None:
    """Return what all prompts say besides their rows that a pattern fits."""
    match = pattern.search(texts[0]) if texts else None
    return match if match and all(match[0] in text for text in texts) else None


def _is_question_alone(subject: Subject, item: Rendered, spoken: str) -> bool:
    """Say whether an input has nothing of its row but a question, and options."""
    options = {option.text for option in subject.list_of(item).options}
    texts = (text for text in texts_in(item.doc.data) if not _is_list_of(text, options))
    shown = [text for text in texts if text in item.example.input]
    if not shown and _is_of_words_alone(item, spoken):
        return len(subject.settings.description) <= _MOST_BESIDE
    if len(shown) != 1 or len(item.example.input) > 8 * len(shown[0]) + 400:
        return False
    if _has_more(item, shown[0], options):
        return False
    own = shown[0].strip()
    is_said_before = len(subject.settings.description) > _MOST_BESIDE
    if (
        _NO_LINE.search(spoken)
        and not is_said_before
        and _is_called_a_question(own, item.example.input)
    ):
        return True
    if _NO_LINE.search(spoken) and not is_said_before and _is_gap_alone(own, item.example.input):
        return True
    is_short = len(own.split()) <= _QUESTION_WORDS and "\n" not in own
    if is_short and _NO_LINE.search(spoken) and not is_said_before and _is_stem(own, options):
        return True
    return is_short and own.endswith(_ASKS) and not _ENDS.search(own[:-1])


def _is_list_of(text: str, options: Collection[str]) -> bool:
    """Say whether a text is an option, or has several of them one below the other."""
    return text in options or (
        "\n" in text and sum(option.strip() != "" and option in text for option in options) > 1
    )


def _has_more(item: Rendered, question: str, options: Collection[str]) -> bool:
    """Say whether an input shows what lists of its row have, cells or words, besides its question
    and the options."""
    text = item.example.input.replace(question, "\n")
    parts = {
        str(leaf).strip()
        for name, value in item.doc.data.items()
        if isinstance(value, list | tuple | Mapping) and not is_of_answers(str(name))
        and name != "target_scores" and str(name) not in OPTION_LISTS
        for whole in leaves_of(value)
        for leaf in (whole, *_CELLS.split(str(whole)))
    }  # fmt: skip
    parts -= {"", *options}
    seen = sum(part in text for part in parts)
    return seen >= _FEWEST_PARTS and 2 * seen > len(parts)


def _is_of_words_alone(item: Rendered, spoken: str) -> bool:
    """Say whether an input has a word or two of its row at a time, and no more, where the prompt
    speaks of sentences."""
    words = [value.strip() for value in item.doc.data.values() if isinstance(value, str)]
    shown = [word for word in words if word and word in item.example.input]
    lists = [value for value in item.doc.data.values() if isinstance(value, list | Mapping)]
    lists = [value for value in lists if any(isinstance(leaf, str) for leaf in leaves_of(value))]
    is_of_sentences = _OF_SENTENCES.search(spoken) is not None
    is_short = len(item.example.input) - sum(map(len, shown)) <= _MOST_BESIDE
    return is_of_sentences and is_short and bool(shown) and not lists


def _is_stem(own: str, options: Collection[str]) -> bool:
    """Say whether a text is the beginning of a sentence that each of its options ends."""
    are_listed = len([option for option in options if option.strip()]) > 1
    return are_listed and (own[-1].isalpha() or own[-1] in ",:，：—-") and not _STOP.search(own)


def _is_called_a_question(own: str, text: str) -> bool:
    """Say whether a text of few words, a sentence or two and what is asked, stands behind a cue
    that says so: what the prompt calls an article is not there. A passage may be one sentence,
    but is called otherwise."""
    before = text[: text.rfind(own)]
    words = len(own) / 2 if not own.isascii() and " " not in own else len(own.split())
    return (
        "\n" not in own
        and len(text) - len(own) <= _MOST_BESIDE
        and words <= _CUED_WORDS
        and len(_STOP.findall(own)) <= _CUED_SENTENCES
        and _ASKED_CUE.search(before) is not None
    )


def _is_gap_alone(own: str, text: str) -> bool:
    """Say whether a text is one sentence with a gap, which is what is asked, and no cue calls it
    what the prompt speaks of."""
    words = len(own) / 2 if not own.isascii() and " " not in own else len(own.split())
    cue = text[: text.rfind(own)].rpartition("\n")[2]
    return (
        _GAP.search(own) is not None
        and "\n" not in own
        and words <= _CUED_WORDS
        and len(_STOP.findall(own)) <= 1
        and _NO_LINE.search(cue) is None
    )


def texts_in(value: Any) -> Iterator[str]:
    """Yield the texts of a row that are no answers and say something."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            if not is_of_answers(str(name)) and name != "target_scores":
                yield from texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)
    elif isinstance(value, str):
        is_east = not value.isascii() and len(value) >= 2 * _FEWEST_WORDS
        if len(value.split()) >= _FEWEST_WORDS or is_east:
            yield value
