/** The state this browser's session is in. */
import { create } from 'zustand'
import { useUserState } from '../user-state.ts'
import { onClientStateReset } from './client-state.ts'
import {
  INITIAL_STATE,
  nextState,
  type SessionEvent,
  type SessionState,
  statusOf,
} from './session-machine.ts'

const useSessionState = create<SessionState>()(() => INITIAL_STATE)

export const sessionState = useSessionState.getState

/** True when it changed something. */
export function dispatchSessionEvent(event: SessionEvent): boolean {
  const before = sessionState()
  const after = nextState(before, event)
  if (after === before) return false
  useSessionState.setState(after, true)
  const status = statusOf(after)
  if (status) useUserState.getState().update({ status })
  return true
}

// Whatever a browser forgets somebody for, their session is over in it.
onClientStateReset(() => dispatchSessionEvent({ type: 'signed-out' }))
