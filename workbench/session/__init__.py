"""One workbench without a screen: one method for each button."""
