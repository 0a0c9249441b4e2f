print("a\"b", 'it\'s', "tab\there", r"raw\n", "new\\line")
print(repr("a\n\t\x00\u0e01"), ascii("é"), repr("it's"), repr('say "hi"'))
