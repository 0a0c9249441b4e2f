/** Everything this browser remembers of a person; all but their work goes when they sign out. */

import { forgetSession } from '../identity/current-session.ts'
import { logFailure } from '../log.ts'
import { useUserState } from '../user-state.ts'
import { clearDeviceData } from './clear-device-data.ts'
import { forgetUser } from './remembered-user.ts'

const resets = new Set<() => void>()

/** For whoever keeps something of a person in memory. */
export function onClientStateReset(reset: () => void): void {
  resets.add(reset)
}

export function resetClientState(): void {
  forgetSession()
  forgetUser()
  clearDeviceData().catch((error: unknown) => logFailure('clear device data', error))
  for (const reset of resets) reset()
  useUserState.getState().reset()
}
