/**
 * What stands between operators, put together by Python's own rules. Lezer is not asked: it takes `not a or b` for
 * `not (a or b)`.
 */

import { childrenOf, type Node, TooDeep } from './lezer-node.ts'
import { DEEPEST, type Term, term } from './python-tree.ts'

/** How tightly an operator holds what is beside it. */
const LEVELS = new Map<string, number>([
  ['or', 1],
  ['and', 2],
  ...['==', '!=', '<', '>', '<=', '>=', 'in', 'not in', 'is', 'is not'].map(
    (sign) => [sign, 4] as const,
  ),
  ['|', 5],
  ['^', 6],
  ['&', 7],
  ['<<', 8],
  ['>>', 8],
  ['+', 9],
  ['-', 9],
  ...['*', '/', '//', '%', '@'].map((sign) => [sign, 10] as const),
  ['**', 12],
])
const [COMPARE, NOT, MINUS, POWER] = [4, 3, 11, 12]

type Piece = { sign: string; from: number } | { node: Node }

/** Operands and signs from left to right, without the tree that lezer made of them. */
function piecesOf(node: Node, text: string): Piece[] {
  const pieces: Piece[] = []
  const waiting: Node[] = [node]
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    const isOperation = here.name === 'BinaryExpression' || here.name === 'UnaryExpression'
    if (isOperation) waiting.push(...childrenOf(here).toReversed())
    else if (!SIGNS.has(here.name)) pieces.push({ node: here })
    else pieces.push({ sign: text.slice(here.from, here.to), from: here.from })
  }
  return pieces
}

const SIGNS = new Set(['ArithOp', 'BitOp', 'CompareOp', 'and', 'or', 'not', 'in', 'is'])

class Operations {
  readonly #pieces: Piece[]
  readonly #operand: (node: Node) => Term
  #at = 0

  constructor(pieces: Piece[], operand: (node: Node) => Term) {
    this.#pieces = pieces
    this.#operand = operand
  }

  /** The sign that comes next between two operands. */
  #sign(): string {
    const [here, next] = [this.#pieces[this.#at], this.#pieces[this.#at + 1]]
    if (!here || !('sign' in here)) return ''
    const isTwo = (here.sign === 'not' || here.sign === 'is') && next && 'sign' in next
    if (here.sign === 'not' && isTwo && next.sign === 'in') return 'not in'
    return here.sign === 'is' && isTwo && next.sign === 'not' ? 'is not' : here.sign
  }

  get isDone(): boolean {
    return this.#at === this.#pieces.length
  }

  read(lowest: number, depth: number): Term {
    if (depth > DEEPEST)
      throw new TooDeep(
        this.#pieces[0] && 'node' in this.#pieces[0] ? this.#pieces[0].node.from : 0,
      )
    let left = this.#prefixed(depth)
    for (let sign = this.#sign(); sign !== ''; sign = this.#sign()) {
      const level = LEVELS.get(sign) ?? 0
      if (level < lowest || level === 0) break
      this.#at += sign.split(' ').length
      // What is raised to a power is read from the right, and may have a sign of its own.
      const right = level === POWER ? this.read(MINUS, depth + 1) : this.read(level + 1, depth + 1)
      left = joined(sign, level, left, right)
    }
    return left
  }

  #prefixed(depth: number): Term {
    const here = this.#pieces[this.#at]!
    this.#at += 1
    if ('node' in here) return this.#operand(here.node)
    const inner = this.read(here.sign === 'not' ? NOT : MINUS, depth + 1)
    const at = { from: here.from, to: inner.to }
    const isNumber = inner.kind === 'number'
    if (here.sign === '-' && isNumber && !inner.value.startsWith('-'))
      return term('number', `-${inner.value}`, [], at)
    return here.sign === '+' && isNumber
      ? { ...inner, ...at }
      : term('unary', here.sign, [inner], at)
  }
}

function joined(sign: string, level: number, left: Term, right: Term): Term {
  const at = { from: left.from, to: right.to }
  if (level !== COMPARE) return term('binary', sign, [left, right], at)
  // `a < b < c` means both, and is no comparison with what the first one gives.
  return term(
    left.kind.startsWith('compare') && !left.isClosed ? 'compare-more' : 'compare',
    sign,
    [left, right],
    at,
  )
}

/** `operand`: what stands between the signs, as a term. */
export function operationTerm(
  node: Node,
  text: string,
  depth: number,
  operand: (node: Node) => Term,
): Term {
  const operations = new Operations(piecesOf(node, text), operand)
  const made = operations.read(1, depth)
  return operations.isDone ? made : term('operation', text.slice(node.from, node.to), [], node)
}
