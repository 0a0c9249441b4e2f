/** What stands between a learner's program and one that works: the first difference, and how much is left to do. */
import type { FunctionDefinition, Program, Statement } from '../code/ast.ts'
import { printPython } from '../code/python-printer.ts'
import { type Block, bodiesOf, isDefinition, lineOf, pieceOf } from './piece.ts'

export interface Difference {
  /** `value`: the right block, but with another number, text or question in it. */
  kind: 'missing' | 'wrong' | 'value' | 'extra'
  /** Whether it is about the learner's block `near` itself, what comes after it or what is inside; null: at the start. */
  where: 'here' | 'after' | 'inside' | 'start'
  near: Block | null
  /** The block that belongs there. */
  wanted: Block | null
}

export interface Comparison {
  /** Null when nothing is left to do. */
  first: Difference | null
  /** Blocks of the learner that are right already. */
  matched: number
  /** Blocks that still have to be placed, changed or taken away. */
  left: number
}

const NAME_OR_TEXT = /"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{M}\p{N}_]*/gu

/** Names that somebody made up, in the order in which they come: another choice of names is no difference. */
function madeNames(program: Program): Map<string, string> {
  const made = new Set<string>()
  for (const { name, parameters } of program.functions)
    for (const each of [name, ...parameters]) made.add(each)
  const visit = (statements: readonly Statement[]) => {
    for (const node of statements) {
      if ((node.kind === 'set' || node.kind === 'count' || node.kind === 'each') && node.name)
        made.add(node.name)
      for (const body of bodiesOf(node)) visit(body)
    }
  }
  for (const { body } of program.functions) visit(body)
  visit(program.main)
  const found = new Map<string, string>()
  for (const [name] of printPython(program).source.matchAll(NAME_OR_TEXT))
    if (made.has(name) && !found.has(name)) found.set(name, `name${found.size}`)
  return found
}

class Comparing {
  readonly #mine: Map<string, string>
  readonly #goal: Map<string, string>

  constructor(mine: Program, goal: Program) {
    this.#mine = madeNames(mine)
    this.#goal = madeNames(goal)
  }

  #isSame(mine: Block, goal: Block): boolean {
    const say = (block: Block, names: Map<string, string>) =>
      lineOf(pieceOf(block)).replaceAll(NAME_OR_TEXT, (word) => names.get(word) ?? word)
    return this.#isAlike(mine, goal) && say(mine, this.#mine) === say(goal, this.#goal)
  }

  /** The same kind of block, whatever its numbers and questions are. */
  #isAlike(mine: Block, goal: Block): boolean {
    if (isDefinition(mine) || isDefinition(goal)) return isDefinition(mine) && isDefinition(goal)
    if (mine.kind === 'call' && goal.kind === 'call')
      return (this.#mine.get(mine.name) ?? mine.name) === (this.#goal.get(goal.name) ?? goal.name)
    if (mine.kind === 'if' && goal.kind === 'if')
      return (mine.otherwise === null) === (goal.otherwise === null)
    return mine.kind === goal.kind
  }

  /** How many blocks of two lists are the same, in order, with those inside of them. */
  matched(mine: readonly Block[], goal: readonly Block[]): number {
    let before = goal.map(() => 0)
    before.push(0)
    for (const one of mine) {
      const row = [0]
      for (const [index, other] of goal.entries()) {
        const both = (before[index] ?? 0) + this.#weight(one, other)
        row.push(Math.max(both, before[index + 1] ?? 0, row[index] ?? 0))
      }
      before = row
    }
    return before.at(-1) ?? 0
  }

  #weight(mine: Block, goal: Block): number {
    if (!this.#isAlike(mine, goal)) return 0
    const inside = bodiesOf(goal)
    const within = bodiesOf(mine).reduce(
      (sum, body, index) => sum + this.matched(body, inside[index] ?? []),
      0,
    )
    return within + Number(this.#isSame(mine, goal))
  }

  first(mine: readonly Block[], goal: readonly Block[], owner: Block | null): Difference | null {
    for (let index = 0; index < Math.max(mine.length, goal.length); index++) {
      const [one, other] = [mine[index], goal[index]]
      if (one && other && this.#isSame(one, other)) {
        const inside = this.#inside(one, other)
        if (inside) return inside
        continue
      }
      return this.#here(index, mine, goal, owner)
    }
    return null
  }

  #inside(mine: Block, goal: Block): Difference | null {
    const wanted = bodiesOf(goal)
    for (const [index, body] of bodiesOf(mine).entries()) {
      const found = this.first(body, wanted[index] ?? [], mine)
      if (found) return found
    }
    return null
  }

  #here(
    index: number,
    mine: readonly Block[],
    goal: readonly Block[],
    owner: Block | null,
  ): Difference {
    const [one, other] = [mine[index] ?? null, goal[index] ?? null]
    if (!one) return missing(mine[index - 1], owner, other)
    if (!other) return { kind: 'extra', where: 'here', near: one, wanted: null }
    if (!isDefinition(one) && one.kind === 'gap')
      return { kind: 'missing', where: 'here', near: one, wanted: other }
    const [after, beyond] = [mine[index + 1], goal[index + 1]]
    if (beyond && this.#isSame(one, beyond)) return missing(mine[index - 1], owner, other)
    if (after && this.#isSame(after, other))
      return { kind: 'extra', where: 'here', near: one, wanted: null }
    const kind = this.#isAlike(one, other) ? 'value' : 'wrong'
    return { kind, where: 'here', near: one, wanted: other }
  }
}

function missing(before: Block | undefined, owner: Block | null, wanted: Block | null): Difference {
  const where = before ? 'after' : owner ? 'inside' : 'start'
  return { kind: 'missing', where, near: before ?? owner, wanted }
}

function count(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, block) => bodiesOf(block).reduce((more, body) => more + count(body), sum + 1),
    0,
  )
}

function isGap(block: Block): boolean {
  return !isDefinition(block) && block.kind === 'gap'
}

/** Gaps are no blocks of the learner's. */
function gaps(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, block) =>
      bodiesOf(block).reduce((more, body) => more + gaps(body), sum + Number(isGap(block))),
    0,
  )
}

export function compare(mine: Program, goal: Program): Comparison {
  const comparing = new Comparing(mine, goal)
  const both = (of: (program: Program) => readonly Block[]) => comparing.matched(of(mine), of(goal))
  const functions = ({ functions: all }: Program): readonly FunctionDefinition[] => all
  const main = ({ main: all }: Program): readonly Statement[] => all
  const matched = both(functions) + both(main)
  const total = (program: Program) => count(program.functions) + count(program.main)
  const written = total(mine) - gaps(mine.functions) - gaps(mine.main)
  const first =
    comparing.first(mine.functions, goal.functions, null) ??
    comparing.first(mine.main, goal.main, null)
  return { first, matched, left: Math.max(total(goal) - matched, written - matched) }
}
