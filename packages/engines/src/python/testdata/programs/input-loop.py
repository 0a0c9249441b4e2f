# input: 3|5|x|7|stop
total = 0
while (line := input()) != "stop":
    try:
        total += int(line)
    except ValueError:
        print("not a number:", line)
print(total)
