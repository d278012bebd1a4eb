"""The fifty-eighth corpus: everyday slips, each kind in four tasks that have little in common."""
