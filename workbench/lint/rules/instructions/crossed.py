"""Two texts of the row that have each other's place: behind each other's cue, or under each other's
name in the code. The rule `text/swapped-fields` says so."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from workbench.io.han import compiled, simplified
from workbench.lint.blocks import Cue, cues_in
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.asked_line import asked_of_lines
from workbench.lint.rules.instructions.crossed_layouts import crossed_layouts
from workbench.lint.rules.instructions.cue_tongues import other_tongues
from workbench.lint.rules.instructions.turned import option_turned
from workbench.lint.rules.texts.row_tables import crossed_columns
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_MOST_OF = 0.8
_FEWEST_SIGNS = 3

_BEFORE = 40
_FOLLOWS = compiled(
    r"(?:\b(?:mean|means|imply|implies|follow|follows|entail|entails|conclude|infer|inferred)\b"
    r"(?: that)?|\b(?:bedeutet|folgt|heißt)\b[\w ]{0,12}, dass|\b(?:signifie|implique|déduire)"
    r"[\w ]{0,8} que|\b(?:significa|implica|deduce|conclui|concluir)[\w ]{0,8} (?:que|che)"
    r"|意味着|说明|推出|得出|推断)[:：，,]?\s*[\"“«„'‘「]?\s?\Z",
    re.IGNORECASE,
)

_GROUPS = {
    "passage": "passage context text article paragraph document story background kontext absatz"
    " abstract evidence excerpt extract snippet artikel auszug dokument"
    " extrait document documento artículo articulo 摘要 资料 证据 正文段落 資料"
    " textpassage contexte texte contexto texto pasaje passaggio contesto testo trecho 短文 文章"
    " 段落 材料 阅读 阅读材料 语料 上下文 背景 原文 文脈 記事 지문 문맥 단락 контекст текст"
    " отрывок абзац статья"
    " النص نص الفقرة فقرة المقطع مقطع السياق سياق"
    " المقال metin parça paragraf makale tekst alinea akapit teks bacaan konteks stycke vănbản"
    " đoạnvăn"
    " ngữcảnh bàiđọc पाठ अनुच्छेद गद्यांश संदर्भ",
    "question": "question query q ask frage pregunta pergunta domanda 问题 问 提问 質問 設問 問"
    " 질문"
    " вопрос السؤال سؤال soru pytanie vraag pertanyaan fråga câuhỏi प्रश्न सवाल",
    "premise": "premise sentence1 句子1 句子一 句1 句一 p pramisse praemisse premisse premisa"
    " premissa premessa 前提"
    " 前提文 전제 посылка المقدمة öncül przesłanka premisse premis premiss tiềnđề",
    "hypothesis": "hypothesis sentence2 句子2 句子二 句2 句二 h hypothese hipotesis hipotese"
    " ipotesi 假设 仮説 仮説文"
    " 가설 гипотеза الفرضية hipotez hipoteza hypothese hipotesis hypotes giảthuyết परिकल्पना"
    " claim conclusion 结论 推论 論断 schlussfolgerung",
    "title": "title headline titel titre titulo titolo uberschrift 标题 見出し タイトル 제목"
    " заголовок العنوان عنوان başlık tytuł judul rubrik tiêuđề शीर्षक",
    "body": "body content inhalt corps contenu cuerpo contenido corpo conteudo contenuto 正文 内容"
    " 本文 본문",
    "word": "word term 词 词语 单词 生词 目标词 wort mot palabra",
    "sentence": "sentence 句 句子 例句 satz phrase oración",
    "definition": "definition gloss meaning 定义 释义 解释",
    "review": "review comment 评论 影评 评价 点评",
    "topic": "topic subject theme 主题 话题",
    "author": "author writer 作者",
    "date": "date 日期",
    "english": "english en eng 英文 英语",
    "chinese": "chinese zh 中文 汉语 译文",
    "rule": "rule rules regulation policy 规定 规则 规章 条款 准则 校规",
    "case": "case situation scenario 情况 情形 情境 场景 案例 事例 案情",
    "cause": "cause reason 原因 起因",
    "effect": "effect consequence 后果 影响",
    "fact": "fact facts 事实",
    "opinion": "opinion view 观点 意见 看法",
    "dialogue": "dialogue dialog conversation 对话",
    "product": "product 产品 商品",
    "code": "code program 代码 程序",
    "poem": "poem 诗 诗句 诗歌",
    "idiom": "idiom 成语 熟语",
}
_BODY = {"passage": "body", "body": "passage"}


def _bare(name: str) -> str:
    """Return a name in one case, without accents and what parts its words."""
    parts = unicodedata.normalize("NFD", name.casefold().replace("ß", "ss"))
    # The marks of Japanese, Korean and Russian letters are no accents.
    bare = "".join(s for s in parts if not "\u0300" <= s <= "\u036f" and s not in " _")
    return unicodedata.normalize("NFC", bare)


_GROUP_OF = {
    simplified(_bare(name)): group for group, names in _GROUPS.items() for name in names.split()
}
_OPENING = "`\"'“‘„«「『《([{<*_ "
"""What a template puts around a text behind its cue."""

_MADE_CUE = compiled(r"\A ?\**[:：]|[}s]\** ?[:：]")
"""What a template has behind a cue that it does not write itself, but takes from a list."""


def swapped_fields(subject: Subject) -> Iterator[Hit]:
    """Two texts of the row stand behind each other's cue, told by their names or by what they look
    like, or have each other's name in the code; or options and their letters do, `(oxygen) A`; or
    (a hint) the answer stands behind another cue than the one that the question names."""
    if names := _crossed_names(subject.code, subject.fields):
        first = subject.rendered[0].doc.id if subject.rendered else None
        yield _crossed(names, first, subject.code.line_of_field(names[1]))
        return
    yield from other_tongues(subject)
    yield from crossed_columns(subject)
    yield from asked_of_lines(subject)
    items = subject.rendered
    least = max(2, _MOST_OF * len(items))
    found: list[Hit] = []
    for place, item in enumerate(items):
        pair = _swapped(subject, item) or _asked_about(item) or _by_form(subject, item)
        pair = pair or crossed_layouts(
            item.doc.data, item.example.input, subject.is_own_cue, _name_of
        )
        if pair:
            line = subject.code.line_with(pair[0]) or subject.code.line_of_input
            found.append(_crossed(pair, item.doc.id, line))
        elif hit := (
            _in_anothers_place(subject, item)
            or _apart_from_its_cue(subject, item)
            or option_turned(subject, item)
        ):
            found.append(hit)
        elif len(found) + len(items) - place - 1 < least:
            return  # too few docs are left
    yield from found if len(found) >= least else ()


def _crossed(pair: tuple[str, str], doc_id: int | None, line: int | None) -> Hit:
    return Hit(
        say("behind {first!r} stands what belongs to {second!r}, and the other way round",
            first=pair[0], second=pair[1]),
        say("Put each text behind its own cue."),
        doc_id,
        line,
    )  # fmt: skip


def _cues_of(subject: Subject, text: str) -> tuple[Cue, ...]:
    """Return the cues of a text, those included whose words the code has in a list or a dict, and
    puts before a colon."""
    names = _listed_names(subject.code)
    if not names:
        return subject.cues(text)
    return cues_in(text, lambda cue: subject.is_own_cue(cue) or cue.strip(" :：*#") in names)


@lru_cache(maxsize=16)
def _listed_names(code: Parsed) -> frozenset[str]:
    """Return the literals that may be cues, where the code has a colon behind something else."""
    texts = [literal.text for literal in code.literals if literal.of_input]
    is_made = any(map(_MADE_CUE.search, texts))
    return frozenset(text.strip(" :：*#\n") for text in texts if is_made) - {""}


def _swapped(subject: Subject, item: Rendered) -> tuple[str, str] | None:
    """Return two cues of an input behind each of which the text of the other one's name stands."""
    cues = _cues_of(subject, item.example.input)
    if sum(not cue.content.isspace() for cue in cues if cue.content) < 2:
        return None
    groups = _by_group(item.doc.data)
    held: dict[str, tuple[str, str]] = {}
    unnamed: dict[str, str] = {}
    for cue in cues:
        wanted = _wanted_by(cue, groups)
        content = cue.content.strip()
        bare = content.lstrip(_OPENING)
        has = next(
            (
                g
                for g, t in groups.items()
                if t.lstrip(_OPENING)
                and (content.startswith(t) or bare.startswith(t.lstrip(_OPENING)))
            ),
            "",
        )
        if wanted in groups and has:
            held[wanted] = (has, cue.written)
        elif has:
            unnamed.setdefault(has, cue.written)
    for wanted, (has, written) in held.items():
        if has != wanted and held.get(has, ("",))[0] == wanted:
            return written, held[has][1]
        # The other cue has another name than the row's field.
        is_free = has not in (wanted, _BODY.get(wanted)) and has not in held
        if is_free and wanted in unnamed and not is_of_answers(wanted):
            return written, unnamed[wanted]
    return None


def _in_anothers_place(subject: Subject, item: Rendered) -> Hit | None:
    """Return a hit on a cue that has the name of a text of the row which is nowhere in the input,
    and another text of the row behind it."""
    strings = ((str(n), v.strip()) for n, v in item.doc.data.items() if isinstance(v, str))
    texts = {name: text for name, text in strings if text}
    names = {_bare(name): name for name in texts}
    for cue in _cues_of(subject, item.example.input):
        own, content = names.get(_bare(cue.name), ""), cue.content.strip()
        if not own or not content or texts[own] in item.example.input:
            continue
        if texts[own] in golds_of(item.example):
            continue  # `A:` stands before a short answer, and the row's `a` is what is made of it
        for name, text in texts.items():
            begins = content.startswith(text) or content.lstrip(_OPENING).startswith(text)
            if name != own and len(text) > _FEWEST_SIGNS and begins:
                what = say(
                    "behind {cue!r} stands the row's {name}, and its {own} is not in the input",
                    cue=cue.written, name=name, own=own,
                )  # fmt: skip
                return _behind_other(subject, item, cue, what)
    return None


def _apart_from_its_cue(subject: Subject, item: Rendered) -> Hit | None:
    """Return a hit on a cue that is called as one text of the row is, or means the same, and has
    another one behind it, where the text that it calls stands before all cues."""
    text = item.example.input
    cues = _cues_of(subject, text)
    first = min((cue.start for cue in cues), default=0)
    if not first:
        return None
    groups = {name: own for name, own in _by_group(item.doc.data).items() if own in text}
    golds = golds_of(item.example)
    for cue in cues:
        wanted, content = _wanted_by(cue, groups), cue.content.strip()
        own = groups.get(wanted, "")
        if len(own) <= _FEWEST_SIGNS or own in golds or is_of_answers(wanted):
            continue
        if own in content or own not in text[:first]:
            continue
        for name, other in groups.items():
            is_other = name not in (wanted, _BODY.get(wanted)) and len(other) > _FEWEST_SIGNS
            if is_other and content.startswith(other) and other not in text[:first]:
                what = say(
                    "behind {cue!r} stands the row's {name}, and its {own} before all cues",
                    cue=cue.written, name=name, own=wanted,
                )  # fmt: skip
                return _behind_other(subject, item, cue, what)
    return None


def _behind_other(subject: Subject, item: Rendered, cue: Cue, what: Message) -> Hit:
    return Hit(
        what,
        say("Put each text behind its own cue."),
        item.doc.id,
        subject.code.line_with(cue.written) or subject.code.line_of_input,
    )


def _wanted_by(cue: Cue, groups: Mapping[str, str]) -> str:
    """Return what a cue is called among a row's texts, by all of its words, or by the last or the
    first; a row's one text may be called its body."""
    words = cue.written.rstrip(" :：*").split()
    counted = _name_of(cue.name + "".join(filter(str.isdigit, cue.written)))
    names = (counted, *map(_name_of, (cue.name, *words[-1:], *words[:1])))
    for name in names:
        other = _BODY.get(name, "")
        if name in groups or other in groups:
            return name if name in groups else other
    return names[1]


def _asked_about(item: Rendered) -> tuple[str, str] | None:
    """Return what a pair of sentences is called where the question is whether the premise follows,
    and not what follows from it: `Does it mean that <premise>?`."""
    groups = _by_group(item.doc.data)
    premise, hypothesis = groups.get("premise", ""), groups.get("hypothesis", "")
    text = item.example.input
    at = text.rfind(premise) if premise and hypothesis else -1
    if at < 0 or not 0 <= text.find(hypothesis) < at or hypothesis in premise:
        return None
    is_asked = _FOLLOWS.search(text, max(0, at - _BEFORE), at)
    return ("hypothesis", "premise") if is_asked else None


def _by_form(subject: Subject, item: Rendered) -> tuple[str, str] | None:
    """Return two cues of an input that have each other's text by what it looks like, whatever the
    row calls it: behind that of a question stands no question, and behind that of a passage one;
    or behind that of a title a sentence, and behind that of a text a few words without an end."""
    held: dict[str, tuple[str, str]] = {}
    texts = {value.strip() for value in item.doc.data.values() if isinstance(value, str)}
    for cue in _cues_of(subject, item.example.input):
        content = cue.content.strip()
        if content not in texts:  # an instruction may stand below it
            content = content.split("\n")[0].rstrip()
        if content in texts and content:
            words = cue.written.rstrip(" :：*").split()
            names = [_name_of(name) for name in (cue.name, *words[-1:], *words[:1])]
            name = next((n for n in names if n in _GROUPS), "")
            held.setdefault("passage" if name == "body" else name, (content, cue.written))
    named = _by_group(item.doc.data)
    held = {name: pair for name, pair in held.items() if named.get(name) != pair[0]}
    text, text_cue = held.get("passage", ("", ""))
    asked, asked_cue = held.get("question", ("", ""))
    if asked and text and text[-1] in "?？؟" and not set(asked) & set("?？؟_"):
        return asked_cue, text_cue
    title, title_cue = held.get("title", ("", ""))
    is_sentence = title != "" and title[-1] in ".。!！" and len(title) > len(text)
    if text and is_sentence and text[-1].isalnum():
        return title_cue, text_cue
    return None


def _by_group(data: Mapping[str, object]) -> dict[str, str]:
    return {
        _name_of(str(name)): value.strip()
        for name, value in data.items()
        if isinstance(value, str) and value.strip()
    }


@lru_cache(maxsize=1024)
def _name_of(name: str) -> str:
    """Return what a cue or a field is called, in one case and without accents: what it means, where
    that has several names."""
    bare = _bare(name)
    return _GROUP_OF.get(simplified(bare), bare)


def _crossed_names(code: Parsed, fields: frozenset[str]) -> tuple[str, str] | None:
    """Return two names of the code that are called as two fields of the rows are, and each get the
    other one's, always: not by a condition, nor a second time."""
    pairs = list(_named_reads(code))
    counts = Counter(name for name, _ in pairs)
    reads = {name: field for name, field in pairs if counts[name] == 1 and field in fields}
    for name, field in reads.items():
        for other, its_field in reads.items():
            is_crossed = _is_called(name, its_field) and _is_called(other, field)
            if is_crossed and field != its_field and not _is_called(name, field):
                return field, its_field
    return None


def _is_called(name: str, field: str) -> bool:
    """Say whether a name is a field's, or its beginning, or the other way round: `hyp`; or means
    the same."""
    own, its = name.casefold().strip("_"), str(field).casefold()
    if (group := _name_of(own)) in _GROUPS and group == _name_of(its):
        return True
    short, long = sorted((own, its), key=len)
    return len(short) >= _FEWEST_SIGNS and long.startswith(short)


def _named_reads(code: Parsed) -> Iterator[tuple[str, str]]:
    """Yield the names, of variables and of arguments, that get one field of the row each."""
    row = code.parameters[0] if code.parameters else ""
    for node in code.function.body if code.function else ():
        for part in ast.walk(node):
            if isinstance(part, ast.Assign) and part is node:
                for target in part.targets:
                    yield from _assigned(target, part.value, row)
            elif isinstance(part, ast.Assign | ast.AugAssign | ast.NamedExpr):
                targets = part.targets if isinstance(part, ast.Assign) else [part.target]
                names = (n for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
                # A second value, under a condition, maybe: twice here, so that it does not count.
                yield from ((name.id, "") for name in names for _ in range(2))
            elif isinstance(part, ast.Call):
                for keyword in part.keywords:
                    if keyword.arg and (field := _field_in(keyword.value, row)):
                        yield keyword.arg, field


def _assigned(target: ast.expr, value: ast.expr, row: str) -> Iterator[tuple[str, str]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        if len(target.elts) == len(value.elts):
            for one, its in zip(target.elts, value.elts, strict=True):
                yield from _assigned(one, its, row)
    elif isinstance(target, ast.Name):
        yield target.id, _field_in(value, row)


def _field_in(value: ast.expr, row: str) -> str:
    """Return the one field of the row that an expression reads, "" if it is none or several."""
    found: set[str] = set()
    for node in ast.walk(value):
        key = None
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            key = node.slice if node.value.id == row else None
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_get = node.func.attr == "get" and getattr(node.func.value, "id", "") == row
            key = node.args[0] if is_get and node.args else None
        if isinstance(key, ast.Constant):
            found.add(str(key.value))
    return found.pop() if len(found) == 1 else ""
