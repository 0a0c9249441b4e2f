class C:
    def __init__(self, d):
        self._d = d
    @property
    def f(self):
        return self._d * 9 / 5 + 32
    @f.setter
    def f(self, v):
        self._d = (v - 32) * 5 / 9
    @staticmethod
    def hi():
        return "hi"
    @classmethod
    def zero(cls):
        return cls(0)
c = C(100)
print(c.f, C.hi(), C.zero().f)
c.f = 50
print(c._d)
