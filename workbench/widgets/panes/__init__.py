"""What each pane answers to gestures, under the name of the view that it publishes."""
