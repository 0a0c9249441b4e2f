with open("t.txt", "w") as f:
    f.write("one\ntwo\n")
    print("three", file=f)
with open("t.txt") as f:
    print(f.read().split())
with open("t.txt", "a") as f:
    f.write("four")
for i, line in enumerate(open("t.txt")):
    print(i, line.rstrip())
import os
print(os.path.exists("t.txt"), os.path.getsize("t.txt"))
os.remove("t.txt")
print(os.path.exists("t.txt"))
