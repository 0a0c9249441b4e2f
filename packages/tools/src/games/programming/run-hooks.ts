/** Runs the learner's program in a level and walks through what happened. */
import { useCallback, useMemo, useState } from 'react'
import { type Playback, usePlayback } from '../../game-kit/code/playback-hooks.ts'
import { CodeError } from '../../game-kit/core/code/code-error.ts'
import { type ProgramSource, readProgram } from '../../game-kit/core/code/program-source.ts'
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

function tryRun(level: Level, program: ProgramSource): LevelRun | CodeError {
  try {
    return playLevel(level, readProgram(program))
  } catch (error) {
    if (error instanceof CodeError) return error
    throw error
  }
}

/** The first world that did not work out is the one worth watching. */
function worthWatching(run: LevelRun, shown: number): number {
  const lost = run.worlds.findIndex(({ ending }) => ending !== 'won')
  return lost < 0 ? shown : lost
}

export function useRun(level: Level, calm: boolean): Run {
  const [run, setRun] = useState<LevelRun | null>(null)
  const [mistake, setMistake] = useState<CodeError | null>(null)
  const [world, setWorld] = useState(0)
  const shown = run?.worlds[world]
  const total = shown?.moments.length ?? 0
  const playback = usePlayback(total, calm)
  const { position, play, seek } = playback
  const beginning = useMemo(
    () => new RobotWorld(readMap(level.maps[world] ?? [])).state(),
    [level, world],
  )
  const moment = position === 0 ? null : (shown?.moments[position - 1] ?? null)
  const over = run !== null && position >= total && !playback.playing

  const start = useCallback(
    (program: ProgramSource, stepping: boolean) => {
      const result = tryRun(level, program)
      if (result instanceof CodeError) {
        setRun(null)
        setMistake(result)
        return null
      }
      setMistake(null)
      setRun(result)
      setWorld((before) => worthWatching(result, before))
      if (stepping) seek(1)
      else play(true)
      return result
    },
    [level, play, seek],
  )
  const showWorld = useCallback(
    (next: number) => {
      setWorld(next)
      seek(0)
    },
    [seek],
  )
  const reset = useCallback(() => {
    setRun(null)
    setMistake(null)
    seek(0)
  }, [seek])
  return {
    run,
    problem: mistake ?? (over ? (shown?.error ?? null) : null),
    world,
    playback,
    moment,
    state: moment?.state ?? beginning,
    over,
    start,
    showWorld,
    reset,
  }
}
