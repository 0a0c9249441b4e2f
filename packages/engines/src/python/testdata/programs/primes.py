n = 60
sieve = [True] * (n + 1)
for p in range(2, int(n ** 0.5) + 1):
    if sieve[p]:
        sieve[p * p :: p] = [False] * len(sieve[p * p :: p])
print([i for i in range(2, n + 1) if sieve[i]])
