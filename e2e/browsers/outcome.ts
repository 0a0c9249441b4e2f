/** How a journey went in a browser, and what of it was known before. */
import { KNOWN, type Known } from './known.ts'

export type Outcome =
  | { state: 'ok' }
  | { state: 'failed'; reason: string }
  /** As the list of known differences says. */
  | { state: 'cannot' | 'known'; reason: string }

/** Journeys by name. */
export type Outcomes = Record<string, Outcome>

const isAbout = (known: Known, browser: string, journey: string): boolean =>
  known.browser === browser && journey.startsWith(known.journey)

export function outcomeOf(browser: string, journey: string, failure: string | null): Outcome {
  if (failure === null) return { state: 'ok' }
  const known = KNOWN.find((one) => isAbout(one, browser, journey) && one.says.test(failure))
  if (!known) return { state: 'failed', reason: failure }
  return { state: known.whose === 'ours' ? 'known' : 'cannot', reason: known.because }
}

/** What is on the list and works all the same. */
export function outdated(browser: string, outcomes: Outcomes): string[] {
  return Object.entries(outcomes).flatMap(([journey, { state }]) =>
    state === 'ok' && KNOWN.some((one) => isAbout(one, browser, journey))
      ? [`${browser}: “${journey}” works and can leave the list of known differences`]
      : [],
  )
}

export function inWords(outcome: Outcome | undefined): string {
  if (!outcome) return 'not tried'
  if (outcome.state === 'ok') return 'ok'
  return `${outcome.state === 'known' ? 'failed, known' : outcome.state}: ${outcome.reason}`
}
