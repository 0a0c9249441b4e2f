/** Where failures go that nobody needs to see: the console, and a short note to the server. */

const MOST_NOTES = 20
const LONGEST_NOTE = 500

let notes = 0

export function logFailure(code: string, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  // oxlint-disable-next-line no-console -- This is where logging ends.
  console.warn(`${code}: ${message}`)
  notes += 1
  if (notes > MOST_NOTES || typeof navigator === 'undefined' || !navigator.onLine) return
  const note = { level: 'error', code, message: message.slice(0, LONGEST_NOTE) }
  navigator.sendBeacon('/api/auth/_log', new URLSearchParams(note))
}
