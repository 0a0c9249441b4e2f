import { PythonClient, type WorkerPort } from './python-client.ts'
import { PYTHON_VERSION } from './version.ts'

/** Python in this page, started now so that it is ready when Run is pressed. */
export function spawnPython(packagesUrl: string | null): PythonClient {
  return new PythonClient({ spawn: spawnWorker, base: pythonBase(), packagesUrl })
}

/** Where the interpreter's files lie; absolute, because the worker's own address is elsewhere. */
export function pythonBase(): string {
  return new URL(`/vendor/python/${PYTHON_VERSION}/`, location.origin).href
}

function spawnWorker(): WorkerPort {
  const worker = new Worker(new URL('./python-worker.ts', import.meta.url), {
    type: 'module',
    name: 'python',
  })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', (event) => listener(event.data as never)),
    onCrash: (listener) =>
      worker.addEventListener('error', (event) => listener(event.message || 'worker error')),
    terminate: () => worker.terminate(),
  }
}
