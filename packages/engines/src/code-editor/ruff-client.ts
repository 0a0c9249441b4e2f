import type { FromRuff, RuffDiagnostic, ToRuff } from './ruff-protocol.ts'

/** A remark at UTF-16 offsets; a syntax error has no code. */
export interface RuffRemark {
  from: number
  to: number
  code: string | null
  message: string
}

/** Ruff, started when it is first asked and gone when the page no longer needs it. */
export class RuffClient {
  readonly #wasm: string
  #worker: Worker | null = null
  #nextId = 1
  readonly #waiting = new Map<number, (reply: FromRuff | null) => void>()

  constructor(wasm: string) {
    this.#wasm = wasm
  }

  async check(text: string): Promise<RuffRemark[]> {
    const reply = await this.#ask('check', text)
    if (!reply || !('diagnostics' in reply)) return []
    const starts = lineStarts(text)
    return reply.diagnostics.map((diagnostic) => remarkOf(diagnostic, starts, text.length))
  }

  /** The tidied text, or null when it is not Python. */
  async format(text: string): Promise<string | null> {
    const reply = await this.#ask('format', text)
    return reply && 'formatted' in reply ? reply.formatted : null
  }

  sleep(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }

  #ask(type: 'check' | 'format', text: string): Promise<FromRuff | null> {
    this.#worker ??= this.#start()
    const id = this.#nextId++
    this.#send({ type, id, text })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  #send(message: ToRuff): void {
    this.#worker?.postMessage(message)
  }

  #start(): Worker {
    // Written in one piece, or the build does not see that this is a worker.
    const worker = new Worker(new URL('./ruff-worker.ts', import.meta.url), {
      type: 'module',
      name: 'ruff',
    })
    worker.addEventListener('message', (event: MessageEvent<FromRuff>) => {
      this.#waiting.get(event.data.id)?.(event.data)
      this.#waiting.delete(event.data.id)
    })
    worker.addEventListener('error', () => this.sleep())
    worker.postMessage({ type: 'start', wasm: this.#wasm } satisfies ToRuff)
    return worker
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function remarkOf(diagnostic: RuffDiagnostic, starts: number[], length: number): RuffRemark {
  const offset = ({ row, column }: RuffDiagnostic['start_location']) =>
    Math.min((starts[row - 1] ?? length) + column - 1, length)
  const from = offset(diagnostic.start_location)
  const to = Math.max(from, offset(diagnostic.end_location))
  const syntax = diagnostic.code === null || diagnostic.code === 'invalid-syntax'
  return { from, to, code: syntax ? null : diagnostic.code, message: diagnostic.message }
}
