/** The virtual board's worker in the browser; the interpreter lies under one versioned address. */
import type { FromBoard, ToBoard } from './board-protocol.ts'
import type { LoadMicroPython } from './micropython-api.ts'
import { serveBoard } from './serve-board.ts'

const serve = serveBoard(
  (message: FromBoard) => postMessage(message),
  async ({ base }) => {
    const module = (await import(/* @vite-ignore */ `${base}micropython.mjs`)) as {
      loadMicroPython: LoadMicroPython
    }
    return { load: module.loadMicroPython, wasmUrl: `${base}micropython.wasm` }
  },
)

addEventListener('message', (event: MessageEvent<ToBoard>) => void serve(event.data))
