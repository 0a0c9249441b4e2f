/**
 * The state machine of a session in this browser: its states, and what leads from one to the next. Nothing is done
 * here; session.ts asks the server and acts. An answer names the session it was asked about (`of`): one
 * that comes too late, when somebody else is here already, changes nothing.
 */
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'

/** The password was right; now a code, a passkey, or either. */
export type SecondStep = 'app' | 'passkey' | 'any'

export type SessionEnd =
  /** The server's reasons. */
  | SessionInvalidReason
  /** They signed out, or the demo account they used was closed. */
  | 'signed-out'
  | 'inactive-demo'

export type SessionState =
  /** Who is here, and what they have, is being asked. */
  | { name: 'loading'; id: string | null }
  | { name: 'signed-out'; id: null }
  /** Credentials are on their way; a refusal leads back. */
  | { name: 'signing-in'; id: null; back: SessionState }
  | { name: 'second-step'; id: null; step: SecondStep }
  | { name: 'ready'; id: string }
  /** No answer: who was here last goes on with what is on this device. */
  | { name: 'offline'; id: null }
  /** `id` is the session that ended: it never comes back. */
  | { name: 'ended'; id: string | null; reason: SessionEnd }

export type SessionEvent =
  | { type: 'found'; of: string | null; id: string }
  | { type: 'nobody'; of: string | null }
  | { type: 'no-answer'; remembered: boolean }
  | { type: 'filled'; id: string }
  | { type: 'credentials-sent' }
  | { type: 'signed-in'; id: string }
  | { type: 'asked-further'; step: SecondStep }
  | { type: 'refused' }
  | { type: 'started-over' }
  /** By the server, which says why. */
  | { type: 'ended'; id: string | null; reason: SessionEnd }
  | { type: 'signed-out' }

export const INITIAL_STATE: SessionState = { name: 'loading', id: null }
const SIGNED_OUT: SessionState = { name: 'signed-out', id: null }

type Transitions = {
  [Name in SessionState['name']]: {
    [Type in SessionEvent['type']]?: (
      state: Extract<SessionState, { name: Name }>,
      event: Extract<SessionEvent, { type: Type }>,
    ) => SessionState
  }
}

const load = (_: SessionState, { id }: { id: string }): SessionState => ({ name: 'loading', id })
const send = (back: SessionState): SessionState => ({ name: 'signing-in', id: null, back })
const follow = (
  state: SessionState,
  { of, id }: { of: string | null; id: string },
): SessionState => (of === state.id && id !== state.id ? { name: 'loading', id } : state)
const leave = (state: SessionState, { of }: { of: string | null }): SessionState =>
  of === state.id ? SIGNED_OUT : state
const end = (
  state: SessionState,
  { id, reason }: { id: string | null; reason: SessionEnd },
): SessionState => (id === state.id ? { name: 'ended', id, reason } : state)
const signOut = ({ id }: SessionState): SessionState => ({
  name: 'ended',
  id,
  reason: 'signed-out',
})

const PRESENT = {
  found: follow,
  nobody: leave,
  'credentials-sent': send,
  ended: end,
  'signed-out': signOut,
}

/** What is not named here changes nothing. */
const TRANSITIONS: Transitions = {
  loading: {
    ...PRESENT,
    filled: (state, { id }) => (id === state.id ? { name: 'ready', id } : state),
    'no-answer': (state, { remembered }) => (remembered ? { name: 'offline', id: null } : state),
  },
  'signed-out': { found: follow, 'credentials-sent': send, ended: end },
  'signing-in': {
    'signed-in': load,
    'asked-further': (_, { step }) => ({ name: 'second-step', id: null, step }),
    refused: ({ back }) => back,
    // What lies behind it ends, not the attempt.
    'signed-out': (state, event) => ({ ...state, back: nextState(state.back, event) }),
  },
  'second-step': { 'credentials-sent': send, 'started-over': () => SIGNED_OUT },
  ready: PRESENT,
  offline: PRESENT,
  ended: {
    found: (state, { of, id }) =>
      of === null && id !== state.id ? { name: 'loading', id } : state,
    'credentials-sent': send,
  },
}

/** The state after the event; the very same one when nothing changes. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  const transition = TRANSITIONS[state.name][event.type] as
    | ((state: SessionState, event: SessionEvent) => SessionState)
    | undefined
  return transition ? transition(state, event) : state
}

/** Of the session states that pages know; null while an answer is awaited and what was shown stays. */
export function statusOf({ name }: SessionState): 'authenticated' | 'unauthenticated' | null {
  if (name === 'ready' || name === 'offline') return 'authenticated'
  return name === 'signed-out' || name === 'ended' ? 'unauthenticated' : null
}
