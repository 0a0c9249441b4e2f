/** Who used this browser last, so that their work opens without a connection. Holds no secret. */
import { type UserState, useUserState } from '../user-state.ts'

const KEY = 'panya:last-user'

/** Runs before the page is painted: whoever was here last never sees what is for visitors flash by (`.visitors-only`). */
export const REMEMBERED_USER_SCRIPT = `try{localStorage.getItem('${KEY}')&&(document.documentElement.dataset.remembered='')}catch(e){}`

export function rememberUser(): void {
  const { update: _, reset: __, status: ___, ...user } = useUserState.getState()
  try {
    localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // A full or forbidden storage only means that nothing opens offline.
  }
}

export function forgetUser(): void {
  delete document.documentElement.dataset['remembered']
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

export function rememberedUser(): UserState | null {
  try {
    const user = JSON.parse(localStorage.getItem(KEY) ?? 'null') as UserState | null
    // Without a connection nobody can choose a password, and nobody has to.
    return typeof user?.id === 'number' ? { ...user, mustChangePassword: false } : null
  } catch {
    return null
  }
}
