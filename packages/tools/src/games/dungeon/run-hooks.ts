/** Sends the hero's program into a challenge and walks through what happened. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Playback, usePlayback } from '../../game-kit/code/playback-hooks.ts'
import { CodeError } from '../../game-kit/core/code/code-error.ts'
import { type ProgramSource, readProgram } from '../../game-kit/core/code/program-source.ts'
import { type Challenge, type Played, playChallenge, stagesOf } from './core/challenge.ts'
import { readFloor } from './core/dungeon-map.ts'
import type { DungeonState } from './core/dungeon-world.ts'
import type { Moment, WorldRun } from './core/play.ts'
import { sightFrom } from './core/visibility.ts'

export interface HeroRun {
  played: Played | null
  problem: CodeError | null
  world: number
  rows: readonly string[]
  playback: Playback
  moment: Moment | null
  before: DungeonState
  after: DungeonState
  known: ReadonlySet<number>
  /** The shown world has been watched to its end, and no other follows by itself. */
  over: boolean
  start(program: ProgramSource, stepping: boolean): Played | null
  showWorld(world: number): void
  pause(): void
  reset(): void
}

function tryPlay(challenge: Challenge, program: ProgramSource): Played | CodeError {
  try {
    return playChallenge(challenge, readProgram(program))
  } catch (error) {
    if (error instanceof CodeError) return error
    throw error
  }
}

/** For every cell the moment at which it was first seen; 0 is the beginning, -1 never. */
function firstSeen(rows: readonly string[], first: DungeonState, run: WorldRun | null): Int32Array {
  const map = readFloor(rows)
  const seen = new Int32Array(map.width * map.height).fill(-1)
  const states = [first, ...(run?.moments.map(({ state }) => state) ?? [])]
  let last: DungeonState | null = null
  for (const [index, state] of states.entries()) {
    const moved = last?.hero !== state.hero || last.cleared !== state.cleared
    last = state
    if (!moved) continue
    for (const cell of sightFrom(map, state.hero, state.cleared)) {
      if (seen[cell] === -1) seen[cell] = index
    }
  }
  return seen
}

function useKnown(
  rows: readonly string[],
  first: DungeonState,
  run: WorldRun | null,
  position: number,
): ReadonlySet<number> {
  const seen = useMemo(() => firstSeen(rows, first, run), [rows, first, run])
  return useMemo(() => {
    const known = new Set<number>()
    for (const [cell, moment] of seen.entries()) {
      if (moment >= 0 && moment <= position) known.add(cell)
    }
    return known
  }, [seen, position])
}

function worthWatching(challenge: Challenge, played: Played, calm: boolean): number {
  if (challenge.kind === 'daily') return calm ? played.worlds.length - 1 : 0
  const lost = played.worlds.findIndex(({ run }) => run.ending !== 'won')
  return Math.max(0, lost)
}

export function useHeroRun(challenge: Challenge, calm: boolean): HeroRun {
  const [played, setPlayed] = useState<Played | null>(null)
  const [mistake, setMistake] = useState<CodeError | null>(null)
  const [world, setWorld] = useState(0)
  const [goesOn, setGoesOn] = useState(false)
  const stages = useMemo(() => stagesOf(challenge), [challenge])
  const shown = played?.worlds[world] ?? null
  const stage = stages[Math.min(world, stages.length - 1)]!
  const rows = shown?.rows ?? stage.rows
  const first = shown?.run.first ?? stage.first
  const total = shown?.run.moments.length ?? 0
  const playback = usePlayback(total, calm)
  const { position, play, seek, pause: hold } = playback
  const moment = position === 0 ? null : (shown?.run.moments[position - 1] ?? null)
  const atEnd = played !== null && position >= total && !playback.playing
  const follows = goesOn && played !== null && world < played.worlds.length - 1
  const known = useKnown(rows, first, shown?.run ?? null, position)

  useEffect(() => {
    // A breath on the stairs, then the next floor.
    const timer =
      atEnd && follows
        ? setTimeout(() => {
            setWorld(world + 1)
            play(true)
          }, 500)
        : undefined
    return () => clearTimeout(timer)
  }, [atEnd, follows, world, play])

  const start = useCallback(
    (program: ProgramSource, stepping: boolean) => {
      const result = tryPlay(challenge, program)
      if (result instanceof CodeError) {
        setPlayed(null)
        setMistake(result)
        return null
      }
      setMistake(null)
      setPlayed(result)
      setWorld(worthWatching(challenge, result, calm && !stepping))
      setGoesOn(challenge.kind === 'daily' && !stepping && !calm)
      if (stepping) seek(1)
      else play(true)
      return result
    },
    [challenge, calm, play, seek],
  )
  const showWorld = useCallback(
    (next: number) => {
      setGoesOn(false)
      setWorld(next)
      seek(0)
    },
    [seek],
  )
  const pause = useCallback(() => {
    setGoesOn(false)
    hold()
  }, [hold])
  const reset = useCallback(() => {
    setPlayed(null)
    setMistake(null)
    setWorld(0)
    setGoesOn(false)
    seek(0)
  }, [seek])
  const over = atEnd && !follows
  return {
    played,
    problem: mistake ?? (over ? (shown?.run.error ?? null) : null),
    world,
    rows,
    playback,
    moment,
    before: position < 2 ? first : (shown?.run.moments[position - 2]?.state ?? first),
    after: moment?.state ?? first,
    known,
    over,
    start,
    showWorld,
    pause,
    reset,
  }
}
