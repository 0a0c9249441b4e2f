# input: only
print(input())
try:
    input()
except EOFError as e:
    print("EOF", e)
