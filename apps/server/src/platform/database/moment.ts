/** Moments of raw queries come as PostgreSQL writes them; clients get them as RFC 3339. */

export function isoMoment(value: string): string
export function isoMoment(value: string | null): string | null
export function isoMoment(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}
