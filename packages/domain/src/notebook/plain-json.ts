/** Copies what may be nothing but data: JSON of a bounded size, without the name that reaches into a prototype. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** The same place in a notebook may be named in a message, so it is kept short. */
export class TooMuch extends Error {}
export class NotData extends Error {}

const MOST_DEPTH = 100
const MOST_VALUES = 1_000_000
const MOST_CHARACTERS = 16_000_000

/** What one notebook may hold in all its parts together. */
export class JsonBudget {
  #values = MOST_VALUES
  #characters = MOST_CHARACTERS

  text(value: string): string {
    this.#characters -= value.length
    if (this.#characters < 0) throw new TooMuch(`more than ${MOST_CHARACTERS} characters`)
    return value
  }

  copy(value: unknown, depth = 0): Json {
    this.#values -= 1
    if (this.#values < 0) throw new TooMuch(`more than ${MOST_VALUES} values`)
    if (depth > MOST_DEPTH) throw new TooMuch(`more than ${MOST_DEPTH} levels`)
    switch (typeof value) {
      case 'string':
        return this.text(value)
      case 'boolean':
        return value
      case 'number':
        return Number.isFinite(value) ? value : null
      case 'object':
        if (value === null) return null
        return Array.isArray(value) ? this.list(value, depth) : this.object(value, depth)
      case 'bigint':
      case 'function':
      case 'symbol':
      case 'undefined':
        throw new NotData(typeof value)
    }
  }

  list(value: unknown[], depth = 0): Json[] {
    // A list of holes costs nothing to send and for ever to walk through.
    if (value.length > this.#values) throw new TooMuch(`more than ${MOST_VALUES} values`)
    return Array.from(value, (part) => this.copy(part, depth + 1))
  }

  object(value: object, depth = 0): { [name: string]: Json } {
    const kind: unknown = Object.getPrototypeOf(value)
    if (kind !== Object.prototype && kind !== null) throw new NotData('no plain object')
    const entries = Object.entries(value).filter(
      ([name, part]) => name !== '__proto__' && part !== undefined,
    )
    return Object.fromEntries(
      entries.map(([name, part]) => [this.text(name), this.copy(part, depth + 1)]),
    )
  }
}
