/** The state this browser's session is in. */
import { create } from 'zustand'
import { useUserState } from '../user-state.ts'
import { onClientStateReset } from './client-state.ts'
import { BEGINNING, next, type SessionEvent, type SessionLife, statusOf } from './session-life.ts'

const useSessionLife = create<SessionLife>()(() => BEGINNING)

export const sessionLife = useSessionLife.getState

/** True when it changed something. */
export function happen(event: SessionEvent): boolean {
  const before = sessionLife()
  const after = next(before, event)
  if (after === before) return false
  useSessionLife.setState(after, true)
  const status = statusOf(after)
  if (status) useUserState.getState().update({ status })
  return true
}

// Whatever a browser forgets somebody for, their session is over in it.
onClientStateReset(() => happen({ type: 'signed-out' }))
