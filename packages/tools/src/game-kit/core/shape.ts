/** Small checks for values that came from outside: submissions, documents, stored progress. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength
}

export function isIndex(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit
}

export function isOneOf<T extends string>(value: unknown, allowed: readonly T[]): value is T {
  return typeof value === 'string' && (allowed as readonly string[]).includes(value)
}

export function isListOf<T>(
  value: unknown,
  limit: number,
  accepts: (item: unknown) => item is T,
): value is T[] {
  return Array.isArray(value) && value.length <= limit && value.every((item) => accepts(item))
}
