/** Signing out of this browser, for every screen that offers it. */

import type { SchoolFarewell } from '@panya/domain/account/school-sign-in.ts'
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'
import { createSignOut, SIGN_OUT_DESTINATION } from '@panya/domain/session/sign-out.ts'
import { systemClock } from '@panya/domain/time/clock.ts'
import { signOutOfSession } from '../identity/auth-endpoints.ts'
import { currentSession } from '../identity/current-session.ts'
import { signOutOfIdentity } from '../identity/identity.ts'
import { rememberSignOut, signOutIsDone } from '../identity/pending-sign-out.ts'
import { logFailure } from '../log.ts'
import { resetClientState } from './client-state.ts'
import { useSchoolFarewell } from './school-farewell.ts'

export interface SignOutPresenter {
  /** Tells the person why they are signed out. */
  showReason(reason: SessionInvalidReason): void
  /** Tells the person that it went wrong. */
  showFailure(): void
  /** Goes to a path without a locale. */
  leave(destination: string): void
}

let presenter: SignOutPresenter = {
  showReason() {},
  showFailure() {},
  leave: (destination) => location.assign(destination),
}

export function presentSignOut(next: SignOutPresenter): void {
  presenter = next
}

export const showEndReason = (reason: SessionInvalidReason) => presenter.showReason(reason)

let leaving: string | null = null
let school: SchoolFarewell | null = null

async function force(): Promise<void> {
  rememberSignOut(leaving)
  try {
    await signOutOfSession()
    signOutIsDone()
  } catch (error) {
    logFailure('forced-sign-out', error)
  }
}

export const {
  signOut,
  isSigningOut,
  unloaded: signOutUnloaded,
} = createSignOut({
  clock: systemClock,
  resetState() {
    leaving = currentSession()?.sessionId ?? null
    school = null
    resetClientState()
  },
  signOutOfIdentity,
  async signOutOfSession() {
    school = await signOutOfSession()
  },
  onFailure(error) {
    logFailure('sign-out', error)
    presenter.showFailure()
  },
  force,
  leave(destination) {
    presenter.leave(destination)
    // Elsewhere somebody is on the way to something, or was sent away.
    useSchoolFarewell.setState({ school: destination === SIGN_OUT_DESTINATION ? school : null })
  },
})
