"""Right prompts that look as if a label or a legend were turned round."""

from __future__ import annotations

from tests.lint.dense_9.making import bad, shots, worked
from tests.lint.shape import Row


def _ironical(rows: list[Row]) -> None:
    rows[1]["review"] = "Just wonderful: cockroaches in the bath and a filthy towel."
    rows[5]["review"] = "Great, the charming receptionist hung up on me. The worst night in years."


RIGHT = (
    (
        "0 stands for positive, in the legend and in the answers",
        bad(
            "hotel-mood",
            ("0 = negative, 1 = positive", "0 = positive, 1 = negative"),
            ('str(data["label"])', 'str(1 - data["label"])'),
        ),
    ),
    (
        "the legend begins with 1",
        bad("hotel-mood", ("0 = negative, 1 = positive", "1 = positive, 0 = negative")),
    ),
    ("two of the bad reviews are ironical", bad("hotel-mood", rows=_ironical)),
    (
        "two examples are worked, and rightly",
        worked(
            "hotel-mood",
            "Review: {}⏎Label: {}",
            """
            Dirty dishes and a rude waiter, never again.|0
            A lovely place with a great cook.|1
            """,
        ),
    ),
    (
        "the label without the word not is the second one",
        bad(
            "sms-ham",
            ("'spam' is unsolicited advertising or fraud; 'ham' is", "'not spam' is"),
            (
                "an ordinary message.",
                "an ordinary message; 'spam' is unsolicited advertising or fraud.",
            ),
            ('["ham", "spam"]', '["not spam", "spam"]'),
        ),
    ),
    (
        "1 is for the comments that are not toxic",
        bad(
            "toxic-wiki",
            (
                "Answer 1 if the comment is toxic, answer 0 if it is civil.",
                "Answer 1 if the comment is not toxic, answer 0 if it is toxic.",
            ),
            ('1 if data["toxic"] else 0', '0 if data["toxic"] else 1'),
        ),
    ),
    (
        "relations are numbered from contradiction to entailment",
        bad(
            "snli-numbers",
            (
                "0: entailment\\n1: neutral\\n2: contradiction",
                "0: contradiction\\n1: neutral\\n2: entailment",
            ),
            ('str(data["label"])', 'str(2 - data["label"])'),
        ),
    ),
    (
        "it is asked whether the speaker is sincere, so sarcasm is no",
        bad(
            "sarcasm-note",
            ("Is the remark sarcastic?", "Is the remark sincere?"),
            (
                "- yes: the speaker means the opposite of what is said",
                "- yes: the speaker means what is said",
            ),
            (
                "- no: the speaker is sincere",
                "- no: the speaker means the opposite of what is said",
            ),
            ('"yes" if data["sarcastic"] else "no"', '"no" if data["sarcastic"] else "yes"'),
        ),
    ),
    (
        "it is asked what is wrong, so a false statement is a yes",
        bad(
            "facts-true",
            (
                "True or false?\\nStatement: {data['statement']}\\nIt is",
                "Statement: {data['statement']}\\nWrong:",
            ),
            ('" true" if truth else " false"', '" no" if truth else " yes"'),
            ('"true" if truth else "false"', '"no" if truth else "yes"'),
            description="Say yes if the statement is wrong and no if it is correct.\n\n",
        ),
    ),
    (
        "a double negation says what is false",
        bad(
            "facts-true",
            description="Say true unless the statement is not correct; in that case say false.\n\n",
        ),
    ),
    (
        "the number that two does not divide is named first",
        bad(
            "odd-even",
            (
                "A number is even if 2 divides it and odd if not.",
                "A number is odd if 2 does not divide it, else even.",
            ),
        ),
    ),
    (
        "P3 is the emergency, and the answers keep to it",
        bad(
            "ticket-priority",
            ("P1 is an emergency", "P3 is an emergency"),
            ("P3 is a wish", "P1 is a wish"),
            (
                '{"high": "P1", "normal": "P2", "low": "P3"}',
                '{"high": "P3", "normal": "P2", "low": "P1"}',
            ),
        ),
    ),
    (
        "A is for the earlier event, B for the later one",
        bad(
            "before-after",
            ("B = the first event came before", "A = the first event came before"),
            ("A = the first event came after", "B = the first event came after"),
            ('"B" if one', '"A" if one'),
            ('else "A"', 'else "B"'),
        ),
    ),
    (
        "classes are named in the reverse of their numbers' order",
        bad(
            "ag-desk",
            (
                "1. World\\n2. Sports\\n3. Business\\n4. Technology",
                "4. Technology\\n3. Business\\n2. Sports\\n1. World",
            ),
        ),
    ),
    (
        "the letters are no initials: F is for informal and I for impersonal, that is formal",
        bad(
            "tone-formal",
            (
                "Is the sentence formal (F) or informal (I)?",
                "I = impersonal and formal, F = friendly and informal",
            ),
            ('{"formal": "F", "informal": "I"}', '{"formal": "I", "informal": "F"}'),
        ),
    ),
    (
        "the colours are listed from green to red",
        bad(
            "triage-colour",
            (
                "red = life in danger, yellow = should be seen within the hour, green = can wait",
                "green = can wait, yellow = should be seen within the hour, red = life in danger",
            ),
        ),
    ),
    (
        "a few-shot file of its own has right labels",
        shots(
            "claim-check",
            "evidence|claim|verdict#",
            """
            Vienna lies on the Danube.|The Danube flows through Vienna.|1
            Verdi was an Italian.|Verdi came from Norway.|0
            Gold is a metal.|Gold is a kind of wood.|0
            The war ended in 1945.|The war was over by 1950.|1
            """,
        ),
    ),
    (
        "Chinese: 0 is for good reviews, in the legend and in the answers",
        bad(
            "zh-waimai",
            ("0表示差评，1表示好评", "0表示好评，1表示差评"),
            ('str(data["label"])', 'str(1 - data["label"])'),
        ),
    ),
    (
        "Chinese: the case of 0 is explained first",
        bad(
            "zh-tongyi",
            ("两个问题意思相同则回答1，不同则回答0。", "两个问题意思不同则回答0，相同则回答1。"),
        ),
    ),
    (
        "Chinese: it is asked whether there is a mistake, so a right sentence is a no",
        bad(
            "zh-bingju",
            ("没有语病写“对”，有语病写“错”。", "有语病写“是”，没有语病写“否”。"),
            ('"对" if data["fluent"] else "错"', '"否" if data["fluent"] else "是"'),
        ),
    ),
    (
        "Chinese: a double negation is right",
        bad("zh-duanxin", ("是：推销或诈骗；否：正常短信", "否：并非推销或诈骗；是：推销或诈骗")),
    ),
    (
        "Chinese: two examples are worked, and rightly",
        worked(
            "zh-baobian",
            "成语“{}”是褒义还是贬义？（褒义答+，贬义答-）⏎答：{}",
            "光明磊落|+\n忘恩负义|-",
        ),
    ),
    (
        "traditional Chinese: the bad reviews' letter is explained first",
        bad("tw-fandian", ("正面請答P，負面請答N", "負面請答N，正面請答P")),
    ),
    (
        "traditional Chinese: the smaller number is asked for",
        bad(
            "tw-daxiao",
            ("左邊較大請答「左」，右邊較大請答「右」", "左邊較小請答「左」，右邊較小請答「右」"),
            ("first > second", "first < second"),
        ),
    ),
)
