import { expect, test } from 'vitest'
import { bytesOf, type CutLine, cutLine, type Served } from './testing/cut-line.ts'
import { Transfer, type TransferOptions } from './transfer.ts'

async function bring(line: CutLine, options?: TransferOptions) {
  const transfer = new Transfer('/a', line, options)
  const collect = async () => {
    const got: number[] = []
    for await (const chunk of transfer.chunks()) got.push(...chunk)
    return got
  }
  return { transfer, collect, again: collect }
}

test('pauses grow while nothing comes, and begin anew when something has come', async () => {
  const bytes = bytesOf(100)
  const line = cutLine(() => ({ bytes }), { cuts: [0, 0, 0, 10, 0, 0] })
  const { collect } = await bring(line)
  expect(await collect()).toEqual([...bytes])
  expect(line.pauses).toEqual([500, 1000, 2000, 500, 1000, 2000])
})

test('it is given up after half a minute without a byte, and goes on where it stopped', async () => {
  const bytes = bytesOf(100)
  const line = cutLine(() => ({ bytes }), { cuts: [40, 0, 0, 0, 0, 0, 0] })
  const { transfer, collect, again } = await bring(line)
  await expect(collect()).rejects.toMatchObject({ problem: 'broken' })
  expect(line.pauses.reduce((sum, one) => sum + one)).toBe(31_500)
  expect(transfer.received).toBe(40)
  expect(await again()).toEqual([...bytes.subarray(40)])
  expect(line.went).toEqual([
    [0, 40],
    [40, 100],
  ])
})

test('a no is a no, but a server that is being started anew is asked again', async () => {
  const no = cutLine(() => 404, { cuts: [] })
  await expect((await bring(no)).collect()).rejects.toMatchObject({
    problem: 'refused',
    status: 404,
  })
  expect(no.asked).toHaveLength(1)
  const answers: (number | Served)[] = [502, 503, { bytes: bytesOf(9) }]
  const busy = cutLine(() => answers.shift() ?? 500, { cuts: [] })
  expect(await (await bring(busy)).collect()).toHaveLength(9)
  const coming = cutLine(() => 503, { cuts: [] })
  const { collect } = await bring(coming, { isFinal: (status) => status === 503 })
  await expect(collect()).rejects.toMatchObject({ problem: 'refused', status: 503 })
})

test.each<[string, Served]>([
  ['another file', { bytes: bytesOf(100), tag: '"other"' }],
  ['a file without a name', { bytes: bytesOf(100), tag: null }],
  ['a file with a weak name', { bytes: bytesOf(100), tag: 'W/"contents"' }],
])('the rest of %s is not added to what came', async (_, other) => {
  const answers: Served[] = [{ bytes: bytesOf(100) }, other]
  const line = cutLine(() => answers.shift() ?? other, { cuts: [30] })
  const { collect } = await bring(line)
  await expect(collect()).rejects.toMatchObject({ problem: 'changed' })
})

test('an answer that breaks off without saying so is no whole file', async () => {
  const bytes = bytesOf(50)
  const line = cutLine(() => ({ bytes }), { cuts: [] })
  const first = new Response(bytes.slice(0, 20), {
    headers: { etag: '"contents"', 'content-length': '50' },
  })
  const { collect } = await bring(line, { first })
  expect(await collect()).toEqual([...bytes])
  expect(line.went).toEqual([[20, 50]])
})

test('a line that is silent for long is taken for broken', async () => {
  const bytes = bytesOf(50)
  const line = cutLine(() => ({ bytes }), { cuts: [] })
  const waiting: (() => void)[] = []
  const silent = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (stream) => stream.enqueue(bytes.slice(0, 5)),
  })
  const first = new Response(silent, { headers: { etag: '"contents"', 'content-length': '50' } })
  const after: CutLine['after'] = (milliseconds, run) => {
    if (milliseconds === 30_000) waiting.push(run)
    else queueMicrotask(run)
    return () => undefined
  }
  const transfer = new Transfer('/a', { ...line, after }, { first })
  const chunks = transfer.chunks()
  await chunks.next()
  const rest = chunks.next()
  while (waiting.length === 0) await Promise.resolve()
  waiting.at(-1)?.()
  expect((await rest).value?.[0]).toBe(bytes[5])
  expect(line.went).toEqual([[5, 50]])
})
