/** Hints that come from search: the idea, the next block after what is already right, the whole. */
import type { Program, Statement } from '../../../game-kit/core/code/ast.ts'
import { compile } from '../../../game-kit/core/code/compile.ts'
import type { Feature } from '../../../game-kit/core/code/feature.ts'
import { walkProgram } from '../../../game-kit/core/code/features.ts'
import { Machine } from '../../../game-kit/core/code/machine.ts'
import { blockCount } from '../../../game-kit/core/code/measure.ts'
import { printLine, printPython } from '../../../game-kit/core/code/python-printer.ts'
import type { Level } from './level.ts'
import { type RobotState, RobotWorld, readMap, VOCABULARY } from './robot-world.ts'
import { repair } from './solver/repair.ts'
import { solve } from './solver/search.ts'

export interface Hint {
  /** How many blocks a shortest program has. */
  blocks: number
  /** Parts of the language the shortest program uses. */
  features: Feature[]
  /** How many of the learner's first blocks lead there; the next one comes after them. */
  keep: number
  /** The next block, as a line of Python. */
  next: string | null
  /** Set when one small change mends the learner's program: where it is. */
  mend: string | null
  /** A whole working program. */
  source: string
}

const WORK = 25_000_000

function featuresOf(program: Program): Feature[] {
  const found = new Set<Feature>()
  walkProgram(
    program,
    (feature) => found.add(feature),
    () => undefined,
  )
  return [...found]
}

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

/** The longest beginning of the learner's program that goes on to a short one. */
function continuation(level: Level, program: Program): { keep: number; rest: Program } | null {
  if (program.functions.length > 0 || featuresOf(program).includes('variable')) return null
  for (let keep = program.main.length; keep > 0; keep--) {
    const kept = { ...program, main: program.main.slice(0, keep) }
    const most = level.par + 1 - blockCount(kept)
    const from = most > 0 ? standing(level, kept) : null
    const found = from && solve(level, { most, work: WORK / 5, from })
    if (found && found.program.functions.length === 0) return { keep, rest: found.program }
  }
  return null
}

/** Null only when the search gives up, which no built-in level makes it do. */
export function findHint(level: Level, learner: Program | null): Hint | null {
  const begun = learner !== null && learner.main.length > 0
  const on = begun && level.kind === 'solve' ? continuation(level, learner) : null
  if (begun && on) {
    const whole = { ...learner, main: [...learner.main.slice(0, on.keep), ...on.rest.main] }
    return present(whole, on.keep, on.rest.main[0] ?? null, null)
  }
  const near = begun ? repair(level, learner, 3000) : null
  if (begun && near) return present(near.program, 0, null, near.at ?? gapPlace(learner))
  const found = solve(level, { most: Math.max(level.par, 1) + 4, work: WORK * 4 })
  return found && present(found.program, 0, found.program.main[0] ?? null, null)
}

function gapPlace(program: Program): string | null {
  let place: string | null = null
  const visit = (statements: Statement[]) => {
    for (const node of statements) {
      if (node.kind === 'gap') place ??= node.at
      if ('body' in node) visit(node.body)
      if (node.kind === 'if' && node.otherwise) visit(node.otherwise)
    }
  }
  for (const { body } of program.functions) visit(body)
  visit(program.main)
  return place
}

function present(
  program: Program,
  keep: number,
  next: Statement | null,
  mend: string | null,
): Hint {
  return {
    blocks: blockCount(program),
    features: featuresOf(program),
    keep,
    next: next && printLine(next),
    mend,
    source: printPython(program).source,
  }
}
