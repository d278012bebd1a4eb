/* Faults at the system's door: loaded before libc (LD_PRELOAD), it counts the calls that change the
 * files below one folder, and at a chosen one kills the process, writes a part, or fails.
 *
 * Not covered: what is written through a mapping (SQLite's -shm file, which is rebuilt anyway).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { NOTHING, KILL_BEFORE, KILL_AFTER, TORN, SHORT, FAIL_ONCE, FAIL_FROM, NO_LOCKS };

static char root[PATH_MAX];
static int at, what, failure, count;
static char is_write_at[1 << 16];

/* Begin to count the calls below `folder`; at the number `call`, from 1, `kind` happens. */
void fault_arm(const char *folder, int call, int kind, int error) {
  snprintf(root, sizeof root, "%s", folder);
  at = call, what = kind, failure = error;
  count = 0;
}

void fault_disarm(void) { root[0] = 0; }
int fault_count(void) { return count; }
int fault_is_write(int call) { return call < (int)sizeof is_write_at && is_write_at[call]; }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_inside(const char *path) {
  size_t length = strlen(root);
  return length && strncmp(path, root, length) == 0 && (path[length] == '/' || !path[length]);
}

static void place_of(int handle, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
  ssize_t size = readlink(link, path, PATH_MAX - 1);
  path[size < 0 ? 0 : size] = 0;
}

static int concerns_handle(int handle) {
  char path[PATH_MAX];
  if (!root[0]) return 0;
  place_of(handle, path);
  return is_inside(path);
}

static int concerns_path(int folder, const char *path) {
  char whole[PATH_MAX * 2];
  if (!root[0] || !path) return 0;
  if (path[0] == '/') return is_inside(path);
  if (folder == AT_FDCWD) {
    if (!getcwd(whole, PATH_MAX)) return 0;
  } else {
    place_of(folder, whole);
  }
  size_t length = strlen(whole);
  snprintf(whole + length, sizeof whole - length, "/%s", path);
  return is_inside(whole);
}

/* Count a call, and say whether it is to fail. */
static int fails(int is_write) {
  count++;
  if (count < (int)sizeof is_write_at) is_write_at[count] = is_write;
  if (count == at && what == KILL_BEFORE) kill(getpid(), SIGKILL);
  if ((count == at && what == FAIL_ONCE) || (at && count >= at && what == FAIL_FROM)) {
    errno = failure;
    return 1;
  }
  return 0;
}

static void after(void) {
  int kept = errno;
  if (count == at && what == KILL_AFTER) kill(getpid(), SIGKILL);
  errno = kept;
}

/* How much of a write is done: a part of it, where this is the chosen one. */
static size_t part(size_t size) {
  int cut = count == at && (what == TORN || what == SHORT) && size > 1;
  return cut ? size / 2 : size;
}

static void torn(void) {
  if (count == at && what == TORN) kill(getpid(), SIGKILL);
}

#define CHANGES(is_there, call)        \
  if (!(is_there)) return call;        \
  if (fails(0)) return -1;             \
  int result = call;                   \
  after();                             \
  return result

#define WRITES(call_of_size)                               \
  if (!concerns_handle(handle)) return call_of_size(size); \
  if (fails(1)) return -1;                                 \
  ssize_t result = call_of_size(part(size));               \
  torn();                                                  \
  after();                                                 \
  return result

ssize_t write(int handle, const void *bytes, size_t size) {
#define ONCE(n) REAL(write)(handle, bytes, n)
  WRITES(ONCE);
#undef ONCE
}

ssize_t pwrite(int handle, const void *bytes, size_t size, off_t place) {
#define ONCE(n) REAL(pwrite)(handle, bytes, n, place)
  WRITES(ONCE);
#undef ONCE
}

ssize_t pwrite64(int handle, const void *bytes, size_t size, off64_t place) {
#define ONCE(n) REAL(pwrite64)(handle, bytes, n, place)
  WRITES(ONCE);
#undef ONCE
}

#define OPENS(flags) ((flags) & (O_CREAT | O_TRUNC))

static mode_t mode_of(int flags, va_list rest) {
  return (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0;
}

#define OPEN(name)                                                                  \
  int name(const char *path, int flags, ...) {                                      \
    va_list rest;                                                                   \
    va_start(rest, flags);                                                          \
    mode_t mode = mode_of(flags, rest);                                             \
    va_end(rest);                                                                   \
    CHANGES(OPENS(flags) && concerns_path(AT_FDCWD, path), REAL(name)(path, flags, mode)); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                     \
  int name(int folder, const char *path, int flags, ...) {                               \
    va_list rest;                                                                        \
    va_start(rest, flags);                                                               \
    mode_t mode = mode_of(flags, rest);                                                  \
    va_end(rest);                                                                        \
    CHANGES(OPENS(flags) && concerns_path(folder, path), REAL(name)(folder, path, flags, mode)); \
  }
OPENAT(openat)
OPENAT(openat64)

/* A share without locks. They change no file, so they are not counted. */
#define LOCKS(command) ((command) == F_SETLK || (command) == F_SETLKW || (command) == F_GETLK)

#define CONTROL(name)                                                       \
  int name(int handle, int command, ...) {                                  \
    va_list rest;                                                           \
    va_start(rest, command);                                                \
    void *argument = va_arg(rest, void *);                                  \
    va_end(rest);                                                           \
    if (what == NO_LOCKS && LOCKS(command) && concerns_handle(handle)) {    \
      errno = failure;                                                      \
      return -1;                                                            \
    }                                                                       \
    return REAL(name)(handle, command, argument);                           \
  }
CONTROL(fcntl)
CONTROL(fcntl64)

int flock(int handle, int operation) {
  if (what == NO_LOCKS && concerns_handle(handle)) {
    errno = failure;
    return -1;
  }
  return REAL(flock)(handle, operation);
}

int link(const char *old, const char *new) {
  CHANGES(concerns_path(AT_FDCWD, new), REAL(link)(old, new));
}
int linkat(int from, const char *old, int to, const char *new, int flags) {
  CHANGES(concerns_path(to, new), REAL(linkat)(from, old, to, new, flags));
}
int rename(const char *old, const char *new) {
  CHANGES(concerns_path(AT_FDCWD, new), REAL(rename)(old, new));
}
int renameat(int from, const char *old, int to, const char *new) {
  CHANGES(concerns_path(to, new), REAL(renameat)(from, old, to, new));
}
int unlink(const char *path) { CHANGES(concerns_path(AT_FDCWD, path), REAL(unlink)(path)); }
int unlinkat(int folder, const char *path, int flags) {
  CHANGES(concerns_path(folder, path), REAL(unlinkat)(folder, path, flags));
}
int mkdir(const char *path, mode_t mode) {
  CHANGES(concerns_path(AT_FDCWD, path), REAL(mkdir)(path, mode));
}
int rmdir(const char *path) { CHANGES(concerns_path(AT_FDCWD, path), REAL(rmdir)(path)); }
int fsync(int handle) { CHANGES(concerns_handle(handle), REAL(fsync)(handle)); }
int fdatasync(int handle) { CHANGES(concerns_handle(handle), REAL(fdatasync)(handle)); }
int ftruncate(int handle, off_t size) {
  CHANGES(concerns_handle(handle), REAL(ftruncate)(handle, size));
}
int ftruncate64(int handle, off64_t size) {
  CHANGES(concerns_handle(handle), REAL(ftruncate64)(handle, size));
}
