/** A server and a line that breaks where a test says, without a network and without waiting. */
import { entityTag, PACKED_HEADER, type Packing } from '@panya/domain/download/packed-file.ts'
import type { Line } from '../line.ts'
import type { Bytes } from '../transfer.ts'

export interface Served {
  bytes: Bytes
  /** As it is sent to who asks for it packed. */
  packed?: { as: Packing; bytes: Bytes }
  tag?: string | null
}

export interface CutLine extends Line {
  /** From where to where bytes went over the line, one for each answer. */
  readonly went: [from: number, to: number][]
  readonly pauses: number[]
  readonly asked: string[]
}

interface LineOptions {
  /** After how many bytes each connection breaks; whole ones when there are no more. */
  cuts: number[]
  /** Bytes in a chunk. */
  chunk?: number
  /** A proxy in between leaves out what it does not know. */
  knowsRanges?: boolean
  /** What the browser unpacks by itself arrives unpacked, with the tag and the length of the copy. */
  encodes?: boolean
}

export function cutLine(served: () => Served | number, options: LineOptions): CutLine {
  const { cuts, chunk = 7, knowsRanges = true, encodes = false } = options
  const went: [number, number][] = []
  const pauses: number[] = []
  const asked: string[] = []

  async function answer(address: string, init: RequestInit): Promise<Response> {
    asked.push(address)
    const cut = cuts.shift()
    if (cut === 0) throw new TypeError('Failed to fetch')
    const file = served()
    if (typeof file === 'number') return new Response(null, { status: file })
    const packed = address.includes('?packed=') ? file.packed : undefined
    const bytes = packed?.bytes ?? file.bytes
    const contents = file.tag === undefined ? entityTag('contents', null) : file.tag
    const copy = entityTag('contents', 'copy')
    const headers = new Headers(packed ? { [PACKED_HEADER]: packed.as } : {})
    const range = new Headers(init.headers).get('range')
    // Browsers ask for parts of the file itself.
    const isEncoded = encodes && range === null && !packed
    const tag = contents !== null && (packed || isEncoded) ? copy : contents
    if (tag !== null) headers.set('etag', tag)
    if (isEncoded) headers.set('content-encoding', 'br')
    const isPart =
      range !== null && knowsRanges && new Headers(init.headers).get('if-range') === tag
    const from = isPart ? Number(/\d+/.exec(range)?.[0]) : 0
    if (isPart) headers.set('content-range', `bytes ${from}-${bytes.length - 1}/${bytes.length}`)
    headers.set('content-length', isEncoded ? '3' : `${bytes.length - from}`)
    const to = Math.min(bytes.length, from + (cut ?? bytes.length))
    went.push([from, to])
    const body = streamOf(bytes.subarray(from, to), chunk, to < bytes.length)
    return new Response(body, { status: isPart ? 206 : 200, headers })
  }
  return {
    fetch: answer,
    went,
    pauses,
    asked,
    after(milliseconds, run) {
      // The watch over silence is never needed here: what comes, comes at once.
      if (milliseconds >= 30_000) return () => undefined
      pauses.push(milliseconds)
      queueMicrotask(run)
      return () => undefined
    },
    onBack: () => () => undefined,
    isDown: () => false,
  }
}

/** Each piece is asked for before the next one is there, as over a slow line. */
function streamOf(bytes: Bytes, chunk: number, breaks: boolean): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream<Bytes>(
    {
      pull(stream) {
        if (at >= bytes.length) {
          if (breaks) stream.error(new TypeError('network error'))
          else stream.close()
          return
        }
        stream.enqueue(bytes.slice(at, at + chunk))
        at += chunk
      },
    },
    { highWaterMark: 0 },
  )
}

export function bytesOf(length: number): Bytes {
  return Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) & 255)
}
