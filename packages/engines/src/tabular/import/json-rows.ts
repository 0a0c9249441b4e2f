import { FlowFailure } from '../../flow/flow-value.ts'
import type { Cell } from '../table.ts'
import { cellFrom } from './column-reading.ts'

/** JSON as rows: a list of objects, one object per line, lists of lists, or a list per column. */

type Json = Record<string, unknown>
interface Rows {
  heads: string[]
  rows: Cell[][]
}

const DEEPEST = 4

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? cellFrom(value) : JSON.stringify(value)
}

/** `{"home": {"city": "Nan"}}` has a column `home.city`. */
function flatten(row: Json, into: Map<string, Cell>, before = '', depth = 0): Map<string, Cell> {
  for (const [name, value] of Object.entries(row)) {
    const key = before + name
    if (isObject(value) && depth < DEEPEST && Object.keys(value).length > 0)
      flatten(value, into, `${key}.`, depth + 1)
    else into.set(key, jsonCell(value))
  }
  return into
}

function fromObjects(list: readonly Json[]): Rows {
  const rows = list.map((row) => flatten(row, new Map()))
  const heads = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return { heads, rows: rows.map((row) => heads.map((head) => row.get(head) ?? null)) }
}

function fromLists(list: readonly unknown[][]): Rows {
  const [heads = [], ...rows] = list
  return {
    heads: heads.map((head) => String(jsonCell(head) ?? '')),
    rows: rows.map((row) => row.map(jsonCell)),
  }
}

function fromColumns(columns: [string, unknown[]][]): Rows {
  const length = Math.max(...columns.map(([, data]) => data.length))
  return {
    heads: columns.map(([name]) => name),
    rows: Array.from({ length }, (_, row) => columns.map(([, data]) => jsonCell(data[row]))),
  }
}

function rowsIn(value: unknown, depth = 0): Rows | null {
  if (Array.isArray(value)) {
    if (value.length === 0) return null
    if (value.every(isObject)) return fromObjects(value)
    return value.every(Array.isArray) ? fromLists(value as unknown[][]) : null
  }
  if (!isObject(value) || depth > 3) return null
  const entries = Object.entries(value)
  const lists = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const isPlain = (list: unknown[]): boolean => list.every((item) => Object(item) !== item)
  if (
    lists.length > 0 &&
    lists.length === entries.length &&
    lists.every(([, list]) => isPlain(list))
  )
    return fromColumns(lists)
  for (const [, inner] of entries) {
    const found = Object(inner) === inner ? rowsIn(inner, depth + 1) : null
    if (found) return found
  }
  return null
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function fromLines(text: string): Rows {
  const lines = text.split(/\r?\n/)
  const rows: Json[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const row = parsed(line)
    if (!row) throw new FlowFailure('broken-json-line', { row: at + 1 })
    if (!isObject(row.value)) throw new FlowFailure('broken-json')
    rows.push(row.value)
  }
  return fromObjects(rows)
}

/** Objects one below the other, and no list around them. */
const LINES = /^\s*\{.*\}\s*\n\s*\{/

export const looksLikeJson = (text: string): boolean =>
  /^\s*(\[\s*[[{]|\{\s*")/.test(text.slice(0, 4000))

export function jsonRows(text: string): Rows {
  const bare = text.replace(/^\ufeff/, '')
  const whole = parsed(bare)
  if (!whole) {
    if (LINES.test(bare.slice(0, 1_000_000))) return fromLines(bare)
    throw new FlowFailure('broken-json')
  }
  // A single line is a table of one row.
  const found = rowsIn(whole.value) ?? (isObject(whole.value) ? fromObjects([whole.value]) : null)
  if (!found || found.heads.length === 0) throw new FlowFailure('broken-json')
  return found
}
