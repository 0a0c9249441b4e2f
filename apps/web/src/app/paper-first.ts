/** The paper first: where a tool's own page lays out an empty sheet by itself, the page around it waits for that. */
import { earlyFrameLaidOut } from '@panya/tools/kit/early-frame.ts'
import { peekEarly } from '../adapters/session/early-session.ts'

const PATIENCE_MS = 8000
const CALM_MS = 1000

/** Nobody is kept waiting who has to sign in first, or who wants a certain project. */
export async function paperFirst(): Promise<void> {
  if (location.search !== '') return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([earlyFrameLaidOut().then(calm), nobodyIsHere(), patience])
}

/** Python, which the sheet has just asked for, comes first too. */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: CALM_MS })
    else resolve()
  })
}

async function nobodyIsHere(): Promise<void> {
  // Asked by a script that came before this one.
  await import('../adapters/session/ask-early.ts')
  const found = await peekEarly()?.catch(() => null)
  if (found) await new Promise(() => {})
}
