from collections import deque
g = {"A": "BC", "B": "D", "C": "D", "D": "E", "E": ""}
seen, q = {"A": None}, deque("A")
while q:
    n = q.popleft()
    for m in g[n]:
        if m not in seen:
            seen[m] = n
            q.append(m)
path, n = [], "E"
while n:
    path.append(n)
    n = seen[n]
print(path[::-1])
