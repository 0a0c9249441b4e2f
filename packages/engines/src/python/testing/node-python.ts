import { Worker } from 'node:worker_threads'
import type { FromWorker } from '../protocol.ts'
import { PythonSupervisor, type WorkerPort } from '../python-supervisor.ts'

interface NodePythonOptions {
  packagesUrl?: string
  patienceMs?: number
  /** Whether the page has room for more. */
  mayShow?: () => boolean
  /** Path of a memory image; without one the interpreter starts plainly. */
  snapshot?: string
}

/** A real interpreter on a worker thread. */
export function nodePython(options: NodePythonOptions = {}): PythonSupervisor {
  return new PythonSupervisor({
    spawn: () => spawnThread(options.snapshot ?? null),
    packagesUrl: options.packagesUrl ?? null,
    ...(options.mayShow ? { mayShow: options.mayShow } : {}),
    ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
  })
}

function spawnThread(snapshot: string | null): WorkerPort {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { workerData: snapshot })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message: FromWorker) => listener(message)),
    onCrash: (listener) => worker.on('error', (error) => listener(String(error))),
    terminate: () => void worker.terminate(),
  }
}
