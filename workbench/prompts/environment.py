"""Which environment variables live code sees: what Python and its libraries need, no secrets."""

from __future__ import annotations

from collections.abc import Mapping

NAMES = frozenset(
    {
        *("PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "LD_LIBRARY_PATH"),
        *("DYLD_LIBRARY_PATH", "VIRTUAL_ENV", "CONDA_PREFIX"),
        *("PYTHONPATH", "PYTHONHOME", "PYTHONUTF8", "PYTHONIOENCODING"),
        *("HF_HUB_OFFLINE", "HF_DATASETS_OFFLINE", "TRANSFORMERS_OFFLINE"),
        *("HF_HOME", "HF_HUB_CACHE", "HF_DATASETS_CACHE", "TOKENIZERS_PARALLELISM"),
        # Without these Python does not start on Windows, or does not find the user's folders.
        *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "TEMP", "TMP", "USERPROFILE", "PATHEXT"),
        *("APPDATA", "LOCALAPPDATA", "COMSPEC", "NUMBER_OF_PROCESSORS"),
    }
)

LOCALE = frozenset(
    f"LC_{part}"
    for part in (
        *("ALL", "ADDRESS", "COLLATE", "CTYPE", "IDENTIFICATION", "MEASUREMENT", "MESSAGES"),
        *("MONETARY", "NAME", "NUMERIC", "PAPER", "TELEPHONE", "TIME"),
    )
)
"""Those that locale(7) has, and no more: since ssh forwards whatever begins with `LC_`, people
carry secrets from machine to machine under such names."""

SET = {
    # A library's threads, a stack each, would take most of the memory that live code may use.
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}


def clean_environment(environment: Mapping[str, str], hash_seed: int = 0) -> dict[str, str]:
    """Return the environment of the process that live code runs in. Under one `hash_seed`, sets of
    strings print in the same order each time a prompt is rendered."""
    kept = {
        name: value
        for name, value in environment.items()
        if name.upper() in NAMES or name in LOCALE
    }
    return {**kept, **SET, "PYTHONHASHSEED": str(hash_seed)}
