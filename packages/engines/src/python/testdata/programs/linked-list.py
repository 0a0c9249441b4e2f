class Node:
    def __init__(self, v, n=None):
        self.v, self.n = v, n
head = None
for v in "cba":
    head = Node(v, head)
n = head
while n:
    print(n.v, end=" -> ")
    n = n.n
print(None)
