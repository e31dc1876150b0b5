"""The language of conditions over hands: its text, its errors, its tree."""
