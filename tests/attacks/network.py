"""Attacks that talk to somebody: sockets of every family, and what opens one.

What they say is the token: on a shared machine others connect to any port that they find open, so
a listener counts none but those who know it.
"""

from __future__ import annotations

from tests.attacks.tools import World, os, path, raw, struct


def _word(w: World) -> bytes:
    return w["token"].encode()


def tcp(w: World) -> object:
    import socket

    with socket.create_connection(("127.0.0.1", w["tcp"]), 2) as made:
        made.sendall(_word(w))
        return made.recv(1) and w["token"]


def tcp_6(w: World) -> object:
    import socket

    with socket.create_connection(("::1", w["tcp6"]), 2) as made:
        made.sendall(_word(w))
        return made.recv(1) and w["token"]


def tcp_fast_open(w: World) -> object:
    import socket

    with socket.socket() as made:
        return made.sendto(_word(w), 0x20000000, ("127.0.0.1", w["tcp"])) and w["token"]


def listens(w: World) -> object:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as made:
        return made.getsockname() and w["token"]


def udp(w: World) -> object:
    import socket

    with socket.socket(type=socket.SOCK_DGRAM) as made:
        return made.sendto(_word(w), ("127.0.0.1", w["udp"])) and w["token"]


def unix(w: World) -> object:
    import socket

    with socket.socket(socket.AF_UNIX) as made:
        made.connect(w["unix"])
        made.sendall(_word(w))
        return made.recv(1) and w["token"]


def unix_abstract(w: World) -> object:
    import socket

    with socket.socket(socket.AF_UNIX) as made:
        made.connect("\0" + w["abstract"])
        made.sendall(_word(w))
        return made.recv(1) and w["token"]


def unix_listens_abstract(w: World) -> object:
    import socket

    with socket.socket(socket.AF_UNIX) as made:
        made.bind("\0workbench-attack")
        return w["token"]


def unix_pair_sends_to_a_name(w: World) -> object:
    import socket

    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    return one.sendto(_word(w), "\0" + w["abstract_datagram"]) and w["token"]


def unix_pair_sends_to_a_path(w: World) -> object:
    import socket

    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    return one.sendto(_word(w), w["unix_datagram"]) and w["token"]


def unix_pair_sends_a_message_to_a_path(w: World) -> object:
    import socket

    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    return one.sendmsg([_word(w)], [], 0, w["unix_datagram"]) and w["token"]


def unix_pair_sends_to_a_path_at_a_round_address(w: World) -> object:
    """Where the address is stored, the lower half of its place in memory is nought."""
    import ctypes

    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    fixed_private_anonymous, round_place = 0x32, 1 << 32
    size = ctypes.c_size_t(4096)
    place = libc.mmap(ctypes.c_void_p(round_place), size, 3, fixed_private_anonymous, -1, 0)
    if place != round_place:
        return ""
    named = struct.pack("=H", 1) + path(w["unix_datagram"]) + b"\0"
    ctypes.memmove(place, named, len(named))
    ends = (ctypes.c_int * 2)()
    raw("socketpair", 1, 2, 0, ctypes.byref(ends))
    said = _word(w)
    sent = raw("sendto", ends[0], said, len(said), 0, round_place, len(named))
    return sent == len(said) and w["token"]


def unix_pair_connects_to_a_path(w: World) -> object:
    import socket

    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.connect(w["unix_datagram"])
    return one.send(_word(w)) and w["token"]


def unix_pair_takes_a_name(w: World) -> object:
    import socket

    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    one.bind("\0workbench-attack-pair")
    return w["token"]


def raw_ip(w: World) -> object:
    import socket

    return socket.socket(socket.AF_INET, socket.SOCK_RAW, 1) and w["token"]


def packets(w: World) -> object:
    return raw("socket", 17, 3, 0) > 0 and w["token"]


def netlink(w: World) -> object:
    return raw("socket", 16, 3, 0) > 0 and w["token"]


def netlink_events(w: World) -> object:
    return raw("socket", 16, 2, 15) > 0 and w["token"]


def vsock(w: World) -> object:
    return raw("socket", 40, 1, 0) > 0 and w["token"]


def kernel_crypto(w: World) -> object:
    return raw("socket", 38, 5, 0) > 0 and w["token"]


def bluetooth(w: World) -> object:
    return raw("socket", 31, 3, 1) > 0 and w["token"]


def can_bus(w: World) -> object:
    return raw("socket", 29, 3, 1) > 0 and w["token"]


def express_data_path(w: World) -> object:
    return raw("socket", 44, 3, 0) > 0 and w["token"]


def multipath(w: World) -> object:
    return raw("socket", 2, 1, 262) > 0 and w["token"]


def raw_socket_call(w: World) -> object:
    return raw("socket", 2, 1, 0) > 0 and w["token"]


def pair_of_another_family(w: World) -> object:
    import ctypes

    return raw("socketpair", 30, 5, 0, ctypes.byref((ctypes.c_int * 2)())) == 0 and w["token"]


def urllib_fetches(w: World) -> object:
    import urllib.request

    address = f"http://127.0.0.1:{w['tcp']}/{w['token']}"
    return urllib.request.urlopen(address, timeout=2).read() or w["token"]


def asyncio_connects(w: World) -> object:
    import asyncio

    async def connect() -> None:
        opened = asyncio.open_connection("127.0.0.1", w["tcp"])
        _, out = await asyncio.wait_for(opened, 2)
        out.write(_word(w))
        await out.drain()

    asyncio.run(connect())
    return w["token"]


def looks_up_a_name(w: World) -> object:
    import socket

    return socket.getaddrinfo("localhost", 80) and open("/etc/hosts").read() and w["token"]


def io_uring(w: World) -> object:
    import ctypes

    return raw("io_uring_setup", 4, ctypes.create_string_buffer(120)) > 0 and w["token"]


def descriptor_of_another(w: World) -> object:
    process = raw("pidfd_open", w["victim"], 0)
    return os.read(raw("pidfd_getfd", process, 0, 0), 100).decode() or w["token"]
