/**
 * How numbers, text and truth behave in block programs (explained for people in docs/values.md). Nothing here
 * ever throws: a learner's program goes on with the nearest sensible value.
 */

import { ownTable } from '../code/own-table.ts'
import { plainDigits } from './plain-digits.ts'

export type Value = number | string | boolean

/** Each digit has one place in it: a text of a million digits and a letter is refused at once. */
const NUMERIC = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** The number somebody meant by this text, or null: '12', ' 3.5 ', '-1e3', and Thai or Arabic digits. */
export function readNumber(text: string): number | null {
  const first = text.charCodeAt(0)
  // Words are what texts mostly are: they need no closer look.
  if (first > 64 && first < 128) return null
  const whole = plainDigits(text)
  if (whole >= 0) return whole
  const plain = westernDigits(text.trim())
  return NUMERIC.test(plain) ? Number(plain) : null
}

function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹๐-๙]/g, (digit) => {
    const code = digit.charCodeAt(0)
    if (code >= 0x0e50) return String(code - 0x0e50)
    return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660)
  })
}

export function num(value: Value): number {
  return typeof value === 'number' ? value : slowNumber(value)
}

function slowNumber(value: string | boolean): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  return readNumber(value) ?? 0
}

/** 0.1 + 0.2 reads 0.3: at most twelve significant digits, whole numbers in full. */
export function numberText(value: number): string {
  if (Number.isInteger(value)) {
    return Math.abs(value) < 1e15 ? String(value + 0) : String(value)
  }
  if (!Number.isFinite(value)) return String(value)
  return String(Number(value.toPrecision(12)))
}

export function txt(value: Value): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? numberText(value) : String(value)
}

export function truth(value: Value): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  return value !== '' && value !== '0' && value.toLowerCase() !== 'false'
}

/** A value as it should be kept: text that reads as a plain number is that number. */
export function literal(text: string): Value {
  const value = readNumber(text)
  return value !== null && numberText(value) === text ? value : text
}

/** The number a value counts as in a comparison; NaN for text that is no number. */
function comparable(value: Value): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? (readNumber(value) ?? Number.NaN) : Number(value)
}

export function same(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b
  const left = comparable(a)
  const right = comparable(b)
  if (left === right) return true
  if (!Number.isNaN(left) && !Number.isNaN(right)) return false
  if (Object.is(a, Number.NaN) || Object.is(b, Number.NaN)) return false
  return txt(a).toLowerCase() === txt(b).toLowerCase()
}

/** `same` for a text and a number that is written in the program. */
export function reads(text: string, value: number): boolean {
  return readNumber(text) === value
}

export function less(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b
  const left = comparable(a)
  const right = comparable(b)
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left < right
  // A number that is none is neither before nor after anything.
  if (Object.is(a, Number.NaN) || Object.is(b, Number.NaN)) return false
  return txt(a).toLowerCase() < txt(b).toLowerCase()
}

/** The remainder has the sign of the divisor, as in Python; nothing is left over from a division by 0. */
export function mod(a: number, b: number): number {
  if (b === 0) return 0
  const rest = a % b
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0
}

export function divide(a: number, b: number): number {
  if (b !== 0) return a / b
  if (a === 0) return 0
  return a > 0 ? Infinity : -Infinity
}

/** Half goes up, also below zero: 2.5 is 3, -2.5 is -2. */
export function round(value: number): number {
  return Math.floor(value + 0.5)
}

/** How a counting loop goes on: by how much somebody said, always towards the end; 0 counts as 1. */
export function stride(from: number, to: number, by: number): number {
  return (Math.abs(by) || 1) * (from <= to ? 1 : -1)
}

const DEGREES = Math.PI / 180
const tidy = (value: number): number => Math.round(value * 1e10) / 1e10

const MATH = ownTable<(value: number) => number>({
  abs: Math.abs,
  floor: Math.floor,
  ceiling: Math.ceil,
  sqrt: (value) => (value < 0 ? 0 : Math.sqrt(value)),
  sin: (value) => tidy(Math.sin(value * DEGREES)),
  cos: (value) => tidy(Math.cos(value * DEGREES)),
  tan: (value) => tangent(value),
  asin: (value) => tidy(Math.asin(clamp(value, -1, 1)) / DEGREES),
  acos: (value) => tidy(Math.acos(clamp(value, -1, 1)) / DEGREES),
  atan: (value) => tidy(Math.atan(value) / DEGREES),
  ln: (value) => logarithm(value, Math.log),
  log: (value) => logarithm(value, Math.log10),
  exp: Math.exp,
  power10: (value) => 10 ** value,
})

export const MATH_FUNCTIONS = Object.keys(MATH)

function tangent(degrees: number): number {
  const angle = mod(degrees, 180)
  return angle === 90 ? Infinity : tidy(Math.tan(angle * DEGREES))
}

function logarithm(value: number, log: (value: number) => number): number {
  return value > 0 ? log(value) : value === 0 ? -Infinity : 0
}

export function math(name: string, value: number): number {
  return (MATH[name] ?? MATH.abs!)(value) + 0
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Letters as people see them: 'สวัสดี' counts base characters with their marks, emoji count one. */
const SEGMENTER = new Intl.Segmenter('th', { granularity: 'grapheme' })

function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 32 || code > 126) return false
  }
  return true
}

export function letters(text: string): string[] {
  if (isPlain(text)) return text.split('')
  return Array.from(SEGMENTER.segment(text), (part) => part.segment)
}

export function letterAt(text: string, position: number): string {
  const index = Math.floor(position) - 1
  if (isPlain(text)) return text[index] ?? ''
  return letters(text)[index] ?? ''
}

export function letterCount(text: string): number {
  return isPlain(text) ? text.length : letters(text).length
}

export function slice(text: string, from: number, to: number): string {
  const start = Math.max(1, Math.floor(from))
  return letters(text)
    .slice(start - 1, Math.max(start - 1, Math.floor(to)))
    .join('')
}

export function contains(text: string, part: string): boolean {
  if (text.indexOf(part) >= 0) return true
  return hasCase(part) && text.toLowerCase().includes(part.toLowerCase())
}

/** Digits, spaces and signs are the same in capitals. */
export function hasCase(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 64) return true
  return false
}

/** Longer text than this is cut: a loop that doubles a text must not eat the computer's memory. */
export const TEXT_LIMIT = 1_000_000

export function join(a: string, b: string): string {
  const joined = a + b
  return joined.length > TEXT_LIMIT ? joined.slice(0, TEXT_LIMIT) : joined
}
