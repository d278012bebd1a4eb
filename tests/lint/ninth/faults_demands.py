"""Demands that contradict each other, the answers or what is shown."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import CHANGSHI, KENTEI, MED, MED_TEXT, VIET
from tests.lint.ninth.tasks_free import (
    ALGEBRA,
    DEPECHES,
    DEUTSCH,
    FEIRA,
    MAILS,
    SHOP,
    SQL,
    YUEDU,
)
from tests.lint.ninth.tasks_labels import ARAB, BOOL, EMOCIONES, KOREAN, OTZYVY, TOUTIAO, TREC
from tests.lint.shape import changed

_demands = partial(kind, "contradicting demands")
_FORM = "few-shot/other-form"

KINDS = (
    _demands(
        "The answer alone is asked for, and the outputs have steps.",
        f"few-shot/steps-forbidden {_FORM}",
        changed(
            SHOP, ("Let's think step by step.", "Answer with the number only, without explanation.")
        ),
        changed(
            ALGEBRA,
            (r"\n\nSolution:\n", r"\nGive only the final answer, no explanation.\n\nSolution:\n"),
        ),
        changed(FEIRA, description="Responda só com o número, sem explicação."),
    ),
    _demands(
        "Steps are asked for, and the outputs answer at once.",
        f"few-shot/steps-lost {_FORM} few-shot/steps-only-here",
        changed(YUEDU, ("请用原文中的词语回答。", "请一步一步思考，然后回答。")),
        changed(MED, ("Choose one letter.", "Think step by step, then choose one letter.")),
        changed(OTZYVY, ("отзыв?\\n", "отзыв? Рассуждай шаг за шагом.\\n")),
    ),
    _demands(
        "Other labels are named than the answers are.",
        "answer/other-names answer/letter-asked answer/legend few-shot/other-form",
        changed(EMOCIONES, description="Di si cada frase es positiva, negativa o neutra."),
        changed(ARAB, ("أجب بنعم أو لا.", "أجب بصحيح أو خطأ.")),
        changed(BOOL, ("(yes or no)", "(true or false)")),
    ),
    _demands(
        "One of the labels is missing where they are named.",
        "answer/other-names answer/other-count",
        changed(TREC, ("person, place, number or definition.", "person, place or number.")),
        changed(TOUTIAO, ("{'、'.join(CLASSES)}", "体育、财经、科技")),
        changed(KOREAN, ("{', '.join(LABELS)}", "함의, 모순")),
    ),
    _demands(
        "Another language is asked for than the answers are in.",
        _FORM,
        changed(YUEDU, ("请用原文中的词语回答。", "请用英语回答。")),
        changed(DEUTSCH, description="Translate from German into French."),
        changed(OTZYVY, ("отзыв?\\n", "отзыв? Ответь по-английски.\\n")),
    ),
    _demands(
        "JSON, a box or tags are asked for, and the answers have none.",
        f"{_FORM} text/unclosed",
        changed(
            TOUTIAO, ('类别："', '请以JSON格式输出，例如{{\\"类别\\": \\"体育\\"}}。\\n类别："')
        ),
        changed(
            VIET,
            (
                'lines.append("Đáp án:")',
                'lines.append("Trả lời trong thẻ <answer></answer>.")\n    lines.append("Đáp án:")',
            ),
        ),
        changed(SQL, (r"-- {data['question']}\n", r"-- {data['question']}\n-- Return JSON.\n")),
    ),
    _demands(
        "Capital letters are asked for, and the answers have small ones.",
        f"{_FORM} answer/other-names",
        changed(BOOL, ("(yes or no)", "in capital letters, YES or NO")),
        changed(
            EMOCIONES,
            description="Di qué emoción expresa cada frase: alegría, tristeza, enfado o miedo. Responde en mayúsculas.",
        ),
        changed(
            DEPECHES,
            (
                "un titre court à cette dépêche.",
                "un titre court, tout en majuscules, à cette dépêche.",
            ),
        ),
    ),
    _demands(
        "The prompt counts the options or labels, and there are more or fewer.",
        "answer/other-count",
        changed(KENTEI, ("正しいものの番号を", "三つの選択肢から正しいものの番号を")),
        changed(MED, ("Choose one letter.", "Choose one of the five options.")),
        changed(CHANGSHI, ("请只写出", "请从五个选项中选择，只写出")),
    ),
    _demands(
        "A whole sentence is asked for, and the answers are single words.",
        _FORM,
        changed(YUEDU, ("请用原文中的词语回答。", "请用完整的句子回答。")),
        changed(
            TREC, ("number or definition.", "number or definition. Answer in a complete sentence.")
        ),
        changed(MED_TEXT, (r"\nAnswer:", r"\nAnswer in a full sentence.\nAnswer:")),
    ),
    _demands(
        "One word is asked for, and the answers are sentences.",
        _FORM,
        changed(DEUTSCH, ("German: {", "Answer with one word.\\nGerman: {")),
        changed(
            DEPECHES, ("un titre court à cette dépêche.", "un seul mot pour résumer cette dépêche.")
        ),
        changed(SQL, (r"-- {data['question']}\n", r"-- {data['question']} Answer in one word.\n")),
    ),
    _demands(
        "The description and the template ask for two kinds of answer.",
        "answer/other-names answer/letter-asked answer/legend few-shot/other-form answer/letters",
        changed(CHANGSHI, description="请回答下列问题，写出正确选项的完整内容，不要写字母。"),
        changed(ARAB, description="أجب عن الأسئلة بجملة كاملة."),
        changed(KENTEI, description="正しい選択肢をA、B、C、Dの記号で答えてください。"),
    ),
    _demands(
        "The prompt speaks of a passage or table, and shows none.",
        "text/no-question text/empty-slot",
        changed(SHOP, ("Question: {", "Read the passage and answer the question.\\nQuestion: {")),
        changed(TREC, ("Say what", "Read the passage below. Say what")),
        changed(KENTEI, ('text = f"問題', 'text = f"次の文章を読んで答えなさい。\\n問題')),
    ),
    _demands(
        "The config's description and the template say the same sentence.",
        "text/repeated-instruction",
        changed(DEPECHES, description="Donnez un titre court à cette dépêche."),
        changed(
            MAILS,
            description="Read the mail and fill in a JSON object with the keys guest, city and nights.",
        ),
        changed(
            EMOCIONES,
            (
                'PROMPT = "',
                'PROMPT = "Di qué emoción expresa cada frase: alegría, tristeza, enfado o miedo.\\n',
            ),
        ),
    ),
    _demands(
        "The last cue names another language or another thing than the answer is.",
        f"{_FORM} text/cue-forms",
        changed(DEUTSCH, (r"\nEnglish:", r"\nFrench:")),
        changed(CHANGSHI, (r"\n答案：", r"\nAnswer:")),
        changed(EMOCIONES, (r"\nEmoción:", r"\nEmotion:")),
    ),
    _demands(
        "The legend of the prompt says another meaning of the numbers than the rows.",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            KOREAN,
            ("전제: {", "0 = 모순, 1 = 중립, 2 = 함의\\n전제: {"),
            ('answer = LABELS[data["label"]]', 'answer = str(data["label"])'),
            ("{', '.join(LABELS)}", "0, 1, 2"),
            rows=lambda rows: [
                row | {"label_name": ("함의", "중립", "모순")[row["label"]]} for row in rows
            ],
        ),
        changed(
            BOOL,
            ("(yes or no)", "(0 = yes, 1 = no)"),
            ('" yes" if data["answer"] else " no"', '" 1" if data["answer"] else " 0"'),
            rows=lambda rows: [
                row | {"target_scores": {" 1": int(row["answer"]), " 0": int(not row["answer"])}}
                for row in rows
            ],
        ),
        changed(
            OTZYVY,
            ("Это положительный или отрицательный отзыв?", "1 = отрицательный, 0 = положительный."),
            (
                'text = f"Отзыв',
                'label = str(int(data["оценка"] == "положительный"))\n    text = f"Отзыв',
            ),
            ("f\" {data['оценка']}\"", 'f" {label}"'),
            ('"processed_output": data["оценка"]', '"processed_output": label'),
        ),
    ),
)
