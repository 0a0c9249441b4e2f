/** Which parts of the language a program uses, so that a level can say which it allows. */
import type { Expression, Program, Statement } from './ast.ts'
import { CodeError } from './code-error.ts'

export type Feature =
  | 'repeat'
  | 'count'
  | 'while'
  | 'if'
  | 'else'
  | 'function'
  | 'parameter'
  | 'return'
  | 'variable'
  | 'math'
  | 'compare'
  | 'logic'
  | 'list'
  | 'break'

export const ALL_FEATURES: readonly Feature[] = [
  'repeat',
  'count',
  'while',
  'if',
  'else',
  'function',
  'parameter',
  'return',
  'variable',
  'math',
  'compare',
  'logic',
  'list',
  'break',
]

type Uses = (feature: Feature, at: string) => void
type Call = (name: string, at: string) => void

/** Visits every node once and tells which features and which words it uses. */
export function walkProgram(program: Program, uses: Uses, call: Call): void {
  for (const { at, parameters, body } of program.functions) {
    uses('function', at)
    if (parameters.length > 0) uses('parameter', at)
    walkStatements(body, uses, call)
  }
  walkStatements(program.main, uses, call)
}

function walkStatements(statements: Statement[], uses: Uses, call: Call): void {
  for (const node of statements) {
    for (const feature of featuresOf(node)) uses(feature, node.at)
    if (node.kind === 'call') call(node.name, node.at)
    for (const value of expressionsOf(node)) walkExpression(value, node.at, uses, call)
    if ('body' in node) walkStatements(node.body, uses, call)
    if (node.kind === 'if' && node.otherwise) walkStatements(node.otherwise, uses, call)
  }
}

function featuresOf(node: Statement): Feature[] {
  switch (node.kind) {
    case 'call':
    case 'gap':
      return []
    case 'set':
    case 'change':
      return ['variable']
    case 'set-item':
    case 'append':
    case 'pop':
    case 'each':
      return ['list']
    case 'count':
      return node.name === null ? ['repeat'] : ['count']
    case 'if':
      return node.otherwise === null ? ['if'] : ['if', 'else']
    case 'while':
    case 'return':
    case 'break':
      break
  }
  return [node.kind]
}

function expressionsOf(node: Statement): Expression[] {
  switch (node.kind) {
    case 'call':
      return node.args
    case 'set':
    case 'change':
      return [node.value]
    case 'set-item':
      return [node.list, node.index, node.value]
    case 'append':
      return [node.list, node.value]
    case 'pop':
    case 'each':
      return [node.list]
    case 'count':
      return node.from === null ? [node.to] : [node.from, node.to]
    case 'while':
    case 'if':
      return [node.condition]
    case 'return':
      return node.value === null ? [] : [node.value]
    case 'break':
    case 'gap':
      break
  }
  return []
}

function walkExpression(node: Expression, at: string, uses: Uses, call: Call): void {
  const inside = (...nodes: Expression[]) => {
    for (const inner of nodes) walkExpression(inner, at, uses, call)
  }
  switch (node.kind) {
    case 'binary':
      uses('math', at)
      return inside(node.left, node.right)
    case 'compare':
      uses(node.operator.endsWith('in') ? 'list' : 'compare', at)
      return inside(node.left, node.right)
    case 'logic':
      uses('logic', at)
      return inside(node.left, node.right)
    case 'not':
    case 'negate':
      return inside(node.value)
    case 'list':
      uses('list', at)
      return inside(...node.items)
    case 'item':
      uses('list', at)
      return inside(node.list, node.index)
    case 'pop':
      uses('list', at)
      return inside(node.list)
    case 'call':
      call(node.name, at)
      return inside(...node.args)
    case 'number':
    case 'text':
    case 'boolean':
    case 'name':
    case 'gap':
  }
}

interface Allowance {
  features: readonly Feature[]
  /** Commands and questions a level knows. */
  words: readonly string[]
}

/** Throws when a program uses what its level does not offer. */
export function checkAllowed(program: Program, allowance: Allowance): void {
  const features = new Set(allowance.features)
  const words = new Set([...allowance.words, 'print', 'len'])
  for (const { name } of program.functions) words.add(name)
  walkProgram(
    program,
    (feature, at) => {
      if (!features.has(feature)) throw new CodeError('not-allowed', at, { word: feature })
    },
    (name, at) => {
      if (!words.has(name)) throw new CodeError('unknown-call', at, { word: name })
    },
  )
}
