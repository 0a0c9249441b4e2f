import type { PackageFiles } from './protocol.ts'

interface Request {
  id: number
  names: string[]
  files: string[]
}

/** What the frame has asked the page for, each under a number of its own. */
export class PackageRequests {
  readonly #send: (request: Request) => void
  readonly #waiting = new Map<number, (packages: PackageFiles) => void>()
  #nextId = 1

  constructor(send: (request: Request) => void) {
    this.#send = send
  }

  ask(names: string[], files: string[]): Promise<PackageFiles> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#send({ id, names, files })
    })
  }

  answer(id: number, packages: PackageFiles): void {
    this.#waiting.get(id)?.(packages)
    this.#waiting.delete(id)
  }
}
