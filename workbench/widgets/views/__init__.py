"""What each pane shows, as values: pure functions from a session to a view model."""
