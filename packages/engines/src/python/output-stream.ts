import { FRAME, FrameReader } from './frames.ts'
import type { PythonEvent } from './protocol.ts'

type Text = Extract<PythonEvent, { kind: 'stdout' | 'stderr' }>

/** Turns the bytes a worker sent into events; neighbouring prints become one. */
export class OutputStream {
  readonly #reader = new FrameReader()
  readonly #decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() }
  readonly #json = new TextDecoder()

  push(bytes: Uint8Array): PythonEvent[] {
    const events: PythonEvent[] = []
    for (const { kind, payload } of this.#reader.push(bytes)) {
      if (kind === FRAME.stdout) this.#print(events, 'stdout', payload)
      else if (kind === FRAME.stderr) this.#print(events, 'stderr', payload)
      else if (kind === FRAME.event) events.push(JSON.parse(this.#json.decode(payload)))
    }
    return events
  }

  #print(events: PythonEvent[], kind: Text['kind'], payload: Uint8Array): void {
    const text = this.#decoders[kind].decode(payload, { stream: true })
    const last = events.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') events.push({ kind, text })
  }
}
