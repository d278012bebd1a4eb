"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import CHAIN, CHAT, GAP, MEDALS, NAMES, RANK, SQL
from tests.lint.fortythird.tasks_exam import BOOL, CIVICS, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, JCQA, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES, LETTERS
from tests.lint.fortythird.tasks_zh import C3, CEVAL, HOTEL, IDIOM, OCNLI, ZSUM
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "contradicting demands"
FORM = "few-shot/other-form answer/letter-asked answer/other-names answer/letters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a letter is asked for, and words or numbers are right, or the other way round",
        FORM,
        changed(
            CIVICS, ("The number of the correct option is", "The letter of the correct option is")
        ),
        changed(
            AMT,
            (
                "Ordne das Schreiben der richtigen Stelle zu.",
                "Gib den Buchstaben der richtigen Stelle an.",
            ),
        ),
        changed(CEVAL, ("请选出其中的正确答案", "请写出正确选项的内容")),
        changed(IDIOM, ("填入横线处。", "填入横线处，请回答字母。")),
    ),
    kind(
        F,
        "other labels are asked for than are right",
        "answer/other-names few-shot/other-form answer/legend answer/letter-asked",
        changed(NLI, ("True or False?", "Yes or No?")),
        changed(HOTEL, ("好评还是差评", "正面还是负面")),
        changed(BOOLRU, ("(да или нет)", "(верно или неверно)")),
        changed(CHAT, ("solved or open?", "closed or pending?")),
    ),
    kind(
        F,
        "JSON or a box is asked for, and the answers are bare",
        "few-shot/other-form",
        changed(NAMES, ("Write none if there are none.", "Return a JSON list.")),
        changed(ZSUM, ("最后写“答案是”和结果", "最后把结果写在\\\\boxed{{}}里")),
        changed(MEDALS, (r"\nA:", r"\nGive your answer as JSON with the key answer.\nA:")),
    ),
    kind(
        F,
        "the answer alone is asked for, and steps are shown",
        "few-shot/steps-forbidden few-shot/other-form answer/not-extracted",
        changed(
            CHAIN,
            ("A: Let's think step by step.", "Give only the number, without any explanation.\nA:"),
        ),
        changed(LETTERS, ("and join them.", "and join them. Reply with the joined letters only.")),
        changed(ZSUM, ("请先列式计算，最后写“答案是”和结果。", "请直接写出结果，不要写过程。")),
    ),
    kind(
        F,
        "steps are asked for, and the answers come at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(MED, ('text += "Answer:"', r'text += "Let\'s think step by step.\nAnswer:"')),
        changed(C3, (r"\n答：", r"\n请先分析每个选项，再给出答案。\n答：")),
        changed(TRIVIA, ("Respuesta (a, b o c):", r"Piensa paso a paso.\nRespuesta (a, b o c):")),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        "few-shot/other-form text/cue-forms",
        changed(MT, ("English to Portuguese", "English to Spanish")),
        changed(AMT, ("richtigen Stelle zu.", "richtigen Stelle zu. Antworte auf Englisch.")),
        changed(OCNLI, ("两句的关系是", "请用英文回答：两句的关系是")),
    ),
    kind(
        F,
        "capitals, a full stop or quotes are asked for that no answer has",
        "few-shot/other-form answer/other-names",
        changed(BOOL, ('"A (yes/no):"', '"Answer in capital letters.", "A (yes/no):"')),
        changed(GAP, ("with one word.", "with one word, in double quotes.")),
        changed(PAWS, ("(oui ou non) ?", "(oui ou non) ? Répondez en majuscules :")),
    ),
    kind(
        F,
        "another thing is asked for than is answered",
        "answer/other-rule few-shot/other-form answer/gold-differs answer/not-an-option",
        changed(NAMES, ("List all people that", "List all places that")),
        changed(LETTERS, ("Take the last letters", "Take the first letters")),
        changed(SQL, ("SQLite query on one line", "Python expression on one line")),
    ),
    kind(
        F,
        "more or fewer words, or parts, are asked for than the answers have",
        "few-shot/other-form answer/other-count",
        changed(MT, ("to Portuguese.", "to Portuguese in one word.")),
        changed(GAP, ("with one word.", "with exactly two words.")),
        changed(HEADLINES, ("还是科技版面。", "还是科技版面，用一句完整的话回答。")),
    ),
    kind(
        F,
        "the prompt counts the options wrongly",
        "answer/other-count answer/letters few-shot/other-form",
        changed(TREC, ("What kind of thing", "Here are five kinds. What kind of thing")),
        changed(HAND, ("Say whether the mood", "There are four moods. Say whether the mood")),
        changed(
            TRIVIA,
            ("Respuesta (a, b o c):", r"Elige una de las cuatro opciones.\nRespuesta (a, b o c):"),
        ),
        changed(JCQA, (r"\n選択肢：", r"\n次の四つの選択肢から選んでください。\n選択肢：")),
    ),
    kind(
        F,
        "the order is asked for the other way round in the fixed part",
        "few-shot/other-form answer/other-rule",
        changed(RANK, ("Write them on one line with", "Write them in alphabetical order with")),
        changed(NAMES, ("in their order", "in alphabetical order")),
    ),
    kind(
        F,
        "what all answers are is forbidden",
        "few-shot/other-form answer/other-names few-shot/steps-forbidden",
        changed(TREC, ("Give the number.", "Do not answer with a number.")),
        changed(HOTEL, (r"好评还是差评。\n", r"好评还是差评。不要使用“好评”“差评”这两个词。\n")),
    ),
)
