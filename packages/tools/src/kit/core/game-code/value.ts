/** The values a game program works with, and how they are compared and shown, as in Python. */
import { CodeError } from './code-error.ts'
import { LIMITS } from './limits.ts'

export type Value = number | boolean | string | Value[]

export function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== 0 && value !== '' && value !== false
}

export function same(left: Value, right: Value, depth = 0): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return plain(left) === plain(right)
  if (depth > LIMITS.nesting) return false
  return (
    left.length === right.length &&
    left.every((item, index) => same(item, right[index] as Value, depth + 1))
  )
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
  if (depth > 3) return '[…]'
  const shown = value.slice(0, 20).map((item) => showValue(item, depth + 1))
  return `[${shown.join(', ')}${value.length > 20 ? ', …' : ''}]`
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
