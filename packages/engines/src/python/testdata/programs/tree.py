class T:
    def __init__(self, v):
        self.v, self.l, self.r = v, None, None
    def add(self, v):
        side = "l" if v < self.v else "r"
        if getattr(self, side):
            getattr(self, side).add(v)
        else:
            setattr(self, side, T(v))
    def __iter__(self):
        if self.l:
            yield from self.l
        yield self.v
        if self.r:
            yield from self.r
t = T(5)
for v in (3, 8, 1, 4, 9):
    t.add(v)
print(list(t))
