/** Asks the solver's worker; a new question drops the one before, a crash costs one answer. */
import type { ProgramSource } from '../../game-kit/core/code/program-source.ts'
import type { Hint } from './core/hint.ts'
import type { Level } from './core/level.ts'
import type { HintAnswer, HintRequest } from './solver-protocol.ts'

let worker: Worker | null = null
let asked = 0

function start(): Worker {
  return new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' })
}

export function askForHint(level: Level, program: ProgramSource | null): Promise<Hint | null> {
  asked += 1
  const id = asked
  worker?.terminate()
  const mine = start()
  worker = mine
  return new Promise((resolve) => {
    const end = (hint: Hint | null) => {
      mine.terminate()
      if (worker === mine) worker = null
      resolve(hint)
    }
    mine.addEventListener('message', (event: MessageEvent<HintAnswer>) => {
      if (event.data.id === id) end(event.data.hint)
    })
    mine.addEventListener('error', () => end(null))
    mine.postMessage({ id, level, program } satisfies HintRequest)
  })
}
