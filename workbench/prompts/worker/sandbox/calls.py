"""System calls by name: their numbers, and which of them are refused.

The numbers are those of `asm/unistd_64.h` and of `asm-generic/unistd.h`, which no kernel changes.
"""

from __future__ import annotations

# fmt: off
REFUSED = (
    # processes of others, their memory and what they have open; system calls by a back door
    # what a kernel is asked for as a whole: mounts, modules, clocks, keys, tracing
    # a file's mode, owner, times, attributes and other names, of which Landlock knows nothing
    # memory and messages shared with other processes; who and what this process is
    "execve", "execveat", "unshare", "setns", "ptrace", "process_vm_readv", "process_vm_writev",
    "process_madvise", "process_mrelease", "kcmp", "pidfd_open", "pidfd_getfd",
    "pidfd_send_signal", "io_uring_setup", "io_uring_enter", "io_uring_register", "bpf",
    "perf_event_open", "add_key", "request_key", "keyctl", "userfaultfd", "mount", "umount2",
    "pivot_root", "chroot", "open_tree", "move_mount", "fsopen", "fsconfig", "fsmount", "fspick",
    "mount_setattr", "swapon", "swapoff", "reboot", "sethostname", "setdomainname",
    "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "quotactl",
    "quotactl_fd", "acct", "settimeofday", "clock_settime", "adjtimex", "clock_adjtime",
    "personality", "syslog", "lookup_dcookie", "vhangup", "open_by_handle_at",
    "name_to_handle_at", "fanotify_init", "fanotify_mark", "inotify_init", "inotify_init1",
    "inotify_add_watch", "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "lchown", "fchown",
    "fchownat", "utime", "utimes", "futimesat", "utimensat", "setxattr", "lsetxattr",
    "fsetxattr", "removexattr", "lremovexattr", "fremovexattr", "link", "linkat", "symlink",
    "symlinkat", "mknod", "mknodat", "shmget", "shmat", "shmctl", "shmdt", "semget", "semop",
    "semctl", "semtimedop", "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open", "mq_unlink",
    "mq_timedsend", "mq_timedreceive", "mq_notify", "mq_getsetattr", "memfd_create",
    "memfd_secret", "setpriority", "ioprio_set", "sched_setscheduler", "sched_setparam",
    "sched_setattr", "migrate_pages", "move_pages", "setuid", "setgid", "setreuid", "setregid",
    "setresuid", "setresgid", "setgroups", "setfsuid", "setfsgid", "capset", "iopl", "ioperm",
    "modify_ldt", "uselib", "sysfs", "nfsservctl", "statmount", "listmount",
)
# fmt: on

# fmt: off
WRITING = (
    "creat", "truncate", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir",
    "mkdir", "mkdirat", "flock",
)
# fmt: on
"""What makes and removes files, and keeps others from them; where it is not refused, Landlock says
in which folders."""

NETWORK = ("socket", "bind", "listen", "connect", "accept", "accept4", "sendmsg", "sendmmsg")
"""Sockets, and what one of a pair, which is left, could do with a name: be reached by it, or write
to it. Landlock does not guard sockets that have a path."""

ATTRIBUTES = ("getxattr", "lgetxattr", "fgetxattr", "listxattr", "llistxattr", "flistxattr")
"""Reading a file's attributes, which Landlock leaves to whoever knows its path."""

HIGHEST = 462
"""The highest number that was looked at. What later kernels add is unknown here, and to them too:
a program that is told so goes another way."""

# fmt: off
CALLS: dict[str, tuple[int | None, int | None]] = {
    "execve": (59, 221), "execveat": (322, 281), "unshare": (272, 97), "setns": (308, 268),
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "process_madvise": (440, 440), "process_mrelease": (448, 448), "kcmp": (312, 272),
    "pidfd_open": (434, 434), "pidfd_getfd": (438, 438), "pidfd_send_signal": (424, 424),
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    "bpf": (321, 280), "perf_event_open": (298, 241), "add_key": (248, 217),
    "request_key": (249, 218), "keyctl": (250, 219), "userfaultfd": (323, 282),
    "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51),
    "open_tree": (428, 428), "move_mount": (429, 429), "fsopen": (430, 430),
    "fsconfig": (431, 431), "fsmount": (432, 432), "fspick": (433, 433),
    "mount_setattr": (442, 442), "swapon": (167, 224), "swapoff": (168, 225),
    "reboot": (169, 142), "sethostname": (170, 161), "setdomainname": (171, 162),
    "init_module": (175, 105), "finit_module": (313, 273), "delete_module": (176, 106),
    "kexec_load": (246, 104), "kexec_file_load": (320, 294), "quotactl": (179, 60),
    "quotactl_fd": (443, 443), "acct": (163, 89), "settimeofday": (164, 170),
    "clock_settime": (227, 112), "adjtimex": (159, 171), "clock_adjtime": (305, 266),
    "personality": (135, 92), "syslog": (103, 116), "lookup_dcookie": (212, 18),
    "vhangup": (153, 58), "open_by_handle_at": (304, 265), "name_to_handle_at": (303, 264),
    "fanotify_init": (300, 262), "fanotify_mark": (301, 263), "inotify_init": (253, None),
    "inotify_init1": (294, 26), "inotify_add_watch": (254, 27), "chmod": (90, None),
    "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452), "chown": (92, None),
    "lchown": (94, None), "fchown": (93, 55), "fchownat": (260, 54), "utime": (132, None),
    "utimes": (235, None), "futimesat": (261, None), "utimensat": (280, 88),
    "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7), "removexattr": (197, 14),
    "lremovexattr": (198, 15), "fremovexattr": (199, 16), "link": (86, None),
    "linkat": (265, 37), "symlink": (88, None), "symlinkat": (266, 36), "mknod": (133, None),
    "mknodat": (259, 33), "shmget": (29, 194), "shmat": (30, 196), "shmctl": (31, 195),
    "shmdt": (67, 197), "semget": (64, 190), "semop": (65, 193), "semctl": (66, 191),
    "semtimedop": (220, 192), "msgget": (68, 186), "msgsnd": (69, 189), "msgrcv": (70, 188),
    "msgctl": (71, 187), "mq_open": (240, 180), "mq_unlink": (241, 181),
    "mq_timedsend": (242, 182), "mq_timedreceive": (243, 183), "mq_notify": (244, 184),
    "mq_getsetattr": (245, 185), "memfd_create": (319, 279), "memfd_secret": (447, 447),
    "setpriority": (141, 140), "ioprio_set": (251, 30), "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118), "sched_setattr": (314, 274), "migrate_pages": (256, 238),
    "move_pages": (279, 239), "setuid": (105, 146), "setgid": (106, 144), "setreuid": (113, 145),
    "setregid": (114, 143), "setresuid": (117, 147), "setresgid": (119, 149),
    "setgroups": (116, 159), "setfsuid": (122, 151), "setfsgid": (123, 152), "capset": (126, 91),
    "iopl": (172, None), "ioperm": (173, None), "modify_ldt": (154, None), "uselib": (134, None),
    "sysfs": (139, None), "nfsservctl": (180, 42), "creat": (85, None), "truncate": (76, 45),
    "rename": (82, None), "renameat": (264, 38), "renameat2": (316, 276), "unlink": (87, None),
    "unlinkat": (263, 35), "rmdir": (84, None), "mkdir": (83, None), "mkdirat": (258, 34),
    "socket": (41, 198), "fork": (57, None), "vfork": (58, None), "clone": (56, 220),
    "clone3": (435, 435), "kill": (62, 129), "tkill": (200, 130), "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "setsid": (112, 157),
    "setpgid": (109, 154), "prctl": (157, 167), "prlimit64": (302, 261),
    "sched_setaffinity": (203, 122), "seccomp": (317, 277), "fcntl": (72, 25), "ioctl": (16, 29),
    "socketpair": (53, 199), "bind": (49, 200), "listen": (50, 201), "accept": (43, 202),
    "accept4": (288, 242), "connect": (42, 203), "sendto": (44, 206), "sendmsg": (46, 211),
    "sendmmsg": (307, 269), "flock": (73, 32), "getxattr": (191, 8), "lgetxattr": (192, 9),
    "fgetxattr": (193, 10), "listxattr": (194, 11), "llistxattr": (195, 12),
    "flistxattr": (196, 13), "statmount": (457, 457), "listmount": (458, 458),
}
# fmt: on
"""The number of each call on x86-64 and on aarch64; None where there is no such call."""
