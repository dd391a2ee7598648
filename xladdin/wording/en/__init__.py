"""English texts, one module a subject."""
