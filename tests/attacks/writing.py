"""Attacks that leave something behind: files made, changed, removed, given other attributes."""

from __future__ import annotations

from tests.attacks.tools import World, ctypes, os, path, raw, struct, sys


def makes_a_file(w: World) -> object:
    return open(w["folder"] + "/made", "w").write("x")


def makes_a_file_in_the_task(w: World) -> object:
    return open(w["task"] + "/made", "w").write("x")


def makes_a_file_in_tmp(w: World) -> object:
    import tempfile

    return tempfile.NamedTemporaryFile().name and w["token"]


def appends(w: World) -> object:
    return open(w["canary"], "a").write("x")


def overwrites_the_task(w: World) -> object:
    return open(w["task"] + "/rows.jsonl", "w").write("x")


def opens_to_truncate(w: World) -> object:
    return os.open(w["canary"], os.O_RDONLY | os.O_TRUNC)


def truncates(w: World) -> object:
    os.truncate(w["canary"], 0)


def truncates_in_the_task(w: World) -> object:
    os.truncate(w["task"] + "/rows.jsonl", 0)


def raw_truncate(w: World) -> object:
    raw("truncate", path(w["canary"]), 0)


def raw_creat(w: World) -> object:
    raw("creat", path(w["folder"] + "/made"), 0o600)


def makes_an_unnamed_file(w: World) -> object:
    return os.open(w["folder"], os.O_TMPFILE | os.O_RDWR) > 0 and w["token"]


def removes(w: World) -> object:
    os.unlink(w["canary"])


def removes_in_the_task(w: World) -> object:
    os.unlink(w["task"] + "/rows.jsonl")


def removes_a_tree(w: World) -> object:
    import shutil

    shutil.rmtree(w["folder"])


def renames(w: World) -> object:
    os.rename(w["canary"], w["folder"] + "/renamed")


def exchanges_names(w: World) -> object:
    raw("renameat2", -100, path(w["canary"]), -100, path(w["secret"]), 2)


def links(w: World) -> object:
    os.link(w["secret"], w["folder"] + "/linked")


def links_into_the_task(w: World) -> object:
    os.link(w["secret"], w["task"] + "/linked")


def symlinks_in_the_task(w: World) -> object:
    os.symlink(w["secret"], w["task"] + "/linked")


def makes_a_folder(w: World) -> object:
    os.mkdir(w["folder"] + "/made")


def removes_a_folder(w: World) -> object:
    os.rmdir(w["folder"] + "/empty")


def makes_a_pipe_with_a_name(w: World) -> object:
    os.mkfifo(w["folder"] + "/fifo")


def makes_a_device(w: World) -> object:
    import stat

    os.mknod(w["folder"] + "/null", stat.S_IFCHR | 0o600, os.makedev(1, 3))


def changes_the_mode(w: World) -> object:
    os.chmod(w["canary"], 0o777)


def changes_the_mode_in_the_task(w: World) -> object:
    os.chmod(w["task"] + "/rows.jsonl", 0o777)


def changes_the_mode_by_descriptor(w: World) -> object:
    os.fchmod(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), 0o777)


def raw_fchmodat2(w: World) -> object:
    raw("fchmodat2", -100, path(w["canary"]), 0o777, 0)


def changes_the_owner(w: World) -> object:
    os.chown(w["canary"], 12345, 12345)


def changes_the_owner_by_descriptor(w: World) -> object:
    os.fchown(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), 12345, 12345)


def changes_the_times(w: World) -> object:
    os.utime(w["canary"], (1, 1))


def changes_the_times_by_descriptor(w: World) -> object:
    os.utime(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), (1, 1))


def raw_utimensat(w: World) -> object:
    raw("utimensat", -100, path(w["canary"]), ctypes.byref((ctypes.c_long * 4)(1, 0, 1, 0)), 0)


def sets_an_attribute(w: World) -> object:
    os.setxattr(w["canary"], "user.mark", b"x")


def sets_an_attribute_by_descriptor(w: World) -> object:
    os.setxattr(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), "user.mark", b"x")


def removes_an_attribute(w: World) -> object:
    os.removexattr(w["canary"], "user.there")


def sets_a_file_s_flags(w: World) -> object:
    """Among them is that a file cannot be changed; no right to write to it is needed."""
    import fcntl

    file = os.open(w["task"] + "/rows.jsonl", os.O_RDONLY)
    flags = bytearray(8)
    fcntl.ioctl(file, 0x80086601, flags)  # FS_IOC_GETFLAGS
    without_dump = struct.unpack("l", flags)[0] | 0x40
    fcntl.ioctl(file, 0x40086602, struct.pack("l", without_dump))  # FS_IOC_SETFLAGS
    return w["token"]


def sets_a_file_s_extended_flags(w: World) -> object:
    import fcntl

    file = os.open(w["task"] + "/rows.jsonl", os.O_RDONLY)
    held = bytearray(28)
    fcntl.ioctl(file, 0x801C581F, held)  # FS_IOC_FSGETXATTR
    flags, *others = struct.unpack("=5I", held[:20])
    without_dump = struct.pack("=5I8x", flags | 0x80, *others)
    fcntl.ioctl(file, 0x401C5820, without_dump)  # FS_IOC_FSSETXATTR
    return w["token"]


def keeps_writers_waiting(w: World) -> object:
    import fcntl
    import signal

    signal.signal(signal.SIGIO, signal.SIG_IGN)
    file = os.open(w["task"] + "/rows.jsonl", os.O_RDONLY)
    fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_RDLCK)
    return w["token"]


def locks_a_file(w: World) -> object:
    import fcntl

    fcntl.flock(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), fcntl.LOCK_EX)
    return w["token"]


def locks_a_file_for_reading(w: World) -> object:
    """Needs no right to write, and keeps whoever wants to write waiting."""
    import fcntl

    fcntl.lockf(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
    return w["token"]


def locks_an_open_file(w: World) -> object:
    import fcntl

    wanted = bytes(32)  # F_RDLCK on the whole of it
    fcntl.fcntl(os.open(w["task"] + "/rows.jsonl", os.O_RDONLY), 37, wanted)  # F_OFD_SETLK
    return w["token"]


def makes_a_database(w: World) -> object:
    import sqlite3

    with sqlite3.connect(w["folder"] + "/made.db") as base:
        base.execute("create table made (x)")


def numpy_saves(w: World) -> object:
    import numpy

    numpy.save(w["folder"] + "/made.npy", numpy.ones(3))


def logging_writes(w: World) -> object:
    import logging

    logging.FileHandler(w["folder"] + "/made.log").emit(
        logging.LogRecord("x", 40, "x", 1, "x", (), None)
    )


def writes_bytecode(w: World) -> object:
    import py_compile

    py_compile.compile(w["module"], cfile=w["folder"] + "/made.pyc", doraise=True)


def c_library_writes(w: World) -> object:
    libc = ctypes.CDLL(None)
    libc.fopen.restype = ctypes.c_void_p
    stream = libc.fopen(path(w["folder"] + "/made"), b"w")
    if stream:
        libc.fputs(b"x", ctypes.c_void_p(stream))
        libc.fclose(ctypes.c_void_p(stream))


def makes_shared_memory(w: World) -> object:
    from multiprocessing import shared_memory

    made = shared_memory.SharedMemory(create=True, size=10)
    made.unlink()
    return w["token"]


def makes_a_file_in_memory(w: World) -> object:
    return os.write(os.memfd_create("x"), b"x") and w["token"]


def crashes_with_a_core(w: World) -> object:
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (10**9, 10**9))
    return w["token"]


def changes_an_installed_package(w: World) -> object:
    with open(sys.modules["json"].__file__ or "", "r+b"):
        return w["token"]


def changes_the_workbench(w: World) -> object:
    with open(w["package"] + "/types.py", "r+b"):
        return w["token"]


def writes_to_a_terminal(w: World) -> object:
    return os.open("/dev/ptmx", os.O_RDWR) > 0 and w["token"]
