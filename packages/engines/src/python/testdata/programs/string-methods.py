print("  a b ".strip() + "|", "a,b,,c".split(","), " a  b ".split(), "a-b-c".rsplit("-", 1))
print("-".join("abc"), "abc".center(9, "*"), "7".zfill(3), "ab".ljust(4) + "|", "ab".rjust(4))
print("abc".startswith("ab"), "abc".endswith(("x", "c")), "a1".isalnum(), "12".isdigit(), "aB".islower())
print("a\tb".expandtabs(4), "line1\nline2".splitlines(), "x=1".partition("="))
