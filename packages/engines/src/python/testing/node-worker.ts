/** The Python worker in Node, for tests: the same session on a worker thread. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { readRuntime } from '../prepare/runtime-files.ts'
import type { ToWorker } from '../protocol.ts'
import { serveSession } from '../serve-session.ts'

const snapshot = workerData as string | null

const serve = serveSession(
  (message) => parentPort?.postMessage(message),
  async () => ({
    loadPyodide,
    ...(snapshot ? { snapshot: new Uint8Array(readFileSync(snapshot)) } : {}),
    runtime: async () => readRuntime(),
  }),
)

parentPort?.on('message', (message: ToWorker) => void serve(message))
