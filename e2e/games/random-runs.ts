/** Random programs for both games on maps, and what each does: the same lines run in Node and in the page. */

import { CodeError } from '@panya/tools/game-kit/core/code/code-error.ts'
import { ALL_FEATURES } from '@panya/tools/game-kit/core/code/feature.ts'
import { type ProgramSource, readProgram } from '@panya/tools/game-kit/core/code/program-source.ts'
import { blocksFromProgram } from '@panya/tools/game-kit/core/code/program-to-blocks.ts'
import { printPython } from '@panya/tools/game-kit/core/code/python-printer.ts'
import { randomProgram } from '@panya/tools/game-kit/core/code/testing/random-program.ts'
import { type FloorContent, floorFromContent } from '@panya/tools/games/dungeon/core/document.ts'
import { FLOORS } from '@panya/tools/games/dungeon/core/floors.ts'
import { playFloor } from '@panya/tools/games/dungeon/core/play.ts'
import { VOCABULARY as HERO } from '@panya/tools/games/dungeon/core/vocabulary.ts'
import {
  type LevelContent,
  levelFromContent,
} from '@panya/tools/games/programming/core/document.ts'
import { LEVELS } from '@panya/tools/games/programming/core/levels/all-levels.ts'
import { playLevel } from '@panya/tools/games/programming/core/play.ts'
import { VOCABULARY as ROBOT, WORDS } from '@panya/tools/games/programming/core/robot-world.ts'

export type RandomRun = { program: ProgramSource } & (
  | { game: 'programming'; content: LevelContent }
  | { game: 'dungeon'; content: FloorContent }
)

/** What a run was: its trace, and everything the page would have shown of it, moment by moment. */
export type Outcome = { trace: string; won: boolean; shown: string } | { mistake: string }

const DIRECTION_FIELDS = { north: 'direction', east: 'direction' } as const
const MADE = { title: '', task: '', starter: null }
/** Small enough that a random program arrives now and then: what is won has a trace of the judge's own. */
const CLOSE = { programming: ['....', '.>F.', '....'], dungeon: ['#####', '#.@>#', '#####'] }

/** Every second program as blocks, the others as Python; half of them in worlds of the games. */
export function randomRuns(game: RandomRun['game'], count: number): RandomRun[] {
  return Array.from({ length: count }, (_, seed) => {
    const vocabulary = game === 'dungeon' ? HERO : ROBOT
    const made = randomProgram(`${game}-${seed}`, vocabulary)
    const fields = game === 'dungeon' ? DIRECTION_FIELDS : undefined
    const program: ProgramSource =
      seed % 2 === 0
        ? { view: 'blocks', workspace: blocksFromProgram(made, vocabulary, fields) }
        : { view: 'python', source: printPython(made).source }
    const known = (game === 'dungeon' ? FLOORS : LEVELS).map(({ maps }) => maps)
    const maps = (seed % 4 < 2 ? known[(seed >> 2) % known.length] : undefined) ?? [CLOSE[game]]
    const content = { ...MADE, maps: maps.map((rows) => [...rows]) }
    return game === 'dungeon'
      ? { game, program, content: { ...content, energy: 200 } }
      : {
          game,
          program,
          content: { ...content, words: [...WORDS], features: [...ALL_FEATURES], par: 20 },
        }
  })
}

/** Runs one program as the game's page does: read, then played with every moment kept. */
export async function play(run: RandomRun): Promise<Outcome> {
  try {
    const program = readProgram(run.program)
    const played =
      run.game === 'dungeon'
        ? playFloor(floorFromContent(run.content), program)
        : playLevel(levelFromContent(run.content), program)
    return { trace: played.trace, won: played.won, shown: await fingerprint(played) }
  } catch (error) {
    if (error instanceof CodeError) return { mistake: error.code }
    throw error
  }
}

async function fingerprint(played: unknown): Promise<string> {
  const text = JSON.stringify(played, (_, value) => (value instanceof Set ? [...value] : value))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
