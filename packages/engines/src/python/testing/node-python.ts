import { Worker } from 'node:worker_threads'
import type { AskForPackages } from '../packages.ts'
import type { FromWorker } from '../protocol.ts'
import { PythonSupervisor, type WorkerPort } from '../python-supervisor.ts'

export interface NodePythonOptions {
  /** What the site would give; nothing unless a test says so. */
  fetchPackages?: AskForPackages
  patienceMs?: number
  /** Whether the page has room for more. */
  mayShow?: () => boolean
  /** Path of a memory image; without one the interpreter starts plainly. */
  snapshot?: string
  /** On a host that can do as little as a phone of Apple's. */
  phone?: boolean
}

export interface ThreadFacts {
  snapshot: string | null
  phone: boolean
}

/** A real interpreter on a worker thread. */
export function nodePython(options: NodePythonOptions = {}): PythonSupervisor {
  return new PythonSupervisor({
    spawn: () => spawnThread({ snapshot: options.snapshot ?? null, phone: options.phone ?? false }),
    fetchPackages: options.fetchPackages ?? (async () => ({ files: {}, reason: 'no-source' })),
    ...(options.mayShow ? { mayShow: options.mayShow } : {}),
    ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
  })
}

function spawnThread(workerData: ThreadFacts): WorkerPort {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { workerData })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message: FromWorker) => listener(message)),
    onCrash: (listener) => worker.on('error', (error) => listener(String(error))),
    terminate: () => void worker.terminate(),
  }
}
