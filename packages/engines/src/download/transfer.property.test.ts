import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, type CutLine, cutLine } from './testing/cut-line.ts'
import { type Bytes, Transfer } from './transfer.ts'

const PATIENT = { mostFailures: Number.POSITIVE_INFINITY }

async function bringAll(line: CutLine): Promise<Bytes> {
  const parts: Bytes[] = []
  for await (const chunk of new Transfer('/a', line, PATIENT).chunks()) parts.push(chunk)
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const cuts = fc.array(fc.nat({ max: 90 }), { maxLength: 30 })
const chunk = fc.integer({ min: 1, max: 40 })
const size = fc.nat({ max: 400 })

test('wherever the line breaks, the bytes are the same and none goes over it twice', async () => {
  await fc.assert(
    fc.asyncProperty(size, cuts, chunk, fc.boolean(), async (length, where, pieces, encodes) => {
      const bytes = bytesOf(length)
      const line = cutLine(() => ({ bytes }), { cuts: [...where], chunk: pieces, encodes })
      expect(await bringAll(line)).toEqual(bytes)
      let next = 0
      for (const [from, to] of line.went) {
        expect(from).toBe(next)
        next = to
      }
      expect(next).toBe(length)
    }),
    { numRuns: 500 },
  )
})

test('where only whole files are to be had, the bytes are the same all the same', async () => {
  await fc.assert(
    fc.asyncProperty(size, cuts, chunk, async (length, where, pieces) => {
      const bytes = bytesOf(length)
      const line = cutLine(() => ({ bytes }), {
        cuts: [...where],
        chunk: pieces,
        knowsRanges: false,
      })
      expect(await bringAll(line)).toEqual(bytes)
    }),
    { numRuns: 200 },
  )
})
