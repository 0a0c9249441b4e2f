/** Fills the gaps of a program in every way the level's words allow, smallest first. */
import type { Expression, Program, Statement } from '../../../../game-kit/core/code/ast.ts'
import { toStatements } from './candidate.ts'
import { CALLING, Parts, TOP } from './enumerate.ts'
import type { Grammar } from './grammar.ts'

interface Filling {
  statements: Statement[][]
  expressions: Expression[]
}

/** Replaces the gaps in reading order. */
class Filler {
  readonly #filling: Filling
  #statement = 0
  #expression = 0

  constructor(filling: Filling) {
    this.#filling = filling
  }

  program({ functions, main }: Program): Program {
    return {
      functions: functions.map((each) => ({ ...each, body: this.#list(each.body) })),
      main: this.#list(main),
    }
  }

  #list(statements: Statement[]): Statement[] {
    return statements.flatMap((node) => {
      if (node.kind !== 'gap') return [this.#node(node)]
      const filled = this.#filling.statements[this.#statement] ?? []
      this.#statement += 1
      return filled.map((each) => ({ ...each, at: node.at }))
    })
  }

  #value(node: Expression): Expression {
    if (node.kind === 'not') return { ...node, value: this.#value(node.value) }
    if (node.kind !== 'gap') return node
    const filled = this.#filling.expressions[this.#expression] ?? node
    this.#expression += 1
    return filled
  }

  #node(node: Statement): Statement {
    switch (node.kind) {
      case 'count':
        return { ...node, to: this.#value(node.to), body: this.#list(node.body) }
      case 'while':
        return { ...node, condition: this.#value(node.condition), body: this.#list(node.body) }
      case 'if': {
        const condition = this.#value(node.condition)
        const body = this.#list(node.body)
        return { ...node, condition, body, otherwise: node.otherwise && this.#list(node.otherwise) }
      }
      case 'set':
      case 'change':
        return { ...node, value: this.#value(node.value) }
      case 'call':
      case 'set-item':
      case 'append':
      case 'pop':
      case 'each':
      case 'return':
      case 'break':
      case 'gap':
    }
    return node
  }
}

interface Gaps {
  statements: number
  expressions: ('amount' | 'condition')[]
}

export function gapsOf(program: Program): Gaps {
  const gaps: Gaps = { statements: 0, expressions: [] }
  const visit = (statements: Statement[]) => {
    for (const node of statements) {
      if (node.kind === 'gap') gaps.statements += 1
      if (node.kind === 'count' && node.to.kind === 'gap') gaps.expressions.push('amount')
      if ('condition' in node && node.condition.kind === 'gap') gaps.expressions.push('condition')
      if ('body' in node) visit(node.body)
      if (node.kind === 'if' && node.otherwise) visit(node.otherwise)
    }
  }
  for (const { body } of program.functions) visit(body)
  visit(program.main)
  return gaps
}

function choices(kind: 'amount' | 'condition', grammar: Grammar): Expression[] {
  if (kind === 'condition') {
    return grammar.questions.map((name) => ({ kind: 'call', name, args: [] }))
  }
  const numbers = grammar.counts.map((value): Expression => ({ kind: 'number', value }))
  const names: Expression[] = grammar.variable ? [{ kind: 'name', name: 'n' }] : []
  return [...names, ...numbers]
}

/** Every way to split a total over so many gaps, at least one each. */
function* shares(total: number, gaps: number): Generator<number[]> {
  if (gaps === 0) {
    if (total === 0) yield []
    return
  }
  for (let first = 1; first <= total - gaps + 1; first++) {
    for (const rest of shares(total - first, gaps - 1)) yield [first, ...rest]
  }
}

function* combine<T>(lists: T[][]): Generator<T[]> {
  const [first, ...rest] = lists
  if (!first) {
    yield []
    return
  }
  for (const item of first) for (const others of combine(rest)) yield [item, ...others]
}

export function* fillings(program: Program, grammar: Grammar, most = 4): Generator<Program> {
  const gaps = gapsOf(program)
  const parts = new Parts(grammar)
  const around = program.functions.length > 0 ? CALLING : TOP
  const values = gaps.expressions.map((kind) => choices(kind, grammar))
  for (let total = gaps.statements; total <= Math.max(most, gaps.statements); total++) {
    for (const sizes of shares(total, gaps.statements)) {
      const bodies = sizes.map((size) => parts.bodiesOf(size, around))
      for (const chosen of combine(bodies)) {
        const statements = chosen.map((body) => toStatements(body))
        for (const expressions of combine(values)) {
          yield new Filler({ statements, expressions }).program(program)
        }
      }
    }
    if (gaps.statements === 0) return
  }
}
