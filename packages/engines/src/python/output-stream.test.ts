import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteRing } from '../sandbox/byte-ring.ts'
import { encodeFrame, FRAME, FrameReader } from './frames.ts'
import { OutputStream } from './output-stream.ts'
import { OutputWriter } from './output-writer.ts'
import type { PythonEvent } from './protocol.ts'

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

const encoder = new TextEncoder()

/** What a page makes of what a worker sent through a ring this small. */
function sent(send: (writer: OutputWriter) => void): PythonEvent[] {
  const ring = ByteRing.create(1 << 16)
  send(new OutputWriter(ring, () => false))
  return new OutputStream().push(ring.take())
}

test('text that looks like a mark does no harm to what follows', () => {
  const events = sent((writer) => {
    writer.print('stdout', '\u00ff\u0003\u00ff')
    writer.event(encoder.encode('{"kind":"input"}'))
    writer.print('stderr', 'oh')
  })
  expect(events).toEqual([
    { kind: 'stdout', text: '\u00ff\u0003\u00ff' },
    { kind: 'input' },
    { kind: 'stderr', text: 'oh' },
  ])
})

test('text and events arrive in order, however the stream is cut', () => {
  const print = fc.tuple(fc.constantFrom('stdout', 'stderr'), fc.string({ maxLength: 12 }))
  const message = fc.tuple(fc.constant('removed'), fc.string({ maxLength: 12 }))
  fc.assert(
    fc.property(fc.array(fc.oneof(print, message)), fc.integer({ min: 1, max: 9 }), (all, cut) => {
      const ring = ByteRing.create(1 << 16)
      const writer = new OutputWriter(ring, () => false)
      for (const [kind, text] of all) {
        if (kind === 'removed') writer.event(encoder.encode(JSON.stringify({ kind, name: text })))
        else writer.print(kind, text)
      }
      const bytes = ring.take()
      const stream = new OutputStream()
      const events: PythonEvent[] = []
      for (let at = 0; at < bytes.length; at += cut) {
        events.push(...stream.push(bytes.subarray(at, at + cut)))
      }
      expect(joined(events)).toEqual(joined(all.map(([kind, text]) => asEvent(kind, text))))
    }),
  )
})

function asEvent(kind: string, text: string): PythonEvent {
  return (kind === 'removed' ? { kind, name: text } : { kind, text }) as PythonEvent
}

/** Neighbouring prints count as one. */
function joined(events: PythonEvent[]): PythonEvent[] {
  const all: PythonEvent[] = []
  for (const event of events) {
    const last = all.at(-1)
    if ('text' in event && event.text === '') continue
    if (last && 'text' in last && 'text' in event && last.kind === event.kind) {
      all[all.length - 1] = { ...last, text: last.text + event.text }
    } else all.push(event)
  }
  return all
}
