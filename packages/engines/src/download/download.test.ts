import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Downloads } from './download.ts'
import { bytesOf, cutLine, type Served } from './testing/cut-line.ts'
import { unbrokenResponse } from './unbroken-response.ts'
import { bestPacking } from './unpack.ts'

const bytes = bytesOf(5000)

const packing = bestPacking() ?? 'gzip'
const pack = packing === 'br' ? brotliCompressSync : gzipSync
const packedFile: Served = {
  bytes,
  packed: { as: packing, bytes: new Uint8Array(pack(bytes)) },
}

test('a built file comes packed, over any breaks, and is unpacked here', async () => {
  const line = cutLine(() => packedFile, { cuts: [10, 0, 1, 33] })
  const seen: [number, number | null][] = []
  const got = await new Downloads(line).get('/vendor/a', {
    isBuilt: true,
    onProgress: (...counted) => seen.push(counted),
  })
  expect(new Uint8Array(got)).toEqual(bytes)
  const size = packedFile.packed?.bytes.length ?? 0
  expect(line.went.at(-1)?.[1]).toBe(size)
  expect(line.went.map(([from]) => from)).toEqual([0, 10, 11, 44])
  expect(seen.at(-1)).toEqual([size, size])
  expect(seen.map(([loaded]) => loaded)).toEqual(
    seen.map(([loaded]) => loaded).toSorted((a, b) => a - b),
  )
})

test('what the device has kept unpacked is taken as it is', async () => {
  const line = cutLine(() => ({ bytes }), { cuts: [] })
  expect((await new Downloads(line).get('/vendor/a', { isBuilt: true })).byteLength).toBe(5000)
})

test('what was given up goes on when it is asked for again', async () => {
  const line = cutLine(() => ({ bytes }), { cuts: [3000, 0, 0, 0, 0, 0, 0] })
  const downloads = new Downloads(line)
  await expect(downloads.get('/a')).rejects.toMatchObject({ problem: 'broken' })
  const seen: number[] = []
  const got = await downloads.get('/a', { onProgress: (loaded) => seen.push(loaded) })
  expect(new Uint8Array(got)).toEqual(bytes)
  expect(line.went).toEqual([
    [0, 3000],
    [3000, 5000],
  ])
  expect(Math.min(...seen)).toBeGreaterThan(3000)
})

test('two who want the same at once share one way and get bytes of their own', async () => {
  const line = cutLine(() => ({ bytes }), { cuts: [] })
  const downloads = new Downloads(line)
  const [one, other] = await Promise.all([downloads.get('/a'), downloads.get('/a')])
  expect(line.asked).toHaveLength(1)
  new Uint8Array(one).fill(0)
  expect(new Uint8Array(other)).toEqual(bytes)
})

test('when the server has another file by now, that one comes whole, and progress never goes back', async () => {
  const newer = bytesOf(4000).toReversed()
  const answers: Served[] = [{ bytes }]
  const line = cutLine(() => answers.shift() ?? { bytes: newer, tag: '"newer"' }, { cuts: [2500] })
  const seen: number[] = []
  const got = await new Downloads(line).get('/a', { onProgress: (loaded) => seen.push(loaded) })
  expect(new Uint8Array(got)).toEqual(newer)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('a no is told, and the next question is a new one', async () => {
  const answers: (Served | number)[] = [404, { bytes }]
  const downloads = new Downloads(cutLine(() => answers.shift() ?? 500, { cuts: [] }))
  await expect(downloads.get('/a')).rejects.toMatchObject({ problem: 'refused', status: 404 })
  expect((await downloads.get('/a')).byteLength).toBe(5000)
})

test('an answer that is only handed on does not break with the line', async () => {
  const line = cutLine(() => ({ bytes }), { cuts: [100, 0, 900], encodes: true })
  const first = await line.fetch('/a', {})
  const whole = unbrokenResponse('/a', first, line)
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)
  expect(whole.headers.has('content-encoding')).toBe(false)
  expect(line.went.map(([from]) => from)).toEqual([0, 100, 1000])
})
