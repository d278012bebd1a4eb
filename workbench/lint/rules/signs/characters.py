"""Rules on characters: what nobody sees, what looks like another, and what was read with the wrong
encoding."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from workbench.errors import shorten
from workbench.io.alike import LOOK_ALIKES
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import edit_joints
from workbench.lint.rules.signs.between_digits import PLAIN, between_digits
from workbench.lint.rules.signs.hidden_selectors import hidden_selectors
from workbench.lint.rules.signs.lost_han import han_lost
from workbench.lint.rules.signs.misread import finders_of
from workbench.lint.rules.signs.read_amiss import (
    dashes_for_minus,
    letters_lost,
    letters_of_template_lost,
    letters_of_words_lost,
    mixed_scripts,
)
from workbench.lint.rules.texts.left_by_tools import left_over
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.lint.tongues import tongue_of, tongues_of_cue
from workbench.messages import say
from workbench.types import Example

_ALWAYS_HIDDEN = (
    "\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u2800\u3164\ufeff\uffa0"
    "\ufff0-\ufffc\ue000-\uf8ff\U000e0000-\U000e007f\U000f0000-\U0010fffd"
)
_MAY_BE_HIDDEN = exactly(f"[{_ALWAYS_HIDDEN}\u200c\u200d\ufe00-\ufe0f\u3000]")
_HIDDEN = compiled(
    f"[{_ALWAYS_HIDDEN}]"
    # Joiners belong to emoji and to scripts that need them, not between letters of these.
    "|(?<=[ -\u024f\u4e00-\u9fff])[\u200c\u200d]|[\u200c\u200d](?=[ -\u024f\u4e00-\u9fff])"
    "|(?<=[A-Za-z\u4e00-\u9fff])[\ufe00-\ufe0f]"
    # One at the end of an emoji joins nothing.
    "|(?<=[\u2600-\u27bf\U0001f000-\U0001faff\ufe0f])\u200d(?![\u2190-\u2bff\U0001f000-\U0001faff])"
    # Between words of a script that parts them by a narrow one.
    "|(?<=[A-Za-z,.;:!?])\u3000(?=[A-Za-z])"
)
_SPACES = frozenset("\u00a0\u3000\u1680\u202f\u205f\u2800\u3164\uffa0") | {
    chr(code) for code in range(0x2000, 0x200B)
}
_BEFORE_COLON = exactly("[^\\n\\0]*(?=[\u00a0\u202f]:)")
_LINES = "\u0085\u2028\u2029"

_DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069"
_LEFTWARDS = exactly("[\u0590-\u08ff]")

_WORD = exactly(r"[^\W\d_]+")
_OTHERS = exactly("[\u0370-\u052f]")
_COMPATIBLE = exactly(
    "[\ufb00-\ufb06\U0001d400-\U0001d7ff\u2e80-\u2fd5\uf900-\ufaff\U0002f800-\U0002fa1d]"
)
_ABOUT_RADICALS = exactly("部首|偏旁|radical", re.IGNORECASE)
_MARKS = dict(
    zip(
        "\ua789\ufe55\ufe52\ufe50\ufe54\ufe56\ufe57\u037e\u05c3\u0589\u02d0\u2236\u2215\u2044\u29f8\u2010\u2011\u02bc\u2024"
        # Those of vertical text, and small ones.
        "\ufe10\ufe11\ufe12\ufe13\ufe14\ufe15\ufe16\ufe17\ufe18\ufe30\ufe31\ufe33\ufe35\ufe36\ufe39\ufe3a\ufe3b\ufe3c"
        "\ufe59\ufe5a\ufe5d\ufe5e\ufe5f\ufe61\ufe62\ufe63\ufe66\ufe6a",
        "::.,;?!;::::///--'.，、。：；！？〖〗：—＿（）〔〕【】()〔〕#*+-=%",
        strict=True,
    )
)
"""Marks that are drawn as plain ones are; between digits some are those of a sum."""

_MARK = compiled(f"(?<!\\d)[{''.join(_MARKS)}]|[{''.join(_MARKS)}](?!\\d)")
_WIDE = exactly("[\uff01-\uff5e\u3000]")
_EAST = compiled("[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af]")

_SPECIAL = compiled(
    r"<[|｜][^|｜<>\s]{1,40}[|｜]>|</?s>|\[/?INST\]|<</?SYS>>|<(?:bos|eos|pad|unk|cls)>"
    r"|<(?:start|end)_of_(?:turn|image)>|\[(?:CLS|SEP|PAD|UNK|gMASK|sMASK|BOS|EOS)\]|<extra_id_\d+>"
    r"|<reserved_\d+>|<unused\d+>|<fim[_▁-](?:prefix|middle|suffix)>|\[/?(?:TOOL_CALLS|AVAILABLE_TOOLS)\]"
    r"|<0x[0-9A-F]{2}>|<(?:eo[hma]|_user|_bot|_end|_start)>|\[\|(?:Human|AI)\|\]"
)
"""How well-known models write the tokens that part turns and documents."""
_BROKEN = compiled(
    "ï»¿|\ufffd|Ã[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf\u0152-\u2122]"
    "|(?<=[a-zß-ÿ])[ÄÅĂ][\u0080-\u00bf\u0152-\u017e\u02c6-\u02dd\u2018-\u2122]"
    "|[ÄÅĂ][\u0080-\u00bf\u0160-\u017e\u201a\u201e-\u2026\u2030-\u2122](?=[a-z])"
    "|Â[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â[€‚‰][\u0080-\u2122]"
    "|(?:[ä-é][\u0080-\u00bf\u0152-\u2122]{2}){2,}"
)

_WIDE_SIGNS = exactly("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]")
_NARROW_SIGNS = exactly("[0-9A-Za-z]")
_PARTS = (say("input"), say("output"))
_DESCRIPTION = say("description")
_NO_ROW: Mapping[str, Any] = {}


_IS_OPTION = compiled(r"[(（]?[A-H][.．、)）]")


def hidden(subject: Subject) -> Iterator[Hit]:
    """Characters that nobody sees: a byte-order mark, zero-width and control characters, marks of
    direction, tags, carriage returns, line separators; spaces that are no plain ones (a hint where
    a no-break space is the row's own, or before a mark in French)."""
    yield from hidden_selectors(subject)
    for doc_id, data, example in (*_described(subject), *subject.examples):
        for part, text in zip(_PARTS, (example.input, example.output), strict=True):
            if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
                continue
            if not _MAY_BE_HIDDEN.search("".join({*text})):
                continue  # each sign once: quicker, of a long text in Chinese
            for match in _HIDDEN.finditer(text):
                mark = match[0]
                if mark == "\u3000" and _IS_OPTION.match(text, match.end()):
                    continue  # between options in a row
                name = "CARRIAGE RETURN" if mark == "\r" else unicodedata.name(mark, "CONTROL")
                is_space = mark in _SPACES
                is_own = mark not in subject.code.template and (
                    mark in "\u00a0\u202f"
                    or (mark == "\u3000" and stands_in(data, mark))
                    or (mark in _DIRECTIONS and bool(_LEFTWARDS.search(text)))
                )
                is_own |= _is_of_french(subject, text, match)
                yield Hit(
                    say(
                        "U+{code:04X} ({name}) in the {part}, after {before}",
                        code=ord(mark),
                        name=name.lower(),
                        part=_DESCRIPTION if data is _NO_ROW else part,
                        before=shorten(text[max(0, match.start() - 12) : match.start()]),
                    ),
                    say("Put a plain space in its place.") if is_space else say("Take it out."),
                    doc_id,
                    subject.code.line_with(mark) or _line_of_data(subject, data, mark),
                    about=mark,
                    severity="hint" if is_own else None,
                )


def _described(subject: Subject) -> Iterator[tuple[None, Mapping[str, Any], Example]]:
    """Yield the description as if it were an input, of no row; nothing where there is none."""
    if subject.settings.description:
        yield None, _NO_ROW, Example(subject.settings.description, ("",), "")


def _is_of_french(subject: Subject, text: str, match: re.Match[str]) -> bool:
    """Say whether a no-break space stands where French has one: before `:`, `;`, `?`, `!` and `»`,
    and behind `«`. The rows may be in another language than the template."""
    beside = text[match.end() : match.end() + 1] or " "
    is_place = beside in ":;?!»%€" or text[: match.start()].endswith("«")
    if match[0] not in "\u00a0\u202f" or not is_place:
        return False
    template = subject.code.template
    return "fr" in (tongue_of(text), tongue_of(template)) or _has_french_cue(template)


@lru_cache(maxsize=16)
def _has_french_cue(template: str) -> bool:
    """Say whether a cue that ends with such a space is in French, and not in English, too."""
    cues = map(tongues_of_cue, _BEFORE_COLON.findall(template))
    return any("fr" in tongues and "en" not in tongues for tongues in cues)


_OF_ENCODINGS = compiled(
    r"\b(?:(?:mis|wrong\w* )?(?:decod|encod)\w+|charsets?|mojibake|garbled)\b|乱码|亂碼|编码|編碼",
    re.IGNORECASE,
)


def broken(subject: Subject) -> Iterator[Hit]:
    """Text that was read with the wrong encoding: `Ã©` for `é`."""
    yield from left_over(subject, "encoding")
    if _OF_ENCODINGS.search(subject.told):
        return  # which is what is asked about
    yield from list(letters_lost(subject)) or letters_of_words_lost(subject)
    yield from letters_of_template_lost(subject)
    yield from han_lost(subject)
    finders = finders_of(subject)
    described = subject.settings.description
    if subject.is_ascii and described.isascii() and not finders:
        return
    for doc_id, _, example in (*_described(subject), *subject.examples):
        for text in (example.input, example.output):
            match = None if text.isascii() else _BROKEN.search(text)
            found = match[0] if match else ""
            meant = _meant(found)
            if meant == found and "\ufffd" not in found:
                found = meant = next(filter(None, (find(text) for find in finders)), "")
            if found:
                yield Hit(
                    say("{found!r} comes of a wrong encoding", found=found)
                    if meant == found
                    else say(
                        "{found!r} comes of a wrong encoding, which stands for {meant!r}",
                        found=found,
                        meant=meant,
                    ),
                    say("Read the data as UTF-8 again, from its source."),
                    doc_id,
                    subject.code.line_with(found),
                )
                break


def _line_of_data(subject: Subject, data: Mapping[str, Any], mark: str) -> int | None:
    """Return the line that reads the field with a mark in it, or the one that makes the input."""
    for name, value in data.items():
        if stands_in(value, mark):
            line = subject.code.line_of_field(str(name))
            if line:
                return line
    return subject.code.line_of_input


_SCRIPTS = {"greek": ("希腊", "希臘"), "cyrillic": ("russian", "俄文", "俄语", "西里尔")}
"""What else the scripts of letters are called."""


def look_alikes(subject: Subject) -> Iterator[Hit]:
    """A letter of another script stands where a Latin one is meant (`Аnswer` with a Cyrillic А), or
    a compatibility form: a ligature, a radical for its character, a mathematical or, in English
    text, a full-width letter or mark; or the template has a mark that is drawn as a plain one, or a
    number has (`08∶15`), where answers or other rows have that."""
    if subject.is_ascii and subject.settings.description.isascii():
        return
    yield from left_over(subject, "look-alike")
    yield from dashes_for_minus(subject)
    yield from mixed_scripts(subject)
    for doc_id, data, example in (*_described(subject), *subject.examples):
        for text in (example.input, example.output):
            is_east = bool(_EAST.search(example.input))
            found = None
            if not text.isascii():
                found = _foreign_in(text, example.input + example.output, is_east=is_east)
            if found is None and not text.isascii():
                found = _mark_of(subject, text)
            if found is None or _speaks_of_script(subject, found[0]) or _is_of_sums(text, found[0]):
                continue
            yield _looks_like(subject, doc_id, data, *found)
            break
    rows = {doc_id: data for doc_id, data, _ in subject.examples}
    for doc_id, mark, word in between_digits(subject):
        yield _looks_like(subject, doc_id, rows[doc_id], mark, word)


def _looks_like(
    subject: Subject, doc_id: int | None, data: Mapping[str, Any], mark: str, word: str
) -> Hit:
    plain = LOOK_ALIKES.get(mark) or PLAIN.get(mark) or _MARKS.get(mark)
    return Hit(
        say(
            "U+{code:04X} ({name}) looks like {plain!r} in {word!r}",
            code=ord(mark),
            name=unicodedata.name(mark, "?").lower(),
            plain=plain or unicodedata.normalize("NFKC", mark),
            word=word,
        ),
        say("Write the plain character in its place."),
        doc_id,
        subject.code.line_with(mark) or _line_of_data(subject, data, mark),
        about=mark,
    )


def _is_of_sums(text: str, mark: str) -> bool:
    """Say whether a mark is among other signs of its kind: `12×3＝`."""
    return mark in "＝＋－" and any(sign in text for sign in "×÷＋－＝\u3000" if sign != mark)


def _speaks_of_script(subject: Subject, mark: str) -> bool:
    """Say whether the prompt names the script of a letter: `Name the Greek letter`."""
    script = unicodedata.name(mark, "?").partition(" ")[0].casefold()
    said = subject.told.casefold()
    names = (script, *_SCRIPTS.get(script, ()))
    return len(script) > 2 and script != "latin" and any(name in said for name in names)


def _mark_of(subject: Subject, text: str) -> tuple[str, str] | None:
    """Return the first mark that the template wrote and that is drawn as a plain one, with what
    stands around it. What the data has may be of its script."""
    written = _MARKS.keys() & {*subject.code.template}
    for match in _MARK.finditer(text) if written else ():
        if match[0] in written:
            return match[0], text[max(0, match.start() - 8) : match.end() + 4]
    return None


def _foreign_in(text: str, prompt: str, *, is_east: bool) -> tuple[str, str] | None:
    """Return the first character of a text that is drawn as a plain one, with its word; full-width
    ones belong to a prompt in Chinese, Japanese or Korean (`is_east`), Cyrillic and Greek ones to
    one that has other letters of theirs, too."""
    if _OTHERS.search(text):
        others = [c for c in prompt if _OTHERS.match(c) and unicodedata.category(c)[0] == "L"]
        is_latin = all(c in LOOK_ALIKES for c in others)
        for match in _WORD.finditer(text):
            word = match[0]
            marks = [c for c in word if c in LOOK_ALIKES]
            if not marks or word.isascii():
                continue
            has_latin = any(c.isascii() for c in word)
            # Letters of one script in a word of another; or the only ones in a text that is Latin.
            if has_latin or (is_latin and len(word) <= 2 and any(c.isascii() for c in text)):
                return marks[0], word
    match = _COMPATIBLE.search(text)
    if match and not (match[0] > "\u2e7f" and _ABOUT_RADICALS.search(text)):
        return match[0], text[max(0, match.start() - 6) : match.end() + 6]
    if not is_east and not _EAST.search(text):
        match = _WIDE.search(text)
        if match:
            return match[0], text[max(0, match.start() - 10) : match.end() + 2]
    return None


def mixed_widths(subject: Subject) -> Iterator[Hit]:
    """Answers of some docs have full-width digits or letters, `２０`, and those of others plain
    ones."""
    if subject.is_ascii:
        return
    answers = [(item, item.example.output + golds_of(item.example)[0]) for item in subject.rendered]
    wide = [item for item, text in answers if _WIDE_SIGNS.search(text)]
    narrow = [item for item, text in answers if _NARROW_SIGNS.search(text)]
    if not wide or not [item for item in narrow if item not in wide]:
        return
    for item in wide:
        answer = golds_of(item.example)[0]
        yield Hit(
            say("the answer {answer} has full-width signs, other docs' have plain ones",
                answer=shorten(answer, 30)),
            say("Normalize the data: unicodedata.normalize('NFKC', …)."),
            item.doc.id,
            subject.code.line_of_field("answer") or subject.code.line_of_output,
        )  # fmt: skip


def not_composed(subject: Subject) -> Iterator[Hit]:
    """Text is not in Unicode's composed form (NFC): `é` as an `e` with an accent behind it."""
    if subject.is_ascii and subject.settings.description.isascii():
        return
    for doc_id, data, example in (*_described(subject), *subject.examples):
        for text in (example.input, example.output):
            if text.isascii() or unicodedata.is_normalized("NFC", text):
                continue
            pairs = zip(text, unicodedata.normalize("NFC", text), strict=False)
            place = next((i for i, (was, now) in enumerate(pairs) if was != now), 0)
            mark = text[place + 1 : place + 2]
            yield Hit(
                say("{found!r} is not composed (NFC)", found=text[max(0, place - 6) : place + 3]),
                say("Normalize the data: unicodedata.normalize('NFC', …)."),
                doc_id,
                subject.code.line_with(mark) or _line_of_data(subject, data, mark),
            )
            break


def special_text(subject: Subject) -> Iterator[Hit]:
    """The text spells out a special token of a well-known model: `<|endoftext|>`, `</s>`,
    `[INST]`."""
    description = subject.settings.description
    for match in _SPECIAL.finditer(description):
        yield Hit(
            say("the description spells out the special token {special!r}", special=match[0]),
            say("Take it out: a chat template or the tokenizer puts it there."),
            about=match[0],
        )
    for doc_id, data, example in subject.examples:
        for text in (example.input, example.output):
            if "<" not in text and "[" not in text:
                continue
            for match in _SPECIAL.finditer(text):
                found = match[0]
                is_pair = {"<s>", "</s>"} <= {*re.findall("</?s>", text)}
                if found in ("<s>", "</s>") and is_pair and not _is_framed(data):
                    continue  # markup of two tags
                yield Hit(
                    say("the text spells out the special token {special!r}", special=found),
                    say("Take it out: a chat template or the tokenizer puts it there."),
                    doc_id,
                    subject.code.line_with(found) or _line_of_data(subject, data, found),
                    about=found,
                )


def _is_framed(data: Mapping[str, Any]) -> bool:
    """Say whether a text of the row stands between the two tokens whole, as a corpus has it."""
    texts = (value.strip() for value in data.values() if isinstance(value, str))
    return any(text.startswith("<s>") and text.endswith("</s>") for text in texts)


def decoded(text: str) -> str:
    """Return what was meant by UTF-8 that was read as Windows' or ISO's Latin alphabet; the text
    itself where that is not what happened."""
    return _BROKEN.sub(lambda match: _meant(match[0]), text)


def _meant(found: str) -> str:
    for encoding in ("cp1252", "latin-1"):
        try:
            return found.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
    return found


def take_out(text: str) -> str:
    """Return a text without its hidden characters; a no-break space becomes a space."""

    def plain(match: re.Match[str]) -> str:
        return " " if match[0] in _SPACES else "\n" if match[0] in _LINES else ""

    return _HIDDEN.sub(plain, text)


RULES = (
    Rule(
        "text/invisible",
        "warning",
        hidden,
        "They are tokens of their own. OpenCompass' reader leaves a byte-order mark in the first "
        "field of a file.",
        "They are taken out; another space becomes a plain one, a line separator a newline.",
        edit_joints(lambda at: at.map(take_out)),
    ),
    Rule(
        "text/look-alike",
        "warning",
        look_alikes,
        "It is drawn as what is meant, and is another token.",
    ),
    Rule(
        "text/mixed-widths",
        "warning",
        mixed_widths,
        "They are other characters, and a metric compares characters.",
    ),
    Rule(
        "text/not-composed",
        "warning",
        not_composed,
        "Two spellings of one letter are other tokens, and never equal in a match.",
    ),
    Rule(
        "text/special-token",
        "error",
        special_text,
        "A model that has the token reads the end of a text or of a turn there; another reads "
        "brackets and letters.",
    ),
    Rule(
        "text/encoding",
        "warning",
        broken,
        "The model reads two letters that mean nothing.",
        "It is decoded as it was meant.",
        edit_joints(lambda at: at.map(decoded)),
    ),
)
