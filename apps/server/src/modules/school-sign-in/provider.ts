/** A school's provider as the session library wants it described. */
import { setTimeout as delay } from 'node:timers/promises'
import { customFetch } from '@auth/core'
import type { OIDCConfig } from '@auth/core/providers'
import type { Profile } from '@auth/core/types'
import { providerId } from '@panya/domain/account/school-sign-in.ts'
import { createGuardedFetch } from '../../platform/http/guarded-fetch.ts'
import { createDescriptions, type Description, isSafeAddress } from './description.ts'
import type { School } from './schools.ts'

const DISCOVERY = '/.well-known/openid-configuration'
const FAREWELL_MS = 1000

export function createProviders(production: boolean, now: () => Date) {
  const describe = createDescriptions(now)

  /** It may be anywhere where the operator has named it. */
  function trustedOrigin({ issuer, trusted }: School): string | null {
    return trusted || !production ? new URL(issuer).origin : null
  }

  function fetchOf(school: School): typeof fetch {
    const origin = trustedOrigin(school)
    const ask = createGuardedFetch(origin)
    return async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString()
      if (!address.endsWith(DISCOVERY)) return ask(input, init)
      const question = { ask: () => ask(input, init), trusted: origin }
      return Response.json(await describe(address, question))
    }
  }

  async function findEndSession(school: School): Promise<string | null> {
    const address = school.issuer.replace(/\/$/, '') + DISCOVERY
    const answer = await fetchOf(school)(address, { headers: { accept: 'application/json' } })
    const { end_session_endpoint: found } = (await answer.json()) as Description
    return isSafeAddress(found, trustedOrigin(school)) ? found : null
  }

  return {
    /** Null when the provider has no sign-out, or does not answer: nobody who wants to go is held up. */
    endSessionOf: (school: School): Promise<string | null> =>
      Promise.race([
        findEndSession(school).catch(() => null),
        delay(FAREWELL_MS, null, { ref: false }),
      ]),
    providerOf(school: School): OIDCConfig<Profile> {
      const { preset, domain, name, issuer, clientId, clientSecret } = school
      // A machine is shared: whoever comes next must not be taken for the one before.
      const hints = {
        google: { prompt: 'select_account', hd: domain },
        entra: { prompt: 'select_account', domain_hint: domain },
        other: { prompt: 'login' },
      }[preset]
      return {
        id: providerId(domain),
        name,
        type: 'oidc',
        issuer,
        clientId,
        clientSecret,
        checks: ['pkce', 'state', 'nonce'],
        // Google and Entra say in the token of which organisation somebody is; others need not put an address there.
        idToken: preset !== 'other',
        authorization: { params: { scope: 'openid email profile', ...hints } },
        profile: ({ sub }) => ({ id: sub ?? '' }),
        options: { [customFetch]: fetchOf(school) },
      }
    },
  }
}
