/**
 * The life of a session in this browser: its states, and what leads from one to the next. Nothing is done
 * here; session.ts asks the server and acts. An answer names the session it was asked about (`of`): one
 * that comes too late, when somebody else is here already, changes nothing.
 */
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'

/** The password was right; now a code, a passkey, or either. */
export type SecondStep = 'app' | 'passkey' | 'any'

export type SessionEnd =
  /** The server's reasons; `expired` stands for any other. */
  | SessionInvalidReason
  | 'expired'
  /** They signed out, or the demo account they used was closed. */
  | 'signed-out'
  | 'inactive-demo'

export type SessionLife =
  /** Who is here, and what they have, is being asked. */
  | { name: 'loading'; id: string | null }
  | { name: 'signed-out'; id: null }
  /** Credentials are on their way; a refusal leads back. */
  | { name: 'signing-in'; id: null; back: SessionLife }
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
  | { type: 'ended'; id: string; reason: SessionEnd }
  | { type: 'signed-out' }

export const BEGINNING: SessionLife = { name: 'loading', id: null }
const SIGNED_OUT: SessionLife = { name: 'signed-out', id: null }

type Moves = {
  [Name in SessionLife['name']]: {
    [Type in SessionEvent['type']]?: (
      life: Extract<SessionLife, { name: Name }>,
      event: Extract<SessionEvent, { type: Type }>,
    ) => SessionLife
  }
}

const load = (_: SessionLife, { id }: { id: string }): SessionLife => ({ name: 'loading', id })
const send = (back: SessionLife): SessionLife => ({ name: 'signing-in', id: null, back })
const follow = (life: SessionLife, { of, id }: { of: string | null; id: string }): SessionLife =>
  of === life.id && id !== life.id ? { name: 'loading', id } : life
const leave = (life: SessionLife, { of }: { of: string | null }): SessionLife =>
  of === life.id ? SIGNED_OUT : life
const end = (life: SessionLife, { id, reason }: { id: string; reason: SessionEnd }): SessionLife =>
  id === life.id ? { name: 'ended', id, reason } : life
const signOut = ({ id }: SessionLife): SessionLife => ({ name: 'ended', id, reason: 'signed-out' })

const PRESENT = {
  found: follow,
  nobody: leave,
  'credentials-sent': send,
  ended: end,
  'signed-out': signOut,
}

/** What is not named here changes nothing. */
const MOVES: Moves = {
  loading: {
    ...PRESENT,
    filled: (life, { id }) => (id === life.id ? { name: 'ready', id } : life),
    'no-answer': (life, { remembered }) => (remembered ? { name: 'offline', id: null } : life),
  },
  'signed-out': { found: follow, 'credentials-sent': send },
  'signing-in': {
    'signed-in': load,
    'asked-further': (_, { step }) => ({ name: 'second-step', id: null, step }),
    refused: ({ back }) => back,
    // What lies behind it ends, not the attempt.
    'signed-out': (life, event) => ({ ...life, back: next(life.back, event) }),
  },
  'second-step': { 'credentials-sent': send, 'started-over': () => SIGNED_OUT },
  ready: PRESENT,
  offline: PRESENT,
  ended: {
    found: (life, { of, id }) => (of === null && id !== life.id ? { name: 'loading', id } : life),
    'credentials-sent': send,
  },
}

/** The state after the event; the very same one when nothing changes. */
export function next(life: SessionLife, event: SessionEvent): SessionLife {
  const move = MOVES[life.name][event.type] as
    | ((life: SessionLife, event: SessionEvent) => SessionLife)
    | undefined
  return move ? move(life, event) : life
}

/** Of the session states that pages know; null while an answer is awaited and what was shown stays. */
export function statusOf({ name }: SessionLife): 'authenticated' | 'unauthenticated' | null {
  if (name === 'ready' || name === 'offline') return 'authenticated'
  return name === 'signed-out' || name === 'ended' ? 'unauthenticated' : null
}
