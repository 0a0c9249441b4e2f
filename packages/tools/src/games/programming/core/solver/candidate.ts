/** The small programs the solver thinks in, and how they read as real ones. */
import type { Expression, Program, Statement } from '../../../../game-kit/core/code/ast.ts'

/** Where a repeat's number comes from: written down, a sign, a variable, a counter, a parameter. */
export type Amount = number | 'number' | 'n' | 'i' | 'steps'

export type Candidate =
  | { kind: 'command'; name: string; size: number }
  | { kind: 'repeat'; amount: Amount; body: Candidate[]; size: number }
  | { kind: 'range'; to: number; body: Candidate[]; size: number }
  | { kind: 'while'; question: string; not: boolean; body: Candidate[]; size: number }
  | {
      kind: 'if'
      question: string
      not: boolean
      body: Candidate[]
      otherwise: Candidate[] | null
      size: number
    }
  | { kind: 'call'; amount: number | null; size: number }
  | { kind: 'set'; value: number | 'number'; size: number }
  | { kind: 'change'; value: number; size: number }

export interface CandidateProgram {
  /** The body of the one helper function, when there is one. */
  helper: Candidate[] | null
  hasParameter: boolean
  main: Candidate[]
}

const HELPER = 'go'

function number(value: number): Expression {
  return { kind: 'number', value }
}

function amountExpression(amount: Amount): Expression {
  if (typeof amount === 'number') return number(amount)
  if (amount === 'number') return { kind: 'call', name: 'number', args: [] }
  return { kind: 'name', name: amount }
}

function condition(node: { question: string; not: boolean }): Expression {
  const asked: Expression = { kind: 'call', name: node.question, args: [] }
  return node.not ? { kind: 'not', value: asked } : asked
}

function toStatement(node: Candidate): Statement {
  const at = ''
  switch (node.kind) {
    case 'command':
      return { kind: 'call', at, name: node.name, args: [] }
    case 'call':
      return {
        kind: 'call',
        at,
        name: HELPER,
        args: node.amount === null ? [] : [number(node.amount)],
      }
    case 'set':
      return { kind: 'set', at, name: 'n', value: amountExpression(node.value) }
    case 'change':
      return { kind: 'change', at, name: 'n', value: number(node.value) }
    case 'repeat': {
      const to = amountExpression(node.amount)
      return { kind: 'count', at, name: null, from: null, to, body: toStatements(node.body) }
    }
    case 'range': {
      const body = toStatements(node.body)
      return { kind: 'count', at, name: 'i', from: number(1), to: number(node.to), body }
    }
    case 'while':
      return { kind: 'while', at, condition: condition(node), body: toStatements(node.body) }
    case 'if':
      break
  }
  const otherwise = node.otherwise === null ? null : toStatements(node.otherwise)
  return { kind: 'if', at, condition: condition(node), body: toStatements(node.body), otherwise }
}

export function toStatements(nodes: readonly Candidate[]): Statement[] {
  return nodes.map((node) => toStatement(node))
}

export function toProgram({ helper, hasParameter, main }: CandidateProgram): Program {
  const parameters = hasParameter ? ['steps'] : []
  const functions =
    helper === null ? [] : [{ at: '', name: HELPER, parameters, body: toStatements(helper) }]
  return { functions, main: toStatements(main) }
}
