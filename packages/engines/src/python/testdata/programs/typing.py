from typing import Optional
def f(x: int, y: Optional[str] = None) -> list[int]:
    return [x]
print(f(1), f.__annotations__["x"], isinstance([], list))
