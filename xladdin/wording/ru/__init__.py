"""Russian texts, one module a subject."""
