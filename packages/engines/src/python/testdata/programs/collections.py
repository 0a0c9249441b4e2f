from collections import Counter, defaultdict, deque, namedtuple, OrderedDict
c = Counter("mississippi")
print(c.most_common(2), c["z"], sorted(c.elements())[:3], Counter("ab") + Counter("bc"))
d = defaultdict(list)
d["a"].append(1)
print(d, deque([1, 2, 3], maxlen=2), namedtuple("P", "x y")(1, 2))
q = deque("abc"); q.rotate(1); q.appendleft("z"); print(q, q.popleft())
