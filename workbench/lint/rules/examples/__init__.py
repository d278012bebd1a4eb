"""Rules on shots and worked examples beside what is asked."""
