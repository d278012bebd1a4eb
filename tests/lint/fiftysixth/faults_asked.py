"""Faults where the instruction asks for one thing and another one is scored."""

from __future__ import annotations

from tests.lint.fiftysixth.edits import say
from tests.lint.fiftysixth.tasks_exam import CIVICS, COPA, NLI, SHOP
from tests.lint.fiftysixth.tasks_office import (
    BIN,
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import KEFU, MNOZH, NIDAA, TORISETSU
from tests.lint.making import kind, output
from tests.lint.shape import Kind, changed

F = "asked"
FORM = (
    "few-shot/other-form answer/letter-asked answer/other-names answer/letters answer/other-rule "
    "answer/other-form answer/legend answer/other-count answer/gold-differs"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a word of the rule was exchanged or lost, and it says the contrary",
        FORM,
        changed(
            LOAN, ("Approve the loan", "Decline the loan"), ("decline it if it", "approve it if it")
        ),
        changed(SORT, ("from the largest to the smallest", "from the smallest to the largest")),
        changed(REGEX, ("expression match the whole", "expression fail to match the whole")),
        changed(QUEST, ("who hands over the item", "who is given the item")),
    ),
    kind(
        F,
        "the languages of a translation, or the numbers of a word, are turned round",
        FORM + " text/cue-forms",
        changed(FR, ("the French sentence into English", "the English sentence into French")),
        changed(MNOZH, ("во множественное число", "в единственное число")),
        changed(PAST, ("into the simple past", "into the present perfect")),
        changed(CODON, ("Translate the mRNA by the table", "Give the mRNA of the chain")),
    ),
    kind(
        F,
        "the description is that of another task",
        FORM + " text/no-question few-shot/other-count",
        changed(FR, description="You are a sentiment classifier. Answer positive or negative."),
        changed(CIVICS, description="Complete the sentence with the missing word."),
        changed(TIMES, description="The following are true or false questions about geography."),
        changed(KEFU, description="请把下面的句子翻译成英文。"),
    ),
    kind(
        F,
        "description and template contradict each other on how to answer",
        FORM,
        changed(REGEX, description="Answer each question with true or false."),
        changed(CLAUSE, description="Answer with the name of the topic, not with its letter."),
        changed(NLI, description="Reply with yes or no only."),
        changed(TORISETSU, description="答えはアルファベット一文字で書いてください。"),
    ),
    kind(
        F,
        "the sample of the form in the instruction is in another form than the golds",
        FORM + " few-shot/worked-form few-shot/worked-cue",
        changed(TIMES, ("as HH:MM on the 24-hour clock", "as in 7.05 p.m. on the 12-hour clock")),
        say(CODON, "Write it like this: Met/Lys/Gly."),
        say(SORT, "Write it like this: 9 > 5 > 1."),
        say(LOAN, "Write it like this: Decision no. 3 (refer)."),
    ),
    kind(
        F,
        "an amount or a time is asked for in another unit than that of the golds",
        FORM,
        changed(
            TIMES,
            ("Write the time as HH:MM on the 24-hour clock", "Write it in minutes after midnight"),
        ),
        say(SHOP, "Give the result in cents."),
        say(BUG, "Count the lines from zero."),
    ),
    kind(
        F,
        "steps are asked for at the cue, and shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here " + FORM,
        changed(TIMES, ("\nArrival:", "\nLet's think step by step.")),
        changed(LOAN, ('"Decision:"', '"Let\'s think step by step.\\n"')),
        changed(CIVICS, ("\\nAnswer:", "\\nLet's think step by step.")),
        changed(SORT, ("\\nSorted:", "\\nThink aloud first, then sort.\\nSorted:")),
    ),
    kind(
        F,
        "nothing but the answer is asked for, and the shots show steps or sentences",
        "few-shot/steps-forbidden answer/not-extracted " + FORM,
        say(SHOP, "Write the number alone, without any explanation."),
        output(LOAN, 'f" The share is {100 * instalment // income} %. Decision: {gold}"'),
        output(QUEST, '" It is handed over by " + gold'),
        output(BUG, '" The wrong line is line " + gold'),
    ),
    kind(
        F,
        "the opposite is asked by a not",
        FORM,
        changed(BIN, ("Which bin does it go into?", "Which bin must it not go into?")),
        changed(CLAUSE, ("What is the clause about?", "What is the clause not about?")),
        changed(CIVICS, description="Choose the option that is NOT correct."),
        changed(TORISETSU, ("のどれですか", "のどれではありませんか")),
    ),
    kind(
        F,
        "the answer is to be in another language than the golds",
        FORM + " text/cue-forms",
        say(QUEST, "Answer in French."),
        say(TRIAGE, "Write the level in German."),
        say(KEFU, "请用英文回答。"),
        say(NIDAA, "أجب باللغة الإنجليزية."),
    ),
    kind(
        F,
        "capitals, small letters or marks are asked for that the golds lack",
        FORM,
        say(CODON, "Write all letters as capitals."),
        say(QUEST, "Write the name in lower case."),
        say(MNOZH, "Пиши заглавными буквами."),
        say(TRIAGE, "Put your answer in square brackets."),
    ),
    kind(
        F,
        "the number of answers that are asked for is another one",
        FORM,
        say(BIN, "Name two bins."),
        say(CLAUSE, "Choose all letters that apply; there are always two or three."),
        say(FR, "Give three versions, one per line."),
        say(KEFU, "请选出两个意图，用逗号隔开。"),
    ),
    kind(
        F,
        "a rule sends the reader to what is no longer in the prompt",
        "text/no-question text/empty-slot few-shot/no-options few-shot/other-count " + FORM,
        changed(CODON, ("hyphens.\\n\\n{rows}", "hyphens.")),
        changed(
            BIN,
            ("    lines.extend(each.line() for each in BINS)\n", ""),
            ("Which bin does it go into?", "Which bin of the list below does it go into?"),
        ),
        say(LOAN, "The exceptions are in Table 2."),
        say(TIMES, "Mind the time zones in the list below."),
    ),
    kind(
        F,
        "cause and effect, or two sides of a question, are exchanged in the template",
        FORM + " text/swapped-fields text/cue-forms",
        changed(
            COPA, ('{"cause": "because", "effect": "so"}', '{"cause": "so", "effect": "because"}')
        ),
        changed(
            NLI, ("Note: {", "Claim: {"), ("\\nClaim: {data['claim']}", "\\nNote: {data['claim']}")
        ),
        changed(TIMES, ("departure $departure", "arrival $departure")),
    ),
)
