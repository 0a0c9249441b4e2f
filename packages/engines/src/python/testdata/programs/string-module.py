import string, textwrap
print(string.ascii_lowercase, string.digits, string.punctuation)
print(textwrap.fill("The quick brown fox jumps over the lazy dog", 16), textwrap.dedent("  a\n  b"), string.Template("$x!").substitute(x=1))
