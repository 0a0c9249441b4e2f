import random
random.seed(42)
print(random.random(), random.randint(1, 6), random.choice("abc"), random.uniform(1, 2))
x = list(range(8))
random.shuffle(x)
print(x, random.sample(range(100), 3), random.choices([1, 2], k=4), random.gauss(0, 1))
