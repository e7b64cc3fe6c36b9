"""Plays the program and a model side by side and compares them after every decision."""
