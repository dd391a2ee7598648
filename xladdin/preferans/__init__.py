"""Rules of the preferans tournament."""
