/** A sign-out the server has not heard of yet: remembered, so that the next page load finishes it. */

const KEY = 'panya:sign-out-pending'

export function isSignOutPending(): boolean {
  return read() !== null
}

/** Where nobody knew which session it was. */
const ANY = '1'

/** A page that is being left may say so late, when somebody else is here already: theirs is not meant. */
export function isPendingFor(sessionId: string): boolean {
  const pending = read()
  return pending === ANY || pending === sessionId
}

export function rememberSignOut(sessionId: string | null): void {
  try {
    localStorage.setItem(KEY, sessionId ?? ANY)
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
