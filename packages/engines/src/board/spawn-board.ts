/** A virtual board in this page. */

import type { FromBoard } from './micropython/board-protocol.ts'
import { micropythonBase } from './micropython/micropython-location.ts'
import type { BoardProfile } from './profiles/board-profile.ts'
import { type BoardWorker, VirtualBoard } from './virtual-board.ts'

function spawnWorker(): BoardWorker {
  const worker = new Worker(new URL('./micropython/board-worker.ts', import.meta.url), {
    type: 'module',
    name: 'board',
  })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', (event: MessageEvent<FromBoard>) => listener(event.data)),
    terminate: () => worker.terminate(),
  }
}

export function spawnBoard(board: BoardProfile, onStep: (block: string) => void): VirtualBoard {
  return new VirtualBoard({
    board,
    spawn: spawnWorker,
    base: micropythonBase(location.origin),
    onStep,
  })
}
