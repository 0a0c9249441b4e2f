/** Runs the learner's program in a level and walks through what happened. */
import { useMemo } from 'react'
import {
  type ProgramRun,
  type RunRules,
  useProgramRun,
} from '../../game-kit/code/program-run-hooks.ts'
import type { CodeError } from '../../game-kit/core/code/code-error.ts'
import type { Level } from './core/level.ts'
import type { Moment, WorldEnding } from './core/play.ts'
import { type RobotState, RobotWorld, readMap } from './core/robot-world.ts'
import { type WatchedRun, watchLevel } from './core/watched-run.ts'

export interface Run
  extends Omit<ProgramRun<WatchedRun, Moment>, 'result' | 'mistake' | 'atEnd' | 'setWorld'> {
  run: WatchedRun | null
  /** A mistake that kept the program from starting, or that ended it. */
  problem: CodeError | null
  state: RobotState
  /** How the shown world ended; null until it has been watched to its end. */
  ending: WorldEnding | null
}

function rulesOf(level: Level): RunRules<WatchedRun, Moment> {
  return {
    run: (program) => watchLevel(level, program),
    momentsOf: (run, world) => run.worlds[world]?.moments ?? [],
    isEndless: (run, world) => (run.worlds[world]?.endless ?? null) !== null,
    /** The first world that did not work out. */
    worthWatching: (run, shown) => {
      const lost = run.worlds.findIndex(({ ending }) => ending !== 'won')
      return lost < 0 ? shown : lost
    },
  }
}

export function useRun(level: Level, calm: boolean): Run {
  const rules = useMemo(() => rulesOf(level), [level])
  const { result, mistake, atEnd, ...walk } = useProgramRun(rules, calm)
  const { world, moment } = walk
  const watched = atEnd ? result?.worlds[world] : undefined
  const beginning = useMemo(
    () => new RobotWorld(readMap(level.maps[world] ?? [])).state(),
    [level, world],
  )
  return {
    ...walk,
    run: result,
    problem: mistake ?? watched?.endless ?? watched?.error ?? null,
    state: moment?.state ?? beginning,
    ending: watched?.ending ?? null,
  }
}
