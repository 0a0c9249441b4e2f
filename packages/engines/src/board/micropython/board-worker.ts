/** The virtual board's worker in the sandbox: made of the files its frame was handed. */
import { guardWorker } from '../../sandbox/guard-worker.ts'
import { scriptAddress } from '../../sandbox/script-address.ts'
import type { BoardInterpreter } from '../sandbox-protocol.ts'
import type { BoardStart, ToBoard } from './board-protocol.ts'
import type { LoadMicroPython } from './micropython-api.ts'
import { serveBoard } from './serve-board.ts'

/** Stands in for an address: nothing is ever fetched from it. */
const WASM_ADDRESS = 'https://interpreter.invalid/micropython.wasm'

const line = guardWorker()
const serve = serveBoard(
  (message) => line.post(message),
  (start) => openInterpreter((start as BoardStart & { interpreter: BoardInterpreter }).interpreter),
)

async function openInterpreter({ loader, wasm }: BoardInterpreter) {
  self.fetch = async () => new Response(wasm, { headers: { 'content-type': 'application/wasm' } })
  const address = scriptAddress(loader)
  const module = (await import(/* @vite-ignore */ address)) as { loadMicroPython: LoadMicroPython }
  return { load: module.loadMicroPython, wasmUrl: WASM_ADDRESS }
}

line.onMessage((message: ToBoard) => void serve(message))
