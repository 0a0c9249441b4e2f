/** The keys a platform signs with: kept, and asked for anew when it signs with one that is not among them. */
import type { Platform } from '@panya/domain/lti/lti.ts'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { type AskPlatform, PlatformProblem } from './platform-request.ts'
import type { PlatformAddresses } from './platforms.ts'

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
    const keys = {
      find: createLocalJWKSet(await askForKeys(ask, platform)),
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

export async function askForKeys(
  ask: AskPlatform,
  platform: PlatformAddresses,
): Promise<JSONWebKeySet> {
  const { body } = await ask(platform, platform.keysUrl)
  const { keys } = (body ?? {}) as Partial<JSONWebKeySet>
  if (!Array.isArray(keys) || keys.length === 0) {
    throw new PlatformProblem('no-keys', new URL(platform.keysUrl).host)
  }
  return { keys }
}
