/** Whose key is on this device, so that nobody needs to open a database to find out that there is none. */

const KEY = 'panya:key-of'

export function rememberKeyOwner(user: number): void {
  try {
    localStorage.setItem(KEY, `${user}`)
  } catch {
    // Without storage the key is looked for in vain, which only costs time.
  }
}

export function forgetKeyOwner(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

/** Null when there is none. */
export function keyOwner(): number | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}
