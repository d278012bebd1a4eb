"""Classification tasks of many domains, and the ways in which their labels are turned round."""
