/** What makes a session valid on a device, and why one stops being it. */

/** Maximum devices per account; a further one ends the oldest. */
export const MAX_DEVICES = 3

/** A device that was not seen for this long is forgotten. */
export const DEVICE_SESSION_DAYS = 30

/** However often it is seen: after this long everybody proves anew who they are. */
export const LONGEST_SESSION_DAYS = 180

export const SESSION_INVALID_REASONS = ['exceeded_limit', 'not_found', 'inactive'] as const
export type SessionInvalidReason = (typeof SESSION_INVALID_REASONS)[number]

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
