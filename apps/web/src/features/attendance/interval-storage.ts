/** Lets a page that is loaded anew go on with the quarter of an hour it was in. */

const KEY = 'panya:attendance-interval'
/** A page that was away for longer was left, not reloaded. */
const LONGEST_GAP_MS = 60_000

interface Kept {
  studentId: number
  elapsedMs: number
  at: number
}

export function storeInterval(studentId: number, elapsedMs: number, at: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ studentId, elapsedMs, at } satisfies Kept))
  } catch {
    // Without storage the interval begins anew.
  }
}

export function storedInterval(studentId: number, now: number): number {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    const gap = now - (kept?.at ?? Number.NEGATIVE_INFINITY)
    const usable = kept?.studentId === studentId && gap >= 0 && gap <= LONGEST_GAP_MS
    return usable ? kept.elapsedMs + gap : 0
  } catch {
    return 0
  }
}
