"""Shots of the third corpus that are written by hand, into a transform or into a file."""

from __future__ import annotations

from tests.lint.shape import Row

QUIZ = """\
Question: Which river flows through Paris?
A. the Loire
B. the Seine
C. the Rhone
D. the Marne
Answer: B

Question: On which island is Heraklion?
A. Crete
B. Rhodes
C. Cyprus
D. Naxos
Answer: A

"""
MOODS = """\
Is the guest's verdict good or bad?
Guest: The best pie in town.
Verdict: good

Is the guest's verdict good or bad?
Guest: Never again, my steak was raw.
Verdict: bad

"""
SUMS = """\
Problem: Of 30 seats 12 are taken. How many are free?
Solution: Let's think step by step. 30 - 12 = 18. The answer is 18.

Problem: A pen costs 3 euros. What do 5 cost?
Solution: Let's think step by step. 5 pens at 3 euros: 5 * 3 = 15. The answer is 15.

"""
ZH_SUMS = """\
应用题：小丽有13支铅笔，又买了9支，一共有多少支？
解：13+9=22。答案是22。

应用题：一盒糖有16块，4盒有多少块？
解：16*4=64。答案是64。

"""


def _row(question: str, answer: str, **more: object) -> Row:
    return {"passage": "", "question": question, "target_scores": {}, "answer": answer, **more}


SHOT_ROWS: dict[str, tuple[Row, ...]] = {
    "moods": (
        _row("The wine was sour, and so was the waiter.", "bad"),
        _row("Best pancakes of my life.", "good"),
        _row("A table by the stove and a kind word.", "good"),
        _row("They forgot us twice.", "bad"),
    ),
    "translations": (
        _row("I have a question.", "J'ai une question."),
        _row("The bread is fresh.", "Le pain est frais."),
        _row("We live in Paris.", "Nous habitons à Paris."),
        _row("It is late.", "Il est tard."),
    ),
    "topics": (
        _row("The rower won gold on Sunday.", "sport"),
        _row("Inflation rose to four percent.", "economy"),
        _row("A comet will pass the Earth in May.", "science"),
        _row("The club has a new coach.", "sport"),
    ),
    "bills": (
        _row("Of 30 seats 12 are taken. How many are free?", "18", steps="30 - 12 = 18."),
        _row("A pen costs 3 euros. What do 5 cost?", "15", steps="5 * 3 = 15."),
        _row("Half of 44 cows are brown. How many?", "22", steps="44 / 2 = 22."),
        _row("Ann is 9, and Bob 4 years older. How old is Bob?", "13", steps="9 + 4 = 13."),
    ),
}
