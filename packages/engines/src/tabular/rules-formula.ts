import { FlowFailure } from '../flow/flow-value.ts'
import type { Formula } from './expression.ts'

/** Rules chosen from lists, as a formula. */

export interface Rule {
  column: string
  test: string
  value: string
}

function ruleFormula({ column, test, value }: Rule, isNumber: boolean): Formula {
  const of: Formula = { kind: 'column', name: column }
  const empty: Formula = { kind: 'call', name: 'isempty', args: [of] }
  if (test === 'empty') return empty
  if (test === 'filled') return { kind: 'unary', op: 'not', of: empty }
  if (test === 'contains') {
    const text: Formula = { kind: 'call', name: 'text', args: [of] }
    return { kind: 'call', name: 'contains', args: [text, { kind: 'value', value }] }
  }
  const isCounted = isNumber && value.trim() !== '' && Number.isFinite(Number(value))
  const right: Formula = { kind: 'value', value: isCounted ? Number(value) : value }
  return { kind: 'binary', op: RULE_TESTS.find((known) => known === test) ?? '=', left: of, right }
}

const RULE_TESTS = ['=', '!=', '<', '<=', '>', '>='] as const
const MOST_RULES = 500

/** The rules of the builder as one formula; null when there are none. Names and values may hold any sign. */
export function rulesFormula(
  rules: readonly Rule[],
  all: boolean,
  types: Map<string, string>,
): Formula | null {
  if (rules.length > MOST_RULES) throw new FlowFailure('formula-deep')
  const parts = rules.map((rule) => ruleFormula(rule, types.get(rule.column) === 'number'))
  return parts.reduce<Formula | null>(
    (left, right) => (left ? { kind: 'binary', op: all ? 'and' : 'or', left, right } : right),
    null,
  )
}
