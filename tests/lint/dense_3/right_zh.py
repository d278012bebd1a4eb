RIGHT = ()
