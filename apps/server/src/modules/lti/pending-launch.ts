/** A launch that waits for somebody's decision, kept encrypted in the browser that brought it. */
import { createEncryption } from '../../identity/encrypted-state.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import { type Launch, LaunchRefused } from './launch-message.ts'

const MINUTES = 20
/** Browsers keep no larger ones. */
const LARGEST_COOKIE = 3900

export interface KeptLaunch extends Launch {
  platformId: number
}

export type PendingLaunches = ReturnType<typeof createPendingLaunches>

export function createPendingLaunches(parts: { secret: string; secure: boolean; now: () => Date }) {
  const { now } = parts
  const name = `${parts.secure ? '__Secure-' : ''}lti-launch`
  const flags = `Path=/api/lti; HttpOnly; SameSite=Lax${parts.secure ? '; Secure' : ''}`
  const encryption = createEncryption(parts.secret, 'panya lti launch')
  return {
    cookieFor(launch: KeptLaunch): string {
      const until = now().getTime() + MINUTES * 60_000
      const value = encryption.encrypt({ ...launch, until })
      if (value.length > LARGEST_COOKIE) throw new LaunchRefused('too-large')
      return `${name}=${value}; Max-Age=${MINUTES * 60}; ${flags}`
    },
    read(cookieHeader: string | undefined): KeptLaunch | null {
      const value = cookieIn(cookieHeader ?? '', name)
      const kept = value && (encryption.decrypt(value) as (KeptLaunch & { until: number }) | null)
      return kept && kept.until > now().getTime() ? kept : null
    },
    /** Once it is answered. */
    forget: `${name}=; Max-Age=0; ${flags}`,
  }
}
