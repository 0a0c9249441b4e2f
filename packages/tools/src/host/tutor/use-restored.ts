/** What the server remembers of the last day: shown after a reload, and when an answer came while the line was broken. */
import { useEffect } from 'react'
import type { ConversationEvent, ConversationState } from './conversation-state.ts'
import type { Terms } from './use-terms.ts'

interface Restored {
  state: ConversationState
  tell(event: ConversationEvent): void
  /** Somebody began a new one here: the old one stays away. */
  hasBegun: boolean
  /** The words in the field were answered meanwhile. */
  onAnswered(question: string): void
}

export function useRestored(terms: Terms, { state, tell, hasBegun, onAnswered }: Restored): void {
  useEffect(() => {
    if (terms === null || terms === 'unreachable' || !terms.conversation || state.asked) return
    const { id, turns } = terms.conversation
    const isThis = state.id === null ? !hasBegun : state.id === id
    if (!isThis || turns.length <= state.turns.length) return
    const last = turns.at(-1)
    // The page has just said it better.
    if (last?.outcome === 'failed' && state.failure !== null) return
    tell({ kind: 'restored', id, turns, ...(terms.contact && { contact: terms.contact }) })
    if (last?.outcome === 'answered') onAnswered(last.question)
    // oxlint-disable-next-line react/exhaustive-deps -- only what the server says anew
  }, [terms])
}
