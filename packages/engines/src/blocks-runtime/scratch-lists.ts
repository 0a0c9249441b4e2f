/** Lists by the rules of Scratch 3, under the names of lists.ts. */
import { letters, num, same, txt } from './scratch-values.ts'
import type { Value } from './values.ts'

export type List = Value[]

export const LIST_LIMIT = 200_000

/**
 * The position somebody means: a number, or one of Scratch's words. 0 when there is no such place. `length` is
 * how many places there are: one more than items for who inserts.
 */
export function position(value: Value, length: number, random: () => number): number {
  if (typeof value === 'string') {
    if (value === 'last') return length
    if (value === 'random' || value === 'any') return length && 1 + Math.floor(random() * length)
  }
  const index = Math.floor(num(value))
  return index >= 1 && index <= length ? index : 0
}

export function item(list: List, at: number): Value {
  return list[Math.floor(at) - 1] ?? ''
}

/** @public Called by generated code. */
export function numberItem(list: List, at: number): number {
  return num(item(list, at))
}

export function replace(list: List, at: number, value: Value): void {
  const index = Math.floor(at) - 1
  if (index >= 0 && index < list.length) list[index] = value
}

/** A full list drops its last item. */
export function insert(list: List, at: number, value: Value): void {
  const index = Math.floor(at) - 1
  if (index < 0 || index > list.length || index >= LIST_LIMIT) return
  list.splice(index, 0, value)
  if (list.length > LIST_LIMIT) list.pop()
}

export function remove(list: List, at: number): void {
  const index = Math.floor(at) - 1
  if (index === list.length - 1) list.pop()
  else if (index >= 0 && index < list.length) list.splice(index, 1)
}

export function indexOf(list: List, value: Value): number {
  return list.findIndex((entry) => same(entry, value)) + 1
}

/** Texts of one letter are written together, all else with spaces between. */
export function listText(list: List): string {
  const isWord = list.every((entry) => typeof entry === 'string' && entry.length === 1)
  return list.map(txt).join(isWord ? '' : ' ')
}

/** @public Called by generated code. */
export function split(text: string, separator: string, read: (part: string) => Value): List {
  if (text === '') return []
  const parts = separator === '' ? letters(text) : text.split(separator)
  return parts.slice(0, LIST_LIMIT).map(read)
}
