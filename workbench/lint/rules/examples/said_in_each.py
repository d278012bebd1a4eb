"""What is true of the question alone, and is said in each shot: that the examples are over, or that
this is the last one. The rule `text/repeated-instruction` says so. And cues of rows that were
written by two makers. The rule `text/shot-cue` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.described_samples import without_samples
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongues_of_cue
from workbench.messages import say

_FEWEST_DOCS = 4
_FEWEST_EACH = 2
_SEEN_DOCS = 100
_FEWEST_SIGNS = 8
_SENTENCE = exactly(r"[^\n.!?。！？]+")
_THINGS = r"(?:examples?|demonstrations?|demos|samples?|shots?|exemplars?)"
_ONE = r"(?:one|question|problem|text|item|task|example|sentence|review|case|puzzle|exercise)"
_ELSEWHERE = (
    r"\b(?:das|dies|soweit) (?:waren|sind|die) (?:alle |unsere |nur )?(?:die )?Beispiele\b"
    r"|\bEnde der Beispiele\b|\b(?:c['’]étaient|voilà|ce sont là|tels étaient) (?:tous )?"
    r"(?:les|nos) exemples\b|\bfin des exemples\b"
    r"|\b(?:esos|estos|hasta aquí|aquellos) (?:eran|fueron|son|los) (?:todos )?(?:los )?ejemplos\b"
    r"|\bfin de los ejemplos\b|\b(?:questi|quelli) (?:erano|sono) (?:tutti )?gli esempi\b"
    r"|\bfine degli esempi\b|\b(?:esses|estes) (?:eram|foram|são) (?:todos )?os exemplos\b"
    r"|\bfim dos exemplos\b|\b(?:это )?были (?:все )?(?:наши )?примеры\b|\bконец примеров\b"
    r"|\bto były (?:wszystkie )?przykłady\b|\bkoniec przykładów\b|\bdit waren de voorbeelden\b"
    r"|\beinde van de voorbeelden\b"
    r"|\b(?:so ?weit|so viel) (?:die|zu den|mit den) Beispielen?\b|\bgenug (?:der )?Beispiele\b"
    r"|\bnach (?:diesen|den|all diesen) Beispielen\b"
    r"|\b(?:voilà|assez|fini|c['’]est tout) (?:pour |d['’]|avec )?(?:les |nos |tous les )?"
    r"exemples\b|\b(?:après|avec) (?:ces|tous ces|tous les) exemples\b"
    r"|\b(?:basta|suficiente) (?:de |con (?:los )?|di )?(?:ejemplos|exemplos|esempi)\b"
    r"|\b(?:tras|después de|visto[s]?|con) (?:estos|esos|todos los) ejemplos\b"
    r"|\b(?:fin qui|ecco|dopo|visti) (?:gli|questi|tutti gli) esempi\b"
    r"|\b(?:até aqui|depois d[eo]s?|vistos) (?:os|estes|esses|todos os)? ?exemplos\b"
    r"|\bна этом (?:все )?примеры\b|\b(?:после|посмотрев) (?:этих|эти|всех|все) пример\w+"
    r"|\bпримеры (?:закончились|кончились|позади)\b|\bпримеров (?:достаточно|хватит)\b"
    r"|\b(?:tyle|dość|koniec) przykład\w+\b|\bpo (?:tych|wszystkich) przykładach\b"
    r"|\b(?:tot zover|genoeg|na) (?:de|deze|alle)? ?voorbeelden\b"
    r"|\b(?:det var|slut på) exempl\w+|\börnekler (?:bitti|bu kadar|sona erdi)\b"
    r"|\b(?:sekian|itulah) contoh\w*|\b(?:hết|trên đây là) (?:các )?ví dụ\b"
    r"|예시는? (?:여기까지|끝|이상)|예시가 끝났"
    r"|(?:以上|ここまで)が例(?:です|である|となります)|例(?:は以上|はここまで)(?:です)?"
)
_TURNS_ELSEWHERE = (
    r"\b(?:jetzt|nun) (?:bist du|sind Sie|seid ihr) (?:dran|an der Reihe)\b"
    r"|\b(?:maintenant,? )?(?:à|c['’]est à) (?:toi|vous)(?: de jouer)?\s?[.!:]"
    r"|\bahora (?:te|le) toca(?: a (?:ti|usted))?\b|\b(?:ora|adesso) tocca a (?:te|lei|voi)\b"
    r"|\bagora é (?:a )?(?:sua|tua) vez\b|\bтеперь (?:твоя|ваша) очередь\b|\bteraz (?:twoja|pana)"
    r" kolej\b|\bà (?:toi|vous)(?: de jouer)?,? maintenant\b|\bà (?:ton|votre) tour\b"
    r"|\bc['’]est (?:à )?(?:ton|votre|toi|vous) (?:tour|de jouer)\b|\b(?:jetzt|nun|und) (?:du|Sie)"
    r"\s?[.!:]|\b(?:du bist|Sie sind) (?:jetzt |nun )?(?:dran|an der Reihe)\b"
    r"|\b(?:es tu turno|ahora tú|te toca a ti|è il tuo turno|ora tu|é a sua vez|agora você)\b"
    r"|\b(?:твой|ваш) черёд\b|\b(?:twoja kolej|teraz ty)\b|\b(?:nu jij|jouw beurt)\b"
    r"|\b(?:nu är det din tur|sıra (?:sende|sizde)|đến lượt bạn|giliran(?:mu| anda))\b"
    r"|이제 (?:당신|네|너의?|여러분) 차례|\b(?:nu|dan) ben jij aan de beurt\b"
    r"|(?:次|今度|さあ)?[はで、]?あなたの番(?:です|だ)"
)
_OF_THE_END = compiled(
    rf"\b(?:now that|once|since) you(?:'ve| have) (?:seen|read|studied|understood)\b"
    rf"[^.\n]{{0,20}}{_THINGS}"
    rf"|\b(?:after|having) (?:seeing|reading|seen|read|studying|studied) (?:\w+ ){{0,3}}{_THINGS}"
    rf"|\b(?:these|those) (?:were|are) (?:all )?(?:the|our) {_THINGS}"
    rf"|\b{_THINGS} (?:are over|end here|stop here|above (?:show|end)|are done|are finished)"
    rf"|\bend of (?:the )?{_THINGS}\b|\bno more {_THINGS}\b|\bthat (?:was|is) the last {_THINGS}"
    rf"|\b(?:solve|answer|do|classify|label|try|complete|translate|handle) the (?:last|final)"
    rf" {_ONE}\b"
    rf"|\b(?:here is|this is|here comes) the (?:last|final|actual|real) {_ONE}\b"
    r"|\b(?:now )?(?:it's|it is) your turn\b|\bnow your turn\b|\byour turn[:.!]"
    rf"|\bnow (?:do|solve|answer|try|classify|label) (?:this|the) (?:new |real |actual |next )?"
    rf"{_ONE}\b"
    rf"|(?:示例|例子|例题|范例|样例)(?:到此|已经|就到这里|都)?(?:结束|完毕|看完了|完了)"
    rf"|以上(?:就?是|为|都是)(?:全部|所有|几个|一些)?(?:的)?(?:示例|例子|例题|范例|样例)"
    rf"|(?:看|读|学)(?:完|过)了?(?:以上|上面|这些|前面)?的?(?:示例|例子|例题|范例|样例)"
    rf"|(?:回答|解答|完成|做|解)最后(?:的)?一?(?:个|道|条|题)|(?:现在)?轮到你|接下来(?:就)?(?:是|轮到)你"
    rf"|{_ELSEWHERE}|{_TURNS_ELSEWHERE}",
    re.IGNORECASE,
)
_OF_TURNS = compiled(rf"\byour turn\b|轮到你|接下来|{_TURNS_ELSEWHERE}", re.IGNORECASE)
"""What may be of the lines that each shot has: it marks where the answer begins."""

_ANSWER_CUES = frozenset(
    {"a", "ans", "answer", "answers", "response", "reply", "output", "your answer", "the answer"}
    | {"final answer", "result", "solution", "label", "prediction"}
    | {
        "答",
        "答案",
        "回答",
        "请回答",
        "请作答",
        "作答",
        "解答",
        "答复",
        "你的答案",
        "您的答案",
        "输出",
        "结果",
    }
    | {"antwort", "deine antwort", "lösung", "réponse", "respuesta", "risposta", "resposta"}
)
"""What a cue of an answer may be called, in small letters and simplified."""


def ends_in_each(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before which each shot says that the examples are over."""
    if not subject.settings.num_fewshot or not _OF_THE_END.search(subject.code.template):
        return
    for item in subject.some(_SEEN_DOCS):
        shots = subject.shown_to(item)
        words = dict.fromkeys(m[0] for m in _OF_THE_END.finditer(item.example.input))
        said = next((w for w in words if shots and all(w in shot.input for shot in shots)), "")
        if said and said in subject.code.template:
            yield Hit(
                say("each shot says what is true of the question alone: {words!r}", words=said),
                say("Say it nowhere, or in the description: each row is rendered alike."),
                item.doc.id,
                subject.code.line_with(said) or subject.code.line_of_input,
                about="each",
                severity="hint" if _OF_TURNS.search(said) else None,
            )


def described_again(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose template says a sentence of the description before worked examples of
    its own."""
    item = next(iter(subject.rendered), None)
    if item is None or not subject.settings.description or len(subject.blocks_of(item)) < 2:
        return
    own = subject.blocks_of(item)[-1].text
    for sentence in _SENTENCE.findall(without_samples(subject)):
        text = sentence.strip()
        is_long = len(text) >= _FEWEST_SIGNS * (3 if text.isascii() else 1)
        if not is_long or text not in subject.code.template or text in own:
            continue
        for each in subject.some(_SEEN_DOCS):
            if text in each.example.input:
                yield Hit(
                    say("the instruction is there twice: {text}", text=shorten(text, 40)),
                    say("Say it once, in the description or in the input."),
                    each.doc.id,
                    subject.code.line_with(text) or subject.code.line_of_input,
                )
        return


def cues_of_rows(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that end on a cue for an answer which their row brings along, where some rows
    bring another one of the same language, and no other field tells which."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    lasts = [item.example.input.rstrip().rpartition("\n")[2].strip() for item in items]
    counts = Counter(lasts)
    bare = {cue: _bare(cue) for cue in counts}
    if not 2 <= len(counts) <= 4 or not all(own in _ANSWER_CUES for own in bare.values()):
        return
    if len(set(bare.values())) < 2 or min(counts.values()) < _FEWEST_EACH:
        return
    tongues = [tongues_of_cue(cue) for cue in counts]
    if len({cue.isascii() for cue in counts}) > 1 or any(
        one and other and not one & other for one in tongues for other in tongues
    ):
        return
    usual = counts.most_common(1)[0][0]
    if all(cue.strip(":： ") in subject.code.template for cue in counts):
        return  # which `two_last_cues` looks at
    if any(_tells(subject, name, lasts) for name in subject.fields):
        return
    for item, cue in zip(items, lasts, strict=True):
        if cue != usual:
            yield Hit(
                say("some docs end on the cue {cue!r}, others on {other!r}, and no field tells why",
                    cue=cue, other=usual),
                say("Let every row end with the same cue."),
                item.doc.id,
                subject.code.line_of_input,
                about="last",
            )  # fmt: skip


def _bare(cue: str) -> str:
    return simplified(" ".join(cue.strip("*# :：").casefold().split()))


def _tells(subject: Subject, name: str, lasts: list[str]) -> bool:
    """Say whether a field of few values, which is no cue itself, tells the cue."""
    values = [str(item.doc.data.get(name)) for item in subject.rendered[: len(lasts)]]
    if set(map(_bare, values)) <= _ANSWER_CUES or len(set(values)) > len(values) / 2:
        return False
    return len(set(values)) > 1 and len(set(zip(values, lasts, strict=True))) == len(set(values))
