import { join } from './frames.ts'
import { AFTER_MARK, EVENT_HEADER, MARK, MOST_EVENT_BYTES, type TextKind } from './output-writer.ts'
import type { PythonEvent } from './protocol.ts'

/** Turns the bytes a worker sent into events; neighbouring prints become one. */
export class OutputStream {
  readonly #decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() }
  readonly #json = new TextDecoder()
  #kind: TextKind = 'stdout'
  #rest: Uint8Array = new Uint8Array(0)

  push(bytes: Uint8Array): PythonEvent[] {
    const all = join(this.#rest, bytes)
    const events: PythonEvent[] = []
    let at = 0
    while (at < all.length) {
      const mark = all.indexOf(MARK, at)
      const end = mark < 0 ? all.length : mark
      if (end > at) this.#print(events, all.subarray(at, end))
      at = end
      const read = mark < 0 ? 0 : this.#readMark(events, all.subarray(at))
      if (read === 0) break
      at += read
    }
    this.#rest = all.slice(at)
    return events
  }

  /** How many bytes the mark took; 0 when not all of it is there yet. */
  #readMark(events: PythonEvent[], bytes: Uint8Array): number {
    if (bytes.length < 2) return 0
    if (bytes[1] !== AFTER_MARK.event) {
      this.#kind = bytes[1] === AFTER_MARK.stdout ? 'stdout' : 'stderr'
      return 2
    }
    if (bytes.length < EVENT_HEADER) return 0
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const length = view.getUint32(2, true)
    if (length > MOST_EVENT_BYTES) throw new RangeError('an event is larger than any of ours')
    const end = EVENT_HEADER + length
    if (bytes.length < end) return 0
    const event = this.#read(bytes.subarray(EVENT_HEADER, end))
    if (event) events.push(event)
    return end
  }

  /** A program can send anything under the name of an event; whoever shows it looks closer. */
  #read(bytes: Uint8Array): PythonEvent | null {
    try {
      const event = JSON.parse(this.#json.decode(bytes)) as PythonEvent | null
      return typeof event?.kind === 'string' ? event : null
    } catch {
      return null
    }
  }

  #print(events: PythonEvent[], bytes: Uint8Array): void {
    const kind = this.#kind
    const text = this.#decoders[kind].decode(bytes, { stream: true })
    const last = events.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') events.push({ kind, text })
  }
}
