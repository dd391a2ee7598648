"""Rules of the bridge team match."""
