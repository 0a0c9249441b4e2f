import { expect, test } from 'vitest'
import { InterpreterCache } from './interpreter-cache.ts'
import { GLUE, LOADER, LOCK, RUNTIME, SNAPSHOT_FACTS, STDLIB, WASM } from './sandbox-protocol.ts'

/** The smallest there is. */
const MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
const SMALL = [GLUE, LOADER, LOCK, RUNTIME, STDLIB]

function aCache() {
  const asked: { delivery: number; wasm: boolean }[] = []
  const cache = new InterpreterCache((delivery, wasm) => asked.push({ delivery, wasm }))
  const hand = (delivery: number, wasm: ArrayBuffer | null | undefined) => {
    if (wasm !== undefined) cache.put(delivery, WASM, wasm)
    for (const name of SMALL) cache.put(delivery, name, new ArrayBuffer(1))
    cache.put(delivery, SNAPSHOT_FACTS, null)
  }
  return { cache, asked, hand }
}

test('one compiled module does for every worker, the other files come anew', async () => {
  const { cache, asked, hand } = aCache()
  hand(1, MODULE.slice().buffer)
  const first = await cache.take().files
  const next = cache.take().files
  expect(asked).toEqual([{ delivery: 2, wasm: false }])
  hand(2, undefined)
  expect((await next).module).toBe(first.module)
})

test('files that did not come are asked for again, and with them the module', async () => {
  const { cache, asked, hand } = aCache()
  const { files } = cache.take()
  hand(1, null)
  await expect(files).rejects.toThrow()
  const again = cache.take().files
  expect(asked).toEqual([{ delivery: 2, wasm: true }])
  hand(2, MODULE.slice().buffer)
  expect((await again).module).toBeInstanceOf(WebAssembly.Module)
})

test('a worker that takes the place of one still waiting gets the module that is on its way', async () => {
  const { cache, asked, hand } = aCache()
  void cache.take()
  const next = cache.take().files
  expect(asked).toEqual([{ delivery: 2, wasm: false }])
  cache.put(1, WASM, MODULE.slice().buffer)
  hand(2, undefined)
  expect((await next).module).toBeInstanceOf(WebAssembly.Module)
})
