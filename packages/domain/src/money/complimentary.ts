/** Complimentary subscriptions: a plan given for a time, and which one counts. */

export const ACTIVE_STATUS = 'active'
export const CYCLES = ['monthly', 'yearly'] as const
export type Cycle = (typeof CYCLES)[number]
export const GRANT_REASON_MAX = 500

export function isCycle(value: string): value is Cycle {
  return (CYCLES as readonly string[]).includes(value)
}

/** Current: active, and its end is not in the past. */
export function isCurrent(
  { status, expiresAt }: { status: string; expiresAt: Date },
  now: Date,
): boolean {
  return status === ACTIVE_STATUS && expiresAt.getTime() >= now.getTime()
}

/** A grant until a day counts through that whole day in Bangkok. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999+07:00`)
}
