/** What can go wrong in an expected way, by a code that clients can rely on. */

export const PROBLEM_STATUS = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  NO_SPACE: 507,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The body of every answer that is not a success. */
export interface ProblemBody {
  code: ProblemCode
  /** Names the text to show, in English and stable: the client translates it. */
  message: string
  /** For BAD_INPUT: what is wrong with which field. */
  fields?: Record<string, string>
  /** For INTERNAL: the id under which it was logged. */
  id?: string
  /** For a save on an old revision: what the server has now, and the save that made it. */
  revision?: number
  saveId?: string
  /** For a document whose large parts are not here yet: their hashes. */
  missing?: string[]
}
