/** Reads the session library's cookie: whole or in the pieces the library cuts it into. */
import { hash } from 'node:crypto'
import { decode } from '@auth/core/jwt'
import { LRUCache } from 'lru-cache'

const MAX_REMEMBERED = 50_000

export interface CookieSession {
  sessionId: string
}

export interface SessionCookies {
  name: string
  /** Null when there is none, or it is not ours, or it is too old. */
  read(cookieHeader: string | undefined): Promise<CookieSession | null>
}

/** On https of this host alone: no neighbour under the same name can plant one. */
export function sessionCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}authjs.session-token`
}

export function createSessionCookies(secret: string, secure: boolean): SessionCookies {
  const name = sessionCookieName(secure)
  // Decrypting costs more than everything else in a request, and most requests carry a known cookie.
  const known = new LRUCache<string, { sessionId: string; expires: number }>({
    max: MAX_REMEMBERED,
  })

  async function decrypt(token: string): Promise<CookieSession | null> {
    const key = hash('sha256', token, 'base64')
    const remembered = known.get(key)
    if (remembered && remembered.expires > Date.now()) return remembered
    try {
      const payload = await decode({ token, secret, salt: name })
      const sessionId = payload?.['sessionId']
      if (typeof sessionId !== 'string' || typeof payload?.exp !== 'number') return null
      known.set(key, { sessionId, expires: payload.exp * 1000 })
      return { sessionId }
    } catch {
      return null
    }
  }

  return {
    name,
    async read(header) {
      const token = header === undefined ? '' : tokenIn(header, name)
      return token === '' ? null : decrypt(token)
    },
  }
}

function tokenIn(header: string, name: string): string {
  const pieces: [number, string][] = []
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    const key = part.slice(0, at).trim()
    if (key !== name && !key.startsWith(`${name}.`)) continue
    pieces.push([Number(key.slice(name.length + 1) || 0), part.slice(at + 1).trim()])
  }
  return pieces
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value)
    .join('')
}
