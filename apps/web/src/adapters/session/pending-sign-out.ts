/** A sign-out the server has not heard of yet: remembered, so that the next page load finishes it. */

const KEY = 'panya:sign-out-pending'

export function isSignOutPending(): boolean {
  return read() !== null
}

export function rememberSignOut(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Without storage the cookie is all there is, and it runs out by itself.
  }
}

export function signOutIsDone(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
