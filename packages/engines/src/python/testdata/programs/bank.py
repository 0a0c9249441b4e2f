class Account:
    def __init__(self):
        self.balance = 0
    def deposit(self, n):
        if n <= 0:
            raise ValueError("deposit must be positive")
        self.balance += n
    def withdraw(self, n):
        if n > self.balance:
            raise ValueError(f"only {self.balance} left")
        self.balance -= n
a = Account()
a.deposit(100)
for n in (30, 80):
    try:
        a.withdraw(n)
        print("ok", a.balance)
    except ValueError as e:
        print("no:", e)
