/** The interpreter's files as the page hands them over, one delivery for every worker; compiled once. */
import {
  GLUE,
  LOADER,
  LOCK,
  RUNTIME,
  SNAPSHOT,
  SNAPSHOT_FACTS,
  STDLIB,
  WASM,
} from './sandbox-protocol.ts'

/** What a worker begins with; the memory image, which is large, follows when it is there. */
export interface InterpreterFiles {
  module: WebAssembly.Module
  files: Record<string, ArrayBuffer>
}

type Bytes = ArrayBuffer | null

export class Delivery {
  readonly #arrived = new Map<string, Promise<Bytes>>()
  readonly #arrive = new Map<string, (bytes: Bytes) => void>()

  put(name: string, bytes: Bytes): void {
    void this.file(name)
    this.#arrive.get(name)?.(bytes)
  }

  file(name: string): Promise<Bytes> {
    const known = this.#arrived.get(name)
    if (known) return known
    const made = new Promise<Bytes>((resolve) => this.#arrive.set(name, resolve))
    this.#arrived.set(name, made)
    return made
  }
}

export class InterpreterCache {
  readonly #ask: (delivery: number) => void
  #number = 1
  #delivery = new Delivery()
  #isTaken = false
  #module: Promise<WebAssembly.Module> | null = null

  constructor(ask: (delivery: number) => void) {
    this.#ask = ask
  }

  put(delivery: number, name: string, bytes: Bytes): void {
    if (delivery === this.#number) this.#delivery.put(name, bytes)
  }

  /** The first worker's files come by themselves; they go with it, so the next one's are asked for. */
  take(): { files: Promise<InterpreterFiles>; image: Promise<Bytes> } {
    if (this.#isTaken) {
      this.#number += 1
      this.#delivery = new Delivery()
      this.#ask(this.#number)
    }
    this.#isTaken = true
    const delivery = this.#delivery
    return { files: this.#files(delivery), image: delivery.file(SNAPSHOT) }
  }

  async #files(delivery: Delivery): Promise<InterpreterFiles> {
    this.#module ??= delivery.file(WASM).then((wasm) => WebAssembly.compile(wasm!))
    const files: Record<string, ArrayBuffer> = {}
    for (const name of [LOADER, GLUE, STDLIB, LOCK, RUNTIME, SNAPSHOT_FACTS]) {
      const bytes = await delivery.file(name)
      if (bytes) files[name] = bytes
      else if (name !== SNAPSHOT_FACTS) throw new Error('the files of Python cannot be had')
    }
    return { module: await this.#module, files }
  }
}
