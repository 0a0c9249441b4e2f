/** A run as it is watched: of one that never ends, the way into the loop and once around it. */
import type { Program } from '../../../game-kit/core/code/ast.ts'
import type { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { isWithoutEnd, onceAround } from '../../../game-kit/core/code/endless-round.ts'
import type { Level } from './level.ts'
import { type LevelRun, type Moment, playLevel, type WorldRun } from './play.ts'

export interface WatchedWorld extends Omit<WorldRun, 'moments'> {
  moments: readonly Moment[]
  /** Where it goes on for ever; null when it ends. */
  endless: CodeError | null
}

export interface WatchedRun extends Omit<LevelRun, 'worlds'> {
  worlds: WatchedWorld[]
}

function watched(program: Program, world: WorldRun): WatchedWorld {
  const goesOn = world.ending === 'too-many-commands' || isWithoutEnd(world.error)
  if (!goesOn) return { ...world, endless: null }
  const { moments, problem } = onceAround(
    program,
    world,
    ({ at, command, state }) => `${at}|${command}|${state.cell}|${state.facing}|${state.done}`,
  )
  return { ...world, moments, endless: problem }
}

export function watchLevel(level: Level, program: Program): WatchedRun {
  const run = playLevel(level, program)
  return { ...run, worlds: run.worlds.map((world) => watched(program, world)) }
}
