import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteRing } from './byte-ring.ts'
import { encodeFrame, FRAME, FrameReader } from './frames.ts'
import { OutputStream } from './output-stream.ts'

test('what is written comes out, in order, however it is cut', () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 30 })
  fc.assert(
    fc.property(chunks, (parts) => {
      const ring = ByteRing.create(24)
      const out: number[] = []
      for (const part of parts) {
        while (!ring.offer(part)) out.push(...ring.take())
      }
      out.push(...ring.take())
      expect(out).toEqual(parts.flatMap((part) => [...part]))
    }),
  )
})

test('a full ring refuses and changes nothing', () => {
  const ring = ByteRing.create(8)
  expect(ring.offer(new Uint8Array(7))).toBe(true)
  expect(ring.offer(new Uint8Array(1))).toBe(false)
  expect(ring.take().length).toBe(7)
})

test('a writer whose reader is gone gives up when told to', () => {
  const ring = ByteRing.create(8)
  ring.write(new Uint8Array(100), () => true)
  expect(ring.take().length).toBe(7)
})

test('frames survive any cutting of the stream', () => {
  const payloads = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 })
  fc.assert(
    fc.property(payloads, fc.integer({ min: 1, max: 9 }), (all, cut) => {
      const stream = all.flatMap((payload) => [...encodeFrame(FRAME.event, payload)])
      const reader = new FrameReader()
      const found: number[][] = []
      for (let at = 0; at < stream.length; at += cut) {
        const piece = Uint8Array.from(stream.slice(at, at + cut))
        found.push(...reader.push(piece).map((frame) => [...frame.payload]))
      }
      expect(found).toEqual(all.map((payload) => [...payload]))
    }),
  )
})

test('a letter cut in the middle is put together again', () => {
  const stream = new OutputStream()
  const bytes = new TextEncoder().encode('ก')
  const first = stream.push(encodeFrame(FRAME.stdout, bytes.subarray(0, 1)))
  const second = stream.push(encodeFrame(FRAME.stdout, bytes.subarray(1)))
  expect([...first, ...second]).toEqual([{ kind: 'stdout', text: 'ก' }])
})
