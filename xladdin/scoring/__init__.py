"""Ideas both games share: ranking, step scales, rounding, errors, sources."""
