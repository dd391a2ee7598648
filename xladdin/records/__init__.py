"""Result files people bring, and the pages they take away."""
