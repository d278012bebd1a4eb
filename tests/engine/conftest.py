"""Examinations are kept, and servers named, in folders of each test's own, as for the stubs."""

from tests.model.servers.conftest import own_folders

__all__ = ["own_folders"]
