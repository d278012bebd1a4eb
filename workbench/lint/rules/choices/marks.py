"""What a prompt asks to answer with, the mark of an option or its text, where the answers are the
other one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.codes_beside import code_is_asked
from workbench.lint.rules.choices.marks_listed import marks_are_listed
from workbench.lint.rules.instructions.labels import sentences
from workbench.lint.rules.instructions.spoken import FOR_LETTER, FOR_NUMBER
from workbench.lint.subject import Subject
from workbench.lint.truth import places_of
from workbench.messages import Message, say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MOST_OF = 0.9
_MOST_LABELS = 12
_LOOKED_AT = 50
_BEFORE = 24
"""So many characters before a demand may take it back."""

_LETTER = compiled(
    r"\bone of the letters\b|\bletters?\s\(?A\)?\s?(?:to|-|–|through|,)"
    r"|\b(?:with|just|only|as|be|output|write|give)\s(?:an?\s|one\s)?single letter\b"
    r"|\b(?:answer|reply|respond|write|give|output|return)\s(?:\w+\s){0,3}?(?:with|only|just)\s"
    r"(?:a|one|the|its)\sletter\b|\bletter of the (?:right|correct|best)\b|选项(?:的|前的)?字母"
    r"|字母(?:作答|回答)|从\s?A、\s?B.{0,10}中选",
    re.IGNORECASE,
)
_OPTION = (
    r"(?:options?|answers?|choices?|topics?|class|category|label|candidates?|sentiment|endings?"
    r"|statements?|intent|emotion|solution|alternative|idiom)"
)
_CHOOSE = (
    r"(?:choose|pick|select|name|answer|identify|give|classif\w+|wähl\w*|nenne|antworte\w*|bestimme"
    r"|choisi\w*|répon\w+|indique\w*|nomme\w*|elige|escoge|responde\w*|nombra|escolh\w+|scegli\w*"
    r"|indica\w*)"
)
_MARK = compiled(
    rf"\b(?:letter|number|digit|index)\sof\s(?:the|your|its)\s(?:\w+\s)?{_OPTION}\b"
    r"|\b(?:option|choice|answer|label)(?:'s|’s)?\s(?:letter|number|index)\b(?!\s?\d)"
    r"|\b(?:Nummer|Zahl|Ziffer|Buchstaben?)\s(?:der|des|deiner)\s(?:\w+\s)?(?:Antwort|Option|Lösung"
    r"|Kategorie|Klasse|Themas?|Aussage|Möglichkeit)\b"
    r"|\b(?:numéro|lettre|chiffre)\s(?:de\s(?:la\s|l['’])|du\s|correspondant à (?:la\s|l['’]))"
    r"(?:\w+\s)?(?:réponse|option|choix|catégorie|classe|thème|sujet|proposition)\b"
    r"|\b(?:número|letra)\s(?:de la|del|de su|correspondiente a la)\s(?:\w+\s)?(?:opción|respuesta"
    r"|categoría|clase|tema|alternativa)\b"
    r"|(?:选项|答案|类别|标签|主题|成语)(?:前|所对应)?的?(?:字母|序号|编号|代号|数字)"
    r"|(?:選択肢|答え|正解|カテゴリー?|分類|ラベル)の(?:記号|番号|アルファベット|数字)"
    rf"|\b{_CHOOSE}\b[^.;!?\n]{{0,40}}\bby\s(?:its|their|the)\s(?:letter|number|index)\b(?!\sof\b)"
    rf"|\b{_CHOOSE}\b[^.;!?\n]{{0,40}}\b(?:(?:anhand|mit|nach)\s(?:seine|ihre|deren|dessen)[mrsn]?"
    r"\s(?:Buchstaben?s?|Nummer|Ziffer)|par\s(?:sa|son|leur)\s(?:lettre|numéro|chiffre)"
    r"|por\ssu\s(?:letra|número)|pel[ao]\s(?:sua\s|seu\s)?(?:letra|número)"
    r"|con\s(?:la\ssua|il\ssuo)\s(?:lettera|numero))\b"
    r"|(?:只|仅)(?:需要?|用|能|要|可)?(?:回答|作答|填写?|写出?|输出|给出|选出?|回复)(?:它|其|对应|正确|选项"
    r"|答案|类别|的){0,3}(?:序号|编号|字母|代号|标号)"
    r"|(?:回答|作答|填写?|写出?|输出|给出|选出?|回复)(?:它|其|对应|正确|选项|答案|词语?|成语|类别|的){1,3}"
    r"(?:序号|编号|字母|代号|标号)"
    r"|(?:用|按|以)(?:其|它的|对应的?)?(?:序号|编号|字母|代号)(?:来)?(?:回答|作答)"
    r"|(?:記号|番号)(?:だけ|のみ)(?:を|で)(?:答|書|回答|選|記入)",
    re.IGNORECASE,
)
"""What asks for an option's mark, whether or not it has one."""

_LETTER_ASKED = compiled(
    r"\b(?:letters?|option numbers?|numbers?) of (?:the|your|its)\b"
    r"|\bthe (?:letter|option number)\b|\bonly (?:the|a) letter\b"
    r"|\(?\ba\)?,\s?b(?:\)?,\s?c)?(?:\)?,\s?d)?\)?,?\s(?:or|and|ou|et|oder|und|o|y)\s[b-e]\b\)?"
    r"|序号|字母|选项编号|从\s?A、\s?B|[(（]\s?A[、,，/]\s?B[^()（）\n]{0,12}[)）]"
    r"|\bA(?:,\sB)?(?:,\sC)?(?:,\sD)?,?\s(?:or|ou|oder|o|または)\s[B-E]\b"
    r"|A、B(?:、C)?(?:、D)?(?:或|还是)者?[C-E]"
    r"|[(（](?:the\s)?(?:letter|number|Buchstabe|Nummer|Zahl|Ziffer|lettre|numéro|chiffre|letra"
    r"|número"
    r"|lettera|numero|编号|记号|番号|記号)[)）]\s?[:：]"
    r"|(?:番号|記号|アルファベット)(?:を|で)(?:\w{0,3}?)(?:答|選|書|記入|入力)"
    r"|\b(?:answer|choice|option|correct|right)\s(?:letter|number)\s?:|記号(?:のみ|だけ)?で(?:答"
    r"|回答)"
    r"|[(（\[]\s?A\s?(?:-|–|—|~|～|to|bis|至|到)\s?[C-J]\s?[)）\]]|\bone of\s\(?A\)?,\s?\(?B"
    r"|\bwhich letter (?:is (?:right|correct|best|the)|marks)\b",
    re.IGNORECASE,
)
_FIGURE = compiled("num|zahl|ziffer|chiffre|númer|编号|番号|数字|digit|index", re.IGNORECASE)
_NUMBER = exactly(r"[$€£¥]?\s?-?\d")
"""A word for an option's mark that a number may be, too, which is itself the answer."""

_LETTERS = compiled(
    r"(?<![A-Za-z])[(\[]?A[)\]]?(?:"
    r"(?:\s?[,/、，]\s?[(\[]?[B-F][)\]]?)*"
    r"(?:,?\s(?:or|oder|ou|o|of|eller|или)\s|\s?(?:或者?|还是|または|か)\s?|\s?[/、]\s?)"
    r"|\s?(?:-|–|—|~|～|至|到|から|to|through|bis|à)\s?)"
    r"[(\[]?(?P<last>[B-H])(?![A-Za-z-])"
)
_TEXT = compiled(
    r"\b(?:full|whole|exact|complete|entire)\s(?:text|wording|words)\b|\bwrite out the (?:\w+\s)?"
    r"(?:option|answer|choice)\b|\b(?:text|wording|words)\sof\s(?:the|your)\s(?:\w+\s)?"
    r"(?:option|answer|choice)\b"
    r"|\b(?:copy|write|repeat|quote)\s(?:out\s)?the\s(?:\w+\s)?(?:option|answer|choice)\s"
    r"(?:out|word for word|verbatim|in full|exactly)\b"
    r"|\b(?:answer|reply|respond|write|give|say|state|return|name|spell|type)\s"
    r"(?:back\s|only\s|just\s|out\s|down\s)*"
    r"(?:with\s)?the\s(?:\w+\s)?(?:word|text|option|phrase|name|idiom|title|term|sentence|answer)"
    r"\s(?:itself|in full|and not its|not its|rather than its|instead of its)\b"
    r"|(?:完整|全部)(?:的)?(?:选项|答案)?(?:的)?(?:内容|文字|原文)"
    r"|(?<!不)(?<!勿)(?<!别)(?<!不要)(?<!无需)(?<!不必)"
    r"(?:写出?|回答|输出|给出|填写|填入?|抄写)[^，。；\n]{0,14}(?:本身|(?:选项"
    r"|答案)的?(?:具体)?(?:内容|文字|原文|文本))"
    r"|選択肢の(?:本文|文章?|内容|テキスト|語句)(?:をそのまま)?(?:を|で)(?:書|答|出力)"
    r"|\b(?:vollständigen?|ganzen?|genauen?)\s(?:Text|Wortlaut)\b|\bWortlaut der\b"
    r"|\btexte\s(?:complet|exact|intégral|entier|de la (?:bonne\s)?(?:réponse|option))\b"
    r"|\btexto\s(?:completo|exacto|íntegro|de la (?:opción|respuesta))\b",
    re.IGNORECASE,
)
_NOT_BY = {
    False: ("letters?", "字母|序号|标号", "Buchstaben?", "lettre", "letra", "記号"),
    True: ("numbers?|digits?|index", "数字|序号|编号|标号", "Nummer|Ziffer|Zahl", "numéro|chiffre",
           "número", "番号|数字"),
}  # fmt: skip


def _not_by(en: str, zh: str, de: str, fr: str, es: str, ja: str) -> AnyPattern:
    """Return what says that an option's mark is not asked for, by its word in each language."""
    return compiled(
        rf"\b(?:not|without|instead of|rather than)\s(?:just\s|only\s)?(?:its|the|a)\s(?:{en})\b"
        rf"|\bno (?:{en})\b|\b(?:do not|don't|don’t|never)\s(?:answer|reply|respond|write|give"
        rf"|use)\s"
        rf"(?:(?:with|just|only|the|a|its)\s){{0,3}}(?:{en})\b"
        rf"|(?:不要|不用|(?<![类级性分])别|而不是|而非|勿)(?:只)?(?:写|填|回答|输出|给出)?(?:选项"
        rf"|答案)?(?:前)?(?:的)?(?:{zh})"
        rf"|\b(?:nicht|ohne)\s(?:nur\s|bloß\s)?(?:den|die|ihren|seinen|ihre)\s(?:{de})\b"
        rf"|\bstatt\s(?:des|der)\s(?:{de})s?\b"
        rf"|\bpas\s(?:seulement\s)?(?:la|sa|le|son)\s(?:{fr})\b|\bau lieu (?:de la|du)\s(?:{fr})\b"
        rf"|\b(?:no|sin)\s(?:solo\s|sólo\s)?(?:la|su|el)\s(?:{es})\b"
        rf"|\ben (?:lugar|vez) de (?:la|su|el|l)\s?(?:{es})\b"
        rf"|(?:{ja})(?:では|じゃ)なく|(?:{ja})は(?:書か|不要|つけ)",
        re.IGNORECASE,
    )


_NO_MARK = {are_digits: _not_by(*words) for are_digits, words in _NOT_BY.items()}
_TAKEN_BACK = compiled(
    r"\b(?:not|without|instead of|rather than|don't|read|nicht|ohne|statt|lies|pas|lis(?:ez)?"
    r"|au lieu|no|sin|lee)\b[^.;!?]*$|(?:不要|不用|别|而不是|而非|无需|阅读|根据)[^，。；]*$",
    re.IGNORECASE,
)


def letter_is_asked(subject: Subject) -> Iterator[Hit]:
    """The prompt asks for a letter or a number, and the answers are the options' texts, or words;
    for one of letters that it does not list; or for the text of an option, and the answers are
    letters."""
    found = _unmet(subject)
    if found is not None:
        words, message = found
        for item in subject.rendered:
            yield Hit(
                message,
                say("Answer with the option's mark, or ask for its text."),
                item.doc.id,
                subject.code.line_with(words) or subject.code.line_of_output,
            )
        return
    listed = list(marks_are_listed(subject))
    if listed:
        yield from listed
        return
    words = asks_for_mark(subject)
    if not words:
        yield from _code_for_label(subject)
        return
    strict = _asked(_MARK, subject.told) or _asked(_LETTER, subject.told)
    wrong = [
        item for item in subject.rendered
        if _names_an_option(subject, item, is_marked=not strict)
    ]  # fmt: skip
    if _FIGURE.search(words) and all(_NUMBER.match(i.example.output.strip()) for i in wrong):
        return
    if len(wrong) < max(2, _MOST_OF * len(subject.rendered)):
        yield from _code_for_label(subject)
        return
    for item in wrong:
        yield Hit(
            say(
                "the prompt asks for a letter or number ({words}), the answer is an option: {gold}",
                words=words,
                gold=shorten(item.example.output.strip(), 30),
            ),
            say("Answer with the option's mark, or ask for its text."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_output,
        )


def _code_for_label(subject: Subject) -> Iterator[Hit]:
    """Yield the docs, where a code beside each label is asked for, and these are the answers."""
    words = code_is_asked(subject)
    for item in subject.rendered if words else ():
        yield Hit(
            say("the prompt asks for a letter or number ({words}), the answer is an option: {gold}",
                words=words, gold=shorten(item.example.output.strip(), 30)),
            say("Answer with the option's mark, or ask for its text."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_output,
        )  # fmt: skip


def asks_for_mark(subject: Subject) -> str:
    """Return the words of the template or the description that ask for an option's letter or
    number, "" if none do."""
    said = subject.told
    patterns = (_MARK, _LETTER_ASKED, _LETTER, FOR_LETTER, FOR_NUMBER)
    return next((words for each in patterns if (words := _asked(each, said))), "")


def _asked(pattern: AnyPattern, text: str) -> str:
    """Return the first words of a text that a pattern fits and that are not taken back, as in `not
    the letter of the option`."""
    for match in pattern.finditer(text):
        before = text[max(0, match.start() - _BEFORE) : match.start()].rpartition("\n")[2]
        if not _TAKEN_BACK.search(before):
            return match[0]
    return ""


def _names_an_option(subject: Subject, item: Rendered, *, is_marked: bool) -> bool:
    """Say whether a doc's answer is the text of an option that the prompt lists, under a mark where
    it is one of those that have any."""
    listed = subject.list_of(item)
    written = item.example.output.strip()
    if is_marked and (not listed.options or listed.options[0].kind == "none"):
        return False
    is_text = written in listed.truth.options or written.rstrip(".。") in listed.truth.options
    return is_text and len(label_in(written)) != 1


def _unmet(subject: Subject) -> tuple[str, Message] | None:
    """Return the words that ask for a letter where no answer is one and nothing is listed, or for
    an option's text where all answers are letters; with a message."""
    golds = Counter(subject.golds)
    if not golds or sum(golds.values()) < 2:
        return None
    said = subject.told
    first = shorten(next(iter(golds)), 30)
    if all(len(label_in(gold)) == 1 for gold in golds):
        are_digits = all(label_in(gold).isdigit() for gold in golds)
        words = _asked(_TEXT, said) or _asked(_NO_MARK[are_digits], said)
        if words and letters_listed(subject, golds):
            return words, say(
                "the prompt asks for the text of an option ({words}), the answer is a letter: "
                "{gold}",
                words=words,
                gold=first,
            )
        return None
    if words := _letters_of_no_list(subject, golds, said):
        return words, say(
            "the prompt asks for a letter ({words}), and the answer is {gold}",
            words=words,
            gold=first,
        )
    are_words = all(len(gold) > 1 and not any(map(str.isdigit, gold)) for gold in golds)
    is_closed = 2 <= len(golds) <= _MOST_LABELS and 2 * len(golds) <= sum(golds.values())
    words = _asked(_LETTER, said) or _asked(_MARK, said) if are_words and is_closed else ""
    if words and not _lists(subject):
        return words, say(
            "the prompt asks for a letter ({words}), and the answer is {gold}",
            words=words,
            gold=first,
        )
    return None


def _letters_of_no_list(subject: Subject, golds: Collection[str], said: str) -> str:
    """Return the words that ask for one of several letters, `choose A, B or C`, where no answer is
    one, no prompt lists any, and none has them elsewhere; "" where that is not so."""
    if any(map(label_in, golds)) or _lists(subject):
        return ""
    for sentence, asks in sentences(said):
        match = _LETTERS.search(sentence) if asks else None
        if match is None or _TAKEN_BACK.search(sentence[: match.start()]):
            continue
        if any(
            True for gold in golds for one in ("A", match["last"]) for _ in places_of(one, gold)
        ):
            continue  # `type A or type B`
        some = [item.example.input.replace(match[0], "") for item in subject.some(_LOOKED_AT)]
        if not any(True for text in some for _ in places_of(match["last"], text)):
            return match[0]
    return ""


def _lists(subject: Subject) -> bool:
    return any(subject.list_of(item).labels for item in subject.some(_LOOKED_AT))


def letters_listed(subject: Subject, golds: Collection[str]) -> bool:
    """Say whether answers are labels of the prompts' own lists."""
    marks = {label_in(gold).casefold() for gold in golds} - {""}
    listed = {
        label.casefold()
        for item in subject.some(_LOOKED_AT)
        for label in subject.list_of(item).labels
    }
    return bool(marks) and marks <= listed
