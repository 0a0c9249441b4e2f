/** Reads the expressions of the Python subset, by precedence climbing. */
import type { BinaryOperator, CompareOperator, Expression } from './ast.ts'
import type { Cursor } from './python-cursor.ts'
import { KEYWORDS } from './python-cursor.ts'

const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>='])

export function readExpression(cursor: Cursor): Expression {
  return cursor.nested(() => readOr(cursor))
}

function readOr(cursor: Cursor): Expression {
  let left = readAnd(cursor)
  while (cursor.accept('or')) {
    left = { kind: 'logic', operator: 'or', left, right: readAnd(cursor) }
  }
  return left
}

function readAnd(cursor: Cursor): Expression {
  let left = readNot(cursor)
  while (cursor.accept('and')) {
    left = { kind: 'logic', operator: 'and', left, right: readNot(cursor) }
  }
  return left
}

function readNot(cursor: Cursor): Expression {
  if (!cursor.accept('not')) return readComparison(cursor)
  return { kind: 'not', value: cursor.nested(() => readNot(cursor)) }
}

function comparison(cursor: Cursor): CompareOperator | null {
  const { text } = cursor.now
  if (cursor.isKind('operator') && COMPARISONS.has(text)) {
    cursor.next()
    return text as CompareOperator
  }
  if (cursor.accept('in')) return 'in'
  if (cursor.is('not') && cursor.peek(1)?.text === 'in') {
    cursor.next()
    cursor.next()
    return 'not in'
  }
  if (cursor.is('is')) throw cursor.error('not-supported', { word: 'is' })
  return null
}

function readComparison(cursor: Cursor): Expression {
  const left = readSum(cursor)
  const operator = comparison(cursor)
  if (operator === null) return left
  const right = readSum(cursor)
  // Python chains `a < b < c`; reading it as `(a < b) < c` would be silently wrong.
  if (comparison(cursor) !== null) throw cursor.error('not-supported', { word: 'a < b < c' })
  return { kind: 'compare', operator, left, right }
}

function readSum(cursor: Cursor): Expression {
  let left = readProduct(cursor)
  while (cursor.is('+') || cursor.is('-')) {
    const operator = cursor.next().text as BinaryOperator
    left = { kind: 'binary', operator, left, right: readProduct(cursor) }
  }
  return left
}

function readProduct(cursor: Cursor): Expression {
  let left = readUnary(cursor)
  for (;;) {
    if (cursor.is('/')) throw cursor.error('not-supported', { word: '/' })
    if (!(cursor.is('*') || cursor.is('//') || cursor.is('%'))) return left
    const operator = cursor.next().text as BinaryOperator
    left = { kind: 'binary', operator, left, right: readUnary(cursor) }
  }
}

function readUnary(cursor: Cursor): Expression {
  if (!cursor.accept('-')) return readPostfix(cursor)
  const value = cursor.nested(() => readUnary(cursor))
  if (value.kind === 'number' && value.value > 0) return { kind: 'number', value: -value.value }
  return { kind: 'negate', value }
}

function readPostfix(cursor: Cursor): Expression {
  let value = readAtom(cursor)
  for (;;) {
    if (cursor.accept('[')) {
      const index = readExpression(cursor)
      cursor.expect(']')
      value = { kind: 'item', list: value, index }
    } else if (cursor.is('.') && cursor.peek(1)?.text === 'pop') {
      cursor.next()
      cursor.next()
      cursor.expect('(')
      cursor.expect(')')
      value = { kind: 'pop', list: value }
    } else return value
  }
}

/** The comma-separated values up to the closing bracket, which is read too. */
export function readValues(cursor: Cursor, close: string): Expression[] {
  const values: Expression[] = []
  while (!cursor.accept(close)) {
    values.push(readExpression(cursor))
    if (!cursor.is(close)) cursor.expect(',')
  }
  return values
}

function readAtom(cursor: Cursor): Expression {
  const token = cursor.now
  if (cursor.accept('...')) return { kind: 'gap' }
  if (cursor.accept('(')) {
    const value = readExpression(cursor)
    cursor.expect(')')
    return value
  }
  if (cursor.accept('[')) return { kind: 'list', items: readValues(cursor, ']') }
  if (token.kind === 'number' || token.kind === 'text') return readLiteral(cursor)
  if (token.kind === 'name') return readName(cursor)
  throw cursor.error('unexpected', { word: cursor.shown() })
}

function readLiteral(cursor: Cursor): Expression {
  const token = cursor.next()
  if (token.kind === 'text') return { kind: 'text', value: token.text }
  if (cursor.is('.')) throw cursor.error('not-supported', { word: `${token.text}.` })
  const value = Number(token.text)
  if (!Number.isSafeInteger(value) || value > 1_000_000_000) throw cursor.error('number-too-big')
  return { kind: 'number', value }
}

function readName(cursor: Cursor): Expression {
  const { text } = cursor.now
  if (text === 'True' || text === 'False') {
    cursor.next()
    return { kind: 'boolean', value: text === 'True' }
  }
  if (KEYWORDS.has(text)) throw cursor.error('unexpected', { word: text })
  cursor.next()
  if (!cursor.accept('(')) return { kind: 'name', name: text }
  return { kind: 'call', name: text, args: readValues(cursor, ')') }
}
