/** The virtual board's worker in Node, with the interpreter straight from its package. */
import { parentPort } from 'node:worker_threads'
import type { ToBoard } from '../micropython/board-protocol.ts'
import type { LoadMicroPython } from '../micropython/micropython-api.ts'
import { serveBoard } from '../micropython/serve-board.ts'

const serve = serveBoard(
  (message) => parentPort?.postMessage(message),
  async () => {
    const name = '@micropython/micropython-webassembly-pyscript/micropython.mjs'
    const module = (await import(name)) as { loadMicroPython: LoadMicroPython }
    return { load: module.loadMicroPython }
  },
)

parentPort?.on('message', (message: ToBoard) => void serve(message))
