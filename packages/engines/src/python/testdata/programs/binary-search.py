def find(a, x):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x:
            return mid
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1
a = list(range(0, 100, 3))
print(find(a, 27), find(a, 28))
import bisect
print(bisect.bisect(a, 27), bisect.bisect_left(a, 27))
