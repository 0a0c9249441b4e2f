/** Plays a program on a floor, or through a whole generated dungeon, and keeps what happened. */

import type { Program } from '../../../game-kit/core/code/ast.ts'
import type { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { compile } from '../../../game-kit/core/code/compile.ts'
import { ALL_FEATURES } from '../../../game-kit/core/code/feature.ts'
import { checkAllowed } from '../../../game-kit/core/code/features.ts'
import type { CompiledProgram } from '../../../game-kit/core/code/instructions.ts'
import { Machine } from '../../../game-kit/core/code/machine.ts'
import { blockCount } from '../../../game-kit/core/code/measure.ts'
import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { createTrace, type Trace } from '../../../game-kit/core/trace.ts'
import { readFloor } from './dungeon-map.ts'
import {
  type DungeonState,
  DungeonWorld,
  type Ending,
  type Happening,
  MOST_HEARTS,
} from './dungeon-world.ts'
import type { Floor } from './floor.ts'
import { VOCABULARY, WORDS } from './vocabulary.ts'

const MOST_TURNS = 1_500
export const MOST_STEPS = 60_000

/** One turn of the hero and the monsters' answer, or a text the program showed. */
export interface Moment {
  at: string
  command: string | null
  happenings: readonly Happening[]
  state: DungeonState
  printed: string | null
}

export type FloorEnding = Ending | 'not-there' | 'too-many-turns' | 'error'

export interface WorldRun {
  first: DungeonState
  moments: readonly Moment[]
  ending: FloorEnding
  error: CodeError | null
  final: DungeonState
  turns: number
  bites: number
  treasure: boolean
}

interface FloorRun {
  worlds: WorldRun[]
  won: boolean
  treasure: boolean
  unhurt: boolean
  blocks: number
  stars: StarCount
  score: number
  trace: string
}

export function compileProgram(program: Program): CompiledProgram {
  checkAllowed(program, { features: ALL_FEATURES, words: WORDS })
  return compile(program, VOCABULARY)
}

export function playFloor(floor: Floor, program: Program, record = true): FloorRun {
  const compiled = compileProgram(program)
  const trace = createTrace()
  const worlds = floor.maps.map((rows) =>
    playWorld(compiled, { rows, energy: floor.energy, hearts: MOST_HEARTS }, record, trace),
  )
  const won = worlds.every(({ ending }) => ending === 'won')
  const treasure = won && worlds.every((world) => world.treasure)
  const unhurt = won && worlds.every(({ bites }) => bites === 0)
  const stars = (Number(won) + Number(treasure) + Number(unhurt)) as StarCount
  const left = Math.min(...worlds.map(({ final }) => final.energy))
  const score = won ? 1000 * stars + Math.max(0, left) : 0
  const blocks = blockCount(program)
  return { worlds, won, treasure, unhurt, blocks, stars, score, trace: trace.digest() }
}

interface Setting {
  rows: readonly string[]
  energy: number
  hearts: number
}

export function playWorld(
  compiled: CompiledProgram,
  { rows, energy, hearts }: Setting,
  record: boolean,
  trace: Trace,
): WorldRun {
  const world = new DungeonWorld(readFloor(rows), energy, hearts)
  const first = world.state
  const moments: Moment[] = []
  const keep = (at: string, command: string | null, printed: string | null) => {
    if (!record) return
    const happenings = command === null ? [] : world.happenings
    moments.push({ at, command, happenings, state: world.state, printed })
  }
  const machine = new Machine(
    compiled,
    {
      act(name, args, at) {
        const goesOn = world.act(name, args, at)
        keep(at, name, null)
        const { hero, hearts: left, energy: rest, monsters } = world.state
        trace.add(`${name}${hero},${left},${rest},${monsters.length},${monsters[0]?.cell ?? 0}`)
        return goesOn && world.turn < MOST_TURNS
      },
      ask: (name, args, at) => world.ask(name, args, at),
    },
    { onPrint: (text, at) => keep(at, null, text) },
    MOST_STEPS,
  )
  const { reason, error } = machine.run()
  const ending = endingOf(world.ending, reason)
  trace.add(ending)
  const treasure = world.state.coins === world.map.coins
  const { turn: turns, bites, state: final } = world
  return { first, moments, ending, error, final, turns, bites, treasure }
}

function endingOf(ending: Ending | null, reason: 'finished' | 'stopped' | 'error'): FloorEnding {
  if (ending) return ending
  if (reason === 'error') return 'error'
  return reason === 'stopped' ? 'too-many-turns' : 'not-there'
}
