"""Games as Pygame Zero writes them, drawn on the page: no window, no loop, no import needed."""
