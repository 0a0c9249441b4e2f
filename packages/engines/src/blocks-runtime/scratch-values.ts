/**
 * How numbers, text and truth behave in programs with the rules of Scratch 3 (explained for people in
 * docs/scratch.md). The names are those of values.ts, so that generated code can be given either set.
 */
import { ownTable } from '../code/own-table.ts'
import { plainDigits } from './plain-digits.ts'
import { clamp, stride, type Value } from './values.ts'

/** @public Called by generated code. */
export { clamp, stride }

/** A loop that doubles a text must not eat the computer's memory. */
export const TEXT_LIMIT = 10_000_000

/** As JavaScript reads it, also 0x10, 0b101, 0o17 and Infinity; NaN for text that is no number. */
function read(text: string): number {
  const whole = plainDigits(text)
  return whole >= 0 ? whole : Number(text)
}

export function readNumber(text: string): number | null {
  const value = read(text)
  return Number.isNaN(value) ? null : value
}

/** What is no number counts 0, also NaN itself. */
export function num(value: Value): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  const number = typeof value === 'number' ? value : read(value)
  return Number.isNaN(number) ? 0 : number
}

/** @public Called by generated code. */
export function numberText(value: number): string {
  return String(value)
}

export function txt(value: Value): string {
  return typeof value === 'string' ? value : String(value)
}

export function truth(value: Value): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0 && !Number.isNaN(value)
  return value !== '' && value !== '0' && value.toLowerCase() !== 'false'
}

/** What somebody typed stays text. */
export function literal(text: string): Value {
  return text
}

/** Nothing but spaces. A tab is none of them: Scratch's own way of looking did not know it. */
const isBlank = (text: string): boolean => text.trim() === '' && !text.includes('\t')

/** The number a value counts as in a comparison; NaN for text that is no number, and for nothing but spaces. */
function comparable(value: Value): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  const number = read(value)
  return number === 0 && isBlank(value) ? Number.NaN : number
}

const inSmall = (value: Value): string => txt(value).toLowerCase()

export function same(a: Value, b: Value): boolean {
  if (a === b) return true
  const left = comparable(a)
  const right = comparable(b)
  if (Number.isNaN(left) || Number.isNaN(right)) return inSmall(a) === inSmall(b)
  return left === right
}

/** `same` for a text and a number that is written in the program. */
export function reads(text: string, value: number): boolean {
  return comparable(text) === value
}

export function less(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a < b) return true
    if (a >= b) return false
  }
  const left = comparable(a)
  const right = comparable(b)
  if (Number.isNaN(left) || Number.isNaN(right)) return inSmall(a) < inSmall(b)
  return left < right
}

/** The remainder has the sign of the divisor; by 0 it is no number. */
export function mod(a: number, b: number): number {
  const rest = a % b
  return rest / b < 0 ? rest + b : rest
}

/** @public Called by generated code. */
export function divide(a: number, b: number): number {
  return a / b
}

export function round(value: number): number {
  return Math.round(value)
}

const tenDigits = (value: number): number => Number(value.toFixed(10))

function tangent(degrees: number): number {
  const angle = degrees % 360
  if (angle === 90 || angle === -270) return Infinity
  if (angle === -90 || angle === 270) return -Infinity
  return tenDigits(Math.tan((Math.PI * angle) / 180))
}

const MATH = ownTable<(value: number) => number>({
  abs: Math.abs,
  floor: Math.floor,
  ceiling: Math.ceil,
  sqrt: Math.sqrt,
  sin: (value) => tenDigits(Math.sin((Math.PI * value) / 180)),
  cos: (value) => tenDigits(Math.cos((Math.PI * value) / 180)),
  tan: tangent,
  asin: (value) => (Math.asin(value) * 180) / Math.PI,
  acos: (value) => (Math.acos(value) * 180) / Math.PI,
  atan: (value) => (Math.atan(value) * 180) / Math.PI,
  ln: Math.log,
  log: (value) => Math.log(value) / Math.LN10,
  exp: Math.exp,
  power10: (value) => 10 ** value,
})

export function math(name: string, value: number): number {
  return (MATH[name] ?? MATH.abs!)(value)
}

/** Letters are what a computer counts: an emoji is two, a Thai letter and its mark are two. */
export function letters(text: string): string[] {
  return text.split('')
}

export function letterAt(text: string, position: number): string {
  return position < 1 ? '' : text.charAt(position - 1)
}

export function letterCount(text: string): number {
  return text.length
}

/** @public Called by generated code. */
export function slice(text: string, from: number, to: number): string {
  const start = Math.max(1, Math.floor(from)) - 1
  return text.slice(start, Math.max(start, Math.floor(to)))
}

export function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

/** @public Called by generated code. */
export function join(a: string, b: string): string {
  const joined = a + b
  return joined.length > TEXT_LIMIT ? joined.slice(0, TEXT_LIMIT) : joined
}

/** Whether a value asks for whole random numbers: of a text it is the missing point that says so. */
export function isWhole(value: Value): boolean {
  if (typeof value === 'string') return !value.includes('.')
  return typeof value === 'boolean' || Number.isNaN(value) || Number.isInteger(value)
}
