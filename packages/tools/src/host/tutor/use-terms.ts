/** What the learner may ask now and what it costs; looked at again when it may have changed. */
import type { TutorTerms } from '@panya/domain/tutor/tutor.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TutorClient } from './tutor-client.ts'

/** What was stopped has given its coins back by then. */
const GIVEN_BACK_MS = 1500

/** `unreachable`: without the server the page's own explanations still help. */
export type Terms = TutorTerms | 'unreachable' | null

export function useTerms(door: Pick<TutorClient, 'terms'>, level: string | null) {
  const [terms, setTerms] = useState<Terms>(null)
  const asked = useRef(0)
  const timer = useRef(0)
  const look = useCallback(async (): Promise<void> => {
    const mine = ++asked.current
    const found = await door.terms(level).catch(() => null)
    if (asked.current === mine) setTerms((before) => found ?? before ?? 'unreachable')
  }, [door, level])
  useEffect(() => {
    const again = () => void look()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [look])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  function lookSoon(): void {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void look(), GIVEN_BACK_MS)
  }
  function paid(balance: number): void {
    // An older answer, still on its way, knows an older balance.
    asked.current++
    setTerms((before) => (before && before !== 'unreachable' ? { ...before, balance } : before))
  }
  return { terms, look, lookSoon, paid }
}
