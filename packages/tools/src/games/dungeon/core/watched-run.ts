/** A run as it is watched: of one that never gets anywhere, the way into the loop and once around it. */
import type { Program } from '../../../game-kit/core/code/ast.ts'
import type { CodeError } from '../../../game-kit/core/code/code-error.ts'
import {
  endlessRound,
  isWithoutEnd,
  onceAround,
} from '../../../game-kit/core/code/endless-round.ts'
import { type Challenge, type Played, playChallenge } from './challenge.ts'
import type { Moment, WorldRun } from './play.ts'

export interface WatchedWorld extends WorldRun {
  /** Where it goes on for ever; null when it ends. */
  endless: CodeError | null
}

export interface WatchedRun extends Omit<Played, 'worlds'> {
  worlds: { rows: readonly string[]; run: WatchedWorld }[]
}

/** All but the energy, which every turn takes a little of. */
function stateOf({ at, command, printed, state }: Moment): string {
  const { hero, facing, hearts, keys, coins, cleared, monsters } = state
  const others = monsters.map(({ cell, health }) => `${cell}:${health}`).join()
  return [at, command, printed, hero, facing, hearts, keys, coins, cleared.size, others].join('|')
}

function watched(program: Program, run: WorldRun): WatchedWorld {
  const stopped = run.ending === 'too-many-turns' || isWithoutEnd(run.error)
  const tired = run.ending === 'tired' && endlessRound(run.moments.map(stateOf)) !== null
  if (!stopped && !tired) return { ...run, endless: null }
  const { moments, problem } = onceAround(program, run, stateOf)
  return { ...run, moments, endless: problem }
}

export function watchChallenge(challenge: Challenge, program: Program): WatchedRun {
  const played = playChallenge(challenge, program)
  const worlds = played.worlds.map(({ rows, run }) => ({ rows, run: watched(program, run) }))
  return { ...played, worlds }
}
