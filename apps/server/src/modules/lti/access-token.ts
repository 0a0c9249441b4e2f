/** Access to a platform's services: we prove who we are with our key, and keep the token while it is good. */
import { randomUUID } from 'node:crypto'
import type { Platform } from '@panya/domain/lti/lti.ts'
import { SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { OwnKeys } from './own-keys.ts'
import { type AskPlatform, type PlatformAnswer, PlatformProblem } from './platform-request.ts'

/** As long as platforms take it: their clocks may be ahead of ours. */
const ASSERTION_SECONDS = 5 * 60
/** It may take a moment until the token is used. */
const MARGIN_SECONDS = 30

interface KeptToken {
  token: string
  until: number
}

export function createAccessTokens(ask: AskPlatform, keys: OwnKeys, now: () => Date) {
  const kept = new LRUCache<string, KeptToken>({ max: 1000 })

  async function assertion({ clientId, tokenUrl }: Platform): Promise<string> {
    const { kid, key } = await keys.signing()
    const issuedAt = Math.floor(now().getTime() / 1000)
    return new SignJWT()
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(tokenUrl)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ASSERTION_SECONDS)
      .sign(key)
  }

  async function fetchToken(platform: Platform, scope: string): Promise<KeptToken> {
    const { body } = await ask(platform, platform.tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await assertion(platform),
        scope,
      }),
    })
    const { access_token: token, expires_in: seconds } = (body ?? {}) as Record<string, unknown>
    if (typeof token !== 'string') throw new PlatformProblem('no-token')
    const life = typeof seconds === 'number' ? seconds : 60
    return { token, until: now().getTime() + (life - MARGIN_SECONDS) * 1000 }
  }

  /** A token that the platform does not take any more is asked for anew, once. */
  return async function askWithToken(
    platform: Platform,
    scope: string,
    url: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<PlatformAnswer> {
    const name = `${platform.id} ${scope}`
    const known = kept.get(name)
    const usable = known !== undefined && known.until > now().getTime() ? known : null
    const current = usable ?? (await fetchToken(platform, scope))
    kept.set(name, current)
    const send = ({ token }: KeptToken) =>
      ask(platform, url, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      })
    try {
      return await send(current)
    } catch (error) {
      const refused = error instanceof PlatformProblem && error.status === 401
      if (refused) kept.delete(name)
      if (!refused || usable === null) throw error
      const fresh = await fetchToken(platform, scope)
      kept.set(name, fresh)
      return send(fresh)
    }
  }
}
