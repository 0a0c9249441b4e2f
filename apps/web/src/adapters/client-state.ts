/** Everything this tab remembers of a person; all of it goes when they sign out. */
import { forgetSession } from './session/current-session.ts'
import { forgetUser } from './session/remembered-user.ts'
import { useUserState } from './user-state.ts'

const resets = new Set<() => void>()

/** For whoever keeps something of a person in memory. */
export function onClientStateReset(reset: () => void): void {
  resets.add(reset)
}

export function resetClientState(): void {
  forgetSession()
  forgetUser()
  for (const reset of resets) reset()
  useUserState.getState().reset()
}
