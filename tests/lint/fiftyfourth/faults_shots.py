"""Faults of shots and worked examples."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftyfourth.edits import asked
from tests.lint.fiftyfourth.tasks_bench import CAUSE, GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    IDENT,
    LOAD,
    PAST,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import CARTAS, CHENGYU, FREN, KEFU, KOSHO, PISMA
from tests.lint.making import kind, line, output, table
from tests.lint.shape import Kind, SmallTask, changed

F = "shots"


def _worked(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put worked examples above all else, in the place of shots."""
    return changed(task, description=text.rstrip("\n") + "\n\n", fewshot=0, **fields)


NOTES = """
Bitten by a neighbour's dog, two small holes in the calf.|{0}
Found lying in the snow, ice-cold, hardly a pulse.|{1}
Would like her ears syringed before a holiday.|{2}
Burnt the hand with steam, blisters on three fingers.|{0}
"""
CALM = """
Would like her ears syringed before a holiday.|routine
Asks for a copy of last year's X-ray.|routine
Needs a jab for a trip to Peru in autumn.|routine
Feels well, wants her weight checked.|routine
"""
LETTERS = """
Me encanta cruzar la plaza sin semáforos.|{0}
¡Quiten ya esas vallas, que arruinan al comercio!|{1}
¿A qué hora abre la oficina de información?|{2}
"""

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the shots' file has labels of another version",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names answer/unlike-others "
        "answer/not-an-option answer/legend answer/letters",
        changed(TRIAGE, shots=table("note|urgency", NOTES.format("2", "1", "3"))),
        changed(CARTAS, shots=table("carta|postura", LETTERS.format("pro", "contra", "nada"))),
        changed(
            PISMA,
            shots=table(
                "letter|kind",
                """
            Почему до сих пор не убран снег?|жалоба
            Где можно получить справку?|вопрос
            Спасибо вашему мастеру!|благодарность
            Третью неделю нет горячей воды!|жалоба
            """,
            ),
        ),
    ),
    kind(
        F,
        "the shots' file is sorted, and only its first label is shown",
        "few-shot/lopsided few-shot/other-labels answer/same-gold",
        changed(TRIAGE, shots=table("note|urgency", CALM)),
        changed(
            KEFU,
            shots=table(
                "msg|intent",
                """
            衣服有味道，想退掉。|退货
            买错型号了，能退吗？|退货
            东西坏了，请退款。|退货
            不喜欢这个款式，申请退货。|退货
            """,
            ),
        ),
        changed(
            NLI,
            shots=table(
                "premise|hypothesis|label#",
                """
            A cat naps on a sill.|An animal rests.|0
            Two girls share an apple.|Girls are eating fruit.|0
            A man paints a fence white.|Someone paints.|0
            A lorry blocks the road.|There is a vehicle on the road.|0
            Rain falls on the tents.|The tents get wet.|0
            """,
            ),
        ),
    ),
    kind(
        F,
        "the output says the cue again",
        "answer/cue-again text/said-again answer/not-extracted",
        output(TRIAGE, '" Urgency: " + gold'),
        output(CLAUSE, '" Letter: " + gold'),
        output(KEFU, '"意图：" + gold'),
        output(CARTAS, 'f" Postura: {gold}"'),
    ),
    kind(
        F,
        "each output ends with newlines of its own",
        "few-shot/separator text/double-newline text/separator-inside answer/stopped-early",
        output(TRIAGE, '" " + gold + "\\n"'),
        output(FREN, '" " + gold + "\\n\\n"'),
        output(GEO, 'f" {gold}\\n"'),
        output(KOSHO, 'gold + "\\n"'),
    ),
    kind(
        F,
        "a space ends each output",
        "few-shot/trailing-space few-shot/not-a-choice answer/two-spellings",
        output(AMOUNT, '" " + gold + " "'),
        output(WASTE, 'f" {gold} "'),
        output(PAST, '" " + gold + " "'),
    ),
    kind(
        F,
        "the numbers of worked examples skip one",
        "few-shot/numbered few-shot/other-count",
        _worked(
            BINOM,
            "Example 1\nFull name: Bellis perennis\nShort name: B. perennis\n\n"
            "Example 2\nFull name: Vulpes vulpes\nShort name: V. vulpes\n\n"
            "Example 4\nFull name: Pica pica\nShort name: P. pica",
        ),
        _worked(
            FREN,
            "1.\nFrench: Il pleut.\nEnglish: It is raining.\n\n"
            "3.\nFrench: Merci bien.\nEnglish: Thank you very much.\n\n"
            "4.\nFrench: Où es-tu ?\nEnglish: Where are you?",
        ),
        _worked(
            PAST,
            "Example 1\nVerb: see\nSentence: I ___ a hare.\nMissing word: saw\n\n"
            "Example 3\nVerb: run\nSentence: He ___ home.\nMissing word: ran\n\n"
            "Example 4\nVerb: eat\nSentence: We ___ soup.\nMissing word: ate",
        ),
    ),
    kind(
        F,
        "the description says how many examples follow, and it is another number",
        "few-shot/other-count",
        changed(TRIAGE, description="Here are six examples, and then a new patient.\n\n"),
        changed(FREN, description="The following five examples show how to translate.\n\n"),
        changed(KEFU, description="以下是两个例子，请照样回答。\n\n"),
        changed(CARTAS, description="A continuación hay diez ejemplos.\n\n"),
    ),
    kind(
        F,
        "the worked examples stand behind the question",
        "few-shot/question-first few-shot/other-order few-shot/worked-cue answer/cue-again",
        line(
            TRIAGE,
            'text += "\\n\\nNurse\'s note: Bitten by a dog in the calf.\\nUrgency: urgent"',
            fewshot=0,
        ),
        line(BINOM, 'text += "\\n\\nFull name: Pica pica\\nShort name: P. pica"', fewshot=0),
        line(FREN, 'text += "\\n\\nFrench: Il pleut.\\nEnglish: It is raining."', fewshot=0),
    ),
    kind(
        F,
        "worked examples are written in one line with an arrow, the question with cues",
        "few-shot/other-cues few-shot/worked-cue few-shot/worked-form few-shot/no-answer "
        "few-shot/other-form few-shot/run-in few-shot/separator",
        _worked(
            BINOM,
            "Pica pica -> P. pica\nVulpes vulpes -> V. vulpes\nBellis perennis -> B. perennis",
        ),
        _worked(PAST, "see => saw\nrun => ran\neat => ate"),
        _worked(FREN, "Il pleut. = It is raining.\nMerci bien. = Thank you very much."),
        _worked(AMOUNT, "Pay 30 EUR to Ana. -> 30 EUR\nI owe Bo 12 GBP. -> 12 GBP"),
    ),
    kind(
        F,
        "a worked example still has the answer of the one it was copied from",
        "few-shot/wrong-answer few-shot/worked-form few-shot/same-twice answer/other-rule "
        "few-shot/other-labels few-shot/wrong-sum answer/not-an-option",
        _worked(
            BINOM,
            "Full name: Pica pica\nShort name: P. pica\n\n"
            "Full name: Vulpes vulpes\nShort name: P. pica",
        ),
        _worked(
            AMOUNT,
            "Customer: Pay 30 EUR to Ana.\nSum: 30 EUR\n\nCustomer: I owe Bo 12 GBP.\nSum: 30 EUR",
        ),
        _worked(IDENT, "pageCount\n-> page_count\n\nmainWindow\n-> page_count"),
        _worked(
            LOAD,
            "A hero carries:\n- net, 4 kg\n- bow, 3 kg\nWeight: 7\n\n"
            "A hero carries:\n- drum, 8 kg\n- rope, 5 kg\nWeight: 7",
        ),
    ),
    kind(
        F,
        "worked examples are rows that are scored, word for word",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        _worked(
            FREN, "\n\n".join(f"French: {row['fr']}\nEnglish: {row['en']}" for row in FREN.rows[:4])
        ),
        _worked(
            TRIAGE,
            "\n\n".join(
                f"Nurse's note: {row['note']}\nUrgency: {row['urgency']}" for row in TRIAGE.rows[:5]
            ),
        ),
        _worked(
            PAST,
            "\n\n".join(
                f"Verb: {row['verb']}\nSentence: {row['sentence']}\nMissing word: {row['past']}"
                for row in PAST.rows[:5]
            ),
        ),
    ),
    kind(
        F,
        "the bare answer is asked for, and the shots have steps",
        "few-shot/steps-forbidden few-shot/other-form answer/not-extracted",
        asked(TILL, "Give only the number, without any working."),
        asked(
            output(LOAD, '" " + " + ".join(str(t["kg"]) for t in data["things"]) + " = " + gold'),
            "Write only the result, no steps.",
            postprocess="gsm8k_post",
        ),
    ),
    kind(
        F,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        asked(output(TILL, '" " + gold'), "Let's think step by step."),
        asked(LOAD, "Think step by step before you answer."),
        asked(TRIAGE, "Let us reason step by step."),
        asked(KEFU, "请一步一步地思考。"),
    ),
    kind(
        F,
        "outputs are in capitals, and golds are not",
        "answer/not-in-output answer/not-extracted answer/two-spellings answer/other-names "
        "few-shot/not-a-choice",
        output(TRIAGE, '" " + gold.upper()'),
        output(WASTE, '" " + gold.upper()'),
        output(PAST, '" " + gold.capitalize()'),
        output(CARTAS, 'f" {gold.upper()}"'),
    ),
    kind(
        F,
        "a worked solution stops before its result",
        "answer/not-in-output answer/not-extracted answer/chain-differs few-shot/no-answer",
        output(TILL, '" " + steps.split(". ")[0]'),
        output(LOAD, '" " + " + ".join(str(t["kg"]) for t in data["things"])'),
    ),
    kind(
        F,
        "a shot ends with another text than any of its choices",
        "few-shot/not-a-choice answer/not-in-output text/missing-space text/double-space",
        output(MUSEUM, "gold.title()"),
        output(CHENGYU, 'gold + "。"'),
        output(CAUSE, 'gold.rstrip(".")'),
    ),
    kind(
        F,
        "the shots' file is in another language",
        "few-shot/unlike-docs few-shot/other-labels few-shot/other-form text/cue-forms "
        "answer/unlike-others",
        changed(
            FREN,
            shots=table(
                "fr|en",
                """
            Der Hund bellt im Hof.|The dog barks in the yard.
            Wir trinken keinen Kaffee.|We do not drink coffee.
            Morgen wird es regnen.|It will rain tomorrow.
            """,
            ),
        ),
        changed(
            KEFU,
            shots=table(
                "msg|intent",
                """
            The shoes are too small, how do I send them back?|退货
            Where is my parcel now?|查物流
            I need a receipt for my company.|开发票
            Please send it to my office instead.|改地址
            """,
            ),
        ),
        changed(
            TRIAGE,
            shots=table(
                "note|urgency",
                """
            Vom Hund gebissen, zwei kleine Löcher in der Wade.|urgent
            Liegt im Schnee, eiskalt, kaum Puls.|immediate
            Möchte vor dem Urlaub die Ohren spülen lassen.|routine
            Hand am Dampf verbrüht, Blasen an drei Fingern.|urgent
            """,
            ),
        ),
    ),
    kind(
        F,
        "the shots' file is a copy of the file that is scored",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown",
        changed(GEO, shots=GEO.rows),
        changed(FREN, shots=FREN.rows),
        changed(KEFU, shots=KEFU.rows),
    ),
)
