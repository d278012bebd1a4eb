"""Guesses of what comes next: how much is tried at once, and where a line is taken up again."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.models.gen.speculation import DraftGuesser, Guesser, LookupGuesser, Places, guess

LETTERS = [ord(letter) for letter in "the cat sat on the mat, and the dog lay by the door of it"]


def play(guesser: Guesser, text: Sequence[int]) -> list[tuple[int, int]]:
    """Let a line say `text` with the guesser's guesses; return (guessed, accepted) per pass."""
    said: list[int] = []
    history: list[tuple[int, int]] = []
    while len(said) < len(text):
        guessed = list(guesser.guess(said, len(text) - len(said) - 1))
        right = 0
        while right < len(guessed) and guessed[right] == text[len(said) + right]:
            right += 1
        said = list(text[: len(said) + right + 1])
        guesser.learn(said, right + 1, len(guessed))
        history.append((len(guessed), right))
    return history


def test_a_right_draft_is_tried_in_doubling_pieces() -> None:
    """57 letters: 16 and the one after them, 32 and the one after, then the last 7."""
    assert len(LETTERS) == 57
    assert play(DraftGuesser(LETTERS), LETTERS) == [(16, 16), (32, 32), (6, 6)]


def test_a_line_that_departs_is_taken_up_where_it_comes_back() -> None:
    """One letter changed: the piece with it is lost, three letters are said without a guess, then
    the draft is followed again, four letters and then eight."""
    changed = [*LETTERS[:4], ord("b"), *LETTERS[5:]]
    history = play(DraftGuesser(LETTERS), changed)
    assert history[0] == (16, 4)
    assert history[1:4] == [(0, 0), (0, 0), (0, 0)]
    assert history[4:6] == [(4, 4), (8, 8)]
    assert sum(accepted + 1 for _, accepted in history) == 57


def test_the_nearest_recurrence_is_taken() -> None:
    """`the ` stands four times in the draft; a line that says something else before it goes on
    after the one nearest to where the draft would have been."""
    changed = [*LETTERS[:14], *[ord(letter) for letter in "XYZ"], *LETTERS[14:]]
    history = play(DraftGuesser(LETTERS), changed)
    assert sum(guessed for guessed, _ in history) < 90
    assert len(history) < 20


def test_a_wrong_draft_costs_one_piece() -> None:
    """Where nothing recurs, sixteen tokens are tried in vain, and none after them."""
    history = play(DraftGuesser(list(range(100, 140))), list(range(40)))
    assert history == [(16, 0), *[(0, 0)] * 39]


def test_no_draft_is_no_guess() -> None:
    """An empty draft says nothing."""
    assert play(DraftGuesser([]), [1, 2, 3]) == [(0, 0)] * 3


def test_a_lookup_goes_on_as_the_last_time() -> None:
    """After 1, 2, 3 came 4, 5, 9; and what the line has said itself counts too."""
    lookup = LookupGuesser([1, 2, 3, 4, 5, 9, 9, 8])
    assert list(lookup.guess([7, 1, 2, 3], 2)) == [4, 5]
    assert list(lookup.guess([7, 7, 7, 3], 9)) == []
    lookup.learn([6, 6, 5, 1, 6, 6, 5], 7, 0)
    assert list(lookup.guess([6, 6, 5], 9)) == [1, 6, 6, 5]


def test_a_lookup_that_misleads_rests() -> None:
    """After a guess of which nothing was right, eight tokens go by without one."""
    lookup = LookupGuesser([1, 2, 3, 4])
    said = [1, 2, 3]
    assert list(lookup.guess(said, 9)) == [4]
    lookup.learn([*said, 5], 1, 1)
    for _ in range(8):
        assert list(lookup.guess(said, 9)) == []
        lookup.learn([*said, 6], 1, 0)
    assert list(lookup.guess(said, 1)) == [4]


def test_a_draft_that_misleads_rests() -> None:
    """A line that says 1, 2, 3 again and again, but never what the draft has after them: four
    tokens are tried in vain once in ten."""
    history = play(DraftGuesser([9, 1, 2, 3, 7, 7, 7, 7, 7, 7]), [1, 2, 3] * 20)
    assert history[0][0] == 10
    tried = [guessed for guessed, _ in history[1:] if guessed]
    assert set(tried) == {4}
    assert len(tried) <= 6


def test_the_end_of_a_text_is_known_once_something_follows() -> None:
    """A run of three is found when a token stands after it, over the border of two pieces."""
    places = Places([1, 2])
    assert list(places.after([1, 2])) == []
    places.extend([3])
    assert list(places.after([1, 2, 3])) == []
    places.extend([4])
    assert list(places.after([0, 1, 2, 3])) == [3]


def test_the_first_source_that_knows_is_asked() -> None:
    """The draft before the lookup; neither where there is no room."""
    guessers = [DraftGuesser([]), LookupGuesser([1, 2, 3, 4])]
    assert guess(guessers, [1, 2, 3], 5) == (1, [4])
    assert guess([DraftGuesser([8, 9]), *guessers], [], 5) == (0, [8, 9])
    assert guess(guessers, [4, 4, 4], 5) == (-1, [])
