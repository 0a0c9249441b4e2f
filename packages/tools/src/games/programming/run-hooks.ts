/** Runs the learner's program in a level and walks through what happened. */
import { useMemo } from 'react'
import type { Playback } from '../../game-kit/code/playback-hooks.ts'
import { type RunRules, useProgramRun } from '../../game-kit/code/program-run-hooks.ts'
import type { CodeError } from '../../game-kit/core/code/code-error.ts'
import type { ProgramSource } from '../../game-kit/core/code/program-source.ts'
import type { Level } from './core/level.ts'
import { type LevelRun, type Moment, playLevel } from './core/play.ts'
import { type RobotState, RobotWorld, readMap } from './core/robot-world.ts'

export interface Run {
  run: LevelRun | null
  /** A mistake that kept the program from starting, or that ended it. */
  problem: CodeError | null
  world: number
  playback: Playback
  /** The moment that is shown; null before the first. */
  moment: Moment | null
  state: RobotState
  /** True when the shown world has been watched to its end. */
  over: boolean
  /** Runs it; null when it could not start. */
  start(program: ProgramSource, stepping: boolean): LevelRun | null
  showWorld(world: number): void
  reset(): void
}

function rulesOf(level: Level): RunRules<LevelRun, Moment> {
  return {
    run: (program) => playLevel(level, program),
    momentsOf: (run, world) => run.worlds[world]?.moments ?? [],
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
  const beginning = useMemo(
    () => new RobotWorld(readMap(level.maps[world] ?? [])).state(),
    [level, world],
  )
  return {
    ...walk,
    run: result,
    problem: mistake ?? (atEnd ? (result?.worlds[world]?.error ?? null) : null),
    state: moment?.state ?? beginning,
    over: atEnd,
  }
}
