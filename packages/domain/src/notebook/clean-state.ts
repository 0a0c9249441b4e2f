/** What a run from nothing said about a notebook: kept with every saved version of it. */
export const CLEAN_STATES = ['unknown', 'clean', 'differs', 'outdated'] as const

export type CleanState = (typeof CLEAN_STATES)[number]

export function isCleanState(value: unknown): value is CleanState {
  return CLEAN_STATES.some((state) => state === value)
}
