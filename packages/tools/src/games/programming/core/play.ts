/** Plays a program in every world of a level and keeps what happened, moment by moment. */

import type { Program } from '../../../game-kit/core/code/ast.ts'
import type { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { compile } from '../../../game-kit/core/code/compile.ts'
import { checkAllowed } from '../../../game-kit/core/code/features.ts'
import { Machine } from '../../../game-kit/core/code/machine.ts'
import { blockCount } from '../../../game-kit/core/code/measure.ts'
import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { createTrace } from '../../../game-kit/core/trace.ts'
import { allowedFeatures, type Level } from './level.ts'
import { type Ending, type RobotState, RobotWorld, readMap, VOCABULARY } from './robot-world.ts'

/** Commands a run may take in one world; every built-in level needs far fewer. */
export const MOST_COMMANDS = 1_000
export const MOST_STEPS = 20_000

/** One moment of a run: a statement lit up, or a command done. */
export interface Moment {
  at: string
  /** Null while a statement is only being looked at. */
  command: string | null
  state: RobotState
  ending: Ending | null
  printed: string | null
}

export type WorldEnding = Ending | 'not-there' | 'too-many-commands' | 'error'

export interface WorldRun {
  moments: Moment[]
  ending: WorldEnding
  error: CodeError | null
  gems: boolean
  commands: number
}

export interface LevelRun {
  worlds: WorldRun[]
  won: boolean
  gem: boolean
  tidy: boolean
  blocks: number
  stars: StarCount
  trace: string
}

export function playLevel(level: Level, program: Program, record = true): LevelRun {
  checkAllowed(program, { features: allowedFeatures(level), words: level.words })
  const compiled = compile(program, VOCABULARY)
  const trace = createTrace()
  const worlds = level.maps.map((rows) => playWorld(rows, compiled, record, trace))
  const blocks = blockCount(program)
  const won = worlds.every(({ ending }) => ending === 'won')
  const gem = won && worlds.every(({ gems }) => gems)
  const tidy = won && blocks <= level.par
  const stars = (Number(won) + Number(gem) + Number(tidy)) as StarCount
  return { worlds, won, gem, tidy, blocks, stars, trace: trace.digest() }
}

function playWorld(
  rows: readonly string[],
  compiled: ReturnType<typeof compile>,
  record: boolean,
  trace: ReturnType<typeof createTrace>,
): WorldRun {
  const world = new RobotWorld(readMap(rows))
  const moments: Moment[] = []
  let commands = 0
  const keep = (at: string, command: string | null, printed: string | null = null) => {
    if (!record) return
    // A block that lights up and acts is one moment to whoever watches.
    const last = moments.at(-1)
    const acts = command !== null || printed !== null
    if (acts && last?.at === at && last.command === null && last.printed === null) moments.pop()
    moments.push({ at, command, state: world.state(), ending: world.ending, printed })
  }
  const machine = new Machine(
    compiled,
    {
      act(name, _args, at) {
        commands += 1
        const goesOn = world.act(name)
        keep(at, name)
        trace.add(`${name}${world.cell},${world.facing},${world.done}`)
        return goesOn && commands < MOST_COMMANDS
      },
      ask: (name) => world.ask(name),
    },
    { onStatement: (at) => keep(at, null), onPrint: (text, at) => keep(at, null, text) },
    MOST_STEPS,
  )
  const { reason, error } = machine.run()
  const ending = endingOf(world, reason)
  trace.add(ending)
  return { moments, ending, error, gems: world.hasAllGems(), commands }
}

function endingOf(world: RobotWorld, reason: 'finished' | 'stopped' | 'error'): WorldEnding {
  if (world.ending) return world.ending
  if (reason === 'error') return 'error'
  return reason === 'stopped' ? 'too-many-commands' : 'not-there'
}
