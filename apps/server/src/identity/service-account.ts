/** The key of a Firebase project's owner: it removes and changes accounts, and vouches for people. */
import { importPKCS8, type JWTPayload, SignJWT } from 'jose'
import type { ServiceAccount } from '../platform/firebase-settings.ts'
import { Problem } from '../platform/http/problem.ts'

const TOKENS = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
/** Who is to believe that the owner vouches for somebody. */
const VOUCHED_TO =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const TIME_LIMIT_MS = 10_000
const AN_HOUR_S = 3600
const RENEW_BEFORE_MS = 60_000

/** Access tokens of the owner, each used as long as it is good. */
export function createOwnerToken(account: ServiceAccount, now: () => Date, tokens = TOKENS) {
  let kept: { token: string; until: number } | null = null

  return async function ownerToken(): Promise<string> {
    const at = now().getTime()
    if (kept !== null && kept.until - at > RENEW_BEFORE_MS) return kept.token
    const response = await fetch(tokens, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await assertion(account, at, tokens),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch(() => null)
    if (!response?.ok) throw new Problem('UNAVAILABLE', 'identity-service-away')
    const answer = (await response.json()) as { access_token: string; expires_in: number }
    kept = { token: answer.access_token, until: at + answer.expires_in * 1000 }
    return kept.token
  }
}

/** Lets somebody in whom the owner knows, without a password. */
export function createCustomToken(account: ServiceAccount, uid: string, at: Date): Promise<string> {
  return sign(account, { uid, sub: account.clientEmail }, at.getTime(), VOUCHED_TO)
}

function assertion(account: ServiceAccount, at: number, audience: string): Promise<string> {
  return sign(account, { scope: SCOPE }, at, audience)
}

async function sign(
  account: ServiceAccount,
  claims: JWTPayload,
  at: number,
  audience: string,
): Promise<string> {
  const key = await importPKCS8(account.privateKey, 'RS256')
  const issuedAt = Math.floor(at / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.clientEmail)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + AN_HOUR_S)
    .sign(key)
}
