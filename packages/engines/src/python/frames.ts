/** Frames on the way to a worker: one byte of kind, four of length, then the payload. */

export const FRAME = { event: 3, line: 4, endOfInput: 5, debug: 6 } as const
export type FrameKind = (typeof FRAME)[keyof typeof FRAME]

export interface Frame {
  kind: FrameKind
  payload: Uint8Array
}

const HEADER = 5

export function encodeFrame(kind: FrameKind, payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER + payload.length)
  bytes[0] = kind
  new DataView(bytes.buffer).setUint32(1, payload.length, true)
  bytes.set(payload, HEADER)
  return bytes
}

/** Cuts a stream that arrives in pieces back into frames. */
export class FrameReader {
  #rest: Uint8Array = new Uint8Array(0)

  push(bytes: Uint8Array): Frame[] {
    const all = join(this.#rest, bytes)
    const view = new DataView(all.buffer, all.byteOffset, all.byteLength)
    const frames: Frame[] = []
    let at = 0
    while (all.length - at >= HEADER) {
      const from = at + HEADER
      const end = from + view.getUint32(at + 1, true)
      if (end > all.length) break
      frames.push({ kind: all[at] as FrameKind, payload: all.subarray(from, end) })
      at = end
    }
    this.#rest = all.slice(at)
    return frames
  }
}

export function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
