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
  readonly #ask: (delivery: number, wasm: boolean) => void
  #number = 1
  #delivery = new Delivery()
  #isTaken = false
  /** Whichever worker it was sent for: one does for all. */
  #wasm = new Delivery()
  #module: Promise<WebAssembly.Module> | null = null

  constructor(ask: (delivery: number, wasm: boolean) => void) {
    this.#ask = ask
  }

  put(delivery: number, name: string, bytes: Bytes): void {
    if (name === WASM) this.#wasm.put(name, bytes)
    else if (delivery === this.#number) this.#delivery.put(name, bytes)
  }

  /** The first worker's files come by themselves; they go with it, so the next one's are asked for. */
  take(): { files: Promise<InterpreterFiles>; image: Promise<Bytes> } {
    if (this.#isTaken) {
      this.#number += 1
      this.#delivery = new Delivery()
      this.#ask(this.#number, this.#module === null)
    }
    this.#isTaken = true
    const delivery = this.#delivery
    return { files: this.#files(delivery), image: delivery.file(SNAPSHOT) }
  }

  async #files(delivery: Delivery): Promise<InterpreterFiles> {
    const module = (this.#module ??= this.#compile())
    const files: Record<string, ArrayBuffer> = {}
    for (const name of [LOADER, GLUE, STDLIB, LOCK, RUNTIME, SNAPSHOT_FACTS]) {
      const bytes = await delivery.file(name)
      if (bytes) files[name] = bytes
      else if (name !== SNAPSHOT_FACTS) throw new Error('the files of Python cannot be had')
    }
    return { module: await module, files }
  }

  /** One that did not come is asked for again, with the files of the next worker. */
  #compile(): Promise<WebAssembly.Module> {
    const compiled = this.#wasm.file(WASM).then((wasm) => WebAssembly.compile(wasm!))
    compiled.catch(() => {
      this.#module = null
      this.#wasm = new Delivery()
    })
    return compiled
  }
}
