/** Reads a program written in the Python subset. */
import type { Expression, FunctionDefinition, Program, Statement } from './ast.ts'
import { CodeError } from './code-error.ts'
import { checkDepth } from './program-depth.ts'
import { Cursor, KEYWORDS } from './python-cursor.ts'
import { readExpression, readValues } from './python-expression.ts'
import { tokenize } from './python-lexer.ts'

const UNSUPPORTED = new Set(
  'as assert async await class continue del except finally from global import lambda nonlocal raise try with yield'.split(
    ' ',
  ),
)

export function parsePython(source: string): Program {
  const cursor = new Cursor(tokenize(source))
  const program: Program = { functions: [], main: [] }
  while (!cursor.isKind('end')) {
    if (cursor.is('def')) program.functions.push(readFunction(cursor, program.functions))
    else program.main.push(...readStatement(cursor))
  }
  return checkDepth(program)
}

function readFunction(cursor: Cursor, known: FunctionDefinition[]): FunctionDefinition {
  const at = cursor.at
  cursor.expect('def')
  const name = cursor.name()
  if (known.some((other) => other.name === name)) {
    throw new CodeError('function-twice', at, { word: name })
  }
  cursor.expect('(')
  const parameters: string[] = []
  while (!cursor.accept(')')) {
    parameters.push(cursor.name())
    if (!cursor.is(')')) cursor.expect(',')
  }
  return { at, name, parameters, body: readBody(cursor) }
}

/** A colon and the indented lines after it (or one statement on the same line). */
function readBody(cursor: Cursor): Statement[] {
  if (cursor.is('=')) throw cursor.error('assign-in-condition')
  if (!cursor.accept(':')) throw cursor.error('colon-missing')
  if (!cursor.isKind('newline')) return readStatement(cursor)
  cursor.next()
  if (!cursor.isKind('indent')) throw cursor.error('indent-missing')
  cursor.next()
  const body: Statement[] = []
  while (!cursor.isKind('dedent') && !cursor.isKind('end')) body.push(...readStatement(cursor))
  if (cursor.isKind('dedent')) cursor.next()
  return body
}

/** `pass` is no statement, so a line may give none. */
function readStatement(cursor: Cursor): Statement[] {
  return cursor.nested(() => {
    if (cursor.isKind('indent')) throw cursor.error('indent-unexpected')
    if (cursor.accept('pass')) {
      cursor.endOfLine()
      return []
    }
    return [readCompound(cursor) ?? readSimple(cursor)]
  })
}

function readCompound(cursor: Cursor): Statement | null {
  const at = cursor.at
  const word = cursor.isKind('name') ? cursor.now.text : ''
  if (KEYWORDS.has(word) && cursor.peek(1)?.text === '=') {
    throw cursor.error('name-reserved', { word })
  }
  if (word === 'def') throw cursor.error('function-inside')
  if (UNSUPPORTED.has(word)) throw cursor.error('not-supported', { word })
  if (word === 'elif' || word === 'else') throw cursor.error('unexpected', { word })
  if (word === 'if') return readIf(cursor)
  if (word === 'for') return readFor(cursor)
  if (!cursor.accept('while')) return null
  return { kind: 'while', at, condition: readExpression(cursor), body: readBody(cursor) }
}

/** `if` and `elif` alike: an `elif` is an `if` alone inside the `else`. */
function readIf(cursor: Cursor): Statement {
  const at = cursor.at
  cursor.next()
  const condition = readExpression(cursor)
  const body = readBody(cursor)
  let otherwise: Statement[] | null = null
  if (cursor.is('elif')) otherwise = [cursor.nested(() => readIf(cursor))]
  else if (cursor.accept('else')) otherwise = readBody(cursor)
  return { kind: 'if', at, condition, body, otherwise }
}

function readFor(cursor: Cursor): Statement {
  const at = cursor.at
  cursor.next()
  const name = cursor.name()
  cursor.expect('in')
  if (!(cursor.is('range') && cursor.peek(1)?.text === '(')) {
    return { kind: 'each', at, name, list: readExpression(cursor), body: readBody(cursor) }
  }
  cursor.next()
  cursor.next()
  const values = readValues(cursor, ')')
  const [first, second] = values
  if (first === undefined || values.length > 2) {
    throw new CodeError('argument-count', at, { word: 'range', expected: 1, found: values.length })
  }
  const counter = name === '_' ? null : name
  const from = second === undefined ? null : first
  return { kind: 'count', at, name: counter, from, to: second ?? first, body: readBody(cursor) }
}

function readSimple(cursor: Cursor): Statement {
  const at = cursor.at
  if (cursor.accept('break')) return ended(cursor, { kind: 'break', at })
  if (cursor.accept('return')) {
    const bare = cursor.isKind('newline') || cursor.isKind('end')
    return ended(cursor, { kind: 'return', at, value: bare ? null : readExpression(cursor) })
  }
  const target = readExpression(cursor)
  if (target.kind === 'gap') return ended(cursor, { kind: 'gap', at })
  return ended(cursor, readAction(cursor, at, target))
}

function ended(cursor: Cursor, statement: Statement): Statement {
  cursor.endOfLine()
  return statement
}

function readAction(cursor: Cursor, at: string, target: Expression): Statement {
  if (cursor.accept('=')) return assignment(cursor, at, target)
  for (const operator of ['+=', '-=']) {
    if (cursor.accept(operator)) return change(cursor, at, target, operator)
  }
  if (cursor.accept('.')) return append(cursor, at, target)
  if (target.kind === 'call') return { kind: 'call', at, name: target.name, args: target.args }
  if (target.kind === 'pop') return { kind: 'pop', at, list: target.list }
  if (target.kind === 'name') {
    throw new CodeError('expected', at, { expected: `${target.name}()`, word: target.name })
  }
  throw new CodeError('not-a-value', at)
}

function assignment(cursor: Cursor, at: string, target: Expression): Statement {
  const value = readExpression(cursor)
  if (target.kind === 'name') return { kind: 'set', at, name: target.name, value }
  if (target.kind !== 'item') throw new CodeError('unexpected', at, { word: '=' })
  return { kind: 'set-item', at, list: target.list, index: target.index, value }
}

function change(cursor: Cursor, at: string, target: Expression, operator: string): Statement {
  if (target.kind !== 'name') throw new CodeError('unexpected', at, { word: operator })
  const value = readExpression(cursor)
  if (operator === '+=') return { kind: 'change', at, name: target.name, value }
  const less: Expression =
    value.kind === 'number' && value.value > 0
      ? { kind: 'number', value: -value.value }
      : { kind: 'negate', value }
  return { kind: 'change', at, name: target.name, value: less }
}

function append(cursor: Cursor, at: string, list: Expression): Statement {
  const word = cursor.isKind('name') ? cursor.now.text : cursor.shown()
  if (word !== 'append') throw cursor.error('not-supported', { word: `.${word}` })
  cursor.next()
  cursor.expect('(')
  const values = readValues(cursor, ')')
  const [value] = values
  if (value === undefined || values.length > 1) {
    throw new CodeError('argument-count', at, { word, expected: 1, found: values.length })
  }
  return { kind: 'append', at, list, value }
}
