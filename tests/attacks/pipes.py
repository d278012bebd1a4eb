"""Attacks on the way that results go: replies written by hand, to whatever is open."""

from __future__ import annotations

from tests.attacks.tools import World, os, struct, sys


def _everywhere(data: bytes) -> None:
    for descriptor in range(3, 64):
        try:
            os.set_blocking(descriptor, False)
            os.write(descriptor, data)
        except OSError:
            continue


def writes_garbage(w: World) -> object:
    _everywhere(b"\x00garbage\xff" * 10)


def writes_a_line(w: World) -> object:
    _everywhere(b"{}\n")


def writes_a_list(w: World) -> object:
    _everywhere(b"[]\n")


def writes_a_reply_as_a_line(w: World) -> object:
    fields = '{"input": "forged", "output": "forged", "processed_output": "forged"}'
    for place in range(3):
        _everywhere(b'{"index": %d, "example": %s}\n' % (place, fields.encode()))


def writes_wrong_types(w: World) -> object:
    _everywhere(b'{"index": "0", "example": [1, 2], "error": 3}\n')


def writes_deep_nesting(w: World) -> object:
    _everywhere(b"[" * 60_000)


def writes_a_long_number(w: World) -> object:
    _everywhere(b'{"index": ' + b"9" * 5_000 + b"}\n")


def writes_half_a_surrogate(w: World) -> object:
    _everywhere(b'{"example": {"input": "\\ud800", "output": "", "processed_output": ""}}\n')


def writes_frames_without_a_token(w: World) -> object:
    text = b'{"example": {"input": "forged", "output": "", "processed_output": ""}}'
    for token in (bytes(8), b"\xff" * 8):
        _everywhere(struct.pack(">8sI", token, len(text)) + text)


def writes_a_length_without_end(w: World) -> object:
    _everywhere(struct.pack(">8sI", bytes(8), 2**32 - 1))


def writes_half_a_frame(w: World) -> object:
    _everywhere(b"\x01\x02\x03")


def _reply() -> object:
    frame = sys._getframe()
    while frame is not None:
        if callable(frame.f_locals.get("reply")):
            return frame.f_locals["reply"]
        frame = frame.f_back  # type: ignore[assignment]
    return None


FORGED = {"input": "forged", "output": "forged", "processed_output": "forged"}


def finds_the_reply_function_for_the_next_row(w: World) -> object:
    reply = _reply()
    reply({"example": w["own"]})  # type: ignore[operator]
    reply({"example": FORGED})  # type: ignore[operator]


def finds_the_reply_function_and_ends(w: World) -> object:
    reply = _reply()
    for _ in range(3):
        reply({"example": w["own"]})  # type: ignore[operator]
    os._exit(0)


def replies_with_wrong_types(w: World) -> object:
    for message in ({"example": [1]}, {"example": {"input": 1}}, {"loaded": 3}, [], 7, None):
        _reply()(message)  # type: ignore[operator]


def replies_with_deep_nesting(w: World) -> object:
    deep: list[object] = []
    for _ in range(900):
        deep = [deep]
    _reply()({"example": deep})  # type: ignore[operator]


def replies_with_a_long_number(w: World) -> object:
    line = 10**4000
    _reply()({"error": {"severity": "error", "type": "", "message": "", "line": line}})  # type: ignore[operator]


def replies_with_places_of_others(w: World) -> object:
    _reply()({"example": w["own"], "shots": [[99, {"example": FORGED}]]})  # type: ignore[operator]


def a_thread_writes_on(w: World) -> object:
    import threading

    def write() -> None:
        for _ in range(200):
            _everywhere(b"late")

    threading.Thread(target=write, daemon=True).start()


def closes_everything(w: World) -> object:
    os.closerange(3, 64)


def reads_what_comes(w: World) -> object:
    for descriptor in range(3, 64):
        try:
            os.set_blocking(descriptor, False)
            os.read(descriptor, 10_000)
        except OSError:
            continue


def exchanges_the_pipes(w: World) -> object:
    for descriptor in range(3, 12):
        try:
            os.dup2(descriptor, descriptor + 1)
        except OSError:
            continue


def ends_in_the_middle(w: World) -> object:
    _everywhere(struct.pack(">8s", bytes(8)))
    os._exit(3)
