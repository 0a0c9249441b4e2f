import time
t = time.perf_counter()
time.sleep(0.05)
d = time.perf_counter() - t
print(0.045 < d < 2)
