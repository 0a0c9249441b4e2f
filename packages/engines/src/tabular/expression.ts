import { FlowFailure } from '../flow/flow-value.ts'

/** The small language of formulas: `score * 2`, `if(age >= 13, "teen", "child")`, `[first name]`. */

export type Formula =
  | { kind: 'value'; value: number | string | boolean | null }
  | { kind: 'column'; name: string }
  | { kind: 'unary'; op: '-' | 'not'; of: Formula }
  | { kind: 'binary'; op: BinaryOp; left: Formula; right: Formula }
  | { kind: 'call'; name: FunctionName; args: Formula[] }

export type BinaryOp =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '^'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'and'
  | 'or'

export const FUNCTIONS = {
  abs: 1,
  round: 2,
  floor: 1,
  ceil: 1,
  sqrt: 1,
  exp: 1,
  log: 1,
  min: 2,
  max: 2,
  lower: 1,
  upper: 1,
  trim: 1,
  length: 1,
  contains: 2,
  replace: 3,
  year: 1,
  month: 1,
  day: 1,
  weekday: 1,
  isempty: 1,
  if: 3,
  text: 1,
  number: 1,
} as const
export type FunctionName = keyof typeof FUNCTIONS

interface Token {
  kind: 'number' | 'text' | 'name' | 'column' | 'op'
  text: string
  at: number
}

const TOKENS =
  /\s+|(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\[([^\]]+)\]|([\p{L}_][\p{L}\p{M}\p{N}_]*)|(<=|>=|!=|<>|==|[-+*/%^=<>(),])|(.)/gsu

function tokens(text: string): Token[] {
  const found: Token[] = []
  for (const match of text.matchAll(TOKENS)) {
    const [, number, double, single, column, name, op, other] = match
    const at = match.index + 1
    if (other !== undefined) throw new FlowFailure('formula-letter', { letter: other, at })
    if (number !== undefined) found.push({ kind: 'number', text: number, at })
    else if (double !== undefined || single !== undefined)
      found.push({ kind: 'text', text: (double ?? single ?? '').replaceAll(/\\(.)/g, '$1'), at })
    else if (column !== undefined) found.push({ kind: 'column', text: column.trim(), at })
    else if (name !== undefined) found.push({ kind: 'name', text: name, at })
    else if (op !== undefined)
      found.push({ kind: 'op', text: op === '==' ? '=' : op === '<>' ? '!=' : op, at })
  }
  return found
}

const LEVELS: string[][] = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
  ['^'],
]
const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const DEEPEST = 200
/** A sum of a thousand parts is nested a thousand deep, too. */
const LONGEST = 2_000

export function parseFormula(text: string): Formula {
  const list = tokens(text)
  if (list.length > LONGEST) throw new FlowFailure('formula-deep')
  let at = 0
  let depth = 0
  const fail = (): never => {
    const token = list[at]
    throw token
      ? new FlowFailure('formula-unexpected', { word: token.text, at: token.at })
      : new FlowFailure('formula-end')
  }
  const isOp = (...ops: string[]): boolean => {
    const token = list[at]
    return (
      token !== undefined &&
      (token.kind === 'op' || token.kind === 'name') &&
      ops.includes(token.text.toLowerCase())
    )
  }
  const expect = (op: string): void => {
    if (!isOp(op)) fail()
    at++
  }
  const level = (n: number): Formula => {
    if (++depth > DEEPEST) throw new FlowFailure('formula-deep')
    const ops = LEVELS[n]
    if (!ops) {
      const made = unary()
      depth--
      return made
    }
    let left = level(n + 1)
    while (isOp(...ops)) {
      const op = list[at++]!.text.toLowerCase() as BinaryOp
      left = { kind: 'binary', op, left, right: level(n + 1) }
    }
    depth--
    return left
  }
  const unary = (): Formula => {
    if (isOp('-')) {
      at++
      if (++depth > DEEPEST) throw new FlowFailure('formula-deep')
      const of = unary()
      depth--
      return { kind: 'unary', op: '-', of }
    }
    if (isOp('not')) {
      at++
      return { kind: 'unary', op: 'not', of: level(2) }
    }
    return primary()
  }
  const call = (name: string): Formula => {
    const key = name.toLowerCase()
    if (!Object.hasOwn(FUNCTIONS, key)) throw new FlowFailure('formula-function', { name })
    expect('(')
    const args: Formula[] = []
    while (!isOp(')')) {
      if (args.length > 0) expect(',')
      args.push(level(0))
    }
    at++
    const wanted = FUNCTIONS[key as FunctionName]
    if (args.length !== wanted && !(key === 'round' && args.length === 1)) {
      throw new FlowFailure('formula-arguments', { name, count: wanted })
    }
    return { kind: 'call', name: key as FunctionName, args }
  }
  const primary = (): Formula => {
    const token = list[at]
    if (!token) return fail()
    at++
    if (token.kind === 'number') return { kind: 'value', value: Number(token.text) }
    if (token.kind === 'text') return { kind: 'value', value: token.text }
    if (token.kind === 'column') return { kind: 'column', name: token.text }
    if (token.kind === 'name') {
      if (isOp('(')) return call(token.text)
      const word = token.text.toLowerCase()
      const value = WORDS.get(word)
      return value === undefined ? { kind: 'column', name: token.text } : { kind: 'value', value }
    }
    if (token.text !== '(') {
      at--
      return fail()
    }
    const inner = level(0)
    expect(')')
    return inner
  }
  const formula = level(0)
  if (at < list.length) fail()
  return formula
}

export function columnsIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'column':
      return [formula.name]
    case 'unary':
      return columnsIn(formula.of)
    case 'binary':
      return [...columnsIn(formula.left), ...columnsIn(formula.right)]
    case 'call':
      return formula.args.flatMap(columnsIn)
    case 'value':
    default:
      return []
  }
}
