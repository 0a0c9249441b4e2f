/** Writes a program as Python text and remembers which node came to stand on which line. */
import type { At, Expression, FunctionDefinition, Program, Statement } from './ast.ts'

const PRECEDENCE = {
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

interface PrintedProgram {
  source: string
  /** The line number of every node, by the node's own place. */
  lines: Map<At, number>
}

function wrap(text: string, own: number, outer: number): string {
  return own < outer ? `(${text})` : text
}

export function printExpression(node: Expression, outer = 0): string {
  switch (node.kind) {
    case 'number':
      return node.value < 0 ? wrap(String(node.value), PRECEDENCE.negate, outer) : `${node.value}`
    case 'text':
      return `"${node.value}"`
    case 'boolean':
      return node.value ? 'True' : 'False'
    case 'name':
      return node.name
    case 'gap':
      return '...'
    case 'list':
      return `[${printAll(node.items)}]`
    case 'item':
      return `${printExpression(node.list, PRECEDENCE.postfix)}[${printExpression(node.index)}]`
    case 'pop':
      return `${printExpression(node.list, PRECEDENCE.postfix)}.pop()`
    case 'call':
      return `${node.name}(${printAll(node.args)})`
    case 'not':
      return wrap(`not ${printExpression(node.value, PRECEDENCE.not)}`, PRECEDENCE.not, outer)
    case 'negate':
      return wrap(`-${printExpression(node.value, PRECEDENCE.negate)}`, PRECEDENCE.negate, outer)
    case 'compare':
      return printPair(node, PRECEDENCE.compare, PRECEDENCE.compare + 1, outer)
    case 'binary':
    case 'logic':
      break
  }
  return printPair(node, PRECEDENCE[node.operator], PRECEDENCE[node.operator], outer)
}

function printPair(
  node: Extract<Expression, { operator: string }>,
  own: number,
  leftOuter: number,
  outer: number,
): string {
  const left = printExpression(node.left, leftOuter)
  return wrap(`${left} ${node.operator} ${printExpression(node.right, own + 1)}`, own, outer)
}

function printAll(nodes: Expression[]): string {
  return nodes.map((node) => printExpression(node)).join(', ')
}

class Printer {
  readonly lines: string[] = []
  readonly places = new Map<At, number>()

  put(depth: number, text: string, at?: At): void {
    this.lines.push(text === '' ? '' : '    '.repeat(depth) + text)
    if (at !== undefined) this.places.set(at, this.lines.length)
  }

  functionDefinition(definition: FunctionDefinition): void {
    this.put(0, `def ${definition.name}(${definition.parameters.join(', ')}):`, definition.at)
    this.body(definition.body, 1)
    this.put(0, '')
  }

  body(statements: Statement[], depth: number): void {
    if (statements.length === 0) this.put(depth, 'pass')
    for (const statement of statements) this.#statement(statement, depth)
  }

  #statement(node: Statement, depth: number): void {
    if (node.kind === 'if') return this.#condition(node, depth, 'if')
    this.put(depth, printLine(node), node.at)
    if ('body' in node) this.body(node.body, depth + 1)
  }

  #condition(node: Extract<Statement, { kind: 'if' }>, depth: number, word: string): void {
    this.put(depth, `${word} ${printExpression(node.condition)}:`, node.at)
    this.body(node.body, depth + 1)
    if (node.otherwise === null) return
    const [only] = node.otherwise
    if (only?.kind === 'if' && node.otherwise.length === 1) {
      this.#condition(only, depth, 'elif')
      return
    }
    this.put(depth, 'else:')
    this.body(node.otherwise, depth + 1)
  }
}

function printRange(node: Extract<Statement, { kind: 'count' }>): string {
  const from = node.from === null ? '' : `${printExpression(node.from)}, `
  return `for ${node.name ?? '_'} in range(${from}${printExpression(node.to)}):`
}

/** The first line of any statement but `if`. */
export function printLine(node: Exclude<Statement, { kind: 'if' }>): string {
  switch (node.kind) {
    case 'call':
      return `${node.name}(${printAll(node.args)})`
    case 'set':
      return `${node.name} = ${printExpression(node.value)}`
    case 'change':
      if (node.value.kind === 'number' && node.value.value < 0) {
        return `${node.name} -= ${-node.value.value}`
      }
      return `${node.name} += ${printExpression(node.value)}`
    case 'set-item': {
      const list = printExpression(node.list, PRECEDENCE.postfix)
      return `${list}[${printExpression(node.index)}] = ${printExpression(node.value)}`
    }
    case 'append':
      return `${printExpression(node.list, PRECEDENCE.postfix)}.append(${printExpression(node.value)})`
    case 'pop':
      return `${printExpression(node.list, PRECEDENCE.postfix)}.pop()`
    case 'count':
      return printRange(node)
    case 'each':
      return `for ${node.name} in ${printExpression(node.list)}:`
    case 'while':
      return `while ${printExpression(node.condition)}:`
    case 'return':
      return node.value === null ? 'return' : `return ${printExpression(node.value)}`
    case 'break':
      return 'break'
    case 'gap':
      break
  }
  return '...'
}

export function printPython(program: Program): PrintedProgram {
  const printer = new Printer()
  for (const definition of program.functions) printer.functionDefinition(definition)
  for (const statement of program.main) printer.body([statement], 0)
  return { source: `${printer.lines.join('\n')}\n`, lines: printer.places }
}
