/** Has an interpreter ready before the notebook asks for one: it starts while the page still loads. */
import { PythonClient, type WorkerPort } from '@panya/engines/python/python-client.ts'
import { PYTHON_VERSION } from '@panya/engines/python/version.ts'

export class PythonPool {
  readonly #packagesUrl: string | null
  #early: PythonClient | null

  constructor(packagesUrl: string | null) {
    this.#packagesUrl = packagesUrl
    this.#early = this.#start()
  }

  take(): PythonClient {
    const ready = this.#early ?? this.#start()
    this.#early = null
    return ready
  }

  #start(): PythonClient {
    // The same files the Python tool uses.
    const base = new URL(`/vendor/python/${PYTHON_VERSION}/`, location.origin).href
    return new PythonClient({ spawn: spawnWorker, base, packagesUrl: this.#packagesUrl })
  }
}

function spawnWorker(): WorkerPort {
  const worker = new Worker(
    new URL('../../../../packages/engines/src/python/python-worker.ts', import.meta.url),
    { type: 'module', name: 'python' },
  )
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', (event) => listener(event.data as never)),
    onCrash: (listener) =>
      worker.addEventListener('error', (event) => listener(event.message || 'worker error')),
    terminate: () => worker.terminate(),
  }
}
