/** The keys a platform signs with: kept, and asked for anew when it signs with one that is not among them. */
import type { Platform } from '@panya/domain/lti/lti.ts'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import type { AskPlatform } from './platform-request.ts'

const KEPT_MS = 10 * 60_000
/** Whoever sends made-up key ids cannot make us ask all the time. */
const ASKING = { capacity: 5, refillMs: 30_000 }

interface KnownKeys {
  find: ReturnType<typeof createLocalJWKSet>
  until: number
}

export function createPlatformKeys(ask: AskPlatform, now: () => Date) {
  const known = new LRUCache<string, KnownKeys>({ max: 500 })
  const asking = new TokenBuckets(ASKING, now)

  async function fetchKeys(platform: Platform): Promise<KnownKeys> {
    const { body } = await ask(platform, platform.keysUrl)
    const keys = {
      find: createLocalJWKSet(body as JSONWebKeySet),
      until: now().getTime() + KEPT_MS,
    }
    known.set(platform.keysUrl, keys)
    return keys
  }

  return (platform: Platform): JWTVerifyGetKey =>
    async (header, token) => {
      const kept = known.get(platform.keysUrl)
      const current = kept && kept.until > now().getTime() ? kept : await fetchKeys(platform)
      try {
        return await current.find(header, token)
      } catch (error) {
        const unknown = error instanceof errors.JWKSNoMatchingKey
        if (!unknown || current !== kept || asking.take(platform.keysUrl) > 0) throw error
        return (await fetchKeys(platform)).find(header, token)
      }
    }
}
