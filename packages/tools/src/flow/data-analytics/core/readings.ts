/** Readings of live sources as a table that grows: what a line says, and the rows that are kept. */

export type Reading = Record<string, number | string>

const NUMBER = '[-+]?\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?'
const NAMED = new RegExp(
  `^([\\p{L}_][\\p{L}\\p{M}\\w ]{0,23}?)\\s*[:=]\\s*(${NUMBER})\\s*\\S{0,4}$`,
  'iu',
)
const PLAIN = new RegExp(`^(${NUMBER})$`, 'i')

/** `23.5`, `23.5, 60`, `light: 42, heat=28`; null for a line that holds no readings. */
export function readingOf(line: string): Reading | null {
  const parts = line
    .trim()
    .split(/[,;\t]\s*|\s{2,}/)
    .filter((part) => part !== '')
  // Without the names that every object has: a board may call its readings what it likes.
  const reading = Object.create(null) as Reading
  for (const [at, part] of parts.entries()) {
    const named = NAMED.exec(part)
    const plain = PLAIN.exec(part)
    if (named) reading[named[1]!.trim()] = Number(named[2])
    else if (plain) reading[parts.length === 1 ? 'value' : `value${at + 1}`] = Number(plain[1])
    else return null
  }
  return parts.length > 0 ? reading : null
}

/** The rows kept so far, oldest first. A name that comes later starts its column then. */
export class Recording {
  readonly #names: string[] = []
  #rows: Reading[] = []

  add(reading: Reading, most: number): void {
    for (const name of Object.keys(reading))
      if (!this.#names.includes(name) && this.#names.length < 24) this.#names.push(name)
    this.#rows.push(reading)
    if (this.#rows.length > most) this.#rows = this.#rows.slice(this.#rows.length - most)
  }

  get size(): number {
    return this.#rows.length
  }

  /** Names first, then one list per row. */
  table(): (number | string | null)[][] {
    return [
      [...this.#names],
      ...this.#rows.map((row) => this.#names.map((name) => row[name] ?? null)),
    ]
  }
}

function csvCell(value: number | string | null): string {
  const text = value === null ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvOfRows(rows: readonly (readonly (number | string | null)[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',')).join('\n')
}
