"""The widget: one anywidget per workbench, which draws a `Session` and forwards gestures to it.

A pane is a pair of files: a view model computed here (`views/preview.py`) and its drawing in the
browser (`frontend/src/preview.js`). No number is formatted and no text is split over there.
"""
