/** Reads single values out of a document that may hold anything anywhere. */

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What an object itself holds: a name such as `constructor` finds nothing that was not written there. */
export function own(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

export function entries(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function stringOf(value: unknown, usual = ''): string {
  return typeof value === 'string' ? value : usual
}

/** Fields may hold a number where a text is meant. */
export function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : stringOf(value)
}

export function finite(value: unknown, usual: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : usual
}

export function oneOf<Option extends string>(value: unknown, options: readonly Option[]): Option {
  return options.find((option) => option === value) ?? options[0]!
}

/** Those of these properties that hold a number. */
export function numbersOf<Name extends string>(
  given: unknown,
  ...names: Name[]
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const value = own(given, name)
    if (typeof value === 'number' && Number.isFinite(value)) found[name] = value
  }
  return found
}
