import type { PyodideAPI } from 'pyodide'
import type { TextKind } from './output-writer.ts'
import { type AskForPackages, loadPackages } from './packages.ts'
import { ProjectFiles } from './project-files.ts'
import type { DoMessage, PythonRequest, RunAnswer } from './protocol.ts'
import type { WorkerHost } from './worker-host.ts'

type Call = (request: string) => string

interface ClosedStream {
  fd: number
  flags: number
  path?: string
}

const STDERR = 2

/** One interpreter at work: takes requests one after the other and says how each ended. */
export class PythonSession {
  readonly #py: PyodideAPI
  readonly #host: WorkerHost
  readonly #files: ProjectFiles
  readonly #askForPackages: AskForPackages
  readonly #call: Call
  #isForgetting = false

  constructor(py: PyodideAPI, host: WorkerHost, interrupt: Uint8Array, ask: AskForPackages) {
    this.#py = py
    this.#host = host
    this.#askForPackages = ask
    this.#files = new ProjectFiles(py, (event) => host.emit(event))
    py.registerJsModule('_panya_host', host.module())
    py.setStdout({ write: (bytes) => this.#print('stdout', bytes), isatty: true })
    py.setStderr({ write: (bytes) => this.#print('stderr', bytes), isatty: true })
    py.setStdin({ read: (buffer) => host.readBytes(buffer), isatty: true })
    py.setInterruptBuffer(interrupt)
    host.onPause = () => this.#files.reportSometimes()
    onFall(() => {
      this.#isForgetting = true
    })
    this.#reportClosedFiles()
    this.#call = py.runPython('from _panya import door; door.call') as Call
    this.#ask({ do: 'awake' })
  }

  /** Bytes of memory the interpreter holds. */
  get memory(): number {
    return (this.#py as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.length
  }

  async handle(message: DoMessage): Promise<RunAnswer> {
    this.#host.reset()
    const { request } = message
    if (isHelp(request)) return this.#ask(request) as RunAnswer
    this.#forgetRest()
    this.#host.begin()
    try {
      return await this.#run(message)
    } finally {
      // Also of an interpreter that died.
      this.#host.end()
    }
  }

  /** Nothing that a stopped run had still to print comes out of the next one. */
  #forgetRest(): void {
    this.#isForgetting = true
    this.#ask({ do: 'forget' })
    this.#isForgetting = false
  }

  async #run(message: DoMessage): Promise<RunAnswer> {
    const { request } = message
    if (message.files) this.#files.replace(message.files)
    if (request.do === 'cell' && request.changes) this.#files.change(request.changes)
    const refused = request.do === 'comm' ? null : await this.#bringPackages(request)
    if (refused) return refused
    const answer = this.#ask(request) as RunAnswer
    this.#host.reset()
    this.#files.report()
    return answer
  }

  #bringPackages(request: PythonRequest): Promise<RunAnswer | null> {
    const source = 'source' in request ? request.source : ''
    return loadPackages(this.#py, source, this.#askForPackages)
  }

  #ask(request: PythonRequest | { do: 'awake' | 'forget' }): unknown {
    return JSON.parse(this.#call(JSON.stringify(request)))
  }

  #print(kind: TextKind, bytes: Uint8Array): number {
    if (!this.#isForgetting) this.#host.print(kind, bytes)
    return bytes.length
  }

  /** A file shows up when the program closes it, and survives even if the program is then killed. */
  #reportClosedFiles(): void {
    const fs = this.#py.FS as { close: (stream: ClosedStream) => void }
    const close = fs.close.bind(fs)
    const READ_ONLY = 0
    fs.close = (stream) => {
      // Whoever opened keyboard or screen by their numbers does not close them for the next program.
      if (stream.fd <= STDERR) return
      close(stream)
      const wrote = (stream.flags & 3) !== READ_ONLY
      if (wrote && stream.path) this.#files.reportClosed(stream.path)
    }
  }
}

/** An interpreter that falls writes its own stack among the program's words: nothing for a learner to read. */
function onFall(listener: () => void): void {
  const { console: its } = globalThis
  const say = its.error.bind(its)
  its.error = (...words: unknown[]) => {
    if (String(words[0]).startsWith('Pyodide has suffered a fatal error')) listener()
    say(...words)
  }
}

function isHelp(request: PythonRequest): boolean {
  return ['complete', 'inspect', 'is-complete'].includes(request.do)
}

/** What a dead interpreter died of, as far as its last words tell. */
export function crashOf(error: unknown): RunAnswer {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  // Stop is asked for more than once: a late one may meet our own code, which is no crash.
  if (/\bKeyboardInterrupt\s*$/.test(detail)) return { ending: 'stopped' }
  const stack = /call stack|recursion/i.test(detail)
  const memory = /memory|allocat/i.test(detail)
  return {
    ending: 'crashed',
    reason: stack ? 'stack' : memory ? 'memory' : 'unknown',
    detail: detail.slice(0, 500),
  }
}
