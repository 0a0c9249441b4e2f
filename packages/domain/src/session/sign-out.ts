/** Signs a browser out: client state first, then the identity service, then the session. */
import type { Clock } from '../time/clock.ts'

export const SIGN_OUT_GUARD_RESET_MS = 1000
export const SIGN_OUT_ERROR_TOAST_MS = 3000
export const SIGN_OUT_DESTINATION = '/home'
export const FORCED_SIGN_OUT_DESTINATION = '/signin'
/** Where somebody with an inactive demo entry is sent. */
export const INACTIVE_DEMO_DESTINATION = '/home'

export interface SignOutPorts {
  clock: Clock
  resetState(): void
  signOutOfIdentity(): Promise<void>
  signOutOfSession(): Promise<void>
  /** Shows that it went wrong. */
  onFailure(error: unknown): void
  /** Ends the session as far as this browser can, whatever the server says; never fails. */
  force(): Promise<void>
  leave(destination: string): void
}

export interface SignOut {
  signOut(destination?: string): Promise<void>
  /** From the first call until the guard opens again. */
  isSigningOut(): boolean
  /** The page goes away: the next one may sign out again. */
  unloaded(): void
}

export function createSignOut(ports: SignOutPorts): SignOut {
  let busy = false
  let cancelReset = () => {}

  function release() {
    cancelReset()
    busy = false
  }

  async function act() {
    try {
      ports.resetState()
      await ports.signOutOfIdentity()
      await ports.signOutOfSession()
    } catch (error) {
      ports.onFailure(error)
      await ports.force()
    }
  }

  return {
    async signOut(destination = SIGN_OUT_DESTINATION) {
      if (busy) return
      busy = true
      await act()
      cancelReset = ports.clock.after(SIGN_OUT_GUARD_RESET_MS, release)
      ports.leave(destination)
    },
    isSigningOut: () => busy,
    unloaded: release,
  }
}
