/** The values a game program works with, and how they are compared and shown, as in Python. */
import { CodeError } from './code-error.ts'
import { LIMITS } from './limits.ts'

export type Value = number | boolean | string | Value[]

export function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== 0 && value !== '' && value !== false
}

export function same(left: Value, right: Value, budget = { left: LIMITS.listLength }): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return plain(left) === plain(right)
  // A list may hold itself: a budget ends what would go round for ever.
  budget.left -= left.length + 1
  if (left.length !== right.length || budget.left < 0) return false
  return left.every((item, index) => same(item, right[index] as Value, budget))
}

/** In Python `True == 1`. */
function plain(value: Value): Value {
  return typeof value === 'boolean' ? Number(value) : value
}

export function asNumber(value: Value, at: string): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  throw new CodeError('not-a-number', at, { word: showValue(value) })
}

export function asList(value: Value, at: string): Value[] {
  if (Array.isArray(value)) return value
  throw new CodeError('not-a-list', at, { word: showValue(value) })
}

export function showValue(value: Value, depth = 0): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (!Array.isArray(value)) return String(value)
  if (depth > 2) return '[…]'
  const shown = value.slice(0, 12).map((item) => showValue(item, depth + 1))
  const text = `[${shown.join(', ')}${value.length > 12 ? ', …' : ''}]`
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

export function calculate(operator: string, left: Value, right: Value, at: string): Value {
  if (operator === '+' && Array.isArray(left) && Array.isArray(right)) {
    return checkedList([...left, ...right], at)
  }
  const a = asNumber(left, at)
  const b = asNumber(right, at)
  if ((operator === '//' || operator === '%') && b === 0) throw new CodeError('divide-by-zero', at)
  const result = arithmetic(operator, a, b)
  if (Math.abs(result) > LIMITS.numberSize) throw new CodeError('number-too-big', at)
  return result === 0 ? 0 : result
}

function arithmetic(operator: string, a: number, b: number): number {
  if (operator === '+') return a + b
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  if (operator === '//') return Math.floor(a / b)
  return a - b * Math.floor(a / b)
}

export function compareValues(operator: string, left: Value, right: Value, at: string): boolean {
  if (operator === '==') return same(left, right)
  if (operator === '!=') return !same(left, right)
  if (operator === 'in') return asList(right, at).some((item) => same(item, left))
  if (operator === 'not in') return !asList(right, at).some((item) => same(item, left))
  const a = asNumber(left, at)
  const b = asNumber(right, at)
  if (operator === '<') return a < b
  if (operator === '<=') return a <= b
  return operator === '>' ? a > b : a >= b
}

export function checkedList(list: Value[], at: string): Value[] {
  if (list.length > LIMITS.listLength) throw new CodeError('list-too-long', at)
  return list
}

/** Python counts from the end with negative indexes. */
export function positionIn(list: Value[], index: Value, at: string): number {
  const given = asNumber(index, at)
  const position = given < 0 ? list.length + given : given
  if (position < 0 || position >= list.length) {
    throw new CodeError('index', at, { index: given, length: list.length })
  }
  return position
}
