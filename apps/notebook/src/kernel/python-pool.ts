/** Has an interpreter ready before the notebook asks for one: it starts while the page still loads. */
import type { Python } from '@panya/engines/python/python.ts'
import { spawnPython } from '@panya/engines/python/spawn-python.ts'

export class PythonPool {
  readonly #packagesUrl: string | null
  #early: Python | null

  constructor(packagesUrl: string | null) {
    this.#packagesUrl = packagesUrl
    this.#early = spawnPython(packagesUrl)
  }

  take(): Python {
    const ready = this.#early ?? spawnPython(this.#packagesUrl)
    this.#early = null
    return ready
  }
}
