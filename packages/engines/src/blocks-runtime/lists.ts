/** Lists count from 1; asking for an item that is not there gives empty text, changing it does nothing. */
import { letters, num, same, txt, type Value } from './values.ts'

export type List = Value[]

/** Enough for any class project, small enough that a runaway loop cannot eat the computer's memory. */
export const LIST_LIMIT = 1_000_000

export function item(list: List, position: number): Value {
  return list[position - 1] ?? list[Math.floor(position) - 1] ?? ''
}

export function numberItem(list: List, position: number): number {
  const value = list[position - 1]
  return typeof value === 'number' ? value : num(item(list, position))
}

export function replace(list: List, position: number, value: Value): void {
  const index = Math.floor(position) - 1
  if (index >= 0 && index < list.length) list[index] = value
}

export function insert(list: List, position: number, value: Value): void {
  const index = Math.floor(position) - 1
  if (index < 0 || index > list.length || list.length >= LIST_LIMIT) return
  list.splice(index, 0, value)
}

export function remove(list: List, position: number): void {
  const index = Math.floor(position) - 1
  if (index === list.length - 1) list.pop()
  else if (index >= 0 && index < list.length) list.splice(index, 1)
}

export function indexOf(list: List, value: Value): number {
  return list.findIndex((entry) => same(entry, value)) + 1
}

/** One-letter items are written together, longer ones with spaces between. */
export function listText(list: List): string {
  const parts = list.map(txt)
  return parts.join(parts.every((part) => part.length === 1) ? '' : ' ')
}

export function split(text: string, separator: string, read: (part: string) => Value): List {
  if (text === '') return []
  const parts = separator === '' ? letters(text) : text.split(separator)
  return parts.slice(0, LIST_LIMIT).map(read)
}
