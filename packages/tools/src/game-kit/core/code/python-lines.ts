/** What those who write a node as Python can ask for. */
import type { At, Expression, Statement } from './ast.ts'

export const PRECEDENCE = {
  or: 1,
  and: 2,
  not: 3,
  compare: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '//': 6,
  '%': 6,
  negate: 7,
  postfix: 8,
} as const

/** An expression as text, in brackets when it binds less than what stands around it. */
export type PrintValue = (node: Expression, outer?: number) => string

export interface PythonLines {
  value: PrintValue
  line(text: string, at?: At): void
  /** Moved in, or `pass`. */
  body(statements: readonly Statement[]): void
}

export function wrap(text: string, own: number, outer: number): string {
  return own < outer ? `(${text})` : text
}

export function printAll(nodes: readonly Expression[], value: PrintValue): string {
  return nodes.map((node) => value(node)).join(', ')
}

export function printPair(
  node: Extract<Expression, { operator: string }>,
  [own, leftOuter]: readonly [own: number, leftOuter: number],
  value: PrintValue,
  outer: number,
): string {
  const left = value(node.left, leftOuter)
  return wrap(`${left} ${node.operator} ${value(node.right, own + 1)}`, own, outer)
}
