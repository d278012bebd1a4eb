# ruff: noqa: SIM115
"""Attacks that read what is none of a transform's business."""

from __future__ import annotations

from tests.attacks.tools import World, ctypes, os, path, raw, struct, sys


def open_a_file(w: World) -> object:
    return open(w["secret"]).read()


def pathlib_reads(w: World) -> object:
    import pathlib

    return pathlib.Path(w["secret"]).read_text()


def io_opens(w: World) -> object:
    import io

    return io.FileIO(w["secret"]).read().decode()


def os_opens(w: World) -> object:
    return os.read(os.open(w["secret"], os.O_RDONLY), 100).decode()


def opens_at_a_folder(w: World) -> object:
    folder = os.open(w["folder"], os.O_PATH)
    return os.read(os.open(os.path.basename(w["secret"]), os.O_RDONLY, dir_fd=folder), 100).decode()


def raw_openat(w: World) -> object:
    return os.read(raw("openat", -100, path(w["secret"]), 0), 100).decode()


def raw_open(w: World) -> object:
    return os.read(raw("open", path(w["secret"]), 0), 100).decode()


def raw_openat2(w: World) -> object:
    how = struct.pack("=QQQ", 0, 0, 0)
    return os.read(raw("openat2", -100, path(w["secret"]), how, len(how)), 100).decode()


def c_library_fopen(w: World) -> object:
    libc = ctypes.CDLL(None)
    libc.fopen.restype = ctypes.c_void_p
    stream = libc.fopen(path(w["secret"]), b"r")
    if not stream:
        return "refused"
    held = ctypes.create_string_buffer(100)
    libc.fread(held, 1, 99, ctypes.c_void_p(stream))
    return held.value.decode()


def maps_a_file(w: World) -> object:
    import mmap

    with open(w["secret"], "rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)[:].decode()


def numpy_reads(w: World) -> object:
    import numpy

    return numpy.fromfile(w["secret"], dtype=numpy.uint8).tobytes().decode()


def numpy_maps(w: World) -> object:
    import numpy

    return bytes(numpy.memmap(w["secret"], dtype=numpy.uint8, mode="r")).decode()


def sqlite_opens(w: World) -> object:
    import sqlite3

    with sqlite3.connect(w["database"]) as base:
        return base.execute("select secret from secrets").fetchone()


def linecache_reads(w: World) -> object:
    import linecache

    return linecache.getline(w["secret"], 1)


def imports_a_module_elsewhere(w: World) -> object:
    sys.path.insert(0, w["folder"])
    import module_of_somebody  # type: ignore[import-not-found]

    return module_of_somebody.SECRET


def runpy_runs(w: World) -> object:
    import runpy

    return runpy.run_path(w["module"])["SECRET"]


def tokenize_opens(w: World) -> object:
    import tokenize

    return tokenize.open(w["module"]).read()


def sendfile_copies(w: World) -> object:
    source = os.open(w["secret"], os.O_RDONLY)
    out, into = os.pipe()
    os.sendfile(into, source, 0, 100)
    return os.read(out, 100).decode()


def reads_through_a_symlink_in_the_task(w: World) -> object:
    return open(w["link"]).read()


def reads_above_the_task(w: World) -> object:
    return open(os.path.join(w["task"], "..", "folder", "secret.txt")).read()


def reads_above_by_descriptor(w: World) -> object:
    task = os.open(w["task"], os.O_RDONLY)
    above = os.open("..", os.O_PATH, dir_fd=task)
    return os.read(os.open("folder/secret.txt", os.O_RDONLY, dir_fd=above), 99).decode()


def reads_after_chdir(w: World) -> object:
    os.chdir(w["folder"])
    return open("secret.txt").read()


def opens_a_path_descriptor_again(w: World) -> object:
    held = os.open(w["secret"], os.O_PATH)
    return open(f"/proc/self/fd/{held}").read()


def races_a_symlink(w: World) -> object:
    import time

    until = time.monotonic() + 0.3
    while time.monotonic() < until:
        try:
            text = open(w["flip"]).read()
        except OSError:
            continue
        if w["token"] in text:
            return text
    return "lost the race"


def races_with_threads(w: World) -> object:
    import threading
    import time

    found: list[str] = []
    until = time.monotonic() + 0.3

    def look() -> None:
        while time.monotonic() < until and not found:
            try:
                text = open(w["flip"]).read()
            except OSError:
                continue
            if w["token"] in text:
                found.append(text)

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def lists_a_folder(w: World) -> object:
    return "listed" in os.listdir(w["folder"]) and w["token"]


def scans_a_folder(w: World) -> object:
    return any(entry.name == "listed" for entry in os.scandir(w["folder"])) and w["token"]


def walks_a_folder(w: World) -> object:
    return any("listed" in files for _, _, files in os.walk(w["folder"])) and w["token"]


def globs_a_folder(w: World) -> object:
    import glob

    return bool(glob.glob(w["folder"] + "/lis*")) and w["token"]


def watches_a_folder(w: World) -> object:
    watching = raw("inotify_init1", 0)
    raw("inotify_add_watch", watching, path(w["folder"]), 0xFFF)
    return w["token"]


def watches_the_task(w: World) -> object:
    watching = raw("inotify_init1", 0)
    raw("inotify_add_watch", watching, path(w["task"]), 0xFFF)
    return w["token"]


def reads_an_attribute(w: World) -> object:
    return os.getxattr(w["canary"], "user.there").decode()


def makes_a_handle_of_a_file(w: World) -> object:
    handle = ctypes.create_string_buffer(struct.pack("=Ii", 128, 0), 136)
    mount = ctypes.c_int()
    raw("name_to_handle_at", -100, path(w["secret"]), handle, ctypes.byref(mount), 0)
    return w["token"]


def own_environment(w: World) -> object:
    return dict(os.environ)


def environment_of_the_c_library(w: World) -> object:
    libc = ctypes.CDLL(None)
    libc.getenv.restype = ctypes.c_char_p
    return libc.getenv(w["variable"].encode())


def environment_by_proc(w: World) -> object:
    return open("/proc/self/environ").read()


def environment_of_another(w: World) -> object:
    return open(f"/proc/{w['victim']}/environ").read()


def environment_of_the_parent(w: World) -> object:
    return open(f"/proc/{os.getppid()}/environ").read()


def environments_of_all(w: World) -> object:
    found = ""
    for pid in range(2, 2**16):
        try:
            found += open(f"/proc/{pid}/environ").read()
        except OSError:
            continue
    return found


def command_line_of_another(w: World) -> object:
    return open(f"/proc/{w['victim']}/cmdline").read()


def maps_of_another(w: World) -> object:
    return "[stack]" in open(f"/proc/{w['victim']}/maps").read() and w["token"]


def working_folder_of_another(w: World) -> object:
    return os.readlink(f"/proc/{w['victim']}/cwd") == w["root"] and w["token"]


def descriptors_of_another(w: World) -> object:
    return os.listdir(f"/proc/{w['victim']}/fd") and w["token"]


def file_by_another_one_s_root(w: World) -> object:
    return open(f"/proc/{w['victim']}/root{w['secret']}").read()


def file_by_own_root(w: World) -> object:
    return open(f"/proc/self/root{w['secret']}").read()


def file_by_another_one_s_descriptor(w: World) -> object:
    return open(f"/proc/{w['victim']}/fd/0").read()


def memory_of_another(w: World) -> object:
    for line in open(f"/proc/{w['victim']}/maps"):
        if "[stack]" in line:
            start, end = (int(part, 16) for part in line.split()[0].split("-"))
            with open(f"/proc/{w['victim']}/mem", "rb") as memory:
                memory.seek(start)
                return memory.read(end - start).decode("latin-1")
    return "no stack"


def users(w: World) -> object:
    return "root:" in open("/etc/passwd").read() and w["token"]


def users_by_the_c_library(w: World) -> object:
    import pwd

    return pwd.getpwuid(0).pw_name == "root" and w["token"]


def kernel_log(w: World) -> object:
    return raw("syslog", 3, ctypes.create_string_buffer(4096), 4096) > 0 and w["token"]


def network_of_the_machine(w: World) -> object:
    return open("/proc/net/tcp").read() and w["token"]


def own_memory_by_proc(w: World) -> object:
    return open("/proc/self/mem", "rb").fileno() > 0 and w["token"]
