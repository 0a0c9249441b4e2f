/** Asking, waiting, stopping; whoever asks again after a broken connection is not charged twice. */
import type { TutorSubject } from '@panya/domain/tutor/tutor.ts'
import { useEffect, useReducer, useRef } from 'react'
import { NOTHING_SAID, nextConversation } from './conversation-state.ts'
import { type Ask, type AskedTurn, TutorFailure, type Wish } from './tutor-client.ts'

/** Nobody knows whether it was answered: the same question goes out under the same key. */
const UNCERTAIN = new Set(['offline', 'broken', 'still-running'])

interface AskedFor<Subject> {
  subject: Subject
  question: string
  coins: number
}

export function useConversation<Subject = TutorSubject>(
  ask: Ask<Subject>,
  settled: (asked: AskedTurn | null, failure: string | null) => void,
) {
  const [state, tell] = useReducer(nextConversation, NOTHING_SAID)
  const running = useRef<AbortController | null>(null)
  const uncertain = useRef<Wish<Subject> | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Whether it was answered, in whatever way. */
  async function send({ subject, question, coins }: AskedFor<Subject>): Promise<boolean> {
    if (running.current) return false
    const control = new AbortController()
    running.current = control
    const before = uncertain.current
    const again = before?.question === question && before.coins === coins ? before : null
    const fresh = { subject, question, coins, conversation: state.id, key: crypto.randomUUID() }
    const wish = again ?? fresh
    uncertain.current = null
    tell({ kind: 'asked', question })
    try {
      const asked = await ask(wish, {
        onStep: (step) => tell({ kind: 'step', step }),
        signal: control.signal,
      })
      if (running.current !== control) return false
      tell({ kind: 'answered', asked })
      settled(asked, null)
      return true
    } catch (error) {
      if (running.current !== control) return false
      const code = error instanceof TutorFailure ? error.code : 'failed'
      const failure = control.signal.aborted ? 'stopped' : code
      if (UNCERTAIN.has(failure)) uncertain.current = wish
      tell({ kind: 'failed', failure })
      settled(null, failure)
      return false
    } finally {
      if (running.current === control) running.current = null
    }
  }

  function beginAnew(): void {
    running.current?.abort()
    running.current = null
    uncertain.current = null
    tell({ kind: 'begun-anew' })
  }

  return { state, tell, send, beginAnew, stop: () => running.current?.abort() }
}
