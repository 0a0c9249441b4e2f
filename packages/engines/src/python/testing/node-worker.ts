/** The Python worker in Node, for tests: the same session on a worker thread. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { asOnAPhone } from '../prepare/make-snapshot.ts'
import { readRuntime } from '../prepare/runtime-files.ts'
import type { ToWorker } from '../protocol.ts'
import { serveSession } from '../serve-session.ts'
import type { ThreadFacts } from './node-python.ts'

const { snapshot, phone } = workerData as ThreadFacts

/** In Node the interpreter keeps packages in a folder; here in one that nobody else reads. */
const packageCacheDir = join(tmpdir(), `python-packages-${randomUUID()}`)

const serve = serveSession(
  (message) => parentPort?.postMessage(message),
  async () => ({
    loadPyodide: (options) => {
      const load = () => loadPyodide({ ...options, packageCacheDir })
      return phone ? asOnAPhone(load) : load()
    },
    ...(snapshot ? { snapshot: new Uint8Array(readFileSync(snapshot)) } : {}),
    runtime: async () => readRuntime(),
  }),
)

parentPort?.on('message', (message: ToWorker) => void serve(message))
