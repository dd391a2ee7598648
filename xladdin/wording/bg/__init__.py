"""Bulgarian texts, one module a subject."""
