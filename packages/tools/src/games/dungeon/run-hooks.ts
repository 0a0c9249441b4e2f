/** Sends the hero's program into a challenge and walks through what happened. */
import { useEffect, useMemo, useState } from 'react'
import {
  type ProgramRun,
  type RunRules,
  useProgramRun,
} from '../../game-kit/code/program-run-hooks.ts'
import type { CodeError } from '../../game-kit/core/code/code-error.ts'
import { type Challenge, stagesOf } from './core/challenge.ts'
import { readFloor } from './core/dungeon-map.ts'
import type { DungeonState } from './core/dungeon-world.ts'
import type { Moment } from './core/play.ts'
import { sightFrom } from './core/visibility.ts'
import { type WatchedRun, type WatchedWorld, watchChallenge } from './core/watched-run.ts'

export interface HeroRun
  extends Omit<ProgramRun<WatchedRun, Moment>, 'result' | 'mistake' | 'atEnd' | 'setWorld'> {
  played: WatchedRun | null
  problem: CodeError | null
  rows: readonly string[]
  before: DungeonState
  after: DungeonState
  known: ReadonlySet<number>
  /** The shown world has been watched to its end, and no other follows by itself. */
  over: boolean
}

/** For every cell the moment at which it was first seen; 0 is the beginning, -1 never. */
function firstSeen(
  rows: readonly string[],
  first: DungeonState,
  run: WatchedWorld | null,
): Int32Array {
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
  run: WatchedWorld | null,
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

function rulesOf(challenge: Challenge, calm: boolean): RunRules<WatchedRun, Moment> {
  return {
    run: (program) => watchChallenge(challenge, program),
    momentsOf: (played, world) => played.worlds[world]?.run.moments ?? [],
    isEndless: (played, world) => (played.worlds[world]?.run.endless ?? null) !== null,
    worthWatching: (played, _, stepping) => {
      if (challenge.kind === 'daily') return calm && !stepping ? played.worlds.length - 1 : 0
      return Math.max(
        0,
        played.worlds.findIndex(({ run }) => run.ending !== 'won'),
      )
    },
  }
}

export function useHeroRun(challenge: Challenge, calm: boolean): HeroRun {
  const rules = useMemo(() => rulesOf(challenge, calm), [challenge, calm])
  const walk = useProgramRun(rules, calm)
  const { result: played, world, playback, moment, atEnd, setWorld } = walk
  const { play } = playback
  const [goesOn, setGoesOn] = useState(false)
  const stages = useMemo(() => stagesOf(challenge), [challenge])
  const shown = played?.worlds[world] ?? null
  const stage = stages[Math.min(world, stages.length - 1)]!
  const rows = shown?.rows ?? stage.rows
  const first = shown?.run.first ?? stage.first
  const follows = goesOn && played !== null && world < played.worlds.length - 1
  const known = useKnown(rows, first, shown?.run ?? null, playback.position)

  useEffect(() => {
    // A breath on the stairs, then the next floor.
    const timer =
      atEnd && follows
        ? setTimeout(() => {
            setWorld(world + 1)
            play(0)
          }, 500)
        : undefined
    return () => clearTimeout(timer)
  }, [atEnd, follows, world, play, setWorld])

  /** Who pauses stays on this floor. */
  function pause() {
    setGoesOn(false)
    playback.pause()
  }
  const over = atEnd && !follows
  return {
    played,
    problem: walk.mistake ?? (over ? (shown?.run.endless ?? shown?.run.error ?? null) : null),
    world,
    rows,
    playback: { ...playback, pause },
    moment,
    before:
      playback.position < 2 ? first : (shown?.run.moments[playback.position - 2]?.state ?? first),
    after: moment?.state ?? first,
    known,
    over,
    start(program, stepping) {
      const result = walk.start(program, stepping)
      if (result) setGoesOn(challenge.kind === 'daily' && !stepping && !calm)
      return result
    },
    showWorld(next) {
      setGoesOn(false)
      walk.showWorld(next)
    },
    reset() {
      setGoesOn(false)
      setWorld(0)
      walk.reset()
    },
  }
}
