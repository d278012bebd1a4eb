"""The names that datasets give their fields, in English, Chinese and German; likeliest first."""

from __future__ import annotations


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


QUESTION = _names("""
    question q query problem prompt instruction input goal ctx text sentence review review_text
    comment tweet utterance message headline title document article dialogue dialog conversation
    messages statement claim 问题 题目 题干 文本 内容 句子 评论 正文 frage satz bewertung rezension
    kommentar aufgabe inhalt
""")
PASSAGE = _names("""
    passage context story paragraph article background support document reference_text premise fact
    facts 文章 材料 上下文 背景 段落 kontext absatz abschnitt textabschnitt
""")
ANSWER = _names("""
    answer a answers answer_key answerkey correct_answer correct_option correct_choice correct
    right_answer answer_idx answer_index correct_idx gold gold_answer gold_label target
    targets label labels output response completion solution final_answer expected
    expected_output reference references summary highlights
    answer_text is_correct is_duplicate duplicate entailment canonical_solution code 答案 标准答案
    正确答案 参考答案 标签 回答 摘要 译文 antwort richtige_antwort loesung lösung etikett
    zusammenfassung
""")
CLASSES = _names("""
    class category sentiment polarity emotion intent topic rating stars relation verdict
    情感 类别 分类 kategorie stimmung klasse
""")
"""Names of an answer too, where no field has a better one."""

STEPS = _names("""
    steps rationale reasoning explanation cot cot_content chain_of_thought solution worked_solution
    解析 推理 解题过程 begründung erklaerung erklärung
""")
OPTIONS = _names("""
    options choices endings candidates answer_choices alternatives 选项 候选 optionen
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
_ALSO_LABELS = _names("a no correct entailment duplicate code fact relation")

KNOWN = frozenset(
    (
        *(*QUESTION, *PASSAGE, *ANSWER, *CLASSES, *STEPS, *OPTIONS, *NAMES),
        *(name for pair in PAIRS for name in pair),
        *_names("id idx index nr split source url link date time name type level subject year"),
    )
).difference(_ALSO_LABELS)
"""What headings say, and rows of data don't: not even as a label."""
