from dataclasses import dataclass, field
@dataclass(order=True)
class P:
    x: int
    y: int = 0
    tags: list = field(default_factory=list)
print(P(1), P(1, 2) == P(1, 2), P(1) < P(2), sorted([P(3), P(1)]))
