"""Worked samples amid a prompt whose cues are not those of the question, which are counted amiss,
run into each other, or stand behind the question. Rules of other modules say so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.counts import ELSEWHERE, HAN, as_number
from workbench.lint.finding import Hit
from workbench.lint.samples import COUNTED, Sample, Samples
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_LONGEST = 40
_FEWEST_SIGNS = 4
_FEWEST = 2
_MOST = 20
_MOST_WORDS = 3
_FORM = exactly(r"\s*(?:\.{2,}|…+|_{2,}|<[^<>]*>|\[[^\[\]]*\]|\{[^{}]*\}|【[^【】]*】|X+)?\s*")
"""What stands for something else in a form that is shown."""

_OF_TEXT = compiled(
    r"(?:your |the )?(?:example|sample|format|form|output|input|answer|rule|task|role|note|hint|why"
    r"|reason(?:ing)?|because|explanation|comment|tip|warning|remember|beispiel|ausgabe|hinweis"
    r"|format|begründung|exemple|sortie|remarque|ejemplo|salida|nota|exemplo|saída|esempio)s?"
    r"|.{0,4}(?:示例|例子|例|格式|输出|输入|要求|规则|任务|角色|注意|注|说明|理由|解释|解析|提示|备注|出力|形式)",
    re.IGNORECASE,
)
"""Cues of an instruction, and of what is said beside a sample."""

_NOUN = (
    r"(?:examples|samples|illustrations|demonstrations|specimens|Beispielen?|Muster|exemples|modèles"
    r"|ejemplos|exemplos|esempi|voorbeelden|примера|примеров)"
)
_HAN_NOUN = "(?:示例|样例|例子|样本|范例|例题|样题|案例|例句|例|サンプル|事例)"
_ANNOUNCED = compiled(
    rf"\b(?P<n>\d{{1,2}}|{ELSEWHERE})\s(?:[^\W\d_]+\s){{0,2}}?{_NOUN}\b"
    rf"|\b{_NOUN}\s?[(\[](?P<behind>\d{{1,2}}|{ELSEWHERE})(?:\s[^\W\d_]+)?[)\]]"
    rf"|(?P<han>{HAN})\s?(?:个|道|条|则|组|つの|個の|件の)?(?:[\u4e00-\u9fff]{{0,2}}的)?{_HAN_NOUN}"
    rf"|{_HAN_NOUN}\s?[(（](?:共)?(?P<after>{HAN})\s?(?:个|道|条|则|组|つ|個|件|例)?[)）]",
    re.IGNORECASE,
)
_COUNTED_HEADING = compiled(
    r"[ \t>*#\[(（【<-]*(?P<word>(?:[^\W\d_]+(?:[ ][^\W\d_]+){0,2}?)?)[ \t]?(?:#|No\.|Nr\.|n°)?"
    r"[ \t]?"
    r"(?P<n>\d{1,2}|[一二三四五六七八九十])[ \t]*[.:)\]）】：>、．*]*[ \t]*\Z",
)
"""A line of a few words and a number, which numbers what stands below it whatever it is called."""

_EACH = compiled(r"\b(?:each|every|per|je|jede[rsmn]?|chaque|cada|ogni)\b|每|各", re.IGNORECASE)
_TOLD_SHORT = 100


def cues_apart_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that a paragraph among the samples has the cues of another task, or that all samples
    close as the question does and have other cues before."""
    samples = subject.samples
    if len(samples.asked) < _FEWEST:
        return
    alien = _alien(subject, samples)
    other = alien or _renamed(samples)
    if other is not None:
        names = " ".join(field.written for field in other.fields)
        yield hint_on_template(
            subject,
            say("a worked example has the cues {other!r}, and the question {own!r}",
                other=names, own=" ".join(field.written for field in samples.asked)),
            say("Give shots and question the same lines."),
            other.fields[0].written,
        )  # fmt: skip


def hint_on_template(
    subject: Subject, message: Message, fix: Message, words: str, about: str = ""
) -> Hit:
    """Return a hit in all docs, for the template has it in each."""
    line = subject.code.line_with(words) or subject.code.line_of_input
    return Hit(message, fix, None, line, about or "inside", "hint")


def _alien(subject: Subject, samples: Samples) -> Sample | None:
    """Return the paragraph that stands beside a sample, has as many cues and a short answer, and
    none of its cues."""
    own = {part.line for part in samples.worked}
    longest = max((len(item.example.output) for item in subject.rendered), default=0)
    for place, part in enumerate(samples.parts):
        beside = samples.parts[max(0, place - 1) : place + 2]
        is_among = any(p.line in own and p.section == part.section for p in beside)
        is_like = len(part.fields) == len(samples.asked) and is_among and part.line not in own
        if not is_like or {*part.names} & {*samples.names} or _is_of_text(subject, part):
            continue
        answer = part.answer.strip()
        is_short = 0 < len(answer) <= max(_LONGEST, longest) and "\n" not in answer
        if is_short and len(part.question) > max(_FEWEST_SIGNS, len(answer)):
            return part
    return None


def _renamed(samples: Samples) -> Sample | None:
    """Return a sample that has as many cues as the question and its last one, where all of these
    have other cues before it than the question, and the same ones."""
    if samples.worked:
        return None
    names = samples.names
    alike = [p for p in samples.parts if p.names[-1] == names[-1] and p.answer.strip()]
    if not alike or len({part.names for part in alike}) > 1:
        return None
    first = alike[0]
    is_full = all(f.content and not _FORM.fullmatch(f.content) for f in first.fields)
    news = [name for name in first.names if name not in names]
    is_other = len(first.names) == len(names) and is_full
    is_other &= bool(news) and all(len(name.split()) <= _MOST_WORDS for name in news)
    # Two that close with an answer are no remark, whatever their cues are called: `Note`.
    is_remark = len(alike) < _FEWEST and any(map(_OF_TEXT.fullmatch, news))
    return first if is_other and not is_remark else None


def is_beside_samples(cue: str) -> bool:
    """Say whether a cue, without its colon, is one of an instruction: `Format`, `Note`."""
    return _OF_TEXT.fullmatch(cue) is not None


def _is_of_text(subject: Subject, part: Sample) -> bool:
    """Say whether a paragraph of cues is no sample: it says what labels mean, shows a form, or
    instructs."""
    return any(
        field.name in subject.labels
        or _OF_TEXT.fullmatch(field.name)
        or _FORM.fullmatch(field.content)
        or len(field.name.split()) > _MOST_WORDS
        for field in part.fields
    )


def counted_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that the line above samples says another number of them than stand below it."""
    samples = subject.samples
    sections = sorted({part.section for part in samples.worked})
    for section in sections:
        shown = [part for part in samples.worked if part.section == section]
        first = min(part.line for part in shown)
        counted = [line for line in samples.lines[first:] if COUNTED.match(line)]
        before = (line for line in samples.lines[:first] if line.strip())
        above = [line for line in before if not COUNTED.match(line)]
        line = above[-1] if above else ""
        match = _ANNOUNCED.search(line) if len(line) <= _TOLD_SHORT else None
        if match is None or _EACH.search(line) or _is_of_heading(line, match):
            continue
        said = as_number(next(group for group in match.groups() if group))
        beside = [part for part in samples.parts if part.section == section]
        fitting = {len(shown), len(samples.worked), len(beside), len(counted)}
        if _FEWEST <= said <= _MOST and said not in fitting:
            yield hint_on_template(
                subject,
                say("the prompt speaks of {said}, and shows {n}", said=match[0], n=len(shown)),
                say("Say the number that is shown, or none."),
                match[0],
                "count",
            )
            return


def _is_of_heading(line: str, match: re.Match[str]) -> bool:
    """Say whether a number counts the sections of a text: `7 Samples`."""
    is_first = not line[: match.start()].strip("#*§ \t")
    return is_first and match[0][0].isdigit() and not line.rstrip(" *").endswith((":", "："))


def numbers_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that the numbers above samples skip one, or are there twice."""
    samples = subject.samples
    starts = [part.line for part in samples.parts]
    found: list[tuple[str, int]] = []
    for place, line in enumerate(samples.lines):
        match = COUNTED.match(line) or _COUNTED_HEADING.match(line)
        behind = next((i for i in range(place + 1, len(samples.lines))
                       if samples.lines[i].strip()), -1)  # fmt: skip
        if match and behind in starts:
            found.append((match["word"].casefold(), as_number(match["n"])))
    numbers = [number for _, number in found]
    if len(found) < _FEWEST or len({word for word, _ in found}) > 1 or numbers[0] != 1:
        return
    gap = next(((a, b) for a, b in pairwise(numbers) if b != a + 1), None)
    if gap is not None and gap[1] != 1:  # another list begins
        word = found[0][0]
        yield hint_on_template(
            subject,
            say("the numbers of the worked examples do not go on: {one} and {other}",
                one=f"{word} {gap[0]}".strip(), other=f"{word} {gap[1]}".strip()),
            say("Count them one by one, or put back the one that is missing."),
            word or str(gap[1]),
            "gap",
        )  # fmt: skip


def twice_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample stands in the prompt again, or a line with an arrow does."""
    samples = subject.samples
    worked = [tuple(_plain(f.content) for f in part.fields) for part in samples.worked]
    seen: set[tuple[str, ...]] = set()
    for pair in (*worked, *(tuple(map(_plain, pair)) for pair in samples.pairs)):
        if pair in seen and len("".join(pair)) > _FEWEST_SIGNS:
            yield Hit(
                say("a worked example is there twice: {text}", text=shorten(" ".join(pair), 50)),
                say("Take one of them out, or put another in its place."),
                None,
                subject.code.line_with(pair[0]) or subject.code.line_of_input,
            )
            return
        seen.add(pair)


def _plain(text: str) -> str:
    return " ".join(text.split())


def run_in_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that the first cue of a sample stands on the line on which another one's answer is."""
    samples = subject.samples
    if len(samples.asked) < _FEWEST:
        return
    first, last = samples.asked[0].written, samples.asked[-1].written
    pattern = re.compile(rf"{re.escape(last)}[^\n]*?[^\s(（\"“「][ \t]*({re.escape(first)})\s*\S")
    for line in samples.lines:
        match = pattern.search(line) if last in line and first in line else None
        if match is None or line[: match.start()].strip(" \t>*-#<"):
            continue
        yield hint_on_template(
            subject,
            say("a worked example runs into the next one: {around}",
                around=shorten(match[0][-40:], 40)),
            say("Part them with an empty line, as the others are."),
            first,
        )  # fmt: skip
        return


def question_before(subject: Subject) -> Iterator[Hit]:
    """Yield that samples stand behind the question, whose last cue is left open before them."""
    samples = subject.samples
    if samples.is_behind:
        yield Hit(
            say("the worked examples stand behind the question, whose cue {cue!r} is left open",
                cue=samples.asked[-1].written),
            say("Put the worked examples before the question."),
            None,
            subject.code.line_with(samples.asked[-1].written) or subject.code.line_of_input,
        )  # fmt: skip
