/** Has an interpreter ready before the notebook asks for one: it starts while the page still loads. */
import type { Python } from '@panya/engines/python/python.ts'
import { spawnPython } from '@panya/engines/python/spawn-python.ts'

export class PythonPool {
  #early: Python | null = spawnPython()

  take(): Python {
    const ready = this.#early ?? spawnPython()
    this.#early = null
    return ready
  }
}
