/** The identity token of this tab: kept in memory only, and sent as the bearer of data calls. */

let token: string | null = null

export function identityToken(): string | null {
  return token
}

export function keepIdentityToken(next: string | null): void {
  token = next
}

/** Signing in happens on the server, so all that this browser holds of the identity is its token. */
export async function signOutOfIdentity(): Promise<void> {
  token = null
}
