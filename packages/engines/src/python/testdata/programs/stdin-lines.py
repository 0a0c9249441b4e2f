# input: a b|c d|
import sys
for line in sys.stdin:
    print(line.split())
