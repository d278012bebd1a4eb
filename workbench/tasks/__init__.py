"""A task is a folder on disk: its data, configs, versions and drafts."""
