import type { ByteRing } from '../sandbox/byte-ring.ts'

/**
 * What a worker sends is text as it is, with marks in it: the byte FF, which no text contains, and what
 * follows.
 */
export const MARK = 0xff
export const AFTER_MARK = { stdout: 1, stderr: 2, event: 3 } as const
/** Mark, kind, four bytes of length. */
export const EVENT_HEADER = 6
/** A large picture with room to spare; what is larger is refused where it is made. */
export const MOST_EVENT_BYTES = 16 * 1024 * 1024

export type TextKind = 'stdout' | 'stderr'

const never = () => false
const encoder = new TextEncoder()

export class OutputWriter {
  readonly #ring: ByteRing
  readonly #abandoned: () => boolean
  #kind: TextKind = 'stdout'

  /** Printing into a full ring is given up when `abandoned` says so. */
  constructor(ring: ByteRing, abandoned: () => boolean) {
    this.#ring = ring
    this.#abandoned = abandoned
  }

  /** Text as it was decoded: nothing in it can be a mark. */
  print(kind: TextKind, text: string): void {
    if (kind !== this.#kind) {
      this.#ring.write(Uint8Array.of(MARK, AFTER_MARK[kind]), never)
      this.#kind = kind
    }
    this.#ring.write(encoder.encode(text), this.#abandoned)
  }

  /** An event goes out whole: half of one would make nonsense of all that follows. */
  event(payload: Uint8Array): void {
    if (payload.length > MOST_EVENT_BYTES) throw new RangeError('This is too large to be shown.')
    const bytes = new Uint8Array(EVENT_HEADER + payload.length)
    bytes[0] = MARK
    bytes[1] = AFTER_MARK.event
    new DataView(bytes.buffer).setUint32(2, payload.length, true)
    bytes.set(payload, EVENT_HEADER)
    this.#ring.write(bytes, never)
  }
}
