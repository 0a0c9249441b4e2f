/** What makes a session valid on a device, and why one stops being it. */

/** Maximum devices per account; a further one ends the oldest. */
export const MAX_DEVICES = 3

/** The session of a device that was not seen for this long has expired. */
export const DEVICE_SESSION_DAYS = 30

/** Cookie and record outlive the session: whoever comes back after the holidays can be told why it ended. */
export const DEVICE_RECORD_DAYS = 90

/** However often it is seen: after this long everybody proves anew who they are. */
export const LONGEST_SESSION_DAYS = 180

export const SESSION_INVALID_REASONS = [
  'exceeded_limit',
  'not_found',
  'inactive',
  'expired',
] as const
export type SessionInvalidReason = (typeof SESSION_INVALID_REASONS)[number]

/** Whatever else a server may say is an expiry. */
export function sessionInvalidReason(said: string | null): SessionInvalidReason {
  return SESSION_INVALID_REASONS.find((reason) => reason === said) ?? 'expired'
}

/** With the answer of GET /api/auth/session: why the session of the cookie that came is over. */
export const SESSION_ENDED_HEADER = 'x-session-ended'

/** The answer of POST /api/auth/validate-session. */
export interface SessionValidity {
  isValid: boolean
  reason: SessionInvalidReason | null
}

/** One of my devices, as GET /api/devices lists them: never with the secret sessionId. */
export interface Device {
  id: number
  name: string
  createdAt: string
  lastSeenAt: string
  current: boolean
}
