/** A conversation as the page has it: what was said, what is being waited for, and what went wrong last. */
import type { ShownCareContact, TutorTurn } from '@panya/domain/tutor/turn.ts'
import type { AskedTurn, TutorStep } from './tutor-client.ts'

export interface ConversationState {
  id: string | null
  turns: readonly TutorTurn[]
  /** Whom the learner can turn to, by the turn that said so. */
  contacts: Readonly<Record<string, ShownCareContact>>
  /** Asked, not answered yet. */
  asked: { question: string; step: TutorStep } | null
  /** What the last answer cost; null before the first. */
  paid: number | null
  failure: string | null
}

export type ConversationEvent =
  | { kind: 'restored'; id: string; turns: readonly TutorTurn[]; contact?: ShownCareContact }
  | { kind: 'asked'; question: string }
  | { kind: 'step'; step: TutorStep }
  | { kind: 'answered'; asked: AskedTurn }
  | { kind: 'failed'; failure: string }
  | { kind: 'reported'; turn: string }
  | { kind: 'begun-anew' }

export const NOTHING_SAID: ConversationState = {
  id: null,
  turns: [],
  contacts: {},
  asked: null,
  paid: null,
  failure: null,
}

export function nextConversation(
  state: ConversationState,
  event: ConversationEvent,
): ConversationState {
  switch (event.kind) {
    case 'restored': {
      const { id, turns, contact } = event
      const careTurns = turns.filter(({ outcome }) => outcome === 'care')
      const known = contact ? Object.fromEntries(careTurns.map((turn) => [turn.id, contact])) : {}
      return { ...state, id, turns, contacts: { ...known, ...state.contacts }, failure: null }
    }
    case 'asked':
      return {
        ...state,
        asked: { question: event.question, step: 'thinking' },
        paid: null,
        failure: null,
      }
    case 'step':
      return { ...state, asked: state.asked && { ...state.asked, step: event.step } }
    case 'answered': {
      const { conversation, turn, coins, contact } = event.asked
      const contacts = contact ? { ...state.contacts, [turn.id]: contact } : state.contacts
      // The same answer may come twice: once by looking again, once by asking again.
      const turns = [...state.turns.filter(({ id }) => id !== turn.id), turn]
      return { ...state, id: conversation, turns, contacts, asked: null, paid: coins }
    }
    case 'failed':
      return {
        ...state,
        // Older than a day: the next question begins a new one.
        id: event.failure === 'conversation-not-found' ? null : state.id,
        asked: null,
        failure: event.failure,
      }
    case 'reported':
      return {
        ...state,
        turns: state.turns.map((turn) =>
          turn.id === event.turn ? { ...turn, reported: true } : turn,
        ),
      }
    case 'begun-anew':
      return NOTHING_SAID
  }
}
