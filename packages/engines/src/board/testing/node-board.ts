/** A real MicroPython board on a worker thread, for tests. */
import { Worker } from 'node:worker_threads'
import type { FromBoard } from '../micropython/board-protocol.ts'
import type { BoardProfile } from '../profiles/board-profile.ts'
import { type BoardWorker, VirtualBoard } from '../virtual-board.ts'

function spawnThread(): BoardWorker {
  const worker = new Worker(new URL('./node-board-worker.ts', import.meta.url))
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message: FromBoard) => listener(message)),
    terminate: () => void worker.terminate(),
  }
}

export function nodeBoard(board: BoardProfile, onStep?: (block: string) => void): VirtualBoard {
  return new VirtualBoard({ board, spawn: spawnThread, ...(onStep ? { onStep } : {}) })
}
