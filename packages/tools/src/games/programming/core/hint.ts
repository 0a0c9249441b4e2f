/** Hints that come from search: the idea, then what is missing or wrong on the way to the nearest working program. */
import type { Program, Statement } from '../../../game-kit/core/code/ast.ts'
import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { compile } from '../../../game-kit/core/code/compile.ts'
import type { Feature } from '../../../game-kit/core/code/feature.ts'
import { featuresOf } from '../../../game-kit/core/code/features.ts'
import { Machine } from '../../../game-kit/core/code/machine.ts'
import { blockCount } from '../../../game-kit/core/code/measure.ts'
import { type HintStep, ladder } from '../../../game-kit/core/hints/ladder.ts'
import { bodiesOf } from '../../../game-kit/core/hints/piece.ts'
import type { Level } from './level.ts'
import { playLevel } from './play.ts'
import { type RobotState, RobotWorld, readMap, VOCABULARY } from './robot-world.ts'
import { repair } from './solver/repair.ts'
import { solve } from './solver/search.ts'

export interface Hint {
  /** How many blocks a shortest program has. */
  blocks: number
  /** Parts of the language the shortest program uses. */
  features: Feature[]
  steps: HintStep[]
}

const NOTHING: Program = { functions: [], main: [] }
const WORK = 25_000_000

/** Where every world stands after a program; null after a mishap or an end. */
function standing(level: Level, program: Program): RobotState[] | null {
  const states: RobotState[] = []
  const compiled = compile(program, VOCABULARY)
  for (const rows of level.maps) {
    const world = new RobotWorld(readMap(rows))
    const acts = { act: (name: string) => world.act(name), ask: (name: string) => world.ask(name) }
    const { reason } = new Machine(compiled, acts, {}, 2000).run()
    if (reason !== 'finished') return null
    states.push(world.state())
  }
  return states
}

/** A loop or a question with nothing inside is not done yet: going on after it leaves it standing there. */
function isUnfinished(statement: Statement): boolean {
  return bodiesOf(statement).some((body) => body.length === 0 || body.some(isUnfinished))
}

/** The longest beginning of the learner's program that goes on to a short one. */
function continuation(level: Level, program: Program): { keep: number; rest: Program } | null {
  if (program.functions.length > 0 || featuresOf(program).includes('variable')) return null
  for (let keep = program.main.length; keep > 0; keep--) {
    const kept = { ...program, main: program.main.slice(0, keep) }
    if (kept.main.some(isUnfinished)) continue
    const most = level.par + 1 - blockCount(kept)
    const from = most > 0 ? standing(level, kept) : null
    const found = from && solve(level, { most, work: WORK / 5, from })
    if (found && found.program.functions.length === 0) return { keep, rest: found.program }
  }
  return null
}

/** A working program, as near to the learner's as can be found. */
function goalFor(level: Level, learner: Program): Program | null {
  const begun = learner.main.length > 0
  const on = begun && level.kind === 'solve' ? continuation(level, learner) : null
  if (on) return { ...learner, main: [...learner.main.slice(0, on.keep), ...on.rest.main] }
  const near = begun ? repair(level, learner, 3000) : null
  if (near) return near.program
  return solve(level, { most: Math.max(level.par, 1) + 4, work: WORK * 4 })?.program ?? null
}

function hasWon(level: Level, program: Program): boolean {
  try {
    return playLevel(level, program, false).stars === 3
  } catch (error) {
    if (error instanceof CodeError) return false
    throw error
  }
}

/** Null only when the search gives up, which no built-in level makes it do. */
export function findHint(level: Level, learner: Program | null): Hint | null {
  const mine = learner ?? NOTHING
  const goal = hasWon(level, mine) ? mine : goalFor(level, mine)
  return goal && { blocks: blockCount(goal), features: featuresOf(goal), steps: ladder(mine, goal) }
}
