"""What a prompt says a label is given for where several numbers are shown: `ALARM if any reading is
above the limit, and OK if none is`; against the numbers of the docs and of worked examples. The
rules `answer/other-rule` and `few-shot/wrong-answer` say so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_SEEN_DOCS = 200
_MOST_LABELS = 5
_LONGEST = 24
_FEWEST_NUMBERS = 2
_NUMBER = exactly(r"(?<![\w.,-])[-−]?\d+(?:\.\d+)?(?![\d]|[.,]\d)")
_LIST = exactly(
    r"(?<![\w.])[-−]?\d+(?:\.\d+)?[ ]?[^\W\d_]{0,3}[°%℃]?[^\W\d_]?"
    r"(?:(?:\s?[,;，；、|/]\s?|\n|\s)"
    r"[-−]?\d+(?:\.\d+)?[ ]?[^\W\d_]{0,3}[°%℃]?[^\W\d_]?(?!\w)){1,40}"
)
_ALL = (
    r"all|every|each|alle|jede[rs]?|tou(?:s|tes)|cada|todos|todas|tutti|tutte|ogni|все|所有|全部|每"
)
_NONE = r"no|none|kein\w*|aucune?|ningún|ninguna?|nessun\w*|nenhum\w*|ни один|没有|无"
_ANY = (
    r"any|at least one|one|some|irgendein\w*|mindestens ein\w*|eine?r?|au moins une?|une?|alguna?"
    r"|algún|al menos una?|una?|almeno un\w*|qualche"
    r"|algum\w*|pelo menos um\w*|хотя бы один\w*|любой"
    r"|任何|任一|任意|有|存在|至少一个|至少有一个|どれか|いずれか"
)
_ABOVE = (
    r"(?:rises |goes |is |are |lies |liegt |ist )?(?:above|over|more than|greater than|higher than"
    r"|larger than|exceed(?:s|ing)?|übersteigt|über|höher als|größer als|mehr als|au-dessus de"
    r"|supérieure?s? à|plus de|dépasse|por encima de"
    r"|mayor(?:es)? que|superior(?:es)? a|supera|más de"
    r"|acima de|maior(?:es)? que|sopra|maggiore di|oltre|выше|больше|高于|超过|大于|超出)"
)
_BELOW = (
    r"(?:falls |drops |is |are |lies |liegt |ist )?(?:below|under|less than|lower than|smaller than"
    r"|unter|unterhalb|niedriger als|kleiner als|weniger als|au-dessous de|inférieure?s? à|moins de"
    r"|por debajo de|menor(?:es)? que|inferior(?:es)? a|menos de|abaixo de|sotto|minore di|ниже"
    r"|меньше|低于|小于|不足)"
)
_IF = r"if|when|where|whenever|wenn|falls|sobald|si|se|quando|cuando|если|когда"
_CLAUSE = (
    r"[\"'“‘「`*]?(?P<label>{labels})[\"'”’」`*]?"
    r"[ ]?(?:,[ ]?)?(?:{if_})[ ](?P<said>[^.;；。\n,，]{{3,80}})"
    r"|(?:如果|若|当|只要)?(?P<east>[^。；;\n,，]{{3,40}})[,，]?(?:时|则|就|的话)?[,，]?"
    r"(?:请)?(?:回答|输出|写|填|判为|标为|答|为|则为)[“「\"]?(?P<han>{labels})"
)
_WHICH = compiled(
    rf"(?<!\w)(?:(?P<all>{_ALL})|(?P<none>{_NONE})|(?P<any>{_ANY}))(?!\w)?(?P<what>.*?)"
    rf"(?:(?P<above>{_ABOVE})|(?P<below>{_BELOW}))[ ]?(?P<limit>.+)",
    re.IGNORECASE,
)
_ELSE = (
    r"(?:else|otherwise|sonst|andernfalls|sinon|si no|de lo contrario|en caso contrario|altrimenti"
    r"|senão|caso contrário|иначе|否则|其他情况|其余|それ以外)[^.;\n\"'“‘「]{{0,16}}?"
    r"[\"'“‘「`*]?(?P<label>{labels})(?!\w)"
    r"|[\"'“‘「`*]?(?P<rest>{labels})[\"'”’」`*]?[ ](?:if|when|wenn|si|se|если)[ ]"
    r"(?:none|not|neither|keiner?|nicht|aucune?|ninguna?|nessun\w*|nenhum\w*)\b(?![^.;,\n]*\d)"
)


@dataclass(frozen=True, slots=True)
class _Clause:
    """The label that numbers get of which any, all or none are above or below a limit: a number, or
    the word behind which the prompt says it."""

    label: str
    which: str
    is_above: bool
    limit: float | None
    named: str

    def holds(self, numbers: Sequence[float], limit: float) -> bool:
        """Say whether it is so of some numbers."""
        each = [number > limit if self.is_above else number < limit for number in numbers]
        return all(each) if self.which == "all" else any(each) is (self.which == "any")


@dataclass(frozen=True, slots=True)
class _Rule:
    """Clauses in the order in which they are said, and the label of all else."""

    clauses: Sequence[_Clause]
    rest: str

    def label_of(self, text: str) -> str:
        """Return the label for the numbers of a text, "" where it has no list of such."""
        lists = [match[0] for match in _LIST.finditer(text)]
        numbers = [_value(n) for n in _NUMBER.findall(max(lists, key=len, default=""))]
        if len(numbers) < _FEWEST_NUMBERS:
            return ""
        for clause in self.clauses:
            limit = clause.limit if clause.limit is not None else _named(text, clause.named)
            if limit is None:
                return ""
            if clause.holds(numbers, limit):
                return clause.label
        return self.rest


def answers_outside(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs whose answer is another one than the prompt says of their
    numbers."""
    rule = _rule(subject)
    if rule is None:
        return
    found: list[tuple[Rendered, str, str]] = []
    for item in subject.some(_SEEN_DOCS):
        gold = golds_of(item.example)[0].strip()
        label = rule.label_of(_without(rule, subject.blocks_of(item)[-1].text))
        if not label:
            return
        if label.casefold() != gold.casefold():
            found.append((item, gold, label))
    for item, gold, label in found:
        yield Hit(
            _says(gold, label),
            say("Correct the row's answer, or what the prompt says."),
            item.doc.id,
            subject.code.line_of_output,
            about="any of numbers",
            severity="hint",
        )


def worked_outside(subject: Subject, worked: Sequence[tuple[Block, str]]) -> Iterator[Message]:
    """Yield what is said of worked examples whose answer is another one, likewise."""
    rule = _rule(subject) if worked else None
    if rule is None:
        return
    for block, answer in worked:
        label = rule.label_of(_without(rule, block.text))
        if label and answer.casefold().strip(" .。") != label.casefold():
            yield _says(answer, label)


def _says(gold: str, label: str) -> Message:
    return say("the answer is {answer}, and by what the prompt says of its numbers it were {value}",
               answer=shorten(gold, 30), value=label)  # fmt: skip


def _without(rule: _Rule, text: str) -> str:
    """Return a text without the sentences that state the rule, whose numbers are none of the
    doc's."""
    lines = text.split("\n")
    labels = [clause.label for clause in rule.clauses]
    return "\n".join(line for line in lines if not all(label in line for label in labels))


def _rule(subject: Subject) -> _Rule | None:
    known = subject.legends
    if "several numbers" not in known:
        known["several numbers"] = _rule_in(subject)
    return known["several numbers"]


def _rule_in(subject: Subject) -> _Rule | None:
    items = subject.some(_SEEN_DOCS)
    labels = {golds_of(item.example)[0].strip() for item in items}
    are_few = 2 <= len(labels) <= _MOST_LABELS and all(0 < len(one) <= _LONGEST for one in labels)
    if len(items) < _FEWEST_DOCS or not are_few or not subject.has_sign("0123456789"):
        return None
    text = items[0].example.input
    told = f"{subject.settings.description}\n{text}"
    others = [item.example.input for item in items[1:]]
    return _read(told, labels, others)


def _read(told: str, labels: Collection[str], others: Sequence[str]) -> _Rule | None:
    """Return the rule that a text says of all labels, one of them for all else, where the other
    prompts have it, too."""
    words = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    clauses: list[_Clause] = []
    for match in re.finditer(_CLAUSE.format(labels=words, if_=_IF), told, re.IGNORECASE):
        label, said = match["label"] or match["han"], match["said"] or match["east"]
        which = _WHICH.search(said)
        if which is None or not label:
            continue
        if not all(said in text for text in others[:_FEWEST_DOCS]):
            return None
        kind = next(name for name in ("all", "none", "any") if which[name])
        limit = _NUMBER.search(which["limit"])
        named = "" if limit else which["limit"].split()[-1]
        value = _value(limit[0]) if limit else None
        own = next(one for one in labels if one.casefold() == label.casefold())
        clauses.append(_Clause(own, kind, which["above"] is not None, value, named))
    rest = re.search(_ELSE.format(labels=words), told, re.IGNORECASE) if clauses else None
    if rest is None:
        return None
    other = rest["label"] or rest["rest"]
    rest_label = next(one for one in labels if one.casefold() == other.casefold())
    is_whole = {clause.label for clause in clauses} | {rest_label} == {*labels}
    return _Rule(clauses, rest_label) if is_whole else None


def _named(text: str, name: str) -> float | None:
    """Return the number behind a word, `limit 4.0`."""
    found = re.search(rf"{re.escape(name)}\D{{0,6}}?([-−]?\d+(?:\.\d+)?)", text, re.IGNORECASE)
    return _value(found[1]) if found else None


def _value(written: str) -> float:
    return float(written.replace("−", "-"))
