/** Has an interpreter ready before the notebook asks for one: it starts while the page still loads. */
import type { OpenMessage } from '@panya/engines/notebook/protocol.ts'
import { PythonClient, type WorkerPort } from '@panya/engines/python/python-client.ts'

export class PythonPool {
  readonly #options: { base: string; packagesUrl: string | null }
  #early: PythonClient | null

  constructor({ pythonBase, packagesUrl }: OpenMessage) {
    this.#options = { base: pythonBase, packagesUrl }
    this.#early = this.#start()
  }

  take(): PythonClient {
    const ready = this.#early ?? this.#start()
    this.#early = null
    return ready
  }

  #start(): PythonClient {
    return new PythonClient({ spawn: spawnWorker, ...this.#options })
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
