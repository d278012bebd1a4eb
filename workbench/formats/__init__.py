"""The systems that prompts come from and go to, one file each."""
