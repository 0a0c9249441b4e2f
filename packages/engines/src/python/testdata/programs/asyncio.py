import asyncio
async def work(n):
    await asyncio.sleep(0.01 * n)
    return n * n
async def main():
    print(await asyncio.gather(*(work(i) for i in range(4))))
    try:
        await asyncio.wait_for(asyncio.sleep(5), 0.02)
    except asyncio.TimeoutError:
        print("timeout")
asyncio.run(main())
