"""The names that datasets give their fields, in English, Chinese and German; likeliest first."""

from __future__ import annotations

import re

from workbench.io.han import in_both, simplified


def _names(text: str) -> tuple[str, ...]:
    return tuple(simplified(text).split())


QUESTION = _names("""
    question q query problem prompt instruction input goal ctx text sentence review review_text
    comment tweet utterance message headline title document article dialogue dialog conversation
    messages statement claim 问题 题目 题干 文本 内容 句子 评论 正文 frage satz bewertung rezension
    kommentar aufgabe inhalt
""")
PASSAGE = _names("""
    passage context story paragraph article background support document reference_text premise
    fact facts situation evidence abstract body description scenario 文章 材料 上下文 背景 段落
    摘录 证据 kontext absatz abschnitt textabschnitt contexto contexte contesto
""")
ANSWER = _names("""
    answer a answers answer_key answerkey correct_answer correct_option correct_choice correct
    right_answer answer_idx answer_index correct_idx gold gold_answer gold_label target
    targets label labels output response completion solution final_answer expected
    expected_output reference references summary highlights
    answer_text is_correct is_duplicate duplicate entailment canonical_solution code 答案 标准答案
    正确答案 参考答案 标签 回答 摘要 译文 antwort richtige_antwort loesung lösung etikett
    zusammenfassung
    ans answer_value answer_option best_answer correct_answers ground_truth ground_truths
    groundtruth ideal ideal_answer ideal_response solutions
    reference_answer reference_code reference_solution
    reference_output target_text expected_answer expected_response expected_result gold_text sql
    sparql sql_query query_sql gold_query gold_sql stance right_option 标准回答 正确选项 参考回答
    réponse reponse bonne_réponse bonne_reponse respuesta respuesta_correcta risposta
    risposta_corretta resposta resposta_correta ответ правильный_ответ 正解 回答文 정답
""")
CLASSES = _names("""
    class category sentiment polarity emotion intent topic rating stars relation verdict
    情感 类别 分类 kategorie stimmung klasse
""")
"""Names of an answer too, where no field has a better one."""

LOOSE = frozenset(_names("target targets category class topic 类别 分类 kategorie klasse summary"))
"""Names of an answer, or else of what a row is about: no reason to pass over another field."""

DECISIONS = frozenset(_names("decision final_decision verdict outcome conclusion 结论 判定"))
"""What was decided of a row: the answer, rather than labels beside it."""

VERDICTS = frozenset(_names("verdict grade judgement judgment correctness is_correct 判定 评判"))
"""What is said of an answer that stands beside it."""

_KINDS = _names("""
    category domain topic language lang difficulty level complexity source type kind split subject
    dataset format annotator annotator_id annotators rater reviewer
    reviewed_by author user username editor country city location product brand version status
    domäne sprache schwierigkeit quelle thema fach idioma langue difficulté dificultad tema dominio
    难度 科目 学科 来源 领域 语言 类型 题型 年级 类别 分类 章节
""")
_KIND = re.compile(
    r".+_(type|kind|id|level|source|domain|category|by|lang|language|name|set|split|toks|tokens)|"
    r"(evolution|meta|metadata|dataset|source|annotator|reviewer|author)_.+"
)

STEPS = _names("""
    steps rationale reasoning explanation cot cot_content chain_of_thought solution worked_solution
    解析 推理 解题过程 begründung erklaerung erklärung
""")
OPTIONS = _names("""
    options choices endings candidates answer_choices alternatives possible_answers answer_options
    option_list options_list answer_option_list choice_list choices_list candidate_answers
    选项 候选 候选项 备选项 选项列表 optionen antwortmöglichkeiten opciones opzioni opções варианты
""")
NAMES = _names("""
    label_text label_name label_names text_label class_name class_label label_str label_desc
    category_name 标签名 标签名称 标签文本 类别名 类别名称 情感名称 bezeichnung
""")
PAIRED = _names("""
    sentence string text question sent phrase paragraph utterance statement snippet document doc
    passage query title 句子 文本 问题 句 satz frage aussage
""")
"""What the names of a pair's two texts have in common beside a 1 and a 2."""

PAIRS = (
    *(("premise", "hypothesis"), ("sentence1", "sentence2"), ("sentence_1", "sentence_2")),
    *(("question1", "question2"), ("question_1", "question_2"), ("text1", "text2")),
    *(("text_a", "text_b"), ("sent1", "sent2"), ("s1", "s2"), ("sentence_a", "sentence_b")),
    *(("前提", "假设"), ("句子1", "句子2"), ("prämisse", "hypothese"), ("satz1", "satz2")),
)
LANGUAGES = _names("""
    en zh de fr es ja ko ru it pt ar nl pl english chinese german french spanish japanese korean
    russian 中文 英文 英语 汉语 deutsch englisch chinesisch zh_cn en_us
""")
CODES = _names("label labels class target 标签 类别 is_duplicate duplicate is_correct")
"""Answers whose numbers stand for something else."""
_ANSWER = re.compile(
    in_both(
        r"(reference|gold|golden|target|expected|correct|right|best|ideal|canonical|ground_truth|true|"
        r"final|model|desired|standard)_(answers?|outputs?|responses?|text|code|solutions?|results?|"
        r"labels?|quer(y|ies)|completions?|reply|replies|value|translation|summary|sql|program)|"
        r"(bonnes?|richtige|korrekte|正确|标准|参考)_?(réponses?|reponses?|antwort(en)?|lösung|答案|回答|选项)|"
        r"(respuesta|resposta|risposta)s?_(correcta|correta|corretta)s?"
    )
)


_PASSAGE = re.compile(
    r".+_(passage|context|paragraph|article|story|body|evidence|background|abstract|document)"
)


def says_passage(name: str) -> bool:
    """Say whether a field's name is one of a passage, by its words."""
    return name in PASSAGE or _PASSAGE.fullmatch(name) is not None


def says_kind(name: str) -> bool:
    """Say whether a field's name tells of what kind its row is, or who made it."""
    return name in _KINDS or _KIND.fullmatch(name) is not None


def says_answer(name: str) -> bool:
    """Say whether a field's name is one of an answer, by its words."""
    return name in ANSWER or _ANSWER.fullmatch(name) is not None


_ALSO_LABELS = _names("a no correct entailment duplicate code fact relation ideal stance sql body")

KNOWN = frozenset(
    (
        *(*QUESTION, *PASSAGE, *ANSWER, *CLASSES, *STEPS, *OPTIONS, *NAMES),
        *(name for pair in PAIRS for name in pair),
        *_names("id idx index nr split source url link date time name type level subject year"),
    )
).difference(_ALSO_LABELS)
"""What headings say, and rows of data don't: not even as a label."""
