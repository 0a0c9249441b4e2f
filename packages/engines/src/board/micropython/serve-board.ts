/** A board worker's whole life, in a browser or in Node: switched on once, then it reads its cable. */
import { ByteRing } from '../../sandbox/byte-ring.ts'
import { BoardMemory } from '../hardware/board-memory.ts'
import { BoardMachine } from './board-machine.ts'
import type { BoardStart, FromBoard, ToBoard } from './board-protocol.ts'
import { BoardRepl } from './board-repl.ts'
import type { LoadMicroPython } from './micropython-api.ts'
import { SerialOut } from './serial-out.ts'

/** 64 MB: the interpreter's heap would otherwise grow until the tab dies. */
const PAGES = 1024

function limitMemory(): void {
  const prototype = WebAssembly.Memory.prototype
  const grow = prototype.grow
  prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength / 65_536 + pages > PAGES)
      throw new RangeError('board memory is full')
    return grow.call(this, pages)
  }
}

export type FindInterpreter = (
  start: BoardStart,
) => Promise<{ load: LoadMicroPython; wasmUrl?: string }>

export function serveBoard(
  post: (message: FromBoard) => void,
  find: FindInterpreter,
): (message: ToBoard) => Promise<void> {
  let repl: BoardRepl | null = null
  limitMemory()

  async function start(message: BoardStart): Promise<void> {
    const began = performance.now()
    const memory = new BoardMemory(message.shared)
    const serial = new ByteRing(message.serial)
    const out = new SerialOut((bytes) => serial.write(bytes, () => false))
    const machine = new BoardMachine({
      ...(await find(message)),
      memory,
      board: message.board,
      simulated: message.simulated,
      files: message.files,
      out,
      onFiles: (files) => post({ type: 'files', files }),
      onStep: (block) => post({ type: 'step', block }),
    })
    await machine.boot()
    post({ type: 'ready', milliseconds: performance.now() - began })
    repl = new BoardRepl(machine, memory, out)
    repl.start(message.runFiles)
    await repl.read()
  }

  return async (message) => {
    if (message.type === 'received') return repl?.read()
    try {
      await start(message)
    } catch (error) {
      post({ type: 'failed', message: String(error) })
    }
  }
}
