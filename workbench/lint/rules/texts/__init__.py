"""Rules on texts of rows and templates: what is lost, left over, or there by a slip."""
