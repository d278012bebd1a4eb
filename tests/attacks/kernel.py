"""Attacks on the kernel's other doors: what Landlock knows nothing of."""

from __future__ import annotations

from tests.attacks.tools import World, os, path, raw, struct


def bpf(w: World) -> object:
    # an array of one element: BPF_MAP_CREATE
    return raw("bpf", 0, struct.pack("=IIII112x", 2, 4, 4, 1), 128) > 0 and w["token"]


def counts_events(w: World) -> object:
    wanted = struct.pack("=IIQ112x", 1, 128, 0)
    return raw("perf_event_open", wanted, 0, -1, -1, 0) > 0 and w["token"]


def adds_a_key(w: World) -> object:
    return raw("add_key", b"user", b"workbench", b"x", 1, -3) > 0 and w["token"]


def joins_a_keyring(w: World) -> object:
    return raw("keyctl", 1, None) > 0 and w["token"]


def reads_a_keyring(w: World) -> object:
    return raw("keyctl", 0, -4, 1) and w["token"]


def shares_memory(w: World) -> object:
    return raw("shmget", 0, 100, 0o1600) >= 0 and w["token"]


def shares_semaphores(w: World) -> object:
    return raw("semget", 0, 1, 0o1600) >= 0 and w["token"]


def shares_a_queue(w: World) -> object:
    return raw("msgget", 0, 0o1600) >= 0 and w["token"]


def opens_a_queue(w: World) -> object:
    return raw("mq_open", b"workbench-attack", 0o102, 0o600, None) >= 0 and w["token"]


def handles_page_faults(w: World) -> object:
    return raw("userfaultfd", 1) > 0 and w["token"]


def secret_memory(w: World) -> object:
    return raw("memfd_secret", 0) > 0 and w["token"]


def new_user_namespace(w: World) -> object:
    raw("unshare", 0x10000000)
    return w["token"]


def new_mount_namespace(w: World) -> object:
    raw("unshare", 0x00020000)
    return w["token"]


def new_network_namespace(w: World) -> object:
    raw("unshare", 0x40000000)
    return w["token"]


def enters_a_namespace(w: World) -> object:
    raw("setns", os.open("/proc/self/ns/uts", os.O_RDONLY), 0)
    return w["token"]


def mounts(w: World) -> object:
    raw("unshare", 0x00020000)
    raw("mount", b"none", path(w["folder"] + "/empty"), b"tmpfs", 0, None)
    return w["token"]


def opens_a_file_system(w: World) -> object:
    return raw("fsopen", b"tmpfs", 0) > 0 and w["token"]


def copies_a_tree_of_mounts(w: World) -> object:
    return raw("open_tree", -100, path(w["folder"]), 1) > 0 and w["token"]


def changes_the_root(w: World) -> object:
    os.chroot(w["folder"])
    return w["token"]


def changes_the_personality(w: World) -> object:
    raw("personality", 0x0040000)
    return w["token"]


def becomes_another_user(w: World) -> object:
    os.setuid(12345)
    return w["token"]


def becomes_itself(w: World) -> object:
    os.setresuid(-1, -1, -1)
    return w["token"]


def names_the_machine(w: World) -> object:
    name = os.uname().nodename.encode()
    raw("sethostname", name, len(name))
    return w["token"]


def watches_all_files(w: World) -> object:
    return raw("fanotify_init", 0x200, 0) > 0 and w["token"]


def can_be_dumped_again(w: World) -> object:
    raw("prctl", 4, 1, 0, 0, 0)
    return w["token"]


def outlives_its_parent(w: World) -> object:
    raw("prctl", 1, 0, 0, 0, 0)
    return w["token"]


def adopts_orphans(w: World) -> object:
    raw("prctl", 36, 1, 0, 0, 0)
    return w["token"]


def lets_itself_be_traced(w: World) -> object:
    raw("prctl", 0x59616D61, -1, 0, 0, 0)
    return w["token"]


def raises_a_limit(w: World) -> object:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (10**9, 10**9))
    return w["token"]


def moves_pages(w: World) -> object:
    raw("migrate_pages", w["victim"], 64, struct.pack("=Q", 1), struct.pack("=Q", 1))
    return w["token"]


def opens_a_terminal(w: World) -> object:
    return os.open("/dev/tty", os.O_RDWR) and w["token"]


def opens_a_disk(w: World) -> object:
    for name in sorted(os.listdir("/sys/block")):
        os.close(os.open(f"/dev/{name}", os.O_RDONLY))
        return w["token"]
    return "no disks"


def opens_kernel_messages(w: World) -> object:
    return os.open("/dev/kmsg", os.O_RDONLY) and w["token"]


def sets_a_kernel_value(w: World) -> object:
    with open("/proc/sys/kernel/domainname", "r+b"):
        return w["token"]


def marks_itself_for_the_killer(w: World) -> object:
    with open("/proc/self/oom_score_adj", "w") as file:
        return file.write("1000") and w["token"]
