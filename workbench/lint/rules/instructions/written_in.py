"""In which language of machines an answer is said to be: a program, a query, an object, by its
name, which is the same in all languages; where no answer is in it, or all are plainly in another
one. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet

from workbench.io.han import compiled, exactly
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.rules.instructions.formats import is_json
from workbench.lint.rules.texts.unshown import texts_in

_SEEN_ROWS = 12
_SHARE_OF_INPUTS = 0.3
_SHORT = 24

_PROGRAM = (
    r"\b(?:def|return|import|function|print\w*|const|let|var|while|class|public|void|fn|func)\b"
)


def _has(pattern: str, flags: re.RegexFlag | int = 0) -> Callable[[str], bool]:
    made = exactly(pattern, flags)
    return lambda text: made.search(text) is not None


_PYTHON = "Python(?:ie|a|em|u|issa)?|Пайтон\\w?|Питон\\w?|パイソン|파이썬"
_LANGUAGES: Mapping[str, Callable[[str], bool]] = {
    "JSON": is_json,
    "XML|HTML|SVG": _has(r"<\w[^<>]*>"),
    "YAML|TOML": lambda text: _PAIR.search(text) is not None and text.lstrip()[:1] not in "{<",
    "CSV|TSV": _has(r"[,;\t|]"),
    "SQL|PostgreSQL|MySQL|SQLite": lambda text: _SQL(text) and not _SPARQL(text),
    "SPARQL": lambda text: _SPARQL(text),
    "Cypher": _has(r"\b(?:MATCH|MERGE|UNWIND)\b|\)-\[|\)-->?\(", re.IGNORECASE),
    "MongoDB|GraphQL|Elasticsearch": _has(r"[{}]|\bdb\."),
    _PYTHON: _has(
        _PROGRAM + r"|[A-Za-z_]\w*[(\[]|[A-Za-z_]\w*\s?=|\b(?:for|if|in|not|lambda|True|False"
            r"|None)\b"
        r"|\A[\s\d+*/%().-]*[+*/%-][\s\d+*/%().-]*\Z|\A[\[({].*[\])}]\Z",
        re.DOTALL,
    ),
    "JavaScript|TypeScript|Java|Kotlin|Swift|Rust|Golang|C\\+\\+|C#|PHP|Ruby|Perl|Scala"
    "|Haskell|Lua|Julia|MATLAB": _has(_PROGRAM + r"|[(){};]|=>|\w\.[a-z]|[A-Za-z_]\w*\s?="),
    "Bash|PowerShell": _has(r"[|$>]|\s-{1,2}\w|\A\W*[a-z][\w.-]*(?:\s|\Z)"),
    "LaTeX": lambda text: _LATEX(text) or not _OF_LATEX(text),
    "Mermaid|Graphviz|PlantUML": _has(r"->|-->|\{"),
    "Prolog": _has(r":-|\w\("),
    "RegEx|Regexp|regul[aä]re?[nr]? Ausdr[uü]ck\\w*|regular expression|expression régulière"
    "|expresi[oó]n regular|expressão regular|espressione regolare|регулярн\\w+ выражени\\w+"
    "|正则表达式|正規表現|정규식|wyrażeni\\w+ regularn\\w+": _has(r"[\\\[\](){}*+?^$|.]"),
}  # fmt: skip
"""What languages are called, and what tells that a text may be in one."""

_PAIR = compiled(r"^\W{0,3}[\w\"' -]{1,40}?\s?[:=]|^\W*-\s|^\[\w", re.MULTILINE)
_SQL = _has(r"\b(?:select|insert|update|delete|create|with|alter|drop)\b", re.IGNORECASE)
_SPARQL = _has(r"\b(?:SELECT|ASK|CONSTRUCT|DESCRIBE)\b.*\?\w|\?\w+\s", re.IGNORECASE | re.DOTALL)
_LATEX = _has(r"[\\$^_{]")
_OF_LATEX = _has(r"[A-Za-z]{3}|[√π×÷²³≤≥∞/]")

_PLAIN: Mapping[str, Callable[[str], bool]] = {
    "JSON": _has(r"\A\s*\{\s*\"[^\"\n]+\"\s*:", re.DOTALL),
    "XML|HTML|SVG": _has(r"\A\s*<\w[^<>]*>.*</\w+>\s*\Z", re.DOTALL),
    "SQL|PostgreSQL|MySQL"
    "|SQLite": _has(r"\A\s*select\b(?![^\n]*\?\w).+\bfrom\b", re.IGNORECASE | re.DOTALL),
    "SPARQL": _has(r"\A\s*(?:select|ask|construct)\b.*\{.*\?\w", re.IGNORECASE | re.DOTALL),
    "Cypher": _has(r"\A\s*MATCH\s*\(", re.IGNORECASE),
    _PYTHON: _has(r"^\s*(?:def \w+\(.*\)[^{]*:\s*$|import \w+$|print\()", re.M),
}  # fmt: skip
"""What is plainly in a language, and in no other one."""

_NAME = compiled(
    "(?<![A-Za-z.-])(?:"
    + "|".join(f"(?P<l{place}>{names})" for place, names in enumerate(_LANGUAGES))
    + ")(?![A-Za-z+#]|[.]\\w)",
    re.IGNORECASE,
)
_CHECKS = tuple(_LANGUAGES.values())
_NAMES = tuple(_LANGUAGES)
_DATA = ("JSON", "XML", "YAML", "CSV")
_OF_OBJECTS = ("MongoDB", "JavaScript", "Python")
"""Languages in which an object is written as in JSON."""

_BEFORE = compiled(
    r"(?:\b(?:in|into|as|to|with|using|of|als|nach|im|mit|en|como|em|come|para|al|a|au|aan|naar|na"
    r"|в|на|w|do|po|till|som|på|ke|sebagai|dalam|bằng|sang|valid|gültige[sm]?|du|de l['’]|una?|"
    r"um|uma|une?|an?|one|eine?n?|een|ett?|единый|jedn\w+)\s(?:\w+\s)?"
    r"|\b(?:return|output|give|write|produce|gib|schreib\w*|renvoye[zr]|devuelve|devuelva|devolva"
    r"|restituisci|scrivi|escribe|escreva|écrivez|верните|выведите|напишите|zwróć|napisz|geef"
    r"|schrijf|skriv|returnera)\s(?:\w+\s)?"
    r"|(?:quer(?:y|ies)|consulta|requête|interrogazione|запрос\w*|zapytani\w+|program\w*|programas?|code"
    r"|código|codice|script\w*|код\w*|kod\w*|abfrage|format\w*|formato|funci[oó]n|função|funzione)\s"
    r"(?:in |en |em |na |w |в )?|[用以成为為按写寫出段条條份]\s?|という)\Z|\A\W*\Z",
    re.IGNORECASE,
)
_BEHIND = compiled(
    r"\A[ -]?(?:code|program|programme|programa|programma|programm\w*|quer(?:y|ies)|script|object"
    r"|document|statement|expression|function|snippet|\w*[aA]bfrage\w*|ausdr\w+|consulta|requête"
    r"|запрос\w*|код\w*|zapytani\w+|kod\w*|formaat|formátu?|format\w*|formato)\b"
    r"|\A\s?(?:的)?(?:代码|程序|语句|查询|脚本|格式|对象|表达式|函数|代碼|程式)"
    r"|\A\s?(?:の)?(?:コード|プログラム|クエリ|形式|で|に|を|へ|式)"
    r"|\A\s?(?:코드|프로그램|쿼리|형식|으로|로|을|를)|\A\W*\Z|\A\s?(?:olarak|में|cinsinden)",
    re.IGNORECASE,
)
_OF_A_TEXT = compiled(
    r"\b(?:from|of|inside|read|parse\w*|given|this|these|that|the (?:following|given)|about|aus"
    r"|partir du|partir des?|del|della|do|из|von|diese[rsmn]?|folgende[rsmn]?|über|ce|cette|sur"
    r"|sobre|este|esta|esse"
    r"|essa|questo|questa|este|следующ\w+|о|об|z|ten|deze|dit|van)\s(?:\w+\s)?\Z"
    r"|(?:以下|上面|下面|给定|输入|这段|该|此|关于|下列|次の|以下の|この|다음|이)\s?的?\s?\Z",
    re.IGNORECASE,
)
_OF_A_TEXT_BEHIND = compiled(
    r"\A[- ]?\s?(?:\w+\s)?(?:above|below|input|file|schema|record|data|is|are|has|contains|prints"
    r"|developer|expert|programmer|course|exam|quiz|questions?|interview|bugs?|errors?|tutor"
    r"|teacher|and|or|und|oder|et|ou|y|o|e|и|или|i|lub|en|of|unten|oben|ci-dessous|abajo|abaixo)\b"
    r"|\A\s?(?:中|里|数据|的?问题|的?题|考试|或|和|が|は(?!.*で)|에서|과|와)",
    re.IGNORECASE,
)
_ABOUT = compiled(
    r"\b(?:questions?|quiz|exam|expert|tutor|teacher|developer|interview|what does|which of|Fragen?"
    r"|Prüfung|examen|pregunta|pergunta|domanda|вопрос\w*|pytani\w+|vraag)\b|问题|考试|专家|出题|問題",
    re.IGNORECASE,
)


def is_in_other_code(told: Told, seen: Seen) -> bool:
    """Say whether a sentence names a language of machines to write in, and answers are in none or
    in another one."""
    words = told.words
    found = [match for match in _NAME.finditer(words) if _is_asked(words, match)]
    if not found or any(sign in seen.tails_besides(words)[-_SHORT:] for sign in "{[<`"):
        return False
    spoken_of = {_NAMES[_place(match)] for match in _NAME.finditer(words)}
    if "JSON" in spoken_of and seen.all_have(is_json):
        return False
    is_plain = any(
        seen.all_have(has, of_outputs_alone=True)
        for name, has in _PLAIN.items()
        if name not in spoken_of and not _may_be(name, spoken_of)
    )
    places = {_place(match) for match in found}
    # What the input begins, a query say, the answer goes on with.
    begun = seen.tails_besides(words).rpartition("\n")[2][-_SHORT:]
    is_none = all(
        seen.is_broken(lambda text, has=_CHECKS[place]: has(text) or has(f"{begun} {text}"))
        for place in places
    )
    is_of_inputs = any(_are_inputs(seen, _CHECKS[place]) for place in places)
    return is_plain or (is_none and not is_of_inputs and not _are_read(seen))


def _is_asked(words: str, match: re.Match[str]) -> bool:
    """Say whether a language is named as that of the answer, and not as what a text is in or is
    about."""
    before, behind = words[: match.start()], words[match.end() :]
    if polarity(words, match.start(), match.end()) != "asked":
        return False
    if _OF_A_TEXT.search(before) or _OF_A_TEXT_BEHIND.match(behind):
        return False
    if not (_BEFORE.search(before) or _BEHIND.match(behind)):
        return False
    return match[0].upper().startswith(_DATA) or not _ABOUT.search(words)


def _place(match: re.Match[str]) -> int:
    return next(place for place in range(len(_NAMES)) if match[f"l{place}"])


def _may_be(plain: str, spoken_of: AbstractSet[str]) -> bool:
    """Say whether what is plainly an object may be in one of the languages that are spoken of."""
    return plain == "JSON" and any(name.startswith(_OF_OBJECTS) for name in spoken_of)


def _are_inputs(seen: Seen, has: Callable[[str], bool]) -> bool:
    """Say whether rows have texts in that language, of which the sentence may speak."""
    items = seen.subject.rendered[:_SEEN_ROWS]
    rows = [
        [text for text in texts_in(item.doc.data) if text in item.example.input] for item in items
    ]
    return sum(any(map(has, texts)) for texts in rows) >= max(1, _SHARE_OF_INPUTS * len(rows))


def _are_read(seen: Seen) -> bool:
    """Say whether the post-processor reads an answer out of what a model may write around it."""
    subject = seen.subject
    if subject.settings.num_fewshot or not subject.grade:
        return False
    item = subject.rendered[0]
    made = (f'{{"answer": "{seen.golds[0]}"}}', f"<answer>{seen.golds[0]}</answer>")
    graded = [subject.grade(item.doc.data, item.example.processed_output, each) for each in made]
    return any(one is not None and one.is_right for one in graded)
