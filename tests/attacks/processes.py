"""Attacks on other processes, and by way of new ones."""

from __future__ import annotations

from tests.attacks.tools import World, ctypes, os, raw, struct, sys


def subprocess_runs(w: World) -> object:
    import subprocess

    return subprocess.run(["/bin/cat", w["secret"]], capture_output=True, text=True).stdout


def os_system(w: World) -> object:
    return os.system(f"echo x > {w['folder']}/made")


def os_popen(w: World) -> object:
    return os.popen(f"cat {w['secret']}").read()


def forks(w: World) -> object:
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return w["token"]


def forks_a_terminal(w: World) -> object:
    import pty

    pid, _ = pty.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return w["token"]


def spawns(w: World) -> object:
    pid = os.posix_spawn("/bin/sh", ["sh", "-c", f"echo x > {w['folder']}/made"], {})
    os.waitpid(pid, 0)


def executes(w: World) -> object:
    os.execv("/bin/sh", ["sh", "-c", f"echo x > {w['folder']}/made"])


def executes_by_the_loader(w: World) -> object:
    loader = "/lib64/ld-linux-x86-64.so.2" if os.path.exists("/lib64/ld-linux-x86-64.so.2") else ""
    os.execv(loader or "/lib/ld-linux-aarch64.so.1", ["ld", "/bin/touch", w["folder"] + "/made"])


def executes_by_descriptor(w: World) -> object:
    shell = os.open("/bin/sh", os.O_RDONLY)
    os.execve(shell, ["sh", "-c", f"echo x > {w['folder']}/made"], {})


def executes_from_memory(w: World) -> object:
    held = os.memfd_create("x", 0)
    os.write(held, open("/bin/touch", "rb").read())  # noqa: SIM115
    os.execve(held, ["touch", w["folder"] + "/made"], {})


def raw_execveat(w: World) -> object:
    words = (ctypes.c_char_p * 3)(b"touch", os.fsencode(w["folder"] + "/made"), None)
    raw("execveat", -100, b"/bin/touch", words, None, 0)


def executes_python(w: World) -> object:
    os.execv(sys.executable, [sys.executable, "-c", f"open({w['folder'] + '/made'!r}, 'w')"])


def raw_fork(w: World) -> object:
    pid = raw("fork")
    if pid == 0:
        os._exit(0)
    return w["token"]


def raw_clone(w: World) -> object:
    pid = raw("clone", 17, 0, 0, 0, 0)
    if pid == 0:
        os._exit(0)
    return w["token"]


def raw_clone_detached(w: World) -> object:
    pid = raw("clone", 0, 0, 0, 0, 0)
    if pid == 0:
        os._exit(0)
    return w["token"]


def raw_clone3(w: World) -> object:
    arguments = ctypes.create_string_buffer(struct.pack("=11Q", 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0))
    pid = raw("clone3", arguments, 88)
    if pid == 0:
        os._exit(0)
    return w["token"]


def multiprocessing_starts(w: World) -> object:
    import multiprocessing

    process = multiprocessing.get_context("fork").Process(target=os._exit, args=(0,))
    process.start()
    process.join()
    return w["token"]


def pool_of_processes(w: World) -> object:
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(1) as pool:
        return pool.submit(os.getpid).result(5) and w["token"]


def fork_bomb(w: World) -> object:
    pids: list[int] = []
    for _ in range(30):
        pid = os.fork()
        if pid == 0:
            os._exit(0)
        pids.append(pid)
    for pid in pids:
        os.waitpid(pid, 0)
    return w["token"]


def leaves_by_a_double_fork(w: World) -> object:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            open(w["folder"] + "/made", "w").close()
        os._exit(0)
    os.wait()
    return w["token"]


def leaves_its_session(w: World) -> object:
    if raw("setsid") > 0:
        return w["token"]
    return "refused"


def kills(w: World) -> object:
    os.kill(w["victim"], 9)


def kills_the_parent(w: World) -> object:
    os.kill(os.getppid(), 9)


def stops_another(w: World) -> object:
    os.kill(w["victim"], 19)


def kills_a_group(w: World) -> object:
    os.killpg(os.getpgid(w["victim"]), 9)


def asks_whether_another_lives(w: World) -> object:
    os.kill(w["victim"], 0)
    return w["token"]


def raw_kill(w: World) -> object:
    raw("kill", w["victim"], 9)


def raw_kill_of_many_bits(w: World) -> object:
    raw("kill", w["victim"] | (os.getpid() << 32), 9)


def raw_tkill(w: World) -> object:
    raw("tkill", w["victim"], 9)


def raw_tgkill(w: World) -> object:
    raw("tgkill", w["victim"], w["victim"], 9)


def queues_a_signal(w: World) -> object:
    raw("rt_sigqueueinfo", w["victim"], 9, struct.pack("=iii116x", 9, 0, -1))


def signals_by_a_descriptor(w: World) -> object:
    raw("pidfd_send_signal", raw("pidfd_open", w["victim"], 0), 9, None, 0)


def signals_by_a_file_s_owner(w: World) -> object:
    import fcntl

    out, into = os.pipe()
    fcntl.fcntl(out, fcntl.F_SETOWN, w["victim"])
    fcntl.fcntl(out, 10, 9)  # F_SETSIG
    fcntl.fcntl(out, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
    os.write(into, b"x")


def signals_by_an_ioctl_s_owner(w: World) -> object:
    import fcntl
    import socket

    one, other = socket.socketpair()
    fcntl.ioctl(one, 0x8901, struct.pack("=i", w["victim"]))
    fcntl.fcntl(one, 10, 9)
    fcntl.fcntl(one, fcntl.F_SETFL, os.O_ASYNC)
    other.send(b"x")


def traces(w: World) -> object:
    raw("ptrace", 16, w["victim"], 0, 0)
    return w["token"]


def seizes(w: World) -> object:
    raw("ptrace", 0x4206, w["victim"], 0, 0)
    return w["token"]


def traces_the_parent(w: World) -> object:
    raw("ptrace", 0x4206, os.getppid(), 0, 0)
    return w["token"]


def asks_to_be_traced(w: World) -> object:
    raw("ptrace", 0, 0, 0, 0)
    return w["token"]


def _vector(address: int, size: int) -> bytes:
    return struct.pack("=QQ", address, size)


def reads_memory(w: World) -> object:
    held = ctypes.create_string_buffer(16)
    mine = _vector(ctypes.addressof(held), 16)
    raw("process_vm_readv", w["victim"], mine, 1, _vector(w["stack"], 16), 1, 0)
    return w["token"]


def reads_memory_of_the_parent(w: World) -> object:
    held = ctypes.create_string_buffer(16)
    mine = _vector(ctypes.addressof(held), 16)
    for address in w["stack"], id(None), ctypes.addressof(held):
        try:
            raw("process_vm_readv", os.getppid(), mine, 1, _vector(address, 16), 1, 0)
        except OSError as error:
            if error.errno != 14:  # permitted, but nothing lies there
                raise
        return w["token"]
    return "refused"


def writes_memory(w: World) -> object:
    held = ctypes.create_string_buffer(16)
    mine = _vector(ctypes.addressof(held), 16)
    raw("process_vm_readv", w["victim"], mine, 1, _vector(w["stack"], 16), 1, 0)
    raw("process_vm_writev", w["victim"], mine, 1, _vector(w["stack"], 16), 1, 0)
    return w["token"]


def compares_descriptors(w: World) -> object:
    raw("kcmp", w["victim"], w["victim"], 0, 0, 0)
    return w["token"]


def holds_another(w: World) -> object:
    return raw("pidfd_open", w["victim"], 0) > 0 and w["token"]


def limits_another(w: World) -> object:
    raw("prlimit64", w["victim"], 7, struct.pack("=QQ", 9, 9), None)
    return w["token"]


def slows_another(w: World) -> object:
    raw("setpriority", 0, w["victim"], 19)
    return w["token"]


def slows_the_user(w: World) -> object:
    raw("ioprio_set", 1, w["victim"], (3 << 13))
    return w["token"]


def pins_another(w: World) -> object:
    mask = os.sched_getaffinity(w["victim"])
    os.sched_setaffinity(w["victim"], mask)
    return w["token"]


def schedules_another(w: World) -> object:
    raw("sched_setscheduler", w["victim"], 3, struct.pack("=i", 0))
    return w["token"]
