"""Gambit Royale, with all sets of conspirators, from games/gambit/rulebook.md and the printed rules."""
