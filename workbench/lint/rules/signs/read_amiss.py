"""Letters that became another sign on their way, and texts in another script than those beside
them: `Versp?tung`, `图□馆`, `–7` beside `-7`, `判断xia面`, simplified rows among traditional ones.
The rules `text/encoding`, `text/look-alike`, `text/cue-forms` and `text/stray-sign` say so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.io.scripts import scripts_of
from workbench.lint.finding import Hit
from workbench.lint.rules.signs.cue_scripts import about_scripts
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 2
_FEWEST_OTHERS = 4
_MOST_OF = 0.6
_FEW = 1 / 3
_NEARLY_ALL = 0.9
_FEWEST_WORDS = 3

_ASKED = exactly(r"(?<![\w?=&/.:-])[A-Za-zÀ-ÿ]{1,20}\?[a-zß-ÿ]{2,20}(?![\w=&?/])")
_ABOUT_GAPS = compiled(
    r"regex|pattern|wildcard|missing letters?|hangman|crossword|encod|mojibake|garbled|\burls?\b"
    r"|fill|gap|blank|填|空格|缺|方框|框|□|乱码|编码|代替|表示",
    re.IGNORECASE,
)
_IN_ONE_WORD = exactly(r"[^\W\d_]+\?{1,3}[a-zß-ÿ]+\??")
_FOREIGN = exactly(r"[^\W\d_\x00-\x7f]")
_MARKS_AS_CUE = exactly(r"^[ \t]*(?P<found>\?{2,}[ \t]?[:：])", re.MULTILINE)
_MARK_AS_WORD = exactly(r"(?<=[a-zß-ÿ])(?P<found> \? [a-zß-ÿ]+)\b[^.!?\n]*[a-zß-ÿ]\?(?=[ \n]|$)")
"""A mark with a space before it, within a sentence whose own mark has none."""

_BOX = compiled("[\u4e00-\u9fff，。][□▯⬚�][\u4e00-\u9fff，。]")
_MINUS = exactly(r"[–—−‒]\d[\d.,]*")
_PLAIN_MINUS = exactly(r"-\d[\d.,]*")
_SYLLABLE = exactly(
    r"(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:a[ino]?|ang|e[inr]?|eng|o[u]?|ong|i[ae]?|iao?|iu|i?an"
    r"|in|i?ang|ing|iong|u[aoien]?|uai|u?an|uang|ue|ve?)"
)
_BETWEEN_HAN = compiled("(?<=[\u4e00-\u9fff])[a-z]{2,6}(?=[\u4e00-\u9fff])")
_LOANS = frozenset(
    {"ai", "an", "can", "ha", "he", "hi", "long", "ma", "me", "men", "pan", "pi", "pin", "ping"}
    | {"she", "song", "sun", "you", "ban", "fan", "gun", "hang", "lu", "nan", "pa", "re", "ti"}
    | {"tie", "to", "wo", "die", "hai", "are", "id"}
)
"""Words that a Chinese sentence may have of another language."""

_ABOUT_LETTERS = compiled(
    r"拼音|英[文语]|单词|字母|pinyin|english|letters?|变量|代码|程序|词汇", re.IGNORECASE
)

_DIGITS_IN_WORD = exactly(
    r"(?<![\w./@#:-])(?:[A-Za-z][a-z]+[01]{1,2}[a-z]{1,12}|[a-z]{1,12}[01]{1,2}[a-z]{2,12})(?![\w/@-])"
)
_OF_CODE = exactly(r"[={};`\\]|\w\(|://")
_ABOUT_CODES = compiled(
    r"password|user ?names?|\bids?\b|leet|obfuscat|\bcode|program|密码|用户名|代码", re.IGNORECASE
)


def letters_lost(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has a question mark, or a box, in the place of a letter of a word,
    which neither is a gap nor part of an address."""
    told = subject.told
    has_box = subject.has_sign("□▯⬚")
    may_be = has_box or _ASKED.search(subject.words_of_rows)
    if not may_be or not (has_box or subject.has_sign("?")) or _ABOUT_GAPS.search(told):
        return
    found: list[tuple[int | None, str]] = []
    for (doc_id, _, _), texts in zip(subject.examples, subject.row_texts, strict=True):
        for text in texts:
            match = _BOX.search(text) if has_box else None
            if match is None and "?" in text and len(text.split()) >= _FEWEST_WORDS:
                match = _ASKED.search(text)
            if match is not None:
                found.append((doc_id, match[0]))
                break
    if not _FEWEST_DOCS <= len(found) <= _MOST_OF * len(subject.examples):
        return
    for doc_id, word in found:
        yield _lost(subject, word, doc_id)


def letters_of_words_lost(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row is a word with question marks in the place of letters, where the
    answer, or another text of the row, has such letters as an encoding may lack."""
    if not subject.has_sign("?") or subject.is_ascii or _ABOUT_GAPS.search(subject.told):
        return
    found: list[tuple[int | None, str]] = []
    kept = 0
    for (doc_id, _, example), texts in zip(subject.examples, subject.row_texts, strict=True):
        word = next((text for text in texts if "?" in text and _IN_ONE_WORD.fullmatch(text)), "")
        if word and word in example.input:
            found.append((doc_id, word))
            kept += any(map(_FOREIGN.search, (*texts, *golds_of(example))))
    if len(found) < _FEWEST_DOCS or 2 * kept < len(found):
        return
    for doc_id, word in found:
        yield _lost(subject, word, doc_id)


def letters_of_template_lost(subject: Subject) -> Iterator[Hit]:
    """Yield a question mark of the template's own in the place of a word of one letter, or those
    that a cue consists of: `La frase ? formale o informale?`, `??：`."""
    if not subject.rendered or "?" not in subject.told or _ABOUT_GAPS.search(subject.told):
        return
    shown = f"{subject.settings.description}\n{subject.rendered[0].example.input}"
    match = _MARKS_AS_CUE.search(shown) or _MARK_AS_WORD.search(shown)
    if match and match["found"] in subject.told:
        yield replace(
            _lost(subject, match["found"].strip(), subject.rendered[0].doc.id),
            fix=say("Correct it in the template."),
        )


def _lost(subject: Subject, word: str, doc_id: int | None) -> Hit:
    return Hit(
        say("a letter was lost in {found!r}: its encoding, or its font, has none", found=word),
        say("Read the data as UTF-8 again, from its source."),
        doc_id,
        subject.code.line_with(word) or subject.code.line_of_input,
        about="lost",
    )


def dashes_for_minus(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer, or a number of whose row, has a dash for its minus, where others
    have the plain sign."""
    if not subject.has_sign("–—−‒") or not subject.has_sign("-"):
        return
    dashed: list[tuple[int | None, str]] = []
    plain = 0
    for (doc_id, _, example), texts in zip(subject.examples, subject.row_texts, strict=True):
        values = [text.strip() for text in (*golds_of(example), *texts)]
        plain += any(map(_PLAIN_MINUS.fullmatch, values))
        match = next((m for value in values if (m := _MINUS.fullmatch(value))), None)
        if match is not None:
            dashed.append((doc_id, match[0]))
    for doc_id, number in dashed if plain >= max(_FEWEST_DOCS, len(dashed)) else ():
        yield Hit(
            say("{number} has a dash for its minus, other rows have a plain one", number=number),
            say("Write the plain character in its place."),
            doc_id,
            subject.code.line_of_output,
            about="minus",
        )


def mixed_scripts(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of which a text is in the other script of Chinese than that field is in most
    rows."""
    if subject.is_ascii or about_scripts(subject):
        return
    for name in sorted(subject.fields):
        by_script: dict[str, list[tuple[int | None, str]]] = defaultdict(list)
        for doc_id, data, example in subject.examples:
            value = data.get(name)
            if not isinstance(value, str) or value.isascii():
                continue
            own = scripts_of(value)
            if len(own) == 1 and value.strip() in f"{example.input}\n{example.output}":
                by_script[next(iter(own))].append((doc_id, value))
        if len(by_script) < 2:
            continue
        few, many = sorted(by_script.values(), key=len)
        if len(few) < _FEWEST_DOCS or len(many) < _FEWEST_OTHERS:
            continue
        if len(few) > _FEW * (len(few) + len(many)):
            continue
        for doc_id, value in few:
            yield Hit(
                say("the row's {name} is in the other script of Chinese than in most rows: {value}",
                    name=name, value=shorten(value, 24)),
                say("Write all rows in simplified characters, or all in traditional ones."),
                doc_id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=f"script {name}",
            )  # fmt: skip


def cues_in_other_script(subject: Subject) -> Iterator[Hit]:
    """Yield hints on docs whose cues, or all that their template says, are in the one script of
    Chinese, and whose rows and answers in the other."""
    if subject.is_ascii or about_scripts(subject) or not subject.rendered:
        return
    cues = [cue.written.strip() for cue in subject.cues(subject.rendered[0].example.input)]
    scripts = scripts_of("".join(cues))
    if not scripts:
        cues = [line for line in subject.told.split("\n") if scripts_of(line)]
        scripts = scripts_of("".join(cues))
    if len(scripts) != 1:
        return
    own = [
        of_row
        for item, texts in zip(subject.rendered, subject.row_texts, strict=False)
        if (of_row := scripts_of("".join((*texts, *golds_of(item.example)))))
    ]
    others = sum(len(each) == 1 and each != scripts for each in own)
    if others < max(_FEWEST_OTHERS, _NEARLY_ALL * len(own)):
        return
    cue = next(cue for cue in cues if scripts_of(cue))
    for item in subject.rendered:
        yield Hit(
            say(
                "the cue {cue!r} is in other Chinese characters than the rows", cue=shorten(cue, 30)
            ),
            say("Write all cues in simplified characters, or all in traditional ones."),
            item.doc.id,
            subject.code.line_with(cue) or subject.code.line_of_input,
            about="script",
            severity="hint",
        )


def syllables_left(subject: Subject) -> Iterator[Hit]:
    """Yield a word of the template that an input method left in letters: `判断xia面`."""
    told = subject.told
    if told.isascii() or not subject.rendered or _ABOUT_LETTERS.search(told):
        return
    shown = subject.rendered[0].example.input + subject.settings.description
    for match in _BETWEEN_HAN.finditer(told):
        around = told[match.start() - 1 : match.end() + 1]
        if match[0] in _LOANS or not _SYLLABLE.fullmatch(match[0]) or around not in shown:
            continue
        yield Hit(
            say("letters of an input method are left in the template: {found}", found=around),
            say("Correct it in the template."),
            subject.rendered[0].doc.id,
            subject.code.line_with(around) or subject.code.line_of_input,
            about=around,
        )


def digits_in_words(subject: Subject) -> Iterator[tuple[int | None, str]]:
    """Yield the docs whose row has a word with digits in the place of letters that are drawn like
    them, as a scan reads them: `fl00r`."""
    if not subject.has_sign("01") or not _DIGITS_IN_WORD.search(subject.words_of_rows):
        return
    if _ABOUT_CODES.search(subject.told):
        return
    for (doc_id, _, _), texts in zip(subject.examples, subject.row_texts, strict=True):
        for text in texts:
            match = _DIGITS_IN_WORD.search(text) if len(text.split()) > _FEWEST_WORDS else None
            if match is not None and not _OF_CODE.search(text):
                yield doc_id, match[0]
                break
