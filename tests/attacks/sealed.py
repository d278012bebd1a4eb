# ruff: noqa: SIM115
"""Attacks on the sealed rows of a task, whose folder live code may read."""

from __future__ import annotations

from tests.attacks.tools import World, ctypes, os, path, raw, struct, sys


def opens_the_sealed_file(w: World) -> object:
    return open(w["sealed"]).read()


def unpacks_the_sealed_rows(w: World) -> object:
    import base64
    import gzip

    lines = open(w["packed"]).read().split("\n")
    return gzip.decompress(base64.b64decode("".join(lines[2:]))).decode()


def opens_rows_while_they_are_sealed(w: World) -> object:
    return open(w["sealed"].replace(".sealed", ".sealing")).read()


def opens_what_an_interrupted_write_left(w: World) -> object:
    return open(w["holdout"] + "/.rows.jsonl.sealed.0123abcd").read()


def opens_the_openings(w: World) -> object:
    return open(w["holdout"] + "/openings.jsonl").read()


def opens_a_hard_link(w: World) -> object:
    return open(w["sealed_task"] + "/data/hard").read()


def opens_a_hard_link_at_the_top(w: World) -> object:
    return open(w["sealed_task"] + "/hard").read()


def follows_a_link(w: World) -> object:
    return open(w["sealed_task"] + "/data/soft").read()


def follows_a_link_to_the_folder(w: World) -> object:
    return open(w["sealed_task"] + "/data/folder/rows.jsonl.sealed").read()


def follows_a_link_to_the_task(w: World) -> object:
    return open(w["sealed_task"] + "/data/again/holdout/rows.jsonl.sealed").read()


def opens_a_copy_in_a_folder_of_its_own(w: World) -> object:
    return open(w["sealed_task"] + "/data/old/holdout/rows.jsonl.sealed").read()


def opens_a_backup(w: World) -> object:
    return open(w["sealed_task"] + "/data/rows.jsonl.sealed~").read()


def goes_round_by_the_parent(w: World) -> object:
    return open(w["sealed_task"] + "/data/../holdout/rows.jsonl.sealed").read()


def goes_round_by_the_root_of_the_process(w: World) -> object:
    return open("/proc/self/root" + w["sealed"]).read()


def changes_into_the_folder(w: World) -> object:
    os.chdir(w["holdout"])
    return open("rows.jsonl.sealed").read()


def opens_at_the_task(w: World) -> object:
    folder = os.open(w["sealed_task"], os.O_RDONLY)
    return os.read(os.open("holdout/rows.jsonl.sealed", os.O_RDONLY, dir_fd=folder), 999).decode()


def opens_at_the_folder(w: World) -> object:
    folder = os.open(w["holdout"], os.O_PATH)
    return os.read(os.open("rows.jsonl.sealed", os.O_RDONLY, dir_fd=folder), 999).decode()


def opens_again_what_was_a_path(w: World) -> object:
    held = os.open(w["sealed"], os.O_PATH)
    return open(f"/proc/self/fd/{held}").read()


def opens_every_file(w: World) -> object:
    found = ""
    for folder, _, names in os.walk(w["sealed_task"]):
        for name in names:
            try:
                found += open(os.path.join(folder, name), errors="replace").read()
            except OSError:
                continue
    return found


def raw_openat2(w: World) -> object:
    how = struct.pack("=QQQ", 0, 0, 0)
    return os.read(raw("openat2", -100, path(w["sealed"]), how, len(how)), 999).decode()


def c_library_fopen(w: World) -> object:
    libc = ctypes.CDLL(None)
    libc.fopen.restype = ctypes.c_void_p
    stream = libc.fopen(path(w["sealed"]), b"r")
    held = ctypes.create_string_buffer(999)
    if stream:
        libc.fread(held, 1, 998, ctypes.c_void_p(stream))
    return held.value.decode()


def maps_the_file(w: World) -> object:
    import mmap

    with open(w["sealed"], "rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)[:].decode()


def imports_it(w: World) -> object:
    import importlib.machinery

    loader = importlib.machinery.SourceFileLoader("sealed_rows", w["sealed"])
    return loader.get_data(w["sealed"]).decode()


def imports_a_link_to_it(w: World) -> object:
    sys.dont_write_bytecode = True  # whoever may read it would leave a copy for those who may not
    sys.path.insert(0, w["sealed_task"] + "/data")
    import soft_module  # type: ignore[import-not-found]

    return soft_module.SECRET


def renames_the_folder(w: World) -> object:
    os.rename(w["holdout"], w["sealed_task"] + "/shown")
    return open(w["sealed_task"] + "/shown/rows.jsonl.sealed").read()


def links_it_elsewhere(w: World) -> object:
    os.link(w["sealed"], w["sealed_task"] + "/data/mine")
    return open(w["sealed_task"] + "/data/mine").read()


def reads_an_object_of_git(w: World) -> object:
    import zlib

    return zlib.decompress(open(w["sealed_task"] + "/.git/objects/ab/cd", "rb").read()).decode()


def reads_an_object_of_git_below(w: World) -> object:
    import zlib

    path = w["sealed_task"] + "/data/mirror.git/objects/ab/cd"
    return zlib.decompress(open(path, "rb").read()).decode()


def reads_git_s_last_message(w: World) -> object:
    return open(w["sealed_task"] + "/.git/COMMIT_EDITMSG").read()


def follows_where_git_lies_elsewhere(w: World) -> object:
    return open(w["sealed_task"] + "/data/.git").read()
