import sys
sys.stdout.write("a")
sys.stdout.write("b\n")
print("c", end="")
print("d", flush=True)
print("to err", file=sys.stderr)
