/** Runs a learner's program in the worlds of a level and walks through what happened in one of them. */
import { useCallback, useState } from 'react'
import type { Program } from '../core/code/ast.ts'
import { CodeError } from '../core/code/code-error.ts'
import { type ProgramSource, readProgram } from '../core/code/program-source.ts'
import { MOST_HURRIED, type Playback, usePlayback } from './playback-hooks.ts'

/** What running means in a game; the same object as long as the level is the same. */
export interface RunRules<Result, Moment> {
  run(program: Program): Result
  momentsOf(result: Result, world: number): readonly Moment[]
  /** Whether the moments are only the beginning of something without an end. */
  isEndless(result: Result, world: number): boolean
  /** The world to look at first, when `shown` was looked at before. */
  worthWatching(result: Result, shown: number, stepping: boolean): number
}

export interface ProgramRun<Result, Moment> {
  result: Result | null
  /** What kept the program from starting. */
  mistake: CodeError | null
  world: number
  playback: Playback
  /** The moment that is shown; null before the first. */
  moment: Moment | null
  /** True when the shown world has been watched to its end. */
  atEnd: boolean
  /** Runs it; null when it could not start. */
  start(program: ProgramSource, stepping: boolean): Result | null
  setWorld(world: number): void
  showWorld(world: number): void
  reset(): void
}

export function useProgramRun<Result, Moment>(
  rules: RunRules<Result, Moment>,
  calm: boolean,
): ProgramRun<Result, Moment> {
  const [result, setResult] = useState<Result | null>(null)
  const [mistake, setMistake] = useState<CodeError | null>(null)
  const [world, setWorld] = useState(0)
  const moments = result === null ? [] : rules.momentsOf(result, world)
  const hurries = result !== null && rules.isEndless(result, world)
  const playback = usePlayback(moments.length, calm, hurries)
  const { position, play, seek } = playback
  const start = useCallback(
    (program: ProgramSource, stepping: boolean) => {
      const made = tryRun(rules, program)
      if (made instanceof CodeError) {
        setResult(null)
        setMistake(made)
        return null
      }
      const worth = rules.worthWatching(made, world, stepping)
      setMistake(null)
      setResult(made)
      setWorld(worth)
      if (stepping) seek(1)
      else play(firstShown(rules, made, worth))
      return made
    },
    [rules, world, play, seek],
  )
  const showWorld = useCallback(
    (next: number) => {
      setWorld(next)
      seek(0)
    },
    [seek],
  )
  const reset = useCallback(() => {
    setResult(null)
    setMistake(null)
    seek(0)
  }, [seek])
  const moment = position === 0 ? null : (moments[position - 1] ?? null)
  const atEnd = result !== null && position >= moments.length && !playback.playing
  return { result, mistake, world, playback, moment, atEnd, start, setWorld, showWorld, reset }
}

/** An endless run is not watched for long: its end is what matters. */
function firstShown<Result, Moment>(
  rules: RunRules<Result, Moment>,
  result: Result,
  world: number,
): number {
  if (!rules.isEndless(result, world)) return 0
  return Math.max(0, rules.momentsOf(result, world).length - MOST_HURRIED)
}

function tryRun<Result>(
  { run }: Pick<RunRules<Result, unknown>, 'run'>,
  program: ProgramSource,
): Result | CodeError {
  try {
    const read = readProgram(program)
    return read.main.length > 0 ? run(read) : new CodeError('nothing-yet', null)
  } catch (error) {
    if (error instanceof CodeError) return error
    throw error
  }
}
