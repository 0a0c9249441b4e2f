class V:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __repr__(self):
        return f"V({self.x}, {self.y})"
    def __add__(self, o):
        return V(self.x + o.x, self.y + o.y)
    def __eq__(self, o):
        return (self.x, self.y) == (o.x, o.y)
    def __len__(self):
        return 2
    def __getitem__(self, i):
        return (self.x, self.y)[i]
    def __bool__(self):
        return self.x != 0
v = V(1, 2) + V(3, 4)
print(v, str(v), v == V(4, 6), len(v), v[0], list(v), bool(V(0, 1)))
