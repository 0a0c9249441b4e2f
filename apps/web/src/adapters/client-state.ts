/** Everything this browser remembers of a person; all but their work goes when they sign out. */
import { logFailure } from './log.ts'
import { forgetSession } from './session/current-session.ts'
import { forgetLeftovers } from './session/leftovers.ts'
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
  forgetLeftovers().catch((error: unknown) => logFailure('leftovers', error))
  for (const reset of resets) reset()
  useUserState.getState().reset()
}
