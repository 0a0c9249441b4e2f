/** Reads one output of a cell: data by type, words, or an error; anything else is named and refused. */
import type { Output } from './notebook.ts'
import { type Json, type JsonBudget, NotData } from './plain-json.ts'

type Loose = Record<string, unknown>

/** Something is not as it should be; the message is the place. */
export class Damage extends Error {}

export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(value: unknown, place: string, budget: JsonBudget): string {
  if (typeof value === 'string') return budget.text(value)
  if (!Array.isArray(value)) throw new Damage(place)
  const lines = naming(place, () => budget.list(value))
  if (!lines.every((line) => typeof line === 'string')) throw new Damage(place)
  return lines.join('')
}

export function metadataOf(
  value: unknown,
  place: string,
  budget: JsonBudget,
): Record<string, Json> {
  if (value === undefined || value === null) return {}
  if (!isObject(value)) throw new Damage(place)
  const copy = naming(place, () => budget.object(value))
  // Whoever stored it does not decide whether it is trusted.
  delete copy['trusted']
  // The notebook's own model asks a thing for its constructor to learn what kind it is.
  for (const part of [copy, ...Object.values(copy)]) if (isObject(part)) delete part['constructor']
  return copy
}

/** A copy that fails because of its content says where that was. */
export function naming<Result>(place: string, copy: () => Result): Result {
  try {
    return copy()
  } catch (error) {
    throw error instanceof NotData ? new Damage(place) : error
  }
}

export function outputFrom(value: unknown, place: string, budget: JsonBudget): Output {
  if (!isObject(value)) throw new Damage(place)
  const shown = () => ({
    data: bundleFrom(value['data'], `${place}.data`, budget),
    metadata: metadataOf(value['metadata'], `${place}.metadata`, budget),
  })
  switch (value['output_type']) {
    case 'stream':
      return {
        output_type: 'stream',
        name: value['name'] === 'stderr' ? 'stderr' : 'stdout',
        text: textOf(value['text'], `${place}.text`, budget),
      }
    case 'display_data':
      return { output_type: 'display_data', ...shown() }
    case 'execute_result':
      return {
        output_type: 'execute_result',
        ...shown(),
        execution_count: countOf(value['execution_count']),
      }
    case 'error':
      return {
        output_type: 'error',
        ename: plain(value['ename'], budget),
        evalue: plain(value['evalue'], budget),
        traceback: linesOf(value['traceback'], `${place}.traceback`, budget),
      }
    default:
      throw new Damage(`${place}.output_type`)
  }
}

export function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null
}

function linesOf(value: unknown, place: string, budget: JsonBudget): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new Damage(place)
  return naming(place, () => budget.list(value)).map((line, index) => {
    if (typeof line !== 'string') throw new Damage(`${place}[${index}]`)
    return line
  })
}

const MIME = /^[a-z0-9][\w.+-]{0,80}\/[\w.+-]{1,120}(;[\w .=+"-]{0,80})?$/i

/** The same thing in several types. What is text may be stored line by line; JSON stays as it is. */
export function bundleFrom(
  value: unknown,
  place: string,
  budget: JsonBudget,
): Record<string, Json> {
  if (!isObject(value)) throw new Damage(place)
  const parts = Object.entries(value).filter(([mime]) => MIME.test(mime))
  return Object.fromEntries(
    parts.map(([mime, part]) => {
      const inside = `${place}.${mime}`
      const isText = /^(text|image|audio|video)\//i.test(mime) && !/json/i.test(mime)
      const isLines = Array.isArray(part) && !/json/i.test(mime)
      const copy = isText || isLines ? textOf(part, inside, budget) : budgeted(part, inside, budget)
      return [budget.text(mime), copy]
    }),
  )
}

function budgeted(part: unknown, place: string, budget: JsonBudget): Json {
  return naming(place, () => budget.copy(part))
}

function plain(value: unknown, budget: JsonBudget): string {
  return typeof value === 'string' ? budget.text(value) : ''
}
