stack = []
for c in "([]{})":
    if c in "([{":
        stack.append(c)
    else:
        print(stack.pop() + c, stack)
print(not stack)
