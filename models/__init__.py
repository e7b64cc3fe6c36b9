"""Second models of the games, written from the rulebooks; docs/models.md says what they are for."""
