/** Why a platform could not be asked: one word, said in every language by the pages, and what it is about. */

const PLATFORM_PROBLEMS = [
  'not-https',
  'private-address',
  'unknown-host',
  'unreachable',
  'timeout',
  'certificate',
  'redirect',
  'too-large',
  /** Not among the addresses that are registered for the platform. */
  'foreign-address',
  'status',
  'not-json',
  'no-keys',
  'no-token',
  'no-members',
  'too-many-members',
  /** What the mark belonged to is not there any more. */
  'no-place',
  'unexpected',
] as const
export type PlatformProblemReason = (typeof PLATFORM_PROBLEMS)[number]

export interface PlatformTrouble {
  reason: PlatformProblemReason
  /** A host, or a host and what it answered. */
  detail: string
}

/** As it is kept: `status moodle.example 500`. */
export function writeTrouble({ reason, detail }: PlatformTrouble): string {
  return `${reason} ${detail}`.trim()
}

export function readTrouble(kept: string): PlatformTrouble {
  const [word = '', ...rest] = kept.split(' ')
  const reason = PLATFORM_PROBLEMS.find((one) => one === word)
  return reason ? { reason, detail: rest.join(' ') } : { reason: 'unexpected', detail: kept }
}
