import heapq
h = [5, 1, 4]
heapq.heapify(h)
heapq.heappush(h, 0)
print(heapq.heappop(h), h[0], heapq.nlargest(2, h), heapq.nsmallest(2, h), list(heapq.merge([1, 3], [2])))
