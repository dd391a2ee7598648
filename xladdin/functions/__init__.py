"""What a cell may call: the one catalogue of sheet functions."""
